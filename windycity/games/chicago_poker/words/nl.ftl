# Het spel
chicago-poker = Chicago Poker
option-specials = Er zitten zes speciale kaarten in het spel: Moord, twee keer Politie-inval, Limousine, Pistool, Chantage.
option-short = Een korter spel: twee bedrijven van dezelfde soort of drie willekeurige winnen.
goal = { $short ->
    [yes] Je wint meteen als je twee bedrijven van dezelfde soort bezit, of drie willekeurige.
   *[no] Je wint meteen als je drie bedrijven van dezelfde soort bezit, of één van elk van de vier soorten, of vijf willekeurige.
}
turn-in-short = In je beurt trek of speel je drie keer een kaart (de eerste twee spelers in ronde 1 minder vaak). Je kaarten bij een bedrijf zijn een pokerhand; met vijf is een duel aangekondigd, en de beste hand neemt het bedrijf over.
score = { $score ->
    [one] één bedrijf
   *[other] { $score } bedrijven
}
business-bar = kroeg
business-jazz-club = jazzclub
business-brewery = brouwerij
business-gambling-den = goktent
card-murder = Moord
card-raid = Politie-inval
card-limousine = Limousine
card-gun = Pistool
card-blackmail = Chantage
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel
colour-purple = paars

# De tafel
headline-action = { $boss } is aan de beurt: nog { $actions ->
    [one] één actie
   *[other] { $actions } acties
}.
headline-limousine = { $boss } verplaatst kaarten met de Limousine.
headline-discard = { $boss } heeft te veel kaarten en moet afleggen.
headline-tiebreak = Gelijke stand: er wordt een kaart verwacht van { $boss }.
player-you = { $boss } (jij)
headline-over = De partij is afgelopen.
piles = Trekstapel { $pile }, aflegstapel { $discarded }: { $discards }
facing-up = open
facing-down = gedekt
laying-makes = { $spot } { $business }: { $made }
heard-makes = Daar heb je dan { $made }.
legend-table = R7 is rood 7, en zo zijn G, B, Y en P groen, blauw, geel en paars. ▲ en ▼ achter een bedrijf: de vijf plaatsen, de ene na de andere, open of gedekt. ▒▒ een kaart die je niet ziet; (R7) gedekt, maar jou bekend; ● een rij van vijf kaarten met een kogel: er komt een duel.
legend = (R7): gedekt, maar jou bekend. *: compleet, met een kogel.

# Waarom een zet niet mag
asked-for-action = Jij bent aan de beurt: trek een kaart of speel er een.
asked-for-limousine = De Limousine rijdt: neem nog een kaart uit de rij mee, of beëindig de rit.
asked-for-discard = Je hebt te veel kaarten: leg er een af.
asked-for-tiebreak = Het duel staat gelijk: kies een kaart uit je hand.
card-not-in-hand = Je hebt { $card } niet in je hand.
special-not-in-hand = Je hebt de kaart { $special } niet in je hand.
no-cards-to-draw = Trekstapel en aflegstapel zijn allebei leeg, er kan geen kaart worden getrokken.
hand-would-be-over = Je zou je beurt eindigen met meer dan { $limit } kaarten; speel een kaart.
no-business-there = Op plaats { $spot } ligt geen open bedrijf.
row-full = Je rij bij bedrijf { $spot } heeft al { $most } kaarten; leg de kaart ergens anders.
boss-not-playing = { $boss } speelt niet mee.
own-row = Dat is je eigen rij; kies die van een ander.
row-empty = { $boss } heeft geen kaarten bij bedrijf { $spot }.
row-locked = De rij van { $boss } bij bedrijf { $spot } heeft een kogel en ligt vast.
nothing-face-down = { $boss } heeft geen gedekte kaarten bij bedrijf { $spot }.
drive-to-same = De Limousine rijdt van het ene bedrijf naar een ander.
no-business-at-goal = Op plaats { $goal } ligt geen open bedrijf om heen te rijden.
goal-full = Je rij bij bedrijf { $goal } heeft al { $most } kaarten; rijd ergens anders heen.
own-row-empty = Je hebt geen kaarten bij bedrijf { $spot }.
own-row-locked = Je rij bij bedrijf { $spot } heeft een kogel en ligt vast.
card-not-discarded = { $card } ligt niet op de aflegstapel.
card-not-in-row = { $card } ligt niet in je rij bij bedrijf { $spot }.
take-one-first = Neem minstens één kaart voordat je klaar bent.
actions-left = Je moet al je acties gebruiken; alleen de extra acties van het Pistool mag je laten liggen.

# Wat er mis is met een stelling
flaw-gap-in-list = Een hand, stapel of rij bevat niet zoveel kaarten als het aantal zegt.
flaw-hand-not-sorted = De kaarten van een hand staan op kleur en waarde, speciale kaarten achteraan.
flaw-beyond-seats = Er zijn kaarten of bedrijven van een plaats die niet meespeelt.
flaw-card-missing = Er ontbreekt een kaart.
flaw-card-twice = Een kaart ligt op twee plaatsen.
flaw-unknown-cards = Het aantal onbekende kaarten past niet bij het aantal kaarten zonder plaats.
flaw-businesses-miscounted = Van elk soort bedrijf zijn er vijf: in de stapel, open, gewonnen of uit het spel.
flaw-row-at-no-business = Er ligt een rij waar geen bedrijf ligt.
flaw-bullet-misplaced = Op elke rij van vijf kaarten ligt een kogel, en op geen andere.
flaw-face-up-unseen = Een open kaart heeft iedereen gezien, elke kaart haar eigenaar, en geen kaart een plaats die niet meespeelt.
flaw-ask-mismatch = Wat er gevraagd wordt, en van wie, past niet bij de rest van de stelling.
flaw-special-in-the-box = Er is een speciale kaart, maar de partij wordt zonder gespeeld.
flaw-option-misfit = Het korte spel is voor vijf of zes spelers.
flaw-turn-misfit = Het nummer van de beurt past niet bij de actieve speler, of de laatste stille beurt ligt in de toekomst.
flaw-facing-misfit = Een kaart ligt open of gedekt zoals dat bij dat bedrijf niet kan, of er staat iets over een kaart voorbij het eind van een rij.
flaw-knowledge-misfit = Een plaats kent de eigen kaarten en beide stapels, en geen kaart uit een andere hand.
flaw-pile-not-sorted = Wat een plaats niet kan thuisbrengen, staat op kleur en waarde, speciale kaarten achteraan.
flaw-opening-misfit = Open bedrijven, en geen andere, zijn genummerd in de volgorde van openen, elk met een eigen nummer, en er zijn er niet meer geopend dan er uit de stapel zijn.
flaw-bullets-misfit = Kogels zijn genummerd in de volgorde waarin ze zijn gelegd, elk met een eigen nummer, en elke kogel ligt op een rij of is met een duel teruggegaan.
flaw-hand-over = Een hand heeft meer dan zeven kaarten, en meer dan er met de resterende acties nog af kunnen.
flaw-actions-misfit = Er zijn meer acties gedaan of over dan de beurt en het Pistool kunnen geven, of er zijn al acties gedaan voordat de duels voorbij zijn.
flaw-settling-misfit = Open bedrijven worden beslist na drie stille rondes of na 200 rondes in totaal, niet eerder en niet later; alleen dan gaan er bedrijven uit het spel.
flaw-tie-misfit = Een tiebreak wordt met open kaarten uitgevochten bij het bedrijf waarvan het duel aan de beurt is, door wie daar de beste rij heeft; ieder van hen wordt gevraagd, heeft gekozen of heeft geen kaarten.
flaw-nothing-open = Er is geen bedrijf open, maar de partij is niet afgelopen.
flaw-won-already = Een speler bezit wat de partij wint, maar die is niet afgelopen.
flaw-reason-misfit = De partij is afgelopen, maar niet door wat de stelling laat zien, of met andere winnaars.

# Hoe een partij eindigt
reason-three-of-a-kind = drie dezelfde bedrijven
reason-one-of-each = één bedrijf van elke soort
reason-five-businesses = vijf bedrijven
reason-two-of-a-kind = twee dezelfde bedrijven
reason-three-businesses = drie bedrijven
reason-last-business = het laatste bedrijf
reason-most-businesses = de meeste bedrijven

# Combinaties
combination-nothing = niets
combination-high-card = alleen een hoge kaart
combination-pair = een paar
combination-two-pair = twee paar
combination-straight = een straat
combination-flush = een flush
combination-full-house = een full house
combination-four-of-a-kind = four of a kind
combination-rainbow-straight = een regenboogstraat
combination-straight-flush = een straight flush
combination-chicago-poker = Chicago Poker
combination-three-of-a-kind = three of a kind

# Wat een zet doet
explain-draw = Trek de bovenste kaart van de trekstapel.
explain-play = Leg { $card } als je volgende kaart bij bedrijf { $spot }{ $facing ->
    [up] ; hij komt open te liggen.
    [down] ; hij komt gedekt te liggen.
   *[none] .
}{ $makes ->
    [something] { "" } Je rij vormt dan { $combination }.
   *[nothing] { "" }
}
explain-murder = Leg de laatste kaart van de rij van { $boss } bij bedrijf { $spot } af.
explain-raid = Bekijk alle gedekte kaarten van de rij van { $boss } bij bedrijf { $spot }.
explain-limousine = Verplaats een tot vier van je kaarten van bedrijf { $spot } naar bedrijf { $goal }, in een volgorde naar keuze.
explain-gun = Twee extra acties in deze beurt.
explain-blackmail = Neem { $card } van de aflegstapel zonder hem te laten zien; daarna worden beide stapels door elkaar geschud.
explain-no-effect = Leg { $card } af zonder hem te gebruiken.
explain-take = Verplaats { $card } naar het eind van je rij bij het andere bedrijf.
explain-done = Verplaats geen kaarten meer.
explain-choose = Kies { $card } in het geheim; de hoogste kaart wint het duel.
explain-discard = Leg { $card } af, want je hebt te veel kaarten.
explain-end = Beëindig je beurt en laat de rest van de extra acties van het Pistool liggen.

# Wat er gebeurde
event-dealt = { $known ->
    [yes] { $seat } krijgt { $card }.
   *[no] { $seat } krijgt een kaart.
}
event-dealt-many = { $known ->
    [yes] { $seat } krijgt { $card }.
   *[no] { $seat } krijgt { $count } kaarten.
}
event-opened = Op plaats { $spot } opent een { $business }.
event-turn = { $seat } is aan de beurt: { $actions ->
    [one] één actie
   *[other] { $actions } acties
}.
event-drew = { $known ->
    [yes] { $seat } trekt { $card }.
   *[no] { $seat } trekt een kaart.
}
event-drew-many = { $known ->
    [yes] { $seat } trekt { $card }.
   *[no] { $seat } trekt { $count } kaarten.
}
event-shuffled = De aflegstapel wordt erdoor geschud; de trekstapel heeft nu { $cards } kaarten.
event-laid = { $known ->
    [yes] { $seat } legt { $card } bij bedrijf { $spot }{ $up ->
        [yes] .
       *[no] , gedekt.
    }
   *[no] { $seat } legt een gedekte kaart bij bedrijf { $spot }.
}
event-laid-many = { $known ->
    [yes] { $seat } legt { $card } bij bedrijf { $spot }{ $up ->
        [yes] .
       *[no] , gedekt.
    }
   *[no] { $seat } legt { $count } gedekte kaarten bij bedrijf { $spot }.
}
event-bullet = De rij van { $seat } bij bedrijf { $spot } is compleet en krijgt een kogel: het duel daar volgt aan het begin van de volgende beurt van { $seat }, of al eerder door een kogel die er al lag.
event-murdered = { $seat } speelt Moord: { $victim } verliest { $card } bij bedrijf { $spot }.
event-raided = { $seat } doet een politie-inval bij de rij van { $victim } bij bedrijf { $spot }.
event-saw = { $known ->
    [yes] Kaart { $place } van de rij van { $victim } bij bedrijf { $spot } is { $card }.
   *[no] { $seat } bekijkt kaart { $place } van de rij van { $victim } bij bedrijf { $spot }.
}
event-saw-many = { $known ->
    [yes] De kaarten { $place } van de rij van { $victim } bij bedrijf { $spot } zijn { $card }.
   *[no] { $seat } bekijkt de kaarten { $place } van de rij van { $victim } bij bedrijf { $spot }.
}
event-drove = De Limousine van { $seat } rijdt van bedrijf { $from } naar bedrijf { $to }.
event-finished = De Limousine van { $seat } is aangekomen.
event-moved = { $known ->
    [yes] { $seat } verplaatst { $card } van bedrijf { $from } naar bedrijf { $to }{ $up ->
        [yes] , open.
       *[no] , gedekt.
    }
   *[no] { $seat } verplaatst kaart { $place } van bedrijf { $from } naar bedrijf { $to }, gedekt.
}
event-gun = { $seat } speelt het Pistool en heeft nog { $actions } acties.
event-blackmailed = { $known ->
    [yes] { $seat } speelt Chantage en neemt { $card } van de aflegstapel.
   *[no] { $seat } speelt Chantage en neemt een kaart van de aflegstapel.
}
event-no-effect = { $seat } speelt { $card } zonder effect.
event-discarded = { $seat } legt { $card } af.
event-skipped = { $seat } kan niets doen en slaat de rest van de beurt over.
event-waived = { $seat } laat { $actions ->
    [one] een extra actie
   *[other] { $actions } extra acties
} liggen en beëindigt de beurt.
event-duel = Duel bij bedrijf { $spot }, door de kogel van { $owner }!
event-turned-up = Kaart { $place } van de rij van { $seat } blijkt { $card } te zijn.
event-showed = { $seat } toont { $combination }: { $row }.
event-tied = { $seat } heeft mede de beste rij en kiest een kaart.
event-chose = { $known ->
    [yes] { $seat } heeft { $card } gekozen.
   *[no] { $seat } heeft gekozen.
}
event-showed-card = { $seat } draait { $card } om.
event-took = { $seat } neemt de { $business } op plaats { $spot } over!
event-settling = De partij staat stil, of is in haar 200e ronde: nu wordt elk open bedrijf beslist, alsof { $seat } er een kogel had.
event-removed = Niemand heeft een kaart op plaats { $spot }: de { $business } gaat uit het spel.
event-ended = De partij is afgelopen: { $reason }.
result = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de winst
} met { $reason } ({ $rule }).

# De tafel in de terminal
owns = bezit
bullet = kogel

# Dingen die een zet verkeerd noemt
move-no-such-boss = Er is geen baas { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-card = Er is geen kaart { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-spot = Er is geen bedrijf { $thing } in "{ $move }"; schrijf het zo: { $example }.

# Zoals mensen het zeggen die het niet hoeven te typen
spoken-card = { $colour ->
    [red] de rode { $value }
    [green] de groene { $value }
    [blue] de blauwe { $value }
    [yellow] de gele { $value }
    [purple] de paarse { $value }
   *[other] { $card }
}
spoken-spot = { $number } ({ $business })
spoken-business-bar = de kroeg
spoken-business-jazz-club = de jazzclub
spoken-business-brewery = de brouwerij
spoken-business-gambling-den = de goktent
event-opened-spoken = { $business } gaat open als bedrijf { $spot }.
event-took-spoken = { $seat } neemt { $business } over!
event-removed-spoken = Niemand heeft daar een kaart: { $business } gaat uit het spel.

# Plekken en getallen, om een stelling met de hand op te zetten.
arrange-spot = Bedrijf { $spot }
arrange-row = { $player } bij bedrijf { $spot }
arrange-hand = Hand van { $player }
arrange-pile = Trekstapel
arrange-discards = Aflegstapel
arrange-won = Gewonnen door { $player }
arrange-businesses = Bedrijven die nog dicht liggen
arrange-round = Ronde
arrange-active = Wiens beurt begint
things-card = kaarten
things-gangster = gangsters
things-business = bedrijven

# Waar je bij het terugkijken naartoe springt
jump-duel = Duels
jump-raid = Politie-invallen
jump-murder = Moorden

# Waarom een zet goed is
because-took = Je neemt de { $business } op plaats { $spot } over
because-took-spoken = Je neemt { $business } op plaats { $spot } over
because-rival-took = { $seat } neemt de { $business } op plaats { $spot } over
because-rival-took-spoken = { $seat } neemt { $business } op plaats { $spot } over
because-bullet = Je maakt je rij bij bedrijf { $spot } compleet en dwingt een duel af
because-rival-bullet = { $seat } maakt een rij bij bedrijf { $spot } compleet en dwingt een duel af
because-murdered = { $seat } vermoordt je laatste kaart bij bedrijf { $spot }
because-discarded = Je moet kaarten afleggen
# Hetzelfde voor anderen: wat het voor { $player } is, in een nabeschouwing.
because-took-of = { $player } neemt de { $business } op plaats { $spot } over
because-took-of-spoken = { $player } neemt { $business } op plaats { $spot } over
because-bullet-of = { $player } maakt een rij bij bedrijf { $spot } compleet en dwingt een duel af
because-murdered-of = { $seat } vermoordt de laatste kaart van { $player } bij bedrijf { $spot }
because-discarded-of = { $player } moet kaarten afleggen

# Zetten zoals je ze typt; van meerdere woorden wordt het eerste getoond
move-draw = trek
move-play = speel, leg
move-murder = vermoord, moord
move-murder-nobody = vermoord niemand
move-raid = inval
move-raid-nobody = inval niemand
move-limousine = limousine
move-limousine-nowhere = limousine nergens
move-gun = pistool
move-gun-nothing = pistool niets
move-blackmail = chanteer, chantage
move-blackmail-nothing = chanteer niets
move-take = neem
move-done = klaar
move-choose = kies
move-discard = leg af
move-end = einde, beëindig

# De tafel in woorden, om voor te lezen
description-hand = In je hand: { $cards }.
description-nothing = niets
description-business = Bedrijf { $spot } is een { $business }; de vijf plaatsen: { $facing }.
description-row = { $player } heeft daar: { $cards }.
description-row-at = Bij bedrijf { $spot } ({ $business }): { $cards }.
description-no-rows = Niemand heeft daar een kaart.
description-face-down = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}
description-known-face-down = { $card } (gedekt, jij kent hem)
description-bullet = compleet, met een kogel
description-player = { $player }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de hand; bezit { $owned }.
description-piles = Op de trekstapel liggen { $pile } kaarten, op de aflegstapel { $count }.
description-piles-names = stapels, trekstapel
description-discards = Afgelegd:
description-discards-names = afgelegd, aflegstapel
