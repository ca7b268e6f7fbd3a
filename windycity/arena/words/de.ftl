# Serien auf der Platte
no-run = In { $folder } liegt keine Serie: Es fehlt ein lesbares run.json.
run-format = Die Serie in { $folder } hat Format { $found }; dieses Programm liest Format { $wanted }.
run-malformed = { $file } stimmt nicht: { $reason }.
batch-malformed = { $file } ist nicht lesbar: { $reason }. Lösche die Datei, dann spielt derselbe Befehl ihre Partien noch einmal.
different-run = In { $folder } liegt eine andere Serie: Dort ist { $setting } { $found }, nicht { $wanted }. Wähle einen anderen Ordner oder die Einstellungen aus dem run.json dort.
folder-not-empty = In { $folder } liegt anderes; Ergebnisse kommen in einen Ordner, der neu oder leer ist oder dieselbe Serie enthält.
cannot-keep = { $file } lässt sich nicht schreiben: { $reason }. Was schon dort lag, bleibt erhalten.
record-not-over = Die Partie der Aufzeichnung ist nicht zu Ende.
record-other-seats = Die Partie der Aufzeichnung hat { $found } Plätze, die der Serie haben { $wanted }.

# Was nicht gespielt werden kann
number-too-small = { $name } muss mindestens { $low } sein, nicht { $value }.
number-too-large = { $name } darf höchstens { $high } sein, nicht { $value }.
batch-killed = Gruppe { $batch } wurde aufgegeben: Der Prozess, der sie spielte, wurde { $times }-mal abgebrochen. Reicht der Speicher? Die anderen Gruppen sind aufgehoben.
too-few-bots = Ein Turnier ist für zwei Bots oder mehr.
bot-twice = { $bot } steht zweimal da; jeder Bot eines Turniers wird einmal genannt.
question-form = Eine Frage schreibt man wie x>y, mit zwei verschiedenen Bots des Turniers ({ $bots }), nicht { $text }.

# Cluster
no-ray = Ray ist hier nicht installiert; installiere es mit: pip install 'windycity[ray]'.
no-cluster = Unter { $address } ist kein Ray-Cluster zu erreichen: { $reason }
no-cores = Kein Rechner des Ray-Clusters unter { $address } hat einen Kern zum Spielen. Füge einen Knoten hinzu und mache mit demselben Befehl weiter.
other-version = Ein Rechner des Clusters hat Windy City { $found }; diese Serie braucht { $wanted }. Installiere überall dieselbe Version.

# Datensätze
dataset-no-games = Ein Datensatz aus { $games } Partien lässt sich nicht schreiben. Es muss mindestens 1 sein.
dataset-program = { $bot } ist ein Programm, und damit lässt sich ein Datensatz nicht wiederholen. Nenne andere Bots, etwa greedy oder search:500.
dataset-exists = { $file } gibt es schon, und nichts wird überschrieben. Nenne eine andere Datei, oder entferne sie.
dataset-other = In { $folder } liegt der Anfang eines Datensatzes mit anderen Einstellungen. Nenne eine andere Datei als { $file }, oder entferne diesen Ordner.
dataset-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Nenne eine Datei in einem Ordner, in den du schreiben darfst.
