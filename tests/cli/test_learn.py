"""Learning in the terminal: a lesson is read, tried, done, and played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

import pytest
from rich.console import Console

from windycity.cli import learn
from windycity.cli.screen import Leave, Screen
from windycity.core.errors import WindyCityError
from windycity.lessons import BadLesson

Lesson = Callable[..., str]
TO_THE_END = ["", "draw", "play R9 1", "play P3 2", "play G9 1", "", "play B9 1", "draw", "play Y9 1", ""]


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """Take a lesson, the first of Chicago Poker unless named, typing these lines; return what was shown."""

    def take(*typed: str, language: str = "en", game: str = "chicago-poker", name: str | None = "first-match") -> str:
        return typing(monkeypatch, learn.learn_in_terminal, typed, language, game, name)

    return take


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """Solve a puzzle of Chicago Poker, typing these lines; return what was shown."""

    def solve(*typed: str, language: str = "en", name: str | None = "morans-bullet") -> str:
        return typing(monkeypatch, learn.solve_in_terminal, typed, language, "chicago-poker", name)

    return solve


def typing(
    monkeypatch: pytest.MonkeyPatch,
    command: Callable[[str, str | None, Screen], int],
    typed: Sequence[str],
    language: str,
    game: str,
    name: str | None,
) -> str:
    out, lines = StringIO(), iter(typed)

    def ask(sentence: str, **facts: object) -> str:
        line = next(lines, None)
        if line is None:
            raise Leave
        return line

    screen = Screen(language, True, Console(file=out, width=200, soft_wrap=True))
    monkeypatch.setattr(screen, "ask", ask)
    monkeypatch.setattr(learn, "play_on", lambda match, bots, screen: screen.text(f"on with {match.ask} and {bots}") or 0)
    assert command(game, name, screen) == 0
    return out.getvalue()


def test_a_lesson_is_done_and_played_on(lesson: Lesson) -> None:
    shown = lesson(*TO_THE_END, "yes")
    assert "1 of 10: You want the businesses." in shown
    assert "Your task: You have a pair of nines." in shown
    assert "10 of 10: The brewery is yours." in shown
    assert "That was the lesson." in shown
    assert "on with action and lookout" in shown


def test_whoever_does_not_want_to_play_on_leaves(lesson: Lesson) -> None:
    assert "on with" not in lesson(*TO_THE_END, "no")


def test_after_one_of_the_list_the_next_is_the_default(lesson: Lesson, puzzle: Lesson) -> None:
    shown = lesson("1", *TO_THE_END, "no", "", name=None)
    assert shown.count("Lessons for Chicago Poker:") == 2
    assert shown.index("That was the lesson.") < shown.index("1 of 6:"), "the second lesson has begun"
    solved = puzzle("1", "play R10 1", "play B10 1", "", "no", "q", name=None)
    assert solved.count("Puzzles for Chicago Poker:") == 2


def test_one_may_try_look_go_back_and_read(lesson: Lesson) -> None:
    shown = lesson("", "play R5 1", "play R9 1", "show", "rules CP-4.6", "?", "back", "show", "quit")
    assert "You do not hold R5. (CP-4.3)" in shown
    assert "better used for one more card" in shown
    assert "This does it: draw" in shown
    assert "Bullet." in shown
    assert "to the step before" in shown
    assert shown.count("1 of 10:") == 2
    assert "There is nothing to do here" in shown
    assert "3 of 10" not in shown


def test_a_move_that_begins_like_a_command_is_a_move(lesson: Lesson) -> None:
    shown = lesson("", "say 8", "show", "show W4", "done", game="chicago-gangsters", name="words-and-partners")
    assert "This does it: show W4, done" in shown
    assert "Torrio lays weapons 4 openly." in shown
    assert "4 of 7" in shown


def test_the_text_of_a_step_is_shown_once_and_its_task_until_it_is_done(lesson: Lesson) -> None:
    shown = lesson("", "say 8", "show W4", game="chicago-gangsters", name="words-and-partners")
    assert (shown.count("3 of 7:"), shown.count("Your task: Lay the W4 openly")) == (1, 2)


def test_the_task_is_said_again_after_whatever_did_not_do_it_and_the_text_with_the_moves(lesson: Lesson) -> None:
    task = "Your task: You have a pair of nines."
    shown = lesson("", "nonsense", "play R9 1", "list")
    assert shown.count(task) == 4
    assert shown.index('"nonsense" is no move') < shown.rindex(task)
    assert (shown.count("2 of 10:"), shown.count("1. draw")) == (2, 2)


def test_what_was_played_before_a_lesson_is_not_told_as_news(lesson: Lesson) -> None:
    shown = lesson("", "say 8", game="chicago-gangsters", name="words-and-partners")
    assert "Torrio says: I bring 8." in shown
    assert "Genna says" not in shown


def test_what_was_played_before_the_first_step_is_not_told_move_by_move(lesson: Lesson) -> None:
    shown = lesson("", "move 1 with 4", "step c8", game="chicago", name="fights")
    assert "Round 1 begins." not in shown
    assert shown.index("1 of 6:") < shown.index("What happened:") < shown.index("O'Banion's man 1 sets out from c7")


def test_it_speaks_the_learners_language(lesson: Lesson) -> None:
    assert "Deine Aufgabe: Du hast zwei Neunen." in lesson("", language="de")
    assert "Jouw opdracht: Je hebt twee negens." in lesson("", language="nl")


def test_a_lesson_that_there_is_not_is_refused_with_those_there_are(lesson: Lesson) -> None:
    with pytest.raises(BadLesson, match=r'no lesson named "nothing"\. It has: first-match'):
        lesson(name="nothing")


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> None:
    monkeypatch.setattr(learn, "lessons_of", lambda game: [])
    with pytest.raises(WindyCityError, match="no lesson for Chicago Poker yet"):
        lesson(name=None)


def test_a_puzzle_is_tried_solved_and_played_on(puzzle: Lesson) -> None:
    shown = puzzle("play R10 2", "draw", "play R10 1", "play B10 1", "", "yes")
    question, reason = shown.index("The question: What do you do with your tens?"), shown.index("Two cards beat five.")
    assert question < shown.index("nothing is decided there yet") < shown.index("you hold what you need for it") < reason
    assert (
        reason < shown.index("Bots played on") < shown.index("That was the puzzle.") < shown.index("on with action and lookout")
    )
    assert "1 of 2" not in shown


def test_the_answer_of_a_puzzle_can_be_shown(puzzle: Lesson) -> None:
    assert "This does it: play R10 1, play B10 1" in puzzle("show")


def test_a_puzzle_is_chosen_by_its_number_or_from_a_list(puzzle: Lesson) -> None:
    assert "Die Frage: Was machst du mit deinen Zehnen?" in puzzle(name="1", language="de")
    shown = puzzle("1", name=None)
    assert "Puzzles for Chicago Poker:" in shown
    assert "1  Moran's bullet" in shown
    for name in ("0", "99", "nothing"):
        with pytest.raises(BadLesson, match=f'no puzzle named "{name}"'):
            puzzle(name=name)
