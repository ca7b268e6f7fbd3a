"""What people type for moves: texts in their language, numbers from a list, or a phrase for several moves."""

from __future__ import annotations

from collections.abc import Callable

from windycity.cli.aloud import describe
from windycity.cli.listing import is_run, move_of_number
from windycity.cli.screen import Screen
from windycity.cli.steps import Steps
from windycity.cli.words import FOLDER
from windycity.core.choices import Choices
from windycity.core.errors import BadMove, WindyCityError
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.view import View
from windycity.core.words import has_words, say

Ways = list[list[str]]


class NoSuchWay(WindyCityError):
    """A phrase that fits no walk, or a way that was not shown."""

    code = "no-such-way"


class Question:
    """The moves that a person can choose from: how they are listed, and how typed text is read.

    If the table is read aloud they are listed in steps, and a number means an entry of the last list.
    """

    def __init__(self, game: Game, view: View, choices: Choices, screen: Screen):
        self.game = game
        self.screen = screen
        self.choices = choices
        self.moves = [choice.text for choice in choices]
        self.translation = screen.translation(game)
        self.called = describe(game, view, screen.language).called
        self._steps = Steps([*choices], self.translation, self.called) if screen.plain and not is_run(self.moves) else None

    def show(self) -> None:
        """List the moves, from the first step on."""
        if self._steps:
            self._steps.restart()
            self.screen.panel("your-moves", self._steps.page())
        else:
            self.screen.moves([self.translation.write(move) for move in self.moves], self.choices)

    def go_on(self) -> None:
        """List the next few entries of a list that is read in parts."""
        if self._steps:
            self.screen.text("\n".join(self._steps.page()))
        else:
            self.show()

    def read(self, typed: str) -> list[str]:
        """Read typed text as moves of the notation; none if it only led to the next list, which is shown."""
        number = self._entry(typed)
        if self._steps is None or number is None:
            return [self._read_one(text.strip()) for text in typed.split(",")]
        move = self._steps.take(number)
        if move is None:
            self.go_on()
        return [] if move is None else [move]

    def read_one(self, text: str) -> str:
        """Read the one move meant by a text or a number, without choosing it."""
        number = self._entry(text)
        if self._steps and number is not None:
            led_to = self._steps.moves_of(number)
            if len(led_to) != 1:
                raise BadMove("steps-several", catalogue=FOLDER, count=len(led_to))
            return led_to[0].text
        return self._read_one(text.replace(",", " "))

    def is_move(self, typed: str) -> bool:
        """Whether a text is one of these moves, whatever else it may be."""
        try:
            return self.translation.read(typed, self.moves, self.called) in self.moves
        except WindyCityError:
            return False

    def write(self, move: str) -> str:
        """Write a move as it is listed."""
        return self.translation.write(move, spoken=self._steps is not None, called=self.called)

    def _entry(self, typed: str) -> int | None:
        """Return the number of the entry of the last list that was typed, by number or text; None if none was."""
        if self._steps is None:
            return None
        return int(typed[:9]) if typed.isdecimal() else self._steps.number_of(typed)

    def _read_one(self, text: str) -> str:
        if text.isdecimal():
            return move_of_number(int(text[:9]), self.moves)
        return self.translation.read(text, self.moves, self.called)


def question_of(match: Match, seat: int, screen: Screen) -> Question:
    """Return the question to a waiting seat."""
    return Question(match.game, match.view(seat), match.choices(seat), screen)


def read_moves(match: Match, seat: int, typed: str, question: Question) -> list[str]:
    """Read what a seat has typed, asking again if a phrase is ambiguous; none if there is more to choose."""
    screen, expand = question.screen, match.game.rulebook.expand
    phrase = question.translation.to_english(typed)
    ways = expand(match.game.edition, match.observed(seat), seat, phrase) if expand else None
    if ways is None:
        return question.read(typed)

    def ask(listed: list[str]) -> str:
        for way in listed:
            screen.text(way)
        return screen.ask("which-way")

    return choose_way(ways, typed, ask, question)


def choose_way(ways: Ways, phrase: str, ask: Callable[[list[str]], str], question: Question) -> list[str]:
    """Return the moves that a phrase stands for; if it is ambiguous, `ask` shows the ways, and returns what is typed."""
    if not ways:
        raise NoSuchWay("no-way", catalogue=FOLDER, phrase=phrase)
    if len(ways) == 1:
        return ways[0]
    spaces = [" ".join(move.split()[-1] for move in way[1:]) for way in ways]
    opened = [question.write(way[0]) for way in ways]
    chosen = ask([f"{number}. {opened[number - 1]}: {spaces[number - 1]}" for number in range(1, len(ways) + 1)])
    number = int(chosen[:9]) if chosen.isdecimal() else 0
    if not 1 <= number <= len(ways):
        raise NoSuchWay("no-such-way", catalogue=FOLDER, count=len(ways))
    return ways[number - 1]


def explain_phrases(game: Game, screen: Screen) -> None:
    """Show which phrases a game understands, if there are any."""
    if has_words("help-phrase", screen.language, game.rulebook.words):
        screen.lines(say("help-phrase", screen.language, game.rulebook.words))
