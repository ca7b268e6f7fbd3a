"""Chicago (Vanasse, 1986): four gangs spread from their corners over a city of bars and casinos."""

PLACE = 3  # in lists of games
