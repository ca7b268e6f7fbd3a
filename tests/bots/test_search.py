"""The search: one tree for all worlds, the same interpreted and compiled, sealed asks sealed, budgets kept."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

import windycity
from tests.conformance.cases import CASES, GAMES, Case, game, walk
from windycity.bots.bot import Glimpse, answer, glimpse_of
from windycity.bots.levels import BOSS, CAPO, simulations_of
from windycity.bots.names import UnknownBot, is_searching, make_bot, make_bots
from windycity.bots.search import Budget, SearchBot, Settings, Tree
from windycity.core.chance import CHANCE, begin_step
from windycity.core.kernel import bind
from windycity.core.match import Match
from windycity.core.position import LooseArray, copy_of
from windycity.core.search import NO_EDGE, NO_NODE
from windycity.core.value import ROOM, value

per_game = pytest.mark.parametrize("name", GAMES)
per_case = pytest.mark.parametrize("case", CASES, ids=str)


def searched(glimpse: Glimpse, simulations: int, settings: Settings | None = None) -> SearchBot:
    """A bot that has just searched."""
    bot = SearchBot(7, Budget(simulations=simulations), settings=settings)
    bot.rate(glimpse)
    return bot


@per_game
def test_the_search_is_the_same_interpreted_and_compiled(name: str) -> None:
    found = []
    for compiled in (True, False):
        match = windycity.game(name, compiled=compiled).start(seats=3, seed=5)
        found.append(SearchBot(7, Budget(simulations=5)).rate(glimpse_of(match, match.waiting[0])))
    assert found[0] == found[1]


@per_case
def test_every_simulation_is_one_visit_and_every_share_is_one_of_a_win(case: Case) -> None:
    match = case.start(4)
    for _ in range(12):
        seat = match.waiting[-1]
        prospects = SearchBot(3, Budget(simulations=40)).rate(glimpse_of(match, seat))
        assert sum(prospect.visits for prospect in prospects) == 40
        assert all(0 <= prospect.share <= 1 for prospect in prospects)
        assert {prospect.move for prospect in prospects} <= set(match.legal(seat))
        assert [prospect.visits for prospect in prospects] == sorted((p.visits for p in prospects), reverse=True)
        match.play(seat, prospects[0].move)


@per_case
def test_values_are_shares_of_one_win(case: Case) -> None:
    """At any moment of a match, over the seats: positive, and one in all."""
    rulebook, edition = case.game.rulebook, case.game.interpreted.editions
    kernel = bind(value, describe=rulebook.kernels["describe"], WEIGHTS=tuple(rulebook.value_weights.values()))
    for match in case.matches(2):
        for _ in walk(match, Random(2)):
            if len(match.answers) % 40 == 0:
                gains = np.full(ROOM, np.nan)
                kernel(LooseArray([match.position])[0], edition[0], gains)
                assert gains[: case.seats].sum() == pytest.approx(1)
                assert (gains[: case.seats] > 0).all()


@per_game
def test_quiet_moments_come_again_and_again(name: str) -> None:
    """A rollout goes on until one: they must not be rare."""
    is_quiet = game(name).rulebook.kernels["is_quiet"]
    match, quiet = game(name).start(seats=4, seed=1), 0
    for _ in walk(match, Random(1)):
        quiet += bool(is_quiet(match.position))
        if len(match.answers) == 400:
            break
    assert quiet >= 4


def sealed_match() -> Match:
    """Chicago Gangsters where two challengers say, each for themselves, what they will bring."""
    match = game("chicago-gangsters").start(seats=4, seed=3)
    while not (match.ask == "say" and len(match.waiting) == 2):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_what_the_next_seat_chooses_in_a_sealed_ask_does_not_hang_on_what_was_said_before() -> None:
    match = sealed_match()
    for seat in match.waiting:
        bot = searched(glimpse_of(match, seat), 300)
        tree = bot._trees[0]._trees[0]
        edge, edges = int(tree.first[0]), 0
        while edge != NO_EDGE:
            assert tree.child[edge] == NO_NODE  # no node of its own behind what was said
            edge, edges = int(tree.after[edge]), edges + 1
        assert edges > 1
        assert tree.common[0] != NO_NODE  # one for all
        assert tree.first[tree.common[0]] != NO_EDGE


def test_another_seat_does_in_each_world_what_the_advice_says_there() -> None:
    """The words that a partner says in the tree are those that its cards call for, about as often as such cards are imagined."""
    match = sealed_match()
    seat, partner = match.waiting
    glimpse, engine = glimpse_of(match, seat), match.game.engine
    advised: Counter[int] = Counter()
    for number in range(400):
        world, chances = copy_of(glimpse.observed), engine.array(CHANCE)
        begin_step(chances, "fast-1", number.to_bytes(8, "big"), 1)
        engine.call["imagine_world"](world, engine.editions, chances)
        advice = engine.advice(world, partner)
        advised[max(advice, key=lambda action: advice[action])] += 1
    said = said_by_partner(searched(glimpse, 400, Settings(depth=1, trust=100)))
    assert len(advised) == 3
    assert set(said) <= set(match.game.engine.legal(engine.of(match.position), partner))
    for word, times in advised.items():
        assert said[word] == pytest.approx(times, abs=60)
    # Without the advice it is a different one: the one that did best on the whole.
    distrusted = said_by_partner(searched(glimpse, 400, Settings(depth=1, trust=0)))
    assert any(distrusted[word] != pytest.approx(times, abs=60) for word, times in advised.items()), distrusted


def said_by_partner(bot: SearchBot) -> Counter[int]:
    """How often each word was tried in the node of the second seat of a sealed ask."""
    tree, said = bot._trees[0]._trees[0], Counter[int]()
    edge = int(tree.first[tree.common[0]])
    while edge != NO_EDGE:
        said[int(tree.action[edge])] = int(tree.visits[edge])
        edge = int(tree.after[edge])
    return said


def test_a_tree_that_was_not_searched_has_no_edges() -> None:
    assert Tree(game("chicago-poker").engine).edges() == []


def test_an_edge_is_tried_no_more_often_than_it_was_available() -> None:
    match = game("chicago-poker").start(seats=4, seed=3)
    bot = searched(glimpse_of(match, 0), 500)
    tree = bot._trees[0]._trees[0]
    assert tree.edges > 50
    assert all(tree.visits[edge] <= tree.available[edge] for edge in range(tree.edges))
    assert any(tree.visits[edge] < tree.available[edge] for edge in range(tree.edges))


def test_children_are_opened_in_the_order_of_the_advice() -> None:
    match = game("chicago-poker").start(seats=4, seed=3)
    glimpse = glimpse_of(match, 0)
    advice = match.game.engine.advice(glimpse.observed, 0)
    bot = searched(glimpse, 100, Settings(breadth=4))
    tree, opened = bot._trees[0]._trees[0], []
    edge = int(tree.first[0])
    while edge != NO_EDGE:
        opened.append(int(tree.action[edge]))
        edge = int(tree.after[edge])
    assert 2 <= len(opened) <= 5
    worths = [advice[action] for action in opened]
    assert worths == sorted(advice.values(), reverse=True)[: len(opened)]


def test_random_rollouts_go_to_the_end_when_nothing_is_valued() -> None:
    match = game("chicago-poker").start(seats=4, seed=3)
    shares = SearchBot(1, Budget(simulations=30), settings=Settings(depth=1_000_000, advised=False)).rate(glimpse_of(match, 0))
    for prospect in shares:
        assert (prospect.share * prospect.visits * 12) == pytest.approx(round(prospect.share * prospect.visits * 12), abs=1e-3)


@per_game
def test_the_same_seed_gives_the_same_move_and_no_tree_is_left_over(name: str) -> None:
    """A bot that has searched before finds the same as a new one."""
    match = game(name).start(seats=4, seed=9)
    glimpse = glimpse_of(match, match.waiting[0])
    bot = SearchBot(5, Budget(simulations=60))
    first = bot.rate(glimpse)
    bot._random = Random(5)
    assert bot.rate(glimpse) == first == SearchBot(5, Budget(simulations=60)).rate(glimpse)
    assert SearchBot(6, Budget(simulations=60)).rate(glimpse) != first


def test_a_budget_in_seconds_is_shared_out_over_a_turn_and_a_deadline_is_kept() -> None:
    match = game("chicago-poker").start(seats=4, seed=9)
    bot = make_bot("search:0.2s", 1)
    assert bot.choose(glimpse_of(match, 0)) in match.legal(0)
    late = glimpse_of(match, 0, deadline=time.monotonic() - 1)
    assert bot.choose(late) in match.legal(0)  # one slice of simulations in any case


def test_several_trees_are_taken_together() -> None:
    match = game("chicago-poker").start(seats=4, seed=9)
    bot = SearchBot(1, Budget(seconds=0.05))
    bot._trees_for = lambda engine: trees  # type: ignore[method-assign]
    trees = [searched(glimpse_of(match, 0), 1)._trees[0] for _ in range(2)]
    prospects = bot.rate(glimpse_of(match, 0))
    assert sum(prospect.visits for prospect in prospects) == sum(int(tree._trees[0].simulations) for tree in trees)
    assert all(int(tree._trees[0].simulations) >= 64 for tree in trees)


def test_routine_asks_are_answered_by_advice() -> None:
    match = game("chicago").start(seats=3, seed=2)
    while match.ask != "step" or len(match.legal(match.waiting[0])) < 2:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1 if match.ask == "buy" else 0])
    seat = match.waiting[0]
    advice = match.game.engine.advice(match.observed_positions(seat), seat)
    best = {match.game.format_move(action) for action, worth in advice.items() if worth == max(advice.values())}
    bot = make_bot("search:30", 1)
    assert isinstance(bot, SearchBot)
    assert bot.choose(glimpse_of(match, seat)) in best
    assert not bot._trees  # nothing was searched


@pytest.mark.parametrize("name", ["search:0", "search:", "search:2", "search:2s", "search:0.5s", "search:-1", "Boss"])
def test_names_of_search_bots(name: str) -> None:
    if name in ("search:2", "search:2s", "search:0.5s"):
        assert make_bot(name, 1).name == name
        assert is_searching(name, "chicago-poker", 4, 0)
    else:
        with pytest.raises(UnknownBot, match="search:500"):
            make_bot(name, 1)


def test_the_boss_searches_as_often_as_its_game_says() -> None:
    match = game("chicago-poker").start(seats=4, seed=9)
    bot = make_bot(BOSS, 1)
    assert isinstance(bot, SearchBot)
    assert sum(prospect.visits for prospect in bot.rate(glimpse_of(match, 0))) == simulations_of(BOSS, "chicago-poker")


def test_a_search_leaves_alone_what_bots_do_though_the_boss_does_not() -> None:
    """GA-3.3: an offer takes many answers, and no bot has accepted one of another."""
    match = game("gangsters").start(seats=3, seed=4)
    while not any(move.startswith("offer") for move in match.legal(match.waiting[0])):
        answer(match, make_bots("greedy", range(3), 5))
    glimpse = glimpse_of(match, match.waiting[0])
    every = Settings(depth=1, breadth=40, everything=True)

    def offers(settings: Settings) -> bool:
        prospects = SearchBot(1, Budget(simulations=400), settings=settings).rate(glimpse)
        assert sum(prospect.visits for prospect in prospects) == 400
        return any(prospect.move.startswith("offer") for prospect in prospects)

    assert offers(every)
    assert not offers(replace(every, everything=False))
    assert not any(move.startswith("offer") for move in (make_bot(CAPO, seed).choose(glimpse) for seed in range(3)))
    boss = make_bot(BOSS, 1)
    assert isinstance(boss, SearchBot)
    boss.choose(glimpse)
    assert boss.settings is not None
    assert boss.settings.everything


def test_a_search_chooses_among_what_bots_leave_alone_where_nothing_else_is_legal() -> None:
    match = game("gangsters").start(seats=3, seed=4)
    tree = Tree(match.game.engine)
    glimpse = glimpse_of(match, match.waiting[0])
    tree.begin(glimpse, Settings(depth=1), 1)
    tree._trees[0].unused[:] = 1
    tree.search(30)
    assert sum(visits for _, visits, _ in tree.edges()) == 30
