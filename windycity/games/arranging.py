"""Arranging a position by hand: moving things from place to place, and setting numbers.

What is special about a game is in `arranging.py` of its folder: the zones where its things can be, its numbers, and how
everything else follows from them (`settle`). An arranged position is always at the beginning of a turn. Every change is
carried out on a fresh position, from what is in the zones, so nothing is ever lost or duplicated, whatever a caller sends;
the rules' own `flaw` says what is impossible about the result.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, cast

import numpy as np

from windycity.core import position_json
from windycity.core.asking import TRUTH
from windycity.core.edition import Edition
from windycity.core.errors import BadOption, BadPosition
from windycity.core.fields import Index
from windycity.core.game import Game
from windycity.core.position import Loose
from windycity.core.words import Word, WordList
from windycity.games import part_of

HEAD = ("format", "game", "rules", "edition")


@dataclass(frozen=True)
class Label:
    """What people call a place or a number: a sentence of the game's words, and its variables."""

    sentence: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Zone(ABC):
    """A place, and the field of a position that says which things of a kind are there."""

    name: str
    label: Label
    kind: str
    only: Sequence[int]  # the things that can be there
    most: int
    # Whether it is one of a board's many spaces, shown there, and in lists only while something is on it.
    is_space: bool = field(default=False, kw_only=True)
    # What can be there, if not all things of the kind: a word of the sort `things`, as the kind is.
    things: str = field(default="", kw_only=True)
    # The names of its things, if the edition has none for the kind, and what people call them, if not by name.
    names: Sequence[str] | None = field(default=None, kw_only=True)
    called: Callable[[Loose, int], Label] | None = field(default=None, kw_only=True)

    @abstractmethod
    def held(self, s: Loose) -> list[int]:
        """List the things in this place, in order; equal ones once for each copy."""

    @abstractmethod
    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these things in this place."""


@dataclass(frozen=True)
class Pile(Zone):
    """A list of things in a row of a field, with their count in another field."""

    field: str
    index: Index
    count: str
    empty: int
    sorted: bool = False

    def held(self, s: Loose) -> list[int]:
        """List the things in this place, in their order."""
        count = getattr(s, self.count)
        count = int(count[self.index]) if self.index else int(count)
        things = [int(thing) for thing in getattr(s, self.field)[self.index][:count] if int(thing) in self.only]
        return sorted(things) if self.sorted else things

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these things in this place."""
        row = getattr(s, self.field)[self.index]
        row[:] = self.empty
        row[: len(things)] = sorted(things) if self.sorted else things
        if self.index:
            getattr(s, self.count)[self.index] = len(things)
        else:
            setattr(s, self.count, len(things))


@dataclass(frozen=True)
class Bag(Zone):
    """Things that a field counts by kind; `count` names the field with their total, if there is one."""

    field: str
    index: Index = ()
    count: str | None = None

    def held(self, s: Loose) -> list[int]:
        """List the things in this place, equal ones once for each copy."""
        counts = getattr(s, self.field)[self.index]
        return [thing for thing in self.only for _ in range(int(counts[thing]))]

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these things in this place."""
        counts = getattr(s, self.field)[self.index]
        for thing in self.only:
            counts[thing] = sum(one == thing for one in things)
        if self.count and self.index:
            getattr(s, self.count)[self.index] = len(things)
        elif self.count:
            setattr(s, self.count, len(things))


@dataclass(frozen=True)
class Slot(Zone):
    """A place for one thing, or nothing; one that is `needed` is never empty."""

    field: str
    empty: int
    index: Index = ()
    needed: bool = False

    def held(self, s: Loose) -> list[int]:
        """List the thing in this place, if there is one."""
        value = getattr(s, self.field)
        thing = int(value[self.index]) if self.index else int(value)
        return [thing] if thing in self.only else []

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put this thing, or nothing, in this place."""
        thing = things[0] if things else self.empty
        if self.index:
            getattr(s, self.field)[self.index] = thing
        else:
            setattr(s, self.field, thing)


@dataclass(frozen=True)
class Held(Zone):
    """Things whose places are entries of a field: those of this zone whose entry is `here`.

    A field with several axes has the things of the first seat first.
    """

    field: str
    here: int
    empty: int

    def held(self, s: Loose) -> list[int]:
        """List the things that are here."""
        only = self._only
        return [int(thing) for thing in only[getattr(s, self.field).reshape(-1)[only] == self.here]]

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these things here."""
        where = getattr(s, self.field).reshape(-1)  # the field itself, in another shape
        where[self.held(s)] = self.empty
        where[list(things)] = self.here

    @cached_property
    def _only(self) -> np.ndarray:
        return np.asarray(self.only)


@dataclass(frozen=True)
class Gone(Zone):
    """Things that are in none of the other places of their kind."""

    others: tuple[Zone, ...]

    def held(self, s: Loose) -> list[int]:
        """List the things that are nowhere else."""
        elsewhere = {thing for zone in self.others for thing in zone.held(s)}
        return [thing for thing in self.only if thing not in elsewhere]

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these things here; they have been taken from elsewhere."""


@dataclass(frozen=True)
class Number:
    """A number that can be set, such as the round; with `names` its values are shown by name, such as whose turn it is.

    If it belongs to a thing, like the strength of a piece, `of` says to which.
    """

    name: str
    label: Label
    value: int
    low: int
    high: int
    write: Callable[[Loose, int], None]
    names: Sequence[str | Label] = ()
    of: str | None = None


@dataclass(frozen=True)
class Piece:
    """Equal things in one place, by kind, name and place, and what people call them, if not by name."""

    kind: str
    name: str
    place: str
    count: int
    label: Label | None = None

    @property
    def thing(self) -> str:
        """The thing as texts and lessons write it: `card R7`."""
        return f"{self.kind} {self.name}"


class Arranger(Protocol):
    """What the module `arranging.py` of a game provides."""

    KEPT: Sequence[str]  # fields beyond zones and numbers that `settle` reads

    def gather(self, edition: Edition, s: Loose) -> None:
        """Return a position of any moment to the beginning of a turn, undoing what is under way."""

    def zones(self, edition: Edition, s: Loose, players: Sequence[str]) -> Sequence[Zone]:
        """List the places of a position, each for one kind of thing; they depend only on the seats."""

    def numbers(self, edition: Edition, s: Loose, players: Sequence[str]) -> Sequence[Number]:
        """List the numbers that can be set."""

    def settle(self, edition: Edition, s: Loose) -> None:
        """Derive everything else from zones and numbers: the beginning of a turn."""


def arranger_of(game: str) -> Arranger | None:
    """Find how a game is arranged; None if it cannot be."""
    module = part_of(game, "arranging")
    return cast(Arranger, module) if module else None


class Arrangement:
    """A position that is being arranged."""

    def __init__(self, game: Game, position: Loose):
        arranger = arranger_of(game.name)
        if arranger is None:
            raise BadOption("cannot-be-arranged", game=game.name)
        self.game = game.with_engine(game.interpreted)
        self._arranger = arranger
        self._players = game.rulebook.player_names(game.edition, int(position.seats))
        self._start = _ordinary(self.game, int(position.seats), position)
        self.zones: Sequence[Zone] = arranger.zones(game.edition, self._start, self._players)  # in the order of lists
        self._things = _things_of(self.zones, self._start)
        self.position = self._settled(position)

    @classmethod
    def ordinary(cls, game: Game, seats: int, options: Mapping[str, bool]) -> Arrangement:
        """Begin with an ordinary start, with cards dealt by luck."""
        wanted: dict[str, Any] = {**options}
        return cls(game, game.with_engine(game.interpreted).start(seats, **wanted).position)

    @classmethod
    def read(cls, game: Game, data: object) -> Arrangement:
        """Read a position from JSON data, sound or not; one that is malformed, or lacks a thing, raises BadPosition."""
        if not isinstance(data, dict):
            raise BadPosition("position-not-object")
        wanted = game.dump_position(game.rulebook.position.loose()[0])
        for name in HEAD:
            if data.get(name) != wanted[name]:
                raise BadPosition("position-wrong-head", field=name, value=str(data.get(name)), wanted=str(wanted[name]))
        body = {name: value for name, value in data.items() if name not in HEAD}
        position = position_json.load(game.rulebook.position, body, game.edition.names)
        if position.seen_by != TRUTH:
            raise BadPosition("position-observed")
        options = {option.name: bool(getattr(position, option.name)) for option in game.rulebook.options}
        game.check_options(int(position.seats), options)
        return cls(game, position)

    @property
    def numbers(self) -> Sequence[Number]:
        """The numbers that can be set."""
        return self._arranger.numbers(self.game.edition, self.position, self._players)

    @property
    def pieces(self) -> list[Piece]:
        """All things with their places, in order; equal ones in one place are one piece."""
        s = self.position
        return [
            Piece(zone.kind, self._names(zone)[thing], zone.name, count, zone.called and zone.called(s, thing))
            for zone in self.zones
            for thing, count in Counter(zone.held(s)).items()
        ]

    @property
    def problem(self) -> BadPosition | None:
        """What is impossible about the position, None if it can be played."""
        try:
            self.game.check_position(self.position)
        except BadPosition as error:
            return error
        return None

    def put(self, thing: str, start: str, end: str) -> None:
        """Move a thing from one place to another; if that holds only one, they swap. Raises BadOption."""
        kind, _, name = thing.partition(" ")
        source = self._zone(start, kind)
        kinds = {zone.kind for zone in self.zones if zone.name == end}
        if kinds and kind not in kinds:
            raise self._not_for_it(name, end)
        target = self._zone(end, kind)
        number = self._number(source, name)
        taken, there = source.held(self.position), target.held(self.position)
        if number is None or number not in taken:
            raise BadOption("thing-not-there", thing=thing, place=start)
        if number not in target.only:
            raise self._not_for_it(name, end)
        taken.remove(number)
        if source == target:
            there = taken
        elif isinstance(target, Slot) and there:
            taken += there
            there = []
        if isinstance(source, Slot) and source.needed and not taken and source != target:
            raise BadOption("place-needed")
        if len(there) >= target.most or len(taken) > source.most:
            raise BadOption("place-full", most=target.most)
        changed = self.position.copy()
        source.hold(changed, taken)
        target.hold(changed, [*there, number])
        self.position = self._settled(changed)

    def _not_for_it(self, thing: str, place: str) -> BadOption:
        """Return the error that a thing cannot lie in a place, with what can."""
        fitting = WordList([Word("things", zone.things or zone.kind) for zone in self.zones if zone.name == place])
        return BadOption("place-not-for-it", catalogue=self.game.rulebook.words, thing=thing, things=fitting)

    def set(self, name: str, value: int) -> None:
        """Set a number; an unknown one, or a value that it cannot have, raises BadOption."""
        found = next((number for number in self.numbers if number.name == name), None)
        if found is None:
            known = ", ".join(number.name for number in self.numbers)
            raise BadOption("no-such-number", name=name, known=known)
        if not found.low <= value <= found.high:
            raise BadOption("value-out-of-range", path=name, value=value, low=found.low, high=found.high)
        changed = self.position.copy()
        found.write(changed, value)
        self.position = self._settled(changed)

    def label(self, label: Label, language: str) -> str:
        """Return what a place, a number or a thing is called."""
        return self.game.say(label.sentence, language, **label.facts)

    def title(self, piece: Piece, language: str) -> str:
        """Return what people call a thing."""
        return self.label(piece.label, language) if piece.label else self.game.word(piece.kind, piece.name, language)

    def only(self, zone: Zone) -> list[str] | None:
        """Name the things that can be in a place; None if all of their kind can."""
        of_kind = self._things[zone.kind]
        return None if of_kind <= set(zone.only) else [self._names(zone)[thing] for thing in zone.only]

    def _zone(self, name: str, kind: str) -> Zone:
        found = next((zone for zone in self.zones if zone.name == name and zone.kind == kind), None)
        if found is None:
            raise BadOption("no-such-place", place=name, kind=kind)
        return found

    def _names(self, zone: Zone) -> Sequence[str]:
        return zone.names or self.game.edition.names[zone.kind]

    def _number(self, zone: Zone, name: str) -> int | None:
        if zone.names is None:
            return self.game.edition.number(zone.kind, name)
        return zone.names.index(name) if name in zone.names else None

    def _settled(self, position: Loose) -> Loose:
        """Lay everything out again from the zones and numbers of a position; a missing or duplicate thing raises BadPosition."""
        edition, laid_out, given = self.game.edition, self._start.copy(), position.copy()
        self._arranger.gather(edition, given)
        self._check_things(given)
        for name in self._arranger.KEPT:
            setattr(laid_out, name, copy(getattr(given, name)))
        for zone in self.zones:
            zone.hold(laid_out, ())
        for zone in self.zones:
            zone.hold(laid_out, zone.held(given))
        for number, wanted in zip(
            self._arranger.numbers(edition, laid_out, self._players),
            self._arranger.numbers(edition, given, self._players),
            strict=True,
        ):
            number.write(laid_out, min(max(wanted.value, wanted.low), wanted.high))
        self._arranger.settle(edition, laid_out)
        return laid_out

    def _check_things(self, position: Loose) -> None:
        """Refuse a position that does not have exactly the things of an ordinary start."""
        wanted, found = self._count(self._start), self._count(position)
        for thing in sorted((wanted - found) + (found - wanted)):
            raise BadPosition("thing-missing" if found[thing] < wanted[thing] else "thing-twice", thing=thing)
        if any(isinstance(zone, Slot) and zone.needed and not zone.held(position) for zone in self.zones):
            raise BadPosition("place-needed")

    def _count(self, position: Loose) -> Counter[str]:
        return Counter(f"{zone.kind} {self._names(zone)[thing]}" for zone in self.zones for thing in zone.held(position))


def _things_of(zones: Sequence[Zone], position: Loose) -> dict[str, set[int]]:
    """Return all things of a position by kind, wherever they are."""
    found: dict[str, set[int]] = {zone.kind: set() for zone in zones}
    for zone in zones:
        found[zone.kind].update(zone.held(position))
    return found


def _ordinary(game: Game, seats: int, position: Loose) -> Loose:
    """Return the ordinary start for the seats and options of a position, always the same."""
    options: dict[str, Any] = {option.name: bool(getattr(position, option.name)) for option in game.rulebook.options}
    return game.start(seats, seed=0, **options).position
