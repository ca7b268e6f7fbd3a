"""The settings of training, with the defaults for a processor and for a GPU."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The settings of a training; rates fall and phases change with the share of `minutes` that is over."""

    game: str
    minutes: float
    seed: int = 1
    threads: int = 1
    device: str = "cpu"
    commit: str = ""  # of the sources, recorded in the net's file
    begin: str = ""  # the file of a net to start from, instead of imitation
    # The amount of play before each bout of learning, and the size of what is learned from at once.
    matches: int = 256
    steps: int = 32
    part: int = 1024
    passes: int = 2
    # The speed of learning.
    rate: float = 5e-4
    last_rate: float = 2e-5
    entropy: float = 0.015  # the bonus for not settling on one action too soon
    last_entropy: float = 0.002
    clip: float = 0.2  # how far one bout may change the odds of a decision
    reach: float = 0.95  # how far advantages look ahead before trusting the net's own expectation (lambda)
    # Other settings.
    imitate: float = 0.12  # the share of the time in which the net learns what greedy would do
    keep_every: float = 0.04  # the share of the time between versions of the net that are kept as opponents

    def at(self, done: float) -> tuple[float, float]:
        """Return the learning rate and the worth of entropy; `done` is the share of the time that is over."""
        return self.rate + (self.last_rate - self.rate) * done, self.entropy + (self.last_entropy - self.entropy) * done


def usual(game: str, minutes: float, device: str, threads: int, seed: int = 1, commit: str = "") -> Settings:
    """Return the defaults for a device: a GPU learns from a million decisions at once."""
    if device == "cpu":
        return Settings(game, minutes, seed, threads, device, commit)
    return Settings(game, minutes, seed, threads, device, commit, matches=16384, steps=64, part=16384)
