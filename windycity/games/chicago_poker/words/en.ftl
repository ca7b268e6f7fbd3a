# The game
chicago-poker = Chicago Poker
bar = bar
jazz-club = jazz club
brewery = brewery
gambling-den = gambling den

# The table
headline-action = { $boss } is to act: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left.
headline-limousine = { $boss } is moving cards with the Limousine.
headline-discard = { $boss } has too many cards and must discard.
headline-tiebreak = Tie: a card is awaited from { $boss }.
headline-over = The match is over.
piles = Draw pile { $pile }, discard pile { $discarded }: { $discards }

# Why a move is not legal
asked-for-nothing = The match is over.
asked-for-action = You are asked for an action: draw a card or play one.
asked-for-limousine = The Limousine is under way: take a card of the row, or say done.
asked-for-discard = Your hand is over the limit: discard a card.
asked-for-tiebreak = The duel is tied: choose a card of your hand.
card-not-in-hand = You do not hold { $card }.
no-cards-to-draw = Draw pile and discard pile are both empty, so no card can be drawn.
hand-would-be-over = You would end your turn with more than { $limit } cards; play a card instead.
no-business-there = There is no open business at place { $spot }.
row-full = Your row at business { $spot } has { $most } cards already; lay it elsewhere.
boss-not-playing = { $boss } is not in this match.
own-row = That is your own row; choose another player's.
row-empty = { $boss } has no cards at business { $spot }.
row-locked = { $boss }'s row at business { $spot } has a bullet and is locked.
nothing-face-down = { $boss } has no face-down cards at business { $spot }.
drive-to-same = The Limousine goes from one business to another one.
own-row-empty = You have no cards at business { $spot }.
own-row-locked = Your row at business { $spot } has a bullet and is locked.
card-not-discarded = { $card } is not on the discard pile.
card-not-in-row = { $card } is not in your row at business { $spot }.
take-one-first = Take at least one card before you are done.

# What is wrong with a position
flaw-gap-in-list = A hand, pile or row does not hold as many cards as its count says.
flaw-hand-not-sorted = The cards of a hand must be sorted by colour and value, specials last.
flaw-beyond-seats = There are cards or businesses of a seat that is not in the match.
flaw-card-missing = A card is missing.
flaw-card-twice = A card stands in two places.
flaw-unknown-cards = The number of unknown cards does not fit the number of cards that are not placed.
flaw-businesses-miscounted = There must be five businesses of each kind, in the pile, open, won or removed.
flaw-row-at-no-business = There is a row where no business lies.
flaw-bullet-misplaced = A bullet lies on every row of five cards, and on no other.
flaw-face-up-unseen = A card that lies face up has been seen by everyone, and every card by its owner.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position.

# How a match ends
three-of-a-kind = three businesses of a kind
one-of-each = one business of each kind
five-businesses = five businesses
two-of-a-kind = two businesses of a kind
three-businesses = three businesses
last-business = the last business
most-businesses = the most businesses
