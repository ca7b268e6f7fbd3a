"""The layers: core <- games <- bots, envs, lessons <- arena, review, train <- server <- client <- cli, web.

None imports one above it.
A game's folder holds a few files for higher layers (PARTS): each belongs to its layer, which finds it by name.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

import windycity
from windycity.core.kernel import PARTS

PACKAGE = Path(windycity.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
HEIGHT = {
    "core": 0,
    "games": 1,
    "bots": 2,
    "envs": 2,
    "lessons": 2,
    "arena": 3,
    "review": 3,
    "train": 3,
    "server": 4,
    "client": 5,
    "cli": 6,
}


def layer(parts: tuple[str, ...]) -> str | None:
    """The layer of a module below the package, None for the package's own front door."""
    if part := part_in(parts):
        return PARTS[part]
    return parts[0] if len(parts) > 0 and parts[0] in HEIGHT else None


def part_in(parts: tuple[str, ...]) -> str | None:
    """The part for a higher layer that a module of a game is: `games/chicago/table.py`, `games.chicago.table.draw`."""
    part = parts[2].removesuffix(".py") if len(parts) > 2 and parts[0] == "games" else None
    return part if part in PARTS else None


@cache
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


def wrong_imports(is_wrong: Callable[[tuple[str, ...], tuple[str, ...]], bool]) -> list[str]:
    """List the modules, each with an import of it that is wrong."""
    parts = {file: file.relative_to(PACKAGE).parts for file in MODULES}
    return [
        f"{'/'.join(parts[file])} imports {'.'.join(('windycity', *target))}"
        for file in MODULES
        for target in sorted(imports(file))
        if is_wrong(parts[file], target)
    ]


def is_from_above(module: tuple[str, ...], target: tuple[str, ...]) -> bool:
    """Whether an import is of a higher layer, of another one as high, or of the package's front door."""
    own, other = layer(module), layer(target)
    if own is None or own == other:
        return False
    return own != "cli" if other is None else HEIGHT[other] >= HEIGHT[own]


def is_of_another_game(module: tuple[str, ...], target: tuple[str, ...]) -> bool:
    in_a_game = module[0] == "games" and len(module) > 2
    of_a_game = target[:1] == ("games",) and len(target) > 1 and (PACKAGE / "games" / target[1]).is_dir()
    return in_a_game and of_a_game and target[1] != module[1]


def test_a_module_imports_only_its_own_layer_and_lower_ones() -> None:
    assert wrong_imports(is_from_above) == []


def test_games_never_import_each_other() -> None:
    assert wrong_imports(is_of_another_game) == []


def test_a_part_of_a_game_for_a_higher_layer_is_found_by_name_and_imported_by_nobody() -> None:
    def is_from_outside(module: tuple[str, ...], target: tuple[str, ...]) -> bool:
        """Whether a part is imported by anything but itself: a part may be a folder with several files."""
        part = part_in(target)
        return part is not None and (part_in(module), module[1]) != (part, target[1])

    assert wrong_imports(is_from_outside) == []


def test_wrong_imports_are_seen() -> None:
    assert is_from_above(("core", "match.py"), ("bots", "bot"))
    assert is_from_above(("bots", "bot.py"), ("envs", "table"))
    assert is_from_above(("core", "match.py"), ("game",))
    assert not is_from_above(("cli", "main.py"), ("game",))
    assert not is_from_above(("bots", "bot.py"), ("core", "match"))
    assert is_of_another_game(("games", "chicago", "rulebook.py"), ("games", "gangsters", "rules"))
    assert not is_of_another_game(("games", "warm.py"), ("games", "gangsters", "rules"))
    assert not is_of_another_game(("games", "chicago", "arranging.py"), ("games", "arranging", "Zone"))
    assert len(MODULES) > 200


def test_a_part_of_a_game_counts_as_of_its_layer() -> None:
    assert layer(("games", "chicago", "table.py")) == layer(("games", "chicago", "table", "draw")) == "cli"
    assert layer(("games", "chicago", "study.py")) == "arena"
    assert layer(("games", "chicago", "levels.py")) == "bots"
    assert layer(("games", "chicago_poker", "rules", "table.py")) == "games"
    assert layer(("games", "warm.py")) == layer(("games", "chicago", "rulebook.py")) == "games"
    assert layer(("games", "chicago", "table", "city.py")) == "cli"
    assert {part_in(file.relative_to(PACKAGE).parts) for file in MODULES} == {None, *PARTS}


def test_every_folder_belongs_to_a_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in MODULES if file.parent != PACKAGE}
    assert folders <= set(HEIGHT)
