"""What can happen in Gangsters, each with its facts: what a picture of it needs, and what everyone may know."""

from enum import IntEnum

from windycity.core.events import Facts


class Event(IntEnum):
    """Something that happened."""

    ORDER = 0
    CLAIMED = 1
    CHOSE_GANG = 2
    PLACED = 3
    REVEALED = 4
    KEPT_MONEY = 5
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
    OFFERING = 46
    ANSWERED = 47
    PASSED = 48
    DONE = 49


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    PLACE = 0, "number"
    SEAT = 1, "seat"
    JOINT = 2, "joint"
    LEFT = 3, "number"
    PIECE = 4, "piece"
    STRENGTH = 5, "number"
    MONEY = 6, "number"
    ROUND = 7, "number"
    PRICE = 8, "number"
    LEVEL = 9, "number"
    PARTNER = 10, "seat"
    GIVE = 11, "joint"
    PAY = 12, "number"
    WANT = 13, "joint"
    GET = 14, "number"
    BLUE = 15, "number"
    WHITE = 16, "number"
    GREEN = 17, "number"
    BLACK = 18, "number"
    RED = 19, "number"
    COP = 20, "cop"
    ASIDE = 21, "number"
    SPACE = 22, "space"
    OTHER = 23, "cop"
    DONUTS = 24, "number"
    PUBLIC = 25, "public"
    TARGET = 26, "target"
    SIDE = 27, "side"
    MEMBERS = 28, "number"
    JOINS = 29, "flag"
    MARKER = 30, "marker"
    WORKED = 31, "flag"
    ATTACKER = 32, "target"
    HITS = 33, "number"
    HITS_BACK = 34, "number"
    WORTH = 35, "number"
    REASON = 36, "reason"
    WAY = 37, "space", True  # from where a walk began to where it ended
    FROM = 38, "space"
    BACK_TO = 39, "space", True  # where a cop who is sent back stands again, if that is on the board
    REPLACED = 40, "cop", True  # who stands there again, if another cop had taken over from him
    DICE = 41, "number", True  # the faces of the dice that were thrown for it, or used
    DICE_BACK = 42, "number", True
    HIT_FROM = 43, "number"  # the lowest face that hits
    HIT_BACK_FROM = 44, "number"
    KEPT = 45, "flag"
    USED = 46, "die", True  # the colours of the dice that were used, in the order of DICE


# Both sides of a shoot-out: what they threw, the lowest face that hits, and the hits.
THROWN = (Fact.DICE, Fact.HIT_FROM, Fact.HITS, Fact.DICE_BACK, Fact.HIT_BACK_FROM, Fact.HITS_BACK)
# A walk: the way, and the dice it was made by.
WALK = (Fact.WAY, Fact.USED, Fact.DICE)
TRADE = (Fact.SEAT, Fact.PARTNER, Fact.GIVE, Fact.PAY, Fact.WANT, Fact.GET)
# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.ORDER: (Fact.PLACE, Fact.SEAT),
    Event.CLAIMED: (Fact.SEAT, Fact.JOINT, Fact.PRICE, Fact.LEFT),
    Event.CHOSE_GANG: (Fact.SEAT,),
    Event.PLACED: (Fact.SEAT,),
    Event.REVEALED: (Fact.SEAT, Fact.PIECE, Fact.STRENGTH, Fact.JOINT),
    Event.KEPT_MONEY: (Fact.SEAT, Fact.MONEY),
    Event.ROUND: (Fact.ROUND,),
    Event.BOUGHT: (Fact.SEAT, Fact.JOINT, Fact.PRICE),
    Event.RAISED: (Fact.SEAT, Fact.JOINT, Fact.LEVEL, Fact.PRICE),
    Event.EQUIPPED: (Fact.SEAT, Fact.PIECE, Fact.PRICE),
    Event.OFFERED: TRADE,
    Event.ACCEPTED: TRADE,
    Event.REFUSED: TRADE,
    Event.CAPPED: (Fact.JOINT, Fact.LEVEL),
    Event.THREW: (Fact.SEAT, Fact.BLUE, Fact.WHITE, Fact.GREEN, Fact.BLACK, Fact.RED),
    Event.DONUTS_GONE: (Fact.COP, Fact.SEAT),
    Event.SHOWED: (Fact.SEAT, Fact.COP, Fact.KEPT),
    Event.BRIBES: (Fact.SEAT, Fact.COP, Fact.ASIDE),
    Event.COP_MOVED: (Fact.SEAT, Fact.COP, Fact.SPACE, *WALK),
    Event.COP_DRAWN: (Fact.SEAT, Fact.COP),
    Event.TOOK_SUBWAY: (Fact.SEAT, Fact.COP, Fact.OTHER, Fact.FROM),
    Event.SENT_BACK: (Fact.COP, Fact.FROM, Fact.BACK_TO, Fact.REPLACED),
    Event.COP_LEFT: (Fact.COP, Fact.SPACE),
    Event.GOT_DONUTS: (Fact.COP, Fact.SEAT, Fact.DONUTS),
    Event.RAIDED: (Fact.COP, Fact.JOINT),
    Event.LOST_LEVEL: (Fact.JOINT, Fact.LEVEL),
    Event.NEUTRAL: (Fact.JOINT, Fact.SEAT),
    Event.PUBLIC_LEFT: (Fact.PUBLIC, Fact.SPACE),
    Event.COP_AIMS: (Fact.COP, Fact.TARGET),
    Event.MOVED: (Fact.SEAT, Fact.PIECE, Fact.SPACE, Fact.SIDE, *WALK),
    Event.PUBLIC_MOVED: (Fact.SEAT, Fact.PUBLIC, Fact.SPACE, *WALK),
    Event.PUBLIC_DRAWN: (Fact.SEAT, Fact.PUBLIC),
    Event.RECRUITED: (Fact.SEAT, Fact.PIECE, Fact.MEMBERS, Fact.STRENGTH, Fact.PRICE, Fact.USED, Fact.DICE),
    Event.RETURNED: (Fact.SEAT, Fact.PIECE, Fact.SPACE),
    Event.SEDUCED: (Fact.SEAT, Fact.TARGET, Fact.SPACE, Fact.JOINS),
    Event.GONE: (Fact.TARGET, Fact.SPACE),
    Event.PAID_BRIBE: (Fact.SEAT, Fact.COP, Fact.PRICE),
    Event.DREW_MARKER: (Fact.SEAT, Fact.COP, Fact.MARKER, Fact.WORKED),
    Event.EXTORTED: (Fact.SEAT, Fact.PIECE, Fact.SPACE, Fact.MONEY),
    Event.EARNED: (Fact.SEAT, Fact.JOINT, Fact.PUBLIC, Fact.MONEY),
    Event.SHOT: (Fact.ATTACKER, Fact.TARGET, Fact.SPACE, *THROWN),
    Event.GUARDS_SHOT: (Fact.JOINT, Fact.TARGET, *THROWN),
    Event.CANCELLED: (Fact.ATTACKER, Fact.TARGET),
    Event.WORTH: (Fact.SEAT, Fact.WORTH),
    Event.ENDED: (Fact.REASON,),
    Event.NO_POLICE: (Fact.SEAT,),
    Event.OFFERING: TRADE,
    Event.ANSWERED: (Fact.SEAT,),
    Event.PASSED: (Fact.SEAT, Fact.COP),
    Event.DONE: (Fact.SEAT,),
}
# Left out of the news: an offer is reported when it is made; who has answered in secret, passes or is done, a picture shows.
SILENT = (Event.OFFERING, Event.ANSWERED, Event.PASSED, Event.DONE)
