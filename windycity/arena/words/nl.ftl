# Reeksen op schijf
no-run = In { $folder } staat geen reeks: er is geen leesbaar run.json.
run-format = De reeks in { $folder } heeft formaat { $found }; dit programma leest formaat { $wanted }.
run-malformed = { $file } klopt niet: { $reason }.
batch-malformed = { $file } is niet te lezen: { $reason }. Gooi het weg, dan speelt dezelfde opdracht die partijen opnieuw.
