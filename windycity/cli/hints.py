"""Hints: what the strongest bot would do and why, from what a seat knows."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from windycity.bots.bot import glimpse_of
from windycity.bots.hints import Hint, describe_hint, hint_for
from windycity.cli.commands import is_command
from windycity.cli.screen import Screen
from windycity.cli.words import text_of
from windycity.core.match import Match

MORE = "more"  # typed after `hint`, in any language, for the numbers behind it


class Adviser:
    """Gives hints in the terminal; the bot thinks once about each decision, so that `hint more` is about the same move."""

    def __init__(self, screen: Screen):
        self._screen = screen
        self._latest: tuple[tuple[Match, int, int, int], Hint] | None = None

    def give(self, match: Match, seat: int, wish: str, write: Callable[[str], str], spoken: bool) -> None:
        """Say which move looks best to a seat, and why; with the numbers behind it if `wish` is for more.

        Moves are written as `write` does; `spoken` is as in `Match.explain`.
        """
        language, hint = self._screen.language, self._hint(match, seat)
        more = is_command(wish, MORE, language)
        show_hint(describe_hint(hint, match, seat, language, spoken=spoken, more=more, write=write), wish, self._screen)

    def _hint(self, match: Match, seat: int) -> Hint:
        asked = (match, seat, len(match.answers), match.rewound)
        if self._latest is None or self._latest[0] != asked:
            with self._screen.busy("hint-thinking"):
                self._latest = asked, hint_for(glimpse_of(match, seat), secrets.randbits(31))
        return self._latest[1]


def show_hint(paragraphs: Sequence[str], wish: str, screen: Screen) -> None:
    """Show a hint, and what to type for the numbers behind it, if there are any."""
    for paragraph in paragraphs:
        screen.text(paragraph)
    if not is_command(wish, MORE, screen.language) and len(paragraphs) > 1:
        screen.note(text_of("hint-more", screen.language))
