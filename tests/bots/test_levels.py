"""The levels: what plays at each, in a game with a net and in one without."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity
from tests.fifth.install import NAME, copy_to, on_the_path
from windycity.bots.bot import Glimpse, glimpse_of
from windycity.bots.greedy import GreedyBot
from windycity.bots.learned import LearnedBot
from windycity.bots.levels import CAPO, DON, LEVELS, LOOKOUT, SOLDIER, BossBot, LevelBot, SoldierBot, has_net, player_of
from windycity.bots.names import is_searching, make_bot
from windycity.bots.planner import PlannerBot
from windycity.core.position import get

per_game = pytest.mark.parametrize("name", windycity.games())


@per_game
def test_what_plays_at_each_level(name: str) -> None:
    assert has_net(name)
    assert [type(player_of(level, name, 3, 0, 1)) for level in LEVELS] == [GreedyBot, SoldierBot, LearnedBot, PlannerBot]
    assert [level for level in LEVELS if is_searching(level, name, 3, 0)] == [DON]


def test_where_searches_beat_a_net_the_levels_search() -> None:
    assert [type(player_of(level, "gangsters", 2, 1, 1)) for level in LEVELS] == [GreedyBot, BossBot, BossBot, BossBot]
    assert [level for level in LEVELS if is_searching(level, "gangsters", 2, 1)] == [SOLDIER, CAPO, DON]
    bot = make_bot(CAPO, 1)
    for seats, player in ((2, BossBot), (3, LearnedBot)):
        match = windycity.game("gangsters", compiled=False).start(seats=seats, seed=4)
        bot.choose(glimpse_of(match, match.waiting[0]))
        assert isinstance(bot, LevelBot)
        assert isinstance(bot._player, player), "one bot plays at tables of any size"


def test_where_nets_get_in_each_others_way_every_second_seat_searches() -> None:
    players = [type(player_of(CAPO, "chicago", 4, seat, 1)) for seat in range(4)]
    assert players == [LearnedBot, BossBot, LearnedBot, BossBot]
    assert [is_searching(CAPO, "chicago", 4, seat) for seat in range(4)] == [False, True, False, True]


def test_a_game_without_a_net_is_searched(tmp_path: Path) -> None:
    copy_to(tmp_path)
    with on_the_path(tmp_path):
        assert not has_net(NAME)
        assert [type(player_of(level, NAME, 3, 0, 1)) for level in LEVELS] == [GreedyBot, BossBot, BossBot, BossBot]
        assert [level for level in LEVELS if is_searching(level, NAME, 3, 0)] == [SOLDIER, CAPO, DON]


def test_a_soldier_plays_now_like_a_lookout_and_now_like_a_capo() -> None:
    match = windycity.game("gangsters", compiled=False).start(seats=3, seed=4)
    glimpse = glimpse_of(match, match.waiting[0])
    while len({make_bot(level, 1).choose(glimpse) for level in (LOOKOUT, CAPO)}) == 1:
        match.play(glimpse.seat, make_bot(CAPO, 1).choose(glimpse))
        glimpse = glimpse_of(match, match.waiting[0])
    moves = [make_bot(SOLDIER, seed).choose(glimpse) for seed in range(40)]
    likes = make_bot(CAPO, 1).choose(glimpse)
    assert 8 < moves.count(likes) < 32
    assert make_bot(SOLDIER, 7).choose(glimpse) == moves[7]


def test_a_soldier_goes_a_walk_as_it_began_it() -> None:
    """With halves of two walks it was weaker in Chicago than a lookout."""

    class Noted:
        def __init__(self, name: str):
            self.name = name

        def choose(self, glimpse: Glimpse) -> str:
            asked.append((glimpse.game.rulebook.asks(int(get(glimpse.observed, "ask"))).name, self.name))
            return greedy.choose(glimpse)

    match, asked, greedy = windycity.game("chicago", compiled=False).start(seats=2, seed=4), list[tuple[str, str]](), GreedyBot(1)
    soldier = SoldierBot(3)
    soldier._players = Noted("one"), Noted("other")
    while len(match.answers) < 150:
        seat = match.waiting[0]
        match.play(seat, (soldier if seat == 0 else greedy).choose(glimpse_of(match, seat)))
    began = [place for place, (ask, _) in enumerate(asked) if ask == "MOVE"]
    walks = [asked[first:after] for first, after in zip(began, [*began[1:], len(asked)], strict=True)]
    assert max(map(len, walks)) > 3
    assert all(len({name for _, name in walk}) == 1 for walk in walks)
    assert {name for walk in walks for _, name in walk} == {"one", "other"}
