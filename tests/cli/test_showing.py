"""What is shown of a server's table, without a server: messages in, text out."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

import windycity
from tests.client.test_memory import Story
from windycity.cli.bulletin import format_time
from windycity.cli.lines import Lines
from windycity.cli.screen import Screen
from windycity.cli.showing import Showing
from windycity.cli.words import text_of
from windycity.client.errors import OtherVersion
from windycity.client.memory import Change
from windycity.client.site import Site
from windycity.core.record import read, replay
from windycity.core.words import LANGUAGES
from windycity.server.commands import BOTS, Contribute
from windycity.server.entries import HandedOver, Proposed, Said, TookBack, Undone, Voted
from windycity.server.protocol import State

GOLDEN = Path(__file__).parents[1] / "golden" / "chicago-poker" / "ends-one-of-each.jsonl"


class Looking:
    """Somebody who looks at the table of a story."""

    def __init__(self, language: str = "en", own_words: bool = False):
        self.story = Story()
        self.out = StringIO()
        screen = Screen(language, True, Console(file=self.out, width=100, soft_wrap=True))
        site = Site("http://127.0.0.1:9", language, "1.0")
        self.sent: list[tuple[Any, Any]] = []
        self.went: list[str] = []
        visit: Any = SimpleNamespace(
            site=site,
            table="t",
            ahead=0.0,
            send=lambda kind, **fields: self.sent.append((kind, fields)),
            go_to=self.went.append,
        )
        self.showing = Showing(visit, screen, Lines(screen), own_words)

    def shows(self, change: Change | dict[str, Any] | None) -> str:
        change = self.story.memory.take(change) if isinstance(change, dict) else change
        assert change is not None
        self.out.seek(0)
        self.out.truncate()
        self.showing.change(change)
        return self.out.getvalue()

    @property
    def state(self) -> State:
        assert self.story.memory.state is not None
        return self.story.memory.state


@pytest.fixture
def looking() -> Looking:
    return Looking()


def test_random_words_are_added_to_the_luck_once(looking: Looking) -> None:
    shown = looking.shows(looking.story.happens())
    assert "1  Ann (you, host)\n2  Bob (away)" in shown
    assert "http://127.0.0.1:9/table/t" in shown
    looking.shows(looking.story.happens(Said(1.0, "bob", "Bob", "hello", 1)))
    ((kind, fields),) = looking.sent
    assert kind is Contribute
    assert re.fullmatch(r"[0-9a-f]{16}", fields["words"])


def test_who_gives_words_is_asked_for_them_instead() -> None:
    looking = Looking(own_words=True)
    shown = looking.shows(looking.story.happens())
    assert looking.state.hash in shown
    assert "words ANY LINE" in shown
    assert not looking.sent


def test_a_turn_is_shown_once_and_others_are_waited_for(looking: Looking) -> None:
    looking.shows(looking.story.happens())
    shown = looking.shows(looking.story.begins())
    assert "The match begins." in shown
    assert "Ann is dealt" in shown
    assert "1. draw" in shown
    assert shown.rstrip().endswith("Your move (a number, a move, ? for help)")
    assert "Your move" not in looking.shows(looking.story.happens(Said(1.0, "bob", "Bob", "hello", 1)))
    shown = looking.shows(looking.story.happens(looking.story.move()))
    assert "Ann lays" in shown
    assert "Waiting for Bob (away) ..." in shown
    assert "Waiting" not in looking.shows(looking.story.happens(Said(2.0, "bob", "Bob", "well", 1)))


def test_proposals_and_bots_in_place_of_people_are_told(looking: Looking) -> None:
    story = looking.story
    looking.shows(story.happens())
    looking.shows(story.begins())
    assert "You propose to end the match" in looking.shows(story.happens(Proposed(1.0, 0, "end")))
    assert "The match goes on." in looking.shows(story.happens(Voted(1.0, 1, False)))
    assert "Bob proposes to take back the last move." in looking.shows(story.happens(Proposed(1.0, 1, "undo")))
    assert "Ann agrees." in looking.shows(story.happens(Voted(1.0, 0, True)))
    assert "soldier plays for Bob now." in looking.shows(story.happens(HandedOver(1.0, 1, "soldier")))
    assert "Bob plays again." in looking.shows(story.happens(TookBack(1.0, 1)))
    played = story.move()
    looking.shows(story.happens(played))
    shown = looking.shows(story.happens(Undone(1.0, played.seat)))
    assert "Moves were taken back." in shown
    assert "Your move" in shown
    assert "lays" not in shown


def ended(looking: Looking, **more: Any) -> Change:
    """The end of a match that was played to its end, at the table of a story."""
    match = replay(windycity.game("chicago-poker", compiled=False), read(GOLDEN.read_text()))
    looking.story.memory.take(looking.story.begins())
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)))
    seats = [replace(looking.state.seats[min(seat, 1)], seat=seat, bot="capo" if seat else None) for seat in range(match.seats)]
    over = replace(looking.state, stage="over", decision=None, choices=None, prompt=None, view=view, seats=seats)
    return Change(replace(looking.state, seats=seats), replace(over, **more), [], [])


def test_the_end_is_told_with_ranking_and_record(looking: Looking) -> None:
    shown = looking.shows(ended(looking))
    assert re.search(r"^You (win!|lose:) .*one business of each kind \(CP-6.1\)\.$", shown, re.MULTILINE)
    assert "Ann (you): " in shown
    assert "Bob (capo): " in shown
    assert "replay --verify FILE" in shown
    assert not looking.went


def test_the_next_match_is_followed_when_it_is_made(looking: Looking) -> None:
    change = ended(looking)
    looking.shows(change)
    assert "Another match" in looking.shows(Change(change.state, replace(change.state, next="u"), [], []))
    assert looking.went == ["u"]
    late = Looking()
    assert "http://127.0.0.1:9/table/u" in late.shows(ended(late, next="u")._replace(before=None))
    assert not late.went, "whoever comes later may want to see this one"


def test_a_table_of_another_edition_says_so(looking: Looking) -> None:
    looking.story.memory.take(looking.story.begins())
    shown = looking.shows(Change(None, replace(looking.state, edition=True), [], []))
    assert "another edition" in shown
    assert "Your hand" in shown or "hand" in shown, "without a board, the view has all that a table needs"
    board = windycity.game("chicago", compiled=False).start(seats=2, seed=1)
    view = msgspec.json.decode(msgspec.json.encode(board.view(0)))
    state = replace(looking.state, game="chicago", edition=True, view=view, choices=board.choices(0))
    shown = looking.shows(Change(None, state, [], []))
    assert "cannot be drawn here" in shown
    assert "1. buy blue" in shown, "it can be played all the same"


def test_what_comes_while_something_is_shown_is_told_afterwards_whatever_goes_wrong() -> None:
    lines, told = Lines(Screen("en", True, Console(file=StringIO()))), []

    def fail() -> None:
        with lines.undisturbed():
            lines.tell(lambda: told.append("news"))
            assert not told
            raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        fail()
    assert told == ["news"]


def test_a_view_of_another_version_is_refused(looking: Looking) -> None:
    looking.story.memory.take(looking.story.begins())
    with pytest.raises(OtherVersion, match=r"it has version \?, you have 1\.0"):
        looking.shows(Change(None, replace(looking.state, view={**looking.state.view, "format": 99}), [], []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_screen_of_80_columns_and_24_lines(language: str) -> None:
    lines = text_of("join-help", language, bots=", ".join(BOTS)).splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("seconds", "text"), [(-1, "0:00"), (65.9, "1:05"), (3661, "1:01:01"), (86_400, "1 day 0 h"), (200_000, "2 days 7 h")]
)
def test_time_is_written_so_that_it_is_read_at_a_glance(seconds: float, text: str) -> None:
    assert format_time(seconds, "en") == text
