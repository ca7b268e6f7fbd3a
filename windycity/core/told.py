"""What happened in a match: kept as numbers for all, told to each seat as far as it may know it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from windycity.core.position import Positions, get
from windycity.core.rows import Rows

if TYPE_CHECKING:
    from windycity.core.edition import Edition
    from windycity.core.game import Rulebook

Fact = int | str | bool | None
# Bots are told everything before every move. So many lists of what one eye was told are kept in all, however many matches there
# are: enough for one match that is being played fast.
LATELY = 8


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat knows it: facts it may not know are "??".

    `step` counts the answers that everyone could notice, up to the one that brought this; the set-up is step 0.
    """

    number: int
    step: int
    name: str
    facts: dict[str, Fact | list[Fact]]


class Told(NamedTuple):
    """Something that happened, as the rules wrote it down: of each fact the number of its name, its value, who may know it."""

    step: int
    kind: int
    names: Sequence[int]
    facts: Sequence[int]
    audiences: Sequence[int]


def read_log(logs: Positions, step: int) -> Iterator[Told]:
    """Read what a step of a match has written into its log."""
    if count := int(get(logs, "count")):
        last = int(get(logs, "fact_count"))
        kinds, starts = (get(logs, name)[:count].tolist() for name in ("kinds", "starts"))
        names, facts, audiences = (get(logs, name)[:last].tolist() for name in ("names", "facts", "audiences"))
        for kind, start, end in zip(kinds, starts, [*starts[1:], last], strict=True):
            yield Told(step, kind, names[start:end], facts[start:end], audiences[start:end])


def check_facts(told: Told, rulebook: Rulebook) -> None:
    """Refuse facts other than those declared for the event: each once, a listed one as often as there is."""
    kind = rulebook.events(told.kind)
    listed = {name for name in rulebook.facts[kind] if name.listed}
    single = sorted(name for name in rulebook.facts[kind] if not name.listed)
    if sorted(name for name in told.names if name not in listed) != single:
        keys = {int(name): name.key for name in rulebook.fact_names}
        names = [keys.get(name, name) for name in told.names]
        raise RuntimeError(f"{rulebook.name} tells {names} of {kind.name}")


class Events:
    """All that happened in a match, in rows of numbers."""

    def __init__(self) -> None:
        self._events = Rows("<BII")  # its kind, its step, the facts up to its last
        self._names = bytearray()  # of each fact
        self._facts = array("i")
        self._audiences = bytearray()  # who may know each fact

    def __len__(self) -> int:
        return len(self._events)

    def append(self, told: Told) -> None:
        """Add what happened last."""
        self._names.extend(told.names)
        self._facts.extend(told.facts)
        self._audiences.extend(told.audiences)
        self._events.append(told.kind, told.step, len(self._facts))

    def since(self, number: int) -> Iterator[Told]:
        """Go through what happened, from a number on."""
        start = self._first_fact(number)
        for kind, step, end in self._events.between(number, len(self)):
            yield Told(step, kind, self._names[start:end], self._facts[start:end], self._audiences[start:end])
            start = end

    def _first_fact(self, number: int) -> int:
        return int(self._events.row(number - 1)[-1]) if number else 0

    def first(self, count: int) -> Events:
        """Copy the first so many."""
        twin, facts = Events(), self._first_fact(count)
        twin._events, twin._names = self._events.first(count), self._names[:facts]
        twin._facts, twin._audiences = self._facts[:facts], self._audiences[:facts]
        return twin


class Teller:
    """Tells events by the names that a game and its edition give them, in matches of so many seats."""

    def __init__(self, rulebook: Rulebook, edition: Edition, seats: int):
        self._seats = seats
        self._readers = {int(name): (name, self._reader(name.kind, rulebook, edition)) for name in rulebook.fact_names}
        self._kinds = {int(kind): name_of(kind) for kind in rulebook.facts}
        self._lists = {int(kind): [name.key for name in names if name.listed] for kind, names in rulebook.facts.items()}

    def _reader(self, what: str, rulebook: Rulebook, edition: Edition) -> Callable[[int], Fact]:
        """How a fact of this kind is read from its number."""
        if what == "flag":
            return bool
        if what == "seats":
            return self._list_seats
        if what == "reason":
            return lambda number: name_of(rulebook.reasons(number))
        names = edition.names.get(what)
        return names.__getitem__ if names else int

    def _list_seats(self, bits: int) -> str:
        return "+".join(str(seat) for seat in range(self._seats) if bits >> seat & 1)

    def tell(self, events: Events, eye: int, since: int) -> list[Event]:
        """Tell what happened, from a number on, to an eye (the spectators' stands behind the seats)."""
        if since > 0:
            return [self._tell(number, told, eye) for number, told in enumerate(events.since(since), since)]
        known = told_lately(self, events, eye)
        known += [self._tell(number, told, eye) for number, told in enumerate(events.since(len(known)), len(known))]
        return known.copy()

    def _tell(self, number: int, told: Told, eye: int) -> Event:
        facts: dict[str, Fact | list[Fact]] = {}
        lists: dict[str, list[Fact]] = {key: [] for key in self._lists[told.kind]}
        for number_of_name, value, audience in zip(told.names, told.facts, told.audiences, strict=True):
            name, read = self._readers[number_of_name]
            fact = read(value) if audience >> eye & 1 else "??"
            if name.listed:
                lists[name.key].append(fact)
            else:
                facts[name.key] = fact
        return Event(number, told.step, self._kinds[told.kind], {**facts, **lists})


@lru_cache(maxsize=LATELY)
def told_lately(teller: Teller, events: Events, eye: int) -> list[Event]:
    """What an eye was told when it asked for everything, to be gone on with: events are added, and none is ever taken out."""
    return []


def name_of(member: IntEnum) -> str:
    """The name of a member as data and texts have it: `round-end`."""
    return member.name.lower().replace("_", "-")
