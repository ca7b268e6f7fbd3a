"""Files of people: written as a whole or not at all, so that no failure loses what was there before."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

PRIVATE, COMMON = 0o600, 0o666  # who may read a new file: its owner, or whoever the user's umask lets


def write_safely(file: Path, text: str, private: bool = False) -> None:
    """Write a file that is there as a whole once this returns, even if the power fails; raises OSError and changes nothing.

    It is written beside and put in place by renaming; what it holds reaches the disk before its name does.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():  # a folder, a device
        reason = errno.EISDIR if target.is_dir() else errno.ENOTSUP
        raise OSError(reason, os.strerror(reason))
    beside = target.with_name(f"{target.name}.new")
    try:
        _write_through(beside, text.encode(), PRIVATE if private else COMMON)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    _flush_folder(target.parent)


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into, with the folders above it, where there is none yet."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)


def _write_through(file: Path, content: bytes, mode: int) -> None:
    file.unlink(missing_ok=True)  # the mode counts for new files only
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())


def _flush_folder(folder: Path) -> None:
    """Bring a new name to the disk, where the system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
