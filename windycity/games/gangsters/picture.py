"""The board as a picture: SVG text from the board of an edition and a view of a match. Nothing is shown by hue alone."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from textwrap import wrap

from msgspec.structs import replace

from windycity.core.city import SIDES, Place, around
from windycity.core.svg import box, plain, point, short, tag, text, turns, use
from windycity.core.view import initials
from windycity.core.words import Word, say
from windycity.games.gangsters.board import GREY, JOINT_COLOURS, Board, Building
from windycity.games.gangsters.drawing import describe_turn, headline
from windycity.games.gangsters.scenery import (
    ABOVE,
    BESIDE,
    LEFT,
    PLATE,
    SHAPES,
    SIGNS,
    STYLE,
    Box,
    Sheet,
    below_head,
    draw_blocks,
    draw_bridge,
    draw_die,
    draw_district,
    draw_frame,
    draw_head,
    draw_name,
    draw_river_name,
    draw_road_names,
    draw_station,
    draw_street,
    draw_water,
    shape_of,
)
from windycity.games.gangsters.view import Cop, DieName, GangstersPlayer, GangstersView, Joint, Piece, Public
from windycity.games.gangsters.words import FOLDER

UNIT = 41  # the side of the square in which a token is drawn
LARGEST = 1.1  # the largest scale of a token
TABLE, LINE = 378, 21  # the heights of the area below the map, and of a line in it
LEGEND = 11  # entries in a row of the legend
ANGLE = {"N": 0, "E": 90, "S": 180, "W": 270}
PIECES = ("racketeers", "thugs", "vamps")
COLOURS = {"teal": "#0d6b72", "orange": "#b9540a", "black": "#17171d", "pink": "#bd2c78"}
SPARE = ("#5b6410", "#3d2f86", "#7a1f4b", "#2f5d8a")  # for gangs whose colour is not in the list
DICE: dict[DieName, tuple[str, str]] = {
    "blue": ("#2a62b0", "#fff"),
    "white": ("#fbf7ea", "#15120d"),
    "green": ("#2c7a45", "#fff"),
    "black": ("#16161a", "#fff"),
    "red": ("#b3262b", "#fff"),
}


def draw_board(board: Board, seen: GangstersView, language: str = "en") -> str:
    """Draw a board with the position that a view of a match shows, as the text of an SVG file."""
    picture = Picture(board, seen, language)
    width, height = short(picture.sheet.width), short(picture.height)
    about = {"xmlns": "http://www.w3.org/2000/svg", "class": "gangsters-board", "role": "graphics-document"}
    size = {"viewBox": f"0 0 {width} {height}", "width": width, "height": height}
    return tag("svg", "\n", "\n".join(picture.parts()), "\n", **about, **size) + "\n"


class Picture:
    """A board and a view, and how each part of them is drawn."""

    def __init__(self, board: Board, seen: GangstersView, language: str):
        self.board, self.seen, self.language = board, seen, language
        self.players = seen.players
        self.sheet = Sheet(board)
        self.lines = max(2, *(len(self._possessions(player)) for player in self.players))
        self.height = self.sheet.bottom + TABLE + LINE * self.lines

    def parts(self) -> Iterator[str]:
        """Draw everything, from the ground up."""
        yield tag("title", plain(self.board.name)) + tag("desc", plain(headline(self.seen, self.language)))
        yield tag("style", "\n".join(f".gangsters-board .{name}{{{look}}}" for name, look in STYLE.items()))
        yield tag("defs", SHAPES)
        yield from draw_frame(self.sheet, self.height, self.board.name, self._say("gangsters"))
        ground = (self._river, self._streets, self._blocks, self._buildings, self._doors, self._walls, self._stations)
        for drawn in (*ground, self._tokens, self._legend, self._table):
            yield tag("g", "\n", "\n".join(drawn()), "\n")

    def _say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, FOLDER, **facts)

    def _word(self, kind: str, name: str) -> str:
        return Word(kind, name).say(self.language, FOLDER)

    def _colour(self, seat: int) -> str:
        return COLOURS.get(self.players[seat].colour, SPARE[seat])

    def _letter(self, seat: int) -> str:
        return initials(self.seen)[seat]

    # Places of pieces, cops and public.

    @cached_property
    def tokens(self) -> dict[str, list[str]]:
        """Return the tokens to draw in each space, each around the point 0 0: owner, pieces, cops, public."""
        found = defaultdict(list)
        for id_, joint in self.seen.joints.items():
            found[id_].append(self._owner(id_, joint))
        for player in self.players:
            for piece in player.pieces:
                if piece.at is not None:
                    found[piece.at].append(self._piece(player.seat, piece))
        for number, cop in self.seen.cops.items():
            found[cop.at].append(self._cop(number, cop))
        for name, public in self.seen.public.items():
            found[public.at].append(self._public(name, public))
        return dict(found)

    # The ground.

    @cached_property
    def streets(self) -> dict[Place, str]:
        """The names of the street spaces."""
        return dict(zip(self.board.streets, self.board.city.names[len(self.board.buildings) :], strict=True))

    @cached_property
    def spanned(self) -> list[Place]:
        """The street spaces on bridges."""
        return [place for bridge in self.board.bridges for place in bridge.places]

    def _river(self) -> Iterator[str]:
        wet = [*self.board.water, *self.spanned]
        wet += [place for building in self.board.buildings if self._afloat(building) for place in building.places]
        yield from draw_water(self.sheet, wet)
        yield from draw_river_name(self.sheet)
        for bridge in self.board.bridges:
            for first, last in bridge.stretches:
                yield from draw_bridge(self.sheet, bridge.name, first, last)

    def _streets(self) -> Iterator[str]:
        crossings = set(self.board.crossings)
        for place, name in self.streets.items():
            area, above = self.sheet.area(place), place in self.spanned
            on = [road.name for road in (*self.board.roads, *self.board.bridges) if place in road.places]
            drawn = [box(*area, "", fill_opacity=0)] if above else draw_street(area, place in crossings)
            label = text(name, area.x + 6, area.y + (24 if above else 14), f"sans place{' dark' if above else ''}")
            yield tag("g", tag("title", plain(f"{name}: {', '.join(on)}")), *drawn, label, id=f"space-{name}")
        yield from draw_road_names(self.sheet)

    def _afloat(self, building: Building) -> bool:
        """Whether a building is alone at the river, and so stands in it, on a pier."""
        near = {other for place in building.places for other in around(place)} - set(building.places)
        taken = {place for other in self.board.buildings if other != building for place in other.places}
        return bool(near & set(self.board.water)) and not near & taken

    def _blocks(self) -> Iterator[str]:
        ashore = [building for building in self.board.buildings if not self._afloat(building)]
        yield from draw_blocks(self.sheet, sorted(place for building in ashore for place in building.places))

    # The buildings.

    def _buildings(self) -> Iterator[str]:
        for building in self.board.buildings:
            joint = self.seen.joints.get(building.id)
            owner = joint.owner if joint else None
            price = self.board.prices.get(building.colour)
            area = self._front(building)
            drawn = [*self._walls_of(building, owner), *draw_head(area, building.colour, price, building.id)]
            title = tag("title", plain(self._about(building, price, owner)))
            yield tag("g", title, *drawn, *draw_name(area, building.name), id=f"space-{building.id}", role="img")
        for district in self.board.districts:
            yield from draw_district(self.sheet, district.name, district.buildings)

    def _front(self, building: Building) -> Box:
        """Return the part of a building for its name and tokens."""
        return self.sheet.largest(building.places).cut(BESIDE, ABOVE, BESIDE, ABOVE)

    def _walls_of(self, building: Building, owner: int | None) -> Iterator[str]:
        shape = shape_of(self.sheet, building.places)
        yield tag("path", d=shape, class_="rim-1" if owner is None else "owned-1")
        if owner is None:
            yield tag("path", d=shape, class_="rim-2")
        else:
            yield tag("path", d=shape, class_="owned-2", stroke=self._colour(owner))
        yield tag("path", d=shape, fill=f"url(#shape-{building.colour})")
        yield tag("path", d=self._front(building).cut(4, 4, 4, 4).outline(7), class_="inner")

    def _about(self, building: Building, price: int | None, owner: int | None) -> str:
        """Describe a building for screen readers."""
        title = f"{building.id} {building.name} ({self._word('colour', building.colour)}{'' if price is None else f', ${price}'})"
        for district in self.board.districts:
            if building.id in district.buildings:
                title += f", {district.name}"
        return title if owner is None else f"{title}: {self.players[owner].name}"

    def _doors(self) -> Iterator[str]:
        for building in self.board.buildings:
            for door in building.doors:
                side, inside = next(
                    (side, (door[0] - down, door[1] - right))
                    for side, (down, right) in SIDES.items()
                    if (door[0] - down, door[1] - right) in building.places
                )
                yield use("door", *self._edge(inside, side, 2), ANGLE[side], class_="door")

    def _edge(self, place: Place, side: str, inwards: float) -> tuple[float, float]:
        """Return the middle of a side of a place, or a point a little further in."""
        area = self.sheet.area(place)
        (x, y), (down, right) = area.middle, SIDES[side]
        return x + right * (area.width / 2 - inwards), y + down * (area.height / 2 - inwards)

    def _walls(self) -> Iterator[str]:
        for one, other in self.board.walls:
            first, second = self.board.buildings[one].places, self.board.buildings[other].places
            shared = [(place, side) for place in first for side in SIDES if self._beyond(place, side) in second]
            place, side = shared[len(shared) // 2]
            yield use("link", *self._edge(place, side, 0), 90 if side in "NS" else 0, class_="link")

    def _beyond(self, place: Place, side: str) -> Place:
        down, right = SIDES[side]
        return place[0] + down, place[1] + right

    def _stations(self) -> Iterator[str]:
        for number, station in enumerate(self.board.stations, 1):
            aside = self.streets[station.place] in self.tokens
            drawn = draw_station(self.sheet.area(station.place), number, station.name, aside)
            yield tag("g", tag("title", plain(f"{number} {station.name}")), *drawn, id=f"station-{number}", role="img")

    # What moves.

    def _tokens(self) -> Iterator[str]:
        rooms = {building.id: self._room(building) for building in self.board.buildings}
        stops = {station.place for station in self.board.stations}
        for place, name in self.streets.items():
            rooms[name] = self.sheet.area(place).cut(4, 18, 4, 22 if place in stops else 6)
        for at, tokens in self.tokens.items():
            for token, (x, y, scale) in zip(tokens, spots(len(tokens), rooms[at]), strict=True):
                yield tag("g", token, transform=f"translate({short(x)} {short(y)}) scale({scale:.2f})")

    def _room(self, building: Building) -> Box:
        """Return the area for tokens in a building, below its name."""
        return below_head(self._front(building)).cut(5, PLATE + 2, 5, 4)

    def _owner(self, id_: str, joint: Joint) -> str:
        seat, level = joint.owner, joint.level
        title = self._say("picture-owner", gang=self.players[seat].name, level=level, at=id_)
        return self._token(f"owner-{id_}", title, self._banner(seat, level))

    def _banner(self, seat: int, level: int) -> str:
        """Draw the banner of a gang, with the level of its joint."""
        drawn = use("owner", 0, 0, class_="disc", fill=self._colour(seat)) + text(self._letter(seat), 0, -4, "sans letter big")
        return drawn + text(f"★{level}", 0, 10, "sans number level")

    def _piece(self, seat: int, piece: Piece) -> str:
        kind = piece.piece
        facts = {"gang": self.players[seat].name, "piece": self._word("piece", kind), "strength": piece.strength}
        title = self._say("picture-piece", **facts, side=self._word("side", piece.side), at=piece.at)
        return self._token(f"piece-{seat}-{kind}", title, *self._figure(seat, piece))

    def _figure(self, seat: int, piece: Piece) -> Iterator[str]:
        """Draw a piece: a shape for its kind, in its gang's colour, or white with an edge in that colour."""
        kind, white = piece.piece, piece.side == "criminal"
        colour, ink = self._colour(seat), " dark" if white else ""
        yield use(kind, 0, 0, class_="rim-piece")
        yield use(kind, 0, 0, class_="white", stroke=colour) if white else use(kind, 0, 0, class_="disc", fill=colour)
        yield text(self._letter(seat), 0, -6, f"sans letter{ink}")
        label = f"{kind[0].upper()}{piece.strength}"
        yield text(label, 0, 10, f"sans number{' level' if len(label) > 2 else ''}{ink}")
        if piece.equipped:
            yield use("equipped", 15, -14)

    def _cop(self, number: str, cop: Cop) -> str:
        """Draw a cop: a badge with his number, and his donuts with the gang that fed him."""
        title = self._say("picture-cop", number=number, at=cop.at)
        drawn = self._badge(number, cop.donuts)
        if cop.by is not None:
            drawn += tag("circle", cx=15, cy=-14, r=7.5, class_="disc", fill=self._colour(cop.by))
            drawn += text(self._letter(cop.by), 15, -10.5, "sans letter")
            title += f": {self._say('donuts', count=cop.donuts)}, {self.players[cop.by].name}"
        return self._token(f"cop-{number}", title, drawn)

    def _badge(self, number: str, donuts: int) -> str:
        star = " ".join(point(0, 0, turn, 20 if way % 2 else 14.5) for way, turn in enumerate(turns(14, 0.5)))
        drawn = tag("polygon", points=star, class_="badge") + text(number, 0, 6, "sans number")
        for donut in range(donuts):
            x = 13 - 13 * donut
            drawn += tag("circle", cx=x, cy=15, r=6.5, class_="donut") + tag("circle", cx=x, cy=15, r=2.2, class_="hole")
        return drawn

    def _public(self, name: str, public: Public) -> str:
        title = self._say("picture-public", name=name, side=self._word("side", public.side), at=public.at)
        return self._token(f"public-{name}", title, self._person(name, public.side == "criminal"))

    def _person(self, name: str, white: bool) -> str:
        """Draw public: a person, masked if criminal."""
        drawn = use("person", 0, 0, class_="person-white" if white else "person") + (use("mask", 0, 0) if white else "")
        return drawn + text(name, 0, 15, f"sans number level{' dark' if white else ''}")

    def _token(self, id_: str, title: str, *drawn: str) -> str:
        return tag("g", tag("title", plain(title)), *drawn, class_="token", id=id_, role="img")

    # Below the map.

    def _legend(self) -> Iterator[str]:
        """Draw the legend: colours first, then signs, then tokens."""
        y = self.sheet.bottom + 66
        counts = Counter(building.colour for building in self.board.buildings)
        for number, colour in enumerate((*JOINT_COLOURS, GREY)):
            x = LEFT + number * self.sheet.all.width / LEGEND
            yield tag("path", d=Box(x, y - 20, 44, 40).outline(6), fill=f"url(#shape-{colour})", stroke="#cda349", stroke_width=2)
            yield tag("path", d=f"M{short(x + 22)} {short(y - 13)}l13 13l-13 13l-13-13z", class_="diamond")
            yield text(SIGNS[colour], x + 22, y + 5.5, "serif colour")
            yield text(self._word("colour", colour), x + 52, y - 2, "sans small strong")
            price = self.board.prices.get(colour)
            sentence = "legend-grey" if price is None else "legend-joints"
            yield text(self._say(sentence, count=counts[colour], price=price or 0), x + 52, y + 17, "sans small")
        station = tag("circle", r=18, class_="station-2") + text("n", 0, 7, "serif station")
        crossing = tag("g", *draw_street(Box(-44, -44, 88, 88), True), transform="scale(.46)")
        signs = {"door": use("door", 0, 6), "link": use("link", 0, 0), "subway": station, "crossing": crossing}
        yield from self._signs([(self._say(f"legend-{name}"), drawn) for name, drawn in signs.items()], 7, y)
        yield from self._signs([*self._tokens_explained()], 0, y + 52)

    def _tokens_explained(self) -> Iterator[tuple[str, str]]:
        """Yield a token of each sort, with its meaning."""
        shown = Piece(piece="thugs", target="", strength=5, at=None, side="clean", equipment="heaters", equipped=False)
        for kind in PIECES:
            yield self._word("piece", kind), "".join(self._figure(0, replace(shown, piece=kind)))
        criminal = self._word("side", "criminal")
        yield criminal, "".join(self._figure(0, replace(shown, side="criminal")))
        yield self._say("legend-equipped"), "".join(self._figure(0, replace(shown, equipped=True)))
        yield self._say("legend-cop"), self._badge("7", 0)
        yield self._say("legend-donuts"), self._badge("7", 2)
        yield self._say("legend-public"), self._person("3a", False)
        yield criminal, self._person("3a", True)
        yield self._say("legend-owner"), self._banner(0, 2)

    def _signs(self, signs: list[tuple[str, str]], first: int, y: float) -> Iterator[str]:
        for number, (said, drawn) in enumerate(signs, first):
            x = LEFT + number * self.sheet.all.width / LEGEND
            yield tag("g", drawn, transform=f"translate({short(x + 22)} {short(y)})")
            yield text(said, x + 52, y + 6, "sans small strong")

    def _table(self) -> Iterator[str]:
        top = self.sheet.bottom + 168
        for number, (die, (colour, ink)) in enumerate(DICE.items()):
            x = LEFT + 78 * number
            yield from draw_die(x, top, self.seen.dice.get(die, 0), colour, ink)
            yield text(self._word("colour", die), x + 27, top + 72, "sans small middle")
        x = LEFT + 78 * len(DICE) + 24
        yield text(headline(self.seen, self.language), x, top + 28, "sans told")
        yield text(describe_turn(self.seen, self.language)[0], x, top + 58, "sans small")
        width = (self.sheet.all.width - 30) / 4
        for player in self.players:
            yield from self._plate(player, Box(LEFT + (width + 10) * player.seat, top + 88, width, 70 + LINE * self.lines))

    def _plate(self, player: GangstersPlayer, area: Box) -> Iterator[str]:
        """Draw a gang: its letter and colour, its name and cash, its pieces, joints and bribe markers."""
        seat, (x, y, width, _) = player.seat, area
        waiting = seat in self.seen.waiting
        yield box(*area, "plate-turn" if waiting else "plate")
        token = use("owner", 0, 0, class_="disc", fill=self._colour(seat)) + text(self._letter(seat), 0, 5, "sans number")
        yield tag("g", token, transform=f"translate({short(x + 32)} {short(y + 32)}) scale(1.25)")
        mark = "▶ " if seat == self.seen.active else ""
        yield text(f"{mark}{player.name} ({self._word('colour', player.colour)})", x + 64, y + 28, "sans told")
        yield text(self._say("picture-purse", cash=player.money, worth=player.worth), x + 64, y + 57, "sans small strong")
        for piece in player.pieces:
            where = f"translate({short(x + width - 122 + 46 * PIECES.index(piece.piece))} {short(y + 24)})"
            yield tag("g", *self._figure(seat, piece), transform=where)
        for number, line in enumerate(self._possessions(player)):
            yield text(line, x + 16, y + 80 + LINE * number, "sans small")

    def _possessions(self, player: GangstersPlayer) -> list[str]:
        """List the joints of a gang with their levels, and the bribe markers it is seen to hold, as lines."""
        joints = " ".join(f"{id_}★{self.seen.joints[id_].level}" for id_ in player.joints)
        held = [self._word("marker", name) + (f" ×{count}" if count > 1 else "") for name, count in player.markers.items()]
        return [*wrap(joints, 44), *wrap(", ".join(held), 50)]


def spots(count: int, room: Box) -> list[tuple[float, float, float]]:
    """Divide an area among tokens: return the middle of each, and the largest scale that fits."""
    ways = [(min(room.width / columns, room.height / math.ceil(count / columns)), columns) for columns in range(1, count + 1)]
    side, columns = max(ways)
    scale = min(LARGEST, side / UNIT)
    step, rows = scale * UNIT, math.ceil(count / columns)
    x, y = room.middle
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)  # the last row is centred, too
        found.append((x + (column - (here - 1) / 2) * step, y + (row - (rows - 1) / 2) * step, scale))
    return found
