# Punktzahl und Führung: was zählt, wer führt, und am Ende wovon
way-end-card = der meiste Alkohol nach der Karte „Spielende“
counted = Alkohol
most = den meisten Alkohol
stretch = jeder Runde

# Was das Spiel entscheidet
topic-person = Personen
topic-person-about = Wie oft, wer die Person am Ende hat, die Partie gewinnt. Partien, in denen niemand sie hat, zählen nicht mit.
topic-persons-held = Anzahl der Personen
topic-persons-held-about = Wie oft ein Spieler mit so vielen Personen am Ende gewinnt.
label-persons-held = { $number ->
    [0] keine Person
    [one] eine Person
    [6] 6 Personen oder mehr
   *[other] { $number } Personen
}
topic-alcohol = Woher der Alkohol kommt
topic-alcohol-about = Alkohol eines Spielers in einer Partie, nach Herkunft.
topic-alcohol-axis = Alkohol
alcohol-winning-side = Beute der siegreichen Seite
alcohol-losing-side = Beute der unterlegenen Seite
alcohol-sold = über eine Person verkauft
alcohol-showdown-weapons = Showdown: Waffen
alcohol-showdown-bribes = Showdown: Schmiergeld
alcohol-showdown-blackmail = Showdown: Erpressung
alcohol-showdown-persons = Showdown: Personen
alcohol-showdown-godfather-points = Showdown: Patenpunkte
alcohol-paid-by-godfather = von einem Paten gezahlt
topic-conduct = Wie Sieger spielen
topic-conduct-about = Kämpfe: die, die die Seite des Spielers gewinnt. Erste Wahl: von den Paketen, die ein Spieler bekommt, die, bei denen er wählen durfte. Wort gehalten: von den angesagten Stärken die, die gebracht wurden.
topic-conduct-axis = Anteil der Fälle
conduct-won-fight = gewonnene Kämpfe
conduct-picked-first = erste Wahl bei der Beute
conduct-kept-word = Wort gehalten
topic-fight = Kämpfe
topic-fight-about = Wie Kämpfe um Stadtteile ausgehen. Sind beide Seiten gleich stark, dann gewinnen die Herausforderer.
topic-fight-axis = Anteil der Kämpfe
fight-challengers-win = die Herausforderer gewinnen
fight-losers-get-loot = die Verlierer bekommen Beute
fight-equal = beide Seiten sind gleich stark
topic-district = Stadtteile
topic-district-about = Wie oft die Herausforderer gewinnen, nach Stadtteil und dem, was dort erlaubt ist.
topic-district-axis = Kämpfe, die die Herausforderer gewinnen
topic-district-strength = Wie hart um Stadtteile gekämpft wird
topic-district-strength-about = Die Stärke beider Seiten, nach Stadtteil.
topic-district-strength-axis = Stärke
topic-loot-strength = Wie hart um Beute gekämpft wird
topic-loot-strength-about = Die Stärke beider Seiten, nach Beutekarte: Pakete der Sieger / der Verlierer; A Alkohol, P die Person, M Mittel-Karten.
topic-loot-strength-axis = Stärke
group-winning-side = siegreiche Seite
group-losing-side = unterlegene Seite
