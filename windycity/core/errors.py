"""Errors: one class for each kind of mistake, each with a sentence a person can act on.

An error carries the name of a sentence in the catalogues (`words/*.ftl`) and its variables, so that it can be
reported in every language; `str(error)` is the English message.
"""

from __future__ import annotations

from typing import Self


class WindyCityError(Exception):
    """Anything this package refuses to do; `code` names the kind of mistake for programs."""

    code = "error"

    def __init__(self, sentence: str, /, *, rule: str | None = None, catalogue: str | None = None, **facts: object):
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.facts = facts
        self.listed: tuple[int, str] | None = None  # in a list of moves: the number of the one that failed, from 1, and its text
        self._catalogue = catalogue

    def worded_by(self, catalogue: str) -> Self:
        """Return the same error with the sentence of a game's catalogue, if it has one."""
        self._catalogue = catalogue
        return self

    def message(self, language: str = "en") -> str:
        """Format the error in a language, with the clause that is broken, if any."""
        from windycity.core.words import say

        text = say(self.sentence, language, self._catalogue, **self.facts)
        text = f"{text} ({self.rule})" if self.rule else text
        if self.listed:
            return say("list-refused", language, number=self.listed[0], move=self.listed[1], reason=text)
        return text

    def __str__(self) -> str:
        return self.message()


class UnknownGame(WindyCityError):
    """No game has that name."""

    code = "unknown-game"


class BadGame(WindyCityError):
    """A game whose folder lacks something required, or holds something invalid."""

    code = "bad-game"


class BadOption(WindyCityError):
    """A number of seats or an option that the game does not have, or a value it cannot take."""

    code = "bad-option"


class WrongSeat(WindyCityError):
    """There is no such seat in this match."""

    code = "wrong-seat"


class WrongTurn(WindyCityError):
    """The seat is not asked for anything now."""

    code = "wrong-turn"


class MatchOver(WrongTurn):
    """Nobody is asked for anything any more."""

    code = "match-over"


class BadMove(WindyCityError):
    """A text that is not a move of this game."""

    code = "bad-move"


class IllegalMove(WindyCityError):
    """A move of this game that cannot be made now; `rule` is the clause that forbids it."""

    code = "illegal-move"


class TooFar(WindyCityError):
    """A list of moves that goes on past the first answer that draws luck or reveals something."""

    code = "too-far"


class CannotUndo(WindyCityError):
    """The last answer cannot be taken back by this seat."""

    code = "cannot-undo"


class BadChance(WindyCityError):
    """A forced outcome that is unreadable or cannot happen."""

    code = "bad-chance"


class BadEdition(WindyCityError):
    """An edition file that is incomplete or contradicts the rules."""

    code = "bad-edition"


class BadPosition(WindyCityError):
    """A position that is incomplete, out of range or impossible."""

    code = "bad-position"


class BadRecord(WindyCityError):
    """A record that cannot be read, or does not replay."""

    code = "bad-record"
