# Die eigenen Wörter von Chicago Poker im Browser. Wie Karten, Betriebe und Kombinationen heißen, kommt vom Server.
cp-actions-left = Aktionen übrig
cp-actions-left-of = Aktionen übrig für { $name }
cp-actions-of = { $left } von { $all }
cp-all-down = alle verdeckt
cp-all-up = alle offen
cp-beats = Was schlägt was
cp-beats-equal = Gleiche Kombinationen: Die höheren Werte gewinnen. Auch mit weniger als fünf Karten kann man gewinnen.
cp-blackmail-none = Es gibt keine Karte, die du nehmen darfst; du kannst Erpressung ohne Wirkung spielen.
cp-blackmail-take = Nimm eine Karte auf die Hand. Der Rest wird in den Nachziehstapel gemischt.
cp-boss = Boss
cp-businesses-left = Noch im Stapel
cp-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
cp-clear = Zurück
cp-complete = { $you ->
    [yes] Vollständig: Duell in deinem Zug
   *[no] Vollständig: Duell, wenn { $name } am Zug ist
  }
cp-complete-short = Duell: { $name }
cp-discards = Ablage
cp-discards-short = Ablage { $count }
cp-do-blackmail = { $card } nehmen
cp-do-choose = { $card } geheim wählen
cp-do-discard = { $card } abwerfen
cp-do-done = Die Fahrt endet hier
cp-do-gun = Die Pistole einsetzen
cp-do-limousine = { $count ->
    [one] Mit einer Karte losfahren
   *[other] Mit { $count } Karten losfahren
  }
cp-do-murder = Letzte Karte von { $name } ermorden: { $business }
cp-do-play = { $card } anlegen: { $business }
cp-do-raid = Razzia bei { $name }: { $business }
cp-does-blackmail = Nimm eine beliebige Karte vom Ablagestapel
cp-does-gun = Zwei zusätzliche Aktionen in diesem Zug
cp-does-limousine = Fahre 1 bis 4 deiner Karten zu einem anderen Betrieb
cp-does-murder = Wirf die letzte Karte einer fremden Reihe ab
cp-does-raid = Sieh verdeckte Karten einer fremden Reihe an
cp-down = verdeckt
cp-down-then-up = { $down } verdeckt, { $up } offen
cp-draw = Karte ziehen
cp-draw-pile = Nachziehstapel
cp-draw-short = Ziehen { $count }
cp-duel = Duell
cp-duel-at = Duell: { $business }
cp-duel-by = { $you ->
    [yes] Ausgelöst durch deine Kugel.
   *[no] Ausgelöst durch die Kugel von { $name }.
  }
cp-duel-settling = Die Partie steht still: Alle offenen Betriebe werden entschieden.
cp-duel-soon = Duell
cp-duel-taken = { $you ->
    [yes] { $business } geht an dich.
   *[no] { $business } geht an { $name }.
  }
cp-duel-tied = gleichauf
cp-duel-won = gewinnt
cp-end = Zug beenden
cp-face-down = verdeckte Karte
cp-first-round = Runde 1: Wer beginnt, hat eine Aktion, der Zweite zwei.
cp-hand-card = { $card }, Karte { $place } von { $count }
cp-hand-card-picked = { $card }, Karte { $place } von { $count }, ausgewählt
cp-hand-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, höchstens { $limit } am Ende deines Zuges
cp-hide-peeks = Meine verdeckten Karten verbergen
cp-in-all = Gesamt
cp-is-chicago-poker = fünf von einem Wert
cp-is-flush = fünf von einer Farbe
cp-is-four-of-a-kind = vier von einem Wert
cp-is-full-house = drei von einem Wert und zwei von einem anderen
cp-is-high-card = nichts davon: Die höchste Karte zählt
cp-is-pair = zwei von einem Wert
cp-is-rainbow-straight = fünf in Folge, in fünf Farben
cp-is-straight = fünf in Folge, Farben gemischt
cp-is-straight-flush = fünf in Folge, alle von einer Farbe
cp-is-three-of-a-kind = drei von einem Wert
cp-is-two-pair = zwei von einem Wert und zwei von einem anderen
cp-last-duel = Letztes Duell
cp-lay-here = Hier anlegen, { $facing }
cp-left-in-pile = noch { $count } im Stapel
cp-makes = ergibt { $combination }
cp-murder-here = Die letzte Karte ermorden
cp-next-place = Nächste Karte: { $facing }
cp-no-cards = Du hast keine Karten.
cp-no-discards = Es wurde noch nichts abgeworfen.
cp-no-effect = Nur abwerfen
cp-of = { $have } von { $need }
cp-only-draw = Ziehe eine Karte
cp-open-businesses = Offene Betriebe
cp-open-hands = Alle Blätter
cp-own-face-down = { $card }, verdeckt
cp-pick-card = Wähle eine Karte oder ziehe
cp-pick-one = Wähle eine Karte
cp-pick-target = Wähle eine leuchtende Reihe
cp-raid-here = { $count ->
    [one] Die verdeckte Karte ansehen
   *[other] Die { $count } verdeckten Karten ansehen
  }
cp-rank = Rang
cp-ride-card = { $order ->
    [0] { $card }: mitfahren lassen
   *[other] { $card }: fährt als Nummer { $order } mit
  }
cp-ride-from = Aus welcher Reihe?
cp-ride-goal = Hierhin fahren die Karten
cp-ride-other = Oder lieber in diese Reihe
cp-ride-pick = Welche Karten, der Reihe nach?
cp-ride-start = Die Fahrt beginnt hier
cp-ride-to = In welche Reihe?
cp-rival = { $name }: { $have }
cp-round = Runde { $round }
cp-row-full = Reihe ist voll
cp-row-of = { $you ->
    [yes] Deine Reihe, { $business }
   *[no] Reihe von { $name }, { $business }
  }, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
cp-rows-light = { $card }: { $count } Reihen leuchten auf. Wähle, an welche sie kommt.
cp-seen-face-down = { $card }, verdeckt, dir bekannt
cp-show-peeks = Meine verdeckten Karten zeigen
cp-skip = Überspringen
cp-special = Sonderkarte
cp-spot = Betrieb { $spot }
cp-tab-lay = + { $facing }
cp-tab-targets = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
  }
cp-tab-told = { $count } neu
cp-tie-break = Stechen:
cp-title-chicago-poker = Chicago Poker
cp-title-flush = Flush
cp-title-four-of-a-kind = Vierling
cp-title-full-house = Full House
cp-title-high-card = Hohe Karte
cp-title-pair = Paar
cp-title-rainbow-straight = Regenbogenstraße
cp-title-straight = Straße
cp-title-straight-flush = Straight Flush
cp-title-three-of-a-kind = Drilling
cp-title-two-pair = Zwei Paare
cp-up = offen
cp-up-then-down = { $up } offen, { $down } verdeckt
cp-wait = Die anderen spielen
cp-why-alone = Sonst hat dort niemand eine Karte (CP-5.2).
cp-why-best = Die beste Kombination gewinnt (CP-5.3).
cp-why-not = Kann nicht gewählt werden; drücke, um den Grund zu hören
cp-why-tie-break = Die besten Reihen waren gleich: Das Stechen entscheidet (CP-5.6).
cp-why-tied = Gleichauf: { $names }. Noch hat niemand gewonnen; jeder wählt eine Karte, der höchste Wert gewinnt (CP-5.6).
cp-why-values = Gleiche Kombinationen: Die höheren Werte entscheiden (CP-5.5).
cp-wins-with = Womit man gewinnt
cp-won = Gewonnene Betriebe
cp-you = Du
cp-you-win-with = Du gewinnst mit
cp-your-hand = Deine Hand
cp-your-turn = du bist dran

# Arten von Zügen
move-blackmail = Erpressung: eine abgelegte Karte nehmen
move-blackmail-nothing = Erpressung ohne Wirkung
move-choose = Eine Karte für das Stechen wählen
move-discard = Eine Karte abwerfen
move-done = Die Fahrt beenden
move-draw = Eine Karte ziehen
move-end = Den Zug beenden
move-gun = Pistole: zwei zusätzliche Aktionen
move-gun-nothing = Pistole ohne Wirkung
move-limousine = Limousine: von und nach
move-limousine-nowhere = Limousine ohne Wirkung
move-murder = Mord: Betrieb und Boss
move-murder-nobody = Mord ohne Wirkung
move-play = Einen Gangster bei einem Betrieb anlegen
move-raid = Razzia: Betrieb und Boss
move-raid-nobody = Razzia ohne Wirkung
move-take = Eine Karte mitnehmen
