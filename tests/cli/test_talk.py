"""What a terminal shows and understands, without a terminal: a script of lines typed, and what was shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from tests.games.chicago import story as city
from tests.games.chicago_gangsters.story import look, story
from windycity.bots.bot import Bot
from windycity.bots.names import make_bot
from windycity.cli import terminal
from windycity.cli.kept import Keeper
from windycity.cli.listing import list_moves, move_of_number
from windycity.cli.screen import Leave, Screen
from windycity.cli.terminal import Terminal
from windycity.core.errors import WindyCityError
from windycity.core.match import Match

Shown = Callable[..., str]
SAY = [*(f"say {number}" for number in range(31)), "silent"]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shown:
    """Play a match with typed lines, then leave; return what was shown."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(terminal, "ignore_signals", lambda: None)

    def play(
        match: Match,
        typed: Sequence[str],
        people: tuple[int, ...] = (0,),
        plain: bool = True,
        bots: Mapping[int, Bot] | None = None,
    ) -> str:
        lines = iter(typed)

        def ask(sentence: str, **facts: object) -> str:
            line = next(lines, None)
            if line is None:
                raise Leave
            return line

        out = StringIO()
        screen = Screen("en", plain, Console(file=out, width=100, force_terminal=not plain, soft_wrap=plain))
        monkeypatch.setattr(screen, "ask", ask)
        Terminal(match, people, bots or {}, screen, Keeper(None)).run()
        return out.getvalue()

    return play


def talking() -> Match:
    """The challengers say what they will bring."""
    return story(hands=["W4 W2", "W2", "B3", "B3"], talk=True).match


def test_many_moves_of_one_word_and_a_number_are_shown_as_one() -> None:
    assert list_moves(SAY) == ["say 0 ... say 30", "silent"]
    assert list_moves([*SAY[:7], "silent"])[-2:] == ["7. say 6", "8. silent"]
    assert list_moves([*SAY, *(f"lay W{number}" for number in range(8))])[-1] == "33-40. lay " + " | ".join(
        f"W{i}" for i in range(8)
    )
    assert list_moves(["lay W2", "lay W4"]) == ["1. lay W2", "2. lay W4"]


def test_of_very_many_moves_those_that_differ_in_the_last_word_stand_in_a_row() -> None:
    dice = ("1", "2", "5", "2+5", "1+2", "1+5", "1+2+5")
    moves = [*(f"move {man} with {die}" for man in range(1, 5) for die in dice), "end"]
    assert list_moves(moves) == [
        "1-7. move 1 with 1 | 2 | 5 | 2+5 | 1+2 | 1+5 | 1+2+5",
        "8-14. move 2 with 1 | 2 | 5 | 2+5 | 1+2 | 1+5 | 1+2+5",
        "15-21. move 3 with 1 | 2 | 5 | 2+5 | 1+2 | 1+5 | 1+2+5",
        "22-28. move 4 with 1 | 2 | 5 | 2+5 | 1+2 | 1+5 | 1+2+5",
        "29. end",
    ]
    assert move_of_number(17, moves) == "move 3 with 5"
    assert list_moves(moves[:24]) == [f"{number}. {move}" for number, move in enumerate(moves[:24], 1)]


def test_a_number_alone_means_what_the_list_of_moves_says() -> None:
    assert move_of_number(5, SAY) == "say 5"
    assert move_of_number(2, ["draw", "done"]) == "done"
    with pytest.raises(WindyCityError, match="There is no move 3; choose from 1 to 2"):
        move_of_number(3, ["draw", "done"])


def test_a_number_is_a_statement(shown: Shown) -> None:
    match = talking()
    out = shown(match, ["", "31", "? 5", "5"], people=(0, 1))
    assert '31 in "say 31" is no strength that can be said' in out
    assert "say 5: Say that you will bring 5." in out
    assert "say 1\n" not in out
    assert look(match, 0).players[0].saying == 5


def test_a_hint_without_compiled_rules_is_what_looks_best_at_first_sight(shown: Shown) -> None:
    out = shown(talking(), ["hint"])
    assert "An easy bot would choose: " in out
    assert "Compared with" not in out


@pytest.mark.parametrize("typed", ["log 0", "log 000", "log all"])
def test_log_of_nothing_tells_how_to_use_it(typed: str, shown: Shown) -> None:
    match = windycity.game("chicago-gangsters", compiled=False).start(4, 1)
    out = shown(match, [typed])
    assert "Say how many sentences" in out
    assert out.count("What happened") == 1


def test_the_clauses_of_the_rules_are_listed_by_title(shown: Shown) -> None:
    out = shown(talking(), ["rules clauses"])
    assert "CG-7.2.4  New Mr. X\n" in out
    assert "CG-4.2.1  Statements\n" in out
    assert "switched off" not in out


def test_a_match_is_kept_whatever_goes_wrong(shown: Shown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no words")

    monkeypatch.setattr(Terminal, "_hint", fail)
    with pytest.raises(KeyError, match="no words"):
        shown(windycity.game("chicago-poker", compiled=False).start(2, 1), ["", "1", "", "hint"], people=(0, 1))
    assert len([*(tmp_path / "windycity" / "kept").glob("*.jsonl")]) == 1


def test_hands_are_wiped_off_a_screen_that_people_share_when_they_leave(shown: Shown) -> None:
    match = windycity.game("chicago-poker", compiled=False).start(2, 1)
    out = shown(match, ["", "1", ""], people=(0, 1), plain=False)
    left = out[out.rindex("\x1b[2J") :]
    assert "Your hand" in out
    assert "Your hand" not in left
    assert "The match is kept" in left


def test_a_screen_of_ones_own_is_not_wiped(shown: Shown) -> None:
    match = windycity.game("chicago-poker", compiled=False).start(2, 1)
    assert "\x1b[2J" not in shown(match, [], plain=False)


def walking(dice: str = "1 2 3") -> Match:
    return city.story(men={0: ["yellow NW-hq"]}, dice=dice).match


def test_help_tells_of_phrases_where_a_game_has_them(shown: Shown) -> None:
    assert "move 3 with 2+5 to NW5b" in shown(walking(), ["?"])
    assert "NW5b" not in shown(talking(), ["?"])


def test_a_phrase_is_a_whole_walk_or_is_refused_with_the_reason(shown: Shown) -> None:
    match = walking()
    out = shown(match, ["move 1 with 1 to c1", "move 1 with 6 to c1", "move 1 with 2 to c1"])
    assert "Man 1 can get to c1 in 2, 4, 6, 8 ... steps, not in 1. (CH-3.2)" in out
    assert "There are no dice 6 left; left are: 1, 2, 3. (CH-3.1)" in out
    assert "O'Banion's man 1 stops at c1." in out
    assert len(match.answers) == 3


def test_of_several_ways_one_is_chosen_and_a_wrong_number_plays_nothing(shown: Shown) -> None:
    match = walking("2 5 6")
    out = shown(match, ["move 1 with 2+5 to f1", "7", "move 1 with 5+2 to f1", "1"])
    assert "Choose a way by its number, from 1 to 4. Nothing was played." in out
    seen = city.look(match, 0)
    assert seen.players[0].men[0].at == "f1"
    assert seen.chips == {"NW1a": 0, "NW1b": 0}


@pytest.mark.parametrize("plain", [True, False])
def test_bots_with_uncompiled_rules_are_seen_to_think(shown: Shown, plain: bool) -> None:
    def begin() -> Match:
        return windycity.game("chicago", compiled=False).start(2, 1)

    slow = shown(begin(), ["done"], plain=plain, bots={1: make_bot("random", 1)})
    assert ("The others are thinking ..." in slow) == (not plain)
    assert "thinking" not in shown(begin(), ["done"], (0, 1), plain=plain)
