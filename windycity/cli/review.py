"""What the command `review` does: a finished match as the strongest bot sees it, on one page."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

import windycity
from windycity.cli.kept import edition_beside
from windycity.cli.progress import warm_with_progress
from windycity.cli.screen import Screen
from windycity.cli.words import title_of
from windycity.core import record as records
from windycity.core.errors import BadRecord, WrongSeat
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import say
from windycity.review import Review, describe_review, effort_of, review_match
from windycity.review.effort import Effort
from windycity.review.review import MISTAKE, SWING, Cost, Point
from windycity.review.texts import CostText, Turn
from windycity.review.words import WORDS

WIDTH = 78  # columns of the page: it fits a terminal of 80
NAME = 16  # columns for a player's name
HEIGHT = 3  # lines of a seat's chart
BLOCKS = " ▁▂▃▄▅▆▇█"
COLUMNS = 9  # moments in the plain chart


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    file: Path
    seat: int | None
    effort: str
    seed: int
    json: bool
    edition: Path | None


def review_in_terminal(wish: Wish, screen: Screen) -> int:
    """Review a record and print the report; return the exit code."""
    effort, record = effort_of(wish.effort), records.read_file(wish.file)
    if record.header.seen_by is not None:
        raise BadRecord("record-no-secret")
    if wish.seat is not None and not 1 <= wish.seat <= record.header.seats:
        raise WrongSeat("wrong-player", seat=wish.seat, last=record.header.seats)
    match = records.replay(_compiled(record.header.game, wish.edition or edition_beside(wish.file), screen), record)
    review = _computed(match, effort, wish.seed, screen)
    if wish.json:
        print(review.to_json())
    else:
        screen.text(format_review(match, review, screen.language, None if wish.seat is None else wish.seat - 1, screen.plain))
    return 0


def _compiled(name: str, edition: Path | None, screen: Screen) -> Game:
    """Return a game with compiled rules, which a review needs, compiling them first where that has not been done."""
    game = windycity.game(name, edition)
    if not game.engine.compiled and warm_with_progress([name], False, screen.language) == 0:
        game = windycity.game(name, edition)
    return game


def _computed(match: Match, effort: Effort, seed: int, screen: Screen) -> Review:
    """Compute the review, with a bar on a terminal."""
    if not sys.stderr.isatty():
        return review_match(match, effort, seed)
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(_words("review-thinking", screen.language), total=None)
        return review_match(match, effort, seed, lambda done, total: progress.update(task, completed=done, total=total))


def format_review(match: Match, review: Review, language: str, eye: int | None, plain: bool) -> str:
    """Write the report; with an eye only what concerns that seat, besides the chart."""
    telling = describe_review(match, review, language)
    page = _Page(match, review, language, eye)
    head = page.say("review-head", game=title_of(match.game.name, language), answers=review.answers)
    parts = [f"{head}\n{telling.verdict}", page.chart(plain)]
    if telling.turns:
        parts.append(page.part("review-turns", [page.turn(turn) for turn in telling.turns]))
    costs = [page.cost(cost, text) for cost, text in zip(review.costs, telling.costs, strict=True) if eye in (None, cost.seat)]
    parts.append(page.part("review-costs", costs) if costs else page.say("review-no-costs", points=round(100 * MISTAKE)))
    lucks = [
        page.luck(luck.answer, luck.swings, text.text)
        for luck, text in zip(review.lucks, telling.lucks, strict=True)
        if eye is None or abs(luck.swings[eye]) >= SWING
    ]
    parts.append(page.part("review-lucks", lucks) if lucks else page.say("review-no-lucks", points=round(100 * SWING)))
    parts.append(page.part("review-balance", [page.balance(seat) for seat in page.seats]))
    parts.append(page.say("review-how", bot=review.bot, effort=review.effort))
    return "\n\n".join(parts)


class _Page:
    """The parts of a report."""

    def __init__(self, match: Match, review: Review, language: str, eye: int | None):
        self._match, self._review, self._language = match, review, language
        self.seats = [eye] if eye is not None else list(range(match.seats))

    def say(self, sentence: str, /, **facts: object) -> str:
        """Fill in a sentence, in lines that fit."""
        return "\n".join(wrap(_words(sentence, self._language, **facts), WIDTH))

    def part(self, heading: str, items: Sequence[str]) -> str:
        """Write a heading with things below it."""
        return "\n".join([self.say(heading), *items])

    def chart(self, plain: bool) -> str:
        """Draw the chances of all seats."""
        error = max(point.error for point in self._review.points)
        head = self.say("review-chances", points=_points(error))
        return f"{head}\n{self._numbers() if plain else self._blocks()}"

    def _blocks(self) -> str:
        """Draw each seat's chance as a strip of blocks, over the answers of the match."""
        width = WIDTH - NAME - 7
        lines = []
        for seat in range(self._match.seats):
            shares = [_share_at(self._review, seat, self._review.answers * column / (width - 1)) for column in range(width)]
            for row in reversed(range(HEIGHT)):
                name = _fit(self._match.player_names[seat]) if row == 0 else " " * NAME
                last = f" {_percent(shares[-1])}" if row == 0 else ""
                lines.append(f"{name}│{''.join(_block(share, row) for share in shares)}│{last}".rstrip())
        feet = f"{' ' * NAME} 0{self._review.answers:>{width - 1}}"
        return "\n".join([*lines, feet])

    def _numbers(self) -> str:
        """Write each seat's chance at some moments, as a table without lines."""
        count = min(COLUMNS, len(self._review.points))
        last = len(self._review.points) - 1
        chosen = [self._review.points[round(last * place / max(1, count - 1))] for place in range(count)]
        rows = [_row(_words("review-after", self._language), [str(point.moment) for point in chosen])]
        for seat, name in enumerate(self._match.player_names):
            rows.append(_row(name, [f"{round(100 * point.shares[seat])}" for point in chosen]))
        return "\n".join(rows)

    def turn(self, turn: Turn) -> str:
        """Write where a seat's chance changed most."""
        facts = {"moment": turn.last, "player": self._match.player_names[turn.seat], "points": _signed(turn.change)}
        return _item(_words("review-turn", self._language, **facts), turn.text)

    def cost(self, cost: Cost, text: CostText) -> str:
        """Write what a move cost, what would have been better, and why."""
        facts = {"number": cost.answer + 1, "sentence": text.sentence, "error": _points(cost.error)}
        did = _words("review-did", self._language, move=text.move, share=_percent(cost.share))
        instead = _words("review-instead", self._language, move=text.better, share=_percent(cost.better_share))
        return _item(_words("review-cost-head", self._language, **facts), did, instead, *filter(None, [text.why]))

    def luck(self, answer: int, swings: Sequence[float], text: str) -> str:
        """Write whom luck helped and hurt."""
        moved = [(seat, swing) for seat, swing in enumerate(swings) if abs(swing) >= SWING / 2]
        names = ", ".join(f"{self._match.player_names[seat]} {_signed(swing)}" for seat, swing in moved)
        return _item(_words("review-luck", self._language, number=answer + 1, swings=names), text)

    def balance(self, seat: int) -> str:
        """Write what a seat's own moves and luck made together, as far as they are listed."""
        cost = sum(cost.cost for cost in self._review.costs if cost.seat == seat)
        luck = sum(luck.swings[seat] for luck in self._review.lucks)
        facts = {"player": self._match.player_names[seat], "cost": _points(cost), "luck": _signed(luck)}
        return _item(_words("review-balance-of", self._language, **facts))


def _words(sentence: str, language: str, /, **facts: object) -> str:
    return say(sentence, language, WORDS, **facts)


def _item(*texts: str) -> str:
    """Write a thing of a list: its first text with a dash, the others indented."""
    lines = [line for i, text in enumerate(texts) for line in _indented(text, "- " if i == 0 else "    ")]
    return "\n".join(lines)


def _indented(text: str, before: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=before, subsequent_indent=" " * max(2, len(before)), break_on_hyphens=False)


def _row(name: str, cells: Sequence[str]) -> str:
    return _fit(name) + "".join(f"{cell:>6}" for cell in cells)


def _fit(name: str) -> str:
    return f"{name if len(name) < NAME else name[: NAME - 2] + '…':<{NAME}}"


def _block(share: float, row: int) -> str:
    """Return the block of one line of a strip, of which `row` 0 is the lowest."""
    eighths = round(share * HEIGHT * 8) - 8 * row
    return BLOCKS[max(0, min(8, eighths))] if eighths > 0 or row else BLOCKS[1]


def _share_at(review: Review, seat: int, moment: float) -> float:
    """Return a seat's chance at a moment, between two points in proportion."""
    before, after = _around(review.points, moment)
    span = after.moment - before.moment
    part = (moment - before.moment) / span if span else 0.0
    return before.shares[seat] + max(0.0, min(1.0, part)) * (after.shares[seat] - before.shares[seat])


def _around(points: Sequence[Point], moment: float) -> tuple[Point, Point]:
    place = next((i for i, point in enumerate(points) if point.moment >= moment), len(points) - 1)
    return points[max(0, place - 1)], points[place]


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _points(share: float) -> float:
    return round(100 * share, 1)


def _signed(share: float) -> str:
    points = round(100 * share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
