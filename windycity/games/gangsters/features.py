"""Gangsters for programs that learn: what a seat knows, as a row of numbers.

Seats are counted from the observing seat, in the order of the table, which is not the order of play (`order` is). Money is in
hundreds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.features import MOST, Axis, Features
from windycity.core.kernel import kernel
from windycity.core.names import name_of
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    COPS,
    DICE,
    FACES,
    FIRST_COP_TARGET,
    JOINTS,
    MARKERS,
    MOST_LEVEL,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_SPACES,
    MOST_STRENGTH,
    MOST_UNTOUCHABLES,
    NO_COP,
    NO_JOINT,
    NO_PIECE,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    OFFERS,
    PIECES,
    RECRUITS,
    ROUNDS,
    TARGETS,
    UNKNOWN_MARKER,
    Ask,
    Did,
    Die,
    Outcome,
    Piece,
)

if TYPE_CHECKING:
    from windycity.core.edition import Edition

SEAT, SPACE, JOINT = Axis("seat", MOST_SEATS), Axis("space", MOST_SPACES), Axis("joint", JOINTS)
COP, MARKER, PUBLIC = Axis("cop", COPS), Axis("marker", MARKERS), Axis("public", MOST_PUBLIC)
PIECE = Axis("piece", PIECES, tuple(map(name_of, Piece)))
STRONGEST = max(MOST_STRENGTH)
HUNDRED = 100
MOST_SEDUCTIONS = 2
MOST_DONUTS = 2
OUTCOMES = len(Outcome)

FEATURES = Features()
# The match and the turn.
SEATS = FEATURES.slice("seats", SEAT, about="1 for each seat that is taken.")
ASK = FEATURES.slice("ask", Axis("ask", len(Ask), tuple(map(name_of, Ask))), about="1 for what the waiting seats are asked for.")
ASKED = FEATURES.slice("asked", SEAT, about="1 for each seat that is asked, or has answered already in secret.")
ACTIVE = FEATURES.slice("active", SEAT, about="1 for the seat whose turn it is.")
ROUND = FEATURES.slice("round", about="The number of the round.", most=ROUNDS)
ORDER = FEATURES.slice("order", SEAT, Axis("place", MOST_SEATS), about="1 for the place of each seat in the order of play.")
THROWN = FEATURES.slice("dice", Axis("die", DICE, tuple(map(name_of, Die))), about="What each die shows.", most=FACES)
CASH = FEATURES.slice("cash", SEAT, about="The cash of each seat in hundreds, up to 127.", most=MOST)
# The joints and the pieces.
OWNER = FEATURES.slice("owner", JOINT, SEAT, about="1 for the seat that owns a joint.")
LEVEL = FEATURES.slice("level", JOINT, about="The level of a joint.", most=MOST_LEVEL)
STRENGTH = FEATURES.slice("strength", SEAT, PIECE, about="The strength of a piece.", most=STRONGEST)
PIECE_AT = FEATURES.slice("piece-at", SEAT, PIECE, SPACE, about="1 for the space where a piece stands.")
CRIMINAL = FEATURES.slice("criminal", SEAT, PIECE, about="1 if a piece is on its criminal side.")
EQUIPPED = FEATURES.slice("equipped", SEAT, PIECE, about="1 if a piece has its equipment.")
HIRED = FEATURES.slice(
    "hired", PIECE, about="The members that the observing seat hires for a piece in the set-up.", most=STRONGEST
)
PLACING = FEATURES.slice("placing", PIECE, JOINT, about="1 for the joint where the observing seat places a piece in the set-up.")
# Cops, donuts, the public.
COP_AT = FEATURES.slice("cop-at", COP, SPACE, about="1 for the space where a cop stands.")
FED = FEATURES.slice("fed", SEAT, COP, about="1 for the cop who eats a seat's donuts.")
DONUTS = FEATURES.slice("donuts", SEAT, about="The donuts of each seat.", most=MOST_DONUTS)
PUBLIC_AT = FEATURES.slice("public-at", PUBLIC, SPACE, about="1 for the space where a person of the public stands.")
# Bribe markers.
HELD = FEATURES.slice("held", MARKER, about="The markers that the observing seat holds.", most=MOST_UNTOUCHABLES)
SHOWN = FEATURES.slice("shown", SEAT, MARKER, about="The markers that everyone has seen with a seat.", most=MOST_UNTOUCHABLES)
UNPLACED = FEATURES.slice("unplaced", MARKER, about="The markers that the observing seat cannot place.", most=MOST_UNTOUCHABLES)
BAG_EMPTY = FEATURES.slice("bag-empty", about="1 if the bag of markers is empty.")
STANDING = FEATURES.slice("standing", about="The Untouchables that the observing seat has to put back.", most=MOST_UNTOUCHABLES)
DRAWN = FEATURES.slice("drawn", MARKER, about="1 for the marker that the observing seat has just drawn.")
SHOWING = FEATURES.slice("showing", COP, about="1 for each cop whose marker the observing seat is about to show.")
ELSEWHERE = FEATURES.slice("elsewhere", COP, about="1 for each cop whose marker the observing seat knows to be with another.")
TRIED = FEATURES.slice(
    "tried",
    SEAT,
    COP,
    Axis("outcome", len(Outcome), tuple(map(name_of, Outcome))),
    about="1 for what the observing seat knows of the last bribe that a seat paid a cop.",
)
# Buying and trading.
BOUGHT = FEATURES.slice("bought", about="1 if a joint was bought this turn.")
OFFERED = FEATURES.slice("offers", about="The offers made this turn.", most=OFFERS)
PARTNER = FEATURES.slice("partner", SEAT, about="1 for the seat to whom an offer is made.")
GIVE = FEATURES.slice("give", JOINT, about="1 for the joint that is offered.")
WANT = FEATURES.slice("want", JOINT, about="1 for the joint that is wanted.")
PAY = FEATURES.slice("pay", about="The cash that is offered, in hundreds, up to 127.", most=MOST)
GET = FEATURES.slice("get", about="The cash that is wanted, in hundreds, up to 127.", most=MOST)
# The police.
MOVER = FEATURES.slice("mover", COP, about="1 for the cop who moves.")
MOVED_FROM = FEATURES.slice("moved-from", SPACE, about="1 for the space that he left.")
REPLACED = FEATURES.slice("replaced", COP, about="1 for the cop whom he replaced.")
TARGET = FEATURES.slice("target", Axis("target", TARGETS), about="1 for whom he will attack: pieces seat by seat, then cops.")
OBLIGED = FEATURES.slice("obliged", COP, about="1 for the cop who has to attack.")
BRIBING = FEATURES.slice("bribing", COP, about="1 for the cop who is being bribed.")
ASIDE = FEATURES.slice("aside", about="The cash laid aside for a bribe, in hundreds.", most=FACES)
# The moves, and the shoot-outs.
MOVES = FEATURES.slice("moves", about="The moves left in the turn.", most=STRONGEST)
DID = FEATURES.slice("did", PIECE, Axis("deed", len(Did), tuple(map(name_of, Did))), about="1 for what an own piece has done.")
DRIVEN = FEATURES.slice("driven", PIECE, about="1 for each die that wheels have used.")
PUBLIC_MOVED = FEATURES.slice("public-moved", PUBLIC, about="1 for each person of the public who has moved this turn.")
ENTERING = FEATURES.slice("entering", PUBLIC, about="1 for the person of the public who enters the board.")
RECRUITED = FEATURES.slice("recruited", about="The members recruited this turn.", most=RECRUITS)
RETURNING = FEATURES.slice("returning", PIECE, about="1 for the piece that comes back to the board.")
SEDUCTIONS = FEATURES.slice("seductions", about="The seductions left.", most=MOST_SEDUCTIONS)
DECIDING = FEATURES.slice("deciding", SEAT, about="1 for each seat that has still to decide on a shoot-out.")
ATTACKERS = FEATURES.slice("attackers", PIECE, about="1 for each piece that has still to attack.")


def turn_gang(edition: Edition, seats: int, seat: int, gang: int) -> int:
    """Count a gang from a seat; gangs that do not play keep their numbers."""
    return (gang - seat) % seats if gang < seats else gang


def turn_target(edition: Edition, seats: int, seat: int, target: int) -> int:
    """Count the gang of a target piece from a seat; cops keep their numbers."""
    if target >= FIRST_COP_TARGET:
        return target
    return turn_gang(edition, seats, seat, target // PIECES) * PIECES + target % PIECES


TURNS = {"gang": turn_gang, "target": turn_target}


@kernel
def write_features(s, e, seat, features):
    """Write what a seat knows, from a position that it has observed, into a row of zeros."""
    features[ASK.at(s.ask)] = 1
    features[ROUND.at()] = s.round
    for die in range(DICE):
        features[THROWN.at(die)] = s.dice[die]
    for other in range(s.seats):
        write_seat(s, other, (other + s.seats - seat) % s.seats, features)
    for place in range(s.seats):
        if s.order[place] != NO_SEAT:
            features[ORDER.at((s.order[place] + s.seats - seat) % s.seats, place)] = 1
    write_city(s, e, seat, features)
    write_markers(s, seat, features)
    write_trade(s, seat, features)
    write_police(s, seat, features)
    write_moves(s, features)


@kernel
def write_seat(s, other, place, features):
    """Write what everyone knows about a seat, which has this place counted from the observing seat."""
    features[SEATS.at(place)] = 1
    features[ASKED.at(place)] = s.asked >> other & 1
    features[ACTIVE.at(place)] = 1 if s.active == other else 0
    features[CASH.at(place)] = min(MOST, s.cash[other] // HUNDRED)
    features[DONUTS.at(place)] = s.donuts[other]
    features[DECIDING.at(place)] = s.deciding >> other & 1
    if s.fed[other] != NO_COP:
        features[FED.at(place, s.fed[other])] = 1
    for piece in range(PIECES):
        features[STRENGTH.at(place, piece)] = s.strength[other, piece]
        features[CRIMINAL.at(place, piece)] = s.criminal[other, piece]
        features[EQUIPPED.at(place, piece)] = s.equipped[other, piece]
        if s.piece_at[other, piece] != NO_SPACE:
            features[PIECE_AT.at(place, piece, s.piece_at[other, piece])] = 1
    for marker in range(MARKERS):
        features[SHOWN.at(place, marker)] = s.shown[other, marker]


@kernel
def write_city(s, e, seat, features):
    """Write the joints, the cops and the public."""
    for joint in range(JOINTS):
        features[LEVEL.at(joint)] = s.level[joint]
        if s.owner[joint] != NO_SEAT:
            features[OWNER.at(joint, (s.owner[joint] + s.seats - seat) % s.seats)] = 1
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE:
            features[COP_AT.at(cop, s.cop_at[cop])] = 1
    for public in range(MOST_PUBLIC):
        features[PUBLIC_MOVED.at(public)] = s.public_moved[public]
        if s.public_at[public] != NO_SPACE:
            features[PUBLIC_AT.at(public, s.public_at[public])] = 1


@kernel
def write_markers(s, seat, features):
    """Write what the observing seat knows of bribe markers and bribes."""
    features[BAG_EMPTY.at()] = s.bag_empty
    features[STANDING.at()] = min(MOST_UNTOUCHABLES, s.standing[seat])
    for marker in range(MARKERS):
        features[HELD.at(marker)] = s.held[seat, marker]
        features[UNPLACED.at(marker)] = s.bag[marker]
    if s.drawn[seat] < UNKNOWN_MARKER and s.drawn[seat] < MARKERS:
        features[DRAWN.at(s.drawn[seat])] = 1
    for cop in range(COPS):
        features[SHOWING.at(cop)] = s.showing[seat] >> cop & 1
        features[ELSEWHERE.at(cop)] = s.elsewhere[seat] >> cop & 1
    for i in range(s.tries):
        place, cop = (s.try_seat[i] + s.seats - seat) % s.seats, s.try_cop[i]
        for outcome in range(OUTCOMES):
            features[TRIED.at(place, cop, outcome)] = 0  # a later bribe of the same cop counts
        features[TRIED.at(place, cop, max(s.try_told[i], min(Outcome.WORKED + 0, s.try_known[seat, i])))] = 1


@kernel
def write_trade(s, seat, features):
    """Write the set-up of the observing seat's gang, and an offer under way."""
    for piece in range(PIECES):
        features[HIRED.at(piece)] = min(STRONGEST, s.hired[seat, piece])
        if s.placing[seat, piece] < NO_JOINT:
            features[PLACING.at(piece, s.placing[seat, piece])] = 1
    features[BOUGHT.at()] = s.bought
    features[OFFERED.at()] = s.offers
    features[PAY.at()] = min(MOST, s.pay // HUNDRED)
    features[GET.at()] = min(MOST, s.get // HUNDRED)
    if s.partner != NO_SEAT:
        features[PARTNER.at((s.partner + s.seats - seat) % s.seats)] = 1
    if s.give < NO_JOINT:
        features[GIVE.at(s.give)] = 1
    if s.want < NO_JOINT:
        features[WANT.at(s.want)] = 1


@kernel
def write_police(s, seat, features):
    """Write the police step that is under way."""
    features[ASIDE.at()] = s.aside // BRIBE_PRICE
    if s.mover != NO_COP:
        features[MOVER.at(s.mover)] = 1
    if s.moved_from != NO_SPACE:
        features[MOVED_FROM.at(s.moved_from)] = 1
    if s.replaced != NO_COP:
        features[REPLACED.at(s.replaced)] = 1
    if s.obliged != NO_COP:
        features[OBLIGED.at(s.obliged)] = 1
    if s.bribing != NO_COP:
        features[BRIBING.at(s.bribing)] = 1
    if s.target != NO_TARGET:
        target = s.target + 0
        if target < FIRST_COP_TARGET:
            target = (target // PIECES + s.seats - seat) % s.seats * PIECES + target % PIECES
        features[TARGET.at(target)] = 1


@kernel
def write_moves(s, features):
    """Write the progress of the turn's moves, and the shoot-outs."""
    features[MOVES.at()] = s.moves
    features[RECRUITED.at()] = s.recruited
    features[SEDUCTIONS.at()] = s.seductions
    for piece in range(PIECES):
        features[DID.at(piece, s.did[piece])] = 1
        features[DRIVEN.at(piece)] = s.driven[piece]
        features[ATTACKERS.at(piece)] = s.attackers[piece]
    if s.entering != NO_PUBLIC:
        features[ENTERING.at(s.entering)] = 1
    if s.returning != NO_PIECE:
        features[RETURNING.at(s.returning)] = 1
