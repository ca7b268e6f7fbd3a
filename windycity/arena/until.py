"""Stopping as soon as it is settled which of two bots is better, however often the results are examined.

The question `x>y` is whether x finishes ahead of y more often than behind it. A round's score is how often x finished
ahead, from 0 to 1 (a shared rank counts as half), and rounds are independent. The claim that the mean score is 1/2 or less is
tested by betting against it: each round multiplies the capital of a gambler with the stake L by 1 + L (score - 1/2). If the
claim is true the capital does not grow on average, whatever the scores look like, so the chance that it ever reaches 40
times its start is at most 1/40 (Ville's inequality). Gamblers with 19 different stakes share the capital, so that none
has to be chosen beforehand. The claim that the mean score is 1/2 or more is tested in the same way. So the chance of
settling the question wrongly is at most 5 %, with a look after every round. See Waudby-Smith and Ramdas, "Estimating means
of bounded random variables by betting", 2024.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from windycity.arena.words import FOLDER
from windycity.core.errors import BadOption

STAKES = np.arange(1, 20) / 10
ENOUGH = 40.0


@dataclass(frozen=True)
class Question:
    """Whether a bot finishes ahead of another more often than behind it."""

    first: str
    second: str


def read_question(text: str, bots: Sequence[str]) -> Question:
    """Read a question such as `boss>capo` about two of the bots."""
    for place, letter in enumerate(text):
        first, second = text[:place].strip(), text[place + 1 :].strip()
        if letter == ">" and first in bots and second in bots and first != second:
            return Question(first, second)
    raise BadOption("question-form", catalogue=FOLDER, text=text, bots=", ".join(bots))


class Betting:
    """Two capitals of 1, one betting on scores above 1/2 and one on scores below, until one of them is large enough."""

    def __init__(self) -> None:
        self._above = np.ones(len(STAKES))
        self._below = np.ones(len(STAKES))

    @property
    def settled(self) -> bool | None:
        """Whether the score is above 1/2 on average (True), below (False), or neither is settled yet (None)."""
        if self._above.mean() >= ENOUGH:
            return True
        return False if self._below.mean() >= ENOUGH else None

    def look(self, score: float) -> None:
        """Take the score of one more round into account; once the question is settled nothing changes."""
        if self.settled is None:
            self._above *= 1 + STAKES * (score - 0.5)
            self._below *= 1 - STAKES * (score - 0.5)
