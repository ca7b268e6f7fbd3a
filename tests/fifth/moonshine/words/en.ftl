# The game
moonshine = Moonshine
goal = You win with the most points once all crates are sold.
turn-in-short = In your turn you offer the next player one of your crates, unopened. It is taken or refused, then opened: whoever was right about it scores.
score = { $score ->
    [one] one point
   *[other] { $score } points
}
crate-whisky = whisky
crate-water = water

# The table
headline = Crates in the pile: { $left }. Opened so far: { $whisky } of whisky, { $water } of water.
player = { $mark } { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $count ->
    [one] one crate
   *[other] { $count } crates
} ({ $hand })

# Moves: what they do, and why they are refused
explain-offer = Offer a crate of { $crate } to the next player, unopened.
explain-take = Take the crate: you score if it holds whisky.
explain-refuse = Refuse the crate: you score if it holds water.
asked-for-offer = You are asked to offer a crate.
asked-for-answer = You are offered a crate: take it or refuse it.
no-such-crate = You have no crate of { $crate }.
move-no-such-crate = There is no crate of { $thing } in "{ $move }"; it should read like: { $example }.

# What is wrong with a position
flaw-crate-missing = There must be six crates of whisky and six of water.
flaw-hand-miscounted = A hand or the pile does not hold as many crates as it must by this turn.
flaw-ask-misfit = What is asked, and of whom, does not fit the turn.
flaw-points-misfit = The points do not fit the crates that were opened.

# What happened
event-dealt = { $known ->
    [yes] { $seat } gets a crate of { $crate }.
   *[no] { $seat } gets a crate.
}
event-turn = { $seat } is to offer a crate.
event-offered = { $known ->
    [yes] { $seat } offers a crate of { $crate }, unopened.
   *[no] { $seat } offers a crate.
}
event-taken = { $seat } takes the crate. It holds { $crate }.
event-refused = { $seat } refuses the crate. It holds { $crate }.
event-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-ended = The match is over: { $reason }.
reason-sold-out = all crates are sold
result = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}: { $reason } ({ $rule }).
