"""What the referee keeps between requests."""

from __future__ import annotations

from typing import Any

import windycity
from windycity.core.errors import WindyCityError
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match

MOST_MATCHES = 100

Answer = dict[str, Any]


class BadRequest(Exception):
    """A line that is not a request, or one that cannot be carried out; for programmers, so in English only."""

    def __init__(self, message: str, code: str = "bad-request"):
        super().__init__(message)
        self.code = code


class Desk:
    """What the referee keeps between requests: matches and luck to come by id, and the games in their own editions."""

    def __init__(self) -> None:
        self._matches: dict[str, Match] = {}
        self._lucks: dict[str, Luck] = {}  # with published hashes, for matches that have not started
        self._games: dict[str, Game] = {}

    def game(self, name: str, edition: str | None = None) -> Game:
        """Open a game; one in its own edition is kept open, because opening can take a second."""
        if edition is not None:
            return windycity.game(name, edition)
        if name not in self._games:
            self._games[name] = windycity.game(name)
        return self._games[name]

    def match(self, key: str) -> Match:
        """Find a match by its id."""
        if key not in self._matches:
            raise BadRequest(f'There is no match "{key:.60}" here; "new" and "load" make one.', "unknown-match")
        return self._matches[key]

    def keep(self, key: str, match: Match) -> Answer:
        """Keep a match, replacing another with the same id, and return its state."""
        if key not in self._matches and len(self._matches) >= MOST_MATCHES:
            raise BadRequest(f'There are {MOST_MATCHES} matches already; "close" one first.', "too-many-matches")
        self._matches[key] = match
        head = {"game": match.game.name, "seats": match.seats, "options": match.options, "hash": match.luck.commitment}
        return head | state_of(match)

    def commit(self, key: str) -> Luck:
        """Draw the luck of a match that has not started, replacing any drawn before."""
        if key not in self._lucks and len(self._lucks) >= MOST_MATCHES:
            raise BadRequest(
                f'The luck of {MOST_MATCHES} matches is drawn already; start one with "new" first.', "too-many-matches"
            )
        self._lucks[key] = Luck.fresh()
        return self._lucks[key]

    def committed(self, key: str) -> Luck:
        """Find the luck drawn for a match."""
        if key not in self._lucks:
            raise BadRequest(
                f'Nothing to contribute to: no hash was published for the match "{key:.60}" yet; "commit" does that.',
                "no-commitment",
            )
        return self._lucks[key]

    def spend(self, key: str) -> None:
        """Forget the luck drawn for a match, so that no two matches share it."""
        self._lucks.pop(key, None)

    def close(self, key: str) -> None:
        """Forget a match."""
        self.match(key)
        del self._matches[key]


def state_of(match: Match) -> Answer:
    """Return who is asked for what."""
    return {"waiting": match.waiting, "ask": match.ask, "over": match.over}


def refusal_of(error: WindyCityError, lang: str) -> Answer:
    """Return the answer to an error of the games: the code for programs, its clause, and the message for people."""
    return {"error": error.code, "rule": error.rule, "message": error.message(lang)}
