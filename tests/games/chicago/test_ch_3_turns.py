"""CH-3.1, CH-3.2, CH-3.7 and CH-3.8: the dice of a turn and who uses them, reserves, gangs without men.

Where a walk can go is in test_ch_3_walks.py.
"""

import pytest

from tests.games.chicago.story import Story, story
from windycity.core.errors import WrongTurn


def men_offered(s: Story, seat: int = 0) -> list[int]:
    """The numbers of the men who can be chosen."""
    return sorted({int(move.split()[1]) for move in s.legal(seat, "move")})


def dice_offered(s: Story, man: int, seat: int = 0) -> list[str]:
    """The dice with which a man can be moved."""
    return sorted(move.split()[3] for move in s.legal(seat, f"move {man} "))


# CH-3.1: throwing and dividing


def test_ch_3_1_the_active_player_throws_three_dice() -> None:
    s = story(at="throw", coming="5 2 3")
    assert (s.ask, s.waiting, sorted(s.dice)) == ("move", (0,), [2, 3, 5])


def test_ch_3_1_the_throw_is_told_to_all() -> None:
    s = story(dice="1")
    s.play(0, "end", "5 2 3")
    (threw,) = s.events("threw", None)
    assert threw == {"seat": 1, "dice": [5, 2, 3]}


@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("2 3 5", ["2", "2+3", "2+3+5", "2+5", "3", "3+5", "5"]),
        ("5 3 2", ["2", "2+3", "2+3+5", "2+5", "3", "3+5", "5"]),
        ("2 2 5", ["2", "2+2", "2+2+5", "2+5", "5"]),
        ("2 5 5", ["2", "2+5", "2+5+5", "5", "5+5"]),
        ("4 4 4", ["4", "4+4", "4+4+4"]),
        ("1 1 1", ["1", "1+1", "1+1+1"]),
        ("6 6 6", ["6", "6+6", "6+6+6"]),
        ("2 3", ["2", "2+3", "3"]),
        ("3 3", ["3", "3+3"]),
        ("6", ["6"]),
    ],
)
def test_ch_3_1_a_man_can_use_one_die_or_the_sum_of_two_or_all_three(dice: str, offered: list[str]) -> None:
    s = story(dice=dice)
    assert dice_offered(s, 1) == offered
    assert s.legal(0)[-1] == "end"
    assert len(s.legal(0)) == len(offered) + 1


def test_ch_3_1_only_whole_dice_are_divided() -> None:
    s = story(dice="2 3 5")
    for dice in ("1", "4", "6", "1+1", "2+2", "3+3+5", "1+4+5"):
        error = s.refuse(0, f"move 1 with {dice}")
        assert (error.sentence, error.rule) == ("no-such-dice", "CH-3.1")


def test_ch_3_1_a_man_walks_as_many_steps_as_one_die_shows() -> None:
    s = story(dice="2 3 5")
    s.walk(0, 1, "2", "c2", "c3")
    assert (s.at(0, 1), s.ask, s.dice) == ("c3", "move", [3, 5])
    assert s.events("used-dice") == [{"seat": 0, "man": "1", "dice": [2]}]
    assert s.events("set-out") == [{"seat": 0, "man": "1", "from": "NW-hq", "steps": 2}]
    assert [(step["from"], step["to"]) for step in s.events("stepped")] == [("NW-hq", "c2"), ("c2", "c3")]


def test_ch_3_1_a_man_walks_the_sum_of_2_and_3_in_one_move() -> None:
    s = story(dice="2 3 5")
    s.walk(0, 1, "2+3", "c2", "c3", "c4", "c5", "c6")
    assert (s.at(0, 1), s.ask, s.dice) == ("c6", "move", [5])
    assert s.events("stopped") == [{"seat": 0, "man": "1", "space": "c6"}]


def test_ch_3_1_a_man_walks_the_sum_of_all_three_in_one_move() -> None:
    s = story(dice="1 2 3")
    s.walk(0, 1, "1+2+3", "c2", "c3", "c4", "c5", "c6", "c7")
    assert (s.at(0, 1), s.waiting) == ("c7", (1,))
    assert [event["steps"] for event in s.events("set-out")] == [6]


def test_ch_3_1_the_longest_walk_has_18_steps() -> None:
    s = story(men={0: ["blue a3"]}, dice="6 6 6")
    way = [f"{column}3" for column in "bcdefghijklmnopqrs"]
    s.walk(0, 1, "6+6+6", *way)
    assert (s.at(0, 1), s.waiting) == ("s3", (1,))


def test_ch_3_1_different_men_can_use_different_dice() -> None:
    s = story(men={0: ["blue c3", "green c6", "red g3"]}, dice="1 2 3")
    s.walk(0, 2, "1", "c7").walk(0, 3, "3", "g4", "g5", "g6").walk(0, 1, "2", "d3", "e3")
    assert [s.at(0, man) for man in (1, 2, 3)] == ["e3", "c7", "g6"]
    assert s.waiting == (1,)


def test_ch_3_1_one_man_can_use_two_dice_and_another_the_third() -> None:
    s = story(men={0: ["blue c3", "green g3"]}, dice="1 2 3")
    s.walk(0, 1, "1+2", "c4", "c5", "c6").walk(0, 2, "3", "g4", "g5", "g6")
    assert [s.at(0, man) for man in (1, 2)] == ["c6", "g6"]


def test_ch_3_1_the_same_man_may_move_again_with_another_die() -> None:
    s = story(men={0: ["blue c3", "green g3"]}, dice="1 2 3")
    s.walk(0, 1, "1", "c4").walk(0, 1, "2", "c5", "c6").walk(0, 1, "3", "c7", "c8", "c9")
    assert (s.at(0, 1), s.at(0, 2), s.waiting) == ("c9", "g3", (1,))
    assert [(event["from"], event["steps"]) for event in s.events("set-out")] == [("c3", 1), ("c4", 2), ("c6", 3)]


def test_ch_3_1_the_same_man_may_move_again_after_another_has_moved() -> None:
    s = story(men={0: ["blue c3", "green g3"]}, dice="1 1 1")
    s.walk(0, 1, "1", "c4").walk(0, 2, "1", "g4").walk(0, 1, "1", "c5")
    assert (s.at(0, 1), s.at(0, 2)) == ("c5", "g4")


def test_ch_3_1_a_man_who_has_won_a_fight_may_move_again() -> None:
    s = story(men={0: ["green c3"], 1: ["blue c4"]}, dice="1 2")
    s.walk(0, 1, "1", "c4", chance="6 1").walk(0, 1, "2", "c5", "c6")
    assert s.at(0, 1) == "c6"


def test_ch_3_1_each_die_is_used_once() -> None:
    s = story(dice="2 3 5")
    s.walk(0, 1, "3", "c2", "c3", "c4")
    assert dice_offered(s, 1) == ["2", "2+5", "5"]
    for dice in ("3", "2+3", "3+5", "2+3+5"):
        assert s.refuse(0, f"move 1 with {dice}").rule == "CH-3.1"


def test_ch_3_1_of_two_equal_dice_the_other_is_left() -> None:
    s = story(dice="2 2 5")
    s.walk(0, 1, "2", "c2", "c3")
    assert (s.dice, dice_offered(s, 1)) == ([2, 5], ["2", "2+5", "5"])
    assert s.refuse(0, "move 1 with 2+2").rule == "CH-3.1"


@pytest.mark.parametrize("dice", ["1 2 3", "2 2 3", "2 3 3", "4 4 4", "1 2", "5 5", "6"])
def test_ch_3_1_every_move_is_offered_once(dice: str) -> None:
    s = story(men={0: ["blue c3", "blue g3", "green NW-hq", "blue reserve"]}, dice=dice)
    assert len(s.legal(0)) == len(set(s.legal(0)))


def test_ch_3_1_a_sum_uses_the_dice_it_names_and_no_others() -> None:
    s = story(dice="1 2 3")
    s.walk(0, 1, "1+2", "c2", "c3", "c4")
    assert s.dice == [3]


def test_ch_3_1_a_new_move_begins_only_when_the_one_before_it_has_ended() -> None:
    s = story(men={0: ["blue c3", "green g3"]}, dice="2 2 3")
    s.play(0, "move 1 with 2").play(0, "step c4")
    assert s.legal(0, "move") == []
    assert s.refuse(0, "move 2 with 2").sentence == "asked-for-step"


def test_ch_3_1_the_turn_is_over_when_no_die_is_left() -> None:
    s = story(dice="1")
    s.play(0, "move 1 with 1").play(0, "step c2", "4 4 6")
    assert (s.waiting, s.active, sorted(s.dice)) == ((1,), 1, [4, 4, 6])
    with pytest.raises(WrongTurn):
        s.play(0, "end")


def test_ch_3_1_every_man_of_the_gang_can_be_chosen_for_every_die() -> None:
    s = story(men={0: ["blue c3", "green c6", "red NW-casino", "yellow NW5b"]}, dice="1 2 4")
    assert len(s.legal(0, "move")) == 4 * 7
    assert men_offered(s) == [1, 2, 3, 4]


@pytest.mark.parametrize("man", [2, 3, 20])
def test_ch_3_1_a_man_who_is_out_or_not_in_play_cannot_be_chosen(man: int) -> None:
    s = story(men={0: ["blue c3"]}, out={0: 1}, dice="1 2 4")
    assert men_offered(s) == [1]
    assert s.refuse(0, f"move {man} with 2").sentence == "no-such-man"


def test_ch_3_1_a_man_who_cannot_walk_that_far_cannot_be_chosen_for_these_dice() -> None:
    """An enemy before the only door of NW4b can be attacked with 1, but not passed."""
    s = story(men={0: ["blue NW4b"], 1: ["blue b12"]}, dice="1 2 3")
    assert s.legal(0) == ["move 1 with 1", "end"]
    error = s.refuse(0, "move 1 with 2")
    assert (error.sentence, error.rule) == ("no-walk-of-that-length", "CH-3.2")


def test_ch_3_1_an_own_man_before_the_only_door_stops_the_1_but_not_the_2() -> None:
    s = story(men={0: ["blue NW4b", "red b12"]}, dice="1 2")
    assert dice_offered(s, 1) == ["1+2", "2"]


# CH-3.1: of equal men the first is offered


def test_ch_3_1_of_men_with_the_same_head_in_the_same_place_the_first_is_offered() -> None:
    s = story(men={0: ["blue NW-hq", "yellow NW-hq", "blue NW-hq", "yellow NW-hq", "green NW-hq"]}, dice="2 3 5")
    assert men_offered(s) == [1, 2, 5]


def test_ch_3_1_another_of_equal_men_is_refused_with_the_number_of_the_first() -> None:
    s = story(men={0: ["yellow NW-hq", "blue NW-hq", "blue NW-hq"]}, dice="2 3 5")
    error = s.refuse(0, "move 3 with 2")
    assert (error.sentence, error.rule, error.facts["other"]) == ("take-the-first-of-equals", "CH-3.1", "2")


def test_ch_3_1_when_the_first_of_equals_has_left_the_next_is_offered() -> None:
    s = story(men={0: ["blue NW-hq", "blue NW-hq", "blue NW-hq"]}, dice="2 3")
    s.walk(0, 1, "2", "c2", "c3")
    assert men_offered(s) == [1, 2]


def test_ch_3_1_men_with_the_same_head_in_different_places_are_all_offered() -> None:
    s = story(men={0: ["blue NW-hq", "blue NW1a", "blue c3", "blue NW1a"]}, dice="2")
    assert men_offered(s) == [1, 2, 3]


def test_ch_3_1_men_with_different_heads_in_one_place_are_all_offered() -> None:
    s = story(men={0: ["blue NW-casino", "green NW-casino", "red NW-casino", "yellow NW-casino"]}, dice="2")
    assert men_offered(s) == [1, 2, 3, 4]


def test_ch_3_1_of_equal_men_in_reserve_the_first_is_offered() -> None:
    s = story(men={0: ["blue NW-hq", "blue reserve", "green reserve", "blue reserve", "green reserve"]}, dice="2")
    assert men_offered(s) == [1, 2, 3]


# CH-3.2: dice left unused, moves walked to their end


@pytest.mark.parametrize("dice", ["2 3 5", "4 4 4", "2 3", "6"])
def test_ch_3_2_all_dice_may_be_left_unused(dice: str) -> None:
    s = story(dice=dice)
    s.play(0, "end")
    assert (s.waiting, s.at(0, 1), s.events("set-out")) == ((1,), "NW-hq", [])


def test_ch_3_2_the_rest_of_the_dice_may_be_left_unused() -> None:
    s = story(dice="1 3 5")
    s.walk(0, 1, "1", "c2").play(0, "end")
    assert (s.waiting, s.at(0, 1)) == ((1,), "c2")


def test_ch_3_2_dice_left_unused_are_not_kept() -> None:
    s = story(dice="1 3 5")
    s.play(0, "end", "2 2 2")
    assert s.dice == [2, 2, 2]
    s.play(1, "end", "6 6 4")
    assert sorted(s.dice) == [4, 6, 6]


def test_ch_3_2_a_move_once_begun_is_walked_to_its_end() -> None:
    s = story(dice="3 5")
    s.play(0, "move 1 with 3")
    for step in ("c2", "c3"):
        s.play(0, f"step {step}")
        error = s.refuse(0, "end")
        assert (error.sentence, error.rule) == ("asked-for-step", "CH-3.2")
    s.play(0, "step c4").play(0, "end")
    assert s.waiting == (1,)


def test_ch_3_2_a_move_goes_exactly_its_number_of_steps() -> None:
    s = story(dice="4 6")
    s.play(0, "move 1 with 4")
    asked = []
    for step in ("c2", "c3", "c4", "c5"):
        asked.append(s.ask)
        s.play(0, f"step {step}")
    assert (asked, s.ask, s.at(0, 1)) == (["step"] * 4, "move", "c5")


# CH-3.7: men in reserve


def start(s: Story, man: int, dice: str, place: str) -> Story:
    """Choose a man in reserve and where he starts."""
    return s.play(0, f"move {man} with {dice}").play(0, f"from {place}")


def test_ch_3_7_a_man_in_reserve_has_no_place() -> None:
    s = story(men={0: ["blue NW-hq", "green reserve"]}, dice="2")
    assert (s.at(0, 2), s.men(0)) == (None, [1, 2])


def test_ch_3_7_a_man_in_reserve_starts_from_any_space_with_a_man_of_the_gang_or_the_headquarters() -> None:
    s = story(men={0: ["blue c6", "green NW5b", "red SE-casino", "yellow x1", "blue reserve"]}, dice="2 3 5")
    s.play(0, "move 5 with 3")
    assert s.ask == "from"
    assert sorted(s.legal(0)) == ["from NW-hq", "from NW5b", "from SE-casino", "from c6", "from x1"]


def test_ch_3_7_a_space_with_several_men_is_offered_once() -> None:
    s = story(men={0: ["blue NW5b", "green NW5b", "red NW-hq", "yellow NW-hq", "blue reserve"]}, dice="3")
    s.play(0, "move 5 with 3")
    assert sorted(s.legal(0)) == ["from NW-hq", "from NW5b"]


@pytest.mark.parametrize(("seat", "home"), [(0, "NW-hq"), (1, "NE-hq"), (2, "SE-hq"), (3, "SW-hq")])
def test_ch_3_7_the_headquarters_are_those_of_the_gang(seat: int, home: str) -> None:
    s = story(seats=4, men={seat: ["blue d6", "blue reserve"]}, dice="3", active=seat)
    s.play(seat, "move 2 with 3")
    assert sorted(s.legal(seat)) == sorted(["from d6", f"from {home}"])


@pytest.mark.parametrize("place", ["NE-hq", "SE-hq", "SW-hq", "c6", "NW1a"])
def test_ch_3_7_he_starts_from_no_other_headquarters_and_no_empty_space(place: str) -> None:
    s = story(men={0: ["blue d6", "blue reserve"]}, dice="3")
    s.play(0, "move 2 with 3")
    error = s.refuse(0, f"from {place}")
    assert (error.sentence, error.rule) == ("no-own-man-there", "CH-3.7")


def test_ch_3_7_a_space_with_a_chip_alone_is_no_start() -> None:
    s = story(men={0: ["blue c6", "blue reserve"]}, chips={0: "NW5b NW1a"}, dice="3")
    s.play(0, "move 2 with 3")
    assert sorted(s.legal(0)) == ["from NW-hq", "from c6"]
    error = s.refuse(0, "from NW5b")
    assert (error.sentence, error.rule) == ("no-own-man-there", "CH-3.7")


def test_ch_3_7_a_space_with_an_enemy_is_no_start() -> None:
    s = story(men={0: ["blue c6", "blue reserve"], 1: ["blue c9"]}, dice="3")
    s.play(0, "move 2 with 3")
    assert s.refuse(0, "from c9").rule == "CH-3.7"


def test_ch_3_7_his_first_step_leads_to_a_neighbouring_space() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="1 2")
    start(s, 2, "1", "d6")
    assert sorted(s.legal(0)) == ["step c6", "step e6"]
    s.play(0, "step e6")
    assert (s.at(0, 1), s.at(0, 2)) == ("d6", "e6")
    assert s.events("set-out") == [{"seat": 0, "man": "2", "from": "d6", "steps": 1}]


def test_ch_3_7_he_cannot_end_on_the_street_space_of_the_man_from_whom_he_started() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="2")
    start(s, 2, "2", "d6").play(0, "step e6")
    assert s.legal(0) == ["step f6"]


def test_ch_3_7_he_can_come_back_to_the_bar_from_which_he_started() -> None:
    s = story(men={0: ["blue NW4b", "green reserve"]}, dice="2 1")
    start(s, 2, "2", "NW4b").play(0, "step b12").play(0, "step NW4b")
    assert (s.at(0, 1), s.at(0, 2)) == ("NW4b", "NW4b")


def test_ch_3_7_he_leaves_the_headquarters_by_its_doors() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="1")
    start(s, 2, "1", "NW-hq")
    assert sorted(s.legal(0)) == ["step a2", "step b1", "step b3", "step c2"]


def test_ch_3_7_he_is_in_reserve_no_more_when_he_has_moved() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="1 2 2")
    start(s, 2, "1", "d6").play(0, "step e6")
    s.walk(0, 2, "2", "f6", "g6")
    assert (s.at(0, 2), s.worth(0)) == ("g6", 35)


def test_ch_3_7_a_man_who_has_come_in_lets_the_next_one_in() -> None:
    s = story(men={0: ["blue d6", "green reserve", "red reserve"]}, dice="1 2 3")
    start(s, 2, "2", "d6").play(0, "step e6").play(0, "step f6").play(0, "move 3 with 1")
    assert sorted(s.legal(0)) == ["from NW-hq", "from d6", "from f6"]


def test_ch_3_7_men_in_reserve_do_not_let_each_other_in_and_start_from_the_headquarters() -> None:
    s = story(men={0: ["blue reserve", "green reserve"]}, dice="2 3")
    s.play(0, "move 2 with 2")
    if s.ask == "from":
        assert s.legal(0) == ["from NW-hq"]
        s.play(0, "from NW-hq")
    s.play(0, "step c2").play(0, "step c3")
    assert (s.at(0, 2), s.at(0, 1)) == ("c3", None)


def test_ch_3_7_a_start_from_which_the_walk_cannot_be_completed_is_not_offered() -> None:
    """Out of NW4b the first step leads to b12, where a man of the same gang stands."""
    s = story(men={0: ["blue NW4b", "green b12", "red reserve"]}, dice="1 2")
    s.play(0, "move 3 with 1")
    assert sorted(s.legal(0)) == ["from NW-hq", "from b12"]
    error = s.refuse(0, "from NW4b")
    assert (error.sentence, error.rule) == ("no-walk-from-there", "CH-3.7")


def test_ch_3_7_with_two_steps_it_is_offered() -> None:
    s = story(men={0: ["blue NW4b", "green b12", "red reserve"]}, dice="1 2")
    s.play(0, "move 3 with 2")
    assert sorted(s.legal(0)) == ["from NW-hq", "from NW4b", "from b12"]


def test_ch_3_7_he_can_use_several_dice_and_attack() -> None:
    s = story(men={0: ["blue d6", "green reserve"], 1: ["blue g6"]}, dice="1 2 5")
    start(s, 2, "1+2", "d6").play(0, "step e6").play(0, "step f6").play(0, "step g6", "6 1")
    assert (s.at(0, 2), s.head(0, 2), s.dice) == ("g6", "red", [5])


def test_ch_3_7_a_man_on_the_board_is_not_asked_where_he_starts() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="1 2")
    s.play(0, "move 1 with 2")
    assert s.ask == "step"


def test_ch_3_7_the_start_is_asked_for_before_a_step() -> None:
    s = story(men={0: ["blue d6", "green reserve"]}, dice="1 2")
    s.play(0, "move 2 with 2")
    error = s.refuse(0, "step e6")
    assert (error.sentence, error.rule) == ("asked-for-from", "CH-3.7")


def test_ch_3_7_a_man_bought_after_round_6_moves_in_round_7_from_where_his_gang_stands() -> None:
    s = story(men={0: ["yellow d6"]}, at="round-end", number=6, money={0: 10}, seed=3)
    s.play(0, "buy blue", "1 2 3")
    assert (s.round, s.at(0, 2)) == (7, None)
    start(s, 2, "1", "d6").play(0, "step e6")
    assert s.at(0, 2) == "e6"


# CH-3.8: a gang without men


def test_ch_3_8_a_gang_without_men_skips_its_moves() -> None:
    s = story(seats=3, men={1: []}, out={1: 3}, dice="1 1 1")
    s.play(0, "end")
    assert (s.waiting, s.round) == ((2,), 3)
    assert s.events("skipped") == [{"seat": 1}]
    assert [event["seat"] for event in s.events("threw")] == [2]


def test_ch_3_8_if_the_last_seat_has_no_men_the_next_round_begins() -> None:
    s = story(men={1: []}, out={1: 1}, dice="1 1 1", number=3)
    s.play(0, "end")
    assert (s.waiting, s.round, s.events("skipped")) == ((0,), 4, [{"seat": 1}])


def test_ch_3_8_it_skips_every_round() -> None:
    s = story(seats=3, men={0: []}, out={0: 1}, dice="1 1 1", number=2, active=1)
    while s.round < 5:
        s.play(s.waiting[0], "end")
    assert s.events("skipped") == [{"seat": 0}] * 3
    assert [event["seat"] for event in s.events("threw")] == [2, 1, 2, 1, 2, 1]


def test_ch_3_8_a_gang_that_loses_its_last_man_in_its_own_turn_has_no_moves_left() -> None:
    s = story(men={0: ["blue c3"], 1: ["yellow c4"]}, dice="1 2 3")
    s.walk(0, 1, "1", "c4", chance="1 6")
    assert (s.men(0), s.waiting) == ([], (1,))


def test_ch_3_8_a_gang_that_loses_its_last_man_in_anothers_turn_skips_its_next_moves() -> None:
    s = story(men={0: ["yellow c3"], 1: ["blue c4"]}, dice="1 2 3")
    s.walk(0, 1, "1", "c4", chance="6 1").play(0, "end")
    assert (s.men(1), s.waiting, s.round, s.events("skipped")) == ([], (0,), 4, [{"seat": 1}])


def test_ch_3_8_it_keeps_its_bars() -> None:
    s = story(men={1: []}, out={1: 1}, chips={1: "SE5b SE1a"}, dice="1 1 1")
    s.play(0, "end")
    assert (s.chip("SE5b"), s.chip("SE1a"), s.controls(1, "SE5b"), s.chips(1)) == (1, 1, True, 28)


def test_ch_3_8_it_is_paid_for_its_bars_and_may_buy_later() -> None:
    s = story(men={1: []}, out={1: 1}, chips={1: "SE5b SE5c"}, number=6, at="round-end")
    assert (s.money(1), s.ask, s.waiting) == (10, "buy", (1,))
    s.play(1, "buy blue")
    assert (s.men(1), s.money(1), s.at(1, 2)) == ([2], 0, None)


def test_ch_3_8_the_men_it_buys_start_from_the_headquarters() -> None:
    s = story(men={1: []}, out={1: 1}, money={1: 10}, number=6, at="round-end")
    s.play(1, "buy blue").play(0, "end", "1 2 2")
    assert (s.round, s.waiting, s.events("skipped")) == (7, (1,), [])
    s.play(1, "move 2 with 1")
    if s.ask == "from":
        s.play(1, "from SE-hq")
    assert sorted(s.legal(1)) == ["step v23", "step w22", "step w24", "step x23"]


def test_ch_3_8_a_gang_with_men_in_reserve_alone_does_not_skip() -> None:
    s = story(men={1: ["blue reserve"]}, dice="1 1 1")
    s.play(0, "end", "2 3 4")
    assert (s.waiting, sorted(s.dice), s.events("skipped")) == ((1,), [2, 3, 4], [])


def test_ch_3_8_it_is_not_out_of_the_game_and_can_win_by_its_worth() -> None:
    s = story(men={1: []}, out={1: 1}, money={0: 10, 1: 100}, number=24, dice="1 1 1")
    s.play(0, "end")
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.scores) == ((1,), (60, 100))


def test_ch_3_8_if_no_gang_has_men_or_money_the_rounds_go_by() -> None:
    s = story(men={0: [], 1: []}, out={0: 1, 1: 1}, chips={1: "SE1a"}, number=19, at="round-end")
    assert s.match.over
    assert (s.round, s.worth(0), s.worth(1)) == (24, 0, 1)
