"""Sentences for people who look at pictures: things are named as people would say them."""

from __future__ import annotations

import random
import re

import pytest

import windycity
from windycity.core.names import name_of
from windycity.core.words import LANGUAGES, Word, has_words

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", windycity.games())
def test_what_is_asked_for_holds_nothing_to_type(name: str, language: str) -> None:
    game = windycity.game(name, compiled=False)
    asked = [f"asked-for-{name_of(ask)}" for ask in game.rulebook.asks]
    sentences = [game.speak(sentence, language) for sentence in asked if has_words(sentence, language, game.rulebook.words)]
    assert len(sentences) >= 4
    assert not [text for text in sentences if '"' in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_business_goes_by_what_lay_at_its_spot_then(language: str) -> None:
    match = random_match("chicago-poker", 300)
    game, lies = match.game, {}
    told = {one.number: one.text for one in match.news(0, language, spoken=True)}
    checked = 0
    for event in match.events(0):
        spot = event.facts.get("spot")
        if event.name == "opened":
            lies[spot] = game.word("business", str(event.facts["business"]), language)
        elif "business" not in event.facts and event.number in told and spot is not None and event.name != "tied":
            checked += 1
            assert f"{spot} ({lies[spot]})" in told[event.number] or event.name == "showed"
    assert checked > 50
    seat = match.waiting[0]
    for move in match.legal(seat):
        word, *parts = move.split()
        if word == "play":
            assert f"{parts[1]} ({lies[parts[1]]})" in match.explain(seat, move, language, spoken=True)
