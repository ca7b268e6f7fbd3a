"""GA-10: winning at the end of a turn, and the richest after 60 rounds."""

from __future__ import annotations

from itertools import chain, combinations, permutations

import pytest

from tests.games.gangsters.printed import COLOURS, PRICE
from tests.games.gangsters.story import GAME, Story, story
from tests.golden.find import finish
from windycity.core.errors import MatchOver

GANG = "R1 a-1, T1 a-1, V1 a-1"  # in the street, clean: nobody comes to harm
TEN = "E1 E2 E3 A2 A3 A4 C1 C2 B4 B1"
WINNING = {"colour": COLOURS["red"][1], "ten-joints": TEN, "cash": ""}  # joints for each way to win
every_way = pytest.mark.parametrize("how", WINNING)


def won(s: Story) -> tuple[tuple[int, ...], str, str] | None:
    """Who has won, why and by which clause; None if nobody has. A match that is over is a sound position."""
    result = s.match.result
    if result is None:
        assert s.waiting != ()
        return None
    assert (s.ask, s.waiting) == ("nothing", ())
    GAME.check_position(s.match.position)
    return result.winners, result.reason, result.rule


def with_goods(how: str, seat: int = 0, gang: str = GANG, **more: object) -> Story:
    """A seat has what wins, in its own or somebody else's turn."""
    cash = {seat: 10_000} if how == "cash" else {}
    settings = {"pieces": {seat: gang}, "joints": {seat: WINNING[how]}, "cash": cash} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


# GA-10.1: the three ways


@every_way
def test_ga_10_1_each_of_the_three_wins_at_the_end_of_the_turn(how: str) -> None:
    s = with_goods(how)
    assert won(s) is None
    s.done(0)
    assert won(s) == ((0,), how, "GA-10.1")
    assert s.events("ended") == [{"reason": how}]
    with pytest.raises(MatchOver):
        s.play(1, "throw")


@every_way
@pytest.mark.parametrize("without", ["R", "T", "V"])
def test_ga_10_1_a_gang_without_racketeers_thugs_or_vamps_does_not_win(how: str, without: str) -> None:
    gang = ", ".join(part for part in GANG.split(", ") if part[0] != without)
    assert won(with_goods(how, gang=gang).done(0)) is None


@every_way
@pytest.mark.parametrize("gang", ["R1 a-1!, T1 a-1!, V1 a-1!", "R10 a-1, T10 b-1, V3 c-1!", "R1 B1, T1 A1!, V1 i-4"])
def test_ga_10_1_one_of_each_is_enough_wherever_and_whichever_side(how: str, gang: str) -> None:
    assert won(with_goods(how, gang=gang).done(0)) == ((0,), how, "GA-10.1")


@pytest.mark.parametrize("colour", COLOURS)
def test_ga_10_1_all_joints_of_any_colour_win(colour: str) -> None:
    s = story(pieces={0: GANG}, joints={0: COLOURS[colour][1]}).done(0)
    assert won(s) == ((0,), "colour", "GA-10.1")


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("missing", ["first", "last"])
@pytest.mark.parametrize("other", [None, 1])
def test_ga_10_1_all_but_one_joint_of_a_colour_do_not_win(colour: str, missing: str, other: int | None) -> None:
    joints = COLOURS[colour][1].split()
    lacking = joints.pop(0 if missing == "first" else -1)
    owned = {0: " ".join(joints)} | ({other: lacking} if other is not None else {})
    assert won(story(pieces={0: GANG}, joints=owned).done(0)) is None


def test_ga_10_1_most_of_two_colours_do_not_make_one() -> None:
    assert won(story(pieces={0: GANG}, joints={0: "B1 D1 D3 B2 B3 D2 G1"}).done(0)) is None


@pytest.mark.parametrize(("count", "wins"), [(8, False), (9, False), (10, True), (11, True), (20, True)])
def test_ga_10_1_ten_joints_win_and_nine_do_not(count: int, wins: bool) -> None:
    mixed = [joints.split()[i] for i in range(4) for _, joints in COLOURS.values() if i < len(joints.split()) - 1]
    s = story(pieces={0: GANG}, joints={0: " ".join(mixed[:count])}).done(0)
    assert won(s) == (((0,), "ten-joints", "GA-10.1") if wins else None)


def test_ga_10_1_levels_do_not_count_as_joints() -> None:
    assert won(story(pieces={0: GANG}, joints={0: "A2:4 A3:4 A4:4 K2:4"}).done(0)) is None


@pytest.mark.parametrize(("cash", "wins"), [(9900, False), (10_000, True), (10_100, True), (50_000, True)])
def test_ga_10_1_10000_in_cash_win_and_9900_do_not(cash: int, wins: bool) -> None:
    s = story(pieces={0: GANG}, cash={0: cash}).done(0)
    assert won(s) == (((0,), "cash", "GA-10.1") if wins else None)


def test_ga_10_1_only_cash_counts_and_not_worth() -> None:
    s = story(pieces={0: GANG}, cash={0: 9900}, joints={0: "B1:3 D1:3 D3:3"}).done(0)
    assert (won(s), s.worth(0)) == (None, 9900 + 5400)


def test_ga_10_1_the_gang_alone_does_not_win() -> None:
    assert won(story(pieces={0: "R10 a-1, T10 a-1, V3 a-1"}).done(0)) is None


@pytest.mark.parametrize("number", [1, 2, 59, 60])
def test_ga_10_1_in_every_round(number: int) -> None:
    assert won(with_goods("ten-joints", number=number).done(0)) == ((0,), "ten-joints", "GA-10.1")


# GA-10.1: when


@every_way
def test_ga_10_1_not_before_the_end_of_the_turn(how: str) -> None:
    s = with_goods(how, at="police")
    assert (won(s), s.ask) == (None, "police")
    s.play(0, "pass")
    assert (won(s), s.ask) == (None, "move")
    assert won(s.done(0)) == ((0,), how, "GA-10.1")


def test_ga_10_1_cash_spent_during_the_turn_does_not_win() -> None:
    s = story(pieces={0: "R1 A2, T1 a-1, V1 a-1"}, cash={0: 10_100}).play(0, "recruit racketeers 1")
    assert (won(s), s.cash(0), s.active) == (None, 9900, 1)


def test_ga_10_1_income_of_the_turn_counts() -> None:
    s = story(pieces={0: "R1 a-1, T1 A1!, V1 a-1"}, cash={0: 9600}, dice="1 1 1 4 1").done(0)
    assert (won(s), s.cash(0)) == (((0,), "cash", "GA-10.1"), 10_000)
    s = story(pieces={1: GANG}, joints={1: "A2"}, public={"2a": "A2"}, cash={1: 9600}).done(0)
    assert won(s) == ((1,), "cash", "GA-10.1")


def test_ga_10_1_the_last_joint_can_be_bought() -> None:
    s = story(pieces={0: "R1 F2, T1 a-1, V1 a-1"}, joints={0: "B1 D1 D3"}, cash={0: 600}, at="buy").play(0, "buy")
    assert won(s) is None
    s.play(0, "throw").play(0, "pass").done(0)
    assert won(s) == ((0,), "colour", "GA-10.1")


@pytest.mark.parametrize(("seat", "deal"), [(0, ["give E1", "want F2"]), (1, ["give F2", "want E1"])])
def test_ga_10_1_the_last_joint_can_be_traded_for(seat: int, deal: list[str]) -> None:
    joints = {seat: "B1 D1 D3 E1", 1 - seat: "F2"}
    s = story(pieces={seat: GANG}, joints=joints, at="buy").play(0, ["offer camorra", *deal, "propose"]).play(1, "accept")
    assert won(s) is None
    s.play(0, "throw").play(0, "pass").done(0)
    assert won(s) == ((seat,), "colour", "GA-10.1")


def test_ga_10_1_a_joint_lost_in_a_shoot_out_does_not_count() -> None:
    s = story(seats=2, pieces={0: GANG, 1: "T1 B1"}, joints={0: COLOURS["red"][1]}).done(0, "1 1 5")
    assert (s.owner("B1"), won(s)) == (None, None)
    s = story(seats=2, pieces={0: GANG, 1: "T1 B1"}, joints={0: COLOURS["red"][1]}).done(0, "1 1 4")
    assert won(s) == ((0,), "colour", "GA-10.1")


@pytest.mark.parametrize(("letter", "place"), [("R", "d-1"), ("T", "d-1"), ("V", "d-1")])
def test_ga_10_1_a_piece_shot_in_the_last_step_is_missing(letter: str, place: str) -> None:
    gang = ", ".join(f"{other}1 {place + '!' if other == letter else 'a-1'}" for other in "RTV")
    chance = {"R": "{} 1 1", "T": "{} 1 1", "V": "{} 1"}[letter]
    for face, result in (("1", ((0,), "cash", "GA-10.1")), ("5", None)):
        s = story(seats=2, pieces={0: gang}, cash={0: 10_000}, cops={"2": "e-1"}, at="police").play(0, "cop 2 to d-1")
        s.passes(1).done(0, chance.format(face))
        assert won(s) == result


def test_ga_10_1_a_piece_recruited_this_turn_counts() -> None:
    s = story(pieces={0: "R1 a-1, T1 a-1"}, joints={0: TEN}, cash={0: 300}).play(0, "recruit vamps 1").play(0, "to A2")
    assert won(s) == ((0,), "ten-joints", "GA-10.1")


# GA-10.1: who


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("active", range(3))
@every_way
def test_ga_10_1_at_the_end_of_every_turn_also_of_another(how: str, seat: int, active: int) -> None:
    assert won(with_goods(how, seat, active=active).done(active)) == ((seat,), how, "GA-10.1")


SOME = list(chain.from_iterable(combinations(range(3), count) for count in (1, 2, 3)))


@pytest.mark.parametrize("order", list(permutations(range(3))))
@pytest.mark.parametrize("active", range(3))
@pytest.mark.parametrize("able", SOME)
def test_ga_10_1_the_active_player_first_then_in_order_of_play(
    order: tuple[int, ...], active: int, able: tuple[int, ...]
) -> None:
    cash, pieces = dict.fromkeys(able, 10_000), dict.fromkeys(able, GANG)
    s = story(pieces=pieces, cash=cash, order=order, active=active).done(active)
    start = order.index(active)
    winner = next(seat for seat in order[start:] + order[:start] if seat in able)
    assert won(s) == ((winner,), "cash", "GA-10.1")


@pytest.mark.parametrize(("first", "second"), [("cash", "colour"), ("colour", "cash"), ("ten-joints", "cash")])
def test_ga_10_1_no_way_of_winning_goes_before_another(first: str, second: str) -> None:
    """Whoever comes first wins, whatever the others have."""
    cash = {seat: 10_000 * seat for seat, how in ((1, first), (2, second)) if how == "cash"}
    s = story(pieces={1: GANG, 2: GANG}, joints={1: WINNING[first], 2: WINNING[second]}, cash=cash, active=0).done(0)
    assert won(s) == ((1,), first, "GA-10.1")


def test_ga_10_1_who_lacks_a_piece_does_not_stand_in_the_way() -> None:
    s = story(pieces={0: "R1 a-1, T1 a-1", 1: GANG}, cash={0: 20_000, 1: 10_000}).done(0)
    assert won(s) == ((1,), "cash", "GA-10.1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_10_1_with_any_number_of_players(seats: int) -> None:
    s = story(seats=seats, pieces={seats - 1: GANG}, cash={seats - 1: 10_000}).done(0)
    assert won(s) == ((seats - 1,), "cash", "GA-10.1")


def test_ga_10_1_ruling_of_several_reasons_the_first_named_is_told() -> None:
    s = story(pieces={0: GANG}, joints={0: f"{COLOURS['red'][1]} E1 E2 E3 A2 A3 A4"}, cash={0: 10_000}).done(0)
    assert won(s) == ((0,), "colour", "GA-10.1")
    s = story(pieces={0: GANG}, joints={0: TEN}, cash={0: 10_000}).done(0)
    assert won(s) == ((0,), "ten-joints", "GA-10.1")


# GA-10.2: after 60 rounds


def last(**more: object) -> Story:
    """The end of the last turn of round 60."""
    settings = {"seats": 3, "number": 60, "active": 2} | more
    return story(**settings).done(int(str(settings["active"])))  # type: ignore[arg-type]  # settings of all sorts


@pytest.mark.parametrize("richest", range(3))
def test_ga_10_2_after_60_rounds_the_richest_wins(richest: int) -> None:
    cash = {seat: 500 + 100 * (seat == richest) for seat in range(3)}
    s = last(cash=cash)
    assert won(s) == ((richest,), "richest", "GA-10.2")
    assert s.events("ended") == [{"reason": "richest"}]
    assert s.events("worth") == [{"seat": seat, "worth": cash[seat]} for seat in range(3)]


@pytest.mark.parametrize("name", PRICE)
def test_ga_10_2_a_joint_is_worth_its_price(name: str) -> None:
    assert won(last(joints={1: name}, cash={0: PRICE[name] - 100})) == ((1,), "richest", "GA-10.2")
    assert won(last(joints={1: name}, cash={0: PRICE[name] + 100})) == ((0,), "richest", "GA-10.2")
    assert won(last(joints={1: name}, cash={0: PRICE[name]})) == ((0, 1), "richest", "GA-10.2")


@pytest.mark.parametrize(
    ("joints", "worth"),
    [("B1:3 D1 D3", 3000), ("A2:2 A3:2", 800), ("E1:4 E2:3 E3 I1", 900), ("B1 D1", 1200), ("F1:2 F3 K2", 1400)],
)
def test_ga_10_2_price_times_level_of_all_joints_and_cash_are_added_up(joints: str, worth: int) -> None:
    s = last(joints={0: joints}, cash={0: 700, 1: worth + 600, 2: worth + 500})
    assert won(s) == ((0,), "richest", "GA-10.2")
    assert [event["worth"] for event in s.events("worth")] == [worth + 700, worth + 600, worth + 500]
    result = s.match.result
    assert result is not None
    assert (result.scores, result.ranks) == ((worth + 700, worth + 600, worth + 500), (1, 2, 3))


def test_ga_10_2_pieces_equipment_and_markers_are_worth_nothing() -> None:
    s = last(pieces={0: "R10 a-1, T10 a-1, V3 a-1"}, equipped={0: "RTV"}, markers={0: "marker-7"}, cash={1: 100})
    assert won(s) == ((1,), "richest", "GA-10.2")


def test_ga_10_2_no_gang_is_needed() -> None:
    assert won(last(pieces={0: GANG}, cash={0: 9900, 1: 20_000})) == ((1,), "richest", "GA-10.2")


@pytest.mark.parametrize("able", SOME)
def test_ga_10_2_equally_rich_players_share(able: tuple[int, ...]) -> None:
    s = last(cash={seat: 900 if seat in able else 800 for seat in range(3)})
    assert won(s) == (able, "richest", "GA-10.2")


def test_ga_10_2_equal_by_different_goods_share_too() -> None:
    s = last(joints={0: "B1:2 D1"}, cash={0: 200, 1: 2000, 2: 1900})
    assert won(s) == ((0, 1), "richest", "GA-10.2")


def test_ga_10_2_nobody_has_anything_and_all_share() -> None:
    assert won(last()) == ((0, 1, 2), "richest", "GA-10.2")


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_ga_10_2_the_round_ends_with_the_last_in_the_order_of_play(order: tuple[int, ...]) -> None:
    s = story(seats=3, order=order, active=order[0], number=60, cash={0: 300, 1: 100})
    for seat in order[:-1]:
        s.done(seat)
        assert won(s) is None
        following = order[order.index(seat) + 1]
        s.play(following, "throw").play(following, "pass")
    s.done(order[-1])
    assert (won(s), s.round) == (((0,), "richest", "GA-10.2"), 60)


def test_ga_10_2_round_59_is_not_the_last() -> None:
    s = story(number=59, active=2).done(2)
    assert (won(s), s.round, s.active, s.events("round")) == (None, 60, 0, [{"round": 60}])


def test_ga_10_2_income_of_the_last_turn_counts() -> None:
    s = last(joints={1: "A2"}, public={"3a": "A2"}, cash={0: 700})
    assert won(s) == ((1,), "richest", "GA-10.2")


def test_ga_10_2_who_wins_by_10_1_in_the_last_turn_wins_before_the_richest() -> None:
    s = last(pieces={0: GANG}, cash={0: 10_000, 1: 50_000})
    assert won(s) == ((0,), "cash", "GA-10.1")
    assert s.events("worth") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_10_2_with_any_number_of_players(seats: int) -> None:
    s = last(seats=seats, active=seats - 1, cash={1: 100})
    assert won(s) == ((1,), "richest", "GA-10.2")


# Nothing happens after the end


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ga_10_nothing_happens_after_the_match_has_ended(seats: int, seed: int) -> None:
    """Random last rounds of a busy city, which somebody wins one way or another: `ended` is the last event that anyone sees."""
    match = story(
        seats,
        pieces={seat: f"R6 {home}, T4 {home}!, V1 {home}" for seat, home in enumerate(["A2", "B1", "C1", "H1"][:seats])},
        joints={0: "A2 A3 A4 I3 I4 K2 K3", 1: "B1 D1 D3"},
        cash=dict.fromkeys(range(seats), 9_000 - 1_000 * (seed % 9)),
        cops={"7": "d-4", "3": "A1"},
        public={"3a": "A2", "2a": "B1"},
        number=60,
        at="buy",
        seed=seed,
    ).match
    finish(match, seed)
    for eye in (*range(seats), None):
        names = [event.name for event in match.events(eye)]
        assert (names[-1], names.count("ended")) == ("ended", 1)
