"""Events and moves told in sentences, in any language."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.game import Game
from windycity.core.match import Event, Result
from windycity.core.words import say

# Kinds of facts that are told in words: a bar is `business-bar` in the game's catalogue.
IN_WORDS = ("business", "combination", "reason")


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
        facts[name] = _fact(game, kinds[name], value, language, names)
    return say(f"event-{event.name}", language, rulebook.words, **facts)


def _fact(game: Game, kind: str, value: object, language: str, players: Sequence[str]) -> object:
    if kind == "seat" and isinstance(value, int):
        return players[value]
    if kind == "flag":
        return "yes" if value else "no"
    if kind in IN_WORDS:
        return say(f"{kind}-{value}", language, game.rulebook.words)
    return value


def tell_result(game: Game, result: Result, language: str, players: Sequence[str] | None = None) -> str:
    """Tell who won and by what."""
    names = players or game.rulebook.player_names(game.edition)
    winners = ", ".join(names[seat] for seat in result.winners)
    reason = say(f"reason-{result.reason}", language, game.rulebook.words)
    return say(
        "result", language, game.rulebook.words, winners=winners, count=len(result.winners), reason=reason, rule=result.rule
    )


def explain_move(game: Game, action: int, language: str) -> str:
    """Tell what a move does, with its clause."""
    explained = game.rulebook.explain_move(game.edition, action)
    return f"{say(explained.sentence, language, game.rulebook.words, **explained.facts)} ({explained.rule})"
