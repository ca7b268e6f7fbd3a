# Het spel
chicago-poker = Chicago Poker
bar = kroeg
jazz-club = jazzclub
brewery = brouwerij
gambling-den = goktent

# De tafel
headline-action = { $boss } is aan de beurt: nog { $actions ->
    [one] één actie
   *[other] { $actions } acties
}.
headline-limousine = { $boss } verplaatst kaarten met de Limousine.
headline-discard = { $boss } heeft te veel kaarten en moet afleggen.
headline-tiebreak = Gelijke stand: er wordt een kaart verwacht van { $boss }.
headline-over = De partij is afgelopen.
piles = Trekstapel { $pile }, aflegstapel { $discarded }: { $discards }

# Waarom een zet niet mag
asked-for-nothing = De partij is afgelopen.
asked-for-action = Er wordt een actie gevraagd: trek een kaart of speel er een.
asked-for-limousine = De Limousine rijdt: neem een kaart uit de rij, of zeg done.
asked-for-discard = Je hebt te veel kaarten: leg er een af.
asked-for-tiebreak = Het duel staat gelijk: kies een kaart uit je hand.
card-not-in-hand = Je hebt { $card } niet in je hand.
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
own-row-empty = Je hebt geen kaarten bij bedrijf { $spot }.
own-row-locked = Je rij bij bedrijf { $spot } heeft een kogel en ligt vast.
card-not-discarded = { $card } ligt niet op de aflegstapel.
card-not-in-row = { $card } ligt niet in je rij bij bedrijf { $spot }.
take-one-first = Neem minstens één kaart voordat je klaar bent.

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
flaw-face-up-unseen = Een open kaart heeft iedereen gezien, en elke kaart haar eigenaar.
flaw-ask-mismatch = Wat er gevraagd wordt, en van wie, past niet bij de rest van de stelling.

# Hoe een partij eindigt
three-of-a-kind = drie dezelfde bedrijven
one-of-each = één bedrijf van elke soort
five-businesses = vijf bedrijven
two-of-a-kind = twee dezelfde bedrijven
three-businesses = drie bedrijven
last-business = het laatste bedrijf
most-businesses = de meeste bedrijven
