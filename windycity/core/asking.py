"""The fields of a match that every game has, and the kernels that write them: who is asked for what, and the end.

A game with sealed asks keeps all seats that take part in one in `asked`, finished or not; it asks with `ask_one` and `ask_all`.
A game without them asks with `ask_openly`.
"""

from __future__ import annotations

from enum import IntEnum

from windycity.core.events import MOST_SEATS, SPECTATOR, fact, log_event
from windycity.core.fields import Field, Kind, bits, choice, number
from windycity.core.kernel import kernel

TRUTH = SPECTATOR + 1  # a value of seen_by: the whole truth, not observed by anyone
EYE = Kind("eye", 0, TRUTH, names=(*map(str, range(MOST_SEATS)), "spectator", "truth"))
NOTHING = 0  # the first of every game's asks
NOT_OVER = 0  # the first of every game's reasons for the end


def match_fields(
    least: int, most: int, asks: type[IntEnum], reasons: type[IntEnum], *, keeps_asked: bool = False
) -> tuple[Field, ...]:
    """Declare the fields of a match that every game has, for least to most seats."""
    assert (asks(NOTHING).name, reasons(NOT_OVER).name) == ("NOTHING", "NOT_OVER")
    seats_in = bits(most)
    return (
        Field("seats", number(least, most)),
        Field("ask", choice(asks)),
        Field("waiting", seats_in),
        *((Field("asked", seats_in),) if keeps_asked else ()),
        Field("reason", choice(reasons)),
        Field("winners", seats_in),
        Field("seen_by", EYE),
    )


@kernel
def ask_openly(s, ask, seat):
    """Ask one seat, in a game that keeps nobody in `asked`."""
    s.ask = ask
    s.waiting = 1 << seat


@kernel
def ask_one(s, ask, seat):
    """Ask one seat."""
    ask_all(s, ask, 1 << seat)


@kernel
def ask_all(s, ask, seats_asked):
    """Ask some seats at once; with nobody to ask, nothing is asked."""
    if seats_asked != 0:
        s.ask = ask
        s.waiting = seats_asked
        s.asked = seats_asked


@kernel
def end_match(s, winners, reason, event, name, log):
    """End the match: set winners and reason, stop asking, and log an event with the reason as a fact of that name."""
    s.winners = winners
    s.reason = reason
    s.ask = NOTHING
    s.waiting = 0
    log_event(log, event)
    fact(log, name, reason)


@kernel
def is_asked_or_over(s):
    """Whether somebody is asked while the match goes on, and nobody once it is over."""
    over = s.reason != NOT_OVER
    return over == (s.waiting == 0) and over == (s.ask == NOTHING) and over == (s.winners != 0)
