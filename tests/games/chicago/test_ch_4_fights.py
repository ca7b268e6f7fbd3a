"""CH-4.1 to CH-4.3: throws, losers and winners, and several defenders."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.chicago.story import DATA, GAME, Story, story
from windycity.core.errors import BadChance
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games.chicago.position import Head

HEADS = ("blue", "green", "red", "yellow")
FACES = {"blue": (1, 2, 3, 4, 5, 6), "green": (3, 3, 4, 4, 5, 6), "red": (4, 4, 5, 5, 6, 6), "yellow": (5, 5, 5, 6, 6, 6)}
WORTH = {"blue": 10, "green": 25, "red": 40, "yellow": 50}
NEXT = {"blue": "green", "green": "red", "red": "yellow", "yellow": "yellow"}
STOCK = {"blue": 40, "green": 40, "red": 20, "yellow": 20}


def duel(attacker: str = "blue", defender: str = "blue", bank: dict[str, int] | None = None) -> Story:
    """The first gang's man stands on d3, the second's on e3, and a die shows 1. Both have 5."""
    return story(men={0: [f"{attacker} d3"], 1: [f"{defender} e3"]}, dice="1 6", money={0: 5, 1: 5}, bank=bank)


def fight(s: Story, chance: str) -> Story:
    return s.walk(0, 1, "1", "e3", chance=chance)


def faces(s: Story) -> list[tuple[object, object]]:
    """What was thrown, attacker and defender."""
    return [(fought["face"], fought["other_face"]) for fought in s.events("fought")]


def raid(attacker: str = "blue", defenders: tuple[str, ...] = ("blue", "green", "red"), place: str = "NW5A") -> Story:
    """The first gang's man stands at the door of a building with several men of the second gang."""
    door = {"NW5A": "j12", "NW-casino": "g7"}[place]
    men = {0: [f"{attacker} {door}"], 1: [f"{head} {place}" for head in defenders]}
    return story(men=men, dice="1 2 6", money={0: 15, 1: 15}).walk(0, 1, "1", place)


# CH-4.1: throws


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("face", range(1, 7))
def test_ch_4_1_the_attacker_throws_the_die_of_his_rank(head: str, face: int) -> None:
    s = duel(head)
    other = 2 if face == 1 else 1
    if face in FACES[head]:
        assert faces(fight(s, f"{face} {other}")) == [(face, other)]
    else:
        with pytest.raises(BadChance):
            fight(s, f"{face} {other}")
        assert (faces(s), s.head(0, 1), s.head(1, 1)) == ([], head, "blue")


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("face", range(1, 7))
def test_ch_4_1_the_defender_throws_the_die_of_his_rank(head: str, face: int) -> None:
    s = duel("blue", head)
    other = 2 if face == 1 else 1
    if face in FACES[head]:
        assert faces(fight(s, f"{other} {face}")) == [(other, face)]
    else:
        with pytest.raises(BadChance):
            fight(s, f"{other} {face}")
        assert (faces(s), s.head(0, 1), s.head(1, 1)) == ([], "blue", head)


@pytest.mark.parametrize("outcome", ["0", "7", "six", "W4"])
def test_ch_4_1_no_die_shows_anything_but_1_to_6(outcome: str) -> None:
    with pytest.raises(BadChance):
        fight(duel(), f"{outcome} 1")


@pytest.mark.parametrize("head", HEADS)
def test_ch_4_1_each_rank_has_its_own_die(head: str) -> None:
    assert tuple(sorted(int(face) for face in DATA.fight_die[Head[head.upper()]])) == FACES[head]


@pytest.mark.parametrize("head", HEADS)
def test_ch_4_1_every_side_of_a_die_comes_up_equally_often(head: str) -> None:
    position = duel(head).play(0, "move 1 with 1").match.position
    thrown: Counter[object] = Counter()
    for number in range(90):
        match = Match(GAME, {}, Luck("fast-1", number.to_bytes(8, "big")), GAME.interpreted.of(position), position.copy())
        match.play(0, "step e3")
        thrown[next(event.facts["face"] for event in match.events(0) if event.name == "fought")] += 1
    assert set(thrown) == set(FACES[head])
    for face, count in Counter(FACES[head]).items():
        assert abs(thrown[face] - 15 * count) < 15  # 15 for each side; the deviation is 4 to 5


@pytest.mark.parametrize(("chance", "winner"), [("4 3", 0), ("3 4", 1), ("2 1", 0), ("1 2", 1), ("6 1", 0), ("1 6", 1)])
def test_ch_4_1_the_higher_throw_wins_by_one_as_by_many(chance: str, winner: int) -> None:
    s = fight(duel(), chance)
    assert (s.head(winner, 1), s.head(1 - winner, 1)) == ("green", "out")


def test_ch_4_1_the_higher_throw_counts_and_not_the_higher_rank() -> None:
    s = fight(duel("blue", "yellow"), "6 5")
    assert (s.head(0, 1), s.head(1, 1)) == ("green", "out")


def test_ch_4_1_equal_throws_are_thrown_again() -> None:
    s = fight(duel(), "3 3 2 5")
    assert faces(s) == [(3, 3), (2, 5)]
    assert (s.head(0, 1), s.head(1, 1)) == ("out", "green")


def test_ch_4_1_equal_throws_are_thrown_again_until_they_differ() -> None:
    s = fight(duel(), "3 3 6 6 1 1 4 4 5 1")
    assert faces(s) == [(3, 3), (6, 6), (1, 1), (4, 4), (5, 1)]
    assert (s.head(0, 1), s.head(1, 1)) == ("green", "out")


def test_ch_4_1_equal_throws_pay_nobody_and_raise_nobody() -> None:
    s = fight(duel("green", "yellow"), "5 5 6 6 3 5")
    assert (s.money(0), s.money(1)) == (5, 30)
    assert s.events("rose") == []


def test_ch_4_1_both_throw_again_with_the_die_of_their_rank() -> None:
    with pytest.raises(BadChance):
        fight(duel("green", "blue"), "4 4 2 1")
    with pytest.raises(BadChance):
        fight(duel("blue", "green"), "4 4 1 2")


def test_ch_4_1_every_fight_is_thrown_anew() -> None:
    s = raid("blue", ("blue", "red")).play(0, "fight 1", "6 1 4 5")
    assert faces(s) == [(6, 1), (4, 5)]
    assert (s.head(0, 1), s.head(1, 2)) == ("out", "yellow")


# CH-4.2: loser and winner


@pytest.mark.parametrize("winner", HEADS)
@pytest.mark.parametrize("loser", HEADS)
@pytest.mark.parametrize("side", [0, 1])
def test_ch_4_2_the_winner_is_paid_and_rises_attacker_or_defender(winner: str, loser: str, side: int) -> None:
    s = fight(duel(winner, loser), "6 5") if side == 0 else fight(duel(loser, winner), "5 6")
    assert (s.money(side), s.money(1 - side)) == (5 + WORTH[loser], 5)
    assert (s.head(side, 1), s.head(1 - side, 1)) == (NEXT[winner], "out")
    left = {head: STOCK[head] - (head == NEXT[winner]) for head in HEADS}
    assert {head: s.bank(head) for head in HEADS} == left


def test_ch_4_2_the_winner_rises_one_rank_at_once() -> None:
    s = fight(duel("blue", "yellow"), "6 5")
    assert s.events("rose") == [{"seat": 0, "man": "1", "head": "green"}]
    assert (s.ask, s.head(0, 1)) == ("move", "green")


def test_ch_4_2_the_winner_throws_the_better_die_with_the_next_move_of_the_same_turn() -> None:
    men = {0: ["blue d3"], 1: ["blue e3", "blue f3"]}
    s = story(men=men, dice="1 1").walk(0, 1, "1", "e3", chance="2 1")
    with pytest.raises(BadChance):
        s.walk(0, 1, "1", "f3", chance="2 1")
    s = story(men=men, dice="1 1").walk(0, 1, "1", "e3", chance="2 1").walk(0, 1, "1", "f3", chance="3 1")
    assert (s.head(0, 1), s.money(0)) == ("red", 20)


@pytest.mark.parametrize(("chance", "loser"), [("6 1", 1), ("1 6", 0)])
def test_ch_4_2_the_loser_is_out_for_good(chance: str, loser: int) -> None:
    s = fight(duel(), chance)
    assert (s.head(loser, 1), s.at(loser, 1), s.men(loser)) == ("out", None, [])
    assert s.events("fell") == [{"seat": loser, "man": "1", "head": "blue", "space": "e3"}]


def test_ch_4_2_the_body_of_the_loser_is_not_used_again() -> None:
    men = {0: ["blue d3"], 1: ["yellow SE-hq", "blue e3"]}
    s = story(men=men, dice="1", number=6, active=0, money={1: 10}).walk(0, 1, "1", "e3", chance="6 1")
    s.play(1, "end").play(0, "done").play(1, "buy blue")
    assert s.men(1) == [1, 3]
    assert (s.head(1, 2), s.head(1, 3)) == ("out", "blue")


def test_ch_4_2_twenty_bodies_are_all_there_are() -> None:
    s = story(men={0: ["blue d3"], 1: ["blue e3"]}, out={1: 19}, dice="1", number=6, active=0, money={1: 500})
    s.walk(0, 1, "1", "e3", chance="6 1")
    assert (s.men(1), s.round, s.ask) == ([], 6, "buy")
    s.play(0, "done")
    assert (s.round, s.active, s.money(1)) == (7, 0, 500)


def test_ch_4_2_the_attacker_who_wins_stands_in_the_space() -> None:
    s = fight(duel(), "6 1")
    assert (s.at(0, 1), s.at(1, 1)) == ("e3", None)


def test_ch_4_2_the_attacker_who_loses_leaves_the_space_to_the_defender() -> None:
    s = fight(duel(), "1 6")
    assert (s.at(0, 1), s.at(1, 1), s.men(0)) == (None, "e3", [])


def test_ch_4_2_the_space_that_a_beaten_attacker_left_is_free() -> None:
    men = {0: ["blue d3", "blue c3"], 1: ["blue e3"]}
    s = story(men=men, dice="1 1").walk(0, 1, "1", "e3", chance="1 6").walk(0, 2, "1", "d3")
    assert s.at(0, 2) == "d3"


def test_ch_4_2_the_winner_may_move_again_with_another_die() -> None:
    s = story(men={0: ["blue d3"], 1: ["blue e3"]}, dice="1 2").walk(0, 1, "1", "e3", chance="6 1").walk(0, 1, "2", "f3", "g3")
    assert s.at(0, 1) == "g3"


def test_ch_4_2_dice_that_are_left_can_be_used_after_a_lost_fight() -> None:
    s = story(men={0: ["blue d3", "blue a1"], 1: ["blue e3"]}, dice="1 2").walk(0, 1, "1", "e3", chance="1 6")
    assert (s.active, s.dice, s.legal(0)) == (0, [2], ["move 2 with 2", "end"])


def test_ch_4_2_a_man_from_the_reserve_who_loses_is_out_too() -> None:
    s = story(men={0: ["yellow d3", "blue reserve"], 1: ["blue e3"]}, dice="1")
    s.play(0, "move 2 with 1").play(0, "from d3").play(0, "step e3", "1 6")
    assert (s.head(0, 2), s.at(0, 1), s.head(1, 1), s.money(1)) == ("out", "d3", "green", 10)


def test_ch_4_2_a_yellow_one_stays_yellow_and_is_paid_all_the_same() -> None:
    s = fight(duel("yellow", "red"), "6 4")
    assert (s.head(0, 1), s.money(0), s.events("rose")) == ("yellow", 45, [])
    assert (s.bank("red"), s.bank("yellow")) == (20, 19)


@pytest.mark.parametrize(("winner", "lacking"), [("blue", "green"), ("green", "red"), ("red", "yellow")])
@pytest.mark.parametrize("side", [0, 1])
def test_ch_4_2_without_a_head_of_that_colour_he_stays_as_he_is(winner: str, lacking: str, side: int) -> None:
    bank = dict.fromkeys(HEADS, 3) | {lacking: 0}
    s = fight(duel(winner, "blue", bank), "6 1") if side == 0 else fight(duel("blue", winner, bank), "1 6")
    assert (s.head(side, 1), s.money(side), s.events("rose")) == (winner, 15, [])
    assert {head: s.bank(head) for head in HEADS} == bank | {"blue": 4}


@pytest.mark.parametrize(("winner", "lacking"), [("blue", "green"), ("green", "red"), ("red", "yellow")])
@pytest.mark.parametrize("side", [0, 1])
def test_ch_4_2_the_last_head_of_that_colour_can_be_had(winner: str, lacking: str, side: int) -> None:
    bank = dict.fromkeys(HEADS, 3) | {lacking: 1}
    s = fight(duel(winner, "blue", bank), "6 1") if side == 0 else fight(duel("blue", winner, bank), "1 6")
    assert (s.head(side, 1), s.bank(lacking)) == (lacking, 0)


@pytest.mark.parametrize(("winner", "lacking"), [("blue", "green"), ("green", "red"), ("red", "yellow")])
@pytest.mark.parametrize("side", [0, 1])
def test_ch_4_2_the_head_of_the_loser_comes_back_first(winner: str, lacking: str, side: int) -> None:
    bank = dict.fromkeys(HEADS, 3) | {lacking: 0}
    s = fight(duel(winner, lacking, bank), "6 5") if side == 0 else fight(duel(lacking, winner, bank), "5 6")
    assert (s.head(side, 1), s.money(side)) == (lacking, 5 + WORTH[lacking])
    assert {head: s.bank(head) for head in HEADS} == bank | {winner: 4}


def test_ch_4_2_a_rank_without_heads_is_not_skipped() -> None:
    s = fight(duel("blue", "red", {"green": 0}), "6 5")
    assert (s.head(0, 1), s.bank("red"), s.bank("green")) == ("blue", 20, 0)


def test_ch_4_2_money_of_the_other_gangs_does_not_change() -> None:
    men = {0: ["blue d3"], 1: ["red e3"]}
    s = story(seats=4, men=men, dice="1 6", money={0: 1, 1: 2, 2: 3, 3: 4}).walk(0, 1, "1", "e3", chance="6 5")
    assert [s.money(seat) for seat in range(4)] == [41, 2, 3, 4]
    assert s.events("was-paid") == [{"seat": 0, "money": 40}]


def test_ch_4_2_whoever_is_met_last_fights_and_nobody_else() -> None:
    s = story(seats=3, men={0: ["blue d3"], 1: ["blue e3"], 2: ["blue f3"]}, dice="1 6").walk(0, 1, "1", "e3", chance="6 1")
    assert (s.head(1, 1), s.head(2, 1)) == ("out", "blue")
    assert s.events("attacked") == [{"seat": 0, "man": "1", "space": "e3", "defender": 1}]


# CH-4.3: several defenders


@pytest.mark.parametrize("place", ["NW5A", "NW-casino"])
def test_ch_4_3_the_attacker_chooses_whom_he_fights(place: str) -> None:
    s = raid(place=place)
    assert (s.ask, s.waiting, s.events("fought")) == ("fight", (0,), [])
    assert sorted(s.legal(0)) == ["fight 1", "fight 2", "fight 3"]
    assert s.legal(1) == []


def test_ch_4_3_against_one_man_there_is_nothing_to_choose() -> None:
    s = story(men={0: ["blue j12"], 1: ["blue NW5A"]}, dice="1 6").walk(0, 1, "1", "NW5A", chance="6 1")
    assert (s.ask, s.at(0, 1), s.head(1, 1)) == ("move", "NW5A", "out")


@pytest.mark.parametrize("first", [1, 2, 3])
def test_ch_4_3_the_one_who_was_chosen_is_fought(first: int) -> None:
    s = raid().play(0, f"fight {first}", "6 5")
    assert [(fought["man"], fought["other"]) for fought in s.events("fought")] == [("1", str(first))]
    assert s.men(1) == [man for man in (1, 2, 3) if man != first]
    assert s.money(0) == 15 + (10, 25, 40)[first - 1]


def test_ch_4_3_the_attacker_chooses_again_after_each_fight() -> None:
    s = raid().play(0, "fight 2", "6 5")
    assert (s.ask, s.waiting, sorted(s.legal(0))) == ("fight", (0,), ["fight 1", "fight 3"])


@pytest.mark.parametrize("order", [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
def test_ch_4_3_any_order_is_possible_and_the_last_one_is_not_asked_for(order: tuple[int, ...]) -> None:
    s = raid().play(0, f"fight {order[0]}", "6 5").play(0, f"fight {order[1]}", "6 5 6 5")
    assert [fought["other"] for fought in s.events("fought")] == [str(man) for man in order]
    assert (s.ask, s.at(0, 1), s.men(1)) == ("move", "NW5A", [])
    assert (s.head(0, 1), s.money(0), s.money(1)) == ("yellow", 15 + 75, 15)


def test_ch_4_3_the_attacker_rises_before_the_next_fight() -> None:
    s = raid().play(0, "fight 1", "2 1")
    assert (s.ask, s.head(0, 1), s.bank("blue"), s.bank("green")) == ("fight", "green", 40, 38)
    with pytest.raises(BadChance):
        s.play(0, "fight 2", "2 3")
    assert s.events("fought")[1:] == []


def test_ch_4_3_the_die_gets_better_from_fight_to_fight() -> None:
    s = raid("blue", ("blue", "green", "red")).play(0, "fight 1", "2 1").play(0, "fight 2", "4 3 6 4")
    assert faces(s) == [(2, 1), (4, 3), (6, 4)]
    assert [rose["head"] for rose in s.events("rose")] == ["green", "red", "yellow"]


def test_ch_4_3_the_last_fight_is_thrown_with_the_rank_reached() -> None:
    with pytest.raises(BadChance):  # he is red by then, and the red die has no 3
        raid("blue", ("blue", "green", "red")).play(0, "fight 1", "2 1").play(0, "fight 2", "4 3 3 4")


def test_ch_4_3_an_attacker_who_loses_the_first_fight_fights_no_more() -> None:
    s = raid().play(0, "fight 2", "1 3")
    assert len(s.events("fought")) == 1
    assert (s.head(0, 1), s.money(0), s.money(1)) == ("out", 15, 25)
    assert [s.head(1, man) for man in (1, 2, 3)] == ["blue", "red", "red"]
    assert [s.at(1, man) for man in (1, 2, 3)] == ["NW5A"] * 3


def test_ch_4_3_an_attacker_who_wins_once_and_loses_then_is_out_with_the_rank_he_had() -> None:
    s = raid().play(0, "fight 1", "2 1").play(0, "fight 3", "3 4")
    assert (s.money(0), s.money(1)) == (15 + 10, 15 + 25)  # what he won is kept; he was green when he lost
    assert (s.head(0, 1), s.men(0)) == ("out", [])
    assert [s.head(1, man) for man in (1, 2, 3)] == ["out", "green", "yellow"]
    assert (s.bank("blue"), s.bank("green"), s.bank("red"), s.bank("yellow")) == (40, 39, 20, 19)
    assert (s.chip("NW5A"), s.at(1, 2), s.at(1, 3)) == (1, "NW5A", "NW5A")


def test_ch_4_3_the_turn_goes_on_when_the_defenders_have_won() -> None:
    men = {0: ["blue j12", "blue a1"], 1: ["blue NW5A", "red NW5A"]}
    s = story(men=men, dice="1 2 6").walk(0, 1, "1", "NW5A").play(0, "fight 2", "3 4")
    assert (s.ask, s.active, s.dice) == ("move", 0, [2, 6])


def test_ch_4_3_equal_throws_in_the_second_fight_are_thrown_again() -> None:
    s = raid("blue", ("blue", "green")).play(0, "fight 1", "6 1 5 5 3 3 6 5")
    assert faces(s) == [(6, 1), (5, 5), (3, 3), (6, 5)]
    assert s.at(0, 1) == "NW5A"


def test_ch_4_3_the_fights_are_not_ended_before_they_or_he_are_gone() -> None:
    s = raid()
    assert s.refuse(0, "end").sentence == "asked-for-fight"
    assert s.refuse(0, "move 1 with 2").sentence == "asked-for-fight"


def test_ch_4_3_men_of_the_gang_elsewhere_are_not_fought() -> None:
    men = {0: ["blue j12"], 1: ["blue NW5A", "green NW5A", "red h12"]}
    s = story(men=men, dice="1 6").walk(0, 1, "1", "NW5A")
    assert sorted(s.legal(0)) == ["fight 1", "fight 2"]


def test_ch_4_3_the_fight_of_the_rules_step_by_step() -> None:
    """Capone's green man 4 against O'Banion's blue men 2 and 7 in NW5A, where O'Banion's chip lies."""
    theirs = ["yellow NW-hq", "blue NW5A", *["blue NW-hq"] * 4, "blue NW5A"]
    men = {0: theirs, 2: ["yellow SE-hq", "blue SE-hq", "blue SE-hq", "green h12"]}
    s = story(seats=3, men=men, active=2, dice="3 5 6", money={2: 15})
    s.walk(2, 4, "3", "i12", "j12", "NW5A", chance="4 2 5 5 6 3")
    assert [(fought["other"], fought["face"], fought["other_face"]) for fought in s.events("fought")] == [
        ("2", 4, 2),
        ("7", 5, 5),
        ("7", 6, 3),
    ]
    assert (s.money(2), s.head(2, 4), s.at(2, 4), s.chip("NW5A")) == (35, "yellow", "NW5A", 2)
    assert (s.head(0, 2), s.head(0, 7), s.dice) == ("out", "out", [5, 6])


@pytest.mark.parametrize(
    ("chance", "money", "heads"),
    [("3 5", (15, 15 + 25), ["green", "blue"]), ("4 2 4 5", (25, 15 + 40), ["out", "green"])],
)
def test_ch_4_3_of_the_example_what_else_could_have_happened(chance: str, money: tuple[int, int], heads: list[str]) -> None:
    """He loses the first fight; or the second, when he is already red."""
    men = {0: ["green j12", "blue a1"], 1: ["blue NW5A", "blue NW5A"]}
    s = story(men=men, dice="1 6", money={0: 15, 1: 15}).walk(0, 1, "1", "NW5A", chance=chance)
    assert ((s.money(0), s.money(1)), [s.head(1, man) for man in (1, 2)]) == (money, heads)
    assert (s.head(0, 1), s.chip("NW5A"), s.ask) == ("out", 1, "move")


def test_ch_4_3_of_equal_men_the_first_is_fought() -> None:
    s = raid("blue", ("green", "blue", "green", "red", "blue"))
    assert sorted(s.legal(0)) == ["fight 1", "fight 2", "fight 4"]
    s.play(0, "fight 2", "6 1")
    assert sorted(s.legal(0)) == ["fight 1", "fight 4", "fight 5"]
    assert s.men(1) == [1, 3, 4, 5]


def test_ch_4_3_where_all_who_are_left_are_equal_nothing_is_chosen() -> None:
    s = raid("blue", ("red", "blue", "blue")).play(0, "fight 1", "6 4 4 2 6 1")
    assert [fought["other"] for fought in s.events("fought")] == ["1", "2", "3"]
    assert (s.ask, s.at(0, 1), s.head(0, 1), s.money(0)) == ("move", "NW5A", "yellow", 15 + 60)
