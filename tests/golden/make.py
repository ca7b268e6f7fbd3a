"""Record golden matches anew: `python -m tests.golden.make GAME...`.

Do this only when a rule has changed on purpose, with the rules' version raised, in a commit that names the clause.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from tests.golden.golden import FOLDER, digest


def record(name: str) -> None:
    """Write all records of a game, and their digests."""
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    kept = {}
    for title, make in import_module(f"tests.golden.{name.replace('-', '_')}").GOLDEN.items():
        match = make()
        (folder / f"{title}.jsonl").write_text(match.save())
        kept[title] = digest(match)
        assert match.result is not None
        print(f"{title}: {len(match.answers)} moves, {match.result.reason}")
    (folder / "digests.json").write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        record(argument)
