"""The board from the plan of one district: four of them, turned, around the central square (CH-1.3)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from windycity.core.city import SIDES, City, letters, read_grid, turned, turned_side
from windycity.core.errors import BadEdition
from windycity.games.chicago.position import DISTRICTS, MOST_BAR_WORTH, PLAN, Sort
from windycity.games.chicago.words import FOLDER

CORNERS = ("NW", "NE", "SE", "SW")
STREETS = ("..", "EX", "SQ")
NOTHING = "##"
BAR = re.compile(rf"([1-{MOST_BAR_WORTH}])([A-Za-z])")
CENTRAL_IN_DISTRICT, EXITS_IN_DISTRICT = 2, 2
LEAST_DOORS_OF_HEADQUARTERS = 2

Place = tuple[int, int]


@dataclass(frozen=True)
class Space:
    """A space of the board: what it is, what it is worth, where it lies, and on which sides its doors are."""

    sort: Sort
    worth: int
    central: bool
    exit: bool
    district: int
    place: Place
    doors: str


@dataclass
class Board:
    """All spaces with what they are, and how they are joined."""

    city: City = field(default_factory=City)
    spaces: list[Space] = field(default_factory=list)

    def of_sort(self, sort: Sort) -> list[int]:
        """The spaces of a sort, in the order of the districts."""
        return [number for number, space in enumerate(self.spaces) if space.sort == sort]


class Plan:
    """The plan of one district, as drawn, with its doors; anything wrong raises BadEdition with what and where.

    `casino` is what a casino is worth, `bars` how many bars of each worth there must be.
    """

    def __init__(self, file: str, plan: str, doors: str, casino: int, bars: Mapping[int, int]):
        self.file, self.casino, self.bars = file, casino, bars
        self.grid = read_grid(plan)
        self._check_grid()
        self.doors = self._read_doors(doors)
        self._check_counts()
        self._check_doors()

    def _wrong(self, sentence: str, **facts: object) -> BadEdition:
        return BadEdition(sentence, rule="CH-1.3", catalogue=FOLDER, file=self.file, **facts)

    def _check_grid(self) -> None:
        if len(self.grid) != PLAN:
            raise self._wrong("plan-wrong-rows", count=len(self.grid), wanted=PLAN)
        for number, row in enumerate(self.grid, 1):
            if len(row) != PLAN:
                raise self._wrong("plan-wrong-columns", row=number, count=len(row), wanted=PLAN)
            for column, token in enumerate(row, 1):
                if token not in (*STREETS, NOTHING, "HQ", "CA") and not BAR.fullmatch(token):
                    raise self._wrong("plan-unknown-token", row=number, column=column, token=token)
                if (bar := BAR.fullmatch(token)) and int(bar[1]) not in self.bars:
                    listed = ", ".join(map(str, self.bars))
                    raise self._wrong("plan-unlisted-bar", row=number, column=column, token=token, worth=bar[1], listed=listed)

    def _read_doors(self, text: str) -> dict[str, str]:
        found = {}
        for line in filter(str.strip, text.splitlines()):
            label, _, sides = line.partition(":")
            named = sides.split()
            if not named or any(side not in SIDES for side in named) or len(set(named)) != len(named):
                raise self._wrong("doors-unreadable", line=line.strip())
            if label.strip() in found:
                raise self._wrong("doors-twice", label=label.strip())
            found[label.strip()] = "".join(named)
        return found

    @property
    def buildings(self) -> dict[str, Place]:
        """Where each building lies, by its label."""
        cells = [(token, (r, c)) for r, row in enumerate(self.grid) for c, token in enumerate(row)]
        return {token: place for token, place in cells if token not in (*STREETS, NOTHING)}

    def _check_counts(self) -> None:
        tokens = Counter(token for row in self.grid for token in row)
        for label in self.buildings:
            if tokens[label] != 1:
                raise self._wrong("plan-label-twice", label=label, count=tokens[label])
        folded = Counter(label.casefold() for label in self.buildings)
        for label, count in folded.items():
            if count > 1:
                raise self._wrong("plan-label-twice", label=label, count=count)
        for label, wanted in (("HQ", 1), ("CA", 1), ("EX", EXITS_IN_DISTRICT)):
            if tokens[label] != wanted:
                raise self._wrong("plan-wrong-number", label=label, count=tokens[label], wanted=wanted)
        for row, column in ((r, c) for r in range(PLAN) for c in range(PLAN) if self.grid[r][c] == "EX"):
            if row > 0 and column > 0:
                raise self._wrong("exit-not-at-edge", row=row + 1, column=column + 1)
        bars = [match for label in self.buildings if (match := BAR.fullmatch(label))]
        for worth, wanted in self.bars.items():
            count = sum(int(bar[1]) == worth for bar in bars)
            if count != wanted:
                raise self._wrong("plan-wrong-bars", worth=worth, count=count, wanted=wanted)
        central = sum(bar[2].isupper() for bar in bars)
        if central != CENTRAL_IN_DISTRICT:
            raise self._wrong("plan-wrong-central", count=central, wanted=CENTRAL_IN_DISTRICT)

    def _check_doors(self) -> None:
        for label in self.doors:
            if label not in self.buildings:
                raise self._wrong("doors-of-nothing", label=label)
        for label, place in self.buildings.items():
            if label not in self.doors:
                raise self._wrong("building-without-door", label=label)
            for side in self.doors[label]:
                if self._at(place, side) not in STREETS:
                    raise self._wrong("door-not-to-street", label=label, side=side)
        if len(self.doors["HQ"]) < LEAST_DOORS_OF_HEADQUARTERS:
            raise self._wrong("headquarters-doors", wanted=LEAST_DOORS_OF_HEADQUARTERS)
        for label in self.buildings:
            if (bar := BAR.fullmatch(label)) and bar[2].isupper() and not self._faces_square(label):
                raise self._wrong("central-not-at-square", label=label)

    def _at(self, place: Place, side: str) -> str:
        row, column = place[0] + SIDES[side][0], place[1] + SIDES[side][1]
        inside = 0 <= row < PLAN and 0 <= column < PLAN
        return self.grid[row][column] if inside else NOTHING

    def _faces_square(self, label: str) -> bool:
        """A central bar touches the square, if only with a corner."""
        row, column = self.buildings[label]
        return any(
            self.grid[r][c] == "SQ"
            for r in range(max(row - 1, 0), min(row + 2, PLAN))
            for c in range(max(column - 1, 0), min(column + 2, PLAN))
        )


def build(plan: Plan) -> Board:
    """Turn the plan to the four corners, and join what is joined."""
    board, at = Board(), {}
    for district, corner in enumerate(CORNERS):
        for row in range(PLAN):
            for column in range(PLAN):
                token = plan.grid[row][column]
                if token != NOTHING:
                    place = _on_board(row, column, district)
                    at[place] = board.city.add(_name(token, corner, place))
                    board.spaces.append(_space(plan, token, district, place))
    for number, space in enumerate(board.spaces):
        _join(board, at, number, space)
    exits = [number for number, space in enumerate(board.spaces) if space.exit]
    for one in exits:
        for other in exits:
            if one != other:
                board.city.join(one, other)  # CH-3.4
    _check_reach(plan, board)
    return board


def _on_board(row: int, column: int, district: int) -> Place:
    """Where a place of the plan comes to lie: the whole board is the plan's corner, turned."""
    return turned((row, column), 2 * PLAN, district)


def name_of_place(place: Place) -> str:
    """Name a place by the letter of its column and the number of its row."""
    return f"{letters(2 * PLAN)[place[1]]}{place[0] + 1}"


def _name(token: str, corner: str, place: Place) -> str:
    if token in STREETS:
        return name_of_place(place)
    return f"{corner}-{'hq' if token == 'HQ' else 'casino'}" if token in ("HQ", "CA") else f"{corner}{token}"


def _space(plan: Plan, token: str, district: int, place: Place) -> Space:
    sort = Sort.STREET if token in STREETS else {"HQ": Sort.HEADQUARTERS, "CA": Sort.CASINO}.get(token, Sort.BAR)
    worth = {Sort.CASINO: plan.casino, Sort.BAR: int(token[0]) if token[0].isdigit() else 0}.get(sort, 0)
    doors = "".join(turned_side(side, district) for side in plan.doors.get(token, ""))
    return Space(sort, worth, sort == Sort.BAR and token[1].isupper(), token == "EX", district, place, doors)


def _join(board: Board, at: dict[Place, int], number: int, space: Space) -> None:
    for side in space.doors or ("NESW" if space.sort == Sort.STREET else ""):
        down, right = SIDES[side]
        other = at.get((space.place[0] + down, space.place[1] + right))
        if other is not None and (space.doors or board.spaces[other].sort == Sort.STREET):
            board.city.join(number, other)


def _check_reach(plan: Plan, board: Board) -> None:
    """CH-1.3: everything can be reached from every headquarters, without entering another gang's."""
    headquarters = board.of_sort(Sort.HEADQUARTERS)
    for home in headquarters:
        seen = board.city.reached(home, [space for space in headquarters if space != home])
        for number in range(len(board.spaces)):
            if number not in seen and number not in headquarters:
                raise plan._wrong("plan-not-reached", space=board.city.names[number], home=board.city.names[home])
    assert len(headquarters) == DISTRICTS
