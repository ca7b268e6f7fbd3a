"""What happened in a match: stored once as numbers, and read by each seat as it may know it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from windycity.core.position import Positions, get
from windycity.core.rows import Rows

if TYPE_CHECKING:
    from windycity.core.edition import Edition
    from windycity.core.game import Rulebook

Fact = int | str | bool | None
# Bots read all events before every move. This is how many lists of events, one per eye, are kept for all matches together:
# enough for one match that is played fast.
LATELY = 8


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat knows it: facts it may not know are "??".

    `step` counts the answers that everyone could notice, up to the one that brought this; the set-up is step 0.
    """

    number: int
    step: int
    name: str
    facts: dict[str, Fact | list[Fact]]


class LoggedEvent(NamedTuple):
    """Something that happened, as the rules logged it: for each fact the number of its name, its value and who may know it."""

    step: int
    kind: int
    names: Sequence[int]
    facts: Sequence[int]
    audiences: Sequence[int]


def read_log(logs: Positions, step: int) -> list[LoggedEvent]:
    """List the events that a step of a match wrote into its log."""
    count, last = int(get(logs, "count")), int(get(logs, "fact_count"))
    if count == 0:
        return []

    def first(name: str, count: int) -> list[int]:
        numbers: list[int] = get(logs, name)[:count].tolist()
        return numbers

    kinds, starts = first("kinds", count), first("starts", count)
    names, facts, audiences = first("names", last), first("facts", last), first("audiences", last)
    events = zip(kinds, starts, [*starts[1:], last], strict=True)
    return [LoggedEvent(step, kind, names[start:end], facts[start:end], audiences[start:end]) for kind, start, end in events]


def check_facts(logged: LoggedEvent, rulebook: Rulebook) -> None:
    """Refuse facts other than those declared for the event: each exactly once, a listed one any number of times."""
    declared = rulebook.facts[logged.kind]
    if logged.names == [*declared]:  # as most are; this is checked for every event of every match
        return
    single = sorted(name for name in declared if not name.listed)
    listed = {name for name in declared if name.listed}
    if sorted(name for name in logged.names if name not in listed) != single:
        keys = {int(name): name.key for name in rulebook.fact_names}
        names = [keys.get(name, name) for name in logged.names]
        raise RuntimeError(f"{rulebook.name} tells {names} of {rulebook.events(logged.kind).name}")


class Events:
    """All events of a match, in rows of numbers."""

    def __init__(self) -> None:
        self._events = Rows("<BII")  # its kind, its step, the end of its facts
        self._names = bytearray()  # the name of each fact
        self._facts = array("i")
        self._audiences = bytearray()  # who may know each fact

    def __len__(self) -> int:
        return len(self._events)

    def append(self, logged: LoggedEvent) -> None:
        """Add an event at the end."""
        self._names.extend(logged.names)
        self._facts.extend(logged.facts)
        self._audiences.extend(logged.audiences)
        self._events.append(logged.kind, logged.step, len(self._facts))

    def since(self, number: int) -> Iterator[LoggedEvent]:
        """Iterate over the events, from a number on."""
        start = self._first_fact(number)
        for kind, step, end in self._events.between(number, len(self)):
            yield LoggedEvent(step, kind, self._names[start:end], self._facts[start:end], self._audiences[start:end])
            start = end

    def _first_fact(self, number: int) -> int:
        return int(self._events.row(number - 1)[-1]) if number else 0

    def first(self, count: int) -> Events:
        """Copy the first `count` events."""
        twin, facts = Events(), self._first_fact(count)
        twin._events, twin._names = self._events.first(count), self._names[:facts]
        twin._facts, twin._audiences = self._facts[:facts], self._audiences[:facts]
        return twin


class EventReader:
    """Reads events with the names that a game and its edition give their facts, in matches with a given number of seats."""

    def __init__(self, rulebook: Rulebook, edition: Edition, seats: int):
        self._seats = seats
        self._readers = {int(name): (name, self._reader(name.kind, rulebook, edition)) for name in rulebook.fact_names}
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
        return [seat for seat in range(self._seats) if bits >> seat & 1]

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
            name, read = self._readers[number_of_name]
            fact = read(value) if audience >> eye & 1 else "??"
            if name.listed:
                lists[name.key].append(fact)
            else:
                facts[name.key] = fact
        return Event(number, logged.step, self._kinds[logged.kind], {**facts, **lists})


@lru_cache(maxsize=LATELY)
def read_lately(reader: EventReader, events: Events, eye: int) -> list[list[Event]]:
    """The events that an eye has read so far, in a list whose only entry the reader replaces as a whole."""
    return [[]]


def name_of(member: IntEnum) -> str:
    """The name of a member as it is in data and texts: `round-end`."""
    return member.name.lower().replace("_", "-")
