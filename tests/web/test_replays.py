"""Looking back at matches in a browser: every game, every way to move through it, and nothing that may not be seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

import windycity
from tests.server.test_replays import played
from tests.web.client import GAMES, say
from tests.web.conftest import Visiting
from tests.web.pages import GOLDEN, over, replay
from tests.web.test_access import flaws
from tests.web.test_play import two_at
from tests.web.test_secrets import everything_in, hand, secret_of
from tests.web.visitor import Visitor, take_turns
from windycity.bots.bot import answer
from windycity.bots.names import make_bots

MOMENTS = "(id) => fetch(`/api/replays/${id}/moments`).then((answer) => answer.json())"
WHOLE = {"chicago-poker": "ends-one-of-each", "chicago-gangsters": "draw-forfeited"}  # short matches that are over


def record_of(game: str) -> str:
    """The record of a match that everybody may see."""
    if game in WHOLE:
        return (GOLDEN / game / f"{WHOLE[game]}.jsonl").read_text("utf-8")
    return played(game, most=100)


def at(visitor: Visitor, moment: int) -> None:
    """Wait until a moment is shown."""
    last = slider(visitor).get_attribute("max") or ""
    words = say("moment-of", visitor.language, moment=moment, last=int(last))
    expect(visitor.page.get_by_text(words, exact=True)).to_be_visible()
    expect(slider(visitor)).to_have_value(str(moment))


def slider(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("slider", name=say("moment", visitor.language))


def eyes(visitor: Visitor) -> Any:
    """The eyes that can be looked through."""
    return visitor.page.get_by_role("group", name=say("eyes-of", visitor.language)).get_by_role("radio")


def picture(visitor: Visitor) -> str:
    """What the board says, once it is settled."""
    visitor.page.wait_for_timeout(300)
    return str(visitor.page.locator("#board").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_looked_through_and_its_luck_is_checked(visitor: Visiting, game: str) -> None:
    record = record_of(game)
    match = windycity.replay(record)
    ann = visitor(plain=False).come("Ann")
    name = ann.bring(record)
    ann.visit(f"/replay/{name}?moment=10&eye=0")
    at(ann, 10)
    first = picture(ann)
    ann.button("forward").click()
    ann.until(lambda: slider(ann).input_value() != "10")
    after = int(slider(ann).input_value())
    told = ann.context.request.get(f"{ann.site}/api/replays/{name}/moments?eye=0&last={after}").json()["moments"]
    lit = max(moment for moment, one in enumerate(told) if one["news"])
    expect(ann.page.locator("[data-moment][aria-current=step]")).to_have_count(len(told[lit]["news"]))
    assert ann.page.locator("[data-moment][aria-current=step]").first.get_attribute("data-moment") == str(lit)
    ann.button("back").click()
    ann.until(lambda: slider(ann).input_value() != str(after))
    slider(ann).fill("10")
    at(ann, 10)
    assert picture(ann) == first, "back at the same moment, the same picture"
    ann.button("last").click()
    at(ann, len(match.answers))
    assert picture(ann) != first
    happened = ann.page.locator("[data-moment][aria-current=step]")
    expect(happened.first).to_be_in_viewport()
    if game != "chicago-gangsters":  # where more happens at the end than the list shows at once
        expect(happened.last).to_be_in_viewport()
    other = ann.page.get_by_role("radio", name=match.player_names[1])
    other.check(force=True)  # the words beside it are clicked on
    expect(other).to_be_checked()
    ann.page.wait_for_url(f"**/replay/{name}?moment={len(match.answers)}&eye=1")
    proof = ann.page.get_by_role("region", name=say("proof-right"))
    proof.wait_for()
    expect(proof).to_contain_text(say("proof-secret-right"))
    if game in WHOLE:
        expect(proof).to_contain_text(say("proof-cards-open"))
    else:
        expect(proof.get_by_role("listitem").nth(2)).to_contain_text("dice were thrown again")
        assert "0" not in proof.get_by_role("listitem").nth(2).inner_text().split(), "none was thrown"
    assert flaws(ann) == []


def test_the_dice_of_fights_whose_numbers_only_the_rules_know_make_no_match_wrong(visitor: Visiting) -> None:
    match = windycity.game("chicago", compiled=True).start(seats=2, seed=12)
    bots = make_bots("greedy", range(2), 3)
    while not match.over:
        answer(match, bots)
    events = match.events(None)
    assert any(event.name == "fought" for event in events)
    thrown = 3 * sum(event.name == "threw" for event in events)
    ann = visitor(plain=False).come("Ann")
    ann.visit(f"/replay/{ann.bring(match.save())}")
    proof = ann.page.get_by_role("region", name=say("proof-right"))
    proof.wait_for()
    expect(proof.get_by_role("listitem").nth(2)).to_contain_text(f"{thrown} dice were thrown again")


@pytest.mark.parametrize("game", WHOLE)
def test_jumps_go_from_one_to_the_next(visitor: Visiting, game: str) -> None:
    ann = visitor(plain=False).come("Ann")
    name = ann.bring(record_of(game))
    shown = ann.context.request.get(f"{ann.site}/api/replays/{name}").json()
    sort = shown["sorts"][0]
    moments = [jump["moment"] for jump in shown["jumps"] if jump["sort"] == sort["sort"]]
    assert len(moments) > 2
    ann.visit(f"/replay/{name}")
    at(ann, 0)
    ann.button("jump-on", what=sort["title"]).click()
    at(ann, moments[0])
    ann.page.keyboard.press("]")
    at(ann, moments[1])
    ann.page.keyboard.press("[")
    at(ann, moments[0])


def test_a_match_is_looked_through_by_keys_alone(visitor: Visiting) -> None:
    ann = visitor(plain=False)
    replay(ann)
    at(ann, 60)
    ann.page.keyboard.press("ArrowRight")
    at(ann, 61)
    ann.page.keyboard.press("ArrowLeft")
    at(ann, 60)
    ann.page.keyboard.press("Home")
    at(ann, 0)
    ann.page.keyboard.press("End")
    last = int(slider(ann).get_attribute("max"))
    at(ann, last)
    slider(ann).focus()
    ann.page.keyboard.press("ArrowLeft")
    at(ann, last - 1)
    ann.page.keyboard.press("[")  # a slider has no use for letters
    ann.until(lambda: int(slider(ann).input_value()) < last - 1)
    ann.page.keyboard.press("End")
    at(ann, last)
    ann.page.keyboard.press("ArrowLeft")
    at(ann, last - 1)
    ann.page.get_by_role("radio", name=say("eye-everyone")).focus()
    ann.page.keyboard.press("ArrowDown")
    expect(eyes(ann).nth(1)).to_be_checked()
    at(ann, last - 1)
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("Home")
    at(ann, 0)
    ann.page.keyboard.press(" ")
    ann.until(lambda: int(slider(ann).input_value()) >= 2)
    ann.page.keyboard.press(" ")
    expect(ann.button("play-match")).to_be_visible()


def test_a_match_that_plays_waits_while_somebody_chooses_who_plays_on(visitor: Visiting) -> None:
    ann = visitor(plain=False)
    replay(ann)
    slider(ann).focus()
    ann.page.keyboard.press(" ")
    expect(ann.button("pause")).to_be_visible()
    ann.button("play-on").click()
    ann.page.get_by_role("dialog").wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.button("play-match")).to_be_visible()


def test_a_link_to_a_moment_shows_a_stranger_the_same_picture(visitor: Visiting) -> None:
    ann, eve = visitor(plain=False), visitor(plain=False)
    replay(ann)
    ann.page.keyboard.press("ArrowRight")
    at(ann, 61)
    link = ann.page.get_by_label(say("moment-link")).input_value()
    assert "moment=61&eye=everyone" in link
    eve.page.goto(link)
    at(eve, 61)
    assert picture(eve) == picture(ann)
    hands = "section[aria-label]"
    assert eve.page.locator(hands).first.inner_text() == ann.page.locator(hands).first.inner_text()


def test_a_stranger_sees_nothing_hidden_before_the_match_is_over(visitor: Visiting, store: Path) -> None:
    ann, bob, table = two_at(visitor, "chicago-poker", ["me", "open"])
    asked = ann if ann.asked is not None else bob
    cards = hand(asked)
    assert len(cards) >= 3
    eve = visitor(plain=False)
    sent: list[str] = []

    def heard(response: Response) -> None:
        if "/api/replays/" in response.url:
            sent.append(response.text())

    eve.page.on("response", heard)
    eve.visit(f"/replay/{table}?moment=0&eye={asked.state['you']}")
    at(eve, 0)
    expect(eyes(eve)).to_have_count(1)
    expect(eve.page.get_by_text(say("eyes-later"))).to_be_visible()
    eve.until(lambda: any("/moments" in text or '"moments"' in text for text in sent))
    found = "\n".join([everything_in(eve), *sent])
    told = {text for one in sent for text in _strings(json.loads(one)["state"] if '"moments":' in one else {})}
    assert not cards & told, "a card of a hand was sent to a stranger"
    assert secret_of(store, table) not in found
    assert "??" in "".join(sent)
    asked.visit(f"/replay/{table}")
    at(asked, 0)
    expect(eyes(asked)).to_have_count(1)
    assert cards <= _strings(asked.page.evaluate(MOMENTS, table)), "one's own hand is shown"


def _strings(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {text for one in inner for text in _strings(one)}


def test_a_record_is_opened_from_a_file_and_a_wrong_one_is_refused_with_the_reason(visitor: Visiting) -> None:
    ann = visitor(plain=False, allowed="400").come("Ann").visit()
    file = ann.page.get_by_label(say("open-record"))
    file.set_input_files({"name": "wrong.jsonl", "mimeType": "text/plain", "buffer": b"Hello"})
    expect(ann.page.get_by_text("Line 1 of the record")).to_be_visible()
    file.set_input_files(GOLDEN / "chicago-poker" / "ends-one-of-each.jsonl")
    at(ann, 0)


def drop(visitor: Visitor, name: str, text: str) -> None:
    """Drop a file on the page."""
    hold = "([name, text]) => { const held = new DataTransfer(); held.items.add(new File([text], name)); return held; }"
    held = visitor.page.evaluate_handle(hold, [name, text])
    for event in ("dragover", "drop"):
        visitor.page.dispatch_event("body", event, {"dataTransfer": held})


def test_a_record_is_dropped_on_the_lobby_and_on_another_replay(visitor: Visiting) -> None:
    ann = visitor(plain=False, allowed="400").come("Ann").visit()
    ann.page.get_by_role("heading", name=say("look-back")).wait_for()
    drop(ann, "wrong.jsonl", "Hello")
    expect(ann.page.get_by_role("alert").filter(has_text="Line 1 of the record")).to_be_visible()
    drop(ann, "match.jsonl", record_of("chicago-poker"))
    at(ann, 0)
    first = ann.page.url
    drop(ann, "wrong.jsonl", "Hello")
    expect(ann.page.get_by_role("alert").filter(has_text="Line 1 of the record")).to_be_visible()
    drop(ann, "match.jsonl", record_of("chicago-gangsters"))
    expect(ann.page).to_have_title(f"{say('replay-title')}: Chicago Gangsters")
    assert ann.page.url != first


def test_the_end_of_a_match_and_the_lobby_lead_to_its_replay(visitor: Visiting) -> None:
    ann = visitor()
    over(ann)
    ann.page.get_by_role("link", name=say("whole-replay")).click()
    at(ann, 0)
    expect(ann.page.get_by_role("region", name=say("proof-right"))).to_contain_text(say("proof-seen-right"))
    ann.visit()
    ann.page.get_by_text(say("games-over", count=1)).click()
    ann.page.get_by_role("link", name=say("look-back")).click()
    at(ann, 0)


def test_a_moment_is_played_on(visitor: Visiting) -> None:
    ann = visitor()
    replay(ann)
    ann.button("play-on").click()
    ann.button("play-on-now").click()
    ann.page.wait_for_url("**/table/*")
    ann.until(lambda: ann.state is not None and ann.state["stage"] == "playing")
    assert ann.state["position"]


def test_a_moment_is_played_on_with_a_friend_by_a_link(visitor: Visiting) -> None:
    ann, bob = visitor(), visitor(seed=2)
    replay(ann)
    ann.button("play-on").click()
    seats = ann.page.get_by_role("dialog").get_by_role("combobox")
    assert [seats.nth(seat).input_value() for seat in range(2)] == ["me", "soldier"]
    seats.nth(1).select_option("open")
    ann.button("play-on-now").click()
    ann.page.wait_for_url("**/table/*")
    link = ann.page.get_by_role("textbox", name=say("link-for-friends")).input_value()
    bob.visit(link.removeprefix(bob.site)).button("sit-down").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.state is not None and one.stage == "playing")  # type: ignore[misc]
    take_turns([ann, bob], 1)
