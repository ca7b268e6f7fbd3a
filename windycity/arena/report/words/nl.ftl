# De pagina
report = Verslag van een simulatie
title = { $game } met { $seats } spelers
lead = { $count ->
    [one] Eén partij
   *[other] { $matches } partijen
}: { $bots }.
all-bots = op elke plaats speelt { $bot }
contenders = een toernooi van { $bots }
bots-by-seats = per plaats spelen de bots { $bots }
contents = Inhoud
numbers = De cijfers
basis = { $matches ->
    [one] Uit één partij.
   *[other] Uit { $written } partijen.
}
unfinished = Deze reeks is nog niet af: { $played } van de { $planned } partijen zijn gespeeld. Alle cijfers gaan over die partijen.
stopped-early = Een toernooi dat is gestopt omdat zijn vraag beslist was, helt over naar dat antwoord; speel voor zuivere aandelen een vast aantal partijen.
program-failed = { $bot } liet het { $moves ->
    [one] één keer
   *[other] { $moves } keer
} afweten, in { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}. Toen zette de greedy bot, dus wat hier over hem staat gaat voor een deel over de greedy bot.
records-refused = { $count ->
    [one] Eén partijverslag is onbruikbaar en blijft buiten beschouwing.
   *[other] { $count } partijverslagen zijn onbruikbaar en blijven buiten beschouwing.
} { $reasons }
run-empty = In { $folder } staat een reeks waarvan nog geen partij is gespeeld; er valt niets te melden.
run-misfit = De partijen in { $folder } passen niet bij de instellingen in het run.json daar: elke partij moet { $seats } bots en { $seats } scores hebben, en winnaars op die plaatsen.
report-written = Het verslag staat in { $file }.
report-cannot-write = Het verslag kan niet naar { $file } worden geschreven: { $reason }.
reading-records = partijen naspelen

# Wat er is gemeten
setting-game = Spel
setting-bots = Wie er spelen
setting-matches = Partijen
setting-records = Nagespeelde partijen
setting-seed = Startgetal
secret-seed = geen: het toeval volgt uit een geheim, dat in run.json staat
setting-options = Opties
setting-edition = Editie
setting-versions = Versies
seats-count = { $seats } plaatsen
played-of = { $played } van { $planned }
no-options = geen
versions = Windy City { $version }, spelregels { $rules }, advies van de greedy-bot { $advice }, waardering van de zoekende bots { $value }
tile-matches = Partijen
tile-records = waarvan { $count } zet voor zet nagespeeld
tile-seat = Plaats met de meeste winst
tile-seat-note = van de winst gaat naar plaats { $number } (95%: { $interval })
tile-end = Vaakste einde
tile-end-note = { $end } (95%: { $interval })
tile-shared = Gedeelde winst
tile-shared-note = van de partijen (95%: { $interval })
tile-length = De helft duurt hoogstens
tile-changes = Wisselingen van de leiding
tile-changes-note = gemiddeld per partij (95%: { $interval })

# Getallen in woorden
interval = { $low } tot { $high }
no-interval = geen: maar één partij
tip-matches = { $label }: { $value } (95%: { $interval }), uit { $matches } partijen
tip-facts = { $label }: { $value } (95%: { $interval }), uit { $count } gevallen in { $matches } partijen
tip-strip = { $label }: de helft duurt hoogstens { $middle }, negen van de tien tussen { $low } en { $high }; uit { $count } partijen
cases = van { $count }
chance = bij toeval { $share }
bin = { $low } tot { $high }
after-part = Na { $part } van de partij
never = nooit
never-led = Zelfs aan het einde niet
finding-none = Uit deze partijen blijkt geen verschil met toeval.
finding-above = Meer dan bij toeval, ook gezien het interval: { $names }.
finding-below = Minder dan bij toeval, ook gezien het interval: { $names }.
column-what = Wat
column-group = Groep
column-share = Aandeel
column-mean = Gemiddelde
column-interval = 95%-interval
column-count = Gevallen
column-matches = Partijen
axis-wins = aandeel in de winst
axis-wins-seat = aandeel in de winst, per plaats
axis-matches = aandeel van de partijen
axis-group = aandeel van de groep
axis-rounds = rondes
axis-answers = antwoorden
axis-score = eindscore
axis-margin = score van de winnaar, min de beste van de anderen
axis-changes = wisselingen van de leiding in een partij
axis-part = deel van de partij
axis-leader-wins = wie leidt, wint
group-winners = winnaars
group-others = anderen
group-winning-side = winnende kant
group-losing-side = verliezende kant
group-hits = treffers
group-hits-back = treffers terug
seat = Plaats { $number }
bot-in-seat = { $bot }, plaats { $number }

# Wie er wint
section-wins = Wie er wint
section-wins-about = In een eerlijk spel tussen gelijke spelers krijgt elke plaats evenveel van de winst. Een gedeelde winst telt voor ieder die erin deelt als zijn deel.
seats = Winst per plaats
seats-about = Welk deel van de winst naar elke plaats gaat, met het 95%-interval.
shared-wins = { $value } (95%: { $interval }) van de partijen heeft meer dan één winnaar.
seats-not-even = De bots zaten niet even vaak op elke plaats; de plaatsen verschillen dus ook door hun bots.
bots = Winst per bot
bots-about = Wat een plaats wint als deze bot er zit. Heeft een bot in een partij meer plaatsen, dan houdt het interval daar rekening mee.
bots-not-even = De bots zaten niet even vaak op elke plaats; de bots verschillen dus ook door hun plaatsen.
bots-by-seat = Winst per bot en plaats
bots-by-seat-about = Hetzelfde, voor elke plaats waar een bot zat.

# Hoe partijen eindigen
section-ends = Hoe partijen eindigen, en wanneer
section-ends-about = Welke manier om te winnen de partij beslist, en hoe lang dat duurt. De lengte is geteld in rondes waar het spel die heeft, en in antwoorden: elke beslissing die aan een plaats wordt gevraagd.
ends = Manieren om te winnen
ends-about = Het deel van de partijen dat op elke manier eindigt.
ends-unseen = In deze partijen niet voorgekomen: { $reasons }.
way-end-card = de meeste alcohol na de kaart "Einde van het spel"
when = Wanneer elke manier de partij beslist
when-about = Het teken is het midden: de helft van de partijen die zo eindigen is dan afgelopen. Het blok omvat de helft, de lijn negen van de tien.

# Hoe lang partijen duren
rounds = Lengte in rondes
rounds-about = In welke ronde partijen eindigen.
answers = Lengte in antwoorden
answers-about = Hoeveel antwoorden alle plaatsen samen in een partij geven.
lengths-note = Gemiddeld { $value } (95%: { $interval }); de helft van de partijen duurt hoogstens { $half }, negen van de tien tussen { $low } en { $high }; de kortste { $least }, de langste { $most }.

# Scores
section-scores = De scores
section-scores-about = De score is wat het spel aan het einde telt: { $what }.
counted-chicago-poker = overgenomen bedrijven
counted-chicago-gangsters = alcohol
counted-chicago = vermogen, dat is geld, kroegen, casino's en de koppen van mannen op het bord
counted-gangsters = vermogen, dat is geld en de prijs van Joints maal hun niveau
scores = Scores van winnaars en anderen
scores-about = Hoe de eindscores verdeeld zijn, elke groep op zichzelf.
margins = Hoe ver de winnaar voorligt
margins-about = De score van de winnaar min de beste score van wie niet won. Partijen die alle plaatsen samen winnen, tellen niet mee.
margins-behind = In { $value } van de partijen (95%: { $interval }) had iemand anders de hogere score: een andere manier om te winnen was sneller.
seat-scores = Gemiddelde score per plaats
seat-scores-about = De gemiddelde eindscore van elke plaats, met het 95%-interval.

# De leiding
section-leads = De leiding
section-leads-about = Wie aan het einde van elke { $unit } { $what } heeft. Deze cijfers komen uit de bewaarde partijverslagen, die daarvoor worden nagespeeld.
section-records = De leiding, en wat het spel beslist
no-records = De reeks heeft geen verslagen van haar partijen, dus dit is niet te meten. Simuleer met verslagen om het wel te meten.
no-usable-records = Geen van de partijverslagen is bruikbaar, dus dit is niet te meten.
other-edition = De reeks is gespeeld in de editie { $edition } ({ $digest }), en die is hier niet, dus de verslagen kunnen niet worden nagespeeld. Zet die editie als edition.toml in de map van de reeks.
score-chicago-poker = de meeste bedrijven
score-chicago-gangsters = de meeste alcohol
score-chicago = het grootste vermogen
score-gangsters = het grootste vermogen
stretch-chicago-poker = beurt
stretch-chicago-gangsters = ronde
stretch-chicago = ronde
stretch-gangsters = ronde
leader-wins = Wint wie leidt?
leader-wins-about = Hoe vaak wie na elk tiende deel van een partij leidt, uiteindelijk wint. Leiden er meer samen, dan is een willekeurige van hen bedoeld.
changes = Wisselingen van de leiding
changes-about = Hoe vaak de leiding in een partij van de ene plaats naar de andere gaat. Een gelijke stand verandert niets tot een ander alleen leidt.
changes-note = Gemiddeld { $value } (95%: { $interval }).
settled = Wanneer de partij beslist is
settled-about = Het deel van de partij waarna de latere winnaar nooit meer achter stond.
settled-note = In { $value } van de partijen (95%: { $interval }) heeft de winnaar zelfs aan het einde niet de hoogste score.

# Wat het spel beslist
section-study = Wat het spel beslist
section-study-about = Gevonden door de bewaarde partijen na te spelen. Wat met winnen samengaat, hoeft er niet de oorzaak van te zijn: wie toch al voor staat, krijgt misschien ook meer.

# Chicago Poker
topic-combination = Welke combinaties duels winnen
topic-combination-about = Hoe vaak een rij het duel wint waarin ze wordt getoond, per combinatie. Duels met maar één speler tellen niet mee.
topic-combination-axis = gewonnen duels
topic-taken-with = Waarmee bedrijven worden overgenomen
topic-taken-with-about = De combinaties van de winnaars van alle duels.
topic-taken-with-axis = deel van de overgenomen bedrijven
topic-duel = Hoe duels verlopen
topic-duel-about = Betwist: er liggen kaarten van meer dan één speler. De andere twee gaan alleen over betwiste duels.
topic-duel-axis = deel van de duels
duel-contested = betwist
duel-bullet-wins = de eigenaar van de kogel wint
duel-tied = gelijk, uit de hand beslist
topic-bullet = Wint wie een rij voltooit?
topic-bullet-about = Hoe vaak de eigenaar van de kogel een betwist duel wint, per soort bedrijf: het maakt uit wat er verborgen ligt.
topic-bullet-axis = duels gewonnen door de eigenaar van de kogel
topic-company = Hoe druk het bij bedrijven is
topic-company-about = Hoeveel spelers kaarten bij een bedrijf hebben als het wordt overgenomen.
topic-company-axis = spelers
topic-owned = Bedrijven aan het einde
topic-owned-about = Hoeveel bedrijven van elke soort een speler aan het einde heeft.
topic-owned-axis = bedrijven
topic-taken = Loont het om vroeg te zijn?
topic-taken-about = Hoe vaak wie het eerste, tweede, derde bedrijf overneemt, de partij wint.
label-taken = bedrijf nummer { $number }
topic-special = Speciale kaarten
topic-special-about = Hoe vaak wie een speciale kaart minstens één keer met effect heeft gebruikt, wint.
hand-chicago-poker = Chicago Poker
hand-straight-flush = een straight flush
hand-rainbow-straight = regenboogstraat
hand-four-of-a-kind = four of a kind
hand-full-house = een full house
hand-flush = een flush
hand-straight = straat
hand-three-of-a-kind = three of a kind
hand-two-pair = twee paar
hand-pair = paar
hand-high-card = hoge kaart

# Chicago Gangsters
topic-person = Personen
topic-person-about = Hoe vaak wie de persoon aan het einde heeft, de partij wint. Partijen waarin niemand hem heeft, tellen niet mee.
topic-persons-held = Aantal personen
topic-persons-held-about = Hoe vaak een speler met zoveel personen aan het einde wint.
label-persons-held = { $number ->
    [0] geen persoon
    [one] één persoon
    [6] 6 personen of meer
   *[other] { $number } personen
}
topic-alcohol = Waar de alcohol vandaan komt
topic-alcohol-about = Alcohol van een speler in een partij, naar herkomst.
topic-alcohol-axis = flessen alcohol
alcohol-winning-side = buit van de winnende kant
alcohol-losing-side = buit van de verliezende kant
alcohol-sold = verkocht via een persoon
alcohol-showdown-weapons = krachtmeting: wapens
alcohol-showdown-bribes = krachtmeting: smeergeld
alcohol-showdown-blackmail = krachtmeting: chantage
alcohol-showdown-persons = krachtmeting: personen
alcohol-showdown-godfather-points = krachtmeting: peetvaderpunten
alcohol-paid-by-godfather = betaald door een peetvader
topic-conduct = Hoe winnaars spelen
topic-conduct-about = Gevechten: die de kant van de speler wint. Eerste keus: van de pakketten die een speler krijgt, die waarbij hij mocht kiezen. Woord gehouden: van de aangekondigde sterktes, die zijn ingebracht.
topic-conduct-axis = deel van de gevallen
conduct-won-fight = gewonnen gevechten
conduct-picked-first = eerste keus uit de buit
conduct-kept-word = woord gehouden
topic-fight = Gevechten
topic-fight-about = Hoe gevechten om wijken aflopen. Zijn beide kanten even sterk, dan winnen de uitdagers.
topic-fight-axis = deel van de gevechten
fight-challengers-win = de uitdagers winnen
fight-losers-get-loot = de verliezers krijgen buit
fight-equal = beide kanten zijn even sterk
topic-district = Wijken
topic-district-about = Hoe vaak de uitdagers winnen, per wijk en wat daar bruikbaar is.
topic-district-axis = gevechten gewonnen door de uitdagers
topic-district-strength = Hoe hard om wijken wordt gevochten
topic-district-strength-about = De sterkte van beide kanten, per wijk.
topic-district-strength-axis = sterkte
topic-loot-strength = Hoe hard om de buit wordt gevochten
topic-loot-strength-about = De sterkte van beide kanten, per buitkaart: pakketten van de winnaars / van de verliezers; A alcohol, P de persoon, M middelenkaarten.
topic-loot-strength-axis = sterkte

# Chicago
topic-worth = Waar vermogen uit bestaat
topic-worth-about = Het vermogen van een bende aan het einde, naar onderdeel.
topic-worth-axis = vermogen
worth-money = geld
worth-bars = kroegen
worth-casinos = casino's
worth-heads = koppen van mannen
topic-payday = Betaaldagen
topic-payday-about = Wat de bank een bende betaalt na ronde 6, 12 en 18, in partijen die zo ver komen.
topic-payday-axis = geld
label-payday = na ronde { $number }
topic-casinos-held = Casino's halverwege
topic-casinos-held-about = Hoe vaak een bende met zoveel casino's na ronde 12 wint, in partijen die langer duren.
label-casinos-held = { $number ->
    [0] geen casino
    [one] één casino
   *[other] { $number } casino's
}
topic-central-held = Centrale kroegen halverwege
topic-central-held-about = Hoe vaak een bende met zoveel van de acht centrale kroegen na ronde 12 wint, in partijen die langer duren.
label-central-held = { $number ->
    [0] geen centrale kroeg
    [one] één centrale kroeg
    [4] 4 centrale kroegen of meer
   *[other] { $number } centrale kroegen
}
topic-heads = Mannen aan het einde
topic-heads-about = De mannen van een bende aan het einde, naar de kleur van hun kop.
topic-heads-axis = mannen
topic-deeds = Wat bendes doen
topic-deeds-about = Hoe vaak in een partij, per bende.
topic-deeds-axis = keer in een partij
deed-fights-won = gewonnen gevechten
deed-fights-lost = verloren gevechten
deed-bars-taken = ingenomen kroegen
deed-men-bought = gekochte mannen
topic-attack = Aanvallen
topic-attack-about = Hoe vaak de aanvaller een gevecht wint, naar zijn kop.
topic-attack-axis = gevechten gewonnen door de aanvaller

# Gangsters
topic-order = Speelvolgorde
topic-order-about = De speelvolgorde wordt voor elke partij geloot, los van de plaatsen aan tafel. Hoe vaak elke beurt in die volgorde wint.
label-order = als nummer { $number } aan de beurt
topic-claim = Eerste claims
topic-claim-about = Hoe vaak een bende wint die bij de voorbereiding een Joint van deze kleur claimt; elke claim telt.
topic-first-gang = Eerste bendes
topic-first-gang-about = Hoe vaak een bende wint, naar wat ze bij de voorbereiding aanneemt.
topic-income = Inkomsten
topic-income-about = Wat een bende in de hele partij binnenhaalt.
topic-income-axis = geld
income-extorted = afgeperst
income-earned = betaald door Joints
topic-joints = Joints per kleur
topic-joints-about = Joints die een bende aan het einde heeft.
topic-joints-axis = aantal Joints
topic-districts = Joints per wijk
topic-districts-about = Joints die een bende aan het einde heeft, per wijk.
topic-districts-axis = aantal Joints
topic-whole-colour = Welke kleur wint
topic-whole-colour-about = Van de partijen die met alle Joints van een kleur zijn gewonnen: welke kleur het was.
topic-whole-colour-axis = deel van die partijen
topic-city-deeds = Wat bendes doen en ondergaan
topic-city-deeds-about = Hoe vaak in een partij, per bende. Leden tellen één voor één; invallen zijn die in de eigen Joints.
topic-city-deeds-axis = keer in een partij
city-deed-bought = gekochte Joints
city-deed-raised = verbeterde Joints
city-deed-equipped = gekochte uitrusting
city-deed-seduced = verleide leden
city-deed-bribed = pogingen tot omkoping
city-deed-recruited = gerekruteerde leden
city-deed-raided = ondergane invallen
city-deed-shot = begonnen schietpartijen
topic-police = Politie
topic-police-about = Hoe vaak omkoping lukt, en hoe vaak een agent die beweegt met een fiche wordt teruggestuurd.
topic-police-axis = deel van de gevallen
police-bribe-worked = de omkoping lukt
police-sent-back = de agent wordt teruggestuurd
topic-shots = Schietpartijen: treffers
topic-shots-about = Treffers van de aanvaller, en terug van wie wordt aangevallen, in één schietpartij.
topic-shots-axis = treffers
topic-shoot-outs = Schietpartijen: hoeveel
topic-shoot-outs-about = Hoeveel schietpartijen elke soort aanvaller in een partij begint.
topic-shoot-outs-axis = keer in een partij
shooter-racketeers = racketeers
shooter-thugs = thugs
shooter-cops = agenten
shooter-guards = bewakers

# Hoe er is gemeten
method = Hoe dit is gemeten
method-shares = Intervallen van aandelen zijn die van Wilson, bij 95%: van twintig zulke intervallen bevatten er ongeveer negentien het ware aandeel. Een gedeelde winst telt als een deel; daardoor is het interval iets ruimer dan nodig, nooit nauwer.
method-clusters = Komen er meer gevallen uit één partij, dan zijn ze niet onafhankelijk. Het interval telt ze dan voor zoveel onafhankelijke gevallen als ze waard zijn, naar hoe ver de partijen uiteenlopen.
method-rounds = De partijen van een ronde van het toernooi delen hun toeval en zijn dus ook niet onafhankelijk: de intervallen gaan over rondes.
method-means = Intervallen van gemiddelden zijn die van Student, bij 95%, over partijen.
method-many = Met zoveel intervallen op één pagina zit er één op de twintig toevallig naast. Eén regel die er een beetje uitspringt, bewijst niets.
method-bots = Alle cijfers gaan over deze bots, niet over het spel op zichzelf: andere spelers spelen het anders. Dezelfde instellingen en hetzelfde startgetal geven dezelfde partijen, en dezelfde map geeft deze pagina, tot op de byte.
