# De tafel van Chicago Gangsters. Namen van kaarten, clans, wijken en personen komen van de server.
cg-abilities = Wat je kunt doen
cg-abilities-hide = Zonder vaardigheden
cg-abilities-show = Vaardigheden
cg-ability-bank-director = Geen vaardigheid.
cg-ability-bruiser = Eén keer: verdubbelt tot 10 punten van je gelegde kaarten en gaat dan uit het spel.
cg-ability-customs-officer = { $edition ->
    [own] 2 punten smeergeld waar personen niet meetellen.
   *[other] Een middelkaart van 2 waar personen niet meetellen.
}
cg-ability-dealer = { $edition ->
    [own] Je mag smeergeld in elke wijk inzetten.
   *[other] Je mag een van de middelen in elke wijk inzetten.
}
cg-ability-explosives-expert = { $edition ->
    [own] Je mag wapens in elke wijk inzetten.
   *[other] Je mag een van de middelen in elke wijk inzetten.
}
cg-ability-fence = Einde van de ronde: leg een kaart af en trek er een.
cg-ability-informer = Einde van de ronde: middelen van samen 6 of meer voor 1 alcohol.
cg-ability-judge = Geen vaardigheid.
cg-ability-mayor = Geen vaardigheid.
cg-ability-name-draw = Trek een kaart
cg-ability-name-swap = Ruilen als Mr. X
cg-ability-poker-player = Einde van de ronde: ruilt twee kaarten voor twee van de aflegstapel die niet meer waard zijn.
cg-ability-police-chief = Geen vaardigheid.
cg-ability-priest = Telt als twee personen in de krachtmeting.
cg-ability-prosecutor = Geen vaardigheid.
cg-ability-reporter = { $edition ->
    [own] 2 punten chantage waar personen niet meetellen.
   *[other] Een middelkaart van 2 waar personen niet meetellen.
}
cg-ability-senator = Geen vaardigheid.
cg-ability-taxi-driver = { $edition ->
    [own] 2 punten wapens waar personen niet meetellen.
   *[other] Een middelkaart van 2 waar personen niet meetellen.
}
cg-ability-text-draw = { $count ->
    [0] De stapel is leeg.
    [one] De stapel heeft één kaart. Vóór of na je personen.
   *[other] De stapel heeft { $count } kaarten. Vóór of na je personen.
}
cg-ability-text-swap = Leg een kaart af en trek er een.
cg-ability-thief = { $edition ->
    [own] Je mag chantage in elke wijk inzetten.
   *[other] Je mag een van de middelen in elke wijk inzetten.
}
cg-ability-whisky-smuggler = Einde van de ronde: middelen van samen 6 of meer voor 1 alcohol.
cg-again = Nog eens tellen
cg-against = tegen { $strength }
cg-alcohol = { $count } alcohol
cg-all-hands = Alle handen
cg-and-a-hidden = en een verborgen kaart, nog 0 tot { $most }
cg-and-hidden = en verborgen
cg-any-order = in elke volgorde, elke persoon hoogstens één keer
cg-ask-bruiser = De Vechtersbaas nu inzetten?
cg-ask-declare = Peetvader worden?
cg-ask-hide = Jij hebt het vraagteken
cg-ask-pay = Betaal { $name }
cg-at-end = Aan het eind
cg-at-most = hoogstens { $worth }
cg-before-showdown = Alcohol vóór de krachtmeting
cg-below-word = Je zei { $said }: dat is woordbreuk.
cg-broken = { $count } gebroken
cg-brought = ingebracht
cg-brought-n = bracht { $strength } in
cg-bruiser-bruiser = Zet de Vechtersbaas in
cg-bruiser-means = Je legde { $cards }; tot nu toe breng je { $strength } in.
cg-bruiser-pass = Houd hem nog
cg-bruiser-pass-means = Hij blijft bij je en kan in een latere ronde verdubbelen.
cg-card-of = kaart { $place } van { $count }
cg-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
cg-cards-up = kaarten liggen open
cg-challengers-first = De uitdagers leggen eerst.
cg-chart = Alcohol na elke ronde
cg-choosing = kiest nog
cg-clans = Clans en personen
cg-clear = Wissen
cg-coalition = Coalitie
cg-come-back = terug naar jou
cg-comes-later = { $count ->
    [one] later, heeft 1 kaart
   *[other] later, heeft { $count } kaarten
}
cg-could-all = Alles samen
cg-could-cards = Je hand
cg-could-persons = Personen en wat open ligt
cg-count-here = hier geldig
cg-counting = De kaarten worden geteld.
cg-declare-alone = Je speelt deze ronde als peetvader.
cg-declare-declare = Word peetvader
cg-declare-means = Je speelt zonder { $names } en om beide pakketten; je bent een vergoeding schuldig.
cg-declare-pass = Nu niet
cg-declare-pass-means = Je speelt deze ronde met je partner, tenzij iemand anders peetvader wordt.
cg-discard-draw = Leg { $card } af en trek er een
cg-discards = De aflegstapel
cg-district = Wijk
cg-do-lay = { $count ->
    [one] Leg 1 kaart gedekt
   *[other] Leg { $count } kaarten gedekt
}
cg-do-show = { $count ->
    [one] Leg 1 kaart open
   *[other] Leg { $count } kaarten open
}
cg-doing-bruiser = kaarten liggen er
cg-doing-hide = draait zo om
cg-doing-lay = legt nu
cg-doing-say = praat nu
cg-doing-show = legt open
cg-draw-one = Trek een kaart
cg-duel-picked = { $card } voor het duel: alleen de waarde telt.
cg-duelled = duel: { $card }
cg-end-round = Mijn ronde afsluiten
cg-enough = genoeg voor 1 alcohol
cg-face-down = gedekt
cg-face-down-card = gedekte kaart
cg-finished = klaar
cg-flag-least = { $alone ->
    [yes] genoeg: { $strength }
   *[no] genoeg: samen { $strength }
}
cg-flag-safe = { $alone ->
    [yes] veilig: { $strength }
   *[no] veilig: samen { $strength }
}
cg-from-to = Je gaat van { $from } naar { $to }.
cg-give = { $count ->
    [one] Geef één kaart
   *[other] Geef { $count } kaarten
}
cg-give-these = Geef { $cards }
cg-godfather = peetvader
cg-godfather-points = Peetvaderpunten
cg-goes-back = gaat terug
cg-goes-without = krijgt geen pakket (CG-7.2.3)
cg-half = Verliezers krijgen alleen iets vanaf de halve sterkte van de winnaars.
cg-hand-limit = { $count ->
    [one] 1 kaart, hooguit tien
   *[other] { $count } kaarten, hooguit tien
}
cg-has-pick = keuzeteken
cg-has-question = vraagteken
cg-hidden = verborgen
cg-hidden-plus = verborgen, +{ $points }
cg-hidden-there = verborgen kaarten
cg-i-bring = Ik breng { $strength } in
cg-idle = telt hier niet
cg-join = { $side ->
    [challengers] { $count ->
        [0] Naar de uitdagers zonder kaarten
        [one] Naar de uitdagers met 1 kaart
       *[other] Naar de uitdagers met { $count } kaarten
    }
   *[defenders] { $count ->
        [0] Naar de verdedigers zonder kaarten
        [one] Naar de verdedigers met 1 kaart
       *[other] Naar de verdedigers met { $count } kaarten
    }
}
cg-keep-hidden = Houd { $card } verborgen
cg-keeps-word = Je houdt je woord.
cg-kept = { $count } gehouden
cg-laid-cards = Je kaarten op het vilt
cg-last-round = Ronde { $round }, { $district }:
cg-leave = Laat maar
cg-less = Eén minder
cg-loner = alleen, telt dubbel
cg-loot = Buit
cg-lose = verliezen
cg-losers = Verliezers
cg-losers-pick = Buit van de verliezers: jij kiest eerst
cg-lost = kwijt
cg-lost-if-hidden = kwijt als hij gedekt blijft
cg-lost-paid = verliezen, maar krijgen wat
cg-lost-unpaid = verliezen, krijgen niets
cg-marks = ? mag één kaart verbergen. ✓ kiest eerst bij gelijke stand.
cg-missing = nog { $count } nodig
cg-more = Eén meer
cg-mr-x = Mr. X
cg-mr-x-laid = Mr. X, { $name }: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}, open bij de afrekening
cg-mr-x-no-persons = Je personen tellen hier niet mee, tenzij ze als middel werken.
cg-mr-x-persons = Je personen tellen hier mee.
cg-mr-x-planned = gepland, pas open bij de afrekening
cg-mr-x-says = Mr. X, { $side ->
    [challengers] uitdagers
    [defenders] verdedigers
   *[none] deze kant
}, { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}.
cg-need = Je hebt { $strength } nodig.
cg-need-x = Je hebt { $strength } nodig, en meer tegen Mr. X.
cg-no = nee
cg-no-cards = geen kaarten
cg-no-more = Niets meer
cg-not-yet = nog niet
cg-note-duel = Alle kaarten van het duel gaan tegelijk open. De hoogste waarde maakt de peetvader, die de kaart aflegt en een nieuwe trekt; de anderen nemen de hunne terug.
cg-note-join = Eerst kaarten, dan een kant. Kaarten die je niet kunt inzetten komen terug nadat iedereen ze heeft gezien.
cg-note-lay = Niemand ziet wat je legt tot iedereen aan jouw kant klaar is. Kaarten die je niet kunt inzetten komen terug.
cg-note-show = Open kaarten ziet iedereen, en ze blijven liggen. Daarna volgen de gedekte.
cg-nothing-lay = Leg niets
cg-nothing-show = Leg niets open
cg-now-draws = trekt, mag personen gebruiken
cg-open = open
cg-open-hands = Alle handen
cg-order = Wie wanneer trekt
cg-ousted = aan de dijk gezet
cg-packages-same = In beide pakketten zit hetzelfde: kies er een.
cg-paid = De verliezers halen minstens de helft en krijgen hun pakketten (CG-5.2).
cg-pay = Betaal { $name } { $payment }
cg-person = Persoon
cg-person-taken = De persoon is al aangeworven.
cg-person-to-win = Te winnen persoon
cg-persons = Personen
cg-persons-alone = door personen
cg-phase-end = Einde
cg-phase-godfather = Peetvader
cg-phase-loot = Buit
cg-phase-mr-x = Mr. X
cg-phase-settle = Afrekening
cg-pick-answer = Kies een antwoord
cg-pick-card = Kies een kaart
cg-pick-cards = Kies kaarten
cg-picked = { $count ->
    [one] Eén kaart gekozen:
   *[other] { $count } kaarten gekozen:
} je brengt { $strength } in.
cg-piles = Stapel { $pile }, aflegstapel { $discards }, nog { $persons } personen
cg-planned = gepland
cg-play-card = Speel { $card }
cg-player-clan = Speler en clan
cg-prompt-declare = { $ruled ->
    [yes] { $boss } is nu peetvader. Roep jezelf uit tot peetvader, of pas. Iedereen beslist tegelijk.
   *[no] Roep jezelf uit tot peetvader, of pas. Iedereen beslist tegelijk.
}
cg-prompt-duel = Meer dan één speler wil peetvader worden{ $known ->
    [yes] : { $names }
   *[no] { "" }
  }. Kies één kaart voor het duel.
cg-prompt-pay = Beide pakketten zijn voor jou. { $name } is aan de dijk gezet en krijgt er één ding uit: kies wat.
cg-prompt-sell = Kies kaarten van samen { $price } of meer voor 1 alcohol.
cg-prompt-take = Kies een afgelegde kaart; wat je neemt mag samen hooguit { $worth } waard zijn.
cg-rank = Plaats
cg-round = Ronde { $round }, in totaal 10 tot 12
cg-round-end = Einde van de ronde
cg-round-settled = Wat de ronde opbracht
cg-round-short = Ronde { $round }
cg-safe = Veilig vanaf { $strength }.
cg-said-brought = Gezegd en ingebracht, per ronde
cg-said-brought-round = Ronde { $round }: gezegd, ingebracht
cg-say = Zeg ‘{ $strength }’
cg-seen = gezien: { $cards }
cg-sell = Verkoop { $cards } voor 1 alcohol
cg-sell-done = Neem 1 alcohol
cg-settled = { $district } is beslist
cg-showdown = Krachtmeting
cg-showdown-note = Krachtmeting: de meeste punten van elk middel in de hand leveren 2 alcohol op, en de meeste personen ook
cg-side-talks = { $side ->
    [challengers] De uitdagers praten
   *[defenders] De verdedigers praten
}
cg-side-wins = { $side ->
    [challengers] De uitdagers winnen
   *[defenders] De verdedigers winnen
}
cg-sides = Kanten
cg-silent = zegt niets
cg-skip = Overslaan
cg-so-far = tot nu toe
cg-staged = gekozen
cg-state-due = moet nog
cg-state-extra = nog een, als Mr. X
cg-state-not-now = kan nu niet
cg-state-open = nu in gebruik
cg-state-ready = nog te gebruiken, één keer
cg-state-used = gedaan
cg-statement = Wat je zegt
cg-stay-silent = Zwijg
cg-step-lay = Gedekt leggen
cg-step-say = Een sterkte zeggen
cg-step-show = Open leggen
cg-steps = Stappen van jouw kant
cg-steps-of-round = Stappen van de ronde
cg-strength = Sterkte
cg-strength-you-say = De sterkte die je zegt
cg-table-hears = De tafel hoort alleen:
cg-take = Neem { $package }
cg-take-discards = { $count ->
    [one] Neem één kaart van de aflegstapel
   *[other] Neem { $count } kaarten van de aflegstapel
}
cg-the-fight = De strijd
cg-the-round = De ronde
cg-then-forfeited = Alleen neem je één pakket; { $package } vervalt.
cg-then-gets = { $name } krijgt { $package }.
cg-tie-ours = Bij gelijke stand winnen jullie.
cg-tie-theirs = Bij gelijke stand winnen de uitdagers.
cg-to = tegen
cg-together = Met { $names }: { $strength } tot nu toe.
cg-tray-one = Geef één kaart, trek er een
cg-tray-sale = Geef kaarten voor 1 alcohol
cg-turn-all = Draai alles om
cg-unpaid = De verliezers hebben minder dan de helft en krijgen niets (CG-5.2).
cg-value = waarde
cg-versus = vs
cg-winners = Winnaars
cg-winners-pick = Buit van de winnaars: jij kiest eerst
cg-with-partners = Van { $names } te zien: { $theirs }. Samen { $strength }.
cg-won = gewonnen
cg-won-by = { $side ->
    [challengers] De uitdagers wonnen
   *[defenders] De verdedigers wonnen
}, { $strength } tegen { $losers }.
cg-word-able = Dat kun je waarmaken.
cg-word-alone = Dat haal je zonder kaart.
cg-word-broken = woord gebroken
cg-word-kept = woord gehouden
cg-word-more = Meer dan je hebt.
cg-worth = waarde { $worth }
cg-yes = ja
cg-you = Jij
cg-you-are-mr-x = Jij bent Mr. X
cg-you-hold = Je hebt er { $count }; tien is het maximum.
cg-your-end = Jouw einde van de ronde
cg-your-hand = Je hand
cg-zone-can = je hand kan het
cg-zone-over = meer dan je hebt
cg-zone-persons = zonder kaart
move-bruiser = Zet de Vechtersbaas in
move-choose = Neem een pakket
move-declare = Word peetvader
move-discard = Leg af
move-done = Klaar
move-draw = Trek een kaart
move-duel = Speel in het duel
move-fence = Via de Heler
move-hide = Houd verborgen
move-informer = Verkoop via de Spion
move-join = Kies een kant
move-lay = Leg gedekt
move-pass = Pas
move-pay = Betaal de partner
move-poker = Ruil via de Pokerspeler
move-say = Zeg een sterkte
move-show = Leg open
move-silent = Zwijg
move-smuggler = Verkoop via de Whiskysmokkelaar
move-swap = Ruil als Mr. X
move-take = Neem van de aflegstapel
