"""Matches in the full screen, played to their end by keys only: one whole one, and all in a thorough run; else the last part.

Whole ones are too dear for every run, because each key draws the screen: a match by arrows and Enter took 8 seconds of processor
time in Chicago Gangsters and 14 in Chicago Poker, and on two shared cores 53 seconds in Chicago and 134 in Gangsters.
"""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import drive, near_the_end, play_to_the_end, table_of
from tests.effort import THOROUGH
from windycity.cli.fullscreen.app import TableApp
from windycity.cli.kept import finished_matches

WHOLE, LAST_PART = 1_000_000, 60  # answers
ALWAYS_WHOLE = ("chicago-gangsters",)


@pytest.mark.parametrize("game", windycity.games())
def test_a_match_is_played_to_its_end_by_arrows_and_enter(game: str) -> None:
    most = WHOLE if THOROUGH or game in ALWAYS_WHOLE else LAST_PART
    match = near_the_end(game, windycity.game(game).rulebook.seats[0], most)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert await play_to_the_end(app, pilot, Random(7)) > 0
        assert match.over
        verdict = match.verdict()
        assert verdict
        assert any(verdict in text for text in app.stage.said)

    drive(table_of(match), play, (100, 40))
    assert [kept.record.header.game for kept in finished_matches()] == [game]
