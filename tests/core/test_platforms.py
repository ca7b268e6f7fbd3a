"""Windy City on a Python without the modules that only Unix has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

UNIX_ONLY = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
WITHOUT = f"""
import sys, warnings

warnings.simplefilter("ignore")  # filelock says that its locks are weaker there

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {UNIX_ONLY}:
            raise ModuleNotFoundError("no module named " + name, name=name)

sys.meta_path.insert(0, Missing())
for name in {UNIX_ONLY}:
    sys.modules.pop(name, None)
"""


def run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run code in a Python without those modules."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "XDG_STATE_HOME": str(home)}
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, env=environment, check=False)


def test_the_modules_are_missing_indeed(tmp_path: Path) -> None:
    assert "no module named fcntl" in run("import fcntl", tmp_path).stderr


def test_a_match_is_played_saved_and_replayed_without_unix(tmp_path: Path) -> None:
    done = run(
        """
import random
import windycity
luck, match = random.Random(1), windycity.game("chicago-poker", compiled=False).start(seats=2, seed=1)
while not match.over:
    match.play(match.waiting[0], luck.choice(match.legal(match.waiting[0])))
print(windycity.replay(match.save()).result == match.result)
""",
        tmp_path,
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_commands_run_without_unix(tmp_path: Path) -> None:
    for arguments in (["games"], ["matches"], ["rules", "chicago", "CH-3.1"]):
        done = run(f"import sys; from windycity.cli.main import main; sys.argv = ['windycity', *{arguments}]; main()", tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), arguments
        assert done.stdout
