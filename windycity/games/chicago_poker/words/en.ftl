# The game
chicago-poker = Chicago Poker
option-specials = Six special cards are in the deck: Murder, two Raids, Limousine, Gun, Blackmail.
option-short = A shorter game: two businesses of a kind or any three win.
goal = { $short ->
    [yes] You win at once when you own two businesses of the same kind, or any three.
   *[no] You win at once when you own three businesses of the same kind, or one of each of the four kinds, or any five.
}
turn-in-short = In your turn you draw or play a card three times (the first two players less often in round 1). Your cards at a business are a poker hand; five of them announce a duel, and the best hand takes the business.
score = { $score ->
    [one] one business
   *[other] { $score } businesses
}
business-bar = bar
business-jazz-club = jazz club
business-brewery = brewery
business-gambling-den = gambling den
card-murder = Murder
card-raid = Raid
card-limousine = Limousine
card-gun = Gun
card-blackmail = Blackmail
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple

# The table
headline-action = { $boss } is to act: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left.
headline-limousine = { $boss } is moving cards with the Limousine.
headline-discard = { $boss } has too many cards and must discard.
headline-tiebreak = Tie: a card is awaited from { $boss }.
player-you = { $boss } (you)
headline-over = The match is over.
piles = Draw pile { $pile }, discard pile { $discarded }: { $discards }
facing-up = up
facing-down = down
laying-makes = { $spot } { $business }: { $made }
heard-makes = There you would then have { $made }.
legend-table = R7 is red 7, and so G, B, Y and P green, blue, yellow and purple. ▲ and ▼ behind a business: its five places, one after the other, face up or face down. ▒▒ a card that you do not see; (R7) face down, but known to you; ● a row of five cards with a bullet: a duel is coming.
legend = (R7): face down, but known to you. *: complete, with a bullet.

# Why a move is not legal
asked-for-action = Your turn: draw a card or play one.
asked-for-limousine = The Limousine is under way: take another card of the row along, or end the ride.
asked-for-discard = Your hand is over the limit: discard a card.
asked-for-tiebreak = The duel is tied: choose a card of your hand.
card-not-in-hand = You do not hold { $card }.
special-not-in-hand = You do not hold the { $special } card.
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
no-business-at-goal = There is no open business at place { $goal } to drive to.
goal-full = Your row at business { $goal } has { $most } cards already; drive elsewhere.
own-row-empty = You have no cards at business { $spot }.
own-row-locked = Your row at business { $spot } has a bullet and is locked.
card-not-discarded = { $card } is not on the discard pile.
card-not-in-row = { $card } is not in your row at business { $spot }.
take-one-first = Take at least one card before you are done.
actions-left = You must use all your actions; only the extra ones of the Gun can be left.

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
flaw-face-up-unseen = A card that lies face up has been seen by everyone, every card by its owner, and none by a seat that is not in the match.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position.
flaw-special-in-the-box = There is a special card, but the match is played without them.
flaw-option-misfit = The short game is for five or six players.
flaw-turn-misfit = The number of the turn does not fit the active player, or the last quiet turn lies ahead.
flaw-facing-misfit = A card lies face up or face down as it cannot at that business, or something is said of a card beyond the end of a row.
flaw-knowledge-misfit = A seat knows its own cards and both piles, and no card of another hand.
flaw-pile-not-sorted = What a seat cannot place must be sorted by colour and value, specials last.
flaw-opening-misfit = Open businesses, and no others, are numbered in the order of opening, no two alike, and no more were opened than have left the pile.
flaw-bullets-misfit = Bullets are numbered in the order in which they were placed, no two alike, and each lies on a row or went back with a duel.
flaw-hand-over = A hand holds more than seven cards, and more than the actions left can still take off it.
flaw-actions-misfit = More actions are taken or left than the turn and the Gun can give, or some were taken before the duels are over.
flaw-settling-misfit = Open businesses are settled after three quiet rounds or 200 in all, not before and not later; only then do any go out of the game.
flaw-tie-misfit = A tie-break is fought face up at the business whose duel is due, by those with the best row there; each of them is asked, has chosen or has no cards.
flaw-nothing-open = No business is open, but the match is not over.
flaw-won-already = A player owns what wins the match, but it is not over.
flaw-reason-misfit = The match has ended, but not by what the position shows, or with other winners.

# How a match ends
reason-three-of-a-kind = three businesses of a kind
reason-one-of-each = one business of each kind
reason-five-businesses = five businesses
reason-two-of-a-kind = two businesses of a kind
reason-three-businesses = three businesses
reason-last-business = the last business
reason-most-businesses = the most businesses

# Combinations
combination-nothing = nothing
combination-high-card = only a high card
combination-pair = a pair
combination-two-pair = two pair
combination-straight = a straight
combination-flush = a flush
combination-full-house = a full house
combination-four-of-a-kind = four of a kind
combination-rainbow-straight = a rainbow straight
combination-straight-flush = a straight flush
combination-chicago-poker = Chicago Poker
combination-three-of-a-kind = three of a kind

# What a move does
explain-draw = Take the top card of the draw pile.
explain-play = Lay { $card } as your next card at business { $spot }{ $facing ->
    [up] ; it will lie face up.
    [down] ; it will lie face down.
   *[none] .
}{ $makes ->
    [something] { "" } Your row then makes { $combination }.
   *[nothing] { "" }
}
explain-murder = Discard the last card of { $boss }'s row at business { $spot }.
explain-raid = Look at all face-down cards of { $boss }'s row at business { $spot }.
explain-limousine = Move one to four of your cards from business { $spot } to business { $goal }, in any order.
explain-gun = Two extra actions this turn.
explain-blackmail = Take { $card } from the discard pile without showing it; both piles are then shuffled together.
explain-no-effect = Discard { $card } without using it.
explain-take = Move { $card } to the end of your row at the other business.
explain-done = Move no more cards.
explain-choose = Choose { $card } in secret; the highest card takes the duel.
explain-discard = Discard { $card }, because your hand is over the limit.
explain-end = End your turn and leave the rest of the extra actions that the Gun gave you.

# What happened
event-dealt = { $known ->
    [yes] { $seat } is dealt { $card }.
   *[no] { $seat } is dealt a card.
}
event-dealt-many = { $known ->
    [yes] { $seat } is dealt { $card }.
   *[no] { $seat } is dealt { $count } cards.
}
event-opened = A { $business } opens at place { $spot }.
event-turn = { $seat }'s turn: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
event-drew = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
}
event-drew-many = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws { $count } cards.
}
event-shuffled = The discard pile is shuffled in; the draw pile now has { $cards } cards.
event-laid = { $known ->
    [yes] { $seat } lays { $card } at business { $spot }{ $up ->
        [yes] .
       *[no] , face down.
    }
   *[no] { $seat } lays a card face down at business { $spot }.
}
event-laid-many = { $known ->
    [yes] { $seat } lays { $card } at business { $spot }{ $up ->
        [yes] .
       *[no] , face down.
    }
   *[no] { $seat } lays { $count } cards face down at business { $spot }.
}
event-bullet = { $seat }'s row at business { $spot } is complete and gets a bullet: the duel there comes at the start of { $seat }'s next turn, or sooner with an earlier bullet.
event-murdered = { $seat } plays Murder: { $victim } loses { $card } at business { $spot }.
event-raided = { $seat } raids { $victim }'s row at business { $spot }.
event-saw = { $known ->
    [yes] Card { $place } of { $victim }'s row at business { $spot } is { $card }.
   *[no] { $seat } looks at card { $place } of { $victim }'s row at business { $spot }.
}
event-saw-many = { $known ->
    [yes] Cards { $place } of { $victim }'s row at business { $spot } are { $card }.
   *[no] { $seat } looks at cards { $place } of { $victim }'s row at business { $spot }.
}
event-drove = { $seat }'s Limousine drives from business { $from } to business { $to }.
event-finished = { $seat }'s Limousine has arrived.
event-moved = { $known ->
    [yes] { $seat } moves { $card } from business { $from } to business { $to }{ $up ->
        [yes] , face up.
       *[no] , face down.
    }
   *[no] { $seat } moves card { $place } from business { $from } to business { $to }, face down.
}
event-gun = { $seat } plays the Gun and has { $actions } actions left.
event-blackmailed = { $known ->
    [yes] { $seat } plays Blackmail and takes { $card } from the discard pile.
   *[no] { $seat } plays Blackmail and takes a card from the discard pile.
}
event-no-effect = { $seat } plays { $card } for no effect.
event-discarded = { $seat } discards { $card }.
event-skipped = { $seat } can do nothing and skips the rest of the turn.
event-waived = { $seat } leaves { $actions ->
    [one] an extra action
   *[other] { $actions } extra actions
} and ends the turn.
event-duel = Duel at business { $spot }, by { $owner }'s bullet!
event-turned-up = Card { $place } of { $seat }'s row turns out to be { $card }.
event-showed = { $seat } shows { $combination }: { $row }.
event-tied = { $seat } is tied for the best row and chooses a card.
event-chose = { $known ->
    [yes] { $seat } has chosen { $card }.
   *[no] { $seat } has chosen.
}
event-showed-card = { $seat } turns up { $card }.
event-took = { $seat } takes the { $business } at place { $spot }!
event-settling = The match stands still, or has reached its 200th round: every open business is settled now, as if { $seat } had a bullet at each.
event-removed = Nobody has a card at place { $spot }: the { $business } goes out of the game.
event-ended = The match is over: { $reason }.
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $reason } ({ $rule }).

# The table in the terminal
owns = owns
bullet = bullet

# Things that a move names wrongly
move-no-such-boss = There is no boss { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-card = There is no card { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-spot = There is no business { $thing } in "{ $move }"; it should read like: { $example }.

# As people say it who need not type it
spoken-card = { $colour ->
    [red] the red { $value }
    [green] the green { $value }
    [blue] the blue { $value }
    [yellow] the yellow { $value }
    [purple] the purple { $value }
   *[other] { $card }
}
spoken-spot = { $number } ({ $business })
spoken-business-bar = the bar
spoken-business-jazz-club = the jazz club
spoken-business-brewery = the brewery
spoken-business-gambling-den = the gambling den
event-opened-spoken = { $business } opens as business { $spot }.
event-took-spoken = { $seat } takes { $business }!
event-removed-spoken = Nobody has a card there: { $business } goes out of the game.

# Places and numbers, for setting up a position by hand.
arrange-spot = Business { $spot }
arrange-row = { $player } at business { $spot }
arrange-hand = Hand of { $player }
arrange-pile = Draw pile
arrange-discards = Discard pile
arrange-won = Won by { $player }
arrange-businesses = Businesses still face down
arrange-round = Round
arrange-active = Whose turn begins
things-card = cards
things-gangster = gangsters
things-business = businesses

# Where a look back at a match stops
jump-duel = Duels
jump-raid = Raids
jump-murder = Murders

# Why a move is good
because-took = You take the { $business } at place { $spot }
because-took-spoken = You take { $business } at place { $spot }
because-rival-took = { $seat } takes the { $business } at place { $spot }
because-rival-took-spoken = { $seat } takes { $business } at place { $spot }
because-bullet = You complete your row at business { $spot } and bring on a duel
because-rival-bullet = { $seat } completes a row at business { $spot } and brings on a duel
because-murdered = { $seat } murders the last card of your row at business { $spot }
because-discarded = You have to discard cards
# The same for others: what it is for { $player }, in a review.
because-took-of = { $player } takes the { $business } at place { $spot }
because-took-of-spoken = { $player } takes { $business } at place { $spot }
because-bullet-of = { $player } completes a row at business { $spot } and brings on a duel
because-murdered-of = { $seat } murders the last card of the row of { $player } at business { $spot }
because-discarded-of = { $player } has to discard cards

# Moves as they are typed; of several words the first is shown
move-draw = draw
move-play = play
move-murder = murder
move-murder-nobody = murder nobody
move-raid = raid
move-raid-nobody = raid nobody
move-limousine = limousine
move-limousine-nowhere = limousine nowhere
move-gun = gun
move-gun-nothing = gun nothing
move-blackmail = blackmail
move-blackmail-nothing = blackmail nothing
move-take = take
move-done = done
move-choose = choose
move-discard = discard
move-end = end

# The table in words, read aloud
description-hand = In your hand: { $cards }.
description-nothing = nothing
description-business = Business { $spot } is a { $business }; its five places: { $facing }.
description-row = { $player } has there: { $cards }.
description-row-at = At business { $spot } ({ $business }): { $cards }.
description-no-rows = Nobody has a card there.
description-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
description-known-face-down = { $card } (face down, known to you)
description-bullet = complete, with a bullet
description-player = { $player }: { $count ->
    [one] one card
   *[other] { $count } cards
} in the hand; owns { $owned }.
description-piles = The draw pile has { $pile } cards, the discard pile { $count }.
description-piles-names = piles, draw pile
description-discards = Discarded:
description-discards-names = discards, discard pile
