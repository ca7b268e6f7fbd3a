# Het spel
moonshine = Moonshine (illegale stook)
goal = Je wint met de meeste punten zodra alle kratten verkocht zijn.
turn-in-short = In je beurt bied je de volgende speler een van je kratten aan, ongeopend. Die neemt of weigert hem; dan gaat hij open: wie het goed zag, krijgt punten.
score = { $score ->
    [one] één punt
   *[other] { $score } punten
}
crate-whisky = sterke drank
crate-water = kraanwater

# De tafel
headline = Kratten op de stapel: { $left }. Geopend tot nu toe: { $whisky } met sterke drank, { $water } met kraanwater.
player = { $mark } { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $count ->
    [one] één krat
   *[other] { $count } kratten
} ({ $hand })

# Zetten: wat ze doen, en waarom ze geweigerd worden
explain-offer = Bied de volgende speler een krat met { $crate } aan, ongeopend.
explain-take = Neem de krat: je scoort als er sterke drank in zit.
explain-refuse = Weiger de krat: je scoort als er kraanwater in zit.
asked-for-offer = Je moet een krat aanbieden.
asked-for-answer = Je krijgt een krat aangeboden: neem of weiger hem.
no-such-crate = Je hebt geen krat met { $crate }.
move-no-such-crate = Er is geen krat met { $thing } in "{ $move }"; het moet luiden zoals: { $example }.

# Wat er mis is met een stelling
flaw-crate-missing = Er moeten zes kratten met sterke drank en zes met kraanwater zijn.
flaw-hand-miscounted = Een hand of de stapel heeft niet het aantal kratten dat er in deze beurt moet zijn.
flaw-ask-misfit = Wat er gevraagd wordt, en aan wie, past niet bij de beurt.
flaw-points-misfit = De punten passen niet bij de geopende kratten.

# Wat er gebeurde
event-dealt = { $known ->
    [yes] { $seat } krijgt een krat met { $crate }.
   *[no] { $seat } krijgt een krat.
}
event-turn = { $seat } moet een krat aanbieden.
event-offered = { $known ->
    [yes] { $seat } biedt een krat met { $crate } aan, ongeopend.
   *[no] { $seat } biedt een krat aan.
}
event-taken = { $seat } neemt de krat. Er zit { $crate } in.
event-refused = { $seat } weigert de krat. Er zit { $crate } in.
event-scored = { $seat } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-ended = De partij is afgelopen: { $reason }.
reason-sold-out = alle kratten zijn verkocht
result = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de winst
}: { $reason } ({ $rule }).
