"""Interpreted kernels are copies that read enums as plain integers."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from enum import IntEnum

import numpy as np

import windycity
from windycity.core.interpreted import with_plain_enums
from windycity.core.kernel import kernel


class Colour(IntEnum):
    """Two colours."""

    RED = 1
    BLUE = 2


FIRST = Colour.RED
BOTH = (Colour.RED, (Colour.BLUE,))


@kernel
def colours():
    """Return what a kernel can see of an enum: the class's members, a constant, and constants in a tuple."""
    return Colour.BLUE, FIRST, BOTH


@kernel
def count_blue(s):
    """Count what is blue, by a kernel of its own."""
    count = 0
    for colour in s:
        count += is_blue(colour)
    return count


@kernel
def is_blue(colour):
    """Whether a number is blue."""
    return type(Colour.BLUE) is int and colour == Colour.BLUE


def test_enums_are_plain_integers() -> None:
    found = with_plain_enums({"colours": colours})["colours"]()
    assert repr(found) == "(2, 1, (1, (2,)))"


def test_what_is_called_is_copied_too() -> None:
    call = with_plain_enums({"count_blue": count_blue})["count_blue"]
    assert call(np.array([2, 1, 2])) == 2
    assert count_blue(np.array([2, 1, 2])) == 0  # the kernel itself is not changed


def test_games_run_on_the_copies() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    names = game.interpreted.call["list_legal"].__globals__["legal"].__globals__
    assert type(names["Ask"].ACTION) is int
