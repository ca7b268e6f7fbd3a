"""Sentences for people who look at pictures: things are named as people would say them."""

from __future__ import annotations

import random
import re

import pytest

import windycity
from windycity.core.words import LANGUAGES, Word

CARD = re.compile(r"\b[RGBYP]\d+\b|\b[WK]\d\b")


def random_match(name: str, answers: int) -> windycity.Match:
    game = windycity.game(name, compiled=False)
    match, luck = game.start(4, seed=1), random.Random(1)
    while not match.over and len(match.answers) < answers:
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["chicago-poker", "chicago-gangsters"])
def test_no_card_goes_by_its_code(name: str, language: str) -> None:
    match = random_match(name, 300)
    spoken = [one.text for one in match.news(0, language, spoken=True)]
    typed = [one.text for one in match.news(0, language)]
    assert len(spoken) == len(typed)
    assert any(map(CARD.search, typed))
    assert not [text for text in spoken if CARD.search(text)]
    seat = match.waiting[0]
    for move in match.legal(seat):
        assert not CARD.search(match.explain(seat, move, language, spoken=True))


def test_a_sentence_begins_with_a_capital_and_names_the_card() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    match = game.start(2, seed=1)
    assert match.explain(0, match.legal(0)[1], "de", spoken=True).startswith("Lege die rote 2 als deine nächste Karte")
    assert game.speak("card-not-discarded", "nl", card=Word("card", "R7")) == "De rode 7 ligt niet op de aflegstapel."


@pytest.mark.parametrize("name", windycity.games())
def test_other_sentences_stay_as_they_are(name: str) -> None:
    match = random_match(name, 60)
    for language in LANGUAGES:
        assert len(match.news(None, language, spoken=True)) == len(match.news(None, language))
