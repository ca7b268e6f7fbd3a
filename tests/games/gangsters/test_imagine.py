"""Imagined worlds come up as often as the bribes that everyone saw really end in them (GA-4.2).

Where chance alone does not say what happens, players keep an Untouchable as often as they put it back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from tests.core.test_chance import chi_square, limit
from tests.effort import often
from tests.games.gangsters.bribing import bribe, city, idle, push, throw
from tests.games.gangsters.story import GAME, NAMES, Story, cop, story
from windycity.core.asking import TRUTH
from windycity.core.chance import CHANCE, begin_step
from windycity.core.events import SPECTATOR
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose
from windycity.games.gangsters.position import MARKERS

TIMES = often(700)
Held = tuple[tuple[str, ...], ...]  # the markers of each seat
Try = tuple[int, str, str, str]  # who, of which cop, drawn, kept or put back


def imagined(s: Story, eye: int | None, times: int = TIMES) -> Iterator[Loose]:
    """Many imagined worlds of what a seat (None: a spectator) knows."""
    engine = GAME.interpreted
    observed = engine.observed(s.match._positions, SPECTATOR if eye is None else eye)
    chances = engine.array(CHANCE)
    begin_step(chances, "fast-1", bytes(8), 1)
    for _ in range(times):
        world = observed.copy()
        engine.call["imagine_world"](world, engine.editions, chances)
        yield world[0]


def held(s: Loose) -> Held:
    """Who holds what in a world."""
    return tuple(
        tuple(NAMES["marker"][marker] for marker in range(MARKERS) for _ in range(s.held[seat, marker]))
        for seat in range(s.seats)
    )


def deviation(seen: Counter[Held], expected: dict[Held, Fraction]) -> float:
    """Chi-square against probabilities; impossible outcomes must not be seen."""
    assert set(seen) <= set(expected)
    times = sum(seen.values())
    return sum(chi_square([seen[world]], float(times * share)) for world, share in expected.items())


def played(tries: tuple[Try, ...], markers: dict[int, str] | None = None) -> Story:
    """The bribes one after another, and nothing else."""
    s = city(markers=markers)
    for seat, number, drawn, then in tries:
        while s.active != seat:
            idle(s, s.active)
        bribe(s, seat, number, drawn, then)
    return s


@cache
def shares(tries: tuple[Try, ...], eye: int | None, own: str = "") -> dict[Held, Fraction]:
    """How often each world is the true one, for a seat that saw these bribes and held these markers from the beginning.

    Every possible draw is tried. What the seat drew itself, and whether it worked, is as it saw it.
    """
    bag = Counter({f"marker-{number}": 1 for number in range(2, 11)} | {"untouchable": 3})
    bag.subtract(own.split())
    start = tuple(tuple(own.split()) if seat == eye else () for seat in range(3))
    found: dict[Held, Fraction] = {}

    def go(left: tuple[Try, ...], bag: Counter[str], hands: Held, share: Fraction) -> None:
        if not left:
            found[hands] = found.get(hands, Fraction(0)) + share
            return
        (seat, number, drawn, then), *rest = left
        marker, size = f"marker-{number}", sum(bag.values())
        if marker in hands[seat]:
            return  # nobody bribes a cop whose marker he holds
        for name in [name for name, count in bag.items() if count]:
            if seat == eye and name != drawn:
                continue
            chance = share * bag[name] / size
            if name == "untouchable":
                for kept in ("keep", "put back"):
                    if seat != eye or kept == then:
                        half = Fraction(1) if seat == eye else Fraction(1, 2)
                        go(tuple(rest), *take(bag, hands, seat, name if kept == "keep" else ""), chance * half)
            elif seat != eye or bool(bag[marker]) == worked(tries, len(tries) - len(left)):
                go(tuple(rest), *take(bag, hands, seat, marker if bag[marker] else ""), chance)

    go(tries, bag, start, Fraction(1))
    total = sum(found.values(), Fraction(0))
    return {world: share / total for world, share in found.items()}


def take(bag: Counter[str], hands: Held, seat: int, marker: str) -> tuple[Counter[str], Held]:
    """The bag and the hands after somebody took a marker, or none."""
    if not marker:
        return bag, hands
    left = bag - Counter([marker])
    order = NAMES["marker"]
    hand = tuple(sorted((*hands[seat], marker), key=order.index))
    return left, (*hands[:seat], hand, *hands[seat + 1 :])


def worked(tries: tuple[Try, ...], number: int) -> bool:
    """Whether a bribe truly worked: a number was drawn, and no bribe of that cop had worked before."""
    _, bribed, drawn, _ = tries[number]
    earlier = any(worked(tries, before) for before in range(number) if tries[before][1] == bribed)
    return drawn != "untouchable" and not earlier


def count(s: Story, eye: int | None, times: int = TIMES) -> Counter[Held]:
    return Counter(held(world) for world in imagined(s, eye, times))


def share_of(seen: Counter[Held], seat: int, marker: str) -> float:
    """How often a seat holds a marker."""
    return sum(number for world, number in seen.items() if marker in world[seat]) / sum(seen.values())


NUMBER = (0, "7", "marker-2", "keep")
FAILURE = (0, "7", "untouchable", "keep")


def test_one_bribe_of_a_full_bag_works_nine_times_of_twelve() -> None:
    expected: dict[Held, Fraction] = {
        (("marker-7",), (), ()): Fraction(9, 12),
        (("untouchable",), (), ()): Fraction(3, 24),
        ((), (), ()): Fraction(3, 24),
    }
    for eye in (1, 2, None):
        assert shares((NUMBER,), eye) == expected
        assert deviation(count(played((NUMBER,)), eye), expected) < limit(2)


def test_and_so_it_does_in_real_play() -> None:
    """The same bribe, over many seeds, with Untouchables kept at random."""
    position = throw(city()).play(0, "bribe 7").match.position
    real: Counter[Held] = Counter()
    random = Random(1)
    for number in range(600):
        match = Match(GAME, {}, Luck("fast-1", number.to_bytes(8, "big")), GAME.interpreted.of(position), position.copy())
        match.play(0, "done")
        match.play(0, random.choice([move for move in match.legal(0) if not move.startswith("order")]))
        real[held(match.position)] += 1
    assert deviation(real, shares((NUMBER,), 1)) < limit(2)


@pytest.mark.parametrize(
    ("own", "right"),
    [
        ("untouchable", Fraction(9, 11)),
        ("untouchable untouchable", Fraction(9, 10)),
        ("untouchable untouchable untouchable", Fraction(1)),
        ("marker-9", Fraction(8, 11)),
        ("marker-3 marker-4 marker-9", Fraction(6, 9)),
        ("marker-3 marker-4 untouchable", Fraction(7, 9)),
    ],
)
def test_what_a_seat_holds_itself_was_not_in_the_bag(own: str, right: Fraction) -> None:
    expected = shares((NUMBER,), 1, own)
    assert sum(share for world, share in expected.items() if world[0] == ("marker-7",)) == right
    assert deviation(count(played((NUMBER,), {1: own}), 1), expected) < limit(2)


def test_whoever_holds_the_marker_knows_that_the_other_failed() -> None:
    seen = count(played((NUMBER,), {1: "marker-7"}), 1)
    assert share_of(seen, 0, "marker-7") == 0
    assert abs(share_of(seen, 0, "untouchable") - 3 / 11 / 2) < 0.04


CASES: dict[str, tuple[tuple[Try, ...], tuple[int | None, ...]]] = {
    "two players bribe the same cop": ((NUMBER, (1, "7", "marker-3", "keep")), (2, None)),
    "the first of two has the marker": ((NUMBER, (1, "7", "marker-3", "keep")), (0,)),
    "the first of two has kept an Untouchable": ((FAILURE, (1, "7", "marker-3", "keep")), (0,)),
    "the second of two has got the marker": ((FAILURE, (1, "7", "marker-3", "keep")), (1,)),
    "the marker is elsewhere": ((NUMBER, (1, "7", "marker-3", "keep")), (1,)),
    "the marker is with one of two": ((NUMBER, (1, "7", "untouchable", "keep"), (2, "7", "marker-3", "keep")), (2,)),
    "the marker was seen in the bag": ((FAILURE, (1, "4", "marker-7", "keep")), (1,)),
    "one player bribes a cop twice": ((FAILURE, (0, "7", "marker-3", "keep")), (1, None)),
    "one player bribes two cops": ((NUMBER, (0, "4", "marker-3", "keep")), (1,)),
    "two players bribe two cops": ((NUMBER, (1, "4", "marker-3", "keep")), (2,)),
    "three players bribe": ((NUMBER, (1, "4", "marker-3", "keep"), (2, "4", "marker-2", "keep")), (None,)),
}


@pytest.mark.parametrize("name", CASES)
def test_worlds_come_up_as_often_as_they_should(name: str) -> None:
    tries, eyes = CASES[name]
    s = played(tries)
    for eye in eyes:
        expected = shares(tries, eye)
        assert held(s.match.position) in expected
        assert deviation(count(s, eye), expected) < limit(max(1, len(expected) - 1))


@pytest.mark.parametrize("then", ["keep", "put back"])
def test_after_an_untouchable_of_ones_own_worlds_come_up_about_as_often_as_they_should(then: str) -> None:
    """What a draw of one's own says about the bag before it is not weighed exactly."""
    tries = (NUMBER, (1, "4", "untouchable", then))
    expected = shares(tries, 1)
    seen = count(played(tries), 1)
    assert set(seen) == set(expected)
    for world, share in expected.items():
        assert abs(seen[world] / TIMES - share) < 0.07


def test_who_holds_all_untouchables_knows_that_another_may_have_had_one_before() -> None:
    """It may have been put back, so the bribe may have failed."""
    drawn = [(1, number, "untouchable", "keep") for number in ("4", "9", "4")]
    seen = count(played(((0, "7", "untouchable", "put back"), *drawn)), 1)
    assert 0.7 < share_of(seen, 0, "marker-7") < 0.98


def test_who_bribes_a_cop_again_does_not_hold_his_marker() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    throw(idle(s, 1, 2)).play(0, "bribe 7")
    for eye in (1, 2, None):
        assert share_of(count(s, eye, 300), 0, "marker-7") == 0
        assert share_of(count(s, eye, 300), 0, "untouchable") > 0.3


def test_a_shown_marker_is_there_and_one_sent_back_is_not() -> None:
    s = bribe(city(), 0, "7", "marker-2")
    push(s, 1, "7", "d-3").play(0, "show 7").passes(2)
    assert share_of(count(s, 1, 200), 0, "marker-7") == 0
    s = story(cops={"7": "W1"}, donuts={2: "7 1"}, cash=dict.fromkeys(range(3), 900), at="buy")
    bribe(s, 0, "7", "marker-2").play(1, "throw", "1 1 1 1 1").play(0, "show 7").passes(1, 2)
    for eye in (0, 1, 2, None):
        assert share_of(count(s, eye, 200), 0, "marker-7") == 1


def test_a_bribe_before_one_that_was_shown_to_work_drew_an_untouchable() -> None:
    """The second player's marker of cop 7 is shown for donuts, and kept: it was in the bag when the first player failed."""
    s = story(cops={"7": "W1"}, donuts={2: "7 1"}, cash=dict.fromkeys(range(3), 900), at="buy")
    bribe(s, 0, "7", "untouchable")
    bribe(s, 1, "7", "marker-2").play(2, "throw", "1 1 1 1 1").play(1, "show 7").passes(0, 2)
    assert abs(share_of(count(s, None), 0, "untouchable") - 0.5) < 0.06


def test_a_bribe_that_failed_while_the_marker_was_out_drew_anything() -> None:
    """The second player failed while the first had the marker, who has shown it since: 3 of 11 drew an Untouchable."""
    s = played((NUMBER, (1, "7", "marker-3", "keep")))
    push(s, 2, "7", "d-3").play(0, "show 7").passes(1)
    assert abs(share_of(count(s, None), 1, "untouchable") - 3 / 22) < 0.04


def test_while_a_player_looks_at_a_draw_it_is_an_untouchable_or_any_number() -> None:
    s = throw(city()).play(0, "bribe 7").done(0, "marker-4")
    drawn: Counter[str] = Counter()
    for world in imagined(s, 1):
        name = NAMES["marker"][world.drawn[0]]
        drawn[name] += 1
        assert held(world)[0] == (("untouchable",) if name == "untouchable" else ("marker-7",))
    expected = [(f"marker-{number}", 1) for number in range(2, 11)] + [("untouchable", 3)]
    assert sum(chi_square([drawn[name]], TIMES * weight / 12) for name, weight in expected) < limit(9)


def test_a_sealed_answer_may_be_shown_only_by_who_holds_the_marker() -> None:
    """The first player has bribed cop 7 and has answered; he may have shown the marker if he has it."""
    s = bribe(city(), 0, "7", "marker-2")
    push(s, 1, "7", "d-3").passes(0)
    answers = Counter((bool(world.held[0, cop("7")]), bool(world.showing[0])) for world in imagined(s, 2, 600))
    assert set(answers) == {(True, True), (True, False), (False, False)}
    assert share_of(count(s, 2, 600), 0, "marker-7") == pytest.approx(0.75, abs=0.08)


def test_a_standing_order_may_be_any_and_ones_own_is_known() -> None:
    s = city(markers={0: "untouchable untouchable"}, standing={0: 1})
    assert {int(world.standing[0]) for world in imagined(s, 0, 50)} == {1}
    s = bribe(city(), 0, "7", "untouchable")
    orders = {(len(held(world)[0]), int(world.standing[0])) for world in imagined(s, 1, 300) if "untouchable" in held(world)[0]}
    assert orders == {(1, 0), (1, 1)}


def moments() -> dict[str, Story]:
    """Moments with secrets of all kinds."""
    again = bribe(city(), 0, "7", "untouchable")
    donuts = story(cops={"7": "W1"}, donuts={2: "7 1"}, cash=dict.fromkeys(range(3), 900), at="buy")
    bribe(donuts, 0, "7", "marker-2").play(1, "throw", "1 1 1 1 1")
    return {
        "again": throw(idle(again, 1, 2)).play(0, "bribe 7"),
        "keep": throw(played((NUMBER,))).play(1, "bribe 7").done(1, "untouchable"),
        "react": push(played((NUMBER,)), 1, "7", "d-3").play(0, "show 7"),
        "elsewhere": played((NUMBER, (1, "7", "marker-3", "keep"))),
        "donuts": donuts.play(0, "show 7"),
        "shown": push(played((NUMBER,)), 1, "7", "d-3").play(0, "show 7").passes(2),
        "many": played((FAILURE, (1, "7", "marker-3", "keep"), (2, "4", "untouchable", "put back"), NUMBER)),
    }


@pytest.mark.parametrize("name", list(moments()))
def test_every_imagined_world_is_a_true_and_sound_position_that_looks_the_same(name: str) -> None:
    s = moments()[name]
    for eye in (0, 1, 2, None):
        known = s.seen(eye)
        for world in imagined(s, eye, 40):
            assert world.seen_by == TRUTH
            GAME.check_position(world)
            again = GAME.interpreted.observed(GAME.interpreted.of(world), SPECTATOR if eye is None else eye)[0]
            assert GAME.dump_position(again) == known
