# De woorden van de lijst om alle tafels. Namen van dingen en zinnen over een partij komen van de server.
about-chicago = Vier bendes, vier hoeken, één plein. Win gevechten en je mannen stijgen.
about-chicago-gangsters = De kaarten kiezen vanavond je partner. Eerlijk maken ze hem niet.
about-chicago-gangsters-goal = Heb aan het eind de meeste alcohol, na 10 tot 12 rondes.
about-chicago-gangsters-turn = Praat met je partner; daarna leggen jullie allebei gedekt kaarten.
about-chicago-gangsters-twist = De kaarten kiezen je partner, en geen woord is bindend.
about-chicago-goal = Drie casino's, alle acht centrale kroegen, of vijf gele koppen.
about-chicago-poker = Stuur gangsters naar kroegen en brouwerijen. De beste pokerhand krijgt het bedrijf.
about-chicago-poker-goal = Bezit drie bedrijven van één soort, één van elke soort, of vijf willekeurige.
about-chicago-poker-turn = Drie acties: trek een kaart of leg er een bij een bedrijf.
about-chicago-poker-twist = Je vijfde kaart brengt een duel. Sommige kaarten liggen gedekt.
about-chicago-turn = Gooi drie dobbelstenen en verdeel ze over je mannen.
about-chicago-twist = Wie een gevecht wint, krijgt geld en stijgt in rang.
about-decisions = ongeveer { $count } keuzes
about-decisions-how = Hoe vaak elk van vier spelers gemiddeld iets kiest
about-gangsters = Baat Joints uit, koop agenten om, trek publiek. Tien Joints of tienduizend.
about-gangsters-goal = Een hele bende, plus alle Joints van één kleur, tien willekeurige, of 10.000 aan geld.
about-gangsters-turn = Koop, gooi vijf dobbelstenen, stuur de politie, verplaats.
about-gangsters-twist = Niemand weet welke agent wiens geld heeft aangenomen.
about-goal = Doel
about-turn = Een beurt
about-twist = De clou
afterwards = Daarna
against-bots = { $count ->
    [one] { $game }, jij tegen één bot ({ $level })
   *[other] { $game }, jij tegen { $count } bots ({ $level })
  }
agree = Akkoord
all-games = Alle spellen
another-device = Op een ander apparaat
another-device-how = Vraag hier een code aan en vul die daar in bij “Ik heb al eens gespeeld”. Je naam en je partijen gaan mee.
another-match = Nog een partij?
as-table = Als tabel
asked-and-away = { $name } is aan zet, maar weg.
asks-chicago-buy = { $names } mag koppen kopen.
asks-chicago-fight = { $names } kiest met wie te vechten.
asks-chicago-from = { $names } kiest waar een man binnenkomt.
asks-chicago-gangsters-bruiser = { $names } beslist over de Vechtersbaas.
asks-chicago-gangsters-choose = { $names } kiest een pakket.
asks-chicago-gangsters-declare = { $names } mag zich tot peetvader uitroepen.
asks-chicago-gangsters-duel = { $names } kiest een kaart voor het duel.
asks-chicago-gangsters-gamble = { $names } pokert.
asks-chicago-gangsters-hide = { $names } kiest welke kaart gedekt blijft.
asks-chicago-gangsters-join = { $names } is Mr. X en kiest een kant.
asks-chicago-gangsters-lay = { $names } legt kaarten.
asks-chicago-gangsters-pay = { $names } betaalt.
asks-chicago-gangsters-round-end = { $names } mag aan het eind van de ronde een persoon inzetten.
asks-chicago-gangsters-say = { $names } zegt wat te verwachten is.
asks-chicago-gangsters-sell = { $names } mag verkopen.
asks-chicago-gangsters-show = { $names } mag kaarten open neerleggen.
asks-chicago-gangsters-take = { $names } pokert.
asks-chicago-move = { $names } kiest een man en dobbelstenen.
asks-chicago-poker-action = { $names } trekt een kaart of speelt er een.
asks-chicago-poker-discard = { $names } heeft te veel kaarten en legt af.
asks-chicago-poker-limousine = { $names } rijdt kaarten rond met de Limousine.
asks-chicago-poker-tiebreak = { $names } kiest een kaart voor de tiebreak.
asks-chicago-step = { $names } is onderweg.
asks-gangsters-accept = { $names } heeft een ruil aangeboden gekregen.
asks-gangsters-attack = { $names } beslist over de agent met de donuts.
asks-gangsters-buy = { $names } mag kopen, verbeteren of ruilen.
asks-gangsters-cash = { $names } doet een bod.
asks-gangsters-claim = { $names } claimt een Joint.
asks-gangsters-cop-to = { $names } stuurt een agent ergens heen.
asks-gangsters-donuts = { $names } mag een agent zijn donuts afnemen.
asks-gangsters-feed = { $names } mag de agent donuts geven.
asks-gangsters-gang = { $names } kiest een bende.
asks-gangsters-give = { $names } doet een bod.
asks-gangsters-keep = { $names } heeft een fiche getrokken.
asks-gangsters-move = { $names } doet een beweging.
asks-gangsters-place = { $names } zet de stukken neer.
asks-gangsters-police = { $names } mag de politie sturen.
asks-gangsters-public-to = { $names } verplaatst het publiek.
asks-gangsters-react = { $names } mag een fiche tonen.
asks-gangsters-return = { $names } kiest waar een stuk terugkomt.
asks-gangsters-seduce = { $names } kiest wie de vamps verleiden.
asks-gangsters-shield = { $names } mag een agent zijn donuts afnemen.
asks-gangsters-shoot = { $names } beslist in een schietpartij.
asks-gangsters-target = { $names } kiest wie de agent aanvalt.
asks-gangsters-want = { $names } doet een bod.
at-start = Begin
away = weg
away-clock = De klok loopt: { $time }. Daarna doet een bot deze ene zet.
away-no-clock = Aan deze tafel loopt geen klok. De partij wacht.
away-since = weg sinds { $time }
back-to-search = Terug naar “{ $sought }”
behind = { $count ->
    [one] Er is nog één ding gebeurd.
   *[other] Er zijn nog { $count } dingen gebeurd.
  }
beside-table = Spelers, nieuws en praat
biggest-swing = Grootste omslag
bot = Bot
bot-for-seat = Bot voor plaats { $seat }
bot-for-you = Een bot ({ $level }) speelt voor jou.
bot-level = Bot, { $level }
bot-named = bot, { $bot }
bot-strength = Hoe sterk
bots-counted = { $count ->
    [one] een bot
   *[other] { $count } bots
  } ({ $level })
bots-warming = De regels van dit spel worden nog gecompileerd. Tot dan spelen alle bots op het laagste niveau.
by-link = Via de link
by-link-how = Alleen wie jij de link stuurt, vindt de tafel.
catch-up = Naar nu
change = Wijzigen
change-name = Naam wijzigen
choices = Wat je kunt doen
chosen = Gekozen
claim = Overnemen
claim-how = Open op het apparaat waarop je speelde je profiel en vraag een code aan. Die werkt één keer, tien minuten lang.
clauses-found = { $count ->
    [one] 1 bepaling gevonden
   *[other] { $count } bepalingen gevonden
  }
clock = Klok
clock-days = Dagen
clock-days-how = Voor een partij tussendoor. Is de tijd om, dan doet een bot die ene zet.
clock-live = Live
clock-live-how = Voor mensen die nu samen spelen. Is de tijd om, dan doet een bot die ene zet.
clock-none = Geen
clock-none-how = Niemand wordt opgejaagd.
close = Sluiten
code-until = Hij werkt één keer, tot { $time }.
continue-games = Mijn partijen
copied = Gekopieerd
copy = Kopiëren
copy-by-hand = De browser laat kopiëren niet toe. De tekst is geselecteerd: kopieer met Ctrl+C.
count-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
count-open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }
count-running = { $count } bezig
count-tables = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
  }
course = Score per ronde
days-clock = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
  }
deal = Delen maar
decided-by = Doorslaggevend: { $reason } ({ $rule }).
disagree = Niet akkoord
download-record = Partij downloaden
earlier = Eerder
ended-early = De partij is voortijdig beëindigd
ended-early-how = Iedereen wilde stoppen. Er is geen winnaar.
ended-old-client = Deze pagina is verouderd
ended-old-client-why = De server spreekt een nieuwere versie. Laad de pagina opnieuw.
ended-unknown-key = De server kent je niet meer
ended-unknown-key-why = Laad de pagina opnieuw om als nieuwe gast binnen te komen.
first-time = Eerste keer? Neem deze
for-players = { $least } tot { $most }
games-over = { $count ->
    [one] 1 partij is afgelopen
   *[other] { $count } partijen zijn afgelopen
  }
get-code = Code aanvragen
go-on = Verder
guest = Gast
hand-over = Laat een bot voor mij spelen
hear = { $name } horen
house = Vier tafelspellen over gangsters in het Chicago van de jaren twintig. Geen account, geen klok, niets te installeren.
i-am-in = Ik doe mee
is-asked = aan zet
is-in = doet mee
is-sealed = verzegeld
key-arrows = binnen een groep van ding naar ding gaan
key-digits = het eerste, tweede … ding van de groep met de focus
key-enter = doen
key-escape = keuze wissen, of sluiten
key-tab = naar de volgende groep: bord, hand, acties, nieuws, gesprek
keys = Alle toetsen
language = Taal
language-de = Deutsch
language-en = English
language-nl = Nederlands
letter-keys = Letters als toetsen
letter-keys-how = Losse letters doen iets, behalve waar je schrijft.
letters-off = Letters als toetsen staan uit in het menu.
level-boss = zoekend
level-capo = sterk
level-capo-how = Sterk: heeft van partijen tegen zichzelf geleerd, en antwoordt meteen.
level-don = meester
level-don-how = Meester: speelt zijn waarschijnlijkste zetten in gedachten verder, met wat hij heeft geleerd, tot zo'n twee seconden per beurt.
level-greedy = simpel
level-learned = autodidact
level-lookout = makkelijk
level-lookout-how = Makkelijk: doet de zet die op het eerste gezicht de beste is. Goed om mee te beginnen.
level-planner = vooruitziend
level-soldier = redelijk
level-soldier-how = Redelijk: speelt als de sterke bot, maar doet af en toe de zet van de makkelijke.
line-as-of = Wat je ziet, is van { $time }.
line-lost = De server is niet te bereiken.
line-retry = Nieuwe poging over { $seconds } s
line-trying = Nieuwe poging …
link-for-friends = De link voor je vrienden
link-how = Wie de link heeft, kan aanschuiven of toekijken, zonder account.
listed = Openbaar
listed-how = Iedereen ziet de tafel in de lobby en kan aanschuiven.
live-clock = { $turn } s per beurt, { $reserve } min reserve
load-again = Opnieuw laden
loading = Een ogenblik …
lobby = Lobby
look = Bekijken
look-at-table = Tafel bekijken
look-back = Terugkijken
looks-on = kijkt toe
luck-checked = Eerlijk geschud, gecontroleerd.
luck-checked-how = Deze browser heeft gecontroleerd dat het geheim van het toeval hoort bij de hash die je vóór de partij zag.
luck-no-means = Het toeval is hier niet gecontroleerd.
luck-no-means-how = Browsers kunnen dat alleen op https-pagina's. Controleer het verslag met: windycity replay BESTAND --verify
luck-not-seen = Het toeval is hier niet gecontroleerd.
luck-not-seen-how = Deze pagina werd pas na het begin geopend. Controleer het verslag met: windycity replay BESTAND --verify
luck-wrong = Het toeval klopt niet!
luck-wrong-how = Het geheim hoort niet bij de hash die je vóór de partij zag, of jouw woorden ontbreken.
made-table = heeft de tafel geopend
match-begins = De partij begint
match-over = De partij is afgelopen
menu = Menu
missed = { $count ->
    [one] Er is één ding gebeurd terwijl je weg was.
   *[other] Er zijn { $count } dingen gebeurd terwijl je weg was.
  }
mute-for-all = Niemand hoort { $name }
my-seat = Mijn plaats
needs-seats = Met { $seats } plaatsen.
never-mind = Toch niet
new-table = Nieuwe tafel
review = Nabeschouwing
review-begin = Partij laten nabeschouwen
review-progress = Hoever de nabeschouwing is
review-see = Nabeschouwing bekijken
review-under-way = De partij wordt nabeschouwd …
review-waits = De nabeschouwing wacht op haar beurt …
review-what = De sterkste bot neemt de partij door: wie er op elk moment hoe voor stond, welke zetten het meest kostten en wat geluk was. Dat duurt ongeveer een minuut, bij een lange partij enkele.
set-up-position = Stelling opzetten
from-position = De partij begint vanuit een stelling die is opgezet, of uit een andere partij komt.
no-clause = Geen bepaling met “{ $sought }”.
no-clock = geen klok
no-clock-no-account = Geen klok. Je kunt alles later nog wijzigen.
no-games-yet = Je zit nog aan geen tafel. Open er een, of schuif ergens aan.
no-link = Dat is geen link naar een tafel. Zo'n link eindigt op /table/ en een naam.
no-open-tables = Er wacht nu geen tafel. Open er een en maak hem openbaar.
no-page = Hier is niets
no-page-why = Op { $path } is niets te vinden.
no-server = De server is niet te bereiken
no-server-why = Misschien start hij net, of je verbinding is verbroken.
no-table = Die tafel is er niet
no-table-why = Misschien is de link niet volledig, of is de tafel opgeruimd.
not-arrived = Nog niet aangekomen:
not-arrived-how = Het wordt vanzelf opnieuw verstuurd, en één keer gedaan.
not-asked = nog niet gevraagd
not-now = Nu niet
not-ready = nog niet klaar
nothing-said = Niemand heeft iets gezegd.
nothing-yet = Nog niets.
notify-how = Als deze pagina op de achtergrond staat. Je browser vraagt om toestemming.
notify-impossible = Deze browser biedt dat hier niet.
notify-me = Waarschuw me als ik aan zet ben
notify-refused = De browser staat het niet toe. Dat kan in zijn instellingen voor deze pagina.
now = Nu
only-to = Alleen aan { $names }
open = Openen
open-again = Weer openen
open-record = Verslag openen …
open-record-how = Bekijk een partij opnieuw die je als bestand hebt: kies het, of sleep het hierheen.
open-seat = Vrije plaats
open-table = Tafel openen
open-tables = Open tafels
open-to-others = Open
option-chicago-gangsters-godfather = Peetvader
option-chicago-gangsters-talk = Onderhandelen
option-chicago-poker-short = Kort spel
option-chicago-poker-specials = Speciale kaarten
options = Regels
others-decide = De anderen beslissen.
outdated-why = Op de server staat inmiddels een nieuwere versie. Laad de pagina opnieuw; je partijen gaan door.
own-edition = eigen editie
peeks = Toon mijn gedekte kaarten
peeks-how = Zet het uit als er iemand over je schouder meekijkt.
pick-game = Kies een spel
place = Plaats
plain-table = Eenvoudige tafel
plain-table-how = Een lijst met alle keuzes in plaats van de tekening.
play = Spelen
play-bots-now = Nu tegen bots spelen
played-before = Ik heb al eens gespeeld
player = Speler
players = Spelers
privately = (naar partners)
profile = Profiel
profile-of = Profiel van
propose-end = Voorstellen om te stoppen
propose-end-sure = Als iedereen akkoord is, eindigt de partij zonder winnaar.
proposed-end = { $name } stelt voor om de partij nu te beëindigen.
proposed-rematch = { $name } stelt nog een partij voor.
proposed-undo = { $name } wil de laatste zet graag terugnemen.
declined-undo = { $name } gaat niet akkoord: de zet blijft staan.
declined-end = { $name } gaat niet akkoord: de partij gaat door.
declined-rematch = { $name } gaat niet akkoord: er komt geen nieuwe partij.
ranking = Ranglijst
ready = klaar
record-too-long = { $name } is te lang voor het verslag van een partij.
rematch = Nog een partij
rematch-how = Dezelfde plaatsen en regels, opnieuw geschud. Het begint zodra iedereen meedoet.
remove = Wegsturen
round = Ronde
rules = Regels
rules-long = lange regels
rules-medium = middellange regels
rules-short = korte regels
ruling-how = [keuze]: het gedrukte spelregelboekje laat dit open; zo wordt het hier gespeeld.
save = Opslaan
saved = Opgeslagen
say-something = Zeg iets
score = Score
sealed = Je keuze is verzegeld.
sealed-until = Ze gaat open als iedereen klaar is.
search-rules = Zoek in de regels
seat-bot = Bot neerzetten
seat-number = Plaats { $seat }
seat-stays-open = plaats blijft vrij
seats = Plaatsen
seats-missing = { $count ->
    [one] Er is nog één plaats vrij. De partij begint vanzelf als die bezet is.
   *[other] Er zijn nog { $count } plaatsen vrij. De partij begint vanzelf als ze bezet zijn.
  }
seats-taken = { $taken } van { $seats } plaatsen bezet
seconds-left = Nog { $seconds } seconden.
sections = Hoofdstukken
send = Stuur
sent-a-link = Ik heb een link gekregen
sent-a-link-how = Open de link gewoon, of plak hem hier.
settings = Instellingen
share-win = { $names } delen de winst
show-clause = Regel { $clause }
show-it = Laat zien
sit-down = Ga zitten
sounds = Geluiden
stage-gathering = nog niet vol
stage-over = afgelopen
stage-playing = de anderen zijn aan zet
stand-up = Sta op
still-choosing = kiest nog
still-thinks = denkt nog na
swing-chance-of = de winstkans van { $name } ging van { $from } naar { $to }.
swing-chance-yours = je winstkans ging van { $from } naar { $to }.
swing-of = { $name } van { $from } naar { $to }.
swing-places = Van plaats { $before } naar plaats { $after }.
swing-round = Ronde { $round }:
swing-yours = jij van { $from } naar { $to }.
tab-news = Nieuws
tab-players = Spelers
tab-talk = Gesprek
table-not-full = De tafel is nog niet vol
table-talk = Tafelpraat
take-back = Zelf weer spelen
tempo = Beurten van anderen
tempo-at-once = meteen
tempo-calm = een voor een
tempo-quick = vlot
that-is-you = { "" } (jij)
the-link = De link
this-table = Deze tafel
to-lobby = Naar de lobby
to-lobby-brand = Windy City: naar de lobby
to-next-match = Naar de volgende partij
to-table = Naar de tafel
transfer-code = Code
try-again = Probeer opnieuw
understood = Duidelijk
undo = Terugnemen
unmute-for-all = Laat iedereen { $name } horen
unread = { $count } nieuw
waiting-for = Wachten op { $names }.
watch = Bekijken
watching = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
  }
what-happened = Wat er gebeurde
what-it-is-about = { $game }: waar het om gaat
which-game = Welk spel
while-away = Terwijl je weg was
who-finds = Wie vindt hem
who-sits = Wie zit waar
who-takes-seat = Wie neemt plaats { $seat }
whole-replay = Hele partij terugkijken
whom-to-hear = Wie je hoort
why-now = Waarom nu?
winner = { $names } wint
with-friends = Met vrienden
with-names = { "" } met { $names }
withdraw = Intrekken
you = Jij
you-look-on = Je kijkt toe.
you-look-on-talk = Wat jij zegt, kan iedereen lezen.
you-look-on-what = Je ziet wat iedereen ziet; gedekte kaarten blijven gedekt.
you-named = Jij, { $name }
you-propose-end = Je stelt voor de partij nu te beëindigen.
you-propose-undo = Je wilt je laatste zet terugnemen.
you-sit = Jij zit hier
you-win = Jij wint
your-name = Je naam
your-place = Jij eindigt op plaats { $place }.
your-turn = Jouw beurt

# Lessen
learn-it = Leer het:
lessons-of = Lessen voor { $game }
lesson-step = Les, stap { $number } van { $count }
lesson-over = Dat was de les.
lesson-goes-on = De partij gaat vanaf hier verder, met echt geluk, tegen bots. Er wordt niets meer voorgedaan: speel zoals je wilt.
more-lessons = Meer lessen
your-task = Jouw opdracht
step-back = Terug
show-me = Doe het voor

hint = Hint
hint-more = De getallen erachter
hint-thinking = De bot denkt na …
helps = Hints zolang niemand anders meespeelt
helps-how = Wat de sterkste bot zou doen, en waarom. Waar anderen meespelen, zijn er geen.

# Puzzels
solve-it = Puzzels:
puzzles-of = Puzzels voor { $game }
puzzle-named = Puzzel { $number }: { $title }
puzzle-titled = Puzzel: { $title }
puzzle-over = Dat was de puzzel.
more-puzzles = Meer puzzels
your-question = De vraag
show-answer = Toon het antwoord

# The page about oneself
my-record = Mijn partijen en ratings
results-and-ratings = Uitslagen en ratings
no-results-yet = Nog niets: speel een partij uit, dan staat ze hier.
ratings-how = Iedereen begint bij 1000; ± is hoever het getal er nog naast kan zitten. Lessen, puzzels, opgezette stellingen en voortijdig beëindigde partijen tellen niet mee. Wie een bot de partij laat uitspelen, wordt laatste; heeft een bot een tijdje gespeeld, dan telt de partij niet voor de rating.
my-matches = Mijn partijen
my-data = Mijn gegevens
my-data-what = Er is geen account en geen adres: de server heeft je naam, de tafels waar je zat met je zetten en wat je zei, en de uitslagen hierboven.
matches-played = Partijen
matches-won = Gewonnen
among-people = Rating onder mensen
with-bots = Rating met bots
no-people-yet = nog geen partij met mensen
no-bots-yet = nog geen partij met bots
from-matches = { $count ->
    [one] uit één partij
   *[other] uit { $count } partijen
  }
level-worth = { $level } { $points }
bots-are-worth = De bots hier: { $levels }
somebody = iemand
bot-finished = Een bot heeft ze voor je uitgespeeld.
download-data = Mijn gegevens downloaden
delete-data = Mijn gegevens wissen
delete-now = Alles wissen
what-goes = Wat verdwijnt
what-goes-list = Je naam, de sleutels van je apparaten, je uitslagen en ratings, verslagen die je hebt meegebracht, alles wat je hebt gezegd, en alle tafels waar buiten jou alleen bots zaten.
what-stays = Wat blijft
what-stays-list = Partijen die anderen met je speelden zijn ook van hen. Je plaats blijft daar onder een naam uit het spel, met je zetten. In partijen die nog lopen neemt een bot je plaats over.
no-way-back = Dit kan niet ongedaan worden gemaakt.
nobody-yet = Je hebt hier nog niet gespeeld
nobody-yet-how = Zodra je aan een tafel gaat zitten, staan hier je partijen en ratings.
data-deleted = Je gegevens zijn gewist
data-deleted-how = De server weet niets meer van je.
