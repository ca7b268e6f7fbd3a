"""Rules as kernels: plain Python functions that run interpreted as they stand, or compiled, from the same source.

`@kernel` only marks a function. Interpreted, it is called on loose positions. A `Build` compiles a set of entry
kernels and everything they call for the records of one game:

- every kernel gets exactly one signature, given by the names of its parameters, and is compiled before its callers;
- only entry kernels are kept on disk, in a folder named by a digest of everything that affects their code
  (numba's own cache key sees neither callees in other files, nor what is bound, nor its flags);
- a lock keeps two processes from compiling the same folder at once;
- a mark shows that the folder is complete, with the digest of every file in it: code damaged since is never loaded.
"""

from __future__ import annotations

import dis
import hashlib
import json
import os
import platform
import shutil
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import metadata
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

import numpy as np
from filelock import FileLock

from windycity.core.files import write_safely
from windycity.core.sources import read_source, sources_of

LOCK = "lock"
_ONE_AT_A_TIME = RLock()  # numba's cache settings are global to the process
Kernel = Callable[..., Any]
Progress = Callable[[int, int], None]
F = TypeVar("F", bound=Kernel)

# Parameters that are records, each with the name for an array of such records.
RECORDS = {"s": "positions", "e": "editions", "chance": "chances", "player": "players", "log": "logs", "tree": "trees"}
# Parameters that are lists and tables of numbers, each as (type, axes); a rulebook adds those of its own kernels.
Arrays = Mapping[str, tuple[str, int]]
NUMBERS = ("int8", "int64", "float64")
ARRAYS: Arrays = {
    "bag": ("int8", 1),
    "out": ("int64", 1),
    "table": ("int64", 2),
    "weights": ("float64", 1),
    "gains": ("float64", 1),
    # Rows of features of what seats know, and actions numbered as each seat counts them, and back (`core/ahead.py`).
    "features": ("int8", 1),
    "rows": ("int8", 2),
    "shares": ("float64", 2),
    "turned": ("int64", 2),
    "actual": ("int64", 2),
    "listed": ("int64", 2),
    "orders": ("int64", 1),
}
# Modules of a game's folder for higher layers, each with its layer: no kernel reads them, so they do not affect the build.
PARTS = {"levels": "bots", "study": "arena", "table": "cli"}


def kernel(function: F) -> F:
    """Mark a function as a kernel: flat records and integers in, integers out, no luck except what is passed in."""
    function.__dict__["kernel"] = True
    return function


def named(*kernels: Kernel) -> dict[str, Kernel]:
    """Return kernels by name; the placeholders bound to them have the same names."""
    return {function.__name__: function for function in kernels}


def bind(function: Kernel, **bindings: Any) -> Kernel:
    """Copy a function with its placeholders replaced by kernels and constants, under a name that shows what was bound."""
    bound = types.FunctionType(function.__code__, {**function.__globals__, **bindings}, function.__name__)
    what = repr(sorted((name, _name_of(bound)) for name, bound in bindings.items()))
    bound.__qualname__ = f"{function.__qualname__}_{hashlib.sha256(what.encode()).hexdigest()[:8]}"
    bound.__module__ = function.__module__
    return kernel(bound)


def _name_of(bound: Any) -> str:
    return f"{bound.__module__}.{bound.__qualname__}" if isinstance(bound, types.FunctionType) else repr(bound)


class Inlined:
    """An object whose functions and numbers, named in `members`, kernels may use as attributes of a global.

    Interpreted, it is used as it is. Compiled, numba sees a module in its place, whose members are known at compile time;
    its functions are inlined, which takes a hundredth of the time to compile a separate kernel.
    """

    members: tuple[str, ...] = ()
    constants: tuple[int, ...] = ()  # everything that the members are compiled with

    @cached_property
    def compiled(self) -> types.ModuleType:
        """The module that takes the object's place in compiled kernels."""
        import numba

        module = types.ModuleType(type(self).__name__)
        for name in self.members:
            member = getattr(self, name)
            inline = isinstance(member, types.FunctionType)
            setattr(module, name, numba.njit(inline="always", error_model="numpy")(member) if inline else member)
        return module


@cache
def _globals_used(code: types.CodeType) -> tuple[str, ...]:
    """List the globals that a function loads; cached, because opening a game needs those of all its kernels."""
    return tuple(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")


def callees(function: Kernel) -> dict[str, Kernel]:
    """Find the kernels that a kernel calls, by the names in its code."""
    found = {name: function.__globals__.get(name) for name in _globals_used(function.__code__)}
    return {name: f for name, f in found.items() if isinstance(f, types.FunctionType) and f.__dict__.get("kernel")}


def _inlined_in(function: Kernel) -> dict[str, Inlined]:
    """Find the objects whose members a kernel uses."""
    found = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {name: thing for name, thing in found.items() if isinstance(thing, Inlined)}


def _members_in(functions: Iterable[Kernel]) -> list[Kernel]:
    """List the functions of objects whose members kernels use."""
    things = {thing for function in functions for thing in _inlined_in(function).values()}
    members = (getattr(thing, name) for thing in things for name in thing.members)
    return [member for member in members if isinstance(member, types.FunctionType)]


def _constants_in(function: Kernel) -> list[tuple[str, object]]:
    """List the constants that a kernel is compiled with, wherever they come from."""
    found = [(name, function.__globals__.get(name)) for name in function.__code__.co_names]
    values = [
        (name, thing) for name, thing in found if isinstance(thing, int | float | complex | str | bytes | tuple | np.generic)
    ]
    arrays = [(name, (thing.dtype.str, thing.shape, thing.tobytes())) for name, thing in found if isinstance(thing, np.ndarray)]
    return [*values, *arrays, *((name, thing.constants) for name, thing in _inlined_in(function).items())]


def in_order(entries: Mapping[Any, Kernel]) -> list[Kernel]:
    """List all kernels that the entries need, callees first; a kernel that calls itself is an error."""
    done: dict[Kernel, None] = {}
    under_way: list[Kernel] = []

    def visit(function: Kernel) -> None:
        if function in under_way:
            raise TypeError(f"kernel {function.__qualname__} calls itself, directly or through others")
        if function not in done:
            under_way.append(function)
            for callee in callees(function).values():
                visit(callee)
            under_way.remove(function)
            done[function] = None

    for entry in entries.values():
        visit(entry)
    return list(done)


class Build:
    """The compiled form of a game's entry kernels, made once per machine and kept on disk.

    A `checked` build is separate, with kernels that check every index: for tests, never for play. `arrays` are parameters of
    the game's own kernels, in addition to those in ARRAYS.
    """

    def __init__(
        self,
        name: str,
        entries: Mapping[str, Kernel],
        dtypes: Mapping[str, np.dtype[Any]],
        checked: bool = False,
        arrays: Arrays | None = None,
    ):
        if taken := sorted((arrays or {}).keys() & {*ARRAYS, *RECORDS, *RECORDS.values()}):
            raise ValueError(f"{name} declares arrays that the core has: {', '.join(taken)}")
        self.arrays = {**ARRAYS, **(arrays or {})}
        if wrong := sorted(array for array, (kind, axes) in self.arrays.items() if kind not in NUMBERS or axes not in (1, 2)):
            raise ValueError(f"{name} declares arrays that are not of {', '.join(NUMBERS)} with 1 or 2 axes: {', '.join(wrong)}")
        self.name = name
        self.entries = dict(entries)
        self.dtypes = dict(dtypes)
        self.checked = checked
        self.order = in_order(entries)
        if misplaced := {_file_of(function).name for function in self.order if _is_part(_file_of(function))}:
            raise TypeError(f"{name}: no kernel may stand in a file for a higher layer: {', '.join(sorted(misplaced))}")
        self.folder = cache_root() / f"{name}-{self._digest()}"

    def _digest(self) -> str:
        types = [(name, dtype.descr) for name, dtype in self.dtypes.items()], sorted(self.arrays.items())
        digest = hashlib.sha256(repr((self.checked, _machine(), types)).encode())
        for name, entry in sorted(self.entries.items()):
            digest.update(f"{name}={entry.__qualname__};".encode())
        here = {Path(__file__).with_name(name) for name in ("kernel.py", "inner_code.py", "keeping_code.py")}
        for source in sorted(sources_of([*self.order, *_members_in(self.order)]) | here):
            digest.update(source.name.encode() + read_source(source).digest)
        for function in self.order:
            digest.update(repr(_constants_in(function)).encode())
        return digest.hexdigest()[:16]

    @property
    def ready(self) -> bool:
        """Whether this build can be loaded without compiling: all its files are there, unchanged."""
        try:
            digests = json.loads(self._mark.read_bytes())
            return bool(digests == {name: _digest_of(self.folder / name) for name in digests})
        except (OSError, ValueError, TypeError):
            return False

    @property
    def _mark(self) -> Path:
        return self.folder / "complete"

    def load(self, progress: Progress | None = None) -> dict[str, Kernel]:
        """Load the entry kernels from disk, compiling them first if that has not been done."""
        with _ONE_AT_A_TIME:
            if loaded := self._load_ready(progress):
                return loaded
            self.folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self.folder / LOCK):
                # Another process may have compiled it while this one waited for the lock.
                return self._load_ready(progress) or self._compile_anew(progress)

    def _load_ready(self, progress: Progress | None) -> dict[str, Kernel] | None:
        """Load the entries from a complete folder; None if numba finds something stale in it after all."""
        from numba.core.errors import NumbaError

        if not self.ready:
            return None
        try:
            return self._compile(list(self.entries.values()), progress)
        except NumbaError:  # it tried to compile an entry, whose callees are not compiled
            return None

    def _compile_anew(self, progress: Progress | None) -> dict[str, Kernel]:
        """Compile everything into an empty folder, because numba would load what it finds, and mark the folder complete."""
        self._mark.unlink(missing_ok=True)
        for folder in (path for path in self.folder.iterdir() if path.is_dir()):
            shutil.rmtree(folder)
        compiled = self._compile(self.order, progress)
        files = sorted(path for path in self.folder.rglob("*") if path.is_file() and path.name != LOCK)
        digests = {str(file.relative_to(self.folder)): _digest_of(file) for file in files}
        write_safely(self._mark, json.dumps(digests))
        return compiled

    def _compile(self, wanted: Any, progress: Progress | None) -> dict[str, Kernel]:
        compiled: dict[Kernel, Kernel] = {}
        signatures = _signatures(self.dtypes, self.arrays)
        for count, function in enumerate(wanted):
            if progress:
                progress(count, len(wanted))
            compiled[function] = self._compile_one(function, compiled, signatures)
        if progress:
            progress(len(wanted), len(wanted))
        return {name: compiled[entry] for name, entry in self.entries.items()}

    def _compile_one(self, function: Kernel, compiled: Mapping[Kernel, Kernel], signatures: Mapping[str, Any]) -> Kernel:
        import numba

        from windycity.core.inner_code import OPTIONS as INNER

        callee_by_name = {name: compiled.get(callee, callee) for name, callee in callees(function).items()}
        inlined = {name: thing.compiled for name, thing in _inlined_in(function).items()}
        twin = types.FunctionType(function.__code__, {**function.__globals__, **callee_by_name, **inlined}, function.__name__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
        signature = tuple(signatures.get(parameter, numba.int64) for parameter in parameters)
        options: dict[str, Any] = {"cache": True} if function in self.entries.values() else INNER
        with _cache_folder(self.folder):
            dispatcher = numba.njit(signature, nogil=True, error_model="numpy", boundscheck=self.checked, **options)(twin)
        dispatcher.disable_compile()
        return dispatcher


def cache_root() -> Path:
    """Return the folder for compiled kernels: WINDYCITY_CACHE, else the user's cache folder."""
    if chosen := os.environ.get("WINDYCITY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "windycity"


def _machine() -> list[object]:
    versions = [metadata.version(package) for package in ("numba", "numpy", "llvmlite")]
    flags = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_") and item[0] != "NUMBA_CACHE_DIR")
    settings = Path(".numba_config.yaml")  # numba reads it from the working folder
    return [sys.version, versions, flags, settings.read_bytes() if settings.is_file() else b"", _processor()]


@cache
def _processor() -> str:
    """Identify the kinds of processors for which kernels are compiled differently."""
    facts = Path("/proc/cpuinfo")
    if not facts.is_file():
        return platform.processor()
    return "".join(sorted({line for line in facts.read_text().splitlines() if line.startswith(("model name", "flags"))}))


def _file_of(function: Kernel) -> Path:
    return Path(function.__code__.co_filename)


def _is_part(file: Path) -> bool:
    """Whether a file is a game's part for a higher layer, in the same folder as its rulebook."""
    return file.stem in PARTS and (file.parent / "rulebook.py").is_file()


def _digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    import numba

    from windycity.core.keeping_code import LOCATOR

    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), LOCATOR
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _signatures(dtypes: Mapping[str, np.dtype[Any]], arrays: Arrays) -> dict[str, Any]:
    """Find the type of every parameter name that is not a plain integer."""
    import numba

    signatures = {name: numba.types.Array(getattr(numba, kind), axes, "C") for name, (kind, axes) in arrays.items()}
    for name, dtype in dtypes.items():
        record = numba.from_dtype(dtype)
        signatures[name] = record
        signatures[RECORDS[name]] = numba.types.Array(record, 1, "C")
    return signatures
