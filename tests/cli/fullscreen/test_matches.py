"""Matches in the full screen, played to their end by keys only: whole ones in a thorough run, else the last part of long ones.

Whole ones are too dear for every run, because each key draws the screen: measured on two shared cores, a match by arrows and
Enter took 18 seconds in Chicago Gangsters, 24 in Chicago Poker, 53 in Chicago and 134 in Gangsters.
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

LAST_PART = 1_000_000 if THOROUGH else 60  # answers


@pytest.mark.parametrize("game", windycity.games())
def test_a_match_is_played_to_its_end_by_arrows_and_enter(game: str) -> None:
    match = near_the_end(game, windycity.game(game).rulebook.seats[0], LAST_PART)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert await play_to_the_end(app, pilot, Random(7)) > 0
        assert match.over
        verdict = match.verdict()
        assert verdict
        assert any(verdict in text for text in app.stage.said)

    drive(table_of(match), play, (100, 40))
    assert [kept.record.header.game for kept in finished_matches()] == [game]
