"""What the command `backup` does: copy the store of a server, which may keep serving."""

from __future__ import annotations

import os
from pathlib import Path

from windycity.cli.serve import default_store
from windycity.cli.words import text_of
from windycity.core.words import reason_of
from windycity.server.store.backup import back_up
from windycity.server.store.errors import CannotBackUp, CannotOpen
from windycity.server.store.place import File, place_of


def back_up_store(copy: Path, store: str | None, language: str) -> None:
    """Copy a store in a SQLite file to another file, and say so; a store that cannot be read is refused."""
    place = place_of(store or str(default_store()))
    if not isinstance(place, File):
        raise CannotBackUp("backup-postgres", store=place.name)
    try:
        os.stat(place.path)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise CannotOpen("store-cannot-open", store=place.name, reason=reason_of(error)) from error
    back_up(place.path, copy)
    print(text_of("backup-done", language, store=place.name, file=str(copy)))
