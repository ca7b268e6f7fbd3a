"""How bots search Moonshine, and how much at each level."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=4)
SIMULATIONS = (10, 40, 150, 600)  # per move, for each level in turn
