"""A server's table on the screen: like play at home, but the others sit elsewhere, and the server knows the rules."""

from __future__ import annotations

import re
import secrets
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

import windycity
from windycity.cli.bulletin import format_changes, format_time, list_seats
from windycity.cli.ending import Outcome, format_ranking, format_verdict
from windycity.cli.lines import Lines
from windycity.cli.menu import NO, YES
from windycity.cli.news import shortened
from windycity.cli.rules import show_rules
from windycity.cli.screen import Leave, Screen
from windycity.cli.typed import moves_typed
from windycity.cli.words import FOLDER, command_name, text_of, title_of
from windycity.client.links import Link
from windycity.client.memory import Change, view_of
from windycity.client.site import Site
from windycity.client.visit import Back, Ended, Happening, Lost, Visit
from windycity.core.errors import BadOption, WindyCityError
from windycity.core.files import file_of, write_safely
from windycity.core.game import Game
from windycity.core.luck import LONGEST
from windycity.core.view import View
from windycity.core.words import reason_of
from windycity.server.commands import (
    BOTS,
    Contribute,
    HandOver,
    Join,
    Move,
    Propose,
    Say,
    Sit,
    Stand,
    TakeBack,
    Vote,
)
from windycity.server.protocol import Explain, State, Talk

SOON = 15.0  # seconds before the end of one's time at which one is warned


class Online:
    """A table of a server on the screen: a person types, and everything that happens is shown as it comes."""

    def __init__(self, site: Site, table: str, screen: Screen, own_words: bool = False):
        self.site = site
        self.screen = screen
        self.lines = Lines(screen)
        self.visit = Visit(site, table, self._hear)
        self._own_words = own_words  # whether the person gives words for the luck
        self._game: Game | None = None
        self._shown: State | None = None  # the table as it was shown last
        self._given: set[str] = set()  # tables whose luck words were added to
        self._greeted = False
        self._waiting: list[int] = []  # the seats that were said to be waited for
        self._alarm: threading.Timer | None = None
        self._failure: BaseException | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "help": self._explain,
            "log": self._log,
            "table": self._show_table,
            "seats": self._show_seats,
            "rules": self._rules,
            "luck": self._luck,
            "say": lambda text: self._say(text, "table"),
            "whisper": lambda text: self._say(text, "partners"),
            "undo": lambda _: self._propose("undo"),
            "resign": lambda _: self._propose("end"),
            "rematch": lambda _: self._propose("rematch"),
            "bot": self._add_bot,
            "sit": self._sit,
            "stand": self._stand,
            "words": self._give_words,
            "hand": self._hand_over,
            "take": self._take_back,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    @property
    def link(self) -> Link:
        """The address of the table."""
        return Link(self.site.address, self.visit.table)

    @property
    def state(self) -> State:
        """The table as it was shown last: what a person types refers to that."""
        return self._shown or self.visit.state

    @property
    def game(self) -> Game:
        """The game that is played at the table."""
        if self._game is None or self._game.name != self.state.game:
            self._game = windycity.game(self.state.game)
        return self._game

    def run(self, seat: int | None = None, watch: bool = False) -> int:
        """Play until the person leaves; return the exit code. `seat` is the one to sit down on, from 0."""
        try:
            self.visit.open()
            self._take_seat(seat, watch)
            while True:
                self._do(self.lines.ask())
        except (Leave, KeyboardInterrupt):
            if self._failure:
                raise self._failure from None
            with suppress(OSError):  # the terminal may be gone
                self.screen.say("join-left", command=f"{command_name()} join {self.link}")
        finally:
            self._set_alarm(None)
            self.visit.close()
        return 0

    def _take_seat(self, seat: int | None, watch: bool) -> None:
        """Sit down on the first open seat, or the one that was asked for, if there is reason to."""
        state = self.visit.state
        if state.you is not None or watch:
            return
        free = [seated.seat for seated in state.seats if seated.sort == "open"]
        if seat is not None and (seat not in free or state.stage != "gathering"):
            free_seats = ", ".join(str(other + 1) for other in free) if state.stage == "gathering" else ""
            raise BadOption("join-seat-taken", catalogue=FOLDER, seat=seat + 1, free=free_seats or "-")
        if state.stage != "gathering" or not free:
            with self.lines.undisturbed():
                self.screen.say("join-only-watching")
            return
        self.visit.do(Sit, seat=free[0] if seat is None else seat)

    # What the person types

    def _do(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        try:
            if self.state.proposal and typed.casefold() in (*YES, *NO):
                self.visit.do(Vote, agreed=typed.casefold() in YES)
            elif word.casefold() in self._commands and " ".join(typed.split()) not in self._moves():
                self._commands[word.casefold()](rest.strip())
            elif typed:
                self._move(typed)
        except WindyCityError as error:
            with self.lines.undisturbed():
                self.screen.text(error.message(self.screen.language), "red")

    def _moves(self) -> list[str]:
        return [choice.text for choice in self.state.choices] if self.state.choices else []

    def _move(self, typed: str) -> None:
        state = self.state
        if state.decision is None:
            with self.lines.undisturbed():
                self.screen.say("join-not-asked", stage=state.stage, players=self._waited_for(state) or "-")
            return
        self.visit.do(Move, decision=state.decision, moves=moves_typed(typed, self._moves()))

    def _explain(self, text: str) -> None:
        if not text:
            with self.lines.undisturbed():
                self.screen.lines(text_of("join-help", self.screen.language, bots=", ".join(BOTS)))
            return
        (move,) = moves_typed(text.replace(",", " "), self._moves())
        answer = self.visit.do(Explain, move=move)
        with self.lines.undisturbed():
            self.screen.text(f"{move.strip()}: {answer.text}")

    def _log(self, count: str) -> None:
        last = int(count[:9]) if count.isdecimal() else 0
        with self.lines.undisturbed():
            if count and not last:
                self.screen.say("log-how")
            else:
                self.screen.panel("what-happened", [one.text for one in self.visit.news[-last:]])

    def _show_table(self, _: str) -> None:
        with self.lines.undisturbed():
            self._draw(self.state)
            self._show_moves(self.state)

    def _show_seats(self, _: str) -> None:
        with self.lines.undisturbed():
            self._list_seats(self.state)

    def _rules(self, text: str) -> None:
        with self.lines.undisturbed():
            self.screen.read(show_rules(self.game.name, text, self.screen.language))

    def _luck(self, _: str) -> None:
        state = self.state
        with self.lines.undisturbed():
            if state.secret is None:
                self.screen.say("luck-words" if any(state.contributions or []) else "luck-hash", hash=state.hash)
                return
            self.screen.say("join-secret", hash=state.hash, secret=state.secret, command=command_name())
            for seated, words in zip(state.seats, state.contributions or [], strict=False):
                if words:
                    self.screen.text(f"{seated.name}: {words}")

    def _say(self, text: str, to: str) -> None:
        if not text:
            raise BadOption("join-say-how", catalogue=FOLDER)
        self.visit.do(Say, text=text, to=to)

    def _propose(self, matter: str) -> None:
        self.visit.do(Propose, matter=matter)

    def _add_bot(self, text: str) -> None:
        seat, _, bot = text.partition(" ")
        if not seat.isdecimal() or bot.strip() not in BOTS:
            raise BadOption("join-bot-how", catalogue=FOLDER, bots=", ".join(BOTS))
        self.visit.do(Join, seat=self._seat(seat), bot=bot.strip())

    def _sit(self, text: str) -> None:
        if not text.isdecimal():
            raise BadOption("join-sit-how", catalogue=FOLDER)
        self.visit.do(Sit, seat=self._seat(text))

    def _seat(self, number: str) -> int:
        """Return the seat of a number that a person typed, counted from 1; one that is not open raises BadOption."""
        seats, seat = self.state.seats, int(number[:9]) - 1
        free = [str(seated.seat + 1) for seated in seats if seated.sort == "open"]
        if self.state.stage == "gathering" and str(seat + 1) not in free:
            raise BadOption("join-seat-taken", catalogue=FOLDER, seat=seat + 1, free=", ".join(free) or "-")
        return seat

    def _stand(self, text: str) -> None:
        seat = int(text[:9]) - 1 if text.isdecimal() else self.state.you
        self.visit.do(Stand, seat=-1 if seat is None else seat)

    def _give_words(self, words: str) -> None:
        self._given.add(self.visit.table)
        self.visit.do(Contribute, words=words)

    def _hand_over(self, text: str) -> None:
        found = re.fullmatch(r"over\s+(\S+)", text)
        if not found or found[1] not in BOTS:
            raise BadOption("join-hand-over-how", catalogue=FOLDER, bots=", ".join(BOTS))
        self.visit.do(HandOver, bot=found[1])

    def _take_back(self, text: str) -> None:
        if text.casefold() == "back":
            self.visit.do(TakeBack)
        else:  # moves begin with this word, too
            self._move(f"take {text}")

    def _save(self, name: str) -> None:
        if not name:
            raise BadOption("save-where", catalogue=FOLDER)
        record = self.site.record(self.visit.table)
        with self.lines.undisturbed():
            try:
                file = file_of(name)
                if file.is_file() and self.screen.ask("overwrite", file=name).casefold() not in YES:
                    self.screen.say("not-saved")
                    return
                write_safely(file, record, private=True)
            except (OSError, ValueError) as error:  # ValueError: not a name for a file
                self.screen.say("cannot-save", file=name, reason=reason_of(error))
                return
            over = self.state.stage == "over"
            self.screen.say("join-saved" if over else "saved", file=name, command=command_name())

    def _quit(self, _: str) -> None:
        raise Leave

    # What happens, told by the connection in its own thread

    def _hear(self, happening: Happening) -> None:
        self.lines.tell(lambda: self._try_to_show(happening))

    def _try_to_show(self, happening: Happening) -> None:
        try:
            self._show(happening)
        except Exception as error:  # the terminal is gone, or the server is another: the main thread leaves
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        """Have the main thread leave, which may be waiting for a key."""
        self._failure = error
        if hasattr(signal, "pthread_kill") and threading.current_thread() is not threading.main_thread():
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)

    def _show(self, happening: Happening) -> None:
        if isinstance(happening, Change):
            self._shown = happening.state
            self._show_change(happening)
        elif isinstance(happening, Lost):
            self.screen.say("join-lost")
        elif isinstance(happening, Back):
            self.screen.say("join-back")
        else:
            assert isinstance(happening, Ended)
            self._fail(happening.error)

    def _show_change(self, change: Change) -> None:
        state, before, language = change.state, change.before, self.screen.language
        if before is None:
            self._arrive(state)
        for line in format_changes(change, language):
            self.screen.note(line)
        for talk in change.talk:
            self._show_talk(talk)
        asked = state.decision is not None and (before is None or before.decision != state.decision)
        over = state.stage == "over" and (before is None or before.stage != "over")
        if change.news:
            self._show_news(change, as_panel=asked or over or before is None)
        if over:
            self._end(state)
        elif asked:
            self._ask(state)
        elif state.stage == "playing" and (before is None or before.stage != "playing"):
            self._draw(state)
        self._show_waiting(state)
        self._add_words(state)
        self._set_alarm(state)
        self._follow(change)

    def _arrive(self, state: State) -> None:
        """Show where one has come to."""
        self.screen.text(title_of(state.game, self.screen.language), "bold")
        self._list_seats(state)
        if state.edition:
            self.screen.say("join-edition")
        if state.stage == "gathering":
            self.screen.say("join-invite", link=str(self.link))
            self.screen.say("join-start-help-host" if state.host else "join-start-help")
            if self._own_words:
                self.screen.say("contribute-hash", hash=state.hash)
                self.screen.say("contribute-how", most=LONGEST)
                self.screen.say("join-words-how")
        elif state.stage == "playing":
            self.screen.say("join-start-help")
        elif state.next:
            self.screen.say("join-followed", link=str(Link(self.site.address, state.next)))

    def _list_seats(self, state: State) -> None:
        self.screen.panel("join-seats", list_seats(state, self.screen.language))

    def _show_talk(self, talk: Talk) -> None:
        sentence = "join-whispers" if talk.private else "join-says"
        self.screen.text(text_of(sentence, self.screen.language, player=talk.name, text=talk.text), "magenta")

    def _show_news(self, change: Change, as_panel: bool) -> None:
        lines = shortened(change.news)
        if as_panel:
            self.screen.panel("what-happened", lines)
        else:
            self.screen.lines("\n".join(lines))

    def _ask(self, state: State) -> None:
        self._draw(state)
        if not self._greeted:
            self._greeted = True
            self.screen.greet(self.game, state.options)
        self._show_moves(state)

    def _draw(self, state: State) -> None:
        """Draw the table from what the guest knows; a board of another edition is not here to be drawn."""
        view = self._view(state)
        if view is None:
            self._list_seats(state)
        elif state.edition and self.game.board is not None:
            self.screen.say("join-no-board", link=str(self.link))
        else:
            self.screen.view(self.game, view)

    def _view(self, state: State) -> View | None:
        try:
            return view_of(self.game, state)
        except msgspec.ValidationError:
            raise self.site.other_version() from None

    def _show_moves(self, state: State) -> None:
        """List the moves that one can make, and say that one is asked, and for how long."""
        if state.decision is None or state.you is None:
            return
        self.screen.moves(self._moves())
        deadline = state.seats[state.you].deadline
        prompt = text_of("prompt-short" if self.screen.narrow else "prompt", self.screen.language)
        left = "" if deadline is None else f" · {self._time_left(deadline)}"
        self.screen.text(f"{prompt}{left}", "bold")

    def _show_waiting(self, state: State) -> None:
        """Say who is being waited for, if that has changed."""
        waiting = self._waiting_seats(state)
        if waiting != self._waiting and waiting and state.decision is None:
            self.screen.note(text_of("join-waiting", self.screen.language, players=self._waited_for(state)))
        self._waiting = waiting

    def _waiting_seats(self, state: State) -> list[int]:
        return [*state.view["waiting"]] if state.stage == "playing" and state.view else []

    def _waited_for(self, state: State) -> str:
        """Name those who are being waited for, with the time that they have and whether they are away."""
        named = []
        for seat in self._waiting_seats(state):
            seated, notes = state.seats[seat], []
            if seated.sort == "guest" and not seated.bot and not seated.present:
                notes.append(text_of("join-away", self.screen.language))
            if seated.deadline is not None:
                notes.append(self._time_left(seated.deadline))
            named.append(f"{seated.name} ({', '.join(notes)})" if notes else seated.name)
        return ", ".join(named)

    def _time_left(self, deadline: float) -> str:
        return format_time(deadline - time.time() - self.visit.ahead, self.screen.language)

    def _set_alarm(self, state: State | None) -> None:
        """Warn the person shortly before its time is up."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = state.seats[state.you].deadline if state and state.you is not None else None
        if state and state.decision is not None and deadline is not None:
            wait = deadline - SOON - time.time() - self.visit.ahead
            if wait > 0:
                self._alarm = threading.Timer(wait, self._ring, [deadline])
                self._alarm.daemon = True
                self._alarm.start()

    def _ring(self, deadline: float) -> None:
        self.lines.tell(lambda: self.screen.say("join-hurry", time=self._time_left(deadline)))

    def _add_words(self, state: State) -> None:
        """Add words to the luck for the person: nobody knows them beforehand, so nobody can have chosen the luck."""
        if state.you is None:
            self._given.discard(state.table)  # whoever sits down again adds words again
        elif state.stage == "gathering" and not self._own_words and state.table not in self._given:
            self._given.add(state.table)
            if not state.seats[state.you].contributed:
                self.visit.send(Contribute, words=secrets.token_hex(8))

    def _end(self, state: State) -> None:
        view, language = self._view(state), self.screen.language
        if view is not None:
            self._draw(state)
        if view is None or view.result is None:
            self.screen.text(text_of("join-ended", language), "bold")
        else:
            outcome = Outcome(self.game, [player.name for player in view.players], view.result)
            bots = {seated.seat: seated.bot for seated in state.seats if seated.bot}
            self.screen.text(format_verdict(outcome, state.you, language), "bold")
            self.screen.panel("ranking", format_ranking(outcome, state.you, bots, language))
        self.screen.say("join-over", command=command_name())

    def _follow(self, change: Change) -> None:
        """Go to the table of the next match, as soon as there is one."""
        if change.before and change.state.next and not change.before.next:
            self.screen.say("join-next")
            self._waiting = []
            self.visit.go_to(change.state.next)
