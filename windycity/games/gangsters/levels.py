"""How bots search Gangsters, how much at each level, and what they give as reasons."""

from windycity.bots.happenings import Happening, Outlook, Scene
from windycity.bots.net import Shape
from windycity.bots.planner import Foresight
from windycity.bots.search import Settings
from windycity.games.gangsters.actions import OFFER
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import PIECES

SETTINGS = Settings(depth=4)
# The boss's simulations for a move, which take no more than about two seconds a turn on one core.
SIMULATIONS = 600
# Bots leave offers alone: one takes many answers and everyone's time, and no bot accepted another's.
UNUSED = (OFFER,)
# At two seats searches are far stronger than the net (docs/bots.md).
SEARCHED = {2: (0, 1)}
# How the planner thinks ahead.
FORESIGHT = Foresight(worlds=64, moves=4, likely=0.02, trust=0.01)
# The net of the learned bot.
NET = Shape(width=256, blocks=3, rank=64)


def is_own_joint(scene: Scene) -> bool:
    """Whether an event is about a joint that belonged to the seat."""
    return bool(scene.before.owner[scene.value(Fact.JOINT)] == scene.seat)


def is_own_target(scene: Scene) -> bool:
    """Whether an event is about a piece of the seat."""
    return scene.value(Fact.TARGET) // PIECES == scene.seat


def is_hit(scene: Scene) -> bool:
    """Whether a shoot-out costs the seat's attacked piece a member."""
    return is_own_target(scene) and scene.value(Fact.HITS) > 0


def wins_shoot_out(scene: Scene) -> bool:
    """Whether the seat's piece hits more often than it is hit."""
    return scene.value(Fact.ATTACKER) // PIECES == scene.seat and scene.value(Fact.HITS) > scene.value(Fact.HITS_BACK)


OUTLOOK = Outlook(
    moment=Event.THREW,
    whose=Fact.SEAT,
    ahead=2,
    plays=120,
    happenings=(
        Happening("neutral", Event.NEUTRAL, -3, mine=Fact.SEAT, about=(Fact.JOINT,)),
        Happening("gone", Event.GONE, -3, when=is_own_target, about=(Fact.TARGET,)),
        Happening("bought", Event.BOUGHT, 2, mine=Fact.SEAT, about=(Fact.JOINT,), deed=True),
        Happening("lost-level", Event.LOST_LEVEL, -2, when=is_own_joint, about=(Fact.JOINT,)),
        Happening("raided", Event.RAIDED, -1, when=is_own_joint, about=(Fact.JOINT,)),
        Happening("hit", Event.SHOT, -1.5, when=is_hit, about=(Fact.TARGET,)),
        Happening("won-shot", Event.SHOT, 1.5, when=wins_shoot_out, about=(Fact.TARGET,)),
        Happening("earned", Event.EARNED, 1.5, mine=Fact.SEAT, about=(Fact.JOINT,)),
        Happening("raised", Event.RAISED, 1, mine=Fact.SEAT, about=(Fact.JOINT,), deed=True),
        Happening("extorted", Event.EXTORTED, 0.7, mine=Fact.SEAT, about=(Fact.PIECE,)),
        Happening("rival-extorted", Event.EXTORTED, -0.3, rival=Fact.SEAT, about=(Fact.SEAT,)),
        Happening("seduced", Event.SEDUCED, 1, mine=Fact.SEAT, about=(Fact.TARGET,)),
        Happening("was-seduced", Event.SEDUCED, -1, when=is_own_target, about=(Fact.SEAT, Fact.TARGET)),
        Happening("recruited", Event.RECRUITED, 0.5, mine=Fact.SEAT, about=(Fact.PIECE,), deed=True),
        Happening("rival-neutral", Event.NEUTRAL, 1, rival=Fact.SEAT, about=(Fact.SEAT, Fact.JOINT)),
        Happening("rival-bought", Event.BOUGHT, -0.5, rival=Fact.SEAT, about=(Fact.SEAT, Fact.JOINT)),
        Happening("rival-earned", Event.EARNED, -0.5, rival=Fact.SEAT, about=(Fact.SEAT, Fact.JOINT)),
    ),
    standing=True,
)
