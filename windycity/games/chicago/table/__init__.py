"""Chicago's table in the terminal: the city, what each gang has, and where men can walk."""

from windycity.games.chicago.table.city import draw, hand, legend, picture, players, status
from windycity.games.chicago.table.walking import options

__all__ = ["draw", "hand", "legend", "options", "picture", "players", "status"]
