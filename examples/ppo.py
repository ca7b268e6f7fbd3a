"""Learn Chicago Poker for two from nothing, by self-play: proximal policy optimisation (PPO) in torch.

Usage: python examples/ppo.py [--minutes 12] [--out runs/net.npz] [--seed 1] [--threads 2]

In turn, the net plays a stretch of many matches side by side, and learns from it:

- It reads what the seat that is asked knows, and gives a logit for each action and one for its chance of winning. Actions are
  drawn by the logits of the legal ones. The same net plays both seats.
- In some of the matches one seat is played by an earlier version of itself: who learns only to beat the player of today forgets
  how to beat that of yesterday. What that seat decides is not learned from.
- The only reward is the share of the win at the end. Each decision is judged by how much better things went than expected
  (generalised advantage estimation, along the decisions of one seat).
- Decisions that went better are made more likely, those that went worse less, by a step that is kept small (the clipped ratio).

Now and then the net plays against the random bot. At the end it is written to a file that `play_net.py` plays with numpy alone.
https://arxiv.org/abs/1707.06347 is the paper on PPO, https://arxiv.org/abs/1506.02438 that on advantages.
"""

from __future__ import annotations

import argparse
import copy
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from play_net import Net, inputs_of, measure, percent, purpose, write_net

import windycity
from windycity.envs import vector
from windycity.envs.batch import features_of
from windycity.games import rulebook

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("This example needs torch: pip install 'windycity[research,train]'")

GAME, SEATS = "chicago-poker", 2
MATCHES, STEPS = 512, 64  # side by side, and how far they are played before each bout of learning
AGAINST_PAST = MATCHES // 4  # matches in which one seat is played by an earlier version
KEEP_EVERY = 10  # bouts of learning between the versions that are kept
WIDTH = 256  # of the net's two hidden layers
PASSES, PART = 3, 2048  # over what was played, and the decisions in one step of learning
RATE, LAST_RATE = 5e-4, 5e-5  # of learning, at the beginning and at the end
ENTROPY, LAST_ENTROPY = 0.01, 0.001  # what the net gets for not settling on one action too soon
LAMBDA = 0.95  # how far ahead advantages look before they trust the net's own expectation
CLIP = 0.2  # how far one bout may change the odds of a decision

Tensor = Any
Array = Any


@dataclass
class Stretch:
    """What was played: arrays by step and match, the observations as the net reads them."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor  # the logarithm of the chance with which the action was drawn
    values: Array  # the share of the win that the net expected
    seats: Array  # who decided
    own: Array  # whether the present net did
    ended: Array
    shares: Array  # by seat: the share of the win, where a match ended


def make_net(inputs: int, actions: int) -> Any:
    """Make a net: a logit for each action, then the logit of the expected share of the win."""
    net = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, actions + 1))
    with torch.no_grad():
        net[-1].weight *= 0.01  # at first, all actions are about equally likely
    return net


def think(net: Any, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logarithm of each action's chance, and the logit of the expected share of the win."""
    found = net(rows)
    return torch.log_softmax(found[:, :-1].masked_fill(~masks, -1e9), 1), found[:, -1]


class Table:
    """Many matches side by side, in which the net plays itself and its past."""

    def __init__(self, seed: int, threads: int):
        self.env = vector(GAME, SEATS, MATCHES, seed=seed, threads=threads)
        self.inputs = inputs_of(GAME, SEATS)
        self.most = torch.from_numpy(features_of(GAME).most[self.inputs]).float()
        self.seen, self.infos = self.env.reset()
        numbers = np.arange(MATCHES)
        # The seat that belongs to the past, in each match: none in most.
        self.past_seat = np.where(numbers < AGAINST_PAST, numbers % SEATS, -1)

    def scaled(self, rows: Tensor) -> Tensor:
        """Turn the small whole numbers of observations into what the net reads: from 0 to 1."""
        return rows.float() / self.most

    def play(self, net: Any, past: Any) -> Stretch:
        """Play all matches on for some steps; a match that ends is followed by another."""
        count, size = self.inputs.size, self.seen["action_mask"].shape[1]
        played = Stretch(
            rows=torch.empty((STEPS, MATCHES, count), dtype=torch.int8),
            masks=torch.empty((STEPS, MATCHES, size), dtype=torch.bool),
            actions=torch.empty((STEPS, MATCHES), dtype=torch.int64),
            logs=torch.empty((STEPS, MATCHES)),
            values=np.empty((STEPS, MATCHES), np.float32),
            seats=np.empty((STEPS, MATCHES), np.int64),
            own=np.empty((STEPS, MATCHES), bool),
            ended=np.empty((STEPS, MATCHES), bool),
            shares=np.empty((STEPS, MATCHES, SEATS), np.float32),
        )
        for step in range(STEPS):
            # The arrays of the environment are the same in every step: these lines copy them.
            rows = played.rows[step] = torch.from_numpy(self.seen["observation"][:, self.inputs])
            masks = played.masks[step] = torch.from_numpy(self.seen["action_mask"].astype(bool))
            played.seats[step] = self.infos["seat"]
            played.own[step] = self.infos["seat"] != self.past_seat
            with torch.no_grad():
                logs, expected = think(net, self.scaled(rows), masks)
                others = torch.from_numpy(np.flatnonzero(~played.own[step]))
                logs[others] = think(past, self.scaled(rows[others]), masks[others])[0]
                actions = torch.multinomial(logs.exp(), 1)
            played.actions[step] = actions[:, 0]
            played.logs[step] = logs.gather(1, actions)[:, 0]
            played.values[step] = torch.sigmoid(expected).numpy()
            self.seen, _, played.ended[step], _, self.infos = self.env.step(actions[:, 0].numpy())
            played.shares[step] = self.infos["shares"]
        return played


def advantages(played: Stretch) -> Array:
    """Return how much better each decision turned out than expected, seen from the seat that made it.

    Backwards in time. `later` is what a seat had to expect at its next decision, or its share of the win if the match ended
    before; where the stretch ends first, nothing is known, and nothing is learned from a seat's last decision.
    """
    match = np.arange(MATCHES)
    found = np.zeros((STEPS, MATCHES), np.float32)
    later, known, carried = (np.zeros((MATCHES, SEATS), kind) for kind in (np.float32, bool, np.float32))
    for step in reversed(range(STEPS)):
        over = played.ended[step]
        later[over], known[over], carried[over] = played.shares[step][over], True, 0
        here = match, played.seats[step]
        surprise = np.where(known[here], later[here] - played.values[step], 0)
        found[step] = carried[here] = surprise + LAMBDA * carried[here]
        later[here], known[here] = played.values[step], True
    return found


def learn(net: Any, optimiser: Any, table: Table, played: Stretch, entropy_weight: float) -> float:
    """Learn from what was played; return the mean entropy of the decisions at the end."""
    gains = advantages(played)
    own = torch.from_numpy(np.flatnonzero(played.own.reshape(-1)))
    goals = torch.from_numpy((gains + played.values).reshape(-1)).clamp(0, 1)
    gain = torch.from_numpy(gains.reshape(-1))
    gain = (gain - gain[own].mean()) / (gain[own].std() + 1e-6)
    rows, masks = played.rows.flatten(0, 1), played.masks.flatten(0, 1)
    actions, before = played.actions.reshape(-1), played.logs.reshape(-1)
    for _ in range(PASSES):
        for some in own[torch.randperm(len(own))].split(PART):
            logs, expected = think(net, table.scaled(rows[some]), masks[some])
            ratio = (logs.gather(1, actions[some, None])[:, 0] - before[some]).exp()
            bounded = torch.minimum(ratio * gain[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[some])
            entropy = -(logs.exp() * logs).sum(1).mean()
            misjudged = nn.functional.binary_cross_entropy_with_logits(expected, goals[some])
            loss = 0.5 * misjudged - bounded.mean() - entropy_weight * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
    return float(entropy.detach())


def layers_of(net: Any) -> list[tuple[Array, Array]]:
    """Return the net's weights and biases for numpy, without the expected share, which a player does not need."""
    layers = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in net if isinstance(layer, nn.Linear)]
    return [*layers[:-1], (layers[-1][0][:, :-1], layers[-1][1][:-1])]


def train(minutes: float, seed: int, threads: int, out: Path) -> None:
    """Play and learn for some minutes, print the curve, and write the net."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    table, chance = Table(seed, threads), np.random.default_rng(seed)
    net = make_net(table.inputs.size, rulebook(GAME).actions.count)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    past, bouts, shown, entropy = [copy.deepcopy(net)], 0, 0, 0.0
    print(f"{'minutes':>7}  {'decisions':>10}  {'entropy':>7}  wins against random", flush=True)
    begun = time.monotonic()
    while True:
        done = min(1.0, (time.monotonic() - begun) / (60 * minutes))
        if done >= shown / 10:  # eleven times in all
            player, shown = Net(layers_of(net), GAME, SEATS), int(done * 10) + 1
            share = measure(player.choose, GAME, SEATS, "random", 500, seed + 1)
            surely = f"{entropy:.2f}" if bouts else "-"
            print(f"{done * minutes:7.1f}  {bouts * STEPS * MATCHES:10,}  {surely:>7}  {percent(share)}", flush=True)
        if done == 1:
            break
        optimiser.param_groups[0]["lr"] = RATE + (LAST_RATE - RATE) * done
        played = table.play(net, past[chance.integers(len(past))])
        entropy = learn(net, optimiser, table, played, ENTROPY + (LAST_ENTROPY - ENTROPY) * done)
        bouts += 1
        if bouts % KEEP_EVERY == 0:
            past.append(copy.deepcopy(net))
    made = {"by": "examples/ppo.py", "windycity": windycity.__version__, "rules": rulebook(GAME).rules_version}
    made |= {"minutes": minutes, "seed": seed, "threads": threads, "decisions": bouts * STEPS * MATCHES}
    write_net(out, layers_of(net), purpose(GAME, SEATS), made)
    print(f"Written to {out}: {out.stat().st_size / 1e6:.1f} MB. Next: python examples/play_net.py {out}")


def main() -> None:
    """Read the command line, and refuse what cannot work before time is spent on it."""
    parser = argparse.ArgumentParser(description="Learn Chicago Poker for two by self-play.")
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--out", type=Path, default=Path("runs/net.npz"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    if not 0 < wish.minutes < float("inf"):
        parser.error("--minutes must be more than 0")
    if wish.threads < 1 or wish.seed < 0:
        parser.error("--threads must be 1 or more, --seed 0 or more")
    if wish.out.suffix != ".npz" or wish.out.is_dir():
        parser.error("--out must be the name of a file that ends in .npz")
    try:
        wish.out.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"--out: {error}")
    train(wish.minutes, wish.seed, wish.threads, wish.out)


if __name__ == "__main__":
    main()
