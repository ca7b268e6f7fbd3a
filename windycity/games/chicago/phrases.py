"""Phrases: `move 3 to NW5b` stands for a whole walk. Only people type them; records contain moves.

move 3 to NW5b             dice and way are chosen where one choice is best
move 3 with 2+5 to NW5b    the way is chosen; the dice are given
move 3 from k12 to NW5b    where a man in reserve starts; also after `with 2+5`
to NW5b, from k12 to NW5b  the rest of a walk that has begun
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from windycity.core.edition import Edition
from windycity.core.errors import BadMove, IllegalMove
from windycity.core.names import name_of
from windycity.core.position import Loose
from windycity.games.chicago.actions import ACTIONS, END, FROM, MOST_LEGAL, MOVE, STEP
from windycity.games.chicago.board import CORNERS
from windycity.games.chicago.explanations import CLAUSES, EXPLANATIONS
from windycity.games.chicago.position import NO_SPACE, Ask
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.answers import legal
from windycity.games.chicago.rules.walking import why_not_enter
from windycity.games.chicago.throws import DICE_IN_ANY_ORDER, DICE_OF, STEPS_OF
from windycity.games.chicago.walks import MOST_CHOICES, Bars, Walk, Walks
from windycity.games.chicago.words import FOLDER

# The words of a phrase, each followed by what it names.
FORMS = ("move to", "move with to", "move from to", "move with from to", "from to", "to")
ASKED = {Ask.MOVE: ("move",), Ask.FROM: ("from", "to"), Ask.STEP: ("to",)}  # how a phrase may begin
EXAMPLE = "move 3 with 2+5 to NW5b"
MOST_COUNTS = 4  # the most alternative step counts suggested for an impossible walk


@dataclass(frozen=True)
class Way:
    """One way to go: its dice (None: already taken), start and spaces, and what it takes."""

    throw: int | None
    begin: int
    walk: Walk
    bars: Bars
    worth: int  # of the bars
    central: int  # the number of central bars among them

    @property
    def dice(self) -> int:
        """The number of dice used."""
        return 0 if self.throw is None else DICE_OF[self.throw]

    def is_as_good(self, other: Way) -> bool:
        """Whether it takes as much as another, and as many central bars, in no more steps."""
        return self.worth >= other.worth and self.central >= other.central and len(self.walk) <= len(other.walk)


def expand(edition: Edition, s: Loose, seat: int, text: str) -> list[list[str]] | None:
    """List the walks that a phrase can mean, best first; None if the text is not a phrase.

    With given dice there is one walk for each set of bars that can be taken. Otherwise the fewest dice are used, and
    a walk is left out if a shorter one takes as much, and as many central bars.
    A phrase that means no walk raises what a move would: BadMove or IllegalMove, which says why.
    """
    said = _read(text)
    if said is None:
        return None
    phrase = Phrase(edition, s, seat, text, said)
    ways = phrase.ways()
    if "move" in said and "with" not in said:
        ways = _without_worse([way for way in ways if way.dice == min(each.dice for each in ways)])
    return [phrase.moves(way) for way in ways[:MOST_CHOICES]]


def _read(text: str) -> dict[str, str] | None:
    """Return what each word of a phrase names; None if the text is not a phrase."""
    words = text.split()
    keys = [word.casefold() for word in words[::2]]
    return dict(zip(keys, words[1::2], strict=True)) if " ".join(keys) in FORMS and len(words) % 2 == 0 else None


def _without_worse(ways: list[Way]) -> list[Way]:
    """Leave out the ways that another beats; of equally good ones the first is kept."""

    def is_worse(number: int, way: Way) -> bool:
        better = (other.is_as_good(way) and (at < number or not way.is_as_good(other)) for at, other in enumerate(ways))
        return any(better)

    return [way for number, way in enumerate(ways) if not is_worse(number, way)]


class Phrase:
    """A phrase as typed, and what its words name; a faulty one raises BadMove or IllegalMove."""

    def __init__(self, edition: Edition, s: Loose, seat: int, text: str, said: dict[str, str]):
        self.edition, self.s, self.seat, self.text, self.said = edition, s, seat, text, said
        self.man, self.throws = self._opening()
        self.goal = self._space("to")
        self.walks = Walks(edition, s, seat, self.man)
        self.starts = self._starts()

    def ways(self) -> list[Way]:
        """List all ways: those that take most first, then the shortest."""
        walks, central = self.walks, self.edition.data.central
        found = [
            Way(throw, begin, walk, bars, walks.worth(bars), sum(int(central[bar]) for bar in bars))
            for throw in self.throws
            for begin in self.starts
            for bars, walk in walks.ways(begin, self.goal, self._steps(throw)).items()
        ]
        if not found:
            raise self._why_no_way()
        best: dict[tuple[int | None, Bars], Way] = {}
        for way in sorted(found, key=lambda way: (-way.worth, len(way.walk), len(way.bars), sorted(way.bars))):
            best.setdefault((way.throw, way.bars), way)
        return [*best.values()]

    def moves(self, way: Way) -> list[str]:
        """Write a way as moves, ending early at a win."""
        opening = [] if way.throw is None else [MOVE.action(self.man, way.throw)]
        begin = [FROM.action(way.begin)] if self.walks.at == NO_SPACE else []
        steps = map(STEP.action, self.walks.up_to_win(way.walk))
        return [ACTIONS.format(self.edition, action) for action in (*opening, *begin, *steps)]

    def _steps(self, throw: int | None) -> int:
        return int(self.s.steps) if throw is None else STEPS_OF[throw]

    def _opening(self) -> tuple[int, list[int | None]]:
        """Return the man who walks, and the dice he can use; those of a walk under way are already taken."""
        ask = Ask(self.s.ask)
        if next(iter(self.said)) not in ASKED.get(ask, ()):
            if ask == Ask.MOVE:
                raise IllegalMove("name-the-man", rule="CH-3.1", catalogue=FOLDER, phrase=f"move 3 {self.text.strip()}")
            raise self._refused(END.action())
        if ask != Ask.MOVE:
            return int(self.s.walker), [None]
        if "with" in self.said:
            try:
                action = ACTIONS.parse(self.edition, f"move {self.said['move']} with {self.said['with']}")
            except BadMove as error:
                raise error.worded_by(FOLDER) from None
            man, throw = MOVE.parts(action)
            if action not in self._legal():
                raise self._refused(action)
            return man, [throw]
        number = self.edition.number("man", self.said["move"])
        if number is None:
            raise BadMove("move-no-such-man", catalogue=FOLDER, thing=self.said["move"], move=self.text, example="move 3 to NW5b")
        throws = [throw for man, throw in map(MOVE.parts, filter(MOVE.has, self._legal())) if man == number]
        if not throws:
            raise self._refused(MOVE.action(number, DICE_IN_ANY_ORDER[str(max(self.s.dice))]))
        return number, [*throws]

    def _legal(self) -> list[int]:
        out = np.zeros(MOST_LEGAL, np.int64)
        count = legal(self.s, self.edition.data, self.seat, out)  # type: ignore[no-untyped-call]  # a kernel
        return [int(action) for action in out[:count]]

    def _refused(self, action: int) -> IllegalMove:
        """Refuse a phrase for the reason that a move would be refused for."""
        why = EXPLANATIONS.refusal(self.edition, self.s, self.seat, action)
        assert why, f"{ACTIONS.format(self.edition, action)} is legal"
        return IllegalMove(why.sentence, rule=why.rule, catalogue=FOLDER, **why.facts)

    def _space(self, word: str) -> int:
        name = self.said[word]
        found = self.edition.number("space", name)
        if found is not None and found < self.edition.data.spaces:
            return found
        names = self.edition.names["space"]
        alike = [self.edition.number("space", f"{corner}{name}") for corner in CORNERS]
        if named := [names[at] for at in alike if at is not None]:
            raise BadMove("space-in-every-district", catalogue=FOLDER, space=name, spaces=", ".join(named))
        raise BadMove("move-no-such-space", catalogue=FOLDER, thing=name, move=self.text, example=EXAMPLE)

    def _starts(self) -> list[int]:
        """List where the walk can begin: all possible spaces, or the given one."""
        if "from" not in self.said:
            return self.walks.starts
        start = self._space("from")
        if start not in self.walks.starts:
            sentence = "no-own-man-there" if self.walks.at == NO_SPACE else "starts-elsewhere"
            raise IllegalMove(sentence, rule="CH-3.7", catalogue=FOLDER, space=self.said["from"])
        return [start]

    def _why_no_way(self) -> IllegalMove:
        walks, names = self.walks, self.edition.names["space"]
        facts: dict[str, object] = {"man": self.man + 1, "space": names[self.goal], "steps": self._steps(self.throws[0])}
        reason = Refusal(why_not_enter(walks.s, self.edition.data, self.seat, self.goal, 0))  # type: ignore[no-untyped-call]
        if reason:
            return IllegalMove(name_of(reason), rule=CLAUSES[reason], catalogue=FOLDER, **facts)
        counts = walks.counts(self.goal)
        if not counts:
            return IllegalMove("no-walk-there", rule="CH-3.6", catalogue=FOLDER, **facts)
        facts["counts"] = ", ".join(map(str, counts[:MOST_COUNTS])) + (" ..." if len(counts) > MOST_COUNTS else "")
        facts["left"] = ", ".join(str(die) for die in self.s.dice if die)
        sentence = "dice-do-not-reach" if "move" in self.said and "with" not in self.said else "walk-of-another-length"
        return IllegalMove(sentence, rule="CH-3.2", catalogue=FOLDER, **facts)
