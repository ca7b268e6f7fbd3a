"""How bots search Chicago, and how much at each level."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=5, explore=80, breadth=3, opening=0, trust=100, routine=("buy", "from", "step", "fight"))
# A move, for each level in turn. The boss takes no more than about two seconds a turn on one core.
SIMULATIONS = (10, 60, 250, 1000)
