"""Every game has words for everything that all games have in common, in every language."""

from __future__ import annotations

import pytest

from tests.conformance.cases import GAMES, game
from windycity.core.names import name_of
from windycity.core.words import LANGUAGES, has_words


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_tell_has_words(name: str, language: str) -> None:
    """Its title, its introduction for new players, options, how a match ends, what happens, and what is wrong with a position."""
    book = game(name).rulebook
    needed = [name, "goal", "turn-in-short", "score", "result"]
    needed += [f"option-{option.name}" for option in book.options]
    needed += [f"reason-{name_of(reason)}" for reason in book.reasons if reason]
    needed += [f"event-{name_of(event)}" for event in book.events]
    needed += [f"flaw-{name_of(flaw)}" for flaw in book.flaws if flaw]
    needed += [f"move-no-such-{part.kind}" for sort in book.actions.sorts for part in sort.things]
    assert [sentence for sentence in needed if not has_words(sentence, language, book.words)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_moves_do_and_why_they_are_refused_has_words(name: str, language: str) -> None:
    book = game(name).rulebook
    s = book.position.loose()[0]
    needed = [name_of(reason) for reason in book.explanations.reasons if reason]
    needed += [f"no-such-{kind}" for kind in game(name).edition.spare]
    for ask in book.asks:
        if ask:
            s.ask = int(ask)
            needed.append(f"asked-for-{name_of(ask)}")
            needed += [book.explanations.sentence(s, sort) for sort in book.actions.answering(ask)]
    assert [sentence for sentence in needed if not has_words(sentence, language, book.words)] == []
