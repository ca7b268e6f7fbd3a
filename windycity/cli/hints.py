"""Hints: what a good player would do, from what a seat knows."""

from __future__ import annotations

import secrets

from windycity.bots.bot import glimpse_of
from windycity.bots.levels import LevelBot
from windycity.bots.reasons import explain_choice
from windycity.cli.screen import Screen
from windycity.core.match import Match
from windycity.core.news import explain_move

HINT_LEVEL = "capo"


def give_hint(match: Match, seat: int, screen: Screen) -> None:
    """Say which move looks best to a seat, and why."""
    game, glimpse = match.game, glimpse_of(match, seat)
    if not game.engine.compiled or len(glimpse.legal) == 1:
        _hint_by_advice(match, seat, screen)
        return
    with screen.busy("thinking"):
        prospects = LevelBot(HINT_LEVEL, secrets.randbits(32)).rate(glimpse)
    screen.text(explain_choice(prospects, screen.language))
    screen.text(explain_move(match, seat, game.parse_move(prospects[0].move), screen.language))


def _hint_by_advice(match: Match, seat: int, screen: Screen) -> None:
    """Say which move looks best at first sight, which is quick even if the rules are not compiled."""
    game = match.game
    advice = game.engine.advice(match.observed_positions(seat), seat)
    best, *others = sorted(advice, key=lambda action: -advice[action])[:4]
    worst = min(advice.values())
    explained = explain_move(match, seat, best, screen.language)
    screen.say("hint-best", move=game.format_move(best), explained=explained)
    if any(advice[action] > worst for action in others):
        screen.say("hint-next", moves=", ".join(map(game.format_move, others)))
