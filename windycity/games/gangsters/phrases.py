"""Phrases: `offer camorra A2 + 300 for B3` stands for a whole offer. Only people type them; records contain moves."""

from __future__ import annotations

import re

from windycity.core.edition import Edition
from windycity.core.errors import BadMove
from windycity.core.position import Loose
from windycity.games.gangsters.position import CASH_STEPS, JOINTS, MOST_CASH
from windycity.games.gangsters.words import FOLDER

PHRASE = re.compile(r"offer\s+(\S+)\s+(.+?)\s+for\s+(.+)", re.IGNORECASE)
EXAMPLE = "offer camorra A2 + 300 for B3"
NOTHING = "nothing"

Goods = tuple[str, int]  # a joint or nothing, and cash


def expand(edition: Edition, s: Loose, seat: int, text: str) -> list[list[str]] | None:
    """Return the list of moves that a phrase stands for, as the only way; None if the text is not a phrase.

    An unreadable phrase raises BadMove, which says why; whether the offer is legal is checked when it is played.
    """
    found = PHRASE.fullmatch(text.strip())
    if found is None:
        return None
    gang, given, wanted = found.groups()
    if edition.number("gang", gang) is None:
        raise _wrong("move-no-such-gang", gang, text)
    give, want = _goods(edition, given, text), _goods(edition, wanted, text)
    # Only the difference changes hands: if both sides pay, one of them might as well pay less.
    cash = give[1] - want[1]
    steps = _steps("pay" if cash > 0 else "get", abs(cash))
    return [[f"offer {gang}", f"give {give[0]}", f"want {want[0]}", *steps, "propose"]]


def _wrong(sentence: str, thing: str, text: str) -> BadMove:
    return BadMove(sentence, catalogue=FOLDER, thing=thing, move=text, example=EXAMPLE)


def _goods(edition: Edition, side: str, text: str) -> Goods:
    """Read `A2`, `300`, `A2 + 300` or `nothing`."""
    joint, cash = NOTHING, 0
    for part in (part.strip() for part in side.split("+")):
        number = edition.number("joint", part)
        if part.isdecimal():
            if len(part) > len(str(MOST_CASH)) or int(part) % CASH_STEPS[0]:
                raise _wrong("move-no-such-money", part, text)
            cash += int(part)
        elif number is None:
            raise _wrong("move-no-such-joint", part, text)
        elif number < JOINTS and joint != NOTHING:
            raise BadMove("move-wrong-length", move=text, example=EXAMPLE)
        elif number < JOINTS:
            joint = edition.names["joint"][number]
    return joint, cash


def _steps(word: str, cash: int) -> list[str]:
    """List the fewest steps that add up to an amount."""
    steps = []
    for step in reversed(CASH_STEPS):
        steps += [f"{word} {step}"] * (cash // step)
        cash %= step
    return steps
