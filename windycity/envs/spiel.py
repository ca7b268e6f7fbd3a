"""The games for OpenSpiel: `import windycity.envs.spiel`, then `pyspiel.load_game(name_of(game), {"players": 2})`.

Luck is sampled: an answer that draws luck is followed by a chance node with SAMPLES equally likely outcomes, each of which is a
seed for whatever is drawn. A match begins with DEAL such nodes. Seats that are asked at the same time answer in the order of
their seats. Returns are shares of the win minus an equal share, so they add up to zero. An information state is the seat's
observed position, which includes what players remember; its tensor adds the last events. `resample_from_infostate` imagines
another world that fits it; such a state begins a new history. States and games can be pickled, and states serialized as in
OpenSpiel, which uses pickles too: read only what you trust.

A game with a `tiny.py` in its folder has a tiny form as well, with `_tiny` after its name: two players, one chance node at the
beginning, which deals, and no luck afterwards, small enough for best responses and exploitability.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from windycity.core.chance import CHANCE
from windycity.core.event_log import Events
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose, copy_of
from windycity.core.step import Step
from windycity.envs.past import WIDTH
from windycity.envs.seats import Seats
from windycity.games import names, part_of, rulebook

SAMPLES, DEAL = 1024, 2
LAST_EVENTS = 16  # in the tensor of an information state
ALL_EVENTS = 1 << 20
TINY = "_tiny"


def name_of(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"windycity_{game.replace('-', '_')}"


def type_of(game: str, tiny: bool) -> Any:
    """Describe a game, or its tiny form, to OpenSpiel."""
    seats = range(2, 3) if tiny else rulebook(game).seats
    options = {} if tiny else {option.name: option.default for option in rulebook(game).options}
    return pyspiel.GameType(
        short_name=name_of(game) + TINY * tiny,
        long_name=f"Windy City: {game}{', tiny' * tiny}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of Windy City in OpenSpiel, with a number of players and options."""

    def __init__(self, game: str, tiny: bool, params: Mapping[str, Any] | None = None):
        kind, book = type_of(game, tiny), rulebook(game)
        chosen = {**kind.parameter_specification, **(params or {})}
        seats = int(chosen.pop("players"))
        self.worlds: Sequence[Loose] = []
        self.opened = Game(book, compiled=False) if tiny else Game(book)
        options = {option.name: bool(chosen.get(option.name, option.default)) for option in book.options}
        if tiny:
            module: Any = part_of(game, "tiny")
            self.worlds, options = module.worlds(self.opened), module.OPTIONS
        known = {option.name for option in book.options if seats in option.seats}
        self.seated = Seats(self.opened, seats, {name: value for name, value in options.items() if name in known}, LAST_EVENTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=book.actions.count,
            max_chance_outcomes=len(self.worlds) or SAMPLES,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=book.most_answers,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Return the chance node before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return the observer; with perfect recall its observations are information states."""
        return SpielObserver(self.seated, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def __deepcopy__(self, _: Any) -> SpielGame:
        return self

    def __reduce__(self) -> Any:
        return read_game, (str(self),)

    def match_in(self, world: Loose) -> Match:
        """Begin a match in a world of the tiny form: most cards are in the box, which no whole game allows."""
        luck = Luck("fast-1", bytes(8))
        return Match(self.opened, dict(self.seated.options), luck, self.opened.engine.of(world), world.copy())


class Held:
    """The content of a state in one attribute: OpenSpiel deep-copies each, and this one has a faster copy.

    `match` is None before the deal. `seeds` are the outcomes of chance so far. `pending` is an answer waiting for one.
    """

    def __init__(self, match: Match | None, seeds: tuple[int, ...], pending: int | None = None):
        self.match, self.seeds, self.pending = match, seeds, pending

    def __deepcopy__(self, _: Any) -> Held:
        return Held(self.match.copy() if self.match else None, self.seeds, self.pending)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A match, or the chance nodes before it; an answer that draws luck is carried out once its luck has been sampled."""

    def __init__(self, game: SpielGame, match: Match | None = None, seeds: tuple[int, ...] = ()):
        super().__init__(game)
        self._held = Held(match, seeds)

    @property
    def game(self) -> SpielGame:
        """The game, which OpenSpiel keeps, so that copies and pickles of states need not."""
        game: SpielGame = self.get_game()
        return game

    @property
    def match(self) -> Match | None:
        """The match; None before the deal."""
        return self._held.match

    def current_player(self) -> int:
        """Return who is asked, the first of several seats."""
        if self.match is None or self._held.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.game.seated.number(player, action) for action in self.match.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the samples of luck, or the deals of the tiny form, all equally likely."""
        count = len(self.game.worlds) or SAMPLES
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.match is None and self.game.worlds:
            self._held.match = self.game.match_in(self.game.worlds[action])
        elif self.match is None:
            self._held.seeds += (action,)
            if len(self._held.seeds) == DEAL:
                self._held.match = self.game.seated.start(self._secret())
        elif self._held.pending is not None:
            self._held.seeds += (action,)
            self._answer(self._held.pending)
            self._held.pending = None
        else:
            chosen = self.game.seated.action(self.match.waiting[0], action)
            if not self.game.worlds and draws_luck(self.match, chosen):
                self._held.pending = chosen
            else:
                self._answer(chosen)

    def _secret(self) -> bytes:
        return blake2b(repr(self._held.seeds).encode(), digest_size=8).digest()

    def _answer(self, action: int) -> None:
        assert self.match is not None
        self.match.luck = Luck("fast-1", self._secret())
        self.match.play_actions(self.match.waiting[0], [action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.game.opened.format_move(self.game.seated.action(player, action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """Return the shares of the win minus equal shares; zeros while the match goes on."""
        if self.match is None or not self.match.over:
            return [0.0] * self.game.seated.count
        return [share - 1 / self.game.seated.count for share in self.game.seated.shares(self.match)]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Return a state in another world that fits what a player knows, drawn with the sampler's luck."""
        assert self.match is not None
        twin, engine = self.match.copy(), self.game.opened.engine
        worlds, chances = copy_of(self.match.observed_positions(player)), engine.array(CHANCE)
        seed = int(probability_sampler() * (1 << 53))
        Luck("fast-1", seed.to_bytes(8, "big")).begin(chances, 0)
        engine.call["imagine_world"](worlds, engine.editions, chances)
        twin._positions = worlds
        twin._events = known_to(player, self.match._events)
        return SpielState(self.game, twin, (*self._held.seeds, seed))

    def __reduce__(self) -> Any:
        return read_state, (pyspiel.serialize_game_and_state(self.game, self),)

    def __str__(self) -> str:
        """Write the whole truth, a line per field: it distinguishes any two states, and takes far less time than a drawing."""
        if self.match is None:
            return f"luck {self._held.seeds}"
        fields = self.game.opened.dump_position(self.match.position).items()
        awaited = [] if self._held.pending is None else [f"{self.game.opened.format_move(self._held.pending)}, and luck"]
        return "\n".join([*(f"{name}: {json.dumps(value)}" for name, value in fields), *awaited])


def read_game(text: str) -> SpielGame:
    """Load a game by its name and parameters, for a pickle in a process that may not have registered it yet."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def read_state(text: str) -> SpielState:
    """Read a state written by `pyspiel.serialize_game_and_state`, for a pickle."""
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def known_to(player: int, events: Events) -> Events:
    """Copy events, hiding from everybody the facts that a player does not know: in another world they may not be true."""
    copied = Events()
    for logged in events.since(0):
        copied.append(logged._replace(audiences=[who if who >> player & 1 else 0 for who in logged.audiences]))
    return copied


def draws_luck(match: Match, action: int) -> bool:
    """Whether an answer of the first asked seat draws luck, or reveals something."""
    step = Step(match.game, match._positions, match.luck, 1, ())
    step.run("apply_answer", match.waiting[0], action)
    return step.news


class SpielObserver:
    """Writes what a player knows into `tensor`, whose parts are in `dict`: features from 0 to 1, the last events as numbers."""

    def __init__(self, seated: Seats, recalls: bool):
        self._seated = seated
        self._most = seated.features.most.astype(np.float32)
        self._recalls = recalls
        count = seated.features.count
        self.tensor = np.zeros(count + recalls * seated.past.count, np.float32)
        self.dict = {"observation": self.tensor[:count]}
        if recalls:
            self.dict["events"] = self.tensor[count:].reshape(-1, WIDTH)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows in a state."""
        self.tensor.fill(0)
        if state.match is not None and not state.match.over:
            self.dict["observation"][:] = self._seated.row(state.match, player) / self._most
            if self._recalls:
                self.dict["events"][:] = self._seated.past.of(state.match, player).reshape(-1, WIDTH)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player knows as text: the observed position, and in the tiny form also all events."""
        if state.match is None:
            return f"{player}: the deal"
        fields = vars(state.match.observed(player)).items()
        known = [f"{name}={value.tolist() if isinstance(value, np.ndarray) else value}" for name, value in fields]
        happened = state.match.last_events(player, ALL_EVENTS) if state.game.worlds else []
        return "\n".join([f"player {player}", *known, *(f"{event.kind}: {event.facts}" for event in happened)])


def _maker(game: str, tiny: bool) -> type[SpielGame]:
    """Make the factory that OpenSpiel calls: a class, as OpenSpiel drops it after Python has ended, when nothing may be freed."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None):
            super().__init__(game, tiny, params)

    return Made


for _game in names():
    for _tiny in (False, True):
        if not _tiny or part_of(_game, "tiny"):
            pyspiel.register_game(type_of(_game, _tiny), _maker(_game, _tiny))
