"""The sources of kernels: a change to any file that can affect compiled code is seen, and no other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import windycity
from windycity.core import kernel
from windycity.core.sources import read_source, sources_of

FILES = {
    "still/__init__.py": "",
    "still/rules/__init__.py": "",
    "still/rules/turns.py": "from still.numbers import MOST\nfrom . import piles\nfrom ..nouns import Ask\n"
    "def turn(n):\n    return n\n",
    "still/rules/piles.py": "import still.luck as luck\ndef pile(n):\n    return n\n",
    "still/numbers.py": "from still.sizes import (\n    SMALL,\n    LARGE,\n)\nMOST = LARGE\n",
    "still/sizes.py": "SMALL, LARGE = 1, 2\n",
    "still/nouns.py": "Ask = 1\n",
    "still/luck.py": "if True: from still.dice import DICE\n",
    "still/dice.py": "DICE = 6\n",
    "still/view.py": "from still.rules.turns import turn\n",
    "still/drawing.py": "",
    "other/__init__.py": "",
}
NEEDED = {"rules/__init__.py", "rules/turns.py", "rules/piles.py", "__init__.py"} | {
    f"{name}.py" for name in ("numbers", "sizes", "nouns", "luck", "dice")
}


@pytest.fixture
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with kernels in a folder of its own, and other modules beside it."""
    write(tmp_path, FILES)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] in ("still", "other")]:
        del sys.modules[name]


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    read_source.cache_clear()


def found(folder: Path, module: str = "still.rules.turns", function: str = "turn") -> set[str]:
    held: Any = getattr(import_module(module), function)
    return {str(file.relative_to(folder / "still")) for file in sources_of([held])}


def test_what_a_kernel_s_module_imports_counts_and_nothing_else(still: Path) -> None:
    assert found(still) == NEEDED


def test_it_makes_no_difference_what_a_process_has_loaded(still: Path) -> None:
    import_module("still.view")
    import_module("still.drawing")
    assert found(still) == NEEDED


@pytest.mark.parametrize(
    "text",
    [
        "import still.drawing\n",
        "from still import drawing\n",
        "from still import (  # the board :)\n    drawing,\n)\n",
        "from still \\\n    import drawing\n",
        "from .drawing import *\n",
        "from . import rules, drawing as d\n",
        "import os, still.drawing\n",
        "def late():\n    from still.drawing import X\n",
        "x = 1; from still.drawing import X\n",
        "from importlib import import_module\nX = import_module('still.' + 'drawing')\n",
        "exec('import still.draw' + 'ing')\n",
        "from still.vanished import X\n",
    ],
)
def test_every_way_to_import_is_found(still: Path, text: str) -> None:
    """What cannot be found in the text brings in the whole folder."""
    held = found(still)  # imported before the text is changed: some of these would fail
    assert "drawing.py" not in held
    write(still, {"still/numbers.py": FILES["still/numbers.py"] + text})
    assert NEEDED < found(still) | {"drawing.py"} == found(still)


def test_what_only_type_checkers_import_does_not_count(still: Path) -> None:
    assert found(still) == NEEDED  # imported before the text is changed
    text = "if TYPE_CHECKING:\n    from still.drawing import X\n\n    from still.view import Y\nfrom still.sizes import SMALL\n"
    write(still, {"still/numbers.py": text})
    assert found(still) == NEEDED
    write(still, {"still/numbers.py": text + "if SMALL:\n    from still.drawing import X\n"})
    assert found(still) == NEEDED | {"drawing.py"}


@pytest.mark.parametrize("name", windycity.games())
def test_what_only_matches_views_and_records_need_does_not_count(name: str) -> None:
    """A change there would else compile all games again."""
    kernels = windycity.game(name).build().order
    names = {file.name for file in sources_of([*kernels, *kernel._members_in(kernels)]) if file.parent.name == "core"}
    assert {"chance.py", "entries.py", "fields.py", "position.py", "kernel.py"} <= names
    assert (
        not {"match.py", "game.py", "rulebook.py", "history.py", "event_log.py", "record.py", "news.py", "explanations.py"}
        & names
    )
    assert not {"view.py", "edition.py", "choices.py", "schemas.py"} & names


def test_modules_in_no_package_count_with_those_beside_them(still: Path) -> None:
    write(
        still,
        {
            "flat_rules.py": "from flat_numbers import N\nimport numpy, other\ndef turn(n):\n    return N\n",
            "flat_numbers.py": "N = 1\n",
        },
    )
    turn: Any = import_module("flat_rules").turn
    assert {file.name for file in sources_of([turn])} == {"flat_rules.py", "flat_numbers.py"}


def test_values_from_anywhere_are_seen() -> None:
    """Numbers, texts and arrays that are bound to a kernel come from no import."""
    import numpy as np

    def entry(n: int) -> Any:
        return TABLE[n] + SIZE  # type: ignore[name-defined]  # noqa: F821

    def constants(**bound: Any) -> str:
        return repr(kernel._constants_in(kernel.bind(entry, **bound)))

    table = np.arange(2000)
    changed = table.copy()
    changed[1000] = 0
    texts = [constants(TABLE=table, SIZE=1), constants(TABLE=changed, SIZE=1), constants(TABLE=table, SIZE=np.int64(2))]
    texts += [constants(TABLE=table, SIZE="large"), constants(TABLE=table.astype(np.int32), SIZE=1)]
    assert len(set(texts)) == len(texts)
