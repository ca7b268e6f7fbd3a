"""Gangsters' events as people are told them: what a player's joints pay in a turn is one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from windycity.core.edition import Edition
from windycity.core.match import Event
from windycity.core.position import Loose


def rewrite_step(edition: Edition, s: Loose, events: Sequence[Event]) -> list[Event]:
    """Tell together what the joints of a player pay, and of a joint that turns neutral no level before."""
    told: list[Event] = []
    for event, after in pairwise([*events, None]):
        assert event is not None
        if event.name == "earned" and (paid := _paid_before(told, event)) is not None:
            told[paid] = _together(told[paid], event)
        elif not (event.name == "lost-level" and after is not None and after.name == "neutral"):
            told.append(event)
    return told


def _paid_before(told: Sequence[Event], event: Event) -> int | None:
    """Where the same player has been paid already in this step."""
    return next((i for i, one in enumerate(told) if one.name == "earned" and one.facts["seat"] == event.facts["seat"]), None)


def _together(one: Event, other: Event) -> Event:
    """Two payments to the same player as one."""
    joints = f"{one.facts['joint']}, {other.facts['joint']}"
    return replace(one, facts={**one.facts, "joint": joints, "cash": int(str(one.facts["cash"])) + int(str(other.facts["cash"]))})
