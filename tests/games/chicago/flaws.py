"""Sound positions at every ask, and the sentences that refuse changes to them."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from tests.games.chicago.story import DATA, GAME, NAMES, Story, story
from tests.games.damage import Change, Data
from windycity.core.errors import BadPosition

MEN = "flaw-men-misplaced"
BEYOND = "flaw-beyond-seats"
SPACE = "flaw-space-miscounted"
STREET = "flaw-street-crowded"
FOREIGN = "flaw-foreign-headquarters"
HEADS = "flaw-heads-miscounted"
CHIPS = "flaw-chips-miscounted"
CHIP = "flaw-chip-misplaced"
DICE = "flaw-dice-misfit"
ASK = "flaw-ask-mismatch"
WALK = "flaw-walk-misfit"
STEPS = "flaw-steps-misfit"
WON = "flaw-already-won"
REASON = "flaw-reason-misfit"
MONEY = "flaw-too-much-money"

SENTENCES = {
    MEN: "A man without a head, or who is out, stands on the board, or a man stands where no space is.",
    BEYOND: "Something belongs to a seat that is not in the match.",
    SPACE: "Men of two gangs stand on one space, or a space does not hold the men that stand there.",
    STREET: "A street space holds one man.",
    FOREIGN: "A man stands in another gang's headquarters.",
    HEADS: "The heads on men and in the bank do not add up.",
    CHIPS: "A gang has 30 chips, in bars or in stock.",
    CHIP: "A chip lies where no bar is or where another gang stands, or is missing where a gang that has chips stands in a bar.",
    DICE: "The dice, the round and what is under way do not fit each other.",
    ASK: "What is asked, and of whom, does not fit the rest of the position: a gang is to move or to buy that cannot, "
    "for example.",
    WALK: "A man walks who cannot, or where he cannot be: among men of another gang without fighting them, or in a headquarters "
    "that is not his.",
    STEPS: "A man has more steps left than the dice that are used can give.",
    WON: "A gang has what wins at once, three casinos, all central bars or five yellow heads, and yet the match goes on.",
    REASON: "The match has ended, but not by what the position shows, or with other winners.",
    MONEY: "The gangs have more money together than can have come in: 50 each at the start, at most 50 for each man who is out, "
    "and at each payday so far the worth of the whole board.",
}
BARS = [NAMES["space"][number] for number in range(DATA.spaces) if DATA.sort[number] == 1]


def first_buying() -> Story:
    return story(seats=3, at="first-buying", money={0: 50, 1: 50, 2: 50}).play(0, "buy green")


def turn() -> Story:
    """Man 1 at home, 2 in the street, 3 in reserve, 4 out; others in a casino, in a bar and in the street."""
    men = {0: ["yellow NW-hq", "blue d3", "green reserve"], 1: ["red NE-casino", "blue v2"], 2: ["blue NW5A", "green NW5A"]}
    more = {"chips": {0: "NW1a SE5b", 2: "NE1a"}, "money": {0: 7, 2: 31}}
    return story(seats=3, men=men, out={0: 1}, dice="1 2 6", **more)  # type: ignore[arg-type]  # settings of all sorts


def walk() -> Story:
    return turn().play(0, "move 2 with 1+2").play(0, "step e3")


def reserve() -> Story:
    return turn().play(0, "move 3 with 1+6")


def fight() -> Story:
    men = {0: ["yellow j12"], 2: ["blue NW5A", "green NW5A", "red NW5A"]}
    return story(seats=3, men=men, dice="1 2 6").walk(0, 1, "1", "NW5A").play(0, "fight 2", "6 3")


def buying() -> Story:
    return story(seats=3, number=6, active=2, dice="1 2 3", money={0: 5, 1: 60}).play(2, "end").play(1, "buy blue")


def bare() -> Story:
    """The first of two gangs has all its chips in bars, and a man in one without."""
    chips = " ".join([bar for bar in BARS if bar != "NW1a" and bar[2:] not in ("4A", "5A")][:30])
    return story(men={0: ["yellow NW1a"]}, chips={0: chips}, dice="1 2 6")


def rich() -> Story:
    """Two gangs, late, with men all over the city."""
    men = {0: ["yellow k12", "red l1", "green NW5A", "blue reserve"], 1: ["yellow m12", "red k11", "blue SE-casino"]}
    return story(men=men, number=22, active=1, dice="3 3 4", out={0: 9, 1: 16}, money={0: 90, 1: 140})


def over() -> Story:
    return story(seats=3, number=24, active=2, dice="1 2 3", money={0: 5, 1: 60}).play(2, "end")


def won() -> Story:
    """A match that was won in the middle of a fight."""
    men = {0: ["red j12", *["yellow NW-hq"] * 4, "green a1"], 1: ["blue NW5A", "green NW5A"]}
    return story(men=men, dice="1 6").walk(0, 1, "1", "NW5A").play(0, "fight 1", "6 3")


BASES: list[Callable[[], Story]] = [first_buying, turn, walk, reserve, fight, buying, bare, rich, over, won]


@cache
def dump(base: Callable[[], Story]) -> Data:
    return GAME.dump_position(base().match.position)


def why(data: Data) -> str:
    """The name of the sentence that refuses a position; the sentence itself is as above."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    if caught.value.sentence in SENTENCES:
        assert str(caught.value) == SENTENCES[caught.value.sentence]
    return caught.value.sentence


def broken(base: Callable[[], Story], *changes: Change) -> str:
    """Why a position is refused after changes."""
    data = deepcopy(dump(base))
    for change in changes:
        change(data)
    return why(data)
