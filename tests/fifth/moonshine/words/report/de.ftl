counted = Punkte
most = die meisten Punkte
stretch = jedes Zuges
topic-trust = Lohnt sich Vertrauen?
topic-trust-about = Wie oft ein Spieler recht hat, der eine Kiste nimmt oder ablehnt.
topic-trust-axis = recht gehabt
trust-taken = genommen
trust-refused = abgelehnt
