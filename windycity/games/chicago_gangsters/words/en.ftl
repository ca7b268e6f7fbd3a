# The game
chicago-gangsters = Chicago Gangsters
option-talk = Players say what they will bring, and may lay cards openly.
option-godfather = Expert rule: a player can become Godfather and oust the partner.
goal = You win with the most alcohol when the game ends, after ten, eleven or twelve rounds.
turn-in-short = In every round a card makes partners: challengers against defenders. You lay cards for your side; the stronger side gets the better loot, and of two partners the one who brought more picks first.
score = { $score } alcohol
means-weapons = weapons
means-bribes = bribes
means-blackmail = blackmail
means-none = nothing
side-challengers = challengers
side-defenders = defenders
side-neither = neither side
person-informer = Informer (0)
person-whisky-smuggler = Whisky Smuggler (0)
person-explosives-expert = Explosives Expert (1)
person-dealer = Dealer (1)
person-thief = Thief (1)
person-fence = Fence (1)
person-poker-player = Poker Player (1)
person-priest = Priest (1)
person-bruiser = Bruiser (1)
person-taxi-driver = Taxi Driver (2)
person-customs-officer = Customs Officer (2)
person-reporter = Reporter (2)
person-bank-director = Bank Director (3)
person-mayor = Mayor (3)
person-police-chief = Police Chief (3)
person-prosecutor = Prosecutor (3)
person-judge = Judge (4)
person-senator = Senator (4)
person-taken = taken
ability-informer = cards worth 6 for 1 alcohol, at the end of the round
ability-whisky-smuggler = cards worth 6 for 1 alcohol, at the end of the round
ability-explosives-expert = { $means } can be used everywhere
ability-dealer = { $means } can be used everywhere
ability-thief = { $means } can be used everywhere
ability-fence = discard a card and draw one, at the end of the round
ability-poker-player = exchange two cards for two discards, at the end of the round
ability-priest = counts as two persons in the showdown
ability-bruiser = once, doubles up to 10 points of cards laid
ability-taxi-driver = 2 points of { $means } where persons do not count
ability-customs-officer = 2 points of { $means } where persons do not count
ability-reporter = 2 points of { $means } where persons do not count
payment-alcohol = 1 alcohol
payment-means = 1 means card
payment-person = the person
place-table = the table
place-discards = the discards
prize-weapons = weapons
prize-bribes = bribes
prize-blackmail = blackmail
prize-persons = persons
prize-godfather-points = Godfather points

# The table
headline-join = Mr. X, { $player }, lays cards and joins a side.
headline-declare = Who wants to be Godfather? Waiting for { $player }.
headline-duel = Duel for the Godfather: waiting for a card from { $player }.
headline-say = Statements: waiting for { $player }.
headline-show = Cards laid openly: waiting for { $player }.
headline-lay = Cards laid face down: waiting for { $player }.
headline-bruiser = Will { $player } use the Bruiser?
headline-hide = { $player } has the ? and may keep a card face down.
headline-choose = { $player } chooses from the { $row ->
    [winners] winners'
   *[losers] losers'
} loot: 1 is { $first }, 2 is { $second }. (A alcohol, P the person, M means cards)
headline-pay = { $player } must pay the ousted partner.
headline-round-end = End of the round: { $player } draws and may use persons.
headline-sell = { $player } sells cards for alcohol: worth { $worth } so far, 6 needed.
headline-gamble = { $player } plays poker: { $left ->
    [one] one card
   *[other] { $left } cards
} still to discard.
headline-take = { $player } plays poker and takes { $left ->
    [one] one card
   *[other] { $left } cards
} from the discards, worth { $worth } at most.
headline-over = The match is over.
round = Round { $round }: { $district }. Usable: { $means }; { $persons }.
persons-count = persons count
persons-do-not-count = persons do not count
loot = Winners' packages: { $winners }; losers' packages: { $losers }.
loot-letters = A is alcohol, M a means card, P the person: { $person }.
question = { $player } has the ?: one card may stay face down until the settling.
no-question = The ? is with nobody: no card may be kept face down.
pick = Of equal partners { $players } { $count ->
    [one] chooses
   *[other] choose
} first.
announced = Strength: challengers { $challengers }, defenders { $defenders }.
announced-challengers = Strength: challengers { $challengers }.
alcohol = alcohol { $alcohol }
column-persons = Persons
column-cards = Cards and words
column-hand = Hand
column-alcohol = Alcohol
brings = brings { $strength }
seen = seen:
cards-open = open { $cards }
cards-face-down = face down { $cards }
cards-to-show = to be shown { $cards }
legend-table = 1A: one alcohol. W4 is a card of 4 weapons, and so B is bribes and K blackmail; ( ) does not count in this round; ▒▒ a card that you do not see. The number behind a person is its strength.
not-usable = ( ) does not count here
player-you = { $name } (you)
cards-seen = in the hand or face down { $cards }
cards-unknown = { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}
no-cards = no cards
said = says { $strength }
said-nothing = says nothing
words = words kept { $kept }, broken { $broken }
role-mr-x = Mr. X
role-loner = loner (counts double)
role-godfather = Godfather
role-ousted = ousted
piles = Pile { $pile }; discards: { $discards }

# Why a move is not legal
asked-for-join = You are Mr. X: "lay W4" and so on, then "join challengers" or "join defenders".
asked-for-declare = You are asked whether you want to be Godfather: "declare" or "pass".
asked-for-duel = You are asked for a card for the Godfather's duel: "duel W4".
asked-for-say = You are asked what strength you will bring: "say 12" (0 to 30), or "silent".
asked-for-show = You are asked for cards to lay openly: "show W4" and so on, then "done".
asked-for-lay = You are asked for cards to lay face down: "lay W4" and so on, then "done".
asked-for-bruiser = You are asked whether you use the Bruiser: "bruiser" or "pass".
asked-for-hide = You are asked which card stays face down: "hide W4", or "pass".
asked-for-choose = You are asked to choose a package: "choose 1" or "choose 2".
asked-for-pay = You are asked what you pay your ousted partner: "pay alcohol", "pay means" or "pay person".
asked-for-round-end = It is the end of the round: "draw", use a person ("informer", "smuggler", "fence W2", "poker") or, as Mr. X, "swap W2"; then "done".
asked-for-sell = You are selling: "discard W4" and so on until it is worth 6, then "done".
asked-for-gamble = You are playing poker: "discard" two cards.
asked-for-take = You are playing poker: "take" two cards from the discards.
card-not-in-hand = You do not hold { $card }.
card-chosen = You have chosen every { $card } that you hold.
card-not-laid = You have not laid { $card } face down.
card-laid-openly = { $card } lies openly and cannot stay face down.
partner-hand-full = Your partner has { $limit } cards already; pay something else.
not-in-packages = Your packages do not hold { $payment }.
hand-full = You have { $limit } cards already, so you cannot draw.
no-cards-to-draw = Pile and discards are both empty, so no card can be drawn.
drawn-already = You have drawn already.
drawn-twice = You have drawn twice already; even Mr. X may not draw more.
draw-first = Draw a card before you are done.
person-not-yours = You do not control the { $person }.
person-used = You have used the { $person } already in this round.
hand-too-poor = Your cards are worth less than { $price }.
two-cards-needed = You need two cards for that.
not-mr-x = Only Mr. X may swap a card.
swapped-already = You have swapped a card already in this round.
not-worth-enough = What you discarded is worth { $worth }; it must be { $price } or more.
not-discarded = There is no { $card } among the discards.
too-valuable = { $card } is too valuable: what you still take may be worth { $worth } at most, all together.
no-second-card = With { $card } there would be no second card that you could take: the two may be worth { $worth } at most, together.

# What is wrong with a position
flaw-cards-miscounted = The means cards do not add up: each must be in exactly one place.
flaw-hand-miscounted = A hand does not hold as many cards as its count says.
flaw-shown-not-held = A card that was shown is not in its owner's hand.
flaw-laid-not-held = Cards are laid or chosen that are not in their owner's hand.
flaw-unknown-cards = The number of unknown cards does not fit the number of cards that are not placed.
flaw-beyond-seats = Something belongs to a seat that is not in the match.
flaw-person-twice = A person stands in two places, or there are too few persons left for the rounds to come.
flaw-piles-misfit-round = The piles of coalition, district and loot cards do not fit the round.
flaw-clans-misdealt = Every player but Mr. X has one clan, and no two the same.
flaw-sides-misfit = The sides do not fit the coalition card.
flaw-option-misfit = The Godfather is an option for three or four players.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position.
flaw-too-much-alcohol = A player has more alcohol than the rounds so far can have brought: by loot, by sales and, at the end, by the showdown.
flaw-too-many-words = Somebody's words kept and broken are more than one for each settled round, or there are words where nobody talks.
flaw-too-many-points = There are more Godfather points than rounds that are over, or points without the option.
flaw-too-many-cards = A player has more than ten means cards, with those that lie open, or cards lie open after the settling.
flaw-deal-misfit = A sale or a game of poker was not begun by the owner of the person, or what it is worth does not fit the cards left in hand.

# How a match ends
reason-end-card = the most alcohol

# What a move does
explain-join = Join the { $side } with the cards you have laid; the others hear the side and how many cards.
explain-lay-join = { $usable ->
    [yes] Lay { $card } face down; only the number of your cards will be told.
   *[no] Lay { $card } face down; not usable here: it comes back to your hand, seen by all.
}
explain-lay-lay = { $usable ->
    [yes] Lay { $card } face down.
   *[no] Lay { $card } face down; not usable here: it comes back to your hand, seen by all.
}
explain-done-lay = Lay no more cards.
explain-declare = Become Godfather: you play this round without your partner.
explain-pass-declare = Do not become Godfather.
explain-duel = Play { $card } in the duel; the highest card makes the Godfather.
explain-say = Say that you will bring { $strength }. It binds you to nothing, but everyone will see whether it was true.
explain-silent = Say nothing.
explain-show = { $usable ->
    [yes] Lay { $card } openly: everyone sees it, and it stays laid.
   *[no] Lay { $card } openly; not usable here: it comes back to your hand, seen by all.
}
explain-done-show = Lay no more cards openly.
explain-bruiser = Double up to 10 points of the cards you have laid; the Bruiser then leaves the game.
explain-pass-bruiser = Do not use the Bruiser.
explain-hide = Keep { $card } face down until the settling. If it is not usable it is lost.
explain-pass-hide = Turn up all your cards.
explain-choose = Take package { $package }.
explain-pay = Pay your ousted partner { $payment }.
explain-draw = Draw a means card.
explain-informer = Through the Informer: discard means cards worth 6 or more together for 1 alcohol.
explain-smuggler = Through the Whisky Smuggler: discard means cards worth 6 or more together for 1 alcohol.
explain-fence = Through the Fence: discard { $card } and draw a card.
explain-swap = As Mr. X: discard { $card } and draw a card.
explain-poker = Through the Poker Player: discard two cards and take two from the discards that are worth no more together.
explain-discard-sell = Discard { $card }; in all it must be worth 6 or more.
explain-done-sell = Take 1 alcohol for what you discarded.
explain-discard-gamble = Discard { $card }.
explain-take = Take { $card } from the discards.
explain-done-round-end = End your turn at the end of the round.

# What happened
event-dealt = { $known ->
    [yes] { $seat } is dealt { $card }.
   *[no] { $seat } is dealt a card.
}
event-put-aside = { $person } is put aside.
event-person-dealt = { $seat } begins with { $person }.
event-mr-x-drew = { $seat } draws { $card } to decide who is Mr. X.
event-mr-x = { $seat } is Mr. X.
event-clan = { $seat } has the clan { $clan }.
event-round = Round { $round }: the fight is over { $district }; { $person } can be won.
event-coalition = Challengers: { $challengers }. Defenders: { $defenders }.
event-loot = Loot for the winners / the losers: { $packages }.
event-joined = Mr. X, { $seat }, joins the { $side } with { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}.
event-declared = Wants to be Godfather: { $seats }.
event-nobody-declared = Nobody wants to be Godfather.
event-duelled = { $seat } plays { $card } in the duel.
event-godfather = { $seat } is Godfather!
event-no-godfather = The duel is tied, and nobody becomes Godfather.
event-ousted = { $seat } is ousted and takes no part in this round.
event-said = { $seat } says: I bring { $strength }.
event-silent = { $seat } says nothing.
event-showed = { $seat } lays { $card } openly.
event-showed-many = { $seat } lays { $card } openly.
event-laid = { $seat } lays { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} face down.
event-bruiser = { $seat } uses the Bruiser!
event-hid = { $known ->
    [yes] { $seat } keeps { $card } hidden.
   *[no] { $seat } keeps a card hidden.
}
event-passed = { $seat } passes.
event-finished = { $seat } has finished.
event-turned-up = { $usable ->
    [yes] { $seat } turns up { $card }.
   *[no] { $seat } turns up { $card } and takes it back: not usable here.
}
event-turned-up-many = { $usable ->
    [yes] { $seat } turns up { $card }.
   *[no] { $seat } turns up { $card } and takes them back: not usable here.
}
event-contributed = { $seat } brings { $brought }, so the { $side } have { $strength }.
event-strength = The { $side } have strength { $strength }.
event-hidden-up = { $usable ->
    [yes] { $seat }'s hidden card is { $card }.
   *[no] { $seat }'s hidden card is { $card }: not usable here, and lost.
}
event-kept-word = { $seat } said { $said }, brought { $brought }: a word kept.
event-broke-word = { $seat } said { $said }, brought { $brought }: a word broken.
event-won = The { $side } win, { $strength } to { $losers }.
event-spent = { $seat } discards the cards used.
event-no-loot = The { $side } have less than half the winners' strength and get no loot.
event-got = { $alcohol ->
    [0] { $seat } takes { $means ->
        [one] one means card
       *[other] { $means } means cards
    }.
   *[other] { $means ->
        [0] { $seat } takes { $alcohol } alcohol.
        [one] { $seat } takes { $alcohol } alcohol and one means card.
       *[other] { $seat } takes { $alcohol } alcohol and { $means } means cards.
    }
}
event-recruited = { $seat } recruits { $person }.
event-paid = { $seat } pays { $partner } { $payment }.
event-drew = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
}
event-drew-many = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws { $count } cards.
}
event-forfeited = { $seat } cannot draw and forfeits a card.
event-shuffled = The discards are shuffled; the pile now has { $cards } cards.
event-discarded = { $seat } discards { $card }.
event-took-back = { $seat } takes { $card } in hand.
event-used = { $seat } uses { $person }.
event-swapped = { $seat } swaps a card as Mr. X.
event-sold = { $seat } gets 1 alcohol through { $person }.
event-left = { $person } leaves the game.
event-godfather-point = { $seat } gets a Godfather point.
event-end-card = The end card, after { $rounds } rounds: showdown!
event-showdown = { $seat } has { $score } in { $prize }{ $alcohol ->
    [0] .
   *[other] {" "}and gets { $alcohol } alcohol.
}
event-ended = The match is over; it goes to { $reason }.
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $reason } ({ $rule }).

# What is wrong with an edition
edition-no-such-clan = In { $file }, { $path } names { $clan }, which is no clan; the clans are: { $known }.
edition-not-a-pair = In { $file }, { $path } must name two different clans.
edition-question-not-challenger = In { $file }, { $path } is { $clan }, but the ? belongs to one of the challengers.
edition-wrong-pick = In { $file }, { $path } must name one clan of the challengers and one of the defenders.
edition-pair-count = { $one } and { $other } challenge together on { $count ->
    [0] no coalition card
    [one] one coalition card
   *[other] { $count } coalition cards
}, not on two.
edition-district-empty = In { $district } no means can be used.
edition-district-means = In { $file }, { $path } names a means twice; name each once.
edition-bad-package = In { $file }, { $path } is "{ $text }"; a package reads like 2A, A+P or P+2M: up to 2 alcohol, the person, means cards.
edition-loot-persons = In { $file }, { $path } holds { $count } persons in its four packages; it must be exactly one.
edition-wrong-persons = In { $file }, { $path } must have one entry for each of: { $wanted }.

# Things that a move names wrongly
move-no-such-card = There is no card { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-package = There is no package { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-payment = { $thing } in "{ $move }" is nothing to pay with; it should read like: { $example }.
move-no-such-side = There is no side { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-strength = { $thing } in "{ $move }" is no strength that can be said; it should read like: { $example }.

# As people say it who need not type it
spoken-packages = { $winners } for the winners; { $losers } for the losers
spoken-choice = { $first } or { $second }
spoken-alcohol = { $count } alcohol
spoken-means = { $count ->
    [one] a card
   *[other] { $count } cards
}
spoken-person = the person
event-loot-spoken = Loot: { $packages }.
explain-choose-spoken = Take this package: { $package }.
asked-for-join-spoken = You are Mr. X: pick the cards that you lay, then the side that you join.
asked-for-declare-spoken = Do you want to be Godfather? All decide at the same time.
asked-for-duel-spoken = More than one wants to be Godfather. Pick one card for the duel.
asked-for-say-spoken = Say how much you will bring, or stay silent.
asked-for-show-spoken = Pick cards to lay openly, or none.
asked-for-lay-spoken = Pick the cards that you lay face down, or lay nothing.
asked-for-bruiser-spoken = Use the Bruiser for the cards you have laid, or keep him.
asked-for-hide-spoken = Pick the one face-down card that stays hidden until the settling, or turn everything up. A card that cannot be used here is then lost.
asked-for-choose-spoken = Pick a package; it is taken whole (CG-5.1).
asked-for-pay-spoken = Both packages are yours. Your ousted partner gets one thing out of them: pick which.
asked-for-round-end-spoken = Draw, use your persons in any order, then end your round.
asked-for-sell-spoken = Pick cards worth 6 or more together, for 1 alcohol.
asked-for-gamble-spoken = Pick the cards that the Poker Player gives away.
asked-for-take-spoken = Pick two discards that are worth no more together than what you gave away.

# Where a look back at a match stops
jump-fight = Fights
jump-duel = Duels
jump-round = Rounds

# Why a move is good
because-recruited = You recruit { $person }
because-won = Your side wins the fight
because-rival-recruited = { $seat } recruits { $person }
because-no-loot = Your side is too weak to get any loot
because-got = You get { $alcohol ->
    [0] loot of { $means ->
        [one] one means card
       *[other] { $means } means cards
    }
   *[other] { $means ->
        [0] loot of { $alcohol } alcohol
        [one] loot of { $alcohol } alcohol and one means card
       *[other] loot of { $alcohol } alcohol and { $means } means cards
    }
}
because-godfather = You become Godfather
because-rival-godfather = { $seat } becomes Godfather
because-godfather-point = You get a Godfather point
because-ousted = You are ousted for the round
because-broke-word = You break your word
# The same for others: what it is for { $player }, in a review.
because-recruited-of = { $player } recruits { $person }
because-won-of = The side of { $player } wins the fight
because-no-loot-of = The side of { $player } is too weak to get any loot
because-got-of = { $player } gets { $alcohol ->
    [0] loot of { $means ->
        [one] one means card
       *[other] { $means } means cards
    }
   *[other] { $means ->
        [0] loot of { $alcohol } alcohol
        [one] loot of { $alcohol } alcohol and one means card
       *[other] loot of { $alcohol } alcohol and { $means } means cards
    }
}
because-godfather-of = { $player } becomes Godfather
because-godfather-point-of = { $player } gets a Godfather point
because-ousted-of = { $player } is ousted for the round
because-broke-word-of = { $player } does not keep the word given

# Places and numbers, for setting up a position by hand.
arrange-hand = Hand of { $player }
arrange-pile = Means pile
arrange-discards = Discards
arrange-person = Person to be won
arrange-persons = Persons of { $player }
arrange-persons-left = Persons not yet turned up
arrange-persons-gone = Persons out of the game
arrange-coalition = Coalition of this round
arrange-coalition-pile = Coalitions to come
arrange-coalition-gone = Coalitions of earlier rounds
arrange-coalition-card = { $challengers } against { $defenders }
arrange-district = District of this round
arrange-district-pile = Districts to come
arrange-district-gone = Districts of earlier rounds
arrange-loot = Loot of this round (A alcohol, M means card, P person)
arrange-loot-pile = Loot to come
arrange-loot-gone = Loot of earlier rounds
arrange-loot-card = { $packages }
arrange-round = Round
arrange-alcohol = Alcohol of { $player }
things-card = means cards
things-person = persons
things-coalition = coalitions
things-district = districts
things-loot = loot cards

# Moves as they are typed; of several words the first is shown
move-join = join
move-declare = declare
move-pass = pass
move-duel = duel
move-say = say
move-silent = silent
move-show = show
move-lay = lay
move-done = done
move-bruiser = bruiser
move-hide = hide
move-choose = choose
move-pay = pay
move-draw = draw
move-informer = informer
move-smuggler = smuggler
move-fence = fence
move-swap = swap
move-poker = poker
move-discard = discard
move-take = take

# The table in words, read aloud
description-own = You: { $roles }. Your cards: { $cards }.
description-person = The person to be won: { $person }.
description-round-names = round, loot
description-piles-names = piles, discards
