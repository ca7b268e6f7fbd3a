# De pagina
report-simulate = Verslag van een simulatie
report-tournament = Verslag van een toernooi
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
chance-none = Uit deze partijen blijkt geen verschil met toeval.
chance-above = Meer dan bij toeval, ook gezien het interval: { $names }.
chance-below = Minder dan bij toeval, ook gezien het interval: { $names }.
own-share = het eigen aandeel van de bot
own-share-none = Uit deze partijen blijkt geen verschil met wat elke bot ook anders wint.
own-share-above = Meer dan de bot ook anders wint, ook gezien het interval: { $names }.
own-share-below = Minder dan de bot ook anders wint, ook gezien het interval: { $names }.
rare = Zeldzamere, samen
rare-together = Samen op één regel, omdat er van elk weinig gevallen zijn: { $names }.
rare-left-out = Weggelaten, omdat er te weinig gevallen zijn: { $names }.
column-what = Wat
column-group = Groep
column-share = Aandeel
column-edge = Punten
column-mean = Gemiddelde
column-interval = 95%-interval
column-count = Gevallen
column-matches = Partijen
axis-wins = aandeel in de winst
axis-wins-seat = aandeel in de winst, per plaats
axis-own-share = punten boven of onder het eigen aandeel van de bot in de winst
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
section-scores-plain = De score is wat het spel aan het einde telt.
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
most = de hoogste score
stretch = ronde of beurt
section-records = De leiding, en wat het spel beslist
no-records = De reeks heeft geen verslagen van haar partijen, dus dit is niet te meten. Simuleer met verslagen om het wel te meten.
no-usable-records = Geen van de partijverslagen is bruikbaar, dus dit is niet te meten.
other-edition = De reeks is gespeeld in de editie { $edition } ({ $digest }), en die is hier niet, dus de verslagen kunnen niet worden nagespeeld. Zet die editie als edition.toml in de map van de reeks.
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

# Hoe er is gemeten
method = Hoe dit is gemeten
method-shares = Intervallen van aandelen zijn die van Wilson, bij 95%: van twintig zulke intervallen bevatten er ongeveer negentien het ware aandeel. Een gedeelde winst telt als een deel; daardoor is het interval iets ruimer dan nodig, nooit nauwer.
method-clusters = Komen er meer gevallen uit één partij, dan zijn ze niet onafhankelijk. Het interval telt ze dan voor zoveel onafhankelijke gevallen als ze waard zijn, naar hoe ver de partijen uiteenlopen.
method-rounds = De partijen van een ronde van het toernooi delen hun toeval en zijn dus ook niet onafhankelijk: de intervallen gaan over rondes.
method-means = Intervallen van gemiddelden zijn die van Student, bij 95%, over partijen.
method-many = Met zoveel intervallen op één pagina zit er één op de twintig toevallig naast. Eén regel die er een beetje uitspringt, bewijst niets.
method-bots = Alle cijfers gaan over deze bots, niet over het spel op zichzelf: andere spelers spelen het anders. Dezelfde instellingen en hetzelfde startgetal geven dezelfde partijen, en dezelfde map geeft deze pagina, tot op de byte.
