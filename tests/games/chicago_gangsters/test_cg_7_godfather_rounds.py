"""CG-7.3.5 to CG-7.3.7: the Godfather in later rounds, points, and three players. The stories are set up in godfather.py."""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.godfather import HANDS, asks, decide, duel, state
from tests.games.chicago_gangsters.story import Story, story
from windycity.core.errors import WrongTurn

# CG-7.3.5: later rounds


def next_round() -> Story:
    """0 has become Godfather and won; in the next round the clans 0 and 2 challenge, 0 with the `?`."""
    s = fight(decide(story(hands=HANDS, loot="2A, 3M / P, M", number=1, godfather=True), 0), "W4", "", "", "")
    return s.play(0, "pay alcohol", "B1 B1 B1 K1 K1 K1 K1 C3 Bronzeville L1 senator")


def test_cg_7_3_5_in_the_next_round_the_godfather_is_still_godfather_and_nobody_is_ousted() -> None:
    s = next_round()
    assert (s.round, state(s)) == (2, (0, None))
    assert asks(s) == ("declare", (1, 2, 3))


def test_cg_7_3_5_the_godfather_plays_normally_with_the_partner() -> None:
    s = decide(next_round())
    assert asks(s) == ("lay", (0, 2))
    s.lay(0, "W2").lay(2, "W4").play(0, "pass")
    assert s.strength("challengers") == 2 + 4
    assert state(s) == (0, None)


def test_cg_7_3_5_the_godfather_shares_the_loot_with_the_partner_and_pays_nothing() -> None:
    s = fight(story(hands=HANDS, godfather_seat=0, person_offered="judge", godfather=True), "W2", "W4", "", "")
    assert asks(s) == ("choose", (1,))
    s.play(1, "choose 1")
    assert (s.alcohol(1), s.persons(0)) == (2, ["judge"])
    assert s.events("paid") == []


def test_cg_7_3_5_the_partner_of_a_godfather_who_stays_says_lays_and_hides() -> None:
    s = decide(story(hands=HANDS, question=1, godfather_seat=0, godfather=True, talk=True))
    assert asks(s) == ("say", (0, 1))
    s.play(0, "silent").play(1, "silent").show(0).show(1).lay(0).lay(1, "W4")
    assert asks(s) == ("hide", (1,))


def test_cg_7_3_5_the_godfather_stays_if_nobody_else_declares() -> None:
    s = fight(story(hands=HANDS, godfather_seat=3, godfather=True), "W4", "", "", "").play(0, "choose 1")
    assert (s.round, state(s)) == (4, (3, None))


def test_cg_7_3_5_somebody_else_becomes_godfather_and_the_old_one_is_it_no_more() -> None:
    s = decide(story(hands=HANDS, godfather_seat=0, godfather=True), 2)
    assert state(s) == (2, 3)


def test_cg_7_3_5_the_old_godfather_can_be_the_one_ousted() -> None:
    s = decide(story(hands=HANDS, godfather_seat=0, godfather=True), 1)
    assert state(s) == (1, 0)
    assert asks(s) == ("lay", (1,))


def test_cg_7_3_5_an_old_godfather_on_the_other_side_plays_normally() -> None:
    s = decide(story(hands=HANDS, godfather_seat=0, godfather=True), 2)
    assert asks(s) == ("lay", (0, 1))


def test_cg_7_3_5_a_former_godfather_may_declare_again_in_a_later_round() -> None:
    s = decide(next_round(), 2)
    fight(s, "", "", "W4", "").play(2, "pay alcohol")
    assert (s.round, s.role("godfather_seat")) == (3, 2)
    assert asks(s) == ("declare", (0, 1, 3))


def test_cg_7_3_5_the_ousted_partner_takes_part_again_in_the_next_round() -> None:
    s = decide(next_round()).lay(0).lay(2)
    assert asks(decide(s)) == ("lay", (1, 3))


# CG-7.3.6: points


def points(s: Story) -> list[int]:
    return [s.godfather_points(seat) for seat in range(s.match.seats)]


def test_cg_7_3_6_a_new_godfather_gets_a_point_at_the_end_of_the_round() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert points(s) == [0, 0, 0, 0]
    assert points(s.play(0, "pay alcohol")) == [1, 0, 0, 0]
    assert s.events("godfather-point") == [{"seat": 0}]


def test_cg_7_3_6_a_godfather_who_lost_gets_the_point_too() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "", "", "W4", "").play(2, "choose 1")
    assert points(s) == [1, 0, 0, 0]


def test_cg_7_3_6_a_godfather_who_stays_gets_a_point_in_each_round() -> None:
    s = next_round()
    assert points(s) == [1, 0, 0, 0]
    fight(s, "", "", "", "")
    s.play(s.waiting[0], "choose 1").play(s.waiting[0], "choose 1")
    assert (s.round, points(s)) == (3, [2, 0, 0, 0])


def test_cg_7_3_6_without_a_godfather_nobody_gets_a_point() -> None:
    s = fight(story(hands=HANDS, godfather=True), "W4", "", "", "").play(0, "choose 1")
    assert (s.round, points(s)) == (4, [0, 0, 0, 0])
    assert s.events("godfather-point") == []


def test_cg_7_3_6_after_a_change_only_the_new_godfather_gets_the_point_and_the_old_one_keeps_the_old_ones() -> None:
    s = story(hands=HANDS, godfather_seat=0, godfather_points={0: 2}, godfather=True)
    fight(decide(s, 2), "", "", "W4", "").play(2, "pay alcohol")
    assert points(s) == [2, 0, 1, 0]


def test_cg_7_3_6_the_point_comes_after_everybody_has_drawn() -> None:
    s = story(hands=HANDS, persons=["", "", "", "fence"], godfather_seat=1, godfather=True, at="round-end")
    assert asks(s) == ("round-end", (3,))
    assert points(s.play(3, "draw")) == [0, 0, 0, 0]
    assert points(s.play(3, "done")) == [0, 1, 0, 0]


def final(points: dict[int, int], alcohol: dict[int, int] | None = None, seats: int = 4) -> list[int]:
    """The alcohol when the end card is turned; 8 is for all, because nobody has cards or persons."""
    s = story(seats, number=10, at="next-round", coming="end", godfather=True, godfather_points=points, alcohol=alcohol)
    return [s.alcohol(seat) - 8 for seat in range(seats)]


def test_cg_7_3_6_at_the_end_of_the_game_the_most_points_score_one_alcohol() -> None:
    assert final({0: 3, 1: 4, 2: 2}) == [0, 1, 0, 0]


def test_cg_7_3_6_how_many_more_points_does_not_matter() -> None:
    assert final({3: 9}) == [0, 0, 0, 1]


def test_cg_7_3_6_everyone_tied_for_the_most_points_scores_one_alcohol() -> None:
    assert final({0: 3, 1: 3, 2: 2}) == [1, 1, 0, 0]
    assert final({0: 2, 1: 2, 2: 1, 3: 2}) == [1, 1, 0, 1]


def test_cg_7_3_6_a_tie_at_no_points_scores_for_all() -> None:
    assert final({}) == [1, 1, 1, 1]


def test_cg_7_3_6_the_points_score_with_three_players_too() -> None:
    assert final({0: 1, 2: 3}, seats=3) == [0, 0, 1]
    assert final({0: 3, 2: 3}, seats=3) == [1, 0, 1]


def test_cg_7_3_6_the_alcohol_for_the_points_counts_for_the_victory() -> None:
    s = story(number=10, at="next-round", coming="end", godfather=True, godfather_points={1: 2}, alcohol={0: 1, 1: 1})
    assert s.match.result is not None
    assert s.match.result.winners == (1,)
    assert s.match.result.scores == (9, 10, 8, 8)


def test_cg_7_3_6_the_point_of_the_last_round_counts() -> None:
    s = story(persons=["", "", "", "fence"], godfather_seat=1, godfather_points={0: 3, 1: 3}, number=10, at="round-end",
              pile="", godfather=True)  # fmt: skip
    s.play(3, "done", "end")
    assert points(s) == [3, 4, 0, 0]
    assert [s.alcohol(seat) for seat in range(4)] == [6, 7, 6, 8]  # 3 has the only person


def test_cg_7_3_6_the_points_are_told_in_the_showdown() -> None:
    s = story(persons=["", "", "", "fence"], godfather_seat=1, godfather_points={0: 3, 1: 3}, number=10, at="round-end",
              pile="", godfather=True).play(3, "done", "end")  # fmt: skip
    prizes = [(event["score"], event["alcohol"]) for event in s.events("showdown") if event["prize"] == "godfather-points"]
    assert prizes == [(3, 0), (4, 1), (0, 0), (0, 0)]


# CG-7.3.7: three players


@pytest.mark.parametrize(
    ("challengers", "question", "window"),
    [("01", 0, (0, 1)), ("02", 0, (0, 2)), ("12", 1, (1, 2)), ("03", 3, (1, 2)), ("13", 3, (0, 2)), ("23", 3, (0, 1))],
)
def test_cg_7_3_7_the_loner_is_not_asked_in_the_first_window(challengers: str, question: int, window: tuple[int, int]) -> None:
    s = story(3, HANDS[:3], challengers=challengers, question=question, godfather=True)
    assert asks(s) == ("declare", window)


def test_cg_7_3_7_the_loner_cannot_declare() -> None:
    s = story(3, HANDS[:3], godfather=True)
    with pytest.raises(WrongTurn):
        s.play(2, "declare")


def test_cg_7_3_7_for_a_loner_who_defends_there_is_no_second_window() -> None:
    s = decide(story(3, HANDS[:3], question=0, godfather=True)).lay(0).lay(1)
    assert asks(s) == ("lay", (2,))


def test_cg_7_3_7_against_a_loner_who_challenges_both_defenders_decide_again() -> None:
    s = decide(story(3, HANDS[:3], challengers="03", question=3, godfather=True)).lay(0, "W4")
    assert asks(s) == ("declare", (1, 2))
    assert state(decide(s, 2)) == (2, 1)
    assert asks(s) == ("lay", (2,))


@pytest.mark.parametrize(("seat", "partner"), [(0, 1), (1, 0)])
def test_cg_7_3_7_one_of_the_two_others_becomes_godfather_and_ousts_the_partner(seat: int, partner: int) -> None:
    s = decide(story(3, HANDS[:3], godfather=True), seat)
    assert state(s) == (seat, partner)
    assert asks(s) == ("lay", (seat,))


def test_cg_7_3_7_a_godfather_who_is_loner_remains_godfather_if_nobody_else_declares() -> None:
    s = story(3, HANDS[:3], godfather_seat=2, godfather=True)
    assert asks(s) == ("declare", (0, 1))
    fight(s, "W4", "", "").play(0, "choose 1")
    assert (s.round, state(s)) == (4, (2, None))
    assert [s.godfather_points(seat) for seat in range(3)] == [0, 0, 1]


def test_cg_7_3_7_a_loner_who_remains_godfather_is_doubled_like_any_loner() -> None:
    s = story(3, HANDS[:3], challengers="03", question=3, godfather_seat=0, godfather=True)
    assert decide(s).lay(0, "W4").strength("challengers") == 8


def test_cg_7_3_7_a_loner_who_remains_godfather_takes_one_package_and_pays_nobody() -> None:
    s = story(3, HANDS[:3], challengers="03", question=3, godfather_seat=0, godfather=True)
    fight(s, "W4", "", "")
    assert asks(s) == ("choose", (0,))
    s.play(0, "choose 1")
    assert [s.alcohol(seat) for seat in range(3)] == [2, 0, 0]
    assert s.events("paid") == []


def test_cg_7_3_7_a_loner_who_was_godfather_is_replaced_by_one_of_the_others() -> None:
    s = decide(story(3, HANDS[:3], godfather_seat=2, godfather=True), 1)
    assert state(s) == (1, 0)
    assert won(fight(s, "", "W4", "W4")) == {"side": "defenders", "strength": 8, "losers": 4}


def test_cg_7_3_7_with_the_present_godfather_beside_only_one_is_asked() -> None:
    s = story(3, HANDS[:3], godfather_seat=0, godfather=True)
    assert asks(s) == ("declare", (1,))
    assert state(decide(s, 1)) == (1, 0)


def test_cg_7_3_7_in_the_second_window_too_the_present_godfather_is_not_asked() -> None:
    s = decide(story(3, HANDS[:3], challengers="03", question=3, godfather_seat=1, godfather=True)).lay(0)
    assert asks(s) == ("declare", (2,))


def test_cg_7_3_7_the_two_others_duel() -> None:
    s = duel(story(3, HANDS[:3], godfather=True), {0: "W2", 1: "W4"}, chance="K5")
    assert state(s) == (1, 0)
    assert (s.hand(1), s.shown(0), s.discards) == (["W2", "K5"], ["W2"], ["W4"])


def test_cg_7_3_7_a_tie_of_the_two_others_makes_nobody_godfather_if_there_was_none_yet() -> None:
    s = duel(story(3, HANDS[:3], godfather=True), {0: "W4", 1: "W4"})
    assert state(s) == (None, None)
    assert asks(s) == ("lay", (0, 1))


@pytest.mark.parametrize(
    ("challengers", "question", "loner", "tied", "winner"),
    [("01", 0, 2, (0, 1), 0), ("02", 0, 1, (0, 2), 2), ("12", 1, 0, (1, 2), 1), ("13", 3, 1, (0, 2), 2)],
)
def test_cg_7_3_7_a_tie_goes_to_the_one_nearest_after_a_loner_who_is_the_last_godfather(
    challengers: str, question: int, loner: int, tied: tuple[int, int], winner: int
) -> None:
    s = story(3, HANDS[:3], challengers=challengers, question=question, godfather_seat=loner, godfather=True)
    assert duel(s, dict.fromkeys(tied, "W4")).role("godfather_seat") == winner


@pytest.mark.parametrize(("challengers", "godfather_of", "speakers"), [("01", 0, ((0,), (2,))), ("03", 2, ((0,), (2,)))])
def test_cg_7_3_7_with_talk_loner_and_godfather_each_make_a_statement_alone(
    challengers: str, godfather_of: int, speakers: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    s = story(3, HANDS[:3], challengers=challengers, question=0, godfather=True, talk=True)
    decide(s, godfather_of)
    assert asks(s) == ("say", speakers[0])
    s.play(0, "say 4").show(0).lay(0)
    assert asks(s) == ("say", speakers[1])
