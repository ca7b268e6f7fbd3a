"""Whole matches, to the end: by keys alone at every drawn table, and by ear at the general one."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import windycity
from tests.web.client import DRAWN, GAMES, say
from tests.web.conftest import Visiting
from tests.web.reading import Keys, Reader
from tests.web.visitor import PHONE, TABLET, Visitor


def alone_at(visitor: Visitor, game: str) -> None:
    """Sit down with as few bots as the game allows, which makes the shortest matches."""
    seats = min(windycity.game(game).rulebook.seats)
    visitor.come("Ann")
    visitor.look_at(visitor.found(game, ["me", *["greedy"] * (seats - 1)]))


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_match_by_keys_alone(visitor: Visiting, game: str) -> None:
    ann = visitor(plain=False)
    alone_at(ann, game)
    keys = Keys(ann)
    while ann.stage != "over":
        ann.until(lambda: ann.asked is not None or ann.stage == "over")
        if ann.stage != "over":
            keys.answer()
    expect(ann.page.locator("main")).to_contain_text(say("match-over"))
    for size in (TABLET, PHONE):
        assert wider_than_its_place(ann, ".ranks", "de", size) <= 0


def wider_than_its_place(visitor: Visitor, thing: str, language: str, size: tuple[int, int]) -> int:
    """Return the number of pixels of a thing that need scrolling, in another language and size of the window."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    kept = {"language": language, "tempo": "at-once"}
    visitor.page.evaluate("(kept) => { localStorage.windycity = JSON.stringify(kept); location.reload(); }", kept)
    visitor.page.get_by_text(say("match-over", language)).first.wait_for()
    return int(visitor.page.locator(thing).first.evaluate("(found) => found.offsetWidth - found.parentElement.clientWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_ear(visitor: Visiting, game: str) -> None:
    ann = visitor()
    alone_at(ann, game)
    reader = Reader(ann)
    while ann.stage != "over":
        ann.until(lambda: ann.asked is not None or ann.stage == "over")
        if ann.stage != "over":
            reader.answer()
    log = ann.page.get_by_role("log", name=say("what-happened"))
    told = [news["text"] for frame in ann.frames for news in json.loads(frame).get("news") or []]
    assert len(told) > 50
    for text in told[-100:]:
        expect(log).to_contain_text(text.replace("Ann", f"Ann{say('that-is-you')}"))
    expect(ann.page.get_by_role("main")).to_contain_text(say("match-over"))
