"""The layers: core <- games <- bots, envs <- arena <- server <- cli, web. A lower layer never imports a higher one.

A game's folder holds a few files for higher layers (PARTS): each belongs to its layer, which finds it by name.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import windycity
from windycity.core.kernel import PARTS

PACKAGE = Path(windycity.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
HEIGHT = {"core": 0, "games": 1, "bots": 2, "envs": 2, "arena": 3, "server": 4, "cli": 5}


def layer(parts: tuple[str, ...]) -> str | None:
    """The layer of a module below the package, None for the package's own front door."""
    if part := part_in(parts):
        return PARTS[part]
    return parts[0] if len(parts) > 0 and parts[0] in HEIGHT else None


def part_in(parts: tuple[str, ...]) -> str | None:
    """The part for a higher layer that a module of a game is: `games/chicago/table.py`, `games.chicago.table.draw`."""
    part = parts[2].removesuffix(".py") if len(parts) > 2 and parts[0] == "games" else None
    return part if part in PARTS else None


def imports(file: Path) -> set[tuple[str, ...]]:
    """What a file imports from this package, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {tuple(name.split(".")[1:]) for name in names if name.split(".")[0] == "windycity"}
    return found


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_imports_only_its_own_layer_and_lower_ones(file: Path) -> None:
    own = layer(file.relative_to(PACKAGE).parts)
    for target in imports(file):
        other = layer(target)
        if own and own != "cli" and other is None:
            raise AssertionError(f"{file} imports the package's front door")
        if own and other:
            assert HEIGHT[other] < HEIGHT[own] or other == own, f"{file} imports {'.'.join(target)}"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_games_never_import_each_other(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        others = {target[1] for target in imports(file) if target[0] == "games" and len(target) > 1}
        assert others <= {parts[1]}


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_part_of_a_game_for_a_higher_layer_is_found_by_name_and_imported_by_nobody(file: Path) -> None:
    assert [".".join(target) for target in imports(file) if part_in(target)] == []


def test_a_part_of_a_game_counts_as_of_its_layer() -> None:
    assert layer(("games", "chicago", "table.py")) == layer(("games", "chicago", "table", "draw")) == "cli"
    assert layer(("games", "chicago", "study.py")) == "arena"
    assert layer(("games", "chicago", "levels.py")) == "bots"
    assert layer(("games", "chicago_poker", "rules", "table.py")) == "games"
    assert layer(("games", "warm.py")) == layer(("games", "chicago", "rulebook.py")) == "games"
    assert {file.stem for file in MODULES if part_in(file.relative_to(PACKAGE).parts)} == set(PARTS)


def test_every_folder_belongs_to_a_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in MODULES if file.parent != PACKAGE}
    assert folders <= set(HEIGHT)
