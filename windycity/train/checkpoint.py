"""A training on disk: everything needed to continue, written as a whole or not at all."""

from __future__ import annotations

import os
import pickle
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from windycity.bots.net import Shape
from windycity.bots.weights import BadWeights, purpose_of
from windycity.train.words import WORDS

FILE = "checkpoint.pt"


@dataclass
class Progress:
    """How far a training has come."""

    minutes: float = 0.0
    decisions: int = 0
    bouts: int = 0
    kept: int = 0  # versions of the net so far
    sessions: int = 0  # how often it was started or continued


def save(folder: Path, game: str, shape: Shape, progress: Progress, parts: dict[str, Any]) -> None:
    """Write a checkpoint beside the previous one, then replace that."""
    beside = folder / f"{FILE}.new"
    torch.save({"purpose": purpose_of(game), "shape": asdict(shape), "progress": asdict(progress), **parts}, beside)
    os.replace(beside, folder / FILE)


def load(folder: Path, game: str, shape: Shape, device: str) -> tuple[Progress, dict[str, Any]] | None:
    """Read the checkpoint of a folder, None if there is none; one for another game, rules or net raises BadWeights."""
    path = folder / FILE
    if not path.is_file():
        return None
    try:
        found = torch.load(path, map_location=device, weights_only=True)
        fits = found["purpose"] == purpose_of(game) and found["shape"] == asdict(shape)
    except (OSError, RuntimeError, KeyError, TypeError, EOFError, pickle.UnpicklingError) as error:
        raise BadWeights("checkpoint-broken", catalogue=WORDS, file=str(path)) from error
    if not fits:
        raise BadWeights("checkpoint-misfit", catalogue=WORDS, file=str(path), game=game)
    return Progress(**found["progress"]), found
