"""The bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from windycity.bots.bot import Bot
from windycity.bots.external import ExternalBot
from windycity.bots.greedy import GreedyBot
from windycity.bots.random import RandomBot
from windycity.core.errors import BadOption, WindyCityError

PROGRAM = "program:"  # before the command of a program that plays
# Each makes a bot from a seed that the bot's own choices follow from.
BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(WindyCityError):
    """No bot has that name."""

    code = "unknown-bot"


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by name; an unknown name raises UnknownBot. `program:COMMAND` is a program of your own."""
    if name.startswith(PROGRAM):
        return ExternalBot(name, seed)
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join([*BOTS, f"{PROGRAM}COMMAND"]))
    return BOTS[name](seed)


def make_bots(names: str, seats: Sequence[int], seed: int) -> dict[int, Bot]:
    """Make bots for seats from one name for all of them, or from a list with commas, a name for each."""
    listed = split_names(names)
    if len(listed) not in (1, len(seats)):
        raise BadOption("wrong-bots", names=len(listed), seats=len(seats))
    return {seat: make_bot(name, seed + seat) for seat, name in zip(seats, listed * len(seats), strict=False)}


def split_names(names: str) -> list[str]:
    """Split a list of names at its commas, other than those between quotation marks, which belong to a command."""
    marked = re.sub(r"'[^']*'|\"[^\"]*\"", lambda quoted: quoted[0].replace(",", "\0"), names)
    return [name.strip().replace("\0", ",") for name in marked.split(",")]


def join_names(bots: Sequence[Bot]) -> str:
    """Write the names of bots as `make_bots` reads them."""
    names = [bot.name for bot in bots]
    return names[0] if len(set(names)) == 1 else ",".join(names)
