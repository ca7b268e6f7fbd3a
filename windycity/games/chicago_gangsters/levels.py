"""How bots search Chicago Gangsters, how much at each level, and what they give as reasons."""

from windycity.bots.happenings import Happening, Outlook, Scene, value_of
from windycity.bots.net import Shape
from windycity.bots.planner import Foresight
from windycity.bots.search import Settings
from windycity.games.chicago_gangsters.actions import SAY, STAY_SILENT
from windycity.games.chicago_gangsters.events import Event, Fact

SETTINGS = Settings(depth=1)
# The boss's simulations for a move, which take no more than about two seconds a turn on one core.
SIMULATIONS = 2000
# How the planner thinks ahead.
FORESIGHT = Foresight(worlds=256, depth=1, trust=0.01)
# The net of the learned bot.
NET = Shape(width=512, blocks=3, rank=64)
# Mere talk: a net in training also meets players who say anything.
TALK = (SAY, STAY_SILENT)


def is_on_this_side(scene: Scene) -> bool:
    """Whether the seat brought its strength to the side that an event is about."""
    brought = [event for event in scene.past if event.kind == Event.CONTRIBUTED and value_of(event, Fact.SEAT) == scene.seat]
    return bool(brought) and value_of(brought[-1], Fact.SIDE) == scene.value(Fact.SIDE)


OUTLOOK = Outlook(
    moment=Event.ROUND,
    ahead=1,
    remembered=(Event.CONTRIBUTED,),
    plays=400,
    happenings=(
        Happening("recruited", Event.RECRUITED, 3, mine=Fact.SEAT, about=(Fact.PERSON,)),
        Happening("won", Event.WON, 2, when=is_on_this_side),
        Happening("rival-recruited", Event.RECRUITED, -1, rival=Fact.SEAT, about=(Fact.SEAT, Fact.PERSON)),
        Happening("no-loot", Event.NO_LOOT, -1, when=is_on_this_side),
        Happening("got", Event.GOT, 1, mine=Fact.SEAT, about=(Fact.ALCOHOL, Fact.MEANS)),
        Happening("godfather", Event.GODFATHER, 2, mine=Fact.SEAT),
        Happening("rival-godfather", Event.GODFATHER, -1, rival=Fact.SEAT, about=(Fact.SEAT,)),
        Happening("godfather-point", Event.GODFATHER_POINT, 2, mine=Fact.SEAT),
        Happening("ousted", Event.OUSTED, -2, mine=Fact.SEAT),
        Happening("broke-word", Event.BROKE_WORD, -0.3, mine=Fact.SEAT),
    ),
    standing=True,
)
