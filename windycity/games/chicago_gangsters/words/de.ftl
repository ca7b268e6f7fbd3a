# Das Spiel
chicago-gangsters = Chicago Gangsters
option-talk = Spieler sagen an, was sie beisteuern werden, und dürfen Karten offen auslegen.
option-godfather = Expertenregel: Ein Spieler kann Pate werden und den Partner ausbooten.
goal = Du gewinnst, wenn du am Ende der Partie, nach zehn, elf oder zwölf Runden, den meisten Alkohol hast.
turn-in-short = In jeder Runde macht eine Karte Partner: Herausforderer gegen Verteidiger. Du legst Karten für deine Seite; die stärkere bekommt die bessere Beute, und von zwei Partnern wählt zuerst, wer mehr beigesteuert hat.
score = { $score } Alkohol
means-weapons = Waffen
means-bribes = Schmiergeld
means-blackmail = Erpressung
means-none = nichts
side-challengers = Herausforderer
side-defenders = Verteidiger
side-neither = keine der beiden Seiten
person-informer = Spitzel (0)
person-whisky-smuggler = Whiskyschmuggler (0)
person-explosives-expert = Sprengstoffexperte (1)
person-dealer = Dealer (1)
person-thief = Dieb (1)
person-fence = Hehler (1)
person-poker-player = Pokerspieler (1)
person-priest = Priester (1)
person-bruiser = Schläger (1)
person-taxi-driver = Taxifahrer (2)
person-customs-officer = Zollbeamter (2)
person-reporter = Reporter (2)
person-bank-director = Bankdirektor (3)
person-mayor = Bürgermeister (3)
person-police-chief = Polizeichef (3)
person-prosecutor = Staatsanwalt (3)
person-judge = Richter (4)
person-senator = Senator (4)
person-taken = schon angeworben
ability-informer = am Rundenende Karten im Wert von 6 für 1 Alkohol
ability-whisky-smuggler = am Rundenende Karten im Wert von 6 für 1 Alkohol
ability-explosives-expert = { $means } überall einsetzbar
ability-dealer = { $means } überall einsetzbar
ability-thief = { $means } überall einsetzbar
ability-fence = am Rundenende eine Karte abwerfen und eine ziehen
ability-poker-player = am Rundenende zwei Karten gegen zwei vom Ablagestapel tauschen
ability-priest = zählt im Showdown als zwei Personen
ability-bruiser = verdoppelt einmal bis zu 10 Punkte gelegter Karten
ability-taxi-driver = 2 Punkte { $means }, wo Personen nicht zählen
ability-customs-officer = 2 Punkte { $means }, wo Personen nicht zählen
ability-reporter = 2 Punkte { $means }, wo Personen nicht zählen
payment-alcohol = 1 Alkohol
payment-means = 1 Mittel-Karte
payment-person = die Person
place-table = der Tisch
place-discards = der Ablagestapel
prize-weapons = Waffen
prize-bribes = Schmiergeld
prize-blackmail = Erpressung
prize-persons = Personen
prize-godfather-points = Patenpunkte

# Der Tisch
headline-join = { $player } ist Mr. X, legt Karten und wählt eine Seite.
headline-declare = Wer will Pate werden? Gewartet wird auf { $player }.
headline-duel = Duell um den Paten: Auf eine Karte von { $player } wird gewartet.
headline-say = Wer bringt wie viel? Gewartet wird auf { $player }.
headline-show = Karten offen auslegen: Gewartet wird auf { $player }.
headline-lay = Karten verdeckt legen: Gewartet wird auf { $player }.
headline-bruiser = Setzt { $player } den Schläger ein?
headline-hide = { $player } hat das ? und darf eine Karte verdeckt lassen.
headline-choose = { $player } wählt aus der Beute der { $row ->
    [winners] Sieger
   *[losers] Verlierer
}: 1 ist { $first }, 2 ist { $second }. (A Alkohol, P die Person, M Mittel-Karten)
headline-pay = { $player } muss den ausgebooteten Partner entschädigen.
headline-round-end = Rundenende: { $player } zieht und darf Personen einsetzen.
headline-sell = { $player } verkauft Karten für Alkohol: bisher { $worth } wert, nötig sind 6.
headline-gamble = { $player } pokert und muss noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} abwerfen.
headline-take = { $player } pokert und nimmt noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} vom Ablagestapel, im Wert von höchstens { $worth }.
headline-over = Die Partie ist zu Ende.
round = Runde { $round }: { $district }. Einsetzbar: { $means }; { $persons }.
persons-count = Personen zählen
persons-do-not-count = Personen zählen nicht
loot = Pakete für die Sieger: { $winners }; für die Verlierer: { $losers }.
loot-letters = A ist Alkohol, M eine Mittel-Karte, P die Person: { $person }.
question = { $player } hat das ?: Eine Karte darf bis zur Auswertung verdeckt bleiben.
no-question = Das ? hat niemand: Keine Karte darf verdeckt bleiben.
pick = Bei gleichem Beitrag { $count ->
    [one] wählt
   *[other] wählen
} zuerst: { $players }.
announced = Stärke: Herausforderer { $challengers }, Verteidiger { $defenders }.
announced-challengers = Stärke: Herausforderer { $challengers }.
alcohol = Alkohol { $alcohol }
column-persons = Personen
column-cards = Karten und Worte
column-hand = Hand
column-alcohol = Alkohol
brings = steuert { $strength } bei
seen = gesehen:
cards-open = offen { $cards }
cards-face-down = verdeckt { $cards }
cards-to-show = offen auszulegen { $cards }
legend-table = 1A: ein Alkohol. W4 ist eine Karte mit 4 Waffen, und so sind B Schmiergeld und K Erpressung; ( ) zählt in dieser Runde nicht; ▒▒ eine Karte, die du nicht siehst. Die Zahl hinter einer Person ist ihre Stärke.
not-usable = ( ) zählt hier nicht
player-you = { $name } (du)
cards-seen = auf der Hand oder verdeckt { $cards }
cards-unknown = { $count ->
    [one] eine unbekannte Karte
   *[other] { $count } unbekannte Karten
}
no-cards = keine Karten
said = sagt { $strength } an
said-nothing = sagt nichts
words = Wort gehalten { $kept }, gebrochen { $broken }
role-mr-x = Mr. X
role-loner = Alleinspieler (zählt doppelt)
role-godfather = Pate
role-ousted = ausgebootet
piles = Nachziehstapel { $pile }; Ablagestapel: { $discards }

# Warum ein Zug nicht erlaubt ist
asked-for-join = Du bist Mr. X: Lege Karten mit "lege" und wähle dann mit "unterstütze Herausforderer" oder "unterstütze Verteidiger" eine Seite.
asked-for-declare = Gefragt ist, ob du Pate werden willst: "werde pate" oder "passe".
asked-for-duel = Gefragt ist eine Karte für das Duell um den Paten.
asked-for-say = Gefragt ist, welche Stärke du beisteuern wirst: "sage" mit einer Zahl von 0 bis 30 oder "schweige".
asked-for-show = Du kannst jetzt Karten offen auslegen: "zeige W4" und so weiter, dann "fertig".
asked-for-lay = Du kannst jetzt Karten verdeckt legen: "lege W4" und so weiter, dann "fertig".
asked-for-bruiser = Gefragt ist, ob du den Schläger einsetzt: "schläger" oder "passe".
asked-for-hide = Gefragt ist, welche Karte verdeckt bleibt: "verdecke" mit einer Karte oder "passe".
asked-for-choose = Du darfst ein Paket wählen: "wähle 1" oder "wähle 2".
asked-for-pay = Gefragt ist, was du deinem ausgebooteten Partner zahlst: "zahle 1 Alkohol", "zahle 1 Mittel-Karte" oder "zahle Person".
asked-for-round-end = Die Runde geht zu Ende: "ziehe", setze eine Person ein ("spitzel", "schmuggler", "hehler W2", "pokere") oder als Mr. X "tausche W2"; danach "fertig".
asked-for-sell = Du verkaufst gerade: Wirf mit "wirf ab" Karten ab, die zusammen 6 oder mehr wert sind, und schließe mit "fertig" ab.
asked-for-gamble = Du pokerst gerade: Wirf mit "wirf ab" zwei Karten ab.
asked-for-take = Du pokerst gerade: Nimm mit "nimm" zwei Karten vom Ablagestapel.
card-not-in-hand = Du hast { $card } nicht auf der Hand.
card-chosen = Du hast keine weitere { $card }: Was du davon hattest, ist schon gewählt.
card-not-laid = { $card } liegt nicht verdeckt vor dir.
card-laid-openly = { $card } liegt offen und kann nicht verdeckt bleiben.
partner-hand-full = Dein Partner hat schon { $limit } Karten; zahle etwas anderes.
not-in-packages = Das ist in deinen Paketen nicht enthalten: { $payment }.
hand-full = Du hast schon { $limit } Karten und kannst deshalb nicht ziehen.
no-cards-to-draw = Nachziehstapel und Ablagestapel sind beide leer, es kann keine Karte gezogen werden.
drawn-already = Du hast schon gezogen.
drawn-twice = Du hast schon zweimal gezogen; öfter darf auch Mr. X nicht.
draw-first = Ziehe eine Karte, bevor du fertig bist.
person-not-yours = Du kontrollierst den { $person } nicht.
person-used = Du hast den { $person } in dieser Runde schon eingesetzt.
hand-too-poor = Deine Karten sind zusammen weniger als { $price } wert.
two-cards-needed = Dafür brauchst du zwei Karten.
not-mr-x = Nur Mr. X darf eine Karte tauschen.
swapped-already = Du hast in dieser Runde schon eine Karte getauscht.
not-worth-enough = Was du abgeworfen hast, ist { $worth } wert; es müssen { $price } oder mehr sein.
not-discarded = { $card } liegt nicht auf dem Ablagestapel.
too-valuable = { $card } ist zu viel wert: Was du noch nimmst, darf zusammen höchstens { $worth } wert sein.
no-second-card = Zu { $card } gibt es keine zweite Karte, die du noch nehmen könntest: Zusammen dürfen sie höchstens { $worth } wert sein.

# Was an einer Stellung falsch ist
flaw-cards-miscounted = Die Zahl der Mittel-Karten stimmt nicht: Jede muss an genau einer Stelle sein.
flaw-hand-miscounted = Eine Hand enthält nicht so viele Karten, wie die Anzahl sagt.
flaw-shown-not-held = Eine Karte, die gezeigt wurde, ist nicht auf der Hand ihres Besitzers.
flaw-laid-not-held = Es sind Karten gelegt oder gewählt, die nicht auf der Hand ihres Besitzers sind.
flaw-unknown-cards = Die Zahl der unbekannten Karten passt nicht zur Zahl der Karten ohne Platz.
flaw-beyond-seats = Etwas gehört zu einem Platz, der nicht mitspielt.
flaw-person-twice = Eine Person ist an zwei Stellen, oder es sind zu wenige Personen für die kommenden Runden übrig.
flaw-piles-misfit-round = Die Stapel der Koalitions-, Stadtteil- und Beutekarten passen nicht zur Runde.
flaw-clans-misdealt = Jeder Spieler außer Mr. X hat einen Clan, und keine zwei denselben.
flaw-sides-misfit = Die Seiten passen nicht zur Koalitionskarte.
flaw-option-misfit = Der Pate ist eine Option für drei oder vier Spieler.
flaw-ask-mismatch = Was gefragt ist, und von wem, passt nicht zum Rest der Stellung.
flaw-too-much-alcohol = Ein Spieler hat mehr Alkohol, als die bisherigen Runden gebracht haben können: durch Beute, durch Verkauf und, am Ende, durch den Showdown.
flaw-too-many-words = Jemand hat mehr als ein Wort je ausgewerteter Runde gehalten oder gebrochen, oder es gibt Worte, wo nicht geredet wird.
flaw-too-many-points = Es gibt mehr Patenpunkte als Runden, die vorbei sind, oder Punkte ohne die Option.
flaw-too-many-cards = Ein Spieler hat mehr als zehn Mittel-Karten, die offenen mitgezählt, oder nach der Auswertung liegen noch Karten offen.
flaw-deal-misfit = Ein Verkauf oder ein Pokerspiel wurde nicht vom Besitzer der Person begonnen, oder der Wert passt nicht zu den Karten, die noch auf der Hand sind.

# Wie eine Partie endet
reason-end-card = der meiste Alkohol

# Was ein Zug tut
explain-join = Schlage dich mit deinen gelegten Karten auf die Seite der { $side }; die anderen erfahren die Seite und die Zahl der Karten.
explain-lay-join = { $usable ->
    [yes] Lege { $card } verdeckt vor dich; bekannt wird nur die Zahl deiner Karten.
   *[no] Lege { $card } verdeckt vor dich; hier nicht einsetzbar: Sie kommt auf deine Hand zurück, und alle haben sie gesehen.
}
explain-lay-lay = { $usable ->
    [yes] Lege { $card } verdeckt vor dich.
   *[no] Lege { $card } verdeckt vor dich; hier nicht einsetzbar: Sie kommt auf deine Hand zurück, und alle haben sie gesehen.
}
explain-done-lay = Lege keine weiteren Karten.
explain-declare = Werde Pate: Du spielst diese Runde ohne deinen Partner.
explain-pass-declare = Verzichte darauf, Pate zu werden.
explain-duel = Spiele { $card } im Duell; wer die höchste Karte spielt, wird Pate.
explain-say = Sage an, dass du { $strength } bringst. Das bindet dich an nichts, aber alle werden sehen, ob es gestimmt hat.
explain-silent = Sage nichts.
explain-show = { $usable ->
    [yes] Lege { $card } offen aus: Alle sehen sie, und sie bleibt liegen.
   *[no] Lege { $card } offen aus; hier nicht einsetzbar: Sie kommt auf deine Hand zurück, und alle haben sie gesehen.
}
explain-done-show = Lege keine weiteren Karten offen aus.
explain-bruiser = Verdopple bis zu 10 Punkte der Karten, die du gelegt hast; danach geht der Schläger aus dem Spiel.
explain-pass-bruiser = Setze den Schläger nicht ein.
explain-hide = Lass { $card } bis zur Auswertung verdeckt liegen. Ist sie nicht einsetzbar, geht sie verloren.
explain-pass-hide = Decke alle deine Karten auf.
explain-choose = Nimm das Paket { $package }.
explain-pay = Gib deinem ausgebooteten Partner { $payment } als Entschädigung.
explain-draw = Ziehe eine Mittel-Karte.
explain-informer = Durch den Spitzel: Wirf Mittel-Karten ab, die zusammen 6 oder mehr wert sind, und nimm dafür 1 Alkohol.
explain-smuggler = Durch den Whiskyschmuggler: Wirf Mittel-Karten ab, die zusammen 6 oder mehr wert sind, und nimm dafür 1 Alkohol.
explain-fence = Durch den Hehler: Wirf { $card } ab und ziehe eine Karte.
explain-swap = Als Mr. X: Wirf { $card } ab und ziehe eine Karte.
explain-poker = Durch den Pokerspieler: Wirf zwei Karten ab und nimm zwei vom Ablagestapel, die zusammen nicht mehr wert sind.
explain-discard-sell = Wirf { $card } ab; alles zusammen muss 6 oder mehr wert sein.
explain-done-sell = Nimm 1 Alkohol für das, was du abgeworfen hast.
explain-discard-gamble = Wirf { $card } ab.
explain-take = Nimm { $card } vom Ablagestapel.
explain-done-round-end = Schließe die Runde für dich ab.

# Was geschah
event-dealt = { $known ->
    [yes] { $seat } bekommt { $card }.
   *[no] { $seat } bekommt eine Karte.
}
event-put-aside = { $person } wird beiseitegelegt.
event-person-dealt = { $seat } beginnt mit dieser Person: { $person }.
event-mr-x-drew = Auslosung von Mr. X: { $seat } zieht { $card }.
event-mr-x = { $seat } wird Mr. X.
event-clan = { $seat } bekommt den Clan { $clan }.
event-round = Runde { $round }: gekämpft wird um { $district }; zu gewinnen ist diese Person: { $person }.
event-coalition = Herausforderer: { $challengers }. Verteidiger: { $defenders }.
event-loot = Beute für die Sieger / die Verlierer: { $packages }.
event-joined = Mr. X, { $seat }, schlägt sich { $cards ->
    [0] ohne Karten
    [one] mit einer Karte
   *[other] mit { $cards } Karten
} auf die Seite der { $side }.
event-declared = Anwärter auf den Paten: { $seats }.
event-nobody-declared = Niemand will Pate werden.
event-duelled = { $seat } spielt { $card } im Duell.
event-godfather = { $seat } wird Pate!
event-no-godfather = Das Duell endet unentschieden, und niemand wird Pate.
event-ousted = { $seat } wird ausgebootet und nimmt an dieser Runde nicht teil.
event-said = { $seat } sagt: Ich bringe { $strength }.
event-silent = { $seat } sagt nichts.
event-showed = { $seat } legt { $card } offen aus.
event-showed-many = { $seat } legt { $card } offen aus.
event-laid = { $seat } legt { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
} verdeckt vor sich.
event-bruiser = { $seat } setzt den Schläger ein!
event-hid = { $known ->
    [yes] { $seat } lässt { $card } verdeckt liegen.
   *[no] { $seat } lässt eine Karte verdeckt liegen.
}
event-passed = { $seat } passt.
event-finished = { $seat } ist fertig.
event-turned-up = { $usable ->
    [yes] { $seat } deckt { $card } auf.
   *[no] { $seat } deckt { $card } auf und nimmt sie zurück: hier nicht einsetzbar.
}
event-turned-up-many = { $usable ->
    [yes] { $seat } deckt { $card } auf.
   *[no] { $seat } deckt { $card } auf und nimmt sie zurück: hier nicht einsetzbar.
}
event-contributed = { $seat } steuert { $brought } bei; die { $side } haben jetzt { $strength }.
event-strength = Die { $side } haben Stärke { $strength }.
event-hidden-up = { $usable ->
    [yes] Die verdeckte Karte von { $seat } ist { $card }.
   *[no] Die verdeckte Karte von { $seat } ist { $card }: hier nicht einsetzbar und damit verloren.
}
event-kept-word = { $seat } hat sein Wort gehalten: { $said } angesagt, { $brought } gebracht.
event-broke-word = { $seat } hat sein Wort gebrochen: { $said } angesagt, { $brought } gebracht.
event-won = Die { $side } gewinnen mit { $strength } zu { $losers }.
event-spent = { $seat } wirft die benutzten Karten ab.
event-no-loot = Die { $side } haben nicht einmal halb so viel wie die Sieger und gehen leer aus.
event-got = { $alcohol ->
    [0] { $seat } bekommt { $means ->
        [one] eine Mittel-Karte
       *[other] { $means } Mittel-Karten
    }.
   *[other] { $means ->
        [0] { $seat } bekommt { $alcohol } Alkohol.
        [one] { $seat } bekommt { $alcohol } Alkohol und eine Mittel-Karte.
       *[other] { $seat } bekommt { $alcohol } Alkohol und { $means } Mittel-Karten.
    }
}
event-recruited = { $seat } wirbt eine Person an: { $person }.
event-paid = { $seat } gibt { $partner } als Entschädigung { $payment }.
event-drew = { $known ->
    [yes] { $seat } zieht { $card }.
   *[no] { $seat } zieht eine Karte.
}
event-drew-many = { $known ->
    [yes] { $seat } zieht { $card }.
   *[no] { $seat } zieht { $count } Karten.
}
event-forfeited = { $seat } kann nicht ziehen: Eine Karte verfällt.
event-shuffled = Der Ablagestapel wird gemischt; der Nachziehstapel hat jetzt { $cards } Karten.
event-discarded = { $seat } wirft { $card } ab.
event-took-back = { $seat } nimmt { $card } auf die Hand.
event-used = { $seat } setzt den { $person } ein.
event-swapped = { $seat } tauscht als Mr. X eine Karte.
event-sold = { $seat } bekommt 1 Alkohol durch den { $person }.
event-left = { $person } geht aus dem Spiel.
event-godfather-point = { $seat } bekommt einen Patenpunkt.
event-end-card = Nach { $rounds } Runden kommt die Karte "Spielende": Showdown!
event-showdown = { $prize }: { $seat } hat { $score }{ $alcohol ->
    [0] .
   *[other] {" "}und bekommt { $alcohol } Alkohol.
}
event-ended = Die Partie ist zu Ende: { $reason }.
result = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}: { $reason } ({ $rule }).

# Was an einer Edition falsch ist
edition-no-such-clan = In { $file } nennt { $path } { $clan }, aber das ist kein Clan; die Clans sind: { $known }.
edition-not-a-pair = In { $file } muss { $path } zwei verschiedene Clans nennen.
edition-question-not-challenger = In { $file } ist { $path } { $clan }, aber das ? gehört zu einem der Herausforderer.
edition-wrong-pick = In { $file } muss { $path } einen Clan der Herausforderer und einen der Verteidiger nennen.
edition-pair-count = { $one } und { $other } fordern auf { $count ->
    [0] keiner Koalitionskarte
    [one] einer Koalitionskarte
   *[other] { $count } Koalitionskarten
} gemeinsam heraus, nicht auf zweien.
edition-district-empty = In { $district } ist kein Mittel einsetzbar.
edition-district-means = In { $file } nennt { $path } ein Mittel doppelt; nenne jedes einmal.
edition-bad-package = In { $file } ist { $path } "{ $text }"; schreibe ein Paket wie 2A, A+P oder P+2M: höchstens 2 Alkohol, die Person, Mittel-Karten.
edition-loot-persons = In { $file } enthält { $path } in seinen vier Paketen { $count } Personen; es muss genau eine sein.
edition-wrong-persons = In { $file } muss { $path } je einen Eintrag haben für: { $wanted }.

# Dinge, die ein Zug falsch nennt
move-no-such-card = Es gibt keine Karte { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-package = Es gibt kein Paket { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-payment = Mit { $thing } in "{ $move }" kann man nicht zahlen; schreibe es so: { $example }.
move-no-such-side = Es gibt keine Seite { $thing } in "{ $move }"; schreibe es so: { $example }.
move-no-such-strength = { $thing } in "{ $move }" ist keine Stärke, die man ansagen kann; schreibe es so: { $example }.

# Wie man es sagt, wenn man es nicht tippen muss
spoken-packages = { $winners } für die Sieger; { $losers } für die Verlierer
spoken-choice = { $first } oder { $second }
spoken-alcohol = { $count } Alkohol
spoken-means = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
spoken-person = die Person
event-loot-spoken = Beute: { $packages }.
explain-choose-spoken = Nimm dieses Paket: { $package }.
asked-for-join-spoken = Du bist Mr. X: Wähle die Karten, die du legst, dann deine Seite.
asked-for-declare-spoken = Willst du Pate werden? Alle entscheiden zugleich.
asked-for-duel-spoken = Mehr als einer will Pate werden. Wähle eine Karte für das Duell.
asked-for-say-spoken = Sage an, wie viel du bringst, oder schweige.
asked-for-show-spoken = Wähle Karten, die du offen legst, oder keine.
asked-for-lay-spoken = Wähle die Karten, die du verdeckt legst, oder lege nichts.
asked-for-bruiser-spoken = Setze den Schläger für deine gelegten Karten ein, oder behalte ihn.
asked-for-hide-spoken = Wähle die eine verdeckte Karte, die bis zur Auswertung verdeckt bleibt, oder decke alles auf. Ist sie hier nicht einsetzbar, geht sie dann verloren.
asked-for-choose-spoken = Wähle ein Paket; es wird als Ganzes genommen (CG-5.1).
asked-for-pay-spoken = Beide Pakete gehören dir. Dein ausgebooteter Partner bekommt eine Sache daraus: Wähle, welche.
asked-for-round-end-spoken = Ziehe, nutze deine Personen in beliebiger Reihenfolge und beende dann deine Runde.
asked-for-sell-spoken = Wähle Karten im Wert von zusammen 6 oder mehr, für 1 Alkohol.
asked-for-gamble-spoken = Wähle die Karten, die der Pokerspieler hergibt.
asked-for-take-spoken = Wähle zwei abgelegte Karten, die zusammen nicht mehr wert sind als das, was du hergegeben hast.

# Wohin man beim Zurückblicken springt
jump-fight = Kämpfe
jump-duel = Duelle
jump-round = Runden

# Warum ein Zug gut ist
because-recruited = Du wirbst eine Person an, { $person }
because-won = Deine Seite gewinnt den Kampf
because-rival-recruited = { $seat } wirbt eine Person an, { $person }
because-no-loot = Deine Seite ist zu schwach und bekommt keine Beute
because-got = Du bekommst { $alcohol ->
    [0] als Beute { $means ->
        [one] eine Mittel-Karte
       *[other] { $means } Mittel-Karten
    }
   *[other] { $means ->
        [0] als Beute { $alcohol } Alkohol
        [one] als Beute { $alcohol } Alkohol und eine Mittel-Karte
       *[other] als Beute { $alcohol } Alkohol und { $means } Mittel-Karten
    }
}
because-godfather = Du wirst Pate
because-rival-godfather = { $seat } wird Pate
because-godfather-point = Du bekommst einen Patenpunkt
because-ousted = Du wirst für diese Runde ausgebootet
because-broke-word = Du brichst dein Wort
# Dasselbe für andere: was es für { $player } ist, in einer Nachbetrachtung.
because-recruited-of = { $player } wirbt eine Person an, { $person }
because-won-of = Die Seite von { $player } gewinnt den Kampf
because-no-loot-of = Die Seite von { $player } ist zu schwach und bekommt keine Beute
because-got-of = { $player } bekommt { $alcohol ->
    [0] als Beute { $means ->
        [one] eine Mittel-Karte
       *[other] { $means } Mittel-Karten
    }
   *[other] { $means ->
        [0] als Beute { $alcohol } Alkohol
        [one] als Beute { $alcohol } Alkohol und eine Mittel-Karte
       *[other] als Beute { $alcohol } Alkohol und { $means } Mittel-Karten
    }
}
because-godfather-of = { $player } wird Pate
because-godfather-point-of = { $player } bekommt einen Patenpunkt
because-ousted-of = { $player } wird für diese Runde ausgebootet
because-broke-word-of = { $player } bricht das gegebene Wort

# Plätze und Zahlen, um eine Stellung von Hand aufzubauen.
arrange-hand = Hand von { $player }
arrange-pile = Stapel der Mittel-Karten
arrange-discards = Ablagestapel
arrange-person = Person, die zu gewinnen ist
arrange-persons = Personen von { $player }
arrange-persons-left = Personen, die noch kommen
arrange-persons-gone = Personen aus dem Spiel
arrange-coalition = Koalition dieser Runde
arrange-coalition-pile = Koalitionen, die noch kommen
arrange-coalition-gone = Koalitionen früherer Runden
arrange-coalition-card = { $challengers } gegen { $defenders }
arrange-district = Stadtteil dieser Runde
arrange-district-pile = Stadtteile, die noch kommen
arrange-district-gone = Stadtteile früherer Runden
arrange-loot = Beute dieser Runde (A Alkohol, M Mittel-Karte, P Person)
arrange-loot-pile = Beute, die noch kommt
arrange-loot-gone = Beute früherer Runden
arrange-loot-card = { $packages }
arrange-round = Runde
arrange-alcohol = Alkohol von { $player }
things-card = Mittel-Karten
things-person = Personen
things-coalition = Koalitionen
things-district = Stadtteile
things-loot = Beutekarten

# Züge, wie man sie tippt; von mehreren Wörtern wird das erste gezeigt
move-join = unterstütze
move-declare = werde pate, pate
move-pass = passe
move-duel = duell
move-say = sage, sag
move-silent = schweige, schweig
move-show = zeige, zeig
move-lay = lege, leg
move-done = fertig
move-bruiser = schläger
move-hide = verdecke
move-choose = wähle
move-pay = zahle, bezahle
move-draw = ziehe, zieh
move-informer = spitzel
move-smuggler = schmuggler, whiskyschmuggler
move-fence = hehler
move-swap = tausche
move-poker = pokere, poker
move-discard = wirf ab
move-take = nimm

# Der Tisch in Worten, zum Vorlesen
description-own = Du: { $roles }. Deine Karten: { $cards }.
description-person = Die Person, um die es geht: { $person }.
description-round-names = runde, beute
description-piles-names = stapel, ablagestapel
