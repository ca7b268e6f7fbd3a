"""The course of a match: the scores of all seats from round to round, for those who look back at it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from windycity.core.match import Match
from windycity.core.position import Loose


class CoursePoint(msgspec.Struct, frozen=True):
    """The scores at the beginning of a round; the last point of a course is the end of the match."""

    moment: Annotated[int, Meta(description="The number of answers before it.")]
    round: Annotated[int, Meta(description="The number of the round.")]
    scores: Annotated[list[int], Meta(description="The score of each seat, in the order of the seats.")]


class Course(msgspec.Struct, frozen=True):
    """The scores along a match that is over."""

    points: list[CoursePoint]
    reviewed: Annotated[bool, Meta(description="Whether somebody has had the match reviewed, or has it done now.")]


def course_of(match: Match) -> list[CoursePoint]:
    """List the scores at the beginning of each round and at the end, by the rules; the match stays as it is."""
    earlier = match.copy()
    points = [_point(earlier)]
    while earlier.answers:
        earlier.undo()
        point = _point(earlier)
        if len(points) > 1 and points[-1].round == point.round:
            points.pop()  # it came before the round began
        points.append(point)
    return points[::-1]


def _point(match: Match) -> CoursePoint:
    position, engine = match.position, match.game.engine
    scores = engine.scores(engine.of(position), match.seats)
    return CoursePoint(len(match.answers), _round_of(position), scores)


def _round_of(position: Loose) -> int:
    """Return the round of a position; in a game without rounds, a turn of each player; 0 if it has neither."""
    if hasattr(position, "round"):
        return int(position.round)
    return int(position.turn) // int(position.seats) + 1 if hasattr(position, "turn") else 0
