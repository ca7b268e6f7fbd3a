"""The referee: the games as a service for programs in any language, one JSON request a line in, one answer a line out.

Each request is a class: its fields are what the request holds, `_answer` is what it does. Whoever writes the requests
is trusted with the truth of a match; what one seat may know is told where a request names the seat.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any, BinaryIO, ClassVar, Literal, TextIO, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

import windycity
from windycity.core import record as records
from windycity.core.errors import BadPosition, WindyCityError
from windycity.core.game import Game, Scheme
from windycity.core.luck import Luck
from windycity.core.match import Match

PROTOCOL = 1
MOST_BYTES = 1 << 20
MOST_MATCHES = 100

Answer = dict[str, Any]
File = Annotated[str, Meta(pattern=r"^[^\0]+$")]
T = TypeVar("T")


class BadRequest(Exception):
    """A line that is no request, or one that cannot be carried out; for programmers, so in English only."""

    def __init__(self, message: str, code: str = "bad-request"):
        super().__init__(message)
        self.code = code


class Desk:
    """What the referee keeps between requests: matches and luck to come by id, and the games in their own editions."""

    def __init__(self) -> None:
        self._matches: dict[str, Match] = {}
        self._lucks: dict[str, Luck] = {}  # whose hashes are published, for matches that are still to start
        self._games: dict[str, Game] = {}

    def game(self, name: str, edition: str | None = None) -> Game:
        """Open a game; one in its own edition is kept open, because that can take a second."""
        if edition is not None:
            return windycity.game(name, edition)
        if name not in self._games:
            self._games[name] = windycity.game(name)
        return self._games[name]

    def match(self, key: str) -> Match:
        """Find a match by its id."""
        if key not in self._matches:
            raise BadRequest(f'There is no match "{key:.60}" here; "new" and "load" make one.', "unknown-match")
        return self._matches[key]

    def keep(self, key: str, match: Match) -> Answer:
        """Keep a match, in the place of another with the same id, and tell where it stands."""
        if key not in self._matches and len(self._matches) >= MOST_MATCHES:
            raise BadRequest(f'There are {MOST_MATCHES} matches already; "close" one first.', "too-many-matches")
        self._matches[key] = match
        head = {"game": match.game.name, "seats": match.seats, "options": match.options, "hash": match.luck.commitment}
        return head | _state(match)

    def commit(self, key: str) -> Luck:
        """Draw the luck of a match that is still to start, in the place of what was drawn for it before."""
        if key not in self._lucks and len(self._lucks) >= MOST_MATCHES:
            raise BadRequest(
                f'The luck of {MOST_MATCHES} matches is drawn already; start one with "new" first.', "too-many-matches"
            )
        self._lucks[key] = Luck.fresh()
        return self._lucks[key]

    def committed(self, key: str) -> Luck:
        """Find the luck that was drawn for a match."""
        if key not in self._lucks:
            raise BadRequest(
                f'Nothing to contribute to: no hash was published for the match "{key:.60}" yet; "commit" does that.',
                "no-commitment",
            )
        return self._lucks[key]

    def spend(self, key: str) -> None:
        """Forget the luck that was drawn for a match: no two matches have the same."""
        self._lucks.pop(key, None)

    def close(self, key: str) -> None:
        """Forget a match."""
        self.match(key)
        del self._matches[key]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What every request may hold; `like` shows how it should read, `_answer` tells what its answer holds besides `ok`."""

    like: ClassVar[str]
    id: str | int | None = None
    lang: Literal["en", "nl", "de"] = "en"

    def _answer(self, desk: Desk) -> Answer:
        raise NotImplementedError  # a struct cannot be an abstract class; every request in _SHAPES has its own


class Hello(Request, frozen=True):
    """Tell which protocol this is."""

    like = '{"do":"hello"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"protocol": PROTOCOL, "version": windycity.__version__}


class Games(Request, frozen=True):
    """List the games."""

    like = '{"do":"games"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"games": [_describe(desk.game(name)) for name in windycity.games()]}


class AboutMatch(Request, frozen=True, kw_only=True):
    """A request about one match, which need not be named where there is only one."""

    match: str = "default"


class Commit(AboutMatch, frozen=True):
    """Draw the luck of a match that is still to start, and tell its hash."""

    like = '{"do":"commit"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"hash": desk.commit(self.match).commitment}


class New(AboutMatch, frozen=True):
    """Start a match, with luck of its own or with what was drawn by `commit` and the words of the seats."""

    like = (
        '{"do":"new","game":"...","seats":4}, optional: "seed":1, "options":{"...":true}, "chance":["..."], '
        '"edition":"file", "luck":"hmac-1" or "fast-1"; after "commit" instead of "seed" and "luck": "contributions":["...",""]'
    )
    game: str
    seats: int
    seed: int | str | None = None
    options: dict[str, bool] = {}
    chance: list[str] = []
    edition: File | None = None
    luck: Scheme | None = None
    contributions: list[str] | None = None

    def __post_init__(self) -> None:
        if self.contributions is not None and (self.seed is not None or self.luck is not None):
            raise ValueError("`contributions` go with the luck of `commit`, so there can be neither `seed` nor `luck`")
        if self.contributions is not None and len(self.contributions) != self.seats:
            raise ValueError("Expected as many `contributions` as `seats`, empty ones where a seat gives none")

    def _answer(self, desk: Desk) -> Answer:
        game = desk.game(self.game, self.edition)
        options = game.check_options(self.seats, self.options)
        luck: Scheme | Luck = self.luck or "hmac-1"
        if self.contributions is not None:
            luck = desk.committed(self.match).with_contributions(self.contributions)
        answer = desk.keep(self.match, game.start(self.seats, self.seed, luck=luck, chance=self.chance, **options))
        desk.spend(self.match)
        return answer


class Load(AboutMatch, frozen=True):
    """Go on from a position, or with a match from its record."""

    like = (
        '{"do":"load","position":{...}}, optional: "seed":1, "luck":"hmac-1" or "fast-1"; '
        'or {"do":"load","record":"..."}; for both, optional: "edition":"file"'
    )
    position: dict[str, Any] | None = None
    record: str | list[dict[str, Any]] | None = None
    seed: int | str | None = None
    edition: File | None = None
    luck: Scheme | None = None

    def __post_init__(self) -> None:
        if (self.position is None) == (self.record is None):
            raise ValueError("Expected one of `position` and `record`")
        if self.record is not None and (self.seed is not None or self.luck is not None):
            raise ValueError("A record holds its own luck, so `seed` and `luck` are only for a position")

    def _answer(self, desk: Desk) -> Answer:
        return desk.keep(self.match, self._from_record(desk) if self.position is None else self._from_position(desk))

    def _from_position(self, desk: Desk) -> Match:
        assert self.position is not None
        name, known = self.position.get("game"), ", ".join(windycity.games())
        if name is None:
            raise BadPosition("position-missing-head", field="game", wanted=known)
        if not isinstance(name, str):
            raise BadPosition("position-wrong-head", field="game", value=str(name), wanted=known)
        game = desk.game(name, self.edition)
        return Match.from_position(game, game.load_position(self.position), Luck.of(self.luck or "hmac-1", self.seed))

    def _from_record(self, desk: Desk) -> Match:
        lines = self.record or ""
        text = lines if isinstance(lines, str) else "\n".join(msgspec.json.encode(line).decode() for line in lines)
        record = records.read(text)
        return records.replay(desk.game(record.header.game, self.edition), record)


class Close(AboutMatch, frozen=True):
    """Forget a match."""

    like = '{"do":"close"}'

    def _answer(self, desk: Desk) -> Answer:
        desk.close(self.match)
        return {}


class Waiting(AboutMatch, frozen=True):
    """Tell who has to answer, and what is asked."""

    like = '{"do":"waiting"}'

    def _answer(self, desk: Desk) -> Answer:
        return _state(desk.match(self.match))


class Legal(AboutMatch, frozen=True):
    """List the legal moves of a seat."""

    like = '{"do":"legal","seat":0}'
    seat: int

    def _answer(self, desk: Desk) -> Answer:
        return {"moves": desk.match(self.match).legal(self.seat)}


class Play(AboutMatch, frozen=True):
    """Make a move, or several: all or none."""

    like = '{"do":"play","seat":0,"move":"..."} or {"do":"play","seat":0,"moves":["...","..."]}'
    seat: int
    move: str | None = None
    moves: list[str] | None = None

    def __post_init__(self) -> None:
        if (self.move is None) == (self.moves is None):
            raise ValueError("Expected one of `move` and `moves`")

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        match.play(self.seat, self.move if self.move is not None else self.moves or [])
        return _state(match)


class Chance(AboutMatch, frozen=True):
    """Force the next outcomes of luck; none at all drops those that no draw has used."""

    like = '{"do":"chance","outcomes":["..."]}'
    outcomes: list[str]

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        if self.outcomes:
            match.force(self.outcomes)
        else:
            match.unforce()
        return _state(match)


class Undo(AboutMatch, frozen=True):
    """Take the last answer back, whatever it was; with a seat only if that seat may."""

    like = '{"do":"undo"}, optional: "seat":0'
    seat: int | UnsetType = UNSET

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        match.undo(None if self.seat is UNSET else self.seat)
        return _state(match)


class Events(AboutMatch, frozen=True):
    """Tell what happened, as a seat knows it."""

    like = '{"do":"events","seat":0}, optional: "since":12; a spectator is "seat":null'
    seat: int | None
    since: Annotated[int, Meta(ge=0)] = 0

    def _answer(self, desk: Desk) -> Answer:
        return {"events": desk.match(self.match).events(self.seat, self.since)}


class View(AboutMatch, frozen=True):
    """Show what a seat knows."""

    like = '{"do":"view","seat":0}; a spectator is "seat":null'
    seat: int | None

    def _answer(self, desk: Desk) -> Answer:
        return {"view": desk.match(self.match).view(self.seat)}


class Position(AboutMatch, frozen=True):
    """Write the position: the truth, or with a seat what it knows."""

    like = '{"do":"position"}, optional: "seat":0; a spectator is "seat":null'
    seat: int | UnsetType | None = UNSET

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        position = match.position if self.seat is UNSET else match.observed(self.seat)
        return {"position": match.game.dump_position(position)}


class Record(AboutMatch, frozen=True):
    """Write the record: with the secret of the luck, or with a seat what it may have."""

    like = '{"do":"record"}, optional: "seat":0; a spectator is "seat":null'
    seat: int | UnsetType | None = UNSET

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        return {"record": match.save() if self.seat is UNSET else match.record(self.seat)}


class Result(AboutMatch, frozen=True):
    """Tell how the match ended."""

    like = '{"do":"result"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"result": desk.match(self.match).result}


_SHAPES: tuple[type[Request], ...] = (
    *(Hello, Games, Commit, New, Load, Close, Waiting, Legal, Play, Chance, Undo),
    *(Events, View, Position, Record, Result),
)
REQUESTS = {str(shape.__struct_config__.tag): shape for shape in _SHAPES}


class _Head(msgspec.Struct):
    """As much of a line as tells which request it is, even if the rest is wrong."""

    do: Any = None
    id: Any = None


def serve(source: BinaryIO, sink: TextIO) -> None:
    """Answer every line of the source that is not empty, in order, until it ends."""
    desk = Desk()
    for line in _lines(source):
        sink.write(_reply(line, desk) + "\n")
        sink.flush()


def serve_standard() -> None:
    """Serve standard input and output until the input ends, nobody reads the answers any more, or Ctrl-C."""
    output = sys.stdout.fileno()
    with (
        suppress(KeyboardInterrupt, BrokenPipeError),
        open(output, "w", encoding="utf-8", newline="\n", closefd=False) as sink,
    ):
        serve(sys.stdin.buffer, sink)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Read lines, leaving out empty ones; one that is too long is read to its end, but only its beginning is kept."""
    while line := source.readline(MOST_BYTES + len(b"\r\n")):
        part = line
        while part and not part.endswith(b"\n"):
            part = source.readline(MOST_BYTES)
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if line.strip() or len(line) > MOST_BYTES:
            yield line


def _reply(line: bytes, desk: Desk) -> str:
    """Answer one line, whatever it is."""
    mark: Answer = {}
    try:
        head = _read_head(line)
        if type(head.id) in (int, str):
            mark = {"id": head.id}
        return _encode(_carry_out(line, head, desk) | mark)
    except BadRequest as error:
        return _encode(_failure(error.code, str(error)) | mark)
    except Exception as error:  # a mistake of ours is told, and does not end the other matches
        traceback.print_exc()
        return _encode(_failure("internal", f"This is a mistake in the program: {error!r}") | mark)


def _read_head(line: bytes) -> _Head:
    like = f"A request is a JSON object on one line, like {Hello.like}"
    if len(line) > MOST_BYTES:
        raise BadRequest(f"The line is longer than {MOST_BYTES} bytes. {like}")
    return _decode(line, _Head, like)


def _carry_out(line: bytes, head: _Head, desk: Desk) -> Answer:
    shape = REQUESTS.get(head.do) if isinstance(head.do, str) else None
    if shape is None:
        what = f'"{head.do:.60}" is no request' if isinstance(head.do, str) else '"do" must name a request'
        raise BadRequest(f"{what}; the requests are: {', '.join(REQUESTS)}")
    anywhere = '"id":1, "lang":"en", "nl" or "de"' + (', "match":"..."' if issubclass(shape, AboutMatch) else "")
    request = _decode(line, shape, f"It should read like {shape.like}; always optional: {anywhere}")
    try:
        return {"ok": True} | request._answer(desk)
    except WindyCityError as error:
        return _failure(error.code, error.tell(request.lang), error.rule)


def _decode(line: bytes, shape: type[T], like: str) -> T:
    try:
        return msgspec.json.decode(line, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"{error!s:.300}. {like}") from error


def _encode(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


def _failure(code: str, message: str, rule: str | None = None) -> Answer:
    return {"ok": False, "error": code, "rule": rule, "message": message}


def _state(match: Match) -> Answer:
    return {"waiting": match.waiting, "ask": match.ask, "over": match.over}


def _describe(game: Game) -> Answer:
    book = game.rulebook
    return {
        "name": game.name,
        "seats": list(book.seats),
        "options": [{"name": option.name, "default": option.default, "seats": list(option.seats)} for option in book.options],
        "rules": book.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
    }
