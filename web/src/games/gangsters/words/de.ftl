# Der gezeichnete Tisch von Gangsters. Namen von Dingen und Sätze über eine Partie kommen vom Server.
ga-money = { $amount } $
ga-you = Du
ga-grey = grau
ga-gang = Bande
ga-gangs = Banden
ga-members = Mitglieder
ga-joints = Läden
ga-cash = Bargeld
ga-worth = Vermögen
ga-pieces = Figuren
ga-gone = weg
ga-turn = am Zug
ga-yours = deiner
ga-give = du gibst
ga-give-with = du gibst, dazu { $cash }
ga-get = du bekommst
ga-get-with = du bekommst, dazu { $cash }
ga-left = übrig
ga-danger = Gefahr
ga-cop = Polizist { $cop }
ga-cop-eating = Polizist { $cop } mit Donuts { $donuts }
ga-crowd = Publikum { $name }
ga-neutral = neutral
ga-station = Station { $number }
ga-owned = { $name }, Stufe { $level }
ga-guarded = Wächter, Stufe { $level }
ga-can-go = wählbar
ga-here = hier
ga-comes-in-at = Start: { $at }.
ga-your-pieces = deine { $piece }
ga-pieces-of = { $piece } von { $name }
ga-crime = Verbrechensrate { $crime }, Polizisten { $cops }
ga-joints-count = { $count ->
    [one] ein Laden
   *[other] { $count } Läden
  }
ga-own-joints = { $count ->
    [one] ein Laden
   *[other] { $count } Läden
  }
ga-income = { $income } je Zug
ga-joints-by-colour = Läden nach Farbe
ga-colour-of = { $colour }: { $count } von { $all }
ga-choosing = wählt noch
ga-sealed = Versiegelt
ga-phase-short = Runde { $round }
ga-phase-short-setup = Aufbau
ga-phase-setup = { $city }, Aufbau
ga-phase-yours = { $city }, Runde { $round }, du bist am Zug
ga-phase = { $city }, Runde { $round }, { $name } am Zug
ga-phase-over = { $city }, beendet in Runde { $round }

# Der Stadtplan
ga-map = Stadtplan von { $city }
ga-closer = Näher heran
ga-further = Weiter weg
ga-whole-city = Die ganze Stadt
ga-districts = Viertel
ga-reached = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
  }
ga-threat-joint = Jemand ist in deinem Laden: { $at }
ga-threat-cop = Ein Polizist neben deinen Leuten: { $at }
ga-threat-piece = Deine Leute sind nicht allein: { $at }

# Die Schritte
ga-steps-title = Schritte des Zugs
ga-step-claim-1 = Erster Laden
ga-step-claim-2 = Zweiter Laden
ga-step-claim-3 = Dritter Laden
ga-step-gang = Bande wählen, geheim
ga-step-place = Aufstellen, geheim
ga-step-buy = Kauf und Tausch
ga-step-police = Würfel und Polizei
ga-step-moves = { $moves ->
    [0] Bewegungen
   *[other] Bewegungen: noch { $moves }
  }
ga-step-income = Einnahmen
ga-step-shooting = Schießereien
ga-dice = Die Würfel
ga-die-blue = Polizei
ga-die-white = Publikum
ga-die-green = Schieber
ga-die-black = Schläger
ga-die-red = Vamps
ga-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
  }
ga-not-thrown = nicht geworfen

# Aufbau
ga-claim-it = { $name } für { $price } beanspruchen
ga-claim-pick = Wähle einen Laden auf dem Plan
ga-as-list = Als Liste
ga-gang-secret = Deine Bande, geheim
ga-fewer = Ein Mitglied weniger: { $piece }
ga-no-fewer = Schon angeheuert: { $piece }. Sollen es weniger sein, nimm das im Menü zurück
ga-more = Ein Mitglied mehr: { $piece }, { $price }
ga-more-too-dear = Ein Mitglied mehr wäre zu teuer: { $piece }, { $price }
ga-no-more = Mehr { $piece } gehen zu Beginn nicht
ga-stays-cash = bleiben in bar
ga-too-much = zu viel
ga-piece-count = { $piece }: { $count }
ga-where-begin = Wo sie beginnen
ga-where = wo?
ga-put-there = { $piece }: Aufstellen in { $name }
ga-seal = Bande und Orte versiegeln
ga-seal-nobody = Versiegeln: erst jemanden anheuern
ga-seal-missing = Versiegeln: noch kein Ort für { $piece }
ga-seal-too-dear = Versiegeln: die Bande kostet zu viel
ga-sealed-wait = Versiegelt. Wenn alle versiegelt haben, wird alles aufgedeckt.

# Kauf und Tausch
ga-throw = Würfeln
ga-buy = Kaufen
ga-raise = Ausbauen
ga-buy-it = { $name } für { $price } kaufen
ga-raise-it = { $name } für { $price } ausbauen
ga-trade = Tausch anbieten
ga-offer-to = Angebot an
ga-trade-how = Klicke einen Laden auf dem Plan an: Deinen gibst du, einen von { $name } verlangst du.
ga-you-give = Du gibst
ga-you-get = Du bekommst
ga-they-give = { $name } gibt
ga-no-joint = kein Laden
ga-and-cash = und Bargeld
ga-cash-way = Bargeld fließt nur in eine Richtung:
ga-get-more = { $cash } mehr verlangen
ga-pay-more = { $cash } dazulegen
ga-trade-sentence = Du gibst { $name } { $give ->
    [none] { $pay } $
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } und { $pay } $
    }
  } für { $want ->
    [none] { $get } $
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } und { $get } $
    }
  }.
ga-offer-it = { $name } das Angebot machen
ga-no-trade = Kein Tausch
ga-offered = { $name } bietet dir einen Tausch an
ga-colour-then = deine Läden ({ $colour }): { $now }, danach { $after }
ga-cash-after = Du hättest danach { $cash }.
ga-joints-after = Du hättest danach { $count ->
    [one] einen Laden
   *[other] { $count } Läden
  }.
ga-accept = Tausch annehmen
ga-refuse = Ablehnen

# Polizei
ga-police-title = Eine Polizeiaktion oder keine
ga-blue-die = blauer Würfel { $steps }
ga-must-move = Polizist { $cop } muss bewegt oder bestochen werden (GA-4.9)
ga-donuts-of = Donuts { $donuts } von { $name }
ga-donuts-yours = deine Donuts { $donuts }
ga-places = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
  }
ga-no-places = kann jetzt nicht bewegt werden
ga-subway = U-Bahn
ga-bribe = Bestechen
ga-new-cop = Neuer Polizist
ga-call = Rufen
ga-keep-feeding = Dein Polizist isst weiter.
ga-donuts-2 = Donuts 2
ga-send-there = Polizist { $cop } dorthin schicken
ga-no-police = Keine Polizeiaktion
ga-bribes = Bestechungen
ga-only-you = nur du siehst deine Marken
ga-order-stands = Unbestechliche, die zurückgehen, bevor jemand anderes zieht: { $count }
ga-order = { $count ->
    [0] Keinen zurücklegen
    [one] Einen zurücklegen
   *[other] { $count } zurücklegen
  }
ga-bribe-unknown = { $name }, Polizist { $cop }: nicht bekannt
ga-bribe-worked = { $name }, Polizist { $cop }: gelungen
ga-bribe-failed = { $name }, Polizist { $cop }: misslungen

# Fragen
ga-in-turn-of = Im Zug von { $name }
ga-in-your-turn = In deinem Zug
ga-ask-react = Eine Marke zeigen?
ga-ask-donuts = Donuts wegnehmen?
ga-ask-shield = Donuts wegnehmen, bevor er angreift?
ga-ask-feed = Donuts für Polizist { $cop }?
ga-ask-target = Wen wird Polizist { $cop } angreifen?
ga-ask-attack = Greift Polizist { $cop } an?
ga-ask-seduce = Wen verführen deine Vamps?
ga-ask-shoot = Die nächste Schießerei
ga-ask-keep = Die Marke, die du gezogen hast
ga-cop-at = Polizist { $cop } steht hier: { $at }
ga-cop-replaced = Polizist { $cop } nahm die U-Bahn; dieser kam heraus.
ga-eats = Polizist { $cop } isst Donuts { $donuts } von { $name }: { $at }
ga-eats-yours = Polizist { $cop } isst deine Donuts { $donuts }: { $at }
ga-all-asked = Alle werden gleichzeitig gefragt; gefragt zu werden verrät also nichts.
ga-show = Marke von Polizist { $cop } zeigen
ga-attack = Angreifen: { $target }
ga-seduce = Verführen: { $target }
ga-donuts = Donuts 1 geben
ga-kept-worked = Es hat geklappt: Du hast jetzt die Marke von Polizist { $cop }.
ga-kept-failed = Es ist misslungen: Du bekommst die Marke von Polizist { $cop } nicht.
ga-keep = Behalten
ga-put-back = Zurücklegen
ga-pass-react = Nichts zeigen
ga-pass-donuts = Nichts zeigen
ga-pass-shield = Nichts zeigen
ga-pass-feed = Keine Donuts
ga-pass-attack = Weiteressen lassen

# Bewegungen
ga-moves-left = { $count ->
    [one] noch eine Bewegung
   *[other] noch { $count } Bewegungen
  }
ga-on-arrival = Bei der Ankunft
ga-with-dice = Mit
ga-on-foot = dem eigenen Würfel
ga-go-there = Hierher: { $name }
ga-recruit = Anwerben
ga-new-public = Neues Publikum
ga-wheels = Wagen
ga-heaters = Knarren
ga-clothes = Neue Kleider
ga-done = Nichts mehr bewegen

# Was erzählt wird
ga-income-since = Einnahmen seit deinem letzten Wurf:
ga-income-round = Einnahmen dieser Runde:
ga-paid = { $at } zahlt an { $name }
ga-extorted = { $name }: erpresst in { $at }
ga-guards-of = Wächter von { $name }
ga-fight-of = Schießerei { $number } von { $count }
ga-fight-cop = Zuerst Polizisten
ga-fight-piece = Figuren, die sich bewegt haben
ga-fight-guards = Wächter, Laden für Laden
ga-fight-cancelled = Findet nicht statt
ga-fight-before = Die Schießerei davor
ga-fight-next = Die nächste Schießerei
ga-fight-hold = Anhalten
ga-fight-run = Von selbst weiter
ga-fights-again = { $count ->
    [one] Die letzte Schießerei
   *[other] Die letzten { $count } Schießereien
  }
ga-throws = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }, { $from ->
    [6] trifft mit 6
   *[other] trifft mit { $from } bis 6
  }
ga-no-dice = schießt nicht
ga-hit = Treffer
ga-miss = daneben
ga-hits = { $count ->
   *[other] Treffer
  }
ga-at-once = ein Wurf, beide zugleich
ga-pace = Wie Schießereien gezeigt werden
ga-pace-die = Jeder Würfel
ga-pace-fight = Jeder Kampf
ga-pace-result = Nur Ergebnis

# Arten von Zügen
move-claim = Beanspruchen
move-hire = Anheuern
move-done = Fertig
move-place = Aufstellen
move-buy = Kaufen
move-raise = Ausbauen
move-wheels = Wagen kaufen
move-heaters = Knarren kaufen
move-clothes = Neue Kleider kaufen
move-offer = Tausch anbieten
move-give = Geben
move-want = Verlangen
move-pay = Zahlen
move-get = Bekommen
move-propose = Das Angebot machen
move-accept = Annehmen
move-refuse = Ablehnen
move-throw = Würfeln
move-show = Marke zeigen von Polizist
move-pass = Verzichten
move-bribe = Bestechen: Polizist
move-cop = Polizist bewegen
move-subway = U-Bahn für Polizist
move-new-cop = Neuer Polizist
move-donuts = Donuts
move-to = Nach
move-attack = Angreifen
move-move = Figur bewegen
move-drive = Figur fahren
move-public = Publikum bewegen
move-new-public = Neues Publikum
move-recruit = Anwerben
move-seduce = Verführen
move-keep = Behalten
move-put-back = Zurücklegen
move-shoot = Schießen
move-order = Unbestechliche zurücklegen

# Was am gezeichneten Tisch gefragt ist
ga-prompt-claim = Beanspruche einen Laden: Klicke einen hervorgehobenen an oder wähle aus der Liste. Von diesem Geld bezahlst du drei Läden (GA-2.1).
ga-prompt-buy = Kaufe oder baue aus, wo deine Schieber stehen, biete Tausch an und würfle dann (GA-3.1).
ga-prompt-police = { $cops ->
    [0] Kein Polizist ist in der Stadt: Ruf einen oder lass die Polizei in Ruhe (GA-4.1).
   *[other] Nimm einen Polizisten und sieh, wohin er kann, bestich einen, ruf einen neuen oder lass die Polizei in Ruhe (GA-4.1).
  }
ga-prompt-cop-to = Wohin geht Polizist { $cop }? Klicke einen hervorgehobenen Ort an (GA-4.5).
ga-prompt-move = Nimm eine Figur oder Publikum, mit dem Würfel oder auf dem Plan, dann einen hervorgehobenen Ort (GA-5.1).
ga-prompt-public-to = Wohin geht Publikum { $public }? Klicke einen hervorgehobenen Ort an (GA-5.6).
ga-prompt-return = Wohin kehren die { $piece } zurück? Klicke einen hervorgehobenen Ort an (GA-6.3).
ga-prompt-picked = { $count ->
    [0] Nichts ist erreichbar: Nimm etwas anderes.
    [one] Ein Ort ist erreichbar: Klicke ihn an, um dorthin zu gehen.
   *[other] { $count } Orte sind erreichbar: Klicke einen an, um dorthin zu gehen.
  }
ga-prompt-gang = Heuere deine Bande an und gib jeder Figur einen Ort; niemand sieht es, bis alle versiegelt haben (GA-2.2, GA-2.3).
ga-prompt-gang-again = Was du schon angeheuert hast, bleibt: Stocke es auf oder versiegle wieder. Soll es weniger sein, nimm es im Menü zurück (GA-2.2, GA-2.3).
