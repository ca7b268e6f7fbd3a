"""The scenery of the picture: its style, and what is the same in every match: frame, streets, river and houses."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from itertools import accumulate, product
from typing import NamedTuple

from windycity.core.city import Place, around, letters, spread
from windycity.core.svg import box, fan, pips, plain, point, rays, short, tag, text, turns
from windycity.games.gangsters.board import Board

LEFT, TOP = 66, 150
COLUMN, ROW = (92, 138), (88, 132)  # narrow where most places are streets, wide where there are houses
BESIDE, ABOVE = 6, 10  # the distance of houses from the sides of their places
SLIM = 100  # a house up to this width has less room beside the sign of its colour
HEAD, PLATE = 30, 36  # the heights of a house's head, with colour, price and id, and of the plate with its name
LETTER = 0.68  # the width of a bold letter, relative to its height

# A sign for each colour of houses, because hue alone is not enough; each has a pattern of its own as well.
SIGNS = {"brown": "N", "yellow": "Y", "green": "G", "blue": "B", "purple": "P", "red": "R", "grey": "–"}

# The style of everything, by class. All names are scoped to `gangsters-board`, so that they do not affect a page's own.
STYLE = {
    "serif": "font-family:'DejaVu Serif','Times New Roman',serif;font-weight:bold;text-anchor:middle",
    "sans": "font-family:'DejaVu Sans',Verdana,Arial,sans-serif",
    "middle": "text-anchor:middle",
    "gold": "fill:none;stroke:#cda349",
    "sign": "fill:#0c121d;stroke:#cda349",
    "cream": "fill:#f3e6c4",
    "title": "fill:#f0d48a;font-size:46px;letter-spacing:20px",
    "subtitle": "fill:#d9b868;font-size:19px;font-style:italic;font-weight:normal;letter-spacing:3px",
    "edge": "fill:#e6cf92;font-size:19px;font-weight:bold;text-anchor:middle",
    "street": "fill:#ece0c6;stroke:#cfbf98",
    "crossing": "fill:#dcc795;stroke:#b79a55",
    "star": "fill:#c3a45c",
    "place": "fill:#8a784c;font-size:11.5px",
    "road": "fill:#5d4c26;font-size:15px;letter-spacing:2.5px",
    "wave": "fill:none;stroke:#7fb6bd;stroke-opacity:.55;stroke-width:1.5",
    "river": "fill:#dff2ef;font-size:25px;font-style:italic;letter-spacing:9px",
    "bank": "fill:none;stroke:#12333c;stroke-width:4;stroke-opacity:.55",
    "deck": "fill:#a97f4f;stroke:#4b3216;stroke-width:2",
    "plank": "fill:none;stroke:#6f4d28;stroke-opacity:.6",
    "rail": "fill:none;stroke:#e2bd6a;stroke-width:3;stroke-linejoin:round",
    "bridge": "fill:#2b1a08;font-size:14px;letter-spacing:1.5px;stroke:#d8b584;stroke-width:4;paint-order:stroke",
    "block": "fill:#1c2130",
    "shadow": "fill:#6b5a35;opacity:.35",
    "district": "fill:#f3d98c;letter-spacing:1px;font-weight:bold;text-anchor:middle",
    "afloat": "stroke:#12333c;stroke-width:3;paint-order:stroke",
    "rim-1": "fill:none;stroke:#0d0c0a;stroke-width:9",
    "rim-2": "fill:none;stroke:#cda349;stroke-width:5",
    "owned-1": "fill:none;stroke:#fff3d2;stroke-width:12",
    "owned-2": "fill:none;stroke-width:9",
    "inner": "fill:none;stroke:#fff3d2;stroke-opacity:.5;stroke-width:1.2",
    "diamond": "fill:#12100c;stroke:#f3e6c4;stroke-width:1.5",
    "colour": "fill:#fff6dc;font-size:15px",
    "price": "fill:#fffaf0;font-size:15px;font-weight:bold;stroke:#12100c;stroke-width:3.5;paint-order:stroke",
    "id": "fill:#fff6dc;font-size:15px;font-weight:bold;text-anchor:middle",
    "backing": "fill:#12100c;stroke:#e2bd6a",
    "plate-name": "fill:#f7edd2;stroke:#12100c;stroke-width:1.5",
    "name": "fill:#15120d;font-weight:bold;text-anchor:middle",
    "station-1": "fill:#12100c",
    "station-2": "fill:#8f1d22;stroke:#f0d48a;stroke-width:3",
    "station": "fill:#fff6dc;font-size:20px",
    "stop": "fill:#fff6dc;font-size:11px;font-weight:bold;text-anchor:middle",
    "disc": "stroke:#fff3d2;stroke-width:2.5",
    "rim": "fill:none;stroke:#15120d;stroke-width:1.5",
    "letter": "fill:#fff;font-size:10px;font-weight:bold;text-anchor:middle",
    "number": "fill:#fff;font-size:16px;font-weight:bold;text-anchor:middle",
    "big": "font-size:14px",
    "level": "font-size:14px",
    "white": "fill:#fff;stroke-width:4.5",
    "rim-piece": "fill:none;stroke:#15120d;stroke-width:6",
    "dark": "fill:#15120d",
    "badge": "fill:#1a3766;stroke:#f0d48a;stroke-width:2",
    "donut": "fill:#f2b8c6;stroke:#7b4a1f;stroke-width:2.5",
    "hole": "fill:#7b4a1f",
    "person": "fill:#5a4a66;stroke:#fff3d2;stroke-width:2",
    "person-white": "fill:#fff;stroke:#15120d;stroke-width:2",
    "plate": "fill:#141c2b;stroke:#8c7136;stroke-width:1.5",
    "plate-turn": "fill:#22304a;stroke:#ffd75e;stroke-width:4",
    "told": "fill:#f3e6c4;font-size:22px",
    "small": "fill:#e0d2ab;font-size:16px",
    "strong": "fill:#f3e6c4;font-weight:bold",
}

# Shapes drawn once and used often.
SHAPES = """
<pattern id="shape-brown" width="26" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h26v14H0z" fill="#7d4c2c"/>
<path d="M0 .7h26M0 7.7h26M6 .7v7M19 7.7v7" stroke="#56321b" stroke-width="1.6"/></pattern>
<pattern id="shape-yellow" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h14v14H0z" fill="#dcb236"/>
<path d="M-4 4L4-4M0 14L14 0M10 18L18 10" stroke="#b98f1d" stroke-width="3.5"/></pattern>
<pattern id="shape-green" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0h14v14H0z" fill="#2f7d4c"/>
<circle cx="3.5" cy="3.5" r="2.4" fill="#1f5c36"/><circle cx="10.5" cy="10.5" r="2.4" fill="#1f5c36"/></pattern>
<pattern id="shape-blue" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 0h18v18H0z" fill="#2f64a3"/>
<path d="M9 0L18 9L9 18L0 9z" fill="none" stroke="#1d4779" stroke-width="2"/></pattern>
<pattern id="shape-purple" width="18" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h18v10H0z" fill="#744797"/>
<path d="M-2 9.5L4.5 3L9 7.5L13.5 3L20 9.5" fill="none" stroke="#542e72" stroke-width="2"/></pattern>
<pattern id="shape-red" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 0h22v22H0z" fill="#b22c2e"/>
<g fill="none" stroke="#861a1d" stroke-width="1.8"><path d="M0 11a11 11 0 0 1 22 0M5 11a6 6 0 0 1 12 0M-11 22a11 11 0 0 1 22 0"/>
<path d="M11 22a11 11 0 0 1 22 0M-6 22a6 6 0 0 1 12 0M16 22a6 6 0 0 1 12 0"/></g></pattern>
<pattern id="shape-grey" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16v16H0z" fill="#8b8e95"/>
<path d="M0 .5h16M.5 0v16" stroke="#74777e" stroke-width="1.4"/></pattern>
<pattern id="shape-water" width="56" height="28" patternUnits="userSpaceOnUse"><path d="M0 0h56v28H0z" fill="#2b6773"/>
<path d="M0 8q7-6 14 0t14 0M28 22q7-6 14 0t14 0" class="wave"/></pattern>
<g id="shape-door"><path d="M-11 9v-9a11 9 0 0 1 22 0v9z" fill="#12100c" stroke="#f0d48a" stroke-width="1.8"/>
<path d="M-7-11h14L0-19z" fill="#c8202f" stroke="#fff3d2" stroke-width="1.2"/></g>
<g id="shape-link"><path d="M-13-9h26v18h-26z" fill="#fff6dc" stroke="#12100c" stroke-width="2"/>
<path d="M-9-8v16M-3-8v16M3-8v16M9-8v16" stroke="#c8202f" stroke-width="3"/></g>
<path id="shape-racketeers" d="M-18-17H18V4Q15 14 0 19Q-15 14-18 4z"/>
<path id="shape-thugs" d="M-17-17H17V17H-17z"/>
<circle id="shape-vamps" r="18.5"/>
<path id="shape-owner" d="M-18-18H18V18L0 11L-18 18z"/>
<path id="shape-person" d="M-17 19q0-17 11-18a10 10 0 1 1 12 0q11 1 11 18z"/>
<path id="shape-mask" d="M-11-9h22v5h-7l-4-2l-4 2h-7z" fill="#15120d"/>
<path id="shape-equipped" fill="#ffd84a" stroke="#15120d" d="M0-8L2.4-2.5L8-2L3.7 1.6L5 7L0 4.2L-5 7L-3.7 1.6L-8-2L-2.4-2.5z"/>
"""


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def cut(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return the rectangle with something cut off each side."""
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def outline(self, corner: float) -> str:
        """Return the outline, with the corners cut off."""
        across, down = short(self.width - 2 * corner), short(self.height - 2 * corner)
        step, start = short(corner), f"{short(self.x + corner)} {short(self.y)}"
        return f"M{start}h{across}l{step} {step}v{down}l-{step} {step}h-{across}l-{step}-{step}v-{down}z"


class Sheet:
    """Where the places of a map are in the picture."""

    def __init__(self, board: Board):
        self.board = board
        streets = set(board.streets)
        width = [COLUMN[not most((r, c) in streets for r in range(board.rows))] for c in range(board.columns)]
        height = [ROW[not most((r, c) in streets for c in range(board.columns))] for r in range(board.rows)]
        self.columns, self.rows = list(accumulate(width, initial=LEFT)), list(accumulate(height, initial=TOP))
        self.all = self.area((0, 0), (board.rows - 1, board.columns - 1))
        self.width = self.all.width + 2 * LEFT
        self.bottom = self.all.y + self.all.height

    def area(self, one: Place, other: Place | None = None) -> Box:
        """Return the rectangle of a place, or between two places."""
        (top, left), (bottom, right) = one, other or one
        x, y = self.columns[left], self.rows[top]
        return Box(x, y, self.columns[right + 1] - x, self.rows[bottom + 1] - y)

    def largest(self, places: Collection[Place], level: float = 1) -> Box:
        """Return the largest rectangle made up of only these places; one that is wider than high may count for more."""
        pairs = [(one, other) for one, other in product(sorted(places), repeat=2) if one[1] <= other[1] and one <= other]
        areas = [self.area(one, other) for one, other in pairs if set(spread(one, other)) <= set(places)]
        return max(areas, key=lambda area: area.width * area.height * (level if area.width >= area.height else 1))


def most(those: Iterable[bool]) -> bool:
    """Whether more than half of these are true."""
    answers = list(those)
    return 2 * sum(answers) > len(answers)


def draw_frame(sheet: Sheet, height: float, title: str, subtitle: str) -> Iterator[str]:
    """Draw the frame: gold lines with a fan in each corner, the title, and the letters and numbers of the places."""
    yield box(0, 0, sheet.width, height, "", fill="#0c121d")
    for inset, width in ((9, 1), (15, 3), (22, 1)):
        yield box(inset, inset, sheet.width - 2 * inset, height - 2 * inset, "gold", stroke_width=width)
    for turn in turns(4, 0.5):
        yield fan(15 if math.cos(turn) > 0 else sheet.width - 15, 15 if math.sin(turn) > 0 else height - 15, turn)
    yield from draw_title(sheet, title, subtitle)
    yield from draw_edges(sheet)
    yield box(*sheet.all.cut(-5, -5, -5, -5), "gold", stroke_width=4)


def draw_title(sheet: Sheet, title: str, subtitle: str) -> Iterator[str]:
    """Draw the title on a stepped plate, with lines to both sides."""
    x, top = sheet.width / 2, 14
    half = max(260.0, len(title) * 31)
    for way, height in ((half + 40, 62), (half + 20, 76), (half, 88)):
        yield box(x - way, top, 2 * way, height, "sign", stroke_width=2)
    yield text(title.upper(), x + 10, top + 51, "serif title") + text(subtitle, x, top + 76, "serif subtitle")
    for side in (-1, 1):
        for number, reach in enumerate((300, 240, 180, 120)):
            y = top + 22 + 9 * number
            ends = f"M{short(x + side * (half + 58))} {y}H{short(x + side * (half + 58 + reach))}"
            yield tag("path", d=ends, class_="gold", stroke_width=2)


def draw_edges(sheet: Sheet) -> Iterator[str]:
    """Write the columns' letters above and below the map, and the rows' numbers on both sides."""
    for number, letter in enumerate(letters(sheet.board.columns)):
        x, _ = sheet.area((0, number)).middle
        for y in (TOP - 15, sheet.bottom + 27):
            yield text(letter, x, y, "sans edge")
    for number in range(sheet.board.rows):
        _, y = sheet.area((number, 0)).middle
        for x in (LEFT - 25, LEFT + sheet.all.width + 25):
            yield text(number + 1, x, y + 7, "sans edge")


def draw_street(area: Box, crossing: bool) -> Iterator[str]:
    """Draw a street space; a crossing has a star in its paving."""
    yield box(*area, "crossing" if crossing else "street")
    if crossing:
        x, y = area.middle
        reach = min(area.width, area.height) / 2 - 8
        edge = " ".join(point(x, y, turn, reach) for turn in turns(8, 0.5))
        yield tag("polygon", points=edge, class_="gold", stroke_width=1.5, stroke="#b79a55")
        yield tag("path", d=rays(x, y, reach - 6, 8), class_="star") + tag("circle", cx=x, cy=y, r=7, fill="#dcc795")


def draw_water(sheet: Sheet, places: Iterable[Place]) -> Iterator[str]:
    """Draw the river, also under bridges and piers."""
    found = sorted(places)
    yield tag("path", d="".join(sheet.area(place).outline(0) for place in found), fill="url(#shape-water)") if found else ""
    banks = []
    for row, column in found:
        area, (north, east, south, west) = sheet.area((row, column)), around((row, column))
        x, y, right, bottom = area.x, area.y, area.x + area.width, area.y + area.height
        level = {north: f"M{x} {y + 2}H{right}", south: f"M{x} {bottom - 2}H{right}"}
        upright = {west: f"M{x + 2} {y}V{bottom}", east: f"M{right - 2} {y}V{bottom}"}
        banks += [line for other, line in (level | upright).items() if other not in found]
    yield tag("path", d="".join(banks), class_="bank") if banks else ""


def draw_river_name(sheet: Sheet) -> Iterator[str]:
    """Write the river's name where there is the most room."""
    if sheet.board.water and sheet.board.river:
        area = sheet.largest(sheet.board.water, level=2)
        yield along(sheet.board.river.upper(), area, area.width >= area.height, "serif river")


def along(said: str, area: Box, level: bool, class_: str) -> str:
    """Write text in the middle of a rectangle, horizontally or upwards."""
    x, y = area.middle
    turned = {} if level else {"transform": f"rotate(-90 {short(x)} {short(y)})"}
    return tag("text", plain(said), x=x, y=y + 5, class_=class_, **turned)


def draw_bridge(sheet: Sheet, name: str, first: Place, last: Place) -> Iterator[str]:
    """Draw a bridge with its planks and railings, in the direction of the streets that it joins."""
    streets, (_, east, _, west) = set(sheet.board.streets), around(first)
    level = first[0] == last[0] and (first != last or bool({east, west} & streets))
    area = sheet.area(*sorted((first, last)))
    deck = area.cut(0, 12, 0, 12) if level else area.cut(12, 0, 12, 0)
    x, y, width, height = deck
    yield box(*deck, "deck")
    if level:
        planks = "".join(f"M{short(x + way)} {y}v{height}" for way in range(9, int(width), 9))
        rails = "".join(f"M{x} {way}" + "l8-6l8 6" * (int(width) // 16) for way in (y, y + height + 6))
    else:
        planks = "".join(f"M{x} {short(y + way)}h{width}" for way in range(9, int(height), 9))
        rails = "".join(f"M{way} {y}" + "l-6 8l6 8" * (int(height) // 16) for way in (x, x + width + 6))
    yield tag("path", d=planks, class_="plank") + tag("path", d=rails, class_="rail")
    yield along(name.upper(), area, level, "serif bridge")


def draw_road_names(sheet: Sheet) -> Iterator[str]:
    """Write the streets' names along them, where no crossing, station or bridge is in the way."""
    board = sheet.board
    plain_street = set(board.streets) - set(board.crossings) - {station.place for station in board.stations}
    plain_street -= {place for bridge in board.bridges for place in bridge.places}
    for road in board.roads:
        for first, last in road.stretches:
            level = first[0] == last[0]
            areas = [sheet.area(run[0], run[-1]) for run in runs(spread(first, last), plain_street)]
            room = [area for area in areas if (area.width if level else area.height) > 13 * len(road.name) + 20]
            for area in room[::2]:
                yield along(road.name.upper(), area, level, "serif road")


def runs(places: list[Place], good: Collection[Place]) -> list[list[Place]]:
    """Divide a stretch into runs in which every place is good."""
    found: list[list[Place]] = [[]]
    for place in places:
        if place in good:
            found[-1].append(place)
        elif found[-1]:
            found.append([])
    return [run for run in found if run]


def draw_blocks(sheet: Sheet, places: Iterable[Place]) -> Iterator[str]:
    """Draw the ground under houses, with a shadow."""
    areas = [sheet.area(place) for place in places]
    yield tag("path", d="".join(area.outline(0) for area in areas), class_="shadow", transform="translate(5 6)")
    yield tag("path", d="".join(area.outline(0) for area in areas), class_="block")


def draw_district(sheet: Sheet, name: str, buildings: Iterable[str]) -> Iterator[str]:
    """Write a district's name where four of its houses meet; otherwise at the foot of each house."""
    own = {house.id: house for house in sheet.board.buildings if house.id in set(buildings)}
    at = {place: house.id for house in own.values() for place in house.places}
    for row, column in sorted(at):
        around_corner = [at.get(place) for place in spread((row, column), (row + 1, column + 1))]
        north_west, north_east, south_west, south_east = around_corner
        if all(around_corner) and north_west != south_west and north_east != south_east:
            yield small_capitals(name, sheet.columns[column + 1], sheet.rows[row + 1] + 4, "sans district")
            return
    for house in own.values():
        area = sheet.largest(house.places)
        yield small_capitals(name, area.middle[0], area.y + area.height - ABOVE - 9, "sans district afloat")


def small_capitals(name: str, x: float, y: float, class_: str) -> str:
    """Write a name in capitals that fit between the links of two houses."""
    return tag("text", plain(name.upper()), x=x, y=y, class_=class_, font_size=min(10.5, 145 / len(name)))


def shape_of(sheet: Sheet, places: Collection[Place]) -> str:
    """Return the outline of a house of any shape; most are rectangles, with their corners cut off."""
    area = sheet.largest(places)
    if math.isclose(area.width * area.height, sum(sheet.area(place).width * sheet.area(place).height for place in places)):
        return area.cut(BESIDE, ABOVE, BESIDE, ABOVE).outline(9)
    parts = []
    for place in sorted(places):
        north, east, south, west = (other in places for other in around(place))
        gaps = (BESIDE * (not west), ABOVE * (not north), BESIDE * (not east), ABOVE * (not south))
        parts.append(sheet.area(place).cut(*gaps).outline(0))
    return "".join(parts)


def draw_head(area: Box, colour: str, price: int | None, id_: str) -> Iterator[str]:
    """Draw the head of a house: the sign of its colour, its price and its id."""
    x, y = area.x + 18, area.y + 17
    yield tag("path", d=f"M{short(x)} {short(y - 13)}l13 13l-13 13l-13-13z", class_="diamond")
    yield text(SIGNS[colour], x, y + 5.5, "serif colour")
    if price is not None:
        at = (x + 17, y + 5.5) if area.width > SLIM else (x - 12, y + HEAD + 2)
        yield text(f"${price}", *at, "sans price")
    right = area.x + area.width
    yield box(right - 34, y - 11, 29, 22, "backing", rx=4) + text(id_, right - 19.5, y + 5.5, "sans id")


def below_head(area: Box) -> Box:
    """The part of a house below its head; a slim house has its price on a line of its own."""
    return area.cut(0, HEAD if area.width > SLIM else HEAD + 20, 0, 0)


def draw_name(area: Box, name: str) -> Iterator[str]:
    """Write a house's name on a plate, on one line or more."""
    aside = 6 if area.width > SLIM else 2
    lines, size = fit_lines(name, area.width - 2 * aside - 4)
    height = max(PLATE, len(lines) * (size + 2.5) + 6)
    area = below_head(area)
    yield box(area.x + aside, area.y, area.width - 2 * aside, height, "plate-name")
    first = area.y + height / 2 - (len(lines) - 1) * (size + 2.5) / 2 + size * 0.36
    for number, line in enumerate(lines):
        x, y = area.x + area.width / 2, first + number * (size + 2.5)
        yield tag("text", plain(line), x=x, y=y, class_="sans name", font_size=size)


def fit_lines(name: str, width: float) -> tuple[list[str], float]:
    """Divide a name into the fewest lines that are short enough; return them with the largest size that fits."""
    words = name.split()
    for size, most_lines in ((13.0, 2), (12.0, 2), (11.0, 2), (11.0, 3)):
        for count in range(1, min(most_lines, len(words)) + 1):
            lines = divided(words, count)
            if max(map(len, lines)) * size * LETTER <= width:
                return lines, size
    longest = max(map(len, lines))
    return lines, min(11.0, width / longest / LETTER)


def divided(words: list[str], count: int) -> list[str]:
    """Divide words into this many lines, with the longest as short as possible."""
    if count == 1:
        return [" ".join(words)]
    ways = [[" ".join(words[:first]), *divided(words[first:], count - 1)] for first in range(1, len(words) - count + 2)]
    return min(ways, key=lambda lines: max(map(len, lines)))


def draw_station(area: Box, number: int, name: str, aside: bool) -> Iterator[str]:
    """Draw a station's sign, in a corner if it has to make room."""
    x, y = area.middle
    scale, right, down = (0.62, area.x + area.width - 18, area.y + 18) if aside else (1.0, x, y - 6)
    sign = tag("circle", r=25, class_="station-1") + box(-30, -7, 60, 14, "sign", stroke_width=1.5)
    sign += tag("circle", r=20, class_="station-2") + tag("circle", r=13.5, class_="station-1")
    sign += text(number, 0, 7, "serif station")
    yield tag("g", sign, transform=f"translate({short(right)} {short(down)}) scale({scale})")
    width = min(area.width - 4, len(name) * 7.6 + 10)
    yield box(x - width / 2, area.y + area.height - 21, width, 17, "backing")
    yield text(name, x, area.y + area.height - 8.5, "sans stop")


def draw_die(x: float, y: float, face: int, colour: str, ink: str) -> Iterator[str]:
    """Draw a die; one that is not thrown is an empty place."""
    if not face:
        yield box(x, y, 54, 54, "gold", rx=9, stroke_dasharray="5 5")
        return
    yield box(x, y, 54, 54, "disc", rx=9, fill=colour)
    yield from pips(x, y, face, ink)
