"""The board from its plan: of one district, turned for the other three, or of all four (CH-1.3)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from windycity.core.city import SIDES, City, letters, read_grid, turned, turned_side
from windycity.core.edition import EditionWarning
from windycity.core.errors import BadEdition
from windycity.games.chicago.position import DISTRICTS, MOST_BAR_WORTH, PLAN, Sort
from windycity.games.chicago.words import FOLDER

CORNERS = ("NW", "NE", "SE", "SW")
STREETS = ("..", "EX", "SQ")
NOTHING = "##"
BAR = re.compile(rf"([1-{MOST_BAR_WORTH}])([A-Za-z])")
CENTRAL_IN_DISTRICT, EXITS_IN_DISTRICT = 2, 2
USUAL_DOORS_OF_HEADQUARTERS = 2

Place = tuple[int, int]
QUARTER: list[Place] = [*product(range(PLAN), range(PLAN))]


@dataclass(frozen=True)
class Space:
    """A space of the board: its kind, its worth, its place, and the sides its doors are on."""

    sort: Sort
    worth: int
    central: bool
    exit: bool
    district: int
    place: Place
    doors: str


@dataclass
class Board:
    """All spaces, what they are, and how they are joined."""

    city: City = field(default_factory=City)
    spaces: list[Space] = field(default_factory=list)

    def of_sort(self, sort: Sort) -> list[int]:
        """The spaces of a sort, in the order of the districts."""
        return [number for number, space in enumerate(self.spaces) if space.sort == sort]


class Plan:
    """A drawing with its doors: of the north-west district, which is turned for the others, or of the whole board.

    A plan the rules cannot use raises BadEdition with what and where; differences from the printed board, where we know it, are
    listed in `warnings`. `casino` is a casino's worth, `bars` the number of bars of each worth that a district should have.
    """

    def __init__(self, file: str, plan: str, doors: str, casino: int, bars: Mapping[int, int]):
        self.file, self.casino, self.bars = file, casino, bars
        self.warnings: list[EditionWarning] = []
        self.grid = read_grid(plan)
        self.size = 2 * PLAN if len(self.grid) > PLAN else PLAN
        self.districts = 1 if self.size == PLAN else DISTRICTS
        self._check_grid()
        self.doors = self._read_doors(doors)
        self._check_counts()
        self._check_doors()
        self._compare_with_print()

    def _wrong(self, sentence: str, **facts: object) -> BadEdition:
        return BadEdition(sentence, rule="CH-1.3", catalogue=FOLDER, file=self.file, **facts)

    def _warn(self, sentence: str, **facts: object) -> None:
        self.warnings.append(EditionWarning(sentence, "CH-1.3", FOLDER, **facts))

    def _check_grid(self) -> None:
        if len(self.grid) != self.size:
            raise self._wrong("plan-wrong-rows", count=len(self.grid), wanted=PLAN, whole=2 * PLAN)
        for number, row in enumerate(self.grid, 1):
            if len(row) != self.size:
                raise self._wrong("plan-wrong-columns", row=number, count=len(row), wanted=self.size)
            for column, token in enumerate(row, 1):
                if token not in (*STREETS, NOTHING, "HQ", "CA") and not BAR.fullmatch(token):
                    raise self._wrong("plan-unknown-token", row=number, column=column, token=token)

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

    def district_of(self, place: Place) -> int:
        """The district in which a place of the plan lies."""
        row, column = place
        if row < PLAN:
            return 0 if column < PLAN else 1
        return 2 if column >= PLAN else 3

    def label(self, place: Place) -> str:
        """A building's name in the list of doors; on a plan of the whole board it includes the district."""
        token = self.grid[place[0]][place[1]]
        return token if self.districts == 1 else f"{CORNERS[self.district_of(place)]}{token}"

    def places(self, *tokens: str) -> list[Place]:
        """The places where these tokens stand."""
        return [(r, c) for r, row in enumerate(self.grid) for c, token in enumerate(row) if token in tokens]

    @cached_property
    def _labels(self) -> list[tuple[str, Place]]:
        """Every building with its label, in the order of the plan."""
        cells = [(r, c) for r in range(self.size) for c in range(self.size)]
        return [(self.label(place), place) for place in cells if self.grid[place[0]][place[1]] not in (*STREETS, NOTHING)]

    @cached_property
    def buildings(self) -> dict[str, Place]:
        """Where each building lies, by its label."""
        return dict(self._labels)

    def bars_of(self, district: int) -> list[str]:
        """The tokens of a district's bars: a worth and a letter."""
        found = [place for place in self.buildings.values() if self.district_of(place) == district]
        return [token for row, column in found if BAR.fullmatch(token := self.grid[row][column])]

    def _check_counts(self) -> None:
        """CH-1.1, CH-3.4: each gang has headquarters, each district a casino, and there are at most eight exits."""
        counts = Counter(label for label, _ in self._labels)
        for label, count in counts.items():
            if count != 1:
                raise self._wrong("plan-label-twice", label=label, count=count)
        folded = Counter(label.casefold() for label in self.buildings)
        for label, count in folded.items():
            if count > 1:
                raise self._wrong("plan-label-twice", label=label, count=count)
        for district in range(self.districts):
            for token in ("HQ", "CA"):
                label = token if self.districts == 1 else f"{CORNERS[district]}{token}"
                if label not in counts:
                    raise self._wrong("plan-wrong-number", label=label, count=0, wanted=1)
            if not self.bars_of(district):
                raise self._wrong("plan-no-bars", district=CORNERS[district])
        exits, most = self.places("EX"), EXITS_IN_DISTRICT * self.districts
        if len(exits) > most:
            raise self._wrong("plan-too-many-exits", count=len(exits), most=most)
        outer = (0,) if self.districts == 1 else (0, self.size - 1)
        for row, column in exits:
            if row not in outer and column not in outer:
                raise self._wrong("exit-not-at-edge", row=row + 1, column=column + 1)

    def _check_doors(self) -> None:
        """CH-1.3: buildings are joined to the street at their doors."""
        for label in self.doors:
            if label not in self.buildings:
                raise self._wrong("doors-of-nothing", label=label)
        for label, place in self.buildings.items():
            if label not in self.doors:
                raise self._wrong("building-without-door", label=label)
            for side in self.doors[label]:
                if self._at(place, side) not in STREETS:
                    raise self._wrong("door-not-to-street", label=label, side=side)

    def _compare_with_print(self) -> None:
        """Warn of differences from the board as reported or as we have drawn it: right if the print agrees, otherwise a slip."""
        for district in range(self.districts):
            corner, bars = CORNERS[district], self.bars_of(district)
            worths = Counter(int(token[0]) for token in bars)
            for worth in sorted({*worths, *self.bars}, reverse=True):
                if worths[worth] != (wanted := self.bars.get(worth, 0)):
                    self._warn("plan-wrong-bars", district=corner, worth=worth, count=worths[worth], wanted=wanted)
            central = sum(token[1].isupper() for token in bars)
            if central != CENTRAL_IN_DISTRICT:
                self._warn("plan-wrong-central", district=corner, count=central, wanted=CENTRAL_IN_DISTRICT)
            exits = sum(self.district_of(place) == district for place in self.places("EX"))
            if exits != EXITS_IN_DISTRICT:
                self._warn("plan-wrong-exits", district=corner, count=exits, wanted=EXITS_IN_DISTRICT)
        for label, place in self.buildings.items():
            token = self.grid[place[0]][place[1]]
            if token == "HQ" and len(self.doors[label]) < USUAL_DOORS_OF_HEADQUARTERS:
                self._warn("headquarters-doors", label=label, wanted=USUAL_DOORS_OF_HEADQUARTERS)
            if BAR.fullmatch(token) and token[1].isupper() and not self._faces_square(place):
                self._warn("central-not-at-square", label=label)
        if any(self._drawn(place, district) != self._drawn(place, 0) for place in QUARTER for district in range(DISTRICTS)):
            self._warn("plan-districts-differ")

    def _drawn(self, place: Place, district: int) -> tuple[str, str]:
        """Return what is at a place of a district, and its doors, turned to the north-west; bars by worth alone."""
        token, doors = self.at(place, district)
        bar = BAR.fullmatch(token)
        back = "".join(sorted(turned_side(side, DISTRICTS - district) for side in doors))
        return (f"{bar[1]}{'A' if bar[2].isupper() else 'a'}" if bar else token.replace("SQ", "..")), back

    def at(self, place: Place, district: int) -> tuple[str, str]:
        """Return what is in a district at the counterpart of a north-west place, and its doors as they are there."""
        if self.districts == 1:
            token = self.grid[place[0]][place[1]]
            return token, "".join(turned_side(side, district) for side in self.doors.get(token, ""))
        row, column = _on_board(*place, district)
        return self.grid[row][column], self.doors.get(self.label((row, column)), "")

    def _at(self, place: Place, side: str) -> str:
        row, column = place[0] + SIDES[side][0], place[1] + SIDES[side][1]
        inside = 0 <= row < self.size and 0 <= column < self.size
        return self.grid[row][column] if inside else NOTHING

    def _faces_square(self, place: Place) -> bool:
        """Whether a bar touches the square, even if only with a corner."""
        return any(abs(row - place[0]) <= 1 and abs(column - place[1]) <= 1 for row, column in self.places("SQ"))


def build(plan: Plan) -> Board:
    """Put the four districts together and join their spaces."""
    board, at = Board(), {}
    for district, corner in enumerate(CORNERS):
        for row, column in QUARTER:
            token, doors = plan.at((row, column), district)
            if token != NOTHING:
                place = _on_board(row, column, district)
                at[place] = board.city.add(_name(token, corner, place))
                board.spaces.append(_space(plan, token, district, place, doors))
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
    """Return where a place of the plan is on the board, turned into its district."""
    return turned((row, column), 2 * PLAN, district)


def name_of_place(place: Place) -> str:
    """Name a place by the letter of its column and the number of its row."""
    return f"{letters(2 * PLAN)[place[1]]}{place[0] + 1}"


def _name(token: str, corner: str, place: Place) -> str:
    if token in STREETS:
        return name_of_place(place)
    return f"{corner}-{'hq' if token == 'HQ' else 'casino'}" if token in ("HQ", "CA") else f"{corner}{token}"


def _space(plan: Plan, token: str, district: int, place: Place, doors: str) -> Space:
    sort = Sort.STREET if token in STREETS else {"HQ": Sort.HEADQUARTERS, "CA": Sort.CASINO}.get(token, Sort.BAR)
    worth = {Sort.CASINO: plan.casino, Sort.BAR: int(token[0]) if token[0].isdigit() else 0}.get(sort, 0)
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
