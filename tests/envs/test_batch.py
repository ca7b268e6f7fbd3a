"""Many matches at once: each is a match as anybody plays it, whatever the others do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import windycity
from tests.effort import THOROUGH
from windycity.arena.seating import match_secret
from windycity.core.errors import BadGame, BadMove, BadOption, IllegalMove
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.envs.batch import Batch
from windycity.games.turning import actual_actions, turned_actions

per_game = pytest.mark.parametrize("name", windycity.games())
SEED = 9
STEPS = {"chicago": 120, "gangsters": 150}  # 250 in other games


def chosen(batch: Batch, random: np.random.Generator) -> Any:
    """Choose a legal action of each match at random."""
    return batch.legal[np.arange(batch.size), (random.random(batch.size) * batch.legal_count).astype(np.int64)]


def match_like(batch: Batch, number: int, options: Mapping[str, bool]) -> Match:
    """Start the match with the luck that a batch gives to one of its matches."""
    luck = Luck("fast-1", match_secret(batch.seed, number))
    return Match.start(batch.game, batch.seats, batch.game.check_options(batch.seats, dict(options)), luck)


def check_against_matches(batch: Batch, steps: int) -> int:
    """Step a batch at random, and the same matches one by one; return the number of matches that ended."""
    random, ends = np.random.default_rng(1), 0
    matches = [match_like(batch, row, {}) for row in range(batch.size)]
    for _ in range(steps):
        for row, match in enumerate(matches):
            seat = match.waiting[0]
            assert batch.seat[row] == seat
            listed = batch.legal[row, : batch.legal_count[row]]
            assert [batch.action(row, number) for number in listed] == match.legal_actions(seat)
            assert np.array_equal(np.flatnonzero(batch.masks[row]), np.sort(listed))
            assert np.array_equal(batch.events[row], batch.past.of(match, seat))
        actions = chosen(batch, random)
        for row, match in enumerate(matches):
            match.play_actions(match.waiting[0], [batch.action(row, actions[row])])
        batch.step(actions)
        for row, match in enumerate(matches):
            assert batch.ended[row] == match.over
            if match.over:
                assert match.result is not None
                won = [(seat in match.result.winners) / len(match.result.winners) for seat in range(batch.seats)]
                assert batch.shares[row].tolist() == pytest.approx(won)
                matches[row] = match_like(batch, int(batch.match[row]), {})
                ends += 1
            else:
                assert not batch.shares[row].any()
    return ends


@per_game
def test_matches_side_by_side_are_those_that_are_played_alone(name: str) -> None:
    game = windycity.game(name, compiled=False)
    batch = Batch(game, game.rulebook.seats[-1], 2, seed=SEED, last_events=5, compiled=False)
    check_against_matches(batch, STEPS.get(name, 250))


def test_a_match_that_ends_is_followed_by_the_next_number() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    batch = Batch(game, 2, 3, seed=SEED, compiled=False)
    assert batch.match.tolist() == [0, 1, 2]
    assert check_against_matches(batch, 400) >= 3
    assert {int(number) % 3 for number in batch.match} == {0, 1, 2}


@pytest.mark.parametrize("name", windycity.games() if THOROUGH else ["chicago-poker"])  # each takes a minute to compile
def test_compiled_batches_do_the_same(name: str) -> None:
    seats = windycity.game(name).rulebook.seats[0]
    plain, quick = (Batch(name, seats, 5, seed=SEED, last_events=9, compiled=compiled) for compiled in (False, True))
    threaded = Batch(name, seats, 5, seed=SEED, last_events=9, threads=3)
    random = np.random.default_rng(2)
    for _ in range(300):
        actions = chosen(plain, random)
        for batch in (plain, quick, threaded):
            batch.step(actions)
        for batch in (quick, threaded):
            for array in ("rows", "masks", "events", "shares", "seat", "ended", "match", "answers"):
                assert np.array_equal(getattr(batch, array), getattr(plain, array)), array


def test_seats_inside_are_played_and_never_asked() -> None:
    batch = Batch("chicago-poker", 4, 2, inside={1: "greedy", 2: "random", 3: "greedy"}, compiled=False)
    random = np.random.default_rng(3)
    for _ in range(60):
        assert batch.seat.tolist() == [0, 0]
        before = batch.answers.copy()
        batch.step(chosen(batch, random))
        assert ((batch.answers > before) | batch.ended).all()
    assert (batch.answers > 60).any() or batch.match.max() > 1


def test_a_match_can_be_cut_short() -> None:
    batch = Batch("chicago-gangsters", 3, 1, most_answers=10, compiled=False)
    random = np.random.default_rng(4)
    cuts = []
    for _ in range(25):
        batch.step(chosen(batch, random))
        cuts.append(bool(batch.cut[0]))
    assert [step for step, cut in enumerate(cuts, 1) if cut] == [10, 20]
    assert not batch.ended.any()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch("chicago-poker", 3, 2, compiled=False)
    before: list[Any] = [batch.rows.copy(), batch.masks.copy(), batch.answers.copy()]
    good = batch.masks.argmax(axis=1)
    wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalMove, match=f"Action {wrong} is not legal in match 1"):
        batch.step([good[0], wrong])
    with pytest.raises(IllegalMove, match="-1"):
        batch.step([good[0], -1])
    with pytest.raises(IllegalMove, match="100,000"):
        batch.step([100_000, good[1]])
    with pytest.raises(BadMove, match=r"One action for each of 2 matches.*\(3,\)"):
        batch.step([good[0], good[1], 0])
    after: list[Any] = [batch.rows, batch.masks, batch.answers]
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOption, match="Seats are 0 to 2"):
        Batch("chicago-poker", 3, 1, inside={3: "greedy"}, compiled=False)
    with pytest.raises(BadOption, match="greedy, random"):
        Batch("chicago-poker", 3, 1, inside={1: "boss"}, compiled=False)
    with pytest.raises(BadOption, match="at least one"):
        Batch("chicago-poker", 2, 1, inside={0: "greedy", 1: "random"}, compiled=False)
    with pytest.raises(BadOption, match="At least 1"):
        Batch("chicago-poker", 2, 0, compiled=False)
    with pytest.raises(BadOption):
        Batch("chicago-poker", 9, 1, compiled=False)


def test_the_seed_decides_and_a_restart_repeats() -> None:
    batch, random = Batch("chicago-poker", 3, 2, seed=5, compiled=False), np.random.default_rng(5)
    first = batch.rows.copy()
    batch.step(chosen(batch, random))
    batch.restart()
    assert np.array_equal(batch.rows, first)
    batch.restart(seed=6)
    assert not np.array_equal(batch.rows, first)


@per_game
def test_turned_actions_are_the_same_actions_in_another_order(name: str) -> None:
    game = windycity.game(name, compiled=False)
    for seats in game.rulebook.seats:
        turned = turned_actions(game, seats)
        actions = np.arange(game.rulebook.actions.count)
        assert np.array_equal(turned[0], actions) or name == "chicago"
        for row, back in zip(turned, actual_actions(turned), strict=True):
            assert np.array_equal(np.sort(row), actions)
            assert np.array_equal(row[back], actions)


def test_actions_against_the_next_player_have_one_number() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    turned, names = turned_actions(game, 4), game.edition.names["boss"]
    numbers = {turned[seat, game.parse_move(f"raid 2 {names[(seat + 1) % 4]}")] for seat in range(4)}
    assert numbers == {game.parse_move(f"raid 2 {names[1]}")}


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windycity.envs.batch.part_of", lambda name, part: None)
    with pytest.raises(BadGame, match=r"no features\.py"):
        Batch("chicago-poker", 2, 1, compiled=False)
