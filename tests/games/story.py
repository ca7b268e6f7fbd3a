"""What the stories of all games have in common: play moves as text, and ask about the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from windycity.core.chance import CHANCE
from windycity.core.errors import IllegalMove
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.kernel import Kernel
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose

S = TypeVar("S", bound="Story")


def begun(
    game: Game,
    s: Loose,
    go_on: Kernel,
    coming: str = "",
    *,
    sound: bool = True,
    seed: int = 1,
    options: dict[str, bool] | None = None,
) -> Match:
    """A match that goes on from a position made for the test, up to the first question.

    `coming` forces the outcomes drawn on the way; `sound` is False for a position that is incomplete on purpose.
    """
    chance = game.interpreted.array(CHANCE)[0]
    for i, outcome in enumerate(coming.split()):
        chance.forced_luck[i], chance.forced[i] = game.parse_luck(outcome)
    chance.forced_count = len(coming.split())
    go_on(s, game.edition.data, chance, game.interpreted.array(LOG)[0])
    assert not chance.failed, "what was to come cannot come"
    if sound:
        game.check_position(s)
    return Match(game, options or {}, Luck("fast-1", seed.to_bytes(8, "big")), game.interpreted.of(s), s.copy())


class Story:
    """A match in a position made for the test, and words to ask about it."""

    def __init__(self, match: Match):
        self.match = match

    def play(self: S, seat: int, move: str | Sequence[str], chance: str = "") -> S:
        """Make a move (or a list of moves); `chance` forces the outcomes drawn next."""
        self.match.force(chance.split())
        self.match.play(seat, move)
        return self

    def legal(self, seat: int, word: str = "") -> list[str]:
        """The legal moves of a seat, or only those that begin with a word."""
        return [move for move in self.match.legal(seat) if move.startswith(word)]

    def events(self, name: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of all events of a name, as a seat knows them."""
        return [dict(event.facts) for event in self.match.events(seat) if event.name == name]

    def refuse(self, seat: int, move: str) -> IllegalMove:
        """Try an illegal move; it must change nothing. The error says why."""
        before = self._all()
        with pytest.raises(IllegalMove) as caught:
            self.match.play(seat, move)
        assert self._all() == before, "an illegal move changed something"
        return caught.value

    def seen(self, eye: int | None) -> dict[str, object]:
        """Everything that a seat (None: a spectator) knows of the position."""
        return self.match.game.dump_position(self.match.observed(eye))

    def _all(self) -> object:
        return self.match.game.dump_position(self.match.position), self.match.events(0), len(self.match.answers)

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting

    @property
    def ask(self) -> str:
        return self.match.ask
