"""What is sent over HTTP, both ways; the OpenAPI document is made from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from windycity.core.edition import MOST_BYTES
from windycity.server.clocks import Pace
from windycity.server.commands import BotName
from windycity.server.protocol import LanguageName
from windycity.server.table import Stage

LONGEST_NAME = 30  # characters
MOST_SEATS = 32  # more than any game has; the game itself says what it allows

# How long it may be is checked later, once spaces around it are gone, and with words of its own.
Name = Annotated[
    str,
    Meta(
        description=f"A name of 1 to {LONGEST_NAME} characters, as others see it.",
        extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME},
    ),
]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class NewGuest(Asked, frozen=True):
    """Somebody who comes: a name, and a language if it is not to be the browser's."""

    name: Name
    language: LanguageName | None = None


class GuestChange(Asked, frozen=True):
    """What changes about a guest; what is left out stays."""

    name: Name | UnsetType = UNSET
    language: LanguageName | UnsetType = UNSET


class Claim(Asked, frozen=True):
    """A transfer code, from the device that has the guest."""

    code: Annotated[str, Meta(min_length=1, max_length=40, examples=["abcd-2345"])]


class NewTable(Asked, frozen=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=60, description="The game's name, from /api/games.")]
    seats: Annotated[
        list[Literal["me", "open"] | BotName],
        Meta(min_length=1, max_length=MOST_SEATS, description="Each seat: yours, open to others, or a bot's."),
    ]
    options: dict[str, bool] = {}
    edition: Annotated[str, Meta(max_length=MOST_BYTES)] | None = None
    pace: Pace = Pace()
    listed: Annotated[bool, Meta(description="Whether the table is shown to everyone, at /api/tables.")] = False
    stand_in: Annotated[bool, Meta(description="Whether a bot stays for a guest whose time is up again and again.")] = False


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest, as it sees itself; `key` is there only for programs, and only once."""

    id: str
    name: str
    language: str
    key: Annotated[str, Meta(description="For the header `Authorization: Bearer KEY`; keep it secret.")] | None = None

    def __repr__(self) -> str:
        return f"Me({self.id})"  # without the key


class Transfer(msgspec.Struct, frozen=True):
    """A code that moves the guest to another device, once."""

    code: str
    expires: Annotated[float, Meta(description="Seconds since 1970.")]

    def __repr__(self) -> str:
        return f"Transfer({self.expires})"  # without the code


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game, its usual value, and what it means."""

    name: str
    default: bool
    meaning: str
    seats: Annotated[list[int], Meta(description="The counts of seats at which it can be chosen.")]


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    name: str
    title: str


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    goal: str
    seats: list[int]
    options: list[OptionShown]
    bots: Annotated[list[str], Meta(description="The bots that can play it, weakest first.")]
    compiled: Annotated[
        bool, Meta(description="Whether bots think at full strength: until its rules are compiled, greedy plays.")
    ]
    lessons: Annotated[list[LessonShown], Meta(description="What can be learned of it by doing, the first for beginners.")]


class SeatShown(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    sort: Literal["open", "guest", "bot"]
    name: str
    bot: str | None


class TableShown(msgspec.Struct, frozen=True):
    """A table in a list. It says nothing that would betray an answer which nobody may notice: not even when it last changed."""

    id: str
    link: str
    game: str
    title: str
    options: dict[str, bool]
    pace: Pace
    listed: bool
    edition: Annotated[bool, Meta(description="Whether an edition other than the game's own is played.")]
    made: Annotated[float, Meta(description="Seconds since 1970.")]
    stage: Stage
    seats: list[SeatShown]
    you: Annotated[int | None, Meta(description="Your seat; null if you have none.")]
    your_turn: bool


class TableMade(msgspec.Struct, frozen=True):
    """A new table: its name, and the link that brings others to it."""

    id: str
    link: str


class Warmth(msgspec.Struct, frozen=True):
    """How far the compilation of a game's rules is."""

    stage: Literal["waiting", "compiling", "compiled", "failed"]
    done: int
    total: int
    seconds_left: int | None


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    version: str
    store: Annotated[bool, Meta(description="Whether the store answers.")]
    games: dict[str, Warmth]
    server: Annotated[str, Meta(description="The id of the server's store: the same under all its addresses, for ever.")] = ""
