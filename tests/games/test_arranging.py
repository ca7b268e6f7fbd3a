"""Positions set up by hand, in every game: what can lie in a place has words in all languages."""

from __future__ import annotations

import pytest

import windycity
from windycity.core.words import LANGUAGES, has_words
from windycity.games.arranging import Arrangement


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_place_is_for_has_words(name: str, language: str) -> None:
    game = windycity.game(name, compiled=False)
    zones = Arrangement.ordinary(game, 3, {}).zones
    named = {f"things-{zone.things or zone.kind}" for zone in zones}
    assert named == {sentence for sentence in named if has_words(sentence, language, game.rulebook.words)}
