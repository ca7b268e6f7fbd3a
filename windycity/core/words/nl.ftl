# Spellen en opties
unknown-game = Er is geen spel { $name }. De spellen zijn: { $known }.
game-twice = Meerdere pakketten zeggen het spel { $game } te zijn: { $packages }. Verwijder er zoveel dat er één overblijft.
game-name-taken = Het pakket { $package } zegt dat het het spel { $game } is, maar zo heet een spel van Windy City, en dat wordt gebruikt. Geef het andere spel een andere naam, of verwijder het.
game-not-installed = Het spel { $game } zou in het pakket { $package } zitten, maar dat is er niet. Installeer het, of verbeter het entry point.
game-incomplete = Het spel { $game } is niet compleet: { $file } ontbreekt.
game-wrong-rulebook = Het spel { $game } heeft in { $file } een RULEBOOK met de naam { $game } nodig.
game-unknown-event = Het spel { $game } kent geen gebeurtenis { $event }, die { $file } noemt.
game-wrong-simulations = Het spel { $game } heeft in { $file } een geheel aantal simulaties nodig, minstens 1: SIMULATIONS.
wrong-seats = Dit spel is voor { $low } tot { $high } spelers, niet voor { $seats }.
unknown-option = Er is geen optie { $option }. De opties zijn: { $known }.
option-not-bool = Optie { $option } is true of false, niet { $value }.
option-wrong-seats = Optie { $option } is voor { $low } tot { $high } spelers, niet voor { $seats }.
unknown-language = De taal { $language } is er niet. De talen zijn: { $known }.
unknown-kind = Er is hier niets van de soort { $kind }. De soorten zijn: { $known }.
unknown-thing = Er is hier geen { $kind } met de naam { $name }.
wrong-people = Aan deze tafel kunnen 1 tot { $seats } mensen zitten, niet { $people }.

# Plaatsen en beurten
wrong-seat = Er is geen plaats { $seat } in deze partij; de plaatsen zijn 0 tot { $last }.
wrong-player = Er is geen speler { $seat } in deze partij; de spelers zijn 1 tot { $last }.
wrong-turn = Aan plaats { $seat } wordt nu niets gevraagd; er wordt gewacht op plaats { $waiting } ({ $players }).
seen-by-another = Deze stelling is zoals { $seen_by ->
    [6] een toeschouwer
   *[other] plaats { $seen_by }
} haar kent; { $seat ->
    [6] een toeschouwer
   *[other] plaats { $seat }
} kan haar niet bekijken.
match-over = De partij is afgelopen.

# Zetten
imagine-first = Deze stelling is zoals één kijker haar kent; bedenk eerst een wereld voordat je verder speelt.
no-moves = Er staat geen zet in de lijst.
move-not-text = Een zet is een tekst, niet { $move }.
no-such-action = Er is geen actie { $action }; acties zijn hele getallen van 0 tot en met { $last }.
list-too-far = Zet { $number }, { $move }, hangt van het toeval af of onthult iets: daar moet de lijst eindigen. Er is niets gespeeld.
list-refused = Zet { $number } van de lijst, { $move }, mislukt: { $reason } Er is geen zet gespeeld.
move-unknown-word = "{ $move }" is geen zet. Een zet begint met een van: { $known }.
move-wrong-length = "{ $move }" heeft niet het juiste aantal woorden; schrijf het zo: { $example }.
articles = de het een
move-ambiguous = "{ $move }" kan verschillende zetten betekenen: { $meanings }. Zeg welke.
move-wrong-form = "{ $move }" is niet als zet te lezen; schrijf het zo: { $example }.
nothing-to-undo = Er is geen zet om terug te nemen.
undo-of-another = De laatste zet was van { $player }, dus jij kunt hem niet terugnemen.
undo-past-news = De zet "{ $move }" heeft iets nieuws onthuld en kan niet worden teruggenomen.
bot-without-name = Een bot zonder naam. De bots zijn: { $known }.
unknown-bot = Er is geen bot { $name }. De bots zijn: { $known }.
wrong-bots = Er worden { $names } bots genoemd, maar er { $seats ->
    [one] is één plaats
   *[other] zijn { $seats } plaatsen
} voor bots; noem er één voor allemaal, of voor elke plaats één.
program-unreadable = "{ $name }" is geen programma om mee te spelen. Schrijf program:OPDRACHT, of program:2.5s:OPDRACHT met de seconden voor een antwoord; aanhalingstekens komen in paren.
program-needs-posix = Programma's kunnen alleen op Linux en macOS meespelen.
program-not-found = Het programma "{ $command }" kan niet worden gestart: de opdracht { $file } bestaat niet. Een programma in deze map schrijf je als ./NAAM.
program-no-file = Het programma "{ $command }" kan niet worden gestart: het bestand { $file } bestaat niet.
program-no-interpreter = Het programma "{ $command }" kan niet worden gestart: de interpreter die de eerste regel van { $file } noemt, bestaat niet.
program-not-executable = Het programma "{ $command }" kan niet worden gestart: { $file } mag niet worden uitgevoerd. Sta dat toe met chmod +x, of zet de interpreter ervoor: program:python3 NAAM.
program-cannot-start = Het programma "{ $command }" kan niet worden gestart: { $reason }.
program-ended = Het programma "{ $command }" stopte voordat de partij begon: { $reason }
program-nonsense = Het programma "{ $command }" beantwoordde de begroeting met: { $line }. Goed zou zijn: zijn naam, {"{"}"name":"Busy"{"}"}, of niets.

# Geluk
unknown-outcome = { $outcome } is geen uitkomst van het toeval in dit spel.
too-many-outcomes = Er kunnen hooguit { $most } uitkomsten tegelijk worden afgedwongen.
impossible-outcome = De afgedwongen uitkomst { $outcome } kan nu niet. Er is niets gespeeld.
unknown-luck = Er is geen toeval { $scheme }. Er is: { $known }.
luck-contributions = Het toeval { $scheme } past niet bij zijn bijdragen: hmac-2 heeft er wel, waarvan minstens één niet leeg is; hmac-1 en fast-1 hebben er geen.
wrong-contributions = Er zijn { $count } bijdragen voor { $seats } plaatsen; het moet er voor elke plaats één zijn, leeg als die niets bijdraagt.
contribution-not-text = Een bijdrage aan het toeval is een tekst, niet { $words }.
contribution-too-long = Een bijdrage aan het toeval heeft hoogstens { $most } tekens, geen { $length }.
contribution-control = Een bijdrage aan het toeval is één regel tekst, zonder stuurtekens.
seed-and-luck = Geef een startgetal of het toeval zelf, niet allebei.

# Bestanden
file-missing = { $file } kan niet worden gelezen: dat bestand bestaat niet.
file-folder = { $file } kan niet worden gelezen: het is een map, geen bestand.
file-special = { $file } kan niet worden gelezen: het is een pipe of een apparaat; alleen gewone bestanden worden gelezen.
file-forbidden = { $file } kan niet worden gelezen: je hebt er geen toestemming voor.
file-too-large = { $file } wordt niet gelezen: het telt { $size } bytes, en zo'n bestand mag er hooguit { $most } hebben.
file-not-text = { $file } kan niet worden gelezen: het is geen tekst in UTF-8 (byte { $place }).
file-unreadable = { $file } kan niet worden gelezen: { $reason }.

# Edities
edition-not-toml = In { $file } is regel { $line }, kolom { $column } geen geldige TOML (de parser meldt: { $reason }).
edition-not-toml-at-end = Aan het eind is { $file } geen geldige TOML (de parser meldt: { $reason }).
edition-too-deep = Het editiebestand { $file } klopt niet: lijsten en tabellen staan er te diep in elkaar.
edition-huge-number = Het editiebestand { $file } klopt niet: er staat een getal in met veel te veel cijfers.
edition-malformed = Het editiebestand { $file } klopt niet: { $reason }.
edition-wrong-value = In { $file } is { $path } "{ $value }"; het moet een van deze zijn: { $allowed }.
edition-missing-field = In { $file } ontbreekt { $path }.
edition-unknown-field = In { $file } staat { $path }, maar zo'n veld is er niet.
edition-wrong-type = In { $file } moet { $path } { $wanted } zijn, niet { $found }.
edition-empty-name = In { $file } is { $path } leeg.
type-int = een geheel getal
type-float = een kommagetal
type-str = een tekst
type-bool = true of false
type-array = een lijst
type-object = een tabel
type-datetime = een datum
type-date = een datum
type-time = een tijdstip
edition-wrong-head = In het editiebestand { $file } moet staan: game = "{ $game }" en format = { $format }.
edition-wrong-count = In { $file } heeft { $path } { $count } vermeldingen; het moeten er { $wanted } zijn.
edition-twice = In { $file } staat "{ $name }" twee keer bij { $path }; geen twee mogen dezelfde naam hebben.
edition-wrong-names = In { $file } moeten de vermeldingen van { $path } zo heten, in deze volgorde: { $wanted }.
edition-bad-word = In { $file } is { $path } "{ $word }"; het moet één woord van letters zijn, anders dan de andere en dan een speciale kaart.

# Stellingen
value-out-of-range = { $path } is { $value }; het moet van { $low } tot { $high } zijn.
position-not-object = Een stelling is een JSON-object.
position-unknown-field = { $path } is geen veld van een stelling van dit spel.
position-missing-field = { $path } ontbreekt.
position-unknown-name = { $path } is "{ $value }", en dat is geen { $kind } die daar kan liggen.
position-not-number = { $path } is { $value }; het moet een geheel getal zijn.
position-not-flag = { $path } is { $value }; het moet true of false zijn.
position-not-list = { $path } moet een lijst zijn.
position-too-long = { $path } heeft { $length } waarden; het kunnen er hooguit { $most } zijn.
position-wrong-head = De stelling heeft als { $field } { $value }; het moet { $wanted } zijn.
position-not-object-of = { $path } moet een object zijn met een aantal bij elke naam.
position-miscounted = { $path } moet { $count } dingen bevatten, zoals { $where } zegt; wat niet bekend is staat onder "??".
position-missing-head = De stelling mist het veld { $field }; het moet { $wanted } zijn.
position-observed = Deze stelling is alleen wat één speler weet; voor een partij is alles nodig.
position-over = In deze stelling is de partij al afgelopen; kies een eerder moment.
position-too-deep = De stelling is niet geldig: de lijsten en objecten staan te diep in elkaar.
position-not-json = { $file } is geen stelling als JSON: { $reason }.
no-such-moment = Deze partij heeft geen moment { $moment }; de momenten zijn 0, het begin, tot { $last }.

# Een stelling met de hand opzetten
cannot-be-arranged = Stellingen van { $game } kunnen nog niet met de hand opgezet worden.
no-such-place = Er is geen plek { $place } voor dingen van de soort { $kind }.
thing-not-there = Er ligt geen { $thing } op de plek { $place }.
place-not-for-it = { $thing } kan daar niet liggen: daar is plaats voor { $things }.
place-full = Die plek is vol: er kunnen er hooguit { $most } liggen.
place-needed = Daar moet iets liggen: leg er iets anders voor in de plaats.
no-such-number = Er is geen getal { $name } in te stellen; er zijn: { $known }.
thing-missing = { $thing } ontbreekt.
thing-twice = Er is één { $thing } te veel.

# Verslagen
record-empty = Het verslag is leeg.
record-malformed = Regel { $line } van het verslag klopt niet: { $reason }.
record-too-deep = Regel { $line } van het verslag klopt niet: lijsten en objecten staan er te diep in elkaar.
record-wrong-head = Het verslag heeft als { $field } { $value }; dit programma kent { $wanted }.
record-other-rules = Het verslag is gemaakt met versie { $version } van de regels; dit is versie { $wanted }. Het speelt af tot zet { $number }, en die mislukt dan: { $reason }
record-illegal = Zet { $number } van het verslag, { $move }, mislukt: { $reason }
record-no-secret = Het verslag bevat het geheim van zijn toeval niet en kan dus niet worden afgespeeld.
record-wrong-secret = Het geheim van het verslag heeft niet de hash die voor de partij bekend is gemaakt.
record-wrong-result = Volgens het verslag is de partij anders geëindigd dan bij het afspelen.
record-after-end = Regel { $line } van het verslag komt na het einde.

# Wat het systeem zegt
system-enoent = er is geen bestand of map met die naam
system-eacces = je hebt er geen rechten voor
system-eperm = het systeem staat het niet toe
system-eexist = het bestaat al
system-eisdir = het is een map, geen bestand
system-enotsup = het is geen gewoon bestand
system-enotdir = een deel van het pad is een bestand, geen map
system-enotempty = de map is niet leeg
system-enospc = er is geen ruimte meer op de schijf
system-edquot = jouw deel van de schijf is vol
system-erofs = daar kan niets worden geschreven
system-enametoolong = de naam is te lang
system-eloop = de verwijzingen lopen in een kring
system-eio = de schijf leest of schrijft niet goed
system-emfile = er zijn te veel bestanden open
system-enoexec = het is geen programma voor deze computer
system-etxtbsy = er wordt op dit moment in geschreven
system-e2big = de opdracht is te lang
system-enomem = er is te weinig geheugen
system-no-name = dat is geen naam voor een bestand
system-error = fout { $of } van het systeem
no-rules-page = De regels van { $game } zijn hier niet te lezen: { $file } is er niet.

# Opsommingen
and = en
