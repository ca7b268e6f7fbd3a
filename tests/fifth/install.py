"""Install the fifth game, whole or without some of its files, the way a third-party distribution would be."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from windycity import games as finding_games  # noqa: F401  # so that the package is imported before its caches are cleared
from windycity.games import _packages, part_of

SOURCE = Path(__file__).parent / "moonshine"
NAME = "moonshine"


def copy_to(folder: Path, name: str = NAME) -> Path:
    """Copy the game into a folder and declare it there; return the folder of the copy."""
    shutil.copytree(SOURCE, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    declare(folder, name)
    return folder / name


def declare(folder: Path, package: str, name: str = NAME) -> None:
    """Write what an installer writes: a distribution with an entry point."""
    info = folder / f"{package}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[windycity.games]\n{name} = {package}\n")


@contextmanager
def on_the_path(*folders: Path) -> Iterator[None]:
    """Make this process find what is installed in folders, and forget it again."""
    before = [*sys.path]
    sys.path[:0] = map(str, folders)
    forget()
    try:
        yield
    finally:
        sys.path[:] = before
        forget()


def forget() -> None:
    """Forget what was found so far."""
    _packages.cache_clear()
    part_of.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[module]


def environment(*folders: Path) -> dict[str, str]:
    """Return the environment in which another process finds what is installed in folders."""
    root = Path(__file__).parents[2]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*folders, root]))}
