"""What is wrong in an edition file, said with the path to it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from windycity.core.edition import EditionFile, Name, Section, check_names, read_file, read_toml
from windycity.core.errors import BadEdition

Ink = Literal["red", "black"]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    inks: list[Ink] = []
    by_place: dict[str, Ink] = {}
    by_ink: dict[Ink, int] = {}
    either: Literal["x"] | int = 0


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('card = [{ name = "a", inks = ["red", "blue"] }]', 'card[0].inks[1] is "blue"; it must be one of: black, red.'),
        ('card = [{ name = "a", by_place = { x = "" } }]', 'card[0].by_place[...] is ""; it must be one of: black, red.'),
        ('card = [{ name = "a" }, { inks = [] }]', "card[1].name is missing."),
        ('card = [{ name = "", inks = [] }]', "card[0].name is empty."),
        ('card = [{ name = "a", size = 1 }]', "card[0].size stands where there is no such field."),
        ("card = 1", "card must be a list, not a whole number."),
        ("card = [1]", "card[0] must be a table, not a whole number."),
        ("card = [{ name = true }]", "card[0].name must be a text, not true or false."),
        ("cards = []", "cards stands where there is no such field."),
        ("", "card is missing."),
    ],
)
def test_a_mistake_is_said_with_its_path(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text)
    with pytest.raises(BadEdition) as error:
        read_toml(file, Deck)
    assert str(error.value) == f"In {file}, {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card = ", " is not valid TOML: Invalid value."),
        ("card = [1", " is not valid TOML: Unclosed array."),
        ("\ncard = ]", ", line 2, column 8 is not valid TOML: Invalid value."),
        ("card = 1\ncard = 2\n", ", line 2, column 9 is not valid TOML: Cannot overwrite a value."),
    ],
)
def test_what_is_no_toml_is_said_with_its_place(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text)
    with pytest.raises(BadEdition) as error:
        read_toml(file, Deck)
    assert str(error.value).endswith(f"{file}{message}")


OTHERS = ['card = [{ name = "a", by_ink = { blue = 1 } }]', 'card = [{ name = "a", either = "y" }]']


@pytest.mark.parametrize("text", OTHERS)
def test_any_other_mistake_is_told_as_it_comes(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text)
    with pytest.raises(BadEdition, match="is not valid: "):
        read_toml(file, Deck)


class Club(Section, frozen=True):
    name: Name


class Clubs(EditionFile, frozen=True):
    club: list[Club]


CLUBS = """
format = 1
game = "bridge"
name = "Ours"

[[club]]
name = "Green Mill"
source = "reported"
"""


def test_the_edition_file_of_a_game_is_read_with_its_head(tmp_path: Path) -> None:
    file = tmp_path / "clubs.toml"
    file.write_text(CLUBS, encoding="utf-8")
    data, _ = read_file(file, Clubs, "bridge")
    assert (data.name, data.club[0].name, data.club[0].source) == ("Ours", "Green Mill", "reported")


@pytest.mark.parametrize("change", [("format = 1", "format = 2"), ('"bridge"', '"whist"')])
def test_the_edition_file_of_another_game_or_format_is_refused(tmp_path: Path, change: tuple[str, str]) -> None:
    file = tmp_path / "clubs.toml"
    file.write_text(CLUBS.replace(*change), encoding="utf-8")
    with pytest.raises(BadEdition, match='must say game = "bridge" and format = 1'):
        read_file(file, Clubs, "bridge")


def test_sections_allow_no_field_that_is_not_declared(tmp_path: Path) -> None:
    file = tmp_path / "clubs.toml"
    file.write_text(CLUBS + "worth = 3\n", encoding="utf-8")
    with pytest.raises(BadEdition, match="worth"):
        read_file(file, Clubs, "bridge")


def test_entries_are_named_as_the_rules_say() -> None:
    check_names("clubs.toml", "club", ("a", "b"), ["a", "b"], "X-1")
    with pytest.raises(BadEdition, match="club must be named, in this order: a, b"):
        check_names("clubs.toml", "club", ["b", "a"], ["a", "b"], "X-1")
