"""A game: the core has room for it, or says at once that it has not; positions of older rules are read."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

import windycity
from windycity.core.errors import BadPosition
from windycity.core.events import EVENTS, EVERYONE, FACTS, LOG, fact, tell
from windycity.core.game import Game
from windycity.core.kernel import Kernel, named
from windycity.core.position import Loose
from windycity.games.chicago_poker.events import Event
from windycity.games.chicago_poker.rulebook import RULEBOOK
from windycity.games.chicago_poker.rules.setup import start


def many(count: int) -> Any:
    """So many things that have numbers, from 0."""
    return IntEnum("Many", {f"M{number}": number for number in range(count)})


@pytest.mark.parametrize(
    ("larger", "words"),
    [
        ({"actions": 16_385}, "has 16385 actions; the core has room for 16384"),
        ({"seats": range(2, 8)}, "has 7 seats; the core has room for 6"),
        ({"asks": many(64)}, "has 64 asks; the core has room for 63"),
        ({"flaws": many(128)}, "has 128 flaws; the core has room for 127"),
        ({"events": many(129)}, "has 129 sorts of events; the core has room for 128"),
        ({"facts": {0: dict.fromkeys("abcdefghi", "number")}}, "has 9 facts in one event; the core has room for 8"),
        ({"value_weights": dict.fromkeys(map(str, range(27)), 1.0)}, "has 27 features; the core has room for 26"),
        ({"most_legal": 5}, "has room for 5 legal actions, and none for 6 scores"),
    ],
)
def test_a_game_that_the_core_has_no_room_for_is_refused(larger: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=f"^chicago-poker {words}"):
        replace(RULEBOOK, **larger)


@pytest.mark.parametrize(
    "largest",
    [
        {"actions": 16_384},
        {"asks": many(63)},
        {"flaws": many(127)},
        {"events": many(128)},
        {"facts": {0: dict.fromkeys("abcdefgh", "number")}},
        {"value_weights": dict.fromkeys(map(str, range(26)), 1.0)},
        {"most_legal": 6},
    ],
)
def test_a_game_may_fill_all_the_room_there_is(largest: dict[str, Any]) -> None:
    replace(RULEBOOK, **largest)


def telling(events: int, facts: int) -> Game:
    """A game whose set-up tells so many more events, each with so many facts."""

    def talkative_start(s: Loose, e: Loose, seats: int, chance: Loose, log: Loose) -> None:
        start(s, e, seats, chance, log)
        while log.count < events:
            tell(log, Event.SHUFFLED)
            for number in range(facts):
                fact(log, number)

    kernels: dict[str, Kernel] = {**RULEBOOK.kernels, **named(talkative_start)}
    kernels["start"] = kernels.pop("talkative_start")
    return Game(replace(RULEBOOK, kernels=kernels), compiled=False)


def test_more_events_than_a_log_holds_are_an_error() -> None:
    assert len(telling(EVENTS, 1).start(seats=2, seed=1)._events) == EVENTS

    def one_more(s: Loose, e: Loose, seats: int, chance: Loose, log: Loose) -> None:
        for _ in range(EVENTS + 1):
            tell(log, Event.SHUFFLED)

    loud = Game(replace(RULEBOOK, kernels={**RULEBOOK.kernels, "start": one_more}), compiled=False)
    with pytest.raises(RuntimeError, match="chicago-poker tells more than 256 events in one step, or 8 facts of one event"):
        loud.start(seats=2, seed=1)


def test_more_facts_than_an_event_holds_are_an_error() -> None:
    telling(40, FACTS).start(seats=2, seed=1)
    with pytest.raises(RuntimeError, match="or 8 facts of one event"):
        telling(40, FACTS + 1).start(seats=2, seed=1)


def test_a_fact_too_many_is_not_written_beside_the_log() -> None:
    log = LOG.loose()[0]
    log.on = 1
    tell(log, Event.SHUFFLED)
    for number in range(FACTS + 3):
        fact(log, number + 1)
    assert (log.overflow, log.count, log.lengths[0]) == (1, 1, FACTS)
    assert not log.facts[1:].any()
    assert log.audiences[0].tolist() == [EVERYONE] * FACTS


# Positions of older rules


def test_a_position_of_older_rules_is_read_and_one_of_newer_rules_is_not() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    later = Game(replace(RULEBOOK, rules_version=RULEBOOK.rules_version + 1), compiled=False)
    data = game.dump_position(game.start(seats=2, seed=1).position)
    assert later.dump_position(later.load_position(data)) == {**data, "rules": RULEBOOK.rules_version + 1}
    for rules in (0, RULEBOOK.rules_version + 1, "1", 1.5):
        with pytest.raises(BadPosition, match=f"rules is {rules}"):
            game.load_position({**data, "rules": rules})


def test_a_game_that_is_opened_again_has_its_compiled_rules_already() -> None:
    first, again = (windycity.game("chicago-poker", compiled=True) for _ in range(2))
    assert first.engine.call is again.engine.call
    assert first.engine.call is not first.interpreted.call
