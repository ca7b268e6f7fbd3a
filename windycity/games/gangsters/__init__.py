"""Gangsters (2 to 4 players): joints, thugs and vamps in a city where everyone can push the police around."""

PLACE = 4  # in lists of games
