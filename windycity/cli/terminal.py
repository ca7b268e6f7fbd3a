"""Playing in a terminal: one or more people on one screen, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import NamedTuple

from windycity.bots.bot import Bot, answer
from windycity.bots.names import join_names
from windycity.bots.search import SearchBot
from windycity.cli.aloud import Aloud, look, near, speaks
from windycity.cli.commands import find_command
from windycity.cli.ending import format_ranking, format_verdict, outcome_of
from windycity.cli.fullscreen.parts import Table
from windycity.cli.hints import Adviser
from windycity.cli.kept import Company, Keeper, finished_folder, kept_folder
from windycity.cli.menu import YES
from windycity.cli.news import seen_before, shortened
from windycity.cli.programs import FaultReporter, programs_among
from windycity.cli.rules import show_rules
from windycity.cli.screen import TERMINAL_GONE, Leave, Screen
from windycity.cli.signals import ignore_signals, undisturbed
from windycity.cli.typed import Question, explain_phrases, question_of, read_moves
from windycity.cli.warming import Understudies
from windycity.cli.words import command_name, text_of, title_of
from windycity.core import record as records
from windycity.core.errors import WindyCityError
from windycity.core.files import file_of, write_safely
from windycity.core.match import Event, Match
from windycity.core.names import name_of
from windycity.core.news import News, explain_move, format_news
from windycity.core.words import reason_of
from windycity.games.warming import Warming


class Sitting(NamedTuple):
    """The outcome of playing at a table: whether everything is kept, and whether people left before the end."""

    kept: bool
    left: bool


class Terminal:
    """A match on the screen: people type, bots answer, and everything that happens is shown."""

    def __init__(
        self,
        match: Match,
        people: tuple[int, ...],
        bots: Mapping[int, Bot],
        screen: Screen,
        keeper: Keeper,
        warming: Warming | None = None,
    ):
        self.match = match
        self.keeper = keeper
        self.people = people
        self.bots = bots
        self.screen = screen
        self.faults = FaultReporter(screen)
        self._adviser = Adviser(screen)
        self._understudies = Understudies(bots, warming, match.game.name, match.seats)
        self._greeted = set(people) if match.answers else set()
        self._seen = {seat: seen_before(match, seat) for seat in people}
        self._looking: int | None = people[0] if len(people) == 1 else None
        self._aloud = {seat: Aloud(screen.language) for seat in people}  # what each has heard, if the screen is plain
        self._others_acted = True  # whether there is more to tell than the question
        self._silent = False  # whether nothing newsworthy has happened, as within an unfinished choice
        self._question: Question | None = None
        self._unkept = True  # whether the match on disk differs from the one on the table
        self._warned = False  # whether people have been told that the match cannot be kept
        self._finished: Path | None = None  # the record of the match, once it is over
        self._commands: dict[str, Callable[[int, str], None]] = {
            "?": self._explain,
            "help": self._explain,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "table": self._table,
            "look": self._look,
            "near": self._near,
            "changed": self._changed,
            "list": self._list,
            "more": self._more,
            "save": self._save,
            "load": self._load,
            "rules": self._rules,
            "luck": self._luck,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    @property
    def _language(self) -> str:
        return self.screen.language

    def run(self) -> Sitting:
        """Play until the match is over or somebody leaves; return which, and whether everything is kept."""
        try:
            self._keep()
            while not self.match.over:
                self._understudies.step_down_when_ready(self.match, self.screen)
                self._let_bots_answer()
                if not self.match.over:
                    seat = next(seat for seat in self.match.waiting if seat in self.people)
                    if not self._answer_for_form(seat):
                        self._turn(seat)
            return Sitting(kept=self._end(), left=False)
        except (Leave, KeyboardInterrupt):
            return Sitting(kept=self._leave(), left=True)
        except OSError as error:
            kept = self._leave()
            if error.errno not in TERMINAL_GONE:
                raise
            return Sitting(kept, left=True)
        except Exception:  # the match is not lost, whatever went wrong
            self._leave()
            raise

    @property
    def _slow(self) -> bool:
        """Whether some bots think with uncompiled rules."""
        return bool(self.bots) and not self.match.game.engine.compiled

    @property
    def _takes_time(self) -> bool:
        """Whether a person will notice that bots are thinking."""
        searching = any(isinstance(bot, SearchBot) for bot in self.bots.values())
        return self._slow or searching or bool(programs_among(self.bots))

    def _let_bots_answer(self) -> None:
        with self.screen.busy("thinking") if self._takes_time else nullcontext():
            while (seat := answer(self.match, self._understudies.playing)) is not None:
                self._others_acted = True
                self._keep()
                self.screen.follow(self.match, self._looking)
                self.faults.report(self.bots[seat], self.match.player_names[seat])

    def _answer_for_form(self, seat: int) -> bool:
        """Answer for a person alone among bots who is only asked for secrecy's sake; return whether that was so."""
        rulebook, moves = self.match.game.rulebook, self.match.legal(seat)
        formal = [name_of(rulebook.asks(ask)) for ask in rulebook.formal]
        if len(self.people) > 1 or len(moves) > 1 or self.match.ask not in formal:
            return False
        self.match.play(seat, moves[0])
        self._keep()
        return True

    def _turn(self, seat: int) -> None:
        if self._looking != seat:
            self.screen.wipe()
            player = self.match.player_names[seat]
            self.screen.ask("pass-keyboard", player=player)
            self._looking, self._others_acted = seat, True
        self._print_news(seat)
        self._ask_move(seat)
        if len(self.people) > 1 and seat not in self.match.waiting:
            self._looking = None

    def _greet(self, seat: int) -> None:
        """Show what a match is about to a person who sees it for the first time."""
        if seat in self._greeted:
            return
        self.screen.greet(self.match.game, self.match.options)
        self.screen.say("start-help")
        if self.screen.plain:
            explain_phrases(self.match.game, self.screen)
        self._greeted.add(seat)

    def _print_news(self, seat: int) -> None:
        if len(self.people) > 1:
            self.faults.report_again()  # the screen has been cleared since
        events = self.match.events(seat, since=self._seen[seat])
        self._seen[seat] += len(events)
        # Of the set-up, only what this seat learns is news.
        news = [event for event in events if event.step > 0 or "??" not in event.facts.values()]
        lines = shortened(self._news(seat, news))
        if lines:
            self.screen.panel("what-happened", lines)
        self._silent = not lines

    def _news(self, seat: int | None, events: Sequence[Event]) -> list[News]:
        """Format events; when read aloud, things are named as people say them."""
        return format_news(self.match, seat, events, self._language, spoken=self._spoken)

    @property
    def _spoken(self) -> bool:
        """Whether things are named as people say them."""
        return self.screen.plain and speaks(self.match.game)

    def _ask_move(self, seat: int) -> None:
        """Ask until a move is made or taken back, or another match is loaded."""
        before, answers = self.match, len(self.match.answers)
        question = self._question = question_of(self.match, seat, self.screen)
        self._show_table(seat)
        self._greet(seat)  # below the table, which may fill the screen
        self._understudies.report(self.screen)
        question.show()
        while self.match is before and len(self.match.answers) == answers:
            typed = self.screen.ask("prompt-short" if self.screen.narrow else "prompt")
            try:
                self._answer(seat, typed, question)
            except WindyCityError as error:
                self.screen.text(error.message(self._language), "red")

    def _answer(self, seat: int, typed: str, question: Question) -> None:
        """Do what was typed: a command, or moves."""
        command = find_command(typed, self._commands, self._language)
        if command and not question.is_move(typed):
            command[0](seat, command[1])
        elif typed and (moves := read_moves(self.match, seat, typed, question)):
            try:
                self.match.play(seat, moves)
            except WindyCityError as error:
                error.listed = error.listed if "," in typed else None  # a person who typed a single phrase is not aware of a list
                raise
            self._keep()

    def _show_table(self, seat: int) -> None:
        """Show the table; when read aloud, only what is new since it was last heard."""
        if self.screen.plain:
            told = self._aloud[seat].tell(self.match.game, self.match.view(seat), self._others_acted, self._silent)
            self.screen.lines("\n".join(told))
        else:
            self.screen.table(self.match, seat)
        self._others_acted = False

    def _explain(self, seat: int, text: str) -> None:
        if not text:
            self.screen.lines(text_of("help", self._language))
            explain_phrases(self.match.game, self.screen)
            return
        assert self._question
        move, game = self._question.read_one(text), self.match.game
        explained = explain_move(self.match, seat, game.parse_move(move), self._language, spoken=self._spoken)
        heard = Table(game, self.match.view(seat), self._language).heard(move) if self.screen.plain else ""
        self.screen.text(f"{self._question.write(move)}: {explained} {heard}".rstrip())

    def _hint(self, seat: int, wish: str) -> None:
        assert self._question
        self._adviser.give(self.match, seat, wish, self._question.write, self._spoken)

    def _undo(self, seat: int, _: str) -> None:
        self.match.undo(seat)
        self._keep()
        self._seen[seat] = min(self._seen[seat], len(self.match.events(seat)))
        self.screen.say("undone")

    def _log(self, seat: int, count: str) -> None:
        news = self._news(seat, self.match.events(seat))
        last = int(count[:9]) if count.isdecimal() else 0
        if count and not last:
            self.screen.say("log-how")
        else:
            self.screen.panel("what-happened", [one.text for one in news[-last:]])

    def _table(self, seat: int, _: str) -> None:
        self.screen.table(self.match, seat)
        self._list(seat, "")

    def _look(self, seat: int, text: str) -> None:
        if text or self.screen.plain or self.screen.full:
            self.screen.lines("\n".join(look(self.match.game, self.match.view(seat), text, self._language)))
        else:
            self.screen.table(self.match, seat)

    def _near(self, seat: int, text: str) -> None:
        self.screen.lines("\n".join(near(self.match.game, self.match.view(seat), text, self._language)))

    def _changed(self, seat: int, _: str) -> None:
        self.screen.lines("\n".join(self._aloud[seat].changed(self.match.game, self.match.view(seat))))

    def _list(self, seat: int, _: str) -> None:
        assert self._question
        self._question.show()

    def _more(self, seat: int, _: str) -> None:
        assert self._question
        self._question.go_on()

    def _save(self, seat: int, name: str) -> None:
        if not name:
            self.screen.say("save-where")
            return
        try:
            file = file_of(name)
            if file.is_file() and not self._agreed("overwrite", file=name):
                self.screen.say("not-saved")
                return
            write_safely(file, self.match.save(), private=True)
        except (OSError, ValueError) as error:  # ValueError: not a valid file name
            self.screen.say("cannot-save", file=name, reason=reason_of(error))
        else:
            self.screen.say("saved", file=name)

    def _agreed(self, question: str, **facts: object) -> bool:
        """Ask for confirmation; only a clear yes counts."""
        return self.screen.ask(question, **facts).casefold() in YES

    def _load(self, seat: int, file: str) -> None:
        if not file:
            self.screen.say("load-where")
            return
        record = records.read_file(file_of(file))
        if record.header.game != self.match.game.name:
            self.screen.say("wrong-game", game=title_of(record.header.game, self._language))
            return
        loaded = records.replay(self.match.game, record)
        if loaded.over:
            self.screen.say("already-over", file=file, command=command_name())
        elif loaded.seats != self.match.seats:
            self.screen.say("wrong-table", seats=loaded.seats, here=self.match.seats)
        else:
            self._put_aside()
            self.match, self.keeper = loaded, Keeper(self.keeper.edition)
            self._keep()
            self._seen = {seat: seen_before(loaded, seat) for seat in self.people}
            self.screen.say("loaded", file=file)

    def _rules(self, seat: int, text: str) -> None:
        self.screen.read(show_rules(self.match.game.name, text, self._language))

    def _luck(self, seat: int, _: str) -> None:
        luck = self.match.luck
        self.screen.say("luck-words" if luck.contributions else "luck-hash", hash=luck.commitment)

    def _quit(self, seat: int, _: str) -> None:
        raise Leave

    @property
    def _company(self) -> Company:
        bots = join_names([*self.bots.values()]) if self.bots else Company().bots
        return Company(len(self.people), bots, self._language)

    def _keep(self) -> None:
        """Keep the match as it is now; if that fails, say so at once, and again when it works."""
        self._unkept = True
        with undisturbed():
            try:
                self.keeper.keep(self.match, self._company)
                self._unkept = False
            except OSError as error:
                if not self._warned:
                    self.screen.say("cannot-keep", folder=str(kept_folder()), reason=reason_of(error))
                self._warned = True
            else:
                if self._warned:
                    self.screen.say("kept-again")
                self._warned = False

    def _put_aside(self) -> None:
        """Leave the match to be continued later, if anything has happened in it."""
        if self.match.answers:
            self.keeper.let_go()
        else:
            self.keeper.forget()

    def _leave(self) -> bool:
        """Leave the table; return whether everything is kept."""
        ignore_signals()
        with suppress(OSError):  # without a terminal there is nothing to hide, and nobody to inform
            if len(self.people) > 1:
                self.screen.wipe()
        with suppress(OSError):
            if self.match.over:
                return self._finish() is not None
            if self.match.answers and self._unkept:
                self._warned = False
                self._keep()
            if self.match.answers and not self._unkept:
                self.screen.say("kept", command=command_name())
        self._put_aside()
        return not self.match.answers or not self._unkept

    def _end(self) -> bool:
        """Show how the match ended, once its record is saved; return whether it is."""
        file = self._finish()
        looking = self.people[0] if len(self.people) == 1 else None
        if looking is not None:
            self._print_news(looking)
        else:
            last = self.match.latest(None)
            self.screen.panel("what-happened", [one.text for one in self._news(None, last)])
        self.screen.table(self.match, looking)
        outcome, bots = outcome_of(self.match), {seat: bot.name for seat, bot in self.bots.items()}
        self.screen.text(format_verdict(outcome, looking, self._language), "bold")
        self.screen.panel("ranking", format_ranking(outcome, looking, bots, self._language))
        if file is not None:
            self.screen.say("record-kept", file=str(file), command=command_name())
        return file is not None

    def _finish(self) -> Path | None:
        """Move the finished match to the others; return the file of its record, None if that failed."""
        if self._finished is None:
            try:
                with undisturbed():
                    self._finished = self.keeper.finish(self.match, self._company)
            except OSError as error:
                self.screen.say("cannot-save", file=str(finished_folder()), reason=reason_of(error))
        return self._finished
