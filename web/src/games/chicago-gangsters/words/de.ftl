# Der Tisch von Chicago Gangsters. Namen von Karten, Clans, Vierteln und Personen kommen vom Server.
cg-abilities = Was du tun kannst
cg-abilities-hide = Ohne Fähigkeiten
cg-abilities-show = Fähigkeiten
cg-ability-bank-director = Keine Fähigkeit.
cg-ability-bruiser = Einmal: verdoppelt bis zu 10 Punkte deiner gelegten Karten, dann geht er aus dem Spiel.
cg-ability-customs-officer = { $edition ->
    [own] 2 Punkte Schmiergeld, wo Personen nicht zählen.
   *[other] Eine Mittel-Karte im Wert von 2, wo Personen nicht zählen.
}
cg-ability-dealer = { $edition ->
    [own] Du darfst Schmiergeld in jedem Stadtteil einsetzen.
   *[other] Du darfst eines der Mittel in jedem Stadtteil einsetzen.
}
cg-ability-explosives-expert = { $edition ->
    [own] Du darfst Waffen in jedem Stadtteil einsetzen.
   *[other] Du darfst eines der Mittel in jedem Stadtteil einsetzen.
}
cg-ability-fence = Rundenende: eine Karte abwerfen und eine ziehen.
cg-ability-informer = Rundenende: Mittel im Wert von 6 oder mehr für 1 Alkohol.
cg-ability-judge = Keine Fähigkeit.
cg-ability-mayor = Keine Fähigkeit.
cg-ability-name-draw = Eine Karte ziehen
cg-ability-name-swap = Tauschen als Mr. X
cg-ability-poker-player = Rundenende: tauscht zwei Karten gegen zwei abgelegte, die nicht mehr wert sind.
cg-ability-police-chief = Keine Fähigkeit.
cg-ability-priest = Zählt im Showdown als zwei Personen.
cg-ability-prosecutor = Keine Fähigkeit.
cg-ability-reporter = { $edition ->
    [own] 2 Punkte Erpressung, wo Personen nicht zählen.
   *[other] Eine Mittel-Karte im Wert von 2, wo Personen nicht zählen.
}
cg-ability-senator = Keine Fähigkeit.
cg-ability-taxi-driver = { $edition ->
    [own] 2 Punkte Waffen, wo Personen nicht zählen.
   *[other] Eine Mittel-Karte im Wert von 2, wo Personen nicht zählen.
}
cg-ability-text-draw = { $count ->
    [0] Der Stapel ist leer.
    [one] Der Stapel hat eine Karte. Vor oder nach deinen Personen.
   *[other] Der Stapel hat { $count } Karten. Vor oder nach deinen Personen.
}
cg-ability-text-swap = Eine Karte abwerfen und eine ziehen.
cg-ability-thief = { $edition ->
    [own] Du darfst Erpressung in jedem Stadtteil einsetzen.
   *[other] Du darfst eines der Mittel in jedem Stadtteil einsetzen.
}
cg-ability-whisky-smuggler = Rundenende: Mittel im Wert von 6 oder mehr für 1 Alkohol.
cg-again = Noch einmal zählen
cg-against = gegen { $strength }
cg-alcohol = { $count } Alkohol
cg-all-hands = Alle Handkarten
cg-and-a-hidden = und eine verdeckte Karte, 0 bis { $most } mehr
cg-and-hidden = und verdeckt
cg-any-order = in beliebiger Reihenfolge, jede Person höchstens einmal
cg-ask-bruiser = Den Schläger jetzt einsetzen?
cg-ask-declare = Pate werden?
cg-ask-hide = Du hast das Fragezeichen
cg-ask-pay = { $name } entschädigen
cg-at-end = Am Ende
cg-at-most = höchstens { $worth }
cg-before-showdown = Alkohol vor dem Showdown
cg-below-word = Angesagt waren { $said }: Wort gebrochen.
cg-broken = { $count } gebrochen
cg-brought = gebracht
cg-brought-n = brachte { $strength }
cg-bruiser-bruiser = Schläger einsetzen
cg-bruiser-means = Gelegt: { $cards }; bisher bringst du { $strength }.
cg-bruiser-pass = Behalten
cg-bruiser-pass-means = Er bleibt bei dir und kann in einer späteren Runde verdoppeln.
cg-card-of = Karte { $place } von { $count }
cg-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cg-cards-up = Karten liegen offen
cg-challengers-first = Die Herausforderer legen zuerst.
cg-chart = Alkohol nach jeder Runde
cg-choosing = wählt noch
cg-clans = Clans und Personen
cg-clear = Zurücklegen
cg-coalition = Koalition
cg-come-back = zurück zu dir
cg-comes-later = { $count ->
    [one] später, hat 1 Karte
   *[other] später, hat { $count } Karten
}
cg-could-all = Alles zusammen
cg-could-cards = Deine Hand
cg-could-persons = Personen und was offen liegt
cg-count-here = hier gültig
cg-counting = Die Karten werden gezählt.
cg-declare-alone = Du spielst diese Runde als Pate.
cg-declare-declare = Pate werden
cg-declare-means = Du spielst ohne { $names } und um beide Pakete; du schuldest eine Entschädigung.
cg-declare-pass = Jetzt nicht
cg-declare-pass-means = Du spielst diese Runde mit deinem Partner, wenn nicht ein anderer Pate wird.
cg-discard-draw = { $card } abwerfen, eine ziehen
cg-discards = Der Ablagestapel
cg-district = Stadtteil
cg-do-lay = { $count ->
    [one] 1 Karte verdeckt legen
   *[other] { $count } Karten verdeckt legen
}
cg-do-show = { $count ->
    [one] 1 Karte offen legen
   *[other] { $count } Karten offen legen
}
cg-doing-bruiser = Karten liegen
cg-doing-hide = deckt gleich auf
cg-doing-lay = legt gerade
cg-doing-say = spricht gerade
cg-doing-show = legt offen
cg-draw-one = Eine Karte ziehen
cg-duel-picked = { $card } für das Duell: Nur der Wert zählt.
cg-duelled = Duell: { $card }
cg-end-round = Meine Runde beenden
cg-enough = genug für 1 Alkohol
cg-face-down = verdeckt
cg-face-down-card = verdeckte Karte
cg-finished = fertig
cg-flag-least = { $alone ->
    [yes] reicht: { $strength }
   *[no] reicht: zusammen { $strength }
}
cg-flag-safe = { $alone ->
    [yes] sicher: { $strength }
   *[no] sicher: zusammen { $strength }
}
cg-from-to = Von { $from } auf { $to }.
cg-give = { $count ->
    [one] Eine Karte geben
   *[other] { $count } Karten geben
}
cg-give-these = { $cards } abgeben
cg-godfather = Pate
cg-godfather-points = Patenpunkte
cg-goes-back = geht zurück
cg-goes-without = geht leer aus (CG-7.2.3)
cg-half = Verlierer bekommen nur etwas ab der halben Stärke der Sieger.
cg-hand-limit = { $count ->
    [one] 1 Karte, höchstens zehn
   *[other] { $count } Karten, höchstens zehn
}
cg-has-pick = Wahlzeichen
cg-has-question = Fragezeichen
cg-hidden = verdeckt
cg-hidden-plus = verdeckt, +{ $points }
cg-hidden-there = verdeckte Karten
cg-i-bring = Ich bringe { $strength }
cg-idle = zählt hier nicht
cg-join = { $side ->
    [challengers] { $count ->
        [0] Ohne Karten zu den Herausforderern
        [one] Mit 1 Karte zu den Herausforderern
       *[other] Mit { $count } Karten zu den Herausforderern
    }
   *[defenders] { $count ->
        [0] Ohne Karten zu den Verteidigern
        [one] Mit 1 Karte zu den Verteidigern
       *[other] Mit { $count } Karten zu den Verteidigern
    }
}
cg-keep-hidden = { $card } verdeckt lassen
cg-keeps-word = Wort gehalten.
cg-kept = { $count } gehalten
cg-laid-cards = Deine Karten auf dem Filz
cg-last-round = Runde { $round }, { $district }:
cg-leave = Doch nicht
cg-less = Eins weniger
cg-loner = allein, zählt doppelt
cg-loot = Beute
cg-lose = verlieren
cg-losers = Verlierer
cg-losers-pick = Beute der Verlierer: du wählst zuerst
cg-lost = verloren
cg-lost-if-hidden = verloren, wenn sie verdeckt bleibt
cg-lost-paid = verlieren, bekommen aber etwas
cg-lost-unpaid = verlieren, gehen leer aus
cg-marks = ? darf eine Karte verdecken. ✓ wählt bei Gleichstand zuerst.
cg-missing = es fehlen { $count }
cg-more = Eins mehr
cg-mr-x = Mr. X
cg-mr-x-laid = Mr. X, { $name }: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}, aufgedeckt bei der Auswertung
cg-mr-x-no-persons = Deine Personen zählen hier nicht, außer wenn sie als Mittel wirken.
cg-mr-x-persons = Deine Personen zählen hier.
cg-mr-x-planned = geplant, erst bei der Auswertung aufgedeckt
cg-mr-x-says = Mr. X, { $side ->
    [challengers] Herausforderer
    [defenders] Verteidiger
   *[none] diese Seite
}, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}.
cg-need = Nötig sind { $strength }.
cg-need-x = Nötig sind { $strength }, gegen Mr. X mehr.
cg-no = nein
cg-no-cards = keine Karten
cg-no-more = Nichts mehr
cg-not-yet = noch nicht
cg-note-duel = Alle Karten des Duells werden zugleich aufgedeckt. Der höchste Wert macht den Paten, der die Karte abwirft und eine neue zieht; die anderen nehmen ihre zurück.
cg-note-join = Erst Karten, dann eine Seite. Nicht einsetzbare Karten kommen zurück, nachdem alle sie gesehen haben.
cg-note-lay = Niemand sieht, was du legst, bis alle auf deiner Seite fertig sind. Nicht einsetzbare Karten kommen zurück.
cg-note-show = Offene Karten sehen alle, und sie bleiben liegen. Danach kommen die verdeckten.
cg-nothing-lay = Nichts legen
cg-nothing-show = Nichts offen legen
cg-now-draws = zieht, darf Personen nutzen
cg-open = offen
cg-open-hands = Alle Blätter
cg-order = Wer wann zieht
cg-ousted = ausgebootet
cg-packages-same = In beiden Paketen ist dasselbe: Nimm eines von beiden.
cg-paid = Die Verlierer erreichen mindestens die Hälfte und bekommen ihre Pakete (CG-5.2).
cg-pay = { $name } bekommt { $payment }
cg-person = Person
cg-person-taken = Die Person ist schon angeworben.
cg-person-to-win = Zu gewinnen
cg-persons = Personen
cg-persons-alone = durch Personen
cg-phase-end = Rundenende
cg-phase-godfather = Pate
cg-phase-loot = Beute
cg-phase-mr-x = Mr. X
cg-phase-settle = Auswertung
cg-pick-answer = Wähle eine Antwort
cg-pick-card = Wähle eine Karte
cg-pick-cards = Wähle Karten
cg-picked = { $count ->
    [one] Eine Karte gewählt:
   *[other] { $count } Karten gewählt:
} du bringst { $strength }.
cg-piles = Stapel { $pile }, Ablage { $discards }, noch { $persons } Personen
cg-planned = geplant
cg-play-card = { $card } spielen
cg-player-clan = Spieler und Clan
cg-prompt-declare = { $ruled ->
    [yes] Pate ist jetzt { $boss }. Erkläre dich zum Paten, oder verzichte. Alle entscheiden zugleich.
   *[no] Erkläre dich zum Paten, oder verzichte. Alle entscheiden zugleich.
}
cg-prompt-duel = Mehr als einer will Pate werden{ $known ->
    [yes] : { $names }
   *[no] { "" }
  }. Wähle eine Karte für das Duell.
cg-prompt-pay = Beide Pakete gehören dir. { $name } wurde ausgebootet und bekommt eine Sache daraus: Wähle, welche.
cg-prompt-sell = Wähle Karten im Wert von { $price } oder mehr für 1 Alkohol.
cg-prompt-take = Wähle eine abgelegte Karte; was du nimmst, darf zusammen höchstens { $worth } wert sein.
cg-rank = Platz
cg-round = Runde { $round }, insgesamt 10 bis 12
cg-round-end = Rundenende
cg-round-settled = Was die Runde brachte
cg-round-short = Runde { $round }
cg-safe = Sicher ab { $strength }.
cg-said-brought = Angesagt und gebracht, nach Runden
cg-said-brought-round = Runde { $round }: angesagt, gebracht
cg-say = „{ $strength }“ ansagen
cg-seen = gesehen: { $cards }
cg-sell = { $cards } für 1 Alkohol verkaufen
cg-sell-done = 1 Alkohol nehmen
cg-settled = { $district } ist entschieden
cg-showdown = Showdown
cg-showdown-note = Showdown: die höchste Summe jedes Mittels auf der Hand bringt 2 Alkohol, die meisten Personen ebenso
cg-side-talks = { $side ->
    [challengers] Die Herausforderer sprechen
   *[defenders] Die Verteidiger sprechen
}
cg-side-wins = { $side ->
    [challengers] Die Herausforderer gewinnen
   *[defenders] Die Verteidiger gewinnen
}
cg-sides = Seiten
cg-silent = sagt nichts
cg-skip = Überspringen
cg-so-far = bisher
cg-staged = gewählt
cg-state-due = noch zu tun
cg-state-extra = noch eine, als Mr. X
cg-state-not-now = jetzt nicht möglich
cg-state-open = gerade im Einsatz
cg-state-ready = bereit, einmal
cg-state-used = erledigt
cg-statement = Deine Ansage
cg-stay-silent = Schweigen
cg-step-lay = Verdeckt legen
cg-step-say = Stärke ansagen
cg-step-show = Offen legen
cg-steps = Schritte deiner Seite
cg-steps-of-round = Schritte der Runde
cg-strength = Stärke
cg-strength-you-say = Die Stärke, die du ansagst
cg-table-hears = Der Tisch hört nur:
cg-take = { $package } nehmen
cg-take-discards = { $count ->
    [one] Eine abgelegte Karte nehmen
   *[other] { $count } abgelegte Karten nehmen
}
cg-the-fight = Der Kampf
cg-the-round = Die Runde
cg-then-forfeited = Allein nimmst du ein Paket; { $package } verfällt.
cg-then-gets = { $name } bekommt { $package }.
cg-tie-ours = Bei Gleichstand gewinnt ihr.
cg-tie-theirs = Bei Gleichstand gewinnen die Herausforderer.
cg-to = zu
cg-together = Mit { $names }: bisher { $strength }.
cg-tray-one = Eine Karte geben, eine ziehen
cg-tray-sale = Karten für 1 Alkohol geben
cg-turn-all = Alles aufdecken
cg-unpaid = Die Verlierer haben weniger als die Hälfte und gehen leer aus (CG-5.2).
cg-value = Wert
cg-versus = gg.
cg-winners = Sieger
cg-winners-pick = Beute der Sieger: du wählst zuerst
cg-with-partners = Von { $names } zu sehen: { $theirs }. Zusammen { $strength }.
cg-won = gewonnen
cg-won-by = { $side ->
    [challengers] Die Herausforderer gewannen
   *[defenders] Die Verteidiger gewannen
}, { $strength } zu { $losers }.
cg-word-able = Das kannst du halten.
cg-word-alone = Das hältst du ohne Karte.
cg-word-broken = Wort gebrochen
cg-word-kept = Wort gehalten
cg-word-more = Mehr, als du hast.
cg-worth = Wert { $worth }
cg-yes = ja
cg-you = Du
cg-you-are-mr-x = Du bist Mr. X
cg-you-hold = Du hast { $count }; mehr als zehn gehen nicht.
cg-your-end = Dein Rundenende
cg-your-hand = Deine Hand
cg-zone-can = deine Hand kann es
cg-zone-over = mehr, als du hast
cg-zone-persons = ohne Karte
move-bruiser = Schläger einsetzen
move-choose = Paket nehmen
move-declare = Pate werden
move-discard = Abwerfen
move-done = Fertig
move-draw = Karte ziehen
move-duel = Im Duell spielen
move-fence = Durch den Hehler
move-hide = Verdeckt lassen
move-informer = Durch den Spitzel verkaufen
move-join = Seite wählen
move-lay = Verdeckt legen
move-pass = Passen
move-pay = Partner entschädigen
move-poker = Durch den Pokerspieler tauschen
move-say = Stärke ansagen
move-show = Offen legen
move-silent = Schweigen
move-smuggler = Durch den Whiskyschmuggler verkaufen
move-swap = Tauschen als Mr. X
move-take = Vom Ablagestapel nehmen
