"""Vectors of matches keep Gymnasium's conventions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from windycity.core.errors import IllegalMove
from windycity.envs import vector


def act(env: Any, observations: Any) -> Any:
    """Sample legal actions, as Gymnasium does it."""
    return env.action_space.sample(mask=tuple(observations["action_mask"]))


def test_observations_fit_their_space_and_masks_their_actions() -> None:
    env = vector("chicago-gangsters", seats=3, batch=4, compiled=False)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.action_space.seed(1)
    observations, infos = env.reset(seed=3)
    for _ in range(60):
        assert env.observation_space.contains(observations)
        assert infos["seat"].shape == (4,)
        observations, rewards, terminations, truncations, infos = env.step(act(env, observations))
        assert rewards.shape == terminations.shape == truncations.shape == (4,)
        assert terminations.dtype == truncations.dtype == np.bool_


def test_the_reward_is_the_share_of_the_seat_that_acted() -> None:
    env = vector("chicago-poker", seats=2, batch=2, compiled=False)
    env.action_space.seed(2)
    observations, infos = env.reset(seed=1)
    ends = 0
    while ends < 3:
        acted = infos["seat"].copy()
        observations, rewards, terminations, _, infos = env.step(act(env, observations))
        for row in range(2):
            assert rewards[row] == infos["shares"][row, acted[row]]
            assert infos["shares"][row].sum() == pytest.approx(1 if terminations[row] else 0)
        ends += int(terminations.sum())


def test_one_seat_against_bots_inside() -> None:
    env = vector("chicago-poker", seats=3, batch=3, inside={1: "greedy", 2: "greedy"}, compiled=False)
    env.action_space.seed(3)
    observations, infos = env.reset(seed=1)
    ended = 0
    for _ in range(150):
        assert not infos["seat"].any()
        observations, rewards, terminations, _, infos = env.step(act(env, observations))
        assert (rewards == infos["shares"][:, 0]).all()
        ended += int(terminations.sum())
    assert ended


def test_a_seed_repeats_the_matches() -> None:
    env = vector("chicago-poker", seats=3, batch=2, compiled=False, copy=True)
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    other, _ = env.reset(seed=6)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])


def test_arrays_are_used_again_unless_copies_are_wanted() -> None:
    for copy in (False, True):
        env = vector("chicago-poker", seats=2, batch=1, compiled=False, copy=copy)
        first, _ = env.reset()
        second = env.step(first["action_mask"].argmax(axis=1))[0]
        assert (first["observation"] is second["observation"]) is not copy


def test_what_is_not_legal_is_refused() -> None:
    env = vector("chicago-poker", seats=2, batch=1, compiled=False)
    shown, _ = env.reset()
    with pytest.raises(IllegalMove, match="is not legal in match 0"):
        env.step([int(shown["action_mask"][0].argmin())])
