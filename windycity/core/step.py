"""One step of a match: the set-up, or an answer with everything that follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from windycity.core.chance import CHANCE
from windycity.core.errors import BadChance
from windycity.core.event_log import LoggedEvent, check_facts, read_log
from windycity.core.events import EVENTS, EVERYONE, FACTS, LOG
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.position import Positions, Together, copy_of, get, put

LOG_HEAD = Together(LOG, "news", "announced", "unnoticed", "audience", "overflow")
LUCK_TAKEN = Together(CHANCE, "used", "forced_next", "failed")


class Step:
    """A step run on a copy of a position: nothing has happened until the match adopts it.

    Its luck follows from its number: 0 is the set-up, then one per answer. `outcomes` are forced.
    """

    news: bool  # whether the answer drew luck or revealed something
    announced: bool  # whether it let others see something hidden, though nothing that its own seat did not know
    unnoticed: bool  # whether nobody else may notice the answer
    audience: int  # who may know the whole of the move, as bits
    used: int  # the number of forced outcomes that the step used

    def __init__(self, game: Game, positions: Positions, luck: Luck, number: int, outcomes: Sequence[str]):
        self.positions = copy_of(positions)
        self._game = game
        self._outcomes = outcomes
        self._chances = game.engine.array(CHANCE)
        self._logs = game.engine.array(LOG)
        put(self._logs, "on", 1)
        put(self._logs, "audience", EVERYONE)
        luck.begin(self._chances, number)
        if outcomes:
            self._force()

    def _force(self) -> None:
        lucks, values = get(self._chances, "forced_luck"), get(self._chances, "forced")
        for i, outcome in enumerate(self._outcomes):
            lucks[i], values[i] = self._game.parse_luck(outcome)
        put(self._chances, "forced_count", len(self._outcomes))

    def run(self, entry: str, *arguments: int) -> None:
        """Run an entry of the rules; a forced outcome that cannot happen raises BadChance."""
        engine = self._game.engine
        engine.call[entry](self.positions, engine.editions, *arguments, self._chances, self._logs)
        news, announced, unnoticed, self.audience, overflow = LOG_HEAD.read(self._logs)
        drawn, self.used, failed = LUCK_TAKEN.read(self._chances)
        if failed:
            raise BadChance("impossible-outcome", outcome=self._outcomes[failed - 1])
        if overflow:
            raise RuntimeError(f"{self._game.name} logs more than {EVENTS} events, or {FACTS} facts, in one step")
        self.news, self.announced, self.unnoticed = bool(news or drawn), bool(announced), bool(unnoticed)

    def events(self, number: int) -> Iterator[LoggedEvent]:
        """Iterate over the events of the step; `number` is the step's number in the log."""
        for logged in read_log(self._logs, number):
            check_facts(logged, self._game.rulebook)
            yield logged
