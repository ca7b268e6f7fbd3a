"""What the records of a run show: each is replayed, to gather its lead and the facts of the game's study."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from windycity.arena.estimates import Estimate, estimate_mean, estimate_share
from windycity.arena.results import Run
from windycity.arena.seating import luck_shared_by
from windycity.arena.studies import study_of
from windycity.arena.studies.leads import Lead, find_lead
from windycity.arena.studies.story import story_of
from windycity.arena.studies.study import Fact, Topic
from windycity.arena.words import FOLDER
from windycity.core import record as records
from windycity.core.errors import BadRecord, WindyCityError
from windycity.core.game import Game
from windycity.games import rulebook

RARE = 10  # cases: a key with fewer is rare, if also
RARE_PART = 20  # the most common key has more than this many times as many

Form = Literal["share", "mean", "edge"]
OwnShare = Callable[[int, int], float]  # of the bot at a seat of a match, by its number
Progress = Callable[[int, int], None]  # called with the number of records read so far, and the total


@dataclass(frozen=True)
class Refused:
    """A record that could not be used, and why."""

    file: str
    error: WindyCityError


@dataclass
class Gathered:
    """The findings: the lead in each match, by number, and values with their match by topic, key and group.

    `together` is the number of successive matches that share their luck. `own_share` returns the usual share of the bot at a
    seat of a match, if different bots played: wins are then counted as differences from that.
    """

    together: int = 1
    own_share: OwnShare | None = None
    leads: dict[int, Lead] = field(default_factory=dict)
    values: dict[tuple[str, str, str], list[tuple[int, float]]] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)

    def add(self, number: int, fact: Fact) -> None:
        """Add a fact of a match."""
        value = float(fact.value)
        if self.own_share and fact.seat is not None:
            value -= self.own_share(number, fact.seat)
        self.values.setdefault((fact.topic, fact.key, fact.group), []).append((number, value))

    def form(self, topic: Topic) -> Form:
        """Return the form of a topic's values: its own, or differences from each bot's own share."""
        return "edge" if topic.chance and self.own_share else topic.form

    def estimate(self, topic: Topic, keys: Sequence[str], group: str = "") -> Estimate | None:
        """Estimate the answer to a topic, over some of its keys together; None if there are no facts about them."""
        found = [value for key in keys for value in self.values.get((topic.name, key, group), ())]
        if not found:
            return None
        matches, values = zip(*found, strict=True)
        measure = estimate_share if self.form(topic) == "share" else estimate_mean
        return measure(values, matches, self.together)

    def share(self, of: Callable[[Lead], float]) -> Estimate:
        """Estimate a share from a value for each lead."""
        return estimate_share([of(lead) for lead in self.leads.values()], [*self.leads], self.together)

    def mean(self, of: Callable[[Lead], float]) -> Estimate:
        """Estimate a mean from a value for each lead."""
        return estimate_mean([of(lead) for lead in self.leads.values()], [*self.leads], self.together)

    def keys(self, topic: Topic) -> list[str]:
        """List the keys of a topic that have facts, in its order."""
        found = {key for name, key, _ in self.values if name == topic.name}
        if topic.ranked:
            return sorted(found, key=lambda key: (-self._value(topic, key), key))
        if topic.keys:
            return [key for key in topic.keys if key in found]
        return sorted(found, key=lambda key: (not key.isdigit(), int(key) if key.isdigit() else 0, key))

    def rare(self, topic: Topic) -> set[str]:
        """Return the keys of a topic with too few cases for a row of their own; none in a small run, where all have few."""
        cases: dict[str, int] = {}
        for (name, key, _), found in self.values.items():
            if name == topic.name:
                cases[key] = cases.get(key, 0) + len(found)
        least = min(RARE, max(cases.values(), default=0) / RARE_PART)
        return {key for key, count in cases.items() if count < least}

    def cases(self, topic: Topic, key: str) -> int:
        """Count the cases of a key."""
        return sum(len(found) for (name, other, _), found in self.values.items() if (name, other) == (topic.name, key))

    def matches(self, topic: Topic) -> int:
        """Count the matches that have facts about a topic."""
        return len({match for (name, _, _), found in self.values.items() if name == topic.name for match, _ in found})

    def _value(self, topic: Topic, key: str) -> float:
        found = self.estimate(topic, [key], topic.groups[0] if topic.groups else "")
        return found.value if found else 0.0


def open_game(folder: Path, run: Run) -> Game:
    """Open the game of a run, in the edition in the run's folder, else in the game's own."""
    own = folder / "edition.toml"
    return Game(rulebook(run.game), own if own.is_file() else None)


def record_files(folder: Path) -> list[Path]:
    """List the records of a run, each named by the number of its match, in order."""
    return sorted(file for file in (folder / "records").glob("*.jsonl") if file.stem.isdecimal())


def gather(
    game: Game,
    run: Run,
    files: Sequence[Path],
    own_share: OwnShare | None = None,
    progress: Progress | None = None,
) -> Gathered:
    """Replay the records of a run and gather what they show; unusable ones are listed with the reason."""
    found, study = Gathered(luck_shared_by(run), own_share), study_of(game.name)
    for place, file in enumerate(files):
        if progress:
            progress(place, len(files))
        try:
            story = story_of(game, records.read_file(file))
            if story.match.seats != run.seats:
                raise BadRecord("record-other-seats", catalogue=FOLDER, found=story.match.seats, wanted=run.seats)
        except WindyCityError as error:
            found.refused.append(Refused(file.name, error))
            continue
        number = int(file.stem)
        found.leads[number] = find_lead(story)
        for fact in study.find(story) if study else ():
            found.add(number, fact)
    if progress:
        progress(len(files), len(files))
    return found
