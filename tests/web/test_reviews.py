"""Reviews in a browser: a match of each game is reviewed, and what the review says leads to the moments it speaks of."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.nursery import Server
from tests.server.test_reviews import given_away
from tests.web.client import GAMES, say
from tests.web.conftest import Visiting
from tests.web.pages import GOLDEN
from tests.web.test_access import flaws
from tests.web.test_replays import at, eyes
from tests.web.visitor import Visitor

REVIEWING = 90_000.0  # milliseconds: a review has the lowest priority of all that runs

# The last rounds of a match of each game, in which enough happens for a review to speak of.
RECORDS = {
    "chicago-poker": "stalemate-settled",
    "chicago-gangsters": "duel-tied-nearest",
    "chicago": "fight-in-an-order",
    "gangsters": "seduction-3",
}


@pytest.fixture(scope="module")
def server(compiled_server: Server) -> Server:
    """Interpreted, a review of some games would take minutes."""
    return compiled_server


def reviewed(ann: Visitor) -> Locator:
    """Ask for the review of a match, and wait for the panel with what it says."""
    ann.button("review-begin").click()
    panel = ann.page.get_by_role("region", name=say("review-title"))
    panel.get_by_text(say("chances-as-table")).wait_for(timeout=REVIEWING)
    return panel


def review_of(ann: Visitor, name: str) -> Any:
    return ann.context.request.get(f"{ann.site}/api/replays/{name}/review").json()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_each_game_is_reviewed(visitor: Visiting, game: str) -> None:
    ann = visitor(plain=False).come("Ann")
    ann.wait_for_compiled(game)
    name = ann.bring((GOLDEN / game / f"{RECORDS[game]}.jsonl").read_text("utf-8"))
    ann.visit(f"/replay/{name}")
    at(ann, 0)
    panel = reviewed(ann)
    shown = review_of(ann, name)
    review, telling = shown["review"], shown["telling"]
    panel.get_by_text(say("chances-as-table")).click()
    shares = [f"{round(100 * share)}%" for share in review["points"][-1]["shares"]]
    expect(panel.get_by_role("row").last.get_by_role("cell")).to_have_text(shares)
    for cost, told in zip(review["costs"], telling["costs"], strict=True):
        item = panel.get_by_role("listitem").filter(has_text=told["sentence"]).filter(has_text=told["why"] or None)
        item.first.get_by_role("button", name=say("show-it")).click()
        at(ann, cost["answer"])
        expect(eyes(ann).nth(1 + cost["seat"])).to_be_checked()
    for luck in review["lucks"]:
        panel.get_by_role("button", name=say("to-moment", moment=luck["answer"] + 1)).first.click()
        at(ann, luck["answer"] + 1)
    assert review["costs"] or review["lucks"], "there is something to speak of"
    assert flaws(ann) == []


def test_a_match_is_reviewed_once_for_all_and_leads_to_the_moments_it_speaks_of(visitor: Visiting) -> None:
    ann, eve = visitor(plain=False).come("Ann"), visitor(plain=False, language="de")
    ann.wait_for_compiled("chicago-poker")
    name = ann.bring(given_away())
    ann.visit(f"/replay/{name}?moment=1")
    at(ann, 1)
    panel = reviewed(ann)
    cost = panel.get_by_role("listitem").filter(has_text="Al Capone gave away 100 points.")
    cost.get_by_role("button", name=say("show-it")).click()
    at(ann, 0)
    expect(eyes(ann).and_(ann.page.get_by_role("radio", name="Al Capone"))).to_be_checked()
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("b")
    at(ann, 1)
    panel.get_by_text(say("chances-as-table")).click()
    expect(panel.get_by_role("row").last.get_by_role("cell")).to_have_text(["0%", "100%"])
    eve.visit(f"/replay/{name}#review")
    told = eve.page.get_by_role("region", name=say("review-title", "de"))
    expect(told).to_contain_text("Al Capone hat 100 Punkte verschenkt.")
    expect(told).to_be_in_viewport()
