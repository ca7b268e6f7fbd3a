"""CP-4.5: who knows which card. Seats see their own cards, everyone (a spectator is None) those that have been face up."""

import pytest

from tests.games.chicago_poker.story import GAME, Story, story
from windycity.core.events import EVERYONE

DENS = "gambling-den gambling-den"


def known(s: Story, seat: int, spot: int) -> dict[int | None, list[str]]:
    """A row as each of three seats and a spectator knows it."""
    return {eye: s.row(seat, spot, eye=eye) for eye in (0, 1, 2, None)}


def audience(s: Story) -> int:
    """Who may know the whole of the last move, as bits."""
    return s.match.answers[-1].audience


# Cards as they are laid and drawn


def test_cp_4_5_a_card_laid_face_down_is_known_to_its_owner_alone() -> None:
    s = story(seats=3, spots=DENS, hands=["R1", "", ""])
    s.play(0, "play R1 1")
    assert known(s, 0, 1) == {0: ["R1"], 1: ["??"], 2: ["??"], None: ["??"]}


def test_cp_4_5_a_card_laid_face_up_is_known_to_everyone() -> None:
    s = story(seats=3, spots="brewery brewery", hands=["R1", "", ""])
    s.play(0, "play R1 1")
    assert known(s, 0, 1) == {0: ["R1"], 1: ["R1"], 2: ["R1"], None: ["R1"]}


def test_cp_4_5_owners_may_look_at_their_face_down_cards_in_the_turns_of_others_too() -> None:
    s = story(seats=3, spots=DENS, hands=["R1", "", ""], rows={(1, 1): "G1 G2", (2, 1): "B1"})
    s.play(0, "play R1 1")
    assert s.row(1, 1, eye=1) == ["G1", "G2"]
    assert s.row(2, 1, eye=2) == ["B1"]


@pytest.mark.parametrize(
    ("business", "seen"),
    [("bar", "?? ?? R3 R4"), ("jazz-club", "R1 R2 R3 ??"), ("brewery", "R1 R2 R3 R4"), ("gambling-den", "?? ?? ?? ??")],
)
def test_cp_4_5_others_know_what_lies_face_up_at_each_business(business: str, seen: str) -> None:
    s = story(seats=3, spots=f"{business} {business}", hands=["", "Y1", ""], rows={(0, 1): "R1 R2 R3 R4"}, active=1)
    assert known(s, 0, 1) == {0: ["R1", "R2", "R3", "R4"], 1: seen.split(), 2: seen.split(), None: seen.split()}


def test_cp_4_5_a_view_hides_what_the_seat_does_not_know() -> None:
    s = story(seats=3, spots="bar brewery", hands=["", "", ""], rows={(0, 1): "R1 R2 R3"})
    cards = {eye: s.view(eye).table[0].rows[0].cards for eye in (0, 1, None)}
    assert cards == {0: ["R1", "R2", "R3"], 1: ["??", "??", "R3"], None: ["??", "??", "R3"]}


def test_cp_4_5_a_view_says_whose_eyes_it_is_seen_with() -> None:
    s = story(hands=["", ""])
    assert [s.view(eye).seen_by for eye in (0, 1, None)] == [0, 1, None]


@pytest.mark.parametrize(
    ("eye", "not_placed"),
    [(0, "G1 G2 B1 B2 Raid Raid"), (1, "R1 R3 B1 B2 Raid"), (None, "R1 R3 G1 G2 B1 B2 Raid Raid")],
)
def test_cp_4_5_cards_whose_place_a_seat_does_not_know_could_be_anywhere(eye: int | None, not_placed: str) -> None:
    rows = {(0, 1): "R1", (1, 1): "G2", (1, 2): "Y5"}
    s = story(spots="gambling-den brewery", hands=["R3", "G1 Raid"], rows=rows, discards="P1", pile="B2 Raid B1")
    assert s.seen(eye)["pile"] == not_placed.split()
    assert s.seen(eye)["pile_count"] == 3


def test_cp_4_5_what_a_seat_knows_is_a_sound_position() -> None:
    s = story(seats=3, spots=DENS, hands=["R5 Raid", "Limousine", "Raid"], rows={(1, 1): "G1 G2", (0, 1): "R1"})
    s.play(0, "raid 1 Moran").play(0, "play R5 2").play(0, "draw").play(1, "limousine 1 2").play(1, "take G2")
    for eye in (0, 1, 2, None):
        GAME.check_position(s.match.observed(eye))


def test_cp_4_5_which_card_was_laid_face_down_cannot_be_told_from_anything_others_know() -> None:
    one = story(seats=3, spots=DENS, hands=["R1 R2", "", ""]).play(0, "play R1 1")
    other = story(seats=3, spots=DENS, hands=["R1 R2", "", ""]).play(0, "play R2 1")
    assert one.seen(1) == other.seen(1)
    assert one.seen(None) == other.seen(None)
    assert one.match.events(1) == other.match.events(1)
    assert one.seen(0) != other.seen(0)


def test_cp_4_5_that_a_card_was_laid_face_down_is_told_to_all_and_which_to_its_owner() -> None:
    s = story(seats=3, spots=DENS, hands=["R1", "", ""])
    s.play(0, "play R1 1")
    assert [event["card"] for event in s.events("laid", 0)] == ["R1"]
    assert s.events("laid", 1) == s.events("laid", None) == [{"seat": 0, "spot": "1", "up": False, "card": "??"}]


def test_cp_4_5_a_card_drawn_is_known_to_the_one_who_drew_it() -> None:
    s = story(seats=3, hands=["", "", ""])
    s.play(0, "draw", "G7")
    assert s.events("drew", 0) == [{"seat": 0, "card": "G7"}]
    assert s.events("drew", 1) == s.events("drew", None) == [{"seat": 0, "card": "??"}]


def test_cp_4_5_which_card_was_drawn_cannot_be_told_from_anything_others_know() -> None:
    one = story(seats=3, hands=["R5", "", ""]).play(0, "draw", "R1")
    other = story(seats=3, hands=["R5", "", ""]).play(0, "draw", "R9")
    assert one.seen(1) == other.seen(1)
    assert one.seen(0) != other.seen(0)


def test_cp_4_5_which_card_blackmail_took_cannot_be_told_from_anything_others_know() -> None:
    one = story(seats=3, hands=["Blackmail", "", ""], discards="R1 R2").play(0, "blackmail R1")
    other = story(seats=3, hands=["Blackmail", "", ""], discards="R1 R2").play(0, "blackmail R2")
    assert one.seen(1) == other.seen(1)
    assert one.seen(None) == other.seen(None)
    assert one.seen(0) != other.seen(0)


def test_cp_4_5_a_move_may_be_told_whole_only_to_those_who_know_its_card() -> None:
    s = story(seats=3, spots="gambling-den brewery", hands=["R1 R2 Blackmail", "", ""], discards="G1")
    assert audience(s.play(0, "play R1 1")) == 1 << 0
    assert audience(s.play(0, "blackmail G1")) == 1 << 0
    assert audience(s.play(0, "play R2 2")) == EVERYONE


def test_cp_4_5_a_move_is_told_to_others_without_its_card() -> None:
    s = story(seats=3, spots=DENS, hands=["R1 Limousine Blackmail", "", ""], rows={(0, 1): "R8 R9"}, discards="G1")
    s.play(0, "play R1 2").play(0, "blackmail G1").play(0, "limousine 1 2").play(0, "take R9")
    assert [s.match.masked_move(number) for number in (0, 1, 3)] == ["play ?? 2", "blackmail ??", "take ?? 2"]


# Raid


def test_cp_4_5_after_a_raid_the_cards_are_known_to_the_raider_and_to_nobody_else_new() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "", ""], rows={(1, 1): "G1 G2"})
    s.play(0, "raid 1 Moran")
    assert known(s, 1, 1) == {0: ["G1", "G2"], 1: ["G1", "G2"], 2: ["??", "??"], None: ["??", "??"]}


def test_cp_4_5_raided_cards_stay_known_in_later_turns() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "Y1", ""], rows={(1, 1): "G1"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "draw").play(1, "draw")
    assert s.row(1, 1, eye=0) == ["G1"]


def test_cp_4_5_a_card_laid_at_a_raided_row_later_is_not_known() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "G2", ""], rows={(1, 1): "G1"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "play G2 1")
    assert known(s, 1, 1) == {0: ["G1", "??"], 1: ["G1", "G2"], 2: ["??", "??"], None: ["??", "??"]}


def test_cp_4_5_a_raid_does_not_show_the_raiders_cards_to_the_victim() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "", ""], rows={(0, 1): "R1", (1, 1): "G1"})
    s.play(0, "raid 1 Moran")
    assert s.row(0, 1, eye=1) == ["??"]


def test_cp_4_5_two_players_can_come_to_know_the_same_row() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "Y1", "Raid"], rows={(1, 1): "G1"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "play Y1 2").play(1, "draw").play(1, "draw").play(2, "raid 1 Moran")
    assert known(s, 1, 1) == {0: ["G1"], 1: ["G1"], 2: ["G1"], None: ["??"]}


def test_cp_4_5_what_a_raid_showed_is_told_to_those_who_know_the_card() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "", ""], rows={(1, 1): "G1"})
    s.play(0, "raid 1 Moran")
    assert [[event["card"] for event in s.events("saw", eye)] for eye in (0, 1, 2, None)] == [["G1"], ["G1"], ["??"], ["??"]]


# Limousine


def test_cp_4_5_a_card_moved_from_face_up_to_face_down_stays_known_to_everyone() -> None:
    s = story(seats=3, spots="brewery gambling-den", hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert s.facing(0, 2) == ["down"]
    assert known(s, 0, 2) == {0: ["R2"], 1: ["R2"], 2: ["R2"], None: ["R2"]}


def test_cp_4_5_a_card_moved_from_face_down_to_face_up_becomes_known_to_everyone() -> None:
    s = story(seats=3, spots="gambling-den brewery", hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert known(s, 0, 2) == {0: ["R2"], 1: ["R2"], 2: ["R2"], None: ["R2"]}
    assert known(s, 0, 1) == {0: ["R1"], 1: ["??"], 2: ["??"], None: ["??"]}


def test_cp_4_5_a_card_moved_from_face_down_to_face_down_stays_its_owners_secret() -> None:
    s = story(seats=3, spots=DENS, hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert known(s, 0, 2) == {0: ["R2"], 1: ["??"], 2: ["??"], None: ["??"]}


def test_cp_4_5_a_raided_card_moved_face_down_stays_known_to_the_raider_alone() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "Limousine", ""], rows={(1, 1): "G1 G2"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "limousine 1 2").play(1, "take G2").play(1, "done")
    assert known(s, 1, 2) == {0: ["G2"], 1: ["G2"], 2: ["??"], None: ["??"]}


def test_cp_4_5_knowledge_follows_the_cards_left_behind_to_their_new_places() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "G3 Limousine", ""], rows={(1, 1): "G1 G2"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "play G3 1").play(1, "limousine 1 2").play(1, "take G1").play(1, "done")
    assert known(s, 1, 1) == {0: ["G2", "??"], 1: ["G2", "G3"], 2: ["??", "??"], None: ["??", "??"]}


def test_cp_4_5_face_up_cards_left_behind_stay_known_and_face_down_ones_secret() -> None:
    s = story(seats=3, spots="bar brewery", hands=["Limousine", "", ""], rows={(0, 1): "R1 R2 R3 R4"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "done")
    assert s.row(0, 1, eye=1) == s.row(0, 1, eye=None) == ["??", "R3", "R4"]


def test_cp_4_5_cards_that_moved_up_to_face_down_places_are_not_forgotten() -> None:
    s = story(seats=3, spots="bar brewery", hands=["Limousine", "", ""], rows={(0, 1): "R1 R2 R3 R4"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "done")
    assert s.row(0, 1, eye=1) == s.row(0, 1, eye=None) == ["R3", "R4"]


def test_cp_4_5_a_new_card_at_the_place_of_one_that_drove_away_is_a_new_secret() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "G3 Limousine", ""], rows={(1, 1): "G1"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "limousine 1 2").play(1, "take G1").play(1, "play G3 1")
    assert known(s, 1, 1) == {0: ["??"], 1: ["G3"], 2: ["??"], None: ["??"]}


def test_cp_4_5_a_known_card_that_went_face_down_stays_known_when_it_moves_on() -> None:
    s = story(seats=3, spots="brewery gambling-den gambling-den", hands=["Limousine Blackmail", "", ""], rows={(0, 1): "R1"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "blackmail Limousine").play(0, "limousine 2 3").play(0, "take R1")
    assert known(s, 0, 3) == {0: ["R1"], 1: ["R1"], 2: ["R1"], None: ["R1"]}


def test_cp_4_5_from_where_to_where_a_card_drove_is_told_to_all_and_which_to_those_who_know_it() -> None:
    s = story(seats=3, spots=DENS, hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2").play(0, "take R2")
    facts = {"seat": 0, "from": "1", "place": "2", "to": "2", "up": False}
    assert s.events("moved", 0) == [{**facts, "card": "R2"}]
    assert s.events("moved", 1) == s.events("moved", None) == [{**facts, "card": "??"}]


def test_cp_4_5_taking_a_card_to_a_face_up_place_may_be_told_to_everyone() -> None:
    s = story(seats=3, spots="gambling-den brewery", hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2")
    assert audience(s.play(0, "take R2")) == EVERYONE


def test_cp_4_5_taking_a_card_to_a_face_down_place_may_be_told_to_those_who_know_it() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid", "Limousine", ""], rows={(1, 1): "G1 G2"}, actions=1)
    s.play(0, "raid 1 Moran").play(1, "limousine 1 2")
    assert audience(s.play(1, "take G2")) == 1 << 0 | 1 << 1


# Murder, and cards that leave the table


def test_cp_4_5_a_face_down_card_that_was_murdered_lies_open_on_the_discard_pile() -> None:
    s = story(seats=3, spots=DENS, hands=["Murder", "", ""], rows={(1, 1): "G1 G2"})
    s.play(0, "murder 1 Moran")
    assert s.view(None).discards == ["G2", "Murder"]
    assert s.events("murdered", None) == [{"seat": 0, "spot": "1", "victim": 1, "card": "G2"}]


def test_cp_4_5_a_murder_shows_only_the_card_it_takes() -> None:
    s = story(seats=3, spots=DENS, hands=["Murder", "", ""], rows={(1, 1): "G1 G2"})
    s.play(0, "murder 1 Moran")
    assert known(s, 1, 1) == {0: ["??"], 1: ["G1"], 2: ["??"], None: ["??"]}


def test_cp_4_5_a_new_card_at_the_place_of_a_murdered_one_is_a_new_secret() -> None:
    s = story(seats=3, spots=DENS, hands=["Raid Murder", "G3", ""], rows={(1, 1): "G1 G2"}, actions=2)
    s.play(0, "raid 1 Moran").play(0, "murder 1 Moran").play(1, "play G3 1")
    assert known(s, 1, 1) == {0: ["G1", "??"], 1: ["G1", "G3"], 2: ["??", "??"], None: ["??", "??"]}


def test_cp_4_5_a_card_that_left_the_table_and_came_back_is_no_longer_known() -> None:
    s = story(spots=DENS, hands=["Raid Murder", ""], rows={(1, 1): "G1"}, pile="")
    s.play(0, "raid 1 Moran").play(0, "murder 1 Moran").play(0, "draw", "Raid")
    s.play(1, "draw", "G1").play(1, "play G1 1")
    assert s.row(1, 1, eye=0) == ["??"]
