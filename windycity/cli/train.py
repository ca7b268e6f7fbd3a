"""What the command `train` does."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from windycity.bots.weights import read_weights
from windycity.cli.arena import INTERRUPTED
from windycity.cli.words import command_name, text_of
from windycity.core.errors import BadOption
from windycity.games import rulebook
from windycity.train.words import WORDS

if TYPE_CHECKING:
    from windycity.train.settings import Settings


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    game: str
    minutes: float
    out: Path
    device: str | None
    threads: int | None
    seed: int
    begin: Path | None = None


def train_with_progress(wish: Wish, language: str) -> int:
    """Train a net, show the progress, and say where the net is; return the exit code."""
    seats = rulebook(wish.game).seats
    settings = settings_of(wish)
    from windycity.train.training import Training  # imports torch, for the first time

    try:
        file = Training(settings, wish.out).run(lambda line: print(progress_of(line, seats, language), flush=True))
    except KeyboardInterrupt:
        command = shlex.join([command_name(), *sys.argv[1:]])
        print(text_of("train-stopped", language, command=command), file=sys.stderr)
        return INTERRUPTED
    print(text_of("train-done", language, file=str(file), picture=str(file.with_name("curve.svg"))))
    return 0


def settings_of(wish: Wish) -> Settings:
    """Check the arguments, and that torch is installed; BadOption says what is wrong."""
    from windycity.train.settings import usual

    if not 0 < wish.minutes < float("inf"):
        raise BadOption("minutes-too-few", catalogue=WORDS, minutes=wish.minutes)
    try:
        import torch
    except ImportError as error:
        raise BadOption("no-torch", catalogue=WORDS) from error
    device = wish.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in ("cpu", "cuda") or (device == "cuda" and not torch.cuda.is_available()):
        raise BadOption("no-device", catalogue=WORDS, device=device)
    if wish.begin:
        read_weights(wish.begin, wish.game)  # refuses an unsuitable file before anything else is done
    settings = usual(wish.game, wish.minutes, device, wish.threads or os.cpu_count() or 1, wish.seed, commit_of_sources())
    return replace(settings, begin=str(wish.begin), imitate=0.0) if wish.begin else settings


def commit_of_sources() -> str:
    """Return the commit of the sources, empty if they are not in a repository."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def progress_of(line: dict[str, Any], seats: range, language: str) -> str:
    """Format a line of the curve for people."""
    shares = [
        text_of("train-share", language, seats=count, share=f"{100 * line[f'wins_{count}'] / line[f'matches_{count}']:.0f} %")
        for count in seats
        if line[f"matches_{count}"]
    ]
    played = f"{line['decisions'] / 1e6:.1f}"
    facts = {"minutes": f"{line['minutes']:.1f}", "decisions": played, "phase": line["phase"]}
    return text_of("train-line", language, **facts, shares=", ".join(shares) or "-")
