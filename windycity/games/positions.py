"""Positions to play on from: read from files and messages, or taken from a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from windycity.core import position_json
from windycity.core.asking import TRUTH
from windycity.core.errors import BadOption, BadPosition
from windycity.core.files import read_text
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.position import Loose

MOST_BYTES = 65_536  # of a position as JSON; the largest take some five thousand


def playable(game: Game, data: object) -> Loose:
    """Read a position from which a match can begin; one that is impossible, over, or not the whole truth raises BadPosition."""
    position = game.load_position(data)
    if position.seen_by != TRUTH:
        raise BadPosition("position-observed")
    if position.reason:
        raise BadPosition("position-over")
    game.check_options(int(position.seats), options_of(game, position))
    return position


def options_of(game: Game, position: Loose) -> dict[str, bool]:
    """Return the options of a position."""
    return {option.name: bool(getattr(position, option.name)) for option in game.rulebook.options}


def reread(game: Game, data: dict[str, Any]) -> Loose:
    """Read a position that was checked when it was stored."""
    body = {name: value for name, value in data.items() if name in game.rulebook.position.fields}
    return position_json.load(game.rulebook.position, body, game.edition.names)


def position_at(match: Match, moment: int) -> Loose:
    """Return the position of a match after `moment` answers (0: its beginning); a moment it does not have raises BadOption."""
    last = len(match.answers)
    if not 0 <= moment <= last:
        raise BadOption("no-such-moment", moment=moment, last=last)
    then = match.copy()
    while len(then.answers) > moment:
        then.undo()
    return then.position


def read_data(file: Path) -> Any:
    """Read a position from a file as data, for `playable`; a file that cannot be read raises BadPosition."""
    text = read_text(file, MOST_BYTES, BadPosition)
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadPosition("position-not-json", file=str(file), reason=str(error)) from error
    except RecursionError as error:
        raise BadPosition("position-too-deep") from error
