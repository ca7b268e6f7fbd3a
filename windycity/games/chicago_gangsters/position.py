"""Chicago Gangsters' position: every field once, with its range and who may see it. The nouns of the rules are defined here."""

from __future__ import annotations

from enum import IntEnum

from windycity.core.asking import match_fields
from windycity.core.fields import FLAG, NOBODY, OWN, Field, Kind, Of, PerSeat, bits, choice, number
from windycity.core.position import Layout

MOST_SEATS = 5
CLANS = 4  # CG-1.2
SEATS = PerSeat(MOST_SEATS)
HAND_LIMIT = 10  # CG-5.3
DEALT = 4  # CG-2.3
COALITIONS, DISTRICTS, LOOT_CARDS = 12, 13, 12  # CG-1.2
SURE_ROUNDS = 10  # CG-2.2: the end card lies among the last three
MOST_IN_PACKAGE = 2  # CG-1.5: alcohol
MOST_ALCOHOL = 100  # a round brings at most six, the end nine: see rules/gains.py
MOST_STRENGTH = 300  # a loner's ten best cards and all persons, doubled, with the Bruiser bring 172
HIGHEST_WORD = 30  # CG-4.2.1
PRICE = 6  # CG-8.1: what must be discarded for one alcohol
BRUISER_LIMIT = 10  # CG-8.7
SHOWDOWN_PRIZE = 2  # CG-6.1
GAMBLED = 2  # CG-8.4


class Means(IntEnum):
    """The three means to an end (CG-1.1)."""

    WEAPONS = 0
    BRIBES = 1
    BLACKMAIL = 2


MEANS_IN_ALL = len(Means)

# CG-1.1: the ten kinds of means card: the means, the value, and the count of copies.
CARDS = 10
MEANS_OF = (0, 0, 1, 1, 1, 1, 1, 2, 2, 2)
VALUE_OF = (2, 4, 1, 2, 3, 4, 5, 1, 3, 5)
COPIES_OF = (8, 8, 3, 3, 4, 3, 3, 5, 6, 5)
DECK = 48
MOST_VALUE = 5


class Person(IntEnum):
    """The eighteen persons (CG-8), by value."""

    INFORMER = 0
    WHISKY_SMUGGLER = 1
    EXPLOSIVES_EXPERT = 2
    DEALER = 3
    THIEF = 4
    FENCE = 5
    POKER_PLAYER = 6
    PRIEST = 7
    BRUISER = 8
    TAXI_DRIVER = 9
    CUSTOMS_OFFICER = 10
    REPORTER = 11
    BANK_DIRECTOR = 12
    MAYOR = 13
    POLICE_CHIEF = 14
    PROSECUTOR = 15
    JUDGE = 16
    SENATOR = 17


PERSONS = 18
PERSON_VALUE = (0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4)
ALWAYS_USABLE = (Person.EXPLOSIVES_EXPERT.value, Person.DEALER.value, Person.THIEF.value)  # CG-8.2
ACTS_AS_MEANS = (Person.TAXI_DRIVER.value, Person.CUSTOMS_OFFICER.value, Person.REPORTER.value)  # CG-8.6
ACTS_WITH_VALUE = 2  # CG-8.6
AT_ROUND_END = (Person.INFORMER.value, Person.WHISKY_SMUGGLER.value, Person.FENCE.value, Person.POKER_PLAYER.value)  # CG-5.4

UNKNOWN_CARD, NO_CARD = CARDS, CARDS + 1
NO_SEAT = MOST_SEATS
NO_CLAN = CLANS
NO_PERSON = PERSONS
END_CARD = COALITIONS
NO_COALITION = COALITIONS + 1
NO_DISTRICT = DISTRICTS
NO_LOOT = LOOT_CARDS
SILENT = HIGHEST_WORD + 1
NO_WORD, UNKNOWN_WORD = SILENT + 1, SILENT + 2
NOT_DECIDED, UNKNOWN_DECISION = 2, 3


class Side(IntEnum):
    """The two sides of a fight, and neither: Mr. X before joining one, or a player without a part in it."""

    CHALLENGERS = 0
    DEFENDERS = 1
    NEITHER = 2


class Ask(IntEnum):
    """What the waiting seats are asked for, in the order of a round."""

    NOTHING = 0
    JOIN = 1
    DECLARE = 2
    DUEL = 3
    SAY = 4
    SHOW = 5
    LAY = 6
    BRUISER = 7
    HIDE = 8
    CHOOSE = 9
    PAY = 10
    ROUND_END = 11
    SELL = 12
    GAMBLE = 13
    TAKE = 14


class Phase(IntEnum):
    """What comes next when nobody is asked, in the order of a round (CG-3.2)."""

    REVEAL = 0
    JOIN = 1
    DECLARE = 2
    SAY = 3
    SHOW = 4
    LAY = 5
    BRUISER = 6
    HIDE = 7
    TURN_UP = 8
    SETTLE = 9
    MR_X = 10
    COUNT = 11
    WINNERS = 12
    LOSERS = 13
    ROUND_END = 14
    NEXT_ROUND = 15


# CG-3.2: the phases up to the turning up of cards.
BEFORE_SETTLING = (
    Phase.REVEAL.value,
    Phase.JOIN.value,
    Phase.DECLARE.value,
    Phase.SAY.value,
    Phase.SHOW.value,
    Phase.LAY.value,
    Phase.BRUISER.value,
    Phase.HIDE.value,
    Phase.TURN_UP.value,
)


class Payment(IntEnum):
    """What a Godfather can pay an ousted partner with (CG-7.3.4)."""

    ALCOHOL = 0
    MEANS = 1
    PERSON = 2


class Place(IntEnum):
    """Where a card that a player openly takes into the hand comes from."""

    TABLE = 0
    DISCARDS = 1


class Used(IntEnum):
    """What a player has done at the end of the round, as bits (CG-5.4)."""

    DREW = 1
    EXTRA = 2
    SWAP = 4
    INFORMER = 8
    WHISKY_SMUGGLER = 16
    FENCE = 32
    POKER_PLAYER = 64


class Reason(IntEnum):
    """Why the match ended."""

    NOT_OVER = 0
    END_CARD = 1


class Luck(IntEnum):
    """The kinds of luck in this game, each with outcomes of its own."""

    CARD = 0
    PERSON = 1
    COALITION = 2
    DISTRICT = 3
    LOOT = 4


SIDE = Kind("side", 0, 1, empty=Side.NEITHER, names=("challengers", "defenders"))
SEAT = Kind("seat", 0, MOST_SEATS - 1, empty=NO_SEAT)
SEATS_IN = bits(MOST_SEATS)
CARD = Kind("card", 0, CARDS - 1, empty=NO_CARD, unknown=UNKNOWN_CARD)
CLAN = Kind("clan", 0, CLANS - 1, empty=NO_CLAN)
PERSON = Kind("person", 0, PERSONS - 1, empty=NO_PERSON)
COALITION = Kind("coalition", 0, COALITIONS, empty=NO_COALITION)
DISTRICT = Kind("district", 0, DISTRICTS - 1, empty=NO_DISTRICT)
LOOT = Kind("loot", 0, LOOT_CARDS - 1, empty=NO_LOOT)
WORD = Kind("word", 0, SILENT, empty=NO_WORD, unknown=UNKNOWN_WORD, names=(*map(str, range(HIGHEST_WORD + 1)), "silent"))
DECISION = Kind("decision", 0, 1, empty=NOT_DECIDED, unknown=UNKNOWN_DECISION, names=("pass", "declare"))
CARD_BAG, PERSON_BAG = Of(CARDS, "card"), Of(PERSONS, "person")

POSITION = Layout(
    "chicago-gangsters",
    [
        # The match, as every game has it; `asked` are all who take part in a sealed ask, finished or not.
        *match_fields(3, MOST_SEATS, Ask, Reason, keeps_asked=True),
        # Options (CG-4.2.1, CG-7.3).
        Field("talk", FLAG),
        Field("godfather", FLAG),
        # The round (CG-3): what lies open, and what is still in the piles, which have no order.
        Field("round", number(0, COALITIONS)),
        Field("phase", choice(Phase)),
        Field("acting", SIDE),
        Field("coalition", COALITION),
        Field("district", DISTRICT),
        Field("loot", LOOT),
        Field("person", PERSON),
        Field("coalition_pile", number(0, 1), (Of(COALITIONS + 1, "coalition"),)),
        Field("district_pile", number(0, 1), (Of(DISTRICTS, "district"),)),
        Field("loot_pile", number(0, 1), (Of(LOOT_CARDS, "loot"),)),
        Field("person_pile", number(0, 1), (PERSON_BAG,)),
        # Means. `hand` holds all cards of a seat that do not lie open, including those laid face down; `shown` are those that
        # everyone has seen there and not seen leave. In an observed position `pile` holds every card that its seat cannot
        # place: `pile_count` of them are the pile, `unplaced` of them are in hands.
        Field("pile", number(0, DECK), (CARD_BAG,), NOBODY),
        Field("pile_count", number(0, DECK)),
        Field("unplaced", number(0, DECK)),
        Field("discards", number(0, DECK), (CARD_BAG,)),
        Field("hand", number(0, HAND_LIMIT), (SEATS, CARD_BAG), OWN, known="shown", count="hand_count"),
        Field("hand_count", number(0, HAND_LIMIT), (SEATS,)),
        Field("shown", number(0, HAND_LIMIT), (SEATS, CARD_BAG)),
        Field("returned", number(0, HAND_LIMIT), (SEATS, CARD_BAG)),  # of those shown: not the one still face down
        Field("choosing", number(0, HAND_LIMIT), (SEATS, CARD_BAG), OWN, part_of="hand"),  # in a sealed ask, so far
        Field("laid", number(0, HAND_LIMIT), (SEATS, CARD_BAG), OWN, count="laid_count", part_of="hand"),  # face down
        Field("laid_count", number(0, HAND_LIMIT), (SEATS,)),
        Field("open", number(0, HAND_LIMIT), (SEATS, CARD_BAG)),
        # Persons, scores, words.
        Field("holder", SEAT, (PERSON_BAG,)),
        Field("alcohol", number(0, MOST_ALCOHOL), (SEATS,)),
        Field("saying", WORD, (SEATS,), OWN),
        Field("said", WORD, (SEATS,)),
        Field("kept", number(0, COALITIONS), (SEATS,)),
        Field("broken", number(0, COALITIONS), (SEATS,)),
        # Roles (CG-7).
        Field("clan", CLAN, (SEATS,)),
        Field("side", SIDE, (SEATS,)),
        Field("mr_x", SEAT),
        Field("loner", SEAT),
        Field("bruiser_used", FLAG),
        # What was announced: each seat's contribution, each side's strength.
        Field("contribution", number(0, MOST_STRENGTH), (SEATS,)),
        Field("strength", number(0, MOST_STRENGTH), (2,)),
        # The Godfather (CG-7.3).
        Field("godfather_seat", SEAT),
        Field("godfather_points", number(0, COALITIONS), (SEATS,)),
        Field("ousted", SEAT),
        Field("declaring", DECISION, (SEATS,), OWN),
        Field("candidates", SEATS_IN),
        Field("duelling", CARD, (SEATS,), OWN),
        # The loot and the end of the round (CG-5).
        Field("winning", SIDE),
        Field("sharing", SIDE),
        Field("first", SEAT),
        Field("turn", SEAT),
        Field("turns", number(0, MOST_SEATS)),
        Field("used", number(0, 127)),
        Field("selling", PERSON),
        Field("worth", number(0, 50)),
        Field("left", number(0, GAMBLED)),
    ],
)

EDITION = Layout(
    "chicago-gangsters edition",
    [
        # CG-1.3: for each coalition card the side of every clan, the clan with the `?`, and each side's pick mark.
        Field("side", SIDE, (COALITIONS, CLANS)),
        Field("question", CLAN, (COALITIONS,)),
        Field("pick", CLAN, (COALITIONS, 2)),
        # CG-1.4: for each district the usable means, and whether persons count.
        Field("usable", FLAG, (DISTRICTS, 3)),
        Field("persons_count", FLAG, (DISTRICTS,)),
        # CG-1.5: the contents by loot card, side (winners, losers) and package.
        Field("alcohol", number(0, MOST_IN_PACKAGE), (LOOT_CARDS, 2, 2)),
        Field("means", number(0, 9), (LOOT_CARDS, 2, 2)),
        Field("person", FLAG, (LOOT_CARDS, 2, 2)),
        # CG-8.2, CG-8.6: the means that a person makes usable, or acts as.
        Field("person_means", Kind("means", 0, 2, empty=3), (PERSONS,)),
    ],
)
