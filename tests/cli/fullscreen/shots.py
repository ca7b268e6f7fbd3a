"""Snapshots of the full-screen table as SVG files, to look at.

python -m tests.cli.fullscreen.shots FOLDER     # every game at three sizes and in three languages, light and dark
python -m tests.cli.fullscreen.shots --readme   # the pictures of terminals in docs, which README.md shows
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from itertools import product
from pathlib import Path

from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import drive, press, table_of
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.cli.fullscreen.app import DARK, LIGHT, TableApp
from windycity.core.match import Match
from windycity.core.words import LANGUAGES

DOCS = Path(__file__).parents[3] / "docs"
SIZES = ((80, 24), (120, 40), (200, 60))
SEATS = 4
THEMES = {DARK: "dark", LIGHT: "light"}
# For each game a seed, what is asked for at the moment that is shown, how often before, and the keys that are pressed then.
MOMENTS = {
    "chicago-poker": (26, "action", 14, ("right",)),
    "chicago-gangsters": (1, "lay", 4, ()),
    "chicago": (8, "move", 9, ("enter", "down")),
    "gangsters": (11, "move", 8, ("down", "enter", "down")),
}


def moment_of(game: str) -> tuple[Match, tuple[str, ...]]:
    """Play with greedy bots up to the moment that is shown; return the match, and the keys to press."""
    seed, ask, before, keys = MOMENTS[game]
    match, bots = windycity.game(game).start(SEATS, seed=seed), make_bots("greedy", range(SEATS), 1)
    while not match.over and (match.ask != ask or 0 not in match.waiting or before):
        before -= match.ask == ask and 0 in match.waiting
        answer(match, bots)
    return match, keys


def shot(game: str, size: tuple[int, int], language: str = "en", theme: str = DARK) -> str:
    """Return a snapshot of a table; it fetches no fonts from the network."""
    match, keys = moment_of(game)
    drawn: list[str] = []

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        app.theme = theme
        await press(app, pilot, *keys)
        await pilot.pause(0.2)
        drawn.append(app.export_screenshot(title=f"windycity play {game}"))

    drive(table_of(match, language=language, bots="greedy"), look, size)
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn[0], flags=re.DOTALL)


def main(where: str) -> None:
    """Write the snapshots."""
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()
    if where == "--readme":
        for game in MOMENTS:
            (DOCS / f"terminal-{game}.svg").write_text(shot(game, (120, 36)), "utf-8")
        return
    folder = Path(where)
    folder.mkdir(parents=True, exist_ok=True)
    for game in MOMENTS:
        for (width, height), language, (theme, name) in product(SIZES, LANGUAGES, THEMES.items()):
            file = folder / f"{game}-{width}x{height}-{language}-{name}.svg"
            file.write_text(shot(game, (width, height), language, theme), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
