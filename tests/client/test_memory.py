"""What a guest knows of a table, from the messages it was sent."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest

import windycity
from windycity.client.harmless import decode
from windycity.client.memory import Memory, view_of
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.server.entries import Chair, Contributed, Founding, Played, Said, Setup, Undone
from windycity.server.eyes import Eye, Gaze, Presence
from windycity.server.table import Table

GAME = "chicago-poker"


class Story:
    """A table, and the eye of its first seat, whose messages a memory gets."""

    def __init__(self) -> None:
        game = windycity.game(GAME, compiled=False)
        chairs = (Chair("ann", "Ann"), Chair("bob", "Bob"))
        founding = Founding("t", Setup(GAME, {}, chairs), "ann", Luck.of("hmac-1", 1).secret.hex(), 0.0)
        self.table = Table(founding, game)
        self.eye = Eye(Gaze(0, "en", True))
        self.memory = Memory()

    def happens(self, *entries: Any) -> dict[str, Any]:
        for entry in entries:
            self.table.apply(entry)
        message = self.eye.look(self.table, Presence(["ann"], 0), 0.0)
        assert message is not None
        decoded: dict[str, Any] = json.loads(message)
        return decoded

    def begins(self) -> dict[str, Any]:
        return self.happens(Contributed(0.0, 0, "a"), Contributed(0.0, 1, "b"))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def move(self) -> Played:
        (seat,) = self.match.waiting
        return Played(0.0, seat, (self.match.legal(seat)[-1],))

    def whole(self) -> dict[str, Any]:
        decoded: dict[str, Any] = json.loads(self.eye.snapshot(self.table, 0.0))
        return decoded


@pytest.fixture
def story() -> Story:
    return Story()


def test_updates_lead_to_the_state_that_the_server_has(story: Story) -> None:
    story.memory.take(story.begins())
    for _ in range(5):
        change = story.memory.take(story.happens(story.move()))
        assert change is not None
        assert change.news
    assert json.loads(msgspec.json.encode(story.memory.state)) == story.whole()["state"]
    assert [one.text for one in story.memory.news] == [one.text for one in story.match.news(0)]


def test_an_update_is_missing(story: Story) -> None:
    story.memory.take(story.begins())
    story.happens(story.move())
    assert story.memory.take(story.happens(story.move())) is None, "the one before never came"
    change = story.memory.take(story.whole())
    assert change is not None
    assert not change.rewound
    assert [one.number for one in change.news] == sorted({one.number for one in change.news})
    assert change.news[0].text not in {"", None}
    assert [one.text for one in story.memory.news] == [one.text for one in story.match.news(0)]


def test_what_was_taken_back_is_forgotten_and_said(story: Story) -> None:
    story.memory.take(story.begins())
    before = [*story.memory.news]
    played = story.move()
    story.memory.take(story.happens(played))
    assert len(story.memory.news) > len(before)
    change = story.memory.take(story.happens(Undone(0.0, played.seat)))
    assert change is not None
    assert change.rewound
    assert not change.news
    assert story.memory.news == before


def test_talk_is_told_once(story: Story) -> None:
    first = story.memory.take(story.happens(Said(1.0, "bob", "Bob", "hello", 1)))
    assert first is not None
    assert [talk.text for talk in first.talk] == ["hello"]
    again = story.memory.take(story.whole())
    assert again is not None
    assert not again.talk


def test_a_view_has_the_names_of_the_people(story: Story) -> None:
    game = windycity.game(GAME)
    story.memory.take(story.happens())
    assert story.memory.state is not None
    assert view_of(game, story.memory.state) is None
    story.memory.take(story.begins())
    view = view_of(game, story.memory.state)
    assert view is not None
    assert [player.name for player in view.players] == ["Ann", "Bob"]
    assert msgspec.structs.replace(view, players=story.match.view(0).players) == story.match.view(0)


@pytest.mark.parametrize("change", [{"protocol": 2}, {"state": {"table": "t"}}])
def test_a_server_of_another_version_is_not_misunderstood(story: Story, change: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        story.memory.take({**story.begins(), **change})


def test_the_clocks_of_server_and_client_may_differ(story: Story) -> None:
    message = story.begins()
    message["now"] = time.time() + 3600
    story.memory.take(message)
    assert 3590 < story.memory.ahead < 3610


@pytest.mark.parametrize("wrong", ["\x1b[2J", "\x07", "\x9b2J", "\u202e", "\r", "\x00", "\x7f"])
def test_what_others_wrote_cannot_control_a_terminal(wrong: str) -> None:
    for text in (json.dumps({"a": [f"x{wrong}y"], wrong: 1}), json.dumps({"a": [f"x{wrong}y"], wrong: 1}, ensure_ascii=False)):
        found = decode(text.encode())
        assert found["a"][0].startswith("x\ufffd")
        assert wrong not in str(found)
    harmless = {"a": ["Zoë: 5 > 3 \\u001b", 1, None, "two\nlines"], "é": "☃"}
    assert decode(json.dumps(harmless)) == harmless
