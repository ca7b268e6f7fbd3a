"""How bots search Chicago, how much at each level, and what they give as reasons."""

from windycity.bots.happenings import Happening, Outlook
from windycity.bots.net import Shape
from windycity.bots.planner import Foresight
from windycity.bots.search import Settings
from windycity.games.chicago.events import Event, Fact

SETTINGS = Settings(depth=5, explore=80, breadth=3, opening=0, trust=100, routine=("buy", "from", "step", "fight"))
# How far reviews play on to judge a seat's chance: playing to the end would take ten times as long.
REACH = 5
# The boss's simulations for a move, which take no more than about two seconds a turn on one core.
SIMULATIONS = 1000
# The net plans to take all central bars early; mixing in more moves of another bot would spoil that plan.
LAPSES = 0.15
# Of four players who all go by the net nobody gets all central bars, and a lookout among them wins half of the matches; where
# every second one searches instead, both plans are hard to beat (docs/bots.md).
SEARCHED = {4: (1, 3)}
# How the planner thinks ahead.
FORESIGHT = Foresight(worlds=128, trust=0.01, routine=("buy", "from", "fight"))
# The net of the learned bot.
NET = Shape(
    width=384,
    blocks=2,
    rank=96,
    things="space",
    units=10,
    pointer="move",
    own=("own-head", "own-on-board"),
    places=("own-corner", "own-place"),
    depth=96,
)

OUTLOOK = Outlook(
    moment=Event.THREW,
    whose=Fact.SEAT,
    ahead=2,
    plays=60,
    happenings=(
        Happening("fell", Event.FELL, -2, mine=Fact.SEAT, about=(Fact.SPACE,)),
        Happening("was-paid", Event.WAS_PAID, 1.5, mine=Fact.SEAT),
        Happening("rose", Event.ROSE, 1, mine=Fact.SEAT),
        Happening("took-bar", Event.TOOK_BAR, 1, mine=Fact.SEAT, about=(Fact.SPACE,), deed=True),
        Happening("lost-bar", Event.CHIP_BACK, -1, mine=Fact.SEAT, about=(Fact.SPACE,)),
        Happening("payday", Event.PAYDAY, 1, mine=Fact.SEAT, about=(Fact.SPACES,)),
        Happening("attacked", Event.ATTACKED, -1, mine=Fact.DEFENDER, about=(Fact.SEAT, Fact.SPACE)),
        Happening("rival-payday", Event.PAYDAY, -0.4, rival=Fact.SEAT, about=(Fact.SEAT, Fact.SPACES)),
        Happening("rival-took-bar", Event.TOOK_BAR, -0.3, rival=Fact.SEAT, about=(Fact.SEAT, Fact.SPACE)),
    ),
    standing=True,
)
