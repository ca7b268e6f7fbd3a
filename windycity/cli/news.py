"""The news for a person who returns to a match: what has happened since, and no more than can be taken in."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.match import Match
from windycity.core.news import News

MOST_NEWS = 14  # sentences shown at once if some can be left out; `log` shows them all


def shortened(news: Sequence[News], most: int = MOST_NEWS) -> list[str]:
    """Leave out slight news, then news that is not notable, oldest first, until at most `most` sentences are left."""
    spare = sorted((number for number, one in enumerate(news) if not one.vital), key=lambda number: not news[number].slight)
    left_out = spare[: max(len(news) - most, 0)]
    lines: list[str] = []
    for number, one in enumerate(news):
        if number in left_out:
            lines += ["..."] if lines[-1:] != ["..."] else []
        else:
            lines.append(one.text)
    return lines


def seen_before(match: Match, seat: int) -> int:
    """Count the events that a returning seat has seen: all before the last move of its previous turn."""
    seats = [answer.seat for answer in match.answers]
    while seats and seats[-1] == seat:
        seats.pop()
    while seats and seats[-1] != seat:
        seats.pop()
    return sum(event.step < len(seats) for event in match.events(None))
