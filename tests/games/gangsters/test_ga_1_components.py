"""GA-1: the components, where they show in play, and what is open and what is secret."""

from __future__ import annotations

import pytest

from tests.games.gangsters.printed import COLOURS, GREY, MARKERS, PIECES, PRICE, PUBLIC
from tests.games.gangsters.story import DATA, NAMES, Story, space, start, story
from windycity.core.errors import BadChance, BadMove, BadPosition
from windycity.games.gangsters.position import JOINTS, STATIONS

MOST = {"R": 10, "T": 10, "V": 3}
DIE = {"blue": 0, "white": 1, "R": 2, "T": 3, "V": 4}
every_piece = pytest.mark.parametrize("letter", PIECES)


def one_die(which: str, face: int = 1) -> str:
    """The dice with this one showing a face, and all the others 6."""
    return " ".join(str(face if i == DIE[which] else 6) for i in range(5))


def neighbours(name: str) -> set[str]:
    at = space(name)
    return {NAMES["space"][there] for there in DATA.next_to[at, : DATA.degree[at]]}


# GA-1.1: pieces


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_1_1_each_gang_has_three_pieces_racketeers_thugs_and_vamps(seats: int) -> None:
    pieces = dict.fromkeys(range(seats), "R2 a-2, T3 a-3, V1 a-5")
    s = story(seats=seats, pieces=pieces)
    for player in s.view(None).players:
        shown = [(piece.piece, piece.strength, piece.at) for piece in player.pieces]
        assert shown == [("racketeers", 2, "a-2"), ("thugs", 3, "a-3"), ("vamps", 1, "a-5")]


@every_piece
def test_ga_1_1_each_piece_has_its_own_die(letter: str) -> None:
    s = story(pieces={0: "R2 e-10, T2 e-10, V1 e-10"}, dice=one_die(letter))
    assert s.ends(0, letter) == neighbours("e-10")
    assert all(s.ends(0, other) != neighbours("e-10") for other in PIECES if other != letter)


@every_piece
@pytest.mark.parametrize("side", ["clean", "criminal"])
@pytest.mark.parametrize("before", ["", "!"])
def test_ga_1_1_a_piece_shows_one_of_its_two_sides(letter: str, side: str, before: str) -> None:
    s = story(pieces={0: f"{letter}1 e-10{before}"}).move(0, letter, "f-10", side)
    assert s.criminal(0, letter) == (side == "criminal")
    shown = s.view(None).players[0].pieces[0]
    assert (shown.piece, shown.side) == (PIECES[letter], side)


@every_piece
def test_ga_1_1_the_strength_can_grow_to_the_most(letter: str) -> None:
    s = story(pieces={0: f"{letter}{MOST[letter] - 1} e-10"}, cash={0: 1000})
    s.play(0, f"recruit {PIECES[letter]} 1")
    assert s.strength(0, letter) == MOST[letter]


@every_piece
def test_ga_1_1_the_strength_cannot_grow_past_the_most(letter: str) -> None:
    s = story(pieces={0: f"{letter}{MOST[letter]} e-10"}, cash={0: 9000})
    assert s.legal(0, f"recruit {PIECES[letter]}") == []
    error = s.refuse(0, f"recruit {PIECES[letter]} 1")
    assert (error.sentence, error.rule) == ("piece-full", "GA-1.1")


@every_piece
def test_ga_1_1_two_more_are_refused_when_there_is_room_for_one(letter: str) -> None:
    s = story(pieces={0: f"{letter}{MOST[letter] - 1} e-10"}, cash={0: 9000})
    assert s.legal(0, f"recruit {PIECES[letter]}") == [f"recruit {PIECES[letter]} 1"]
    assert s.refuse(0, f"recruit {PIECES[letter]} 2").sentence == "piece-full"


@every_piece
def test_ga_1_1_a_position_with_a_stronger_piece_is_not_sound(letter: str) -> None:
    story(pieces={0: f"{letter}{MOST[letter]} e-10"})
    with pytest.raises(BadPosition):
        story(pieces={0: f"{letter}{MOST[letter] + 1} e-10"})


# GA-1.2: joints and grey buildings


def test_ga_1_2_there_are_39_joints_of_six_colours() -> None:
    assert sorted(PRICE) == sorted(NAMES["joint"][:JOINTS])
    assert [len(joints.split()) for _, joints in COLOURS.values()] == [9, 8, 7, 6, 5, 4]
    groups = {tuple(sorted(NAMES["joint"][i] for i in range(JOINTS) if DATA.colour[i] == colour)) for colour in range(6)}
    assert groups == {tuple(sorted(joints.split())) for _, joints in COLOURS.values()}


@pytest.mark.parametrize("name", PRICE)
def test_ga_1_2_a_joint_costs_the_price_of_its_colour(name: str) -> None:
    s = story(pieces={0: f"R1 {name}"}, cash={0: PRICE[name]}, at="buy").play(0, "buy")
    assert (s.owner(name), s.level(name), s.cash(0)) == (0, 1, 0)


def test_ga_1_2_there_are_nine_grey_buildings() -> None:
    names = NAMES["space"]
    assert sorted(names[JOINTS : JOINTS + int(DATA.grey)]) == GREY


@pytest.mark.parametrize("name", GREY)
def test_ga_1_2_a_grey_building_is_never_bought(name: str) -> None:
    s = story(pieces={0: f"R5 {name}"}, joints={0: "E1"}, cash={0: 5000}, at="buy")
    assert "buy" not in s.legal(0)
    assert "raise" not in s.legal(0)
    assert s.refuse(0, "buy").sentence == "racketeers-not-in-joint"
    assert s.refuse(0, "raise").sentence == "racketeers-not-in-joint"


@pytest.mark.parametrize("move", ["claim A1", "claim W1", "claim nothing", "claim a-1"])
def test_ga_1_2_a_grey_building_is_never_claimed(move: str) -> None:
    s = start()
    with pytest.raises(BadMove):
        s.play(0, move)


@pytest.mark.parametrize("move", ["give A1", "give W1", "give a-1"])
def test_ga_1_2_a_grey_building_is_never_traded(move: str) -> None:
    s = story(joints={0: "E1", 1: "E2"}, at="buy").play(0, "offer camorra")
    with pytest.raises(BadMove):
        s.play(0, move)


# GA-1.3: cops, markers, public, stations


def test_ga_1_3_there_are_nine_cops_2_to_10() -> None:
    assert list(NAMES["cop"][:9]) == [str(number) for number in range(2, 11)]


@pytest.mark.parametrize("number", range(2, 11))
def test_ga_1_3_each_of_the_nine_cops_is_in_the_bag_once(number: int) -> None:
    s = story(dice="3 1 1 1 1", at="police").play(0, "new cop", f"cop-{number}")
    assert s.events("cop-drawn") == [{"seat": 0, "cop": str(number)}]
    there = story(seats=2, cops={str(number): "a-2"}, pieces={0: "R1 e-10!"}, dice="3 1 1 1 1", at="police")
    with pytest.raises(BadChance):
        there.play(0, "new cop", f"cop-{number}")


@pytest.mark.parametrize("number", range(2, 11))
def test_ga_1_3_the_number_of_a_cop_is_his_strength(number: int) -> None:
    s = story(seats=2, pieces={1: "T10 e-10!"}, cops={str(number): "f-10"}, at="police")
    s.play(0, f"cop {number} to e-10").passes(1).done(0, " ".join(["6"] * number + ["1"] * 10))
    (shot,) = s.events("shot")
    assert (shot["attacker"], shot["target"], shot["hits"], shot["hits_back"]) == (f"cop-{number}", "camorra-thugs", number, 0)
    assert (shot["dice"], shot["dice_back"], s.strength(1, "T")) == ([6] * number, [1] * 10, 10 - number)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_1_3_the_bag_has_nine_markers_and_three_untouchables(seats: int) -> None:
    assert start(seats).in_bag() == MARKERS


@pytest.mark.parametrize("marker", MARKERS)
def test_ga_1_3_each_marker_can_be_drawn(marker: str) -> None:
    s = story(seats=2, cops={"2": "a-2"}, cash={0: 600}, at="police", dice="1 1 1 1 1")
    s.play(0, "bribe 2").done(0, marker)
    assert s.events("drew-marker", 0)[0]["marker"] == marker


def test_ga_1_3_there_are_twelve_public_nine_of_value_1_two_of_2_one_of_3() -> None:
    names = NAMES["public"][: int(DATA.publics)]
    assert sorted(names) == PUBLIC
    assert [int(value) for value in DATA.public_value[:12]] == [int(name[0]) for name in names]


@pytest.mark.parametrize("name", PUBLIC)
def test_ga_1_3_each_public_is_in_the_bag_once(name: str) -> None:
    s = story(dice="1 1 1 1 1").play(0, "new public", name)
    assert s.events("public-drawn") == [{"seat": 0, "public": name}]
    there = story(public={name: "a-2"})
    with pytest.raises(BadChance):
        there.play(0, "new public", name)


@pytest.mark.parametrize(("number", "at"), [(1, "b-10"), (2, "b-4"), (3, "g-8"), (4, "g-3"), (5, "p-3"), (6, "m-9")])
def test_ga_1_3_there_are_six_stations(number: int, at: str) -> None:
    assert (NAMES["space"][DATA.station[number - 1]], len(DATA.station)) == (at, STATIONS)
    s = story(pieces={0: f"R1 {at}"})
    others = {NAMES["space"][there] for i, there in enumerate(DATA.station) if i != number - 1}
    assert others <= s.ends(0, "R")
    assert s.ends(0, "R") == others | neighbours(at)


# GA-1.4: dice


def test_ga_1_4_there_are_five_dice_blue_white_green_black_and_red() -> None:
    s = story(at="throw", coming="1 2 3 4 5")
    dice = {"blue": 1, "white": 2, "green": 3, "black": 4, "red": 5}
    assert s.dice == dice
    bought = story(at="buy")
    assert bought.dice == {}
    bought.play(0, "throw", "6 5 4 3 2")
    assert bought.events("threw") == [{"seat": 0, "blue": 6, "white": 5, "green": 4, "black": 3, "red": 2}]


@pytest.mark.parametrize("face", ["0", "7", "cop-7", "2a"])
def test_ga_1_4_a_die_shows_1_to_6(face: str) -> None:
    with pytest.raises(BadChance):
        story(at="buy").play(0, "throw", f"{face} 1 1 1 1")


def test_ga_1_4_every_face_of_every_die_comes_up() -> None:
    thrown = [story(at="buy", seed=seed).play(0, "throw").dice for seed in range(60)]
    for die in ("blue", "white", "green", "black", "red"):
        assert {dice[die] for dice in thrown} == set(range(1, 7))
    assert len({tuple(dice.values()) for dice in thrown}) > 50


def test_ga_1_4_the_blue_die_is_the_police_die() -> None:
    s = story(cops={"5": "e-10"}, dice=one_die("blue"), at="police")
    assert {move.split()[-1] for move in s.legal(0, "cop 5 to")} == neighbours("e-10") - {"F3"}
    s = story(cops={"5": "e-10"}, dice=one_die("R"), at="police")
    assert {move.split()[-1] for move in s.legal(0, "cop 5 to")}.isdisjoint(neighbours("e-10"))


def test_ga_1_4_the_white_die_is_the_public_die() -> None:
    s = story(public={"2a": "e-10"}, dice=one_die("white"))
    assert {move.split()[-1] for move in s.legal(0, "public 2a to")} == neighbours("e-10")
    s = story(public={"2a": "e-10"}, dice=one_die("R"))
    assert {move.split()[-1] for move in s.legal(0, "public 2a to")}.isdisjoint(neighbours("e-10"))


# GA-1.5: the map (its file is tested in test_edition.py)


def reached(start_at: str, without: set[str]) -> set[str]:
    """Everything that can be reached on foot."""
    found, todo = {start_at}, [start_at]
    while todo:
        for name in neighbours(todo.pop()) - found - without:
            found.add(name)
            todo.append(name)
    return found


def test_ga_1_5_a_building_has_one_or_two_doors_onto_street_spaces() -> None:
    streets = set(NAMES["space"][JOINTS + int(DATA.grey) : int(DATA.spaces)])
    for name in (*PRICE, *GREY):
        assert len(neighbours(name)) in (1, 2)
        assert neighbours(name) <= streets


def test_ga_1_5_a_river_with_two_bridges_cuts_the_city() -> None:
    everything = set(NAMES["space"][: int(DATA.spaces)])
    bridges = [{"h-4", "i-4"}, {"k-7", "l-7"}]
    assert reached("a-1", bridges[0]) == everything - bridges[0]
    assert reached("a-1", bridges[1]) == everything - bridges[1]
    cut = bridges[0] | bridges[1]
    west, east = reached("a-1", cut), reached("p-1", cut)
    assert west.isdisjoint(east)
    assert west | east | cut == everything


def test_ga_1_5_colours_are_spread_over_the_city() -> None:
    for _, joints in COLOURS.values():
        assert len({joint[0] for joint in joints.split()}) > 1


# GA-1.6: what is open and what is secret


@pytest.mark.parametrize("at", ["buy", "police", "move"])
@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_ga_1_6_cash_is_open(at: str, eye: int | None) -> None:
    s = story(cash={0: 300, 1: 4500, 2: 0}, at=at)
    assert [player.money for player in s.view(eye).players] == [300, 4500, 0]


@pytest.mark.parametrize("eye", [0, 2, None])
def test_ga_1_6_every_payment_is_made_in_public(eye: int | None) -> None:
    s = story(seats=3, pieces={0: "R2 A2"}, cash={0: 900}, cops={"7": "a-2"}, at="buy").play(0, "buy")
    s.play(0, "throw", "3 1 1 1 1").play(0, "bribe 7").play(0, "recruit racketeers 1", "untouchable").play(0, "keep")
    assert s.events("bought", eye) == [{"seat": 0, "joint": "A2", "price": 200}]
    recruited = {"seat": 0, "piece": "racketeers", "members": 1, "strength": 3, "price": 300, "used": ["green"], "dice": [1]}
    assert s.events("recruited", eye) == [recruited]
    assert s.events("paid-bribe", eye) == [{"seat": 0, "cop": "7", "price": 300}]
    assert s.view(eye).players[0].money == 100


def known(s: Story, eye: int | None) -> tuple[object, ...]:
    """Everything that a seat or a spectator can know."""
    return s.seen(eye), s.view(eye), s.match.events(eye), s.match.legal(eye) if eye is not None else []


HOLDINGS = ["", "marker-7", "marker-3", "untouchable", "untouchable untouchable untouchable", "marker-2 marker-9 untouchable"]


@pytest.mark.parametrize("holding", HOLDINGS)
@pytest.mark.parametrize("eye", [0, 2, None])
@pytest.mark.parametrize("at", ["buy", "police", "move"])
def test_ga_1_6_who_holds_which_marker_is_secret_and_how_many(holding: str, eye: int | None, at: str) -> None:
    settings = {"cops": {"7": "a-2", "3": "p-9"}, "cash": {0: 1000}, "at": at}
    s = story(markers={1: holding}, **settings)  # type: ignore[arg-type]  # settings of all sorts
    assert known(s, eye) == known(story(**settings), eye)  # type: ignore[arg-type]  # settings of all sorts
    assert s.held(1, eye) == {}


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_ga_1_6_the_number_of_markers_in_the_bag_is_never_shown(eye: int | None) -> None:
    one = story(markers={0: "marker-7"}, cops={"7": "a-2"})
    many = story(markers={0: "marker-7", 1: "marker-2 marker-3 untouchable", 2: "marker-4"}, cops={"7": "a-2"})
    if eye in (0, None):
        assert known(one, eye) == known(many, eye)
    view = many.view(eye)
    assert not hasattr(view, "bag")
    assert all(player.markers == {} or player.seat == eye for player in view.players)


def test_ga_1_6_its_holder_knows_his_markers() -> None:
    s = story(markers={1: "marker-7 untouchable untouchable"})
    assert s.held(1, 1) == {"marker-7": 1, "untouchable": 2}
    assert s.view(1).players[1].markers == {"marker-7": 1, "untouchable": 2}


@pytest.mark.parametrize("marker", ["untouchable", "marker-2", "marker-9"])
@pytest.mark.parametrize("taken", ["", "marker-2"])
@pytest.mark.parametrize("eye", [2, None])
def test_ga_1_6_nobody_else_sees_which_marker_is_drawn(marker: str, taken: str, eye: int | None) -> None:
    def bribed(drawn: str, taken: str = "") -> Story:
        s = story(cops={"2": "a-2"}, cash={0: 600}, markers={1: taken}, at="police").play(0, "bribe 2")
        return s.done(0, drawn)

    s, other = bribed(marker if marker != taken else "marker-10", taken), bribed("marker-5")
    assert known(s, eye) == known(other, eye)
    assert known(s.play(0, "keep"), eye) == known(other.play(0, "keep"), eye)
    assert (s.held(0) == other.held(0)) == (marker != "untouchable" and not taken)
