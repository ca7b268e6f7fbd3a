"""Sets of seats, as bits: a seat is in a set if its bit is 1."""

from __future__ import annotations

from windycity.core.kernel import kernel


@kernel
def everyone(s):
    """Return the set of all seats."""
    return (1 << s.seats) - 1


@kernel
def first_seat(seats_in):
    """Return the first seat of a set that is not empty."""
    seat = 0
    while seats_in >> seat & 1 == 0:
        seat += 1
    return seat


@kernel
def seat_after(seat, places, seats):
    """Return the seat `places` (at most `seats`) after another, around a table of `seats`."""
    after = seat + places
    return after if after < seats else after - seats


@kernel
def has_several(seats_in):
    """Whether a set has more than one seat."""
    return seats_in & (seats_in - 1) != 0


@kernel
def rank_in(best, leaders, seat, value):
    """Rank a seat by its value: return the best value so far, and the set of seats that have it.

    Ranking begins with a best value of 0 and an empty set.
    """
    if value > best:
        return value, 1 << seat
    return best, leaders | 1 << seat if value == best else leaders
