"""Looking at a recorded match: forward, back, through any seat's eyes."""

from __future__ import annotations

from windycity.cli.aloud import Aloud, speaks
from windycity.cli.commands import find_command
from windycity.cli.screen import Leave, Screen
from windycity.core.events import SPECTATOR
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.news import format_news, format_result
from windycity.core.record import Record, replay

COMMANDS = ("quit", "exit", "next", "back", "begin", "end")


class Replay:
    """A record on the screen, at one of its moves."""

    def __init__(self, game: Game, record: Record, screen: Screen, eye: int | None):
        self.match = replay(game, record)
        self.screen = screen
        self.eye = eye
        self._aloud = Aloud(screen.language)
        self.at = 0
        self.last = len(self.match.answers)

    def run(self) -> None:
        """Show the match and obey commands until quitting or the end of input."""
        if not self.screen.full:  # there all of that is in sight
            self.screen.say("replay-help")
        try:
            while True:
                self._show()
                move = self._move() if self.screen.full else []  # otherwise the news have told it
                where = {"number": self.at, "count": self.last, "eye": self._eye_name()}
                self._follow(self.screen.ask("replay-at", **where, move=move[0] if move else "none"))
        except Leave:
            return

    def _moment(self) -> Match:
        """Return the match at the current move."""
        moment = self.match.copy()
        while len(moment.answers) > self.at:
            moment.undo()
        return moment

    def _stops(self) -> list[int]:
        """List the moments to look at: the set-up, and after each answer that the viewer may notice."""
        answers = enumerate(self.match.answers, 1)
        return [0, *(number for number, answer in answers if not answer.unnoticed or answer.seat == self.eye)]

    def _show(self) -> None:
        moment = self._moment()
        self._show_table(moment)
        spoken = self.screen.plain and speaks(moment.game)
        news = format_news(moment, self.eye, moment.latest(self.eye), self.screen.language, spoken=spoken)
        if lines := [*self._move(), *(one.text for one in news)]:
            self.screen.panel("what-happened", lines)
        if moment.result:
            self.screen.text(format_result(moment, moment.result, self.screen.language), "bold")

    def _show_table(self, moment: Match) -> None:
        """Show the table; when read aloud, only what differs from the previous moment."""
        if self.screen.plain:
            self.screen.lines("\n".join(self._aloud.follow(moment.game, moment.view(self.eye))))
        else:
            self.screen.table(moment, self.eye)

    def _move(self) -> list[str]:
        """Format the move that led here, and its player, as the viewer may know it."""
        if self.at == 0:
            return []
        answer, eye = self.match.answers[self.at - 1], SPECTATOR if self.eye is None else self.eye
        game = self.match.game
        known = answer.audience >> eye & 1
        move = game.format_move(answer.action) if known else self.match.masked_move(self.at - 1)
        return [f"{self.match.player_names[answer.seat]}: {self.screen.translation(game).write(move)}"]

    def _eye_name(self) -> str:
        from windycity.cli.words import text_of

        if self.eye is None:
            return text_of("spectator", self.screen.language)
        return self.match.player_names[self.eye]

    def _follow(self, typed: str) -> None:
        found = find_command(typed, {name: name for name in COMMANDS}, self.screen.language)
        word, rest = found or (typed.casefold().partition(" ")[0], typed.partition(" ")[2].strip())
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("", "n", "next"):
            self.at = next((stop for stop in self._stops() if stop > self.at), self.at)
        elif word in ("b", "back"):
            self.at -= 1
        elif word == "begin":
            self.at = 0
        elif word in ("e", "end"):
            self.at = self.last
        elif word.isdecimal():
            self.at = int(word[:9])
        elif word == "s" and not rest:
            self.eye = None
        elif word == "s" and rest.isdecimal():
            self._look_as(int(rest[:9]))
        else:
            self.screen.say("replay-help")
        self.at = max((stop for stop in self._stops() if stop <= self.at), default=0)

    def _look_as(self, player: int) -> None:
        if 1 <= player <= self.match.seats:
            self.eye = player - 1
        else:
            self.screen.say("wrong-player", seat=player, last=self.match.seats)
