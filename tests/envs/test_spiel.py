"""The games pass OpenSpiel's own tests, its algorithms run on them, and the tiny form can be solved."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, get_all_states, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import windycity
from windycity.core.position import LooseArray
from windycity.envs import spiel

TINY = "windycity_chicago_poker_tiny"
LONG = 1 << 20  # answers: longer than any match
per_game = pytest.mark.parametrize("name", [spiel.name_of(name) for name in windycity.games()])


def walked(name: str, answers: int, **parameters: int) -> Any:
    """A state after some answers at random, or at the end of the match if that comes first."""
    state, random = pyspiel.load_game(name, parameters).new_initial_state(), Random(1)
    while not state.is_terminal() and (answers > 0 or state.is_chance_node()):
        answers -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


def shortly_before_the_end(name: str) -> Any:
    """A state of a match played at random, some steps before that match ended."""
    steps = walked(name, LONG).history()
    state = pyspiel.load_game(name).new_initial_state()
    for action in steps[:-30]:
        state.apply_action(action)
    return state


@pytest.mark.parametrize("name", [spiel.name_of("chicago-poker"), TINY])
def test_the_random_simulations_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@per_game
def test_the_random_simulations_of_openspiel_to_the_end_of_a_match(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Whole matches of the longer games take a minute in these tests; the end of one takes seconds."""
    state = shortly_before_the_end(name)
    game, seen = state.get_game(), list[Any]()
    pyspiel.random_sim_test(game, 1, True, False, state_checker_fn=seen.append, specific_initial_state=state)
    assert seen[-1].is_terminal()
    assert len(seen) > 1


@pytest.mark.parametrize("name", [*map(spiel.name_of, windycity.games()), TINY])
def test_games_and_states_can_be_written_and_read(name: str) -> None:
    state = walked(name, 3)
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for read in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert (str(read), read.history()) == (str(state), state.history())
        action = state.legal_actions()[-1]
        assert str(read.child(action)) == str(state.child(action))


def test_a_state_that_waits_for_luck_can_be_written_and_read() -> None:
    state = walked(spiel.name_of("chicago-poker"), 4)
    state.apply_action(next(one for one in state.legal_actions() if state.action_to_string(one) == "draw"))
    read = pickle.loads(pickle.dumps(state))
    assert read.is_chance_node()
    assert str(read.child(7)) == str(state.child(7))


def test_another_world_can_be_written_and_read() -> None:
    state = walked(spiel.name_of("chicago-poker"), 12)
    other = state.resample_from_infostate(state.current_player(), Random(2).random)
    assert str(other) != str(state)
    assert str(pickle.loads(pickle.dumps(other))) == str(other)


@per_game
def test_another_world_looks_the_same_to_its_player(name: str) -> None:
    state, random = walked(name, 12), Random(2)
    player = state.current_player()
    known = state.information_state_string(player), state.information_state_tensor(player), state.legal_actions()
    differ = 0
    for _ in range(5):
        other = state.resample_from_infostate(player, random.random)
        assert (other.information_state_string(player), other.information_state_tensor(player), other.legal_actions()) == known
        others = [event.facts for seat in range(state.num_players()) for event in other.match.last_events(seat, 99)]
        own = [event.facts for event in state.match.last_events(player, 99)] * state.num_players()
        assert all(
            fact in (None, true) for told, knew in zip(others, own, strict=True) for fact, true in zip(told, knew, strict=True)
        )
        differ += str(other.match.position) != str(state.match.position)
        other.apply_action(random.choice(other.legal_actions()))
    assert differ or name == "windycity_chicago"  # where nothing is hidden
    assert state.information_state_string(player) == known[0]


def test_luck_is_sampled_at_chance_nodes() -> None:
    state = walked("windycity_chicago_poker", 4)
    draw = next(action for action in state.legal_actions() if state.action_to_string(state.current_player(), action) == "draw")
    state.apply_action(draw)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == spiel.SAMPLES
    hands = set()
    for outcome in (0, 1, 1, 2, 3, 4):
        twin = state.clone()
        twin.apply_action(outcome)
        hands.add(str(twin.match.position.hand.tolist()))
    assert 1 < len(hands) <= 5  # the same outcome draws the same card


def test_returns_are_shares_of_the_win_and_zero_in_all() -> None:
    state, random = walked("windycity_chicago_poker", 0, players=3), Random(4)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == pytest.approx(1 - 1 / 3)


def test_searches_of_openspiel_play() -> None:
    state = walked("windycity_chicago_poker", 6)
    game, evaluator = state.get_game(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_exploitability_of_the_tiny_form() -> None:
    """Whoever plays at random there can be exploited; a strategy that was learned, far less."""
    game = pyspiel.load_game(TINY)
    uniform = exploitability.exploitability(game, UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    for _ in range(40):
        solver.iteration()
    learned = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= learned < 0.8 * uniform
    assert uniform > 0.1


def test_the_tiny_form_hides_something() -> None:
    game = pyspiel.load_game(TINY)
    states = get_all_states.get_all_states(
        game, include_terminals=False, include_chance_states=False, to_string=lambda state: state.history_str()
    )
    known = {state.information_state_string() for state in states.values()}
    assert (len(states), len(known)) == (270, 150)


def test_the_tiny_form_keeps_all_its_cards() -> None:
    game = spiel.SpielGame("chicago-poker", True)
    assert len(game.worlds) == 6
    cards = {tuple(sorted(world.hand[world.hand < 80].tolist())) for world in LooseArray(game.worlds)}
    assert len(cards) == 1
