"""Users' files: read only if they are regular and of a sensible size, written as a whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from windycity.core.errors import WindyCityError
from windycity.core.words import reason_of

# Opening must not wait for a pipe without a writer, and Windows must not change line ends.
FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
PRIVATE, COMMON = 0o600, 0o666  # who may read a new file: its owner, or everyone the user's umask allows


def file_of(typed: str) -> Path:
    """Return the file that a user typed; `~` is the home folder, and is kept if there is none."""
    return Path(os.path.expanduser(typed))


def read_text(file: Path, most_bytes: int, refuse: type[WindyCityError]) -> str:
    """Read a file as text, without its byte order mark; one that is not fit to be read raises an error of the given kind."""
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
            content = opened.read(most + 1)  # the size may change while the file is read
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
    return refuse("file-unreadable", file=str(file), reason=reason_of(error))


def write_safely(file: Path, content: str | bytes, private: bool = False) -> None:
    """Write a file so that it is complete on disk once this returns, even if the power fails; on OSError nothing has changed.

    The content is written to a second file, which reaches the disk and is then renamed.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():  # a folder, a device
        raise OSError(errno.EISDIR if target.is_dir() else errno.ENOTSUP, "not an ordinary file")
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        _write_through(beside, content.encode() if isinstance(content, str) else content, PRIVATE if private else COMMON)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    _flush_folder(target.parent)


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner can read, with its parents, if it does not exist."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)


def _write_through(file: Path, content: bytes, mode: int) -> None:
    file.unlink(missing_ok=True)  # the mode applies to new files only
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())


def _flush_folder(folder: Path) -> None:
    """Flush a new file name to disk, where the system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
