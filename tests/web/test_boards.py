"""Drawn tables: what rare moments ask, and what a phone shows of a city that is larger than it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games import story as stories
from tests.games.chicago.story import story as chicago_story
from tests.games.chicago_gangsters.story import story as chicago_gangsters_story
from tests.games.chicago_poker.story import story as chicago_poker_story
from tests.games.gangsters import moments
from tests.games.gangsters.opening import claimed
from tests.games.gangsters.story import Story, story
from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.test_access import clipped_anywhere, flaws
from tests.web.visitor import DESKTOP, PHONE, Visitor

JOINTS = {0: "A2 H1", 1: "B3 F1"}


def seated(visitor: Visitor, s: Story, seat: int) -> Visitor:
    """Somebody who is asked something in the middle of a match of Gangsters."""
    seats = ["greedy"] * s.match.seats
    seats[seat] = "me"
    position = s.match.game.dump_position(s.match.position)
    visitor.come("Ann").look_at(visitor.found("gangsters", seats, position=position))
    visitor.until(lambda: visitor.asked is not None)
    return visitor


def shield(seats: int) -> Story:
    """A cop with another's donuts may attack one's criminals, and one holds his marker."""
    s = story(
        seats,
        pieces={0: "R4 a-2, T2 b-1", 1: "R2 B3"},
        cops={"6": "A1"},
        donuts={1: "6 1"},
        markers={0: "marker-6"},
    )
    return s.move(0, "R", "A1", "criminal").move(0, "T", "A1", "criminal")


def target(seats: int) -> Story:
    """A cop has come to two criminal pieces of one gang."""
    s = story(seats, at="police", pieces={0: "R4 A2", 1: "R2 d-2!, T3 d-2!"}, cops={"7": "d-4"}, dice="2 1 2 3 4")
    return s.play(0, "cop 7 to d-2").passes(*range(1, seats))


@pytest.mark.parametrize(
    ("make", "seat", "answer"),
    [
        (moments.shooting, 0, "Attack thugs of Camorra"),
        (moments.seduction, 0, "Seduce thugs of Camorra"),
        (moments.eating_cop, 1, "Attack thugs of Shamrocks"),
        (moments.reaction, 1, "Show the marker of cop 7"),
        (moments.drawn_marker, 0, "Put it back"),
        (shield, 0, "Show the marker of cop 6"),
        (target, 0, "Attack thugs of Camorra"),
    ],
)
def test_a_question_is_asked_with_what_comes_of_each_answer(
    visitor: Visiting, make: Callable[[int], Story], seat: int, answer: str
) -> None:
    ann = seated(visitor(plain=False), make(3), seat)
    moves = [move for move in make(3).match.legal(seat) if not move.startswith("order ")]
    cards = ann.page.locator(".question .answer")
    expect(cards).to_have_count(len(moves))
    expect(cards.locator("p .clause")).to_have_count(len(moves))  # each is explained, with its clause
    if make is moments.shooting:
        assert flaws(ann) == []
    before = ann.asked
    ann.page.get_by_role("button", name=answer).first.click()
    ann.until(lambda: ann.asked != before)


def test_a_phone_tells_of_danger_beyond_what_it_shows_and_covers_nothing(visitor: Visiting) -> None:
    s = story(2, at="buy", pieces={0: "R4 A2", 1: "R2 B3, T4 H1"}, joints=JOINTS, cash={0: 900, 1: 900})
    ann = seated(visitor(plain=False, size=PHONE), s, 0)
    flag = ann.page.get_by_role("button", name="Emerald Ballroom").filter(has_text="Somebody")
    expect(flag).to_be_visible()
    told, shown = flag.bounding_box(), ann.page.locator("svg.places").bounding_box()
    assert told
    assert shown
    assert told["y"] + told["height"] <= shown["y"]
    place = ann.page.locator("[data-space=H1]")
    flag.click()
    expect(place).to_be_in_viewport()
    expect(flag).to_have_count(0)


CHICAGO_FIGHT = chicago_story(
    men={0: ["yellow j12", "blue reserve"], 1: ["blue NW5A", "green NW5A"]}, dice="1 1 6", money={0: 15, 1: 30}
)
RARE: dict[str, Callable[[], tuple[stories.Story, int]]] = {
    "chicago fight": lambda: (CHICAGO_FIGHT.play(0, "move 1 with 1").play(0, "step NW5A"), 0),
    "chicago buy": lambda: (chicago_story(seats=4, at="buying", number=6, money={0: 95}), 0),
    "gangsters gang": lambda: (claimed(4), 0),
    "gangsters accept": lambda: (moments.offer(4), 1),
    "gangsters react": lambda: (moments.reaction(4), 1),
    "gangsters move": lambda: (moments.wheels(4), 0),
    "gangsters shoot": lambda: (moments.shooting(4), 0),
    "gangsters target": lambda: (target(2), 0),
    "gangsters shield": lambda: (shield(2), 0),
    "gangsters keep": lambda: (moments.drawn_marker(3), 0),
}


@pytest.mark.parametrize("asked", RARE)
def test_nothing_is_clipped_in_german_whatever_is_asked(visitor: Visiting, asked: str) -> None:
    s, seat = RARE[asked]()
    seats = ["greedy"] * s.match.seats
    seats[seat] = "me"
    ann = visitor(plain=False, language="de").come("Ann")
    ann.look_at(ann.found(asked.split()[0], seats, position=s.match.game.dump_position(s.match.position)))
    ann.until(lambda: ann.asked is not None)
    assert clipped_anywhere(ann) == {}


def test_a_phone_names_the_district_of_a_question_and_shows_others(visitor: Visiting) -> None:
    ann = seated(visitor(plain=False, size=PHONE), moments.seduction(3), 0)
    expect(ann.page.get_by_role("tab", name="Bakers' Hill")).to_have_attribute("aria-selected", "true")
    expect(ann.page.locator("[data-space=A2]")).to_be_in_viewport()
    ann.page.get_by_role("tab", name="Depot Side").click()
    expect(ann.page.locator("[data-space=H1]")).to_be_in_viewport()
    expect(ann.page.get_by_role("tab", selected=True)).to_contain_text("Depot Side")
    before = ann.asked
    ann.page.get_by_role("button", name="Seduce thugs of Camorra").click()
    ann.until(lambda: ann.asked != before)


def test_a_phone_has_a_button_to_send_a_cop_and_shows_whom_to_recruit(visitor: Visiting) -> None:
    s = story(3, at="police", pieces={0: "R6 A2, T3 d-4, V1 A3"}, cops={"7": "d-4"}, cash={0: 2500}, dice="2 1 2 3 4")
    ann = seated(visitor(plain=False, size=PHONE), s, 0)
    ann.button("understood").click()
    ann.page.locator(".cop .who").first.click()
    ann.page.locator("[data-space=d-2].target").tap()
    before = ann.asked
    ann.page.get_by_role("button", name=say("ga-send-there", cop=7)).tap()
    ann.until(lambda: ann.asked not in (None, before))
    assert ann.state["view"]["cops"]["7"]["at"] == "d-2"
    recruit = ann.page.locator("main .actions .button", has_text=say("ga-recruit"))
    recruit.tap()
    panel = ann.page.get_by_role("region", name=say("ga-recruit"))

    def is_in_sight() -> bool:
        told, bar = panel.bounding_box(), recruit.bounding_box()
        return told is not None and bar is not None and told["y"] + told["height"] <= bar["y"]

    ann.until(is_in_sight)


def test_a_phone_covers_no_choice_of_a_walk_with_the_buttons_for_it(visitor: Visiting) -> None:
    ann = seated(visitor(plain=False, size=PHONE), moments.wheels(2), 0)
    ann.button("understood").click()
    ann.page.locator(".die:not([disabled])").filter(has_text=say("ga-die-green")).tap()
    ann.page.locator("[data-space=b-1].target").tap()
    go, arrival = ann.page.locator(".actions .primary"), ann.page.get_by_role("radiogroup", name=say("ga-on-arrival"))
    go.wait_for()
    assert not overlap(ann.page.locator(".actions").last, arrival)
    ann.page.locator(".die.on").tap()  # what was hidden is back
    expect(ann.page.get_by_role("button", name=say("ga-done"))).to_be_visible()


def test_a_phone_shows_all_places_of_the_set_up_side_by_side(visitor: Visiting) -> None:
    s = claimed(2)
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.found("gangsters", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    for piece in ("racketeers", "thugs", "vamps"):
        ann.page.get_by_role("button", name=f"One more: {piece}").tap()
        ann.page.locator(".places button").first.tap()
    tops = {round(place.bounding_box()["y"]) for place in ann.page.locator(".places button").all()}  # type: ignore[index]
    assert len(tops) == 1
    bay = ann.page.locator(".places .bay").first
    assert all(token.bounding_box()["width"] >= 24 for token in bay.locator("svg").all())  # type: ignore[index]
    assert bay.evaluate("(bay) => bay.scrollWidth <= bay.clientWidth")


def test_a_phone_tells_who_comes_near_a_casino_and_what_a_walk_would_do(visitor: Visiting) -> None:
    men = {0: ["yellow SE-casino", "green NW-casino"], 1: ["yellow SE-hq", "red i8"]}
    s = chicago_story(men=men, dice="2 3 6", number=9)
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    ann.button("understood").click()
    flag = ann.page.get_by_role("button", name="2 steps from your casino")
    expect(flag).to_be_visible()
    assert not overlap(flag, ann.page.get_by_role("button", name="Your 50, South-east casino"))
    flag.click()
    expect(flag).to_have_count(0)  # who was told of is in sight
    ann.page.locator(".die").nth(2).click()
    ann.page.locator(".pile").nth(1).click()
    ann.page.mouse.move(0, 0)
    within = """() => {
      const box = (one) => document.querySelector(one)?.getBoundingClientRect();
      const [frame, label] = [".frame", "svg.city .label .words"].map(box);
      const beside = label && label.left >= frame.left && label.right <= frame.right;
      return beside && label.top >= frame.top && label.bottom <= frame.bottom;
    }"""
    for place in ann.page.locator("ul .place").all():
        place.evaluate("(row) => row.click()")
        ann.until(lambda: ann.page.evaluate(within))


def test_on_a_phone_two_taps_on_a_place_are_a_walk(visitor: Visiting) -> None:
    s = chicago_story(men={0: ["yellow NW-hq"]}, dice="1 5 6")
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    ann.button("understood").tap()
    ann.page.locator(".die").nth(2).tap()
    ann.page.locator(".pile").first.tap()
    ann.page.evaluate("scrollTo(0, 0)")
    box = ann.page.locator("svg.city .target").first.bounding_box()
    assert box
    for _ in range(2):
        before = ann.asked
        ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate("scrollY") == 0 or ann.asked != before
    ann.until(lambda: ann.state["view"]["dice"] == [1, 5])


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_phone_shows_the_own_men_of_chicago_from_the_start(visitor: Visiting) -> None:
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago", ["greedy", "greedy", "me", "greedy"]))
    ann.page.locator("svg.city").wait_for()
    scrolled = "() => { const frame = document.querySelector('.frame'); return Math.min(frame.scrollLeft, frame.scrollTop) }"
    ann.until(lambda: ann.page.evaluate(scrolled) > 0)  # the headquarters of this seat are in the corner opposite the first


@pytest.mark.parametrize(
    ("position", "blue"),
    [
        ({"out": {0: 17}}, 2),  # one man in play, 17 out: two of 20 bodies are left
        ({"seats": 4, "men": {seat: ["yellow reserve", *["blue reserve"] * 13] for seat in (1, 2, 3)}}, 1),  # of 40 heads
        ({}, 9),
    ],
)
def test_no_more_men_are_chosen_than_money_bank_and_bodies_last_for(
    visitor: Visiting, position: dict[str, Any], blue: int
) -> None:
    s = chicago_story(at="buying", number=6, money={0: 95}, **position)
    ann = visitor(plain=False).come("Ann")
    seats = ["me", *["greedy"] * (s.match.seats - 1)]
    ann.look_at(ann.found("chicago", seats, position=s.match.game.dump_position(s.match.position)))
    ann.until(lambda: ann.asked is not None)
    heads = ann.page.get_by_role("group", name="Blue, 10 each")
    more = heads.get_by_role("button", name=say("ch-one-more"))
    for _ in range(blue):
        more.click()
    expect(more).to_be_disabled()
    expect(ann.page.get_by_text(say("ch-no-bodies"))).to_have_count(int("out" in position))
    ann.page.get_by_role("button", name=f"Buy {blue} blue").click()
    ann.until(lambda: ann.state["view"]["ask"] != "buy" or ann.asked is None)
    assert len(ann.state["view"]["players"][0]["men"]) >= 1 + blue


def test_places_of_the_same_name_are_told_apart_in_the_list(visitor: Visiting) -> None:
    s = chicago_story(men={0: ["green SW-casino", "yellow reserve", "blue c6"]}, dice="2 3 6", money={0: 5})
    s.play(0, "move 2 with 2")
    ann = visitor(plain=False).come("Ann")
    ann.look_at(ann.found("chicago", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    ann.until(lambda: ann.asked is not None)
    rows = ann.page.locator("ul .place span.grow")
    expect(rows.filter(has_text="South of the headquarters (NW)")).to_have_count(2)
    assert len(set(rows.all_inner_texts())) == rows.count()


def test_a_phone_shows_what_was_paid_before_the_city_while_men_are_bought(visitor: Visiting) -> None:
    men = {0: ["yellow NW-casino", "green NE-casino"], 1: ["yellow SE-casino"]}
    s = chicago_story(men=men, active=1, dice="2", number=12, money={0: 2, 1: 30})
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago", ["greedy", "me"], position=s.match.game.dump_position(s.match.position)))
    ann.page.get_by_role("button", name=say("ch-end-turn")).click()
    paid = ann.page.get_by_role("region", name=say("ch-payday-after", round=12))
    paid.wait_for()
    ann.until(lambda: ann.asked is not None)
    told, city = paid.bounding_box(), ann.page.locator(".frame").bounding_box()
    assert told
    assert city
    assert told["y"] + told["height"] <= city["y"]


def test_a_round_that_began_before_the_match_shows_what_is_to_be_beaten(visitor: Visiting) -> None:
    ann = visitor(plain=False).come("Ann")
    ann.look_at(ann.take("/api/games/chicago-gangsters/puzzles/thirteen-to-beat"))
    expect(ann.page.locator(".felt .middle .big")).to_have_text("13")


def test_a_gang_never_costs_more_than_there_is(visitor: Visiting) -> None:
    s = claimed(2)
    ann = visitor(plain=False).come("Ann")
    ann.look_at(ann.found("gangsters", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    ann.until(lambda: ann.asked is not None)
    more = ann.page.get_by_role("button", name="One more: ")
    more.first.wait_for()
    while more.count():
        more.first.click()  # as many as there is money for
    expect(ann.page.get_by_role("button", name="One more would be too dear: ").first).to_be_disabled()
    expect(ann.page.get_by_role("img", name="too much")).to_have_count(0)
    for _ in range(ann.page.get_by_role("radio").count()):
        ann.page.locator(".places button").first.click()
    ann.page.get_by_role("button", name="Seal gang and places").click()
    ann.until(lambda: ann.state["view"]["ask"] not in ("gang", "place"))


def test_a_gang_that_was_opened_again_is_sealed_again(visitor: Visiting) -> None:
    s = claimed(2)
    ann, bob = visitor(plain=False), visitor()
    table = ann.come("Ann").found("gangsters", ["open", "me"], position=s.match.game.dump_position(s.match.position))
    ann.look_at(table)
    bob.come("Bob").sit(table)  # who takes his time
    ann.until(lambda: ann.asked is not None)
    seal = ann.page.get_by_role("button", name="Seal gang and places")
    ann.page.get_by_role("button", name="One more: thugs").click()
    ann.page.locator(".places button").first.click()
    for _ in range(2):
        seal.click()
        ann.until(lambda: ann.asked is None)
        expect(ann.page.get_by_role("button", name="One more: thugs")).to_have_count(0)  # what is sealed cannot be changed
        ann.button("open-again").click()
        bob.button("agree").click()
        ann.until(lambda: ann.asked is not None)
        ann.page.get_by_role("button", name="One more: thugs").click()
        expect(seal).to_be_enabled()


def test_a_gang_that_was_opened_again_has_whom_it_had_also_after_the_page_is_loaded_anew(visitor: Visiting) -> None:
    s = claimed(2)
    ann, bob = visitor(plain=False), visitor()
    table = ann.come("Ann").found("gangsters", ["open", "me"], position=s.match.game.dump_position(s.match.position))
    ann.look_at(table)
    bob.come("Bob").sit(table)  # who takes his time
    ann.until(lambda: ann.asked is not None)
    for _ in range(3):
        ann.page.get_by_role("button", name="One more: racketeers").click()
    ann.page.locator(".places button").first.click()
    ann.page.get_by_role("button", name="Seal gang and places").click()
    ann.until(lambda: ann.asked is None)
    ann.button("open-again").click()
    bob.button("agree").click()
    ann.until(lambda: ann.asked is not None)
    ann.page.reload()
    expect(ann.page.locator(".sheet li .count").first).to_have_text("3")
    ann.page.get_by_text("To have fewer, undo in the menu").wait_for()
    ann.page.locator(".places button").first.click()
    expect(ann.page.get_by_role("button", name="Seal gang and places")).to_be_enabled()


def trade(visitor: Visitor) -> Visitor:
    """Somebody who writes an offer, with less money than the largest step."""
    s = story(2, at="buy", pieces={0: "R4 A2"}, joints={0: "A2 A3", 1: "B3 I2"}, cash={0: 800, 1: 900})
    seated(visitor, s, 0).page.get_by_role("button", name=say("ga-trade")).click()
    return visitor


def test_what_is_traded_is_marked_on_a_wide_map(visitor: Visiting) -> None:
    ann = trade(visitor(plain=False))
    page = ann.page
    whole = page.locator("svg.places").get_attribute("viewBox")
    expect(page.locator("[data-space].target")).to_have_count(4)  # what could be given or wanted
    page.locator("[data-space=A2]").click()
    expect(page.locator("[data-space].traded")).to_have_count(1)
    expect(page.locator("svg.places")).to_have_attribute("viewBox", whole or "")
    page.get_by_role("radio", name="Orchid Roof Garden").click()
    page.get_by_role("button", name=say("ga-pay-more", cash="$100")).click()
    expect(page.locator("[data-space].traded")).to_have_count(2)
    expect(page.locator("svg.places")).not_to_have_attribute("viewBox", whole or "")  # both are near each other
    plates = page.locator("svg.places g.traded text")
    expect(plates).to_have_text([say("ga-give-with", cash="$100"), say("ga-get")])
    assert all(plate.bounding_box()["height"] >= 12 for plate in plates.all())  # type: ignore[index]
    assert flaws(ann) == []


def test_cash_is_offered_as_far_as_there_is_any_and_the_button_says_so(visitor: Visiting) -> None:
    page = trade(visitor(plain=False)).page
    page.get_by_role("button", name=say("ga-pay-more", cash="$800")).click()
    expect(page.get_by_role("button", name=say("ga-pay-more", cash="$1,000"))).to_be_disabled()
    expect(page.locator(".trade .cash .figure")).to_have_text(["$800", "$0"])


def test_whoever_is_offered_a_trade_sees_on_the_map_what_it_is_about(visitor: Visiting) -> None:
    page = seated(visitor(plain=False), moments.offer(2), 1).page
    plates = page.locator("svg.places g.traded text")
    expect(plates).to_have_text([say("ga-get-with", cash="$500"), say("ga-give")])


def test_an_answer_to_an_offer_is_told_where_the_turn_goes_on(visitor: Visiting) -> None:
    ann = trade(visitor(plain=False))
    ann.page.get_by_role("radio", name="Kowal's Pawnshop").click()
    ann.page.get_by_role("button", name=say("ga-pay-more", cash="$100")).click()
    ann.page.get_by_role("button", name=say("ga-offer-it", name="Camorra")).click()
    ann.page.locator(".strip").get_by_text(re.compile("Camorra (refuses|accepts)")).wait_for()


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_no_word_beside_a_die_is_broken_on_a_phone(visitor: Visiting, language: str) -> None:
    ann = seated(visitor(plain=False, size=PHONE, language=language), moments.wheels(2), 0)
    broken = """() => [...document.querySelectorAll(".die > b")].filter((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getClientRects().length > 1;
    }).map((one) => one.textContent)"""
    for letters in (100, 200):
        ann.page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
        assert ann.page.evaluate(broken) == []


def test_the_place_of_a_question_is_marked_and_not_covered(visitor: Visiting) -> None:
    page = seated(visitor(plain=False), shield(3), 0).page
    place = page.locator("[data-space=A1].here")
    expect(place).to_have_count(1)
    assert not overlap(place, page.locator("svg.mini"))


def test_a_phone_covers_no_place_that_can_be_chosen_with_the_small_map(visitor: Visiting) -> None:
    s = story(2, at="police", pieces={0: "R4 A2!", 1: "R2 d-2!, T3 d-2!"}, dice="2 1 2 3 4").play(0, "new cop")
    page = seated(visitor(plain=False, size=PHONE), s, 0).page
    small = page.locator("svg.mini")
    for place in page.locator("[data-space].target").all():
        assert not overlap(place, small)


def test_nobody_is_said_to_be_waited_for_while_what_has_happened_is_shown(visitor: Visiting) -> None:
    s = story(
        4,
        pieces={0: "R4 A2!", 1: "R4 B3!", 2: "R4 C1!", 3: "R4 D2!"},
        cops={"7": "d-4", "4": "g-4"},
        cash=dict.fromkeys(range(4), 900),
    )
    ann = seated(visitor(plain=False, tempo="quick"), s, 0)
    look = "() => (window.sealed ||= document.body.innerText.includes('" + say("sealed") + "'))"
    ann.page.evaluate(f"() => new MutationObserver({look}).observe(document.body, {{ subtree: true, childList: true }})")
    ann.page.keyboard.press("e")
    ann.until(lambda: ann.state["view"]["round"] == 4 and ann.asked is not None)
    expect(ann.page.get_by_role("button", name=say("catch-up"))).to_have_count(0, timeout=150_000)
    assert not ann.page.evaluate("window.sealed")


def on_another_device(visitor: Visitor) -> Locator:
    """What the general table offers the same guest there."""
    tablet = visitor.context.new_page()
    tablet.goto(visitor.page.url)
    tablet.evaluate("localStorage.windycity = JSON.stringify({ language: 'en', plain: true, tempo: 'at-once' })")
    tablet.reload()
    return tablet.get_by_role("region", name=say("choices"), exact=True).get_by_role("button")


def test_men_are_chosen_anew_once_somebody_has_bought_for_the_same_seat(visitor: Visiting) -> None:
    s = chicago_story(at="buying", number=6, money={0: 95})
    ann = visitor(plain=False).come("Ann")
    ann.look_at(ann.found("chicago", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    ann.until(lambda: ann.asked is not None)
    for _ in range(9):
        ann.page.get_by_role("group", name="Blue, 10 each").get_by_role("button", name=say("ch-one-more")).click()
    expect(ann.page.get_by_role("button", name="Buy 9 blue")).to_be_enabled()
    before = ann.asked
    on_another_device(ann).filter(has_text="green").first.click()
    ann.until(lambda: ann.asked != before)
    expect(ann.page.get_by_role("button", name=say("ch-buy-none"))).to_be_disabled()
    ann.page.get_by_role("group", name="Blue, 10 each").get_by_role("button", name=say("ch-one-more")).click()
    ann.page.get_by_role("button", name="Buy 1 blue").click()
    ann.until(lambda: ann.state["view"]["ask"] != "buy" or ann.asked is None)
    assert len(ann.state["view"]["players"][0]["men"]) >= 3


def test_a_planned_gang_stands_while_somebody_hires_for_the_same_seat(visitor: Visiting) -> None:
    s = claimed(2)
    ann = visitor(plain=False)
    table = ann.come("Ann").found("gangsters", ["me", "greedy"], position=s.match.game.dump_position(s.match.position))
    ann.look_at(table).until(lambda: ann.asked is not None)
    for _ in range(5):
        ann.page.get_by_role("button", name="One more: racketeers").click()
    for _ in range(3):
        ann.page.get_by_role("button", name="One more: thugs").click()
    for _ in range(2):
        ann.page.locator(".places button").first.click()
    seal = ann.page.get_by_role("button", name="Seal gang and places")
    expect(seal).to_be_enabled()  # exactly what there is money for
    hire = on_another_device(ann)
    hire.filter(has_text="acketeer").first.click()
    ann.until(lambda: ann.state["view"]["players"][0]["secrets"]["hired"]["racketeers"] == 1)
    expect(seal).to_be_enabled()  # he is one of the five
    hire.filter(has_text="amp").first.click()
    too_dear = ann.page.get_by_role("button", name=say("ga-seal-too-dear"))
    expect(too_dear).to_be_disabled()  # and says so before the server has to
    ann.page.get_by_role("button", name="One fewer: thugs").click()
    ann.page.locator(".places button").first.click()
    seal.click()
    ann.until(lambda: ann.state["view"]["ask"] not in ("gang", "place"))
    assert [piece["strength"] for piece in ann.state["view"]["players"][0]["pieces"]] == [5, 2, 1]


def test_a_sealed_choice_is_told_once_somebody_takes_his_time(visitor: Visiting) -> None:
    s = claimed(2)
    ann, bob = visitor(plain=False), visitor()
    table = ann.come("Ann").found("gangsters", ["open", "me"], position=s.match.game.dump_position(s.match.position))
    ann.page.clock.install()
    ann.look_at(table)
    bob.come("Bob").sit(table)
    ann.until(lambda: ann.asked is not None)
    ann.page.get_by_role("button", name="One more: thugs").click()
    ann.page.locator(".places button").first.click()
    ann.page.clock.pause_at(time.time() + 1)
    ann.page.get_by_role("button", name="Seal gang and places").click()
    expect(ann.page.get_by_role("button", name="One more: thugs")).to_have_count(0)
    expect(ann.button("open-again")).to_have_count(0)  # bots answer meanwhile, and the board does not jump

    def is_told() -> bool:  # a while after the answer has arrived, whenever that is
        ann.page.clock.fast_forward(1000)
        return ann.button("open-again").count() == 1

    ann.until(is_told)


def test_a_card_that_does_not_count_is_lost_if_the_question_mark_keeps_it_hidden(visitor: Visiting) -> None:
    s = chicago_gangsters_story(hands=["W4 K3", "W2", "K5", "B3"], means="weapons").lay(0, "W4 K3").lay(1)
    ann = visitor(plain=False).come("Ann")
    position = s.match.game.dump_position(s.match.position)
    ann.look_at(ann.found("chicago-gangsters", ["me", *["greedy"] * 3], position=position))
    ann.until(lambda: ann.asked is not None)
    assert ann.state["view"]["ask"] == "hide"
    laid = ann.page.get_by_role("group", name=say("cg-laid-cards"))
    expect(laid).to_contain_text(say("cg-lost-if-hidden"))
    expect(laid).not_to_contain_text(say("cg-come-back"))


def at_poker(visitor: Visitor, s: stories.Story) -> Visitor:
    """The first seat, in the middle of a match of Chicago Poker against bots."""
    seats = ["me", *["greedy"] * (s.match.seats - 1)]
    visitor.come("Ann").look_at(visitor.found("chicago-poker", seats, position=s.match.game.dump_position(s.match.position)))
    visitor.until(lambda: visitor.asked is not None)
    return visitor


def hand_card(visitor: Visitor, card: str) -> Locator:
    return visitor.page.locator(f'#board .hand [data-thing="card {card}"]')


def test_a_picked_card_stays_picked_when_somebody_comes_to_look_on(visitor: Visiting) -> None:
    ann = at_poker(visitor(plain=False), chicago_poker_story(seats=3, hands=["R3 G4", "", ""]))
    hand_card(ann, "R3").click()
    visitor().look_at(ann.state["table"])
    ann.until(lambda: ann.state["watching"] == 1)
    expect(hand_card(ann, "R3")).to_have_attribute("aria-pressed", "true")


def test_the_hand_keeps_its_place_when_rows_of_others_light_up(visitor: Visiting) -> None:
    rows = {(1, 1): "G1 G2", (2, 1): "B1 B2 B3"}
    ann = at_poker(visitor(plain=False), chicago_poker_story(seats=3, hands=["R3 Murder", "", ""], rows=rows))
    ann.button("understood").click()
    before = hand_card(ann, "R3").bounding_box()
    hand_card(ann, "Murder").click()
    expect(ann.page.get_by_text(say("cp-murder-here"), exact=True)).to_have_count(2)
    assert hand_card(ann, "R3").bounding_box() == before


@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_phone_the_hand_keeps_its_place_when_a_card_is_picked(visitor: Visiting, seats: int) -> None:
    s = chicago_poker_story(seats=seats, hands=["R3 G4 Murder", *[""] * (seats - 1)])
    ann = at_poker(visitor(plain=False, size=PHONE, language="de"), s)
    ann.button("understood").click()
    before = hand_card(ann, "G4").bounding_box()
    hand_card(ann, "R3").tap()
    expect(hand_card(ann, "R3")).to_have_attribute("aria-pressed", "true")
    assert hand_card(ann, "G4").bounding_box() == before
    ann.until(lambda: ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def test_whoever_has_no_card_is_told_to_draw(visitor: Visiting) -> None:
    ann = at_poker(visitor(plain=False), chicago_poker_story(seats=2, hands=["", ""]))
    expect(ann.page.get_by_role("button", name=say("cp-only-draw"), exact=True).first).to_have_attribute("aria-disabled", "true")


def test_a_phone_shows_the_row_whose_cards_are_to_ride(visitor: Visiting) -> None:
    s = chicago_poker_story(spots="brewery brewery bar", hands=["Limousine", ""], rows={(0, 3): "B9 R2"})
    ann = at_poker(visitor(plain=False, size=PHONE), s)
    hand_card(ann, "Limousine").tap()
    ann.page.get_by_role("tab").nth(1).tap()
    ann.page.locator('#board [data-thing="row 2 0"] .legal').tap()
    expect(ann.page.get_by_role("tab", selected=True)).to_contain_text("3")
    ann.page.locator("#board .place button").first.tap()
    ann.page.get_by_role("button", name=say("cp-do-limousine", count=1)).tap()
    ann.until(lambda: len(ann.state["view"]["table"][1]["rows"][0]["cards"]) == 1)


def test_a_phone_follows_the_play_for_whoever_looks_on(visitor: Visiting) -> None:
    s = chicago_poker_story(spots="brewery brewery bar", hands=["R3", ""])
    ann = at_poker(visitor(), s)
    eve = visitor(plain=False, size=PHONE).look_at(ann.state["table"])
    ann.page.get_by_role("button", name="3").last.click()
    eve.until(lambda: bool(eve.state["view"]["table"][2]["rows"][0]["cards"]))
    expect(eve.page.get_by_role("tab", selected=True)).to_contain_text("3")


def test_whoever_shares_the_win_is_told_with_whom(visitor: Visiting) -> None:
    rows = {(0, 1): "R1 R2", (1, 2): "G1"}
    s = chicago_poker_story(3, "bar jazz-club", ["Raid R5", "", ""], rows, active=0, quiet=8, actions=1)
    ann = at_poker(visitor(plain=False, language="de", size=PHONE), s)
    hand_card(ann, "Raid").tap()
    ann.page.get_by_role("button", name=say("cp-no-effect", "de")).tap()
    ann.until(lambda: ann.stage == "over")
    assert ann.state["view"]["result"]["winners"] == [0, 1]
    expect(ann.page.get_by_role("heading", name=say("you-share-win", "de", names="Bugs Moran"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_lifted_card_hides_no_number_of_the_hand(visitor: Visiting, size: tuple[int, int]) -> None:
    s = chicago_poker_story(seats=2, hands=["R3 G4 R9 B7 Y5 P8 Murder Raid", ""])
    ann = at_poker(visitor(plain=False, size=size), s)
    ann.button("understood").click()
    is_seen = """(figure) => {
      const { x, y, width, height } = figure.getBoundingClientRect();
      const seen = document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => one.closest(".hand .card"));
      return seen?.closest(".card") === figure.closest(".card");
    }"""
    for card in ("R9", "B7", "G4"):
        hand_card(ann, card).click()
        expect(hand_card(ann, card)).to_have_attribute("aria-pressed", "true")
        figures = ann.page.locator("#board .hand .card .value").all()
        assert len(figures) == 6
        assert all(figure.evaluate(is_seen) for figure in figures)


def new_cop() -> Story:
    """A cop has come out of the bag, and is to be sent from the station of the blue die."""
    s = story(2, at="police", pieces={0: "R4 A2!", 1: "R2 d-2!, T3 d-2!"}, dice="2 1 2 3 4")
    return s.play(0, "new cop")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_station_where_a_new_cop_comes_in_is_marked(visitor: Visiting, size: tuple[int, int]) -> None:
    ann = seated(visitor(plain=False, size=size), new_cop(), 0)
    ann.button("understood").click()
    station = ann.page.locator(f"[data-space={ann.state['view']['entrance']}].here")
    expect(station).to_have_count(1)
    expect(station).to_be_in_viewport()
    expect(station).to_have_attribute("aria-label", re.compile("^Clover Ward"))
    expect(ann.page.locator(".strip")).to_contain_text(say("ga-comes-in-at", at="Clover Ward"))


def test_a_phone_gives_the_map_the_room_that_a_question_for_a_place_leaves(visitor: Visiting) -> None:
    ann = seated(visitor(plain=False, size=PHONE), new_cop(), 0)
    ann.button("understood").click()
    box = ann.page.locator("svg.places").bounding_box()
    assert box
    assert box["height"] >= 0.42 * PHONE[1] - 1
    ann.until(lambda: ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("make", [moments.reaction, moments.eating_cop])
def test_a_question_is_seen_once(visitor: Visiting, make: Callable[[int], Story]) -> None:
    ann = seated(visitor(plain=False), make(3), 1)
    title = ann.page.locator(".question h2").text_content()
    line = ann.page.locator(".strip .line")
    expect(line).to_have_text(title or "")  # for screen readers only
    unseen = ann.page.locator(".strip .aside .line")
    expect(unseen).to_have_count(1)
    ann.page.locator("[data-space=A4]").dispatch_event("click")  # the line is seen as soon as it has more to say
    expect(unseen).to_have_count(0)
    expect(line).to_contain_text("Odessa Tailors")


def test_whoever_looks_on_at_chicago_sees_all_of_it_without_scrolling(visitor: Visiting) -> None:
    ann = visitor(plain=False).come("Ann")
    s = chicago_story(men={0: ["yellow NW-hq"]}, dice="1 5 6")
    ann.look_at(ann.found("chicago", ["me", "greedy"], position=s.match.game.dump_position(s.match.position)))
    eve = visitor(plain=False, language="de").look_at(ann.state["table"])
    eve.page.locator("svg.city").wait_for()
    eve.until(lambda: eve.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_after_the_end_the_whole_board_of_chicago_is_shown(visitor: Visiting, size: tuple[int, int]) -> None:
    ann = visitor(plain=False, size=size).come("Ann")
    ann.look_at(ann.found("chicago", ["me", "greedy"])).until(lambda: ann.asked is not None)
    if size != PHONE:  # which shows only a part from the start
        ann.page.get_by_role("button", name=say("ch-zoom-in")).click()
    hidden = "() => { const frame = document.querySelector('.frame'); return frame.scrollWidth - frame.clientWidth; }"
    ann.until(lambda: ann.page.evaluate(hidden) > 0)
    ann.menu("hand-over")
    ann.until(lambda: ann.stage == "over")
    ann.until(lambda: ann.page.evaluate(hidden) <= 0)
    expect(ann.page.get_by_role("button", name=say("ch-zoom-out"))).to_be_disabled()
