"""What can happen in Chicago Gangsters, each with its facts in the order in which the rules tell them."""

from enum import IntEnum


class Event(IntEnum):
    """Something that happened."""

    DEALT = 0
    PUT_ASIDE = 1
    PERSON_DEALT = 2
    MR_X_DREW = 3
    MR_X = 4
    CLAN = 5
    ROUND = 6
    COALITION = 7
    LOOT = 8
    JOINED = 9
    DECLARED = 10
    DUELLED = 11
    GODFATHER = 12
    NO_GODFATHER = 13
    OUSTED = 14
    SAID = 15
    SILENT = 16
    SHOWED = 17
    LAID = 18
    BRUISER = 19
    HID = 20
    TURNED_UP = 21
    STRENGTH = 22
    HIDDEN_UP = 23
    KEPT_WORD = 24
    BROKE_WORD = 25
    WON = 26
    NO_LOOT = 27
    GOT = 28
    RECRUITED = 29
    PAID = 30
    DREW = 31
    FORFEITED = 32
    SHUFFLED = 33
    DISCARDED = 34
    TOOK_BACK = 35
    SOLD = 36
    LEFT = 37
    GODFATHER_POINT = 38
    END_CARD = 39
    SHOWDOWN = 40
    ENDED = 41
    NOBODY_DECLARED = 42


# For each event the names of its facts, each with the kind of thing it is.
FACTS: dict[Event, dict[str, str]] = {
    Event.DEALT: {"seat": "seat", "card": "card"},
    Event.PUT_ASIDE: {"person": "person"},
    Event.PERSON_DEALT: {"seat": "seat", "person": "person"},
    Event.MR_X_DREW: {"seat": "seat", "card": "card"},
    Event.MR_X: {"seat": "seat"},
    Event.CLAN: {"seat": "seat", "clan": "clan"},
    Event.ROUND: {"round": "number", "district": "district", "person": "person"},
    Event.COALITION: {"coalition": "coalition", "challengers": "seats", "defenders": "seats"},
    Event.LOOT: {"loot": "loot"},
    Event.JOINED: {"seat": "seat", "side": "side", "cards": "number"},
    Event.DECLARED: {"seats": "seats"},
    Event.DUELLED: {"seat": "seat", "card": "card"},
    Event.GODFATHER: {"seat": "seat"},
    Event.NO_GODFATHER: {"seats": "seats"},
    Event.OUSTED: {"seat": "seat"},
    Event.SAID: {"seat": "seat", "strength": "number"},
    Event.SILENT: {"seat": "seat"},
    Event.SHOWED: {"seat": "seat", "card": "card"},
    Event.LAID: {"seat": "seat", "cards": "number"},
    Event.BRUISER: {"seat": "seat"},
    Event.HID: {"seat": "seat"},
    Event.TURNED_UP: {"seat": "seat", "card": "card", "usable": "flag"},
    Event.STRENGTH: {"side": "side", "strength": "number"},
    Event.HIDDEN_UP: {"seat": "seat", "card": "card", "usable": "flag"},
    Event.KEPT_WORD: {"seat": "seat", "said": "number", "brought": "number"},
    Event.BROKE_WORD: {"seat": "seat", "said": "number", "brought": "number"},
    Event.WON: {"side": "side", "strength": "number", "losers": "number"},
    Event.NO_LOOT: {"side": "side"},
    Event.GOT: {"seat": "seat", "alcohol": "number", "means": "number"},
    Event.RECRUITED: {"seat": "seat", "person": "person"},
    Event.PAID: {"seat": "seat", "partner": "seat", "payment": "payment"},
    Event.DREW: {"seat": "seat", "card": "card"},
    Event.FORFEITED: {"seat": "seat"},
    Event.SHUFFLED: {"cards": "number"},
    Event.DISCARDED: {"seat": "seat", "card": "card"},
    Event.TOOK_BACK: {"seat": "seat", "card": "card"},
    Event.SOLD: {"seat": "seat", "person": "person"},
    Event.LEFT: {"person": "person"},
    Event.GODFATHER_POINT: {"seat": "seat"},
    Event.END_CARD: {"rounds": "number"},
    Event.SHOWDOWN: {"seat": "seat", "prize": "prize", "score": "number", "alcohol": "number"},
    Event.ENDED: {"reason": "reason"},
    Event.NOBODY_DECLARED: {},
}
