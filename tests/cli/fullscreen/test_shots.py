"""Snapshots can be made of every game, in every language and size."""

from __future__ import annotations

from html import unescape

import pytest

import windycity
from tests.cli.fullscreen.shots import MOMENTS, SIZES, moment_of, shot
from windycity.core.words import LANGUAGES


def test_every_game_is_shown() -> None:
    assert {*MOMENTS} == {*windycity.games()}


CASES = [*zip(MOMENTS, (*SIZES, SIZES[0]), (*LANGUAGES, "en"), strict=True)]


@pytest.mark.parametrize(("game", "size", "language"), CASES)
def test_a_snapshot_shows_what_is_asked(game: str, size: tuple[int, int], language: str) -> None:
    match, _ = moment_of(game)
    seen = unescape(shot(game, size, language)).replace("\xa0", " ")
    assert match.game.draw(match.view(0), language).partition("\n")[0][:20] in seen
