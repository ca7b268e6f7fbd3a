"""How bots search Chicago Poker, how much at each level, and what they give as reasons."""

from windycity.bots.happenings import Happening, Outlook
from windycity.bots.net import Shape
from windycity.bots.planner import Foresight
from windycity.bots.search import Settings
from windycity.games.chicago_poker.events import Event, Fact

SETTINGS = Settings(depth=30)
# The boss's simulations for a move, which take no more than about two seconds a turn on one core.
SIMULATIONS = 2000
# How the planner thinks ahead: no more than about two seconds a turn on one core.
FORESIGHT = Foresight(worlds=512, rounds=2, trust=0.01, reviewed=4)
# The net of the learned bot.
NET = Shape(width=512, blocks=2, rank=128)

OUTLOOK = Outlook(
    moment=Event.TURN,
    whose=Fact.SEAT,
    ahead=3,
    plays=200,
    happenings=(
        Happening("took", Event.TOOK, 3, mine=Fact.SEAT, about=(Fact.BUSINESS, Fact.SPOT)),
        Happening("rival-took", Event.TOOK, -1.5, rival=Fact.SEAT, about=(Fact.SEAT, Fact.BUSINESS, Fact.SPOT)),
        Happening("bullet", Event.BULLET, 0.5, mine=Fact.SEAT, about=(Fact.SPOT,), deed=True),
        Happening("rival-bullet", Event.BULLET, -0.3, rival=Fact.SEAT, about=(Fact.SEAT, Fact.SPOT)),
        Happening("murdered", Event.MURDERED, -0.3, mine=Fact.VICTIM, about=(Fact.SEAT, Fact.SPOT)),
        Happening("discarded", Event.DISCARDED, -0.1, mine=Fact.SEAT, deed=True),
    ),
)
