# Das Spiel
chicago-poker = Chicago Poker
option-specials = Sechs Sonderkarten sind im Spiel: Mord, zweimal Razzia, Limousine, Pistole, Erpressung.
option-short = Ein kürzeres Spiel: Zwei gleiche Betriebe oder drei beliebige gewinnen.
goal = { $short ->
    [yes] Du gewinnst sofort, wenn du zwei gleiche Betriebe besitzt oder drei beliebige.
   *[no] Du gewinnst sofort, wenn du drei gleiche Betriebe besitzt, einen von jeder der vier Arten oder fünf beliebige.
}
turn-in-short = In deinem Zug ziehst oder spielst du dreimal eine Karte (die ersten beiden Spieler in Runde 1 seltener). Deine Karten bei einem Betrieb sind ein Pokerblatt; fünf davon kündigen ein Duell an, und das beste Blatt übernimmt den Betrieb.
score = { $score ->
    [one] ein Betrieb
   *[other] { $score } Betriebe
}
business-bar = Kneipe
business-jazz-club = Jazzclub
business-brewery = Brauerei
business-gambling-den = Spielhölle
card-murder = Mord
card-raid = Razzia
card-limousine = Limousine
card-gun = Pistole
card-blackmail = Erpressung
colour-red = rot
colour-green = grün
colour-blue = blau
colour-yellow = gelb
colour-purple = lila

# Der Tisch
headline-action = { $boss } ist am Zug: noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
headline-limousine = { $boss } bewegt Karten mit der Limousine.
headline-discard = { $boss } hat zu viele Karten und muss abwerfen.
headline-tiebreak = Gleichstand: Auf eine Karte von { $boss } wird gewartet.
player-you = { $boss } (du)
headline-over = Die Partie ist zu Ende.
piles = Nachziehstapel { $pile }, Ablagestapel { $discarded }: { $discards }
facing-up = offen
facing-down = verdeckt
laying-makes = { $spot } { $business }: ergibt { $made }
heard-makes = Dort hast du dann { $made }.
legend-table = R7 ist die rote 7, und so sind G, B, Y und P grün, blau, gelb und lila. ▲ und ▼ hinter einem Betrieb: seine fünf Plätze, einer nach dem anderen, offen oder verdeckt. ▒▒ eine Karte, die du nicht siehst; (R7) verdeckt, aber dir bekannt; ● eine Reihe aus fünf Karten mit einer Kugel: Es kommt zum Duell.
legend = (R7): verdeckt, aber dir bekannt. *: vollständig, mit einer Kugel.

# Warum ein Zug nicht erlaubt ist
asked-for-action = Du bist dran: Ziehe eine Karte oder spiele eine.
asked-for-limousine = Die Limousine ist unterwegs: Nimm eine weitere Karte der Reihe mit oder beende die Fahrt.
asked-for-discard = Du hast zu viele Karten: Wirf eine ab.
asked-for-tiebreak = Das Duell steht unentschieden: Wähle eine Karte aus der Hand.
card-not-in-hand = Du hast { $card } nicht auf der Hand.
special-not-in-hand = Du hast die Karte { $special } nicht auf der Hand.
no-cards-to-draw = Nachziehstapel und Ablagestapel sind beide leer, es kann keine Karte gezogen werden.
hand-would-be-over = Du würdest deinen Zug mit mehr als { $limit } Karten beenden; spiele eine Karte.
no-business-there = Auf Platz { $spot } liegt kein offener Betrieb.
row-full = Deine Reihe bei Betrieb { $spot } hat schon { $most } Karten; lege die Karte woanders an.
boss-not-playing = { $boss } spielt nicht mit.
own-row = Das ist deine eigene Reihe; wähle die eines anderen.
row-empty = { $boss } hat keine Karten bei Betrieb { $spot }.
row-locked = Die Reihe von { $boss } bei Betrieb { $spot } trägt eine Kugel und ist gesperrt.
nothing-face-down = { $boss } hat keine verdeckten Karten bei Betrieb { $spot }.
drive-to-same = Die Limousine fährt von einem Betrieb zu einem anderen.
no-business-at-goal = Auf Platz { $goal } liegt kein offener Betrieb, zu dem man fahren könnte.
goal-full = Deine Reihe bei Betrieb { $goal } hat schon { $most } Karten; fahre woandershin.
own-row-empty = Du hast keine Karten bei Betrieb { $spot }.
own-row-locked = Deine Reihe bei Betrieb { $spot } trägt eine Kugel und ist gesperrt.
card-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
card-not-in-row = { $card } liegt nicht in deiner Reihe bei Betrieb { $spot }.
take-one-first = Nimm mindestens eine Karte, bevor du fertig bist.
actions-left = Du musst alle deine Aktionen nutzen; nur die zusätzlichen der Pistole darfst du verfallen lassen.

# Was an einer Stellung falsch ist
flaw-gap-in-list = Eine Hand, ein Stapel oder eine Reihe enthält nicht so viele Karten, wie die Anzahl sagt.
flaw-hand-not-sorted = Die Karten einer Hand stehen nach Farbe und Wert, Sonderkarten am Ende.
flaw-beyond-seats = Es gibt Karten oder Betriebe eines Platzes, der nicht mitspielt.
flaw-card-missing = Eine Karte fehlt.
flaw-card-twice = Eine Karte liegt an zwei Stellen.
flaw-unknown-cards = Die Zahl der unbekannten Karten passt nicht zur Zahl der Karten ohne Platz.
flaw-businesses-miscounted = Von jeder Art gibt es fünf Betriebe: im Stapel, offen, gewonnen oder aus dem Spiel.
flaw-row-at-no-business = Es liegt eine Reihe, wo kein Betrieb liegt.
flaw-bullet-misplaced = Auf jeder Reihe von fünf Karten liegt eine Kugel, auf keiner anderen.
flaw-face-up-unseen = Eine offene Karte hat jeder gesehen, jede Karte ihr Besitzer, und keine ein Platz, der nicht mitspielt.
flaw-ask-mismatch = Was gefragt ist, und von wem, passt nicht zum Rest der Stellung.
flaw-special-in-the-box = Es gibt eine Sonderkarte, aber die Partie wird ohne sie gespielt.
flaw-option-misfit = Das kurze Spiel ist für fünf oder sechs Spieler.
flaw-turn-misfit = Die Nummer des Zuges passt nicht zum aktiven Spieler, oder der letzte ruhige Zug liegt in der Zukunft.
flaw-facing-misfit = Eine Karte liegt offen oder verdeckt, wie sie bei diesem Betrieb nicht liegen kann, oder über eine Karte hinter dem Ende einer Reihe wird etwas gesagt.
flaw-knowledge-misfit = Ein Platz kennt die eigenen Karten und beide Stapel, aber keine Karte einer anderen Hand.
flaw-pile-not-sorted = Was ein Platz nicht zuordnen kann, steht nach Farbe und Wert, Sonderkarten am Ende.
flaw-opening-misfit = Offene Betriebe, und nur sie, sind in der Reihenfolge des Öffnens nummeriert, jeder mit eigener Nummer, und es wurden nicht mehr geöffnet, als den Stapel verlassen haben.
flaw-bullets-misfit = Kugeln sind in der Reihenfolge nummeriert, in der sie gelegt wurden, jede mit eigener Nummer, und jede liegt auf einer Reihe oder ging mit einem Duell zurück.
flaw-hand-over = Eine Hand hat mehr als sieben Karten, und mehr, als sich mit den übrigen Aktionen noch abbauen lassen.
flaw-actions-misfit = Es sind mehr Aktionen ausgeführt oder übrig, als der Zug und die Pistole hergeben, oder es gab schon welche, bevor die Duelle vorbei sind.
flaw-settling-misfit = Offene Betriebe werden nach drei ruhigen Runden oder nach 200 Runden insgesamt entschieden, nicht früher und nicht später; nur dann gehen welche aus dem Spiel.
flaw-tie-misfit = Ein Stechen gibt es mit offenen Karten bei dem Betrieb, dessen Duell ansteht, zwischen denen, die dort die beste Reihe haben; jeder von ihnen ist gefragt, hat gewählt oder hat keine Karten.
flaw-nothing-open = Kein Betrieb ist offen, aber die Partie ist nicht zu Ende.
flaw-won-already = Ein Spieler besitzt, was die Partie gewinnt, aber sie ist nicht zu Ende.
flaw-reason-misfit = Die Partie ist zu Ende, aber nicht durch das, was die Stellung zeigt, oder mit anderen Siegern.

# Wie eine Partie endet
reason-three-of-a-kind = drei gleiche Betriebe
reason-one-of-each = ein Betrieb jeder Art
reason-five-businesses = fünf Betriebe
reason-two-of-a-kind = zwei gleiche Betriebe
reason-three-businesses = drei Betriebe
reason-last-business = der letzte Betrieb
reason-most-businesses = die meisten Betriebe

# Kombinationen
combination-nothing = nichts
combination-high-card = nur eine hohe Karte
combination-pair = ein Paar
combination-two-pair = zwei Paare
combination-straight = eine Straße
combination-flush = einen Flush
combination-full-house = ein Full House
combination-four-of-a-kind = einen Vierling
combination-rainbow-straight = eine Regenbogenstraße
combination-straight-flush = einen Straight Flush
combination-chicago-poker = Chicago Poker
combination-three-of-a-kind = einen Drilling

# Was ein Zug tut
explain-draw = Ziehe die oberste Karte des Nachziehstapels.
explain-play = Lege { $card } als deine nächste Karte an Betrieb { $spot }{ $facing ->
    [up] ; sie wird offen liegen.
    [down] ; sie wird verdeckt liegen.
   *[none] .
}{ $makes ->
    [something] { "" } Deine Reihe ergibt dann { $combination }.
   *[nothing] { "" }
}
explain-murder = Wirf die letzte Karte der Reihe von { $boss } bei Betrieb { $spot } ab.
explain-raid = Sieh dir alle verdeckten Karten der Reihe von { $boss } bei Betrieb { $spot } an.
explain-limousine = Bewege eine bis vier deiner Karten von Betrieb { $spot } zu Betrieb { $goal }, in beliebiger Reihenfolge.
explain-gun = Zwei zusätzliche Aktionen in diesem Zug.
explain-blackmail = Nimm { $card } vom Ablagestapel, ohne sie zu zeigen; danach werden beide Stapel zusammengemischt.
explain-no-effect = Wirf { $card } ab, ohne sie zu nutzen.
explain-take = Bewege { $card } an das Ende deiner Reihe beim anderen Betrieb.
explain-done = Bewege keine weiteren Karten.
explain-choose = Wähle { $card } geheim; die höchste Karte gewinnt das Duell.
explain-discard = Wirf { $card } ab, denn du hast zu viele Karten.
explain-end = Beende deinen Zug und lass die übrigen zusätzlichen Aktionen der Pistole verfallen.

# Was geschah
event-dealt = { $known ->
    [yes] { $seat } bekommt { $card }.
   *[no] { $seat } bekommt eine Karte.
}
event-dealt-many = { $known ->
    [yes] { $seat } bekommt { $card }.
   *[no] { $seat } bekommt { $count } Karten.
}
event-opened = Auf Platz { $spot } öffnet ein Betrieb: { $business }.
event-turn = { $seat } ist am Zug: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
event-drew = { $known ->
    [yes] { $seat } zieht { $card }.
   *[no] { $seat } zieht eine Karte.
}
event-drew-many = { $known ->
    [yes] { $seat } zieht { $card }.
   *[no] { $seat } zieht { $count } Karten.
}
event-shuffled = Der Ablagestapel wird eingemischt; der Nachziehstapel hat jetzt { $cards } Karten.
event-laid = { $known ->
    [yes] { $seat } legt { $card } an Betrieb { $spot }{ $up ->
        [yes] .
       *[no] , verdeckt.
    }
   *[no] { $seat } legt eine verdeckte Karte an Betrieb { $spot }.
}
event-laid-many = { $known ->
    [yes] { $seat } legt { $card } an Betrieb { $spot }{ $up ->
        [yes] .
       *[no] , verdeckt.
    }
   *[no] { $seat } legt { $count } verdeckte Karten an Betrieb { $spot }.
}
event-bullet = Die Reihe von { $seat } bei Betrieb { $spot } ist vollständig und bekommt eine Kugel: Das Duell dort folgt zu Beginn des nächsten Zuges von { $seat } oder schon früher durch eine Kugel, die bereits dort lag.
event-murdered = { $seat } spielt Mord: { $victim } verliert { $card } bei Betrieb { $spot }.
event-raided = { $seat } macht eine Razzia bei { $victim }, Betrieb { $spot }.
event-saw = { $known ->
    [yes] Karte { $place } der Reihe von { $victim } bei Betrieb { $spot } ist { $card }.
   *[no] { $seat } sieht sich Karte { $place } der Reihe von { $victim } bei Betrieb { $spot } an.
}
event-saw-many = { $known ->
    [yes] Die Karten { $place } der Reihe von { $victim } bei Betrieb { $spot } sind { $card }.
   *[no] { $seat } sieht sich die Karten { $place } der Reihe von { $victim } bei Betrieb { $spot } an.
}
event-drove = Die Limousine von { $seat } fährt von Betrieb { $from } zu Betrieb { $to }.
event-finished = Die Limousine von { $seat } ist angekommen.
event-moved = { $known ->
    [yes] { $seat } bewegt { $card } von Betrieb { $from } zu Betrieb { $to }{ $up ->
        [yes] , offen.
       *[no] , verdeckt.
    }
   *[no] { $seat } bewegt Karte { $place } von Betrieb { $from } zu Betrieb { $to }, verdeckt.
}
event-gun = { $seat } spielt die Pistole und hat noch { $actions } Aktionen.
event-blackmailed = { $known ->
    [yes] { $seat } spielt Erpressung und nimmt { $card } vom Ablagestapel.
   *[no] { $seat } spielt Erpressung und nimmt eine Karte vom Ablagestapel.
}
event-no-effect = { $seat } spielt { $card } ohne Wirkung.
event-discarded = { $seat } wirft { $card } ab.
event-skipped = { $seat } kann nichts tun und setzt den Rest des Zuges aus.
event-waived = { $seat } lässt { $actions ->
    [one] eine zusätzliche Aktion
   *[other] { $actions } zusätzliche Aktionen
} verfallen und beendet den Zug.
event-duel = Duell bei Betrieb { $spot }, durch die Kugel von { $owner }!
event-turned-up = Karte { $place } der Reihe von { $seat } erweist sich als { $card }.
event-showed = { $seat } zeigt { $combination }: { $row }.
event-tied = { $seat } liegt mit der besten Reihe gleichauf und wählt eine Karte.
event-chose = { $known ->
    [yes] { $seat } hat { $card } gewählt.
   *[no] { $seat } hat gewählt.
}
event-showed-card = { $seat } deckt { $card } auf.
event-took = { $seat } übernimmt den Betrieb auf Platz { $spot }: { $business }!
event-settling = Die Partie steht still oder ist in ihrer 200. Runde: Jetzt wird jeder offene Betrieb entschieden, als hätte { $seat } dort eine Kugel.
event-removed = Niemand hat eine Karte auf Platz { $spot }: Der Betrieb ({ $business }) geht aus dem Spiel.
event-ended = Die Partie ist zu Ende: { $reason }.
result = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $reason } ({ $rule }).

# Der Tisch im Terminal
owns = besitzt
bullet = Kugel

# Dinge, die ein Zug falsch nennt
move-no-such-boss = Es gibt keinen Boss { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-card = Es gibt keine Karte { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-spot = Es gibt keinen Betrieb { $thing } in "{ $move }"; schreibe es so: { $example }.

# Wie man es sagt, wenn man es nicht tippen muss
spoken-card = { $colour ->
    [red] die rote { $value }
    [green] die grüne { $value }
    [blue] die blaue { $value }
    [yellow] die gelbe { $value }
    [purple] die lila { $value }
   *[other] { $card }
}
spoken-spot = { $number } ({ $business })
spoken-business-bar = die Kneipe
spoken-business-jazz-club = der Jazzclub
spoken-business-brewery = die Brauerei
spoken-business-gambling-den = die Spielhölle
event-opened-spoken = { $business } öffnet als Betrieb { $spot }.
event-took-spoken = { $business } geht an { $seat }!
event-removed-spoken = Niemand hat dort eine Karte: { $business } geht aus dem Spiel.

# Plätze und Zahlen, um eine Stellung von Hand aufzubauen.
arrange-spot = Betrieb { $spot }
arrange-row = { $player } bei Betrieb { $spot }
arrange-hand = Hand von { $player }
arrange-pile = Nachziehstapel
arrange-discards = Ablagestapel
arrange-won = Gewonnen von { $player }
arrange-businesses = Betriebe, die noch verdeckt liegen
arrange-round = Runde
arrange-active = Wessen Zug beginnt
things-card = Karten
things-gangster = Gangster
things-business = Betriebe

# Wohin man beim Zurückblicken springt
jump-duel = Duelle
jump-raid = Razzien
jump-murder = Morde

# Warum ein Zug gut ist
because-took = Du übernimmst den Betrieb auf Platz { $spot } ({ $business })
because-took-spoken = { $business } auf Platz { $spot } geht an dich
because-rival-took = { $seat } übernimmt den Betrieb auf Platz { $spot } ({ $business })
because-rival-took-spoken = { $business } auf Platz { $spot } geht an { $seat }
because-bullet = Du machst deine Reihe bei Betrieb { $spot } voll und erzwingst ein Duell
because-rival-bullet = { $seat } macht eine Reihe bei Betrieb { $spot } voll und erzwingt ein Duell
because-murdered = { $seat } ermordet deine letzte Karte bei Betrieb { $spot }
because-discarded = Du musst Karten abwerfen
# Dasselbe für andere: was es für { $player } ist, in einer Nachbetrachtung.
because-took-of = { $player } übernimmt den Betrieb auf Platz { $spot } ({ $business })
because-took-of-spoken = { $business } auf Platz { $spot } geht an { $player }
because-bullet-of = { $player } macht eine Reihe bei Betrieb { $spot } voll und erzwingt ein Duell
because-murdered-of = { $seat } ermordet die letzte Karte von { $player } bei Betrieb { $spot }
because-discarded-of = { $player } muss Karten abwerfen

# Züge, wie man sie tippt; von mehreren Wörtern wird das erste gezeigt
move-draw = ziehe, zieh
move-play = spiele, spiel, lege, leg
move-murder = ermorde, mord
move-murder-nobody = ermorde niemanden, ermorde niemand
move-raid = razzia
move-raid-nobody = razzia niemand
move-limousine = limousine
move-limousine-nowhere = limousine nirgends
move-gun = pistole
move-gun-nothing = pistole nichts
move-blackmail = erpresse, erpressung
move-blackmail-nothing = erpresse nichts
move-take = nimm
move-done = fertig
move-choose = wähle
move-discard = wirf ab
move-end = ende, beende

# Der Tisch in Worten, zum Vorlesen
description-hand = Auf deiner Hand: { $cards }.
description-nothing = nichts
description-business = Betrieb { $spot } ({ $business }); die fünf Plätze: { $facing }.
description-row = { $player } hat dort: { $cards }.
description-row-at = Beim Betrieb { $spot } ({ $business }): { $cards }.
description-no-rows = Niemand hat dort eine Karte.
description-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
description-known-face-down = { $card } (verdeckt, dir bekannt)
description-bullet = vollständig, mit einer Kugel
description-player = { $player }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand; besitzt { $owned }.
description-piles = Im Nachziehstapel sind { $pile } Karten, im Ablagestapel { $count }.
description-piles-names = stapel, nachziehstapel
description-discards = Abgelegt:
description-discards-names = abgelegt, ablagestapel
