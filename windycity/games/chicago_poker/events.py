"""What can happen in Chicago Poker, each with its facts in the order in which the rules log them."""

from windycity.core.events import EventKinds, Facts


class Event(EventKinds):
    """Something that happened."""

    DEALT = 0, "A player is dealt a card of the first hand."
    OPENED = 1, "A business is opened at a place."
    TURN = 2, "A player's turn begins."
    DREW = 3, "A player draws a card."
    SHUFFLED = 4, "The discard pile is shuffled into the draw pile."
    LAID = 5, "A player lays a card at the end of their row at a business."
    BULLET = 6, "A row is complete and gets a bullet, which announces a duel."
    MURDERED = 7, "A player plays Murder: the last card of another row is discarded."
    RAIDED = 8, "A player plays Raid on another row, whose face-down cards follow as `saw`."
    SAW = 9, "A player looks at a face-down card of another row."
    DROVE = 10, "A player plays Limousine to move cards from one business to another."
    MOVED = 11, "A card moves to the end of the player's row at another business."
    GUN = 12, "A player plays Gun for extra actions."
    BLACKMAILED = 13, "A player plays Blackmail and takes a card from the discard pile."
    NO_EFFECT = 14, "A player plays a special card without effect."
    DISCARDED = 15, "A player over the hand limit discards a card."
    SKIPPED = 16, "A player who can do nothing skips the rest of the turn."
    DUEL = 17, "A duel begins at a business."
    TURNED_UP = 18, "A face-down card of a row is turned up in a duel."
    SHOWED = 19, "The row of a player in a duel is evaluated."
    TIED = 20, "A player's row is one of several that are best in a duel."
    CHOSE = 21, "A player has chosen a card for the tie-break, still hidden."
    SHOWED_CARD = 22, "A player's card for the tie-break is turned up."
    TOOK = 23, "A player takes a business."
    SETTLING = 24, "The match has stood still or run too long: all open businesses are settled."
    REMOVED = 25, "A business at which nobody has a card goes out of the game."
    ENDED = 26, "The match is over."
    WAIVED = 27, "A player ends the turn and leaves extra actions unused."
    FINISHED = 28, "A Limousine has arrived: no more cards are moved."


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat", "The player whom the event is about."
    CARD = 1, "card", "The card."
    SPOT = 2, "spot", "The place of the business on the table."
    BUSINESS = 3, "business", "The kind of business."
    ACTIONS = 4, "number", "The number of actions: left in the turn, or left unused."
    CARDS = 5, "number", "The number of cards in the draw pile."
    UP = 6, "flag", "Whether the card lies face up."
    VICTIM = 7, "seat", "The player whose row is attacked or looked at."
    PLACE = 8, "place", "The place of the card in its row, from 1."
    FROM = 9, "spot", "The place of the business that cards leave."
    TO = 10, "spot", "The place of the business that cards go to."
    OWNER = 11, "seat", "The player whose bullet brings the duel."
    COMBINATION = 12, "combination", "The combination that the row makes."
    REASON = 13, "reason", "Why the match ended."
    ROW = 14, "card", "The cards of the row, in their order.", True


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.DEALT: (Fact.SEAT, Fact.CARD),
    Event.OPENED: (Fact.SPOT, Fact.BUSINESS),
    Event.TURN: (Fact.SEAT, Fact.ACTIONS),
    Event.DREW: (Fact.SEAT, Fact.CARD),
    Event.SHUFFLED: (Fact.CARDS,),
    Event.LAID: (Fact.SEAT, Fact.SPOT, Fact.UP, Fact.CARD),
    Event.BULLET: (Fact.SEAT, Fact.SPOT),
    Event.MURDERED: (Fact.SEAT, Fact.SPOT, Fact.VICTIM, Fact.CARD),
    Event.RAIDED: (Fact.SEAT, Fact.SPOT, Fact.VICTIM),
    Event.SAW: (Fact.SEAT, Fact.SPOT, Fact.VICTIM, Fact.PLACE, Fact.CARD),
    Event.DROVE: (Fact.SEAT, Fact.FROM, Fact.TO),
    Event.MOVED: (Fact.SEAT, Fact.FROM, Fact.PLACE, Fact.TO, Fact.UP, Fact.CARD),
    Event.GUN: (Fact.SEAT, Fact.ACTIONS),
    Event.BLACKMAILED: (Fact.SEAT, Fact.CARD),
    Event.NO_EFFECT: (Fact.SEAT, Fact.CARD),
    Event.DISCARDED: (Fact.SEAT, Fact.CARD),
    Event.SKIPPED: (Fact.SEAT,),
    Event.DUEL: (Fact.SPOT, Fact.OWNER),
    Event.TURNED_UP: (Fact.SPOT, Fact.SEAT, Fact.PLACE, Fact.CARD),
    Event.SHOWED: (Fact.SPOT, Fact.SEAT, Fact.COMBINATION, Fact.ROW),
    Event.TIED: (Fact.SPOT, Fact.SEAT),
    Event.CHOSE: (Fact.SEAT, Fact.CARD),
    Event.SHOWED_CARD: (Fact.SEAT, Fact.CARD),
    Event.TOOK: (Fact.SEAT, Fact.SPOT, Fact.BUSINESS),
    Event.SETTLING: (Fact.SEAT,),
    Event.REMOVED: (Fact.SPOT, Fact.BUSINESS),
    Event.ENDED: (Fact.REASON,),
    Event.WAIVED: (Fact.SEAT, Fact.ACTIONS),
    # The Limousine has taken its last card.
    Event.FINISHED: (Fact.SEAT,),
}

# Never left out of the news: duels with all that they bring.
NOTABLE = (
    *(Event.BULLET, Event.DUEL, Event.SHOWED, Event.TIED, Event.CHOSE, Event.SHOWED_CARD),
    *(Event.TOOK, Event.SETTLING, Event.REMOVED, Event.ENDED),
)
# Left out of the news: a row is reported as a whole when it is shown, a ride card by card.
SILENT = (Event.TURNED_UP, Event.FINISHED)
