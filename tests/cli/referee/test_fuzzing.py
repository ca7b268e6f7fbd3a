"""The referee: one good answer for every line, whatever the line."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import windycity
from tests.cli.referee.client import GOOD, NEW, Answer, ask_all, assert_well_formed, serve
from tests.effort import often

GAME = windycity.game("chicago-poker")


def wanted(data: bytes) -> int:
    """Return the number of answers that some input must get."""
    return sum(bool(line.strip()) for line in data.split(b"\n"))


@settings(max_examples=200, deadline=None)
@given(
    st.binary(max_size=200) | st.lists(st.sampled_from([b"\n", b"\r", b"{", b"}", b'"', b":", b'"do"', b'"hello"'])).map(b"".join)
)
def test_any_bytes_get_one_answer_a_line(data: bytes) -> None:
    answers = serve(data)
    assert len(answers) == wanted(data)
    for answer in answers:
        assert_well_formed(answer)
        assert answer["ok"] or answer["error"] == "bad-request"


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.text(min_size=1500, max_size=1600)
)
NAMES = st.sampled_from(["do", "id", "lang", "match", "seat", "move", "moves", "game", "seats", "record", "position", "zz"])
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=8)


@st.composite
def mutated(draw: st.DrawFn) -> Answer:
    """A good request with some of its fields changed, left out or added."""
    request: Answer = dict(draw(st.sampled_from(GOOD)))
    for _ in range(draw(st.integers(0, 2))):
        key = draw(st.sampled_from(sorted(request)) | NAMES) if request else draw(NAMES)
        if draw(st.booleans()):
            request[key] = draw(JSON)
        else:
            request.pop(key, None)
    return request


# Long lists, because each opens a game, which takes longer than the rest.
@settings(max_examples=often(40), deadline=None)
@given(st.lists(JSON | mutated(), max_size=40))
def test_any_json_gets_one_answer_a_line(requests: list[Any]) -> None:
    answers = ask_all(NEW, *requests)
    assert len(answers) == 1 + len(requests)
    for request, answer in zip(requests, answers[1:], strict=True):
        assert_well_formed(answer)
        assert answer.get("error") != "internal", (request, answer)
        if isinstance(request, dict) and type(request.get("id")) in (int, str):
            assert answer["id"] == request["id"]


@settings(max_examples=often(20), deadline=None)
@given(st.data())
def test_any_change_to_a_position_or_record_is_loaded_or_refused(data: st.DataObject) -> None:
    match = GAME.start(2, seed=1)
    position = match.game.dump_position(match.observed(data.draw(st.sampled_from([0, None]))))
    position[data.draw(st.sampled_from(sorted(position)))] = data.draw(JSON)
    lines = [json.loads(line) for line in match.save().splitlines()]
    line = data.draw(st.sampled_from(lines))
    line[data.draw(st.sampled_from(sorted(line)))] = data.draw(JSON)
    for answer in ask_all({"do": "load", "position": position}, {"do": "load", "record": lines}):
        assert_well_formed(answer)
        assert answer.get("error") in (None, "unknown-game", "bad-position", "bad-record"), answer
