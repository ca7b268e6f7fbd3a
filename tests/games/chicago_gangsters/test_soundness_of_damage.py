"""Positions damaged at random, and those where everything that grows is at its bound, are refused or can be played on.

Accepted positions stay acceptable: every position that play leads to is written, loaded and written again.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random

import pytest

from tests.games.chicago_gangsters.flaws import BASES, late, over
from tests.games.chicago_gangsters.story import GAME, NAMES, Story
from tests.games.damage import Data, Pool, damage_field, damage_leaf, dumped, load_damaged, play_and_load, play_on, playable
from windycity.core.errors import BadPosition

GROWING = ("alcohol", "kept", "broken", "contribution", "strength", "godfather_points", "turns", "used", "worth", "left")
"""The fields that play adds to; hands and piles are counted, and the round goes with its piles."""
FIELDS_OF_CARDS = ("pile", "discards", "hand", "shown", "choosing", "laid", "open")


def damage(data: Data, random: Random, pool: Pool) -> None:
    """Change something at random: an entry to its value in another position, a number by one, a card's place."""
    choice = random.randrange(6)
    if choice == 0:
        _shift_card(data, random)
    elif choice == 1:
        person = random.choice(NAMES["person"])
        data["person_pile"].pop(person, None)
        data["holder"][person] = random.randrange(5)
        if data["person"] == person:
            data["person"] = None
    elif choice == 2:
        damage_field(data, random, pool)
    elif choice == 3:
        field = random.choice(GROWING)
        most = GAME.rulebook.position.fields[field].kind.high
        put_growing(data, field, random.randrange(data["seats"]), random.choice([most, most - 1, random.randint(0, most)]))
    else:
        damage_leaf(data, random, (3, 4, "challengers", "defenders", "W4", "judge"))


def _shift_card(data: Data, random: Random) -> None:
    """A card moves from one place to another, and the counts with it."""
    places: list[tuple[dict[str, int], tuple[str, int] | None]] = [(data["pile"], None), (data["discards"], None)]
    places += [(data["hand"][seat], ("hand_count", seat)) for seat in range(len(data["hand"]))]
    (source, source_count), (goal, goal_count) = random.sample(places, 2)
    if cards := [card for card in source if card != "??"]:
        card = random.choice(cards)
        source[card] -= 1
        if not source[card]:
            del source[card]
        goal[card] = goal.get(card, 0) + 1
        for bag, counted, by in ((source, source_count, -1), (goal, goal_count, 1)):
            if bag is data["pile"]:
                data["pile_count"] += by
            if counted:
                data[counted[0]][counted[1]] += by


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    random = Random(seed)
    dumps, pool = dumped((base() for base in BASES), skip=FIELDS_OF_CARDS)
    loaded = 0
    for _ in range(80):
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is not None:
            loaded += 1
            match = playable(GAME, position, random)
            play_on(match, random, 20)
            play_and_load(match, random, 10)
    assert loaded > 20


# What grows


def put_growing(data: Data, field: str, seat: int, value: int) -> None:
    """Give a growing field a value: that of a seat or, if it has one for each side, of a side."""
    if not isinstance(data[field], list):
        data[field] = value
    else:
        place = seat % 2 if field == "strength" else seat
        data[field] += [0] * (place + 1 - len(data[field]))
        data[field][place] = value


def fullest(data: Data) -> Data:
    """Return the position with every growing field, one by one, at the highest accepted value."""
    for field in GROWING:
        for seat in range(data["seats"] if isinstance(data[field], list) else 1):
            low, high = 0, GAME.rulebook.position.fields[field].kind.high + 1
            while high - low > 1:
                middle = (low + high) // 2
                fuller = deepcopy(data)
                put_growing(fuller, field, seat, middle)
                try:
                    GAME.load_position(fuller)
                except BadPosition:
                    high = middle
                else:
                    low, data = middle, fuller
    return data


@pytest.mark.parametrize("base", [base for base in BASES if base is not over])
def test_what_grows_can_be_at_its_bound_and_grow_on(base: Callable[[], Story]) -> None:
    data = fullest(GAME.dump_position(base().match.position))
    play_and_load(playable(GAME, GAME.load_position(data), Random(3)), Random(3), 60)


@pytest.mark.parametrize("seed", range(2))
def test_what_grows_can_be_at_its_bound_to_the_end(seed: int) -> None:
    data = fullest(GAME.dump_position(late().match.position))
    match = playable(GAME, GAME.load_position(data), Random(seed))
    play_and_load(match, Random(seed), GAME.rulebook.most_answers)
    assert match.over
