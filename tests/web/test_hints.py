"""Hints in the browser: asked by a key, a sentence with a reason, one mark on the board; and nothing is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import windycity
from tests.games.chicago_poker.story import story
from tests.server.nursery import Server
from tests.web.client import GAMES, say
from tests.web.conftest import Visiting
from tests.web.test_access import flaws
from tests.web.visitor import PHONE, Visitor

ANSWERS = 2  # before the last hint is asked for


@pytest.fixture(scope="module")
def server(compiled_server: Server) -> Server:
    """Without compiled rules greedy gives hints, which has no reasons."""
    return compiled_server


def alone_at(visitor: Visiting, game: str, **wishes: object) -> Visitor:
    """Ann, who plays against bots."""
    ann = visitor(plain=False, **wishes).come("Ann")
    ann.wait_for_compiled(game)
    count = max(3, min(windycity.game(game).rulebook.seats))
    ann.look_at(ann.found(game, ["me", *["greedy"] * (count - 1)]))
    ann.until(lambda: ann.stage == "playing")
    return ann


def ask(ann: Visitor) -> str:
    """Press the key for a hint when something is asked; the text of the panel."""
    ann.until(lambda: ann.asked is not None)
    panel = ann.page.get_by_role("region", name=say("hint", ann.language), exact=True)
    panel.get_by_role("button").wait_for()  # and nothing else: no hint is left of the last decision
    ann.page.keyboard.press("h")
    sentences = panel.get_by_role("status").locator("p:not(.aside)")
    sentences.first.wait_for()
    return " ".join(sentences.all_text_contents())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_asked_by_a_key_and_marks_one_thing_and_plays_nothing(visitor: Visiting, game: str) -> None:
    ann = alone_at(visitor, game)
    for number in range(ANSWERS):
        if number in (0, ANSWERS - 1):
            ann.until(lambda: ann.asked is not None and not ann.unanswered)
            before = ann.state
            assert ask(ann).startswith("The strongest bot would choose: ")
            expect(ann.page.locator(".ring.one")).to_have_count(1)
            assert ann.state == before, "a hint never acts"
            if number == 0:
                assert flaws(ann) == []
        ann.until(lambda: ann.asked is not None)
        ann.answer()
    expect(ann.page.locator(".ring.one")).to_have_count(0)


def before_a_duel(visitor: Visiting, **wishes: object) -> Visitor:
    """Ann, whose third nine wins the duel that comes after her last action: nothing else she can do takes the brewery."""
    rows = {(0, 1): "B9 G9", (1, 1): "R3 G3 B3 Y1 P4"}
    match = story(hands=["R9 P1 P2", "B2"], rows=rows, active=0, actions=1).match
    ann = visitor(plain=False, **wishes).come("Ann")
    ann.wait_for_compiled("chicago-poker")
    position = match.game.dump_position(match.position)
    return ann.look_at(ann.found("chicago-poker", ["me", "greedy"], position=position))


REASONS = [
    ("en", "That happens nearly always with this move, hardly ever otherwise.", "Compared with"),
    ("nl", "Met deze zet gebeurt dat bijna altijd, anders zo goed als nooit.", "Vergeleken met"),
    ("de", "Mit diesem Zug kommt es fast immer dazu, sonst so gut wie nie.", "Verglichen mit"),
]


@pytest.mark.parametrize(("language", "why", "compared"), REASONS)
def test_a_hint_gives_its_reason_in_the_language_of_the_page(visitor: Visiting, language: str, why: str, compared: str) -> None:
    ann = before_a_duel(visitor, language=language, size=PHONE)
    said = ask(ann)
    assert why in said
    assert "%" not in said, "numbers are for whoever asks for them"
    panel = ann.page.get_by_role("region", name=say("hint", language), exact=True)
    panel.get_by_text(say("hint-more", language)).click()
    expect(panel.get_by_text(compared)).to_be_visible()


def test_where_other_people_play_no_hint_is_offered(visitor: Visiting) -> None:
    ann, bob = visitor(plain=False).come("Ann"), visitor(seed=2).come("Bob")
    table = ann.found("chicago-poker", ["me", "open"])
    ann.look_at(table)
    bob.sit(table)
    ann.until(lambda: ann.stage == "playing" and ann.asked is not None)
    expect(ann.page.get_by_role("region", name=say("hint"), exact=True)).to_have_count(0)
    ann.page.keyboard.press("h")
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".ring.one")).to_have_count(0)
