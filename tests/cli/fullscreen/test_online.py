"""A server's table in the full screen: what a choice would do is said there as at home."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.cli.fullscreen.driving import drive, press, screen_text, types, until
from tests.cli.test_join import come_to, host_of, link_to, site  # noqa: F401  # site is a fixture
from windycity.cli.fullscreen.app import TableApp
from windycity.cli.fullscreen.panes import Choices, Lines
from windycity.cli.host import TableWish, host_table
from windycity.cli.host import Wish as HostWish
from windycity.cli.join import Wish, join_table
from windycity.cli.online import Online


def test_what_a_choice_would_do_is_asked_of_the_server(
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path, site, "Ann", monkeypatch)
    table = link_to(host, "open", "greedy").rpartition("/")[2]
    app = TableApp("en", lambda stage: Online(come_to(site, "Bob"), table, stage).run(), hurried=True)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await until(lambda: "Take the top card of the draw pile. (CP-4.1)" in screen_text(app), pilot)
        assert app.asked == "Your turn: draw a card or play one."

    drive(app, look, (100, 40))


@pytest.mark.parametrize(
    ("language", "typed", "reason"),
    [("en", "play {card} 1", "You do not hold {card}"), ("nl", "speel {card} 1", "Je hebt {card} niet")],
)
def test_a_move_that_is_refused_there_has_its_reason_and_clause_as_at_home(
    language: str,
    typed: str,
    reason: str,
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path, site, "Ann", monkeypatch)
    table = link_to(host, "open", "greedy").rpartition("/")[2]
    app = TableApp(language, lambda stage: Online(come_to(site, "Bob", language), table, stage).run(), hurried=True)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(lambda: len(app.query_one(Choices).options) > 1, pilot)
        assert app.table
        hand = app.table.view.players[0].hand  # type: ignore[attr-defined]
        other = next(card for card in (f"R{value}" for value in range(1, 16)) if card not in hand)
        await types(app, pilot, typed.format(card=other))
        await until(lambda: reason.format(card=other) in screen_text(app), pilot)
        assert "CP-" in screen_text(app)

    drive(app, play, (100, 40))


def test_a_table_is_made_and_found_again_by_choices(
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for module in ("host", "join"):
        monkeypatch.setattr(f"windycity.cli.{module}.leave_on_signals", lambda: None)
    app = TableApp("en", lambda stage: host_table(HostWish(TableWish(), site, None, False), stage), hurried=True)

    async def make(app: TableApp, pilot: Pilot[None]) -> None:
        assert "What shall the others call you?" in screen_text(app)
        await types(app, pilot, "Ann")
        await types(app, pilot, "chicago poker")
        await types(app, pilot, "3")
        assert "Chicago Poker › 3 players" in screen_text(app).splitlines()[0]
        await types(app, pilot, "3")
        await press(app, pilot, "escape")
        await types(app, pilot, "2")
        assert "3 players › 2 people" in screen_text(app).splitlines()[0]
        await press(app, pilot, "enter")
        await types(app, pilot, "lookout")
        await until(lambda: "The match begins when no seat is open." in screen_text(app), pilot)

    drive(app, make, (100, 40))
    assert app.result == 0
    app = TableApp("en", lambda stage: join_table(Wish(site, None, None, False, False), stage), hurried=True)

    async def find(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Which table?" in screen_text(app)
        labels = [option.label for option in app.query_one(Choices).options]
        assert labels[0].startswith("Chicago Poker: Ann, open, lookout")
        assert labels[-1] == "A new table"
        await press(app, pilot, "enter")
        await until(lambda: "The match begins when no seat is open." in screen_text(app), pilot)

    drive(app, find, (100, 40))
    assert app.result == 0


def test_what_others_do_stands_among_the_news_and_leaves_the_board_its_room(
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path, site, "Ann", monkeypatch)
    table = link_to(host, "open", "greedy").rpartition("/")[2]
    app = TableApp("en", lambda stage: Online(come_to(site, "Bob"), table, stage).run(), hurried=True)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await until(lambda: len(app.query_one(Choices).options) > 1, pilot)
        await until(lambda: "Who is at the table" in "\n".join(map(str, app.query_one("#news", Lines).content)), pilot)
        assert app.query_one("#reply").has_class("empty")
        await types(app, pilot, "say hello")
        await until(lambda: "Bob: hello" in app.all_news, pilot)
        assert app.query_one("#reply").has_class("empty")
        await types(app, pilot, "seats")
        await until(lambda: not app.query_one("#reply").has_class("empty"), pilot)
        await press(app, pilot, "escape")
        assert app.query_one("#reply").has_class("empty")

    drive(app, look, (100, 40))
