"""The net that learns, in torch: the same as `windycity.bots.net`, for many rows at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import nn

from windycity.bots.net import STEADY, Plan

Tensor = Any
NEVER = -1e9  # the logit of an illegal action
SPARSE = 0.05  # the initial spread of weights for sparse inputs
SMALL = 0.02  # and of embeddings


class Net(nn.Module):  # type: ignore[misc]  # torch is checked as if it were not there
    """The net: from rows of features to the logarithm of each action's chance, and the logit of the expected share of the win."""

    def __init__(self, plan: Plan):
        super().__init__()
        shape, width = plan.shape, plan.shape.width
        self.plan = plan
        self.register_buffer("scale", torch.from_numpy(plan.scale), persistent=False)
        self.register_buffer("plain_places", torch.from_numpy(plan.plain), persistent=False)
        self.plain = nn.Linear(len(plan.plain), width)
        nn.init.normal_(self.plain.weight, std=SPARSE)
        if len(plan.things):
            self.register_buffer("thing_places", torch.from_numpy(plan.things), persistent=False)
            self.thing = nn.Linear(plan.things.shape[1], shape.units, bias=False)
            self.things = nn.Linear(len(plan.things) * shape.units, width, bias=False)
            nn.init.normal_(self.things.weight, std=SPARSE)
        self.blocks = nn.ModuleList(block_of(width) for _ in range(shape.blocks))
        self.even = nn.LayerNorm(width, eps=STEADY)
        self.query = nn.Linear(width, shape.rank)
        self.actions = Actions(plan, shape.rank)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)
        self.pointer = Pointer(plan) if shape.pointer else None

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return a logit for each action, legal or not, and that of the share of the win."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        numbers = rows.to(kind) * self.scale.to(kind)
        x = self.plain(numbers[:, self.plain_places] if len(self.plan.things) else numbers).float()
        if len(self.plan.things):
            units = torch.relu(self.thing(numbers[:, self.thing_places]))
            x = x + self.things(units.flatten(1))
        for block in self.blocks:
            x = x + block(x)
        x = self.even(x)
        logits = self.actions(self.query(x))
        if self.pointer is not None:
            first, last, _ = self.plan.pointed
            moves = self.pointer(rows, numbers, x).to(logits.dtype)
            logits = torch.cat([logits[:, :first], logits[:, first:last] + moves, logits[:, last:]], 1)
        return logits.float(), self.value(x).float()[:, 0]

    def think(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithm of each action's chance, with no chance for illegal ones, and the logit of the share."""
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            logits, value = self(rows)
        return torch.log_softmax(logits.masked_fill(masks == 0, NEVER), 1), value

    def arrays(self) -> dict[str, Any]:
        """Return the weights as `windycity.bots.net` reads them, matrices from left to right."""
        found = {"actions": _array(self.actions.table()), "actions.bias": _array(self.actions.bias)}
        if self.pointer is not None:
            found["spots"] = _array(self.pointer.spots.weight)
        for name, layer in self._layers().items():
            found[name] = _array(layer.weight).T
            if layer.bias is not None:
                found[f"{name}.bias"] = _array(layer.bias)
        return found

    def take(self, arrays: Mapping[str, Any]) -> None:
        """Begin with weights that `windycity.bots.net` reads; what actions share with each other begins at zero."""
        places = {"actions": self.actions.own, "actions.bias": self.actions.bias}
        if self.pointer is not None:
            places["spots"] = self.pointer.spots.weight
        for name, layer in self._layers().items():
            places |= {name: layer.weight} | ({f"{name}.bias": layer.bias} if layer.bias is not None else {})
        with torch.no_grad():
            for name, place in places.items():
                array = torch.from_numpy(np.ascontiguousarray(arrays[name], np.float32))
                place.copy_(array.T if name in self._layers() and array.ndim == 2 else array)
            self.actions.shared.zero_()

    def _layers(self) -> dict[str, Any]:
        """Return the layers with a weight and perhaps a bias, by their names in the file."""
        layers = {"plain": self.plain, "query": self.query, "value": self.value, "even": self.even}
        for number, block in enumerate(self.blocks):
            layers |= {f"{number}.even": block[0], f"{number}.in": block[1], f"{number}.out": block[3]}
        if len(self.plan.things):
            layers |= {"thing": self.thing, "things": self.things}
        if self.pointer is not None:
            layers |= {name: getattr(self.pointer, name) for name in ("own", "context", "mix", "ways")}
        return layers


def block_of(width: int) -> Any:
    """Make a block: two layers whose result is added to their input."""
    return nn.Sequential(nn.LayerNorm(width, eps=STEADY), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))


class Actions(nn.Module):  # type: ignore[misc]
    """The numbers of each action: its own, and those it shares with all actions of its sort, or with the same part.

    So what is learned about a space serves all moves that lead there. At first, all actions are about equally likely.
    """

    def __init__(self, plan: Plan, rank: int):
        super().__init__()
        parts = torch.from_numpy(_shared_parts(plan))
        self.register_buffer("has", torch.zeros(len(parts), int(parts.max()) + 1).scatter_(1, parts, 1.0), persistent=False)
        self.own = nn.Parameter(SMALL * torch.randn(len(parts), rank))
        self.shared = nn.Parameter(torch.zeros(self.has.shape[1], rank))
        self.bias = nn.Parameter(torch.zeros(len(parts)))

    def table(self) -> Tensor:
        """Return the numbers of all actions, as a product, because the gradient of a lookup shared by thousands is slow."""
        return self.own + self.has @ self.shared

    def forward(self, query: Tensor) -> Tensor:
        """Return a logit for each action."""
        return nn.functional.linear(query, self.table(), self.bias)


def _shared_parts(plan: Plan) -> Any:
    """Number what each action shares with others, its sort and then its parts, one row each; unused places share a number."""
    numbers: dict[tuple[str, int], int] = {("", 0): 0}
    sorts = plan.actions.sorts
    found = np.zeros((plan.actions.count, 1 + max(len(sort.things) for sort in sorts)), np.int64)
    for sort in sorts:
        for action in range(sort.first, sort.last):
            shared = [
                (f"sort {sort.word}", 0),
                *((part.key, n) for part, n in zip(sort.things, sort.numbers(action), strict=True)),
            ]
            found[action, : len(shared)] = [numbers.setdefault(each, len(numbers)) for each in shared]
    return found


class Pointer(nn.Module):  # type: ignore[misc]
    """Rates each way to move for each of several things, by the thing's features and place and by the position."""

    def __init__(self, plan: Plan):
        super().__init__()
        shape, depth = plan.shape, plan.shape.depth
        self.plan = plan
        self.register_buffer("own_places", torch.from_numpy(plan.own), persistent=False)
        self.own = nn.Linear(plan.own.shape[1], depth, bias=False)
        self.spots = nn.Embedding(plan.spots, depth)
        self.context = nn.Linear(shape.width, depth)
        self.mix = nn.Linear(depth, depth)
        self.ways = nn.Linear(depth, plan.pointed[2])
        nn.init.normal_(self.spots.weight, std=SMALL)
        nn.init.zeros_(self.ways.weight)
        nn.init.zeros_(self.ways.bias)

    def forward(self, rows: Tensor, numbers: Tensor, x: Tensor) -> Tensor:
        """Return a number for each thing and way, ordered by thing."""
        corner, digits = self.plan.corner, self.plan.digits
        spot = rows[:, corner.first : corner.last].unflatten(1, corner.shape).long().argmax(2)
        places = rows[:, digits.first : digits.last].unflatten(1, digits.shape).long()
        for digit in range(digits.shape[1]):
            spot = spot * self.plan.base + places[:, :, digit]
        met = self.own(numbers[:, self.own_places]) + self.spots(spot) + self.context(x)[:, None]
        return self.ways(torch.relu(self.mix(torch.relu(met)))).flatten(1)


def _array(tensor: Tensor) -> Any:
    return tensor.detach().float().cpu().numpy()
