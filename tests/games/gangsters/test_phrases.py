"""Phrases: a whole offer in one line (GA-3.3)."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import GAME, Story, story
from windycity.core.errors import BadMove, IllegalMove
from windycity.games.gangsters.phrases import expand


def expanded(s: Story, text: str) -> list[list[str]] | None:
    return expand(GAME.edition, s.match.position, 0, text)


def traders() -> Story:
    return story(at="buy", joints={0: "A2 A3", 1: "B3"}, cash={0: 7000, 1: 900})


@pytest.mark.parametrize(
    ("phrase", "steps"),
    [
        ("offer camorra A2 for B3", []),
        ("offer camorra A2 + 300 for B3", ["pay 100"] * 3),
        ("offer Camorra a2 for b3 + 600", ["get 500", "get 100"]),
        ("offer camorra 6700 + A2 for B3", ["pay 5000", "pay 1000", "pay 500", "pay 100", "pay 100"]),
        ("offer camorra A2 + 200 for B3 + 700", ["get 500"]),
    ],
)
def test_ga_3_3_a_phrase_names_a_whole_offer(phrase: str, steps: list[str]) -> None:
    s = traders()
    found = expanded(s, phrase)
    assert found is not None
    (moves,) = found
    assert [move.casefold() for move in moves] == ["offer camorra", "give a2", "want b3", *steps, "propose"]
    s.play(0, moves)
    assert (s.ask, s.waiting) == ("accept", (1,))


def test_ga_3_3_cash_alone_stands_for_nothing_else_given() -> None:
    s = traders()
    found = expanded(s, "offer camorra 500 for B3")
    assert found == [["offer camorra", "give nothing", "want B3", "pay 500", "propose"]]
    s.play(0, found[0]).play(1, "accept")
    assert (s.owner("B3"), s.cash(0), s.cash(1)) == (0, 6500, 1400)


@pytest.mark.parametrize("text", ["offer camorra", "throw", "offer", "buy for 300"])
def test_other_texts_are_no_phrases(text: str) -> None:
    assert expanded(traders(), text) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("offer nobody A2 for B3", "move-no-such-gang"),
        ("offer camorra A9 for B3", "move-no-such-joint"),
        ("offer camorra A2 + A3 for B3", "move-wrong-length"),
        ("offer camorra 350 for B3", "move-no-such-money"),
        ("offer camorra 99999999999900 for B3", "move-no-such-money"),
    ],
)
def test_a_phrase_that_cannot_be_read_tells_why(text: str, sentence: str) -> None:
    with pytest.raises(BadMove) as caught:
        expanded(traders(), text)
    assert caught.value.sentence == sentence
    assert "offer camorra A2 + 300 for B3" in str(caught.value)


def test_an_offer_that_is_not_legal_is_refused_whole() -> None:
    s = traders()
    moves = expanded(s, "offer camorra C1 for B3")
    assert moves is not None
    with pytest.raises(IllegalMove, match="C1 is not yours"):
        s.play(0, moves[0])
    assert (s.ask, s.match.position.offers) == ("buy", 0)
