"""The requests, each a class: its fields are its content, `_answer` carries it out."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

import windycity
from windycity.cli.referee.desk import Answer, Desk, refusal_of, state_of
from windycity.core import record as records
from windycity.core.errors import BadPosition
from windycity.core.game import Game, Scheme
from windycity.core.luck import Luck
from windycity.core.match import Match

PROTOCOL = 1

File = Annotated[str, Meta(pattern=r"^[^\0]+$")]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What every request may contain; `like` is an example, `_answer` returns the content of its answer besides `ok`."""

    like: ClassVar[str]
    id: str | int | None = None
    lang: Literal["en", "nl", "de"] = "en"

    def _answer(self, desk: Desk) -> Answer:
        raise NotImplementedError  # a struct cannot be an abstract class; every request in _SHAPES has its own


class Hello(Request, frozen=True):
    """Return the protocol."""

    like = '{"do":"hello"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"protocol": PROTOCOL, "version": windycity.__version__}


class Games(Request, frozen=True):
    """List the games."""

    like = '{"do":"games"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"games": [_describe(desk.game(name)) for name in windycity.games()]}


class AboutMatch(Request, frozen=True, kw_only=True):
    """A request about a match, which need not be named if there is only one."""

    match: str = "default"


class Commit(AboutMatch, frozen=True):
    """Draw the luck of a match that has not started, and return its hash."""

    like = '{"do":"commit"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"hash": desk.commit(self.match).commitment}


class New(AboutMatch, frozen=True):
    """Start a match, with luck of its own or with the luck drawn by `commit` and the words of the seats."""

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
    """Continue from a position, or continue a match from its record."""

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
    """Return who has to answer, and what is asked."""

    like = '{"do":"waiting"}'

    def _answer(self, desk: Desk) -> Answer:
        return state_of(desk.match(self.match))


class Prompt(AboutMatch, frozen=True):
    """Return the sentence that prompts a seat, null if it is not asked for anything."""

    like = '{"do":"prompt","seat":0}'
    seat: int

    def _answer(self, desk: Desk) -> Answer:
        return {"prompt": desk.match(self.match).prompt(self.seat, self.lang)}


class Legal(AboutMatch, frozen=True):
    """List the legal moves of a seat."""

    like = '{"do":"legal","seat":0}'
    seat: int

    def _answer(self, desk: Desk) -> Answer:
        return {"moves": desk.match(self.match).legal(self.seat)}


class Choices(AboutMatch, frozen=True):
    """List the legal moves of a seat as data."""

    like = '{"do":"choices","seat":0}'
    seat: int

    def _answer(self, desk: Desk) -> Answer:
        return {"choices": desk.match(self.match).choices(self.seat)}


class Explain(AboutMatch, frozen=True):
    """Say what a move of a seat would do, with its clause."""

    like = '{"do":"explain","seat":0,"move":"..."}'
    seat: int
    move: str

    def _answer(self, desk: Desk) -> Answer:
        return {"explanation": desk.match(self.match).explain(self.seat, self.move, self.lang)}


class WhyNot(AboutMatch, frozen=True, tag="why_not"):
    """Return the error with which `play` would refuse a move, null if it is legal; nothing is played."""

    like = '{"do":"why_not","seat":0,"move":"..."}'
    seat: int
    move: str

    def _answer(self, desk: Desk) -> Answer:
        refused = desk.match(self.match).why_not(self.seat, self.move)
        return {"refusal": None if refused is None else refusal_of(refused, self.lang)}


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
        return state_of(match)


class Chance(AboutMatch, frozen=True):
    """Force the next outcomes of luck; an empty list drops those that no draw has used."""

    like = '{"do":"chance","outcomes":["..."]}'
    outcomes: list[str]

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        if self.outcomes:
            match.force(self.outcomes)
        else:
            match.unforce()
        return state_of(match)


class Undo(AboutMatch, frozen=True):
    """Take back the last answer, whatever it was; with a seat only if that seat may."""

    like = '{"do":"undo"}, optional: "seat":0'
    seat: int | UnsetType = UNSET

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        match.undo(None if self.seat is UNSET else self.seat)
        return state_of(match)


class Events(AboutMatch, frozen=True):
    """List what happened, as a seat knows it."""

    like = '{"do":"events","seat":0}, optional: "since":12; a spectator is "seat":null'
    seat: int | None
    since: Annotated[int, Meta(ge=0)] = 0

    def _answer(self, desk: Desk) -> Answer:
        return {"events": desk.match(self.match).events(self.seat, self.since)}


class News(AboutMatch, frozen=True):
    """Return what happened in sentences, as a seat knows it."""

    like = '{"do":"news","seat":0}, optional: "since":12; a spectator is "seat":null'
    seat: int | None
    since: Annotated[int, Meta(ge=0)] = 0

    def _answer(self, desk: Desk) -> Answer:
        return {"news": desk.match(self.match).news(self.seat, self.lang, self.since)}


class Things(AboutMatch, frozen=True):
    """Return the names of the things in a match's game, and its board."""

    like = '{"do":"things"}'

    def _answer(self, desk: Desk) -> Answer:
        game = desk.match(self.match).game
        return {"words": game.words(self.lang), "board": game.board}


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
    """Write the record: all of it, with the secret of the luck, or with a seat what that may have."""

    like = '{"do":"record"}, optional: "seat":0; a spectator is "seat":null'
    seat: int | UnsetType | None = UNSET

    def _answer(self, desk: Desk) -> Answer:
        match = desk.match(self.match)
        return {"record": match.save() if self.seat is UNSET else match.record(self.seat)}


class Result(AboutMatch, frozen=True):
    """Return how the match ended."""

    like = '{"do":"result"}'

    def _answer(self, desk: Desk) -> Answer:
        return {"result": desk.match(self.match).result}


_SHAPES: tuple[type[Request], ...] = (
    *(Hello, Games, Commit, New, Load, Close, Waiting, Prompt, Legal, Choices, Explain, WhyNot, Play),
    *(Chance, Undo, Events, News, Things, View, Position, Record, Result),
)
REQUESTS = {str(shape.__struct_config__.tag): shape for shape in _SHAPES}


def _describe(game: Game) -> Answer:
    book = game.rulebook
    return {
        "name": game.name,
        "seats": list(book.seats),
        "options": [{"name": option.name, "default": option.default, "seats": list(option.seats)} for option in book.options],
        "rules": book.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
    }
