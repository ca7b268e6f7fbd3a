"""The games' tables in a terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from windycity.cli.tables import draw_table, short_name


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
