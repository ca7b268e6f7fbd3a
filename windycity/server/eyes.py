"""Eyes: what is sent to the devices that share a gaze, that is the same right to know and the same language."""

from __future__ import annotations

import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from windycity.core.errors import MatchOver, WindyCityError, WrongTurn
from windycity.core.event_log import Event
from windycity.core.match import Match
from windycity.core.news import News, format_news
from windycity.lessons import Attempt
from windycity.server.commands import why_no_undo
from windycity.server.entries import Said
from windycity.server.patches import Patch, difference
from windycity.server.protocol import (
    PROTOCOL,
    Declining,
    Learning,
    Problem,
    Proposing,
    Seated,
    Snapshot,
    State,
    Talk,
    Update,
)
from windycity.server.table import Table, handle_of, partners_in
from windycity.server.words import WORDS

LATEST = 60  # events that come with a snapshot
PAGE = 200  # events in one answer, unless a single step has more: their sentences take 4 to 18 ms, depending on the game

_encoder = msgspec.json.Encoder()


class Presence(NamedTuple):
    """Who is connected: the guests, and the number of spectators."""

    guests: Collection[str]
    watching: int


class Gaze(NamedTuple):
    """What determines what is sent: seat (None: a spectator), language, whether it is the host's, whether states are sent whole.

    `spoken`: whether sentences name things as people would say them, for those who use pictures and type nothing.
    """

    seat: int | None
    language: str
    host: bool
    whole: bool = False
    spoken: bool = False


class Eye:
    """One gaze at a table: what was sent to it last, and what is to be sent next."""

    def __init__(self, gaze: Gaze):
        self.gaze = gaze
        self.version = 0
        self._packed = b""  # the state that was sent last, compressed: thousands of tables keep one for each gaze
        self._events = 0
        self._rewinds = 0
        self._last_said: Said | None = None

    def look(self, table: Table, presence: Presence, now: float) -> bytes | None:
        """Return what to send to devices that have the previous version; None if nothing has changed for them."""
        state = _encoder.encode(state_of(table, self.gaze, presence))
        rewinds = table.rewinds[self._place(table)]
        if not self._packed or rewinds != self._rewinds:
            return self._renew(table, state, now)
        events, talk, before = self._new_events(table), self._new_talk(table), zlib.decompress(self._packed)
        if state == before and not events and not talk:
            return None
        patch = self._patch(before, state)
        self.version += 1
        update = Update(self.version, now, patch, events, self._news(table, events), talk)
        self._remember(table, state, self._events + len(events))
        return _encoder.encode(update)

    def _patch(self, before: bytes, state: bytes) -> Patch:
        """Return the patch from one state to the next, or the whole state if that is shorter."""
        whole: Patch = [([], msgspec.Raw(state))]
        if self.gaze.whole:
            return whole
        patch = difference(before, state)
        return patch if len(_encoder.encode(patch)) < len(state) else whole

    def _renew(self, table: Table, state: bytes, now: float) -> bytes:
        self.version += 1
        self._remember(table, state, len(table.match.events(self.gaze.seat)) if table.match else 0)
        return self.snapshot(table, now)

    def _remember(self, table: Table, state: bytes, events: int) -> None:
        self._packed = zlib.compress(state, 1)
        self._events = events
        self._rewinds = table.rewinds[self._place(table)]
        self._last_said = table.said[-1] if table.said else None

    def snapshot(self, table: Table, now: float) -> bytes:
        """Return everything, in the version that was sent last; `look` must have been called before."""
        events = _latest(table, self.gaze.seat, self._events)
        talk = [_talk(table, said) for said in self._old_talk(table) if self._hears(said)]
        state = msgspec.Raw(zlib.decompress(self._packed))
        message = Snapshot(PROTOCOL, self.version, now, state, events, self._news(table, events), talk)  # type: ignore[arg-type]
        return _encoder.encode(message)

    def _place(self, table: Table) -> int:
        return len(table.chairs) if self.gaze.seat is None else self.gaze.seat

    def _new_events(self, table: Table) -> list[Event]:
        return table.match.events(self.gaze.seat, since=self._events) if table.match else []

    def _old_talk(self, table: Table) -> list[Said]:
        """Return what had been said when this eye last looked."""
        said = [*table.said]
        return said[: said.index(self._last_said) + 1] if self._last_said in said else []

    def _new_talk(self, table: Table) -> list[Talk]:
        new: list[Said] = []
        for said in reversed(table.said):
            if said is self._last_said:
                break
            new.append(said)
        return [_talk(table, said) for said in reversed(new) if self._hears(said)]

    def _hears(self, said: Said) -> bool:
        return not said.seats or self.gaze.seat in said.seats

    def _news(self, table: Table, events: Sequence[Event]) -> list[News]:
        if table.match is None:
            return []
        return format_news(table.match, self.gaze.seat, events, self.gaze.language, spoken=self.gaze.spoken)


def _latest(table: Table, seat: int | None, count: int) -> list[Event]:
    """Return the latest events, beginning with a whole step."""
    if table.match is None:
        return []
    events = [event for event in table.match.events(seat, since=max(0, count - LATEST)) if event.number < count]
    if events and events[0].number:
        first = events[0].step
        events = [event for event in events if event.step != first] or events
    return events


def page_of(match: Match, seat: int | None, since: int, language: str, spoken: bool = False) -> tuple[list[Event], list[News]]:
    """Return the events from a number on, up to the end of a step, and their sentences."""
    known = match.events(seat)
    if since >= len(known):
        return [], []
    steps = [event.step for event in known]
    begin = bisect_left(steps, steps[since])  # a sentence covers a whole step
    end = bisect_left(steps, steps[since + PAGE]) if since + PAGE < len(known) else len(known)
    end = max(end, bisect_right(steps, steps[since]))
    news = format_news(match, seat, known[begin:end], language, spoken=spoken)
    return known[since:end], [one for one in news if one.number >= since]


def _talk(table: Table, said: Said) -> Talk:
    return Talk(said.at, handle_of(table, said.guest), said.name, said.seat, said.text, bool(said.seats))


def state_of(table: Table, gaze: Gaze, presence: Presence) -> State:
    """Return the state of a table as one gaze knows it."""
    setup, match, seat = table.founding.setup, table.match, gaze.seat
    asked = match is not None and seat is not None and seat in table.waiting and table.chairs[seat].bot is None
    over = table.stage == "over"
    view = None if match is None else match.view(seat)
    return State(
        table=table.id,
        game=setup.game,
        options=table.game.check_options(len(table.chairs), setup.options),
        pace=setup.pace,
        listed=setup.listed,
        edition=setup.edition is not None,
        stage=table.stage,
        you=seat,
        host=gaze.host,
        seats=_seated(table, presence),
        watching=presence.watching,
        hash=table.luck.commitment,
        secret=table.founding.secret if over else None,
        contributions=None if match is None else [table.contributions.get(each, "") for each in range(len(table.chairs))],
        proposal=_proposing(table),
        last=table.last,
        next=table.next,
        muted=sorted(table.muted),
        partners=[] if seat is None or view is None else partners_in(view, seat),
        prompt=_prompt(match, seat, gaze) if match is not None and seat is not None and asked else None,
        decision=table.decisions[seat] if asked and seat is not None else None,
        view=view,
        choices=match.choices(seat) if asked and match is not None and seat is not None else None,
        no_undo=_no_undo(table, seat, gaze.language),
        declined=None if table.declined is None else Declining(*table.declined),
        helps=seat is not None and setup.helps and len(table.guests()) == 1 and not table.in_lesson,
        lesson=_learning(table.attempt, gaze.language) if table.attempt else None,
        position=setup.position is not None,
    )


def _no_undo(table: Table, seat: int | None, language: str) -> str | None:
    if seat is None or table.stage != "playing":
        return None
    why = why_no_undo(table, seat)
    return None if why is None else problem_of(why, language).message


def _prompt(match: Match, seat: int, gaze: Gaze) -> str | None:
    """Return the sentence that prompts a seat; for those who do not type, without words to be typed."""
    if not gaze.spoken:
        return match.prompt(seat, gaze.language)
    return match.game.speak(match.game.rulebook.explanations.asked_for(match.glance(seat)).sentence, gaze.language)


def _learning(attempt: Attempt, language: str) -> Learning:
    lesson, step = attempt.lesson, None if attempt.over else attempt.step
    return Learning(
        name=lesson.name,
        title=lesson.title.in_language(language),
        steps=[
            "" if lesson.found and number > attempt.number else each.title.in_language(language)  # a title may give it away
            for number, each in enumerate(lesson.step)
        ],
        step=attempt.number,
        text=attempt.text(language) if step else "",
        task=step.task.in_language(language) if step and step.task else None,
        show=step.show if step else [],
        puzzle=bool(lesson.found),
    )


def _seated(table: Table, presence: Presence) -> list[Seated]:
    players = table.game.rulebook.player_names(table.game.edition, len(table.chairs))
    return [
        Seated(
            seat=seat,
            name="" if chair.open else name,
            player=player,
            sort="open" if chair.open else "guest" if chair.guest else "bot",
            bot=chair.bot,
            host=chair.guest is not None and chair.guest == table.founding.host,
            present=chair.guest in presence.guests,
            late=table.late[seat],
            contributed=seat in table.contributions,
            deadline=table.clocks.deadline(seat),
            reserve=table.clocks.reserves[seat],
        )
        for seat, (chair, name, player) in enumerate(zip(table.chairs, table.names, players, strict=False))
    ]


def _proposing(table: Table) -> Proposing | None:
    proposal = table.proposal
    return None if proposal is None else Proposing(proposal.matter, proposal.seat, sorted(proposal.agreed))


def problem_of(error: WindyCityError, language: str) -> Problem:
    """Return why something was refused, in a language."""
    if isinstance(error, WrongTurn) and not isinstance(error, MatchOver):
        error.worded_by(WORDS)  # with the players' names: the rules count seats from 0
    return Problem(error.code, error.rule, error.message(language))
