"""The start of a server's table in the full screen: game, players, the number of people, options and bots."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from windycity.cli.fullscreen.choosing import Option
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.fullscreen.start import Start
from windycity.cli.words import text_of
from windycity.server.shapes import NewTable

ME, OPEN = "me", "open"
USUAL_PEOPLE = "2"


def complete_at_start(stage: Stage, wish: NewTable) -> NewTable:
    """Ask for everything about a table that is not settled; Escape goes back one question."""
    if wish.game and wish.seats:
        return wish
    return Hosting(stage, wish).table()


class Hosting(Start):
    """The questions about a server's table, where friends may sit."""

    def __init__(self, stage: Stage, wish: NewTable):
        super().__init__(stage, len(wish.seats) or None, None, wish.options)
        self._kept = []
        self._named = wish.game or None
        self._wish = wish

    def table(self) -> NewTable:
        """Ask until everything is settled."""
        self._settle()
        choice = self._choice()
        if self._wish.seats:
            return structs.replace(self._wish, game=choice.game)
        bots = self._table - self._people
        seats = [ME, *[OPEN] * (self._people - 1), *[choice.bots] * bots]
        return structs.replace(self._wish, game=choice.game, seats=seats, options=choice.options)

    @property
    def _people(self) -> int:
        return int(self._given["people"])

    def _questions(self) -> dict[str, Callable[[], str | None]]:
        """Return the questions of a match, except those settled by given seats, and the number of people."""
        usual = super()._questions()
        if self._wish.seats:
            return {name: ask for name, ask in usual.items() if name == "game"}
        if ("seats" in usual and "seats" not in self._given) or not (self._named or "game" in self._given):
            return usual
        first = {name: ask for name, ask in usual.items() if name in ("game", "seats")}
        alone = "people" in self._given and self._people == self._table
        rest = {name: ask for name, ask in usual.items() if name not in first and not (name == "bots" and alone)}
        return {**first, "people": self._ask_people, **rest}

    def _said(self, question: str, answer: str) -> str:
        if question == "people":
            return text_of("start-people-count", self._language, count=int(answer))
        return super()._said(question, answer)

    def _ask_people(self) -> str | None:
        about = text_of("start-people-about", self._language)
        options = [
            Option(text_of("start-people-count", self._language, count=count), str(count), about=about, key=str(count))
            for count in range(1, self._table + 1)
        ]
        return self._ask("people", text_of("start-people", self._language), options, USUAL_PEOPLE)
