"""Boards as data: a client can draw them, and finds there every space that views, moves and events name."""

from __future__ import annotations

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.conformance.cases import GAMES, game
from windycity.core.boards import Board
from windycity.core.schemas import schema_of
from windycity.games import part_of

WITH_BOARD = [name for name in GAMES if part_of(name, "picture")]


def board_of(name: str) -> Board:
    board = game(name).board
    assert board is not None
    return board


def test_a_game_with_a_picture_of_its_board_has_the_board_as_data() -> None:
    assert [name for name in GAMES if game(name).board] == WITH_BOARD
    assert len(WITH_BOARD) >= 2


@pytest.mark.parametrize("name", WITH_BOARD)
def test_spaces_have_the_names_of_the_edition_in_the_same_order(name: str) -> None:
    names = [space.name for space in board_of(name).spaces]
    assert names == [*game(name).edition.names["space"]][: len(names)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", WITH_BOARD)
def test_neighbours_are_those_of_the_rules(name: str) -> None:
    board, e = board_of(name), game(name).edition.data
    names = [space.name for space in board.spaces]
    assert len(names) == e.spaces
    for number, space in enumerate(board.spaces):
        assert space.next_to == [names[other] for other in e.next_to[number, : e.degree[number]]]
        assert all(space.name in board.spaces[names.index(other)].next_to for other in space.next_to)


@pytest.mark.parametrize("name", WITH_BOARD)
def test_no_two_spaces_lie_on_one_another_and_all_are_on_the_board(name: str) -> None:
    board = board_of(name)
    places = [place for space in board.spaces for place in space.places]
    assert len(set(places)) == len(places)
    for row, column in [*places, *(place for area in board.areas for place in area.places)]:
        assert 0 <= row < board.rows
        assert 0 <= column < board.columns
    assert all(space.places for space in board.spaces)


@pytest.mark.parametrize("name", WITH_BOARD)
def test_a_board_is_json_that_fits_its_schema(name: str) -> None:
    text = msgspec.json.encode(board_of(name))
    schema = schema_of("board", [game(name)])
    Draft202012Validator.check_schema(schema)
    assert Draft202012Validator(schema).is_valid(msgspec.json.decode(text))
    assert msgspec.json.decode(text, type=Board) == board_of(name)
