"""Plots as SVG: rows with intervals, columns, curves with bands, strips of quantiles.

A plot is drawn for a width: a wide one has its labels on the left, a narrow one, for phones, above. Colours and type are
classes (see `STYLE`), so that a page can be light or dark. Everything drawn has a tooltip that says what it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from windycity.arena.estimates import Estimate
from windycity.core import svg
from windycity.core.svg import tag

NARROW = 480  # below this, labels go above what they name
LETTER = 6.6  # the average width of a letter, at 13 pixels
LINE = 16
MARGIN = 14
TICKS = 6
FORMS = 2  # series differ in form, not only in colour

# The classes of a plot by purpose; colours are variables of the page.
STYLE = """
.paper{fill:var(--panel)}
.plot{display:block;width:100%;height:auto;font:13px/1.2 var(--text-face);fill:var(--ink)}
.plot text{paint-order:stroke;stroke:var(--panel);stroke-width:3px;stroke-linejoin:round}
.plot .soft{fill:var(--ink-2)}.plot .end{text-anchor:end}.plot .mid{text-anchor:middle}
.plot .figure{font-weight:700;font-variant-numeric:tabular-nums}
.plot .grid{stroke:var(--line);stroke-width:1}.plot .axis{stroke:var(--ink-2);stroke-width:1}
.plot .chance{stroke:var(--ink-2);stroke-width:1.5;stroke-dasharray:5 4}
.plot .band0{fill:var(--one);opacity:.2}.plot .band1{fill:var(--two);opacity:.2}
.plot .bar0{fill:var(--one)}.plot .bar1{fill:var(--panel);stroke:var(--two);stroke-width:2}
.plot .whisker0{stroke:var(--one);stroke-width:5;stroke-linecap:round;opacity:.45}
.plot .whisker1{stroke:var(--two);stroke-width:5;stroke-linecap:round;opacity:.45}
.plot .dot0{fill:var(--one);stroke:var(--panel);stroke-width:1.5}
.plot .dot1{fill:var(--panel);stroke:var(--two);stroke-width:2.5}
.plot .line0{stroke:var(--one);stroke-width:2.5;fill:none;stroke-linejoin:round}
.plot .half{fill:var(--one);opacity:.3}.plot .thin{stroke:var(--one);stroke-width:2}
"""

Format = Callable[[float], str]  # writes a number of an axis


@dataclass(frozen=True)
class Mark:
    """A measured value in a row, or at a point of a curve, with its tooltip."""

    estimate: Estimate
    tip: str
    series: int = 0


@dataclass(frozen=True)
class Row:
    """A row of a plot: its name, its marks, the figure on the right, and its basis."""

    label: str
    marks: Sequence[Mark]
    figure: str
    note: str = ""


@dataclass(frozen=True)
class Column:
    """A column of a plot: its name, the share of each series, and a tooltip for each."""

    label: str
    shares: Sequence[float]
    tips: Sequence[str]


@dataclass(frozen=True)
class Strip:
    """A row of quantiles: 5, 25, 50, 75 and 95 % of the values lie below them."""

    label: str
    quantiles: Sequence[float]
    figure: str
    tip: str


@dataclass(frozen=True)
class Axis:
    """An axis of values: its ends, the format of its numbers, what it measures, and a value to compare with."""

    low: float
    high: float
    format: Format
    label: str
    chance: float | None = None
    chance_label: str = ""

    def ticks(self, most: int = TICKS) -> list[float]:
        """List round values on the axis, as many as fit."""
        step = nice_step((self.high - self.low) / most)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def at(self, value: float, start: float, end: float) -> float:
        """Return where a value is between two points; one that is off the axis is at its end."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return start + part * (end - start)


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, ... (or tenths of them) that is no smaller than `least`."""
    size: float = 10 ** math.floor(math.log10(least))
    return next(factor * size for factor in (1, 2, 5, 10) if factor * size >= least * (1 - 1e-9))


def axis_for(
    values: Sequence[float],
    format: Format,
    label: str,
    *,
    most: float = math.inf,
    zero: bool = True,
    chance: float | None = None,
    chance_label: str = "",
) -> Axis:
    """Make an axis that holds the values, begins at 0 if `zero`, and ends at a round number."""
    finite = [value for value in (*values, *([] if chance is None else [chance])) if math.isfinite(value)] or [1.0]
    low, high = (min(0.0, *finite) if zero else min(finite)), max(finite)
    high = high if high > low else low + 1
    step = nice_step((high - low) / TICKS)
    return Axis(
        math.floor(low / step + 1e-9) * step, min(most, math.ceil(high / step - 1e-9) * step), format, label, chance, chance_label
    )


def draw_rows(rows: Sequence[Row], axis: Axis, title: str, width: int, *, bars: bool = False, legend: Sequence[str] = ()) -> str:
    """Draw values with their intervals, one row per name; with bars if the axis begins at 0 and the parts make a whole."""
    sheet = _Sheet([row.label for row in rows], [(row.figure, row.note) for row in rows], width, split=bool(legend))
    return sheet.draw(axis, title, [_marks(row, bars, bool(legend)) for row in rows], legend)


def draw_strips(strips: Sequence[Strip], axis: Axis, title: str, width: int) -> str:
    """Draw where most values are, one row per name: a line for 90 % of them, a box for half, a mark for the median."""
    sheet = _Sheet([strip.label for strip in strips], [(strip.figure, "") for strip in strips], width)
    return sheet.draw(axis, title, [_strip(strip) for strip in strips], ())


Place = Callable[[float], float]  # the place of a value
Paint = Callable[[Place, float], Iterator[str]]  # draws at a height, given the places of values


def _marks(row: Row, bars: bool, several: bool) -> Paint:
    def paint(place: Place, y: float) -> Iterator[str]:
        for mark in row.marks:
            height = y + (12 * mark.series - 6 if several else 0)
            yield tag("g", tooltip(mark.tip), *_mark(mark, place, height, bars))

    return paint


def _mark(mark: Mark, place: Place, y: float, bar: bool) -> Iterator[str]:
    value, low, high, series = place(mark.estimate.value), place(mark.estimate.low), place(mark.estimate.high), mark.series
    if bar and value > place(0):
        yield tag("rect", x=place(0), y=y - 8, width=value - place(0), height=16, class_=f"band{series}")
    yield tag("line", x1=low, y1=y, x2=high, y2=y, class_=f"whisker{series}")
    yield _dot(value, y, series)


def _dot(x: float, y: float, series: int) -> str:
    if series % FORMS:
        return tag("path", d=f"M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z", class_="dot1")
    return tag("circle", cx=x, cy=y, r=5.5, class_="dot0")


def _square(x: float, y: float, series: int) -> str:
    return tag("rect", x=x - 5, y=y - 5, width=10, height=10, class_=f"bar{series}")


def _strip(strip: Strip) -> Paint:
    def paint(place: Place, y: float) -> Iterator[str]:
        least, low, middle, high, most = (place(value) for value in strip.quantiles)
        yield tag(
            "g",
            tooltip(strip.tip),
            tag("line", x1=least, y1=y, x2=most, y2=y, class_="thin"),
            tag("rect", x=low - 1, y=y - 8, width=high - low + 2, height=16, rx=3, class_="half"),
            _dot(middle, y, 0),
        )

    return paint


class _Sheet:
    """The layout of a plot of rows."""

    def __init__(self, labels: Sequence[str], figures: Sequence[tuple[str, str]], width: int, *, split: bool = False):
        self.width, self.narrow, self.figures, self.split = width, width < NARROW, figures, split
        self.note = max(len(note) for _, note in figures) * LETTER
        self.note += 10 if self.note else 0
        right = max(len(figure) for figure, _ in figures) * LETTER * 1.06 + 12 + self.note
        widest = max(map(len, labels)) * LETTER + 12
        room = width - 2 * MARGIN if self.narrow else min(widest, width * 0.36)
        taken = right if self.narrow and not split else 0
        self.labels = [wrap(label, max(8, int((room - taken) / LETTER))) or [""] for label in labels]
        self.start = MARGIN + (0 if self.narrow else room)
        self.end = width - MARGIN - (0 if self.narrow else right)
        self.mark_height = 38 if split else 24

    def heights(self) -> list[float]:
        """Return the height of each row."""
        if self.narrow:
            below = LINE if self.split else 0
            return [LINE * len(lines) + below + self.mark_height + 4 for lines in self.labels]
        return [max(LINE * len(lines) + 8, self.mark_height) for lines in self.labels]

    def draw(self, axis: Axis, title: str, paints: Sequence[Paint], legend: Sequence[str]) -> str:
        """Draw the rows, the axis below them, and the value to compare with."""
        top = 8 + (22 if axis.chance is not None else 0) + (24 if legend else 0)
        bottom = top + sum(self.heights())
        drawn = [*draw_legend(legend, MARGIN, 16), *self._axis(axis, top, bottom)]
        y: float = top
        for number, (height, paint) in enumerate(zip(self.heights(), paints, strict=True)):
            drawn += self._row(number, axis, paint, y, height)
            y += height
        return _svg(self.width, bottom + 44, title, drawn)

    def _row(self, number: int, axis: Axis, paint: Paint, y: float, height: float) -> Iterator[str]:
        lines, (figure, note) = self.labels[number], self.figures[number]
        middle = y + height - self.mark_height / 2 - 2 if self.narrow else y + height / 2
        first = y + 13 if self.narrow else middle - LINE * (len(lines) - 1) / 2 + 4
        for place, line in enumerate(lines):
            at = MARGIN if self.narrow else self.start - 12
            yield text(line, at, first + LINE * place, "" if self.narrow else "end")
        level = first if self.narrow else middle + 4
        if self.narrow and self.split:
            yield text(figure, MARGIN, first + LINE * len(lines), "figure")
        else:
            yield text(figure, self.width - MARGIN - self.note, level, "figure end")
        if note:
            yield text(note, self.width - MARGIN, level, "soft end")
        yield from paint(lambda value: axis.at(value, self.start, self.end), middle)

    def _axis(self, axis: Axis, top: float, bottom: float) -> Iterator[str]:
        room = (self.end - self.start) / (max(len(axis.format(tick)) for tick in axis.ticks()) + 2) / LETTER
        for tick in axis.ticks(int(min(TICKS, max(2, room)))):
            x = axis.at(tick, self.start, self.end)
            yield tag("line", x1=x, y1=top, x2=x, y2=bottom, class_="grid")
            half = len(axis.format(tick)) * LETTER / 2 + 2
            yield text(axis.format(tick), min(max(x, half), self.width - half), bottom + 17, "soft mid")
        yield tag("line", x1=self.start, y1=bottom, x2=self.end, y2=bottom, class_="axis")
        yield text(axis.label, self.end, bottom + 36, "soft end")
        if axis.chance is not None:
            x = axis.at(axis.chance, self.start, self.end)
            half = len(axis.chance_label) * LETTER / 2
            yield tag("line", x1=x, y1=top - 4, x2=x, y2=bottom, class_="chance")
            yield text(axis.chance_label, min(max(x, self.start + half), self.end - half), top - 10, "soft mid")


def draw_legend(names: Sequence[str], x: float, y: float, form: Callable[[float, float, int], str] = _dot) -> Iterator[str]:
    """Draw the names of the series, each with its form."""
    for series, name in enumerate(names):
        yield form(x + 6, y - 4, series)
        yield text(name, x + 18, y, "")
        x += 18 + len(name) * LETTER * 1.05 + 22


def draw_columns(columns: Sequence[Column], axis: Axis, title: str, width: int, *, below: str, legend: Sequence[str] = ()) -> str:
    """Draw shares as columns, with the series of each side by side."""
    start, end, top, bottom = _frame(axis, width, bool(legend))
    drawn = [*draw_legend(legend, start, 16, _square), *_levels(axis, start, end, top, bottom)]
    room = (end - start) / len(columns)
    each = room * 0.8 / max(1, len(columns[0].shares))
    for number, column in enumerate(columns):
        for series, (share, tip) in enumerate(zip(column.shares, column.tips, strict=True)):
            y = axis.at(share, bottom, top)
            x = start + room * (number + 0.1) + each * series
            inset = series % FORMS  # an outline extends on both sides of its edge
            size = {"width": max(each - 2 * inset, 1), "height": max(bottom - y - inset, 0)}
            drawn.append(tag("rect", tooltip(tip), x=x + inset, y=y + inset, **size, class_=f"bar{series}"))
    drawn += _below([column.label for column in columns], start, room, bottom)
    drawn.append(text(below, end, bottom + 36, "soft end"))
    return _svg(width, bottom + 44, title, drawn)


def draw_curve(points: Sequence[tuple[str, Mark]], axis: Axis, title: str, width: int, *, below: str) -> str:
    """Draw successive values as a line, with a band for their intervals."""
    start, end, top, bottom = _frame(axis, width, False)
    room = (end - start) / len(points)
    xs = [start + room * (number + 0.5) for number in range(len(points))]
    marks = [mark for _, mark in points]
    lows = [(x, axis.at(mark.estimate.low, bottom, top)) for x, mark in zip(xs, marks, strict=True)]
    highs = [(x, axis.at(mark.estimate.high, bottom, top)) for x, mark in zip(xs, marks, strict=True)]
    values = [(x, axis.at(mark.estimate.value, bottom, top)) for x, mark in zip(xs, marks, strict=True)]
    drawn = [*_levels(axis, start, end, top, bottom), *_below([name for name, _ in points], start, room, bottom)]
    drawn.append(tag("polygon", points=_points([*lows, *highs[::-1]]), class_="band0"))
    drawn.append(tag("polyline", points=_points(values), class_="line0"))
    drawn += [tag("g", tooltip(mark.tip), _dot(x, y, 0)) for (x, y), mark in zip(values, marks, strict=True)]
    drawn.append(text(below, end, bottom + 36, "soft end"))
    return _svg(width, bottom + 44, title, drawn)


def _frame(axis: Axis, width: int, legend: bool) -> tuple[float, float, float, float]:
    """Return the bounds of the area of a plot with a vertical axis."""
    start = MARGIN + max(len(axis.format(tick)) for tick in axis.ticks()) * LETTER + 8
    top = 34 + (24 if legend else 0)
    return start, width - MARGIN, top, top + (170 if width < NARROW else 210)


def _levels(axis: Axis, start: float, end: float, top: float, bottom: float) -> Iterator[str]:
    yield text(axis.label, MARGIN, top - 14, "soft")
    for tick in axis.ticks():
        y = axis.at(tick, bottom, top)
        yield tag("line", x1=start, y1=y, x2=end, y2=y, class_="grid")
        yield text(axis.format(tick), start - 8, y + 4, "soft end")
    yield tag("line", x1=start, y1=bottom, x2=end, y2=bottom, class_="axis")
    if axis.chance is not None:
        y = axis.at(axis.chance, bottom, top)
        yield tag("line", x1=start, y1=y, x2=end, y2=y, class_="chance")
        yield text(axis.chance_label, end, y - 6, "soft end")


def _below(labels: Sequence[str], start: float, room: float, bottom: float) -> Iterator[str]:
    """Write names below columns, as many as fit."""
    widest = max(map(len, labels)) * LETTER + 8
    every = max(1, math.ceil(widest / room))
    for number in range(0, len(labels), every):
        yield text(labels[number], start + room * (number + 0.5), bottom + 17, "soft mid")


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _svg(width: int, height: float, title: str, drawn: Sequence[str]) -> str:
    return tag("svg", *drawn, viewBox=f"0 0 {width} {height:.0f}", class_="plot", role="img", aria_label=unbound(title))


def text(said: str, x: float, y: float, class_: str) -> str:
    """Write words with their baseline at a point."""
    return svg.text(unbound(said), x, y, class_)


def tooltip(tip: str) -> str:
    """Write the tooltip of a part of the plot."""
    return tag("title", svg.plain(unbound(tip)))


def unbound(said: str) -> str:
    """Replace the characters that keep words together on a line, which a picture does not need."""
    return said.replace("\u00a0", " ")
