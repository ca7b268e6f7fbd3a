"""GA-2: the set-up: the order of play, claims, the gangs and their places."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from tests.games.gangsters.opening import CLAIMS, LEFT, claimed, gang, hired, places
from tests.games.gangsters.printed import COLOURS, MARKERS, PIECES, PRICE
from tests.games.gangsters.story import GAME, NAMES, Story, look, start
from windycity.core.errors import BadMove, BadOption, WrongTurn
from windycity.core.words import Word
from windycity.games.gangsters.position import JOINTS


def price_of(racketeers: int, thugs: int, vamps: int) -> int:
    return 50 * racketeers * (racketeers + 1) + 50 * thugs * (thugs + 1) + 300 * vamps


def idle(s: Story) -> None:
    """Answer with as little as possible for all who are asked."""
    seat = s.waiting[0]
    s.play(seat, {"buy": "throw", "move": "done"}.get(s.ask, "pass"))


# GA-2.1: the order of play


@pytest.mark.parametrize("seats", [2, 3])
def test_ga_2_1_the_order_of_play_is_random(seats: int) -> None:
    every = list(permutations(range(seats)))
    games = [GAME.start(seats=seats, seed=seed) for seed in range(20 * len(every))]
    found = Counter(tuple(look(match, None).order) for match in games)
    assert sorted(found) == every
    assert all(abs(count - 20) <= 12 for count in found.values())  # the deviation is 3 to 4


def test_ga_2_1_with_four_players_everyone_can_have_every_place() -> None:
    orders = [look(GAME.start(seats=4, seed=seed), None).order for seed in range(100)]
    assert {(place, seat) for order in orders for place, seat in enumerate(order)} == set(product(range(4), range(4)))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ga_2_1_the_order_is_told_to_all(order: tuple[int, ...]) -> None:
    s = start(3, order)
    for eye in (0, 1, 2, None):
        assert s.view(eye).order == list(order)
        assert s.events("order", eye) == [{"place": place, "seat": seat} for place, seat in enumerate(order, 1)]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_ga_2_1_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats=seats, seed=1)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 0, 2), (3, 1, 0, 2), (1, 0)])
def test_ga_2_1_the_order_is_kept_for_the_whole_game(order: tuple[int, ...]) -> None:
    s = claimed(len(order), order)
    for seat in order:
        s.play(seat, gang("R2 T2 V1"))
    for seat in order:
        joint = CLAIMS[seat].split()[0]
        s.play(seat, places(f"R {joint}, T {joint}, V {joint}"))
    assert (s.round, s.active, s.ask, s.waiting) == (1, order[0], "buy", (order[0],))
    while s.round < 4:
        idle(s)
    assert [event["seat"] for event in s.events("threw")] == [*order] * 3
    assert [event["round"] for event in s.events("round")] == [1, 2, 3, 4]


# GA-2.1: claims


@pytest.mark.parametrize("order", [(0, 1), (1, 0), (0, 1, 2), (2, 0, 1), (3, 0, 2, 1), (0, 1, 2, 3)])
def test_ga_2_1_joints_are_claimed_in_turn_three_times_around(order: tuple[int, ...]) -> None:
    s, asked = start(len(order), order), []
    while s.ask == "claim":
        assert len(s.waiting) == 1
        asked.append(s.waiting[0])
        s.play(s.waiting[0], s.legal(s.waiting[0])[-1])
    assert asked == [*order] * 3
    assert s.ask == "gang"


def test_ga_2_1_nobody_claims_before_it_is_his_turn() -> None:
    s = start(3, (2, 0, 1))
    for seat in (0, 1):
        assert s.legal(seat) == []
        with pytest.raises(WrongTurn):
            s.play(seat, "claim A2")


def test_ga_2_1_every_joint_can_be_claimed_first() -> None:
    assert start().legal(0) == [f"claim {name}" for name in NAMES["joint"][:JOINTS]]


@pytest.mark.parametrize("name", PRICE)
def test_ga_2_1_a_claim_takes_the_price_from_the_1100(name: str) -> None:
    s = start().play(0, f"claim {name}")
    assert (s.joints(0), s.cash(0)) == ({name: 1}, 1100 - PRICE[name])
    for eye in (0, 1, None):
        assert s.events("claimed", eye) == [{"seat": 0, "joint": name, "price": PRICE[name], "left": 1100 - PRICE[name]}]


def test_ga_2_1_nothing_else_comes_of_a_claim() -> None:
    s = start().play(0, "claim B1")
    assert (s.joints(1), s.joints(2), s.cash(1), s.cash(2)) == ({}, {}, 1100, 1100)
    assert (s.round, s.dice, s.in_bag()) == (0, {}, MARKERS)


def test_ga_2_1_only_a_neutral_joint_can_be_claimed() -> None:
    s = start().play(0, "claim E1")
    assert "claim E1" not in s.legal(1)
    error = s.refuse(1, "claim E1")
    assert (error.sentence, error.rule, error.facts["joint"]) == ("joint-taken", "GA-2.1", Word("joint", "E1"))
    s.play(1, "claim E2").play(2, "claim E3")
    assert s.refuse(0, "claim E1").sentence == "joint-taken"


@pytest.mark.parametrize("first", COLOURS)
@pytest.mark.parametrize("second", COLOURS)
def test_ga_2_1_the_three_together_cost_at_most_1100(first: str, second: str) -> None:
    """Two players: brown never runs out, so 100 must stay for the last."""
    s = start(2).play(0, f"claim {COLOURS[first][1].split()[0]}").play(1, "claim J4")
    left = 1100 - COLOURS[first][0]
    name = COLOURS[second][1].split()[1]
    if PRICE[name] > left - 100:
        error = s.refuse(0, f"claim {name}")
        assert (error.sentence, error.rule) == ("claim-too-dear", "GA-2.1")
        assert [error.facts[fact] for fact in ("joint", "price", "cash", "reserve")] == [
            Word("joint", name),
            PRICE[name],
            left,
            100,
        ]
        return
    assert {move.split()[1] for move in s.legal(0)} == {
        other for other in PRICE if PRICE[other] <= left - 100 and s.owner(other) is None
    }
    s.play(0, f"claim {name}").play(1, "claim J3")
    left -= PRICE[name]
    assert s.cash(0) == left
    assert {move.split()[1] for move in s.legal(0)} == {
        other for other in PRICE if PRICE[other] <= left and s.owner(other) is None
    }
    for other in ("B1", "D1", "G4", "H4", "W2", "K4"):
        if PRICE[other] > left and s.owner(other) is None:
            error = s.refuse(0, f"claim {other}")
            assert [error.facts[fact] for fact in ("price", "cash", "reserve")] == [PRICE[other], left, 0]


@pytest.mark.parametrize("claims", ["B1 B4 E1", "B2 D2 E1", "B4 D1 E1", "C1 C2 B2", "B1 A2 C1"])
def test_ga_2_1_exactly_1100_can_be_spent(claims: str) -> None:
    s = claimed(2, claims={0: claims, 1: "J1 J3 J4"})
    assert (s.cash(0), s.joints(0)) == (0, dict.fromkeys(sorted(claims.split()), 1))


def test_ga_2_1_what_is_left_is_kept_in_cash() -> None:
    s = claimed(4)
    assert {seat: s.cash(seat) for seat in range(4)} == LEFT


def test_ga_2_1_the_first_claim_is_free_for_there_is_enough_for_two_more() -> None:
    s = start(2).play(0, "claim B1").play(1, "claim D1")
    assert (s.cash(0), s.cash(1)) == (500, 500)


@pytest.mark.parametrize(("first", "second", "cheaper"), [("B1", "B4", "C1"), ("B2", "D2", "B4"), ("B4", "D1", "B2")])
def test_ga_2_1_a_claim_leaves_enough_even_if_the_others_take_the_cheapest(first: str, second: str, cheaper: str) -> None:
    """The last of four: with six brown joints gone the others can take the other three before he claims again."""
    s = start(4)
    for seat, name in enumerate(["E1", "E2", "E3", first, "I1", "I2", "J1"]):
        s.play(seat % 4, f"claim {name}")
    error = s.refuse(3, f"claim {second}")
    assert (error.sentence, error.facts["reserve"]) == ("claim-too-dear", 200)
    s.play(3, f"claim {cheaper}")
    for seat, name in enumerate(["J3", "J4", "W3"]):
        s.play(seat, f"claim {name}")
    assert s.cash(3) == 200
    assert s.legal(3) == [f"claim {name}" for name in ["A2", "A3", "A4", "I3", "I4", "K2", "K3", "K4"]]


def test_ga_2_1_with_one_brown_joint_more_the_dearer_claim_is_legal() -> None:
    s = start(4)
    for seat, name in enumerate(["E1", "E2", "E3", "B1", "I1", "I2", "A2"]):
        s.play(seat % 4, f"claim {name}")
    s.play(3, "claim B4")
    for seat, name in enumerate(["J1", "J3", "J4"]):
        s.play(seat, f"claim {name}")
    assert s.legal(3) == ["claim W3"]


def test_ga_2_1_grey_buildings_stay_out_of_it() -> None:
    s = start()
    with pytest.raises(BadMove):
        s.play(0, "claim C3")


# GA-2.2: the gang


def one_hires(left: int) -> Story:
    """Seat 0 has this much left of its claims; seat 1 has already chosen its gang."""
    claims = {0: "B1 B4 E1", 200: "B2 A3 I3", 800: "E1 E2 E3"}
    return claimed(2, claims={0: claims[left], 1: "J1 J3 J4"}).play(1, gang("R1"))


def twin(s: Story) -> Story:
    return Story(s.match.copy())


@pytest.mark.parametrize("left", [0, 200, 800])
def test_ga_2_2_every_gang_that_can_be_paid_can_be_had_and_no_other(left: int) -> None:
    """A gang costs at most 2,100 plus what is left of the claims; the nth member n times 100, a vamp 300, at most one."""
    money, todo, seen = 2100 + left, [((0, 0, 0), one_hires(left))], set()
    while todo:
        (racketeers, thugs, vamps), s = todo.pop()
        bigger = {
            "hire racketeers": (racketeers + 1, thugs, vamps),
            "hire thugs": (racketeers, thugs + 1, vamps),
            "hire vamps": (racketeers, thugs, vamps + 1),
        }
        legal = [move for move, size in bigger.items() if price_of(*size) <= money and size[2] <= 1]
        assert s.legal(0) == legal + ["done"] * (racketeers + thugs + vamps > 0)
        for move in legal:
            if bigger[move] not in seen:
                seen.add(bigger[move])
                todo.append((bigger[move], twin(s).play(0, move)))
    assert len(seen) == sum(0 < price_of(*size) <= money for size in product(range(8), range(8), range(2)))


@pytest.mark.parametrize("left", [0, 200, 800])
@pytest.mark.parametrize(
    "text", ["R1", "T1", "V1", "R2", "T3", "R4", "R6", "T6", "R5 T3", "R3 T3 V1", "R4 T3 V1", "R5 V1", "R1 T1 V1", "V1 T2"]
)
def test_ga_2_2_the_rest_stays_cash(left: int, text: str) -> None:
    size = {part[0]: int(part[1:]) for part in text.split()}
    s = one_hires(left).play(0, gang(text))
    joint = s.view(0).players[0].joints[0]
    s.play(0, [f"place {PIECES[letter]} {joint}" for letter in size]).play(1, "place racketeers J1")
    rest = 2100 + left - price_of(size.get("R", 0), size.get("T", 0), size.get("V", 0))
    assert [s.strength(0, letter) for letter in "RTV"] == [size.get(letter, 0) for letter in "RTV"]
    assert (s.cash(0), s.cash(1)) == (rest, 2800)
    assert s.events("kept-money", 1) == [{"seat": 0, "money": rest}, {"seat": 1, "money": 2800}]


def test_ga_2_2_four_racketeers_cost_1000_together() -> None:
    s = one_hires(0).play(0, gang("R4")).play(0, "place racketeers E1").play(1, "place racketeers J1")
    assert s.cash(0) == 1100


@pytest.mark.parametrize(
    ("left", "text", "move", "price", "cash"),
    [
        (0, "R6", "hire thugs", 100, 0),
        (0, "R6", "hire vamps", 300, 0),
        (0, "R6", "hire racketeers", 700, 0),
        (0, "R5 T3", "hire thugs", 400, 0),
        (200, "R6 T1", "hire thugs", 200, 100),
        (200, "R5 T3", "hire vamps", 300, 200),
        (800, "R6", "hire racketeers", 700, 800),
        (800, "R6 T1 T1", "hire racketeers", 700, 500),
    ],
)
def test_ga_2_2_the_next_member_must_be_paid_too(left: int, text: str, move: str, price: int, cash: int) -> None:
    s = one_hires(left)
    for hire in gang(text)[:-1]:
        s.play(0, hire)
    if price <= cash:
        s.play(0, move)
        return
    error = s.refuse(0, move)
    assert (error.sentence, error.rule) == ("too-little-cash", "GA-2.2")
    assert (error.facts["price"], error.facts["cash"]) == (price, cash)


def test_ga_2_2_a_second_vamp_is_refused_whatever_the_cash() -> None:
    s = one_hires(800).play(0, "hire vamps")
    assert "hire vamps" not in s.legal(0)
    assert s.refuse(0, "hire vamps").sentence == "hired-enough"


def test_ga_2_2_a_second_vamp_is_refused_with_this_clause() -> None:
    assert one_hires(800).play(0, "hire vamps").refuse(0, "hire vamps").rule == "GA-2.2"


def test_ga_2_2_ruling_a_gang_has_at_least_one_member() -> None:
    error = one_hires(0).refuse(0, "done")
    assert (error.sentence, error.rule) == ("gang-empty", "GA-2.2")


def test_ga_2_2_all_choose_at_the_same_time_and_who_is_done_waits() -> None:
    s = claimed(3)
    assert (s.ask, s.waiting) == ("gang", (0, 1, 2))
    s.play(1, gang("R1"))
    assert (s.ask, s.waiting, s.legal(1)) == ("gang", (0, 2), [])
    with pytest.raises(WrongTurn):
        s.play(1, "hire thugs")
    hired(s, "R2").play(2, gang("V1"))
    assert (s.ask, s.waiting) == ("place", (0, 1, 2))


def test_ga_2_2_the_money_for_the_gang_is_no_cash_before() -> None:
    s = claimed(4)
    s.play(0, "hire vamps")
    assert {seat: s.cash(seat) for seat in range(4)} == LEFT


# GA-2.3: places


@pytest.mark.parametrize("where", list(product(CLAIMS[0].split(), repeat=3)))
def test_ga_2_3_every_piece_starts_in_one_of_the_own_joints_apart_or_together(where: tuple[str, ...]) -> None:
    s = hired(claimed(2), "R2 T3 V1", "R1")
    s.play(0, [f"place {piece} {joint}" for piece, joint in zip(PIECES.values(), where, strict=True)])
    s.play(1, "place racketeers E2")
    assert tuple(s.at(0, letter) for letter in "RTV") == where
    revealed = [
        {"seat": 0, "piece": piece, "strength": strength, "joint": joint}
        for piece, strength, joint in zip(PIECES.values(), (2, 3, 1), where, strict=True)
    ]
    assert s.events("revealed") == [*revealed, {"seat": 1, "piece": "racketeers", "strength": 1, "joint": "E2"}]


def test_ga_2_3_only_the_own_three_joints_are_offered() -> None:
    s = hired(claimed(2), "R2 V1", "T1")
    assert sorted(s.legal(0)) == sorted(
        f"place {piece} {name}" for piece in ("racketeers", "vamps") for name in ("A2", "B1", "C1")
    )
    assert s.legal(1) == [f"place thugs {name}" for name in ("E1", "E2", "E3")]


@pytest.mark.parametrize("name", ["E1", "K2", "D1"])
def test_ga_2_3_a_joint_of_another_or_of_nobody_is_refused(name: str) -> None:
    error = hired(claimed(2), "R2 V1", "T1").refuse(0, f"place vamps {name}")
    assert (error.sentence, error.rule, error.facts["joint"]) == ("not-your-joint", "GA-2.3", Word("joint", name))


@pytest.mark.parametrize("move", ["place vamps A1", "place vamps a-1", "place vamps nothing", "place cops A2"])
def test_ga_2_3_a_piece_starts_in_a_joint(move: str) -> None:
    with pytest.raises(BadMove):
        hired(claimed(2), "R2 V1", "T1").play(0, move)


def test_ga_2_3_a_piece_that_was_not_chosen_has_no_place() -> None:
    error = hired(claimed(2), "R2 V1", "T1").refuse(0, "place thugs A2")
    assert (error.sentence, error.rule) == ("piece-not-hired", "GA-2.3")


def test_ga_2_3_a_piece_gets_one_place() -> None:
    s = hired(claimed(2), "R2 V1", "T1").play(0, "place vamps A2")
    for name in ("A2", "B1"):
        error = s.refuse(0, f"place vamps {name}")
        assert (error.sentence, error.rule) == ("piece-placed", "GA-2.3")
    assert s.legal(0) == [f"place racketeers {name}" for name in ("A2", "B1", "C1")]


def test_ga_2_3_every_piece_must_have_a_place() -> None:
    s = hired(claimed(2), "R2 T1 V1", "T1").play(1, "place thugs E1")
    for move in ("place vamps A2", "place racketeers B1"):
        s.play(0, move)
        assert (s.ask, s.waiting) == ("place", (0,))
    s.play(0, "place thugs A2")
    assert s.ask == "buy"


def test_ga_2_3_all_is_revealed_together() -> None:
    s = hired(claimed(3), "R2", "T1 V1", "R1").play(0, "place racketeers A2").play(2, "place racketeers A3")
    s.play(1, "place thugs E1")
    assert [s.at(seat, letter) for seat in range(3) for letter in "RTV"] == [None] * 9
    assert s.events("revealed") == []
    s.play(1, "place vamps E1")
    assert [s.at(seat, letter) for seat in range(3) for letter in "RTV"] == ["A2", None, None, None, "E1", "E1", "A3", None, None]
    for eye in (0, 1, 2, None):
        facts = [tuple(event.values()) for event in s.events("revealed", eye)]
        assert facts == [(0, "racketeers", 2, "A2"), (1, "thugs", 1, "E1"), (1, "vamps", 1, "E1"), (2, "racketeers", 1, "A3")]


def test_ga_2_3_pieces_start_clean_and_without_equipment() -> None:
    s = hired(claimed(2), "R2 T1 V1", "T1 V1").play(0, places("R A2, T A2, V B1")).play(1, places("T E1, V E2"))
    assert not any(s.criminal(seat, letter) or s.equipped(seat, letter) for seat in range(2) for letter in "RTV")
    assert (s.crime, s.round, s.ask, s.waiting) == (0, 1, "buy", (0,))
    assert (s.joints(0), s.joints(1)) == ({"A2": 1, "B1": 1, "C1": 1}, {"E1": 1, "E2": 1, "E3": 1})
    view = s.view(None)
    assert (view.cops, view.public, s.in_bag()) == ({}, {}, MARKERS)
    GAME.check_position(s.match.position)
