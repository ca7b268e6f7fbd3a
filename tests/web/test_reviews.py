"""Reviews in a browser: a match of each game is reviewed, and what the review says leads to the moments it speaks of."""

from __future__ import annotations

from itertools import pairwise
from operator import sub
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.nursery import Server
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
    "gangsters": "marker-shown",
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
    name = ann.bring((GOLDEN / "chicago-poker" / "tie-nobody-has-a-card.jsonl").read_text("utf-8"))
    ann.visit(f"/replay/{name}?moment=1")
    at(ann, 1)
    panel = reviewed(ann)
    shown = review_of(ann, name)
    worst, told = shown["review"]["costs"][0], shown["telling"]["costs"][0]
    cost = panel.get_by_role("listitem").filter(has_text=told["sentence"])
    cost.first.get_by_role("button", name=say("show-it")).click()
    at(ann, worst["answer"])
    expect(eyes(ann).nth(1 + worst["seat"])).to_be_checked()
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("b")
    at(ann, biggest_swing(shown["review"]["points"]))
    panel.get_by_text(say("chances-as-table")).click()
    expect(panel.get_by_role("row").last.get_by_role("cell")).to_have_text(["100%", "0%"])
    eve.visit(f"/replay/{name}#review")
    german = eve.page.get_by_role("region", name=say("review-title", "de"))
    for one in shown["review"]["costs"]:
        points = f"{100 * (one['better_share'] - one['share']):.1f}".removesuffix(".0").replace(".", ",")
        expect(german).to_contain_text(f"hat {points} Punkte verschenkt.")
    expect(german).to_be_in_viewport()


def biggest_swing(points: list[Any]) -> int:
    """The moment up to which the chances changed most."""
    return int(max(pairwise(points), key=lambda pair: max(map(abs, map(sub, pair[1]["shares"], pair[0]["shares"]))))[1]["moment"])
