"""What decides each game: its study by the game's name, imported when it is wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from windycity.arena.studies.study import Study


def study_of(name: str) -> Study | None:
    """Find the study of a game, `STUDY` in the module with its name; None if there is none yet."""
    module = f"{__name__}.{name.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    study: Study = import_module(module).STUDY
    return study
