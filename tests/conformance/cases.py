"""Every game at every seat count with every combination of options, and ways to walk through matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import windycity
from tests.effort import THOROUGH, often
from windycity.core.chance import CHANCE, SECRET_BYTES
from windycity.core.engine import Engine
from windycity.core.events import LOG
from windycity.core.fields import PUBLIC
from windycity.core.game import Game
from windycity.core.history import History
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import LooseArray, Positions, get
from windycity.core.scramble import scramble


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    name: str
    seats: int
    options: tuple[tuple[str, bool], ...]

    @property
    def game(self) -> Game:
        return game(self.name)

    def start(self, seed: int = 1, **more: Any) -> Match:
        more.update(self.options)
        return self.game.start(seats=self.seats, seed=seed, **more)

    def rare(self) -> list[Match]:
        """Moments that random play seldom reaches, from the game's own tests; none if those have no `moments.py`."""
        module = f"tests.games.{self.name.replace('-', '_')}"
        if not find_spec(module) or not find_spec(f"{module}.moments"):
            return []
        found: list[Match] = import_module(f"{module}.moments").moments(self.seats, **dict(self.options))
        return [Match.from_position(self.game, match.position, match.luck) for match in found]

    def matches(self, seed: int) -> list[Match]:
        """A match from the start, and one from each rare moment."""
        return [self.start(seed), *self.rare()]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(name if on else f"no_{name}" for name, on in self.options)])


@cache
def game(name: str) -> Game:
    """Open a game with the engine that people play with: compiled, as `make test` prepares it."""
    return windycity.game(name)


@cache
def engine(name: str, kind: str) -> Engine:
    """Return a game's engine: interpreted, compiled, or checked (compiled, with every index checked)."""
    if kind == "interpreted":
        return game(name).interpreted
    return game(name).compile(checked=kind == "checked")


def all_cases() -> list[Case]:
    cases = []
    for name in windycity.games():
        rulebook = game(name).rulebook
        for seats in rulebook.seats:
            choices = [[True, False] if seats in option.seats else [False] for option in rulebook.options]
            for values in product(*choices):
                names = [option.name for option in rulebook.options]
                cases.append(Case(name, seats, tuple(zip(names, values, strict=True))))
    return cases


CASES = all_cases()
# Those in which something is hidden: if nothing is, a scrambled position is the same one.
SECRETIVE = [case for case in CASES if any(field.who != PUBLIC for field in case.game.rulebook.position.fields.values())]
SEALED = [case for case in CASES if case.game.rulebook.has_sealed_asks]
GAMES = list(windycity.games())
EVERY = 5 if THOROUGH else 40  # checking every position of every match would take minutes
LONG = 100  # moments of one ask after which it is checked half as often, and so on
OF_AN_ASK = often(3)  # sealed moments of one ask
RECENT = 1_000_000 if THOROUGH else 100  # answers that a match is looked at with


def play_matches(
    case: Case, kind: str, matches: int, seed: int = 1, check: bool = False, greedy: int = 0
) -> tuple[npt.NDArray[np.int64], Positions]:
    """Play matches in one call; return the table of results and the last position."""
    run = engine(case.name, kind)
    positions = run.array(case.game.rulebook.position, 3)
    for option, value in case.options:
        setattr(positions[0], option, int(value))
    table = np.zeros((matches, 4 + case.seats), np.int64)
    most = case.game.rulebook.most_answers
    chances, logs = run.array(CHANCE, 2), run.array(LOG)
    arguments = case.seats, greedy, seed, 0, most, int(check)
    run.call["play_matches"](positions, run.editions, *arguments, chances, logs, run.out, run.weights, table)
    return table, LooseArray(positions[1:2]) if isinstance(positions, LooseArray) else positions[1:2]


def walk(match: Match, random: Random) -> Iterator[tuple[int, int]]:
    """Play a match to its end at random; yield each seat and action before it is played."""
    while not match.over:
        seat = random.choice(match.waiting)
        action = random.choice(match.legal_actions(seat))
        yield seat, action
        match.play_actions(seat, [action])


def stroll(case: Case, seed: int) -> Iterator[Match]:
    """Yield the moments of a random match from the start, and of matches from rare moments, each with its recent past only.

    Records, events and answers that grow with a match are most of what it costs to look at it: in Gangsters 50 ms for each
    seat in the end. Tests of records and of taking back look at whole matches, and in a thorough run all do.
    """
    for match in case.matches(seed):
        random = Random(seed)
        while not match.over:
            if len(match.answers) == RECENT:
                match = Match.from_position(case.game, match.position, Luck(match.luck.scheme, random.randbytes(SECRET_BYTES)))
            yield match
            seat = random.choice(match.waiting)
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])


def moments(case: Case, seed: int, every: int = EVERY) -> Iterator[Match]:
    """Yield moments of random matches: of each ask the first and then one in `every`, fewer the longer it goes on.

    So rare asks are checked, too.
    """
    asked: Counter[str] = Counter()
    for match in stroll(case, seed):
        if asked[match.ask] % (every * (1 + asked[match.ask] // LONG)) == 0:
            yield match
        asked[match.ask] += 1


@cache
def sealed_moments(case: Case) -> list[Match]:
    """List moments at which several seats answer at once, some of each ask from all over the matches; not to be played on."""
    by_ask: dict[str, list[Match]] = defaultdict(list)
    for match in stroll(case, 1):
        if len(match.waiting) > 1:
            by_ask[match.ask].append(match.copy())
    return [match for found in by_ask.values() for match in found[:: -(-len(found) // OF_AN_ASK)]]


def play_out(run: Engine, positions: Positions, chances: Positions, most: int, random: Random) -> None:
    """Play a position to its end at random, at most `most` answers, without a match, which is much slower."""
    logs = run.array(LOG)
    for _ in range(most):
        waiting = [seat for seat in range(int(get(positions, "seats"))) if int(get(positions, "waiting")) >> seat & 1]
        if not waiting:
            return
        seat = random.choice(waiting)
        run.call["apply_answer"](positions, run.editions, seat, random.choice(run.legal(positions, seat)), chances, logs)


def eyes(match: Match) -> list[int | None]:
    """List everyone who can look: all seats and a spectator."""
    return [*range(match.seats), None]


def different_eyes(match: Match) -> list[int | None]:
    """List everyone who can look and may see something else than the others: where nothing is hidden all see the same."""
    return [match.seats - 1, None] if match.game.rulebook.hides_nothing else eyes(match)


class SamePast(History):
    """The history of a match that goes on in another world: up to then it is that of the first."""

    def __init__(self, past: History, then: Positions):
        copied = past.copy()
        self.__dict__.update(copied.__dict__)
        self._past, self._then = past.copy(), then

    def before(self, number: int, now: Positions) -> Positions:
        return self._past.before(number, self._then) if number < len(self._past) else super().before(number, now)

    def copy(self) -> History:
        twin = SamePast(self._past, self._then)
        twin.__dict__.update(super().copy().__dict__)
        return twin


def twin_of(match: Match, seat: int | None, random: Random) -> Match:
    """Return the match in a position that differs only in what a seat cannot see."""
    layout = match.game.rulebook.position
    eye = 6 if seat is None else seat
    twin = match.copy()
    twin._answers = SamePast(match._answers, match._positions)
    twin._positions = match.game.engine.of(scramble(layout, match.position, eye, random))
    return twin
