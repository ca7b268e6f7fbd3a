# Score en voorsprong: wat er telt, wie er voorstaat, en aan het eind waarvan
way-end-card = de meeste alcohol na de kaart "Einde van het spel"
counted = alcohol
most = de meeste alcohol
stretch = ronde

# Wat het spel beslist
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
topic-loot-strength-about = De sterkte van beide kanten, per buitkaart: pakketten van de winnaars / van de verliezers; A alcohol, P de persoon, M middelkaarten.
topic-loot-strength-axis = sterkte
group-winning-side = winnende kant
group-losing-side = verliezende kant
