"""What is wrong in an edition file, said with the path to it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from windycity.core.edition import Name, read_toml
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
