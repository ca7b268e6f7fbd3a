"""A match: one game being played. Every move is checked here; what is not legal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from windycity.core.chance import CHANCE, FORCED
from windycity.core.errors import BadChance, BadMove, CannotUndo, IllegalMove, MatchOver, TooFar, WrongSeat, WrongTurn
from windycity.core.events import EVENTS, EVERYONE, FACTS, LOG, SPECTATOR
from windycity.core.game import Engine, Game
from windycity.core.luck import Luck
from windycity.core.position import Loose, LooseArray, Positions, copy_of, get, put


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat knows it: facts it may not know are "??".

    `step` counts the answers that everyone could notice, up to the one that brought this; the set-up is step 0.
    """

    number: int
    step: int
    name: str
    facts: dict[str, int | str | bool | None]


class Result(msgspec.Struct, frozen=True):
    """How a match ended: winners, scores, ranks (1, 1, 3), and the reason with its clause."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    rule: str


@dataclass(frozen=True)
class Answer:
    """One move of a match: who made it, the action, who may know all of it, whether it brought something to light to anyone.

    Nobody but its seat may notice that an answer was given at all if it is `unnoticed`.
    """

    seat: int
    action: int
    audience: int
    news: bool
    unnoticed: bool


@dataclass(frozen=True)
class _Told:
    step: int
    kind: int
    facts: tuple[int, ...]
    audiences: tuple[int, ...]


@dataclass(frozen=True)
class _Past:
    """A match before an answer: a step never changes the position it started from, so this costs no copy."""

    positions: Positions
    events: int
    queue: list[str]
    forced: list[tuple[int, str]]


class Match:
    """One game being played: seats, options, moves so far. Made by `Game.start`."""

    def __init__(self, game: Game, options: dict[str, bool], luck: Luck, positions: Positions, origin: Loose | None):
        self.game = game
        self.options = options
        self.luck = luck
        self.origin = origin
        self.answers: list[Answer] = []
        self.forced: list[tuple[int, str]] = []
        self._queue: list[str] = []
        self._positions = positions
        self._events: list[_Told] = []
        self._told: dict[int, list[Event]] = {}  # the events as each eye was told them, as far as anybody asked
        self._past: list[_Past] = []
        self._noticed = 0  # answers so far that everyone could notice

    @classmethod
    def start(cls, game: Game, seats: int, options: dict[str, bool], luck: Luck, chance: Sequence[str] = ()) -> Match:
        """Start a match with options that are complete; use `Game.start`, which completes them."""
        luck.check(seats)
        positions = game.engine.array(game.rulebook.position)
        for name, value in options.items():
            put(positions, name, int(value))
        match = cls(game, options, luck, positions, None)
        match.force(chance)
        step = _Step(match)
        step.run("start_match", seats)
        step.keep(None)
        return match

    @classmethod
    def from_position(cls, game: Game, position: Loose, luck: Luck) -> Match:
        """Go on from a position, true or observed; one that breaks an invariant raises BadPosition."""
        game.check_position(position)
        luck.check(int(position.seats))
        options = {option.name: bool(getattr(position, option.name)) for option in game.rulebook.options}
        return cls(game, options, luck, game.engine.of(position), position.copy())

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(get(self._positions, "seats"))

    @property
    def player_names(self) -> Sequence[str]:
        """The names of the players in the edition, by seat."""
        return self.game.rulebook.player_names(self.game.edition, self.seats)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats who still have to answer; empty when the match is over."""
        waiting = int(get(self._positions, "waiting"))
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def ask(self) -> str:
        """What the waiting seats are asked for."""
        return _name(self.game.rulebook.asks(int(get(self._positions, "ask"))))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return int(get(self._positions, "reason")) != 0

    @property
    def position(self) -> Loose:
        """The whole truth, as a copy: for referees and tests, never for bots."""
        return self.game.rulebook.position.one(self._positions)

    def observed(self, seat: int | None) -> Loose:
        """The position as a seat knows it; None is a spectator."""
        return self.game.rulebook.position.one(self.observed_positions(seat))

    def observed_before(self, step: int, seat: int | None) -> Loose:
        """The position before a step of the past, from 1 (see `Event.step`), as a seat knew it."""
        noticed = [number for number, answer in enumerate(self.answers) if not answer.unnoticed]
        past = copy(self)
        past._positions = self._past[noticed[step - 1]].positions
        return past.observed(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position as a seat knows it, as JSON data for people and programs."""
        return self.game.rulebook.view(self.game.edition, self.observed(seat))

    def observed_positions(self, seat: int | None) -> Positions:
        """The position as a seat knows it, in the form of the match's engine: for bots."""
        eye = SPECTATOR if seat is None else self.check_seat(seat)
        if self._check_eye(eye):
            return self._positions
        return self.game.engine.observed(self._positions, eye)

    def _check_eye(self, eye: int) -> bool:
        """Tell whether the match began from a position observed by this seat; one observed by another is none of its business."""
        seen_by = int(get(self._positions, "seen_by"))
        if seen_by <= SPECTATOR and seen_by != eye:
            raise WrongSeat("seen-by-another", seat=eye, seen_by=seen_by)
        return seen_by <= SPECTATOR

    def legal(self, seat: int) -> list[str]:
        """List the legal moves of a seat; none if it is not asked for anything."""
        return [self.game.format_move(action) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """List the legal actions of a seat as numbers."""
        self._check_eye(self.check_seat(seat))
        if not int(get(self._positions, "waiting")) >> seat & 1:
            return []
        return self.game.engine.legal(self._positions, seat)

    def play(self, seat: int, move: str | Sequence[str]) -> None:
        """Make a move, or several: all or none. What is not legal raises an error and changes nothing.

        A list ends at the first answer that draws luck or reveals something; one that goes on past it is refused whole.
        """
        moves = [move] if isinstance(move, str) else list(move)
        actions = []
        for number, text in enumerate(moves, 1):
            with _in_list(number, str(text), len(moves)):
                actions.append(self._parse(text))
        self.play_actions(seat, actions)

    def play_actions(self, seat: int, actions: Sequence[int]) -> None:
        """Make moves given as actions, with the same checks as `play`."""
        self.check_seat(seat)
        if int(get(self._positions, "seen_by")) <= SPECTATOR:
            raise IllegalMove("imagine-first")
        if not actions:
            raise BadMove("no-moves")
        trial = self.copy() if len(actions) > 1 else self
        for i, action in enumerate(actions):
            with _in_list(i + 1, self.game.format_move(action), len(actions)):
                step = trial._try(seat, action)
            if step.news and i + 1 < len(actions):
                raise TooFar("list-too-far", number=i + 1, move=self.game.format_move(action))
            step.keep(Answer(seat, action, step.audience, step.news or step.announced, step.unnoticed))
        if trial is not self:
            self.__dict__ = trial.__dict__

    def _try(self, seat: int, action: int) -> _Step:
        self._check(seat, action)
        step = _Step(self)
        step.run("apply_answer", seat, action)
        return step

    def _check(self, seat: int, action: int) -> None:
        if self.over:
            raise MatchOver("match-over")
        if seat not in self.waiting:
            waiting = ", ".join(map(str, self.waiting))
            players = ", ".join(self.player_names[other] for other in self.waiting)
            raise WrongTurn("wrong-turn", seat=seat, waiting=waiting, players=players)
        if action not in self.game.engine.legal(self._positions, seat):
            why = self.game.rulebook.why_illegal(self.game.edition, self.observed(seat), seat, action)
            facts = {"move": self.game.format_move(action), **why.facts}
            raise IllegalMove(why.sentence, rule=why.rule, catalogue=self.game.rulebook.words, **facts)

    def _parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise BadMove("move-not-text", move=str(text))
        return self.game.parse_move(text)

    def check_seat(self, seat: object) -> int:
        """Refuse a seat that does not exist."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise WrongSeat("wrong-seat", seat=str(seat), last=self.seats - 1)
        return seat

    def masked_move(self, number: int) -> str:
        """Write a move of the past as those see it who may not know all of it."""
        positions = self._past[number].positions
        past = positions[0] if isinstance(positions, LooseArray) else self.game.rulebook.position.one(positions)
        return self.game.rulebook.hide_move(self.game.edition, past, self.answers[number].action)

    def force(self, outcomes: Sequence[str]) -> None:
        """Queue outcomes that the next draws will have instead of luck; an unreadable one raises BadChance."""
        for outcome in outcomes:
            self.game.parse_luck(outcome)
        if len(self._queue) + len(outcomes) > FORCED:
            raise BadChance("too-many-outcomes", most=FORCED)
        self._queue += outcomes
        self.forced += [(len(self.answers), outcome) for outcome in outcomes]

    def unforce(self) -> None:
        """Drop the forced outcomes that no draw has used yet: the next ones are luck again."""
        del self.forced[len(self.forced) - len(self._queue) :]
        self._queue.clear()

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """List what happened, from number `since` on, as a seat knows it; None is a spectator."""
        eye = SPECTATOR if seat is None else self.check_seat(seat)
        told = self._told.setdefault(eye, [])
        told += [self._tell(number, event, eye) for number, event in enumerate(self._events[len(told) :], len(told))]
        return told[max(since, 0) :]

    def latest(self, seat: int | None) -> list[Event]:
        """List what the last answer brought (before the first one: the set-up), as a seat knows it."""
        return self.events(seat, since=self._past[-1].events if self._past else 0)

    def _tell(self, number: int, told: _Told, eye: int) -> Event:
        rulebook = self.game.rulebook
        kind = rulebook.events(told.kind)
        facts: dict[str, int | str | bool | None] = {}
        for (name, what), value, audience in zip(rulebook.facts[kind].items(), told.facts, told.audiences, strict=True):
            facts[name] = self._fact(what, value) if audience >> eye & 1 else "??"
        return Event(number, told.step, _name(kind), facts)

    def _fact(self, what: str, value: int) -> int | str | bool | None:
        if what == "flag":
            return bool(value)
        if what == "seats":
            return "+".join(str(seat) for seat in range(self.seats) if value >> seat & 1)
        if what == "reason":
            return _name(self.game.rulebook.reasons(value))
        names = self.game.edition.names.get(what)
        return names[value] if names else value

    @property
    def result(self) -> Result | None:
        """How the match ended, None until it is over."""
        if not self.over:
            return None
        rulebook = self.game.rulebook
        seats = range(self.seats)
        winners = int(get(self._positions, "winners"))
        scores = self.game.engine.scores(self._positions, self.seats)
        standing = [(winners >> seat & 1, scores[seat]) for seat in seats]
        reason = rulebook.reasons(int(get(self._positions, "reason")))
        return Result(
            winners=tuple(seat for seat in seats if winners >> seat & 1),
            scores=tuple(scores),
            ranks=tuple(1 + sum(other > standing[seat] for other in standing) for seat in seats),
            reason=_name(reason),
            rule=rulebook.reason_rules[reason],
        )

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer.

        For a seat it must be its own, and must not have brought anything new to light: otherwise CannotUndo. In a sealed
        ask what the others have answered meanwhile makes no difference, for the seat must not learn of it.
        Without a seat any answer is taken back; that is for referees and tools, not for play.
        """
        if seat is None:
            if not self._past:
                raise CannotUndo("nothing-to-undo")
            self._rewind(len(self.answers) - 1)
            return
        self.check_seat(seat)
        noticed = [answer for answer in self.answers if answer.seat == seat or not answer.unnoticed]
        if not noticed:
            raise CannotUndo("nothing-to-undo")
        last = noticed[-1]
        if last.seat == seat and last.news:
            raise CannotUndo("undo-past-news", move=self.game.format_move(last.action))
        if not self._undo_own(seat):
            raise CannotUndo("undo-of-another", player=self.player_names[last.seat])

    def _undo_own(self, seat: int) -> bool:
        """Take back a seat's last answer; those of others to the same sealed ask since then are given again."""
        number = max((number for number, answer in enumerate(self.answers) if answer.seat == seat), default=None)
        if number is None:
            return False
        asked = int(get(self._past[number].positions, "waiting"))
        since = self.answers[number:]
        if any(answer.news or not asked >> answer.seat & 1 for answer in since):
            return False
        self._rewind(number)
        for answer in since[1:]:
            self.play_actions(answer.seat, [answer.action])
        return True

    def _rewind(self, answers: int) -> None:
        """Go back to when so many answers had been given."""
        past = self._past[answers]
        self._noticed -= sum(not answer.unnoticed for answer in self.answers[answers:])
        del self.answers[answers:], self._past[answers:]
        self._positions = past.positions
        self._queue = past.queue
        self.forced = past.forced
        del self._events[past.events :]
        for told in self._told.values():
            del told[past.events :]

    def save(self) -> str:
        """Write the match as a record with the secret of its luck, to go on with later."""
        from windycity.core.record import write

        return write(self)

    def record(self, seat: int | None) -> str:
        """Write the record that a seat (None: a spectator) may have: all of it once the match is over."""
        from windycity.core.record import export

        return export(self, seat)

    def copy(self) -> Match:
        """Copy the match; the two go on independently, with the same luck for the same moves."""
        twin = Match(self.game, self.options, self.luck, copy_of(self._positions), self.origin)
        twin.answers = self.answers.copy()
        twin.forced = self.forced.copy()
        twin._queue = self._queue.copy()
        twin._events = self._events.copy()
        twin._told = {eye: told.copy() for eye, told in self._told.items()}
        twin._past = self._past.copy()
        twin._noticed = self._noticed
        return twin

    def switch(self, engine: Engine) -> None:
        """Go on with another engine of the game (see `Game.with_engine`): what is and what was stays the same."""
        one = self.game.rulebook.position.one
        past = [replace(past, positions=engine.of(one(past.positions))) for past in self._past]
        positions = engine.of(one(self._positions))
        self.game, self._past, self._positions = self.game.with_engine(engine), past, positions

    def __repr__(self) -> str:
        state = "over" if self.over else f"asked for {self.ask}: {', '.join(map(str, self.waiting))}"
        return f"<Match of {self.game.name}: {self.seats} seats, {len(self.answers)} answers, {state}>"

    def __str__(self) -> str:
        seen_by = int(get(self._positions, "seen_by"))
        eye = None if seen_by >= SPECTATOR else seen_by
        return self.game.rulebook.draw(self.game.edition, self.observed(eye), "en")


class _Step:
    """One step of a match, run on a copy: kept only if all went well."""

    def __init__(self, match: Match):
        engine = match.game.engine
        self.match = match
        self.positions = copy_of(match._positions)
        self.chances = engine.array(CHANCE)
        self.logs = engine.array(LOG)
        put(self.logs, "on", 1)
        put(self.logs, "audience", EVERYONE)
        self.number = len(match.answers) + 1

    def run(self, entry: str, *arguments: int) -> None:
        """Run an entry with this step's luck; a forced outcome that cannot happen raises BadChance."""
        if entry == "start_match":
            self.number = 0
        engine, match = self.match.game.engine, self.match
        match.luck.begin(self.chances, self.number)
        self._force()
        engine.call[entry](self.positions, engine.editions, *arguments, self.chances, self.logs)
        if get(self.chances, "failed"):
            raise BadChance("impossible-outcome", outcome=match._queue[int(get(self.chances, "failed")) - 1])
        if get(self.logs, "overflow"):
            raise RuntimeError(f"{match.game.name} tells more than {EVENTS} events in one step, or {FACTS} facts of one event")

    def _force(self) -> None:
        lucks, values = get(self.chances, "forced_luck"), get(self.chances, "forced")
        for i, outcome in enumerate(self.match._queue):
            lucks[i], values[i] = self.match.game.parse_luck(outcome)
        put(self.chances, "forced_count", len(self.match._queue))

    @property
    def news(self) -> bool:
        """Whether the answer drew luck or revealed something."""
        return bool(get(self.logs, "news") or get(self.chances, "used"))

    @property
    def announced(self) -> bool:
        """Whether the answer let others see something hidden, though nothing that its own seat did not know."""
        return bool(get(self.logs, "announced"))

    @property
    def unnoticed(self) -> bool:
        """Whether nobody else may notice the answer."""
        return bool(get(self.logs, "unnoticed"))

    @property
    def audience(self) -> int:
        """Who may know the whole of the move, as bits."""
        return int(get(self.logs, "audience"))

    def keep(self, answer: Answer | None) -> None:
        """Make the step part of the match."""
        match = self.match
        if answer:
            match._past.append(_Past(match._positions, len(match._events), match._queue.copy(), match.forced.copy()))
            match.answers.append(answer)
            match._noticed += not answer.unnoticed
        match._positions = self.positions
        del match._queue[: int(get(self.chances, "forced_next"))]
        kinds, lengths, facts, audiences = (get(self.logs, name) for name in ("kinds", "lengths", "facts", "audiences"))
        for i in range(int(get(self.logs, "count"))):
            length = lengths[i]
            told = _Told(match._noticed, int(kinds[i]), tuple(facts[i, :length].tolist()), tuple(audiences[i, :length].tolist()))
            match._events.append(told)


@contextmanager
def _in_list(number: int, move: str, count: int) -> Iterator[None]:
    """Let a refusal say which move of a list it is about."""
    try:
        yield
    except (BadMove, IllegalMove, WrongTurn) as error:
        error.listed = (number, move) if count > 1 else None
        raise


def _name(member: Any) -> str:
    return str(member.name).lower().replace("_", "-")
