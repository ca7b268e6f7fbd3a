# Het spel
chicago-gangsters = Chicago Gangsters
option-talk = Spelers zeggen wat ze zullen inbrengen, en mogen kaarten open neerleggen.
option-godfather = Expertregel: een speler kan peetvader worden en de partner aan de dijk zetten.
goal = Je wint als je aan het einde van het spel, na tien, elf of twaalf rondes, de meeste alcohol hebt.
turn-in-short = Elke ronde maakt een kaart partners: uitdagers tegen verdedigers. Je legt kaarten voor jouw kant; de sterkste kant krijgt de beste buit, en van twee partners kiest degene die het meest heeft ingebracht als eerste.
score = alcohol { $score }
means-weapons = wapens
means-bribes = smeergeld
means-blackmail = chantage
means-none = niets
side-challengers = uitdagers
side-defenders = verdedigers
side-neither = geen van beide kanten
person-informer = Spion (0)
person-whisky-smuggler = Whiskysmokkelaar (0)
person-explosives-expert = Springstofexpert (1)
person-dealer = Dealer (1)
person-thief = Dief (1)
person-fence = Heler (1)
person-poker-player = Pokerspeler (1)
person-priest = Priester (1)
person-bruiser = Vechtersbaas (1)
person-taxi-driver = Taxichauffeur (2)
person-customs-officer = Douanier (2)
person-reporter = Reporter (2)
person-bank-director = Bankdirecteur (3)
person-mayor = Burgemeester (3)
person-police-chief = Politiechef (3)
person-prosecutor = Procureur (3)
person-judge = Rechter (4)
person-senator = Senator (4)
person-taken = al aangeworven
ability-informer = aan het einde van de ronde kaarten ter waarde van 6 voor 1 alcohol
ability-whisky-smuggler = aan het einde van de ronde kaarten ter waarde van 6 voor 1 alcohol
ability-explosives-expert = { $means } overal inzetbaar
ability-dealer = { $means } overal inzetbaar
ability-thief = { $means } overal inzetbaar
ability-fence = aan het einde van de ronde een kaart afleggen en er een trekken
ability-poker-player = aan het einde van de ronde twee kaarten ruilen met de aflegstapel
ability-priest = telt als twee personen in de krachtmeting
ability-bruiser = verdubbelt één keer tot 10 punten van gelegde kaarten
ability-taxi-driver = 2 punten { $means } waar personen niet meetellen
ability-customs-officer = 2 punten { $means } waar personen niet meetellen
ability-reporter = 2 punten { $means } waar personen niet meetellen
payment-alcohol = 1 alcohol
payment-means = 1 middelkaart
payment-person = de persoon
place-table = de tafel
place-discards = de aflegstapel
prize-weapons = wapens
prize-bribes = smeergeld
prize-blackmail = chantage
prize-persons = personen
prize-godfather-points = peetvaderpunten

# De tafel
headline-join = { $player } is Mr. X, legt kaarten neer en kiest een kant.
headline-declare = Wie wil peetvader worden? Er wordt gewacht op { $player }.
headline-duel = Duel om de peetvader: er wordt een kaart verwacht van { $player }.
headline-say = Wie brengt hoeveel in? Er wordt gewacht op { $player }.
headline-show = Kaarten open neerleggen: er wordt gewacht op { $player }.
headline-lay = Kaarten gedekt neerleggen: er wordt gewacht op { $player }.
headline-bruiser = Zet { $player } de Vechtersbaas in?
headline-hide = { $player } heeft het ? en mag een kaart gedekt laten liggen.
headline-choose = { $player } kiest uit de buit van de { $row ->
    [winners] winnaars
   *[losers] verliezers
}: 1 is { $first }, 2 is { $second }. (A alcohol, P de persoon, M middelkaarten)
headline-pay = { $player } moet de partner betalen die aan de dijk is gezet.
headline-round-end = Einde van de ronde: { $player } trekt en mag personen inzetten.
headline-sell = { $player } verkoopt kaarten voor alcohol: tot nu toe { $worth } waard, 6 is nodig.
headline-gamble = { $player } pokert en moet nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} afleggen.
headline-take = { $player } pokert en neemt nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} van de aflegstapel, ter waarde van hooguit { $worth }.
headline-over = De partij is afgelopen.
round = Ronde { $round }: { $district }. Inzetbaar: { $means }; { $persons }.
persons-count = personen tellen mee
persons-do-not-count = personen tellen niet mee
loot = Pakketten voor de winnaars: { $winners }; voor de verliezers: { $losers }.
loot-letters = A is alcohol, M een middelkaart, P de persoon: { $person }.
question = { $player } heeft het ?: één kaart mag gedekt blijven tot de afrekening.
no-question = Het ? is van niemand: er mag geen kaart gedekt blijven liggen.
pick = Bij gelijke inbreng { $count ->
    [one] kiest
   *[other] kiezen
} als eerste: { $players }.
announced = Sterkte: uitdagers { $challengers }, verdedigers { $defenders }.
announced-challengers = Sterkte: uitdagers { $challengers }.
alcohol = alcohol { $alcohol }
column-persons = Personen
column-cards = Kaarten en woorden
column-hand = Hand
column-alcohol = Alcohol
brings = brengt { $strength } in
seen = gezien:
cards-open = open { $cards }
cards-face-down = gedekt { $cards }
cards-to-show = open te leggen { $cards }
legend-table = 1A: één alcohol. W4 is een kaart van 4 wapens, en zo is B smeergeld en K chantage; ( ) telt deze ronde niet mee; ▒▒ een kaart die je niet ziet. Het getal achter een persoon is de sterkte.
not-usable = ( ) telt hier niet mee
player-you = { $name } (jij)
cards-seen = in de hand of gedekt { $cards }
cards-unknown = { $count ->
    [one] één onbekende kaart
   *[other] { $count } onbekende kaarten
}
no-cards = geen kaarten
said = zegt { $strength }
said-nothing = zegt niets
words = woord gehouden { $kept }, gebroken { $broken }
role-mr-x = Mr. X
role-loner = alleenspeler (telt dubbel)
role-godfather = peetvader
role-ousted = aan de dijk gezet
piles = Trekstapel { $pile }; aflegstapel: { $discards }

# Waarom een zet niet mag
asked-for-join = Je bent Mr. X: leg kaarten neer met "leg" en kies dan een kant met "steun uitdagers" of "steun verdedigers".
asked-for-declare = De vraag is of je peetvader wilt worden: "word peetvader" of "pas".
asked-for-duel = Er wordt een kaart gevraagd voor het duel om de peetvader.
asked-for-say = De vraag is welke sterkte je zult inbrengen: "zeg" met een getal van 0 tot 30, of "zwijg".
asked-for-show = Je kunt nu kaarten open neerleggen: "toon W4" enzovoort, en dan "klaar".
asked-for-lay = Je kunt nu kaarten gedekt neerleggen: "leg W4" enzovoort, en dan "klaar".
asked-for-bruiser = De vraag is of je de Vechtersbaas inzet: "vechtersbaas" of "pas".
asked-for-hide = De vraag is welke kaart gedekt blijft: "verberg" met een kaart, of "pas".
asked-for-choose = Je mag een pakket kiezen: "kies 1" of "kies 2".
asked-for-pay = De vraag is wat je betaalt aan de partner die je aan de dijk hebt gezet: "betaal 1 alcohol", "betaal 1 middelkaart" of "betaal persoon".
asked-for-round-end = Het is het einde van de ronde: "trek", zet een persoon in ("spion", "smokkelaar", "heler W2", "pokeren") of, als Mr. X, "ruil W2"; daarna "klaar".
asked-for-sell = Je bent aan het verkopen: leg met "leg af" kaarten af die samen 6 of meer waard zijn, en sluit af met "klaar".
asked-for-gamble = Je bent aan het pokeren: leg met "leg af" twee kaarten af.
asked-for-take = Je bent aan het pokeren: neem met "neem" twee kaarten van de aflegstapel.
card-not-in-hand = Je hebt { $card } niet in je hand.
card-chosen = Je hebt geen { $card } meer over: wat je ervan had, heb je al gekozen.
card-not-laid = { $card } ligt niet gedekt voor je.
card-laid-openly = { $card } ligt open en kan niet gedekt blijven.
partner-hand-full = Je partner heeft al { $limit } kaarten; betaal iets anders.
not-in-packages = Dat zit niet in je pakketten: { $payment }.
hand-full = Je hebt al { $limit } kaarten en kunt dus niet trekken.
no-cards-to-draw = Trekstapel en aflegstapel zijn allebei leeg, er kan geen kaart worden getrokken.
drawn-already = Je hebt al getrokken.
drawn-twice = Je hebt al twee keer getrokken; vaker mag ook Mr. X niet.
draw-first = Trek eerst een kaart voordat je klaar bent.
person-not-yours = De { $person } is niet van jou.
person-used = Je hebt de { $person } in deze ronde al ingezet.
hand-too-poor = Je kaarten zijn samen minder dan { $price } waard.
two-cards-needed = Daar heb je twee kaarten voor nodig.
not-mr-x = Alleen Mr. X mag een kaart ruilen.
swapped-already = Je hebt in deze ronde al een kaart geruild.
not-worth-enough = Wat je hebt afgelegd is { $worth } waard; het moet { $price } of meer zijn.
not-discarded = { $card } ligt niet op de aflegstapel.
too-valuable = { $card } is te veel waard: wat je nog neemt, mag samen hooguit { $worth } waard zijn.
no-second-card = Bij { $card } is er geen tweede kaart die je nog kunt nemen: samen mogen ze hooguit { $worth } waard zijn.

# Wat er mis is met een stelling
flaw-cards-miscounted = Het aantal middelkaarten klopt niet: elke kaart moet op precies één plaats zijn.
flaw-hand-miscounted = Een hand bevat niet zoveel kaarten als het aantal zegt.
flaw-shown-not-held = Een kaart die is getoond, zit niet in de hand van haar eigenaar.
flaw-laid-not-held = Er zijn kaarten neergelegd of gekozen die niet in de hand van hun eigenaar zitten.
flaw-unknown-cards = Het aantal onbekende kaarten past niet bij het aantal kaarten zonder plaats.
flaw-beyond-seats = Er is iets van een plaats die niet meespeelt.
flaw-person-twice = Een persoon is op twee plaatsen, of er zijn te weinig personen over voor de rondes die nog komen.
flaw-piles-misfit-round = De stapels met coalitie-, stadswijk- en buitkaarten passen niet bij de ronde.
flaw-clans-misdealt = Elke speler behalve Mr. X heeft één clan, en geen twee dezelfde.
flaw-sides-misfit = De kanten passen niet bij de coalitiekaart.
flaw-option-misfit = De peetvader is een optie voor drie of vier spelers.
flaw-ask-mismatch = Wat er gevraagd wordt, en van wie, past niet bij de rest van de stelling.
flaw-too-much-alcohol = Een speler heeft meer alcohol dan de rondes tot nu toe kunnen hebben opgeleverd: door buit, door verkoop en, aan het eind, door de krachtmeting.
flaw-too-many-words = Iemand heeft meer dan één woord gehouden of gebroken per afgerekende ronde, of er zijn woorden waar niet gepraat wordt.
flaw-too-many-points = Er zijn meer peetvaderpunten dan rondes die voorbij zijn, of punten zonder de optie.
flaw-too-many-cards = Een speler heeft meer dan tien middelkaarten, de open kaarten meegeteld, of er liggen na de afrekening nog kaarten open.
flaw-deal-misfit = Een verkoop of pokerspel is niet begonnen door de eigenaar van de persoon, of de waarde ervan past niet bij de kaarten die nog in de hand zijn.

# Hoe een partij eindigt
reason-end-card = de meeste alcohol

# Wat een zet doet
explain-join = Schaar je met je neergelegde kaarten aan de kant van de { $side }; de anderen horen welke kant het is en hoeveel kaarten.
explain-lay-join = { $usable ->
    [yes] Leg { $card } gedekt neer; alleen het aantal van je kaarten wordt bekend.
   *[no] Leg { $card } gedekt neer; hier niet inzetbaar: hij komt terug in je hand, en iedereen heeft hem gezien.
}
explain-lay-lay = { $usable ->
    [yes] Leg { $card } gedekt neer.
   *[no] Leg { $card } gedekt neer; hier niet inzetbaar: hij komt terug in je hand, en iedereen heeft hem gezien.
}
explain-done-lay = Leg geen kaarten meer neer.
explain-declare = Word peetvader: je speelt deze ronde zonder je partner.
explain-pass-declare = Zie ervan af peetvader te worden.
explain-duel = Speel { $card } in het duel; wie de hoogste kaart speelt, wordt peetvader.
explain-say = Zeg dat je { $strength } zult inbrengen. Het bindt je nergens aan, maar iedereen zal zien of het waar was.
explain-silent = Zeg niets.
explain-show = { $usable ->
    [yes] Leg { $card } open neer: iedereen ziet hem, en hij blijft liggen.
   *[no] Leg { $card } open neer; hier niet inzetbaar: hij komt terug in je hand, en iedereen heeft hem gezien.
}
explain-done-show = Leg geen kaarten meer open neer.
explain-bruiser = Verdubbel tot 10 punten van de kaarten die je hebt neergelegd; daarna gaat de Vechtersbaas uit het spel.
explain-pass-bruiser = Zet de Vechtersbaas niet in.
explain-hide = Laat { $card } gedekt liggen tot de afrekening. Is hij niet inzetbaar, dan ben je hem kwijt.
explain-pass-hide = Draai al je kaarten om.
explain-choose = Neem het pakket { $package }.
explain-pay = Geef { $payment } aan de partner die je aan de dijk hebt gezet.
explain-draw = Trek een middelkaart.
explain-informer = Via de Spion: leg middelkaarten af die samen 6 of meer waard zijn, voor 1 alcohol.
explain-smuggler = Via de Whiskysmokkelaar: leg middelkaarten af die samen 6 of meer waard zijn, voor 1 alcohol.
explain-fence = Via de Heler: leg { $card } af en trek een kaart.
explain-swap = Als Mr. X: leg { $card } af en trek een kaart.
explain-poker = Via de Pokerspeler: leg twee kaarten af en neem er twee van de aflegstapel die samen niet meer waard zijn.
explain-discard-sell = Leg { $card } af; alles samen moet 6 of meer waard zijn.
explain-done-sell = Neem 1 alcohol voor wat je hebt afgelegd.
explain-discard-gamble = Leg { $card } af.
explain-take = Neem { $card } van de aflegstapel.
explain-done-round-end = Sluit de ronde voor jezelf af.

# Wat er gebeurde
event-dealt = { $known ->
    [yes] { $seat } krijgt { $card }.
   *[no] { $seat } krijgt een kaart.
}
event-put-aside = { $person } wordt opzijgelegd.
event-person-dealt = { $seat } begint met de { $person }.
event-mr-x-drew = Loting om Mr. X: { $seat } trekt { $card }.
event-mr-x = { $seat } wordt Mr. X.
event-clan = { $seat } krijgt de clan { $clan }.
event-round = Ronde { $round }: er wordt gestreden om { $district }; te winnen is de { $person }.
event-coalition = Uitdagers: { $challengers }. Verdedigers: { $defenders }.
event-loot = Buit voor de winnaars / de verliezers: { $packages }.
event-joined = Mr. X, { $seat }, schaart zich { $cards ->
    [0] zonder kaarten
    [one] met één kaart
   *[other] met { $cards } kaarten
} aan de kant van de { $side }.
event-declared = Kandidaat-peetvader: { $seats }.
event-nobody-declared = Niemand wil peetvader worden.
event-duelled = { $seat } speelt { $card } in het duel.
event-godfather = { $seat } wordt peetvader!
event-no-godfather = Het duel eindigt gelijk, en niemand wordt peetvader.
event-ousted = { $seat } wordt aan de dijk gezet en doet deze ronde niet mee.
event-said = { $seat } zegt: ik breng { $strength } in.
event-silent = { $seat } zegt niets.
event-showed = { $seat } legt { $card } open neer.
event-showed-many = { $seat } legt { $card } open neer.
event-laid = { $seat } legt { $cards ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
} gedekt neer.
event-bruiser = { $seat } zet de Vechtersbaas in!
event-hid = { $known ->
    [yes] { $seat } laat { $card } gedekt liggen.
   *[no] { $seat } laat een kaart gedekt liggen.
}
event-passed = { $seat } past.
event-finished = { $seat } is klaar.
event-turned-up = { $usable ->
    [yes] { $seat } draait { $card } om.
   *[no] { $seat } draait { $card } om en neemt hem terug: hier niet inzetbaar.
}
event-turned-up-many = { $usable ->
    [yes] { $seat } draait { $card } om.
   *[no] { $seat } draait { $card } om en neemt ze terug: hier niet inzetbaar.
}
event-contributed = { $seat } brengt { $brought } in; de { $side } hebben nu { $strength }.
event-strength = De { $side } hebben sterkte { $strength }.
event-hidden-up = { $usable ->
    [yes] De gedekte kaart van { $seat } is { $card }.
   *[no] De gedekte kaart van { $seat } is { $card }: hier niet inzetbaar, en dus verloren.
}
event-kept-word = { $seat } heeft woord gehouden: { $said } gezegd, { $brought } ingebracht.
event-broke-word = { $seat } heeft het gegeven woord gebroken: { $said } gezegd, { $brought } ingebracht.
event-won = De { $side } winnen met { $strength } tegen { $losers }.
event-spent = { $seat } legt de gebruikte kaarten af.
event-no-loot = De { $side } hebben nog niet half zoveel als de winnaars en krijgen geen buit.
event-got = { $alcohol ->
    [0] { $seat } krijgt { $means ->
        [one] één middelkaart
       *[other] { $means } middelkaarten
    }.
   *[other] { $means ->
        [0] { $seat } krijgt { $alcohol } alcohol.
        [one] { $seat } krijgt { $alcohol } alcohol en één middelkaart.
       *[other] { $seat } krijgt { $alcohol } alcohol en { $means } middelkaarten.
    }
}
event-recruited = { $seat } werft de { $person } aan.
event-paid = { $seat } geeft { $partner } { $payment } als schadevergoeding.
event-drew = { $known ->
    [yes] { $seat } trekt { $card }.
   *[no] { $seat } trekt een kaart.
}
event-drew-many = { $known ->
    [yes] { $seat } trekt { $card }.
   *[no] { $seat } trekt { $count } kaarten.
}
event-forfeited = { $seat } kan niet trekken: een kaart vervalt.
event-shuffled = De aflegstapel wordt geschud; de trekstapel heeft nu { $cards } kaarten.
event-discarded = { $seat } legt { $card } af.
event-took-back = { $seat } neemt { $card } in de hand.
event-used = { $seat } zet de { $person } in.
event-swapped = { $seat } ruilt een kaart als Mr. X.
event-sold = { $seat } krijgt 1 alcohol via de { $person }.
event-left = { $person } gaat uit het spel.
event-godfather-point = { $seat } krijgt een peetvaderpunt.
event-end-card = Na { $rounds } rondes komt de kaart "Einde van het spel": tijd voor de laatste krachtmeting!
event-showdown = { $seat } komt bij { $prize } op { $score }{ $alcohol ->
    [0] .
   *[other] {" "}en krijgt { $alcohol } alcohol.
}
event-ended = De partij is afgelopen: { $reason } geeft de doorslag.
result = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de winst
} met { $reason } ({ $rule }).

# Wat er mis is met een editie
edition-no-such-clan = In { $file } noemt { $path } { $clan }, maar dat is geen clan; de clans zijn: { $known }.
edition-not-a-pair = In { $file } moet { $path } twee verschillende clans noemen.
edition-question-not-challenger = In { $file } is { $path } { $clan }, maar het ? hoort bij een van de uitdagers.
edition-wrong-pick = In { $file } moet { $path } één clan van de uitdagers en één van de verdedigers noemen.
edition-pair-count = { $one } en { $other } dagen samen uit op { $count ->
    [0] geen enkele coalitiekaart
    [one] één coalitiekaart
   *[other] { $count } coalitiekaarten
}, niet op twee.
edition-district-empty = In { $district } kan geen enkel middel worden ingezet.
edition-district-means = In { $file } noemt { $path } een middel twee keer; noem elk één keer.
edition-bad-package = In { $file } is { $path } "{ $text }"; schrijf een pakket als 2A, A+P of P+2M: hooguit 2 alcohol, de persoon, middelkaarten.
edition-loot-persons = In { $file } staan er bij { $path } { $count } personen in de vier pakketten; het moet er precies één zijn.
edition-wrong-persons = In { $file } moet { $path } één vermelding hebben voor elk van: { $wanted }.

# Dingen die een zet verkeerd noemt
move-no-such-card = Er is geen kaart { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-package = Er is geen pakket { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-payment = Met { $thing } in "{ $move }" kun je niet betalen; schrijf het zo: { $example }.
move-no-such-side = Er is geen kant { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-strength = { $thing } in "{ $move }" is geen sterkte die je kunt noemen; schrijf het zo: { $example }.

# Zoals mensen het zeggen die het niet hoeven te typen
spoken-packages = { $winners } voor de winnaars; { $losers } voor de verliezers
spoken-choice = { $first } of { $second }
spoken-alcohol = { $count } alcohol
spoken-means = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}
spoken-person = de persoon
event-loot-spoken = Buit: { $packages }.
explain-choose-spoken = Neem dit pakket: { $package }.
asked-for-join-spoken = Je bent Mr. X: kies de kaarten die je legt, en dan je kant.
asked-for-declare-spoken = Wil je peetvader worden? Iedereen beslist tegelijk.
asked-for-duel-spoken = Meer dan één speler wil peetvader worden. Kies één kaart voor het duel.
asked-for-say-spoken = Zeg hoeveel je zult inbrengen, of zwijg.
asked-for-show-spoken = Kies kaarten om open te leggen, of geen.
asked-for-lay-spoken = Kies de kaarten die je gedekt legt, of leg niets.
asked-for-bruiser-spoken = Zet de Vechtersbaas in voor de kaarten die je hebt gelegd, of houd hem nog.
asked-for-hide-spoken = Kies de ene gedekte kaart die tot de afrekening verborgen blijft, of draai alles om. Een kaart die hier niet kan worden ingezet, ben je dan kwijt.
asked-for-choose-spoken = Kies een pakket; je neemt het in zijn geheel (CG-5.1).
asked-for-pay-spoken = Beide pakketten zijn voor jou. De partner die je aan de dijk hebt gezet krijgt er één ding uit: kies wat.
asked-for-round-end-spoken = Trek een kaart, gebruik je personen in elke volgorde, en sluit dan je ronde af.
asked-for-sell-spoken = Kies kaarten van samen 6 of meer, voor 1 alcohol.
asked-for-gamble-spoken = Kies de kaarten die de Pokerspeler weggeeft.
asked-for-take-spoken = Kies twee afgelegde kaarten die samen niet meer waard zijn dan wat je weggaf.

# Waar je bij het terugkijken naartoe springt
jump-fight = Gevechten
jump-duel = Duellen
jump-round = Rondes

# Waarom een zet goed is
because-recruited = Je werft de { $person } aan
because-won = Je kant wint het gevecht
because-rival-recruited = { $seat } werft de { $person } aan
because-no-loot = Je kant is te zwak om buit te krijgen
because-got = Je krijgt { $alcohol ->
    [0] als buit { $means ->
        [one] één middelkaart
       *[other] { $means } middelkaarten
    }
   *[other] { $means ->
        [0] als buit { $alcohol } alcohol
        [one] als buit { $alcohol } alcohol en één middelkaart
       *[other] als buit { $alcohol } alcohol en { $means } middelkaarten
    }
}
because-godfather = Je wordt peetvader
because-rival-godfather = { $seat } wordt peetvader
because-godfather-point = Je krijgt een peetvaderpunt
because-ousted = Je wordt aan de dijk gezet en doet deze ronde niet mee
because-broke-word = Je breekt je woord
# Hetzelfde voor anderen: wat het voor { $player } is, in een nabeschouwing.
because-recruited-of = { $player } werft de { $person } aan
because-won-of = De kant van { $player } wint het gevecht
because-no-loot-of = De kant van { $player } is te zwak om buit te krijgen
because-got-of = { $player } krijgt { $alcohol ->
    [0] als buit { $means ->
        [one] één middelkaart
       *[other] { $means } middelkaarten
    }
   *[other] { $means ->
        [0] als buit { $alcohol } alcohol
        [one] als buit { $alcohol } alcohol en één middelkaart
       *[other] als buit { $alcohol } alcohol en { $means } middelkaarten
    }
}
because-godfather-of = { $player } wordt peetvader
because-godfather-point-of = { $player } krijgt een peetvaderpunt
because-ousted-of = { $player } wordt aan de dijk gezet en doet deze ronde niet mee
because-broke-word-of = { $player } breekt het gegeven woord

# Plekken en getallen, om een stelling met de hand op te zetten.
arrange-hand = Hand van { $player }
arrange-pile = Stapel middelkaarten
arrange-discards = Aflegstapel
arrange-person = Persoon die te winnen is
arrange-persons = Personen van { $player }
arrange-persons-left = Personen die nog komen
arrange-persons-gone = Personen uit het spel
arrange-coalition = Coalitie van deze ronde
arrange-coalition-pile = Coalities die nog komen
arrange-coalition-gone = Coalities van eerdere rondes
arrange-coalition-card = { $challengers } tegen { $defenders }
arrange-district = Wijk van deze ronde
arrange-district-pile = Wijken die nog komen
arrange-district-gone = Wijken van eerdere rondes
arrange-loot = Buit van deze ronde (A alcohol, M middelkaart, P persoon)
arrange-loot-pile = Buit die nog komt
arrange-loot-gone = Buit van eerdere rondes
arrange-loot-card = { $packages }
arrange-round = Ronde
arrange-alcohol = Alcohol van { $player }
things-card = middelkaarten
things-person = personen
things-coalition = coalities
things-district = wijken
things-loot = buitkaarten

# Zetten zoals je ze typt; van meerdere woorden wordt het eerste getoond
move-join = steun
move-declare = word peetvader, peetvader
move-pass = pas
move-duel = duelleer, duel
move-say = zeg
move-silent = zwijg
move-show = toon
move-lay = leg
move-done = klaar
move-bruiser = vechtersbaas
move-hide = verberg
move-choose = kies
move-pay = betaal
move-draw = trek
move-informer = spion
move-smuggler = smokkelaar, whiskysmokkelaar
move-fence = heler
move-swap = ruil
move-poker = pokeren, poker
move-discard = leg af
move-take = neem

# De tafel in woorden, om voor te lezen
description-own = Jij: { $roles }. Je kaarten: { $cards }.
description-person = Te winnen persoon: { $person }.
description-round-names = ronde, buit
description-piles-names = stapels, aflegstapel
