"""What happened in a match: stored once as numbers, and read by each seat as far as it may know."""

from __future__ import annotations

import pickle
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Meta

from windycity.core.blocks import BLOCK, Blocks
from windycity.core.events import LOG
from windycity.core.frozen import FrozenDict, FrozenList
from windycity.core.names import name_of
from windycity.core.position import Positions, Together, get
from windycity.core.rows import Rows

if TYPE_CHECKING:
    from windycity.core.edition import Edition
    from windycity.core.rulebook import Rulebook

Fact = int | str | bool | None
# Bots read all events before every move. This is the number of lists of events, one per eye, kept over all matches: enough for
# one match that is played fast.
LATELY = 8


class Event(msgspec.Struct, frozen=True):
    """An event as one seat knows it: facts it may not know are "??"."""

    number: Annotated[int, Meta(description="Its number in the match, from 0.")]
    step: Annotated[int, Meta(description="The number of answers up to it that everyone could notice; 0 is the set-up.")]
    name: Annotated[str, Meta(description="What happened, by name.")]
    facts: Annotated[Mapping[str, Fact | list[Fact]], Meta(description="Its facts by name; read-only.")]


class LoggedEvent(NamedTuple):
    """An event as the rules logged it: for each fact the number of its name, its value and who may know it."""

    step: int
    kind: int
    names: Sequence[int]
    facts: Sequence[int]
    audiences: Sequence[int]


class KnownEvent(NamedTuple):
    """An event as one seat knows it, in numbers: a fact that it may not know is None."""

    kind: int
    names: Sequence[int]
    facts: Sequence[int | None]


COUNTS = Together(LOG, "count", "fact_count")


def read_log(logs: Positions, step: int) -> list[LoggedEvent]:
    """List the events that a step of a match wrote into its log."""
    count, last = COUNTS.read(logs)
    if count == 0:
        return []
    kinds, starts = get(logs, "kinds")[:count].tolist(), get(logs, "starts")[:count].tolist()
    names, audiences = _bytes_of(logs, "names", last), _bytes_of(logs, "audiences", last)
    facts = array("i", get(logs, "facts")[:last].astype(np.int32, copy=False).tobytes())
    events = zip(kinds, starts, [*starts[1:], last], strict=True)
    return [LoggedEvent(step, kind, names[start:end], facts[start:end], audiences[start:end]) for kind, start, end in events]


def _bytes_of(logs: Positions, name: str, count: int) -> bytes:
    numbers: bytes = get(logs, name)[:count].astype(np.int8, copy=False).tobytes()
    return numbers


def check_facts(logged: LoggedEvent, rulebook: Rulebook) -> None:
    """Refuse facts other than those declared for the event: each exactly once, or any number of times if it is listed."""
    if logged.names == rulebook.declared_facts[logged.kind]:  # the usual case; this runs for every event of every match
        return
    declared = rulebook.facts[logged.kind]
    single = sorted(name for name in declared if not name.listed)
    listed = {name for name in declared if name.listed}
    if sorted(name for name in logged.names if name not in listed) != single:
        keys = {int(name): name.key for name in rulebook.fact_names}
        names = [keys.get(name, name) for name in logged.names]
        raise RuntimeError(f"{rulebook.name} logs {rulebook.events(logged.kind).name} with the facts {names}")


class _EventBlock:
    """A block of events, in rows of numbers."""

    def __init__(self) -> None:
        self.events = Rows("<BII")  # its kind, its step, the end of its facts in the block
        self.names = bytearray()  # the name of each fact
        self.audiences = bytearray()  # who may know each fact
        self.facts = array("i")

    def __len__(self) -> int:
        return len(self.events)

    def append(self, logged: LoggedEvent) -> None:
        """Add an event at the end."""
        self.names.extend(logged.names)
        self.facts.extend(logged.facts)
        self.audiences.extend(logged.audiences)
        self.events.append(logged.kind, logged.step, len(self.facts))

    def since(self, place: int) -> Iterator[LoggedEvent]:
        """Iterate over the events, from a place on."""
        start = self._first_fact(place)
        for kind, step, end in self.events.between(place, len(self)):
            yield LoggedEvent(step, kind, self.names[start:end], self.facts[start:end], self.audiences[start:end])
            start = end

    def _first_fact(self, place: int) -> int:
        return int(self.events.row(place - 1)[-1]) if place else 0

    def copy(self) -> _EventBlock:
        """Copy the block."""
        return self._made_of(self.events.first(len(self)), self.names[:], self.audiences[:], self.facts[:])

    def cut(self, count: int) -> None:
        """Forget all but the first events."""
        facts = self._first_fact(count)
        self.events = self.events.first(count)
        del self.names[facts:], self.audiences[facts:], self.facts[facts:]

    def packed(self) -> bytes:
        """Compress the block, which is full."""
        return zlib.compress(pickle.dumps((self.events, self.names, self.audiences, self.facts)))

    @classmethod
    def unpacked(cls, data: bytes) -> _EventBlock:
        """Read a compressed block."""
        return cls._made_of(*pickle.loads(zlib.decompress(data)))

    @classmethod
    def _made_of(cls, events: Rows, names: bytearray, audiences: bytearray, facts: array[int]) -> _EventBlock:
        block = cls()
        block.events, block.names, block.audiences, block.facts = events, names, audiences, facts
        return block


class Events:
    """All events of a match."""

    def __init__(self) -> None:
        self._blocks = Blocks(_EventBlock)

    def __len__(self) -> int:
        return len(self._blocks)

    def append(self, logged: LoggedEvent) -> None:
        """Add an event at the end."""
        self._blocks.last().append(logged)

    def since(self, number: int) -> Iterator[LoggedEvent]:
        """Iterate over the events, from a number on."""
        while number < len(self):
            yield from self._blocks.block(number).since(number % BLOCK)
            number += BLOCK - number % BLOCK
        self._blocks.close()

    def known(self, eye: int, count: int) -> list[KnownEvent]:
        """List the last events as an eye knows them, in numbers."""
        return [
            KnownEvent(
                logged.kind,
                logged.names,
                [fact if audience >> eye & 1 else None for fact, audience in zip(logged.facts, logged.audiences, strict=True)],
            )
            for logged in self.since(max(0, len(self) - count))
        ]

    def first(self, count: int) -> Events:
        """Copy the first `count` events."""
        twin = Events()
        twin._blocks = self._blocks.copy()
        twin._blocks.cut(count)
        return twin


class EventReader:
    """Reads events with the names of a game and its edition, in matches with a given number of seats."""

    def __init__(self, rulebook: Rulebook, edition: Edition, seats: int):
        self._seats = seats
        self._readers = {
            int(name): (name.key, name.listed, self._reader(name.kind, rulebook, edition)) for name in rulebook.fact_names
        }
        self._kinds = {int(kind): name_of(kind) for kind in rulebook.facts}
        self._lists = {int(kind): [name.key for name in names if name.listed] for kind, names in rulebook.facts.items()}

    def _reader(self, what: str, rulebook: Rulebook, edition: Edition) -> Callable[[int], Any]:
        """Return the function that reads a fact of this kind from its number."""
        if what == "flag":
            return bool
        if what == "seats":
            return self._list_seats
        if what == "reason":
            return lambda number: name_of(rulebook.reasons(number))
        names = edition.names.get(what)
        return names.__getitem__ if names else int

    def _list_seats(self, bits: int) -> list[Fact]:
        return FrozenList(seat for seat in range(self._seats) if bits >> seat & 1)

    def read(self, events: Events, eye: int, since: int) -> list[Event]:
        """List the events from a number on, as an eye knows them (the spectators' eye comes after the seats)."""
        if since > 0:
            return [self._read(number, logged, eye) for number, logged in enumerate(events.since(since), since)]
        lately = read_lately(self, events, eye)
        known = lately[0]
        known = [*known, *(self._read(number, logged, eye) for number, logged in enumerate(events.since(len(known)), len(known)))]
        lately[0] = known
        return known.copy()

    def _read(self, number: int, logged: LoggedEvent, eye: int) -> Event:
        facts: dict[str, Fact | list[Fact]] = {}
        lists: dict[str, list[Fact]] = {key: [] for key in self._lists[logged.kind]}
        for number_of_name, value, audience in zip(logged.names, logged.facts, logged.audiences, strict=True):
            key, listed, read = self._readers[number_of_name]
            fact = read(value) if audience >> eye & 1 else "??"
            if listed:
                lists[key].append(fact)
            else:
                facts[key] = fact
        for key, several in lists.items():
            facts[key] = FrozenList(several)
        return Event(number, logged.step, self._kinds[logged.kind], FrozenDict(facts))


@lru_cache(maxsize=LATELY)
def read_lately(reader: EventReader, events: Events, eye: int) -> list[list[Event]]:
    """Return the events that an eye has read so far, in a list whose only entry the reader replaces as a whole."""
    return [[]]
