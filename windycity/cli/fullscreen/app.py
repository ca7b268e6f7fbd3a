"""The full-screen table as a Textual application: panes that stay where they are, and keys for everything."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from rich.cells import cell_len
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, Static

from windycity.cli.commands import find_command
from windycity.cli.fullscreen.choosing import MORE, Option
from windycity.cli.fullscreen.colours import DARK_COLOURS, LIGHT_COLOURS
from windycity.cli.fullscreen.looking import what_can_be_completed, what_it_does, what_it_lights
from windycity.cli.fullscreen.pages import FileName, FormPage, HelpPage, Page, RulesPage, what_can_be_typed
from windycity.cli.fullscreen.panes import WIDE, Board, Choices, Lines, Middle, Prompt
from windycity.cli.fullscreen.parts import Table
from windycity.cli.fullscreen.picture import Marks
from windycity.cli.fullscreen.stage import BACK, Question, Stage
from windycity.cli.signals import GOING
from windycity.cli.words import text_of
from windycity.core.words import has_words, say

KEYS = {
    "f1": ("help", "full-key-help"),
    "f2": ("rules", "full-key-rules"),
    "f3": ("say('hint')", "full-key-hint"),
    "f4": ("players", "full-key-players"),
    "f5": ("log", "full-key-log"),
    "f6": ("say('undo')", "full-key-undo"),
    "f7": ("save", "full-key-save"),
    "f10": ("leave", "full-key-leave"),
}
OF_A_MATCH = ("rules", "say", "players", "log", "save")  # actions that need one
OF_A_PLAYER = ("say", "save")  # actions for somebody who is asked for moves
EDGES = 4  # columns that a frame needs around its title
HIDDEN_KEYS = {"f8": "theme", "ctrl+d": "leave"}
PAGES = {"help": "help", "?": "help", "rules": "rules", "log": "log"}  # commands that open pages here
A_WHILE = 0.1  # seconds for which an option is highlighted before the server is asked about it
A_BLINK = 0.15  # seconds for which choices stay after an answer: usually the next ones are there by then, and nothing jumps
DARK, LIGHT = "textual-dark", "textual-light"

Play = Callable[[Stage], Any]


class TableApp(App[None]):
    """A table in a full screen; `play` runs on its stage, in a thread of its own."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]  # noqa: RUF012
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (170, "-vast")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012

    def __init__(self, language: str, play: Play, help_text: str | None = None, hurried: bool = False):
        super().__init__()
        self.title = text_of("menu-title", language)
        self.ansi_theme_dark, self.ansi_theme_light = DARK_COLOURS, LIGHT_COLOURS
        self.language, self.help_text = language, help_text
        self.stage = Stage(language, self, self._call, hurried)
        self.result: Any = None
        self.failure: BaseException | None = None
        self.question: Question | None = None
        self.asked = ""  # the text above the choices
        self.doing = ""  # what is taking time at the moment
        self.plays = False  # whether moves have been asked for, unlike when looking at a record
        self.guided = False  # whether it is a lesson, which shows what to do, and has nothing to undo or save
        self.table: Table | None = None
        self.filled: dict[str, dict[str, str]] = {}  # what was filled into forms, by title, while the table is the same
        self.stale = False  # whether the reply on display is from before the last answer
        self.all_news: list[str] = []
        self._play = play
        self._thread = threading.Thread(target=self._run_play, name="match", daemon=True)

    @property
    def is_playing(self) -> bool:
        """Whether the match, or whatever runs here, is still running."""
        return self._thread.ident is None or self._thread.is_alive()

    # The layout

    def compose(self) -> ComposeResult:
        """Create the panes; the style arranges them by the size of the screen."""
        yield Static(id="status")
        yield Middle(id="main")
        with Vertical(id="ask"):
            yield Static(id="asked", classes="empty")
            yield Lines("reply")
            yield Static(id="hand", classes="empty")
            yield Choices()
            yield Static(id="about")
            with Horizontal(id="entry"):
                yield Static(">", id="mark")
                yield Prompt(self._completions)
                yield Static(id="clock", classes="empty")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Name panes and keys in the person's language, and start the match."""
        self.speak(self.language)
        self._head(text_of("one-moment", self.language))
        for key, action in HIDDEN_KEYS.items():
            self.bind(key, action, show=False)
        for pane in ("#reply", "#about", "#players"):
            self.query_one(pane).add_class("empty")
        self._watch_signals()
        self._thread.start()

    def speak(self, language: str) -> None:
        """Name panes and keys in another language."""
        self.language = language
        self.query_one("#news").border_title = text_of("what-happened", language)
        self.query_one("#players").border_title = text_of("full-players", language)
        for key, (action, label) in KEYS.items():
            self._bindings.key_to_bindings.pop(key, None)
            self.bind(key, action, description=text_of(label, language))
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Hide keys that have nothing to do: before a match there is none to save, and players may be in sight anyway."""
        if action == "players" and not self._hides_players:
            return False
        if action in OF_A_PLAYER and not self.plays:
            return False
        if self.guided and (action == "save" or parameters == ("undo",)):
            return False
        return action not in OF_A_MATCH or not self.has_class("starting")

    @property
    def _hides_players(self) -> bool:
        """Whether what the players have is hidden behind the news."""
        return self.size.width < WIDE and not any(pane.has_class("empty") for pane in self.screen_stack[0].query("#players"))

    def on_resize(self, event: events.Resize) -> None:
        """Offer the keys that make sense at this size, and show the prompt in as many lines as it needs."""
        self.refresh_bindings()
        self._head(self.asked, event.size.width)

    def _watch_signals(self) -> None:
        """Leave when the terminal closes or the program is asked to end; only the main thread receives signals."""
        if threading.current_thread() is threading.main_thread():
            with suppress(NotImplementedError):  # not on all systems
                for number in GOING:
                    asyncio.get_running_loop().add_signal_handler(number, self.action_leave)

    # The thread of the match

    def _run_play(self) -> None:
        try:
            self.result = self._play(self.stage)
        except BaseException as error:  # raised again once the terminal is restored
            self.failure = error
        with suppress(RuntimeError):  # the application has already ended
            self.call_from_thread(self.exit)

    def _call(self, show: Callable[[], None]) -> None:
        self.call_from_thread(show)

    # What the stage shows

    def lay(self, table: Table) -> None:
        """Show the table."""
        self.table = table
        self.filled = {}
        self._start(False)
        self.query_one("#status", Static).update(table.status())
        self.query_one(Board).lay(table)
        hand = table.hand()
        self.query_one("#hand", Static).update(hand or "")
        self.query_one("#hand").set_class(hand is None, "empty")
        players = [*table.players()]
        self.query_one("#players", Lines).put(players)
        if bool(players) == self.query_one("#players").has_class("empty"):
            self.query_one("#players").set_class(not players, "empty")
            self.refresh_bindings()

    def tell(self, news: Sequence[str], afresh: bool, style: str = "") -> None:
        """Add news below earlier news."""
        pane = self.query_one("#news", Lines)
        if afresh:
            self.all_news = []
            pane.put([])
        self.all_news += news
        pane.add(Text(line, style) for line in news)

    def reply(self, text: Text) -> None:
        """Show a reply to the person, until the next answer."""
        if self.stale:
            self._unsay()
        pane = self.query_one("#reply", Lines)
        pane.remove_class("empty")
        pane.add([text])
        self.set_class(not (self.question and self.question.open), "replying")
        if self.question and self.question.open:  # others act while the person does nothing
            self.call_after_refresh(pane.scroll_end, animate=False)

    def settle(self) -> None:
        """Move replies to the person into the news, to make room."""
        self.query_one("#news", Lines).add(self.query_one("#reply", Lines).content)
        self._unsay()

    def _unsay(self) -> None:
        """Remove replies to the person."""
        self.stale = False
        reply = self.query_one("#reply", Lines)
        reply.put([])
        reply.add_class("empty")
        self.remove_class("replying")

    def pose(self, question: Question | None) -> None:
        """Show a question, or none for the moment."""
        self.question = question
        if question is None:
            self.stale = True
            self.set_timer(A_BLINK, self._pose_nothing)
            return
        if self.stale:
            self._unsay()
        self._head(question.text)
        if question.of_moves and (self.plays, self.guided) != (True, question.guided):
            self.plays, self.guided = True, question.guided
            self.refresh_bindings()
        if question.before is not None:
            self._start(True)
            self.query_one("#status", Static).update(Text(" › ".join((self.title, *question.before)), "bold"))
        elif self.table is None:  # the start is over, and the match has not begun
            self._start(True)
            self.query_one("#status", Static).update(Text(self.title, "bold"))
            self.query_one(Board).tell("", "")
        self.query_one(Choices).offer(question.options, question.at)
        self.query_one(Prompt).focus()

    def _pose_nothing(self) -> None:
        """Remove the choices, if nothing else is asked yet."""
        if self.question is None:
            self._head(self.doing or text_of("thinking" if self.plays else "one-moment", self.language))
            self.query_one(Choices).offer(())
            if self.stale:
                self._unsay()

    def _head(self, text: str, width: int | None = None) -> None:
        """Show the question in the frame above the choices if it fits there, else in lines of its own."""
        self.asked = text
        fits = cell_len(text) <= (width or self.size.width) - EDGES
        self.query_one("#ask").border_title = text if fits else ""
        self.query_one("#asked", Static).update("" if fits else Text(text, "bold"))
        self.query_one("#asked").set_class(fits, "empty")

    def _start(self, starting: bool) -> None:
        """Show the start if there is no match yet, else the table."""
        if starting != self.has_class("starting"):
            self.set_class(starting, "starting")
            self.refresh_bindings()
        if starting:  # what was held at a table before is not asked about
            self.query_one("#hand", Static).update("")
            self.query_one("#hand").set_class(True, "empty")

    def read(self, title: str, markdown: str) -> None:
        """Show a longer text on a page of its own."""
        self.push_screen(Page(title, markdown))

    def busy(self, sentence: str | None) -> None:
        """Show that something is taking time, or that it is over."""
        self.doing = sentence or ""
        if sentence:
            self._head(sentence)

    def tick(self, clock: str | None) -> None:
        """Show the clock that runs."""
        self.query_one("#clock", Static).update(clock or "")
        self.query_one("#clock").set_class(clock is None, "empty")

    def wipe(self) -> None:
        """Clear the screen, and forget what was typed."""
        self.table = None
        self.query_one("#status", Static).update("")
        self.query_one(Board).lay(None)
        self.query_one("#hand", Static).update("")
        for pane in self.query(Lines):
            pane.put([])
        self._unsay()
        self.query_one(Choices).offer(())
        self.query_one("#about", Static).update("")
        self.all_news = []
        self.query_one(Prompt).forget()

    # Actions of the person

    @on(Choices.Highlighted)
    def show_option(self, event: Choices.Highlighted) -> None:
        """Explain the highlighted option, and show it on the board."""
        option, path = event.option, self.query_one(Choices).path
        if self.question:
            self._head(f"{path} {MORE} (Esc)" if path else self.question.text)
        if self.question and self.question.before is not None:
            self.query_one(Board).tell(option.about or "" if option else "", text_of("start-keys", self.language))
            return
        if option and self.question and self.question.of_moves and self.table and self.table.far:
            self.run_worker(partial(self._ask_about, option), thread=True, group="about", exclusive=True)
        else:
            self._tell_about(
                option, what_it_does(option, self.table) if option and self.question and self.question.of_moves else ""
            )
        board, options = self.query_one(Board), self.query_one(Choices).options
        board.mark(what_it_lights(option, options, board.places) if option and self.question else Marks())

    def _ask_about(self, option: Option) -> None:
        """Find out in a thread what an option would do, which takes a while, and show it if the option is still highlighted."""
        time.sleep(A_WHILE)
        if self.query_one(Choices).highlighted is option:
            about = what_it_does(option, self.table)
            with suppress(RuntimeError):  # the application has already ended
                self.call_from_thread(self._tell_about, option, about)

    def _tell_about(self, option: Option | None, about: str) -> None:
        if self.query_one(Choices).highlighted is option:
            self.query_one("#about", Static).update(Text(about))
            self.query_one("#about").set_class(not about, "empty")

    @on(Choices.Chose)
    def answer_chosen(self, event: Choices.Chose) -> None:
        """Answer with the chosen option, once any form is filled in."""
        if form := event.option.form:
            self.push_screen(FormPage(form, self.filled.setdefault(form.title, {}), self.language), self._send)
        else:
            self._send(event.option.move)

    def _send(self, line: str | None) -> None:
        if line is not None:
            self._answer(line)

    @on(Choices.Left)
    def go_back(self) -> None:
        """Go back to the previous question, if there is one; else remove replies."""
        if self.question and self.question.before is not None:
            self._answer(BACK)
        elif self.question and self.question.open:
            self.settle()
        elif self.question:
            self._unsay()

    @on(Board.Pointed)
    def choose_place(self, event: Board.Pointed) -> None:
        """Choose the option for the clicked place."""
        choices = self.query_one(Choices)
        if self.question and (option := choices.option_at(event.place)):
            choices.choose(option)

    @on(Input.Submitted, "#prompt")
    def answer_typed(self, event: Input.Submitted) -> None:
        """Answer with what was typed: a number chooses, some words open pages, anything else goes to the table."""
        line, prompt, choices = event.value.strip(), self.query_one(Prompt), self.query_one(Choices)
        if self.question is None:
            self.bell()
            return
        prompt.remember(line)
        page = find_command(line, PAGES, self.language)
        if line.isdecimal() and any(option.key.isdecimal() for option in choices.options):
            self._choose_number(line)
        elif page and self._opens(*page):
            pass
        elif self.question.of_moves and (option := choices.option_at(line)):
            choices.choose(option)
        else:
            self._answer(line)

    def _opens(self, page: str, text: str) -> bool:
        """Show a page if the command opens one here; return whether it does."""
        if page == "rules" and self.table:
            self.action_rules(text)
        elif page == "help" and not text:
            self.action_help()
        elif page == "help" and (option := self.query_one(Choices).option_of(text)) and self.question and self.question.of_moves:
            self.run_worker(partial(self._explain, option), thread=True, group="explained", exclusive=True)
        elif page == "log" and self.table and (not text or text.isdecimal()):
            self.action_log(int(text[:9] or 0))
        else:
            return False
        return True

    def _explain(self, option: Option) -> None:
        """Explain an option asked about by number, in a thread, because it may take a while."""
        about = what_it_does(option, self.table)
        with suppress(RuntimeError):  # the application has already ended
            self.call_from_thread(self.reply, Text(f"{option.key}. {option.label}: {about}"))

    def _choose_number(self, key: str) -> None:
        choices = self.query_one(Choices)
        option = choices.option_of(key)
        if option is None:
            most = choices.options[-1].key or str(len(choices.options))
            sentence = "no-number" if self.question and self.question.of_moves else "no-choice"
            self.reply(Text(text_of(sentence, self.language, number=int(key[:9]), count=most), "red"))
            self.call_after_refresh(self.query_one("#reply", Lines).scroll_end, animate=False)
            return
        choices.at = list(choices.options).index(option)
        choices.choose(option)

    def _answer(self, line: str) -> None:
        if self.question is not None:
            self.question = None
            self.stage.answer(line)

    def on_key(self, event: events.Key) -> None:
        """Hurry others' moves on any key, and send what is typed elsewhere to the prompt."""
        if self.question is None:
            self.stage.hurry.set()
        elif event.is_printable and event.character and len(self.screen_stack) == 1 and not isinstance(self.focused, Prompt):
            prompt = self.query_one(Prompt)
            prompt.focus()
            prompt.insert_text_at_cursor(event.character)

    def _completions(self) -> Iterable[str]:
        if self.question and self.question.of_moves and self.table:
            yield from what_can_be_completed(self.query_one(Choices).options, self.table)

    # Keys

    def action_say(self, command: str) -> None:
        """Answer with a command."""
        if self.question and self.question.of_moves:
            self._answer("show" if self.guided and command == "hint" else command)

    def action_help(self) -> None:
        """Show the keys, and what can be typed."""
        game = self.table.game.rulebook.words if self.table else None
        phrases = say("help-phrase", self.language, game) if game and has_words("help-phrase", self.language, game) else ""
        legend = self.table.legend() if self.table else ""
        typed = what_can_be_typed(self.help_text or text_of("help", self.language), self.language, phrases, legend)
        self.push_screen(HelpPage(text_of("full-key-help", self.language), text_of("full-help", self.language), typed))

    def action_rules(self, text: str = "") -> None:
        """Show the rules of the game."""
        if self.table:
            self.push_screen(RulesPage(self.table.game.name, self.language, text))

    def action_log(self, count: int = 0) -> None:
        """Show everything that has happened, or the last of it."""
        lines = "\n".join(f"- {line}" for line in self.all_news[-count:])
        self.push_screen(Page(text_of("what-happened", self.language), lines, at_end=True))

    def action_players(self) -> None:
        """Show the players in place of the news, or the news again."""
        if self._hides_players:
            self.toggle_class("showing-players")

    def action_save(self) -> None:
        """Ask for a file, and save the match there."""
        if self.question and self.question.of_moves:
            self.push_screen(FileName(text_of("full-save", self.language)), self._save)

    def _save(self, name: str | None) -> None:
        if name:
            self._answer(f"save {name}")

    def action_theme(self) -> None:
        """Change between light and dark."""
        self.theme = LIGHT if self.theme != LIGHT else DARK

    def action_leave(self) -> None:
        """Leave the table; the match is kept."""
        self.busy(text_of("full-leaving", self.language))
        self.question = None
        self.stage.leave()
