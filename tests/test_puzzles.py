"""Puzzles: positions with one best answer, from what one seat knows. What they share with lessons is in test_lessons.py."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

import windycity
from bench.puzzles import BATCH, GAP, Judge, Plan
from tests.test_lessons import attempt_at, do_step
from windycity.bots.names import SEARCH
from windycity.core.luck import Luck
from windycity.core.words import LANGUAGES
from windycity.lessons import LEARNER, Attempt, BadLesson, Lesson, NotTheTask, puzzle_of, puzzles_of

PUZZLES = [puzzle for game in windycity.games() for puzzle in puzzles_of(game)]
PLAYS = 400


@pytest.fixture(params=PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def puzzle(request: pytest.FixtureRequest) -> Lesson:
    taken: Lesson = request.param
    return taken


def test_a_puzzle_is_a_question_with_several_answers_and_then_a_reason(puzzle: Lesson) -> None:
    attempt = attempt_at(puzzle)
    question, reason = puzzle.step
    assert question.task
    assert not reason.task
    assert question.wrong, "a tempting answer is told why it is not so good"
    assert len(attempt.match.legal(LEARNER)) > 1
    by_advice, by_search = puzzle.found
    assert (by_advice.bot, by_advice.plays >= 1000) == ("greedy", True)
    assert (SEARCH.fullmatch(by_search.bot) is not None, by_search.plays >= BATCH) == (True, True)
    assert all(found.best - found.second >= 100 * GAP for found in puzzle.found)


def test_a_puzzle_begins_from_what_the_learner_knows(puzzle: Lesson) -> None:
    game, position = windycity.game(puzzle.game, compiled=False), json.loads(puzzle.position)
    assert (position["seen_by"], position["seats"]) == (str(LEARNER), puzzle.seats)
    assert {option.name: position[option.name] for option in game.rulebook.options} == game.check_options(
        puzzle.seats, puzzle.options
    )
    match = attempt_at(puzzle).match
    assert game.dump_position(match.observed(LEARNER)) == position


def test_what_the_learner_does_not_know_is_imagined_anew_for_each_attempt() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.game == "chicago-poker")
    hands = [attempt_at(puzzle, seed).match.position.hand[1].tolist() for seed in (1, 2, 3, 3)]
    assert hands[0] != hands[1] != hands[2] == hands[3]


def percents(text: str) -> str:
    """A text with its percents written alike: most languages put a space before the sign."""
    return re.sub(r"\s%", "%", text)


def test_the_reason_says_what_the_search_found_and_the_question_does_not(puzzle: Lesson) -> None:
    attempt, found = attempt_at(puzzle), puzzle.found[0]
    shares = f"{found.best}%", f"{found.second}%"
    for language in LANGUAGES:
        assert not any(share in percents(attempt.text(language)) for share in shares)
    do_step(attempt)
    for language in LANGUAGES:
        assert all(share in percents(attempt.text(language)) for share in shares)


def ending_with_its_answer(puzzle: Lesson) -> Lesson:
    """The puzzle of the last card, with the turn's end after its answer: then the last duel is fought."""
    question, reason = puzzle.step
    return msgspec.structs.replace(puzzle, step=[msgspec.structs.replace(question, then=["0: end"]), reason])


def test_the_reason_is_read_also_after_an_answer_that_ends_the_match() -> None:
    attempt = attempt_at(ending_with_its_answer(puzzle_of("chicago-poker", "the-last-card")))
    do_step(attempt)
    assert (attempt.match.over, attempt.over) == (True, False)
    assert "the next best" in attempt.text("en")
    attempt.go_on()
    assert attempt.over


def test_whoever_goes_on_beyond_the_answer_in_one_go_has_given_it() -> None:
    attempt = attempt_at(puzzle_of("chicago", "fourteen-steps"))
    walk = ["n13", "n14", "SE4A", "n14", "m14", "l14", "k14", "SW4A", "k14", "l14", "l15", "SW5A"]
    attempt.play(["from o13", *(f"step {space}" for space in walk)])
    assert (attempt.number, attempt.match.over) == (1, True)
    attempt.go_on()
    attempt.back()
    assert attempt.number == 1
    attempt.back()
    assert (attempt.number, attempt.match.ask) == (0, "from")


def test_every_other_answer_is_answered_kindly_and_changes_nothing(puzzle: Lesson) -> None:
    attempt = attempt_at(puzzle)
    for move in attempt.match.legal(LEARNER):
        if attempt.step.progress([move]) is None:
            with pytest.raises(NotTheTask) as refused:
                attempt.play([move])
            for language in LANGUAGES:
                said = refused.value.message(language)
                assert said in {wrong.text.in_language(language) for wrong in attempt.step.wrong} or move in said
    assert not attempt.match.answers


def test_a_puzzle_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadLesson, match=r'no puzzle named "nothing"\. It has: '):
        puzzle_of("chicago-poker", "nothing")


def tempting(attempt: Attempt) -> list[str]:
    """The answers that a puzzle warns of: of each sort two, since a walk may have a hundred ends."""
    others = [move for move in attempt.match.legal(LEARNER) if attempt.step.progress([move]) is None]
    sorts = [[move for move in others if attempt.step.warning(move) == wrong.text] for wrong in attempt.step.wrong]
    return [move for sort in sorts for move in sort[:2]]


@pytest.mark.compiled
def test_the_answer_still_does_better_than_what_tempts(puzzle: Lesson) -> None:
    attempt = Attempt(puzzle, windycity.game(puzzle.game, compiled=True), Luck.of("hmac-1", 1))
    best = Plan(tuple(attempt.answer()))
    shares = Judge(attempt.match).by_advice([best, *(Plan((move,)) for move in tempting(attempt))], seed=1, count=PLAYS)
    assert max(shares, key=shares.__getitem__) == best
