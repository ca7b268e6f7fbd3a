"""Kernels: one source, interpreted and compiled; the traps of a compiler's cache."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tests.core.nursery import Nursery
from windycity.core.kernel import Arrays, Build, bind, callees, in_order, kernel

RULES = """
from windycity.core.kernel import kernel
from callee import {callee_names}

@kernel
def outer(s, n):
    s.total += inner(n)
    return s.total
"""

CALLEE = """
from windycity.core.kernel import kernel

@kernel
def inner(n):
    return n * {factor}
"""

MAIN = """
import sys
from windycity.core.kernel import Build, bind
from windycity.core.fields import Field, number
from windycity.core.position import Layout
import rules

LAYOUT = Layout("toy", [Field("total", number(0, 10**9)), Field("cells", number(0, 9), (4,))])

def step(s, n): ...

def entry(positions, n):
    return step(positions[0], n)

def build(checked=False, **kernels):
    return Build("toy", {"entry": bind(entry, **kernels)}, {"s": LAYOUT.dtype}, checked)
"""


class Toy:
    """A tiny game in a folder of its own, run in processes of its own."""

    def __init__(self, folder: Path, nursery: Nursery):
        self.folder, self.nursery = folder, nursery
        self.write("callee", CALLEE.format(factor=2))
        self.write("rules", RULES.format(callee_names="inner"))
        self.write("main", MAIN)

    def write(self, module: str, text: str) -> None:
        (self.folder / f"{module}.py").write_text(textwrap.dedent(text))

    def run_at_once(self, *programs: str, **environment: str) -> list[str]:
        """Run programs at the same time, each in a process of its own; return what they print."""
        env = {"PYTHONPATH": str(self.folder), "WINDYCITY_CACHE": str(self.folder / "cache"), **environment}
        done = self.nursery.run([f"from main import *\n{textwrap.dedent(code)}" for code in programs], env)
        assert [code for code, _, _ in done] == [0] * len(programs), done
        return [out.strip() for _, out, _ in done]

    def run(self, program: str, **environment: str) -> str:
        return self.run_at_once(program, **environment)[0]


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def toy(tmp_path: Path, nursery: Nursery) -> Toy:
    return Toy(tmp_path, nursery)


RUN = """
b = build(step=rules.outer)
seen = []
call = b.load(lambda done, total: seen.append(total))["entry"]
print(call(LAYOUT.records(), 21), seen[-1])
"""


def test_a_second_process_loads_entries_from_disk_and_compiles_nothing(toy: Toy) -> None:
    assert toy.run(RUN) == "42 3"
    assert toy.run(RUN) == "42 1"


def test_an_edited_callee_in_another_file_is_compiled_again(toy: Toy) -> None:
    assert toy.run(RUN).startswith("42")
    toy.write("callee", CALLEE.format(factor=3))
    assert toy.run(RUN).startswith("63")


def test_a_constant_imported_from_another_file_is_compiled_anew_and_a_file_that_is_not_imported_changes_nothing(toy: Toy) -> None:
    toy.write("numbers_of_the_toy", "FACTOR = 2\n")
    toy.write("callee", CALLEE.format(factor="FACTOR") + "\nfrom numbers_of_the_toy import FACTOR\n")
    assert toy.run(RUN) == "42 3"
    toy.write("view", "import rules\n")
    assert toy.run(RUN) == "42 1"
    toy.write("numbers_of_the_toy", "FACTOR = 3\n")
    assert toy.run(RUN) == "63 3"


def test_two_bindings_of_one_signature_do_not_share_code(toy: Toy) -> None:
    toy.write("rules", RULES.format(callee_names="inner") + "\n@kernel\ndef other(s, n):\n    return n + 1\n")
    code = """
    first = build(step=rules.outer).load()["entry"]
    second = build(step=rules.other).load()["entry"]
    print(first(LAYOUT.records(), 5), second(LAYOUT.records(), 5))
    """
    assert toy.run(code) == "10 6"
    assert toy.run(code) == "10 6"


def test_the_checked_build_is_a_build_of_its_own_and_checks_indices(toy: Toy) -> None:
    toy.write("rules", "from windycity.core.kernel import kernel\n@kernel\ndef outer(s, n):\n    return s.cells[n]\n")
    code = """
    build(step=rules.outer).load()["entry"](LAYOUT.records(), 2)
    checked = build(checked=True, step=rules.outer).load()["entry"]
    try:
        checked(LAYOUT.records(), 99)
    except IndexError:
        print("refused")
    """
    assert toy.run(code) == "refused"
    assert toy.run(code) == "refused"


def test_only_entries_become_machine_code(toy: Toy) -> None:
    code = """
    from numba.core.codegen import JITCPUCodegen
    made, add = [], JITCPUCodegen._add_module
    JITCPUCodegen._add_module = lambda self, module: made.append(module.name) or add(self, module)
    print(build(step=rules.outer).load()["entry"](LAYOUT.records(), 5))
    print(*(name for name in ("inner", "outer", "entry") if any(name in module for module in made)))
    """
    assert toy.run(code).split() == ["10", "entry"]


def test_numba_flags_name_another_folder(toy: Toy) -> None:
    code = "print(build(step=rules.outer).folder.name)"
    plain = toy.run(code)
    assert toy.run(code) == plain
    assert toy.run(code, NUMBA_BOUNDSCHECK="1") != plain
    assert toy.run(code, NUMBA_OPT="1") != plain


def test_two_processes_that_compile_at_once_both_get_the_right_code(toy: Toy) -> None:
    # One compiled three kernels, the other waited and loaded one entry.
    assert sorted(toy.run_at_once(RUN, RUN)) == ["42 1", "42 3"]


def test_a_compile_that_was_interrupted_is_done_again(toy: Toy) -> None:
    toy.run("b = build(step=rules.outer)\nb.folder.mkdir(parents=True)\n(b.folder / 'lock').touch()")
    assert toy.run(RUN) == "42 3"


def test_the_same_sources_in_another_place_compile_nothing_again(tmp_path: Path, nursery: Nursery) -> None:
    """Like two clones of one version on one machine."""
    for name, printed in (("one", "42 3"), ("other", "42 1"), ("one", "42 1")):
        (tmp_path / name).mkdir(exist_ok=True)
        assert Toy(tmp_path / name, nursery).run(RUN, WINDYCITY_CACHE=str(tmp_path / "cache")) == printed


def test_a_file_with_another_date_compiles_nothing_again(toy: Toy) -> None:
    assert toy.run(RUN) == "42 3"
    os.utime(toy.folder / "main.py", (1, 1))
    assert toy.run(RUN) == "42 1"


def test_a_complete_folder_that_numba_finds_stale_is_compiled_again(toy: Toy) -> None:
    assert toy.run(RUN) == "42 3"
    for index in (toy.folder / "cache").rglob("*.nbi"):
        index.unlink()
    assert toy.run(RUN) == "42 3"
    assert toy.run(RUN) == "42 1"


def flip_a_bit(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("*.nbi", lambda content: content[: len(content) // 2]),
        ("*.nbc", flip_a_bit),
        ("*.nbc", lambda _: b""),
        ("complete", flip_a_bit),
    ],
)
def test_damaged_code_is_compiled_again_and_not_loaded(name: str, damage: Callable[[bytes], bytes], toy: Toy) -> None:
    assert toy.run(RUN) == "42 3"
    (file,) = (toy.folder / "cache").rglob(name)
    file.write_bytes(damage(file.read_bytes()))
    assert toy.run(f"print(build(step=rules.outer).ready)\n{RUN}") == "False\n42 3"


def test_a_compiled_kernel_has_one_signature_and_takes_no_other(toy: Toy) -> None:
    code = """
    call = build(step=rules.outer).load()["entry"]
    try:
        call(LAYOUT.records(), "x")
    except TypeError:
        print(len(call.signatures))
    """
    assert toy.run(code) == "1"


@kernel
def leaf(n: int) -> int:
    return n + 1


@kernel
def branch(n: int) -> int:
    return leaf(n) + leaf(n)


@kernel
def tree(n: int) -> int:
    return branch(leaf(n))


@kernel
def endless(n: int) -> int:
    return endless(n)


def test_callees_come_before_their_callers() -> None:
    assert in_order({"tree": tree}) == [leaf, branch, tree]
    assert callees(tree) == {"branch": branch, "leaf": leaf}


def test_a_kernel_that_calls_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="endless calls itself"):
        in_order({"endless": endless})


def test_kernels_run_interpreted_as_they_stand() -> None:
    assert tree(1) == 6


def placeholder(n: int) -> int:
    return n


def loop(n: int) -> int:
    return placeholder(placeholder(n))


def test_bound_copies_are_independent_and_named_for_what_they_bind() -> None:
    once, twice = bind(loop, placeholder=leaf), bind(loop, placeholder=branch)
    assert (once(1), twice(1)) == (3, 10)
    assert once.__qualname__ != twice.__qualname__
    assert once.__qualname__ == bind(loop, placeholder=leaf).__qualname__


def test_importing_windycity_does_not_import_numba() -> None:
    code = "import sys, windycity; windycity.game('chicago-poker', compiled=False).start(seed=1); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "False"


@kernel
def longest_way(ways: npt.NDArray[np.float64]) -> float:
    return float(ways.max())


def build_with(arrays: Arrays) -> Build:
    return Build("ways", {"longest_way": longest_way}, {}, arrays=arrays)


def test_arrays_of_a_game_decide_what_is_compiled() -> None:
    assert build_with({"ways": ("float64", 2)}).folder != build_with({"ways": ("float64", 1)}).folder


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"ways": ("float64", 2), "out": ("int8", 1)}, "ways declares arrays that the core has: out"),
        ({"positions": ("int64", 1)}, "ways declares arrays that the core has: positions"),
        ({"ways": ("float", 2), "bars": ("int64", 3)}, "not of int8, int64, float64 with 1 or 2 axes: bars, ways"),
    ],
)
def test_arrays_that_cannot_be_are_refused(arrays: Arrays, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        build_with(arrays)
