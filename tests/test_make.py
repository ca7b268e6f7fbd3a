"""The two commands of the README: what they install, and what they say where something is missing."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
MOMENTS = itertools.count(time.time() + 3600)  # for files that must be newer than others


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What make looks at in a clone that nothing has been done in yet."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(PROJECT / name, tmp_path)
    shutil.copytree(PROJECT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    return tmp_path


@pytest.fixture
def playable(clone: Path) -> Path:
    """A clone in which everything has been done, with commands that only say what they are; npm fails."""
    bin = clone / ".venv" / "bin"
    bin.mkdir(parents=True)
    (bin / "python").write_text("#!/bin/sh\necho 'no network here' >&2\nexit 1\n")
    (bin / "windycity").write_text('#!/bin/sh\necho "windycity: $*"\n')
    for command in bin.iterdir():
        command.chmod(0o755)
    for made in (".venv/playable", "web/node_modules/.package-lock.json", "windycity/web/dist/index.html"):
        file = clone / made
        file.parent.mkdir(parents=True, exist_ok=True)
        later(file)
    return clone


def later(file: Path) -> None:
    """Make a file newer than all earlier ones."""
    file.touch()
    moment = next(MOMENTS)
    os.utime(file, (moment, moment))


def make(clone: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # The tests run under make, too, whose settings would be taken for ours.
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", *arguments], cwd=clone, env=environment, capture_output=True, text=True, check=False)


def python_that(clone: Path, refuses: str) -> str:
    """A Python that fails whenever its code speaks of something."""
    stub = clone / "python"
    stub.write_text(f'#!/bin/sh\ncase "$2" in *{refuses}*) exit 1;; esac\nexec "{sys.executable}" "$@"\n')
    stub.chmod(0o755)
    return f"PYTHON={stub}"


def test_play_installs_only_what_playing_needs(clone: Path) -> None:
    done = make(clone, "--dry-run", "play").stdout
    assert "--editable .\n" in done
    assert "[dev]" not in done


def test_play_builds_the_page_and_serves_it(clone: Path) -> None:
    done = make(clone, "--dry-run", "play").stdout
    assert done.index("web/npm.py ci") < done.index("web/npm.py run build") < done.index(".venv/bin/windycity serve --open")


def test_play_builds_the_page_again_only_if_its_sources_changed(playable: Path) -> None:
    assert "web/npm.py" not in make(playable, "--dry-run", "play").stdout
    later(playable / "web" / "words" / "nl.ftl")
    done = make(playable, "--dry-run", "play").stdout
    assert "web/npm.py run build" in done
    assert "web/npm.py ci" not in done
    later(playable / "web" / "package-lock.json")
    assert "web/npm.py ci" in make(playable, "--dry-run", "play").stdout


def test_without_a_page_play_starts_in_the_terminal_and_says_why(playable: Path) -> None:
    (playable / "windycity" / "web" / "dist" / "index.html").unlink()
    done = make(playable, "play")
    assert done.returncode == 0
    assert "no network here" in done.stderr
    assert "cannot be built" in done.stderr
    assert done.stdout.endswith("windycity: play\n")


def test_a_page_that_was_built_before_is_served_where_it_cannot_be_built_again(playable: Path) -> None:
    later(playable / "web" / "index.html")
    done = make(playable, "play")
    assert "cannot be built" in done.stderr
    assert done.stdout.endswith("windycity: serve --open\n")


def test_test_installs_the_rest_too(clone: Path) -> None:
    done = make(clone, "--dry-run", "test").stdout
    assert done.index("--editable .\n") < done.index("--editable '.[dev]'") < done.index("-m pytest")


def test_test_lints_and_compiles_before_the_tests_begin(clone: Path) -> None:
    done = make(clone, "--dry-run", "test").stdout
    assert all(done.index(command) < done.index("-m pytest") for command in ("bin/ruff check", "bin/mypy", "bin/windycity warm"))
    assert "--checked" not in done  # that build is for the thorough run
    assert "windycity warm --checked" in make(clone, "--dry-run", "thorough").stdout


def test_setting_up_is_told(clone: Path) -> None:
    assert "Setting up Windy City" in make(clone, "--dry-run", "play").stdout


def test_the_lowest_versions_are_those_that_the_package_allows() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    stated = [*project["dependencies"], *extras["postgres"], *extras["research"]]
    tried = [line for line in (PROJECT / "lowest.txt").read_text().splitlines() if not line.startswith("#")]
    assert tried == sorted(dependency.replace(">=", "==").replace("[binary]", "") for dependency in stated)


def test_a_missing_venv_is_named(clone: Path) -> None:
    refused = make(clone, "play", python_that(clone, "venv"))
    assert refused.returncode != 0
    assert "apt install python3-venv" in refused.stderr
    assert not (clone / ".venv").exists()


def test_an_old_python_is_named(clone: Path) -> None:
    refused = make(clone, "play", python_that(clone, "version_info"))
    assert "Python 3.11 or newer" in refused.stderr
