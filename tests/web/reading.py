"""People who cannot use a pointer: one who has only keys, and one who hears the page in its order."""

from __future__ import annotations

import json
import random
import re
from collections import Counter, deque
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator

from tests.web.client import say
from tests.web.visitor import Visitor

# What has the focus, as a person with keys sees it: what it is, whether it is meant to be pressed, and in which direction the
# nearest thing lies that is lit up, as seen from there.
FOCUS = """(wanted) => {
  const at = document.activeElement;
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(at);
  const lit = [...document.querySelectorAll("#board :is(.target, .primary):not([disabled], [aria-disabled=true])")]
    .filter((one) => one !== at && one.getClientRects().length)
    .map((one) => { const [u, v] = middle(one); return { one, dx: u - x, dy: v - y }; })
    .sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));
  const { one, dx, dy } = lit[Math.min(wanted, lit.length - 1)] ?? { one: at, dx: 0, dy: 0 };
  return {
    board: at.closest("#board") !== null,
    over: at.closest("dialog, [role=dialog]") !== null && at.closest("#board") === null,
    likely: Object.entries({ ".target": 0.9, ".primary": 0.7, ".clause, [aria-disabled=true]": 0, "[aria-pressed=true]": 0.1 })
      .find(([sort]) => at.matches(sort))?.[1] ?? 0.4,
    field: at.matches("input, select, [role=slider], [role=spinbutton]"),
    name: (at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 40),
    tab: one === at ? null : at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab",
    across: dx < -4 ? "ArrowLeft" : dx > 4 ? "ArrowRight" : null,
    down: dy < -4 ? "ArrowUp" : dy > 4 ? "ArrowDown" : null,
  };
}"""
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


class Keys:
    """A person who has only keys: Tab to a group, arrows towards something that is lit up, Enter or Space.

    What is pressed in vain is pressed less and less, until it has led to an answer.
    """

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor = visitor
        self.pressed: list[str] = []
        self._way = "Tab"
        self._vain: Counter[str] = Counter()
        self._last: deque[str] = deque(maxlen=3)  # what was pressed last: a card, and where it goes
        self._luck = random.Random(seed)

    def answer(self, most: int = 1500) -> None:
        """Press keys until the server has an answer."""
        before, ask = self.visitor.asked, self.visitor.state["choices"]["ask"]
        for _ in range(most):
            if self.visitor.asked != before or self.visitor.stage == "over":
                for name in self._last:
                    del self._vain[name]
                return
            self._try_something()
        raise AssertionError(f"{most} steps by keys, and still no answer to {ask}: {' '.join(self.pressed[-80:])}")

    def _focus(self, wanted: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.page.evaluate(FOCUS, wanted)
        return found

    def _press(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)
        self.pressed.append(key)

    def _try_something(self) -> None:
        """Press what has the focus, walk within its group, or go to the next."""
        at = self._focus()
        self.pressed.append(f"[{at['name']}]")
        if at["over"]:
            self._press("Escape")
        elif not at["board"]:
            self._press(self._way)
        elif self._luck.random() < at["likely"] / (1 + min(self._vain[at["name"]], 6)):
            self._vain[at["name"]] += 1
            self._last.append(at["name"])
            self._press(self._luck.choice(ARROWS) if at["field"] else self._luck.choice(("Enter", "Enter", "Space")))
            self.visitor.page.wait_for_timeout(15)
        elif self._luck.random() < 0.5:
            self._walk()
        elif at["tab"] and self._luck.random() < 0.7:
            self._way = at["tab"]
            self._press(self._way)
        else:
            self._leave()

    def _leave(self) -> None:
        """Go to the next group; leaving the table this way comes back from the other side."""
        if self._luck.random() < 0.1:
            self._press("Escape")
            return
        if self._luck.random() < 0.1:
            self._turn()
        self._press(self._way)
        if not self._focus()["board"]:
            self._turn()

    def _turn(self) -> None:
        self._way = "Shift+Tab" if self._way == "Tab" else "Tab"

    def _walk(self) -> None:
        """Go by arrows towards something that is lit up, as long as they lead anywhere."""
        wanted, before = self._luck.randrange(4), None
        for _ in range(12):
            at = self._focus(wanted)
            ways = [way for way in (at["across"], at["down"]) if way] or [self._luck.choice(ARROWS)]
            if (
                at["name"] == before
                or not at["board"]
                or (before is not None and at["likely"] > 0.4 and self._luck.random() < 0.5)
            ):
                return
            before = at["name"]
            self._press(self._luck.choice(ways))


class Reader:
    """A person who hears the page from top to bottom, and does what is announced as a choice."""

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor = visitor
        self._luck = random.Random(seed)

    def heard(self) -> list[str]:
        """What is announced, a line each, in its order."""
        return self.visitor.page.locator("body").aria_snapshot().splitlines()

    def choices(self, lines: list[str]) -> list[str]:
        """The names of the buttons in the region of the choices."""
        region = f'- region "{say("choices", self.visitor.language)}"'
        start = next((place for place, line in enumerate(lines) if line.strip().startswith(region)), None)
        if start is None:
            return []
        depth = len(lines[start]) - len(lines[start].lstrip())
        names = []
        for line in lines[start + 1 :]:
            if len(line) - len(line.lstrip()) <= depth:
                break
            if found := re.match(r'\s*- button ("(?:[^"\\]|\\.)*")(?!.*\[disabled\])', line):
                names.append(json.loads(found[1]))
        return names

    def answer(self) -> None:
        """Hear what is asked, then what can be done, and do one of these; an ask for the form may disappear by itself."""
        visitor = self.visitor
        before = visitor.asked

        def is_past() -> bool:
            return visitor.asked != before or visitor.stage == "over"

        def is_answered() -> bool:
            names = self.choices(self.heard())
            if names and not is_past():
                visitor.until(lambda: is_past() or self.hears_the_ask_first())
                button = self._region.get_by_role("button", name=self._luck.choice(names), exact=True).first
                with suppress(BrowserError):  # it has gone meanwhile
                    button.press("Enter", timeout=2000)
                    visitor.until(is_past)
            return is_past()

        visitor.until(is_answered)

    @property
    def _region(self) -> Locator:
        return self.visitor.page.get_by_role("region", name=say("choices", self.visitor.language), exact=True)

    def hears_the_ask_first(self) -> bool:
        """Whether what is asked is heard before what can be done; a page is a moment behind what the server sent it."""
        prompt, lines = self.visitor.state["prompt"], self.heard()
        names = self.choices(lines)
        if not prompt or not names:
            return False
        words = re.split(r" \([A-Z]{2}-[\d.]+\)", prompt)[0]  # a clause is a link, and heard as one
        heard = next((place for place, line in enumerate(lines) if words in line.replace('\\"', '"')), len(lines))
        first = next(place for place, line in enumerate(lines) if json.dumps(names[0], ensure_ascii=False) in line)
        return heard < first
