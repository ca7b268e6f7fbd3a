"""GA-1.6, GA-4.2, GA-4.3: who knows what. Bribes are open, their outcomes are not; what can be concluded is remembered."""

from __future__ import annotations

import pytest

from tests.games.gangsters.bribing import bribe, city, idle, knowledge, outcomes, push, same, throw
from tests.games.gangsters.story import Story, story
from windycity.core.errors import CannotUndo
from windycity.games.gangsters.view import GangstersPlayer, Secrets

EYES = (0, 1, 2, None)
OTHERS = (1, 2, None)
DRAWS = [("marker-2", "keep"), ("marker-7", "keep"), ("untouchable", "keep"), ("untouchable", "put back")]


def players(s: Story, eye: int | None) -> list[GangstersPlayer]:
    """The players in a view."""
    return s.view(eye).players


def secrets_of(s: Story, seat: int) -> list[Secrets | None]:
    """What everyone sees of what only the player knows."""
    return [players(s, eye)[seat].secrets for eye in EYES]


# GA-1.6: cash is open, markers are not


def test_ga_1_6_cash_is_open() -> None:
    s = city(cash={0: 700, 1: 200, 2: 0})
    throw(s, 3).play(0, "bribe 7")
    for eye in EYES:
        assert [player.money for player in players(s, eye)] == [400, 200, 0]
        assert s.view(eye).police.aside == 300


def test_ga_1_6_who_holds_which_marker_is_secret() -> None:
    s = city(markers={0: "marker-7 untouchable", 1: "marker-4"})
    assert [s.held(0, eye=eye) for eye in EYES] == [{"marker-7": 1, "untouchable": 1}, {}, {}, {}]
    assert [players(s, eye)[0].markers for eye in EYES] == [{"marker-7": 1, "untouchable": 1}, {}, {}, {}]
    assert [players(s, eye)[1].markers for eye in EYES] == [{}, {"marker-4": 1}, {}, {}]


@pytest.mark.parametrize("held", ["marker-4", "marker-7 marker-4", "untouchable", "untouchable untouchable untouchable"])
def test_ga_1_6_the_number_of_markers_in_the_bag_or_with_a_player_is_never_shown(held: str) -> None:
    """Whatever the first player holds, all else is the same to everybody else, in every step of a turn."""
    one, other = city(markers={0: held}), city()
    assert same(one, other, *OTHERS)
    for s in (one, other):
        throw(s)
    assert same(one, other, *OTHERS)
    for s in (one, other):
        s.play(0, "cop 9 to a-6").passes(1, 2).done(0)
    assert same(one, other, *OTHERS)
    for s in (one, other):
        push(s, 1, "7", "d-3")
    assert same(one, other, *OTHERS)


def test_ga_1_6_a_standing_order_is_known_to_its_holder_alone() -> None:
    s = city(markers={0: "untouchable"}, standing={0: 1})
    assert [secrets and secrets.standing for secrets in secrets_of(s, 0)] == [1, None, None, None]
    assert same(s, city(), *OTHERS)


def test_ga_1_6_an_empty_bag_can_be_felt() -> None:
    numbers = " ".join(f"marker-{number}" for number in range(2, 11))
    s = city(markers={1: numbers, 2: "untouchable untouchable untouchable"})
    assert [s.seen(eye)["bag_empty"] for eye in EYES] == [True] * 4
    assert city(markers={1: numbers, 2: "untouchable untouchable"}).seen(0)["bag_empty"] is False


# GA-4.2: the draw


@pytest.mark.parametrize(("drawn", "then"), DRAWS[1:])
@pytest.mark.parametrize("taken", [False, True])
def test_ga_4_2_the_others_do_not_learn_whether_a_bribe_worked(drawn: str, then: str, taken: bool) -> None:
    """Number or Untouchable, kept or put back, the marker free or with the third player: all that follows is the same."""
    markers = {2: "marker-7"} if taken else {}
    if taken and drawn == "marker-7":
        return
    one, other = (throw(city(markers=markers)).play(0, "bribe 7") for _ in range(2))
    one.done(0, drawn)
    other.done(0, "marker-2")
    assert same(one, other, *OTHERS)
    one.play(0, then)
    other.play(0, "keep")
    assert same(one, other, *OTHERS)
    for s in (one, other):
        push(s, 1, "9", "a-6")
    assert same(one, other, *OTHERS)
    for s in (one, other):
        s.passes(0, 2)
        s.done(1)
    assert same(one, other, *OTHERS)


@pytest.mark.parametrize(("drawn", "then"), DRAWS)
def test_ga_4_2_the_drawn_marker_is_seen_by_nobody_else(drawn: str, then: str) -> None:
    s = throw(city()).play(0, "bribe 7").done(0, drawn)
    worked = drawn != "untouchable"
    assert s.events("drew-marker", 0) == [{"seat": 0, "cop": "7", "marker": drawn, "worked": worked}]
    assert [secrets and secrets.drawn for secrets in secrets_of(s, 0)] == [drawn, None, None, None]
    for eye in OTHERS:
        assert s.events("drew-marker", eye) == [{"seat": 0, "cop": "7", "marker": "??", "worked": "??"}]
        assert drawn not in s.match.record(eye).splitlines()[-1]
    s.play(0, then)
    assert [s.match.record(eye).splitlines()[-1] for eye in OTHERS] == ['{"seat":0,"move":"keep ??"}'] * 3
    assert then in s.match.record(0).splitlines()[-1]


@pytest.mark.parametrize(("drawn", "then"), DRAWS)
def test_ga_4_2_everybody_who_drew_is_asked_so_that_being_asked_tells_nothing(drawn: str, then: str) -> None:
    s = throw(city()).play(0, "bribe 7").done(0, drawn)
    assert (s.ask, s.waiting) == ("keep", (0,))
    assert s.legal(0, "keep") == ["keep"]
    assert bool(s.legal(0, "put back")) == (drawn == "untouchable")


def test_ga_4_2_a_draw_cannot_be_taken_back() -> None:
    s = throw(city()).play(0, "bribe 7").done(0, "untouchable")
    with pytest.raises(CannotUndo):
        s.match.undo(0)


# Standing orders are unnoticed


def ordering() -> Story:
    """The second player holds two Untouchables, and is asked with the third whether a marker is shown."""
    return push(city(markers={1: "untouchable untouchable"}), 0, "7", "d-3")


def test_ga_4_2_nobody_notices_an_order() -> None:
    s = ordering()
    before = {eye: knowledge(s, eye) for eye in (0, 2, None)}
    s.play(1, "order 1")
    assert {eye: knowledge(s, eye) for eye in (0, 2, None)} == before
    assert s.standing(1) == 1
    assert len(s.match.events(1)) == len(s.match.events(0))


def test_ga_4_2_an_order_is_never_noticed_later_either() -> None:
    one, other = ordering().play(1, "order 2"), ordering()
    for s in (one, other):
        s.passes(1, 2)
        s.done(0)
        idle(s, 1)
        throw(s).play(2, "bribe 4").done(2, "marker-2").play(2, "keep")
    assert same(one, other, 0, 2, None)
    assert [one.held(1), other.held(1)] == [{}, {"untouchable": 2}]


def test_ga_4_2_an_order_does_not_keep_others_from_taking_back() -> None:
    s = ordering().passes(2).play(1, "order 1")
    s.match.undo(2)
    assert (s.waiting, s.standing(1)) == ((1, 2), 1)


def test_ga_4_2_an_order_counts_for_no_step_of_the_events() -> None:
    one, other = ordering().play(1, "order 1"), ordering()
    for s in (one, other):
        s.passes(1, 2)
        s.play(0, "done")
    assert [event.step for event in one.match.events(0)] == [event.step for event in other.match.events(0)]


def test_ga_4_2_the_own_record_has_the_order_and_no_other() -> None:
    s = ordering().play(1, "order 1")
    assert [("order" in s.match.record(eye).splitlines()[-1]) for eye in EYES] == [False, True, False, False]


# GA-4.3: being asked reveals nothing


@pytest.mark.parametrize("markers", [{1: "marker-7"}, {2: "marker-7"}, {1: "untouchable"}, {1: "marker-9", 2: "marker-4"}])
def test_ga_4_3_an_answer_that_is_pass_tells_nothing(markers: dict[int, str]) -> None:
    """Whoever could have shown a marker and did not looks like somebody who has none."""
    one, other = (push(city(markers=held), 0, "7", "d-3") for held in (markers, {}))
    for s in (one, other):
        s.passes(1)
    assert same(one, other, 0, None)
    for s in (one, other):
        s.passes(2)
    assert same(one, other, 0, None)


# What is known of bribes


def test_ga_4_2_ones_own_bribes_are_known() -> None:
    worked = bribe(city(), 0, "7", "marker-4")
    failed = bribe(city(), 0, "7", "untouchable", "put back")
    assert [outcomes(worked, eye) for eye in EYES] == [[(0, "7", "worked")], *[[(0, "7", "unknown")]] * 3]
    assert [outcomes(failed, eye) for eye in EYES] == [[(0, "7", "failed")], *[[(0, "7", "unknown")]] * 3]


def test_ga_4_2_a_bribe_is_remembered_from_the_draw_on() -> None:
    s = throw(city()).play(0, "bribe 7")
    assert outcomes(s, 1) == []
    s.done(0, "marker-4")
    assert outcomes(s, 1) == [(0, "7", "unknown")]


def test_ga_4_2_a_second_bribe_of_the_same_cop_shows_at_once_that_the_first_failed() -> None:
    """One cannot bribe a cop whose marker one holds, and whom one bribes is open."""
    s = bribe(city(), 0, "7", "untouchable")
    idle(s, 1, 2)
    throw(s)
    assert outcomes(s, 1) == [(0, "7", "unknown")]
    s.play(0, "bribe 7")
    assert [outcomes(s, eye) for eye in EYES] == [[(0, "7", "failed")]] * 4
    s.done(0, "marker-4").play(0, "keep")
    assert outcomes(s, 0) == [(0, "7", "failed"), (0, "7", "worked")]
    assert [outcomes(s, eye) for eye in OTHERS] == [[(0, "7", "failed"), (0, "7", "unknown")]] * 3


def test_ga_4_2_a_second_bribe_tells_nothing_of_other_cops_and_players() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    bribe(s, 1, "7", "marker-2")
    idle(s, 2)
    bribe(s, 0, "4", "marker-2")
    assert outcomes(s, 2) == [(0, "7", "unknown"), (1, "7", "unknown"), (0, "4", "unknown")]
    throw(idle(s, 1, 2)).play(0, "bribe 7")
    assert outcomes(s, 2) == [(0, "7", "failed"), (1, "7", "unknown"), (0, "4", "unknown")]


def test_ga_4_3_a_shown_marker_tells_that_this_bribe_worked_and_all_others_of_that_cop_failed() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    bribe(s, 1, "7", "marker-9")
    bribe(s, 2, "7", "marker-9")
    bribe(s, 0, "4", "marker-9")
    assert outcomes(s, None) == [(0, "7", "unknown"), (1, "7", "unknown"), (2, "7", "unknown"), (0, "4", "unknown")]
    idle(s, 1)
    push(s, 2, "7", "d-3").play(1, "show 7").passes(0)
    for eye in (1, 2, None):
        assert outcomes(s, eye) == [(0, "7", "failed"), (1, "7", "worked"), (2, "7", "failed"), (0, "4", "unknown")]
    assert outcomes(s, 0)[-1] == (0, "4", "worked")


def test_ga_4_3_of_several_bribes_of_the_holder_the_last_worked() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    idle(s, 1, 2)
    bribe(s, 0, "7", "marker-2")
    push(s, 1, "7", "d-3").play(0, "show 7").passes(2)
    assert [outcomes(s, eye) for eye in EYES] == [[(0, "7", "failed"), (0, "7", "worked")]] * 4


def test_ga_4_3_after_the_marker_went_back_a_new_bribe_is_open_again() -> None:
    s = bribe(city(), 0, "7", "marker-2")
    push(s, 1, "7", "d-3").play(0, "show 7").passes(2).done(1)
    bribe(s, 2, "7", "marker-2")
    assert outcomes(s, 0) == outcomes(s, None) == [(0, "7", "worked"), (2, "7", "unknown")]
    bribe(s, 0, "7", "marker-2")
    assert outcomes(s, 1) == [(0, "7", "worked"), (2, "7", "unknown"), (0, "7", "unknown")]
    assert outcomes(s, 0) == [(0, "7", "worked"), (2, "7", "unknown"), (0, "7", "failed")]


def test_ga_4_9_a_marker_shown_for_donuts_tells_the_same_and_is_known_to_be_there() -> None:
    s = story(cops={"7": "W1"}, donuts={2: "7 1"}, cash=dict.fromkeys(range(3), 900), at="buy")
    bribe(s, 0, "7", "marker-2")
    bribe(s, 1, "7", "untouchable")
    s.play(2, "throw", "1 1 1 1 1").play(0, "show 7").passes(1, 2)
    for eye in EYES:
        assert outcomes(s, eye) == [(0, "7", "worked"), (1, "7", "failed")]
        assert s.held(0, eye=eye) == {"marker-7": 1}
    s.play(2, "bribe 7").done(2, "marker-2").play(2, "keep")
    for eye in EYES:  # and whoever bribes the cop while the marker is known to be elsewhere has failed
        assert outcomes(s, eye)[-1] == (2, "7", "failed")


def test_ga_4_9_a_marker_shown_for_donuts_and_then_sent_back_is_with_nobody() -> None:
    s = story(cops={"7": "W1"}, donuts={2: "7 1"}, cash=dict.fromkeys(range(3), 900), at="buy")
    bribe(s, 0, "7", "marker-2")
    s.play(1, "throw", "1 1 1 1 1").play(0, "show 7").passes(1, 2).play(1, "cop 7 to g-2").play(0, "show 7").passes(2)
    assert [s.held(0, eye=eye) for eye in EYES] == [{}] * 4
    s.done(1)
    bribe(s, 2, "7", "marker-2")
    assert [outcomes(s, eye)[-1][2] for eye in EYES] == ["unknown", "unknown", "worked", "unknown"]


def test_ga_4_2_whoever_gets_a_marker_knows_that_earlier_bribes_of_that_cop_failed() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    bribe(s, 1, "7", "marker-2")
    assert outcomes(s, 1) == [(0, "7", "failed"), (1, "7", "worked")]
    assert outcomes(s, 2) == outcomes(s, None) == [(0, "7", "unknown"), (1, "7", "unknown")]


def test_ga_4_2_whoever_holds_a_marker_knows_that_later_bribes_of_that_cop_failed() -> None:
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "7", "marker-2")
    assert outcomes(s, 0) == [(0, "7", "worked"), (1, "7", "failed")]
    assert outcomes(s, 2) == [(0, "7", "unknown"), (1, "7", "unknown")]


def test_ga_4_2_a_number_that_was_drawn_was_in_the_bag_so_nobody_had_it() -> None:
    s = bribe(city(), 0, "7", "untouchable")
    bribe(s, 1, "4", "marker-7")
    assert outcomes(s, 1) == [(0, "7", "failed"), (1, "4", "worked")]
    assert outcomes(s, 2) == [(0, "7", "unknown"), (1, "4", "unknown")]


def test_ga_4_2_a_number_seen_in_the_bag_tells_nothing_of_bribes_to_come() -> None:
    s = bribe(city(), 0, "7", "marker-4")
    bribe(s, 1, "4", "marker-2")
    assert outcomes(s, 0) == [(0, "7", "worked"), (1, "4", "unknown")]


def test_ga_4_2_a_number_seen_in_the_bag_tells_something_though_the_bribe_failed() -> None:
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "4", "untouchable")
    bribe(s, 2, "7", "marker-4")
    assert outcomes(s, 2) == [(0, "7", "unknown"), (1, "4", "failed"), (2, "7", "failed")]


def test_ga_4_2_failing_with_a_number_means_that_somebody_else_holds_the_marker() -> None:
    """From then on all bribes of that cop by others are known to fail, until the marker is shown."""
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "7", "marker-4")
    bribe(s, 2, "7", "untouchable", "put back")
    assert outcomes(s, 1) == [(0, "7", "unknown"), (1, "7", "failed"), (2, "7", "failed")]
    idle(s, 0)
    push(s, 1, "7", "d-3").play(0, "show 7").passes(2).done(1)
    bribe(s, 2, "7", "marker-2")
    assert outcomes(s, 1)[-1] == (2, "7", "unknown")


def test_ga_4_2_failing_with_an_untouchable_tells_nothing_about_others() -> None:
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "7", "untouchable")
    bribe(s, 2, "7", "marker-2")
    assert outcomes(s, 1) == [(0, "7", "unknown"), (1, "7", "failed"), (2, "7", "unknown")]


def test_ga_4_2_bribes_are_remembered_in_their_order_the_oldest_forgotten_first() -> None:
    s = city(cash=dict.fromkeys(range(3), 9000))
    for _ in range(10):
        for seat in range(3):
            bribe(s, seat, ("7", "4", "9")[seat], "untouchable", "put back")
    assert len(outcomes(s, None)) == 24
    assert outcomes(s, None)[-4:] == [(2, "9", "failed"), (0, "7", "unknown"), (1, "4", "unknown"), (2, "9", "unknown")]
    assert outcomes(s, 2)[-1] == (2, "9", "failed")
    assert [bribed[:2] for bribed in outcomes(s, 1)] == [(0, "7"), (1, "4"), (2, "9")] * 8
