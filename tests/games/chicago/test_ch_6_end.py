"""CH-6.1 and CH-6.2: winning at once, and the worth after round 24."""

from __future__ import annotations

import pytest

from tests.games.chicago.story import GAME, Story, story
from windycity.core.errors import MatchOver
from windycity.core.view import Result
from windycity.games.chicago.view import Walk

CENTRAL = ("NW4A", "NW5A", "NE4A", "NE5A", "SE4A", "SE5A", "SW4A", "SW5A")
DOOR = {
    "NW4A": "k11",
    "NE4A": "n11",
    "SE4A": "n14",
    "SW4A": "k14",
    "NW5A": "j12",
    "NE5A": "m10",
    "SE5A": "o13",
    "SW5A": "l15",
}
DOORS = {"e3": "d3", "NW1b": "e3", "NW-casino": "g7"}
CASINO_DOOR = {"NW-casino": "g7", "NE-casino": "r7", "SE-casino": "r18", "SW-casino": "g18"}


def won(s: Story) -> tuple[tuple[int, ...], str, str] | None:
    """Who has won, why and by which clause; None if nobody has. A match that is over is a sound position."""
    result = s.match.result
    if result is None:
        assert s.waiting != ()
        return None
    assert (s.ask, s.waiting) == ("nothing", ())
    return result.winners, result.reason, result.rule


# CH-6.1: three casinos


@pytest.mark.parametrize("last", CASINO_DOOR)
@pytest.mark.parametrize("without", range(3))
def test_ch_6_1_three_casinos_win_whichever_they_are(last: str, without: int) -> None:
    others = [casino for casino in CASINO_DOOR if casino != last]
    del others[without]
    s = story(men={0: [f"blue {CASINO_DOOR[last]}", *(f"blue {casino}" for casino in others)]}, dice="1 6")
    s.walk(0, 1, "1", last)
    assert won(s) == ((0,), "three-casinos", "CH-6.1")
    assert s.events("ended") == [{"reason": "three-casinos"}]
    GAME.check_position(s.match.position)


def test_ch_6_1_two_casinos_do_not_win() -> None:
    s = story(men={0: ["blue g7", "blue SE-casino"]}, dice="1 6").walk(0, 1, "1", "NW-casino")
    assert (won(s), s.controls(0, "NW-casino"), s.controls(0, "SE-casino")) == (None, True, True)


def test_ch_6_1_three_men_in_two_casinos_do_not_win() -> None:
    s = story(men={0: ["blue g7", "blue NW-casino", "blue SE-casino"]}, dice="1 6").walk(0, 1, "1", "NW-casino")
    assert won(s) is None


def test_ch_6_1_casinos_are_counted_when_a_move_has_ended() -> None:
    s = story(men={0: ["blue g7", "blue NE-casino", "blue SE-casino"]}, dice="2 6")
    s.play(0, "move 1 with 2").play(0, "step NW-casino")
    assert (won(s), s.ask) == (None, "step")
    s.play(0, "step i7")
    assert won(s) is None


def test_ch_6_1_a_walk_that_passes_and_comes_back_wins_at_its_end() -> None:
    s = story(men={0: ["blue g7", "blue NE-casino", "blue SE-casino"]}, dice="3 6").walk(
        0, 1, "3", "NW-casino", "i7", "NW-casino"
    )
    assert won(s) == ((0,), "three-casinos", "CH-6.1")


def test_ch_6_1_a_man_who_leaves_a_casino_for_another_does_not_make_three() -> None:
    men = {0: ["blue NW-casino", "blue SE-casino"]}
    s = story(men=men, dice="2").walk(0, 1, "2", "g7", "NW-casino")
    assert (won(s), s.controls(0, "NW-casino")) == (None, True)


def test_ch_6_1_the_third_casino_can_be_won_in_a_fight() -> None:
    men = {0: ["blue g7", "blue NE-casino", "blue SE-casino"], 1: ["blue NW-casino"]}
    assert won(story(men=men, dice="1 6").walk(0, 1, "1", "NW-casino", chance="6 1")) == ((0,), "three-casinos", "CH-6.1")
    assert won(story(men=men, dice="1 6").walk(0, 1, "1", "NW-casino", chance="1 6")) is None


def test_ch_6_1_not_before_the_last_defender_of_the_casino_is_beaten() -> None:
    men = {0: ["blue g7", "blue NE-casino", "blue SE-casino"], 1: ["blue NW-casino", "green NW-casino", "red NW-casino"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW-casino").play(0, "fight 1", "6 1")
    assert (won(s), s.ask) == (None, "fight")
    s.play(0, "fight 2", "6 3 6 4")
    assert won(s) == ((0,), "three-casinos", "CH-6.1")


def test_ch_6_1_a_man_from_the_reserve_can_take_the_third_casino() -> None:
    s = story(men={0: ["blue g7", "blue NE-casino", "blue SE-casino", "blue reserve"]}, dice="1 6")
    s.play(0, "move 4 with 1").play(0, "from g7").play(0, "step NW-casino")
    assert won(s) == ((0,), "three-casinos", "CH-6.1")


def test_ch_6_1_three_casinos_of_three_gangs_win_nothing() -> None:
    men = {0: ["blue g7"], 1: ["blue NE-casino"], 2: ["blue SE-casino"]}
    assert won(story(seats=3, men=men, dice="1 6").walk(0, 1, "1", "NW-casino")) is None


def test_ch_6_1_any_player_can_win_in_the_own_turn() -> None:
    men = {2: ["blue g7", "blue NE-casino", "blue SE-casino"]}
    s = story(seats=3, men=men, active=2, dice="1 6").walk(2, 1, "1", "NW-casino")
    assert won(s) == ((2,), "three-casinos", "CH-6.1")


# CH-6.1: all eight central bars


def seven(last: str, **more: object) -> Story:
    """All central bars except one have a chip of the first gang, whose man stands at the door of that one."""
    chips = " ".join(bar for bar in CENTRAL if bar != last)
    settings = {"men": {0: [f"blue {DOOR[last]}"]}, "chips": {0: chips}, "dice": "1 2 6"} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


@pytest.mark.parametrize("last", CENTRAL)
def test_ch_6_1_all_eight_central_bars_win(last: str) -> None:
    s = seven(last).walk(0, 1, "1", last)
    assert won(s) == ((0,), "central-bars", "CH-6.1")
    assert s.events("ended") == [{"reason": "central-bars"}]
    GAME.check_position(s.match.position)


@pytest.mark.parametrize("last", CENTRAL)
def test_ch_6_1_central_bars_are_counted_on_entry_even_in_passing(last: str) -> None:
    s = seven(last).play(0, "move 1 with 2")
    assert won(s) is None
    s.play(0, f"step {last}")
    assert won(s) == ((0,), "central-bars", "CH-6.1")
    GAME.check_position(s.match.position)


def test_ch_6_1_the_worth_of_who_wins_in_passing_counts_the_man_who_walked() -> None:
    s = seven("NW4A", money={0: 3}).play(0, "move 1 with 2").play(0, "step NW4A")
    assert s.match.result == Result((0,), (3 + 36 + 10, 50), (1, 2), "central-bars", "CH-6.1")
    assert "1 blue NW4A" in str(s.match)


def test_ch_6_1_seven_central_bars_do_not_win() -> None:
    s = story(men={0: ["blue k11"]}, chips={0: " ".join(CENTRAL[2:])}, dice="1 6").walk(0, 1, "1", "NW4A")
    assert (won(s), s.chips(0)) == (None, 23)


def test_ch_6_1_eight_bars_that_are_not_all_central_do_not_win() -> None:
    s = story(men={0: ["blue c2"]}, chips={0: f"{' '.join(CENTRAL[1:])} NW5b NW5c NW4b"}, dice="1 6").walk(0, 1, "1", "NW1a")
    assert won(s) is None


def test_ch_6_1_the_enemys_eighth_central_bar_is_not_ones_own() -> None:
    s = seven("NW4A", chips={0: " ".join(CENTRAL[2:]), 1: "NW5A"}).walk(0, 1, "1", "NW4A")
    assert won(s) is None


def test_ch_6_1_the_eighth_central_bar_can_be_taken_from_an_enemy() -> None:
    s = seven("NW4A", chips={0: " ".join(CENTRAL[1:]), 1: "NW4A"}).walk(0, 1, "1", "NW4A")
    assert (won(s), s.chips(1)) == (((0,), "central-bars", "CH-6.1"), 30)


@pytest.mark.parametrize(("chance", "winners"), [("6 1", ((0,), "central-bars", "CH-6.1")), ("1 6", None)])
def test_ch_6_1_with_men_in_the_eighth_bar_it_must_be_won(chance: str, winners: object) -> None:
    s = seven("NW4A", men={0: ["blue k11", "blue a1"], 1: ["blue NW4A"]}).walk(0, 1, "1", "NW4A", chance=chance)
    assert won(s) == winners


def test_ch_6_1_not_before_the_last_defender_of_the_bar_is_beaten() -> None:
    s = seven("NW4A", men={0: ["blue k11"], 1: ["blue NW4A", "green NW4A", "red NW4A"]}).walk(0, 1, "1", "NW4A")
    s.play(0, "fight 1", "6 1")
    assert won(s) is None
    s.play(0, "fight 2", "6 3 6 4")
    assert won(s) == ((0,), "central-bars", "CH-6.1")


def test_ch_6_1_without_a_chip_the_eighth_bar_counts_when_the_move_ends_there() -> None:
    s = seven("NW4A", chips_left={0: 0}).walk(0, 1, "1", "NW4A")
    assert (won(s), s.chip("NW4A")) == (((0,), "central-bars", "CH-6.1"), None)


def test_ch_6_1_without_a_chip_passing_through_the_eighth_bar_does_not_win() -> None:
    s = seven("NW4A", chips_left={0: 0}).walk(0, 1, "2", "NW4A", "k11")
    assert won(s) is None


def test_ch_6_1_a_bar_held_by_a_man_alone_counts_among_the_eight() -> None:
    men = {0: ["blue k11", "blue SW5A"]}
    s = story(men=men, chips={0: " ".join(CENTRAL[1:7])}, chips_left={0: 0}, dice="1 6")
    assert (s.chip("SW5A"), s.controls(0, "SW5A")) == (None, True)
    s.walk(0, 1, "1", "NW4A")
    assert won(s) == ((0,), "central-bars", "CH-6.1")


def test_ch_6_1_a_bar_that_is_left_without_a_chip_does_not_count() -> None:
    men = {0: ["blue NW5A"]}
    s = story(men=men, chips={0: " ".join(CENTRAL[2:])}, chips_left={0: 0}, dice="4")
    s.walk(0, 1, "4", "j12", "k12", "k11", "NW4A")
    assert (won(s), s.controls(0, "NW5A"), s.controls(0, "NW4A")) == (None, False, True)


def test_ch_6_1_a_chip_alone_is_enough_for_the_other_seven() -> None:
    s = seven("SE5A").walk(0, 1, "1", "SE5A")
    assert s.men(0) == [1]
    assert won(s) == ((0,), "central-bars", "CH-6.1")


# CH-6.1: five yellow heads


def yellows(number: int, attacker: str = "red", defender: str = "blue", **more: object) -> Story:
    """The first gang has this many yellow heads, and a man on d3; one of the second stands on e3."""
    men = {0: [f"{attacker} d3", *["yellow NW-hq"] * number], 1: [f"{defender} e3"]}
    return story(**({"men": men, "dice": "1 6"} | more))  # type: ignore[arg-type]  # settings of all sorts


def test_ch_6_1_the_fifth_yellow_head_wins() -> None:
    s = yellows(4).walk(0, 1, "1", "e3", chance="6 1")
    assert (won(s), s.head(0, 1)) == (((0,), "five-yellows", "CH-6.1"), "yellow")
    assert s.events("ended") == [{"reason": "five-yellows"}]
    GAME.check_position(s.match.position)


def test_ch_6_1_the_fourth_does_not() -> None:
    s = yellows(3).walk(0, 1, "1", "e3", chance="6 1")
    assert (won(s), s.head(0, 1)) == (None, "yellow")


def test_ch_6_1_a_fifth_man_who_becomes_red_does_not_win() -> None:
    s = yellows(4, "green").walk(0, 1, "1", "e3", chance="6 1")
    assert (won(s), s.head(0, 1)) == (None, "red")


def test_ch_6_1_a_yellow_one_who_wins_again_is_no_fifth() -> None:
    s = yellows(3, "yellow").walk(0, 1, "1", "e3", chance="6 1")
    assert won(s) is None


def test_ch_6_1_without_a_yellow_head_in_the_bank_there_is_no_fifth() -> None:
    s = yellows(4, bank={"yellow": 0}).walk(0, 1, "1", "e3", chance="6 1")
    assert (won(s), s.head(0, 1)) == (None, "red")


def test_ch_6_1_yellow_heads_of_several_gangs_do_not_add_up() -> None:
    men = {0: ["red d3", "yellow NW-hq", "yellow NW-hq", "yellow NW-hq"], 1: ["blue e3", "yellow SE-hq"]}
    assert won(story(men=men, dice="1 6").walk(0, 1, "1", "e3", chance="6 1")) is None


def test_ch_6_1_a_defender_can_win_in_another_players_turn() -> None:
    men = {0: ["blue d3"], 1: ["red e3", *["yellow SE-hq"] * 4]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "e3", chance="1 6")
    assert (s.active, s.head(1, 1)) == (0, "yellow")
    assert won(s) == ((1,), "five-yellows", "CH-6.1")
    GAME.check_position(s.match.position)


def test_ch_6_1_a_defender_in_a_bar_can_win_after_a_lost_fight_of_a_friend() -> None:
    men = {0: ["blue j12"], 1: ["blue NW5A", "red NW5A", *["yellow SE-hq"] * 4]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW5A").play(0, "fight 1", "6 1 3 4")
    assert won(s) == ((1,), "five-yellows", "CH-6.1")
    assert (s.head(1, 1), s.head(1, 2), s.head(0, 1)) == ("out", "yellow", "out")


def test_ch_6_1_fights_that_were_still_to_come_are_not_fought() -> None:
    men = {0: ["red j12", *["yellow NW-hq"] * 4], 1: ["blue NW5A", "green NW5A", "red NW5A"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW5A").play(0, "fight 2", "6 3")
    assert won(s) == ((0,), "five-yellows", "CH-6.1")
    assert (len(s.events("fought")), s.head(1, 1), s.head(1, 3)) == (1, "blue", "red")
    assert s.chip("NW5A") == 1


def test_ch_6_1_the_position_after_a_fight_that_was_cut_short_is_sound() -> None:
    men = {0: ["red j12", *["yellow NW-hq"] * 4], 1: ["blue NW5A", "green NW5A"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW5A").play(0, "fight 1", "6 3")
    GAME.check_position(s.match.position)
    assert GAME.dump_position(GAME.load_position(s.seen(0))) == s.seen(0)
    assert s.match.result == Result((0,), (10 + 250, 5 + 25), (1, 2), "five-yellows", "CH-6.1")


@pytest.mark.parametrize("place", ["e3", "NW1b", "NW-casino"])
def test_ch_6_1_nothing_happens_after_the_fifth_yellow_head_even_if_nobody_is_left_to_fight(place: str) -> None:
    """The attacker never comes to a stop: the bar stays as it is, and the end is the last event."""
    men = {0: [f"red {DOORS[place]}", *["yellow NW-hq"] * 4], 1: [f"blue {place}"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", place, chance="6 1")
    names = [event.name for event in s.match.events(None)]
    assert names[-4:] == ["fell", "was-paid", "rose", "ended"]
    assert (won(s), s.at(0, 1), s.view(None).walk) == (
        ((0,), "five-yellows", "CH-6.1"), None, Walk(man="1", at=place, steps=0, ends=[])
    )  # fmt: skip
    assert s.chip("NW1b") == (1 if place == "NW1b" else None)
    assert s.match.result is not None
    assert s.match.result.scores[0] == 10 + 250  # the man who won counts, the place where he is does not
    GAME.check_position(s.match.position)
    assert GAME.dump_position(GAME.load_position(s.seen(0))) == s.seen(0)


def test_ch_6_1_yellow_heads_win_wherever_the_men_are() -> None:
    men = {0: ["red d3", "yellow NW1b", "yellow k12", "yellow NW-casino", "yellow NW-hq"], 1: ["blue e3"]}
    assert won(story(men=men, dice="1 6").walk(0, 1, "1", "e3", chance="6 1")) == ((0,), "five-yellows", "CH-6.1")


# CH-6.1: the end


def test_ch_6_1_the_game_ends_at_once() -> None:
    s = yellows(4).walk(0, 1, "1", "e3", chance="6 1")
    for seat in (0, 1):
        with pytest.raises(MatchOver):
            s.match.play(seat, "end")
    assert (s.legal(0), s.legal(1), s.round) == ([], [], 3)


def test_ch_6_1_who_wins_at_once_is_first_even_if_others_are_richer() -> None:
    men = {1: ["blue g7", "blue NE-casino", "blue SE-casino"]}
    s = story(seats=4, men=men, number=15, active=1, dice="1 6", money={0: 200, 1: 1, 2: 300, 3: 200})
    s.walk(1, 1, "1", "NW-casino")
    assert s.match.result == Result((1,), (250, 91, 350, 250), (3, 1, 2, 3), "three-casinos", "CH-6.1")


def test_ch_6_1_it_can_still_happen_in_round_24() -> None:
    s = story(men={1: ["blue g7", "blue NE-casino", "blue SE-casino"]}, number=24, active=1, dice="1", money={0: 500})
    s.walk(1, 1, "1", "NW-casino")
    assert s.match.result == Result((1,), (550, 90), (2, 1), "three-casinos", "CH-6.1")


def test_ch_6_1_to_be_the_last_gang_with_men_is_no_way_to_win() -> None:
    s = story(men={0: ["blue d3"], 1: ["blue e3"]}, dice="1 6").walk(0, 1, "1", "e3", chance="6 1")
    assert (s.men(1), won(s), s.waiting) == ([], None, (0,))
    s.play(0, "end")
    assert (s.round, s.active, won(s)) == (4, 0, None)


# CH-6.2: after round 24


def last(seats: int = 2, **more: object) -> Story:
    """Round 24 ends."""
    settings = {"seats": seats, "number": 24, "active": seats - 1, "dice": "1 2 3"} | more
    return story(**settings).play(seats - 1, "end")  # type: ignore[arg-type]  # settings of all sorts


def scores(s: Story) -> tuple[int, ...]:
    assert s.match.result is not None
    return s.match.result.scores


@pytest.mark.parametrize("number", [1, 6, 12, 18, 23])
def test_ch_6_2_the_match_goes_on_after_earlier_rounds(number: int) -> None:
    assert won(last(number=number, money={0: 5})) is None


def test_ch_6_2_the_match_ends_after_round_24() -> None:
    s = last(money={0: 5})
    assert won(s) == ((0,), "richest", "CH-6.2")
    assert s.events("ended") == [{"reason": "richest"}]
    GAME.check_position(s.match.position)


def test_ch_6_2_the_last_round_is_played_to_its_end() -> None:
    s = story(seats=3, number=24, dice="1 2 3", money={0: 5}).play(0, "end")
    assert (won(s), s.waiting) == (None, (1,))
    s.play(1, "end")
    assert (won(s), s.waiting) == (None, (2,))
    s.play(2, "end")
    assert won(s) == ((0,), "richest", "CH-6.2")


def test_ch_6_2_the_match_ends_also_when_the_last_gangs_have_no_men() -> None:
    s = story(seats=3, men={1: [], 2: []}, number=24, dice="1 2 3").play(0, "end")
    assert s.match.result == Result((0,), (50, 0, 0), (1, 2, 2), "richest", "CH-6.2")


def test_ch_6_2_a_last_move_can_still_change_the_worth() -> None:
    s = story(men={1: ["blue c2"]}, number=24, active=1, dice="1", chips={0: "NW1a"}).walk(1, 1, "1", "NW1a")
    assert scores(s) == (50, 11)


def test_ch_6_2_money_counts() -> None:
    assert scores(last(men={0: [], 1: ["blue SE-hq"]}, money={0: 123, 1: 7})) == (123, 17)


def test_ch_6_2_bars_count() -> None:
    s = last(men={0: [], 1: ["blue SE-hq"]}, chips={0: "NW5A NE4b SE3c SW2a NW1h", 1: "SE5b"})
    assert scores(s) == (15, 15)


def test_ch_6_2_a_bar_held_without_a_chip_counts() -> None:
    assert scores(last(men={0: ["blue NW5b"], 1: ["blue SE-hq"]}, chips_left={0: 0})) == (15, 10)


def test_ch_6_2_casinos_count_20_each_for_who_stands_there() -> None:
    assert scores(last(men={0: ["blue NW-casino", "blue SE-casino", "blue SE-casino"], 1: ["blue SE-hq"]})) == (70, 10)


@pytest.mark.parametrize(("head", "worth"), [("blue", 10), ("green", 25), ("red", 40), ("yellow", 50)])
@pytest.mark.parametrize("place", ["NW-hq", "k12", "NW-casino", "NW5A", "l1"])
def test_ch_6_2_the_heads_of_all_men_on_the_board_count_in_the_headquarters_too(head: str, worth: int, place: str) -> None:
    own = {"NW-casino": 20, "NW5A": 5}.get(place, 0)
    assert scores(last(men={0: [f"{head} {place}"], 1: ["blue SE-hq"]})) == (worth + own, 10)


@pytest.mark.parametrize("head", ["blue", "green"])
def test_ch_6_2_men_in_reserve_do_not_count(head: str) -> None:
    assert scores(last(men={0: [f"{head} reserve", "blue NW-hq"], 1: ["blue SE-hq", "green reserve"]})) == (10, 10)


def test_ch_6_2_men_who_are_out_do_not_count() -> None:
    assert scores(last(out={0: 5, 1: 2})) == (50, 50)


def test_ch_6_2_chips_and_heads_in_stock_are_worth_nothing() -> None:
    assert scores(story(men={0: [], 1: []}, number=24, at="round-end")) == (0, 0)


def test_ch_6_2_worth_is_told_for_every_gang() -> None:
    s = last(3, men={0: ["red NW-casino", "green NW-hq"]}, chips={0: "NW5b", 2: "SE4b SE1a"}, money={0: 7, 1: 8})
    assert s.events("worth") == [
        {"seat": 0, "money": 7, "places": 25, "spaces": ["NW-casino", "NW5b"], "heads": 65, "men": ["1", "2"]},
        {"seat": 1, "money": 8, "places": 0, "spaces": [], "heads": 50, "men": ["1"]},
        {"seat": 2, "money": 0, "places": 5, "spaces": ["SE1a", "SE4b"], "heads": 50, "men": ["1"]},
    ]
    assert scores(s) == (97, 58, 55)


@pytest.mark.parametrize(("money", "winner"), [((6, 5), 0), ((5, 6), 1), ((0, 1), 1)])
def test_ch_6_2_the_richest_wins_by_one_as_by_many(money: tuple[int, int], winner: int) -> None:
    s = last(money={0: money[0], 1: money[1]})
    assert won(s) == ((winner,), "richest", "CH-6.2")


def test_ch_6_2_the_richest_can_be_a_gang_without_men() -> None:
    s = last(men={0: []}, money={0: 51})
    assert s.match.result == Result((0,), (51, 50), (1, 2), "richest", "CH-6.2")


def test_ch_6_2_equal_worth_shares_the_win() -> None:
    assert last().match.result == Result((0, 1), (50, 50), (1, 1), "richest", "CH-6.2")


def test_ch_6_2_equal_worth_of_different_things_shares_the_win() -> None:
    men = {0: ["red NW-hq", "blue NW-hq"], 1: ["green NE-hq"], 2: ["blue SE-hq"]}
    s = last(3, men=men, chips={1: "NE5b"}, money={1: 20, 2: 40})
    assert s.match.result == Result((0, 1, 2), (50, 50, 50), (1, 1, 1), "richest", "CH-6.2")


def test_ch_6_2_of_four_two_can_share_and_the_others_follow() -> None:
    s = last(4, money={0: 1, 1: 5, 2: 0, 3: 5})
    assert s.match.result == Result((1, 3), (51, 55, 50, 55), (3, 1, 4, 1), "richest", "CH-6.2")


def test_ch_6_2_equal_losers_have_the_same_rank() -> None:
    s = last(3, money={2: 1})
    assert s.match.result == Result((2,), (50, 50, 51), (2, 2, 1), "richest", "CH-6.2")


def test_ch_6_2_the_end_of_the_rules_by_numbers() -> None:
    """Three gangs: 273, 266 and 273. O'Banion's man in reserve does not count."""
    small = [*(f"1{letter}" for letter in "abcdefgh"), *(f"2{letter}" for letter in "abcdef")]
    all_bars = [*small, "3a", "3b", "3c", "4A", "4b", "5A", "5b", "5c"]
    chips = {
        0: " ".join(f"NW{bar}" for bar in all_bars if bar not in ("5b", "5c", "1h")),
        1: " ".join([*(f"NE{bar}" for bar in all_bars), "SW5b", "SW5c", "SW4b"]),
        2: " ".join([*(f"SE{bar}" for bar in all_bars), "SW3a", "SW3b"]),
    }
    men = {
        0: ["yellow NW-hq", "red NW-casino", "green a1", "green a2", "blue a3", "blue reserve"],
        1: ["red NE-casino", "green SE-casino"],
        2: ["yellow SE-hq", "green w24", "blue v23", "blue v22"],
    }
    s = last(3, men=men, chips=chips, money={0: 62, 1: 95, 2: 120})
    assert s.match.result == Result((0, 2), (273, 266, 273), (1, 3, 1), "richest", "CH-6.2")


def test_ch_6_2_of_the_example_one_move_of_the_man_in_reserve_would_have_won() -> None:
    men = {0: ["green NW-hq", "blue reserve"], 1: ["green SE-hq"]}
    assert won(last(men=men)) == ((0, 1), "richest", "CH-6.2")
    s = story(men=men, number=24, dice="1 2").play(0, "move 2 with 1")
    if s.ask == "from":  # there is only one place to start from
        s.play(0, "from NW-hq")
    s.play(0, "step c2").play(0, "end").play(1, "end")
    assert s.match.result == Result((0,), (35, 25), (1, 2), "richest", "CH-6.2")
