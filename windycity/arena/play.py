"""Playing one match of a run: inside compiled code if its bots allow it, else move by move."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from windycity.arena.seating import PLAYERS_LUCK, Seating, bot_seed, match_luck, match_secret, seeded_chance
from windycity.bots.bot import answer, dismiss
from windycity.bots.external import ExternalBot
from windycity.bots.names import make_bot
from windycity.core.chance import CHANCE, below, best_of
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.names import name_of

COMPILED_BOTS = ("random", "greedy")


def runs_compiled(bot: str) -> bool:
    """Whether a bot runs inside compiled code."""
    return bot in COMPILED_BOTS


@dataclass(frozen=True)
class Row:
    """A played match, as a row of the table of matches (see `results.COLUMNS`)."""

    number: int
    secret: str = field(repr=False)
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    answers: int
    rounds: int | None
    faults: tuple[int, ...]
    seconds: float
    wall: float


class Player:
    """Plays matches of one game with the same options, and returns the results; `root` is the run's."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, bool], root: int | bytes):
        self.game = game
        self._seats = seats
        self._options = dict(options)
        self._root = root
        self._has_rounds = "round" in game.rulebook.position.fields
        self._reasons = {reason.value: name_of(reason) for reason in game.rulebook.reasons}
        self._table = np.zeros((1, 4 + seats), np.int64)
        self._positions = game.rulebook.position.records(3)
        for name, value in options.items():
            setattr(self._positions[0], name, int(value))
        # Made once: making them takes longer than a short match. `play_matches` leaves nothing in them for the next call.
        engine = game.compiled
        self._scratch = engine.array(CHANCE, 2), engine.array(LOG), engine.out, engine.weights

    def play(self, seating: Seating, recorded: bool = False) -> tuple[Row, str | None]:
        """Play a match to its end; return its row and, if wanted, its record."""
        if isinstance(self._root, int) and all(map(runs_compiled, seating.bots)):
            row = self._play_compiled(seating, self._root)
            return row, self.play_again(seating, self._root).save() if recorded else None
        cpu, wall = time.process_time(), time.perf_counter()
        match, faults = self._play_by_moves(seating)
        row = self._row(match, seating, faults, time.process_time() - cpu, time.perf_counter() - wall)
        return row, match.save() if recorded else None

    def _play_compiled(self, seating: Seating, seed: int) -> Row:
        """Play a match in one call. A call costs 6 microseconds; one per match gives its rounds and time."""
        engine, table = self.game.compiled, self._table
        greedy = sum(1 << seat for seat, bot in enumerate(seating.bots) if bot == "greedy")
        numbers = self._seats, greedy, seed, seating.luck, self.game.rulebook.most_answers, 0
        cpu, wall = time.process_time(), time.perf_counter()
        engine.call["play_matches"](self._positions, engine.editions, *numbers, *self._scratch, table)
        seconds, passed = time.process_time() - cpu, time.perf_counter() - wall
        answers, winner_bits, reason, _, *scores = table[0].tolist()
        assert reason, f"match {seating.number} has not ended after {answers} answers"
        winners = tuple(seat for seat in range(self._seats) if winner_bits >> seat & 1)
        return Row(
            number=seating.number,
            secret=match_secret(seed, seating.luck).hex(),
            bots=seating.bots,
            winners=winners,
            scores=tuple(scores),
            ranks=ranks_of(winners, scores),
            reason=self._reasons[reason],
            answers=answers,
            rounds=int(self._positions["round"][1]) if self._has_rounds else None,
            faults=(0,) * self._seats,
            seconds=seconds,
            wall=passed,
        )

    def play_again(self, seating: Seating, seed: int) -> Match:
        """Play a match of compiled bots move by move, with the choices they make inside compiled code."""
        match, chance = self._start(seating), seeded_chance(seed, seating.luck, PLAYERS_LUCK)
        while not match.over:
            seat = match.waiting[0]
            if seating.bots[seat] == "greedy":
                advice = match.game.engine.advice(match.observed_positions(seat), seat)
                choice = best_of(list(advice.values()), len(advice), chance)  # type: ignore[no-untyped-call]  # a kernel
                action = list(advice)[choice]
            else:
                legal = match.legal_actions(seat)
                action = legal[below(chance, len(legal))]  # type: ignore[no-untyped-call]  # a kernel
            match.play_actions(seat, [action])
        return match

    def _play_by_moves(self, seating: Seating) -> tuple[Match, tuple[int, ...]]:
        """Play a match by asking its bots; return it, and for each seat how often another bot had to move for a program."""
        match = self._start(seating)
        seeds = [bot_seed(self._root, seating.luck, seat) for seat in range(self._seats)]
        # One thread each: the cores are for other matches, and a bot's search must not depend on their number.
        bots = {seat: make_bot(name, seeds[seat], threads=1) for seat, name in enumerate(seating.bots)}
        try:
            while not match.over:
                answer(match, bots)
        finally:
            dismiss(bots, match.result)
        return match, tuple(bot.faults.total if isinstance(bot, ExternalBot) else 0 for bot in bots.values())

    def _start(self, seating: Seating) -> Match:
        return Match.start(self.game, self._seats, self._options, match_luck(self._root, seating.luck))

    def _row(self, match: Match, seating: Seating, faults: tuple[int, ...], seconds: float, wall: float) -> Row:
        result = match.result
        assert result is not None
        return Row(
            number=seating.number,
            secret=match.luck.secret.hex(),
            bots=seating.bots,
            winners=result.winners,
            scores=result.scores,
            ranks=result.ranks,
            reason=result.reason,
            answers=len(match.answers),
            rounds=match.position.round if self._has_rounds else None,
            faults=faults,
            seconds=seconds,
            wall=wall,
        )


def ranks_of(winners: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Rank the seats as `Match.result` does: winners first, then by score; ties share a rank."""
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)
