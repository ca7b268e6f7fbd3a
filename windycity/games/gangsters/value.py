"""The worth of a position to each seat: cash and what brings it, joints and colours, and the strength of the gang.

A position is judged with all markers open, as in the worlds that a search imagines, and best judged when a turn begins.
"""

from windycity.core.kernel import kernel
from windycity.core.value import FEATURES
from windycity.games.gangsters.position import CASH_TO_WIN, COLOURS, JOINTS, PIECES, Ask, Piece
from windycity.games.gangsters.rules.ending import has_whole_gang
from windycity.games.gangsters.rules.income import earnings, is_cop_on
from windycity.games.gangsters.rules.joints import count_colour, count_joints, is_unowned

# Fitted to matches between greedy bots by `python -m bench.fit`.
WEIGHTS = {
    "cash": 1.114,
    "cash, squared": 1.207,
    "earnings of a turn": 0.033,
    "worth of joints": 0.176,
    "joints": 0.031,
    "joints, squared": 0.161,
    "largest share of a colour, squared": 0.563,
    "racketeers": 0.290,
    "thugs": 0.109,
    "vamps": 0.446,
    "whole gang": 0.019,
    "thugs extort": 0.126,
    "vamps extort": -0.009,
    "racketeers in a joint to buy": 0.182,
    "equipment": 0.080,
    "on turn": -0.026,
    "turns to wait": -0.383,
    "cash and earnings together enough": 0.661,
}
VALUE_VERSION = 2


@kernel
def is_quiet(s):
    """Whether a position can be judged: a turn begins."""
    return s.ask == Ask.BUY and s.bought == 0 and s.offers == 0


@kernel
def describe(s, e, seat, gains):
    """Write the features of a seat."""
    cash = min(s.cash[seat], CASH_TO_WIN) / CASH_TO_WIN
    earned = 0
    worth = 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            earned += earnings(s, e, joint)
            worth += e.price[joint] * s.level[joint]
    joints = count_joints(s, seat)
    whole = has_whole_gang(s, seat)
    wait = (place_of(s, seat) - s.place + s.seats) % s.seats
    gains[FEATURES], gains[FEATURES + 1] = cash, cash * cash
    gains[FEATURES + 2], gains[FEATURES + 3] = 0.001 * earned, 0.001 * worth
    gains[FEATURES + 4], gains[FEATURES + 5] = joints, 0.1 * joints * joints
    gains[FEATURES + 6] = largest_share(s, e, seat)
    for piece in range(PIECES):
        gains[FEATURES + 7 + piece] = s.strength[seat, piece]
    gains[FEATURES + 10] = 1.0 if whole else 0.0
    gains[FEATURES + 11] = 1.0 if extorts(s, e, seat, Piece.THUGS + 0) else 0.0
    gains[FEATURES + 12] = 1.0 if extorts(s, e, seat, Piece.VAMPS + 0) else 0.0
    gains[FEATURES + 13] = 1.0 if can_buy_soon(s, e, seat) else 0.0
    gains[FEATURES + 14] = s.equipped[seat, 0] + s.equipped[seat, 1] + s.equipped[seat, 2]
    gains[FEATURES + 15] = 1.0 if wait == 0 else 0.0
    gains[FEATURES + 16] = wait / s.seats
    gains[FEATURES + 17] = 1.0 if whole and s.cash[seat] + earned >= CASH_TO_WIN else 0.0


@kernel
def place_of(s, seat):
    """Return a seat's place in the order of play."""
    place = 0
    while place < s.seats and s.order[place] != seat:
        place += 1
    return place


@kernel
def largest_share(s, e, seat):
    """Return the square of a seat's largest share of a colour."""
    best = 0.0
    for colour in range(COLOURS):
        best = max(best, count_colour(s, e, seat, colour) / e.of_colour[colour])
    return best * best


@kernel
def extorts(s, e, seat, piece):
    """GA-7.1: whether a criminal piece stands where it extorts."""
    space = s.piece_at[seat, piece]
    if s.strength[seat, piece] == 0 or not s.criminal[seat, piece] or not is_unowned(s, e, space):
        return False
    return piece != Piece.VAMPS or not is_cop_on(s, space)


@kernel
def can_buy_soon(s, e, seat):
    """Whether racketeers stand in a neutral joint that the seat can afford."""
    space = s.piece_at[seat, Piece.RACKETEERS]
    if s.strength[seat, Piece.RACKETEERS] == 0 or space >= JOINTS:
        return False
    return is_unowned(s, e, space) and s.cash[seat] >= e.price[space]
