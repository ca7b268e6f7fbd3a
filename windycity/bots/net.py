"""A learned net, computed by numpy: from what a seat knows to a number for each action, and the expected share of the win.

A layer turns a row of features into `width` numbers, `blocks` each add something to these, and the result is a query of `rank`
numbers; the worth of an action is the product of the query with the action's own numbers. A net may also have:

- *things*: the features of a board's spaces are read space by space, by a small layer that all spaces share;
- a *pointer*: moves of one sort, each of one of several things (a man), are rated by that thing's features and place.

`windycity.train.net` is the same net for training. Most features are zero: only the others are read here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController

from windycity.core.features import Features, Slice
from windycity.games import part_of, rulebook

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]
STEADY = 1e-5  # added to a variance before it is divided by


@dataclass(frozen=True)
class Shape:
    """The size of a net; `things` is the kind of things that are read one by one, `pointer` the sort of move that has one."""

    width: int
    blocks: int
    rank: int
    things: str = ""
    units: int = 0  # of the layer that all things share
    pointer: str = ""
    own: tuple[str, ...] = ()  # slices with the features of each thing that the pointer may name
    places: tuple[str, ...] = ()  # slices that say where it is: in which corner, then digits
    depth: int = 0  # of the pointer's layers


class Plan:
    """Where a net of this shape finds its numbers in the row of a game."""

    def __init__(self, game: str, shape: Shape):
        module: Any = part_of(game, "features")
        self.game, self.shape = game, shape
        self.features: Features = module.FEATURES
        self.actions = rulebook(game).actions
        self.scale: Floats = (1 / np.sqrt(self.features.most.astype(np.float32))).astype(np.float32)

    @cached_property
    def things(self) -> Ints:
        """The places in the row of each thing's features, a line for each thing."""
        read = [each for each in self.features if self.shape.things and each.axes and each.axes[0].kind == self.shape.things]
        if not read:
            return np.zeros((0, 0), np.int64)
        return np.concatenate([_by_thing(each) for each in read], axis=1)

    @cached_property
    def plain(self) -> Ints:
        """The places in the row of all other features."""
        return np.setdiff1d(np.arange(self.features.count), self.things)

    @cached_property
    def is_plain(self) -> npt.NDArray[np.bool_]:
        """Whether each place in the row is among `plain`."""
        return np.isin(np.arange(self.features.count), self.plain)

    @cached_property
    def place_among_plain(self) -> Ints:
        """For each place in the row, its number among `plain`, if any."""
        return np.cumsum(self.is_plain) - 1

    @cached_property
    def thing_of(self) -> Ints:
        """For each place in the row, the number of the thing it is about, if any."""
        found = np.zeros(self.features.count, np.int64)
        found[self.things] = np.arange(len(self.things))[:, None]
        return found

    @cached_property
    def own(self) -> Ints:
        """The places of the features of each thing that the pointer may name."""
        return np.concatenate([_by_thing(self.features[name]) for name in self.shape.own], axis=1)

    @cached_property
    def corner(self) -> Slice:
        """The slice that says in which corner each of them is."""
        return self.features[self.shape.places[0]]

    @cached_property
    def digits(self) -> Slice:
        """The slice with the digits of its place there."""
        return self.features[self.shape.places[1]]

    @property
    def base(self) -> int:
        """The base of the digits."""
        return self.digits.most + 1

    @property
    def spots(self) -> int:
        """The number of places where a thing can be."""
        return int(self.corner.shape[1] * self.base ** self.digits.shape[1])

    @cached_property
    def pointed(self) -> tuple[int, int, int]:
        """The first and the last action of the pointer's sort, and the number of ways in which each thing can move."""
        sort = next(each for each in self.actions.sorts if each.word == self.shape.pointer)
        return sort.first, sort.last, sort.things[1].size

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """Return the sizes of all arrays of the net, by name."""
        shape, width, actions = self.shape, self.shape.width, self.actions.count
        layers = {"plain": (len(self.plain), width), "query": (width, shape.rank), "value": (width, 1)}
        for block in range(shape.blocks):
            layers |= {f"{block}.in": (width, width), f"{block}.out": (width, width)}
        sizes: dict[str, tuple[int, ...]] = {"actions": (actions, shape.rank), "actions.bias": (actions,)}
        for even in ("even", *(f"{block}.even" for block in range(shape.blocks))):
            sizes |= {even: (width,), f"{even}.bias": (width,)}
        if len(self.things):
            sizes |= {"thing": (self.things.shape[1], shape.units), "things": (len(self.things) * shape.units, width)}
        if shape.pointer:
            layers |= {"context": (width, shape.depth), "mix": (shape.depth, shape.depth), "ways": (shape.depth, self.pointed[2])}
            sizes |= {"own": (self.own.shape[1], shape.depth), "spots": (self.spots, shape.depth)}
        return sizes | layers | {f"{name}.bias": size[1:] for name, size in layers.items()}


def _by_thing(each: Slice) -> Ints:
    return np.arange(each.first, each.last).reshape(each.shape[0], -1)


@cache
def _threads() -> ThreadpoolController:
    """Return the control over the threads with which numpy computes products."""
    return ThreadpoolController()


class Net:
    """A net with its weights, matrices from left to right."""

    def __init__(self, plan: Plan, arrays: Mapping[str, Any]):
        self.plan = plan
        self.arrays: dict[str, Floats] = {name: np.asarray(array, np.float32) for name, array in arrays.items()}

    def think(self, row: Small) -> tuple[Floats, float]:
        """Return a number for each action, legal or not, and the expected share of the win."""
        worth, shares = self.think_all(row[None])
        return worth[0], float(shares[0])

    def think_all(self, rows: Small, actions: Ints | None = None) -> tuple[Floats, Floats]:
        """Return for each of several rows a number for each action, or for these actions, and the expected share of the win.

        There may be no rows: if every move ends the match in every world, none is left to be valued.
        """
        with _threads().limit(limits=1):  # with several threads such small products take far longer
            return self._think_all(rows, actions)

    def _think_all(self, rows: Small, actions: Ints | None) -> tuple[Floats, Floats]:
        a, plan = self.arrays, self.plan
        x = self._read(rows)
        for block in range(plan.shape.blocks):
            inside = np.maximum(self._layer(self._even(x, f"{block}.even"), f"{block}.in"), 0)
            x += self._layer(inside, f"{block}.out")
        x = self._even(x, "even")
        table, bias = (
            (a["actions"], a["actions.bias"]) if actions is None else (a["actions"][actions], a["actions.bias"][actions])
        )
        worth: Floats = self._layer(x, "query") @ table.T + bias
        if plan.shape.pointer:
            first, last, _ = plan.pointed
            pointed = np.arange(first, last) if actions is None else actions[(actions >= first) & (actions < last)]
            if len(pointed):
                places = pointed if actions is None else np.flatnonzero((actions >= first) & (actions < last))
                worth[:, places] += self._point(rows, x)[:, pointed - first]
        shares = 1 / (1 + np.exp(-self._layer(x, "value")[:, 0]))
        return worth, shares.astype(np.float32)

    def _read(self, rows: Small) -> Floats:
        """Turn rows into the net's width; only features that are not zero in all rows are read."""
        a, plan = self.arrays, self.plan
        there = np.flatnonzero(rows.any(axis=0))
        plain = there[plan.is_plain[there]]
        x: Floats = self._numbers(rows, plain) @ a["plain"][plan.place_among_plain[plain]] + a["plain.bias"]
        if len(plan.things):
            met = np.unique(plan.thing_of[there[~plan.is_plain[there]]])
            units = np.maximum(self._numbers(rows, plan.things[met]) @ a["thing"], 0)
            together = a["things"].reshape(len(plan.things), plan.shape.units, x.shape[1])[met].reshape(-1, x.shape[1])
            x += units.reshape(len(rows), len(together)) @ together
        return x

    def _numbers(self, rows: Small, places: Ints) -> Floats:
        numbers: Floats = rows[:, places] * self.plan.scale[places]
        return numbers

    def _point(self, rows: Small, x: Floats) -> Floats:
        plan = self.plan
        spot = plan.corner.of(rows).argmax(axis=-1).astype(np.int64)
        digits = plan.digits.of(rows).astype(np.int64)
        for digit in range(digits.shape[-1]):
            spot = spot * plan.base + digits[..., digit]
        met = self._numbers(rows, plan.own) @ self.arrays["own"] + self.arrays["spots"][spot]
        met += self._layer(x, "context")[:, None]
        moves: Floats = self._layer(np.maximum(self._layer(np.maximum(met, 0), "mix"), 0), "ways")
        first, last, _ = plan.pointed
        return moves.reshape(len(rows), last - first)

    def _layer(self, x: Floats, name: str) -> Floats:
        return x @ self.arrays[name] + self.arrays[f"{name}.bias"]

    def _even(self, x: Floats, name: str) -> Floats:
        """Bring the numbers of each row to mean 0 and variance 1, then weigh them."""
        centred = x - x.mean(axis=-1, keepdims=True)
        variance = (centred * centred).mean(axis=-1, keepdims=True)
        even: Floats = centred / np.sqrt(variance + STEADY) * self.arrays[name] + self.arrays[f"{name}.bias"]
        return even
