# Sorts of moves, for the list of choices
move-buy-blue = Buy a blue head
move-buy-green = Buy a green head
move-done = Buy no more
move-move = Walk with a man
move-from = Start from
move-step = Step to
move-fight = Fight
move-end = End the turn

# Places
ch-district-NW = North-west
ch-district-NE = North-east
ch-district-SE = South-east
ch-district-SW = South-west
ch-casino = { $district } casino
ch-headquarters = { $district } headquarters
ch-bar = Bar worth { $worth }, { $where }
ch-central-bar = Central bar worth { $worth } ({ $district })
ch-street = Street { $where }
ch-exit = Exit ({ $district })
ch-near = { $side } of the { $landmark } ({ $district })
ch-exact = { $place }: { $away }
ch-exact-word = { $place }, { $away } of the { $landmark }
ch-squares-N = { $count ->
    [one] one square north
   *[other] { $count } squares north
  }
ch-squares-E = { $count ->
    [one] one square east
   *[other] { $count } squares east
  }
ch-squares-S = { $count ->
    [one] one square south
   *[other] { $count } squares south
  }
ch-squares-W = { $count ->
    [one] one square west
   *[other] { $count } squares west
  }
ch-side-N = north
ch-side-NE = north-east
ch-side-E = east
ch-side-SE = south-east
ch-side-S = south
ch-side-SW = south-west
ch-side-W = west
ch-side-NW = north-west
ch-landmark-headquarters = headquarters
ch-landmark-casino = casino
ch-landmark-park = park
ch-letters-NW = NW
ch-letters-NE = NE
ch-letters-SE = SE
ch-letters-SW = SW
ch-bar-word = bar { $worth } ({ $district })
ch-casino-word = casino ({ $district })
ch-headquarters-word = headquarters ({ $district })
ch-street-word = a street ({ $district })
ch-percent = { $figure } %

# The board
ch-board = The city
ch-men-on-board = Your men on the board
ch-places-in-reach = Places in reach
ch-own-man = { $count ->
    [one] Your { $worth }, { $place }
   *[other] Your { $count } men worth { $worth }, { $place }
  }
ch-small-map = Small map of the city: show a part of it
ch-zoom-in = Closer
ch-zoom-out = Further away
ch-threat = { $steps ->
    [one] { $name }'s { $worth } is one step from your casino
   *[other] { $name }'s { $worth } is { $steps } steps from your casino
  }
ch-place-does = { $place }: { $what }.
ch-would-attack = { $count ->
    [one] attack { $name }
   *[other] attack { $count } men of { $name }
  }
ch-would-own = yours already
ch-would-walk = stop here
ch-would-hold = hold it, worth { $worth }
ch-would-take-from = take { $worth } from { $name }
ch-would-take = take { $worth }
ch-would-take-all = take { $worth } in all

# The throw and the walk
ch-throw-of = { $name }'s throw
ch-your-throw = Your throw
ch-hint-buy = Choose how many men you buy.
ch-hint-dice = Choose the dice for one of your men; what is left is for the next.
ch-hint-his-dice = Which dice does he use? Several may be added up.
ch-hint-man = { $steps ->
    [one] Who walks this one step?
   *[other] Who walks these { $steps } steps?
  }
ch-hint-where = { $steps ->
    [one] Where shall his one step end? Click a marked place; a second click sends him.
   *[other] Where shall his { $steps } steps end? Click a marked place; a second click sends him.
  }
ch-hint-fight = Choose whom your man fights next.
ch-hint-moment = One moment …
ch-hint-walk = { $steps ->
    [one] One step left: where to?
   *[other] { $steps } steps left: where to?
  }
ch-dice = Dice
ch-die = Die { $number } of { $count }, shows { $face }
ch-steps = { $steps ->
    [one] step
   *[other] steps
  }
ch-your-men = Your men
ch-men-named = { $count ->
    [one] Man { $men }
   *[other] Men { $men }
  }
ch-men-at = { $count ->
    [one] Man { $men }, worth { $worth }: { $place }
   *[other] Men { $men }, worth { $worth } each: { $place }
  }
ch-in-reserve = in reserve
ch-walk-dice = Choose dice
ch-walk-who = Choose a man
ch-walk-where = Choose a place
ch-walk = { $steps ->
    [one] Walk one step
   *[other] Walk { $steps } steps
  }
ch-walk-take = Walk { $steps }, take { $worth }
ch-walk-casino = Walk { $steps } into the casino
ch-walk-attack = Walk { $steps } and attack
ch-clear = Clear
ch-end-turn = End turn
ch-ways = { $count } ways there
ch-ways-there = Ways there
ch-from = From { $place }
ch-through = Through
ch-through-nothing = Along the streets, taking nothing
ch-gain = +{ $worth } a payday
ch-odds-win = { $chance } your { $own } beats the { $other }
ch-reach = { $steps ->
    [one] One step reaches
   *[other] { $steps } steps reach
  }
ch-show = Show
ch-sort-fight = Fights { $count }
ch-sort-new = To take { $count }
ch-sort-own = Yours { $count }
ch-sort-street = Streets { $count }
ch-starts = Or choose where he starts

# Fights
ch-fight-at = Fight: { $place }
ch-your-man = Your { $worth }
ch-man-of = { $name }: { $worth }
ch-for-you = for you
ch-throw-against = Throw against the { $worth }
ch-whom-first = Whom next?
ch-opponent = { $count ->
    [one] The { $worth } (man { $number })
   *[other] One of { $count } × { $worth } (man { $number })
  }
ch-brings = brings { $worth }
ch-if-win = Win
ch-if-lose = Lose
ch-won = You get { $prize }.
ch-rises = Your man rises to { $head }.
ch-lost = You lose your man, and { $name } gets { $prize }.
ch-thrown = { $face } against { $other }
ch-then = then
ch-skip = Go on

# Buying and paydays
ch-buy-first = Buy your first men
ch-buy-after = Buy men after round { $round }
ch-you-have = you have
ch-heads-blue = Blue, { $price } each
ch-heads-green = Green, { $price } each
ch-heads-red = Red, { $price } each
ch-heads-yellow = Yellow, { $price } each
ch-count-blue = { $count } blue
ch-count-green = { $count } green
ch-count-red = { $count } red
ch-count-yellow = { $count } yellow
ch-bank-has = the bank has { $count }
ch-no-bodies = You have no body left for more men.
ch-one-less = One less
ch-one-more = One more
ch-buy-do = Buy { $heads }, keep { $left }
ch-buy-none = Choose men with + and −
ch-buy-nothing = Buy nothing
ch-payday-after = Payday after round { $round }
ch-gang = Gang
ch-paid-for = For bars and casinos
ch-paid = Paid
ch-money = Money
ch-odds-title = Who wins a fight
ch-odds-about = The chance of your man (rows) against another (columns) (CH-4.1).

# The gangs
ch-gangs = Gangs
ch-purse = income { $income }, total { $worth }, { $chips } { $chips ->
    [one] chip
   *[other] chips
  }
ch-purse-about = What the next payday brings; what counts after the last round; the chips that can still be laid
ch-no-men = no men
ch-round = Round { $round } of { $last }, phase { $phase }
ch-before = Before the first round
ch-next-payday = payday after round { $round }
ch-places = Places
ch-heads = Heads
ch-worth = Worth
