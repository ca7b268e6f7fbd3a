# Das Spiel
gangsters = Gangsters
goal = Du gewinnst am Ende eines Zugs mit einer ganzen Bande (mindestens ein Schieber, ein Schläger und ein Vamp) und dazu allen Läden einer Farbe oder zehn Läden oder 10.000 in bar. Hat nach 60 Runden niemand gewonnen, gewinnt die reichste Bande.
turn-in-short = In deinem Zug kaufst du, wirfst fünf Würfel, darfst einen Polizisten schicken oder bestechen und ziehst deine Figuren; Läden mit Publikum zahlen. Vor Runde 1 beansprucht jeder drei Läden, heuert geheim eine Bande an und stellt sie auf.
score = Vermögen { $score }
piece-racketeers = Schieber
piece-thugs = Schläger
piece-vamps = Vamps
side-clean = sauber
side-criminal = kriminell
equipment-racketeers = mit Wagen
equipment-thugs = mit Knarren
equipment-vamps = in neuen Kleidern
marker-untouchable = Unbestechlicher
marker-marker = Marke von Polizist { $of }
joint-nothing = nichts
target-racketeers = die { $of }-Schieber
target-thugs = die { $of }-Schläger
target-vamps = die { $of }-Vamps
target-cop = Polizist { $of }
dice-green = grün
dice-black = schwarz
dice-red = rot

# Der Tisch
headline-claim = { $player } beansprucht einen Laden.
headline-gang = Die Banden werden geheim gewählt. Gewartet wird auf { $player }.
headline-place = Die Figuren werden geheim aufgestellt. Gewartet wird auf { $player }.
headline-buy = { $player } darf kaufen und tauschen; danach wird gewürfelt.
headline-give = { $player } macht { $partner } ein Angebot: Was wird gegeben?
headline-want = { $player } macht { $partner } ein Angebot: Was wird verlangt?
headline-cash = { $player } macht { $partner } ein Angebot: Wie viel Geld gehört dazu?
headline-accept = { $player } bekommt einen Tausch angeboten.
headline-donuts = Wer eine Bestechungsmarke zeigt, kann Donuts wegnehmen. Gewartet wird auf { $player }.
headline-police = { $player } darf die Polizei einsetzen.
headline-cop-to = { $player } schickt Polizist { $cop } los: Wohin?
headline-react = Polizist { $cop } wurde nach { $space } bewegt. Wer eine Bestechungsmarke zeigt, kann ihn zurückschicken. Gewartet wird auf { $player }.
headline-feed = { $player } darf Polizist { $cop } Donuts geben.
headline-target = { $player } wählt, wen Polizist { $cop } angreift.
headline-move = { $player } ist am Zug; übrige Bewegungen: { $moves }.
headline-public-to = { $player } bringt Publikum { $public } herein: Wohin?
headline-seduce = { $player } wählt, wen die Vamps verführen.
headline-return = { $player } wählt, wo die { $piece } zurückkommen.
headline-keep = { $player } sieht sich die gezogene Marke an.
headline-shield = Ein Polizist mit Donuts kann angreifen. Wer eine Bestechungsmarke zeigt, kann Donuts wegnehmen. Gewartet wird auf { $player }.
headline-attack = { $player } entscheidet, ob Polizist { $cop }, der Donuts hat, angreift.
headline-shoot = { $player } wählt die nächste Schießerei.
headline-over = Die Partie ist zu Ende.
round = Runde { $round } von 60, Zug von { $player }. Verbrechensrate { $crime }.
round-none = Vor Runde 1 von 60.
dice = Würfel: blau { $blue } (Polizei), weiß { $white } (Publikum), grün { $green } (Schieber), schwarz { $black } (Schläger), rot { $red } (Vamps).
gang-you = { $name } (du, { $colour })
purse = Geld { $cash }, Einnahmen { $income } je Zug, Vermögen insgesamt { $worth }
pieces = Figuren: { $pieces }
joints = Läden ({ $count }): { $joints }
joints-colour = { $owned } von { $count } { $colour } zu { $price }: { $joints }
joint-level = { $joint } Stufe { $level }
joint-pays = { $joint } Stufe { $level } bringt { $cash }
free = Ohne Besitzer: { $joints }
free-grey = grau, unverkäuflich: { $buildings }
free-colour = { $colour } zu { $price }: { $joints }
bribes = Bestechung: { $bribes }
bribe-unknown = Polizist { $cop } (unbekannt)
bribe-worked = Polizist { $cop } (gelungen)
bribe-failed = Polizist { $cop } (misslungen)
bribing = Bestechung von Polizist { $cop }; beiseitegelegt: { $aside }.
must-move = Polizist { $cop } muss bewegt oder bestochen werden.
markers = Marken: { $markers }
order = Unbestechliche, die zurückgelegt werden, bevor ein anderer zieht: { $count }
hired = geheim gewählt: { $pieces }; noch auszugeben: { $left }
hiring = noch einer kostet: { $prices }
placed = geheim aufgestellt: { $pieces }
drawn = gezogen: { $marker }
offer = Angeboten: { $give ->
    [nichts] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
}; verlangt: { $want ->
    [nichts] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
help-phrase = Ein ganzes Angebot in einer Zeile: "biete camorra A2 + 300 für B3".
cops = Polizisten: { $cops }
donuts = mit Donuts { $count }
legend = A2S1 der Laden A2 auf Stufe 1 der Bande S, A2 Y einer ohne Besitzer mit seiner Farbe und seinem Preis: { $colours }; ▴▸▾◂ Türen; + Kreuzung, #1 Station; Sr saubere Schieber (racketeers) von S, SR kriminelle, t Schläger (thugs), v Vamps; c7 Polizist 7 (cX: 10), d7 mit Donuts; p2 Publikum mit dem Wert 2.
public-there = Publikum: { $public }

# Warum ein Zug nicht erlaubt ist
asked-for-claim = Gefragt ist, welchen Laden du beanspruchst: "beanspruche A2".
asked-for-gang = Gefragt ist deine Bande: "heuere Schläger", ein Mitglied nach dem anderen, und dann "fertig".
asked-for-place = Gefragt ist, wo deine Figuren beginnen: "setze Schläger A2".
asked-for-buy = Du darfst dort, wo deine Schieber stehen, mit "kaufe" kaufen oder mit "baue aus" ausbauen, mit "biete camorra" ein Angebot machen oder mit "würfle" würfeln.
asked-for-give = Du machst gerade ein Angebot: "gib A2" oder "gib nichts".
asked-for-want = Du machst gerade ein Angebot: "verlange A2" oder "verlange nichts".
asked-for-cash = Du machst gerade ein Angebot: "zahle 500", "bekomme 500" oder "mache angebot".
asked-for-accept = Du bekommst einen Tausch angeboten: "nimm an" oder "lehne ab".
asked-for-donuts = Du darfst eine Marke zeigen, um einem Polizisten die Donuts wegzunehmen: "zeige 7" oder "passe".
asked-for-police = Gefragt ist eine Polizeiaktion: "besteche 7", "polizist 7 nach d-4", "u-bahn 7", "neuer polizist", "donuts" oder "passe".
asked-for-cop-to = Gefragt ist, wohin der Polizist geht: "nach d-4".
asked-for-react = Ein Polizist wurde bewegt: "zeige 7" schickt ihn zurück, sonst "passe".
asked-for-feed = Der Polizist darf Donuts bekommen: "donuts" oder "passe".
asked-for-target = Gefragt ist, wen der Polizist angreift: "greife an Camorra-Schläger".
asked-for-move = Gefragt ist eine Bewegung: "bewege Schläger nach d-4 als kriminell", "publikum 2a nach K2", "neues publikum", "wirb an Schläger 2" oder "fertig"; vor der ersten darfst du mit "wagen", "knarren" oder "kleider" Ausrüstung kaufen.
asked-for-public-to = Gefragt ist, wohin das Publikum geht: "nach d-4".
asked-for-seduce = Gefragt ist, wen die Vamps verführen: "verführe Camorra-Schläger".
asked-for-return = Gefragt ist, wo die Figur zurückkommt: "nach A2".
asked-for-keep = Du hast eine Marke gezogen: "behalte" oder, bei einem Unbestechlichen, "lege zurück".
asked-for-shield = Ein Polizist mit Donuts kann angreifen; du darfst eine Marke zeigen, um einem Polizisten die Donuts wegzunehmen: "zeige 7" oder "passe".
asked-for-attack = Du entscheidest über den Polizisten mit den Donuts: "greife an Camorra-Schläger" oder "passe".
asked-for-shoot = Es wird geschossen: "schieße Schläger auf Polizist 7".
no-such-space = So ein Feld gibt es in dieser Stadt nicht.
no-such-public = So ein Publikum gibt es in dieser Edition nicht.
joint-taken = { $joint } gehört schon jemandem.
claim-too-dear = { $joint } kostet { $price }; du hast { $cash } und musst { $reserve } für deine anderen Läden behalten.
too-little-cash = Das kostet { $price }; du hast { $cash }.
piece-full = Deine { $piece } können nicht stärker werden.
hired-enough = Mehr { $piece } lassen sich am Anfang nicht anheuern.
piece-not-hired = Du hast keine { $piece }.
piece-placed = Deine { $piece } haben schon ihren Platz.
not-your-joint = { $joint } gehört dir nicht.
not-their-joint = { $joint } gehört nicht dem Spieler, mit dem du tauschst.
bought-already = Du hast in diesem Zug schon einen Laden gekauft oder ausgebaut.
racketeers-not-in-joint = Deine Schieber stehen in keinem Laden.
joint-of-another = { $joint } gehört einer anderen Bande.
joint-to-buy = { $joint } ist neutral: kaufe ihn mit "kaufe".
joint-to-raise = { $joint } gehört dir schon; mit "baue aus" kaufst du eine Stufe dazu.
level-capped = { $joint } ist auf Stufe { $now }, und mehr Läden dieser Farbe hast du nicht.
equipped-already = Deine { $piece } haben das schon.
not-in-grey = Deine { $piece } stehen in keinem grauen Gebäude.
moves-begun = Ausrüstung kaufst du vor der ersten Bewegung deines Zuges.
no-more-offers = Du hast in diesem Zug schon { $count } Angebote gemacht.
give-something = Wenn du keinen Laden gibst, musst du einen Laden mit Geld bezahlen können.
want-something = Wenn du keinen Laden willst, muss der andere einen Laden mit Geld bezahlen können.
cop-obliged = Polizist { $obliged } hatte seine zweiten Donuts: Du musst ihn bewegen oder bestechen.
cop-not-there = Polizist { $cop } ist nicht auf dem Spielplan.
marker-held = Du hast die Marke von Polizist { $cop } schon.
bag-empty = Der Beutel mit den Bestechungsmarken ist leer.
cop-has-donuts = Polizist { $cop } hat Donuts von einem anderen Spieler; niemand sonst darf ihn bewegen.
cop-cannot-ride = Polizist { $cop } kann mit genau { $die } die U-Bahn nicht nehmen.
no-crime-there = In { $space } ist weder eine kriminelle Figur noch Publikum, also betritt kein Polizist den Laden.
no-such-walk = Kein Weg von genau { $die } führt nach { $space }.
piece-not-there = Deine { $piece } sind nicht auf dem Spielplan.
piece-has-acted = Deine { $piece } haben sich in diesem Zug schon bewegt oder angeworben.
die-driven = Der Würfel für deine { $piece } wurde schon für den Wagen genutzt.
no-wheels = Du hast keinen Wagen.
public-has-moved = Publikum { $public } hat sich in diesem Zug schon bewegt.
public-not-there = Publikum { $public } ist nicht auf dem Spielplan.
public-shares-space = Auf { $space } ist schon Publikum.
too-many-recruits = { $left ->
    [one] In diesem Zug kann nur noch ein Mitglied
   *[other] In diesem Zug können noch { $left } Mitglieder
} angeworben werden.
marker-not-held = Du hast die Marke von Polizist { $cop } nicht.
gang-empty = Eine Bande hat mindestens ein Mitglied.
offer-to-yourself = Mit dir selbst kannst du nicht tauschen.
gang-not-playing = { $gang } spielt nicht mit.
nothing-to-trade = Mit { $gang } gibt es nichts zu tauschen: einer von euch muss einen Laden haben, der andere einen Laden oder Geld.
cash-for-cash = Bei einem Tausch gibt nur eine Seite Geld.
pay-for-no-joint = Geld zahlst du nur für einen Laden, und du willst keinen.
get-for-no-joint = Geld bekommst du nur für einen Laden, und du gibst keinen.
pay-too-much = Du hast { $cash }; mehr kannst du nicht bieten.
get-too-much = { $gang } hat { $theirs } und kann nicht mehr zahlen.
nothing-offered = Du gibst noch nichts: Lege mit "zahle 500" Geld dazu.
nothing-asked-for = Du verlangst noch nichts: verlange mit "bekomme 500" Geld.
marker-shown = Du zeigst die Marke von Polizist { $cop } schon.
no-donuts-to-take = Polizist { $cop } hat keine Donuts.
cop-not-moved = Polizist { $cop } wurde nicht bewegt.
not-untouchable = Nur ein Unbestechlicher lässt sich zurücklegen.
no-untouchable = Du hast keinen Unbestechlichen, den du zurücklegen könntest.
ordered-already = Du hast deine Anweisung schon geändert; das geht wieder bei der nächsten Entscheidung, nach der du gefragt wirst.
too-few-untouchables = Du hast nur { $held ->
    [one] einen Unbestechlichen
   *[other] { $held } Unbestechliche
}.
order-stands = Das ist schon deine Anweisung.
no-such-entry = Kein Weg von genau { $die }, mit Station { $die } als erstem Schritt, führt nach { $space }.
all-cops-out = Alle Polizisten sind auf dem Spielplan: Es ist keiner mehr zu ziehen.
too-little-crime = Für einen weiteren Polizisten muss die Verbrechensrate mindestens { $cops } sein, so viele sind auf dem Spielplan; sie ist { $crime }.
no-way-in = Kein Weg von genau { $die }, mit Station { $die } als erstem Schritt, führt auf ein Feld, das frei ist.
no-first-donuts = Du hast keinen Polizisten mit Donuts 1.
cop-at-cop = Polizisten greifen einander nicht an.
target-not-there = Der Polizist ist nicht am selben Ort wie { $target }.
target-clean = Ein Polizist greift nur Kriminelle an, und { $target } sind sauber.
target-not-on-turn = Ein Polizist mit Donuts greift nur die Bande an, die am Zug ist.
target-not-moved = Ein Polizist mit Donuts greift nur Figuren an, die sich in diesem Zug bewegt haben; { $target } haben das nicht.
own-die-missing = Der Würfel für deine { $piece } muss unter denen sein, die der Wagen addiert.
dice-used = Von den Würfeln { $dice } ist in diesem Zug schon einer genutzt worden.
public-all-out = Im Beutel ist kein Publikum, das in diesem Zug kommen kann.
no-recruits = Wirb mindestens ein Mitglied an.
return-to-own-joint = { $space } ist kein Laden von dir; deine { $piece } kehren in einen deiner Läden zurück.
return-to-station = Du hast keinen Laden mehr: deine { $piece } kehren an einer Station zurück.
not-seducible = Vamps verführen nur Schieber und Schläger anderer Banden.
not-with-vamps = Deine Vamps sind nicht am selben Ort wie { $target }.
piece-not-attacking = Deine { $piece } greifen jetzt nicht an: Das tun nur kriminelle Schieber und Schläger, die sich bewegt haben, jede Figur einmal.
own-piece = Niemand greift die eigene Bande an.
not-with-attacker = Deine { $piece } sind nicht am selben Ort wie { $target }.
thugs-at-vamps = Schläger können keine Vamps angreifen.

# Was an einer Stellung falsch ist
flaw-beyond-seats = Etwas gehört zu einem Platz, der nicht mitspielt.
flaw-order-misfit = In der Spielreihenfolge muss jeder Platz einmal stehen, und der Spieler am Zug an seiner Stelle.
flaw-joint-misfit = Ein Laden ohne Besitzer hat eine Stufe, oder eine Stufe ist höher als die Zahl der Läden dieser Farbe, die sein Besitzer hat.
flaw-piece-misplaced = Eine Figur mit Stärke steht nirgends, oder eine ohne Stärke irgendwo, oder eine Figur ist zu stark.
flaw-cop-misplaced = Ein Polizist steht, wo kein Feld ist, oder einer mit Donuts außerhalb eines grauen Gebäudes.
flaw-public-misplaced = Publikum steht, wo kein Feld ist, oder zweimal auf demselben Feld.
flaw-markers-miscounted = Die Zahl der Bestechungsmarken im Beutel und bei den Spielern stimmt nicht.
flaw-setup-misfit = Die Entscheidungen beim Aufbau passen nicht zu den Läden und dem Geld, oder sie stehen da, obwohl die Partie schon läuft.
flaw-dice-misfit = Die Würfel passen nicht zum Schritt des Zugs.
flaw-offer-misfit = Ein Angebot läuft, das so nicht möglich ist, oder es steht da, obwohl keines läuft.
flaw-tries-misfit = Was über Bestechungen bekannt bleibt, ist nicht vollständig oder passt nicht zu den Marken.
flaw-ask-mismatch = Was gefragt ist, und von wem, passt nicht zum Rest der Stellung.
flaw-cash-misfit = Alles Geld geht in Hunderten.
flaw-cash-beyond-income = Die Spieler haben mehr Geld, als alle bisherigen Züge eingebracht haben können.
flaw-police-misfit = Ein Polizist zieht, greift an, isst oder wird bestochen, obwohl das nicht geht, oder steht, wohin er nicht gekommen sein kann.
flaw-moves-misfit = Die gemachten und die übrigen Bewegungen passen nicht zur Bande, zu den Würfeln oder zueinander.
flaw-shooting-misfit = Eine Figur oder ein Polizist soll angreifen und kann es nicht, oder es wird nach einem Angriff gefragt, wo es keine Wahl gibt.
flaw-showing-misfit = Eine Marke wird gezeigt, die der Spieler nicht hat oder die jetzt nicht gezeigt werden kann.
flaw-draw-misfit = Die gezogene Marke ist nicht dort, wo sie sein muss.
flaw-hidden-known = Die Stellung verrät, was ihr Spieler nicht wissen kann.
flaw-already-won = Eine Bande hatte am Ende des letzten Zugs schon gewonnen, und doch geht die Partie weiter.
flaw-reason-misfit = Die Partie ist zu Ende, aber nicht durch das, was die Stellung zeigt, oder mit anderen Siegern.

# Wie eine Partie endet
reason-colour = alle Läden einer Farbe
reason-ten-joints = zehn Läden
reason-cash = 10.000 in bar
reason-richest = das größte Vermögen nach 60 Runden

# Was ein Zug tut
explain-claim = Beanspruche { $joint } ({ $building }, { $colour }) für { $price }.
explain-hire = { $piece }: ein weiteres Mitglied für { $price }.
explain-done-gang = Das ist deine Bande.
explain-done-move = Bewege nichts mehr.
explain-place = Deine { $piece } beginnen in { $joint }.
explain-buy = Kaufe { $joint } ({ $building }, { $colour }) für { $price }.
explain-raise = Baue { $joint } ({ $building }, { $colour }) für { $price } auf Stufe { $level } aus.
explain-wheels = Kaufe für { $price } einen Wagen: Du kannst dann für die Bewegung einer Figur Würfel addieren.
explain-heaters = Kaufe für { $price } Knarren: Deine Schläger treffen dann auch mit einer 4.
explain-clothes = Kaufe für { $price } neue Kleider: Deine Vamps verführen dann zwei.
explain-offer = Biete { $gang } einen Tausch an.
explain-give = Gib { $joint }.
explain-want = Verlange { $joint }.
explain-pay = Lege { $money } zu dem dazu, was du zahlst.
explain-get = Lege { $money } zu dem dazu, was du bekommen willst.
explain-propose = Mache das Angebot.
explain-accept = Nimm das Angebot an.
explain-refuse = Lehne das Angebot ab.
explain-throw = Wirf die Würfel.
explain-show-donuts = Zeige die Marke von Polizist { $cop }, behalte sie und nimm ihm die Donuts weg.
explain-show-react = Zeige die Marke von Polizist { $cop }: Er geht zurück, und die Marke kommt in den Beutel.
explain-show-shield = Zeige die Marke von Polizist { $cop }, behalte sie und nimm ihm die Donuts weg: Ohne sie greift er nicht an.
explain-pass-donuts = Zeige nichts.
explain-pass-react = Zeige nichts.
explain-pass-shield = Zeige nichts.
explain-pass-police = Lass die Polizei in Ruhe.
explain-pass-feed = Keine Donuts.
explain-pass-attack = Der Polizist isst weiter.
explain-bribe = Versuche, Polizist { $cop } für { $price } zu bestechen.
explain-cop = Bewege Polizist { $cop } nach { $place }.
explain-subway = Polizist { $cop } nimmt die U-Bahn: Ein anderer wird gezogen und bringt die Bewegung zu Ende.
explain-new-cop = Ziehe einen neuen Polizisten.
explain-donuts-police = Der Polizist bekommt Nachschlag: Donuts 2.
explain-donuts-feed = Gib dem Polizisten Donuts 1.
explain-to-cop-to = Der Polizist geht nach { $place }.
explain-to-public-to = Das Publikum geht nach { $place }.
explain-to-return = Die Figur kommt in { $place } zurück.
explain-attack-target = Der Polizist wird { $target } angreifen.
explain-attack-attack = Der Polizist greift { $target } an.
explain-move = Bewege die { $piece } nach { $place }, dort { $side }.
explain-drive = Fahre die { $piece } mit den Würfeln { $dice } nach { $place }, dort { $side }.
explain-public = Bewege Publikum { $public } nach { $place }.
explain-new-public = Ziehe neues Publikum.
explain-recruit = { $piece }: wirb für { $price } { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
} an.
explain-seduce = Verführe { $target }: ein Mitglied.
explain-keep = Behalte die Marke.
explain-put-back = Lege den Unbestechlichen in den Beutel zurück.
explain-shoot = Die { $piece } greifen { $target } an.
explain-order = Lege { $count ->
    [0] keinen Unbestechlichen
    [one] einen Unbestechlichen
   *[other] { $count } Unbestechliche
} zurück, unmittelbar bevor ein anderer zieht.

# Was geschah
event-order = { $seat } ist Nummer { $place } in der Spielreihenfolge.
event-claimed = { $seat } beansprucht { $joint }; übrig für Läden: { $left }.
event-chose-gang = { $seat } hat eine Bande gewählt.
event-placed = { $seat } hat die Figuren aufgestellt.
event-revealed = { $seat }: { $piece } in { $joint }, Stärke { $strength }.
event-kept-money = { $seat } behält { $money }.
event-round = Runde { $round } beginnt.
event-bought = { $seat } kauft { $joint } für { $price }.
event-raised = { $seat } baut { $joint } für { $price } auf Stufe { $level } aus.
event-equipped = { $seat } kauft für { $price } { $piece ->
    [Schieber] einen Wagen
    [Vamps] neue Kleider
   *[other] Knarren
}.
event-offered = { $seat } bietet { $partner } an: { $give ->
    [nichts] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
} für { $want ->
    [nichts] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
event-accepted = { $partner } nimmt an.
event-refused = { $partner } lehnt ab.
event-capped = { $joint } fällt auf Stufe { $level }.
event-threw = { $seat } würfelt blau { $blue }, weiß { $white }, grün { $green }, schwarz { $black }, rot { $red }.
event-donuts-gone = Die Donuts von Polizist { $cop } sind weg.
event-showed = { $seat } zeigt die Bestechungsmarke von Polizist { $cop }!
event-bribes = { $seat } versucht, Polizist { $cop } zu bestechen, und legt { $aside } beiseite.
event-cop-moved = { $seat } schickt Polizist { $cop } nach { $space }.
event-cop-drawn = { $seat } ruft einen neuen Polizisten: { $cop }.
event-took-subway = Polizist { $cop } nimmt die U-Bahn; Polizist { $other } kommt heraus.
event-sent-back = Polizist { $cop } geht zurück; es wird nichts daraus.
event-cop-left = Polizist { $cop } verlässt den Spielplan.
event-got-donuts = Polizist { $cop } bekommt Donuts { $donuts }.
event-raided = Polizist { $cop } macht eine Razzia in { $joint }!
event-lost-level = { $joint } verliert eine Stufe: { $level }.
event-neutral = { $joint } ist jetzt neutral.
event-public-left = Publikum { $public } verlässt den Spielplan.
event-cop-aims = Polizist { $cop } wird { $target } angreifen.
event-moved = { $seat } bewegt die { $piece } nach { $space }, { $side }.
event-public-moved = { $seat } bewegt Publikum { $public } nach { $space }.
event-public-drawn = { $seat } zieht Publikum { $public }.
event-recruited = { $seat } wirbt für { $price } { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} an: { $piece }.
event-returned = { $seat } bekommt die { $piece } zurück, in { $space }.
event-seduced = { $seat }: Die Vamps verführen { $target }; ein Mitglied { $joins ->
    [yes] schließt sich ihnen an.
   *[no] verlässt die Stadt.
}
event-gone = Ausgeschieden: { $target }.
event-paid-bribe = { $seat } zahlt { $price } für Polizist { $cop }.
event-drew-marker = { $known ->
    [yes] { $seat } zieht: { $marker }. Die Bestechung von Polizist { $cop } ist { $worked ->
        [yes] gelungen
       *[no] misslungen
    }.
   *[no] { $seat } zieht eine Marke.
}
event-extorted = { $seat } erpresst { $money } in { $space } ({ $piece }).
event-earned = { $seat } verdient { $money } mit { $joint }.
event-shot = Schießerei: { $attacker } gegen { $target }; Treffer { $hits }, zurück { $hits_back }.
event-guards-shot = Schießerei: die Wächter von { $joint } gegen { $target }; Treffer { $hits }, zurück { $hits_back }.
event-cancelled = Keine Schießerei für { $attacker }: Das Ziel ist weg oder sauber.
event-worth = Das Vermögen von { $seat } ist { $worth }.
event-ended = Die Partie ist zu Ende: { $reason }.
event-no-police = { $seat } lässt die Polizei in Ruhe.
event-offering = { $seat } macht { $partner } gerade ein Angebot.
event-answered = { $seat } hat geheim geantwortet.
event-passed = { $seat } lässt Polizist { $cop } in Ruhe.
event-done = { $seat } bewegt nichts mehr.
result = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $reason } ({ $rule }).

# Was anders ist als in unserer Edition
edition-joints = Es gibt { $count ->
    [one] einen Laden
   *[other] { $count } Läden
} der Farbe { $colour }; unsere Edition hat { $usual }.
edition-price-falls = Ein Laden der Farbe { $colour } kostet { $price }, weniger als einer der Farbe { $dearer }, der { $before } kostet; in unserer Edition steigen die Preise von Farbe zu Farbe.
edition-few-grey = Es gibt { $count ->
    [0] keine grauen Gebäude
    [one] ein graues Gebäude
   *[other] { $count } graue Gebäude
}; unsere Edition hat { $usual }.
edition-many-doors = { $id } hat { $count } Türen; in unserer Edition hat ein Gebäude höchstens { $usual }.
edition-gang-colour = Die Farbe von { $gang } ist { $colour }, und das ist auch eine Farbe von Gebäuden.

# Was an einer Edition falsch ist
number-out-of-range = In { $file } ist { $path } { $value }; es muss von { $least } bis { $most } sein.
gang-not-a-word = In { $file } ist { $path } "{ $name }"; der Name einer Bande muss ein einziges Wort aus Buchstaben sein.
price-not-round = In { $file } ist { $path } { $value }; ein Preis muss ein Vielfaches von 100 sein.
prices-too-high = In { $file } kosten die Läden für den Anfang zu viel: Der viert-, der acht- und der zwölftbilligste kosten zusammen { $price }, und wer als Letzter wählt, muss sie für höchstens { $limit } bekommen.
income-too-high = In { $file } bringen Läden und Publikum zu viel ein: bis zu { $income } in einem Zug; das Programm kann bis { $most } zählen. Senke die Preise oder die Werte des Publikums.
map-empty = In { $file } ist das Netz des Stadtplans leer.
map-unreadable-row = In { $file } ist Zeile { $row } des Netzes "{ $line }"; sie muss mit "{ $row } |" beginnen.
map-too-wide = In { $file } hat das Netz { $count } Spalten; es können höchstens { $most } sein.
map-wrong-columns = In { $file } ist die Zahl der Stellen in Zeile { $row } des Netzes { $count }; sie muss { $wanted } sein wie in der ersten.
map-unknown-token = In { $file } steht auf { $space } des Netzes "{ $token }"; das ist weder .. ++ == ~~ noch #1 bis #6 noch ein Gebäude wie A1.
map-too-many-spaces = In { $file } hat der Stadtplan { $count } Felder, Straßen und Gebäude zusammen; es können höchstens { $most } sein.
map-unreadable-line = In { $file } muss die Zeile "{ $line }" von { $path } aussehen wie: { $example }.
map-unknown-building = In { $file } nennt { $path } das Gebäude "{ $id }", aber das steht nicht auf dem Netz.
map-building-twice = In { $file } nennt { $path } das Gebäude { $id } zweimal.
map-building-not-listed = In { $file } fehlt das Gebäude { $id }, auf { $space } des Netzes, in map.buildings.
map-building-apart = In { $file } ist das Gebäude { $id } zerteilt: { $space } berührt den Rest nicht.
map-unknown-colour = In { $file } ist das Gebäude { $id } "{ $colour }"; es muss eines davon sein: { $allowed }.
map-too-many-doors = In { $file } hat das Gebäude { $id } { $count } Türen; es können höchstens { $most } sein.
map-door-not-to-street = In { $file } führt eine Tür von { $id } nach { $space }, und das ist keine Straße.
map-door-apart = In { $file } führt eine Tür von { $id } nach { $space }, aber das berührt das Gebäude nicht.
map-door-twice = In { $file } führen beide Türen von { $id } nach { $space }.
map-wrong-joints = In { $file } ist die Zahl der Läden auf dem Stadtplan { $count }; sie muss, alle Farben zusammen, { $wanted } sein.
map-no-joint = In { $file } hat der Stadtplan keinen Laden der Farbe { $colour }; von jeder Farbe muss es mindestens einen geben.
map-wall-of-grey = In { $file } verbindet die Wand "{ $line }" { $id }, und das ist grau; verbunden sind nur Läden.
map-wall-apart = In { $file } verbindet die Wand "{ $line }" Gebäude, die einander nicht berühren.
map-wall-twice = In { $file } steht die Wand "{ $line }" zweimal in der Liste.
map-wrong-stations = In { $file } steht Station { $number } { $count } Mal auf dem Netz; sie muss einmal dort stehen.
map-station-elsewhere = In { $file } steht Station { $number } in map.stations auf { $space }; auf dem Netz steht sie auf { $drawn }.
map-station-twice = In { $file } steht Station { $number } zweimal in map.stations.
map-station-not-listed = In { $file } fehlt Station { $number } in map.stations.
map-stretch-not-straight = In { $file } ist das Stück { $stretch } von { $name } nicht gerade.
map-street-off = In { $file } verläuft { $name } über { $space }, und das ist keine Straße.
map-on-no-street = In { $file } ist { $space } ein Straßenfeld, liegt aber an keiner Straße von map.streets.
map-bridge-off = In { $file } verläuft { $name } über { $space }, und das ist auf dem Netz nicht mit == bezeichnet.
map-on-no-bridge = In { $file } ist { $space } auf dem Netz mit == bezeichnet, liegt aber auf keiner Brücke von map.bridges.
map-crossing-not-marked = In { $file } hat { $space } { $count } Straßen ringsum; es muss auf dem Netz mit ++ bezeichnet sein.
map-no-crossing = In { $file } ist { $space } auf dem Netz mit ++ bezeichnet, hat aber nur { $count ->
    [one] eine Straße
   *[other] { $count } Straßen
} ringsum.
map-not-reached = In { $file } ist { $space } von { $start } aus über die Straßen nicht zu erreichen.

# Das Bild
colour-brown = braun
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = lila
colour-red = rot
colour-grey = grau
colour-white = weiß
colour-black = schwarz
colour-teal = petrol
colour-orange = orange
colour-pink = rosa
joint_colour-brown = braun
joint_colour-yellow = gelb
joint_colour-green = grün
joint_colour-blue = blau
joint_colour-purple = lila
joint_colour-red = rot
legend-joints = { $count } zu ${ $price }
legend-grey = { $count }, herrenlos
legend-door = Tür
legend-link = verbunden
legend-subway = U-Bahn
legend-crossing = Kreuzung
legend-equipped = ausgerüstet
legend-cop = Polizist
legend-donuts = mit Donuts
legend-public = Publikum
legend-owner = Besitzer, Stufe
picture-purse = Geld { $cash }, Vermögen insgesamt { $worth }
picture-owner = { $at }: { $gang }, Stufe { $level }
picture-piece = { $gang }: { $piece }, Stärke { $strength }, { $side } ({ $at })
picture-cop = Polizist { $number } ({ $at })
picture-public = Publikum { $name }, { $side } ({ $at })

# Dinge, die ein Zug falsch nennt
move-no-such-money = { $thing } in "{ $move }" ist kein Schritt für Geld; schreibe es so: { $example }.
move-no-such-cop = Es gibt keinen Polizisten { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-dice = Es gibt keine Würfel { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-gang = Es gibt keine Bande { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-joint = Es gibt keinen Laden { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-members = { $thing } in "{ $move }" ist keine mögliche Zahl; schreibe es so: { $example }.
move-no-such-piece = Es gibt keine Figur { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-public = Es gibt kein Publikum { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-side = Es gibt keine Seite { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-space = Es gibt kein Feld { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-target = Es gibt kein Ziel { $thing } in "{ $move }"; schreibe es so: { $example }.

# Wie man es sagt, wenn man es nicht tippen muss
event-claimed-spoken = { $seat } beansprucht { $joint }; übrig für Läden: { $left } $.
event-bought-spoken = { $seat } kauft { $joint } für { $price } $.
event-raised-spoken = { $seat } baut { $joint } für { $price } $ auf Stufe { $level } aus.
event-kept-money-spoken = { $seat } behält { $money } $.
event-extorted-spoken = { $seat } erpresst { $money } $ ({ $piece }): { $space }.
event-earned-spoken = { $seat } verdient { $money } $ mit { $joint }.
explain-claim-spoken = Beanspruche { $joint } ({ $colour }) für { $price } $.
explain-buy-spoken = Kaufe { $joint } ({ $colour }) für { $price } $.
explain-raise-spoken = Baue { $joint } ({ $colour }) für { $price } $ auf Stufe { $level } aus.
claim-too-dear-spoken = { $joint } kostet { $price } $; du hast { $cash } $ und musst { $reserve } $ für deine anderen Läden behalten.
joint-to-buy-spoken = { $joint } ist neutral: kaufe ihn.
joint-to-raise-spoken = { $joint } gehört dir schon; bau ihn aus, um eine Stufe dazuzukaufen.

# Wohin man beim Zurückblicken springt
jump-shootout = Schießereien
jump-raid = Razzien
jump-bribe = Bestechungen
jump-round = Runden

# Warum ein Zug gut ist
because-neutral = Du verlierst { $joint }
because-gone = Sie sind alle weg: { $target }
because-bought = Du kaufst { $joint }
because-lost-level = { $joint }, der dir gehört, verliert eine Stufe
because-raided = Die Polizei macht eine Razzia in { $joint }, der dir gehört
because-hit = Es fallen Mitglieder: { $target }
because-won-shot = Du gewinnst eine Schießerei gegen { $target }
because-earned = Du verdienst an { $joint }
because-raised = Du baust { $joint } aus
because-extorted = Deine { $piece } erpressen Geld
because-rival-extorted = { $seat } erpresst Geld
because-seduced = Deine Vamps verführen ein Mitglied: { $target }
because-was-seduced = Die Vamps von { $seat } verführen ein Mitglied: { $target }
because-recruited = Du wirbst { $piece } an
because-rival-neutral = { $seat } verliert { $joint }
because-rival-bought = { $seat } kauft { $joint }
because-rival-earned = { $seat } verdient an { $joint }
# Dasselbe für andere: was es für { $player } ist, in einer Nachbetrachtung.
because-neutral-of = { $player } verliert { $joint }
because-bought-of = { $player } kauft { $joint }
because-lost-level-of = { $joint }, ein Laden von { $player }, verliert eine Stufe
because-raided-of = Die Polizei macht eine Razzia in { $joint }, einem Laden von { $player }
because-won-shot-of = { $player } gewinnt eine Schießerei gegen { $target }
because-earned-of = { $player } verdient an { $joint }
because-raised-of = { $player } baut { $joint } aus
because-extorted-of = Die { $piece } von { $player } erpressen Geld
because-seduced-of = Die Vamps von { $player } verführen ein Mitglied: { $target }
because-recruited-of = { $player } wirbt { $piece } an

event-equipped-spoken = { $seat } kauft für { $price } $ { $piece ->
    [Schieber] einen Wagen
    [Vamps] neue Kleider
   *[other] Knarren
}.
event-offered-spoken = { $seat } bietet { $partner } an: { $give ->
    [nichts] { $pay } $
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay } $
    }
} für { $want ->
    [nichts] { $get } $
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get } $
    }
}.
event-bribes-spoken = { $seat } versucht, Polizist { $cop } zu bestechen, und legt { $aside } $ beiseite.
event-paid-bribe-spoken = { $seat } zahlt { $price } $ für Polizist { $cop }.
event-recruited-spoken = { $seat } wirbt für { $price } $ { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
} an: { $piece }.
event-worth-spoken = Das Vermögen von { $seat } ist { $worth } $.
explain-recruit-spoken = { $piece }: wirb für { $price } $ { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
} an.
explain-bribe-spoken = Versuche, Polizist { $cop } für { $price } $ zu bestechen.
explain-wheels-spoken = Kaufe für { $price } $ einen Wagen: Du kannst dann für die Bewegung einer Figur Würfel addieren.
explain-heaters-spoken = Kaufe für { $price } $ Knarren: Deine Schläger treffen dann auch mit einer 4.
explain-clothes-spoken = Kaufe für { $price } $ neue Kleider: Deine Vamps verführen dann zwei.
explain-pay-spoken = Lege { $money } $ zu dem dazu, was du zahlst.
explain-get-spoken = Lege { $money } $ zu dem dazu, was du bekommen willst.
too-little-cash-spoken = Das kostet { $price } $; du hast { $cash } $.
pay-too-much-spoken = Du hast { $cash } $; mehr kannst du nicht bieten.
get-too-much-spoken = { $gang } hat { $theirs } $ und kann nicht mehr zahlen.
explain-move-spoken = Bewege die { $piece } nach { $space }, dort { $side }: { $side ->
    [sauber] { $piece ->
        [Vamps] Sie können verführen, und Polizisten lassen sie in Ruhe.
       *[other] Polizisten lassen sie in Ruhe.
    }
   *[other] { $piece ->
        [Schieber] Sie können angreifen, und Polizisten können sie angreifen.
        [Vamps] Sie können erpressen, und Polizisten können sie angreifen.
       *[other] Sie können angreifen und erpressen, und Polizisten können sie angreifen.
    }
}
explain-hire-spoken = { $piece ->
    [Schieber] Heuere { $piece } an: Sie kaufen Läden und bauen sie aus. Die Hälfte ihrer Zahl sind deine Bewegungen.
    [Vamps] Heuere { $piece } an: Sauber verführen sie Mitglieder anderer Banden, kriminell erpressen sie. Sie schießen nicht.
   *[other] Heuere { $piece } an: Sie erpressen in Gebäuden, die niemandem gehören, und schießen am besten.
}
explain-new-cop-spoken = Ziehe einen Polizisten aus dem Beutel; er kommt an Station { $die } heraus.
explain-new-public-spoken = Ziehe Publikum aus dem Beutel; es kommt an Station { $die } heraus.
explain-offer-spoken = Jede Seite gibt einen Laden oder Geld, und nur eine Seite gibt Geld. Ein Laden behält sein Publikum; seine Wächter gehören dann dem neuen Besitzer.
explain-accept-spoken = Nimm das Angebot an. Ein Laden behält sein Publikum; seine Wächter gehören dann dem neuen Besitzer.
explain-propose-spoken = Mache das Angebot. Ein Laden behält sein Publikum; seine Wächter gehören dann dem neuen Besitzer.
asked-for-claim-spoken = Welchen Laden beanspruchst du?
asked-for-gang-spoken = Wen heuerst du geheim für deine Bande an?
asked-for-place-spoken = Wo beginnen deine Figuren?
asked-for-buy-spoken = Du darfst dort, wo deine Schieber stehen, einen Laden kaufen oder ausbauen und Tausche anbieten; dann würfelst du.
asked-for-give-spoken = Was gibst du?
asked-for-want-spoken = Was verlangst du dafür?
asked-for-cash-spoken = Wie viel Geld gehört dazu?
asked-for-accept-spoken = Du bekommst einen Tausch angeboten.
asked-for-police-spoken = Du darfst die Polizei einsetzen: einen Polizisten bewegen oder bestechen oder einen neuen rufen.
asked-for-cop-to-spoken = Wohin geht der Polizist?
asked-for-move-spoken = Du darfst deine Figuren und Publikum bewegen und Mitglieder anwerben.
asked-for-public-to-spoken = Wohin geht das Publikum?
asked-for-return-spoken = Wo kommt die Figur zurück?
asked-for-react-spoken = Wer die Marke des bewegten Polizisten hat, darf sie zeigen: Er geht zurück, und sein Zug bleibt ohne Folgen (GA-4.3).
asked-for-donuts-spoken = Wer die Marke eines Polizisten mit Donuts hat, darf sie zeigen, behält sie und nimmt die Donuts weg (GA-4.9).
asked-for-shield-spoken = Ein Polizist mit Donuts darf jetzt angreifen; ohne Donuts tut er es nicht (GA-4.9).
asked-for-feed-spoken = Ein Polizist mit deinen Donuts bleibt hier: Niemand sonst darf ihn bewegen (GA-4.9).
asked-for-target-spoken = Er greift dort eine kriminelle Figur an, in den Schießereien dieses Zugs (GA-4.6).
asked-for-attack-spoken = Ein Polizist mit deinen Donuts darf Kriminelle der Bande am Zug angreifen, die zu ihm gekommen sind (GA-4.9).
asked-for-seduce-spoken = Eine Figur neben deinen sauberen Vamps verliert ein Mitglied an dich (GA-9.1).
asked-for-shoot-spoken = Deine Kriminellen, die sich bewegt haben, greifen an, eine Figur nach der anderen: Wähle, wer und wen (GA-8.1).
asked-for-keep-spoken = Die Marke eines Polizisten ist eine gelungene Bestechung, ein Unbestechlicher eine misslungene (GA-4.2).

# Was aus einem Zug folgt
faces = { $from ->
    [6] 6
    [5] 5 und 6
   *[other] 4, 5 und 6
}
faces-back = { $back_from ->
    [6] 6
    [5] 5 und 6
   *[other] 4, 5 und 6
}
throws = { $dice ->
    [one] ein Würfel, Treffer
   *[other] { $dice } Würfel, Treffer
} mit { faces }; { $back ->
    [0] sie schießen nicht zurück.
    [one] ein Würfel zurück, Treffer mit { faces-back }.
   *[other] { $back } Würfel zurück, Treffer mit { faces-back }.
}
explain-shoot-spoken = Deine { $piece } greifen { $target } an: { throws }
explain-attack-attack-spoken = Polizist { $cop } greift { $target } an: { throws }
explain-attack-target-spoken = Polizist { $cop } wird nach deinen Bewegungen { $target } angreifen: { throws }
explain-seduce-spoken = Verführe { $target }: { $theirs ->
    [0] dort bleibt niemand übrig
    [one] dort bleibt ein Mitglied
   *[other] dort bleiben { $theirs } Mitglieder
}, { $joins ->
    [0] und du hast keinen Platz für ein weiteres.
   *[other] und du hast dann { $yours }.
}
explain-pass-react-spoken = Zeige nichts: Polizist { $cop } { $then ->
    [raid] macht eine Razzia in dem Laden.
    [raid-attack] macht eine Razzia in dem Laden und wird dort einen Kriminellen angreifen.
    [attack] wird dort einen Kriminellen angreifen.
    [donuts] bleibt und darf Donuts bekommen.
   *[nothing] bleibt, wo er ist.
}
explain-pass-donuts-spoken = Zeige nichts: Durch dich verliert niemand Donuts.
explain-pass-shield-spoken = Zeige nichts: Der Polizist darf angreifen.
explain-pass-feed-spoken = Keine Donuts: In späteren Zügen darf jeder Polizist { $cop } bewegen.
explain-pass-attack-spoken = Polizist { $cop } isst weiter und greift niemanden an.
explain-donuts-feed-spoken = Gib ihm Donuts 1: Niemand sonst darf ihn bewegen, und er darf Kriminelle angreifen, die hereinkommen.
explain-keep-spoken = { $untouchable ->
    [0] Niemand sonst erfährt, was du hast.
   *[other] Behalte den Unbestechlichen: Er ist nicht im Beutel, wenn du wieder ziehst.
}
explain-put-back-spoken = Lege den Unbestechlichen in den Beutel zurück: Er kann wieder gezogen werden.
explain-cop-spoken = Schicke Polizist { $cop } dorthin: { $space }{ $then ->
    [raid] . Eine Razzia kostet den Laden sein Publikum und eine Stufe. Dann verlässt er den Spielplan.
    [raid-attack] . Eine Razzia kostet den Laden sein Publikum und eine Stufe. Dann greift er dort einen Kriminellen an.
    [attack] . Er wird dort einen Kriminellen angreifen.
    [donuts] . Dort darfst du ihm Donuts geben.
   *[nothing] .
}
explain-to-cop-to-spoken = Er geht dorthin: { $space }{ $then ->
    [raid] . Eine Razzia kostet den Laden sein Publikum und eine Stufe. Dann verlässt er den Spielplan.
    [raid-attack] . Eine Razzia kostet den Laden sein Publikum und eine Stufe. Dann greift er dort einen Kriminellen an.
    [attack] . Er wird dort einen Kriminellen angreifen.
    [donuts] . Dort darfst du ihm Donuts geben.
   *[nothing] .
}
public-there-then = { $whose ->
    [own] . Dort zahlt es dir im Zug jedes Spielers { $pays } $.
    [other] . Dort zahlt es { $gang } im Zug jedes Spielers { $pays } $.
    [criminals] . Dort ist ein Krimineller, also verlässt es den Spielplan.
   *[nobody] .
}
explain-public-spoken = Bewege Publikum { $public } dorthin: { $space }{ public-there-then }
explain-to-public-to-spoken = Das Publikum geht dorthin: { $space }{ public-there-then }
explain-to-return-spoken = Die Figur kommt hier sauber zurück: { $space }.
explain-drive-spoken = Fahre die { $piece } mit den Würfeln { $dice } dorthin: { $space }, dort { $side }.

# Plätze und Zahlen, um eine Stellung von Hand aufzubauen.
arrange-space = { $space }
arrange-building = { $space } { $building }
arrange-joint = { $space } { $building } ({ $colour })
arrange-piece = { $piece } ({ $strength }, { $side })
arrange-piece-off = { $piece }
arrange-cop = Polizist { $cop }
arrange-public = Publikum { $public }
arrange-off = Nicht auf dem Spielplan: { $player }
arrange-cops = Beutel der Polizisten
arrange-publics = Beutel des Publikums
arrange-joints = Läden von { $player }
arrange-no-joints = Läden, die niemandem gehören
arrange-markers = Bestechungsmarken von { $player }
arrange-bag = Beutel der Bestechungsmarken
arrange-round = Runde
arrange-active = Wessen Zug beginnt
arrange-order = Reihenfolge
arrange-cash = Geld von { $player }
arrange-strength = Stärke
arrange-criminal = Seite
arrange-equipped = Ausrüstung
arrange-without = ohne
arrange-level = Stufe
arrange-donuts = Donuts
arrange-no-donuts = keine
arrange-donuts-of = Donuts { $count } von { $player }
things-target = Figuren
things-own-target = Figuren dieser Bande
things-cop = Polizisten
things-public = Publikum
things-space = Läden
things-marker = Bestechungsmarken

# Züge, wie man sie tippt; von mehreren Wörtern wird das erste gezeigt
move-claim = beanspruche
move-hire = heuere, heuer
move-done = fertig
move-place = setze, stelle
move-buy = kaufe
move-raise = baue aus
move-wheels = wagen
move-heaters = knarren
move-clothes = kleider
move-offer = biete
move-give = gib
move-want = verlange
move-pay = zahle, bezahle
move-get = bekomme
move-propose = mache angebot
move-accept = nimm an
move-refuse = lehne ab
move-throw = würfle, wirf
move-show = zeige, zeig
move-pass = passe
move-bribe = besteche
move-cop = polizist
move-subway = u-bahn
move-new-cop = neuer polizist
move-donuts = donuts
move-to = nach
move-attack = greife an
move-move = bewege
move-drive = fahre
move-public = publikum
move-new-public = neues publikum
move-recruit = wirb an, rekrutiere
move-seduce = verführe
move-keep = behalte
move-put-back = lege zurück
move-shoot = schieße
move-order = anweisung
between-to = nach
between-as = als
between-with = mit
between-at = auf
between-for = für

# Der Tisch in Worten, zum Vorlesen
description-piece = { $target } ({ $strength }, { $side })
description-public = Publikum { $public }
description-at = { $thing }: auf { $space }.
description-joint = { $space }, { $title }: ein Laden der Farbe { $colour } für { $price }, { $owner ->
    [none] ohne Besitzer
   *[other] von { $owner }, Stufe { $level }, bringt { $pays } je Zug
}
description-building = { $space }, { $title }: ein graues Gebäude
description-station = { $space }, { $title }: Station { $station }
description-street = { $space }: eine Straße
description-there = { $place }. Dort: { $things }.
description-free-names = frei, läden
description-cops-names = polizisten, polizei
description-publics-names = publikum

# Der volle Bildschirm
legend-walls = ↔ ↕ verbundene Läden.
form-offer = einen Tausch anbieten ...
form-about = Wähle einen Partner, was du gibst und was du dafür willst.
form-partner = Wem
form-give = Du gibst
form-pay = und zahlst
form-want = Du willst
form-get = und bekommst
form-joint = { $joint } (Stufe { $level }, Preis { $cash })
