"""The past of a match: small in memory, and the same however one goes back to it."""

from __future__ import annotations

import pickle
import sys
from array import array
from pathlib import Path
from random import Random

import numpy as np
import pytest

import windycity
from windycity.core import record as records
from windycity.core.blocks import BLOCK
from windycity.core.event_log import LATELY, Events, LoggedEvent, read_lately
from windycity.core.fields import Field, number
from windycity.core.game import Game
from windycity.core.history import Answer, History, Past
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.outcomes import Outcomes
from windycity.core.position import Layout, LooseArray, Positions

LAYOUT = Layout("little", [Field("a", number(0, 9)), Field("b", number(0, 30_000), (40,)), Field("c", number(0, 1_000_000_000))])
GOLDEN = Path(__file__).parents[1] / "golden"
LENGTH = 2 * BLOCK + 30
LARGEST = 100 * 1024  # bytes of a match in memory


def wander(random: Random) -> list[LooseArray]:
    """Return successive positions, each a little different from the one before, and sometimes the same."""
    positions = [LAYOUT.loose()]
    for _ in range(LENGTH):
        after = positions[-1].copy()
        for _ in range(random.randrange(3)):
            after[0].b[random.randrange(40)] = random.randrange(30_000)
            after[0].c = random.randrange(1_000_000_000)
        positions.append(after)
    return positions


def answer_of(step: int) -> Answer:
    return Answer(step % 6, 16_383 - step, 1 << 6 | step % 64, step % 3 == 0, step % 4 == 0)


def history_of(positions: list[Positions]) -> History:
    history = History()
    for step in range(LENGTH):
        history.add(answer_of(step), Past(1000 * step, step % 129), positions[step], positions[step + 1])
    return history


def packed(positions: list[LooseArray]) -> list[Positions]:
    return [LAYOUT.pack(position) for position in positions]


def same(one: Positions, other: Positions) -> bool:
    one, other = (LAYOUT.pack(each) if isinstance(each, LooseArray) else each for each in (one, other))
    return one.tobytes() == other.tobytes()


@pytest.mark.parametrize("compiled", [True, False])
def test_every_position_of_the_past_is_found_in_any_order(compiled: bool) -> None:
    random = Random(1)
    loose = wander(random)
    positions: list[Positions] = packed(loose) if compiled else [*loose]
    history, now = history_of(positions), positions[-1]
    wanted = [*range(LENGTH + 1), *reversed(range(LENGTH + 1)), *(random.randrange(LENGTH + 1) for _ in range(200))]
    for step in wanted:
        assert same(history.before(step, now), positions[step])
    assert same(now, positions[-1])


@pytest.mark.parametrize("compiled", [True, False])
def test_a_position_once_read_stays_as_it_is(compiled: bool) -> None:
    loose = wander(Random(2))
    positions: list[Positions] = packed(loose) if compiled else [*loose]
    history = history_of(positions)
    read = {step: history.before(step, positions[-1]) for step in (20, 10, 25)}
    for step, found in read.items():
        assert same(found, positions[step])


@pytest.mark.parametrize("cut", [12, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 3])
@pytest.mark.parametrize("compiled", [True, False])
def test_history_goes_on_otherwise_after_a_cut_and_copies_do_not_notice(compiled: bool, cut: int) -> None:
    loose, other = wander(Random(3)), wander(Random(4))
    positions: list[Positions] = packed(loose) if compiled else [*loose]
    history = history_of(positions)
    assert same(history.before(cut + 3, positions[-1]), positions[cut + 3])  # what was read last is past the cut
    twin = history.copy()
    history.cut(cut)
    others: list[Positions] = packed(other) if compiled else [*other]
    history.add(answer_of(7), Past(5, 0), positions[cut], others[20])
    assert [*history] == [*map(answer_of, range(cut)), answer_of(7)]
    for step in (cut + 3, 0, cut, 3):
        if step <= cut:
            assert same(history.before(step, others[20]), positions[step])
        assert same(twin.before(step, positions[-1]), positions[step])
    assert (len(twin), twin[-1]) == (LENGTH, answer_of(LENGTH - 1))


def test_answers_are_taken_back_one_by_one_to_the_first() -> None:
    positions = packed(wander(Random(7)))
    history, now = history_of(positions), positions[-1]
    for count in reversed(range(LENGTH)):
        now = history.before(count, now)
        history.cut(count)
        assert same(now, positions[count])
        assert [*history[-2:]] == [answer_of(step) for step in range(count)][-2:]
    assert (len(history), [*history]) == (0, [])


def test_a_history_can_change_its_form_and_back() -> None:
    loose = wander(Random(5))
    history = history_of([*loose])
    compiled = history.switched(loose[-1], lambda positions: LAYOUT.pack(LooseArray([LAYOUT.one(positions)])))
    now = LAYOUT.pack(loose[-1])
    again = compiled.switched(now, lambda positions: LooseArray([LAYOUT.one(positions)]))
    for step in range(LENGTH):
        assert same(compiled.before(step, now), loose[step])
        assert same(again.before(step, loose[-1]), loose[step])
        assert compiled.past(step) == again.past(step) == Past(1000 * step, step % 129)
    assert history == compiled == again == [answer_of(step) for step in range(LENGTH)]


def test_answers_are_a_sequence() -> None:
    history = history_of(packed(wander(Random(6))))
    answers = [answer_of(step) for step in range(LENGTH)]
    assert [*history] == answers
    assert [*reversed(history)] == answers[::-1]
    assert (history[0], history[-1], history[5:8], history[-2:]) == (answers[0], answers[-1], answers[5:8], answers[-2:])
    assert history.noticed() == [step for step in range(LENGTH) if step % 4]
    assert history != answers[1:]
    assert repr(history[:1]) == repr(answers[:1])
    for beyond in (LENGTH, -LENGTH - 1):
        with pytest.raises(IndexError):
            history[beyond]


def kept(events: Events, since: int) -> list[LoggedEvent]:
    return [LoggedEvent(one.step, one.kind, [*one.names], [*one.facts], [*one.audiences]) for one in events.since(since)]


def test_events_are_kept_as_they_were_told() -> None:
    events, logged = (
        Events(),
        [
            LoggedEvent(7, 127, [0, 127, 5], [1_000_000_000, 0, 3], [127, 1, 64]),
            LoggedEvent(8, 0, [], [], []),
            LoggedEvent(70_000, 5, [1], [9], [2]),
        ],
    )
    for one in logged:
        events.append(one)
    for since in range(4):
        assert kept(events, since) == logged[since:]
    twin = events.first(1)
    twin.append(logged[2])
    assert kept(twin, 0) == [logged[0], logged[2]]
    assert kept(events, 0) == logged


@pytest.mark.parametrize("count", [0, 7, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 5])
def test_many_events_can_be_cut_anywhere_and_go_on(count: int) -> None:
    random, events = Random(count), Events()
    logged = [
        LoggedEvent(step, step % 128, [step % 128] * some, [random.randrange(10**9) for _ in range(some)], [127] * some)
        for step in range(2 * BLOCK + 5)
        for some in [random.randrange(4)]
    ]
    for one in logged:
        events.append(one)
    for since in (0, 1, count, BLOCK + 9, len(logged)):
        assert kept(events, since) == logged[since:]
    twin = events.first(count)
    twin.append(logged[3])
    assert kept(twin, 0) == [*logged[:count], logged[3]]
    assert kept(events, 0) == logged
    assert kept(pickle.loads(pickle.dumps(events)), 0) == logged


# Forced outcomes


def test_outcomes_that_were_dropped_come_back_only_before_they_were() -> None:
    outcomes = Outcomes()
    outcomes.force(["one", "two"], 0)
    outcomes.waiting -= 1  # "one" was used by the first answer
    outcomes.drop(1)
    outcomes.force(["three"], 1)
    assert (outcomes.forced, outcomes.queue) == ([(0, "one"), (1, "three")], ["three"])
    twin = outcomes.copy()
    outcomes.rewind(1, 1)
    assert outcomes.queue == ["three"]
    outcomes.rewind(0, 2)
    assert (outcomes.forced, outcomes.queue) == ([(0, "one"), (0, "two")], ["one", "two"])
    assert twin.queue == ["three"]


def test_outcomes_forced_and_dropped_between_two_answers_leave_nothing() -> None:
    outcomes = Outcomes()
    for _ in range(100):
        outcomes.force(["one"], 3)
        outcomes.drop(3)
    assert (outcomes.forced, outcomes.queue, outcomes._all) == ([], [], [])


# What a match holds


def test_of_many_matches_few_keep_what_was_told() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    matches = [game.start(seats=4, seed=seed) for seed in range(LATELY + 3)]
    for match in matches:
        assert len(match.events(None)) == len(match._events)
    assert read_lately.cache_info().currsize == LATELY
    assert matches[-1].events(None)[0] is matches[-1].events(None)[0]  # and those read last are not read again


def test_what_was_told_is_told_otherwise_after_an_undo() -> None:
    match = windycity.game("chicago-poker", compiled=False).start(seats=2, seed=1)
    beginning = match.events(0)
    read = []
    for move in match.legal(0)[1:3]:
        match.play(0, move)
        read.append(match.events(0))
        read[-1].clear()  # what one reader does with its list does not affect other readers
        read[-1] = match.events(0)
        match.undo()
        assert match.events(0) == beginning
    assert read[0] != read[1]
    assert read[0][: len(beginning)] == read[1][: len(beginning)] == beginning


def held(thing: object, seen: set[int]) -> int:
    """Count the bytes of something with everything that belongs to it."""
    if thing is None or id(thing) in seen or isinstance(thing, Game | Luck):
        return 0
    seen.add(id(thing))
    size = sys.getsizeof(thing)
    if isinstance(thing, np.ndarray):
        return size + held(thing.base, seen)
    if isinstance(thing, dict):
        return size + sum(held(each, seen) for pair in thing.items() for each in pair)
    if isinstance(thing, list | tuple):
        return size + sum(held(each, seen) for each in thing)
    if isinstance(thing, int | str | bytes | bytearray | array):
        return size
    slots = [getattr(thing, name) for name in getattr(thing, "__slots__", ())]
    return size + held(slots, seen) + held(getattr(thing, "__dict__", None), seen)


@pytest.mark.compiled
@pytest.mark.parametrize("name", windycity.games())
def test_a_match_that_everybody_has_followed_to_its_end_is_small(name: str) -> None:
    """The longest of the golden matches: some have a thousand answers."""
    file = max((GOLDEN / name).glob("*.jsonl"), key=lambda file: file.stat().st_size)
    match = records.replay(windycity.game(name, compiled=True), records.read(file.read_text("utf-8")))
    follow(match)
    assert match.over
    assert 1000 < held(match, set()) < LARGEST


def follow(match: Match) -> None:
    """Look at everything as everybody."""
    for eye in (*range(match.seats), None):
        match.events(eye)
        match.record(eye)
        match.view(eye)
    for step in range(1, len(match._answers.noticed()) + 1):
        match.observed_before(step, None)
