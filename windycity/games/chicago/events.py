"""What can happen in Chicago, each with its facts in the order in which the rules tell them."""

from enum import IntEnum

from windycity.core.events import Facts


class Event(IntEnum):
    """Something that happened."""

    BOUGHT = 0
    ROUND = 1
    THREW = 2
    SKIPPED = 3
    SET_OUT = 4
    TOOK_BAR = 5
    CHIP_BACK = 6
    STOPPED = 7
    ATTACKED = 8
    FOUGHT = 9
    FELL = 10
    WAS_PAID = 11
    ROSE = 12
    PAYDAY = 13
    WORTH = 14
    ENDED = 15


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat"
    HEAD = 1, "head"
    MAN = 2, "man"
    ROUND = 3, "number"
    FIRST = 4, "number"
    SECOND = 5, "number"
    THIRD = 6, "number"
    FROM = 7, "space"
    STEPS = 8, "number"
    SPACE = 9, "space"
    DEFENDER = 10, "seat"
    FACE = 11, "number"
    OTHER = 12, "man"
    OTHER_FACE = 13, "number"
    MONEY = 14, "number"
    PLACES = 15, "number"
    HEADS = 16, "number"
    REASON = 17, "reason"


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.BOUGHT: (Fact.SEAT, Fact.HEAD, Fact.MAN),
    Event.ROUND: (Fact.ROUND,),
    Event.THREW: (Fact.SEAT, Fact.FIRST, Fact.SECOND, Fact.THIRD),
    Event.SKIPPED: (Fact.SEAT,),
    Event.SET_OUT: (Fact.SEAT, Fact.MAN, Fact.FROM, Fact.STEPS),
    Event.TOOK_BAR: (Fact.SEAT, Fact.SPACE),
    Event.CHIP_BACK: (Fact.SEAT, Fact.SPACE),
    Event.STOPPED: (Fact.SEAT, Fact.MAN, Fact.SPACE),
    Event.ATTACKED: (Fact.SEAT, Fact.MAN, Fact.SPACE, Fact.DEFENDER),
    Event.FOUGHT: (Fact.SEAT, Fact.MAN, Fact.FACE, Fact.DEFENDER, Fact.OTHER, Fact.OTHER_FACE),
    Event.FELL: (Fact.SEAT, Fact.MAN, Fact.HEAD),
    Event.WAS_PAID: (Fact.SEAT, Fact.MONEY),
    Event.ROSE: (Fact.SEAT, Fact.MAN, Fact.HEAD),
    Event.PAYDAY: (Fact.SEAT, Fact.MONEY),
    Event.WORTH: (Fact.SEAT, Fact.MONEY, Fact.PLACES, Fact.HEADS),
    Event.ENDED: (Fact.REASON,),
}
