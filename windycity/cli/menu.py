"""The menu that `windycity play` opens with: a match to continue, or a game, the number of players, options and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import windycity
from windycity.bots.levels import LEVELS, LOOKOUT
from windycity.cli.commands import is_command
from windycity.cli.fullscreen.choosing import Option
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.kept import Kept, kept_matches
from windycity.cli.matches import format_kept
from windycity.cli.screen import Leave, Screen
from windycity.cli.words import text_of, title_of
from windycity.core.words import say

USUAL_SEATS = 4
USUAL_BOTS = LOOKOUT
YES, NO = ("y", "yes", "j", "ja"), ("n", "no", "nee", "nein")
GO_ON = "0"  # typed to continue an unfinished match


@dataclass(frozen=True)
class Choice:
    """The choices for a new match."""

    game: str
    seats: int
    options: dict[str, bool]
    bots: str


def choose(screen: Screen, seats: int | None, bots: str | None, options: Mapping[str, bool]) -> Choice | Kept:
    """Ask for a match to continue, if there is one, or a game, and for everything else that is not settled."""
    if isinstance(screen, Stage):
        from windycity.cli.fullscreen.start import choose_at_start  # a circular import

        return choose_at_start(screen, seats, bots, options)
    screen.say("menu-title")
    kept = [match for match in kept_matches() if not match.in_play]
    if kept:
        screen.say(
            "menu-kept" if len(kept) == 1 else "menu-kept-many",
            count=len(kept),
            match=format_kept("kept-match", kept[0], screen.language),
        )
    name = choose_game(screen, bool(kept))
    if name is None:
        return kept[0] if len(kept) == 1 else choose_kept(screen, kept)
    seats = choose_seats(screen, name) if seats is None else seats
    options = choose_options(screen, name, seats, options)
    return Choice(name, seats, options, choose_bots(screen, LEVELS) if bots is None else bots)


def choose_game(screen: Screen, may_go_on: bool = False) -> str | None:
    """Ask for a game; None means to continue an unfinished match."""
    names = windycity.games()
    for number, name in enumerate(names, 1):
        allowed = windycity.game(name).rulebook.seats
        screen.say("menu-game", number=number, title=title_of(name, screen.language), low=allowed[0], high=allowed[-1])
    numbers = [str(number) for number in range(1, len(names) + 1)]
    chosen = choose_one(screen, [GO_ON, *numbers] if may_go_on else numbers, "1", "menu-which")
    return None if chosen == GO_ON else names[int(chosen) - 1]


def choose_seats(screen: Screen, name: str) -> int:
    """Ask for the number of players."""
    allowed = windycity.game(name).rulebook.seats
    usual, low, high = str(min(USUAL_SEATS, allowed[-1])), allowed[0], allowed[-1]
    return int(choose_one(screen, [str(seat) for seat in allowed], usual, "menu-seats", low=low, high=high, usual=usual))


def choose_options(screen: Screen, name: str, seats: int, settled: Mapping[str, bool]) -> dict[str, bool]:
    """Ask for the options that are not settled and that this number of players allows, each with its meaning."""
    rulebook = windycity.game(name).rulebook
    chosen = dict(settled)
    for option in rulebook.options:
        if option.name not in settled and seats in option.seats:
            screen.text(say(f"option-{option.name}", screen.language, rulebook.words))
            chosen[option.name] = ask_yes_or_no(screen, option.default, "menu-option", option=option.name)
    return chosen


def choose_bots(screen: Screen, bots: Sequence[str]) -> str:
    """Ask for bots, listed weakest first, by number or by name."""
    screen.say("menu-bots-title")
    for number, bot in enumerate(bots, 1):
        screen.say("menu-bot", number=number, bot=bot, strength=_strength(screen, bot))
    numbers = {str(number): bot for number, bot in enumerate(bots, 1)}
    usual = next(number for number, bot in numbers.items() if bot == USUAL_BOTS)
    chosen = choose_one(screen, [*numbers, *bots], usual, "menu-bots", usual=usual)
    return numbers.get(chosen, chosen)


def _strength(screen: Screen, bot: str) -> str:
    return text_of(f"strength-{bot}", screen.language)


def choose_kept(screen: Screen, matches: Sequence[Kept]) -> Kept:
    """Ask which unfinished match to continue; the first is the default."""
    listed = [format_kept("kept-match", kept, screen.language) for kept in matches]
    return matches[choose_listed(screen, text_of("kept-title", screen.language), listed, "start-kept", "kept-which")]


def choose_listed(screen: Screen, title: str, listed: Sequence[str], asked: str, typed: str, usual: int = 0) -> int:
    """Ask for one of the things in a list, with the place of the default; return its place there.

    `asked` is the question where they are choices in a full screen, `typed` where a number is typed.
    """
    if isinstance(screen, Stage):
        return choose_among(screen, listed, asked, [title.rstrip(":")], usual)
    screen.text(title)
    for number, label in enumerate(listed, 1):
        screen.text(f"{number}  {label}")
    numbers = [str(number) for number in range(1, len(listed) + 1)]
    return int(choose_one(screen, numbers, numbers[usual], typed, usual=numbers[usual])) - 1


def choose_among(stage: Stage, listed: Sequence[str], asked: str, before: Sequence[str] = (), usual: int = 0) -> int:
    """Ask for one of the choices in a full screen where there is no table yet; return its place in the list."""
    options = [Option(label, str(number), about=label, key=str(number)) for number, label in enumerate(listed, 1)]
    while True:  # there is nothing before it to go back to
        if (chosen := stage.pick(text_of(asked, stage.language), options, usual, before)) is not None:
            return int(chosen) - 1


def ask_yes_or_no(screen: Screen, usual: bool, sentence: str, **facts: object) -> bool:
    """Ask a yes-or-no question, answered in any of the languages; Enter gives the default answer, quitting leaves."""
    return choose_one(screen, [*YES, *NO], "yes" if usual else "no", sentence, usual="yes" if usual else "no", **facts) in YES


def choose_one(screen: Screen, choices: Sequence[str], default: str, sentence: str, **facts: object) -> str:
    """Ask until one of the choices is typed, or Enter for the default; quitting leaves."""
    while True:
        typed = screen.ask(sentence, **facts).casefold()
        if typed == "q" or is_command(typed, "quit", screen.language):
            raise Leave
        if not typed:
            return default
        if typed in choices:
            return typed
        screen.say("menu-not-understood")
