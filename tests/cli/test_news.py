"""What happened, told in sentences: what is alike together, and nothing that matters left out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import windycity
from tests.conformance.cases import CASES, Case, game, walk
from windycity.cli.news import shortened
from windycity.core.match import Match
from windycity.core.news import News, format_news
from windycity.core.record import read, replay
from windycity.core.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "chicago-poker"
HANDS = ["R1", "R2", "R3", "R4", "R5", "G1", "G2", "G3", "G4", "Raid", "brewery", "gambling-den"]


@pytest.fixture
def match() -> Match:
    """Two players; at the second business cards lie face down."""
    match = windycity.game("chicago-poker", compiled=False).start(2, 1, chance=HANDS)
    match.play(0, "play R1 2")
    for move in ("play G1 2", "play G2 2"):
        match.play(1, move)
    return match


def told(match: Match, seat: int | None, since: int, language: str = "en") -> list[str]:
    return [news.text for news in format_news(match, seat, match.events(seat, since), language)]


def test_events_that_are_alike_are_told_together(match: Match) -> None:
    assert "Bugs Moran is dealt 5 cards." in told(match, 0, 0)
    assert "Bugs Moran krijgt G1, G2, G3, G4 en Politie-inval." in told(match, 1, 0, "nl")
    assert "Bugs Moran lays 2 cards face down at business 2." in told(match, 0, 12)
    assert "Bugs Moran lays G1 and G2 at business 2, face down." in told(match, 1, 12)


def test_events_of_different_players_or_places_are_told_apart(match: Match) -> None:
    match.play(0, ["play R2 1", "play R3 2", "play R4 2"])
    assert [text for text in told(match, 0, 17) if "Capone lays" in text] == [
        "Al Capone lays R2 at business 1.",
        "Al Capone lays R3 and R4 at business 2, face down.",
    ]


def test_a_duel_tells_the_cards_of_every_row() -> None:
    match = windycity.replay((GOLDEN / "six-players.jsonl").read_text())
    texts = told(match, None, 0)
    first = texts.index("Duel at business 1, by Al Capone's bullet!")
    assert texts[first : first + 8] == [
        "Duel at business 1, by Al Capone's bullet!",
        "Al Capone shows only a high card: Y10, R9, Y13, P3 and R15.",
        "Bugs Moran shows only a high card: P13, P5 and B9.",
        "Johnny Torrio shows only a high card: P14 and Y8.",
        "Hymie Weiss shows a pair: P2, B2 and P7.",
        "Dion O'Banion shows only a high card: Y6, R5, R4 and R1.",
        "Frank Yale shows only a high card: G3, R2 and Y5.",
        "Hymie Weiss takes the gambling den at place 1!",
    ]


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_no_card_of_a_duel_is_unknown(record: Path) -> None:
    match = replay(game("chicago-poker"), read(record.read_text()))
    shown = [text for eye in (None, 0) for text in told(match, eye, 0) if " shows " in text]
    assert shown
    assert [text for text in shown if "??" in text] == []


def test_the_news_knows_what_may_not_be_left_out(match: Match) -> None:
    news = format_news(match, 0, match.events(0, 13), "en")
    assert [one.text for one in news if not one.vital] == [
        "Bugs Moran's turn: 2 actions.",
        "Bugs Moran lays 2 cards face down at business 2.",
    ]
    duel = windycity.replay((GOLDEN / "six-players.jsonl").read_text())
    assert all(one.vital for one in format_news(duel, 0, duel.events(0), "en") if " shows " in one.text or "Duel" in one.text)


def test_only_the_oldest_that_does_not_matter_is_left_out() -> None:
    news = [News(i, str(i), vital=i in (1, 4)) for i in range(6)]
    assert shortened(news, 6) == ["0", "1", "2", "3", "4", "5"]
    assert shortened(news, 4) == ["...", "1", "...", "3", "4", "5"]
    assert shortened(news, 1) == ["...", "1", "...", "4", "..."]


def test_what_is_slight_is_left_out_first() -> None:
    news = [News(i, str(i), vital=i in (1, 4), slight=i in (3, 4)) for i in range(6)]
    assert shortened(news, 5) == ["0", "1", "2", "...", "4", "5"]
    assert shortened(news, 4) == ["...", "1", "2", "...", "4", "5"]


def test_the_heart_of_a_round_of_chicago_gangsters_is_never_left_out() -> None:
    match = windycity.game("chicago-gangsters", compiled=False).start(4, 1)
    while match.position.round < 3:
        seat = match.waiting[0]
        match.play(seat, next(iter(match.legal(seat))))
    news = format_news(match, None, match.events(None), "en")
    kept = shortened(news, 1)
    vital = [one.text for one in news if one.vital]
    assert [line for line in kept if line != "..."] == vital
    for words in ("Round 2", "Challengers: ", " says: ", " have strength ", " win, ", " takes "):
        assert any(words in text for text in vital), words
    assert {one.slight for one in news if " draws " in one.text} == {True}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_match_can_be_told_to_anyone_in_any_language(case: Case) -> None:
    match = case.start(8)
    for _ in walk(match, Random(8)):
        pass
    for eye, language in zip((0, 1, None), LANGUAGES, strict=True):
        assert all(told(match, eye, 0, language))


def test_heads_that_are_bought_are_told_together() -> None:
    match = windycity.game("chicago", compiled=False).start(2, 1)
    for move in ("buy blue", "buy blue", "buy green"):
        match.play(0, move)
    assert told(match, 1, 0) == ["O'Banion buys 2 blue heads: men 2 and 3.", "O'Banion buys a green head: man 4."]
    assert told(match, 1, 0, "nl")[0] == "O'Banion koopt 2 blauwe koppen: mannen 2 en 3."
    assert told(match, 1, 0, "de")[0] == "O'Banion kauft 2 blaue Stecker: Mitglieder 2 und 3."
