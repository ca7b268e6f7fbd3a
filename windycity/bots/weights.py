"""The file of a learned net: its weights as small integers, what it was made for, and how it was made.

A file is an npz archive of numpy: `about` is JSON, every other array belongs to the net. A matrix is stored as int8, each row
divided by its own scale, which is stored beside it; a vector is stored unchanged. A net plays only the game it was made for: if
the features, the actions or the rules have changed since, the file is refused.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from windycity.bots.net import Net, Plan, Shape
from windycity.core.errors import WindyCityError
from windycity.games import rulebook
from windycity.games.turning import layout_of

WORDS = str(Path(__file__).parent / "words")
FILE = "learned.npz"  # in a game's folder
FORMAT = 1  # increased when older files can no longer be read
SCALE = ".scale"
LARGEST = 127  # of the whole numbers


class BadWeights(WindyCityError):
    """A file that is not a net, a net not made for this game as it is now, or a missing file."""

    code = "bad-weights"

    def __init__(self, sentence: str, /, *, catalogue: str | None = WORDS, rule: str | None = None, **facts: object):
        super().__init__(sentence, rule=rule, catalogue=catalogue, **facts)


def write_weights(path: Path, game: str, shape: Shape, arrays: Mapping[str, Any], made: Mapping[str, Any]) -> None:
    """Write a net, with what it is for and how it was made."""
    about = {"format": FORMAT, **purpose_of(game), "shape": asdict(shape), "made": dict(made)}
    kept: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for name, array in arrays.items():
        kept |= _in_whole_numbers(name, np.asarray(array, np.float32))
    np.savez_compressed(path, **kept)


def purpose_of(game: str) -> dict[str, Any]:
    """Return what a net for a game must be made for to play it."""
    return {"game": game, "rules": rulebook(game).rules_version, "layout": layout_of(game)}


def _in_whole_numbers(name: str, array: Any) -> dict[str, Any]:
    if array.ndim < 2:
        return {name: array}
    scale = np.maximum(np.abs(array).max(axis=1), 1e-12) / LARGEST
    return {name: np.rint(array / scale[:, None]).astype(np.int8), name + SCALE: scale.astype(np.float32)}


def read_weights(path: Path, game: str) -> tuple[Net, dict[str, Any]]:
    """Read a net and how it was made; a file that does not fit the game raises BadWeights."""
    about, arrays = _opened(path)
    if about.get("format") != FORMAT:
        raise BadWeights("weights-format", file=str(path), found=str(about.get("format")), wanted=FORMAT)
    for name, wanted in purpose_of(game).items():
        if about.get(name) != wanted:
            raise BadWeights("weights-misfit", file=str(path), what=name, found=str(about.get(name)), wanted=str(wanted))
    try:
        shape: dict[str, Any] = {name: tuple(it) if isinstance(it, list) else it for name, it in about["shape"].items()}
        plan = Plan(game, Shape(**shape))
        fits = {name: array.shape for name, array in arrays.items()} == plan.sizes()
        made: dict[str, Any] = about["made"]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
        raise BadWeights("weights-broken", file=str(path)) from error
    if not fits:
        raise BadWeights("weights-broken", file=str(path))
    return Net(plan, arrays), made


def _opened(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Read what a file says about itself, and its arrays in full size."""
    try:
        with np.load(path, allow_pickle=False) as file:
            kept = {name: file[name] for name in file.files}
        about = json.loads(str(kept.pop("about")))
        scales = {name.removesuffix(SCALE): kept.pop(name) for name in list(kept) if name.endswith(SCALE)}
        arrays = {name: array * scales[name][:, None] if name in scales else array for name, array in kept.items()}
    except (OSError, ValueError, KeyError, IndexError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights("weights-broken", file=str(path)) from error
    if not isinstance(about, dict):
        raise BadWeights("weights-broken", file=str(path))
    return about, arrays


def file_of(game: str) -> Path:
    """Return the file of a game's learned net, if it has one."""
    return rulebook(game).folder / FILE


@cache
def net_of(game: str) -> Net:
    """Read the net that comes with a game, once; a missing net, or one that does not fit, raises BadWeights."""
    if not file_of(game).is_file():
        raise BadWeights("weights-missing", game=game)
    return read_weights(file_of(game), game)[0]
