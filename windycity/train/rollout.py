"""Playing to learn: the net, its past and greedy play a stretch at all tables, and every decision is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from windycity.train.net import NEVER, Net
from windycity.train.tables import Tables

Tensor = Any
BY_ADVICE = 0.5  # while the net imitates: the share of tables where greedy's choice is played
AT_RANDOM = 0.05  # and the share of random decisions there, to see what greedy does after mistakes


@dataclass
class Stretch:
    """What was played, by step and table, on the device of the net."""

    rows: Tensor
    masks: Tensor
    actions: Tensor  # the action played, or for imitation greedy's
    logs: Tensor  # the logarithm of the chance that the net gave it
    values: Tensor  # the share of the win that the net expected
    seats: Tensor  # who decided
    own: Tensor  # whether it was the current net
    ended: Tensor
    shares: Tensor  # by seat: the share of the win, where a match ended


class Rollout:
    """Plays stretches; their memory is allocated once and reused."""

    def __init__(self, tables: Tables, steps: int, device: str):
        self.tables, self.steps, self.device = tables, steps, torch.device(device)
        size, by_step = tables.size, (steps, tables.size)
        self._rows, self._masks = (self._shared(array) for array in (tables.rows, tables.masks))
        tables.show_in(self._rows.numpy(), self._masks.numpy())

        def space(kind: Any, *more: int) -> Tensor:
            return torch.zeros((*by_step, *more), dtype=kind, device=self.device)

        self._kept = Stretch(
            rows=space(torch.int8, tables.rows.shape[1]),
            masks=space(torch.int8, tables.masks.shape[1]),
            actions=space(torch.int64),
            logs=space(torch.float32),
            values=space(torch.float32),
            seats=space(torch.int64),
            own=space(torch.bool),
            ended=space(torch.bool),
            shares=space(torch.float32, tables.most_seats),
        )
        self._by_advice = torch.arange(size, device=self.device) % 100 < 100 * BY_ADVICE
        # The net's wins against greedy, and the matches, by number of seats.
        self.wins, self.matches = (np.zeros(tables.most_seats + 1) for _ in range(2))

    def _shared(self, array: Any) -> Tensor:
        """Allocate memory that the device can read at full speed."""
        return torch.zeros(array.shape, dtype=torch.int8, pin_memory=self.device.type == "cuda")

    def play(self, net: Net, past: Net, *, imitating: bool) -> Stretch:
        """Play on at all tables for some steps; when a match ends, another begins."""
        for step in range(self.steps):
            with torch.no_grad():
                done = self._decide(net, past, step, imitating)
            self.tables.step(done.cpu().numpy())
            self._kept.ended[step] = self._on_device(self.tables.ended)
            self._kept.shares[step] = self._on_device(self.tables.shares)
            self._count()
        return self._kept

    def _decide(self, net: Net, past: Net, step: int, imitating: bool) -> Tensor:
        """Keep what is known at each table, and choose the actions."""
        kept, tables = self._kept, self.tables
        rows = kept.rows[step].copy_(self._rows, non_blocking=True)
        masks = kept.masks[step].copy_(self._masks, non_blocking=True)
        kept.seats[step] = self._on_device(tables.seat)
        kept.own[step] = self._on_device(tables.own)
        logs, value = net.think(rows, masks)
        kept.values[step] = torch.sigmoid(value)
        others = (~kept.own[step]).nonzero()[:, 0]
        if imitating:
            actions, done = self._imitate(logs, masks)
        else:
            if len(others):
                logs[others] = self._past_logs(past, rows[others], masks[others], others)
            actions = done = drawn(logs)
        kept.actions[step] = actions
        kept.logs[step] = logs.gather(1, actions[:, None])[:, 0]
        return done

    def _past_logs(self, past: Net, rows: Tensor, masks: Tensor, others: Tensor) -> Tensor:
        """Return the logarithms of the chances that a past self gives its actions; sometimes it says anything."""
        logs = past.think(rows, masks)[0]
        says_anything = torch.rand(len(others), device=self.device) < self._on_device(self.tables.loose)[others]
        anything = torch.log(masks.float() / masks.sum(1, keepdim=True)).clamp(min=NEVER)
        return torch.where(says_anything[:, None], anything, logs)

    def _imitate(self, logs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return greedy's choice, and the action played: at some tables the net's own, so that its mistakes are seen."""
        advised = self._on_device(self.tables.advised())
        astray = torch.rand(len(logs), device=self.device) < AT_RANDOM
        followed = torch.where(astray, drawn(torch.log(masks.float())), advised)
        return advised, torch.where(self._by_advice, followed, drawn(logs))

    def _count(self) -> None:
        """Count the net's wins where greedy plays the other seats."""
        tables = self.tables
        for number, (sort, batch) in enumerate(zip(tables.sorts, tables.batches, strict=True)):
            if sort.opponents == "greedy":
                part = tables.part(number)
                self.matches[sort.seats] += int((batch.ended | batch.cut).sum())
                self.wins[sort.seats] += float(tables.shares[part, sort.seat].sum())

    def _on_device(self, array: Any) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)


def drawn(logs: Tensor) -> Tensor:
    """Draw an action from each row of logarithms of chances; one without a chance is never drawn."""
    return (logs.exp() / torch.empty_like(logs).exponential_()).argmax(1)
