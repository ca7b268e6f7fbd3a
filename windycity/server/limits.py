"""Limits: how often somebody may do something, and how much one may have.

Every limit is a bucket of tokens, kept in memory: it holds at most `burst` tokens and is refilled at `rate` a second, so a
short rush is allowed and a long one is not.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from windycity.server.refusals import TooMany

MOST_KEPT = 100_000  # buckets of one limit: a flood from many addresses must not fill the memory


@dataclass(frozen=True)
class Allowance:
    """How often: so many at once, and so many a second after that."""

    burst: float
    rate: float


@dataclass(frozen=True)
class Limits:
    """All limits of a server."""

    requests: Allowance = Allowance(240, 40)  # of an address
    changes: Allowance = Allowance(60, 2)  # POST and PATCH, of an address
    guests: Allowance = Allowance(30, 30 / 3600)  # made from an address
    claims: Allowance = Allowance(10, 10 / 600)  # attempts to use a transfer code, of an address
    all_claims: Allowance = Allowance(60, 1)  # of all addresses together: many addresses cannot guess a code either
    records: Allowance = Allowance(30, 1)  # of an address: writing one takes time
    moments: Allowance = Allowance(60, 4)  # ranges of a replay, of an address: computing them takes time, too
    reviews: Allowance = Allowance(10, 10 / 3600)  # started by a guest: each takes about a minute
    messages: Allowance = Allowance(40, 10)  # over a WebSocket
    strikes: Allowance = Allowance(100, 1)  # messages that are too many or unreadable; beyond that the connection is closed
    live_tables: int = 50  # not yet over, of a guest
    tables_a_day: int = 100  # made by a guest
    replays_a_day: int = 50  # records uploaded by a guest
    connections_of_guest: int = 12
    connections_of_address: int = 120


class Buckets:
    """The buckets of one limit, by guest or address."""

    def __init__(self, allowance: Allowance, now: Callable[[], float]):
        self._allowance = allowance
        self._now = now
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and when that was

    def take(self, whose: str = "") -> float:
        """Take a token; return 0, or the number of seconds until there is one."""
        now, allowance = self._now(), self._allowance
        left, then = self._kept.pop(whose, (allowance.burst, now))
        left = min(allowance.burst, left + max(0.0, now - then) * allowance.rate)
        wait = 0.0 if left >= 1 else (1 - left) / allowance.rate
        self._kept[whose] = (left - 1 if not wait else left, now)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return wait

    def check(self, whose: str, sentence: str = "too-many-requests") -> None:
        """Take a token; if there is none, raise TooMany."""
        if wait := self.take(whose):
            raise TooMany(sentence, wait=wait, seconds=int(wait) + 1)


@dataclass
class Doorman:
    """Enforces the limits of a server."""

    limits: Limits
    now: Callable[[], float]
    connections: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        limits, now = self.limits, self.now
        self.requests = Buckets(limits.requests, now)
        self.changes = Buckets(limits.changes, now)
        self.guests = Buckets(limits.guests, now)
        self.claims = Buckets(limits.claims, now)
        self.all_claims = Buckets(limits.all_claims, now)
        self.records = Buckets(limits.records, now)
        self.moments = Buckets(limits.moments, now)
        self.reviews = Buckets(limits.reviews, now)

    @contextmanager
    def connected(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection while it lasts; one too many raises TooMany."""
        most = {f"address {address}": self.limits.connections_of_address}
        if guest is not None:
            most[f"guest {guest}"] = self.limits.connections_of_guest
        for whose, count in most.items():
            if self.connections[whose] >= count:
                raise TooMany("too-many-connections", most=count)
        self.connections.update(most.keys())
        try:
            yield
        finally:
            self.connections.subtract(most.keys())
            for whose in most:
                if not self.connections[whose]:
                    del self.connections[whose]


def network_of(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 network of an IPv6 address, which is one household's."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network(f"{parsed}/64", strict=False)) if parsed.version == 6 else str(parsed)
