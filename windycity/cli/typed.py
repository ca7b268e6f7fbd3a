"""What people type for moves: texts, numbers from the list, or a phrase that stands for several moves."""

from __future__ import annotations

from windycity.cli.listing import move_of_number
from windycity.cli.screen import Screen
from windycity.cli.words import FOLDER
from windycity.core.errors import WindyCityError
from windycity.core.match import Match


class NoSuchWay(WindyCityError):
    """A phrase that fits no walk, or a way that was not shown."""

    code = "no-such-way"


def read_moves(match: Match, seat: int, typed: str, screen: Screen) -> list[str]:
    """Read what a seat has typed, asking again if a phrase can be taken in several ways."""
    return _phrase_typed(match, seat, typed, screen) or moves_typed(typed, match.legal(seat))


def moves_typed(typed: str, moves: list[str]) -> list[str]:
    """List the moves between commas, each as text or by its number in the list of moves."""
    texts = [text.strip() for text in typed.split(",")]
    return [move_of_number(int(text[:9]), moves) if text.isdecimal() else text for text in texts]


def _phrase_typed(match: Match, seat: int, typed: str, screen: Screen) -> list[str] | None:
    """Return the moves that a phrase stands for, chosen from several if need be; None if it is not a phrase."""
    game = match.game
    expand = game.rulebook.expand
    ways = expand(game.edition, match.observed(seat), seat, typed) if expand else None
    if ways is None:
        return None
    if len(ways) == 1:
        return ways[0]
    if not ways:
        raise NoSuchWay("no-way", catalogue=FOLDER, phrase=typed)
    for number, way in enumerate(ways, 1):
        screen.text(f"{number}. {way[0]}: {' '.join(move.split()[-1] for move in way[1:])}")
    chosen = screen.ask("which-way")
    number = int(chosen[:9]) if chosen.isdecimal() else 0
    if not 1 <= number <= len(ways):
        raise NoSuchWay("no-such-way", catalogue=FOLDER, count=len(ways))
    return ways[number - 1]
