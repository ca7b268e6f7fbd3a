"""An engine: the entry kernels of a game with what they run on, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from windycity.core.edition import Edition
from windycity.core.kernel import Kernel
from windycity.core.position import Layout, Loose, LooseArray, Positions, copy_of
from windycity.core.rulebook import Rulebook


class Engine:
    """A game's entry kernels with the arrays they run on, interpreted on loose positions or compiled on records."""

    def __init__(self, rulebook: Rulebook, edition: Edition, call: Mapping[str, Kernel], compiled: bool):
        self.compiled = compiled
        self.call = call
        self._name, self._position = rulebook.name, rulebook.position
        editions = LooseArray([edition.data.copy()])
        self.editions: Positions = rulebook.edition.pack(editions) if compiled else editions
        self._most_legal = rulebook.most_legal

    def __repr__(self) -> str:
        return f"<Engine of {self._name}, {'compiled' if self.compiled else 'interpreted'}>"

    @property
    def out(self) -> npt.NDArray[np.int64]:
        """A new array for the output of an entry: threads must not share one."""
        return np.empty(self._most_legal, np.int64)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """A new array for how good each legal action looks."""
        return np.empty(self._most_legal)

    def array(self, layout: Layout, count: int = 1) -> Positions:
        """Make an array of empty records, in this engine's form."""
        return layout.records(count) if self.compiled else layout.loose(count)

    def of(self, position: Loose) -> Positions:
        """Turn a loose position into this engine's form, checking every range."""
        loose = LooseArray([position.copy()])
        records = self._position.pack(loose)
        return records if self.compiled else loose

    def legal(self, positions: Positions, seat: int) -> list[int]:
        """List the legal actions of a waiting seat."""
        out = self.out
        count = self.call["list_legal"](positions, self.editions, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def advice(self, observed: Positions, seat: int) -> dict[int, float]:
        """Return how good each legal action looks to the seat that observed the position."""
        out, weights = self.out, self.weights
        count = self.call["list_advice"](observed, self.editions, seat, out, weights)
        return dict(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    def observed(self, positions: Positions, seat: int) -> Positions:
        """Copy a position as a seat knows it."""
        copy = copy_of(positions)
        self.call["observe_as"](copy, self.editions, seat)
        return copy

    def survey(self, observed: Positions) -> list[int]:
        """List the numbers that the game's view needs and only its rules can compute; none if it has no such kernel."""
        out = self.out
        count = self.call["survey_position"](observed, self.editions, out)
        numbers: list[int] = out[:count].tolist()
        return numbers

    def scores(self, positions: Positions, seats: int) -> list[int]:
        """List the scores of all seats."""
        out = self.out
        self.call["list_scores"](positions, self.editions, out)
        scores: list[int] = out[:seats].tolist()
        return scores
