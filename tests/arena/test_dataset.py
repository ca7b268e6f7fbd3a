"""Data sets: every decision of every match, as the seat knew it, whether they are written in one go or not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import windycity
from windycity.arena import dataset
from windycity.arena.dataset import BadDataset, Dataset, mask_of, plan_dataset, write_dataset
from windycity.bots.names import UnknownBot
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.envs.batch import features_of
from windycity.envs.seats import Seats

BOTS = ("greedy", "random")


@pytest.fixture
def game() -> Game:
    return windycity.game("chicago-poker", compiled=False)


@pytest.fixture
def planned() -> Dataset:
    return plan_dataset("chicago-poker", BOTS, games=3, seed=4)


def written(planned: Dataset, file: Path, game: Game) -> pl.DataFrame:
    write_dataset(planned, file, game=game, processes=1)
    return pl.read_parquet(file)


def test_a_row_is_a_decision(planned: Dataset, game: Game, tmp_path: Path) -> None:
    table = written(planned, tmp_path / "data.parquet", game)
    assert set(table["match"]) == {0, 1, 2}
    assert not (tmp_path / "data.parquet.parts").exists()
    actions = game.rulebook.actions.count
    for row in table.iter_rows(named=True):
        assert row["action"] in row["legal"]
        assert row["bot"] == BOTS[row["seat"]]
        assert len(row["observation"]) == features_of("chicago-poker").count
        assert mask_of(row["legal"], actions).sum() == len(row["legal"])
        assert row["visits"] is None
    for _, match in table.group_by("match"):
        shares = match.unique("seat")["share"]
        assert shares.sum() == pytest.approx(1)
        assert match["answer"].to_list() == [*range(match.height)]


def test_what_was_stopped_goes_on_and_comes_out_the_same(
    planned: Dataset, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "BATCH", 1)
    whole = written(planned, tmp_path / "whole.parquet", game)

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    file, seen = tmp_path / "stopped.parquet", []
    with pytest.raises(KeyboardInterrupt):
        write_dataset(planned, file, stop, game, processes=1)
    assert not file.exists()
    before = {part.name: part.stat().st_mtime_ns for part in Path(f"{file}.parts").glob("*.parquet")}
    assert len(before) == 2
    played: Any = dataset._decisions
    monkeypatch.setattr(dataset, "_decisions", lambda *facts: seen.append(facts[-1]) or played(*facts))  # type: ignore[func-returns-value]
    assert written(planned, file, game).equals(whole)
    assert seen == [2]


def test_several_processes_write_the_same_file(planned: Dataset, game: Game, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.parquet", tmp_path / "together.parquet"
    counts: list[int] = []
    write_dataset(planned, alone, game=game, processes=1)
    write_dataset(planned, together, counts.append, game, processes=2)
    assert together.read_bytes() == alone.read_bytes()
    assert counts == [0, 1, 2, 3]


def test_several_processes_go_on_with_what_was_stopped(planned: Dataset, game: Game, tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    alone, file = tmp_path / "alone.parquet", tmp_path / "data.parquet"
    with pytest.raises(KeyboardInterrupt):
        write_dataset(planned, file, stop, game, processes=2)
    assert len([*Path(f"{file}.parts").glob("*.parquet")]) == 1
    write_dataset(planned, file, game=game, processes=2)
    write_dataset(planned, alone, game=game, processes=1)
    assert file.read_bytes() == alone.read_bytes()


def test_matches_are_parted_alike_on_any_machine(planned: Dataset) -> None:
    assert planned.batches() == [range(1), range(1, 2), range(2, 3)]
    many = plan_dataset("chicago-poker", BOTS, games=1010, seed=4).batches()
    assert [*map(len, many)] == [25] * 40 + [10]
    assert [number for batch in many for number in batch] == [*range(1010)]


def test_visits_are_those_of_the_search(game: Game, tmp_path: Path) -> None:
    """The search itself needs compiled rules; here a bot says what it tried."""
    from windycity.bots.search import Budget, Prospect, SearchBot

    class Told(SearchBot):
        def rate(self, glimpse: Any) -> list[Prospect]:
            return [Prospect(move, 9 - place, 0.5) for place, move in enumerate(glimpse.legal[-2:])]

        def is_routine(self, glimpse: Any) -> bool:
            return False

    match = game.start(seats=2, seed=1)
    seated = Seats(game, 2, {})
    legal = match.legal(0)
    row = dataset._decision(match, seated, {0: Told(1, Budget(simulations=1))}, {"match": 0, "answer": 0})
    assert sorted(row["visits"])[-2:] == [8, 9]
    assert np.count_nonzero(row["visits"]) == 2
    assert game.format_move(seated.action(0, row["action"])) == legal[-2]


def test_what_cannot_be_written_is_refused(planned: Dataset, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "data.parquet"
    file.write_text("mine")
    with pytest.raises(BadDataset, match="exists already"):
        write_dataset(planned, file, game=game)
    assert file.read_text() == "mine"
    other = tmp_path / "other.parquet"
    dataset._open_parts(plan_dataset("chicago-poker", BOTS, games=9, seed=4), other)
    with pytest.raises(BadDataset, match="other settings"):
        write_dataset(planned, other, game=game)
    with pytest.raises(BadDataset, match="cannot be written"):
        write_dataset(planned, file / "in a file" / "x.parquet", game=game)


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOption, match="At least 1"):
        plan_dataset("chicago-poker", BOTS, games=0, seed=1)
    with pytest.raises(BadOption, match="is a program"):
        plan_dataset("chicago-poker", ["program:x", "greedy"], games=1, seed=1)
    with pytest.raises(UnknownBot):
        plan_dataset("chicago-poker", ["nobody", "greedy"], games=1, seed=1)
    with pytest.raises(BadOption):
        plan_dataset("chicago-poker", ["greedy"], games=1, seed=1)


def test_no_processes_are_too_few(planned: Dataset, game: Game, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="--processes"):
        write_dataset(planned, tmp_path / "data.parquet", game=game, processes=0)
    assert not [*tmp_path.iterdir()]
