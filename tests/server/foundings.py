"""Tables for tests of the store, which knows nothing of their games."""

from __future__ import annotations

from typing import Any

from windycity.server.entries import AnyEntry, Chair, Founding, Said, Setup
from windycity.server.store import Summary

SECRET = "5ec4e7" * 10


def founding(id: str = "t1", host: str = "ann", at: float = 100.0) -> Founding:
    return Founding(id, Setup("any", {}, (Chair(), Chair())), host, SECRET, at)


def summary(*guests: str | None, **facts: Any) -> Summary:
    """A table in short, with these guests on its seats; None is an open seat."""
    chairs = tuple(Chair(guest=guest, name=guest.title()) if guest else Chair() for guest in guests)
    settled: dict[str, Any] = {"stage": "gathering", "listed": False, "changed": 100.0, "chairs": chairs}
    return Summary(**settled | facts)


def said(*texts: str) -> list[AnyEntry]:
    return [Said(float(number), "ann", "Ann", text) for number, text in enumerate(texts)]
