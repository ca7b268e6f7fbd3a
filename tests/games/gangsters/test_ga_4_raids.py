"""GA-4.7 and GA-4.8: raids, cops who leave the board, and the change of cops in the subway."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.walkers import JOINTS, SPACES, STATIONS, walks
from windycity.core.errors import BadChance

COPS = [str(number) for number in range(2, 11)]
FACES = range(1, 7)


def raid(joints: dict[int, str] | None = None, pieces: dict[int, str] | None = None, **position: object) -> Story:
    """The first player has sent cop 7 into A4, where there is a public; nobody objects."""
    settings = {"public": {"2a": "A4"}, **position}
    s = story(cops={"7": "d-3"}, joints=joints, pieces=pieces, dice="1 1 1 1 1", at="police", **settings)  # type: ignore[arg-type]
    return s.play(0, "cop 7 to A4").passes(1, 2)


def happened(s: Story) -> list[str]:
    return [event.name for event in s.match.events(None) if event.name != "answered"]


# GA-4.7: raids


@pytest.mark.parametrize("owner", range(3))
@pytest.mark.parametrize("level", [2, 3])
def test_ga_4_7_a_raid_costs_a_level_the_public_and_the_cop(owner: int, level: int) -> None:
    s = raid({owner: f"A4:{level} A2 A3"})
    assert s.joints(owner) == {"A2": 1, "A3": 1, "A4": level - 1}
    assert (s.public_at("2a"), s.cop_at("7"), s.ask) == (None, None, "move")
    assert happened(s) == ["cop-moved", "raided", "public-left", "lost-level", "cop-left"]
    assert s.events("raided") == [{"cop": "7", "joint": "A4"}]
    assert s.events("public-left") == [{"public": "2a", "space": "A4"}]
    assert s.events("lost-level") == [{"joint": "A4", "level": level - 1}]
    assert s.events("cop-left") == [{"cop": "7", "space": "A4"}]


def test_ga_4_7_at_level_0_the_joint_is_neutral() -> None:
    s = raid({1: "A4"})
    assert (s.owner("A4"), s.level("A4"), s.public_at("2a"), s.cop_at("7")) == (None, 0, None, None)
    assert s.events("neutral") == [{"joint": "A4", "seat": 1}]


def test_ga_4_7_a_joint_lost_in_a_raid_lowers_the_others_of_its_colour_at_once() -> None:
    """GA-3.2: two yellow joints at level 2 and one brown; A4 is lost."""
    s = raid({1: "A4 A2:2 E1"})
    assert s.joints(1) == {"A2": 1, "E1": 1}
    assert s.events("capped") == [{"joint": "A2", "level": 1}]


def test_ga_4_7_a_level_lost_but_not_the_joint_lowers_no_other() -> None:
    s = raid({1: "A4:2 A2:2"})
    assert s.joints(1) == {"A2": 2, "A4": 1}
    assert s.events("capped") == []


def test_ga_4_7_in_a_neutral_joint_only_the_public_goes() -> None:
    """No level is lost; and a cop leaves after every raid without a criminal piece (GA-4.8)."""
    s = raid()
    assert (s.owner("A4"), s.level("A4"), s.public_at("2a"), s.cop_at("7")) == (None, 0, None, None)
    assert happened(s) == ["cop-moved", "raided", "public-left", "cop-left"]


def test_ga_4_7_with_a_criminal_piece_the_cop_stays_and_shoots() -> None:
    s = raid({1: "A4:2 A2"}, {2: "T2 A4!"})
    assert (s.level("A4"), s.public_at("2a"), s.cop_at("7")) == (1, None, "A4")
    assert (s.target, s.events("cop-left")) == (target(2, "T"), [])
    s.done(0, "6 1 1 1 1 1 1 1 1 1 1 1")
    assert (s.strength(2, "T"), s.cop_at("7")) == (1, None)


def test_ga_4_7_the_cop_shoots_one_of_several_of_choice_after_the_raid() -> None:
    s = raid({1: "A4"}, {0: "V1 A4!", 1: "R2 A4!"})
    assert (s.ask, s.public_at("2a"), s.owner("A4")) == ("target", None, None)
    s.play(0, f"attack {target(1, 'R')}")
    assert s.target == target(1, "R")


@pytest.mark.parametrize("owner", [0, 1])
def test_ga_4_7_clean_pieces_do_not_keep_the_cop(owner: int) -> None:
    s = raid({owner: "A4"}, {0: "R2 A4", 1: "T2 A4"})
    assert (s.cop_at("7"), s.target, s.ask) == (None, None, "move")


def test_ga_4_7_the_pieces_in_a_raided_joint_stay() -> None:
    s = raid({1: "A4:2 A2"}, {0: "V1 A4", 1: "R2 A4"})
    assert (s.at(0, "V"), s.at(1, "R"), s.strength(1, "R")) == ("A4", "A4", 2)


def test_ga_4_7_without_public_there_is_no_raid() -> None:
    s = raid({1: "A4:2 A2"}, {2: "T1 A4!"}, public={})
    assert (s.level("A4"), s.events("raided"), s.cop_at("7")) == (2, [], "A4")


def test_ga_4_7_public_in_the_street_or_a_grey_building_is_not_raided() -> None:
    s = story(cops={"7": "g-1"}, public={"2a": "g-2", "1a": "W1"}, dice="1 1 1 1 1", at="police")
    s.play(0, "cop 7 to g-2").passes(1, 2)
    assert (s.public_at("2a"), s.cop_at("7"), s.ask, s.events("raided")) == ("g-2", "g-2", "move", [])
    s = story(cops={"7": "g-2"}, public={"1a": "W1"}, dice="1 1 1 1 1", at="police").play(0, "cop 7 to W1").passes(1, 2)
    assert (s.public_at("1a"), s.cop_at("7"), s.events("raided")) == ("W1", "W1", [])


def test_ga_4_7_other_joints_and_public_are_not_touched() -> None:
    s = raid({1: "A4 C1:1", 0: "E1"}, public={"2a": "A4", "3a": "A3", "1b": "E1"})
    assert (s.public_at("3a"), s.public_at("1b"), s.joints(0), s.joints(1)) == ("A3", "E1", {"E1": 1}, {"C1": 1})


def test_ga_4_7_a_raided_joint_pays_nothing_this_turn() -> None:
    s = raid({1: "A4:2 A2"}, cash={1: 0}).done(0)
    assert (s.cash(1), s.events("earned")) == (0, [])


def test_ga_4_7_public_that_left_can_come_again_and_a_neutral_joint_be_bought() -> None:
    s = raid({1: "A4"}, {1: "R2 A4"}, cash={1: 200}).done(0)
    assert "buy" in s.legal(1)
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").play(1, "new public", "2a")
    assert s.view(0).crime == 0


def test_ga_4_7_a_cop_who_passes_by_raids_nothing() -> None:
    s = story(cops={"7": "d-4"}, public={"2a": "A4"}, dice="2 1 1 1 1", at="police").play(0, "cop 7 to d-2").passes(1, 2)
    assert (s.public_at("2a"), s.events("raided")) == ("A4", [])


def test_ga_4_7_public_that_comes_to_a_cop_is_not_raided() -> None:
    """Only a cop who came in and ended there raids: cop 7 stands in A4 before public arrives."""
    s = story(cops={"7": "A4"}, pieces={0: "R2 C1"}, public={"2a": "d-3"}, dice="1 1 1 1 1")
    s.play(0, "public 2a to A4")
    assert (s.public_at("2a"), s.cop_at("7"), s.events("raided")) == ("A4", "A4", [])


# GA-4.8: when a cop leaves


def test_ga_4_8_a_cop_leaves_into_the_bag_after_a_shoot_out_he_began() -> None:
    s = story(cops={"7": "d-3"}, pieces={1: "T1 d-2!"}, dice="1 1 1 1 1", at="police").play(0, "cop 7 to d-2").passes(1, 2)
    s.done(0, "1 1 1 1 1 1 1 1")
    assert (s.cop_at("7"), s.strength(1, "T")) == (None, 1)
    assert s.events("cop-left") == [{"cop": "7", "space": "d-2"}]
    s.play(1, "throw", "1 1 1 1 1").play(1, "new cop", "cop-7").play(1, "to b-10").passes(0, 2)
    assert s.cop_at("7") == "b-10"


def test_ga_4_8_a_cop_leaves_after_a_shoot_out_in_which_he_was_attacked() -> None:
    s = story(cops={"7": "d-2"}, pieces={0: "T1 d-3"}, dice="1 1 1 1 1").move(0, "T", "d-2", "criminal")
    if s.ask == "shoot":
        s.play(0, s.legal(0)[0])
    assert s.cop_at("7") is None


@pytest.mark.parametrize("side", ["clean", "criminal"])
def test_ga_4_8_a_cop_whose_shoot_out_did_not_come_about_stays(side: str) -> None:
    """GA-8.7: the thugs he aims at have gone away."""
    s = story(cops={"7": "d-3"}, pieces={0: "T1 d-2!"}, dice="1 1 1 2 1", at="police").play(0, "cop 7 to d-2").passes(1, 2)
    s.move(0, "T", "A4", side)
    assert (s.cop_at("7"), s.strength(0, "T"), s.active) == ("d-2", 1, 1)
    assert (s.events("shot"), s.events("cancelled")) == ([], [{"attacker": "cop-7", "target": target(0, "T")}])


def test_ga_4_8_a_cop_stays_after_an_ordinary_move() -> None:
    s = story(cops={"7": "d-3"}, dice="1 1 1 1 1", at="police").play(0, "cop 7 to d-2").passes(1, 2).done(0)
    assert (s.cop_at("7"), s.events("cop-left")) == ("d-2", [])


# GA-4.8: the subway


def rides(start: str, die: int) -> set[str]:
    """Where exact walks with one ride end, for a cop while there is no crime."""
    found = (path for path in walks(start, die) if any(how == "subway" for how, _ in path))
    return {path[-1][1] for path in found if path[-1][1] not in JOINTS}


@pytest.mark.parametrize("die", FACES)
def test_ga_4_8_another_cop_is_drawn_comes_out_at_a_station_of_choice_and_finishes_the_move(die: int) -> None:
    """From every space of the map: where a ride is possible, and where the drawn cop can end."""
    for start in SPACES:
        s = story(cops={"7": start}, dice=f"{die} 1 1 1 1", at="police")
        expected = rides(start, die)
        assert s.legal(0, "subway") == (["subway 7"] if expected else []), start
        if expected:
            s.play(0, "subway 7", "cop-2")
            assert (s.ask, s.legal(0)) == ("cop-to", s.legal(0, "to "))
            assert {move.split()[-1] for move in s.legal(0)} == expected, start


def test_ga_4_8_the_ride_is_a_step_to_any_other_station() -> None:
    s = story(cops={"7": "g-3"}, dice="1 1 1 1 1", at="police").play(0, "subway 7", "cop-2")
    assert {move.split()[-1] for move in s.legal(0)} == {*STATIONS.values()} - {"g-3"}


def test_ga_4_8_a_cop_leaves_after_using_the_subway_and_the_drawn_one_is_there() -> None:
    s = story(cops={"7": "g-3", "4": "a-4"}, dice="2 1 1 1 1", at="police").play(0, "subway 7", "cop-2")
    for eye in (0, 1, None):
        assert s.events("took-subway", eye) == [{"seat": 0, "cop": "7", "other": "2", "from": "g-3"}]
    s.play(0, "to p-2").passes(1, 2)
    moved = {"seat": 0, "cop": "2", "space": "p-2", "way": ["g-3", "p-3", "p-2"], "used": ["blue"], "dice": [2]}
    assert s.events("cop-moved", 1) == [moved]
    assert {cop: s.cop_at(cop) for cop in COPS if s.cop_at(cop)} == {"2": "p-2", "4": "a-4"}
    assert s.ask == "move"


def test_ga_4_8_without_the_subway_the_same_cop_goes_on_past_a_station() -> None:
    s = story(cops={"7": "g-4"}, dice="2 1 1 1 1", at="police")
    assert "cop 7 to g-2" in s.legal(0)
    s.play(0, "cop 7 to g-2").passes(1, 2)
    assert s.cop_at("7") == "g-2"


def test_ga_4_8_the_first_goes_into_the_bag_after_the_draw() -> None:
    """So he is not drawn himself, nor is a cop on the board."""
    for cop in COPS:
        s = story(cops={"7": "g-3", "4": "a-4"}, dice="1 1 1 1 1", at="police")
        if cop in ("7", "4"):
            with pytest.raises(BadChance):
                s.play(0, "subway 7", f"cop-{cop}")
        else:
            s.play(0, "subway 7", f"cop-{cop}").play(0, "to b-10").passes(1, 2)
            assert (s.cop_at("7"), s.cop_at(cop)) == (None, "b-10")


def test_ga_4_8_the_first_can_be_drawn_again_later() -> None:
    s = story(cops={"7": "g-3"}, dice="1 1 1 1 1", at="police").play(0, "subway 7", "cop-2").play(0, "to b-10").passes(1, 2)
    s.done(0).play(1, "throw", "1 1 1 1 1").play(1, "subway 2", "cop-7").play(1, "to g-3").passes(0, 2)
    assert (s.cop_at("7"), s.cop_at("2")) == ("g-3", None)


def test_ga_4_8_with_an_empty_bag_cops_cannot_use_the_subway() -> None:
    everyone = dict.fromkeys(COPS, "d-1") | {"7": "g-3"}
    error = story(cops=everyone, dice="1 1 1 1 1", at="police").refuse(0, "subway 7")
    assert (error.sentence, error.rule) == ("all-cops-out", "GA-4.8")
    del everyone["2"]
    s = story(cops=everyone, dice="1 1 1 1 1", at="police").play(0, "subway 7")
    s.play(0, "to b-10").passes(1, 2)
    assert (s.cop_at("2"), s.cop_at("7")) == ("b-10", None)


@pytest.mark.parametrize(("cop", "sentence"), [("7", "cop-cannot-ride"), ("3", "cop-not-there"), ("4", "cop-has-donuts")])
def test_ga_4_8_who_cannot_ride_is_told_why(cop: str, sentence: str) -> None:
    s = story(seats=2, cops={"7": "d-4", "4": "W1"}, donuts={1: "4 1"}, dice="2 1 1 1 1", at="police").passes(0, 1)
    assert s.refuse(0, f"subway {cop}").sentence == sentence


def test_ga_4_8_the_drawn_cop_raids_and_leaves_like_any_other() -> None:
    """From g-3 by subway to b-4 and into A3, where there is public; A4 stays shut."""
    s = story(cops={"7": "g-3"}, public={"2a": "A3"}, joints={1: "A3:1"}, dice="2 1 1 1 1", at="police")
    s.play(0, "subway 7", "cop-2")
    assert {move for move in s.legal(0) if move.startswith("to A")} == {"to A3"}
    s.play(0, "to A3").passes(1, 2)
    assert (s.cop_at("2"), s.cop_at("7"), s.public_at("2a"), s.owner("A3")) == (None, None, None, None)


def test_ga_4_8_a_cop_rides_to_no_place_that_is_closed_to_him() -> None:
    """From g-4 it is g-3, the ride and one more; a criminal at the station b-4 opens no joint beside it."""
    s = story(cops={"7": "g-4"}, pieces={1: "T1 b-4!"}, dice="3 1 1 1 1", at="police").play(0, "subway 7", "cop-2")
    assert not {move for move in s.legal(0) if move.split()[-1] in JOINTS}
    assert s.refuse(0, "to A3").sentence == "no-crime-there"


@pytest.mark.parametrize("die", FACES)
def test_ga_4_8_a_cop_that_entered_at_a_station_takes_no_subway_in_the_same_move(die: int) -> None:
    s = story(dice=f"{die} 1 1 1 1", at="police").play(0, "new cop", "cop-7")
    for station, place in STATIONS.items():
        if station != die:
            assert f"to {place}" not in s.legal(0)


@pytest.mark.parametrize("die", FACES)
def test_ga_4_8_public_that_entered_at_a_station_takes_no_subway_in_the_same_move(die: int) -> None:
    s = story(dice=f"1 {die} 1 1 1").play(0, "new public", "2a")
    if s.ask == "public-to":
        for station, place in STATIONS.items():
            if station != die:
                assert f"to {place}" not in s.legal(0)


def test_ga_4_8_the_change_is_the_one_police_action() -> None:
    s = story(cops={"7": "g-3", "4": "a-4"}, dice="1 1 1 1 1", at="police").play(0, "subway 7", "cop-2").play(0, "to b-10")
    s.passes(1, 2)
    assert s.refuse(0, "cop 4 to a-5").sentence == "asked-for-move"
