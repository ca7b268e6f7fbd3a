"""Errors of the store. None shows a password, a key or a secret, not even within a message of the database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from windycity.core.words import Word, has_words
from windycity.server.errors import ServerError
from windycity.server.words import WORDS


class StoreError(ServerError):
    """Anything the store refuses or cannot do."""

    code = "store"


class CannotOpen(StoreError):
    """A store that cannot be used: a wrong address, a file that is not a store, an unreachable database, a store in use."""

    code = "cannot-open-store"


class NewerStore(CannotOpen):
    """A store written by a newer version of Windy City."""

    code = "newer-store"


class StoreFailed(StoreError):
    """The database failed. What was to be written may be there or not: read again before going on."""

    code = "store-failed"


class Lost(StoreError):
    """Another server has written to the table, or the table was deleted: drop it from memory."""

    code = "table-lost"


class Taken(StoreError):
    """An id or a key that already exists; nothing was changed."""

    code = "taken"


class TooLong(StoreError):
    """A notice that is too long."""

    code = "notice-too-long"


class Unreadable(StoreError):
    """A log entry that is missing or cannot be read."""

    code = "unreadable-entry"


class CannotBackUp(StoreError):
    """A backup that could not be made; an older one in its place is still there."""

    code = "cannot-back-up"


def is_outage(error: Exception) -> bool:
    """Whether an error is the database's own, such as a full disk, and not due to invalid data."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    kinds = {kind.__name__ for kind in type(error.orig if isinstance(error, DBAPIError) else error).__mro__}
    mistake = kinds & {"IntegrityError", "DataError", "ProgrammingError", "NotSupportedError"}
    return isinstance(error, SQLAlchemyError) and not mistake and bool(kinds & {"Error", "TimeoutError"})


def why(error: BaseException) -> Word | str:
    """Return why a database failed: in words if the catalogue has them, else the first line of its message."""
    origin = getattr(error, "orig", None) or error
    code = getattr(origin, "sqlstate", None) or "-".join(getattr(origin, "sqlite_errorname", "").split("_")[1:2])
    if code and has_words(f"database-{code.casefold()}", "en", WORDS):
        return Word("database", code.casefold())
    said = getattr(getattr(origin, "diag", None), "message_primary", None) or str(origin).strip() or type(origin).__name__
    return said.splitlines()[0].rpartition("FATAL:")[2].strip().rstrip(".")  # libpq describes the connection before it
