"""Information states: the last events as a seat knows them, in numbers that mean what they say, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import windycity
from windycity.core.events import MOST_SEATS
from windycity.core.match import Match
from windycity.envs import aec, vector
from windycity.envs.past import KNOWN, NOT_KNOWN, SHOWN, WIDTH, Past, counted_from

per_game = pytest.mark.parametrize("name", windycity.games())


def walked(name: str, answers: int, seed: int = 3) -> Match:
    """A match in which some answers were given at random."""
    match, random = windycity.game(name, compiled=False).start(seed=seed), Random(seed)
    for _ in range(answers):
        seat = random.choice(match.waiting)
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
    return match


@per_game
def test_what_is_told_are_the_last_events_that_the_seat_knows(name: str) -> None:
    match = walked(name, 25)
    past = Past(match.game.rulebook, 60)
    for seat in range(match.seats):
        events = match.events(seat)[::-1][:60]
        told = past.of(match, seat).reshape(-1, WIDTH)
        assert np.count_nonzero(told[:, 0]) == len(events)
        for row, event in zip(told, events, strict=False):
            name_of_event, *facts = past.names(int(row[0]))
            assert name_of_event == event.name
            single = [
                (key, number) for key, number in zip(facts, row[1:], strict=False) if not isinstance(event.facts[key], tuple)
            ]
            if len(facts) <= SHOWN and not any(isinstance(fact, list) for fact in event.facts.values()):
                assert [number == NOT_KNOWN for _, number in single] == [event.facts[key] == "??" for key, _ in single]
                for key, number in single:
                    if key == "seat" and event.facts[key] != "??":
                        assert (int(number) - KNOWN + seat) % match.seats == event.facts[key]


@per_game
def test_facts_that_a_seat_may_not_know_change_nothing(name: str) -> None:
    """Replace every fact that is hidden from a seat: what it is told stays the same."""
    match = walked(name, 30)
    past = Past(match.game.rulebook, 200)
    for seat in range(match.seats):
        twin = match.copy()
        events: Any = type(match._events)()
        for logged in match._events.since(0):
            facts = [fact if who >> seat & 1 else 0 for fact, who in zip(logged.facts, logged.audiences, strict=True)]
            events.append(logged._replace(facts=facts))
        twin._events = events
        assert np.array_equal(past.of(twin, seat), past.of(match, seat))


def test_a_card_that_is_dealt_is_known_to_its_seat_alone() -> None:
    match = windycity.game("chicago-poker", compiled=False).start(seats=2, seed=1)
    past = Past(match.game.rulebook, 99)
    dealt = next(kind for kind in match.game.rulebook.events if kind.name == "DEALT") + 1
    own, other = (past.of(match, seat).reshape(-1, WIDTH) for seat in (0, 1))
    mine = own[(own[:, 0] == dealt) & (own[:, 1] == KNOWN)]
    theirs = other[(other[:, 0] == dealt) & (other[:, 1] == KNOWN + 1)]
    assert len(mine) == len(theirs) == 5
    assert (mine[:, 2] >= KNOWN).all()
    assert (theirs[:, 2] == NOT_KNOWN).all()


def test_seats_are_counted_from_the_own_one() -> None:
    assert [counted_from(2, 4, 1, fact) for fact in (0, 2, 3, MOST_SEATS)] == [2, 0, 1, MOST_SEATS]
    assert counted_from(1, 3, 2, 0b101) == 0b110
    assert counted_from(1, 3, 0, 5) == 5


def test_environments_show_events_if_they_are_wanted() -> None:
    env = vector("chicago-poker", seats=3, batch=2, last_events=4, compiled=False)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert observations["events"].shape == (2, 4 * WIDTH)
    alone = aec("chicago-poker", 3, last_events=4)
    alone.reset(seed=1)
    assert alone.observation_space("player_0").contains(alone.observe("player_0"))
