"""CP-5.3 to CP-5.5: how strong a row is."""

from itertools import pairwise
from random import Random

import pytest

from tests.games.chicago_poker.story import CARD_NAMES, cards, story
from windycity.games.chicago_poker.rules.combinations import Combination, combination_in, strength

BEST_FIRST = [
    "chicago poker",
    "straight flush",
    "rainbow straight",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
]


def strong(row: str) -> int:
    return int(strength(cards(row), len(row.split())))


def shown(row: str) -> str:
    return Combination(combination_in(strong(row))).name.lower().replace("_", " ")


# CP-5.3: the combinations


@pytest.mark.parametrize(
    ("combination", "row"),
    [
        ("chicago poker", "R7 G7 B7 Y7 P7"),
        ("straight flush", "B4 B5 B6 B7 B8"),
        ("rainbow straight", "R4 P5 B6 Y7 G8"),
        ("four of a kind", "R7 G7 B7 Y7 P2"),
        ("full house", "R7 G7 B7 R2 G2"),
        ("flush", "Y1 Y3 Y7 Y8 Y15"),
        ("straight", "R4 P5 B6 Y7 R8"),
        ("three of a kind", "R7 G7 B7 R2 G3"),
        ("two pair", "R7 G7 R2 B2 P15"),
        ("pair", "R7 G7 R2 B3 P15"),
        ("high card", "R1 G3 B7 Y8 P15"),
    ],
)
def test_cp_5_3_each_combination_is_known_in_whatever_order_it_was_laid(combination: str, row: str) -> None:
    backwards = " ".join(reversed(row.split()))
    assert shown(row) == shown(backwards) == combination
    assert strong(row) == strong(backwards)


@pytest.mark.parametrize(
    ("weakest_of_the_better", "strongest_of_the_worse"),
    [
        ("R1 G1 B1 Y1 P1", "R11 R12 R13 R14 R15"),
        ("R1 R2 R3 R4 R5", "R11 G12 B13 Y14 P15"),
        ("R1 G2 B3 Y4 P5", "R15 G15 B15 Y15 P14"),
        ("R1 G1 B1 Y1", "R15 G15 B15 R14 G14"),
        ("R1 G1 B1 R2 G2", "Y15 Y14 Y13 Y12 Y10"),
        ("R1 R2 R3 R4 R6", "G11 G12 G13 G14 R15"),
        ("R1 R2 R3 R4 G5", "R15 G15 B15 R14 R13"),
        ("R1 G1 B1", "R15 G15 R14 G14 R13"),
        ("R1 G1 R2 G2", "R15 G15 R14 R13 R12"),
        ("R1 G1", "R15 G14 B13 Y12 P10"),
    ],
    ids=[f"{better} over {worse}" for better, worse in pairwise(BEST_FIRST)],
)
def test_cp_5_3_the_weakest_of_a_combination_beats_the_strongest_of_the_next(
    weakest_of_the_better: str, strongest_of_the_worse: str
) -> None:
    better, worse = shown(weakest_of_the_better), shown(strongest_of_the_worse)
    assert BEST_FIRST.index(better) + 1 == BEST_FIRST.index(worse)
    assert strong(weakest_of_the_better) > strong(strongest_of_the_worse)


@pytest.mark.parametrize(
    ("row", "combination"),
    [
        ("R15 R1 R2 R3 R4", "flush"),
        ("R12 R13 R14 R15 R1", "flush"),
        ("R14 G15 B1 Y2 P3", "high card"),
        ("R12 G13 B14 Y15 P1", "high card"),
        ("R15 G1 B2 Y3 R4", "high card"),
    ],
)
def test_cp_5_3_a_sequence_does_not_wrap_around(row: str, combination: str) -> None:
    assert shown(row) == combination


def test_cp_5_3_sequences_run_from_one_up_to_fifteen() -> None:
    assert shown("R1 G2 B3 Y4 R5") == "straight"
    assert shown("R11 G12 B13 Y14 R15") == "straight"


@pytest.mark.parametrize("row", ["R4 G5 B6 Y7 Y8", "R4 R5 R6 R7 G8", "R4 G5 R6 G7 R8"])
def test_cp_5_3_a_rainbow_straight_needs_all_five_colours(row: str) -> None:
    assert shown(row) == "straight"


def test_cp_5_3_five_colours_without_a_sequence_are_no_rainbow() -> None:
    assert shown("R4 G5 B6 Y7 P9") == "high card"


def test_cp_5_3_the_duel_shows_each_players_combination() -> None:
    s = story(seats=3, rows={(0, 1): "R7 G7 B7 Y7 P7", (1, 1): "R1 G1 R2 G2", (2, 1): "Y9"}, active=2, actions=1)
    s.play(2, "draw")
    assert [fact["combination"] for fact in s.events("showed")] == ["chicago-poker", "two-pair", "high-card"]


# CP-5.4: rows of fewer than five cards


@pytest.mark.parametrize(
    ("row", "combination"),
    [
        ("R4", "high card"),
        ("R4 G4", "pair"),
        ("R4 G5", "high card"),
        ("R4 G4 B4", "three of a kind"),
        ("R4 G4 R9", "pair"),
        ("R4 G4 B4 Y4", "four of a kind"),
        ("R4 G4 R9 G9", "two pair"),
        ("R4 G4 B4 Y9", "three of a kind"),
    ],
)
def test_cp_5_4_a_short_row_counts_what_it_holds(row: str, combination: str) -> None:
    assert shown(row) == combination


@pytest.mark.parametrize(
    "row", ["R4 R5 R6 R7", "R4 G5 B6 Y7", "R4 G5 R6 G7", "R1 R3 R7 R9", "R4 R5 R6", "R4 G5 B6", "R4 R5", "R4 G5", "R4"]
)
def test_cp_5_4_straights_flushes_and_rainbows_need_all_five_cards(row: str) -> None:
    assert shown(row) == "high card"


def test_cp_5_4_four_of_one_value_are_four_of_a_kind_and_no_chicago_poker() -> None:
    assert shown("R15 G15 B15 Y15") == "four of a kind"
    assert strong("R1 G1 B1 Y1 P1") > strong("R15 G15 B15 Y15")


def test_cp_5_4_a_row_of_four_takes_the_business_from_a_complete_one() -> None:
    s = story(rows={(0, 1): "R1 R2 R3 R4 R6", (1, 1): "R9 G9 B9 Y9"}, active=1, actions=1)
    s.play(1, "draw")
    assert s.owned(1) == ["brewery"]


# CP-5.5: equal combinations


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R9 G9 B9 Y9 P9", "R8 G8 B8 Y8 P8"),
        ("R5 R6 R7 R8 R9", "G4 G5 G6 G7 G8"),
        ("R5 G6 B7 Y8 P9", "G4 B5 Y6 P7 R8"),
        ("R5 G6 B7 Y8 R9", "G4 B5 Y6 P7 B8"),
        ("R2 R3 R4 R5 R6", "G1 G2 G3 G4 G5"),
    ],
    ids=["chicago poker", "straight flush", "rainbow straight", "straight", "one is the lowest"],
)
def test_cp_5_5_combinations_of_all_five_cards_go_by_their_highest(better: str, worse: str) -> None:
    assert shown(better) == shown(worse)
    assert strong(better) > strong(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R5 G5 B5 Y5 R1", "R4 G4 B4 Y4 R15"),
        ("R5 G5 B5 R1 G1", "R4 G4 B4 R15 G15"),
        ("R5 G5 B5 R1 G2", "R4 G4 B4 R15 G14"),
        ("R5 G5 R1 G2 B3", "R4 G4 R15 G14 B13"),
        ("R5 G5 R1 B1 G2", "R4 G4 R3 B3 G15"),
    ],
    ids=["four of a kind", "full house", "three of a kind", "pair", "two pair"],
)
def test_cp_5_5_the_largest_group_decides_before_anything_else(better: str, worse: str) -> None:
    assert shown(better) == shown(worse)
    assert strong(better) > strong(worse)


def test_cp_5_5_full_houses_with_equal_threes_go_by_the_pair() -> None:
    assert strong("R5 G5 B5 R3 G3") > strong("R5 G5 B5 R2 G2")


def test_cp_5_5_two_pair_goes_by_the_higher_pair_then_the_lower_then_the_loose_card() -> None:
    assert strong("R9 G9 R1 G1 B2") > strong("R8 G8 R7 G7 B15")
    assert strong("R9 G9 R3 G3 B1") > strong("B9 Y9 R2 G2 B15")
    assert strong("R9 G9 R3 G3 B5") > strong("B9 Y9 B3 Y3 B4")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R9 G9 R8 G3 B1", "B9 Y9 R7 G6 B5"),
        ("R9 G9 R8 G5 B1", "B9 Y9 B8 G4 B3"),
        ("R9 G9 R8 G5 B3", "B9 Y9 B8 B5 B2"),
        ("R9 G9 B9 R8 G2", "R9 G9 B9 R7 G6"),
        ("R9 G9 B9 R8 G6", "R9 G9 B9 R8 G5"),
        ("R9 G9 B9 Y9 R8", "R9 G9 B9 Y9 R7"),
    ],
)
def test_cp_5_5_equal_groups_go_by_the_loose_cards_from_high_to_low(better: str, worse: str) -> None:
    assert shown(better) == shown(worse)
    assert strong(better) > strong(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("15 5 4 3 1", "14 13 12 11 9"),
        ("15 8 4 3 2", "15 7 6 5 4"),
        ("15 8 7 3 2", "15 8 6 5 4"),
        ("15 8 7 6 1", "15 8 7 5 4"),
        ("15 8 7 6 3", "15 8 7 6 2"),
    ],
    ids=["first", "second", "third", "fourth", "fifth"],
)
def test_cp_5_5_flushes_and_high_cards_go_card_by_card(better: str, worse: str) -> None:
    assert strong(in_colours("RRRRR", better)) > strong(in_colours("GGGGG", worse))
    assert strong(in_colours("RGRGR", better)) > strong(in_colours("BYBYB", worse))


def in_colours(colours: str, values: str) -> str:
    return " ".join(colour + value for colour, value in zip(colours, values.split(), strict=True))


@pytest.mark.parametrize(
    ("longer", "shorter"),
    [
        ("R9 G1", "B9"),
        ("R9 G8 B1", "B9 Y8"),
        ("R9 G8 B7 Y1", "B9 Y8 P7"),
        ("R9 G8 B7 Y6 P1", "B9 Y8 P7 R6"),
        ("R9 G9 B1", "B9 Y9"),
        ("R9 G9 R8 G8 B1", "B9 Y9 B8 Y8"),
        ("R9 G9 B9 R1", "R9 G9 B9"),
        ("R9 G9 B9 Y9 R1", "R9 G9 B9 Y9"),
    ],
)
def test_cp_5_5_a_missing_card_is_lower_than_any_card(longer: str, shorter: str) -> None:
    assert shown(longer) == shown(shorter)
    assert strong(longer) > strong(shorter)


def test_cp_5_5_one_high_card_beats_five_lower_ones() -> None:
    assert strong("R10") > strong("R9 G8 B7 Y6 P4")


def test_cp_5_5_colours_do_not_matter_between_equal_rows() -> None:
    assert strong("R9 R8 R7 R6 R2") == strong("P9 P8 P7 P6 P2")
    assert strong("R9 G9 B4") == strong("Y9 P9 G4")


# A second opinion on all three clauses: slow, plain, and written from the clauses alone.

Gangster = tuple[str, int]


def read(row: str) -> list[Gangster]:
    return [(name[0], int(name[1:])) for name in row.split()]


def plain_combination(row: list[Gangster]) -> str:
    colours = {colour for colour, _ in row}
    values = sorted(value for _, value in row)
    sizes = sorted((values.count(value) for value in set(values)), reverse=True)
    sequence = len(row) == 5 and any(values == list(range(low, low + 5)) for low in range(1, 12))
    tests = {
        "chicago poker": sizes == [5],
        "straight flush": sequence and len(colours) == 1,
        "rainbow straight": sequence and len(colours) == 5,
        "four of a kind": 4 in sizes,
        "full house": sizes == [3, 2],
        "flush": len(row) == 5 and len(colours) == 1,
        "straight": sequence,
        "three of a kind": 3 in sizes,
        "two pair": sizes.count(2) == 2,
        "pair": 2 in sizes,
        "high card": True,
    }
    return next(name for name in BEST_FIRST if tests[name])


def plain_values(row: list[Gangster]) -> list[int]:
    """The values in the order of comparing: largest group first, then from high to low, then missing cards."""
    values = [value for _, value in row]
    in_order: list[int] = []
    for size in (5, 4, 3, 2, 1):
        for value in range(15, 0, -1):
            if values.count(value) == size:
                in_order += [value] * size
    return in_order + [0] * (5 - len(row))


def plain_winner(one: str, other: str) -> int:
    """1 if the first is better, -1 if the second is, 0 if they are equal."""
    place, other_place = (BEST_FIRST.index(plain_combination(read(row))) for row in (one, other))
    if place != other_place:
        return 1 if place < other_place else -1
    for value, other_value in zip(plain_values(read(one)), plain_values(read(other)), strict=True):
        if value != other_value:
            return 1 if value > other_value else -1
    return 0


def kernel_winner(one: str, other: str) -> int:
    return (strong(one) > strong(other)) - (strong(one) < strong(other))


SHAPES = ["5", "41", "32", "311", "221", "2111", "4", "31", "22", "211", "3", "21", "2", "1111", "111", "11", "1"]


def random_row(random: Random) -> str:
    """A row of groups of random sizes; or five single cards, often in sequence, of one, five or any colours."""
    if random.random() < 0.6:
        shape = random.choice(SHAPES)
        values = random.sample(range(6, 11), len(shape))
        groups = [(value, random.sample("RGBYP", int(size))) for value, size in zip(values, shape, strict=True)]
        row = [colour + str(value) for value, colours in groups for colour in colours]
    else:
        low = random.choice((1, 5, 6, 11))
        values = [*range(low, low + 5)] if random.random() < 0.7 else random.sample(range(5, 12), 5)
        colours = random.choice((["R"] * 5, random.sample("RGBYP", 5), random.choices("RGBYP", k=5)))
        row = [colour + str(value) for colour, value in zip(colours, values, strict=True)]
    return " ".join(random.sample(row, len(row)))


def test_cp_5_3_to_5_5_the_rules_agree_with_a_plain_evaluator_on_rows_of_much_the_same_strength() -> None:
    random = Random(1926)
    seen: set[tuple[str, str, int]] = set()
    for _ in range(20_000):
        one, other = random_row(random), random_row(random)
        combinations, winner = [plain_combination(read(row)) for row in (one, other)], plain_winner(one, other)
        assert [shown(one), shown(other)] == combinations, (one, other)
        assert kernel_winner(one, other) == winner, (one, other)
        seen.add((combinations[0], combinations[1], winner))
    assert {(one, other) for one, other, _ in seen} == {(one, other) for one in BEST_FIRST for other in BEST_FIRST}
    assert {(name, name, winner) for name in BEST_FIRST for winner in (1, 0, -1)} <= seen


def test_cp_5_3_to_5_5_the_rules_agree_with_a_plain_evaluator_on_any_two_rows() -> None:
    random = Random(1929)
    deck = CARD_NAMES[:75]
    for _ in range(10_000):
        one, other = (" ".join(random.sample(deck, random.randint(1, 5))) for _ in range(2))
        assert [shown(one), shown(other)] == [plain_combination(read(one)), plain_combination(read(other))], (one, other)
        assert kernel_winner(one, other) == plain_winner(one, other), (one, other)
