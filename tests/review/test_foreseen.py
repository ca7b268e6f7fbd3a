"""Reviews by the net: of a match that nets have played, in every game."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import windycity
from tests.review.stories import TINY, last_chance
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.bots.planner import foresight_of
from windycity.core.match import Match
from windycity.review import Point, review_match
from windycity.review.costs import is_mistake
from windycity.review.foreseen import ForeseenPlays
from windycity.review.past import Past, past_of
from windycity.review.work import plays_of

GAMES = windycity.games()


@cache
def played(name: str) -> Match:
    """A match of as few nets as the game allows."""
    game = windycity.game(name, compiled=True)
    seats = min(game.rulebook.seats)
    match = game.start(seats=seats, seed=3)
    bots = make_bots("capo", range(seats), 3)
    while not match.over:
        answer(match, bots)
    return match


@cache
def past(name: str) -> Past:
    return past_of(played(name))


def plays(name: str) -> ForeseenPlays:
    found = plays_of(played(name).game, played(name).seats)
    assert isinstance(found, ForeseenPlays)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_shares_of_one_and_near_the_end_they_know_the_winner(game: str) -> None:
    result = played(game).result
    assert result is not None
    found = [plays(game).chances(past(game).quiet[place][1], 60, 1) for place in (0, -1)]
    for shares in found:
        assert shares.shape == (60, played(game).seats)
        assert np.allclose(shares.sum(axis=1), 1)
    means = [float(shares.mean(axis=0)[list(result.winners)].sum()) for shares in found]
    assert means[0] < means[1] > 0.5


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_compared_in_the_same_worlds_with_the_same_luck(game: str) -> None:
    decisions = past(game).decisions
    decision = decisions[len(decisions) // 2]
    shares = plays(game).of_moves(decision.observed, decision.seat, [decision.action, decision.action], 30, 5)
    assert shares[0].tolist() == shares[1].tolist()
    other = plays(game).of_moves(decision.observed, decision.seat, [decision.action], 30, 6)
    assert other[0].tolist() != shares[0].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_reported_is_looked_at_as_far_as_the_game_needs(game: str) -> None:
    decisions = past(game).decisions
    decision = decisions[len(decisions) // 2]
    usual, moves = plays(game), [decision.action]
    further = ForeseenPlays(usual.game, played(game).seats, usual.depth * foresight_of(game).reviewed)
    there = further.of_moves(decision.observed, decision.seat, moves, 20, 5)
    assert usual.of_moves(decision.observed, decision.seat, moves, 20, 5, far=True).tolist() == there.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_luck_differs_from_play_to_play_after_a_move_that_draws_it(game: str) -> None:
    draws = [draw for draw in past(game).draws if plays(game).draws_luck(draw.before, draw.seat, draw.action)]
    draw = draws[len(draws) // 2]
    assert plays(game).after_move(draw.before, draw.seat, draw.action, 30, 1).std() > 0


def test_chances_reckon_with_the_move_that_the_bot_would_find_and_agree_with_what_the_other_one_cost() -> None:
    review = review_match(last_chance().play(0, "draw", "G1").match, TINY)
    assert review.points == [Point(0, [1.0, 0.0], 0.0), Point(1, [0.0, 1.0], 0.0)]
    (cost,) = review.costs
    assert (cost.better, cost.share, cost.better_share) == ("play R6 1", 0.0, 1.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_move_that_plays_begin_with_is_a_legal_one_and_the_same_again(game: str) -> None:
    decisions = {decision.answer: decision for decision in past(game).decisions}
    decision = next(decisions[moment] for moment, _ in past(game).quiet if moment in decisions)
    glimpse = plays(game).glimpse(decision.observed, decision.seat)
    assert {plays(game).first_move(glimpse, 8, 5) for _ in range(2)} <= {*decision.legal}


def test_a_review_says_whose_means_it_used_and_is_the_same_again() -> None:
    match = played("chicago-poker")
    before = match.save()
    reviews = [review_match(match, TINY, seed) for seed in (1, 1, 2)]
    assert reviews[0] == reviews[1] != reviews[2]
    assert reviews[0].bot == "don"
    assert reviews[0].points[0].moment == 0
    assert reviews[0].points[-1].moment == len(match.answers)
    assert all(map(is_mistake, reviews[0].costs))
    assert match.save() == before, "a review changes nothing"
