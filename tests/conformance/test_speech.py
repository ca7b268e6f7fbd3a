"""What a client needs to speak to people: names of things, prompts, news and the verdict, without importing a game."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

import windycity
from tests.conformance.cases import GAMES, game, walk
from windycity.core.errors import BadOption, WrongSeat
from windycity.core.news import News
from windycity.core.words import LANGUAGES

per_game = pytest.mark.parametrize("name", GAMES)
EVERY = 7  # one answer in this many is checked


@per_game
def test_everything_that_data_name_has_a_word_in_every_language(name: str) -> None:
    opened = game(name)
    kinds = {fact.kind for fact in opened.rulebook.fact_names} - {"seat", "seats", "number", "flag"}
    kinds |= {part.kind for sort in opened.rulebook.actions.sorts for part in sort.things}
    for language in LANGUAGES:
        words = opened.words(language)
        assert kinds <= set(words)
        for kind, named in words.items():
            assert list(named) == list(dict.fromkeys(opened.names(kind)))
            assert all(named.values())
            assert {name: opened.word(kind, name, language) for name in list(named)[:20]} == dict(list(named.items())[:20])


@per_game
def test_colours_are_translated(name: str) -> None:
    opened = game(name)
    for kind in (kind for kind in opened.edition.names if "colour" in kind):
        english, dutch = opened.words("en")[kind], opened.words("nl")[kind]
        assert [one for one in english if english[one] == dutch[one]] == []


@per_game
def test_who_is_asked_gets_a_prompt_and_nobody_else(name: str) -> None:
    match = game(name).start(seats=3, seed=4)
    for number, _ in enumerate(walk(match, Random(4))):
        if number % EVERY == 0:
            for seat in range(3):
                prompts = {match.prompt(seat, language) for language in LANGUAGES}
                assert prompts == {None} if seat not in match.waiting else len(prompts - {None}) == len(LANGUAGES)
    assert [match.prompt(seat) for seat in range(3)] == [None] * 3
    with pytest.raises(WrongSeat):
        match.prompt(3)


@per_game
def test_news_name_the_event_that_they_are_shown_with(name: str) -> None:
    match = game(name).start(seats=3, seed=4)
    for _ in islice(walk(match, Random(4)), 150):
        pass
    for eye in (1, None):
        for language in LANGUAGES:
            news = match.news(eye, language)
            assert [one.number for one in news] == sorted(one.number for one in news)
            assert {one.number for one in news} <= {event.number for event in match.events(eye)}
            assert match.news(eye, language, since=news[-1].number)[-1].number == news[-1].number
            assert msgspec.json.decode(msgspec.json.encode(news), type=list[News]) == news


@per_game
def test_the_verdict_comes_when_the_match_is_over(name: str) -> None:
    match = game(name).start(seats=3, seed=4)
    assert match.verdict() is None
    for _ in walk(match, Random(4)):
        pass
    assert match.result is not None
    verdicts = [match.verdict(language) for language in LANGUAGES]
    assert len(set(verdicts)) == len(LANGUAGES)
    assert all(match.player_names[match.result.winners[0]] in str(verdict) for verdict in verdicts)
    assert match.game.say(name) != name


def test_a_thing_goes_by_its_word() -> None:
    poker = windycity.game("chicago-poker", compiled=False)
    assert [poker.word("business", "jazz-club", language) for language in LANGUAGES] == ["jazz club", "jazzclub", "Jazzclub"]
    assert poker.word("card", "R7", "de") == "R7"
    assert poker.word("reason", "last-business", "nl") == poker.words("nl")["reason"]["last-business"]
    assert poker.say("score", "de", score=1) == "ein Betrieb"
    with pytest.raises(
        BadOption, match=r"There is nothing of the kind animal here\. The kinds are: card, business, .*, reason\."
    ):
        poker.word("animal", "cat")
    with pytest.raises(BadOption, match=r"There is no card with the name R99 here\."):
        poker.word("card", "R99")


@pytest.mark.parametrize("language", ["fr", "NL", "nl-BE", "", None])
def test_no_language_but_ours_is_spoken(language: str) -> None:
    """Wherever something is said, with words in the catalogue or without."""
    match = windycity.game("chicago-poker", compiled=False).start(2, seed=1)
    refused = match.why_not(0, "play R99 1")
    assert refused is not None
    for speak in (
        lambda: match.prompt(0, language),
        lambda: match.prompt(1, language),
        lambda: match.news(0, language),
        lambda: match.news(0, language, since=10**6),
        lambda: match.verdict(language),
        lambda: match.explain(0, "draw", language),
        lambda: match.game.word("card", "R7", language),
        lambda: match.game.words(language),
        lambda: match.game.say("goal", language, short="no"),
        lambda: match.game.draw(match.view(0), language),
        lambda: refused.message(language),
    ):
        with pytest.raises(BadOption, match=f"There is no language {language} here. The languages are: en, nl, de."):
            speak()
