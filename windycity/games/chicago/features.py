"""Chicago for programs that learn: what a seat knows, which is everything, as a row of numbers.

Seats are counted from the observing seat, in the order of play. Where the four corners of a board are numbered alike, spaces
are turned as well, so that the observing seat's corner is the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.features import MOST, Axis, Features
from windycity.core.kernel import kernel
from windycity.core.names import name_of
from windycity.games.chicago.position import (
    BODIES,
    CHIPS,
    DICE,
    DISTRICTS,
    FACES,
    HEADS_IN_BANK,
    MOST_SEATS,
    MOST_SPACES,
    NO_MAN,
    NO_SEAT,
    NO_SPACE,
    PLAN,
    ROUNDS,
    Ask,
    Head,
)
from windycity.games.chicago.rules.buying import corner_of

if TYPE_CHECKING:
    from windycity.core.edition import Edition

SEAT, SPACE, MAN = Axis("seat", MOST_SEATS), Axis("space", MOST_SPACES), Axis("man", BODIES)
RANKS = 4  # heads with a worth
RANK = Axis("head", RANKS, tuple(name_of(head) for head in Head if Head.BLUE <= head <= Head.YELLOW))

FEATURES = Features()
# The match and the turn.
SEATS = FEATURES.slice("seats", SEAT, about="1 for each seat that is taken.")
ASK = FEATURES.slice("ask", Axis("ask", len(Ask), tuple(map(name_of, Ask))), about="1 for what the waiting seat is asked for.")
ACTIVE = FEATURES.slice("active", SEAT, about="1 for the seat whose turn it is.")
ROUND = FEATURES.slice("round", about="The number of the round.", most=ROUNDS)
THROWN = FEATURES.slice(
    "dice", Axis("face", FACES, tuple("123456")), about="The dice with this face that are not used yet.", most=DICE
)
# The gangs.
HUNDREDS = FEATURES.slice("hundreds", SEAT, about="The money of each seat, in whole hundreds, up to 127.", most=MOST)
REST = FEATURES.slice("rest", SEAT, about="What its money has beyond whole hundreds.", most=99)
CHIPS_LEFT = FEATURES.slice("chips", SEAT, about="The chips that each seat has left.", most=CHIPS)
BANK = FEATURES.slice("bank", RANK, about="The heads left in the bank.", most=max(HEADS_IN_BANK))
RESERVE = FEATURES.slice("reserve", SEAT, RANK, about="The men of each seat in reserve.", most=BODIES)
# The observing seat's men, one by one, as moves name them.
OWN_HEAD = FEATURES.slice("own-head", MAN, RANK, about="1 for the head of each own man in play.")
OWN_ON_BOARD = FEATURES.slice("own-on-board", MAN, about="1 for each own man on the board.")
OWN_CORNER = FEATURES.slice("own-corner", MAN, Axis("corner", DISTRICTS), about="1 for the corner where each own man stands.")
OWN_PLACE = FEATURES.slice("own-place", MAN, Axis("digit", 2), about="His place in that corner, in base 12.", most=PLAN - 1)
# The board.
GANG_ON = FEATURES.slice("gang", SPACE, SEAT, about="1 for the seat whose men stand on a space.")
MEN_ON = FEATURES.slice("men", SPACE, RANK, about="The men on a space, by their heads.", most=BODIES)
CHIP_ON = FEATURES.slice("chip", SPACE, SEAT, about="1 for the seat whose chip lies on a space.")
# A walk under way.
WALKER = FEATURES.slice("walker", MAN, about="1 for the man of the active seat who walks.")
WALK_FROM = FEATURES.slice("walk-from", SPACE, about="1 for the space from which he set out.")
WALK_AT = FEATURES.slice("walk-at", SPACE, about="1 for the space where he is.")
STEPS = FEATURES.slice("steps", about="The steps that he has left.", most=DICE * FACES)


def turn_space(edition: Edition, seats: int, seat: int, space: int) -> int:
    """Return the number of a space counted from a seat's corner."""
    number: int = turned(edition.data, seats, seat, space)
    return number


TURNS = {"space": turn_space}


@kernel
def turned(e, seats, seat, space):
    """Return the number of a space counted from the corner of a seat, if the corners are numbered alike."""
    quarter = e.spaces // DISTRICTS
    for corner in range(1, DISTRICTS):
        if e.headquarters[corner] - e.headquarters[0] != corner * quarter:
            return space
    if space >= DISTRICTS * quarter:
        return space
    return (space + (DISTRICTS - corner_of(seats, seat)) * quarter) % (DISTRICTS * quarter)


@kernel
def write_features(s, e, seat, features):
    """Write what a seat knows, from a position that it has observed, into a row of zeros."""
    write_turn(s, seat, features)
    for other in range(s.seats):
        write_men(s, e, seat, other, features)
    for man in range(BODIES):
        write_own_man(s, e, seat, man, features)
    for space in range(e.spaces):
        if s.gang_on[space] != NO_SEAT or s.chip[space] != NO_SEAT:
            write_space(s, e, seat, space, features)
    if s.walker != NO_MAN:
        features[WALKER.at(s.walker)] = 1
    if s.walk_from != NO_SPACE:
        features[WALK_FROM.at(turned(e, s.seats, seat, s.walk_from))] = 1
    if s.walk_at != NO_SPACE:
        features[WALK_AT.at(turned(e, s.seats, seat, s.walk_at))] = 1


@kernel
def write_turn(s, seat, features):
    """Write the match, the turn, and what the gangs own."""
    features[ASK.at(s.ask)] = 1
    features[ROUND.at()] = s.round
    features[STEPS.at()] = s.steps
    for die in range(DICE):
        if s.dice[die] != 0:
            features[THROWN.at(s.dice[die] - 1)] += 1
    for rank in range(RANKS):
        features[BANK.at(rank)] = s.bank[Head.BLUE + rank]
    for other in range(s.seats):
        place = (other + s.seats - seat) % s.seats
        features[SEATS.at(place)] = 1
        features[ACTIVE.at(place)] = 1 if s.active == other else 0
        features[HUNDREDS.at(place)] = min(MOST, s.money[other] // 100)
        features[REST.at(place)] = s.money[other] % 100
        features[CHIPS_LEFT.at(place)] = s.chips[other]


@kernel
def write_men(s, e, seat, other, features):
    """Write where the men of a seat are, by their heads."""
    place = (other + s.seats - seat) % s.seats
    for man in range(BODIES):
        rank = s.head[other, man] - Head.BLUE
        if 0 <= rank < RANKS:
            if s.man_at[other, man] != NO_SPACE:
                features[MEN_ON.at(turned(e, s.seats, seat, s.man_at[other, man]), rank)] += 1
            else:
                features[RESERVE.at(place, rank)] += 1


@kernel
def write_own_man(s, e, seat, man, features):
    """Write one of the observing seat's men: his head, and where he stands."""
    rank = s.head[seat, man] - Head.BLUE
    if 0 <= rank < RANKS:
        features[OWN_HEAD.at(man, rank)] = 1
        if s.man_at[seat, man] != NO_SPACE:
            space, quarter = turned(e, s.seats, seat, s.man_at[seat, man]), max(1, e.spaces // DISTRICTS)
            features[OWN_ON_BOARD.at(man)] = 1
            features[OWN_CORNER.at(man, min(DISTRICTS - 1, space // quarter))] = 1
            features[OWN_PLACE.at(man, 0)] = space % quarter // PLAN
            features[OWN_PLACE.at(man, 1)] = space % quarter % PLAN


@kernel
def write_space(s, e, seat, space, features):
    """Write whose men are on a space, and whose chip is there."""
    number = turned(e, s.seats, seat, space)
    if s.gang_on[space] != NO_SEAT:
        features[GANG_ON.at(number, (s.gang_on[space] + s.seats - seat) % s.seats)] = 1
    if s.chip[space] != NO_SEAT:
        features[CHIP_ON.at(number, (s.chip[space] + s.seats - seat) % s.seats)] = 1
