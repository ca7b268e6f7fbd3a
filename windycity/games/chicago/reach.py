"""Where men can go with the dice that are left, for pictures: where each man's walk can end, for each use of the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from windycity.core.edition import Edition
from windycity.core.view import Plain
from windycity.games.chicago.position import MOST_SPACES, NO_SPACE
from windycity.games.chicago.rules.buying import corner_of
from windycity.games.chicago.rules.survey import BITS, PER_SEAT, PER_SET

Spaces = npt.NDArray[np.bool_]  # whether each space is in the set; the last entry is no space


class Reach:
    """The ways open to the active gang, as `survey` wrote them while a man is to walk."""

    def __init__(self, edition: Edition, s: Plain, numbers: Sequence[int]):
        self.edition, self.s = edition, s
        sets = numbers[PER_SEAT * s.seats :]
        self._joined = _neighbours(edition)
        self._passable = _spaces_in(sets[:PER_SET])
        self._endings = _spaces_in(sets[PER_SET:])

    def of_men(self, men: Iterable[int]) -> dict[str, dict[str, list[str]]]:
        """Return where each of these men can end, by the dice he uses; dice that lead nowhere are left out."""
        dice = sorted(die for die in self.s.dice if die)
        throws = {faces for count in range(1, len(dice) + 1) for faces in combinations(dice, count)}
        found: dict[str, dict[str, list[str]]] = {}
        for man in men:
            ends = self._ends(self.s.man_at[self.s.active][man], sum(dice))
            by_dice = {"+".join(map(str, faces)): self._names(ends[sum(faces)]) for faces in sorted(throws)}
            found[self.edition.names["man"][man]] = {name: spaces for name, spaces in by_dice.items() if spaces}
        return {man: by_dice for man, by_dice in found.items() if by_dice}

    def of_walk(self) -> list[str]:
        """Return where the walk under way can still end."""
        return self._names(self._ends(self.s.walk_at, self.s.steps, walking=True)[self.s.steps])

    def _ends(self, start: int, steps: int, walking: bool = False) -> list[Spaces]:
        """List where walks of 0, 1, 2 ... steps can end."""
        here, endings = self._starts(start), self._endings.copy()
        if start != NO_SPACE and not walking:
            endings[start] = True  # the space he leaves is free at once (CH-3.5)
        found = [here]
        for _ in range(steps):
            there = here[self._joined].any(axis=1)
            found.append(there & endings)
            here = there & self._passable
        return found

    def _starts(self, start: int) -> Spaces:
        """CH-3.7: where a man is; one in reserve is wherever a man of the gang stands, and in the headquarters."""
        s, starts = self.s, np.zeros(MOST_SPACES + 1, np.bool_)
        if start != NO_SPACE:
            starts[start] = True
            return starts
        starts[s.man_at[s.active]] = True
        starts[self.edition.plain.headquarters[int(corner_of(s.seats, s.active))]] = True  # type: ignore[no-untyped-call]
        starts[NO_SPACE] = False
        return starts

    def _names(self, spaces: Spaces) -> list[str]:
        names = self.edition.names["space"]
        return [names[space] for space in np.flatnonzero(spaces).tolist()]


def _spaces_in(numbers: Sequence[int]) -> Spaces:
    bits = [number >> bit & 1 for number in numbers for bit in range(BITS)]
    return np.array([*bits, *[0] * (MOST_SPACES + 1 - len(bits))], np.bool_)


def _neighbours(edition: Edition) -> npt.NDArray[np.int64]:
    """The spaces next to each; NO_SPACE where there are fewer, and next to no space."""
    nowhere = np.full((1, edition.data.next_to.shape[1]), NO_SPACE, np.int64)
    return np.concatenate([edition.data.next_to, nowhere])
