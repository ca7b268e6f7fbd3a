"""The menu that `windycity play` opens with: which game, how many players, which bots."""

from __future__ import annotations

import time
from dataclasses import dataclass

import windycity
from windycity.bots.names import BOTS
from windycity.cli.kept import Kept
from windycity.cli.screen import Leave, Screen
from windycity.cli.words import title_of

USUAL_SEATS = 4
USUAL_BOTS = "greedy"


@dataclass(frozen=True)
class Choice:
    """What was chosen."""

    game: str
    seats: int
    bots: str


def choose(screen: Screen, seats: int | None, bots: str | None) -> Choice:
    """Ask for a game, and for the players and the bots where they are not settled."""
    screen.say("menu-title")
    names = windycity.games()
    for number, name in enumerate(names, 1):
        rulebook = windycity.game(name).rulebook
        low, high = rulebook.seats[0], rulebook.seats[-1]
        screen.say("menu-game", number=number, title=title_of(name, screen.language), low=low, high=high)
    numbers = [str(number) for number in range(1, len(names) + 1)]
    game = names[int(_choose(screen, numbers, "1", "menu-which")) - 1]
    if seats is None:
        allowed = windycity.game(game).rulebook.seats
        usual, low, high = str(min(USUAL_SEATS, allowed[-1])), allowed[0], allowed[-1]
        seats = int(_choose(screen, [str(seat) for seat in allowed], usual, "menu-seats", low=low, high=high, usual=usual))
    if bots is None:
        bots = _choose(screen, list(BOTS), USUAL_BOTS, "menu-bots", known=", ".join(BOTS), usual=USUAL_BOTS)
    return Choice(game, seats, bots)


def choose_kept(screen: Screen, matches: list[Kept]) -> Kept:
    """Ask which of the matches that were left to go on with; the first is the usual one."""
    screen.say("kept-title")
    for number, kept in enumerate(matches, 1):
        header, when = kept.record.header, time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
        screen.say("kept-match", number=number, title=title_of(header.game, screen.language), seats=header.seats, when=when)
    numbers = [str(number) for number in range(1, len(matches) + 1)]
    return matches[int(_choose(screen, numbers, "1", "kept-which")) - 1]


def _choose(screen: Screen, choices: list[str], default: str, sentence: str, **facts: object) -> str:
    while True:
        typed = screen.ask(sentence, **facts).casefold()
        if typed in ("q", "quit"):
            raise Leave
        if not typed:
            return default
        if typed in choices:
            return typed
        screen.say("menu-not-understood")
