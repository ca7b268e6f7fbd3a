"""CG-7.3.4: the Godfather fights alone, has both packages, and pays the partner. The stories are set up in godfather.py."""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.godfather import HANDS, TEN, asks, decide
from tests.games.chicago_gangsters.story import Story, story

# CG-7.3.4: nothing is doubled


def test_cg_7_3_4_the_godfathers_means_and_persons_are_not_doubled() -> None:
    s = story(hands=HANDS, persons=["mayor", "", "", ""], person_offered="judge", question=1, godfather=True)
    assert decide(s, 0).lay(0, "W4 W2").strength("challengers") == 9


def test_cg_7_3_4_the_godfathers_person_acting_as_means_is_worth_two() -> None:
    s = story(4, HANDS, ["taxi-driver", "", "", ""], "weapons", False, question=1, godfather=True)
    assert decide(s, 0).lay(0).strength("challengers") == 2


def test_cg_7_3_4_with_three_players_nothing_is_doubled_for_the_godfather_either() -> None:
    s = story(3, HANDS[:3], ["mayor", "", ""], person_offered="judge", question=1, godfather=True)
    assert decide(s, 0).lay(0, "W4 W2").strength("challengers") == 9


def test_cg_7_3_4_with_three_players_the_loner_is_still_doubled_against_the_godfather() -> None:
    s = story(3, HANDS[:3], godfather=True)
    fight(decide(s, 0), "W4 W2", "", "W4")
    assert won(s) == {"side": "defenders", "strength": 8, "losers": 6}


# CG-7.3.4: both packages, and the payment


def ended(loot: str, payment: str, hands: tuple[str, str] = ("W4", "W4"), chance: str = "") -> Story:
    """0 becomes Godfather, ousts 1, wins with a W4 against nothing, and pays. Of means 0 and 1 have what they drew."""
    s = story(hands=[*hands, "", ""], loot=loot, person_offered="judge", question=1, godfather=True)
    return fight(decide(s, 0), "W4", "", "", "").play(0, f"pay {payment}", chance)


def lost(loot: str, payment: str, hands: tuple[str, str] = ("W4", "W4"), chance: str = "") -> Story:
    """2 becomes Godfather, ousts 3, loses with a W4 against a W4, and pays."""
    s = story(hands=["W4", "", *hands], loot=loot, person_offered="judge", question=1, godfather=True)
    return fight(decide(s, 2), "W4", "", "W4", "").play(0, "choose 1").play(2, f"pay {payment}", chance)


def paying(loot: str, partner: str = "W4", losing: bool = False) -> list[str]:
    """What the Godfather may pay with, the partner having this hand."""
    if losing:
        s = story(hands=["W4", "", "W4", partner], loot=loot, question=1, godfather=True)
        fight(decide(s, 2), "W4", "", "W4", "").play(0, "choose 1")
        assert asks(s) == ("pay", (2,))
        return sorted(s.legal(2))
    s = fight(decide(story(hands=["W4", partner, "", ""], loot=loot, question=1, godfather=True), 0), "W4", "", "", "")
    assert asks(s) == ("pay", (0,))
    return sorted(s.legal(0))


def test_cg_7_3_4_the_godfather_chooses_no_package_for_both_are_the_godfathers() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert asks(s) == ("pay", (0,))


def test_cg_7_3_4_paying_alcohol_leaves_the_godfather_the_rest_of_both_packages() -> None:
    s = ended("2A, P+M / A, 2M", "alcohol", chance="K5 K1 K3 B1 B1")  # the package; then 0, 1, 2 and 3
    assert [s.alcohol(seat) for seat in range(4)] == [1, 1, 0, 0]
    assert (s.persons(0), s.persons(1)) == (["judge"], [])
    assert (s.hand(0), s.hand(1)) == (["K1", "K5"], ["W4", "K3"])
    assert s.events("paid") == [{"seat": 0, "partner": 1, "payment": "alcohol"}]


def test_cg_7_3_4_paying_a_means_card_lets_the_partner_draw_and_the_godfather_draws_one_less() -> None:
    s = ended("2A, P+M / A, 2M", "means", chance="K5 K1 K3 B1 B1")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (s.persons(0), s.persons(1)) == (["judge"], [])
    assert (s.hand(0), s.hand(1)) == (["K1"], ["W4", "K3", "K5"])


def test_cg_7_3_4_paying_the_person_gives_it_to_the_partner() -> None:
    s = ended("2A, P+M / A, 2M", "person", chance="K5 K1 K3 B1 B1")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (s.persons(0), s.persons(1)) == ([], ["judge"])
    assert (s.hand(0), s.hand(1)) == (["K1", "K5"], ["W4", "K3"])


def test_cg_7_3_4_only_one_alcohol_is_paid_of_several() -> None:
    s = ended("A+2M, 2A / P, A", "alcohol")
    assert (s.alcohol(0), s.alcohol(1)) == (2, 1)
    assert (s.hand_count(0), s.hand_count(1)) == (2 + 1, 1 + 1)


def test_cg_7_3_4_only_one_means_card_is_paid_of_several() -> None:
    s = ended("2A, 3M / P, M", "means")
    assert (s.alcohol(0), s.alcohol(1)) == (2, 0)
    assert (s.hand_count(0), s.hand_count(1)) == (2 + 1, 1 + 1 + 1)


def test_cg_7_3_4_the_card_paid_is_hidden_from_the_others() -> None:
    s = ended("2A, P+M / A, 2M", "means", chance="K5 K1 K3 B1 B1")
    assert s.events("drew", 0)[0] == {"seat": 1, "card": "??"}
    assert s.events("drew", 1)[0] == {"seat": 1, "card": "K5"}


@pytest.mark.parametrize(
    ("loot", "payments"),
    [
        ("2A, P+M / A, 2M", ["pay alcohol", "pay means", "pay person"]),
        ("2A, A+P / 2M, M", ["pay alcohol", "pay person"]),
        ("A+P, 3M / A, M", ["pay alcohol", "pay means", "pay person"]),
        ("2A, P / A, A", ["pay alcohol", "pay person"]),
        ("2A, 3M / P, M", ["pay alcohol", "pay means"]),
        ("2A+M, A / P, 2M", ["pay alcohol", "pay means"]),
    ],
)
def test_cg_7_3_4_the_godfather_pays_what_the_winners_packages_hold(loot: str, payments: list[str]) -> None:
    assert paying(loot) == payments


@pytest.mark.parametrize(
    ("loot", "payments"),
    [
        ("2A, P+M / A, 2M", ["pay alcohol", "pay means"]),
        ("2A, 3M / P, M", ["pay means", "pay person"]),
        ("2A, 2M / P+M, A", ["pay alcohol", "pay means", "pay person"]),
        ("A+2M, 2A / P, A", ["pay alcohol", "pay person"]),
        ("2A, P / A, A", ["pay alcohol"]),
        ("2A, P+2M / M, 2M", ["pay means"]),
    ],
)
def test_cg_7_3_4_the_godfather_pays_what_the_losers_packages_hold(loot: str, payments: list[str]) -> None:
    assert paying(loot, losing=True) == payments


def test_cg_7_3_4_what_the_packages_do_not_hold_cannot_be_paid() -> None:
    s = story(hands=HANDS, loot="2A, 3M / P, M", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "", "")
    assert s.refuse(0, "pay person").rule == "CG-7.3.4"


def test_cg_7_3_4_the_ousted_partner_has_no_say_in_it() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert s.legal(1) == []


def test_cg_7_3_4_a_godfather_who_loses_with_half_gets_both_losers_packages() -> None:
    s = lost("2A, P+M / A, 2M", "means", chance="K5 K5 K1 K1 K1 K1")  # 3 and 2 draw one each, then all
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 1, 0]
    assert (s.hand(2), s.hand(3)) == (["K1", "K5"], ["W4", "K1", "K5"])


def test_cg_7_3_4_a_godfather_who_loses_pays_alcohol() -> None:
    s = lost("2A, P / A, A", "alcohol")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 1, 1]


def test_cg_7_3_4_a_godfather_who_loses_pays_with_the_person() -> None:
    s = lost("2A, 3M / P, M", "person")
    assert (s.persons(2), s.persons(3)) == ([], ["judge"])
    assert (s.hand_count(2), s.hand_count(3)) == (1 + 1, 1 + 1)


@pytest.mark.parametrize(("against", "loot"), [("W4", True), ("K5", False)])
def test_cg_7_3_4_a_godfather_alone_must_reach_half_for_the_losers_loot(against: str, loot: bool) -> None:
    s = story(hands=[against, "", "W2", "W4"], persons=["", "", "", "mayor"], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 2), against, "", "W2", "").play(0, "choose 1")
    assert (s.events("no-loot") == []) == loot
    assert (s.ask == "pay") == loot


def test_cg_7_3_4_without_loot_nothing_is_paid() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "", "", "W4", "").play(2, "choose 1")
    assert s.events("paid") == []
    assert [s.alcohol(seat) for seat in range(4)] == [0, 0, 2, 0]


def test_cg_7_3_4_the_other_side_shares_its_loot_as_usual() -> None:
    s = fight(decide(story(hands=HANDS, question=1, godfather=True), 0), "W4", "", "W2", "")
    s.play(0, "pay alcohol")
    assert asks(s) == ("choose", (2,))
    s.play(2, "choose 1")
    assert s.events("got")[-2:] == [
        {"seat": 2, "alcohol": 1, "means": 0, "package": ["1"]},
        {"seat": 3, "alcohol": 0, "means": 2, "package": ["2"]},
    ]


def test_cg_7_3_4_a_means_card_cannot_be_paid_to_a_hand_of_ten() -> None:
    assert paying("2A, P+M / A, 2M", TEN) == ["pay alcohol", "pay person"]
    assert paying("2A, 3M / P, M", TEN) == ["pay alcohol"]
    assert paying("2A, 3M / P, M", TEN, losing=True) == ["pay person"]
    s = fight(decide(story(hands=["W4", TEN, "", ""], question=1, godfather=True), 0), "W4", "", "", "")
    assert s.refuse(0, "pay means").rule == "CG-7.3.4"


def test_cg_7_3_4_a_means_card_can_be_paid_to_a_hand_of_nine() -> None:
    assert paying("2A, P+M / A, 2M", TEN[3:]) == ["pay alcohol", "pay means", "pay person"]
    s = ended("2A, P+M / A, 2M", "means", ("W4", TEN[3:]))
    assert s.hand_count(1) == 10


@pytest.mark.parametrize(("loot", "means"), [("2A, P+2M / M, 2M", 3), ("2A, A+P / 2M, M", 3)])
def test_cg_7_3_4_if_there_is_nothing_else_a_means_card_is_paid_to_a_hand_of_ten(loot: str, means: int) -> None:
    assert paying(loot, TEN, losing=True) == ["pay means"]
    s = lost(loot, "means", ("W4", TEN))
    assert s.hand_count(3) == 10
    assert s.hand_count(2) == means - 1 + 1  # one less, and the card of the end of the round


def test_cg_7_3_4_the_godfather_draws_up_to_ten_cards_only() -> None:
    s = ended("2A, 3M / P, M", "alcohol", ("W4 " + TEN[3:], "W4"))  # 9 are left
    assert s.hand_count(0) == 10
    assert [event["seat"] for event in s.events("drew")].count(0) == 1


def test_cg_7_3_4_a_godfather_who_wins_begins_the_end_of_the_round() -> None:
    s = fight(decide(story(hands=HANDS, loot="2A, P / A, A", godfather=True), 3), "", "", "", "W4").play(3, "pay alcohol")
    assert [event["seat"] for event in s.events("drew")] == [3, 0, 1, 2]


def test_cg_7_3_4_with_three_players_the_godfather_has_both_packages_and_pays() -> None:
    s = story(3, HANDS[:3], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "").play(0, "pay person")
    assert [s.alcohol(seat) for seat in range(3)] == [2, 0, 0]
    assert [s.persons(seat) for seat in range(3)] == [[], ["judge"], []]


def test_cg_7_3_4_with_three_players_the_loner_against_the_godfather_takes_one_package() -> None:
    s = story(3, HANDS[:3], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "W4").play(2, "choose 1").play(0, "pay alcohol")
    assert [s.alcohol(seat) for seat in range(3)] == [0, 1, 2]
    assert s.events("left") == [{"person": "judge"}]
