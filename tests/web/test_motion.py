"""Motion: what happens is shown step by step, and nothing beside the table gives the end away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.games.chicago_poker.story import Story, story
from tests.web.conftest import Visiting
from tests.web.visitor import Visitor

# Note whatever the page shows from now on, change by change: rows of the duel, what is told beside it, who owns what.
WATCH = """
() => {
  const text = (where) => [...document.querySelectorAll(where)].map((one) => one.innerText).join(" ");
  window.seen = [];
  new MutationObserver(() => window.seen.push({
    rows: document.querySelectorAll(".stage ol > li").length,
    told: text(".news") + text(".stage .end"),
    won: document.querySelectorAll(".won li:not(.empty)").length,
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
TIED = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}


def seated(visitor: Visitor, s: Story) -> Visitor:
    """Ann, in the first seat of a match of Chicago Poker that begins in the middle."""
    position = s.match.game.dump_position(s.match.position)
    visitor.come("Ann").look_at(visitor.found("chicago-poker", ["me", *["greedy"] * (s.match.seats - 1)], position=position))
    visitor.until(lambda: visitor.asked is not None)
    return visitor


def test_nothing_beside_the_table_tells_of_a_duel_before_its_rows_are_shown(visitor: Visiting) -> None:
    rows = {(1, 1): "R1 R2 R3 R4 R6", (0, 1): "G1 G2"}
    ann = seated(visitor(plain=False, tempo="quick"), story(2, hands=["B9 B10", "Y9 Y10"], rows=rows, actions=1))
    ann.page.evaluate(WATCH)
    ann.page.keyboard.press("d")  # the last action of this turn: the next begins with the duel
    ann.page.locator(".stage .end").wait_for()
    seen: list[dict[str, Any]] = ann.page.evaluate("window.seen")
    assert any(one["rows"] == 1 for one in seen)
    for one in seen:
        if one["rows"] == 1:
            assert "takes" not in one["told"]
            assert one["won"] == 0
    expect(ann.page.locator(".news")).to_contain_text("takes the brewery")
    expect(ann.page.locator(".won li:not(.empty)")).to_have_count(1)


def test_a_tie_break_is_asked_for_when_the_rows_have_been_shown(visitor: Visiting) -> None:
    s = story(2, hands=["R9 R10", "G9 G11"], rows=TIED, bullets=[(1, 1), (0, 1)], actions=1)
    ann = seated(visitor(plain=False, tempo="quick"), s)
    ann.page.evaluate(WATCH)
    ann.page.keyboard.press("d")
    ann.page.locator(".stage .tag").first.wait_for()  # both are tied
    seen: list[dict[str, Any]] = ann.page.evaluate("window.seen")
    assert any(one["rows"] == 1 for one in seen)
    assert not any("tie" in one["told"] for one in seen if one["rows"] == 1)
    ann.page.locator(".hand .cards button").first.click()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".stage .break").wait_for()
    ann.page.locator(".stage .end").wait_for()
