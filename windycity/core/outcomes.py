"""Forced outcomes: what the next draws of a match will give instead of luck, and what was forced before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NEVER = 1 << 62  # dropped after more answers than there will be


class _Outcome(NamedTuple):
    """An outcome, with the numbers of answers when it was forced and when it was dropped: an undo can bring it back."""

    text: str
    forced: int
    dropped: int


class Outcomes:
    """The outcomes forced in a match; the last of them are still waiting for a draw."""

    def __init__(self) -> None:
        self._all: list[_Outcome] = []
        self.waiting = 0

    @property
    def forced(self) -> list[tuple[int, str]]:
        """List the outcomes that were not dropped, each with the number of answers before it."""
        return [(outcome.forced, outcome.text) for outcome in self._all if outcome.dropped == NEVER]

    @property
    def queue(self) -> list[str]:
        """List the outcomes that no draw has used yet."""
        return [text for _, text in self.forced[-self.waiting :]] if self.waiting else []

    def force(self, texts: Sequence[str], answers: int) -> None:
        """Queue outcomes; `answers` is the number of answers so far."""
        self._all += [_Outcome(text, answers, NEVER) for text in texts]
        self.waiting += len(texts)

    def drop(self, answers: int) -> None:
        """Drop the waiting outcomes; `answers` is the number of answers so far."""
        counting = [place for place, outcome in enumerate(self._all) if outcome.dropped == NEVER]
        for place in counting[len(counting) - self.waiting :]:
            self._all[place] = self._all[place]._replace(dropped=answers)
        self._all = [outcome for outcome in self._all if outcome.forced < outcome.dropped]  # no undo leads to the others
        self.waiting = 0

    def rewind(self, answers: int, waiting: int) -> None:
        """Go back to the moment with these counts of answers given and of outcomes waiting."""
        before = [outcome for outcome in self._all if outcome.forced <= answers]
        self._all = [outcome._replace(dropped=NEVER) if outcome.dropped > answers else outcome for outcome in before]
        self.waiting = waiting

    def copy(self) -> Outcomes:
        """Copy the outcomes."""
        twin = Outcomes()
        twin._all, twin.waiting = self._all.copy(), self.waiting
        return twin
