"""Puzzles in the browser: one click, a question, a kind word for a wrong try, and the reason after the right one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import windycity
from tests.test_lessons import attempt_at
from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.test_access import flaws
from tests.web.visitor import Visitor
from windycity.lessons import LEARNER, Lesson, puzzles_of

FIRST = [puzzles_of(game)[0] for game in windycity.games() if puzzles_of(game)]


def pick(ann: Visitor, move: str) -> None:
    """Choose a move at the general table."""
    said = len(ann.answers)
    ann.until(lambda: ann.state["choices"] is not None and move in moves_of(ann) and ann.choices.count() == len(moves_of(ann)))
    ann.choices.nth(moves_of(ann).index(move)).click()
    ann.until(lambda: len(ann.answers) > said)


def moves_of(ann: Visitor) -> list[str]:
    """The moves that the page was sent, in the order in which it lists them."""
    moves = []
    for group in ann.state["choices"]["groups"]:
        for row in group["moves"]:
            words = [group["word"]]
            for place, number in enumerate(row):
                words += [*group["between"][place - 1 : place], group["parts"][place]["names"][number]]
            moves.append(" ".join(word for word in words if word))
    return moves


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_tried_shown_and_solved(visitor: Visiting, puzzle: Lesson) -> None:
    ann = visitor().come("Ann")
    ann.look_at(ann.take(f"/api/games/{puzzle.game}/puzzles/{puzzle.name}"))
    ann.until(lambda: ann.stage == "playing" and ann.state["lesson"]["puzzle"] and ann.asked is not None)
    panel, attempt = ann.page.locator("[data-lesson]"), attempt_at(puzzle)
    expect(panel).to_contain_text(say("puzzle-titled", title=puzzle.title.en))
    assert puzzle.step[0].task
    expect(panel).to_contain_text(puzzle.step[0].task.en)
    wrong = next(move for move in attempt.match.legal(LEARNER) if attempt.step.progress([move]) is None)
    pick(ann, wrong)
    expect(panel.locator(".wrong")).to_be_visible()
    ann.button("show-answer").click()
    expect(panel.locator(".shown").last).to_be_visible()
    if puzzle.game != "chicago":  # where a walk is told by its man and its end
        expect(panel.locator(".shown")).to_have_count(len(attempt.answer()))
    assert ann.state["lesson"]["step"] == 0
    while attempt.number == 0:
        [move, *_] = attempt.answer()
        attempt.play([move])
        pick(ann, move)
    ann.until(lambda: ann.state["lesson"]["step"] == 1)
    expect(panel).to_contain_text(puzzle.step[1].title.en)
    expect(panel).to_contain_text(f"{puzzle.found[0].best}")
    panel.get_by_role("button", name=say("go-on")).click()
    ann.until(lambda: ann.state["lesson"]["step"] == 2)
    expect(panel).to_contain_text(say("puzzle-over"))


def test_puzzles_stand_beside_lessons_on_the_first_page(visitor: Visiting) -> None:
    ann = visitor(plain=False).visit()
    puzzles = ann.page.get_by_role("group", name=say("puzzles-of", game="Chicago Poker"))
    expect(puzzles.get_by_role("button")).to_have_count(len(puzzles_of("chicago-poker")))
    puzzles.get_by_role("button").first.click()
    ann.until(lambda: ann.state is not None and ann.stage == "playing" and ann.state["lesson"]["puzzle"])
    expect(ann.page.locator(".ring")).to_have_count(0)
    assert flaws(ann) == []
