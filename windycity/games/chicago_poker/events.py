"""What can happen in Chicago Poker, each with its facts in the order in which the rules log them."""

from enum import IntEnum

from windycity.core.events import Facts


class Event(IntEnum):
    """Something that happened."""

    DEALT = 0
    OPENED = 1
    TURN = 2
    DREW = 3
    SHUFFLED = 4
    LAID = 5
    BULLET = 6
    MURDERED = 7
    RAIDED = 8
    SAW = 9
    DROVE = 10
    MOVED = 11
    GUN = 12
    BLACKMAILED = 13
    NO_EFFECT = 14
    DISCARDED = 15
    SKIPPED = 16
    DUEL = 17
    TURNED_UP = 18
    SHOWED = 19
    TIED = 20
    CHOSE = 21
    SHOWED_CARD = 22
    TOOK = 23
    SETTLING = 24
    REMOVED = 25
    ENDED = 26
    WAIVED = 27
    FINISHED = 28


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat"
    CARD = 1, "card"
    SPOT = 2, "spot"
    BUSINESS = 3, "business"
    ACTIONS = 4, "number"
    CARDS = 5, "number"
    UP = 6, "flag"
    VICTIM = 7, "seat"
    PLACE = 8, "place"
    FROM = 9, "spot"
    TO = 10, "spot"
    OWNER = 11, "seat"
    COMBINATION = 12, "combination"
    REASON = 13, "reason"
    ROW = 14, "card", True


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.DEALT: (Fact.SEAT, Fact.CARD),
    Event.OPENED: (Fact.SPOT, Fact.BUSINESS),
    Event.TURN: (Fact.SEAT, Fact.ACTIONS),
    Event.DREW: (Fact.SEAT, Fact.CARD),
    Event.SHUFFLED: (Fact.CARDS,),
    Event.LAID: (Fact.SEAT, Fact.SPOT, Fact.UP, Fact.CARD),
    Event.BULLET: (Fact.SEAT, Fact.SPOT),
    Event.MURDERED: (Fact.SEAT, Fact.SPOT, Fact.VICTIM, Fact.CARD),
    Event.RAIDED: (Fact.SEAT, Fact.SPOT, Fact.VICTIM),
    Event.SAW: (Fact.SEAT, Fact.SPOT, Fact.VICTIM, Fact.PLACE, Fact.CARD),
    Event.DROVE: (Fact.SEAT, Fact.FROM, Fact.TO),
    Event.MOVED: (Fact.SEAT, Fact.FROM, Fact.PLACE, Fact.TO, Fact.UP, Fact.CARD),
    Event.GUN: (Fact.SEAT, Fact.ACTIONS),
    Event.BLACKMAILED: (Fact.SEAT, Fact.CARD),
    Event.NO_EFFECT: (Fact.SEAT, Fact.CARD),
    Event.DISCARDED: (Fact.SEAT, Fact.CARD),
    Event.SKIPPED: (Fact.SEAT,),
    Event.DUEL: (Fact.SPOT, Fact.OWNER),
    Event.TURNED_UP: (Fact.SPOT, Fact.SEAT, Fact.PLACE, Fact.CARD),
    Event.SHOWED: (Fact.SPOT, Fact.SEAT, Fact.COMBINATION, Fact.ROW),
    Event.TIED: (Fact.SPOT, Fact.SEAT),
    Event.CHOSE: (Fact.SEAT, Fact.CARD),
    Event.SHOWED_CARD: (Fact.SEAT, Fact.CARD),
    Event.TOOK: (Fact.SEAT, Fact.SPOT, Fact.BUSINESS),
    Event.SETTLING: (Fact.SEAT,),
    Event.REMOVED: (Fact.SPOT, Fact.BUSINESS),
    Event.ENDED: (Fact.REASON,),
    Event.WAIVED: (Fact.SEAT, Fact.ACTIONS),
    # The Limousine has taken its last card.
    Event.FINISHED: (Fact.SEAT,),
}

# Never left out of the news: duels with all that they bring.
NOTABLE = (
    *(Event.BULLET, Event.DUEL, Event.SHOWED, Event.TIED, Event.CHOSE, Event.SHOWED_CARD),
    *(Event.TOOK, Event.SETTLING, Event.REMOVED, Event.ENDED),
)
# Left out of the news: a row is reported as a whole when it is shown, a ride card by card.
SILENT = (Event.TURNED_UP, Event.FINISHED)
