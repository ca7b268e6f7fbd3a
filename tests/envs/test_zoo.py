"""The games pass PettingZoo's own tests, at every number of seats; rewards are shares of the win."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import windycity
from windycity.core.errors import IllegalMove
from windycity.envs import aec, parallel
from windycity.envs.zoo import SCORE
from windycity.games import rulebook

CASES = [(name, seats) for name in windycity.games() for seats in rulebook(name).seats]
per_case = pytest.mark.parametrize(("game", "seats"), CASES)


@per_case
def test_the_tests_of_pettingzoo(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # advice: dictionaries, and masks of agents that are not asked
        api_test(aec(game, seats), num_cycles=40)
        seed_test(lambda: aec(game, seats), num_cycles=20)
        render_test(partial(aec, game, seats))
    assert "Passed API test" in capsys.readouterr().out


@per_case
def test_the_tests_of_pettingzoo_where_all_step_at_once(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # advice: dictionaries
        parallel_api_test(parallel(game, seats), num_cycles=10)
        parallel_seed_test(lambda: parallel(game, seats), num_cycles=5)
    assert "Passed Parallel API test" in capsys.readouterr().out


@per_case
def test_the_number_of_cycles(game: str, seats: int) -> None:
    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(game, seats, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=partial(parallel, game, seats)))


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a match at random and return what each agent was given in all."""
    env.reset(seed=seed)
    random, given = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        given[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(random.choice(legal)))
    return given


@pytest.mark.parametrize("game", ["chicago-poker", "chicago-gangsters"])
def test_rewards_are_the_shares_of_the_win(game: str) -> None:
    env = aec(game, 3)
    given = play(env, 1)
    assert [*given.values()] == pytest.approx(env.seated.shares(env.match))
    assert sum(given.values()) == pytest.approx(1)


def test_scores_can_be_given_on_the_way() -> None:
    plain, shaped = aec("chicago-poker", 3), aec("chicago-poker", 3, scores=True)
    before, after = play(plain, 2), play(shaped, 2)
    scores = shaped.seated.scores(shaped.match)
    assert [after[agent] - before[agent] for agent in before] == pytest.approx([SCORE * score for score in scores])


def test_what_is_not_legal_is_refused() -> None:
    env = aec("chicago-poker", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalMove, match="is not legal for seat 0 now"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert np.array_equal(env.observe(env.agent_selection)["action_mask"], mask)


def test_options_are_those_of_the_game() -> None:
    env = aec("chicago-poker", 4, specials=False)
    env.reset(seed=1)
    assert env.seated.features["specials"].of(env.observe("player_0")["observation"]) == 0


@pytest.mark.parametrize("make", [aec, parallel])
def test_a_table_for_people_is_drawn_after_every_step(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = make("chicago-poker", 2, render_mode="human")
    env.reset(seed=1)
    mask = env.seated.mask(env.match, env.match.waiting[0])
    env.step(int(mask.argmax()) if make is aec else dict.fromkeys(env.agents, int(mask.argmax())))
    assert capsys.readouterr().out == env.match.game.draw(env.match.view(None), "en") + "\n"


def test_a_picture_has_the_text_in_it() -> None:
    env = aec("chicago", 2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1] > 300
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1
