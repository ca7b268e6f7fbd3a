"""Stories of people who play together in their browsers."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import expect

import windycity
from tests.web.client import GAMES, say
from tests.web.conftest import Visiting
from tests.web.visitor import PHONE, TABLET, Visitor, take_turns

ANSWERS = 8  # that each person gives in a story


def seats_of(game: str) -> list[str]:
    """Two people, and bots in the seats that are left of the fewest."""
    count = max(3, min(windycity.game(game).rulebook.seats))
    return ["me", "open", *["greedy"] * (count - 2)]


def two_at(visitor: Visiting, game: str, seats: list[str] | None = None, drawn: bool = False) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob, at a table where the match has begun; Bob may see it drawn."""
    ann, bob = visitor(seed=1).come("Ann"), visitor(seed=2, plain=not drawn).come("Bob")
    table = ann.found(game, seats or seats_of(game))
    ann.look_at(table)
    bob.sit(table)
    for one in (ann, bob):
        one.until(lambda one=one: one.stage == "playing")  # type: ignore[misc]
    return ann, bob, table


def test_a_first_visit_leads_to_a_match_in_two_clicks(visitor: Visiting) -> None:
    ann = visitor().visit()
    for _ in range(2):
        if "/table/" in ann.page.url:
            break
        ann.page.locator("main .button.primary:visible").first.click()
        ann.page.wait_for_timeout(500)
    expect(ann.page).to_have_url(re.compile("/table/"))
    ann.until(lambda: ann.state is not None and ann.stage == "playing")
    ann.choices.first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_until_they_agree_to_end(visitor: Visiting, game: str) -> None:
    ann, bob, _ = two_at(visitor, game, drawn=True)
    take_turns([ann, bob], ANSWERS)
    agree_to_end(ann, bob)
    for one in (ann, bob):
        one.until(lambda one=one: one.stage == "over")  # type: ignore[misc]
        expect(one.page.locator("main")).to_contain_text(say("match-over"))
        assert len(one.page.get_by_role("log").first.text_content() or "") > 100, "what happened is told"


def agree_to_end(ann: Visitor, bob: Visitor) -> None:
    """End a match by agreement; what Bob clicked before may be carried out after Ann's proposal, and end that instead."""
    for _ in range(3):
        if ann.stage == "playing":
            ann.menu("propose-end")
            bob.leave_dialogs()
            with suppress(BrowserError):
                bob.button("agree").click(timeout=8000)
                return


def test_a_question_in_the_menu_stands_while_things_happen_at_the_table(visitor: Visiting) -> None:
    ann, _, table = two_at(visitor, "chicago-poker")
    ann.button("menu").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name=say("propose-end")).click()
    expect(ann.button("never-mind")).to_be_visible()
    visitor().look_at(table)
    ann.until(lambda: ann.state["watching"] == 1)
    ann.page.wait_for_timeout(200)
    expect(ann.button("never-mind")).to_be_visible()


def test_a_match_that_bots_finish_has_winners_and_can_be_played_again(visitor: Visiting) -> None:
    ann, bob, table = two_at(visitor, "chicago-poker")
    for one in (ann, bob):
        one.menu("hand-over")
    for one in (ann, bob):
        one.until(lambda one=one: one.stage == "over")  # type: ignore[misc]
        for seat in one.state["view"]["result"]["winners"]:
            expect(one.page.locator("main")).to_contain_text(one.state["seats"][seat]["name"])
    ann.button("rematch").click()
    link = ann.page.get_by_role("link", name=say("to-next-match"))  # whoever a bot plays for need not agree

    def is_at_the_next() -> bool:
        if link.count():
            with suppress(BrowserError):  # the page may go there by itself
                link.click(timeout=1000)
        return bool(ann.state["table"] != table)

    ann.until(is_at_the_next)
    expect(ann.page).not_to_have_url(re.compile(table))
    ann.until(lambda: ann.state["you"] == 0)  # whoever wants to play again has kept the seat


def test_a_proposal_is_withdrawn_or_refused_and_both_know(visitor: Visiting) -> None:
    ann, bob, _ = two_at(visitor, "chicago-poker")
    ann.menu("propose-end")
    expect(bob.button("agree")).to_be_visible()
    ann.button("withdraw").click()
    expect(bob.button("agree")).to_be_hidden()
    ann.menu("propose-end")
    bob.button("disagree").click()
    expect(ann.page.get_by_text(say("declined-end", name="Bob"))).to_be_visible()
    assert ann.stage == "playing"


def test_talk_beside_a_narrow_table_leaves_it_in_use(visitor: Visiting) -> None:
    ann = visitor(size=TABLET).come("Ann")
    ann.look_at(ann.found("chicago-poker", ["me", "greedy"]))
    ann.until(lambda: ann.asked is not None)
    ann.button("tab-talk").click()
    drawer = ann.page.get_by_role("dialog", name=say("beside-table"))
    expect(drawer).to_be_visible()
    ann.answer()
    expect(drawer).to_be_visible()
    ann.page.get_by_role("textbox", name=say("say-something")).press("Escape")
    expect(drawer).to_be_hidden()
    expect(ann.button("tab-talk")).to_be_focused()


def test_what_one_says_the_other_reads(visitor: Visiting) -> None:
    ann, bob, _ = two_at(visitor, "chicago-poker")
    ann.page.get_by_role("textbox", name=say("say-something")).fill("<b>Nice</b> hat & coat")
    ann.button("send").click()
    expect(bob.page.get_by_role("log").filter(has_text="<b>Nice</b> hat & coat")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(visitor: Visiting) -> None:
    ann, bob, _ = two_at(visitor, "chicago", ["me", "open"])
    for _ in range(100):
        ann.until(lambda: ann.asked is not None or bob.asked is not None)
        mover, other = (ann, bob) if ann.asked is not None else (bob, ann)
        before = mover.state["view"]
        mover.answer()
        if mover.state["no_undo"] is None:
            mover.menu("undo")
            break
    name = mover.state["seats"][mover.state["you"]]["name"]
    expect(other.page.get_by_text(say("proposed-undo", name=name))).to_be_visible()
    other.button("disagree").click()
    declined = say("declined-undo", name=other.state["seats"][other.state["you"]]["name"])
    expect(mover.page.get_by_role("status").filter(has_text=declined)).to_be_visible()
    mover.menu("undo")
    other.button("agree").click()
    mover.until(lambda: bool(mover.state["view"] == before))
    mover.answer()


def test_a_bot_plays_for_somebody_until_taken_back(visitor: Visiting) -> None:
    ann, bob, _ = two_at(visitor, "chicago-poker", ["me", "open"])
    ann.menu("hand-over")
    ann.until(lambda: bool(ann.state["seats"][0]["bot"]))
    bob.until(lambda: bob.asked is not None)
    bob.answer()
    assert ann.asked is None
    ann.menu("take-back")
    ann.until(lambda: not ann.state["seats"][0]["bot"])
    take_turns([ann, bob], 2)


def test_a_phone_is_enough(visitor: Visiting) -> None:
    ann = visitor(size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago-poker", ["me", "greedy", "greedy"]))
    for _ in range(6):
        ann.until(lambda: ann.asked is not None)
        ann.answer()
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE[0], "the page is wider than the phone"
