# The game
chicago-gangsters = Chicago Gangsters
option-talk = Players say what they will bring, and may lay cards openly.
option-godfather = Expert rule: a player can become Godfather and oust the partner.
means-weapons = weapons
means-bribes = bribes
means-blackmail = blackmail
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
payment-alcohol = 1 alcohol
payment-means = 1 means card
payment-person = the person
prize-weapons = weapons
prize-bribes = bribes
prize-blackmail = blackmail
prize-persons = persons
prize-godfather-points = Godfather points

# The table
headline-join = { $player } is Mr. X: lays cards and joins a side.
headline-declare = Who wants to be Godfather? Waiting for { $player }.
headline-duel = Duel for the Godfather: a card is awaited from { $player }.
headline-say = What will you bring? Waiting for { $player }.
headline-show = Cards laid openly: waiting for { $player }.
headline-lay = Cards laid face down: waiting for { $player }.
headline-bruiser = Will { $player } use the Bruiser?
headline-hide = { $player } has the ? and may keep a card hidden.
headline-choose = { $player } chooses a package.
headline-pay = { $player } must pay the ousted partner.
headline-round-end = End of the round: { $player } draws and may use persons.
headline-sell = { $player } sells cards for alcohol: worth { $worth } of 6 so far.
headline-gamble = { $player } plays poker: { $left ->
    [one] one card
   *[other] { $left } cards
} still to discard.
headline-take = { $player } plays poker and takes { $left ->
    [one] one card
   *[other] { $left } cards
} back, worth { $worth } at most.
headline-over = The match is over.
round = Round { $round }: { $district }. Usable: { $means }; { $persons }.
persons-count = persons count
persons-do-not-count = persons do not count
loot = Loot for the winners { $winners }, for the losers { $losers }. Person: { $person }.
marks = The ? is with { $question }; pick marks: { $pick }.
announced = Strength: challengers { $challengers }, defenders { $defenders }.
alcohol = alcohol { $alcohol }
cards-open = open { $cards }
cards-face-down = face down { $cards }
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
asked-for-join = You are Mr. X: lay cards, then join challengers or defenders.
asked-for-declare = You are asked whether you want to be Godfather: declare or pass.
asked-for-duel = You are asked for a card for the Godfather's duel.
asked-for-say = You are asked what strength you will bring: say a number from 0 to 30, or be silent.
asked-for-show = You are asked for cards to lay openly: show a card, or say done.
asked-for-lay = You are asked for cards to lay face down: lay a card, or say done.
asked-for-bruiser = You are asked whether you use the Bruiser: bruiser or pass.
asked-for-hide = You are asked which card stays face down: hide a card, or pass.
asked-for-choose = You are asked to choose a package: choose 1 or choose 2.
asked-for-pay = You are asked what you pay your ousted partner: pay alcohol, means or person.
asked-for-round-end = It is the end of the round: draw, use a person, or say done.
asked-for-sell = You are selling: discard cards worth 6 or more, then say done.
asked-for-gamble = You are playing poker: discard two cards.
asked-for-take = You are playing poker: take two cards from the discards.
card-not-in-hand = You do not hold { $card }.
card-chosen = You have chosen every { $card } that you hold.
card-not-laid = You have not laid { $card } face down.
card-laid-openly = { $card } lies openly and cannot stay hidden.
partner-hand-full = Your partner has { $limit } cards already; pay something else.
not-in-packages = Your packages do not hold { $payment }.
hand-full = You have { $limit } cards already, so you cannot draw.
no-cards-to-draw = Pile and discards are both empty, so no card can be drawn.
drawn-already = You have drawn already.
draw-first = Draw a card before you are done.
person-not-yours = You do not control the { $person }.
person-used = You have used the { $person } already in this round.
hand-too-poor = Your cards are worth less than { $price }.
two-cards-needed = You need two cards for that.
not-mr-x = Only Mr. X may swap a card.
swapped-already = You have swapped a card already in this round.
not-worth-enough = What you discarded is worth { $worth }; it must be { $price } or more.
not-discarded = There is no { $card } among the discards.
too-valuable = { $card } is too valuable: what you take may be worth { $worth } at most.

# What is wrong with a position
flaw-cards-miscounted = The means cards do not add up: each must be in exactly one place.
flaw-hand-miscounted = A hand does not hold as many cards as its count says.
flaw-shown-not-held = A card that was shown is not in its owner's hand.
flaw-laid-not-held = Cards are laid or chosen that are not in their owner's hand.
flaw-unknown-cards = The number of unknown cards does not fit the number of cards that are not placed.
flaw-beyond-seats = Something belongs to a seat that is not in the match.
flaw-person-twice = A person stands in two places, or nowhere where one is needed.
flaw-piles-misfit-round = The piles of coalition, district and loot cards do not fit the round.
flaw-clans-misdealt = Every player but Mr. X has one clan, and no two the same.
flaw-sides-misfit = The sides do not fit the coalition card.
flaw-option-misfit = The Godfather is an option for three or four players.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position.

# How a match ends
reason-end-card = the most alcohol

# What a move does
explain-join = Join the { $side } with the cards you have laid; the others hear the side and how many cards.
explain-lay-join = Lay { $card } face down; only the number of your cards will be told.
explain-lay-lay = Lay { $card } face down.
explain-done-lay = Lay no more cards.
explain-declare = Become Godfather: you play this round without your partner.
explain-pass-declare = Do not become Godfather.
explain-duel = Play { $card } in the duel; the highest card makes the Godfather.
explain-say = Say that you will bring { $strength }. It binds you to nothing, but everyone will see whether it was true.
explain-silent = Say nothing.
explain-show = Lay { $card } openly: everyone sees it, and it is committed.
explain-done-show = Lay no more cards openly.
explain-bruiser = Double up to 10 points of the cards you have laid; the Bruiser then leaves the game.
explain-pass-bruiser = Do not use the Bruiser.
explain-hide = Keep { $card } face down until the settling. If it is not usable it is lost.
explain-pass-hide = Turn up all your cards.
explain-choose = Take the package { $package }.
explain-pay = Pay your ousted partner { $payment }.
explain-draw = Draw a means card.
explain-informer = Discard means worth 6 or more for 1 alcohol.
explain-smuggler = Discard means worth 6 or more for 1 alcohol.
explain-fence = Discard { $card } and draw a card.
explain-swap = Discard { $card } and draw a card, as Mr. X may.
explain-poker = Discard two cards and take two from the discards that are worth no more.
explain-discard-sell = Discard { $card } towards 6.
explain-done-sell = Take 1 alcohol for what you discarded.
explain-discard-gamble = Discard { $card }.
explain-take = Take { $card } from the discards.
explain-done-round-end = End your part of the round.
explain-done-join = You are Mr. X: join a side instead.
explain-done-declare = Declare or pass instead.

# What happened
event-dealt = { $known ->
    [yes] { $seat } is dealt { $card }.
   *[no] { $seat } is dealt a card.
}
event-put-aside = { $person } is put aside.
event-person-dealt = { $seat } begins with { $person }.
event-mr-x-drew = { $seat } draws { $card } for Mr. X.
event-mr-x = { $seat } is Mr. X.
event-clan = { $seat } has the clan { $clan }.
event-round = Round { $round }: the fight is over { $district }; { $person } can be won.
event-coalition = Challengers: { $challengers }. Defenders: { $defenders }.
event-loot = The loot is card { $loot }.
event-joined = Mr. X, { $seat }, joins the { $side } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-declared = { $seats } would be Godfather.
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
event-hid = { $seat } keeps a card hidden.
event-turned-up = { $usable ->
    [yes] { $seat } turns up { $card }.
   *[no] { $seat } turns up { $card } and takes it back: not usable here.
}
event-turned-up-many = { $usable ->
    [yes] { $seat } turns up { $card }.
   *[no] { $seat } turns up { $card } and takes them back: not usable here.
}
event-strength = The { $side } have strength { $strength }.
event-hidden-up = { $usable ->
    [yes] { $seat }'s hidden card is { $card }.
   *[no] { $seat }'s hidden card is { $card }: not usable here, and lost.
}
event-kept-word = { $seat } kept the word: said { $said }, brought { $brought }.
event-broke-word = { $seat } broke the word: said { $said }, brought { $brought }.
event-won = The { $side } win, { $strength } to { $losers }.
event-no-loot = The { $side } have less than half and get no loot.
event-got = { $seat } takes { $alcohol } alcohol and { $means ->
    [one] one means card
   *[other] { $means } means cards
}.
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
event-took-back = { $seat } takes { $card } into the hand.
event-sold = { $seat } gets 1 alcohol through { $person }.
event-left = { $person } leaves the game.
event-godfather-point = { $seat } gets a Godfather point.
event-end-card = The end card, after { $rounds } rounds: showdown!
event-showdown = { $seat } shows { $score } in { $prize }{ $alcohol ->
    [0] .
   *[other] {" "}and gets { $alcohol } alcohol.
}
event-ended = The match is over: { $reason }.
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $reason } ({ $rule }).
