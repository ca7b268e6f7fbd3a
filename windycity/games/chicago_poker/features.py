"""Chicago Poker for programs that learn: what a seat knows, as a row of numbers.

Seats are counted from the observing seat, in the order of play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.events import MOST_SEATS
from windycity.core.features import Axis, Features
from windycity.core.kernel import kernel
from windycity.core.names import name_of
from windycity.core.seats import seat_after
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    CARDS,
    DECK,
    HAND_SPACE,
    LONG_TURN,
    MOST_ACTIONS,
    NO_BUSINESS,
    NO_SPOT,
    OF_A_KIND,
    QUIET_ROUNDS,
    REPEATS,
    ROW,
    SPOTS,
    UNKNOWN,
    Ask,
    Business,
)

if TYPE_CHECKING:
    from windycity.core.edition import Edition

CARD, SPOT, SEAT = Axis("card", CARDS), Axis("spot", SPOTS), Axis("seat", MOST_SEATS)
BUSINESS = Axis("business", BUSINESSES, tuple(map(name_of, Business)))
MOST_COPIES = 2  # of a special card

FEATURES = Features()
# The match.
SEATS = FEATURES.slice("seats", SEAT, about="1 for each seat that is taken.")
SPECIALS = FEATURES.slice("specials", about="1 if special cards are in the deck.")
SHORT = FEATURES.slice("short", about="1 if the short game is played.")
# The turn.
ASK = FEATURES.slice("ask", Axis("ask", len(Ask), tuple(map(name_of, Ask))), about="1 for what the waiting seats are asked for.")
WAITING = FEATURES.slice("waiting", SEAT, about="1 for each seat that is asked.")
ACTIVE = FEATURES.slice("active", SEAT, about="1 for the seat whose turn it is.")
ACTIONS = FEATURES.slice("actions", about="The actions left in the turn.", most=MOST_ACTIONS)
TAKEN = FEATURES.slice("taken", about="The actions taken in the turn.", most=LONG_TURN + MOST_ACTIONS)
QUIET = FEATURES.slice(
    "quiet", about="The turns without a business taken, which end the match if they go on.", most=QUIET_ROUNDS * MOST_SEATS
)
# Cards, each where it is known to be; all others are in the draw pile, in a hand, or face down.
HAND = FEATURES.slice("hand", CARD, about="The copies of each card in the observing seat's hand.", most=MOST_COPIES)
DISCARDS = FEATURES.slice("discards", CARD, about="The copies of each card in the discard pile.", most=MOST_COPIES)
CHOSEN = FEATURES.slice("chosen", CARD, about="1 for the card that the observing seat chose for a tie-break.")
PLACE = FEATURES.slice("row", SPOT, SEAT, CARD, about="1 for each card that the seat knows, in the row of a seat at a business.")
SECRET = FEATURES.slice("secret", CARD, about="1 for each card in a row that the observing seat knows although it is face down.")
HIDDEN = FEATURES.slice("hidden", SPOT, SEAT, about="The cards in a row that the observing seat does not know.", most=ROW)
DOWN = FEATURES.slice("down", SPOT, SEAT, about="The cards in a row that are face down.", most=ROW)
LENGTH = FEATURES.slice("length", SPOT, SEAT, about="The cards in a row.", most=ROW)
HANDS = FEATURES.slice("hands", SEAT, about="The cards in each hand.", most=HAND_SPACE)
PILE = FEATURES.slice("pile", about="The cards in the draw pile.", most=DECK)
# Bullets and businesses.
BULLET = FEATURES.slice("bullet", SPOT, SEAT, about="1 if a seat has a bullet at a business.")
EARLIER = FEATURES.slice("earlier", SPOT, SEAT, about="The bullets that come before this one.", most=SPOTS * MOST_SEATS)
OPEN = FEATURES.slice("open", SPOT, BUSINESS, about="1 for the kind of business at a spot.")
NEWER = FEATURES.slice("newer", SPOT, about="The open businesses that were opened after this one.", most=SPOTS)
LEFT = FEATURES.slice("left", BUSINESS, about="The businesses of a kind that are not opened yet.", most=OF_A_KIND)
OWNED = FEATURES.slice("owned", SEAT, BUSINESS, about="The businesses of a kind that a seat owns.", most=OF_A_KIND)
# A Limousine, a duel.
FROM = FEATURES.slice("from", SPOT, about="1 for the business that a Limousine leaves.")
GOAL = FEATURES.slice("goal", SPOT, about="1 for the business that a Limousine drives to.")
LOADED = FEATURES.slice("loaded", about="1 if the Limousine has taken a card.")
DUEL = FEATURES.slice("duel", SPOT, about="1 for the business of the duel under way.")
TIED = FEATURES.slice("tied", SEAT, about="1 for each seat in a tie-break.")
TIMES = FEATURES.slice("times", about="The tie-breaks so far in this duel.", most=REPEATS)
SETTLING = FEATURES.slice("settling", about="1 while a match without progress is settled.")


def turn_boss(edition: Edition, seats: int, seat: int, boss: int) -> int:
    """Count a boss from a seat; bosses who do not play keep their numbers."""
    return (boss - seat) % seats if boss < seats else boss


TURNS = {"boss": turn_boss}


@kernel
def write_features(s, e, seat, features):
    """Write what a seat knows, from a position that it has observed, into a row of zeros."""
    write_turn(s, seat, features)
    write_cards(s, seat, features)
    for spot in range(SPOTS):
        if s.spot_business[spot] != NO_BUSINESS:
            write_spot(s, seat, spot, features)
    for business in range(BUSINESSES):
        features[LEFT.at(business)] = s.businesses[business]
    for place in range(s.seats):
        for business in range(BUSINESSES):
            features[OWNED.at(place, business)] = s.owned[seat_after(seat, place, s.seats), business]


@kernel
def write_turn(s, seat, features):
    """Write the match, the turn, and what is under way."""
    features[SPECIALS.at()] = s.specials
    features[SHORT.at()] = s.short
    features[ASK.at(s.ask)] = 1
    features[ACTIONS.at()] = s.actions
    features[TAKEN.at()] = s.taken
    features[QUIET.at()] = max(0, min(QUIET_ROUNDS * MOST_SEATS, s.turn - s.quiet_from))
    features[PILE.at()] = s.pile_count
    for place in range(s.seats):
        other = seat_after(seat, place, s.seats)
        features[SEATS.at(place)] = 1
        features[WAITING.at(place)] = s.waiting >> other & 1
        features[ACTIVE.at(place)] = 1 if s.active == other else 0
        features[HANDS.at(place)] = s.hand_count[other]
        features[TIED.at(place)] = s.tied >> other & 1
    if s.limousine_from != NO_SPOT:
        features[FROM.at(s.limousine_from)] = 1
    if s.limousine_to != NO_SPOT:
        features[GOAL.at(s.limousine_to)] = 1
    if s.duel != NO_SPOT:
        features[DUEL.at(s.duel)] = 1
    features[LOADED.at()] = s.limousine_taken
    features[TIMES.at()] = s.repeats
    features[SETTLING.at()] = s.settling


@kernel
def write_cards(s, seat, features):
    """Write the observing seat's hand, the discard pile, and the card chosen for a tie-break."""
    for i in range(s.hand_count[seat]):
        features[HAND.at(s.hand[seat, i])] += 1
    for i in range(s.discard_count):
        features[DISCARDS.at(s.discards[i])] += 1
    if s.chosen[seat] < UNKNOWN:
        features[CHOSEN.at(s.chosen[seat])] = 1


@kernel
def write_spot(s, seat, spot, features):
    """Write an open business: its kind and age, the rows and bullets there."""
    features[OPEN.at(spot, s.spot_business[spot])] = 1
    newer = 0
    for other in range(SPOTS):
        newer += 1 if s.spot_business[other] != NO_BUSINESS and s.spot_opened[other] > s.spot_opened[spot] else 0
    features[NEWER.at(spot)] = newer
    for place in range(s.seats):
        other = seat_after(seat, place, s.seats)
        features[LENGTH.at(spot, place)] = s.row_count[spot, other]
        for i in range(s.row_count[spot, other]):
            card, up = s.row[spot, other, i], s.row_up[spot, other, i]
            features[DOWN.at(spot, place)] += 1 - up
            if card >= UNKNOWN:
                features[HIDDEN.at(spot, place)] += 1
            else:
                features[PLACE.at(spot, place, card)] = 1
                features[SECRET.at(card)] = 1 - up
        if s.bullet[spot, other] != 0:
            features[BULLET.at(spot, place)] = 1
            features[EARLIER.at(spot, place)] = bullets_before(s, s.bullet[spot, other])


@kernel
def bullets_before(s, bullet):
    """Count the bullets on the table that were placed before one."""
    count = 0
    for spot in range(SPOTS):
        for seat in range(s.seats):
            count += 1 if 0 < s.bullet[spot, seat] < bullet else 0
    return count
