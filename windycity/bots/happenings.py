"""What reasons are made of: the happenings that matter to a seat, listed in the `levels.py` of a game's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from windycity.core.event_log import LoggedEvent
from windycity.core.events import EventKinds, Facts
from windycity.core.position import Loose
from windycity.games import part_of


class Scene(NamedTuple):
    """An event in an imagined match, with what a game may need to judge it."""

    seat: int  # that it is judged for
    before: Loose  # the seat's observed position, from which worlds are imagined
    past: Sequence[LoggedEvent]  # the relevant events since then
    event: LoggedEvent

    def value(self, fact: Facts) -> int:
        """Return a fact of the event."""
        return value_of(self.event, fact)


def value_of(event: LoggedEvent, fact: Facts) -> int:
    """Return a fact of an event, the first if it is a list."""
    return event.facts[[*event.names].index(fact)]


@dataclass(frozen=True)
class Happening:
    """An event that matters to a seat; the sentence for it is `because-<name>` in the game's words.

    `worth` is its worth to the seat, negative if it is bad. The fact `mine` must be the seat, the fact `rival` another one, and
    `when` must hold. `about` are the facts in the sentence; a listed one makes a happening of each of its values. A `deed` is
    what a move does, and is no reason for the move that does it.
    """

    name: str
    event: EventKinds
    worth: float
    mine: Facts | None = None
    rival: Facts | None = None
    about: tuple[Facts, ...] = ()
    when: Callable[[Scene], bool] | None = None
    deed: bool = False

    def holds(self, scene: Scene) -> bool:
        """Whether an event of this kind is this happening."""
        if self.mine is not None and scene.value(self.mine) != scene.seat:
            return False
        if self.rival is not None and scene.value(self.rival) == scene.seat:
            return False
        return self.when is None or self.when(scene)


@dataclass(frozen=True)
class Outlook:
    """How to look ahead in a game for reasons.

    Plays go on until the event `moment`, which begins a turn (of the seat `whose`) or a round, has happened `ahead` times, for
    each seat if it is a turn. `remembered` are further events that a `when` looks for in the past. `standing`: if nothing else
    differs, the mean score may be the reason.
    """

    moment: EventKinds
    ahead: int
    happenings: tuple[Happening, ...]
    remembered: tuple[EventKinds, ...] = ()
    whose: Facts | None = None
    plays: int = 100
    standing: bool = False

    @cached_property
    def by_event(self) -> dict[int, list[Happening]]:
        """The happenings of each kind of event."""
        found: dict[int, list[Happening]] = {}
        for happening in self.happenings:
            found.setdefault(int(happening.event), []).append(happening)
        return found

    @cached_property
    def wanted(self) -> frozenset[int]:
        """The relevant kinds of events."""
        return frozenset({*self.by_event, int(self.moment), *map(int, self.remembered)})

    def moments(self, seats: int) -> int:
        """Return how often the moment occurs before a play ends."""
        return self.ahead if self.whose is None else self.ahead * seats


def outlook_of(name: str) -> Outlook | None:
    """Return how to look ahead in a game: `OUTLOOK` in the `levels.py` of its folder; None if it has none."""
    outlook: Outlook | None = getattr(part_of(name, "levels"), "OUTLOOK", None)
    return outlook
