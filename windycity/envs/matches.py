"""Many matches as one environment, in Gymnasium's conventions for vectors.

>>> from windycity.envs import vector
>>> env = vector("chicago-poker", seats=4, batch=8, compiled=False)
>>> observations, infos = env.reset(seed=1)
>>> observations["observation"].shape, infos["seat"].tolist()
((8, 2464), [0, 0, 0, 0, 0, 0, 0, 0])
>>> actions = env.action_space.sample(mask=tuple(observations["action_mask"]))
>>> observations, rewards, terminations, truncations, infos = env.step(actions)

In each match one seat is asked, `infos["seat"]`; the observation is what that seat knows. A match that is over is restarted in
the same step (`AutoresetMode.SAME_STEP`), and the observation is the first one of the new match. The reward is the acting seat's
share of the win, if the match is over then; the shares of all seats are `infos["shares"]`. With `inside`, seats are played within
the step by greedy or random: if one seat is left, it gets its reward whoever gives the last answer.

With `last_events=8` observations have `events` as well: the last eight that the seat knows (`windycity.envs.past`). Together with
the features they are the seat's information state, except for earlier events.

The arrays are reused in every step; with `copy=True` each step has its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from windycity.core.game import Game
from windycity.envs.batch import Batch
from windycity.envs.past import MOST, Past

Arrays = dict[str, Any]


def event_space(past: Past) -> dict[str, spaces.Space[Any]]:
    """Return the space of what a seat knows of the last events, by its name; empty if no events are shown."""
    return {"events": spaces.Box(0, MOST, (past.count,), np.int64)} if past.last else {}


class Matches(VectorEnv[Arrays, Any, Any]):
    """Matches of one game side by side; `matches` is the batch behind them."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's name and form

    def __init__(
        self,
        game: str | Game,
        seats: int,
        batch: int,
        *,
        seed: int = 1,
        threads: int = 1,
        inside: Mapping[int, str] | None = None,
        most_answers: int | None = None,
        last_events: int = 0,
        compiled: bool = True,
        copy: bool = False,
        **options: bool,
    ):
        self.matches = Batch(
            game,
            seats,
            batch,
            seed=seed,
            threads=threads,
            inside=inside,
            most_answers=most_answers,
            last_events=last_events,
            compiled=compiled,
            options=options,
        )
        self.num_envs = batch
        known = spaces.Box(0, self.matches.features.most, dtype=np.int8)
        mask = spaces.Box(0, 1, (self.matches.masks.shape[1],), np.int8)
        self.single_observation_space = spaces.Dict({"observation": known, "action_mask": mask, **event_space(self.matches.past)})
        self.single_action_space = spaces.Discrete(self.matches.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, batch)
        self.action_space = batch_space(self.single_action_space, batch)
        self._copy = copy

    def reset(self, *, seed: Any = None, options: Mapping[str, Any] | None = None) -> tuple[Arrays, Arrays]:
        """Restart all matches; a seed determines the luck of all of them."""
        self.matches.restart(None if seed is None else int(seed))
        return self._shown(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Arrays, Any, Any, Any, Arrays]:
        """Carry out an action in each match; if one of them is not legal, raise IllegalMove and change nothing."""
        acted = self.matches.seat.copy()
        self.matches.step(actions)
        rewards = self.matches.shares[np.arange(self.num_envs), acted]
        return self._shown(), rewards, self.matches.ended, self.matches.cut, self._infos()

    def _shown(self) -> Arrays:
        shown = {"observation": self._given(self.matches.rows), "action_mask": self._given(self.matches.masks)}
        return shown | ({"events": self._given(self.matches.events)} if self.matches.past.last else {})

    def _infos(self) -> Arrays:
        return {
            "seat": self._given(self.matches.seat),
            "shares": self._given(self.matches.shares),
            "match": self._given(self.matches.match),
        }

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array
