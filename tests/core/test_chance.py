"""Chance: the same stream interpreted and compiled, uniform, seeded step by step, and forced on demand."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from windycity.core import chance as c
from windycity.core.chance import CHANCE, begin_step, below, secret_from_seed
from windycity.core.kernel import Build, kernel
from windycity.core.position import Positions

CONTRIBUTIONS: dict[str, tuple[str, ...]] = {"hmac-1": (), "fast-1": (), "hmac-2": ("Al", "", "Bugs")}


def seeded(seed: int = 1, step: int = 1, scheme: str = "fast-1") -> Any:
    chances = CHANCE.loose()
    begin_step(chances, scheme, secret_from_seed(seed, scheme), step, CONTRIBUTIONS[scheme])
    return chances[0]


def force(chance: Any, *outcomes: tuple[int, int]) -> None:
    for i, (luck, value) in enumerate(outcomes):
        chance.forced_luck[i], chance.forced[i] = luck, value
    chance.forced_count = len(outcomes)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """About the 99.99th percentile of chi-square (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 3.72 * sqrt(2 / (9 * freedom))) ** 3)


def test_the_stream_is_xoshiro128_plus_plus() -> None:
    """The first words from the state 1, 2, 3, 4, as its authors' C code gives them."""
    chance = CHANCE.loose()[0]
    chance.words[:] = [1, 2, 3, 4]
    chance.seeded = 1
    assert [int(c.next_word(chance)) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


@pytest.mark.parametrize("scheme", c.SCHEMES)
def test_steps_and_secrets_have_streams_of_their_own(scheme: str) -> None:
    first = {(seed, step): int(c.next_word(seeded(seed, step, scheme))) for seed in range(20) for step in range(20)}
    assert len(set(first.values())) == len(first)
    assert first == {key: int(c.next_word(seeded(*key, scheme))) for key in first}


def test_the_schemes_are_kept_for_ever() -> None:
    """Records of old matches replay only as long as these do not change."""
    assert [int(c.next_word(seeded(7, 3, scheme))) for scheme in c.SCHEMES] == [2802271670, 3990538317, 1585852872]


@pytest.mark.parametrize("sides", [2, 3, 6, 20, 81])
@pytest.mark.parametrize("scheme", c.SCHEMES)
def test_dice_are_uniform(sides: int, scheme: str) -> None:
    """Both along one stream and over the first draws of many steps, where a weak seeding would show."""
    chance = seeded(5, 1, scheme)
    along = Counter(int(c.roll(chance, 0, sides)) for _ in range(20_000))
    across = Counter(int(c.roll(seeded(5, step, scheme), 0, sides)) for step in range(20_000 if scheme == "fast-1" else 5_000))
    for counts in (along, across):
        assert set(counts) == set(range(1, sides + 1))
        assert chi_square(list(counts.values()), counts.total() / sides) < limit(sides - 1)


def test_first_draws_of_neighbouring_steps_and_secrets_are_independent() -> None:
    for neighbour in ((0, 1), (1, 0)):
        pairs = Counter(
            (int(c.roll(seeded(k, 50, "fast-1"), 0, 6)), int(c.roll(seeded(k + neighbour[0], 50 + neighbour[1], "fast-1"), 0, 6)))
            for k in range(18_000)
        )
        assert chi_square([pairs[a, b] for a in range(1, 7) for b in range(1, 7)], 500) < limit(35)


def test_large_ranges_are_without_bias() -> None:
    """With 3 * 2**29 sides, 2**32 words do not divide evenly: every third value would come up too rarely."""
    chance = seeded()
    thirds = Counter(int(c.below(chance, 3 << 29)) % 3 for _ in range(9_000))
    assert chi_square(list(thirds.values()), 3_000) < limit(2)


def test_a_bag_kept_as_a_list_gives_each_thing_equally_often_and_only_once() -> None:
    firsts: Counter[int] = Counter()
    for step in range(6_000):
        bag = np.array([3, 1, 4, 5, 9, 99])
        chance = seeded(1, step)
        drawn = [int(c.draw_from_list(chance, 0, bag, count, 99)) for count in (5, 4, 3, 2, 1)]
        assert sorted(drawn) == [1, 3, 4, 5, 9]
        assert bag.tolist() == [99] * 6
        firsts[drawn[0]] += 1
    assert chi_square(list(firsts.values()), 1_200) < limit(4)


def test_a_bag_kept_as_counts_gives_each_kind_by_its_number() -> None:
    drawn: Counter[int] = Counter()
    for step in range(6_000):
        bag = np.array([1, 0, 2, 3])
        kind = int(c.draw_from_counts(seeded(1, step), 0, bag))
        drawn[kind] += 1
        assert bag.sum() == 5
        assert bag[kind] == [1, 0, 2, 3][kind] - 1
    assert drawn[1] == 0
    assert sum((drawn[kind] - share) ** 2 / share for kind, share in ((0, 1_000), (2, 2_000), (3, 3_000))) < limit(2)


def test_forced_outcomes_come_first_and_in_order() -> None:
    chance = seeded()
    force(chance, (0, 4), (1, 9), (2, 3))
    assert c.roll(chance, 0, 6) == 4
    assert c.draw_from_list(chance, 1, np.array([3, 9, 5, 99]), 3, 99) == 9
    assert c.draw_from_counts(chance, 2, np.array([1, 0, 2, 3])) == 3
    assert (chance.failed, chance.used) == (0, 3)
    assert 1 <= c.roll(chance, 0, 6) <= 6


@pytest.mark.parametrize("outcome", [(0, 7), (0, 0), (1, 3)])
def test_a_forced_outcome_that_cannot_happen_is_noted(outcome: tuple[int, int]) -> None:
    chance = seeded()
    force(chance, (0, 1), outcome, (0, 9))
    for _ in range(3):
        c.roll(chance, 0, 6)
    assert chance.failed == 2


def test_forced_cards_and_kinds_that_are_not_there_are_noted() -> None:
    for draw in (
        lambda chance: c.draw_from_list(chance, 0, np.array([1, 2, 99]), 2, 99),
        lambda chance: c.draw_from_counts(chance, 0, np.array([1, 1, 0, 0])),
    ):
        chance = seeded()
        force(chance, (0, 3))
        draw(chance)
        assert chance.failed == 1


@kernel
def stream(chances: Positions, out: Any) -> int:
    for i in range(len(out)):
        out[i] = below(chances[0], 1 + i * 1000)
    return 0


@pytest.mark.parametrize("scheme", c.SCHEMES)
def test_the_stream_is_the_same_compiled(scheme: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    compiled = Build("stream", {"stream": stream}, {"chance": CHANCE.dtype}).load()["stream"]
    results = []
    for chances, call in ((CHANCE.loose(), stream), (CHANCE.records(), compiled)):
        out = np.zeros(3_000, np.int64)
        begin_step(chances, scheme, secret_from_seed(3, scheme), 9, CONTRIBUTIONS[scheme])
        call(chances, out)
        results.append(out.tolist())
    assert results[0] == results[1]
