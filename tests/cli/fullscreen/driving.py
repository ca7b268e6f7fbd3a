"""Driving the full-screen table by keys, as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from textual.pilot import Pilot

import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.cli.fullscreen.app import TableApp
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.kept import Keeper
from windycity.cli.terminal import Terminal
from windycity.core.match import Match

PATIENCE = 60.0  # seconds until something that should happen has happened
SIZE = (80, 24)

Body = Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]]


def table_of(match: Match, people: int = 1, language: str = "en", bots: str = "random") -> TableApp:
    """A table for a match; what bots do is shown at once."""

    def play(stage: Stage) -> object:
        players = make_bots(bots, range(people, match.seats), 5)
        return Terminal(match, tuple(range(people)), players, stage, Keeper()).run()

    return TableApp(language, play, hurried=True)


def drive(app: TableApp, body: Body, size: tuple[int, int] = SIZE) -> None:
    """Open the table, do something at it, and leave; errors in the match are raised here."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot)
            try:
                await body(app, pilot)
            except AssertionError as error:
                raise app.failure or error from None
            if app.is_playing:
                app.action_leave()
            await until(lambda: not app.is_playing, pilot)
        if app.failure:
            raise app.failure

    asyncio.run(run())


async def until(is_so: Callable[[], bool], pilot: Pilot[None]) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not is_so():
        assert asyncio.get_running_loop().time() < end, "waited in vain"
        await pilot.pause(0.002)


async def asked(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until something is asked, or the match is left."""
    await until(lambda: app.question is not None or not app.is_playing, pilot)
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other, each once something is asked."""
    for key in keys:
        await asked(app, pilot)
        await pilot.press(key)
        await pilot.pause()
    await asked(app, pilot)


async def types(app: TableApp, pilot: Pilot[None], line: str) -> None:
    """Type a line."""
    await asked(app, pilot)
    await pilot.press(*("space" if letter == " " else letter for letter in line), "enter")
    await pilot.pause()
    await asked(app, pilot)


async def play_to_the_end(app: TableApp, pilot: Pilot[None], random: Random) -> int:
    """Choose anything, by arrows and Enter, until the match is over; return how often something was chosen."""
    chosen = 0
    while app.is_playing and (app.question is None or app.question.of_moves):
        if app.question is None:
            await asked(app, pilot)
        elif len(app.screen_stack) > 1:
            await pilot.press("escape")  # a form
        else:
            await pilot.press(
                *random.choice((["enter"], ["home", "enter"], ["right", "enter"], ["down", "enter"], ["up", "enter"]))
            )
            chosen += 1
    return chosen


def near_the_end(game: str, seats: int, most: int) -> Match:
    """A match that has gone on by itself until about this many answers are left."""
    start = windycity.game(game).start(seats, seed=4)
    whole, bots = start.copy(), make_bots("random", range(seats), 1)
    while not whole.over:
        answer(whole, bots)
    for given in whole.answers[: max(0, len(whole.answers) - most)]:
        start.play_actions(given.seat, [given.action])
    return start


def screen_text(app: TableApp) -> str:
    """Return all that is on the screen, as text."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())
