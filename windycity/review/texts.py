"""A review in words: what moves did and what would have been better, what luck did, and where the match turned."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import msgspec

from windycity.bots.happenings import outlook_of
from windycity.bots.reasons import say_reason
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.core.news import News, format_news
from windycity.core.words import check_language, say
from windycity.review.past import moments_of
from windycity.review.review import Cost, Luck, Point, Review
from windycity.review.words import WORDS
from windycity.review.work import CERTAINTY

TURN = 0.1  # of the win: a smaller change between two points is no turn
MOST_TURNS = 3
MOST_SENTENCES = 3  # of news about one thing


class CostText(msgspec.Struct, frozen=True):
    """A move that cost something, in words: what it did, and what the better one would have done."""

    answer: int
    seat: int
    sentence: str
    move: str
    better: str
    why: str  # why it would have been better; empty if nothing that happens soon says it


class LuckText(msgspec.Struct, frozen=True):
    """What luck did with an answer: the news of it."""

    answer: int
    text: str


class Turn(msgspec.Struct, frozen=True):
    """Where a seat's chance changed most: between which points, by how much, and the news of it."""

    first: int
    last: int
    seat: int
    change: float
    text: str


class Telling(msgspec.Struct, frozen=True):
    """A review in words, in one language."""

    verdict: str
    costs: list[CostText]
    lucks: list[LuckText]
    turns: list[Turn]


def describe_review(match: Match, review: Review, language: str, *, spoken: bool = False) -> Telling:
    """Describe the review of a match in words; `spoken` is as in `Match.explain`."""
    check_language(language)
    answers = {cost.answer for cost in review.costs}
    turns = biggest_turns(review)
    before = {luck.answer for luck in review.lucks}
    wanted = answers | {answer + 1 for answer in before} | {point.moment for turn in turns for point in turn}
    moments = moments_of(match, wanted)
    return Telling(
        match.verdict(language) or "",
        [_cost_text(moments[cost.answer], cost, language, spoken) for cost in review.costs],
        [LuckText(luck.answer, _luck_text(moments[luck.answer + 1], luck, language, spoken)) for luck in review.lucks],
        [_turn(moments, first, last, language, spoken) for first, last in turns],
    )


def _cost_text(moment: Match, cost: Cost, language: str, spoken: bool) -> CostText:
    move = moment.explain(cost.seat, cost.move, language, spoken=spoken)
    better = moment.explain(cost.seat, cost.better, language, spoken=spoken)
    players = moment.player_names
    facts = {"player": players[cost.seat], "points": round(100 * cost.cost, 1)}
    why = say_reason(cost.reason, moment.game, players, language, spoken=spoken, about=cost.seat) if cost.reason else ""
    return CostText(cost.answer, cost.seat, say("review-cost", language, WORDS, **facts), move, better, why)


def _luck_text(moment: Match, luck: Luck, language: str, spoken: bool) -> str:
    """Return the news of the answer that drew the luck, as its seat knows them."""
    seat = moment.answers[-1].seat
    news = format_news(moment, seat, moment.latest(seat), language, spoken=spoken)
    told = [one.text for one in news if not one.slight] or [one.text for one in news]
    return " ".join(told[:MOST_SENTENCES])


def biggest_turns(review: Review) -> list[tuple[Point, Point]]:
    """List the pairs of points between which some seat's chance changed most, beyond doubt, in the order of the match."""
    turns = [pair for pair in pairwise(review.points) if abs(change_of(*pair)[1]) >= max(TURN, CERTAINTY * _error_between(*pair))]
    largest = sorted(turns, key=lambda pair: -abs(change_of(*pair)[1]))[:MOST_TURNS]
    return sorted(largest, key=lambda pair: pair[0].moment)


def _error_between(first: Point, last: Point) -> float:
    return hypot(first.error, last.error)


def change_of(first: Point, last: Point) -> tuple[int, float]:
    """Return the seat whose chance changed most between two points, and by how much."""
    changes = [after - before for before, after in zip(first.shares, last.shares, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return seat, changes[seat]


def _turn(moments: dict[int, Match], first: Point, last: Point, language: str, spoken: bool) -> Turn:
    seat, change = change_of(first, last)
    earlier = moments[first.moment].events(seat)
    since = earlier[-1].number + 1 if earlier else 0
    news = _without_what_comes(moments[last.moment], moments[last.moment].news(seat, language, since, spoken=spoken))
    told = [one.text for one in news if one.vital and not one.slight] or [one.text for one in news if not one.slight]
    return Turn(first.moment, last.moment, seat, round(change, 4), " ".join(told[-MOST_SENTENCES:]))


def _without_what_comes(match: Match, news: list[News]) -> list[News]:
    """Leave out that a turn or round begins, which is still to be played: that turned nothing."""
    outlook = outlook_of(match.game.name)
    if match.over or outlook is None:
        return news
    begun = max((event.number for event in match.events(None) if event.name == name_of(outlook.moment)), default=-1)
    goes_on = outlook.whose is not None  # a turn may begin with what was decided before it: a duel
    return [one for one in news if one.number < begun or (goes_on and one.number > begun)] or news
