"""What can happen in Chicago, each with its facts."""

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
    USED_DICE = 16
    STEPPED = 17
    FINISHED = 18
    LEFT_DICE = 19


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat"
    HEAD = 1, "head"
    MAN = 2, "man"
    ROUND = 3, "number"
    DICE = 4, "number", True
    FROM = 5, "space"
    TO = 6, "space"
    STEPS = 7, "number"
    SPACE = 8, "space"
    DEFENDER = 9, "seat"
    FACE = 10, "number"
    OTHER = 11, "man"
    OTHER_FACE = 12, "number"
    MONEY = 13, "number"
    PLACES = 14, "number"
    HEADS = 15, "number"
    REASON = 16, "reason"
    RESERVE = 17, "flag"
    SPACES = 18, "space", True  # the bars and casinos that are counted
    MEN = 19, "man", True  # the men whose heads are counted


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.BOUGHT: (Fact.SEAT, Fact.HEAD, Fact.MAN, Fact.RESERVE),
    Event.ROUND: (Fact.ROUND,),
    Event.THREW: (Fact.SEAT, Fact.DICE),
    Event.SKIPPED: (Fact.SEAT,),
    Event.USED_DICE: (Fact.SEAT, Fact.MAN, Fact.DICE),
    Event.SET_OUT: (Fact.SEAT, Fact.MAN, Fact.FROM, Fact.STEPS),
    Event.STEPPED: (Fact.SEAT, Fact.MAN, Fact.FROM, Fact.TO),
    Event.TOOK_BAR: (Fact.SEAT, Fact.SPACE),
    Event.CHIP_BACK: (Fact.SEAT, Fact.SPACE),
    Event.STOPPED: (Fact.SEAT, Fact.MAN, Fact.SPACE),
    Event.ATTACKED: (Fact.SEAT, Fact.MAN, Fact.SPACE, Fact.DEFENDER),
    Event.FOUGHT: (Fact.SEAT, Fact.MAN, Fact.FACE, Fact.DEFENDER, Fact.OTHER, Fact.OTHER_FACE),
    Event.FELL: (Fact.SEAT, Fact.MAN, Fact.HEAD, Fact.SPACE),
    Event.WAS_PAID: (Fact.SEAT, Fact.MONEY),
    Event.ROSE: (Fact.SEAT, Fact.MAN, Fact.HEAD),
    Event.PAYDAY: (Fact.SEAT, Fact.MONEY, Fact.SPACES),
    Event.WORTH: (Fact.SEAT, Fact.MONEY, Fact.PLACES, Fact.SPACES, Fact.HEADS, Fact.MEN),
    Event.ENDED: (Fact.REASON,),
    # A gang buys no more heads.
    Event.FINISHED: (Fact.SEAT,),
    Event.LEFT_DICE: (Fact.SEAT, Fact.DICE),
}

# Never left out of the news.
NOTABLE = (Event.ATTACKED, Event.FOUGHT, Event.FELL, Event.ROSE, Event.PAYDAY)
# Left out of the news: a walk is reported by where it begins, what it takes and where it ends; and what is not done.
SILENT = (Event.USED_DICE, Event.STEPPED, Event.FINISHED, Event.LEFT_DICE)
