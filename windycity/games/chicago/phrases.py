"""Phrases: `move 3 with 2+5 to NW5b` stands for a whole walk. Only people type them; records hold moves."""

from __future__ import annotations

import re

from windycity.core.edition import Edition
from windycity.core.position import Loose
from windycity.games.chicago.actions import DICE_NAMES, STEPS_OF
from windycity.games.chicago.position import NO_SPACE, Sort
from windycity.games.chicago.rules.moving import may_enter, may_pass

PHRASE = re.compile(r"move\s+(\d+)\s+with\s+([\d+]+)(?:\s+from\s+(\S+))?\s+to\s+(\S+)", re.IGNORECASE)
MOST_CHOICES = 9
MOST_KEPT = 40  # ways that are looked at further, for each space: those that take most

Bars = frozenset[int]


def expand(edition: Edition, s: Loose, seat: int, text: str) -> list[list[str]] | None:
    """List the walks that a phrase can mean, one for each set of bars taken, best first; None if the text is no phrase."""
    found = PHRASE.fullmatch(text.strip())
    if found is None:
        return None
    man, dice, start, goal = found.groups()
    begin = _start(edition, s, seat, int(man) - 1, start)
    end = edition.number("space", goal)
    steps = STEPS_OF[DICE_NAMES.index(dice)] if dice in DICE_NAMES else 0
    if begin is None or end is None or steps == 0:
        return []
    names = edition.names["space"]
    opening = [f"move {man} with {dice}"] + ([f"from {names[begin]}"] if start else [])
    return [opening + [f"step {names[space]}" for space in walk] for walk in _walks(edition, s, seat, begin, end, steps)]


def _start(edition: Edition, s: Loose, seat: int, man: int, start: str | None) -> int | None:
    if not 0 <= man < s.man_at.shape[1]:
        return None
    at = int(s.man_at[seat, man])
    return at if at != NO_SPACE else edition.number("space", start or "")


def _is_open(edition: Edition, s: Loose, seat: int, space: int, last: bool) -> bool:
    """CH-3.5, CH-3.6: no other gang's headquarters; enemies only with the last step."""
    may = may_enter if last else may_pass
    return bool(may(s, edition.data, seat, space))  # type: ignore[no-untyped-call]  # a kernel


def _next_to(edition: Edition, space: int) -> list[int]:
    return [int(other) for other in edition.data.next_to[space, : edition.data.degree[space]]]


def _leads_there(edition: Edition, s: Loose, seat: int, end: int, steps: int) -> list[set[int]]:
    """For each number of steps left the spaces from which the walk can still end where it should."""
    layers = [{end}]
    for left in range(1, steps + 1):
        before = {other for space in layers[-1] for other in _next_to(edition, space)}
        layers.append({space for space in before if left == steps or _is_open(edition, s, seat, space, last=False)})
    return layers


def _walks(edition: Edition, s: Loose, seat: int, begin: int, end: int, steps: int) -> list[list[int]]:
    """One walk for each set of bars that can be taken on the way, those that take most first."""
    leads = _leads_there(edition, s, seat, end, steps)
    ways: dict[int, dict[Bars, list[int]]] = {begin: {frozenset(): []}}
    for left in range(steps - 1, -1, -1):
        further: dict[int, dict[Bars, list[int]]] = {}
        for space, kept in ways.items():
            for other in _next_to(edition, space):
                if other in leads[left] and _is_open(edition, s, seat, other, last=left == 0):
                    taken = frozenset([other]) if _is_taken(edition, s, seat, other) else frozenset()
                    for bars, walk in kept.items():
                        further.setdefault(other, {}).setdefault(bars | taken, [*walk, other])
        ways = {space: _best(edition, kept) for space, kept in further.items()}
    found = _best(edition, ways.get(end, {}))
    return [*found.values()][:MOST_CHOICES]


def _is_taken(edition: Edition, s: Loose, seat: int, space: int) -> bool:
    return bool(edition.data.sort[space] == Sort.BAR and s.chip[space] != seat)


def _best(edition: Edition, ways: dict[Bars, list[int]]) -> dict[Bars, list[int]]:
    worth = {bars: sum(int(edition.data.worth[bar]) for bar in bars) for bars in ways}
    best = sorted(ways, key=lambda bars: (-worth[bars], len(bars), sorted(bars)))[:MOST_KEPT]
    return {bars: ways[bars] for bars in best}
