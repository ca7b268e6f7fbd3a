"""Lessons in the browser: a click, an idea, a task, a light on what it is about."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.test_access import flaws


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
    expect(ann.page.locator(".ring")).to_have_count(1)
    ann.page.keyboard.press("d")
    expect(ann.page.get_by_text("the lesson asks for something else here").first).to_be_visible()
    ann.button("step-back").click()
    ann.until(lambda: ann.state["lesson"]["step"] == 1)
    assert "Your task" in (ann.page.locator("[data-lesson]").text_content() or "")
