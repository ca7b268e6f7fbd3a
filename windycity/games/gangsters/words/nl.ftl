# Het spel
gangsters = Gangsters
goal = Je wint aan het einde van een beurt met een hele bende (minstens een racketeer, een thug en een vamp) en daarbij alle Joints van één kleur, of tien Joints, of 10.000 aan geld. Heeft na 60 rondes niemand gewonnen, dan wint de rijkste bende.
turn-in-short = In je beurt koop je, gooi je vijf dobbelstenen, mag je een agent sturen of omkopen, en verzet je je stukken; Joints met publiek betalen. Vóór ronde 1 claimt iedereen drie Joints, huurt in het geheim een bende in en plaatst die.
score = vermogen { $score }
piece-racketeers = racketeers
piece-thugs = thugs
piece-vamps = vamps
side-clean = schoon
side-criminal = crimineel
equipment-racketeers = met wheels
equipment-thugs = met heaters
equipment-vamps = in nieuwe kleren
marker-untouchable = Onkreukbare
marker-marker = fiche van agent { $of }
joint-nothing = niets
target-racketeers = de { $of }-racketeers
target-thugs = de { $of }-thugs
target-vamps = de { $of }-vamps
target-cop = agent { $of }
dice-green = groen
dice-black = zwart
dice-red = rood

# De tafel
headline-claim = { $player } claimt een Joint.
headline-gang = De bendes worden in het geheim gekozen. Er wordt gewacht op { $player }.
headline-place = De stukken worden in het geheim geplaatst. Er wordt gewacht op { $player }.
headline-buy = { $player } mag kopen en ruilen; daarna wordt er gegooid.
headline-give = { $player } doet { $partner } een bod: wat wordt er gegeven?
headline-want = { $player } doet { $partner } een bod: wat wordt er gevraagd?
headline-cash = { $player } doet { $partner } een bod: hoeveel geld hoort erbij?
headline-accept = { $player } krijgt een ruil aangeboden.
headline-donuts = Wie een omkoopfiche laat zien, kan donuts weghalen. Er wordt gewacht op { $player }.
headline-police = { $player } mag de politie gebruiken.
headline-cop-to = { $player } stuurt agent { $cop }: waarheen?
headline-react = Agent { $cop } is naar { $space } verplaatst. Wie een omkoopfiche laat zien, kan hem terugsturen. Er wordt gewacht op { $player }.
headline-feed = { $player } mag agent { $cop } donuts geven.
headline-target = { $player } kiest wie agent { $cop } aanvalt.
headline-move = { $player } is aan de beurt; bewegingen over: { $moves }.
headline-public-to = { $player } laat publiek { $public } komen: waarheen?
headline-seduce = { $player } kiest wie de vamps verleiden.
headline-return = { $player } kiest waar de { $piece } terugkomen.
headline-keep = { $player } bekijkt het getrokken fiche.
headline-shield = Een agent met donuts kan aanvallen. Wie een omkoopfiche laat zien, kan donuts weghalen. Er wordt gewacht op { $player }.
headline-attack = { $player } beslist of agent { $cop }, die donuts heeft, aanvalt.
headline-shoot = { $player } kiest de volgende schietpartij.
headline-over = De partij is afgelopen.
round = Ronde { $round } van 60, beurt van { $player }. Misdaadniveau { $crime }.
round-none = Vóór ronde 1 van 60.
dice = Dobbelstenen: blauw { $blue } (politie), wit { $white } (publiek), groen { $green } (racketeers), zwart { $black } (thugs), rood { $red } (vamps).
gang-you = { $name } (jij, { $colour })
purse = geld { $cash }, inkomsten { $income } per beurt, vermogen in totaal { $worth }
pieces = stukken: { $pieces }
joints = Joints ({ $count }): { $joints }
joints-colour = { $owned } van { $count } { $colour } voor { $price }: { $joints }
joint-level = { $joint } niveau { $level }
joint-pays = { $joint } niveau { $level } levert { $cash } op
free = Van niemand: { $joints }
free-grey = grijs, niet te koop: { $buildings }
free-colour = { $colour } voor { $price }: { $joints }
bribes = omkoping: { $bribes }
bribe-unknown = agent { $cop } (onbekend)
bribe-worked = agent { $cop } (gelukt)
bribe-failed = agent { $cop } (mislukt)
bribing = Omkoping van agent { $cop }; opzijgelegd: { $aside }.
must-move = Agent { $cop } moet worden verplaatst of omgekocht.
markers = fiches: { $markers }
order = Onkreukbaren terug te leggen voordat een ander trekt: { $count }
hired = in het geheim gekozen: { $pieces }; nog te besteden: { $left }
hiring = nog een erbij kost: { $prices }
placed = in het geheim geplaatst: { $pieces }
drawn = getrokken: { $marker }
offer = Aangeboden: { $give ->
    [niets] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
}; gevraagd: { $want ->
    [niets] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
help-phrase = Een heel bod in één regel: "bied camorra A2 + 300 voor B3".
cops = Agenten: { $cops }
donuts = donuts { $count }
legend = A2S1 de Joint A2 op niveau 1 van de bende S, A2 Y een Joint zonder eigenaar met zijn kleur en prijs: { $colours }; ▴▸▾◂ deuren; + kruispunt, #1 station; Sr schone racketeers van S, SR criminele, t thugs, v vamps; c7 agent 7 (cX: 10), d7 met donuts; p2 publiek met waarde 2.
public-there = Publiek: { $public }

# Waarom een zet niet mag
asked-for-claim = De vraag is welke Joint je claimt: "claim A2".
asked-for-gang = De vraag is wie er in je bende komen: "huur thugs", één lid tegelijk, en dan "klaar".
asked-for-place = De vraag is waar je stukken beginnen: "plaats thugs A2".
asked-for-buy = Je mag waar je racketeers staan kopen met "koop" of verbeteren met "verbeter", een bod doen met "bied camorra", of gooien met "gooi".
asked-for-give = Je bent een bod aan het doen: "geef A2" of "geef niets".
asked-for-want = Je bent een bod aan het doen: "vraag A2" of "vraag niets".
asked-for-cash = Je bent een bod aan het doen: "betaal 500", "krijg 500" of "doe bod".
asked-for-accept = Je krijgt een ruil aangeboden: "akkoord" of "weiger".
asked-for-donuts = Je mag een fiche laten zien om de donuts van een agent weg te halen: "toon 7", of "pas".
asked-for-police = De vraag is welke politieactie je doet: "koop om 7", "agent 7 naar d-4", "metro 7", "nieuwe agent", "donuts" of "pas".
asked-for-cop-to = De vraag is waar de agent heen gaat: "naar d-4".
asked-for-react = Er is een agent verplaatst: met "toon 7" stuur je hem terug, of "pas".
asked-for-feed = De agent mag donuts krijgen: "donuts" of "pas".
asked-for-target = De vraag is wie de agent aanvalt: "val aan Camorra-thugs".
asked-for-move = De vraag is welke beweging je doet: "verplaats thugs naar d-4 als crimineel", "publiek 2a naar K2", "nieuw publiek", "rekruteer thugs 2" of "klaar"; vóór de eerste mag je uitrusting kopen met "wheels", "heaters" of "kleren".
asked-for-public-to = De vraag is waar het publiek heen gaat: "naar d-4".
asked-for-seduce = De vraag is wie de vamps verleiden: "verleid Camorra-thugs".
asked-for-return = De vraag is waar het stuk terugkomt: "naar A2".
asked-for-keep = Je hebt een fiche getrokken: "houd", of "leg terug" bij een Onkreukbare.
asked-for-shield = Een agent met donuts kan aanvallen; je mag een fiche laten zien om de donuts van een agent weg te halen: "toon 7", of "pas".
asked-for-attack = Jij beslist over de agent met donuts: "val aan Camorra-thugs" of "pas".
asked-for-shoot = Er wordt geschoten: "schiet thugs op agent 7".
no-such-space = Zo'n vak is er niet in deze stad.
no-such-public = Zulk publiek is er niet in deze editie.
joint-taken = { $joint } is al van iemand.
claim-too-dear = { $joint } kost { $price }; je hebt { $cash } en moet { $reserve } overhouden voor je andere claims.
too-little-cash = Dat kost { $price }; je hebt { $cash }.
piece-full = Sterker kunnen je { $piece } niet worden.
hired-enough = Meer { $piece } kun je aan het begin niet huren.
piece-not-hired = Je hebt geen { $piece }.
piece-placed = Je { $piece } hebben al een plaats.
not-your-joint = { $joint } is niet van jou.
not-their-joint = { $joint } is niet van de speler met wie je ruilt.
bought-already = Je hebt deze beurt al een Joint gekocht of verbeterd.
racketeers-not-in-joint = Je racketeers staan niet in een Joint.
joint-of-another = { $joint } is van een andere bende.
joint-to-buy = { $joint } is neutraal: koop hem met "koop".
joint-to-raise = { $joint } is al van jou; met "verbeter" koop je een niveau erbij.
level-capped = { $joint } is op niveau { $now }, en meer Joints van die kleur heb je niet.
equipped-already = Je { $piece } hebben dat al.
not-in-grey = Je { $piece } staan niet in een grijs gebouw.
moves-begun = Uitrusting koop je vóór de eerste beweging van je beurt.
no-more-offers = Je hebt deze beurt al { $count } keer een bod gedaan.
give-something = Als je geen Joint geeft, moet je geld kunnen betalen voor een Joint.
want-something = Als je geen Joint wilt, moet de ander geld kunnen betalen voor een Joint.
cop-obliged = Agent { $obliged } heeft zijn tweede donuts gehad: je moet hem verplaatsen of omkopen.
cop-not-there = Agent { $cop } is niet op het bord.
marker-held = Je hebt het fiche van agent { $cop } al.
bag-empty = Het zakje met omkoopfiches is leeg.
cop-has-donuts = Agent { $cop } heeft donuts van een andere speler; niemand anders mag hem verplaatsen.
cop-cannot-ride = Agent { $cop } kan met precies { $die } de metro niet nemen.
no-crime-there = In { $space } is geen crimineel stuk of publiek, dus geen agent komt er binnen.
no-such-walk = Geen tocht van precies { $die } komt uit op { $space }.
piece-not-there = Je { $piece } zijn niet op het bord.
piece-has-acted = Je { $piece } hebben deze beurt al bewogen of gerekruteerd.
die-driven = De dobbelsteen van je { $piece } is al voor de wheels gebruikt.
no-wheels = Je hebt geen wheels.
public-has-moved = Publiek { $public } heeft deze beurt al bewogen.
public-not-there = Publiek { $public } is niet op het bord.
public-shares-space = Op { $space } is al publiek.
too-many-recruits = { $left ->
    [one] Er kan deze beurt nog maar één lid
   *[other] Er kunnen deze beurt nog { $left } leden
} worden gerekruteerd.
marker-not-held = Je hebt het fiche van agent { $cop } niet.
gang-empty = Een bende heeft minstens één lid.
offer-to-yourself = Met jezelf kun je niet ruilen.
gang-not-playing = { $gang } doet niet mee.
nothing-to-trade = Met { $gang } valt er niets te ruilen: een van jullie moet een Joint hebben, de ander een Joint of geld.
cash-for-cash = Bij een ruil geeft maar één kant geld.
pay-for-no-joint = Je betaalt alleen geld voor een Joint, en je wilt er geen.
get-for-no-joint = Je krijgt alleen geld voor een Joint, en je geeft er geen.
pay-too-much = Je hebt { $cash }; meer kun je niet bieden.
get-too-much = { $gang } heeft { $theirs } en kan niet meer betalen.
nothing-offered = Je geeft nog niets: leg er geld bij met "betaal 500".
nothing-asked-for = Je vraagt nog niets: vraag er geld bij met "krijg 500".
marker-shown = Je laat het fiche van agent { $cop } al zien.
no-donuts-to-take = Agent { $cop } heeft geen donuts.
cop-not-moved = Agent { $cop } is niet verplaatst.
not-untouchable = Alleen een Onkreukbare kun je terugleggen.
no-untouchable = Je hebt geen Onkreukbare om terug te leggen.
ordered-already = Je hebt je opdracht al gewijzigd; dat kan weer bij de volgende beslissing die je wordt gevraagd.
too-few-untouchables = Je hebt { $held ->
    [one] maar één Onkreukbare
   *[other] maar { $held } Onkreukbaren
}.
order-stands = Dat is je opdracht al.
no-such-entry = Geen tocht van precies { $die }, met station { $die } als eerste stap, komt uit op { $space }.
all-cops-out = Alle agenten zijn op het bord: er is er geen meer te trekken.
too-little-crime = Voor nog een agent moet het misdaadniveau minstens { $cops } zijn, het aantal agenten op het bord; het is { $crime }.
no-way-in = Geen tocht van precies { $die }, met station { $die } als eerste stap, komt uit op een plaats die vrij is.
no-first-donuts = Je hebt geen agent met Donuts 1.
cop-at-cop = Agenten vallen elkaar niet aan.
target-not-there = De agent staat niet op dezelfde plaats als { $target }.
target-clean = Een agent valt alleen criminelen aan, en { $target } zijn schoon.
target-not-on-turn = Een agent met donuts valt alleen de bende aan die aan de beurt is.
target-not-moved = Een agent met donuts valt alleen stukken aan die deze beurt hebben bewogen; { $target } hebben dat niet gedaan.
own-die-missing = De dobbelsteen van je { $piece } moet erbij zijn als je met wheels optelt.
dice-used = Van de dobbelstenen { $dice } is er deze beurt al een gebruikt.
public-all-out = Er is geen publiek in het zakje dat deze beurt kan komen.
no-recruits = Rekruteer minstens één lid.
return-to-own-joint = { $space } is geen Joint van jou; je { $piece } komen in een van je Joints terug.
return-to-station = Je hebt geen Joint meer: je { $piece } komen op een station terug.
not-seducible = Vamps verleiden alleen racketeers en thugs van andere bendes.
not-with-vamps = Je vamps staan niet op dezelfde plaats als { $target }.
piece-not-attacking = Je { $piece } vallen nu niet aan: dat doen alleen criminele racketeers en thugs die hebben bewogen, elk één keer.
own-piece = Niemand valt zijn eigen bende aan.
not-with-attacker = Je { $piece } staan niet op dezelfde plaats als { $target }.
thugs-at-vamps = Thugs kunnen geen vamps aanvallen.

# Wat er mis is met een stelling
flaw-beyond-seats = Er is iets van een plaats die niet meespeelt.
flaw-order-misfit = In de speelvolgorde moet elke plaats één keer staan, en de speler die aan de beurt is op zijn plek.
flaw-joint-misfit = Een Joint zonder eigenaar heeft een niveau, of een niveau is hoger dan het aantal Joints van die kleur dat de eigenaar heeft.
flaw-piece-misplaced = Een stuk met sterkte staat nergens, of een zonder sterkte ergens, of een stuk is te sterk.
flaw-cop-misplaced = Een agent staat waar geen vak is, of een agent met donuts buiten een grijs gebouw.
flaw-public-misplaced = Publiek staat waar geen vak is, of er staat twee keer publiek op één vak.
flaw-markers-miscounted = Het aantal omkoopfiches in het zakje en bij de spelers klopt niet.
flaw-setup-misfit = De keuzes van de voorbereiding passen niet bij de Joints en het geld, of ze staan er terwijl de partij al bezig is.
flaw-dice-misfit = De dobbelstenen passen niet bij de stap van de beurt.
flaw-offer-misfit = Er loopt een bod dat niet kan, of het staat er terwijl er geen loopt.
flaw-tries-misfit = Wat er over het omkopen wordt onthouden, is niet volledig of klopt niet met de fiches.
flaw-ask-mismatch = Wat er gevraagd wordt, en van wie, past niet bij de rest van de stelling.
flaw-cash-misfit = Al het geld gaat in honderdtallen.
flaw-cash-beyond-income = De spelers hebben meer geld dan alle beurten tot nu toe kunnen hebben opgebracht.
flaw-police-misfit = Een agent beweegt, valt aan, eet of wordt omgekocht terwijl dat niet kan, of staat waar hij niet gekomen kan zijn.
flaw-moves-misfit = De bewegingen die gedaan zijn en die nog over zijn, passen niet bij de bende, de dobbelstenen of elkaar.
flaw-shooting-misfit = Een stuk of agent moet aanvallen die dat niet kan, of er wordt om een aanval gevraagd waar niets te kiezen is.
flaw-showing-misfit = Er wordt een fiche getoond dat de speler niet heeft of dat nu niet getoond kan worden.
flaw-draw-misfit = Het getrokken fiche is niet waar het moet zijn.
flaw-hidden-known = De stelling vertelt wat de speler niet kan weten.
flaw-already-won = Een bende had aan het eind van de vorige beurt al gewonnen, en toch gaat de partij door.
flaw-reason-misfit = De partij is afgelopen, maar niet door wat de stelling laat zien, of met andere winnaars.

# Hoe een partij eindigt
reason-colour = alle Joints van één kleur
reason-ten-joints = tien Joints
reason-cash = 10.000 aan geld
reason-richest = het grootste vermogen na 60 rondes

# Wat een zet doet
explain-claim = Claim { $joint } ({ $building }, { $colour }) voor { $price }.
explain-hire = Huur een lid in voor de { $piece }, voor { $price }.
explain-done-gang = Dat is je bende.
explain-done-move = Verplaats niets meer.
explain-place = Je { $piece } beginnen in { $joint }.
explain-buy = Koop { $joint } ({ $building }, { $colour }) voor { $price }.
explain-raise = Verbeter { $joint } ({ $building }, { $colour }) tot niveau { $level } voor { $price }.
explain-wheels = Koop wheels voor { $price }: je kunt dan dobbelstenen optellen om één stuk te verplaatsen.
explain-heaters = Koop heaters voor { $price }: je thugs schieten dan ook raak met een 4.
explain-clothes = Koop nieuwe kleren voor { $price }: je vamps verleiden er dan twee.
explain-offer = Bied { $gang } een ruil aan.
explain-give = Wat je geeft: { $joint }.
explain-want = Wat je wilt hebben: { $joint }.
explain-pay = Tel { $money } op bij wat je betaalt.
explain-get = Tel { $money } op bij wat je wilt krijgen.
explain-propose = Doe het bod.
explain-accept = Ga akkoord met het bod.
explain-refuse = Weiger het bod.
explain-throw = Gooi de dobbelstenen.
explain-show-donuts = Laat het fiche van agent { $cop } zien, houd het, en haal zijn donuts weg.
explain-show-react = Laat het fiche van agent { $cop } zien: hij gaat terug, en het fiche gaat het zakje in.
explain-show-shield = Laat het fiche van agent { $cop } zien, houd het, en haal zijn donuts weg: zonder donuts valt hij niet aan.
explain-pass-donuts = Laat niets zien.
explain-pass-react = Laat niets zien.
explain-pass-shield = Laat niets zien.
explain-pass-police = Laat de politie met rust.
explain-pass-feed = Geen donuts.
explain-pass-attack = De agent eet door.
explain-bribe = Probeer agent { $cop } om te kopen voor { $price }.
explain-cop = Verplaats agent { $cop } naar { $place }.
explain-subway = Agent { $cop } neemt de metro: er wordt een andere getrokken, die de verplaatsing afmaakt.
explain-new-cop = Trek een nieuwe agent.
explain-donuts-police = De agent krijgt een tweede portie: Donuts 2.
explain-donuts-feed = Geef de agent Donuts 1.
explain-to-cop-to = De agent gaat naar { $place }.
explain-to-public-to = Het publiek gaat naar { $place }.
explain-to-return = Het stuk komt terug in { $place }.
explain-attack-target = De agent gaat { $target } aanvallen.
explain-attack-attack = De agent valt { $target } aan.
explain-move = Verplaats de { $piece } naar { $place }, daar { $side }.
explain-drive = Rijd de { $piece } met de dobbelstenen { $dice } naar { $place }, daar { $side }.
explain-public = Verplaats publiek { $public } naar { $place }.
explain-new-public = Trek nieuw publiek.
explain-recruit = Rekruteer { $count ->
    [one] één lid
   *[other] { $count } leden
} voor de { $piece }, voor { $price }.
explain-seduce = Verleid een van { $target }.
explain-keep = Houd het fiche.
explain-put-back = Leg de Onkreukbare terug in het zakje.
explain-shoot = De { $piece } vallen { $target } aan.
explain-order = Leg { $count ->
    [0] geen Onkreukbare
    [one] één Onkreukbare
   *[other] { $count } Onkreukbaren
} terug vlak voordat een ander trekt.

# Wat er gebeurde
event-order = { $seat } is nummer { $place } in de speelvolgorde.
event-claimed = { $seat } claimt { $joint }; over voor claims: { $left }.
event-chose-gang = { $seat } heeft een bende gekozen.
event-placed = { $seat } heeft de stukken geplaatst.
event-revealed = { $seat }: { $piece } in { $joint }, sterkte { $strength }.
event-kept-money = { $seat } houdt { $money } over.
event-round = Ronde { $round } begint.
event-bought = { $seat } koopt { $joint } voor { $price }.
event-raised = { $seat } verbetert { $joint } tot niveau { $level } voor { $price }.
event-equipped = { $seat } koopt { $piece ->
    [racketeers] wheels
    [thugs] heaters
   *[other] nieuwe kleren
} voor { $price }.
event-offered = { $seat } biedt { $partner } aan: { $give ->
    [niets] { $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + { $pay }
    }
} voor { $want ->
    [niets] { $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + { $get }
    }
}.
event-accepted = { $partner } gaat akkoord.
event-refused = { $partner } weigert.
event-capped = { $joint } zakt naar niveau { $level }.
event-threw = { $seat } gooit blauw { $blue }, wit { $white }, groen { $green }, zwart { $black }, rood { $red }.
event-donuts-gone = De donuts van agent { $cop } zijn weg.
event-showed = { $seat } laat het omkoopfiche van agent { $cop } zien!
event-bribes = { $seat } probeert agent { $cop } om te kopen en legt { $aside } opzij.
event-cop-moved = { $seat } stuurt agent { $cop } naar { $space }.
event-cop-drawn = { $seat } laat een nieuwe agent komen: { $cop }.
event-took-subway = Agent { $cop } neemt de metro; agent { $other } komt naar boven.
event-sent-back = Agent { $cop } gaat terug; er komt niets van.
event-cop-left = Agent { $cop } gaat van het bord.
event-got-donuts = Agent { $cop } krijgt Donuts { $donuts }.
event-raided = Agent { $cop } doet een inval in { $joint }!
event-lost-level = { $joint } verliest een niveau: { $level }.
event-neutral = { $joint } is nu neutraal.
event-public-left = Publiek { $public } gaat van het bord.
event-cop-aims = Agent { $cop } gaat { $target } aanvallen.
event-moved = { $seat } verplaatst de { $piece } naar { $space }, { $side }.
event-public-moved = { $seat } verplaatst publiek { $public } naar { $space }.
event-public-drawn = { $seat } trekt publiek { $public }.
event-recruited = { $seat } rekruteert { $members ->
    [one] één lid
   *[other] { $members } leden
} voor de { $piece }, voor { $price }.
event-returned = { $seat } krijgt de { $piece } terug, in { $space }.
event-seduced = { $seat }: de vamps verleiden een van { $target }, { $joins ->
    [yes] die zich bij hen aansluit.
   *[no] die de stad verlaat.
}
event-gone = Uitgeschakeld: { $target }.
event-paid-bribe = { $seat } betaalt { $price } voor agent { $cop }.
event-drew-marker = { $known ->
    [yes] { $seat } trekt: { $marker }. Het omkopen van agent { $cop } is { $worked ->
        [yes] gelukt
       *[no] mislukt
    }.
   *[no] { $seat } trekt een fiche.
}
event-extorted = { $seat } perst met de { $piece } { $money } af in { $space }.
event-earned = { $seat } verdient { $money } met { $joint }.
event-shot = Schietpartij: { $attacker } tegen { $target }; treffers { $hits }, terug { $hits_back }.
event-guards-shot = Schietpartij: de bewakers van { $joint } tegen { $target }; treffers { $hits }, terug { $hits_back }.
event-cancelled = Geen schietpartij voor { $attacker }: het doelwit is weg of schoon.
event-worth = Het vermogen van { $seat } is { $worth }.
event-ended = De partij is afgelopen: { $reason }.
event-no-police = { $seat } laat de politie met rust.
event-offering = { $seat } doet { $partner } een bod.
event-answered = { $seat } heeft in het geheim geantwoord.
event-passed = { $seat } laat agent { $cop } met rust.
event-done = { $seat } verplaatst niets meer.
result = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de winst
} met { $reason } ({ $rule }).

# Wat anders is dan in onze editie
edition-joints = Er { $count ->
    [one] is één Joint
   *[other] zijn { $count } Joints
} met de kleur { $colour }; onze editie heeft er { $usual }.
edition-price-falls = Een Joint met de kleur { $colour } kost { $price }, minder dan een met de kleur { $dearer }, die { $before } kost; in onze editie stijgen de prijzen van kleur tot kleur.
edition-few-grey = Er { $count ->
    [0] zijn geen grijze gebouwen
    [one] is één grijs gebouw
   *[other] zijn { $count } grijze gebouwen
}; onze editie heeft er { $usual }.
edition-many-doors = { $id } heeft { $count } deuren; in onze editie heeft een gebouw er hooguit { $usual }.
edition-gang-colour = De kleur van { $gang } is { $colour }, en dat is ook een kleur van gebouwen.

# Wat er mis is met een editie
number-out-of-range = In { $file } is { $path } { $value }; het moet van { $least } tot en met { $most } zijn.
gang-not-a-word = In { $file } is { $path } "{ $name }"; de naam van een bende moet één woord van letters zijn.
price-not-round = In { $file } is { $path } { $value }; een prijs moet een veelvoud van 100 zijn.
prices-too-high = In { $file } kosten de Joints te veel om te beginnen: de vierde, de achtste en de twaalfde, van goedkoop naar duur, kosten samen { $price }, en wie als laatste claimt, moet ze voor hooguit { $limit } kunnen krijgen.
income-too-high = In { $file } brengen Joints en publiek te veel op: tot { $income } in één beurt; het programma kan tot { $most } tellen. Verlaag de prijzen of de waarden van het publiek.
map-empty = In { $file } is het raster van de plattegrond leeg.
map-unreadable-row = In { $file } is rij { $row } van het raster "{ $line }"; ze moet beginnen met "{ $row } |".
map-too-wide = In { $file } heeft het raster { $count } kolommen; het kunnen er hooguit { $most } zijn.
map-wrong-columns = In { $file } heeft rij { $row } van het raster { $count } plaatsen; het moeten er { $wanted } zijn, zoals in de eerste.
map-unknown-token = In { $file } staat op { $space } van het raster "{ $token }"; het moet .. ++ == ~~ zijn, #1 tot en met #6, of een gebouw zoals A1.
map-too-many-spaces = In { $file } heeft de plattegrond { $count } vakken, straten en gebouwen samen; het kunnen er hooguit { $most } zijn.
map-unreadable-line = In { $file } moet de regel "{ $line }" van { $path } eruitzien als: { $example }.
map-unknown-building = In { $file } noemt { $path } het gebouw "{ $id }", maar dat staat niet op het raster.
map-building-twice = In { $file } noemt { $path } het gebouw { $id } twee keer.
map-building-not-listed = In { $file } ontbreekt het gebouw { $id }, op { $space } van het raster, in map.buildings.
map-building-apart = In { $file } bestaat het gebouw { $id } uit losse delen: { $space } raakt de rest niet.
map-unknown-colour = In { $file } is het gebouw { $id } "{ $colour }"; het moet een van deze zijn: { $allowed }.
map-too-many-doors = In { $file } heeft het gebouw { $id } { $count } deuren; het kunnen er hooguit { $most } zijn.
map-door-not-to-street = In { $file } komt een deur van { $id } uit op { $space }, en dat is geen straat.
map-door-apart = In { $file } komt een deur van { $id } uit op { $space }, maar dat raakt het gebouw niet.
map-door-twice = In { $file } komen beide deuren van { $id } uit op { $space }.
map-wrong-joints = In { $file } heeft de plattegrond { $count } Joints; het moeten er { $wanted } zijn, van alle kleuren samen.
map-no-joint = In { $file } heeft de plattegrond geen Joint met de kleur { $colour }; van elke kleur moet er minstens één zijn.
map-wall-of-grey = In { $file } koppelt de muur "{ $line }" { $id }, maar dat is grijs; alleen Joints worden gekoppeld.
map-wall-apart = In { $file } koppelt de muur "{ $line }" gebouwen die elkaar niet raken.
map-wall-twice = In { $file } staat de muur "{ $line }" twee keer in de lijst.
map-wrong-stations = In { $file } staat station { $number } { $count } keer op het raster; het moet er één keer staan.
map-station-elsewhere = In { $file } staat station { $number } in map.stations op { $space }; op het raster staat het op { $drawn }.
map-station-twice = In { $file } staat station { $number } twee keer in map.stations.
map-station-not-listed = In { $file } ontbreekt station { $number } in map.stations.
map-stretch-not-straight = In { $file } is het stuk { $stretch } van { $name } niet recht.
map-street-off = In { $file } loopt { $name } over { $space }, en dat is geen straat.
map-on-no-street = In { $file } is { $space } een straatvak, maar het ligt aan geen enkele straat van map.streets.
map-bridge-off = In { $file } loopt { $name } over { $space }, maar dat is op het raster niet met == gemarkeerd.
map-on-no-bridge = In { $file } is { $space } op het raster met == gemarkeerd, maar het ligt op geen enkele brug van map.bridges.
map-crossing-not-marked = In { $file } heeft { $space } { $count } straten om zich heen; het moet op het raster met ++ zijn gemarkeerd.
map-no-crossing = In { $file } is { $space } op het raster met ++ gemarkeerd, maar het heeft maar { $count ->
    [one] één straat
   *[other] { $count } straten
} om zich heen.
map-not-reached = In { $file } is { $space } over straat niet te bereiken vanaf { $start }.

# De tekening
colour-brown = bruin
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-red = rood
colour-grey = grijs
colour-white = wit
colour-black = zwart
colour-teal = petrol
colour-orange = oranje
colour-pink = roze
joint_colour-brown = bruin
joint_colour-yellow = geel
joint_colour-green = groen
joint_colour-blue = blauw
joint_colour-purple = paars
joint_colour-red = rood
legend-joints = { $count } voor ${ $price }
legend-grey = { $count }, van niemand
legend-door = deur
legend-link = gekoppeld
legend-subway = metro
legend-crossing = kruispunt
legend-equipped = uitgerust
legend-cop = agent
legend-donuts = met donuts
legend-public = publiek
legend-owner = eigenaar, niveau
picture-purse = geld { $cash }, vermogen in totaal { $worth }
picture-owner = { $at }: { $gang }, niveau { $level }
picture-piece = { $gang }: { $piece }, sterkte { $strength }, { $side } ({ $at })
picture-cop = agent { $number } ({ $at })
picture-public = publiek { $name }, { $side } ({ $at })

# Dingen die een zet verkeerd noemt
move-no-such-money = { $thing } in "{ $move }" is geen stap in geld; schrijf het zo: { $example }.
move-no-such-cop = Er is geen agent { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-dice = Er zijn geen dobbelstenen { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-gang = Er is geen bende { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-joint = Er is geen Joint { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-members = { $thing } in "{ $move }" is geen mogelijk aantal; schrijf het zo: { $example }.
move-no-such-piece = Er is geen stuk { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-public = Er is geen publiek { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-side = Er is geen kant { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-space = Er is geen vak { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-target = Er is geen doelwit { $thing } in "{ $move }"; schrijf het zo: { $example }.

# Zoals mensen het zeggen die het niet hoeven te typen
event-claimed-spoken = { $seat } claimt { $joint }; nog ${ $left } over voor claims.
event-bought-spoken = { $seat } koopt { $joint } voor ${ $price }.
event-raised-spoken = { $seat } verbetert { $joint } tot niveau { $level } voor ${ $price }.
event-kept-money-spoken = { $seat } houdt ${ $money } over.
event-extorted-spoken = { $seat } perst met de { $piece } ${ $money } af: { $space }.
event-earned-spoken = { $seat } verdient ${ $money } met { $joint }.
explain-claim-spoken = Claim { $joint } ({ $colour }) voor ${ $price }.
explain-buy-spoken = Koop { $joint } ({ $colour }) voor ${ $price }.
explain-raise-spoken = Verbeter { $joint } ({ $colour }) tot niveau { $level } voor ${ $price }.
claim-too-dear-spoken = { $joint } kost ${ $price }; je hebt ${ $cash } en moet ${ $reserve } overhouden voor je andere claims.
joint-to-buy-spoken = { $joint } is neutraal: koop hem.
joint-to-raise-spoken = { $joint } is al van jou; verbeter hem voor een niveau erbij.

# Waar je bij het terugkijken naartoe springt
jump-shootout = Schietpartijen
jump-raid = Invallen
jump-bribe = Omkopingen
jump-round = Rondes

# Waarom een zet goed is
because-neutral = Je raakt { $joint } kwijt
because-gone = Ze zijn allemaal weg: { $target }
because-bought = Je koopt { $joint }
because-lost-level = { $joint }, die van jou is, verliest een niveau
because-raided = De politie doet een inval in { $joint }, die van jou is
because-hit = Er vallen slachtoffers onder { $target }
because-won-shot = Je wint een schietpartij met { $target }
because-earned = Je verdient aan { $joint }
because-raised = Je verbetert { $joint }
because-extorted = Je { $piece } persen geld af
because-rival-extorted = { $seat } perst geld af
because-seduced = Je vamps verleiden een lid van { $target }
because-was-seduced = De vamps van { $seat } verleiden een lid van { $target }
because-recruited = Je rekruteert { $piece }
because-rival-neutral = { $seat } raakt { $joint } kwijt
because-rival-bought = { $seat } koopt { $joint }
because-rival-earned = { $seat } verdient aan { $joint }
# Hetzelfde voor anderen: wat het voor { $player } is, in een nabeschouwing.
because-neutral-of = { $player } raakt { $joint } kwijt
because-bought-of = { $player } koopt { $joint }
because-lost-level-of = { $joint }, een Joint van { $player }, verliest een niveau
because-raided-of = De politie doet een inval in { $joint }, een Joint van { $player }
because-won-shot-of = { $player } wint een schietpartij met { $target }
because-earned-of = { $player } verdient aan { $joint }
because-raised-of = { $player } verbetert { $joint }
because-extorted-of = De { $piece } van { $player } persen geld af
because-seduced-of = De vamps van { $player } verleiden een lid van { $target }
because-recruited-of = { $player } rekruteert { $piece }

event-equipped-spoken = { $seat } koopt { $piece ->
    [racketeers] wheels
    [thugs] heaters
   *[other] nieuwe kleren
} voor ${ $price }.
event-offered-spoken = { $seat } biedt { $partner } aan: { $give ->
    [niets] ${ $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } + ${ $pay }
    }
} voor { $want ->
    [niets] ${ $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } + ${ $get }
    }
}.
event-bribes-spoken = { $seat } probeert agent { $cop } om te kopen en legt ${ $aside } opzij.
event-paid-bribe-spoken = { $seat } betaalt ${ $price } voor agent { $cop }.
event-recruited-spoken = { $seat } rekruteert { $members ->
    [one] één lid
   *[other] { $members } leden
} voor de { $piece }, voor ${ $price }.
event-worth-spoken = Het vermogen van { $seat } is ${ $worth }.
explain-recruit-spoken = Rekruteer { $count ->
    [one] één lid
   *[other] { $count } leden
} voor de { $piece }, voor ${ $price }.
explain-bribe-spoken = Probeer agent { $cop } om te kopen voor ${ $price }.
explain-wheels-spoken = Koop wheels voor ${ $price }: je kunt dan dobbelstenen optellen om één stuk te verplaatsen.
explain-heaters-spoken = Koop heaters voor ${ $price }: je thugs schieten dan ook raak met een 4.
explain-clothes-spoken = Koop nieuwe kleren voor ${ $price }: je vamps verleiden er dan twee.
explain-pay-spoken = Tel ${ $money } op bij wat je betaalt.
explain-get-spoken = Tel ${ $money } op bij wat je wilt krijgen.
too-little-cash-spoken = Dat kost ${ $price }; je hebt ${ $cash }.
pay-too-much-spoken = Je hebt ${ $cash }; meer kun je niet bieden.
get-too-much-spoken = { $gang } heeft ${ $theirs } en kan niet meer betalen.
explain-move-spoken = Verplaats de { $piece } naar { $space }, daar { $side }: { $side ->
    [schoon] { $piece ->
        [vamps] ze kunnen verleiden, en agenten laten ze met rust.
       *[other] agenten laten ze met rust.
    }
   *[other] { $piece ->
        [racketeers] ze kunnen aanvallen, en agenten kunnen hen aanvallen.
        [thugs] ze kunnen aanvallen en afpersen, en agenten kunnen hen aanvallen.
       *[other] ze kunnen afpersen, en agenten kunnen hen aanvallen.
    }
}
explain-hire-spoken = { $piece ->
    [racketeers] Huur { $piece } in: ze kopen en verbeteren Joints. De helft van hun aantal is je aantal bewegingen.
    [thugs] Huur { $piece } in: ze persen af in gebouwen die van niemand zijn, en schieten het best.
   *[other] Huur { $piece } in: schoon verleiden ze leden van andere bendes, crimineel persen ze af. Ze schieten niet.
}
explain-new-cop-spoken = Trek een agent uit het zakje; hij komt binnen op station { $die }.
explain-new-public-spoken = Trek publiek uit het zakje; het komt binnen op station { $die }.
explain-offer-spoken = Elke kant geeft een Joint of geld, en maar één kant geeft geld. Een Joint houdt zijn publiek; zijn bewakers zijn dan van de nieuwe eigenaar.
explain-accept-spoken = Ga akkoord met het bod. Een Joint houdt zijn publiek; zijn bewakers zijn dan van de nieuwe eigenaar.
explain-propose-spoken = Doe het bod. Een Joint houdt zijn publiek; zijn bewakers zijn dan van de nieuwe eigenaar.
asked-for-claim-spoken = Welke Joint claim je?
asked-for-gang-spoken = Wie huur je in voor je bende, in het geheim?
asked-for-place-spoken = Waar beginnen je stukken?
asked-for-buy-spoken = Je mag waar je racketeers staan een Joint kopen of verbeteren, en ruilen aanbieden; gooi dan de dobbelstenen.
asked-for-give-spoken = Wat geef je?
asked-for-want-spoken = Wat vraag je ervoor?
asked-for-cash-spoken = Hoeveel geld hoort erbij?
asked-for-accept-spoken = Je krijgt een ruil aangeboden.
asked-for-police-spoken = Je mag de politie gebruiken: een agent verplaatsen of omkopen, of een nieuwe laten komen.
asked-for-cop-to-spoken = Waar gaat de agent heen?
asked-for-move-spoken = Je mag je stukken en publiek verplaatsen, en rekruteren.
asked-for-public-to-spoken = Waar gaat het publiek heen?
asked-for-return-spoken = Waar komt het stuk terug?
asked-for-react-spoken = Wie het fiche heeft van de agent die is verplaatst, mag het laten zien: hij gaat terug, en er komt niets van (GA-4.3).
asked-for-donuts-spoken = Wie het fiche heeft van een agent met donuts, mag het laten zien, houdt het, en haalt ze weg (GA-4.9).
asked-for-shield-spoken = Een agent met donuts kan nu aanvallen; zonder donuts doet hij dat niet (GA-4.9).
asked-for-feed-spoken = Een agent met jouw donuts blijft hier: niemand anders mag hem verplaatsen (GA-4.9).
asked-for-target-spoken = Hij valt daar één crimineel stuk aan, in de schietpartijen van deze beurt (GA-4.6).
asked-for-attack-spoken = Een agent met jouw donuts mag criminelen aanvallen van de bende die aan de beurt is en die naar hem toe zijn gekomen (GA-4.9).
asked-for-seduce-spoken = Een stuk naast je schone vamps verliest een lid aan jou (GA-9.1).
asked-for-shoot-spoken = Je criminelen die zijn verplaatst vallen aan, het ene stuk na het andere: kies wie, en wie ze aanvallen (GA-8.1).
asked-for-keep-spoken = Het fiche van een agent is een gelukte omkoping, een Onkreukbare een mislukte (GA-4.2).

# Wat er van een zet komt
faces = { $from ->
    [6] 6
    [5] 5 en 6
   *[other] 4, 5 en 6
}
faces-back = { $back_from ->
    [6] 6
    [5] 5 en 6
   *[other] 4, 5 en 6
}
throws = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, raak met { faces }; { $back ->
    [0] ze schieten niet terug.
    [one] één dobbelsteen terug, raak met { faces-back }.
   *[other] { $back } dobbelstenen terug, raak met { faces-back }.
}
explain-shoot-spoken = Je { $piece } vallen { $target } aan: { throws }
explain-attack-attack-spoken = Agent { $cop } valt { $target } aan: { throws }
explain-attack-target-spoken = Agent { $cop } valt na je bewegingen { $target } aan: { throws }
explain-seduce-spoken = Verleid een van { $target }: { $theirs ->
    [0] er blijft niemand over
    [one] er blijft er één over
   *[other] er blijven er { $theirs } over
}, { $joins ->
    [0] en jij hebt geen plaats voor nog een.
   *[other] en jij hebt er dan { $yours }.
}
explain-pass-react-spoken = Laat niets zien: agent { $cop } { $then ->
    [raid] doet een inval in de Joint.
    [raid-attack] doet een inval in de Joint, en valt daar een crimineel aan.
    [attack] valt daar een crimineel aan.
    [donuts] blijft, en mag donuts krijgen.
   *[nothing] blijft waar hij is.
}
explain-pass-donuts-spoken = Laat niets zien: door jou raakt niemand donuts kwijt.
explain-pass-shield-spoken = Laat niets zien: de agent mag aanvallen.
explain-pass-feed-spoken = Geen donuts: in latere beurten mag iedereen agent { $cop } verplaatsen.
explain-pass-attack-spoken = Agent { $cop } eet door en valt niemand aan.
explain-donuts-feed-spoken = Geef hem Donuts 1: niemand anders mag hem verplaatsen, en hij mag criminelen aanvallen die binnenkomen.
explain-keep-spoken = { $untouchable ->
    [0] Niemand anders komt te weten wat je hebt.
   *[other] Houd de Onkreukbare: hij zit niet in het zakje als je weer trekt.
}
explain-put-back-spoken = Leg de Onkreukbare terug in het zakje: hij kan weer getrokken worden.
explain-cop-spoken = Stuur agent { $cop } naar { $space }{ $then ->
    [raid] : een inval, die de Joint zijn publiek en een niveau kost. Daarna gaat hij van het bord.
    [raid-attack] : een inval, die de Joint zijn publiek en een niveau kost. Daarna valt hij daar een crimineel aan.
    [attack] : hij valt daar een crimineel aan.
    [donuts] : daar mag je hem donuts geven.
   *[nothing] .
}
explain-to-cop-to-spoken = Hij gaat naar { $space }{ $then ->
    [raid] : een inval, die de Joint zijn publiek en een niveau kost. Daarna gaat hij van het bord.
    [raid-attack] : een inval, die de Joint zijn publiek en een niveau kost. Daarna valt hij daar een crimineel aan.
    [attack] : hij valt daar een crimineel aan.
    [donuts] : daar mag je hem donuts geven.
   *[nothing] .
}
public-there-then = { $whose ->
    [own] : daar betaalt het jou ${ $pays } in de beurt van elke speler.
    [other] : daar betaalt het { $gang } ${ $pays } in de beurt van elke speler.
    [criminals] : daar staat een crimineel, dus gaat het van het bord.
   *[nobody] .
}
explain-public-spoken = Verplaats publiek { $public } naar { $space }{ public-there-then }
explain-to-public-to-spoken = Het publiek gaat naar { $space }{ public-there-then }
explain-to-return-spoken = Het stuk komt schoon terug in { $space }.
explain-drive-spoken = Rijd de { $piece } met de dobbelstenen { $dice } naar { $space }, daar { $side }.

# Plekken en getallen, om een stelling met de hand op te zetten.
arrange-space = { $space }
arrange-building = { $space } { $building }
arrange-joint = { $space } { $building } ({ $colour })
arrange-piece = { $piece } ({ $strength }, { $side })
arrange-piece-off = { $piece }
arrange-cop = agent { $cop }
arrange-public = publiek { $public }
arrange-off = Niet op het bord: { $player }
arrange-cops = Zakje met agenten
arrange-publics = Zakje met publiek
arrange-joints = Joints van { $player }
arrange-no-joints = Joints van niemand
arrange-markers = Omkoopfiches van { $player }
arrange-bag = Zakje met omkoopfiches
arrange-round = Ronde
arrange-active = Wiens beurt begint
arrange-order = Volgorde van de beurten
arrange-cash = Geld van { $player }
arrange-strength = Sterkte
arrange-criminal = Kant
arrange-equipped = Uitrusting
arrange-without = zonder
arrange-level = Niveau
arrange-donuts = Donuts
arrange-no-donuts = geen
arrange-donuts-of = Donuts { $count } van { $player }
things-target = stukken
things-own-target = stukken van die bende
things-cop = agenten
things-public = publiek
things-space = Joints
things-marker = omkoopfiches

# Zetten zoals je ze typt; van meerdere woorden wordt het eerste getoond
move-claim = claim, eis
move-hire = huur
move-done = klaar
move-place = plaats, zet
move-buy = koop
move-raise = verbeter
move-wheels = wheels, auto
move-heaters = heaters, wapens
move-clothes = kleren
move-offer = bied
move-give = geef
move-want = vraag
move-pay = betaal
move-get = krijg
move-propose = doe bod
move-accept = akkoord
move-refuse = weiger
move-throw = gooi
move-show = toon
move-pass = pas
move-bribe = koop om
move-cop = agent
move-subway = metro
move-new-cop = nieuwe agent
move-donuts = donuts
move-to = naar
move-attack = val aan
move-move = verplaats, ga
move-drive = rijd
move-public = publiek
move-new-public = nieuw publiek
move-recruit = rekruteer
move-seduce = verleid
move-keep = houd
move-put-back = leg terug
move-shoot = schiet
move-order = opdracht
between-to = naar
between-as = als
between-with = met
between-at = op
between-for = voor

# De tafel in woorden, om voor te lezen
description-piece = { $target } ({ $strength }, { $side })
description-public = publiek { $public }
description-at = { $thing }: op { $space }.
description-joint = { $space }, { $title }: een Joint in { $colour } voor { $price }, { $owner ->
    [none] van niemand
   *[other] van { $owner }, niveau { $level }, brengt { $pays } per beurt op
}
description-building = { $space }, { $title }: een grijs gebouw
description-station = { $space }, { $title }: station { $station }
description-street = { $space }: een straat
description-there = { $place }. Daar: { $things }.
description-free-names = vrij, joints
description-cops-names = agenten, politie
description-publics-names = publiek

# Het volle scherm
legend-walls = ↔ ↕ Joints die gekoppeld zijn.
form-offer = een ruil aanbieden ...
form-about = Kies een partner, wat je geeft en wat je ervoor wilt.
form-partner = Aan wie
form-give = Je geeft
form-pay = en betaalt
form-want = Je wilt
form-get = en krijgt
form-joint = { $joint } (niveau { $level }, prijs { $cash })
