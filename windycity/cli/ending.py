"""The end of a match for people: who won and why, and the final ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from windycity.cli.words import text_of
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.view import Result
from windycity.core.words import listed


class Outcome(NamedTuple):
    """How a match ended, and its players' names."""

    game: Game
    players: Sequence[str]
    result: Result


def outcome_of(match: Match) -> Outcome:
    """Return the outcome of a match that is over."""
    result = match.result
    assert result is not None
    return Outcome(match.game, match.player_names, result)


def format_verdict(outcome: Outcome, seat: int | None, language: str) -> str:
    """Say whether a seat has won, or for everybody (None) who has."""
    game, result = outcome.game, outcome.result
    winners = listed([outcome.players[seat] for seat in result.winners], language)
    reason = game.say(f"reason-{result.reason}", language)
    text = game.say("result", language, winners=winners, count=len(result.winners), reason=reason, rule=result.rule)
    if seat is None:
        return text
    shared = len(result.winners) > 1
    verdict = "you-lose" if seat not in result.winners else "you-share" if shared else "you-win"
    return text_of(verdict, language, result=text)


def format_ranking(outcome: Outcome, seat: int | None, bots: Mapping[int, str], language: str) -> list[str]:
    """List all seats from first to last, with scores; bots also by their own names, and the reading seat as `you`."""
    result = outcome.result
    lines = []
    for other in sorted(range(len(result.ranks)), key=lambda other: (result.ranks[other], other)):
        who = text_of("you", language) if other == seat else bots.get(other, "")
        score = outcome.game.say("score", language, score=result.scores[other])
        player = outcome.players[other] + (f" ({who})" if who else "")
        lines.append(text_of("ranked", language, rank=result.ranks[other], player=player, score=score))
    return lines
