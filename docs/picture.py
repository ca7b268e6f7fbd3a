"""Draw the pictures in the README anew, terminal tables and a board: `python docs/picture.py`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bot
from windycity.cli.tables import draw_table
from windycity.cli.words import title_of
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.picture import draw_board

FOLDER = Path(__file__).parent
MOMENTS = {"chicago-poker": (26, 97), "chicago-gangsters": (1, 138)}  # a seed, and answers to wait for

CITY_ANSWERS = 420


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


def draw_city() -> str:
    """Play Chicago for some rounds with greedy bots, and draw its board."""
    game = windycity.game("chicago")
    match = game.start(seats=4, seed=8)
    bots = {seat: make_bot("greedy", seat) for seat in range(4)}
    while len(match.answers) < CITY_ANSWERS:
        answer(match, bots)
    return draw_board(read_board(game.edition_file), match.view(None))


if __name__ == "__main__":
    (FOLDER / "chicago.svg").write_text(draw_city(), "utf-8")
    for title in MOMENTS:
        (FOLDER / f"{title}.svg").write_text(draw_picture(title), "utf-8")
