"""What is sent over HTTP, both ways; the OpenAPI document is made from these types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from windycity.core.edition import MOST_BYTES
from windycity.core.event_log import Event
from windycity.core.news import News
from windycity.core.secrecy import Secretive
from windycity.core.view import Result
from windycity.review import Review
from windycity.review.texts import Telling
from windycity.server.clocks import Pace
from windycity.server.commands import BotName
from windycity.server.library import Things
from windycity.server.patches import Patch
from windycity.server.protocol import LanguageName, Problem, Seated, State
from windycity.server.table import Stage

LONGEST_NAME = 30  # characters
MOST_RECORD = 1024 * 1024  # characters of a record: the longest matches take a quarter of that
MOST_SEATS = 32  # more than any game has; the game itself checks its own limit

# Its length is checked later, without surrounding spaces, and with its own error.
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
    """A new guest: a name, and a language if not the browser's."""

    name: Name
    language: LanguageName | None = None


class GuestChange(Asked, frozen=True):
    """A change of a guest; what is left out stays."""

    name: Name | UnsetType = UNSET
    language: LanguageName | UnsetType = UNSET


class Claim(Asked, frozen=True):
    """A transfer code, from another device of the guest."""

    code: Annotated[str, Meta(min_length=1, max_length=40, examples=["abcd-2345"])]


class Beginning(Asked, frozen=True):
    """Where a match begins, if not at the usual start: a position as JSON, or a moment of a match that is over."""

    json: Annotated[dict[str, Any], Meta(description="A position, as `windycity` writes and reads it.")] | None = None
    replay: Annotated[str, Meta(max_length=60, description="The id of a match that is over.")] | None = None
    moment: Annotated[int, Meta(description="The number of its answers before the position; 0 is its beginning.")] = 0


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
    helps: Annotated[bool, Meta(description="Whether hints are given while nobody else plays.")] = True
    position: Annotated[Beginning, Meta(description="Where the match begins, if not at the usual start.")] | None = None


class PutWish(Asked, frozen=True):
    """A thing to move from one place to another."""

    thing: Annotated[str, Meta(max_length=80, description="Its kind and its name.", examples=["card R7"])]
    start: Annotated[str, Meta(max_length=80)] = msgspec.field(name="from")
    end: Annotated[str, Meta(max_length=80)] = msgspec.field(name="to")


class SetWish(Asked, frozen=True):
    """A number to set."""

    number: Annotated[str, Meta(max_length=80)]
    value: int


class Rearranging(Asked, frozen=True):
    """A position set up by hand, and one change of it."""

    position: Annotated[Beginning, Meta(description="The position so far; null begins with an ordinary start.")] | None = None
    seats: Annotated[int, Meta(description="Of an ordinary start.")] | None = None
    options: Annotated[dict[str, bool], Meta(description="Of an ordinary start.")] = {}
    edition: Annotated[str, Meta(max_length=MOST_BYTES)] | None = None
    put: PutWish | None = None
    set: SetWish | None = None
    eye: Annotated[int, Meta(description="The seat at which whoever arranges sits, for the picture.")] = 0


class PieceShown(msgspec.Struct, frozen=True):
    """Identical things in one place."""

    thing: Annotated[str, Meta(description="Their kind and their name.")]
    title: Annotated[str, Meta(description="What people call them.")]
    place: str
    count: int


class PlaceShown(msgspec.Struct, frozen=True):
    """A place for things of one kind, and what it is called."""

    name: str
    title: str
    kind: str
    space: Annotated[bool, Meta(description="Whether it is a space of the board, one of many.")]
    only: Annotated[list[str] | None, Meta(description="The names of the things that can be there; null: all of the kind.")]


class NumberShown(msgspec.Struct, frozen=True):
    """A number that can be set; `names`, if given, name its values from `low` on."""

    name: str
    title: str
    value: int
    low: int
    high: int
    names: list[str]
    of: Annotated[str | None, Meta(description="The thing that it belongs to; null if to none.")]


class Arranged(msgspec.Struct, frozen=True):
    """A position being set up: to keep, to draw, and to change further."""

    position: Annotated[dict[str, Any], Meta(description="The position, to be sent back with the next change.")]
    edition: Annotated[str | None, Meta(description="The text of its edition, if that is not the game's own.")]
    state: Annotated[State, Meta(description="The position as the state of a table shows it, with everything open.")]
    things: Annotated[Things | None, Meta(description="The things of the game; null after a change, as they stay the same.")]
    problem: Annotated[Problem | None, Meta(description="Why it cannot be played; null if it can.")]
    pieces: list[PieceShown]
    places: Annotated[list[PlaceShown] | None, Meta(description="All places; null after a change, as they stay the same.")]
    numbers: list[NumberShown]


class NewReplay(Asked, frozen=True):
    """A record to look back at; `edition` is the text of an edition other than the game's own."""

    record: Annotated[str, Meta(max_length=MOST_RECORD, description="The text of a record, as `/record` gives it.")]
    edition: Annotated[str, Meta(max_length=MOST_BYTES)] | None = None

    def __repr__(self) -> str:
        return "NewReplay()"  # a record has the secret of its luck


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest, as it sees itself; `key` is given only to programs, and only once."""

    id: str
    name: str
    language: str
    key: Annotated[str, Meta(description="For the header `Authorization: Bearer KEY`; keep it secret.")] | None = None

    def __repr__(self) -> str:
        return f"Me({self.id})"  # without the key


class Transfer(msgspec.Struct, frozen=True):
    """A one-time code that moves the guest to another device."""

    code: str
    expires: Annotated[float, Meta(description="Seconds since 1970.")]

    def __repr__(self) -> str:
        return f"Transfer({self.expires})"  # without the code


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game, its usual value, and what it means."""

    name: str
    default: bool
    meaning: str
    seats: Annotated[list[int], Meta(description="The numbers of seats at which it can be chosen.")]


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson or a puzzle of a game."""

    name: str
    title: str


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    goal: str
    seats: list[int]
    options: list[OptionShown]
    bots: Annotated[list[str], Meta(description="The bots that can play it: the levels, weakest first, then those that learned.")]
    compiled: Annotated[
        bool, Meta(description="Whether bots think at full strength: until its rules are compiled, greedy plays.")
    ]
    lessons: Annotated[list[LessonShown], Meta(description="What can be learned of it by doing, the first for beginners.")]
    puzzles: Annotated[list[LessonShown], Meta(description="Positions of it with one best answer.")]
    arranging: Annotated[bool, Meta(description="Whether its positions can be set up by hand.")]


class SeatShown(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    sort: Literal["open", "guest", "bot"]
    name: str
    bot: str | None


class TableShown(msgspec.Struct, frozen=True):
    """A table in a list. Nothing in it reveals an answer that nobody may notice, not even when the table last changed."""

    id: str
    link: str
    game: str
    title: str
    options: dict[str, bool]
    pace: Pace
    listed: bool
    edition: Annotated[bool, Meta(description="Whether an edition other than the game's own is played.")]
    position: Annotated[bool, Meta(description="Whether the match begins from a position of its own.")]
    made: Annotated[float, Meta(description="Seconds since 1970.")]
    stage: Stage
    seats: list[SeatShown]
    you: Annotated[int | None, Meta(description="Your seat; null if you have none.")]
    your_turn: bool


class TableMade(msgspec.Struct, frozen=True):
    """A new table: its name, and the link to share."""

    id: str
    link: str


Moment = Annotated[
    int, Meta(ge=0, description="The number of answers; while a match is not over, of those that everybody could notice.")
]


class JumpShown(msgspec.Struct, frozen=True):
    """A moment of a match that people look for."""

    moment: Moment
    sort: Annotated[str, Meta(description="Why: one of the sorts.")]


class JumpSort(msgspec.Struct, frozen=True):
    """A sort of moments that people look for, such as duels."""

    sort: str
    title: str


class ReplayMade(msgspec.Struct, frozen=True):
    """An uploaded record: its name, and the link to it."""

    id: str
    link: str


class ReplayShown(Secretive, frozen=True):
    """A match to look back at, as far as the caller may."""

    id: str
    link: str
    game: str
    title: str
    options: dict[str, bool]
    edition: Annotated[bool, Meta(description="Whether an edition other than the game's own was played.")]
    made: Annotated[float, Meta(description="When its table was made, or the record came here: seconds since 1970.")]
    table: Annotated[bool, Meta(description="Whether it was played at a table here.")]
    over: Annotated[bool, Meta(description="Whether everything may be known: the match is over, or the record has its secret.")]
    seats: list[Seated]
    you: Annotated[int | None, Meta(description="Your seat; null if you had none.")]
    last: Annotated[Moment, Meta(description="The last moment; the set-up is moment 0.")]
    eyes: Annotated[list[int | Literal["spectator", "everyone"]], Meta(description="Through whose eyes you may look.")]
    result: Annotated[Result | None, Meta(description="How the match ended; null if it did not.")]
    verdict: Annotated[str | None, Meta(description="The same in a sentence.")]
    sorts: Annotated[list[JumpSort], Meta(description="The sorts of jumps, the most sought first.")]
    jumps: list[JumpShown]
    luck: Annotated[str, Meta(description="How the luck follows from the secret: hmac-1, hmac-2 or fast-1.")]
    hash: Annotated[str, Meta(description="The SHA-256 of the secret of the luck.")]
    contributions: Annotated[list[str], Meta(description="The words that the seats added to the luck; none: an empty list.")]
    forced: Annotated[bool, Meta(description="Whether outcomes were forced, which are no luck.")]
    arranging: Annotated[bool, Meta(description="Whether its positions can be changed by hand.")]
    reviewed: Annotated[bool, Meta(description="Whether somebody has had the match reviewed, or has it done now.")]
    secret: Annotated[str | None, Meta(description="The secret of the luck, once everything may be known.")]


class MomentShown(msgspec.Struct, frozen=True):
    """What happened at a moment."""

    patch: Annotated[Patch, Meta(description="What to set in the state of the moment before, each as [path, value].")]
    events: Annotated[Sequence[Event], Meta(description="What happened since the moment before.")]
    news: Annotated[list[News], Meta(description="The same in sentences.")]


class MomentsShown(msgspec.Struct, frozen=True):
    """A range of moments through an eye: the state of the first, and what happened at each."""

    eye: int | Literal["spectator", "everyone"]
    first: Moment
    state: State
    moments: Annotated[list[MomentShown], Meta(description="The first of them has an empty patch: `state` is its state.")]


class ReviewShown(msgspec.Struct, frozen=True):
    """The progress of a match's review, and the review once it is done."""

    done: Annotated[int, Meta(description="How much has been computed of `total`; 0 of 0 while others come first.")]
    total: int
    review: Annotated[Review | None, Meta(description="The review as data; null until it is done.")] = None
    telling: Annotated[Telling | None, Meta(description="The same in sentences.")] = None


class Warmth(msgspec.Struct, frozen=True):
    """The progress of compiling a game's rules."""

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
