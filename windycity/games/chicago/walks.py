"""Where walks can go, for people: the ways from one space to another, and what is within reach."""

from __future__ import annotations

from functools import cached_property

from windycity.core.edition import Edition
from windycity.core.position import Loose
from windycity.games.chicago.position import DICE, FACES, NO_SPACE, Sort
from windycity.games.chicago.rules.control import controls, lift_man
from windycity.games.chicago.rules.moving import is_start
from windycity.games.chicago.rules.walking import may_pass, may_stop

MOST_CHOICES = 9
MOST_KEPT = 40  # ways kept for each space: those that take most
MOST_STEPS = DICE * FACES

Bars = frozenset[int]
Walk = list[int]


class Walks:
    """What a gang's man can do with a move at present. Kernels are called without types."""

    def __init__(self, edition: Edition, s: Loose, seat: int, man: int):
        self.edition, self.s, self.seat = edition, s.copy(), seat
        walking = man == s.walker and s.walk_at != NO_SPACE
        self.at = int(s.walk_at if walking else s.man_at[seat, man])
        if s.man_at[seat, man] != NO_SPACE:
            lift_man(self.s, seat, man)  # type: ignore[no-untyped-call]  # the space he leaves is free at once (CH-3.5)

    @cached_property
    def starts(self) -> list[int]:
        """List where he can set out: where he is; from the reserve, where any man of his gang stands, or at home (CH-3.7)."""
        if self.at != NO_SPACE:
            return [self.at]
        data = self.edition.data
        return [at for at in range(data.spaces) if is_start(self.s, data, self.seat, at)]  # type: ignore[no-untyped-call]

    @cached_property
    def passable(self) -> set[int]:
        """The spaces that he can walk through."""
        data = self.edition.data
        return {at for at in range(data.spaces) if may_pass(self.s, data, self.seat, at)}  # type: ignore[no-untyped-call]

    @cached_property
    def endings(self) -> set[int]:
        """The spaces where his walk can end, even if by an attack."""
        data = self.edition.data
        return {at for at in range(data.spaces) if may_stop(self.s, data, self.seat, at)}  # type: ignore[no-untyped-call]

    def next_to(self, spaces: set[int]) -> set[int]:
        """Return all spaces next to any of these."""
        data = self.edition.data
        return {int(other) for space in spaces for other in data.next_to[space, : data.degree[space]]}

    def reach(self, steps: int) -> list[set[int]]:
        """List where walks of 0, 1, 2 ... steps can end, up to this many."""
        here, found = set(self.starts), [set[int]()]
        for _ in range(steps):
            there = self.next_to(here)
            found.append(there & self.endings)
            here = there & self.passable
        return found

    def counts(self, goal: int) -> list[int]:
        """List the counts of steps with which a walk can end there."""
        return [count for count, spaces in enumerate(self.reach(MOST_STEPS)) if goal in spaces]

    def gains(self, steps: int) -> list[int]:
        """List the bars and casinos where a walk can end and that the gang does not control yet, the most valuable first."""
        data = self.edition.data
        found = [at for at in self.reach(steps)[steps] if data.worth[at] and not self._is_own(at)]
        return sorted(found, key=lambda at: (-data.worth[at], at))

    def _is_own(self, space: int) -> bool:
        return bool(controls(self.s, self.edition.data, self.seat, space))  # type: ignore[no-untyped-call]

    def ways(self, begin: int, goal: int, steps: int) -> dict[Bars, Walk]:
        """Return one walk for each set of bars that can be taken on the way, those that take most first."""
        leads = self._leads(goal, steps)
        ways: dict[int, dict[Bars, Walk]] = {begin: {frozenset(): []}}
        for left in range(steps - 1, -1, -1):
            further: dict[int, dict[Bars, Walk]] = {}
            for space, kept in ways.items():
                for other in self.next_to({space}) & leads[left]:
                    taken = frozenset([other]) if self._is_taken(other) else frozenset()
                    for bars, walk in kept.items():
                        further.setdefault(other, {}).setdefault(bars | taken, [*walk, other])
            ways = {space: self.best(kept) for space, kept in further.items()}
        return self.best(ways.get(goal, {}))

    def _leads(self, goal: int, steps: int) -> list[set[int]]:
        """List, for each number of steps left, the spaces from which the walk can still end at the goal."""
        layers = [{goal} & self.endings]
        for _ in range(steps):
            layers.append(self.next_to(layers[-1]) & self.passable)
        return layers

    def _is_taken(self, space: int) -> bool:
        """CH-5.1: whether a bar is taken in passing: it has no chip of the gang, and the gang has one left."""
        is_other = self.edition.data.sort[space] == Sort.BAR and self.s.chip[space] != self.seat
        return bool(is_other and self.s.chips[self.seat] > 0)

    def up_to_win(self, walk: Walk) -> Walk:
        """CH-6.1: cut a walk after the central bar that wins the match, if any."""
        data, taken = self.edition.data, set[int]()
        missing = {at for at in range(data.spaces) if data.central[at] and not self._is_own(at)}
        for count, space in enumerate(walk, 1):
            taken |= {space} if self._is_taken(space) else set()
            if space in taken and missing and missing <= taken and len(taken) <= self.s.chips[self.seat]:
                return walk[:count]
        return walk

    def worth(self, bars: Bars) -> int:
        """Return the total worth of bars."""
        return sum(int(self.edition.data.worth[bar]) for bar in bars)

    def best(self, ways: dict[Bars, Walk]) -> dict[Bars, Walk]:
        """Return the ways that take most."""
        best = sorted(ways, key=lambda bars: (-self.worth(bars), len(bars), sorted(bars)))[:MOST_KEPT]
        return {bars: ways[bars] for bars in best}
