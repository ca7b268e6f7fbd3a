"""Pictures of every page, and of the table of every game by seats and language, for people to look at.

WINDYCITY_SHOTS=FOLDER python -m tests.web.shots [GAME ...]
python -m tests.web.shots --readme    # the pictures in docs/pictures, which README.md shows
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import windycity
from tests.server.nursery import Nursery
from tests.web.conftest import CHROMIUM, start
from tests.web.pages import PAGES, table
from tests.web.png import shrink
from tests.web.visitor import DESKTOP, PHONE, TABLET, Visitor
from windycity.core.words import LANGUAGES

README = Path(__file__).parents[2] / "docs" / "pictures"
README_SCALE = 1200 / DESKTOP[0]
README_SEATS = 4
README_MATCHES = {  # how many answers are given, and then what is asked
    "chicago-poker": (20, "action"),
    "chicago-gangsters": (20, "lay"),
    "chicago": (30, "move"),
    "gangsters": (30, "move"),
}
ANSWERS = 4  # after which there is something to see
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


def shoot_pages(browser: Browser, site: str, folder: Path) -> None:
    """Take a picture of every page, in every language and size."""
    for language in LANGUAGES:
        for size, pixels in SIZES.items():
            for name, page in PAGES.items():
                visitor = Visitor(browser, site, size=pixels, language=language, plain=False)
                page(visitor)
                _shoot(visitor, folder / f"{name}-{language}-{size}.png")


def shoot_table(browser: Browser, site: str, folder: Path, game: str) -> None:
    """Take pictures of a game's table, for each number of seats and each language, wide and narrow."""
    for seats in windycity.game(game).rulebook.seats:
        for language in LANGUAGES:
            visitor = Visitor(browser, site, language=language, plain=False)
            table(visitor, game, seats)
            for _ in range(ANSWERS):
                visitor.answer()
                visitor.until(lambda visitor=visitor: visitor.asked is not None or visitor.stage == "over")  # type: ignore[misc]
            for size, (width, height) in SIZES.items():
                visitor.page.set_viewport_size({"width": width, "height": height})
                _shoot(visitor, folder / f"{game}-{seats}-{language}-{size}.png", last=size == "phone")


def shoot_readme(browser: Browser, site: str, folder: Path) -> None:
    """Take the pictures that README.md shows: the first page, and each game's table in the middle of a match."""
    visitor = Visitor(browser, site, scale=README_SCALE)
    visitor.visit().page.get_by_role("heading", level=1).first.wait_for()
    _shoot(visitor, folder / "lobby.png")
    for game, (answers, ask) in README_MATCHES.items():
        visitor = Visitor(browser, site, seed=3, scale=README_SCALE)
        table(visitor, game, README_SEATS)
        while visitor.stage != "over" and (answers > 0 or visitor.state["choices"]["ask"] != ask):
            visitor.answer()  # from the list, which leaves no traces on the drawn table
            visitor.until(lambda visitor=visitor: visitor.asked is not None or visitor.stage == "over")  # type: ignore[misc]
            answers -= 1
        kept = {"language": "en", "plain": False, "tempo": "at-once", "met": [game]}
        visitor.page.evaluate("(kept) => { localStorage.windycity = JSON.stringify(kept); location.reload(); }", kept)
        visitor.page.locator("#board").wait_for()
        _shoot(visitor, folder / f"{game}.png", pause=1500)
    for file in folder.glob("*.png"):
        shrink(file)


def _shoot(visitor: Visitor, file: Path, last: bool = True, pause: int = 300) -> None:
    visitor.page.wait_for_timeout(pause)  # fonts, and what is drawn later
    visitor.page.screenshot(path=file)
    print(file, flush=True)
    if last:
        visitor.close()


def main(games: list[str]) -> None:
    """Take the pictures of some games, or of everything."""
    readme = games == ["--readme"]
    wanted = str(README) if readme else os.environ.get("WINDYCITY_SHOTS")
    if not wanted or not CHROMIUM:
        sys.exit("Name a folder for the pictures in WINDYCITY_SHOTS; they are taken with chromium.")
    folder = Path(wanted)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Nursery(Path(place) / "log") as nursery:
        site = start(nursery, Path(place) / "store.sqlite").site
        with (
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as browser,
        ):
            if readme:
                shoot_readme(browser, site, folder)
                return
            if not games:
                shoot_pages(browser, site, folder)
            for game in games or windycity.games():
                shoot_table(browser, site, folder, game)


if __name__ == "__main__":
    main(sys.argv[1:])
