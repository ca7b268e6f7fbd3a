"""A person in front of a browser: what the page shows, what the server sent it, and whatever went wrong."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket
from playwright.sync_api import Error as BrowserError

from tests.web.client import DRAWN, say
from windycity.server.patches import patched

PATIENCE = 30.0  # seconds: tests share a busy machine
LOADING = 120.0  # until a server has loaded compiled rules
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)

# What the browser's content policy stopped is an error like others.
WATCH = """
document.addEventListener("securitypolicyviolation", (e) => console.error(`CSP: ${e.violatedDirective} ${e.blockedURI}`));
"""
# Whatever can be clicked at a drawn table; links to clauses would open the rules.
THINGS = ":is(button:not(.clause), [role=button], [role=option], [role=radio]):not([disabled], [aria-disabled=true])"


class Visitor:
    """A browser of its own, with one page."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        plain: bool = True,
        seed: int = 1,
        scale: float = 1,
        tempo: str = "at-once",
    ):
        """`tempo`: how others' turns are shown; nothing moves where that is at once."""
        self.site = site
        self.language = language
        self.plain = plain
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=size[0] < 600,
            device_scale_factor=scale,
            reduced_motion="reduce" if tempo == "at-once" else "no-preference",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        kept = json.dumps({"language": language, "plain": plain, "tempo": tempo})
        self.context.add_init_script(f"{WATCH} localStorage.windycity ??= {json.dumps(kept)};")
        self.page = self.context.new_page()
        self.page.on("console", self._told)
        self.page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        self.page.on("websocket", self._connected)
        self.problems: list[str] = []  # what a developer would see in red
        self.frames: list[str] = []  # what the server sent over sockets
        self.answers: list[Any] = []
        self.unanswered: set[str] = set()  # the commands under way: a click may still have been on its way to the server
        self.state: Any = None
        self._luck = random.Random(seed)

    def _told(self, message: ConsoleMessage) -> None:
        nobody_yet = "401" in message.text and "/api/me" in message.location["url"]  # browsers print every status like that
        if message.type == "error" and not nobody_yet:
            self.problems.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        if command := json.loads(frame).get("id"):
            self.unanswered.add(command)

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.state = message["state"]
        elif message["type"] == "update":
            # A state that a test has kept stays as it was.
            self.state = patched(deepcopy(self.state), [(path, value) for path, value in message["patch"]])
        else:
            self.answers.append(message)
            self.unanswered.discard(message["id"])

    # Coming in

    def come(self, name: str) -> Visitor:
        """Be a guest with a name."""
        self._post("/api/guests", {"name": name, "language": self.language})
        return self

    def found(
        self,
        game: str,
        seats: list[str],
        options: dict[str, bool] | None = None,
        position: dict[str, Any] | None = None,
        **more: object,
    ) -> str:
        """Open a table, perhaps for a match from a position or with a `pace`, and return its name."""
        wish = {"game": game, "seats": seats, "options": options or {}, "position": position and {"json": position}, **more}
        return str(self._post("/api/tables", wish)["id"])

    def take(self, path: str) -> str:
        """Take a lesson or a puzzle, and return the name of its table."""
        return str(self._post(path, {})["id"])

    def bring(self, record: str) -> str:
        """Bring a record along, and return its name."""
        return str(self._post("/api/replays", {"record": record})["id"])

    def _post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(self.site + path, data=body, headers={"origin": self.site})
        assert answer.ok, answer.text()
        return answer.json()

    def wait_for_compiled(self, game: str) -> None:
        """Wait until the server has compiled the rules of a game."""
        end = time.monotonic() + LOADING
        while not any(
            one["name"] == game and one["compiled"] for one in self.context.request.get(f"{self.site}/api/games").json()
        ):
            assert time.monotonic() < end, "the rules are not compiled"
            self.page.wait_for_timeout(200)

    def visit(self, path: str = "/") -> Visitor:
        """Open a page."""
        self.page.goto(self.site + path)
        return self

    def look_at(self, table: str) -> Visitor:
        """Open a table's page, and wait until it has been told of the table."""
        self.state = None
        self.visit(f"/table/{table}").until(lambda: self.state is not None)
        self.page.get_by_role("heading", level=1).first.wait_for()
        return self

    def sit(self, table: str) -> Visitor:
        """Take the first open seat of a table."""
        self.look_at(table).button("sit-down").first.click()
        return self

    # At a table

    def until(self, seen: Callable[[], bool]) -> None:
        """Wait until something is so; messages arrive meanwhile."""
        end = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < end, f"waited in vain; {self.problems or str(self.state)[:1000]}"
            self.page.wait_for_timeout(15)

    @property
    def stage(self) -> str:
        return str(self.state["stage"])

    @property
    def asked(self) -> int | None:
        """The number of the decision that this person is asked for."""
        decision: int | None = self.state["decision"]
        return decision

    def button(self, name: str, /, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=say(name, self.language, **facts), exact=True)

    @property
    def choices(self) -> Locator:
        """What the general table offers."""
        return self.page.get_by_role("region", name=say("choices", self.language), exact=True).get_by_role("button")

    def answer(self) -> None:
        """Make any move by clicks, and wait until it is made."""
        if self.plain or self.state["game"] not in DRAWN:
            self._answer_from_the_list()
        else:
            self._answer_at_the_drawn_table()

    def _answer_from_the_list(self) -> None:
        """Click a move at the general table; an ask for the form may meanwhile disappear by itself.

        A click waits for what the server says to it, so that nothing is clicked that belongs to the ask after it.
        """
        before = self.asked

        def is_past() -> bool:
            return self.asked != before or self.stage == "over"

        def is_answered() -> bool:
            count = self.choices.count()  # what ends the ask may arrive while this waits
            if count and not is_past():
                said = len(self.answers)
                with suppress(BrowserError):
                    self.choices.nth(self._luck.randrange(count)).click(timeout=2000)
                    self.until(lambda: len(self.answers) > said)
                    if self.answers[-1]["problem"] is None:
                        self.until(is_past)
            return is_past()

        self.until(is_answered)

    def _answer_at_the_drawn_table(self, most: int = 150) -> None:
        """Click at a drawn table, by chance, until the server has an answer."""
        before = self.asked
        for _ in range(most):
            if self.asked != before or self.stage == "over":
                return
            self._click_something()
            self.page.wait_for_timeout(15)
        raise AssertionError(f"{most} clicks, and still no answer to {self.state['choices']['ask']}")

    def _click_something(self) -> None:
        """Rather where a legal move is shown, and sometimes what is meant to be done first."""
        self.leave_dialogs()
        for kind, likely in ((".target", 0.6), (".primary", 0.4), ("", 1.0)):
            things = self.page.locator(f"main {THINGS}{kind}")
            count = things.count()
            if count and self._luck.random() < likely:
                with suppress(BrowserError):  # it has gone meanwhile, or something lies over it
                    things.nth(self._luck.randrange(count)).click(timeout=1000)
                return

    def leave_dialogs(self) -> None:
        """Close what a click may have opened over the table."""
        if self.page.evaluate("document.querySelector('dialog:modal') !== null"):
            self.page.keyboard.press("Escape")

    def menu(self, name: str) -> None:
        """Do something from the table's menu, and confirm it where the menu asks."""
        self.button("menu").first.click()
        wanted = self.page.get_by_role("dialog").get_by_role("button", name=say(name, self.language))
        wanted.first.click()
        self.page.wait_for_timeout(100)
        if wanted.count():
            wanted.first.click()

    def close(self, *, allowed: str = "") -> None:
        """Leave; nothing may have gone wrong but what the story is about."""
        self.context.close()
        wrong = [problem for problem in self.problems if not allowed or allowed not in problem]
        assert not wrong, "\n".join(wrong)


def take_turns(visitors: list[Visitor], answers: int) -> None:
    """Have all who are asked answer, until each has answered this often or the match is over."""
    left = {id(visitor): answers for visitor in visitors}
    while any(left.values()) and visitors[0].stage != "over":
        visitors[0].until(lambda: any(one.asked is not None or one.stage == "over" for one in visitors))
        for visitor in visitors:
            if visitor.asked is not None and visitor.stage == "playing":
                visitor.answer()
                left[id(visitor)] = max(0, left[id(visitor)] - 1)
