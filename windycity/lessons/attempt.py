"""One learner's way through a lesson: what is asked now, what was tried, and the match."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import msgspec

from windycity.core.chance import CHANCE
from windycity.core.engine import Engine
from windycity.core.errors import TooFar, WindyCityError
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose
from windycity.core.words import say
from windycity.lessons.lesson import LEARNER, BadLesson, Lesson, Step, Texts, read_line
from windycity.lessons.words import WORDS


class NotTheTask(WindyCityError):
    """A legal move that is not the step's task, or no move where one is needed; nothing has changed."""

    code = "not-the-task"

    def __init__(self, sentence: str, /, texts: Texts | None = None, **facts: object):
        super().__init__(sentence, rule=None, catalogue=WORDS, **facts)
        self.texts = texts

    def message(self, language: str = "en") -> str:
        """Return the lesson's reply to this move, or by default that it is not the task."""
        return self.texts.in_language(language) if self.texts else super().message(language)


class Attempt:
    """A learner's way through a lesson. The match is the current step's; after the last step it continues."""

    def __init__(self, lesson: Lesson, game: Game, luck: Luck | None = None):
        self.lesson = lesson
        self.game = game
        self.match = self._begin(luck or Luck.fresh())
        self.number = 0
        self._made: list[str] = []  # the moves of this step
        self._past: list[list[str]] = []  # the moves of each earlier step
        self._enter(0)

    def _begin(self, luck: Luck) -> Match:
        lesson = self.lesson
        if lesson.position:
            return Match.from_position(self.game, _imagined(self.game, lesson.position, luck), luck)
        match = Match.start(self.game, lesson.seats, self.game.check_options(lesson.seats, lesson.options), luck, lesson.deal)
        _follow(match, lesson.before)
        return match

    def _enter(self, number: int) -> None:
        """Begin a step; after the last one luck is free again."""
        self.number = number
        self._made = []
        self.match.unforce()
        if not self.over:
            self.match.force(self.step.luck)

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.step)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.step[self.number]

    @property
    def has_task(self) -> bool:
        """Whether something is to be done before the lesson goes on."""
        return not self.over and bool(self.step.moves)

    def text(self, language: str) -> str:
        """Return the text of the current step; at the end of a puzzle with what the search found."""
        text = self.step.text.in_language(language)
        if not self.lesson.found or self.has_task:
            return text
        found = self.lesson.found[0]
        facts = {"plays": found.plays, "best": found.best, "second": found.second}
        return f"{text}\n\n{say('puzzle-found', language, WORDS, **facts)}"

    def play(self, moves: Sequence[str]) -> None:
        """Try moves: an illegal one raises the rules' error, one that is not the task NotTheTask; neither changes anything."""
        written = [self.game.format_move(self.game.parse_move(move)) for move in moves]
        asked = self._asked_for(written)
        left = self.step.progress([*self._made, *asked]) if self.has_task else None
        trial = self.match.copy()
        if left is None:
            trial.unforce()  # the step's luck is for its task
        trial.play(LEARNER, moves)
        if left is None:
            warning = next((texts for move in written if (texts := self.step.warning(move))), None)
            sentence = "not-the-answer" if self.lesson.found else "not-the-task"
            raise NotTheTask(sentence, warning, move=", ".join(written))
        self.match = trial
        self._made += asked
        if not left:
            self._finish_step()

    def _asked_for(self, moves: list[str]) -> list[str]:
        """Return the part of some moves that answers a puzzle: longer input, such as a whole walk, contains the answer, too."""
        if self.lesson.found and self.has_task:
            for count in range(1, len(moves)):
                if self.step.progress([*self._made, *moves[:count]]) == []:
                    return moves[:count]
        return moves

    def go_on(self) -> None:
        """Continue from a step that is only read; one with a task raises NotTheTask."""
        if self.has_task:
            raise NotTheTask("task-first")
        if not self.over:
            self._finish_step()

    def _finish_step(self) -> None:
        _follow(self.match, self.step.then)
        self._past.append(self._made)
        self._enter(self.number + 1)

    def back(self) -> None:
        """Go back to the beginning of this step, or of the one before if nothing has been done in this one."""
        past, names = self._past if self._made else self._past[:-1], self.match.player_names
        self.match = self._begin(self.match.luck)
        self.match.call_players(names)
        self._past = []
        self._enter(0)
        for moves in past:
            for move in moves:  # one by one: what reveals something ends a list
                self.play([move])
            if not moves:
                self.go_on()

    def switch(self, engine: Engine) -> None:
        """Continue with another engine of the game; nothing else changes."""
        self.game = self.game.with_engine(engine)
        self.match.switch(engine)

    def answer(self) -> list[str]:
        """Return the moves that do the rest of the task, as far as they can be played at once; none without a task."""
        left, trial, moves = self.step.progress(self._made) if self.has_task else [], self.match.copy(), list[str]()
        for pattern in left or []:
            move = next((move for move in trial.legal(LEARNER) if fnmatchcase(move, pattern)), None)
            if move is None:
                raise BadLesson("lesson-stuck", lesson=self.lesson.name, step=self.number + 1, move=pattern)
            try:
                self.match.copy().play(LEARNER, [*moves, move])
            except TooFar:  # the previous move reveals something
                break
            moves.append(move)
            trial.play(LEARNER, move)
        return moves


def _imagined(game: Game, text: str, luck: Luck) -> Loose:
    """Fill in what a position does not show, by the luck of the set-up: one possible world."""
    positions, chances = game.engine.of(game.load_position(msgspec.json.decode(text))), game.engine.array(CHANCE)
    luck.begin(chances, 0)
    game.engine.call["imagine_world"](positions, game.engine.editions, chances)
    return game.rulebook.position.one(positions)


def _follow(match: Match, script: Sequence[str]) -> None:
    """Play a script, with its luck."""
    for text in script:
        line = read_line(text)
        match.unforce()
        match.force(line.luck)
        match.play(line.seat, line.move)
