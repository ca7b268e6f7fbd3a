"""CG-8.7: the Bruiser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago_gangsters.persons import ACTING, alone, fight, get_by, turned_up
from tests.games.chicago_gangsters.story import Story, story

# CG-8.7: Bruiser


@pytest.mark.parametrize(
    ("cards", "plain", "doubled"),
    [
        ("W2", 2, 4),
        ("W4 K3", 7, 14),
        ("W4 K3 K1", 8, 16),
        ("W4 W4 K1", 9, 18),
        ("W4 W4 W2", 10, 20),
        ("W4 K5 W2", 11, 21),
        ("W4 K5 K3", 12, 22),
        ("W4 W4 W4 K5 K5", 22, 32),
    ],
)
def test_cg_8_7_the_bruiser_doubles_at_most_10_points(cards: str, plain: int, doubled: int) -> None:
    assert fight(cards, "bruiser", "weapons blackmail").play(0, "pass").strength("challengers") == plain
    s = fight(cards, "bruiser", "weapons blackmail").play(0, "bruiser")
    assert (s.strength("challengers"), s.contribution(0)) == (doubled, doubled)


def test_cg_8_7_the_bruiser_makes_16_of_8() -> None:
    s = fight("W4 K3 K1", "bruiser", "weapons blackmail").play(0, "bruiser")
    assert s.events("won") == [{"side": "challengers", "strength": 16, "losers": 0}]


def test_cg_8_7_the_bruiser_makes_22_of_12() -> None:
    s = fight("W4 K5 K3", "bruiser", "weapons blackmail").play(0, "bruiser")
    assert s.events("won") == [{"side": "challengers", "strength": 22, "losers": 0}]


def test_cg_8_7_his_own_value_counts_in_this_round_and_is_not_doubled() -> None:
    assert fight("W4 K3 K1", "bruiser", "weapons blackmail", True).play(0, "bruiser").strength("challengers") == 17
    assert fight("W4 K3 K1", "bruiser", "weapons blackmail", True).play(0, "pass").strength("challengers") == 9
    assert alone("W2", "bruiser", persons_count=True).play(0, "pass").strength("challengers") == 6


def test_cg_8_7_values_of_persons_are_not_doubled() -> None:
    s = fight("W4", "bruiser judge reporter", "weapons", True).play(0, "bruiser")
    assert s.strength("challengers") == 8 + 1 + 4 + 2


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_7_persons_acting_as_means_are_not_doubled(person: str, means: str) -> None:
    card = {"weapons": "W4", "bribes": "B4", "blackmail": "K3"}[means]
    s = fight(card, f"bruiser {person}", means).play(0, "bruiser")
    assert s.strength("challengers") == 2 * int(card[1]) + 2


def test_cg_8_7_persons_acting_as_means_do_not_use_up_the_10_points() -> None:
    assert fight("W4 W4 W2", "bruiser taxi-driver").play(0, "bruiser").strength("challengers") == 22


def test_cg_8_7_only_usable_cards_are_doubled() -> None:
    s = fight("W4 K5 B5", "bruiser").play(0, "bruiser")
    assert (s.strength("challengers"), s.hand(0)) == (8, ["B5", "K5"])


def test_cg_8_7_cards_usable_through_a_person_of_cg_8_2_are_doubled() -> None:
    assert fight("W4 K5", "bruiser thief").play(0, "bruiser").strength("challengers") == 18


def test_cg_8_7_the_partners_cards_are_not_doubled() -> None:
    s = story(hands=["W4", "W4 W2"], persons=["bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4").lay(1, "W4 W2").play(0, "bruiser").play(0, "pass")
    assert (s.contribution(0), s.contribution(1), s.strength("challengers")) == (8, 6, 14)


def test_cg_8_7_the_doubling_counts_for_the_choice_of_the_loot() -> None:
    s = story(hands=["W4", "W4 W2"], persons=["bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4").lay(1, "W4 W2").play(0, "bruiser").play(0, "pass")
    assert (s.ask, s.waiting) == ("choose", (0,))


def test_cg_8_7_he_is_asked_for_when_the_partner_has_finished_and_before_the_question_mark() -> None:
    s = story(hands=["W4", "W4"], persons=["bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4")
    assert (s.ask, s.waiting) == ("lay", (1,))
    s.lay(1, "W4")
    assert (s.ask, s.waiting, s.legal(0)) == ("bruiser", (0,), ["bruiser", "pass"])
    assert s.events("turned-up") == []
    s.play(0, "bruiser")
    assert (s.ask, s.waiting) == ("hide", (0,))


def test_cg_8_7_the_owner_who_lays_last_is_asked_too() -> None:
    s = story(hands=["W4", "W4"], persons=["", "bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4").lay(1, "W4")
    assert (s.ask, s.waiting) == ("bruiser", (1,))
    assert s.play(1, "bruiser").play(0, "pass").strength("challengers") == 12


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_8_7_it_is_announced_to_all(eye: int | None) -> None:
    s = story(hands=["W4 W4", "", "W2"], persons=["bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4 W4").play(0, "bruiser")
    assert s.ask == "hide"
    assert s.events("bruiser", eye) == [{"seat": 0}]
    assert s.view(eye).bruiser_used is True


def test_cg_8_7_nothing_is_announced_if_he_is_not_used() -> None:
    s = fight("W4", "bruiser").play(0, "pass")
    assert s.events("bruiser") == []
    assert s.view(1).bruiser_used is False


def test_cg_8_7_he_is_offered_to_a_defender_as_well() -> None:
    s = story(hands=["W2", "", "W4 W4 W4"], persons=["", "", "bruiser"], means="weapons", persons_count=False, question=1)
    s.lay(0, "W2")
    assert (s.ask, s.waiting) == ("lay", (2,))
    s.lay(2, "W4 W4 W4")
    assert (s.ask, s.waiting, s.legal(2)) == ("bruiser", (2,), ["bruiser", "pass"])
    s.play(2, "bruiser")
    assert (s.strength("defenders"), s.contribution(2)) == (22, 22)


def test_cg_8_7_he_is_not_offered_while_the_other_side_lays() -> None:
    s = story(hands=["W2", "", "W4"], persons=["", "", "bruiser"], means="weapons", persons_count=False, question=1)
    s.lay(0, "W2")
    assert s.ask == "lay"


def test_cg_8_7_he_is_not_offered_without_laid_cards() -> None:
    s = story(hands=["W4", "W4"], persons=["bruiser"], means="weapons", persons_count=False, question=0)
    s.lay(0).lay(1, "W4")
    assert (s.ask, s.strength("challengers")) == ("choose", 4)
    assert s.persons(0) == ["bruiser"]


def test_cg_8_7_he_is_offered_whatever_was_laid() -> None:
    s = fight("K5", "bruiser")
    assert (s.ask, s.waiting) == ("bruiser", (0,))
    s.play(0, "bruiser")
    assert (s.strength("challengers"), s.hand(0)) == (0, ["K5"])
    get_by(s, "lay", 4)
    assert s.persons(0) == []


def test_cg_8_7_cards_laid_openly_are_doubled_and_enough_for_him() -> None:
    s = story(hands=["W4 W4"], persons=["bruiser"], means="weapons", persons_count=False, question=1, talk=True)
    s.play(0, "silent").play(1, "silent").show(0, "W4").lay(0)
    assert (s.ask, s.waiting) == ("bruiser", (0,))
    s.play(0, "bruiser")
    assert s.strength("challengers") == 8


def test_cg_8_7_open_and_hidden_cards_are_doubled_together() -> None:
    s = story(hands=["W4 W4 W4"], persons=["bruiser"], means="weapons", persons_count=False, question=1, talk=True)
    s.play(0, "silent").play(1, "silent").show(0, "W4").lay(0, "W4 W4").play(0, "bruiser")
    assert s.strength("challengers") == 22


def hidden(cards: str, card: str, means: str = "weapons blackmail", persons: str = "bruiser", **more: Any) -> Story:
    """The Bruiser is used and a card hidden; a defender is still to lay."""
    more = {"challengers": "01", "question": 0, **more}
    s = story(hands=[cards, "", "B1"], persons=[persons], means=means, persons_count=False, **more)
    return s.lay(0, cards).play(0, "bruiser").play(0, f"hide {card}")


@pytest.mark.parametrize(
    ("cards", "card", "announced", "settled"),
    [
        ("W4 K3 K5", "K5", 14, 22),
        ("W4 K3 K1", "K1", 14, 16),
        ("W4 W4 W2 K5", "K5", 20, 25),
        ("W4 K5 K3 K1", "K1", 22, 23),
        ("K5", "K5", 0, 10),
        ("W4 K3 B5", "B5", 14, 14),
    ],
)
def test_cg_8_7_a_hidden_card_that_turns_out_usable_counts(cards: str, card: str, announced: int, settled: int) -> None:
    s = hidden(cards, card)
    assert (s.strength("challengers"), s.contribution(0)) == (announced, announced)
    s.play(2, "done")
    assert (s.strength("challengers"), s.contribution(0)) == (settled, settled)


def test_cg_8_7_for_a_loner_the_points_are_counted_after_the_doubling() -> None:
    assert alone("W2", "bruiser").play(0, "bruiser").strength("challengers") == 8
    assert alone("W4", "bruiser").play(0, "bruiser").strength("challengers") == 16
    assert alone("W4 W2", "bruiser").play(0, "bruiser").strength("challengers") == 22
    assert alone("W4 K1", "bruiser", "weapons blackmail").play(0, "bruiser").strength("challengers") == 20
    assert alone("W4 W4 W4", "bruiser").play(0, "bruiser").strength("challengers") == 34


def test_cg_8_7_a_loner_with_the_taxi_driver() -> None:
    s = alone("W4 W2 K3", "bruiser taxi-driver").play(0, "bruiser")
    assert (s.strength("challengers"), s.hand(0)) == (26, ["K3"])
    s = alone("W4 W2 K3", "bruiser taxi-driver", persons_count=True).play(0, "bruiser")
    assert (s.strength("challengers"), s.hand(0)) == (28, ["K3"])


def test_cg_8_7_a_loners_hidden_card_counts_after_the_doubling_too() -> None:
    s = hidden("W4 W2", "W2", seats=3, challengers="03")
    assert s.strength("challengers") == 16
    get_by(s, "choose")
    assert s.strength("challengers") == 22


def test_cg_8_7_he_leaves_the_game_after_the_round() -> None:
    s = fight("W4", "bruiser").play(0, "bruiser")
    get_by(s, "lay", 4)
    assert s.persons(0) == []
    assert {"person": "bruiser"} in s.events("left", None)
    assert "bruiser" not in s.view(None).persons_left


def used(move: str) -> Story:
    """The Bruiser was used, or not; in the next round his owner, with another partner, lays a W2."""
    s = story(hands=["W4 W2"], persons=["bruiser"], means="weapons", persons_count=False, loot="2A, P / A, A", question=1)
    s.lay(0, "W4").play(0, move).play(0, "choose 1", "W2 K1 K1 K1 C6 Bronzeville L9 judge")
    assert (s.ask, s.waiting, s.round) == ("lay", (0, 3), 4)
    return s.lay(0, "W2").lay(3)


def test_cg_8_7_who_was_not_used_stays_and_is_offered_in_the_next_round() -> None:
    s = used("pass")
    assert (s.persons(0), s.ask, s.waiting) == (["bruiser"], "bruiser", (0,))
    assert s.play(0, "bruiser").strength("challengers") == 4 + 1


def test_cg_8_7_once_in_the_game_and_his_value_counts_no_more() -> None:
    s = used("bruiser")
    assert (s.persons(0), s.ask, s.waiting) == ([], "lay", (1, 2))
    assert s.strength("challengers") == 2


def test_cg_8_7_he_does_not_count_in_the_showdown_once_used() -> None:
    s = story(
        hands=["W4"], persons=["bruiser"], means="weapons", persons_count=False, loot="2A, 3M / P, M", number=10, question=1
    )
    s.lay(0, "W4").play(0, "bruiser").play(0, "choose 1", "W2 W2 W2 W2 W2 W2 W2 end")
    assert s.ask == "nothing"
    scores = {event["seat"]: event["score"] for event in s.events("showdown") if event["prize"] == "persons"}
    assert scores == {0: 0, 1: 0, 2: 0, 3: 0}


def test_cg_8_7_he_counts_in_the_showdown_if_not_used() -> None:
    s = story(
        hands=["W4"], persons=["bruiser"], means="weapons", persons_count=False, loot="2A, 3M / P, M", number=10, question=1
    )
    s.lay(0, "W4").play(0, "pass").play(0, "choose 1", "W2 W2 W2 W2 W2 W2 W2 end")
    scores = {event["seat"]: event["score"] for event in s.events("showdown") if event["prize"] == "persons"}
    assert scores == {0: 1, 1: 0, 2: 0, 3: 0}


def test_cg_8_7_an_ousted_owner_cannot_use_him() -> None:
    s = story(hands=["W4", "W4"], persons=["bruiser"], means="weapons", persons_count=False, question=0, godfather=True)
    s.play(0, "pass").play(1, "declare").play(2, "pass").play(3, "pass")
    assert (s.role("ousted"), s.ask, s.waiting) == (0, "lay", (1,))
    s.lay(1, "W4")
    assert s.ask == "pay"
    assert (s.strength("challengers"), s.persons(0)) == (4, ["bruiser"])


def test_cg_8_7_a_new_godfather_can_use_him() -> None:
    s = story(hands=["W4", "W4"], persons=["", "bruiser"], means="weapons", persons_count=False, question=0, godfather=True)
    s.play(0, "pass").play(1, "declare").play(2, "pass").play(3, "pass")
    s.lay(1, "W4")
    assert (s.ask, s.waiting) == ("bruiser", (1,))
    assert s.play(1, "bruiser").strength("challengers") == 8


def mr_x(laid: str, persons_count: bool = False) -> Story:
    """Mr. X, the fifth player, owns the Bruiser; the first player has hidden a card; the settling begins."""
    s = story(
        seats=5,
        mr_x=4,
        hands=["W2", "", "W4", "", laid],
        persons=["", "", "", "", "bruiser"],
        means="weapons",
        persons_count=persons_count,
        question=0,
    )
    s.join(4, "challengers", laid)
    assert s.ask == "lay"
    return s.lay(0, "W2").play(0, "hide W2").lay(2, "W4")


def test_cg_8_7_mr_x_decides_at_the_settling_after_the_hidden_card() -> None:
    s = mr_x("W4 W4 W4")
    assert (s.ask, s.waiting, s.legal(4)) == ("bruiser", (4,), ["bruiser", "pass"])
    assert s.events("hidden-up") == [{"seat": 0, "card": "W2", "usable": True}]
    assert turned_up(s, 4) == {}
    s.play(4, "bruiser")
    assert (s.contribution(4), s.strength("challengers")) == (22, 24)
    assert s.events("bruiser", None) == [{"seat": 4}]


def test_cg_8_7_when_mr_x_decides_the_hidden_card_has_been_counted() -> None:
    s = mr_x("W4 W4 W4")
    assert (s.contribution(0), s.strength("challengers"), s.strength("defenders")) == (2, 2, 4)


def test_cg_8_7_mr_x_may_pass() -> None:
    s = mr_x("W4 W4 W4").play(4, "pass")
    assert (s.contribution(4), s.strength("challengers")) == (12, 14)
    assert s.persons(4) == ["bruiser"]


def test_cg_8_7_only_the_usable_cards_of_mr_x_are_doubled() -> None:
    s = mr_x("W4 K5").play(4, "bruiser")
    assert (s.contribution(4), s.strength("challengers"), s.hand(4)) == (8, 10, ["K5"])


def test_cg_8_7_mr_x_has_his_value_too() -> None:
    s = mr_x("W4", persons_count=True).play(4, "bruiser")
    assert (s.contribution(4), s.strength("challengers")) == (9, 11)


def test_cg_8_7_mr_x_without_cards_is_not_offered_him() -> None:
    s = mr_x("")
    assert s.ask == "choose"


def test_cg_8_7_he_counts_for_the_word_that_was_given() -> None:
    s = story(hands=["W4 W4"], persons=["bruiser"], means="weapons", persons_count=False, question=1, talk=True)
    s.play(0, "say 16").play(1, "silent").show(0).lay(0, "W4 W4").play(0, "bruiser")
    get_by(s, "choose")
    assert s.words(0) == (1, 0)


def test_cg_8_7_a_bruiser_taken_in_this_round_is_of_use_in_the_next() -> None:
    s = story(hands=["W4 W2"], means="weapons", persons_count=False, loot="2A, P / A, A", person_offered="bruiser", question=1)
    s.lay(0, "W2")
    assert s.ask == "choose"
    s.play(0, "choose 2", "W2 K1 K1 K1 C6 Bronzeville L9 judge")
    assert (s.ask, s.round, s.persons(0)) == ("lay", 4, ["bruiser"])
    s.lay(0, "W4").lay(3)
    assert (s.ask, s.waiting) == ("bruiser", (0,))
    assert s.play(0, "bruiser").strength("challengers") == 9
