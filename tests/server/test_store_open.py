"""Opening a store: made by its owner for itself, by one program at a time, and refused with a reason where it cannot be used."""

from __future__ import annotations

import asyncio
import builtins
import os
import sqlite3
import stat
import traceback
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from tests.server.foundings import founding, summary
from tests.server.postgres import Postgres, schema_in
from windycity.core.words import LANGUAGES
from windycity.server.store import CannotBackUp, CannotOpen, NewerStore, Store, StoreError, StoreFailed
from windycity.server.store.migrate import VERSIONS
from windycity.server.store.place import Address, File, place_of
from windycity.server.store.schema import METADATA

pytestmark = pytest.mark.anyio


async def refusal(place: str | Path) -> StoreError:
    with pytest.raises(CannotOpen) as refused:
        await Store.open(place, "here")
    assert len({refused.value.message(language) for language in LANGUAGES}) == 3
    return refused.value


async def test_only_its_owner_can_read_a_store(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "data" / "store", "here") as store:
        await store.found(founding(), summary())
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "data").iterdir()}
    assert modes == dict.fromkeys(("store", "store-wal", "store-shm", "store.lock"), 0o600)
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


async def test_every_commit_reaches_the_disk(store: Store) -> None:
    with store._engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == 2
        else:
            assert connection.scalar(text("SHOW synchronous_commit")) == "on"


async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store._engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSIONS, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []


async def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "store"
    async with await Store.open(file, "one"):
        assert "Another server uses the store" in str(await refusal(file))
    async with await Store.open(file, "two"):
        pass


async def test_of_servers_that_open_a_new_file_at_once_one_gets_it(tmp_path: Path) -> None:
    opened = await asyncio.gather(*(Store.open(tmp_path / "s", str(number)) for number in range(4)), return_exceptions=True)
    stores = [each for each in opened if isinstance(each, Store)]
    assert len(stores) == 1
    assert {type(each) for each in opened} == {Store, CannotOpen}
    await stores[0].close()


async def test_servers_open_a_new_database_at_once(postgres: Postgres) -> None:
    place = postgres.new()
    stores = await asyncio.gather(*(Store.open(place, str(number)) for number in range(4)))
    for store in stores:
        await store.found(founding(f"t{store._leases.server}"), summary())
        await store.close()


async def test_a_store_has_an_id_for_ever(place: str, tmp_path: Path) -> None:
    async with await Store.open(place, "here") as store:
        id = store.id
    async with await Store.open(place, "there") as again, await Store.open(tmp_path / "other", "here") as other:
        assert len(id) == 20
        assert (again.id == id, other.id == id) == (True, False)


async def test_a_store_of_the_first_version_gets_its_id(place: str) -> None:
    async with await Store.open(place, "here") as store:
        await store.found(founding(), summary())
        with store._engine.execution_options(writes=True).begin() as connection:
            for later in ("store", "replays", "reviews", "results", "ratings"):
                connection.execute(text(f"DROP TABLE {later}"))
            connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '0001'"))
    async with await Store.open(place, "here") as store:
        assert len(store.id) == 20
        assert await store.load(founding().id) is not None


async def test_a_newer_store_is_refused_and_stays_as_it_is(place: str) -> None:
    async with await Store.open(place, "here") as store:
        with store._engine.begin() as connection:
            connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
    error = await refusal(place)
    assert isinstance(error, NewerStore)
    assert "A newer version of Windy City" in str(error)
    assert "its version is 9999, this program knows 0005" in str(error)


async def test_a_database_of_another_program_is_refused(place: str, postgres: Postgres) -> None:
    if place.startswith("postgresql"):
        postgres.execute(f"CREATE TABLE {schema_in(place)}.guests (a int)")
    else:
        Path(place).parent.mkdir()
        sqlite3.connect(place).execute("CREATE TABLE guests (a int)").connection.close()
    assert "another program's data" in str(await refusal(place))


async def test_a_migration_that_fails_leaves_nothing(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next attempt begins from nothing, and succeeds."""

    def fail(name: str, *args: Any, **kwargs: Any) -> None:
        if "transfers" in name:
            raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", fail)
        with pytest.raises(ZeroDivisionError):
            await Store.open(place, "here")
    async with await Store.open(place, "here") as store:
        assert (await store.counts()).guests == 0


async def test_files_that_cannot_be_a_store_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Al, this is a letter and no database. " * 100)
    assert str(await refusal(tmp_path / "letter")).endswith("this is not a SQLite database; name another file.")
    assert (tmp_path / "letter").read_text().startswith("Dear Al")
    assert "is a folder; name a file in it" in str(await refusal(tmp_path))
    assert "cannot be made or opened" in str(await refusal(tmp_path / "letter" / "store"))
    assert "cannot be made or opened" in str(await refusal(tmp_path / "a\0b"))
    assert "cannot be made or opened" in str(await refusal("/proc/nowhere/store"))


async def test_a_file_that_another_program_has_locked_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windycity.server.store.place.PRAGMAS", ("busy_timeout = 50", "journal_mode = WAL"))
    async with await Store.open(tmp_path / "s", "here"):
        pass
    other = sqlite3.connect(tmp_path / "s", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "another program is using it" in str(await refusal(tmp_path / "s"))
    other.close()
    async with await Store.open(tmp_path / "s", "here"):
        pass


@pytest.mark.parametrize(
    "address",
    [
        "mysql://u:hush@h/db",
        "postgresql://u:hu@sh@h/db",
        "postgresql://u:hush@h:port/db",
        "postgresql://u:hush@h",
        "sqlite:///hush",
    ],
)
async def test_addresses_that_are_none_are_refused_and_not_shown(address: str) -> None:
    error = await refusal(address)
    assert "hush" not in "".join(traceback.format_exception(error))
    assert "sh@h" not in str(error)
    assert "postgresql://" in str(error)


@pytest.mark.parametrize("address", ["postgresql://u:hush@localhost:1/db", "postgres://localhost:1/db?user=u&password=hush"])
async def test_a_server_out_of_reach_is_refused_without_the_password(address: str, caplog: pytest.LogCaptureFixture) -> None:
    error = await refusal(address)
    assert str(error).startswith("The store postgresql://localhost:1/db cannot be opened: ")
    assert "refused" in str(error)
    assert "hush" not in "".join(traceback.format_exception(error)) + caplog.text + repr(place_of(address))


async def test_a_user_or_a_database_that_is_not_there_is_refused(postgres: Postgres) -> None:
    assert str(await refusal(postgres.url("nowhere"))).endswith('cannot be opened: database "nowhere" does not exist.')
    assert str(await refusal(postgres.url("postgres", user="nobody"))).endswith('cannot be opened: role "nobody" does not exist.')


async def test_a_user_who_may_not_make_tables_is_refused(postgres: Postgres) -> None:
    place = postgres.new()
    postgres.execute("CREATE ROLE reader LOGIN")
    postgres.execute(f"GRANT USAGE ON SCHEMA {schema_in(place)} TO reader")
    assert "give it the right to create tables" in str(await refusal(place.replace("owner@", "reader@")))


async def test_a_database_without_all_letters_is_refused(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert "cannot hold all letters" in str(await refusal(postgres.url("latin")))


async def test_postgres_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "psycopg":
            raise ImportError
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    assert "pip install 'windycity[postgres]'" in str(await refusal("postgresql://h/db"))


@given(st.text())
async def test_any_text_is_a_file_an_address_or_refused(typed: str) -> None:
    for given_text in (typed, f"postgresql://{typed}", f"postgresql://u:{typed}@h/db"):
        try:
            place = place_of(given_text)
        except CannotOpen:
            continue
        assert isinstance(place, File | Address)
        assert place.name


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    for call in (store.load("t1"), store.rename("g1", "x"), store.found(founding(), summary())):
        with pytest.raises(StoreFailed, match="The store is closed"):
            await call


async def test_a_backup_is_a_store(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("an older backup")
    async with await Store.open(tmp_path / "store", "here") as store:
        await store.found(founding(), summary("ann"))
        await store.backup(copy)
        await store.found(founding("t2"), summary("ann"))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(os.listdir(tmp_path)) in (["copy", "store"], ["copy", "store", "store.lock"])
    async with await Store.open(copy, "here") as store:
        assert await store.load("t1") == (founding(), [])
        assert await store.load("t2") is None


async def test_a_backup_that_cannot_be_made_harms_nothing(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "store", "here") as store:
        for copy, reason in {
            tmp_path / "store": "is the store itself",
            tmp_path: "is not an ordinary file",
            tmp_path / "nowhere" / "copy": "No copy of the store could be written",
        }.items():
            with pytest.raises(CannotBackUp, match=reason):
                await store.backup(copy)
        assert (await store.counts()).guests == 0


async def test_postgres_has_its_own_backups(postgres: Postgres, tmp_path: Path) -> None:
    async with await Store.open(postgres.new(), "here") as store:
        with pytest.raises(CannotBackUp, match="pg_dump"):
            await store.backup(tmp_path / "copy")
