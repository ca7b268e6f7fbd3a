unknown-lesson = { $game } has no lesson named "{ $name }". It has: { $known }.
lesson-unreadable = { $file } is not a lesson: { $reason }.
lesson-format = { $file } has the format { $format }; this version reads { $known }.
lesson-line = "{ $line }" is not a line of a script. One looks like "1: draw = R7": the seat, the move, and the luck that it draws.
lesson-stuck = Step { $step } of the lesson { $lesson } asks for "{ $move }", and no legal move fits that.
not-the-task = The rules allow "{ $move }", but the lesson asks for something else here. Nothing has happened; try again.
task-first = The lesson goes on when the task is done.
no-lessons = There is no lesson for { $game } yet.
unknown-puzzle = { $game } has no puzzle named "{ $name }". It has: { $known }.
not-the-answer = The rules allow "{ $move }", but there is something better. Nothing has happened; try again.
no-puzzles = There is no puzzle for { $game } yet.
puzzle-found = Bots played on { $plays } times from here: this answer won { $best } %, the next best { $second } %.
