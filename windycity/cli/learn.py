"""What the commands `learn` and `puzzle` do: a lesson or a puzzle in the terminal, and the match that follows it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import windycity
from windycity.cli.fullscreen.opening import at_table
from windycity.cli.menu import ask_yes_or_no, choose_one
from windycity.cli.play import play_on
from windycity.cli.rules import show_rules
from windycity.cli.screen import Leave, Screen
from windycity.cli.signals import leave_on_signals
from windycity.cli.typed import read_moves
from windycity.cli.words import text_of, title_of
from windycity.core.errors import WindyCityError
from windycity.core.news import format_news
from windycity.lessons import LEARNER, Attempt, BadLesson, Lesson, lesson_of, lessons_of, puzzle_of, puzzles_of


def learn_in_terminal(game: str, name: str | None, screen: Screen) -> int:
    """Take a lesson of a game, the named one or one chosen from a list, and play on after it; return the exit code."""
    leave_on_signals()
    with suppress(Leave):
        lesson = lesson_of(game, name) if name else _chosen(lessons_of(game), "lesson", game, screen)
        return _take_at_table(lesson, "lesson-over", screen)
    return 0


def solve_in_terminal(game: str, name: str | None, screen: Screen) -> int:
    """Solve a puzzle of a game, the named or numbered one or one chosen from a list, and play on; return the exit code."""
    leave_on_signals()
    with suppress(Leave):
        puzzles = puzzles_of(game)
        if name and name.isdecimal() and 1 <= int(name) <= len(puzzles):
            puzzle = puzzles[int(name) - 1]
        else:
            puzzle = puzzle_of(game, name) if name else _chosen(puzzles, "puzzle", game, screen)
        return _take_at_table(puzzle, "puzzle-over", screen)
    return 0


def _take_at_table(lesson: Lesson, over: str, screen: Screen) -> int:
    return at_table(screen, lambda at: _take(lesson, over, at), text_of("lesson-help", screen.language))


def _take(lesson: Lesson, over: str, screen: Screen) -> int:
    attempt = Attempt(lesson, windycity.game(lesson.game))
    Guide(attempt, screen).run()
    screen.say(over)
    if not attempt.match.over and ask_yes_or_no(screen, True, "lesson-play-on"):
        return play_on(attempt.match, lesson.bots, screen)
    return 0


def _chosen(lessons: list[Lesson], sort: str, game: str, screen: Screen) -> Lesson:
    """Ask for one of the lessons or puzzles; the first is the default."""
    if not lessons:
        raise BadLesson(f"no-{sort}s", game=title_of(game, screen.language))
    if len(lessons) == 1:
        return lessons[0]
    screen.say(f"{sort}s-title", game=title_of(game, screen.language))
    for number, lesson in enumerate(lessons, 1):
        screen.text(f"{number}  {lesson.title.in_language(screen.language)}")
    numbers = [str(number) for number in range(1, len(lessons) + 1)]
    return lessons[int(choose_one(screen, numbers, "1", f"{sort}-which")) - 1]


class Guide:
    """Leads a learner through a lesson on the screen."""

    def __init__(self, attempt: Attempt, screen: Screen):
        self.attempt = attempt
        self.screen = screen
        self._seen = len(attempt.match.events(LEARNER))  # what came before the lesson is for its text to say
        self._told = -1  # the step whose text was shown last
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "show": self._show,
            "back": self._back,
            "rules": self._rules,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    def run(self) -> None:
        """Go through all steps; quitting raises Leave."""
        while not self.attempt.over:
            self._present()
            self._ask()
        self._print_news()
        self.screen.table(self.attempt.match, LEARNER)

    def _present(self) -> None:
        """Show what has happened, the table, the step's text if it has just begun, and its task."""
        attempt, screen, step = self.attempt, self.screen, self.attempt.step
        self._print_news()
        screen.table(attempt.match, LEARNER)
        if attempt.number != self._told:
            self._told = attempt.number
            self._tell()
        if step.task:
            screen.moves(attempt.match.legal(LEARNER))
            task = "puzzle-task" if attempt.lesson.found else "lesson-task"
            screen.text(text_of(task, screen.language, task=step.task.in_language(screen.language)), "bold")

    def _tell(self) -> None:
        """Show the step's title and text; a puzzle does not count its steps."""
        screen, attempt = self.screen, self.attempt
        title = attempt.step.title.in_language(screen.language)
        if not attempt.lesson.found:
            count = len(attempt.lesson.step)
            title = text_of("lesson-step", screen.language, number=attempt.number + 1, count=count, title=title)
        screen.text(title, "" if screen.plain else "bold")
        screen.lines(attempt.text(screen.language))

    def _print_news(self) -> None:
        match = self.attempt.match
        events = match.events(LEARNER, since=self._seen)
        self._seen += len(events)
        if news := format_news(match, LEARNER, [event for event in events if event.step > 0], self.screen.language):
            self.screen.panel("what-happened", [one.text for one in news])

    def _ask(self) -> None:
        """Ask until something of the task is done, or the learner goes on or back."""
        attempt, before = self.attempt, self.attempt.match
        number = attempt.number
        while attempt.match is before and attempt.number == number:
            typed = self.screen.ask("lesson-prompt" if attempt.has_task else "lesson-read")
            word, _, rest = typed.partition(" ")
            try:
                if self._is_command(word.casefold(), rest):
                    self._commands[word.casefold()](rest.strip())
                elif not attempt.has_task:
                    attempt.go_on()
                elif typed:
                    attempt.play(read_moves(attempt.match, LEARNER, typed, self.screen))
            except WindyCityError as error:
                self.screen.text(error.message(self.screen.language), "" if self.screen.plain else "red")

    def _is_command(self, word: str, rest: str) -> bool:
        """Whether what was typed is a command; only `rules` takes more words, others begin a move (`show W4`)."""
        return word in self._commands and (not rest or word == "rules")

    def _help(self, _: str) -> None:
        self.screen.lines(text_of("lesson-help", self.screen.language))

    def _show(self, _: str) -> None:
        if moves := self.attempt.answer():
            self.screen.say("lesson-answer", moves=", ".join(moves))
        else:
            self.screen.say("lesson-no-task")

    def _back(self, _: str) -> None:
        self.attempt.back()
        self._seen = min(self._seen, len(self.attempt.match.events(LEARNER)))

    def _rules(self, text: str) -> None:
        self.screen.read(show_rules(self.attempt.lesson.game, text, self.screen.language))

    def _quit(self, _: str) -> None:
        raise Leave
