"""What can happen in Chicago Gangsters, each with its facts."""

from windycity.core.events import EventKinds, Facts


class Event(EventKinds):
    """Something that happened."""

    DEALT = 0, "A player is dealt a means card of the first hand."
    PUT_ASIDE = 1, "A person who cannot begin with a player is put aside in the set-up."
    PERSON_DEALT = 2, "A player begins with a person."
    MR_X_DREW = 3, "A player draws a card to decide who begins as Mr. X."
    MR_X = 4, "A player is Mr. X."
    CLAN = 5, "A player gets a clan."
    ROUND = 6, "A round begins: its district, and the person who can be won."
    COALITION = 7, "The coalition card says who are challengers and who are defenders."
    LOOT = 8, "The loot card says what the winners and the losers get."
    JOINED = 9, "Mr. X joins a side."
    DECLARED = 10, "The players who want to be Godfather are known."
    DUELLED = 11, "A player's card in the duel for Godfather is turned up."
    GODFATHER = 12, "A player becomes Godfather."
    NO_GODFATHER = 13, "The duel is tied, and nobody becomes Godfather."
    OUSTED = 14, "A player is ousted and takes no part in the round."
    SAID = 15, "A player says aloud which strength to expect."
    SILENT = 16, "A player says nothing."
    SHOWED = 17, "A player lays a card openly before the others are laid."
    LAID = 18, "A player has laid cards face down."
    BRUISER = 19, "A player uses the Bruiser."
    HID = 20, "A player keeps one of the laid cards hidden."
    TURNED_UP = 21, "A laid card is turned up."
    STRENGTH = 22, "The strength of a side is known."
    HIDDEN_UP = 23, "A card that was kept hidden is turned up."
    KEPT_WORD = 24, "A player has brought the strength that was said."
    BROKE_WORD = 25, "A player has not brought the strength that was said."
    WON = 26, "A side wins the fight."
    NO_LOOT = 27, "The losers have too little strength and get no loot."
    GOT = 28, "A player takes a package of loot."
    RECRUITED = 29, "A player recruits the person of the round."
    PAID = 30, "A player pays a partner for the person."
    DREW = 31, "A player draws a means card."
    FORFEITED = 32, "A player cannot draw and forfeits a card."
    SHUFFLED = 33, "The discards are shuffled into a new pile."
    DISCARDED = 34, "A player discards a card."
    TOOK_BACK = 35, "A player takes a card back in hand."
    SOLD = 36, "A player gets alcohol through a person."
    LEFT = 37, "A person leaves the game."
    GODFATHER_POINT = 38, "A player gets a Godfather point."
    END_CARD = 39, "The end card comes up: the showdown follows."
    SHOWDOWN = 40, "A player's score for a prize is counted."
    ENDED = 41, "The match is over."
    NOBODY_DECLARED = 42, "Nobody wants to be Godfather."
    CONTRIBUTED = 43, "What a player brings to a side is counted, with how it is made up."
    SPENT = 44, "A player discards the cards used in the fight."
    FINISHED = 45, "A player has finished: an answer that several give at once, or the round."
    PASSED = 46, "A player uses no ability here."
    USED = 47, "A player uses a person's ability."
    SWAPPED = 48, "Mr. X swaps a card."


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat", "The player whom the event is about."
    CARD = 1, "card", "The means card."
    PERSON = 2, "person", "The person."
    CLAN = 3, "clan", "The clan."
    ROUND = 4, "number", "The number of the round, from 1."
    DISTRICT = 5, "district", "The district that is fought over."
    COALITION = 6, "coalition", "The coalition card."
    CHALLENGERS = 7, "seats", "The seats of the challengers."
    DEFENDERS = 8, "seats", "The seats of the defenders."
    LOOT = 9, "loot", "The loot card."
    PACKAGES = 10, "packages", "The packages on the loot card, the winners' before the losers'."
    SIDE = 11, "side", "The side in the fight."
    CARDS = 12, "number", "The number of cards: laid, brought along, or in the new pile."
    SEATS = 13, "seats", "The seats concerned."
    STRENGTH = 14, "number", "The strength of the side, or that a player says."
    USABLE = 15, "flag", "Whether the card counts in the district."
    SAID = 16, "number", "The strength that was said."
    BROUGHT = 17, "number", "The strength that was brought."
    LOSERS = 18, "number", "The strength of the losers."
    ALCOHOL = 19, "number", "The alcohol that the player gets."
    MEANS = 20, "number", "The number of means cards that the player gets."
    PARTNER = 21, "seat", "The player who is paid."
    PAYMENT = 22, "payment", "What is paid."
    ROUNDS = 23, "number", "The number of rounds played."
    PRIZE = 24, "prize", "What is counted in the showdown."
    SCORE = 25, "number", "The player's score for the prize."
    REASON = 26, "reason", "Why the match ended: what decided it."
    # Cards and persons that count, with the points of each, in the same order.
    COUNTED = 27, "card", "The cards that count, or are discarded.", True
    POINTS = 28, "number", "The points of each of those cards, in the same order.", True
    PERSONS = 29, "person", "The persons who count.", True
    PERSON_POINTS = 30, "number", "The points of each of those persons, in the same order.", True
    THANKS_TO = 31, "person", "The persons who make means count that the district does not allow.", True
    PERSONS_COUNT = 32, "flag", "Whether persons count in the district."
    DOUBLED = 33, "flag", "Whether the points are already doubled, for a loner."
    BRUISER = 34, "number", "What the Bruiser adds."
    PACKAGE = 35, "package", "The number of the package on the loot card; none if it came from no package.", True
    FROM = 36, "place", "Where the card was."
    FACE_DOWN = 37, "card", "The cards that the player has laid face down; only the player knows them.", True


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
    # What a player brings, item by item: the cards and persons that count, already doubled for a loner (CG-7.1); the
    # persons by whom means count that the district does not allow (CG-8.2); whether persons count in the district
    # (CG-1.4), otherwise some act as means (CG-8.6); what the Bruiser adds (CG-8.7); and the side's strength so far.
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

# What nobody at a table would overlook: who fights with whom, what is said and shown, who wins what.
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
# Left out of the news: how strengths add up, where the cards go, and who has decided, which a picture shows.
SILENT = (Event.CONTRIBUTED, Event.SPENT, Event.FINISHED, Event.PASSED, Event.USED, Event.SWAPPED)
