"""What a seat knows about a match in sentences to be read aloud, divided into topics that can be asked for one by one.

A game's folder describes its views in `description.py`; a game without it is described by the lines of its drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windycity.core.game import Game
from windycity.core.translation import Called
from windycity.core.view import View


class Topic(NamedTuple):
    """Something that can be asked for: its names, what to say about it, and its space on the board.

    One that is not `listed` is read out only on request, or if it is near; one that `repeats` only says what others say as well,
    so it is never read out as a change.
    """

    names: tuple[str, ...]
    text: str
    place: str | None = None
    listed: bool = True
    repeats: bool = False


class Description(NamedTuple):
    """A view in words: what is asked, what the viewer has, everything else, and what things are called at the moment."""

    headline: str
    own: Sequence[str]
    topics: Sequence[Topic]
    called: Sequence[Called] = ()


def describe_in_general(game: Game, view: View, language: str) -> Description:
    """Describe a view by the lines of its drawing; each can be asked for by any of its words."""
    lines = [" ".join(line.split()).removeprefix("> ") for line in game.draw(view, language).splitlines()]
    first, *others = [line for line in lines if line]
    return Description(first, (), [Topic(tuple(_words(line)), line) for line in others])


def _words(line: str) -> list[str]:
    return [word.strip(",.:;()") for word in line.split()]
