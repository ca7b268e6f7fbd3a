"""What people type for moves: texts, numbers from the list, or a phrase that stands for several moves."""

from __future__ import annotations

from collections.abc import Callable

from windycity.cli.listing import move_of_number
from windycity.cli.screen import Screen
from windycity.cli.words import FOLDER
from windycity.core.errors import WindyCityError
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import has_words, say

Ways = list[list[str]]


class NoSuchWay(WindyCityError):
    """A phrase that fits no walk, or a way that was not shown."""

    code = "no-such-way"


def read_moves(match: Match, seat: int, typed: str, screen: Screen) -> list[str]:
    """Read what a seat has typed, asking again if a phrase can be taken in several ways."""
    expand = match.game.rulebook.expand
    ways = expand(match.game.edition, match.observed(seat), seat, typed) if expand else None
    if ways is None:
        return moves_typed(typed, match.legal(seat))

    def ask(listed: list[str]) -> str:
        for way in listed:
            screen.text(way)
        return screen.ask("which-way")

    return choose_way(ways, typed, ask)


def moves_typed(typed: str, moves: list[str]) -> list[str]:
    """List the moves between commas, each as text or by its number in the list of moves."""
    texts = [text.strip() for text in typed.split(",")]
    return [move_of_number(int(text[:9]), moves) if text.isdecimal() else text for text in texts]


def choose_way(ways: Ways, phrase: str, ask: Callable[[list[str]], str]) -> list[str]:
    """Return the moves that a phrase stands for; if it can mean several, `ask` shows them, and returns what is typed then."""
    if not ways:
        raise NoSuchWay("no-way", catalogue=FOLDER, phrase=phrase)
    if len(ways) == 1:
        return ways[0]
    chosen = ask([f"{number}. {way[0]}: {' '.join(move.split()[-1] for move in way[1:])}" for number, way in enumerate(ways, 1)])
    number = int(chosen[:9]) if chosen.isdecimal() else 0
    if not 1 <= number <= len(ways):
        raise NoSuchWay("no-such-way", catalogue=FOLDER, count=len(ways))
    return ways[number - 1]


def explain_phrases(game: Game, screen: Screen) -> None:
    """Show which phrases a game understands, if there are any."""
    if has_words("help-phrase", screen.language, game.rulebook.words):
        screen.lines(say("help-phrase", screen.language, game.rulebook.words))
