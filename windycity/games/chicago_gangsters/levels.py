"""How bots search Chicago Gangsters, and how much at each level."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=1)
# A move, for each level in turn. The boss takes no more than about two seconds a turn on one core.
SIMULATIONS = (4, 8, 24, 2000)
