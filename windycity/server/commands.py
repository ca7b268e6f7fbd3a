"""What guests may do at a table: each command becomes entries of the log, or is refused with a reason."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from windycity.core.errors import BadOption, WindyCityError
from windycity.core.luck import check_contribution
from windycity.server.entries import (
    AnyEntry,
    Contributed,
    Ended,
    HandedOver,
    Joined,
    Matter,
    Muted,
    Played,
    Proposed,
    Said,
    Sat,
    Stood,
    TookBack,
    Undone,
    Voted,
    WentBack,
    WentOn,
)
from windycity.server.errors import ServerError
from windycity.server.table import Table, handle_of, is_agreed, partners_in
from windycity.server.texts import has_control, plain

MOST_MOVES = 64  # in one message

# The levels that guests choose from, weakest first, and the other bots by how they play.
BotName = Literal["lookout", "soldier", "capo", "don", "greedy", "boss", "learned", "planner"]
BOTS: tuple[str, ...] = get_args(BotName)
Text = Annotated[str, Meta(min_length=1, max_length=500)]


class Refused(ServerError):
    """A command that a guest cannot give now."""

    code = "refused"


class Stale(Refused):
    """A move for a decision that is no longer open: the client is behind, and gets a new snapshot."""

    code = "stale"


class Moved(Refused):
    """A table that is no longer kept here: the caller must find it again and retry."""

    code = "moving"

    def __init__(self) -> None:
        super().__init__("table-moving")


class Who(msgspec.Struct, frozen=True):
    """Who gives a command: a guest by its number and name."""

    guest: str
    name: str


def nobody() -> Who:
    """Make a nameless spectator."""
    return Who(f"nobody-{secrets.token_hex(8)}", "")


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A request of a client to a table; `id` comes back in the answer, and is carried out only once for each guest.

    A client that does not know whether a command arrived sends it again with the same id. No other device of the guest may use
    that id, so ids have a random part.
    """

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    like: ClassVar[str]

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        raise NotImplementedError  # a struct cannot be an abstract class; every command overrides this


class Sit(Command, frozen=True):
    """Take an open seat; on one's own seat, use one's new name there."""

    like = '{"do":"sit","id":"1","seat":0}'
    seat: int

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _check_gathering(table)
        seat = table.seat_of(who.guest)
        renamed = seat is not None and seat == self.seat and table.chairs[seat].name != who.name
        if seat is not None and not renamed:
            raise Refused("seated-already")
        if not renamed:
            _check_open(table, self.seat)
        return [Sat(now, self.seat, who.guest, who.name)]


class Stand(Command, frozen=True):
    """Leave a seat before the match begins; the host may ask another guest, or a bot, to leave."""

    like = '{"do":"stand","id":"1","seat":0}'
    seat: int

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _check_gathering(table)
        _check_seat(table, self.seat)
        if table.chairs[self.seat].open:
            raise Refused("seat-empty", seat=self.seat + 1)
        if who.guest not in (table.chairs[self.seat].guest, table.founding.host):
            raise Refused("host-only")
        return [Stood(now, self.seat)]


class Join(Command, frozen=True):
    """Put a bot on an open seat (host only)."""

    like = '{"do":"join","id":"1","seat":0,"bot":"soldier"}'
    seat: int
    bot: BotName

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _check_gathering(table)
        if who.guest != table.founding.host:
            raise Refused("host-only")
        _check_open(table, self.seat)
        return [Joined(now, self.seat, self.bot)]


class Contribute(Command, frozen=True):
    """Contribute words to the luck, once the hash of the secret is known; an empty text contributes none."""

    like = '{"do":"contribute","id":"1","words":"..."}'
    words: str

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = _own_seat(table, who)
        if table.stage != "gathering":
            raise Refused("words-too-late")
        if seat in table.contributions:
            raise Refused("contributed-already")
        check_contribution(self.words)
        if has_control(self.words):
            raise BadOption("contribution-control")
        return [Contributed(now, seat, self.words)]


class Move(Command, frozen=True):
    """Answer what the table asks: one or more moves, all or none, for the decision with this number."""

    like = '{"do":"move","id":"1","decision":7,"moves":["..."]}'
    decision: int
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=MOST_MOVES)]

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = _playing_seat(table, who)
        if self.decision != table.decisions[seat]:
            raise Stale("stale-decision")
        return [Played(now, seat, tuple(self.moves))]


class Propose(Command, frozen=True):
    """Propose to take back one's last answer, to end the match without a winner, or to play another."""

    like = '{"do":"propose","id":"1","matter":"undo"} or "end" or "rematch"'
    matter: Matter

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = _own_seat(table, who)
        if (table.stage == "over") != (self.matter == "rematch") or table.stage == "gathering":
            raise Refused("propose-not-now", matter=self.matter)
        if table.next is not None:
            raise Refused("followed-already")
        if self.matter == "undo":
            if why := why_no_undo(table, seat):
                raise why
            if table.is_unnoticed(seat):
                return [Undone(now, seat)]
        if table.proposal is not None:
            raise Refused("proposed-already")
        return [Proposed(now, seat, self.matter)]


class Vote(Command, frozen=True):
    """Agree to the proposal, or not."""

    like = '{"do":"vote","id":"1","agreed":true}'
    agreed: bool

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = _own_seat(table, who)
        if table.proposal is None:
            raise Refused("nothing-proposed")
        return [Voted(now, seat, self.agreed)]


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play one's seat."""

    like = '{"do":"hand_over","id":"1","bot":"soldier"}'
    bot: BotName

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _check_no_lesson(table)
        return [HandedOver(now, _playing_seat(table, who), self.bot)]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take one's seat back from a bot."""

    like = '{"do":"take_back","id":"1"}'

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = _own_seat(table, who)
        if table.stage != "playing" or table.chairs[seat].bot is None:
            raise Refused("not-handed-over")
        return [TookBack(now, seat)]


class Say(Command, frozen=True):
    """Say something to the table, or to one's partners."""

    like = '{"do":"say","id":"1","text":"...","to":"table"} or "partners"'
    text: Text
    to: Literal["table", "partners"] = "table"

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        seat = table.seat_of(who.guest)
        text = plain(self.text)
        if not text:
            raise Refused("nothing-said")
        if handle_of(table, who.guest) in table.muted:
            raise Refused("muted")
        if self.to == "table":
            return [Said(now, who.guest, who.name, text, seat)]
        partners = [] if seat is None or table.match is None else partners_in(table.match.view(None), seat)
        if seat is None or not partners:
            raise Refused("no-partners")
        return [Said(now, who.guest, who.name, text, seat, (seat, *partners))]


class Mute(Command, frozen=True):
    """Mute or unmute somebody for everyone (host only). Muting for oneself alone is up to the client."""

    like = '{"do":"mute","id":"1","who":"...","muted":true}, with `who` as talk names it'
    who: Annotated[str, Meta(max_length=12)]
    muted: bool

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        if who.guest != table.founding.host:
            raise Refused("host-only")
        if self.who not in {handle_of(table, said.guest) for said in table.said} | table.muted:
            raise Refused("nobody-there")
        return [Muted(now, self.who, self.muted)]


class GoOn(Command, frozen=True, tag="go_on"):
    """Continue a lesson from a step that is only read."""

    like = '{"do":"go_on","id":"1"}'

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _playing_seat(table, who)
        if not table.in_lesson:
            raise Refused("no-lesson")
        return [WentOn(now)]


class GoBack(Command, frozen=True, tag="go_back"):
    """Go back in a lesson: to the beginning of this step, or of the one before."""

    like = '{"do":"go_back","id":"1"}'

    def _entries(self, table: Table, who: Who, now: float) -> list[AnyEntry]:
        _playing_seat(table, who)
        if not table.in_lesson:
            raise Refused("no-lesson")
        return [WentBack(now)]


AnyCommand = Sit | Stand | Join | Contribute | Move | Propose | Vote | HandOver | TakeBack | Say | Mute | GoOn | GoBack


def entries_of(command: AnyCommand, table: Table, who: Who, now: float) -> list[AnyEntry]:
    """Return the entries that a command causes, with its mark; one that cannot be given now raises an error."""
    first, *others = command._entries(table, who, now)
    return [msgspec.structs.replace(first, mark=mark_of(command, who)), *others]


def mark_of(command: AnyCommand, who: Who) -> str:
    """Return the mark of a guest's command in the log, so that it is never carried out twice, not even by another server.

    If two devices use the same id for different commands, the marks differ.
    """
    return hashlib.sha256(who.guest.encode() + msgspec.json.encode(command)).hexdigest()[:16]


def consequence(table: Table, now: float) -> AnyEntry | None:
    """Return what follows by itself from the last entry: what all have agreed to. The table of a rematch is made elsewhere."""
    if not is_agreed(table) or table.proposal is None:
        return None
    if table.proposal.matter == "undo":
        return Undone(now, table.proposal.seat)
    return Ended(now) if table.proposal.matter == "end" else None


def why_no_undo(table: Table, seat: int) -> WindyCityError | None:
    """Return why a seat's last answer can neither be taken back nor proposed to be; None if it can. The match is going on."""
    assert table.match is not None
    if table.in_lesson:
        return Refused("in-lesson")
    if why := table.match.why_no_undo(seat):
        return why
    if table.proposal is not None and not table.is_unnoticed(seat):
        return Refused("proposed-already")
    return None


def _check_gathering(table: Table) -> None:
    if table.stage != "gathering":
        raise Refused("begun-already")


def _check_no_lesson(table: Table) -> None:
    if table.in_lesson:
        raise Refused("in-lesson")


def _check_seat(table: Table, seat: int) -> None:
    if seat not in range(len(table.chairs)):
        raise Refused("no-such-seat", seat=seat + 1, last=len(table.chairs))


def _check_open(table: Table, seat: int) -> None:
    _check_seat(table, seat)
    if not table.chairs[seat].open:
        raise Refused("seat-taken", seat=seat + 1)


def _own_seat(table: Table, who: Who) -> int:
    seat = table.seat_of(who.guest)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _playing_seat(table: Table, who: Who) -> int:
    """Return the seat of a guest who plays it personally, in a match in progress."""
    seat = _own_seat(table, who)
    if table.stage != "playing":
        raise Refused("not-playing")
    if table.chairs[seat].bot is not None:
        raise Refused("handed-over")
    return seat
