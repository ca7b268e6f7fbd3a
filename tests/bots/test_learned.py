"""Learned bots: their nets fit the games, and what does not fit is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import windycity
from windycity.bots.bot import answer, glimpse_of
from windycity.bots.learned import LearnedBot, judge
from windycity.bots.names import make_bot, make_bots
from windycity.bots.unused import without_unused
from windycity.bots.weights import BadWeights, file_of, net_of, read_weights
from windycity.core.match import Match
from windycity.core.position import get
from windycity.games import part_of

per_game = pytest.mark.parametrize("name", windycity.games())
LARGEST = 4_000_000  # bytes


@per_game
def test_a_game_comes_with_a_net_that_says_how_it_was_made(name: str) -> None:
    _, made = read_weights(file_of(name), name)
    assert file_of(name).stat().st_size < LARGEST
    assert made["commit"]
    assert made["decisions"] > 1_000_000
    assert {"opponents", "seed", "minutes"} <= made.keys()


@per_game
def test_a_net_values_what_a_seat_knows(name: str) -> None:
    match = windycity.game(name, compiled=False).start(4, seed=1)
    net = net_of(name)
    row = np.zeros(net.plan.features.count, np.int8)
    part: Any = part_of(name, "features")
    part.write_features(match.observed(match.waiting[0]), match.game.edition.data, match.waiting[0], row)
    worth, share = net.think(row)
    assert 0 < share < 1
    assert np.isfinite(worth).all()


@per_game
def test_a_net_judges_any_number_of_rows_even_none(name: str) -> None:
    net = net_of(name)
    for rows in (0, 1, 3):
        for actions in (None, np.arange(net.plan.actions.count), np.zeros(0, np.int64)):
            worth, shares = net.think_all(np.zeros((rows, net.plan.features.count), np.int8), actions)
            assert worth.shape == (rows, net.plan.actions.count if actions is None else len(actions))
            assert shares.shape == (rows,)


def test_it_plays_a_legal_move() -> None:
    match = windycity.game("chicago-poker", compiled=False).start(3, seed=1)
    bot = make_bot("learned", 1)
    assert isinstance(bot, LearnedBot)
    assert bot.choose(glimpse_of(match, 0)) in match.legal(0)


def asked_to_buy() -> Match:
    """A match of Gangsters at the beginning of the first turn, where offers can be made."""
    match = windycity.game("gangsters", compiled=False).start(3, seed=1)
    bots = make_bots("greedy", range(3), 1)
    while match.game.rulebook.asks(int(get(match.observed_positions(match.waiting[0]), "ask"))).name != "BUY":
        answer(match, bots)
    return match


def test_nets_make_no_offers() -> None:
    match = asked_to_buy()
    seat = match.waiting[0]
    legal = match.game.engine.legal(match.observed_positions(seat), seat)
    offers = [action for action in legal if match.game.format_move(action).startswith("offer")]
    assert offers
    assert judge(net_of("gangsters"), glimpse_of(match, seat))[0] == [action for action in legal if action not in offers]
    assert without_unused(match.game, offers) == offers, "where nothing else is legal they are made"


def rewritten(path: Path, **otherwise: Any) -> Path:
    with np.load(file_of("chicago-poker")) as file:
        kept = {name: file[name] for name in file.files}
    about = json.loads(str(kept.pop("about"))) | otherwise
    np.savez(path, about=np.array(json.dumps(about)), **kept)
    return path


@pytest.mark.parametrize(
    ("otherwise", "message"),
    [
        ({"layout": "0" * 16}, "its layout is 0000000000000000"),
        ({"rules": 1}, "its rules is 1, and 2 is needed"),
        ({"game": "chicago"}, "its game is chicago"),
        ({"format": 9}, "is in format 9"),
        ({"shape": {"width": 7, "blocks": 1, "rank": 3}}, "not the file of a learned net"),
    ],
)
def test_a_net_for_something_else_is_refused(otherwise: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=message):
        read_weights(rewritten(tmp_path / "net.npz", **otherwise), "chicago-poker")


def test_a_file_that_is_no_net_is_refused_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"PK no archive")
    with pytest.raises(BadWeights) as refused:
        read_weights(path, "chicago-poker")
    assert len({refused.value.message(language) for language in ("en", "nl", "de")}) == 3


def test_a_game_without_a_net_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("windycity.bots.weights.file_of", lambda game: tmp_path / "learned.npz")
    net_of.cache_clear()
    try:
        with pytest.raises(BadWeights, match="chicago-poker has no learned bot"):
            net_of("chicago-poker")
    finally:
        net_of.cache_clear()
