"""What can be taken back: a choice about open things until somebody else answers, never one that let others see something hidden.

Each announcement of the game has its story; the last test looks for forgotten ones.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago_gangsters.persons import SELLERS, end_of_round
from tests.games.chicago_gangsters.story import Story, story
from windycity.core.errors import CannotUndo, TooFar

HANDS = ["W4 K3", "W4 B5", "W2 K5", "B3 K1"]


def stands(s: Story, seat: int, sentence: str = "undo-past-news") -> None:
    """The last answer cannot be taken back, and trying changes nothing."""
    before = s.match.save(), s.seen(None)
    with pytest.raises(CannotUndo) as refused:
        s.match.undo(seat)
    assert refused.value.sentence == sentence
    assert (s.match.save(), s.seen(None)) == before


def taken_back(s: Story, seat: int, move: str) -> None:
    """A move can be made and taken back, and then all is as it was before."""
    before = s.match.save(), s.match.game.dump_position(s.match.position), s.match.events(None)
    s.play(seat, move)
    s.match.undo(seat)
    assert (s.match.save(), s.match.game.dump_position(s.match.position), s.match.events(None)) == before


# Announcements that stand


@pytest.mark.parametrize("move", ["bruiser", "pass"])
def test_cg_4_3_an_announced_bruiser_stands(move: str) -> None:
    """The `?` is asked for next, so that no card has been turned up yet."""
    s = story(hands=HANDS, persons=["bruiser"]).lay(0, "W4 K3").lay(1)
    s.play(0, move)
    assert s.ask == "hide"
    stands(s, 0)


@pytest.mark.parametrize("move", ["bruiser", "pass"])
def test_cg_8_7_an_announced_bruiser_of_mr_x_stands(move: str) -> None:
    s = story(5, hands=[*HANDS, "W4"], persons=["", "", "", "", "bruiser"]).join(4, "defenders", "W4")
    for seat in range(4):
        s.lay(seat)
    s.play(4, move)
    stands(s, 4)


@pytest.mark.parametrize("cards", ["", "W4", "W4 K5"])
@pytest.mark.parametrize("side", ["challengers", "defenders"])
def test_cg_7_2_1_the_side_and_the_number_of_cards_of_mr_x_stand(side: str, cards: str) -> None:
    s = story(5, hands=[*HANDS, "W4 K5"]).join(4, side, cards)
    stands(s, 4)


@pytest.mark.parametrize("move", ["hide W4", "pass"])
def test_cg_4_3_the_choice_of_the_question_mark_stands(move: str) -> None:
    s = story(hands=HANDS).lay(0, "W4").lay(1)
    stands(s.play(0, move), 0)


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_a_sale_that_was_begun_stands_for_it_tells_what_the_hand_is_worth(person: str) -> None:
    s = end_of_round("W4 K5 B1", person).play(0, SELLERS[person])
    stands(s, 0)


@pytest.mark.parametrize("begin", [*SELLERS.values(), "poker"])
def test_cg_3_3_a_card_on_the_discard_pile_has_been_seen(begin: str) -> None:
    s = end_of_round("W4 K5 B1", "informer whisky-smuggler poker-player").play(0, begin).play(0, "discard K5")
    stands(s, 0)
    assert s.discards == ["K5"]


@pytest.mark.parametrize("move", ["fence W4", "swap W4", "draw"])
def test_cg_5_4_what_draws_a_card_stands(move: str) -> None:
    hands = ["K5", "", "", "", "W4"]
    s = story(5, hands=hands, persons=["", "", "", "", "fence"], at="round-end", first=4)
    stands(s.play(4, move), 4)


# What several decide at the same time: one's own until the last of them has answered


def test_cg_4_2_1_a_statement_can_be_taken_back_until_all_have_spoken() -> None:
    s = story(hands=HANDS, talk=True)
    taken_back(s, 0, "say 12")
    s.play(0, "say 12").play(1, "say 3")
    stands(s, 1)
    stands(s, 0, "undo-of-another")


def test_cg_4_2_2_open_cards_can_be_taken_back_until_all_have_finished() -> None:
    s = story(hands=HANDS, talk=True).play(0, "silent").play(1, "silent")
    taken_back(s, 0, "show W4")
    s.play(0, "show W4")
    taken_back(s, 0, "done")
    s.play(0, "done").play(1, "done")
    stands(s, 1)
    stands(s, 0, "undo-of-another")


def test_cg_4_1_laid_cards_can_be_taken_back_until_all_have_finished() -> None:
    s = story(hands=HANDS)
    taken_back(s, 0, "lay W4")
    s.play(0, "lay W4")
    taken_back(s, 0, "done")
    s.play(0, "done").play(1, "done")
    stands(s, 1)
    stands(s, 0, "undo-of-another")


def test_cg_7_2_1_mr_x_can_take_cards_back_until_he_joins() -> None:
    taken_back(story(5, hands=[*HANDS, "W4"]), 4, "lay W4")


def test_cg_7_3_2_a_declaration_can_be_taken_back_until_all_have_decided() -> None:
    s = story(hands=HANDS, godfather=True)
    taken_back(s, 0, "declare")
    for seat in (0, 1, 2):
        s.play(seat, "declare")
    s.match.undo(2)
    assert s.waiting == (2, 3)
    s.play(2, "pass").play(3, "pass")
    stands(s, 3)


def test_cg_7_3_3_a_card_of_the_duel_can_be_taken_back_until_all_have_chosen() -> None:
    s = story(hands=HANDS, godfather=True).play(0, "declare").play(1, "declare").play(2, "pass").play(3, "pass")
    taken_back(s, 0, "duel K3")
    s.play(0, "duel W4").play(1, "duel W4")
    assert s.events("no-godfather")  # nobody won, so nobody drew a card
    stands(s, 1)


# Choices about open things


def shared(loot: str, **more: Any) -> Story:
    """The challengers have won and are to share; the losers' packages come next."""
    s = story(hands=HANDS, loot=loot, **more)
    while s.ask in ("declare", "lay", "hide"):
        seat = s.waiting[0]
        s.play(seat, {"declare": "declare" if seat == 0 else "pass", "lay": "done", "hide": "pass"}[s.ask])
    return s


def test_cg_5_1_a_choice_without_a_draw_can_be_taken_back_and_one_with_a_draw_stands() -> None:
    s = shared("2A, P / A, A")
    assert s.ask == "choose"
    taken_back(s, s.waiting[0], "choose 1")
    s = shared("2A, P+M / A, 2M")
    chooser = s.waiting[0]
    stands(s.play(chooser, "choose 1"), chooser)


def test_cg_7_3_4_a_payment_without_a_draw_can_be_taken_back() -> None:
    s = shared("2A, P / A, A", godfather=True)
    assert (s.ask, s.waiting) == ("pay", (0,))
    taken_back(s, 0, "pay alcohol")
    taken_back(s, 0, "pay person")


def test_cg_8_4_beginning_to_exchange_and_what_was_taken_can_be_taken_back() -> None:
    s = end_of_round("W4 K5 B1", "poker-player", discards="B2 B3")
    taken_back(s, 0, "poker")
    s.play(0, "poker").play(0, "discard W4").play(0, "discard K5")
    taken_back(s, 0, "take B3")
    s.play(0, "take B3")
    taken_back(s, 0, "take B2")


def test_cg_8_1_the_end_of_a_sale_can_be_taken_back_to_sell_more() -> None:
    s = end_of_round("W4 K5 B1", "informer").play(0, ["informer", "discard W4", "discard K5"])
    taken_back(s, 0, "done")


# Lists of moves


def test_a_list_goes_on_past_an_announcement_for_its_seat_learns_nothing() -> None:
    s = end_of_round("W4 K5 B1", "informer").play(0, ["informer", "discard W4", "discard K5", "done"])
    assert s.alcohol(0) == 1
    with pytest.raises(TooFar):
        s.play(0, ["draw", "done"])
