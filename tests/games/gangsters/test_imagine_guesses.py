"""What is guessed when a world is imagined: holders of markers, sealed answers, orders and the set-up, as distributions.

Where the rules do not say how likely a choice is, all legal choices are equally likely to a player who cannot see them. The
odds are worked out here from the clauses, not from the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.core.test_chance import chi_square, limit
from tests.effort import often
from tests.games.gangsters.bribing import bribe, city, idle, push, throw
from tests.games.gangsters.story import NAMES, Story, cop, start, story
from tests.games.gangsters.test_imagine import held, imagined
from windycity.core.position import Loose
from windycity.games.gangsters.position import NO_JOINT

TIMES = often(500)
HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
Gang = tuple[int, ...]  # racketeers, thugs, vamps


def agree(seen: Iterable[Any], odds: Mapping[Any, Fraction]) -> bool:
    """Whether what was seen comes up with these odds, which add up to 1, and nothing else does."""
    counts = Counter(seen)
    assert sum(odds.values()) == 1
    assert set(counts) <= set(odds)
    total = sum(counts.values())
    return sum(chi_square([counts[thing]], float(total * share)) for thing, share in odds.items()) < limit(max(1, len(odds) - 1))


def agree_with(s: Story, eye: int, look: Callable[[Loose], object], odds: Mapping[Any, Fraction]) -> bool:
    """Whether the worlds that a seat imagines show these odds."""
    return agree((look(world) for world in imagined(s, eye, TIMES)), odds)


# Who holds a marker that somebody else is known to hold (GA-4.2)


def holder_of(number: str, *seats: int) -> Callable[[Loose], object]:
    """Which of these seats holds the marker of a cop."""
    return lambda world: next((seat for seat in seats if world.held[seat, cop(number)]), None)


@pytest.mark.parametrize(("seats", "eye"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_ga_4_2_a_marker_from_a_forgotten_bribe_is_with_any_other_player(seats: int, eye: int) -> None:
    """A seat draws a number for cop 7 and does not get his marker: somebody has it from a bribe that nobody remembers."""
    truth = (eye + 1) % seats
    s = city(seats=seats, markers={truth: "marker-7"}, active=eye)
    bribe(s, eye, "7", "marker-2")
    others = [seat for seat in range(seats) if seat != eye]
    assert agree_with(s, eye, holder_of("7", *others), dict.fromkeys(others, Fraction(1, len(others))))


def test_ga_4_2_whoever_is_remembered_to_have_bribed_the_cop_has_his_marker() -> None:
    """Two of three others have bribed him, of whom the second cannot have got it unless the first failed."""
    s = city(seats=4)
    bribe(s, 0, "7", "marker-2")
    bribe(s, 1, "7", "marker-3")
    idle(s, 2)
    bribe(s, 3, "7", "marker-2")
    # First 9 of 12 numbers; otherwise an Untouchable, kept or put back, and then 9 of 11 or 12; then 8 other numbers of 11 or 10.
    later = Fraction(3, 11) * HALF * (Fraction(8, 10) + Fraction(8, 11))
    first = Fraction(9, 12) * (Fraction(8, 11) * Fraction(8, 11) + later)
    second = Fraction(3, 12) * HALF * (Fraction(9, 11) * Fraction(8, 10) + Fraction(9, 12) * Fraction(8, 11))
    seen = Counter(holder_of("7", 0, 1, 2)(world) for world in imagined(s, 3, 2 * TIMES))
    assert set(seen) == {0, 1}
    # What the seat's own number says about the bag before is not weighed.
    assert abs(seen[0] / 2 / TIMES - first / (first + second)) < 0.03


def test_ga_4_2_with_an_empty_bag_each_marker_is_with_any_of_the_others() -> None:
    """One seat holds nothing, and everyone knows that the bag is empty: all markers are with the other two."""
    numbers = [f"marker-{number}" for number in range(2, 11)]
    hands = {0: " ".join([*numbers[:4], "untouchable"]), 1: " ".join([*numbers[4:], "untouchable", "untouchable"])}
    s = city(markers=hands)
    look = lambda world: (holder_of("3", 0, 1)(world), holder_of("10", 0, 1)(world))  # noqa: E731  # two at once
    assert agree_with(s, 2, look, dict.fromkeys(product((0, 1), repeat=2), Fraction(1, 4)))
    untouchables = [Fraction(1, 8), Fraction(3, 8), Fraction(3, 8), Fraction(1, 8)]
    assert agree_with(s, 2, lambda world: held(world)[0].count("untouchable"), dict(enumerate(untouchables)))


def test_ga_4_2_after_a_draw_that_nobody_else_saw_any_number_came_up_alike() -> None:
    """A bribe that must have failed with a number, as a third player holds the marker openly: 8 other numbers, 3 Untouchables."""
    s = story(cops={"7": "W1"}, cash=dict.fromkeys(range(3), 900), markers={2: "marker-7"}, shown={2: "marker-7"}, at="buy")
    throw(s).play(0, "bribe 7").done(0, "marker-4")
    odds = {f"marker-{number}": Fraction(1, 11) for number in range(2, 11) if number != 7} | {"untouchable": Fraction(3, 11)}
    assert agree_with(s, 1, lambda world: NAMES["marker"][world.drawn[0]], odds)


def test_ga_4_2_an_untouchable_is_kept_as_often_as_put_back() -> None:
    """The third player holds the marker of cop 7 openly, so two bribes have failed: each drew 3 Untouchables of 11 or 10."""
    s = city(markers={2: "marker-7"}, shown={2: "marker-7"})
    bribe(s, 0, "7", "marker-2")
    bribe(s, 1, "7", "untouchable", "put back")
    kept = Fraction(3, 11) * HALF
    after_kept, after_none = Fraction(2, 10) * HALF, kept
    odds = {
        (1, 1): kept * after_kept,
        (1, 0): kept * (1 - after_kept),
        (0, 1): (1 - kept) * after_none,
        (0, 0): (1 - kept) * (1 - after_none),
    }
    look = lambda world: tuple(hand.count("untouchable") for hand in held(world)[:2])  # noqa: E731  # as above
    assert agree_with(s, 2, look, odds)


def test_ga_4_2_an_untouchable_of_ones_own_says_how_many_were_in_the_bag() -> None:
    """The first player bribed; then the second drew an Untouchable: 3 of 12, but 2 of 11 if the first has kept one."""
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "4", "untouchable")
    again = Fraction(3, 12)
    odds = {"marker-7": Fraction(9, 12) * again, "kept": Fraction(3, 24) * Fraction(2, 11), "none": Fraction(3, 24) * again}
    total = sum(odds.values())
    names = {("marker-7",): "marker-7", ("untouchable",): "kept", (): "none"}
    seen = Counter(names[held(world)[0]] for world in imagined(s, 1, 4 * TIMES))
    # Weighed in halves, which is right within a hundredth.
    assert all(abs(seen[name] / 4 / TIMES - share / total) < 0.02 for name, share in odds.items())


def test_ga_4_2_markers_that_one_got_later_were_in_the_bag_before() -> None:
    """The first player bribed; then the second got three markers, with a number each time, out of a bag of 11, 10 and 9.

    If the first has put an Untouchable back, it was one of 12, 11 and 10.
    """
    s = bribe(city(seats=2, cops="7 4 9 5"), 0, "7", "marker-2")
    for number in ("4", "9", "5"):
        bribe(s, 1, number, "marker-2")
        idle(s, 0)
    small, large = Fraction(1, 11 * 10 * 9), Fraction(1, 12 * 11 * 10)
    works, keeps, puts_back = Fraction(9, 12) * small, Fraction(3, 24) * small, Fraction(3, 24) * large
    share = sum("marker-7" in held(world)[0] for world in imagined(s, 1, 3 * TIMES)) / (3 * TIMES)
    # What one's own draws say about the bag is not weighed exactly.
    assert abs(share - works / (works + keeps + puts_back)) < 0.04


# Sealed answers (GA-4.3, GA-4.9) and standing orders (GA-4.2)


def answered() -> dict[str, Story]:
    """Moments at which the first player, who openly holds the marker of cop 7, has answered, and others have not."""
    known = {0: "marker-7"}
    eaten = story(cops={"7": "W1"}, donuts={1: "7 1"}, markers=known, shown=known, at="police")
    visited = story(cops={"7": "W1"}, donuts={1: "7 1"}, pieces={2: "V2 g-2"}, markers=known, shown=known, active=2)
    return {
        "react": push(city(active=1, markers=known, shown=known), 1, "7", "d-3"),
        "donuts": eaten,
        "shield": visited.move(2, "V", "W1", "criminal"),
    }


@pytest.mark.parametrize("ask", ["react", "donuts", "shield"])
@pytest.mark.parametrize("answer", ["show 7", "pass"])
def test_ga_4_9_whoever_holds_the_marker_and_has_answered_has_shown_it_as_often_as_not(ask: str, answer: str) -> None:
    s = answered()[ask].play(0, answer)
    assert s.ask == ask
    assert agree_with(s, 2, lambda world: bool(world.showing[0]), {True: HALF, False: HALF})


@pytest.mark.parametrize("ask", ["react", "donuts", "shield"])
def test_ga_4_9_whoever_has_not_answered_yet_has_shown_nothing(ask: str) -> None:
    assert agree_with(answered()[ask], 2, lambda world: bool(world.showing[0]), {False: Fraction(1)})


def test_ga_4_2_any_order_is_as_likely_as_another() -> None:
    """With an empty bag and all numbers known, the others' three Untouchables are spread, and of n any 0 to n go back."""
    numbers = " ".join(f"marker-{number}" for number in range(2, 11))
    s = story(markers={0: f"{numbers} untouchable untouchable", 1: "untouchable"}, shown={0: numbers}, at="buy")
    spread = {0: Fraction(1, 8), 1: Fraction(3, 8), 2: Fraction(3, 8), 3: Fraction(1, 8)}
    odds = {(count, order): share / (count + 1) for count, share in spread.items() for order in range(count + 1)}
    assert agree_with(s, 2, lambda world: (held(world)[0].count("untouchable"), int(world.standing[0])), odds)


# The set-up (GA-2.2, GA-2.3)


def claimed() -> Story:
    """All claims are made; the second player has 1,100 less 600, so 2,600 for a gang."""
    s = start(2, order=(0, 1))
    for seat, name in ((0, "A2"), (1, "C2"), (0, "A3"), (1, "A4"), (0, "K2"), (1, "E1")):
        s.play(seat, f"claim {name}")
    assert (s.ask, s.cash(1)) == ("gang", 500)
    return s


def gangs(money: int, most: int = 12) -> dict[Gang, Fraction]:
    """Every gang that 1 to 12 wishes lead to, each for any piece; a wish that cannot be paid for has no effect (GA-2.2)."""
    found: dict[Gang, Fraction] = {}
    now: dict[Gang, Fraction] = {(0, 0, 0): Fraction(1)}
    for _ in range(most):
        after: dict[Gang, Fraction] = {}
        for (gang, share), piece in product(now.items(), range(3)):
            more = tuple(members + (piece == kind) for kind, members in enumerate(gang))
            gained = more if is_payable(more, money) else gang
            after[gained] = after.get(gained, Fraction(0)) + share * THIRD
        now = after
        for gang, share in now.items():
            found[gang] = found.get(gang, Fraction(0)) + share / most
    return found


def is_payable(gang: Gang, money: int) -> bool:
    """GA-2.2: the nth racketeer and the nth thug cost n times 100, a vamp 300, and there is one at most."""
    racketeers, thugs, vamps = gang
    price = 50 * racketeers * (racketeers + 1) + 50 * thugs * (thugs + 1) + 300 * vamps
    return price <= money and vamps <= 1 and max(racketeers, thugs) <= 10


def gang_of(world: Loose) -> Gang:
    return tuple(int(members) for members in world.hired[1])


def lumped(odds: Mapping[Gang, Fraction], least: Fraction) -> tuple[dict[object, Fraction], Callable[[Gang], object]]:
    """The odds with everything too rare for a test taken as one; and what each thing counts as."""
    rare = {thing for thing, share in odds.items() if share < least}
    kept: dict[object, Fraction] = {thing: share for thing, share in odds.items() if thing not in rare}
    kept["rare"] = sum((odds[thing] for thing in rare), Fraction(0))
    return kept, lambda thing: "rare" if thing in rare else thing


def test_ga_2_2_any_gang_that_can_be_paid_is_imagined_of_one_who_has_chosen() -> None:
    s = claimed().play(1, ["hire racketeers", "done"])
    odds, name = lumped(gangs(2600), Fraction(1, 150))
    seen = [gang_of(world) for world in imagined(s, 0, TIMES)]
    assert all(is_payable(gang, 2600) and sum(gang) for gang in seen)
    assert agree(map(name, seen), odds)


def test_ga_2_2_who_is_still_choosing_has_taken_nobody_yet_as_often_as_not() -> None:
    odds = {True: HALF, False: HALF}
    assert agree_with(claimed(), 0, lambda world: not any(gang_of(world)), odds)


def placing(gang: str = "RTV") -> Story:
    """Both have chosen a gang, and are asked for places."""
    names = {"R": "racketeers", "T": "thugs", "V": "vamps"}
    s = claimed()
    for seat in range(2):
        s.play(seat, [*(f"hire {names[letter]}" for letter in gang), "done"])
    return s


def test_ga_2_3_a_piece_starts_in_any_of_the_own_joints() -> None:
    s = placing().play(1, [f"place {piece} A4" for piece in ("racketeers", "thugs", "vamps")])
    own = ("A4", "C2", "E1")
    worlds = [world for world in imagined(s, 0, TIMES) if all(gang_of(world))]
    places = (tuple(NAMES["joint"][joint] for joint in world.placing[1]) for world in worlds)
    assert agree(places, dict.fromkeys(product(own, repeat=3), Fraction(1, 27)))


def test_ga_2_3_who_is_still_placing_has_any_piece_left() -> None:
    worlds = [world for world in imagined(placing(), 0, TIMES) if all(gang_of(world))]
    left = [tuple(piece for piece in range(3) if world.placing[1, piece] == NO_JOINT) for world in worlds]
    assert agree(left, {(piece,): THIRD for piece in range(3)})
