"""A server's table on the screen: how it, and everything that happens there, is shown."""

from __future__ import annotations

import secrets
import threading
import time

import msgspec
from msgspec import structs

import windycity
from windycity.cli.aloud import Aloud
from windycity.cli.bulletin import format_changes, format_missing, format_time, list_seats, name_players
from windycity.cli.ending import Outcome, format_ranking, format_verdict
from windycity.cli.fullscreen.parts import Table
from windycity.cli.lines import Lines
from windycity.cli.network import link_for_others
from windycity.cli.news import shortened
from windycity.cli.screen import Screen
from windycity.cli.typed import Question
from windycity.cli.words import command_name, text_of, title_of
from windycity.client.links import Link
from windycity.client.memory import Change, view_of
from windycity.client.visit import Visit
from windycity.core.game import Game
from windycity.core.luck import LONGEST
from windycity.core.names import name_of
from windycity.core.view import View
from windycity.server.commands import Contribute
from windycity.server.protocol import Explain, State, Talk

SOON = (30.0, 10.0)  # seconds of time left at which the person is warned


class Showing:
    """Shows a table to a person; `own_words` is whether the person contributes words to the luck personally."""

    def __init__(self, visit: Visit, screen: Screen, lines: Lines, own_words: bool):
        self.visit = visit
        self.screen = screen
        self.lines = lines
        self._own_words = own_words
        self._game: Game | None = None
        self._shown: State | None = None  # the table as last shown
        self._given: set[str] = set()  # tables to whose luck words were contributed
        self._greeted = False
        self._aloud = Aloud(screen.language)
        self._asked: Question | None = None  # the last question to the person
        self._waiting: list[int] = []  # the seats last reported as waited for
        self._alarm: threading.Timer | None = None
        self.unheard: set[str] = set()  # those muted by the person
        self._again = False  # whether the table is shown again after reconnecting

    @property
    def link(self) -> Link:
        """The address of the table."""
        return Link(self.visit.site.address, self.visit.table)

    @property
    def state(self) -> State:
        """The table as last shown: what a person types refers to that."""
        return self._shown or self.visit.state

    @property
    def game(self) -> Game:
        """The game played at the table."""
        if self._game is None or self._game.name != self.state.game:
            self._game = windycity.game(self.state.game)
        return self._game

    @property
    def moves(self) -> list[str]:
        """The person's legal moves at the table as last shown."""
        return [choice.text for choice in self.state.choices] if self.state.choices else []

    @property
    def question(self) -> Question | None:
        """The question to the person at the table as last shown; None if there is none."""
        state, view = self.state, self.view
        if state.decision is None or state.choices is None or view is None:
            return None
        asked = self._asked
        if asked is None or (asked.choices, asked.game.name) != (state.choices, state.game):
            asked = self._asked = Question(self.game, view, state.choices, self.screen)
        return asked

    def change(self, change: Change) -> None:
        """Show the effects of a message."""
        self._shown = change.state
        state, before, language = change.state, change.before, self.screen.language
        if before is None:
            self._arrive(state)
        if self.screen.full and state.view is not None:
            self._keep_in_sight(state)
        for line in format_changes(change, language):
            self.screen.happened(line, "dim")
        for talk in change.talk:
            if talk.who not in self.unheard:
                self._show_talk(talk)
        fresh = before is None or self._again or not _is_asked(before) or before.decision != state.decision
        asked = _is_asked(state) and fresh
        over, self._again = state.stage == "over" and (before is None or before.stage != "over"), False
        if change.news:
            self._show_news(change, as_panel=asked or over or before is None)
        if over:
            self._end(state)
        elif asked and self._is_form(state):
            self.screen.note(text_of("join-form", language, move=self.moves[0]))
        elif asked:
            self._ask(state)
        elif state.stage == "playing" and (before is None or before.stage != "playing"):
            self.draw(state)
        self._show_waiting(state)
        self._show_missing(change)
        self._add_words(state)
        self.set_alarm(state)
        self._follow(change)

    def _keep_in_sight(self, state: State) -> None:
        """Draw the table whenever it changes, with the legal moves."""
        self.draw(state)
        if _is_asked(state):
            self.screen.moves(self.moves, state.choices)

    def come_back(self) -> None:
        """Say that the server is back; its question is shown again."""
        self.screen.say("join-back")
        self._again = True

    def _is_form(self, state: State) -> bool:
        """Whether the server will give the only possible answer: it asks everybody, so that asking reveals nothing."""
        rulebook = self.game.rulebook
        formal = [name_of(rulebook.asks(ask)) for ask in rulebook.formal]
        return state.choices is not None and state.choices.ask in formal and len(self.moves) == 1

    def _arrive(self, state: State) -> None:
        """Show the table on arrival."""
        self.screen.text(title_of(state.game, self.screen.language), "bold")
        self.list_seats(state)
        if state.edition:
            self.screen.say("join-edition")
        if state.pace.sort != "none":
            self.screen.say("join-pace", **structs.asdict(state.pace))
        if state.stage == "gathering":
            self._invite()
            self.screen.say("join-start-help-host" if state.host else "join-start-help")
            if self._own_words:
                self.screen.say("contribute-hash", hash=state.hash)
                self.screen.say("contribute-how", most=LONGEST)
                self.screen.say("join-words-how")
        elif state.stage == "playing":
            self.screen.say("join-start-help")
        elif state.next:
            self.screen.say("join-followed", link=str(Link(self.visit.site.address, state.next)))

    def _invite(self) -> None:
        """Show the link to share with others."""
        link = link_for_others(self.link)
        if link is None:
            self.screen.say("join-invite-here", link=str(self.link), command=f"{command_name()} serve --host 0.0.0.0")
        else:
            self.screen.say("join-invite", link=str(link))

    def list_seats(self, state: State) -> None:
        """Show who is at the table, and what a match that has not begun is waiting for."""
        self.screen.panel("join-seats", list_seats(state, self.screen.language))
        if missing := format_missing(state, self.screen.language):
            self.screen.text(missing)

    def _show_talk(self, talk: Talk) -> None:
        whispered = text_of("join-whispers", self.screen.language, player=talk.name, text=talk.text)
        self.screen.happened(whispered if talk.private else f"{talk.name}: {talk.text}", "magenta")

    def _show_news(self, change: Change, as_panel: bool) -> None:
        lines = shortened(change.news, self.screen.most_news)
        if as_panel:
            self.screen.panel("what-happened", lines)
        else:
            self.screen.happened("\n".join(lines))

    def _ask(self, state: State) -> None:
        self._draw_anew(state)
        if not self._greeted:
            self._greeted = True
            self.screen.greet(self.game, state.options)
        self.list_moves(state)

    def _draw_anew(self, state: State) -> None:
        """Draw the table if the person is asked; when read aloud, only what is new since it was last heard."""
        view = self._view(state)
        if self.screen.plain and view is not None and not state.edition:
            self.screen.lines("\n".join(self._aloud.tell(self.game, view, anew=True)))
        else:
            self.draw(state)

    def changed(self) -> list[str]:
        """Describe everything that has changed since the person was last asked."""
        return [] if self.view is None else self._aloud.changed(self.game, self.view)

    def draw(self, state: State) -> None:
        """Draw the table from what the guest knows; the board of another edition is not available here."""
        view = self._view(state)
        if view is None:
            self.list_seats(state)
        elif state.edition and self.game.board is not None:
            self.screen.say("join-no-board", link=str(self.link))
        else:
            self.screen.view(self.game, view, self._explained if _is_asked(state) else None)

    def _explained(self, move: str) -> str:
        """Ask the server what a move would do."""
        return self.visit.do(Explain, move=move).text or ""

    def heard(self, move: str) -> str:
        """Say what a move would make of things, for a screen that is read aloud."""
        view = self.view
        return Table(self.game, view, self.screen.language).heard(move) if self.screen.plain and view else ""

    @property
    def view(self) -> View | None:
        """Return what the person knows of the match as last shown; None if it has not begun."""
        return self._view(self.state)

    def _view(self, state: State) -> View | None:
        try:
            return view_of(self.game, state)
        except msgspec.ValidationError:
            raise self.visit.site.other_version() from None

    def list_moves(self, state: State) -> None:
        """List the legal moves, and say that the person is asked, and for how long."""
        if not _is_asked(state) or state.you is None:
            return
        if self.question:
            self.question.show()
        for line in name_players(self.moves, state, self.screen.language):
            self.screen.note(line)
        deadline = state.seats[state.you].deadline
        prompt = text_of("prompt-short" if self.screen.narrow else "prompt", self.screen.language)
        left = "" if deadline is None else f" · {self._time_left(deadline)}"
        if not self.screen.full:  # there the question and the clock stay in sight
            self.screen.text(f"{prompt}{left}", "bold")

    def _show_waiting(self, state: State) -> None:
        """Say who is being waited for, if that has changed; if it is always in sight, only if somebody is away."""
        waiting = self._waiting_seats(state)
        told = not self.screen.full or any(not state.seats[seat].present for seat in waiting if not state.seats[seat].bot)
        if told and waiting != self._waiting and waiting and not _is_asked(state):
            self.screen.happened(text_of("join-waiting", self.screen.language, players=self.waited_for(state)), "dim")
        self._waiting = waiting

    def _show_missing(self, change: Change) -> None:
        """Say once that a match cannot begin because somebody who sits there is away."""
        texts = [format_missing(state, self.screen.language, away=True) for state in (change.before, change.state) if state]
        if len(texts) == 2 and texts[1] and texts[0] != texts[1]:
            self.screen.happened(texts[1], "dim")

    def _waiting_seats(self, state: State) -> list[int]:
        return [*state.view["waiting"]] if state.stage == "playing" and state.view else []

    def waited_for(self, state: State) -> str:
        """Name those being waited for, with the time they have left and whether they are away."""
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
        return format_time(self._seconds_left(deadline), self.screen.language)

    def _seconds_left(self, deadline: float) -> float:
        return deadline - time.time() - self.visit.ahead

    def clock(self) -> str | None:
        """Format the running clock: the person's own if asked, else that of who is being waited for; None if there is none."""
        state = self.state
        if state.pace.sort != "live" or state.stage == "over":
            return None
        seats = [state.you] if _is_asked(state) and state.you is not None else self._waiting_seats(state)
        deadlines = [deadline for seat in seats if (deadline := state.seats[seat].deadline) is not None]
        return format_time(self._seconds_left(min(deadlines)), self.screen.language) if deadlines else "-:--"

    def set_alarm(self, state: State | None) -> None:
        """Warn the person shortly before its time is up, and once more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = state.seats[state.you].deadline if state and state.you is not None else None
        if state and _is_asked(state) and deadline is not None:
            left = self._seconds_left(deadline)
            soon = next((soon for soon in SOON if soon < left), None)
            if soon is not None:
                self._alarm = threading.Timer(left - soon, self._ring, [state, deadline])
                self._alarm.daemon = True
                self._alarm.start()

    def _ring(self, state: State, deadline: float) -> None:
        self.lines.tell(lambda: self._hurry(state, deadline))

    def _hurry(self, state: State, deadline: float) -> None:
        if self.state is state:  # it has not been answered meanwhile
            self.screen.text(text_of("join-hurry", self.screen.language, time=self._time_left(deadline)), "bold red")
            self.set_alarm(state)

    def _add_words(self, state: State) -> None:
        """Contribute random words to the luck for the person: as nobody knows them beforehand, nobody can choose the luck."""
        if state.you is None:
            self._given.discard(state.table)  # a person who sits down again contributes again
        elif state.stage == "gathering" and not self._own_words and state.table not in self._given:
            self._given.add(state.table)
            if not state.seats[state.you].contributed:
                self.visit.send(Contribute, words=secrets.token_hex(8))

    def _end(self, state: State) -> None:
        view, language = self._view(state), self.screen.language
        if view is not None:
            self.draw(state)
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


def _is_asked(state: State) -> bool:
    """Whether the person is asked for a move, and no bot gives it."""
    return state.decision is not None and state.you is not None and not state.seats[state.you].bot
