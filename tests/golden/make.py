"""Write the golden matches: `python -m tests.golden.make transcribe [GAME...]`, `python -m tests.golden.make find GAME...`.

`transcribe` replays the stored records and rewrites their transcripts: after a change to words or news.
`find` plays until it has found every golden match, and records it again: only when a rule has changed on purpose, with the
rules' version raised, in a commit that names the clause.
"""

from __future__ import annotations

import sys
from importlib import import_module

import windycity
from tests.golden import golden
from tests.golden.golden import distinct, records, transcript, transcript_file


def find(name: str) -> None:
    """Find all golden matches of a game and write their records."""
    folder = golden.FOLDER / name
    folder.mkdir(exist_ok=True)
    for title, make in import_module(f"tests.golden.{name.replace('-', '_')}").GOLDEN.items():
        match = make()
        (folder / f"{title}.jsonl").write_text(match.save(), "utf-8")
        assert match.result is not None
        print(f"{title}: {len(match.answers)} moves, {match.result.reason}")


def transcribe(name: str) -> None:
    """Write the transcripts of a game's stored records, and print those that have changed."""
    for old in golden.FOLDER.glob(f"{name}/*.txt"):
        if old.with_suffix(".jsonl") not in distinct(records(name)):
            old.unlink()
    for file in distinct(records(name)):
        now, kept = transcript(file), transcript_file(file)
        if not kept.exists() or kept.read_text("utf-8") != now:
            kept.write_text(now, "utf-8")
            print(f"{name}/{kept.name} has changed")


def main(arguments: list[str]) -> int:
    """Carry out the arguments; return 2 if they are not clear."""
    what, names = arguments[:1], arguments[1:]
    unknown = [name for name in names if name not in windycity.games()]
    if unknown or what not in (["find"], ["transcribe"]) or (what == ["find"] and not names):
        print(f"{__doc__}\nGames: {', '.join(windycity.games())}", file=sys.stderr)
        return 2
    for name in names or windycity.games():
        if what == ["find"]:
            find(name)
        transcribe(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
