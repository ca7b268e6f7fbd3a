# Punktzahl und Führung: was zählt, wer führt, und am Ende wovon
counted = Vermögen, das sind Geld, Bars, Kasinos und die Stecker der Mitglieder auf dem Spielplan
most = das größte Vermögen
stretch = jeder Runde

# Was das Spiel entscheidet
topic-worth = Woraus das Vermögen besteht
topic-worth-about = Das Vermögen einer Bande am Ende, nach seinen Teilen.
topic-worth-axis = Vermögen
worth-money = Geld
worth-bars = Bars
worth-casinos = Kasinos
worth-heads = Stecker der Mitglieder
topic-payday = Auszahlungen
topic-payday-about = Was die Bank einer Bande nach den Runden 6, 12 und 18 zahlt, in Partien, die so weit kommen.
topic-payday-axis = Geld
label-payday = nach Runde { $number }
topic-casinos-held = Kasinos zur Halbzeit
topic-casinos-held-about = Wie oft eine Bande mit so vielen Kasinos nach Runde 12 gewinnt, in Partien, die länger dauern.
label-casinos-held = { $number ->
    [0] kein Kasino
    [one] ein Kasino
   *[other] { $number } Kasinos
}
topic-central-held = Zentrale Bars zur Halbzeit
topic-central-held-about = Wie oft eine Bande mit so vielen der acht zentralen Bars nach Runde 12 gewinnt, in Partien, die länger dauern.
label-central-held = { $number ->
    [0] keine zentrale Bar
    [one] eine zentrale Bar
    [4] 4 zentrale Bars oder mehr
   *[other] { $number } zentrale Bars
}
topic-heads = Mitglieder am Ende
topic-heads-about = Die Mitglieder einer Bande am Ende, nach der Farbe ihrer Stecker.
topic-heads-axis = Mitglieder
topic-deeds = Was Banden tun
topic-deeds-about = Wie oft in einer Partie, je Bande.
topic-deeds-axis = Mal je Partie
deed-fights-won = gewonnene Kämpfe
deed-fights-lost = verlorene Kämpfe
deed-bars-taken = eingenommene Bars
deed-men-bought = gekaufte Mitglieder
topic-attack = Angriffe
topic-attack-about = Wie oft der Angreifer einen Kampf gewinnt, nach seinem Stecker.
topic-attack-axis = Kämpfe, die der Angreifer gewinnt
