"""CG-6: the showdown and who wins."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.chicago_gangsters.story import Story, story


def showdown(
    hands: Sequence[str] = (), persons: Sequence[str] = (), alcohol: Mapping[int, int] | None = None, seats: int = 4
) -> Story:
    """Ten rounds are over, and the next coalition card is the end card. All prizes that nobody is near are ties at 0."""
    return story(seats, hands, persons, alcohol=alcohol, number=10, at="next-round", coming="end")


def last_draw(hands: Sequence[str] = (), persons: Sequence[str] = ("", "", "", "priest fence")) -> Story:
    """The tenth round ends: there is nothing to draw, and seat 3 with the Fence is the last to be asked."""
    return story(hands=hands, persons=persons, number=10, at="round-end", pile="", discards="")


def scores(s: Story) -> tuple[int, ...]:
    """The alcohol of all players."""
    return tuple(s.alcohol(seat) for seat in range(s.match.seats))


def prizes(s: Story, prize: str) -> list[tuple[object, object]]:
    """What everyone learns about one prize: by seat the score and the alcohol for it."""
    return [(event["score"], event["alcohol"]) for event in s.events("showdown") if event["prize"] == prize]


def winners(s: Story) -> tuple[int, ...]:
    assert s.match.result is not None
    return s.match.result.winners


# CG-6.1: when


def test_cg_6_1_the_end_card_ends_the_game_at_once() -> None:
    s = showdown(["W4", "B1", "K1", "W2"])
    assert (s.match.over, s.waiting) == (True, ())
    assert (s.hand(0), s.hand(3)) == (["W4"], ["W2"])


def test_cg_6_1_with_the_end_card_no_further_district_loot_card_or_person_is_turned() -> None:
    s = last_draw()
    before = len(s.match.events(None))
    s.play(3, "done", "end")
    names = [event.name for event in s.match.events(None)[before:]]
    assert names.count("end-card") == 1
    assert {"round", "coalition", "loot"} & set(names) == set()


def test_cg_6_1_the_showdown_comes_after_the_end_of_the_round_and_not_before() -> None:
    s = last_draw()
    assert s.match.result is None
    assert scores(s) == (0, 0, 0, 0)
    assert s.play(3, "done", "end").events("end-card") == [{"rounds": 10}]


def test_cg_6_1_a_coalition_card_that_is_not_the_end_card_brings_no_showdown() -> None:
    s = story(hands=["W4", "", "", ""], number=10, at="next-round", coming="C12 Uptown L12 judge")
    assert (s.match.over, s.round) == (False, 11)
    assert scores(s) == (0, 0, 0, 0)


def test_cg_6_1_after_the_twelfth_round_only_the_end_card_is_left() -> None:
    s = story(hands=["W4", "", "", ""], number=12, at="next-round")
    assert s.match.over
    assert scores(s) == (8, 6, 6, 6)


def test_cg_6_1_all_hands_are_laid_open() -> None:
    s = showdown(["W4 B1", "K3", "", "W2 W2"])
    assert [s.hand(seat, eye=2) for seat in range(4)] == [["W4", "B1"], ["K3"], [], ["W2", "W2"]]
    assert s.hand(0, eye=None) == ["W4", "B1"]


# CG-6.1: sums of means


def test_cg_6_1_the_highest_sum_of_weapons_scores_two_alcohol() -> None:
    assert scores(showdown(["W4 W2", "W4", "W2", ""])) == (8, 6, 6, 6)


def test_cg_6_1_the_highest_sum_of_bribes_scores_two_alcohol() -> None:
    assert scores(showdown(["B4", "B5", "B3", "B1"])) == (6, 8, 6, 6)


def test_cg_6_1_the_highest_sum_of_blackmail_scores_two_alcohol() -> None:
    assert scores(showdown(["K3", "K1", "K5", "K3"])) == (6, 6, 8, 6)


def test_cg_6_1_it_is_the_sum_of_weapons_and_not_the_highest_card() -> None:
    assert scores(showdown(["W4", "W2 W2 W2", "", ""])) == (6, 8, 6, 6)


def test_cg_6_1_it_is_the_sum_of_bribes_and_not_the_highest_card() -> None:
    assert scores(showdown(["B5", "B1 B2 B3", "", ""])) == (6, 8, 6, 6)


def test_cg_6_1_it_is_the_sum_of_blackmail_and_not_the_number_of_cards() -> None:
    assert scores(showdown(["K5", "K1 K1 K1 K1", "", ""])) == (8, 6, 6, 6)


def test_cg_6_1_each_of_the_means_is_summed_apart() -> None:
    s = showdown(["W2 B5 K5", "W4 B4 K3", "", ""], ["", "", "", "mayor"])
    assert scores(s) == (4, 2, 0, 2)


def test_cg_6_1_all_four_prizes_can_be_one_players() -> None:
    s = showdown(["W2", "W4 B2 K3", "B1", "K1"], ["mayor", "priest", "judge", "fence"])
    assert scores(s) == (0, 8, 0, 0)


def test_cg_6_1_the_four_prizes_can_be_four_players() -> None:
    s = showdown(["W2", "B1", "K1", ""], ["", "", "", "informer"])
    assert scores(s) == (2, 2, 2, 2)


def test_cg_6_1_the_sums_are_told() -> None:
    s = last_draw(["W2 W2", "W4 W4 K5", "B5", "B4 B3 K1"]).play(3, "done", "end")
    assert prizes(s, "weapons") == [(4, 0), (8, 2), (0, 0), (0, 0)]
    assert prizes(s, "bribes") == [(0, 0), (0, 0), (5, 0), (7, 2)]
    assert prizes(s, "blackmail") == [(0, 0), (5, 2), (0, 0), (1, 0)]
    assert prizes(s, "persons") == [(0, 0), (0, 0), (0, 0), (3, 2)]


def test_cg_6_1_what_is_scored_is_added_to_the_alcohol_of_the_rounds() -> None:
    s = showdown(["W2", "B1", "K1", ""], ["", "", "", "informer"], {0: 5, 1: 0, 2: 9, 3: 1})
    assert scores(s) == (7, 2, 11, 3)


def test_cg_6_1_partners_of_the_last_round_are_alone_in_the_showdown() -> None:
    s = showdown(["W4", "W4", "W4 W2", ""])  # 0 and 1 were challengers together
    assert scores(s) == (6, 6, 8, 6)


def test_cg_6_1_the_last_district_does_not_limit_what_counts() -> None:
    s = story(hands=["K5", "B5", "", ""], means="weapons", number=10, at="next-round", coming="end")
    assert scores(s) == (6, 6, 4, 4)


def test_cg_6_1_a_loner_of_the_last_round_is_not_doubled_in_the_showdown() -> None:
    s = showdown(["W4 W2", "", "W4"], ["mayor", "judge", "senator"], seats=3)  # 2 stood alone
    assert scores(s) == (8, 6, 6)


# CG-6.1: persons do not count there


@pytest.mark.parametrize(
    ("person", "cards"), [("taxi-driver", ("W2", "W4")), ("customs-officer", ("B1", "B2")), ("reporter", ("K1", "K3"))]
)
def test_cg_6_1_persons_that_act_as_means_do_not_count_for_the_sums(person: str, cards: tuple[str, str]) -> None:
    s = showdown([cards[0], cards[1], "", ""], [person, "priest", "", ""])
    assert scores(s) == (4, 8, 4, 4)


def test_cg_6_1_the_values_of_persons_do_not_count_for_the_sums() -> None:
    s = showdown(["W2", "W4", "", ""], ["senator judge", "fence dealer", "", ""])
    assert scores(s) == (6, 8, 4, 4)


# CG-6.1: persons controlled


def test_cg_6_1_most_persons_score_two_alcohol() -> None:
    s = showdown((), ["mayor", "fence dealer", "judge", ""])
    assert scores(s) == (6, 8, 6, 6)


def test_cg_6_1_the_values_of_persons_do_not_matter() -> None:
    s = showdown((), ["senator", "informer whisky-smuggler", "judge", "mayor"])
    assert scores(s) == (6, 8, 6, 6)


def test_cg_6_1_the_priest_counts_as_two_persons() -> None:
    s = showdown((), ["priest", "judge", "senator", ""])
    assert scores(s) == (8, 6, 6, 6)


def test_cg_6_1_the_priest_alone_ties_with_two_persons() -> None:
    s = showdown((), ["priest", "judge senator", "mayor", ""])
    assert scores(s) == (8, 8, 6, 6)


def test_cg_6_1_the_priest_alone_is_less_than_three_persons() -> None:
    s = showdown((), ["priest", "judge senator mayor", "", ""])
    assert scores(s) == (6, 8, 6, 6)


def test_cg_6_1_the_priest_and_another_are_three_persons() -> None:
    s = showdown((), ["priest informer", "judge senator", "mayor fence dealer", ""])
    assert scores(s) == (8, 6, 8, 6)


def test_cg_6_1_a_bruiser_who_was_never_used_counts_as_a_person() -> None:
    s = showdown((), ["bruiser", "", "", ""])
    assert scores(s) == (8, 6, 6, 6)


def test_cg_6_1_a_bruiser_who_has_left_the_game_counts_no_more() -> None:
    s = story(hands=["W4", "", "", ""], persons=["bruiser", "", "", "mayor"], person_offered="judge", number=10)
    s.lay(0, "W4").play(0, "bruiser").play(0, "pass")  # the others have no cards to lay
    s.play(0, "choose 1", "W2 W2 W2 W2 W2 end")  # 1 gets the judge and a card, then all draw
    assert [s.persons(seat) for seat in range(4)] == [[], ["judge"], [], ["mayor"]]
    # 0 has 2 of the loot; 1 has the most weapons; 1 and 3 have the most persons; the rest are ties at 0
    assert scores(s) == (2 + 4, 8, 4, 6)


def test_cg_6_1_persons_that_nobody_took_count_for_nobody() -> None:
    s = story(number=10, at="next-round", person_offered="priest", persons=["", "", "", "mayor"], coming="end")
    assert scores(s) == (6, 6, 6, 8)


# CG-6.1: ties


def test_cg_6_1_in_a_tie_of_two_both_score_the_whole_prize() -> None:
    assert scores(showdown(["W4", "W2 W2", "W2", ""])) == (8, 8, 6, 6)


def test_cg_6_1_in_a_tie_of_three_all_three_score() -> None:
    assert scores(showdown(["B5", "B4 B1", "B2 B3", "B4"])) == (8, 8, 8, 6)


def test_cg_6_1_in_a_tie_of_all_everyone_scores() -> None:
    s = showdown(["K5", "K3 K1 K1", "K5", "K3 K1 K1"], ["mayor", "", "", ""])
    assert scores(s) == (8, 6, 6, 6)


def test_cg_6_1_a_tie_for_the_second_place_scores_nothing() -> None:
    assert scores(showdown(["W4 W4", "W4", "W4", ""])) == (8, 6, 6, 6)


def test_cg_6_1_one_point_decides() -> None:
    assert scores(showdown(["B5 B4", "B5 B3", "", ""])) == (8, 6, 6, 6)


def test_cg_6_1_in_a_tie_for_persons_everyone_tied_scores() -> None:
    s = showdown((), ["mayor fence", "judge informer", "senator dealer", "thief"])
    assert scores(s) == (8, 8, 8, 6)


def test_cg_6_1_a_tie_at_nothing_scores_for_all() -> None:
    assert scores(showdown()) == (8, 8, 8, 8)


def test_cg_6_1_a_tie_at_nothing_scores_for_all_three_and_all_five() -> None:
    assert scores(showdown(seats=3)) == (8, 8, 8)
    assert scores(showdown(seats=5)) == (8, 8, 8, 8, 8)


# CG-6.1: Mr. X


def test_cg_6_1_mr_x_takes_part_in_the_sums() -> None:
    s = showdown(["W4", "B4", "K3", "", "W4 W2 B5 K5"], seats=5)
    assert scores(s) == (2, 2, 2, 2, 8)


def test_cg_6_1_mr_x_takes_part_in_the_count_of_persons() -> None:
    s = showdown((), ["mayor", "", "", "", "priest"], seats=5)
    assert scores(s) == (6, 6, 6, 6, 8)


def test_cg_6_1_mr_x_is_alone_and_helps_no_side() -> None:
    s = showdown(["", "", "W4", "W4 W2", "W4"], seats=5)  # he fought with the defenders 2 and 3
    assert scores(s) == (6, 6, 6, 8, 6)


def test_cg_6_1_mr_x_wins_no_ties_in_the_showdown() -> None:
    s = showdown(["W4", "", "", "", "W4"], seats=5)
    assert scores(s) == (8, 6, 6, 6, 8)


# CG-6.2


def test_cg_6_2_most_alcohol_wins() -> None:
    s = showdown((), (), {0: 3, 1: 7, 2: 6, 3: 0})
    assert winners(s) == (1,)
    assert scores(s) == (11, 15, 14, 8)


def test_cg_6_2_the_showdown_can_turn_the_game() -> None:
    s = showdown(["", "W2 B1", "", ""], (), {0: 3})
    assert scores(s) == (7, 8, 4, 4)
    assert winners(s) == (1,)


def test_cg_6_2_the_showdown_alone_does_not_decide() -> None:
    s = showdown(["", "W2 B1", "", ""], (), {0: 5})
    assert scores(s) == (9, 8, 4, 4)
    assert winners(s) == (0,)


def test_cg_6_2_equal_alcohol_is_a_shared_victory() -> None:
    s = showdown(["", "W2 B1", "", ""], (), {0: 4})
    assert scores(s) == (8, 8, 4, 4)
    assert winners(s) == (0, 1)


def test_cg_6_2_neither_cards_nor_persons_break_the_tie() -> None:
    s = showdown(["W4 W4", "", "", ""], ["senator judge", "", "", ""], {1: 4})
    assert scores(s) == (8, 8, 4, 4)
    assert winners(s) == (0, 1)


def test_cg_6_2_three_can_share_the_victory() -> None:
    s = showdown((), (), {0: 2, 1: 1, 2: 2, 3: 2})
    assert winners(s) == (0, 2, 3)


def test_cg_6_2_all_can_share_the_victory() -> None:
    assert winners(showdown()) == (0, 1, 2, 3)


def test_cg_6_2_the_others_come_after_those_who_share_the_victory() -> None:
    s = showdown((), (), {0: 2, 1: 9, 2: 5, 3: 9})
    assert s.match.result is not None
    assert s.match.result.ranks == (4, 1, 3, 1)
    assert s.match.result.scores == (10, 17, 13, 17)


def test_cg_6_2_the_end_is_told_with_its_reason() -> None:
    s = showdown((), (), {1: 1})
    assert s.match.result is not None
    assert s.match.result.reason == "end-card"


def test_cg_6_2_mr_x_can_win() -> None:
    s = showdown((), (), {0: 3, 4: 4}, seats=5)
    assert winners(s) == (4,)


def test_cg_6_2_mr_x_can_share_the_victory() -> None:
    s = showdown((), (), {2: 4, 4: 4}, seats=5)
    assert winners(s) == (2, 4)


def test_cg_6_2_one_of_three_can_win() -> None:
    assert winners(showdown((), (), {0: 1, 2: 2}, seats=3)) == (2,)


def test_cg_6_2_without_the_godfather_option_godfather_points_score_nothing() -> None:
    assert scores(showdown()) == (8, 8, 8, 8)  # with the option all would have a ninth, for a tie at no points
