"""The messages between server and clients over a table's WebSocket: JSON, with a version.

A client gets the whole table once (`Snapshot`) and then what changed (`Update`): a patch of the state, which the client keeps
and shows, and what happened, as events and as sentences. It sends commands (`commands.py`) and questions; each is answered
(`Answer`), a command only after its effect is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from windycity.core.choices import Choices
from windycity.core.event_log import Event
from windycity.core.news import News
from windycity.core.secrecy import Secretive
from windycity.server.clocks import Pace
from windycity.server.entries import Matter, Mover
from windycity.server.patches import Patch
from windycity.server.table import Stage

PROTOCOL = 1

# Why a connection is closed, in addition to the standard's codes.
UNKNOWN_KEY, NO_TABLE, WRONG_PROTOCOL, FLOOD, FAILED = 4401, 4404, 4406, 4429, 4500

LanguageName = Literal["en", "nl", "de"]

Seconds = Annotated[float, Meta(description="Seconds since 1970, by the server's clock.")]


class Seated(msgspec.Struct, frozen=True):
    """Who sits on a seat, as everybody may know."""

    seat: int
    name: Annotated[str, Meta(description="What the player is called: the guest's name, or that in the edition.")]
    player: Annotated[str, Meta(description="The player's name in the edition, which views use.")]
    sort: Annotated[Literal["open", "guest", "bot"], Meta(description="What the seat is: open, a guest's, or a bot's.")]
    bot: Annotated[str | None, Meta(description="The bot that plays the seat now: its own, or in place of its guest.")]
    host: Annotated[bool, Meta(description="Whether this guest made the table.")]
    present: Annotated[bool, Meta(description="Whether the guest is connected.")]
    late: Annotated[int, Meta(description="Turns in a row that were played because the guest's time was up.")]
    contributed: Annotated[bool, Meta(description="Whether the guest has answered the call for words to add to the luck.")]
    deadline: Annotated[float | None, Meta(description="When the seat's time is up, in seconds since 1970; null: not counted.")]
    reserve: Annotated[float, Meta(description="Seconds of the reserve left when the present turn began.")]


class Proposing(msgspec.Struct, frozen=True):
    """A proposal that all guests must agree to."""

    matter: Matter
    seat: int
    agreed: list[int]


class Learning(msgspec.Struct, frozen=True):
    """Where a learner is in a lesson or a puzzle, in the learner's language."""

    name: str
    title: str
    steps: Annotated[list[str], Meta(description="The one idea of each step; of a puzzle empty for those to come.")]
    step: Annotated[int, Meta(description="The step of now, from 0; as many as there are steps once the lesson is over.")]
    text: Annotated[str, Meta(description="What is said about the idea; an empty line parts paragraphs.")]
    task: Annotated[str | None, Meta(description="What is to be done; null: nothing, and `go_on` leads to the next step.")]
    show: Annotated[list[str], Meta(description="The things that are spoken of, each as its kind and its name.")]
    puzzle: Annotated[bool, Meta(description="Whether it is a puzzle: a question, and after the answer the reason.")] = False


class Declining(msgspec.Struct, frozen=True):
    """A proposal that another guest did not agree to."""

    matter: Matter
    seat: Annotated[int, Meta(description="The seat that proposed it.")]
    by: Annotated[int, Meta(description="The seat that did not agree.")]


class State(Secretive, frozen=True):
    """A table as one guest knows it: everything that a client shows at present."""

    table: Annotated[str, Meta(description="The table's name in its address.")]
    game: str
    options: dict[str, bool]
    pace: Pace
    listed: bool
    edition: Annotated[bool, Meta(description="Whether an edition other than the game's own is played.")]
    stage: Stage
    you: Annotated[int | None, Meta(description="Your seat; null if you look on.")]
    host: Annotated[bool, Meta(description="Whether you made the table.")]
    seats: list[Seated]
    watching: Annotated[int, Meta(description="The number of guests who look on.")]
    hash: Annotated[str, Meta(description="The SHA-256 of the secret of the luck.")]
    secret: Annotated[str | None, Meta(description="The secret of the luck, once the match is over.")]
    contributions: Annotated[list[str] | None, Meta(description="The words that the seats added to the luck; null before.")]
    proposal: Proposing | None
    last: Annotated[tuple[int, Mover] | None, Meta(description="The seat that answered last, and who answered for it.")]
    next: Annotated[str | None, Meta(description="The table of the next match, if there is one.")]
    muted: Annotated[list[str], Meta(description="Those whom the host does not want to hear at the table, as talk names them.")]
    partners: Annotated[list[int], Meta(description="The seats that your talk to partners would reach.")]
    prompt: Annotated[str | None, Meta(description="What you are asked, in your language; null if nothing, or if a bot answers.")]
    decision: Annotated[int | None, Meta(description="The number of the decision before you; null if you are asked nothing.")]
    view: Annotated[Any, Meta(description="What you know of the match: a view of the game; null before the match.")]
    choices: Annotated[Choices | None, Meta(description="What you can answer; null if you are asked nothing.")]
    lesson: Annotated[Learning | None, Meta(description="Where you are in a lesson; null where none is given.")] = None
    helps: Annotated[bool, Meta(description="Whether you can ask for hints: the table has them, and nobody else plays.")] = False
    no_undo: Annotated[
        str | None,
        Meta(description="Why you cannot take your last answer back now, in your language; null if you can, or do not play."),
    ] = None
    declined: Annotated[
        Declining | None,
        Meta(description="What was proposed last and not agreed to, until more is proposed or somebody is seen to play on."),
    ] = None
    position: Annotated[bool, Meta(description="Whether the match begins from a position of its own.")] = False


class Talk(msgspec.Struct, frozen=True):
    """A line of talk."""

    at: Seconds
    who: Annotated[str, Meta(description="Who said it: the same for all that this guest says at this table.")]
    name: str
    seat: int | None
    text: str
    private: Annotated[bool, Meta(description="Whether only partners hear it.")]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Snapshot(Message, frozen=True):
    """The whole table: sent first, and again whenever a client is behind."""

    protocol: int
    version: Annotated[int, Meta(description="The number of this state among those that your seat has been sent.")]
    now: Seconds
    state: State
    events: Annotated[Sequence[Event], Meta(description="The latest of what has happened in the match, as you know it.")]
    news: Annotated[list[News], Meta(description="The same in sentences.")]
    talk: list[Talk]


class Update(Message, frozen=True):
    """What changed since the version before."""

    version: int
    now: Seconds
    patch: Annotated[Patch, Meta(description="What to set in the state, each as [path, value]; an empty path is all of it.")]
    events: Annotated[Sequence[Event], Meta(description="What happened since.")]
    news: list[News]
    talk: list[Talk]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a code for programs, the clause of the rules if there is one, and a sentence for people."""

    error: str
    rule: str | None
    message: str


class Answer(Message, frozen=True):
    """The answer to a command or a question; `problem` is null if it was carried out."""

    id: str | None
    problem: Problem | None = None
    text: Annotated[str | None, Meta(description="What was asked for, in words.")] = None
    events: Annotated[Sequence[Event] | None, Meta(description="The events that were asked for.")] = None
    news: Annotated[Sequence[News] | None, Meta(description="The same in sentences.")] = None
    ways: Annotated[list[list[str]] | None, Meta(description="What a phrase can mean: the moves of each, best first.")] = None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What a client may ask without changing anything; `id` comes back in the answer."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    like: ClassVar[str]


class Explain(Question, frozen=True):
    """Ask what a move would do."""

    like = '{"do":"explain","id":"1","move":"..."}'
    move: Annotated[str, Meta(max_length=200)]


class WhyNot(Question, frozen=True, tag="why_not"):
    """Ask why a move cannot be made; the problem of the answer says so, null if it can."""

    like = '{"do":"why_not","id":"1","move":"..."}'
    move: Annotated[str, Meta(max_length=200)]


class Expand(Question, frozen=True):
    """Ask for the moves that a phrase can mean, such as a whole walk given by its end."""

    like = '{"do":"expand","id":"1","phrase":"..."}'
    phrase: Annotated[str, Meta(max_length=200)]


class Show(Question, frozen=True):
    """Ask for the moves that do the task of a lesson, and what they do; for a walk, where it ends."""

    like = '{"do":"show","id":"1"}'


class Hint(Question, frozen=True):
    """Ask what a bot would do in your place, and why: `text`, and the move in `ways`; with `more`, also the numbers behind it.

    It is refused where other people play, as unfair.
    """

    like = '{"do":"hint","id":"1"}'
    more: bool = False


class History(Question, frozen=True):
    """Ask for events from a number on: a few hundred at most, so repeat until none come."""

    like = '{"do":"history","id":"1","since":0}'
    since: Annotated[int, Meta(ge=0)]


class Resync(Question, frozen=True):
    """Ask for the whole table again."""

    like = '{"do":"resync","id":"1"}'


class Language(Question, frozen=True):
    """Ask for everything in another language from now on."""

    like = '{"do":"language","id":"1","language":"nl"}'
    language: LanguageName


QuickQuestion = Explain | WhyNot | Expand | Show | History | Resync | Language  # needs only the table
AnyQuestion = QuickQuestion | Hint


_encoder = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    """Write a message as it is sent."""
    return _encoder.encode(message)
