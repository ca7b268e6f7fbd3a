"""Programs for tests: what they share, and a moment to ask them at."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.conformance.cases import game
from windycity.bots.bot import Glimpse, glimpse_of
from windycity.bots.external import ExternalBot
from windycity.bots.greedy import GreedyBot
from windycity.core.match import Match

PYTHON = [sys.executable, "-S", "-E"]  # starts twice as fast
SHORT, LONG = "0.2s:", "30s:"  # for programs that never answer; for those that do at once, however busy the machine is

PRELUDE = """
import json, os, signal, sys, time
def say(**words):
    print(json.dumps(words), flush=True)
def asks():
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "choose":
            yield told
def first(told):
    say(id=told["id"], move=told["moves"][0])
"""


Write = Callable[..., ExternalBot]
FIRST, SECOND = "draw", "play R2 1"  # of the legal moves


def begin() -> Match:
    return game("chicago-poker").start(seats=2, seed=1)


def glimpse() -> Glimpse:
    return glimpse_of(begin(), 0)


def stand_in(seed: int = 5) -> str:
    return GreedyBot(seed).choose(glimpse())
