"""Gangsters' position: every field once, with its range and who may see it. The nouns of the rules are defined here."""

from __future__ import annotations

from enum import IntEnum

from windycity.core.asking import match_fields
from windycity.core.fields import FLAG, NOBODY, OWN, Field, Kind, Of, PerSeat, bits, choice, number
from windycity.core.position import Layout

MOST_SEATS = 4
SEATS = PerSeat(MOST_SEATS)
PIECES = 3  # GA-1.1: racketeers, thugs, vamps
COLOURS = 6  # GA-1.2
JOINTS = 39
COPS, LOWEST_COP = 9, 2  # GA-1.3: cop 0 has the number 2
MARKERS = COPS + 1  # GA-1.3: a bribe marker for every cop, and Untouchables, which are all alike
UNTOUCHABLE = COPS
MOST_UNTOUCHABLES = 6
MOST_PUBLIC = 20
STATIONS = 6
DICE, FACES = 5, 6  # GA-1.4
MOST_SPACES = 180  # joints first, then grey buildings, then streets
MOST_NEIGHBOURS = 7  # four streets and three doors
WORD = 60  # spaces in a word of bits
WORDS = MOST_SPACES // WORD
SIDES = 2  # GA-5.5: clean, criminal
# GA-5.7: the dice that wheels can add, as the pieces they belong to.
MIXES = 4
MIX_OF_DICE = ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1))
MOST_STEPS = 3 * FACES  # GA-5.7: wheels
CLAIMS, CLAIM_LIMIT = 3, 1100  # GA-2.1
GANG_MONEY = 2100  # GA-2.2
MEMBER_PRICE, VAMP_PRICE = 100, 300  # GA-2.2, GA-6.1
MOST_STRENGTH = (10, 10, 3)  # GA-1.1
EQUIPMENT_PRICE = (1000, 1000, 300)  # GA-5.7: wheels, heaters, clothes
OFFERS = 3  # GA-3.3
CASH_STEPS = (100, 500, 1000, 5000)  # an offer's cash is named in these steps
BRIBE_PRICE = 100  # GA-4.2
EXTORTED = 100  # GA-7.1
RECRUITS = 7  # GA-6.2: less the blue die
GUARDS_OF_LEVEL = 2  # GA-8.3
JOINTS_TO_WIN, CASH_TO_WIN = 10, 10_000  # GA-10.1
ROUNDS = 60  # GA-10.2
TRIES = 24  # bribes that are remembered
# No edition can pay so much in 60 rounds that cash exceeds this, or that worth, with the joints, exceeds the range of a fact.
MOST_CASH = 900_000_000
MOST_LEVEL = JOINTS - COLOURS + 1  # GA-3.2: all joints of a colour, when every other colour has one


class Piece(IntEnum):
    """The three pieces of a gang (GA-1.1)."""

    RACKETEERS = 0
    THUGS = 1
    VAMPS = 2


class Die(IntEnum):
    """The five dice (GA-1.4); the die of a piece is GREEN plus the piece."""

    BLUE = 0
    WHITE = 1
    GREEN = 2
    BLACK = 3
    RED = 4


class Did(IntEnum):
    """What a piece of the active player has done this turn (GA-5.1)."""

    NOTHING = 0
    MOVED = 1
    RECRUITED = 2


class Ask(IntEnum):
    """What the waiting seats are asked for, in the order of a turn."""

    NOTHING = 0
    CLAIM = 1
    GANG = 2
    PLACE = 3
    BUY = 4
    GIVE = 5
    WANT = 6
    CASH = 7
    ACCEPT = 8
    DONUTS = 9
    POLICE = 10
    COP_TO = 11
    REACT = 12
    FEED = 13
    TARGET = 14
    MOVE = 15
    PUBLIC_TO = 16
    SEDUCE = 17
    RETURN = 18
    KEEP = 19
    SHIELD = 20
    ATTACK = 21
    SHOOT = 22


class Phase(IntEnum):
    """What comes next when nobody is asked: the order of a turn."""

    CLAIM = 0
    GANG = 1
    PLACE = 2
    REVEAL = 3
    BUY = 4
    THROW = 5
    DONUTS = 6
    POLICE = 7
    REACT = 8
    ARRIVE = 9
    TARGET = 10
    COUNT_MOVES = 11
    MOVE = 12
    SEDUCE = 13
    BRIBE = 14
    INCOME = 15
    COP_SHOOTS = 16
    DONUT_SHOOTS = 17
    PIECES_SHOOT = 18
    GUARDS_SHOOT = 19
    TURN_ENDS = 20


class Outcome(IntEnum):
    """What is known of a bribe."""

    UNKNOWN = 0
    FAILED = 1
    WORKED = 2


class Reason(IntEnum):
    """Why the match ended."""

    NOT_OVER = 0
    COLOUR = 1
    TEN_JOINTS = 2
    CASH = 3
    RICHEST = 4


class Luck(IntEnum):
    """The kinds of luck in this game, each with outcomes of its own."""

    DIE = 0
    GANG = 1
    COP = 2
    MARKER = 3
    PUBLIC = 4


NO_SPACE = MOST_SPACES
NO_SEAT = MOST_SEATS
NO_PIECE = PIECES
NO_COP = COPS
NO_JOINT, UNKNOWN_JOINT = JOINTS, JOINTS + 1
NO_MARKER, UNKNOWN_MARKER = MARKERS, MARKERS + 1
NO_STATION = STATIONS
NO_PUBLIC = MOST_PUBLIC
TARGETS = MOST_SEATS * PIECES + COPS  # every piece, then every cop
FIRST_COP_TARGET = MOST_SEATS * PIECES
NO_TARGET = TARGETS

SEAT = Kind("seat", 0, MOST_SEATS - 1, empty=NO_SEAT)
SEATS_IN = bits(MOST_SEATS)
SPACE = Kind("space", 0, MOST_SPACES - 1, empty=NO_SPACE)
JOINT = Kind("joint", 0, JOINTS - 1, empty=NO_JOINT, unknown=UNKNOWN_JOINT)
PIECE = Kind("piece", 0, PIECES - 1, empty=NO_PIECE)
COP = Kind("cop", 0, COPS - 1, empty=NO_COP)
MARKER = Kind("marker", 0, MARKERS - 1, empty=NO_MARKER, unknown=UNKNOWN_MARKER)
PUBLIC_KIND = Kind("public", 0, MOST_PUBLIC - 1, empty=NO_PUBLIC)
TARGET = Kind("target", 0, TARGETS - 1, empty=NO_TARGET)
COPS_IN = number(0, (1 << COPS) - 1)
COUNTS = Of(MARKERS, "marker")
ALL_JOINTS, ALL_COPS, ALL_PUBLIC = Of(JOINTS, "joint"), Of(COPS, "cop"), Of(MOST_PUBLIC, "public")
WORD_OF_BITS = number(0, (1 << WORD) - 1)

POSITION = Layout(
    "gangsters",
    [
        # The match, as every game has it; `asked` are all who take part in a sealed ask, finished or not.
        *match_fields(2, MOST_SEATS, Ask, Reason, keeps_asked=True),
        # The turn: the order of play (GA-2.1), the place of the active player in it, and the dice (GA-4.1).
        Field("round", number(0, ROUNDS)),
        Field("phase", choice(Phase)),
        Field("order", SEAT, (MOST_SEATS,)),
        Field("place", number(0, MOST_SEATS)),
        Field("active", SEAT),
        Field("dice", number(0, FACES), (DICE,)),
        Field("cash", number(0, MOST_CASH), (SEATS,)),
        # The joints (GA-1.2).
        Field("owner", SEAT, (ALL_JOINTS,)),
        Field("level", number(0, MOST_LEVEL), (ALL_JOINTS,)),
        # The pieces (GA-1.1): strength 0 is not on the board.
        Field("strength", number(0, max(MOST_STRENGTH)), (SEATS, PIECES)),
        Field("piece_at", SPACE, (SEATS, PIECES)),
        Field("criminal", FLAG, (SEATS, PIECES)),
        Field("equipped", FLAG, (SEATS, PIECES)),
        # The set-up (GA-2.2, GA-2.3), secret until all is revealed.
        Field("hired", number(0, max(MOST_STRENGTH)), (SEATS, PIECES), OWN),
        Field("placing", JOINT, (SEATS, PIECES), OWN),
        # Cops, their donuts (GA-4.9) and the public; those without a place are in their bags.
        Field("cop_at", SPACE, (ALL_COPS,)),
        Field("fed", COP, (SEATS,)),
        Field("donuts", number(0, 2), (SEATS,)),
        Field("public_at", SPACE, (ALL_PUBLIC,)),
        # Bribe markers (GA-4.2). In an observed position the bag has every marker that its seat cannot place.
        Field("bag", number(0, MOST_UNTOUCHABLES), (COUNTS,), NOBODY),
        Field("bag_empty", FLAG),
        Field("held", number(0, MOST_UNTOUCHABLES), (SEATS, COUNTS), OWN, known="shown"),
        Field("shown", number(0, 1), (SEATS, COUNTS)),  # seen with somebody who kept it
        Field("standing", number(0, MOST_UNTOUCHABLES), (SEATS,), OWN),  # Untouchables to put back before another draws
        Field("ordered", FLAG, (SEATS,), OWN),  # since the last other answer
        Field("drawn", MARKER, (SEATS,), OWN),
        Field("showing", COPS_IN, (SEATS,), OWN),
        # What is remembered of bribes, oldest first: by whom, of whom, what everyone knows of it, what each seat knows.
        Field("tries", number(0, TRIES)),
        Field("try_seat", SEAT, (TRIES,)),
        Field("try_cop", COP, (TRIES,)),
        Field("try_told", choice(Outcome), (TRIES,)),
        Field("try_known", number(0, 2), (SEATS, TRIES), OWN),
        Field("elsewhere", COPS_IN, (SEATS,), OWN),  # cops whose markers the seat knows others hold
        # Step by step: buying and trading (GA-3).
        Field("bought", FLAG),
        Field("offers", number(0, OFFERS)),
        Field("partner", SEAT),
        Field("give", JOINT),
        Field("want", JOINT),
        Field("pay", number(0, MOST_CASH)),
        Field("get", number(0, MOST_CASH)),
        # The police step (GA-4): the cop who moves, from where, whom he replaced, whom he will attack; the bribe.
        Field("mover", COP),
        Field("moved_from", SPACE),
        Field("replaced", COP),
        Field("target", TARGET),
        Field("obliged", COP),
        Field("bribing", COP),
        Field("aside", number(0, BRIBE_PRICE * FACES)),
        # The moves (GA-5, GA-6, GA-9).
        Field("moves", number(0, max(MOST_STRENGTH))),
        Field("did", choice(Did), (PIECES,)),
        Field("driven", FLAG, (PIECES,)),  # dice that wheels have used
        Field("public_moved", FLAG, (ALL_PUBLIC,)),
        Field("entering", PUBLIC_KIND),
        Field("recruited", number(0, RECRUITS)),
        Field("returning", PIECE),
        Field("seductions", number(0, 2)),
        # The shoot-outs (GA-8): cops with donuts and pieces still to be asked or to attack.
        Field("deciding", SEATS_IN),
        Field("attackers", FLAG, (PIECES,)),
    ],
)

EDITION = Layout(
    "gangsters edition",
    [
        Field("spaces", number(0, MOST_SPACES)),
        Field("grey", number(0, MOST_SPACES)),  # the count of grey buildings, which follow the joints
        Field("colour", number(0, COLOURS - 1), (JOINTS,)),
        Field("price", number(0, 10_000), (JOINTS,)),
        Field("of_colour", number(0, JOINTS), (COLOURS,)),  # the count of joints of each colour
        Field("by_price", number(0, JOINTS - 1), (JOINTS,)),  # the joints, cheapest first
        Field("most_income", number(0, MOST_CASH)),  # of all players together in one turn (GA-7)
        Field("degree", number(0, MOST_NEIGHBOURS), (MOST_SPACES,)),
        Field("next_to", SPACE, (MOST_SPACES, MOST_NEIGHBOURS)),  # along streets and through doors
        Field("links", number(0, (1 << JOINTS) - 1), (JOINTS,)),  # joints that share a wall, as bits
        Field("station", SPACE, (STATIONS,)),
        Field("station_on", Kind("station", 0, STATIONS - 1, empty=NO_STATION), (MOST_SPACES,)),
        # Exact walks that pass through no building: where they end, as bits, for each start and number of steps,
        # on foot and with one ride on the subway.
        Field("on_foot", WORD_OF_BITS, (MOST_SPACES, FACES + 1, WORDS)),
        Field("by_subway", WORD_OF_BITS, (MOST_SPACES, FACES + 1, WORDS)),
        Field("untouchables", number(0, MOST_UNTOUCHABLES)),
        Field("publics", number(0, MOST_PUBLIC)),
        Field("public_value", number(0, 9), (MOST_PUBLIC,)),
    ],
)
