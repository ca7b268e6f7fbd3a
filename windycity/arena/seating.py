"""Who plays where, and with which luck: all of it follows from the settings of a run and the number of a match."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import SimpleNamespace

from windycity.arena.results import Run
from windycity.core.chance import CHANCE, seed_match
from windycity.core.luck import Luck
from windycity.core.position import Loose

MATCH_LUCK, PLAYERS_LUCK = 0, 1  # the streams of `seed_match`, as `play_matches` uses them


@dataclass(frozen=True)
class Seating:
    """One match of a run before it is played: its number, the number that determines its luck, and its bots by seat."""

    number: int
    luck: int
    bots: tuple[str, ...]


def seating_of(run: Run, number: int) -> Seating:
    """Seat the bots of a match: as named, or in a tournament by rounds that share their luck."""
    if run.kind == "simulate":
        return Seating(number, number, tuple(run.bots))
    turn, place = divmod(number, round_size(len(run.bots), run.seats))
    circle = _circle(tuple(run.bots), run.seats, run.root, turn)
    return Seating(number, turn, tuple(circle[(place + seat) % len(circle)] for seat in range(run.seats)))


def round_size(bots: int, seats: int) -> int:
    """Return the number of matches in a round of a tournament, in which every bot sits in every seat equally often."""
    return bots * -(-seats // bots)


def luck_shared_by(run: Run) -> int:
    """Return the number of successive matches that share their luck: those of a round in a tournament, else 1."""
    return round_size(len(run.bots), run.seats) if run.kind == "tournament" else 1


@lru_cache(maxsize=64)
def _circle(bots: Sequence[str], seats: int, root: int | bytes, turn: int) -> list[str]:
    """Arrange the bots in a circle, each equally often, differently in every round; turning it puts each bot in every seat."""
    circle = list(bots) * (round_size(len(bots), seats) // len(bots))
    seed = f"windycity circle 1 {root} {turn}" if isinstance(root, int) else _derive(root, f"circle 1 {turn}")
    Random(seed).shuffle(circle)
    return circle


def match_luck(root: int | bytes, number: int) -> Luck:
    """Derive the luck of a match from the root of its run (see `Run.root`).

    From a seed it is the luck of `play_matches`, which can be guessed; from a secret, nobody can predict it without that.
    """
    if isinstance(root, int):
        return Luck("fast-1", match_secret(root, number))
    return Luck("hmac-1", _derive(root, f"match 1 {number}"))


def match_secret(seed: int, luck: int) -> bytes:
    """Derive the secret of a match's luck from a seed, as `play_matches` does for the match with this number."""
    chance = SimpleNamespace()  # faster than a whole chance, of which only the secret is needed
    seed_match(chance, seed, luck, MATCH_LUCK)  # type: ignore[no-untyped-call]  # a kernel
    return bytes(chance.secret_high.to_bytes(4, "big") + chance.secret_low.to_bytes(4, "big"))


def seeded_chance(seed: int, luck: int, stream: int) -> Loose:
    """Seed a stream of luck of a match, for kernels called from Python."""
    chance = CHANCE.loose()[0]
    seed_match(chance, seed, luck, stream)  # type: ignore[no-untyped-call]  # a kernel
    return chance


def bot_seed(root: int | bytes, luck: int, seat: int) -> int:
    """Derive the seed of the bot at a seat; from a secret, so that it reveals nothing about the luck or other bots' seeds."""
    if isinstance(root, int):
        digest = hashlib.sha256(f"windycity bot 1 {root} {luck} {seat}".encode()).digest()
    else:
        digest = _derive(root, f"bot 1 {luck} {seat}")
    return int.from_bytes(digest[:4], "big")


def _derive(secret: bytes, purpose: str) -> bytes:
    """Derive 32 bytes for one purpose from a run's secret; they reveal neither the secret nor the bytes for other purposes."""
    return hmac.digest(secret, f"windycity {purpose}".encode(), "sha256")
