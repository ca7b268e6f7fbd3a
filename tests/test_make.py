"""The two commands of the README: what they install, and what they say where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What make looks at in a clone that nothing has been done in yet."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(PROJECT / name, tmp_path)
    return tmp_path


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
    assert done.rstrip().endswith(".venv/bin/windycity play")


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
    stated = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
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
