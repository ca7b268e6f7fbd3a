"""The moments of a match, for those who look back at it: what an eye knew after each answer.

An eye is a seat, a spectator, or everyone, which is all seats together. Until a match is over, only answers that all could
notice make a moment, so that counting moments reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import msgspec

from windycity.core.event_log import Event
from windycity.core.frozen import FrozenDict
from windycity.core.match import Match
from windycity.core.news import format_news
from windycity.core.view import HIDDEN, Head, Plain
from windycity.games.jumps import jumps_of
from windycity.server.clocks import Pace
from windycity.server.patches import difference
from windycity.server.protocol import Seated, State
from windycity.server.shapes import JumpShown, MomentShown, MomentsShown

Eye = int | Literal["spectator", "everyone"]

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Replay:
    """A match to look back at, as far as a caller may: `whole` is whether the caller may know everything."""

    id: str
    match: Match
    whole: bool
    ended: bool  # also by agreement, without a winner
    you: int | None
    seats: tuple[Seated, ...]
    guests: tuple[str | None, ...]  # who sat there, by seat
    made: float
    table: bool  # whether it was played at a table here
    edition: str | None = None  # the text of an edition other than the game's own

    @property
    def eyes(self) -> list[Eye]:
        """The eyes that the caller may look through."""
        if not self.whole:
            return ["spectator" if self.you is None else self.you]
        return [*range(self.match.seats), "spectator", "everyone"]


def ends_of(replay: Replay) -> list[int]:
    """List the number of answers at each moment: at the set-up, and after every answer, or every one that all could notice."""
    answers = replay.match.answers
    if replay.whole:
        return [*range(len(answers) + 1)]
    return [0, *(number for number, answer in enumerate(answers, 1) if not answer.unnoticed)]


def match_at(match: Match, answers: int) -> Match:
    """Return the match as it was after this many answers."""
    then = match.copy()
    while len(then.answers) > answers:
        then.undo()
    return then


def jumps_in(replay: Replay) -> list[JumpShown]:
    """List the moments that people look for, in order."""
    sorts, moments = jumps_of(replay.match.game.name), _moments_of_steps(replay)
    found = {
        (moments[event.step], place): sort
        for event in replay.match.events(None)
        for place, (sort, names) in enumerate(sorts.items())
        if event.name in names
    }
    return [JumpShown(moment, sort) for (moment, _), sort in sorted(found.items())]


def _moments_of_steps(replay: Replay) -> list[int]:
    """List the moment of each step of the events; steps count the answers that all could notice."""
    noticed = [number for number, answer in enumerate(replay.match.answers, 1) if not answer.unnoticed]
    return [0, *noticed] if replay.whole else [*range(len(noticed) + 1)]


def moments_of(replay: Replay, eye: Eye, first: int, last: int, language: str, spoken: bool) -> MomentsShown:
    """Show a range of moments through an eye, including the last: the state of the first, and what each later one changed."""
    ends = ends_of(replay)
    states = [_encoder.encode(state) for state in _states(replay, eye, ends, first, last)]
    steps = _moments_of_steps(replay)
    events = [event for event in _events(replay.match, eye) if first <= steps[event.step] <= last]
    news = format_news(replay.match, _seat(eye), events, language, spoken=spoken)
    moment_of = {event.number: steps[event.step] for event in events}
    shown = [
        MomentShown(
            patch=[] if moment == first else difference(states[moment - first - 1], states[moment - first]),
            events=[event for event in events if moment_of[event.number] == moment],
            news=[one for one in news if moment_of[one.number] == moment],
        )
        for moment in range(first, last + 1)
    ]
    return MomentsShown(eye, first, msgspec.Raw(states[0]), shown)  # type: ignore[arg-type]


def _states(replay: Replay, eye: Eye, ends: Sequence[int], first: int, last: int) -> list[State]:
    """List the states of a range of moments, read backwards, which is faster: each answer is taken back once."""
    final = len(ends) - 1
    # At the end of an unfinished match there may be answers that nobody could notice, so it shows the current state.
    then = replay.match.copy() if last == final else match_at(replay.match, ends[last])
    states: list[State] = []
    for moment in range(last, first - 1, -1):
        while moment < final and len(then.answers) > ends[moment]:
            then.undo()
        states.append(_state(replay, eye, then, is_end=moment == final and replay.ended))
    return states[::-1]


def _state(replay: Replay, eye: Eye, then: Match, is_end: bool) -> State:
    """Return a moment in the shape of a table's state, with nothing to decide."""
    answers = [answer for answer in then.answers[-1:] if replay.whole]
    return State(
        table=replay.id,
        game=then.game.name,
        options=then.options,
        pace=Pace(),
        listed=False,
        edition=replay.edition is not None,
        stage="over" if is_end else "playing",
        you=_seat(eye),
        host=False,
        seats=[*replay.seats],
        watching=0,
        hash=then.luck.commitment,
        secret=None,
        contributions=[*then.luck.contributions] or [""] * then.seats,
        proposal=None,
        last=(answers[0].seat, "bot" if replay.seats[answers[0].seat].sort == "bot" else "guest") if answers else None,
        next=None,
        muted=[],
        partners=[],
        prompt=None,
        decision=None,
        view=_open_view(then) if eye == "everyone" else then.view(_seat(eye)),
        choices=None,
    )


def _seat(eye: Eye) -> int | None:
    return eye if isinstance(eye, int) else None


def _open_view(then: Match) -> Any:
    """Return the truth in the shape of a view, with what only single players know; for matches that are over."""
    game, views = then.game, [msgspec.to_builtins(then.view(seat)) for seat in range(then.seats)]
    truth, seen = game.engine.of(then.position), then.view(None)
    head = cast(Head, {name: getattr(seen, name) for name in Head.__annotations__})
    view = msgspec.to_builtins(game.rulebook.view(game.edition, Plain(truth), game.engine.survey(truth), head))
    for one in views:
        view = _filled(view, one)
    return {**view, "seen_by": None, "players": [own["players"][seat] for seat, own in enumerate(views)]}


def _filled(known: Any, other: Any) -> Any:
    """Fill what is hidden in one view with what another shows in its place."""
    if known == HIDDEN or known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: _filled(value, other.get(key, value)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [_filled(one, another) for one, another in zip(known, other, strict=True)]
    return known


def _events(match: Match, eye: Eye) -> list[Event]:
    """List the events as an eye knows them; the eye "everyone" knows what any seat knows."""
    if eye != "everyone":
        return match.events(_seat(eye))
    seen = [match.events(seat) for seat in (None, *range(match.seats))]
    return [_open_event(together) for together in zip(*seen, strict=True)]


def _open_event(together: Sequence[Event]) -> Event:
    facts = together[0].facts
    if all(HIDDEN not in ([*value] if isinstance(value, list) else [value]) for value in facts.values()):
        return together[0]
    for other in together[1:]:
        facts = {name: _filled(value, other.facts[name]) for name, value in facts.items()}
    return msgspec.structs.replace(together[0], facts=FrozenDict(facts))
