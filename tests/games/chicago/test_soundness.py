"""What no position may break: each position here is sound except for one thing, and is refused for it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from tests.games.chicago.flaws import (
    ASK,
    BASES,
    BEYOND,
    CHIP,
    CHIPS,
    DICE,
    FOREIGN,
    HEADS,
    MEN,
    REASON,
    SENTENCES,
    SPACE,
    STEPS,
    STREET,
    WALK,
    bare,
    broken,
    buying,
    dump,
    fight,
    first_buying,
    over,
    reserve,
    rich,
    turn,
    walk,
    why,
    won,
)
from tests.games.chicago.story import DATA, GAME, NAMES, Story, space, story
from tests.games.damage import Change, Data, drop, more, play_on, playable, put
from windycity.core.errors import BadPosition
from windycity.core.names import name_of
from windycity.games.chicago.rules.soundness import Flaw
from windycity.games.chicago.view import Walk


def stand(seat: int, man: int, place: str) -> list[Change]:
    """A man (from number 1) stands somewhere, and the space knows it."""

    def change(data: Data) -> None:
        put(place, "man_at", seat, man - 1)(data)
        data["gang_on"][place] = seat
        data["men_on"][place] = data["men_on"].get(place, 0) + 1

    return [change]


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    assert set(SENTENCES) == {f"flaw-{name_of(flaw)}" for flaw in Flaw if flaw != Flaw.SOUND}


@pytest.mark.parametrize("base", BASES)
def test_the_positions_are_sound_before_anything_is_changed(base: Callable[[], Story]) -> None:
    s = base()
    assert s.ask == {"first_buying": "buy", "buying": "buy", "walk": "step", "reserve": "from", "fight": "fight"}.get(
        base.__name__, "nothing" if base in (over, won) else "move"
    )
    for data in (GAME.dump_position(s.match.position), s.seen(0), s.seen(None)):
        assert GAME.dump_position(GAME.load_position(data)) == data


# Men and spaces


def test_ch_1_1_only_men_with_heads_stand_on_the_board() -> None:
    assert broken(turn, *stand(0, 4, "e3")) == MEN  # he is out
    assert broken(turn, *stand(0, 5, "e3")) == MEN  # he has no head
    assert broken(turn, put("out", "head", 0, 1)) == MEN


def test_ch_2_1_nothing_belongs_to_a_seat_that_is_not_in_the_match() -> None:
    """Entries for a third seat in the lists of a match of two."""
    position = story(dice="1 2 6").match.position
    for damage in ("money", "chips", "head", "man_at"):
        wrong = position.copy()
        if damage in ("money", "chips"):
            getattr(wrong, damage)[2] = 1
        elif damage == "head":
            wrong.head[3, 0] = 1
        else:
            wrong.man_at[2, 0] = 0
        with pytest.raises(BadPosition) as caught:
            GAME.check_position(wrong)
        assert (caught.value.sentence, str(caught.value)) == (BEYOND, SENTENCES[BEYOND])


def test_ch_2_1_a_position_with_fewer_seats_than_gangs_is_refused() -> None:
    assert broken(turn, put(2, "seats")) == BEYOND


def test_ch_3_5_each_space_knows_who_stands_there() -> None:
    assert broken(turn, put(2, "men_on", "d3")) == SPACE
    assert broken(turn, put(1, "men_on", "NW5A")) == SPACE
    assert broken(turn, put(1, "gang_on", "d3")) == SPACE
    assert broken(turn, drop("gang_on", "d3")) == SPACE
    assert broken(turn, drop("men_on", "d3")) == SPACE
    assert broken(turn, put(0, "gang_on", "k12")) == SPACE
    assert broken(turn, put(1, "men_on", "k12")) == SPACE
    assert broken(turn, put("e3", "man_at", 0, 1)) == SPACE
    assert broken(turn, put(None, "man_at", 0, 1)) == SPACE


def test_ch_3_5_no_space_holds_two_gangs() -> None:
    assert broken(turn, put("NW5A", "man_at", 0, 2), put(3, "men_on", "NW5A")) == SPACE


def test_ch_3_5_a_street_space_holds_one_man() -> None:
    assert broken(turn, *stand(0, 3, "d3")) == STREET


@pytest.mark.parametrize("home", ["NE-hq", "SE-hq", "SW-hq"])
def test_ch_3_5_nobody_stands_in_another_headquarters(home: str) -> None:
    assert broken(turn, *stand(0, 3, home)) == FOREIGN


def test_ch_2_1_of_two_players_the_second_is_at_home_in_the_south_east() -> None:
    assert broken(rich, *stand(0, 4, "SE-hq")) == FOREIGN
    assert broken(rich, *stand(0, 4, "NE-hq")) == FOREIGN
    data = GAME.dump_position(rich().match.position)
    stand(0, 4, "NW-hq")[0](data)
    assert GAME.load_position(data).man_at[0, 3] == DATA.headquarters[0]


# Heads and chips


@pytest.mark.parametrize("head", [1, 2, 3, 4])
@pytest.mark.parametrize("by", [1, -1])
def test_ch_1_1_every_head_is_on_a_man_or_in_the_bank(head: int, by: int) -> None:
    assert broken(rich, more(by, "bank", head)) == HEADS


def test_ch_1_1_a_man_does_not_change_his_head_without_the_bank() -> None:
    assert broken(turn, put("red", "head", 0, 1)) == HEADS
    assert broken(turn, put("blue", "head", 0, 3)) == HEADS
    assert broken(turn, put(1, "bank", 0)) == HEADS


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("by", [1, -1])
def test_ch_1_1_every_chip_is_in_a_bar_or_with_its_gang(seat: int, by: int) -> None:
    assert broken(turn, put(25, "chips", seat), more(by, "chips", seat)) == CHIPS


def test_ch_1_1_no_chip_comes_from_nowhere() -> None:
    assert broken(turn, put(0, "chip", "NW1b")) == CHIPS
    assert broken(turn, drop("chip", "NW1a")) == CHIPS
    assert broken(turn, put(1, "chip", "NW1a")) == CHIPS


@pytest.mark.parametrize("place", ["k12", "NW-casino", "NW-hq", "d3"])
def test_ch_5_1_chips_lie_in_bars_and_nowhere_else(place: str) -> None:
    assert broken(turn, put(0, "chip", place), more(-1, "chips", 0)) == CHIP


def test_ch_5_1_no_chip_lies_where_another_gang_stands() -> None:
    assert broken(turn, put(0, "chip", "NW5A"), more(-1, "chips", 0), more(1, "chips", 2)) == CHIP


def test_ch_5_1_a_chip_belongs_to_a_gang_of_the_match() -> None:
    assert broken(turn, put(3, "chip", "NW1b")) == CHIP


def test_ch_5_1_a_gang_with_chips_has_one_where_it_stands() -> None:
    assert broken(turn, drop("chip", "NW5A"), more(1, "chips", 2)) == CHIP
    first = next(iter(GAME.dump_position(bare().match.position)["chip"]))
    assert broken(bare, drop("chip", first), more(1, "chips", 0)) == CHIP


# Dice and rounds


@pytest.mark.parametrize("dice", [[2, 1, 6], [1, 6, 2], [6, 0, 0], [1, 0, 2], [0, 2, 1]])
def test_ch_3_1_dice_are_in_rising_order_used_ones_first(dice: list[int]) -> None:
    assert broken(turn, put(dice, "dice")) == DICE


@pytest.mark.parametrize("base", [first_buying, buying])
def test_ch_2_2_there_are_no_dice_while_heads_are_bought(base: Callable[[], Story]) -> None:
    assert broken(base, put([0, 0, 1], "dice")) == DICE


def test_ch_2_2_the_first_purchase_is_before_round_1_and_nothing_else_is() -> None:
    assert broken(first_buying, put(1, "round")) == DICE
    assert broken(turn, put(0, "round")) == DICE
    assert broken(walk, put(0, "round")) == DICE


@pytest.mark.parametrize("number", [0, 1, 5, 7, 11, 13, 24])
def test_ch_5_3_heads_are_bought_after_rounds_6_12_and_18_only(number: int) -> None:
    assert broken(buying, put(number, "round")) == DICE


@pytest.mark.parametrize("number", [6, 12, 18])
def test_ch_5_3_and_after_each_of_these(number: int) -> None:
    data = GAME.dump_position(buying().match.position)
    data["round"] = number
    assert GAME.load_position(data).round == number


# What is asked


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, won)])
@pytest.mark.parametrize(
    "changes",
    [
        [put("-", "waiting")],
        [put("nothing", "ask")],
        [put("0", "winners")],
        [put("richest", "reason")],
        [put("-", "waiting"), put("nothing", "ask")],
        [put("0+1", "waiting")],
        [put(None, "active")],
    ],
)
def test_somebody_is_asked_as_long_as_the_match_is_not_over(base: Callable[[], Story], changes: list[Change]) -> None:
    assert broken(base, *changes) == ASK


@pytest.mark.parametrize("base", [over, won])
@pytest.mark.parametrize(
    "change", [put("0", "waiting"), put("move", "ask"), put("-", "winners"), put("not-over", "reason"), put("3", "winners")]
)
def test_nobody_is_asked_when_the_match_is_over(base: Callable[[], Story], change: Change) -> None:
    assert broken(base, change) == ASK


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, won)])
def test_only_the_active_player_is_asked(base: Callable[[], Story]) -> None:
    data = deepcopy(dump(base))
    for seat in range(data["seats"]):
        if seat != data["active"]:
            assert why(deepcopy(data) | {"waiting": str(seat)}) == ASK


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, won)])
def test_what_is_asked_is_what_comes_now(base: Callable[[], Story]) -> None:
    data = deepcopy(dump(base))
    for ask in ("buy", "move", "from", "step", "fight"):
        if ask != data["ask"]:
            assert why(deepcopy(data) | {"ask": ask}) == ASK


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, won)])
def test_the_phase_fits_what_is_asked(base: Callable[[], Story]) -> None:
    data = deepcopy(dump(base))
    for phase in ("first-buying", "throw", "turn", "walk", "fight", "buying"):
        if phase != data["phase"]:
            assert why(deepcopy(data) | {"phase": phase}) in (ASK, DICE)


def test_ch_2_2_whoever_is_asked_to_buy_can_buy() -> None:
    assert broken(first_buying, put(9, "money", 0)) == ASK
    assert broken(buying, put(9, "money", 1)) == ASK


@pytest.mark.parametrize("base", [first_buying, buying])
def test_ch_2_2_no_walk_is_under_way_while_heads_are_bought(base: Callable[[], Story]) -> None:
    assert broken(base, put(2, "steps")) == ASK  # found by random damage: the next turn would begin with steps
    assert broken(base, put("NW-hq", "walk_at")) == ASK
    assert broken(base, put("NW-hq", "walk_from")) == ASK
    assert broken(base, put("2", "walker")) == ASK


def test_ch_3_1_whoever_is_asked_to_move_has_dice_and_men() -> None:
    assert broken(turn, put([0, 0, 0], "dice")) == ASK
    men = ["out"] * 4
    gone = [put(men, "head", 0), put([], "man_at", 0), drop("gang_on", "NW-hq"), drop("men_on", "NW-hq")]
    gone += [drop("gang_on", "d3"), drop("men_on", "d3"), more(1, "bank", 1), more(1, "bank", 2), more(1, "bank", 4)]
    assert broken(turn, *gone) == ASK


def test_ch_3_2_nothing_is_under_way_when_a_man_is_chosen() -> None:
    assert broken(turn, put(2, "steps")) == ASK
    assert broken(turn, put("2", "walker")) == ASK
    assert broken(turn, put("d3", "walk_at")) == ASK
    assert broken(turn, put("d3", "walk_from")) == ASK


@pytest.mark.parametrize("base", [walk, reserve])
def test_ch_3_2_a_walk_has_a_man_and_steps(base: Callable[[], Story]) -> None:
    assert broken(base, put(0, "steps")) == ASK
    assert broken(base, put(None, "walker")) == ASK
    assert broken(base, put("4", "walker")) == ASK  # he is out
    assert broken(base, put("9", "walker")) == ASK  # he has no head
    assert broken(base, put("1", "walker")) == ASK  # he stands in the headquarters


def test_ch_3_2_a_walk_has_a_place() -> None:
    assert broken(walk, put(None, "walk_at")) == ASK
    assert broken(walk, put(None, "walk_from")) == ASK


def test_ch_3_2_a_walk_can_be_completed() -> None:
    s = story(men={0: ["blue g3", "blue h3"]}, dice="3").play(0, ["move 1 with 3", "step h3"])
    data = GAME.dump_position(s.match.position)
    assert why(deepcopy(data) | {"walk_at": "NW1c", "steps": 1}) == ASK


def test_ch_4_3_a_fight_is_against_several_men_of_another_gang() -> None:
    assert broken(fight, put("k12", "walk_at")) == ASK
    assert broken(fight, put(1, "steps")) == ASK
    assert broken(fight, put(None, "walker")) == ASK
    alone = [put("out", "head", 2, 0), put(None, "man_at", 2, 0), put(1, "men_on", "NW5A"), more(1, "bank", 1)]
    assert broken(fight, *alone) == ASK


# Where a walk can be, and how far it goes


@pytest.mark.parametrize("place", ["v2", "NE-casino", "NW5A"])
def test_ch_3_6_nobody_walks_among_enemies_without_fighting_them(place: str) -> None:
    assert broken(walk, put(place, "walk_at")) == WALK
    assert broken(walk, put(place, "walk_from")) == WALK
    assert broken(won, put("walk", "phase")) == WALK


def test_ch_3_6_who_attacks_is_where_the_enemies_are() -> None:
    assert fight().view(None).walk == Walk(man="1", at="NW5A", steps=0, ends=[])
    assert broken(won, put("green", "head", 0, 0), put("yellow", "head", 0, 5), put("j12", "walk_at")) == WALK


def test_ch_6_1_unless_he_has_the_fifth_yellow_head_by_beating_the_last_of_them() -> None:
    assert GAME.load_position(deepcopy(dump(won)) | {"walk_at": "j12"}).walk_at == space("j12")


@pytest.mark.parametrize("home", ["NE-hq", "SE-hq", "SW-hq"])
def test_ch_3_5_nobody_walks_through_another_headquarters(home: str) -> None:
    assert broken(walk, put(home, "walk_at")) == WALK
    assert broken(walk, put(home, "walk_from")) == WALK


def test_ch_3_5_but_through_his_own() -> None:
    data = deepcopy(dump(walk)) | {"walk_at": "NW-hq", "walk_from": "NW-hq"}
    assert GAME.load_position(data).walk_at == DATA.headquarters[0]


@pytest.mark.parametrize("walker", [None, "3", "9"])
def test_ch_3_2_who_walks_when_the_match_is_won_is_a_man_of_the_gang_or_nobody(walker: str | None) -> None:
    assert broken(won, put(walker, "walker")) == WALK
    assert broken(won, put(None, "walk_at")) == WALK
    assert broken(over, put("j12", "walk_at")) == WALK
    assert broken(over, put(2, "steps")) == WALK


@pytest.mark.parametrize(("dice", "most"), [([0, 2, 3], 6), ([0, 0, 3], 12), ([0, 0, 0], 18)])
@pytest.mark.parametrize("base", [walk, reserve])
def test_ch_3_1_steps_come_from_dice_that_are_used(base: Callable[[], Story], dice: list[int], most: int) -> None:
    data = deepcopy(dump(base)) | {"dice": dice, "steps": most}
    assert GAME.load_position(data).steps == most
    if most < 18:
        assert why(deepcopy(data) | {"steps": most + 1}) == STEPS
        assert why(deepcopy(data) | {"steps": 18}) == STEPS


@pytest.mark.parametrize("base", [walk, reserve, fight, won])
def test_ch_3_1_nobody_walks_before_a_die_is_used(base: Callable[[], Story]) -> None:
    assert broken(base, put([1, 2, 6], "dice")) == STEPS


# The ways to win (CH-6)


def yellows(count: int) -> list[str]:
    return ["yellow NW-hq"] * (count - 1) + ["yellow reserve"]


def test_ch_6_1_with_five_yellow_heads_the_match_is_over() -> None:
    assert story(men={0: yellows(4)}, dice="1 2 6").ask == "move"
    with pytest.raises(BadPosition, match="five yellow heads, and yet the match goes on"):
        story(men={0: yellows(5)}, dice="1 2 6")
    with pytest.raises(BadPosition, match="five yellow heads, and yet the match goes on"):
        story(men={1: [man.replace("NW", "SE") for man in yellows(5)]}, dice="1 2 6")


def test_ch_6_1_with_men_in_three_casinos_the_match_is_over() -> None:
    held = ["yellow NW-casino", "red NE-casino"]
    assert story(men={0: [*held, "blue r18"]}, dice="1 2 6").ask == "move"
    with pytest.raises(BadPosition, match="three casinos"):
        story(men={0: [*held, "blue SE-casino"]}, dice="1 2 6")


def test_ch_6_1_a_walk_through_the_third_casino_can_be_loaded() -> None:
    s = story(men={0: ["yellow NW-casino", "red NE-casino", "blue r18"]}, dice="1 2 6").play(
        0, ["move 3 with 2", "step SE-casino"]
    )
    data = GAME.dump_position(s.match.position)
    assert GAME.dump_position(GAME.load_position(data)) == data


def test_ch_6_1_a_walk_out_of_the_third_casino_cannot_have_begun() -> None:
    """The man who leaves it is no longer counted, but the match was over when he came."""
    s = story(men={0: ["yellow NW-casino", "red NE-casino", "blue r18"]}, dice="1 2 6").walk(0, 3, "1", "SE-casino")
    assert s.match.over


@pytest.mark.parametrize("held", ["", "NW4A", "NW5A NE4A SE5A"])
def test_ch_6_1_with_all_central_bars_the_match_is_over(held: str) -> None:
    """By chips, or by men where no chip is left."""
    central = [NAMES["space"][number] for number in range(DATA.spaces) if DATA.central[number]]
    men = {0: ["yellow NW-hq", *(f"blue {bar}" for bar in held.split())]}
    chips = " ".join(bar for bar in central if bar not in held)
    assert story(men=men, chips={0: " ".join(chips.split()[1:])}, dice="1 2 6").ask == "move"
    with pytest.raises(BadPosition, match="all central bars"):
        story(men=men, chips={0: chips}, dice="1 2 6")


def test_ch_6_1_seven_central_bars_in_the_middle_of_a_move_can_be_loaded() -> None:
    central = [NAMES["space"][number] for number in range(DATA.spaces) if DATA.central[number]]
    s = story(men={0: ["blue i12"]}, chips={0: " ".join(bar for bar in central if bar != "NW5A")}, dice="3 5")
    data = GAME.dump_position(s.play(0, ["move 1 with 3", "step j12"]).match.position)
    assert GAME.dump_position(GAME.load_position(data)) == data
    assert s.play(0, "step NW5A").match.over
    data = GAME.dump_position(s.match.position)
    assert (data["reason"], data["steps"]) == ("central-bars", 1)
    assert GAME.dump_position(GAME.load_position(data)) == data
    assert why(deepcopy(data) | {"reason": "three-casinos"}) == REASON
    assert why(deepcopy(data) | {"winners": "1"}) == REASON


@pytest.mark.parametrize("number", [1, 6, 23])
def test_ch_6_2_the_richest_wins_after_round_24_only(number: int) -> None:
    assert broken(over, put(number, "round")) == REASON


def test_ch_6_2_the_richest_is_the_richest() -> None:
    assert dump(over)["winners"] == "1"
    assert broken(over, put("0", "winners")) == REASON
    assert broken(over, put("0+1", "winners")) == REASON
    assert broken(over, put(5, "money", 1)) == REASON


@pytest.mark.parametrize("reason", ["three-casinos", "central-bars", "five-yellows"])
def test_ch_6_1_a_match_is_won_by_what_the_winner_has(reason: str) -> None:
    assert broken(over, put(reason, "reason")) == REASON
    if reason != "five-yellows":
        assert broken(won, put(reason, "reason")) == REASON
    assert broken(won, put("richest", "reason")) == REASON
    assert broken(won, put("0+1", "winners")) == REASON


# Play from here


@pytest.mark.parametrize("dice", ["1", "1 2", "2 2", "1 2 3", "2 2 5", "2 5 5", "4 4 4"])
def test_ch_3_1_every_legal_move_is_listed_once(dice: str) -> None:
    legal = story(men={0: ["blue d3", "green a1"]}, dice=dice).legal(0)
    assert sorted(legal) == sorted(set(legal))


@pytest.mark.parametrize("base", BASES)
def test_what_is_not_damaged_stays_sound(base: Callable[[], Story]) -> None:
    play_on(playable(GAME, base().match.position, Random(7)), Random(7), 4)
