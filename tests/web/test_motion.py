"""Motion: what happens is shown step by step, and nothing beside the table gives away the end."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from tests.games.chicago.story import story as chicago
from tests.games.chicago_poker.story import story
from tests.games.gangsters import moments
from tests.games.story import Story
from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.visitor import Visitor

# Note everything the page shows from now on, change by change: what is unfolded, what is told beside it, who has won what.
WATCH = """
() => {
  const count = (what) => document.querySelectorAll(what).length;
  const text = (where) => [...document.querySelectorAll(where)].map((one) => one.innerText).join(" ");
  window.seen = [];
  new MutationObserver(() => window.seen.push({
    rows: count(".stage ol > li"),
    open: count(".shootouts") - count(".shootouts .result"),
    thrown: count(".lens .throws"),
    button: text(".felt .middle button"),
    wins: count(".felt .wins"),
    told: text(".news"),
    won: count(".won li:not(.empty)"),
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
TIED = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}


def seated(visitor: Visitor, game: str, s: Story) -> Visitor:
    """Ann, in the first seat of a match that begins in the middle; whatever the page shows is noted."""
    position = s.match.game.dump_position(s.match.position)
    visitor.come("Ann").look_at(visitor.found(game, ["me", *["greedy"] * (s.match.seats - 1)], position=position))
    visitor.until(lambda: visitor.asked is not None)
    visitor.page.evaluate(WATCH)
    return visitor


def seen(visitor: Visitor) -> list[dict[str, Any]]:
    """What the page has shown so far."""
    noted: list[dict[str, Any]] = visitor.page.evaluate("window.seen")
    return noted


def test_nothing_tells_of_a_duel_before_its_rows_are_shown(visitor: Visiting) -> None:
    rows = {(1, 1): "R1 R2 R3 R4 R6", (0, 1): "G1 G2"}
    s = story(2, hands=["B9 B10", "Y9 Y10"], rows=rows, actions=1)
    ann = seated(visitor(plain=False, tempo="quick"), "chicago-poker", s)
    ann.page.keyboard.press("d")  # the last action of this turn: the next begins with the duel
    ann.page.locator(".stage .end").wait_for()
    ann.page.locator(".news").get_by_text("takes the brewery").wait_for()
    first = [one for one in seen(ann) if one["rows"] == 1]
    assert first
    assert not any("takes" in one["told"] or one["won"] for one in first)
    assert seen(ann)[-1]["won"] == 1


def test_a_tie_break_is_asked_for_when_the_rows_have_been_shown(visitor: Visiting) -> None:
    s = story(2, hands=["R9 R10", "G9 G11"], rows=TIED, bullets=[(1, 1), (0, 1)], actions=1)
    ann = seated(visitor(plain=False, tempo="quick"), "chicago-poker", s)
    ann.page.keyboard.press("d")
    ann.page.get_by_text("The duel is tied").wait_for()
    first = [one for one in seen(ann) if one["rows"] == 1]
    assert first
    assert not any("tied" in one["told"] for one in first)
    ann.page.locator(".hand .cards button").first.click()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".stage .break").wait_for()
    ann.page.locator(".stage .end").wait_for()


def walked(ann: Visitor, defenders: list[str]) -> None:
    """Ann walks, by clicks, a step to a bar where these men stand."""
    seated(ann, "chicago", chicago(men={0: ["green j12"], 1: [f"{head} NW5A" for head in defenders]}, dice="1 1 6"))
    ann.page.locator("#board .die").first.click()  # a one; the only man is chosen by itself
    ann.page.locator("#board .target[data-space=NW5A]").click()
    ann.page.locator("#board .do .primary:enabled").click()


def test_a_walk_leads_to_a_fight_that_is_told_when_the_man_is_there(visitor: Visiting) -> None:
    ann = visitor(plain=False, tempo="quick")
    walked(ann, ["blue"])
    ann.page.locator(".lens .throws").first.wait_for()
    ann.page.locator(".news").get_by_text("loses a").first.wait_for()
    walking = [one for one in seen(ann) if not one["thrown"]]
    assert walking
    assert not any("throws" in one["told"] for one in walking)


def test_of_several_defenders_one_is_chosen(visitor: Visiting) -> None:
    ann = visitor(plain=False, tempo="quick")
    walked(ann, ["blue", "green", "red"])
    opponents = ann.page.get_by_role("radiogroup", name=say("ch-whom-first")).get_by_role("radio")
    expect(opponents).to_have_count(3)
    opponents.nth(2).click()
    expect(opponents.nth(2)).to_be_checked()
    ann.page.locator("#board .fight .primary").click()
    ann.page.locator(".lens .throws").first.wait_for()
    fallen = ann.page.locator(".news").get_by_text(re.compile("loses a (red|green) man"))  # the one who was chosen, or our own
    fallen.first.wait_for()


def test_a_fight_is_counted_up_before_anything_tells_who_wins(visitor: Visiting) -> None:
    ann = visitor(plain=False, tempo="quick").come("Ann")
    ann.look_at(ann.found("chicago-gangsters", ["me", "greedy", "greedy", "greedy"], {"talk": False}))
    ann.until(lambda: ann.asked is not None)
    ann.page.evaluate(WATCH)
    counting = say("cg-skip")  # what the button says meanwhile
    while not (any(one["wins"] for one in seen(ann)) and any(counting in one["button"] for one in seen(ann))):
        if ann.asked is not None:
            ann.answer()
        ann.page.wait_for_timeout(50)
    won = 0
    for before, one in pairwise(seen(ann)):
        won += one["wins"] > before["wins"]
        if counting in one["button"]:
            assert one["told"].count(" win, ") <= won


def test_nothing_tells_of_a_shoot_out_before_its_dice_lie_there(visitor: Visiting) -> None:
    ann = visitor(plain=False, tempo="quick")
    ann.context.add_init_script("localStorage['windycity-gangsters-shootouts'] = 'die'")
    seated(ann, "gangsters", moments.shooting(3))
    ann.page.get_by_role("button", name="Attack thugs of Camorra").first.click()
    ann.page.locator(".news").get_by_text("Shoot-out").wait_for()
    thrown = [one for one in seen(ann) if one["open"]]
    assert thrown
    assert not any("Shoot-out" in one["told"] for one in thrown)
