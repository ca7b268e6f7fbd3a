"""Play with a net that `ppo.py` has learned: numpy is all it takes.

Usage: python examples/play_net.py runs/net.npz [--against random greedy] [--matches 1000] [--seed 1]

`Net` reads the file and chooses among legal actions, `NetBot` is a bot for `windycity.bots.bot.answer`, and `measure` plays
matches by the thousand.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import zipfile
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads that share products as small as a net's take far longer

import numpy as np
import numpy.typing as npt

import windycity
from windycity.arena.estimates import Estimate, estimate_share
from windycity.bots.bot import Glimpse
from windycity.core.errors import WindyCityError
from windycity.envs import vector
from windycity.envs.batch import INSIDE, features_of
from windycity.games import part_of, rulebook
from windycity.games.turning import turned_actions

FORMAT = 1  # of the file: raised when nets written before can no longer be read
CHECKED = ("game", "seats", "features", "actions", "layout")  # what a net must have been made for

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Choose = Callable[[Any, Any], Any]  # from rows of features and masks to an action for each


class BadNet(Exception):
    """A file that is no net, or a net that was not made for this game as it is now."""


def purpose(game: str, seats: int) -> dict[str, Any]:
    """Say what a net is made for. The digest changes whenever a place of the row or an action gets another meaning."""
    features, actions = features_of(game), rulebook(game).actions
    slices = [(each.name, each.most, [(axis.kind, axis.size, axis.names) for axis in each.axes]) for each in features]
    sorts = [(sort.word, [(part.kind, part.size) for part in sort.things]) for sort in actions.sorts]
    digest = hashlib.sha256(json.dumps([slices, sorts]).encode()).hexdigest()[:16]
    return {"game": game, "seats": seats, "features": features.count, "actions": actions.count, "layout": digest}


def inputs_of(game: str, seats: int) -> Ints:
    """Return the places of a row that a net reads: all but those of seats that nobody takes, which are always 0."""
    kept = np.ones(features_of(game).count, np.int8)
    for each in features_of(game):
        for place, axis in enumerate(each.axes):
            if axis.kind == "seat":
                np.moveaxis(each.of(kept), place, 0)[seats:] = 0
    return np.flatnonzero(kept)


def write_net(path: Path, layers: Sequence[tuple[Any, Any]], made_for: Mapping[str, Any], made: Mapping[str, Any]) -> None:
    """Write the weights and biases of the layers, halved in precision, with what they are for and how they were made."""
    about = json.dumps({"format": FORMAT, **made_for, "made": {**made, "windycity": windycity.__version__}})
    arrays = {f"w{n}": weights for n, (weights, _) in enumerate(layers)} | {f"b{n}": bias for n, (_, bias) in enumerate(layers)}
    halved: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, about=np.array(about), **halved)


class Net:
    """Layers with ReLU between them, from what a seat knows to a number for each action: the higher, the better."""

    def __init__(self, layers: Sequence[tuple[Any, Any]], game: str, seats: int, made: Mapping[str, Any] | None = None):
        self.game, self.seats, self.made = game, seats, dict(made or {})
        self.layers = [(np.asarray(weights, np.float32), np.asarray(bias, np.float32)) for weights, bias in layers]
        self.inputs = inputs_of(game, seats)
        self._most = features_of(game).most[self.inputs].astype(np.float32)
        sizes = [len(self.inputs), *(len(bias) for _, bias in self.layers)]
        shapes = [weights.shape for weights, _ in self.layers]
        if shapes != list(pairwise(sizes)) or sizes[-1] != rulebook(game).actions.count:
            raise BadNet(f"its layers {shapes} do not lead from {sizes[0]} numbers to {rulebook(game).actions.count} actions")

    @classmethod
    def load(cls, path: Path | str) -> Net:
        """Read a net; one that was made for anything else than the game as it is now raises BadNet."""
        try:
            with np.load(path, allow_pickle=False) as file:
                about = json.loads(str(file["about"]))
                layers = [(file[f"w{n}"], file[f"b{n}"]) for n in range(len(file.files) // 2)]
        except FileNotFoundError:
            raise BadNet(f"there is no file {path}") from None
        except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile) as error:
            raise BadNet(f"{path} is no net: {error}") from error
        if not isinstance(about, dict) or about.get("format") != FORMAT or type(about.get("seats")) is not int:
            raise BadNet(f"{path} is no net of format {FORMAT}")
        try:
            wanted = purpose(about["game"], about["seats"])
        except (WindyCityError, KeyError) as error:
            raise BadNet(f"{path}: {error}") from error
        for name in CHECKED:
            if about.get(name) != wanted[name]:
                raise BadNet(f"{path} is for another layout: {name} is {about.get(name)} there and {wanted[name]} here")
        return cls(layers, about["game"], about["seats"], about.get("made"))

    def logits(self, rows: Any) -> Floats:
        """Return a number for each action, by row of features."""
        found: Floats = rows[:, self.inputs] / self._most
        for weights, bias in self.layers[:-1]:
            found = np.maximum(found @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return found @ weights + bias

    def choose(self, rows: Any, masks: Any) -> Ints:
        """Choose the best legal action of each row."""
        best: Ints = np.where(masks, self.logits(rows), -np.inf).argmax(axis=1)
        return best


class NetBot:
    """A bot that plays by a net, move by move, wherever bots play."""

    name = "net"

    def __init__(self, net: Net):
        self._net = net
        features: Any = part_of(net.game, "features")
        self._write = features.write_features

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the best of the legal moves."""
        game, seat = glimpse.game, glimpse.seat
        position: Any = game.rulebook.position.one(glimpse.observed)
        if (game.name, position.seats) != (self._net.game, self._net.seats):
            raise BadNet(f"this net plays {self._net.game} at {self._net.seats} seats, not {game.name} at {position.seats}")
        row = np.zeros((1, features_of(game.name).count), np.int8)
        self._write(position, game.edition.data, seat, row[0])
        numbers = turned_actions(game, position.seats)[seat, [game.parse_move(move) for move in glimpse.legal]]
        return glimpse.legal[int(self._net.logits(row)[0, numbers].argmax())]


def measure(choose: Choose, game: str, seats: int, bot: str, matches: int, seed: int = 1, **settings: Any) -> Estimate:
    """Play matches against a bot in all other seats, in each seat equally often, and return the share of wins."""
    shares: list[float] = []
    for seat in range(seats):
        count, inside = -(-matches // seats), {other: bot for other in range(seats) if other != seat}
        env = vector(game, seats, count, seed=seed * seats + seat, inside=inside, **settings)
        seen, _ = env.reset()
        found = np.full(count, np.nan)
        # A row's first match counts, and no other: of what ends first, too many are short.
        while (going := np.flatnonzero(np.isnan(found))).size:
            actions = seen["action_mask"].argmax(axis=1)
            actions[going] = choose(seen["observation"][going], seen["action_mask"][going])
            seen, rewards, ended, _, _ = env.step(actions)
            over = going[ended[going]]
            found[over] = rewards[over]
        shares += found.tolist()
    return estimate_share(shares, np.arange(len(shares)))


def percent(share: Estimate) -> str:
    """Write a share with its 95 % interval."""
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def main() -> None:
    """Measure a net against bots."""
    parser = argparse.ArgumentParser(description="Measure a net against bots.")
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", nargs="+", choices=INSIDE, default=["random", "greedy"])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    if wish.matches < 1:
        parser.error("--matches must be 1 or more")
    try:
        net = Net.load(wish.net)
    except BadNet as error:
        sys.exit(f"{error}.")
    for bot in wish.against:
        share = measure(net.choose, net.game, net.seats, bot, wish.matches, wish.seed)
        print(f"{net.game}, {net.seats} seats, against {bot}: won {percent(share)} of {share.cases} matches")


if __name__ == "__main__":
    main()
