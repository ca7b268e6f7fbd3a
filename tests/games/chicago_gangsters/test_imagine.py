"""Imagined worlds come up as often as they should: every deal that fits what a seat knows, equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import comb
from typing import Any

import pytest

from tests.core.test_chance import chi_square, limit
from tests.games.chicago_gangsters.story import GAME, NAMES, Story, story
from windycity.core.asking import TRUTH
from windycity.core.chance import CHANCE, begin_step
from windycity.core.events import SPECTATOR
from windycity.core.position import Loose

Cards = tuple[str, ...]


def imagined(s: Story, eye: int, times: int) -> Iterator[Loose]:
    """Many imagined worlds of what a seat knows."""
    engine = GAME.interpreted
    observed = engine.observed(s.match._positions, eye)
    chances = engine.array(CHANCE)
    begin_step(chances, "fast-1", bytes(8), 1)
    for _ in range(times):
        world = observed.copy()
        engine.call["imagine_world"](world, engine.editions, chances)
        yield world[0]


def cards(bag: Any) -> Cards:
    return tuple(name for name, count in zip(NAMES["card"], bag, strict=True) for _ in range(count))


def count(s: Story, eye: int, times: int, what: Callable[[Loose], object]) -> Counter[Any]:
    return Counter(what(world) for world in imagined(s, eye, times))


def deviation(seen: Counter[Any], weights: dict[Any, int]) -> float:
    """Chi-square of what was seen against weights; impossible outcomes must not be seen."""
    assert set(seen) <= set(weights)
    times, total = sum(seen.values()), sum(weights.values())
    return sum(chi_square([seen[thing]], times * weight / total) for thing, weight in weights.items())


# Hands


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Five different cards are unknown: two in one hand (10 ways), one in the other (3), two in the pile."""
    s = story(hands=["B5", "W2 K3", "B1", ""], pile="W4 K5")
    seen = count(s, 0, 12_000, lambda world: (cards(world.hand[1]), cards(world.hand[2]), cards(world.pile)))
    assert len(seen) == 30
    assert chi_square(list(seen.values()), 400) < limit(29)


def test_equal_cards_count_as_many() -> None:
    """Two of W2 W2 W2 K3 K3 are in a hand: both W2 in 3 of 10 deals, one of each in 6, both K3 in 1."""
    s = story(hands=["", "W2 W2", "", ""], pile="W2 K3 K3")
    seen = count(s, 0, 6_000, lambda world: cards(world.hand[1]))
    assert deviation(seen, {("W2", "W2"): 3, ("W2", "K3"): 6, ("K3", "K3"): 1}) < limit(2)


def test_cg_8_1_whoever_sells_can_reach_the_price() -> None:
    """Two of W2, W4, K1, K1, K5 that are worth 6 or more: five of the ten pairs."""
    s = story(hands=["", "W2 K5", "", ""], persons=["", "informer"], pile="K1 K1 W4", at="round-end", first=1)
    s.play(1, "informer")
    seen = count(s, 0, 6_000, lambda world: cards(world.hand[1]))
    assert deviation(seen, {("W2", "W4"): 1, ("W2", "K5"): 1, ("W4", "K5"): 1, ("K1", "K5"): 2}) < limit(3)


def test_what_was_shown_is_in_the_hand_and_the_rest_is_free() -> None:
    """The K3 is known; the other card of the hand is any of W2, W4, K5, or the K3 of the pile."""
    s = story(hands=["", "W2 K3", "", ""], shown={1: "K3"}, pile="W4 K3 K5")
    seen = count(s, 0, 6_000, lambda world: cards(world.hand[1]))
    worlds: list[Cards] = [("W2", "K3"), ("W4", "K3"), ("K3", "K3"), ("K3", "K5")]
    assert deviation(seen, dict.fromkeys(worlds, 1)) < limit(3)


def test_a_hand_that_was_shown_whole_is_never_changed() -> None:
    s = story(hands=["B1", "W2 W2 K3", "", "W4"], shown={1: "W2 W2 K3"}, pile="W4 K3 K5 W2")
    assert set(count(s, 0, 200, lambda world: cards(world.hand[1]))) == {("W2", "W2", "K3")}


def test_the_own_hand_is_known_and_a_spectator_has_none() -> None:
    s = story(hands=["B5 K5", "W2", "", ""], pile="W4")
    assert set(count(s, 0, 100, lambda world: cards(world.hand[0]))) == {("B5", "K5")}
    seen = count(s, SPECTATOR, 6_000, lambda world: (cards(world.hand[0]), cards(world.hand[1])))
    assert len(seen) == comb(4, 2) * 2
    assert chi_square(list(seen.values()), 500) < limit(11)


def test_what_lies_open_is_never_dealt() -> None:
    s = story(hands=["B5", "W2", "", ""], pile="W4", discards="K5 K5", means="bribes", persons_count=False, question=1)
    s.lay(0, "B5").lay(1)
    for world in imagined(s, 2, 100):
        assert cards(world.discards) == ("B5", "K5", "K5")
        assert sorted(cards(world.hand[1]) + cards(world.pile)) == ["W2", "W4"]


# Cards laid face down


def face_down(shown: str = "") -> Story:
    """Challenger 1 has laid one of three cards; five different cards are unknown to the first player."""
    s = story(hands=["", "W2 W4 K3", "", ""], pile="B1 K5", question=1, shown={1: shown} if shown else None)
    return s.lay(1, "W4")


def test_the_cards_laid_are_any_part_of_the_hand() -> None:
    """Three of five cards are in the hand (10 ways), and any of the three lies face down."""
    s = face_down()
    assert s.ask == "hide"
    seen = count(s, 0, 12_000, lambda world: (cards(world.hand[1]), cards(world.laid[1])))
    assert len(seen) == 30
    assert chi_square(list(seen.values()), 400) < limit(29)
    assert all(set(laid) <= set(hand) and len(laid) == 1 for hand, laid in seen)


def test_a_card_that_was_shown_lies_face_down_as_often_as_any_other() -> None:
    """The K3 is known to be in hand or face down: it is laid in a third of the worlds, any other card in a sixth."""
    seen = count(face_down("K3"), 0, 6_000, lambda world: cards(world.laid[1]))
    assert deviation(seen, {("K3",): 2, ("W2",): 1, ("W4",): 1, ("B1",): 1, ("K5",): 1}) < limit(4)
    assert all("K3" in cards(world.hand[1]) for world in imagined(face_down("K3"), 0, 100))


def test_two_laid_cards_are_two_different_cards_of_the_hand() -> None:
    """Of W2 W2 K3 in the hand, two are laid: W2 W2 in 1 of 3 worlds, W2 K3 in 2."""
    s = story(hands=["", "W2 W2 K3", "", ""], shown={1: "W2 W2 K3"}, pile="B1", question=1).lay(1, "W2 K3")
    seen = count(s, 0, 3_000, lambda world: cards(world.laid[1]))
    assert deviation(seen, {("W2", "W2"): 1, ("W2", "K3"): 2}) < limit(1)


def test_the_own_cards_laid_are_known() -> None:
    assert set(count(face_down(), 1, 100, lambda world: cards(world.laid[1]))) == {("W4",)}


def test_the_hidden_card_may_be_any_card_that_is_not_placed() -> None:
    """Challenger 1 hides a K5, of W2 K5; the W2 was turned up. The hidden card and the last of the hand are any of three."""
    s = story(hands=["", "W2 K5 K3", "W4", ""], pile="", means="weapons", persons_count=False, question=1)
    s.lay(1, "W2 K5").play(1, "hide K5")
    assert s.ask == "lay"
    seen = count(s, 0, 6_000, lambda world: (cards(world.laid[1]), cards(world.hand[1]), cards(world.hand[2])))
    assert len(seen) == 6
    assert chi_square(list(seen.values()), 1000) < limit(5)


def test_the_cards_of_mr_x_are_any_part_of_his_hand() -> None:
    s = story(seats=5, mr_x=4, hands=["W2", "", "", "", "W4 K5"], pile="B1", means="weapons", persons_count=False)
    s.join(4, "challengers", "W4")
    seen = count(s, 0, 3_000, lambda world: (cards(world.hand[4]), cards(world.laid[4])))
    assert len(seen) == 6
    assert chi_square(list(seen.values()), 500) < limit(5)
    assert set(count(s, 4, 100, lambda world: cards(world.laid[4]))) == {("W4",)}


# Sealed answers


def test_a_sealed_choice_of_cards_may_be_any_part_of_the_hand_and_the_own_one_is_known() -> None:
    s = story(hands=["B5", "W2 K3", "", ""], pile="", question=1).play(1, "lay K3")
    seen = set(count(s, 0, 300, lambda world: cards(world.choosing[1])))
    assert seen == {(), ("W2",), ("K3",), ("W2", "K3")}
    assert set(count(s, 1, 50, lambda world: cards(world.choosing[1]))) == {("K3",)}


def test_what_is_imagined_of_a_sealed_choice_does_not_depend_on_how_far_it_is() -> None:
    def choice(moves: list[str]) -> Counter[Any]:
        s = story(hands=["B5", "W2 K3", "", ""], pile="W4", question=1)
        for move in moves:
            s.play(1, move)
        return count(s, 0, 300, lambda world: (cards(world.hand[1]), cards(world.choosing[1])))

    assert choice([]) == choice(["lay K3"]) == choice(["lay K3", "lay W2"])


def test_a_sealed_statement_may_be_any_and_the_own_one_is_known() -> None:
    s = story(hands=["B5", "W2", "", ""], talk=True).play(1, "say 7")
    said = count(s, 0, 6_400, lambda world: int(world.saying[1]))
    assert sorted(said) == list(range(32))
    assert chi_square(list(said.values()), 200) < limit(31)
    assert set(count(s, 1, 50, lambda world: int(world.saying[1]))) == {7}


def test_a_sealed_decision_may_be_either_and_the_own_one_is_known() -> None:
    s = story(hands=["B5", "W2", "", ""], godfather=True).play(1, "declare")
    decided = count(s, 0, 2_000, lambda world: int(world.declaring[1]))
    assert set(decided) == {0, 1}
    assert chi_square(list(decided.values()), 1000) < limit(1)
    assert set(count(s, 1, 50, lambda world: int(world.declaring[1]))) == {1}


def test_a_sealed_card_of_a_duel_may_be_any_of_the_hand_and_the_own_one_is_known() -> None:
    s = story(hands=["B5", "W2 K3", "", ""], pile="W4", godfather=True, shown={1: "K3"})
    for seat, move in enumerate(["declare", "declare", "pass", "pass"]):
        s.play(seat, move)
    s.play(1, "duel K3")
    seen = count(s, 0, 4_000, lambda world: (cards(world.hand[1]), NAMES["card"][world.duelling[1]]))
    worlds = [(("W2", "K3"), "W2"), (("W2", "K3"), "K3"), (("W4", "K3"), "W4"), (("W4", "K3"), "K3")]
    assert deviation(seen, dict.fromkeys(worlds, 1)) < limit(3)
    assert set(count(s, 1, 50, lambda world: NAMES["card"][world.duelling[1]])) == {"K3"}


# Worlds are whole and sound


def moments() -> list[Story]:
    hands = ["W4 K5 B1", "W2 K3", "B5 B5", "K1"]
    lay = story(hands=hands, question=0, shown={1: "K3"})
    talk = story(hands=hands, talk=True).play(0, "say 4")
    godfather = story(hands=hands, godfather=True).play(2, "declare")
    mr_x = story(seats=5, mr_x=4, hands=[*hands, "W2 W2"]).join(4, "defenders", "W2")
    return [
        lay,
        story(hands=hands, question=0).play(0, "lay W4"),
        story(hands=hands, question=0).lay(0, "W4 K5").lay(1),
        story(hands=hands, question=0).lay(0, "W4 K5").lay(1).play(0, "hide K5").lay(2),
        talk,
        godfather,
        mr_x,
        story(seats=3, hands=hands[:3], persons=["poker-player"], at="round-end").play(0, "poker").play(0, "discard B1"),
    ]


@pytest.mark.parametrize("moment", range(8))
def test_every_imagined_world_is_a_true_and_sound_position_that_looks_the_same(moment: int) -> None:
    s = moments()[moment]
    for eye in (*range(s.match.seats), SPECTATOR):
        known = GAME.dump_position(GAME.interpreted.observed(s.match._positions, eye)[0])
        for world in imagined(s, eye, 10):
            assert (world.seen_by, world.unplaced) == (TRUTH, 0)
            GAME.check_position(world)
            again = GAME.interpreted.observed(GAME.interpreted.of(world), eye)[0]
            assert GAME.dump_position(again) == known
