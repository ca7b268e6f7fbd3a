"""What a browser is given: nothing that the person in front of it may not know."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.web.conftest import Visiting
from tests.web.test_play import two_at
from tests.web.visitor import Visitor

KEPT = "JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie"


def everything_in(visitor: Visitor) -> str:
    """Return everything that a curious person can find: what was received, the page, and what the browser keeps."""
    return "\n".join([*visitor.frames, visitor.page.content(), str(visitor.page.evaluate(KEPT))])


def strings(value: Any) -> Iterator[str]:
    """All texts in data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def sent(visitor: Visitor) -> set[str]:
    """All texts that a visitor was sent."""
    return {text for frame in visitor.frames for text in strings(json.loads(frame))}


def hand(visitor: Visitor) -> set[str]:
    """The cards that a person can play, by name."""
    groups = visitor.state["choices"]["groups"] if visitor.state["choices"] else []
    return {name for group in groups for part in group["parts"] if part["key"] == "card" for name in part["names"]}


def test_a_spectator_finds_nothing_hidden(visitor: Visiting, store: Path) -> None:
    ann, bob, table = two_at(visitor, "chicago-poker", ["me", "open"])
    eve = visitor().look_at(table)
    asked, other = (ann, bob) if ann.asked is not None else (bob, ann)
    cards = hand(asked)
    assert len(cards) >= 3
    assert cards <= sent(asked)
    assert not cards & sent(eve), "a card of a hand was sent to a spectator"
    assert not cards & sent(other), "a card of a hand was sent to an opponent"
    assert eve.choices.count() == 0
    for card in cards:
        assert card not in eve.page.locator("main").inner_text()


def test_the_secret_of_the_luck_and_keys_are_nowhere(visitor: Visiting, store: Path) -> None:
    ann, bob, table = two_at(visitor, "chicago-poker", ["me", "open"])
    eve = visitor().look_at(table)
    secret = secret_of(store, table)
    keys = [cookie["value"] for one in (ann, bob) for cookie in one.context.cookies() if len(cookie["value"]) > 20]
    assert len(keys) == 2
    for one in (ann, bob, eve):
        found = everything_in(one)
        assert secret not in found
        assert not [key for key in keys if key in found], "a script could read a guest's key"


def secret_of(store: Path, table: str) -> str:
    """Read the secret of a table's luck where it is kept."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        ((founding,),) = database.execute("SELECT founding FROM tables WHERE id = ?", [table])
    return str(json.loads(founding)["secret"])
