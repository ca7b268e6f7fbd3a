"""What can happen in Gangsters, each event with its facts: what a picture of it needs, and what everyone may know."""

from windycity.core.events import EventKinds, Facts


class Event(EventKinds):
    """Something that happened."""

    ORDER = 0, "The place of a player in the order of play."
    CLAIMED = 1, "A player claims a joint in the set-up."
    CHOSE_GANG = 2, "A player has chosen a gang, still hidden."
    PLACED = 3, "A player has placed the pieces, still hidden."
    REVEALED = 4, "A piece is revealed where it was placed."
    KEPT_MONEY = 5, "The money that a player keeps after the set-up."
    ROUND = 6, "A round begins."
    BOUGHT = 7, "A player buys a joint."
    RAISED = 8, "A player raises a joint by a level."
    EQUIPPED = 9, "A player buys the equipment of a piece."
    OFFERED = 10, "A player offers another a trade."
    ACCEPTED = 11, "The partner accepts an offer."
    REFUSED = 12, "The partner refuses an offer."
    CAPPED = 13, "A joint drops to the highest level it may now have."
    THREW = 14, "A player throws the five dice."
    DONUTS_GONE = 15, "The donuts of a cop are taken away."
    SHOWED = 16, "A player shows the bribe marker of a cop."
    BRIBES = 17, "A player tries to bribe a cop."
    COP_MOVED = 18, "A player sends a cop to a space."
    COP_DRAWN = 19, "A player calls a new cop."
    TOOK_SUBWAY = 20, "A cop takes the subway, and another one comes out."
    SENT_BACK = 21, "A bribed cop is sent back to where he came from."
    COP_LEFT = 22, "A cop leaves the board."
    GOT_DONUTS = 23, "A cop gets donuts from a player."
    RAIDED = 24, "A cop raids a joint."
    LOST_LEVEL = 25, "A joint loses a level."
    NEUTRAL = 26, "A joint has no owner any more."
    PUBLIC_LEFT = 27, "A member of the public leaves the board."
    COP_AIMS = 28, "A cop is set on the target that he will attack."
    MOVED = 29, "A player moves a piece."
    PUBLIC_MOVED = 30, "A player moves a member of the public."
    PUBLIC_DRAWN = 31, "A player draws a member of the public."
    RECRUITED = 32, "A player recruits members for a piece."
    RETURNED = 33, "A piece comes back to the board, clean."
    SEDUCED = 34, "Vamps seduce a member of another piece."
    GONE = 35, "A piece has lost its last member and leaves the board."
    PAID_BRIBE = 36, "A player pays for the bribe of a cop."
    DREW_MARKER = 37, "A player draws a marker from the bag to see whether a bribe works."
    EXTORTED = 38, "A piece extorts money."
    EARNED = 39, "A joint with public pays its owner."
    SHOT = 40, "A shoot-out between two targets."
    GUARDS_SHOT = 41, "A shoot-out between the guards of a joint and its attacker."
    CANCELLED = 42, "A shoot-out does not take place: the target is gone or clean."
    WORTH = 43, "What a player is worth at the end."
    ENDED = 44, "The match is over."
    NO_POLICE = 45, "A player leaves the police alone."
    OFFERING = 46, "A player takes a step of an offer: the trade so far."
    ANSWERED = 47, "A player has answered an ask that several get, in secret."
    PASSED = 48, "A cop gets no donuts, or goes on eating."
    DONE = 49, "A player moves no more."


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    PLACE = 0, "number", "The place in the order of play, from 1."
    SEAT = 1, "seat", "The player whom the event is about."
    JOINT = 2, "joint", "The joint, by its space."
    LEFT = 3, "number", "The money left for claims."
    PIECE = 4, "piece", "The piece, by its sort of gangster."
    STRENGTH = 5, "number", "The strength of the piece."
    MONEY = 6, "number", "The money that the player has or gets."
    ROUND = 7, "number", "The number of the round, from 1."
    PRICE = 8, "number", "What it costs."
    LEVEL = 9, "number", "The level of the joint afterwards."
    PARTNER = 10, "seat", "The player who is offered the trade."
    GIVE = 11, "joint", "The joint that the player gives, or `nothing`."
    PAY = 12, "number", "The money that the player pays."
    WANT = 13, "joint", "The joint that the player wants, or `nothing`."
    GET = 14, "number", "The money that the player gets."
    BLUE = 15, "number", "The face of the blue die."
    WHITE = 16, "number", "The face of the white die."
    GREEN = 17, "number", "The face of the green die."
    BLACK = 18, "number", "The face of the black die."
    RED = 19, "number", "The face of the red die."
    COP = 20, "cop", "The cop, by his number."
    ASIDE = 21, "number", "The money set aside for the bribe."
    SPACE = 22, "space", "The space where it happens, or where a walk ends."
    OTHER = 23, "cop", "The cop who comes out of the subway."
    DONUTS = 24, "number", "Which donuts: 1, or 2 after those."
    PUBLIC = 25, "public", "The member of the public."
    TARGET = 26, "target", "Who is attacked, seduced or gone."
    SIDE = 27, "side", "Whether the piece is clean or criminal."
    MEMBERS = 28, "number", "The number of members recruited."
    JOINS = 29, "flag", "Whether the one seduced joins the vamps."
    MARKER = 30, "marker", "The marker drawn."
    WORKED = 31, "flag", "Whether the bribe worked."
    ATTACKER = 32, "target", "Who attacks."
    HITS = 33, "number", "The hits of the attacker."
    HITS_BACK = 34, "number", "The hits of the side attacked."
    WORTH = 35, "number", "The player's worth."
    REASON = 36, "reason", "Why the match ended."
    WAY = 37, "space", "The spaces of a walk, from where it began to where it ended.", True
    FROM = 38, "space", "The space that the cop leaves."
    BACK_TO = 39, "space", "The space where a cop who is sent back stands again; none if that is not on the board.", True
    REPLACED = 40, "cop", "The cop who stands there again; none if no other had taken over from him.", True
    DICE = 41, "number", "The faces of the dice that were thrown for it, or used.", True
    DICE_BACK = 42, "number", "The faces that the side attacked throws.", True
    HIT_FROM = 43, "number", "The lowest face with which the attacker hits."
    HIT_BACK_FROM = 44, "number", "The lowest face with which the side attacked hits."
    KEPT = 45, "flag", "Whether the player keeps the marker."
    USED = 46, "die", "The colours of the dice that were used, in the order of `dice`.", True


# Both sides of a shoot-out: the throws, the lowest face that hits, and the hits.
THROWN = (Fact.DICE, Fact.HIT_FROM, Fact.HITS, Fact.DICE_BACK, Fact.HIT_BACK_FROM, Fact.HITS_BACK)
# A walk: the way, and the dice used.
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
# Left out of the news: parts of an offer, which is reported as a whole; and who has answered in secret, passes or is done.
SILENT = (Event.OFFERING, Event.ANSWERED, Event.PASSED, Event.DONE)
