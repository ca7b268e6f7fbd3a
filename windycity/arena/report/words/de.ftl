# Die Seite
report-simulate = Bericht über eine Simulation
report-tournament = Bericht über ein Turnier
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
run-misfit = Die Partien in { $folder } passen nicht zu den Einstellungen im run.json dort: Jede muss { $seats } Bots und { $seats } Punktzahlen haben, und Sieger auf diesen Plätzen.
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
tip-strip = { $label }: Die Hälfte dauert höchstens { $middle }, neun von zehn zwischen { $low } und { $high }; aus { $count } Partien
cases = von { $count }
chance = bei Zufall { $share }
bin = { $low } bis { $high }
after-part = Nach { $part } der Partie
never = nie
never-led = Auch am Ende nicht
chance-none = Aus diesen Partien lässt sich kein Unterschied zum Zufall erkennen.
chance-above = Über dem Zufall, auch mit dem ganzen Intervall: { $names }.
chance-below = Unter dem Zufall, auch mit dem ganzen Intervall: { $names }.
own-share = eigener Anteil des Bots
own-share-none = Aus diesen Partien lässt sich kein Unterschied zu dem erkennen, was jeder Bot ohnehin gewinnt.
own-share-above = Mehr, als der Bot ohnehin gewinnt, auch mit dem ganzen Intervall: { $names }.
own-share-below = Weniger, als der Bot ohnehin gewinnt, auch mit dem ganzen Intervall: { $names }.
rare = Seltenere zusammen
rare-together = Zusammen in einer Zeile, weil es von jedem wenige Fälle gibt: { $names }.
rare-left-out = Weggelassen, weil es zu wenige Fälle gibt: { $names }.
column-what = Was
column-group = Gruppe
column-share = Anteil
column-edge = Punkte
column-mean = Mittelwert
column-interval = 95-%-Intervall
column-count = Fälle
column-matches = Partien
axis-wins = Anteil an den Siegen
axis-wins-seat = Anteil an den Siegen, je Platz
axis-own-share = Punkte über oder unter dem eigenen Anteil des Bots an den Siegen
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
when = Wann jede Art die Partie beendet
when-about = Die Marke ist die Mitte: Die Hälfte der Partien, die so enden, ist dann vorbei. Der Kasten umfasst die Hälfte, die Linie neun von zehn.

# Wie lange Partien dauern
rounds = Länge in Runden
rounds-about = In welcher Runde Partien enden.
answers = Länge in Antworten
answers-about = Wie viele Antworten alle Plätze zusammen in einer Partie geben.
lengths-note = Im Mittel { $value } (95 %: { $interval }); die Hälfte der Partien dauert höchstens { $half }, neun von zehn zwischen { $low } und { $high }; die kürzeste { $least }, die längste { $most }.

# Punktzahlen
section-scores = Punktzahlen
section-scores-about = Die Punktzahl ist, was das Spiel am Ende zählt: { $what }.
section-scores-plain = Die Punktzahl ist, was das Spiel am Ende zählt.
scores = Punktzahlen der Sieger und der anderen
scores-about = Wie die Punktzahlen am Ende verteilt sind, jede Gruppe für sich.
margins = Wie weit der Sieger vorn liegt
margins-about = Die Punktzahl des Siegers weniger die beste derer, die nicht gewonnen haben. Partien, die alle Plätze gemeinsam gewinnen, zählen nicht mit.
margins-behind = In { $value } der Partien (95 %: { $interval }) hatte jemand anders die höhere Punktzahl: Eine andere Art zu gewinnen kam zuvor.
seat-scores = Mittlere Punktzahl nach Platz
seat-scores-about = Die mittlere Punktzahl jedes Platzes am Ende, mit dem 95-%-Intervall.

# Die Führung
section-leads = Die Führung
section-leads-about = Wer { $what } hat, am Ende { $unit }. Diese Zahlen stammen aus den Aufzeichnungen, die dafür nachgespielt werden.
most = die höchste Punktzahl
stretch = jeder Runde oder jedes Zuges
section-records = Die Führung, und was das Spiel entscheidet
no-records = Die Serie hat keine Aufzeichnungen ihrer Partien, also lässt sich das nicht messen. Simuliere mit Aufzeichnungen, um es zu messen.
no-usable-records = Keine der Aufzeichnungen ist brauchbar, also lässt sich das nicht messen.
other-edition = Die Serie wurde in der Edition { $edition } ({ $digest }) gespielt, die hier fehlt; ihre Aufzeichnungen lassen sich also nicht nachspielen. Lege diese Edition als edition.toml in den Ordner der Serie.
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
section-study-about = Gefunden durch Nachspielen der Aufzeichnungen. Was mit dem Sieg zusammengeht, muss nicht seine Ursache sein: Wer ohnehin vorn liegt, bekommt vielleicht auch mehr.

# Wie gemessen wurde
method = Wie das gemessen wurde
method-shares = Intervalle von Anteilen sind die von Wilson, bei 95 %: von zwanzig solchen Intervallen enthalten etwa neunzehn den wahren Anteil. Ein geteilter Sieg zählt als Teil; das macht das Intervall etwas weiter als nötig, nie enger.
method-clusters = Kommen mehrere Fälle aus einer Partie, dann sind sie nicht unabhängig. Das Intervall zählt sie dann für so viele unabhängige Fälle, wie sie wert sind, danach, wie weit die Partien auseinandergehen.
method-rounds = Die Partien einer Runde des Turniers teilen ihren Zufall und sind also auch nicht unabhängig: Die Intervalle gehen über Runden.
method-means = Intervalle von Mittelwerten sind die von Student, bei 95 %, über Partien.
method-many = Bei so vielen Intervallen auf einer Seite liegt eines von zwanzig zufällig daneben. Eine einzelne Zeile, die ein wenig heraussticht, beweist nichts.
method-bots = Alle Zahlen gelten für diese Bots, nicht für das Spiel an sich: andere Spieler spielen es anders. Dieselben Einstellungen und dieselbe Startzahl geben dieselben Partien, und derselbe Ordner gibt diese Seite, Byte für Byte.
