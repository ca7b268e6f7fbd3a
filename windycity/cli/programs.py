"""Programs at a table in the terminal: they are greeted before the match, and their faults are reported and logged."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from windycity.bots import external
from windycity.bots.bot import Bot, glimpse_of
from windycity.bots.external import ExternalBot
from windycity.cli.kept import state_folder
from windycity.core.files import make_private_folder
from windycity.core.match import Match

if TYPE_CHECKING:
    from windycity.cli.screen import Screen

MOST_LOG = 1_000_000  # bytes; the same amount of older text is kept beside it


def log_file() -> Path:
    """Return the log of programs' faults, with details that a person must not see on the screen."""
    return state_folder() / "programs.log"


def programs_among(bots: Mapping[int, Bot]) -> dict[int, ExternalBot]:
    """Return the bots that are programs, by seat."""
    return {seat: bot for seat, bot in bots.items() if isinstance(bot, ExternalBot)}


def greet_programs(match: Match, bots: Mapping[int, Bot], screen: Screen, seed: int | None) -> None:
    """Start the programs before the match; a failure raises CannotStart. Warn that a seed reveals the luck to them."""
    programs = programs_among(bots)
    if programs:
        _log_to_file()
        if seed is not None:
            screen.say("seed-with-programs", seed=str(seed))
    for seat, bot in programs.items():
        bot.greet(glimpse_of(match, seat))
        if bot.title:
            screen.say("program-sits", player=match.player_names[seat], title=bot.title)


def _log_to_file() -> None:
    """Log to a file that only its owner may read, beginning with this process's first match."""
    if any(isinstance(handler, RotatingFileHandler) for handler in external.log.handlers):
        return
    with suppress(OSError):  # it is possible to play without a log
        make_private_folder(log_file().parent)
        log_file().touch(mode=0o600)
        handler = RotatingFileHandler(log_file(), maxBytes=MOST_LOG, backupCount=1, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        external.log.addHandler(handler)


class FaultReporter:
    """Reports on the screen that another bot had to move for a program, but not what the program answered."""

    def __init__(self, screen: Screen):
        self._screen = screen
        self._again: list[tuple[str, dict[str, object]]] = []
        self._log_named = False

    def report(self, bot: Bot, player: str) -> None:
        """Report what was wrong with a bot's last answer, if it is a program and something was."""
        if not isinstance(bot, ExternalBot) or bot.last_fault is None:
            return
        self._say(f"program-{bot.last_fault}", player=player, seconds=f"{bot.seconds:g}")
        if bot.given_up:
            self._say("program-given-up", player=player, times=external.ENOUGH)
        if not self._log_named and log_file().is_file():
            self._say("program-log", file=str(log_file()))
            self._log_named = True

    def report_again(self) -> None:
        """Repeat the reports shown on a screen that has been cleared since."""
        for sentence, facts in self._again:
            self._screen.say(sentence, **facts)
        self._again.clear()

    def _say(self, sentence: str, **facts: object) -> None:
        self._screen.say(sentence, **facts)
        self._again.append((sentence, facts))
