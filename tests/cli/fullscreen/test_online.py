"""A server's table in the full screen: what a choice would do is said there as at home."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.cli.fullscreen.driving import drive, screen_text, until
from tests.cli.test_join import come_to, host_of, link_to, site  # noqa: F401  # site is a fixture
from windycity.cli.fullscreen.app import TableApp
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

    drive(app, look, (100, 40))
