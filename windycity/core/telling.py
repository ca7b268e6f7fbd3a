"""Events and moves told in sentences, in any language."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.game import Game
from windycity.core.match import Event, Match, Result
from windycity.core.words import Word, say


def tell_event(game: Game, event: Event, language: str, players: Sequence[str] | None = None) -> str:
    """Tell an event in a sentence; seats go by the names of the players.

    The sentence is `event-<name>` in the game's catalogue. It is filled in with the event's facts, and with
    `known`, which is "no" if some fact is hidden from whoever is being told.
    """
    rulebook = game.rulebook
    kinds = next(facts for kind, facts in rulebook.facts.items() if kind.name.lower().replace("_", "-") == event.name)
    names = players or rulebook.player_names(game.edition)
    facts: dict[str, object] = {"known": "no" if "??" in event.facts.values() else "yes"}
    for name, value in event.facts.items():
        facts[name] = _fact(kinds[name], value, names)
    return say(f"event-{event.name}", language, rulebook.words, **facts)


def _fact(kind: str, value: object, players: Sequence[str]) -> object:
    if kind == "seat" and isinstance(value, int):
        return players[value]
    if kind == "flag":
        return "yes" if value else "no"
    return Word(kind, value) if isinstance(value, str) else value


def tell_result(game: Game, result: Result, language: str, players: Sequence[str] | None = None) -> str:
    """Tell who won and by what."""
    names = players or game.rulebook.player_names(game.edition)
    winners = ", ".join(names[seat] for seat in result.winners)
    reason = say(f"reason-{result.reason}", language, game.rulebook.words)
    return say(
        "result", language, game.rulebook.words, winners=winners, count=len(result.winners), reason=reason, rule=result.rule
    )


def explain_move(match: Match, seat: int, action: int, language: str) -> str:
    """Tell what a move of a seat does, as things stand, with its clause."""
    game = match.game
    explained = game.rulebook.explain_move(game.edition, match.observed(seat), seat, action)
    return f"{say(explained.sentence, language, game.rulebook.words, **explained.facts)} ({explained.rule})"
