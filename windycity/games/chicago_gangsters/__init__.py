"""Chicago Gangsters (Kiedaisch, 2009): clans in ever-changing coalitions fight over districts, and over alcohol."""

PLACE = 2  # in lists of games
