"""Learning from played matches: proximal policy optimisation (PPO), or imitation of greedy.

- Each decision is judged by how much better it turned out than expected, along the decisions of one seat (generalised advantage
  estimation, https://arxiv.org/abs/1506.02438). The only reward is the share of the win at the end.
- Decisions that turned out better are made more likely, worse ones less, by a step that is kept small
  (https://arxiv.org/abs/1707.06347).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from windycity.train.net import Net
from windycity.train.rollout import Stretch
from windycity.train.settings import Settings

Tensor = Any
WORTH_OF_VALUE = 0.5  # in the loss, relative to the policy
LARGEST_STEP = 1.0  # of all gradients together


@dataclass(frozen=True)
class Losses:
    """Means over a bout of learning: of the policy's loss, of the cross entropy of shares of the win, and of the entropy."""

    policy: float
    value: float
    entropy: float


def advantages(played: Stretch, reach: float) -> Tensor:
    """Return how much better each decision turned out than expected, seen from the seat that made it.

    It is computed backwards in time. `later` is what a seat could expect at its next decision, or its share of the win if the
    match ended before; if the stretch ends first, neither is known, and nothing is learned from a seat's last decision.
    """
    steps, size, most = played.shares.shape
    rows = torch.arange(size, device=played.values.device)
    found = torch.zeros_like(played.values)
    later, known, carried = (torch.zeros((size, most), device=played.values.device) for _ in range(3))
    for step in reversed(range(steps)):
        over = played.ended[step][:, None]
        later = torch.where(over, played.shares[step], later)
        known = torch.where(over, 1.0, known)
        carried = torch.where(over, 0.0, carried)
        here = rows, played.seats[step]
        surprise = known[here] * (later[here] - played.values[step])
        found[step] = carried[here] = surprise + reach * carried[here]
        later[here] = played.values[step]
        known[here] = 1.0
    return found


class Learner:
    """Trains a net on what was played."""

    def __init__(self, net: Net, settings: Settings):
        self.net, self.settings = net, settings
        self.optimiser = torch.optim.Adam(net.parameters(), lr=settings.rate, eps=1e-5)

    def learn(self, played: Stretch, done: float, *, imitating: bool) -> Losses:
        """Learn from a stretch; `done` is the share of the time that is over."""
        rate, worth_of_entropy = self.settings.at(done)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        gains = advantages(played, self.settings.reach).flatten()
        goals = (gains + played.values.flatten()).clamp(0, 1)
        own = played.own.flatten().nonzero()[:, 0]
        gains = (gains - gains[own].mean()) / (gains[own].std() + 1e-6)
        seen = []
        for _ in range(1 if imitating else self.settings.passes):
            shuffled = own[torch.randperm(len(own), device=own.device)]
            for some in shuffled.split(self.settings.part):
                policy, value, entropy = self._losses(played, some, gains[some], goals[some], imitating)
                self._step(policy + WORTH_OF_VALUE * value - worth_of_entropy * entropy)
                seen.append(torch.stack([policy, value, entropy]).detach())
        return Losses(*torch.stack(seen).mean(0).tolist())

    def _losses(
        self, played: Stretch, some: Tensor, gains: Tensor, goals: Tensor, imitating: bool
    ) -> tuple[Tensor, Tensor, Tensor]:
        logs, expected = self.net.think(played.rows.flatten(0, 1)[some], played.masks.flatten(0, 1)[some])
        chosen = logs.gather(1, played.actions.flatten()[some, None])[:, 0]
        entropy = -(logs.exp() * logs).sum(1).mean()
        value = nn.functional.binary_cross_entropy_with_logits(expected, goals)
        if imitating:
            return -chosen.mean(), value, entropy
        ratio = (chosen - played.logs.flatten()[some]).exp()
        bounded = torch.minimum(ratio * gains, ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip) * gains)
        return -bounded.mean(), value, entropy

    def _step(self, loss: Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), LARGEST_STEP)
        self.optimiser.step()
