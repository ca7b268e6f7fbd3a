"""The plain terminal, for people who hear it: whole matches by what is printed, and what can be asked for."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import windycity
from tests.fifth.install import NAME as FIFTH
from tests.fifth.install import copy_to, on_the_path
from windycity.bots.names import make_bots
from windycity.cli.aloud import Aloud, look, near, whole
from windycity.cli.aloud import describe as described
from windycity.cli.commands import words_for
from windycity.cli.kept import Keeper
from windycity.cli.screen import Leave, Screen
from windycity.cli.steps import SHORT, Steps
from windycity.cli.terminal import Terminal
from windycity.cli.typed import question_of
from windycity.cli.words import text_of
from windycity.core.errors import WindyCityError
from windycity.core.match import Match
from windycity.core.translation import Translation
from windycity.core.words import LANGUAGES

GAMES = windycity.games()
ENTRY = re.compile(r"^(\d+)\. ", re.MULTILINE)
RUN = re.compile(r"^\S.* (\d+) \.\.\. .* (\d+)$", re.MULTILINE)
DRAWN = re.compile(r"[\u2500-\u259f\u25a0-\u25ff]|\?\?|  |\x1b")  # boxes, signs, hidden cards, columns, colours
ASKED = 40  # answers after which the person asks about the table


class Listener:
    """Somebody who plays by what is printed, and by nothing else."""

    def __init__(self, match: Match, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
        self.luck, self.language, self.capsys = random.Random(7), language, capsys
        self.heard = ""
        self.answers = 0
        self.pages: list[int] = []
        monkeypatch.setattr("builtins.input", self._answer)
        self.match = match

    def _answer(self, prompt: str) -> str:
        told = self.capsys.readouterr().out
        self.heard += told
        self.answers += 1
        if self.answers % ASKED == 0:
            name = self.luck.choice(["look", "changed", "list", "hint" if self.answers < 2 * ASKED else "log"])
            return words_for(name, self.language)[0] + (" 3" if name == "log" else "")
        self.pages.append(len(ENTRY.findall(told)))
        if run := RUN.search(told):
            return str(self.luck.randint(int(run[1]), min(int(run[2]), 9)))
        if numbers := ENTRY.findall(told):
            self.last = numbers
        elif told.strip():
            self.last = getattr(self, "last", ["1"])
        return self.luck.choice(self.last)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def play_whole(match: Match, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Listener:
    listener = Listener(match, language, monkeypatch, capsys)
    screen = Screen(language, plain=True)
    bots = make_bots("greedy", range(1, match.seats), 1)
    sitting = Terminal(match, (0,), bots, screen, Keeper()).run()
    assert sitting == (True, False), "it was played to its end, and kept"
    listener.heard += capsys.readouterr().out
    return listener


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_is_played_by_what_is_printed(
    name: str, language: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = windycity.game(name)
    match = game.start(seats=game.rulebook.seats[0], seed=5)
    listener = play_whole(match, language, monkeypatch, capsys)
    heard = listener.heard
    assert text_of("ranking", language) in heard
    assert max(listener.pages) <= SHORT
    assert DRAWN.search(heard) is None, DRAWN.search(heard)
    assert sum("." in line or ":" in line for line in heard.splitlines()) > 20
