"""Patches: whatever the two documents are, the patch leads from one to the other, and is small where little changed."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from windycity.server.patches import difference, patched

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers(-9, 9) | some.text(max_size=3),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def patch_of(old: Any, new: Any) -> Any:
    """The patch as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(difference(msgspec.json.encode(old), msgspec.json.encode(new))))


@given(VALUES, VALUES)
def test_a_patch_leads_from_one_document_to_the_other(old: Any, new: Any) -> None:
    result = patched(msgspec.json.decode(msgspec.json.encode(old)), patch_of(old, new))
    assert msgspec.json.encode(result, order="deterministic") == msgspec.json.encode(new, order="deterministic")


def test_a_patch_says_only_what_changed() -> None:
    old = {"view": {"cards": ["R7", "G2"], "turn": 1}, "over": False}
    new = {"view": {"cards": ["R7", "G3"], "turn": 1}, "over": False}
    assert patch_of(old, new) == [[["view", "cards", 1], "G3"]]
    assert patch_of(old, old) == []
    assert patch_of({"a": 1}, {"a": True}) == [[["a"], True]]
    assert patch_of({"a": [1]}, {"a": [1, 2]}) == [[["a"], [1, 2]]]
    assert patch_of(1, {"a": 1}) == [[[], {"a": 1}]]
