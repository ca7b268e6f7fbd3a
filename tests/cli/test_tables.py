"""The games' tables in a terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from tests.games.chicago.story import story
from windycity.cli.tables import draw_table, short_name
from windycity.core.match import Match


def test_a_name_is_shortened_only_if_it_is_long() -> None:
    assert short_name("n" * 24) == "n" * 24
    assert short_name("n" * 25) == "n" * 23 + "…"


@pytest.mark.parametrize(("name", "old"), [("chicago-poker", 'short = "Capone"'), ("chicago-gangsters", 'name = "Torrio"')])
def test_a_long_name_of_an_edition_leaves_room_for_the_rest(name: str, old: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (windycity.game(name).rulebook.folder / "edition.toml").read_text("utf-8")
    own.write_text(text.replace(old, f'{old.split()[0]} = "{"Scarface" * 20}"'), "utf-8")
    match = windycity.game(name, own, compiled=False).start(4, 1)
    out = StringIO()
    Console(width=100, file=out).print(draw_table(match.game, match.view(0), "en"))
    rows = [line for line in out.getvalue().splitlines() if line.startswith("│") and "Scarface" in line]
    assert any("ScarfaceScarfaceScarfac…" in row for row in rows)
    assert "Scarface" * 4 not in "".join(rows)


def shown(match: Match, width: int, language: str = "en") -> list[str]:
    """What a screen of a width shows of a match."""
    out = StringIO()
    Console(width=width, file=out).print(draw_table(match.game, match.view(0), language))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def city() -> Match:
    """A crowd at home, a man in a bar, chips in others, and a man who walks."""
    men = {0: ["yellow NW-hq", *["blue NW-hq"] * 11, "green k12"], 1: ["red NE5A", "blue NE5A"]}
    return story(3, men=men, chips={0: "NW1a NW5A", 1: "SE1a"}, dice="1 2 6").play(0, ["move 13 with 2", "step l12"]).match


def test_chicagos_city_names_bars_and_shows_doors_where_there_is_room() -> None:
    wide, slim = shown(city(), 100), shown(city(), 76)
    assert wide[0] == slim[0] == "Round 3 of 24. O'Banion's man 13 is at l12; steps left: 1."
    assert wide[3] == "  2  ·  Oy+  ·  O1a+ 1b+▒▒▒▒ ·   1c▾▒▒▒▒▒▒▒▒ 2a+ ·   ·   4b◂▒▒▒▒ 1g▾ 2e▸ ·  ▒▒▒▒ 1e+ 1d+ ·   HQ  ·"
    assert slim[3] == "  2  · Oy+ · O1a 1b▒▒▒ ·  1c▒▒▒▒▒▒ 2a ·  ·  4b▒▒▒ 1g 2e · ▒▒▒ 1e 1d ·  HQ ·"
    assert slim[11] == " 10 ▒▒▒▒▒▒ ·  ·  ·  ·  · ▒▒▒ · ▒▒▒ 4A ·  · Mr2▒▒▒ · ▒▒▒▒▒▒ · ▒▒▒ 2d · ▒▒▒▒▒▒"
    assert "▶▶" in slim[13]
    for lines, width in ((wide, 100), (slim, 76)):
        assert all(len(line) <= width for line in lines)
        assert lines[26].startswith("O1a a bar worth 1 with the chip of O'Banion, typed with its district: NW1a")
    assert "several doors" in "".join(wide)
    assert "several doors" not in "".join(slim)


@pytest.mark.parametrize("width", [60, 75])
def test_chicagos_city_is_left_out_where_it_has_no_room(width: int) -> None:
    lines = shown(city(), width)
    assert not any("▒" in line or "⇄" in line for line in lines)
    assert lines[1].startswith("> O'Banion (you) (red, NW): money 0, income 6,")


def test_chicagos_city_shows_what_moves_name() -> None:
    """The districts and the labels of the buildings: NW and CA for NW-casino."""
    lines = shown(city(), 100)
    assert lines[8] == "  7  ·   ·   ·  ▒▒▒▒ NW ▒▒▒▒ ·   CA+ ·  ▒▒▒▒ 5b▸ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·"
    board = " ".join(lines[1:26]).split()
    assert [board.count(corner) for corner in ("NW", "NE", "SE", "SW")] == [1] * 4
    assert "CA casino worth 20: NW-casino" in " ".join(lines)


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("nl", "jij"), ("de", "du")])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_ones_own_gang_is_marked(seat: int | None, language: str, you: str) -> None:
    match, out = city(), StringIO()
    Console(width=100, file=out).print(draw_table(match.game, match.view(seat), language))
    marked = [line[2:].split(" (")[0] for line in out.getvalue().splitlines() if f"({you})" in line]
    assert marked == ([] if seat is None else [["O'Banion", "Moran", "Capone"][seat]])


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_what_a_gang_has_fits_in_a_line(language: str) -> None:
    rich = story(4, men={0: ["yellow NW-hq"]}, money=dict.fromkeys(range(4), 200), dice="1 2 6", number=19).match
    purses = [line for line in shown(rich, 80, language) if "200" in line]
    assert len(purses) == 4
    assert all(line.endswith("250") for line in purses)


def test_men_who_are_equal_are_told_together() -> None:
    assert "    men: 1 yellow NW-hq, 2 3 4 5 6 7 8 9 10 11 12 blue NW-hq, 13 green l12" in shown(city(), 100)


def test_before_the_first_round_it_is_told_so() -> None:
    match = windycity.game("chicago", compiled=False).start(2, 1)
    assert shown(match, 80)[0] == "Before round 1 of 24. O'Banion may buy heads."
    assert shown(match, 80, "nl")[0].startswith("Vóór ronde 1 van 24.")
    assert shown(match, 80, "de")[0].startswith("Vor Runde 1 von 24.")
