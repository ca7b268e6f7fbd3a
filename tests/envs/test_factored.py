"""Actions by heads: every action is made of choices, one to one, and what is offered in turn is what is legal."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import windycity
from windycity.envs.factored import LARGEST, Factored
from windycity.games import rulebook

per_game = pytest.mark.parametrize("name", windycity.games())


@per_game
def test_no_head_has_more_than_200_options(name: str) -> None:
    assert max(Factored(rulebook(name).actions).heads.values()) <= LARGEST


@per_game
def test_every_action_has_choices_of_its_own(name: str) -> None:
    actions = rulebook(name).actions
    by_turns = Factored(actions)
    made = [[option for _, option in by_turns.choices(action)] for action in range(actions.count)]
    assert [by_turns.action(options) for options in made] == list(range(actions.count))
    assert [row[row >= 0].tolist() for row in by_turns.table] == made
    assert by_turns.lengths.tolist() == [*map(len, made)]
    for action in range(0, actions.count, 7):
        assert all(option < by_turns.heads[head] for head, option in by_turns.choices(action))


@per_game
def test_what_is_offered_in_turn_leads_to_every_legal_action_and_to_no_other(name: str) -> None:
    game = windycity.game(name, compiled=False)
    by_turns, random = Factored(game.rulebook.actions), Random(3)
    match = game.start(seed=5)
    for _ in range(25):
        seat = match.waiting[0]
        legal = match.legal_actions(seat)
        found, open_ends = [], [[]]  # type: ignore[var-annotated]
        while open_ends:
            options = open_ends.pop()
            turn = by_turns.turn(legal, options)
            if turn is None:
                found.append(by_turns.action(options))
            else:
                open_ends += [[*options, int(option)] for option in np.flatnonzero(turn.mask)]
        assert sorted(found) == sorted(legal)
        match.play_actions(seat, [random.choice(legal)])


def test_options_that_make_no_action_are_refused() -> None:
    by_turns = Factored(rulebook("chicago").actions)
    with pytest.raises(ValueError, match="not the choices"):
        by_turns.action([3, 2])
    with pytest.raises(ValueError, match="not the choices"):
        by_turns.action([3, 2, 90])
