# Spiele und Optionen
unknown-game = Es gibt kein Spiel { $name }. Die Spiele sind: { $known }.
game-twice = Mehrere Pakete geben sich als das Spiel { $game } aus: { $packages }. Deinstalliere alle bis auf eines.
game-name-taken = Das Paket { $package } gibt sich als das Spiel { $game } aus, aber so heißt ein Spiel von Windy City, und dieses wird verwendet. Gib dem anderen Spiel einen anderen Namen, oder deinstalliere es.
game-not-installed = Das Spiel { $game } soll das Paket { $package } sein, aber das gibt es nicht. Installiere es, oder berichtige den Entry Point.
game-incomplete = Das Spiel { $game } ist nicht vollständig: { $file } fehlt.
game-wrong-rulebook = Das Spiel { $game } braucht in { $file } ein RULEBOOK mit dem Namen { $game }.
game-unknown-event = Das Spiel { $game } hat kein Ereignis { $event }, das { $file } nennt.
game-wrong-simulations = Das Spiel { $game } braucht in { $file } eine ganze Zahl von Simulationen, mindestens 1: SIMULATIONS.
wrong-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $seats }.
unknown-option = Es gibt keine Option { $option }. Die Optionen sind: { $known }.
option-not-bool = Option { $option } ist true oder false, nicht { $value }.
option-wrong-seats = Option { $option } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
unknown-language = Die Sprache { $language } gibt es hier nicht. Die Sprachen sind: { $known }.
unknown-kind = Es gibt hier nichts von der Art { $kind }. Die Arten sind: { $known }.
unknown-thing = Es gibt hier nichts von der Art { $kind } mit dem Namen { $name }.
wrong-people = An diesem Tisch können 1 bis { $seats } Menschen sitzen, nicht { $people }.

# Plätze und Züge
wrong-seat = Es gibt keinen Platz { $seat } in dieser Partie; die Plätze sind 0 bis { $last }.
wrong-player = Es gibt keinen Spieler { $seat } in dieser Partie; die Spieler sind 1 bis { $last }.
wrong-turn = Platz { $seat } wird jetzt nichts gefragt; gewartet wird auf Platz { $waiting } ({ $players }).
seen-by-another = Diese Stellung ist so, wie { $seen_by ->
    [6] ein Zuschauer
   *[other] Platz { $seen_by }
} sie kennt; { $seat ->
    [6] ein Zuschauer
   *[other] Platz { $seat }
} kann sie nicht ansehen.
match-over = Die Partie ist zu Ende.

# Züge als Text
imagine-first = Diese Stellung ist so, wie ein Betrachter sie kennt; denke dir erst eine Welt aus, bevor du weiterspielst.
no-moves = In der Liste steht kein Zug.
move-not-text = Ein Zug ist ein Text, nicht { $move }.
no-such-action = Es gibt keine Aktion { $action }; Aktionen sind ganze Zahlen von 0 bis { $last }.
list-too-far = Zug { $number }, { $move }, hängt vom Zufall ab oder deckt etwas auf: Dort muss die Liste enden. Nichts wurde gespielt.
list-refused = Zug { $number } der Liste, { $move }, scheitert: { $reason } Kein Zug wurde gespielt.
move-unknown-word = "{ $move }" ist kein Zug. Ein Zug beginnt mit einem von: { $known }.
move-wrong-length = "{ $move }" hat nicht die richtige Zahl von Wörtern; schreibe es so: { $example }.
articles = der die das den dem ein eine einen
move-ambiguous = "{ $move }" kann mehrere Züge bedeuten: { $meanings }. Sage, welchen.
move-wrong-form = "{ $move }" ist nicht als Zug zu lesen; richtig wäre zum Beispiel: { $example }.
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
undo-of-another = Der letzte Zug war von { $player }, also kannst du ihn nicht zurücknehmen.
undo-past-news = Der Zug „{ $move }“ hat etwas Neues gezeigt und kann nicht zurückgenommen werden.
bot-without-name = Ein Bot ohne Namen. Die Bots sind: { $known }.
unknown-bot = Es gibt keinen Bot { $name }. Die Bots sind: { $known }.
wrong-bots = { $names } Bots sind genannt, aber { $seats ->
    [one] ein Platz ist
   *[other] { $seats } Plätze sind
} für Bots da; nenne einen für alle oder einen für jeden Platz.
program-unreadable = "{ $name }" ist kein Programm zum Spielen. Schreibe program:BEFEHL, oder program:2.5s:BEFEHL mit den Sekunden für eine Antwort; Anführungszeichen kommen paarweise.
program-needs-posix = Programme können nur unter Linux und macOS mitspielen.
program-not-found = Das Programm "{ $command }" kann nicht gestartet werden: Den Befehl { $file } gibt es nicht. Ein Programm in diesem Ordner schreibt man ./NAME.
program-no-file = Das Programm "{ $command }" kann nicht gestartet werden: Die Datei { $file } gibt es nicht.
program-no-interpreter = Das Programm "{ $command }" kann nicht gestartet werden: Den Interpreter, den die erste Zeile von { $file } nennt, gibt es nicht.
program-not-executable = Das Programm "{ $command }" kann nicht gestartet werden: { $file } darf nicht ausgeführt werden. Erlaube es mit chmod +x, oder nenne zuerst den Interpreter: program:python3 NAME.
program-cannot-start = Das Programm "{ $command }" kann nicht gestartet werden: { $reason }.
program-ended = Das Programm "{ $command }" hat vor Beginn der Partie aufgehört: { $reason }
program-nonsense = Das Programm "{ $command }" hat auf die Begrüßung so geantwortet: { $line }. Richtig wäre sein Name, {"{"}"name":"Busy"{"}"}, oder nichts.

# Glück
unknown-outcome = { $outcome } ist kein Ergebnis des Zufalls in diesem Spiel.
too-many-outcomes = Höchstens { $most } Ergebnisse können auf einmal erzwungen werden.
impossible-outcome = Das erzwungene Ergebnis { $outcome } ist jetzt nicht möglich. Nichts wurde gespielt.
unknown-luck = Einen Zufall { $scheme } gibt es nicht. Es gibt: { $known }.
luck-contributions = Der Zufall { $scheme } passt nicht zu seinen Beiträgen: hmac-2 hat welche, von denen mindestens einer nicht leer ist; hmac-1 und fast-1 haben keine.
wrong-contributions = Es gibt { $count } Beiträge für { $seats } Plätze; es muss für jeden Platz einen geben, leer, wenn er nichts beiträgt.
contribution-not-text = Ein Beitrag zum Zufall ist ein Text, nicht { $words }.
contribution-too-long = Ein Beitrag zum Zufall hat höchstens { $most } Zeichen, nicht { $length }.
contribution-control = Ein Beitrag zum Zufall ist eine Zeile Text ohne Steuerzeichen.
seed-and-luck = Gib eine Startzahl an oder den Zufall selbst, nicht beides.

# Dateien
file-missing = { $file } kann nicht gelesen werden: Diese Datei gibt es nicht.
file-folder = { $file } kann nicht gelesen werden: Es ist ein Ordner, keine Datei.
file-special = { $file } kann nicht gelesen werden: Es ist eine Pipe oder ein Gerät; nur gewöhnliche Dateien werden gelesen.
file-forbidden = { $file } kann nicht gelesen werden: Dafür fehlt die Berechtigung.
file-too-large = { $file } wird nicht gelesen: Die Datei hat { $size } Bytes, und so eine Datei darf höchstens { $most } haben.
file-not-text = { $file } kann nicht gelesen werden: Es ist kein Text in UTF-8 (Byte { $place }).
file-unreadable = { $file } kann nicht gelesen werden: { $reason }.

# Ausgaben
edition-not-toml = In { $file } ist Zeile { $line }, Spalte { $column } kein gültiges TOML (der Parser meldet: { $reason }).
edition-not-toml-at-end = Am Ende ist { $file } kein gültiges TOML (der Parser meldet: { $reason }).
edition-too-deep = Die Editionsdatei { $file } stimmt nicht: Listen und Tabellen sind zu tief ineinander verschachtelt.
edition-huge-number = Die Editionsdatei { $file } stimmt nicht: Sie enthält eine Zahl mit viel zu vielen Ziffern.
edition-malformed = Die Editionsdatei { $file } stimmt nicht: { $reason }.
edition-wrong-value = In { $file } ist { $path } "{ $value }"; es muss eines davon sein: { $allowed }.
edition-missing-field = In { $file } fehlt { $path }.
edition-unknown-field = In { $file } steht { $path }, aber so ein Feld gibt es nicht.
edition-wrong-type = In { $file } muss { $path } { $wanted } sein, nicht { $found }.
edition-empty-name = In { $file } ist { $path } leer.
type-int = eine ganze Zahl
type-float = eine Kommazahl
type-str = ein Text
type-bool = true oder false
type-array = eine Liste
type-object = eine Tabelle
type-datetime = ein Datum
type-date = ein Datum
type-time = eine Uhrzeit
edition-wrong-head = In der Editionsdatei { $file } muss stehen: game = "{ $game }" und format = { $format }.
edition-wrong-count = In { $file } hat { $path } { $count } Einträge; es müssen { $wanted } sein.
edition-twice = In { $file } steht bei { $path } zweimal "{ $name }"; keine zwei dürfen denselben Namen haben.
edition-wrong-names = In { $file } müssen die Einträge von { $path } so heißen, in dieser Reihenfolge: { $wanted }.
edition-bad-word = In { $file } ist { $path } "{ $word }"; es muss ein Wort aus Buchstaben sein, anders als die anderen und als eine Sonderkarte.

# Stellungen
value-out-of-range = { $path } ist { $value }; es muss von { $low } bis { $high } sein.
position-not-object = Eine Stellung ist ein JSON-Objekt.
position-unknown-field = { $path } ist kein Feld einer Stellung dieses Spiels.
position-missing-field = { $path } fehlt.
position-unknown-name = { $path } ist "{ $value }", das ist dort nicht möglich ({ $kind }).
position-not-number = { $path } ist { $value }; es muss eine ganze Zahl sein.
position-not-flag = { $path } ist { $value }; es muss true oder false sein.
position-not-list = { $path } muss eine Liste sein.
position-too-long = { $path } hat { $length } Einträge; es können höchstens { $most } sein.
position-wrong-head = Die Stellung hat als { $field } { $value }; es muss { $wanted } sein.
position-not-object-of = { $path } muss ein Objekt mit einer Anzahl zu jedem Namen sein.
position-miscounted = { $path } muss { $count } Dinge enthalten, wie { $where } sagt; was nicht bekannt ist, steht unter "??".
position-missing-head = Der Stellung fehlt das Feld { $field }; es muss { $wanted } sein.
position-observed = Diese Stellung ist nur das, was ein Spieler weiß; für eine Partie braucht es alles.
position-over = In dieser Stellung ist die Partie schon zu Ende; wähle einen früheren Moment.
position-too-deep = Die Stellung ist nicht gültig: Ihre Listen und Objekte sind zu tief ineinander verschachtelt.
position-not-json = { $file } ist keine Stellung als JSON: { $reason }.
no-such-moment = Diese Partie hat keinen Moment { $moment }; es gibt 0, den Beginn, bis { $last }.

# Eine Stellung von Hand aufbauen
cannot-be-arranged = Stellungen von { $game } kann man noch nicht von Hand aufbauen.
no-such-place = Es gibt keinen Platz { $place } für Dinge der Art { $kind }.
thing-not-there = Auf dem Platz { $place } liegt kein { $thing }.
place-not-for-it = { $thing } kann dort nicht liegen: dort ist Platz für { $things }.
place-full = Dieser Platz ist voll: Es passen höchstens { $most } darauf.
place-needed = Dort muss etwas liegen: Lege etwas anderes an seine Stelle.
no-such-number = Es gibt keine Zahl { $name } einzustellen; es gibt: { $known }.
thing-missing = { $thing } fehlt.
thing-twice = Es gibt ein { $thing } zu viel.

# Aufzeichnungen
record-empty = Die Aufzeichnung ist leer.
record-malformed = Zeile { $line } der Aufzeichnung stimmt nicht: { $reason }.
record-too-deep = Zeile { $line } der Aufzeichnung stimmt nicht: Listen und Objekte sind zu tief ineinander verschachtelt.
record-wrong-head = Die Aufzeichnung hat als { $field } { $value }; dieses Programm kennt { $wanted }.
record-other-rules = Die Aufzeichnung entstand mit Version { $version } der Regeln; dies ist Version { $wanted }. Sie läuft bis Zug { $number }, der dann scheitert: { $reason }
record-illegal = Zug { $number } der Aufzeichnung, { $move }, scheitert: { $reason }
record-no-secret = Die Aufzeichnung enthält das Geheimnis ihres Zufalls nicht und kann nicht abgespielt werden.
record-wrong-secret = Das Geheimnis der Aufzeichnung hat nicht den Hash, der vor der Partie veröffentlicht wurde.
record-wrong-result = Laut Aufzeichnung endete die Partie anders als beim Abspielen.
record-after-end = Zeile { $line } der Aufzeichnung kommt nach ihrem Ende.

# Was das System sagt
system-enoent = es gibt keine Datei und keinen Ordner mit diesem Namen
system-eacces = dazu fehlt dir die Berechtigung
system-eperm = das System erlaubt es nicht
system-eexist = das gibt es schon
system-eisdir = das ist ein Ordner, keine Datei
system-enotsup = das ist keine gewöhnliche Datei
system-enotdir = ein Teil des Pfades ist eine Datei, kein Ordner
system-enotempty = der Ordner ist nicht leer
system-enospc = auf dem Datenträger ist kein Platz mehr
system-edquot = dein Anteil am Datenträger ist aufgebraucht
system-erofs = dort kann nichts geschrieben werden
system-enametoolong = der Name ist zu lang
system-eloop = die Verweise führen im Kreis
system-eio = der Datenträger liest oder schreibt nicht richtig
system-emfile = es sind zu viele Dateien geöffnet
system-enoexec = das ist kein Programm für diesen Rechner
system-etxtbsy = es wird gerade hineingeschrieben
system-e2big = der Befehl ist zu lang
system-enomem = es ist zu wenig Speicher da
system-no-name = das ist kein Name für eine Datei
system-error = Fehler { $of } des Systems
no-rules-page = Die Regeln von { $game } sind hier nicht zu lesen: { $file } gibt es nicht.

# Aufzählungen
and = und
