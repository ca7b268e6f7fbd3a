"""The messages between the server and the processes in which bots think.

Messages are frames: four bytes with the length, then that many bytes. Games and questions are pickles, which a process accepts
only from the server that started it; answers are MessagePack.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import numpy as np

from windycity.bots.bot import Glimpse
from windycity.bots.hints import Hint
from windycity.core.game import Game
from windycity.core.position import LooseArray

LENGTH_BYTES = 4
READY = b""  # the first frame from the process

Key = tuple[str, str, bool]


def key_of(game: Game) -> Key:
    """Return what identifies a game to a process: its name, the digest of its edition, and whether its rules are compiled."""
    return game.name, game.edition.digest, game.engine.compiled


@dataclass(frozen=True)
class Question:
    """What a bot is asked: everything its seat knows, and nothing else.

    The game is sent once and identified by its key from then on, as an edition may have megabytes. The events of a glimpse are
    left out: they are long, and only external programs and bots that search by the clock read them, which do not play here.
    """

    bot: str
    seed: int
    key: Key
    seat: int
    observed: bytes | LooseArray  # a compiled position as its bytes, since numpy would describe every field
    legal: list[str]
    why: bool = False  # whether to give reasons: a hint

    @classmethod
    def of(cls, glimpse: Glimpse, bot: str, seed: int, why: bool = False) -> Question:
        """Make a bot's question from its glimpse."""
        observed: bytes | LooseArray
        if isinstance(glimpse.observed, LooseArray):  # made uniform: numpy's numbers are pickled differently from Python's
            observed = LooseArray([glimpse.game.rulebook.position.one(glimpse.observed)])
        else:
            observed = glimpse.observed.tobytes()
        return cls(bot, seed, key_of(glimpse.game), glimpse.seat, observed, glimpse.legal, why)

    def glimpse(self, game: Game) -> Glimpse:
        """Return the question as the glimpse that a bot expects."""
        if isinstance(self.observed, LooseArray):
            return Glimpse(game, self.seat, self.observed, [], self.legal)
        positions = np.frombuffer(bytearray(self.observed), game.rulebook.position.dtype)
        return Glimpse(game, self.seat, positions, [], self.legal)


class Answer(msgspec.Struct, frozen=True):
    """A bot's move and the seconds it thought, with a hint if requested; or what went wrong."""

    move: str = ""
    seconds: float = 0.0
    hint: Hint | None = None
    error: str | None = None


def frame(content: bytes) -> bytes:
    """Write a message as a frame."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content
