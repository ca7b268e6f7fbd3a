"""CG-5.1 to CG-5.3: who gets which loot, and taking it."""

import pytest

from tests.games.chicago_gangsters.story import Story, story
from tests.games.chicago_gangsters.test_cg_4_laying import example, fight

# Cards for a strength, of other kinds for the two sides.
FIRST = {0: "", 1: "K1", 2: "K1 K1", 3: "K3", 9: "K5 K3 K1", 10: "K5 K5", 11: "K5 K5 K1", 29: "K5 K5 K5 K5 K3 K3 K3"}
SECOND = {0: "", 1: "B1", 2: "W2", 4: "W4", 5: "W4 B1", 6: "W4 W2", 14: "W4 W4 W4 W2", 15: "W4 W4 W4 W2 B1"}


def settle(s: Story, *laid: str, hide: str = "") -> tuple[str, tuple[int, ...]]:
    """Fight; return what is asked next, and of whom."""
    fight(s, *laid, hide=hide)
    return s.ask, s.waiting


# CG-5.1: the winners' loot


@pytest.mark.parametrize(("first", "second", "chooser"), [("W4 K1", "W4", 0), ("W4", "W4 K1", 1), ("", "K1", 1), ("K1", "", 0)])
def test_cg_5_1_the_winner_who_contributed_more_chooses(first: str, second: str, chooser: int) -> None:
    s = story(hands=[f"{first} B5", f"{second} B5", "B3", "B3"])
    assert settle(s, first, second, "", "") == ("choose", (chooser,))


def test_cg_5_1_one_of_the_two_winners_packages_is_chosen_and_nothing_else() -> None:
    s = fight(story(hands=["W4", "W2", "B3", "B3"]), "W4", "W2", "", "")
    assert s.legal(0) == ["choose 1", "choose 2"]
    assert s.legal(1) == []


@pytest.mark.parametrize(("move", "alcohol"), [("choose 1", (2, 1)), ("choose 2", (1, 2))])
def test_cg_5_1_the_other_partner_gets_the_other_package(move: str, alcohol: tuple[int, int]) -> None:
    s = fight(story(hands=["W4", "W2", "B3", "B3"], persons=["fence"], loot="2A, A+P / 2M, M"), "W4", "W2", "", "")
    s.play(0, move)
    assert (s.alcohol(0), s.alcohol(1)) == alcohol
    assert s.persons(1 if move == "choose 1" else 0)[-1] == "mayor"


def test_cg_5_1_the_other_partner_gets_a_package_also_without_a_contribution() -> None:
    s = fight(story(hands=["W4", "W2", "B3", "B3"], persons=["fence"]), "W4", "", "", "")
    s.play(0, "choose 2")
    assert (s.contribution(1), s.alcohol(1)) == (0, 2)


@pytest.mark.parametrize(("question", "chooser"), [(0, 1), (1, 0)])
def test_cg_5_1_of_equal_challengers_the_one_with_the_pick_mark_chooses(question: int, chooser: int) -> None:
    s = story(hands=["W4", "K3 K1", "B3", "B3"], question=question)
    assert settle(s, "W4", "K3 K1", "", "") == ("choose", (chooser,))


@pytest.mark.parametrize(("question", "pick"), [(0, 2), (1, 3)])
def test_cg_5_1_of_equal_defenders_the_one_with_the_pick_mark_chooses(question: int, pick: int) -> None:
    s = story(hands=["B3", "B3", "W4", "K3 K1"], question=question, pick=pick)
    assert settle(s, "", "", "W4", "K3 K1") == ("choose", (pick,))


@pytest.mark.parametrize("more", [0, 1])
def test_cg_5_1_one_point_more_is_more_than_the_pick_mark(more: int) -> None:
    s = story(hands=["W4 K1", "W4 K1", "B3", "B3"], question=1 - more)
    laid = ["W4", "W4"]
    laid[more] += " K1"
    assert settle(s, *laid, "", "") == ("choose", (more,))


def test_cg_5_1_with_0_against_0_the_challenger_with_the_pick_mark_chooses() -> None:
    s = story(hands=["W4", "W4", "B3", "B3"], question=0)
    assert settle(s, "", "", "", "") == ("choose", (1,))


def test_cg_5_1_persons_are_part_of_the_contribution() -> None:
    s = story(hands=["W4", "W2", "B3", "B3"], persons=["", "prosecutor"])
    assert settle(s, "W4", "W2", "", "") == ("choose", (1,))
    assert (s.contribution(0), s.contribution(1)) == (4, 5)


def test_cg_5_1_persons_are_no_part_of_it_where_they_do_not_count() -> None:
    s = story(hands=["W4", "W2", "B3", "B3"], means="weapons", persons_count=False, persons=["", "prosecutor"])
    assert settle(s, "W4", "W2", "", "") == ("choose", (0,))
    assert (s.contribution(0), s.contribution(1)) == (4, 2)


def test_cg_5_1_the_doubling_of_the_bruiser_is_part_of_the_contribution() -> None:
    s = story(hands=["W4", "K3", "B3", "B3"], means="weapons blackmail", persons_count=False, persons=["", "bruiser"])
    s.lay(0, "W4").lay(1, "K3").play(1, "bruiser").play(0, "pass").lay(2).lay(3)
    assert (s.ask, s.waiting) == ("choose", (1,))
    assert (s.contribution(0), s.contribution(1)) == (4, 6)


def test_cg_5_1_cards_that_went_back_are_no_part_of_the_contribution() -> None:
    s = story(hands=["W2", "W2 K5", "B3", "B3"], means="weapons", question=1)
    assert settle(s, "W2", "W2 K5", "", "") == ("choose", (0,))


def test_cg_5_1_the_hidden_card_is_part_of_the_contribution() -> None:
    s = example()
    assert (s.ask, s.waiting) == ("choose", (0,))
    assert (s.contribution(0), s.contribution(1)) == (15, 14)


def test_cg_5_1_a_hidden_card_of_no_use_is_no_part_of_it() -> None:
    s = story(hands=["W2 K5", "W4", "B3", "B3"], means="weapons")
    assert settle(s, "W2 K5", "W4", "", "", hide="K5") == ("choose", (1,))


def test_cg_5_1_a_package_is_taken_whole() -> None:
    s = fight(story(hands=["W4", "W2", "B3", "B3"], persons=["fence"], loot="2A+M, A / P, 2M"), "W4", "W2", "", "")
    s.play(0, "choose 1", "K5")
    assert (s.alcohol(0), s.hand(0)) == (2, ["K5"])
    assert (s.alcohol(1), s.hand(1)) == (1, [])


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_5_1_everybody_sees_who_got_what(eye: int | None) -> None:
    s = fight(story(hands=["W4", "W2", "B3", "B3"], persons=["fence"], loot="2A+M, A / P, 2M"), "W4", "W2", "", "")
    s.play(0, "choose 2")
    assert s.events("got", eye) == [
        {"seat": 0, "alcohol": 1, "means": 0, "package": ["2"]},
        {"seat": 1, "alcohol": 2, "means": 1, "package": ["1"]},
    ]


# CG-5.2: the losers' loot


@pytest.mark.parametrize(
    ("winners", "losers", "loot"),
    [
        *[(29, 15, True), (29, 14, False), (10, 5, True), (10, 4, False), (11, 6, True), (11, 5, False)],
        *[(9, 5, True), (9, 4, False), (3, 2, True), (3, 1, False), (2, 1, True), (1, 1, True), (1, 0, False), (0, 0, True)],
    ],
)
def test_cg_5_2_losers_get_loot_only_if_twice_their_strength_is_at_least_the_winners(
    winners: int, losers: int, loot: bool
) -> None:
    s = story(hands=[FIRST[winners], "B5", SECOND[losers], "B5"], persons_count=True, loot="2A, P / A, A", pile="")
    fight(s, FIRST[winners], "", SECOND[losers], "")
    assert s.events("won") == [{"side": "challengers", "strength": winners, "losers": losers}]
    s.play(s.waiting[0], "choose 1")
    if loot:
        assert (s.ask, s.round) == ("choose", 3)
        s.play(s.waiting[0], "choose 1")
    assert (s.round, s.alcohol(2), s.alcohol(3)) == (4, int(loot), int(loot))
    assert s.events("no-loot", None) == ([] if loot else [{"side": "defenders"}])


def test_cg_5_2_challengers_who_lose_get_the_losers_packages() -> None:
    s = story(hands=["W4 B1", "", "K5", "K3"], persons=["", "", "fence"])
    fight(s, "W4 B1", "", "K5", "K3").play(2, "choose 1").play(0, "choose 1")
    assert [s.alcohol(seat) for seat in range(4)] == [1, 0, 2, 0]


def test_cg_5_2_challengers_who_lose_by_too_much_get_nothing() -> None:
    s = story(hands=["W2 B1", "", "K5", "K3"], persons=["", "", "fence"])
    fight(s, "W2 B1", "", "K5", "K3").play(2, "choose 1")
    assert (s.ask, s.alcohol(0), s.alcohol(1)) == ("round-end", 0, 0)


def test_cg_5_2_the_example_of_the_rulebook_15_against_29_gets_loot() -> None:
    s = example().play(0, "choose 1", "B5")
    assert s.events("won") == [{"side": "challengers", "strength": 29, "losers": 15}]
    assert (s.ask, s.waiting) == ("choose", (3,))
    s.play(3, "choose 1")
    assert s.events("got")[2:] == [
        {"seat": 3, "alcohol": 1, "means": 0, "package": ["1"]},
        {"seat": 2, "alcohol": 0, "means": 2, "package": ["2"]},
    ]


def test_cg_5_2_the_example_of_the_rulebook_14_against_29_gets_nothing() -> None:
    s = example(last="W4 K1").play(0, "choose 1", "B5")
    assert s.events("won") == [{"side": "challengers", "strength": 29, "losers": 14}]
    assert s.events("no-loot") == [{"side": "defenders"}]
    assert s.ask == "round-end"
    assert [event["seat"] for event in s.events("got")] == [0, 1]


def test_cg_5_2_a_hidden_card_of_no_use_leaves_24_and_14_are_enough() -> None:
    s = story(hands=["W4 W4 W4 B5", "K5 K5 W2", "W4 W4 W4", "W2"], means="weapons blackmail", person_offered="informer")
    fight(s, "W4 W4 W4 B5", "K5 K5 W2", "W4 W4 W4", "W2", hide="B5")
    assert s.events("won") == [{"side": "challengers", "strength": 24, "losers": 14}]
    assert s.events("no-loot") == []


@pytest.mark.parametrize(("first", "second", "chooser"), [("W4", "W2", 2), ("W2", "W4", 3)])
def test_cg_5_2_the_loser_who_contributed_more_chooses(first: str, second: str, chooser: int) -> None:
    s = story(hands=["K5 K3", "", first, second], loot="2A, 3M / P, M")
    fight(s, "K5 K3", "", first, second).play(0, "choose 1")
    assert (s.ask, s.waiting, s.legal(chooser)) == ("choose", (chooser,), ["choose 1", "choose 2"])


@pytest.mark.parametrize(("question", "pick"), [(0, 2), (1, 3)])
def test_cg_5_2_of_equal_losers_the_one_with_the_pick_mark_chooses(question: int, pick: int) -> None:
    s = story(hands=["K5 K3", "", "W2", "B2"], question=question, pick=pick)
    fight(s, "K5 K3", "", "W2", "B2").play(0, "choose 1")
    assert s.waiting == (pick,)


def test_cg_5_2_the_other_loser_gets_the_other_package() -> None:
    s = story(hands=["K5 K3", "", "W4", "W2"], persons=["fence"], loot="2A, 2M / P+M, A")
    fight(s, "K5 K3", "", "W4", "W2").play(0, "choose 1").play(2, "choose 2", "K5")
    assert (s.alcohol(2), s.alcohol(3)) == (1, 0)
    assert (s.persons(3), s.hand(3)) == (["mayor"], ["K5"])


# CG-5.3: taking it


def test_cg_5_3_alcohol_is_scored_for_the_rest_of_the_game() -> None:
    s = story(hands=["W4", "W2", "", ""], persons=["fence"], alcohol={0: 5, 1: 1}, loot="2A, A+M / P, M")
    fight(s, "W4", "W2", "", "").play(0, "choose 1")
    assert (s.alcohol(0), s.alcohol(1)) == (7, 2)


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_5_3_the_person_is_taken_and_laid_open(eye: int | None) -> None:
    s = story(hands=["W4", "W2", "", ""], persons=["fence"], person_offered="judge")
    fight(s, "W4", "W2", "", "").play(0, "choose 2")
    view = s.view(eye)
    assert (view.players[0].persons, view.person) == (["fence", "judge"], None)
    assert s.events("recruited", eye) == [{"seat": 0, "person": "judge", "package": ["2"]}]


def test_cg_5_3_a_person_that_was_taken_counts_in_the_rounds_that_follow() -> None:
    s = story(hands=["W4", "W2", "W2", ""], pile="", loot="2A, P / A, A", person_offered="judge")
    fight(s, "W4", "W2", "", "").play(0, "choose 2", "W2 W4 C12 Levee L7 mayor")
    fight(s, "", "", "", "")
    assert s.events("strength")[-1] == {"side": "defenders", "strength": 4}


def test_cg_5_3_a_person_taken_by_a_loser_is_laid_open_too() -> None:
    s = story(hands=["W4", "", "K3", ""], persons=["fence"], loot="2A, 3M / P, M")
    fight(s, "W4", "", "K3", "").play(0, "choose 1").play(2, "choose 1")
    assert s.view(None).players[2].persons == ["mayor"]


def test_cg_5_3_an_end_of_round_person_can_be_used_in_the_round_in_which_it_was_taken() -> None:
    s = story(hands=["W4 B1", "", "", ""], person_offered="fence")
    fight(s, "W4", "", "", "").play(0, "choose 2")
    assert (s.ask, s.waiting) == ("round-end", (0,))
    assert "fence B1" in s.legal(0)


def test_cg_5_3_means_are_drawn_from_the_pile_into_the_hand() -> None:
    s = story(hands=["W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M", discards="K3")
    size = len(s.pile)
    fight(s, "W4", "", "", "").play(0, "choose 2", "B1 K5 B1")
    assert s.hand(0) == ["B1", "B1", "K5"]
    assert (len(s.pile), s.discards) == (size - 3, ["W4", "K3"])


def test_cg_5_3_only_the_owner_sees_what_was_drawn() -> None:
    s = story(hands=["W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M")
    fight(s, "W4", "", "", "").play(0, "choose 2", "B1 K5 W2")
    assert s.events("drew", 0) == [{"seat": 0, "card": card} for card in ("B1", "K5", "W2")]
    assert s.events("drew", 1) == s.events("drew", None) == [{"seat": 0, "card": "??"}] * 3


def test_cg_5_3_the_winners_have_drawn_before_the_losers_choose() -> None:
    s = story(hands=["W4", "", "K3", ""], loot="2A, P+2M / M, 2M")
    fight(s, "W4", "", "K3", "").play(0, "choose 2", "B1 K5")
    assert (s.ask, s.waiting, s.hand(0)) == ("choose", (2,), ["B1", "K5"])


@pytest.mark.parametrize(("move", "chooser", "other"), [("choose 1", ["B1"], ["B2", "B3"]), ("choose 2", ["B1", "B2"], ["B3"])])
def test_cg_5_3_of_two_losers_the_one_who_chose_draws_first(move: str, chooser: list[str], other: list[str]) -> None:
    s = story(hands=["W4", "", "", "K3"], persons=["fence"], loot="2A, P+2M / M, 2M")
    fight(s, "W4", "", "", "K3").play(0, "choose 1").play(3, move, "B1 B2 B3")
    assert (s.hand(3), s.hand(2)) == (chooser, other)


@pytest.mark.parametrize(("move", "drawer"), [("choose 1", 0), ("choose 2", 1)])
def test_cg_5_3_the_winners_draw_before_the_losers(move: str, drawer: int) -> None:
    s = story(hands=["W4", "", "K3", ""], persons=["fence"], loot="2A+M, A / P, 2M")
    fight(s, "W4", "", "K3", "").play(0, move).play(2, "choose 2")
    assert [event["seat"] for event in s.events("drew")] == [drawer, 2, 2]


def test_cg_5_3_draws_stop_at_ten_cards_and_the_rest_is_forfeited() -> None:
    hand = "W2 W2 W2 W2 K1 K1 K1 K1 B1"
    s = story(hands=[f"{hand} W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M")
    size = len(s.pile)
    fight(s, "W4", "", "", "").play(0, "choose 2", "K5")
    assert (s.hand_count(0), s.hand(0)[-1], len(s.pile)) == (10, "K5", size - 1)
    assert s.events("forfeited", None) != []


def test_cg_5_3_with_eight_cards_two_of_three_are_drawn() -> None:
    s = story(hands=["W2 W2 W2 W2 K1 K1 K1 K1 W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M")
    fight(s, "W4", "", "", "").play(0, "choose 2")
    assert (s.hand_count(0), len(s.events("drew"))) == (10, 2)


def test_cg_5_3_with_seven_cards_all_three_are_drawn_and_nothing_is_forfeited() -> None:
    s = story(hands=["W2 W2 W2 W2 K1 K1 K1 W4", "", "", ""], persons=["fence"], loot="A+P, 3M / A, M")
    fight(s, "W4", "", "", "").play(0, "choose 2")
    assert (s.hand_count(0), len(s.events("drew")), s.events("forfeited")) == (10, 3, [])


def test_cg_5_3_with_ten_cards_nothing_is_drawn() -> None:
    s = story(hands=["W2 W2 W2 W2 K1 K1 K1 K1 B1 B1", "W4", "", ""], persons=["", "fence"], loot="A+P, 3M / A, M")
    fight(s, "", "W4", "", "").play(1, "choose 1")
    assert (s.hand_count(0), s.events("drew")) == (10, [])
    assert {"seat": 0} in s.events("forfeited", None)


def test_cg_5_3_cards_that_went_back_count_for_the_limit() -> None:
    hand = "K1 K1 K1 K1 B1 B1 B2 B2 B3"
    s = story(hands=[f"{hand} W4", "", "", ""], means="weapons", persons=["fence"], loot="A+P, 3M / A, M")
    fight(s, f"{hand} W4", "", "", "").play(0, "choose 2")
    assert (s.hand_count(0), len(s.events("drew"))) == (10, 1)


def test_cg_5_3_what_a_full_hand_cannot_draw_is_there_for_the_next() -> None:
    s = story(hands=["W4", "", "K3", "W2 W2 W2 W2 K1 K1 K1 K1 B1 B1"], loot="2A, A+P / 2M, M")
    fight(s, "W4", "", "K3", "").play(0, "choose 1").play(2, "choose 2", "B5 B4 B3 B2")
    assert (s.hand_count(3), s.hand(2), s.hand(0), s.hand(1)) == (10, ["B2", "B5"], ["B4"], ["B3"])


def test_cg_5_3_forfeited_cards_are_not_owed_later() -> None:
    s = story(hands=["W2 W2 W2 W2 K1 K1 K1 K1 B1 B1", "W4", "", ""], persons=["fence"], loot="A+P, 3M / A, M")
    fight(s, "", "W4", "", "").play(1, "choose 1")
    s.play(0, "fence W2")
    assert (s.hand_count(0), len([event for event in s.events("drew") if event["seat"] == 0])) == (10, 1)
