"""Records: a match as JSON lines, enough to replay it exactly.

The first line is the header; then one line per move, with forced outcomes where they were queued; the last line holds
the secret of the luck and the result. Moves and secret are the truth: everything else follows from them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from windycity.core.chance import SCHEMES
from windycity.core.errors import BadOption, BadRecord, WindyCityError
from windycity.core.events import SPECTATOR
from windycity.core.files import read_text
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.secrecy import Secretive
from windycity.core.view import Result

FORMAT = 1
MOST_BYTES = 8 * 1024 * 1024  # matches take some ten thousand bytes


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything that was decided before the first move.

    `contributions` are what the seats added to the luck, if any did; they are public, like the hash.
    `seen_by` is given in what a seat exports before the end, where others' secrets are "??": such a record can be read, but
    not replayed.
    """

    format: int
    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, bool]
    luck: str
    hash: str
    position: dict[str, Any] | None = None
    seen_by: int | None = None
    contributions: list[str] | None = None


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line after the header: a seat's move, or outcomes forced from here on."""

    seat: int | None = None
    move: str | None = None
    chance: list[str] | None = None


class End(Secretive, frozen=True, forbid_unknown_fields=True):
    """The last line: the secret of the luck, and how the match ended (None: it has not)."""

    secret: str
    result: Result | None


class Record(msgspec.Struct, frozen=True):
    """A record as read; `end` is None if it was exported before the match was over."""

    header: Header
    lines: list[Line]
    end: End | None


def write(match: Match) -> str:
    """Write a match with its secret: to save it, or for everyone once it is over."""
    end = End(match.luck.secret.hex(), match.result)
    return _join([_header(match, None), *_lines(match, None), end])


def export(match: Match, seat: int | None) -> str:
    """Write what a seat (None: a spectator) may have of a match: before the end without luck and others' secrets."""
    if match.over:
        return write(match)
    eye = SPECTATOR if seat is None else match.check_seat(seat)
    return _join([_header(match, eye), *_lines(match, eye)])


def _join(parts: list[msgspec.Struct]) -> str:
    return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


def _header(match: Match, eye: int | None) -> Header:
    game = match.game
    origin = None
    if match.origin is not None:
        start = game.engine.of(match.origin)
        seen = start if eye is None or match.origin.seen_by == eye else game.engine.observed(start, eye)
        origin = game.dump_position(game.rulebook.position.one(seen))
    return Header(
        format=FORMAT,
        game=game.name,
        rules=game.rulebook.rules_version,
        edition=game.edition.digest,
        seats=match.seats,
        options=match.options,
        luck=match.luck.scheme,
        hash=match.luck.commitment,
        position=origin,
        seen_by=eye,
        contributions=[*match.luck.contributions] or None,
    )


def _lines(match: Match, eye: int | None) -> list[msgspec.Struct]:
    """List the moves with the outcomes forced before them; answers that the eye cannot notice do not split a line of outcomes."""
    lines: list[msgspec.Struct] = []
    coming: dict[int, list[str]] = {}
    for answers, outcome in match.forced:
        coming.setdefault(answers, []).append(outcome if eye is None else "??")
    forced: list[str] = []
    for number in range(len(match.answers) + 1):
        forced += coming.get(number, [])
        last = number == len(match.answers)
        move = None if last else _move(match, number, eye)
        if forced and (move or last):
            lines.append(Line(chance=forced))
            forced = []
        if move:
            lines.append(move)
    return lines


def _move(match: Match, number: int, eye: int | None) -> Line | None:
    """Return a move as an eye may know it; None if it may not notice it at all."""
    answer = match.answers[number]
    own = eye is None or eye == answer.seat
    if answer.unnoticed and not own:
        return None
    known = own or answer.audience >> (eye or 0) & 1
    return Line(seat=answer.seat, move=match.game.format_move(answer.action) if known else match.masked_move(number))


def read_file(file: Path) -> Record:
    """Read a record from a file that a user hands in; one that cannot be read raises BadRecord."""
    return read(read_text(file, MOST_BYTES, BadRecord))


def read(text: str) -> Record:
    """Read a record; a wrong line raises BadRecord with its number."""
    raw = text.splitlines()
    while raw and not raw[-1].strip():
        raw.pop()
    if not raw:
        raise BadRecord("record-empty")
    header = _decode(raw[0], 1, Header)
    if header.format != FORMAT:
        raise BadRecord("record-wrong-head", field="format", value=str(header.format), wanted=str(FORMAT))
    if header.luck not in SCHEMES:
        raise BadRecord("record-wrong-head", field="luck", value=header.luck, wanted=", ".join(SCHEMES))
    _luck(header, b"")
    lines: list[Line] = []
    end: End | None = None
    for number, line in enumerate(raw[1:], 2):
        if end is not None:
            raise BadRecord("record-after-end", line=number)
        if '"secret"' in line:
            end = _decode(line, number, End)
        else:
            lines.append(_decode(line, number, Line))
            if (lines[-1].chance is None) == (lines[-1].move is None) or (lines[-1].seat is None) != (lines[-1].move is None):
                raise BadRecord("record-malformed", line=number, reason='{"seat": 0, "move": "..."} or {"chance": [...]}')
    return Record(header, lines, end)


def _luck(header: Header, secret: bytes) -> Luck:
    """Return the luck of a record; invalid contributions raise BadRecord."""
    try:
        luck = Luck(header.luck, secret, tuple(header.contributions or ()))
        luck.check(header.seats)
    except BadOption as error:
        raise BadRecord("record-malformed", line=1, reason=str(error)) from error
    return luck


def _decode(line: str, number: int, shape: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=shape)
    except msgspec.DecodeError as error:
        raise BadRecord("record-malformed", line=number, reason=str(error)) from error
    except RecursionError as error:
        raise BadRecord("record-too-deep", line=number) from error


def replay(game: Game, record: Record, moves: int | None = None) -> Match:
    """Replay a record, or its first moves; one that does not replay, or ends differently, raises BadRecord."""
    header = record.header
    for field, value, wanted in (("game", header.game, game.name), ("edition", header.edition, game.edition.digest)):
        if value != wanted:
            raise BadRecord("record-wrong-head", field=field, value=value, wanted=wanted)
    if record.end is None:
        raise BadRecord("record-no-secret")
    try:
        luck = _luck(header, bytes.fromhex(record.end.secret))
    except ValueError as error:
        raise BadRecord("record-malformed", line=2 + len(record.lines), reason=str(error)) from error
    if luck.commitment != header.hash:
        raise BadRecord("record-wrong-secret")
    match, lines = _begin(game, record, luck)
    for line in lines:
        if moves is not None and len(match.answers) >= moves:
            return match
        _play_line(match, header, line)
    if moves is None and match.result != record.end.result:
        raise BadRecord("record-wrong-result")
    return match


def _begin(game: Game, record: Record, luck: Luck) -> tuple[Match, list[Line]]:
    """Set up the match, with the outcomes forced for that, and return it with the lines left to play."""
    header = record.header
    first = record.lines[0].chance if record.lines else None
    try:
        if header.position is not None:
            return Match.from_position(game, game.load_position(header.position), luck), record.lines
        options = game.check_options(header.seats, header.options)
        return Match.start(game, header.seats, options, luck, first or []), record.lines[1 if first else 0 :]
    except WindyCityError as error:
        raise BadRecord("record-malformed", line=1, reason=str(error)) from error
    except RecursionError as error:
        raise BadRecord("record-too-deep", line=1) from error


def _play_line(match: Match, header: Header, line: Line) -> None:
    try:
        if line.chance is not None:
            match.force(line.chance)
        else:
            match.play(line.seat or 0, line.move or "")
    except WindyCityError as error:
        number, wanted = len(match.answers) + 1, match.game.rulebook.rules_version
        if header.rules != wanted:
            raise BadRecord(
                "record-other-rules", version=header.rules, wanted=wanted, number=number, reason=str(error)
            ) from error
        raise BadRecord("record-illegal", number=number, move=str(line.move or line.chance), reason=str(error)) from error
