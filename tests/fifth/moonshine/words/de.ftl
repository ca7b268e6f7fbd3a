# Das Spiel
moonshine = Moonshine (Schwarzgebrannter)
goal = Du gewinnst mit den meisten Punkten, sobald alle Kisten verkauft sind.
turn-in-short = In deinem Zug bietest du dem nächsten Spieler eine deiner Kisten ungeöffnet an. Der nimmt sie oder lehnt sie ab; dann wird sie geöffnet: wer recht hatte, bekommt Punkte.
score = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
crate-whisky = Schnaps
crate-water = Wasser

# Der Tisch
headline = Kisten im Stapel: { $left }. Bisher geöffnet: { $whisky } mit Schnaps, { $water } mit Wasser.
player = { $mark } { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] eine Kiste
   *[other] { $count } Kisten
} ({ $hand })

# Züge: was sie tun, und warum sie abgelehnt werden
explain-offer = Biete dem nächsten Spieler eine Kiste mit { $crate } ungeöffnet an.
explain-take = Nimm die Kiste: du bekommst Punkte, wenn Schnaps darin ist.
explain-refuse = Lehne die Kiste ab: du bekommst Punkte, wenn Wasser darin ist.
asked-for-offer = Du musst eine Kiste anbieten.
asked-for-answer = Dir wird eine Kiste angeboten: nimm sie oder lehne sie ab.
no-such-crate = Du hast keine Kiste mit { $crate }.
move-no-such-crate = Es gibt keine Kiste mit { $thing } in "{ $move }"; richtig wäre zum Beispiel: { $example }.

# Was an einer Stellung falsch ist
flaw-crate-missing = Es muss sechs Kisten mit Schnaps und sechs mit Wasser geben.
flaw-hand-miscounted = Eine Hand oder der Stapel hat nicht so viele Kisten, wie es in diesem Zug sein müssen.
flaw-ask-misfit = Was gefragt wird, und wer, passt nicht zum Zug.
flaw-points-misfit = Die Punkte passen nicht zu den geöffneten Kisten.

# Was geschah
event-dealt = { $known ->
    [yes] { $seat } bekommt eine Kiste mit { $crate }.
   *[no] { $seat } bekommt eine Kiste.
}
event-turn = { $seat } muss eine Kiste anbieten.
event-offered = { $known ->
    [yes] { $seat } bietet eine Kiste mit { $crate } ungeöffnet an.
   *[no] { $seat } bietet eine Kiste an.
}
event-taken = { $seat } nimmt die Kiste. Darin ist { $crate }.
event-refused = { $seat } lehnt die Kiste ab. Darin ist { $crate }.
event-scored = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-ended = Die Partie ist zu Ende: { $reason }.
reason-sold-out = alle Kisten sind verkauft
result = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $reason } ({ $rule }).
