"""The bots by name: `random`, `greedy`, the levels, and `search:500` or `search:2s` for any budget."""

from __future__ import annotations

import re

from windycity.bots.bot import Bot
from windycity.bots.greedy import GreedyBot
from windycity.bots.levels import LEVELS, LevelBot
from windycity.bots.random import RandomBot
from windycity.bots.search import Budget, SearchBot
from windycity.core.errors import WindyCityError

BOTS = ("random", "greedy", *LEVELS)
SEARCH = re.compile(r"search:(?:(?P<simulations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d+)?)s)")


class UnknownBot(WindyCityError):
    """No bot has that name."""

    code = "unknown-bot"


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by name, whose own choices follow from the seed; an unknown name raises UnknownBot."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        return LevelBot(name, seed)
    if budget := SEARCH.fullmatch(name):
        if budget["simulations"]:
            return SearchBot(seed, Budget(simulations=int(budget["simulations"])), name)
        return SearchBot(seed, Budget(seconds=float(budget["seconds"])), name)
    raise UnknownBot("unknown-bot", name=name, known=", ".join([*BOTS, "search:500", "search:2s"]))
