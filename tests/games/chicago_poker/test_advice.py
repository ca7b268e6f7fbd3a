"""The advice: of two moves it prefers the one a player would. Each test is about one thing that makes a difference."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.chicago_poker.story import Story, story

# A complete row for each combination, best first (CP-5.3), low before high where a high one could be mistaken for better.
LADDER = {
    "chicago-poker": "R2 G2 B2 Y2 P2",
    "straight-flush": "B6 B7 B8 B9 B10",
    "rainbow-straight": "R1 G2 B3 Y4 P5",
    "four-of-a-kind": "R15 G15 B15 Y15 P1",
    "full-house": "R14 G14 B14 Y13 P13",
    "flush": "G2 G15 G12 G10 G8",
    "straight": "R11 R12 G13 Y14 P15",
    "three-of-a-kind": "R15 B15 P15 Y12 G1",
    "two-pair": "Y15 P15 R14 G14 B3",
    "pair": "R15 G15 B12 P9 Y6",
    "high-card": "R15 P13 Y11 B9 G7",
}


def rated(s: Story, seat: int = 0) -> dict[str, float]:
    """How good each legal move of a seat looks, from what it knows."""
    game = s.match.game
    advice = game.engine.advice(s.match.observed_positions(seat), seat)
    return {game.format_move(action): weight for action, weight in advice.items()}


def prefers(s: Story, *moves: str, seat: int = 0) -> bool:
    """Whether each of the moves looks better than the next."""
    weights = rated(s, seat)
    return all(weights[better] > weights[worse] for better, worse in pairwise(moves))


def advised(s: Story, seat: int = 0) -> str:
    """The move that looks best."""
    weights = rated(s, seat)
    return max(weights, key=lambda move: weights[move])


def other_colours(row: str, taken: str) -> str:
    """The row, with a card of another colour for each that is taken."""
    cards = row.split()
    for i, card in enumerate(cards):
        if card in taken.split():
            used = {*cards, *taken.split()}
            cards[i] = next(f"{colour}{card[1:]}" for colour in "RGBYP" if f"{colour}{card[1:]}" not in used)
    return " ".join(cards)


# The last card of a row


def last_card(own: str, rival: str) -> Story:
    """The first player holds the fifth card of a row, against a complete row at the same brewery."""
    *row, last = own.split()
    return story(2, hands=[last, ""], rows={(0, 1): " ".join(row), (1, 1): rival})


@pytest.mark.parametrize(("better", "worse"), list(pairwise(LADDER)))
def test_a_row_is_completed_against_a_worse_one_and_not_against_a_better_one(better: str, worse: str) -> None:
    own, rival = LADDER[better], other_colours(LADDER[worse], LADDER[better])
    move = f"play {own.split()[-1]} 1"
    assert prefers(last_card(own, rival), move, "draw")
    assert prefers(last_card(rival, own), "draw", f"play {rival.split()[-1]} 1")
    assert prefers(last_card(rival, own), f"play {rival.split()[-1]} 2", f"play {rival.split()[-1]} 1")


def test_a_row_is_completed_against_a_lower_one_of_the_same_sort() -> None:
    for high, low in (("R14 G14 B2 Y4 P6", "R9 G9 B3 Y5 P7"), ("R12 G12 B12 Y5 P5", "R4 G4 B4 Y9 P9")):
        assert prefers(last_card(high, low), f"play {high.split()[-1]} 1", "draw")
        assert prefers(last_card(low, high), "draw", f"play {low.split()[-1]} 1")


@pytest.mark.parametrize("strong", [1, 2])
def test_the_best_of_the_others_counts(strong: int) -> None:
    rows = {(0, 1): "R9 G9 B2 Y4", (strong, 1): "R14 G14 B14 Y1", (3 - strong, 1): "P1"}
    assert prefers(story(3, hands=["P6", "", ""], rows=rows), "draw", "play P6 1")
    rows[strong, 1] = "R14 G13"
    assert prefers(story(3, hands=["P6", "", ""], rows=rows), "play P6 1", "draw")


def test_cards_that_are_not_seen_make_a_row_dangerous() -> None:
    def against(rival: str) -> Story:
        rows = {(0, 1): "R14 G14 B2 Y4", (1, 1): rival}
        return story(2, "gambling-den brewery", ["P6 P7", ""], rows)

    assert prefers(against("B11"), "play P6 1", "draw")
    assert prefers(against("B11 Y11 P11 G3 R3"), "draw", "play P6 1")


def test_what_is_seen_of_a_row_counts_with_what_is_not() -> None:
    def against(rival: str) -> Story:
        return story(2, "bar brewery", ["P6 P7", ""], {(0, 1): "R14 G14 B2 Y4", (1, 1): rival})

    assert prefers(against("R1 R2 G9 B10"), "play P6 1", "draw")
    assert prefers(against("R1 R2 G9 B9"), "draw", "play P6 1")


def test_what_a_raid_has_shown_is_known() -> None:
    rows = {(0, 1): "R14 G14 B2 Y4", (1, 1): "B11 Y11 P11"}
    s = story(2, "gambling-den brewery", ["P6 P7 Raid", ""], rows)
    assert prefers(s, "play P6 1", "draw")
    assert prefers(s.play(0, "raid 1 Moran"), "draw", "play P6 1")


def test_a_row_that_wins_is_completed_before_another_is_begun() -> None:
    s = story(2, hands=["R6 G14", ""], rows={(0, 1): "R1 R2 R3 R5", (1, 1): "B9"})
    assert prefers(s, "play R6 1", "play G14 2", "play R6 2")


# Cards for a row that is not complete yet


@pytest.mark.parametrize(
    ("row", "better", "worse"),
    [
        ("", "R15", "R2"),  # high cards first
        ("R7", "G7", "G14"),  # a pair
        ("R7 G7", "B7", "B8"),  # three of a kind
        ("R7 G7 R9", "B7", "G9"),  # three of a kind rather than two pair
        ("R7 G7 R9", "G9", "G10"),  # two pair
        ("R7 G7 B7", "Y7", "Y8"),  # four of a kind
        ("R1", "R9", "G9"),  # one colour
        ("R1 R5", "R12", "G12"),
        ("R4", "G5", "G12"),  # within reach of a sequence
        ("R4", "R5", "G5"),  # in one colour
        ("R4 R5", "R6", "G6"),
        ("R4 G5", "B6", "R6"),  # in all colours
        ("R4 G5 B6", "Y8", "Y9"),
        ("R4 R5 R6", "R8", "R14"),  # a straight flush rather than a flush
    ],
)
def test_a_row_gets_the_card_that_fits_it(row: str, better: str, worse: str) -> None:
    s = story(2, hands=[f"{better} {worse}", ""], rows={(0, 1): row} if row else {})
    assert prefers(s, f"play {better} 1", f"play {worse} 1")


@pytest.mark.parametrize(
    ("row", "cards"),
    [
        ("R7 G7 B7 R9", "Y7 G9 Y8"),  # four of a kind, full house, three of a kind
        ("R4 G5 B6 Y7", "P8 R8 P9"),  # rainbow straight, straight, nothing
        ("R1 R2 R3 R5", "R4 R9 G9"),  # straight flush, flush, nothing
        ("R2 R3 G4 G5", "B6 B2 B9"),  # straight, pair, nothing
        ("R7 G7 R9 G9", "B9 B8"),  # full house, two pair
    ],
)
def test_the_last_card_makes_the_best_of_a_row(row: str, cards: str) -> None:
    s = story(2, hands=[cards, ""], rows={(0, 1): row})
    assert prefers(s, *(f"play {card} 1" for card in cards.split()))


def test_a_card_goes_where_its_row_leads_rather_than_where_it_is_beaten() -> None:
    s = story(2, hands=["G9", ""], rows={(0, 1): "R9", (0, 2): "B9", (1, 1): "R12 G12 B12"})
    assert prefers(s, "play G9 2", "play G9 1")


# How much a business is wanted


def wanted(spots: str, owned: str, short: bool = False) -> Story:
    """The same card can go to two businesses with nothing at them."""
    seats = 5 if short else 2
    return story(seats, spots, ["R9", *[""] * (seats - 1)], owned={0: owned}, short=short)


@pytest.mark.parametrize(
    ("spots", "owned"),
    [
        ("bar brewery", "bar bar"),  # the third of a kind
        ("gambling-den bar", "bar jazz-club brewery"),  # the last of the four kinds
        ("bar brewery", "bar"),  # a second of a kind
        ("gambling-den bar", "bar jazz-club"),  # a third kind
    ],
)
def test_the_business_that_brings_a_win_nearer_is_wanted_more(spots: str, owned: str) -> None:
    assert prefers(wanted(spots, owned), "play R9 1", "play R9 2")
    assert prefers(wanted(" ".join(reversed(spots.split())), owned), "play R9 2", "play R9 1")


def test_the_business_that_wins_is_wanted_most() -> None:
    s = story(2, "bar brewery", ["R9 G9", ""], rows={(0, 2): "R2"}, owned={0: "bar bar"})
    assert prefers(s, "play R9 1", "play R9 2")


def test_in_the_short_game_two_of_a_kind_are_wanted() -> None:
    assert prefers(wanted("bar brewery", "bar", short=True), "play R9 1", "play R9 2")


# Drawing


def test_a_small_hand_is_filled_up_and_a_full_one_played() -> None:
    assert advised(story(2, hands=["R2", ""])) == "draw"
    assert prefers(story(2, hands=["R2 R8 G3 G12 B4 Y9 P10", ""]), "play G12 1", "draw")


# Specials


@pytest.mark.parametrize(
    ("special", "waste"),
    [
        ("Murder", "murder nobody"),
        ("Raid", "raid nobody"),
        ("Limousine", "limousine nowhere"),
        ("Gun", "gun nothing"),
        ("Blackmail", "blackmail nothing"),
    ],
)
def test_no_special_is_wasted(special: str, waste: str) -> None:
    s = story(2, hands=[f"R2 R3 R4 R5 R6 R8 {special}", ""], rows={(0, 1): "G1", (1, 1): "G2", (1, 2): "B2"}, discards="Y9")
    weights = rated(s)
    assert min(weights, key=lambda move: weights[move]) == waste


def test_murder_strikes_the_row_that_is_nearly_complete() -> None:
    s = story(3, hands=["Murder", "", ""], rows={(1, 1): "R9 G9 B9 Y12", (2, 2): "R2"})
    assert prefers(s, "murder 1 Moran", "draw", "murder 2 Torrio")


def test_murder_strikes_the_row_that_shows_more() -> None:
    s = story(3, hands=["Murder", "", ""], rows={(1, 1): "R2 G6 B12", (2, 2): "R9 G9 B9"})
    assert prefers(s, "murder 2 Torrio", "murder 1 Moran")


def test_a_raid_looks_where_most_is_hidden() -> None:
    rows = {(1, 1): "R2 G6 B12 Y4", (2, 1): "R9"}
    s = story(3, "gambling-den bar", ["Raid Raid", "", ""], rows)
    assert prefers(s, "raid 1 Moran", "raid 1 Torrio", "raid nobody")


def test_a_raid_does_not_look_at_what_is_known() -> None:
    rows = {(1, 1): "R2 G6 B12 Y4", (2, 1): "R9"}
    s = story(3, "gambling-den bar", ["Raid Raid", "", ""], rows).play(0, "raid 1 Moran")
    assert prefers(s, "raid 1 Torrio", "raid 1 Moran", "raid nobody")


def test_the_limousine_leaves_a_row_that_is_beaten() -> None:
    rows = {(0, 1): "R9 B3", (0, 2): "G9", (0, 3): "Y9", (1, 1): "R12 G12 B12"}
    s = story(4, "brewery brewery brewery", ["Limousine", "", "", ""], rows)
    assert prefers(s, "limousine 1 2", "limousine 3 2")


def test_the_limousine_drives_where_its_cards_fit() -> None:
    rows = {(0, 1): "R9 B3", (0, 2): "G9 B9", (0, 3): "Y2 P6", (1, 1): "R12 G12 B12"}
    s = story(4, "brewery brewery brewery", ["Limousine", "", "", ""], rows)
    assert prefers(s, "limousine 1 2", "limousine 1 3")
    assert prefers(s.play(0, "limousine 1 2"), "take R9", "take B3")


def test_no_card_is_taken_out_of_a_row_that_leads() -> None:
    rows = {(0, 1): "R9 G9 B9 Y3", (0, 2): "P1", (1, 1): "R2"}
    s = story(2, hands=["Limousine", ""], rows=rows).play(0, "limousine 1 2").play(0, "take Y3")
    assert prefers(s, "done", "take R9")


def test_the_gun_is_fired_with_cards_to_play_and_kept_without() -> None:
    full, bare = story(2, hands=["R2 G6 B12 Y4 Gun", ""]), story(2, hands=["Gun", ""])
    assert prefers(full, "gun", "draw", "gun nothing")
    assert prefers(bare, "draw", "gun", "gun nothing")


def test_blackmail_takes_the_card_that_is_missing() -> None:
    s = story(2, hands=["Blackmail", ""], rows={(0, 1): "R7 G7 B7 Y2"}, discards="Y15 Y7 Raid")
    assert advised(s) == "blackmail Y7"
    assert prefers(s, "blackmail Y7", "blackmail Y15", "blackmail Raid")


# Over the hand limit


def test_the_card_that_fits_nowhere_is_discarded() -> None:
    s = story(2, hands=["R7 G2 G3 G5 Y4 P6 P8 B1", ""], rows={(0, 1): "B7 Y7 P7"}, actions=0)
    assert prefers(s, "discard B1", "discard P8", "discard R7")


def test_where_nothing_can_be_laid_low_cards_go_first_and_the_best_specials_last() -> None:
    rows = {(0, 1): "B1 B2 B3 B4 B6", (0, 2): "Y1 Y2 Y3 Y4 Y6"}
    s = story(2, hands=["R2 R15 Murder Raid Raid Limousine Gun Blackmail", ""], rows=rows, actions=0)
    assert prefers(s, "discard R2", "discard R15", "discard Raid", "discard Limousine", "discard Gun")
    assert prefers(s, "discard Raid", "discard Blackmail", "discard Murder")


# The tie-break


def test_the_highest_card_is_chosen_and_a_special_last() -> None:
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}
    s = story(2, hands=["R9 B14 Murder", "G9"], rows=rows, active=1, actions=0)
    assert prefers(s, "choose B14", "choose R9", "choose Murder")


# Extra actions


def test_an_extra_action_is_never_left_as_long_as_it_is_of_use() -> None:
    s = story(2, hands=["R2 Gun", ""], rows={(1, 1): "R9"}, actions=1).play(0, "gun")
    assert prefers(s, "draw", "play R2 2", "end")


def test_an_extra_action_is_left_rather_than_do_harm() -> None:
    """The hand is full, and every card of it would complete a row that loses."""
    rows = {(0, 1): "R1 G3 B9 Y12", (0, 2): "G1 B4 Y9 P12", (1, 1): "R15 G15 B15 Y15 P2", (1, 2): "R14 G14 B14 Y14 P3"}
    s = story(2, hands=["R5 R7 G6 G7 B8 Raid Gun", ""], rows=rows)
    s.play(0, "gun").play(0, "draw", "P8").play(0, "draw", "P7").play(0, "raid nobody")
    assert advised(s) == "end"


def test_the_advice_goes_by_what_the_seat_has_seen() -> None:
    """Two matches that differ only in face-down cards look the same."""

    def den(rival: str) -> dict[str, float]:
        return rated(story(2, "gambling-den bar", ["R6 R7", ""], {(0, 1): "G6 B6 Y2 P9", (1, 1): rival}))

    assert den("R12 G12 B12") == den("R1 G3 B5")
