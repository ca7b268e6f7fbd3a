"""What can happen in Gangsters, each with its facts in the order in which the rules tell them."""

from enum import IntEnum


class Event(IntEnum):
    """Something that happened."""

    ORDER = 0
    CLAIMED = 1
    CHOSE_GANG = 2
    PLACED = 3
    REVEALED = 4
    KEPT_CASH = 5
    ROUND = 6
    BOUGHT = 7
    RAISED = 8
    EQUIPPED = 9
    OFFERED = 10
    ACCEPTED = 11
    REFUSED = 12
    CAPPED = 13
    THREW = 14
    DONUTS_GONE = 15
    SHOWED = 16
    BRIBES = 17
    COP_MOVED = 18
    COP_DRAWN = 19
    TOOK_SUBWAY = 20
    SENT_BACK = 21
    COP_LEFT = 22
    GOT_DONUTS = 23
    RAIDED = 24
    LOST_LEVEL = 25
    NEUTRAL = 26
    PUBLIC_LEFT = 27
    COP_AIMS = 28
    MOVED = 29
    PUBLIC_MOVED = 30
    PUBLIC_DRAWN = 31
    RECRUITED = 32
    RETURNED = 33
    SEDUCED = 34
    GONE = 35
    PAID_BRIBE = 36
    DREW_MARKER = 37
    EXTORTED = 38
    EARNED = 39
    SHOT = 40
    GUARDS_SHOT = 41
    CANCELLED = 42
    WORTH = 43
    ENDED = 44
    NO_POLICE = 45


# For each event the names of its facts, each with the kind of thing it is.
FACTS: dict[Event, dict[str, str]] = {
    Event.ORDER: {"place": "number", "seat": "seat"},
    Event.CLAIMED: {"seat": "seat", "joint": "joint", "left": "number"},
    Event.CHOSE_GANG: {"seat": "seat"},
    Event.PLACED: {"seat": "seat"},
    Event.REVEALED: {"seat": "seat", "piece": "piece", "strength": "number", "joint": "joint"},
    Event.KEPT_CASH: {"seat": "seat", "cash": "number"},
    Event.ROUND: {"round": "number"},
    Event.BOUGHT: {"seat": "seat", "joint": "joint", "price": "number"},
    Event.RAISED: {"seat": "seat", "joint": "joint", "level": "number", "price": "number"},
    Event.EQUIPPED: {"seat": "seat", "piece": "piece", "price": "number"},
    Event.OFFERED: {"seat": "seat", "partner": "seat", "give": "joint", "pay": "number", "want": "joint", "get": "number"},
    Event.ACCEPTED: {"partner": "seat"},
    Event.REFUSED: {"partner": "seat"},
    Event.CAPPED: {"joint": "joint", "level": "number"},
    Event.THREW: {"seat": "seat", "blue": "number", "white": "number", "green": "number", "black": "number", "red": "number"},
    Event.DONUTS_GONE: {"cop": "cop"},
    Event.SHOWED: {"seat": "seat", "cop": "cop"},
    Event.BRIBES: {"seat": "seat", "cop": "cop", "aside": "number"},
    Event.COP_MOVED: {"seat": "seat", "cop": "cop", "space": "space"},
    Event.COP_DRAWN: {"seat": "seat", "cop": "cop"},
    Event.TOOK_SUBWAY: {"seat": "seat", "cop": "cop", "other": "cop"},
    Event.SENT_BACK: {"cop": "cop"},
    Event.COP_LEFT: {"cop": "cop"},
    Event.GOT_DONUTS: {"cop": "cop", "donuts": "number"},
    Event.RAIDED: {"cop": "cop", "joint": "joint"},
    Event.LOST_LEVEL: {"joint": "joint", "level": "number"},
    Event.NEUTRAL: {"joint": "joint"},
    Event.PUBLIC_LEFT: {"public": "public"},
    Event.COP_AIMS: {"cop": "cop", "target": "target"},
    Event.MOVED: {"seat": "seat", "piece": "piece", "space": "space", "side": "side"},
    Event.PUBLIC_MOVED: {"seat": "seat", "public": "public", "space": "space"},
    Event.PUBLIC_DRAWN: {"seat": "seat", "public": "public"},
    Event.RECRUITED: {"seat": "seat", "piece": "piece", "members": "number", "price": "number"},
    Event.RETURNED: {"seat": "seat", "piece": "piece", "space": "space"},
    Event.SEDUCED: {"seat": "seat", "target": "target", "joins": "flag"},
    Event.GONE: {"target": "target"},
    Event.PAID_BRIBE: {"seat": "seat", "cop": "cop", "price": "number"},
    Event.DREW_MARKER: {"seat": "seat", "cop": "cop", "marker": "marker", "worked": "flag"},
    Event.EXTORTED: {"seat": "seat", "piece": "piece", "space": "space", "cash": "number"},
    Event.EARNED: {"seat": "seat", "joint": "joint", "cash": "number"},
    Event.SHOT: {"attacker": "target", "target": "target", "hits": "number", "hits_back": "number"},
    Event.GUARDS_SHOT: {"joint": "joint", "target": "target", "hits": "number", "hits_back": "number"},
    Event.CANCELLED: {"attacker": "target"},
    Event.WORTH: {"seat": "seat", "worth": "number"},
    Event.ENDED: {"reason": "reason"},
    Event.NO_POLICE: {"seat": "seat"},
}
