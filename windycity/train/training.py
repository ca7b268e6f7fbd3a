"""A training from beginning to end: play, learn, keep, write down, and repeat until the time is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from windycity.bots.net import Plan
from windycity.bots.weights import FILE, BadWeights, read_weights, write_weights
from windycity.train import checkpoint, curve
from windycity.train.learner import Learner, Losses
from windycity.train.net import Net
from windycity.train.pool import Pool
from windycity.train.rollout import Rollout
from windycity.train.settings import Settings
from windycity.train.shapes import shape_of
from windycity.train.tables import SHARES, Tables
from windycity.train.words import WORDS

SAVE_EVERY = 60.0  # seconds
Report = Callable[[curve.Line], None]


class Training:
    """A net that learns a game in a folder; the same settings and folder continue where it stopped."""

    def __init__(self, settings: Settings, folder: Path, *, compiled: bool = True):
        self.settings, self.folder = settings, folder
        self.plan = Plan(settings.game, shape_of(settings.game))
        torch.manual_seed(settings.seed)
        self.net, self._past = (Net(self.plan).to(settings.device) for _ in range(2))
        self.learner, self.pool = Learner(self.net, settings), Pool(settings.seed)
        self.progress = checkpoint.Progress()
        folder.mkdir(parents=True, exist_ok=True)
        self._take_up()
        seed = settings.seed * 1000 + self.progress.sessions  # no match is played twice
        self.tables = Tables(settings.game, settings.matches, seed, settings.threads, compiled=compiled)
        self.rollout = Rollout(self.tables, settings.steps, settings.device)

    def _take_up(self) -> None:
        """Continue from the folder's checkpoint, if it has one."""
        found = checkpoint.load(self.folder, self.settings.game, self.plan.shape, self.settings.device)
        if found is not None:
            self.progress, parts = found
            self.net.load_state_dict(parts["net"])
            self.learner.optimiser.load_state_dict(parts["optimiser"])
            self.pool.versions = parts["pool"]
        elif self.settings.begin:
            self._begin_with(Path(self.settings.begin))
        self.progress.sessions += 1

    def _begin_with(self, file: Path) -> None:
        """Start with the net in a file; one of another size raises BadWeights."""
        net, _ = read_weights(file, self.settings.game)
        if net.plan.shape != self.plan.shape:
            raise BadWeights("begin-misfit", catalogue=WORDS, file=str(file), game=self.settings.game)
        self.net.take(net.arrays)

    @property
    def done(self) -> float:
        """The share of the time that is over."""
        return min(1.0, self.progress.minutes / self.settings.minutes)

    def run(self, report: Report = lambda line: None) -> Path:
        """Train until the time is over; return the file of the net."""
        begun = saved = time.monotonic()
        before = self.progress.minutes
        while self.done < 1:
            line = self.bout()
            self.progress.minutes = before + (time.monotonic() - begun) / 60
            line = {"minutes": self.progress.minutes, **line}
            curve.write_line(self.folder, line)
            report(line)
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()
        self.save()
        self.tables.close()
        return self.folder / FILE

    def bout(self) -> curve.Line:
        """Play a stretch and learn from it; return a line of the curve."""
        settings, progress = self.settings, self.progress
        imitating = self.done < settings.imitate
        if self.done >= progress.kept * settings.keep_every or not self.pool.versions:
            self.pool.keep(self.net)
            progress.kept += 1
        self.pool.sit_down(self._past)
        self.rollout.wins[:] = self.rollout.matches[:] = 0
        played = self.rollout.play(self.net, self._past, imitating=imitating)
        losses = self.learner.learn(played, self.done, imitating=imitating)
        progress.bouts += 1
        progress.decisions += played.actions.numel()
        return self._line(losses, imitating)

    def _line(self, losses: Losses, imitating: bool) -> curve.Line:
        phase = "imitation" if imitating else "self-play"
        line: curve.Line = {"bout": self.progress.bouts, "decisions": self.progress.decisions, "phase": phase}
        line |= {"policy_loss": losses.policy, "value_loss": losses.value, "entropy": losses.entropy}
        for seats in self.tables.batches[0].game.rulebook.seats:
            line |= {f"wins_{seats}": float(self.rollout.wins[seats]), f"matches_{seats}": int(self.rollout.matches[seats])}
        return line

    def save(self) -> None:
        """Write the checkpoint, the playable net, and the picture of the curve."""
        game, parts = self.settings.game, {"net": self.net.state_dict(), "optimiser": self.learner.optimiser.state_dict()}
        checkpoint.save(self.folder, game, self.plan.shape, self.progress, {**parts, "pool": self.pool.versions})
        write_weights(self.folder / FILE, game, self.plan.shape, self.net.arrays(), self._made())
        curve.draw(self.folder, game, self.tables.batches[0].game.rulebook.seats)

    def _made(self) -> dict[str, Any]:
        settings = self.settings
        made: dict[str, Any] = {
            "commit": settings.commit,
            "device": settings.device,
            "minutes": round(self.progress.minutes, 2),
            "decisions": self.progress.decisions,
        }
        made |= {"opponents": dict(SHARES), "imitation": settings.imitate, "seed": settings.seed, "bouts": self.progress.bouts}
        if settings.begin:
            made["after"] = read_weights(Path(settings.begin), settings.game)[1]
        return made | {"rate": settings.rate, "entropy": settings.entropy, "matches": settings.matches, "steps": settings.steps}
