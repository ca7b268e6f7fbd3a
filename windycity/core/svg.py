"""Pictures as text: SVG elements, and geometry around a point."""

from __future__ import annotations

import math
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr


def tag(name: str, *inside: str, **attributes: object) -> str:
    """Write an element; `class_` is the attribute class, `font_size` font-size."""
    given = {key.rstrip("_").replace("_", "-"): short(value) for key, value in attributes.items()}
    said = "".join(f" {key}={quoteattr(value)}" for key, value in given.items() if value)
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def short(value: object) -> str:
    """Write a number without needless digits, so that the picture is small and always the same."""
    return f"{round(value, 1):g}" if isinstance(value, float) else str(value)


def plain(said: object) -> str:
    """Escape text for XML, such as an edition's names."""
    return escape("".join(letter for letter in str(said) if letter.isprintable()))


def text(said: object, x: float, y: float, class_: str) -> str:
    """Write words with their baseline at a point."""
    return tag("text", plain(said), x=x, y=y, class_=class_)


def use(shape: str, x: float, y: float, angle: int = 0, **attributes: object) -> str:
    """Place a shape at a point, turned."""
    turn = f" rotate({angle})" if angle else ""
    return tag("use", href=f"#shape-{shape}", transform=f"translate({short(x)} {short(y)}){turn}", **attributes)


def box(x: float, y: float, width: float, height: float, class_: str, **attributes: object) -> str:
    """Draw a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def point(x: float, y: float, turn: float, reach: float) -> str:
    """Write the point at a distance from another in a direction."""
    return f"{short(x + math.cos(turn) * reach)} {short(y + math.sin(turn) * reach)}"


def turns(count: int, first: float = 0) -> list[float]:
    """Divide the full circle into equal turns; `first` is the first one, as a fraction of a step."""
    return [(first + number) * 2 * math.pi / count for number in range(count)]


def rays(x: float, y: float, reach: float, count: int) -> str:
    """Write the outline of rays around a point, as wide as the gaps between them."""
    half = math.pi / count / 2
    ends = ((point(x, y, turn - half, reach), point(x, y, turn + half, reach)) for turn in turns(count, 0.5))
    return "".join(f"M{short(x)} {short(y)}L{one}L{other}z" for one, other in ends)


def fan(x: float, y: float, turn: float) -> str:
    """Draw the fan of a frame's corner: rays of different length, of class `gold`."""
    reaches = (88, 66, 74, 54, 62, 54, 74, 66, 88)
    lines = ((turn + way * math.pi / 20, reach) for way, reach in enumerate(reaches, -4))
    drawn = (f"M{point(x, y, line, 20)}L{point(x, y, line, reach)}" for line, reach in lines)
    return tag("path", d="".join(drawn), class_="gold", stroke_width=2)


def pips(x: float, y: float, face: int, ink: str) -> Iterator[str]:
    """Draw the pips of a die that is 54 wide."""
    spots = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}[face]
    for spot in map(int, spots):
        yield tag("circle", cx=x + 12 + (spot - 1) % 3 * 15, cy=y + 12 + (spot - 1) // 3 * 15, r=5.5, fill=ink)
