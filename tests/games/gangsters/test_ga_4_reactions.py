"""GA-4.3: a bribe marker is shown after a cop's move, and he goes back."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.gangsters.bribing import bribe, city, idle, knowledge, push, same, throw
from tests.games.gangsters.story import Story, story
from windycity.core.errors import WrongTurn
from windycity.core.words import Word

EYES = (0, 1, 2, None)


def pushed(to: str = "d-3", **position: object) -> Story:
    """The first player has moved cop 7 from d-4 one step; the second holds his marker."""
    settings = {"markers": {1: "marker-7"}, **position}
    s = story(cops={"7": "d-4", "4": "h-4"}, dice="1 1 1 1 1", at="police", **settings)  # type: ignore[arg-type]
    return s.play(0, f"cop 7 to {to}")


def happened(s: Story, eye: int | None = None) -> list[str]:
    return [event.name for event in s.match.events(eye) if event.name != "answered"]


# Who is asked


@pytest.mark.parametrize("markers", [{}, {0: "marker-7"}, {1: "marker-7"}, {1: "marker-4"}, {2: "marker-7 untouchable"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_4_3_after_every_cop_move_all_other_players_are_asked_at_once(markers: dict[int, str], seats: int) -> None:
    if max(markers, default=0) < seats:
        s = pushed(markers=markers, seats=seats)
        assert (s.ask, s.waiting) == ("react", tuple(range(1, seats)))
        for seat in range(1, seats):
            shows = ["show 7"] if "marker-7" in markers.get(seat, "") else []
            assert [move for move in s.legal(seat) if not move.startswith("order")] == [*shows, "pass"]


def test_ga_4_3_whoever_moved_the_cop_is_not_asked() -> None:
    s = pushed(markers={0: "marker-7"})
    with pytest.raises(WrongTurn):
        s.play(0, "show 7")
    s.passes(1, 2)
    assert (s.cop_at("7"), s.held(0), s.ask) == ("d-3", {"marker-7": 1}, "move")


def test_ga_4_3_the_others_are_asked_after_a_new_cop_and_after_a_subway_too() -> None:
    s = story(dice="1 1 1 1 1", at="police").play(0, "new cop", "cop-7").play(0, "to b-10")
    assert (s.ask, s.waiting) == ("react", (1, 2))
    s = story(cops={"7": "g-3"}, dice="1 1 1 1 1", at="police").play(0, "subway 7", "cop-2").play(0, "to b-10")
    assert (s.ask, s.waiting) == ("react", (1, 2))


@pytest.mark.parametrize("action", ["pass", "bribe 7"])
def test_ga_4_3_nobody_is_asked_without_a_cop_move(action: str) -> None:
    s = story(cops={"7": "d-4"}, cash={0: 100}, dice="1 1 1 1 1", markers={1: "marker-7"}, at="police").play(0, action)
    assert s.ask == "move"


def test_ga_4_3_nobody_is_asked_when_donuts_are_doubled() -> None:
    s = story(seats=2, cops={"7": "W1"}, donuts={0: "7 1"}, markers={1: "marker-7"}, at="police").passes(0, 1).play(0, "donuts")
    assert s.ask == "move"


def test_ga_4_3_the_marker_of_another_cop_is_of_no_use() -> None:
    s = pushed(markers={1: "marker-4"})
    assert s.legal(1) == ["pass"]
    error = s.refuse(1, "show 4")
    assert (error.sentence, error.rule) == ("cop-not-moved", "GA-4.3")


def test_ga_4_3_a_marker_that_one_does_not_hold_cannot_be_shown() -> None:
    error = pushed().refuse(2, "show 7")
    assert (error.sentence, error.rule, error.facts["cop"]) == ("marker-not-held", "GA-4.3", Word("cop", "7"))


# Showing, and not


def test_ga_4_3_one_may_show_the_marker_or_not() -> None:
    s = pushed().passes(1, 2)
    assert (s.cop_at("7"), s.held(1), s.ask) == ("d-3", {"marker-7": 1}, "move")
    assert happened(s) == ["cop-moved"]


def test_ga_4_3_the_cop_returns_to_where_he_started() -> None:
    s = pushed().play(1, "show 7").passes(2)
    assert s.cop_at("7") == "d-4"
    for eye in EYES:
        assert s.events("showed", eye) == [{"seat": 1, "cop": "7", "kept": False}]
        assert s.events("sent-back", eye) == [{"cop": "7", "from": "d-3", "back_to": ["d-4"], "replaced": []}]


def test_ga_4_3_the_marker_goes_back_into_the_bag() -> None:
    s = pushed()
    assert "marker-7" not in s.in_bag()
    s.play(1, "show 7").passes(2)
    assert (s.held(1), s.in_bag()["marker-7"]) == ({}, 1)


def test_ga_4_3_other_markers_stay_where_they_are() -> None:
    s = pushed(markers={1: "marker-7 marker-4 untouchable", 2: "marker-9"}).play(1, "show 7").passes(2)
    assert (s.held(1), s.held(2)) == ({"marker-4": 1, "untouchable": 1}, {"marker-9": 1})


def test_ga_4_3_the_action_is_spent() -> None:
    s = pushed().play(1, "show 7").passes(2)
    assert s.ask == "move"
    assert s.refuse(0, "cop 4 to g-4").sentence == "asked-for-move"


def test_ga_4_3_nothing_else_comes_of_it() -> None:
    """A cop sent back from thugs in a joint with public: no raid, no attack, no level lost."""
    s = pushed("D5", pieces={2: "T2 D5!"}, joints={2: "D5"}, public={"2a": "D5"})
    assert (s.public_at("2a"), s.level("D5"), s.target) == ("D5", 1, None)
    s.play(1, "show 7").passes(2)
    assert happened(s) == ["cop-moved", "showed", "sent-back"]
    assert (s.cop_at("7"), s.public_at("2a"), s.level("D5"), s.owner("D5"), s.target) == ("d-4", "D5", 1, 2, None)
    assert s.ask == "move"
    s.done(0, "6 6 6 1 1")
    assert (s.strength(2, "T"), s.cop_at("7")) == (2, "d-4")


def test_ga_4_3_nothing_comes_of_a_move_onto_a_criminal_or_into_a_grey_building() -> None:
    s = story(cops={"7": "g-2"}, pieces={0: "T1 W1!", 2: "T1 W1!"}, markers={1: "marker-7"}, dice="1 1 1 1 1", at="police")
    s.play(0, "cop 7 to W1").play(1, "show 7").passes(2)
    assert (s.ask, s.cop_at("7"), s.donuts(0), s.target) == ("move", "g-2", None, None)


def test_ga_4_3_all_are_asked_before_anything_comes_of_the_move() -> None:
    s = pushed("D5", joints={2: "D5"}, public={"2a": "D5"})
    assert (happened(s), s.public_at("2a")) == (["cop-moved"], "D5")
    s.passes(2)
    assert (happened(s), s.public_at("2a")) == (["cop-moved"], "D5")
    s.passes(1)
    assert (s.public_at("2a"), s.level("D5")) == (None, 0)


def test_ga_4_3_the_answers_are_secret_until_all_have_answered() -> None:
    shown, passed = pushed().play(1, "show 7"), pushed().passes(1)
    assert shown.cop_at("7") == "d-3"
    assert shown.waiting == passed.waiting == (2,)
    assert happened(shown) == ["cop-moved"]
    assert same(shown, passed, 0, 2, None)
    shown.passes(2)
    assert happened(shown, 0) == ["cop-moved", "showed", "sent-back"]


def test_ga_4_3_the_order_of_the_answers_does_not_matter() -> None:
    one, other = pushed().play(1, "show 7").passes(2), pushed().passes(2).play(1, "show 7")
    assert [one.seen(eye) for eye in EYES] == [other.seen(eye) for eye in EYES]


@pytest.mark.parametrize("markers", list(product(("", "marker-7", "marker-4", "untouchable"), repeat=2)))
def test_ga_4_3_being_asked_tells_nothing(markers: tuple[str, str]) -> None:
    """Whatever the second player and the third hold, the others see the same."""
    first, second = markers
    if first != second or first in ("", "untouchable"):
        one = city(markers={1: first, 2: second})
        other = city(markers={})
        push(one, 0, "7", "d-3")
        push(other, 0, "7", "d-3")
        assert same(one, other, 0, None)
        assert knowledge(one, 0)[6:] == ([], (1, 2), "react")


def test_ga_4_3_a_cop_who_walked_round_to_where_he_started_is_sent_back_there() -> None:
    s = story(cops={"7": "A1"}, markers={1: "marker-7"}, dice="4 1 1 1 1", at="police")
    s.play(0, "cop 7 to A1").play(1, "show 7").passes(2)
    assert (s.cop_at("7"), s.ask, s.donuts(0)) == ("A1", "move", None)


def test_ga_4_3_a_cop_who_came_out_of_donuts_goes_back_without_them() -> None:
    """His owner moves him: the donuts are gone when he goes, and nothing brings them back."""
    s = story(cops={"7": "W1"}, donuts={0: "7 2"}, markers={1: "marker-7"}, dice="1 1 1 1 1", at="police")
    s.play(0, "cop 7 to g-2").play(1, "show 7").passes(2)
    assert (s.cop_at("7"), s.donuts(0), s.ask) == ("W1", None, "move")


def test_ga_4_3_a_marker_can_be_bought_again_once_it_was_shown() -> None:
    s = city()
    bribe(s, 0, "7", "marker-2")
    push(s, 1, "7", "d-3").play(0, "show 7").passes(2).done(1)
    idle(s, 2)
    bribe(s, 0, "7", "marker-7")
    assert s.held(0) == {"marker-7": 1}


def test_ga_4_3_a_marker_can_be_shown_in_any_later_turn_of_another() -> None:
    s = city()
    bribe(s, 0, "7", "marker-2")
    push(s, 1, "7", "d-3").passes(0, 2).done(1)
    push(s, 2, "7", "d-2").play(0, "show 7").passes(1)
    assert s.cop_at("7") == "d-3"


# New cops and the subway


def test_ga_4_3_a_new_cop_sent_back_goes_into_the_bag() -> None:
    s = story(dice="2 1 1 1 1", markers={1: "marker-7"}, public={"2a": "A3"}, at="police").play(0, "new cop", "cop-7")
    assert s.ask == "cop-to"
    s.play(0, "to A3")
    assert s.legal(1) == ["show 7", "pass"]
    s.play(1, "show 7").passes(2)
    assert (s.cop_at("7"), s.public_at("2a"), s.ask, s.held(1)) == (None, "A3", "move", {})
    s.done(0)
    throw(s).play(1, "new cop", "cop-7").play(1, "to b-10").passes(0, 2)
    assert s.cop_at("7") == "b-10"


def ride(markers: dict[int, str]) -> Story:
    """Cop 7 took the subway at g-3 and cop 2 came out at p-3."""
    s = story(cops={"7": "g-3"}, markers=markers, dice="1 1 1 1 1", at="police")
    return s.play(0, "subway 7", "cop-2").play(0, "to p-3")


@pytest.mark.parametrize("marker", ["7", "2"])
def test_ga_4_3_after_a_subway_change_the_first_cop_returns_and_the_drawn_one_goes_back(marker: str) -> None:
    """Both have been moved: the marker of either can be shown."""
    s = ride({1: f"marker-{marker}"})
    assert (s.legal(1), s.legal(2)) == ([f"show {marker}", "pass"], ["pass"])
    s.play(1, f"show {marker}").passes(2)
    assert (s.cop_at("7"), s.cop_at("2"), s.held(1)) == ("g-3", None, {})
    assert (s.ask, s.in_bag()[f"marker-{marker}"]) == ("move", 1)


def test_ga_4_3_a_cop_who_walked_to_the_subway_returns_to_where_he_started() -> None:
    s = story(cops={"7": "g-4"}, markers={1: "marker-2"}, dice="3 1 1 1 1", at="police").play(0, "subway 7", "cop-2")
    s.play(0, "to p-2").play(1, "show 2").passes(2)
    assert (s.cop_at("7"), s.cop_at("2")) == ("g-4", None)


def test_ga_4_3_nobody_shows_after_a_subway_change_and_the_drawn_cop_stays() -> None:
    s = ride({1: "marker-7", 2: "marker-2"}).passes(1, 2)
    assert (s.cop_at("7"), s.cop_at("2")) == (None, "p-3")
    assert (s.held(1), s.held(2)) == ({"marker-7": 1}, {"marker-2": 1})


def test_ga_4_3_both_markers_may_be_shown_and_both_go_back() -> None:
    s = ride({1: "marker-7", 2: "marker-2"}).play(1, "show 7").play(2, "show 2")
    assert (s.cop_at("7"), s.cop_at("2"), s.held(1), s.held(2)) == ("g-3", None, {}, {})


def test_ga_4_3_after_the_drawn_cop_went_back_either_can_be_drawn_again() -> None:
    s = ride({1: "marker-7"}).play(1, "show 7").passes(2)
    s.done(0)
    throw(s).play(1, "subway 7", "cop-2").play(1, "to p-3").passes(0, 2)
    assert s.cop_at("2") == "p-3"
