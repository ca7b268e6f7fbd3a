"""Looking at a record: what may not be noticed is stepped over, and nothing shown is empty."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from tests.games.chicago_gangsters.story import story
from windycity.cli.replay import Replay
from windycity.cli.screen import Leave, Screen
from windycity.core import record as records

Steps = Callable[..., list[str]]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """Look at a record of three cards laid by two partners; return the first line about each move shown."""
    s = story(hands=["W4 W2", "B2", "B3", "B3"], means="weapons bribes", persons_count=False)
    s.play(0, "lay W4").play(1, "lay B2").play(0, "lay W2").play(1, "done").play(0, "done").play(0, "pass")
    match = s.match

    def look(eye: int | None, *typed: str) -> list[str]:
        out, lines = StringIO(), iter(typed)

        def ask(sentence: str, **facts: object) -> str:
            screen.text(f"at {facts['number']}")
            line = next(lines, None)
            if line is None:
                raise Leave
            return line

        screen = Screen("en", True, Console(file=out, width=200, soft_wrap=True))
        monkeypatch.setattr(screen, "ask", ask)
        Replay(match.game, records.read(match.save()), screen, eye).run()
        shown = out.getvalue().splitlines()
        return [line for before, line in itertools.pairwise(shown) if before == "What happened:" or line[:3] == "at "]

    return look


def test_answers_that_may_not_be_noticed_are_stepped_over(steps: Steps) -> None:
    seen = ["at 0", "O'Banion: done", "at 4", "Torrio: done", "at 5", "Torrio: pass", "at 6"]
    assert steps(None, "n", "n", "n")[-len(seen) + 1 :] == seen[1:]
    assert steps(2, "n", "n", "n")[-len(seen) + 1 :] == seen[1:]
    own = ["Torrio: lay W4", "at 1", "Torrio: lay W2", "at 3", "O'Banion: done", "at 4", "Torrio: done", "at 5"]
    assert steps(0, "n", "n", "n", "n")[-len(own) :] == own
    assert steps(1, "n")[-2:] == ["O'Banion: lay B2", "at 2"]


def test_a_record_that_begins_in_the_middle_has_nothing_to_tell_at_first(steps: Steps) -> None:
    assert steps(None) == ["at 0"]


def test_going_back_and_to_a_number_stays_with_what_may_be_noticed(steps: Steps) -> None:
    assert steps(None, "5", "b")[-1] == "at 4"
    assert steps(None, "3")[-1] == "at 0"
    assert steps(None, "e", "n")[-1] == "at 6"
    assert steps(0, "3", "s 2")[-1] == "at 2"
    assert steps(0, "3", "b")[-1] == "at 1"


def test_a_move_is_shown_as_the_eye_may_know_it() -> None:
    s = story(hands=["W4 W2", "B2"], talk=True)
    s.play(0, "say 4").play(1, "silent")
    replay = Replay(s.match.game, records.read(s.match.save()), Screen("en", True), 1)
    replay.at = 1
    assert replay._move() == ["Torrio: say ??"]
    replay.eye = 0
    assert replay._move() == ["Torrio: say 4"]
