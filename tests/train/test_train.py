"""Training: a little of it, interpreted, for seconds. What needs torch is skipped where torch is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import windycity
from windycity.bots.net import Shape
from windycity.bots.unused import actions_in
from windycity.bots.weights import BadWeights, read_weights
from windycity.games.gangsters.actions import THROW
from windycity.train import curve
from windycity.train.settings import Settings
from windycity.train.shapes import USUAL, shape_of
from windycity.train.tables import LOOSE, SHARES, Tables, sorts_of

per_game = pytest.mark.parametrize("name", windycity.games())
GAME = "chicago-poker"


def tiny(name: str = GAME, **otherwise: Any) -> Settings:
    return replace(Settings(name, minutes=1.0, matches=8, steps=6, part=256), **otherwise)


@pytest.fixture
def torch() -> Any:
    return pytest.importorskip("torch", exc_type=ImportError)


def training(folder: Path, settings: Settings, shape: Shape, monkeypatch: pytest.MonkeyPatch) -> Any:
    from windycity.train import training as module

    monkeypatch.setattr(module, "shape_of", lambda game: shape)
    return module.Training(settings, folder, compiled=False)


@per_game
def test_tables_have_every_seat_count_and_option_and_all_opponents(name: str) -> None:
    game = windycity.game(name, compiled=False)
    sorts = list(sorts_of(game))
    assert sum(sort.share for sort in sorts) == pytest.approx(1)
    assert {sort.seats for sort in sorts} == set(game.rulebook.seats)
    for option in game.rulebook.options:
        for seats in option.seats:
            assert {dict(sort.options)[option.name] for sort in sorts if sort.seats == seats} == {False, True}
    assert {sort.opponents for sort in sorts} == set(SHARES)
    seats_of_games = {(seats, seat) for seats in game.rulebook.seats for seat in range(seats)}
    for alone in ("greedy", "guest"):
        assert {(sort.seats, sort.seat) for sort in sorts if sort.opponents == alone} == seats_of_games


def test_greedy_plays_all_seats_but_one_or_is_a_guest_among_nets() -> None:
    tables = Tables("chicago-gangsters", 60, seed=1, threads=2, compiled=False)
    asked: dict[int, set[int]] = {}
    for _ in range(60):
        for number in range(len(tables.sorts)):
            asked.setdefault(number, set()).update(tables.seat[tables.part(number)].tolist())
        tables.step(tables.advised())
    for number, sort in enumerate(tables.sorts):
        expected = set(range(sort.seats)) - {sort.seat} if sort.opponents == "guest" else {sort.seat}
        if sort.opponents in ("greedy", "guest"):
            assert asked[number] == expected, sort


def test_tables_offer_nothing_that_nets_leave_alone() -> None:
    tables = Tables("gangsters", 8, seed=1, threads=2, compiled=False)
    unused = actions_in(windycity.game("gangsters", compiled=False), "UNUSED")
    buying = 0
    for _ in range(200):
        assert not tables.masks[:, unused].any()
        assert tables.masks.any(axis=1).all()
        buying += int((tables.masks[:, THROW.action()] == 1).sum())
        tables.step(tables.advised())
    assert buying, "where an offer could be made"


def test_tables_are_stepped_as_one_and_greedy_is_asked_for_advice() -> None:
    tables = Tables("chicago-gangsters", 8, seed=1, threads=2, compiled=False)
    for _ in range(30):
        advised = tables.advised()
        assert tables.masks[np.arange(tables.size), advised].all()
        own, seat = tables.own, tables.seat
        assert own[~tables.past].all()
        assert ((seat < tables.seats) & (own | tables.past)).all()
        tables.step(advised)
        assert np.isin(tables.shares.sum(axis=1).round(5), [0, 1]).all()
    assert not tables.own.all()
    tables.close()


def test_a_game_that_names_no_net_has_a_small_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shape_of(GAME) != USUAL
    monkeypatch.setattr("windycity.train.shapes.part_of", lambda game, part: None)
    assert shape_of(GAME) == USUAL


@per_game
def test_the_net_that_learns_and_the_one_that_plays_are_the_same(name: str, torch: Any, tmp_path: Path) -> None:
    from windycity.bots.net import Net as Played
    from windycity.bots.net import Plan
    from windycity.bots.weights import write_weights
    from windycity.envs.batch import Batch
    from windycity.train.net import Net

    torch.manual_seed(1)
    plan = Plan(name, shape_of(name))
    net, batch = Net(plan), Batch(name, 3, 2, compiled=False)
    with torch.no_grad():
        for weights in net.parameters():
            weights.add_(0.02 * torch.randn_like(weights))
        for _ in range(12):
            batch.step(batch.masks.shape[1] - 1 - batch.masks[:, ::-1].argmax(axis=1))
        logits, value = net(torch.from_numpy(batch.rows))
    write_weights(tmp_path / "net.npz", name, plan.shape, net.arrays(), {"by": "a test"})
    read, made = read_weights(tmp_path / "net.npz", name)
    assert made == {"by": "a test"}
    for row in range(2):
        worth, share = Played(plan, net.arrays()).think(batch.rows[row])
        assert np.allclose(worth, logits[row].numpy(), atol=1e-4)
        assert share == pytest.approx(torch.sigmoid(value[row]).item(), abs=1e-5)
        rounded, _ = read.think(batch.rows[row])
        assert np.abs(rounded - worth).max() < 0.15 * worth.std()


def test_advantages_follow_each_seats_own_decisions(torch: Any) -> None:
    """One table: seats 0, 1, 0 decide, then the match ends and seat 0 has won; the stretch ends after one more decision."""
    from windycity.train.learner import advantages
    from windycity.train.rollout import Stretch

    values = torch.tensor([[0.5], [0.4], [0.7], [0.3]])
    shares = torch.zeros((4, 1, 2))
    shares[2, 0, 0] = 1.0
    played = Stretch(
        rows=None,
        masks=None,
        actions=None,
        logs=None,
        values=values,
        seats=torch.tensor([[0], [1], [0], [1]]),
        own=None,
        ended=torch.tensor([[False], [False], [True], [False]]),
        shares=shares,
    )
    found = advantages(played, reach=0.5)[:, 0].tolist()
    assert found == pytest.approx([0.2 + 0.5 * 0.3, -0.4, 0.3, 0.0])


def test_what_is_not_legal_is_never_drawn(torch: Any) -> None:
    from windycity.train.net import NEVER
    from windycity.train.rollout import drawn

    torch.manual_seed(2)
    masks = torch.rand((500, 20)) < 0.2
    masks[:, 7] = True
    logs = torch.log_softmax(torch.randn((500, 20)).masked_fill(~masks, NEVER), 1)
    assert masks[torch.arange(500), drawn(logs)].all()


def test_imitation_learns_what_greedy_does(torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loss falls on one and the same stretch; every action that was played was legal, or the batch would have refused it."""
    learning = training(tmp_path, tiny(rate=3e-3), Shape(32, 1, 16), monkeypatch)
    learning.pool.keep(learning.net)
    played = learning.rollout.play(learning.net, learning._past, imitating=True)
    losses = [learning.learner.learn(played, 0.0, imitating=True) for _ in range(15)]
    assert losses[-1].policy < 0.8 * losses[0].policy
    learning.tables.close()


def test_self_play_makes_what_went_well_more_likely(torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learning = training(tmp_path, tiny(imitate=0.0, clip=10.0, entropy=0.0), Shape(32, 1, 16), monkeypatch)
    learning.pool.keep(learning.net)
    played = learning.rollout.play(learning.net, learning._past, imitating=False)
    assert played.masks.flatten(0, 1).gather(1, played.actions.reshape(-1, 1)).all()
    ended = int(played.ended.shape[0]) - 1
    played.ended[ended] = True  # as if every match ended here, and the seat that decided last had won
    played.shares[ended] = torch.nn.functional.one_hot(played.seats[ended], played.shares.shape[2]).float()
    losses = [learning.learner.learn(played, 0.0, imitating=False) for _ in range(10)]
    assert losses[-1].policy < losses[0].policy
    learning.tables.close()


def test_a_training_goes_on_where_it_stopped(torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shape = Shape(16, 1, 8)
    first = training(tmp_path, tiny(minutes=1e-6), shape, monkeypatch)
    file = first.run()
    second = training(tmp_path, tiny(minutes=1e9), shape, monkeypatch)
    assert (second.progress.bouts, second.progress.decisions, second.progress.sessions) == (1, first.progress.decisions, 2)
    assert all(torch.equal(one, other) for one, other in zip(first.net.parameters(), second.net.parameters(), strict=True))
    assert len(second.pool.versions) == 1
    _, made = read_weights(file, GAME)
    assert made["decisions"] == first.progress.decisions
    assert made["opponents"] == SHARES
    assert [int(line["bout"]) for line in curve.read_lines(tmp_path)] == [1]
    second.tables.close()
    with pytest.raises(BadWeights, match="belongs to another training"):
        training(tmp_path, tiny(), Shape(24, 1, 8), monkeypatch)
    (tmp_path / "checkpoint.pt").write_bytes(b"no checkpoint")
    with pytest.raises(BadWeights, match="cannot be read"):
        training(tmp_path, tiny(), shape, monkeypatch)


def test_the_curve_is_kept_as_numbers_and_drawn(tmp_path: Path) -> None:
    for bout in range(1, 4):
        curve.write_line(tmp_path, {"bout": bout, "decisions": bout * 1_000_000, "wins_2": 100.0 * bout, "matches_2": 400})
    points = curve.points_of(curve.read_lines(tmp_path), 2)
    assert points == [(1.0, 0.25), (2.0, 0.5), (3.0, 0.75)]
    curve.draw(tmp_path, GAME, [2])
    picture = (tmp_path / "curve.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "million decisions" in picture


def test_a_training_can_begin_with_a_net(torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shape = Shape(16, 1, 8)
    first = training(tmp_path / "first", tiny(minutes=1e-6), shape, monkeypatch)
    second = training(tmp_path / "second", tiny(begin=str(first.run())), shape, monkeypatch)
    begun = second.net.arrays()
    for name, array in first.net.arrays().items():
        assert np.abs(begun[name] - array).max() <= 0.01 * np.abs(array).max()
    assert second._made()["after"]["bouts"] == 1
    second.tables.close()
    with pytest.raises(BadWeights, match="a net of another size"):
        training(tmp_path / "third", tiny(begin=str(tmp_path / "first" / "learned.npz")), Shape(24, 1, 8), monkeypatch)


def test_past_selves_say_anything_in_some_matches_and_act_as_ever(
    torch: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a past self is asked to talk, it may say every word alike; nothing else that it does is touched."""
    monkeypatch.setattr("windycity.train.tables.SHARES", {"itself": 0.02, "past": 0.94, "greedy": 0.02, "guest": 0.02})
    settings = tiny("chicago-gangsters", matches=64, imitate=0.0)
    learning = training(tmp_path, settings, Shape(16, 1, 8), monkeypatch)
    tables, chances = learning.tables, set()
    for _ in range(40):
        loose, asked = tables.loose, ~tables.masks[:, ~tables.talk].any(axis=1)
        chances |= set(loose)
        assert not loose[tables.own | ~asked].any()
        tables.step(tables.advised())
    assert chances == set(LOOSE)
    rows, masks = (torch.from_numpy(array) for array in (tables.rows, tables.masks))
    everyone = torch.arange(tables.size)
    usual = learning.net.think(rows, masks)[0]
    monkeypatch.setattr(type(tables), "loose", np.zeros(tables.size))
    assert torch.equal(learning.rollout._past_logs(learning.net, rows, masks, everyone), usual)
    monkeypatch.setattr(type(tables), "loose", np.ones(tables.size))
    anything = learning.rollout._past_logs(learning.net, rows, masks, everyone).exp()
    assert torch.allclose(anything, masks / masks.sum(1, keepdim=True))
    tables.close()


@per_game
def test_only_a_game_with_talk_has_talk(name: str) -> None:
    assert actions_in(windycity.game(name, compiled=False), "TALK").any() == (name == "chicago-gangsters")
