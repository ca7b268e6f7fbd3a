"""CG-7.1: three players, and the loner among them.

The coalition cards name four clans, and clan 3 is missing: with the challengers 0 and 1 seat 2 defends alone, with 0 and 3 seat 0
challenges alone.
"""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.story import GAME, Story, person, story

ALONE = {"01": 2, "02": 1, "03": 0, "12": 0, "13": 1, "23": 2}
"""Who is the loner, by the two challengers on the card."""


# CG-7.1: the missing clan


def test_cg_7_1_three_players_have_the_first_three_clans_and_four_means_and_a_person() -> None:
    s = Story(GAME.start(seats=3, seed=1, talk=False))
    assert [s.clan(seat) for seat in range(3)] == [0, 1, 2]
    assert [s.hand_count(seat) for seat in range(3)] == [4, 4, 4]
    assert [len(s.persons(seat)) for seat in range(3)] == [1, 1, 1]
    assert len(s.pile) == 48 - 12


@pytest.mark.parametrize(
    ("card", "challengers"),
    [
        ("C2", "01"),
        ("C3", "02"),
        ("C4", "02"),
        ("C5", "03"),
        ("C6", "03"),
        ("C7", "12"),
        ("C8", "12"),
        ("C9", "13"),
        ("C10", "13"),
        ("C11", "23"),
        ("C12", "23"),
    ],
)
def test_cg_7_1_the_fourth_clan_is_ignored_so_one_clan_stands_alone(card: str, challengers: str) -> None:
    s = story(3, number=1, at="next-round", coming=f"{card} Levee L5 judge")
    assert s.role("loner") == ALONE[challengers]
    sides = ["challengers" if str(seat) in challengers else "defenders" for seat in range(3)]
    assert [s.side(seat) for seat in range(3)] == sides


def test_cg_7_1_the_loner_is_another_one_when_the_card_says_so() -> None:
    s = story(3, ["W2", "W2", "W2"], number=1)
    assert s.role("loner") == 2
    fight(s, "W2", "W2", "W2").play(1, "choose 1")
    s.play(2, "choose 1", "K1 K1 K1 C7 Levee L5 judge")
    assert (s.round, s.role("loner")) == (2, 0)
    assert s.events("coalition")[-1] == {"coalition": "C7", "challengers": [1, 2], "defenders": [0]}


def test_cg_7_1_a_challenger_alone_lays_first_and_the_other_two_defend_together() -> None:
    s = story(3, ["W4", "W4", "W4"], challengers="03", question=3)
    assert (s.ask, s.waiting) == ("lay", (0,))
    s.lay(0, "W4")
    assert (s.ask, s.waiting) == ("lay", (1, 2))


def test_cg_7_1_two_challengers_lay_first_and_the_loner_defends() -> None:
    s = story(3, ["W4", "W4", "W4"], challengers="12", question=1)
    assert (s.ask, s.waiting) == ("lay", (1, 2))
    s.lay(1).lay(2)
    assert (s.ask, s.waiting) == ("lay", (0,))


# CG-7.1: what is doubled


def test_cg_7_1_the_means_of_a_challenger_alone_count_double() -> None:
    s = story(3, ["W4 B3", "W2", "W2"], challengers="03", question=3).lay(0, "W4 B3")
    assert (s.strength("challengers"), s.contribution(0)) == (14, 14)


def test_cg_7_1_the_means_of_a_defender_alone_count_double() -> None:
    s = fight(story(3, ["W4 W4", "B1", "K5 W2"]), "W4 W4", "B1", "K5 W2")
    assert won(s) == {"side": "defenders", "strength": 14, "losers": 9}


def test_cg_7_1_the_two_others_are_not_doubled() -> None:
    s = fight(story(3, ["W4", "K3", "W2"], ["mayor", "", ""], person_offered="judge"), "W4", "K3", "W2")
    assert won(s) == {"side": "challengers", "strength": 10, "losers": 4}


def test_cg_7_1_the_two_others_are_not_doubled_as_defenders_either() -> None:
    s = story(3, ["W2", "W4", "K3"], ["", "mayor", ""], challengers="03", question=3, person_offered="judge")
    fight(s, "W2", "W4", "K3")
    assert won(s) == {"side": "defenders", "strength": 10, "losers": 4}


def test_cg_7_1_the_persons_of_the_loner_count_double() -> None:
    s = story(3, ["W2", "W2", "W2"], ["mayor judge", "", ""], challengers="03", question=3, person_offered="senator").lay(0)
    assert s.strength("challengers") == 14


def test_cg_7_1_means_and_persons_of_the_loner_count_double_together() -> None:
    s = story(3, ["W4", "W2", "W2"], ["mayor fence", "", ""], challengers="03", question=3, person_offered="senator")
    assert s.lay(0, "W4").strength("challengers") == 16


def test_cg_7_1_the_persons_of_the_loner_count_nothing_where_persons_do_not_count() -> None:
    s = story(3, ["W4", "W2", "W2"], ["judge", "", ""], means="weapons", persons_count=False, challengers="03", question=3)
    assert s.lay(0, "W4").strength("challengers") == 8


def test_cg_7_1_a_person_acting_as_means_is_worth_four_for_the_loner() -> None:
    s = story(3, ["W2", "B1", "B1"], ["taxi-driver", "", ""], "weapons", persons_count=False, challengers="03", question=3)
    assert s.lay(0).strength("challengers") == 4


def test_cg_7_1_a_person_acting_as_means_is_worth_two_for_the_others() -> None:
    s = story(3, ["W2", "W2", "W2"], ["taxi-driver", "", ""], "weapons", persons_count=False).lay(0).lay(1)
    assert s.strength("challengers") == 2


def test_cg_7_1_a_person_that_could_act_as_means_brings_twice_its_value_where_persons_count_and_no_more() -> None:
    s = story(3, ["W2", "B1", "B1"], ["taxi-driver", "", ""], "weapons", persons_count=True, challengers="03", question=3)
    assert s.lay(0).strength("challengers") == 4


def test_cg_7_1_a_person_acting_as_means_that_is_not_usable_brings_the_loner_nothing() -> None:
    s = story(3, ["W2", "B1", "B1"], ["reporter", "", ""], "weapons", persons_count=False, challengers="03", question=3)
    assert s.lay(0, "W2").strength("challengers") == 4


def test_cg_7_1_means_that_are_always_usable_count_double_for_the_loner_too() -> None:
    persons = ["explosives-expert taxi-driver", "", ""]
    s = story(3, ["W4 W2", "B1", "B1"], persons, "bribes", persons_count=False, challengers="03", question=3)
    assert s.lay(0, "W4 W2").strength("challengers") == 16


def test_cg_7_1_a_loners_card_that_may_not_be_used_is_taken_back() -> None:
    s = story(3, ["W4 K3", "W2", "W2"], means="weapons", challengers="03", question=3).lay(0, "W4 K3")
    assert s.strength("challengers") == 8
    assert (s.hand(0), s.shown(0)) == (["K3"], ["K3"])


def test_cg_7_1_the_bruiser_doubles_ten_points_of_the_loners_doubled_means() -> None:
    s = story(3, ["W4 W2 K3", "B1", "B1"], ["bruiser taxi-driver", "", ""], "weapons", False, "03", 3)
    s.lay(0, "W4 W2 K3").play(0, "bruiser")
    assert s.strength("challengers") == 26


def test_cg_7_1_the_loners_bruiser_brings_twice_his_own_value_where_persons_count() -> None:
    s = story(3, ["W4 W2 K3", "B1", "B1"], ["bruiser taxi-driver", "", ""], "weapons", True, "03", 3)
    s.lay(0, "W4 W2 K3").play(0, "bruiser")
    assert s.strength("challengers") == 28


def test_cg_7_1_below_ten_points_the_bruiser_doubles_all_of_the_loners_means() -> None:
    s = story(3, ["W4", "B1", "B1"], ["bruiser", "", ""], "weapons", False, "03", 3)
    s.lay(0, "W4").play(0, "bruiser")
    assert s.strength("challengers") == 16


def test_cg_7_1_on_a_tie_with_the_loners_doubled_strength_the_challengers_win() -> None:
    s = fight(story(3, ["W4", "W4", "W4"]), "W4", "W4", "W4")
    assert won(s) == {"side": "challengers", "strength": 8, "losers": 8}


def test_cg_7_1_a_loner_who_challenges_wins_a_tie() -> None:
    s = fight(story(3, ["W4", "W4", "W4"], challengers="03", question=3), "W4", "W4", "W4")
    assert won(s) == {"side": "challengers", "strength": 8, "losers": 8}


def test_cg_7_1_cards_that_the_loner_sells_are_not_doubled() -> None:
    s = story(3, ["B5", "", ""], ["informer", "", ""], challengers="03", question=3, at="round-end")
    assert s.refuse(0, "informer").rule == "CG-8.1"


def test_cg_7_1_the_loner_draws_one_card_at_the_end_of_the_round_like_everybody() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3), "W4", "", "")
    s.play(0, "choose 1", "K1 K3 K5")
    assert [s.hand(seat) for seat in range(3)] == [["K1"], ["W2", "K3"], ["W2", "K5"]]


def test_cg_7_1_a_loner_who_wins_begins_the_end_of_the_round() -> None:
    s = fight(story(3, ["W2", "W2", "W4"], challengers="23", question=3), "", "", "W4")
    s.play(2, "choose 1")
    assert [event["seat"] for event in s.events("drew")] == [2, 0, 1]


# CG-7.1: the `?`


def test_cg_7_1_a_challenger_alone_whose_clan_shows_the_question_mark_may_keep_a_card_hidden() -> None:
    s = story(3, ["W4 K5", "W2", "W2"], challengers="03", question=0).lay(0, "W4 K5")
    assert (s.ask, s.waiting, s.legal(0)) == ("hide", (0,), ["hide W4", "hide K5", "pass"])
    s.play(0, "hide K5")
    assert s.strength("challengers") == 8


def test_cg_7_1_a_loners_hidden_card_counts_double_in_the_settling() -> None:
    s = story(3, ["W4 K5", "W2", "W2"], challengers="03", question=0)
    fight(s, "W4 K5", "", "", hide="K5")
    assert won(s) == {"side": "challengers", "strength": 18, "losers": 0}


def test_cg_7_1_a_loners_hidden_card_that_may_not_be_used_is_lost() -> None:
    s = story(3, ["W4 K5", "W2", "W2"], means="weapons", challengers="03", question=0)
    fight(s, "W4 K5", "W2", "W2", hide="K5")
    assert won(s)["strength"] == 8
    assert "K5" in s.discards


def test_cg_7_1_a_challenger_alone_whose_clan_does_not_show_the_question_mark_hides_nothing() -> None:
    s = story(3, ["W4 K5", "W2", "W2"], challengers="03", question=3).lay(0, "W4 K5")
    assert (s.ask, s.strength("challengers")) == ("lay", 18)
    assert s.events("hid") == []


@pytest.mark.parametrize(("question", "other"), [(0, 1), (1, 0)])
def test_cg_7_1_of_two_challengers_only_the_one_who_shows_the_question_mark_may_hide(question: int, other: int) -> None:
    s = story(3, ["W4", "W4", "W2"], question=question).lay(0, "W4").lay(1, "W4")
    assert (s.ask, s.waiting) == ("hide", (question,))
    assert s.legal(other) == []


def test_cg_7_1_a_defender_alone_hides_nothing() -> None:
    s = story(3, ["W2", "W2", "W4 K5"]).lay(0).lay(1).lay(2, "W4 K5")
    assert won(s)["strength"] == 18
    assert s.events("hid") == []


def test_cg_7_1_two_defenders_against_the_loner_hide_nothing() -> None:
    s = fight(story(3, ["W2", "W4 K5", "W4"], challengers="03", question=3), "", "W4 K5", "W4")
    assert won(s)["strength"] == 13
    assert s.events("hid") == []


# CG-7.1: the loot


def test_cg_7_1_the_loner_takes_one_package_of_choice() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3), "W4", "", "")
    assert (s.ask, s.waiting, s.legal(0)) == ("choose", (0,), ["choose 1", "choose 2"])


def test_cg_7_1_the_loner_takes_the_first_package_and_the_other_is_forfeited() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3, loot="2A, A+M / P, M"), "W4", "", "")
    s.play(0, "choose 1")
    assert [s.alcohol(seat) for seat in range(3)] == [2, 0, 0]
    assert s.events("got") == [{"seat": 0, "alcohol": 2, "means": 0, "package": ["1"]}]


def test_cg_7_1_the_loner_takes_the_second_package_and_the_other_is_forfeited() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3, loot="2A, A+M / P, M"), "W4", "", "")
    s.play(0, "choose 2", "K5 K1 K1 K1")
    assert [s.alcohol(seat) for seat in range(3)] == [1, 0, 0]
    assert s.hand(0) == ["K1", "K5"]


def test_cg_7_1_a_person_in_the_forfeited_package_goes_out_of_the_game() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3, person_offered="judge"), "W4", "", "")
    s.play(0, "choose 1")
    assert [s.persons(seat) for seat in range(3)] == [[], [], []]
    assert s.events("left") == [{"person": "judge"}]
    assert s.match.position.person_pile[person("judge")] == 0


def test_cg_7_1_the_person_in_the_package_that_the_loner_takes_is_the_loners() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3, person_offered="judge"), "W4", "", "")
    s.play(0, "choose 2")
    assert s.persons(0) == ["judge"]
    assert [s.alcohol(seat) for seat in range(3)] == [0, 0, 0]
    assert s.events("left") == []


def test_cg_7_1_a_loner_who_loses_takes_one_of_the_losers_packages() -> None:
    s = fight(story(3, ["W4", "W4", "W2"]), "W4", "W4", "W2")  # 8 against 4
    s.play(1, "choose 1")  # equal, and the pick mark is at 1
    assert (s.ask, s.waiting) == ("choose", (2,))
    s.play(2, "choose 1")
    assert [s.alcohol(seat) for seat in range(3)] == [0, 2, 1]
    assert s.events("got")[-1] == {"seat": 2, "alcohol": 1, "means": 0, "package": ["1"]}


def test_cg_7_1_the_other_package_of_a_loner_who_loses_is_forfeited() -> None:
    s = fight(story(3, ["W4", "W4", "W2"], person_offered="judge", loot="2A, 3M / P, M"), "W4", "W4", "W2")
    s.play(1, "choose 1").play(2, "choose 2")
    assert s.events("left") == [{"person": "judge"}]
    assert [len(s.persons(seat)) for seat in range(3)] == [0, 0, 0]


def test_cg_7_1_a_loner_below_half_gets_no_losers_loot() -> None:
    s = fight(story(3, ["W4 B1", "W4", "W2"]), "W4 B1", "W4", "W2")  # 9 against 4
    s.play(0, "choose 1")
    assert s.events("no-loot") == [{"side": "defenders"}]
    assert s.alcohol(2) == 0


@pytest.mark.parametrize(("cards", "loot"), [("K5 B3", True), ("K5 B2", False)])
def test_cg_7_1_the_others_need_half_of_the_loners_doubled_strength(cards: str, loot: bool) -> None:
    s = fight(story(3, ["W4 W4", cards, "W2"], challengers="03", question=3), "W4 W4", cards, "")  # 16 against 8 or 7
    s.play(0, "choose 1")
    assert (s.events("no-loot") == []) == loot
    assert (s.ask == "choose") == loot


def test_cg_7_1_a_person_among_the_losers_packages_stays_there_for_the_losers() -> None:
    s = story(3, ["W4", "W4", "W2"], challengers="03", question=3, loot="2A, 3M / P, M", person_offered="judge")
    fight(s, "W4", "W4", "W2").play(0, "choose 1").play(1, "choose 1")
    assert s.persons(1) == ["judge"]
    assert s.events("left") == []


def test_cg_7_1_the_two_against_the_loner_share_both_packages() -> None:
    s = fight(story(3, ["W4", "K5", "W2"], person_offered="judge"), "W4", "K5", "")
    assert s.waiting == (1,)
    s.play(1, "choose 1")
    assert [s.alcohol(seat) for seat in range(3)] == [0, 2, 0]
    assert s.persons(0) == ["judge"]


@pytest.mark.parametrize(("question", "pick"), [(0, 1), (1, 0)])
def test_cg_7_1_of_the_two_against_the_loner_the_pick_mark_breaks_a_tie(question: int, pick: int) -> None:
    s = fight(story(3, ["W4", "W4", "W2"], question=question), "W4", "W4", "")
    assert (s.ask, s.waiting) == ("choose", (pick,))


def test_cg_7_1_the_loner_draws_means_up_to_ten_cards_only() -> None:
    hand = "W4 W4 W4 W4 B1 B1 B1 K1 K1 K1"
    s = story(3, [hand, "W2", "W2"], challengers="03", question=3, loot="2A, 3M / P, M")
    fight(s, "W4", "", "").play(0, "choose 2")
    assert s.hand_count(0) == 10
    assert [event["seat"] for event in s.events("drew")].count(0) == 1


# CG-7.1: words of a side of one


def test_cg_7_1_a_loner_makes_a_statement_and_may_show_cards_like_any_side() -> None:
    s = story(3, ["W4 W2", "W2", "W2"], challengers="03", question=3, talk=True)
    assert (s.ask, s.waiting) == ("say", (0,))
    s.play(0, "say 12")
    assert (s.ask, s.waiting) == ("show", (0,))
    s.show(0, "W4").lay(0, "W2")
    assert s.strength("challengers") == 12
    assert (s.ask, s.waiting) == ("say", (1, 2))


def test_cg_7_1_a_loner_who_defends_makes_a_statement_alone() -> None:
    s = story(3, ["W4", "W2", "W2"], talk=True)
    assert (s.ask, s.waiting) == ("say", (0, 1))
    s.play(0, "silent").play(1, "silent").show(0).show(1).lay(0).lay(1)
    assert (s.ask, s.waiting) == ("say", (2,))


@pytest.mark.parametrize(("said", "words"), [(14, (1, 0)), (15, (0, 1)), (13, (1, 0))])
def test_cg_7_1_a_loners_word_is_judged_on_the_doubled_contribution(said: int, words: tuple[int, int]) -> None:
    s = story(3, ["W4", "W2", "W2"], ["mayor", "", ""], challengers="03", question=3, person_offered="judge", talk=True)
    s.play(0, f"say {said}")  # twice 4, twice 3
    fight(s, "W4", "", "")
    assert s.words(0) == words


def test_cg_7_1_a_loners_word_is_judged_with_the_hidden_card_doubled() -> None:
    s = story(3, ["K5", "W2", "W2"], challengers="03", question=0, talk=True).play(0, "say 10")
    fight(s, "K5", "", "", hide="K5")
    assert s.events("kept-word") == [{"seat": 0, "said": 10, "brought": 10}]


def test_cg_7_1_a_loners_silence_is_neither_kept_nor_broken() -> None:
    s = fight(story(3, ["W4", "W2", "W2"], challengers="03", question=3, talk=True), "W4", "", "")
    assert s.words(0) == (0, 0)
