"""What can happen in Chicago Gangsters, each with its facts."""

from enum import IntEnum

from windycity.core.events import Facts


class Event(IntEnum):
    """Something that happened."""

    DEALT = 0
    PUT_ASIDE = 1
    PERSON_DEALT = 2
    MR_X_DREW = 3
    MR_X = 4
    CLAN = 5
    ROUND = 6
    COALITION = 7
    LOOT = 8
    JOINED = 9
    DECLARED = 10
    DUELLED = 11
    GODFATHER = 12
    NO_GODFATHER = 13
    OUSTED = 14
    SAID = 15
    SILENT = 16
    SHOWED = 17
    LAID = 18
    BRUISER = 19
    HID = 20
    TURNED_UP = 21
    STRENGTH = 22
    HIDDEN_UP = 23
    KEPT_WORD = 24
    BROKE_WORD = 25
    WON = 26
    NO_LOOT = 27
    GOT = 28
    RECRUITED = 29
    PAID = 30
    DREW = 31
    FORFEITED = 32
    SHUFFLED = 33
    DISCARDED = 34
    TOOK_BACK = 35
    SOLD = 36
    LEFT = 37
    GODFATHER_POINT = 38
    END_CARD = 39
    SHOWDOWN = 40
    ENDED = 41
    NOBODY_DECLARED = 42
    CONTRIBUTED = 43
    SPENT = 44
    FINISHED = 45
    PASSED = 46
    USED = 47
    SWAPPED = 48


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat"
    CARD = 1, "card"
    PERSON = 2, "person"
    CLAN = 3, "clan"
    ROUND = 4, "number"
    DISTRICT = 5, "district"
    COALITION = 6, "coalition"
    CHALLENGERS = 7, "seats"
    DEFENDERS = 8, "seats"
    LOOT = 9, "loot"
    PACKAGES = 10, "packages"
    SIDE = 11, "side"
    CARDS = 12, "number"
    SEATS = 13, "seats"
    STRENGTH = 14, "number"
    USABLE = 15, "flag"
    SAID = 16, "number"
    BROUGHT = 17, "number"
    LOSERS = 18, "number"
    ALCOHOL = 19, "number"
    MEANS = 20, "number"
    PARTNER = 21, "seat"
    PAYMENT = 22, "payment"
    ROUNDS = 23, "number"
    PRIZE = 24, "prize"
    SCORE = 25, "number"
    REASON = 26, "reason"
    # Cards and persons that count, with the points of each, in the same order.
    COUNTED = 27, "card", True
    POINTS = 28, "number", True
    PERSONS = 29, "person", True
    PERSON_POINTS = 30, "number", True
    THANKS_TO = 31, "person", True
    PERSONS_COUNT = 32, "flag"
    DOUBLED = 33, "flag"
    BRUISER = 34, "number"
    PACKAGE = 35, "package", True
    FROM = 36, "place"
    FACE_DOWN = 37, "card", True


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.DEALT: (Fact.SEAT, Fact.CARD),
    Event.PUT_ASIDE: (Fact.PERSON,),
    Event.PERSON_DEALT: (Fact.SEAT, Fact.PERSON),
    Event.MR_X_DREW: (Fact.SEAT, Fact.CARD),
    Event.MR_X: (Fact.SEAT,),
    Event.CLAN: (Fact.SEAT, Fact.CLAN),
    Event.ROUND: (Fact.ROUND, Fact.DISTRICT, Fact.PERSON),
    Event.COALITION: (Fact.COALITION, Fact.CHALLENGERS, Fact.DEFENDERS),
    Event.LOOT: (Fact.LOOT, Fact.PACKAGES),
    Event.JOINED: (Fact.SEAT, Fact.SIDE, Fact.CARDS, Fact.FACE_DOWN),
    Event.DECLARED: (Fact.SEATS,),
    Event.DUELLED: (Fact.SEAT, Fact.CARD),
    Event.GODFATHER: (Fact.SEAT,),
    Event.NO_GODFATHER: (Fact.SEATS,),
    Event.OUSTED: (Fact.SEAT,),
    Event.SAID: (Fact.SEAT, Fact.STRENGTH),
    Event.SILENT: (Fact.SEAT,),
    Event.SHOWED: (Fact.SEAT, Fact.CARD),
    Event.LAID: (Fact.SEAT, Fact.CARDS, Fact.FACE_DOWN),
    Event.BRUISER: (Fact.SEAT,),
    Event.HID: (Fact.SEAT, Fact.CARD),
    Event.TURNED_UP: (Fact.SEAT, Fact.CARD, Fact.USABLE),
    Event.STRENGTH: (Fact.SIDE, Fact.STRENGTH),
    Event.HIDDEN_UP: (Fact.SEAT, Fact.CARD, Fact.USABLE),
    Event.KEPT_WORD: (Fact.SEAT, Fact.SAID, Fact.BROUGHT),
    Event.BROKE_WORD: (Fact.SEAT, Fact.SAID, Fact.BROUGHT),
    Event.WON: (Fact.SIDE, Fact.STRENGTH, Fact.LOSERS),
    Event.NO_LOOT: (Fact.SIDE,),
    Event.GOT: (Fact.SEAT, Fact.ALCOHOL, Fact.MEANS, Fact.PACKAGE),
    Event.RECRUITED: (Fact.SEAT, Fact.PERSON, Fact.PACKAGE),
    Event.PAID: (Fact.SEAT, Fact.PARTNER, Fact.PAYMENT),
    Event.DREW: (Fact.SEAT, Fact.CARD),
    Event.FORFEITED: (Fact.SEAT,),
    Event.SHUFFLED: (Fact.CARDS,),
    Event.DISCARDED: (Fact.SEAT, Fact.CARD),
    Event.TOOK_BACK: (Fact.SEAT, Fact.CARD, Fact.FROM),
    Event.SOLD: (Fact.SEAT, Fact.PERSON),
    Event.LEFT: (Fact.PERSON,),
    Event.GODFATHER_POINT: (Fact.SEAT,),
    Event.END_CARD: (Fact.ROUNDS,),
    Event.SHOWDOWN: (
        *(Fact.SEAT, Fact.PRIZE, Fact.SCORE, Fact.ALCOHOL),
        *(Fact.COUNTED, Fact.POINTS, Fact.PERSONS, Fact.PERSON_POINTS),
    ),
    Event.ENDED: (Fact.REASON,),
    Event.NOBODY_DECLARED: (),
    # What a player brings, and how it is made up: the cards and persons that count, already doubled for a loner (CG-7.1);
    # the persons who make means count that the district does not allow (CG-8.2); whether persons count in the
    # district (CG-1.4), otherwise some act as means (CG-8.6); what the Bruiser adds (CG-8.7); and the side's strength so far.
    Event.CONTRIBUTED: (
        *(Fact.SEAT, Fact.SIDE, Fact.COUNTED, Fact.POINTS, Fact.THANKS_TO, Fact.PERSONS, Fact.PERSON_POINTS),
        *(Fact.PERSONS_COUNT, Fact.DOUBLED, Fact.BRUISER, Fact.BROUGHT, Fact.STRENGTH),
    ),
    Event.SPENT: (Fact.SEAT, Fact.COUNTED),
    # A player has given the last answer to a sealed ask, or has ended the round; a player passes on the Bruiser or the `?`.
    Event.FINISHED: (Fact.SEAT,),
    Event.PASSED: (Fact.SEAT,),
    # At the end of the round: a player uses a person, or swaps a card as Mr. X.
    Event.USED: (Fact.SEAT, Fact.PERSON),
    Event.SWAPPED: (Fact.SEAT,),
}

# What nobody at a table would miss: who fights with whom, what is said and shown, who wins what.
NOTABLE = (
    Event.MR_X,
    Event.ROUND,
    Event.COALITION,
    Event.JOINED,
    Event.GODFATHER,
    Event.NO_GODFATHER,
    Event.SAID,
    Event.SHOWED,
    Event.BRUISER,
    Event.TURNED_UP,
    Event.STRENGTH,
    Event.HIDDEN_UP,
    Event.WON,
    Event.GOT,
    Event.RECRUITED,
    Event.PAID,
    Event.END_CARD,
    Event.SHOWDOWN,
    Event.ENDED,
)
# Left out of the news: a picture shows how strengths are made up, where the cards go, and who has made up their mind.
SILENT = (Event.CONTRIBUTED, Event.SPENT, Event.FINISHED, Event.PASSED, Event.USED, Event.SWAPPED)
