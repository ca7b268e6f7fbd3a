"""Matches and games can be sent from process to process, and continue there as if nothing had happened."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import windycity
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.games.chicago_poker.rulebook import RULEBOOK

ANSWERS = 25
ENGINES = [False, pytest.param(True, marks=pytest.mark.compiled)]
GO_ON = """
import pickle, sys
from tests.core.test_pickling import go_on, readable
match = pickle.load(sys.stdin.buffer)
before = readable(match)
go_on(match)
match.undo()
sys.stdout.buffer.write(pickle.dumps((match.game.engine.compiled, before, readable(match))))
"""


def go_on(match: Match) -> None:
    """Play a few answers, the same in the same match."""
    random = Random(1)
    for _ in range(ANSWERS):
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.legal(seat)))


def readable(match: Match) -> list[object]:
    """List everything that anybody can read of a match."""
    eyes = [*range(match.seats), None]
    seen = [(match.view(eye), match.events(eye), match.latest(eye), match.record(eye)) for eye in eyes]
    return [match.save(), seen, match.waiting, match.ask, match.options, match.luck, [*match.answers], match.forced]


def under_way(name: str, compiled: bool) -> Match:
    match = windycity.game(name, compiled=compiled).start(seats=4, seed=1)
    go_on(match)
    return match


@pytest.mark.parametrize("compiled", ENGINES, ids=["interpreted", "compiled"])
@pytest.mark.parametrize("name", windycity.games())
def test_a_match_goes_on_from_a_pickle_and_back_to_its_beginning(name: str, compiled: bool) -> None:
    match = under_way(name, compiled)
    again = pickle.loads(pickle.dumps(match))
    assert readable(again) == readable(match)
    assert again.game.engine.compiled == compiled
    for one in (match, again):
        go_on(one)
    assert readable(again) == readable(match)
    while match.answers:
        match.undo()
        again.undo()
        assert again.game.dump_position(again.position) == match.game.dump_position(match.position)
    assert readable(again) == readable(match)


@pytest.mark.parametrize("compiled", ENGINES, ids=["interpreted", "compiled"])
def test_a_match_goes_on_in_another_process(compiled: bool) -> None:
    match = under_way("chicago-gangsters", compiled)
    command = [sys.executable, "-c", GO_ON]
    done = subprocess.run(command, input=pickle.dumps(match), capture_output=True, check=True, cwd=Path(__file__).parents[2])
    before = readable(match)
    go_on(match)
    match.undo()
    assert pickle.loads(done.stdout) == (compiled, before, readable(match))


def test_a_match_from_a_position_with_forced_outcomes_is_pickled_whole() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    match = Match.from_position(game, under_way("chicago-poker", False).position, under_way("chicago-poker", False).luck)
    match.force(["P1", "P2"])
    again = pickle.loads(pickle.dumps(match))
    assert readable(again) == readable(match)
    assert again._queue == ["P1", "P2"]


def test_a_copy_goes_its_own_way() -> None:
    match = under_way("chicago-poker", False)
    before = readable(match)
    for other in (copy.copy(match), copy.deepcopy(match), match.copy()):
        assert readable(other) == before
        assert other.game is match.game
        go_on(other)
        other.force(["P1"])
        assert readable(other) != before
        assert readable(match) == before


# Games


def test_all_pickles_of_a_game_lead_to_one() -> None:
    """Loading compiled rules is slow."""
    game = windycity.game("chicago-poker", compiled=False)
    one, other = (pickle.loads(pickle.dumps(game)) for _ in range(2))
    assert one is other
    assert one.rulebook is game.rulebook
    assert (one.edition.digest, one.engine.compiled) == (game.edition.digest, False)
    assert pickle.loads(pickle.dumps(windycity.game("chicago-poker")))._compiled is None


def test_an_edition_of_ones_own_goes_along(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    own = (RULEBOOK.folder / "edition.toml").read_text("utf-8")
    file.write_text(own.replace('name = "red"', 'name = "crimson"').replace('name = "Phalanx 2007"', 'name = "mine"'), "utf-8")
    match = windycity.game("chicago-poker", file, compiled=False).start(seats=3, seed=1)
    content = pickle.dumps(match)
    file.unlink()
    again = pickle.loads(content)
    assert again.game.edition.name == "mine"
    assert readable(again) == readable(match)


def test_a_pickle_of_another_edition_or_other_rules_is_refused() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    content = pickle.dumps(game.start(seats=2, seed=1))
    digest = game.edition.digest.encode()
    with pytest.raises(
        pickle.UnpicklingError, match=f"edition {'0' * 16}, but here are rules 2 and edition {game.edition.digest}"
    ):
        pickle.loads(content.replace(digest, b"0" * 16))
    later = Game(replace(RULEBOOK, rules_version=9), compiled=False)
    with pytest.raises(pickle.PicklingError, match="not other rules by the name of chicago-poker"):
        pickle.dumps(later)
