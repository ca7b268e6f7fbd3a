"""GA-3.1, GA-3.2 and GA-3.4: buying and raising joints, and the caps of their levels; no equipment."""

from __future__ import annotations

import pytest

from tests.games.gangsters.printed import COLOURS, PRICE
from tests.games.gangsters.story import GAME, Story, story
from windycity.core.errors import BadPosition, WrongTurn

EQUIPMENT = {"R": "wheels", "T": "heaters", "V": "clothes"}
THERE = {
    "another gang's racketeers": {"pieces": {0: "R1 A2", 1: "R9 A2!"}},
    "another gang's thugs": {"pieces": {0: "R1 A2", 1: "T9 A2"}},
    "another gang's vamps": {"pieces": {0: "R1 A2", 1: "V3 A2"}},
    "two other gangs": {"pieces": {0: "R1 A2", 1: "T9 A2", 2: "R3 A2, V1 A2"}},
    "a cop": {"pieces": {0: "R1 A2!"}, "cops": {"9": "A2"}},
    "public": {"pieces": {0: "R1 A2"}, "public": {"3a": "A2"}},
    "own pieces": {"pieces": {0: "R1 A2, T4 A2!, V1 A2"}},
}


def dump(s: Story) -> dict[str, object]:
    return GAME.dump_position(s.match.position)


def changed(before: dict[str, object], after: dict[str, object]) -> set[str]:
    """The fields of the position that have changed."""
    return {name for name in after if after[name] != before[name]}


def colour_of(count: int, name: str = "A2") -> str:
    """This many joints of the colour of a joint, that one first."""
    joints = next(joints.split() for _, joints in COLOURS.values() if name in joints.split())
    joints.remove(name)
    return " ".join([name, *joints][:count])


# GA-3.1: buy and raise


@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_a_purchase_where_there_is_no_joint_is_explained_by_why_it_cannot_be_made(move: str) -> None:
    match = story(pieces={0: "R3 g-4"}, at="buy").match
    assert match.explain(0, move) == str(match.why_not(0, move))
    assert match.explain(0, move).endswith(" (GA-3.1)")


def test_ga_3_1_a_neutral_joint_is_bought_where_the_own_racketeers_stand() -> None:
    s = story(pieces={0: "R3 A2"}, cash={0: 700}, at="buy")
    before = dump(s)
    s.play(0, "buy")
    assert (s.joints(0), s.cash(0), s.ask, s.waiting) == ({"A2": 1}, 500, "buy", (0,))
    assert s.events("bought") == [{"seat": 0, "joint": "A2", "price": 200}]
    assert changed(before, dump(s)) == {"owner", "level", "cash", "bought"}


def test_ga_3_1_an_own_joint_is_raised_one_level_for_its_price() -> None:
    s = story(pieces={0: "R3 D1"}, joints={0: "D1 D3 F2"}, cash={0: 1900}, at="buy")
    before = dump(s)
    s.play(0, "raise")
    assert (s.joints(0), s.cash(0), s.ask, s.waiting) == ({"D1": 2, "D3": 1, "F2": 1}, 1300, "buy", (0,))
    assert s.events("raised") == [{"seat": 0, "joint": "D1", "level": 2, "price": 600}]
    assert changed(before, dump(s)) == {"level", "cash", "bought"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ga_3_1_a_level_costs_the_price_whatever_the_level(level: int) -> None:
    s = story(pieces={0: "R3 B1"}, joints={0: f"B1:{level} D1 D3 F2"}, cash={0: 600}, at="buy").play(0, "raise")
    assert (s.level("B1"), s.cash(0)) == (level + 1, 0)


@pytest.mark.parametrize("name", ["E1", "A2", "C1", "B4", "B2", "B1"])
@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_the_price_must_be_there(name: str, move: str) -> None:
    joints = {0: colour_of(2, name)} if move == "raise" else {}

    def with_cash(cash: int) -> Story:
        return story(pieces={0: f"R1 {name}"}, joints=joints, cash={0: cash, 1: 5000}, at="buy")

    s = with_cash(PRICE[name]).play(0, move)
    assert (s.cash(0), s.level(name), s.owner(name)) == (0, 2 if move == "raise" else 1, 0)
    s = with_cash(PRICE[name] - 100)
    assert move not in s.legal(0)
    error = s.refuse(0, move)
    assert (error.sentence, error.rule) == ("too-little-cash", "GA-3.1")
    assert (error.facts["price"], error.facts["cash"]) == (PRICE[name], PRICE[name] - 100)


@pytest.mark.parametrize("move", ["buy", "raise"])
@pytest.mark.parametrize("letter", ["T", "V"])
def test_ga_3_1_thugs_and_vamps_buy_nothing(move: str, letter: str) -> None:
    joints = {0: "A2 A3"} if move == "raise" else {}
    s = story(pieces={0: f"{letter}3 A2, R1 d-2"}, joints=joints, cash={0: 900}, at="buy")
    error = s.refuse(0, move)
    assert (error.sentence, error.rule, move in s.legal(0)) == ("racketeers-not-in-joint", "GA-3.1", False)


@pytest.mark.parametrize("where", ["", ", R1 d-2", ", R1 A1"])
@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_not_where_there_is_no_joint(where: str, move: str) -> None:
    s = story(pieces={0: f"T1 A2{where}"}, joints={0: "A3 A4"}, cash={0: 900}, at="buy")
    assert s.refuse(0, move).sentence == "racketeers-not-in-joint"
    assert s.legal(0, move) == []


def test_ga_3_1_another_players_racketeers_do_not_help() -> None:
    s = story(pieces={1: "R5 A2", 0: "R1 d-2"}, cash={0: 900, 1: 900}, at="buy")
    assert s.refuse(0, "buy").sentence == "racketeers-not-in-joint"
    with pytest.raises(WrongTurn):
        s.play(1, "buy")


@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_a_joint_of_another_is_neither_bought_nor_raised(move: str) -> None:
    s = story(pieces={0: "R5 A2"}, joints={1: "A2", 0: "A3 A4"}, cash={0: 900}, at="buy")
    error = s.refuse(0, move)
    assert (error.sentence, error.rule, error.facts["joint"]) == ("joint-of-another", "GA-3.1", "A2")
    assert move not in s.legal(0)


def test_ga_3_1_an_own_joint_is_not_bought_and_a_neutral_one_not_raised() -> None:
    own = story(pieces={0: "R5 A2"}, joints={0: "A2 A3"}, cash={0: 900}, at="buy")
    assert (own.refuse(0, "buy").sentence, own.legal(0)) == ("joint-to-raise", ["raise", *own.legal(0, "offer"), "throw"])
    neutral = story(pieces={0: "R5 A2"}, joints={0: "A3 A4"}, cash={0: 900}, at="buy")
    error = neutral.refuse(0, "raise")
    assert (error.sentence, "buy" in neutral.legal(0), "raise" in neutral.legal(0)) == ("joint-to-buy", True, False)


@pytest.mark.parametrize("side", ["", "!"])
@pytest.mark.parametrize("strength", [1, 2, 10])
def test_ga_3_1_racketeers_buy_clean_or_criminal_and_however_weak(side: str, strength: int) -> None:
    s = story(pieces={0: f"R{strength} A2{side}"}, cash={0: 200}, at="buy").play(0, "buy")
    assert (s.owner("A2"), s.criminal(0, "R"), s.strength(0, "R")) == (0, side == "!", strength)


@pytest.mark.parametrize("who", THERE)
@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_ruling_whoever_else_is_there(who: str, move: str) -> None:
    joints = {0: "A2 A3"} if move == "raise" else {}
    s = story(joints=joints, cash={0: 200}, at="buy", **THERE[who])  # type: ignore[arg-type]  # settings of all sorts
    before = dump(s)
    s.play(0, move)
    assert (s.owner("A2"), s.level("A2"), s.cash(0)) == (0, 2 if move == "raise" else 1, 0)
    assert changed(before, dump(s)) <= {"owner", "level", "cash", "bought"}


@pytest.mark.parametrize("first", ["buy", "raise"])
def test_ga_3_1_ruling_one_purchase_a_turn(first: str) -> None:
    joints = {0: "A2 A3 A4"} if first == "raise" else {0: "A3 A4"}
    s = story(pieces={0: "R4 A2"}, joints=joints, cash={0: 5000}, at="buy").play(0, first)
    for move in ("buy", "raise"):
        error = s.refuse(0, move)
        assert (error.sentence, error.rule, s.legal(0, move)) == ("bought-already", "GA-3.1", [])
    assert s.cash(0) == 4800


def test_ga_3_1_the_next_turn_has_a_purchase_of_its_own() -> None:
    s = story(seats=2, pieces={0: "R4 A2", 1: "R1 K2"}, joints={0: "A3"}, cash={0: 400, 1: 200}, at="buy")
    s.play(0, "buy").play(0, "throw").play(0, "pass").done(0)
    s.play(1, "buy").play(1, "throw").play(1, "pass").done(1).play(0, "raise")
    assert (s.joints(0), s.joints(1), s.cash(0), s.cash(1)) == ({"A2": 2, "A3": 1}, {"K2": 1}, 0, 0)


def test_ga_3_1_nothing_need_be_bought() -> None:
    s = story(pieces={0: "R4 A2"}, cash={0: 900}, at="buy").play(0, "throw")
    assert (s.owner("A2"), s.cash(0), s.ask) == (None, 900, "police")


@pytest.mark.parametrize("move", ["buy", "raise"])
def test_ga_3_1_buying_comes_before_the_dice(move: str) -> None:
    joints = {0: "A2 A3"} if move == "raise" else {}
    s = story(pieces={0: "R4 A2"}, joints=joints, cash={0: 900}, at="buy").play(0, "throw")
    assert (s.refuse(0, move).sentence, s.ask) == ("asked-for-police", "police")
    s.play(0, "pass")
    assert (s.refuse(0, move).sentence, s.ask) == ("asked-for-move", "move")


def test_ga_3_1_only_the_active_player_buys() -> None:
    s = story(pieces={0: "R1 d-2", 1: "R4 A2"}, cash={1: 900}, at="buy")
    assert (s.waiting, s.legal(1)) == ((0,), [])
    with pytest.raises(WrongTurn):
        s.play(1, "buy")


def test_ga_3_1_the_guards_of_a_new_joint_attack_in_the_same_turn() -> None:
    s = story(seats=2, pieces={0: "R1 A2", 1: "T1 A2"}, cash={0: 200}, at="buy").play(0, "buy").play(0, "throw", "1 1 1 1 1")
    s.play(0, "pass").done(0, "4 1 1")
    assert (s.at(1, "T"), s.owner("A2"), s.strength(0, "R")) == (None, 0, 1)


# GA-3.2: caps


@pytest.mark.parametrize(
    ("name", "count"), [(joints.split()[0], count + 1) for _, joints in COLOURS.values() for count in range(len(joints.split()))]
)
def test_ga_3_2_a_joint_is_raised_up_to_the_number_of_its_colour(name: str, count: int) -> None:
    others = " ".join([*colour_of(count, name).split()[1:], "K2" if name != "A2" else "E1"])
    for level in range(1, count + 1):
        s = story(pieces={0: f"R1 {name}"}, joints={0: f"{name}:{level} {others}"}, cash={0: 600}, at="buy")
        if level < count:
            assert s.play(0, "raise").level(name) == level + 1
            continue
        assert "raise" not in s.legal(0)
        error = s.refuse(0, "raise")
        assert (error.sentence, error.rule) == ("level-capped", "GA-3.2")
        assert (error.facts["joint"], error.facts["now"]) == (name, level)


def test_ga_3_2_joints_of_another_player_do_not_count() -> None:
    s = story(pieces={0: "R1 A2"}, joints={0: "A2", 1: "A3 A4"}, cash={0: 900}, at="buy")
    assert s.refuse(0, "raise").sentence == "level-capped"


def test_ga_3_2_several_joints_of_a_colour_can_all_be_at_the_cap() -> None:
    s = story(pieces={0: "R1 A4"}, joints={0: "A2:3 A3:3 A4:2"}, cash={0: 200}, at="buy").play(0, "raise")
    assert s.joints(0) == {"A2": 3, "A3": 3, "A4": 3}


def test_ga_3_2_a_position_above_the_cap_is_not_sound() -> None:
    with pytest.raises(BadPosition):
        story(joints={0: "A2:3 A3"})


def sold(joints: str, name: str) -> Story:
    """Seat 0 has these joints and sells one of them."""
    s = story(seats=3, joints={0: joints, 1: "E1", 2: "K2:2 K3:2"}, cash={1: 900}, at="buy")
    return s.play(0, ["offer camorra", f"give {name}", "want nothing", "get 100", "propose"]).play(1, "accept")


@pytest.mark.parametrize(
    ("joints", "name", "left"),
    [
        ("A2:2 A3:1", "A3", {"A2": 1}),
        ("A2:2 A3:2 A4:2", "A4", {"A2": 2, "A3": 2}),
        ("A2:3 A3:2 A4:1", "A4", {"A2": 2, "A3": 2}),
        ("A2:3 A3:3 A4:3", "A2", {"A3": 2, "A4": 2}),
        ("A2:1 A3:1 A4:3", "A4", {"A2": 1, "A3": 1}),
        ("A2:4 A3:4 A4:1 I3:3", "I3", {"A2": 3, "A3": 3, "A4": 1}),
        ("A2:2 A3:1 B1:2 D1:2", "A3", {"A2": 1, "B1": 2, "D1": 2}),
    ],
)
def test_ga_3_2_when_a_joint_is_lost_levels_above_drop_at_once(joints: str, name: str, left: dict[str, int]) -> None:
    s = sold(joints, name)
    assert (s.ask, s.joints(0), s.cash(0), s.joints(2)) == ("buy", left, 100, {"K2": 2, "K3": 2})
    before = dict(part.partition(":")[::2] for part in joints.split())
    dropped = [{"joint": key, "level": level} for key, level in left.items() if level < int(before[key] or 1)]
    assert [event for event in s.events("capped") if event["joint"] != name] == dropped


def test_ga_3_2_a_raid_that_takes_a_joint_lowers_the_others() -> None:
    s = story(seats=2, joints={1: "A2 A3:2 A4:3"}, public={"2a": "A2"}, cops={"5": "d-2"}, at="police")
    s.play(0, "cop 5 to A2").passes(1)
    assert s.joints(1) == {"A3": 2, "A4": 2}
    assert s.events("capped") == [{"joint": "A4", "level": 2}]


def test_ga_3_2_a_raid_that_takes_only_a_level_lowers_no_other() -> None:
    s = story(seats=2, joints={1: "A2:2 A3:2 A4:3"}, public={"2a": "A2"}, cops={"5": "d-2"}, at="police")
    s.play(0, "cop 5 to A2").passes(1)
    assert s.joints(1) == {"A2": 1, "A3": 2, "A4": 3}


def test_ga_3_2_a_shoot_out_that_takes_a_joint_lowers_the_others() -> None:
    s = story(seats=2, pieces={1: "T3 A2"}, joints={0: "A2 A3:2 I3:3 E1"}).done(0, "1 1 6 1 1")
    assert s.joints(0) == {"A3": 2, "E1": 1, "I3": 2}


def test_ga_3_2_a_joint_gained_later_does_not_bring_levels_back() -> None:
    s = story(pieces={0: "R1 A4"}, joints={0: "A2:2 A3"}, cash={1: 900}, at="buy")
    s.play(0, ["offer camorra", "give A3", "want nothing", "get 100", "get 100", "propose"]).play(1, "accept").play(0, "buy")
    assert s.joints(0) == {"A2": 1, "A4": 1}


# GA-3.4: equipment is bought when the moves begin (GA-5.7)


@pytest.mark.parametrize("letter", EQUIPMENT)
def test_ga_3_4_equipment_is_not_bought_here(letter: str) -> None:
    s = story(pieces={0: f"{letter}1 A1"}, cash={0: 3000}, at="buy")
    assert s.legal(0) == ["throw"]
    error = s.refuse(0, EQUIPMENT[letter])
    assert (error.sentence, error.rule) == ("asked-for-buy", "GA-3.1")


@pytest.mark.parametrize("letter", EQUIPMENT)
def test_ga_3_4_equipment_is_no_purchase_of_this_step(letter: str) -> None:
    """A joint was raised before the dice; equipment can be bought all the same."""
    pieces = {0: "R1 A2, T1 A1, V1 A1"} if letter != "R" else {0: "R1 A1"}
    s = story(pieces=pieces, joints={0: "A2 A3"}, cash={0: 1500}, at="buy")
    if letter != "R":
        s.play(0, "raise")
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").play(0, EQUIPMENT[letter])
    assert (s.equipped(0, letter), s.level("A2")) == (True, 1 if letter == "R" else 2)
