"""A game: its rules, edition and words, and the engine that runs them, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from windycity.core import position_json
from windycity.core.actions import Actions
from windycity.core.boards import Board
from windycity.core.chance import CHANCE
from windycity.core.edition import Edition
from windycity.core.entries import NO_ANSWER, entries_of
from windycity.core.errors import BadMove, BadOption, BadPosition
from windycity.core.event_log import Event, EventReader
from windycity.core.events import LOG, MOST_SEATS, NAMES, SORTS, SPECTATOR, EventKinds, Facts
from windycity.core.explanations import Explanations
from windycity.core.fields import PUBLIC
from windycity.core.history import LARGEST
from windycity.core.kernel import Arrays, Build, Kernel, Progress
from windycity.core.luck import Luck
from windycity.core.names import name_of
from windycity.core.position import Layout, Loose, LooseArray, Positions, copy_of, get, put
from windycity.core.search import MOST_ACTIONS, MOST_ASKS, TREE
from windycity.core.value import MOST_FEATURES
from windycity.core.view import Head, Plain, View, make_view
from windycity.core.words import Word, WordList, check_language, has_words, say

if TYPE_CHECKING:
    from windycity.core.match import Match

Scheme = Literal["hmac-1", "fast-1"]


@dataclass(frozen=True)
class Option:
    """An option of a game: its name, its default, and the seat counts that allow it."""

    name: str
    default: bool
    seats: range


@dataclass(frozen=True)
class Rulebook:
    """Everything a game supplies: layouts, kernels, texts. One per game package, in its `rulebook.py`."""

    name: str
    rules_version: int
    advice_version: int
    value_version: int
    folder: Path
    seats: range
    options: Sequence[Option]
    # The rules: the flat records, the kernels on them, and the limits on actions and answers.
    position: Layout
    edition: Layout
    kernels: Mapping[str, Kernel]
    value_weights: Mapping[str, float]  # of the features that `describe` writes, in the same order
    actions: Actions
    most_legal: int
    most_answers: int
    has_sealed_asks: bool
    # The numbers that the rules use, by name: what is asked, why a match ended, what is wrong, what happened, what luck there is.
    asks: type[IntEnum]
    reasons: type[IntEnum]
    reason_rules: Mapping[int, str]
    flaws: type[IntEnum]
    events: type[EventKinds]
    fact_names: type[Facts]
    facts: Mapping[Any, tuple[Facts, ...]]  # of each event
    luck_kinds: Mapping[Any, str]
    # Reading and writing, for people and programs.
    read_edition: Callable[[Path], Edition]
    hide_move: Callable[[Edition, Loose, int], str]
    explanations: Explanations
    player_names: Callable[[Edition, int], Sequence[str]]  # by edition and number of seats
    view_type: type[View]
    view: Callable[[Edition, Plain, Sequence[int], Head], View]  # of an observed position, and of what `survey` wrote about it
    draw: Callable[[Edition, Any, str], str]  # this game's view (of type `view_type`) as text
    # Where a game has a board: the board of an edition file as data.
    board: Callable[[Path], Board] | None = None
    # Array parameters of its kernels, in addition to those of the core, each as (type, axes): `("float64", 2)`.
    arrays: Arrays = field(default_factory=dict)
    # For news, where a game wants it: a step's events rewritten for people, from the position before the step as a seat
    # knows it; the events that only pictures show; those that are never left out; and those that are left out first.
    rewrite_step: Callable[[Edition, Loose, Sequence[Event]], Sequence[Event]] | None = None
    # For people, where a game wants it: the lists of moves that a phrase can stand for; None if a text is not a phrase.
    expand: Callable[[Edition, Loose, int, str], list[list[str]] | None] | None = None
    # Where a game wants it: what people call a thing who need not type it, by edition, kind, name and language: the red 7
    # instead of R7; None if that is its word. A sentence of the same name with `-spoken` behind it is used where there is one.
    spoken: Callable[[Edition, str, str, str], str | None] | None = None
    silent: Collection[int] = ()
    # Kinds of facts that one sentence can list: "Moran draws R7, G3" covers two events.
    listed: Collection[str] = ()
    notable: Collection[int] = ()
    slight: Collection[int] = ()
    # Asks that everybody gets, so that being asked reveals nothing: where there is only one answer and nobody looks on, it
    # need not be asked for.
    formal: Collection[int] = ()

    def __post_init__(self) -> None:
        """Refuse a game that the core has no room for: its kernels would write past the end of an array, unnoticed."""
        for count, what, most in (
            (self.seats[-1], "seats", MOST_SEATS),
            (self.actions.count, "actions", MOST_ACTIONS),
            (1 + max(self.asks), "asks", MOST_ASKS),
            (len(self.value_weights), "features", MOST_FEATURES),
            (1 + max(self.flaws), "flaws", NO_ANSWER),
            (1 + max(self.events), "sorts of events", SORTS),
            (1 + max(self.fact_names), "names of facts", NAMES),
            (self.position.dtype.itemsize, "bytes in a position", LARGEST),
        ):
            if count > most:
                raise ValueError(f"{self.name} has {count} {what}; the core has room for {most}")
        if self.most_legal < self.seats[-1]:
            raise ValueError(f"{self.name} has room for {self.most_legal} legal actions, and none for {self.seats[-1]} scores")

    @cached_property
    def fact_kinds(self) -> Mapping[str, Mapping[str, str]]:
        """The kind of each fact, by the names of the event and of the fact."""
        return {name_of(event): {fact.key: fact.kind for fact in facts} for event, facts in self.facts.items()}

    @cached_property
    def entries(self) -> dict[str, Kernel]:
        """The entry kernels, bound to the game's own."""
        return entries_of(self.kernels, self.value_weights)

    @cached_property
    def hides_nothing(self) -> bool:
        """Whether everyone may see every field of a position."""
        return all(field.who == PUBLIC for field in self.position.fields.values())

    @cached_property
    def declared_facts(self) -> Mapping[int, bytes]:
        """The numbers of the facts of each event, as declared."""
        return {int(event): bytes(facts) for event, facts in self.facts.items()}

    @cached_property
    def named_events(self) -> Mapping[str, Collection[str]]:
        """The names of the events that are `silent`, `notable` and `slight`."""
        groups = {"silent": self.silent, "notable": self.notable, "slight": self.slight}
        return {group: frozenset(name_of(self.events(kind)) for kind in kinds) for group, kinds in groups.items()}

    @property
    def words(self) -> str:
        """The folder of the game's catalogues."""
        return str(self.folder / "words")


class Engine:
    """A game's entry kernels with the arrays they run on, interpreted on loose positions or compiled on records."""

    def __init__(self, rulebook: Rulebook, edition: Edition, call: Mapping[str, Kernel], compiled: bool):
        self.compiled = compiled
        self.call = call
        self._name, self._position = rulebook.name, rulebook.position
        editions = LooseArray([edition.data.copy()])
        self.editions: Positions = rulebook.edition.pack(editions) if compiled else editions
        self._most_legal = rulebook.most_legal

    def __repr__(self) -> str:
        return f"<Engine of {self._name}, {'compiled' if self.compiled else 'interpreted'}>"

    @property
    def out(self) -> npt.NDArray[np.int64]:
        """A new array for what an entry writes: threads that shared one would disturb each other."""
        return np.empty(self._most_legal, np.int64)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """A new array for how good each legal action looks."""
        return np.empty(self._most_legal)

    def array(self, layout: Layout, count: int = 1) -> Positions:
        """Make an array of empty records, in this engine's form."""
        return layout.records(count) if self.compiled else layout.loose(count)

    def of(self, position: Loose) -> Positions:
        """Turn a loose position into this engine's form, checking every range."""
        loose = LooseArray([position.copy()])
        records = self._position.pack(loose)
        return records if self.compiled else loose

    def legal(self, positions: Positions, seat: int) -> list[int]:
        """List the legal actions of a waiting seat."""
        out = self.out
        count = self.call["list_legal"](positions, self.editions, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def advice(self, observed: Positions, seat: int) -> dict[int, float]:
        """Return how good each legal action looks to the seat that observed the position."""
        out, weights = self.out, self.weights
        count = self.call["list_advice"](observed, self.editions, seat, out, weights)
        return dict(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    def observed(self, positions: Positions, seat: int) -> Positions:
        """Copy a position as a seat knows it."""
        copy = copy_of(positions)
        self.call["observe_as"](copy, self.editions, seat)
        return copy

    def survey(self, observed: Positions) -> list[int]:
        """List the numbers that the game's view needs and only its rules can compute; none if it has no such kernel."""
        out = self.out
        count = self.call["survey_position"](observed, self.editions, out)
        numbers: list[int] = out[:count].tolist()
        return numbers

    def scores(self, positions: Positions, seats: int) -> list[int]:
        """List the scores of all seats."""
        out = self.out
        self.call["list_scores"](positions, self.editions, out)
        scores: list[int] = out[:seats].tolist()
        return scores


# Compiled entries by the folder of their build, whose name covers everything that affects them; loading takes half a second.
_LOADED: dict[Path, dict[str, Kernel]] = {}


class Game:
    """One of the games in one edition: starts matches, reads and writes moves, positions and records."""

    def __init__(self, rulebook: Rulebook, edition: Path | str | None = None, compiled: bool | None = None):
        self.rulebook = rulebook
        self.edition_file = Path(edition) if edition else rulebook.folder / "edition.toml"
        self.edition = rulebook.read_edition(self.edition_file)
        self._compiled = compiled
        self._builds: dict[bool, Build] = {}  # a build reads all its sources, and the game does not change
        self._event_readers: dict[int, EventReader] = {}
        self._shown: tuple[bytes, View] | None = None  # the position that was viewed last, where all see the same

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rulebook.rules_version}, edition {self.edition.name!r}>"

    @property
    def name(self) -> str:
        """The game's name, as in `chicago-poker`."""
        return self.rulebook.name

    def build(self, checked: bool = False) -> Build:
        """Describe the compiled form of the rules; with `checked` the one whose kernels check every index."""
        if checked not in self._builds:
            name = f"{self.name}-checked" if checked else self.name
            self._builds[checked] = self.build_of(name, self.rulebook.entries, checked)
        return self._builds[checked]

    def build_of(self, name: str, entries: Mapping[str, Kernel], checked: bool = False, **arrays: tuple[str, int]) -> Build:
        """Describe the compiled form of any entries that are bound to this game's kernels, under a name of their own."""
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
        return Engine(self.rulebook, self.edition, self.rulebook.entries, compiled=False)

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
        """The engine for matches: the one asked for, else compiled if that is ready on this machine, else interpreted."""
        wanted = self.build().ready if self._compiled is None else self._compiled
        return self.compiled if wanted else self.interpreted

    def with_engine(self, engine: Engine) -> Game:
        """The same game in the same edition, played with another of its engines (`interpreted` or `compiled`)."""
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
        """Read a forced outcome (a card, a business, a face of a die) as its kind of luck and its number."""
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
        """Return the spectators' view, where all see the same; a server shows a position to every seat, one after the other."""
        seen = copy_of(observed)
        if int(get(seen, "seen_by")) < SPECTATOR:
            put(seen, "seen_by", SPECTATOR)
        position = seen.tobytes()  # type: ignore[union-attr]  # a record
        if self._shown is None or self._shown[0] != position:
            self._shown = position, make_view(self.rulebook, self.edition, self.engine, seen)
        return self._shown[1]

    def say(self, sentence: str, language: str = "en", /, **facts: object) -> str:
        """Fill in a sentence of the game's words, such as `goal`, `score` or its title, which is under its name."""
        return say(sentence, language, self.rulebook.words, **facts)

    def word(self, kind: str, name: str, language: str = "en") -> str:
        """Return what people call a thing: the business `jazz-club` is a jazzclub in Dutch, the card `R7` an R7.

        Kinds and names are those of choices, views and events; one that the edition does not have raises BadOption.
        """
        names = self.names(kind)
        if name not in names:
            raise BadOption("unknown-thing", kind=str(kind), name=str(name))
        return Word(kind, name).say(check_language(language), self.rulebook.words)

    def speak(self, sentence: str, language: str, /, **facts: object) -> str:
        """Fill in a sentence as for people who look at pictures: with the names of things that they would say."""
        variant = f"{sentence}-spoken"
        chosen = variant if has_words(variant, language, self.rulebook.words) else sentence
        text = self.say(chosen, language, **{name: self._spoken(fact, language) for name, fact in facts.items()})
        return text[:1].upper() + text[1:]  # it may begin with "the red 7"

    def _spoken(self, fact: object, language: str) -> object:
        if isinstance(fact, WordList):
            return WordList([self._spoken(one, language) for one in fact.facts])
        name = self.rulebook.spoken
        spoken = name(self.edition, fact.kind, fact.name, language) if name and isinstance(fact, Word) else None
        return fact if spoken is None else spoken

    def words(self, language: str = "en") -> dict[str, dict[str, str]]:
        """Return what people call all things, by kind and name: for clients, which then need no catalogue for them."""
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
        """The game's board as data, in its edition: spaces by name, their places and neighbours; None if it has no board."""
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
        """Refuse another format, game or edition, and newer rules; a position of older rules must be sound by these."""
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
    """Open a game from a pickle, the same one for all its pickles; other rules or another edition are refused."""
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
