"""CP-5.1, CP-5.2, CP-5.6 and CP-5.7: when a duel is fought, who fights it, the tie-break, and what becomes of the business.

With `actions=0` a story begins where the turn of `active` has ended, so that the next player's duels are being fought.
"""

from itertools import permutations

import pytest

from tests.games.chicago_poker.story import GAME, Story, story

# Two flushes of equal values: seats 0 and 1 are tied at the first business.
TIED = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1 G2 G3 G4 G6"}
# The same with a third player.
THREE_TIED = {**TIED, (2, 1): "B1 B2 B3 B4 B6"}


def duels(s: Story) -> list[tuple[object, object]]:
    """All duels so far, as (business number, owner of the bullet)."""
    return [(fact["spot"], fact["owner"]) for fact in s.events("duel")]


def winners(s: Story) -> list[object]:
    return [fact["seat"] for fact in s.events("took")]


def chooses(s: Story, seats: str, choices: str, chance: str = "") -> Story:
    """Have seats choose cards for the tie-break, in that order; `chance` forces the replacements."""
    *first, last = zip(map(int, seats.split()), choices.split(), strict=True)
    for seat, name in first:
        s.play(seat, f"choose {name}")
    return s.play(last[0], f"choose {last[1]}", chance)


# CP-5.1: when


def test_cp_5_1_a_bullet_brings_a_duel_at_the_start_of_its_owners_next_turn_and_not_before() -> None:
    s = story(seats=3, hands=["R6", "", ""], rows={(0, 1): "R1 R2 R3 R4"}, actions=1)
    s.play(0, "play R6 1").play(1, "draw").play(1, "draw").play(1, "draw").play(2, "draw").play(2, "draw")
    assert duels(s) == []
    s.play(2, "draw")
    assert duels(s) == [("1", 0)]


def test_cp_5_1_the_duel_comes_before_the_actions_and_costs_none() -> None:
    s = story(rows={(0, 1): "R1 R2 R3 R4 R6"}, active=1, actions=1)
    s.play(1, "draw")
    assert s.owned(0) == ["brewery"]
    assert (s.waiting, s.ask, s.actions) == ((0,), "action", 3)


def test_cp_5_1_the_bullet_of_another_player_waits_for_that_players_turn() -> None:
    s = story(seats=3, rows={(1, 1): "R1 R2 R3 R4 R6"}, active=2, actions=1)
    s.play(2, "draw")
    assert s.waiting == (0,)
    assert duels(s) == []


def test_cp_5_1_several_duels_are_fought_in_the_order_in_which_the_bullets_were_placed() -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (0, 2): "G1 G2 G3 G4 G6", (0, 3): "B1 B2 B3 B4 B6"}
    s = story(seats=4, spots="brewery bar jazz-club", rows=rows, bullets=[(0, 3), (0, 1), (0, 2)], active=3, actions=1)
    s.play(3, "draw")
    assert duels(s) == [("3", 0), ("1", 0), ("2", 0)]


def test_cp_5_1_bullets_placed_in_one_turn_keep_their_order() -> None:
    s = story(hands=["R6 G6", ""], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1 G2 G3 G4"}, actions=2)
    s.play(0, "play G6 2").play(0, "play R6 1").play(1, "draw").play(1, "draw").play(1, "draw")
    assert duels(s) == [("2", 0), ("1", 0)]


def test_cp_5_1_a_tie_break_ends_before_the_next_duel_begins() -> None:
    s = story(hands=["R9", "G8"], rows={**TIED, (0, 2): "Y1 Y2 Y3 Y4 Y6"}, active=1, actions=0)
    s.play(0, "choose R9")
    assert duels(s) == []
    s.play(1, "choose G8")
    assert duels(s) == [("2", 0)]
    assert s.owned(0) == ["brewery", "brewery"]


def test_cp_5_1_a_duel_where_several_have_bullets_is_timed_by_the_earliest() -> None:
    s = story(seats=3, rows=TIED | {(0, 1): "R1 R2 R3 R4 R5"}, bullets=[(1, 1), (0, 1)], active=0, actions=1)
    s.play(0, "draw")
    assert duels(s) == [("1", 1)]
    assert winners(s) == [0]


def test_cp_5_1_a_bullet_that_has_gone_back_brings_no_second_duel() -> None:
    s = story(rows=TIED | {(0, 1): "R1 R2 R3 R4 R5"}, bullets=[(0, 1), (1, 1)], active=1, actions=1)
    s.play(1, "draw").play(0, "draw").play(0, "draw").play(0, "draw")
    assert duels(s) == [("1", 0)]
    assert (s.waiting, s.ask) == ((1,), "action")


def test_cp_5_1_each_player_fights_at_the_start_of_their_own_turn_only() -> None:
    s = story(rows={(0, 1): "R1 R2 R3 R4 R6", (1, 2): "G1 G2 G3 G4 G6"}, bullets=[(1, 2), (0, 1)], active=1, actions=1)
    s.play(1, "draw")
    assert duels(s) == [("1", 0)]
    s.play(0, "draw").play(0, "draw").play(0, "draw")
    assert duels(s) == [("1", 0), ("2", 1)]


# CP-5.2: who


def test_cp_5_2_all_cards_at_the_business_are_turned_up_for_everyone() -> None:
    s = story(spots="gambling-den bar", rows={**TIED, (0, 2): "B1 B2"}, hands=["R9", "G9"], active=1, actions=0)
    assert s.row(0, 1, eye=None) == ["R1", "R2", "R3", "R4", "R6"]
    assert s.row(1, 1, eye=0) == ["G1", "G2", "G3", "G4", "G6"]
    assert s.facing(0, 1) == s.facing(1, 1) == ["up"] * 5


def test_cp_5_2_cards_at_other_businesses_stay_down() -> None:
    s = story(spots="gambling-den bar", rows={**TIED, (0, 2): "B1 B2"}, hands=["R9", "G9"], active=1, actions=0)
    assert s.facing(0, 2) == ["down", "down"]
    assert s.row(0, 2, eye=1) == ["??", "??"]


def test_cp_5_2_spectators_are_told_the_cards_that_are_turned_up_and_no_others() -> None:
    s = story(spots="bar brewery", rows={(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G9"}, active=1, actions=1).play(1, "draw")
    cards = [(fact["seat"], fact["place"], fact["card"]) for fact in s.events("turned-up")]
    assert cards == [(0, "1", "R1"), (0, "2", "R2"), (1, "1", "G9")]


def test_cp_5_2_every_player_with_at_least_one_card_there_takes_part_and_nobody_else() -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G9", (3, 1): "B1 B2", (2, 2): "Y15 P15"}
    s = story(seats=4, spots="brewery brewery brewery", rows=rows, active=3, actions=1).play(3, "draw")
    assert [fact["seat"] for fact in s.events("showed")] == [0, 1, 3]


def test_cp_5_2_a_single_card_can_take_the_business() -> None:
    s = story(seats=3, rows={(0, 1): "R1 G3 B5 Y7 P8", (2, 1): "R9"}, active=2, actions=1).play(2, "draw")
    assert winners(s) == [2]
    assert s.waiting == (0,)


def test_cp_5_2_a_player_alone_at_the_business_takes_it() -> None:
    s = story(rows={(0, 1): "R1 G3 B5 Y7 P9"}, active=1, actions=1).play(1, "draw")
    assert winners(s) == [0]


@pytest.mark.parametrize("best", range(6))
def test_cp_5_2_with_six_players_the_best_row_wins_wherever_it_sits(best: int) -> None:
    rows = {(0, 1): "P1 B3 Y4 P8 Y9", (1, 1): "G3", (2, 1): "B4", (3, 1): "Y5", (4, 1): "P6", (5, 1): "R7"}
    rows[best, 1] = "R15 G15 P1 B3 Y4" if best == 0 else "R15 G15"
    s = story(seats=6, spots="bar bar bar bar", rows=rows, active=5, actions=1).play(5, "draw")
    assert winners(s) == [best]


# CP-5.6: the tie-break


def test_cp_5_6_only_the_tied_players_are_asked_for_a_card() -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1", (2, 1): "B1 B2 B3 B4 B6"}
    s = story(seats=3, rows=rows, hands=["R9", "G9", "B9"], active=2, actions=0)
    assert (s.waiting, s.ask) == ((0, 2), "tiebreak")
    assert s.legal(1) == []


def test_cp_5_6_any_card_of_the_hand_can_be_chosen_and_nothing_else_be_done() -> None:
    s = story(rows=TIED, hands=["R9 B9 Gun Raid Raid", "G9"], active=1, actions=0)
    assert sorted(s.legal(0)) == ["choose B9", "choose Gun", "choose R9", "choose Raid"]
    assert s.legal(1) == ["choose G9"]


@pytest.mark.parametrize(("hand", "choices"), [("Raid Raid", ["choose Raid"]), ("Raid Raid Gun", ["choose Raid", "choose Gun"])])
def test_cp_5_6_two_raids_that_are_the_first_of_a_hand_are_offered_once(hand: str, choices: list[str]) -> None:
    s = story(rows=TIED, hands=[hand, "G9"], active=1, actions=0)
    assert s.legal(0) == choices


@pytest.mark.parametrize(("mine", "theirs", "winner"), [("R9", "G8", 0), ("R8", "G9", 1), ("P15", "Y1", 0), ("P1", "Y15", 1)])
def test_cp_5_6_the_highest_value_takes_the_duel(mine: str, theirs: str, winner: int) -> None:
    s = chooses(story(rows=TIED, hands=[mine, theirs], active=1, actions=0), "0 1", f"{mine} {theirs}")
    assert winners(s) == [winner]
    assert s.owned(winner) == ["brewery"]


def test_cp_5_6_the_chosen_card_counts_and_not_the_best_of_the_hand() -> None:
    s = story(rows=TIED, hands=["R9 R15", "G10"], active=1, actions=0)
    assert winners(chooses(s, "0 1", "R9 G10")) == [1]


def test_cp_5_6_a_special_counts_nothing() -> None:
    s = story(rows=TIED, hands=["Murder", "P1"], active=1, actions=0)
    assert winners(chooses(s, "0 1", "Murder P1")) == [1]


@pytest.mark.parametrize(("one", "other"), [("Murder", "Blackmail"), ("Raid", "Raid"), ("Gun", "Limousine")])
def test_cp_5_6_two_specials_are_equal(one: str, other: str) -> None:
    s = chooses(story(rows=TIED, hands=[one, other], active=1, actions=0), "0 1", f"{one} {other}")
    assert winners(s) == []
    assert (s.waiting, s.ask) == ((0, 1), "tiebreak")


def test_cp_5_6_a_player_without_cards_counts_below_a_special_and_is_not_asked() -> None:
    s = story(rows=TIED, hands=["", "Gun"], active=1, actions=0)
    assert s.waiting == (1,)
    assert winners(s.play(1, "choose Gun")) == [1]


def test_cp_5_6_players_without_cards_drop_out_while_the_others_stay_tied() -> None:
    s = story(seats=3, rows=THREE_TIED, hands=["", "Gun", "Raid"], active=2, actions=0)
    chooses(s, "1 2", "Gun Raid")
    assert s.waiting == (1, 2)
    assert winners(s) == []


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_cp_5_6_with_no_card_among_the_tied_the_owner_of_the_bullet_wins(owner: int) -> None:
    s = story(seats=3, rows=THREE_TIED, bullets=[(owner, 1)], active=(owner - 1) % 3, actions=0)
    assert s.owned(owner) == ["brewery"]
    assert (s.waiting, s.ask) == ((owner,), "action")


@pytest.mark.parametrize(("owner", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_cp_5_6_with_no_card_among_the_tied_and_the_owner_beaten_the_next_clockwise_wins(owner: int, winner: int) -> None:
    others = [seat for seat in range(3) if seat != owner]
    rows = {(owner, 1): "R1 G3 B5 Y7 P9", (others[0], 1): "R15 G15", (others[1], 1): "B15 Y15"}
    s = story(seats=3, rows=rows, active=(owner - 1) % 3, actions=0)
    assert s.owned(winner) == ["brewery"]
    assert s.active == owner


def test_cp_5_6_clockwise_goes_past_players_who_are_not_tied() -> None:
    rows = {(2, 1): "R1 G3 B5 Y7 P9", (0, 1): "R15 G15", (1, 1): "B15 Y15", (3, 1): "P15"}
    s = story(seats=4, spots="bar bar bar", rows=rows, active=1, actions=0)
    assert s.owned(0) == ["bar"]


def stays_tied(s: Story, seats: tuple[int, int], times: int) -> Story:
    """Have two seats choose equal cards repeatedly: seat 0 blue ones, 1 yellow, 2 purple; they begin with their 5."""
    clockwise = sorted(seats, key=lambda seat: (seat - s.active) % s.match.seats)
    for value in range(5, 5 + times):
        names = " ".join(f"{'BYP'[seat]}{value}" for seat in seats)
        chooses(s, f"{seats[0]} {seats[1]}", names, " ".join(f"{'BYP'[seat]}{value + 1}" for seat in clockwise))
    return s


@pytest.mark.parametrize("owner", [0, 1])
def test_cp_5_6_after_ten_repeats_the_owner_of_the_bullet_wins(owner: int) -> None:
    s = story(rows=TIED, bullets=[(owner, 1)], hands=["B5", "Y5"], active=1 - owner, actions=0)
    stays_tied(s, (0, 1), 10)
    assert (winners(s), s.waiting, s.ask) == ([], (0, 1), "tiebreak")
    assert winners(chooses(s, "0 1", "B15 Y15")) == [owner]


@pytest.mark.parametrize(("owner", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_cp_5_6_after_ten_repeats_without_the_owner_the_next_clockwise_wins(owner: int, winner: int) -> None:
    low, high = (seat for seat in range(3) if seat != owner)
    rows = {(owner, 1): "R1 G2 R3 G4 R7", (low, 1): "R15 G14", (high, 1): "G15 R14"}
    s = story(seats=3, rows=rows, hands=["B5", "Y5", "P5"], active=(owner - 1) % 3, actions=0)
    stays_tied(s, (low, high), 10)
    assert winners(chooses(s, f"{low} {high}", f"{'BYP'[low]}15 {'BYP'[high]}15")) == [winner]


def test_cp_5_6_the_tenth_repeat_can_still_decide() -> None:
    s = story(rows=TIED, hands=["B5 P1", "Y5"], active=1, actions=0)
    assert winners(chooses(stays_tied(s, (0, 1), 10), "0 1", "P1 Y15")) == [1]


def test_cp_5_6_the_repeats_of_one_duel_do_not_count_for_the_next() -> None:
    rows = {**TIED, (0, 2): "R7 R8 R9 R10 R15", (1, 2): "G7 G8 G9 G10 G15"}
    s = story(rows=rows, bullets=[(0, 1), (0, 2)], hands=["B5 P1 P3", "Y5 P4"], active=1, actions=0)
    chooses(stays_tied(s, (0, 1), 10), "0 1", "P1 P4")
    assert (winners(s), s.ask) == ([1], "tiebreak")
    chooses(s, "0 1", "B15 Y15")
    assert (winners(s), s.ask) == ([1], "tiebreak")


def test_cp_5_6_of_three_tied_the_two_highest_repeat_and_the_third_is_out() -> None:
    s = story(seats=3, rows=THREE_TIED, hands=["R9", "G8 G15", "B9"], active=2, actions=0)
    chooses(s, "0 1 2", "R9 G8 B9", "P1 P15 P2")
    assert (winners(s), s.waiting) == ([], (0, 2))
    assert winners(chooses(s, "0 2", "P1 P2")) == [2]


def test_cp_5_6_of_three_tied_the_single_highest_wins_at_once() -> None:
    s = story(seats=3, rows=THREE_TIED, hands=["R9", "G10", "B9"], active=2, actions=0)
    assert winners(chooses(s, "2 0 1", "B9 R9 G10")) == [1]


def test_cp_5_6_cards_are_turned_up_together_and_told_to_everyone() -> None:
    s = chooses(story(rows=TIED, hands=["R9", "G8"], active=1, actions=0), "1 0", "G8 R9")
    assert s.events("showed-card") == [{"seat": 0, "card": "R9"}, {"seat": 1, "card": "G8"}]


def test_cp_5_6_the_cards_used_are_discarded_and_each_draws_one_replacement() -> None:
    s = story(rows=TIED, hands=["R9 R10", "G9 G10"], active=1, actions=0)
    chooses(s, "0 1", "R9 G9", "P1 P2")
    assert s.discards == ["R9", "G9"]
    assert (s.hand(0), s.hand(1)) == (["R10", "P1"], ["G10", "P2"])


def test_cp_5_6_a_decided_tie_break_brings_replacements_too() -> None:
    s = chooses(story(rows=TIED, hands=["R9", "G8"], active=1, actions=0), "0 1", "R9 G8", "P1 P2")
    assert (s.hand(0), s.hand(1)) == (["P1"], ["P2"])
    assert {"R9", "G8"} <= set(s.discards)


@pytest.mark.parametrize(("owner", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_cp_5_6_replacements_are_drawn_clockwise_from_the_active_player(owner: int, order: tuple[int, ...]) -> None:
    s = story(seats=3, rows=THREE_TIED, bullets=[(owner, 1)], hands=["R9", "G9", "B9"], active=(owner - 1) % 3, actions=0)
    chooses(s, "0 1 2", "R9 G9 B9", "P1 P2 P3")
    assert [s.hand(seat) for seat in order] == [["P1"], ["P2"], ["P3"]]


def test_cp_5_6_replacements_go_clockwise_from_an_active_player_who_is_not_tied() -> None:
    rows = {(1, 1): "R1 G3 B5 Y7 P9", (0, 1): "R15 G15", (2, 1): "B15 Y15"}
    s = story(seats=3, rows=rows, hands=["R8", "G8", "B8"], active=0, actions=0)
    chooses(s, "0 2", "R8 B8", "P1 P2")
    assert [s.hand(seat) for seat in range(3)] == [["P2"], ["G8"], ["P1"]]


def test_cp_5_6_the_player_who_drops_out_draws_a_replacement_all_the_same() -> None:
    s = story(seats=3, rows=THREE_TIED, hands=["R9", "G8", "B9"], active=2, actions=0)
    chooses(s, "0 1 2", "R9 G8 B9", "P1 P2 P3")
    assert s.hand(1) == ["P2"]


def test_cp_5_6_a_player_who_used_no_card_draws_no_replacement() -> None:
    s = story(seats=3, rows=THREE_TIED, hands=["", "G9", "B9"], active=2, actions=0)
    chooses(s, "1 2", "G9 B9", "P1 P2")
    assert [s.hand(seat) for seat in range(3)] == [[], ["P1"], ["P2"]]


def test_cp_5_6_an_empty_draw_pile_is_replaced_by_the_discards_with_the_cards_just_used() -> None:
    s = story(rows=TIED, hands=["R9", "G9"], discards="P1", pile="", active=1, actions=0)
    chooses(s, "0 1", "R9 G9", "G9 P1")
    assert (s.hand(0), s.hand(1)) == (["G9"], ["P1"])
    assert (s.pile, s.discards) == (["R9"], [])


def test_cp_5_6_the_draw_pile_can_run_out_between_two_replacements() -> None:
    s = story(rows=TIED, hands=["R9", "G9"], pile="P1", active=1, actions=0)
    chooses(s, "0 1", "R9 G9", "P1 R9")
    assert (s.hand(0), s.hand(1)) == (["P1"], ["R9"])


def test_cp_5_6_replacements_are_drawn_before_the_cards_at_the_business_are_discarded() -> None:
    s = story(rows=TIED, hands=["R9", "G8"], pile="", active=1, actions=0)
    chooses(s, "0 1", "R9 G8")
    assert sorted(s.hand(0) + s.hand(1)) == ["G8", "R9"]
    assert len(s.discards) == 10


def test_cp_5_6_a_replacement_is_known_to_its_player_only() -> None:
    s = chooses(story(rows=TIED, hands=["R9", "G9"], active=1, actions=0), "0 1", "R9 G9", "P1 P2")
    assert s.events("drew", seat=0) == [{"seat": 0, "card": "P1"}, {"seat": 1, "card": "??"}]


@pytest.mark.parametrize("choices", ["R9 G8 B7", "R9 G9 B7", "R9 G9 B9", "R7 G7 Raid"])
def test_cp_5_6_the_order_of_answering_changes_nothing(choices: str) -> None:
    ends = []
    for order in permutations(range(3)):
        s = story(seats=3, rows=THREE_TIED, hands=["R7 R9", "G7 G8 G9", "B7 B9 Raid"], active=2, actions=0)
        chooses(s, " ".join(map(str, order)), " ".join(choices.split()[seat] for seat in order))
        ends.append(GAME.dump_position(s.match.position))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cp_5_6_nobody_else_learns_a_choice_before_all_have_chosen(eye: int | None) -> None:
    known = []
    for choice in ("R7", "R9", "Raid"):
        s = story(seats=4, spots="bar bar bar", rows=THREE_TIED, hands=["R7 R9 Raid", "G9", "B9", ""], active=3, actions=0)
        s.play(2, "choose B9").play(0, f"choose {choice}")
        legal = [s.legal(seat) for seat in (1, 2, 3)]
        known.append((s.seen(eye), s.view(eye), s.match.events(eye), legal, s.waiting))
    assert known[0] == known[1] == known[2]


def test_cp_5_6_a_choice_is_kept_in_the_record_as_known_to_its_player_only() -> None:
    s = story(rows=TIED, hands=["R9", "G8"], active=1, actions=0)
    s.play(1, "choose G8")
    assert s.match.answers[0].audience == 1 << 1
    assert s.match.observed(1).chosen[1] != s.match.observed(0).chosen[1]


def test_cp_5_6_a_choice_cannot_be_taken_back() -> None:
    s = story(rows=TIED, hands=["R9 R10", "G8"], active=1, actions=0)
    s.play(0, "choose R9")
    assert s.waiting == (1,)
    assert s.legal(0) == []


# CP-5.7: the winner takes the business


def test_cp_5_7_the_winner_takes_the_business_and_a_new_one_is_opened_in_its_place() -> None:
    s = story(spots="bar jazz-club", rows={(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G9"}, active=1, actions=1)
    s.play(1, "draw", "P15 gambling-den")
    assert (s.owned(0), s.owned(1)) == (["bar"], [])
    assert s.open[:2] == ["gambling-den", "jazz-club"]


def test_cp_5_7_the_new_business_comes_from_the_pile_of_businesses() -> None:
    s = story(spots="bar jazz-club", rows={(0, 1): "R1 R2 R3 R4 R6"}, businesses="brewery", active=1, actions=1)
    s.play(1, "draw")
    assert s.open[:2] == ["brewery", "jazz-club"]
    assert s.match.position.businesses.sum() == 0


def test_cp_5_7_with_an_empty_pile_no_business_is_opened() -> None:
    s = story(spots="bar jazz-club", rows={(0, 1): "R1 R2 R3 R4 R6"}, businesses="", active=1, actions=1)
    s.play(1, "draw")
    assert s.open[:2] == ["", "jazz-club"]
    assert not s.match.over


def test_cp_5_7_the_cards_of_all_players_there_are_discarded() -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1 G9", (2, 1): "B9", (2, 2): "Y1 Y2"}
    s = story(seats=3, rows=rows, active=2, actions=1).play(2, "draw")
    assert sorted(s.discards) == ["B9", "G1", "G9", "R1", "R2", "R3", "R4", "R6"]
    assert [s.row(seat, 1) for seat in range(3)] == [[], [], []]
    assert s.row(2, 2) == ["Y1", "Y2"]


def test_cp_5_7_all_bullets_there_go_back_and_those_elsewhere_stay() -> None:
    rows = TIED | {(0, 1): "R1 R2 R3 R4 R5", (1, 2): "Y1 Y2 Y3 Y4 Y6"}
    s = story(rows=rows, active=1, actions=1).play(1, "draw")
    assert not s.has_bullet(0, 1)
    assert not s.has_bullet(1, 1)
    assert s.has_bullet(1, 2)


def test_cp_5_7_rows_begin_anew_at_the_new_business() -> None:
    s = story(hands=["P1", ""], rows={(0, 1): "R1 R2 R3 R4 R6"}, active=1, actions=1)
    s.play(1, "draw", "P15 gambling-den").play(0, "play P1 1")
    assert (s.row(0, 1), s.facing(0, 1)) == (["P1"], ["down"])


def test_cp_5_7_a_player_other_than_the_owner_of_the_bullet_can_take_it() -> None:
    s = story(seats=3, spots="bar brewery", rows={(0, 1): "R1 R2 R3 R4 R6", (2, 1): "R9 G9 B9 Y9"}, active=2, actions=1)
    s.play(2, "draw")
    assert [s.owned(seat) for seat in range(3)] == [[], [], ["bar"]]
    assert s.waiting == (0,)
