# Waarom een tafel een opdracht weigert.
seated-already = Je hebt al een plaats aan deze tafel.
seat-taken = Plaats { $seat } is niet vrij; kies er een die vrij is.
seat-empty = Op plaats { $seat } zit niemand.
host-only = Dat kan alleen de gastheer van de tafel, die haar gemaakt heeft.
contributed-already = Je hebt je woorden al aan het geluk toegevoegd.
stale-decision = De tafel is intussen verder; kijk nog eens voordat je antwoordt.
propose-not-now = { $matter ->
    [rematch] Een nieuwe partij kan worden voorgesteld als deze is afgelopen.
   *[other] Dat kan alleen worden voorgesteld zolang er een partij wordt gespeeld.
 }
followed-already = Er is al een nieuwe partij; ga daarheen.
proposed-already = Er is al iets voorgesteld; beantwoord dat eerst.
nothing-proposed = Er is op dit moment niets voorgesteld.
not-handed-over = Je speelt je plaats zelf.
handed-over = Een bot speelt jouw plaats; neem haar eerst terug.
nothing-said = Schrijf eerst iets.
no-partners = Je hebt nu geen partners om mee te praten.
begun-already = De partij is begonnen; plaatsen kunnen niet meer veranderen.
not-seated = Je hebt geen plaats aan deze tafel.
not-playing = Aan deze tafel wordt nu geen partij gespeeld.
table-moving = De tafel verhuist net naar een andere server; probeer het over een paar seconden opnieuw.

# Wat er mis is met de opslag.
store-unknown-scheme = De opslag is een bestand, of een adres dat begint met postgresql://; { $scheme }:// is geen van beide.
store-bad-address = Dat is niet het adres van een PostgreSQL-database. Zo ziet het eruit: postgresql://gebruiker:wachtwoord@host/database; een @ in het wachtwoord schrijf je als %40.
store-no-psycopg = PostgreSQL heeft nog een pakket nodig: pip install 'windycity[postgres]'.
store-folder = { $store } is een map; noem een bestand daarin.
store-no-file = De opslag { $store } kan niet worden gemaakt of geopend: { $reason }.
store-in-use = Een andere server gebruikt de opslag { $store } op dit moment. Stop die eerst, of noem een andere opslag.
store-cannot-open = De opslag { $store } kan niet worden geopend: { $reason }.
store-not-utf8 = In de database { $store } passen niet alle letters. Maak er een waarin dat wel kan: CREATE DATABASE ... ENCODING 'UTF8'.
store-foreign = De database { $store } bevat gegevens van een ander programma; noem een lege.
store-newer = Een nieuwere versie van Windy City heeft de opslag { $store } geschreven (versie { $found }, dit programma kent { $known }). Werk Windy City bij.
store-failed = De opslag { $store } werkt op dit moment niet: { $reason }.
store-closed = De opslag is gesloten, omdat de server stopt.
table-lost = Een andere server beheert tafel { $table } nu, of ze bestaat niet meer; open haar opnieuw.
id-taken = De naam { $id } is al in gebruik.
key-taken = Die sleutel of code is al in gebruik.
notice-too-long = Een bericht van { $size } bytes op het kanaal { $channel } is te lang; { $most } kan.
entry-unreadable = Regel { $number } van tafel { $table } ontbreekt of is onleesbaar: een nieuwere versie van Windy City heeft hem geschreven, of de opslag is beschadigd.
founding-unreadable = Tafel { $table } is onleesbaar: een nieuwere versie van Windy City heeft haar gemaakt, of de opslag is beschadigd.
backup-onto-itself = { $file } is de opslag zelf; noem een ander bestand voor de kopie.
backup-not-a-file = { $file } is geen gewoon bestand; noem er een voor de kopie.
backup-failed = Er kon geen kopie van de opslag naar { $file } worden geschreven: { $reason }.
backup-postgres = { $store } is een PostgreSQL-database; kopieer haar met pg_dump.

# Waarom een database het niet doet, volgens de naam van de fout bij SQLite of het nummer bij PostgreSQL.
database-full = de schijf is vol
database-53100 = de schijf is vol
database-ioerr = de schijf kan niet worden gelezen of beschreven
database-readonly = ze kan alleen worden gelezen; kijk wie in het bestand en zijn map mag schrijven
database-cantopen = het bestand kan niet worden geopend
database-busy = een ander programma gebruikt haar; sluit dat af
database-notadb = dit is geen SQLite-database; noem een ander bestand
database-corrupt = ze is beschadigd; zet de laatste back-up ervoor in de plaats
database-42501 = dat mag deze gebruiker niet; geef hem het recht om tabellen te maken
muted = De gastheer wil je aan deze tafel niet horen.
nobody-there = Niemand met die naam heeft aan deze tafel iets gezegd.
database-57p01 = ze wordt gestopt
