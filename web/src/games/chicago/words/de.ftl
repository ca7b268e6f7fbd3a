# Arten von Zügen, für die Liste der Möglichkeiten
move-buy-blue = Einen blauen Stecker kaufen
move-buy-green = Einen grünen Stecker kaufen
move-done = Nichts mehr kaufen
move-move = Mit einem Mitglied gehen
move-from = Starten von
move-step = Schritt nach
move-fight = Kämpfen
move-end = Den Zug beenden

# Orte
ch-district-NW = Nordwest
ch-district-NE = Nordost
ch-district-SE = Südost
ch-district-SW = Südwest
ch-casino = Kasino { $district }
ch-headquarters = Hauptquartier { $district }
ch-bar = Bar, Wert { $worth }, { $where }
ch-central-bar = Zentrale Bar, Wert { $worth } ({ $district })
ch-street = Straße { $where }
ch-exit = Ausfahrt ({ $district })
ch-near = { $side } vom { $landmark } ({ $district })
ch-exact = { $place }: { $away }
ch-exact-word = { $place }, vom { $landmark } aus { $away }
ch-squares-N = { $count ->
    [one] ein Feld nach Norden
   *[other] { $count } Felder nach Norden
  }
ch-squares-E = { $count ->
    [one] ein Feld nach Osten
   *[other] { $count } Felder nach Osten
  }
ch-squares-S = { $count ->
    [one] ein Feld nach Süden
   *[other] { $count } Felder nach Süden
  }
ch-squares-W = { $count ->
    [one] ein Feld nach Westen
   *[other] { $count } Felder nach Westen
  }
ch-side-N = nördlich
ch-side-NE = nordöstlich
ch-side-E = östlich
ch-side-SE = südöstlich
ch-side-S = südlich
ch-side-SW = südwestlich
ch-side-W = westlich
ch-side-NW = nordwestlich
ch-landmark-headquarters = Hauptquartier
ch-landmark-casino = Kasino
ch-landmark-park = Park
ch-letters-NW = NW
ch-letters-NE = NO
ch-letters-SE = SO
ch-letters-SW = SW
ch-bar-word = Bar { $worth } ({ $district })
ch-casino-word = Kasino ({ $district })
ch-headquarters-word = Hauptquartier ({ $district })
ch-street-word = Straße ({ $district })
ch-percent = { $figure } %

# Der Spielplan
ch-board = Die Stadt
ch-men-on-board = Deine Mitglieder auf dem Spielplan
ch-places-in-reach = Orte in Reichweite
ch-own-man = { $count ->
    [one] Dein { $worth }er, { $place }
   *[other] Deine { $count } { $worth }er, { $place }
  }
ch-small-map = Kleine Karte der Stadt: einen Teil davon zeigen
ch-zoom-in = Näher heran
ch-zoom-out = Weiter weg
ch-threat = { $steps ->
    [one] { $worth }er von { $name }: ein Schritt bis zu deinem Kasino
   *[other] { $worth }er von { $name }: { $steps } Schritte bis zu deinem Kasino
  }
ch-place-does = { $place }: { $what }.
ch-would-attack = { $count ->
    [one] { $name } angreifen
   *[other] { $count } Mitglieder von { $name } angreifen
  }
ch-would-own = gehört dir schon
ch-would-walk = hier anhalten
ch-would-hold = besetzen, Wert { $worth }
ch-would-take-from = { $worth } von { $name } übernehmen
ch-would-take = { $worth } einnehmen
ch-would-take-all = insgesamt { $worth } einnehmen

# Der Wurf und der Weg
ch-throw-of = Der Wurf von { $name }
ch-your-throw = Dein Wurf
ch-hint-buy = Wähle, wie viele Mitglieder du kaufst.
ch-hint-dice = Wähle die Würfel für eines deiner Mitglieder; der Rest ist für das nächste.
ch-hint-his-dice = Mit welchen Würfeln geht das Mitglied? Mehrere werden zusammengezählt.
ch-hint-man = { $steps ->
    [one] Wer geht diesen einen Schritt?
   *[other] Wer geht diese { $steps } Schritte?
  }
ch-hint-where = { $steps ->
    [one] Wohin führt sein Schritt? Klick auf einen markierten Ort; der zweite Klick schickt es los.
   *[other] Wohin führen seine { $steps } Schritte? Klick auf einen markierten Ort; der zweite Klick schickt es los.
  }
ch-hint-fight = Wähle, gegen wen dein Mitglied als Nächstes kämpft.
ch-hint-moment = Einen Moment …
ch-hint-walk = { $steps ->
    [one] Noch ein Schritt: wohin?
   *[other] Noch { $steps } Schritte: wohin?
  }
ch-dice = Würfel
ch-die = Würfel { $number } von { $count }, zeigt { $face }
ch-steps = { $steps ->
    [one] Schritt
   *[other] Schritte
  }
ch-your-men = Deine Mitglieder
ch-men-named = { $count ->
    [one] Mitglied { $men }
   *[other] Mitglieder { $men }
  }
ch-men-at = { $count ->
    [one] Mitglied { $men }, Wert { $worth }: { $place }
   *[other] Mitglieder { $men }, Wert je { $worth }: { $place }
  }
ch-in-reserve = in Reserve
ch-walk-dice = Wähle Würfel
ch-walk-who = Wähle ein Mitglied
ch-walk-where = Wähle einen Ort
ch-walk = { $steps ->
    [one] Einen Schritt gehen
   *[other] { $steps } Schritte gehen
  }
ch-walk-take = { $steps } gehen, { $worth } einnehmen
ch-walk-casino = { $steps } gehen, ins Kasino
ch-walk-attack = { $steps } gehen und angreifen
ch-clear = Zurücksetzen
ch-end-turn = Zug beenden
ch-ways = { $count } Wege dorthin
ch-ways-there = Wege dorthin
ch-from = Von { $place }
ch-through = Durch
ch-through-nothing = Über die Straße, ohne etwas einzunehmen
ch-gain = +{ $worth } je Auszahlung
ch-odds-win = { $chance } dein { $own }er schlägt den { $other }er
ch-reach = { $steps ->
    [one] Ein Schritt reicht bis
   *[other] { $steps } Schritte reichen bis
  }
ch-show = Zeigen
ch-sort-fight = Kämpfe { $count }
ch-sort-new = Zu holen { $count }
ch-sort-own = Eigene { $count }
ch-sort-street = Straßen { $count }
ch-starts = Oder wähle, wo es startet

# Kämpfe
ch-fight-at = Kampf: { $place }
ch-your-man = Dein { $worth }er
ch-man-of = { $name }: { $worth }
ch-for-you = für dich
ch-throw-against = Gegen den { $worth }er würfeln
ch-whom-first = Wer ist der nächste Gegner?
ch-opponent = { $count ->
    [one] Der { $worth }er (Mitglied { $number })
   *[other] Einer von { $count } × { $worth } (Mitglied { $number })
  }
ch-brings = bringt { $worth }
ch-if-win = Sieg
ch-if-lose = Niederlage
ch-won = Du bekommst { $prize }.
ch-rises = Dein Mitglied steigt auf: { $head }.
ch-lost = Du verlierst dein Mitglied, und { $name } bekommt { $prize }.
ch-thrown = { $face } gegen { $other }
ch-then = danach
ch-skip = Weiter

# Käufe und Auszahlungen
ch-buy-first = Kaufe deine ersten Mitglieder
ch-buy-after = Mitglieder kaufen nach Runde { $round }
ch-you-have = du hast
ch-heads-blue = Blau, je { $price }
ch-heads-green = Grün, je { $price }
ch-heads-red = Rot, je { $price }
ch-heads-yellow = Gelb, je { $price }
ch-count-blue = { $count } blaue
ch-count-green = { $count } grüne
ch-count-red = { $count } rote
ch-count-yellow = { $count } gelbe
ch-bank-has = die Bank hat { $count }
ch-no-bodies = Für noch mehr Mitglieder hast du keine Figur mehr.
ch-one-less = Eines weniger
ch-one-more = Eines mehr
ch-buy-do = { $heads } kaufen, { $left } behalten
ch-buy-none = Wähle Mitglieder mit + und −
ch-buy-nothing = Nichts kaufen
ch-payday-after = Auszahlung nach Runde { $round }
ch-gang = Bande
ch-paid-for = Für Bars und Kasinos
ch-paid = Gezahlt
ch-money = Geld
ch-odds-title = Wer gewinnt einen Kampf
ch-odds-about = Die Chance deines Mitglieds (Zeilen) gegen ein anderes (Spalten) (CH-4.1).

# Die Banden
ch-gangs = Banden
ch-purse = Einnahmen { $income }, gesamt { $worth }, { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }
ch-purse-about = Was die nächste Auszahlung bringt; was nach der letzten Runde zählt; wie viele Chips noch gelegt werden können
ch-no-men = keine Mitglieder
ch-round = Runde { $round } von { $last }, Phase { $phase }
ch-before = Vor der ersten Runde
ch-next-payday = Auszahlung nach Runde { $round }
ch-places = Bars und Kasinos
ch-heads = Stecker
ch-worth = Vermögen
