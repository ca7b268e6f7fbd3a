"""Playing in a terminal: one or more people on one screen, the other seats by bots."""

from __future__ import annotations

import re
import secrets
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from textwrap import TextWrapper
from types import ModuleType
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from windycity.bots.bot import Bot, answer, glimpse_of
from windycity.bots.levels import LevelBot
from windycity.bots.names import join_names
from windycity.bots.reasons import tell_reason
from windycity.bots.search import SearchBot
from windycity.cli.kept import Company, Keeper, finished_file, state_folder, write_safely
from windycity.cli.programs import FaultTeller, programs_among
from windycity.cli.rules import as_plain_text, find_rules, titles
from windycity.cli.tables import draw_table
from windycity.cli.words import FOLDER, tell, title_of
from windycity.core import record as records
from windycity.core.errors import WindyCityError
from windycity.core.match import Match
from windycity.core.telling import News, explain_move, tell_news, tell_result
from windycity.core.words import has_words, say

NARROW = 60  # columns below which a table has no room for boxes
ROOM = 20  # columns to type in
LONG = 24  # moves that are listed one by one; of more, those that differ in a word stand in a row
MANY = 8  # moves of one word and a number that are shown as one
HINT_LEVEL = "capo"
NEWS = 14  # sentences shown at once where some can be left out; `log` shows them all


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def leave_on_signals() -> None:
    """Take it as leaving when the terminal closes or the program is told to end: an unfinished match is kept."""

    def leave(*_: object) -> None:
        raise Leave

    _on_signals(leave)


def _on_signals(action: Callable[..., None] | signal.Handlers) -> None:
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):  # not everywhere
            signal.signal(getattr(signal, name), action)


def command_name() -> str:
    """How this program can be called again from here."""
    return "windycity" if shutil.which("windycity") or not sys.argv[0].endswith("windycity") else sys.argv[0]


def shortened(news: Sequence[News], most: int) -> list[str]:
    """Leave out what is slight and then what is not vital, the oldest first, until no more than so many sentences are left."""
    spare = sorted((number for number, told in enumerate(news) if not told.vital), key=lambda number: not news[number].slight)
    left_out = spare[: max(len(news) - most, 0)]
    lines: list[str] = []
    for number, told in enumerate(news):
        if number in left_out:
            lines += ["..."] if lines[-1:] != ["..."] else []
        else:
            lines.append(told.text)
    return lines


class Row(NamedTuple):
    """Numbered moves that are alike but for some words: for each place in their text the words that can stand there."""

    first: int
    last: int
    words: tuple[tuple[str, ...], ...]

    def tell(self) -> str:
        """Write it as `4-6. move 2 with 1 | 3 | 1+3`."""
        number = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{number}. {' '.join(' | '.join(choice) for choice in self.words)}"

    def joined(self, other: Row) -> Row:
        """The moves of two rows that differ in one place, in one row."""
        pairs = zip(self.words, other.words, strict=True)
        return Row(self.first, other.last, tuple(here if here == there else (*here, *there) for here, there in pairs))


def list_moves(moves: Sequence[str]) -> list[str]:
    """Number the moves; where many differ in a number only, show those as one, and let that number be the one to type.

    In a long list those that differ in the last word stand in a row; if it is still long, those that differ in any one.
    """
    run = _run(moves)
    if run:
        return [f"{run[0]} ... {run[-1]}", *(move for move in moves if move not in run)]
    rows = [Row(number, number, tuple((word,) for word in move.split())) for number, move in enumerate(moves, 1)]
    for differ in (_differ_at_the_end, _differ_in_one):
        rows = _joined(rows, differ) if len(rows) > LONG else rows
    return [row.tell() for row in rows]


def _joined(rows: Sequence[Row], differ: Callable[[Row, Row], bool]) -> list[Row]:
    """Make one row of neighbours that differ in such a way."""
    found: list[Row] = []
    for row in rows:
        if found and len(row.words) == len(found[-1].words) and differ(found[-1], row):
            found[-1] = found[-1].joined(row)
        else:
            found.append(row)
    return found


def _differ_at_the_end(one: Row, other: Row) -> bool:
    return len(one.words) > 1 and one.words[:-1] == other.words[:-1]


def _differ_in_one(one: Row, other: Row) -> bool:
    apart = [here != there for here, there in zip(one.words, other.words, strict=True)]
    return apart.count(True) == 1 and not apart[0]


def move_of_number(number: int, moves: Sequence[str]) -> str:
    """Find the move that a number alone means, in the moves as `list_moves` shows them."""
    run = _run(moves)
    if run:
        return f"{run[0].split()[0]} {number}"
    if not 1 <= number <= len(moves):
        raise NoSuchNumber("no-number", catalogue=FOLDER, number=number, count=len(moves))
    return moves[number - 1]


def _run(moves: Sequence[str]) -> list[str]:
    """The moves of one word and a number, `say 0` to `say 30`, if there are many with that word and few others."""
    numbered = [move for move in moves if re.fullmatch(r"\S+ \d+", move)]
    words = Counter(move.split()[0] for move in numbered)
    word = next((word for word, count in words.items() if count >= MANY > len(moves) - count), None)
    return [move for move in numbered if move.split()[0] == word]


class Screen:
    """Where things are shown and asked: with colour and boxes, or plain for pipes and screen readers."""

    def __init__(self, language: str, plain: bool, console: Console | None = None):
        self.language = language
        self.plain = plain
        self.console = console or Console(no_color=plain or None, highlight=False, soft_wrap=plain)
        self._readline = _readline() if sys.stdin.isatty() else None

    def say(self, sentence: str, **facts: object) -> None:
        """Show a sentence of the command line's catalogue."""
        self.text(tell(sentence, self.language, **facts))

    def text(self, text: str, style: str = "") -> None:
        """Show a text as it is."""
        self.console.print(Text(text, style))

    @property
    def narrow(self) -> bool:
        """Whether the screen has no room for a table with boxes."""
        return self.console.width < NARROW

    def lines(self, text: str) -> None:
        """Show a text line by line; on a narrow screen the rest of a line that is too long goes on indented."""
        if self.narrow and not self.plain:
            indented = TextWrapper(
                self.console.width, subsequent_indent=" " * 4, replace_whitespace=False, break_on_hyphens=False
            )
            text = "\n".join(indented.fill(line) for line in text.splitlines())
        self.text(text)

    def ask(self, sentence: str, **facts: object) -> str:
        """Ask and wait for a line; end of input or Ctrl-C means to leave."""
        try:
            return input(self._prompt(tell(sentence, self.language, **facts))).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def _prompt(self, text: str) -> str:
        """What to ask with: a text that leaves no room to type in its line is shown before."""
        if self._readline is None:
            return f"{text}: "
        if len(text) + ROOM > self.console.width:
            self.text(text, "bold")
            text = ">"
        else:
            text += ":"
        return f"{text} " if self.plain else f"\001\x1b[1m\002{text}\001\x1b[0m\002 "  # bold; the marks are not counted

    def wipe(self) -> None:
        """Clear the screen, what can be scrolled back to, and what was typed before."""
        if self._readline:
            self._readline.clear_history()
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def table(self, match: Match, seat: int | None) -> None:
        """Show the table as a seat knows it."""
        game = match.game
        drawn = None if self.plain else draw_table(game, match.view(seat), self.language, self.narrow)
        if drawn is None:
            self.lines(game.rulebook.draw(game.edition, match.observed(seat), self.language))
        else:
            self.console.print(drawn)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Show that something takes its time, as long as it does."""
        return nullcontext() if self.plain else self.console.status(tell(sentence, self.language))

    def panel(self, sentence: str, lines: list[str]) -> None:
        """Show lines under a heading."""
        title = tell(sentence, self.language)
        if self.plain:
            self.text("\n".join([f"{title}:", *lines]))
        else:
            self.console.print(Panel(Text("\n".join(lines)), title=title, title_align="left", border_style="dim"))


def _readline() -> ModuleType | None:
    """The library that lets people edit lines and fetch back earlier ones, where Python has it."""
    try:
        import readline
    except ImportError:
        return None
    return readline


class Terminal:
    """A match on the screen: people type, bots answer, everything that happens is told."""

    def __init__(self, match: Match, people: tuple[int, ...], bots: Mapping[int, Bot], screen: Screen, keeper: Keeper):
        self.match = match
        self.keeper = keeper
        self.people = people
        self.bots = bots
        self.screen = screen
        self.faults = FaultTeller(screen)
        self._told = {seat: _told_before(match, seat) for seat in people}
        self._looking: int | None = people[0] if len(people) == 1 else None
        self._commands: dict[str, Callable[[int, str], None]] = {
            "?": self._explain,
            "help": self._explain,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._log,
            "table": self._table,
            "save": self._save,
            "load": self._load,
            "rules": self._rules,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    @property
    def _language(self) -> str:
        return self.screen.language

    def run(self) -> None:
        """Play until the match is over or somebody leaves; an unfinished match is kept."""
        self.screen.say("luck-hash", hash=self.match.luck.commitment)
        if self._slow:
            self.screen.say("not-warm", command=command_name(), game=self.match.game.name)
        try:
            while not self.match.over:
                self._let_bots_answer()
                if not self.match.over:
                    seat = next(seat for seat in self.match.waiting if seat in self.people)
                    if not self._answer_for_form(seat):
                        self._turn(seat)
        except (Leave, KeyboardInterrupt, OSError):  # OSError: the terminal is gone
            self._keep()
            return
        except Exception:  # whatever went wrong, the match is not lost
            self._keep()
            raise
        self._end()

    @property
    def _slow(self) -> bool:
        """Whether there are bots that think with uncompiled rules."""
        return bool(self.bots) and not self.match.game.engine.compiled

    @property
    def _takes_time(self) -> bool:
        """Whether a person will notice that bots think."""
        searching = any(isinstance(bot, SearchBot) for bot in self.bots.values())
        return self._slow or searching or bool(programs_among(self.bots))

    def _let_bots_answer(self) -> None:
        with self.screen.busy("thinking") if self._takes_time else nullcontext():
            while (seat := answer(self.match, self.bots)) is not None:
                self.faults.tell(self.bots[seat], self.match.player_names[seat])

    def _answer_for_form(self, seat: int) -> bool:
        """Answer for a person alone among bots who is asked only so that being asked tells nothing; tell whether it was so."""
        rulebook, moves = self.match.game.rulebook, self.match.legal(seat)
        formal = [rulebook.asks(ask).name.lower().replace("_", "-") for ask in rulebook.formal]
        if len(self.people) > 1 or len(moves) > 1 or self.match.ask not in formal:
            return False
        self.match.play(seat, moves[0])
        return True

    def _turn(self, seat: int) -> None:
        if self._looking != seat:
            self.screen.wipe()
            player = self.match.player_names[seat]
            self.screen.ask("pass-keyboard", player=player)
            self._looking = seat
        self._tell_news(seat)
        self._ask_move(seat)
        if len(self.people) > 1 and seat not in self.match.waiting:
            self._looking = None

    def _tell_news(self, seat: int) -> None:
        if len(self.people) > 1:
            self.faults.tell_again()  # the screen has been wiped since
        events = self.match.events(seat, since=self._told[seat])
        self._told[seat] += len(events)
        # Of the set-up only what this seat learns is news.
        news = [event for event in events if event.step > 0 or "??" not in event.facts.values()]
        if news:
            self.screen.panel("what-happened", shortened(tell_news(self.match, seat, news, self._language), NEWS))

    def _ask_move(self, seat: int) -> None:
        """Ask until a move is made or taken back, or another match is loaded."""
        before, answers = self.match, len(self.match.answers)
        moves = self.match.legal(seat)
        self._table(seat, "")
        while self.match is before and len(self.match.answers) == answers:
            typed = self.screen.ask("prompt-short" if self.screen.narrow else "prompt")
            word, _, rest = typed.partition(" ")
            try:
                if word.casefold() in self._commands:
                    self._commands[word.casefold()](seat, rest.strip())
                elif typed:
                    self.match.play(seat, self._phrase_typed(seat, typed) or self._moves_typed(typed, moves))
            except WindyCityError as error:
                self.screen.text(error.tell(self._language), "red")

    def _show_moves(self, moves: list[str]) -> None:
        listed = list_moves(moves)
        if self.screen.plain:
            self.screen.panel("your-moves", listed)
        else:
            self.screen.console.print(Columns([Text(move, "cyan") for move in listed], padding=(0, 3), column_first=True))

    def _phrase_typed(self, seat: int, typed: str) -> list[str] | None:
        """The moves that a phrase stands for, chosen among several if need be; None if it is no phrase."""
        game = self.match.game
        expand = game.rulebook.expand
        ways = expand(game.edition, self.match.observed(seat), seat, typed) if expand else None
        if ways is None:
            return None
        if len(ways) == 1:
            return ways[0]
        if not ways:
            raise NoSuchWay("no-way", catalogue=FOLDER, phrase=typed)
        for number, way in enumerate(ways, 1):
            self.screen.text(f"{number}. {way[0]}: {' '.join(move.split()[-1] for move in way[1:])}")
        chosen = self.screen.ask("which-way")
        if not chosen.isdecimal() or not 1 <= int(chosen[:9]) <= len(ways):
            raise NoSuchWay("no-such-way", catalogue=FOLDER, count=len(ways))
        return ways[int(chosen) - 1]

    def _moves_typed(self, typed: str, moves: list[str]) -> list[str]:
        texts = [text.strip() for text in typed.split(",")]
        return [move_of_number(int(text[:9]), moves) if text.isdecimal() else text for text in texts]

    def _explain(self, seat: int, text: str) -> None:
        if not text:
            self.screen.lines(tell("help", self._language))
            if has_words("help-phrase", self._language, self.match.game.rulebook.words):
                self.screen.lines(say("help-phrase", self._language, self.match.game.rulebook.words))
            return
        (move,) = self._moves_typed(text.replace(",", " "), self.match.legal(seat))
        game = self.match.game
        self.screen.text(f"{move.strip()}: {explain_move(self.match, seat, game.parse_move(move), self._language)}")

    def _hint(self, seat: int, _: str) -> None:
        game, glimpse = self.match.game, glimpse_of(self.match, seat)
        if not game.engine.compiled or len(glimpse.legal) == 1:
            self._hint_by_advice(seat)
            return
        with self.screen.busy("thinking"):
            prospects = LevelBot(HINT_LEVEL, secrets.randbits(32)).rate(glimpse)
        self.screen.text(tell_reason(prospects, self._language))
        self.screen.text(explain_move(self.match, seat, game.parse_move(prospects[0].move), self._language))

    def _hint_by_advice(self, seat: int) -> None:
        """What is quick also where the rules are not compiled: the best move at first sight."""
        game = self.match.game
        advice = game.engine.advice(self.match.observed_positions(seat), seat)
        best, *others = sorted(advice, key=lambda action: -advice[action])[:4]
        worst = min(advice.values())
        explained = explain_move(self.match, seat, best, self._language)
        self.screen.say("hint-best", move=game.format_move(best), explained=explained)
        if any(advice[action] > worst for action in others):
            self.screen.say("hint-next", moves=", ".join(map(game.format_move, others)))

    def _undo(self, seat: int, _: str) -> None:
        self.match.undo(seat)
        self._told[seat] = min(self._told[seat], len(self.match.events(seat)))
        self.screen.say("undone")

    def _log(self, seat: int, count: str) -> None:
        news = tell_news(self.match, seat, self.match.events(seat), self._language)
        last = int(count[:9]) if count.isdecimal() else 0
        if count and not last:
            self.screen.say("log-how")
        else:
            self.screen.panel("what-happened", [told.text for told in news[-last:]])

    def _table(self, seat: int, _: str) -> None:
        self.screen.table(self.match, seat)
        self._show_moves(self.match.legal(seat))

    def _save(self, seat: int, file: str) -> None:
        if not file:
            self.screen.say("save-where")
        elif self._written(lambda: write_safely(Path(file).expanduser(), self.match.save()), file):
            self.screen.say("saved", file=file)

    def _written(self, write: Callable[[], None], where: str) -> bool:
        """Write something; if that fails, say so."""
        try:
            write()
        except (OSError, ValueError) as error:  # ValueError: no name for a file
            self.screen.say("cannot-save", file=where, reason=getattr(error, "strerror", None) or str(error))
            return False
        return True

    def _load(self, seat: int, file: str) -> None:
        if not file:
            self.screen.say("load-where")
            return
        try:
            text = Path(file).expanduser().read_text("utf-8")
        except (OSError, ValueError) as error:
            self.screen.say("cannot-read", file=file, reason=getattr(error, "strerror", None) or str(error))
            return
        record = records.read(text)
        if record.header.game != self.match.game.name:
            self.screen.say("wrong-game", game=title_of(record.header.game, self._language))
            return
        loaded = records.replay(self.match.game, record)
        if loaded.over:
            self.screen.say("already-over", file=file, command=command_name())
        elif loaded.seats != self.match.seats:
            self.screen.say("wrong-table", seats=loaded.seats, here=self.match.seats)
        else:
            self.match = loaded
            self.keeper = Keeper(self.keeper.edition)
            self._told = {seat: _told_before(loaded, seat) for seat in self.people}
            self.screen.say("loaded", file=file)

    def _rules(self, seat: int, text: str) -> None:
        if not text:
            self.screen.lines("\n".join(titles(self.match.game.name, self._language)))
            self.screen.say("rules-how")
            return
        for clause in find_rules(self.match.game.name, text, self._language):
            self.screen.text(f"{as_plain_text(clause)}\n")

    def _quit(self, seat: int, _: str) -> None:
        raise Leave

    def _keep(self) -> None:
        _on_signals(signal.SIG_IGN)  # one that comes now would only disturb
        bots = join_names([*self.bots.values()]) if self.bots else Company().bots
        company = Company(len(self.people), bots, self._language)
        with suppress(OSError):  # where the terminal is gone, there is nothing to hide
            if len(self.people) > 1:
                self.screen.wipe()
        with suppress(OSError):  # nor anybody to be told
            if self.match.answers and self._written(lambda: self.keeper.keep(self.match, company), str(state_folder())):
                self.screen.say("kept", command=command_name())

    def _end(self) -> None:
        looking = self.people[0] if len(self.people) == 1 else None
        if looking is not None:
            self._tell_news(looking)
        else:
            last = self.match.latest(None)
            self.screen.panel("what-happened", [told.text for told in tell_news(self.match, None, last, self._language)])
        self.screen.table(self.match, looking)
        result = self.match.result
        assert result is not None
        self.screen.text(tell_result(self.match, result, self._language), "bold")
        if self._written(self._finish, str(finished_file())):
            self.screen.say("record-kept", file=str(finished_file()), command=command_name())

    def _finish(self) -> None:
        """Leave the record of the match that is over; there is nothing to go on with any more."""
        finished_file().parent.mkdir(parents=True, exist_ok=True)
        write_safely(finished_file(), self.match.save())
        self.keeper.forget()


def _told_before(match: Match, seat: int) -> int:
    """How many events need not be told to a seat that comes back to a match: all before the last move of its turn before."""
    seats = [answer.seat for answer in match.answers]
    while seats and seats[-1] == seat:
        seats.pop()
    while seats and seats[-1] != seat:
        seats.pop()
    return sum(event.step < len(seats) for event in match.events(None))


class NoSuchNumber(WindyCityError):
    """A number that is not among the moves shown."""

    code = "no-such-number"


class NoSuchWay(WindyCityError):
    """A phrase that no walk answers to, or a way that was not shown."""

    code = "no-such-way"
