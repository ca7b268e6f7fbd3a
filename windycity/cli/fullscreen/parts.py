"""What a game's `table.py` provides for the full screen, with general forms for what it lacks.

picture(game, view, language, width, marks)     the board as a `Picture`, for boards with places
sheet(game, view, language, width, height)      the table as rich draws it, for all other games; by default `draw`
status(game, view, language)                    what is always in sight: dice, moves left, the question
players(game, view, language)                   what each player has, if the board does not show it
hand(game, view, language)                      the viewer's hand, always in sight
options(table, choices)                         the moves in the game's own arrangement, see `choosing`
preview(table, move)                            what a move would make of things, in a sentence
heard(table, move)                              the same for people who hear the table, as spoken lists leave it out
legend(game, view, language)                    the meaning of the signs in the drawing, for the help
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from windycity.cli.fullscreen.choosing import Option, general_options
from windycity.cli.fullscreen.picture import Marks, Picture
from windycity.cli.screen import NARROW
from windycity.cli.tables import draw_table
from windycity.core.choices import Choices
from windycity.core.game import Game
from windycity.core.translation import Translation
from windycity.core.view import View
from windycity.games import part_of

Ways = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Table:
    """The table as shown: the game, what the viewer knows of the match, and the viewer's language.

    `explain` returns what a move would do, `ways` what a phrase can mean; both only while a move is asked for. If `far`, they
    take a while to answer.
    """

    game: Game
    view: View
    language: str
    explain: Callable[[str], str] | None = None
    ways: Callable[[str], Ways | None] | None = None
    far: bool = False

    def _part(self, name: str) -> Callable[..., Any] | None:
        found: Callable[..., Any] | None = getattr(part_of(self.game.name, "table"), name, None)
        return found

    @property
    def translation(self) -> Translation:
        """The translation of moves into the table's language."""
        return _translation(self.game, self.language)

    def board(self, width: int, height: int, marks: Marks) -> Picture | RenderableType:
        """Draw the board, or the whole table of a game without one, for this much room."""
        if picture := self._part("picture"):
            return picture(self.game, self.view, self.language, width, marks)  # type: ignore[no-any-return]
        if sheet := self._part("sheet"):
            return sheet(self.game, self.view, self.language, width, height)  # type: ignore[no-any-return]
        drawn = draw_table(self.game, self.view, self.language, width < NARROW)
        return Text(self.game.draw(self.view, self.language)) if drawn is None else drawn

    def status(self) -> RenderableType:
        """Format what is always in sight; by default the first line of the table as text."""
        status = self._part("status")
        if status:
            return status(self.game, self.view, self.language)  # type: ignore[no-any-return]
        return Text(self.game.draw(self.view, self.language).partition("\n")[0])

    def players(self) -> Sequence[RenderableType]:
        """Draw what each player has; nothing if the board shows it."""
        players = self._part("players")
        return players(self.game, self.view, self.language) if players else ()

    def hand(self) -> RenderableType | None:
        """Draw the viewer's hand; None if the game has none, or the table shows it."""
        hand = self._part("hand")
        return hand(self.game, self.view, self.language) if hand else None

    def heard(self, move: str) -> str:
        """Say what a move would make of things, if the lists do not show it."""
        heard = self._part("heard")
        return heard(self, move) if heard else ""

    def legend(self) -> str:
        """Return the meaning of the signs in the drawing."""
        legend = self._part("legend")
        return legend(self.game, self.view, self.language) if legend else ""

    def options(self, choices: Choices) -> Sequence[Option]:
        """Arrange the moves to choose from."""
        options = self._part("options")
        found: Sequence[Option] | None = options(self, choices) if options else None
        return general_options(choices, self.translation) if found is None else found

    def about(self, move: str) -> str:
        """Return what a move would do."""
        preview = self._part("preview")
        sentences = [self.explain(move) if self.explain else "", preview(self, move) if preview else ""]
        return " ".join(sentence for sentence in sentences if sentence)


@lru_cache(maxsize=8)
def _translation(game: Game, language: str) -> Translation:
    return Translation(game, language)
