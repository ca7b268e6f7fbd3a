"""How strong bots are measured: seeds that share no luck, and bots compared match by match."""

from __future__ import annotations

import numpy as np
import pytest

from bench.strength import Strength, differences, strength_of


def test_neighbouring_seeds_share_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def simulate(game: str, bots: list[str], games: int, *, seed: int, processes: int | None) -> dict[str, object]:
        seeds.append(seed)
        return {"winners": [[0]] * games, "seconds": np.zeros(games)}

    monkeypatch.setattr("bench.strength.simulate", simulate)
    for seed in (1, 2):
        found = strength_of("chicago-poker", "greedy", "random", 6, 12, seed)
        assert found.share.value == pytest.approx(1 / 6)  # the bot sits in seat 0 in two matches of twelve
    assert len(set(seeds)) == 12


def test_bots_are_compared_match_by_match() -> None:
    good = Strength(np.array([1.0, 0.0, 1.0, 0.5]), 0.1)
    bad = Strength(np.array([0.0, 0.0, 1.0, 0.0]), 0.1)
    lead = good.lead_over(bad)
    assert lead.value == pytest.approx(0.375)
    assert [row.split(" | ")[:2] for row in differences({"good": good, "bad": bad})] == [["| good over bad", "+37.5"]]
