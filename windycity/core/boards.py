"""Boards as data, for clients that draw them: the spaces by name, where they are and how they are joined.

Places are squares of a drawing, as row and column from 0, top left first. A client needs no rules to draw them: what is on a
space is in views and events, by the same names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from windycity.core.city import City, Place

FORMAT = 1
Places = Annotated[list[tuple[int, int]], Meta(description="Squares of the drawing, each as row and column, from 0.")]


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of a board."""

    name: Annotated[str, Meta(description="Its name, as moves, views and events give it.")]
    kind: Annotated[str, Meta(description="What it is, such as street, bar or joint.")]
    title: Annotated[str | None, Meta(description="What is printed on it; null if nothing is.")] = None
    places: Annotated[Places, Meta(description="The squares it covers.")]
    next_to: Annotated[list[str], Meta(description="The spaces that one step leads to.")]
    details: Annotated[dict[str, int | str | bool], Meta(description="What else is printed there, such as worth or colour.")]


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the board that is no space of its own: water, a named street, a bridge, a district."""

    kind: Annotated[str, Meta(description="What it is, such as water or street.")]
    title: Annotated[str | None, Meta(description="Its name for people; null if it has none.")] = None
    places: Annotated[Places, Meta(description="The squares it covers.")]


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A board as a client draws it: its spaces, in the order of their numbers, and what lies around them."""

    format: Annotated[int, Meta(description=f"The version of this shape: {FORMAT}.")] = FORMAT
    rows: Annotated[int, Meta(description="The number of rows of the drawing.")]
    columns: Annotated[int, Meta(description="The number of columns of the drawing.")]
    spaces: Annotated[list[Space], Meta(description="The spaces.")]
    areas: Annotated[list[Area], Meta(description="What lies around the spaces.")]


def neighbours(city: City, number: int) -> list[str]:
    """List the names of the spaces next to a space."""
    return [city.names[other] for other in city.next_to[number]]


def squares(places: Iterable[Place]) -> list[tuple[int, int]]:
    """Sort places, top left first."""
    return sorted((int(row), int(column)) for row, column in places)
