"""Everybody can play: by keys alone, with a screen reader, in their language, with large letters."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import windycity
from tests.web.client import DRAWN, WEB, say
from tests.web.conftest import Visiting
from tests.web.pages import PAGES, shown, table
from tests.web.reading import Reader
from tests.web.visitor import DESKTOP, PHONE, TABLET, Visitor
from windycity.core.words import LANGUAGES
from windycity.server.shapes import LONGEST_NAME

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Elements with a text of their own that is wider than they are, or that leaves the panel it stands on. What only
# screen readers find is clipped on purpose.
CLIPPED = """() => {
  const wide = [];
  const unseen = (element) =>
    element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || unseen(element.parentElement));
  const scrolls = (element) =>
    getComputedStyle(element).overflowX === "auto" ||
    (!element.matches(".panel, .cg-paper") && scrolls(element.parentElement));
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) {
    const beyond = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
    wide.push(`the page: ${page.scrollWidth} > ${page.clientWidth}, by ${beyond.slice(-3)}`);
  }
  for (const element of document.querySelectorAll("body *:not(svg *, script, style)")) {
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const { width, height } = element.getBoundingClientRect();
    if (!text || width <= 1 || height <= 1 || getComputedStyle(element).display === "inline" || unseen(element)) continue;
    const said = element.textContent.trim().slice(0, 60);
    const sheet = element.closest(".panel, .cg-paper");
    if (sheet && !scrolls(element) && element.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1)
      wide.push(`${element.tagName} "${said}": leaves its panel`);
    if (element.scrollWidth > element.clientWidth + 1)
      wide.push(`${element.tagName} "${said}": ${element.scrollWidth} > ${element.clientWidth}`);
  }
  return wide;
}"""


def flaws(visitor: Visitor) -> list[str]:
    """What axe finds wrong with a page, each with the first element that has it."""
    visitor.page.evaluate(AXE.read_text("utf-8"))  # not as a script of the page, which its policy would stop
    found = visitor.page.evaluate(f"axe.run({{ runOnly: {json.dumps(RULES)} }})")
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(visitor: Visiting, page: str, size: tuple[int, int]) -> None:
    assert flaws(shown(visitor, page, size=size)) == []


def test_axe_finds_nothing_at_drawn_tables(visitor: Visiting) -> None:
    found = {}
    for game in DRAWN:
        ann = visitor(plain=False)
        table(ann, game, max(windycity.game(game).rulebook.seats))
        found[game] = flaws(ann)
    assert found == {game: [] for game in DRAWN}


def test_axe_would_find_something(visitor: Visiting) -> None:
    ann = shown(visitor, "lobby")
    ann.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(flaw.startswith("button-name") for flaw in flaws(ann))


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_clipped_in_german_at_any_width_nor_with_large_letters(visitor: Visiting, page: str) -> None:
    ann = shown(visitor, page, language="de")
    assert clipped_anywhere(ann) == {}


def test_a_long_name_has_room_on_the_page_about_oneself(visitor: Visiting) -> None:
    ann = visitor(language="de").come("W" * LONGEST_NAME)
    ann.look_at(ann.found("chicago-poker", ["me", "greedy", "greedy"])).menu("hand-over")
    ann.until(lambda: ann.stage == "over")
    ann.visit("/me").page.get_by_role("region", name=say("my-matches", "de")).wait_for()
    assert clipped_anywhere(ann) == {}


def test_nothing_is_clipped_at_drawn_tables(visitor: Visiting) -> None:
    found = {}
    for game in DRAWN:
        ann = visitor(plain=False, language="de")
        table(ann, game, max(windycity.game(game).rulebook.seats))
        found[game] = clipped_anywhere(ann)
    assert found == {game: {} for game in DRAWN}


@pytest.mark.parametrize(("game", "seats"), [("chicago-gangsters", 4), ("chicago-poker", 3)])
def test_nothing_is_clipped_where_fewer_seats_leave_room_for_larger_things(visitor: Visiting, game: str, seats: int) -> None:
    ann = visitor(plain=False, language="de")
    table(ann, game, seats)
    assert clipped_anywhere(ann) == {}


def clipped_anywhere(visitor: Visitor) -> dict[str, list[str]]:
    """What is clipped, by width and size of letters."""
    found = {}
    for letters in (100, 200):
        visitor.page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
        for width, height in (DESKTOP, TABLET, PHONE):
            visitor.page.set_viewport_size({"width": width, "height": height})
            if wide := clipped_at_rest(visitor):
                found[f"{width} wide, letters of {letters} %"] = wide[:5]
    return found


def clipped_at_rest(visitor: Visitor, most: int = 20) -> list[str]:
    """What is still clipped when the page has had the time to follow its new size."""
    wide: list[str] = []
    for _ in range(most):
        visitor.page.wait_for_timeout(50)
        wide = visitor.page.evaluate(CLIPPED)
        if not wide:
            break
    return wide


def test_what_is_clipped_would_be_found(visitor: Visiting) -> None:
    ann = shown(visitor, "lobby")
    assert ann.page.evaluate(CLIPPED) == []
    ann.page.evaluate("document.querySelector('main').innerHTML = '<p>Unabhängigkeitserklärung</p>'")
    ann.page.evaluate("Object.assign(document.querySelector('main p').style, { width: '20px', overflow: 'hidden' })")
    assert len(ann.page.evaluate(CLIPPED)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_addressed_in_the_language_of_the_browser(visitor: Visiting, language: str) -> None:
    ann = shown(visitor, "table", language=language)
    assert ann.page.evaluate("document.documentElement.lang") == language
    expect(ann.button("menu")).to_be_visible()
    expect(ann.page.get_by_role("status").first).to_contain_text(ann.state["prompt"])


def test_another_language_can_be_chosen_at_the_table(visitor: Visiting) -> None:
    ann = shown(visitor, "menu")
    ann.page.get_by_role("dialog").get_by_text(say("language-nl"), exact=True).click()
    expect(ann.page.get_by_role("dialog", name=say("menu", "nl"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.language = "nl"
    ann.answer()


def test_what_is_asked_stays_in_its_place_while_a_choice_is_explained(visitor: Visiting) -> None:
    ann = shown(visitor, "table")
    reader = Reader(ann)
    ann.until(lambda: ann.asked is not None and reader.hears_the_ask_first())
    ann.choices.first.focus()
    expect(ann.page.locator("#board").get_by_role("status").nth(1)).not_to_be_empty()
    assert reader.hears_the_ask_first()


def test_keys_are_enough(visitor: Visiting) -> None:
    ann = shown(visitor, "table")
    for _ in range(4):
        ann.until(lambda: ann.asked is not None)
        before = ann.asked
        ann.choices.first.wait_for()
        walk_to_a_choice(ann)
        ann.page.keyboard.press("Enter")
        ann.until(lambda before=before: ann.asked != before)  # type: ignore[misc]


def walk_to_a_choice(visitor: Visitor) -> None:
    """Press Tab until the focus is on something that can be answered, and a step further by an arrow."""
    label = json.dumps(say("choices"))
    within = f"document.activeElement.closest('section, [role=region]')?.getAttribute('aria-label') === {label}"
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(within):
            visitor.page.keyboard.press("ArrowRight")
            assert visitor.page.evaluate(f"{within} && document.activeElement.matches('button:focus-visible')")
            return
    raise AssertionError("Tab never came to the choices")
