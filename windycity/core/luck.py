"""The luck of a match: a scheme, a secret whose hash is published before the first move, and words contributed by the seats."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from windycity.core.chance import SCHEMES, SECRET_BYTES, begin_step, secret_from_seed
from windycity.core.errors import BadOption
from windycity.core.position import Positions

LONGEST = 200  # characters of a contribution
NO_TEXT = ("Cc", "Cs", "Zl", "Zp")  # Unicode's control characters, lone surrogates, ends of lines and paragraphs


@dataclass(frozen=True)
class Luck:
    """The source of a match's luck: a scheme, a secret, and a contribution from each seat if any seat gave one."""

    scheme: str
    secret: bytes = field(repr=False)  # not in logs and tracebacks
    contributions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.scheme not in SCHEMES:
            raise BadOption("unknown-luck", scheme=str(self.scheme), known=", ".join(SCHEMES))
        for words in self.contributions:
            check_contribution(words)
        if any(self.contributions) != (self.scheme == "hmac-2"):
            raise BadOption("luck-contributions", scheme=self.scheme)

    @classmethod
    def of(cls, scheme: str, seed: int | str | None) -> Luck:
        """Derive luck from a seed; without one, from a fresh secret."""
        return cls(scheme, secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed, scheme))

    @classmethod
    def fresh(cls) -> Luck:
        """Draw a secret for a match that has yet to start, so that its hash can be published first."""
        return cls.of("hmac-1", None)

    @property
    def commitment(self) -> str:
        """The hash of the secret: published before the first move, it proves after the last that the secret was not changed."""
        return hashlib.sha256(self.secret).hexdigest()

    def with_contributions(self, contributions: Sequence[str]) -> Luck:
        """Mix in a short text from each seat, given after the hash was published; without any the luck stays as it is."""
        if self.scheme == "fast-1":
            raise BadOption("luck-contributions", scheme=self.scheme)
        for words in contributions:
            check_contribution(words)
        given = tuple(contributions) if any(contributions) else ()
        return replace(self, scheme="hmac-2" if given else "hmac-1", contributions=given)

    def check(self, seats: int) -> None:
        """Refuse luck whose number of contributions is not the number of seats."""
        if self.contributions and len(self.contributions) != seats:
            raise BadOption("wrong-contributions", count=len(self.contributions), seats=seats)

    def begin(self, chances: Positions, step: int) -> None:
        """Seed the chance of one step."""
        begin_step(chances, self.scheme, self.secret, step, self.contributions)


def check_contribution(words: object) -> None:
    """Refuse a contribution that is not a text, is too long, or has more than one line."""
    if not isinstance(words, str):
        raise BadOption("contribution-not-text", words=str(words))
    if len(words) > LONGEST:
        raise BadOption("contribution-too-long", length=len(words), most=LONGEST)
    if any(unicodedata.category(character) in NO_TEXT for character in words):
        raise BadOption("contribution-control")
