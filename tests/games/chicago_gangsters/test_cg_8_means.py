"""CG-8.2 and CG-8.6: Explosives Expert, Dealer and Thief, and the persons who act as means."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.persons import ACTING, ALWAYS, ELSEWHERE, MEANS, alone, fight, get_by, turned_up
from tests.games.chicago_gangsters.story import story

# CG-8.2: Explosives Expert, Dealer, Thief


def unusable(card: str) -> str:
    """The means that a district allows besides that of this card."""
    return ELSEWHERE[MEANS[card[0]]]


@pytest.mark.parametrize("person", ALWAYS)
def test_cg_8_2_value_1(person: str) -> None:
    assert fight("W4", person, persons_count=True).strength("challengers") == 5
    assert alone("W4", person, persons_count=True).strength("challengers") == 10
    assert fight("W4", person).strength("challengers") == 4


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
@pytest.mark.parametrize("persons_count", [False, True])
def test_cg_8_2_the_owner_may_use_that_means_in_every_district(person: str, card: str, persons_count: bool) -> None:
    s = fight(card, person, unusable(card), persons_count)
    assert turned_up(s, 0) == {card: True}
    assert s.strength("challengers") == int(card[1]) + persons_count
    assert s.contribution(0) == int(card[1]) + persons_count


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
@pytest.mark.parametrize("persons_count", [False, True])
def test_cg_8_2_without_the_person_the_card_goes_back(person: str, card: str, persons_count: bool) -> None:
    s = fight(card, "", unusable(card), persons_count)
    assert turned_up(s, 0) == {card: False}
    assert (s.strength("challengers"), s.hand(0), s.discards) == (0, [card], [])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_such_cards_cannot_be_taken_back(person: str, card: str) -> None:
    s = fight(card, person, unusable(card))
    assert (s.hand(0), s.shown(0), s.discards) == ([], [], [card])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_such_cards_cannot_be_taken_back_when_laid_openly_either(person: str, card: str) -> None:
    s = story(hands=[card], persons=[person], means=unusable(card), persons_count=False, question=1, talk=True)
    s.play(0, "silent").play(1, "silent").show(0, card)
    get_by(s, "choose")
    assert (s.strength("challengers"), s.hand(0), s.discards) == (int(card[1]), [], [card])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_they_are_of_no_further_use_where_the_district_allows_that_means(person: str, card: str) -> None:
    s = fight(card, person, MEANS[card[0]])
    assert s.strength("challengers") == int(card[1])


@pytest.mark.parametrize(
    ("person", "usable"), [("explosives-expert", "W2"), ("dealer", "B2"), ("thief", "K1")], ids=["weapons", "bribes", "blackmail"]
)
def test_cg_8_2_it_is_only_for_one_of_the_means(person: str, usable: str) -> None:
    cards = ["W2", "B2", "K1"]
    other = next(card for card in cards if card != usable)
    third = next(card for card in cards if card not in (usable, other))
    s = fight(" ".join(cards), person, MEANS[other[0]])
    assert turned_up(s, 0) == {usable: True, other: True, third: False}
    assert s.hand(0) == [third]
    assert s.strength("challengers") == int(usable[1]) + int(other[1])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_the_partner_does_not_profit(person: str, card: str) -> None:
    s = story(hands=["", card], persons=[person], means=unusable(card), persons_count=False, question=0)
    s.lay(1, card)
    assert (s.strength("challengers"), s.hand(1)) == (0, [card])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_nor_do_the_opponents(person: str, card: str) -> None:
    s = story(hands=["", "", card], persons=[person], means=unusable(card), persons_count=False)
    s.lay(2, card)
    assert (s.strength("defenders"), s.hand(2)) == (0, [card])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_defenders_use_it_too(person: str, card: str) -> None:
    s = story(hands=["", "", card], persons=["", "", person], means=unusable(card), persons_count=False)
    s.lay(2, card)
    assert (s.strength("defenders"), s.hand(2)) == (int(card[1]), [])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_for_a_loner_such_cards_are_doubled_like_others(person: str, card: str) -> None:
    assert alone(card, person, unusable(card)).strength("challengers") == 2 * int(card[1])
    assert alone(card, person, unusable(card), True).strength("challengers") == 2 * int(card[1]) + 2


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_the_hidden_card_counts_in_the_settling(person: str, card: str) -> None:
    s = story(hands=[card, "", "W2"], persons=[person], means=unusable(card), persons_count=False, question=0)
    s.lay(0, card).play(0, f"hide {card}")
    assert s.strength("challengers") == 0
    s.play(2, "done")
    assert s.events("hidden-up") == [{"seat": 0, "card": card, "usable": True}]
    assert s.strength("challengers") == int(card[1])


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
@pytest.mark.parametrize("persons_count", [False, True])
def test_cg_8_2_mr_x_may_use_that_means_too(person: str, card: str, persons_count: bool) -> None:
    s = story(
        seats=5,
        mr_x=4,
        hands=["", "", "", "", card],
        persons=["", "", "", "", person],
        means=unusable(card),
        persons_count=persons_count,
    )
    s.join(4, "challengers", card)
    assert turned_up(s, 4) == {card: True}
    assert (s.strength("challengers"), s.contribution(4)) == (int(card[1]) + persons_count,) * 2
    assert s.hand(4) == []


@pytest.mark.parametrize(("person", "card"), ALWAYS.items())
def test_cg_8_2_mr_x_takes_such_a_card_back_without_the_person(person: str, card: str) -> None:
    s = story(seats=5, mr_x=4, hands=["", "", "", "", card], persons=[person], means=unusable(card), persons_count=False)
    s.join(4, "challengers", card)
    assert turned_up(s, 4) == {card: False}
    assert (s.strength("challengers"), s.hand(4)) == (0, [card])


# CG-8.6: Taxi Driver, Customs Officer, Reporter


@pytest.mark.parametrize("person", ACTING)
def test_cg_8_6_value_2_where_persons_count(person: str) -> None:
    assert fight("W4", person, "weapons bribes blackmail", True).strength("challengers") == 6
    assert alone("W4", person, "weapons bribes blackmail", True).strength("challengers") == 12


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_6_where_persons_do_not_count_the_person_acts_as_a_means_card_of_2(person: str, means: str) -> None:
    s = fight("", person, means)
    assert (s.strength("challengers"), s.contribution(0)) == (2, 2)
    assert fight("W4", person, f"weapons {means}").strength("challengers") == 6


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_6_it_adds_nothing_if_that_means_is_not_usable(person: str, means: str) -> None:
    s = fight("", person, ELSEWHERE[means])
    assert (s.strength("challengers"), s.contribution(0)) == (0, 0)


@pytest.mark.parametrize(("person", "means"), ACTING.items())
@pytest.mark.parametrize("usable", [True, False])
def test_cg_8_6_where_persons_count_it_is_not_a_means_card_as_well(person: str, means: str, usable: bool) -> None:
    assert fight("", person, means if usable else ELSEWHERE[means], True).strength("challengers") == 2


@pytest.mark.parametrize(
    ("person", "means", "helper"),
    [
        ("taxi-driver", "weapons", "explosives-expert"),
        ("customs-officer", "bribes", "dealer"),
        ("reporter", "blackmail", "thief"),
    ],
)
def test_cg_8_6_a_person_of_cg_8_2_helps(person: str, means: str, helper: str) -> None:
    assert fight("", f"{person} {helper}", ELSEWHERE[means]).strength("challengers") == 2
    assert alone("", f"{person} {helper}", ELSEWHERE[means]).strength("challengers") == 4
    others = [name for name in ALWAYS if name != helper]
    assert fight("", f"{person} {' '.join(others)}", ELSEWHERE[means]).strength("challengers") == 0


@pytest.mark.parametrize(
    ("person", "means", "helper"),
    [
        ("taxi-driver", "weapons", "explosives-expert"),
        ("customs-officer", "bribes", "dealer"),
        ("reporter", "blackmail", "thief"),
    ],
)
def test_cg_8_6_the_partners_person_of_cg_8_2_does_not_help(person: str, means: str, helper: str) -> None:
    s = story(persons=[person, helper], means=ELSEWHERE[means], persons_count=False)
    assert s.strength("challengers") == 0


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_6_worth_4_for_a_loner(person: str, means: str) -> None:
    assert alone("", person, means).strength("challengers") == 4
    assert alone("", person, ELSEWHERE[means]).strength("challengers") == 0
    assert alone("", person, means, True).strength("challengers") == 4


def test_cg_8_6_the_partner_of_three_players_is_no_loner() -> None:
    s = story(seats=3, persons=["taxi-driver"], means="weapons", persons_count=False, challengers="01", question=1)
    assert (s.role("loner"), s.strength("challengers")) == (2, 2)


def test_cg_8_6_a_loner_who_defends_has_4_too() -> None:
    s = story(seats=3, persons=["", "", "taxi-driver"], means="weapons", persons_count=False, challengers="01", question=1)
    assert (s.role("loner"), s.strength("defenders")) == (2, 4)


def test_cg_8_6_all_three_of_them_act_for_one_owner() -> None:
    everyone = "taxi-driver customs-officer reporter"
    assert fight("", everyone, "weapons bribes").strength("challengers") == 4
    assert fight("", f"{everyone} thief", "weapons bribes").strength("challengers") == 6
    assert fight("", everyone, "bribes").strength("challengers") == 2


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_6_defenders_and_mr_x_have_it_too(person: str, means: str) -> None:
    s = story(persons=["", "", person], means=means, persons_count=False)
    assert (s.strength("challengers"), s.strength("defenders")) == (0, 2)
    s = story(seats=5, mr_x=4, persons=["", "", "", "", person], means=means, persons_count=False)
    s.join(4, "defenders")
    assert (s.strength("defenders"), s.contribution(4)) == (2, 2)


@pytest.mark.parametrize(("person", "means"), ACTING.items())
def test_cg_8_6_the_person_stays_and_is_not_discarded(person: str, means: str) -> None:
    s = fight("", person, means)
    assert (s.persons(0), s.discards) == ([person], [])


def test_cg_8_6_it_counts_for_the_choice_of_the_loot() -> None:
    s = story(hands=["W2", "W4"], persons=["taxi-driver"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W2").lay(1, "W4").play(0, "pass")
    assert (s.contribution(0), s.contribution(1)) == (4, 4)
    assert s.waiting == (1,)  # equal: the pick mark is with the challenger without the ?
    s = story(hands=["W4", "W4"], persons=["taxi-driver"], means="weapons", persons_count=False, question=0)
    s.lay(0, "W4").lay(1, "W4").play(0, "pass")
    assert (s.contribution(0), s.contribution(1), s.waiting) == (6, 4, (0,))


def test_cg_8_6_an_ousted_owner_adds_nothing() -> None:
    s = story(persons=["taxi-driver", "", "", ""], means="weapons", persons_count=False, godfather=True)
    s.play(0, "pass").play(1, "declare").play(2, "pass").play(3, "pass")
    assert (s.role("ousted"), s.strength("challengers")) == (0, 0)


def test_cg_8_6_they_are_no_cards_in_the_showdown() -> None:
    s = story(
        hands=["", "W2"],
        persons=["taxi-driver reporter", "judge"],
        person_offered="senator",
        at="next-round",
        number=10,
        coming="end",
    )
    assert [s.alcohol(seat) for seat in range(4)] == [6, 6, 4, 4]  # persons, bribes, blackmail; weapons, bribes, blackmail; ties
