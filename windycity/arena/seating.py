"""Who plays where, and with which luck: all of it follows from the settings of a run and the number of a match."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import SimpleNamespace

from windycity.arena.results import Run
from windycity.core.chance import CHANCE, seed_match
from windycity.core.position import Loose

MATCH_LUCK, PLAYERS_LUCK = 0, 1  # the streams of `seed_match`, as `play_matches` uses them


@dataclass(frozen=True)
class Seating:
    """One match of a run before it is played: its number, the number that its luck follows from, and its bots by seat."""

    number: int
    luck: int
    bots: tuple[str, ...]


def seating_of(run: Run, number: int) -> Seating:
    """Seat the bots of a match: as they were named, or in a tournament by rounds that share their luck."""
    if run.kind == "simulate":
        return Seating(number, number, tuple(run.bots))
    turn, place = divmod(number, round_size(len(run.bots), run.seats))
    circle = _circle(tuple(run.bots), run.seats, run.seed, turn)
    return Seating(number, turn, tuple(circle[(place + seat) % len(circle)] for seat in range(run.seats)))


def round_size(bots: int, seats: int) -> int:
    """Tell how many matches make a round of a tournament, in which every bot sits in every seat equally often."""
    return bots * -(-seats // bots)


def luck_shared_by(run: Run) -> int:
    """Tell how many matches in a row share their luck: those of a round in a tournament, else each has its own."""
    return round_size(len(run.bots), run.seats) if run.kind == "tournament" else 1


@lru_cache(maxsize=64)
def _circle(bots: Sequence[str], seats: int, seed: int, turn: int) -> list[str]:
    """Set the bots in a circle, each as often as the others, anew in every round; turning it seats them all everywhere."""
    circle = list(bots) * (round_size(len(bots), seats) // len(bots))
    Random(f"windycity circle 1 {seed} {turn}").shuffle(circle)
    return circle


def match_secret(seed: int, luck: int) -> bytes:
    """Derive the secret of a match's luck: the luck that `play_matches` gives to the match of this number."""
    chance = SimpleNamespace()  # quicker than a whole chance, of which only the secret is wanted
    seed_match(chance, seed, luck, MATCH_LUCK)  # type: ignore[no-untyped-call]  # a kernel
    return bytes(chance.secret_high.to_bytes(4, "big") + chance.secret_low.to_bytes(4, "big"))


def seeded_chance(seed: int, luck: int, stream: int) -> Loose:
    """Seed a stream of luck of a match, for kernels that are called from Python."""
    chance = CHANCE.loose()[0]
    seed_match(chance, seed, luck, stream)  # type: ignore[no-untyped-call]  # a kernel
    return chance


def bot_seed(seed: int, luck: int, seat: int) -> int:
    """Derive the seed of the bot at a seat."""
    return int.from_bytes(hashlib.sha256(f"windycity bot 1 {seed} {luck} {seat}".encode()).digest()[:4], "big")
