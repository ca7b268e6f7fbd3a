# The game
gangsters = Gangsters
goal = You win at the end of a turn with a whole gang (a racketeer, a thug and a vamp at least) and with it all joints of one colour, or ten joints, or 10,000 in cash. If nobody has won in 60 rounds, the richest gang wins.
turn-in-short = In your turn you buy, throw five dice, may send or bribe a cop, and move your pieces; joints with public pay. Before round 1 everybody claims three joints, hires a gang in secret and places it.
score = worth { $score }
piece-racketeers = racketeers
piece-thugs = thugs
piece-vamps = vamps
side-clean = clean
side-criminal = criminal
equipment-racketeers = with wheels
equipment-thugs = with heaters
equipment-vamps = in new clothes
marker-untouchable = Untouchable
marker-marker = marker of cop { $of }
joint-nothing = nothing
target-racketeers = the { $of } racketeers
target-thugs = the { $of } thugs
target-vamps = the { $of } vamps
target-cop = cop { $of }
dice-green = green
dice-black = black
dice-red = red

# The table
headline-claim = { $player } claims a joint.
headline-gang = Gangs are chosen in secret. Still choosing: { $player }.
headline-place = Pieces are placed in secret. Still placing: { $player }.
headline-buy = { $player } may buy and trade; then the dice are thrown.
headline-give = { $player } makes an offer to { $partner }: what is given?
headline-want = { $player } makes an offer to { $partner }: what is wanted?
headline-cash = { $player } makes an offer to { $partner }: what cash goes with it?
headline-accept = { $player } is offered a trade.
headline-donuts = Bribe markers may be shown to take donuts away. Still to answer: { $player }.
headline-police = { $player } may use the police.
headline-cop-to = { $player } sends cop { $cop }: where to?
headline-react = Cop { $cop } has moved to { $space }. Bribe markers may be shown to send him back. Still to answer: { $player }.
headline-feed = { $player } may give cop { $cop } donuts.
headline-target = { $player } chooses whom cop { $cop } attacks.
headline-move = { $player } is to move; moves left: { $moves }.
headline-public-to = { $player } brings in public { $public }: where to?
headline-seduce = { $player } chooses whom the vamps seduce.
headline-return = { $player } chooses where the { $piece } come back.
headline-keep = { $player } looks at the marker drawn.
headline-shield = A cop with donuts may attack. Bribe markers may be shown to take donuts away. Still to answer: { $player }.
headline-attack = { $player } decides whether cop { $cop }, who has donuts, attacks.
headline-shoot = { $player } chooses the next shoot-out.
headline-over = The match is over.
round = Round { $round } of 60, turn of { $player }. Crime level { $crime }.
round-none = Before round 1 of 60.
dice = Dice: blue { $blue } (police), white { $white } (public), green { $green } (racketeers), black { $black } (thugs), red { $red } (vamps).
gang-you = { $name } (you, { $colour })
purse = cash { $cash }, income { $income } a turn, worth in all { $worth }
pieces = pieces: { $pieces }
joints = joints ({ $count }): { $joints }
joints-colour = { $owned } of { $count } { $colour } at { $price }: { $joints }
joint-level = { $joint } level { $level }
joint-pays = { $joint } level { $level } pays { $cash }
free = Nobody's: { $joints }
free-grey = grey, not sold: { $buildings }
free-colour = { $colour } at { $price }: { $joints }
bribes = bribes: { $bribes }
bribe-unknown = cop { $cop } (not known)
bribe-worked = cop { $cop } (worked)
bribe-failed = cop { $cop } (failed)
bribing = A bribe of cop { $cop } is under way; set aside: { $aside }.
must-move = Cop { $cop } must be moved or bribed.
markers = markers: { $markers }
order = Untouchables to put back before another draws: { $count }
hired = chosen in secret: { $pieces }; left to spend: { $left }
hiring = another one costs: { $prices }
placed = placed in secret: { $pieces }
drawn = drawn: { $marker }
offer = Offered: { $give ->
    [nothing] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
}; wanted: { $want ->
    [nothing] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
help-phrase = A whole offer in one line: "offer camorra A2 + 300 for B3".
cops = Cops: { $cops }
donuts = Donuts { $count }
legend = A2S1 the joint A2 at level 1 of the gang S, A2 Y one without an owner by its colour and price: { $colours }; ▴▸▾◂ doors; + crossing, #1 station; Sr clean racketeers of S, SR criminal ones, t thugs, v vamps; c7 cop 7 (cX: 10), d7 with donuts; p2 public of value 2.
public-there = Public: { $public }

# Why a move is not legal
asked-for-claim = You are asked for a joint to claim: "claim A2".
asked-for-gang = You are asked for your gang: "hire thugs", one member at a time, and "done".
asked-for-place = You are asked where your pieces start: "place thugs A2".
asked-for-buy = You may "buy" or "raise" where your racketeers stand, "offer camorra", or "throw" the dice.
asked-for-give = An offer is under way: "give A2" or "give nothing".
asked-for-want = An offer is under way: "want A2" or "want nothing".
asked-for-cash = An offer is under way: "pay 500", "get 500" or "propose".
asked-for-accept = You are offered a trade: "accept" or "refuse".
asked-for-donuts = You may show a marker to take a cop's donuts away: "show 7", or "pass".
asked-for-police = You are asked for a police action: "bribe 7", "cop 7 to d-4", "subway 7", "new cop", "donuts" or "pass".
asked-for-cop-to = You are asked where the cop goes: "to d-4".
asked-for-react = A cop has moved: "show 7" sends him back, or "pass".
asked-for-feed = The cop may get donuts: "donuts" or "pass".
asked-for-target = You are asked whom the cop attacks: "attack camorra-thugs".
asked-for-move = You are asked for a move: "move thugs to d-4 as criminal", "public 2a to K2", "new public", "recruit thugs 2" or "done"; before the first one you may buy "wheels", "heaters" or "clothes".
asked-for-public-to = You are asked where the public goes: "to d-4".
asked-for-seduce = You are asked whom the vamps seduce: "seduce camorra-thugs".
asked-for-return = You are asked where the piece comes back: "to A2".
asked-for-keep = You have drawn a marker: "keep", or "put back" for an Untouchable.
asked-for-shield = A cop with donuts may attack; you may show a marker to take a cop's donuts away: "show 7", or "pass".
asked-for-attack = You decide about the cop with donuts: "attack camorra-thugs" or "pass".
asked-for-shoot = A shoot-out is under way: "shoot thugs at cop-7".
no-such-space = There is no such space in this city.
no-such-public = There is no such public in this edition.
joint-taken = { $joint } is somebody's already.
claim-too-dear = { $joint } costs { $price }; you have { $cash } and must keep { $reserve } for your other claims.
too-little-cash = That costs { $price }; you have { $cash }.
piece-full = Your { $piece } cannot get any stronger.
hired-enough = More { $piece } cannot be hired at the start.
piece-not-hired = You have no { $piece }.
piece-placed = Your { $piece } have their place already.
not-your-joint = { $joint } is not yours.
not-their-joint = { $joint } does not belong to the player you are dealing with.
bought-already = You have bought or raised a joint this turn.
racketeers-not-in-joint = Your racketeers do not stand in a joint.
joint-of-another = { $joint } belongs to another gang.
joint-to-buy = { $joint } is neutral: "buy" it.
joint-to-raise = { $joint } is yours already; "raise" buys another level of it.
level-capped = { $joint } is at level { $now }, and you own no more joints of its colour.
equipped-already = Your { $piece } have that already.
not-in-grey = Your { $piece } do not stand in a grey building.
moves-begun = Equipment is bought before the first move of the turn.
no-more-offers = You have made { $count } offers this turn.
give-something = For nothing given you must be able to pay cash for a joint.
want-something = For nothing wanted the other must be able to pay cash for a joint.
cop-obliged = Cop { $obliged } had his second donuts: you must move or bribe him.
cop-not-there = Cop { $cop } is not on the board.
marker-held = You hold the marker of cop { $cop } already.
bag-empty = The bag of bribe markers is empty.
cop-has-donuts = Cop { $cop } has another player's donuts; nobody else may move him.
cop-cannot-ride = Cop { $cop } cannot use the subway with exactly { $die }.
no-crime-there = There is no criminal piece or public in { $space }, so no cop enters it.
no-such-walk = No walk of exactly { $die } leads to { $space }.
piece-not-there = Your { $piece } are not on the board.
piece-has-acted = Your { $piece } have moved or recruited this turn.
die-driven = The die of your { $piece } was used with wheels.
no-wheels = You have no wheels.
public-has-moved = Public { $public } has moved this turn.
public-not-there = Public { $public } is not on the board.
public-shares-space = There is public on { $space } already.
too-many-recruits = { $left ->
    [one] Only one member can
   *[other] { $left } members can
} still be recruited this turn.
marker-not-held = You do not hold the marker of cop { $cop }.
gang-empty = A gang has at least one member.
offer-to-yourself = You cannot trade with yourself.
gang-not-playing = { $gang } is not in this match.
nothing-to-trade = With { $gang } there is nothing to trade: one of you must have a joint, the other a joint or cash.
cash-for-cash = Only one side of a trade gives cash.
pay-for-no-joint = You pay cash only for a joint, and you want none.
get-for-no-joint = You get cash only for a joint, and you give none.
pay-too-much = You have { $cash }, and can offer no more.
get-too-much = { $gang } has { $theirs }, and can pay no more.
nothing-offered = You give nothing yet: add cash with "pay 500".
nothing-asked-for = You want nothing yet: add cash with "get 500".
marker-shown = You show the marker of cop { $cop } already.
no-donuts-to-take = Cop { $cop } has no donuts.
cop-not-moved = Cop { $cop } has not been moved.
not-untouchable = Only an Untouchable can be put back.
no-untouchable = You hold no Untouchable to put back.
ordered-already = You have changed your order already; the next decision that you are asked for lets you change it again.
too-few-untouchables = You hold { $held ->
    [one] only one Untouchable
   *[other] only { $held } Untouchables
}.
order-stands = That is your order already.
no-such-entry = No walk of exactly { $die }, with station { $die } as its first step, leads to { $space }.
all-cops-out = All cops are on the board: there is none to draw.
too-little-crime = For another cop the crime level must be at least { $cops }, the number of cops on the board; it is { $crime }.
no-way-in = No walk of exactly { $die }, with station { $die } as its first step, leads to a space that is open.
no-first-donuts = You have no cop with Donuts 1.
cop-at-cop = Cops do not attack each other.
target-not-there = The cop is not in the same place as { $target }.
target-clean = A cop attacks only criminals, and { $target } are clean.
target-not-on-turn = A cop with donuts attacks only the gang whose turn it is.
target-not-moved = A cop with donuts attacks only pieces that have moved in this turn; { $target } have not.
own-die-missing = The die of your { $piece } must be among those that wheels add.
dice-used = Of the dice { $dice } one has been used this turn already.
public-all-out = There is no public in the bag that can come in this turn.
no-recruits = Recruit at least one member.
return-to-own-joint = { $space } is none of your joints; your { $piece } come back in one of them.
return-to-station = You have no joint left: your { $piece } come back at a station.
not-seducible = Vamps seduce only racketeers and thugs of other gangs.
not-with-vamps = Your vamps are not in the same place as { $target }.
piece-not-attacking = Your { $piece } do not attack now: only criminal racketeers and thugs that have moved do, each once.
own-piece = Nobody attacks his own gang.
not-with-attacker = Your { $piece } are not in the same place as { $target }.
thugs-at-vamps = Thugs cannot attack vamps.

# What is wrong with a position
flaw-beyond-seats = Something belongs to a seat that is not in the match.
flaw-order-misfit = The order of play must hold every seat once, and the active player in his place.
flaw-joint-misfit = A joint without an owner has a level, or a level is above the number of joints of that colour that its owner holds.
flaw-piece-misplaced = A piece with strength stands nowhere, or one without strength somewhere, or is too strong.
flaw-cop-misplaced = A cop stands where no space is, or a cop with donuts outside a grey building.
flaw-public-misplaced = Public stands where no space is, or two on one space.
flaw-markers-miscounted = The bribe markers in the bag and with the players do not add up.
flaw-setup-misfit = The choices of the set-up do not fit the joints and the cash, or stand there although the match is under way.
flaw-dice-misfit = The dice do not fit the step of the turn.
flaw-offer-misfit = An offer is under way that cannot be made, or stands there although none is.
flaw-tries-misfit = What is remembered of bribes is not complete, or is not what the markers say.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position.
flaw-cash-misfit = All cash comes in hundreds.
flaw-cash-beyond-income = The players have more cash than all the turns so far can have paid.
flaw-police-misfit = A cop moves, attacks, eats or is bribed who cannot, or stands where he cannot have come.
flaw-moves-misfit = The moves that were made and that are left do not fit the gang, the dice or each other.
flaw-shooting-misfit = A piece or a cop is to attack that cannot, or somebody is asked for an attack without a choice.
flaw-showing-misfit = A marker is shown that is not held, or that cannot be shown now.
flaw-draw-misfit = The marker that was drawn is not where it must be.
flaw-hidden-known = The position tells what its player cannot know.
flaw-already-won = A gang had what wins when the last turn ended, and yet the match goes on.
flaw-reason-misfit = The match has ended, but not by what the position shows, or with other winners.

# How a match ends
reason-colour = all joints of one colour
reason-ten-joints = ten joints
reason-cash = 10,000 in cash
reason-richest = the greatest worth after 60 rounds

# What a move does
explain-claim = Claim { $joint } ({ $building }, { $colour }) for { $price }.
explain-hire = One more member for the { $piece }, for { $price }.
explain-done-gang = That is your gang.
explain-done-move = Move no more.
explain-place = Your { $piece } start in { $joint }.
explain-buy = Buy { $joint } ({ $building }, { $colour }) for { $price }.
explain-raise = Raise { $joint } ({ $building }, { $colour }) to level { $level } for { $price }.
explain-wheels = Buy wheels for { $price }: your racketeers can then add dice for one piece's move.
explain-heaters = Buy heaters for { $price }: your thugs then hit on 4 too.
explain-clothes = Buy new clothes for { $price }: your vamps then seduce two.
explain-offer = Offer { $gang } a trade.
explain-give = Give { $joint }.
explain-want = Ask for { $joint }.
explain-pay = Add { $money } to what you pay.
explain-get = Add { $money } to what you want to get.
explain-propose = Make the offer.
explain-accept = Accept the offer.
explain-refuse = Refuse the offer.
explain-throw = Throw the dice.
explain-show-donuts = Show the marker of cop { $cop }, keep it, and take his donuts away.
explain-show-react = Show the marker of cop { $cop }: he goes back, and the marker into the bag.
explain-show-shield = Show the marker of cop { $cop }, keep it, and take his donuts away: without them he does not attack.
explain-pass-donuts = Show nothing.
explain-pass-react = Show nothing.
explain-pass-shield = Show nothing.
explain-pass-police = Leave the police alone.
explain-pass-feed = No donuts.
explain-pass-attack = The cop goes on eating.
explain-bribe = Try to bribe cop { $cop } for { $price }.
explain-cop = Move cop { $cop } to { $place }.
explain-subway = Cop { $cop } takes the subway: another is drawn and finishes the move.
explain-new-cop = Draw a new cop.
explain-donuts-police = The cop gets a second helping: Donuts 2.
explain-donuts-feed = Give the cop Donuts 1.
explain-to-cop-to = The cop goes to { $place }.
explain-to-public-to = The public goes to { $place }.
explain-to-return = The piece comes back in { $place }.
explain-attack-target = The cop will attack { $target }.
explain-attack-attack = The cop attacks { $target }.
explain-move = Move the { $piece } to { $place }, { $side } there.
explain-drive = Drive the { $piece } with the dice { $dice } to { $place }, { $side } there.
explain-public = Move public { $public } to { $place }.
explain-new-public = Draw new public.
explain-recruit = Recruit { $count ->
    [one] one member
   *[other] { $count } members
} for the { $piece }, for { $price }.
explain-seduce = Seduce one of { $target }.
explain-keep = Keep the marker.
explain-put-back = Put the Untouchable back into the bag.
explain-shoot = The { $piece } attack { $target }.
explain-order = Put back { $count ->
    [0] no Untouchable
    [one] one Untouchable
   *[other] { $count } Untouchables
} just before somebody else draws.

# What happened
event-order = { $seat } is number { $place } in the order of play.
event-claimed = { $seat } claims { $joint }; left for claims: { $left }.
event-chose-gang = { $seat } has chosen a gang.
event-placed = { $seat } has placed the pieces.
event-revealed = { $seat }: { $piece } in { $joint }, strength { $strength }.
event-kept-money = { $seat } keeps { $money }.
event-round = Round { $round } begins.
event-bought = { $seat } buys { $joint } for { $price }.
event-raised = { $seat } raises { $joint } to level { $level } for { $price }.
event-equipped = { $seat } buys { $piece ->
    [racketeers] wheels
    [thugs] heaters
   *[other] new clothes
} for { $price }.
event-offered = { $seat } offers { $partner }: { $give ->
    [nothing] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
} for { $want ->
    [nothing] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
event-accepted = { $partner } accepts.
event-refused = { $partner } refuses.
event-capped = { $joint } drops to level { $level }.
event-threw = { $seat } throws blue { $blue }, white { $white }, green { $green }, black { $black }, red { $red }.
event-donuts-gone = The donuts of cop { $cop } are gone.
event-showed = { $seat } shows the bribe marker of cop { $cop }!
event-bribes = { $seat } tries to bribe cop { $cop } and sets { $aside } aside.
event-cop-moved = { $seat } sends cop { $cop } to { $space }.
event-cop-drawn = { $seat } calls a new cop: { $cop }.
event-took-subway = Cop { $cop } takes the subway; cop { $other } comes out.
event-sent-back = Cop { $cop } goes back; nothing comes of it.
event-cop-left = Cop { $cop } leaves the board.
event-got-donuts = Cop { $cop } gets Donuts { $donuts }.
event-raided = Cop { $cop } raids { $joint }!
event-lost-level = { $joint } loses a level: { $level }.
event-neutral = { $joint } is neutral now.
event-public-left = Public { $public } leaves the board.
event-cop-aims = Cop { $cop } will attack { $target }.
event-moved = { $seat } moves the { $piece } to { $space }, { $side }.
event-public-moved = { $seat } moves public { $public } to { $space }.
event-public-drawn = { $seat } draws public { $public }.
event-recruited = { $seat } recruits { $members ->
    [one] one member
   *[other] { $members } members
} for the { $piece }, for { $price }.
event-returned = { $seat } gets the { $piece } back, in { $space }.
event-seduced = { $seat }: the vamps seduce one of { $target }, { $joins ->
    [yes] who joins them.
   *[no] who leaves the city.
}
event-gone = Gone: { $target }.
event-paid-bribe = { $seat } pays { $price } for cop { $cop }.
event-drew-marker = { $known ->
    [yes] { $seat } draws: { $marker }. The bribe of cop { $cop } { $worked ->
        [yes] worked
       *[no] failed
    }.
   *[no] { $seat } draws a marker.
}
event-extorted = { $seat } extorts { $money } with the { $piece } in { $space }.
event-earned = { $seat } earns { $money } from { $joint }.
event-shot = Shoot-out: { $attacker } against { $target }; hits { $hits }, back { $hits_back }.
event-guards-shot = Shoot-out: the guards of { $joint } against { $target }; hits { $hits }, back { $hits_back }.
event-cancelled = No shoot-out for { $attacker }: the target is gone or clean.
event-worth = { $seat } is worth { $worth }.
event-ended = The match is over: { $reason }.
event-no-police = { $seat } leaves the police alone.
event-offering = { $seat } is making { $partner } an offer.
event-answered = { $seat } has answered in secret.
event-passed = { $seat } lets cop { $cop } be.
event-done = { $seat } moves no more.
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $reason } ({ $rule }).

# What is unlike our edition
edition-joints = There { $count ->
    [one] is one joint
   *[other] are { $count } joints
} in { $colour }; our edition has { $usual }.
edition-price-falls = A joint in { $colour } costs { $price }, less than one in { $dearer }, which costs { $before }; in our edition prices rise from colour to colour.
edition-few-grey = There { $count ->
    [0] are no grey buildings
    [one] is one grey building
   *[other] are { $count } grey buildings
}; our edition has { $usual }.
edition-many-doors = { $id } has { $count } doors; in our edition a building has at most { $usual }.
edition-gang-colour = The colour of { $gang } is { $colour }, which is a colour of buildings, too.

# What is wrong with an edition
number-out-of-range = In { $file }, { $path } is { $value }; it must be from { $least } to { $most }.
gang-not-a-word = In { $file }, { $path } is "{ $name }"; the name of a gang must be one word of letters.
price-not-round = In { $file }, { $path } is { $value }; a price must be a multiple of 100.
prices-too-high = In { $file }, the joints cost too much to begin: the fourth, the eighth and the twelfth cheapest cost { $price } together, and whoever claims last must get them for at most { $limit }.
income-too-high = In { $file }, joints and public pay too much: up to { $income } in a turn; the program can count up to { $most }. Lower the prices, or the values of the public.
map-empty = In { $file }, the grid of the map is empty.
map-unreadable-row = In { $file }, row { $row } of the grid is "{ $line }"; it must begin with "{ $row } |".
map-too-wide = In { $file }, the grid has { $count } columns; there can be at most { $most }.
map-wrong-columns = In { $file }, row { $row } of the grid has { $count } places; it must have { $wanted }, like the first.
map-unknown-token = In { $file }, { $space } of the grid is "{ $token }", which is none of .. ++ == ~~ #1 to #6 or a building such as A1.
map-too-many-spaces = In { $file }, the map has { $count } spaces, streets and buildings together; there can be at most { $most }.
map-unreadable-line = In { $file }, the line "{ $line }" of { $path } must read like: { $example }.
map-unknown-building = In { $file }, { $path } names the building "{ $id }", which is not on the grid.
map-building-twice = In { $file }, { $path } names the building { $id } twice.
map-building-not-listed = In { $file }, the building { $id } on { $space } of the grid is missing in map.buildings.
map-building-apart = In { $file }, the building { $id } is in pieces: { $space } does not touch the rest of it.
map-unknown-colour = In { $file }, the building { $id } is "{ $colour }"; it must be one of: { $allowed }.
map-too-many-doors = In { $file }, the building { $id } has { $count } doors; there can be at most { $most }.
map-door-not-to-street = In { $file }, a door of { $id } leads to { $space }, which is no street.
map-door-apart = In { $file }, a door of { $id } leads to { $space }, which does not touch the building.
map-door-twice = In { $file }, both doors of { $id } lead to { $space }.
map-wrong-joints = In { $file }, the map has { $count } joints; there must be { $wanted }, of all colours together.
map-no-joint = In { $file }, the map has no joint in { $colour }; there must be at least one of every colour.
map-wall-of-grey = In { $file }, the wall "{ $line }" links { $id }, which is grey; only joints are linked.
map-wall-apart = In { $file }, the wall "{ $line }" links buildings that do not touch.
map-wall-twice = In { $file }, the wall "{ $line }" is listed twice.
map-wrong-stations = In { $file }, the station { $number } stands { $count } times on the grid; it must stand there once.
map-station-elsewhere = In { $file }, map.stations has station { $number } on { $space }; on the grid it is on { $drawn }.
map-station-twice = In { $file }, map.stations has station { $number } twice.
map-station-not-listed = In { $file }, the station { $number } is missing in map.stations.
map-stretch-not-straight = In { $file }, the stretch { $stretch } of { $name } is not straight.
map-street-off = In { $file }, { $name } runs over { $space }, which is no street.
map-on-no-street = In { $file }, { $space } is a street space, but on none of map.streets.
map-bridge-off = In { $file }, { $name } runs over { $space }, which is not marked == on the grid.
map-on-no-bridge = In { $file }, { $space } is marked == on the grid, but on none of map.bridges.
map-crossing-not-marked = In { $file }, { $space } has { $count } streets around it; it must be marked ++ on the grid.
map-no-crossing = In { $file }, { $space } is marked ++ on the grid but has only { $count ->
    [one] one street
   *[other] { $count } streets
} around it.
map-not-reached = In { $file }, { $space } cannot be reached from { $start } along the streets.

# The picture
colour-brown = brown
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-red = red
colour-grey = grey
colour-white = white
colour-black = black
colour-teal = teal
colour-orange = orange
colour-pink = pink
joint_colour-brown = brown
joint_colour-yellow = yellow
joint_colour-green = green
joint_colour-blue = blue
joint_colour-purple = purple
joint_colour-red = red
legend-joints = { $count } at ${ $price }
legend-grey = { $count }, nobody's
legend-door = door
legend-link = linked
legend-subway = subway
legend-crossing = crossing
legend-equipped = equipped
legend-cop = cop
legend-donuts = with donuts
legend-public = public
legend-owner = owner, level
picture-purse = cash { $cash }, worth in all { $worth }
picture-owner = { $at }: { $gang }, level { $level }
picture-piece = { $gang }: { $piece }, strength { $strength }, { $side } ({ $at })
picture-cop = cop { $number } ({ $at })
picture-public = public { $name }, { $side } ({ $at })

# Things that a move names wrongly
move-no-such-money = { $thing } in "{ $move }" is no step of cash; it should read like: { $example }.
move-no-such-cop = There is no cop { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-dice = There are no dice { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-gang = There is no gang { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-joint = There is no joint { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-members = { $thing } in "{ $move }" is no possible number; it should read like: { $example }.
move-no-such-piece = There is no piece { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-public = There is no public { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-side = There is no side { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-space = There is no space { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-target = There is no target { $thing } in "{ $move }"; it should read like: { $example }.

# As people say it who need not type it
event-claimed-spoken = { $seat } claims { $joint }; ${ $left } left for claims.
event-bought-spoken = { $seat } buys { $joint } for ${ $price }.
event-raised-spoken = { $seat } raises { $joint } to level { $level } for ${ $price }.
event-kept-money-spoken = { $seat } keeps ${ $money }.
event-extorted-spoken = { $seat } extorts ${ $money } with the { $piece }: { $space }.
event-earned-spoken = { $seat } earns ${ $money } from { $joint }.
explain-claim-spoken = Claim { $joint } ({ $colour }) for ${ $price }.
explain-buy-spoken = Buy { $joint } ({ $colour }) for ${ $price }.
explain-raise-spoken = Raise { $joint } ({ $colour }) to level { $level } for ${ $price }.
claim-too-dear-spoken = { $joint } costs ${ $price }; you have ${ $cash } and must keep ${ $reserve } for your other claims.
joint-to-buy-spoken = { $joint } is neutral: buy it.
joint-to-raise-spoken = { $joint } is yours already; raise it to buy another level.

# Where a look back at a match stops
jump-shootout = Shoot-outs
jump-raid = Raids
jump-bribe = Bribes
jump-round = Rounds

# Why a move is good
because-neutral = You lose { $joint }
because-gone = All of them are gone: { $target }
because-bought = You buy { $joint }
because-lost-level = { $joint }, which is yours, loses a level
because-raided = The police raid { $joint }, which is yours
because-hit = Members are shot from { $target }
because-won-shot = You win a shoot-out with { $target }
because-earned = You earn from { $joint }
because-raised = You raise { $joint }
because-extorted = Your { $piece } extort money
because-rival-extorted = { $seat } extorts money
because-seduced = Your vamps seduce a member of { $target }
because-was-seduced = The vamps of { $seat } seduce a member of { $target }
because-recruited = You recruit { $piece }
because-rival-neutral = { $seat } loses { $joint }
because-rival-bought = { $seat } buys { $joint }
because-rival-earned = { $seat } earns from { $joint }
# The same for others: what it is for { $player }, in a review.
because-neutral-of = { $player } loses { $joint }
because-bought-of = { $player } buys { $joint }
because-lost-level-of = { $joint }, a joint of { $player }, loses a level
because-raided-of = The police raid { $joint }, a joint of { $player }
because-won-shot-of = { $player } wins a shoot-out with { $target }
because-earned-of = { $player } earns from { $joint }
because-raised-of = { $player } raises { $joint }
because-extorted-of = The { $piece } of { $player } extort money
because-seduced-of = The vamps of { $player } seduce a member of { $target }
because-recruited-of = { $player } recruits { $piece }

event-equipped-spoken = { $seat } buys { $piece ->
    [racketeers] wheels
    [thugs] heaters
   *[other] new clothes
} for ${ $price }.
event-offered-spoken = { $seat } offers { $partner }: { $give ->
    [nothing] ${ $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + ${ $pay }
    }
} for { $want ->
    [nothing] ${ $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + ${ $get }
    }
}.
event-bribes-spoken = { $seat } tries to bribe cop { $cop } and sets ${ $aside } aside.
event-paid-bribe-spoken = { $seat } pays ${ $price } for cop { $cop }.
event-recruited-spoken = { $seat } recruits { $members ->
    [one] one member
   *[other] { $members } members
} for the { $piece }, for ${ $price }.
event-worth-spoken = { $seat } is worth ${ $worth }.
explain-recruit-spoken = Recruit { $count ->
    [one] one member
   *[other] { $count } members
} for the { $piece }, for ${ $price }.
explain-bribe-spoken = Try to bribe cop { $cop } for ${ $price }.
explain-wheels-spoken = Buy wheels for ${ $price }: your racketeers can then add dice for one piece's move.
explain-heaters-spoken = Buy heaters for ${ $price }: your thugs then hit on 4 too.
explain-clothes-spoken = Buy new clothes for ${ $price }: your vamps then seduce two.
explain-pay-spoken = Add ${ $money } to what you pay.
explain-get-spoken = Add ${ $money } to what you want to get.
too-little-cash-spoken = That costs ${ $price }; you have ${ $cash }.
pay-too-much-spoken = You have ${ $cash }, and can offer no more.
get-too-much-spoken = { $gang } has ${ $theirs }, and can pay no more.
explain-move-spoken = Move the { $piece } to { $space }, { $side } there: { $side ->
    [clean] { $piece ->
        [vamps] they can seduce, and cops let them be.
       *[other] cops let them be.
    }
   *[other] { $piece ->
        [racketeers] they can attack, and cops can attack them.
        [thugs] they can attack and extort, and cops can attack them.
       *[other] they can extort, and cops can attack them.
    }
}
explain-hire-spoken = { $piece ->
    [racketeers] Hire racketeers: they buy joints and raise them. Half their number is your moves.
    [thugs] Hire thugs: they extort in buildings that nobody owns, and shoot best.
   *[other] Hire vamps: clean they seduce members of other gangs, criminal they extort. They do not shoot.
}
explain-new-cop-spoken = Draw a cop from the bag; he enters at station { $die }.
explain-new-public-spoken = Draw public from the bag; it enters at station { $die }.
explain-offer-spoken = Each side gives a joint or cash, and only one of them gives cash. A joint keeps its public; its guards are then the new owner's.
explain-accept-spoken = Accept the offer. A joint keeps its public; its guards are then the new owner's.
explain-propose-spoken = Make the offer. A joint keeps its public; its guards are then the new owner's.
asked-for-claim-spoken = Which joint do you claim?
asked-for-gang-spoken = Whom do you hire for your gang, in secret?
asked-for-place-spoken = Where do your pieces start?
asked-for-buy-spoken = You may buy or raise a joint where your racketeers stand, and offer trades; then throw the dice.
asked-for-give-spoken = What do you give?
asked-for-want-spoken = What do you ask for?
asked-for-cash-spoken = What cash goes with it?
asked-for-accept-spoken = You are offered a trade.
asked-for-police-spoken = You may use the police: move or bribe a cop, or call a new one.
asked-for-cop-to-spoken = Where does the cop go?
asked-for-move-spoken = You may move your pieces and public, and recruit.
asked-for-public-to-spoken = Where does the public go?
asked-for-return-spoken = Where does the piece come back?
asked-for-react-spoken = Whoever holds the marker of the cop who moved may show it: he goes back, and nothing comes of his move (GA-4.3).
asked-for-donuts-spoken = Whoever holds the marker of a cop with donuts may show it, keep it, and take them away (GA-4.9).
asked-for-shield-spoken = A cop with donuts may attack now; without them he does not (GA-4.9).
asked-for-feed-spoken = A cop with your donuts stays here: nobody else may move him (GA-4.9).
asked-for-target-spoken = He attacks one criminal piece there, in the shoot-outs of this turn (GA-4.6).
asked-for-attack-spoken = A cop with your donuts may attack criminals of the gang whose turn it is that have come to him (GA-4.9).
asked-for-seduce-spoken = A piece beside your clean vamps loses a member to you (GA-9.1).
asked-for-shoot-spoken = Your criminals who have moved attack, one piece after the other: choose who, and whom (GA-8.1).
asked-for-keep-spoken = A cop's marker is a bribe that worked; an Untouchable is one that failed (GA-4.2).

# What comes of a move
faces = { $from ->
    [6] 6
    [5] 5 and 6
   *[other] 4, 5 and 6
}
faces-back = { $back_from ->
    [6] 6
    [5] 5 and 6
   *[other] 4, 5 and 6
}
throws = { $dice ->
    [one] one die that hits
   *[other] { $dice } dice that hit
} with { faces }; { $back ->
    [0] they do not shoot back.
    [one] one die back that hits with { faces-back }.
   *[other] { $back } dice back that hit with { faces-back }.
}
explain-shoot-spoken = Your { $piece } attack { $target }: { throws }
explain-attack-attack-spoken = Cop { $cop } attacks { $target }: { throws }
explain-attack-target-spoken = Cop { $cop } will attack { $target } after your moves: { throws }
explain-seduce-spoken = Seduce one of { $target }: { $theirs ->
    [0] none of them is left
    [one] one of them is left
   *[other] { $theirs } of them are left
}, { $joins ->
    [0] and you have no room for another.
   *[other] and you have { $yours }.
}
explain-pass-react-spoken = Show nothing: cop { $cop } { $then ->
    [raid] raids the joint.
    [raid-attack] raids the joint, and will attack a criminal there.
    [attack] will attack a criminal there.
    [donuts] stays, and may get donuts.
   *[nothing] stays where he is.
}
explain-pass-donuts-spoken = Show nothing: nobody loses donuts by you.
explain-pass-shield-spoken = Show nothing: the cop may attack.
explain-pass-feed-spoken = No donuts: in later turns anybody may move cop { $cop }.
explain-pass-attack-spoken = Cop { $cop } goes on eating, and attacks nobody.
explain-donuts-feed-spoken = Give him Donuts 1: nobody else may move him, and he may attack criminals who come in.
explain-keep-spoken = { $untouchable ->
    [0] Nobody else learns what you hold.
   *[other] Keep the Untouchable: it is not in the bag when you draw again.
}
explain-put-back-spoken = Put the Untouchable back into the bag: it can be drawn again.
explain-cop-spoken = Send cop { $cop } to { $space }{ $then ->
    [raid] : a raid, which costs the joint its public and a level. Then he leaves the board.
    [raid-attack] : a raid, which costs the joint its public and a level. Then he attacks a criminal there.
    [attack] : he will attack a criminal there.
    [donuts] : there you may give him donuts.
   *[nothing] .
}
explain-to-cop-to-spoken = He goes to { $space }{ $then ->
    [raid] : a raid, which costs the joint its public and a level. Then he leaves the board.
    [raid-attack] : a raid, which costs the joint its public and a level. Then he attacks a criminal there.
    [attack] : he will attack a criminal there.
    [donuts] : there you may give him donuts.
   *[nothing] .
}
public-there-then = { $whose ->
    [own] : there it pays you ${ $pays } in every player's turn.
    [other] : there it pays { $gang } ${ $pays } in every player's turn.
    [criminals] : a criminal is there, so it leaves the board.
   *[nobody] .
}
explain-public-spoken = Move public { $public } to { $space }{ public-there-then }
explain-to-public-to-spoken = The public goes to { $space }{ public-there-then }
explain-to-return-spoken = The piece comes back in { $space }, clean.
explain-drive-spoken = Drive the { $piece } with the dice { $dice } to { $space }, { $side } there.

# Places and numbers, for setting up a position by hand.
arrange-space = { $space }
arrange-building = { $space } { $building }
arrange-joint = { $space } { $building } ({ $colour })
arrange-piece = { $piece } ({ $strength }, { $side })
arrange-piece-off = { $piece }
arrange-cop = cop { $cop }
arrange-public = public { $public }
arrange-off = Off the board: { $player }
arrange-cops = Bag of cops
arrange-publics = Bag of public
arrange-joints = Joints of { $player }
arrange-no-joints = Joints of nobody
arrange-markers = Bribe markers of { $player }
arrange-bag = Bag of bribe markers
arrange-round = Round
arrange-active = Whose turn begins
arrange-order = Order of play
arrange-cash = Cash of { $player }
arrange-strength = Strength
arrange-criminal = Side
arrange-equipped = Equipment
arrange-without = without
arrange-level = Level
arrange-donuts = Donuts
arrange-no-donuts = none
arrange-donuts-of = Donuts { $count } of { $player }
things-target = pieces
things-own-target = pieces of that gang
things-cop = cops
things-public = public
things-space = joints
things-marker = bribe markers

# Moves as they are typed; of several words the first is shown
move-claim = claim
move-hire = hire
move-done = done
move-place = place
move-buy = buy
move-raise = raise
move-wheels = wheels
move-heaters = heaters
move-clothes = clothes
move-offer = offer
move-give = give
move-want = want
move-pay = pay
move-get = get
move-propose = propose
move-accept = accept
move-refuse = refuse
move-throw = throw
move-show = show
move-pass = pass
move-bribe = bribe
move-cop = cop
move-subway = subway
move-new-cop = new cop
move-donuts = donuts
move-to = to
move-attack = attack
move-move = move
move-drive = drive
move-public = public
move-new-public = new public
move-recruit = recruit
move-seduce = seduce
move-keep = keep
move-put-back = put back
move-shoot = shoot
move-order = order
between-to = to
between-as = as
between-with = with
between-at = at
between-for = for

# The table in words, read aloud
description-piece = { $target } ({ $strength }, { $side })
description-public = public { $public }
description-at = { $thing }: at { $space }.
description-joint = { $space }, { $title }: a { $colour } joint for { $price }, { $owner ->
    [none] nobody's
   *[other] { $owner }'s, level { $level }, pays { $pays } a turn
}
description-building = { $space }, { $title }: a grey building
description-station = { $space }, { $title }: station { $station }
description-street = { $space }: a street
description-there = { $place }. There: { $things }.
description-free-names = free, joints
description-cops-names = cops, police
description-publics-names = public

# The full screen
legend-walls = ↔ ↕ joints that are linked.
form-offer = offer a trade ...
form-about = Choose a partner, what you give, and what you want for it.
form-partner = To whom
form-give = You give
form-pay = and pay
form-want = You want
form-get = and get
form-joint = { $joint } (level { $level }, price { $cash })
