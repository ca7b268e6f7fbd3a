"""The moves in short spoken lists: first what to do, then with what, then where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from windycity.cli.listing import NoSuchNumber
from windycity.cli.words import FOLDER, text_of
from windycity.core.choices import Choice
from windycity.core.translation import Called, Translation, fold

SHORT = 9  # moves listed one by one, and entries listed at once


class Option(NamedTuple):
    """An entry of a list: its text, and the moves it leads to."""

    text: str
    moves: Sequence[Choice]
    also: tuple[str, ...] = ()  # what else can be typed for it


class Steps:
    """A choice between moves in steps: each answer leaves fewer."""

    def __init__(self, moves: Sequence[Choice], translation: Translation, called: Sequence[Called] = ()):
        self._translation = translation
        self._called = called
        self._all = moves
        self._left = moves
        self._told = 0  # the number of entries told of the current list

    def restart(self) -> None:
        """Start over with all moves."""
        self._left, self._told = self._all, 0

    def page(self) -> list[str]:
        """List the next few entries with their numbers, and how many follow; after the last, begin again."""
        options, language = self.options(), self._translation.language
        begin = self._told if self._told < len(options) else 0
        self._told = min(begin + SHORT, len(options))
        lines = [f"{number}. {self._told_as(options[number - 1])}" for number in range(begin + 1, self._told + 1)]
        if opening := self._opening():
            lines.insert(0, f"{opening} ...")
        further = len(options) - self._told
        return [*lines, text_of("steps-more", language, count=further)] if further else lines

    def _opening(self) -> str:
        """Return what all moves of the current list begin with, if its entries omit that."""
        place = self._place()
        if not place:
            return ""
        first = self._left[0]
        known = [self._translation.say(part.kind, part.name, self._called) for part in first.parts[: place - 1]]
        return " ".join([self._translation.verb(first.word), *known])

    def _place(self) -> int:
        """Return where the moves of a too long list first differ: in their word (0), or in one of their parts."""
        left = self._left
        if len(left) <= SHORT:
            return 0
        return next(place for place in range(1 + len(left[0].parts)) if len({_at(choice, place) for choice in left}) > 1)

    def options(self) -> list[Option]:
        """List what can be chosen next: moves if there are few, else where they first differ."""
        left = self._left
        if len(left) <= SHORT:
            return [Option(self._written(choice), [choice]) for choice in left]
        place = self._place()
        groups: dict[str, list[Choice]] = {}
        for choice in left:
            groups.setdefault(_at(choice, place), []).append(choice)
        return [Option(self._name(group, place), group, self._also(group, place)) for group in groups.values()]

    def take(self, number: int) -> str | None:
        """Choose an entry by its number; return the move, or None if several are left, which become the next list."""
        options = self.options()
        if not 1 <= number <= len(options):
            raise NoSuchNumber("no-number", catalogue=FOLDER, number=number, count=len(options))
        self._left, self._told = options[number - 1].moves, 0
        return self._left[0].text if len(self._left) == 1 else None

    def number_of(self, text: str) -> int | None:
        """Return the number of the entry with a text; None if there is none."""
        folded = fold(text)
        entries = enumerate(self.options(), 1)
        return next((number for number, option in entries if folded in map(fold, (option.text, *option.also))), None)

    def moves_of(self, number: int) -> Sequence[Choice]:
        """List the moves that an entry leads to, without choosing it; empty if there is no such entry."""
        options = self.options()
        return options[number - 1].moves if 1 <= number <= len(options) else ()

    def _told_as(self, option: Option) -> str:
        count = len(option.moves)
        return option.text if count == 1 else text_of("steps-group", self._translation.language, what=option.text, count=count)

    def _written(self, choice: Choice) -> str:
        return self._translation.write(choice.text, spoken=True, called=self._called)

    def _name(self, group: Sequence[Choice], place: int) -> str:
        if len(group) == 1 and place == 0:
            return self._written(group[0])
        if place == 0:
            return self._translation.verb(group[0].word)
        part = group[0].parts[place - 1]
        return self._translation.say(part.kind, part.name, self._called)

    def _also(self, group: Sequence[Choice], place: int) -> tuple[str, ...]:
        if place == 0:
            return (group[0].word,)
        part = group[0].parts[place - 1]
        return part.name, self._translation.name(part.kind, part.name)


def _at(choice: Choice, place: int) -> str:
    """Return what a move has at a place: its word, or the name of a part."""
    return choice.parts[place - 1].name if place else choice.word
