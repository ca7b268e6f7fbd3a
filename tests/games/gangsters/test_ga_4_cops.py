"""GA-4.1, GA-4.4 to GA-4.6: the dice, one police action, how cops walk, new cops and the crime level, their targets."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.core.test_chance import chi_square, limit
from tests.games.gangsters.story import GAME, NAMES, Story, look, story, target
from tests.games.gangsters.walkers import BUILDINGS, GREY, JOINTS, SPACES, STATIONS, ends, walks
from windycity.core.errors import BadChance, BadMove
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.words import Word

COLOURS = ("blue", "white", "green", "black", "red")
COPS = [str(number) for number in range(2, 11)]
FACES = range(1, 7)


def walk(start: str, die: int, **position: object) -> Story:
    """Cop 7 stands somewhere, and the blue die shows this number; the first player is in the police step."""
    return story(cops={"7": start}, dice=f"{die} 1 1 1 1", at="police", **position)  # type: ignore[arg-type]


def cop_ends(s: Story, cop: str = "7") -> set[str]:
    """Where a cop can be moved."""
    return {move.split()[-1] for move in s.legal(0, f"cop {cop} to ")}


def nothing_but(s: Story, *names: str) -> bool:
    """Whether these and no other events happened, in this order, besides sealed answers."""
    return [event.name for event in s.match.events(None) if event.name != "answered"] == list(names)


# GA-4.1: the dice, and one police action


def test_ga_4_1_all_five_dice_are_thrown_and_everyone_sees_them() -> None:
    s = story(at="buy").play(0, "throw", "3 1 2 6 5")
    dice = dict(zip(COLOURS, (3, 1, 2, 6, 5), strict=True))
    assert s.dice == dice
    for eye in (0, 1, 2, None):
        assert s.view(eye).dice == dice
        assert s.events("threw", eye) == [{"seat": 0, **dice}]


@pytest.mark.parametrize("outcome", ["0", "7", "cop-7", "marker-7", "2a"])
def test_ga_4_1_a_die_shows_1_to_6(outcome: str) -> None:
    s = story(at="buy")
    with pytest.raises(BadChance):
        s.play(0, "throw", f"1 1 1 1 {outcome}")
    assert s.dice == {}


def test_ga_4_1_every_face_of_every_die_comes_up_equally_often() -> None:
    position = story(at="buy").match.position
    thrown: Counter[tuple[str, int]] = Counter()
    for number in range(360):
        match = Match(GAME, {}, Luck("fast-1", number.to_bytes(8, "big")), GAME.interpreted.of(position), position.copy())
        match.play(0, "throw")
        thrown.update(look(match, 0).dice.items())
    for colour in COLOURS:
        assert chi_square([thrown[colour, face] for face in FACES], 60) < limit(5)


def test_ga_4_1_the_dice_are_thrown_anew_in_every_turn() -> None:
    s = story(at="buy").play(0, "throw", "3 1 2 6 5").play(0, "pass").done(0)
    assert (s.active, s.dice) == (1, {})
    s.play(1, "throw", "1 2 3 4 5")
    assert s.dice == dict(zip(COLOURS, (1, 2, 3, 4, 5), strict=True))


def test_ga_4_1_the_police_come_after_the_dice_and_before_the_moves() -> None:
    s = walk("d-4", 1)
    assert (s.ask, s.waiting) == ("police", (0,))
    assert story(cops={"7": "d-4"}, at="buy").refuse(0, "cop 7 to d-3").sentence == "asked-for-buy"
    assert story(cops={"7": "d-4"}, at="move").refuse(0, "cop 7 to d-3").sentence == "asked-for-move"


def test_ga_4_1_there_may_be_no_police_action() -> None:
    s = walk("d-4", 1).play(0, "pass")
    assert (s.ask, s.cop_at("7")) == ("move", "d-4")
    assert s.events("no-police") == [{"seat": 0}]
    assert nothing_but(s, "no-police")


def test_ga_4_1_passing_is_all_that_is_left_without_cops_when_none_can_come() -> None:
    s = story(seats=2, cops={"7": "W1"}, donuts={1: "7 1"}, at="police").passes(0, 1)
    assert s.legal(0) == ["pass"]


@pytest.mark.parametrize("action", ["cop 7 to d-3", "bribe 7", "pass"])
def test_ga_4_1_there_is_one_police_action(action: str) -> None:
    s = story(cops={"7": "d-4", "4": "a-4"}, cash={0: 600}, at="police").play(0, action)
    if s.ask == "react":
        s.passes(1, 2)
    assert s.ask == "move"
    for second in ("cop 4 to a-5", "bribe 4", "new cop", "pass"):
        assert s.refuse(0, second).sentence == "asked-for-move"


def test_ga_4_1_a_new_cop_is_the_one_police_action_too() -> None:
    s = story(dice="1 1 1 1 1", cash={0: 600}, at="police").play(0, "new cop", "cop-7").play(0, "to b-10").passes(1, 2)
    assert s.ask == "move"
    assert s.refuse(0, "bribe 7").sentence == "asked-for-move"


# GA-4.4: a cop moves the blue die


@pytest.mark.parametrize("die", FACES)
def test_ga_4_4_a_cop_moves_the_whole_blue_die_from_anywhere(die: int) -> None:
    """From every space of the map, with no crime anywhere."""
    for start in SPACES:
        expected = {end for end in ends(start, die, stations=False) if end not in JOINTS}
        assert cop_ends(walk(start, die)) == expected, start


@pytest.mark.parametrize("colour", range(1, 5))
def test_ga_4_4_no_other_die_moves_a_cop(colour: int) -> None:
    dice = ["1"] * 5
    dice[colour] = "3"
    s = story(cops={"7": "h-4"}, dice=" ".join(dice), at="police")
    assert cop_ends(s) == {"g-4", "i-4"}


def test_ga_4_4_a_cop_moves_and_nothing_else_changes() -> None:
    s = walk("d-4", 2, pieces={0: "R4 A2", 1: "T2 d-2"}, joints={1: "A4:1 A2"}, public={"2a": "d-2"}, cash={0: 300})
    before = s.seen(None)
    s.play(0, "cop 7 to d-2").passes(1, 2)
    moved = {"seat": 0, "cop": "7", "space": "d-2", "way": ["d-4", "d-3", "d-2"], "used": ["blue"], "dice": [2]}
    assert s.events("cop-moved", 2) == [moved]
    assert nothing_but(s, "cop-moved")
    changed = {name for name, value in s.seen(None).items() if before[name] != value}
    assert s.cop_at("7") == "d-2"
    assert changed <= {"cop_at", "phase", "ask", "waiting", "asked", "moves", "mover", "moved_from"}


@pytest.mark.parametrize("end", ["d-3", "d-1", "d-4", "g-4"])
def test_ga_4_4_the_whole_die_is_moved_neither_less_nor_more(end: str) -> None:
    error = walk("d-4", 2).refuse(0, f"cop 7 to {end}")
    assert (error.sentence, error.rule) == ("no-such-walk", "GA-5.2")
    assert (error.facts["die"], error.facts["space"]) == (2, Word("space", end))


def test_ga_4_4_any_cop_on_the_board_and_no_other_is_moved() -> None:
    s = story(cops={"7": "d-4", "10": "h-4"}, dice="1 1 1 1 1", at="police")
    assert {move.split()[1] for move in s.legal(0, "cop ")} == {"7", "10"}
    error = s.refuse(0, "cop 4 to d-3")
    assert (error.sentence, error.rule, error.facts["cop"]) == ("cop-not-there", "GA-4.4", Word("cop", "4"))
    s.play(0, "cop 10 to i-4").passes(1, 2)
    assert (s.cop_at("10"), s.cop_at("7")) == ("i-4", "d-4")


def test_ga_4_4_cops_pass_one_another_and_share_spaces() -> None:
    s = story(cops={"7": "h-4", "10": "i-4", "4": "j-4"}, dice="2 1 1 1 1", at="police")
    s.play(0, "cop 7 to j-4").passes(1, 2)
    assert s.cop_at("7") == s.cop_at("4") == "j-4"


@pytest.mark.parametrize(("start", "die"), [("A1", 4), ("G2", 4), ("D4", 4), ("H2", 4)])
def test_ga_4_4_a_cop_may_end_where_he_began_from_another_side(start: str, die: int) -> None:
    s = walk(start, die)
    s.play(0, f"cop 7 to {start}").passes(1, 2)
    assert (s.cop_at("7"), s.ask) == (start, "feed")


@pytest.mark.parametrize("die", [2, 5])
def test_ga_4_4_a_cop_does_not_turn_back(die: int) -> None:
    """W1 has one door: he never comes back into it, whatever the die."""
    error = walk("W1", die).refuse(0, "cop 7 to W1")
    assert (error.sentence, error.facts["die"]) == ("no-such-walk", die)


@pytest.mark.parametrize("die", FACES)
def test_ga_4_4_a_cop_ends_in_joints_with_crime_by_the_same_walks(die: int) -> None:
    """With public in a dozen joints, from everywhere."""
    joints = JOINTS[die::3][:12]
    public = dict(zip(NAMES["public"], joints, strict=False))
    for start in SPACES:
        expected = {end for end in ends(start, die, stations=False) if end not in JOINTS or end in joints}
        assert cop_ends(walk(start, die, public=public)) == expected, start


@pytest.mark.parametrize("crime", [{"pieces": {1: "T1 D5!"}}, {"public": {"2a": "D5"}}])
def test_ga_4_4_cops_pass_through_no_building(crime: dict[str, dict[object, str]]) -> None:
    """D5 stands between d-4 and d-7; it is open to him, but only to end there."""
    assert "D5" in cop_ends(walk("d-4", 1, **crime))
    assert "d-7" not in cop_ends(walk("d-4", 2, **crime))


# GA-4.5: new cops and the crime level


@pytest.mark.parametrize("die", FACES)
def test_ga_4_5_a_new_cop_enters_at_the_station_of_the_blue_die_and_moves_on(die: int) -> None:
    s = story(dice=f"{die} 1 1 1 1", at="police").play(0, "new cop", "cop-7")
    station = STATIONS[die]
    expected = {station} if die == 1 else {end for end in ends(station, die - 1, stations=False) if end not in JOINTS}
    assert s.ask == "cop-to"
    assert {move.split()[-1] for move in s.legal(0, "to ")} == expected
    assert s.legal(0) == s.legal(0, "to ")
    assert [s.view(eye).entrance for eye in (0, 1, None)] == 3 * [station]
    end = sorted(expected)[0]
    s.play(0, f"to {end}").passes(1, 2)
    assert s.view(0).entrance is None
    assert s.cop_at("7") == end


@pytest.mark.parametrize("die", FACES)
def test_ga_4_5_only_the_blue_die_says_the_station(die: int) -> None:
    dice = " ".join(["1", *[str(die)] * 4])
    assert story(dice=dice, at="police").play(0, "new cop", "cop-7").legal(0) == ["to b-10"]


def test_ga_4_5_a_new_cop_may_not_pass_the_station_and_come_back() -> None:
    """Station 2 counts one of two steps: the cop is on b-4, beside it are a-4 and c-4, and the doors of closed joints."""
    s = story(dice="2 1 1 1 1", at="police").play(0, "new cop", "cop-7")
    assert set(s.legal(0)) == {"to a-4", "to c-4"}
    error = s.refuse(0, "to b-4")
    assert (error.sentence, error.rule) == ("no-such-entry", "GA-4.5")


def test_ga_4_5_a_new_cop_enters_a_joint_with_crime_at_once() -> None:
    s = story(dice="2 1 1 1 1", public={"2a": "A3"}, pieces={1: "T1 C1!"}, at="police").play(0, "new cop", "cop-7")
    assert set(s.legal(0)) == {"to a-4", "to c-4", "to A3", "to C1"}
    s.play(0, "to A3").passes(1, 2)
    assert (s.public_at("2a"), s.cop_at("7")) == (None, None)


def test_ga_4_5_any_cop_in_the_bag_may_be_drawn_and_none_on_the_board() -> None:
    for cop in COPS:
        s = story(dice="1 1 1 1 1", cops={"7": "d-4", "2": "a-4"}, pieces={0: "R1 A1!, T1 A1!"}, at="police")
        if cop in ("7", "2"):
            with pytest.raises(BadChance):
                s.play(0, "new cop", f"cop-{cop}")
        else:
            s.play(0, "new cop", f"cop-{cop}").play(0, "to b-10").passes(1, 2)
            assert {other for other in COPS if s.cop_at(other)} == {"7", "2", cop}
            assert s.events("cop-drawn", None) == [{"seat": 0, "cop": cop}]


def test_ga_4_5_every_cop_is_drawn_equally_often() -> None:
    position = story(dice="1 1 1 1 1", cops={"7": "d-4"}, pieces={0: "R1 A1!"}, at="police").match.position
    drawn: Counter[object] = Counter()
    for number in range(400):
        match = Match(GAME, {}, Luck("fast-1", number.to_bytes(8, "big")), GAME.interpreted.of(position), position.copy())
        match.play(0, "new cop")
        drawn[look(match, 0).police.mover] += 1
    assert set(drawn) == {*COPS} - {"7"}
    assert chi_square(list(drawn.values()), 50) < limit(7)


@pytest.mark.parametrize("cops", range(9))
@pytest.mark.parametrize("crime", range(9))
def test_ga_4_5_a_new_cop_only_with_no_cop_or_as_much_crime_as_cops(cops: int, crime: int) -> None:
    places = [f"{letter}1 h-4" + ("!" if number < crime else "") for number, letter in enumerate("RTVRTVRTV")]
    pieces = {seat: ", ".join(places[3 * seat : 3 * seat + 3]) for seat in range(3)}
    s = story(pieces=pieces, cops=dict.fromkeys(COPS[:cops], "d-1"), dice="1 1 1 1 1", at="police")
    assert s.crime == s.view(1).crime == crime
    if cops == 0 or crime >= cops:
        s.play(0, "new cop").play(0, "to b-10").passes(1, 2)
        assert sum(s.cop_at(cop) is not None for cop in COPS) == cops + 1
    else:
        error = s.refuse(0, "new cop")
        assert (error.sentence, error.rule) == ("too-little-crime", "GA-4.5")
        assert (error.facts["cops"], error.facts["crime"]) == (cops, crime)


def test_ga_4_5_without_a_cop_in_the_bag_none_is_drawn() -> None:
    pieces = dict.fromkeys(range(3), "R1 h-4!, T1 h-4!, V1 h-4!")
    s = story(pieces=pieces, cops=dict.fromkeys(COPS, "d-1"), at="police")
    assert s.crime == 9
    assert s.refuse(0, "new cop").sentence == "all-cops-out"


@pytest.mark.parametrize(
    ("pieces", "public", "crime"),
    [
        ({}, {}, 0),
        ({0: "R4 A2"}, {}, 0),
        ({0: "R4 A2!"}, {}, 1),  # a piece counts once, whatever its strength
        ({0: "R10 A2!, T1 d-4!, V3 A2!"}, {}, 3),
        ({0: "R1 A1!", 1: "R1 d-4!", 2: "V1 A2"}, {}, 2),
        ({}, {"1a": "A2"}, 1),
        ({}, {"3a": "A2"}, 1),  # and so does a public, whatever its value
        ({}, {"3a": "A1"}, 0),  # public shows white only in joints (GA-5.6)
        ({}, {"3a": "d-4"}, 0),
        ({0: "T2 A2!"}, {"1a": "A2", "2b": "A3", "3a": "W1", "1d": "d-4"}, 3),
    ],
)
def test_ga_4_5_the_crime_level_is_pieces_and_public_showing_white(
    pieces: dict[int, str], public: dict[str, str], crime: int
) -> None:
    assert story(pieces=pieces, public=public).crime == crime


def test_ga_4_5_a_piece_that_left_the_board_is_no_crime() -> None:
    """Cop 7 shoots the thugs of A4, who are gone; then the level is 0."""
    s = walk("d-3", 1, pieces={1: "T1 A4!"}).play(0, "cop 7 to A4").passes(1, 2)
    s.done(0, "6 6 6 6 6 6 6 1")
    assert (s.strength(1, "T"), s.crime) == (0, 0)


# GA-4.6: cops and joints, and whom a cop attacks


def test_ga_4_6_cops_enter_no_joint_without_crime() -> None:
    s = walk("d-3", 1, pieces={0: "R4 A4", 1: "V1 A4"}, joints={0: "A4"})
    assert cop_ends(s) == {"d-2", "d-4"}
    error = s.refuse(0, "cop 7 to A4")
    assert (error.sentence, error.rule, error.facts["space"]) == ("no-crime-there", "GA-4.6", Word("space", "A4"))


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_ga_4_6_cops_enter_a_joint_with_a_criminal_piece(letter: str, seat: int, owner: int | None) -> None:
    joints = {} if owner is None else {owner: "A4"}
    s = walk("d-3", 1, pieces={seat: f"{letter}1 A4!"}, joints=joints)
    s.play(0, "cop 7 to A4").passes(1, 2)
    assert (s.cop_at("7"), s.target) == ("A4", target(seat, letter))


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_ga_4_6_cops_enter_a_joint_with_public(owner: int | None) -> None:
    s = walk("d-3", 1, public={"1a": "A4"}, joints={} if owner is None else {owner: "A4"})
    assert "A4" in cop_ends(s)


def test_ga_4_6_crime_in_one_joint_opens_no_other() -> None:
    s = walk("b-4", 1, public={"1a": "A3"}, pieces={0: "T1 c-4!, R1 C1"})
    assert cop_ends(s) == {"a-4", "c-4", "A3"}


def test_ga_4_6_a_joint_that_a_cop_is_in_can_be_left_but_is_entered_again_only_with_crime() -> None:
    """Cop 7 is in A2, which has two doors; round the corner it is a walk of 4 that ends where it began."""
    assert "A2" not in cop_ends(walk("A2", 4))
    assert "A2" in cop_ends(walk("A2", 4, public={"1a": "A2"}))


@pytest.mark.parametrize("label", GREY)
def test_ga_4_6_grey_buildings_are_open_to_cops(label: str) -> None:
    (door, *_) = next(path for path in walks(label, 1, stations=False))
    s = walk(door[1], 1)
    assert {end for end in cop_ends(s) if end in BUILDINGS} == {end for end in ends(door[1], 1, stations=False) if end in GREY}
    s.play(0, f"cop 7 to {label}").passes(1, 2)
    assert s.cop_at("7") == label


@pytest.mark.parametrize("place", ["d-2", "A4", "W1"])
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("letter", "RTV")
def test_ga_4_6_a_cop_who_ends_with_a_criminal_piece_attacks_it(place: str, seat: int, letter: str) -> None:
    """On a street, in a joint or a grey building, whoever owns the piece. He shoots in GA-8."""
    s = walk({"d-2": "d-3", "A4": "d-3", "W1": "g-2"}[place], 1, pieces={seat: f"{letter}2 {place}!"})
    s.play(0, f"cop 7 to {place}").passes(1, 2)
    if place == "W1":
        s.play(0, "pass")
    assert s.ask == "move"
    assert s.target == s.view(1).police.target == target(seat, letter)
    assert s.events("cop-aims", None) == [{"cop": "7", "target": target(seat, letter)}]
    assert s.strength(seat, letter) == 2
    back = {"R": "1 1", "T": "1 1", "V": ""}[letter]
    s.done(0, f"6 6 1 1 1 1 1 {back}")
    assert (s.strength(seat, letter), s.cop_at("7")) == (0, None)


def test_ga_4_6_the_active_player_chooses_one_of_several() -> None:
    pieces = {0: "T1 d-2!, V1 d-2", 1: "R2 d-2!, V1 d-2!", 2: "T1 d-2, R1 d-1!"}
    s = walk("d-3", 1, pieces=pieces).play(0, "cop 7 to d-2").passes(1, 2)
    assert (s.ask, s.waiting) == ("target", (0,))
    assert set(s.legal(0)) == {f"attack {target(*piece)}" for piece in ((0, "T"), (1, "R"), (1, "V"))}
    for clean in (target(0, "V"), target(2, "T")):
        error = s.refuse(0, f"attack {clean}")
        assert (error.sentence, error.rule) == ("target-clean", "GA-4.6")
    assert s.refuse(0, f"attack {target(2, 'R')}").sentence == "target-not-there"
    assert s.refuse(0, "attack cop-7").sentence == "cop-at-cop"
    s.play(0, f"attack {target(1, 'V')}")
    assert (s.target, s.ask) == (target(1, "V"), "move")
    s.done(0, "5 1 1 1 1 1 1")
    assert [s.strength(1, "V"), s.strength(1, "R"), s.strength(0, "T")] == [0, 2, 1]


def test_ga_4_6_an_attack_is_not_a_matter_of_choice() -> None:
    s = walk("d-3", 1, pieces={0: "T1 d-2!", 1: "R2 d-2!"}).play(0, "cop 7 to d-2").passes(1, 2)
    assert s.refuse(0, "pass").sentence == "asked-for-target"


@pytest.mark.parametrize("place", ["d-2", "W1"])
def test_ga_4_6_a_cop_is_nothing_to_a_clean_piece(place: str) -> None:
    s = walk({"d-2": "d-3", "W1": "g-2"}[place], 1, pieces={1: f"R2 {place}, T3 {place}, V1 {place}"})
    s.play(0, f"cop 7 to {place}").passes(1, 2)
    if place == "W1":
        s.play(0, "pass")
    assert (s.ask, s.target) == ("move", None)
    s.done(0)
    assert [s.strength(1, letter) for letter in "RTV"] == [2, 3, 1]
    assert (s.cop_at("7"), s.events("shot"), s.events("cop-aims")) == (place, [], [])


def test_ga_4_6_only_the_place_where_he_ends_counts() -> None:
    s = walk("d-4", 2, pieces={1: "R2 d-3!, T1 d-4!"}).play(0, "cop 7 to d-2").passes(1, 2)
    assert (s.ask, s.target) == ("move", None)


def test_ga_4_6_a_cop_who_did_not_move_attacks_nobody() -> None:
    s = story(cops={"7": "d-2", "4": "a-4"}, pieces={1: "R2 d-2!"}, at="police")
    s.play(0, "cop 4 to a-5").passes(1, 2)
    assert s.target is None
    s.done(0)
    assert (s.strength(1, "R"), s.cop_at("7")) == (2, "d-2")


def test_ga_4_6_a_criminal_who_joins_a_cop_later_is_not_attacked_by_him() -> None:
    s = walk("d-3", 1, pieces={0: "V1 d-1"}).play(0, "cop 7 to d-2").passes(1, 2)
    s.move(0, "V", "d-2", "criminal")
    assert (s.active, s.strength(0, "V"), s.cop_at("7")) == (1, 1, "d-2")


def test_ga_4_6_a_drawn_and_a_new_cop_attack_like_any_other() -> None:
    s = story(dice="1 1 1 1 1", pieces={1: "T1 b-10!"}, at="police").play(0, "new cop", "cop-3").play(0, "to b-10").passes(1, 2)
    assert s.events("cop-aims") == [{"cop": "3", "target": target(1, "T")}]
    s = walk("g-3", 1, pieces={1: "T1 b-10!"}).play(0, "subway 7", "cop-3")
    assert s.view(0).entrance is None  # he may come out at any station
    s.play(0, "to b-10").passes(1, 2)
    assert s.events("cop-aims") == [{"cop": "3", "target": target(1, "T")}]


def test_ga_4_6_cops_are_named_by_their_numbers() -> None:
    assert NAMES["cop"][:9] == COPS


def test_ga_4_6_a_cop_that_does_not_exist_is_refused_with_a_sentence() -> None:
    s = walk("d-4", 1)
    with pytest.raises(BadMove) as caught:
        s.play(0, "bribe 11")
    assert "11" in str(caught.value)
