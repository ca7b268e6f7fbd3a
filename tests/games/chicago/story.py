"""Tiny stories: set men and chips on the board, play moves as text, and ask about the result.

Everything runs interpreted. Players are seats 0, 1, 2...; seat 0 has the north-west corner. Men are numbered from 1, as in
moves. Spaces go by name: `k12` is column k, row 12; `NW5b` a bar; `NW-casino`, `NW-hq`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import windycity
from tests.games import story as stories
from windycity.core.asking import TRUTH
from windycity.core.match import Match
from windycity.games.chicago.position import BODIES, CHIPS, NO_SEAT, NO_SPACE, Head, Phase
from windycity.games.chicago.rules.answers import go_on
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import controls, put_man, worth
from windycity.games.chicago.rules.setup import fill_bank
from windycity.games.chicago.view import ChicagoView

GAME = windycity.game("chicago", compiled=False)
NAMES = GAME.edition.names
DATA = GAME.edition.data


def space(name: str) -> int:
    """The number of a space."""
    number = GAME.edition.number("space", name)
    assert number is not None, f"no space {name}"
    return number


def look(match: Match, eye: int | None) -> ChicagoView:
    """What a seat (None: a spectator) sees of a match of this game."""
    seen = match.view(eye)
    assert isinstance(seen, ChicagoView)
    return seen


class Story(stories.Story):
    """A match in a position made for the test, and words to ask about it."""

    def view(self, eye: int | None) -> ChicagoView:
        """What a seat sees; None is a spectator."""
        return look(self.match, eye)

    def walk(self, seat: int, man: int, dice: str, *spaces: str, chance: str = "") -> Story:
        """Move a man with dice, as in `walk(0, 1, "2+1", "c2", "c3", "d3")`; `chance` forces the dice of a fight at the end."""
        self.play(seat, f"move {man} with {dice}")
        for at, name in enumerate(spaces, 1):
            self.play(seat, f"step {name}", chance if at == len(spaces) else "")
        return self

    def at(self, seat: int, man: int) -> str | None:
        """Where a man stands; None in reserve, out, or not in play."""
        place = int(self.match.position.man_at[seat, man - 1])
        return None if place == NO_SPACE else NAMES["space"][place]

    def head(self, seat: int, man: int) -> str:
        """A man's head: blue, green, red, yellow; `out` if he is, `none` for a body not in play yet."""
        return Head(int(self.match.position.head[seat, man - 1])).name.lower()

    def men(self, seat: int) -> list[int]:
        """The numbers of a gang's men in play, including reserves."""
        heads = self.match.position.head[seat]
        return [man + 1 for man in range(BODIES) if Head.NONE < heads[man] < Head.OUT]

    def chip(self, name: str) -> int | None:
        """Whose chip lies in a bar."""
        owner = int(self.match.position.chip[space(name)])
        return None if owner == NO_SEAT else owner

    def controls(self, seat: int, name: str) -> bool:
        """Whether a gang controls a bar or casino."""
        return bool(controls(self.match.position, DATA, seat, space(name)))

    def chips(self, seat: int) -> int:
        """The chips a gang has left."""
        return int(self.match.position.chips[seat])

    def money(self, seat: int) -> int:
        return int(self.match.position.money[seat])

    def worth(self, seat: int) -> int:
        return int(worth(self.match.position, DATA, seat))

    def bank(self, head: str) -> int:
        """The heads of a colour in the bank."""
        return int(self.match.position.bank[Head[head.upper()]])

    @property
    def dice(self) -> list[int]:
        """The unused dice."""
        return [int(die) for die in self.match.position.dice if die]

    @property
    def active(self) -> int:
        return int(self.match.position.active)

    @property
    def round(self) -> int:
        return int(self.match.position.round)


def story(
    seats: int = 2,
    men: Mapping[int, Sequence[str]] | None = None,
    dice: str = "",
    active: int = 0,
    chips: Mapping[int, str] | None = None,
    chips_left: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    out: Mapping[int, int] | None = None,
    bank: Mapping[str, int] | None = None,
    number: int = 3,
    at: str = "turn",
    coming: str = "",
    seed: int = 1,
) -> Story:
    """Make a position. The defaults are ordinary: no money, and all chips left except those on the board.

    - `men`: for each seat its men from number 1 on, as "head place": `men={0: ["yellow NW-hq"], 1: ["green reserve"]}`.
      A seat not named has one yellow man in its headquarters.
    - `dice`: what the active player has thrown, as "2 3 5"; fewer if some are used
    - `chips`: for each seat the bars where its chips lie; a bar where a man stands gets one by itself
    - `chips_left`: fewer chips than the rest (the position is then not complete: the others are in the box)
    - `out`: for each seat the number of further men who are out;  `bank`: heads in the bank, if not the rest
    - `number`: the round;  `at`: "turn" (the active player has thrown), "throw" (about to throw: `coming` forces the dice),
      "round-end" (the last turn is over), "buying" (the active player may buy), "first-buying" (before round 1)
    """
    s = GAME.rulebook.position.loose()[0]
    s.seats, s.seen_by = seats, TRUTH
    fill_bank(s)
    for seat in range(seats):
        s.chips[seat] = CHIPS
        placed = (men or {}).get(seat, [f"yellow {NAMES['space'][DATA.headquarters[home_of(s, seat)]]}"])
        for man, text in enumerate(placed):
            head, place = text.split()
            s.head[seat, man] = Head[head.upper()]
            s.bank[Head[head.upper()]] -= 1
            if place != "reserve":
                put_man(s, seat, man, space(place))
        for man in range(len(placed), len(placed) + (out or {}).get(seat, 0)):
            s.head[seat, man] = Head.OUT
        for name in (chips or {}).get(seat, "").split():
            s.chip[space(name)] = seat
            s.chips[seat] -= 1
    for seat, left in (chips_left or {}).items():
        s.chips[seat] = left
    for number_of in range(DATA.spaces):
        standing = int(s.gang_on[number_of])
        if DATA.sort[number_of] == 1 and standing != NO_SEAT and s.chip[number_of] == NO_SEAT and s.chips[standing] > 0:
            s.chip[number_of] = standing
            s.chips[standing] -= 1
    for seat, amount in (money or {}).items():
        s.money[seat] = amount
    for head, amount in (bank or {}).items():
        s.bank[Head[head.upper()]] = amount
    s.active, s.round = active, 0 if at == "first-buying" else number
    s.phase = {
        "turn": Phase.TURN,
        "throw": Phase.THROW,
        "round-end": Phase.THROW,
        "buying": Phase.BUYING,
        "first-buying": Phase.FIRST_BUYING,
    }[at]
    if at == "round-end":
        s.active = seats
    faces = sorted(map(int, dice.split()))
    for i, face in enumerate(faces):
        s.dice[3 - len(faces) + i] = face
    complete = chips_left is None and bank is None
    return Story(stories.begun(GAME, s, go_on, coming, sound=complete, seed=seed))
