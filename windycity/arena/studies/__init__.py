"""What decides each game: its study, the `study.py` of its folder, imported when needed."""

from __future__ import annotations

from windycity.arena.studies.study import Study
from windycity.games import part_of


def study_of(name: str) -> Study | None:
    """Find the study of a game, `STUDY` in its `study.py`; None if it has none."""
    module = part_of(name, "study")
    study: Study | None = module.STUDY if module else None
    return study
