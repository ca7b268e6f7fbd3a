# Das Spiel
chicago = Chicago
goal = Du gewinnst sofort, wenn du drei der vier Kasinos kontrollierst oder alle acht Bars um den zentralen Platz oder fünf Mitglieder mit gelbem Stecker hast. Gelingt das in 24 Runden niemandem, gewinnt die reichste Bande.
turn-in-short = In deinem Zug wirfst du drei Würfel und verteilst sie auf deine Mitglieder: Jede Bar, durch die eines geht, gehört dir, ein Kasino, solange es darin bleibt; wer auf ein Mitglied einer anderen Bande trifft, kämpft.
score = Vermögen { $score }
head-blue = blau
head-green = grün
head-red = rot
head-yellow = gelb
head-none = ohne Stecker
head-out = ausgeschieden
colour-red = rot
colour-blue = blau
colour-green = grün
colour-purple = lila
reserve = in Reserve

# Der Tisch
headline-buy = { $player } darf Stecker kaufen.
headline-move = { $player } ist am Zug; übrige Würfel: { $dice }.
headline-from = { $player } bringt Mitglied { $man } aus der Reserve ins Spiel: Von wo aus?
headline-step = Mitglied { $man } von { $player } ist bei { $at }; übrige Schritte: { $steps }.
headline-fight = Mitglied { $man } von { $player } greift { $at } an: Wer ist der nächste Gegner?
headline-over = Die Partie ist zu Ende.
round = { $round ->
    [0] Vor Runde 1 von 24.
   *[other] Runde { $round } von 24.
}
bank-pays = Die Bank zahlt nach den Runden 6, 12 und 18.
purse = Geld { $money }, Einnahmen { $income }, Chips übrig { $chips }, Vermögen { $worth }
men = Mitglieder: { $men }
legend = { $letter }{ $bar } eine Bar im Wert von { $worth } mit dem Chip von { $name }, einzugeben mit ihrem Viertel: NW{ $bar } (groß geschrieben: zentral); CA Kasino im Wert von { $casino }: NW-casino; HQ Hauptquartier: NW-hq; { $letter }y2 zwei Mitglieder von { $name }, das erste gelb (yellow); ▶▶ wer gerade geht; ⇄ Ausfahrt.
legend-doors = ▴ ▸ ▾ ◂ die Tür eines Gebäudes, + mehrere Türen.
bars = Bars: { $bars }

# Hilfe
help-phrase =
    Einen ganzen Weg kann man auf einmal eingeben: gehe 3 nach NW5b wählt möglichst wenige Würfel, gehe 3 mit 2+5 nach NW5b
    nimmt diese, und mit nach NW5b geht es mitten in einer Bewegung weiter. Wo sich die Wege in den Bars unterscheiden, wählst du.
    Gebäude nennt man nach Viertel und Aufschrift, wie auf dem Spielplan (NW5b, NW-casino), oder wie Straßen nach Spalte und Zeile (k7).
    ? gehe 3 mit 2+5 sagt, in welchen neuen Bars und Kasinos der Weg enden kann.

# Warum ein Zug nicht erlaubt ist
asked-for-buy = Gefragt ist, welche Stecker du kaufst: "kaufe blau", "kaufe grün" oder "fertig".
asked-for-move = Gefragt sind ein Mitglied und Würfel ("gehe 3 mit 2+5") oder "ende".
asked-for-from = Gefragt ist, von wo aus das Mitglied aus der Reserve startet: "von k12".
asked-for-step = Ein Mitglied ist unterwegs, gefragt ist sein nächster Schritt: "schritt k12".
asked-for-fight = Ein Kampf ist im Gange: "kämpfe 4" sagt, gegen wen der Angreifer als Nächstes kämpft.
too-little-money = Ein { $head }er Stecker kostet { $price }; du hast { $money }.
no-heads-left = Die Bank hat keine { $head }en Stecker mehr.
no-bodies-left = Alle deine Figuren sind im Spiel oder ausgeschieden.
no-such-space = So ein Feld gibt es in dieser Stadt nicht.
no-such-man = Du hast kein Mitglied { $man } im Spiel.
no-such-dice = Diese Würfel sind nicht da: { $dice }; übrig sind: { $left }.
take-the-first-of-equals = Mitglied { $other } steht an derselben Stelle und hat die gleiche Steckerfarbe; bewege dieses.
no-walk-of-that-length = Mitglied { $man } kann nicht genau { $steps } Schritt weit gehen.
no-own-man-there = { $space }: Dort steht keines deiner Mitglieder.
no-walk-from-there = Von { $space } aus kann das Mitglied nicht genau { $steps } Schritt weit gehen.
not-next-to = Von { $here } führt kein Schritt nach { $space }.
enemy-in-the-way = An { $space } kommst du nicht vorbei: Dort stehen Mitglieder einer anderen Bande. Nur dein letzter Schritt darf dorthin führen.
foreign-headquarters = { $space } ist ein fremdes Hauptquartier.
own-man-there = Auf { $space } steht schon eines deiner Mitglieder, und auf einem Straßenfeld ist nur für eines Platz.
cannot-be-completed = Ab { $space } müsste das Mitglied noch genau { $steps } Schritt weit gehen, und das wäre nicht möglich.
no-such-defender = Mitglied { $man } gehört nicht zu den Verteidigern.
fight-the-first-of-equals = Mitglied { $other } verteidigt mit der gleichen Steckerfarbe wie Mitglied { $man }; kämpfe gegen dieses.
starts-elsewhere = Das Mitglied ist nicht in Reserve: Es startet, wo es steht, nicht bei { $space }.
walk-of-another-length = Mitglied { $man } kann { $space } in { $counts } Schritten erreichen, nicht in { $steps }.
no-walk-there = Mitglied { $man } kann { $space } nicht erreichen; andere Banden sind im Weg, oder es ist zu weit.
name-the-man = Sag, welches Mitglied gemeint ist, zum Beispiel "{ $phrase }".
dice-do-not-reach = Mitglied { $man } kann { $space } in { $counts } Schritten erreichen; mit den übrigen Würfeln, { $left }, geht das nicht auf.
space-in-every-district = { $space } gibt es in jedem Viertel: { $spaces }. Sag, welches gemeint ist.

# Was an einer Stellung falsch ist
flaw-men-misplaced = Auf dem Spielplan steht ein Mitglied ohne Stecker oder ein ausgeschiedenes, oder ein Mitglied steht, wo kein Feld ist.
flaw-beyond-seats = Etwas gehört zu einem Platz, der nicht mitspielt.
flaw-space-miscounted = Auf einem Feld stehen Mitglieder zweier Banden, oder zu einem Feld sind andere Mitglieder angegeben, als dort stehen.
flaw-street-crowded = Auf einem Straßenfeld ist nur für ein Mitglied Platz.
flaw-foreign-headquarters = Ein Mitglied steht im Hauptquartier einer anderen Bande.
flaw-heads-miscounted = Die Zahl der Stecker auf den Mitgliedern und in der Bank stimmt nicht.
flaw-chips-miscounted = Eine Bande hat 30 Chips, in Bars oder im Vorrat.
flaw-chip-misplaced = Ein Chip liegt, wo keine Bar ist oder wo eine andere Bande steht, oder er fehlt in einer Bar, in der eine Bande steht, die noch Chips hat.
flaw-dice-misfit = Die Würfel, die Runde und das, was gerade geschieht, passen nicht zueinander.
flaw-ask-mismatch = Was gefragt ist, und von wem, passt nicht zum Rest der Stellung: Eine Bande ist zum Beispiel am Zug oder soll kaufen, kann es aber nicht.
flaw-walk-misfit = Ein Mitglied geht, das nicht gehen kann, oder wo es nicht sein kann: unter Mitgliedern einer anderen Bande, ohne gegen sie zu kämpfen, oder in einem fremden Hauptquartier.
flaw-steps-misfit = Ein Mitglied hat mehr Schritte übrig, als die benutzten Würfel ergeben können.
flaw-already-won = Eine Bande hat, was sofort gewinnt, drei Kasinos, alle zentralen Bars oder fünf gelbe Stecker, und doch geht die Partie weiter.
flaw-reason-misfit = Die Partie ist zu Ende, aber nicht durch das, was die Stellung zeigt, oder mit anderen Siegern.
flaw-too-much-money = Die Banden haben zusammen mehr Geld, als eingenommen worden sein kann: je 50 zu Beginn, höchstens 50 für jedes ausgeschiedene Mitglied, und bei jeder bisherigen Auszahlung den Wert des ganzen Spielplans.

# Wie eine Partie endet
reason-three-casinos = drei Kasinos
reason-central-bars = alle acht zentralen Bars
reason-five-yellows = fünf gelbe Stecker
reason-richest = das größte Vermögen

# Was ein Zug tut
explain-buy-blue = Kaufe für 10 einen blauen Stecker.
explain-buy-green = Kaufe für 25 einen grünen Stecker.
explain-done = Kaufe nichts mehr.
explain-move = Mitglied { $man } ({ $head }) geht { $steps } Schritt weit; Würfel: { $dice }. { $count ->
    [0] Eine neue Bar oder ein neues Kasino ist damit kein Ziel.
   *[other] Mögliche Ziele: { $gains }.
}
explain-from = Das Mitglied aus der Reserve startet von { $space } aus.
explain-step = Gehe auf das Feld { $space }.
explain-fight = Kämpfe als Nächstes gegen Mitglied { $man }.
explain-end = Verzichte auf die übrigen Würfel.

# Was an einer Edition falsch ist
edition-wrong-faces = In { $file } muss { $path } aus Zahlen von 1 bis 6 bestehen.
edition-wrong-worth = In { $file } ist { $path } { $worth }; es muss eine Zahl von 1 bis { $most } sein.
plan-wrong-rows = In { $file } ist die Zahl der Zeilen des Plans { $count }; sie muss { $wanted } (ein Viertel) oder { $whole } (der ganze Spielplan) sein.
plan-wrong-columns = In { $file } ist die Zahl der Felder in Zeile { $row } des Plans { $count }; sie muss { $wanted } sein.
plan-unknown-token = In { $file }, Zeile { $row }, Spalte { $column } des Plans: "{ $token }" ist weder .. ## HQ CA EX SQ noch eine Bar wie 5b.
plan-label-twice = In { $file } steht { $label } { $count } Mal auf dem Plan; jedes Gebäude hat seine eigene Bezeichnung.
plan-wrong-number = In { $file } steht { $label } { $count } Mal auf dem Plan; es muss { $wanted } Mal dort stehen.
plan-wrong-bars = { $district } hat auf dem Plan { $count } { $count ->
    [one] Bar
   *[other] Bars
} mit dem Wert { $worth }; unter "bar" steht { $wanted }.
plan-wrong-central = { $district } hat auf dem Plan { $count } zentrale { $count ->
    [one] Bar
   *[other] Bars
} (mit Großbuchstaben), nicht { $wanted }. Wer alle zentralen Bars des Spielplans kontrolliert, gewinnt; gibt es keine, gewinnt so niemand.
doors-unreadable = In { $file } muss die Zeile "{ $line }" aussehen wie 5c: N S, mit den Seiten N, E (Osten), S und W.
doors-of-nothing = In { $file } gibt es Türen für { $label }, aber das steht nicht auf dem Plan.
building-without-door = In { $file } hat { $label } keine Tür.
door-not-to-street = In { $file } führt die Tür von { $label } auf der Seite { $side } nicht auf eine Straße.
headquarters-doors = { $label } hat weniger als { $wanted } Türen.
central-not-at-square = Die zentrale Bar { $label } liegt nicht am zentralen Platz.
plan-not-reached = In { $file } ist { $space } von { $home } aus nicht zu erreichen.
doors-twice = In { $file } stehen die Türen von { $label } zweimal in der Liste.
exit-not-at-edge = In { $file } liegt die Ausfahrt in Zeile { $row }, Spalte { $column } des Plans nicht am Rand des Spielplans, wo die Straße ihn verlässt (bei einem Viertel: am Nord- oder Westrand).
plan-districts-differ = Die vier Viertel sind nicht gleich, wenn man sie um den Platz dreht.
plan-wrong-exits = { $district } hat auf dem Plan { $count } { $count ->
    [one] Ausfahrt
   *[other] Ausfahrten
}, nicht { $wanted }.
plan-no-bars = In { $file } hat { $district } keine Bar auf dem Plan; es muss mindestens eine geben, etwa 5b.
plan-too-many-exits = In { $file } steht EX { $count } Mal auf dem Plan; höchstens { $most } haben Platz.

# Was geschah
event-bought = { $seat } kauft einen { $head }en Stecker: Mitglied { $man }.
event-bought-many = { $seat } kauft { $count } { $head }e Stecker: Mitglieder { $man }.
event-finished = { $seat } kauft keine weiteren Stecker.
event-round = Runde { $round } beginnt.
event-threw = { $seat } würfelt { $dice }.
event-skipped = { $seat } hat keine Mitglieder und setzt aus.
event-used-dice = { $seat } setzt { $dice } für Mitglied { $man } ein.
event-left-dice = { $seat } lässt { $dice } ungenutzt.
event-set-out = Mitglied { $man } von { $seat } geht von { $from } los, { $steps } Schritt weit.
event-stepped = Mitglied { $man } von { $seat } geht von { $from } nach { $to }.
event-took-bar = { $seat } übernimmt { $space }.
event-took-bar-many = { $seat } übernimmt { $space }.
event-chip-back = { $seat } bekommt den Chip aus { $space } zurück.
event-stopped = Mitglied { $man } von { $seat } bleibt bei { $space } stehen.
event-attacked = Mitglied { $man } von { $seat } greift { $defender } bei { $space } an!
event-fought = Mitglied { $man } von { $seat } würfelt { $face }, Mitglied { $other } von { $defender } würfelt { $other_face }.
event-fell = Mitglied { $man } ({ $head }) von { $seat } scheidet aus.
event-was-paid = { $seat } bekommt { $money }.
event-rose = Mitglied { $man } von { $seat } steigt auf und hat jetzt einen { $head }en Stecker.
event-payday = Auszahlung: { $seat } bekommt { $money }.
event-worth = { $seat }: Geld { $money }, Bars und Kasinos { $places }, Stecker { $heads }.
event-ended = Die Partie ist zu Ende: { $reason }.
result = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $reason } ({ $rule }).

# Dinge, die ein Zug falsch nennt
move-no-such-dice = Es gibt keine Würfel { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-man = Es gibt kein Mitglied { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-space = Es gibt kein Feld { $thing } in "{ $move }"; schreibe es so: { $example }.

# Wie man es sagt, wenn man es nicht tippen muss
event-bought-spoken = { $seat } kauft einen { $head }en Stecker.
event-bought-many-spoken = { $seat } kauft { $count } { $head }e Stecker.
event-used-dice-spoken = { $seat } setzt { $dice } ein.
event-fought-spoken = { $seat } würfelt { $face }, { $defender } würfelt { $other_face }.
event-fell-spoken = { $seat } verliert ein Mitglied ({ $head }).
event-rose-spoken = Ein Mitglied von { $seat } steigt auf und hat jetzt einen { $head }en Stecker.
event-set-out-spoken = Ein Mitglied von { $seat } geht von { $from } los, { $steps } Schritt weit.
event-stopped-spoken = Das Mitglied von { $seat } hält an: { $space }.
event-attacked-spoken = { $seat } greift { $defender } an: { $space }!
explain-move-spoken = Mitglied { $man } geht { $steps } Schritt weit; Würfel: { $dice }. { $count ->
    [0] Eine neue Bar oder ein neues Kasino ist damit kein Ziel.
   *[other] Mögliche Ziele: { $gains }.
}
no-walk-of-that-length-spoken = Das Mitglied kann nicht genau { $steps } Schritt weit gehen.
walk-of-another-length-spoken = Das Mitglied kann { $space } in { $counts } Schritten erreichen, nicht in { $steps }.
no-walk-there-spoken = Das Mitglied kann { $space } nicht erreichen; andere Banden sind im Weg, oder es ist zu weit.

# Wohin man beim Zurückblicken springt
jump-fight = Kämpfe
jump-payday = Auszahlungen

# Warum ein Zug gut ist
because-fell = Du verlierst ein Mitglied auf { $space }
because-was-paid = Du besiegst ein Mitglied einer anderen Bande und bekommst Geld dafür
because-rose = Eines deiner Mitglieder steigt auf
because-took-bar = Du übernimmst { $space }
because-lost-bar = Du verlierst { $space }
because-payday = Bei der Auszahlung bekommst du Geld für { $spaces }
because-attacked = { $seat } greift dich auf { $space } an
because-rival-payday = Bei der Auszahlung bekommt { $seat } Geld für { $spaces }
because-rival-took-bar = { $seat } übernimmt { $space }
# Dasselbe für andere: was es für { $player } ist, in einer Nachbetrachtung.
because-fell-of = { $player } verliert ein Mitglied auf { $space }
because-was-paid-of = { $player } besiegt ein Mitglied einer anderen Bande und bekommt Geld dafür
because-rose-of = Ein Mitglied von { $player } steigt auf
because-took-bar-of = { $player } übernimmt { $space }
because-lost-bar-of = { $player } verliert { $space }
because-payday-of = Bei der Auszahlung bekommt { $player } Geld für { $spaces }
because-attacked-of = { $seat } greift { $player } auf { $space } an

explain-fight-spoken = Kämpfe als Nächstes gegen das Mitglied mit dem { $head }en Stecker.
explain-buy-blue-spoken = Kaufe für 10 einen blauen Stecker: ein Mitglied mehr, { $reserve ->
    [yes] in Reserve. Es geht von einem Feld mit einem deiner Mitglieder los oder vom Hauptquartier.
   *[no] das im Hauptquartier beginnt.
}
explain-buy-green-spoken = Kaufe für 25 einen grünen Stecker: ein Mitglied mehr, { $reserve ->
    [yes] in Reserve. Es geht von einem Feld mit einem deiner Mitglieder los oder vom Hauptquartier.
   *[no] das im Hauptquartier beginnt.
}
asked-for-buy-spoken = Welche Stecker kaufst du?
asked-for-move-spoken = Welches Mitglied geht, und mit welchen Würfeln?
asked-for-from-spoken = Von wo aus startet das Mitglied aus der Reserve?
asked-for-step-spoken = Wohin geht das Mitglied weiter?
asked-for-fight-spoken = Gegen wen kämpft dein Mitglied als Nächstes?

# Plätze und Zahlen, um eine Stellung von Hand aufzubauen.
arrange-space = { $space }
arrange-man = { $player } { $man } ({ $head })
arrange-body = ein Mitglied von { $player }
arrange-reserve = In Reserve: { $player }
arrange-bodies = Noch nicht im Spiel: { $player }
arrange-out = Ausgeschieden: { $player }
arrange-bars = Bars von { $player }
arrange-no-bars = Bars, die niemandem gehören
arrange-round = Runde (0: der erste Kauf)
arrange-active = Wer am Zug ist
arrange-dice = Der Wurf
arrange-money = Geld von { $player }
arrange-head = Stecker
things-man = Mitglieder
things-own-man = Mitglieder dieser Bande
things-space = Bars

# Züge, wie man sie tippt; von mehreren Wörtern wird das erste gezeigt
move-buy-blue = kaufe blau
move-buy-green = kaufe grün
move-done = fertig
move-move = gehe, geh
move-from = von, ab
move-step = schritt
move-fight = kämpfe
move-end = ende, beende
between-with = mit
between-to = nach
between-from = von

# Der Tisch in Worten, zum Vorlesen
description-man = Mitglied { $man } von { $player } ({ $head })
description-own-man = Dein Mitglied { $man } ({ $head }): { $space }.
description-reach = Mögliche Ziele mit { $dice }: { $spaces }.
description-bar = { $space }: eine { $central ->
    [yes] zentrale Bar
   *[no] Bar
} mit dem Wert { $worth }, { $owner ->
    [none] ohne Besitzer
   *[other] mit einem Chip von { $owner }
}
description-casino = { $space }: ein Kasino mit dem Wert { $worth }
description-headquarters = { $space }: Hauptquartier
description-street = { $space }: eine Straße
description-there = { $place }. Dort: { $men }.

# Einen Weg wählen auf dem vollen Bildschirm
choose-man = { $man } { $head } { $at }
choose-end = nach ...
choose-reach = { $count ->
    [one] Ein Ort ist erreichbar
   *[other] { $count } Orte sind erreichbar
}; etwas wert: { $gains }
choose-way = { $count ->
    [0] nimmt nichts
   *[other] nimmt { $bars }: +{ $worth }
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}{ $dice ->
    [none] {""}
   *[other] { " " }mit { $dice }
}
choose-fight = Kampf gegen { $player }{ $count ->
    [one] {""}
   *[other] { " " }({ $count } Mitglieder)
}: Chance auf den Sieg { NUMBER($chance, style: "percent") }, für { $prize }.
