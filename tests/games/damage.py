"""Positions with something wrong: deliberate and random changes to their JSON form, and play from what can be loaded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from copy import deepcopy
from random import Random
from typing import Any

from tests.games.story import Story
from windycity.core.chance import CHANCE, begin_step
from windycity.core.errors import BadPosition
from windycity.core.events import SPECTATOR
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose

Data = dict[str, Any]
Change = Callable[[Data], object]
Damage = Callable[[Data, Random], object]
Pool = dict[str, list[Any]]

ABOUT = ("format", "game", "rules", "edition")  # what a file says about itself is not damaged
EMPTY = {"head": "none", "did": "nothing", "try_told": "unknown"}  # what an empty place of a list holds, if not null


# Deliberate changes


def put(value: object, *path: str | int) -> Change:
    """Change one entry; lists that are too short are extended."""

    def change(data: Data) -> None:
        at, last = _find(data, path)
        if isinstance(at, list) and isinstance(last, int):
            filler = 0 if at and isinstance(at[0], int) else EMPTY.get(str(path[0]))
            at.extend(filler for _ in range(len(at), last + 1))
        at[last] = value

    return change


def drop(*path: str | int) -> Change:
    """Take an entry away."""

    def change(data: Data) -> None:
        at, last = _find(data, path)
        del at[last]

    return change


def more(by: int, *path: str | int) -> Change:
    """Change one number; a bag need not hold the thing yet."""

    def change(data: Data) -> None:
        at, last = _find(data, path)
        at[last] = (at.get(last, 0) if isinstance(at, dict) else at[last]) + by

    return change


def _find(data: Data, path: tuple[str | int, ...]) -> tuple[Any, Any]:
    """What holds an entry, and the entry's key in it."""
    at: Any = data
    for step in path[:-1]:
        at = at[step]
    return at, path[-1]


# Random changes


def dumped(stories: Iterable[Story], skip: Collection[str]) -> tuple[list[Data], Pool]:
    """Positions, true and as the first seat knows them, and the values of each field except those to skip."""
    dumps = [dump for s in stories for dump in (s.match.game.dump_position(s.match.position), s.seen(0))]
    fields = [field for field in dumps[0] if field not in (*ABOUT, *skip)]
    return dumps, {field: [dump[field] for dump in dumps] for field in fields}


def damage_field(data: Data, random: Random, pool: Pool) -> None:
    """Change a field to its value in another position."""
    field = random.choice(sorted(pool))
    data[field] = deepcopy(random.choice(pool[field]))


def damage_leaf(data: Data, random: Random, words: Collection[object]) -> None:
    """Change one number, name or flag anywhere in the position; a name to one of these words."""
    at: Any = data
    key: Any = random.choice(sorted(set(data) - set(ABOUT)))
    while isinstance(at[key], (list, dict)) and at[key]:
        at = at[key]
        key = random.randrange(len(at)) if isinstance(at, list) else random.choice(sorted(at))
    value = at[key]
    if isinstance(value, bool):
        at[key] = not value
    elif isinstance(value, int):
        at[key] = random.choice([value + 1, value - 1, 0, 1, random.randrange(7)])
    elif value is None or isinstance(value, str):
        at[key] = random.choice([None, 0, 1, 2, "-", "0", "1", "2", "0+1", *words])


def load_damaged(game: Game, dumps: list[Data], damage: Damage, random: Random) -> Loose | None:
    """Damage one of the positions, once or more, and load it; None if it is refused."""
    data = deepcopy(random.choice(dumps))
    for _ in range(random.choice((1, 1, 2, 3))):
        damage(data, random)
    try:
        return game.load_position(data)
    except BadPosition:
        return None


# Play


def playable(game: Game, position: Loose, random: Random) -> Match:
    """A match from a position; an observed one is imagined first, and must then be sound."""
    engine = game.interpreted
    if position.seen_by <= SPECTATOR:
        worlds = engine.of(position)
        chances = engine.array(CHANCE)
        begin_step(chances, "fast-1", random.randbytes(8), 1)
        engine.call["imagine_world"](worlds, engine.editions, chances)
        position = game.rulebook.position.one(worlds)
    return Match.from_position(game, position, Luck("fast-1", random.randbytes(8)))


def play_on(match: Match, random: Random, answers: int) -> None:
    """Play at random: until the match is over somebody is asked and has an answer, and every position is sound."""
    for _ in range(answers):
        if match.over:
            assert match.result is not None
            return
        seat = random.choice(match.waiting)
        legal = match.legal_actions(seat)
        assert legal
        assert len(legal) == len(set(legal))
        match.play_actions(seat, [random.choice(legal)])
        match.game.check_position(match.position)
    assert match.view(None).waiting == list(match.waiting)
    assert str(match)


def play_and_load(match: Match, random: Random, answers: int) -> None:
    """Play at random; every position can be written, loaded and written again, and stays the same."""
    for _ in range(answers):
        if match.over:
            return
        seat = random.choice(match.waiting)
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
        data = match.game.dump_position(match.position)
        assert match.game.dump_position(match.game.load_position(data)) == data
