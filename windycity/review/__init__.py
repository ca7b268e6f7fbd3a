"""Reviews: what a finished match looks like to the strongest bot: win chances, what moves cost, and luck apart.

review      a review as data
reviewer    computing one: `review_match`
plays       playing on from a moment: foreseen by the net, or searched where a game has none
costs       what moves cost
lucks       luck apart
texts       a review in words
"""

from windycity.review.effort import EFFORTS, Effort, effort_of
from windycity.review.review import BadReview, Cost, Luck, Point, Review
from windycity.review.reviewer import review_match
from windycity.review.texts import describe_review

__all__ = [
    "EFFORTS",
    "BadReview",
    "Cost",
    "Effort",
    "Luck",
    "Point",
    "Review",
    "describe_review",
    "effort_of",
    "review_match",
]
