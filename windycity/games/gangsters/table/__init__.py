"""Gangsters' table in the terminal: the city, what each gang has, and moves to choose from."""

from windycity.games.gangsters.table.choosing import options
from windycity.games.gangsters.table.city import draw, hand, legend, picture, players, status

__all__ = ["draw", "hand", "legend", "options", "picture", "players", "status"]
