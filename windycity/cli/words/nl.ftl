# Het menu
menu-title = Windy City
menu-kept = 0  Ga verder met de partij die je hebt verlaten: { $match }
menu-kept-many = 0  Ga verder met een van de { $count } partijen die je hebt verlaten
menu-game = { $number }  { $title }, { $low } tot { $high } spelers
menu-which = Welk spel? (een nummer, Enter voor 1, of stop)
menu-seats = Hoeveel spelers, jijzelf inbegrepen? ({ $low } tot { $high }, Enter voor { $usual })
menu-people = Hoeveel van hen zijn mensen, jijzelf inbegrepen? (1 tot { $most }, Enter voor 2)
menu-option = Spelen met { $option }? ({ $usual ->
    [yes] ja of nee, Enter voor ja
   *[no] ja of nee, Enter voor nee
})
menu-bots-title = De bots, van de zwakste tot de sterkste:
menu-bot = { $number }  { $bot }: { $strength }
strength-lookout = doet de zet die op het eerste gezicht de beste is; goed om mee te beginnen
strength-soldier = speelt als de capo, maar doet af en toe de zet van een lookout
strength-capo = heeft geleerd door tegen zichzelf te spelen; antwoordt meteen
strength-don = plant vooruit met wat hij heeft geleerd, tot zo'n twee seconden per beurt; de sterkste
menu-bots = Tegen welke bots? (een nummer of een naam, Enter voor { $usual })
menu-not-understood = Antwoord met een van de mogelijkheden.

# De tafel
you = jij
hand = Je hand
cards-in-hand = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
draw-pile = trekstapel
discard-pile = aflegstapel
what-happened = Wat er gebeurde
your-moves = Je zetten
prompt = Je zet (een nummer, een zet, ? voor hulp)
prompt-short = Je zet (? helpt)
pass-keyboard = { $player } is de volgende. Geef het toetsenbord door en druk op Enter; niemand anders mag kijken

# Hulp
help =
    Typ het nummer van een zet, of de zet zelf; meerdere zetten, gescheiden door komma's, worden samen gedaan.
    ? 3  of  ? ZET     vertelt wat een zet doet, en de regel erachter
    tip                wat een bot zou doen, en waarom;  tip meer: de getallen erachter
    terug              neem je laatste zet terug, als hij niets nieuws onthulde
    verslag            alles wat er is gebeurd;  verslag 20 de laatste 20 zinnen
    tafel              toon de tafel opnieuw
    kijk NAAM          vertelt over een ding, of alles;  bij NAAM wat erbij ligt
    veranderd          wat er veranderd is sinds je vorige keer
    lijst, meer        de zetten opnieuw;  de volgende van een lange lijst
    bewaar BESTAND     bewaar de partij;  laad BESTAND gaat verder met een bewaarde
    regels             hoe het spel gaat;  regels 4.6 één regel;  regels WOORDEN zoekt erin
    geluk              de hash van het toeval in deze partij
    stop               verlaat de tafel; de partij blijft bewaard, om later verder te gaan
hint-more = tip meer vertelt de getallen erachter.
hint-thinking = De bot denkt na ...
saved = Bewaard in { $file }.
not-saved = Niet bewaard.
overwrite = { $file } bestaat al. Overschrijven? (ja of nee, Enter voor nee)
cannot-keep = De partij zoals ze nu is kan niet worden bewaard in { $folder }: { $reason }. Als je stopt, gaat verloren wat er nieuw is, tenzij je haar elders bewaart: bewaar BESTAND.
kept-again = De partij kan weer worden bewaard, en dat is gebeurd.
match-in-play = Die partij wordt op dit moment gespeeld in een ander venster. Ga daar verder, of stop daar eerst.
cannot-save = { $file } kan niet worden geschreven: { $reason }.
loaded = We gaan verder met { $file }.
log-how = Zeg hoeveel zinnen: verslag 20; of allemaal: verslag.
rules-how = Wil je meer, voeg dan een nummer toe voor één regel (4.6), woorden om te zoeken, `clauses` voor alle titels, of `all` voor de hele pagina.
pager = Spatie voor meer, b voor terug, q om te stoppen
rules-more = { $count ->
    [one] Nog één regel gaat erover:
   *[other] Nog { $count } regels gaan erover:
}
save-where = Zeg waar: bewaar BESTAND.
load-where = Zeg welk bestand: laad BESTAND.
wrong-game = Dat is een partij van { $game }.
wrong-table = Die partij heeft { $seats } spelers; deze tafel { $here }.
no-number = Er is geen zet { $number }; kies van 1 tot { $count }.
no-choice = Er is geen keuze { $number }; kies van 1 tot { $count }.
kept = De partij is bewaard. Ga verder met: { $command } play --resume
record-kept = Het verslag van de partij staat in { $file }; bekijk het met: { $command } replay { $file }
contribute-hash = Hash van het geheim waaruit het toeval van deze partij volgt: { $hash }
contribute-how = Iedereen kan nu woorden aan het toeval toevoegen, een regel van hoogstens { $most } tekens: dan kan niemand het gekozen hebben. Iedereen krijgt de woorden te zien.
contribute-words = { $player }, jouw woorden (Enter voor geen)
contribute-too-late = --contribute is voor een nieuwe partij: het toeval van een partij die je hebt verlaten, staat vast.
position-decides = { $option } past niet: de stelling bepaalt de plaatsen en de opties. Laat het weg.
luck-hash = Het toeval van deze partij volgt uit een geheim met de hash { $hash }. Er valt dus niets meer aan te veranderen; het verslag toont het geheim na afloop.
luck-words = Het toeval van deze partij volgt uit een geheim met de hash { $hash } en uit de woorden die eraan zijn toegevoegd. Het kan dus niet meer worden veranderd; het verslag toont het geheim na afloop.
start-help = ? toont wat je kunt typen, regels vertelt hoe het spel gaat, tip wat een bot zou doen.
warming = { $bots ->
    [none] De regels worden gecompileerd, één keer op deze computer, in één tot drie minuten; tot dat klaar is, doen de bots er misschien wat langer over.
   *[other] De regels worden gecompileerd, één keer op deze computer, in één tot drie minuten; tot dat klaar is, valt greedy in voor { $bots }.
}
warming-progress = De regels worden gecompileerd: { $done } van { $total } klaar, nog ongeveer { $seconds } s.
warming-load = De gecompileerde regels worden geladen ...
warming-done = { $bots ->
    [none] De regels zijn gecompileerd: vanaf nu gaat alles op volle snelheid.
   *[other] De regels zijn gecompileerd: hint zoekt nu, en aan tafel zit vanaf nu: { $bots }.
}
warming-failed = { $bots ->
    [none] De regels konden niet worden gecompileerd; { $command } warm { $game } vertelt waarom. De partij gaat verder zoals eerst.
   *[other] De regels konden niet worden gecompileerd, en zonder dat is er geen { $bots }; { $command } warm { $game } vertelt waarom. De partij gaat verder met greedy.
}
you-win = Je wint! { $result }
you-share = Je deelt de winst! { $result }
you-lose = Je verliest: { $result }
ranking = De eindstand
ranked = { $rank }. { $player }: { $score }
again = Nog een keer, hetzelfde spel met dezelfde spelers? (ja of nee, Enter voor ja)
thinking = De anderen denken na ...
one-moment = Een ogenblik ...
already-over = Die partij is afgelopen; bekijk haar met: { $command } replay { $file }
nothing-kept = Er is geen partij om mee verder te gaan.
kept-title = Partijen die je hebt verlaten:
kept-match = { $title }, { $seats } spelers, verlaten op { $when }
in-play = wordt nu gespeeld
matches-kept = Partijen om mee verder te gaan ({ $command } play --resume):
matches-kept-one = { $when }  { $title }, { $seats } spelers, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } tot nu toe
matches-finished = Afgelopen partijen (bekijk er een met { $command } replay BESTAND):
matches-finished-one = { $when }  { $title }, { $seats } spelers, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }; gewonnen door { $winners }
matches-you = { $player } (jij)
matches-none = Er zijn nog geen partijen. Speel er een: { $command } play
kept-which = Welke? (een nummer, Enter voor 1, of stop)
no-way = Zo kan dat niet volgens de regels: "{ $phrase }".
no-such-way = Kies een weg met zijn nummer, van 1 tot { $count }. Er is niets gespeeld.
which-way = Er zijn meer wegen daarheen; welke? (een nummer)
undone = Teruggenomen.

# Opdrachten aan een tafel; van meerdere woorden noemt de hulp het eerste
command-help = hulp
command-hint = tip
command-undo = terug
command-log = verslag
command-table = tafel
command-look = kijk
command-near = bij, dichtbij
command-changed = veranderd, wat
command-list = lijst
command-more = meer
command-save = bewaar
command-load = laad
command-rules = regels
command-luck = geluk
command-quit = stop
command-exit = weg
command-show = toon
command-back = terug
command-next = volgende
command-begin = begin
command-end = einde
command-seats = plaatsen
command-say = zeg
command-whisper = fluister
command-mute = demp
command-unmute = hoor
command-resign = opgeven
command-rematch = revanche
command-bot = bot
command-sit = zit
command-stand = sta
command-words = woorden
command-hand = overdragen
command-take = neem

# De tafel in woorden
look-nothing = Er is niets dat "{ $text }" heet om naar te kijken. Je kunt vragen naar: { $names }.
look-empty = { $space }: daar is niets en niemand.
near-steps = { $steps ->
    [0] Hier
    [one] Eén stap verder
   *[other] { $steps } stappen verder
}: { $text }
near-where = Zeg dicht bij wat: een van je stukken, of een plaats.
near-no-board = Dit spel heeft geen bord, dus er is niets dicht bij iets anders.
changed-nothing = Er is op tafel niets veranderd sinds je de vorige keer werd gevraagd.
steps-group = { $what } ({ $count } zetten)
steps-more = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}: typ meer
steps-several = Dat leidt naar { $count } zetten; kies het eerst.

# Programma's aan tafel
program-sits = { $player } wordt gespeeld door een programma: { $title }.
program-late = Het programma van { $player } gaf binnen { $seconds } s geen antwoord; de gretige bot heeft ervoor gezet.
program-crashed = Het programma van { $player } is gestopt of afgebroken; de gretige bot heeft ervoor gezet.
program-illegal = Het programma van { $player } antwoordde niet met een zet die mag; de gretige bot heeft ervoor gezet.
program-given-up = Het ging { $times } keer achter elkaar mis: vanaf nu speelt de gretige bot voor { $player }.
program-log = De bijzonderheden staan in { $file }.
seed-with-programs = Het toeval volgt uit het startgetal { $seed }: een programma dat getallen probeert, kan het voorspellen. Laat --seed weg om eerlijk te spelen.

# Het volle scherm
full-players = De spelers
full-open = Zeg iets, of een opdracht (? voor hulp)
full-go-on = Verder
full-yes = ja
full-no = nee
full-next = Verder
full-back = Terug
full-begin = Begin
full-end = Einde
full-save = De partij bewaren als
full-leaving = Vertrekken; de partij blijft bewaard ...
full-replay = Een nummer gaat naar die zet.
full-form-keys = Tab: volgend veld · Enter: kies, of OK · Esc: terug
full-rules = De regels
full-rules-find = woorden, of het nummer van een regel
full-key-help = Hulp
full-key-rules = Regels
full-key-hint = Tip
full-key-players = Spelers
full-key-log = Verloop
full-key-undo = Terug
full-key-save = Bewaren
full-key-leave = Weg
full-help =
    _Kiezen._ Met de pijltjes bekijk je een keuze, en het bord toont waar die heen leidt; Enter of de spatiebalk kiest, Escape
    of Backspace gaat terug naar de vorige lijst. Een nummer kiest de keuze met dat nummer. De muis werkt ook, op keuzes en op
    verlichte plaatsen van het bord.

    _Typen._ Typ gewoon: alles wat je typt komt op de invoerregel. Tab of → vult aan, Ctrl+↑ haalt terug wat je eerder typte, Escape wist het.

    _Kijken._ Tab gaat van vak naar vak; daar schuif je met de pijltjes, Page Up en Page Down, en ook met het muiswiel.
    Terwijl anderen zetten laat elke toets meteen zien wat ze doen.

    _Toetsen._ F1 deze hulp, F2 de regels, F3 een tip, F4 spelers of nieuws, F5 alles wat er gebeurd is, F6 terugnemen,
    F7 bewaren, F8 licht of donker, F10 of Ctrl+C weggaan. Escape sluit een pagina zoals deze.

    Wat je kunt typen:

# The start in the full screen
start-game = Welk spel?
start-go-on = Verder met de partij die je verliet
start-title = { $title }, { $low } tot { $high } spelers
start-seats = Hoeveel spelers, jij meegerekend?
start-players = { $count } spelers
start-option = Spelen met { $option }?
start-bots = Tegen welke bots?
start-bots-about = De bots staan van de zwakste tot de sterkste.
start-language = Taal
start-language-about = De taal van de tafel; zetten kunnen erin getypt worden.
start-own-name = Nederlands
start-table = Welke tafel?
start-new-table = Een nieuwe tafel
start-lesson = Welke les?
start-puzzle = Welke puzzel?
start-kept = Met welke partij ga je verder?
start-people = Hoeveel van hen zijn mensen, jij meegeteld?
start-people-count = { $count ->
    [one] jij alleen
   *[other] { $count } mensen
}
start-people-about = De anderen zijn vrienden, die komen met de link die je te zien krijgt; bots nemen de plaatsen die over zijn.
start-keys = Kies met de pijltjes en Enter, het nummer, de naam of de muis. Escape gaat terug, F1 helpt, F8 maakt het licht of donker, F10 gaat weg.

# Afspelen
replay-help = Enter, n of volgende: vooruit. b of terug: terug. begin: het begin. e of einde: het einde. Een nummer: ga naar die zet. s 1: zoals speler 1 het wist; s: als toeschouwer. q of stop: stoppen.
replay-at = { $move ->
    [none] Zet { $number } van { $count }, gezien door { $eye }
   *[other] Zet { $number } van { $count }, gezien door { $eye } – { $move }
}
spectator = een toeschouwer
onlooker = toeschouwer
verified = Het verslag klopt: elke zet mag, en het geheim heeft de hash { $hash }.
verified-no-words = Al het toeval volgde uit dit geheim. Dat zegt niet hoe het geheim gekozen is: wie de partij begon, kan er meer hebben geprobeerd.
verified-words = Al het toeval volgde uit dit geheim en uit deze woorden. Wie deze hash te zien kreeg voordat hij zijn woorden gaf, weet dat niemand het toeval kon kiezen, tenzij iemand die het geheim kende later nog woorden gaf.
verified-forced = { $count ->
    [one] Eén uitkomst is afgedwongen, niet getrokken.
   *[other] { $count } uitkomsten zijn afgedwongen, niet getrokken.
}
not-finished = De partij is niet afgelopen.

# Regels en edities
no-clause = In de regels van { $game } staat niets over "{ $text }".
clause-of-another-game = { $clause } is een regel van { $game }: { $command } rules { $name } { $clause }
no-such-letters = Van geen enkel spel beginnen de regels met { $letters }; die van dit spel beginnen met { $own }.
edition-right = { $file } is een geldige editie van { $game }: { $name } ({ $digest }).
edition-unusual = Dit is anders dan het spel zoals wij het kennen. Is het jouwe zo, dan is het goed; zo niet, dan kan het een vergissing zijn:
bench-needs-clone = De metingen draaien vanuit een kopie van het project: make bench.
option-form = Een optie schrijf je als naam=true of naam=false, niet { $text }.
game-option = { $name } (normaal { $usual ->
    [yes] true
   *[no] false
}): { $meaning }
game-without-options = geen opties

# De tekening van een bord
board-written = Het bord staat in { $file }.
no-board = { $game } wordt zonder bord gespeeld, dus er is niets te tekenen.
record-of-another-game = { $file } is een partij van { $game }, niet van { $wanted }.
unknown-shape = Er is geen schema van { $shape }. Er is er wel een van: { $known }.
move-without-record = Zonder partij zijn er geen zetten: noem haar met --record BESTAND.
no-such-move = In { $file } is geen zet { $number }; er { $count ->
    [one] is één zet
   *[other] zijn { $count } zetten
}.

# Simulatie
results-in = De uitslagen staan in { $folder }.
run-stopped = Gestopt: { $done } van de { $games } partijen staan in { $folder }. Dezelfde opdracht gaat verder: { $command }
train-line = { $minutes } min, { $decisions } miljoen beslissingen: { $phase ->
    [imitation] doet greedy na
   *[other] speelt tegen zichzelf
}; tegen greedy { $shares }
train-share = { $share } met { $seats } plaatsen
train-done = Het net staat in { $file }, de leercurve in { $picture }.
train-stopped = Gestopt. Dezelfde opdracht gaat verder vanaf de laatste tussenstand: { $command }
dataset-written = De beslissingen van { $games } partijen staan in { $file }.
unrepeatable-bots = Niet alles is te herhalen: { $bots } kan een volgende keer anders spelen, ook met hetzelfde getal voor het toeval. Dat geldt voor bots die een aantal seconden nadenken, en voor programma's.
program-faults = { $bot } liet het { $moves ->
    [one] één keer
   *[other] { $moves } keer
} afweten, in { $matches } van de { $games } partijen; toen zette de greedy bot. Een partij in de terminal vertelt meer: { $command }
matches-per-second = { $rate } partijen/s
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heading-bot = Bot
heading-seat = Plaats
heading-wins = Gewonnen
heading-share = Aandeel
heading-interval = 95%-interval
heading-end = Gewonnen door
heading-length = Lengte
heading-mean = Gemiddeld
heading-shortest = Kortste
heading-longest = Langste
quantile = { NUMBER($share, style: "percent") }
length-answers = antwoorden
length-rounds = ronden
heading-rating = Sterkte
heading-ahead = Eindigde voor
from-to = { $low } tot { $high }
tournament-held = { $matches } partijen met { $seats } plaatsen; een bot als alle andere zou er op elke plaats die hij bezet { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } van winnen.
question-yes = Beslist na { $matches } partijen: { $first } eindigt vaker voor { $second } dan erachter.
question-no = Na { $matches } partijen andersom beslist: { $second } eindigt vaker voor { $first } dan erachter.
question-open = Na { $matches } partijen is niet beslist of { $first } vaker voor { $second } eindigt dan erachter: opgegeven.

# Hulp op de opdrachtregel
-bots = lookout, soldier, capo, don, random, greedy, boss, learned, planner, search:500, search:2s, program:OPDRACHT
heading-usage = Gebruik
heading-arguments = Argumenten
heading-options = Opties
heading-commands = Opdrachten
usage-required = verplicht
usage-default = anders
usage-missing = { $name } ontbreekt.
usage-missing-command = Er ontbreekt een opdracht.
usage-no-command = Er is geen opdracht { $name }.
usage-no-option = Er is geen optie { $name }.
usage-too-much = Dit is te veel: { $name }.
usage-no-value = { $name } heeft een waarde nodig.
usage-wrong-value = { $name } kan die waarde niet hebben.
usage-help = Hulp: { $command }
help-help = Toon deze hulp.
help-windycity = Windy City: vier bordspellen over gangsters in het Chicago van de jaren twintig.
help-version = Zeg welke versie dit is.
help-install-completion = Laat Tab in deze shell opdrachten, spellen en bestanden aanvullen.
help-show-completion = Print wat daarvoor nodig is, om het zelf ergens neer te zetten.
help-lang = De taal; anders die van de omgeving.
help-plain = Regels tekst in plaats van een vol scherm, zonder kleur en kaders: voor schermlezers en pijpen.
help-game = Het spel.
help-games = Noem de spellen.
help-play = Speel in de terminal, tegen bots of met vrienden.
help-play-game = Het spel; zonder naam vraagt een menu ernaar.
help-seats = Hoeveel spelers, mensen en bots samen; meestal 4.
help-people = Hoeveel mensen dit scherm delen; tussen de beurten zijn de handen verborgen.
help-bots = Wie op de andere plaatsen speelt: één bot voor allemaal, of een lijst met komma's. De bots zijn { -bots }.
help-seed = Een getal dat hetzelfde toeval herhaalt; om te herhalen, niet om eerlijk te spelen: wie getallen probeert, kan het voorspellen.
help-contribute = Toon eerst de hash van het toeval en vraag dan iedereen om woorden die erbij komen.
help-set = Een optie van het spel; de opdracht games noemt ze, met wat ze betekenen.
help-edition-file = Speel met een eigen editie.
help-resume = Ga verder met een partij die je hebt verlaten.
help-position = Begin vanuit een stelling in een bestand, als JSON.
help-matches = Toon je partijen: die waarmee je verder kunt, en die zijn afgelopen.
help-matches-game = Alleen partijen van dit spel.
help-replay = Bekijk een bewaarde partij, vooruit en terug.
help-replay-file = Een bewaarde partij.
help-replay-position = Toon de stelling na zoveel zetten, als JSON.
help-play-on = Speel een nieuwe partij vanaf daar, na zoveel zetten.
help-review = Toon hoe een gespeelde partij er voor de sterkste bot uitziet: kansen, dure zetten, geluk.
help-review-seat = Alleen wat deze speler aangaat, vanaf 1.
help-review-effort = Hoeveel er wordt berekend: normal duurt ongeveer een minuut.
help-review-seed = Hetzelfde getal geeft dezelfde nabeschouwing.
help-review-json = Schrijf de nabeschouwing als JSON.
help-verify = Controleer alleen zetten, uitslag en toeval, en zeg wat dat bewijst.
help-seat = Zoals deze speler het wist, vanaf 1; anders als toeschouwer.
help-board = Teken het bord van een spel, desgewenst met een bewaarde partij.
help-svg = Waar de tekening komt, een SVG-bestand.
help-board-record = Een bewaarde partij om te tonen; anders het begin van een partij.
help-board-move = Toon haar na zoveel zetten; anders aan het eind.
help-board-edition = Teken het bord van een eigen editie.
help-rules = Toon de regels van een spel, of zoek erin.
help-rules-text = Een regel, zoals CP-4.6, woorden om te zoeken, clauses voor alle titels, of all voor de hele pagina.
help-edition = Edities: de gedrukte gegevens van een spel.
help-edition-check = Controleer een editiebestand en zeg wat er niet klopt.
help-edition-check-file = Een editiebestand.
help-edition-show = Toon het editiebestand van een spel, als begin.
help-simulate = Laat bots duizenden partijen tegen elkaar spelen.
help-sim-bots = De bots per plaats, zoals greedy,random,random. De bots zijn { -bots }.
help-sim-games = Hoeveel partijen.
help-sim-seed = Een getal waar al het toeval uit volgt; anders 1, of een vers geheim als er programma's meespelen, want die kunnen getallen proberen.
help-sim-processes = Hoeveel processen; anders één per kern.
help-sim-ray = Speel op het Ray-cluster op dit adres.
help-sim-out = De map voor de uitslagen; anders een onder runs.
help-sim-records = Leg zoveel van de eerste partijen vast.
help-sim-options = Opties van het spel.
help-tournament = Laat bots op elke plaats even vaak spelen en bepaal hun sterkte.
help-tour-bots = De bots die elkaar treffen, elk één keer genoemd. De bots zijn { -bots }.
help-tour-seats = Hoeveel plaatsen; anders zoveel als er bots zijn.
help-tour-games = Hoeveel partijen, aangevuld tot hele ronden.
help-tour-until = Stop zodra beslist is dat X van Y wint, of Y van X.
help-train = Train een net dat een spel speelt, door het tegen zichzelf te laten spelen (vraagt windycity[train]).
help-train-minutes = Hoe lang er in totaal wordt getraind: dezelfde opdracht met meer minuten gaat verder.
help-train-out = De map voor het net, de tussenstand en de leercurve.
help-train-device = Waar het net leert: cpu of cuda; anders een GPU als die er is.
help-train-threads = Hoeveel threads er spelen; anders zoveel als er kernen zijn.
help-train-seed = Een getal waaruit het begin en al het geluk volgen.
help-train-begin = Het bestand van een net om mee te beginnen, zoals een learned.npz; anders begint het met greedy na te doen.
help-dataset = Schrijf de beslissingen van bots in een bestand, voor programma's die leren.
help-dataset-out = Het Parquet-bestand dat geschreven wordt.
help-dataset-seed = Een getal waaruit al het toeval volgt.
help-report = Schrijf een pagina met grafieken over een reeks van simulate of tournament.
help-report-folder = De map van de reeks.
help-report-out = Waar de pagina komt, een HTML-bestand; anders report.html in de map.
help-referee = Bedien programma's, met regels JSON.
help-schema = Druk het JSON-schema af van wat programma's te zien krijgen, om een client te schrijven.
help-schema-game = Het spel; zonder spel geldt het schema voor alle spellen.
help-schema-of = Wat er beschreven wordt: view is wat een speler van een partij ziet, choices zijn de toegestane zetten, event is wat er gebeurd is, board is een bord om te tekenen, protocol is wat een server en zijn clients tegen elkaar zeggen.
help-warm = Compileer de regels voor volle snelheid, eens per machine.
help-warm-games = De spellen om te compileren; zonder naam allemaal.
help-checked = Compileer de versie die elke index controleert, voor tests.
help-bench = Meet de snelheid van de spellen (in een kopie van het project).
not-compiled = Niet gecompileerd: { $names }.

# De server
help-serve = Laat mensen samen spelen via het netwerk: bied tafels aan, tot Ctrl-C.
help-serve-host = Het adres van de server: 127.0.0.1 alleen voor deze machine, 0.0.0.0 om vrienden binnen te laten.
help-serve-port = De poort; 8020 of de eerstvolgende vrije.
help-serve-store = Waar tafels en gasten worden bewaard: een bestand, of een PostgreSQL-database.
help-serve-origin = Een andere site waarvan de pagina's deze server mogen gebruiken; mag vaker worden opgegeven.
help-serve-proxy = Geloof wat een proxy ervoor over bezoekers zegt (X-Forwarded-For, -Proto, -Host).
help-serve-workers = De processen waarin bots denken; een minder dan er kernen zijn.
help-serve-log = Het logboek: text met wat aandacht vraagt, of json met alles.
help-serve-compile = Compileer de regels terwijl de server draait; zonder dat spelen bots gretig.
help-serve-open = Open de pagina in de browser van deze machine, waar een scherm is.
help-serve-language = De taal voor gasten van wie de browser er geen noemt.
serve-ready = Windy City is klaar: { $address }
serve-network = In je netwerk: { $address }
serve-alone = Alleen deze machine kan erbij. Om vrienden binnen te laten: { $command }
serve-store = Tafels en gasten worden bewaard in { $store }
serve-stop = Een tafel maak je in een andere terminal: { $command }. Ctrl-C stopt de server.
serve-compiling = { $total ->
    [0] { $game }: de regels worden gecompileerd. Intussen spelen bots gretig.
   *[other] { $game }: de regels worden gecompileerd, { $done } van { $total } delen{ $seconds ->
        [-1] .
       *[other] , nog ongeveer { $seconds } seconden.
    }
}
serve-compiled = { $game }: de regels zijn gecompileerd; bots spelen op volle sterkte.
serve-failed = { $game }: de regels konden niet worden gecompileerd; het spel kan worden gespeeld, met gretige bots. Het logboek zegt waarom.
serve-stopping = De server stopt; alles is opgeslagen.
help-backup = Kopieer de tafels en gasten van een server naar een bestand, ook terwijl hij draait.
help-backup-file = Het bestand dat geschreven wordt; een oudere kopie met die naam wordt vervangen zodra de nieuwe compleet is.
help-backup-store = De opslag die gekopieerd wordt, als die niet op de plek staat die serve zelf kiest.
backup-done = { $store } is gekopieerd naar { $file }.
log-form = Het logboek is text of json, niet { $form }.
origin-form = { $text } is geen site; die ziet er zo uit: https://example.org.
help-host = Maak een tafel op een server, toon de link voor vrienden, en speel daar.
help-host-seats = Wie waar zit: me voor jou, open voor een vriend, of een bot (lookout, soldier, capo, don); anders wordt het gevraagd.
help-host-at = Het adres van de server; anders de server op deze machine, op poort 8020.
help-host-pace = De tijd: none voor geen; 60+300 voor 60 seconden per beurt en 300 in reserve; 3d voor drie dagen per beurt.
help-host-stand-in = Wie drie keer achter elkaar door de tijd gaat, wordt door een bot vervangen, tot diegene zelf weer speelt.
help-host-listed = Toon de tafel aan iedereen op de server, niet alleen aan wie de link heeft.
host-seats-form = { $seat } is geen plaats. Schrijf voor elke plaats me, open of een bot, zoals in: me,open,soldier. De bots zijn { $bots }.
host-pace-form = { $text } is geen tempo. Schrijf none, 60+300 (5 tot 3600 seconden per beurt, tot 7200 in reserve) of 3d (1 tot 30 dagen per beurt).
host-no-server = Op deze machine draait geen server op { $site }. Start er een in een andere terminal: { $serve }. Of noem een andere: --at ADRES.

# Spelen aan de tafel van een server
help-join = Speel aan de tafel van een server, met een link.
help-join-link = De link naar een tafel; of het adres van een server, om daar een tafel te kiezen.
help-join-name = Hoe je daar heet; anders wordt het de eerste keer gevraagd.
help-join-seat = Ga op deze plaats zitten, vanaf 1; anders op de eerste die vrij is.
help-join-watch = Kijk toe, zonder te gaan zitten.
help-join-contribute = Typ zelf de woorden die je aan het toeval toevoegt; anders zijn het willekeurige.
join-name = Hoe zullen de anderen je noemen?
join-name-empty = Een naam heeft 1 tot { $most } tekens.
join-cannot-keep = { $file } kan niet worden geschreven ({ $reason }); de server zal je dus niet herkennen.
join-no-tables = Er zijn nog geen tafels voor je op { $site }. Maak er een; of typ stop, en vraag om de link naar die van een vriend.
join-mine = Jouw tafels:
join-others = Tafels met een vrije plaats:
join-new = 0  een nieuwe tafel
join-table = { $number }  { $title }: { $players }{ $turn ->
    [yours] {" "}- jij bent aan de beurt
    [playing] {" "}- wordt gespeeld
   *[other] {""}
}
join-which = Welke tafel? (een nummer, Enter voor 1, of stop)
join-seats = Wie er aan tafel zit
join-open = vrij
join-host = gastheer
join-away = afwezig
join-watching = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}
join-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} { $hours } u
join-edition = Aan deze tafel wordt een andere editie van het spel gespeeld dan de jouwe; kaarten en namen zijn zoals de server ze noemt.
join-pace = { $sort ->
    [live] { $reserve ->
        [0] Tijd: { $turn } seconden per beurt.
       *[other] Tijd: { $turn } seconden per beurt, daarna { $reserve } in reserve voor de hele partij.
    }
   *[days] Tijd: { $days ->
        [one] één dag
       *[other] { $days } dagen
    } per beurt.
}
join-no-board = Het bord van deze editie staat niet op jouw computer en kan hier dus niet worden getekend; open { $link } in een browser om het te zien. Nieuws en zetten zijn volledig.
join-invite = Anderen komen aan deze tafel met: { $link }
join-invite-here = De link naar deze tafel: { $link } Hij werkt alleen op deze machine, tenzij de server wordt gestart met: { $command }
join-start-help = ? toont wat je kunt typen.
join-start-help-host = bot 2 soldier laat een bot op plaats 2 zitten; ? toont wat je kunt typen.
join-words-how = Typ: woorden WILLEKEURIGE REGEL. Met alleen woorden voeg je niets toe. De partij begint als iedereen heeft geantwoord.
join-words-given = Je woorden zijn aan het toeval toegevoegd. { $missing }
join-no-news = Er is nog niets gebeurd.
join-only-watching = Er is geen plaats vrij; je kijkt toe.
join-waits-for-seats = De partij begint als er geen plaats meer vrij is.
join-waits-for-words = De partij wacht nog op { $players } en op woorden voor het toeval.
join-seat-taken = Plaats { $seat } is niet vrij. Vrije plaatsen: { $free }.
join-not-asked = { $stage ->
    [gathering] De partij is nog niet begonnen.
    [over] De partij is afgelopen. revanche stelt een nieuwe voor; stop verlaat de tafel.
   *[playing] Jou wordt nu niets gevraagd; de tafel wacht op { $players }. ? toont wat je kunt typen.
}
join-waiting = Wachten op { $players } ...
join-form = Er is maar één antwoord voor je ({ $move }); dat wordt zo dadelijk vanzelf gegeven.
join-called = { $word } heet hier { $player }
join-hurry = Nog maar { $time } voor je zet!
join-lost = De server is weg; er wordt opnieuw verbinding gezocht ...
join-back = Terug aan tafel.
join-begins = De partij begint.
join-sat = { $player } gaat op plaats { $seat } zitten.
join-stood = { $player } heeft plaats { $seat } verlaten.
join-bot-sat = De bot { $bot } neemt plaats { $seat } in, als { $player }.
join-handed-over = { $yours ->
    [yes] { $bot } speelt nu voor jou. neem terug: je speelt weer zelf.
   *[no] { $bot } speelt nu voor { $player }.
}
join-took-back = { $yours ->
    [yes] Je speelt weer zelf.
   *[no] { $player } speelt weer zelf.
}
join-time-up = { $yours ->
    [yes] Je tijd was om; een bot heeft voor je gezet.
   *[no] De tijd van { $player } was om; een bot heeft gezet.
}
join-present = { $player } is er.
join-absent = { $player } is afwezig.
join-undone = Er zijn zetten teruggenomen.
join-proposes = { $player } stelt voor { $matter ->
    [undo] de laatste zet terug te nemen
    [end] de partij zonder winnaar te beëindigen
   *[rematch] nog een partij te spelen
}. Ben je het eens? Typ ja of nee.
join-you-propose = Je stelt voor { $matter ->
    [undo] je laatste zet terug te nemen
    [end] de partij zonder winnaar te beëindigen
   *[rematch] nog een partij te spelen
}; het wordt de anderen gevraagd.
join-agrees = { $player } is het eens.
join-declines = { $player } gaat niet akkoord.
join-nothing-proposed = Er is niets voorgesteld waar je het mee eens kunt zijn.
join-proposal-off = { $matter ->
    [undo] De zet blijft staan.
    [end] De partij gaat door.
   *[rematch] Er komt geen nieuwe partij.
}
join-whispers = { $player } (tegen partners): { $text }
join-say-how = Zeg wat: zeg TEKST tegen allen, fluister TEKST tegen je partners.
join-mute-whom = Zeg wie: demp NAAM, van hen die iets hebben gezegd: { $names }.
join-muted = { $host ->
    [yes] Niemand hoort { $player } nog.
   *[no] Je hoort { $player } niet meer.
} hoor { $player } maakt dat ongedaan.
join-unmuted = { $player } is weer te horen.
join-bot-how = Zeg welke plaats en welke bot: bot 2 soldier. De bots zijn { $bots }.
join-sit-how = Zeg welke plaats: zit 2.
join-hand-over-how = Zeg aan welke bot: overdragen soldier. De bots zijn { $bots }.
join-secret = Het toeval van deze partij volgde uit het geheim { $secret } en de woorden hieronder. De SHA-256 ervan, die vóór de partij te zien was, is { $hash }. Zo controleer je elke zet en al het toeval: bewaar BESTAND, en dan { $command } replay --verify BESTAND.
join-saved = Bewaard in { $file }. Controleer zetten en toeval met: { $command } replay --verify { $file }
join-ended = De partij is met instemming van allen beëindigd, zonder winnaar.
join-over = bewaar BESTAND haalt het verslag op ({ $command } replay --verify BESTAND controleert het), geluk toont het geheim, revanche stelt nog een partij voor.
join-next = Nog een partij: we gaan naar die tafel.
join-followed = Na deze partij kwam een andere: { $link }
join-left = { $seated ->
    [yes] Je hebt de tafel verlaten; je plaats blijft van jou.
   *[no] Je hebt de tafel verlaten.
} Kom terug met:
join-help =
    Typ het nummer van een zet, of de zet zelf; meerdere zetten, gescheiden door
    komma's, worden samen gedaan.
    ? 3  of  ? ZET     vertelt wat een zet doet, en de regel erachter
    tip                wat een bot zou doen, als je alleen speelt;  tip meer
    tafel, plaatsen    toon de tafel opnieuw, of wie er zit
    kijk NAAM          vertelt over een ding, of alles;  bij NAAM wat erbij ligt
    veranderd          wat er veranderd is sinds je vorige keer
    lijst, meer        de zetten opnieuw;  de volgende van een lange lijst
    verslag            wat er is gebeurd;  verslag 20 de laatste 20 zinnen
    zeg TEKST          praat met allen;  fluister TEKST met je partners
    demp NAAM          hoor iemand niet meer (gastheer: voor allen);  hoor NAAM
    terug              stel voor je laatste zet terug te nemen; anderen: ja of nee
    opgeven, revanche  stel voor de partij te beëindigen, of na afloop een nieuwe
    overdragen BOT     laat een bot voor je spelen;  neem terug: speel weer zelf
    bot 2 BOT          de gastheer zet vóór de partij een bot op plaats 2
    zit 2, sta         wissel vóór de partij van plaats
    woorden TEKST      voeg vóór de partij woorden aan het toeval toe
    regels             hoe het gaat;  regels 4.6 één regel;  regels WOORDEN zoekt
    geluk              de hash van het toeval, en na afloop het geheim
    bewaar BESTAND     bewaar het verslag, voor zover jij het mag weten
    stop               verlaat de tafel; je plaats blijft van jou
    De bots zijn { $bots }.

# Lessen
help-learn = Leer een spel door het te doen: een begeleide partij van een paar minuten.
help-learn-lesson = De les; zonder naam komt er een lijst als er meer zijn.
help-puzzle = Los een puzzel op: een stelling met één beste antwoord.
help-puzzle-name = De puzzel, bij naam of nummer; zonder naam verschijnt een lijst.
puzzles-title = Puzzels voor { $game }:
puzzle-which = Welke puzzel (Enter voor nummer { $usual }, q om te stoppen)
puzzle-task = De vraag: { $task }
puzzle-over = Dat was de puzzel.
lessons-title = Lessen voor { $game }:
lesson-which = Welke les (Enter voor nummer { $usual }, q om te stoppen)
lesson-step = { $number } van { $count }: { $title }
lesson-task = Jouw opdracht: { $task }
lesson-prompt = Jouw zet (toon doet het voor, ? voor hulp)
lesson-read = Enter om verder te gaan (? voor hulp)
lesson-help =
    Typ het nummer van een zet, of de zet zelf, om de opdracht te doen; is er geen opdracht, dan gaat Enter verder.
    toon               doet de opdracht voor
    terug              terug naar de vorige stap
    kijk NAAM          vertelt over een ding, of alles;  bij NAAM wat erbij ligt
    lijst, meer        tekst en zetten opnieuw;  de volgende van een lange lijst
    regels CLAUSULE    toont een regel, zoals CP-4.6; regels WOORDEN zoekt
    stop               stopt met de les
lesson-answer = Zo gaat het: { $moves }
lesson-no-task = Hier is niets te doen; Enter gaat verder.
lesson-over = Dat was de les.
lesson-play-on = Van hieruit verder spelen tegen bots (ja of nee, Enter voor ja)
