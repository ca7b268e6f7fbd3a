"""Draw the picture of the terminal table in the README anew: `python docs/picture.py`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bot
from windycity.cli.tables import draw_table

FILE = Path(__file__).parent / "table.svg"


def draw_picture() -> str:
    """Play some turns with greedy bots, and draw what the first player sees when asked again."""
    game = windycity.game("chicago-poker", compiled=False)
    match = game.start(seats=4, seed=26)
    bots = {seat: make_bot("greedy", seat) for seat in range(4)}
    while len(match.answers) < 97 or match.waiting != (0,):
        answer(match, bots)
    console = Console(record=True, width=104, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw_table(game, match.view(0), "en"))
    picture = console.export_svg(title="Windy City: Chicago Poker", unique_id="windycity")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # it would fetch fonts from elsewhere


if __name__ == "__main__":
    FILE.write_text(draw_picture(), "utf-8")
