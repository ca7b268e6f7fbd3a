"""CH-2: the set-up, and the heads that are bought before the first round."""

import pytest

from tests.games.chicago.story import GAME, Story, look, story
from windycity.core.errors import BadMove, BadOption, WrongTurn
from windycity.core.news import format_news

CORNERS = {2: ["NW-hq", "SE-hq"], 3: ["NW-hq", "NE-hq", "SE-hq"], 4: ["NW-hq", "NE-hq", "SE-hq", "SW-hq"]}
MIXES = [(blue, green) for green in range(3) for blue in range(6) if 10 * blue + 25 * green <= 50]


def begin(seats: int = 2) -> Story:
    return Story(GAME.start(seats=seats, seed=1))


# CH-2.1: gangs and corners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_each_gang_gets_50(seats: int) -> None:
    s = begin(seats)
    assert [s.money(seat) for seat in range(seats)] == [50] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_each_gang_has_one_man_and_his_head_is_yellow(seats: int) -> None:
    s = begin(seats)
    assert [s.men(seat) for seat in range(seats)] == [[1]] * seats
    assert [s.head(seat, 1) for seat in range(seats)] == ["yellow"] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_he_stands_in_the_headquarters_and_seats_take_the_corners_clockwise(seats: int) -> None:
    s = begin(seats)
    assert [s.at(seat, 1) for seat in range(seats)] == CORNERS[seats]


def test_ch_2_1_two_players_have_opposite_corners() -> None:
    s = begin(2)
    assert (s.at(0, 1), s.at(1, 1)) == ("NW-hq", "SE-hq")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_each_corner_has_its_gang(seats: int) -> None:
    gangs = {"NW-hq": ("O'Banion", "red"), "NE-hq": ("Moran", "blue"), "SE-hq": ("Capone", "green"), "SW-hq": ("Genna", "purple")}
    match = begin(seats).match
    players = look(match, None).players
    assert [(player.name, player.colour) for player in players] == [gangs[home] for home in CORNERS[seats]]
    assert [player.corner for player in players] == [home.removesuffix("-hq") for home in CORNERS[seats]]
    assert list(match.player_names) == [player.name for player in players]


def test_ch_2_1_the_second_of_two_players_is_named_by_the_corner_everywhere() -> None:
    match = begin(2).match
    match.play(0, "done")
    with pytest.raises(WrongTurn, match="Capone"):
        match.play(0, "done")
    match.play(1, "buy blue")
    assert "Capone (green, SE)" in str(match)
    assert str(match).startswith("Capone may buy heads.")
    assert format_news(match, None, match.latest(None), "en")[0].text == "Capone buys a blue head: man 2."
    assert "Moran" not in str(match)


def test_ch_2_1_with_three_players_the_fourth_corner_stays_empty() -> None:
    s = begin(3)
    assert "SW-hq" not in [s.at(seat, man) for seat in range(3) for man in range(1, 21)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_nothing_else_is_on_the_board(seats: int) -> None:
    s = begin(seats)
    assert s.view(None).chips == {}
    assert [s.worth(seat) for seat in range(seats)] == [50 + 50] * seats


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_ch_2_1_there_are_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats=seats, seed=1)


@pytest.mark.parametrize(
    ("seats", "at", "place"),
    [(2, "r7", "NE-casino"), (2, "v8", "NE1c"), (2, "g16", "SW-casino"), (3, "g18", "SW-casino"), (3, "k14", "SW4A")],
)
def test_ch_2_1_the_bars_and_casinos_of_an_empty_corner_are_in_play(seats: int, at: str, place: str) -> None:
    s = story(seats=seats, men={0: [f"blue {at}"]}, dice="1 2")
    s.walk(0, 1, "1", place)
    assert s.controls(0, place)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_1_the_first_seat_starts_every_round_and_the_others_follow(seats: int) -> None:
    s = begin(seats)
    while s.round < 4:
        s.play(s.waiting[0], "done" if s.ask == "buy" else "end")
    assert [event["seat"] for event in s.events("threw")] == [*range(seats)] * 3 + [0]


@pytest.mark.parametrize("number", [6, 12, 18])
def test_ch_2_1_the_first_seat_starts_also_after_a_payment(number: int) -> None:
    s = story(seats=3, at="round-end", number=number)
    assert (s.ask, s.waiting, s.round) == ("move", (0,), number + 1)


def test_ch_2_1_men_who_join_later_get_the_next_numbers() -> None:
    s = begin()
    s.play(0, "buy blue").play(0, "buy green")
    assert [(man, s.head(0, man)) for man in s.men(0)] == [(1, "yellow"), (2, "blue"), (3, "green")]


def test_ch_2_1_the_number_of_a_man_who_is_out_is_not_used_again() -> None:
    s = story(men={0: ["yellow NW-hq", "blue NW-hq"]}, out={0: 1}, at="buying", number=6, money={0: 10})
    s.play(0, "buy blue")
    assert (s.men(0), s.head(0, 3)) == ([1, 2, 4], "out")


# CH-2.2: the first purchase


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_2_2_players_buy_in_turn_order(seats: int) -> None:
    s = begin(seats)
    order = []
    while s.ask == "buy":
        order.append(s.waiting)
        s.play(s.waiting[0], "done")
    assert order == [(seat,) for seat in range(seats)]


def test_ch_2_2_nobody_buys_before_it_is_his_turn() -> None:
    s = begin()
    with pytest.raises(WrongTurn):
        s.play(1, "buy blue")
    assert s.legal(1) == []


def test_ch_2_2_a_blue_head_costs_10() -> None:
    s = begin()
    s.play(0, "buy blue")
    assert (s.money(0), s.head(0, 2), s.events("bought")) == (
        40,
        "blue",
        [{"seat": 0, "head": "blue", "man": "2", "reserve": False}],
    )


def test_ch_2_2_a_green_head_costs_25() -> None:
    s = begin()
    s.play(0, "buy green")
    assert (s.money(0), s.head(0, 2), s.events("bought")) == (
        25,
        "green",
        [{"seat": 0, "head": "green", "man": "2", "reserve": False}],
    )


@pytest.mark.parametrize(("blue", "green"), MIXES)
def test_ch_2_2_any_mix_can_be_bought_and_the_rest_is_kept(blue: int, green: int) -> None:
    s = begin()
    for _ in range(blue):
        s.play(0, "buy blue")
    for _ in range(green):
        s.play(0, "buy green")
    if s.waiting == (0,):
        s.play(0, "done")
    assert [s.head(0, man) for man in s.men(0)] == ["yellow"] + ["blue"] * blue + ["green"] * green
    assert (s.money(0), s.waiting) == (50 - 10 * blue - 25 * green, (1,))


def test_ch_2_2_the_mix_can_be_bought_in_any_order() -> None:
    s = begin()
    s.play(0, "buy blue").play(0, "buy green").play(0, "buy blue")
    assert ([s.head(0, man) for man in s.men(0)], s.money(0)) == (["yellow", "blue", "green", "blue"], 5)


@pytest.mark.parametrize(
    ("bought", "left"),
    [
        ("", ["buy blue", "buy green", "done"]),
        ("blue", ["buy blue", "buy green", "done"]),
        ("blue blue", ["buy blue", "buy green", "done"]),
        ("blue blue blue", ["buy blue", "done"]),
        ("blue blue blue blue", ["buy blue", "done"]),
        ("blue blue blue blue blue", []),
        ("green", ["buy blue", "buy green", "done"]),
        ("green blue", ["buy blue", "done"]),
        ("green blue blue", []),
        ("green green", []),
    ],
)
def test_ch_2_2_as_long_as_the_money_allows_it(bought: str, left: list[str]) -> None:
    s = begin()
    for head in bought.split():
        s.play(0, f"buy {head}")
    assert s.legal(0) == left
    assert s.waiting == ((0,) if left else (1,))


@pytest.mark.parametrize(("money", "legal"), [(10, ["buy blue", "done"]), (24, ["buy blue", "done"]), (25, None), (26, None)])
def test_ch_2_2_the_boundaries_of_the_prices(money: int, legal: list[str] | None) -> None:
    s = story(at="first-buying", money={0: money, 1: 50})
    assert s.legal(0) == (legal or ["buy blue", "buy green", "done"])


def test_ch_2_2_a_head_that_is_too_dear_is_refused() -> None:
    s = story(at="first-buying", money={0: 24, 1: 50})
    error = s.refuse(0, "buy green")
    assert (error.sentence, error.rule, error.facts["price"], error.facts["money"]) == ("too-little-money", "CH-2.2", 25, 24)


@pytest.mark.parametrize("money", [0, 9])
def test_ch_2_2_a_player_who_cannot_buy_is_not_asked(money: int) -> None:
    s = story(at="first-buying", money={0: money, 1: 50})
    assert (s.ask, s.waiting, s.legal(0)) == ("buy", (1,), [])


def test_ch_2_2_if_nobody_can_buy_the_first_round_begins() -> None:
    s = story(seats=3, at="first-buying", money={0: 9, 1: 0, 2: 5})
    assert (s.ask, s.waiting, s.round) == ("move", (0,), 1)


def test_ch_2_2_nothing_need_be_bought() -> None:
    s = begin()
    s.play(0, "done")
    assert (s.men(0), s.money(0), s.waiting) == ([1], 50, (1,))


def test_ch_2_2_when_all_have_bought_the_first_round_begins() -> None:
    s = begin()
    assert (s.round, s.events("threw")) == (0, [])
    s.play(0, "buy blue").play(0, "done").play(1, "buy green").play(1, "done", "2 4 6")
    assert (s.round, s.ask, s.waiting, sorted(s.dice)) == (1, "move", (0,), [2, 4, 6])


def test_ch_2_2_new_men_start_in_the_headquarters() -> None:
    s = begin()
    for seat in range(2):
        s.play(seat, "buy blue").play(seat, "buy green").play(seat, "done")
    assert [s.at(0, man) for man in (1, 2, 3)] == ["NW-hq"] * 3
    assert [s.at(1, man) for man in (1, 2, 3)] == ["SE-hq"] * 3


def test_ch_2_2_new_men_can_move_in_the_first_round_without_coming_from_a_reserve() -> None:
    s = begin()
    s.play(0, "buy blue").play(0, "done").play(1, "done", "2 4 6")
    s.walk(0, 2, "2", "c2", "c3")
    assert s.at(0, 2) == "c3"


@pytest.mark.parametrize("head", ["red", "yellow"])
def test_ch_2_2_red_and_yellow_heads_are_never_sold(head: str) -> None:
    s = story(at="buying", number=6, money={0: 300})
    assert s.legal(0) == ["buy blue", "buy green", "done"]
    with pytest.raises(BadMove):
        s.play(0, f"buy {head}")


def test_ch_2_2_who_has_stopped_buying_is_not_asked_again() -> None:
    s = begin()
    s.play(0, "buy blue").play(0, "done").play(1, "buy blue")
    with pytest.raises(WrongTurn):
        s.play(0, "buy blue")
