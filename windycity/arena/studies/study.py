"""What a study of a game is: questions, each answered by facts found in finished matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from windycity.arena.studies.story import Story
from windycity.core.game import Game

WINNERS, OTHERS = "winners", "others"
BOTH = (WINNERS, OTHERS)


class Fact(NamedTuple):
    """Something found in a match: a value for a key of a topic, for one of its groups if it has any.

    In a topic of shares the value is from 0 to 1: whether it won, or its part of the win; in one of means, any number. `seat` is
    the seat that the fact is about, if its wins are compared with its bot's usual share.
    """

    topic: str
    key: str
    value: float
    group: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Topic:
    """A question about a game, and a figure of the report, with a row for each key.

    The words are `topic-<name>` and `topic-<name>-about` in the game's `words/report`. `kind` is the kind of the keys, for
    their words; keys are in the order of `keys`, else by value if `ranked`, else by name or number. `chance` compares
    shares of the win with pure chance, or with the bot's own share if different bots play; its facts are made by `won_by`.
    """

    name: str
    form: Literal["share", "mean"]
    kind: str
    keys: Sequence[str] = ()
    groups: Sequence[str] = ()
    ranked: bool = False
    chance: bool = False


def _no_label(game: Game, kind: str, key: str, language: str) -> str | None:
    return None


@dataclass(frozen=True)
class Study:
    """The study of one game: its topics, the function that finds their facts, and one that names keys without words."""

    topics: Sequence[Topic]
    find: Callable[[Story], Iterator[Fact]]
    label: Callable[[Game, str, str, str], str | None] = _no_label


def one_of(topic: str, chosen: str, keys: Iterable[str]) -> Iterator[Fact]:
    """Yield a fact for each of several keys, 1 for the chosen one and 0 for the others, so that each gets its share."""
    for key in keys:
        yield Fact(topic, key, float(key == chosen))


def won_by(topic: str, key: str, story: Story, seat: int) -> Fact:
    """Make the fact of a seat's part of the win, for a topic that compares it with chance."""
    return Fact(topic, key, story.wins[seat], seat=seat)


def group_of(wins: float) -> str:
    """Return the group of a seat by its part of the win."""
    return WINNERS if wins else OTHERS
