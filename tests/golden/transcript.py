"""A match as lines of text that can be read and compared: moves and how they look to others, news, scores, the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from difflib import unified_diff
from itertools import groupby

import msgspec

from tests.conformance.cases import eyes
from windycity.core.events import SPECTATOR
from windycity.core.match import Answer, Event, Match
from windycity.core.news import format_news
from windycity.core.position_json import dump

EXCERPT = 40  # lines of a difference that a failure shows


def transcribe(match: Match) -> str:
    """Return the transcript of a match that is over; it names no fact of an event and no field of a view."""
    return "\n".join([*_head(match), *_steps(match), *_end(match)]) + "\n"


def difference(kept: str, now: str, name: str) -> str:
    """Return the first lines of the difference between two transcripts, as a unified diff; empty if there is none."""
    lines = [*unified_diff(kept.splitlines(), now.splitlines(), f"{name} (kept)", f"{name} (now)", n=2, lineterm="")]
    more = [f"... and {len(lines) - EXCERPT} more lines of difference"] if len(lines) > EXCERPT else []
    return "\n".join([*lines[:EXCERPT], *more])


def _head(match: Match) -> list[str]:
    options = "".join(f", {name if on else f'no {name}'}" for name, on in match.options.items())
    begins = "begins in the middle" if match.origin else "from the start"
    return [f"{match.game.name}, {match.seats} seats{options}, {begins}", f"players: {', '.join(match.player_names)}"]


def _steps(match: Match) -> Iterator[str]:
    """Write each answer, and after the last of a step its news; an answer that nobody may notice begins no step."""
    news = _News(match)
    scores = _scores(match, 0)
    yield from news.of(0)
    yield f"  scores {scores}"
    step = 0
    for number, answer in enumerate(match.answers):
        step += not answer.unnoticed
        yield _move(match, number, answer)
        after = match.answers[number + 1 : number + 2]
        if not (after and after[0].unnoticed):
            yield from news.of(step)
        before, scores = scores, _scores(match, number + 1)
        if scores != before:
            yield f"  scores {scores}"


def _move(match: Match, number: int, answer: Answer) -> str:
    """Write a move, and how it reads to those who may not know all of it."""
    text = f"{number + 1} seat {answer.seat}: {match.game.format_move(answer.action)}"
    blind = [_name(eye) for eye in eyes(match) if not answer.audience >> _bit(eye) & 1]
    if answer.unnoticed:
        return f"{text} (nobody notices)"
    return f"{text} ({' '.join(blind)} read: {match.masked_move(number)})" if blind else text


class _News:
    """The news of everyone, step by step: a spectator's first, then the seats' where it differs."""

    def __init__(self, match: Match):
        self._match = match
        self._events: dict[int | None, dict[int, list[Event]]] = {
            eye: {step: [*group] for step, group in groupby(match.events(eye), lambda event: event.step)} for eye in eyes(match)
        }

    def of(self, step: int) -> Iterator[str]:
        """Write the sentences of one step."""
        events = self._events[None].get(step, [])
        public = self._news(None, events)
        yield from (f"  {text}" for text in public)
        private: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for seat in range(self._match.seats):
            own = self._events[seat].get(step, [])
            if own != events:
                private[tuple(text for text in self._news(seat, own) if text not in public)].append(seat)
        for texts, seats in private.items():
            yield from (f"  to {' '.join(map(str, seats))}: {text}" for text in texts)

    def _news(self, eye: int | None, events: list[Event]) -> list[str]:
        return [news.text for news in format_news(self._match, eye, events, "en")]


def _scores(match: Match, answers: int) -> str:
    """Write every seat's score after this number of answers."""
    positions = match._answers.before(answers, match._positions)
    return " ".join(map(str, match.game.engine.scores(positions, match.seats)))


def _end(match: Match) -> Iterator[str]:
    """Write the result, and the last position as in files, one field per line."""
    result = match.result
    assert result is not None
    winners, ranks = (" ".join(map(str, seats)) for seats in (result.winners, result.ranks))
    yield f"winners {winners}; ranks {ranks}; {result.reason} ({result.rule})"
    for field, value in dump(match.game.rulebook.position, match.position, match.game.edition.names).items():
        yield f"{field}: {msgspec.json.encode(value).decode()}"


def _bit(eye: int | None) -> int:
    return SPECTATOR if eye is None else eye


def _name(eye: int | None) -> str:
    return "spectators" if eye is None else str(eye)
