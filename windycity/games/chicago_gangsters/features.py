"""Chicago Gangsters for programs that learn: what a seat knows, as a row of numbers.

Seats are counted from the observing seat, in the order of play.
"""

from __future__ import annotations

from windycity.core.features import MOST, Axis, Features
from windycity.core.kernel import kernel
from windycity.core.names import name_of
from windycity.games.chicago_gangsters.position import (
    CARDS,
    CLANS,
    COALITIONS,
    DECK,
    DISTRICTS,
    GAMBLED,
    HAND_LIMIT,
    HIGHEST_WORD,
    LOOT_CARDS,
    MEANS_IN_ALL,
    MOST_ALCOHOL,
    MOST_IN_PACKAGE,
    MOST_SEATS,
    NO_CLAN,
    NO_COALITION,
    NO_DISTRICT,
    NO_LOOT,
    NO_PERSON,
    PERSONS,
    SILENT,
    UNKNOWN_CARD,
    Ask,
    Means,
    Person,
    Side,
    Used,
)

SEAT, CARD, CLAN = Axis("seat", MOST_SEATS), Axis("card", CARDS), Axis("clan", CLANS)
SIDE = Axis("side", 2, ("challengers", "defenders"))
PERSON = Axis("person", PERSONS, tuple(map(name_of, Person)))
COALITION, DISTRICT, LOOT_CARD = Axis("coalition", COALITIONS + 1), Axis("district", DISTRICTS), Axis("loot", LOOT_CARDS)
MEANS = Axis("means", MEANS_IN_ALL, tuple(map(name_of, Means)))
PACKAGE = Axis("package", 2)
SIDES_OF_LOOT = Axis("side", 2, ("winners", "losers"))
USES = Axis("use", len(Used), tuple(map(name_of, Used)))
WAYS = len(Used)
MOST_IN_LOOT = 9

FEATURES = Features()
# The match and the round.
SEATS = FEATURES.slice("seats", SEAT, about="1 for each seat that is taken.")
TALK = FEATURES.slice("talk", about="1 if players talk before a fight.")
GODFATHER = FEATURES.slice("godfather", about="1 if the Godfather is played.")
ASK = FEATURES.slice("ask", Axis("ask", len(Ask), tuple(map(name_of, Ask))), about="1 for what the waiting seats are asked for.")
ASKED = FEATURES.slice("asked", SEAT, about="1 for each seat that is asked, or has answered already in secret.")
ROUND = FEATURES.slice("round", about="The number of the round.", most=COALITIONS)
ACTING = FEATURES.slice("acting", SIDE, about="1 for the side that acts.")
# What lies open this round, and what its cards say.
LEADING = FEATURES.slice("coalition", COALITION, about="1 for the coalition card of the round.")
FOUGHT_OVER = FEATURES.slice("district", DISTRICT, about="1 for the district that is fought over.")
LOOT = FEATURES.slice("loot", LOOT_CARD, about="1 for the loot card of the round.")
OFFERED = FEATURES.slice("person", PERSON, about="1 for the person that is to be had.")
USABLE = FEATURES.slice("usable", MEANS, about="1 for each means that can be used in the district.")
PERSONS_COUNT = FEATURES.slice("persons-count", about="1 if persons count in the district.")
ALCOHOL_IN = FEATURES.slice("alcohol-in", SIDES_OF_LOOT, PACKAGE, about="The alcohol in a package.", most=MOST_IN_PACKAGE)
MEANS_IN = FEATURES.slice("means-in", SIDES_OF_LOOT, PACKAGE, about="The means cards in a package.", most=MOST_IN_LOOT)
PERSON_IN = FEATURES.slice("person-in", SIDES_OF_LOOT, PACKAGE, about="1 if the person is in a package.")
# What is still in the piles.
COALITIONS_LEFT = FEATURES.slice(
    "coalitions-left", COALITION, about="1 for each coalition card in the pile; the last is the end card."
)
DISTRICTS_LEFT = FEATURES.slice("districts-left", DISTRICT, about="1 for each district in the pile.")
LOOT_LEFT = FEATURES.slice("loot-left", LOOT_CARD, about="1 for each loot card in the pile.")
PERSONS_LEFT = FEATURES.slice("persons-left", PERSON, about="1 for each person in the pile.")
# Means.
HAND = FEATURES.slice("hand", CARD, about="The observing seat's cards that do not lie open.", most=HAND_LIMIT)
CHOOSING = FEATURES.slice("choosing", CARD, about="The observing seat's cards chosen so far in a secret choice.", most=HAND_LIMIT)
LAID = FEATURES.slice("laid", CARD, about="The observing seat's cards that lie face down.", most=HAND_LIMIT)
OPEN = FEATURES.slice("open", SEAT, CARD, about="The cards that lie open before a seat.", most=HAND_LIMIT)
SHOWN = FEATURES.slice("shown", SEAT, CARD, about="The cards in a hand that everyone has seen.", most=HAND_LIMIT)
HANDS = FEATURES.slice("hands", SEAT, about="The cards of each seat that do not lie open.", most=HAND_LIMIT)
DOWN = FEATURES.slice("down", SEAT, about="The cards that lie face down before a seat.", most=HAND_LIMIT)
DISCARDS = FEATURES.slice("discards", CARD, about="The cards in the discard pile.", most=DECK)
UNSEEN = FEATURES.slice(
    "unseen", CARD, about="The cards that the observing seat cannot place: in the pile or in other hands.", most=DECK
)
PILE = FEATURES.slice("pile", about="The cards in the pile.", most=DECK)
# Persons, alcohol, words.
HELD = FEATURES.slice("held", SEAT, PERSON, about="1 for each person that a seat holds.")
ALCOHOL = FEATURES.slice("alcohol", SEAT, about="The alcohol of each seat.", most=MOST_ALCOHOL)
SAID = FEATURES.slice("said", SEAT, about="The strength that a seat has said it will bring.", most=HIGHEST_WORD)
SPOKE = FEATURES.slice("spoke", SEAT, about="1 for each seat that has said a strength.")
KEPT_SILENT = FEATURES.slice("silent", SEAT, about="1 for each seat that has chosen to say nothing.")
SAYING = FEATURES.slice("saying", about="The strength that the observing seat is about to say.", most=HIGHEST_WORD)
KEPT = FEATURES.slice("kept", SEAT, about="How often a seat kept its word.", most=COALITIONS)
BROKEN = FEATURES.slice("broken", SEAT, about="How often a seat broke its word.", most=COALITIONS)
# Roles, and what was announced.
OF_CLAN = FEATURES.slice("clan", SEAT, CLAN, about="1 for the clan of each seat.")
ON_SIDE = FEATURES.slice("on-side", SEAT, SIDE, about="1 for the side of each seat that is on one.")
MR_X = FEATURES.slice("mr-x", SEAT, about="1 for Mr. X.")
LONER = FEATURES.slice("loner", SEAT, about="1 for the loner.")
BRUISER = FEATURES.slice("bruiser", about="1 if the Bruiser was used in this fight.")
BROUGHT = FEATURES.slice("brought", SEAT, about="What a seat has brought to the fight, up to 127.", most=MOST)
STRENGTH = FEATURES.slice("strength", SIDE, about="The strength of a side so far, up to 127.", most=MOST)
# The Godfather.
IS_GODFATHER = FEATURES.slice("is-godfather", SEAT, about="1 for the Godfather.")
POINTS = FEATURES.slice("points", SEAT, about="The Godfather points of each seat.", most=COALITIONS)
OUSTED = FEATURES.slice("ousted", SEAT, about="1 for the seat that the Godfather ousted.")
CANDIDATES = FEATURES.slice("candidates", SEAT, about="1 for each seat that wants to be the Godfather.")
DECLARING = FEATURES.slice("declaring", about="1 if the observing seat is about to declare itself the Godfather.")
DUELLING = FEATURES.slice("duelling", CARD, about="1 for the observing seat's card in the duel of Godfathers.")
# The loot and the end of the round.
WINNING = FEATURES.slice("winning", SIDE, about="1 for the side that won the fight.")
SHARING = FEATURES.slice("sharing", SIDE, about="1 for the side that is taking its loot.")
FIRST = FEATURES.slice("first", SEAT, about="1 for the seat that chooses a package first.")
TURN = FEATURES.slice("turn", SEAT, about="1 for the seat whose turn it is at the end of the round.")
TURNS_DONE = FEATURES.slice("turns", about="The seats that have had their turn at the end of the round.", most=MOST_SEATS)
USED = FEATURES.slice("used", USES, about="1 for what the seat on turn has done at the end of the round.")
SELLING = FEATURES.slice("selling", PERSON, about="1 for the person who sells.")
WORTH = FEATURES.slice("worth", about="The worth of the cards that are being sold.", most=50)
LEFT = FEATURES.slice("left", about="The cards that are left to take.", most=GAMBLED)


@kernel
def write_features(s, e, seat, features):
    """Write what a seat knows, from a position that it has observed, into a row of zeros."""
    write_round(s, e, features)
    for other in range(s.seats):
        write_seat(s, other, (other + s.seats - seat) % s.seats, features)
    write_own(s, seat, features)
    write_end_of_round(s, features)
    for card in range(CARDS):
        features[DISCARDS.at(card)] = s.discards[card]
        features[UNSEEN.at(card)] = s.pile[card]
    for person in range(PERSONS):
        if s.holder[person] < s.seats:
            features[HELD.at((s.holder[person] + s.seats - seat) % s.seats, person)] = 1


@kernel
def write_round(s, e, features):
    """Write the match, the round, and what is in the piles."""
    features[TALK.at()] = s.talk
    features[GODFATHER.at()] = s.godfather
    features[ASK.at(s.ask)] = 1
    features[ROUND.at()] = s.round
    features[PILE.at()] = s.pile_count
    features[BRUISER.at()] = s.bruiser_used
    if s.acting != Side.NEITHER:
        features[ACTING.at(s.acting)] = 1
    if s.coalition < NO_COALITION:
        features[LEADING.at(s.coalition)] = 1
    if s.person != NO_PERSON:
        features[OFFERED.at(s.person)] = 1
    if s.district != NO_DISTRICT:
        features[FOUGHT_OVER.at(s.district)] = 1
        features[PERSONS_COUNT.at()] = e.persons_count[s.district]
        for means in range(MEANS_IN_ALL):
            features[USABLE.at(means)] = e.usable[s.district, means]
    if s.loot != NO_LOOT:
        features[LOOT.at(s.loot)] = 1
        for side in range(2):
            for package in range(2):
                features[ALCOHOL_IN.at(side, package)] = e.alcohol[s.loot, side, package]
                features[MEANS_IN.at(side, package)] = e.means[s.loot, side, package]
                features[PERSON_IN.at(side, package)] = e.person[s.loot, side, package]
    for card in range(COALITIONS + 1):
        features[COALITIONS_LEFT.at(card)] = s.coalition_pile[card]
    for card in range(DISTRICTS):
        features[DISTRICTS_LEFT.at(card)] = s.district_pile[card]
    for card in range(LOOT_CARDS):
        features[LOOT_LEFT.at(card)] = s.loot_pile[card]
    for person in range(PERSONS):
        features[PERSONS_LEFT.at(person)] = s.person_pile[person]


@kernel
def write_seat(s, other, place, features):
    """Write what everyone knows about a seat, which has this place counted from the observing seat."""
    features[SEATS.at(place)] = 1
    features[ASKED.at(place)] = s.asked >> other & 1
    features[HANDS.at(place)] = s.hand_count[other]
    features[DOWN.at(place)] = s.laid_count[other]
    features[ALCOHOL.at(place)] = s.alcohol[other]
    features[KEPT.at(place)] = s.kept[other]
    features[BROKEN.at(place)] = s.broken[other]
    features[BROUGHT.at(place)] = min(MOST, s.contribution[other])
    features[POINTS.at(place)] = s.godfather_points[other]
    features[CANDIDATES.at(place)] = s.candidates >> other & 1
    features[MR_X.at(place)] = 1 if s.mr_x == other else 0
    features[LONER.at(place)] = 1 if s.loner == other else 0
    features[IS_GODFATHER.at(place)] = 1 if s.godfather_seat == other else 0
    features[OUSTED.at(place)] = 1 if s.ousted == other else 0
    features[FIRST.at(place)] = 1 if s.first == other else 0
    features[TURN.at(place)] = 1 if s.turn == other else 0
    if s.clan[other] != NO_CLAN:
        features[OF_CLAN.at(place, s.clan[other])] = 1
    if s.side[other] != Side.NEITHER:
        features[ON_SIDE.at(place, s.side[other])] = 1
    if s.said[other] <= HIGHEST_WORD:
        features[SPOKE.at(place)] = 1
        features[SAID.at(place)] = s.said[other]
    features[KEPT_SILENT.at(place)] = 1 if s.said[other] == SILENT else 0
    for card in range(CARDS):
        features[OPEN.at(place, card)] = s.open[other, card]
        features[SHOWN.at(place, card)] = s.shown[other, card]


@kernel
def write_own(s, seat, features):
    """Write what only the observing seat knows."""
    for card in range(CARDS):
        features[HAND.at(card)] = s.hand[seat, card]
        features[CHOOSING.at(card)] = s.choosing[seat, card]
        features[LAID.at(card)] = s.laid[seat, card]
    if s.saying[seat] <= HIGHEST_WORD:
        features[SAYING.at()] = s.saying[seat]
    features[DECLARING.at()] = 1 if s.declaring[seat] == 1 else 0
    if s.duelling[seat] < UNKNOWN_CARD:
        features[DUELLING.at(s.duelling[seat])] = 1


@kernel
def write_end_of_round(s, features):
    """Write how the fight went, and the progress of the end of the round."""
    for side in range(2):
        features[STRENGTH.at(side)] = min(MOST, s.strength[side])
    if s.winning != Side.NEITHER:
        features[WINNING.at(s.winning)] = 1
    if s.sharing != Side.NEITHER:
        features[SHARING.at(s.sharing)] = 1
    if s.selling != NO_PERSON:
        features[SELLING.at(s.selling)] = 1
    for use in range(WAYS):
        features[USED.at(use)] = s.used >> use & 1
    features[TURNS_DONE.at()] = s.turns
    features[WORTH.at()] = s.worth
    features[LEFT.at()] = s.left
