"""The pages and panels of the client, each as a visitor comes to it; tests and pictures go through all of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.client import PROJECT, say
from tests.web.conftest import Visiting
from tests.web.visitor import Visitor

GAME = "chicago-poker"
GOLDEN = PROJECT / "tests" / "golden"


def lobby(visitor: Visitor) -> None:
    """The lobby of somebody with a match that goes on."""
    visitor.come("Ann").found(GAME, ["me", "greedy", "greedy"])
    visitor.visit()
    visitor.page.get_by_role("heading", level=1).first.wait_for()


def gathering(visitor: Visitor) -> None:
    """A table that is not full yet."""
    visitor.come("Ann")
    visitor.look_at(visitor.found(GAME, ["me", "open", "greedy"]))


def table(visitor: Visitor, game: str = GAME, seats: int = 3) -> None:
    """A table at which this person is asked."""
    visitor.come("Ann")
    visitor.look_at(visitor.found(game, ["me", *["greedy"] * (seats - 1)]))
    visitor.until(lambda: visitor.asked is not None)


def over(visitor: Visitor) -> None:
    """A match that bots have finished."""
    table(visitor)
    visitor.menu("hand-over")
    visitor.until(lambda: visitor.stage == "over")


def me(visitor: Visitor) -> None:
    """The page about oneself, after a match."""
    over(visitor)
    visitor.visit("/me")
    visitor.page.get_by_role("region", name=say("my-matches", visitor.language)).wait_for()


def rules(visitor: Visitor) -> None:
    """The rules beside a table."""
    table(visitor)
    visitor.button("rules").first.click()
    visitor.page.get_by_role("dialog").get_by_role("article").first.wait_for()


def menu(visitor: Visitor) -> None:
    """The menu of a table."""
    table(visitor)
    visitor.button("menu").first.click()
    visitor.page.get_by_role("dialog").wait_for()


def watching(visitor: Visitor) -> None:
    """A table at which others play."""
    visitor.come("Ann")
    name = visitor.found(GAME, ["greedy", "greedy", "open"])
    visitor.context.clear_cookies()
    visitor.look_at(name)


def replay(visitor: Visitor) -> None:
    """A match that is looked back at, in the middle of it, with all cards open."""
    name = visitor.come("Ann").bring((GOLDEN / GAME / "ends-one-of-each.jsonl").read_text("utf-8"))
    visitor.visit(f"/replay/{name}?moment=60&eye=everyone")
    visitor.page.get_by_role("heading", name=say("proof-right", visitor.language)).wait_for()


PAGES: dict[str, Callable[[Visitor], None]] = {
    page.__name__: page for page in (lobby, gathering, table, over, me, rules, menu, watching, replay)
}


def shown(visiting: Visiting, page: str, **wishes: object) -> Visitor:
    """A visitor who looks at a page."""
    visitor = visiting(**wishes)
    PAGES[page](visitor)
    return visitor
