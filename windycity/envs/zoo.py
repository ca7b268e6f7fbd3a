"""The games for PettingZoo: agents answer in turn (`aec`), or all step at once and the asked ones count (`parallel`).

An observation has `observation`, the features of the seat, and `action_mask`; actions are counted from the observing seat.
Rewards are the shares of the win, given at the end. With `scores` there are also rewards on the way, a thousandth for each point
of a seat's score; what a game counts as score is in its rules. With `last_events=8` an observation has `events` too: the last
eight that the seat knows (`windycity.envs.past`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from windycity.core.game import Game
from windycity.core.match import Match
from windycity.envs.matches import event_space
from windycity.envs.pictures import pixels_of
from windycity.envs.seats import Seats
from windycity.games import rulebook

SCORE = 0.001  # the reward of a point, with `scores`
RENDER_MODES = ["human", "ansi", "rgb_array"]

Observation = dict[str, Any]


class _Shared:
    """What both interfaces share: agents, spaces, the match, pictures of it."""

    metadata: dict[str, Any]

    def __init__(self, game: str, seats: int, render_mode: str | None, scores: bool, most: int | None, events: int, options: Any):
        opened = Game(rulebook(game))
        self.seated = Seats(opened, seats, options, events)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{opened.rulebook.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._by_scores = scores
        self._most = most
        self._random, _ = seeding.np_random()
        self.match: Match = None  # type: ignore[assignment]  # there is none before the first reset

    @cached_property
    def _observation_space(self) -> spaces.Dict:
        known = spaces.Box(0, self.seated.features.most, dtype=np.int8)
        mask = spaces.Box(0, 1, (self.seated.actions,), np.int8)
        return spaces.Dict({"observation": known, "action_mask": mask, **event_space(self.seated.past)})

    @cached_property
    def _action_spaces(self) -> dict[str, spaces.Discrete]:
        return {agent: spaces.Discrete(self.seated.actions) for agent in self.possible_agents}

    @cached_property
    def _observation_spaces(self) -> dict[str, spaces.Dict]:
        return dict.fromkeys(self.possible_agents, self._observation_space)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = self.seated.start(self._random.bytes(8))
        self.agents = list(self.possible_agents)
        self._scored = self.seated.scores(self.match) if self._by_scores else []
        self._cycles = 0

    def _show(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        shown = {"observation": self.seated.row(self.match, seat), "action_mask": self.seated.mask(self.match, seat)}
        return shown | ({"events": self.seated.past.of(self.match, seat)} if self.seated.past.last else {})

    def _gains(self) -> dict[str, float]:
        """Return what each agent gained since the last call."""
        gains = self.seated.shares(self.match)
        if self._by_scores:
            scores = self.seated.scores(self.match)
            gains = [gain + SCORE * (now - then) for gain, now, then in zip(gains, scores, self._scored, strict=True)]
            self._scored = scores
        return dict(zip(self.possible_agents, gains, strict=True))

    def render(self) -> Any:
        """Draw what everybody can see: as text (`ansi`), as pixels (`rgb_array`), or on the terminal (`human`)."""
        text = self.match.game.draw(self.match.view(None), "en")
        if self.render_mode == "human":
            print(text)
            return None
        return pixels_of(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class InTurn(_Shared, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match in which agents answer in turn; several who are asked at once, in the order of their seats."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        render_mode: str | None = None,
        scores: bool = False,
        max_answers: int | None = None,
        last_events: int = 0,
        **options: bool,
    ):
        _Shared.__init__(self, game, seats, render_mode, scores, max_answers, last_events, options)
        AECEnv.__init__(self)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.match.waiting[0]]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and its legal actions if it is asked."""
        return self._show(agent)

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; one that is not legal raises IllegalMove and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.seated.answer(self.match, self.possible_agents.index(agent), int(action))  # type: ignore[arg-type]
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._gains()
        self._accumulate_rewards()
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self._cycles >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()


class AtOnce(_Shared, ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A match in which all agents step at once; the actions of asked agents count, if they are legal.

    An illegal action counts as a random one: in this interface agents act that cannot know whether they are asked.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        render_mode: str | None = None,
        scores: bool = False,
        max_cycles: int | None = None,
        last_events: int = 0,
        **options: bool,
    ):
        _Shared.__init__(self, game, seats, render_mode, scores, max_cycles, last_events, options)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a match; the same seed gives the same one."""
        self._begin(seed)
        return {agent: self._show(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out the actions of all who are asked."""
        for seat in self.match.waiting:
            if seat in self.match.waiting:  # an answer may have ended what the others were asked for
                self._answer(seat, int(actions[self.possible_agents[seat]]))
        self._cycles += 1
        agents, over = self.agents, self.match.over
        cut = not over and self._most is not None and self._cycles >= self._most
        shown = {agent: self._show(agent) for agent in agents}
        self.agents = [] if over or cut else agents
        if self.render_mode == "human":
            self.render()
        return shown, self._gains(), dict.fromkeys(agents, over), dict.fromkeys(agents, cut), {agent: {} for agent in agents}

    def _answer(self, seat: int, number: int) -> None:
        legal = np.flatnonzero(self.seated.mask(self.match, seat))
        self.seated.answer(self.match, seat, number if number in legal else int(self._random.choice(legal)))
