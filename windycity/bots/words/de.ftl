# Welchen Zug ein suchender Bot gut findet.
choice-best = { $move } sieht am besten aus: etwa { $share } % eines Sieges.
choice-close = Etwa gleich gut: { $moves }.
choice-next = Danach: { $moves }.
choice-other = { $move } ({ $share } %)
# Warum ein Zug gut ist.
why-wins = Was der Zug bringt: { $what }. Das geschieht in { $often } von 10 gedachten Partien, mit dem anderen Zug in { $otherwise }.
why-prepares = Was der Zug vorbereitet: { $what }. Das geschieht in { $often } von 10 gedachten Partien, mit dem anderen Zug in { $otherwise }.
why-prevents = { $often ->
    [0] Was der Zug verhindert:
   *[other] Was der Zug unwahrscheinlicher macht:
} { $what }. Das geschieht in { $often } von 10 gedachten Partien, mit dem anderen Zug in { $otherwise }.
why-standing = Im Mittel stehst du kurz danach besser da: { $score }, statt { $other }.
why-unclear = Nichts von dem, was bald geschieht, ist deutlich anders; es geht um kleine Vorteile.
because-won-match = Du gewinnst die Partie
because-lost-match = Jemand anderes gewinnt die Partie
# Die Dateien gelernter Netze.
weights-missing = Für { $game } gibt es keinen Bot, der gelernt hat: Im Ordner des Spiels liegt keine learned.npz.
weights-broken = { $file } ist keine Datei eines gelernten Netzes, oder sie ist beschädigt.
weights-format = { $file } hat das Format { $found }, das diese Version nicht liest; sie liest Format { $wanted }.
weights-misfit = { $file } wurde für etwas anderes gemacht: { $what } ist dort { $found }, gebraucht wird { $wanted }. Trainiere das Netz für diese Version des Spiels neu.
