"""What a client needs to show a game: the names of things, the board and the rules, in a guest's language."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from markdown_it import MarkdownIt
from msgspec import Meta

from windycity.core.boards import Board
from windycity.core.game import Game
from windycity.games.reference import clauses, introduction


class Things(msgspec.Struct, frozen=True):
    """The things of a game, in the edition of a table."""

    game: str
    title: str
    goal: Annotated[str, Meta(description="How the game is won, with the options of the table.")]
    board: Annotated[Board | None, Meta(description="The board as data; null if the game has none.")]
    words: Annotated[dict[str, dict[str, str]], Meta(description="What people call each thing, by kind and name.")]


class ClauseShown(msgspec.Struct, frozen=True):
    """A clause of the rules."""

    number: str
    title: str
    section: Annotated[str, Meta(description="The heading that it stands under.")]
    html: str


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a game: what it is about, and every clause, as HTML without script or style."""

    introduction: str
    clauses: list[ClauseShown]


def things_of(game: Game, seats: int, options: dict[str, bool], language: str) -> Things:
    """Return what a client needs to know about a game at a table."""
    chosen = game.check_options(seats, options)
    goal = game.say("goal", language, **{name: "yes" if on else "no" for name, on in chosen.items()})
    return Things(game.name, game.say(game.name, language), goal, game.board, game.words(language))


@cache
def rules_shown(name: str, language: str) -> RulesShown:
    """Return a game's rules; a game without a page raises NoSuchRule."""
    shown = [ClauseShown(clause.number, clause.title, clause.section, _html(clause.text)) for clause in clauses(name, language)]
    return RulesShown(_html(introduction(name, language)), shown)


def _html(text: str) -> str:
    """Convert Markdown to HTML; the empty corner of a table is not a heading, which screen readers would announce."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return html.replace("<th></th>", "<td></td>")
