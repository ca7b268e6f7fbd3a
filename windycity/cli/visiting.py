"""Sitting down at a server's table, in a full screen if possible."""

from __future__ import annotations

from windycity.cli.fullscreen.opening import at_table
from windycity.cli.online import Online
from windycity.cli.screen import Screen
from windycity.cli.words import text_of
from windycity.client.site import Site
from windycity.server.commands import BOTS


def visit_table(site: Site, table: str, screen: Screen, own_words: bool, seat: int | None = None, watch: bool = False) -> int:
    """Play at a table until the person leaves; return the exit code."""
    return at_table(screen, lambda at: Online(site, table, at, own_words).run(seat, watch), help_at_table(screen.language))


def help_at_table(language: str) -> str:
    """Return what can be typed at a server's table."""
    return text_of("join-help", language, bots=", ".join(BOTS))
