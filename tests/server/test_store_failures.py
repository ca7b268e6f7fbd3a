"""Nothing acknowledged is ever lost: a full disk, a database that goes away and comes back, a server that is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from tests.server.foundings import founding, said, summary
from tests.server.postgres import Postgres
from windycity.core.words import LANGUAGES
from windycity.server.store import Store, StoreFailed

pytestmark = pytest.mark.anyio

# For each line that it is sent: starts a child which appends to three logs, and prints what was acknowledged.
APPENDER = """
import asyncio, os, sys
from tests.server.foundings import said, summary
from windycity.server.store import Store

async def append(store, id, first):
    for number in range(first, 1_000_000):
        await store.append(id, number, said(f"{id} {number}"), summary("ann"))
        print(f"{id} {number}\\n", end="", flush=True)  # written at once, whatever moment it is killed at

async def main():
    async with await Store.open(sys.argv[1], "child") as store:
        ids = ("t0", "t1", "t2")
        assert all([await store.claim(id, 1.0) for id in ids])
        lengths = {id: len(await store.entries(id)) for id in ids}
        print("begun", os.getpid(), flush=True)
        await asyncio.gather(*(append(store, id, length) for id, length in lengths.items()))

for _ in sys.stdin:
    child = os.fork()
    if not child:
        asyncio.run(main())
    os.waitpid(child, 0)
    print("killed", child, flush=True)
"""


async def test_what_was_acknowledged_is_there_after_a_kill(place: str) -> None:
    """The same store is killed again and again, at random moments."""
    async with await Store.open(place, "here") as store:
        for number in range(3):
            await store.found(founding(f"t{number}"), summary("ann"))
    acknowledged: dict[str, int] = {}
    with subprocess.Popen([sys.executable, "-c", APPENDER, place], stdin=-1, stdout=-1, text=True, bufsize=1) as appender:
        for _ in range(20):
            acknowledged |= await asyncio.to_thread(_append_until_killed, appender)
            async with await Store.open(place, "here") as store:
                for id, last in acknowledged.items():
                    log = await store.entries(id)
                    assert len(log) > last
                    assert log == [said(f"{id} {number}")[0] for number in range(len(log))]
    assert len(acknowledged) == 3


def _append_until_killed(appender: subprocess.Popen[str]) -> dict[str, int]:
    """Return the last number of each log that was acknowledged."""
    assert appender.stdin
    assert appender.stdout
    appender.stdin.write("once more\n")
    begun, child = appender.stdout.readline().split()
    assert begun == "begun"
    time.sleep(random.uniform(0, 0.1))
    os.kill(int(child), signal.SIGKILL)
    last = {}
    for line in appender.stdout:
        word, number = line.split()
        if word == "killed":
            break
        assert word in ("t0", "t1", "t2")
        last[word] = int(number)
    return last


async def test_a_full_disk_fails_all_who_wait_and_no_longer_than_it_is_full(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "s", "here") as store:
        for number in range(3):
            await store.found(founding(f"t{number}"), summary("ann"))
            await store.append(f"t{number}", 0, said("kept"), summary("ann"))
        full = True

        def limit(connection: Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages if full else 1_000_000}")

        event.listen(store._engine, "begin", limit)
        long = [store.append(f"t{number}", 1, said("x" * 100_000), summary("ann")) for number in range(3)]
        outcomes = await asyncio.gather(*long, store.rename("ann", "Anna"), return_exceptions=True)
        failures = [outcome for outcome in outcomes if isinstance(outcome, StoreFailed)]
        assert len(failures) >= 3
        assert str(failures[0]) == f"The store {tmp_path / 's'} does not work at the moment: the disk is full."
        assert len({failures[0].message(language) for language in LANGUAGES}) == 3
        assert await store.entries("t0") == said("kept")
        full = False
        for number in range(3):
            await store.append(f"t{number}", 1, said("x" * 100_000), summary("ann"))


async def test_a_lost_connection_is_made_anew_without_anyone_noticing(postgres: Postgres) -> None:
    async with await Store.open(postgres.new(), "here") as store:
        await store.found(founding(), summary("ann"))
        for number in range(5):
            postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'windycity'")
            if number % 2:
                assert len(await store.entries("t1")) == number
            await store.append("t1", number, said("x"), summary("ann"))


async def test_a_database_that_is_stopped_fails_until_it_is_back(postgres: Postgres) -> None:
    async with await Store.open(postgres.new(), "here") as store:
        await store.found(founding(), summary("ann"))
        await store.append("t1", 0, said("a"), summary("ann"))
        postgres.stop()
        try:
            for _ in range(2):
                with pytest.raises(StoreFailed, match="does not work at the moment"):
                    await store.append("t1", 1, said("b"), summary("ann"))
                with pytest.raises(StoreFailed):
                    await store.entries("t1")
        finally:
            postgres.start()
        await store.append("t1", 1, said("c"), summary("ann"))
        assert await store.entries("t1") == said("a") + said("c")


async def test_a_commit_that_fails_is_not_tried_again(store: Store) -> None:
    """Nobody knows whether it was carried out; to write once more could be to write twice."""
    await store.found(founding(), summary("ann"))
    commits = 0

    def fail(connection: Connection) -> None:
        nonlocal commits
        commits += 1
        if commits == 1:
            connection.execute(text("SELECT * FROM no_such_table"))

    event.listen(store._engine, "commit", fail)
    with pytest.raises(Exception, match="no_such_table"):
        await store.append("t1", 0, said("a"), summary("ann"))
    assert commits == 1
    await store.append("t1", 0, said("b"), summary("ann"))
    assert await store.entries("t1") == said("b")


async def test_closing_writes_what_is_waiting(place: str) -> None:
    store = await Store.open(place, "here")
    await store.found(founding(), summary("ann"))
    waiting = [asyncio.create_task(store.append("t1", number, said("x"), summary("ann"))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with await Store.open(place, "here") as store:
        assert len(await store.entries("t1")) == 50


async def test_errors_show_neither_secrets_nor_keys(store: Store) -> None:
    """Whatever the database says of a row that it refuses."""
    await store.add_guest("g1", "Ann", "kEyHaSh", "en", 1.0)
    errors = await asyncio.gather(
        store.add_key("nobody", "kEyHaSh2", 1.0),
        store.add_guest("g2", None, "kEyHaSh3", "en", 1.0),  # type: ignore[arg-type]
        store.found(founding(host=None), summary()),  # type: ignore[arg-type]
        return_exceptions=True,
    )
    for error in errors:
        assert isinstance(error, StoreFailed)
        shown = f"{error!s} {error!r} {error.__cause__} {error.__context__}"
        assert "kEyHaSh" not in shown
        assert founding().secret not in shown
