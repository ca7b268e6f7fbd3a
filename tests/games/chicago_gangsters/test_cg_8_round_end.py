"""CG-8.1, CG-8.3 to CG-8.5: Informer, Whisky Smuggler, Fence, Poker Player and Priest, who act at the end of a round."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.persons import SELLERS, alone, end_of_round, fight, get_by, showdown
from tests.games.chicago_gangsters.story import story

# CG-8.1: Informer and Whisky Smuggler


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_a_person_of_value_0_adds_nothing(person: str) -> None:
    assert fight("W4", person, persons_count=True).strength("challengers") == 4
    assert alone("W4", person, persons_count=True).strength("challengers") == 8
    assert fight("W4", person).strength("challengers") == 4


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_means_worth_exactly_6_are_discarded_for_an_alcohol(person: str) -> None:
    s = end_of_round("W2 W4 K5", person, discards="B1", alcohol={0: 3})
    s.play(0, SELLERS[person]).play(0, "discard W4").play(0, "discard W2").play(0, "done")
    assert (s.alcohol(0), s.hand(0), s.discards) == (4, ["K5"], ["W2", "W4", "B1"])
    assert s.events("sold", None) == [{"seat": 0, "person": person}]
    assert (s.ask, s.waiting) == ("round-end", (0,))


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_more_than_6_is_still_one_alcohol(person: str) -> None:
    s = end_of_round("B5 K5 K5 K1", person)
    s.play(0, SELLERS[person]).play(0, "discard K5").play(0, "discard B5").play(0, "done")
    assert (s.alcohol(0), s.hand(0)) == (1, ["K1", "K5"])


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_more_cards_than_needed_may_be_discarded(person: str) -> None:
    s = end_of_round("B5 K1 K5 K5 W2", person)
    for move in (SELLERS[person], "discard B5", "discard K1", "discard K5", "discard K5", "done"):
        s.play(0, move)
    assert (s.alcohol(0), s.hand(0)) == (1, ["W2"])
    assert s.discards == ["B5", "K1", "K5", "K5"]


@pytest.mark.parametrize("person", SELLERS)
@pytest.mark.parametrize("hand", ["", "K5", "W4 B1", "W2 B1 B2"])
def test_cg_8_1_it_is_not_offered_with_less_than_6_in_hand(person: str, hand: str) -> None:
    s = end_of_round(hand, person)
    assert (s.waiting, s.legal(0)) == ((0,), ["draw"])


@pytest.mark.parametrize("person", SELLERS)
@pytest.mark.parametrize("hand", ["W2 W4", "B1 K5", "B1 B2 B3", "K5 K5"])
def test_cg_8_1_it_is_offered_with_6_or_more_in_hand(person: str, hand: str) -> None:
    assert end_of_round(hand, person).legal(0) == ["draw", SELLERS[person]]


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_the_card_just_drawn_may_make_up_the_6(person: str) -> None:
    s = end_of_round("W4", person).play(0, "draw", "W2")
    assert s.legal(0) == [SELLERS[person], "done"]
    s.play(0, SELLERS[person])
    assert s.legal(0) == ["discard W2", "discard W4"]


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_one_is_not_done_before_6(person: str) -> None:
    s = end_of_round("B1 B2 B3 K1", person).play(0, SELLERS[person])
    assert s.legal(0) == ["discard B1", "discard B2", "discard B3", "discard K1"]
    assert s.play(0, "discard B2").legal(0) == ["discard B1", "discard B3", "discard K1"]
    assert s.play(0, "discard B3").legal(0) == ["discard B1", "discard K1"]
    assert s.play(0, "discard B1").legal(0) == ["discard K1", "done"]


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_the_last_card_of_the_hand_may_go(person: str) -> None:
    s = end_of_round("W2 W4", person).play(0, SELLERS[person]).play(0, "discard W2").play(0, "discard W4")
    get_by(s, "round-end")
    assert (s.alcohol(0), s.hand(0), s.legal(0)) == (1, [], ["draw"])


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_each_of_them_once_a_round(person: str) -> None:
    s = end_of_round("W2 W2 W4 W4 K5 K5", person)
    s.play(0, SELLERS[person]).play(0, "discard W2").play(0, "discard W4").play(0, "done")
    assert s.legal(0) == ["draw"]
    assert s.play(0, "draw", "B1").legal(0) == ["done"]


def test_cg_8_1_both_in_one_round() -> None:
    s = end_of_round("W2 W4 K1 K5", "informer whisky-smuggler")
    assert s.legal(0) == ["draw", "informer", "smuggler"]
    s.play(0, "smuggler").play(0, "discard W2").play(0, "discard W4").play(0, "done")
    assert s.legal(0) == ["draw", "informer"]
    get_by(s.play(0, "informer").play(0, "discard K1").play(0, "discard K5"), "round-end")
    assert (s.alcohol(0), s.hand(0), s.legal(0)) == (2, [], ["draw"])
    assert [event["person"] for event in s.events("sold")] == ["whisky-smuggler", "informer"]


def test_cg_8_1_cards_worth_6_are_not_sold_twice() -> None:
    s = end_of_round("W2 W4 K1", "informer whisky-smuggler")
    s.play(0, "informer").play(0, "discard W2").play(0, "discard W4").play(0, "done")
    assert s.legal(0) == ["draw"]


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_again_in_the_next_round(person: str) -> None:
    s = end_of_round("W2 W2 W4 W4", person)
    s.play(0, SELLERS[person]).play(0, "discard W2").play(0, "discard W4").play(0, "done")
    s.play(0, "draw", "B1").play(0, "done", "B2 B2 B2 C6 Uptown L12 judge")
    get_by(s, "round-end", 4)
    assert SELLERS[person] in s.legal(0)


@pytest.mark.parametrize("person", SELLERS)
def test_cg_8_1_a_loners_cards_are_not_doubled_for_it(person: str) -> None:
    s = end_of_round("B3", person, seats=3, challengers="03", question=3)
    assert s.role("loner") == 0
    assert s.legal(0) == ["draw"]
    s = end_of_round("B3 K3 K1", person, seats=3, challengers="03", question=3)
    s.play(0, SELLERS[person]).play(0, "discard B3")
    assert s.legal(0) == ["discard K1", "discard K3"]
    s.play(0, "discard K3").play(0, "done")
    assert (s.alcohol(0), s.hand(0)) == (1, ["K1"])


def test_cg_8_1_only_the_owner_may_sell_and_everyone_is_asked_in_turn() -> None:
    s = story(hands=["K5 K5", "W4 W2"], persons=["informer", "whisky-smuggler"], at="round-end")
    assert s.legal(0) == ["draw", "informer"]
    s.play(0, "draw").play(0, "done")
    assert (s.waiting, s.legal(1)) == ((1,), ["draw", "smuggler"])


def test_cg_8_1_mr_x_can_sell_too() -> None:
    s = story(seats=5, mr_x=4, hands=["", "", "", "", "K5 K1 W2"], persons=["", "", "", "", "informer"], at="round-end", first=4)
    s.play(4, "informer").play(4, "discard K5").play(4, "discard K1").play(4, "done")
    assert (s.alcohol(4), s.hand(4)) == (1, ["W2"])


# CG-8.3: Fence


def test_cg_8_3_the_fence_has_value_1() -> None:
    assert fight("W4", "fence", persons_count=True).strength("challengers") == 5
    assert alone("W4", "fence", persons_count=True).strength("challengers") == 10
    assert fight("W4", "fence").strength("challengers") == 4


def test_cg_8_3_the_fence_discards_a_card_and_draws_one() -> None:
    s = end_of_round("W2 K5", "fence", discards="B1")
    assert s.legal(0) == ["draw", "fence W2", "fence K5"]
    s.play(0, "fence W2", "B5")
    assert (s.hand(0), s.discards) == (["B5", "K5"], ["W2", "B1"])
    assert s.events("discarded", None) == [{"seat": 0, "card": "W2"}]
    assert s.events("drew", 0) == [{"seat": 0, "card": "B5"}]
    assert s.events("drew", 1) == [{"seat": 0, "card": "??"}]
    assert s.legal(0) == ["draw"]


def test_cg_8_3_the_fence_may_take_the_card_just_drawn() -> None:
    s = end_of_round("", "fence").play(0, "draw", "B1")
    assert s.legal(0) == ["fence B1", "done"]
    s.play(0, "fence B1", "B5")
    assert (s.hand(0), s.legal(0)) == (["B5"], ["done"])


def test_cg_8_3_once_a_round_and_again_in_the_next() -> None:
    s = end_of_round("W2 K5", "fence").play(0, "fence W2", "B5").play(0, "draw", "B1")
    assert s.legal(0) == ["done"]
    s.play(0, "done", "B2 B2 B2 C6 Uptown L12 judge")
    assert get_by(s, "round-end", 4).legal(0, "fence") == ["fence B1", "fence B5", "fence K5"]


def test_cg_8_3_without_cards_there_is_nothing_for_the_fence() -> None:
    assert end_of_round("", "fence").legal(0) == ["draw"]


def test_cg_8_3_a_full_hand_stays_full() -> None:
    s = end_of_round("W2 W2 W2 W2 W2 W2 W2 W4 W4 W4", "fence")
    assert s.legal(0) == ["fence W2", "fence W4", "done"]
    s.play(0, "fence W2", "B5")
    assert (s.hand_count(0), s.legal(0)) == (10, ["done"])


def test_cg_8_3_the_fence_empties_the_pile_and_the_discards_are_shuffled_at_once() -> None:
    s = end_of_round("W2", "fence", pile="B5", discards="K1")
    s.play(0, "fence W2")
    assert (s.hand(0), s.pile, s.discards) == (["B5"], ["W2", "K1"], [])


def test_cg_8_3_with_both_piles_empty_the_card_comes_back() -> None:
    s = end_of_round("W2", "fence", pile="")
    s.play(0, "fence W2")
    assert (s.hand(0), s.pile, s.discards) == (["W2"], [], [])


def test_cg_8_3_nobody_but_the_owner_can_use_the_fence() -> None:
    s = story(hands=["W2", "W4"], persons=["informer", "fence"], at="round-end")
    assert s.legal(0) == ["draw"]
    s.play(0, "draw", "B1").play(0, "done")
    assert s.legal(1) == ["draw", "fence W4"]


# CG-8.4: Poker Player


def test_cg_8_4_the_poker_player_has_value_1() -> None:
    assert fight("W4", "poker-player", persons_count=True).strength("challengers") == 5
    assert alone("W4", "poker-player", persons_count=True).strength("challengers") == 10
    assert fight("W4", "poker-player").strength("challengers") == 4


def test_cg_8_4_two_cards_are_exchanged_for_two_of_the_discards() -> None:
    s = end_of_round("W4 K5 B1", "poker-player", discards="B2 B4 K3")
    s.play(0, "poker").play(0, "discard W4").play(0, "discard B1").play(0, "take B2").play(0, "take K3")
    assert (s.hand(0), s.discards) == (["B2", "K3", "K5"], ["W4", "B1", "B4"])
    assert (s.ask, s.legal(0)) == ("round-end", ["draw"])


def test_cg_8_4_one_just_discarded_may_be_taken_again() -> None:
    s = end_of_round("B1 K5 W2", "poker-player", discards="B5")
    s.play(0, "poker").play(0, "discard K5").play(0, "discard B1").play(0, "take B1").play(0, "take B5")
    assert (s.hand(0), s.discards) == (["W2", "B1", "B5"], ["K5"])


def test_cg_8_4_with_an_empty_discard_pile_both_are_taken_again() -> None:
    s = end_of_round("B1 K5 W2", "poker-player")
    s.play(0, "poker").play(0, "discard K5").play(0, "discard B1")
    assert s.legal(0) == ["take B1", "take K5"]
    s.play(0, "take K5")
    assert s.legal(0) == ["take B1"]
    s.play(0, "take B1")
    assert (s.hand(0), s.discards) == (["W2", "B1", "K5"], [])


def test_cg_8_4_exactly_two_are_discarded_and_exactly_two_taken() -> None:
    s = end_of_round("W2 W4 B3", "poker-player", discards="K1 K1")
    s.play(0, "poker")
    assert s.legal(0) == ["discard W2", "discard W4", "discard B3"]
    s.play(0, "discard W2")
    assert s.legal(0) == ["discard W4", "discard B3"]
    s.play(0, "discard B3")
    assert s.legal(0) == ["take W2", "take B3", "take K1"]
    s.play(0, "take K1")
    assert s.legal(0) == ["take W2", "take B3", "take K1"]
    s.play(0, "take K1")
    assert (s.ask, s.hand(0), s.discards) == ("round-end", ["W4", "K1", "K1"], ["W2", "B3"])


def test_cg_8_4_the_total_of_those_taken_is_not_higher() -> None:
    s = end_of_round("B2 K3", "poker-player", discards="W4 W4 B4 K1 K5")
    s.play(0, "poker").play(0, "discard K3").play(0, "discard B2")
    assert s.legal(0) == ["take W4", "take B2", "take B4", "take K1", "take K3"]
    s.play(0, "take W4")
    assert s.legal(0) == ["take K1"]
    s.play(0, "take K1")
    assert (s.hand(0), s.discards) == (["W4", "K1"], ["W4", "B2", "B4", "K3", "K5"])


def test_cg_8_4_a_first_card_that_leaves_no_second_cannot_be_taken() -> None:
    s = end_of_round("B2 K3", "poker-player", discards="W4 W4")
    s.play(0, "poker").play(0, "discard K3").play(0, "discard B2")
    assert s.legal(0) == ["take B2", "take K3"]


def test_cg_8_4_the_total_may_be_lower() -> None:
    s = end_of_round("K5 K5", "poker-player", discards="B1 K1")
    s.play(0, "poker").play(0, "discard K5").play(0, "discard K5").play(0, "take K1").play(0, "take B1")
    assert (s.hand(0), s.discards) == (["B1", "K1"], ["K5", "K5"])


def test_cg_8_4_two_cards_of_a_kind_can_be_discarded_and_taken() -> None:
    s = end_of_round("W2 W2", "poker-player", discards="B2 B2")
    s.play(0, "poker").play(0, "discard W2").play(0, "discard W2").play(0, "take B2").play(0, "take B2")
    assert (s.hand(0), s.discards) == (["B2", "B2"], ["W2", "W2"])


@pytest.mark.parametrize("hand", ["", "K5"])
def test_cg_8_4_it_takes_two_cards_in_hand(hand: str) -> None:
    s = end_of_round(hand, "poker-player", discards="W2 W2")
    assert s.legal(0) == ["draw"]
    s.play(0, "draw", "B1")
    assert s.legal(0) == ([] if not hand else ["poker"]) + ["done"]


def test_cg_8_4_once_a_round_and_again_in_the_next() -> None:
    s = end_of_round("W2 W2", "poker-player")
    s.play(0, "poker").play(0, "discard W2").play(0, "discard W2").play(0, "take W2").play(0, "take W2")
    assert s.legal(0) == ["draw"]
    s.play(0, "draw", "B1").play(0, "done", "B2 B2 B2 C6 Uptown L12 judge")
    assert get_by(s, "round-end", 4).legal(0, "poker") == ["poker"]


def test_cg_8_4_a_full_hand_can_play_poker() -> None:
    s = end_of_round("W2 W2 W2 W2 W2 W2 W2 W4 W4 W4", "poker-player", discards="B4 B3")
    assert s.legal(0) == ["poker", "done"]
    s.play(0, "poker").play(0, "discard W4").play(0, "discard W4").play(0, "take B4").play(0, "take B3")
    assert (s.hand_count(0), s.legal(0)) == (10, ["done"])


def test_cg_8_4_a_pile_that_the_draw_empties_takes_the_discards_away_at_once() -> None:
    s = end_of_round("B1 K5", "poker-player", pile="W2", discards="B5")
    s.play(0, "draw")
    assert (s.pile, s.discards) == (["B5"], [])
    s.play(0, "poker").play(0, "discard B1").play(0, "discard K5")
    assert s.legal(0) == ["take B1", "take K5"]


def test_cg_8_4_poker_draws_nothing_from_the_pile() -> None:
    s = end_of_round("B1 K5", "poker-player", discards="B5")
    pile = s.pile
    s.play(0, "poker").play(0, "discard B1").play(0, "discard K5").play(0, "take B5").play(0, "take B1")
    assert (s.pile, s.events("drew")) == (pile, [])


def test_cg_8_4_with_both_piles_empty_the_two_come_back() -> None:
    s = end_of_round("B1 K5", "poker-player", pile="")
    s.play(0, "poker").play(0, "discard B1").play(0, "discard K5").play(0, "take K5").play(0, "take B1")
    assert (s.hand(0), s.pile, s.discards) == (["B1", "K5"], [], [])


def test_cg_8_4_only_the_owner_plays_poker() -> None:
    s = story(hands=["W2 W2", "W4 W4"], persons=["fence", "poker-player"], at="round-end")
    assert s.legal(0, "poker") == []
    s.play(0, "draw", "B1").play(0, "done")
    assert s.legal(1) == ["draw", "poker"]


def test_cg_8_4_a_loners_cards_are_worth_what_they_show() -> None:
    s = end_of_round("K1 K1", "poker-player", discards="W2 W2", seats=3, challengers="03", question=3)
    s.play(0, "poker").play(0, "discard K1").play(0, "discard K1")
    assert s.legal(0) == ["take K1"]


# CG-8.5: Priest


def test_cg_8_5_the_priest_has_value_1() -> None:
    assert fight("W4", "priest", persons_count=True).strength("challengers") == 5
    assert alone("W4", "priest", persons_count=True).strength("challengers") == 10
    assert fight("W4", "priest").strength("challengers") == 4


def test_cg_8_5_the_priest_counts_as_two_persons_in_the_showdown() -> None:
    assert showdown("priest", "judge") == [8, 6, 6, 6]
    assert showdown("priest", "judge senator") == [8, 8, 6, 6]
    assert showdown("priest", "judge senator mayor") == [6, 8, 6, 6]
    assert showdown("priest fence", "judge senator mayor") == [8, 8, 6, 6]


def test_cg_8_5_the_priest_has_no_other_ability() -> None:
    assert end_of_round("W4 K5 K5", "priest").ask != "round-end"
    assert fight("W4", "priest", "bribes").strength("challengers") == 0
