"""Phrases: `offer camorra A2 + 300 for B3` stands for a whole offer. Only people type them; records hold moves."""

from __future__ import annotations

import re

from windycity.core.edition import Edition
from windycity.core.position import Loose
from windycity.games.gangsters.position import CASH_STEPS, JOINTS

PHRASE = re.compile(r"offer\s+(\S+)\s+(.+?)\s+for\s+(.+)", re.IGNORECASE)
NOTHING = "nothing"
MOST_STEPS = 60  # of cash in one offer

Goods = tuple[str, int]  # a joint or nothing, and cash


def expand(edition: Edition, s: Loose, seat: int, text: str) -> list[list[str]] | None:
    """List the moves that a phrase stands for; None if the text is no phrase, an empty list if it cannot be understood."""
    found = PHRASE.fullmatch(text.strip())
    if found is None:
        return None
    gang, given, wanted = found.groups()
    give, want = _goods(edition, given), _goods(edition, wanted)
    if edition.number("gang", gang) is None or give is None or want is None:
        return []
    # Only the difference changes hands: each side paying the other is the same as one side paying less.
    cash = give[1] - want[1]
    steps = _steps("pay" if cash > 0 else "get", abs(cash))
    if steps is None:
        return []
    return [[f"offer {gang}", f"give {give[0]}", f"want {want[0]}", *steps, "propose"]]


def _goods(edition: Edition, text: str) -> Goods | None:
    """Read `A2`, `300`, `A2 + 300` or `nothing`."""
    joint, cash = NOTHING, 0
    for part in (part.strip() for part in text.split("+")):
        number = edition.number("joint", part)
        if part.isdecimal():
            cash += int(part)
        elif number is not None and number < JOINTS and joint == NOTHING:
            joint = edition.names["joint"][number]
        elif part.casefold() != NOTHING:
            return None
    return joint, cash


def _steps(word: str, cash: int) -> list[str] | None:
    """The fewest steps that name an amount; None if it is not in hundreds, or far too much."""
    steps = []
    for step in reversed(CASH_STEPS):
        steps += [f"{word} {step}"] * min(cash // step, MOST_STEPS)
        cash -= step * min(cash // step, MOST_STEPS)
    return None if cash or len(steps) > MOST_STEPS else steps
