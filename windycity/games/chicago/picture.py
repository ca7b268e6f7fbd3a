"""The board as a picture: SVG text from the board of an edition and a view of a match. Nothing is shown by hue alone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product

from windycity.core.city import turned
from windycity.core.svg import box, plain, rays, short, tag, text, use
from windycity.core.view import initials
from windycity.core.words import Word, say
from windycity.games.chicago.board import CORNERS, Board, Space
from windycity.games.chicago.drawing import headline, purse
from windycity.games.chicago.position import DICE, DISTRICTS, PLAN, Sort
from windycity.games.chicago.scenery import (
    CELL,
    HEIGHT,
    LEFT,
    SHAPES,
    SIDE,
    SIZE,
    STYLE,
    TABLE,
    TOP,
    WIDTH,
    cells,
    centre,
    draw_die,
    draw_frame,
    draw_plot,
    draw_track,
    extent,
    free_in,
    is_paid_after,
    octagon,
    plots,
    signs,
    square_of,
)
from windycity.games.chicago.view import ChicagoPlayer, ChicagoView
from windycity.games.chicago.words import FOLDER

MIDDLE = SIDE // 2
# Where up to five piles of men are drawn in one place: four ranks of a gang, and an attacking man of another.
SPOTS = {1: [(0, 0)], 2: [(-14, 1), (14, 1)], 3: [(-14, -10), (14, -10), (-14, 14), (14, 14), (0, 2)]}
ANGLE = {"N": 0, "E": 90, "S": 180, "W": 270}
HEADS = ("blue", "green", "red", "yellow")  # weakest first
COLOURS = {"red": "#a3212f", "blue": "#1d5f96", "green": "#24663b", "purple": "#73388a"}
SPARE = ("#8a5a12", "#2b2f38", "#0f6f74", "#8f3f6d")  # for gangs whose colour is not in the list
NOBODY = "#7d7358"
CASINO, DARK, LIGHT = "#b3162b", "#15120d", "#fff6dc"
PALE, DEEP = 0xEC, 0x26  # the grey of the bars with the lowest and the highest worth
MIDDLE_GREY = 0x80


def draw_board(board: Board, seen: ChicagoView, language: str = "en") -> str:
    """Draw a board with the position that a view of a match shows, as the text of an SVG file."""
    size = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT}
    about = {"xmlns": "http://www.w3.org/2000/svg", "class": "chicago-board", "role": "graphics-document"}
    return tag("svg", "\n", "\n".join(Picture(board, seen, language).parts()), "\n", **about, **size) + "\n"


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
        """The key of his pile: men of a kind are drawn as one, because a move means the first of them (CH-3.1)."""
        return self.seat, self.walking, -HEADS.index(self.head)


class Picture:
    """A board and a view, and how each part of them is drawn."""

    def __init__(self, board: Board, seen: ChicagoView, language: str):
        self.board, self.seen, self.language = board, seen, language
        self.names = board.city.names
        self.players = seen.players

    def parts(self) -> Iterator[str]:
        """Draw everything, from the ground up."""
        yield tag("title", self._say("chicago")) + tag("desc", plain(headline(self.seen, self.language)))
        yield tag("style", "\n".join(f".chicago-board .{name}{{{look}}}" for name, look in STYLE.items()))
        square = tag("clipPath", box(*self._square, ""), id="shape-square")
        yield tag("defs", SHAPES, square)
        yield from draw_frame(self._say("chicago"))
        ground = (self._track, self._streets, self._plaza, self._houses, self._buildings, self._doors)
        for drawn in (*ground, self._men, self._chips, self._tags, self._names, self._table):
            yield tag("g", "\n", "\n".join(drawn()), "\n")

    def _say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, FOLDER, **facts)

    def _track(self) -> Iterator[str]:
        return draw_track(self.seen.round, self._write_round)

    def _write_round(self, number: int) -> str:
        paid = f" {self._say('bank-pays')}" if is_paid_after(number) else ""
        return self._say("round", round=number) + paid

    def _word(self, kind: str, name: str) -> str:
        return Word(kind, name).say(self.language, FOLDER)

    # Who is where.

    @cached_property
    def men(self) -> list[Man]:
        """List all men in play, in drawing order: a pile has its first man on top."""
        walk = self.seen.walk
        found = []
        for player in self.players:
            for man in player.men:
                walking = walk if walk and player.seat == self.seen.active and man.man == walk.man else None
                at = walking.at if walking else man.at
                found.append(Man(player.seat, int(man.man), man.head, at, walking is not None and at is not None))
        return sorted(found, key=lambda man: (man.at or "", man.kind, -man.number))

    def _gang_of(self, district: int) -> int | None:
        """Return the seat whose headquarters are in a district, None if its corner is empty."""
        return next((player.seat for player in self.players if player.corner == CORNERS[district]), None)

    def _colour(self, seat: int | None) -> str:
        return NOBODY if seat is None else COLOURS.get(self.players[seat].colour, SPARE[seat])

    def _letter(self, seat: int) -> str:
        return initials(self.seen)[seat]

    def _owner(self, name: str, space: Space) -> int | None:
        """Return a building's owner: a bar's by its chip, a casino's by a man who stays (CH-5), a headquarters' by its corner."""
        if space.sort == Sort.HEADQUARTERS:
            return self._gang_of(space.district)
        if space.sort == Sort.CASINO:
            return next((man.seat for man in self.men if man.at == name and not man.walking), None)
        return self.seen.chips.get(name)

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
        """Return the central square as left, top, width and height."""
        first, *_, last = square_of(self.board)
        rows, columns = extent(first, last)
        return LEFT + first[1] * CELL, TOP + first[0] * CELL, columns * CELL, rows * CELL

    def _plaza(self) -> Iterator[str]:
        """Draw the centre lines of the lanes, and the square with its rays, where they end."""
        left, top, side, _ = self._square
        x, y = LEFT + MIDDLE, TOP + MIDDLE
        yield tag("path", class_="lane", d=f"M{x} {TOP}V{TOP + SIDE}M{LEFT} {y}H{LEFT + SIDE}")
        yield box(left, top, side, side, "", fill="#f6e3ab")
        yield tag("path", d=rays(x, y, side, 16), fill="#e6bf6e", clip_path="url(#shape-square)")
        lines = "".join(f"M{left + way} {top}v{side}M{left} {top + way}h{side}" for way in range(0, int(side) + 1, CELL))
        yield tag("path", d=lines, class_="square")
        yield tag("circle", cx=x, cy=y, r=24, fill="#101724", stroke="#cda349", stroke_width=3)
        yield tag("path", d=rays(x, y, 17, 8), fill="#f0d48a")

    def _houses(self) -> Iterator[str]:
        """Draw everything but streets in blocks: between the buildings there are roofs, and parks where there is room."""
        streets = {space.place for space in self.board.spaces if space.sort == Sort.STREET}
        quarters = [
            [turned(place, SIZE, district) for place in product(range(PLAN), range(PLAN))] for district in range(DISTRICTS)
        ]
        blocks = [[place for place in quarter if place not in streets] for quarter in quarters]
        yield tag("path", d="".join(map(cells, blocks)), class_="shadow", transform="translate(5 6)")
        for district, block in enumerate(blocks):
            yield tag("path", d=cells(block), class_=f"district-{district}")
        for district in range(DISTRICTS):
            for first, last in plots(free_in(self.board, district)):
                yield from draw_plot(turned(first, SIZE, district), turned(last, SIZE, district))
        yield box(LEFT - 5, TOP - 5, SIDE + 10, SIDE + 10, "gold", stroke_width=4)  # over the shadows

    def _names(self) -> Iterator[str]:
        """Write the districts' names, which are part of the buildings' names."""
        for corner, one, other in signs(self.board):
            (x, y), (right, down) = centre(one), centre(other)
            yield text(corner, (x + right) / 2, (y + down) / 2 + 12, "serif name")

    # The buildings.

    def _buildings(self) -> Iterator[str]:
        drawn = {Sort.BAR: self._bar, Sort.CASINO: self._casino, Sort.HEADQUARTERS: self._headquarters}
        for name, space in zip(self.names, self.board.spaces, strict=True):
            if space.sort != Sort.STREET:
                (x, y), owner = centre(space.place), self._owner(name, space)
                said = f"{name}{f' ({space.worth})' if space.worth else ''}"
                said += f": {self.players[owner].name}" if owner is not None else ""
                inside = drawn[space.sort](x, y, name, space)
                yield tag("g", tag("title", plain(said)), *inside, id=f"space-{name}", role="img")

    def _bar(self, x: float, y: float, name: str, space: Space) -> Iterator[str]:
        fill, ink = self._paint(space)
        if space.central:
            yield octagon(x, y, 31, class_="central")
        yield octagon(x, y, 27, class_="bar", fill=fill)
        if not self._is_covered(name):
            yield self._label(x, y + 10, name, "mark", ink)

    def _casino(self, x: float, y: float, name: str, space: Space) -> Iterator[str]:
        yield box(x - 28, y - 28, 56, 56, "casino")
        yield box(x - 23, y - 23, 46, 46, "rays")
        if not self._is_covered(name):
            yield tag("text", str(space.worth), x=x, y=y + 4, class_="serif mark", fill=LIGHT)
            yield tag("text", name[3:], x=x, y=y + 18, class_="sans place", fill=LIGHT)

    def _headquarters(self, x: float, y: float, name: str, space: Space) -> Iterator[str]:
        yield box(x - 30, y - 30, 60, 60, "", fill=DARK)
        yield box(x - 27, y - 27, 54, 54, "bar", fill=self._paint(space)[0])
        yield box(x - 22, y - 22, 44, 44, "gold")
        if not self._is_covered(name):
            yield tag("text", "HQ", x=x, y=y + 10, class_="serif mark", fill=LIGHT)

    def _is_covered(self, name: str) -> bool:
        """Whether a chip or men cover the text on a building."""
        return name in self.seen.chips or any(man.at == name for man in self.men)

    def _paint(self, space: Space) -> tuple[str, str]:
        """Return the colours of a building and its text: the more a bar is worth, the darker it is, as printed."""
        if space.sort != Sort.BAR:
            return CASINO if space.sort == Sort.CASINO else self._colour(self._gang_of(space.district)), LIGHT
        worths = sorted({other.worth for other in self.board.spaces if other.sort == Sort.BAR})
        grey = round(PALE + (DEEP - PALE) * worths.index(space.worth) / max(len(worths) - 1, 1))
        return f"#{grey:02x}{grey:02x}{grey:02x}", DARK if grey > MIDDLE_GREY else LIGHT

    def _label(self, x: float, y: float, name: str, size: str, ink: str) -> str:
        """Write a bar's worth and letter, as moves write them after the district."""
        letter = tag("tspan", name[3:], class_=f"{size}-letter")
        return tag("text", name[2], letter, x=x, y=y, class_=f"serif {size}", fill=ink)

    def _doors(self) -> Iterator[str]:
        for space in self.board.spaces:
            x, y = centre(space.place)
            for side in space.doors:
                turn = math.radians(ANGLE[side])
                yield use("door", x + math.sin(turn) * CELL / 2, y - math.cos(turn) * CELL / 2, ANGLE[side], class_="door")

    # What moves.

    def _chips(self) -> Iterator[str]:
        """Draw chips: round in bars, large if nobody stands there; a square for a casino's holder (CH-5.2: no chip)."""
        for name, space in zip(self.names, self.board.spaces, strict=True):
            owner = self._owner(name, space)
            if owner is None or space.sort == Sort.HEADQUARTERS:
                continue
            x, y = centre(space.place)
            kind, stands = ("chip" if space.sort == Sort.BAR else "held"), any(man.at == name for man in self.men)
            aside, scale = (21, 0.85) if stands else (0, 2.1)
            place = f"translate({short(x - aside)} {short(y - aside)}) scale({scale})"
            yield tag("g", *self._token(owner, kind), class_=kind, id=f"{kind}-{name}", transform=place)

    def _token(self, seat: int, kind: str) -> Iterator[str]:
        if kind == "held":
            yield box(-10, -10, 20, 20, "disc", fill=self._colour(seat))
        else:
            yield tag("circle", r=10.5, class_="disc", fill=self._colour(seat))
            yield tag("circle", r=12, class_="rim")
        yield text(self._letter(seat), 0, 5.5, "sans letter")

    def _tags(self) -> Iterator[str]:
        """Repeat the text of covered buildings in their corners."""
        for name, space in zip(self.names, self.board.spaces, strict=True):
            if space.sort != Sort.STREET and self._is_covered(name):
                (x, y), (fill, ink) = centre(space.place), self._paint(space)
                said = tag("text", str(space.worth or "HQ"), x=x + 16, y=y - 13, class_="serif aside", fill=ink)
                label = self._label(x + 16, y - 13, name, "aside", ink) if space.sort == Sort.BAR else said
                yield tag("g", box(x + 1, y - 30, 29, 21, "backing", rx=3, fill=fill), label, id=f"tag-{name}")

    def _men(self) -> Iterator[str]:
        places = dict(zip(self.names, self.board.spaces, strict=True))
        for at, here in groupby((man for man in self.men if man.at), key=lambda man: man.at):
            space = places[at or ""]
            x, y = centre(space.place)
            aside, scale = (0, 1.15) if space.sort == Sort.STREET else (-2, 1)
            yield from self._crowd(list(here), x + aside, y - aside + 1, scale)

    def _crowd(self, men: list[Man], x: float, y: float, scale: float) -> Iterator[str]:
        """Draw the men in one place, a pile for each kind, around its middle."""
        piles = [list(pile) for _, pile in groupby(men, key=lambda man: man.kind)]
        spots = SPOTS[min(len(piles), 3)]
        for pile, (right, down) in zip(piles, spots, strict=False):
            yield from self._pile(pile, x + right, y + down, scale if len(piles) == 1 else 0.58)

    def _pile(self, pile: list[Man], x: float, y: float, scale: float) -> Iterator[str]:
        for below, man in zip(reversed(range(len(pile))), pile, strict=True):
            back = 2.5 * min(below, 2)
            place = f"translate({short(x + back)} {short(y - back)}) scale({scale})"
            drawn = self._man(man, len(pile) if below == 0 else 0)
            yield tag("g", *drawn, transform=place, class_="man", id=f"man-{man.seat}-{man.number}", role="img")

    def _man(self, man: Man, count: int) -> Iterator[str]:
        place = man.at or self._say("reserve")
        head = self._word("head", man.head)
        yield tag("title", plain(f"{self.players[man.seat].name} {man.number} ({head}): {place}"))
        yield tag("circle", r=21, class_="disc", fill=self._colour(man.seat)) + tag("circle", r=22.5, class_="rim")
        if count == 0:  # below others of his kind
            return
        if man.walking:
            yield tag("circle", r=26, class_="walking-ground") + tag("circle", r=26, class_="walking")
        letter = tag("tspan", plain(self._letter(man.seat)), font_size="13")
        yield tag("text", letter, str(man.number), y=14, class_="sans number")
        yield tag("use", href=f"#shape-{man.head}", y=-15)
        if count > 1:
            yield tag("circle", cx=20, cy=20, r=12, class_="cream") + text(f"×{count}", 20, 25, "sans count")

    # What lies beside the board.

    def _table(self) -> Iterator[str]:
        top = TABLE
        for number in range(DICE):
            yield from draw_die(LEFT + 62 * number, top, (self.seen.dice + [0] * DICE)[number])
        yield text(headline(self.seen, self.language), LEFT + 200, top + 24, "sans told")
        yield text(self._say("round", round=self.seen.round), LEFT + 200, top + 49, "sans small")
        for number, head in enumerate(HEADS):
            x = LEFT + SIDE - 420 + 108 * number
            yield use(head, x, top + 14) + text(self._word("head", head), x + 17, top + 20, "sans small")
        yield use("coin", LEFT + SIDE - 420, top + 43) + text(self._say("bank-pays"), LEFT + SIDE - 403, top + 49, "sans small")
        for player in self.players:
            yield from self._plate(player, LEFT + 725 * (player.seat % 2), top + 72 + 78 * (player.seat // 2))

    def _plate(self, player: ChicagoPlayer, x: float, y: float) -> Iterator[str]:
        """Draw a gang: its letter and colour, its name, what it owns, and its men in reserve."""
        seat = player.seat
        yield box(x, y, 715, 68, "plate-turn" if seat in self.seen.waiting else "plate")
        yield tag("g", *self._token(seat, "chip"), transform=f"translate({x + 38} {y + 34}) scale(1.9)")
        mark = "▶ " if seat in self.seen.waiting else ""
        yield text(f"{mark}{player.name} ({self._word('colour', player.colour)})", x + 74, y + 28, "sans told")
        yield text(purse(player, self.language), x + 74, y + 54, "sans small")
        reserve = [man for man in self.men if man.seat == seat and man.at is None]
        for number, (_, pile) in enumerate(groupby(reserve, key=lambda man: man.kind)):
            yield from self._pile(list(pile), x + 690 - 46 * number, y + 23, 0.72)
