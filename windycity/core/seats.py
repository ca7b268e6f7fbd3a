"""Sets of seats, as bits: a seat is in a set if its bit is 1."""

from __future__ import annotations

from windycity.core.kernel import kernel


@kernel
def everyone(s):
    """All seats."""
    return (1 << s.seats) - 1


@kernel
def first_seat(seats_in):
    """The first seat of a set, which is not empty."""
    seat = 0
    while seats_in >> seat & 1 == 0:
        seat += 1
    return seat


@kernel
def has_several(seats_in):
    """Whether there is more than one seat in a set."""
    return seats_in & (seats_in - 1) != 0


@kernel
def rank_in(best, leaders, seat, value):
    """Rank a seat by its value: return the best value so far, and the set of those who have it.

    Ranking begins with a best value of 0, and nobody who has it.
    """
    if value > best:
        return value, 1 << seat
    return best, leaders | 1 << seat if value == best else leaders
