no-lessons = Für { $game } gibt es noch keine Lektion.
unknown-lesson = { $game } hat keine Lektion namens "{ $name }". Es gibt: { $known }.
lesson-unreadable = { $file } ist keine Lektion: { $reason }.
lesson-format = { $file } hat das Format { $format }; diese Version liest { $known }.
lesson-line = "{ $line }" ist keine Zeile eines Skripts. Eine sieht so aus: "1: draw = R7": der Platz, der Zug und der Zufall, der dazugehört.
lesson-stuck = Schritt { $step } der Lektion { $lesson } verlangt "{ $move }", und kein erlaubter Zug passt dazu.
not-the-task = Die Regeln erlauben "{ $move }", aber die Lektion verlangt hier etwas anderes. Nichts ist geschehen; versuch es noch einmal.
task-first = Die Lektion geht weiter, wenn die Aufgabe gelöst ist.
unknown-puzzle = { $game } hat kein Rätsel namens "{ $name }". Es gibt: { $known }.
not-the-answer = Die Regeln erlauben "{ $move }", aber es gibt etwas Besseres. Nichts ist geschehen; versuch es noch einmal.
no-puzzles = Für { $game } gibt es noch kein Rätsel.
puzzle-found = Bots haben von hier aus { $plays }-mal weitergespielt: Diese Antwort gewann { $best } %, die nächstbeste { $second } %.
