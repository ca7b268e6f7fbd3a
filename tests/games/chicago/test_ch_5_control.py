"""CH-5.1 and CH-5.2: who controls bars and casinos."""

from __future__ import annotations

import pytest

from tests.games.chicago.story import GAME, Story, story

DISTRICTS = ("NW", "NE", "SE", "SW")
# 30 bars in which nobody walks here.
SMALL = [*(f"1{letter}" for letter in "abcdefgh"), *(f"2{letter}" for letter in "abcdef"), "3a"]
THIRTY = " ".join(f"{district}{bar}" for district in ("SE", "SW") for bar in SMALL)


def bare(number: int = 0, **more: object) -> Story:
    """The first gang's man is in its headquarters, and it has this many chips left; the other gang's are in the box."""
    settings = {"men": {0: ["blue NW-hq"]}, "dice": "2 3 6", "chips_left": {0: number}} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


# CH-5.1: chips


def test_ch_5_1_each_gang_has_30_chips() -> None:
    match = GAME.start(4, seed=1)
    assert [int(chips) for chips in match.position.chips] == [30] * 4


def test_ch_5_1_a_man_who_enters_a_bar_leaves_a_chip() -> None:
    s = story(dice="2 6").walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0), s.at(0, 1)) == (0, 29, "NW1a")
    assert s.controls(0, "NW1a")
    assert s.events("took-bar") == [{"seat": 0, "space": "NW1a"}]


def test_ch_5_1_a_bar_that_nobody_has_entered_is_nobodys() -> None:
    s = story(dice="2 6").walk(0, 1, "2", "c2", "c3")
    assert (s.chip("NW1a"), s.controls(0, "NW1a"), s.controls(1, "NW1a"), s.chips(0)) == (None, False, False, 30)


def test_ch_5_1_he_leaves_it_even_in_passing() -> None:
    s = story(dice="3 6").walk(0, 1, "3", "c2", "NW1a", "d3")
    assert (s.chip("NW1a"), s.chips(0), s.at(0, 1)) == (0, 29, "d3")
    assert s.controls(0, "NW1a")


def test_ch_5_1_the_chip_is_laid_with_the_step_into_the_bar() -> None:
    s = story(dice="3 6").play(0, "move 1 with 3").play(0, "step c2")
    assert (s.chip("NW1a"), s.chips(0)) == (None, 30)
    s.play(0, "step NW1a")
    assert (s.ask, s.chip("NW1a"), s.chips(0)) == ("step", 0, 29)


def test_ch_5_1_the_walk_of_the_rules_step_by_step() -> None:
    s = story(dice="2 5 6", chips={1: "NW1b"}).walk(0, 1, "2+5", "c2", "NW1a", "d3", "e3", "NW1b", "e1", "f1")
    assert (s.chip("NW1a"), s.chip("NW1b"), s.chips(0), s.chips(1)) == (0, 0, 28, 30)
    assert (s.at(0, 1), s.dice) == ("f1", [6])
    assert s.events("took-bar") == [{"seat": 0, "space": "NW1a"}, {"seat": 0, "space": "NW1b"}]
    assert s.events("chip-back") == [{"seat": 1, "space": "NW1b"}]


def test_ch_5_1_of_the_example_three_bars_with_the_same_dice() -> None:
    s = story(dice="2 5 6", chips={1: "NW1b"}).walk(0, 1, "2+5", "c2", "NW1a", "d3", "e3", "NW1b", "e3", "NW2b")
    assert [s.chip(bar) for bar in ("NW1a", "NW1b", "NW2b")] == [0, 0, 0]
    assert (s.chips(0), s.chips(1)) == (27, 30)


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_ch_5_1_a_chip_lying_there_goes_back_to_its_owner(owner: int) -> None:
    s = story(seats=4, dice="2 6", chips={owner: "NW1a NE1a"}).walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0), s.chips(owner)) == (0, 29, 29)
    assert s.events("chip-back") == [{"seat": owner, "space": "NW1a"}]
    assert not s.controls(owner, "NW1a")


def test_ch_5_1_a_chip_of_the_same_gang_stays() -> None:
    s = story(dice="2 6", chips={0: "NW1a"}).walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0)) == (0, 29)
    assert (s.events("took-bar"), s.events("chip-back")) == ([], [])


def test_ch_5_1_the_chip_stays_when_the_man_goes_on() -> None:
    s = story(men={0: ["blue NW1a"]}, dice="1 6").walk(0, 1, "1", "d3")
    assert (s.chip("NW1a"), s.chips(0), s.controls(0, "NW1a")) == (0, 29, True)


def test_ch_5_1_several_men_in_a_bar_need_one_chip() -> None:
    s = story(men={0: ["blue NW1a", "blue NW-hq"]}, dice="2 6").walk(0, 2, "2", "c2", "NW1a")
    assert (s.at(0, 2), s.chips(0)) == ("NW1a", 29)


def test_ch_5_1_a_man_who_enters_twice_in_a_walk_leaves_one_chip() -> None:
    s = story(dice="4 6").walk(0, 1, "4", "c2", "NW1a", "d3", "NW1a")
    assert (s.chip("NW1a"), s.chips(0)) == (0, 29)


def test_ch_5_1_a_chip_alone_stops_nobody() -> None:
    s = story(dice="3 6", chips={1: "NW1a"}).walk(0, 1, "3", "c2", "NW1a", "d3")
    assert (s.at(0, 1), s.chip("NW1a"), s.chips(1)) == ("d3", 0, 30)


def test_ch_5_1_no_chip_is_left_on_streets_or_in_headquarters() -> None:
    s = story(dice="2 6").walk(0, 1, "2", "c2", "NW-hq")
    assert (s.chip("c2"), s.chip("NW-hq"), s.chips(0)) == (None, None, 30)


def test_ch_5_1_a_man_from_the_reserve_leaves_no_chip_where_he_starts_but_where_he_enters() -> None:
    s = story(men={0: ["blue c2", "blue reserve"]}, dice="1 6")
    s.play(0, "move 2 with 1").play(0, "from c2").play(0, "step NW1a")
    assert (s.chip("NW1a"), s.chips(0), s.at(0, 2)) == (0, 29, "NW1a")


# CH-5.1: bars with other men in them


def raid(chance: str = "", defenders: int = 1, **more: object) -> Story:
    """The first gang's green man attacks men of the second in NW5A, where their chip lies."""
    heads = ["blue NW5A", "red NW5A"][:defenders]
    settings = {"men": {0: ["green j12", "blue a1"], 1: heads}, "dice": "1 1 6"} | more
    return story(**settings).walk(0, 1, "1", "NW5A", chance=chance)  # type: ignore[arg-type]  # settings of all sorts


def test_ch_5_1_a_bar_with_other_men_is_taken_by_winning() -> None:
    s = raid("4 1")
    assert (s.chip("NW5A"), s.chips(0), s.chips(1)) == (0, 29, 30)
    assert (s.controls(0, "NW5A"), s.controls(1, "NW5A")) == (True, False)


def test_ch_5_1_and_only_by_winning() -> None:
    s = raid("3 6")
    assert (s.chip("NW5A"), s.chips(0), s.chips(1)) == (1, 30, 29)
    assert (s.controls(0, "NW5A"), s.controls(1, "NW5A")) == (False, True)
    assert (s.events("took-bar"), s.events("chip-back")) == ([], [])


def test_ch_5_1_the_chip_is_laid_when_the_last_of_several_is_beaten() -> None:
    s = raid(defenders=2)
    assert (s.ask, s.chip("NW5A"), s.chips(0)) == ("fight", 1, 30)
    s = raid(defenders=2).play(0, "fight 1", "4 1 6 4")
    assert (s.chip("NW5A"), s.chips(0), s.chips(1)) == (0, 29, 30)


def test_ch_5_1_one_won_fight_of_three_lays_no_chip() -> None:
    men = {0: ["green j12"], 1: ["blue NW5A", "red NW5A", "yellow NW5A"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW5A").play(0, "fight 1", "4 1")
    assert (s.ask, s.chip("NW5A"), s.chips(0), s.chips(1)) == ("fight", 1, 30, 29)
    assert (s.controls(0, "NW5A"), s.controls(1, "NW5A")) == (False, True)


def test_ch_5_1_one_won_and_one_lost_leave_the_bar_as_it_was() -> None:
    s = raid(defenders=2).play(0, "fight 1", "4 1 4 6")
    assert (s.chip("NW5A"), s.chips(0), s.chips(1), s.at(1, 2)) == (1, 30, 29, "NW5A")


def test_ch_5_1_bars_on_the_way_to_a_lost_fight_stay_taken() -> None:
    s = story(men={0: ["blue NW-hq", "blue a1"], 1: ["blue d3"]}, dice="3 6")
    s.walk(0, 1, "3", "c2", "NW1a", "d3", chance="1 6")
    assert (s.head(0, 1), s.chip("NW1a"), s.chips(0)) == ("out", 0, 29)


# CH-5.1: no chip left


def test_ch_5_1_without_a_chip_a_bar_is_controlled_while_a_man_stands_in_it() -> None:
    s = bare().walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0), s.controls(0, "NW1a")) == (None, 0, True)


def test_ch_5_1_and_no_longer_than_he_stands_there() -> None:
    s = bare().walk(0, 1, "2", "c2", "NW1a").walk(0, 1, "3", "d3", "e3", "f3")
    assert (s.chip("NW1a"), s.controls(0, "NW1a"), s.controls(1, "NW1a")) == (None, False, False)


def test_ch_5_1_it_is_controlled_until_the_last_man_leaves() -> None:
    s = bare(men={0: ["blue NW1a", "green NW1a"]}).walk(0, 1, "2", "d3", "e3")
    assert s.controls(0, "NW1a")
    s.walk(0, 2, "3", "d3", "c3", "c4")
    assert not s.controls(0, "NW1a")


def test_ch_5_1_without_a_chip_the_enemys_chip_goes_back_when_he_stays() -> None:
    s = bare(chips={1: "NW1a"}).walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(1)) == (None, 30)
    assert (s.controls(0, "NW1a"), s.controls(1, "NW1a")) == (True, False)
    assert s.events("chip-back") == [{"seat": 1, "space": "NW1a"}]


def test_ch_5_1_the_enemys_chip_does_not_come_again_when_he_leaves() -> None:
    s = bare(chips={1: "NW1a"}).walk(0, 1, "2", "c2", "NW1a").walk(0, 1, "3", "d3", "e3", "f3")
    assert (s.chip("NW1a"), s.chips(1), s.controls(1, "NW1a")) == (None, 30, False)


def test_ch_5_1_passing_through_without_a_chip_changes_nothing() -> None:
    s = bare(chips={1: "NW1a"}).walk(0, 1, "3", "c2", "NW1a", "d3")
    assert (s.chip("NW1a"), s.chips(0), s.chips(1), s.controls(1, "NW1a")) == (1, 0, 29, True)
    assert (s.events("took-bar"), s.events("chip-back")) == ([], [])


def test_ch_5_1_passing_through_an_empty_bar_without_a_chip_changes_nothing() -> None:
    s = bare().walk(0, 1, "3", "c2", "NW1a", "d3")
    assert (s.chip("NW1a"), s.controls(0, "NW1a")) == (None, False)


def test_ch_5_1_in_the_middle_of_a_walk_a_bar_is_not_held_without_a_chip() -> None:
    s = bare(chips={1: "NW1a"}).play(0, "move 1 with 3").play(0, "step c2").play(0, "step NW1a")
    assert (s.ask, s.chip("NW1a"), s.controls(0, "NW1a"), s.controls(1, "NW1a")) == ("step", 1, False, True)


def test_ch_5_1_without_chips_left_own_chips_stay_where_they_lie() -> None:
    s = bare(chips={0: "NW1a"}).walk(0, 1, "3", "c2", "NW1a", "d3")
    assert (s.chip("NW1a"), s.chips(0), s.controls(0, "NW1a")) == (0, 0, True)


def test_ch_5_1_the_last_chip_is_laid_in_the_first_bar() -> None:
    s = bare(1, chips={1: "NW1b"}).walk(0, 1, "6", "c2", "NW1a", "d3", "e3", "NW1b", "e1")
    assert (s.chip("NW1a"), s.chips(0)) == (0, 0)
    assert (s.chip("NW1b"), s.chips(1), s.controls(1, "NW1b")) == (1, 29, True)


def test_ch_5_1_the_31st_bar_gets_no_chip() -> None:
    assert len(THIRTY.split()) == 30
    s = story(dice="2 6", chips={0: THIRTY})
    assert s.chips(0) == 0
    s.walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0), s.controls(0, "NW1a")) == (None, 0, True)
    GAME.check_position(s.match.position)


def test_ch_5_1_the_30th_bar_gets_one() -> None:
    s = story(dice="2 6", chips={0: " ".join(THIRTY.split()[:29])}).walk(0, 1, "2", "c2", "NW1a")
    assert (s.chip("NW1a"), s.chips(0)) == (0, 0)


def test_ch_5_1_without_a_chip_a_bar_can_be_won_by_fighting() -> None:
    s = raid("4 1", chips_left={0: 0})
    assert (s.chip("NW5A"), s.chips(1), s.controls(0, "NW5A"), s.controls(1, "NW5A")) == (None, 30, True, False)


def test_ch_5_1_a_bar_held_without_a_chip_is_lost_with_the_fight() -> None:
    s = bare(men={0: ["blue NW1a"], 1: ["blue d3"]}, active=1, dice="1 6").walk(1, 1, "1", "NW1a", chance="6 1")
    assert (s.chip("NW1a"), s.chips(1), s.controls(1, "NW1a"), s.controls(0, "NW1a")) == (1, 29, True, False)


# CH-5.1: a chip is laid as soon as there is one


def waiting(bars: str, passing: bool = False, **more: object) -> Story:
    """The first gang stands in bars without chips; the second takes its only one, from NW1a."""
    men = {0: [f"blue {bar}" for bar in bars.split()], 1: ["blue c2"]}
    settings = {"men": men, "active": 1, "dice": "1 2", "chips": {0: "NW1a"}, "chips_left": {0: 0}} | more
    s = story(**settings)  # type: ignore[arg-type]  # settings of all sorts
    return s.walk(1, 1, "2", "NW1a", "d3") if passing else s.walk(1, 1, "1", "NW1a")


@pytest.mark.parametrize("passing", [False, True])
def test_ch_5_1_a_gang_lays_a_chip_as_soon_as_it_has_one(passing: bool) -> None:
    s = waiting("NE1a", passing)
    assert (s.chip("NE1a"), s.chips(0), s.chip("NW1a")) == (0, 0, 1)
    assert s.controls(0, "NE1a")
    assert s.events("chip-back") == [{"seat": 0, "space": "NW1a"}]


def test_ch_5_1_it_is_laid_at_once_in_the_middle_of_the_others_walk() -> None:
    men = {0: ["blue NE1a"], 1: ["blue c2"]}
    s = story(men=men, active=1, dice="2", chips={0: "NW1a"}, chips_left={0: 0})
    s.play(1, "move 1 with 2").play(1, "step NW1a")
    assert (s.ask, s.chip("NE1a"), s.chips(0)) == ("step", 0, 0)


def test_ch_5_1_the_chip_stays_when_the_man_goes_on_later() -> None:
    s = waiting("NE1a")
    s.play(1, "end", "1 2 3").walk(0, 1, "1", "v4")
    assert (s.chip("NE1a"), s.controls(0, "NE1a")) == (0, True)


def test_ch_5_1_also_when_it_comes_back_from_a_gang_without_chips() -> None:
    s = waiting("NE1a", chips_left={0: 0, 1: 0})
    assert (s.chip("NW1a"), s.controls(1, "NW1a"), s.chip("NE1a"), s.chips(0)) == (None, True, 0, 0)


def test_ch_5_1_a_gang_without_chips_that_passes_sends_none_back() -> None:
    s = waiting("NE1a", passing=True, chips_left={0: 0, 1: 0})
    assert (s.chip("NW1a"), s.chip("NE1a"), s.controls(0, "NE1a")) == (0, None, True)


def test_ch_5_1_a_chip_that_comes_back_by_a_lost_fight_is_laid_too() -> None:
    men = {0: ["blue NW1a", "blue NE1a"], 1: ["blue c2"]}
    s = story(men=men, active=1, dice="1 6", chips={0: "NW1a"}, chips_left={0: 0}).walk(1, 1, "1", "NW1a", chance="6 1")
    assert (s.chip("NW1a"), s.chip("NE1a"), s.chips(0)) == (1, 0, 0)


def test_ch_5_1_without_a_bar_to_lay_it_in_it_is_kept() -> None:
    s = waiting("v4")
    assert (s.chips(0), s.chip("NW1a")) == (1, 1)


def test_ch_5_1_no_chip_is_laid_in_a_casino() -> None:
    s = waiting("NE-casino")
    assert (s.chips(0), s.chip("NE-casino")) == (1, None)


@pytest.mark.parametrize(
    ("bars", "first"),
    [
        ("SW1a NW1h", "NW1h"),
        ("SW1a NE5c", "NE5c"),
        ("SW1a SE5A", "SE5A"),
        ("SE1a NE5A", "NE5A"),
        ("NE1a NW5A", "NW5A"),
        ("NW5A NW1b", "NW1b"),
        ("NW4A NW2e", "NW2e"),
        ("NW5A NW1h", "NW1h"),
        ("NW1c NW1b", "NW1b"),
        ("NE2e NE1a", "NE1a"),
        ("NE5c NE1d", "NE1d"),
        ("SE3c SE4b", "SE3c"),
        ("SW5c SW5b", "SW5b"),
        ("SW5A SW4b SW1h", "SW4b"),
    ],
)
def test_ch_5_1_of_several_bars_the_first_in_the_order_of_the_plan_gets_it(bars: str, first: str) -> None:
    s = waiting(bars)
    assert {bar: s.chip(bar) for bar in bars.split()} == {bar: 0 if bar == first else None for bar in bars.split()}
    assert all(s.controls(0, bar) for bar in bars.split())
    assert s.chips(0) == 0


def test_ch_5_1_a_second_chip_goes_to_the_second_bar() -> None:
    men = {0: ["blue NE1a", "blue SE1a"], 1: ["blue c2"]}
    s = story(men=men, active=1, dice="5", chips={0: "NW1a NW1b"}, chips_left={0: 0})
    s.walk(1, 1, "5", "NW1a", "d3", "e3", "NW1b", "e1")
    assert (s.chip("NE1a"), s.chip("SE1a"), s.chips(0)) == (0, 0, 0)
    assert (s.chip("NW1a"), s.chip("NW1b")) == (1, 1)


# CH-5.2: casinos


def test_ch_5_2_a_casino_is_controlled_while_a_man_stands_in_it() -> None:
    s = story(men={0: ["blue g7"]}, dice="1 6").walk(0, 1, "1", "NW-casino")
    assert s.controls(0, "NW-casino")
    assert (s.chip("NW-casino"), s.chips(0), s.events("took-bar")) == (None, 30, [])


def test_ch_5_2_and_only_while_he_stands_in_it() -> None:
    s = story(men={0: ["blue NW-casino"]}, dice="1 6")
    assert s.controls(0, "NW-casino")
    s.walk(0, 1, "1", "i7")
    assert (s.controls(0, "NW-casino"), s.chip("NW-casino")) == (False, None)


def test_ch_5_2_passing_through_does_not_control_it() -> None:
    s = story(men={0: ["blue g7"]}, dice="2 6").walk(0, 1, "2", "NW-casino", "i7")
    assert (s.controls(0, "NW-casino"), s.chip("NW-casino"), s.chips(0)) == (False, None, 30)


def test_ch_5_2_one_of_two_men_is_enough() -> None:
    s = story(men={0: ["blue NW-casino", "green NW-casino"]}, dice="1 1 6").walk(0, 1, "1", "i7")
    assert s.controls(0, "NW-casino")
    s.walk(0, 2, "1", "g7")
    assert not s.controls(0, "NW-casino")


@pytest.mark.parametrize(("chance", "winner"), [("6 1", 0), ("1 6", 1)])
def test_ch_5_2_a_casino_with_other_men_is_theirs_until_they_are_beaten(chance: str, winner: int) -> None:
    s = story(men={0: ["blue g7"], 1: ["blue NW-casino"]}, dice="1 6").walk(0, 1, "1", "NW-casino", chance=chance)
    assert (s.controls(winner, "NW-casino"), s.controls(1 - winner, "NW-casino")) == (True, False)


def test_ch_5_2_a_man_in_reserve_controls_nothing() -> None:
    s = story(men={0: ["blue reserve"]}, dice="1 6")
    assert [s.controls(0, f"{district}-casino") for district in DISTRICTS] == [False] * 4


def test_ch_5_2_a_gang_without_chips_controls_casinos_all_the_same() -> None:
    s = bare(men={0: ["blue g7"]}, dice="1 6").walk(0, 1, "1", "NW-casino")
    assert s.controls(0, "NW-casino")
