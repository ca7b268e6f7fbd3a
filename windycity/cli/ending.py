"""The end of a match as people see it: who won and why, and the final ranking."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.bots.bot import Bot
from windycity.cli.words import text_of
from windycity.core.match import Match
from windycity.core.news import format_result
from windycity.core.view import Result
from windycity.core.words import say


def format_verdict(match: Match, seat: int | None, language: str) -> str:
    """Format whether a seat has won; for everybody (None), who has."""
    result = _result(match)
    text = format_result(match, result, language)
    if seat is None:
        return text
    shared = len(result.winners) > 1
    verdict = "you-lose" if seat not in result.winners else "you-share" if shared else "you-win"
    return text_of(verdict, language, result=text)


def format_ranking(match: Match, seat: int | None, bots: Mapping[int, Bot], language: str) -> list[str]:
    """List all seats from the winner to the last, with scores; bots also by their own names, and the reading seat as `you`."""
    result = _result(match)
    lines = []
    for other in sorted(range(match.seats), key=lambda other: (result.ranks[other], other)):
        who = text_of("you", language) if other == seat else bots[other].name if other in bots else ""
        score = say("score", language, match.game.rulebook.words, score=result.scores[other])
        player = match.player_names[other] + (f" ({who})" if who else "")
        lines.append(text_of("ranked", language, rank=result.ranks[other], player=player, score=score))
    return lines


def _result(match: Match) -> Result:
    result = match.result
    assert result is not None
    return result
