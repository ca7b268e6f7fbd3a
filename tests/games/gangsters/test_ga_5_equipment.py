"""GA-5.7: wheels, heaters and new clothes."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from tests.games.gangsters import walkers
from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.throws import board, exactly, go, shots
from tests.games.gangsters.walkers import GREY, JOINTS, STATIONS
from windycity.core.errors import WrongTurn

GEAR = {"R": ("wheels", 1000), "T": ("heaters", 1000), "V": ("clothes", 300)}
NAME = {"R": "racketeers", "T": "thugs", "V": "vamps"}
OWN_DIE = {"R": "green", "T": "black", "V": "red"}
MIXES = ["green+black", "green+red", "black+red", "green+black+red"]
START = {"R": "h-4", "T": "n-1", "V": "e-1"}


def shop(letter: str, cash: int, place: str = "A1", **more: object) -> Story:
    """A piece in a grey building, when the moves begin."""
    return story(pieces={0: f"{letter}1 {place}"}, cash={0: cash}, **more)  # type: ignore[arg-type]  # settings of all sorts


def garage(dice: str = "1 1 2 3 4", **more: object) -> Story:
    """Racketeers with wheels, and four moves."""
    pieces = {0: "R8 h-4, T2 n-1, V1 e-1"}
    settings: dict[str, object] = {"pieces": pieces, "equipped": {0: "R"}, "cash": {0: 9000}, "dice": dice}
    return story(**(settings | more))  # type: ignore[arg-type]  # settings of all sorts


def driven(s: Story, letter: str, mix: str) -> set[str]:
    """Where a piece can be driven with a mix of dice."""
    word = f"drive {NAME[letter]} with {mix} to "
    return {move.removeprefix(word).split()[0] for move in s.legal(0, word)}


# Buying


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("side", ["", "!"])
def test_ga_5_7_equipment_is_bought_in_a_grey_building(letter: str, side: str) -> None:
    gear, price = GEAR[letter]
    s = shop(letter, price + 200, f"A1{side}").play(0, gear)
    assert (s.equipped(0, letter), s.cash(0), s.ask, s.waiting, s.moves) == (True, 200, "move", (0,), 1)
    assert [s.equipped(0, other) for other in "RTV" if other != letter] == [False, False]
    assert s.events("equipped") == [{"seat": 0, "piece": NAME[letter], "price": price}]


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("place", GREY)
def test_ga_5_7_any_grey_building_will_do(letter: str, place: str) -> None:
    assert GEAR[letter][0] in shop(letter, 1000, place).legal(0)


@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_exactly_enough_cash_is_enough(letter: str) -> None:
    gear, price = GEAR[letter]
    assert shop(letter, price).play(0, gear).cash(0) == 0
    error = shop(letter, price - 100).refuse(0, gear)
    assert (error.sentence, str(error)) == ("too-little-cash", f"That costs {price:,}; you have {price - 100}. ({error.rule})")


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("place", ["b-1", "A2", "A3", "W2"])
@pytest.mark.parametrize("own", ["", "A2"])
def test_ga_5_7_elsewhere_there_is_no_equipment(letter: str, place: str, own: str) -> None:
    error = shop(letter, 5000, place, joints={0: own}).refuse(0, GEAR[letter][0])
    assert (error.sentence, error.rule) == ("not-in-grey", "GA-5.7")


@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_each_piece_has_equipment_of_its_own(letter: str) -> None:
    s = shop(letter, 5000)
    assert [move for move in s.legal(0) if move in ("wheels", "heaters", "clothes")] == [GEAR[letter][0]]
    for other in "RTV":
        if other != letter:
            assert s.refuse(0, GEAR[other][0]).sentence == "piece-not-there"


@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_equipment_is_bought_once(letter: str) -> None:
    gear, _ = GEAR[letter]
    assert shop(letter, 5000).play(0, gear).refuse(0, gear).sentence == "equipped-already"
    assert shop(letter, 5000, equipped={0: letter}).refuse(0, gear).sentence == "equipped-already"


@pytest.mark.parametrize("order", list(permutations("RTV")))
def test_ga_5_7_all_three_can_be_bought_in_one_turn(order: tuple[str, ...]) -> None:
    s = story(pieces={0: "R1 A1, T1 C3!, V1 D4"}, cash={0: 2300})
    for letter in order:
        s.play(0, GEAR[letter][0])
    assert (s.cash(0), [s.equipped(0, letter) for letter in "RTV"], s.moves) == (0, [True, True, True], 1)


@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_a_piece_that_is_not_there_buys_nothing(letter: str) -> None:
    others = ", ".join(f"{other}1 A1" for other in "RTV" if other != letter)
    s = story(pieces={0: others, 1: f"{letter}1 A1"}, cash={0: 3000})
    assert GEAR[letter][0] not in s.legal(0)
    assert s.refuse(0, GEAR[letter][0]).sentence == "piece-not-there"


def test_ga_5_7_equipment_is_bought_after_dice_and_police() -> None:
    s = story(seats=2, pieces={0: "T1 A1"}, cash={0: 1000, 1: 1000}, at="buy")
    assert s.refuse(0, "heaters").sentence == "asked-for-buy"
    s.play(0, "throw", "1 1 1 1 1")
    assert s.refuse(0, "heaters").sentence == "asked-for-police"
    s.play(0, "pass").play(0, "heaters")
    assert (s.equipped(0, "T"), s.cash(0)) == (True, 0)
    with pytest.raises(WrongTurn):
        s.play(1, "heaters")


@pytest.mark.parametrize("first", ["move racketeers to c-10 as clean", "public 2a to o-4", "new public", "recruit vamps 1"])
def test_ga_5_7_equipment_is_bought_before_the_first_move(first: str) -> None:
    """Thugs in a grey building could have bought; after a move of any sort it is too late this turn."""
    s = story(pieces={0: "R4 b-10, T1 A1, V1 A2"}, public={"2a": "n-4"}, cash={0: 5000})
    assert "heaters" in s.legal(0)
    s.play(0, first)
    if s.ask == "public-to":
        s.play(0, s.legal(0)[0])
    error = s.refuse(0, "heaters")
    assert (s.ask, "heaters" in s.legal(0), error.sentence, error.rule) == ("move", False, "moves-begun", "GA-5.7")


def test_ga_5_7_who_comes_into_a_grey_building_buys_in_the_next_turn() -> None:
    s = story(seats=2, pieces={0: "R4 b-1", 1: "T1 h-4"}, cash={0: 5000}).move(0, "R", "A1")
    assert s.refuse(0, "wheels").sentence == "moves-begun"
    s.done(0).play(1, "throw", "1 1 1 1 1").play(1, "pass").done(1)
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").play(0, "wheels")
    assert (s.equipped(0, "R"), s.cash(0)) == (True, 4000)


def test_ga_5_7_what_was_set_aside_for_a_bribe_cannot_be_spent() -> None:
    s = story(seats=2, pieces={0: "T1 A1"}, cash={0: 1000}, cops={"7": "d-4"}, dice="1 1 1 1 1", at="police").play(0, "bribe 7")
    assert s.refuse(0, "heaters").sentence == "too-little-cash"


def test_ga_5_7_what_was_bought_serves_at_once() -> None:
    wheels = story(pieces={0: "R2 A1"}, cash={0: 1000})
    assert not wheels.legal(0, "drive")
    assert wheels.play(0, "wheels").legal(0, "drive")
    heaters = story(pieces={0: "T6 A1", 1: "R9 b-1"}, cash={0: 1000}).play(0, "heaters")
    exactly(heaters, 0, go("T", "b-1", "criminal"), "1 2 3 4 5 6" + " 1" * 9)
    assert heaters.strength(1, "R") == 6
    clothes = story(pieces={0: "R4 h-4, V1 A1", 1: "R5 b-1"}, cash={0: 300}).play(0, "clothes").move(0, "V", "b-1")
    assert clothes.strength(1, "R") == 3


def test_ga_5_7_equipment_lasts() -> None:
    s = story(seats=2, pieces={0: "R1 A1, T1 A1", 1: "T1 h-4"}, cash={0: 2000}).play(0, "wheels").play(0, "heaters").done(0)
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").done(1)
    assert (s.equipped(0, "R"), s.equipped(0, "T"), s.active) == (True, True, 0)


def test_ga_5_7_nobody_elses_equipment_counts() -> None:
    s = story(pieces={0: "R4 d-3, T1 d-3", 1: "R2 e-1"}, equipped={1: "R"})
    assert not s.legal(0, "drive")
    error = s.refuse(0, "drive racketeers with green+black to d-1 as clean")
    assert (error.sentence, error.rule) == ("no-wheels", "GA-5.7")


# Heaters


@pytest.mark.parametrize(("equipped", "hits"), [("", 2), ("T", 3)])
def test_ga_5_7_with_heaters_thugs_hit_on_4_too(equipped: str, hits: int) -> None:
    s = story(pieces={0: "R1 A1, T6 d-3", 1: "R9 d-2"}, equipped={0: equipped})
    exactly(s, 0, go("T", "d-2", "criminal"), "1 2 3 4 5 6" + " 1" * 9)
    assert (shots(s), s.strength(1, "R")) == ([(target(0, "T"), target(1, "R"), hits, 0)], 9 - hits)


@pytest.mark.parametrize(("equipped", "hits"), [("", 2), ("T", 3)])
def test_ga_5_7_heaters_hit_on_4_when_shooting_back(equipped: str, hits: int) -> None:
    s = story(pieces={0: "R9 d-3", 1: "T6 d-2"}, equipped={1: equipped}).play(0, go("R", "d-2", "criminal"))
    exactly(s, 0, "done", "1 " * 9 + "1 2 3 4 5 6")
    assert (shots(s), s.strength(0, "R")) == ([(target(0, "R"), target(1, "T"), 0, hits)], 9 - hits)


def test_ga_5_7_heaters_are_for_thugs_alone() -> None:
    s = story(pieces={0: "R4 d-3, T1 A1", 1: "R4 d-2, T1 A1"}, equipped={0: "T", 1: "T"}).play(0, go("R", "d-2", "criminal"))
    exactly(s, 0, "done", "4 5 4 5 4 5 4 5")
    assert shots(s) == [(target(0, "R"), target(1, "R"), 0, 0)]


# Wheels


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("mix", MIXES)
def test_ga_5_7_wheels_add_dice_with_the_pieces_own_among_them(letter: str, mix: str) -> None:
    s = garage("6 5 1 2 2")
    steps = sum({"green": 1, "black": 2, "red": 2}[die] for die in mix.split("+"))
    if OWN_DIE[letter] in mix:
        assert driven(s, letter, mix) == walkers.ends(START[letter], steps)
    else:
        assert driven(s, letter, mix) == set()
        error = s.refuse(0, f"drive {NAME[letter]} with {mix} to d-4 as clean")
        assert (error.sentence, error.rule) == ("own-die-missing", "GA-5.7")


@pytest.mark.parametrize(("share", "times"), [(0.0, 20), (0.4, 10), (1.0, 3)])
def test_ga_5_7_all_drives_are_those_found_by_hand(share: float, times: int) -> None:
    luck = random.Random(f"drives {share}")
    for _ in range(times):
        start, faces = (
            luck.choice(walkers.SPACES),
            dict(zip(("green", "black", "red"), luck.choices(range(1, 7), k=3), strict=True)),
        )
        own = [label for label in JOINTS if luck.random() < share]
        theirs = " ".join(label for label in JOINTS if label not in own)
        dice = "1 1 {green} {black} {red}".format(**faces)
        s = story(pieces={0: f"R6 {start}"}, joints={0: " ".join(own), 1: theirs}, equipped={0: "R"}, dice=dice)
        moves = [move.split() for move in s.legal(0, "drive")]
        for mix in ("green+black", "green+red", "green+black+red"):
            steps = sum(faces[die] for die in mix.split("+"))
            found = {words[-3] for words in moves if words[3] == mix}
            assert found == walkers.ends(start, steps, frozenset(own)), (start, faces, mix, own)


def test_ga_5_7_the_longest_drive_of_all() -> None:
    own = JOINTS[::3]
    s = story(pieces={0: "R6 W1"}, joints={0: " ".join(own)}, equipped={0: "R"}, dice="1 1 6 6 6")
    assert driven(s, "R", "green+black+red") == walkers.ends("W1", 18, frozenset(own))


@pytest.mark.parametrize("side", ["clean", "criminal"])
@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_a_drive_is_a_move(letter: str, side: str) -> None:
    s = garage()
    mix = "green+black" if letter != "V" else "green+red"
    place = sorted(driven(s, letter, mix))[0]
    exactly(s, 0, f"drive {NAME[letter]} with {mix} to {place} as {side}")
    assert (s.at(0, letter), s.criminal(0, letter), s.moves) == (place, side == "criminal", 3)
    (moved,) = s.events("moved")
    assert [moved[fact] for fact in ("seat", "piece", "space", "side")] == [0, NAME[letter], place, side]
    assert s.refuse(0, go(letter, "d-4")).sentence in ("piece-has-acted", "die-driven")


def test_ga_5_7_the_whole_sum_is_driven() -> None:
    error = garage("1 1 2 3 4").refuse(0, "drive racketeers with green+black to j-4 as clean")
    assert (error.sentence, error.rule) == ("no-such-walk", "GA-5.2")


@pytest.mark.parametrize(("driver", "mix"), [(letter, mix) for letter in "RTV" for mix in MIXES if OWN_DIE[letter] in mix])
def test_ga_5_7_a_die_so_used_moves_and_recruits_nothing_else(driver: str, mix: str) -> None:
    s = garage()
    s.play(0, f"drive {NAME[driver]} with {mix} to {sorted(driven(s, driver, mix))[0]} as clean")
    for letter in "RTV":
        free = OWN_DIE[letter] not in mix
        assert bool(s.legal(0, f"move {NAME[letter]}")) is free
        assert bool(s.legal(0, f"recruit {NAME[letter]}")) is free
        if not free and letter != driver:
            assert s.refuse(0, go(letter, "d-4")).sentence == "die-driven"
            assert s.refuse(0, f"recruit {NAME[letter]} 1").sentence == "die-driven"


@pytest.mark.parametrize("how", ["move", "recruit"])
@pytest.mark.parametrize("letter", "RTV")
def test_ga_5_7_a_die_that_has_served_is_not_added(how: str, letter: str) -> None:
    s = garage()
    s.play(0, s.legal(0, f"{how} {NAME[letter]}")[0])
    mixes = {tuple(move.split()[1:4:2]) for move in s.legal(0, "drive")}
    both = [other for other in "RTV" if other != letter]
    left = "+".join(OWN_DIE[other] for other in both)
    assert mixes == {(NAME[other], left) for other in both}
    if letter != "T":
        assert s.refuse(0, "drive thugs with green+black+red to d-4 as clean").sentence == "dice-used"


def test_ga_5_7_the_die_of_a_piece_not_on_the_board_can_be_added() -> None:
    s = garage("1 1 1 1 1", pieces={0: "R2 h-4"})
    assert {move.split()[3] for move in s.legal(0, "drive")} == {"green+black", "green+red", "green+black+red"}
    assert s.play(0, "drive racketeers with green+black to j-4 as clean").at(0, "R") == "j-4"


def test_ga_5_7_wheels_drive_one_piece_a_turn() -> None:
    s = garage()
    s.play(0, f"drive thugs with green+black to {sorted(driven(s, 'T', 'green+black'))[0]} as clean")
    assert not s.legal(0, "drive")
    assert s.refuse(0, "drive vamps with black+red to d-4 as clean").sentence == "dice-used"
    assert s.legal(0, "move vamps")


def test_ga_5_7_in_the_next_turn_wheels_drive_again() -> None:
    s = garage("1 1 1 1 1", seats=2, pieces={0: "R2 h-4", 1: "T1 n-1"}).play(
        0, "drive racketeers with green+black to j-4 as clean"
    )
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").done(1)
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").play(0, "drive racketeers with green+black to l-4 as clean")
    assert s.at(0, "R") == "l-4"


@pytest.mark.parametrize("mix", ["", "green+black", "green+red"])
def test_ga_5_7_a_die_so_used_extorts_nothing(mix: str) -> None:
    """Criminal thugs stand in the church; on a 3 they take 300 there."""
    s = garage("1 1 2 3 4", pieces={0: "R10 h-4, T2 A1!, V1 e-1"}, cash={})
    if mix:
        s.play(0, f"drive racketeers with {mix} to {sorted(driven(s, 'R', mix))[0]} as clean")
    s.done(0)
    assert s.cash(0) == (0 if "black" in mix else 300)


@pytest.mark.parametrize(("letter", "die"), [("T", 3), ("V", 4)])
def test_ga_5_7_not_even_for_the_piece_that_was_driven(letter: str, die: int) -> None:
    """Thugs or vamps end as criminals in the public school, by their own die or by two."""
    dice = f"1 1 1 {die} {die}"
    s = garage(dice, pieces={0: f"R8 h-4, {letter}1 {'d-7' if die == 3 else 'c-7'}"}, cash={}).move(0, letter, "E4", "criminal")
    assert s.done(0).cash(0) == 100 * die
    s = garage(dice, pieces={0: f"R8 h-4, {letter}1 {'c-7' if die == 3 else 'b-7'}"}, cash={})
    s.play(0, f"drive {NAME[letter]} with green+{OWN_DIE[letter]} to E4 as criminal").done(0)
    assert (s.at(0, letter), s.cash(0)) == ("E4", 0)


def test_ga_5_7_without_wheels_dice_are_not_added() -> None:
    s = garage(equipped={0: "TV"})
    assert not s.legal(0, "drive")
    assert s.refuse(0, "drive thugs with green+black to d-4 as clean").sentence == "no-wheels"


def test_ga_5_7_the_subway_can_be_part_of_such_a_move_once() -> None:
    s = story(pieces={0: "R2 c-10"}, equipped={0: "R"}, dice="1 1 1 1 1")
    assert driven(s, "R", "green+black") & set(STATIONS.values()) == set(STATIONS.values()) - {"b-10"}
    assert driven(s, "R", "green+black+red") & set(STATIONS.values()) == set()
    s.play(0, "drive racketeers with green+black to m-9 as clean")
    assert s.at(0, "R") == "m-9"


def test_ga_5_7_driven_thugs_attack() -> None:
    s = garage("1 1 1 1 1", pieces={0: "R2 h-4, T2 n-1", 1: "R1 p-1"})
    exactly(s, 0, "drive thugs with green+black to p-1 as criminal", "5 1 1")
    assert (shots(s), s.at(1, "R")) == ([(target(0, "T"), target(1, "R"), 1, 0)], None)


def test_ga_5_7_driven_vamps_seduce() -> None:
    s = garage("1 1 1 1 1", pieces={0: "R2 h-4, V1 n-1", 1: "R2 p-1"})
    s.play(0, "drive vamps with green+red to p-1 as clean")
    assert (s.strength(0, "R"), s.strength(1, "R")) == (3, 1)


def test_ga_5_7_nothing_else_comes_of_a_drive() -> None:
    s = garage(joints={0: "A2", 1: "B1:1"}, public={"2a": "A2"}, cops={"7": "p-1"})
    before = board(s)
    place = sorted(driven(s, "R", "green+black"))[0]
    s.play(0, f"drive racketeers with green+black to {place} as clean")
    after = board(s)
    assert {key: after[key] for key in ("joints", "cops", "public")} == {key: before[key] for key in ("joints", "cops", "public")}
    assert s.cash(0) == 9000


# New clothes: the seductions themselves are in GA-9


def test_ga_5_7_in_new_clothes_vamps_seduce_two_members() -> None:
    for equipped, taken in (("", 1), ("V", 2)):
        s = story(pieces={0: "R4 h-4, V1 d-3", 1: "R5 d-2"}, equipped={0: equipped}).move(0, "V", "d-2")
        assert (s.strength(1, "R"), s.strength(0, "R")) == (5 - taken, 4 + taken)


# Lost with the piece


def test_ga_5_7_heaters_are_lost_with_the_thugs() -> None:
    s = story(pieces={0: "R2 d-3", 1: "T1 d-2"}, equipped={1: "T"})
    exactly(s, 0, go("R", "d-2", "criminal"), "6 6 1")
    assert (s.at(1, "T"), s.equipped(1, "T")) == (None, False)


def test_ga_5_7_wheels_are_lost_with_the_racketeers() -> None:
    s = story(seats=2, pieces={0: "R2 d-3", 1: "R1 d-2, T2 n-1"}, equipped={1: "R"}, joints={1: "A2"}, cash={1: 900})
    exactly(s, 0, go("R", "d-2", "criminal"), "6 6 1")
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass")
    assert s.refuse(1, "drive thugs with green+black to p-1 as clean").sentence == "no-wheels"
    s.play(1, "recruit racketeers 1").play(1, "to A2")
    assert (s.strength(1, "R"), s.equipped(1, "R")) == (1, False)


def test_ga_5_7_clothes_are_lost_with_the_vamps() -> None:
    s = story(pieces={0: "R2 d-3", 1: "V1 d-2"}, equipped={1: "V"})
    exactly(s, 0, go("R", "d-2", "criminal"), "6 6")
    assert (s.at(1, "V"), s.equipped(1, "V")) == (None, False)


def test_ga_5_7_equipment_is_lost_with_a_piece_seduced_away() -> None:
    s = story(pieces={0: "R4 h-4, T1 A1, V1 d-3", 1: "T1 d-2"}, equipped={1: "T"}).move(0, "V", "d-2")
    assert (s.at(1, "T"), s.equipped(1, "T"), s.equipped(0, "T")) == (None, False, False)


def test_ga_5_7_equipment_is_lost_to_guards_and_cops() -> None:
    s = story(pieces={0: "R4 h-4", 1: "T1 A2"}, equipped={1: "T"}, joints={2: "A2"})
    exactly(s, 0, "done", "6 6 1")
    assert (s.at(1, "T"), s.equipped(1, "T")) == (None, False)
    s = story(pieces={0: "R4 h-4", 1: "T1 d-3!"}, equipped={1: "T"}, cops={"2": "d-2"}, at="police")
    s.play(0, "cop 2 to d-3").passes(1, 2)
    exactly(s, 0, "done", "6 6 1")
    assert (s.at(1, "T"), s.equipped(1, "T")) == (None, False)


def test_ga_5_7_a_weakened_piece_keeps_its_equipment() -> None:
    s = story(pieces={0: "R2 d-3", 1: "T3 d-2"}, equipped={1: "T"})
    exactly(s, 0, go("R", "d-2", "criminal"), "6 6 1 1 1")
    assert (s.strength(1, "T"), s.equipped(1, "T")) == (1, True)
