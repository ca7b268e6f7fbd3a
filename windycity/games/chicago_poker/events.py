"""What can happen in Chicago Poker, each with its facts in the order in which the rules tell them."""

from enum import IntEnum


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


# For each event the names of its facts, each with the kind of thing it is.
FACTS: dict[Event, dict[str, str]] = {
    Event.DEALT: {"seat": "seat", "card": "card"},
    Event.OPENED: {"spot": "spot", "business": "business"},
    Event.TURN: {"seat": "seat", "actions": "number"},
    Event.DREW: {"seat": "seat", "card": "card"},
    Event.SHUFFLED: {"cards": "number"},
    Event.LAID: {"seat": "seat", "spot": "spot", "up": "flag", "card": "card"},
    Event.BULLET: {"seat": "seat", "spot": "spot"},
    Event.MURDERED: {"seat": "seat", "spot": "spot", "victim": "seat", "card": "card"},
    Event.RAIDED: {"seat": "seat", "spot": "spot", "victim": "seat"},
    Event.SAW: {"seat": "seat", "spot": "spot", "victim": "seat", "place": "place", "card": "card"},
    Event.DROVE: {"seat": "seat", "from": "spot", "to": "spot"},
    Event.MOVED: {"seat": "seat", "from": "spot", "place": "place", "to": "spot", "up": "flag", "card": "card"},
    Event.GUN: {"seat": "seat", "actions": "number"},
    Event.BLACKMAILED: {"seat": "seat", "card": "card"},
    Event.NO_EFFECT: {"seat": "seat", "card": "card"},
    Event.DISCARDED: {"seat": "seat", "card": "card"},
    Event.SKIPPED: {"seat": "seat"},
    Event.DUEL: {"spot": "spot", "owner": "seat"},
    Event.TURNED_UP: {"spot": "spot", "seat": "seat", "place": "place", "card": "card"},
    Event.SHOWED: {"spot": "spot", "seat": "seat", "combination": "combination"},
    Event.TIED: {"spot": "spot", "seat": "seat"},
    Event.CHOSE: {"seat": "seat"},
    Event.SHOWED_CARD: {"seat": "seat", "card": "card"},
    Event.TOOK: {"seat": "seat", "spot": "spot", "business": "business"},
    Event.SETTLING: {"seat": "seat"},
    Event.REMOVED: {"spot": "spot", "business": "business"},
    Event.ENDED: {"reason": "reason"},
    Event.WAIVED: {"seat": "seat", "actions": "number"},
}

# What is never left out when people are told the news: duels with all that they bring.
NOTABLE = (
    *(Event.BULLET, Event.DUEL, Event.SHOWED, Event.TIED, Event.CHOSE, Event.SHOWED_CARD),
    *(Event.TOOK, Event.SETTLING, Event.REMOVED, Event.ENDED),
)
