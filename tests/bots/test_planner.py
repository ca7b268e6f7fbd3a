"""The planner: what it tries, in which worlds, and that it knows no more than its seat."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.conformance.cases import CASES, Case, twin_of
from windycity.bots.bot import answer, glimpse_of
from windycity.bots.learned import judge
from windycity.bots.names import bots_for, is_searching, make_bot, make_bots
from windycity.bots.planner import Foresight, PlannerBot, _halve, foresight_of
from windycity.bots.unused import actions_in
from windycity.bots.worlds import Worlds, mixed, shares_of
from windycity.core import ahead
from windycity.core.match import Match

USUAL = [case for case in CASES if case.seats == 4 and dict(case.options) == case.game.check_options(4, {})]
per_game = pytest.mark.parametrize("case", USUAL, ids=str)


def later(case: Case, answers: int) -> Match:
    """A match in which greedy bots have given some answers, up to one with a choice of several moves."""
    match = case.start(5)
    bots = make_bots("greedy", range(case.seats), 5)
    while len(match.answers) < answers or len(match.legal(match.waiting[0])) == 1:
        answer(match, bots)
    return match


@per_game
def test_it_chooses_a_legal_move_and_the_same_one_again(case: Case) -> None:
    match = later(case, 30)
    glimpse = glimpse_of(match, match.waiting[0])
    moves = {make_bot("planner:24", 3).choose(glimpse) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(glimpse.legal)


@per_game
def test_it_knows_no_more_than_its_seat(case: Case) -> None:
    random = Random(2)
    for answers in (20, 45):
        match = later(case, answers)
        seat = match.waiting[0]
        glimpses = [glimpse_of(each, seat) for each in (match, twin_of(match, seat, random))]
        assert len({make_bot("planner:24", 5).choose(glimpse) for glimpse in glimpses}) == 1


@per_game
def test_worlds_of_one_number_have_the_same_luck(case: Case) -> None:
    match = later(case, 30)
    glimpse = glimpse_of(match, match.waiting[0])
    worlds = Worlds(match.game, 4)
    legal, worth = judge(worlds.net, glimpse)
    action = legal[int(worth.argmax())]
    shares = worlds.play(glimpse, np.full(12, action), np.repeat(np.arange(6), 2), 4, seed=9)
    assert ((shares >= 0) & (shares <= 1)).all()
    assert (shares[::2] == shares[1::2]).all()
    again = worlds.play(glimpse, np.full(12, action), np.repeat(np.arange(6), 2), 4, seed=9)
    assert (shares == again).all()
    assert len(set(worlds.play(glimpse, np.full(40, action), np.arange(40), 8, seed=1))) > 1


class Liking:
    """Worlds that only choose among some actions, each with a given liking of their net."""

    def __init__(self, likings: dict[int, float], worlds: int):
        self._table = np.full((worlds, ahead.COLUMNS), len(likings), np.int64)
        self._listed = np.tile(np.array(list(likings)), (worlds, 1))
        self._rows, self._unused = np.zeros((worlds, 1)), np.zeros(100)
        self.net = SimpleNamespace(think_all=lambda rows, these: (np.tile([likings[a] for a in these], (len(rows), 1)), None))

    def choose(self, *moments: Any) -> Any:
        rigged: Any = self
        return Worlds._choose(rigged, np.arange(len(self._table)), mixed(*moments))


def test_worlds_draw_as_likely_as_the_net_would_choose() -> None:
    drawn = Liking({40: 0.0, 41: np.log(3)}, 4000).choose(7, np.arange(4000))
    assert 0.72 < (drawn == 41).mean() < 0.78


def test_worlds_draw_alike_at_like_moments_though_one_may_do_something_more() -> None:
    numbers = np.arange(1000)
    few = Liking({40: 0.0, 41: 0.5}, 1000).choose(7, numbers)
    more = Liking({13: -1.0, 40: 0.0, 41: 0.5}, 1000).choose(7, numbers)
    assert (few == more)[more != 13].all()
    assert 0.05 < (more == 13).mean() < 0.25
    assert (few != Liking({40: 0.0, 41: 0.5}, 1000).choose(8, numbers)).any()


def test_shares_lie_between_0_and_1_and_are_even() -> None:
    shares = shares_of(mixed(3, np.arange(20_000)))
    assert 0 < shares.min() < 0.001
    assert 0.999 < shares.max() < 1
    assert abs(shares.mean() - 0.5) < 0.01
    assert abs(np.corrcoef(shares[1:], shares[:-1])[0, 1]) < 0.03
    assert 0 < shares_of(np.array([0, 2**64 - 1], np.uint64)).min() < shares_of(np.array([0, 2**64 - 1], np.uint64)).max() < 1


def test_worlds_begin_with_what_the_seat_knows_and_end_when_it_is_asked_again_or_the_match_is_over() -> None:
    match = later(USUAL[0], 40)
    glimpse = glimpse_of(match, match.waiting[0])
    worlds = Worlds(match.game, 4)
    legal, _ = judge(worlds.net, glimpse)
    few = worlds.play(glimpse, np.array(legal), np.zeros(len(legal), np.int64), 1, seed=4)
    to_the_end = worlds.play(glimpse, np.array(legal), np.zeros(len(legal), np.int64), 1000, seed=4)
    assert set(np.round(to_the_end, 6)) <= {0.0, 1.0, 0.5, round(1 / 3, 6), 0.25}
    assert not set(few) <= {0.0, 1.0}


@per_game
def test_no_world_need_be_left_to_be_valued(case: Case) -> None:
    match, bots = case.start(5), make_bots("greedy", range(case.seats), 5)
    while not match.over:
        answer(match, bots)
    match.undo()
    glimpse = glimpse_of(match, match.waiting[0])
    last = np.array([match.game.parse_move(glimpse.legal[0])])
    shares = Worlds(match.game, case.seats).play(glimpse, last, np.zeros(1, np.int64), 1000, seed=4)
    assert shares[0] in (0, 1) or 1 / shares[0] in (2, 3, 4)


IN_NO_HURRY: Any = SimpleNamespace(deadline=None)


class Rigged:
    """Worlds in which each action has a fixed worth, with some luck that all share."""

    seats = 4

    def __init__(self, worths: dict[int, float]):
        self.worths, self.played = worths, 0

    def play(self, glimpse: Any, actions: Any, worlds: Any, depth: int, seed: int) -> Any:
        self.played += len(actions)
        luck = np.random.default_rng(seed).normal(0, 0.2, 10_000)
        return np.array([self.worths[int(action)] + luck[world] for action, world in zip(actions, worlds, strict=True)])


def test_most_worlds_go_to_the_best_moves() -> None:
    rigged: Any = Rigged({10: 0.2, 11: 0.3, 12: 0.31, 13: 0.1, 14: 0.15})
    found = _halve(rigged, IN_NO_HURRY, np.array([10, 11, 12, 13, 14]), np.zeros(5), Foresight(), 300, 7)
    assert [action for action, _, _ in found][:2] == [12, 11]
    assert [count for _, count, _ in found] == sorted((count for _, count, _ in found), reverse=True)
    assert rigged.played <= 300


def test_what_the_net_likes_counts_beside_the_worlds() -> None:
    rigged: Any = Rigged({10: 0.30, 11: 0.31})
    for trust, best in ((0.0, 11), (0.02, 10)):
        trusted = trust * np.log(np.array([1.0, 0.05]))
        assert _halve(rigged, IN_NO_HURRY, np.array([10, 11]), trusted, Foresight(), 100, 7)[0][0] == best


def test_a_deadline_cuts_the_rounds_short() -> None:
    rigged: Any = Rigged(dict.fromkeys(range(8), 0.1))
    late: Any = SimpleNamespace(deadline=0.0)
    _halve(rigged, late, np.arange(8), np.zeros(8), Foresight(), 240, 7)
    assert rigged.played == 80


def test_routine_asks_are_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = later(USUAL[0], 30)
    glimpse = glimpse_of(match, match.waiting[0])
    monkeypatch.setattr("windycity.bots.planner.foresight_of", lambda game: Foresight(routine=(match.ask.replace("-", "_"),)))
    assert PlannerBot(1).choose(glimpse) == make_bot("learned", 1).choose(glimpse)
    assert [prospect.visits for prospect in PlannerBot(1).rate(glimpse)] == [0]


def test_a_game_says_how_it_is_thought_ahead() -> None:
    assert len({foresight_of(case.game.name) for case in USUAL}) == len(USUAL)


def test_it_is_listed_where_there_is_a_net_and_needs_compiled_rules() -> None:
    assert "planner" in bots_for(USUAL[0].game.name)
    assert is_searching("planner", "chicago", 4, 0)
    assert is_searching("planner:200", "chicago", 4, 0)
    assert glimpse_of(USUAL[0].start(1), 0).seats == 4


def test_nobody_makes_offers_in_its_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = later(next(case for case in USUAL if case.game.name == "gangsters"), 60)
    offers = np.flatnonzero(actions_in(match.game, "UNUSED"))
    assert len(offers)
    worlds, drawn, could = Worlds(match.game, 4), set[int](), set[int]()
    choose = Worlds._choose

    def watched(self: Worlds, going: Any, *more: Any) -> Any:
        for row in going:
            could.update(self._listed[row, : self._table[row, ahead.COUNT]].tolist())
        done = choose(self, going, *more)
        drawn.update(done.tolist())
        return done

    monkeypatch.setattr(Worlds, "_choose", watched)
    glimpse = glimpse_of(match, match.waiting[0])
    worlds.play(glimpse, np.full(20, match.game.parse_move(glimpse.legal[0])), np.arange(20), 8, seed=3)
    assert could & set(offers.tolist())
    assert not drawn & set(offers.tolist())


def test_what_it_is_asked_to_try_besides_may_be_something_that_nets_leave_alone() -> None:
    match = later(next(case for case in USUAL if case.game.name == "gangsters"), 20)
    while not any(move.startswith("offer") for move in match.legal(match.waiting[0])):
        answer(match, make_bots("greedy", range(4), 5))
    glimpse = glimpse_of(match, match.waiting[0])
    offer = next(move for move in glimpse.legal if move.startswith("offer"))
    tried = [prospect.move for prospect in PlannerBot(1, worlds=24).rate(glimpse, [offer, "throw"])]
    assert "throw" in tried
    assert offer not in tried
