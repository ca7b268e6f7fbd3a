"""CH-1: men, heads and chips, dice, the board, the round track. What an edition may change is in test_edition.py."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from tests.games.chicago.story import DATA, GAME, NAMES, Story, story
from windycity.core.errors import BadChance
from windycity.core.luck import Luck
from windycity.games.chicago.position import Head

STARTS = 400
FIGHT_DICE = {
    "blue": [1, 2, 3, 4, 5, 6],
    "green": [3, 3, 4, 4, 5, 6],
    "red": [4, 4, 5, 5, 6, 6],
    "yellow": [5, 5, 5, 6, 6, 6],
}
PLAN = """
.. .. .. .. .. .. .. ## ## ## ## EX
.. HQ .. 1a 1b ## .. 1c ## ## 2a ..
.. .. .. .. .. .. .. .. .. .. .. ..
.. 1d .. 1f 2b ## .. 2c ## 2d ## ..
.. 1e .. ## ## 3a .. ## 3b ## ## ..
.. ## .. .. .. .. .. .. .. .. .. ..
.. .. .. ## ## ## .. CA .. ## 5b ..
## 2e .. ## ## ## .. .. .. ## ## ..
## 1g .. ## ## 2f .. 3c .. .. .. ..
## ## .. .. .. .. .. ## .. ## 4A ..
## 4b .. 1h 5c ## .. ## .. 5A SQ SQ
EX .. .. .. .. .. .. .. .. .. SQ SQ
"""
DOORS = {
    "HQ": "NESW", "CA": "WE", "1a": "WS", "1b": "NS", "1c": "S", "1d": "NE", "1e": "WE", "1f": "W",
    "1g": "E", "1h": "N", "2a": "ES", "2b": "N", "2c": "N", "2d": "N", "2e": "N", "2f": "E",
    "3a": "E", "3b": "S", "3c": "WE", "4A": "S", "4b": "S", "5A": "S", "5b": "E", "5c": "NS",
}  # fmt: skip
"""The plan and the doors of CH-1.3, written down again: the board is checked against them, not against its own file."""


def city() -> set[frozenset[str]]:
    """All pairs of joined spaces, by name, worked out from the plan above.

    The centre of the board is 0, east is 1 and south is 1j: a turn by 90 degrees clockwise is a multiplication by 1j.
    """
    names, streets, exits, openings = {}, set(), [], []
    side = {"N": -1j, "E": 1, "S": 1j, "W": -1}
    for row, line in enumerate(PLAN.split("\n")[1:-1]):
        for column, token in enumerate(line.split()):
            for turns, corner in enumerate(("NW", "NE", "SE", "SW")):
                at = complex(column - 11.5, row - 11.5) * 1j**turns
                street = f"{chr(ord('a') + int(at.real + 11.5))}{int(at.imag + 12.5)}"
                if token in ("..", "EX", "SQ"):
                    names[at] = street
                    streets.add(at)
                    if token == "EX":
                        exits.append(street)
                elif token != "##":
                    names[at] = corner + {"HQ": "-hq", "CA": "-casino"}.get(token, token)
                    openings += [(at, at + side[door] * 1j**turns) for door in DOORS[token]]
    joined = {frozenset((names[at], names[at + step])) for at in streets for step in (1, 1j) if at + step in streets}
    joined |= {frozenset((names[inside], names[outside])) for inside, outside in openings}
    return joined | {frozenset((one, other)) for one in exits for other in exits if one != other}


def chi_square(found: Mapping[int, int], chances: Mapping[int, float]) -> float:
    """How far the counts are from what these chances predict; every outcome found must have a chance."""
    assert set(found) <= set(chances)
    total = sum(found.values())
    return sum((found.get(name, 0) - total * chance) ** 2 / (total * chance) for name, chance in chances.items())


@cache
def throws() -> list[list[int]]:
    """The first throws of many matches."""
    found = []
    for seed in range(STARTS):
        s = Story(GAME.start(seats=2, seed=seed))
        s.play(0, "done").play(1, "done")
        (event,) = s.events("threw")
        dice = event["dice"]
        assert isinstance(dice, list)
        assert len(dice) == 3
        found.append(dice)
    return found


# CH-1.1: men, heads and chips


@pytest.mark.parametrize(("head", "worth"), [("blue", 10), ("green", 25), ("red", 40), ("yellow", 50)])
def test_ch_1_1_a_man_is_worth_what_his_head_is(head: str, worth: int) -> None:
    s = story(men={0: [f"{head} c3"]})
    assert (s.head(0, 1), s.worth(0)) == (head, worth)


def test_ch_1_1_the_worths_of_all_heads_are_added() -> None:
    s = story(men={0: ["blue c3", "green c4", "red c5", "yellow c6", "blue c7"]})
    assert s.worth(0) == 10 + 25 + 40 + 50 + 10


@pytest.mark.parametrize(("seats", "yellow"), [(2, 18), (3, 17), (4, 16)])
def test_ch_1_1_the_bank_has_40_blue_40_green_20_red_and_20_yellow_heads_with_those_of_the_setup(seats: int, yellow: int) -> None:
    s = Story(GAME.start(seats=seats, seed=1))
    assert [s.bank(head) for head in ("blue", "green", "red", "yellow")] == [40, 40, 20, yellow]


def test_ch_1_1_heads_that_are_bought_come_from_the_bank() -> None:
    s = Story(GAME.start(seats=2, seed=1))
    s.play(0, "buy blue").play(0, "buy green")
    assert [s.bank(head) for head in ("blue", "green", "red", "yellow")] == [39, 39, 20, 18]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_1_1_each_gang_has_30_chips(seats: int) -> None:
    s = Story(GAME.start(seats=seats, seed=1))
    assert [s.chips(seat) for seat in range(seats)] == [30] * seats


def test_ch_1_1_a_chip_that_is_laid_is_one_of_the_30() -> None:
    s = story(men={0: ["blue c2"]}, dice="2")
    s.walk(0, 1, "2", "NW1a", "d3")
    assert (s.chip("NW1a"), s.chips(0)) == (0, 29)


def test_ch_1_1_each_gang_has_20_bodies() -> None:
    s = story(men={0: ["blue NW-hq"] * 19}, at="buying", number=6, money={0: 300})
    s.play(0, "buy green")
    assert (s.men(0), s.money(0)) == (list(range(1, 21)), 275)
    assert (s.ask, s.waiting, s.round) == ("move", (0,), 7)  # the 20th body was the last


def test_ch_1_1_a_gang_without_a_body_left_cannot_buy() -> None:
    s = story(men={0: ["blue NW-hq"] * 20}, at="buying", number=6, money={0: 300, 1: 10})
    assert (s.ask, s.waiting) == ("buy", (1,))


def test_ch_1_1_the_bodies_of_men_who_are_out_are_gone() -> None:
    s = story(men={0: ["blue NW-hq"]}, out={0: 18}, at="buying", number=6, money={0: 1000, 1: 10})
    s.play(0, "buy blue")
    assert (s.men(0), s.ask, s.waiting) == ([1, 20], "buy", (1,))


def test_ch_1_1_a_colour_of_which_the_bank_has_no_head_cannot_be_bought() -> None:
    s = story(at="buying", number=6, money={0: 1000}, bank={"blue": 1})
    s.play(0, "buy blue")
    assert s.legal(0) == ["buy green", "done"]
    error = s.refuse(0, "buy blue")
    assert (error.sentence, error.rule) == ("no-heads-left", "CH-1.1")


def test_ch_1_1_a_bank_without_heads_to_sell_asks_nobody() -> None:
    s = story(at="buying", number=6, money={0: 1000, 1: 1000}, bank={"blue": 0, "green": 0})
    assert (s.ask, s.waiting, s.round) == ("move", (0,), 7)


def test_ch_1_1_the_money_of_the_bank_never_runs_out() -> None:
    """All the notes of the printed game are worth 1,320."""
    s = story(men={0: ["yellow NW-casino"]}, out={1: 13}, at="round-end", number=18, money={0: 1320})
    assert s.money(0) == 1340


# CH-1.2: dice


def test_ch_1_2_three_dice_are_thrown() -> None:
    s = story(at="throw", coming="6 1 4")
    assert sorted(s.dice) == [1, 4, 6]


def test_ch_1_2_the_dice_show_1_to_6_equally_often() -> None:
    found = Counter(face for throw in throws() for face in throw)
    assert chi_square(found, dict.fromkeys(range(1, 7), 1 / 6)) < 15.1  # 5 degrees of freedom, 1 %


def test_ch_1_2_the_three_dice_are_thrown_each_for_itself() -> None:
    found = Counter(len(set(throw)) for throw in throws())
    assert chi_square(found, {3: 120 / 216, 2: 90 / 216, 1: 6 / 216}) < 9.21  # 2 degrees of freedom, 1 %


@pytest.mark.parametrize("face", ["0", "7"])
def test_ch_1_2_a_die_for_moving_shows_nothing_but_1_to_6(face: str) -> None:
    s = story(dice="1")
    with pytest.raises(BadChance):
        s.play(0, "end", f"{face} 3 3")


@pytest.mark.parametrize("head", FIGHT_DICE)
def test_ch_1_2_every_head_has_a_fight_die_of_its_own(head: str) -> None:
    assert sorted(DATA.fight_die[Head[head.upper()]].tolist()) == FIGHT_DICE[head]


@pytest.mark.parametrize("head", FIGHT_DICE)
def test_ch_1_2_in_a_fight_a_man_can_throw_what_is_on_his_die_and_nothing_else(head: str) -> None:
    possible = []
    before = story(men={0: [f"{head} c3"], 1: ["blue c4"]}, dice="1").match
    for face in range(1, 7):
        s = Story(before.copy())
        try:
            s.walk(0, 1, "1", "c4", chance=f"{face} {face % 6 + 1}")
        except BadChance:
            continue
        assert [event["face"] for event in s.events("fought")] == [face]
        possible.append(face)
    assert possible == sorted(set(FIGHT_DICE[head]))


@pytest.mark.parametrize("head", FIGHT_DICE)
def test_ch_1_2_every_face_of_a_fight_die_is_equally_likely(head: str) -> None:
    found: Counter[int] = Counter()
    before = story(men={0: [f"{head} c3"], 1: ["blue c4"]}, dice="1 1").match
    for seed in range(150):
        s = Story(before.copy())
        s.match.luck = Luck.of("fast-1", seed)
        s.walk(0, 1, "1", "c4")
        for event in s.events("fought"):
            assert isinstance(event["face"], int)
            found[event["face"]] += 1
    counts = Counter(FIGHT_DICE[head])
    limit = {6: 15.1, 4: 11.3, 3: 9.21, 2: 6.63}[len(counts)]  # 1 %
    assert chi_square(found, {face: count / 6 for face, count in counts.items()}) < limit


# CH-1.3: the board


def test_ch_1_3_the_board_is_the_plan_turned_to_the_four_corners() -> None:
    joined = {
        frozenset((NAMES["space"][space], NAMES["space"][DATA.next_to[space, i]]))
        for space in range(DATA.spaces)
        for i in range(DATA.degree[space])
    }
    assert joined == city()


def test_ch_1_3_no_space_is_joined_to_itself_or_twice() -> None:
    for space in range(DATA.spaces):
        others = DATA.next_to[space, : DATA.degree[space]].tolist()
        assert space not in others
        assert len(set(others)) == len(others)


@pytest.mark.parametrize(("at", "steps"), [("c3", "b3 c2 c4 d3"), ("k11", "NW4A k12 l11"), ("a1", "a2 b1"), ("d6", "c6 e6")])
def test_ch_1_3_streets_are_joined_side_by_side_and_not_diagonally(at: str, steps: str) -> None:
    s = story(men={0: [f"blue {at}"]}, dice="1")
    s.play(0, "move 1 with 1")
    assert sorted(s.legal(0)) == [f"step {space}" for space in steps.split()]


@pytest.mark.parametrize(("at", "other"), [("l6", "m6"), ("l10", "m10"), ("f12", "f13"), ("t13", "t12"), ("m20", "l20")])
def test_ch_1_3_from_lane_to_lane_one_can_cross(at: str, other: str) -> None:
    s = story(men={0: [f"blue {at}"]}, dice="1")
    s.walk(0, 1, "1", other)
    assert s.at(0, 1) == other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_1_3_every_bar_and_casino_counts_wherever_nobody_lives(seats: int) -> None:
    s = story(seats=seats, men={0: ["blue SW-casino", "blue NE5A", "blue SE3c"]})
    assert s.worth(0) == 30 + 20 + 5 + 3


# CH-1.4: the round track


def test_ch_1_4_a_match_has_24_rounds() -> None:
    s = Story(GAME.start(seats=3, seed=1))
    while not s.match.over:
        s.play(s.waiting[0], "done" if s.ask == "buy" else "end")
    assert [event["round"] for event in s.events("round")] == list(range(1, 25))
    assert len(s.events("threw")) == 3 * 24


def test_ch_1_4_the_rounds_are_in_four_phases_of_six() -> None:
    """The bank pays at the end of a phase; the end of the last phase is the end of the match."""
    s = story(men={0: ["yellow NW-casino"]}, number=1, dice="1 1 1")
    money: dict[int, int] = {}
    while not s.match.over:
        if s.ask == "move":
            money.setdefault(s.round, s.money(0))
        s.play(s.waiting[0], "done" if s.ask == "buy" else "end")
    expected = {number: 20 * ((number - 1) // 6) for number in range(1, 25)}
    assert money == expected
    assert s.money(0) == 60
