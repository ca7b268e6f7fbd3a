"""The learning example: its nets play with numpy alone, and only the game that they were made for."""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import windycity
from windycity.bots.bot import answer, glimpse_of
from windycity.bots.random import RandomBot
from windycity.envs.batch import Batch
from windycity.envs.seats import Seats

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "chicago-poker"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


play_net = example("play_net")


def written(path: Path, **otherwise: Any) -> Path:
    """Write a tiny net of random weights."""
    chance, made_for = np.random.default_rng(1), play_net.purpose(GAME, 2)
    sizes = [play_net.inputs_of(GAME, 2).size, 4, made_for["actions"]]
    layers = [(chance.normal(size=(a, b)), chance.normal(size=b)) for a, b in pairwise(sizes)]
    play_net.write_net(path, layers, {**made_for, **otherwise}, {"by": "a test"})
    return path


@pytest.fixture
def net(tmp_path: Path) -> Any:
    return play_net.Net.load(written(tmp_path / "net.npz"))


def test_a_net_chooses_legal_actions_only(net: Any) -> None:
    assert (net.game, net.seats, net.made) == (GAME, 2, {"by": "a test", "windycity": windycity.__version__})
    matches = Batch(GAME, seats=2, size=4, compiled=False)
    for _ in range(25):
        chosen = net.choose(matches.rows, matches.masks)
        assert matches.masks[np.arange(4), chosen].all()
        matches.step(chosen)


def test_a_net_chooses_the_best_of_the_legal_actions(net: Any) -> None:
    matches = Batch(GAME, seats=2, size=1, compiled=False)
    best = int(net.logits(matches.rows).argmax())
    masks = np.ones_like(matches.masks)
    assert net.choose(matches.rows, masks)[0] == best
    masks[0, best] = 0
    assert net.choose(matches.rows, masks)[0] != best


def test_a_net_reads_every_place_that_is_ever_filled_with_two_seats(net: Any) -> None:
    matches, random = Batch(GAME, seats=2, size=2, compiled=False), np.random.default_rng(1)
    unread = np.setdiff1d(np.arange(matches.features.count), net.inputs)
    assert len(unread) > 1000
    for _ in range(40):
        assert not matches.rows[:, unread].any()
        matches.step([random.choice(np.flatnonzero(mask)) for mask in matches.masks])


def test_the_bot_chooses_what_the_net_does(net: Any) -> None:
    game = windycity.game(GAME, compiled=False)
    match, bot, seats = game.start(seats=2, seed=5), play_net.NetBot(net), Seats(game, 2, {})
    for _ in range(12):
        seat = match.waiting[0]
        chosen = net.choose(seats.row(match, seat)[None], seats.mask(match, seat)[None])
        move = bot.choose(glimpse_of(match, seat))
        assert game.parse_move(move) == seats.action(seat, chosen[0])
        match.play(seat, move)


def test_the_bot_plays_with_others_but_not_another_game(net: Any) -> None:
    match = windycity.game(GAME, compiled=False).start(seats=2, seed=1)
    bots = {0: play_net.NetBot(net), 1: RandomBot(1)}
    for _ in range(20):
        assert answer(match, bots) is not None
    three = windycity.game(GAME, compiled=False).start(seats=3, seed=1)
    with pytest.raises(play_net.BadNet, match="plays chicago-poker at 2 seats, not chicago-poker at 3"):
        bots[0].choose(glimpse_of(three, three.waiting[0]))


def test_matches_are_measured_from_both_seats(net: Any) -> None:
    share = play_net.measure(net.choose, GAME, 2, "random", 1, compiled=False)
    assert (share.cases, share.matches) == (2, 2)  # as many in each seat
    assert 0 <= share.low <= share.value <= share.high <= 1


@pytest.mark.parametrize(
    ("otherwise", "said"),
    [
        ({"layout": "0123456789abcdef"}, "another layout: layout is 0123456789abcdef there and "),
        ({"features": 2400}, "another layout: features is 2400 there and 2464 here"),
        ({"game": "chicago"}, "another layout: features is 2464 there and 8358 here"),
        ({"game": "bridge"}, "There is no game bridge"),
        ({"format": 0}, "no net of format 1"),
        ({"seats": 3}, "its layers .* do not lead from"),
    ],
)
def test_a_net_for_anything_else_is_refused(tmp_path: Path, otherwise: dict[str, Any], said: str) -> None:
    with pytest.raises(play_net.BadNet, match=said):
        play_net.Net.load(written(tmp_path / "net.npz", **otherwise))


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    text, pickled, bare = tmp_path / "text.npz", tmp_path / "pickled.npz", tmp_path / "bare.npz"
    text.write_text("not a net")
    np.savez(pickled, about=np.array({"format": 1}, object))
    np.savez(bare, about=np.array(json.dumps([1])))
    for path, said in [
        (text, "is no net"),
        (pickled, "is no net"),
        (bare, "is no net of"),
        (tmp_path / "no.npz", "there is no file"),
    ]:
        with pytest.raises(play_net.BadNet, match=said):
            play_net.Net.load(path)


def test_the_command_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["play_net.py", str(tmp_path / "no.npz")])
    with pytest.raises(SystemExit, match=r"there is no file .*no\.npz\.$"):
        play_net.main()
    monkeypatch.setattr(sys, "argv", ["play_net.py", "no.npz", "--matches", "0"])
    with pytest.raises(SystemExit):
        play_net.main()
    assert "--matches must be 1 or more" in capsys.readouterr().err


def test_without_torch_learning_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "play_net", play_net)
    with pytest.raises(SystemExit, match=r"pip install 'windycity\[research,train\]'"):
        example("ppo")


def test_the_example_stays_short() -> None:
    assert len((EXAMPLES / "ppo.py").read_text("utf-8").splitlines()) < 250


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The learning example with few matches, interpreted; torch is installed where nets are learned."""
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(EXAMPLES)
    module = importlib.import_module("ppo")
    monkeypatch.setattr(module, "Batch", partial(Batch, compiled=False))
    monkeypatch.setattr(module, "MATCHES", 8)
    monkeypatch.setattr(module, "STEPS", 3)
    return module


def test_learning_reads_lists_as_players_read_rows(ppo: Any) -> None:
    """What the net says of features that are not 0 and legal actions is what its player says of whole rows."""
    learner = ppo.Learner(seed=1, threads=1)
    table = learner.tables[0]
    learner.bout(rate=1e-2, weight=0.01)
    asked = np.flatnonzero(table.matches.legal_count > 1)
    seen = table.look(asked)
    logs = learner.net(seen)[0].detach().numpy()
    logits = learner.player().logits(table.matches.rows[asked])
    for place, begin in enumerate(ppo.begins(seen.counts)):
        legal = np.flatnonzero(table.matches.masks[asked[place]])
        found = dict(zip(seen.legal[begin:], logs[begin : begin + seen.counts[place]], strict=False))
        assert sorted(found) == legal.tolist()
        wanted = logits[place, legal] - np.log(np.exp(logits[place, legal]).sum())
        assert [found[action] for action in legal] == pytest.approx(wanted, abs=1e-4)


def test_learning_changes_the_net(ppo: Any) -> None:
    learner = ppo.Learner(seed=1, threads=2)
    before = [each.detach().numpy().copy() for each in learner.net.parameters()]
    learner.bout(rate=1e-3, weight=0.01)
    assert 0 < learner.decisions <= 24
    assert learner.entropy > 0
    for then, now in zip(before, learner.net.parameters(), strict=True):
        assert (then != now.detach().numpy()).any()


def test_where_nobody_has_a_choice_nothing_is_decided(ppo: Any) -> None:
    learner = ppo.Learner(seed=1, threads=1)
    logs, expected = learner.net(learner.tables[0].look(np.zeros(0, np.int64)))
    assert len(logs) == len(expected) == 0


def test_some_decisions_are_what_they_are_among_all(ppo: Any) -> None:
    played = ppo.Learner(seed=1, threads=1).tables[0].play(ppo.Learner(seed=1, threads=1).net)
    chosen = np.array([5, 0, 3])
    some = played.some(chosen)
    assert some.filled.tolist() == played.filled[chosen].tolist()
    for place, number in enumerate(chosen):
        for name, sizes, kept in [("places", played.filled, some.filled), ("legal", played.counts, some.counts)]:
            begin, its = ppo.begins(sizes)[number], ppo.begins(kept)[place]
            wanted = getattr(played, name)[begin : begin + sizes[number]]
            assert getattr(some, name)[its : its + sizes[number]].tolist() == wanted.tolist()


def test_decisions_are_judged_along_those_of_their_own_seat(ppo: Any) -> None:
    """One match: seat 0, seat 1, seat 0, which wins; then another begins, whose end is not seen."""
    table, none = ppo.Learner(seed=1, threads=1).tables[0], np.zeros(0)
    made = [(0, 0.5), (1, 0.4), (0, 0.7), (1, 0.5), (1, 0.6)]
    steps = [
        ppo.Decisions(np.array([0]), np.array([seat]), *[none] * 5, values=np.array([value], np.float32)) for seat, value in made
    ]
    ends = [(np.arange(8) == place, np.zeros((8, 2))) for place in (9, 9, 0, 9, 9)]
    ends[2][1][0] = [1, 0]
    table.judge(steps, ends)
    won = 1 - 0.7
    wanted = [0.7 - 0.5 + ppo.LAMBDA * won, -0.4, won, 0.6 - 0.5, 0]
    assert [float(each.gains[0]) for each in steps] == pytest.approx(wanted)
    assert [float(each.goals[0]) for each in steps] == pytest.approx([0.5 + wanted[0], 0, 1, 0.6, 0.6])
