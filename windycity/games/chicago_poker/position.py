"""Chicago Poker's position: every field once, with its range and who may see it. The nouns of the rules are defined here."""

from __future__ import annotations

from enum import IntEnum

from windycity.core.asking import match_fields
from windycity.core.events import MOST_SEATS
from windycity.core.fields import FLAG, NOBODY, OWN, Field, Kind, PerSeat, bits, choice, number
from windycity.core.position import Layout

SEATS = PerSeat(MOST_SEATS)
COLOURS, VALUES = 5, 15  # CP-1.1
GANGSTERS = COLOURS * VALUES
DECK = 81  # 75 gangsters and six specials
BUSINESSES, OF_A_KIND = 4, 5  # CP-1.3
SPOTS = 4  # where open businesses lie
ROW = 5  # CP-4.3
HAND_LIMIT = 7  # CP-4.2
HAND_SPACE = 16
DEALT = 5  # CP-2.1
ACTIONS = 3  # CP-3.1
LONG_TURN = 15  # CP-4.7.4: actions taken in a turn after which the Gun gives no more
MOST_ACTIONS = ACTIONS + 1  # CP-4.7.4: what is left after the Gun as first action; later it only refills what was taken
REPEATS = 10  # CP-5.6
QUIET_ROUNDS = 3  # CP-6.3
MOST_ROUNDS = 200  # CP-6.3
MOST_TURNS = MOST_ROUNDS * MOST_SEATS
OF_ONE_KIND_TO_WIN, IN_ALL_TO_WIN = 3, 5  # CP-6.1; or one of each kind
SHORT_OF_ONE_KIND_TO_WIN, SHORT_IN_ALL_TO_WIN = 2, 3  # CP-7.2
MOST_BULLETS = BUSINESSES * OF_A_KIND * MOST_SEATS  # CP-4.6: one for each player at each business

# Cards are numbered colour by colour, then the specials; two cards with the same number are equal to the players.
MURDER, RAID, LIMOUSINE, GUN, BLACKMAIL = range(GANGSTERS, GANGSTERS + 5)
CARDS = GANGSTERS + 5
UNKNOWN, NO_CARD = CARDS, CARDS + 1
NO_SPOT = SPOTS
NO_BUSINESS = BUSINESSES
NO_SEAT = MOST_SEATS


class Ask(IntEnum):
    """What the waiting seats are asked for."""

    NOTHING = 0
    ACTION = 1
    LIMOUSINE = 2
    DISCARD = 3
    TIEBREAK = 4


class Phase(IntEnum):
    """What comes next when nobody is asked."""

    DUELS = 0
    ACTIONS = 1
    TURN_END = 2


class Business(IntEnum):
    """The four kinds of business (CP-1.3)."""

    BAR = 0
    JAZZ_CLUB = 1
    BREWERY = 2
    GAMBLING_DEN = 3


class Reason(IntEnum):
    """Why the match ended."""

    NOT_OVER = 0
    THREE_OF_A_KIND = 1
    ONE_OF_EACH = 2
    FIVE_BUSINESSES = 3
    TWO_OF_A_KIND = 4
    THREE_BUSINESSES = 5
    LAST_BUSINESS = 6
    MOST_BUSINESSES = 7


class Luck(IntEnum):
    """The kinds of luck in this game, each with outcomes of its own."""

    CARD = 0
    BUSINESS = 1


SEAT = Kind("seat", 0, MOST_SEATS - 1, empty=NO_SEAT)
CARD = Kind("card", 0, CARDS - 1, empty=NO_CARD, unknown=UNKNOWN)
GANGSTER = CARD.within(0, GANGSTERS - 1)
SPOT = Kind("spot", 0, SPOTS - 1, empty=NO_SPOT)
BUSINESS = Kind("business", 0, BUSINESSES - 1, empty=NO_BUSINESS)
SEATS_IN = bits(MOST_SEATS)
SEEN = bits(MOST_SEATS, "spectators")

POSITION = Layout(
    "chicago-poker",
    [
        # The match, as every game has it.
        *match_fields(2, MOST_SEATS, Ask, Reason),
        # Options (CP-7).
        Field("specials", FLAG),
        Field("short", FLAG),
        # The turn (CP-3).
        Field("turn", number(0, MOST_TURNS)),
        Field("quiet_from", number(0, MOST_TURNS + 1)),
        Field("phase", choice(Phase)),
        Field("active", SEAT),
        Field("actions", number(0, MOST_ACTIONS)),
        Field("taken", number(0, LONG_TURN + MOST_ACTIONS)),
        # Hands and piles. In an observed position `pile` lists every card that its seat has not placed:
        # `pile_count` of them are the draw pile, `unplaced` of them lie elsewhere.
        Field("hand", CARD, (SEATS, HAND_SPACE), OWN),
        Field("hand_count", number(0, HAND_SPACE), (SEATS,)),
        Field("pile", CARD, (DECK,), NOBODY),
        Field("pile_count", number(0, DECK)),
        Field("unplaced", number(0, DECK)),
        Field("discards", CARD, (DECK,)),
        Field("discard_count", number(0, DECK)),
        # Businesses: in the pile (by kind, without order), open on the table, won, out of the game.
        Field("businesses", number(0, OF_A_KIND), (BUSINESSES,)),
        Field("spot_business", BUSINESS, (SPOTS,)),
        Field("spot_opened", number(0, BUSINESSES * OF_A_KIND), (SPOTS,)),
        Field("opened", number(0, BUSINESSES * OF_A_KIND)),
        Field("owned", number(0, OF_A_KIND), (SEATS, BUSINESSES)),
        Field("removed", number(0, OF_A_KIND), (BUSINESSES,)),
        # Rows at the open businesses: cards, facing, who has ever seen each (CP-4.5), bullets numbered as placed.
        Field("row", GANGSTER, (SPOTS, SEATS, ROW), "row_seen"),
        Field("row_seen", SEEN, (SPOTS, SEATS, ROW)),
        Field("row_up", FLAG, (SPOTS, SEATS, ROW), count="row_count"),
        Field("row_count", number(0, ROW), (SPOTS, SEATS)),
        Field("bullet", number(0, MOST_BULLETS), (SPOTS, SEATS)),
        Field("bullets", number(0, MOST_BULLETS)),
        # A Limousine under way (CP-4.7.3).
        Field("limousine_from", SPOT),
        Field("limousine_to", SPOT),
        Field("limousine_taken", FLAG),
        # A duel under way (CP-5), and the settling of a stalemate (CP-6.3).
        Field("duel", SPOT),
        Field("tied", SEATS_IN),
        Field("chosen", CARD, (SEATS,), OWN),
        Field("repeats", number(0, REPEATS)),
        Field("settling", FLAG),
    ],
)

EDITION = Layout("chicago-poker edition", [Field("face_up", FLAG, (BUSINESSES, ROW))])  # CP-4.4
