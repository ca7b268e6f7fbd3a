"""Guests: their names, the keys of their devices, and the codes that move a guest to another device.

There are no accounts. Each new guest gets a key of 256 random bits; the store has only its SHA-256, by which it is looked up,
so neither the database nor the time of a lookup says anything about a key.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from contextlib import suppress

from windycity.server.refusals import BadName, NoGuest, NotFound
from windycity.server.shapes import LONGEST_NAME
from windycity.server.store import Guest, Store, StoreError, Taken

NO_NAME = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, bidirectional, private and unassigned characters
JOINER = "\u200d"  # joins the parts of an emoji
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 8  # 10^11 codes: within ten minutes, and with the limits on attempts, nobody guesses one
CODE_LIFE = 600.0  # seconds
SEEN = 3600.0  # seconds between two updates of when a guest was last here


def clean_name(text: str) -> str:
    """Return a name without surrounding spaces; one that is not allowed raises BadName."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName("name-length", most=LONGEST_NAME, length=len(name))
    if any(unicodedata.category(letter) in NO_NAME and letter != JOINER for letter in name) or not name.strip(JOINER):
        raise BadName("name-control")
    return name


def hashed(secret: str) -> str:
    """Return the hash under which the store keeps a key or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Guests:
    """The guests of a server."""

    def __init__(self, store: Store, now: Callable[[], float]):
        self._store = store
        self._now = now

    async def make(self, name: str, language: str) -> tuple[Guest, str]:
        """Make a guest; return it and the key of its first device, which is stored nowhere."""
        cleaned, now, key = clean_name(name), self._now(), secrets.token_urlsafe(32)
        id = secrets.token_hex(10)
        await self._store.add_guest(id, cleaned, hashed(key), language, now)
        return Guest(id, cleaned, language, now, now), key

    async def find(self, key: str | None) -> Guest | None:
        """Find the guest of a key; None if there is none."""
        guest = await self._store.guest_by_key(hashed(key)) if key else None
        if guest and guest.seen < self._now() - SEEN:
            with suppress(StoreError):  # not worth failing for
                await self._store.seen(guest.id, self._now())
        return guest

    async def need(self, key: str | None) -> Guest:
        """Find the guest of a key; if there is none, raise NoGuest."""
        guest = await self.find(key)
        if guest is None:
            raise NoGuest("no-guest" if key is None else "unknown-key")
        return guest

    async def transfer(self, guest: Guest) -> tuple[str, float]:
        """Make a one-time code that moves a guest to another device, replacing earlier ones; return it and when it expires."""
        expires = self._now() + CODE_LIFE
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            with suppress(Taken):
                await self._store.add_transfer(hashed(code), guest.id, expires)
                return f"{code[:4]}-{code[4:]}", expires

    async def claim(self, code: str) -> tuple[Guest, str]:
        """Use up a transfer code; return its guest and a key for this device. An invalid code raises NotFound."""
        plain = code.casefold().replace("-", "").replace(" ", "")
        id = await self._store.take_transfer(hashed(plain), self._now())
        guest = await self._store.guest(id) if id else None
        if guest is None:
            raise NotFound("unknown-code")
        key = secrets.token_urlsafe(32)
        await self._store.add_key(guest.id, hashed(key), self._now())
        return guest, key
