"""CH-5.3: payments and purchases after rounds 6, 12 and 18."""

from __future__ import annotations

import pytest

from tests.games.chicago.story import GAME, Story, story
from windycity.core.errors import BadMove


def last_turn(number: int = 6, seats: int = 2, **more: object) -> Story:
    """The last player's turn is about to end a round; `finish` ends it."""
    settings = {"seats": seats, "number": number, "active": seats - 1, "dice": "1 2 3"} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


def finish(s: Story, chance: str = "") -> Story:
    return s.play(s.active, "end", chance)


# Payments


@pytest.mark.parametrize("number", range(1, 24))
def test_ch_5_3_the_bank_pays_after_rounds_6_12_and_18(number: int) -> None:
    s = finish(last_turn(number, chips={0: "NW5b NW1a", 1: "SE4b"}, money={1: 2}))
    assert (s.money(0), s.money(1)) == ((6, 6) if number in (6, 12, 18) else (0, 2))
    assert s.round == number + 1


def test_ch_5_3_the_bank_does_not_pay_after_round_24() -> None:
    s = finish(last_turn(24, chips={0: "NW5b NW1a", 1: "SE4b"}, money={1: 2}))
    assert s.match.over
    assert (s.money(0), s.money(1), s.events("payday")) == (0, 2, [])


def test_ch_5_3_nothing_is_paid_before_the_last_turn_of_the_round_is_over() -> None:
    s = last_turn(6, seats=3, active=0, chips={0: "NW5b"}).play(0, "end")
    assert (s.round, s.active, s.money(0)) == (6, 1, 0)
    finish(s)
    assert (s.round, s.active, s.money(0)) == (6, 2, 0)
    finish(s)
    assert s.money(0) == 5


@pytest.mark.parametrize(
    ("bar", "worth"),
    [(f"NE{bar}", int(bar[0])) for bar in ("1a", "1h", "2a", "2f", "3a", "3b", "3c", "4A", "4b", "5A", "5b", "5c")],
)
def test_ch_5_3_a_bar_pays_its_worth(bar: str, worth: int) -> None:
    s = finish(last_turn(chips={1: bar}))
    assert (s.money(0), s.money(1)) == (0, worth)


def test_ch_5_3_a_casino_pays_20_to_the_gang_that_stands_in_it() -> None:
    s = finish(last_turn(men={0: ["blue SE-casino", "blue SE-casino"], 1: ["blue NW-casino", "blue NE-casino"]}))
    assert s.events("payday") == [
        {"seat": 0, "money": 20, "spaces": ["SE-casino"]},
        {"seat": 1, "money": 40, "spaces": ["NW-casino", "NE-casino"]},
    ]
    assert (s.money(0), s.money(1)) == (20, 40)


def test_ch_5_3_a_casino_that_was_only_passed_pays_nothing() -> None:
    s = last_turn(men={1: ["blue g7"]}, dice="2").walk(1, 1, "2", "NW-casino", "i7")
    assert (s.money(1), s.round) == (0, 7)


def test_ch_5_3_a_bar_held_without_a_chip_pays_too() -> None:
    s = finish(last_turn(men={1: ["blue NW5b"]}, chips_left={1: 0}))
    assert (s.chip("NW5b"), s.money(1)) == (None, 5)


def test_ch_5_3_bars_and_casinos_of_any_district_pay() -> None:
    s = finish(last_turn(seats=3, chips={0: "NW5b NE4b SE3a SW2a"}))
    assert [s.money(seat) for seat in range(3)] == [14, 0, 0]


def test_ch_5_3_men_and_money_pay_nothing() -> None:
    s = finish(last_turn(men={0: ["yellow NW-hq", "red k12", "blue reserve"]}, money={0: 9, 1: 8}))
    assert (s.money(0), s.money(1)) == (9, 8)


def test_ch_5_3_a_gang_without_men_is_paid_for_its_bars() -> None:
    s = finish(last_turn(men={0: []}, chips={0: "NW5b NW4b"}))
    assert (s.money(0), s.men(0)) == (9, [])


def test_ch_5_3_what_was_taken_in_the_last_turn_of_the_round_counts() -> None:
    s = last_turn(men={1: ["blue c2"]}, dice="1", chips={0: "NW1a NW5b"}).walk(1, 1, "1", "NW1a")
    assert (s.money(0), s.money(1)) == (5, 1)


def test_ch_5_3_the_payment_of_the_rules_step_by_step() -> None:
    """Moran, in the north-east, has 15 and is paid 32."""
    men = {1: ["yellow w1", "blue w3", "blue NE-casino", "blue v2"]}
    s = last_turn(seats=4, men=men, chips={1: "NE5b NE3c NE2a NE1a NE1b"}, money={1: 15})
    finish(s)
    assert s.events("payday")[1] == {"seat": 1, "money": 32, "spaces": ["NE1a", "NE1b", "NE2a", "NE-casino", "NE5b", "NE3c"]}
    assert (s.money(1), s.waiting) == (47, (1,))
    s.play(1, "buy green")
    assert s.money(1) == 22
    s.play(1, "buy blue")
    assert (s.money(1), s.waiting) == (12, (1,))
    s.play(1, "buy blue", "1 2 3")
    assert (s.money(1), s.round, s.ask, s.waiting) == (2, 7, "move", (0,))
    assert [(s.head(1, man), s.at(1, man)) for man in (5, 6, 7)] == [("green", None), ("blue", None), ("blue", None)]
    s.play(0, "end", "1 2 3").play(1, "move 5 with 1")
    assert sorted(s.legal(1)) == ["from NE-casino", "from NE-hq", "from v2", "from w1", "from w3"]


# Purchases


def shop(number: int = 6, seats: int = 2, **more: object) -> Story:
    return finish(last_turn(number, seats, **more))


def test_ch_5_3_everybody_is_paid_before_anybody_buys() -> None:
    s = shop(seats=3, chips={0: "NW5A NW5b", 1: "NE5A NE5b", 2: "SE5A SE5b"})
    assert (s.ask, s.waiting) == ("buy", (0,))
    assert [s.money(seat) for seat in range(3)] == [10, 10, 10]


@pytest.mark.parametrize("number", [6, 12, 18])
def test_ch_5_3_purchases_are_in_turn_order_and_the_next_round_follows(number: int) -> None:
    s = shop(number, seats=4, money={0: 30, 1: 30, 2: 30, 3: 30})
    for seat in range(4):
        assert (s.ask, s.waiting, s.round) == ("buy", (seat,), number)
        s.play(seat, "done")
    assert (s.ask, s.waiting, s.round) == ("move", (0,), number + 1)


@pytest.mark.parametrize("number", [1, 5, 7, 11, 13, 17, 19, 23])
def test_ch_5_3_after_other_rounds_nothing_is_bought(number: int) -> None:
    s = shop(number, money={0: 50, 1: 50})
    assert (s.ask, s.waiting, s.round) == ("move", (0,), number + 1)


def test_ch_5_3_after_round_24_nothing_is_bought() -> None:
    s = shop(24, money={0: 100, 1: 100})
    assert (s.match.over, s.ask, s.waiting) == (True, "nothing", ())


def test_ch_5_3_blue_and_green_heads_are_sold_and_no_others() -> None:
    s = shop(money={0: 100})
    assert s.legal(0) == ["buy blue", "buy green", "done"]
    for head in ("red", "yellow"):
        with pytest.raises(BadMove):
            s.play(0, f"buy {head}")


@pytest.mark.parametrize(("head", "price"), [("blue", 10), ("green", 25)])
def test_ch_5_3_a_head_costs_its_price_and_comes_from_the_bank(head: str, price: int) -> None:
    s = shop(money={0: 100})
    before = s.bank(head)
    s.play(0, f"buy {head}")
    assert (s.money(0), s.bank(head), s.head(0, 2)) == (100 - price, before - 1, head)
    assert s.events("bought") == [{"seat": 0, "head": head, "man": "2", "reserve": True}]


@pytest.mark.parametrize(
    ("money", "legal"),
    [
        (10, ["buy blue", "done"]),
        (24, ["buy blue", "done"]),
        (25, ["buy blue", "buy green", "done"]),
        (26, ["buy blue", "buy green", "done"]),
    ],
)
def test_ch_5_3_players_buy_as_far_as_their_money_goes(money: int, legal: list[str]) -> None:
    assert shop(money={0: money}).legal(0) == legal


@pytest.mark.parametrize("money", [0, 9])
def test_ch_5_3_whoever_has_too_little_money_is_not_asked(money: int) -> None:
    s = shop(money={0: money, 1: 10})
    assert (s.ask, s.waiting) == ("buy", (1,))


def test_ch_5_3_when_nobody_can_buy_the_next_round_begins() -> None:
    s = shop(money={0: 9, 1: 9})
    assert (s.ask, s.waiting, s.round) == ("move", (0,), 7)


def test_ch_5_3_whoever_cannot_buy_any_more_is_not_asked_again() -> None:
    s = shop(money={0: 34, 1: 10}).play(0, "buy green")
    assert (s.money(0), s.waiting) == (9, (1,))


def test_ch_5_3_all_the_money_can_be_spent_not_only_what_was_paid() -> None:
    s = shop(chips={0: "NW5A NW5b"}, money={0: 40})
    for _ in range(5):
        s.play(0, "buy blue")
    assert (s.money(0), s.men(0), s.round) == (0, [1, 2, 3, 4, 5, 6], 7)


def test_ch_5_3_one_may_stop_at_any_point() -> None:
    s = shop(money={0: 100}).play(0, "buy blue").play(0, "done")
    assert (s.money(0), s.men(0), s.round) == (90, [1, 2], 7)


@pytest.mark.parametrize(
    ("bank", "legal"),
    [({"blue": 0}, ["buy green", "done"]), ({"green": 0}, ["buy blue", "done"]), ({"red": 0}, ["buy blue", "buy green", "done"])],
)
def test_ch_5_3_heads_are_sold_as_far_as_the_bank_has_them(bank: dict[str, int], legal: list[str]) -> None:
    assert shop(money={0: 100}, bank=bank).legal(0) == legal


def test_ch_5_3_the_last_head_of_a_colour_is_sold() -> None:
    s = shop(money={0: 100, 1: 100}, bank={"blue": 1}).play(0, "buy blue")
    assert (s.bank("blue"), s.legal(0)) == (0, ["buy green", "done"])
    s.play(0, "done")
    assert s.legal(1) == ["buy green", "done"]


def test_ch_5_3_with_an_empty_bank_nobody_is_asked() -> None:
    s = shop(money={0: 100, 1: 100}, bank={"blue": 0, "green": 0})
    assert (s.ask, s.round) == ("move", 7)


def test_ch_5_3_with_24_and_no_blue_heads_one_is_not_asked() -> None:
    s = shop(money={0: 24, 1: 25}, bank={"blue": 0})
    assert s.waiting == (1,)


@pytest.mark.parametrize(("men", "out"), [(1, 19), (20, 0), (7, 13)])
def test_ch_5_3_with_20_bodies_used_one_is_not_asked(men: int, out: int) -> None:
    s = shop(men={0: ["blue NW-hq"] * men}, out={0: out}, money={0: 90, 1: 10})
    assert (s.ask, s.waiting) == ("buy", (1,))


@pytest.mark.parametrize(("men", "out"), [(1, 18), (19, 0), (7, 12), (0, 19)])
def test_ch_5_3_the_20th_body_can_be_used(men: int, out: int) -> None:
    s = shop(men={0: ["blue NW-hq"] * men}, out={0: out}, money={0: 90, 1: 10}).play(0, "buy blue")
    assert (s.waiting, s.head(0, 20)) == ((1,), "blue")


def test_ch_5_3_a_gang_without_men_may_buy() -> None:
    s = shop(men={0: []}, out={0: 3}, money={0: 10}).play(0, "buy blue", "1 2 3")
    assert (s.men(0), s.at(0, 4), s.round, s.waiting) == ([4], None, 7, (0,))
    s.play(0, "move 4 with 1")
    assert set(s.legal(0)) <= {"from NW-hq", "step a2", "step b1", "step b3", "step c2"}


def test_ch_5_3_new_men_are_in_reserve() -> None:
    s = shop(money={0: 10}).play(0, "buy blue")
    assert (s.head(0, 2), s.at(0, 2), s.men(0)) == ("blue", None, [1, 2])
    assert s.worth(0) == 50  # the yellow one; those in reserve do not count


def test_ch_5_3_they_may_move_from_the_next_round_on() -> None:
    s = shop(money={0: 10}).play(0, "buy blue", "1 2 3")
    assert (s.round, s.active) == (7, 0)
    assert "move 2 with 1" in s.legal(0)
    s.play(0, "move 2 with 1")
    if s.ask == "from":  # there is only one place to start from; whether it is asked for is not for this clause
        s.play(0, "from NW-hq")
    s.play(0, "step c2")
    assert s.at(0, 2) == "c2"


def test_ch_5_3_men_who_are_not_used_stay_in_reserve() -> None:
    s = shop(money={0: 10}).play(0, "buy blue").play(0, "end").play(1, "end").play(0, "end")
    assert (s.round, s.head(0, 2), s.at(0, 2)) == (8, "blue", None)


def test_ch_5_3_a_whole_match_pays_three_times() -> None:
    match = GAME.start(2, seed=3)
    match.play(0, "done")
    match.force(["2", "3", "6"])
    match.play(1, "done")
    for move in ("move 1 with 2", "step c2", "step NW1a", "end"):
        match.play(0, move)
    while not match.over:
        match.play(match.waiting[0], "done" if match.ask == "buy" else "end")
    events = match.events(None)
    paid = [event.facts["money"] for event in events if event.name == "payday" and event.facts["seat"] == 0]
    assert (paid, int(match.position.money[0])) == ([1, 1, 1], 53)
    assert [event.facts["round"] for event in events if event.name == "round"] == list(range(1, 25))
