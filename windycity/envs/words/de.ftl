no-features = { $game } kann nicht gelernt werden: In seinem Ordner fehlt features.py. „Adding a game“ in der Dokumentation sagt, was hineingehört.
inside-seat = Platz { $seat } kann nicht von „{ $bot }“ innerhalb des Aufrufs gespielt werden. Plätze sind 0 bis { $most }, und innen spielen die Bots { $known }.
inside-all = Alle { $seats } Plätze werden innerhalb des Aufrufs gespielt. Mindestens einer muss von außen gefragt werden.
size-too-small = { $size } Partien können nicht nebeneinander gespielt werden. Mindestens 1 ist nötig.
actions-shape = Für jede von { $wanted } Partien ist eine Aktion nötig; dieses Array hat die Form { $found }.
action-not-legal = Aktion { $action } ist in Partie { $match } nicht erlaubt. Die Maske einer Partie hat eine 1 für jede ihrer { $count } erlaubten Aktionen.
action-not-legal-now = Aktion { $action } ist für Platz { $seat } jetzt nicht erlaubt. Die Maske hat eine 1 für jede ihrer { $count } erlaubten Aktionen.
