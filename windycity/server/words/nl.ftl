# Waarom een tafel een opdracht weigert.
seated-already = Je hebt al een plaats aan deze tafel.
no-such-seat = Er is geen plaats { $seat } aan deze tafel; de plaatsen zijn 1 tot en met { $last }.
seat-taken = Plaats { $seat } is niet vrij; kies er een die vrij is.
seat-empty = Op plaats { $seat } zit niemand.
host-only = Dat kan alleen de gastheer van de tafel, die haar gemaakt heeft.
contributed-already = Je hebt je woorden al aan het geluk toegevoegd.
words-too-late = De partij is begonnen; woorden kun je alleen daarvoor aan het toeval toevoegen.
stale-decision = De tafel is intussen verder; kijk nog eens voordat je antwoordt.
wrong-turn = Jou wordt nu niets gevraagd; de tafel wacht op { $players }.
propose-not-now = { $matter ->
    [rematch] Een nieuwe partij kan worden voorgesteld als deze is afgelopen.
   *[other] Dat kan alleen worden voorgesteld zolang er een partij wordt gespeeld.
 }
followed-already = Er is al een nieuwe partij; ga daarheen.
proposed-already = Er is al iets voorgesteld; beantwoord dat eerst.
nothing-proposed = Er is op dit moment niets voorgesteld.
not-handed-over = Je speelt je plaats zelf.
handed-over = Een bot speelt jouw plaats; neem haar eerst terug.
no-lesson = Aan deze tafel wordt geen les gegeven.
in-lesson = Dat kan niet in een les. Ga liever een stap terug, of verlaat de tafel.
nothing-said = Schrijf eerst iets.
no-partners = Je hebt nu geen partners om mee te praten.
muted = De gastheer wil je aan deze tafel niet horen.
nobody-there = Niemand met die naam heeft aan deze tafel iets gezegd.
begun-already = De partij is begonnen; plaatsen kunnen niet meer veranderen.
not-seated = Je hebt geen plaats aan deze tafel.
not-playing = Aan deze tafel wordt nu geen partij gespeeld.
not-asked = Je wordt nu niets gevraagd.
not-a-phrase = "{ $phrase }" is geen wending van dit spel die voor meerdere zetten staat.
hints-off = Aan deze tafel zijn hints uitgezet.
hint-in-lesson = In een les of een puzzel zijn er geen hints. Die kan zelf laten zien wat er te doen is.
hint-among-people = Een hint is er alleen waar niemand anders meespeelt; tegenover anderen zou het niet eerlijk zijn. Je kunt wel een bot voor je laten spelen, en dat ziet iedereen.
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
notice-too-long = Een bericht van { $size } tekens op het kanaal { $channel } is te lang; { $most } kan.
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
database-57p01 = ze wordt gestopt

# Wat de server weigert via HTTP en WebSockets.
no-guest = Je bent hier nog geen gast. Dat word je met POST /api/guests; programma's sturen de sleutel die ze krijgen mee als Authorization: Bearer SLEUTEL.
unknown-key = Niemand heeft hier die sleutel; word gast met POST /api/guests.
guest-already = Je bent hier al gast; met PATCH /api/me verander je je naam.
guest-first = Je kijkt alleen mee. Om te spelen of te praten word je eerst gast: geef jezelf een naam.
unknown-code = Die code bestaat niet, is al gebruikt, of er zijn tien minuten voorbij; vraag een nieuwe op het andere apparaat.
name-length = Een naam heeft 1 tot { $most } tekens; { $length ->
    [0] deze is leeg.
   *[other] deze heeft er { $length }.
 }
name-control = Een naam bestaat uit letters, cijfers en tekens die je kunt zien.
no-such-table = Er is geen tafel { $table }; kijk de link nog eens na.
other-rules = Tafel { $table } is gemaakt voor versie { $rules } van de regels, of voor andere gedrukte gegevens; deze server heeft versie { $here }. Het programma dat haar maakte kan haar nog openen.
edition-control = In { $file } heeft de tekst { $text } een teken dat het scherm bestuurt of tekst omdraait; laat het weg.
no-match-yet = De partij is nog niet begonnen, dus er is nog geen verslag van.
match-not-over = Het verloop van de score wordt getoond zodra de partij voorbij is.
seats-me-twice = Je kunt maar één plaats hebben: schrijf één keer me.
seats-only-bots = Er moet iemand meespelen: laat minstens één plaats me of open zijn.
position-one-way = Een stelling geef je als json, of als replay met moment: één van de twee.
position-seats = Deze stelling is voor { $wanted } plaatsen; je noemde er { $seats }.
position-options = De opties van een partij vanuit een stelling zijn die van de stelling: { $option } is daar { $value }.
not-found = Er is niets op { $path }. Wat er wel is, staat op /api/schema.
wrong-method = { $path } kan niet met { $method } worden gevraagd. Wat wel kan, staat op /api/schema.
wrong-origin = Een pagina van { $origin } mag deze server niet gebruiken. Open { $site } zelf, of start de server met --origin { $origin }.
not-json = Stuur JSON, met de header Content-Type: application/json; hier staat { $sort }.
too-large = Dat is te lang; hier zijn { $most } bytes mogelijk.
too-many-requests = Dat was te veel tegelijk; probeer het over { $seconds } seconden opnieuw.
too-many-guests = Vanaf dit adres zijn binnen een uur te veel gasten gekomen; probeer het over { $seconds } seconden opnieuw.
too-many-claims = Er zijn te veel codes geprobeerd; probeer het over { $seconds } seconden opnieuw.
too-many-live-tables = Je zit aan { $most } tafels die nog niet klaar zijn; maak er eerst een af.
too-many-tables = Je hebt binnen een dag { $most } tafels gemaakt; maak er morgen meer.
too-many-connections = Er zijn al { $most } verbindingen; sluit er eerst een.
metrics-local = Metingen zijn alleen voor de machine zelf: open /metrics daar.
internal = Hier ging iets mis, niet bij jou. Het nummer in het logboek is { $id }.
no-body = Het verzoek heeft een inhoud nodig: een object in JSON.

# Wat er mis is met een JSON-document.
mistake-missing = { $place ->
    [none] { $name } ontbreekt.
   *[other] { $place }: { $name } ontbreekt.
 }
mistake-unknown = { $place ->
    [none] Er is geen veld { $name }.
   *[other] { $place }: er is geen veld { $name }.
 }
mistake-value = { $place } kan niet { $found } zijn.
mistake-type = { $place ->
    [none] Dit moet { $wanted } zijn, niet { $found }.
   *[other] { $place } moet { $wanted } zijn, niet { $found }.
 }
mistake-length = { $place } is te { $range ->
    [most] lang; de lengte mag hoogstens { $count } zijn.
   *[least] kort; de lengte moet minstens { $count } zijn.
 }
mistake-range = { $place } moet { $range ->
    [most] hoogstens { $count } zijn.
   *[least] minstens { $count } zijn.
 }
mistake-json = Dat is geen JSON ({ $reason }).
mistake-deep = Dat is te diep genest.
kind-str = een tekst
kind-int = een geheel getal
kind-float = een getal
kind-bool = true of false
kind-array = een lijst
kind-object = een object
kind-null = niets (null)
message-like = Zo hoort het eruit te zien: { $like }
message-binary = Stuur tekstberichten, geen binaire.
message-too-long = Een bericht heeft hoogstens { $most } tekens; dit heeft er { $length }.
wrong-protocol = Deze server spreekt versie { $known } van het protocol, niet { $asked }. Laad de pagina opnieuw; een programma vraagt met ?protocol={ $known }.
too-fast = Te veel berichten tegelijk; dit is niet uitgevoerd. Wacht { $seconds } seconden en stuur het opnieuw.
flood = Veel te veel berichten; de verbinding wordt gesloten. Maak opnieuw verbinding en stuur er minder.

# De pagina zolang er nog geen client is.
page-what = Dit is een server van Windy City: vier bordspellen uit de tijd van de drooglegging, om met vrienden en bots te spelen.
page-how = Om hier vanuit een terminal te spelen vindt { $join } een tafel en maakt { $host } er een. Uitgaven hebben een pagina voor browsers; in een kloon van het project bouwt { $client } die. Voor programma's staat de interface beschreven op { $schema }.

# Terugkijken naar partijen.
no-such-replay = Er is geen partij { $replay } om op terug te kijken; kijk de link nog eens na.
replay-not-over = De partij is nog niet afgelopen; daarna kan dat wel.
replay-observed = Het verslag begint met wat één speler wist, dus niemand kan op het geheel terugkijken.
no-such-moment = Dat moment is er niet: ze tellen van 0 tot { $final }, en het laatste mag niet vóór het eerste liggen.
no-such-eye = Niemand kan door de ogen van { $eye } kijken; wel door: { $known }.
eye-not-yet = Zolang de partij niet is afgelopen kun je niet door de ogen van { $eye } kijken, alleen door: { $known }.
too-many-replays = Je hebt binnen een dag { $most } verslagen meegebracht; morgen kunnen er meer bij.
no-such-review = Er is nog geen nabeschouwing van de partij { $replay }; POST begint er een.
review-not-over = De partij is niet afgelopen en kan dus niet worden nabeschouwd.
review-not-compiled = De regels van dit spel worden hier nog gecompileerd; probeer het over een minuut opnieuw.
too-many-reviews = Hier wachten veel partijen op een nabeschouwing; probeer het later opnieuw.

# Waarom een server niet kan worden gestart.
cannot-listen = De server kan niet bereikbaar zijn op { $host }, poort { $port }: { $reason } Kies iets anders met --host of --port.
port-taken = Poort { $port } van { $host } is bezet; kies een andere met --port.
unknown-host = Het adres { $host } bestaat niet; --host 127.0.0.1 is alleen deze machine, --host 0.0.0.0 iedereen in je netwerk.
