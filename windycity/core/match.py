"""A match: one game being played. Every move is checked here; an illegal one changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from windycity.core.chance import FORCED
from windycity.core.choices import Choices, choices_of
from windycity.core.engine import Engine
from windycity.core.errors import (
    BadChance,
    BadMove,
    CannotUndo,
    IllegalMove,
    MatchOver,
    TooFar,
    WindyCityError,
    WrongSeat,
    WrongTurn,
)
from windycity.core.event_log import Event, Events, KnownEvent
from windycity.core.events import SPECTATOR
from windycity.core.game import Game
from windycity.core.glance import glance_at
from windycity.core.history import Answer, History, Past
from windycity.core.luck import Luck
from windycity.core.names import name_of
from windycity.core.outcomes import Outcomes
from windycity.core.position import Loose, LooseArray, Positions, copy_of, get, put
from windycity.core.step import Step
from windycity.core.view import Result, View, result_of
from windycity.core.words import check_language

if TYPE_CHECKING:
    from windycity.core.news import News

__all__ = ["Answer", "Event", "Match", "Result"]


class Match:
    """One game being played: seats, options, moves so far. Made by `Game.start`.

    Only one thread at a time may use a match, even for reading; different matches are independent.
    """

    def __init__(self, game: Game, options: dict[str, bool], luck: Luck, positions: Positions, origin: Loose | None):
        self.game = game
        self.options = options
        self.luck = luck
        self.origin = origin
        self._answers = History()
        self._outcomes = Outcomes()
        self._positions = positions
        self._events = Events()
        self._noticed = 0  # answers so far that everyone could notice
        self._called: tuple[str, ...] = ()  # the players' names, where they are not the edition's
        self.rewound = 0  # the count of undos: event numbers are reused after each

    @classmethod
    def start(cls, game: Game, seats: int, options: dict[str, bool], luck: Luck, chance: Sequence[str] = ()) -> Match:
        """Start a match with complete options; use `Game.start`, which completes them."""
        luck.check(seats)
        positions = game.engine.array(game.rulebook.position)
        for name, value in options.items():
            put(positions, name, int(value))
        match = cls(game, options, luck, positions, None)
        match.force(chance)
        step = Step(game, positions, luck, 0, match._queue)
        step.run("start_match", seats)
        match._take_over(step)
        return match

    @classmethod
    def from_position(cls, game: Game, position: Loose, luck: Luck) -> Match:
        """Continue from a position, true or observed; one that breaks an invariant raises BadPosition."""
        game.check_position(position)
        luck.check(int(position.seats))
        options = {option.name: bool(getattr(position, option.name)) for option in game.rulebook.options}
        return cls(game, options, luck, game.engine.of(position), position.copy())

    @property
    def answers(self) -> Sequence[Answer]:
        """The answers so far, without those that were taken back."""
        return self._answers

    @property
    def forced(self) -> list[tuple[int, str]]:
        """The forced outcomes, each with the number of answers before it."""
        return self._outcomes.forced

    @property
    def _queue(self) -> list[str]:
        return self._outcomes.queue

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(get(self._positions, "seats"))

    @property
    def player_names(self) -> Sequence[str]:
        """The names of the players by seat: those in the edition, unless `call_players` gave others."""
        return self._called or self.game.rulebook.player_names(self.game.edition, self.seats)[: self.seats]

    def call_players(self, names: Sequence[str]) -> None:
        """Name the players in news and messages after the people who play, instead of using the edition's names."""
        if len(names) != self.seats:
            raise ValueError(f"{len(names)} names for {self.seats} seats")
        self._called = tuple(names)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer; empty when the match is over."""
        waiting = int(get(self._positions, "waiting"))
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def ask(self) -> str:
        """What the waiting seats are asked for."""
        return name_of(self.asked)

    @property
    def asked(self) -> IntEnum:
        """What the waiting seats are asked for, as a member of the game's enum."""
        return self.game.rulebook.asks(int(get(self._positions, "ask")))

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

    def glance(self, seat: int | None) -> Loose:
        """The position as a seat knows it, for reading a few fields: faster than `observed`."""
        return glance_at(self.game.rulebook.position, self.observed_positions(seat))

    def observed_before(self, step: int, seat: int | None) -> Loose:
        """The position before a step of the past, from 1 (see `Event.step`), as a seat knew it."""
        positions = self._answers.before(self._answers.noticed()[step - 1], self._positions)
        return self.game.rulebook.position.one(self._observed(positions, seat))

    def view(self, seat: int | None) -> View:
        """The position as a seat knows it, for people and programs; None is a spectator."""
        return self.game.view(self.observed_positions(seat))

    def observed_positions(self, seat: int | None) -> Positions:
        """The position as a seat knows it, in the form of the match's engine: for bots."""
        return self._observed(self._positions, seat)

    def _observed(self, positions: Positions, seat: int | None) -> Positions:
        eye = SPECTATOR if seat is None else self.check_seat(seat)
        return copy_of(positions) if self._check_eye(eye) else self.game.engine.observed(positions, eye)

    def _check_eye(self, eye: int) -> bool:
        """Whether the match began from a position observed by this seat; one observed by another seat is refused."""
        seen_by = int(get(self._positions, "seen_by"))
        if seen_by <= SPECTATOR and seen_by != eye:
            raise WrongSeat("seen-by-another", seat=eye, seen_by=seen_by)
        return seen_by <= SPECTATOR

    def _check_player(self, seat: int) -> None:
        """Refuse a seat that cannot play: one that does not exist, or any seat in a match from an observed position."""
        if self._check_eye(self.check_seat(seat)):
            raise IllegalMove("imagine-first")

    def legal(self, seat: int) -> list[str]:
        """List the legal moves of a seat; none if it is not asked for anything."""
        return [self.game.format_move(action) for action in self.legal_actions(seat)]

    def choices(self, seat: int) -> Choices:
        """List the legal moves of a seat as data, grouped by sort: for clients, which then need not parse texts."""
        return choices_of(self, seat)

    def explain(self, seat: int, move: str, language: str = "en", *, spoken: bool = False) -> str:
        """Explain what a move of a waiting seat would do, legal or not, with its clause; other seats raise as `play` does.

        `spoken` names things as people would say them, not as they are typed. An unknown language raises BadOption.
        """
        from windycity.core.news import explain_move

        check_language(language)
        self._check_eye(self.check_seat(seat))
        self._check_turn(seat)
        return explain_move(self, seat, self._parse(move), language, spoken=spoken)

    def prompt(self, seat: int, language: str = "en") -> str | None:
        """Return the sentence that prompts a seat; None if it is not asked for anything."""
        check_language(language)
        if self.check_seat(seat) not in self.waiting:
            return None
        return self.game.say(self.game.rulebook.explanations.asked_for(self.glance(seat)).sentence, language)

    def why_not(self, seat: int, move: str) -> WindyCityError | None:
        """Return why a seat cannot make a move now, as the error that `play` would raise; None if it can."""
        try:
            action = self._parse(move)
            self._check_player(seat)
            self._check(seat, action)
        except WindyCityError as error:
            return error
        return None

    def legal_actions(self, seat: int) -> list[int]:
        """List the legal actions of a seat as numbers."""
        self._check_eye(self.check_seat(seat))
        if not int(get(self._positions, "waiting")) >> seat & 1:
            return []
        return self.game.engine.legal(self._positions, seat)

    def play(self, seat: int, move: str | Sequence[str]) -> None:
        """Make a move, or several: all or none. An illegal one raises an error and changes nothing.

        A list ends at the first answer that draws luck or reveals something; one that goes on past it is refused as a whole.
        """
        if isinstance(move, str) or not isinstance(move, Sequence):
            self.play_actions(seat, [self._parse(move)])
            return
        moves, actions = list(move), []
        for number, text in enumerate(moves, 1):
            with _in_list(number, str(text), len(moves)):
                actions.append(self._parse(text))
        self.play_actions(seat, actions)

    def play_actions(self, seat: int, actions: Sequence[int]) -> None:
        """Make moves given as actions, with the same checks as `play`."""
        self._check_player(seat)
        if not actions:
            raise BadMove("no-moves")
        for action in actions:
            if action not in range(self.game.rulebook.actions.count):
                raise BadMove("no-such-action", action=str(action), last=self.game.rulebook.actions.count - 1)
        if len(actions) == 1:
            self._take_over(self._try(seat, actions[0]), seat, actions[0])
        else:
            self._play_list(seat, actions)

    def _play_list(self, seat: int, actions: Sequence[int]) -> None:
        """Make all moves of a list or none, on a copy."""
        trial = self.copy()
        for number, action in enumerate(actions, 1):
            move = self.game.format_move(action)
            with _in_list(number, move, len(actions)):
                step = trial._try(seat, action)
            if step.news and number < len(actions):
                raise TooFar("list-too-far", number=number, move=move)
            trial._take_over(step, seat, action)
        self.__dict__ = trial.__dict__

    def _try(self, seat: int, action: int) -> Step:
        self._check(seat, action)
        step = Step(self.game, self._positions, self.luck, len(self._answers) + 1, self._queue)
        step.run("apply_answer", seat, action)
        return step

    def _take_over(self, step: Step, seat: int | None = None, action: int = 0) -> None:
        """Make a step (the set-up or a seat's answer) part of the match."""
        unnoticed = step.unnoticed
        events = list(step.events(self._noticed + (seat is not None and not unnoticed)))
        if seat is not None:
            answer = Answer(seat, action, step.audience, step.news or step.announced, unnoticed)
            past = Past(len(self._events), self._outcomes.waiting)
            self._answers.add(answer, past, self._positions, step.positions)
            self._noticed += not unnoticed
        self._positions = step.positions
        self._outcomes.waiting -= step.used
        for logged in events:
            self._events.append(logged)

    def _check(self, seat: int, action: int) -> None:
        self._check_turn(seat)
        if action not in self.game.engine.legal(self._positions, seat):
            why = self.game.rulebook.explanations.refusal(self.game.edition, self.observed(seat), seat, action)
            if why is None:
                raise RuntimeError(f"{self.game.name}: the rules refuse {self.game.format_move(action)}, and cannot say why")
            facts = {"move": self.game.format_move(action), **why.facts}
            raise IllegalMove(why.sentence, rule=why.rule, catalogue=self.game.rulebook.words, **facts)

    def _check_turn(self, seat: int) -> None:
        if not int(get(self._positions, "waiting")) >> seat & 1:
            if self.over:
                raise MatchOver("match-over")
            waiting = ", ".join(map(str, self.waiting))
            players = ", ".join(self.player_names[other] for other in self.waiting)
            raise WrongTurn("wrong-turn", seat=seat, waiting=waiting, players=players)

    def _parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise BadMove("move-not-text", move=str(text))
        return self.game.parse_move(text)

    def check_seat(self, seat: object) -> int:
        """Return the seat if it exists; anything else raises WrongSeat."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise WrongSeat("wrong-seat", seat=repr(seat), last=self.seats - 1)
        return seat

    def masked_move(self, number: int) -> str:
        """Write a past move for those who may not know all of it."""
        positions = self._answers.before(number, self._positions)
        past = positions[0] if isinstance(positions, LooseArray) else self.game.rulebook.position.one(positions)
        return self.game.rulebook.hide_move(self.game.edition, past, self._answers[number].action)

    def force(self, outcomes: Sequence[str]) -> None:
        """Queue outcomes that the next draws will give instead of luck; an unreadable one raises BadChance."""
        for outcome in outcomes:
            self.game.parse_luck(outcome)
        if self._outcomes.waiting + len(outcomes) > FORCED:
            raise BadChance("too-many-outcomes", most=FORCED)
        self._outcomes.force(outcomes, len(self._answers))

    def unforce(self) -> None:
        """Drop the forced outcomes that no draw has used yet; draws are luck again."""
        self._outcomes.drop(len(self._answers))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """List what happened, from number `since` on, as a seat knows it; None is a spectator."""
        eye = SPECTATOR if seat is None else self.check_seat(seat)
        return self.game.event_reader(self.seats).read(self._events, eye, min(since, len(self._events)))

    def latest(self, seat: int | None) -> list[Event]:
        """List the events of the last answer that a seat may notice, as it knows them; before any answer, those of the set-up."""
        number = self._last_noticed(seat)
        return self.events(seat, since=0 if number is None else self._answers.past(number).events)

    def last_events(self, seat: int | None, count: int) -> list[KnownEvent]:
        """List the last `count` events as a seat knows them, as numbers of the rules, oldest first; None is a spectator."""
        return self._events.known(SPECTATOR if seat is None else self.check_seat(seat), count)

    def _last_noticed(self, seat: int | None) -> int | None:
        """Return the number of the last answer that a seat may notice: its own, or one that everyone can."""
        for number in reversed(range(len(self._answers))):
            if self._answers[number].seat == seat or not self._answers[number].unnoticed:
                return number
        return None

    def news(self, seat: int | None, language: str = "en", since: int = 0, *, spoken: bool = False) -> list[News]:
        """Return what happened in sentences, from event number `since` on, as a seat knows it; None is a spectator.

        Similar events share a sentence; some events have none, because they are for pictures only. `spoken` names things as
        people would say them, not as they are typed.
        """
        from windycity.core.news import format_news

        check_language(language)
        return format_news(self, seat, self.events(seat, since), language, spoken=spoken)

    def verdict(self, language: str = "en") -> str | None:
        """Return who won and why, in a sentence; None until the match is over."""
        from windycity.core.news import format_result

        check_language(language)
        return None if self.result is None else format_result(self, self.result, language)

    @property
    def result(self) -> Result | None:
        """How the match ended, None until it is over."""
        return result_of(self.game.rulebook, self.game.engine, self._positions)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer.

        For a seat it must be its own, and must not have revealed anything new: otherwise CannotUndo. In a sealed
        ask, answers given meanwhile by others make no difference, because the seat must not learn of them.
        Without a seat any answer is taken back; that is for referees and tools, not for play.
        """
        if seat is not None:
            number = self._answer_to_undo(seat)
            if isinstance(number, CannotUndo):
                raise number
            self._undo_own(number)
        elif self._answers:
            self._rewind(len(self._answers) - 1)
        else:
            raise CannotUndo("nothing-to-undo")

    def why_no_undo(self, seat: int) -> CannotUndo | None:
        """Return why a seat cannot take back its last answer, as the error that `undo` would raise; None if it can."""
        number = self._answer_to_undo(seat)
        return number if isinstance(number, CannotUndo) else None

    def _answer_to_undo(self, seat: int) -> int | CannotUndo:
        """Return the number of the answer that a seat can take back, or why there is none."""
        last = self._last_noticed(self.check_seat(seat))
        if last is None:
            return CannotUndo("nothing-to-undo")
        number = self._number_to_undo(seat)
        if number is None:
            return CannotUndo("undo-of-another", player=self.player_names[self._answers[last].seat])
        if self._answers[number].news:
            return CannotUndo("undo-past-news", move=self.game.format_move(self._answers[number].action))
        return number

    def _number_to_undo(self, seat: int) -> int | None:
        """Return the number of a seat's last answer; None if something else that it may know of has happened since.

        Others may have answered the same sealed ask, as long as it is still open.
        """
        since: list[int] = []  # the others who answered after it
        for number in reversed(range(len(self._answers))):
            answer = self._answers[number]
            if answer.seat == seat:
                return number if self._is_still_asked(number, since) else None
            if not answer.unnoticed:
                if answer.news:
                    return None
                since.append(answer.seat)
        return None

    def _is_still_asked(self, number: int, since: Sequence[int]) -> bool:
        """Whether the ask of an answer is still open, also for those who have answered since."""
        if not since:
            return True
        before = self._answers.before(number, self._positions)
        return int(get(before, "ask")) == self.asked and all(int(get(before, "waiting")) >> seat & 1 for seat in since)

    def _undo_own(self, number: int) -> None:
        """Take back an answer; others' later answers are given again, if their ask is still open."""
        outcomes = [outcome for answers, outcome in self.forced if answers > number]
        trial = self.copy()
        trial._rewind(number)
        for later in range(number + 1, len(self._answers)):
            answer, before = self._answers[later], self._answers.before(later, self._positions)
            if int(get(before, "ask")) == trial.asked and answer.action in trial.legal_actions(answer.seat):
                trial.play_actions(answer.seat, [answer.action])
        trial.force(outcomes)
        self.__dict__ = trial.__dict__

    def _rewind(self, answers: int) -> None:
        """Go back to the moment after this number of answers."""
        self.rewound += 1
        past = self._answers.past(answers)
        self._positions = self._answers.before(answers, self._positions)
        self._noticed -= sum(not answer.unnoticed for answer in self._answers[answers:])
        self._answers.cut(answers)
        self._outcomes.rewind(answers, past.outcomes)
        if past.events < len(self._events):
            self._events = self._events.first(past.events)

    def save(self) -> str:
        """Write the match as a record with the secret of its luck, to continue it later."""
        from windycity.core.record import write

        return write(self)

    def record(self, seat: int | None) -> str:
        """Write the record that a seat (None: a spectator) may have: all of it once the match is over."""
        from windycity.core.record import export

        self._check_eye(SPECTATOR if seat is None else self.check_seat(seat))
        return export(self, seat)

    def copy(self) -> Match:
        """Copy the match; the two continue independently, with the same luck for the same moves."""
        twin = Match(self.game, self.options, self.luck, copy_of(self._positions), self.origin)
        twin._answers = self._answers.copy()
        twin._outcomes = self._outcomes.copy()
        twin._events = self._events.first(len(self._events))
        twin._noticed, twin.rewound, twin._called = self._noticed, self.rewound, self._called
        return twin

    __copy__ = copy

    def switch(self, engine: Engine) -> None:
        """Continue with another engine of the game (see `Game.with_engine`); the position and the history stay the same."""
        layout = self.game.rulebook.position

        def turn(positions: Positions) -> Positions:
            return engine.of(layout.one(positions))

        self._answers = self._answers.switched(self._positions, turn)
        self._positions = turn(self._positions)
        self.game = self.game.with_engine(engine)

    def __getstate__(self) -> dict[str, Any]:
        """Return everything, even the secret; a compiled position as bytes, since numpy would describe every field."""
        positions = self._positions
        return {**self.__dict__, "_positions": positions if isinstance(positions, LooseArray) else positions.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = state
        if isinstance(self._positions, bytes):
            self._positions = np.frombuffer(bytearray(self._positions), self.game.rulebook.position.dtype)

    def __repr__(self) -> str:
        state = "over" if self.over else f"asked for {self.ask}: {', '.join(map(str, self.waiting))}"
        return f"<Match of {self.game.name}: {self.seats} seats, {len(self.answers)} answers, {state}>"

    def __str__(self) -> str:
        seen_by = int(get(self._positions, "seen_by"))
        eye = None if seen_by >= SPECTATOR else seen_by
        return self.game.draw(self.view(eye), "en")


@contextmanager
def _in_list(number: int, move: str, count: int) -> Iterator[None]:
    """Add to a refusal which move of a list it is about."""
    try:
        yield
    except (BadMove, IllegalMove, WrongTurn) as error:
        error.listed = (number, move) if count > 1 else None
        raise
