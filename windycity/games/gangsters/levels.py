"""How bots search Gangsters, and how much at each level."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=4)
# A move, for each level in turn. The boss takes no more than about two seconds a turn on one core.
SIMULATIONS = (10, 40, 150, 600)
