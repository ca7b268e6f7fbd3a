"""A match for programs that learn, one answer at a time: what each seat knows, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from windycity.core.errors import IllegalMove
from windycity.core.features import Features, Row
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.envs.past import Past
from windycity.envs.words import WORDS
from windycity.games import part_of
from windycity.games.turning import actual_actions, turned_actions


class Seats:
    """The seats of a game with a number of players and options: starts matches, and observes and answers them by numbers."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, bool], last_events: int = 0):
        self.game = game
        self.count = seats
        self.options = game.check_options(seats, dict(options))
        module: Any = part_of(game.name, "features")
        self.features: Features = module.FEATURES
        self.past = Past(game.rulebook, last_events)
        self._write = module.write_features
        self._turned = turned_actions(game, seats)
        self._actual = actual_actions(self._turned)

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.game.rulebook.actions.count

    def start(self, secret: bytes) -> Match:
        """Start a match whose luck follows from eight bytes."""
        return Match.start(self.game, self.count, self.options, Luck("fast-1", secret))

    def row(self, match: Match, seat: int) -> Row:
        """Return the features of a seat."""
        row = np.zeros(self.features.count, np.int8)
        self._write(match.observed(seat), self.game.edition.data, seat, row)
        return row

    def mask(self, match: Match, seat: int) -> Row:
        """Return a 1 for each legal action of a seat, counted from it; all zeros if it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        if seat in match.waiting:
            mask[self._turned[seat, match.legal_actions(seat)]] = 1
        return mask

    def action(self, seat: int, number: int) -> int:
        """Return the game's action for a number counted from a seat."""
        return int(self._actual[seat, number])

    def number(self, seat: int, action: int) -> int:
        """Return the number of a game's action, counted from a seat."""
        return int(self._turned[seat, action])

    def answer(self, match: Match, seat: int, number: int) -> None:
        """Carry out an action by its number; an illegal one raises IllegalMove and changes nothing."""
        legal = match.legal_actions(seat)
        action = self.action(seat, number) if 0 <= number < self.actions else -1
        if action not in legal:
            raise IllegalMove("action-not-legal-now", catalogue=WORDS, action=number, seat=seat, count=len(legal))
        match.play_actions(seat, [action])

    def shares(self, match: Match) -> list[float]:
        """Return each seat's share of the win; zeros while the match goes on."""
        winners = match.result.winners if match.result else ()
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.count)]

    def scores(self, match: Match) -> list[int]:
        """Return the score of each seat, which is public."""
        return self.game.engine.scores(match.observed_positions(None), self.count)
