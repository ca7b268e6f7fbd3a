"""Learn Chicago Poker for two from nothing, by self-play: proximal policy optimisation (PPO) in torch.

Usage: python examples/ppo.py [--minutes 12] [--out runs/net.npz] [--seed 1] [--threads 2]

In turn, the net plays a stretch of many matches against itself, and learns from it:

- It reads what the seat that is asked knows, and gives a logit for each legal action and one for its chance of winning. Actions
  are drawn by their logits. Where there is only one, it is played, and nobody is asked.
- The only reward is the share of the win at the end. Each decision is judged by how much better things went than expected
  (generalised advantage estimation, https://arxiv.org/abs/1506.02438, along the decisions of one seat).
- Decisions that went better are made more likely, those that went worse less, by a step that is kept small (the clipped ratio,
  https://arxiv.org/abs/1707.06347).

Now and then it plays against the random bot. At the end it is written to a file that `play_net.py` plays with numpy alone.
What makes it fast: of a thousand features some fifty are not 0, and of 688 actions some five are legal, so the first and the
last layer work on lists of those alone. Each thread plays matches of its own, and computes its part of each step of learning.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads that share products as small as these take far longer
import numpy as np
from play_net import Net, inputs_of, measure, percent, purpose, write_net

from windycity.envs.batch import Batch
from windycity.games import rulebook

try:
    import torch
    from torch import nn
    from torch.nn import functional
except ImportError:
    sys.exit("This example needs torch: pip install 'windycity[research,train]'")

GAME, SEATS = "chicago-poker", 2
MATCHES, STEPS = 512, 128  # side by side, and how far they are played before each bout of learning
WIDTH = 128  # of the net's two hidden layers
PASSES, PART = 3, 4096  # over what was played, and the decisions in one step of learning
RATE, LAST_RATE = 1e-3, 1e-4  # of learning, at the beginning and at the end
ENTROPY, LAST_ENTROPY = 0.01, 0.001  # what the net gets for not settling on one action too soon
LAMBDA = 0.95  # how far ahead advantages look before they trust the net's own expectation
CLIP = 0.2  # how far one bout may change the odds of a decision
Array = Any  # of numpy or torch


@dataclass
class Decisions:
    """What seats knew when they decided, without the zeros, and what came of it; lists of different lengths lie end to end."""

    match: Array
    seat: Array
    places: Array  # of the features that are not 0
    amounts: Array  # what they are, from 0 to 1
    filled: Array  # how many they are, by decision
    legal: Array  # actions
    counts: Array  # how many they are, by decision
    picked: Array = None  # the place of the chosen action among the legal ones
    logs: Array = None  # the logarithm of the chance with which it was drawn
    values: Array = None  # the share of the win that the net expected
    gains: Array = None  # how much better it turned out
    goals: Array = None  # the share of the win that should have been expected

    def some(self, chosen: Array) -> Decisions:
        """Return some of the decisions."""
        of, lists = spans(self.filled, chosen), {"legal": spans(self.counts, chosen)}
        lists |= {"places": of, "amounts": of}
        return Decisions(**{name: each[lists.get(name, chosen)] for name, each in vars(self).items()})


def begins(sizes: Array) -> Array:
    """Return where each list begins, of lists of these sizes that lie end to end."""
    return np.cumsum(sizes) - sizes


def spans(sizes: Array, chosen: Array) -> Array:
    """Return where the entries of some lists are, of lists that lie end to end."""
    wanted = sizes[chosen]
    return np.repeat(begins(sizes)[chosen] - begins(wanted), wanted) + np.arange(wanted.sum())


def joined(parts: list[Decisions]) -> Decisions:
    """Put decisions end to end."""
    return Decisions(*map(np.concatenate, zip(*(vars(part).values() for part in parts), strict=True)))


class Thinker(nn.Module):  # type: ignore[misc]  # torch need not be installed for this to be checked
    """The net: from what seats know to the logarithm of each legal action's chance, and the logit of the share of the win."""

    def __init__(self, inputs: int, actions: int):
        super().__init__()
        self.first = nn.EmbeddingBag(inputs, WIDTH, mode="sum")
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.middle = nn.Linear(WIDTH, WIDTH)
        self.last = nn.Linear(WIDTH, actions + 1)  # the last number is the share of the win
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.normal_(self.last.weight, std=0.001)  # at first, all actions are about equally likely

    def forward(self, seen: Decisions) -> tuple[Array, Array]:
        """Add up the first layer's weights of features that are not 0, and multiply the last one's of legal actions alone."""
        filled, legal = (torch.from_numpy(each) for each in (begins(seen.filled), seen.legal))
        added = self.first(torch.from_numpy(seen.places), filled, torch.from_numpy(seen.amounts))
        known = self.middle((added + self.bias).relu()).relu()
        owner, empty = torch.repeat_interleave(torch.from_numpy(seen.counts)), torch.zeros(len(seen.counts))
        weights = functional.embedding(legal, self.last.weight)
        logits = (known.index_select(0, owner) * weights).sum(1) + self.last.bias[legal]
        top = empty.scatter_reduce(0, owner, logits.detach(), "amax", include_self=False)
        sums = empty.index_add(0, owner, (logits - top[owner]).exp())
        return logits - (top + sums.log()).index_select(0, owner), known @ self.last.weight[-1] + self.last.bias[-1]


class Table:
    """Matches side by side, in which the net plays itself."""

    def __init__(self, matches: int, seed: int):
        self.matches = Batch(GAME, SEATS, matches, seed=seed)
        self.inputs = inputs_of(GAME, SEATS)
        self.most = self.matches.features.most[self.inputs].astype(np.float32)
        self.chance = np.random.default_rng(seed)

    def look(self, asked: Array) -> Decisions:
        """Write down what the seats that are asked in some matches know."""
        rows, counts = self.matches.rows[asked][:, self.inputs], self.matches.legal_count[asked]
        which, places = np.divmod(np.flatnonzero(rows != 0), len(self.inputs))
        amounts, filled = rows[which, places] / self.most[places], np.bincount(which, minlength=len(asked))
        listed = np.arange(self.matches.legal.shape[1]) < counts[:, None]
        return Decisions(asked, self.matches.seat[asked], places, amounts, filled, self.matches.legal[asked][listed], counts)

    def play(self, net: Thinker) -> Decisions:
        """Play all matches on for some steps; a match that ends is followed by another."""
        steps, ends = [], []
        for _ in range(STEPS):
            made = self.look(np.flatnonzero(self.matches.legal_count > 1))
            with torch.inference_mode():
                logs, expected = (each.numpy() for each in net(made))
            # Of logarithms of chances, each with Gumbel noise added, the largest is a draw by those chances.
            noisy, owner = logs + self.chance.gumbel(size=len(logs)), np.repeat(np.arange(len(made.counts)), made.counts)
            taken, actions = np.lexsort((noisy, owner))[np.cumsum(made.counts) - 1], self.matches.legal[:, 0].copy()
            made.picked, made.logs, actions[made.match] = taken - begins(made.counts), logs[taken], made.legal[taken]
            made.values = 1 / (1 + np.exp(-expected))
            self.matches.step(actions)
            steps.append(made)
            ends.append((self.matches.ended, self.matches.shares.copy()))
        self.judge(steps, ends)
        return joined(steps)

    def judge(self, steps: list[Decisions], ends: list[tuple[Array, Array]]) -> None:
        """Find how much better each decision turned out than expected, seen from the seat that made it.

        Backwards in time. `later` is what a seat had to expect at its next decision, or its share of the win if the match ended
        before; where the stretch ends first, nothing is known, and nothing is learned from a seat's last decision.
        """
        later, known, carried = (np.zeros((self.matches.size, SEATS), kind) for kind in (np.float32, bool, np.float32))
        for made, (ended, shares) in zip(reversed(steps), reversed(ends), strict=True):
            later[ended], known[ended], carried[ended] = shares[ended], True, 0
            here = made.match, made.seat
            made.gains = np.where(known[here], later[here] - made.values, 0) + LAMBDA * carried[here]
            made.goals = np.clip(made.gains + made.values, 0, 1)
            later[here], known[here], carried[here] = made.values, True, made.gains


def gradients(net: Thinker, played: Decisions, weight: float, chosen: Array) -> tuple[Any, float]:
    """Return the gradients of what is to be made small, summed over some decisions, and the sum of their entropies."""
    some = played.some(chosen)
    logs, expected = net(some)
    before, gain, goals, taken = map(torch.from_numpy, (some.logs, some.gains, some.goals, begins(some.counts) + some.picked))
    ratio = (logs[taken] - before).exp()
    bounded = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).sum()
    entropy = -(logs.exp() * logs).sum()
    misjudged = functional.binary_cross_entropy_with_logits(expected, goals, reduction="sum")
    return torch.autograd.grad(0.5 * misjudged - bounded - weight * entropy, list(net.parameters())), float(entropy.detach())


class Learner:
    """The net, and the threads that play and learn."""

    def __init__(self, seed: int, threads: int):
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # to a product
        self.pool = ThreadPoolExecutor(threads)
        self.tables = [Table(MATCHES // threads, seed * threads + thread) for thread in range(threads)]
        self.net = Thinker(len(self.tables[0].inputs), rulebook(GAME).actions.count)
        self.optimiser = torch.optim.Adam(self.net.parameters(), eps=1e-5)
        self.chance = np.random.default_rng(seed)
        self.decisions, self.entropy = 0, 0.0  # of the last step of learning

    def bout(self, rate: float, weight: float) -> None:
        """Play a stretch, and learn from it."""
        played = joined(list(self.pool.map(lambda table: table.play(self.net), self.tables)))
        played.gains = (played.gains - played.gains.mean()) / (played.gains.std() + 1e-6)
        self.optimiser.param_groups[0]["lr"] = rate
        for _ in range(PASSES):
            for some in np.array_split(self.chance.permutation(len(played.goals)), -(-len(played.goals) // PART)):
                parts = np.array_split(some, len(self.tables))
                found = list(self.pool.map(lambda part: gradients(self.net, played, weight, part), parts))
                for parameter, *summed in zip(self.net.parameters(), *(each for each, _ in found), strict=True):
                    parameter.grad = sum(summed) / len(some)
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimiser.step()
                self.entropy = sum(entropy for _, entropy in found) / len(some)
        self.decisions += len(played.goals)

    def player(self) -> Net:
        """Return the net for numpy, without the expected share, which a player does not need."""
        bias, first, middle, middle_bias, last, last_bias = (each.detach().numpy() for each in self.net.parameters())
        return Net([(first, bias), (middle.T, middle_bias), (last[:-1].T, last_bias[:-1])], GAME, SEATS)


def train(minutes: float, seed: int, threads: int, out: Path) -> None:
    """Play and learn for some minutes, print the curve, and write the net."""
    learner, shown, begun = Learner(seed, threads), 0, time.monotonic()
    print(f"{'minutes':>7}  {'decisions':>10}  {'entropy':>7}  wins against random", flush=True)
    while True:
        done = min(1.0, (time.monotonic() - begun) / (60 * minutes))
        if done >= shown / 10:  # eleven times in all
            share, shown = measure(learner.player().choose, GAME, SEATS, "random", 500, seed + 1), int(done * 10) + 1
            print(f"{done * minutes:7.1f}  {learner.decisions:10,}  {learner.entropy:7.2f}  {percent(share)}", flush=True)
        if done == 1:
            break
        learner.bout(RATE + (LAST_RATE - RATE) * done, ENTROPY + (LAST_ENTROPY - ENTROPY) * done)
    made = {"by": "examples/ppo.py", "minutes": minutes, "seed": seed, "threads": threads, "decisions": learner.decisions}
    write_net(out, learner.player().layers, purpose(GAME, SEATS), made)
    print(f"Written to {out}: {out.stat().st_size / 1e6:.1f} MB. Next: python examples/play_net.py {out}")


def main() -> None:
    """Read the command line, and refuse what cannot work before time is spent on it."""
    parser = argparse.ArgumentParser(description="Learn Chicago Poker for two by self-play.")
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--out", type=Path, default=Path("runs/net.npz"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, choices=range(1, 9), default=min(os.cpu_count() or 1, 8))
    wish = parser.parse_args()
    if not 0 < wish.minutes < float("inf") or wish.seed < 0 or wish.out.suffix != ".npz":
        parser.error("--minutes must be more than 0, --seed 0 or more, and --out must end in .npz")
    wish.out.parent.mkdir(parents=True, exist_ok=True)
    train(wish.minutes, wish.seed, wish.threads, wish.out)


if __name__ == "__main__":
    main()
