"""Edition files: each is read or refused with a sentence, and the rules follow what is read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import windycity
from tests.games.chicago_poker.story import look
from windycity.core.errors import BadEdition

OWN = (windycity.game("chicago-poker").rulebook.folder / "edition.toml").read_text("utf-8")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edition") / "own.toml"


@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_edition_is_read_or_refused_but_never_crashes(file: Path, at: int, cut: int, junk: str) -> None:
    file.write_bytes((OWN[:at] + junk + OWN[at + cut :]).encode("utf-8", "surrogatepass"))
    with suppress(BadEdition):
        windycity.game("chicago-poker", file)


@given(st.binary(max_size=200))
def test_any_file_is_read_or_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadEdition):
        windycity.game("chicago-poker", file)


def test_cp_4_4_the_facing_of_an_edition_is_what_the_rules_go_by(file: Path) -> None:
    facing = 'facing = ["down", "down", "down", "down", "down"]'
    assert facing in OWN
    file.write_text(OWN.replace(facing, facing.replace('"down"', '"up"', 1)))
    game = windycity.game("chicago-poker", file, compiled=False)
    match = game.start(seats=2, seed=1, chance=["R1", "R2"] + [f"G{i}" for i in range(1, 9)] + ["gambling-den"])
    match.play(0, "play R1 1")
    assert look(match, 1).table[0].rows[0].cards == ["R1"]


def test_the_digest_is_of_what_the_file_says_not_how(file: Path) -> None:
    file.write_text("# A comment.\n" + OWN.replace("\n\n", "\n"))
    usual = windycity.game("chicago-poker").edition.digest
    assert windycity.game("chicago-poker", file).edition.digest == usual
    file.write_text(OWN.replace("Al Capone", "Scarface"))
    assert windycity.game("chicago-poker", file).edition.digest != usual
