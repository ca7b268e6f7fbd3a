"""What the commands `learn` and `puzzle` do: a lesson or a puzzle in the terminal, and the match that follows it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import windycity
from windycity.cli.aloud import Aloud, look, near, speaks
from windycity.cli.commands import find_command
from windycity.cli.fullscreen.opening import at_table
from windycity.cli.menu import ask_yes_or_no, choose_listed
from windycity.cli.play import play_on
from windycity.cli.rules import show_rules
from windycity.cli.screen import Leave, Screen
from windycity.cli.signals import leave_on_signals
from windycity.cli.typed import Question, question_of, read_moves
from windycity.cli.words import text_of, title_of
from windycity.core.errors import WindyCityError
from windycity.core.news import format_news
from windycity.lessons import LEARNER, Attempt, BadLesson, Lesson, lesson_of, lessons_of, puzzle_of, puzzles_of


def learn_in_terminal(game: str, name: str | None, screen: Screen) -> int:
    """Take a lesson of a game, the named one or one chosen from a list, and play on afterwards; return the exit code."""
    leave_on_signals()
    lessons = [lesson_of(game, name)] if name else lessons_of(game)
    return _choose_and_take(lessons, "lesson", game, screen)


def solve_in_terminal(game: str, name: str | None, screen: Screen) -> int:
    """Solve a puzzle of a game, given by name or number or chosen from a list, and play on; return the exit code."""
    leave_on_signals()
    puzzles = puzzles_of(game)
    if name and name.isdecimal() and 1 <= int(name) <= len(puzzles):
        puzzles = [puzzles[int(name) - 1]]
    elif name:
        puzzles = [puzzle_of(game, name)]
    return _choose_and_take(puzzles, "puzzle", game, screen)


def _choose_and_take(lessons: list[Lesson], sort: str, game: str, screen: Screen) -> int:
    """Sit down, choose a lesson or a puzzle where there are several, and take it; return the exit code."""
    if not lessons:
        raise BadLesson(f"no-{sort}s", game=title_of(game, screen.language))
    with suppress(Leave):
        help_text = text_of("lesson-help", screen.language)
        return at_table(screen, lambda at: _take_some(lessons, sort, game, at), help_text)
    return 0


def _take_some(lessons: list[Lesson], sort: str, game: str, screen: Screen) -> int:
    """Take lessons or puzzles, one after the other, until the learner plays on or leaves; where one was named, only that."""
    place = _chosen(lessons, sort, game, screen)
    while True:
        attempt = Attempt(lessons[place], windycity.game(game))
        Guide(attempt, screen).run()
        screen.say(f"{sort}-over")
        if not attempt.match.over and ask_yes_or_no(screen, True, "lesson-play-on"):
            return play_on(attempt.match, lessons[place].bots, screen)
        if len(lessons) == 1:
            return 0
        place = _chosen(lessons, sort, game, screen, (place + 1) % len(lessons))


def _chosen(lessons: list[Lesson], sort: str, game: str, screen: Screen, usual: int = 0) -> int:
    """Ask for one of the lessons or puzzles by its place, unless there is one only."""
    if len(lessons) == 1:
        return 0
    title = text_of(f"{sort}s-title", screen.language, game=title_of(game, screen.language))
    listed = [lesson.title.in_language(screen.language) for lesson in lessons]
    return choose_listed(screen, title, listed, f"start-{sort}", f"{sort}-which", usual)


class Guide:
    """Leads a learner through a lesson on the screen."""

    def __init__(self, attempt: Attempt, screen: Screen):
        self.attempt = attempt
        self.screen = screen
        self._seen = len(attempt.match.events(LEARNER))  # the lesson's text says what came before it
        self._told = -1  # the last step whose text was shown
        self._aloud = Aloud(screen.language)
        self._question: Question | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "show": self._show,
            "back": self._back,
            "look": self._look,
            "near": self._near,
            "list": self._list,
            "more": self._more,
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
        anew = self._print_news() or attempt.number != self._told
        self._show_table(anew)
        if attempt.number != self._told:
            self._told = attempt.number
            self._tell()
        self._question = question_of(attempt.match, LEARNER, screen) if step.task else None
        if self._question:
            self._question.show()
        self._set_task()

    def _set_task(self) -> None:
        """Show the task of the step, if it has one."""
        attempt, screen = self.attempt, self.screen
        if attempt.step.task:
            task = "puzzle-task" if attempt.lesson.found else "lesson-task"
            screen.text(text_of(task, screen.language, task=attempt.step.task.in_language(screen.language)), "bold")

    def _tell(self) -> None:
        """Show the step's title and text; a puzzle does not count its steps."""
        screen, attempt = self.screen, self.attempt
        title = attempt.step.title.in_language(screen.language)
        if not attempt.lesson.found:
            count = len(attempt.lesson.step)
            title = text_of("lesson-step", screen.language, number=attempt.number + 1, count=count, title=title)
        screen.text(title, "" if screen.plain else "bold")
        screen.lines(attempt.text(screen.language))

    def _show_table(self, anew: bool) -> None:
        """Show the table; when read aloud, only what is new."""
        match, screen = self.attempt.match, self.screen
        if screen.plain:
            screen.lines("\n".join(self._aloud.tell(match.game, match.view(LEARNER), anew)))
        else:
            screen.table(match, LEARNER)

    def _print_news(self) -> bool:
        """Show what has happened; return whether anything has."""
        match = self.attempt.match
        events = match.events(LEARNER, since=self._seen)
        self._seen += len(events)
        later, spoken = [event for event in events if event.step > 0], self.screen.plain and speaks(match.game)
        news = format_news(match, LEARNER, later, self.screen.language, spoken=spoken)
        if news:
            self.screen.panel("what-happened", [one.text for one in news])
        return bool(news)

    def _ask(self) -> None:
        """Ask until part of the task is done, or the learner goes on or back; the task stays in sight."""
        attempt, before = self.attempt, self.attempt.match
        number, tries = attempt.number, 0
        while attempt.match is before and attempt.number == number:
            if tries:
                self._set_task()
            tries += 1
            typed = self.screen.ask("lesson-prompt" if attempt.has_task else "lesson-read")
            try:
                self._answer(typed)
            except WindyCityError as error:
                self.screen.text(error.message(self.screen.language), "" if self.screen.plain else "red")

    def _answer(self, typed: str) -> None:
        """Do what was typed: a command, or part of the task; without a task, go on."""
        command = find_command(typed, self._commands, self.screen.language)
        if command and self._is_command(*command):
            command[0](command[1])
        elif not self.attempt.has_task:
            self.attempt.go_on()
        elif typed and self._question and (moves := read_moves(self.attempt.match, LEARNER, typed, self._question)):
            self.attempt.play(moves)

    def _is_command(self, command: Callable[[str], None], rest: str) -> bool:
        """Whether what was typed is a command; only some take more words, as others begin a move (`show W4`)."""
        return not rest or command in (self._rules, self._look, self._near)

    def _help(self, _: str) -> None:
        self.screen.lines(text_of("lesson-help", self.screen.language))

    def _show(self, _: str) -> None:
        if moves := self.attempt.answer():
            written = self.screen.translation(self.attempt.match.game).write
            self.screen.say("lesson-answer", moves=", ".join(map(written, moves)))
        else:
            self.screen.say("lesson-no-task")

    def _back(self, _: str) -> None:
        self.attempt.back()
        self._seen = min(self._seen, len(self.attempt.match.events(LEARNER)))

    def _look(self, text: str) -> None:
        match, screen = self.attempt.match, self.screen
        screen.lines("\n".join(look(match.game, match.view(LEARNER), text, screen.language)))

    def _near(self, text: str) -> None:
        match, screen = self.attempt.match, self.screen
        screen.lines("\n".join(near(match.game, match.view(LEARNER), text, screen.language)))

    def _list(self, _: str) -> None:
        self._tell()
        if self._question:
            self._question.show()

    def _more(self, _: str) -> None:
        if self._question:
            self._question.go_on()

    def _rules(self, text: str) -> None:
        self.screen.read(show_rules(self.attempt.lesson.game, text, self.screen.language))

    def _quit(self, _: str) -> None:
        raise Leave
