"""A table in words, for screen readers and pipes: what is read out unasked, and what can be asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from windycity.cli.words import text_of
from windycity.core.description import Description, Topic, describe_in_general
from windycity.core.game import Game
from windycity.core.translation import fold
from windycity.core.view import View
from windycity.core.words import with_capital
from windycity.games import part_of

MOST_NEAR = 8  # things that are named around a place
BEGUN = re.compile(
    r"(?<=[.!?] )[^\W\d_](?=[^\W\d_]+\b(?!-))"
)  # the letter with which a sentence begins; not that of a space: d-4, k12


def describe(game: Game, view: View, language: str) -> Description:
    """Describe a view with the `description.py` of its game's folder, or in general."""
    part = part_of(game.name, "description")
    found: Description = (part.describe if part else describe_in_general)(game, view, language)
    topics = [topic._replace(text=_in_sentences(topic.text)) for topic in found.topics]
    return found._replace(headline=_in_sentences(found.headline), own=[*map(_in_sentences, found.own)], topics=topics)


def _in_sentences(text: str) -> str:
    """Begin every sentence with a capital: what a drawing has as a part of a line is one of its own here."""
    return BEGUN.sub(lambda begun: with_capital(begun[0]), text)


def speaks(game: Game) -> bool:
    """Whether a game's news are to name things as people say them, where they are read aloud."""
    return bool(getattr(part_of(game.name, "description"), "SPOKEN", False))


class Aloud:
    """What one person hears about a table, and has heard before."""

    def __init__(self, language: str):
        self.language = language
        self._now: Description | None = None
        self._own: Sequence[str] = ()  # what the person has, as last told
        self._before: Description | None = None  # when the person was last asked, before others acted

    def tell(self, game: Game, view: View, anew: bool, silent: bool = False) -> list[str]:
        """Say what is asked; `anew`, after others have acted, also what has changed for the person; at first everything.

        The person's own things are also told if the last move was `silent`, and neither news nor prompt mention it.
        """
        last, now = self._now, describe(game, view, self.language)
        self._now = now
        if last is None:
            self._own = now.own
            return whole(now)
        fresh = [line for line in now.own if line not in self._own]
        if anew:
            self._before = last
        elif not silent or now.headline != last.headline:
            return [now.headline]
        self._own = now.own
        return [now.headline, *fresh]

    def follow(self, game: Game, view: View) -> list[str]:
        """Say what is asked and everything that differs from what was last told, at first everything: for spectators."""
        last, self._now = self._now, describe(game, view, self.language)
        if last is None:
            return whole(self._now)
        told = {*whole(last)}
        return [self._now.headline, *(line for line in whole(self._now)[1:] if line not in told)]

    def changed(self, game: Game, view: View) -> list[str]:
        """Describe the present state of everything that has changed since the person was last asked, before others acted."""
        before = {topic.names: topic.text for topic in self._before.topics if not topic.repeats} if self._before else {}
        now = [topic for topic in describe(game, view, self.language).topics if not topic.repeats]
        changed = [topic.text for topic in now if before.get(topic.names) != topic.text and (before or topic.listed)]
        return changed or [text_of("changed-nothing", self.language)]


def whole(description: Description) -> list[str]:
    """List everything that is read out unasked, each sentence once."""
    told = (description.headline, *description.own, *(topic.text for topic in description.topics if topic.listed))
    return [*dict.fromkeys(filter(None, told))]


def look(game: Game, view: View, text: str, language: str) -> list[str]:
    """Say everything, or everything about one thing."""
    description = describe(game, view, language)
    if not text:
        return whole(description)
    if found := _find(description.topics, text):
        return [*dict.fromkeys(topic.text for topic in found)]
    if space := _space(game, text):
        return [text_of("look-empty", language, space=space)]
    names = dict.fromkeys(topic.names[0] for topic in description.topics if topic.listed and topic.names)
    return [text_of("look-nothing", language, text=text, names=", ".join(names))]


def near(game: Game, view: View, text: str, language: str) -> list[str]:
    """Say what is near a thing or a place on the board, the nearest first, by the steps between them."""
    if game.board is None:
        return [text_of("near-no-board", language)]
    topics = describe(game, view, language).topics
    place = next((topic.place for topic in _find(topics, text) if topic.place), None) or _space(game, text)
    if place is None:
        return [text_of("near-where", language)]
    there = {topic.place: topic.text for topic in topics if topic.place}
    around = [(steps, there[space]) for steps, space in _around(game, place) if space in there]
    return [text_of("near-steps", language, steps=steps, text=told) for steps, told in around[:MOST_NEAR]]


def _find(topics: Sequence[Topic], text: str) -> list[Topic]:
    """Find the topics with a name, or, if there are none, with the text as one word of the name."""
    wanted = fold(text)
    if exact := [topic for topic in topics if wanted in map(fold, topic.names)]:
        return exact
    return [topic for topic in topics if any(wanted in fold(name).split() for name in topic.names)] if wanted else []


def _space(game: Game, text: str) -> str | None:
    """Find a space of the board by its name."""
    spaces = game.board.spaces if game.board else []
    return next((space.name for space in spaces if space.name.casefold() == text.strip().casefold()), None)


def _around(game: Game, start: str) -> Iterator[tuple[int, str]]:
    """Iterate over the spaces around one, nearest first, with the steps to each."""
    assert game.board
    next_to = {space.name: space.next_to for space in game.board.spaces}
    seen, here, steps = {start}, [start], 0
    while here:
        yield from ((steps, space) for space in here)
        further = [other for space in here for other in next_to[space] if other not in seen]
        here = [*dict.fromkeys(further)]
        seen |= {*here}
        steps += 1
