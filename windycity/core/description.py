"""What a seat knows of a match in sentences that can be read aloud, as parts that can be asked for one by one.

A game's folder describes its views in `description.py`; a game without it is described by the lines of its drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windycity.core.game import Game
from windycity.core.translation import Called
from windycity.core.view import View


class Topic(NamedTuple):
    """Something that can be asked for: what it is called, what is to be said of it, and the space of the board where it is.

    One that is not `listed` is read out only when asked for, or if it is near; one that `repeats` says what others say as well,
    so that it is never read out as something that has changed.
    """

    names: tuple[str, ...]
    text: str
    place: str | None = None
    listed: bool = True
    repeats: bool = False


class Description(NamedTuple):
    """A view in words: what is asked, what the viewer has, everything else, and what things are called at this moment."""

    headline: str
    own: Sequence[str]
    topics: Sequence[Topic]
    called: Sequence[Called] = ()


def describe_in_general(game: Game, view: View, language: str) -> Description:
    """Describe a view by the lines of its drawing, each of which can be asked for by any of its words."""
    lines = [" ".join(line.split()).removeprefix("> ") for line in game.draw(view, language).splitlines()]
    first, *others = [line for line in lines if line]
    return Description(first, (), [Topic(tuple(_words(line)), line) for line in others])


def _words(line: str) -> list[str]:
    return [word.strip(",.:;()") for word in line.split()]
