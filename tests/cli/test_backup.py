"""The command `backup`: a copy of a store that a server is using."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cli.test_main import run
from windycity.server.store import Store


def test_a_store_in_use_is_copied_and_the_copy_is_a_store(tmp_path: Path) -> None:
    store, copy = tmp_path / "store.sqlite", tmp_path / "copy.sqlite"

    async def story() -> None:
        async with await Store.open(store, "here") as used:
            await used.add_guest("g1", "Ann", "hash", "en", 0.0)
            code, out, err = await asyncio.to_thread(run, "backup", str(copy), "--store", str(store))
            assert (code, out, err) == (0, f"{store} is copied to {copy}.\n", "")
            await used.add_guest("g2", "Bob", "other", "en", 0.0)
        async with await Store.open(copy, "there") as copied:
            assert (await copied.counts()).guests == 1

    asyncio.run(story())


def test_a_store_that_is_closed_is_copied_too_and_again(tmp_path: Path) -> None:
    store, copy = tmp_path / "store.sqlite", tmp_path / "copy.sqlite"

    async def story() -> None:
        async with await Store.open(store, "here") as used:
            await used.add_guest("g1", "Ann", "hash", "en", 0.0)

    asyncio.run(story())
    for _ in range(2):
        assert run("backup", str(copy), "--store", str(store), "--lang", "nl")[1] == f"{store} is gekopieerd naar {copy}.\n"
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("copy")) == ["copy.sqlite"]


def test_what_cannot_be_copied_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    missing = run("backup", str(copy), "--store", str(tmp_path / "none.sqlite"))
    assert missing[0] == 2
    assert "there is no such file" in missing[2]
    database = run("backup", str(copy), "--store", "postgresql://ann:secret@example.org/city")
    assert database == (2, "", "postgresql://example.org/city is a PostgreSQL database; copy it with pg_dump.\n")
    assert [*tmp_path.iterdir()] == []
