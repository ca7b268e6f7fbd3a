"""How bots search Chicago Poker, and how much at each level."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=30)
# A move, for each level in turn. The boss takes no more than about two seconds a turn on one core.
SIMULATIONS = (30, 120, 500, 2000)
