"""The scores along a match: as the rules count them, at the beginning of every round, and shown to nobody before the end."""

from __future__ import annotations

import random

import pytest

import windycity
from tests.server.inn import GAME, Inn, tell
from windycity.core.match import Match
from windycity.server.course import course_of


def played(game: str, seed: int = 3) -> tuple[Match, list[list[int]]]:
    """A match played by chance, and the scores before each answer and at the end."""
    luck = random.Random(seed)
    match = windycity.game(game).start(3, seed=seed)
    engine, scores = match.game.engine, []
    while True:
        scores.append(engine.scores(engine.of(match.position), match.seats))
        if match.over:
            return match, scores
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("game", ["chicago-poker", "chicago-gangsters"])
def test_scores_are_those_of_the_rules_at_the_beginning_of_each_round(game: str) -> None:
    match, scores = played(game)
    course = course_of(match)
    assert [point.scores for point in course] == [scores[point.moment] for point in course]
    rounds = [point.round for point in course]
    assert rounds[:-1] == sorted(set(rounds[:-1])), "each beginning once, in order"
    assert max(rounds) > 5
    assert (course[0].moment, course[-1].moment) == (0, len(match.answers))
    assert match.result is not None
    assert tuple(course[-1].scores) == match.result.scores


def test_the_course_of_a_match_is_shown_once_it_is_over() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["me", "greedy", "greedy"])
        async with ann.at(table) as seen:
            early = await inn.http.get(f"/api/tables/{table}/course?language=nl")
            assert (early.status_code, early.json()["error"]) == (409, "not-now")
            assert "voorbij" in early.json()["message"]
            await seen.done("contribute", words="")
            await seen.done("propose", matter="end")
            await seen.until(lambda seen: seen.state["stage"] == "over")
        course = (await inn.http.get(f"/api/tables/{table}/course")).json()
        assert course["reviewed"] is False
        assert course["points"][0] == {"moment": 0, "round": 1, "scores": [0, 0, 0]}

    tell(story)
