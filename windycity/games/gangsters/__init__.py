"""Gangsters: joints, thugs and vamps in a city where everyone can push the police around (2 to 4 players)."""

PLACE = 4  # in lists of games
