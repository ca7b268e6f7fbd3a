no-lessons = Er is nog geen les voor { $game }.
unknown-lesson = { $game } heeft geen les met de naam "{ $name }". Wel: { $known }.
lesson-unreadable = { $file } is geen les: { $reason }.
lesson-format = { $file } heeft formaat { $format }; deze versie leest { $known }.
lesson-line = "{ $line }" is geen regel van een script. Zo ziet er een uit: "1: draw = R7": de plaats, de zet, en het toeval dat erbij hoort.
lesson-stuck = Stap { $step } van de les { $lesson } vraagt om "{ $move }", en geen geldige zet past daarbij.
not-the-task = De regels staan "{ $move }" toe, maar de les vraagt hier om iets anders. Er is niets gebeurd; probeer het nog eens.
task-first = De les gaat verder als de opdracht gedaan is.
unknown-puzzle = { $game } heeft geen puzzel met de naam "{ $name }". Wel: { $known }.
not-the-answer = "{ $move }" mag volgens de regels, maar er is iets beters. Er is niets gebeurd; probeer het nog eens.
no-puzzles = Er is nog geen puzzel voor { $game }.
puzzle-found = Bots speelden vanaf hier { $plays } keer verder: dit antwoord won { $best }%, het op één na beste { $second }%.
