"""Files that people hand in: ordinary ones of a sensible size, read as text, or refused with a sentence."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from windycity.core.errors import WindyCityError

# A pipe that nobody writes to must not be waited for, and Windows must not change line ends.
FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def file_of(typed: str) -> Path:
    """Return the file that somebody typed; `~` is the home folder, and stays as it is where there is none."""
    return Path(os.path.expanduser(typed))


def read_text(file: Path, most_bytes: int, refuse: type[WindyCityError]) -> str:
    """Read a file as text, a byte order mark left out; one that is not fit to be read raises an error of the given kind."""
    try:
        content = _read_bytes(file, most_bytes, refuse)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise _refusal(error, file, refuse) from error
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse("file-not-text", file=str(file), place=error.start + 1) from error


def _read_bytes(file: Path, most: int, refuse: type[WindyCityError]) -> bytes:
    descriptor = os.open(file, FLAGS)
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise refuse("file-folder" if stat.S_ISDIR(found.st_mode) else "file-special", file=str(file))
        with open(descriptor, "rb", closefd=False) as opened:
            content = opened.read(most + 1)  # the size that a file states may change while it is read
    finally:
        os.close(descriptor)
    if len(content) > most:
        raise refuse("file-too-large", file=str(file), size=max(found.st_size, len(content)), most=most)
    return content


def _refusal(error: OSError | ValueError, file: Path, refuse: type[WindyCityError]) -> WindyCityError:
    if isinstance(error, FileNotFoundError):
        return refuse("file-missing", file=str(file))
    if isinstance(error, PermissionError):
        return refuse("file-forbidden", file=str(file))
    return refuse("file-unreadable", file=str(file), reason=getattr(error, "strerror", None) or str(error))
