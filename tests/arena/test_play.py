"""One match of a run: the same inside compiled code and move by move, with luck that is paired."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import windycity
from windycity.arena import play
from windycity.arena.play import Player, Row, ranks_of, runs_compiled
from windycity.arena.results import COLUMNS
from windycity.arena.seating import Seating, bot_seed, match_secret
from windycity.bots import search
from windycity.bots.bot import Bot, glimpse_of
from windycity.bots.names import make_bot
from windycity.bots.random import RandomBot
from windycity.core.game import Game
from windycity.core.record import read
from windycity.core.record import replay as play_again
from windycity.core.view import Result

SEED = 20
BOTS = ("greedy", "random", "greedy", "random")


@cache
def opened(name: str) -> Game:
    return windycity.game(name, compiled=True)


def player_of(name: str, seats: int = 4, seed: int = SEED) -> Player:
    game = opened(name)
    return Player(game, seats, game.check_options(seats, {}), seed)


def without_times(row: Row) -> Row:
    return replace(row, seconds=0, wall=0)


@pytest.mark.parametrize("bots", [BOTS, ("random",) * 4, ("greedy",) * 4], ids="-".join)
@pytest.mark.parametrize("name", windycity.games())
def test_the_record_of_a_compiled_match_ends_as_its_row_says(name: str, bots: tuple[str, ...]) -> None:
    player = player_of(name)
    for number in range(3):
        seating = Seating(number, number, bots)
        row, record = player.play(seating, recorded=True)
        assert record is not None
        match = play_again(opened(name), read(record))
        played = player._row(match, seating, (0,) * 4, 0, 0)
        assert without_times(row) == without_times(played)
        assert row.answers > 20
        assert row.seconds > 0


def test_two_matches_differ_and_another_seed_is_another_match() -> None:
    rows = [player_of("chicago-poker", seed=seed).play(Seating(n, n, BOTS))[0] for seed, n in ((1, 0), (1, 1), (2, 0))]
    assert len({row.secret for row in rows}) == 3
    assert len({(row.answers, row.scores) for row in rows}) == 3


def test_the_luck_goes_by_the_number_of_the_luck_not_of_the_match() -> None:
    first, second = (player_of("chicago-poker").play(Seating(number, 5, BOTS))[0] for number in (5, 6))
    assert without_times(replace(second, number=5)) == without_times(first)
    assert first.secret == match_secret(SEED, 5).hex()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots by other names that play at random, move by move; lists what happened to them."""
    log: list[str] = []

    class Patient(RandomBot):
        def __init__(self, name: str, seed: int):
            super().__init__(seed)
            log.append(f"{name} {seed}")

        def close(self, result: Result | None = None) -> None:
            log.append("closed")

    def make(name: str, seed: int, threads: int) -> Bot:
        return Patient(name, seed) if name.startswith("patient") else make_bot(name, seed, threads)

    monkeypatch.setattr(play, "make_bot", make)
    return log


def test_other_bots_play_move_by_move_with_the_luck_of_compiled_ones(patient: list[str]) -> None:
    player, seating = player_of("chicago-poker", 3), Seating(7, 7, ("patient", "greedy", "patient:2"))
    row, record = player.play(seating, recorded=True)
    assert record is not None
    assert windycity.replay(record).luck.scheme == "fast-1"
    assert row.secret == player.play(replace(seating, bots=("random",) * 3))[0].secret
    assert row.bots == seating.bots
    assert patient == [f"patient {bot_seed(SEED, 7, 0)}", f"patient:2 {bot_seed(SEED, 7, 2)}", "closed", "closed"]
    assert without_times(player.play(seating)[0]) == without_times(row)


def test_a_bot_is_let_go_even_if_another_one_fails(patient: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no answer")

    monkeypatch.setattr(play, "answer", fail)
    with pytest.raises(RuntimeError, match="no answer"):
        player_of("chicago-poker", 2).play(Seating(0, 0, ("patient", "random")))
    assert patient[-1] == "closed"


def test_a_bot_that_thinks_by_the_clock_does_so_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []

    def look(trees: list[Any], deadline: float) -> None:
        used.append(len(trees))
        for tree in trees:
            tree.search(4)

    monkeypatch.setattr(search, "free_cores", lambda: 3)
    monkeypatch.setattr(search, "_search_until", look)
    player_of("chicago-poker", 2).play(Seating(0, 0, ("search:1s", "random")))
    assert set(used) == {1}
    match = windycity.game("chicago-poker", compiled=True).start(2, 1)
    make_bot("search:1s", 1).choose(glimpse_of(match, match.waiting[0]))
    assert used[-1] == 3


def test_rounds_are_told_where_a_game_has_them() -> None:
    rows = {name: player_of(name).play(Seating(0, 0, BOTS))[0] for name in windycity.games()}
    assert {name: row.rounds is None for name, row in rows.items()} == {
        "chicago-poker": True,
        "chicago-gangsters": False,
        "chicago": False,
        "gangsters": False,
    }


def test_a_row_has_the_columns_of_the_table() -> None:
    assert list(Row.__dataclass_fields__) == list(COLUMNS)


def test_only_random_and_greedy_run_inside_compiled_code() -> None:
    assert [name for name in ("random", "greedy", "search:500", "program:greedy", "Random") if runs_compiled(name)] == [
        "random",
        "greedy",
    ]


@pytest.mark.parametrize(
    ("winners", "scores", "ranks"),
    [((0,), (3, 3, 1), (1, 2, 3)), ((1, 2), (9, 3, 3), (3, 1, 1)), ((2,), (1, 1, 0), (2, 2, 1))],
)
def test_winners_rank_first_and_equal_ones_share_a_rank(
    winners: tuple[int, ...], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ranks_of(winners, scores) == ranks
