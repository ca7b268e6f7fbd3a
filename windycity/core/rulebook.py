"""A rulebook: everything a game supplies, put together in its `rulebook.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from windycity.core.actions import Actions
from windycity.core.boards import Board
from windycity.core.edition import Edition
from windycity.core.entries import NO_ANSWER, entries_of
from windycity.core.event_log import Event
from windycity.core.events import MOST_SEATS, NAMES, SORTS, EventKinds, Facts
from windycity.core.explanations import Explanations
from windycity.core.fields import PUBLIC
from windycity.core.history import LARGEST
from windycity.core.interpreted import with_plain_enums
from windycity.core.kernel import Arrays, Kernel
from windycity.core.names import name_of
from windycity.core.position import Layout, Loose
from windycity.core.search import MOST_ACTIONS, MOST_ASKS
from windycity.core.value import MOST_FEATURES
from windycity.core.view import Head, Plain, View


@dataclass(frozen=True)
class Option:
    """An option of a game: its name, its default, and the seat counts that allow it."""

    name: str
    default: bool
    seats: range


@dataclass(frozen=True)
class Rulebook:
    """Everything a game supplies: layouts, kernels, texts. One per game package, in its `rulebook.py`."""

    name: str
    rules_version: int
    advice_version: int
    value_version: int
    folder: Path
    seats: range
    options: Sequence[Option]
    # The rules: the flat records, the kernels on them, and the limits on actions and answers.
    position: Layout
    edition: Layout
    kernels: Mapping[str, Kernel]
    value_weights: Mapping[str, float]  # of the features that `describe` writes, in the same order
    actions: Actions
    most_legal: int
    most_answers: int
    has_sealed_asks: bool
    # The numbers that the rules use, by name: what is asked, why a match ended, what is wrong, what happened, what luck there is.
    asks: type[IntEnum]
    reasons: type[IntEnum]
    reason_rules: Mapping[int, str]
    flaws: type[IntEnum]
    events: type[EventKinds]
    fact_names: type[Facts]
    facts: Mapping[Any, tuple[Facts, ...]]  # of each event
    luck_kinds: Mapping[Any, str]
    # Texts and views, for people and programs.
    read_edition: Callable[[Path], Edition]
    hide_move: Callable[[Edition, Loose, int], str]
    explanations: Explanations
    player_names: Callable[[Edition, int], Sequence[str]]  # by edition and number of seats
    view_type: type[View]
    view: Callable[[Edition, Plain, Sequence[int], Head], View]  # of an observed position, and of what `survey` wrote about it
    draw: Callable[[Edition, Any, str], str]  # this game's view (of type `view_type`) as text
    # Where a game has a board: the board of an edition file as data.
    board: Callable[[Path], Board] | None = None
    # Array parameters of the game's kernels, in addition to those of the core, each as (type, axes): `("float64", 2)`.
    arrays: Arrays = field(default_factory=dict)
    # Optional, for news: a step's events rewritten for people, from the position before the step as a seat knows it; the
    # events that only pictures show; those that are never left out; and those that are left out first.
    rewrite_step: Callable[[Edition, Loose, Sequence[Event]], Sequence[Event]] | None = None
    # Optional, for people: the lists of moves that a phrase can stand for; None if a text is not a phrase.
    expand: Callable[[Edition, Loose, int, str], list[list[str]] | None] | None = None
    # Optional: what people call a thing if they need not type it, by edition, kind, name and language: the red 7 instead of
    # R7; None if its word is used. A sentence with the same name plus `-spoken` is preferred if there is one.
    spoken: Callable[[Edition, str, str, str], str | None] | None = None
    silent: Collection[int] = ()
    # Kinds of facts that one sentence can list: "Moran draws R7, G3" covers two events.
    listed: Collection[str] = ()
    notable: Collection[int] = ()
    slight: Collection[int] = ()
    # Asks that everybody gets, so that being asked reveals nothing: with only one answer and nobody watching, the seat need
    # not be asked.
    formal: Collection[int] = ()

    def __post_init__(self) -> None:
        """Refuse a game that exceeds the limits of the core: its kernels would write past the end of an array, unnoticed."""
        for count, what, most in (
            (self.seats[-1], "seats", MOST_SEATS),
            (self.actions.count, "actions", MOST_ACTIONS),
            (1 + max(self.asks), "asks", MOST_ASKS),
            (len(self.value_weights), "features", MOST_FEATURES),
            (1 + max(self.flaws), "flaws", NO_ANSWER),
            (1 + max(self.events), "sorts of events", SORTS),
            (1 + max(self.fact_names), "names of facts", NAMES),
            (self.position.dtype.itemsize, "bytes in a position", LARGEST),
        ):
            if count > most:
                raise ValueError(f"{self.name} has {count} {what}; the core has room for {most}")
        if self.most_legal < self.seats[-1]:
            raise ValueError(f"{self.name} has room for {self.most_legal} legal actions, and none for {self.seats[-1]} scores")

    @cached_property
    def fact_kinds(self) -> Mapping[str, Mapping[str, str]]:
        """The kind of each fact, by the names of the event and of the fact."""
        return {name_of(event): {fact.key: fact.kind for fact in facts} for event, facts in self.facts.items()}

    @cached_property
    def entries(self) -> dict[str, Kernel]:
        """The entry kernels, bound to the game's own."""
        return entries_of(self.kernels, self.value_weights)

    @cached_property
    def interpreted_entries(self) -> dict[str, Kernel]:
        """The entry kernels for plain Python."""
        return with_plain_enums(self.entries)

    @cached_property
    def hides_nothing(self) -> bool:
        """Whether everyone may see every field of a position."""
        return all(field.who == PUBLIC for field in self.position.fields.values())

    @cached_property
    def declared_facts(self) -> Mapping[int, bytes]:
        """The numbers of the facts of each event, as declared."""
        return {int(event): bytes(facts) for event, facts in self.facts.items()}

    @cached_property
    def named_events(self) -> Mapping[str, Collection[str]]:
        """The names of the events that are `silent`, `notable` and `slight`."""
        groups = {"silent": self.silent, "notable": self.notable, "slight": self.slight}
        return {group: frozenset(name_of(self.events(kind)) for kind in kinds) for group, kinds in groups.items()}

    @property
    def words(self) -> str:
        """The folder of the game's catalogues."""
        return str(self.folder / "words")
