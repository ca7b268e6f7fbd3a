"""The nouns of Moonshine, and the position of a match."""

from enum import IntEnum

from windycity.core.events import MOST_SEATS, SPECTATOR
from windycity.core.fields import NOBODY, OWN, Field, Kind, Of, PerSeat, bits, choice, number
from windycity.core.position import Layout

TRUTH = SPECTATOR + 1  # whose a position is that nobody observes
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
Event = IntEnum("Event", "DEALT TURN OFFERED TAKEN REFUSED SCORED ENDED", start=0)

POSITION = Layout(
    "moonshine",
    [
        # As every game has it.
        Field("seats", number(2, SEATS)),
        Field("ask", choice(Ask)),
        Field("waiting", bits(SEATS)),
        Field("reason", choice(Reason)),
        Field("winners", bits(SEATS)),
        Field("seen_by", Kind("eye", 0, TRUTH, names=(*map(str, range(MOST_SEATS)), "spectator", "truth"))),
        # Crates. An observed position has those in `pile` that its seat cannot place; `offered` is still in the hand.
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
