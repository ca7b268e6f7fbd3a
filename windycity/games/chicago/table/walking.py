"""Walks to choose from in the full screen: first the man, then his goal, then the way, if several differ in their gains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from windycity.cli.fullscreen.choosing import MORE, Option, general_options
from windycity.cli.fullscreen.parts import Table
from windycity.core.choices import Choices
from windycity.core.edition import Edition
from windycity.core.errors import WindyCityError
from windycity.core.words import say
from windycity.games.chicago.position import Sort
from windycity.games.chicago.view import ChicagoView, HeadName, Man
from windycity.games.chicago.words import FOLDER

MOST_GAINS = 9  # valuable places named before one looks at them: as many as fit in two lines
CASINO, BAR, FIGHT, STREET = range(4)  # the kinds of places, in the order in which they are listed


def options(table: Table, choices: Choices) -> Sequence[Option] | None:
    """List the men who can walk, each with where he can end; None for other asks."""
    view = table.view
    assert isinstance(view, ChicagoView)
    if view.reach:
        men = [_man(table, view, man) for man in _men(view) if man.man in view.reach]
        return [*men, *(option for option in general_options(choices, table.translation) if option.move == "end")]
    if view.walk and view.walk.ends and choices.ask == "step":
        ends = Ends(table, view, "to", view.walk.ends, _head(view, view.walk.man))
        words = say("choose-end", table.language, FOLDER)
        return [Option(words, more=ends.options, lights=frozenset(view.walk.ends)), *general_options(choices, table.translation)]
    return None


def _men(view: ChicagoView) -> Sequence[Man]:
    return view.players[view.active or 0].men


def _head(view: ChicagoView, man: str) -> HeadName:
    return next(each.head for each in _men(view) if each.man == man)


def _man(table: Table, view: ChicagoView, man: Man) -> Option:
    """Return a man, where he is, and where he can end with any of the dice."""
    words = {"man": man.man, "head": say(f"head-{man.head}", table.language, FOLDER)}
    place = man.at or say("reserve", table.language, FOLDER)
    reach = [*dict.fromkeys(space for spaces in view.reach[man.man].values() for space in spaces)]
    ends = Ends(table, view, f"move {man.man} to", reach, man.head)
    return Option(
        say("choose-man", table.language, FOLDER, **words, at=place),
        more=ends.options,
        about=ends.summary(),
        places=frozenset({man.at} if man.at else ()),
        lights=frozenset(reach),
        key=man.man,
    )


class Ends:
    """Where a man can end, casinos and new bars first, and the ways there."""

    def __init__(self, table: Table, view: ChicagoView, phrase: str, spaces: Sequence[str], head: HeadName):
        self.table, self.view, self.phrase, self.head = table, view, phrase, head
        self.spaces = sorted(spaces, key=lambda space: (self._kind(space), -self._worth(space)))

    def options(self) -> Sequence[Option]:
        """List the spaces, each with the ways there."""
        return [
            Option(
                self._label(space),
                more=cache(lambda space=space: self._ways(space)),
                places=frozenset({space}),
                shows_first=True,
            )
            for space in self.spaces
        ]

    def summary(self) -> str:
        """Give the count of places within reach, and the casinos, bars and fights among them."""
        gains = [self._label(space) for space in self.spaces if self._kind(space) != STREET]
        told = [*gains[:MOST_GAINS], *([MORE] if len(gains) > MOST_GAINS else [])]
        return self._say("choose-reach", count=len(self.spaces), gains=", ".join(told) or "-")

    def _ways(self, space: str) -> Sequence[Option]:
        """List the ways to a space, best first; without the rules, the phrase that means the best one."""
        typed = f"{self.phrase} {space}"
        try:
            ways = self.table.ways(typed) if self.table.ways else None
        except WindyCityError as error:
            return [Option(space, typed, about=error.message(self.table.language))]
        if not ways:
            return [Option(space, typed, about=self._label(space))]
        return [self._way(space, moves) for moves in ways]

    def _way(self, space: str, moves: Sequence[str]) -> Option:
        steps = [move.split()[-1] for move in moves if move.startswith(("step", "from"))]
        dice = next((move.split()[-1] for move in moves if move.startswith("move")), "none")
        bars = [step for step in dict.fromkeys(steps) if step in self.view.takes]
        worth = sum(self._worth(bar) for bar in bars)
        count = sum(move.startswith("step") for move in moves)
        label = self._say("choose-way", bars=" ".join(bars) or "-", count=len(bars), worth=worth, steps=count, dice=dice)
        about = " ".join(filter(None, (label, self._fight(space))))
        return Option(label, ", ".join(moves), about=about, places=frozenset({space}), way=tuple(steps))

    def _label(self, space: str) -> str:
        kind = self._kind(space)
        if kind == FIGHT:
            return f"{space} ⚔"
        return f"{space} +{self._worth(space)}" if kind in (CASINO, BAR) else space

    def _fight(self, space: str) -> str:
        """Return the prospects of a fight against the first man there."""
        enemies = [(player, man) for player, man in self._enemies(space)]
        if not enemies:
            return ""
        player, head = enemies[0]
        prospect = self.view.fights[self.head][head]
        return self._say("choose-fight", player=player, count=len(enemies), chance=prospect.chance, prize=prospect.prize)

    def _enemies(self, space: str) -> Iterable[tuple[str, HeadName]]:
        others = (player for player in self.view.players if player.seat != self.view.active)
        return ((player.name, man.head) for player in others for man in player.men if man.at == space)

    def _kind(self, space: str) -> int:
        if any(self._enemies(space)):
            return FIGHT
        if self._sort(space) == Sort.CASINO:
            return CASINO
        return BAR if space in self.view.takes else STREET

    def _sort(self, space: str) -> int:
        number = self._edition.number("space", space)
        return -1 if number is None else int(self._edition.data.sort[number])

    def _worth(self, space: str) -> int:
        number = self._edition.number("space", space)
        return 0 if number is None else int(self._edition.data.worth[number])

    @property
    def _edition(self) -> Edition:
        return self.table.game.edition

    def _say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.table.language, FOLDER, **facts)
