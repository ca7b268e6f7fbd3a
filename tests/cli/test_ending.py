"""The end of a match: what each person is told, and whether another is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity
from tests.cli.test_main import run
from windycity.cli.ending import Outcome, format_ranking, format_verdict, outcome_of
from windycity.core.match import Match
from windycity.core.record import read, replay
from windycity.core.view import Result

GOLDEN = Path(__file__).parents[1] / "golden" / "chicago-poker" / "ends-one-of-each.jsonl"


@pytest.fixture
def match() -> Match:
    return replay(windycity.game("chicago-poker", compiled=False), read(GOLDEN.read_text()))


def test_whoever_is_told_wins_or_loses(match: Match) -> None:
    result = match.result
    assert result is not None
    (winner,), outcome = result.winners, outcome_of(match)
    told = format_verdict(outcome, None, "en")
    assert told.endswith("wins with one business of each kind (CP-6.1).")
    assert format_verdict(outcome, winner, "en") == f"You win! {told}"
    assert format_verdict(outcome, (winner + 1) % match.seats, "en") == f"You lose: {told}"
    assert format_verdict(outcome, winner, "de").startswith("Du gewinnst! ")
    assert format_verdict(outcome, (winner + 1) % match.seats, "nl").startswith("Je verliest: ")


def test_a_shared_win_is_told_as_one(match: Match) -> None:
    shared = Result(winners=(0, 1), scores=(3, 3), ranks=(1, 1), reason="most-businesses", rule="CP-6.3")
    outcome = Outcome(match.game, match.player_names, shared)
    assert format_verdict(outcome, 1, "en").startswith("You share the win! Al Capone and ")


def test_the_ranking_names_everybody_with_score_and_bot(match: Match) -> None:
    result = match.result
    assert result is not None
    lines = format_ranking(outcome_of(match), 0, dict.fromkeys(range(1, match.seats), "greedy"), "en")
    assert len(lines) == match.seats
    assert lines[0].startswith("1. ")
    assert [line for line in lines if "Al Capone (you): " in line]
    assert sum("(greedy): " in line for line in lines) == match.seats - 1
    best = result.scores[result.winners[0]]
    assert lines[0].endswith(f"{best} businesses")


def test_a_match_is_played_again_with_the_same_table_and_ends_with_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    wanted = ("play", "chicago-poker", "--seats", "2", "--seed", "4", "--set", "specials=false", "--lang", "en")
    moves = 64
    while True:  # a person who always draws or lays the first card: how many moves that takes follows from the seed
        code, out, err = run(*wanted, "--bots", "random", typed="1\n" * moves)
        assert (code, err) == (0, "")
        if "Play again" in out:
            break
        moves *= 2
    assert "You " in out
    assert "The ranking:\n1. " in out
    assert "Play again, the same game with the same players? (yes or no, Enter for yes): " in out
    again = run(*wanted, "--bots", "random", typed="1\n" * moves + "\n" * 3)[1]
    assert again.count("You win at once when you own three businesses") >= 2
