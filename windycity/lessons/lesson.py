"""A lesson as a file: the situation at the table, and step by step what is shown, asked and answered.

`docs/writing-lessons.md` has the format with an example. Lessons of a game are the files `lessons/*.toml` of its folder, in the
order of their names. Its puzzles are the files `puzzles/*.toml`: lessons of one question (`docs/writing-puzzles.md`).
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

import msgspec

from windycity.core.errors import WindyCityError
from windycity.core.files import read_text
from windycity.games import rulebook
from windycity.lessons.words import WORDS

FORMAT = 1
LEARNER = 0  # the learner's seat
MOST_BYTES = 200_000


class BadLesson(WindyCityError):
    """A lesson that does not exist, cannot be read, or does not fit the rules."""

    code = "bad-lesson"

    def __init__(self, sentence: str, /, **facts: object):
        super().__init__(sentence, rule=None, catalogue=WORDS, **facts)


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: str
    nl: str
    de: str

    def in_language(self, language: str) -> str:
        """Return the text in a language, without the line ends of the file; an empty line separates paragraphs."""
        text: str = getattr(self, language)
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal move that is not the task, and the reply that the learner reads."""

    move: str
    text: Texts


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: one idea, and perhaps a task.

    `moves` are the ways to do the task, each one move or several with semicolons between; `*` stands for anything. A step without
    them is only read. `luck` is what the learner's moves draw; `then` is what the others do after them. `show` names the things
    that are lit, each as its kind and its name. `refused` are moves that the text calls illegal.
    """

    title: Texts
    text: Texts
    task: Texts | None = None
    moves: list[str] = []
    any_order: bool = False
    luck: list[str] = []
    then: list[str] = []
    show: list[str] = []
    wrong: list[Wrong] = []
    refused: list[str] = []

    @property
    def ways(self) -> list[list[str]]:
        """Return the ways to do the task, each as patterns of moves."""
        return [[move.strip() for move in way.split(";")] for way in self.moves]

    def progress(self, made: list[str]) -> list[str] | None:
        """Return what is left of a way to do the task after some moves; None if they are not part of any."""
        left = [rest for way in self.ways if (rest := _left(way, made, self.any_order)) is not None]
        return min(left, key=len, default=None)

    def warning(self, move: str) -> Texts | None:
        """Return what a learner reads after trying this move instead of the task."""
        return next((wrong.text for wrong in self.wrong if fnmatchcase(move, wrong.move)), None)


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well the best answer of a puzzle did: which bots played on from it, how often, and the percentage of wins.

    `second` is that of the next best answer, from which the same bots played on as often in the same worlds.
    """

    bot: str
    plays: int
    best: int
    second: int


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, in which the learner has seat 0. `deal` is the luck of the set-up, `before` what is played before the first step.

    All luck that the learner can see is forced, so that every match of a lesson goes the same way. After the last step luck is
    free, and the match is played on against bots of the level `bots`.

    A puzzle is a lesson of one question and its reason. It begins from a `position`, the JSON of what seat 0 knows; the rest is
    imagined afresh for each attempt. `found` is the evidence for its best answer; the learner reads the first entry.
    """

    format: int
    game: str
    title: Texts
    seats: int
    bots: str
    step: list[Step]
    options: dict[str, bool] = {}
    deal: list[str] = []
    before: list[str] = []
    position: str = ""
    found: list[Found] = []
    name: str = ""


class Line(NamedTuple):
    """A line of a script: a seat's move, and the luck that it draws."""

    seat: int
    move: str
    luck: list[str]


def read_line(text: str) -> Line:
    """Read a line of a script, such as `1: draw = R7`: seat, move, and outcomes with commas between."""
    seat, colon, rest = text.partition(":")
    move, _, luck = rest.partition("=")
    if not colon or not seat.strip().isdecimal() or not move.strip():
        raise BadLesson("lesson-line", line=text)
    return Line(int(seat), move.strip(), [outcome.strip() for outcome in luck.split(",") if outcome.strip()])


def _left(way: list[str], made: list[str], any_order: bool) -> list[str] | None:
    """Return what is left of a way after some moves, None if they are not its beginning."""
    left = list(way)
    for move in made:
        candidates = left if any_order else left[:1]
        fitting = next((pattern for pattern in candidates if fnmatchcase(move, pattern)), None)
        if fitting is None:
            return None
        left.remove(fitting)
    return left


def lessons_of(game: str) -> list[Lesson]:
    """List the lessons of a game in order."""
    return _read_all(game, "lessons")


def puzzles_of(game: str) -> list[Lesson]:
    """List the puzzles of a game in order."""
    return _read_all(game, "puzzles")


def lesson_of(game: str, name: str) -> Lesson:
    """Find a lesson by its name; an unknown one raises BadLesson, which lists the names."""
    return _named(lessons_of(game), game, name, "unknown-lesson")


def puzzle_of(game: str, name: str) -> Lesson:
    """Find a puzzle by its name; an unknown one raises BadLesson, which lists the names."""
    return _named(puzzles_of(game), game, name, "unknown-puzzle")


def _read_all(game: str, folder: str) -> list[Lesson]:
    return [read_lesson(file) for file in sorted((rulebook(game).folder / folder).glob("*.toml"))]


def _named(lessons: list[Lesson], game: str, name: str, missing: str) -> Lesson:
    for lesson in lessons:
        if lesson.name == name:
            return lesson
    raise BadLesson(missing, name=name, game=game, known=", ".join(lesson.name for lesson in lessons))


def read_lesson(file: Path) -> Lesson:
    """Read a lesson's file; its name is that of the file, without the number before it."""
    text = read_text(file, MOST_BYTES, BadLesson)
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadLesson("lesson-unreadable", file=str(file), reason=str(error)) from error
    if lesson.format != FORMAT:
        raise BadLesson("lesson-format", file=str(file), format=lesson.format, known=FORMAT)
    return msgspec.structs.replace(lesson, name=file.stem.lstrip("0123456789-"))
