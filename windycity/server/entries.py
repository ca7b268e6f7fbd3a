"""The log of a table: one entry for everything that changes it, with the time at which it happened.

Entries are what the store keeps, so their shape has a version (`FORMAT`): a field is only ever added, with a default.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from windycity.core.secrecy import Secretive
from windycity.lessons import Lesson
from windycity.server.clocks import Pace

FORMAT = 1

Matter = Literal["undo", "end", "rematch"]
Mover = Literal["guest", "bot", "clock", "form"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: nobody yet, a guest, or a bot; a bot may play for a guest for a while."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.bot is None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided when a table is made; `edition` is the text of an edition other than the game's own.

    A lesson is stored whole, so that a table is unaffected by changes to the lesson's file. `position` is where the match
    begins, as JSON data, if that is not the usual start.
    """

    game: str
    options: dict[str, bool]
    chairs: tuple[Chair, ...]
    pace: Pace = Pace()
    listed: bool = False
    stand_in: bool = False
    edition: str | None = None
    lesson: Lesson | None = None
    helps: bool = True  # whether somebody who plays alone may ask for hints
    position: dict[str, Any] | None = None


class Founding(Secretive, frozen=True, forbid_unknown_fields=True):
    """A table as it was made: its setup, by whom and when, the secret of its luck, and the rules by which it is played."""

    id: str
    setup: Setup
    host: str
    secret: str
    at: float
    format: int = FORMAT
    rules: int | None = None  # the version of the rules
    edition: str | None = None  # the digest of the edition


class _Timed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=str.lower):
    at: float


class Entry(_Timed, frozen=True, kw_only=True):
    """Something that happened at a table, at a time in seconds since 1970; `mark` is that of the command that caused it."""

    mark: str = ""


class Sat(Entry, frozen=True):
    """A guest took an open seat, or changed its name on its own seat."""

    seat: int
    guest: str
    name: str


class Stood(Entry, frozen=True):
    """A guest left its seat before the match began, or was asked to: the seat is open again."""

    seat: int


class Joined(Entry, frozen=True):
    """A bot took an open seat before the match began."""

    seat: int
    bot: str


class Contributed(Entry, frozen=True):
    """A guest contributed words to the luck, or none; when all have, the match begins."""

    seat: int
    words: str


class Played(Entry, frozen=True):
    """A seat moved: its guest did, or a bot, or the clock because time was up, or the server because there was no choice."""

    seat: int
    moves: tuple[str, ...]
    by: Mover = "guest"


class Proposed(Entry, frozen=True):
    """A guest proposed to take back the last answer, to end the match, or to play another."""

    seat: int
    matter: Matter


class Voted(Entry, frozen=True):
    """A guest agreed to the proposal, or rejected it, which ends the matter."""

    seat: int
    agreed: bool


class Undone(Entry, frozen=True):
    """All agreed: a seat's last answer was taken back."""

    seat: int


class Ended(Entry, frozen=True):
    """All agreed: the match ended without a winner."""


class Followed(Entry, frozen=True):
    """All agreed: another match is played, at another table."""

    table: str


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A bot plays for a guest from now on, because the guest wanted it or was away."""

    seat: int
    bot: str
    wished: bool = True


class TookBack(Entry, frozen=True, tag="took_back"):
    """A guest took its seat back from a bot."""

    seat: int


class Said(Entry, frozen=True):
    """A guest said something to the table, or only to its partners; `seats` is empty if all may hear it."""

    guest: str
    name: str
    text: str
    seat: int | None = None
    seats: tuple[int, ...] = ()


class Muted(Entry, frozen=True):
    """The host muted or unmuted somebody at the table; `who` is their handle in talk."""

    who: str
    muted: bool


class WentOn(Entry, frozen=True, tag="went_on"):
    """A learner has read a step of a lesson."""


class WentBack(Entry, frozen=True, tag="went_back"):
    """A learner returned to an earlier step of a lesson."""


class Resumed(Entry, frozen=True):
    """The server came back after a crash: turns under way have their full time again."""


AnyEntry = (
    Sat
    | Stood
    | Joined
    | Contributed
    | Played
    | Proposed
    | Voted
    | Undone
    | Ended
    | Followed
    | HandedOver
    | TookBack
    | Said
    | Muted
    | WentOn
    | WentBack
    | Resumed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """Write an entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    """Read an entry from the store."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
