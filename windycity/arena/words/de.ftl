# Serien auf der Platte
no-run = In { $folder } liegt keine Serie: es fehlt ein lesbares run.json.
run-format = Die Serie in { $folder } hat Format { $found }; dieses Programm liest Format { $wanted }.
run-malformed = { $file } stimmt nicht: { $reason }.
batch-malformed = { $file } ist nicht lesbar: { $reason }. Lösche die Datei, dann spielt derselbe Befehl ihre Partien noch einmal.
