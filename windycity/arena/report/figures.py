"""Figures of the report: a plot, the words around it, and the same numbers as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite

from windycity.arena.estimates import Estimate
from windycity.arena.plots import Axis, Column, Mark, Row, axis_for, draw_columns, draw_rows
from windycity.arena.report.words import Words

LEAST_SPAN = 0.1  # an axis around chance never spans less, so that small differences look small


@dataclass(frozen=True)
class Figure:
    """A figure: its name and subject, a function that draws it for a width, its numbers, and the notes below it."""

    name: str
    title: str
    about: str
    draw: Callable[[int], str]
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    matches: int
    notes: Sequence[str] = ()


@dataclass(frozen=True)
class Section:
    """A part of the report; if something could not be measured, it has the reason instead of figures."""

    name: str
    title: str
    about: str
    figures: Sequence[Figure]


@dataclass(frozen=True)
class Named:
    """A measured value with the name of its subject, in one of several groups."""

    label: str
    estimate: Estimate
    series: int = 0


@dataclass(frozen=True)
class Bin:
    """A range of values: its short label, its full name, and the number of values of each series in it."""

    label: str
    name: str
    counts: Sequence[int]


@dataclass(frozen=True)
class Yardstick:
    """What values are compared with: pure chance, or each bot's usual share; `name` is that of the sentences about it."""

    name: str
    value: float
    label: str


@dataclass(frozen=True)
class Notation:
    """How to write the values of a figure: shares in percent, differences of shares in points, means with some digits."""

    words: Words
    form: str
    digits: int = 1

    def write(self, value: float) -> str:
        """Write a value."""
        if self.form == "edge":
            return self.words.points(value, self.digits)
        return self.words.percent(value, self.digits) if self.form == "share" else self.words.number(value, self.digits)

    def interval(self, estimate: Estimate) -> str:
        """Write the 95 % interval."""
        if not isfinite(estimate.low):
            return self.words.say("no-interval")
        return self.words.say("interval", low=self.write(estimate.low), high=self.write(estimate.high))

    def tip(self, label: str, estimate: Estimate) -> str:
        """Write everything about a value, for its tooltip."""
        counts = {"count": self.words.number(estimate.cases), "matches": self.words.number(estimate.matches)}
        same = "tip-matches" if estimate.cases == estimate.matches else "tip-facts"
        return self.words.say(same, label=label, value=self.write(estimate.value), interval=self.interval(estimate), **counts)

    def sentence(self, name: str, estimate: Estimate, **facts: object) -> str:
        """Fill in a sentence about a value and its interval."""
        return self.words.say(name, value=self.write(estimate.value), interval=self.interval(estimate), **facts)


class Writer:
    """Writes measured values in a language, as figures."""

    def __init__(self, words: Words, seats: int):
        self.words, self.seats = words, seats
        self.shares = Notation(words, "share")
        by_chance = words.say("chance", share=words.percent(1 / seats, 0 if 100 % seats == 0 else 1))
        self.chance = Yardstick("chance", 1 / seats, by_chance)
        self.own_share = Yardstick("own-share", 0.0, words.say("own-share"))

    def means(self, values: Sequence[float]) -> Notation:
        """Return the notation for means of this size."""
        return Notation(self.words, "mean", digits_for(max(map(abs, values))))

    def notation(self, form: str, named: Sequence[Named]) -> Notation:
        """Return the notation for the values of a figure."""
        return self.means([each.estimate.value for each in named]) if form == "mean" else Notation(self.words, form)

    def chance_axis(self, values: Sequence[float], label: str) -> Axis:
        """Make an axis of shares, with the win by pure chance to compare with."""
        return self._axis_around(self.chance, values, label, self._percent)

    def _axis_around(self, yardstick: Yardstick, values: Sequence[float], label: str, write: Callable[[float], str]) -> Axis:
        middle = yardstick.value
        least = 0.0 if yardstick is self.chance else -1.0
        ends = [*values, max(least, middle - LEAST_SPAN / 2), middle + LEAST_SPAN / 2]
        return axis_for(ends, write, label, most=1.0, zero=False, chance=middle, chance_label=yardstick.label)

    def _percent(self, value: float) -> str:
        """Write a share on an axis, where decimals are rarely needed."""
        return self.words.percent(value, 0 if abs(100 * value - round(100 * value)) < 1e-6 else 1)

    def estimates(
        self,
        name: str,
        form: str,
        named: Sequence[Named],
        *,
        axis: str,
        groups: Sequence[str] = (),
        yardstick: Yardstick | None = None,
        bars: bool = False,
        matches: int | None = None,
        notes: Sequence[str] = (),
    ) -> Figure:
        """Make a figure of measured values, one row per label; `matches` is their number, if not all are in one row."""
        notation = self.notation(form, named)
        rows, scale = self._rows(notation, named, groups), self._axis(form, named, axis, yardstick)
        title = self.words.say_if_known(name, name)
        return Figure(
            name=name,
            title=title,
            about=self.words.say_if_known(f"{name}-about", ""),
            draw=lambda width: draw_rows(rows, scale, title, width, bars=bars, legend=groups),
            head=self._head(form, bool(groups)),
            rows=[self._line(notation, each, groups) for each in named],
            matches=matches or max(each.estimate.matches for each in named),
            notes=[*self._findings(named, yardstick), *notes],
        )

    def _rows(self, notation: Notation, named: Sequence[Named], groups: Sequence[str]) -> list[Row]:
        rows: dict[str, list[Named]] = {}
        for each in named:
            rows.setdefault(each.label, []).append(each)
        differ = len({each.estimate.cases for each in named}) > 1
        return [
            Row(
                label,
                [Mark(each.estimate, notation.tip(self._full(each, groups), each.estimate), each.series) for each in marks],
                " / ".join(notation.write(each.estimate.value) for each in marks),
                "" if groups or not differ else self.words.say("cases", count=self.words.number(marks[0].estimate.cases)),
            )
            for label, marks in rows.items()
        ]

    def _axis(self, form: str, named: Sequence[Named], label: str, yardstick: Yardstick | None) -> Axis:
        ends = [end for each in named for end in (each.estimate.low, each.estimate.high, each.estimate.value)]
        if yardstick:
            write = self._percent if form == "share" else lambda value: self.words.points(value, 0)
            return self._axis_around(yardstick, ends, label, write)
        if form == "share":
            return axis_for(ends, self._percent, label, most=1.0)
        scale = axis_for(ends, str, label)
        step = scale.ticks()[1] - scale.ticks()[0]
        digits = 0 if step >= 1 else 1 if step >= 0.1 else 2
        return Axis(scale.low, scale.high, lambda value: self.words.number(value, digits), label)

    def _findings(self, named: Sequence[Named], yardstick: Yardstick | None) -> list[str]:
        """List which values differ from the yardstick by more than their interval."""
        if not yardstick:
            return []
        above = [each.label for each in named if each.estimate.low > yardstick.value]
        below = [each.label for each in named if each.estimate.high < yardstick.value]
        if not above and not below:
            return [self.words.say(f"{yardstick.name}-none")]
        findings = ((f"{yardstick.name}-above", above), (f"{yardstick.name}-below", below))
        return [self.words.say(sentence, names="; ".join(names)) for sentence, names in findings if names]

    def _full(self, each: Named, groups: Sequence[str]) -> str:
        return f"{each.label}, {groups[each.series]}" if groups else each.label

    def _head(self, form: str, grouped: bool) -> list[str]:
        names = ["column-what", *(["column-group"] if grouped else []), f"column-{form}", "column-interval"]
        return [self.words.say(name) for name in (*names, "column-count", "column-matches")]

    def _line(self, notation: Notation, each: Named, groups: Sequence[str]) -> list[str]:
        counts = (self.words.number(each.estimate.cases), self.words.number(each.estimate.matches))
        group = [groups[each.series]] if groups else []
        return [each.label, *group, notation.write(each.estimate.value), notation.interval(each.estimate), *counts]

    def spread(
        self,
        name: str,
        bins: Sequence[Bin],
        matches: int,
        *,
        below: str,
        axis: str,
        legend: Sequence[str] = (),
        notes: Sequence[str] = (),
    ) -> Figure:
        """Make a figure of the distribution of values: in each bin the share of each series."""
        totals = [sum(each.counts[series] for each in bins) for series in range(len(bins[0].counts))]
        columns = [self._column(each, totals, legend) for each in bins]
        shares = [share for column in columns for share in column.shares]
        scale = axis_for(shares, self._percent, axis, most=1.0)
        title = self.words.say(name)
        return Figure(
            name=name,
            title=title,
            about=self.words.say(f"{name}-about"),
            draw=lambda width: draw_columns(columns, scale, title, width, below=below, legend=legend),
            head=[below, *(legend or [axis])],
            rows=[[each.name, *self._counts(each, column)] for each, column in zip(bins, columns, strict=True)],
            matches=matches,
            notes=notes,
        )

    def _column(self, each: Bin, totals: Sequence[int], legend: Sequence[str]) -> Column:
        shares = [count / max(total, 1) for count, total in zip(each.counts, totals, strict=True)]
        groups = [f", {group}" for group in legend] or [""]
        rows = zip(groups, each.counts, shares, strict=True)
        tips = [f"{each.name}{group}: {self.words.number(count)} ({self.words.percent(share)})" for group, count, share in rows]
        return Column(each.label, shares, tips)

    def _counts(self, each: Bin, column: Column) -> list[str]:
        pairs = zip(each.counts, column.shares, strict=True)
        return [f"{self.words.number(count)} ({self.words.percent(share)})" for count, share in pairs]


def digits_for(value: float) -> int:
    """Return the number of decimals that a mean of this size needs."""
    return 0 if abs(value) >= 1000 else 1 if abs(value) >= 20 else 2
