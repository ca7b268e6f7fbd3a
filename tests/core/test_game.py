"""A game: the core has room for it, or says at once that it does not; positions of older rules are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

import windycity
from windycity.core.actions import Actions, Part
from windycity.core.errors import BadPosition
from windycity.core.events import EVENTS, EVERYONE, FACTS, LOG, Facts, fact, log_event, secret
from windycity.core.fields import FLAG, Field
from windycity.core.game import Game
from windycity.core.kernel import Kernel
from windycity.core.position import Layout, Loose
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.rulebook import RULEBOOK
from windycity.games.chicago_poker.rules.setup import start


def many(count: int) -> Any:
    """Return members numbered from 0, this many."""
    return IntEnum("Many", {f"M{number}": number for number in range(count)})


def wide(count: int) -> Layout:
    """Return the layout of a position with this number of bytes."""
    return Layout("wide", [Field("flags", FLAG, (count,))])


def of_so_many(count: int) -> Actions:
    actions = Actions({})
    actions.sort("choose", Part("thing", count), asks=())
    return actions


@pytest.mark.parametrize(
    ("larger", "words"),
    [
        ({"actions": of_so_many(16_385)}, "has 16385 actions; the core has room for 16384"),
        ({"seats": range(2, 8)}, "has 7 seats; the core has room for 6"),
        ({"asks": many(64)}, "has 64 asks; the core has room for 63"),
        ({"flaws": many(128)}, "has 128 flaws; the core has room for 127"),
        ({"events": many(129)}, "has 129 sorts of events; the core has room for 128"),
        ({"fact_names": many(129)}, "has 129 names of facts; the core has room for 128"),
        ({"value_weights": dict.fromkeys(map(str, range(27)), 1.0)}, "has 27 features; the core has room for 26"),
        ({"position": wide(65_537)}, "has 65537 bytes in a position; the core has room for 65536"),
        ({"most_legal": 5}, "has room for 5 legal actions, and none for 6 scores"),
    ],
)
def test_a_game_that_the_core_has_no_room_for_is_refused(larger: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=f"^chicago-poker {words}"):
        replace(RULEBOOK, **larger)


@pytest.mark.parametrize(
    "largest",
    [
        {"actions": of_so_many(16_384)},
        {"asks": many(63)},
        {"flaws": many(127)},
        {"events": many(128)},
        {"fact_names": many(128)},
        {"value_weights": dict.fromkeys(map(str, range(26)), 1.0)},
        {"position": wide(65_536)},
        {"most_legal": 6},
    ],
)
def test_a_game_may_fill_all_the_room_there_is(largest: dict[str, Any]) -> None:
    replace(RULEBOOK, **largest)


def game_that_logs(start_with: Callable[[Loose], None]) -> Game:
    """Return a game whose set-up ends by writing something into the log."""

    def talkative_start(s: Loose, e: Loose, seats: int, chance: Loose, log: Loose) -> None:
        start(s, e, seats, chance, log)
        start_with(log)

    kernels: dict[str, Kernel] = {**RULEBOOK.kernels, "start": talkative_start}
    return Game(replace(RULEBOOK, kernels=kernels), compiled=False)


def shuffle_until(events: int) -> Callable[[Loose], None]:
    def log_shuffles(log: Loose) -> None:
        for _ in range(log.count, events):
            log_event(log, Event.SHUFFLED)
            fact(log, Fact.CARDS, 1)

    return log_shuffles


def test_more_events_than_a_log_holds_are_an_error() -> None:
    assert len(game_that_logs(shuffle_until(EVENTS)).start(seats=2, seed=1).events(None)) == EVENTS
    with pytest.raises(RuntimeError, match="chicago-poker logs more than 256 events, or 2048 facts, in one step"):
        game_that_logs(shuffle_until(EVENTS + 1)).start(seats=2, seed=1)


def test_a_fact_too_many_is_not_written_beside_the_log() -> None:
    log = LOG.loose()[0]
    log.on = 1
    log_event(log, Event.SHUFFLED)
    for number in range(FACTS + 3):
        fact(log, Fact.CARDS, number + 1)
    assert (log.overflow, log.count, log.fact_count) == (1, 1, FACTS)
    assert log.facts[:3].tolist() == [1, 2, 3]
    assert log.audiences.tolist() == [EVERYONE] * FACTS


@pytest.mark.parametrize("names", [[], [Fact.SEAT], [Fact.CARDS, Fact.CARDS], [Fact.CARDS, Fact.SEAT]])
def test_facts_other_than_those_declared_for_an_event_are_an_error(names: list[Fact]) -> None:
    def log_wrongly(log: Loose) -> None:
        log_event(log, Event.SHUFFLED)
        for name in names:
            fact(log, name, 1)

    with pytest.raises(RuntimeError, match=r"chicago-poker logs SHUFFLED with the facts \[.*\]"):
        game_that_logs(log_wrongly).start(seats=2, seed=1)


def test_facts_may_be_told_in_any_order() -> None:
    def log_a_turn(log: Loose) -> None:
        log_event(log, Event.TURN)
        fact(log, Fact.ACTIONS, 2)
        fact(log, Fact.SEAT, 1)

    assert game_that_logs(log_a_turn).start(seats=2, seed=1).events(None)[-1].facts == {"seat": 1, "actions": 2}


class Dice(Facts):
    SEAT = 0, "seat", "The player."
    DICE = 1, "number", "The dice thrown.", True


@pytest.mark.parametrize("dice", [[], [6], [3, 1, 3]])
def test_a_listed_fact_is_told_as_often_as_an_event_has_it(dice: list[int]) -> None:
    def throw(s: Loose, e: Loose, seats: int, chance: Loose, log: Loose) -> None:
        start(s, e, seats, chance, LOG.loose()[0])
        log_event(log, Event.SHUFFLED)
        fact(log, Dice.SEAT, 1)
        for die in dice:
            secret(log, Dice.DICE, 1 << 0 if die == 6 else EVERYONE, die)

    facts = dict.fromkeys(Event, (Dice.SEAT, Dice.DICE))
    game = Game(replace(RULEBOOK, fact_names=Dice, facts=facts, kernels={**RULEBOOK.kernels, "start": throw}), compiled=False)
    match = game.start(seats=2, seed=1)
    assert match.events(0)[0].facts == {"seat": 1, "dice": dice}
    assert match.events(1)[0].facts == {"seat": 1, "dice": ["??" if die == 6 else die for die in dice]}


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
