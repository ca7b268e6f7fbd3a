"""Plots: everything is drawn at its value, and says what it is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from windycity.arena.estimates import Estimate
from windycity.arena.plots import (
    Axis,
    Column,
    Mark,
    Row,
    Strip,
    axis_for,
    draw_columns,
    draw_curve,
    draw_rows,
    draw_strips,
    nice_step,
)

HALF = Estimate(0.5, 0.4, 0.7, 10, 10)
AXIS = Axis(0, 1, lambda value: f"{value:.0%}", "share", chance=0.25, chance_label="chance 25%")


def parts(drawn: str, name: str, class_: str = "") -> list[ElementTree.Element]:
    return [
        part for part in ElementTree.fromstring(drawn).iter(name) if class_ in (part.get("class") or "").split() or not class_
    ]


def number(part: ElementTree.Element, name: str) -> float:
    return float(part.get(name) or "")


def words(drawn: str) -> list[str]:
    return [part.text or "" for part in parts(drawn, "text")]


@pytest.mark.parametrize(("least", "step"), [(0.7, 1), (1, 1), (1.2, 2), (3, 5), (7, 10), (0.03, 0.05), (120, 200)])
def test_a_step_is_round(least: float, step: float) -> None:
    assert nice_step(least) == pytest.approx(step)


def test_an_axis_holds_all_values_and_has_round_ticks() -> None:
    axis = axis_for([0.03, 0.57], str, "", most=1.0)
    assert [axis.low, axis.high] == pytest.approx([0, 0.6])
    assert axis.ticks() == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    assert axis_for([0.99], str, "", most=1.0).high == 1
    near = axis_for([0.24, 0.27], str, "", zero=False, chance=0.25)
    assert 0.2 < near.low <= 0.24
    assert near.high >= 0.27


def test_values_that_are_all_the_same_have_an_axis_too() -> None:
    for value in (0.0, 3.0):
        axis = axis_for([value, value], str, "")
        assert len(axis.ticks()) > 1
        assert axis.low <= value <= axis.high


def test_an_interval_without_end_does_not_stretch_the_axis() -> None:
    assert axis_for([float("inf"), float("-inf"), 3.0], str, "").high == 3


@pytest.mark.parametrize("width", [600, 340])
def test_a_row_has_its_dot_its_interval_and_the_line_of_chance_to_scale(width: int) -> None:
    drawn = draw_rows([Row("seat 1", [Mark(HALF, "half of them")], "50%", "of 10")], AXIS, "wins", width)
    dot, line, chance = parts(drawn, "circle")[0], parts(drawn, "line", "whisker0")[0], parts(drawn, "line", "chance")[0]
    start, end = (number(parts(drawn, "line", "axis")[0], name) for name in ("x1", "x2"))
    for x, value in (
        (number(dot, "cx"), 0.5),
        (number(line, "x1"), 0.4),
        (number(line, "x2"), 0.7),
        (number(chance, "x1"), 0.25),
    ):
        assert x == pytest.approx(start + value * (end - start), abs=0.1)
    assert 0 < start < end < width
    assert [part.text for part in parts(drawn, "title")] == ["half of them"]
    assert {"seat 1", "50%", "of 10", "chance 25%", "share", "0%", "100%"} <= set(words(drawn))
    assert ElementTree.fromstring(drawn).get("aria-label") == "wins"


def test_two_groups_have_forms_of_their_own_and_a_legend() -> None:
    marks = [Mark(HALF, "a"), Mark(HALF, "b", series=1)]
    drawn = draw_rows([Row("bar", marks, "50% / 50%")], AXIS, "", 600, legend=("winners", "others"))
    assert len(parts(drawn, "circle")) == len(parts(drawn, "path")) == 2  # one of each in the legend
    assert {"winners", "others"} <= set(words(drawn))
    first, second = (parts(drawn, "line", f"whisker{series}")[0] for series in (0, 1))
    assert number(second, "y1") - number(first, "y1") >= 10  # one above the other


def test_a_long_name_takes_several_lines_and_nothing_is_lost() -> None:
    name = "Stockyards (weapons, bribes, blackmail, persons) and whatever else there is"
    for width in (600, 340):
        drawn = draw_rows([Row(name, [Mark(HALF, "")], "50%")], AXIS, "", width)
        lines = [said for said in words(drawn) if said in name]
        assert len(lines) > 1
        assert " ".join(lines) == name
        assert max(map(len, lines)) < 50


def test_words_from_outside_stand_in_xml() -> None:
    drawn = draw_rows([Row("<b>&", [Mark(HALF, "<i>")], "1\u00a0%")], AXIS, '"<>', 600)
    assert {"<b>&", "1 %"} <= set(words(drawn))


def test_columns_are_as_high_as_their_shares() -> None:
    columns = [Column("1", [0.5, 0.25], ["one", "two"]), Column("2", [0.0, 1.0], ["three", "four"])]
    drawn = draw_columns(columns, Axis(0, 1, str, "share"), "", 600, below="rounds", legend=("winners", "others"))
    heights = [number(bar, "height") for bar in parts(drawn, "rect", "bar0")[1:]]
    assert heights[1] == 0
    others = [number(bar, "height") for bar in parts(drawn, "rect", "bar1")[1:]]
    assert others[1] == pytest.approx(2 * heights[0], abs=1.1)
    assert [part.text for part in parts(drawn, "title")] == ["one", "two", "three", "four"]
    assert {"rounds", "winners", "others", "1", "2"} <= set(words(drawn))


def test_names_below_columns_are_left_out_where_there_is_no_room() -> None:
    columns = [Column(str(1000 + place), [0.1], [""]) for place in range(40)]
    shown = [said for said in words(draw_columns(columns, Axis(0, 1, str, "share"), "", 340, below="x")) if said.startswith("10")]
    assert 4 < len(shown) < 15


def test_a_curve_has_a_band_from_low_to_high() -> None:
    points = [("10%", Mark(Estimate(0.2, 0.1, 0.4, 9, 9), "a")), ("20%", Mark(Estimate(0.6, 0.5, 0.8, 9, 9), "b"))]
    drawn = draw_curve(points, AXIS, "", 600, below="part")
    line = [tuple(map(float, point.split(","))) for point in (parts(drawn, "polyline")[0].get("points") or "").split()]
    band = [tuple(map(float, point.split(","))) for point in (parts(drawn, "polygon")[0].get("points") or "").split()]
    assert [x for x, _ in band] == [line[0][0], line[1][0], line[1][0], line[0][0]]
    assert band[0][1] > line[0][1] > band[3][1]
    assert line[0][1] > line[1][1]
    assert {"part", "10%", "20%", "chance 25%"} <= set(words(drawn))


def test_a_strip_tells_where_most_values_lie() -> None:
    drawn = draw_strips([Strip("richest", [10, 20, 24, 26, 30], "24", "tip")], Axis(0, 40, str, "rounds"), "", 600)
    line, box, dot = parts(drawn, "line", "thin")[0], parts(drawn, "rect", "half")[0], parts(drawn, "circle")[0]
    assert (
        number(line, "x1") < number(box, "x") < number(dot, "cx") < number(box, "x") + number(box, "width") < number(line, "x2")
    )
