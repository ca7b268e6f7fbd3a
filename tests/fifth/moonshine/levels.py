"""How bots search Moonshine, and how much."""

from windycity.bots.search import Settings

SETTINGS = Settings(depth=4)
SIMULATIONS = 640  # per move, by the strongest
