"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from windycity.bots.bot import Bot
from windycity.bots.greedy import GreedyBot
from windycity.bots.random import RandomBot
from windycity.core.errors import WindyCityError

# Each makes a bot from a seed that the bot's own choices follow from.
BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(WindyCityError):
    """No bot has that name."""

    code = "unknown-bot"


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by name; an unknown name raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)
