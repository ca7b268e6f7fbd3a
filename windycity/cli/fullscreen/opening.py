"""Deciding whether to show a table in a full screen, and opening it. Only then Textual is imported, which takes a while."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from typing import TypeVar

from windycity.cli.screen import Screen
from windycity.cli.signals import end_with_terminal

SETTING = "WINDYCITY_SCREEN"  # `lines` prefers lines to a full screen

Result = TypeVar("Result")


def has_room(screen: Screen) -> bool:
    """Whether the terminal can show a full screen, and the person wants one."""
    there = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) and os.environ.get("TERM", "dumb") != "dumb"
    return there and not screen.plain and not screen.full and os.environ.get(SETTING) != "lines"


def at_table(screen: Screen, play: Callable[[Screen], Result], help_text: str | None = None) -> Result:
    """Run something that plays on a screen: in a full screen if possible, else in lines.

    `help_text` says what can be typed there, if it differs from what can be typed in a match.
    """
    if not has_room(screen):
        return play(screen)
    from windycity.cli.fullscreen.app import TableApp

    if hasattr(select, "poll"):  # not everywhere
        end_with_terminal()
    app = TableApp(screen.language, play, help_text)
    app.run()
    screen.speak(app.language)
    for text in app.stage.said:  # the last replies, such as where the match is kept
        screen.text(text)
    if app.failure is not None:
        raise app.failure
    result: Result = app.result
    return result
