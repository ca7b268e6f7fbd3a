"""Gangsters' events as news: the payments of a player's joints in a turn are one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from windycity.core.edition import Edition
from windycity.core.match import Event
from windycity.core.position import Loose


def rewrite_step(edition: Edition, s: Loose, events: Sequence[Event]) -> list[Event]:
    """Join the payments of a player's joints into one event, and drop the lost level of a joint that turns neutral."""
    news: list[Event] = []
    for event, after in pairwise([*events, None]):
        assert event is not None
        if event.name == "earned" and (paid := _paid_before(news, event)) is not None:
            news[paid] = _together(news[paid], event)
        elif not (event.name == "lost-level" and after is not None and after.name == "neutral"):
            news.append(event)
    return news


def _paid_before(news: Sequence[Event], event: Event) -> int | None:
    """Return the index of an earlier payment to the same player in this step."""
    return next((i for i, one in enumerate(news) if one.name == "earned" and one.facts["seat"] == event.facts["seat"]), None)


def _together(one: Event, other: Event) -> Event:
    """Join two payments to the same player."""
    joints = f"{one.facts['joint']}, {other.facts['joint']}"
    money = sum(int(str(event.facts["money"])) for event in (one, other))
    return replace(one, facts={**one.facts, "joint": joints, "money": money})
