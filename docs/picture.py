"""Draw the pictures in the README anew, terminal tables and a board: `python docs/picture.py`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bot
from windycity.cli.board import draw_board
from windycity.cli.tables import draw_table
from windycity.cli.words import title_of

FOLDER = Path(__file__).parent
MOMENTS = {"chicago-poker": (26, 97), "chicago-gangsters": (1, 138)}  # a seed, and answers to wait for

CITIES = {"chicago": (8, 420), "gangsters": (11, 200)}


def draw_picture(name: str) -> str:
    """Play some turns with greedy bots, and draw what the first player sees when asked again."""
    game = windycity.game(name, compiled=False)
    seed, answers = MOMENTS[name]
    match = game.start(seats=4, seed=seed)
    bots = {seat: make_bot("greedy", seat) for seat in range(4)}
    while len(match.answers) < answers or match.waiting[0] != 0:
        answer(match, bots)
    console = Console(record=True, width=104, file=StringIO(), force_terminal=True, color_system="truecolor")
    drawn = draw_table(game, match.view(0), "en")
    assert drawn is not None
    console.print(drawn)
    picture = console.export_svg(title=f"Windy City: {title_of(name, 'en')}", unique_id="windycity")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # it would fetch fonts from elsewhere


def draw_city(name: str) -> str:
    """Play some rounds with greedy bots, and draw the board as a spectator sees it."""
    game = windycity.game(name)
    seed, answers = CITIES[name]
    match = game.start(seats=4, seed=seed)
    bots = {seat: make_bot("greedy", seat) for seat in range(4)}
    while len(match.answers) < answers and not match.over:
        answer(match, bots)
    return draw_board(game, None, match.view(None), "en")


if __name__ == "__main__":
    for title in CITIES:
        (FOLDER / f"{title}.svg").write_text(draw_city(title), "utf-8")
    for title in MOMENTS:
        (FOLDER / f"{title}.svg").write_text(draw_picture(title), "utf-8")
