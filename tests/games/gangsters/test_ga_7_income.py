"""GA-7: extortion, and what joints with public pay in every player's turn."""

from __future__ import annotations

import pytest

from tests.games.gangsters.printed import COLOURS, GREY, PIECES, PRICE, PUBLIC
from tests.games.gangsters.story import GAME, Story, story

DICE = "1 2 3 4 5"  # black 4, red 5
FIRST = {colour: joints.split() for colour, (_, joints) in COLOURS.items()}
extorting = pytest.mark.parametrize(("letter", "die"), [("T", 4), ("V", 5)])


def extorted(s: Story) -> list[tuple[object, ...]]:
    return [tuple(event.values()) for event in s.events("extorted")]


def earned(s: Story) -> list[tuple[object, ...]]:
    return [(event["seat"], event["joint"], event["money"]) for event in s.events("earned")]


def cash(s: Story) -> list[int]:
    return [s.cash(seat) for seat in range(s.match.seats)]


# GA-7.1: extortion


@pytest.mark.parametrize("building", [*GREY, *PRICE])
@extorting
def test_ga_7_1_criminals_extort_in_every_unowned_building_grey_included(building: str, letter: str, die: int) -> None:
    s = story(pieces={0: f"{letter}2 {building}!"}, cash={0: 100, 1: 500}, dice=DICE).done(0)
    assert extorted(s) == [(0, PIECES[letter], building, 100 * die)]
    assert cash(s) == [100 + 100 * die, 500, 0]


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("strength", range(1, 11))
def test_ga_7_1_thugs_take_100_times_the_black_die_whatever_their_strength(face: int, strength: int) -> None:
    others = face % 6 + 1
    s = story(pieces={0: f"T{strength} A1!"}, dice=f"{others} {others} {others} {face} {others}").done(0)
    assert cash(s) == [100 * face, 0, 0]


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("strength", range(1, 4))
def test_ga_7_1_vamps_take_100_times_the_red_die_whatever_their_strength(face: int, strength: int) -> None:
    others = face % 6 + 1
    s = story(pieces={0: f"V{strength} A1!"}, dice=f"{others} {others} {others} {others} {face}").done(0)
    assert cash(s) == [100 * face, 0, 0]


@pytest.mark.parametrize("where", ["A1", "A2"])
def test_ga_7_1_racketeers_do_not_extort(where: str) -> None:
    s = story(pieces={0: f"R9 {where}!"}, dice=DICE).done(0)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


@pytest.mark.parametrize("where", ["A1", "A2"])
@extorting
def test_ga_7_1_only_criminals_extort(where: str, letter: str, die: int) -> None:
    s = story(pieces={0: f"{letter}3 {where}"}, dice=DICE).done(0)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


@pytest.mark.parametrize("where", ["b-1", "d-4", "b-10", "i-4"])
@extorting
def test_ga_7_1_not_in_the_street(where: str, letter: str, die: int) -> None:
    s = story(pieces={0: f"{letter}3 {where}!"}, dice=DICE).done(0)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


@extorting
def test_ga_7_1_not_in_an_own_joint(letter: str, die: int) -> None:
    s = story(pieces={0: f"{letter}3 A2!"}, joints={0: "A2"}, dice=DICE).done(0)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


@pytest.mark.parametrize(("letter", "chance"), [("T", "1 1 1 1 1"), ("V", "")])
def test_ga_7_1_not_in_a_joint_of_another(letter: str, chance: str) -> None:
    s = story(pieces={0: f"{letter}3 A2!"}, joints={1: "A2"}, dice=DICE).done(0, chance)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


@extorting
def test_ga_7_1_only_the_active_player_extorts(letter: str, die: int) -> None:
    pieces = dict.fromkeys(range(3), f"{letter}1 A1!")
    s = story(pieces=pieces, active=1, dice=DICE).done(1)
    assert (extorted(s), cash(s)) == ([(1, PIECES[letter], "A1", 100 * die)], [0, 100 * die, 0])


def test_ga_7_1_thugs_and_vamps_both_extort_apart_or_together() -> None:
    for places in ("T2 A1!, V1 A1!", "T2 A1!, V1 A2!"):
        s = story(pieces={0: places}, dice=DICE).done(0)
        assert [(piece, amount) for _, piece, _, amount in extorted(s)] == [("thugs", 400), ("vamps", 500)]
        assert cash(s) == [900, 0, 0]


@pytest.mark.parametrize("side", [("criminal", 400), ("clean", 0)])
def test_ga_7_1_a_piece_that_moved_extorts_where_it_ends_with_the_side_it_shows(side: tuple[str, int]) -> None:
    s = story(pieces={0: "T2 e-1!"}, dice=DICE).move(0, "T", "A1", side[0])
    assert cash(s) == [side[1], 0, 0]


def test_ga_7_1_a_piece_that_left_does_not_extort() -> None:
    s = story(pieces={0: "T2 A1!"}, dice="1 1 1 1 1").move(0, "T", "b-1", "criminal")
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


def test_ga_7_1_ruling_it_costs_no_move() -> None:
    """With one move only, which the racketeers use, thugs and vamps both extort."""
    s = story(pieces={0: "R3 e-10, T1 A1!, V1 A1!"}, dice="1 1 1 4 5")
    assert s.moves == 1
    s.move(0, "R", "f-10")
    assert (s.ask, s.waiting, cash(s)) == ("buy", (1,), [900, 0, 0])


def test_ga_7_1_who_recruits_extorts_too_and_takes_no_more_for_it() -> None:
    s = story(pieces={0: "T1 A1!"}, cash={0: 600}, dice="1 1 1 2 1").play(0, "recruit thugs 1")
    assert (s.strength(0, "T"), cash(s)) == (2, [600 - 400 + 200, 0, 0])


def test_ga_7_1_ruling_a_die_used_with_wheels_serves_no_extortion() -> None:
    """GA-5.7: a die used this way serves nothing else."""
    s = story(pieces={0: "R3 b-10, T2 A1!, V1 A1!"}, equipped={0: "R"}, dice="1 1 1 2 3")
    s.play(0, s.legal(0, "drive racketeers with green+black to")[0])
    assert [(piece, amount) for _, piece, _, amount in extorted(s)] == [("vamps", 300)]


def test_ga_7_1_ruling_thugs_that_drove_with_their_own_die_do_not_extort_with_it() -> None:
    s = story(pieces={0: "R3 A1, T2 d-1, V1 C3!"}, equipped={0: "R"}, dice="1 1 1 2 3")
    s.play(0, "drive thugs with green+black to A1 as criminal")
    assert (s.at(0, "T"), extorted(s)) == ("A1", [(0, "vamps", "C3", 300)])


@extorting
def test_ga_7_1_only_vamps_are_kept_from_it_by_a_cop(letter: str, die: int) -> None:
    s = story(pieces={0: f"{letter}2 A1!"}, cops={"7": "A1"}, dice=DICE).done(0)
    assert cash(s) == [100 * die if letter == "T" else 0, 0, 0]
    assert s.strength(0, letter) == 2


@pytest.mark.parametrize("where", ["b-1", "a-2", "A3"])
def test_ga_7_1_a_cop_elsewhere_keeps_nobody_from_it(where: str) -> None:
    s = story(pieces={0: "V2 A1!"}, cops={"7": where}, dice=DICE).done(0)
    assert cash(s) == [500, 0, 0]


def test_ga_7_1_a_cop_with_donuts_keeps_vamps_from_it_too() -> None:
    s = story(pieces={0: "V2 A1!"}, cops={"7": "A1"}, donuts={1: "7 1"}, dice=DICE).done(0)
    assert (s.ask, cash(s)) == ("buy", [0, 0, 0])


def test_ga_7_1_a_cop_who_has_come_this_turn_keeps_vamps_from_it() -> None:
    s = story(seats=2, pieces={0: "V2 A1!"}, cops={"2": "b-1"}, at="police", dice=DICE)
    s.play(0, "cop 2 to A1").passes(1, 0).done(0, "1 1")
    assert (extorted(s), s.strength(0, "V"), s.cop_at("2")) == ([], 2, None)


def test_ga_7_1_a_vamp_in_a_neutral_joint_extorts_as_long_as_no_cop_is_there() -> None:
    s = story(pieces={0: "V1 A2!"}, dice=DICE).done(0)
    assert cash(s) == [500, 0, 0]
    s = story(pieces={0: "V1 A2!"}, cops={"7": "A2"}, dice=DICE).done(0)
    assert cash(s) == [0, 0, 0]


@pytest.mark.parametrize("there", ["T5 A1!", "R5 A1", "V3 A1!"])
def test_ga_7_1_other_gangs_do_not_keep_anybody_from_it(there: str) -> None:
    s = story(pieces={0: "T1 A1!, V1 A1!", 1: there}, dice=DICE).done(0)
    assert cash(s) == [900, 0, 0]


def test_ga_7_1_extortion_comes_before_the_shoot_outs() -> None:
    """The thugs move in, extort, and are shot."""
    s = story(seats=2, pieces={0: "T3 e-1", 1: "T3 A1"}, dice=DICE).move(0, "T", "A1", "criminal", "1 1 1 5 5 5")
    assert (cash(s), s.at(0, "T")) == ([400, 0], None)


def test_ga_7_1_a_cop_shoots_only_after_the_extortion() -> None:
    s = story(seats=2, pieces={0: "T2 A1!"}, cops={"2": "b-1"}, at="police", dice=DICE)
    s.play(0, "cop 2 to A1").passes(1, 0).done(0, "6 6 1 1")
    assert (cash(s), s.at(0, "T")) == ([400, 0], None)


def test_ga_7_1_a_joint_bought_this_turn_is_owned() -> None:
    s = story(pieces={0: "R1 A2, T2 A2!"}, cash={0: 200}, at="buy").play(0, "buy").play(0, "throw", DICE).play(0, "pass").done(0)
    assert (extorted(s), cash(s)) == ([], [0, 0, 0])


def test_ga_7_1_a_joint_lost_in_a_raid_this_turn_is_unowned() -> None:
    s = story(seats=2, pieces={0: "T1 A2!"}, joints={1: "A2"}, public={"1a": "A2"}, cops={"2": "d-2"}, at="police", dice=DICE)
    s.play(0, "cop 2 to A2").passes(1).done(0, "1 1 1")
    assert (s.owner("A2"), cash(s)) == (None, [400, 0])


def test_ga_7_1_nothing_else_changes() -> None:
    s = story(seats=2, pieces={0: "T2 A1!", 1: "T2 A1!"}, cash={0: 300, 1: 700}, dice=DICE)
    other = story(seats=2, pieces={0: "T2 A1!", 1: "T2 A1!"}, cash={0: 700, 1: 700}, active=1, at="buy")
    assert GAME.dump_position(s.done(0).match.position) == GAME.dump_position(other.match.position)


# GA-7.2: joints with public


@pytest.mark.parametrize(
    ("name", "value", "level"),
    [(joints[0], value, level) for joints in FIRST.values() for value in (1, 2, 3) for level in range(1, len(joints) + 1)],
)
def test_ga_7_2_public_pays_value_times_price_times_level(name: str, value: int, level: int) -> None:
    same = next(joints for joints in FIRST.values() if name in joints)
    joints = {1: " ".join([f"{name}:{level}", *same[1:level]])}
    s = story(joints=joints, public={f"{value}a": name}, cash={0: 100}, dice="5 6 4 6 5").done(0)
    assert earned(s) == [(1, name, value * PRICE[name] * level)]
    assert cash(s) == [100, value * PRICE[name] * level, 0]


@pytest.mark.parametrize("name", PUBLIC)
def test_ga_7_2_the_value_is_printed_on_the_public(name: str) -> None:
    assert cash(story(joints={0: "A2"}, public={name: "A2"}).done(0)) == [int(name[0]) * 200, 0, 0]


@pytest.mark.parametrize("owner", range(3))
@pytest.mark.parametrize("active", range(3))
def test_ga_7_2_in_every_players_turn(owner: int, active: int) -> None:
    s = story(joints={owner: "A2"}, public={"2a": "A2"}, active=active, dice=DICE).done(active)
    assert cash(s) == [400 if seat == owner else 0 for seat in range(3)]


def test_ga_7_2_a_joint_pays_again_in_each_turn_whether_or_not_its_public_moved() -> None:
    s = story(seats=3, joints={1: "A2"}, public={"2a": "A2"}).done(0)
    for seat in (1, 2, 0):
        s.play(seat, "throw").play(seat, "pass").done(seat)
    assert earned(s) == [(1, "A2", 400)] * 4
    assert (cash(s), s.public_at("2a")) == ([0, 1600, 0], "A2")


def test_ga_7_2_every_joint_pays_and_each_its_own_owner() -> None:
    joints = {0: "A2 A3:2 E1", 1: "B1", 2: "C1"}
    s = story(joints=joints, public={"1a": "A2", "3a": "A3", "2a": "B1", "2b": "C1"}, active=2).done(2)
    assert sorted(earned(s)) == [(0, "A2", 200), (0, "A3", 1200), (1, "B1", 1200), (2, "C1", 600)]
    assert cash(s) == [1400, 1200, 600]


@pytest.mark.parametrize("where", ["A2", "A1", "d-4"])
def test_ga_7_2_public_pays_nobody_in_a_neutral_joint_a_grey_building_or_the_street(where: str) -> None:
    s = story(pieces={0: "R2 A2"}, joints={0: "A3", 1: "K2"}, public={"3a": where}).done(0)
    assert (earned(s), cash(s)) == ([], [0, 0, 0])


def test_ga_7_2_a_joint_without_public_pays_nothing() -> None:
    s = story(pieces={0: "R2 A2, T3 A2!"}, joints={0: "A2:2 A3"}, dice=DICE).done(0)
    assert (earned(s), cash(s)) == ([], [0, 0, 0])


def test_ga_7_2_public_that_has_just_come_pays() -> None:
    s = story(joints={1: "A2"}, public={"3a": "d-2"}).play(0, "public 3a to A2")
    assert cash(s) == [0, 600, 0]


def test_ga_7_2_public_that_has_just_left_does_not_pay() -> None:
    s = story(joints={1: "A2"}, public={"3a": "A2"}).play(0, "public 3a to d-2")
    assert cash(s) == [0, 0, 0]


@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_7_2_a_purchase_of_this_turn_counts(move: str) -> None:
    joints = {0: "A2 A3"} if move == "raise" else {}
    s = story(pieces={0: "R1 A2"}, joints=joints, public={"3a": "A2"}, cash={0: 200}, at="buy")
    s.play(0, move).play(0, "throw").play(0, "pass").done(0)
    assert cash(s) == [1200 if move == "raise" else 600, 0, 0]


def test_ga_7_2_a_raid_of_this_turn_comes_first() -> None:
    s = story(seats=2, joints={1: "A2:2 A3"}, public={"3a": "A2", "1a": "A3"}, cops={"5": "d-2"}, at="police")
    s.play(0, "cop 5 to A2").passes(1).done(0)
    assert (earned(s), s.level("A2")) == ([(1, "A3", 200)], 1)


def test_ga_7_2_a_joint_pays_before_it_is_lost_in_a_shoot_out() -> None:
    s = story(seats=2, pieces={0: "T3 A2"}, joints={1: "A2"}, public={"3a": "A2"}).done(0, "1 1 6 1 1")
    assert (cash(s), s.owner("A2"), s.public_at("3a")) == ([0, 600], None, None)


@pytest.mark.parametrize("there", ["T1 A2!", "R1 A2", "V1 A2!"])
def test_ga_7_2_own_pieces_in_the_joint_make_no_difference(there: str) -> None:
    s = story(pieces={0: there}, joints={0: "A2"}, public={"3a": "A2"}, dice=DICE).done(0)
    assert cash(s) == [600, 0, 0]


def test_ga_7_2_a_cop_in_the_joint_makes_no_difference() -> None:
    s = story(pieces={0: "R1 A2!"}, joints={0: "A2"}, public={"3a": "A2"}, cops={"7": "A2"}, dice=DICE).done(0)
    assert cash(s) == [600, 0, 0]


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_ga_7_2_everyone_sees_the_income(eye: int | None) -> None:
    s = story(pieces={0: "T1 A1!"}, joints={1: "A2"}, public={"2a": "A2"}, dice=DICE).done(0)
    assert s.events("extorted", eye) == [{"seat": 0, "piece": "thugs", "space": "A1", "money": 400}]
    assert s.events("earned", eye) == [{"seat": 1, "joint": "A2", "public": "2a", "money": 400}]


def test_ga_7_2_both_kinds_of_income_add_up() -> None:
    s = story(pieces={0: "T1 A1!"}, joints={0: "A2"}, public={"2a": "A2"}, cash={0: 100}, dice=DICE).done(0)
    assert cash(s) == [900, 0, 0]
