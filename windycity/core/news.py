"""Events and moves as sentences, in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Annotated

import msgspec
from msgspec import Meta

from windycity.core.game import Game
from windycity.core.match import Event, Match
from windycity.core.view import Result
from windycity.core.words import Word, WordList, has_words, listed, say

Say = Callable[..., str]  # fills in a sentence of a game, given its name, the language, and facts


class News(msgspec.Struct, frozen=True):
    """A sentence about what happened, shown with the event of its number; it may cover events before that one."""

    number: Annotated[int, Meta(description="The number of the event, or of the last one, that the sentence is about.")]
    text: Annotated[str, Meta(description="The sentence.")]
    vital: Annotated[bool, Meta(description="Whether it may not be left out: it is notable, or about the seat that reads it.")]
    slight: Annotated[bool, Meta(description="Whether it is among the first to be left out.")] = False


def format_news(match: Match, seat: int | None, events: Sequence[Event], language: str, *, spoken: bool = False) -> list[News]:
    """Format the events of whole steps for a seat, similar ones in one sentence if the game has one for several.

    `spoken` sentences are for people who look at pictures: they name things as people would say them, not as they are typed.
    """
    shown = [event for step, group in groupby(events, lambda event: event.step) for event in _step(match, seat, step, [*group])]
    shown = [event for event in shown if not _is(match.game, event, "silent")]
    news = []
    for _, alike in groupby(shown, lambda event: _likeness(match.game, event)):
        group = [*alike]
        vital = any(_is_vital(match.game, event, seat) for event in group)
        slight = _is(match.game, group[0], "slight")
        texts = _format_alike(match, group, language, match.game.speak if spoken else match.game.say)
        events_told = group if len(texts) == len(group) else group[-1:]
        news += [News(event.number, text, vital, slight) for event, text in zip(events_told, texts, strict=True)]
    return news


def _step(match: Match, seat: int | None, step: int, events: list[Event]) -> Sequence[Event]:
    rulebook = match.game.rulebook
    if step == 0 or rulebook.rewrite_step is None:
        return events
    return rulebook.rewrite_step(match.game.edition, match.observed_before(step, seat), events)


def _likeness(game: Game, event: Event) -> tuple[object, ...]:
    """Return what two events must have in common to share a sentence."""
    kinds = _kinds(game, event)
    shared = [value for name, value in event.facts.items() if kinds.get(name) not in game.rulebook.listed]
    return event.name, "??" in event.facts.values(), *shared


def _is_vital(game: Game, event: Event, seat: int | None) -> bool:
    kinds = _kinds(game, event)
    about = [value for name, value in event.facts.items() if kinds.get(name) == "seat"]
    return seat in about or _is(game, event, "notable")


def _is(game: Game, event: Event, group: str) -> bool:
    """Whether an event is `silent`, `notable` or `slight`."""
    return event.name in game.rulebook.named_events[group]


def _format_alike(match: Match, events: list[Event], language: str, say: Say) -> list[str]:
    """Format similar events as one sentence, `event-<name>-many`, if the game has it; else one sentence each."""
    game = match.game
    many = f"event-{events[0].name}-many"
    if len(events) == 1 or not has_words(many, language, game.rulebook.words):
        return [say(f"event-{event.name}", language, **_facts(match, event)) for event in events]
    facts_of_each = [_facts(match, event) for event in events]
    facts: dict[str, object] = {**facts_of_each[0], "count": len(events)}
    for name, kind in _kinds(game, events[0]).items():
        if kind in game.rulebook.listed:
            words = [fact[name] for fact in facts_of_each]
            facts[name] = WordList(words)
    return [say(many, language, **facts)]


def format_event(match: Match, event: Event, language: str) -> str:
    """Format an event as a sentence; seats are called by their players' names.

    The sentence is `event-<name>` in the game's catalogue. It is filled in with the event's facts, and with
    `known`, which is "no" if some fact is hidden from the seat that reads it.
    """
    return say(f"event-{event.name}", language, match.game.rulebook.words, **_facts(match, event))


def _kinds(game: Game, event: Event) -> Mapping[str, str]:
    return game.rulebook.fact_kinds[event.name]


def _facts(match: Match, event: Event) -> dict[str, object]:
    kinds, names = _kinds(match.game, event), match.player_names
    facts: dict[str, object] = {"known": "no" if "??" in event.facts.values() else "yes"}
    return facts | {name: _fact(kinds.get(name), value, names) for name, value in event.facts.items()}


def _fact(kind: str | None, value: object, players: Sequence[str]) -> object:
    if isinstance(value, list):
        return WordList([_fact(kind, one, players) for one in value])
    if kind in ("seat", "seats") and isinstance(value, int):
        return players[value]
    if kind == "flag":
        return "yes" if value else "no"
    return Word(kind, value) if kind and isinstance(value, str) else value


def format_result(match: Match, result: Result, language: str) -> str:
    """Format who won, and why, as a sentence."""
    words = match.game.rulebook.words
    winners = listed([match.player_names[seat] for seat in result.winners], language)
    reason = say(f"reason-{result.reason}", language, words)
    return say("result", language, words, winners=winners, count=len(result.winners), reason=reason, rule=result.rule)


def explain_move(match: Match, seat: int, action: int, language: str, *, spoken: bool = False) -> str:
    """Explain what a move of a waiting seat does in the current position, legal or not, with its clause."""
    game = match.game
    explained = game.rulebook.explanations.what(game.edition, match.observed(seat), seat, action)
    text = (game.speak if spoken else game.say)(explained.sentence, language, **explained.facts)
    return f"{text} ({explained.rule})"
