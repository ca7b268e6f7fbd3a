"""What is in a package of Windy City: the web client too, so that installing it needs no node."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PAGE = "windycity/web/dist/index.html"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of the project as packaging looks at."""
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "packaging/hatch_build.py", "windycity/__init__.py"):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / name, copy)
    return tmp_path


def package(project: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "made"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


def test_wheel_and_sdist_contain_the_built_client(project: Path) -> None:
    (project / PAGE).parent.mkdir(parents=True)
    (project / PAGE).touch()
    assert package(project, "wheel").returncode == package(project, "sdist").returncode == 0
    made = project / "made"
    assert PAGE in zipfile.ZipFile(next(made.glob("*.whl"))).namelist()
    with tarfile.open(next(made.glob("*.tar.gz"))) as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    assert {PAGE, "packaging/hatch_build.py"} <= {*names}


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_packaged_without_the_client(project: Path, target: str) -> None:
    refused = package(project, target)
    assert refused.returncode != 0
    assert f"{PAGE} is missing: `make client` builds" in refused.stderr
    assert not [*project.glob("made/*")]
