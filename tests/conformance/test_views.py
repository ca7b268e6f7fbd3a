"""Views: one head for all games, the same interpreted and compiled, and nothing lost on the way through JSON."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.cases import CASES, GAMES, SECRETIVE, Case, different_eyes, engine, eyes, game, walk
from tests.effort import THOROUGH
from windycity.core.match import Match
from windycity.core.schemas import schema_of
from windycity.core.view import HIDDEN, make_view

EVERY = 7 if THOROUGH else 61  # checking every position of every match would take minutes
LONG = 300  # answers after which a match is checked half as often, and so on
ANY_VIEW: Any = reduce(or_, [game(name).rulebook.view_type for name in GAMES])

per_case = pytest.mark.parametrize("case", CASES, ids=str)
per_game = pytest.mark.parametrize("name", GAMES)


def moments(case: Case, seed: int) -> Iterator[Match]:
    """Yield moments of a random match and of matches from rare moments, fewer later on, and how each ends."""
    for match in case.matches(seed):
        for _ in walk(match, Random(seed)):
            if len(match.answers) % (EVERY * (1 + len(match.answers) // LONG)) == 0:
                yield match
        yield match


@per_case
def test_the_head_of_a_view_says_what_the_match_says(case: Case) -> None:
    for match in moments(case, 1):
        for eye in eyes(match):
            view = match.view(eye)
            assert (view.game, view.format, view.seen_by) == (case.name, 2, eye)
            assert (view.seats, view.options) == (case.seats, match.options)
            assert (view.ask, tuple(view.waiting)) == (match.ask, match.waiting)
            assert (view.over, view.result) == (match.over, match.result)
            names = match.player_names[: match.seats]
            assert [(player.seat, player.name) for player in view.players] == list(enumerate(names))
            assert view.active is None or view.active in range(match.seats)


@per_case
def test_a_view_comes_back_from_json_as_it_was(case: Case) -> None:
    for match in moments(case, 2):
        for eye in different_eyes(match):
            view = match.view(eye)
            text = msgspec.json.encode(view)
            assert msgspec.json.decode(text, type=case.game.rulebook.view_type) == view
            assert msgspec.json.encode(msgspec.json.decode(text, type=ANY_VIEW)) == text


@pytest.mark.compiled
@per_case
def test_a_view_is_the_same_interpreted_and_compiled(case: Case) -> None:
    plain, fast = engine(case.name, "interpreted"), engine(case.name, "compiled")
    rulebook, edition = case.game.rulebook, case.game.edition
    for match in moments(case, 3):
        for eye in different_eyes(match):
            observed = match.observed(eye)
            views = [make_view(rulebook, edition, run, run.of(observed)) for run in (plain, fast)]
            assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
            assert match.view(eye) == views[0]


@pytest.mark.parametrize("case", [case for case in SECRETIVE if case.name in ("chicago-poker", "chicago-gangsters")], ids=str)
def test_a_hand_is_hidden_from_the_others_card_by_card(case: Case) -> None:
    match = case.start(4)
    own = [match.view(seat) for seat in range(case.seats)]
    for view in (*own, match.view(None)):
        for player in msgspec.to_builtins(view)["players"]:
            hidden = player["hand"].count(HIDDEN)
            assert hidden == (0 if player["seat"] == view.seen_by else len(player["hand"]))
            assert player["hand"]


@per_game
def test_the_truth_is_not_shown(name: str) -> None:
    match = game(name).start(seed=1)
    with pytest.raises(ValueError, match="not of the truth"):
        match.game.view(match._positions)


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Find everything in a schema that describes something."""
    if isinstance(schema, dict):
        yield schema
        for below in schema.values():
            yield from parts(below)
    elif isinstance(schema, list):
        for below in schema:
            yield from parts(below)


@pytest.mark.parametrize("names", [[name] for name in GAMES] + [GAMES], ids=",".join)
def test_a_schema_is_one_document_in_which_everything_is_described(names: list[str]) -> None:
    schema = schema_of("view", [game(name) for name in names])
    defined = schema["$defs"]
    used = {part["$ref"] for part in parts(schema) if "$ref" in part}
    assert used == {f"#/$defs/{name}" for name in defined}
    for shape in defined.values():
        assert shape["description"]
        properties = {} if "enum" in shape else shape["properties"]  # the names of things have none
        assert sorted(shape.get("required", ())) == sorted(properties)
        for name, field in properties.items():
            assert name == "game" or "description" in field or "$ref" in field or "anyOf" in field, name
            assert {"type", "$ref", "anyOf", "enum"} & set(field), name


@per_case
def test_a_schema_knows_what_a_view_can_hold(case: Case) -> None:
    """Every field of a view is in the schema, and every ask, seat count and option is one that it allows."""
    schema = schema_of("view", [case.game])
    shape = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    for match in moments(case, 5):
        view = msgspec.to_builtins(match.view(0))
        assert set(view) == set(shape)
        assert view["game"] in shape["game"]["enum"]
        assert view["format"] == shape["format"]["const"]
        assert view["ask"] in shape["ask"]["enum"]
        assert shape["seats"]["minimum"] <= view["seats"] <= shape["seats"]["maximum"]
        assert set(view["options"]) == set(shape["options"]["properties"])
