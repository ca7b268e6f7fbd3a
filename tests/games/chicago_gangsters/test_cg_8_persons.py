"""CG-8: the eighteen persons, what they are worth and what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago_gangsters.story import Story, story

VALUES = {
    "informer": 0,
    "whisky-smuggler": 0,
    "explosives-expert": 1,
    "dealer": 1,
    "thief": 1,
    "fence": 1,
    "poker-player": 1,
    "priest": 1,
    "bruiser": 1,
    "taxi-driver": 2,
    "customs-officer": 2,
    "reporter": 2,
    "bank-director": 3,
    "mayor": 3,
    "police-chief": 3,
    "prosecutor": 3,
    "judge": 4,
    "senator": 4,
}
SELLERS = {"informer": "informer", "whisky-smuggler": "smuggler"}
ALWAYS = {"explosives-expert": "W4", "dealer": "B4", "thief": "K3"}
ACTING = {"taxi-driver": "weapons", "customs-officer": "bribes", "reporter": "blackmail"}
ELSEWHERE = {"weapons": "bribes blackmail", "bribes": "weapons blackmail", "blackmail": "weapons bribes"}
MEANS = {"W": "weapons", "B": "bribes", "K": "blackmail"}
PLAIN = ["bank-director", "mayor", "police-chief", "prosecutor", "judge", "senator"]


def offered(*held: str) -> str:
    """A person without ability that nobody in the story holds."""
    return next(person for person in PLAIN if person not in " ".join(held).split())


def fight(cards: str = "", persons: str = "", means: str = "weapons", persons_count: bool = False, **more: Any) -> Story:
    """The first player, a challenger without the `?`, has laid all cards of the hand; the others have none."""
    more = {"person_offered": offered(persons), "challengers": "01", "question": 1, **more}
    s = story(hands=[cards], persons=[persons], means=means, persons_count=persons_count, **more)
    return s.lay(0, cards) if cards else s


def alone(cards: str = "", persons: str = "", means: str = "weapons", persons_count: bool = False, **more: Any) -> Story:
    """The same, but of three players, and the first is the loner."""
    return fight(cards, persons, means, persons_count, seats=3, challengers="03", question=3, **more)


def end_of_round(hand: str = "", persons: str = "", **more: Any) -> Story:
    """The end of the round; the first player is the first to draw and to use persons."""
    return story(hands=[hand], persons=[persons], person_offered=offered(persons), at="round-end", **more)


def showdown(*persons: str) -> list[int]:
    """The alcohol of four players after the showdown; nobody has cards, so that three ties give 6 to each."""
    s = story(persons=persons, person_offered=offered(*persons), at="next-round", number=10, coming="end")
    assert s.ask == "nothing"
    return [s.alcohol(seat) for seat in range(4)]


def turned_up(s: Story, seat: int) -> dict[str, bool]:
    """What a player turned up, and whether it could be used."""
    return {str(event["card"]): bool(event["usable"]) for event in s.events("turned-up") if event["seat"] == seat}


def get_by(s: Story, ask: str, round_number: int | None = None) -> Story:
    """Answer with as little as possible until something is asked for, in a round."""
    for _ in range(60):
        if s.ask == ask and round_number in (None, s.round):
            return s
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.play(seat, next(move for move in ("done", "pass", "silent", "draw", "choose 1", "join defenders") if move in legal))
    raise AssertionError(f"{ask} is not asked for")


# CG-8: all persons


@pytest.mark.parametrize("person", [person for person in VALUES if person != "priest"])
def test_cg_8_a_person_counts_one_in_the_showdown_whatever_the_value(person: str) -> None:
    one, other = [rival for rival in ("judge", "senator", "mayor") if rival != person][:2]
    assert showdown(person) == [8, 6, 6, 6]
    assert showdown(person, one) == [8, 8, 6, 6]
    assert showdown(person, f"{one} {other}") == [6, 8, 6, 6]


@pytest.mark.parametrize(
    ("person", "moves"),
    [
        ("informer", ["informer"]),
        ("whisky-smuggler", ["smuggler"]),
        ("fence", ["fence W4", "fence K5"]),
        ("poker-player", ["poker"]),
    ],
)
def test_cg_8_a_person_taken_in_this_round_can_be_used_at_its_end(person: str, moves: list[str]) -> None:
    s = story(hands=["W4 B1 K5"], means="bribes", persons_count=False, loot="2A, P / A, A", person_offered=person, question=1)
    s.lay(0, "B1").play(0, "choose 2")
    assert s.persons(0) == [person]
    assert (s.ask, s.waiting) == ("round-end", (0,))
    assert s.legal(0) == ["draw", *moves]


def test_cg_8_a_person_taken_by_the_losers_can_be_used_at_the_end_of_this_round_too() -> None:
    s = story(hands=["B1", "", "W4 B1 K5"], means="bribes", persons_count=False, loot="2A, 2M / P+M, A", person_offered="fence")
    s.lay(0, "B1").play(0, "pass").lay(2, "B1").play(0, "choose 1").play(2, "choose 1", "W2")
    assert (s.ask, s.waiting) == ("round-end", (2,))
    assert s.legal(2, "fence") == ["fence W2", "fence W4", "fence K5"]


def test_cg_8_a_person_that_is_offered_helps_nobody_before_it_is_taken() -> None:
    s = story(hands=["W4 B1"], means="bribes", persons_count=False, person_offered="explosives-expert", question=1)
    s.lay(0, "W4 B1")
    assert (s.strength("challengers"), s.hand(0)) == (1, ["W4"])


def test_cg_8_an_ability_taken_in_the_last_round_helps_in_the_fight_of_the_next() -> None:
    s = story(
        hands=["W4 B1"], means="bribes", persons_count=False, loot="2A, P / A, A", person_offered="explosives-expert", question=1
    )
    s.lay(0, "B1").play(0, "choose 2", "K1 K1 K1 K1 C6 Uptown L9 judge")
    assert (s.ask, s.waiting, s.round) == ("lay", (0, 3), 4)
    s.lay(0, "W4").lay(3)
    assert s.strength("challengers") == 4


@pytest.mark.parametrize(
    "moves",
    [
        [
            "draw",
            "informer",
            "discard W4",
            "discard B2",
            "done",
            "fence W2",
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
        ],
        [
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
            "fence W2",
            "informer",
            "discard W4",
            "discard B2",
            "done",
            "draw",
        ],
        [
            "fence W2",
            "draw",
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
            "informer",
            "discard W4",
            "discard B2",
            "done",
        ],
    ],
)
def test_cg_8_abilities_are_used_in_any_order_before_or_after_the_draw(moves: list[str]) -> None:
    s = end_of_round("W2 W4 B2 K1 K3", "informer fence poker-player")
    for move in moves:
        s.play(0, move, {"draw": "B5", "fence W2": "K5"}.get(move, ""))
    assert (s.hand(0), s.alcohol(0)) == (["B5", "K1", "K3", "K5"], 1)
    assert s.discards == ["W2", "W4", "B2"]
    assert s.legal(0) == ["done"]


def test_cg_8_no_person_is_used_without_its_owners_wish() -> None:
    s = end_of_round("W2 W4 B2 K1 K3", "informer whisky-smuggler fence poker-player")
    s.play(0, "draw", "B5").play(0, "done")
    assert (s.hand(0)[:5], s.alcohol(0), s.discards) == (["W2", "W4", "B2", "B5", "K1"], 0, [])


def test_cg_8_abilities_of_the_end_of_the_round_are_not_offered_in_the_fight() -> None:
    s = story(hands=["W4 K5", "W2"], persons=["informer whisky-smuggler fence poker-player", ""], talk=True)
    seen = set()
    while s.ask != "round-end":
        for seat in s.waiting:
            seen |= set(s.legal(seat))
        seat = s.waiting[0]
        s.play(seat, next(move for move in ("silent", "done", "pass", "choose 1") if move in s.legal(seat)))
    assert {move.split()[0] for move in seen} == {"say", "silent", "show", "lay", "done", "choose"}


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


# CG-8.2: Explosives Expert, Dealer, Thief


def unusable(card: str) -> str:
    """The means that a district allows besides this card's."""
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
    assert s.match.view(eye)["bruiser_used"] is True


def test_cg_8_7_nothing_is_announced_if_he_is_not_used() -> None:
    s = fight("W4", "bruiser").play(0, "pass")
    assert s.events("bruiser") == []
    assert s.match.view(1)["bruiser_used"] is False


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
    assert "bruiser" not in s.match.view(None)["persons_left"]


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


# CG-8.8: persons without ability


@pytest.mark.parametrize("person", PLAIN)
def test_cg_8_8_values_3_and_4(person: str) -> None:
    value = VALUES[person]
    assert fight("W4", person, persons_count=True).strength("challengers") == 4 + value
    assert alone("W4", person, persons_count=True).strength("challengers") == 8 + 2 * value
    assert fight("W4", person).strength("challengers") == 4


@pytest.mark.parametrize("person", PLAIN)
def test_cg_8_8_they_have_no_ability(person: str) -> None:
    for means in ("weapons", "bribes", "blackmail"):
        s = fight("W4 B4 K3", person, means)
        assert s.ask == "choose"  # nothing was asked after the laying
        assert s.strength("challengers") == {"weapons": 4, "bribes": 4, "blackmail": 3}[means]
    s = story(hands=["W4 K5 K5"], persons=[person, "fence"], person_offered=offered(person), at="round-end")
    assert (s.ask, s.waiting) == ("round-end", (1,))  # the owner has drawn without being asked
    assert s.hand_count(0) == 4


def test_cg_8_8_values_of_several_persons_are_added_for_both_partners() -> None:
    s = story(persons=["judge mayor", "senator fence"], person_offered="prosecutor", means="weapons", persons_count=True)
    assert (s.contribution(0), s.contribution(1), s.strength("challengers")) == (7, 5, 12)
