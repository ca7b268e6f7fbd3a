"""GA-4.2: bribes, markers and Untouchables, and standing orders to put Untouchables back."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.core.test_chance import chi_square, limit
from tests.games.gangsters.bribing import bribe, city, idle, push, throw
from tests.games.gangsters.story import GAME, Story, story
from windycity.core.errors import BadChance
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.words import Word

NUMBERS = [str(number) for number in range(2, 11)]
MARKERS = [f"marker-{number}" for number in NUMBERS]
FULL = {**dict.fromkeys(MARKERS, 1), "untouchable": 3}
FACES = range(1, 7)


def bag_without(*names: str) -> dict[str, int]:
    """The full bag less these."""
    left = Counter(FULL)
    left.subtract(names)
    return {name: count for name, count in left.items() if count}


def police(blue: int = 1, cash: int = 600, **position: object) -> Story:
    """Cop 7 is on the board, and the first player is in the police step."""
    return story(cops={"7": "d-4"}, cash={0: cash}, dice=f"{blue} 1 1 1 1", at="police", **position)  # type: ignore[arg-type]


def draws(s: Story, marker: str) -> Story:
    """The first player has no more to move, and draws."""
    return s.done(0, marker)


# The price


@pytest.mark.parametrize("blue", FACES)
def test_ga_4_2_a_bribe_costs_100_times_the_blue_die(blue: int) -> None:
    s = police(blue, 1000).play(0, "bribe 7")
    assert s.events("bribes", 2) == [{"seat": 0, "cop": "7", "aside": 100 * blue}]
    assert s.cash(0) == 1000 - 100 * blue
    draws(s, "untouchable")
    assert s.events("paid-bribe", 2) == [{"seat": 0, "cop": "7", "price": 100 * blue}]
    assert s.cash(0) == 1000 - 100 * blue


@pytest.mark.parametrize("blue", FACES)
def test_ga_4_2_exactly_enough_cash_is_enough(blue: int) -> None:
    s = draws(police(blue, 100 * blue).play(0, "bribe 7"), "marker-2")
    assert (s.cash(0), s.held(0)) == (0, {"marker-7": 1})


@pytest.mark.parametrize("blue", FACES)
def test_ga_4_2_a_hundred_too_little_is_too_little(blue: int) -> None:
    s = police(blue, 100 * blue - 100)
    assert not s.legal(0, "bribe")
    error = s.refuse(0, "bribe 7")
    assert (error.sentence, error.rule) == ("too-little-cash", "GA-4.2")
    assert (error.facts["price"], error.facts["cash"]) == (100 * blue, 100 * blue - 100)


def test_ga_4_2_what_is_set_aside_buys_nothing_else() -> None:
    """A first thug costs 100 on a 1. Of 300, 300 are set aside."""
    s = police(3, 300, pieces={0: "R4 A2"}).play(0, "bribe 7")
    assert not s.legal(0, "recruit")
    assert s.refuse(0, "recruit thugs 1").sentence == "too-little-cash"
    assert police(3, 400, pieces={0: "R4 A2"}).play(0, "bribe 7").legal(0, "recruit") == ["recruit thugs 1"]


def test_ga_4_2_it_is_paid_and_drawn_after_the_moves_and_before_the_income() -> None:
    s = police(2, 200, pieces={0: "R2 d-4, T1 A2"}, joints={0: "A3"}, public={"2a": "A3"}, markers={1: "marker-4"})
    s.play(0, "bribe 7")
    assert s.events("paid-bribe") == s.events("drew-marker") == []
    assert s.held(0) == {}
    s.move(0, "T", "d-2", chance="marker-2")
    assert s.ask == "keep"
    names = [event.name for event in s.match.events(None)]
    assert names == ["bribes", "moved", "paid-bribe", "drew-marker"]
    s.play(0, "keep")
    assert s.events("earned") == [{"seat": 0, "joint": "A3", "public": "2a", "money": 400}]
    assert s.cash(0) == 400


def test_ga_4_2_the_blue_die_of_the_bribe_counts_and_no_other() -> None:
    s = story(cops={"7": "d-4"}, cash={0: 100}, dice="1 6 6 6 6", at="police").play(0, "bribe 7")
    assert s.cash(0) == 0


def test_ga_4_2_bribing_moves_nobody_and_asks_nobody() -> None:
    s = police(3, 600, markers={1: "marker-7"}).play(0, "bribe 7")
    assert (s.ask, s.waiting, s.cop_at("7")) == ("move", (0,), "d-4")


# Which cop


def test_ga_4_2_any_cop_on_the_board_and_no_other_is_bribed() -> None:
    s = city(cops="7 4 10")
    throw(s)
    assert set(s.legal(0, "bribe")) == {"bribe 7", "bribe 4", "bribe 10"}
    error = s.refuse(0, "bribe 5")
    assert (error.sentence, error.rule, error.facts["cop"]) == ("cop-not-there", "GA-4.2", Word("cop", "5"))


def test_ga_4_2_the_cop_is_chosen_openly() -> None:
    s = throw(city()).play(0, "bribe 4")
    for eye in (0, 1, 2, None):
        assert s.view(eye).police.bribing == "4"
        assert s.view(eye).police.aside == 100
        assert s.events("bribes", eye) == [{"seat": 0, "cop": "4", "aside": 100}]


def test_ga_4_2_a_cop_with_anybodys_donuts_can_be_bribed() -> None:
    s = story(seats=2, cops={"7": "W1"}, donuts={1: "7 1"}, cash={0: 100}, at="police").passes(0, 1)
    assert "bribe 7" in s.legal(0)


def test_ga_4_2_one_cannot_bribe_a_cop_whose_marker_one_holds() -> None:
    s = story(cops={"7": "d-4", "4": "h-4"}, cash={0: 600}, markers={0: "marker-7", 1: "marker-4"}, at="police")
    assert s.legal(0, "bribe") == ["bribe 4"]
    error = s.refuse(0, "bribe 7")
    assert (error.sentence, error.rule) == ("marker-held", "GA-4.2")


def test_ga_4_2_one_cannot_bribe_with_an_empty_bag() -> None:
    numbers = " ".join(MARKERS[:5])
    others = " ".join(MARKERS[5:])
    untouchables = "untouchable untouchable untouchable"
    s = story(cops={"7": "d-4"}, cash={0: 600}, markers={1: numbers, 2: f"{others} {untouchables}"}, at="police")
    assert s.in_bag() == {}
    error = s.refuse(0, "bribe 7")
    assert (error.sentence, error.rule) == ("bag-empty", "GA-4.2")
    one_left = story(cops={"7": "d-4"}, cash={0: 600}, markers={1: numbers, 2: f"{others} untouchable untouchable"}, at="police")
    assert one_left.legal(0, "bribe") == ["bribe 7"]
    draws(one_left.play(0, "bribe 7"), "untouchable").play(0, "keep")
    assert (one_left.held(0), one_left.in_bag()) == ({"untouchable": 1}, {})


def nearly_empty() -> Story:
    """Only an Untouchable is in the bag: the second player holds numbers, the third the rest."""
    numbers, others = " ".join(MARKERS[:5]), " ".join(MARKERS[5:])
    return city(markers={1: numbers, 2: f"{others} untouchable untouchable"})


def test_ga_4_2_a_bag_is_not_empty_once_an_untouchable_was_put_back() -> None:
    s = bribe(nearly_empty(), 0, "9", "untouchable", "put back")
    assert s.in_bag() == {"untouchable": 1}
    assert "bribe 9" in throw(s).legal(1)


def test_ga_4_2_a_bag_is_not_empty_once_a_marker_was_shown() -> None:
    s = bribe(nearly_empty(), 0, "9", "untouchable")
    assert throw(s).legal(1, "bribe") == []
    s.play(1, "cop 9 to a-6").passes(0).play(2, "show 9").done(1)
    assert s.in_bag() == {"marker-9": 1}
    s.play(2, "throw", "1 1 1 1 1")
    assert s.legal(2, "bribe") == ["bribe 4", "bribe 9"]


# The draw


@pytest.mark.parametrize("marker", MARKERS)
def test_ga_4_2_any_number_is_exchanged_for_the_marker_of_the_cop(marker: str) -> None:
    s = draws(police().play(0, "bribe 7"), marker)
    assert s.events("drew-marker", 0) == [{"seat": 0, "cop": "7", "marker": marker, "worked": True}]
    assert (s.held(0), s.in_bag()) == ({"marker-7": 1}, bag_without("marker-7"))
    assert s.legal(0) == ["keep"]
    error = s.refuse(0, "put back")
    assert (error.sentence, error.rule) == ("not-untouchable", "GA-4.2")
    s.play(0, "keep")
    assert (s.held(0), s.in_bag(), s.active) == ({"marker-7": 1}, bag_without("marker-7"), 1)


def test_ga_4_2_an_untouchable_means_that_the_bribe_has_failed() -> None:
    s = draws(police().play(0, "bribe 7"), "untouchable")
    assert s.events("drew-marker", 0) == [{"seat": 0, "cop": "7", "marker": "untouchable", "worked": False}]
    assert "marker-7" not in s.held(0)
    assert {"keep", "put back"} <= set(s.legal(0))
    assert s.cash(0) == 500


def test_ga_4_2_an_untouchable_is_kept() -> None:
    s = draws(police().play(0, "bribe 7"), "untouchable").play(0, "keep")
    assert (s.held(0), s.in_bag()) == ({"untouchable": 1}, bag_without("untouchable"))


def test_ga_4_2_or_an_untouchable_is_put_back() -> None:
    s = draws(police().play(0, "bribe 7"), "untouchable").play(0, "put back")
    assert (s.held(0), s.in_bag()) == ({}, FULL)


def test_ga_4_2_putting_back_touches_no_untouchable_kept_before() -> None:
    s = draws(police(markers={0: "untouchable"}).play(0, "bribe 7"), "untouchable").play(0, "put back")
    assert (s.held(0), s.in_bag()) == ({"untouchable": 1}, bag_without("untouchable"))


@pytest.mark.parametrize("marker", [marker for marker in MARKERS if marker != "marker-7"])
def test_ga_4_2_if_somebody_else_holds_the_marker_the_bribe_has_failed_and_the_drawn_one_goes_back(marker: str) -> None:
    s = draws(police(markers={2: "marker-7"}).play(0, "bribe 7"), marker)
    assert s.events("drew-marker", 0) == [{"seat": 0, "cop": "7", "marker": marker, "worked": False}]
    assert s.legal(0) == ["keep"]
    s.play(0, "keep")
    assert (s.held(0), s.held(2), s.in_bag()) == ({}, {"marker-7": 1}, bag_without("marker-7"))
    assert s.cash(0) == 500


def test_ga_4_2_an_untouchable_fails_whoever_holds_the_marker() -> None:
    s = draws(police(markers={2: "marker-7"}).play(0, "bribe 7"), "untouchable").play(0, "keep")
    assert (s.held(0), s.held(2), s.in_bag()) == ({"untouchable": 1}, {"marker-7": 1}, bag_without("marker-7", "untouchable"))


@pytest.mark.parametrize("marker", ["marker-4", "marker-9", "untouchable"])
def test_ga_4_2_only_what_is_in_the_bag_is_drawn(marker: str) -> None:
    s = police(markers={0: "marker-4", 1: "marker-9 untouchable untouchable", 2: "untouchable"}).play(0, "bribe 7")
    with pytest.raises(BadChance):
        draws(s, marker)


def test_ga_4_2_one_marker_is_drawn() -> None:
    s = draws(police().play(0, "bribe 7"), "marker-2 marker-3")
    assert len(s.events("drew-marker")) == 1
    s.play(0, "keep")
    assert s.match._queue == ["marker-3"]  # was not drawn


def test_ga_4_2_every_marker_of_the_bag_is_drawn_equally_often() -> None:
    position = police(markers={1: "marker-2 untouchable"}).play(0, "bribe 7").match.position
    drawn: Counter[object] = Counter()
    for number in range(600):
        match = Match(GAME, {}, Luck("fast-1", number.to_bytes(8, "big")), GAME.interpreted.of(position), position.copy())
        match.play(0, "done")
        drawn[next(event.facts["marker"] for event in match.events(0) if event.name == "drew-marker")] += 1
    assert set(drawn) == {*MARKERS, "untouchable"} - {"marker-2"}
    counts = [drawn[marker] for marker in MARKERS[1:]]
    assert chi_square(counts, 60) + chi_square([drawn["untouchable"]], 120) < limit(8)


def test_ga_4_2_several_cops_are_bribed_in_several_turns() -> None:
    s = city()
    bribe(s, 0, "7", "marker-4")
    idle(s, 1, 2)
    bribe(s, 0, "4", "marker-9")
    assert s.held(0) == {"marker-4": 1, "marker-7": 1}
    assert s.in_bag() == bag_without("marker-4", "marker-7")


def test_ga_4_2_a_failed_bribe_may_be_tried_again() -> None:
    s = city()
    bribe(s, 0, "7", "untouchable", "put back")
    idle(s, 1, 2)
    bribe(s, 0, "7", "marker-9")
    assert s.held(0) == {"marker-7": 1}


def test_ga_4_2_the_holder_keeps_the_marker_when_the_cop_leaves_the_board() -> None:
    """Cop 7 raids A4 and is gone; when he is drawn again, the marker still sends him back."""
    s = city(cops="7", public={"2a": "A4"})
    bribe(s, 0, "7", "marker-2")
    push(s, 1, "7", "d-3").passes(0, 2).done(1)
    push(s, 2, "7", "A4").passes(0, 1).done(2)
    assert (s.cop_at("7"), s.held(0)) == (None, {"marker-7": 1})
    assert "marker-7" not in s.in_bag()
    idle(s, 0)
    throw(s).play(1, "new cop", "cop-7").play(1, "to b-10")
    assert s.legal(0, "show") == ["show 7"]
    s.play(0, "show 7").passes(2)
    assert s.cop_at("7") is None


# Standing orders


def holder(count: int = 2, standing: int = 0) -> Story:
    """The second player holds Untouchables; the first is about to bribe."""
    untouchables = " ".join(["untouchable"] * count)
    return police(markers={1: untouchables}, standing={1: standing}, seats=3)


@pytest.mark.parametrize("standing", range(4))
def test_ga_4_2_untouchables_are_put_back_just_before_somebody_else_draws(standing: int) -> None:
    s = holder(3, standing).play(0, "bribe 7")
    assert (s.held(1), s.standing(1)) == ({"untouchable": 3}, standing)
    if standing == 0:
        with pytest.raises(BadChance):
            draws(s, "untouchable")
        return
    draws(s, "untouchable").play(0, "keep")
    left = {"untouchable": 3 - standing} if standing < 3 else {}
    assert (s.held(1), s.held(0), s.standing(1)) == (left, {"untouchable": 1}, 0)
    assert s.in_bag().get("untouchable", 0) == standing - 1


def test_ga_4_2_an_order_stands_until_somebody_draws() -> None:
    s = city(markers={1: "untouchable untouchable"}, standing={1: 1})
    idle(s, 0, 1, 2)
    assert (s.standing(1), s.held(1)) == (1, {"untouchable": 2})
    bribe(s, 0, "7", "marker-2")
    assert (s.standing(1), s.held(1)) == (0, {"untouchable": 1})


def test_ga_4_2_an_order_is_for_others_drawing_and_not_for_ones_own() -> None:
    s = city(markers={1: "untouchable untouchable untouchable"}, standing={1: 2})
    idle(s, 0)
    throw(s).play(1, "bribe 7")
    with pytest.raises(BadChance):
        s.done(1, "untouchable")
    s.match.unforce()
    s.done(1, "marker-2")
    s.play(1, "keep")
    assert (s.standing(1), s.held(1)) == (2, {"marker-7": 1, "untouchable": 3})


def test_ga_4_2_all_orders_of_others_are_carried_out() -> None:
    s = city(seats=4, markers={0: "untouchable", 1: "untouchable", 3: "untouchable"}, standing={0: 1, 1: 1, 3: 1})
    idle(s, 0, 1)
    bribe(s, 2, "7", "untouchable", "put back")
    assert [s.held(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert s.in_bag() == FULL


def test_ga_4_2_a_bribe_that_is_only_declared_draws_nothing() -> None:
    s = holder(2, 1).play(0, "bribe 7")
    assert (s.held(1), s.standing(1)) == ({"untouchable": 2}, 1)


def asks() -> dict[str, Story]:
    """Moments at which the second player, with two Untouchables, is asked for something, in anybody's turn."""
    markers = {1: "untouchable untouchable marker-7"}
    own_turn = city(markers=markers)
    idle(own_turn, 0)
    trade = story(seats=2, joints={0: "A2"}, cash={1: 100}, markers=markers, at="buy")
    for move in ("offer camorra", "give A2", "want nothing", "get 100", "propose"):
        trade.play(0, move)
    keep = throw(city(markers=markers, active=1)).play(1, "bribe 4").done(1, "marker-2")
    feed = story(cops={"4": "g-2"}, markers=markers, active=1, dice="1 1 1 1 1", at="police").play(1, "cop 4 to W1").passes(0, 2)
    aim = story(cops={"4": "d-3"}, pieces={0: "T1 d-2!", 2: "T1 d-2!"}, markers=markers, active=1, at="police")
    attack = story(cops={"4": "W1"}, pieces={0: "T1 g-2"}, donuts={1: "4 1"}, markers=markers).move(0, "T", "W1", "criminal")
    shield = story(cops={"4": "W1"}, pieces={0: "T1 g-2"}, donuts={2: "4 1"}, markers=markers).move(0, "T", "W1", "criminal")
    shoot = story(pieces={1: "T1 d-2", 0: "T1 d-1", 2: "R1 d-1"}, markers=markers, active=1).move(1, "T", "d-1", "criminal")
    return {
        "buy": own_turn,
        "accept": trade,
        "police": throw(city(markers=markers, active=1)),
        "donuts": story(cops={"4": "W1"}, donuts={0: "4 1"}, markers=markers, at="police"),
        "react": push(city(markers=markers), 0, "7", "d-3"),
        "cop-to": story(dice="1 1 1 1 1", markers=markers, active=1, at="police").play(1, "new cop", "cop-3"),
        "feed": feed,
        "target": aim.play(1, "cop 4 to d-2").passes(0, 2),
        "move": story(markers=markers, active=1, pieces={1: "R4 A2"}),
        "public-to": story(markers=markers, active=1, pieces={1: "R4 A2"}).play(1, "new public", "2a"),
        "keep": keep,
        "shield": shield,
        "attack": attack.passes(0, 1, 2),
        "shoot": shoot,
    }


@pytest.mark.parametrize("ask", list(asks()))
def test_ga_4_2_an_order_can_be_changed_whenever_its_holder_is_asked_for_a_decision(ask: str) -> None:
    s = asks()[ask]
    assert (s.ask, 1 in s.waiting) == (ask, True)
    waiting, legal = s.waiting, [move for move in s.legal(1) if not move.startswith("order")]
    assert s.legal(1, "order") == ["order 1", "order 2"]
    s.play(1, "order 2")
    assert (s.standing(1), s.ask, s.waiting) == (2, ask, waiting)
    assert s.legal(1) == legal  # it is still to be answered, and an order is given once for each decision
    for again in range(4):
        error = s.refuse(1, f"order {again}")
        assert (error.sentence, error.rule) == ("ordered-already", "GA-4.2")


def test_ga_4_2_an_order_is_changed_and_taken_back() -> None:
    s = city(markers={0: "untouchable untouchable"})
    s.play(0, "order 2")
    throw(s)
    assert s.legal(0, "order") == ["order 0", "order 1"]
    s.play(0, "order 1").play(0, "pass")
    s.play(0, "order 0").done(0)
    assert s.standing(0) == 0
    idle(s, 1)
    bribe(s, 2, "7", "marker-2")
    assert s.held(0) == {"untouchable": 2}


@pytest.mark.parametrize("count", range(4))
def test_ga_4_2_an_order_is_for_as_many_untouchables_as_one_holds(count: int) -> None:
    s = city(markers={0: " ".join(["untouchable"] * count) + " marker-2"})
    assert s.legal(0, "order") == [f"order {number}" for number in range(1, count + 1)]
    refused = [s.refuse(0, f"order {number}").sentence for number in (0, count + 1)]
    assert refused == (["order-stands", "too-few-untouchables"] if count else ["no-untouchable"] * 2)


def test_ga_4_2_an_order_counts_the_untouchable_just_kept() -> None:
    s = city()
    bribe(s, 0, "7", "untouchable")
    push(s, 1, "4", "g-4")
    assert s.legal(0, "order") == ["order 1"]
    s.play(0, "order 1").passes(0, 2).done(1)
    bribe(s, 2, "7", "untouchable", "put back")
    assert (s.held(0), s.in_bag()) == ({}, FULL)


def test_ga_4_2_an_order_for_an_untouchable_that_is_put_back_now_is_void() -> None:
    s = draws(police(markers={0: "untouchable"}).play(0, "bribe 7"), "untouchable")
    s.play(0, "order 2").play(0, "put back")
    assert (s.held(0), s.standing(0)) == ({"untouchable": 1}, 1)
    s.match.game.check_position(s.match.position)


def test_ga_4_2_an_untouchable_put_back_can_be_drawn_by_the_next() -> None:
    """All three are with the second player, who has ordered all back: the first draws one of them, or a number."""
    s = draws(holder(3, 3).play(0, "bribe 7"), "untouchable")
    assert s.in_bag() == bag_without("untouchable")
    assert (s.held(0), s.held(1)) == ({"untouchable": 1}, {})
