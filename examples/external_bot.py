#!/usr/bin/env python3
"""A bot for all four games, with nothing but the standard library: it rather does something than nothing.

Usage: windycity play chicago-poker --bots "program:python3 examples/external_bot.py"
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

IDLE = ("done", "draw", "end", "pass", "refuse", "silent", "throw")  # what the games call it not to do anything, or little


def choose(moves: list[str], chance: random.Random) -> str:
    """Choose any move that does something; only if there is none, any other."""
    return chance.choice([move for move in moves if move.split()[0] not in IDLE] or moves)


def say(**words: Any) -> None:
    """Write a line at once: one that stays in a buffer is not read by anybody."""
    print(json.dumps(words), flush=True)


def main() -> None:
    """Answer every line until there are no more."""
    chance = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "hello":
            chance.seed(told["seed"])
            say(name="Busy")
        elif told["do"] == "choose":
            say(id=told["id"], move=choose(told["moves"], chance))


if __name__ == "__main__":
    main()
