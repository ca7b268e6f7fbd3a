"""What tests of the server share: a place for a store, in SQLite and in a real PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import WHY_NOT, Postgres, binaries
from windycity.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if binaries() is None:
        pytest.skip(WHY_NOT)  # on a fresh machine .ci/run installs it, and fails if any test is skipped
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    server = Postgres(folder)
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be."""
    if request.param == "sqlite":
        return str(tmp_path / "data" / "store.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    async with await Store.open(place, "here") as opened:
        yield opened
