"""The learning curve: numbers for each bout of learning (CSV), and a picture of the share of wins against greedy (SVG)."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from windycity.core.svg import short, tag, text

FILE, PICTURE = "curve.csv", "curve.svg"
WIDTH, HEIGHT, LEFT, TOP = 720, 400, 64, 48
SMOOTH = 400  # the least matches behind each point of the picture
COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b9770e", "#7d3c98", "#566573")
STYLE = "text{font:13px sans-serif;fill:#333}.end{text-anchor:end}.mid{text-anchor:middle}.soft{fill:#777}"

Line = dict[str, float | int | str]


def write_line(folder: Path, line: Line) -> None:
    """Add a line to the file, whose first line names the columns."""
    path = folder / FILE
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(line), lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow({name: f"{value:.5g}" if isinstance(value, float) else value for name, value in line.items()})


def read_lines(folder: Path) -> list[dict[str, str]]:
    """Read all lines."""
    with (folder / FILE).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def points_of(lines: Sequence[dict[str, str]], seats: int) -> list[tuple[float, float]]:
    """Return the curve of wins against greedy at tables with this many seats: millions of decisions, and the share of wins."""
    points, wins, matches = [], 0.0, 0
    for line in lines:
        wins += float(line[f"wins_{seats}"])
        matches += int(line[f"matches_{seats}"])
        if matches >= SMOOTH:
            points.append((float(line["decisions"]) / 1e6, wins / matches))
            wins, matches = 0.0, 0
    return points


def draw(folder: Path, game: str, counts: Sequence[int]) -> None:
    """Draw the curve of each seat count from the lines of a folder."""
    lines = read_lines(folder)
    most = max([float(line["decisions"]) / 1e6 for line in lines] or [1.0])
    shapes = [tag("style", STYLE), tag("rect", width=WIDTH, height=HEIGHT, fill="#fff")]
    shapes += [text(f"{game}: share of wins against greedy, by seats", LEFT, 28, ""), *_axes(most)]
    for number, seats in enumerate(counts):
        shapes += _curve(points_of(lines, seats), seats, COLOURS[number % len(COLOURS)], most)
    picture = tag("svg", *shapes, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}")
    (folder / PICTURE).write_text(picture, "utf-8")


def _axes(most: float) -> Iterator[str]:
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        yield tag("path", d=f"M{LEFT} {short(y)}H{WIDTH - 40}", stroke="#ddd")
        yield text(f"{10 * tenth} %", LEFT - 8, y + 4, "end soft")
    for part in range(5):
        yield text(f"{most * part / 4:.3g}", _x(part / 4), HEIGHT - 26, "mid soft")
    yield text("million decisions", _x(0.5), HEIGHT - 8, "mid soft")


def _curve(points: Sequence[tuple[float, float]], seats: int, colour: str, most: float) -> Iterator[str]:
    yield tag("path", d=f"M{LEFT} {short(_y(1 / seats))}H{WIDTH - 40}", stroke=colour, stroke_dasharray="2 5")
    if points:
        places = [f"{short(_x(x / most))} {short(_y(y))}" for x, y in points]
        yield tag("path", d="M" + "L".join(places), stroke=colour, stroke_width=2, fill="none")
        yield text(seats, _x(points[-1][0] / most) + 8, _y(points[-1][1]) + 4, "")


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - 40 - LEFT)


def _y(share: float) -> float:
    return HEIGHT - 48 - share * (HEIGHT - 48 - TOP)
