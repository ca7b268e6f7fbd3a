"""The sources that compiled kernels depend on: the files that hold them, and what those import, directly or through others.

Everything a kernel is compiled with came into its module by an import, so no other file can change it. Only files are read, not
what a process has loaded, so every process finds the same. Imports are found anywhere in the text, even in comments: better to
compile too much again than too little. Only imports for type checkers do not count, because no process executes them. A file
that imports in some other way, or imports something that cannot be found, counts with its whole folder.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FROM = re.compile(r"\bfrom\s+([.\w]+)\s+import\b")
IMPORT = re.compile(r"\bimport\s+(\w[\w., \t]*)")
OTHER_WAYS = re.compile(r"\b(import_(?=module\b)|(__import__|exec|eval)\s*\()")  # written so that it does not match itself
FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+.*\n|\n)+", re.MULTILINE)


class Module(NamedTuple):
    """A module: its full name, its file, and the folder that its name is relative to."""

    name: str
    file: Path
    root: Path

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.file.stem == "__init__" else self.name.rpartition(".")[0]


class Source(NamedTuple):
    """A source file: its digest and text, where it imports from (`from`), and what it imports whole (`import`)."""

    digest: bytes
    text: str
    taken_from: tuple[str, ...]
    whole: tuple[str, ...]


@cache
def read_source(file: Path) -> Source:
    """Read a source, once in a process."""
    content = file.read_bytes()
    text = FOR_TYPES.sub("", content.decode("utf-8", "replace").replace("\\\n", " "))
    whole = (name.split()[0] for names in IMPORT.findall(text) for name in names.split(",") if name.strip())
    return Source(hashlib.sha256(content).digest(), text, tuple(dict.fromkeys(FROM.findall(text))), tuple(dict.fromkeys(whole)))


def sources_of(functions: Iterable[Callable[..., Any]]) -> set[Path]:
    """Find the files on which functions depend, in the packages that hold them."""
    waiting = list({_holder(function.__module__, Path(function.__code__.co_filename)) for function in functions})
    packages = {(module.root, module.name.partition(".")[0]) for module in waiting}
    found: set[Path] = set()
    while waiting:
        module = waiting.pop()
        if module.file in found:
            continue
        found.add(module.file)
        imported, all_found = _imports_of(module, packages)
        waiting += imported
        beside = "*.py" if not all_found or OTHER_WAYS.search(read_source(module.file).text) else "__init__.py"
        waiting += [_holder(f"{module.package}.{file.stem}".strip("."), file) for file in module.file.parent.glob(beside)]
    return found


def _holder(name: str, file: Path) -> Module:
    """Return the module in a file; one that is not where its name leads, such as a program, is named after its file."""
    parts = [*name.split("."), "__init__"] if file.stem == "__init__" and not name.endswith("__init__") else name.split(".")
    if [*file.parts[-len(parts) : -1], file.stem] != parts:
        return Module(file.stem, file, file.parent)
    return Module(name.removesuffix(".__init__"), file, file.parents[len(parts) - 1])


def _imports_of(module: Module, packages: set[tuple[Path, str]]) -> tuple[list[Module], bool]:
    """Find the modules of these packages that a module may import from, and whether all that it names were found."""
    source = read_source(module.file)
    imported: list[Module] = []
    all_found = True
    for name in (_absolute(name, module.package) for name in source.taken_from):
        files = [*_files(module.root, name, packages)]
        imported += files
        all_found &= bool(files) or (module.root, name.partition(".")[0]) not in packages
        for package in (one for one in files if one.file.stem == "__init__"):
            below = [file for file in package.file.parent.iterdir() if re.search(rf"\b{file.stem}\b", source.text)]
            imported += [one for file in below for one in _files(module.root, f"{package.name}.{file.stem}", packages)]
    for name in source.whole:
        parts = name.split(".")
        for count in range(1, len(parts) + 1):
            imported += _files(module.root, ".".join(parts[:count]), packages)
    return imported, all_found


def _absolute(name: str, package: str) -> str:
    """Return the full name of a module imported from a package by a name that may begin with dots."""
    dots = len(name) - len(name.lstrip("."))
    above = package.split(".")[: package.count(".") + 2 - dots] if dots else []
    return ".".join(filter(None, [*above, name.lstrip(".")]))


def _files(root: Path, name: str, packages: set[tuple[Path, str]]) -> Iterator[Module]:
    """Find the file of a module in one of these packages, or beside modules outside packages."""
    path = root.joinpath(*name.split("."))
    if (root, name.partition(".")[0]) in packages or "." not in name:
        if path.with_suffix(".py").is_file():
            yield Module(name, path.with_suffix(".py"), root)
    if (root, name.partition(".")[0]) in packages and (path / "__init__.py").is_file():
        yield Module(name, path / "__init__.py", root)
