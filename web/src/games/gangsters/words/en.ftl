# The drawn table of Gangsters. Names of things and sentences about a match come from the server.
ga-money = ${ $amount }
ga-you = You
ga-grey = grey
ga-gang = Gang
ga-gangs = Gangs
ga-members = Members
ga-joints = Joints
ga-cash = Cash
ga-worth = Worth
ga-pieces = Pieces
ga-gone = gone
ga-turn = turn
ga-yours = yours
ga-give = you give
ga-give-with = you give, with { $cash }
ga-get = you get
ga-get-with = you get, with { $cash }
ga-left = left
ga-danger = danger
ga-cop = cop { $cop }
ga-cop-eating = cop { $cop } with Donuts { $donuts }
ga-crowd = public { $name }
ga-neutral = neutral
ga-station = station { $number }
ga-owned = { $name }, level { $level }
ga-guarded = guards, level { $level }
ga-can-go = can be chosen
ga-here = here
ga-comes-in-at = Start: { $at }.
ga-your-pieces = your { $piece }
ga-pieces-of = { $piece } of { $name }
ga-crime = crime level { $crime }, cops { $cops }
ga-joints-count = { $count ->
    [one] one joint
   *[other] { $count } joints
  }
ga-own-joints = { $count ->
    [one] one joint
   *[other] { $count } joints
  }
ga-income = { $income } a turn
ga-joints-by-colour = Joints by colour
ga-colour-of = { $colour }: { $count } of { $all }
ga-choosing = still choosing
ga-sealed = Sealed
ga-phase-short = Round { $round }
ga-phase-short-setup = Set-up
ga-phase-setup = { $city }, set-up
ga-phase-yours = { $city }, round { $round }, your turn
ga-phase = { $city }, round { $round }, turn of { $name }
ga-phase-over = { $city }, ended in round { $round }

# The map
ga-map = Map of { $city }
ga-closer = Closer
ga-further = Further away
ga-whole-city = The whole city
ga-districts = Districts
ga-reached = { $count ->
    [one] one target
   *[other] { $count } targets
  }
ga-threat-joint = Somebody is in your { $at }
ga-threat-cop = A cop beside your people: { $at }
ga-threat-piece = Your people are not alone: { $at }

# The steps
ga-steps-title = Steps of the turn
ga-step-claim-1 = First claim
ga-step-claim-2 = Second claim
ga-step-claim-3 = Third claim
ga-step-gang = Choose a gang, in secret
ga-step-place = Place it, in secret
ga-step-buy = Buy and trade
ga-step-police = Dice and police
ga-step-moves = { $moves ->
    [0] Moves
   *[other] Moves: { $moves } left
  }
ga-step-income = Income
ga-step-shooting = Shoot-outs
ga-dice = The dice
ga-die-blue = Police
ga-die-white = Public
ga-die-green = Racketeers
ga-die-black = Thugs
ga-die-red = Vamps
ga-steps = { $count ->
    [one] one step
   *[other] { $count } steps
  }
ga-not-thrown = not thrown

# Set-up
ga-claim-it = Claim { $name } for { $price }
ga-claim-pick = Choose a joint on the map
ga-as-list = As a list
ga-gang-secret = Your gang, in secret
ga-fewer = One fewer: { $piece }
ga-no-fewer = Already hired: { $piece }. To have fewer, take that back in the menu
ga-more = One more: { $piece }, { $price }
ga-more-too-dear = One more would be too dear: { $piece }, { $price }
ga-no-more = No more { $piece } at the start
ga-stays-cash = stays in cash
ga-too-much = too much
ga-piece-count = { $piece }: { $count }
ga-where-begin = Where they begin
ga-where = where?
ga-put-there = Put the { $piece } into { $name }
ga-seal = Seal gang and places
ga-seal-nobody = Seal: hire somebody first
ga-seal-missing = Seal: no place yet for the { $piece }
ga-seal-too-dear = Seal: the gang costs too much
ga-sealed-wait = Sealed. When all have sealed theirs, everything is revealed.

# Buying and trading
ga-throw = Throw the dice
ga-buy = Buy
ga-raise = Raise
ga-buy-it = Buy { $name } for { $price }
ga-raise-it = Raise { $name } for { $price }
ga-trade = Offer a trade
ga-offer-to = Offer to
ga-trade-how = Click a joint on the map: yours is given, one of { $name } is asked for.
ga-you-give = You give
ga-you-get = You get
ga-they-give = { $name } gives
ga-no-joint = no joint
ga-and-cash = and cash
ga-cash-way = Cash goes one way:
ga-get-more = ask { $cash } more
ga-pay-more = add { $cash }
ga-trade-sentence = You give { $name } { $give ->
    [none] ${ $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } and ${ $pay }
    }
  } for { $want ->
    [none] ${ $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } and ${ $get }
    }
  }.
ga-offer-it = Offer it to { $name }
ga-no-trade = No trade
ga-offered = { $name } offers you a trade
ga-colour-then = your { $colour } joints: { $now }, then { $after }
ga-cash-after = You would have { $cash }.
ga-joints-after = You would have { $count ->
    [one] one joint
   *[other] { $count } joints
  }.
ga-accept = Accept the trade
ga-refuse = Refuse

# Police
ga-police-title = One police action, or none
ga-blue-die = blue die { $steps }
ga-must-move = Cop { $cop } must be moved or bribed (GA-4.9)
ga-donuts-of = Donuts { $donuts } of { $name }
ga-donuts-yours = your Donuts { $donuts }
ga-places = { $count ->
    [one] one place to go
   *[other] { $count } places to go
  }
ga-no-places = cannot be moved now
ga-subway = Subway
ga-bribe = Bribe
ga-new-cop = New cop
ga-call = Call him
ga-keep-feeding = Your cop goes on eating.
ga-donuts-2 = Donuts 2
ga-send-there = Send cop { $cop } there
ga-no-police = No police action
ga-bribes = Bribes
ga-only-you = only you see your markers
ga-order-stands = Untouchables that go back before somebody else draws: { $count }
ga-order = { $count ->
    [0] Put none back
    [one] Put one back
   *[other] Put { $count } back
  }
ga-bribe-unknown = { $name }, cop { $cop }: not known
ga-bribe-worked = { $name }, cop { $cop }: worked
ga-bribe-failed = { $name }, cop { $cop }: failed

# Questions
ga-in-turn-of = In the turn of { $name }
ga-in-your-turn = In your turn
ga-ask-react = Show a marker?
ga-ask-donuts = Take donuts away?
ga-ask-shield = Take donuts away before he attacks?
ga-ask-feed = Donuts for cop { $cop }?
ga-ask-target = Whom will cop { $cop } attack?
ga-ask-attack = Does cop { $cop } attack?
ga-ask-seduce = Whom do your vamps seduce?
ga-ask-shoot = The next shoot-out
ga-ask-keep = The marker that you drew
ga-cop-at = Cop { $cop } stands here: { $at }
ga-cop-replaced = Cop { $cop } took the subway; this one came out.
ga-eats = Cop { $cop } eats Donuts { $donuts } of { $name }: { $at }
ga-eats-yours = Cop { $cop } eats your Donuts { $donuts }: { $at }
ga-all-asked = All are asked at the same time, so being asked tells nothing.
ga-show = Show the marker of cop { $cop }
ga-attack = Attack { $target }
ga-seduce = Seduce { $target }
ga-donuts = Give Donuts 1
ga-kept-worked = It worked: you hold the marker of cop { $cop } now.
ga-kept-failed = It failed: you do not get the marker of cop { $cop }.
ga-keep = Keep it
ga-put-back = Put it back
ga-pass-react = Show nothing
ga-pass-donuts = Show nothing
ga-pass-shield = Show nothing
ga-pass-feed = No donuts
ga-pass-attack = Let him eat

# Moves
ga-moves-left = { $count ->
    [one] one move left
   *[other] { $count } moves left
  }
ga-on-arrival = On arrival
ga-with-dice = With
ga-on-foot = the own die
ga-go-there = Go to { $name }
ga-recruit = Recruit
ga-new-public = New public
ga-wheels = Wheels
ga-heaters = Heaters
ga-clothes = New clothes
ga-done = Move no more

# What was told
ga-income-since = Income since your last throw:
ga-income-round = Income of this round:
ga-paid = { $at } pays { $name }
ga-extorted = { $name }: extorted in { $at }
ga-guards-of = guards of { $name }
ga-fight-of = Shoot-out { $number } of { $count }
ga-fight-cop = Cops first
ga-fight-piece = Pieces that moved
ga-fight-guards = Guards, joint by joint
ga-fight-cancelled = Called off
ga-fight-before = The shoot-out before
ga-fight-next = The next shoot-out
ga-fight-hold = Hold
ga-fight-run = Go on by itself
ga-fights-again = { $count ->
    [one] The last shoot-out
   *[other] The last { $count } shoot-outs
  }
ga-throws = { $count ->
    [one] one die
   *[other] { $count } dice
  }, { $from ->
    [6] hits on 6
   *[other] hits on { $from } to 6
  }
ga-no-dice = does not shoot
ga-hit = hit
ga-miss = miss
ga-hits = { $count ->
    [one] hit
   *[other] hits
  }
ga-at-once = one throw, both at once
ga-pace = How shoot-outs are shown
ga-pace-die = Each die
ga-pace-fight = Each fight
ga-pace-result = Result only

# Sorts of moves
move-claim = Claim
move-hire = Hire
move-done = Done
move-place = Place
move-buy = Buy
move-raise = Raise
move-wheels = Buy wheels
move-heaters = Buy heaters
move-clothes = Buy new clothes
move-offer = Offer a trade to
move-give = Give
move-want = Want
move-pay = Pay
move-get = Get
move-propose = Make the offer
move-accept = Accept
move-refuse = Refuse
move-throw = Throw the dice
move-show = Show the marker of cop
move-pass = Pass
move-bribe = Bribe cop
move-cop = Move a cop
move-subway = Subway for cop
move-new-cop = New cop
move-donuts = Donuts
move-to = To
move-attack = Attack
move-move = Move a piece
move-drive = Drive a piece
move-public = Move public
move-new-public = New public
move-recruit = Recruit
move-seduce = Seduce
move-keep = Keep
move-put-back = Put back
move-shoot = Shoot
move-order = Untouchables to put back

# What is asked, at the drawn table
ga-prompt-claim = Claim a joint: click one that is lit, or choose from the list. Three claims are paid from this money (GA-2.1).
ga-prompt-buy = Buy or raise where your racketeers stand, offer trades, then throw the dice (GA-3.1).
ga-prompt-police = { $cops ->
    [0] No cop is in the city: call one, or leave the police alone (GA-4.1).
   *[other] Pick a cop to see where he can go, bribe one, call a new one, or leave the police alone (GA-4.1).
  }
ga-prompt-cop-to = Where does cop { $cop } go? Click a lit place (GA-4.5).
ga-prompt-move = Pick a piece or public, by its die or on the map, then a lit place (GA-5.1).
ga-prompt-public-to = Where does public { $public } go? Click a lit place (GA-5.6).
ga-prompt-return = Where do the { $piece } come back? Click a lit place (GA-6.3).
ga-prompt-picked = { $count ->
    [0] Nothing can be reached: pick something else.
    [one] One place can be reached: click it to go there.
   *[other] { $count } places can be reached: click one to go there.
  }
ga-prompt-gang = Hire your gang and give every piece a place; nobody sees it until all have sealed theirs (GA-2.2, GA-2.3).
ga-prompt-gang-again = Those you have hired stay: add more, or seal again. To have fewer, undo in the menu (GA-2.2, GA-2.3).
