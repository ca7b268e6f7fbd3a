"""A table as the sum of its log: who sits there, the match, the clocks, what is proposed, and what was said."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import Any, Literal, NamedTuple

from windycity.core.engine import Engine
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.view import View
from windycity.games.positions import reread
from windycity.lessons import LEARNER, Attempt
from windycity.server.clocks import Clocks
from windycity.server.entries import (
    AnyEntry,
    Chair,
    Contributed,
    Ended,
    Followed,
    Founding,
    HandedOver,
    Joined,
    Matter,
    Mover,
    Muted,
    Played,
    Proposed,
    Resumed,
    Said,
    Sat,
    Stood,
    TookBack,
    Undone,
    Voted,
    WentBack,
    WentOn,
)

MOST_SAID = 200  # lines of talk kept by a table
MOST_MARKS = 256  # commands kept by a table, in case they are repeated
ABSENT = 2  # turns in a row played by the clock, after which the guest counts as away

Stage = Literal["gathering", "playing", "over"]


class Proposal:
    """A guest's proposal, and the seats that have agreed so far."""

    def __init__(self, matter: Matter, seat: int):
        self.matter: Matter = matter
        self.seat = seat
        self.agreed = {seat}


class Declined(NamedTuple):
    """A rejected proposal, its seat, and the seat that did not agree."""

    matter: Matter
    seat: int
    by: int


class Table:
    """Everything about one table, which only entries of its log change."""

    def __init__(self, founding: Founding, game: Game):
        self.founding = founding
        self.game = game
        self.chairs = [*founding.setup.chairs]
        self.contributions: dict[int, str] = {}
        self.match: Match | None = None
        self.attempt: Attempt | None = None  # at the lesson, if there is one
        self.clocks = Clocks(founding.setup.pace, len(self.chairs))
        self.proposal: Proposal | None = None
        self.declined: Declined | None = None  # until the next proposal, or until anybody is seen to play on
        self.ended = False  # by agreement
        self.next: str | None = None  # the table of the rematch
        self.said: deque[Said] = deque(maxlen=MOST_SAID)
        self.muted: set[str] = set()  # those muted by the host
        self.entries = 0  # in the log; hidden from clients, as some are unnoticed
        self.decisions = [0] * len(self.chairs)  # the number of the decision before each seat, which a move must name
        self.rewinds = [0] * (len(self.chairs) + 1)  # answers taken back, as far as each seat and spectators could notice
        self.helped: set[int] = set()  # the seats for whose guests a bot has answered
        self.late = [0] * len(self.chairs)  # turns in a row played by the clock
        self._late_turns: dict[int, float | None] = {}  # the beginning of the turn counted last, by seat
        self.last: tuple[int, Mover] | None = None  # who answered last, as far as all could notice, and by what
        self.changed = founding.at
        self.over_since: float | None = None
        self.marks: deque[str] = deque(maxlen=MOST_MARKS)  # of the latest commands carried out

    @property
    def id(self) -> str:
        """The name of the table in its address."""
        return self.founding.id

    @cached_property
    def luck(self) -> Luck:
        """The luck of the match, before the seats add to it."""
        return Luck("hmac-1", bytes.fromhex(self.founding.secret))

    @property
    def stage(self) -> Stage:
        """Whether people gather or play, or the match is over; a lesson whose last move ends the match still has to be read."""
        if self.match is None:
            return "over" if self.ended else "gathering"
        return "over" if self.ended or (self.match.over and not self.in_lesson) else "playing"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the table waits for; none before and after the match. In a lesson only the learner answers."""
        waiting = self.match.waiting if self.match and not self.ended else ()
        return tuple(seat for seat in waiting if seat == LEARNER) if self.in_lesson else waiting

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is in progress."""
        return self.attempt is not None and not self.attempt.over

    @property
    def names(self) -> list[str]:
        """The players' names: guests by their own, bots as in the edition; if names clash, both are given."""
        players = self.game.rulebook.player_names(self.game.edition, len(self.chairs))[: len(self.chairs)]
        names = [chair.name or player for chair, player in zip(self.chairs, players, strict=True)]
        return [f"{name} ({player})" if names.count(name) > 1 else name for name, player in zip(names, players, strict=True)]

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest, None if it is only watching."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def guests(self) -> list[int]:
        """List the seats of guests who play personally; those who have handed over to a bot agree to everything."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.bot]

    def bots(self) -> list[int]:
        """List the seats played by bots."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot]

    @property
    def formal(self) -> bool:
        """Whether the current ask goes to everybody as a formality, so that being asked reveals nothing."""
        return self.match is not None and self.match.asked in self.game.rulebook.formal and not self.in_lesson

    def switch(self, engine: Engine) -> None:
        """Continue with another engine of the game; nothing else changes."""
        self.game = self.game.with_engine(engine)
        if self.attempt is not None:
            self.attempt.switch(engine)
        elif self.match is not None:
            self.match.switch(engine)

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry; illegal moves raise an error, and change nothing."""
        _APPLIERS[type(entry)](self, entry)
        self.clocks.turn(self.waiting, entry.at)
        self.entries += 1
        self.changed = entry.at
        if self.over_since is None and self.stage == "over":
            self.over_since = entry.at
        if entry.mark:
            self.marks.append(entry.mark)

    def _sit(self, entry: Sat) -> None:
        self.chairs[entry.seat] = Chair(guest=entry.guest, name=entry.name)

    def _stand(self, entry: Stood) -> None:
        self.chairs[entry.seat] = Chair()
        self.contributions.pop(entry.seat, None)

    def _join(self, entry: Joined) -> None:
        self.chairs[entry.seat] = Chair(bot=entry.bot)
        self._begin_if_complete()

    def _contribute(self, entry: Contributed) -> None:
        self.contributions[entry.seat] = entry.words
        self._begin_if_complete()

    def _begin_if_complete(self) -> None:
        """Begin the match once nobody is missing and every guest has contributed words, or none."""
        if any(chair.open or (chair.guest and seat not in self.contributions) for seat, chair in enumerate(self.chairs)):
            return
        words = [self.contributions.get(seat, "") for seat in range(len(self.chairs))]
        luck, lesson = self.luck.with_contributions(words), self.founding.setup.lesson
        if lesson is not None:
            self.attempt = Attempt(lesson, self.game, luck)
            self.match = self.attempt.match
        elif self.founding.setup.position is not None:
            self.match = Match.from_position(self.game, reread(self.game, self.founding.setup.position), luck)
        else:
            options = self.game.check_options(len(self.chairs), self.founding.setup.options)
            self.match = Match.start(self.game, len(self.chairs), options, luck)
        self.match.call_players(self.names)

    def _playing(self) -> Match:
        if self.match is None or self.stage != "playing":
            raise ValueError(f"nothing is played at table {self.id} now")
        return self.match

    def _play(self, entry: Played) -> None:
        match, open_before = self._playing(), self._open_decisions()
        before = len(match.answers)
        if self.attempt is not None and self.in_lesson:
            self.attempt.play(entry.moves)
            match = self.match = self.attempt.match
        else:
            match.play(entry.seat, list(entry.moves))
        if entry.by != "form":
            self._count_late(entry)
        if entry.by == "bot" and self.chairs[entry.seat].guest:
            self.helped.add(entry.seat)
        unnoticed = all(answer.unnoticed for answer in match.answers[before:])
        self._number_decisions(entry.seat, open_before)
        if not unnoticed:
            self.last, self.declined = (entry.seat, entry.by), None
            if not self._outlasts(entry):
                self.proposal = None

    def _outlasts(self, entry: Played) -> bool:
        """Whether a proposal stands after an answer: only one to end the match does, unless somebody plays on instead."""
        if self.proposal is None or self.proposal.matter != "end" or self.stage == "over":
            return False
        return entry.by != "guest" or entry.seat in self.proposal.agreed

    def _count_late(self, entry: Played) -> None:
        """Count the turns in a row that the clock has played, each once, however many answers it takes."""
        if entry.by != "clock":
            self.late[entry.seat] = 0
        elif (turn := self.clocks.started(entry.seat)) != self._late_turns.get(entry.seat):
            self.late[entry.seat] += 1
            self._late_turns[entry.seat] = turn

    def _open_decisions(self) -> dict[int, tuple[object, ...]]:
        """Return what each waiting seat has to decide: the ask, and the possible answers."""
        match = self._playing()
        return {seat: (match.asked, *match.legal_actions(seat)) for seat in match.waiting}

    def _number_decisions(self, seat: int, before: dict[int, tuple[object, ...]]) -> None:
        """Renumber the decisions after a seat's answer; others keep theirs if only that seat has finished the same ask."""
        now = self._open_decisions() if self.stage == "playing" else {}
        same_ask = now.keys() <= before.keys() and before.keys() - now.keys() <= {seat}
        for other in range(len(self.chairs)):
            if other == seat or not same_ask or now.get(other) != before.get(other):
                self.decisions[other] += 1

    def is_unnoticed(self, seat: int) -> bool:
        """Whether nobody has noticed a seat's last answer, so that nobody needs to agree when it is taken back."""
        own = next((answer for answer in reversed(self._playing().answers) if answer.seat == seat), None)
        return own is not None and own.unnoticed

    def _propose(self, entry: Proposed) -> None:
        self.proposal, self.declined = Proposal(entry.matter, entry.seat), None

    def _vote(self, entry: Voted) -> None:
        if self.proposal is None:
            raise ValueError(f"nothing is proposed at table {self.id}")
        if entry.agreed:
            self.proposal.agreed.add(entry.seat)
        else:
            self.declined = Declined(self.proposal.matter, self.proposal.seat, entry.seat)
            self.proposal = None

    def _undo(self, entry: Undone) -> None:
        unnoticed, before = self.is_unnoticed(entry.seat), self._open_decisions()
        self._playing().undo(entry.seat)
        self._number_decisions(entry.seat, before)
        if not unnoticed:
            self.proposal = None
        for eye in range(len(self.rewinds)):
            self.rewinds[eye] += eye == entry.seat or not unnoticed

    def _end(self, entry: Ended) -> None:
        self.ended, self.proposal = True, None

    def _follow(self, entry: Followed) -> None:
        self.next, self.proposal = entry.table, None

    def _hand_over(self, entry: HandedOver) -> None:
        chair = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chair(chair.guest, chair.name, entry.bot)

    def _take_back(self, entry: TookBack) -> None:
        chair = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chair(chair.guest, chair.name)
        self.late[entry.seat] = 0

    def _say(self, entry: Said) -> None:
        if entry.text:  # empty if the data of the speaker were deleted
            self.said.append(entry)

    def _mute(self, entry: Muted) -> None:
        if entry.muted:
            self.muted.add(entry.who)
        else:
            self.muted.discard(entry.who)

    def _go_on(self, entry: WentOn) -> None:
        self._learning().go_on()
        self.decisions[LEARNER] += 1

    def _go_back(self, entry: WentBack) -> None:
        attempt = self._learning()
        attempt.back()
        self.match = attempt.match
        self.decisions[LEARNER] += 1
        self.rewinds = [count + 1 for count in self.rewinds]

    def _learning(self) -> Attempt:
        if self.attempt is None:
            raise ValueError(f"no lesson is given at table {self.id}")
        return self.attempt

    def _resume(self, entry: Resumed) -> None:
        self.clocks.restart(entry.at)


_APPLIERS: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table._sit,
    Stood: Table._stand,
    Joined: Table._join,
    Contributed: Table._contribute,
    Played: Table._play,
    Proposed: Table._propose,
    Voted: Table._vote,
    Undone: Table._undo,
    Ended: Table._end,
    Followed: Table._follow,
    HandedOver: Table._hand_over,
    TookBack: Table._take_back,
    Said: Table._say,
    Muted: Table._mute,
    WentOn: Table._go_on,
    WentBack: Table._go_back,
    Resumed: Table._resume,
}


def partners_in(view: View, seat: int) -> list[int]:
    """List the other seats on a seat's side, in a game with sides."""
    sides = [getattr(player, "side", None) for player in view.players]
    return [other for other, side in enumerate(sides) if side is not None and side == sides[seat] and other != seat]


def handle_of(table: Table, guest: str) -> str:
    """Return the handle of a guest at a table, which is of no use elsewhere."""
    return hashlib.sha256(f"{table.id} {guest}".encode()).hexdigest()[:12]


def is_agreed(table: Table) -> bool:
    """Whether all guests at the table have agreed to the proposal."""
    return table.proposal is not None and set(table.guests()) <= table.proposal.agreed
