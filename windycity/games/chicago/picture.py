"""The board as a picture: SVG text from the board of an edition and a view of a match. Nothing is told by hue alone."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from windycity.core.city import letters, turned
from windycity.core.words import Word, say
from windycity.games.chicago.board import Board, Place, Space
from windycity.games.chicago.position import DICE, DISTRICTS, FACES, PLAN, Sort
from windycity.games.chicago.words import FOLDER

SIZE = 2 * PLAN
CELL = 60
LEFT, TOP = 66, 124
SIDE = SIZE * CELL
WIDTH, HEIGHT = SIDE + 2 * LEFT, TOP + SIDE + 308
MIDDLE = SIDE // 2
ANGLE = {"N": 0, "E": 90, "S": 180, "W": 270}
LEAST_PARK = 6  # spaces; so large a plot without houses is a park
HEADS = ("blue", "green", "red", "yellow")  # weakest first
COLOURS = {"red": "#a3212f", "blue": "#1d5f96", "green": "#24663b", "purple": "#73388a"}
SPARE = ("#8a5a12", "#2b2f38", "#0f6f74", "#8f3f6d")  # for gangs of a colour that is not in the list
NOBODY = "#6b6a66"

# What everything looks like, by class. All names stand below `chicago-board`, so that a page's own are left alone.
STYLE = {
    "serif": "font-family:'DejaVu Serif','Times New Roman',serif;font-weight:bold;text-anchor:middle",
    "sans": "font-family:'DejaVu Sans',Verdana,Arial,sans-serif",
    "gold": "fill:none;stroke:#cda349",
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
    "path": "fill:none;stroke:#d9c99a;stroke-width:4;stroke-linecap:round",
    "pond": "fill:#6fa3bf;stroke:#efe3bd;stroke-width:3",
    "bar": "stroke:#e2bd6a;stroke-width:2.5",
    "worth-1": "fill:#5c5249",
    "worth-2": "fill:#3c617c",
    "worth-3": "fill:#27735d",
    "worth-4": "fill:#b45f1d",
    "worth-5": "fill:#a81c30",
    "central": "fill:#14100a;stroke:#ffe9ae;stroke-width:2.5",
    "casino": "fill:#0c0a0c;stroke:#e2bd6a;stroke-width:2.5",
    "rays": "stroke:#e2bd6a;stroke-width:1.5",
    "medal": "fill:#a81c30;stroke:#f3e6c4;stroke-width:1.5",
    "mark": "fill:#fff6dc;font-size:30px",
    "mark-aside": "fill:#fff6dc;font-size:21px;stroke:#1a1410;stroke-width:3px;paint-order:stroke",
    "disc": "stroke:#fff3d2;stroke-width:2.5",
    "rim": "fill:none;stroke:#15120d;stroke-width:1.5",
    "walking": "fill:none;stroke:#ffd75e;stroke-width:4;stroke-dasharray:7 4",
    "number": "fill:#fff;font-size:21px;font-weight:bold;text-anchor:middle",
    "letter": "fill:#fff;font-size:15px;font-weight:bold;text-anchor:middle",
    "count": "fill:#15120d;font-size:15px;font-weight:bold;text-anchor:middle",
    "plate": "fill:#141c2b;stroke:#8c7136;stroke-width:1.5",
    "plate-turn": "fill:#22304a;stroke:#ffd75e;stroke-width:4",
    "told": "fill:#f3e6c4;font-size:22px",
    "small": "fill:#e0d2ab;font-size:17px",
    "right": "text-anchor:end",
}

# Drawn once and used often. The head of a man tells his rank by its shape as well as by its colour.
SHAPES = """
<g id="shape-door"><path d="M-6-4a6 8 0 0 1 12 0z" fill="#c8202f" stroke="#2a1a0c"/>
<path d="M-7-4h14v10h-14z" fill="#ffd257" stroke="#2a1a0c"/></g>
<path id="shape-exit" d="M-16 2L0-14L16 2M-16 18L0 2L16 18" fill="none" stroke-width="6"/>
<g id="shape-tree"><circle r="6.5" fill="#234a2c"/><circle cx="-1.5" cy="-1.5" r="3.5" fill="#4f8552"/></g>
<circle id="shape-blue" r="9" fill="#58b4f0" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-green" d="M0-11.5L11.5 8.5H-11.5z" fill="#6fd07a" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-red" d="M-8.5-8.5h17v17h-17z" fill="#f0524f" stroke="#0e1a26" stroke-width="2"/>
<path id="shape-yellow" d="M0-13L3.6-4.5L12.5-3.8L5.8 2.2L7.8 11L0 6.3L-7.8 11L-5.8 2.2L-12.5-3.8L-3.6-4.5z"
 fill="#ffd84a" stroke="#0e1a26" stroke-width="2"/>
"""


def draw_board(board: Board, seen: dict[str, Any], language: str = "en") -> str:
    """Draw a board with the position that a view of a match shows, as the text of an SVG file."""
    return "\n".join(Picture(board, seen, language).parts()) + "\n"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Write an element; `class_` is the attribute class, `font_size` font-size."""
    said = "".join(f" {key.rstrip('_').replace('_', '-')}={quoteattr(short(value))}" for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def short(value: object) -> str:
    """Write a number without needless digits, so that the picture is small and always the same."""
    return f"{round(value, 1):g}" if isinstance(value, float) else str(value)


def text(said: object, x: float, y: float, class_: str) -> str:
    """Write words at a point of their baseline."""
    return tag("text", escape(str(said)), x=x, y=y, class_=class_)


def use(shape: str, x: float, y: float, angle: int = 0, **attributes: object) -> str:
    """Put a shape somewhere, turned."""
    turn = f" rotate({angle})" if angle else ""
    return tag("use", href=f"#shape-{shape}", transform=f"translate({short(x)} {short(y)}){turn}", **attributes)


def box(x: float, y: float, width: float, height: float, class_: str, **attributes: object) -> str:
    """Draw a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def octagon(x: float, y: float, radius: float, class_: str) -> str:
    """Draw an octagon around a point."""
    corners = [(x + math.cos(turn) * radius, y + math.sin(turn) * radius) for turn in _turns(8, 0.5)]
    return tag("polygon", points=" ".join(f"{short(right)},{short(down)}" for right, down in corners), class_=class_)


def _turns(count: int, first: float = 0) -> list[float]:
    return [(first + number) * 2 * math.pi / count for number in range(count)]


def centre(place: Place) -> tuple[float, float]:
    """Tell the middle of a space, in the picture."""
    return LEFT + (place[1] + 0.5) * CELL, TOP + (place[0] + 0.5) * CELL


@dataclass(frozen=True)
class Man:
    """A man to be drawn: his gang, number and head, where he is (None: in reserve), and whether he is walking."""

    seat: int
    number: int
    head: str
    at: str | None
    walking: bool

    @property
    def kind(self) -> tuple[int, bool, int]:
        """Men of a kind are drawn as a pile, because a move means the first of them (CH-3.1)."""
        return self.seat, self.walking, -HEADS.index(self.head)


class Picture:
    """A board and a view, and how each part of them is drawn."""

    def __init__(self, board: Board, seen: dict[str, Any], language: str):
        self.board, self.seen, self.language = board, seen, language
        self.names = board.city.names
        self.players = seen["players"]

    def parts(self) -> Iterator[str]:
        """Draw everything, from the ground up."""
        size = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT}
        yield tag("svg", "\n", xmlns="http://www.w3.org/2000/svg", class_="chicago-board", role="graphics-document", **size)[:-6]
        yield tag("title", self._say("chicago")) + tag("desc", escape(self._headline()))
        yield tag("style", "\n".join(f".chicago-board .{name}{{{look}}}" for name, look in STYLE.items()))
        yield tag(
            "defs",
            SHAPES,
            tag(
                "clipPath",
                box(
                    *self._square,
                    "",
                ),
                id="shape-square",
            ),
        )
        yield from draw_frame(self._say("chicago"))
        for drawn in (
            self._streets,
            self._plaza,
            self._houses,
            self._buildings,
            self._doors,
            self._chips,
            self._men,
            self._table,
        ):
            yield tag("g", "\n", "\n".join(drawn()), "\n")
        yield "</svg>"

    def _say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, FOLDER, **facts)

    def _word(self, kind: str, name: str) -> str:
        return Word(kind, name).tell(self.language, FOLDER)

    # Who is where.

    @cached_property
    def men(self) -> list[Man]:
        """All men in play, those first who are drawn first: a pile has its first man on top."""
        walk = self.seen["walk"] or {"man": None, "at": None}
        found = []
        for player in self.players:
            for man in player["men"]:
                walking = player["seat"] == self.seen["active"] and man["man"] == walk["man"]
                at = walk["at"] if walking else man["at"]
                found.append(Man(player["seat"], man["man"], man["head"], at, walking and at is not None))
        return sorted(found, key=lambda man: (man.at or "", man.kind, -man.number))

    def _gang_of(self, district: int) -> int | None:
        """The seat whose headquarters a district has (CH-2.1: two gangs sit in opposite corners)."""
        seats = self.seen["seats"]
        seat = district // 2 if seats == 2 else district
        return None if seat >= seats or (seats == 2 and district % 2) else seat

    def _colour(self, seat: int | None) -> str:
        return NOBODY if seat is None else COLOURS.get(self.players[seat]["colour"], SPARE[seat])

    def _letter(self, seat: int) -> str:
        """A gang's initial; its number where two gangs have the same."""
        initials = [player["name"][0].upper() for player in self.players]
        return initials[seat] if len(set(initials)) == len(initials) else str(seat + 1)

    def _owner(self, name: str, space: Space) -> int | None:
        """Whose a building is: a chip tells it of a bar, a man who stays of a casino (CH-5), the corner of a headquarters."""
        if space.sort == Sort.HEADQUARTERS:
            return self._gang_of(space.district)
        if space.sort == Sort.CASINO:
            return next((man.seat for man in self.men if man.at == name and not man.walking), None)
        owner: int | None = self.seen["chips"].get(name)
        return owner

    # The ground.

    def _streets(self) -> Iterator[str]:
        exits = [name for name, space in zip(self.names, self.board.spaces, strict=True) if space.exit]
        for name, space in zip(self.names, self.board.spaces, strict=True):
            if space.sort == Sort.STREET:
                x, y = centre(space.place)
                on_road = {PLAN - 1, PLAN} & set(space.place)
                drawn = box(x - CELL / 2, y - CELL / 2, CELL, CELL, "road" if on_road else "street")
                others = f" ⇄ {' '.join(other for other in exits if other != name)}" if space.exit else ""
                yield tag("g", tag("title", name + others), drawn, *self._exit(space), id=f"space-{name}")

    def _exit(self, space: Space) -> Iterator[str]:
        if space.exit:
            (x, y), (row, column) = centre(space.place), space.place
            way = "N" if row == 0 else "S" if row == SIZE - 1 else "W" if column == 0 else "E"
            colour = self._colour(self._gang_of(space.district))
            yield box(x - CELL / 2, y - CELL / 2, CELL, CELL, "", fill=colour, fill_opacity=".3")
            yield use("exit", x, y, ANGLE[way], stroke=colour)

    @cached_property
    def _square(self) -> tuple[float, float, float, float]:
        """The central square: the largest around the middle that is all street."""
        streets = {space.place for space in self.board.spaces if space.sort == Sort.STREET}
        half = 1
        while streets.issuperset(product(range(PLAN - half - 1, PLAN + half + 1), repeat=2)):
            half += 1
        return LEFT + MIDDLE - half * CELL, TOP + MIDDLE - half * CELL, 2 * half * CELL, 2 * half * CELL

    def _plaza(self) -> Iterator[str]:
        """The lanes' middle lines, and the square with its rays, where they end."""
        left, top, side, _ = self._square
        x, y = LEFT + MIDDLE, TOP + MIDDLE
        yield tag("path", class_="lane", d=f"M{x} {TOP}V{TOP + SIDE}M{LEFT} {y}H{LEFT + SIDE}")
        yield box(left, top, side, side, "", fill="#f6e3ab")
        wedges = "".join(_wedge(x, y, side, turn) for turn in _turns(16, 0.25))
        yield tag("path", d=wedges, fill="#e6bf6e", clip_path="url(#shape-square)")
        lines = "".join(f"M{left + way} {top}v{side}M{left} {top + way}h{side}" for way in range(0, int(side) + 1, CELL))
        yield tag("path", d=lines, class_="square")
        yield tag("circle", cx=x, cy=y, r=24, fill="#101724", stroke="#cda349", stroke_width=3)
        yield tag("path", d="".join(_wedge(x, y, 17, turn) for turn in _turns(8)), fill="#f0d48a")

    def _houses(self) -> Iterator[str]:
        """What is not street stands in blocks; between the buildings there are roofs, and parks where there is room."""
        open_places = {space.place for space in self.board.spaces if space.sort == Sort.STREET}
        built = [place for place in product(range(SIZE), repeat=2) if place not in open_places]
        yield tag("path", d=_cells(built), class_="shadow", transform="translate(5 6)")
        for district in range(DISTRICTS):
            yield tag("path", d=_cells(place for place in built if _district(place) == district), class_=f"district-{district}")
        taken = {space.place for space in self.board.spaces}
        for first, last in plots([place for place in built if place not in taken and _district(place) == 0]):
            for district in range(DISTRICTS):
                ends = turned(first, SIZE, district), turned(last, SIZE, district)
                yield from draw_plot(min(end[0] for end in ends), min(end[1] for end in ends), *_extent(*ends))

    # The buildings.

    def _buildings(self) -> Iterator[str]:
        drawn = {Sort.BAR: self._bar, Sort.CASINO: self._casino, Sort.HEADQUARTERS: self._headquarters}
        occupied = {man.at for man in self.men}
        for name, space in zip(self.names, self.board.spaces, strict=True):
            if space.sort != Sort.STREET:
                (x, y), owner = centre(space.place), self._owner(name, space)
                said = f"{name}{f' ({space.worth})' if space.worth else ''}"
                said += f": {self.players[owner]['name']}" if owner is not None else ""
                mark = str(space.worth or "HQ")
                # Men leave the upper left corner free for what the building is worth.
                told = text(mark, x - 14, y - 9, "serif mark-aside") if name in occupied else text(mark, x, y + 11, "serif mark")
                inside = drawn[space.sort](x, y, space, owner)
                yield tag("g", tag("title", escape(said)), *inside, told, id=f"space-{name}", role="img")

    def _bar(self, x: float, y: float, space: Space, owner: int | None) -> Iterator[str]:
        if space.central:
            yield octagon(x, y, 31, "central")
        yield octagon(x, y, 26, f"bar worth-{space.worth}")
        if space.central:
            yield from (tag("circle", cx=x + way, cy=y + 18, r=2.2, class_="cream") for way in (-7, 0, 7))

    def _casino(self, x: float, y: float, space: Space, owner: int | None) -> Iterator[str]:
        yield box(x - 28, y - 28, 56, 56, "casino")
        rays = "".join(f"M{short(x)} {short(y)}l{short(math.cos(turn) * 26)} {short(math.sin(turn) * 26)}" for turn in _turns(16))
        yield tag("path", d=rays, class_="rays")
        if owner is not None:
            yield box(x - 26, y - 26, 52, 52, "", fill="none", stroke=self._colour(owner), stroke_width=6)
        yield tag("circle", cx=x, cy=y, r=20, class_="medal")

    def _headquarters(self, x: float, y: float, space: Space, owner: int | None) -> Iterator[str]:
        colour = self._colour(owner)
        yield box(x - 30, y - 30, 60, 60, "", fill="#15120d")
        yield box(x - 27, y - 27, 54, 54, "bar", fill=colour)
        yield box(x - 22, y - 22, 44, 44, "gold")

    def _doors(self) -> Iterator[str]:
        for space in self.board.spaces:
            x, y = centre(space.place)
            for side in space.doors:
                turn = math.radians(ANGLE[side])
                yield use("door", x + math.sin(turn) * CELL / 2, y - math.cos(turn) * CELL / 2, ANGLE[side], class_="door")

    # What moves.

    def _chips(self) -> Iterator[str]:
        """Chips in bars are round; the mark of whoever holds a casino is square, for no chip lies there (CH-5.2)."""
        for name, space in zip(self.names, self.board.spaces, strict=True):
            owner = self._owner(name, space)
            if owner is not None and space.sort != Sort.HEADQUARTERS:
                x, y = centre(space.place)
                kind = "chip" if space.sort == Sort.BAR else "held"
                yield tag("g", *self._token(owner, x + 19, y - 19, kind), class_=kind, id=f"{kind}-{name}")

    def _token(self, seat: int, x: float, y: float, kind: str) -> Iterator[str]:
        if kind == "held":
            yield box(x - 10, y - 10, 20, 20, "disc", fill=self._colour(seat))
        else:
            yield tag("circle", cx=x, cy=y, r=10.5, class_="disc", fill=self._colour(seat))
            yield tag("circle", cx=x, cy=y, r=12, class_="rim")
        yield text(self._letter(seat), x, y + 5.5, "sans letter")

    def _men(self) -> Iterator[str]:
        places = dict(zip(self.names, self.board.spaces, strict=True))
        for at, here in groupby((man for man in self.men if man.at), key=lambda man: man.at):
            space = places[at or ""]
            x, y = centre(space.place)
            aside = 0 if space.sort == Sort.STREET else 5
            yield from self._crowd(list(here), x + aside, y + aside + 3, 1 if space.sort == Sort.STREET else 0.85)

    def _crowd(self, men: list[Man], x: float, y: float, scale: float) -> Iterator[str]:
        """The men in one place, a pile for each kind, around its middle."""
        piles = [list(pile) for _, pile in groupby(men, key=lambda man: man.kind)]
        spots = (
            [(0.0, 0.0)] if len(piles) == 1 else [(math.cos(turn) * 13, math.sin(turn) * 11) for turn in _turns(len(piles), 0.5)]
        )
        for pile, (right, down) in zip(piles, spots, strict=True):
            yield from self._pile(pile, x + right, y + down, scale if len(piles) == 1 else 0.62)

    def _pile(self, pile: list[Man], x: float, y: float, scale: float) -> Iterator[str]:
        for below, man in zip(reversed(range(len(pile))), pile, strict=True):
            back = 3.0 * min(below, 3)
            count = len(pile) if below == 0 else 1
            place = f"translate({short(x + back)} {short(y - back)}) scale({scale})"
            yield tag("g", *self._man(man, count), transform=place, class_="man", id=f"man-{man.seat}-{man.number}", role="img")

    def _man(self, man: Man, count: int) -> Iterator[str]:
        place = man.at or self._say("reserve")
        head = self._word("head", man.head)
        yield tag("title", escape(f"{self.players[man.seat]['name']} {man.number} ({head}): {place}"))
        yield tag("circle", r=21, class_="disc", fill=self._colour(man.seat)) + tag("circle", r=22.5, class_="rim")
        if man.walking:
            yield tag("circle", r=26, class_="walking")
        yield tag("text", tag("tspan", self._letter(man.seat), font_size="14"), str(man.number), y=13, class_="sans number")
        yield tag("use", href=f"#shape-{man.head}", y=-14)
        if count > 1:
            yield tag("circle", cx=18, cy=18, r=12, class_="cream") + text(f"×{count}", 18, 23, "sans count")

    # What lies beside the board.

    def _headline(self) -> str:
        seen, walk = self.seen, self.seen["walk"] or {"man": 0, "at": None, "steps": 0}
        names = ", ".join(self.players[seat]["name"] for seat in seen["waiting"])
        facts = {"dice": " ".join(map(str, seen["dice"])), "man": walk["man"], "at": walk["at"] or "-", "steps": walk["steps"]}
        return self._say("headline-over" if seen["over"] else f"headline-{seen['ask']}", player=names, **facts)

    def _table(self) -> Iterator[str]:
        top = TOP + SIDE + 50
        for number in range(DICE):
            yield from draw_die(LEFT + 62 * number, top, (self.seen["dice"] + [0] * DICE)[number])
        yield text(self._headline(), LEFT + 200, top + 24, "sans told")
        yield text(self._say("round", round=self.seen["round"]), LEFT + 200, top + 49, "sans small")
        for number, head in enumerate(HEADS):
            x = LEFT + SIDE - 420 + 108 * number
            yield use(head, x, top + 28) + text(self._word("head", head), x + 17, top + 34, "sans small")
        for player in self.players:
            yield from self._plate(player, LEFT + 725 * (player["seat"] % 2), top + 72 + 78 * (player["seat"] // 2))

    def _plate(self, player: dict[str, Any], x: float, y: float) -> Iterator[str]:
        """A gang: its letter and colour, its name, what it has, and its men in reserve."""
        seat = player["seat"]
        yield box(x, y, 715, 68, "plate-turn" if seat in self.seen["waiting"] else "plate")
        yield tag("g", *self._token(seat, 0, 0, "chip"), transform=f"translate({x + 38} {y + 34}) scale(1.9)")
        mark = "▶ " if seat in self.seen["waiting"] else ""
        yield text(f"{mark}{player['name']} ({self._word('colour', player['colour'])})", x + 74, y + 28, "sans told")
        facts = {key: player[key] for key in ("money", "chips", "income", "worth")}
        yield text(self._say("purse", **facts), x + 74, y + 54, "sans small")
        reserve = [man for man in self.men if man.seat == seat and man.at is None]
        for number, (_, pile) in enumerate(groupby(reserve, key=lambda man: man.kind)):
            yield from self._pile(list(pile), x + 680 - 56 * number, y + 36, 0.9)
