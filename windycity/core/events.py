"""Events: what happened, with the seats who may know each fact, written down by the rules where it happens."""

from __future__ import annotations

from windycity.core.fields import FLAG, Field, number
from windycity.core.kernel import kernel
from windycity.core.position import Layout

EVENTS = 256  # in one step
SORTS = 128
FACTS = 8  # of one event
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
        Field("lengths", number(0, FACTS), (EVENTS,)),
        Field("facts", number(0, 1_000_000_000), (EVENTS, FACTS)),
        Field("audiences", number(0, EVERYONE), (EVENTS, FACTS)),
    ],
)


@kernel
def tell(log, kind):
    """Begin an event; its facts follow with `fact` and `secret`."""
    if log.on:
        if log.count == EVENTS:
            log.overflow = 1
            log.count -= 1
        log.kinds[log.count] = kind
        log.lengths[log.count] = 0
        log.count += 1


@kernel
def fact(log, value):
    """Add a fact that everyone may know to the event just begun."""
    secret(log, EVERYONE, value)


@kernel
def secret(log, audience, value):
    """Add a fact that only the seats in the audience (bits, the spectators' too) may know."""
    if log.on:
        event = log.count - 1
        if log.lengths[event] == FACTS:
            log.overflow = 1
            log.lengths[event] -= 1
        log.facts[event, log.lengths[event]] = value
        log.audiences[event, log.lengths[event]] = audience
        log.lengths[event] += 1


@kernel
def only_known_to(log, audience):
    """Say who may know the whole of the move being made; without this everyone may."""
    log.audience = audience


@kernel
def unnoticed(log):
    """Say that nobody else may notice that this answer was given: one of several in a sealed choice, before the last."""
    log.unnoticed = 1


@kernel
def reveal(log):
    """Say that this answer brought new information: no list of moves goes on past it, and no undo goes back past it."""
    log.news = 1


@kernel
def announce(log):
    """Say that this answer let others see something hidden, nothing new to its own seat: no undo goes back past it."""
    log.announced = 1
