# Die Seite
report = Bericht über eine Simulation
title = { $game } mit { $seats } Spielern
lead = { $count ->
    [one] Eine Partie
   *[other] { $matches } Partien
}: { $bots }.
all-bots = auf jedem Platz spielt { $bot }
contenders = ein Turnier von { $bots }
bots-by-seats = nach Plätzen spielen die Bots { $bots }
contents = Inhalt
numbers = Die Zahlen
basis = { $matches ->
    [one] Aus einer Partie.
   *[other] Aus { $written } Partien.
}
unfinished = Diese Serie ist noch nicht fertig: { $played } von { $planned } Partien sind gespielt. Alle Zahlen beziehen sich auf diese Partien.
stopped-early = Ein Turnier, das anhielt, weil seine Frage entschieden war, neigt zu dieser Antwort; spiele für unverzerrte Anteile eine feste Zahl von Partien.
program-failed = { $bot } versagte { $moves ->
    [one] einmal
   *[other] { $moves }-mal
}, in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}. Dann zog der Greedy-Bot für ihn; was hier über ihn steht, gilt also zum Teil dem Greedy-Bot.
records-refused = { $count ->
    [one] Eine Aufzeichnung ist unbrauchbar und bleibt außer Betracht.
   *[other] { $count } Aufzeichnungen sind unbrauchbar und bleiben außer Betracht.
} { $reasons }
run-empty = In { $folder } liegt eine Serie, von der noch keine Partie gespielt ist; es gibt nichts zu berichten.
run-misfit = Die Partien in { $folder } passen nicht zu den Einstellungen im run.json dort: jede muss { $seats } Bots und { $seats } Punktzahlen haben, und Sieger auf diesen Plätzen.
report-written = Der Bericht steht in { $file }.
report-cannot-write = Der Bericht kann nicht in { $file } geschrieben werden: { $reason }.
reading-records = Partien nachspielen

# Was gemessen wurde
setting-game = Spiel
setting-bots = Wer spielt
setting-matches = Partien
setting-records = Nachgespielte Partien
setting-seed = Startzahl
secret-seed = keine: Der Zufall folgt aus einem Geheimnis, das in run.json steht
setting-options = Optionen
setting-edition = Edition des Spiels
setting-versions = Versionen
seats-count = { $seats } Plätze
played-of = { $played } von { $planned }
no-options = keine
versions = Windy City { $version }, Regeln { $rules }, Rat des greedy-Bots { $advice }, Bewertung der suchenden Bots { $value }
tile-matches = Partien
tile-records = davon { $count } Zug um Zug nachgespielt
tile-seat = Platz mit den meisten Siegen
tile-seat-note = der Siege gehen an Platz { $number } (95 %: { $interval })
tile-end = Häufigstes Ende
tile-end-note = { $end }; 95 %: { $interval }
tile-shared = Geteilte Siege
tile-shared-note = der Partien (95 %: { $interval })
tile-length = Die Hälfte dauert höchstens
tile-changes = Führungswechsel
tile-changes-note = je Partie im Mittel (95 %: { $interval })

# Zahlen in Worten
interval = { $low } bis { $high }
no-interval = keines: nur eine Partie
tip-matches = { $label }: { $value } (95 %: { $interval }), aus { $matches } Partien
tip-facts = { $label }: { $value } (95 %: { $interval }), aus { $count } Fällen in { $matches } Partien
tip-strip = { $label }: die Hälfte dauert höchstens { $middle }, neun von zehn zwischen { $low } und { $high }; aus { $count } Partien
cases = von { $count }
chance = bei Zufall { $share }
bin = { $low } bis { $high }
after-part = Nach { $part } der Partie
never = nie
never-led = Auch am Ende nicht
finding-none = Aus diesen Partien lässt sich kein Unterschied zum Zufall erkennen.
finding-above = Über dem Zufall, auch mit dem ganzen Intervall: { $names }.
finding-below = Unter dem Zufall, auch mit dem ganzen Intervall: { $names }.
column-what = Was
column-group = Gruppe
column-share = Anteil
column-mean = Mittelwert
column-interval = 95-%-Intervall
column-count = Fälle
column-matches = Partien
axis-wins = Anteil an den Siegen
axis-wins-seat = Anteil an den Siegen, je Platz
axis-matches = Anteil der Partien
axis-group = Anteil der Gruppe
axis-rounds = Runden
axis-answers = Antworten
axis-score = Punktzahl
axis-margin = Punktzahl des Siegers, weniger die beste der anderen
axis-changes = Führungswechsel in einer Partie
axis-part = Teil der Partie
axis-leader-wins = wer führt, gewinnt
group-winners = Sieger
group-others = die anderen
group-winning-side = siegreiche Seite
group-losing-side = unterlegene Seite
group-hits = Treffer
group-hits-back = Treffer zurück
seat = Platz { $number }
bot-in-seat = { $bot }, Platz { $number }

# Wer gewinnt
section-wins = Wer gewinnt
section-wins-about = In einem gerechten Spiel unter Gleichen bekommt jeder Platz denselben Teil der Siege. Ein geteilter Sieg zählt für jeden, der daran teilhat, als sein Anteil.
seats = Siege nach Platz
seats-about = Welcher Teil der Siege an jeden Platz geht, mit dem 95-%-Intervall.
shared-wins = { $value } (95 %: { $interval }) der Partien haben mehr als einen Sieger.
seats-not-even = Die Bots saßen nicht gleich oft auf jedem Platz; die Plätze unterscheiden sich also auch durch ihre Bots.
bots = Siege nach Bot
bots-about = Was ein Platz gewinnt, wenn dieser Bot dort sitzt. Hat ein Bot in einer Partie mehrere Plätze, dann berücksichtigt das Intervall das.
bots-not-even = Die Bots saßen nicht gleich oft auf jedem Platz; die Bots unterscheiden sich also auch durch ihre Plätze.
bots-by-seat = Siege nach Bot und Platz
bots-by-seat-about = Dasselbe für jeden Platz, auf dem ein Bot saß.

# Wie Partien enden
section-ends = Wie Partien enden, und wann
section-ends-about = Welche Art zu gewinnen die Partie beendet, und wie lange das dauert. Gezählt wird in Runden, wo das Spiel sie hat, und in Antworten: jede Entscheidung, nach der ein Platz gefragt wird.
ends = Arten zu gewinnen
ends-about = Der Anteil der Partien, die auf jede Art enden.
ends-unseen = In diesen Partien nicht vorgekommen: { $reasons }.
way-end-card = der meiste Alkohol nach der Karte „Spielende“
when = Wann jede Art die Partie beendet
when-about = Die Marke ist die Mitte: die Hälfte der Partien, die so enden, ist dann vorbei. Der Kasten umfasst die Hälfte, die Linie neun von zehn.

# Wie lange Partien dauern
rounds = Länge in Runden
rounds-about = In welcher Runde Partien enden.
answers = Länge in Antworten
answers-about = Wie viele Antworten alle Plätze zusammen in einer Partie geben.
lengths-note = Im Mittel { $value } (95 %: { $interval }); die Hälfte der Partien dauert höchstens { $half }, neun von zehn zwischen { $low } und { $high }; die kürzeste { $least }, die längste { $most }.

# Punktzahlen
section-scores = Punktzahlen
section-scores-about = Die Punktzahl ist, was das Spiel am Ende zählt: { $what }.
counted-chicago-poker = übernommene Betriebe
counted-chicago-gangsters = Alkohol
counted-chicago = Vermögen, das sind Geld, Bars, Kasinos und die Stecker der Männer auf dem Spielplan
counted-gangsters = Vermögen, das sind Bargeld und der Preis der Läden mal ihrer Stufe
scores = Punktzahlen der Sieger und der anderen
scores-about = Wie die Punktzahlen am Ende verteilt sind, jede Gruppe für sich.
margins = Wie weit der Sieger vorn liegt
margins-about = Die Punktzahl des Siegers weniger die beste derer, die nicht gewonnen haben. Partien, die alle Plätze gemeinsam gewinnen, zählen nicht mit.
margins-behind = In { $value } der Partien (95 %: { $interval }) hatte jemand anders die höhere Punktzahl: eine andere Art zu gewinnen kam zuvor.
seat-scores = Mittlere Punktzahl nach Platz
seat-scores-about = Die mittlere Punktzahl jedes Platzes am Ende, mit dem 95-%-Intervall.

# Die Führung
section-leads = Die Führung
section-leads-about = Wer { $what } hat, am Ende { $unit }. Diese Zahlen stammen aus den Aufzeichnungen, die dafür nachgespielt werden.
section-records = Die Führung, und was das Spiel entscheidet
no-records = Die Serie hat keine Aufzeichnungen ihrer Partien, also lässt sich das nicht messen. Simuliere mit Aufzeichnungen, um es zu messen.
no-usable-records = Keine der Aufzeichnungen ist brauchbar, also lässt sich das nicht messen.
other-edition = Die Serie wurde in der Edition { $edition } ({ $digest }) gespielt, die hier fehlt; ihre Aufzeichnungen lassen sich also nicht nachspielen. Lege diese Edition als edition.toml in den Ordner der Serie.
score-chicago-poker = die meisten Betriebe
score-chicago-gangsters = den meisten Alkohol
score-chicago = das größte Vermögen
score-gangsters = das größte Vermögen
stretch-chicago-poker = jedes Zuges
stretch-chicago-gangsters = jeder Runde
stretch-chicago = jeder Runde
stretch-gangsters = jeder Runde
leader-wins = Gewinnt, wer führt?
leader-wins-about = Wie oft, wer nach jedem Zehntel einer Partie führt, sie am Ende gewinnt. Führen mehrere gemeinsam, dann ist ein beliebiger von ihnen gemeint.
changes = Führungswechsel
changes-about = Wie oft die Führung in einer Partie von einem Platz zum anderen geht. Ein Gleichstand ändert nichts, bis ein anderer allein führt.
changes-note = Im Mittel { $value } (95 %: { $interval }).
settled = Wann die Partie entschieden ist
settled-about = Der Teil der Partie, nach dem der spätere Sieger nie mehr zurücklag.
settled-note = In { $value } der Partien (95 %: { $interval }) hat der Sieger auch am Ende nicht die höchste Punktzahl.

# Was das Spiel entscheidet
section-study = Was das Spiel entscheidet
section-study-about = Gefunden durch Nachspielen der Aufzeichnungen. Was mit dem Sieg zusammengeht, muss nicht seine Ursache sein: wer ohnehin vorn liegt, bekommt vielleicht auch mehr.

# Chicago Poker
topic-combination = Welche Kombinationen Duelle gewinnen
topic-combination-about = Wie oft eine Reihe das Duell gewinnt, in dem sie gezeigt wird, nach ihrer Kombination. Duelle mit nur einem Spieler zählen nicht mit.
topic-combination-axis = gewonnene Duelle
topic-taken-with = Womit Betriebe übernommen werden
topic-taken-with-about = Die Kombinationen der Sieger aller Duelle.
topic-taken-with-axis = Anteil der übernommenen Betriebe
topic-duel = Wie Duelle verlaufen
topic-duel-about = Umkämpft: dort liegen Karten von mehr als einem Spieler. Die beiden anderen Zeilen gelten nur für umkämpfte Duelle.
topic-duel-axis = Anteil der Duelle
duel-contested = umkämpft
duel-bullet-wins = der Besitzer der Kugel gewinnt
duel-tied = unentschieden, aus der Hand entschieden
topic-bullet = Gewinnt, wer eine Reihe vollendet?
topic-bullet-about = Wie oft der Besitzer der Kugel ein umkämpftes Duell gewinnt, nach Art des Betriebs: es kommt darauf an, was verdeckt liegt.
topic-bullet-axis = Duelle, die der Besitzer der Kugel gewinnt
topic-company = Wie voll Betriebe sind
topic-company-about = Wie viele Spieler Karten bei einem Betrieb haben, wenn er übernommen wird.
topic-company-axis = Spieler
topic-owned = Betriebe am Ende
topic-owned-about = Wie viele Betriebe jeder Art ein Spieler am Ende hat.
topic-owned-axis = Betriebe
topic-taken = Lohnt es sich, früh dran zu sein?
topic-taken-about = Wie oft, wer den ersten, zweiten, dritten Betrieb übernimmt, die Partie gewinnt.
label-taken = Betrieb Nummer { $number }
topic-special = Sonderkarten
topic-special-about = Wie oft gewinnt, wer eine Sonderkarte mindestens einmal mit Wirkung gespielt hat.
hand-chicago-poker = Chicago Poker
hand-straight-flush = Straight Flush
hand-rainbow-straight = Regenbogenstraße
hand-four-of-a-kind = Vierling
hand-full-house = Full House
hand-flush = Flush
hand-straight = Straße
hand-three-of-a-kind = Drilling
hand-two-pair = zwei Paare
hand-pair = Paar
hand-high-card = hohe Karte

# Chicago Gangsters
topic-person = Personen
topic-person-about = Wie oft, wer die Person am Ende hat, die Partie gewinnt. Partien, in denen niemand sie hat, zählen nicht mit.
topic-persons-held = Anzahl der Personen
topic-persons-held-about = Wie oft ein Spieler mit so vielen Personen am Ende gewinnt.
label-persons-held = { $number ->
    [0] keine Person
    [one] eine Person
    [6] 6 Personen oder mehr
   *[other] { $number } Personen
}
topic-alcohol = Woher der Alkohol kommt
topic-alcohol-about = Alkohol eines Spielers in einer Partie, nach Herkunft.
topic-alcohol-axis = Alkohol
alcohol-winning-side = Beute der siegreichen Seite
alcohol-losing-side = Beute der unterlegenen Seite
alcohol-sold = über eine Person verkauft
alcohol-showdown-weapons = Showdown: Waffen
alcohol-showdown-bribes = Showdown: Schmiergeld
alcohol-showdown-blackmail = Showdown: Erpressung
alcohol-showdown-persons = Showdown: Personen
alcohol-showdown-godfather-points = Showdown: Patenpunkte
alcohol-paid-by-godfather = von einem Paten gezahlt
topic-conduct = Wie Sieger spielen
topic-conduct-about = Kämpfe: die, die die Seite des Spielers gewinnt. Erste Wahl: von den Paketen, die ein Spieler bekommt, die, bei denen er wählen durfte. Wort gehalten: von den angesagten Stärken die, die gebracht wurden.
topic-conduct-axis = Anteil der Fälle
conduct-won-fight = gewonnene Kämpfe
conduct-picked-first = erste Wahl bei der Beute
conduct-kept-word = Wort gehalten
topic-fight = Kämpfe
topic-fight-about = Wie Kämpfe um Stadtteile ausgehen. Sind beide Seiten gleich stark, dann gewinnen die Herausforderer.
topic-fight-axis = Anteil der Kämpfe
fight-challengers-win = die Herausforderer gewinnen
fight-losers-get-loot = die Verlierer bekommen Beute
fight-equal = beide Seiten sind gleich stark
topic-district = Stadtteile
topic-district-about = Wie oft die Herausforderer gewinnen, nach Stadtteil und dem, was dort erlaubt ist.
topic-district-axis = Kämpfe, die die Herausforderer gewinnen
topic-district-strength = Wie hart um Stadtteile gekämpft wird
topic-district-strength-about = Die Stärke beider Seiten, nach Stadtteil.
topic-district-strength-axis = Stärke
topic-loot-strength = Wie hart um Beute gekämpft wird
topic-loot-strength-about = Die Stärke beider Seiten, nach Beutekarte: Pakete der Sieger / der Verlierer; A Alkohol, P die Person, M Mittel-Karten.
topic-loot-strength-axis = Stärke

# Chicago
topic-worth = Woraus das Vermögen besteht
topic-worth-about = Das Vermögen einer Bande am Ende, nach seinen Teilen.
topic-worth-axis = Vermögen
worth-money = Geld
worth-bars = Bars
worth-casinos = Kasinos
worth-heads = Stecker der Männer
topic-payday = Auszahlungen
topic-payday-about = Was die Bank einer Bande nach den Runden 6, 12 und 18 zahlt, in Partien, die so weit kommen.
topic-payday-axis = Geld
label-payday = nach Runde { $number }
topic-casinos-held = Kasinos zur Halbzeit
topic-casinos-held-about = Wie oft eine Bande mit so vielen Kasinos nach Runde 12 gewinnt, in Partien, die länger dauern.
label-casinos-held = { $number ->
    [0] kein Kasino
    [one] ein Kasino
   *[other] { $number } Kasinos
}
topic-central-held = Zentrale Bars zur Halbzeit
topic-central-held-about = Wie oft eine Bande mit so vielen der acht zentralen Bars nach Runde 12 gewinnt, in Partien, die länger dauern.
label-central-held = { $number ->
    [0] keine zentrale Bar
    [one] eine zentrale Bar
    [4] 4 zentrale Bars oder mehr
   *[other] { $number } zentrale Bars
}
topic-heads = Männer am Ende
topic-heads-about = Die Männer einer Bande am Ende, nach der Farbe ihrer Stecker.
topic-heads-axis = Männer
topic-deeds = Was Banden tun
topic-deeds-about = Wie oft in einer Partie, je Bande.
topic-deeds-axis = Mal je Partie
deed-fights-won = gewonnene Kämpfe
deed-fights-lost = verlorene Kämpfe
deed-bars-taken = eingenommene Bars
deed-men-bought = gekaufte Männer
topic-attack = Angriffe
topic-attack-about = Wie oft der Angreifer einen Kampf gewinnt, nach seinem Stecker.
topic-attack-axis = Kämpfe, die der Angreifer gewinnt

# Gangsters
topic-order = Spielreihenfolge
topic-order-about = Die Reihenfolge wird für jede Partie neu ausgelost, unabhängig von den Plätzen am Tisch. Wie oft jede Stelle darin gewinnt.
label-order = an { $number }. Stelle
topic-claim = Erste Ansprüche
topic-claim-about = Wie oft eine Bande gewinnt, die beim Aufbau einen Laden dieser Farbe beansprucht; jeder Anspruch zählt.
topic-first-gang = Erste Banden
topic-first-gang-about = Wie oft eine Bande gewinnt, nach dem, was sie beim Aufbau anheuert.
topic-income = Einnahmen
topic-income-about = Was eine Bande in der ganzen Partie einnimmt.
topic-income-axis = Geld
income-extorted = erpresst
income-earned = von Läden gezahlt
topic-joints = Läden nach Farbe
topic-joints-about = Läden, die eine Bande am Ende besitzt.
topic-joints-axis = Läden
topic-districts = Läden nach Stadtteil
topic-districts-about = Läden, die eine Bande am Ende besitzt, nach Stadtteil.
topic-districts-axis = Läden
topic-whole-colour = Welche Farbe gewinnt
topic-whole-colour-about = Von den Partien, die mit allen Läden einer Farbe gewonnen wurden: welche es war.
topic-whole-colour-axis = Anteil dieser Partien
topic-city-deeds = Was Banden tun und erleiden
topic-city-deeds-about = Wie oft in einer Partie, je Bande. Mitglieder zählen einzeln; Razzien sind die in den eigenen Läden.
topic-city-deeds-axis = Mal je Partie
city-deed-bought = gekaufte Läden
city-deed-raised = ausgebaute Läden
city-deed-equipped = gekaufte Ausrüstung
city-deed-seduced = verführte Mitglieder
city-deed-bribed = Bestechungsversuche
city-deed-recruited = angeworbene Mitglieder
city-deed-raided = erlittene Razzien
city-deed-shot = begonnene Schießereien
topic-police = Polizei
topic-police-about = Wie oft eine Bestechung gelingt, und wie oft ein Polizist, der zieht, mit einer Marke zurückgeschickt wird.
topic-police-axis = Anteil der Fälle
police-bribe-worked = die Bestechung gelingt
police-sent-back = der Polizist wird zurückgeschickt
topic-shots = Schießereien: Treffer
topic-shots-about = Treffer des Angreifers, und des Angegriffenen zurück, in einer Schießerei.
topic-shots-axis = Treffer
topic-shoot-outs = Schießereien: wie viele
topic-shoot-outs-about = Wie viele Schießereien jede Art von Angreifer in einer Partie beginnt.
topic-shoot-outs-axis = Mal je Partie
shooter-racketeers = Schieber
shooter-thugs = Schläger
shooter-cops = Polizisten
shooter-guards = Wächter

# Wie gemessen wurde
method = Wie das gemessen wurde
method-shares = Intervalle von Anteilen sind die von Wilson, bei 95 %: von zwanzig solchen Intervallen enthalten etwa neunzehn den wahren Anteil. Ein geteilter Sieg zählt als Teil; das macht das Intervall etwas weiter als nötig, nie enger.
method-clusters = Kommen mehrere Fälle aus einer Partie, dann sind sie nicht unabhängig. Das Intervall zählt sie dann für so viele unabhängige Fälle, wie sie wert sind, danach, wie weit die Partien auseinandergehen.
method-rounds = Die Partien einer Runde des Turniers teilen ihren Zufall und sind also auch nicht unabhängig: die Intervalle gehen über Runden.
method-means = Intervalle von Mittelwerten sind die von Student, bei 95 %, über Partien.
method-many = Bei so vielen Intervallen auf einer Seite liegt eines von zwanzig zufällig daneben. Eine einzelne Zeile, die ein wenig heraussticht, beweist nichts.
method-bots = Alle Zahlen gelten für diese Bots, nicht für das Spiel an sich: andere Spieler spielen es anders. Dieselben Einstellungen und dieselbe Startzahl geben dieselben Partien, und derselbe Ordner gibt diese Seite, Byte für Byte.
