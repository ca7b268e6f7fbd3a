"""Chicago's position: every field once, with its range and who may see it. The nouns of the rules are defined here."""

from __future__ import annotations

from enum import IntEnum

from windycity.core.asking import match_fields
from windycity.core.fields import Field, Kind, Of, PerSeat, choice, number
from windycity.core.position import Layout

MOST_SEATS = 4
SEATS = PerSeat(MOST_SEATS)
DISTRICTS = 4  # CH-1.3
PLAN = 12  # spaces on each side of a district's plan
MOST_SPACES = DISTRICTS * PLAN * PLAN
MOST_NEIGHBOURS = 11  # four sides, and from an exit the seven others
BODIES, CHIPS = 20, 30  # CH-1.1
DICE = 3  # CH-1.2
FACES = 6
START_MONEY = 50  # CH-2.1
MOST_MONEY = 30_000  # more than all gangs together can have on a board full of the most expensive bars: see rules/gains.py
ROUNDS = 24  # CH-1.4
PHASE_OF_ROUNDS = 6  # CH-5.3: payment after every sixth round except the last
CENTRAL_BARS = 8  # CH-1.3
CASINOS_TO_WIN, YELLOWS_TO_WIN = 3, 5  # CH-6.1
MOST_BAR_WORTH, MOST_WORTH = 9, 99  # CH-1.3: a bar's worth is one digit on the plan, a casino's at most two
TOO_FAR = 120  # steps: more than any distance


class Head(IntEnum):
    """A man's rank by his head (CH-1.1); a body without one is not in play yet, one that is out stays out."""

    NONE = 0
    BLUE = 1
    GREEN = 2
    RED = 3
    YELLOW = 4
    OUT = 5


WORTH = (0, 10, 25, 40, 50, 0)  # CH-1.1
HEADS_IN_BANK = (0, 40, 40, 20, 20, 0)  # CH-1.1


class Sort(IntEnum):
    """What a space is."""

    STREET = 0
    BAR = 1
    CASINO = 2
    HEADQUARTERS = 3


class Ask(IntEnum):
    """What the waiting seat is asked for."""

    NOTHING = 0
    BUY = 1
    MOVE = 2
    FROM = 3
    STEP = 4
    FIGHT = 5


class Phase(IntEnum):
    """What comes next when nobody is asked."""

    FIRST_BUYING = 0
    THROW = 1
    TURN = 2
    WALK = 3
    FIGHT = 4
    BUYING = 5


class Reason(IntEnum):
    """Why the match ended."""

    NOT_OVER = 0
    THREE_CASINOS = 1
    CENTRAL_BARS = 2
    FIVE_YELLOWS = 3
    RICHEST = 4


class Luck(IntEnum):
    """The kinds of luck in this game, each with outcomes of its own."""

    DIE = 0


NO_SPACE = MOST_SPACES
NO_SEAT = MOST_SEATS
NO_MAN = BODIES

SEAT = Kind("seat", 0, MOST_SEATS - 1, empty=NO_SEAT)
SPACE = Kind("space", 0, MOST_SPACES - 1, empty=NO_SPACE)
MAN = Kind("man", 0, BODIES - 1, empty=NO_MAN)
SPACES = Of(MOST_SPACES, "space")

POSITION = Layout(
    "chicago",
    [
        # The match, as every game has it.
        *match_fields(2, MOST_SEATS, Ask, Reason),
        # The turn (CH-3). A used die shows 0.
        Field("round", number(0, ROUNDS)),
        Field("phase", choice(Phase)),
        Field("active", SEAT),
        Field("dice", number(0, FACES), (DICE,)),
        # The men: where each is (a man with a head but no place is in reserve), and his head.
        Field("man_at", SPACE, (SEATS, BODIES)),
        Field("head", choice(Head), (SEATS, BODIES)),
        # The board: whose men are on each space, their count, and whose chip is there.
        Field("gang_on", SEAT, (SPACES,)),
        Field("men_on", number(0, BODIES), (SPACES,)),
        Field("chip", SEAT, (SPACES,)),
        Field("chips", number(0, CHIPS), (SEATS,)),
        Field("money", number(0, MOST_MONEY), (SEATS,)),
        Field("bank", number(0, 40), (6,)),
        # A walk under way: the man is off the board, and `walk_at` is where he is.
        Field("walker", MAN),
        Field("walk_from", SPACE),
        Field("walk_at", SPACE),
        Field("steps", number(0, DICE * FACES)),
    ],
)

EDITION = Layout(
    "chicago edition",
    [
        Field("spaces", number(0, MOST_SPACES)),
        Field("sort", choice(Sort), (MOST_SPACES,)),
        Field("worth", number(0, MOST_WORTH), (MOST_SPACES,)),
        Field("central", number(0, 1), (MOST_SPACES,)),
        Field("degree", number(0, MOST_NEIGHBOURS), (MOST_SPACES,)),
        Field("next_to", SPACE, (MOST_SPACES, MOST_NEIGHBOURS)),
        Field("headquarters", SPACE, (DISTRICTS,)),
        Field("casino", SPACE, (DISTRICTS,)),
        Field("distance", number(0, TOO_FAR), (MOST_SPACES, MOST_SPACES)),  # steps on a board without men, past all headquarters
        Field("fight_die", number(0, FACES), (6, FACES)),  # by head
    ],
)
