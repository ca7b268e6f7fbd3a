"""Lessons and puzzles: each is played through, along every way that it allows; and what a learner may try besides the task."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import windycity
from windycity.bots.levels import LEVELS
from windycity.core.errors import IllegalMove
from windycity.core.luck import Luck
from windycity.core.words import LANGUAGES
from windycity.games.reference import clauses
from windycity.lessons import LEARNER, Attempt, BadLesson, Lesson, NotTheTask, Step, lesson_of, lessons_of, puzzles_of
from windycity.lessons.lesson import Wrong, read_lesson, read_line

CITED = re.compile(r"\b[A-Z]{2}-\d[\d.]*\d|\b[A-Z]{2}-\d")
LESSONS = [lesson for game in windycity.games() for lesson in [*lessons_of(game), *puzzles_of(game)]]


def attempt_at(lesson: Lesson, seed: int = 1) -> Attempt:
    return Attempt(lesson, windycity.game(lesson.game, compiled=False), Luck.of("hmac-1", seed))


def do_step(attempt: Attempt) -> None:
    """Do this step as the lesson would show it."""
    number = attempt.number
    while attempt.number == number:
        attempt.play(attempt.answer()) if attempt.has_task else attempt.go_on()


def finish(attempt: Attempt) -> None:
    """Do every step that is left."""
    while not attempt.over:
        do_step(attempt)


@pytest.fixture(params=LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def lesson(request: pytest.FixtureRequest) -> Lesson:
    taken: Lesson = request.param
    return taken


def test_a_lesson_ends_in_a_match_that_goes_on(lesson: Lesson) -> None:
    attempt = attempt_at(lesson)
    finish(attempt)
    assert not attempt.match.over or lesson.found  # the answer to a puzzle may win the match
    assert lesson.bots in LEVELS


def test_a_lesson_goes_the_same_way_whatever_the_luck(lesson: Lesson) -> None:
    attempts = [attempt_at(lesson, seed) for seed in (1, 2, 3)]
    while not attempts[0].over:
        views = [attempt.match.view(LEARNER) for attempt in attempts]
        assert views[0] == views[1] == views[2], f"step {attempts[0].number + 1} depends on luck that is not forced"
        if lesson.found:
            break  # what comes of the answer to a puzzle is luck
        answer = attempts[0].answer()
        for attempt in attempts:
            attempt.play(answer) if answer else attempt.go_on()


def test_whatever_fits_the_task_leads_to_the_end(lesson: Lesson) -> None:
    attempt = attempt_at(lesson)
    while not attempt.over:
        for move in attempt.match.legal(LEARNER) if attempt.has_task else []:
            if attempt.step.progress([move]) is not None:
                other = attempt_at(lesson)
                while other.number < attempt.number:
                    do_step(other)
                other.play([move])
                finish(other)
        do_step(attempt)


def test_every_way_to_do_a_task_can_be_gone(lesson: Lesson) -> None:
    attempt = attempt_at(lesson)
    while not attempt.over:
        number = attempt.number
        for way in attempt.step.ways if attempt.has_task else []:
            for pattern in way:
                attempt.play([next(move for move in attempt.match.legal(LEARNER) if fnmatchcase(move, pattern))])
            assert attempt.number == number + 1
            attempt.back()
        do_step(attempt)


def test_what_a_lesson_says_of_other_moves_is_true(lesson: Lesson) -> None:
    attempt = attempt_at(lesson)
    while not attempt.over:
        check_other_moves(attempt, attempt.step)
        do_step(attempt)


def check_warnings(attempt: Attempt, step: Step, made: list[str]) -> list[Wrong]:
    """Try what a step warns of, after some moves of its task; return what cannot be tried there."""
    legal, untried = attempt.match.legal(LEARNER) if LEARNER in attempt.match.waiting else [], []
    for wrong in step.wrong:
        tried = [move for move in legal if fnmatchcase(move, wrong.move) and step.progress([*made, move]) is None]
        if not tried:
            untried.append(wrong)
            continue
        with pytest.raises(NotTheTask) as refused:
            attempt.play([tried[0]])
        assert refused.value.message("de") in {one.text.in_language("de") for one in step.wrong}
    return untried


def check_other_moves(attempt: Attempt, step: Step) -> None:
    untried = check_warnings(attempt, step, [])
    for number, move in enumerate(way := attempt.answer()):
        if untried and number < len(way) - 1:  # some can be tried only on the way
            attempt.play([move])
            untried = [one for one in untried if one in check_warnings(attempt, step, way[: number + 1])]
    assert not untried, f"nobody can try {[wrong.move for wrong in untried]}"
    if attempt.answer() != way:  # back to the beginning of the step
        attempt.back()
    for move in step.refused:
        with pytest.raises(IllegalMove):
            attempt.play([move])


def test_a_lesson_names_clauses_and_things_that_there_are(lesson: Lesson) -> None:
    game = windycity.game(lesson.game, compiled=False)
    known = {clause.number for clause in clauses(lesson.game, "en")}
    for step in lesson.step:
        texts = [step.title, step.text, *([step.task] if step.task else []), *(wrong.text for wrong in step.wrong)]
        assert bool(step.task) == bool(step.moves), "a task has moves, and moves a task"
        for text in texts:
            cited = [set(CITED.findall(text.in_language(language))) for language in LANGUAGES]
            assert cited[0] == cited[1] == cited[2], "the same clauses in every language"
            assert cited[0] <= known
        for thing in step.show:
            kind, _, name = thing.partition(" ")
            assert name in game.names(kind), f"{thing} is no thing of {lesson.game}"


def first() -> Attempt:
    return attempt_at(lesson_of("chicago-poker", "first-match"))


def test_what_is_only_read_is_left_by_going_on_and_a_task_is_not() -> None:
    attempt = first()
    with pytest.raises(NotTheTask):
        attempt.play(["draw"])
    attempt.go_on()
    with pytest.raises(NotTheTask, match="when the task is done"):
        attempt.go_on()
    assert (attempt.number, len(attempt.match.answers)) == (1, 0)


def test_a_wrong_try_is_explained_and_changes_nothing() -> None:
    attempt = first()
    attempt.go_on()
    with pytest.raises(NotTheTask, match="better used for one more card"):
        attempt.play(["play R9 1"])
    with pytest.raises(IllegalMove, match="do not hold R5"):
        attempt.play(["play R5 1"])
    assert not attempt.match.answers
    attempt.play(["draw"])
    assert "play B9 1" in attempt.match.legal(LEARNER)


def test_a_wrong_try_does_not_draw_the_luck_of_the_task() -> None:
    attempt = first()
    while attempt.step.luck != ["jazz-club"]:
        do_step(attempt)
    with pytest.raises(NotTheTask):
        attempt.play(["draw"])  # a card: the business that is forced could not come
    attempt.play(["play Y9 1"])
    assert "jazz-club" in str(attempt.match.view(LEARNER))


def test_one_can_go_back_to_an_earlier_step_and_do_it_otherwise() -> None:
    attempt = first()
    attempt.go_on()
    attempt.play(["draw"])
    attempt.play(["play G9 1"])
    attempt.back()
    attempt.back()
    assert (attempt.number, len(attempt.match.answers)) == (1, 0)
    finish(attempt)
    assert attempt.over
    attempt.back()
    assert not attempt.over


def test_a_task_may_go_on_after_a_move_that_reveals_something() -> None:
    attempt = attempt_at(lesson_of("chicago-gangsters", "first-match"))
    while "say 4" not in attempt.answer():
        do_step(attempt)
    number = attempt.number
    for answer in (["say 4"], ["done"]):
        assert (attempt.number, attempt.answer()) == (number, answer)
        attempt.play(answer)
    assert attempt.number == number + 1


def test_a_lesson_that_is_not_there_or_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="It has: first-match"):
        lesson_of("chicago-poker", "last-match")
    file = tmp_path / "1-odd.toml"
    for text in ("format = ", 'format = 1\ntitle = "odd"', "format = 1"):
        file.write_text(text)
        with pytest.raises(BadLesson, match="is not a lesson"):
            read_lesson(file)
    for line in ("draw", "one: draw", "1:", "1: = R7"):
        with pytest.raises(BadLesson, match="is not a line of a script"):
            read_line(line)
    assert read_line("1: draw = R7, B9") == (1, "draw", ["R7", "B9"])


def test_the_example_in_the_docs_is_a_lesson(tmp_path: Path) -> None:
    page = (Path(__file__).parents[1] / "docs/writing-lessons.md").read_text("utf-8")
    file = tmp_path / "1-example.toml"
    file.write_text("\n".join(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)), "utf-8")
    example = read_lesson(file)
    attempt = attempt_at(example)
    check_other_moves(attempt, attempt.step)
    attempt.play(["play B9 1"])
    assert attempt.over
