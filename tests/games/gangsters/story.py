"""Tiny stories: set pieces, cops and public on the map, play moves as text, and ask about the result.

Everything runs interpreted. Players are seats 0, 1, 2...; the order of play is the order of the seats unless a story says
otherwise. Gangs go by seat: gang 0 is the first of the edition. Buildings go by their labels (`A2`), streets by column and
row (`d-4`). Pieces are R (racketeers), T (thugs) and V (vamps).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import windycity
from tests.games import story as stories
from windycity.core.asking import TRUTH
from windycity.core.match import Match
from windycity.core.position import Loose
from windycity.games.gangsters.position import (
    JOINTS,
    MARKERS,
    NO_COP,
    NO_SEAT,
    NO_SPACE,
    UNTOUCHABLE,
    Phase,
    Piece,
)
from windycity.games.gangsters.rules.answers import go_on
from windycity.games.gangsters.rules.bribes import note_bag
from windycity.games.gangsters.rules.cops import crime_level
from windycity.games.gangsters.rules.ending import worth
from windycity.games.gangsters.rules.setup import fill_bag
from windycity.games.gangsters.view import DieName, GangstersView, Secrets

GAME = windycity.game("gangsters", compiled=False)
NAMES = GAME.edition.names
DATA = GAME.edition.data
GANGS = NAMES["gang"]
LETTERS = {"R": Piece.RACKETEERS, "T": Piece.THUGS, "V": Piece.VAMPS}


def space(name: str) -> int:
    """The number of a space."""
    number = GAME.edition.number("space", name)
    assert number is not None, f"no space {name}"
    return number


def joint(name: str) -> int:
    """The number of a joint."""
    number = GAME.edition.number("joint", name)
    assert number is not None, f"no joint {name}"
    assert number < JOINTS, f"{name} is no joint"
    return number


def cop(name: str) -> int:
    """The number of a cop, or marker, inside the position; cops are named by their strength, "2" to "10"."""
    return NAMES["cop"].index(name)


def target(seat: int, letter: str) -> str:
    """A piece as the target of a move: `target(1, "T")`."""
    return f"{GANGS[seat]}-{NAMES['piece'][LETTERS[letter]]}"


def look(match: Match, eye: int | None) -> GangstersView:
    """What a seat (None: a spectator) sees of a match of this game."""
    seen = match.view(eye)
    assert isinstance(seen, GangstersView)
    return seen


class Story(stories.Story):
    """A match in a position made for the test, and words to ask about it."""

    def view(self, eye: int | None) -> GangstersView:
        """What a seat sees; None is a spectator."""
        return look(self.match, eye)

    def secrets(self, seat: int) -> Secrets:
        """What only the player sees of their own position."""
        secrets = self.view(seat).players[seat].secrets
        assert secrets is not None
        return secrets

    def passes(self, *seats: int) -> Story:
        """These seats pass, one after another."""
        for seat in seats:
            self.play(seat, "pass")
        return self

    def move(self, seat: int, letter: str, to: str, side: str = "clean", chance: str = "") -> Story:
        """Move a piece by its die: `move(0, "T", "A2", "criminal")`; `chance` forces dice thrown because of it."""
        self.play(seat, f"move {NAMES['piece'][LETTERS[letter]]} to {to} as {side}", chance)
        return self

    def done(self, seat: int, chance: str = "") -> Story:
        """End the moves; `chance` forces everything thrown or drawn up to the next ask."""
        self.play(seat, "done", chance)
        return self

    def ends(self, seat: int, letter: str) -> set[str]:
        """Where a piece can move by its own die, according to `legal`."""
        word = f"move {NAMES['piece'][LETTERS[letter]]} to "
        return {move[len(word) :].split()[0] for move in self.legal(seat, word)}

    def strength(self, seat: int, letter: str) -> int:
        return int(self.match.position.strength[seat, LETTERS[letter]])

    def at(self, seat: int, letter: str) -> str | None:
        """Where a piece stands; None if it is not on the board."""
        return _name(self.match.position.piece_at[seat, LETTERS[letter]])

    def criminal(self, seat: int, letter: str) -> bool:
        return bool(self.match.position.criminal[seat, LETTERS[letter]])

    def equipped(self, seat: int, letter: str) -> bool:
        return bool(self.match.position.equipped[seat, LETTERS[letter]])

    def cash(self, seat: int) -> int:
        return int(self.match.position.cash[seat])

    def worth(self, seat: int) -> int:
        return int(worth(self.match.position, DATA, seat))

    def owner(self, name: str) -> int | None:
        """Who owns a joint."""
        owner = int(self.match.position.owner[joint(name)])
        return None if owner == NO_SEAT else owner

    def level(self, name: str) -> int:
        return int(self.match.position.level[joint(name)])

    def joints(self, seat: int) -> dict[str, int]:
        """The joints of a player with their levels."""
        s = self.match.position
        return {NAMES["joint"][i]: int(s.level[i]) for i in range(JOINTS) if s.owner[i] == seat}

    def cop_at(self, name: str) -> str | None:
        """Where a cop stands; None if he is in the bag."""
        return _name(self.match.position.cop_at[cop(name)])

    def donuts(self, seat: int) -> tuple[str, int] | None:
        """The cop to whom a player has given donuts, and which donuts, 1 or 2."""
        s = self.match.position
        return None if s.fed[seat] == NO_COP else (NAMES["cop"][s.fed[seat]], int(s.donuts[seat]))

    def public_at(self, name: str) -> str | None:
        """Where a public stands; None if it is in the bag."""
        return _name(self.match.position.public_at[NAMES["public"].index(name)])

    def held(self, seat: int, eye: int | None = -1) -> dict[str, int]:
        """The markers of a player as they truly are, or as a seat knows it: {"marker-7": 1, "untouchable": 2}."""
        s = self.match.position if eye == -1 else self.match.observed(eye)
        return {NAMES["marker"][i]: int(s.held[seat, i]) for i in range(MARKERS) if s.held[seat, i]}

    def standing(self, seat: int) -> int:
        """The number of Untouchables that a player's standing order puts back."""
        return int(self.match.position.standing[seat])

    def in_bag(self) -> dict[str, int]:
        """The markers that are truly in the bag."""
        s = self.match.position
        return {NAMES["marker"][i]: int(s.bag[i]) for i in range(MARKERS) if s.bag[i]}

    @property
    def crime(self) -> int:
        return int(crime_level(self.match.position, DATA))

    @property
    def dice(self) -> dict[DieName, int]:
        """The dice by colour; empty before they are thrown."""
        return self.view(None).dice

    @property
    def active(self) -> int:
        return int(self.match.position.active)

    @property
    def round(self) -> int:
        return int(self.match.position.round)

    @property
    def moves(self) -> int:
        """The moves left in this turn."""
        return int(self.match.position.moves)

    @property
    def target(self) -> str | None:
        """Whom the cop who moved will attack."""
        number = int(self.match.position.target)
        return None if number >= len(NAMES["target"]) else NAMES["target"][number]


def story(
    seats: int = 3,
    pieces: Mapping[int, str] | None = None,
    joints: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    cops: Mapping[str, str] | None = None,
    public: Mapping[str, str] | None = None,
    markers: Mapping[int, str] | None = None,
    shown: Mapping[int, str] | None = None,
    standing: Mapping[int, int] | None = None,
    donuts: Mapping[int, str] | None = None,
    equipped: Mapping[int, str] | None = None,
    order: Sequence[int] | None = None,
    active: int = 0,
    dice: str = "1 1 1 1 1",
    number: int = 3,
    at: str = "move",
    coming: str = "",
    seed: int = 1,
) -> Story:
    """Make a position in the middle of a match. The defaults are ordinary: no joints, no cash, nobody on the board.

    - `pieces`: for each seat its pieces as letter, strength, place, with `!` behind it if criminal:
      `pieces={0: "R4 A2, T3 d-4!", 1: "V1 A2"}`
    - `joints`: for each seat its joints, with a level if it is not 1: `joints={0: "A2 A3:2 A4"}`
    - `cops`: where cops stand, by number: `cops={"7": "d-4"}`;  `public`: likewise: `public={"2a": "K2"}`
    - `markers`: for each seat the bribe markers it holds: `markers={1: "marker-7 untouchable untouchable"}`;
      `shown`: those among them that everyone knows of;  `standing`: Untouchables to put back by standing order
    - `donuts`: for each seat the cop it has fed and which donuts: `donuts={0: "7 1"}` (the cop must be in a grey building)
    - `equipped`: for each seat its pieces that have equipment: `equipped={0: "RT"}`
    - `dice`: blue, white, green, black, red, as thrown (for `at` "police" and "move")
    - `at`: "buy" (the turn begins), "throw" (the dice are thrown at once: `coming` forces them), "police" (the dice lie, the
      police step begins), "move" (the police step is over, nothing was done in it)
    - `coming`: outcomes forced while the position is set up, as in "3 1 2 6 5" for the dice of "throw"
    """
    s = GAME.rulebook.position.loose()[0]
    s.seats, s.seen_by = seats, TRUTH
    fill_bag(s, DATA)
    for place, seat in enumerate(order or range(seats)):
        s.order[place] = seat
    s.active, s.round = active, number
    s.place = list(order or range(seats)).index(active)
    _place_pieces(s, pieces or {}, equipped or {})
    for seat, names in (joints or {}).items():
        for name in names.split():
            label, _, level = name.partition(":")
            s.owner[joint(label)], s.level[joint(label)] = seat, int(level or 1)
    for seat, amount in (cash or {}).items():
        s.cash[seat] = amount
    for name, place_name in (cops or {}).items():
        s.cop_at[cop(name)] = space(place_name)
    for name, place_name in (public or {}).items():
        s.public_at[NAMES["public"].index(name)] = space(place_name)
    for seat, text in (donuts or {}).items():
        name, which = text.split()
        s.fed[seat], s.donuts[seat] = cop(name), int(which)
    _give_markers(s, markers or {}, shown or {}, standing or {})
    s.phase = {"buy": Phase.BUY, "throw": Phase.THROW, "police": Phase.DONUTS, "move": Phase.COUNT_MOVES}[at]
    if at in ("police", "move"):
        s.dice[:] = [int(die) for die in dice.split()]
    return Story(stories.begun(GAME, s, go_on, coming, seed=seed))


def start(seats: int = 3, order: Sequence[int] | None = None, seed: int = 1) -> Story:
    """A match from its very beginning, with this order of play."""
    names = [GANGS[seat] for seat in order or range(seats)]
    return Story(GAME.start(seats=seats, seed=seed, chance=names))


def _place_pieces(s: Loose, pieces: Mapping[int, str], equipped: Mapping[int, str]) -> None:
    for seat, text in pieces.items():
        for part in filter(None, (part.strip() for part in text.split(","))):
            piece, place = part.split()
            kind = LETTERS[piece[0]]
            s.strength[seat, kind] = int(piece[1:])
            s.piece_at[seat, kind] = space(place.rstrip("!"))
            s.criminal[seat, kind] = int(place.endswith("!"))
    for seat, letters in equipped.items():
        for letter in letters:
            s.equipped[seat, LETTERS[letter]] = 1


def _give_markers(s: Loose, markers: Mapping[int, str], shown: Mapping[int, str], standing: Mapping[int, int]) -> None:
    for seat, names in markers.items():
        for name in names.split():
            s.bag[NAMES["marker"].index(name)] -= 1
            s.held[seat, NAMES["marker"].index(name)] += 1
    for seat, names in shown.items():
        for name in names.split():
            s.shown[seat, NAMES["marker"].index(name)] = 1
    for seat, count in standing.items():
        assert count <= s.held[seat, UNTOUCHABLE]
        s.standing[seat] = count
    note_bag(s)


def _name(number: int) -> str | None:
    return None if number == NO_SPACE else NAMES["space"][int(number)]
