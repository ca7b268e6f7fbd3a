"""Setting up a position in the browser, by pointer and by keys, and playing it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.test_access import flaws
from tests.web.visitor import PHONE, Visitor

GAME = "chicago-poker"


def arranging(visitor: Visitor, query: str = "?seats=2", game: str = GAME, first: str = "pile") -> Visitor:
    visitor.visit(f"/arrange/{game}{query}")
    place(visitor, first).wait_for()
    return visitor


def place(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-place='{name}']")


def piece(visitor: Visitor, thing: str) -> Locator:
    return visitor.page.locator(f"[data-piece='{thing}']")


def lies(visitor: Visitor, thing: str, where: str) -> None:
    """Wait until a thing is in a place."""
    expect(visitor.page.locator(f"[data-piece='{thing}'][data-at='{where}']")).to_be_visible()


def mark(visitor: Visitor, name: str) -> Locator:
    """What is drawn on the board."""
    return visitor.page.locator(f"[data-thing='{name}']").first


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, thing: Locator, goal: Locator) -> None:
    """Drag something by the pointer; both are on the screen."""
    thing.scroll_into_view_if_needed()
    start, end = thing.bounding_box(), goal.bounding_box()
    assert start
    assert end
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + 20, end["y"] + 30, steps=4)
    mouse.move(end["x"] + 24, end["y"] + 24)
    mouse.up()


def test_a_position_is_set_up_by_pointer_and_played(visitor: Visiting) -> None:
    ann = arranging(visitor(size=(1440, 1700), plain=False, allowed="400"))
    for number in range(1, 4):
        drag(ann, piece(ann, f"card R{number}"), place(ann, "discards"))
        lies(ann, f"card R{number}", "discards")
    drag(ann, piece(ann, "card R1"), ann.page.locator("[data-thing='row 1 0']"))  # onto the board itself
    lies(ann, "card R1", "row 1 0")
    drag(ann, ann.page.locator("[data-thing='card R1']"), place(ann, "hand 0"))  # and off it
    lies(ann, "card R1", "hand 0")
    drag(ann, piece(ann, "card R1"), place(ann, "won 0"))
    expect(ann.page.get_by_role("alert")).to_have_text("R1 cannot lie there: that is a place for businesses.")
    lies(ann, "card R1", "hand 0")
    for number in range(4, 12):
        if piece(ann, f"card G{number}").get_attribute("data-at") != "hand 1":  # else it was dealt there
            piece(ann, f"card G{number}").click()  # picked, and put by a click on the place
            place(ann, "hand 1").locator("h3").click()
        lies(ann, f"card G{number}", "hand 1")
    expect(ann.page.get_by_text("A hand holds more than seven cards")).to_be_visible()
    play = ann.page.get_by_role("button", name="Play it against bots")
    expect(play).to_be_disabled()
    assert flaws(ann) == []
    undo = ann.page.get_by_role("button", name="Undo")
    while play.is_disabled():
        undo.click()
    play.click()
    ann.until(lambda: ann.state is not None and ann.state["position"])
    assert ann.stage == "gathering"


def test_the_board_shows_the_space_to_which_something_is_dragged(visitor: Visiting) -> None:
    ann = arranging(visitor(size=(1440, 1700), plain=False), "?seats=3", "gangsters", "cops")
    x, y = middle(mark(ann, "space A2"))
    start = middle(piece(ann, "cop 2"))
    ann.page.mouse.move(*start)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y, steps=6)
    lit = ann.page.locator("rect.pointed")
    expect(lit).to_have_count(1)
    ann.page.mouse.up()
    expect(lit).to_have_count(0)
    lies(ann, "cop 2", "space A2")


def test_a_position_is_set_up_by_keys_alone_and_played_with_friends(visitor: Visiting) -> None:
    ann = arranging(visitor(plain=False, language="nl").come("Ann"))
    keys, focus = ann.page.keyboard, "document.activeElement"
    piece(ann, "card G5").focus()
    keys.press("Enter")
    where = ann.page.get_by_role("group", name="Waarheen met G5?")
    expect(where).to_be_visible()
    keys.press("Escape")
    expect(where).to_be_hidden()
    assert ann.page.evaluate(f"{focus}.dataset.piece") == "card G5", "the focus is where it was"
    keys.press("Enter")
    goals = where.get_by_role("button")
    for _ in range(goals.count()):
        if "bij bedrijf 1" in ann.page.evaluate(f"{focus}.textContent") and "Bugs" in ann.page.evaluate(f"{focus}.textContent"):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    lies(ann, "card G5", "row 1 1")
    assert ann.page.evaluate(f"[{focus}.dataset.piece, {focus}.dataset.at].join()") == "card G5,row 1 1", "it goes along"
    ann.page.get_by_label("Ronde").fill("7")
    keys.press("Enter")
    keys.press("Tab")
    ann.page.get_by_label("Wiens beurt begint").press("ArrowDown")
    expect(ann.page.get_by_text("Dit kan gespeeld worden")).to_be_visible()
    assert flaws(ann) == []
    ann.page.get_by_role("button", name="Speel dit met vrienden").press("Enter")
    ann.until(lambda: ann.state is not None and ann.stage == "gathering")
    assert [seat["sort"] for seat in ann.state["seats"]] == ["guest", "open"]
    expect(ann.page.get_by_text(say("from-position", "nl"))).to_be_visible()


def test_a_position_is_kept_as_a_file_and_opened_again(visitor: Visiting, tmp_path: Path) -> None:
    ann = arranging(visitor(size=PHONE, plain=False))
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("button", name="Save as a file").click()
    kept = tmp_path / "kept.json"
    downloading.value.save_as(kept)
    position = json.loads(kept.read_text())
    assert position["game"] == GAME
    card = position["hand"][0][0]
    bob = arranging(visitor(plain=False), "?seats=3")
    bob.page.locator("input[type=file]").set_input_files(kept)
    expect(place(bob, "hand 0")).to_contain_text(card)
    expect(place(bob, "hand 2")).to_have_count(0)
    kept.write_text("nonsense")
    bob.page.locator("input[type=file]").set_input_files(kept)
    expect(bob.page.get_by_text("That is not a file with a position.")).to_be_visible()
    kept.write_text(json.dumps({**position, "hand": []}))
    bob.page.locator("input[type=file]").set_input_files(kept)
    expect(bob.page.get_by_text("is missing")).to_be_visible()
    bob.problems = [problem for problem in bob.problems if "400" not in problem]  # browsers print every status


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_way_leads_from_the_lobby_and_nothing_is_clipped(visitor: Visiting, language: str) -> None:
    ann = visitor(size=PHONE, language=language, plain=False).come("Ann").visit()
    ann.page.get_by_role("link", name=say("set-up-position", language)).click()
    place(ann, "pile").wait_for()
    assert flaws(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_moment_of_a_match_is_changed(visitor: Visiting) -> None:
    ann = visitor(plain=False).come("Ann")
    table = ann.found(GAME, ["me", "greedy"])
    ann.look_at(table)
    ann.until(lambda: ann.asked is not None)
    ann.menu("propose-end")
    ann.until(lambda: ann.stage == "over")
    ann.visit(f"/replay/{table}")
    ann.page.get_by_role("link", name="Change this position").click()
    place(ann, "pile").wait_for()
    hand = ann.state["view"]["players"][0]["hand"]
    for card in hand:
        lies(ann, f"card {card}", "hand 0")


def test_men_and_bars_of_chicago_are_arranged_by_pointer_and_played(visitor: Visiting) -> None:
    ann = arranging(visitor(size=(1440, 1300), plain=False), game="chicago", first="bars")
    mouse = ann.page.mouse
    mouse.move(*middle(mark(ann, "man 0 1")))
    mouse.down()
    mouse.move(600, 500, steps=3)
    mouse.move(*middle(mark(ann, "space NW5b")))
    mouse.up()
    lies(ann, "man 0 1", "space NW5b")
    lies(ann, "space NW5b", "bars 0")  # he took the bar
    mouse.click(*middle(mark(ann, "space NW4A")))  # a bar is picked on the board
    ann.page.get_by_role("button", name="Bars of Capone").click()
    lies(ann, "space NW4A", "bars 1")
    mouse.click(*middle(mark(ann, "man 0 1")))
    ann.page.get_by_label("Head").select_option(label="red")
    expect(piece(ann, "man 0 1")).to_contain_text("O'Banion 1 (red)")
    assert flaws(ann) == []
    mouse.click(*middle(mark(ann, "space NW-casino")))  # still picked: a click on a space puts him there
    lies(ann, "man 0 1", "space NW-casino")
    piece(ann, "man 1 1").click()
    mouse.click(*middle(mark(ann, "space NW-casino")))
    expect(ann.page.get_by_text("Men of two gangs stand on one space")).to_be_visible()
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.get_by_label("Round").fill("3")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_label("The throw")).to_be_visible()
    ann.page.get_by_role("button", name="Play it against bots").click()
    ann.until(lambda: ann.state is not None and ann.state["position"])
    assert ann.stage == "gathering"


def test_pieces_of_gangsters_are_arranged_by_keys_alone(visitor: Visiting) -> None:
    ann = arranging(visitor(plain=False, language="de").come("Ann"), "?seats=3", "gangsters", "cops")
    keys = ann.page.keyboard
    piece(ann, "cop 7").focus()
    keys.press("Enter")
    keys.type("K1")  # the focus is in the field for a space
    keys.press("Enter")
    lies(ann, "cop 7", "space K1")
    keys.press("Enter")  # the focus went along
    ann.page.get_by_label("Donuts", exact=True).select_option(label="Donuts 2 von Camorra")
    expect(mark(ann, "cop 7")).to_be_visible()
    ann.until(lambda: len(ann.page.locator("[data-piece='cop 7'][aria-pressed=true]").all()) == 1)
    where = ann.page.get_by_label("Auf dem Spielplan, auf")
    where.focus()
    keys.press("ArrowDown")
    space = where.input_value()
    assert space != "K1", "arrows go from space to space"
    keys.press("Enter")
    lies(ann, "cop 7", f"space {space}")
    piece(ann, "marker marker-7").press("Enter")
    ann.page.get_by_role("button", name="Bestechungsmarken von Outfit").press("Enter")
    lies(ann, "marker marker-7", "markers 2")
    expect(ann.page.get_by_text("Das lässt sich spielen")).to_be_visible()
    assert flaws(ann) == []


def test_on_a_phone_a_tap_picks_and_another_puts(visitor: Visiting) -> None:
    ann = arranging(visitor(size=PHONE, plain=False), game="chicago", first="bars")
    ann.page.touchscreen.tap(*middle(mark(ann, "man 0 1")))
    expect(ann.page.get_by_label("Head")).to_be_visible()
    ann.page.touchscreen.tap(*middle(mark(ann, "space c3")))
    lies(ann, "man 0 1", "space c3")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
