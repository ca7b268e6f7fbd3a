"""What is shown of a server's table, without a server: messages in, text out."""

from __future__ import annotations

import re
import time
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
from windycity.cli.bulletin import format_missing, format_time, list_seats, name_players
from windycity.cli.lines import Lines
from windycity.cli.screen import Screen
from windycity.cli.showing import Showing
from windycity.cli.words import text_of
from windycity.client.errors import OtherVersion
from windycity.client.memory import Change
from windycity.client.site import Site
from windycity.core.choices import ChoiceGroup
from windycity.core.record import read, replay
from windycity.core.words import LANGUAGES
from windycity.server.clocks import Pace
from windycity.server.commands import BOTS, Contribute
from windycity.server.entries import HandedOver, Proposed, Said, Stood, TookBack, Undone, Voted
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
    assert "Bob does not agree. The match goes on." in looking.shows(story.happens(Voted(1.0, 1, False)))
    looking.shows(story.happens(Proposed(1.0, 1, "end")))
    assert looking.shows(story.happens(Voted(1.0, 0, False))).strip() == "The match goes on.", "Ann knows who declined"
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


def test_whoever_a_bot_plays_for_is_not_asked(looking: Looking) -> None:
    story = looking.story
    looking.shows(story.happens())
    looking.shows(story.begins())
    assert "soldier plays for you now. take back: you play yourself again." in looking.shows(
        story.happens(HandedOver(1.0, 0, "soldier"))
    )
    while story.match.waiting == (0,):
        shown = looking.shows(story.happens(story.move()))
        assert "Your move" not in shown
    while story.match.waiting != (0,):
        shown = looking.shows(story.happens(story.move()))
    assert "Your move" not in shown
    shown = looking.shows(story.happens(TookBack(1.0, 0)))
    assert "You play yourself again." in shown
    assert "Your move" in shown, "what the bot was asked is asked now"


def test_who_was_cut_off_is_asked_again(looking: Looking) -> None:
    looking.shows(looking.story.happens())
    looking.shows(looking.story.begins())
    assert "Your move" not in looking.shows(looking.story.whole())
    looking.showing.come_back()
    assert "Your move" in looking.shows(looking.story.whole())


def test_what_a_match_waits_for_is_told(looking: Looking) -> None:
    story = looking.story
    shown = looking.shows(story.happens())
    assert "The match still waits for Ann, Bob, and for words for the luck." in shown
    assert "waits" not in looking.shows(story.happens(Stood(0.0, 1))), "who may come is no news"
    state = replace(looking.state, watching=2)
    assert "2 look on" in list_seats(state, "en")
    assert format_missing(state, "en") == "The match begins when no seat is open."
    contributed = replace(state.seats[0], contributed=True)
    late = replace(state, seats=[contributed, replace(state.seats[0], name="Cor", present=False)])
    assert "The match still waits for Cor, and" in looking.shows(Change(state, late, [], []))
    assert "waits" not in looking.shows(Change(late, late, [], []))


def asked(looking: Looking, deadline: float) -> State:
    """Ann is asked, and has time until a deadline."""
    looking.story.memory.take(looking.story.begins())
    seats = [replace(seated, deadline=None if seated.seat else deadline) for seated in looking.state.seats]
    return replace(looking.state, pace=Pace("live", 60, 0), seats=seats)


def test_the_clock_is_shown_and_warns_in_time(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    state = asked(looking, now + 45.0)
    shown = looking.shows(Change(None, state, [], []))
    assert "Time: 60 seconds a turn." in shown
    assert shown.rstrip().endswith("? for help) · 0:45")
    assert looking.showing.clock() == "0:45"
    for moment, left in ((now + 15.0, "0:30"), (now + 35.0, "0:10")):
        alarm = looking.showing._alarm
        assert alarm is not None
        assert alarm.interval == pytest.approx(moment - time.time(), abs=1.0)
        alarm.cancel()
        monkeypatch.setattr(time, "time", lambda moment=moment: moment)
        looking.showing._ring(*alarm.args)
        assert f"Only {left} left for your move!" in looking.out.getvalue()
    assert looking.showing._alarm is None or not looking.showing._alarm.is_alive()
    waiting = replace(state, decision=None, choices=None, view={**state.view, "waiting": [1]})
    looking.shows(Change(state, waiting, [], []))
    assert looking.showing.clock() == "-:--", "nobody's clock runs"


def test_a_warning_that_comes_too_late_is_not_given(looking: Looking) -> None:
    state = asked(looking, time.time() + 40.0)
    looking.shows(Change(None, state, [], []))
    alarm = looking.showing._alarm
    assert alarm is not None
    looking.showing.set_alarm(None)
    looking.shows(Change(state, replace(state, decision=None, choices=None), [], []))
    looking.showing._ring(*alarm.args)
    assert "Only" not in looking.out.getvalue()


def test_an_ask_for_forms_sake_is_told_in_a_line(looking: Looking) -> None:
    looking.story.memory.take(looking.story.begins())
    match = windycity.game("gangsters", compiled=False).start(seats=2, seed=1)
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)))
    choices = match.choices(match.waiting[0])
    one = replace(choices, ask="react", groups=[ChoiceGroup("pass", "GA-4.5", [], [], [[]])])
    state = replace(looking.state, game="gangsters", view=view, choices=one, decision=7)
    shown = looking.shows(Change(replace(state, decision=None, choices=None), state, [], []))
    assert "There is only one answer for you (pass); it is given by itself in a moment." in shown
    assert "Your move" not in shown


def test_players_whom_moves_name_otherwise_are_told_apart(looking: Looking) -> None:
    looking.story.memory.take(looking.story.begins())
    assert [seated.player for seated in looking.state.seats] == ["Al Capone", "Bugs Moran"]
    assert name_players(["draw", "play R7 1"], looking.state, "en") == []
    assert name_players(["raid Moran 1", "raid Moran 2"], looking.state, "en") == ["Moran is Bob"]
    assert name_players(["attack capone-thugs", "offer moran"], looking.state, "de") == ["capone ist Ann, moran ist Bob"]


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


class Typing:
    """A terminal on which somebody is typing, with a clock before the prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, plain: bool = False):
        self.out, self.typed, self.time = StringIO(), "", "1:00"
        screen = Screen("en", plain, Console(file=self.out, width=20))
        screen.readline = SimpleNamespace(set_pre_input_hook=lambda hook: None, get_line_buffer=lambda: self.typed)  # type: ignore[assignment]
        self.lines = Lines(screen)
        self.lines.clock = lambda: self.time
        monkeypatch.setattr("builtins.input", self._input)
        self.does: list[Any] = []

    def _input(self, prompt: str) -> str:
        self.out.write(prompt)
        self.lines._prompt_is_there()
        for do in self.does:
            do()
        return self.typed

    def becomes(self, time: str, typed: str = "") -> None:
        self.time, self.typed = time, typed
        self.lines._tick()

    def shown(self, *does: Any) -> str:
        self.does = [*does]
        self.lines.ask()
        return self.out.getvalue()


def test_a_clock_runs_before_what_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(monkeypatch)
    shown = typing.shown(
        lambda: typing.becomes("0:59", "dr"),
        lambda: typing.becomes("0:59", "draw"),
        lambda: typing.becomes("0:58", "draw, draw, draw"),
        lambda: typing.becomes("0:57", "draw"),
        lambda: typing.lines.tell(lambda: print("news", file=typing.out)),
    )
    first, last = "\x1b7\r   0:59 > \x1b8", "\x1b7\r   0:57 > \x1b8"
    rest = "\r\x1b[Jnews\n   0:57 > draw"
    assert shown == f"   1:00 > {first}{last}{rest}", "written where it changes, and where the cursor's row is known"


def test_a_clock_does_not_disturb_a_screen_that_is_read_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(monkeypatch, plain=True)
    assert typing.shown(lambda: typing.becomes("0:59")) == "> "


def test_no_clock_is_shown_where_none_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(monkeypatch)
    typing.lines.clock = lambda: None
    assert typing.shown(lambda: typing.becomes("0:59")) == "> "


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
    ("seconds", "text"), [(-1, "0:00"), (64.1, "1:05"), (3661, "1:01:01"), (86_400, "1 day 0 h"), (200_000, "2 days 7 h")]
)
def test_time_is_written_so_that_it_is_read_at_a_glance(seconds: float, text: str) -> None:
    assert format_time(seconds, "en") == text
