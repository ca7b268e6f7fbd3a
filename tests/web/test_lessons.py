"""Lessons in the browser: a click, an idea, a task, a light on what it is about."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import expect

import windycity
from tests.web.client import DRAWN, GAMES, say
from tests.web.conftest import Visiting
from tests.web.guided import Guided, where
from tests.web.test_access import flaws
from tests.web.visitor import PHONE, Visitor
from windycity.core.luck import Luck
from windycity.core.words import LANGUAGES
from windycity.lessons import Attempt, Lesson, Step, lesson_of, lessons_of

EDGE = 8  # pixels that a light stands around its thing


def test_a_stranger_takes_a_lesson_with_one_click(visitor: Visiting) -> None:
    ann = visitor(plain=False).visit()
    ann.page.get_by_role("button", name="Your first match", exact=True).click()
    ann.until(lambda: ann.state is not None and ann.stage == "playing" and ann.state["lesson"]["step"] == 0)
    lesson = ann.page.get_by_role("region", name="You want the businesses.")
    expect(lesson).to_contain_text("Two businesses are open: a brewery and a bar.")
    expect(ann.page.locator(".ring")).to_have_count(2)
    assert flaws(ann) == []
    lesson.get_by_role("button", name=say("go-on")).click()
    ann.until(lambda: ann.state["lesson"]["step"] == 1)
    ann.button("show-me").click()
    expect(ann.page.get_by_text("Take the top card of the draw pile.").first).to_be_visible()
    ann.page.keyboard.press("d")
    ann.until(lambda: ann.state["lesson"]["step"] == 2)
    expect(ann.page.locator(".ring")).to_have_count(4)  # the brewery, and three nines
    ann.page.keyboard.press("d")
    expect(ann.page.get_by_text("the lesson asks for something else here").first).to_be_visible()
    ann.button("step-back").click()
    ann.until(lambda: ann.state["lesson"]["step"] == 1)
    assert "Your task" in (ann.page.locator("[data-lesson]").text_content() or "")


def test_a_purchase_that_was_the_task_is_not_declared_over_while_the_lesson_goes_on_buying(visitor: Visiting) -> None:
    ann = visitor(plain=False).come("Ann")
    ann.look_at(ann.take("/api/games/chicago/lessons/first-match"))
    ann.button("go-on").click()
    guided = Guided(ann)
    for number, moves in ((1, ["buy green"]), (2, ["buy blue", "buy blue"])):
        ann.until(lambda number=number: where(ann)[0] == number)  # type: ignore[misc]
        guided.do(moves)
    ann.until(lambda: where(ann)[0] == 3)
    assert [answer["problem"] for answer in ann.answers if answer["problem"]] == []


def test_on_a_phone_the_next_step_and_what_it_speaks_of_come_into_view(visitor: Visiting) -> None:
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.take("/api/games/gangsters/lessons/first-match"))
    ann.button("go-on").click()
    ann.until(lambda: ann.state["lesson"] and ann.state["lesson"]["step"] == 1)
    ann.page.locator("#board").evaluate("(board) => board.scrollIntoView()")
    expect(ann.page.locator(".ring")).to_have_count(1)
    city, light = ann.page.locator("#board .map").bounding_box(), ann.page.locator(".ring").bounding_box()
    assert city
    assert light
    assert city["x"] - EDGE <= light["x"]
    assert light["x"] + light["width"] <= city["x"] + city["width"] + EDGE
    ann.page.get_by_role("button", name="Raise Lindqvist Laundry for $200").tap()
    ann.button("ga-throw").tap()
    ann.until(lambda: ann.state["lesson"]["step"] == 2)
    expect(ann.page.locator("[data-lesson]").get_by_role("heading")).to_be_in_viewport()


def test_on_a_phone_cards_are_driven_from_one_business_to_another_by_taps(visitor: Visiting) -> None:
    ann = visitor(plain=False, size=PHONE).come("Ann")
    ann.look_at(ann.take("/api/games/chicago-poker/lessons/special-cards"))
    guided, drive = Guided(ann), 3
    for number, answers in enumerate(way_through("chicago-poker", "special-cards")[:drive]):
        ann.until(lambda number=number: ann.state["lesson"] and where(ann)[0] == number)  # type: ignore[misc]
        for moves in answers:
            before = where(ann)
            if not moves:
                press(ann, GO_ON)
            else:
                for spot in filter(str.isdigit, moves[0].split()):  # one business is shown at a time
                    ann.page.get_by_role("tab").nth(int(spot) - 1).tap()
                guided.do(moves)
            ann.until(lambda before=before: where(ann) != before)  # type: ignore[misc]
    ann.until(lambda: where(ann)[0] == drive)
    ann.page.locator('#board .hand [data-thing="card Limousine"]').tap()
    ann.page.get_by_role("tab").first.tap()
    ann.page.locator('#board [data-thing="row 1 0"] .legal').tap()
    for card in ("R8", "G8"):
        ann.page.locator(f'#board .place[data-thing="card {card}"] button').tap()
    ann.page.get_by_role("button", name=say("cp-do-limousine", count=2)).tap()
    ann.until(lambda: where(ann)[0] == drive + 1)


# Every lesson to its end, from the list of choices, in every language; in English by Tab and Enter alone.

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
MOST_TABS = 40
GO_ON = "[data-lesson] .primary"

# How to come by Tab to the first thing that fits a selector: the key, and how often, if all between can have the focus; null if
# it has it.
WAY = """(selector) => {
  const at = document.activeElement, wanted = document.querySelector(selector);
  if (at === wanted || wanted === null) return null;
  const stops = [...document.querySelectorAll("a[href], button, input, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length);
  const ahead = at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [from, to] = ahead ? [at, wanted] : [wanted, at];
  const after = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const between = stops.filter((one) => after(from, one) && after(one, to)).length;
  return [ahead ? "Tab" : "Shift+Tab", between + 1];
}"""


def press(learner: Visitor, selector: str) -> None:
    """Press something with Enter; in English the learner has come there by Tab."""
    learner.page.locator(selector).first.wait_for()
    if learner.language != "en":
        learner.page.locator(selector).first.press("Enter")
        return
    for _ in range(MOST_TABS):
        way = learner.page.evaluate(WAY, selector)
        if way is None:
            learner.page.keyboard.press("Enter")
            return
        key, count = way
        for _ in range(count):
            learner.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached by Tab")


@cache
def way_through(game: str, name: str) -> list[list[list[str]]]:
    """What the lesson would show at each step: answers, each of some moves, none where there is only something to read."""
    attempt = Attempt(lesson_of(game, name), windycity.game(game, compiled=False), Luck.of("hmac-1", 1))
    steps: list[list[list[str]]] = [[] for _ in attempt.lesson.step]
    while not attempt.over:
        number, moves = attempt.number, attempt.answer()
        steps[number].append([*moves])
        attempt.play(moves) if moves else attempt.go_on()
    return steps


def do_step(learner: Visitor, step: Step, answers: list[list[str]]) -> None:
    """Do a step as the lesson would show it, move by move, and see that it is told."""
    shown = learner.page.locator("[data-lesson]")
    expect(shown.get_by_role("heading")).to_have_text(step.title.in_language(learner.language))
    if step.task:
        expect(shown).to_contain_text(step.task.in_language(learner.language))
    for moves in answers:
        for selector in [f"#board button[data-thing={json.dumps(f'move {move}')}]" for move in moves] or [GO_ON]:
            before = where(learner)
            press(learner, selector)
            learner.until(lambda before=before: where(learner) != before)  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_taken_to_its_end_by_keys(visitor: Visiting, lesson: Lesson, language: str) -> None:
    learner = visitor(language=language).come("Ann")
    learner.look_at(learner.take(f"/api/games/{lesson.game}/lessons/{lesson.name}"))
    for number, (step, answers) in enumerate(zip(lesson.step, way_through(lesson.game, lesson.name), strict=True)):
        learner.until(lambda number=number: learner.state["lesson"] and where(learner)[0] == number)  # type: ignore[misc]
        do_step(learner, step, answers)
    expect(learner.page.locator("[data-lesson]")).to_contain_text(say("lesson-over", language))


# Lessons at the drawn tables, by keys alone: to each move that is wanted there is a way.

AT_DRAWN_TABLES = [
    ("chicago-poker", "first-match", "en"),
    ("chicago-poker", "duels-and-bullets", "nl"),
    ("chicago-poker", "special-cards", "de"),
    ("chicago-gangsters", "first-match", "en"),
    ("chicago-gangsters", "words-and-partners", "de"),
    ("chicago-gangsters", "the-end-of-the-round", "nl"),
    ("chicago", "first-match", "en"),
    ("chicago", "fights", "de"),
    ("chicago", "payday-and-casinos", "nl"),
    ("gangsters", "first-match", "en"),
    ("gangsters", "police-and-donuts", "de"),
    ("gangsters", "shoot-outs", "en"),
]


def test_every_lesson_is_taken_at_the_drawn_table() -> None:
    assert {(game, name) for game, name, _ in AT_DRAWN_TABLES} == {(one.game, one.name) for one in LESSONS if one.game in DRAWN}


@pytest.mark.parametrize(("game", "name", "language"), AT_DRAWN_TABLES)
def test_a_lesson_is_taken_to_its_end_by_keys_at_the_drawn_table(visitor: Visiting, game: str, name: str, language: str) -> None:
    learner = visitor(plain=False, language=language).come("Ann")
    learner.look_at(learner.take(f"/api/games/{game}/lessons/{name}"))
    guided = Guided(learner)
    for number, answers in enumerate(way_through(game, name)):
        learner.until(lambda number=number: learner.state["lesson"] and where(learner)[0] == number)  # type: ignore[misc]
        for moves in answers:
            before = where(learner)
            guided.do(moves) if moves else press(learner, GO_ON)
            learner.until(lambda before=before: where(learner) != before)  # type: ignore[misc]
    expect(learner.page.locator("[data-lesson]")).to_contain_text(say("lesson-over", learner.language))
