"""CP-6: the end. Three businesses of a kind, one of each kind, any five; the last business; the stalemate."""

from pathlib import Path

import pytest

import windycity
from tests.games.chicago_poker.story import Story, story
from tests.golden.golden import records
from windycity.core.view import Result
from windycity.games.chicago_poker.position import MOST_ROUNDS

FLUSH = "R1 R2 R3 R4 R6"


def result(s: Story) -> Result:
    assert s.match.result is not None, "the match is not over"
    return s.match.result


def taken(s: Story) -> list[tuple[object, object]]:
    """The businesses taken so far, as (seat, business number)."""
    return [(fact["seat"], fact["spot"]) for fact in s.events("took")]


# CP-6.1: at once


@pytest.mark.parametrize(
    ("owned", "business", "reason"),
    [
        ("bar bar", "bar", "three-of-a-kind"),
        ("jazz-club gambling-den gambling-den jazz-club", "jazz-club", "three-of-a-kind"),
        ("bar jazz-club brewery", "gambling-den", "one-of-each"),
        ("brewery gambling-den jazz-club jazz-club", "bar", "one-of-each"),
        ("bar bar jazz-club jazz-club", "brewery", "five-businesses"),
    ],
)
def test_cp_6_1_three_of_a_kind_one_of_each_or_any_five_win_at_once(owned: str, business: str, reason: str) -> None:
    s = story(spots=f"{business} brewery", rows={(0, 1): FLUSH}, owned={0: owned}, active=1, actions=1).play(1, "draw")
    assert (result(s).winners, result(s).reason, result(s).rule) == ((0,), reason, "CP-6.1")
    assert s.waiting == ()


@pytest.mark.parametrize(
    ("owned", "business"),
    [("", "bar"), ("bar", "bar"), ("bar jazz-club", "brewery"), ("bar bar", "jazz-club"), ("bar bar jazz-club", "jazz-club")],
)
def test_cp_6_1_less_than_that_does_not_win(owned: str, business: str) -> None:
    s = story(spots=f"{business} brewery", rows={(0, 1): FLUSH}, owned={0: owned}, active=1, actions=1).play(1, "draw")
    assert not s.match.over
    assert (s.waiting, s.ask) == ((0,), "action")


def test_cp_6_1_businesses_of_other_players_do_not_count() -> None:
    s = story(spots="bar bar", rows={(0, 1): FLUSH}, owned={0: "bar", 1: "bar"}, active=1, actions=1).play(1, "draw")
    assert not s.match.over


def test_cp_6_1_a_player_can_win_on_another_players_turn() -> None:
    rows = {(0, 1): FLUSH, (2, 1): "R9 G9 B9 Y9"}
    s = story(seats=3, spots="bar bar", rows=rows, owned={2: "bar bar", 0: "bar"}, active=2, actions=1).play(2, "draw")
    assert (result(s).winners, result(s).ranks, result(s).scores) == ((2,), (2, 3, 1), (1, 0, 3))


def test_cp_6_1_a_tie_break_can_win_the_game() -> None:
    rows = {(0, 1): FLUSH, (1, 1): "G1 G2 G3 G4 G6"}
    s = story(spots="bar bar", rows=rows, hands=["R9", "G10"], owned={1: "bar bar"}, active=1, actions=0)
    s.play(0, "choose R9").play(1, "choose G10")
    assert (result(s).winners, s.waiting) == ((1,), ())


def test_cp_6_1_a_win_stops_the_remaining_duels() -> None:
    rows = {(0, 1): FLUSH, (0, 2): "G1 G2 G3 G4 G6"}
    s = story(spots="bar bar", rows=rows, bullets=[(0, 2), (0, 1)], owned={0: "bar bar"}, active=1, actions=1)
    s.play(1, "draw")
    assert (taken(s), result(s).winners) == ([(0, "2")], (0,))
    assert s.row(0, 1) == FLUSH.split()


def test_cp_6_1_of_two_who_could_win_the_first_duel_decides() -> None:
    rows = {(0, 1): FLUSH, (0, 2): "G1 G2 G3 G4 G6", (1, 2): "R9 G9 B9 Y9"}
    owned = {0: "bar bar", 1: "jazz-club jazz-club"}
    s = story(spots="bar jazz-club", rows=rows, bullets=[(0, 2), (0, 1)], owned=owned, active=1, actions=1).play(1, "draw")
    assert (result(s).winners, result(s).scores) == ((1,), (2, 3))


def test_cp_6_1_the_players_behind_the_winner_are_ranked_by_their_businesses() -> None:
    owned = {0: "bar bar", 1: "brewery", 2: "brewery jazz-club jazz-club", 3: "brewery"}
    s = story(seats=4, spots="bar bar bar", rows={(0, 1): FLUSH}, owned=owned, active=3, actions=1).play(3, "draw")
    assert (result(s).ranks, result(s).scores) == ((1, 3, 2, 3), (3, 1, 3, 1))


# CP-6.2: the last business


def test_cp_6_2_with_the_pile_empty_businesses_are_not_replaced_and_play_goes_on_at_the_others() -> None:
    s = story(spots="bar jazz-club", hands=["G9", ""], rows={(0, 1): FLUSH}, businesses="", active=1, actions=1)
    s.play(1, "draw")
    assert s.open[:2] == ["", "jazz-club"]
    assert s.legal(0, "play") == ["play G9 2"]


def test_cp_6_2_the_winner_of_the_last_business_wins_the_game_even_with_fewer() -> None:
    owned = {1: "bar bar jazz-club"}
    s = story(spots="- brewery", rows={(0, 2): FLUSH}, owned=owned, businesses="", active=1, actions=1).play(1, "draw")
    assert (result(s).winners, result(s).reason, result(s).rule) == ((0,), "last-business", "CP-6.2")
    assert (result(s).ranks, result(s).scores) == ((1, 2), (1, 3))


def test_cp_6_2_of_two_last_businesses_only_the_second_decides() -> None:
    rows = {(0, 1): FLUSH, (0, 2): "G1 G2 G3 G4 G6", (1, 2): "R9 G9 B9 Y9"}
    s = story(spots="bar brewery", rows=rows, businesses="", active=1, actions=1).play(1, "draw")
    assert (result(s).winners, result(s).reason) == ((1,), "last-business")


def test_cp_6_2_with_a_business_left_in_the_pile_the_game_goes_on() -> None:
    s = story(spots="- brewery", rows={(0, 2): FLUSH}, businesses="bar", active=1, actions=1).play(1, "draw")
    assert not s.match.over
    assert s.open[:2] == ["", "bar"]


def test_cp_6_2_whoever_wins_by_the_last_business_as_well_wins_by_what_it_completes() -> None:
    owned = {0: "brewery brewery"}
    s = story(spots="- brewery", rows={(0, 2): FLUSH}, owned=owned, businesses="", active=1, actions=1).play(1, "draw")
    assert (result(s).winners, result(s).reason) == ((0,), "three-of-a-kind")


def test_cp_6_2_the_last_business_can_be_won_in_a_tie_break() -> None:
    rows = {(0, 2): FLUSH, (1, 2): "G1 G2 G3 G4 G6"}
    s = story(spots="- brewery", rows=rows, hands=["R9", "G10"], businesses="", active=1, actions=0)
    s.play(0, "choose R9").play(1, "choose G10")
    assert (result(s).winners, result(s).reason) == ((1,), "last-business")


# CP-6.3: when a stalemate is settled


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cp_6_3_a_stalemate_is_settled_after_three_whole_rounds_and_no_sooner(seats: int) -> None:
    s = story(seats=seats, spots="bar", hands=["R1"], pile="", actions=1).play(0, "play R1 1")
    assert [fact["seat"] for fact in s.events("skipped")] == [*range(1, seats), 0] * 3
    assert s.events("settling") == [{"seat": 1}]
    assert result(s).winners == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cp_6_3_drawing_does_not_break_the_quiet(seats: int) -> None:
    s = story(seats=seats, rows={(0, 1): "R1"}, quiet=3 * seats - 1, actions=1)
    assert not s.match.over
    s.play(0, "draw")
    assert len(s.events("settling")) == 1
    assert s.match.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cp_6_3_one_turn_short_of_three_rounds_play_goes_on(seats: int) -> None:
    s = story(seats=seats, rows={(0, 1): "R1"}, quiet=3 * seats - 2, actions=1).play(0, "draw")
    assert (s.waiting, s.ask) == ((1,), "action")


def test_cp_6_3_the_first_three_rounds_of_a_match_can_be_a_stalemate() -> None:
    s = story(seats=2, rows={(0, 1): "R1"}, turn=5, quiet=5, active=1, actions=1).play(1, "draw")
    assert s.match.over


def quiet_turns(s: Story) -> int:
    """The number of turns without a gangster laid or a duel fought."""
    return int(s.match.position.turn - s.match.position.quiet_from)


def test_cp_6_3_a_gangster_laid_breaks_the_quiet_whenever_in_the_turn() -> None:
    s = story(hands=["R1"], quiet=5, actions=2).play(0, "play R1 1").play(0, "draw")
    assert (s.match.over, quiet_turns(s)) == (False, 0)
    s.play(1, "draw").play(1, "draw").play(1, "draw")
    assert quiet_turns(s) == 1


def test_cp_6_3_a_duel_breaks_the_quiet() -> None:
    s = story(rows={(0, 1): FLUSH}, quiet=4, active=1, actions=1).play(1, "draw").play(0, "draw").play(0, "draw").play(0, "draw")
    assert s.events("settling") == []
    assert (s.waiting, quiet_turns(s)) == ((1,), 0)


@pytest.mark.parametrize("take", ["take R1", "take R2"])
def test_cp_6_3_moving_cards_with_the_limousine_does_not_break_the_quiet(take: str) -> None:
    s = story(hands=["Limousine"], rows={(0, 1): "R1 R2"}, quiet=5, actions=1)
    s.play(0, "limousine 1 2").play(0, take).play(0, "done")
    assert len(s.events("settling")) == 1
    assert taken(s) == [(0, "1"), (0, "2")]


@pytest.mark.parametrize("move", ["murder 1 Moran", "murder nobody", "raid 2 Moran", "limousine nowhere", "blackmail P9"])
def test_cp_6_3_no_other_special_breaks_the_quiet_either(move: str) -> None:
    special = move.split()[0].title()
    s = story(spots="bar bar", hands=[special], rows={(1, 1): "G1", (1, 2): "G2"}, discards="P9", quiet=5, actions=1)
    assert s.play(0, move).match.over


def test_cp_6_3_the_stalemate_comes_before_a_duel_due_in_the_turn_that_would_begin() -> None:
    s = story(hands=["Limousine"], rows={(0, 2): "R1 R2 R3 R4", (0, 1): "R6", (1, 1): "G9"}, quiet=4, actions=1)
    s.play(0, "limousine 1 2").play(0, "take R6").play(1, "draw").play(1, "draw").play(1, "draw")
    assert s.events("settling") == [{"seat": 0}]
    assert taken(s) == [(1, "1"), (0, "2")]


def test_cp_6_3_a_match_of_200_rounds_is_settled_in_this_way_too() -> None:
    last = MOST_ROUNDS * 2 - 1
    s = story(hands=["", "R1"], turn=last, active=1, actions=1).play(1, "play R1 1")
    assert MOST_ROUNDS == 200
    assert s.events("settling") == [{"seat": 0}]
    assert result(s).winners == (1,)


def test_cp_6_3_before_the_end_of_round_200_play_goes_on() -> None:
    s = story(hands=["R1"], turn=MOST_ROUNDS * 2 - 2, active=0, actions=1).play(0, "play R1 1")
    assert (s.waiting, s.ask) == ((1,), "action")


# CP-6.3: how it is settled


def settle(
    seats: int = 2,
    spots: str = "brewery brewery",
    rows: dict[tuple[int, int], str] | None = None,
    active: int = 0,
    hands: tuple[str, ...] = (),
    owned: dict[int, str] | None = None,
    businesses: str | None = None,
    opened: tuple[int, ...] = (),
) -> Story:
    """A stalemate: the player before `active` ends the third quiet round with a Raid played for nothing."""
    before = (active - 1) % seats
    held = [(hands[seat] if seat < len(hands) else "") + (" Raid" if seat == before else "") for seat in range(seats)]
    s = story(
        seats, spots, held, rows, owned=owned, businesses=businesses, active=before, quiet=3 * seats - 1, actions=1, opened=opened
    )
    return s.play(before, "raid nobody")


def test_cp_6_3_every_open_business_is_settled_with_all_its_cards() -> None:
    s = settle(spots="gambling-den bar", rows={(0, 1): "R1", (1, 1): "G2", (0, 2): "R3 B3", (1, 2): "G15"})
    assert taken(s) == [(1, "1"), (0, "2")]
    assert [fact["card"] for fact in s.events("turned-up")] == ["R1", "G2", "R3", "B3", "G15"]
    assert set(s.discards) == {"R1", "G2", "R3", "B3", "G15", "Raid"}


def test_cp_6_3_businesses_are_settled_in_the_order_opened() -> None:
    rows = {(0, 1): "R1", (0, 2): "R2", (1, 3): "G1"}
    s = settle(seats=4, spots="bar jazz-club bar", rows=rows, opened=(3, 1, 2))
    assert taken(s) == [(1, "3"), (0, "1"), (0, "2")]


def test_cp_6_3_businesses_without_cards_are_settled_in_the_same_order() -> None:
    s = settle(seats=4, spots="bar jazz-club brewery", rows={(0, 1): "R1"}, opened=(3, 1, 2))
    events = [(event.name, event.facts["spot"]) for event in s.match.events(None) if event.name in ("took", "removed")]
    assert events == [("removed", "3"), ("took", "1"), ("removed", "2")]


def test_cp_6_3_a_business_where_nobody_has_a_card_goes_out_of_the_game() -> None:
    s = settle(spots="bar jazz-club", rows={(0, 1): "R1"})
    assert s.events("removed") == [{"spot": "2", "business": "jazz-club"}]
    assert (s.owned(0), s.owned(1), s.open) == (["bar"], [], ["", "", "", ""])
    assert list(s.match.position.removed) == [0, 1, 0, 0]


def test_cp_6_3_no_new_business_is_opened_while_settling() -> None:
    s = settle(rows={(0, 1): "R1", (1, 2): "G1"})
    assert s.events("opened") == []
    assert s.open == ["", "", "", ""]


def test_cp_6_3_a_win_while_settling_stops_the_rest() -> None:
    s = settle(seats=4, spots="bar bar bar", rows={(0, 1): "R1", (1, 2): "G1", (2, 3): "B1"}, owned={1: "bar bar"})
    assert taken(s) == [(0, "1"), (1, "2")]
    assert (result(s).winners, result(s).reason) == ((1,), "three-of-a-kind")


def test_cp_6_3_without_a_winner_the_most_businesses_win() -> None:
    s = settle(seats=3, spots="bar jazz-club", rows={(0, 1): "R1", (1, 2): "G1"}, owned={1: "bar", 2: "brewery"})
    assert (result(s).winners, result(s).reason, result(s).rule) == ((1,), "most-businesses", "CP-6.3")
    assert (result(s).scores, result(s).ranks) == ((1, 2, 1), (2, 1, 2))


def test_cp_6_3_equal_most_share_the_victory() -> None:
    s = settle(seats=3, spots="bar jazz-club", rows={(0, 1): "R1", (1, 2): "G1"})
    assert (result(s).winners, result(s).ranks, result(s).scores) == ((0, 1), (1, 1, 3), (1, 1, 0))


def test_cp_6_3_a_table_where_nobody_ever_won_anything_is_shared_by_all() -> None:
    s = settle(seats=3)
    assert (result(s).winners, result(s).ranks, result(s).reason) == ((0, 1, 2), (1, 1, 1), "most-businesses")


@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_cp_6_3_in_a_tie_without_cards_the_active_player_wins_else_the_next_clockwise(active: int, winner: int) -> None:
    s = settle(seats=3, spots="bar", rows={(0, 1): "R9", (1, 1): "G9", (2, 1): "B8"}, active=active)
    assert s.events("settling") == [{"seat": active}]
    assert taken(s) == [(winner, "1")]


def test_cp_6_3_the_player_with_a_bullet_there_has_no_advantage_over_the_active_player() -> None:
    rows = {(0, 1): FLUSH, (1, 1): "G1 G2 G3 G4 G6"}
    s = settle(seats=3, spots="bar", rows=rows, active=1)
    assert taken(s) == [(1, "1")]


def test_cp_6_3_ties_go_to_the_tie_break_and_then_settling_goes_on() -> None:
    rows = {(0, 1): "R1", (1, 1): "G1", (1, 2): "G2"}
    s = settle(spots="bar jazz-club", rows=rows, hands=("R9", "G10"))
    assert (s.waiting, s.ask, taken(s)) == ((0, 1), "tiebreak", [])
    s.play(0, "choose R9").play(1, "choose G10")
    assert taken(s) == [(1, "1"), (1, "2")]
    assert result(s).winners == (1,)


def test_cp_6_3_replacements_in_the_settling_are_drawn_clockwise_from_the_active_player() -> None:
    rows = {(seat, 1): f"{'RGB'[seat]}1" for seat in range(3)}
    s = settle(seats=3, spots="bar", rows=rows, hands=("R9", "G9", "B9"), active=2)
    s.play(0, "choose R9").play(1, "choose G9").play(2, "choose B9", "P1 P2 P3")
    assert [s.hand(seat) for seat in (2, 0, 1)] == [["P1"], ["P2"], ["P3"]]


def test_cp_6_3_two_ties_are_settled_one_after_the_other() -> None:
    rows = {(0, 1): "R1", (1, 1): "G1", (0, 2): "R2", (1, 2): "G2"}
    s = settle(spots="bar jazz-club", rows=rows, hands=("R9", "G10"))
    s.play(0, "choose R9").play(1, "choose G10", "P5 Y5")
    assert (s.waiting, taken(s)) == ((0, 1), [(1, "1")])
    s.play(1, "choose Y5").play(0, "choose P5", "P6 Y7")
    s.play(1, "choose Y7").play(0, "choose P6")
    assert (taken(s), result(s).ranks) == ([(1, "1"), (1, "2")], (2, 1))


def test_cp_6_3_with_the_pile_empty_the_last_business_settled_wins_the_game() -> None:
    s = settle(spots="bar jazz-club", rows={(0, 1): "G1 B1", (1, 2): "R1"}, owned={0: "brewery"}, businesses="")
    assert (result(s).winners, result(s).reason, result(s).scores) == ((1,), "last-business", (2, 1))


def test_cp_6_3_a_single_business_left_is_the_last_one_in_a_stalemate_too() -> None:
    s = settle(spots="- jazz-club", rows={(1, 2): "R1"}, owned={0: "bar bar"}, businesses="")
    assert (result(s).winners, result(s).reason) == ((1,), "last-business")


def test_cp_6_3_with_a_pile_left_the_last_business_settled_decides_nothing_by_itself() -> None:
    s = settle(spots="bar jazz-club", rows={(0, 1): "G1 B1", (1, 2): "R1"}, owned={0: "brewery"}, businesses="bar")
    assert (result(s).winners, result(s).reason, result(s).scores) == ((0,), "most-businesses", (2, 1))


def test_cp_6_3_a_deserted_first_business_leaves_the_second_as_the_last() -> None:
    s = settle(spots="bar jazz-club", rows={(1, 2): "R1"}, owned={0: "brewery bar"}, businesses="")
    assert (result(s).winners, result(s).reason) == ((1,), "last-business")


def test_cp_6_3_a_deserted_last_business_has_no_winner_so_the_most_businesses_win() -> None:
    s = settle(spots="bar jazz-club", rows={(1, 1): "R1"}, owned={0: "brewery bar"}, businesses="")
    assert (result(s).winners, result(s).reason) == ((0,), "most-businesses")


# CP-6: the end is the end

ENDS = [file for file in records() if file.parent.name == "chicago-poker" and file.stem.startswith(("ends", "stalemate", "tie"))]


@pytest.mark.parametrize("file", ENDS, ids=lambda file: file.stem)
def test_cp_6_nothing_is_told_after_the_end(file: Path) -> None:
    """In every way a match can end, in and out of a settlement, with and without a tie-break."""
    names = [event.name for event in windycity.replay(file.read_text()).events(None)]
    assert names.index("ended") == len(names) - 1


def test_cp_6_1_the_end_comes_before_a_new_business_and_before_other_duels() -> None:
    rows = {(0, 1): FLUSH, (0, 2): "G1 G2 G3 G4 G6"}
    s = story(spots="bar bar", rows=rows, owned={0: "bar bar"}, active=1, actions=1).play(1, "draw")
    assert [event.name for event in s.match.latest(None)][-3:] == ["showed", "took", "ended"]
