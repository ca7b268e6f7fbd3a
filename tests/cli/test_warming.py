"""Compiling during a match: who sits in, what is reported, and what is switched."""

from __future__ import annotations

import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from tests.cli.test_terminal import Person, people, sit_down
from windycity.bots.names import make_bots
from windycity.cli import terminal
from windycity.cli import warming as warming_module
from windycity.cli.kept import Keeper
from windycity.cli.screen import Leave, Screen
from windycity.cli.terminal import Terminal
from windycity.core.match import Match
from windycity.games.warming import State, Warming

__all__ = ["people"]  # a fixture


class Pretended(Warming):
    """A compilation in any wanted state, without a process."""

    def __init__(self, *states: State):
        self._states = [*states]
        self._begun, self._done, self._total = time.monotonic() - 59, 50, 200

    @property
    def state(self) -> State:
        return self._states[0]

    def go_on(self) -> None:
        """Get to the next state."""
        self._states = self._states[1:] or self._states


def play(warming: Pretended, typed: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[str, Match]:
    """Play interpreted against a search; the compilation goes on after each typed line. Return what was shown."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(terminal, "ignore_signals", lambda: None)
    monkeypatch.setattr(warming_module, "NOW_AND_THEN", 0.0)
    lines, out = iter(typed), StringIO()

    def ask(sentence: str, **facts: object) -> str:
        line = next(lines, None)
        if line is None:
            raise Leave
        warming.go_on()
        return line

    screen = Screen("en", True, Console(file=out, width=200, soft_wrap=True))
    monkeypatch.setattr(screen, "ask", ask)
    match = windycity.game("chicago-poker", compiled=False).start(4, 3)
    bots = make_bots("search:10", [1, 2, 3], 1)
    table = Terminal(match, (0,), bots, screen, Keeper(None), warming)
    table.run()
    return out.getvalue(), table.match


def test_greedy_sits_in_until_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    warming = Pretended(State.UNDER_WAY, State.UNDER_WAY, State.DONE)
    out, match = play(warming, ["play R3 1", "play R9 1", "hint", "undo"], monkeypatch, tmp_path)
    sits_in = out.index("until that is done, greedy sits in for search:10.")
    progress = out.index("Compiling the rules: 50 of 200 done, about 180 s left.")
    done = out.index("The rules are compiled: hint searches now, and at the table from now on: search:10.")
    assert sits_in < progress < done < out.index("The strongest bot would choose") < out.index("Taken back.")
    assert match.game.engine.compiled
    assert match.answers[0].action == match.game.parse_move("play R3 1")


def test_what_is_kept_names_the_bots_that_were_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play(Pretended(State.UNDER_WAY), ["play R3 1"], monkeypatch, tmp_path)
    (company,) = (tmp_path / "windycity" / "kept").glob("*.json")
    assert '"bots":"search:10"' in company.read_text()


def test_if_compiling_fails_greedy_plays_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out, match = play(Pretended(State.UNDER_WAY, State.FAILED), ["play R3 1", "draw", "draw", "hint"], monkeypatch, tmp_path)
    assert (
        out.count("The rules could not be compiled, without which there is no search:10; windycity warm chicago-poker tells why.")
        == 1
    )
    assert "An easy bot would choose: " in out
    assert not match.game.engine.compiled


def test_a_match_is_played_and_left_where_the_rules_cannot_be_compiled(people: list[Person], tmp_path: Path) -> None:
    arguments = ("play", "chicago-poker", "--bots", "boss", "--seed", "3", "--seats", "2", "--lang", "en")
    person = sit_down(people, tmp_path, *arguments, WINDYCITY_CACHE="/proc/nope")
    for _ in range(20):
        shown = person.sees("? for help): ")
        if "could not be compiled, without which there is no boss" in shown:
            break
        time.sleep(0.5)
        person.types("1")
    else:
        pytest.fail("it was never told that compiling failed")
    person.types("quit")
    person.sees("The match is kept")
    assert person.ends() == 0
