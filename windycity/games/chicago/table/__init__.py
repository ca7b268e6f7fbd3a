"""Chicago's table in the terminal: the city, what each gang has, and where men can walk."""

from windycity.games.chicago.table.city import draw, picture, players, status
from windycity.games.chicago.table.walking import options

__all__ = ["draw", "options", "picture", "players", "status"]
