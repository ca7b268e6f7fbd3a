"""Fit the weights of a game's value to matches between greedy bots. `python -m bench.fit GAME [--games N] [--noise P]`."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

import windycity
from windycity.core.chance import CHANCE, below, best_of, next_step, seed_match
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.kernel import bind
from windycity.core.value import FEATURES, ROOM

Reals = npt.NDArray[np.float64]
SAMPLES = 100  # at most, from one match
NEWTON_STEPS = 12
RIDGE = 1e-5  # keeps small the weights that hardly matter


def start(s, e, seats, chance, log): ...
def apply(s, e, seat, action, chance, log): ...
def advise(s, e, seat, out, weights): ...
def is_quiet(s): ...
def describe(s, e, seat, gains): ...


def sample(positions, editions, seats, seed, number, every, noise, most, chances, logs, out, weights, gains, samples):
    """Play a greedy match with some random answers (`noise` in a hundred); describe every seat now and then."""
    positions[1] = positions[0]
    s, e, chance, player = positions[1], editions[0], chances[0], chances[1]
    seed_match(chance, seed, number, 0)
    seed_match(player, seed, number, 1)
    start(s, e, seats, chance, logs[0])
    steps, row, ahead = 0, 0, 1 + below(player, every)
    while s.waiting != 0 and steps < most:
        if steps >= ahead and is_quiet(s) and row + seats <= len(samples):
            for seat in range(seats):
                describe(s, e, seat, gains)
                for i in range(len(gains)):
                    samples[row + seat, i] = gains[i]
            row += seats
            ahead = steps + 1 + below(player, 2 * every)
        seat = 0
        while s.waiting >> seat & 1 == 0:
            seat += 1
        count = advise(s, e, seat, out, weights)
        choice = below(player, count) if below(player, 100) < noise else best_of(weights, count, player)
        next_step(chance)
        apply(s, e, seat, out[choice], chance, logs[0])
        steps += 1
    return row


def gather(game: Game, seats: int, matches: int, every: int, noise: int) -> tuple[Reals, Reals]:
    """Play matches; return the features (sample, seat, feature) and each seat's share of the win."""
    rulebook, size = game.rulebook, len(game.rulebook.value_weights)
    build = game.build_of(f"fit-{game.name}", {"sample": bind(sample, **rulebook.kernels)}, samples=("float64", 2))
    call, engine = build.load()["sample"], game.compiled
    positions, chances, logs = rulebook.position.records(2), engine.array(CHANCE, 2), engine.array(LOG)
    for option, wanted in game.check_options(seats, {}).items():
        setattr(positions[0], option, int(wanted))
    out, weights, gains, samples = engine.out, engine.weights, np.zeros(ROOM), np.zeros((SAMPLES * seats, ROOM))
    features, shares = [], []
    for number in range(matches):
        arguments = seats, 1, number, every, noise, rulebook.most_answers
        rows = call(positions, engine.editions, *arguments, chances, logs, out, weights, gains, samples)
        winners = int(positions["winners"][1])
        if winners:
            share = [(winners >> seat & 1) / winners.bit_count() for seat in range(seats)]
            features.append(samples[:rows, FEATURES : FEATURES + size].reshape(-1, seats, size).copy())
            shares += [share] * (rows // seats)
    return np.concatenate(features), np.array(shares)


def entropy(weights: Reals, features: Reals, shares: Reals) -> float:
    """Return the mean cross entropy of the shares that the weights predict."""
    return float(-(shares * np.log(foretold(weights, features))).sum(axis=1).mean())


def foretold(weights: Reals, features: Reals) -> Reals:
    """Return the predicted shares: the softmax over the seats."""
    standing = features @ weights
    chances = np.exp(standing - standing.max(axis=1, keepdims=True))
    shares: Reals = chances / chances.sum(axis=1, keepdims=True)
    return shares


def fit(parts: list[tuple[Reals, Reals]]) -> Reals:
    """Find the weights that predict the shares best, by Newton's method; every number of seats has the same weight."""
    size = parts[0][0].shape[2]
    weights = np.zeros(size)
    for _ in range(NEWTON_STEPS):
        slope, curve = RIDGE * weights, RIDGE * np.eye(size)
        for features, shares in parts:
            chances = foretold(weights, features)
            mean = (chances[:, :, None] * features).sum(axis=1)
            slope += ((chances - shares)[:, :, None] * features).sum(axis=(0, 1)) / len(shares)
            curve += (np.einsum("ns,nsi,nsj->ij", chances, features, features) - mean.T @ mean) / len(shares)
        weights -= np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    """Play, fit and print the weights."""
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--every", type=int, default=20, help="answers between two samples, about")
    parser.add_argument("--noise", type=int, default=5, help="random answers in a hundred")
    wanted = parser.parse_args()
    game = windycity.game(wanted.game, compiled=True)
    counts = wanted.seats or list(game.rulebook.seats)
    parts = [gather(game, seats, wanted.games, wanted.every, wanted.noise) for seats in counts]
    scale = np.concatenate([features.reshape(-1, features.shape[2]) for features, _ in parts]).std(axis=0) + 1e-9
    weights = fit([(features / scale, shares) for features, shares in parts])
    for seats, (features, shares) in zip(counts, parts, strict=True):
        found = entropy(weights, features / scale, shares)
        print(f"{seats} seats: {len(shares)} samples, cross entropy {found:.3f} of {np.log(seats):.3f} for equal shares")
    for name, weight in zip(game.rulebook.value_weights, weights / scale, strict=True):
        print(f'    "{name}": {weight:.3f},')


if __name__ == "__main__":
    main()
