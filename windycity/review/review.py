"""A review as data: what a finished match looks like to the strongest bot.

A *moment* is a number of answers: the match after them, 0 after the set-up. An *answer* is a number of `Match.answers`, from 0:
it was given at the moment of the same number, and led to the next. Shares are each seat's expected share of the win, from 0 to 1;
every `error` is a standard error of the estimate beside it.
"""

from __future__ import annotations

import msgspec

from windycity.bots.reasons import Reason
from windycity.core.errors import WindyCityError
from windycity.review.words import WORDS

VERSION = 1
MISTAKE = 0.02  # of the win: what costs less is never called a mistake
SWING = 0.05  # of the win: luck that moves less is not reported
MOST_COSTS = 3  # moves that are shown for a seat
MOST_POINTS = 60


class BadReview(WindyCityError):
    """A review that cannot be computed or read."""

    code = "bad-review"

    def __init__(self, sentence: str, /, **facts: object):
        super().__init__(sentence, rule=None, catalogue=WORDS, **facts)


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat's chance to win at a moment, estimated from the true position; `error` is the largest of any seat."""

    moment: int
    shares: list[float]
    error: float


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that cost a seat part of its chance, and a better one, as it could be known then; both were searched equally.

    `error` is that of the difference between the shares; `reason` is what the better one wins, prepares or prevents, if that is
    clear.
    """

    answer: int
    seat: int
    move: str
    better: str
    share: float
    better_share: float
    error: float
    reason: Reason | None = None

    @property
    def cost(self) -> float:
        """The share of the win that the move gave away."""
        return self.better_share - self.share


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Luck that an answer drew: how far it moved each seat's chance from what that move could expect.

    `error` is the largest of any seat.
    """

    answer: int
    swings: list[float]
    error: float


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished match looks like to the strongest bot.

    `points` are in the order of their moments; the last is the result. `costs` are the worst first, at most three for a seat;
    `lucks` are in the order of the match. `effort` and `seed` are what the estimates follow from.
    """

    version: int
    game: str
    rules: int
    edition: str
    bot: str
    effort: str
    seed: int
    seats: int
    answers: int
    points: list[Point]
    costs: list[Cost]
    lucks: list[Luck]

    def to_json(self) -> str:
        """Write the review as JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Review:
        """Read a review; anything else, or another version, raises BadReview."""
        try:
            review = msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise BadReview("review-unreadable", reason=str(error)) from error
        if review.version != VERSION:
            raise BadReview("review-other-version", version=review.version, wanted=VERSION)
        return review
