"""A server's table on the screen: like playing at home, but the others sit elsewhere, and the server knows the rules."""

from __future__ import annotations

import re
import signal
import threading
from collections.abc import Callable
from contextlib import suppress

from windycity.cli.aloud import look, near
from windycity.cli.bulletin import format_missing
from windycity.cli.commands import find_command, is_command
from windycity.cli.hints import MORE, show_hint
from windycity.cli.lines import Lines
from windycity.cli.menu import NO, YES
from windycity.cli.rules import show_rules
from windycity.cli.screen import Leave, Screen
from windycity.cli.showing import Showing
from windycity.cli.typed import Question, Ways, choose_way, explain_phrases
from windycity.cli.words import FOLDER, command_name, text_of
from windycity.client.errors import Refusal
from windycity.client.memory import Change
from windycity.client.site import Site
from windycity.client.visit import Back, Ended, Happening, Lost, Visit
from windycity.core.errors import BadOption, WindyCityError
from windycity.core.files import file_of, write_safely
from windycity.core.view import View
from windycity.core.words import reason_of
from windycity.server.commands import (
    BOTS,
    Contribute,
    HandOver,
    Join,
    Move,
    Mute,
    Propose,
    Refused,
    Say,
    Sit,
    Stand,
    TakeBack,
    Vote,
)
from windycity.server.protocol import Expand, Explain, Hint, State


class Online:
    """A table of a server on the screen: a person types, and everything that happens is shown as it comes."""

    def __init__(self, site: Site, table: str, screen: Screen, own_words: bool = False):
        self.site = site
        self.screen = screen
        self.lines = Lines(screen)
        self.visit = Visit(site, table, self._hear)
        self.showing = Showing(self.visit, screen, self.lines, own_words)
        self.lines.clock = self.showing.clock
        self._stopped = threading.Event()
        self._failure: BaseException | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "help": self._explain,
            "hint": self._hint,
            "log": self._log,
            "table": self._show_table,
            "look": self._look,
            "near": self._near,
            "changed": self._changed,
            "list": lambda _: self._list_moves(anew=True),
            "more": lambda _: self._list_moves(anew=False),
            "seats": self._show_seats,
            "rules": self._rules,
            "luck": self._luck,
            "say": lambda text: self._say(text, "table"),
            "whisper": lambda text: self._say(text, "partners"),
            "mute": lambda name: self._mute(name, True),
            "unmute": lambda name: self._mute(name, False),
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

    def run(self, seat: int | None = None, watch: bool = False) -> int:
        """Play until the person leaves; return the exit code. `seat` is the seat to take, from 0."""
        try:
            self.visit.open()
            threading.Thread(target=self.lines.keep_ticking, args=[self._stopped], name="clock", daemon=True).start()
            self._take_seat(seat, watch)
            while self._failure is None:
                self._do(self.lines.ask())
            raise self._failure
        except (Leave, KeyboardInterrupt):
            if self._failure:
                raise self._failure from None
            with suppress(OSError):  # the terminal may be gone
                self.screen.say("join-left", seated="no" if self.showing.state.you is None else "yes")
                self.screen.text(f"{command_name()} join {self.showing.link}")  # on a line of its own, for copying
        finally:
            self._stopped.set()
            self.showing.set_alarm(None)
            self.visit.close()
        return 0

    def _take_seat(self, wanted: int | None, watch: bool) -> None:
        """Take the wanted seat, or the first open one, if there is reason to."""
        if self.visit.state.you is not None or watch:
            return
        if wanted is not None:
            self._check_open(wanted)
            self.visit.do(Sit, seat=wanted)
            return
        tried: set[int] = set()
        while free := [seat for seat in _open_seats(self.visit.state) if seat not in tried]:
            tried.add(free[0])
            try:
                self.visit.do(Sit, seat=free[0])
                return
            except Refusal:  # somebody was quicker: try the next one, unless there was another reason
                if free[0] in _open_seats(self.visit.state):
                    raise
        with self.lines.undisturbed():
            self.screen.say("join-only-watching")

    def _check_open(self, seat: int) -> None:
        """Refuse a seat that is not open, and say which are, counted from 1 as people do."""
        free = _open_seats(self.showing.state)
        if seat not in free:
            listed = ", ".join(str(other + 1) for other in free) or "-"
            raise BadOption("join-seat-taken", catalogue=FOLDER, seat=seat + 1, free=listed)

    # What the person types

    def _do(self, typed: str) -> None:
        command = find_command(typed, self._commands, self.screen.language)
        try:
            if typed.casefold() in (*YES, *NO):
                self._vote(typed.casefold() in YES)
            elif command and not (self.showing.question and self.showing.question.is_move(typed)):
                command[0](command[1])
            elif typed:
                self._move(typed)
        except WindyCityError as error:
            with self.lines.undisturbed():
                self.screen.text(error.message(self.screen.language), "red")

    def _vote(self, agreed: bool) -> None:
        if not self.showing.state.proposal:
            raise BadOption("join-nothing-proposed", catalogue=FOLDER)
        self.visit.do(Vote, agreed=agreed)

    def _move(self, typed: str) -> None:
        state, question = self.showing.state, self.showing.question
        if state.decision is None or question is None:
            self._say_not_asked()
            return
        ways = self._ways(typed, question)
        if ways is not None:
            moves = choose_way(ways, typed, self._ask_way, question)
        else:
            with self.lines.undisturbed():  # it may show the next list of moves
                moves = question.read(typed)
        if moves:
            self.visit.do(Move, decision=state.decision, moves=moves)

    def _say_not_asked(self) -> None:
        state = self.showing.state
        with self.lines.undisturbed():
            self.screen.say("join-not-asked", stage=state.stage, players=self.showing.waited_for(state) or "-")

    def _ways(self, typed: str, question: Question) -> Ways | None:
        """Ask the server what a phrase can mean; None if it is not one, but one of the listed moves, or several moves."""
        if "," in typed or typed.isdecimal() or question.is_move(typed):
            return None
        try:
            return self.visit.do(Expand, phrase=question.translation.to_english(typed)).ways
        except Refusal as refusal:
            if refusal.code != "refused":
                raise
            return None  # if nothing is asked any more, the move is refused for that reason

    def _ask_way(self, ways: list[str]) -> str:
        """Show the ways, and wait for a number; what others do meanwhile appears below them."""
        with self.lines.undisturbed():
            for way in ways:
                self.screen.text(way)
            self.screen.text(text_of("which-way", self.screen.language), "bold")
        return self.lines.ask()

    def _explain(self, text: str) -> None:
        if not text:
            with self.lines.undisturbed():
                self.screen.lines(text_of("join-help", self.screen.language, bots=", ".join(BOTS)))
                explain_phrases(self.showing.game, self.screen)
            return
        question = self.showing.question
        if question is None:
            self._say_not_asked()
            return
        move = question.read_one(text)
        answer = self.visit.do(Explain, move=move)
        with self.lines.undisturbed():
            self.screen.text(f"{question.write(move)}: {answer.text} {self.showing.heard(move)}".rstrip())

    def _hint(self, wish: str) -> None:
        answer = self.visit.do(Hint, more=is_command(wish, MORE, self.screen.language))
        with self.lines.undisturbed():
            show_hint((answer.text or "").split("\n\n"), wish, self.screen)

    def _log(self, count: str) -> None:
        last = int(count[:9]) if count.isdecimal() else 0
        news = self.visit.news
        if self.showing.state.view is not None and not 0 < last <= len(news):
            news = self.visit.history()
        with self.lines.undisturbed():
            if count and not last:
                self.screen.say("log-how")
            elif news:
                self.screen.panel("what-happened", [one.text for one in news[-last:]])
            else:
                self.screen.say("join-no-news")

    def _show_table(self, _: str) -> None:
        with self.lines.undisturbed():
            self.showing.draw(self.showing.state)
            self.showing.list_moves(self.showing.state)

    def _look(self, text: str) -> None:
        self._tell_of_table(lambda view: look(self.showing.game, view, text, self.screen.language))

    def _near(self, text: str) -> None:
        self._tell_of_table(lambda view: near(self.showing.game, view, text, self.screen.language))

    def _changed(self, _: str) -> None:
        self._tell_of_table(lambda _: self.showing.changed())

    def _tell_of_table(self, tell: Callable[[View], list[str]]) -> None:
        """Show lines about the table, if the match has begun."""
        view = self.showing.view
        if view is None:
            self._say_not_asked()
            return
        with self.lines.undisturbed():
            self.screen.lines("\n".join(tell(view)))

    def _list_moves(self, anew: bool) -> None:
        """List the moves from the first step on, or the next few of the last list."""
        question = self.showing.question
        if question is None:
            self._say_not_asked()
            return
        with self.lines.undisturbed():
            question.show() if anew else question.go_on()

    def _show_seats(self, _: str) -> None:
        with self.lines.undisturbed():
            self.showing.list_seats(self.showing.state)

    def _rules(self, text: str) -> None:
        with self.lines.undisturbed():
            self.screen.read(show_rules(self.showing.game.name, text, self.screen.language))

    def _luck(self, _: str) -> None:
        state = self.showing.state
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

    def _mute(self, name: str, muted: bool) -> None:
        """Mute or unmute somebody, for everybody if this person is the host, else only here."""
        voices = self.visit.voices
        player = next((voice for voice in voices if voice.casefold() == name.casefold()), None)
        if player is None:
            raise BadOption("join-mute-whom", catalogue=FOLDER, names=", ".join(voices) or "-")
        who, host = voices[player], self.showing.state.host
        if host:
            self.visit.do(Mute, who=who, muted=muted)
        elif muted:
            self.showing.unheard.add(who)
        else:
            self.showing.unheard.discard(who)
        with self.lines.undisturbed():
            self.screen.say("join-muted" if muted else "join-unmuted", player=player, host="yes" if host else "no")

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
        """Return the seat for a typed number, counted from 1; one that is not open raises BadOption."""
        seat = int(number[:9]) - 1
        if self.showing.state.stage == "gathering":
            self._check_open(seat)
        return seat

    def _stand(self, text: str) -> None:
        seat = int(text[:9]) - 1 if text.isdecimal() else self.showing.state.you
        if seat is None:
            raise Refused("not-seated")
        self.visit.do(Stand, seat=seat)

    def _give_words(self, words: str) -> None:
        self.visit.do(Contribute, words=words)
        with self.lines.undisturbed():
            self.screen.say("join-words-given", missing=format_missing(self.showing.state, self.screen.language))

    def _hand_over(self, text: str) -> None:
        found = re.fullmatch(r"(?:over\s+)?(\S+)", text)
        if not found or found[1] not in BOTS:
            raise BadOption("join-hand-over-how", catalogue=FOLDER, bots=", ".join(BOTS))
        self.visit.do(HandOver, bot=found[1])

    def _take_back(self, text: str) -> None:
        if is_command(text, "back", self.screen.language):
            self.visit.do(TakeBack)
        else:  # some moves begin with this word, too
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
            except (OSError, ValueError) as error:  # ValueError: not a valid file name
                self.screen.say("cannot-save", file=name, reason=reason_of(error))
                return
            over = self.showing.state.stage == "over"
            self.screen.say("join-saved" if over else "saved", file=name, command=command_name())

    def _quit(self, _: str) -> None:
        raise Leave

    # What happens, called by the connection's thread

    def _hear(self, happening: Happening) -> None:
        self.lines.tell(lambda: self._try_to_show(happening))

    def _try_to_show(self, happening: Happening) -> None:
        try:
            self._show(happening)
        except Exception as error:  # the terminal is gone, or the server has another version: the main thread leaves
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        """Make the main thread leave, even if it is waiting for a key."""
        self._failure = error
        if hasattr(signal, "pthread_kill") and threading.current_thread() is not threading.main_thread():
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)

    def _show(self, happening: Happening) -> None:
        if isinstance(happening, Change):
            self.showing.change(happening)
        elif isinstance(happening, Lost):
            self.screen.say("join-lost")
        elif isinstance(happening, Back):
            self.showing.come_back()
        else:
            assert isinstance(happening, Ended)
            self._fail(happening.error)


def _open_seats(state: State) -> list[int]:
    """List the seats that can be taken now."""
    return [seated.seat for seated in state.seats if seated.sort == "open"] if state.stage == "gathering" else []
