"""Results of a run on disk: its settings, a table with a row for each match, and records of the first matches.

A run is a folder:

- `run.json`: the settings, from which all results follow; only its owner may read it if it holds a secret;
- `edition.toml`: the edition, if it is not the game's own;
- `matches/000000.parquet`, `matches/000001.parquet`, ...: one file for each batch of matches;
- `records/000000.jsonl`, ...: records of the first matches, by number.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from windycity.arena.words import FOLDER
from windycity.core.errors import WindyCityError
from windycity.core.files import read_text, write_safely
from windycity.core.secrecy import Secretive
from windycity.core.words import reason_of

if TYPE_CHECKING:
    import polars

FORMAT = 1
MOST_BYTES = 1024 * 1024  # of settings; a few hundred are usual

Kind = Literal["simulate", "tournament"]

# The columns of a table of matches, each with the name of its type in polars. `bots`, `scores`, `ranks` and `faults` are by
# seat; `rounds` is null if a game has none; `faults` counts how often another bot had to move for a program; `seconds` is
# the CPU time of the match, `wall` its wall time.
COLUMNS = {
    "number": "Int64",
    "secret": "String",
    "bots": "List(String)",
    "winners": "List(Int64)",
    "scores": "List(Int64)",
    "ranks": "List(Int64)",
    "reason": "String",
    "answers": "Int64",
    "rounds": "Int64",
    "faults": "List(Int64)",
    "seconds": "Float64",
    "wall": "Float64",
}


class BadRun(WindyCityError):
    """A folder with no run, a damaged one, or not the wanted one."""

    code = "bad-run"


class Run(Secretive, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a run: the same settings give the same results.

    All luck follows from `seed`, or, if programs play and none was given, from `secret`, drawn for this run only.

    `bots` are the bots by seat; in a tournament they are the contenders, whose seats differ from match to match.
    `games` is the number of matches, `batch` the number in one file, and `records` the number of recorded ones.
    """

    format: int
    version: str
    kind: Kind
    game: str
    rules: int
    advice: int
    value: int
    edition: str
    digest: str
    options: dict[str, bool]
    seats: int
    bots: list[str]
    seed: int | None
    games: int
    batch: int
    records: int
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None

    def __post_init__(self) -> None:
        if (self.seed is None) == (self.secret is None):
            raise ValueError("Expected one of `seed` and `secret`")

    @property
    def root(self) -> int | bytes:
        """The source of all luck of the run: its seed, which can be guessed, or its secret, which cannot."""
        if self.secret is not None:
            return bytes.fromhex(self.secret)
        assert self.seed is not None
        return self.seed

    @property
    def batches(self) -> int:
        """The number of batches; the last one may be smaller."""
        return -(-self.games // self.batch)

    def numbers(self, batch: int) -> range:
        """The numbers of the matches of a batch."""
        return range(batch * self.batch, min((batch + 1) * self.batch, self.games))


def read_run(folder: Path | str) -> Run:
    """Read the settings of a run; a folder without one raises BadRun."""
    file = Path(folder) / "run.json"
    if not file.exists():
        raise BadRun("no-run", catalogue=FOLDER, folder=str(folder))
    content = read_text(file, MOST_BYTES, BadRun)
    try:
        found = msgspec.json.decode(content).get("format")
        if found != FORMAT:
            raise BadRun("run-format", catalogue=FOLDER, folder=str(folder), found=str(found), wanted=FORMAT)
        return msgspec.json.decode(content, type=Run)
    except (msgspec.DecodeError, AttributeError, RecursionError) as error:
        raise BadRun("run-malformed", catalogue=FOLDER, file=str(file), reason=str(error)) from error


def read_matches(folder: Path | str) -> polars.DataFrame:
    """Read the matches of a run played so far, in the order of their numbers."""
    import polars

    files = sorted((Path(folder) / "matches").glob("*.parquet"))
    tables = [read_batch(file) for file in files]
    return polars.concat(tables) if tables else polars.DataFrame(schema=table_schema())


def read_batch(file: Path) -> polars.DataFrame:
    """Read the matches of one batch; a damaged file raises BadRun."""
    import polars

    try:
        return polars.read_parquet(file, columns=list(COLUMNS))
    except (polars.exceptions.PolarsError, OSError) as error:
        reason = str(error).partition("\n")[0]  # polars adds the plan of its query
        raise BadRun("batch-malformed", catalogue=FOLDER, file=str(file), reason=reason) from error


def table_schema() -> polars.Schema:
    """The columns of a table of matches with their types."""
    import polars

    def kind(name: str) -> polars.DataType:
        if name.startswith("List("):
            return polars.List(kind(name[5:-1]))
        found: polars.DataType = getattr(polars, name)()
        return found

    return polars.Schema({column: kind(name) for column, name in COLUMNS.items()})


def batch_file(folder: Path | str, batch: int) -> Path:
    """Return the file with the matches of a batch."""
    return Path(folder) / "matches" / f"{batch:06}.parquet"


def record_file(folder: Path | str, number: int) -> Path:
    """Return the file with the record of a match, if it was recorded."""
    return Path(folder) / "records" / f"{number:06}.jsonl"


def write_whole(file: Path, content: bytes, *, private: bool = False) -> None:
    """Write a file as a whole or not at all; a failure raises BadRun.

    A private file can be read only by its owner.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_safely(file, content, private)
    except (OSError, ValueError) as error:  # ValueError: no name for a file
        raise BadRun("cannot-keep", catalogue=FOLDER, file=str(file), reason=reason_of(error)) from error
