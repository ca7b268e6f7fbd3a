"""Hints: what the strongest bot would do and why, from what a seat knows."""

from __future__ import annotations

import secrets
from dataclasses import replace

from windycity.bots.bot import glimpse_of
from windycity.bots.hints import explain_choice, hint_for, say_why
from windycity.cli.screen import Screen
from windycity.core.match import Match


def give_hint(match: Match, seat: int, screen: Screen) -> None:
    """Say which move looks best to a seat, and why."""
    language, written = screen.language, screen.translation(match.game).write
    with screen.busy("hint-thinking"):
        hint = hint_for(glimpse_of(match, seat), secrets.randbits(31))
    screen.say("hint", bot=hint.by, move=written(hint.move), explained=match.explain(seat, hint.move, language))
    why = say_why(hint, match.game, match.player_names, language)
    if why is not None and hint.instead is not None:
        screen.text(why)
        screen.say("hint-instead", move=written(hint.instead), explained=match.explain(seat, hint.instead, language))
    if hint.prospects:
        worded = [replace(prospect, move=written(prospect.move)) for prospect in hint.prospects]
        screen.text(explain_choice(worded, language))
