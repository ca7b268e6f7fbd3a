"""The start in the full screen: a match to continue, or game, players, options and bots, one question after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import windycity
from windycity.bots.levels import LEVELS
from windycity.cli.fullscreen.choosing import MORE, Option
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.kept import Kept, kept_matches
from windycity.cli.matches import format_kept
from windycity.cli.menu import GO_ON, USUAL_BOTS, USUAL_SEATS, Choice
from windycity.cli.words import text_of, title_of
from windycity.core.words import LANGUAGES, say

KEPT, LANGUAGE = "kept ", "language "  # the prefixes of answers that are not games


def choose_at_start(stage: Stage, seats: int | None, bots: str | None, options: Mapping[str, bool]) -> Choice | Kept:
    """Ask for a match to continue or a game, and for everything else that is not settled; Escape goes back one question."""
    return Start(stage, seats, bots, options).run()


class Start:
    """The questions of the start, and the answers so far."""

    def __init__(self, stage: Stage, seats: int | None, bots: str | None, options: Mapping[str, bool]):
        self._stage = stage
        self._seats, self._bots, self._options = seats, bots, options
        self._kept = [match for match in kept_matches() if not match.in_play]
        self._named: str | None = None  # the game, if it need not be asked for
        self._given: dict[str, str] = {}  # by question, in the order of the questions
        self._last: dict[str, str] = {}  # the answers before going back

    @property
    def _language(self) -> str:
        return self._stage.language

    def run(self) -> Choice | Kept:
        """Ask for a match: a new one, or an unfinished one."""
        return self._settle() or self._choice()

    def _settle(self) -> Kept | None:
        """Ask until everything is settled, or an unfinished match is chosen."""
        while (question := next((one for one in self._questions() if one not in self._given), None)) is not None:
            answer = self._questions()[question]()
            if answer is None:
                if self._given:
                    self._given.popitem()
            elif answer.startswith(KEPT):
                return self._kept[int(answer.removeprefix(KEPT))]
            elif answer.startswith(LANGUAGE):
                self._stage.chosen_language = answer.removeprefix(LANGUAGE)
                self._stage.speak(self._stage.chosen_language)
            else:
                self._given[question] = self._last[question] = answer
        return None

    def _questions(self) -> dict[str, Callable[[], str | None]]:
        """Return the questions of a match known so far, each with a function that asks it."""
        questions: dict[str, Callable[[], str | None]] = {} if self._named else {"game": self._ask_game}
        if not self._named and "game" not in self._given:
            return questions
        if self._seats is None and len(self._allowed) > 1:
            questions["seats"] = self._ask_seats
        if self._seats is None and len(self._allowed) > 1 and "seats" not in self._given:
            return questions
        for option in windycity.game(self._game).rulebook.options:
            if option.name not in self._options and self._table in option.seats:
                questions[f"set {option.name}"] = lambda name=option.name: self._ask_option(name)  # type: ignore[misc]
        if self._bots is None:
            questions["bots"] = self._ask_bots
        return questions

    @property
    def _game(self) -> str:
        return self._named or self._given["game"]

    @property
    def _allowed(self) -> Sequence[int]:
        return windycity.game(self._game).rulebook.seats

    @property
    def _table(self) -> int:
        """Return the number of players."""
        return int(self._given["seats"]) if "seats" in self._given else self._seats or self._allowed[0]

    def _choice(self) -> Choice:
        asked = {name.removeprefix("set "): answer == "yes" for name, answer in self._given.items() if name.startswith("set ")}
        return Choice(self._game, self._table, {**self._options, **asked}, self._given.get("bots") or self._bots or USUAL_BOTS)

    def _ask(self, question: str, text: str, options: Sequence[Option], usual: str) -> str | None:
        """Ask for one of the options; the earlier answer, or the default, is highlighted first."""
        first = self._last.get(question, usual)
        at = next((number for number, option in enumerate(options) if option.move == first), 0)
        return self._stage.pick(text, options, at, self._settled())

    def _settled(self) -> list[str]:
        """List what has been chosen so far."""
        known = [title_of(self._named, self._language)] if self._named else []
        return [*known, *(self._said(question, answer) for question, answer in self._given.items())]

    def _said(self, question: str, answer: str) -> str:
        """Say what the answer to a question was."""
        if question == "game":
            return title_of(answer, self._language)
        if question == "seats":
            return text_of("start-players", self._language, count=int(answer))
        return f"{question.removeprefix('set ')}: {text_of(f'full-{answer}', self._language)}"

    def _ask_game(self) -> str | None:
        names = windycity.games()
        options = [*self._to_go_on(), *(self._game_option(number, name) for number, name in enumerate(names, 1))]
        languages = [Option(text_of("start-own-name", code), f"{LANGUAGE}{code}") for code in LANGUAGES]
        label = text_of("start-language", self._language)
        options.append(Option(f"{label} {MORE}", more=lambda: languages, about=text_of("start-language-about", self._language)))
        return self._ask("game", text_of("start-game", self._language), options, f"{KEPT}0" if self._kept else names[0])

    def _game_option(self, number: int, name: str) -> Option:
        rulebook = windycity.game(name).rulebook
        settings = {option.name: "yes" if option.default else "no" for option in rulebook.options}
        told = [say(sentence, self._language, rulebook.words, **settings) for sentence in ("goal", "turn-in-short")]
        title, low, high = title_of(name, self._language), rulebook.seats[0], rulebook.seats[-1]
        label = text_of("start-title", self._language, title=title, low=low, high=high)
        return Option(label, name, about="\n\n".join([title, *told]), key=str(number))

    def _to_go_on(self) -> list[Option]:
        """List the options that continue an unfinished match, if there is one."""
        listed = [format_kept("kept-match", match, self._language) for match in self._kept]
        matches = [Option(label, f"{KEPT}{number}", about=label) for number, label in enumerate(listed)]
        if not matches:
            return []
        go_on = text_of("start-go-on", self._language)
        if len(matches) == 1:
            return [Option(f"{go_on}: {listed[0]}", matches[0].move, about=f"{go_on}: {listed[0]}", key=GO_ON)]
        return [Option(f"{go_on} ({len(listed)}) {MORE}", more=lambda: matches, about="\n".join(listed), key=GO_ON)]

    def _ask_seats(self) -> str | None:
        about = self._game_option(0, self._game).about
        options = [
            Option(text_of("start-players", self._language, count=count), str(count), about=about, key=str(count))
            for count in self._allowed
        ]
        usual = str(min(USUAL_SEATS, self._allowed[-1]))
        return self._ask("seats", text_of("start-seats", self._language), options, usual)

    def _ask_option(self, name: str) -> str | None:
        rulebook = windycity.game(self._game).rulebook
        usual = next(option.default for option in rulebook.options if option.name == name)
        meaning = say(f"option-{name}", self._language, rulebook.words)
        options = [Option(text_of(f"full-{answer}", self._language), answer, about=meaning) for answer in ("yes", "no")]
        return self._ask(f"set {name}", text_of("start-option", self._language, option=name), options, "yes" if usual else "no")

    def _ask_bots(self) -> str | None:
        order = text_of("start-bots-about", self._language)
        options = [Option(bot, bot, about=f"{bot}: {text_of(f'strength-{bot}', self._language)}.\n\n{order}") for bot in LEVELS]
        return self._ask("bots", text_of("start-bots", self._language), options, USUAL_BOTS)
