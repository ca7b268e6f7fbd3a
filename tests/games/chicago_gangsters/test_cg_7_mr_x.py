"""CG-7.2: five players, one of them Mr. X.

In the stories Mr. X is seat 4, the seats 0 to 3 have the clans 0 to 3; 0 (with the `?`) and 1 (with the pick mark) challenge,
2 (with the pick mark) and 3 defend. By default all means and persons count, and nobody has persons.
"""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.story import GAME, Story, story
from windycity.core.errors import WrongTurn

CARD = {0: "", 1: "K1", 2: "W2", 3: "K3", 4: "W4", 5: "K5", 6: "W4 W2"}
"""Cards of this worth."""
HANDS = ["W4", "W4", "W4", "W4", "W4 K5 B1"]


def start(*chance: str) -> Story:
    """A new match of five; `chance` is what is drawn: the cards for Mr. X, and what comes after them."""
    return Story(GAME.start(seats=5, seed=1, chance=" ".join(chance).split(), talk=False))


def names(s: Story, since: int = 0) -> list[str]:
    return [event.name for event in s.match.events(None, since)]


# CG-7.2: who is Mr. X


@pytest.mark.parametrize(
    ("drawn", "mr_x"),
    [
        ("K5 W4 B4 B3 K1", 0),
        ("W4 B5 B4 B3 K1", 1),
        ("W2 B1 B3 K1 K1", 2),
        ("W2 B1 B3 W4 K3", 3),
        ("B1 B1 B1 K1 W2", 4),
    ],
)
def test_cg_7_2_each_draws_a_means_card_and_the_highest_becomes_mr_x(drawn: str, mr_x: int) -> None:
    s = start(drawn)
    assert s.role("mr_x") == mr_x
    assert [(event["seat"], event["card"]) for event in s.events("mr-x-drew")] == list(enumerate(drawn.split()))


def test_cg_7_2_those_tied_for_the_highest_draw_again() -> None:
    s = start("K5 W4 B5 W4 K1", "W2 B3")
    assert [event["seat"] for event in s.events("mr-x-drew")] == [0, 1, 2, 3, 4, 0, 2]
    assert s.role("mr_x") == 2


def test_cg_7_2_those_not_tied_are_out_whatever_the_second_cards_are() -> None:
    s = start("K5 W4 B5 W4 K1", "K1 B2")
    assert s.role("mr_x") == 2


def test_cg_7_2_a_second_tie_is_drawn_for_again_by_those_still_tied() -> None:
    s = start("K5 B5 K5 W2 W2", "W4 W4 K3", "B1 B2")
    assert [event["seat"] for event in s.events("mr-x-drew")] == [0, 1, 2, 3, 4, 0, 1, 2, 0, 1]
    assert s.role("mr_x") == 1


def test_cg_7_2_all_five_can_be_tied() -> None:
    s = start("W4 W4 B4 W4 W4", "K1 K1 K1 K3 K1")
    assert [event["seat"] for event in s.events("mr-x-drew")] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]
    assert s.role("mr_x") == 3


def test_cg_7_2_a_tie_below_the_highest_is_not_drawn_for() -> None:
    s = start("W4 W4 K5 W4 W4")
    assert len(s.events("mr-x-drew")) == 5
    assert s.role("mr_x") == 2


def test_cg_7_2_the_cards_are_shuffled_back() -> None:
    s = start("B5 B4 B4 B4 K1", "B5 B5 B5 B4", "B4 B4 K1 K1")
    assert (s.hand(0), s.hand(1)) == (["B4", "B5", "B5", "B5"], ["B4", "B4", "K1", "K1"])
    assert len(s.pile) == 48 - 20
    assert s.discards == []


def test_cg_7_2_the_cards_drawn_are_no_part_of_a_hand_and_tell_nothing_of_it() -> None:
    s = start("B5 B4 B4 B4 K1")
    assert [s.hand_count(seat) for seat in range(5)] == [4, 4, 4, 4, 4]
    assert [s.shown(seat) for seat in range(5)] == [[], [], [], [], []]


@pytest.mark.parametrize(
    ("drawn", "clans"),
    [
        ("K5 K1 K1 K1 K1", [None, 0, 1, 2, 3]),
        ("K1 K1 K5 K1 K1", [0, 1, None, 2, 3]),
        ("K1 K1 K1 K5 K1", [0, 1, 2, None, 3]),
        ("K1 K1 K1 K1 K5", [0, 1, 2, 3, None]),
    ],
)
def test_cg_7_2_mr_x_has_no_clan_and_the_others_get_clans_in_seat_order(drawn: str, clans: list[int | None]) -> None:
    s = start(drawn)
    assert [s.clan(seat) for seat in range(5)] == clans


def test_cg_7_2_all_five_get_four_means_and_a_person() -> None:
    s = start()
    assert [s.hand_count(seat) for seat in range(5)] == [4] * 5
    assert [len(s.persons(seat)) for seat in range(5)] == [1] * 5


def test_cg_7_2_persons_of_value_0_or_4_are_put_aside_for_mr_x_too() -> None:
    cards = "W2 " * 8 + "W4 " * 8 + "K3 " * 4
    s = start("K5 K1 K1 K1 K1", cards, "judge informer mayor fence dealer thief priest")
    assert s.role("mr_x") == 0
    assert [s.persons(seat) for seat in range(5)] == [["mayor"], ["fence"], ["dealer"], ["thief"], ["priest"]]
    assert s.events("put-aside") == [{"person": "judge"}, {"person": "informer"}]


def test_cg_7_2_with_fewer_players_there_is_no_mr_x() -> None:
    for seats in (3, 4):
        s = Story(GAME.start(seats=seats, seed=1))
        assert s.role("mr_x") is None
        assert s.events("mr-x-drew") == []


def test_cg_7_2_mr_x_is_on_neither_side_of_the_coalition_card() -> None:
    s = story(5, HANDS, mr_x=1)
    assert s.side(1) == "neither"
    assert [s.side(seat) for seat in (0, 2, 3, 4)] == ["challengers", "challengers", "defenders", "defenders"]


# CG-7.2.1: Mr. X lays


@pytest.mark.parametrize("talk", [False, True])
def test_cg_7_2_1_mr_x_is_asked_first_right_after_the_reveal(talk: bool) -> None:
    s = story(5, HANDS, mr_x=2, talk=talk)
    assert (s.ask, s.waiting) == ("join", (2,))


def test_cg_7_2_1_mr_x_is_asked_first_in_each_round() -> None:
    s = story(5, HANDS, mr_x=3, at="next-round", coming="C8 Levee L5 judge")
    assert (s.round, s.ask, s.waiting) == (4, "join", (3,))


def test_cg_7_2_1_mr_x_is_asked_even_without_cards() -> None:
    s = story(5, ["W4", "W4", "W4", "W4", ""])
    assert (s.waiting, s.legal(4)) == ((4,), ["join challengers", "join defenders"])


def test_cg_7_2_1_mr_x_may_lay_no_card() -> None:
    s = story(5, HANDS).join(4, "defenders")
    assert s.events("joined", 0) == [{"seat": 4, "side": "defenders", "cards": 0, "face_down": []}]
    assert s.laid(4) == []


def test_cg_7_2_1_mr_x_may_lay_all_his_cards() -> None:
    s = story(5, HANDS).join(4, "challengers", "W4 K5 B1")
    assert s.laid(4) == ["W4", "B1", "K5"]
    assert s.events("joined", 0) == [{"seat": 4, "side": "challengers", "cards": 3, "face_down": ["??", "??", "??"]}]


def test_cg_7_2_1_mr_x_may_lay_cards_that_cannot_be_used_here() -> None:
    s = story(5, HANDS, means="bribes").join(4, "challengers", "W4 K5")
    assert s.laid(4) == ["W4", "K5"]


def test_cg_7_2_1_mr_x_cannot_lay_a_card_that_he_does_not_have_or_has_laid() -> None:
    s = story(5, HANDS).play(4, "lay W4")
    assert s.refuse(4, "lay W4").rule == "CG-7.2.1"
    assert s.refuse(4, "lay K3").rule == "CG-7.2.1"


@pytest.mark.parametrize("side", ["challengers", "defenders"])
def test_cg_7_2_1_mr_x_joins_the_side_he_likes(side: str) -> None:
    s = story(5, HANDS)
    assert s.legal(4, "join") == ["join challengers", "join defenders"]
    assert s.join(4, side, "W4").side(4) == side


@pytest.mark.parametrize("eye", [0, 2, None])
def test_cg_7_2_1_the_others_learn_the_side_and_the_number(eye: int | None) -> None:
    s = story(5, HANDS).join(4, "defenders", "W4 B1")
    assert s.events("joined", eye) == [{"seat": 4, "side": "defenders", "cards": 2, "face_down": ["??", "??"]}]


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_7_2_1_the_others_learn_nothing_else(eye: int | None) -> None:
    one, other = (story(5, HANDS).join(4, "defenders", cards) for cards in ("W4 B1", "B1 K5"))
    assert one.seen(eye) == other.seen(eye)
    assert one.match.events(eye) == other.match.events(eye)
    assert one.hand(4, eye) == []


def test_cg_7_2_1_the_cards_stay_unknown_until_the_settling() -> None:
    one, other = (story(5, HANDS).join(4, "defenders", cards) for cards in ("W4 B1", "B1 K5"))
    for s in (one, other):
        s.lay(0, "W4").lay(1, "W4").play(0, "pass").lay(2, "W4")
    assert one.seen(3) == other.seen(3)
    assert one.match.events(3) == other.match.events(3)


def test_cg_7_2_1_nobody_sees_how_many_cards_he_lays_before_he_has_joined() -> None:
    s = story(5, HANDS)
    before = s.seen(0)
    s.play(4, "lay W4").play(4, "lay K5")
    assert s.seen(0) == before
    assert s.match.events(0) == []


def test_cg_7_2_1_the_moves_of_mr_x_are_told_without_the_card() -> None:
    s = story(5, HANDS).join(4, "defenders", "W4")
    assert s.match.masked_move(0) == "lay ??"
    assert [answer.audience for answer in s.match.answers if answer.unnoticed] == [1 << 4]


def test_cg_7_2_1_mr_x_knows_what_he_has_laid() -> None:
    s = story(5, HANDS).join(4, "defenders", "W4 B1")
    assert s.seen(4)["laid"] == [{}, {}, {}, {}, {"W4": 1, "B1": 1}]


def test_cg_7_2_1_mr_x_makes_no_statement_and_lays_nothing_openly() -> None:
    s = story(5, HANDS, talk=True).join(4, "challengers", "W4")
    assert (s.ask, s.waiting) == ("say", (0, 1))
    s.play(0, "silent").play(1, "silent")
    assert (s.ask, s.waiting) == ("show", (0, 1))
    s.show(0).show(1).lay(0).lay(1)
    assert (s.ask, s.waiting) == ("say", (2, 3))
    s.play(2, "silent").play(3, "silent").show(2).show(3)
    with pytest.raises(WrongTurn):
        s.play(4, "say 5")


def test_cg_7_2_1_the_words_of_mr_x_are_never_counted() -> None:
    s = fight(story(5, HANDS, talk=True).join(4, "challengers", "W4"), "", "", "", "")
    assert s.words(4) == (0, 0)


def test_cg_7_2_1_then_the_others_lay_as_four_do_and_mr_x_no_more() -> None:
    s = story(5, HANDS).join(4, "challengers", "W4")
    assert (s.ask, s.waiting) == ("lay", (0, 1))
    s.lay(0).lay(1)
    assert (s.ask, s.waiting) == ("lay", (2, 3))


def test_cg_7_2_1_mr_x_hides_no_card_of_the_question_mark() -> None:
    s = story(5, HANDS).join(4, "challengers", "W4").lay(0).lay(1, "W4")
    assert (s.ask, s.waiting) == ("lay", (2, 3))


# CG-7.2.2: Mr. X settles


def test_cg_7_2_2_the_cards_of_mr_x_are_not_in_the_announced_strength() -> None:
    s = story(5, HANDS).join(4, "challengers", "W4 K5").lay(0, "W4").lay(1, "W4").play(0, "pass")
    assert s.strength("challengers") == 8
    assert s.events("strength") == [{"side": "challengers", "strength": 8}]


def test_cg_7_2_2_at_the_settling_his_cards_are_added_to_the_challengers() -> None:
    s = fight(story(5, HANDS).join(4, "challengers", "W4 K5"), "W4", "", "W4", "W4")
    assert won(s) == {"side": "challengers", "strength": 13, "losers": 8}


def test_cg_7_2_2_at_the_settling_his_cards_are_added_to_the_defenders() -> None:
    s = fight(story(5, HANDS).join(4, "defenders", "W4 K5"), "W4", "W4", "", "")
    assert won(s) == {"side": "defenders", "strength": 9, "losers": 8}


def test_cg_7_2_2_on_a_tie_with_him_among_the_defenders_the_challengers_win() -> None:
    s = fight(story(5, HANDS).join(4, "defenders", "W4"), "W4", "W4", "W4", "")
    assert won(s) == {"side": "challengers", "strength": 8, "losers": 8}


def test_cg_7_2_2_his_cards_are_turned_up_for_all() -> None:
    s = fight(story(5, HANDS).join(4, "defenders", "W4 K5"), "W4", "W4", "", "")
    events = [event for event in s.events("turned-up", 0) if event["seat"] == 4]
    assert events == [{"seat": 4, "card": "W4", "usable": True}, {"seat": 4, "card": "K5", "usable": True}]


def test_cg_7_2_2_his_used_cards_are_discarded() -> None:
    s = fight(story(5, HANDS).join(4, "defenders", "W4 K5"), "", "", "", "")
    assert s.discards == ["W4", "K5"]
    assert s.hand(4) == ["B1"]


def test_cg_7_2_2_he_takes_back_unusable_cards_and_they_do_not_count() -> None:
    s = fight(story(5, HANDS, means="weapons").join(4, "defenders", "W4 K5"), "", "", "W4", "")
    assert won(s) == {"side": "defenders", "strength": 8, "losers": 0}
    assert s.hand(4) == ["B1", "K5"]
    assert s.discards == ["W4", "W4"]


@pytest.mark.parametrize("eye", [0, 3, None])
def test_cg_7_2_2_cards_that_he_took_back_are_known_to_all(eye: int | None) -> None:
    s = fight(story(5, HANDS, means="weapons").join(4, "defenders", "W4 K5"), "", "", "W4", "")
    assert s.hand(4, eye) == ["K5"]
    assert {"seat": 4, "card": "K5", "usable": False} in s.events("turned-up", eye)


def test_cg_7_2_2_a_mr_x_whose_cards_are_all_unusable_adds_nothing() -> None:
    s = fight(story(5, HANDS, means="bribes").join(4, "defenders", "W4 K5"), "", "", "", "")
    assert won(s) == {"side": "challengers", "strength": 0, "losers": 0}


def test_cg_7_2_2_his_persons_are_added_where_persons_count() -> None:
    s = story(5, HANDS, ["", "", "", "", "mayor judge"], person_offered="senator").join(4, "defenders", "W4")
    fight(s, "W4", "W4", "", "")
    assert won(s) == {"side": "defenders", "strength": 11, "losers": 8}


def test_cg_7_2_2_his_persons_are_not_in_the_announced_strength() -> None:
    s = story(5, HANDS, ["", "", "", "", "mayor judge"], person_offered="senator").join(4, "challengers").lay(0, "W4").lay(1)
    s.play(0, "pass")
    assert s.strength("challengers") == 4


def test_cg_7_2_2_his_persons_are_added_even_if_he_laid_no_card() -> None:
    s = story(5, HANDS, ["", "", "", "", "judge"], person_offered="senator").join(4, "defenders")
    assert won(fight(s, "", "", "", "")) == {"side": "defenders", "strength": 4, "losers": 0}


def test_cg_7_2_2_his_persons_are_not_added_where_persons_do_not_count() -> None:
    s = story(5, HANDS, ["", "", "", "", "judge"], "weapons", False).join(4, "defenders", "W4")
    assert won(fight(s, "", "", "", "")) == {"side": "defenders", "strength": 4, "losers": 0}


def test_cg_7_2_2_his_person_acting_as_means_is_added_where_persons_do_not_count() -> None:
    s = story(5, HANDS, ["", "", "", "", "taxi-driver"], "weapons", False).join(4, "defenders", "W4")
    assert won(fight(s, "", "", "", "")) == {"side": "defenders", "strength": 6, "losers": 0}


def test_cg_7_2_2_his_person_acting_as_means_that_is_not_usable_adds_nothing() -> None:
    s = story(5, HANDS, ["", "", "", "", "reporter"], "weapons", False).join(4, "defenders", "W4")
    assert won(fight(s, "", "", "", "")) == {"side": "defenders", "strength": 4, "losers": 0}


def test_cg_7_2_2_means_that_his_person_lets_him_use_count_and_are_not_taken_back() -> None:
    s = story(5, HANDS, ["", "", "", "", "thief"], "weapons", False).join(4, "defenders", "W4 K5")
    fight(s, "", "", "", "")
    assert won(s) == {"side": "defenders", "strength": 9, "losers": 0}
    assert s.discards == ["W4", "K5"]


def test_cg_7_2_2_his_person_does_not_make_means_usable_for_the_side_he_joins() -> None:
    s = story(5, ["", "", "K5", "", "W4"], ["", "", "", "", "thief"], "weapons", False).join(4, "defenders", "W4")
    assert won(fight(s, "", "", "K5", "")) == {"side": "defenders", "strength": 4, "losers": 0}


def test_cg_7_2_2_his_cards_follow_the_hidden_card() -> None:
    s = story(5, ["K5", "", "", "", "W4"]).join(4, "challengers", "W4")
    fight(s, "K5", "", "", "", hide="K5")
    order = names(s)
    assert order.index("strength") < order.index("hidden-up") < order.index("turned-up") < order.index("won")
    assert won(s) == {"side": "challengers", "strength": 9, "losers": 0}


def test_cg_7_2_2_he_decides_about_the_bruiser_after_the_hidden_card_and_before_his_cards_are_turned_up() -> None:
    s = story(5, ["K5", "", "", "", "W4 W4"], ["", "", "", "", "bruiser"], "weapons blackmail", False)
    s.join(4, "defenders", "W4 W4").lay(0, "K5").play(0, "hide K5")
    assert (s.ask, s.waiting, s.legal(4)) == ("bruiser", (4,), ["bruiser", "pass"])
    assert s.events("hidden-up") == [{"seat": 0, "card": "K5", "usable": True}]
    assert s.events("turned-up") == []
    s.play(4, "bruiser")
    assert won(s) == {"side": "defenders", "strength": 16, "losers": 5}
    assert s.persons(4) == []


def test_cg_7_2_2_he_may_keep_the_bruiser() -> None:
    s = story(5, ["", "", "", "", "W4 W4"], ["", "", "", "", "bruiser"], "weapons", False)
    s.join(4, "defenders", "W4 W4").play(4, "pass")
    assert won(s) == {"side": "defenders", "strength": 8, "losers": 0}
    assert s.persons(4) == ["bruiser"]


def test_cg_7_2_2_nothing_of_his_is_doubled() -> None:
    s = story(5, HANDS, ["", "", "", "", "mayor"], person_offered="judge").join(4, "defenders", "K5")
    assert won(fight(s, "", "", "", ""))["strength"] == 8


def test_cg_7_2_2_for_the_half_of_the_losers_he_counts_among_the_losers() -> None:
    s = fight(story(5, ["W4 K5", "W4", "", "", "W4 K3"]).join(4, "defenders", "W4 K3"), "W4 K5", "W4", "", "")
    assert won(s) == {"side": "challengers", "strength": 13, "losers": 7}
    assert s.play(0, "choose 1").events("no-loot") == []


def test_cg_7_2_2_for_the_half_of_the_losers_he_counts_among_the_winners() -> None:
    s = fight(story(5, ["W4", "W2", "W4", "", "K3"]).join(4, "challengers", "K3"), "W4", "W2", "W4", "")  # 9 against 4
    assert s.play(0, "choose 1").events("no-loot") == [{"side": "defenders"}]


def test_cg_7_2_2_words_of_partners_are_judged_without_his_cards() -> None:
    s = story(5, HANDS, talk=True).join(4, "challengers", "W4 K5").play(0, "say 5").play(1, "say 4")
    fight(s, "W4", "W4", "", "")
    assert (s.words(0), s.words(1)) == ((0, 1), (1, 0))


# CG-7.2.3: two of three share


def share(x: int, a: int, b: int, pick: int = 1) -> tuple[int | None, int | None, int | None]:
    """Mr. X brings x, his partners 0 and 1 a and b, and they win: who chooses first, who second, and who is Mr. X then."""
    hands = [CARD[a], CARD[b], "", "", CARD[x]]
    s = story(5, hands, question=1 - pick, person_offered="judge").join(4, "challengers", CARD[x])
    fight(s, CARD[a], CARD[b], "", "")
    first = s.waiting[0]
    s.play(first, "choose 1")
    assert s.alcohol(first) == 2
    return first, holder(s), s.role("mr_x")


def share_losers(x: int, a: int, b: int, pick: int = 2) -> tuple[int | None, int | None, int | None]:
    """Mr. X brings x, his partners 2 and 3 a and b: 6 to 12 together, against 12, and they lose. Returns the same as `share`."""
    hands = ["B5 B5 B2", "", CARD[a], CARD[b], CARD[x]]
    s = story(5, hands, question=pick - 2, pick=pick, loot="A+2M, 2A / P, A", person_offered="judge")
    s.join(4, "defenders", CARD[x])
    fight(s, hands[0], "", CARD[a], CARD[b])
    assert won(s) == {"side": "challengers", "strength": 12, "losers": x + a + b}
    s.play(0, "choose 1")
    first = s.waiting[0]
    s.play(first, "choose 2")
    assert s.alcohol(first) == 1
    return first, holder(s), s.role("mr_x")


def holder(s: Story) -> int | None:
    """Who has the judge, the person of the loot."""
    return next((seat for seat in range(5) if "judge" in s.persons(seat)), None)


def test_cg_7_2_3_mr_x_with_the_most_chooses_first_and_the_next_gets_the_other_package() -> None:
    assert share(x=5, a=4, b=3) == (4, 0, 1)
    assert share(x=5, a=3, b=4) == (4, 1, 0)


def test_cg_7_2_3_mr_x_in_the_middle_gets_the_second_package() -> None:
    assert share(x=4, a=5, b=3) == (0, 4, 1)
    assert share(x=4, a=3, b=5) == (1, 4, 0)


def test_cg_7_2_3_mr_x_with_the_least_gets_nothing() -> None:
    assert share(x=3, a=5, b=4) == (0, 1, 4)
    assert share(x=3, a=4, b=5) == (1, 0, 4)


def test_cg_7_2_3_mr_x_wins_a_tie_for_the_first_choice() -> None:
    assert share(x=5, a=5, b=3) == (4, 0, 1)
    assert share(x=5, a=3, b=5) == (4, 1, 0)


def test_cg_7_2_3_mr_x_wins_a_tie_for_the_second_package() -> None:
    assert share(x=3, a=5, b=3) == (0, 4, 1)
    assert share(x=3, a=3, b=5) == (1, 4, 0)


@pytest.mark.parametrize(("pick", "other"), [(0, 1), (1, 0)])
def test_cg_7_2_3_mr_x_wins_a_tie_of_all_three_and_the_pick_mark_is_second(pick: int, other: int) -> None:
    assert share(x=4, a=4, b=4, pick=pick) == (4, pick, other)


@pytest.mark.parametrize(("pick", "other"), [(0, 1), (1, 0)])
def test_cg_7_2_3_between_two_others_for_the_second_package_the_pick_mark_decides(pick: int, other: int) -> None:
    assert share(x=5, a=4, b=4, pick=pick) == (4, pick, other)


@pytest.mark.parametrize(("pick", "other"), [(0, 1), (1, 0)])
def test_cg_7_2_3_between_two_others_for_the_first_choice_the_pick_mark_decides(pick: int, other: int) -> None:
    assert share(x=3, a=4, b=4, pick=pick) == (pick, other, 4)


@pytest.mark.parametrize(("pick", "other"), [(0, 1), (1, 0)])
def test_cg_7_2_3_with_nothing_brought_by_anybody_mr_x_wins_the_tie(pick: int, other: int) -> None:
    assert share(x=0, a=0, b=0, pick=pick) == (4, pick, other)


def test_cg_7_2_3_mr_x_wins_ties_he_is_in() -> None:
    assert share(x=0, a=4, b=0, pick=1) == (0, 4, 1)


def test_cg_7_2_3_among_losers_the_two_who_contributed_most_get_the_packages() -> None:
    assert share_losers(x=5, a=4, b=3) == (4, 2, 3)
    assert share_losers(x=4, a=3, b=5) == (3, 4, 2)
    assert share_losers(x=1, a=5, b=4) == (2, 3, 4)


def test_cg_7_2_3_among_losers_mr_x_wins_ties_he_is_in() -> None:
    assert share_losers(x=4, a=4, b=3) == (4, 2, 3)
    assert share_losers(x=3, a=5, b=3) == (2, 4, 3)
    assert share_losers(x=3, a=3, b=5) == (3, 4, 2)


@pytest.mark.parametrize(("pick", "other"), [(2, 3), (3, 2)])
def test_cg_7_2_3_among_losers_the_pick_mark_decides_between_the_two_others(pick: int, other: int) -> None:
    assert share_losers(x=4, a=4, b=4, pick=pick) == (4, pick, other)
    assert share_losers(x=5, a=3, b=3, pick=pick) == (4, pick, other)
    assert share_losers(x=3, a=4, b=4, pick=pick) == (pick, other, 4)


def test_cg_7_2_3_defenders_who_win_with_mr_x_share_in_the_same_way() -> None:
    s = story(5, ["", "", "W4", "K3", "K3"], person_offered="judge").join(4, "defenders", "K3")
    fight(s, "", "", "W4", "K3").play(2, "choose 2")
    assert (s.persons(2), s.alcohol(4), s.role("mr_x")) == (["judge"], 2, 3)


def test_cg_7_2_3_the_persons_of_mr_x_are_part_of_his_contribution() -> None:
    s = story(5, ["W4", "B3", "", "", "W2"], ["", "", "", "", "mayor"], person_offered="judge")
    fight(s.join(4, "challengers", "W2"), "W4", "B3", "", "")
    assert (s.ask, s.waiting) == ("choose", (4,))


def test_cg_7_2_3_the_bruiser_of_mr_x_is_part_of_his_contribution() -> None:
    s = story(5, ["W4", "B3", "", "", "W2"], ["", "", "", "", "bruiser"], "weapons bribes", False)
    s.join(4, "challengers", "W2").lay(0, "W4").lay(1, "B3").play(0, "pass").play(4, "bruiser")
    assert (s.ask, s.waiting) == ("choose", (4,))  # 4, and he wins the tie


def test_cg_7_2_3_cards_that_mr_x_took_back_are_not_part_of_his_contribution() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"], means="weapons").join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "")
    s.play(0, "choose 1")
    assert s.role("mr_x") == 4


def test_cg_7_2_3_the_hidden_card_is_part_of_the_contribution() -> None:
    s = story(5, ["K5", "W4", "", "", "W4"]).join(4, "challengers", "W4")
    fight(s, "K5", "W4", "", "", hide="K5")
    assert (s.ask, s.waiting) == ("choose", (0,))


def test_cg_7_2_3_the_side_without_mr_x_shares_as_usual() -> None:
    s = story(5, ["W4", "W4", "W2", "B3", "W4"], loot="2A, 3M / P, M", person_offered="judge").join(4, "challengers", "W4")
    fight(s, "W4", "W4", "W2", "B3")  # 12 against 5: too little
    assert s.waiting == (4,)
    s = story(5, ["W4", "W4", "W2 W2", "B3", "W4"], loot="2A, 3M / P, M", person_offered="judge").join(4, "challengers", "W4")
    fight(s, "W4", "W4", "W2 W2", "B3").play(4, "choose 1")  # 12 against 7
    assert (s.ask, s.waiting) == ("choose", (2,))
    s.play(2, "choose 2")
    assert s.persons(3) == ["judge"]


def test_cg_7_2_3_the_winners_without_mr_x_share_as_usual_when_he_is_among_the_losers() -> None:
    s = story(5, ["B5", "W4", "", "", "W4"], person_offered="judge").join(4, "defenders", "W4")
    fight(s, "B5", "W4", "", "").play(0, "choose 1")
    assert (s.alcohol(0), s.persons(1)) == (2, ["judge"])


def test_cg_7_2_3_mr_x_who_chose_first_begins_the_end_of_the_round() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"]).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    drew = [event["seat"] for event in s.events("drew")]
    assert drew[:3] == [0, 4, 0]  # the means of the package; then the end of the round
    assert (s.ask, s.waiting) == ("round-end", (1,))


# CG-7.2.4: the new Mr. X


def test_cg_7_2_4_the_one_left_without_becomes_mr_x_and_has_no_clan() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"]).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    assert s.role("mr_x") == 1
    assert s.clan(1) is None
    assert s.events("mr-x") == [{"seat": 1}]


@pytest.mark.parametrize(("cards", "left_without"), [(("W4", "W2"), 1), (("W2", "W4"), 0)])
def test_cg_7_2_4_the_old_mr_x_gets_the_clan_of_the_new_one(cards: tuple[str, str], left_without: int) -> None:
    s = story(5, [*cards, "", "", "K5"]).join(4, "challengers", "K5")
    fight(s, *cards, "", "").play(4, "choose 1")
    assert [s.clan(seat) for seat in range(5)] == [None if i == left_without else i for i in range(4)] + [left_without]


def test_cg_7_2_4_hand_persons_and_alcohol_stay_with_the_player() -> None:
    s = story(5, ["W4", "W2 K1 K3", "", "", "K5 B1 B2"], ["", "judge", "", "", "senator"], "weapons blackmail", False,
              alcohol={1: 3, 4: 6})  # fmt: skip
    fight(s.join(4, "challengers", "K5"), "W4", "W2", "", "").play(4, "choose 1", "K5 B5 W4")
    assert (s.hand(1), s.hand(4)) == (["K1", "K3"], ["B1", "B2", "B5"])  # 4 and 0 have drawn, it is 1's turn
    assert (s.persons(1), s.persons(4)) == (["judge"], ["senator"])
    assert (s.alcohol(1), s.alcohol(4)) == (3, 8)


def test_cg_7_2_4_what_is_known_of_a_hand_stays_with_the_player() -> None:
    s = story(5, ["W4", "W2 K1", "", "", "K5 B1"], shown={1: "K1", 4: "B1"}).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    assert (s.shown(1), s.shown(4)) == (["K1"], ["B1"])


def test_cg_7_2_4_words_kept_and_broken_stay_with_the_player() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"], talk=True).join(4, "challengers", "K5").play(0, "silent").play(1, "say 2")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    assert (s.words(1), s.words(4)) == ((1, 0), (0, 0))


def test_cg_7_2_4_a_mr_x_who_is_left_without_stays_mr_x() -> None:
    s = story(5, ["W4", "K5", "", "", "W2"]).join(4, "challengers", "W2")
    fight(s, "W4", "K5", "", "").play(1, "choose 1")
    assert s.role("mr_x") == 4
    assert [s.clan(seat) for seat in range(5)] == [0, 1, 2, 3, None]
    assert s.alcohol(4) == 0


def test_cg_7_2_4_if_his_side_gets_no_loot_nothing_changes_hands() -> None:
    s = story(5, ["W4 K5", "W4", "", "", "W2"]).join(4, "defenders", "W2")
    fight(s, "W4 K5", "W4", "", "").play(0, "choose 1")
    assert s.events("no-loot") == [{"side": "defenders"}]
    assert s.role("mr_x") == 4
    assert [s.clan(seat) for seat in range(5)] == [0, 1, 2, 3, None]


def test_cg_7_2_4_the_losers_loot_brings_a_new_mr_x_too() -> None:
    s = story(5, ["W4", "W4", "W2", "", "W4"]).join(4, "defenders", "W4")
    fight(s, "W4", "W4", "W2", "").play(1, "choose 1").play(4, "choose 1")
    assert s.role("mr_x") == 3
    assert [s.clan(seat) for seat in range(5)] == [0, 1, 2, None, 3]


def test_cg_7_2_4_with_nothing_on_both_sides_mr_x_among_the_losers_hands_over_too() -> None:
    s = fight(story(5, ["", "", "", "", ""], pick=2).join(4, "defenders"), "", "", "", "")
    s.play(1, "choose 1")  # the pick mark
    assert (s.ask, s.waiting) == ("choose", (4,))
    s.play(4, "choose 1")
    assert s.role("mr_x") == 3


def test_cg_7_2_4_in_the_next_round_the_new_mr_x_joins_and_the_old_one_stands_where_the_clan_stands() -> None:
    s = story(5, ["W4", "W2", "W4", "W4", "K5"]).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    s.play(1, "draw").play(1, "done", "W2 W2 C11 Levee L5 judge")  # the clans 2 and 3 challenge, 0 and 1 defend
    assert (s.ask, s.waiting) == ("join", (1,))
    assert [s.side(seat) for seat in range(5)] == ["defenders", "neither", "challengers", "challengers", "defenders"]
    s.join(1, "challengers").lay(2).lay(3)
    assert (s.ask, s.waiting) == ("lay", (0, 4))


def test_cg_7_2_4_the_question_mark_goes_with_the_clan() -> None:
    s = story(5, ["W2", "W4", "W4", "W4", "K5 K3"], number=1).join(4, "challengers", "K5")
    fight(s, "W2", "W4", "", "").play(4, "choose 1")
    assert s.role("mr_x") == 0  # and 4 has clan 0
    s.play(0, "draw").play(0, "done", "W2 W2 W2 C3 Bronzeville L5 judge")  # the clans 0 and 2 challenge
    s.join(0, "defenders").lay(4, "K3").lay(2)
    assert (s.ask, s.waiting) == ("hide", (4,))


# CG-7.2.5: the end of the round of Mr. X


def mr_x_turn(hand: str, persons: str = "", pile: str | None = None, discards: str = "") -> Story:
    """Mr. X, seat 0, is the first at the end of the round."""
    return story(5, [hand, "", "", "", ""], [persons], mr_x=0, at="round-end", pile=pile, discards=discards)


def test_cg_7_2_5_mr_x_is_asked_at_the_end_of_the_round_without_any_person() -> None:
    assert (mr_x_turn("W2").ask, mr_x_turn("W2").waiting) == ("round-end", (0,))


def test_cg_7_2_5_mr_x_draws_the_card_of_everybody_and_may_draw_one_further() -> None:
    s = mr_x_turn("W2").play(0, "draw", "K1")
    assert "draw" in s.legal(0)
    s.play(0, "draw", "K5")
    assert s.hand(0) == ["W2", "K1", "K5"]


def test_cg_7_2_5_mr_x_draws_no_third_card() -> None:
    s = mr_x_turn("W2").play(0, "draw").play(0, "draw")
    assert s.refuse(0, "draw").rule == "CG-7.2.5"
    assert s.hand_count(0) == 3


def test_cg_7_2_5_mr_x_need_not_draw_the_further_card() -> None:
    s = mr_x_turn("W2").play(0, "draw")
    s.play(0, "done")
    assert s.hand_count(0) == 2
    assert s.round == 4


def test_cg_7_2_5_the_first_card_has_to_be_drawn() -> None:
    assert mr_x_turn("W2").refuse(0, "done").rule == "CG-5.4"


def test_cg_7_2_5_mr_x_may_discard_one_and_draw_one() -> None:
    s = mr_x_turn("W2").play(0, "draw", "K1").play(0, "swap W2", "K5")
    assert s.hand(0) == ["K1", "K5"]
    assert s.discards == ["W2"]


def test_cg_7_2_5_mr_x_need_not_discard() -> None:
    s = mr_x_turn("W2").play(0, "draw", "K1").play(0, "draw", "K5").play(0, "done")
    assert s.hand(0) == ["W2", "K1", "K5"]
    assert s.discards == []


def test_cg_7_2_5_mr_x_discards_only_one() -> None:
    s = mr_x_turn("W2 W4").play(0, "draw").play(0, "swap W2", "K5")
    assert s.refuse(0, "swap W4").rule == "CG-7.2.5"
    assert s.legal(0, "swap") == []


def test_cg_7_2_5_mr_x_may_discard_any_card_in_hand_and_no_other() -> None:
    s = mr_x_turn("W2 W2 B3")
    assert s.legal(0, "swap") == ["swap W2", "swap B3"]
    assert s.refuse(0, "swap K5").rule == "CG-7.2.5"


def test_cg_7_2_5_mr_x_may_discard_a_card_just_drawn() -> None:
    s = mr_x_turn("").play(0, "draw", "K1")
    s.play(0, "swap K1", "B5")
    assert s.hand(0) == ["B5"]


def test_cg_7_2_5_without_a_card_there_is_nothing_to_discard() -> None:
    assert mr_x_turn("").legal(0, "swap") == []


@pytest.mark.parametrize("order", ["draw draw swap", "draw swap draw", "swap draw draw"])
def test_cg_7_2_5_it_is_in_any_order(order: str) -> None:
    s = mr_x_turn("W2")
    for word in order.split():
        s.play(0, "swap W2" if word == "swap" else "draw", "K3")
    assert s.hand(0) == ["K3", "K3", "K3"]
    assert s.legal(0) == ["done"]


def test_cg_7_2_5_the_card_discarded_is_known_and_the_card_drawn_is_not() -> None:
    s = mr_x_turn("W2").play(0, "swap W2", "K5")
    assert s.events("discarded", 1) == [{"seat": 0, "card": "W2"}]
    assert s.events("drew", 1) == [{"seat": 0, "card": "??"}]
    assert s.hand(0, eye=1) == []


def test_cg_7_2_5_mr_x_with_nine_cards_draws_only_one() -> None:
    s = mr_x_turn("W2 W2 W2 W2 W2 W2 W2 W2 W4").play(0, "draw")
    assert s.hand_count(0) == 10
    assert s.refuse(0, "draw").rule == "CG-5.3"


def test_cg_7_2_5_mr_x_with_eight_cards_draws_both() -> None:
    s = mr_x_turn("W2 W2 W2 W2 W2 W2 W2 W2").play(0, "draw").play(0, "draw")
    assert s.hand_count(0) == 10


def test_cg_7_2_5_mr_x_with_ten_cards_draws_none_and_may_end() -> None:
    s = mr_x_turn("W2 W2 W2 W2 W2 W2 W2 W2 W4 W4")
    assert s.legal(0, "draw") == []
    s.play(0, "done")
    assert s.hand_count(0) == 10


def test_cg_7_2_5_mr_x_with_ten_cards_may_discard_one_and_draw_one() -> None:
    s = mr_x_turn("W2 W2 W2 W2 W2 W2 W2 W2 W4 W4").play(0, "swap W4", "K5")
    assert s.hand_count(0) == 10
    assert s.hand(0)[-2:] == ["W4", "K5"]
    assert s.legal(0, "draw") == []


def test_cg_7_2_5_with_the_pile_empty_the_card_discarded_comes_back() -> None:
    s = mr_x_turn("W2 B3", pile="").play(0, "swap B3")
    assert s.hand(0) == ["W2", "B3"]
    assert s.discards == []


def test_cg_7_2_5_with_both_piles_empty_mr_x_draws_nothing() -> None:
    s = mr_x_turn("W2", pile="")
    assert s.legal(0, "draw") == []
    s.play(0, "done")
    assert s.hand(0) == ["W2"]


def test_cg_7_2_5_with_one_card_left_mr_x_draws_no_further_one() -> None:
    s = mr_x_turn("W2", pile="K5").play(0, "draw")
    assert s.legal(0, "draw") == []


def test_cg_7_2_5_it_comes_besides_the_abilities_of_his_persons() -> None:
    s = mr_x_turn("W2 W4", "fence").play(0, "fence W2", "K1").play(0, "swap W4", "K3").play(0, "draw", "K5").play(0, "draw", "K5")
    assert s.hand(0) == ["K1", "K3", "K5", "K5"]


def test_cg_7_2_5_nobody_else_draws_a_further_card_or_discards_one() -> None:
    s = story(5, ["W2", "", "", "", ""], ["fence"], at="round-end").play(0, "draw")
    assert s.refuse(0, "draw").rule == "CG-5.4"
    assert s.refuse(0, "swap W2").rule == "CG-7.2.5"


def test_cg_7_2_5_it_is_the_new_mr_x_who_has_it_and_not_the_old_one() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"], ["", "", "", "", "fence"], "weapons blackmail", False).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    assert s.waiting == (4,)
    s.play(4, "draw")
    assert s.legal(4, "draw") == []
    assert s.legal(4, "swap") == []
    s.play(4, "done")
    assert s.waiting == (1,)
    s.play(1, "draw", "K1").play(1, "draw", "K3").play(1, "swap K1", "K5")
    assert s.hand(1) == ["K3", "K5"]


def test_cg_7_2_5_an_old_mr_x_without_persons_is_not_asked_any_more() -> None:
    s = story(5, ["W4", "W2", "", "", "K5"]).join(4, "challengers", "K5")
    fight(s, "W4", "W2", "", "").play(4, "choose 1")
    assert (s.ask, s.waiting) == ("round-end", (1,))
    assert s.hand_count(4) == 1


def test_cg_7_2_5_a_mr_x_who_stays_has_it_too() -> None:
    s = story(5, ["W4", "K5", "", "", "W2"]).join(4, "challengers", "W2")
    fight(s, "W4", "K5", "", "").play(1, "choose 1")
    assert (s.ask, s.waiting) == ("round-end", (4,))
    s.play(4, "draw").play(4, "draw")
    assert s.hand_count(4) == 2


def test_cg_7_2_5_a_mr_x_whose_side_got_no_loot_has_it_too() -> None:
    s = story(5, ["W4", "K5", "", "", "W2"]).join(4, "defenders", "W2")
    fight(s, "W4", "K5", "", "").play(1, "choose 1")
    assert (s.ask, s.waiting) == ("round-end", (4,))
    assert s.legal(4) == ["draw"]
