"""There is room: what is asked can be answered without scrolling, with as many players as can be; so can a table be opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.chicago_gangsters.story import Story, story
from tests.games.gangsters.story import story as gangsters_story
from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.pages import table
from tests.web.test_access import flaws
from tests.web.visitor import DESKTOP, PHONE, TABLET, Visitor

LAPTOP = (1280, 800)

# Where the lowest of some things ends, in the window as it was opened.
LOWEST = "(things) => Math.max(...things.map((thing) => thing.getBoundingClientRect().bottom))"


def lowest(visitor: Visitor, things: str) -> float:
    visitor.page.locator(things).first.wait_for()
    return float(visitor.page.eval_on_selector_all(things, LOWEST))


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_six_at_chicago_poker_have_hand_and_buttons_on_the_screen(visitor: Visiting, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="de", plain=False)
    table(ann, "chicago-poker", 6)
    ann.button("understood").click()  # what the game is about is read before
    buttons = ann.page.locator("main .actions .button").first.bounding_box()
    assert buttons
    assert lowest(ann, "main .actions .button") <= size[1]
    hand = lowest(ann, "main .hand .card")
    assert hand <= (buttons["y"] if size == PHONE else size[1])


@pytest.mark.parametrize(("size", "seats"), [(TABLET, 4), (TABLET, 6), (PHONE, 4), (PHONE, 6)])
def test_there_is_room_for_all_of_chicago_poker(visitor: Visiting, size: tuple[int, int], seats: int) -> None:
    ann = visitor(size=size, language="de", plain=False)
    table(ann, "chicago-poker", seats)
    ann.button("understood").click()
    ann.until(lambda: ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_five_at_chicago_gangsters_have_the_buttons_on_the_screen(visitor: Visiting, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="de", plain=False)
    table(ann, "chicago-gangsters", 5)
    ann.button("understood").click()
    assert lowest(ann, "main .actions .button") <= size[1]


def test_the_form_for_a_new_table_fits_on_a_laptop_without_scrolling(visitor: Visiting) -> None:
    ann = visitor(language="de").come("Ann").visit()
    for game in ann.page.get_by_role("radiogroup").get_by_role("radio").all():
        game.check(force=True)  # the card lies over it
        assert lowest(ann, "main form") <= DESKTOP[1]


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_the_button_for_a_new_table_is_on_the_screen_from_the_start(visitor: Visiting, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="de").come("Ann").visit()
    assert lowest(ann, "main form button.primary") <= size[1]
    seats = ann.page.get_by_role("group", name=say("seats", "de"), exact=True).bounding_box()
    assert seats
    assert seats["y"] < size[1]  # and what it is for, too


def test_with_seven_cards_laid_both_answers_about_the_bruiser_are_on_the_screen(visitor: Visiting) -> None:
    hand = "W2 W4 B1 B2 B3 K1 K3"
    s = story(hands=[hand], persons=["bruiser poker-player"], means="weapons blackmail", persons_count=False)
    s.lay(0, hand)
    ann = visitor(size=LAPTOP, plain=False).come("Ann")
    position = s.match.game.dump_position(s.match.position)
    ann.look_at(ann.found("chicago-gangsters", ["me", *["greedy"] * 3], position=position))
    ann.button("understood").click()
    send = ann.page.locator("main .actions .button").first.bounding_box()
    assert send
    assert lowest(ann, "main .answers b") <= send["y"]


def at_gangsters(visitor: Visitor, s: Story) -> Visitor:
    """The first seat, in the middle of a match of Chicago Gangsters against bots, with what it is about read."""
    position = s.match.game.dump_position(s.match.position)
    seats = ["me", *["greedy"] * (s.match.seats - 1)]
    visitor.come("Ann").look_at(visitor.found("chicago-gangsters", seats, position=position))
    visitor.button("understood").click()
    return visitor


def test_a_strength_is_said_without_scrolling_where_mr_x_makes_a_side_of_three(visitor: Visiting) -> None:
    persons = ["fence priest", "taxi-driver reporter", "poker-player", "whisky-smuggler", "judge dealer"]
    s = story(seats=5, mr_x=4, hands=["W4 W2 B1 B3", "W2", "K5 B1", "B3", "K1"], persons=persons, talk=True)
    ann = at_gangsters(visitor(size=TABLET, language="de", plain=False), s.join(4, "defenders", "K1"))
    buttons = ann.page.locator("main .actions .button").first.bounding_box()
    assert buttons
    assert lowest(ann, "main input[type=range]") <= buttons["y"]
    assert lowest(ann, "main .actions .button") <= TABLET[1]


@pytest.mark.parametrize("size", [TABLET, PHONE])
@pytest.mark.parametrize("place", [2, 4])  # who sells, who exchanges
def test_the_tray_of_the_person_who_was_chosen_is_on_the_screen(visitor: Visiting, size: tuple[int, int], place: int) -> None:
    persons = "whisky-smuggler informer poker-player fence"
    s = story(at="round-end", hands=["W4 W4 W4 W4 K5", "", "", ""], persons=[persons], discards="K5 B3 W2")
    ann = at_gangsters(visitor(size=size, language="de", plain=False), s)
    ann.page.locator("#board .abilities button").nth(place).click()
    ann.page.locator("#board .cg-tray").first.wait_for()
    first = ann.page.locator("#board .cg-tray [data-thing^=card]").first.bounding_box()
    buttons = ann.page.locator("main .actions .button").first.bounding_box()
    assert first
    assert buttons
    assert first["y"] >= 0
    assert first["y"] + first["height"] <= buttons["y"]


def test_the_ranking_of_five_fits_on_a_phone(visitor: Visiting) -> None:
    ann = visitor(plain=False, language="de", size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago-poker", ["me", *["greedy"] * 4])).until(lambda: ann.stage == "playing")
    ann.menu("hand-over")
    ranks = ann.page.locator(".ranks").first
    ranks.wait_for()
    missing = ranks.evaluate("({ parentElement }) => parentElement.scrollWidth - parentElement.clientWidth")
    assert missing <= 0, "figures of the last column are cut off"


def test_another_match_is_offered_on_the_first_screen_of_a_phone(visitor: Visiting) -> None:
    ann = visitor(plain=False, language="de", size=PHONE).come("Ann")
    ann.look_at(ann.found("chicago-poker", ["me", *["greedy"] * 3])).until(lambda: ann.stage == "playing")
    ann.menu("hand-over")
    assert lowest(ann, "main .again .primary") <= PHONE[1]


def test_whoever_is_asked_for_another_match_sees_it_at_the_top_of_a_phone(visitor: Visiting) -> None:
    ann, bob = visitor(plain=False, size=PHONE).come("Ann"), visitor().come("Bob")
    table = ann.found("chicago-gangsters", ["me", "open", "greedy", "greedy"])
    ann.look_at(table)
    bob.sit(table)
    ann.until(lambda: ann.stage == "playing")
    ann.menu("propose-end")
    bob.button("agree").click()
    bob.button("rematch").click()
    asked = ann.page.get_by_role("alert").filter(has_text=say("proposed-rematch", name="Bob"))
    box = asked.bounding_box()
    assert box
    assert box["y"] + box["height"] <= PHONE[1]
    asked.get_by_role("button", name=say("i-am-in")).click()
    for one in (ann, bob):
        one.until(lambda one=one: one.state["table"] != table)  # type: ignore[misc]


COPS = {"7": "d-4", "4": "g-4", "5": "J2", "9": "A1", "3": "a-1"}


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_many_cops_are_listed_without_scrolling_the_page_or_moving_the_map(visitor: Visiting, size: tuple[int, int]) -> None:
    s = gangsters_story(4, at="police", pieces={0: "R4 A2, T3 d-4"}, cops=COPS, cash={0: 900}, dice="2 1 2 3 4")
    ann = visitor(size=size, language="de", plain=False).come("Ann")
    position = s.match.game.dump_position(s.match.position)
    ann.look_at(ann.found("gangsters", ["me", *["greedy"] * 3], position=position))
    ann.button("understood").click()
    decline = ann.page.get_by_role("button", name=say("ga-no-police", "de"))
    expect(decline).to_be_in_viewport(ratio=1)
    ann.until(lambda: ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
    if size == TABLET:
        assert flaws(ann) == []
    last = ann.page.locator(".cop").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
    assert ann.page.evaluate("scrollY") == 0
    before = ann.page.locator("svg.places").bounding_box()
    decline.click()
    ann.until(lambda: ann.state["view"]["ask"] == "move")
    decline.wait_for(state="hidden")
    assert ann.page.locator("svg.places").bounding_box() == before


def test_the_field_to_talk_stays_in_sight_beside_many_gangs(visitor: Visiting) -> None:
    ann = visitor(plain=False, language="de")
    table(ann, "gangsters", 4)
    ann.button("understood").click()
    for _ in range(3):
        ann.page.locator("[data-space].target").first.click()
    ann.until(lambda: ann.state["view"]["ask"] != "claim")
    assert lowest(ann, "aside [data-key=t]") <= DESKTOP[1]
    assert lowest(ann, "aside .news") <= DESKTOP[1]


def test_the_field_to_talk_stays_in_sight_beside_many_persons(visitor: Visiting) -> None:
    persons = ["fence priest", "taxi-driver reporter", "poker-player", "whisky-smuggler", "judge dealer"]
    s = story(seats=5, mr_x=4, hands=["W4 W2 B1 B3", "W2", "K5 B1", "B3", "K1"], persons=persons, talk=True)
    ann = visitor(language="de", plain=False).come("Ann")
    position = s.match.game.dump_position(s.match.position)
    ann.look_at(ann.found("chicago-gangsters", ["me", *["greedy"] * 4], position=position))  # with what it is about, too
    assert lowest(ann, "aside [data-key=t]") <= DESKTOP[1]
    assert lowest(ann, "aside .news") <= DESKTOP[1]


@pytest.mark.parametrize("size", [TABLET, PHONE])
@pytest.mark.parametrize("asked", ["hide", "bruiser"])
def test_below_a_question_with_two_answers_the_hand_is_in_sight(visitor: Visiting, size: tuple[int, int], asked: str) -> None:
    if asked == "hide":
        s = story(hands=["W4 K3 W2 B1 B2", "W2", "K5", "B3"], means="weapons").lay(0, "W4 K3").lay(1)
    else:
        hand, persons = "W2 W4 B1 B2 B3 K1 K3", ["bruiser poker-player"]
        s = story(hands=[hand], persons=persons, means="weapons blackmail", persons_count=False).lay(0, "W2 W4")
    ann = at_gangsters(visitor(size=size, language="de", plain=False), s)
    assert ann.state["view"]["ask"] == asked
    send = ann.page.locator("main .actions .button").first.bounding_box()
    assert send
    hand_in_sight = lowest(ann, "#board .asks > section:last-child .card")
    assert hand_in_sight <= (send["y"] if size == PHONE else size[1])
