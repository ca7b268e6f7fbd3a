"""Imagined worlds come up as often as they should: every world that fits what a seat knows, equally often."""

from __future__ import annotations

from collections import Counter

from tests.core.test_chance import chi_square, limit
from tests.games.chicago_poker.story import CARD_NAMES, GAME, Story, story
from windycity.core.chance import CHANCE, begin_step
from windycity.games.chicago_poker.position import NO_CARD

World = tuple[str, frozenset[str], frozenset[str]]


def worlds(s: Story, seat: int, times: int) -> Counter[World]:
    """The second player's first row and hand, and the draw pile, in many imagined worlds."""
    engine = GAME.interpreted
    observed = engine.observed(s.match._positions, seat)
    chances = engine.array(CHANCE)
    begin_step(chances, "fast-1", bytes(8), 1)
    seen: Counter[World] = Counter()
    for _ in range(times):
        world = observed.copy()
        engine.call["imagine_world"](world, engine.editions, chances)
        seen[CARD_NAMES[world[0].row[0, 1, 0]], names(world[0].hand[1]), names(world[0].pile)] += 1
    return seen


def names(cards: list[int]) -> frozenset[str]:
    return frozenset(CARD_NAMES[card] for card in cards if card != NO_CARD)


def test_every_world_that_fits_is_equally_likely() -> None:
    """Five cards are unknown: one lies in a row and must be a gangster (4), two are in hand (6 ways), two in the pile."""
    s = story(spots="gambling-den bar", hands=["R9", "R1 Murder"], rows={(1, 1): "R2"}, pile="G1 B1")
    seen = worlds(s, 0, 12_000)
    assert len(seen) == 24
    assert chi_square(list(seen.values()), 500) < limit(23)


def test_a_row_never_holds_a_special() -> None:
    s = story(spots="gambling-den bar", hands=["", "Murder Raid Raid Gun Blackmail"], rows={(1, 1): "R2"}, pile="Limousine G1")
    assert {row for row, _, _ in worlds(s, 0, 300)} == {"R2", "G1"}


def test_a_card_seen_in_a_raid_stays_where_it_is() -> None:
    s = story(spots="gambling-den bar", hands=["Raid", "R1 R3"], rows={(1, 1): "R2"}, pile="G1 B1")
    s.play(0, "raid 1 Moran")
    assert {row for row, _, _ in worlds(s, 0, 100)} == {"R2"}
    assert {row for row, _, _ in worlds(s, 1, 100)} == {"R2"}


def test_a_sealed_choice_may_be_any_card_and_the_own_one_is_known() -> None:
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}
    s = story(spots="gambling-den bar", hands=["R9", "G9 Gun"], rows=rows, pile="B9", active=1, actions=0)
    s.play(1, "choose Gun")
    engine = GAME.interpreted
    chances = engine.array(CHANCE)
    chosen: dict[int, set[str]] = {0: set(), 1: set()}
    for seat in (0, 1):
        for _ in range(60):
            world = engine.observed(s.match._positions, seat)
            engine.call["imagine_world"](world, engine.editions, chances)
            chosen[seat].add(CARD_NAMES[world[0].chosen[1]])
    assert chosen == {0: {"Gun", "G9", "B9"}, 1: {"Gun"}}
