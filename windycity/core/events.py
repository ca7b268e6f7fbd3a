"""Events: what happened, with the seats that may know each fact, logged by the rules where it happens."""

from __future__ import annotations

from enum import IntEnum

from windycity.core.fields import FLAG, Field, number
from windycity.core.kernel import kernel
from windycity.core.position import Layout

EVENTS = 256  # in one step
SORTS = 128
FACTS = 2048  # in one step
NAMES = 128  # of facts
MOST_SEATS = 6
SPECTATOR = MOST_SEATS
EVERYONE = (1 << MOST_SEATS + 1) - 1

LOG = Layout(
    "log",
    [
        Field("on", FLAG),
        Field("news", FLAG),
        Field("announced", FLAG),
        Field("unnoticed", FLAG),
        Field("audience", number(0, EVERYONE)),
        Field("overflow", FLAG),
        Field("count", number(0, EVENTS)),
        Field("kinds", number(0, SORTS - 1), (EVENTS,)),
        Field("starts", number(0, FACTS), (EVENTS,)),  # where each event's facts begin
        Field("fact_count", number(0, FACTS)),
        Field("names", number(0, NAMES - 1), (FACTS,)),
        Field("facts", number(0, 1_000_000_000), (FACTS,)),
        Field("audiences", number(0, EVERYONE), (FACTS,)),
    ],
)


class EventKinds(IntEnum):
    """The kinds of events of a game, each with a sentence for developers: `DREW = 3, "A player draws a card."`."""

    about: str

    def __new__(cls, number: int, about: str = "") -> EventKinds:  # without a sentence when a kind is looked up by its number
        """Make a kind of event with its number; one without a sentence is refused."""
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.about = _check_sentence(about)
        return kind


class Facts(IntEnum):
    """The names of a game's facts, each with its kind and a sentence for developers: `CARD = 3, "card", "The card."`.

    A fact that an event has several of is a list: `DICE = 4, "face", "The dice thrown.", True`.
    """

    kind: str
    about: str
    listed: bool

    def __new__(cls, number: int, kind: str, about: str, listed: bool = False) -> Facts:
        """Make a name with its number; one without a sentence is refused."""
        name = int.__new__(cls, number)
        name._value_ = number
        name.kind = kind
        name.about = _check_sentence(about)
        name.listed = listed
        return name

    @property
    def key(self) -> str:
        """The name as it is in events: `other_face`."""
        return self.name.lower()


def _check_sentence(about: object) -> str:
    """Refuse a description for schemas that is not a sentence."""
    if not isinstance(about, str) or not about.endswith("."):
        raise TypeError(f"an event or fact is declared with a sentence that says what it is, not {about!r}")
    return about


@kernel
def log_event(log, kind):
    """Begin an event; its facts follow with `fact` and `secret`."""
    if log.on:
        if log.count == EVENTS:
            log.overflow = 1
            log.count -= 1
        log.kinds[log.count] = kind
        log.starts[log.count] = log.fact_count
        log.count += 1


@kernel
def fact(log, name, value):
    """Add a fact that everyone may know to the event just begun."""
    if log.on:  # asked here too, so that interpreted play without a log makes one call less
        secret(log, name, EVERYONE, value)


@kernel
def secret(log, name, audience, value):
    """Add a fact that only the seats in the audience (bits, the spectators' too) may know."""
    if log.on:
        if log.fact_count == FACTS:
            log.overflow = 1
            log.fact_count -= 1
        log.names[log.fact_count] = name
        log.facts[log.fact_count] = value
        log.audiences[log.fact_count] = audience
        log.fact_count += 1


@kernel
def only_known_to(log, audience):
    """Limit who may know the whole of the move being made; by default everyone may."""
    log.audience = audience


@kernel
def unnoticed(log):
    """Mark this answer as one that nobody else may notice: any but the last of several in a sealed choice."""
    log.unnoticed = 1


@kernel
def reveal(log):
    """Mark this answer as revealing something new: no list of moves goes on past it, and no undo goes back past it."""
    log.news = 1


@kernel
def announce(log):
    """Mark this answer as showing others something hidden, though nothing new to its own seat: no undo goes back past it."""
    log.announced = 1
