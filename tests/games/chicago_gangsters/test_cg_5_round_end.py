"""CG-5.4 to CG-5.6: the end of the round, an empty pile, what goes out of the game."""

import pytest

from tests.games.chicago_gangsters.persons import SELLERS, end_of_round
from tests.games.chicago_gangsters.story import NAMES, Story, story
from tests.games.chicago_gangsters.test_cg_4_laying import fight
from windycity.core.errors import BadChance

TEN = "W2 W2 W2 W2 K1 K1 K1 K1 B1 B2"


def who_drew(s: Story) -> list[object]:
    """The seats that drew, in order."""
    return [event["seat"] for event in s.events("drew")]


# CG-5.4: drawing


@pytest.mark.parametrize("first", range(4))
def test_cg_5_4_it_begins_with_the_winner_who_chose_first_and_goes_clockwise(first: int) -> None:
    s = story(at="round-end", first=first, coming="W2 W4 B1 K1")
    order = [(first + i) % 4 for i in range(4)]
    assert [s.hand(seat) for seat in order] == [["W2"], ["W4"], ["B1"], ["K1"]]


def test_cg_5_4_each_player_draws_one_means_card() -> None:
    s = story(at="round-end", hands=["W2 W2", "K1", "", "B1 B1 B1"])
    assert [s.hand_count(seat) for seat in range(4)] == [3, 2, 1, 4]
    assert len(s.pile) == 48 - 10


@pytest.mark.parametrize(("laid", "first"), [(("W4", "W2"), 0), (("W2", "W4"), 1)])
def test_cg_5_4_the_first_is_the_challenger_who_chose(laid: tuple[str, str], first: int) -> None:
    s = fight(story(hands=[*laid, "", ""], loot="2A, P / A, A"), *laid, "", "")
    s.play(first, "choose 1")
    assert who_drew(s) == [(first + i) % 4 for i in range(4)]


def test_cg_5_4_after_a_win_of_the_defenders_the_first_is_the_defender_who_chose() -> None:
    s = fight(story(hands=["W4", "", "W2", "W4"], loot="2A, P / A, A"), "W4", "", "W2", "W4")
    s.play(3, "choose 1").play(0, "choose 1")
    assert who_drew(s) == [3, 0, 1, 2]


def test_cg_5_4_a_hand_of_ten_draws_nothing() -> None:
    s = story(at="round-end", hands=["", TEN, "", ""], coming="W4 B3 K5")
    assert [s.hand(seat) for seat in (0, 2, 3)] == [["W4"], ["B3"], ["K5"]]
    assert s.hand_count(1) == 10


def test_cg_5_4_a_hand_of_nine_draws_the_tenth() -> None:
    s = story(at="round-end", hands=["", TEN.removesuffix(" B2"), "", ""])
    assert s.hand_count(1) == 10


def test_cg_5_4_only_the_owner_sees_the_card_drawn() -> None:
    s = fight(story(hands=["W4", "", "", ""], loot="2A, P / A, A"), "W4", "", "", "")
    s.play(0, "choose 1", "B1 B2 B3 B4")
    assert s.events("drew", 1) == [{"seat": seat, "card": "B2" if seat == 1 else "??"} for seat in range(4)]


def test_cg_5_4_an_ousted_player_draws_too() -> None:
    s = story(hands=["W2", "W4", "", ""], godfather=True, loot="2A, P / A, A")
    s.play(0, "pass").play(1, "declare").play(2, "pass").play(3, "pass").lay(1, "W4").play(1, "pay alcohol")
    assert [event["seat"] for event in s.events("ousted")] == [0]
    assert who_drew(s) == [1, 2, 3, 0]


# CG-5.4: abilities


@pytest.mark.parametrize(
    ("person", "ability"),
    [("informer", "informer"), ("whisky-smuggler", "smuggler"), ("fence", "fence"), ("poker-player", "poker")],
)
def test_cg_5_4_the_owner_of_an_end_of_round_ability_is_asked(person: str, ability: str) -> None:
    s = story(at="round-end", hands=["W4 W2", "", "", ""], persons=[person])
    assert (s.ask, s.waiting) == ("round-end", (0,))
    assert "draw" in s.legal(0)
    assert s.legal(0, ability) != []


@pytest.mark.parametrize("person", ["dealer", "priest", "bruiser", "taxi-driver", "judge"])
def test_cg_5_4_a_player_without_such_a_person_simply_draws(person: str) -> None:
    s = story(at="round-end", hands=["W4 W2", "", "", ""], persons=[person])
    assert (s.round, s.hand_count(0)) == (4, 3)


def test_cg_5_4_whether_somebody_is_asked_does_not_depend_on_the_cards() -> None:
    s = story(at="round-end", hands=["", "", "", ""], persons=["informer"])
    assert (s.ask, s.waiting, s.legal(0)) == ("round-end", (0,), ["draw"])


def test_cg_5_4_abilities_are_used_in_turn() -> None:
    s = story(at="round-end", first=1, hands=["W4", "W2", "K1", ""], persons=["fence", "informer", "", "poker-player"])
    assert s.waiting == (1,)
    s.play(1, "draw").play(1, "done")
    assert s.waiting == (3,)
    s.play(3, "draw").play(3, "done")
    assert s.waiting == (0,)


def test_cg_5_4_an_ability_can_be_used_before_the_draw() -> None:
    s = story(at="round-end", hands=["W4", "", "", ""], persons=["fence"])
    s.play(0, "fence W4", "B1").play(0, "draw", "B2")
    assert (s.hand(0), s.discards) == (["B1", "B2"], ["W4"])


def test_cg_5_4_an_ability_can_be_used_after_the_draw_also_on_the_card_just_drawn() -> None:
    s = story(at="round-end", hands=["W4", "", "", ""], persons=["fence"])
    s.play(0, "draw", "B2").play(0, "fence B2", "B1")
    assert (s.hand(0), s.discards) == (["W4", "B1"], ["B2"])


def test_cg_5_4_everybody_sees_what_is_discarded_and_nobody_what_is_drawn_for_it() -> None:
    s = story(at="round-end", hands=["W4", "", "", ""], persons=["fence"])
    s.play(0, "fence W4", "B1")
    assert s.events("discarded", None) == [{"seat": 0, "card": "W4"}]
    assert s.events("drew", 1) == [{"seat": 0, "card": "??"}]


def test_cg_5_4_an_ability_need_not_be_used() -> None:
    s = story(at="round-end", hands=["W4 W4", "", "", ""], persons=["fence informer"])
    s.play(0, "draw").play(0, "done")
    assert (s.round, s.alcohol(0), s.discards) == (4, 0, [])


def test_cg_5_4_one_has_to_draw_before_one_is_done() -> None:
    s = story(at="round-end", hands=["W4", "", "", ""], persons=["fence"])
    assert sorted(s.legal(0)) == ["draw", "fence W4"]
    assert s.refuse(0, "done").rule == "CG-5.4"
    s.play(0, "draw")
    assert "done" in s.legal(0)


def test_cg_5_4_one_card_is_drawn_and_no_more() -> None:
    s = story(at="round-end", hands=["W4", "", "", ""], persons=["fence"])
    s.play(0, "draw")
    assert s.refuse(0, "draw").rule == "CG-5.4"
    assert s.hand_count(0) == 2


def test_cg_5_4_the_fence_is_used_at_most_once() -> None:
    s = story(at="round-end", hands=["W4 W2", "", "", ""], persons=["fence"])
    s.play(0, "fence W4")
    assert s.legal(0, "fence") == []
    assert s.refuse(0, "fence W2").rule == "CG-5.4"


@pytest.mark.parametrize(("person", "ability"), [("informer", "informer"), ("whisky-smuggler", "smuggler")])
def test_cg_5_4_informer_and_smuggler_are_used_at_most_once_each(person: str, ability: str) -> None:
    s = story(at="round-end", hands=["W4 W4 W4 W4 K5", "", "", ""], persons=[person])
    s.play(0, ability).play(0, "discard W4").play(0, "discard W4").play(0, "done")
    assert s.alcohol(0) == 1
    assert s.refuse(0, ability).rule == "CG-5.4"


def test_cg_5_4_the_poker_player_is_used_at_most_once() -> None:
    s = story(at="round-end", hands=["W4 W4 W2 W2", "", "", ""], persons=["poker-player"])
    s.play(0, "poker").play(0, "discard W4").play(0, "discard W2").play(0, "take W4").play(0, "take W2")
    assert s.refuse(0, "poker").rule == "CG-5.4"


@pytest.mark.parametrize("order", [("informer", "smuggler"), ("smuggler", "informer")])
def test_cg_5_4_several_abilities_can_be_used_in_any_order(order: tuple[str, str]) -> None:
    s = story(at="round-end", hands=["W4 W4 W4 W4 B1", "", "", ""], persons=["informer whisky-smuggler"])
    for ability in order:
        s.play(0, ability).play(0, "discard W4").play(0, "discard W4").play(0, "done")
    s.play(0, "draw")
    assert (s.alcohol(0), s.hand_count(0), s.discards) == (2, 2, ["W4"] * 4)


def test_cg_5_4_abilities_can_be_used_around_the_draw() -> None:
    s = story(at="round-end", hands=["W4 W4", "", "", ""], persons=["informer fence"])
    s.play(0, "fence W4", "K5").play(0, "draw", "B1")
    s.play(0, "informer").play(0, "discard K5").play(0, "discard B1").play(0, "done").play(0, "done")
    assert (s.alcohol(0), s.hand(0), s.round) == (1, ["W4"], 4)


def test_cg_5_4_an_ability_can_be_used_again_in_the_next_round() -> None:
    s = story(at="round-end", first=3, hands=["W4", "", "", "W4"], persons=["", "", "", "fence"], loot="2A, P / A, A")
    s.play(3, "fence W4", "B1").play(3, "draw", "B2 K1 K1 K1 C12 Levee L11 judge").play(3, "done")
    fight(s, "", "", "", "B1 B2").play(3, "choose 1", "B3")
    assert (s.ask, s.waiting) == ("round-end", (3,))
    assert s.legal(3, "fence") == []
    s.play(3, "draw", "W2")
    assert s.legal(3, "fence") == ["fence W2"]


def test_cg_5_4_with_a_full_hand_one_may_end_without_drawing() -> None:
    s = story(at="round-end", hands=[TEN, "", "", ""], persons=["informer"])
    assert (s.legal(0, "draw"), s.legal(0, "done")) == ([], ["done"])
    s.play(0, "done")
    assert (s.round, s.hand_count(0)) == (4, 10)


def test_cg_5_4_whoever_makes_room_in_a_full_hand_draws() -> None:
    s = story(at="round-end", hands=[TEN, "", "", ""], persons=["informer"])
    s.play(0, "informer").play(0, "discard W2").play(0, "discard W2").play(0, "discard W2").play(0, "done")
    assert (s.legal(0, "draw"), s.legal(0, "done")) == (["draw"], [])
    assert s.play(0, "draw").hand_count(0) == 8


def test_cg_5_4_a_full_hand_can_use_the_fence() -> None:
    s = story(at="round-end", hands=[TEN, "", "", ""], persons=["fence"])
    s.play(0, "fence W2", "K5")
    assert (s.hand_count(0), s.legal(0, "draw"), s.legal(0, "done")) == (10, [], ["done"])


# CG-5.5: an empty pile


def test_cg_5_5_when_the_last_card_is_drawn_the_shuffled_discards_are_the_new_pile_at_once() -> None:
    s = story(at="round-end", persons=["fence"], pile="W2", discards="K3 K5 K5")
    s.play(0, "draw")
    assert (s.hand(0), s.pile, s.discards) == (["W2"], ["K3", "K5", "K5"], [])
    assert s.events("shuffled", None) == [{"cards": 3}]
    assert [event.name for event in s.match.latest(None)][:2] == ["drew", "shuffled"]


def test_cg_5_5_as_long_as_a_card_is_left_the_discards_stay() -> None:
    s = story(at="round-end", persons=["fence"], pile="W2 W4", discards="K3")
    s.play(0, "draw", "W4")
    assert (s.pile, s.discards, s.events("shuffled")) == (["W2"], ["K3"], [])


def test_cg_5_5_a_pile_can_run_out_in_the_middle_of_a_draw() -> None:
    s = story(hands=["W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M", pile="B1 B2", discards="K3")
    fight(s, "W4", "", "", "").play(0, "choose 2", "B2 B1 K3")
    assert (s.hand(0), s.pile, s.discards) == (["B1", "B2", "K3"], ["W4"], [])
    assert s.events("shuffled") == [{"cards": 2}]


def test_cg_5_5_a_pile_can_run_out_between_winners_and_losers() -> None:
    s = story(hands=["W4", "", "K3", ""], persons=["fence"], loot="2A, P+2M / M, 2M", pile="B1 B2 B3")
    fight(s, "W4", "", "K3", "").play(0, "choose 2", "B1 B2").play(2, "choose 2", "B3 K3 W4")
    assert (s.hand(0), s.hand(2), s.hand(3)) == (["B1", "B2"], ["B3", "K3"], ["W4"])
    assert s.pile == s.discards == []


def test_cg_5_5_a_pile_can_run_out_between_two_players_at_the_end_of_the_round() -> None:
    s = story(at="round-end", persons=["", "", "", "fence"], pile="W2 W4", discards="K3", coming="W2 W4 K3")
    assert [s.hand(seat) for seat in range(4)] == [["W2"], ["W4"], ["K3"], []]
    assert s.legal(3) == ["done"]


def test_cg_5_5_with_both_empty_nothing_is_drawn_and_the_draw_is_forfeited() -> None:
    s = story(hands=["", "W4", "", ""], persons=["", "", "", "fence"], loot="2A, P / A, A", pile="")
    fight(s, "", "W4", "", "").play(1, "choose 1")
    assert [s.hand(seat) for seat in range(4)] == [[], ["W4"], [], []]
    assert s.events("forfeited", None) == [{"seat": 2}]
    assert (s.waiting, s.legal(3)) == ((3,), ["done"])


def test_cg_5_5_what_a_package_holds_is_forfeited_with_both_empty() -> None:
    s = story(hands=["", "B5", "", ""], persons=["fence"], means="weapons", loot="A+P, 3M / A, M", pile="W2")
    fight(s, "", "", "", "").play(0, "choose 2")
    assert (s.hand(0), s.pile, s.discards) == (["W2"], [], [])
    assert {"seat": 0} in s.events("forfeited", None)


def test_cg_5_5_a_forfeited_draw_is_not_owed_later() -> None:
    s = story(at="round-end", hands=["", "K5 B1 W4", "", ""], persons=["", "informer"], pile="")
    s.play(1, "informer").play(1, "discard K5").play(1, "discard B1").play(1, "done").play(1, "draw", "B1 K5").play(1, "done")
    assert [s.hand(seat) for seat in range(4)] == [[], ["W4", "B1"], ["K5"], []]


def test_cg_5_5_used_cards_are_the_new_pile_at_once_if_the_pile_is_empty() -> None:
    s = story(hands=["W4 K1", "W2", "B1", "B1"], pile="")
    fight(s, "W4", "W2", "B1", "")
    assert (s.pile, s.discards) == (["W2", "W4", "B1"], [])
    assert s.view(None).pile == 3


def test_cg_5_5_with_both_empty_the_fence_draws_what_he_discarded() -> None:
    s = story(at="round-end", hands=["W4"], persons=["fence"], pile="")
    s.play(0, "fence W4")
    assert (s.hand(0), s.pile, s.discards) == (["W4"], [], [])


def test_cg_5_5_a_card_discarded_onto_an_empty_pile_can_be_drawn() -> None:
    s = story(at="round-end", hands=["K5 B1 W4"], persons=["informer"], pile="")
    assert s.legal(0, "draw") == []
    s.play(0, "informer").play(0, "discard K5").play(0, "discard B1").play(0, "done")
    assert s.legal(0, "draw") == ["draw"]
    s.play(0, "draw", "K5")
    assert (s.hand(0), s.pile, s.discards) == (["W4", "K5"], ["B1"], [])


@pytest.mark.parametrize("person", SELLERS)
def test_cg_5_5_what_is_sold_becomes_the_new_pile_when_the_sale_is_over(person: str) -> None:
    s = end_of_round("W4 K5 B1", person, pile="")
    s.play(0, [SELLERS[person], "discard W4", "discard K5"])
    assert (s.pile, s.discards) == ([], ["W4", "K5"])
    s.play(0, "done")
    assert (s.pile, s.discards) == (["W4", "K5"], [])


def test_cg_5_5_the_discards_are_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        s = story(at="round-end", persons=["fence"], hands=["B1"], pile="W2", discards="K3 W4 B5", seed=seed)
        s.play(0, "draw").play(0, "fence B1")
        drawn.add(s.events("drew", 0)[1]["card"])
    assert drawn == {"K3", "W4", "B5"}


# CG-5.6: what goes out of the game


def next_round(chance: str) -> Story:
    """Round 3 with C1, Stockyards and L1 ends, and these cards are turned up."""
    return story(at="round-end", persons=["", "", "", "fence"], pile="").play(3, "done", chance)


def test_cg_5_6_a_new_round_begins_when_all_have_finished() -> None:
    s = next_round("C4 Levee L4 judge")
    assert (s.round, s.coalition.name, s.view(None).person) == (4, "C4", "judge")


@pytest.mark.parametrize("chance", ["C1", "C4 Stockyards", "C4 Levee L1"])
def test_cg_5_6_coalition_district_and_loot_card_are_out_of_the_game(chance: str) -> None:
    with pytest.raises(BadChance):
        next_round(chance)


def test_cg_5_6_the_cards_of_a_round_are_in_no_pile_any_more() -> None:
    seen = next_round("C4 Levee L4 judge").match.observed(None)
    assert seen.coalition_pile[NAMES["coalition"].index("C1")] == 0
    assert seen.district_pile[NAMES["district"].index("Stockyards")] == 0
    assert seen.loot_pile[NAMES["loot"].index("L1")] == 0


def test_cg_5_6_a_person_that_nobody_took_is_out_of_the_game() -> None:
    s = story(hands=["W4", "", "", ""], persons=["", "", "", "fence"], loot="2A, 3M / P, M", person_offered="judge")
    fight(s, "W4", "", "", "").play(0, "choose 1").play(3, "draw").play(3, "done")
    view = s.view(None)
    assert "judge" not in [*view.persons_left, *(person for seat in range(4) for person in s.persons(seat)), view.person]
    assert s.events("left", None) == [{"person": "judge"}]


def test_cg_5_6_a_person_that_is_out_cannot_be_turned_up_again() -> None:
    s = story(hands=["W4", "", "", ""], persons=["", "", "", "fence"], loot="2A, 3M / P, M", person_offered="judge")
    fight(s, "W4", "", "", "").play(0, "choose 1").play(3, "draw")
    with pytest.raises(BadChance):
        s.play(3, "done", "C4 Levee L4 judge")


def test_cg_5_6_a_person_that_somebody_took_stays_and_is_not_turned_up_again() -> None:
    s = story(hands=["W4", "", "K3", ""], persons=["", "", "", "fence"], loot="2A, 3M / P, M", person_offered="judge")
    fight(s, "W4", "", "K3", "").play(0, "choose 1").play(2, "choose 1").play(3, "draw").play(3, "done")
    assert (s.round, s.persons(2), s.events("left")) == (4, ["judge"], [])
    assert "judge" not in s.view(None).persons_left


def test_cg_5_6_the_persons_of_the_players_stay() -> None:
    s = story(at="round-end", persons=["mayor judge", "priest", "", "fence"], person_offered="senator", pile="")
    s.play(3, "done")
    assert [s.persons(seat) for seat in range(4)] == [["mayor", "judge"], ["priest"], [], ["fence"]]
