"""City boards: joined spaces, drawings, turning."""

import pytest

from windycity.core.city import SIDES, City, around, letters, read_grid, read_lines, spread, turned, turned_side


def street(*names: str) -> City:
    """Return spaces in a row, each joined to the next."""
    city = City()
    for name in names:
        number = city.add(name)
        if number:
            city.join(number - 1, number)
    return city


def test_spaces_are_numbered_in_the_order_in_which_they_are_added() -> None:
    city = City()
    assert [city.add(name) for name in ("a1", "b1", "c1")] == [0, 1, 2]
    assert (city.names, city.next_to) == (["a1", "b1", "c1"], [[], [], []])


def test_two_cities_share_nothing() -> None:
    one, other = City(), City()
    one.add("a1")
    assert (one.names, other.names, other.next_to) == (["a1"], [], [])


def test_spaces_are_joined_in_both_directions() -> None:
    assert street("a1", "b1", "c1").next_to == [[1], [0, 2], [1]]


def test_spaces_are_joined_only_once() -> None:
    city = street("a1", "b1")
    city.join(0, 1)
    city.join(1, 0)
    assert city.next_to == [[1], [0]]


def test_everything_that_hangs_together_is_reached() -> None:
    city = street("a1", "b1", "c1")
    lonely = city.add("x1")
    assert city.reached(0) == city.reached(1) == city.reached(2) == {0, 1, 2}
    assert city.reached(lonely) == {lonely}


def test_closed_spaces_are_neither_entered_nor_passed() -> None:
    city = street("a1", "b1", "c1", "d1")
    assert city.reached(0, closed=[2]) == {0, 1}
    assert city.reached(3, closed=[2]) == {3}
    assert city.reached(0, closed=[3]) == {0, 1, 2}


def test_a_way_round_a_closed_space_is_found() -> None:
    city = street("a1", "b1", "c1", "d1")
    city.join(0, 3)
    assert city.reached(0, closed=iter([1])) == {0, 2, 3}


def test_a_walk_may_begin_in_a_closed_space() -> None:
    assert street("a1", "b1", "c1").reached(1, closed=[1]) == {0, 1, 2}


def test_distances_are_counted_in_steps() -> None:
    city = street("a1", "b1", "c1", "d1")
    assert city.distances(far=9).tolist() == [[0, 1, 2, 3], [1, 0, 1, 2], [2, 1, 0, 1], [3, 2, 1, 0]]
    city.join(0, 3)
    assert city.distances(far=9)[0].tolist() == [0, 1, 2, 1]


def test_no_distance_is_more_than_far() -> None:
    city = street("a1", "b1", "c1", "d1")
    city.add("x1")
    assert city.distances(far=2).tolist() == [[0, 1, 2, 2, 2], [1, 0, 1, 2, 2], [2, 1, 0, 1, 2], [2, 2, 1, 0, 2], [2, 2, 2, 2, 0]]


def test_a_closed_space_ends_a_way_and_begins_one_but_is_not_passed() -> None:
    city = street("a1", "b1", "c1", "d1", "e1", "f1")
    city.join(0, 5)
    assert city.distances(far=9, closed=[2])[0].tolist() == [0, 1, 2, 3, 2, 1]
    assert city.distances(far=9, closed=[2])[2].tolist() == [2, 1, 0, 1, 2, 3]
    assert city.distances(far=9, closed=iter([2, 4]))[0].tolist() == [0, 1, 2, 9, 2, 1]


def test_distances_are_those_of_the_shortest_walks() -> None:
    city = street(*map(str, range(12)))
    for one, other in ((0, 7), (3, 11), (2, 9), (5, 10)):
        city.join(one, other)
    far = city.distances(far=99)
    for start in range(12):
        ends, _ = city.walks(start, 11)
        for other in set(range(12)) - {start}:
            assert far[start, other] == min(steps for steps, found in enumerate(ends) if other in found)


def test_a_walk_never_turns_back() -> None:
    on_foot, rides = street("a1", "b1", "c1", "d1").walks(1, 3)
    assert on_foot == [{1}, {0, 2}, {3}, set()]
    assert rides == [set()] * 4


def test_a_walk_may_end_where_it_began_but_not_go_on_from_there() -> None:
    city = street("a1", "b1", "c1")
    city.join(0, 2)
    assert city.walks(0, 4)[0] == [{0}, {1, 2}, {1, 2}, {0}, set()]


def test_two_steps_never_lead_back() -> None:
    city = street("a1", "b1")
    assert city.walks(0, 4, rides=[0, 1]) == ([{0}, {1}, set(), set(), set()], [set(), {1}, set(), set(), set()])


def test_a_walk_is_over_where_it_cannot_pass() -> None:
    city = street("a1", "b1", "c1", "d1")
    assert city.walks(0, 3, ends=[2])[0] == [{0}, {1}, {2}, set()]
    assert city.walks(2, 2, ends=[2])[0] == [{2}, {1, 3}, {0}]


def test_a_walk_that_comes_back_to_a_place_it_cannot_pass_is_over() -> None:
    city = street("a1", "b1", "c1")
    city.join(0, 2)
    assert city.walks(0, 5, ends=[0])[0] == [{0}, {1, 2}, {1, 2}, {0}, set(), set()]


def test_walks_with_one_ride() -> None:
    """Two streets of three spaces, with stations at the middle of both and at the end of the second."""
    city = street("a1", "b1", "c1")
    for name in ("a2", "b2", "c2"):
        city.add(name)
    city.join(3, 4)
    city.join(4, 5)
    on_foot, rides = city.walks(0, 4, rides=[1, 4, 5])
    assert on_foot == [{0}, {1}, {2}, set(), set()]
    assert rides == [set(), set(), {4, 5}, {3, 5, 4}, {3}]


def test_a_ride_may_come_first_last_and_back_to_the_start() -> None:
    city = street("a1", "b1", "c1")
    assert city.walks(0, 3, rides=[0, 2])[1] == [set(), {2}, {1}, {0}]


@pytest.mark.parametrize("text", ["A1 | x\nB 2", "\n  A1 | x  \n# no\n\n  # no\nB 2\n"])
def test_a_list_is_read_by_lines_without_those_that_mean_nothing(text: str) -> None:
    assert read_lines(text) == ["A1 | x", "B 2"]


@pytest.mark.parametrize(("one", "other"), [((1, 2), (2, 4)), ((2, 4), (1, 2)), ((1, 4), (2, 2))])
def test_a_rectangle_is_spread_between_opposite_corners(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert spread(one, other) == [(1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)]
    assert spread(one, one) == [one]


def test_four_places_lie_around_a_place() -> None:
    assert sorted(around((0, 3))) == [(-1, 3), (0, 2), (0, 4), (1, 3)]


@pytest.mark.parametrize("text", [".. HQ\n## 1a", "\n.. HQ\n## 1a\n", "  ..   HQ \n\t##\t1a\n\n"])
def test_a_drawing_is_read_by_lines_and_blanks(text: str) -> None:
    assert read_grid(text) == [["..", "HQ"], ["##", "1a"]]


def test_a_drawing_keeps_its_empty_and_uneven_lines() -> None:
    assert read_grid("..\n\n.. ..") == [[".."], [], ["..", ".."]]


def test_an_empty_drawing_has_no_rows() -> None:
    assert read_grid(" \n ") == []


@pytest.mark.parametrize(("times", "place"), [(0, (0, 1)), (1, (1, 3)), (2, (3, 2)), (3, (2, 0)), (4, (0, 1)), (5, (1, 3))])
def test_a_place_is_turned_clockwise(times: int, place: tuple[int, int]) -> None:
    assert turned((0, 1), 4, times) == place


@pytest.mark.parametrize("size", [1, 2, 5])
def test_turning_moves_every_place_to_another_of_the_square(size: int) -> None:
    places = {(row, column) for row in range(size) for column in range(size)}
    assert {turned(place, size, 1) for place in places} == places


def test_the_middle_of_an_odd_square_stays() -> None:
    assert turned((2, 2), 5, 1) == (2, 2)


@pytest.mark.parametrize(("side", "others"), [("N", "NESWN"), ("E", "ESWNE"), ("S", "SWNES"), ("W", "WNESW")])
def test_a_side_is_turned_clockwise(side: str, others: str) -> None:
    assert "".join(turned_side(side, times) for times in range(5)) == others


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("times", range(4))
def test_sides_and_places_turn_alike(side: str, times: int) -> None:
    """The neighbour at a side, turned, is the neighbour of the turned place at the turned side."""
    size, (row, column) = 6, (2, 3)
    down, right = SIDES[side]
    turned_down, turned_right = SIDES[turned_side(side, times)]
    at = turned((row, column), size, times)
    assert turned((row + down, column + right), size, times) == (at[0] + turned_down, at[1] + turned_right)


@pytest.mark.parametrize(("count", "text"), [(0, ""), (1, "a"), (3, "abc"), (24, "abcdefghijklmnopqrstuvwx"), (26, None)])
def test_columns_are_named_by_letters(count: int, text: str | None) -> None:
    assert "".join(letters(count)) == (text if text is not None else "abcdefghijklmnopqrstuvwxyz")
