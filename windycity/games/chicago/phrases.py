"""Phrases: `move 3 with 2+5 to NW5b` stands for a whole walk. Only people type them; records hold moves."""

from __future__ import annotations

import re

import numpy as np

from windycity.core.edition import Edition
from windycity.core.errors import BadMove, IllegalMove
from windycity.core.position import Loose
from windycity.games.chicago.actions import MOST_LEGAL, STEPS_OF
from windycity.games.chicago.moves import MOVES, why_illegal
from windycity.games.chicago.position import NO_SPACE, Ask
from windycity.games.chicago.rules.answers import legal
from windycity.games.chicago.rules.moving import may_enter
from windycity.games.chicago.walks import MOST_CHOICES, Bars, Walk, Walks
from windycity.games.chicago.words import FOLDER

PHRASE = re.compile(r"(move\s+\S+\s+with\s+\S+)(?:\s+from\s+(\S+))?\s+to\s+(\S+)", re.IGNORECASE)
EXAMPLE = "move 3 with 2+5 to NW5b"
MOST_COUNTS = 4  # numbers of steps that are named where a walk should have had another


def expand(edition: Edition, s: Loose, seat: int, text: str) -> list[list[str]] | None:
    """List the walks that a phrase can mean, one for each set of bars taken, best first; None if the text is no phrase.

    A phrase that means none raises what a move would: BadMove or IllegalMove, which tells why.
    """
    found = PHRASE.fullmatch(text.strip())
    if found is None:
        return None
    opening, start, goal = found.groups()
    action = MOVES.parse(edition, opening)
    _check(edition, s, seat, action)
    man, throw = (thing for _, thing in MOVES.take_apart(action)[1])
    walks, steps, end = Walks(edition, s, seat, man), STEPS_OF[throw], _space(edition, goal, text)
    begins = [_start(edition, s, seat, walks, start, text)] if start else walks.starts
    ways = [(bars, begin, walk) for begin in begins for bars, walk in walks.ways(begin, end, steps).items()]
    if not ways:
        raise _why_no_way(walks, man, end, steps)
    names = edition.names["space"]
    comes_in = walks.at == NO_SPACE
    return [
        [MOVES.format(edition, action), *([f"from {names[begin]}"] if comes_in else []), *(f"step {names[at]}" for at in walk)]
        for begin, walk in _best(walks, ways)
    ]


def _best(walks: Walks, ways: list[tuple[Bars, int, Walk]]) -> list[tuple[int, Walk]]:
    """Of all ways those that take most, one for each set of bars, with where they begin."""
    begins = {bars: begin for bars, begin, _ in reversed(ways)}
    best = walks.best({bars: walk for bars, _, walk in reversed(ways)})
    return [(begins[bars], walk) for bars, walk in best.items()][:MOST_CHOICES]


def _check(edition: Edition, s: Loose, seat: int, action: int) -> None:
    """Refuse a phrase whose first move is not legal, for the reason for which that move would be."""
    out = np.zeros(MOST_LEGAL, np.int64)
    if s.ask != Ask.MOVE or action not in out[: legal(s, edition.data, seat, out)]:  # type: ignore[no-untyped-call]  # a kernel
        why = why_illegal(edition, s, seat, action)
        raise IllegalMove(why.sentence, rule=why.rule, catalogue=FOLDER, **why.facts)


def _space(edition: Edition, name: str, text: str) -> int:
    found = edition.number("space", name)
    if found is None or found >= edition.data.spaces:
        raise BadMove("move-no-such-space", thing=name, move=text, example=EXAMPLE)
    return found


def _start(edition: Edition, s: Loose, seat: int, walks: Walks, name: str, text: str) -> int:
    start = _space(edition, name, text)
    if start not in walks.starts:
        raise IllegalMove(
            "no-own-man-there" if walks.at == NO_SPACE else "starts-elsewhere", rule="CH-3.7", catalogue=FOLDER, space=name
        )
    return start


def _why_no_way(walks: Walks, man: int, end: int, steps: int) -> IllegalMove:
    edition, s, seat = walks.edition, walks.s, walks.seat
    facts = {"man": man + 1, "space": edition.names["space"][end], "steps": steps}
    if not may_enter(s, edition.data, seat, end):  # type: ignore[no-untyped-call]  # a kernel
        return IllegalMove("foreign-headquarters", rule="CH-3.5", catalogue=FOLDER, **facts)
    if end not in walks.endings:
        return IllegalMove("own-man-there", rule="CH-3.5", catalogue=FOLDER, **facts)
    counts = walks.counts(end)
    if not counts:
        return IllegalMove("no-walk-there", rule="CH-3.6", catalogue=FOLDER, **facts)
    named = ", ".join(map(str, counts[:MOST_COUNTS])) + (" ..." if len(counts) > MOST_COUNTS else "")
    return IllegalMove("walk-of-another-length", rule="CH-3.2", catalogue=FOLDER, counts=named, **facts)
