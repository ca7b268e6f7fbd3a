"""The scenery of the picture: its style, and what is the same in every match: frame, houses and parks."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product

from windycity.core.city import Place, letters, spread, turned
from windycity.core.svg import box, fan, pips, plain, point, short, tag, text, turns, use
from windycity.games.chicago.board import CORNERS, Board
from windycity.games.chicago.position import PHASE_OF_ROUNDS, PLAN, ROUNDS, Sort

SIZE = 2 * PLAN
CELL = 60
LEFT, TOP = 124, 182
SIDE = SIZE * CELL
TABLE = TOP + SIDE + 110  # where the area beside the board begins
WIDTH, HEIGHT = SIDE + 2 * LEFT, TABLE + 258
TRACK = 66  # from the edge of the board to the middle of the round track
FIELD = SIDE / PHASE_OF_ROUNDS  # the length of a field of the track: a phase of rounds on each side
LEAST_PARK = 6  # spaces: a plot without houses this large is a park

# The style of everything, by class. All names are scoped to `chicago-board`, so that they do not affect a page's own.
STYLE = {
    "serif": "font-family:'DejaVu Serif','Times New Roman',serif;font-weight:bold;text-anchor:middle",
    "sans": "font-family:'DejaVu Sans',Verdana,Arial,sans-serif",
    "gold": "fill:none;stroke:#cda349",
    "sign": "fill:#0c121d;stroke:#cda349",
    "cream": "fill:#f3e6c4",
    "title": "fill:#f0d48a;font-size:46px;letter-spacing:20px",
    "edge": "fill:#e6cf92;font-size:19px;font-weight:bold;text-anchor:middle",
    "street": "fill:#ece0c6;stroke:#d3c4a0",
    "road": "fill:#bdbfbd;stroke:#adafad",
    "lane": "fill:none;stroke:#fbf6e6;stroke-width:3;stroke-dasharray:16 12",
    "square": "fill:none;stroke:#c79a47",
    "shadow": "fill:#6b5a35;opacity:.35",
    "district-0": "fill:#3a2425",
    "district-1": "fill:#1f2a3b",
    "district-2": "fill:#22332a",
    "district-3": "fill:#332739",
    "wall": "stroke:#a8843c;stroke-width:1.5;fill:#fff;fill-opacity:.05",
    "roof": "stroke:#c9a45a;stroke-opacity:.35;fill:#fff;fill-opacity:.07",
    "park": "fill:#3b6b43;stroke:#a8843c;stroke-width:1.5",
    "ridge": "fill:none;stroke:#c9a45a;stroke-opacity:.35",
    "path": "fill:none;stroke:#d9c99a;stroke-width:4;stroke-linecap:round",
    "pond": "fill:#6fa3bf;stroke:#efe3bd;stroke-width:3",
    "bar": "stroke:#15120d;stroke-width:2",
    "central": "fill:#15120d;stroke:#ffc94d;stroke-width:4",
    "casino": "fill:#b3162b;stroke:#fff3d2;stroke-width:3",
    "rays": "fill:none;stroke:#fff3d2;stroke-width:1.5",
    "mark": "font-size:30px",
    "mark-letter": "font-size:20px",
    "aside": "font-size:17px",
    "aside-letter": "font-size:14px",
    "place": "font-size:12px;text-anchor:middle",
    "backing": "stroke:#15120d;stroke-width:1.5",
    "name": "fill:#fff6dc;stroke:#15120d;stroke-width:5;paint-order:stroke;font-size:34px",
    "past": "fill:none;stroke:#4a5876;stroke-width:1.5",
    "now": "fill:#ffd75e;stroke:#fff3d2;stroke-width:4",
    "to-come": "fill:#22304a;stroke:#6d7fa6;stroke-width:1.5",
    "round": "fill:#c9d3e6;font-size:21px;font-weight:bold;text-anchor:middle",
    "round-now": "fill:#15120d;font-size:24px;font-weight:bold;text-anchor:middle",
    "phase": "fill:#0c121d;stroke:#cda349;stroke-width:3",
    "phase-letter": "font-size:24px",
    "phase-now": "fill:#ffd75e;stroke:#fff3d2;stroke-width:3",
    "disc": "stroke:#fff3d2;stroke-width:2.5",
    "rim": "fill:none;stroke:#15120d;stroke-width:1.5",
    "walking-ground": "fill:none;stroke:#15120d;stroke-width:7",
    "walking": "fill:none;stroke:#fff;stroke-width:4;stroke-dasharray:8 5",
    "number": "fill:#fff;font-size:20px;font-weight:bold;text-anchor:middle",
    "letter": "fill:#fff;font-size:15px;font-weight:bold;text-anchor:middle",
    "count": "fill:#15120d;font-size:15px;font-weight:bold;text-anchor:middle",
    "plate": "fill:#141c2b;stroke:#8c7136;stroke-width:1.5",
    "plate-turn": "fill:#22304a;stroke:#ffd75e;stroke-width:4",
    "told": "fill:#f3e6c4;font-size:22px",
    "small": "fill:#e0d2ab;font-size:17px",
}

# Shapes drawn once and used often. A man's head shows his rank by shape as well as by colour.
SHAPES = """
<path id="shape-door" d="M-9-5h18v10h-18z" fill="#f2b632" stroke="#2a1a0c" stroke-width="2"/>
<g id="shape-coin"><circle r="12" fill="#f2b632" stroke="#15120d" stroke-width="2"/>
<circle r="7.5" fill="none" stroke="#15120d" stroke-width="1.5"/><path d="M-2.5-4h5M0-4v8" stroke="#15120d" stroke-width="2"/></g>
<path id="shape-exit" d="M-16 2L0-14L16 2M-16 18L0 2L16 18" fill="none" stroke-width="6"/>
<g id="shape-tree"><circle r="6.5" fill="#234a2c"/><circle cx="-1.5" cy="-1.5" r="3.5" fill="#4f8552"/></g>
<circle id="shape-blue" r="9" fill="#58b4f0" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-green" d="M0-11.5L11.5 8.5H-11.5z" fill="#6fd07a" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-red" d="M-8.5-8.5h17v17h-17z" fill="#f0524f" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-yellow" d="M0-13L3.6-4.5L12.5-3.8L5.8 2.2L7.8 11L0 6.3L-7.8 11L-5.8 2.2L-12.5-3.8L-3.6-4.5z"
 fill="#ffd84a" stroke="#0e1a26" stroke-width="2"/>
"""


def octagon(x: float, y: float, radius: float, **look: object) -> str:
    """Draw an octagon around a point."""
    return tag("polygon", points=" ".join(point(x, y, turn, radius) for turn in turns(8, 0.5)), **look)


def centre(place: Place) -> tuple[float, float]:
    """Return the middle of a space, in the picture."""
    return LEFT + (place[1] + 0.5) * CELL, TOP + (place[0] + 0.5) * CELL


def cells(places: Iterable[Place]) -> str:
    """Return the outline of spaces."""
    return "".join(f"M{LEFT + column * CELL} {TOP + row * CELL}h{CELL}v{CELL}h-{CELL}z" for row, column in places)


def draw_frame(title: str) -> Iterator[str]:
    """Draw the frame: gold lines with a fan in each corner, the title, and the letters and numbers of the spaces."""
    yield box(0, 0, WIDTH, HEIGHT, "", fill="#0c121d")
    for inset, width in ((9, 1), (15, 3), (22, 1)):
        yield box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, "gold", stroke_width=width)
    for turn in turns(4, 0.5):
        yield fan(15 if math.cos(turn) > 0 else WIDTH - 15, 15 if math.sin(turn) > 0 else HEIGHT - 15, turn)
    yield from draw_title(title)
    yield from draw_edges()


def draw_title(title: str) -> Iterator[str]:
    """Draw the title on a stepped plate, with lines to both sides."""
    x, top = WIDTH / 2, 14
    for way, height in ((330, 44), (310, 56), (290, 66)):
        yield box(x - way, top, 2 * way, height, "sign", stroke_width=2)
    yield text(title.upper(), x + 10, top + 50, "serif title")
    for side in (-1, 1):
        for number, reach in enumerate((560, 520, 480)):
            y = top + 22 + 9 * number
            yield tag("path", d=f"M{short(x + side * 346)} {y}H{short(x + side * reach)}", class_="gold", stroke_width=2)


def draw_edges() -> Iterator[str]:
    """Write the columns' letters above and below the board, and the rows' numbers on both sides."""
    for number, letter in enumerate(letters(SIZE)):
        way = (number + 0.5) * CELL
        for y in (TOP - 15, TOP + SIDE + 27):
            yield text(letter, LEFT + way, y, "sans edge")
        for x in (LEFT - 25, LEFT + SIDE + 25):
            yield text(number + 1, x, TOP + way + 7, "sans edge")


def draw_track(now: int, say_round: Callable[[int], str]) -> Iterator[str]:
    """Draw the round track (CH-1.4): clockwise from the north-west, a phase on each side, coins where the bank pays."""
    for number in range(1, ROUNDS + 1):
        side, way = divmod(number - 1, PHASE_OF_ROUNDS)
        x, y = on_track(side, (way + 0.5) * FIELD)
        width, height = (FIELD - 8, 38) if side % 2 == 0 else (38, FIELD - 8)
        look = "past" if number < now else "now" if number == now else "to-come"
        inside = [tag("title", plain(say_round(number))), box(x - width / 2, y - height / 2, width, height, look, rx=4)]
        inside.append(text(number, x, y + 8, f"sans {'round-now' if look == 'now' else 'round'}"))
        if is_paid_after(number):
            inside.append(use("coin", x + 32 * (side % 2 == 0), y + 28 * (side % 2)))
        yield tag("g", *inside, id=f"round-{number}", role="img")
    for side, phase in enumerate("ABCD"):
        x, y = on_track(side, -TRACK)
        is_now = side == (max(now, 1) - 1) // PHASE_OF_ROUNDS
        yield tag("path", d=f"M{short(x)} {short(y - 27)}l27 27l-27 27l-27-27z", class_="phase-now" if is_now else "phase")
        yield tag("text", phase, x=x, y=y + 8, class_="serif phase-letter", fill="#15120d" if is_now else "#f0d48a")


def is_paid_after(number: int) -> bool:
    """CH-5.3: whether the bank pays after a round."""
    return number % PHASE_OF_ROUNDS == 0 and number < ROUNDS


def on_track(side: int, way: float) -> tuple[float, float]:
    """Return a point of the round track: this far along a side, clockwise from the north."""
    down, right = float(-TRACK), way
    for _ in range(side):
        down, right = right, SIDE - down
    return LEFT + right, TOP + down


def plots(free: list[Place]) -> Iterator[tuple[Place, Place]]:
    """Divide free places into rectangles, given by first and last place: the largest first, among equals the squarest."""
    left = set(free)
    while left:
        found = [(one, other) for one, other in product(sorted(left), repeat=2) if left.issuperset(spread(one, other))]
        first, last = max(found, key=lambda plot: (math.prod(extent(*plot)), -abs(operator.sub(*extent(*plot)))))
        left -= set(spread(first, last))
        yield first, last


def signs(board: Board) -> Iterator[tuple[str, Place, Place]]:
    """Return where each district's name goes: in its largest plot without houses, given by two opposite corners."""
    for district, corner in enumerate(CORNERS):
        for first, last in islice(plots(free_in(board, district)), 1):
            yield corner, turned(first, SIZE, district), turned(last, SIZE, district)


def free_in(board: Board, district: int) -> list[Place]:
    """List the empty places of a district, as if it were turned to the north-west."""
    taken = {space.place for space in board.spaces}
    return [place for place in product(range(PLAN), range(PLAN)) if turned(place, SIZE, district) not in taken]


def extent(one: Place, other: Place) -> tuple[int, int]:
    """Return the rows and columns of the rectangle between two opposite corners."""
    return abs(one[0] - other[0]) + 1, abs(one[1] - other[1]) + 1


def is_park(one: Place, other: Place) -> bool:
    """Whether a plot between two opposite corners is a park; the others are roofs."""
    rows, columns = extent(one, other)
    return rows * columns >= LEAST_PARK and min(rows, columns) > 1


def square_of(board: Board) -> list[Place]:
    """List the places of the central square: the largest around the middle that is all street."""
    streets = {space.place for space in board.spaces if space.sort == Sort.STREET}
    half = 1
    while streets.issuperset(product(range(PLAN - half - 1, PLAN + half + 1), repeat=2)):
        half += 1
    middle = range(PLAN - half, PLAN + half)
    return [*product(middle, middle)]


def draw_plot(one: Place, other: Place) -> Iterator[str]:
    """Draw a park or a roof between two opposite corners."""
    (top, left), (rows, columns) = min(spread(one, other)), extent(one, other)
    draw = draw_park if is_park(one, other) else draw_roof
    yield from draw(LEFT + left * CELL, TOP + top * CELL, columns * CELL, rows * CELL)


def draw_roof(x: int, y: int, width: int, height: int) -> Iterator[str]:
    """Draw a roof with setbacks, as tall houses had them."""
    yield box(x + 2, y + 2, width - 4, height - 4, "wall")
    for inset in (10, 16, 22):
        if min(width, height) > 2 * inset:
            yield box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, "roof")
    ridge = min(width, height) / 2
    ends = f"M{short(x + ridge)} {short(y + ridge)}"
    hips = "".join(
        f"M{short(right)} {short(down)}L{short(right + (ridge - 2) * (1 if right < x + ridge else -1))} "
        f"{short(down + (ridge - 2) * (1 if down < y + ridge else -1))}"
        for right, down in product((x + 2, x + width - 2), (y + 2, y + height - 2))
    )
    yield tag("path", d=f"{hips}{ends}L{short(x + width - ridge)} {short(y + height - ridge)}", class_="ridge")


def draw_park(x: int, y: int, width: int, height: int) -> Iterator[str]:
    """Draw a park: paths to a pond in the middle, and trees beside them."""
    middle, down = x + width / 2, y + height / 2
    yield box(x + 2, y + 2, width - 4, height - 4, "park")
    ways = f"M{x + 8} {y + 8}L{x + width - 8} {y + height - 8}M{x + width - 8} {y + 8}L{x + 8} {y + height - 8}"
    yield tag("path", d=ways, class_="path")
    yield tag("circle", cx=middle, cy=down, r=23, class_="pond")
    yield tag("circle", cx=middle, cy=down, r=8, class_="pond")
    for right, below in product(*(range(18 + (side - 36) % 24 // 2, side - 17, 24) for side in (width, height))):
        beside_path = abs(abs(right / width - 0.5) - abs(below / height - 0.5)) > 0.1
        if beside_path and math.hypot(x + right - middle, y + below - down) > 36:
            yield use("tree", x + right, y + below)


def draw_die(x: float, y: float, face: int) -> Iterator[str]:
    """Draw a die; a used one is an empty place."""
    if not face:
        yield box(x, y, 54, 54, "gold", rx=9, stroke_dasharray="5 5")
        return
    yield box(x, y, 54, 54, "cream", rx=9)
    yield from pips(x, y, face, "#15120d")
