no-features = { $game } cannot be learned: its folder has no features.py. "Adding a game" in the documentation says what belongs there.
inside-seat = Seat { $seat } cannot be played by "{ $bot }" inside the call. Seats are 0 to { $most }, and the bots that play inside are { $known }.
inside-all = All { $seats } seats are played inside the call. Leave at least one to be asked from outside.
size-too-small = { $size } matches cannot be played side by side. At least 1 is needed.
actions-shape = One action for each of { $wanted } matches is needed; this array has the shape { $found }.
action-not-legal = Action { $action } is not legal in match { $match }. The mask of a match has a 1 for each of its { $count } legal actions.
action-not-legal-now = Action { $action } is not legal for seat { $seat } now. The mask has a 1 for each of its { $count } legal actions.
