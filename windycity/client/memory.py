"""What a guest knows of a table, from the messages it was sent: the present, and what happened."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from windycity.core.game import Game
from windycity.core.news import News
from windycity.core.view import FORMAT, View
from windycity.server.patches import patched
from windycity.server.protocol import PROTOCOL, State, Talk


class Change(NamedTuple):
    """The effect of a message: the table before and after it, what happened, what was said, and whether moves were taken back."""

    before: State | None
    state: State
    news: Sequence[News]
    talk: Sequence[Talk]
    rewound: bool = False


class Memory:
    """A table as known from its messages. `state` is None until the first."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.news: list[News] = []  # everything received, except what was taken back
        self.ahead = 0.0  # seconds that the server's clock is ahead of ours
        self._document: Any = None
        self._version = 0
        self._events: dict[int, Any] = {}
        self._talk: set[Talk] = set()

    @property
    def voices(self) -> dict[str, str]:
        """Who has talked: their handles, by the name that each used last."""
        return {talk.name: talk.who for talk in sorted(self._talk, key=lambda talk: talk.at)}

    def take(self, message: dict[str, Any]) -> Change | None:
        """Apply a snapshot or an update; None if an earlier update is missing, so that a snapshot is needed.

        An invalid message raises ValidationError: the server has another version.
        """
        whole = message["type"] == "snapshot"
        if whole and message["protocol"] != PROTOCOL:
            raise msgspec.ValidationError(f"protocol {message['protocol']}")
        if not whole and message["version"] != self._version + 1:
            return None
        before, self._version = self.state, message["version"]
        self._document = message["state"] if whole else patched(self._document, message["patch"])
        self.state = msgspec.convert(self._document, State)
        self.ahead = message["now"] - time.time()
        fresh, rewound = self._fresh(message["events"], whole)
        self._events |= {event["number"]: event for event in message["events"]}
        news = [one for one in msgspec.convert(message["news"], list[News]) if one.number >= fresh]
        self.news += news
        talk = [one for one in msgspec.convert(message["talk"], list[Talk]) if one not in self._talk]
        self._talk.update(talk)
        return Change(before, self.state, news, talk, rewound)

    def _fresh(self, events: list[Any], whole: bool) -> tuple[int, bool]:
        """Return the number of the first new event, and whether earlier events were taken back, which are forgotten."""
        if not whole:
            return 0, False
        after = events[-1]["number"] + 1 if events else 0
        fresh = next((event["number"] for event in events if self._events.get(event["number"]) != event), after)
        forgotten = [number for number in self._events if number >= fresh]
        for number in forgotten:
            del self._events[number]
        self.news = [one for one in self.news if one.number < fresh]
        return fresh, bool(forgotten)


def view_of(game: Game, state: State) -> View | None:
    """Return what a guest knows of the match as the game's view, with people's names; None before the match.

    A view of another shape raises ValidationError: the server has another version.
    """
    if state.view is None:
        return None
    view = msgspec.json.decode(msgspec.json.encode(state.view), type=game.rulebook.view_type)
    if view.format != FORMAT:
        raise msgspec.ValidationError(f"view {view.format}")
    players = [structs.replace(player, name=seated.name) for player, seated in zip(view.players, state.seats, strict=True)]
    return structs.replace(view, players=players)
