# Das Menü
menu-title = Windy City
menu-kept = 0  Weiter mit der Partie, die du verlassen hast: { $match }
menu-kept-many = 0  Weiter mit einer der { $count } Partien, die du verlassen hast
menu-game = { $number }  { $title }, { $low } bis { $high } Spieler
menu-which = Welches Spiel? (eine Nummer, Enter für 1, oder aufhören)
menu-seats = Wie viele Spieler, dich eingeschlossen? ({ $low } bis { $high }, Enter für { $usual })
menu-people = Wie viele davon sind Menschen, dich eingeschlossen? (1 bis { $most }, Enter für 2)
menu-option = Mit { $option } spielen? ({ $usual ->
    [yes] ja oder nein, Enter für ja
   *[no] ja oder nein, Enter für nein
})
menu-bots-title = Die Bots, vom schwächsten zum stärksten:
menu-bot = { $number }  { $bot }: { $strength }
strength-lookout = macht den Zug, der auf den ersten Blick der beste ist; gut für den Anfang
strength-soldier = spielt wie der capo, macht aber ab und zu den Zug eines lookouts
strength-capo = hat im Spiel gegen sich selbst gelernt; antwortet sofort
strength-don = plant mit dem voraus, was er gelernt hat, bis etwa zwei Sekunden je Zug; der stärkste
menu-bots = Gegen welche Bots? (eine Nummer oder ein Name, Enter für { $usual })
menu-not-understood = Bitte antworte mit einer der Möglichkeiten.

# Der Tisch
you = du
hand = Deine Hand
cards-in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
draw-pile = Nachziehstapel
discard-pile = Ablagestapel
what-happened = Was geschah
your-moves = Deine Züge
prompt = Dein Zug (eine Nummer, ein Zug, ? für Hilfe)
prompt-short = Dein Zug (? hilft)
pass-keyboard = { $player } ist an der Reihe. Gib die Tastatur weiter und drücke Enter; niemand sonst soll hinsehen

# Hilfe
help =
    Tippe die Nummer eines Zuges oder den Zug selbst; mehrere Züge, durch Kommas getrennt, werden zusammen gemacht.
    ? 3  oder  ? ZUG   sagt, was ein Zug tut, und die Regel dahinter
    tipp               was ein Bot tun würde, und warum;  tipp mehr: die Zahlen dahinter
    zurück             nimm deinen letzten Zug zurück, wenn er nichts Neues zeigte
    verlauf            alles, was geschah;  verlauf 20 die letzten 20 Sätze
    tisch              zeige den Tisch noch einmal
    schau NAME         sagt, was das ist, oder alles;  nahe NAME, was nahe ist
    geändert           was sich geändert hat, seit du gefragt wurdest
    liste, mehr        die Züge noch einmal;  die nächsten der Liste
    speichern DATEI    speichere die Partie;  laden DATEI setzt eine andere fort
    regeln             wie das Spiel geht;  regeln 4.6 eine Regel;  regeln WÖRTER sucht darin
    glück              der Hash des Zufalls dieser Partie
    aufhören           verlass den Tisch; die Partie bleibt erhalten, für später
hint-more = tipp mehr nennt die Zahlen dahinter.
hint-thinking = Der Bot denkt nach ...
saved = Gespeichert in { $file }.
not-saved = Nicht gespeichert.
overwrite = { $file } gibt es schon. Überschreiben? (ja oder nein, Enter für nein)
cannot-keep = Die Partie, wie sie jetzt steht, kann nicht in { $folder } aufbewahrt werden: { $reason }. Wenn du aufhörst, geht verloren, was neu ist, es sei denn, du speicherst sie anderswo: speichern DATEI.
kept-again = Die Partie kann wieder aufbewahrt werden und ist es.
match-in-play = Diese Partie wird gerade in einem anderen Fenster gespielt. Spiele dort weiter, oder höre erst dort auf.
cannot-save = { $file } kann nicht geschrieben werden: { $reason }.
loaded = Weiter mit { $file }.
log-how = Sage, wie viele Sätze: verlauf 20; oder alle: verlauf.
rules-how = Mehr gibt es mit einer Nummer für eine einzelne Regel (4.6), mit Wörtern zum Suchen, mit `clauses` für alle Titel oder mit `all` für die ganze Seite.
pager = Weiter mit der Leertaste, nach oben mit b, Ende mit q
rules-more = { $count ->
    [one] Eine weitere Regel spricht davon:
   *[other] { $count } weitere Regeln sprechen davon:
}
save-where = Sage wohin: speichern DATEI.
load-where = Sage welche: laden DATEI.
wrong-game = Das ist eine Partie { $game }.
wrong-table = Diese Partie hat { $seats } Plätze; dieser Tisch hat { $here }.
no-number = Es gibt keinen Zug { $number }; wähle 1 bis { $count }.
no-choice = Es gibt keine Auswahl { $number }; wähle 1 bis { $count }.
kept = Die Partie bleibt erhalten. Weiter mit: { $command } play --resume
record-kept = Die Aufzeichnung der Partie liegt in { $file }; ansehen mit: { $command } replay { $file }
contribute-hash = Hash des Geheimnisses, aus dem der Zufall dieser Partie folgt: { $hash }
contribute-how = Alle können jetzt dem Zufall Worte hinzufügen, eine Zeile mit höchstens { $most } Zeichen: Dann kann ihn niemand gewählt haben. Alle werden die Worte sehen.
contribute-words = { $player }, deine Worte (Enter für keine)
contribute-too-late = --contribute ist für eine neue Partie: Der Zufall einer verlassenen Partie steht fest.
position-decides = { $option } passt nicht: Die Stellung bestimmt Plätze und Optionen. Lass es weg.
luck-hash = Der Zufall dieser Partie folgt aus einem Geheimnis mit dem Hash { $hash }. Er lässt sich also nicht mehr ändern; die Aufzeichnung zeigt das Geheimnis nach dem Ende.
luck-words = Der Zufall dieser Partie folgt aus einem Geheimnis mit dem Hash { $hash } und aus den Worten, die dazu kamen. Er kann also nicht mehr geändert werden; die Aufzeichnung zeigt das Geheimnis nach dem Ende.
start-help = ? zeigt, was du tippen kannst, regeln sagt, wie das Spiel geht, tipp, was ein Bot tun würde.
warming = { $bots ->
    [none] Die Regeln werden kompiliert, einmal auf diesem Rechner, in ein bis drei Minuten; bis dahin lassen sich die Bots vielleicht etwas Zeit.
   *[other] Die Regeln werden kompiliert, einmal auf diesem Rechner, in ein bis drei Minuten; bis dahin springt greedy für { $bots } ein.
}
warming-progress = Die Regeln werden kompiliert: { $done } von { $total } fertig, noch etwa { $seconds } s.
warming-load = Die kompilierten Regeln werden geladen ...
warming-done = { $bots ->
    [none] Die Regeln sind kompiliert: Ab jetzt geht alles mit voller Geschwindigkeit.
   *[other] Die Regeln sind kompiliert: hint sucht jetzt, und am Tisch sitzt ab jetzt: { $bots }.
}
warming-failed = { $bots ->
    [none] Die Regeln ließen sich nicht kompilieren; { $command } warm { $game } sagt, warum. Die Partie geht weiter wie zuvor.
   *[other] Die Regeln ließen sich nicht kompilieren, und ohne das gibt es kein { $bots }; { $command } warm { $game } sagt, warum. Die Partie geht mit greedy weiter.
}
you-win = Du gewinnst! { $result }
you-share = Du teilst dir den Sieg! { $result }
you-lose = Du verlierst: { $result }
ranking = Der Endstand
ranked = { $rank }. { $player }: { $score }
again = Noch einmal, dasselbe Spiel mit denselben Spielern? (ja oder nein, Enter für ja)
thinking = Die anderen denken nach ...
one-moment = Einen Augenblick ...
already-over = Die Partie ist zu Ende; ansehen mit: { $command } replay { $file }
nothing-kept = Es gibt keine Partie, die weitergehen kann.
kept-title = Partien, die du verlassen hast:
kept-match = { $title }, { $seats } Spieler, verlassen am { $when }
in-play = wird gerade gespielt
matches-kept = Partien, die weitergehen können ({ $command } play --resume):
matches-kept-one = { $when }  { $title }, { $seats } Spieler, bisher { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
matches-finished = Beendete Partien (ansehen mit { $command } replay DATEI):
matches-finished-one = { $when }  { $title }, { $seats } Spieler, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }; Sieg: { $winners }
matches-you = { $player } (du)
matches-none = Es gibt noch keine Partien. Spiele eine: { $command } play
kept-which = Welche? (eine Nummer, Enter für 1, oder aufhören)
no-way = So geht das nach den Regeln nicht: "{ $phrase }".
no-such-way = Wähle einen Weg mit seiner Nummer, von 1 bis { $count }. Es wurde nichts gespielt.
which-way = Dorthin führen mehrere Wege; welcher? (eine Nummer)
undone = Zurückgenommen.

# Befehle am Tisch; von mehreren Wörtern nennt die Hilfe das erste
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-table = tisch
command-look = schau
command-near = nahe
command-changed = geändert, was
command-list = liste
command-more = mehr
command-save = speichern
command-load = laden
command-rules = regeln
command-luck = glück
command-quit = aufhören
command-exit = weg
command-show = zeige
command-back = zurück
command-next = weiter
command-begin = anfang
command-end = ende
command-seats = plätze
command-say = sage, sag
command-whisper = flüstere
command-mute = stumm
command-unmute = höre
command-resign = aufgeben
command-rematch = revanche
command-bot = bot
command-sit = sitze
command-stand = stehe
command-words = wörter
command-hand = übergib
command-take = nimm

# Der Tisch in Worten
look-nothing = Es gibt nichts, was "{ $text }" heißt. Du kannst fragen nach: { $names }.
look-empty = { $space }: Dort ist nichts und niemand.
near-steps = { $steps ->
    [0] Hier
    [one] Einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}: { $text }
near-where = Sage, nahe bei was: einer deiner Figuren oder einem Ort.
near-no-board = Dieses Spiel hat keinen Spielplan, also ist nichts in der Nähe von etwas.
changed-nothing = Auf dem Tisch hat sich nichts geändert, seit du zuletzt gefragt wurdest.
steps-group = { $what } ({ $count } Züge)
steps-more = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}: tippe mehr
steps-several = Das führt zu { $count } Zügen; wähle es zuerst.

# Programme am Tisch
program-sits = { $player } wird von einem Programm gespielt: { $title }.
program-late = Das Programm von { $player } hat nicht innerhalb von { $seconds } s geantwortet; der gierige Bot hat für es gezogen.
program-crashed = Das Programm von { $player } ist beendet oder abgebrochen; der gierige Bot hat für es gezogen.
program-illegal = Das Programm von { $player } hat nicht mit einem erlaubten Zug geantwortet; der gierige Bot hat für es gezogen.
program-given-up = Es hat { $times }-mal hintereinander versagt: Ab jetzt spielt der gierige Bot für { $player }.
program-log = Näheres steht in { $file }.
seed-with-programs = Der Zufall folgt aus der Startzahl { $seed }: Ein Programm, das Zahlen durchprobiert, kann ihn vorhersagen. Ohne --seed geht es fair zu.

# Der volle Bildschirm
full-players = Die Spieler
full-open = Sag etwas, oder ein Befehl (? für Hilfe)
full-go-on = Weiter
full-yes = ja
full-no = nein
full-next = Weiter
full-back = Zurück
full-begin = Anfang
full-end = Ende
full-save = Die Partie speichern als
full-leaving = Aufbruch; die Partie bleibt aufgehoben ...
full-replay = Eine Nummer führt zu diesem Zug.
full-form-keys = Tab: nächstes Feld · Enter: wählen, oder OK · Esc: zurück
full-rules = Die Regeln
full-rules-find = Wörter oder die Nummer einer Regel
full-key-help = Hilfe
full-key-rules = Regeln
full-key-hint = Tipp
full-key-players = Spieler
full-key-log = Verlauf
full-key-undo = Zurück
full-key-save = Sichern
full-key-leave = Gehen
full-help =
    _Wählen._ Mit den Pfeiltasten sieht man sich eine Wahl an, und das Brett zeigt, wohin sie führt; Enter oder die Leertaste
    wählt, Escape oder die Rücktaste geht zur vorigen Liste zurück. Eine Nummer wählt, was diese Nummer hat. Auch die Maus geht,
    auf der Liste und auf beleuchteten Plätzen des Bretts.

    _Tippen._ Einfach tippen: alles Getippte kommt in die Eingabezeile. Tab oder → ergänzt, Strg+↑ holt Früheres zurück, Escape löscht es.

    _Ansehen._ Tab geht von Feld zu Feld; dort blättern die Pfeiltasten, Bild auf und Bild ab, ebenso das Mausrad. Während
    andere ziehen, zeigt jede Taste sofort, was sie tun.

    _Tasten._ F1 diese Hilfe, F2 die Regeln, F3 ein Tipp, F4 Spieler oder Neuigkeiten, F5 alles, was geschehen ist,
    F6 zurücknehmen, F7 speichern, F8 hell oder dunkel, F10 oder Strg+C gehen. Escape schließt eine Seite wie diese.

    Was man tippen kann:

# The start in the full screen
start-game = Welches Spiel?
start-go-on = Weiter mit der Partie, die du verlassen hast
start-title = { $title }, { $low } bis { $high } Spieler
start-seats = Wie viele Spieler, du eingeschlossen?
start-players = { $count } Spieler
start-option = Mit { $option } spielen?
start-bots = Gegen welche Bots?
start-bots-about = Die Bots stehen vom schwächsten zum stärksten.
start-language = Sprache
start-language-about = Die Sprache des Tisches; Züge können in ihr getippt werden.
start-own-name = Deutsch
start-table = Welcher Tisch?
start-new-table = Ein neuer Tisch
start-lesson = Welche Lektion?
start-puzzle = Welches Rätsel?
start-kept = Mit welcher Partie machst du weiter?
start-people = Wie viele davon sind Menschen, dich mitgezählt?
start-people-count = { $count ->
    [one] du allein
   *[other] { $count } Menschen
}
start-people-about = Die anderen sind Freunde, die mit dem Link kommen, den du gleich siehst; Bots nehmen die Plätze, die übrig sind.
start-keys = Wähle mit den Pfeilen und Enter, der Nummer, dem Namen oder der Maus. Escape geht zurück, F1 hilft, F8 macht es hell oder dunkel, F10 geht.

# Wiedergabe
replay-help = Enter, n oder weiter: vor. b oder zurück: zurück. anfang: der Anfang. e oder ende: das Ende. Eine Nummer: zu diesem Zug. s 1: wie Spieler 1 es wusste; s: als Zuschauer. q oder aufhören: aufhören.
replay-at = { $move ->
    [none] Zug { $number } von { $count }, gesehen von { $eye }
   *[other] Zug { $number } von { $count }, gesehen von { $eye } – { $move }
}
spectator = einem Zuschauer
onlooker = Zuschauer
verified = Die Aufzeichnung stimmt: Jeder Zug ist erlaubt, und das Geheimnis hat den Hash { $hash }.
verified-no-words = Aller Zufall folgte aus diesem Geheimnis. Das sagt nicht, wie das Geheimnis gewählt wurde: Wer die Partie begann, kann mehrere ausprobiert haben.
verified-words = Aller Zufall folgte aus diesem Geheimnis und aus diesen Worten. Wer diesen Hash gesehen hat, bevor er seine Worte gab, weiß, dass niemand den Zufall wählen konnte, außer wenn jemand, der das Geheimnis kannte, später noch Worte gab.
verified-forced = { $count ->
    [one] Ein Ergebnis wurde erzwungen, nicht gezogen.
   *[other] { $count } Ergebnisse wurden erzwungen, nicht gezogen.
}
not-finished = Die Partie ist nicht zu Ende.

# Regeln und Ausgaben
no-clause = In den Regeln von { $game } steht nichts über "{ $text }".
clause-of-another-game = { $clause } ist eine Regel von { $game }: { $command } rules { $name } { $clause }
no-such-letters = Bei keinem Spiel beginnen die Regeln mit { $letters }; die dieses Spiels beginnen mit { $own }.
edition-right = { $file } ist eine gültige Edition von { $game }: { $name } ({ $digest }).
edition-unusual = Das ist anders als bei dem Spiel, wie wir es kennen. Ist deines so, ist alles in Ordnung; wenn nicht, kann es ein Versehen sein:
bench-needs-clone = Die Messungen laufen aus einer Kopie des Projekts: make bench.
option-form = Eine Option schreibt man name=true oder name=false, nicht { $text }.
game-option = { $name } (normalerweise { $usual ->
    [yes] true
   *[no] false
}): { $meaning }
game-without-options = keine Optionen

# Das Bild eines Bretts
board-written = Das Spielbrett liegt in { $file }.
no-board = { $game } wird ohne Brett gespielt, es gibt also nichts zu zeichnen.
record-of-another-game = { $file } ist eine Partie von { $game }, nicht von { $wanted }.
unknown-shape = Es gibt kein Schema für { $shape }. Es gibt eines für: { $known }.
move-without-record = Ohne Partie gibt es keine Züge: Nenne sie mit --record DATEI.
no-such-move = In { $file } gibt es keinen Zug { $number }; { $count ->
    [one] es ist ein Zug
   *[other] es sind { $count } Züge
}.

# Simulation
results-in = Die Ergebnisse liegen in { $folder }.
run-stopped = Angehalten: { $done } von { $games } Partien liegen in { $folder }. Derselbe Befehl macht weiter: { $command }
train-line = { $minutes } min, { $decisions } Millionen Entscheidungen: { $phase ->
    [imitation] ahmt greedy nach
   *[other] spielt gegen sich selbst
}; gegen greedy { $shares }
train-share = { $share } bei { $seats } Plätzen
train-done = Das Netz liegt in { $file }, seine Lernkurve in { $picture }.
train-stopped = Angehalten. Derselbe Befehl macht beim letzten Zwischenstand weiter: { $command }
dataset-written = Die Entscheidungen aus { $games } Partien stehen in { $file }.
unrepeatable-bots = Nicht alles lässt sich wiederholen: { $bots } kann beim nächsten Mal anders spielen, auch mit derselben Zahl für den Zufall. Das gilt für Bots, die eine Zahl von Sekunden nachdenken, und für Programme.
program-faults = { $bot } versagte { $moves ->
    [one] einmal
   *[other] { $moves }-mal
}, in { $matches } von { $games } Partien; dann zog der Greedy-Bot. Eine Partie im Terminal sagt mehr: { $command }
matches-per-second = { $rate } Partien/s
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heading-bot = Bot
heading-seat = Platz
heading-wins = Gewonnen
heading-share = Anteil
heading-interval = 95-%-Intervall
heading-end = Gewonnen durch
heading-length = Länge
heading-mean = Mittel
heading-shortest = Kürzeste
heading-longest = Längste
quantile = { NUMBER($share, style: "percent") }
length-answers = Antworten
length-rounds = Runden
heading-rating = Wertung
heading-ahead = Endete vor
from-to = { $low } bis { $high }
tournament-held = { $matches } Partien auf { $seats } Plätzen; ein Bot wie alle anderen gewänne davon mit jedem Platz, den er hält, { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
question-yes = Nach { $matches } Partien entschieden: { $first } endet öfter vor { $second } als dahinter.
question-no = Nach { $matches } Partien umgekehrt entschieden: { $second } endet öfter vor { $first } als dahinter.
question-open = Nach { $matches } Partien ist nicht entschieden, ob { $first } öfter vor { $second } endet als dahinter: aufgegeben.

# Hilfe auf der Kommandozeile
-bots = lookout, soldier, capo, don, random, greedy, boss, learned, planner, search:500, search:2s, program:BEFEHL
heading-usage = Aufruf
heading-arguments = Argumente
heading-options = Optionen
heading-commands = Befehle
usage-required = nötig
usage-default = sonst
usage-missing = { $name } fehlt.
usage-missing-command = Ein Befehl fehlt.
usage-no-command = Es gibt keinen Befehl { $name }.
usage-no-option = Es gibt keine Option { $name }.
usage-too-much = Das ist zu viel: { $name }.
usage-no-value = { $name } braucht einen Wert.
usage-wrong-value = { $name } kann diesen Wert nicht haben.
usage-help = Hilfe: { $command }
help-help = Zeige diese Hilfe.
help-windycity = Windy City: vier Brettspiele über Gangster im Chicago der zwanziger Jahre.
help-version = Sage, welche Version dies ist.
help-install-completion = Lass Tab in dieser Shell Befehle, Spiele und Dateien ergänzen.
help-show-completion = Gib aus, was dazu nötig ist, um es selbst unterzubringen.
help-lang = Die Sprache; sonst die der Umgebung.
help-plain = Zeilen statt eines vollen Bildschirms, ohne Farben und Rahmen: für Screenreader und Pipes.
help-game = Das Spiel.
help-games = Nenne die Spiele.
help-play = Spiele im Terminal, gegen Bots oder mit Freunden.
help-play-game = Das Spiel; ohne Namen fragt ein Menü danach.
help-seats = Wie viele Spieler, Menschen und Bots zusammen; meist 4.
help-people = Wie viele Menschen sich den Bildschirm teilen; zwischen den Zügen sind die Hände verborgen.
help-bots = Wer auf den anderen Plätzen spielt: ein Bot für alle, oder eine Liste mit Kommas. Die Bots sind { -bots }.
help-seed = Eine Zahl, die denselben Zufall wiederholt; zum Wiederholen, nicht für faires Spiel: Wer Zahlen durchprobiert, kann ihn vorhersagen.
help-contribute = Zeige zuerst den Hash des Zufalls und frage dann alle nach Worten, die dazukommen.
help-set = Eine Option des Spiels; der Befehl games nennt sie, mit dem, was sie bedeuten.
help-edition-file = Spiele mit einer eigenen Edition.
help-resume = Setze eine verlassene Partie fort.
help-position = Beginne mit einer Stellung aus einer Datei, als JSON.
help-matches = Zeige deine Partien: die, die weitergehen können, und die beendeten.
help-matches-game = Nur Partien dieses Spiels.
help-replay = Sieh dir eine gespeicherte Partie an, vor und zurück.
help-replay-file = Eine gespeicherte Partie.
help-replay-position = Zeige die Stellung nach so vielen Zügen, als JSON.
help-play-on = Spiele von dort, nach so vielen Zügen, eine neue Partie.
help-review = Zeige, wie eine beendete Partie für den stärksten Bot aussieht: Chancen, teure Züge, Glück.
help-review-seat = Nur was diesen Spieler betrifft, ab 1.
help-review-effort = Wie viel berechnet wird: normal dauert etwa eine Minute.
help-review-seed = Dieselbe Zahl ergibt dieselbe Nachbetrachtung.
help-review-json = Gib die Nachbetrachtung als JSON aus.
help-verify = Prüfe nur Züge, Ergebnis und Zufall, und sage, was das beweist.
help-seat = So, wie dieser Spieler es wusste, ab 1; sonst als Zuschauer.
help-board = Zeichne das Brett eines Spiels, auch mit einer gespeicherten Partie.
help-svg = Wohin das Bild kommt, eine SVG-Datei.
help-board-record = Eine gespeicherte Partie; sonst der Anfang einer Partie.
help-board-move = Zeige sie nach so vielen Zügen; sonst an ihrem Ende.
help-board-edition = Zeichne das Brett einer eigenen Edition.
help-rules = Zeige die Regeln eines Spiels oder suche darin.
help-rules-text = Eine Regel wie CP-4.6, Wörter zum Suchen, clauses für alle Titel oder all für die ganze Seite.
help-edition = Editionen: die gedruckten Daten eines Spiels.
help-edition-check = Prüfe eine Editionsdatei und sage, was nicht stimmt.
help-edition-check-file = Eine Editionsdatei.
help-edition-show = Zeige die Editionsdatei eines Spiels, als Anfang.
help-simulate = Lass Bots tausende Partien gegeneinander spielen.
help-sim-bots = Die Bots nach Plätzen, etwa greedy,random,random. Die Bots sind { -bots }.
help-sim-games = Wie viele Partien.
help-sim-seed = Eine Zahl, aus der aller Zufall folgt; sonst 1, oder ein frisches Geheimnis, wenn Programme mitspielen, denn sie könnten Zahlen durchprobieren.
help-sim-processes = Wie viele Prozesse; sonst einer je Kern.
help-sim-ray = Spiele auf dem Ray-Cluster unter dieser Adresse.
help-sim-out = Der Ordner für die Ergebnisse; sonst einer unter runs.
help-sim-records = Zeichne so viele der ersten Partien auf.
help-sim-options = Optionen des Spiels.
help-tournament = Lass Bots auf jedem Platz gleich oft spielen und werte sie.
help-tour-bots = Die Bots, die sich treffen, jeder einmal genannt. Die Bots sind { -bots }.
help-tour-seats = Wie viele Plätze; sonst so viele, wie es Bots sind.
help-tour-games = Wie viele Partien, aufgefüllt zu ganzen Runden.
help-tour-until = Halte an, sobald feststeht, dass X Y schlägt oder Y X.
help-train = Ein Netz trainieren, das ein Spiel spielt, indem es gegen sich selbst spielt (braucht windycity[train]).
help-train-minutes = Wie lange insgesamt trainiert wird: Derselbe Befehl mit mehr Minuten macht weiter.
help-train-out = Der Ordner für das Netz, den Zwischenstand und die Lernkurve.
help-train-device = Wo das Netz lernt: cpu oder cuda; sonst auf einer GPU, wenn es eine gibt.
help-train-threads = Wie viele Threads spielen; sonst so viele, wie es Kerne gibt.
help-train-seed = Eine Zahl, aus der der Anfang und alles Glück folgen.
help-train-begin = Die Datei eines Netzes, mit dem begonnen wird, etwa eine learned.npz; sonst ahmt es zuerst greedy nach.
help-dataset = Schreibe die Entscheidungen von Bots in eine Datei, für Programme, die lernen.
help-dataset-out = Die Parquet-Datei, die geschrieben wird.
help-dataset-seed = Eine Zahl, aus der aller Zufall folgt.
help-report = Schreibe eine Seite mit Diagrammen über eine Serie von simulate oder tournament.
help-report-folder = Der Ordner der Serie.
help-report-out = Wohin die Seite kommt, eine HTML-Datei; sonst report.html im Ordner.
help-referee = Bediene Programme, in Zeilen von JSON.
help-schema = Gib das JSON-Schema dessen aus, was Programme erfahren, um einen Client zu schreiben.
help-schema-game = Das Spiel; ohne Angabe gilt das Schema für alle Spiele.
help-schema-of = Was beschrieben wird: view ist, was ein Spieler von einer Partie sieht, choices sind die erlaubten Züge, event ist, was geschehen ist, board ist ein Spielplan zum Zeichnen, protocol ist, was ein Server und seine Clients einander sagen.
help-warm = Übersetze die Regeln für volles Tempo, einmal je Rechner.
help-warm-games = Die Spiele zum Übersetzen; ohne Namen alle.
help-checked = Übersetze die Fassung, die jeden Index prüft, für Tests.
help-bench = Miss das Tempo der Spiele (aus einer Kopie des Projekts).
not-compiled = Nicht übersetzt: { $names }.

# Der Server
help-serve = Lass Leute über das Netz zusammen spielen: biete Tische an, bis Strg-C.
help-serve-host = Die Adresse des Servers: 127.0.0.1 nur für diesen Rechner, 0.0.0.0, um Freunde hereinzulassen.
help-serve-port = Der Port; 8020 oder der nächste freie.
help-serve-store = Wo Tische und Gäste aufbewahrt werden: eine Datei oder eine PostgreSQL-Datenbank.
help-serve-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen; kann mehrmals angegeben werden.
help-serve-proxy = Glaube, was ein Proxy davor über Besucher sagt (X-Forwarded-For, -Proto, -Host).
help-serve-workers = Die Prozesse, in denen Bots denken; einer weniger, als es Kerne gibt.
help-serve-log = Das Protokoll: text mit dem, was Aufmerksamkeit braucht, oder json mit allem.
help-serve-compile = Kompiliere die Regeln, während der Server läuft; ohne das spielen Bots gierig.
help-serve-open = Öffne die Seite im Browser dieses Rechners, wo es einen Bildschirm gibt.
help-serve-language = Die Sprache für Gäste, deren Browser keine nennt.
serve-ready = Windy City ist bereit: { $address }
serve-network = In deinem Netz: { $address }
serve-alone = Nur dieser Rechner kommt hinein. Um Freunde hereinzulassen: { $command }
serve-store = Tische und Gäste werden in { $store } aufbewahrt
serve-stop = Einen Tisch eröffnest du in einem anderen Terminal: { $command }. Strg-C hält den Server an.
serve-compiling = { $total ->
    [0] { $game }: Die Regeln werden kompiliert. Inzwischen spielen Bots gierig.
   *[other] { $game }: Die Regeln werden kompiliert, { $done } von { $total } Teilen{ $seconds ->
        [-1] .
       *[other] , noch etwa { $seconds } Sekunden.
    }
}
serve-compiled = { $game }: Die Regeln sind kompiliert; Bots spielen mit voller Stärke.
serve-failed = { $game }: Die Regeln konnten nicht kompiliert werden; gespielt werden kann es, mit gierigen Bots. Das Protokoll sagt, warum.
serve-stopping = Der Server hält an; alles ist gespeichert.
help-backup = Kopiere die Tische und Gäste eines Servers in eine Datei, auch während er läuft.
help-backup-file = Die Datei, die geschrieben wird; eine ältere Kopie dieses Namens wird ersetzt, sobald die neue vollständig ist.
help-backup-store = Der Speicher, der kopiert wird, falls er nicht dort liegt, wo serve ihn von selbst ablegt.
backup-done = { $store } ist nach { $file } kopiert.
log-form = Das Protokoll ist text oder json, nicht { $form }.
origin-form = { $text } ist keine Website; eine sieht so aus: https://example.org.
help-host = Eröffne einen Tisch auf einem Server, zeige den Link für Freunde, und spiele dort.
help-host-seats = Wer wo sitzt: me für dich, open für einen Freund, oder ein Bot (lookout, soldier, capo, don); sonst wird gefragt.
help-host-at = Die Adresse des Servers; sonst der Server auf diesem Rechner, an Port 8020.
help-host-pace = Die Zeit: none für keine; 60+300 für 60 Sekunden je Zug und 300 als Reserve; 3d für drei Tage je Zug.
help-host-stand-in = Wessen Zeit dreimal hintereinander um ist, für den spielt ein Bot, bis er selbst weiterspielt.
help-host-listed = Zeige den Tisch allen auf dem Server, nicht nur denen, die den Link haben.
host-seats-form = { $seat } ist kein Platz. Schreib für jeden Platz me, open oder einen Bot, wie in: me,open,soldier. Die Bots sind { $bots }.
host-pace-form = { $text } ist kein Tempo. Schreib none, 60+300 (5 bis 3600 Sekunden je Zug, bis zu 7200 als Reserve) oder 3d (1 bis 30 Tage je Zug).
host-no-server = Auf diesem Rechner läuft kein Server an { $site }. Starte einen in einem anderen Terminal: { $serve }. Oder nenne einen anderen: --at ADRESSE.

# Spielen am Tisch eines Servers
help-join = Spiele am Tisch eines Servers, mit einem Link.
help-join-link = Der Link zu einem Tisch; oder die Adresse eines Servers, um dort einen Tisch zu wählen.
help-join-name = Wie du dort heißt; sonst wird beim ersten Mal danach gefragt.
help-join-seat = Setz dich auf diesen Platz, ab 1; sonst auf den ersten freien.
help-join-watch = Sieh zu, ohne dich zu setzen.
help-join-contribute = Tippe die Worte, die du dem Zufall hinzufügst, selbst; sonst sind es zufällige.
join-name = Wie sollen die anderen dich nennen?
join-name-empty = Ein Name hat 1 bis { $most } Zeichen.
join-cannot-keep = { $file } kann nicht geschrieben werden ({ $reason }); der Server wird dich also nicht wiedererkennen.
join-no-tables = Auf { $site } gibt es noch keine Tische für dich. Eröffne einen; oder tippe aufhören, und lass dir den Link zu dem eines Freundes geben.
join-mine = Deine Tische:
join-others = Tische mit einem freien Platz:
join-new = 0  ein neuer Tisch
join-table = { $number }  { $title }: { $players }{ $turn ->
    [yours] {" "}- du bist am Zug
    [playing] {" "}- wird gespielt
   *[other] {""}
}
join-which = Welcher Tisch? (eine Nummer, Enter für 1, oder aufhören)
join-seats = Wer am Tisch sitzt
join-open = frei
join-host = Gastgeber
join-away = abwesend
join-watching = { $count ->
    [one] einer sieht zu
   *[other] { $count } sehen zu
}
join-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } h
join-edition = An diesem Tisch wird eine andere Ausgabe des Spiels gespielt als deine; Karten und Namen sind so, wie der Server sie nennt.
join-pace = { $sort ->
    [live] { $reserve ->
        [0] Zeit: { $turn } Sekunden je Zug.
       *[other] Zeit: { $turn } Sekunden je Zug, danach { $reserve } als Reserve für die ganze Partie.
    }
   *[days] Zeit: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } je Zug.
}
join-no-board = Das Brett dieser Ausgabe ist nicht auf deinem Rechner und kann hier nicht gezeichnet werden; öffne { $link } im Browser, um es zu sehen. Nachrichten und Züge sind vollständig.
join-invite = Andere kommen an diesen Tisch mit: { $link }
join-invite-here = Der Link zu diesem Tisch: { $link } Er gilt nur auf diesem Rechner, außer der Server wird so gestartet: { $command }
join-start-help = ? zeigt, was du tippen kannst.
join-start-help-host = bot 2 soldier setzt einen Bot auf Platz 2; ? zeigt, was du tippen kannst.
join-words-how = Tippe: wörter IRGENDEINE ZEILE. Mit wörter allein fügst du nichts hinzu. Die Partie beginnt, wenn alle geantwortet haben.
join-words-given = Deine Worte sind dem Zufall hinzugefügt. { $missing }
join-no-news = Noch ist nichts geschehen.
join-only-watching = Kein Platz ist frei; du siehst zu.
join-waits-for-seats = Die Partie beginnt, wenn kein Platz mehr frei ist.
join-waits-for-words = Die Partie wartet noch auf { $players } und auf Worte für den Zufall.
join-seat-taken = Platz { $seat } ist nicht frei. Freie Plätze: { $free }.
join-not-asked = { $stage ->
    [gathering] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist vorbei. revanche schlägt eine neue vor; aufhören verlässt den Tisch.
   *[playing] Du wirst gerade nichts gefragt; der Tisch wartet auf { $players }. ? zeigt, was du tippen kannst.
}
join-waiting = Warten auf { $players } ...
join-form = Für dich gibt es nur eine Antwort ({ $move }); sie wird gleich von selbst gegeben.
join-called = { $word } ist { $player }
join-hurry = Nur noch { $time } für deinen Zug!
join-lost = Der Server ist weg; es wird wieder versucht ...
join-back = Zurück am Tisch.
join-begins = Die Partie beginnt.
join-sat = { $player } setzt sich auf Platz { $seat }.
join-stood = { $player } hat Platz { $seat } verlassen.
join-bot-sat = Der Bot { $bot } nimmt Platz { $seat } ein, als { $player }.
join-handed-over = { $yours ->
    [yes] { $bot } spielt jetzt für dich. nimm zurück: Du spielst wieder selbst.
   *[no] { $bot } spielt jetzt für { $player }.
}
join-took-back = { $yours ->
    [yes] Du spielst wieder selbst.
   *[no] { $player } spielt wieder selbst.
}
join-time-up = { $yours ->
    [yes] Deine Zeit war um; ein Bot hat für dich gezogen.
   *[no] Die Zeit von { $player } war um; ein Bot hat gezogen.
}
join-present = { $player } ist da.
join-absent = { $player } ist abwesend.
join-undone = Züge wurden zurückgenommen.
join-proposes = { $player } schlägt vor, { $matter ->
    [undo] den letzten Zug zurückzunehmen
    [end] die Partie ohne Sieger zu beenden
   *[rematch] noch eine Partie zu spielen
}. Bist du einverstanden? Tippe ja oder nein.
join-you-propose = Du schlägst vor, { $matter ->
    [undo] deinen letzten Zug zurückzunehmen
    [end] die Partie ohne Sieger zu beenden
   *[rematch] noch eine Partie zu spielen
}; die anderen werden gefragt.
join-agrees = { $player } ist einverstanden.
join-declines = { $player } ist nicht einverstanden.
join-nothing-proposed = Es ist nichts vorgeschlagen, dem du zustimmen könntest.
join-proposal-off = { $matter ->
    [undo] Der Zug gilt.
    [end] Die Partie geht weiter.
   *[rematch] Es gibt keine weitere Partie.
}
join-whispers = { $player } (an Partner): { $text }
join-say-how = Sag was: sage TEXT zu allen, flüstere TEXT zu deinen Partnern.
join-mute-whom = Sag, wen: stumm NAME, von denen, die etwas gesagt haben: { $names }.
join-muted = { $host ->
    [yes] Niemand hört { $player } mehr.
   *[no] Du hörst { $player } nicht mehr.
} höre { $player } hebt das auf.
join-unmuted = { $player } ist wieder zu hören.
join-bot-how = Sag, welcher Platz und welcher Bot: bot 2 soldier. Die Bots sind { $bots }.
join-sit-how = Sag, welcher Platz: sitze 2.
join-hand-over-how = Sag, welcher Bot: übergib soldier. Die Bots sind { $bots }.
join-secret = Der Zufall dieser Partie folgte aus dem Geheimnis { $secret } und den Worten unten. Sein SHA-256, vor der Partie gezeigt, ist { $hash }. So prüfst du jeden Zug und allen Zufall: speichern DATEI, dann { $command } replay --verify DATEI.
join-saved = Gespeichert in { $file }. Züge und Zufall prüft: { $command } replay --verify { $file }
join-ended = Die Partie wurde im Einvernehmen beendet, ohne Sieger.
join-over = speichern DATEI holt die Aufzeichnung ({ $command } replay --verify DATEI prüft sie), glück zeigt das Geheimnis, revanche schlägt noch eine Partie vor.
join-next = Noch eine Partie: Wir gehen an ihren Tisch.
join-followed = Auf diese Partie folgte eine andere: { $link }
join-left = { $seated ->
    [yes] Du hast den Tisch verlassen; dein Platz bleibt deiner.
   *[no] Du hast den Tisch verlassen.
} Komm zurück mit:
join-help =
    Tippe die Nummer eines Zuges oder den Zug selbst; mehrere Züge, durch Kommas
    getrennt, werden zusammen gemacht.
    ? 3  oder  ? ZUG   sagt, was ein Zug tut, und die Regel dahinter
    tipp               was ein Bot täte, wenn du allein spielst;  tipp mehr
    tisch, plätze      zeige den Tisch noch einmal, oder wer da ist
    schau NAME         sagt, was das ist, oder alles;  nahe NAME, was nahe ist
    geändert           was sich geändert hat, seit du gefragt wurdest
    liste, mehr        die Züge noch einmal;  die nächsten der Liste
    verlauf            was geschah;  verlauf 20 die letzten 20 Sätze
    sage TEXT          rede mit allen;  flüstere TEXT mit deinen Partnern
    stumm NAME         höre jemanden nicht mehr (Gastgeber: für alle);  höre NAME
    zurück             schlage vor, deinen Zug zurückzunehmen; andere: ja oder nein
    aufgeben, revanche schlage vor, die Partie zu beenden, danach eine neue
    übergib BOT        lass einen Bot für dich spielen;  nimm zurück: selbst spielen
    bot 2 BOT          der Gastgeber setzt vor der Partie einen Bot auf Platz 2
    sitze 2, stehe     wechsle vor der Partie den Platz
    wörter TEXT        füge vor der Partie dem Zufall Worte hinzu
    regeln             wie es geht;  regeln 4.6 eine Regel;  regeln WÖRTER sucht
    glück              der Hash des Zufalls, nach dem Ende auch das Geheimnis
    speichern DATEI    speichere die Aufzeichnung, soweit du sie kennen darfst
    aufhören           verlass den Tisch; dein Platz bleibt deiner
    Die Bots sind { $bots }.

# Lektionen
help-learn = Ein Spiel lernen, indem man es tut: eine geführte Partie von ein paar Minuten.
help-learn-lesson = Die Lektion; ohne Namen erscheint eine Liste, wenn es mehrere gibt.
help-puzzle = Löse ein Rätsel: eine Stellung mit einer besten Antwort.
help-puzzle-name = Das Rätsel, nach Name oder Nummer; ohne Angabe erscheint eine Liste.
puzzles-title = Rätsel für { $game }:
puzzle-which = Welches Rätsel (Enter für Nummer { $usual }, q zum Verlassen)
puzzle-task = Die Frage: { $task }
puzzle-over = Das war das Rätsel.
lessons-title = Lektionen für { $game }:
lesson-which = Welche Lektion (Enter für Nummer { $usual }, q zum Beenden)
lesson-step = { $number } von { $count }: { $title }
lesson-task = Deine Aufgabe: { $task }
lesson-prompt = Dein Zug (zeige macht es vor, ? für Hilfe)
lesson-read = Enter zum Fortfahren (? für Hilfe)
lesson-help =
    Tippe die Nummer eines Zuges oder den Zug selbst, um die Aufgabe zu lösen; wo keine ist, geht es mit Enter weiter.
    zeige              macht die Aufgabe vor
    zurück             zurück zum vorigen Schritt
    schau NAME         sagt, was das ist, oder alles;  nahe NAME, was nahe ist
    liste, mehr        Text und Züge noch einmal;  die nächsten der Liste
    regeln KLAUSEL     zeigt eine Regel, etwa CP-4.6; regeln WÖRTER sucht
    aufhören           beendet die Lektion
lesson-answer = So geht es: { $moves }
lesson-no-task = Hier ist nichts zu tun; mit Enter geht es weiter.
lesson-over = Das war die Lektion.
lesson-play-on = Von hier aus gegen Bots weiterspielen (ja oder nein, Enter für ja)
