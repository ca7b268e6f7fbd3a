"""Who sits where: every bot in every seat equally often, and the same luck for every arrangement of a round."""

from __future__ import annotations

import io
from collections import Counter
from itertools import product

import polars
import pytest
from msgspec.structs import replace

from windycity.arena.batches import play_batch
from windycity.arena.results import Run
from windycity.arena.seating import bot_seed, match_secret, round_size, seating_of
from windycity.arena.simulate import plan
from windycity.arena.tournament import plan_tournament

NAMES = ("random", "greedy", "lookout", "soldier", "capo", "boss", "don")


def run_of(bots: int, seats: int) -> Run:
    job = plan_tournament("chicago-poker", ["random", "greedy"], 1, seats)
    return replace(job.run, bots=list(NAMES[:bots]))


@pytest.mark.parametrize(("bots", "seats"), list(product(range(2, 8), range(2, 7))))
def test_every_bot_sits_in_every_seat_equally_often_in_each_round(bots: int, seats: int) -> None:
    run, size = run_of(bots, seats), round_size(bots, seats)
    for turn in range(3):
        seatings = [seating_of(run, number) for number in range(turn * size, (turn + 1) * size)]
        counts = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating.bots))
        assert set(counts.values()) == {size // bots}
        assert len(counts) == bots * seats
        assert {seating.luck for seating in seatings} == {turn}
        assert all(len(set(seating.bots)) > 1 for seating in seatings)


def test_rounds_seat_the_bots_in_other_orders() -> None:
    run = run_of(4, 4)
    assert len({seating_of(run, 4 * turn).bots for turn in range(20)}) > 5
    assert seating_of(run, 11) == seating_of(run, 11)


def test_every_pair_meets_about_equally_often() -> None:
    run, size = run_of(6, 3), round_size(6, 3)
    seatings = [seating_of(run, number) for number in range(400 * size)]
    meetings = Counter(tuple(sorted((a, b))) for s in seatings for a in s.bots for b in s.bots if a < b)
    assert len(meetings) == 15
    assert max(meetings.values()) < 1.15 * min(meetings.values())


def test_a_simulation_seats_its_bots_as_they_were_named() -> None:
    run = plan("chicago-poker", ["greedy", "random", "random"], 10).run
    assert {seating_of(run, number).bots for number in range(10)} == {("greedy", "random", "random")}
    assert [seating_of(run, number).luck for number in range(10)] == list(range(10))


def test_matches_of_a_round_have_the_same_secret() -> None:
    job = plan_tournament("chicago-poker", ["random", "greedy"], 40, 3, records=0)
    table = polars.read_parquet(io.BytesIO(play_batch(job, 0).table))
    assert table["secret"].to_list() == [match_secret(1, number // 4).hex() for number in range(table.height)]


def test_seeds_of_bots_differ_by_seat_luck_and_seed() -> None:
    seeds = {bot_seed(seed, luck, seat) for seed in range(10) for luck in range(10) for seat in range(6)}
    assert len(seeds) == 600
    assert all(0 <= seed < 1 << 32 for seed in seeds)
