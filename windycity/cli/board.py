"""What the command `board` does: a picture of a game's board, empty or with a match on it, as an SVG file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import windycity
from windycity.cli.words import FOLDER, text_of, title_of
from windycity.core import record as records
from windycity.core.errors import BadOption, BadRecord, WindyCityError
from windycity.core.files import write_safely
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.view import View
from windycity.core.words import reason_of
from windycity.games import part_of


class CannotDraw(WindyCityError):
    """A picture that cannot be made or written."""

    code = "cannot-draw"


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    game: str
    svg: Path
    record: Path | None
    move: int | None
    edition: Path | None


def draw_to_file(wish: Wish, language: str) -> int:
    """Draw the board and, only if that succeeds, write the file; return the exit code."""
    game = windycity.game(wish.game, wish.edition)
    if not has_board(game.name):
        raise CannotDraw("no-board", catalogue=FOLDER, game=title_of(game.name, language))
    drawn = draw_board(game, wish.edition, _seen(game, wish, language), language)
    try:
        write_safely(wish.svg, drawn)
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise CannotDraw("cannot-save", catalogue=FOLDER, file=str(wish.svg), reason=reason_of(error)) from error
    print(text_of("board-written", language, file=str(wish.svg)))
    return 0


def has_board(name: str) -> bool:
    """Whether a game has a board, drawn by the `picture.py` of its folder."""
    return part_of(name, "picture") is not None


def draw_board(game: Game, edition: Path | None, seen: View, language: str) -> str:
    """Draw the board of a game in an edition, with a match as shown by a view."""
    picture, reading = part_of(game.name, "picture"), part_of(game.name, "edition")
    assert picture is not None, f"{game.name} has no picture of a board"
    assert reading is not None, f"{game.name} has no board to read"
    board = reading.read_board(edition or game.rulebook.folder / "edition.toml")
    drawn: str = picture.draw_board(board, seen, language)
    return drawn


def _seen(game: Game, wish: Wish, language: str) -> View:
    """Return what a spectator sees: the start of a match with all seats taken, or a moment of the record."""
    if wish.record is not None:
        return _replayed(game, wish.record, wish.move, language).view(None)
    if wish.move is not None:
        raise BadOption("move-without-record", catalogue=FOLDER)
    return game.start(game.rulebook.seats[-1], seed=0).view(None)


def _replayed(game: Game, file: Path, move: int | None, language: str) -> Match:
    """Return the match after a move; later moves are not replayed, so looking into a long record is quick."""
    record = records.read_file(file)
    if record.header.game != game.name:
        titles = {"game": title_of(record.header.game, language), "wanted": title_of(game.name, language)}
        raise BadRecord("record-of-another-game", catalogue=FOLDER, file=str(file), **titles)
    count = sum(line.move is not None for line in record.lines)
    if move is not None and not 0 <= move <= count:
        raise BadOption("no-such-move", catalogue=FOLDER, number=move, file=str(file), count=count)
    return records.replay(game, record, move)
