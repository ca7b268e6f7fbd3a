"""The nouns of Moonshine, and the position of a match."""

from enum import IntEnum

from windycity.core.asking import match_fields
from windycity.core.events import EventKinds, Facts
from windycity.core.fields import NOBODY, OWN, Field, Of, PerSeat, number
from windycity.core.position import Layout

OF_A_KIND, HAND = 6, 3  # MO-1.1: crates of either kind; MO-1.2: crates in a hand
ALL = 2 * OF_A_KIND
SEATS, CRATES = PerSeat(4), Of(2, "crate")


class Crate(IntEnum):
    """What a crate holds."""

    WHISKY = 0
    WATER = 1


Ask = IntEnum("Ask", "NOTHING OFFER ANSWER", start=0)
Reason = IntEnum("Reason", "NOT_OVER SOLD_OUT", start=0)
Luck = IntEnum("Luck", "CRATE", start=0)
Flaw = IntEnum("Flaw", "SOUND CRATE_MISSING HAND_MISCOUNTED ASK_MISFIT POINTS_MISFIT", start=0)


class Event(EventKinds):
    """Something that happened."""

    DEALT = 0, "A player is dealt a crate."
    TURN = 1, "A player is to offer a crate."
    OFFERED = 2, "A player offers a crate to the next player."
    TAKEN = 3, "A player takes the crate that is offered, and opens it."
    REFUSED = 4, "A player refuses the crate that is offered, which is opened."
    SCORED = 5, "A player scores."
    ENDED = 6, "The match is over."


class Fact(Facts):
    """The names of the facts that events have, each with its kind of thing."""

    SEAT = 0, "seat", "The player whom the event is about."
    CRATE = 1, "crate", "What the crate holds."
    POINTS = 2, "number", "The points scored."
    REASON = 3, "reason", "Why the match ended."


POSITION = Layout(
    "moonshine",
    [
        *match_fields(2, SEATS, Ask, Reason),
        # Crates. An observed position has in `pile` those that its seat cannot place; `offered` is still in the hand.
        Field("turn", number(0, ALL)),
        Field("pile", number(0, OF_A_KIND), (CRATES,), NOBODY),
        Field("pile_count", number(0, ALL)),
        Field("hand", number(0, HAND), (SEATS, CRATES), OWN, count="hand_count"),
        Field("hand_count", number(0, HAND), (SEATS,)),
        Field("offered", number(0, 1), (SEATS, CRATES), OWN, count="offering", part_of="hand"),
        Field("offering", number(0, 1), (SEATS,)),
        Field("opened", number(0, OF_A_KIND), (CRATES,)),
        Field("points", number(0, 3 * ALL), (SEATS,)),
    ],
)
EDITION = Layout("moonshine edition", [Field("taken", number(1, 3)), Field("refused", number(1, 3))])
