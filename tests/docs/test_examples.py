"""The examples in the documentation run, and links lead somewhere."""

from __future__ import annotations

import asyncio
import doctest
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

import windycity
from windycity.core.kernel import PARTS
from windycity.server.serve import Wish, running

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "windycity" / "games"
WIDTH = 100
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(GAMES.rglob("*.md")),
]


def clauses_of(name: str, page: str) -> list[str]:
    """The numbers of the clauses on a game's page of rules, in order."""
    text = (GAMES / name.replace("-", "_") / page).read_text("utf-8")
    return re.findall(r"^\*\*([A-Z]{2}-[\d.]+)\*\*", text, re.MULTILINE)


def title_of(page: Path) -> str:
    """Return a title that pages of one name do not share."""
    return f"{page.parent.name}-{page.stem}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a server."""
    ready: Queue[str] = Queue()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        async with running(Wish(tmp_path / "store.sqlite", port=0, compiling=False)) as (_, port):
            ready.put(f"http://127.0.0.1:{port}")
            await stop.wait()

    thread = Thread(target=loop.run_until_complete, args=[serve()])
    thread.start()
    yield ready.get(timeout=60)
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


@pytest.mark.parametrize("page", PAGES, ids=title_of)
def test_examples_print_what_the_page_says(page: Path, request: pytest.FixtureRequest) -> None:
    """What a page assumes: that of the protocol has the address of a server."""
    given = {"site": request.getfixturevalue("site")} if page.stem == "protocol" else {}
    failed, _ = doctest.testfile(str(page), module_relative=False, globs=given, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_package_example_is_right() -> None:
    assert doctest.testmod(windycity).failed == 0


@pytest.mark.parametrize("name", ["batch", "factored", "matches", "past"])
def test_the_examples_of_environments_are_right(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"windycity.envs.{name}"))
    assert (result.failed, result.attempted > 0) == (0, True)


@pytest.mark.parametrize("page", PAGES, ids=title_of)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=title_of)
def test_lines_fit_into_100_columns(page: Path) -> None:
    """Tables, headings and code aside, also a line that is one piece of code."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = [line for line in text.splitlines() if len(line) > WIDTH and not line.startswith(("|", "#", "    "))]
    long = [line for line in lines if re.search(r"\w", re.sub(r"`[^`]*`", "", line))]
    assert long == []


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_rules_have_the_same_clauses_in_every_language(name: str, language: str) -> None:
    assert clauses_of(name, f"rules.{language}.md") == clauses_of(name, "rules.md")


@pytest.mark.parametrize("name", windycity.games())
def test_every_clause_of_the_rules_stands_in_the_name_of_a_test(name: str) -> None:
    clauses = clauses_of(name, "rules.md")
    folder = ROOT / "tests" / "games" / name.replace("-", "_")
    tests = "\n".join(file.read_text("utf-8") for file in folder.glob("test_*.py"))
    missing = [c for c in clauses if not re.search(rf"def test_{c.lower().replace('-', '_').replace('.', '_')}_[a-z]", tests)]
    assert len(clauses) > 20
    assert missing == []


def test_the_page_on_adding_a_game_names_every_file_that_is_found_by_name() -> None:
    """All that is beside the modules a game makes up for itself, and nothing that the example has not."""
    page, example = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8"), ROOT / "tests" / "fifth" / "moonshine"
    told = set(re.findall(r"`([\w./]+\.(?:py|md|toml|ftl))`", page.split("| file |")[1].split("\n\n")[0]))
    assert {f"{part}.py" for part in PARTS} <= told
    own = {str(file.relative_to(example)) for file in example.rglob("*.*") if "__pycache__" not in file.parts}
    own = {re.sub(r"report/\w+\.ftl", "report/*.ftl", file) for file in own}
    made_up = {"__init__.py", "actions.py", "position.py", "rules.py", "view.py"}
    assert own - made_up - {"words/report/*.ftl"} <= told


def script(name: str) -> Any:
    """Import a script of the folder of the documentation."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_of_features_are_what_the_games_declare() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert page == script("features").write_page(page), "run python docs/features.py"
    assert page.count("| `ask` |") == len(windycity.games())


def test_the_page_of_the_programming_interface_is_what_the_docstrings_say() -> None:
    api = script("api")
    assert (ROOT / "docs" / "api.md").read_text("utf-8") == api.write_page(), "run python docs/api.py"
    assert sorted(name for names in api.SECTIONS.values() for name in names) == sorted(windycity.__all__)


@pytest.mark.parametrize("name", windycity.__all__)
def test_what_is_exported_is_there_and_says_what_it_is_for(name: str) -> None:
    assert getattr(windycity, name).__doc__


def test_completion_in_a_shell_finds_what_is_exported() -> None:
    assert {*windycity.__all__} <= {*dir(windycity)}
