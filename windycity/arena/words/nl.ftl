# Reeksen op schijf
no-run = In { $folder } staat geen reeks: er is geen leesbaar run.json.
run-format = De reeks in { $folder } heeft formaat { $found }; dit programma leest formaat { $wanted }.
run-malformed = { $file } klopt niet: { $reason }.
batch-malformed = { $file } is niet te lezen: { $reason }. Gooi het weg, dan speelt dezelfde opdracht die partijen opnieuw.
different-run = In { $folder } staat een andere reeks: daar is { $setting } { $found }, niet { $wanted }. Kies een andere map, of de instellingen uit het run.json daar.
folder-not-empty = In { $folder } staan andere dingen; uitslagen komen in een map die nieuw of leeg is, of dezelfde reeks bevat.
cannot-keep = { $file } is niet te schrijven: { $reason }. Wat er al stond, blijft bewaard.
record-not-over = De partij van het verslag is niet afgelopen.
record-other-seats = De partij van het verslag heeft { $found } plaatsen, die van de reeks hebben er { $wanted }.

# Wat niet gespeeld kan worden
number-too-small = { $name } moet minstens { $low } zijn, niet { $value }.
number-too-large = { $name } kan hoogstens { $high } zijn, niet { $value }.
batch-killed = Groep { $batch } is opgegeven: het proces dat haar speelde is { $times } keer afgebroken. Is er genoeg geheugen? De andere groepen zijn bewaard.
too-few-bots = Een toernooi is voor twee bots of meer.
bot-twice = { $bot } staat er twee keer; elke bot van een toernooi wordt één keer genoemd.
question-form = Een vraag wordt geschreven als x>y, met twee verschillende bots van het toernooi ({ $bots }), niet { $text }.

# Clusters
no-ray = Ray is hier niet geïnstalleerd; installeer het met: pip install 'windycity[ray]'.
no-cluster = Op { $address } is geen Ray-cluster te bereiken: { $reason }
no-cores = Geen machine van het Ray-cluster op { $address } heeft een kern om op te spelen. Voeg een node toe en ga verder met dezelfde opdracht.
other-version = Een machine van het cluster heeft Windy City { $found }; deze reeks heeft { $wanted } nodig. Installeer overal dezelfde versie.

# Gegevens
dataset-no-games = Gegevens van { $games } partijen zijn niet te schrijven. Er is er minstens 1 nodig.
dataset-program = { $bot } is een programma, en daarmee zijn de gegevens niet te herhalen. Noem andere bots, zoals greedy of search:500.
dataset-exists = { $file } bestaat al, en er wordt niets overschreven. Noem een ander bestand, of verwijder het.
dataset-other = In { $folder } staat het begin van gegevens met andere instellingen. Noem een ander bestand dan { $file }, of verwijder die map.
dataset-unwritable = { $file } is niet te schrijven: { $reason }. Noem een bestand in een map waar je mag schrijven.
