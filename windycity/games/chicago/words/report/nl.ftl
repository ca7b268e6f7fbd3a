# Score en voorsprong: wat er telt, wie er voorstaat, en aan het eind waarvan
counted = vermogen, dat is geld, kroegen, casino's en de koppen van mannen op het bord
most = het grootste vermogen
stretch = ronde

# Wat het spel beslist
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
