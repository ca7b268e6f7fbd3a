"""The external bot: any program that speaks JSON lines, in any language. docs/external-bots.md describes the protocol."""

from __future__ import annotations

import hashlib
import logging
import os
import re
import shlex
import time
from dataclasses import dataclass

import msgspec

from windycity.bots.bot import Glimpse
from windycity.bots.greedy import GreedyBot
from windycity.bots.program import CannotStart, Crashed, Fault, Illegal, Late, Program
from windycity.core.errors import WindyCityError
from windycity.core.match import Event
from windycity.core.position import get
from windycity.core.view import Result

PROTOCOL = 1
SECONDS = 10.0  # for an answer, unless the bot's name says otherwise
GREETING = 2.0  # seconds for a program to send its name before the match begins without it
ENOUGH = 5  # faults in a row after which a program is not started again
NAME = re.compile(r"program:(?:(?P<seconds>\d+(?:\.\d+)?)s:)?(?P<command>.*)", re.DOTALL)

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # nothing on the screen unless a log was asked for


class BadProgram(WindyCityError):
    """An invalid name of a program bot."""

    code = "bad-program"


class _Said(msgspec.Struct):
    """A line from a program: an answer, or its name."""

    id: int | None = None
    move: str | None = None
    name: str | None = None


@dataclass
class Faults:
    """How often another bot had to move for a program, by kind of fault."""

    late: int = 0
    crashed: int = 0
    illegal: int = 0

    @property
    def total(self) -> int:
        """The number of all faults."""
        return self.late + self.crashed + self.illegal


class ExternalBot:
    """Plays what a program answers; if that fails, what the greedy bot with the same seed would play."""

    def __init__(self, name: str, seed: int):
        self.name = name
        self.command, self.seconds = parse_name(name)
        self.faults = Faults()
        self.last_fault: str | None = None  # what was wrong with the last answer: late, crashed or illegal
        self.title: str | None = None  # what the program calls itself
        self._seed = _derived_seed(seed)
        self._stand_in = GreedyBot(seed)
        self._program: Program | None = None
        self._sent: list[Event] = []
        self._asked = 0
        self._in_a_row = 0

    @property
    def given_up(self) -> bool:
        """Whether the program has failed so often in a row that it is no longer asked."""
        return self._in_a_row >= ENOUGH

    def greet(self, glimpse: Glimpse) -> None:
        """Start the program before the match, and take its name if it comes soon; a failure raises CannotStart."""
        program, line = self._begin(glimpse), b""
        try:
            line = program.read_line(time.monotonic() + GREETING)
            self.title = _title(_read(line))
        except Late:
            pass  # it need not send a name
        except Fault as fault:
            program.end()
            self._program = None
            raise _refusal(self.command, program, fault, line) from fault

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the program's move, or its stand-in's if no legal move comes in time."""
        self.last_fault = None
        if not self.given_up:
            try:
                move = self._ask(glimpse)
            except Fault as fault:
                self._note(fault, glimpse)
            else:
                self._in_a_row = 0
                return move
        return self._stand_in.choose(glimpse)

    def close(self, result: Result | None = None) -> None:
        """Send the program the result of the match, None if it was abandoned, and end it."""
        if self._program is not None:
            self._program.dismiss(_line({"do": "goodbye", "result": result}))
            self._program = None

    def _ask(self, glimpse: Glimpse) -> str:
        until = time.monotonic() + self.seconds
        until = until if glimpse.deadline is None else min(until, glimpse.deadline)
        program = self._ready(glimpse)
        self._asked += 1
        program.send(_line(self._question(glimpse)))
        self._sent = [*glimpse.events]
        while True:
            said = _read(program.read_line(until))
            if said.id == self._asked and said.move is not None:
                return _legal(said.move, glimpse)
            if said.id is None:
                self.title = _title(said)
            elif not 0 < said.id < self._asked:  # answers to earlier asks are ignored
                raise Illegal(f"it answered to {said.id}, not to {self._asked}")

    def _ready(self, glimpse: Glimpse) -> Program:
        """Return the program if the events sent to it are still true; otherwise greet it again, with none sent yet."""
        if self._program is None:
            try:
                return self._begin(glimpse)
            except CannotStart as error:
                raise Crashed(error.message()) from error
        if glimpse.events[: len(self._sent)] != self._sent:  # a move was taken back, or it is another match
            self._greet_anew(self._program, glimpse)
        return self._program

    def _begin(self, glimpse: Glimpse) -> Program:
        self._program = Program(self.command)
        self._greet_anew(self._program, glimpse)
        return self._program

    def _greet_anew(self, program: Program, glimpse: Glimpse) -> None:
        self._sent = []
        program.send(_line(self._hello(glimpse)))

    def _hello(self, glimpse: Glimpse) -> dict[str, object]:
        game, seats = glimpse.game, int(get(glimpse.observed, "seats"))
        return {
            "do": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.rulebook.rules_version,
            "edition": {"name": game.edition.name, "digest": game.edition.digest},
            "seat": glimpse.seat,
            "seats": seats,
            "options": {option.name: bool(get(glimpse.observed, option.name)) for option in game.rulebook.options},
            "players": [*game.rulebook.player_names(game.edition, seats)[:seats]],
            "seed": self._seed,
        }

    def _question(self, glimpse: Glimpse) -> dict[str, object]:
        view = glimpse.game.view(glimpse.observed)
        left = self.seconds if glimpse.deadline is None else min(self.seconds, max(glimpse.deadline - time.monotonic(), 0.0))
        return {
            "do": "choose",
            "id": self._asked,
            "ask": view.ask,
            "seconds": round(left, 3),
            "moves": glimpse.legal,
            "events": glimpse.events[len(self._sent) :],
            "view": view,
        }

    def _note(self, fault: Fault, glimpse: Glimpse) -> None:
        """Count and log a fault, and end the program; the next ask starts it again."""
        self.last_fault = fault.kind
        setattr(self.faults, fault.kind, getattr(self.faults, fault.kind) + 1)
        self._in_a_row += 1
        detail = str(fault)
        if self._program is not None:
            code = self._program.end()
            detail += f"; exit code {code}" if isinstance(fault, Crashed) else ""
            detail += f"; on standard error: {self._program.complaint}" if self._program.complaint else ""
            self._program = None
        log.warning("%s, seat %d, ask %d, %s: %s", self.name, glimpse.seat, self._asked, fault.kind, detail)
        if self.given_up:
            log.warning("%s, seat %d: not started again after %d faults in a row", self.name, glimpse.seat, ENOUGH)


def parse_name(name: str) -> tuple[list[str], float]:
    """Read `program:COMMAND` or `program:2.5s:COMMAND` as the words of a command and the seconds for an answer."""
    found = NAME.fullmatch(name)
    assert found is not None, f"{name} is no program's name"
    try:
        words = shlex.split(found["command"])
    except ValueError as error:  # an unclosed quotation
        raise BadProgram("program-unreadable", name=name) from error
    seconds = SECONDS if found["seconds"] is None else float(found["seconds"])
    if not words or not 0 < seconds < 1e6:
        raise BadProgram("program-unreadable", name=name)
    return [os.path.expanduser(word) for word in words], seconds


def _derived_seed(seed: int) -> int:
    """Derive a seed that does not reveal ours: the luck of a match may come from a similar seed."""
    return int.from_bytes(hashlib.sha256(f"program {seed}".encode()).digest()[:4], "big")


def _line(content: dict[str, object]) -> bytes:
    return msgspec.json.encode(content)


def _read(line: bytes) -> _Said:
    try:
        return msgspec.json.decode(line, type=_Said)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise Illegal(f"it wrote {_shown(line)}: {error}") from error


def _title(said: _Said) -> str:
    if said.id is not None or said.name is None:
        raise Illegal("it wrote a line that is neither an answer nor its name")
    return _shown(said.name.encode("utf-8", "replace"), 40)


def _legal(move: str, glimpse: Glimpse) -> str:
    """Return the move as the match writes it; an invalid or illegal one raises Fault."""
    try:
        found = glimpse.game.format_move(glimpse.game.parse_move(move))
    except WindyCityError as error:
        raise Illegal(error.message()) from error
    if found not in glimpse.legal:
        raise Illegal(f"{found} is not among the legal moves")
    return found


def _refusal(command: list[str], program: Program, fault: Fault, line: bytes) -> CannotStart:
    """Explain why a program is refused before the match, with the line it wrote or the last line of its standard error."""
    if isinstance(fault, Illegal):
        return CannotStart("program-nonsense", command=" ".join(command), line=_shown(line) or str(fault))
    complaint = program.complaint.splitlines()[-1:] or [str(fault)]
    return CannotStart("program-ended", command=" ".join(command), reason=_shown(complaint[0].encode()))


def _shown(text: bytes, most: int = 200) -> str:
    """Return a program's words, made safe for a screen."""
    characters = text[: 4 * most].decode("utf-8", "replace")
    return "".join(c if c.isprintable() else "?" for c in characters)[:most]
