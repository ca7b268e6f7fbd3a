"""A referee with interpreted rules, and a match in it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest

import windycity
from tests.cli.referee.client import HANDS, NEW, Client


@pytest.fixture(scope="module", autouse=True)
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Interpreted rules, here and in processes: an empty cache holds no compiled ones, and commands are found by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windycity, "game", cache(partial(windycity.game, compiled=False)))
        patch.setenv("WINDYCITY_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        yield


@pytest.fixture(scope="module")
def client(interpreted: None) -> Iterator[Client]:
    with Client() as started:
        yield started
        assert started.end() == (0, b"", b"")


@pytest.fixture
def match(client: Client) -> Client:
    """The process with a fresh match."""
    assert client.send(json.dumps({**NEW, "chance": HANDS}).encode())["ok"]
    return client
