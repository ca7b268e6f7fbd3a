# The game
chicago = Chicago
goal = You win at once when you control three of the four casinos, or all eight bars around the central square, or have five men with yellow heads. If nobody does in 24 rounds, the richest gang wins.
turn-in-short = In your turn you throw three dice and divide them among your men: every bar that one of them walks through is yours, a casino as long as he stays in it; a man who walks into another gang's man fights him.
score = worth { $score }
head-blue = blue
head-green = green
head-red = red
head-yellow = yellow
head-none = no head
head-out = out
colour-red = red
colour-blue = blue
colour-green = green
colour-purple = purple
reserve = in reserve

# The table
headline-buy = { $player } may buy heads.
headline-move = { $player } is to move; dice left: { $dice }.
headline-from = { $player } brings man { $man } in from the reserve: from where?
headline-step = { $player }'s man { $man } is at { $at }; steps left: { $steps }.
headline-fight = { $player }'s man { $man } attacks { $at }: whom does he fight next?
headline-over = The match is over.
round = { $round ->
    [0] Before round 1 of 24.
   *[other] Round { $round } of 24.
}
bank-pays = The bank pays after rounds 6, 12 and 18.
purse = money { $money }, income { $income }, chips left { $chips }, worth { $worth }
men = men: { $men }
legend = { $letter }{ $bar } a bar worth { $worth } with the chip of { $name }, typed with its district: NW{ $bar } (a capital: central); CA casino worth { $casino }: NW-casino; HQ headquarters: NW-hq; { $letter }y2 two men of { $name }, the first yellow; ▶▶ the man who walks; ⇄ exit.
legend-doors = ▴ ▸ ▾ ◂ a building's door, + several doors.
bars = bars: { $bars }

# Help
help-phrase =
    A whole walk can be typed at once: move 3 to NW5b chooses the fewest dice, move 3 with 2+5 to NW5b uses these, and
    to NW5b goes on in the middle of a walk. Where the ways differ in the bars they take, you choose.
    Buildings go by district and label, as the board shows them (NW5b, NW-casino), or like streets by column and row (k7).
    ? move 3 with 2+5 tells in which new bars and casinos the walk can end.

# Why a move is not legal
asked-for-buy = You are asked for heads to buy: "buy blue", "buy green" or "done".
asked-for-move = You are asked for a man and dice: "move 3 with 2+5", or "end".
asked-for-from = You are asked where the man from the reserve starts: "from k12".
asked-for-step = A walk is under way: name the next space, as in "step k12".
asked-for-fight = A fight is under way: "fight 4" says whom the attacker fights next.
too-little-money = A { $head } head costs { $price }; you have { $money }.
no-heads-left = The bank has no { $head } heads left.
no-bodies-left = All your bodies are in play or out.
no-such-space = There is no such space in this city.
no-such-man = You have no man { $man } in play.
no-such-dice = There are no dice { $dice } left; left are: { $left }.
take-the-first-of-equals = Man { $other } stands in the same place with the same head; move him.
no-walk-of-that-length = Man { $man } cannot walk a distance of exactly { $steps }.
no-own-man-there = None of your men stands on { $space }.
no-walk-from-there = From { $space } the man cannot walk a distance of exactly { $steps }.
not-next-to = { $space } is not next to { $here }.
enemy-in-the-way = Men of another gang on { $space } cannot be passed; it can be entered only with the last step.
foreign-headquarters = { $space } is not your headquarters.
own-man-there = One of your men stands on { $space }, and a street space holds only one.
cannot-be-completed = From { $space } the rest of the walk, exactly { $steps }, could not be completed.
no-such-defender = Man { $man } is not among the defenders.
fight-the-first-of-equals = Man { $other } defends with the same head as man { $man }; fight him.
starts-elsewhere = The man is not in reserve: he starts where he stands, not from { $space }.
walk-of-another-length = Man { $man } can get to { $space } in { $counts } steps, not in { $steps }.
no-walk-there = Man { $man } cannot get to { $space }; other gangs are in the way, or it is too far.
name-the-man = Say which man, as in "{ $phrase }".
dice-do-not-reach = Man { $man } can get to { $space } in { $counts } steps; the dice that are left, { $left }, do not make that.
space-in-every-district = There is a { $space } in every district: { $spaces }. Say which one.

# What is wrong with a position
flaw-men-misplaced = A man without a head, or who is out, stands on the board, or a man stands where no space is.
flaw-beyond-seats = Something belongs to a seat that is not in the match.
flaw-space-miscounted = Men of two gangs stand on one space, or a space does not hold the men that stand there.
flaw-street-crowded = A street space holds one man.
flaw-foreign-headquarters = A man stands in another gang's headquarters.
flaw-heads-miscounted = The heads on men and in the bank do not add up.
flaw-chips-miscounted = A gang has 30 chips, in bars or in stock.
flaw-chip-misplaced = A chip lies where no bar is or where another gang stands, or is missing where a gang that has chips stands in a bar.
flaw-dice-misfit = The dice, the round and what is under way do not fit each other.
flaw-ask-mismatch = What is asked, and of whom, does not fit the rest of the position: a gang is to move or to buy that cannot, for example.
flaw-walk-misfit = A man walks who cannot, or where he cannot be: among men of another gang without fighting them, or in a headquarters that is not his.
flaw-steps-misfit = A man has more steps left than the dice that are used can give.
flaw-already-won = A gang has what wins at once, three casinos, all central bars or five yellow heads, and yet the match goes on.
flaw-reason-misfit = The match has ended, but not by what the position shows, or with other winners.
flaw-too-much-money = The gangs have more money together than can have come in: 50 each at the start, at most 50 for each man who is out, and at each payday so far the worth of the whole board.

# How a match ends
reason-three-casinos = three casinos
reason-central-bars = all eight central bars
reason-five-yellows = five yellow heads
reason-richest = the greatest worth

# What a move does
explain-buy-blue = Buy a blue head for 10.
explain-buy-green = Buy a green head for 25.
explain-done = Buy no more.
explain-move = Man { $man } ({ $head }) walks { $steps ->
    [one] one step
   *[other] { $steps } steps
}, with { $dice }. { $count ->
    [0] He cannot end in a new bar or casino.
   *[other] He can end in: { $gains }.
}
explain-from = The man from the reserve starts at { $space }.
explain-step = Step to { $space }.
explain-fight = Fight man { $man } next.
explain-end = Leave the rest of the dice.

# What is wrong with an edition
edition-wrong-faces = In { $file }, { $path } must be numbers from 1 to 6.
edition-wrong-worth = In { $file }, { $path } is { $worth }; it must be a number from 1 to { $most }.
plan-wrong-rows = In { $file }, the plan has { $count } rows; there must be { $wanted } (one district) or { $whole } (the whole board).
plan-wrong-columns = In { $file }, row { $row } of the plan has { $count } spaces; there must be { $wanted }.
plan-unknown-token = In { $file }, row { $row }, column { $column } of the plan: "{ $token }" is none of .. ## HQ CA EX SQ or a bar such as 5b.
plan-label-twice = In { $file }, { $label } stands { $count } times on the plan; every building has a label of its own.
plan-wrong-number = In { $file }, { $label } stands { $count } times on the plan; it must be { $wanted }.
plan-wrong-bars = { $district } has { $count } { $count ->
    [one] bar
   *[other] bars
} worth { $worth } on the plan; the entry "bar" says { $wanted }.
plan-wrong-central = { $district } has { $count } central { $count ->
    [one] bar
   *[other] bars
} (with a capital letter) on the plan, not { $wanted }. Whoever controls all central bars of the board wins; with none nobody does.
doors-unreadable = In { $file }, the line "{ $line }" must read like 5c: N S, with the sides N, E, S and W.
doors-of-nothing = In { $file }, there are doors for { $label }, which is not on the plan.
building-without-door = In { $file }, { $label } has no door.
door-not-to-street = In { $file }, the door of { $label } on side { $side } does not lead onto a street.
headquarters-doors = { $label } has fewer than { $wanted } doors.
central-not-at-square = The central bar { $label } does not face the square.
plan-not-reached = In { $file }, { $space } cannot be reached from { $home }.
doors-twice = In { $file }, the doors of { $label } are listed twice.
exit-not-at-edge = In { $file }, the exit in row { $row }, column { $column } of the plan does not lie at the edge of the board, where the road leaves it (of one district: the northern or western edge).
plan-districts-differ = The four districts are not the same, turned around the square.
plan-wrong-exits = { $district } has { $count } { $count ->
    [one] exit
   *[other] exits
} on the plan, not { $wanted }.
plan-no-bars = In { $file }, { $district } has no bar on the plan; there must be at least one, such as 5b.
plan-too-many-exits = In { $file }, EX stands { $count } times on the plan; there is room for { $most } at most.

# What happened
event-bought = { $seat } buys a { $head } head: man { $man }.
event-bought-many = { $seat } buys { $count } { $head } heads: men { $man }.
event-finished = { $seat } buys no more heads.
event-round = Round { $round } begins.
event-threw = { $seat } throws { $dice }.
event-skipped = { $seat } has no men and skips the turn.
event-used-dice = { $seat } uses { $dice } for man { $man }.
event-left-dice = { $seat } leaves { $dice } unused.
event-set-out = { $seat }'s man { $man } sets out from { $from }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-stepped = { $seat }'s man { $man } steps from { $from } to { $to }.
event-took-bar = { $seat } takes { $space }.
event-took-bar-many = { $seat } takes { $space }.
event-chip-back = A chip of { $seat } goes back from { $space }.
event-stopped = { $seat }'s man { $man } stops at { $space }.
event-attacked = { $seat }'s man { $man } attacks { $defender } at { $space }!
event-fought = { $seat }'s man { $man } throws { $face }, { $defender }'s man { $other } throws { $other_face }.
event-fell = { $seat }'s man { $man } ({ $head }) is out.
event-was-paid = { $seat } gets { $money }.
event-rose = { $seat }'s man { $man } rises to { $head }.
event-payday = Payday: { $seat } gets { $money }.
event-worth = { $seat }: money { $money }, bars and casinos { $places }, heads { $heads }.
event-ended = The match is over: { $reason }.
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $reason } ({ $rule }).

# Things that a move names wrongly
move-no-such-dice = There are no dice { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-man = There is no man { $thing } in "{ $move }"; it should read like: { $example }.
move-no-such-space = There is no space { $thing } in "{ $move }"; it should read like: { $example }.

# As people say it who need not type it
event-bought-spoken = { $seat } buys a { $head } head.
event-bought-many-spoken = { $seat } buys { $count } { $head } heads.
event-used-dice-spoken = { $seat } uses { $dice }.
event-fought-spoken = { $seat } throws { $face }, { $defender } throws { $other_face }.
event-fell-spoken = { $seat } loses a { $head } man.
event-rose-spoken = A man of { $seat } rises to { $head }.
event-set-out-spoken = A man of { $seat } sets out from { $from }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
event-stopped-spoken = { $seat }'s man stops at { $space }.
event-attacked-spoken = { $seat } attacks { $defender } at { $space }!
explain-move-spoken = Man { $man } walks { $steps ->
    [one] one step
   *[other] { $steps } steps
}, with { $dice }. { $count ->
    [0] He cannot end in a new bar or casino.
   *[other] He can end in: { $gains }.
}
no-walk-of-that-length-spoken = He cannot walk a distance of exactly { $steps }.
walk-of-another-length-spoken = He can get to { $space } in { $counts } steps, not in { $steps }.
no-walk-there-spoken = He cannot get to { $space }; other gangs are in the way, or it is too far.

# Where a look back at a match stops
jump-fight = Fights
jump-payday = Paydays

# Why a move is good
because-fell = You lose a man at { $space }
because-was-paid = You beat a man of another gang and are paid for him
because-rose = One of your men rises
because-took-bar = You take { $space }
because-lost-bar = You lose { $space }
because-payday = Payday pays you for { $spaces }
because-attacked = { $seat } attacks you at { $space }
because-rival-payday = Payday pays { $seat } for { $spaces }
because-rival-took-bar = { $seat } takes { $space }
# The same for others: what it is for { $player }, in a review.
because-fell-of = { $player } loses a man at { $space }
because-was-paid-of = { $player } beats a man of another gang and is paid for him
because-rose-of = A man of { $player } rises
because-took-bar-of = { $player } takes { $space }
because-lost-bar-of = { $player } loses { $space }
because-payday-of = Payday pays { $player } for { $spaces }
because-attacked-of = { $seat } attacks { $player } at { $space }

explain-fight-spoken = Fight the { $head } man next.
explain-buy-blue-spoken = Buy a blue head for 10: a man more, { $reserve ->
    [yes] in reserve. He sets out from any space with a man of yours, or from the headquarters.
   *[no] who starts in your headquarters.
}
explain-buy-green-spoken = Buy a green head for 25: a man more, { $reserve ->
    [yes] in reserve. He sets out from any space with a man of yours, or from the headquarters.
   *[no] who starts in your headquarters.
}
asked-for-buy-spoken = Which heads do you buy?
asked-for-move-spoken = Which of your men walks, and with which dice?
asked-for-from-spoken = Where does the man from the reserve start?
asked-for-step-spoken = Where does the man go on to?
asked-for-fight-spoken = Whom does your man fight next?

# Places and numbers, for setting up a position by hand.
arrange-space = { $space }
arrange-man = { $player } { $man } ({ $head })
arrange-body = a man of { $player }
arrange-reserve = In reserve: { $player }
arrange-bodies = Not in play yet: { $player }
arrange-out = Out: { $player }
arrange-bars = Bars of { $player }
arrange-no-bars = Bars of nobody
arrange-round = Round (0: the first purchase)
arrange-active = Whose turn it is
arrange-dice = The throw
arrange-money = Money of { $player }
arrange-head = Head
things-man = men
things-own-man = men of that gang
things-space = bars

# Moves as they are typed; of several words the first is shown
move-buy-blue = buy blue
move-buy-green = buy green
move-done = done
move-move = move
move-from = from
move-step = step
move-fight = fight
move-end = end
between-with = with
between-to = to
between-from = from

# The table in words, read aloud
description-man = { $player }'s man { $man } ({ $head })
description-own-man = Your man { $man } ({ $head }): { $space }.
description-reach = With { $dice } he can end in: { $spaces }.
description-bar = { $space }: a { $central ->
    [yes] central bar
   *[no] bar
} worth { $worth }, { $owner ->
    [none] nobody's
   *[other] with a chip of { $owner }
}
description-casino = { $space }: a casino worth { $worth }
description-headquarters = { $space }: headquarters
description-street = { $space }: a street
description-there = { $place }. There: { $men }.

# Choosing a walk in the full screen
choose-man = { $man } { $head } { $at }
choose-end = to ...
choose-reach = { $count ->
    [one] He can end in one place
   *[other] He can end in { $count } places
}; worth something: { $gains }
choose-way = { $count ->
    [0] takes nothing
   *[other] takes { $bars }: +{ $worth }
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $dice ->
    [none] {""}
   *[other] { " " }with { $dice }
}
choose-fight = He fights { $player }{ $count ->
    [one] {""}
   *[other] { " " }({ $count } men)
}: wins with { NUMBER($chance, style: "percent") }, for { $prize }.
