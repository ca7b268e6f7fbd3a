"""What the command `matches` does: list the matches that can be continued, and those that are over."""

from __future__ import annotations

import time

import windycity
from windycity.cli.kept import Kept, finished_matches, kept_matches
from windycity.cli.screen import Screen
from windycity.cli.words import command_name, text_of, title_of
from windycity.core.errors import WindyCityError


def list_matches(game: str | None, screen: Screen) -> None:
    """List the matches of one game or of all, newest first."""
    if game is not None:
        windycity.game(game)  # an unknown game is an error
    kept, finished, command = kept_matches(game), finished_matches(game), command_name()
    if not kept and not finished:
        screen.say("matches-none", command=command)
    if kept:
        screen.say("matches-kept", command=command)
        for match in kept:
            screen.text(f"  {format_kept('matches-kept-one', match, screen.language)}")
    if finished:
        screen.say("matches-finished", command=command)
        for match in finished:
            winners = _winners(match, screen.language)
            screen.text(f"  {format_kept('matches-finished-one', match, screen.language, winners=winners)}")
            screen.text(f"    {match.file}")


def format_kept(sentence: str, kept: Kept, language: str, **facts: object) -> str:
    """Format a match as a sentence: its game, players, moves, when it was last played, and whether it is in play."""
    header, moves = kept.record.header, sum(line.move is not None for line in kept.record.lines)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
    title = title_of(header.game, language)
    text = text_of(sentence, language, title=title, seats=header.seats, moves=moves, when=when, **facts)
    return f"{text}, {text_of('in-play', language)}" if kept.in_play else text


def _winners(match: Kept, language: str) -> str:
    header, end = match.record.header, match.record.end
    if end is None or end.result is None:
        return "?"
    try:
        game = windycity.game(header.game, match.edition)
        players = list(game.rulebook.player_names(game.edition, header.seats))
    except WindyCityError:  # the edition can no longer be read
        players = [str(seat + 1) for seat in range(header.seats)]
    if match.company.people == 1:
        players[0] = text_of("matches-you", language, player=players[0])
    return ", ".join(players[seat] for seat in end.result.winners if seat < len(players))
