"""`windycity review`: the report of a finished match on one page, in three languages; what cannot be reviewed is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_main import run
from tests.games.chicago_poker.story import GAME
from tests.review.stories import TINY, last_chance
from windycity.cli import review as command
from windycity.core import record as records
from windycity.core.match import Match
from windycity.review import EFFORTS, Review


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little effort, and rules that need not be compiled."""
    monkeypatch.setitem(EFFORTS, "normal", TINY)
    monkeypatch.setattr(command, "_compiled", lambda *_: GAME)


def saved(match: Match, folder: Path) -> str:
    file = folder / "match.jsonl"
    file.write_text(match.save(), "utf-8")
    return str(file)


def given_away(folder: Path) -> str:
    """The file of a match that one move gave away."""
    return saved(last_chance().play(0, "draw", "G1").match, folder)


def test_the_report_says_who_won_what_cost_the_match_and_what_would_have_won_it(tmp_path: Path) -> None:
    code, out, _ = run("review", given_away(tmp_path))
    assert code == 0
    assert "Bugs Moran wins with three businesses of a kind (CP-6.1)." in out
    assert "- Move 1: Al Capone gave away 100 points." in out
    assert "    Played, 0 %: Take the top card of the draw pile. (CP-4.1)" in out
    assert "    Better, 100 %: Lay R6 as your next card at business 1" in out
    assert "    What it prevents: Somebody else wins the match" in out
    assert "- Al Capone: moves cost 100 points, luck made 0." in out
    assert max(map(len, out.splitlines())) <= 80


def test_luck_is_told_with_its_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windycity.review.work.has_net", lambda game: False)  # no net has met a hand of one card
    match = last_chance("", actions=2).play(0, "draw", "R6").play(0, "play R6 1").match
    _, out, _ = run("review", saved(match, tmp_path))
    assert "No move is known to have cost 2 points or more." in out
    assert "Luck, apart from judgement:\n- Move 1: Al Capone +" in out
    assert "    Al Capone draws R6." in out


def test_a_player_can_ask_for_what_concerns_that_seat_alone(tmp_path: Path) -> None:
    _, own, _ = run("review", given_away(tmp_path), "--seat", "1")
    _, other, _ = run("review", given_away(tmp_path), "--seat", "2")
    assert "gave away" in own
    assert "gave away" not in other
    assert "- Bugs Moran: moves cost 0 points" in other


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", ["Winstkans per speler", "Al Capone gaf 100 punten weg", "Beter, 100 %", "Geluk of inzicht"]),
        ("de", ["Gewinnchance je Spieler", "Al Capone hat 100 Punkte verschenkt", "Besser, 100 %", "Glück oder Können"]),
    ],
)
def test_the_report_is_in_the_readers_language(tmp_path: Path, language: str, words: list[str]) -> None:
    _, out, _ = run("review", given_away(tmp_path), "--lang", language)
    assert [word for word in words if word not in out] == []


def test_the_review_comes_as_json_too(tmp_path: Path) -> None:
    _, out, _ = run("review", given_away(tmp_path), "--json")
    review = Review.from_json(out)
    assert [(cost.seat, cost.better) for cost in review.costs] == [(0, "play R6 1")]


def test_the_chart_has_a_strip_for_each_seat_and_numbers_where_it_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("windycity.review.work.has_net", lambda game: False)  # a search is sure of the end that a net misses
    match = last_chance().play(0, "draw", "G1").match
    review = Review.from_json(run("review", saved(match, tmp_path), "--json")[1])
    drawn = command.format_review(match, review, "en", None, plain=False)
    plain = command.format_review(match, review, "en", None, plain=True)
    assert "Bugs Moran      │▁" in drawn
    assert "│ 100 %" in drawn
    assert "│" not in plain
    assert "Bugs Moran           0   100" in plain
    assert max(map(len, [*drawn.splitlines(), *plain.splitlines()])) <= 80


# What cannot be reviewed


def refused(*arguments: str) -> str:
    code, out, error = run("review", *arguments)
    assert (code, out) == (2, "")
    return error


def test_a_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    assert "Only a match that is over can be reviewed" in refused(saved(last_chance().match, tmp_path))


def test_what_a_seat_exported_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(records.export(last_chance().match, 0), "utf-8")
    assert "secret" in refused(str(file))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("bread, milk", "utf-8")
    assert "line 1" in refused(str(file)).casefold()
    assert "no.jsonl" in refused(str(tmp_path / "no.jsonl"))


def test_an_unknown_effort_and_a_seat_that_does_not_exist_are_refused(tmp_path: Path) -> None:
    assert "quick, normal, thorough" in refused(given_away(tmp_path), "--effort", "heroic")
    assert "2" in refused(given_away(tmp_path), "--seat", "3")
