# Was ein Bot an jemandes Stelle täte.
hint = { $bot ->
    [don] Der stärkste Bot würde wählen
    [greedy] Ein leichter Bot würde wählen
   *[other] { $bot } würde wählen
}: { $move }
hint-leads = Wohin es führt: { $move }
hint-instead = Verglichen mit: { $move }
hint-liking = Hier hat der Bot nichts weitergespielt: Nach dem, was er gelernt hat, würde er diesen Zug { $share } von 100 Mal wählen.
# Welchen Zug ein suchender Bot gut findet.
choice-best = { $move } sieht am besten aus: etwa { $share } % eines Sieges.
choice-close = Etwa gleich gut: { $moves }.
choice-next = Danach: { $moves }.
choice-other = { $move } ({ $share } %)
# Warum ein Zug gut ist.
why-wins = Was der Zug bringt: { $what }.
why-prepares = Was der Zug vorbereitet: { $what }.
why-prevents = { $chance ->
    [0] Was der Zug verhindert:
   *[other] Was der Zug unwahrscheinlicher macht:
} { $what }.
why-standing = Im Mittel stehst du kurz danach besser da.
why-standing-of = Im Mittel steht { $player } kurz danach besser da.
why-unclear = Nichts von dem, was bald geschieht, ist deutlich anders; es geht um kleine Vorteile.
why-learned = Bald geschieht nichts deutlich anderes, aber der Bot hat gelernt, das so gut wie immer zu wählen.
# Wie oft es dazu kommt: Die Wörter dafür folgen.
chances = Mit diesem Zug kommt es { $chance } dazu, sonst { $other }.
chance-more = Mit diesem Zug kommt es öfter dazu als sonst.
chance-less = Mit diesem Zug kommt es seltener dazu als sonst.
chance-0 = so gut wie nie
chance-1 = manchmal
chance-2 = etwa in der Hälfte der Fälle
chance-3 = meistens
chance-4 = fast immer
numbers = In { $plays } Partien, die der Bot sich gedacht hat, geschah es nach diesem Zug { $often }-mal und nach dem anderen { $otherwise }-mal.
numbers-standing = Das Mittel aus { $plays } Partien, die der Bot sich gedacht hat: { $score } nach diesem Zug, { $other } nach dem anderen.
because-won-match = Du gewinnst die Partie
because-won-match-of = { $player } gewinnt die Partie
because-lost-match = Jemand anderes gewinnt die Partie
# Die Dateien gelernter Netze.
weights-missing = Für { $game } gibt es keinen Bot, der gelernt hat: Im Ordner des Spiels liegt keine learned.npz.
weights-broken = { $file } ist keine Datei eines gelernten Netzes, oder sie ist beschädigt.
weights-format = { $file } hat das Format { $found }, das diese Version nicht liest; sie liest Format { $wanted }.
weights-misfit = { $file } wurde für etwas anderes gemacht: { $what } ist dort { $found }, gebraucht wird { $wanted }. Trainiere das Netz für diese Version des Spiels neu.
