"""CG-7.3.3: several want to be Godfather. The stories are set up in godfather.py."""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.godfather import HANDS, TEN, asks, decide, duel, state
from tests.games.chicago_gangsters.story import story

# CG-7.3.3: duels


def test_cg_7_3_3_a_single_declarer_needs_no_duel() -> None:
    s = decide(story(hands=HANDS, godfather=True), 0)
    assert s.ask == "lay"
    assert (s.hand(0), s.discards) == (["W2", "W4"], [])


def test_cg_7_3_3_several_declarers_each_play_one_card() -> None:
    s = decide(story(hands=HANDS, godfather=True), 0, 2, 3)
    assert asks(s) == ("duel", (0, 2, 3))
    assert s.legal(0) == ["duel W2", "duel W4"]
    assert state(s) == (None, None)


def test_cg_7_3_3_a_card_that_one_does_not_have_cannot_be_played() -> None:
    s = decide(story(hands=HANDS, godfather=True), 0, 2)
    assert s.refuse(0, "duel K5").rule == "CG-7.3.3"


@pytest.mark.parametrize("eye", [1, 2, None])
def test_cg_7_3_3_the_cards_are_played_face_down(eye: int | None) -> None:
    one, other = (decide(story(hands=HANDS, godfather=True), 0, 2).play(0, f"duel {card}") for card in ("W4", "W2"))
    assert one.seen(eye) == other.seen(eye)
    assert one.match.events(eye) == other.match.events(eye)
    assert one.match.masked_move(4) == other.match.masked_move(4) == "duel ??"
    assert one.match.answers[4].audience == other.match.answers[4].audience == 1 << 0


def test_cg_7_3_3_all_cards_are_turned_up_together() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W2"})
    assert s.events("duelled", 1) == [{"seat": 0, "card": "W4"}, {"seat": 2, "card": "W2"}]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ({0: "W4", 1: "W2"}, 0),
        ({0: "B3", 3: "W4"}, 3),
        ({1: "K5", 2: "W4"}, 1),
        ({0: "B1", 1: "W2", 2: "B3", 3: "K1"}, 2),
        ({0: "W4", 2: "B5", 3: "W4"}, 2),
    ],
)
def test_cg_7_3_3_the_highest_card_of_any_kind_is_godfather(cards: dict[int, str], winner: int) -> None:
    s = duel(story(hands=[cards.get(seat, "") for seat in range(4)], godfather=True), cards)
    assert state(s) == (winner, {0: 1, 1: 0, 2: 3, 3: 2}[winner])


def test_cg_7_3_3_a_card_need_not_be_usable_in_the_district() -> None:
    s = duel(story(hands=["W4", "", "K5", ""], means="weapons", godfather=True), {0: "W4", 2: "K5"})
    assert s.role("godfather_seat") == 2


def test_cg_7_3_3_persons_do_not_help_in_the_duel() -> None:
    s = story(hands=["W4", "", "W2", ""], persons=["", "", "senator", ""], godfather=True)
    assert duel(s, {0: "W4", 2: "W2"}).role("godfather_seat") == 0


def test_cg_7_3_3_the_winner_discards_the_card_and_draws_a_new_one() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W2"}, chance="K3")
    assert s.hand(0) == ["W2", "K3"]
    assert s.discards == ["W4"]


def test_cg_7_3_3_the_new_card_is_hidden_and_may_be_laid() -> None:
    s = duel(story(hands=HANDS, question=1, godfather=True), {0: "W4", 2: "W2"}, chance="K3")
    assert s.events("drew", 2) == [{"seat": 0, "card": "??"}]
    assert s.hand(0, eye=2) == []
    assert s.lay(0, "W2 K3").strength("challengers") == 5


def test_cg_7_3_3_the_winner_with_ten_cards_draws_a_new_one_too() -> None:
    s = duel(story(hands=[TEN, "", "K1", ""], godfather=True), {0: "B3", 2: "K1"}, chance="K5")
    assert s.hand_count(0) == 10
    assert s.hand(0)[-1] == "K5"


def test_cg_7_3_3_with_the_pile_empty_the_winner_draws_from_the_shuffled_discards() -> None:
    s = duel(story(hands=["K5", "", "W2", ""], pile="", godfather=True), {0: "K5", 2: "W2"})
    assert s.hand(0) == ["K5"]
    assert (s.role("godfather_seat"), s.discards) == (0, [])


def test_cg_7_3_3_the_others_take_theirs_back() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W2", 3: "W2"})
    assert (s.hand(2), s.hand(3)) == (["W2", "W4"], ["W2", "W4"])
    assert s.discards == ["W4"]


@pytest.mark.parametrize("eye", [0, 1, None])
def test_cg_7_3_3_what_the_others_took_back_is_known_to_all(eye: int | None) -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W2"})
    assert s.hand(2, eye) == ["W2"]
    assert (s.shown(0), s.shown(2)) == ([], ["W2"])


def test_cg_7_3_3_a_known_card_that_wins_the_duel_is_known_no_more() -> None:
    s = duel(story(hands=HANDS, shown={0: "W4"}, godfather=True), {0: "W4", 2: "W2"}, chance="K3")
    assert s.shown(0) == []


def test_cg_7_3_3_a_card_taken_back_may_be_laid() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W2"}).lay(0).lay(2, "W2")
    assert won(fight(s, "", "", "", "")) == {"side": "defenders", "strength": 2, "losers": 0}


@pytest.mark.parametrize(
    ("last", "tied", "winner"),
    [
        (0, (1, 2), 1),
        (0, (1, 3), 1),
        (0, (2, 3), 2),
        (0, (1, 2, 3), 1),
        (1, (0, 2), 2),
        (1, (0, 3), 3),
        (1, (0, 2, 3), 2),
        (2, (0, 1), 0),
        (2, (0, 3), 3),
        (2, (1, 3), 3),
        (3, (0, 1), 0),
        (3, (1, 2), 1),
        (3, (0, 1, 2), 0),
    ],
)
def test_cg_7_3_3_a_tie_goes_to_the_tied_one_nearest_clockwise_after_the_last_godfather(
    last: int, tied: tuple[int, ...], winner: int
) -> None:
    s = duel(story(hands=HANDS, godfather_seat=last, godfather=True), dict.fromkeys(tied, "W4"))
    assert state(s) == (winner, {0: 1, 1: 0, 2: 3, 3: 2}[winner])
    assert s.discards == ["W4"]
    assert [s.shown(seat) for seat in tied if seat != winner] == [["W4"]] * (len(tied) - 1)


def test_cg_7_3_3_a_tie_of_different_kinds_is_a_tie() -> None:
    s = story(hands=["", "", "K5", "B5"], godfather_seat=1, godfather=True)
    assert duel(s, {2: "K5", 3: "B5"}).role("godfather_seat") == 2


def test_cg_7_3_3_only_those_with_the_highest_card_are_tied() -> None:
    s = duel(story(hands=HANDS, godfather_seat=0, godfather=True), {1: "W2", 2: "W4", 3: "W4"})
    assert s.role("godfather_seat") == 2


def test_cg_7_3_3_a_tie_of_low_cards_does_not_matter() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W2", 1: "W2", 3: "W4"})
    assert s.role("godfather_seat") == 3


@pytest.mark.parametrize("tied", [(0, 1), (0, 2), (2, 3), (0, 1, 2, 3)])
def test_cg_7_3_3_a_tie_makes_nobody_godfather_if_there_was_none_yet(tied: tuple[int, ...]) -> None:
    s = duel(story(hands=HANDS, godfather=True), dict.fromkeys(tied, "W4"))
    assert state(s) == (None, None)
    assert s.events("no-godfather") == [{"seats": [*tied]}]
    assert s.events("godfather") == []


def test_cg_7_3_3_after_a_tie_without_a_godfather_all_take_their_cards_back_and_all_know_them() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W4", 3: "W2"})
    assert [s.hand(seat) for seat in range(4)] == [["W2", "W4"]] * 4
    assert [s.shown(seat) for seat in range(4)] == [["W4"], [], ["W4"], ["W2"]]
    assert (s.discards, s.events("drew")) == ([], [])


def test_cg_7_3_3_after_a_tie_without_a_godfather_a_lower_card_does_not_become_godfather() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W4", 3: "W2"})
    assert state(s) == (None, None)


def test_cg_7_3_3_after_a_tie_without_a_godfather_all_play_normally() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 1: "W4"})
    assert asks(s) == ("lay", (0, 1))
    fight(s, "W4", "W4", "", "")
    assert won(s)["strength"] == 8
    assert asks(s) == ("choose", (1,))


def test_cg_7_3_3_who_answered_first_does_not_count() -> None:
    s = story(hands=HANDS, godfather_seat=0, godfather=True)
    s.play(3, "declare").play(2, "pass").play(1, "declare").play(3, "duel W4").play(1, "duel W4")
    assert s.role("godfather_seat") == 1


def test_cg_7_3_3_a_declarer_without_cards_is_below_every_card() -> None:
    s = decide(story(hands=["", "", "K1", ""], godfather=True), 0, 2)
    assert asks(s) == ("duel", (2,))
    s.play(2, "duel K1", "K5")
    assert state(s) == (2, 3)
    assert (s.hand(2), s.discards) == (["K5"], ["K1"])


def test_cg_7_3_3_a_declarer_without_cards_does_not_win_as_the_nearest_to_the_last_godfather() -> None:
    s = decide(story(hands=["", "", "K1", ""], godfather_seat=3, godfather=True), 0, 2).play(2, "duel K1")
    assert s.role("godfather_seat") == 2


def test_cg_7_3_3_declarers_without_cards_tie_among_themselves() -> None:
    s = decide(story(hands=["", "W4", "", ""], godfather=True), 0, 2)
    assert state(s) == (None, None)
    assert s.ask == "lay"


def test_cg_7_3_3_of_declarers_without_cards_the_nearest_to_the_last_godfather_wins_and_draws_nothing() -> None:
    s = decide(story(hands=["", "W4", "", "W4"], godfather_seat=1, godfather=True), 0, 2)
    assert state(s) == (2, 3)
    assert (s.hand_count(2), s.discards, s.events("drew")) == (0, [], [])


def test_cg_7_3_3_below_the_cards_of_two_others_a_declarer_without_cards_changes_nothing() -> None:
    s = decide(story(hands=["", "W2", "W4", ""], godfather=True), 0, 1, 2)
    assert asks(s) == ("duel", (1, 2))
    s.play(1, "duel W2").play(2, "duel W4")
    assert state(s) == (2, 3)


def test_cg_7_3_3_a_single_declarer_without_cards_is_godfather() -> None:
    s = decide(story(hands=["", "W4", "W4", "W4"], godfather=True), 0)
    assert state(s) == (0, 1)
    assert s.hand_count(0) == 0


def test_cg_7_3_3_partners_may_duel_and_the_loser_is_ousted() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W2", 1: "W4"})
    assert state(s) == (1, 0)
    assert asks(s) == ("lay", (1,))


def test_cg_7_3_3_a_loser_of_the_duel_on_the_other_side_plays_with_the_partner() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W2", 2: "W4"})
    assert asks(s) == ("lay", (0, 1))


def test_cg_7_3_3_in_the_second_window_the_defenders_duel() -> None:
    s = decide(story(hands=HANDS, godfather=True)).lay(0).lay(1)
    duel(s, {2: "W2", 3: "W4"}, chance="K5")
    assert state(s) == (3, 2)
    assert s.hand(3) == ["W2", "K5"]
    assert s.shown(2) == ["W2"]


def test_cg_7_3_3_a_tie_in_the_second_window_makes_nobody_godfather_if_there_was_none_yet() -> None:
    s = decide(story(hands=HANDS, godfather=True)).lay(0).lay(1)
    duel(s, {2: "W4", 3: "W4"})
    assert state(s) == (None, None)
    assert asks(s) == ("lay", (2, 3))


@pytest.mark.parametrize("last", [0, 1])
def test_cg_7_3_3_a_tie_in_the_second_window_goes_by_the_last_godfather(last: int) -> None:
    s = decide(story(hands=HANDS, godfather_seat=last, godfather=True)).lay(0).lay(1)
    assert state(duel(s, {2: "W4", 3: "W4"})) == (2, 3)
