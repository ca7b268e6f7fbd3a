"""A game: a rulebook with an edition, and the engine that runs them, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from windycity.core import position_json
from windycity.core.boards import Board
from windycity.core.chance import CHANCE
from windycity.core.edition import Edition
from windycity.core.engine import Engine
from windycity.core.errors import BadMove, BadOption, BadPosition
from windycity.core.event_log import EventReader
from windycity.core.events import LOG, SPECTATOR
from windycity.core.kernel import Build, Kernel, Progress
from windycity.core.luck import Luck
from windycity.core.names import name_of
from windycity.core.position import Loose, LooseArray, Positions, copy_of, get, put
from windycity.core.rulebook import Rulebook
from windycity.core.search import TREE
from windycity.core.view import View, make_view
from windycity.core.words import Word, WordList, check_language, has_words, say, with_capital

if TYPE_CHECKING:
    from windycity.core.match import Match

Scheme = Literal["hmac-1", "fast-1"]


# Compiled entries by the folder of their build, whose name covers everything that affects them: loading takes half a second.
_LOADED: dict[Path, dict[str, Kernel]] = {}


class Game:
    """One of the games in one edition: starts matches, reads and writes moves, positions and records."""

    def __init__(self, rulebook: Rulebook, edition: Path | str | None = None, compiled: bool | None = None):
        self.rulebook = rulebook
        self.edition_file = Path(edition) if edition else rulebook.folder / "edition.toml"
        self.edition = rulebook.read_edition(self.edition_file)
        self._compiled = compiled
        self._builds: dict[bool, Build] = {}  # making a build reads all its sources, and a game does not change
        self._event_readers: dict[int, EventReader] = {}
        self._shown: tuple[bytes, View] | None = None  # the last viewed position, if all see the same

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rulebook.rules_version}, edition {self.edition.name!r}>"

    @property
    def name(self) -> str:
        """The game's name, as in `chicago-poker`."""
        return self.rulebook.name

    def build(self, checked: bool = False) -> Build:
        """Return the build of the rules; with `checked` the one whose kernels check every index."""
        if checked not in self._builds:
            name = f"{self.name}-checked" if checked else self.name
            self._builds[checked] = self.build_of(name, self.rulebook.entries, checked)
        return self._builds[checked]

    def build_of(self, name: str, entries: Mapping[str, Kernel], checked: bool = False, **arrays: tuple[str, int]) -> Build:
        """Return a build of other entries bound to this game's kernels, under a name of its own."""
        layouts = {
            "s": self.rulebook.position,
            "e": self.rulebook.edition,
            "chance": CHANCE,
            "player": CHANCE,
            "log": LOG,
            "tree": TREE,
        }
        dtypes = {parameter: layout.dtype for parameter, layout in layouts.items()}
        return Build(name, entries, dtypes, checked, {**self.rulebook.arrays, **arrays})

    @cached_property
    def interpreted(self) -> Engine:
        """The rules as plain Python, ready at once."""
        return Engine(self.rulebook, self.edition, self.rulebook.interpreted_entries, compiled=False)

    @cached_property
    def compiled(self) -> Engine:
        """The rules compiled; the first use on a machine takes up to a minute (see `windycity warm`)."""
        return self.compile()

    def compile(self, checked: bool = False, progress: Progress | None = None) -> Engine:
        """Compile the rules, or load them from the machine's cache; a process loads them only once."""
        build = self.build(checked)
        if build.folder not in _LOADED:
            _LOADED[build.folder] = build.load(progress)
        return Engine(self.rulebook, self.edition, _LOADED[build.folder], compiled=True)

    @cached_property
    def engine(self) -> Engine:
        """The engine for matches: the requested one, else compiled if that is ready on this machine, else interpreted."""
        wanted = self.build().ready if self._compiled is None else self._compiled
        return self.compiled if wanted else self.interpreted

    def with_engine(self, engine: Engine) -> Game:
        """Return the same game in the same edition with another of its engines (`interpreted` or `compiled`)."""
        twin = object.__new__(Game)
        twin.__dict__ = {**self.__dict__, "engine": engine}
        return twin

    def __copy__(self) -> Game:
        return self  # a game is immutable

    def __deepcopy__(self, _: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the rulebook's name, with the edition if it is not the game's own, and the kind of engine."""
        own = self.edition_file == self.rulebook.folder / "edition.toml"
        compiled = self.engine.compiled if "engine" in self.__dict__ else self._compiled
        version = self.rulebook.rules_version, self.edition.digest
        return _open_again, (self.rulebook, None if own else (self.edition_file, self.edition), compiled, version)

    def event_reader(self, seats: int) -> EventReader:
        """Return the reader of events for matches with this number of seats."""
        if seats not in self._event_readers:
            self._event_readers[seats] = EventReader(self.rulebook, self.edition, seats)
        return self._event_readers[seats]

    def start(
        self,
        seats: int = 4,
        seed: int | str | None = None,
        *,
        luck: Scheme | Luck = "hmac-1",
        chance: Iterable[str] = (),
        **options: bool,
    ) -> Match:
        """Start a match; without a seed or a prepared `luck` it draws a fresh secret. `chance` forces the first outcomes."""
        from windycity.core.match import Match

        if isinstance(luck, Luck) and seed is not None:
            raise BadOption("seed-and-luck")
        source = luck if isinstance(luck, Luck) else Luck.of(luck, seed)
        return Match.start(self, seats, self.check_options(seats, options), source, list(chance))

    def check_options(self, seats: object, options: Mapping[str, object]) -> dict[str, bool]:
        """Complete the options with their defaults; a wrong number of seats or an unknown option raises BadOption."""
        allowed = self.rulebook.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in allowed:
            raise BadOption("wrong-seats", seats=repr(seats), low=allowed[0], high=allowed[-1])
        known = {option.name: option for option in self.rulebook.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption("unknown-option", option=name, known=", ".join(known))
            if not isinstance(value, bool):
                raise BadOption("option-not-bool", option=name, value=str(value))
            if value and seats not in known[name].seats:
                low, high = known[name].seats[0], known[name].seats[-1]
                raise BadOption("option-wrong-seats", option=name, seats=seats, low=low, high=high)
        return {name: bool(options.get(name, option.default)) for name, option in known.items()}

    def format_move(self, action: int) -> str:
        """Write an action as a move."""
        return self.rulebook.actions.format(self.edition, action)

    def parse_move(self, text: str) -> int:
        """Read a move as an action; a text that is not a move of this game raises BadMove."""
        try:
            return self.rulebook.actions.parse(self.edition, text)
        except BadMove as error:
            raise error.worded_by(self.rulebook.words) from None

    def parse_luck(self, outcome: object) -> tuple[int, int]:
        """Read a forced outcome (a card, a business, a face of a die) as its kind of luck and a number."""
        from windycity.core.errors import BadChance

        for luck, kind in self.rulebook.luck_kinds.items():
            number = self.edition.number(kind, outcome.strip()) if isinstance(outcome, str) else None
            if number is not None:
                return int(luck), number
        raise BadChance("unknown-outcome", outcome=str(outcome))

    def view(self, observed: Positions) -> View:
        """Return what an observed position, in the form of the game's engine, shows to people and programs."""
        if not self.rulebook.hides_nothing or isinstance(observed, LooseArray):
            return make_view(self.rulebook, self.edition, self.engine, observed)
        seen_by = int(get(observed, "seen_by"))
        return msgspec.structs.replace(self._view_of_all(observed), seen_by=None if seen_by == SPECTATOR else seen_by)

    def _view_of_all(self, observed: Positions) -> View:
        """Return the view that all share, in a game that hides nothing; it is kept, as a server shows it to every seat."""
        seen = copy_of(observed)
        if int(get(seen, "seen_by")) < SPECTATOR:
            put(seen, "seen_by", SPECTATOR)
        position = seen.tobytes()  # type: ignore[union-attr]  # a record
        if self._shown is None or self._shown[0] != position:
            self._shown = position, make_view(self.rulebook, self.edition, self.engine, seen)
        return self._shown[1]

    def say(self, sentence: str, language: str = "en", /, **facts: object) -> str:
        """Format a sentence of the game's catalogue, such as `goal` or `score`; the game's title is under its name."""
        return say(sentence, language, self.rulebook.words, **facts)

    def word(self, kind: str, name: str, language: str = "en") -> str:
        """Return what people call a thing: in Dutch the business `jazz-club` is a jazzclub; the card `R7` is R7.

        Kinds and names are those of choices, views and events; unknown ones raise BadOption.
        """
        names = self.names(kind)
        if name not in names:
            raise BadOption("unknown-thing", kind=str(kind), name=str(name))
        return Word(kind, name).say(check_language(language), self.rulebook.words)

    def speak(self, sentence: str, language: str, /, **facts: object) -> str:
        """Format a sentence as `say` does, with things named as people say them when they see a picture: the red 7, not R7."""
        variant = f"{sentence}-spoken"
        chosen = variant if has_words(variant, language, self.rulebook.words) else sentence
        text = self.say(chosen, language, **{name: self._spoken(fact, language) for name, fact in facts.items()})
        return with_capital(text)  # it may begin with "the red 7"

    def _spoken(self, fact: object, language: str) -> object:
        if isinstance(fact, WordList):
            return WordList([self._spoken(one, language) for one in fact.facts])
        name = self.rulebook.spoken
        spoken = name(self.edition, fact.kind, fact.name, language) if name and isinstance(fact, Word) else None
        return fact if spoken is None else spoken

    def words(self, language: str = "en") -> dict[str, dict[str, str]]:
        """Return what people call everything, by kind and name, so that a client needs no catalogue of its own."""
        folder = self.rulebook.words
        check_language(language)
        kinds = [*self.edition.names, "reason"]
        return {kind: {name: Word(kind, name).say(language, folder) for name in self.names(kind)} for kind in kinds}

    def names(self, kind: str) -> Sequence[str]:
        """List the names of all things of a kind, as they are in data; an unknown kind raises BadOption."""
        if kind == "reason":
            return [name_of(reason) for reason in self.rulebook.reasons if reason]
        if kind not in self.edition.names:
            raise BadOption("unknown-kind", kind=str(kind), known=", ".join([*self.edition.names, "reason"]))
        return self.edition.things(kind)

    @cached_property
    def board(self) -> Board | None:
        """The board of this edition as data: spaces by name, their places and neighbours; None if the game has no board."""
        return self.rulebook.board(self.edition_file) if self.rulebook.board else None

    def draw(self, view: View, language: str) -> str:
        """Draw a view as lines of text."""
        return self.rulebook.draw(self.edition, view, language)

    def dump_position(self, position: Loose) -> dict[str, Any]:
        """Write a position, true or observed, as JSON data."""
        head = {"format": 1, "game": self.name, "rules": self.rulebook.rules_version, "edition": self.edition.digest}
        return head | position_json.dump(self.rulebook.position, position, self.edition.names)

    def load_position(self, data: object) -> Loose:
        """Read a position from JSON data; one that is incomplete, out of range or impossible raises BadPosition."""
        if not isinstance(data, dict):
            raise BadPosition("position-not-object")
        body = dict(data)
        self._check_head({name: body.pop(name, None) for name in ("format", "game", "rules", "edition")})
        position = position_json.load(self.rulebook.position, body, self.edition.names)
        self.check_position(position)
        return position

    def _check_head(self, head: Mapping[str, object]) -> None:
        """Refuse another format, game or edition, and newer rules; a position of older rules must be sound under these."""
        rules = self.rulebook.rules_version
        wanted = {"format": 1, "game": self.name, "rules": rules, "edition": self.edition.digest}
        for name, value in wanted.items():
            if head[name] is None:
                raise BadPosition("position-missing-head", field=name, wanted=str(value))
            older = name == "rules" and head[name] in range(1, rules)
            if head[name] != value and not older:
                raise BadPosition("position-wrong-head", field=name, value=str(head[name]), wanted=str(value))

    def check_position(self, position: Loose) -> None:
        """Raise BadPosition, with the reason, if a position breaks an invariant."""
        positions = LooseArray([position.copy()])
        self.rulebook.position.pack(positions)
        flaw = self.interpreted.call["find_flaw"](positions, self.interpreted.editions)
        if flaw:
            name = name_of(self.rulebook.flaws(flaw))
            raise BadPosition(f"flaw-{name}", catalogue=self.rulebook.words)


_OPEN: dict[tuple[str, str, bool | None], Game] = {}  # games from pickles: loading compiled rules is slow


def _open_again(
    rulebook: Rulebook, edition: tuple[Path, Edition] | None, compiled: bool | None, version: tuple[int, str]
) -> Game:
    """Open a game from a pickle, the same object for all its pickles; other rules or another edition are refused."""
    key = rulebook.name, version[1], compiled
    if key not in _OPEN:
        game = Game(rulebook, None, compiled)
        if edition:
            game.edition_file, game.edition = edition
        _OPEN[key] = game
    here = rulebook.rules_version, _OPEN[key].edition.digest
    if here != version:
        del _OPEN[key]
        wrong = "the pickle is of {} with rules {} and edition {}, but here are rules {} and edition {}; records can be read"
        raise UnpicklingError(wrong.format(rulebook.name, *version, *here))
    return _OPEN[key]
