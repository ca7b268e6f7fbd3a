"""Positions damaged at random, and those with all the money there can be, are refused or can be played on.

Accepted positions stay acceptable: every position that play leads to is written, loaded and written again.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random

import pytest

from tests.games.chicago.flaws import BARS, BASES, MONEY, broken, buying, dump, first_buying, over, rich, turn, won
from tests.games.chicago.story import DATA, GAME, NAMES, Story, story
from tests.games.damage import Data, Pool, damage_field, damage_leaf, dumped, load_damaged, play_and_load, play_on, playable, put
from windycity.games.chicago.position import (
    BODIES,
    DISTRICTS,
    MOST_BAR_WORTH,
    MOST_MONEY,
    MOST_SEATS,
    MOST_SPACES,
    MOST_WORTH,
    START_MONEY,
    WORTH,
)
from windycity.games.chicago.rules.gains import most_money

BOARD = 4 * (20 + 52)  # CH-1.3


def damage(data: Data, random: Random, pool: Pool) -> None:
    """Change something at random: a man's place, a chip, a head, an entry to one of another position, a number."""
    choice = random.randrange(7)
    seat = random.randrange(len(data["head"]))
    if choice == 0:
        _shift_man(data, random, seat)
    elif choice == 1 and data["chips"][seat:] and data["chips"][seat] > 0:
        bar = random.choice(BARS)
        if (owner := data["chip"].get(bar)) in range(len(data["chips"])):
            data["chips"][owner] += 1
        data["chip"][bar] = seat
        data["chips"][seat] -= 1
    elif choice == 2 and data["head"][seat]:
        man = random.randrange(len(data["head"][seat]))
        old, new = data["head"][seat][man], random.choice(["blue", "green", "red", "yellow"])
        order = ["none", "blue", "green", "red", "yellow", "out"]
        if old in order[1:5]:
            data["bank"][order.index(old)] += 1
        data["bank"][order.index(new)] -= 1
        data["head"][seat][man] = new
    elif choice == 3:
        damage_field(data, random, pool)
    elif choice == 4:
        data["money"][random.randrange(data["seats"])] = random.choice([MOST_MONEY, MOST_MONEY - 1, random.randrange(600)])
    else:
        damage_leaf(data, random, ("k12", "d3", "NW5A", "NW-hq", "blue", "out"))


def _shift_man(data: Data, random: Random, seat: int) -> None:
    """A man goes somewhere else, or into reserve, and the spaces know it."""
    men = data["man_at"][seat]
    if not men:
        return
    man = random.randrange(len(men))
    if (old := men[man]) in data["men_on"]:
        data["men_on"][old] -= 1
        if not data["men_on"][old]:
            data["men_on"].pop(old)
            data["gang_on"].pop(old, None)
    men[man] = random.choice([None, *NAMES["space"][: DATA.spaces], *(f"{district}-casino" for district in ("NW", "NE", "SE"))])
    if men[man] is not None:
        data["men_on"][men[man]] = data["men_on"].get(men[man], 0) + 1
        data["gang_on"].setdefault(men[man], seat)


@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    random = Random(seed)
    dumps, pool = dumped((base() for base in BASES), skip=("man_at", "head", "gang_on", "men_on", "chip", "bank"))
    loaded = refused = 0
    while loaded < 2:
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is None:
            refused += 1
            assert refused < 60
        elif position.reason == 0:
            loaded += 1
            match = playable(GAME, position, random)
            play_on(match, random, 30)
            play_and_load(match, random, 10)


# Money


@pytest.mark.parametrize(
    ("base", "most"),
    [
        (first_buying, 3 * 50),
        (turn, 3 * 50 + 50),
        (buying, 3 * 50 + BOARD),
        (rich, 2 * 50 + 3 * BOARD + 25 * 50),
        (over, 3 * 50 + 3 * BOARD),
    ],
)
def test_ch_5_3_the_gangs_have_no_more_money_than_can_have_come_in(base: Callable[[], Story], most: int) -> None:
    """50 each, the worth of the board at each payday, 50 for each man who is out."""
    data = deepcopy(dump(base))
    data["money"] = [10, most - 10, 0][: data["seats"]]
    if base is over:
        data["winners"] = "1"
    assert GAME.dump_position(GAME.load_position(data)) == data
    data["money"][1] += 1
    assert broken(base, *(put(data[field], field) for field in ("money", "winners"))) == MONEY


@pytest.mark.parametrize(("number", "paydays"), [(1, 0), (6, 0), (7, 1), (12, 1), (13, 2), (18, 2), (19, 3), (24, 3)])
def test_ch_5_3_a_payday_comes_after_rounds_6_12_and_18(number: int, paydays: int) -> None:
    assert most_money(story(dice="1 2 3", number=number).match.position, DATA) == 100 + paydays * BOARD


def test_ch_5_3_no_board_brings_more_money_than_there_is_room_for() -> None:
    board = MOST_SPACES * MOST_BAR_WORTH + DISTRICTS * MOST_WORTH
    assert MOST_SEATS * (START_MONEY + BODIES * max(WORTH)) + 3 * board <= MOST_MONEY


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, won)])
def test_with_all_the_money_there_can_be_play_goes_on(base: Callable[[], Story]) -> None:
    position = GAME.load_position(deepcopy(dump(base)))
    position.money[0] = most_money(position, DATA) - sum(position.money[1:])
    play_and_load(playable(GAME, position, Random(3)), Random(3), 12)


def test_with_all_the_money_there_can_be_a_payday_pays() -> None:
    """Everything is somebody's, so that the bound grows by what is paid."""
    chips = {seat: " ".join(BARS[44 * seat : 44 * seat + 30]) for seat in range(2)}
    s = story(number=12, active=1, dice="1 2 3", chips=chips, money={0: 50 + BOARD, 1: 50}).play(1, "end")
    assert s.ask == "buy"
    play_and_load(s.match, Random(1), 10)
