"""What a seat remembers: the last events that it knows, as rows of numbers, for information states.

An event is a row of `WIDTH` numbers: the kind of event plus 1, then its facts in the order in which the rules log them, up to
`SHOWN`. A fact that the seat may not know is 1; one that it knows is its value plus 2. 0 means no event, or no such fact. The
last event comes first. Seats are counted from the observing seat.

>>> from windycity.envs.past import Past
>>> from windycity.games import rulebook
>>> past = Past(rulebook("chicago-poker"), 3)
>>> past.count, past.names(7)
(27, ('bullet', 'seat', 'spot'))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from windycity.core.kernel import kernel
from windycity.core.names import name_of

if TYPE_CHECKING:
    from windycity.core.match import Match
    from windycity.core.rulebook import Rulebook

SHOWN = 8  # facts of an event
WIDTH = 1 + SHOWN  # numbers of an event
NOT_KNOWN, KNOWN = 1, 2
MOST = 1_000_000_000 + KNOWN  # the largest number: no fact is above a billion
PLAIN, A_SEAT, SEATS = range(3)  # the ways to count facts

Ints = npt.NDArray[np.int64]


class Past:
    """The last events of a game's matches: `last` of them."""

    def __init__(self, rulebook: Rulebook, last: int):
        self.rulebook = rulebook
        self.last = last
        kinds = {"seat": A_SEAT, "seats": SEATS}
        self.counted: Ints = np.zeros(
            max(rulebook.fact_names) + 1, np.int64
        )  # how each fact is counted, by the number of its name
        for name in rulebook.fact_names:
            self.counted[name] = kinds.get(name.kind, PLAIN)

    @property
    def count(self) -> int:
        """The count of all numbers."""
        return self.last * WIDTH

    def names(self, event: int) -> tuple[str, ...]:
        """Return what the numbers of an event mean: the kind of event, and the names of its facts."""
        kind = self.rulebook.events(event - 1)
        return (name_of(kind), *(name.key for name in self.rulebook.facts[kind]))

    def of(self, match: Match, seat: int) -> Ints:
        """Write the last events of a match as a seat knows them."""
        told: Ints = np.zeros(self.count, np.int64)
        for place, event in enumerate(reversed(match.last_events(seat, self.last))):
            told[place * WIDTH] = event.kind + 1
            facts = zip(event.names, event.facts, strict=True)
            for number, (name, fact) in enumerate([*facts][:SHOWN], place * WIDTH + 1):
                way = int(self.counted[name])
                told[number] = NOT_KNOWN if fact is None else KNOWN + counted_from(seat, match.seats, way, fact)
        return told


@kernel
def counted_from(seat: int, seats: int, way: int, fact: int) -> int:
    """Count a seat, or a set of seats, from the observing seat; return other facts unchanged."""
    if way == A_SEAT and fact < seats:
        return (fact + seats - seat) % seats
    if way == SEATS:
        return (fact >> seat | fact << (seats - seat)) & ((1 << seats) - 1)
    return fact
