"""The bots by name: the levels, from which people choose; named by how they play, `random`, `greedy`, `boss`, `learned`,
`planner`, `program:COMMAND`; with a budget, `search:500`, `search:2s` and `planner:200`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from windycity.bots.bot import Bot
from windycity.bots.external import ExternalBot
from windycity.bots.greedy import GreedyBot
from windycity.bots.learned import LearnedBot
from windycity.bots.levels import BOSS, DON, LEVELS, LOOKOUT, BossBot, LevelBot, go_by_net, has_net
from windycity.bots.planner import PlannerBot
from windycity.bots.random import RandomBot
from windycity.bots.search import Budget, SearchBot
from windycity.core.errors import BadOption, WindyCityError

PROGRAM = "program:"  # before the command of a program that plays
SEARCH = re.compile(r"search:(?:(?P<simulations>[1-9]\d{0,6})|(?P<seconds>(?=[^s]*[1-9])\d{1,3}(?:\.\d+)?)s)")
PLANNING = re.compile(r"planner:(?P<worlds>[1-9]\d{0,5})")
LEARNED, PLANNER = "learned", "planner"
BOTS = (*LEVELS, "random", "greedy", BOSS, LEARNED, PLANNER)


def bots_for(game: str, bots: Sequence[str] = BOTS) -> list[str]:
    """List the bots that can play a game; those with a net need a game that has one."""
    return [bot for bot in bots if bot not in (LEARNED, PLANNER) or has_net(game)]


class UnknownBot(WindyCityError):
    """No bot has that name."""

    code = "unknown-bot"


def make_bot(name: str, seed: int, threads: int | None = None) -> Bot:
    """Make a bot by name, with choices that follow from the seed; an unknown name raises UnknownBot.

    A bot that searches by the clock uses this number of threads, by default as many as there are free cores.
    """
    if is_program(name):
        return ExternalBot(name, seed)
    if budget := SEARCH.fullmatch(name):
        if budget["simulations"]:
            return SearchBot(seed, Budget(simulations=int(budget["simulations"])), name)
        return SearchBot(seed, Budget(seconds=float(budget["seconds"]), threads=threads), name)
    if name in LEVELS:
        return LevelBot(name, seed)
    if name == BOSS:
        return BossBot(seed)
    if name == LEARNED:
        return LearnedBot()
    if name == PLANNER:
        return PlannerBot(seed)
    if budget := PLANNING.fullmatch(name):
        return PlannerBot(seed, name, worlds=int(budget["worlds"]))
    if name not in BOTS:
        what = "unknown-bot" if name else "bot-without-name"
        raise UnknownBot(what, name=name, known=", ".join([*BOTS, "search:500", "search:2s", "planner:200", f"{PROGRAM}COMMAND"]))
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


def is_program(name: str) -> bool:
    """Whether a bot is an external program, of unknown behaviour."""
    return name.startswith(PROGRAM)


def is_searching(name: str, game: str, seats: int, seat: int) -> bool:
    """Whether a bot searches in one of `seats` seats, and so needs compiled rules."""
    if name in LEVELS:
        return name == DON or (name != LOOKOUT and not go_by_net(game, seats, seat))
    return name in (BOSS, PLANNER) or SEARCH.fullmatch(name) is not None or PLANNING.fullmatch(name) is not None


def is_repeatable(name: str) -> bool:
    """Whether a bot repeats its moves with the same seed: not if it plays by the clock or is a program."""
    by_clock = SEARCH.fullmatch(name)
    return not is_program(name) and not (by_clock and by_clock["seconds"])


def make_bots(names: str, seats: Sequence[int], seed: int) -> dict[int, Bot]:
    """Make bots for seats, from one name for all or a comma-separated list of names."""
    listed = split_names(names)
    for name in listed:
        make_bot(name, seed)  # an unknown name is a clearer error than a wrong number of names
    if len(listed) not in (1, len(seats)):
        raise BadOption("wrong-bots", names=len(listed), seats=len(seats))
    return {seat: make_bot(name, seed + seat) for seat, name in zip(seats, listed * len(seats), strict=False)}


def split_names(names: str) -> list[str]:
    """Split a list of names at its commas, except those within quotation marks, which belong to a command."""
    marked = re.sub(r"'[^']*'|\"[^\"]*\"", lambda quoted: quoted[0].replace(",", "\0"), names)
    return [name.strip().replace("\0", ",") for name in marked.split(",")]


def join_names(bots: Sequence[Bot]) -> str:
    """Join the names of bots into a list that `make_bots` reads."""
    names = [bot.name for bot in bots]
    return names[0] if len(set(names)) == 1 else ",".join(names)
