"""The writing thread: it takes everything that is waiting, writes it in one transaction and commits once.

A commit waits for the disk, however much there is to write, so the more is waiting, the less each item costs.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from windycity.server.store import tables
from windycity.server.store.errors import StoreFailed, is_outage
from windycity.server.store.tables import Append

MOST = 1000  # things written in one transaction
ATTEMPTS = 2

Work = Append | Callable[[Connection], Any]
Outcome = Any  # what the work returned, or the exception raised


class Task(msgspec.Struct, frozen=True):
    """Something to write, and where its outcome goes."""

    work: Work
    future: Future[Any]


class Writer:
    """Writes what is put into its queue, in order; log entries come last."""

    def __init__(self, engine: Engine, failure: Callable[[Exception], StoreFailed]):
        self._engine = engine.execution_options(writes=True)
        self._failure = failure
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._lock = threading.Lock()  # keeps anything from being queued after the end
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, work: Work) -> Future[Any]:
        """Queue something to write; the future has a result once it is on disk."""
        task = Task(work, Future())
        with self._lock:
            if self._closed:
                raise StoreFailed("store-closed")
            self._queue.put(task)
        return task.future

    def close(self) -> None:
        """Write what is waiting, and end."""
        with self._lock:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._write(batch)

    def _next_batch(self) -> list[Task]:
        """Wait for something to write, and return everything in the queue; nothing at the end."""
        batch: list[Task] = []
        while (task := self._queue.get()) is not None:
            batch.append(task)
            if len(batch) == MOST or self._queue.empty():
                return batch
        self._queue.put(None)  # the end, also for the next reader
        return batch

    def _write(self, batch: list[Task]) -> None:
        """Write a batch, and report each outcome; cancelled tasks are left out."""
        batch = [task for task in batch if task.future.set_running_or_notify_cancel()]
        try:
            outcomes: Sequence[Outcome] = self._attempt([task.work for task in batch])
        except Exception as error:
            outcomes = [error] * len(batch)
        for task, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, SQLAlchemyError):  # its message might show a secret
                task.future.set_exception(self._failure(outcome))
            elif isinstance(outcome, Exception):
                task.future.set_exception(outcome)
            else:
                task.future.set_result(outcome)

    def _attempt(self, works: list[Work]) -> list[Outcome]:
        """Write, trying twice with new connections, as the first attempt may find that the old ones were lost.

        It does not retry after a failed commit, because nobody knows whether that was carried out.
        """
        for attempt in range(1, ATTEMPTS + 1):
            committing = False
            try:
                with self._engine.connect() as connection, connection.begin() as transaction:
                    outcomes = carry_out(connection, works)
                    committing = True
                    transaction.commit()
                    return outcomes
            except Exception as error:
                if is_outage(error):
                    self._engine.dispose()
                if committing or attempt == ATTEMPTS or not is_outage(error):
                    raise
        raise AssertionError("the last attempt returns or raises")


def carry_out(connection: Connection, works: list[Work]) -> list[Outcome]:
    """Do everything within the connection's transaction: an invalid item fails alone; an outage is raised."""
    outcomes: dict[int, Outcome] = {}
    for place, work in enumerate(works):
        if not isinstance(work, Append):
            outcomes[place] = _alone(connection, work)
    places = [place for place, work in enumerate(works) if isinstance(work, Append)]
    outcomes |= zip(places, _append(connection, [work for work in works if isinstance(work, Append)]), strict=True)
    return [outcomes[place] for place in range(len(works))]


def _append(connection: Connection, appends: list[Append]) -> Sequence[Outcome]:
    """Append all together; if that fails, each on its own."""
    if not appends:
        return []
    together = _alone(connection, lambda connection: tables.append(connection, appends))
    if not isinstance(together, Exception):
        return list(together)
    apart = [_alone(connection, lambda connection, each=each: tables.append(connection, [each])) for each in appends]  # type: ignore[misc]
    return [outcome if isinstance(outcome, Exception) else outcome[0] for outcome in apart]


def _alone(connection: Connection, work: Callable[[Connection], Any]) -> Outcome:
    """Return what some work returns or raises; in the latter case it is undone."""
    savepoint = connection.begin_nested()
    try:
        outcome = work(connection)
        savepoint.commit()
    except Exception as error:
        if is_outage(error):  # the savepoint may be gone, too
            raise
        savepoint.rollback()
        return error
    return outcome
