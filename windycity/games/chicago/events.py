"""What can happen in Chicago, each with its facts in the order in which the rules tell them."""

from enum import IntEnum


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


# For each event the names of its facts, each with the kind of thing it is.
FACTS: dict[Event, dict[str, str]] = {
    Event.BOUGHT: {"seat": "seat", "head": "head", "man": "man"},
    Event.ROUND: {"round": "number"},
    Event.THREW: {"seat": "seat", "first": "number", "second": "number", "third": "number"},
    Event.SKIPPED: {"seat": "seat"},
    Event.SET_OUT: {"seat": "seat", "man": "man", "from": "space", "steps": "number"},
    Event.TOOK_BAR: {"seat": "seat", "space": "space"},
    Event.CHIP_BACK: {"seat": "seat", "space": "space"},
    Event.STOPPED: {"seat": "seat", "man": "man", "space": "space"},
    Event.ATTACKED: {"seat": "seat", "man": "man", "space": "space", "defender": "seat"},
    Event.FOUGHT: {"seat": "seat", "man": "man", "face": "number", "defender": "seat", "other": "man", "other_face": "number"},
    Event.FELL: {"seat": "seat", "man": "man", "head": "head"},
    Event.WAS_PAID: {"seat": "seat", "money": "number"},
    Event.ROSE: {"seat": "seat", "man": "man", "head": "head"},
    Event.PAYDAY: {"seat": "seat", "money": "number"},
    Event.WORTH: {"seat": "seat", "money": "number", "places": "number", "heads": "number"},
    Event.ENDED: {"reason": "reason"},
}
