#!/usr/bin/env python3
"""A bot for all four games, with nothing but the standard library: it would rather do something than nothing.

Usage: windycity play chicago-poker --bots "program:python3 examples/external_bot.py"
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

IDLE = ("done", "draw", "end", "pass", "refuse", "silent", "throw")  # the games' words for doing nothing, or little


def choose(moves: list[str], chance: random.Random) -> str:
    """Choose any move that does something; only if there is none, any other."""
    return chance.choice([move for move in moves if move.split()[0] not in IDLE] or moves)


def say(**words: Any) -> None:
    """Write a line at once: nobody reads a line that stays in a buffer."""
    print(json.dumps(words), flush=True)


def main() -> None:
    """Answer every line until there are no more."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "hello":
            chance.seed(message["seed"])
            say(name="Busy")
        elif message["do"] == "choose":
            say(id=message["id"], move=choose(message["moves"], chance))


if __name__ == "__main__":
    main()
