"""What tests of the web client share: a browser, a server of their own for each module, and visitors."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.nursery import Nursery, Server
from tests.web.client import BUILT
from tests.web.visitor import Visitor

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
Visiting = Callable[..., Visitor]


def start(nursery: Nursery, store: Path, port: int = 0, **more: bool) -> Server:
    """Start a server, in a thread: Playwright has an event loop of its own in this one."""
    with ThreadPoolExecutor() as thread:
        return thread.submit(lambda: asyncio.run(nursery.start(store, port, **more))).result()


# For this folder only: while Playwright runs, its event loop is in the way of tests that have their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here")  # on a fresh machine .ci/run installs it, and fails if any test is skipped
    assert BUILT.is_file(), "the web client is not built: make client"
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as opened:
        yield opened


@pytest.fixture(scope="package")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with Nursery(tmp_path_factory.mktemp("servers") / "log") as nursery:
        yield nursery


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store") / "server.sqlite"


@pytest.fixture(scope="module")
def server(nursery: Nursery, store: Path) -> Server:
    return start(nursery, store)


@pytest.fixture(scope="package")
def compiled_server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server with compiled rules and a process for bots, for hints with reasons and for reviews: one for all modules."""
    return start(nursery, tmp_path_factory.mktemp("compiled") / "server.sqlite", compiling=True, thinking=True)


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visiting]:
    """Make visitors; whatever went wrong in the browser of one fails the test at its end."""
    with ExitStack() as leaving:

        def make(*, allowed: str = "", **wishes: Any) -> Visitor:
            made = Visitor(browser, server.site, **wishes)
            leaving.callback(made.close, allowed=allowed)
            return made

        yield make
