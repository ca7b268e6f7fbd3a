"""Lessons and puzzles: guided play on real positions, written as data in the folder of each game.

lesson      a lesson's file: the situation at the table, and step by step what is shown, asked and answered
attempt     one learner's way through a lesson
"""

from windycity.lessons.attempt import Attempt, NotTheTask
from windycity.lessons.lesson import LEARNER, BadLesson, Lesson, Step, Texts, lesson_of, lessons_of, puzzle_of, puzzles_of

__all__ = [
    "LEARNER",
    "Attempt",
    "BadLesson",
    "Lesson",
    "NotTheTask",
    "Step",
    "Texts",
    "lesson_of",
    "lessons_of",
    "puzzle_of",
    "puzzles_of",
]
