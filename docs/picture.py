"""Redraw the pictures in the README and the docs, boards and a plot: `python docs/picture.py`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import windycity
from windycity.arena.plots import STYLE
from windycity.arena.report.figures import Writer
from windycity.arena.report.gathering import gather, record_files
from windycity.arena.report.page import COLOURS, WIDE
from windycity.arena.report.records import write_study
from windycity.arena.report.words import Words
from windycity.arena.results import read_run
from windycity.arena.simulate import simulate
from windycity.bots.bot import answer
from windycity.bots.names import make_bot
from windycity.cli.board import draw_board

FOLDER = Path(__file__).parent
STUDIED = 1000  # matches for the plot

CITIES = {"chicago": (8, 420), "gangsters": (11, 200)}


def draw_city(name: str) -> str:
    """Play some rounds with greedy bots, and draw the board as a spectator sees it."""
    game = windycity.game(name)
    seed, answers = CITIES[name]
    match = game.start(seats=4, seed=seed)
    bots = {seat: make_bot("greedy", seat) for seat in range(4)}
    while len(match.answers) < answers and not match.over:
        answer(match, bots)
    return draw_board(game, None, match.view(None), "en")


def draw_plot(name: str, figure: str) -> str:
    """Simulate matches of greedy bots, and draw a figure of the report about them, light or dark to match the reader's screen."""
    with tempfile.TemporaryDirectory() as folder:
        simulate(name, ["greedy"] * 4, games=STUDIED, records=STUDIED, out=folder)
        game = windycity.game(name)
        section = write_study(Writer(Words("en"), 4), gather(game, read_run(folder), record_files(Path(folder))), game)
    assert section is not None
    drawn = next(each for each in section.figures if each.name == figure).draw(WIDE)
    style = f"<style>{COLOURS.read_text('utf-8')}{STYLE}</style><rect class='paper' width='100%' height='100%'/>"
    return re.sub("<svg (.*?)>", rf'<svg xmlns="http://www.w3.org/2000/svg" \1>{style}', drawn, count=1)


if __name__ == "__main__":
    (FOLDER / "report.svg").write_text(draw_plot("chicago-gangsters", "topic-person"), "utf-8")
    for title in CITIES:
        (FOLDER / f"{title}.svg").write_text(draw_city(title), "utf-8")
