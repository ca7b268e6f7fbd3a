"""Compiling the rules during a match in the terminal: the match begins interpreted and continues compiled."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping

from windycity.bots.bot import Bot
from windycity.bots.greedy import GreedyBot
from windycity.bots.names import is_searching
from windycity.cli.screen import Screen
from windycity.cli.words import command_name, text_of
from windycity.core.match import Match
from windycity.games.warming import State, Warming

NOW_AND_THEN = 15.0  # seconds between two lines about the compilation


class Understudies:
    """Greedy bots that sit in for searching bots until the rules are compiled, as search would be too slow before."""

    def __init__(self, bots: Mapping[int, Bot], warming: Warming | None, game: str, seats: int):
        self._bots = bots
        self._warming = warming
        waiting = [seat for seat, bot in bots.items() if warming and is_searching(bot.name, game, seats, seat)]
        self._seated: dict[int, Bot] = {seat: GreedyBot(secrets.randbits(31)) for seat in waiting}
        self._outcome: str | None = None
        self._reported = 0.0
        self._given_up = False

    @property
    def playing(self) -> Mapping[int, Bot]:
        """The bots that play now, by seat."""
        return {**self._bots, **self._seated}

    @property
    def _awaited(self) -> str:
        """Return the names of the bots that are being replaced; `none` if there are none."""
        return ", ".join(dict.fromkeys(self._bots[seat].name for seat in self._seated)) or "none"

    def step_down_when_ready(self, match: Match, screen: Screen) -> None:
        """Continue with compiled rules, and with the bots that search, as soon as they are ready."""
        warming = self._warming
        if warming is None or self._given_up or warming.state is State.UNDER_WAY:
            return
        awaited = self._awaited
        if warming.state is State.DONE and match.game.build().ready:
            with screen.busy("warming-load"):
                match.switch(match.game.compiled)
            self._warming, self._seated = None, {}
            self._outcome = text_of("warming-done", screen.language, bots=awaited)
        else:
            self._given_up = True
            facts = {"bots": awaited, "command": command_name(), "game": match.game.name}
            self._outcome = text_of("warming-failed", screen.language, **facts)

    def report(self, screen: Screen) -> None:
        """Report that the rules are being compiled, the progress from time to time, and finally the outcome."""
        warming, now = self._warming, time.monotonic()
        if self._outcome:
            screen.note(self._outcome)
            self._outcome = None
        elif warming and warming.state is State.UNDER_WAY and now >= self._reported + NOW_AND_THEN:
            (done, total), left = warming.progress, warming.seconds_left
            if not self._reported:
                screen.note(text_of("warming", screen.language, bots=self._awaited))
            elif left is not None:
                screen.note(text_of("warming-progress", screen.language, done=done, total=total, seconds=left))
            self._reported = now
