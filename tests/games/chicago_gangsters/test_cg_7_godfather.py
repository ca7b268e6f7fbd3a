"""CG-7.3: the Godfather, with three or four players.

In the stories 0 (with the `?`) and 1 (with the pick mark) challenge, 2 (with the pick mark) and 3 defend; with three players
2 defends alone. Where nothing else is said, all means and persons count, and nobody has persons.
"""

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, story
from windycity.core.errors import BadOption, WrongTurn

HANDS = ["W4 W2", "W4 W2", "W4 W2", "W4 W2"]
TEN = "B1 B1 B1 B2 B2 B2 B3 B3 B3 B3"


def decide(s: Story, *declarers: int) -> Story:
    """Go through a Godfather window: these declare, the others pass."""
    asked = s.waiting
    for seat in asked:
        s.play(seat, "declare" if seat in declarers else "pass")
    return s


def duel(s: Story, cards: dict[int, str], chance: str = "") -> Story:
    """Let those declare who have a card here, and duel with it; `chance` is what the winner draws."""
    decide(s, *cards)
    for seat, card in cards.items():
        s.play(seat, f"duel {card}", chance if seat == [*cards][-1] else "")
    return s


def fight(s: Story, *laid: str, hide: str = "") -> Story:
    """Lay what is told for each seat, declare and say nothing, use no Bruiser; `hide` is the card that stays face down."""
    while s.ask in ("declare", "say", "show", "lay", "bruiser", "hide"):
        seat = s.waiting[0]
        if s.ask == "lay":
            s.lay(seat, laid[seat])
        elif s.ask == "hide" and hide:
            s.play(seat, f"hide {hide}")
        else:
            s.play(seat, {"say": "silent", "show": "done"}.get(s.ask, "pass"))
    return s


def won(s: Story) -> dict[str, object]:
    return s.events("won")[-1]


def state(s: Story) -> tuple[int | None, int | None]:
    """Who is Godfather, and who is ousted."""
    return s.role("godfather_seat"), s.role("ousted")


def asks(s: Story) -> tuple[str, tuple[int, ...]]:
    return s.ask, s.waiting


# CG-7.3: the option


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("talk", "godfather", "ask"), [(False, False, "lay"), (True, False, "say"), (False, True, "declare"), (True, True, "declare")]
)
def test_cg_7_3_with_the_option_a_round_begins_with_the_window(seats: int, talk: bool, godfather: bool, ask: str) -> None:
    s = Story(GAME.start(seats=seats, seed=1, talk=talk, godfather=godfather))
    assert s.ask == ask


@pytest.mark.parametrize("seats", [3, 4])
def test_cg_7_3_the_option_is_off_unless_switched_on(seats: int) -> None:
    match = GAME.start(seats=seats, seed=1)
    assert match.options == {"talk": True, "godfather": False}
    assert match.ask == "say"


@pytest.mark.parametrize("talk", [False, True])
def test_cg_7_3_five_players_cannot_have_the_godfather(talk: bool) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats=5, seed=1, talk=talk, godfather=True)


def test_cg_7_3_five_players_may_say_that_they_do_not_have_the_godfather() -> None:
    assert GAME.start(seats=5, seed=1, godfather=False).ask == "join"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("talk", [False, True])
def test_cg_7_3_without_the_option_nobody_is_ever_asked(seats: int, talk: bool) -> None:
    s = story(seats, HANDS[:seats], talk=talk)
    asked = [s.ask]
    while s.round == 3:
        seat = s.waiting[0]
        s.play(seat, s.legal(seat)[-1] if s.ask != "lay" else "done")
        asked.append(s.ask)
    assert "declare" not in asked
    assert s.events("nobody-declared") == []


def test_cg_7_3_without_the_option_there_are_no_points_and_no_alcohol_for_them() -> None:
    s = story(number=10, at="next-round", coming="end")
    assert [s.alcohol(seat) for seat in range(4)] == [8, 8, 8, 8]
    assert s.events("godfather-point") == []


# CG-7.3.1: ousting


@pytest.mark.parametrize("seats", [3, 4])
def test_cg_7_3_1_at_first_nobody_is_godfather(seats: int) -> None:
    s = Story(GAME.start(seats=seats, seed=1, godfather=True))
    assert state(s) == (None, None)


@pytest.mark.parametrize(("seat", "partner"), [(0, 1), (1, 0), (2, 3), (3, 2)])
def test_cg_7_3_1_whoever_becomes_godfather_ousts_the_partner(seat: int, partner: int) -> None:
    s = decide(story(hands=HANDS, godfather=True), seat)
    assert state(s) == (seat, partner)
    assert s.events("godfather") == [{"seat": seat}]
    assert s.events("ousted") == [{"seat": partner}]


def test_cg_7_3_1_the_ousted_challenger_lays_nothing() -> None:
    s = decide(story(hands=HANDS, godfather=True), 0)
    assert asks(s) == ("lay", (0,))
    with pytest.raises(WrongTurn):
        s.play(1, "lay W4")
    fight(s, "W4", "W4", "", "")
    assert won(s)["strength"] == 4
    assert s.hand(1) == ["W2", "W4"]


def test_cg_7_3_1_the_ousted_defender_lays_nothing() -> None:
    s = decide(story(hands=HANDS, godfather=True), 3).lay(0).lay(1)
    assert asks(s) == ("lay", (3,))
    fight(s, "", "", "W4", "W4")
    assert won(s) == {"side": "defenders", "strength": 4, "losers": 0}


def test_cg_7_3_1_the_other_side_plays_with_both_partners() -> None:
    s = decide(story(hands=HANDS, godfather=True), 3)
    assert asks(s) == ("lay", (0, 1))
    s = decide(story(hands=HANDS, godfather=True), 0).lay(0)
    assert asks(s) == ("lay", (2, 3))


def test_cg_7_3_1_the_ousted_challenger_says_nothing_and_shows_nothing() -> None:
    s = decide(story(hands=HANDS, godfather=True, talk=True), 0)
    assert asks(s) == ("say", (0,))
    s.play(0, "silent")
    assert asks(s) == ("show", (0,))
    s.show(0)
    assert asks(s) == ("lay", (0,))


def test_cg_7_3_1_the_ousted_defender_says_nothing_and_shows_nothing() -> None:
    s = decide(story(hands=HANDS, godfather=True, talk=True), 2)
    assert asks(s) == ("say", (0, 1))
    s.play(0, "silent").play(1, "silent").show(0).show(1).lay(0).lay(1)
    assert asks(s) == ("say", (2,))
    s.play(2, "silent")
    assert asks(s) == ("show", (2,))


def test_cg_7_3_1_the_ousted_partner_has_no_word_to_keep_or_break() -> None:
    s = decide(story(hands=HANDS, godfather=True, talk=True), 0).play(0, "say 5")
    fight(s, "W4", "", "", "")
    assert (s.words(0), s.words(1)) == ((0, 1), (0, 0))


@pytest.mark.parametrize(("said", "words"), [(7, (1, 0)), (8, (0, 1))])
def test_cg_7_3_1_the_godfathers_word_is_judged_on_what_the_godfather_alone_brings(said: int, words: tuple[int, int]) -> None:
    s = story(hands=HANDS, persons=["mayor", "judge", "", ""], person_offered="senator", godfather=True, talk=True)
    fight(decide(s, 0).play(0, f"say {said}"), "W4", "", "", "")
    assert s.words(0) == words


def test_cg_7_3_1_the_ousted_challenger_adds_no_persons() -> None:
    s = story(hands=HANDS, persons=["mayor", "judge", "", ""], person_offered="senator", godfather=True)
    fight(decide(s, 0), "W4", "", "", "")
    assert won(s)["strength"] == 7
    assert s.persons(1) == ["judge"]


def test_cg_7_3_1_the_ousted_defender_adds_no_persons() -> None:
    s = story(hands=HANDS, persons=["", "", "mayor", "judge"], person_offered="senator", godfather=True)
    fight(decide(s, 3), "", "", "", "W4")
    assert won(s) == {"side": "defenders", "strength": 8, "losers": 0}


def test_cg_7_3_1_the_ousted_partners_person_does_not_act_as_means() -> None:
    s = story(4, HANDS, ["", "taxi-driver", "", ""], "weapons", False, godfather=True)
    fight(decide(s, 0), "W4", "", "", "")
    assert won(s)["strength"] == 4


def test_cg_7_3_1_the_ousted_partners_persons_make_nothing_usable_for_the_godfather() -> None:
    s = story(4, ["K5", "", "", ""], ["", "thief", "", ""], "weapons", False, godfather=True)
    fight(decide(s, 0), "K5", "", "", "")
    assert won(s)["strength"] == 0


def test_cg_7_3_1_the_ousted_partner_hides_no_card_of_the_question_mark() -> None:
    s = decide(story(hands=HANDS, question=0, godfather=True), 1).lay(1, "W4")
    assert asks(s) == ("lay", (2, 3))
    assert s.events("hid") == []


def test_cg_7_3_1_the_godfather_hides_no_card_if_the_question_mark_is_the_partners() -> None:
    s = decide(story(hands=HANDS, question=1, godfather=True), 0).lay(0, "W4 W2")
    assert (s.ask, s.strength("challengers")) == ("lay", 6)


def test_cg_7_3_1_the_godfather_may_hide_a_card_if_the_question_mark_is_the_godfathers() -> None:
    s = decide(story(hands=HANDS, question=0, godfather=True), 0).lay(0, "W4 W2")
    assert asks(s) == ("hide", (0,))
    s.play(0, "hide W4")
    assert s.strength("challengers") == 2
    assert won(fight(s, "", "", "", ""))["strength"] == 6


def test_cg_7_3_1_with_a_godfather_among_the_defenders_the_challenger_still_hides_a_card() -> None:
    s = decide(story(hands=HANDS, question=0, godfather=True), 2).lay(0, "W4").lay(1)
    assert asks(s) == ("hide", (0,))


def test_cg_7_3_1_the_ousted_partners_bruiser_cannot_be_used() -> None:
    s = story(4, HANDS, ["", "bruiser", "", ""], "weapons", False, question=1, godfather=True)
    decide(s, 0).lay(0, "W4")
    assert asks(s) == ("lay", (2, 3))
    fight(s, "", "", "", "")
    assert s.persons(1) == ["bruiser"]


def test_cg_7_3_1_the_godfathers_own_bruiser_can_be_used() -> None:
    s = story(4, HANDS, ["bruiser", "", "", ""], "weapons", False, question=1, godfather=True)
    decide(s, 0).lay(0, "W4")
    assert asks(s) == ("bruiser", (0,))
    assert s.play(0, "bruiser").strength("challengers") == 8


def test_cg_7_3_1_the_ousted_partner_has_contributed_nothing() -> None:
    s = story(hands=HANDS, persons=["", "judge", "", ""], person_offered="senator", godfather=True)
    fight(decide(s, 0), "", "", "W2", "")
    assert won(s) == {"side": "defenders", "strength": 2, "losers": 0}
    assert s.contribution(1) == 0


def test_cg_7_3_1_the_ousted_partner_gets_no_loot_but_the_compensation() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert asks(s) == ("pay", (0,))
    s.play(0, "pay alcohol")
    assert (s.alcohol(1), s.persons(1)) == (1, [])
    assert [event["seat"] for event in s.events("got")] == [0]


def test_cg_7_3_1_an_ousted_partner_draws_at_the_end_of_the_round() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    s.play(0, "pay alcohol", "K1 K1 K5 K3 K3")  # the package, then 0, 1, 2 and 3
    assert s.hand(1) == ["W2", "W4", "K5"]


def test_cg_7_3_1_an_ousted_partner_of_a_godfather_without_loot_draws_too() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "", "", "W4", "")
    s.play(2, "choose 1", "K1 K1 K3 B1 B2")  # the package of 3, then 2, 3, 0 and 1
    assert (s.alcohol(1), s.hand(1)) == (0, ["W2", "W4", "B2"])


def test_cg_7_3_1_an_ousted_partner_may_use_abilities_at_the_end_of_the_round() -> None:
    s = story(4, HANDS, ["", "fence", "", ""], "weapons", False, godfather=True)
    fight(decide(s, 0), "W4", "", "", "").play(0, "pay alcohol")
    assert asks(s) == ("round-end", (1,))
    s.play(1, "fence W2", "K5").play(1, "draw", "K3")
    assert s.hand(1) == ["W4", "K3", "K5"]


# CG-7.3.2: the windows


def test_cg_7_3_2_in_the_first_window_all_four_decide_if_nobody_is_godfather() -> None:
    s = story(hands=HANDS, godfather=True)
    assert asks(s) == ("declare", (0, 1, 2, 3))
    assert s.legal(3) == ["declare", "pass"]


def test_cg_7_3_2_the_first_window_is_before_the_talk_of_the_challengers() -> None:
    s = story(hands=HANDS, godfather=True, talk=True)
    assert s.ask == "declare"
    assert asks(decide(s)) == ("say", (0, 1))


@pytest.mark.parametrize("present", [0, 1, 2, 3])
def test_cg_7_3_2_the_present_godfather_may_not_declare(present: int) -> None:
    s = story(hands=HANDS, godfather_seat=present, godfather=True)
    assert asks(s) == ("declare", tuple(seat for seat in range(4) if seat != present))
    with pytest.raises(WrongTurn):
        s.play(present, "declare")


def test_cg_7_3_2_players_without_cards_may_declare() -> None:
    assert asks(story(godfather=True)) == ("declare", (0, 1, 2, 3))


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_7_3_2_a_decision_is_hidden_until_all_have_decided(eye: int | None) -> None:
    one, other = (story(hands=HANDS, godfather=True).play(0, move) for move in ("declare", "pass"))
    assert one.seen(eye) == other.seen(eye)
    assert one.match.events(eye) == other.match.events(eye)
    assert one.match.masked_move(0) == other.match.masked_move(0) == "declare ??"
    assert one.match.answers[0].audience == other.match.answers[0].audience == 1 << 0


def test_cg_7_3_2_the_decisions_come_in_any_order_and_each_once() -> None:
    s = story(hands=HANDS, godfather=True).play(2, "pass").play(0, "declare")
    assert s.waiting == (1, 3)
    with pytest.raises(WrongTurn):
        s.play(0, "pass")
    s.play(3, "pass").play(1, "pass")
    assert state(s) == (0, 1)


def test_cg_7_3_2_who_declared_is_told_when_all_have_decided() -> None:
    s = decide(story(hands=HANDS, godfather=True), 1, 2)
    assert s.events("declared") == [{"seats": "1+2"}]


def test_cg_7_3_2_if_nobody_declares_the_challengers_go_on_and_nobody_is_godfather() -> None:
    s = decide(story(hands=HANDS, godfather=True))
    assert asks(s) == ("lay", (0, 1))
    assert state(s) == (None, None)


def test_cg_7_3_2_if_nobody_declared_the_defenders_decide_again_after_the_challengers_cards_are_open() -> None:
    s = decide(story(hands=HANDS, godfather=True)).lay(0, "W4").lay(1, "W2").play(0, "pass")
    assert asks(s) == ("declare", (2, 3))
    assert s.events("strength") == [{"side": "challengers", "strength": 6}]
    assert s.open(0) == ["W4"]


def test_cg_7_3_2_the_challengers_may_not_declare_in_the_second_window() -> None:
    s = decide(story(hands=HANDS, godfather=True)).lay(0).lay(1)
    with pytest.raises(WrongTurn):
        s.play(0, "declare")


def test_cg_7_3_2_the_second_window_is_before_the_talk_of_the_defenders() -> None:
    s = decide(story(hands=HANDS, godfather=True, talk=True))
    s.play(0, "silent").play(1, "silent").show(0).show(1).lay(0).lay(1)
    assert asks(s) == ("declare", (2, 3))
    assert asks(decide(s)) == ("say", (2, 3))


def test_cg_7_3_2_the_second_window_is_hidden_too() -> None:
    one, other = (decide(story(hands=HANDS, godfather=True)).lay(0).lay(1).play(2, move) for move in ("declare", "pass"))
    assert one.seen(3) == other.seen(3)
    assert one.match.events(0) == other.match.events(0)


@pytest.mark.parametrize(("seat", "partner"), [(2, 3), (3, 2)])
def test_cg_7_3_2_a_defender_can_become_godfather_in_the_second_window(seat: int, partner: int) -> None:
    s = decide(decide(story(hands=HANDS, godfather=True)).lay(0).lay(1), seat)
    assert state(s) == (seat, partner)
    assert asks(s) == ("lay", (seat,))


def test_cg_7_3_2_what_the_challengers_laid_stays_when_a_defender_becomes_godfather() -> None:
    s = decide(story(hands=HANDS, godfather=True)).lay(0, "W4").lay(1, "W2").play(0, "hide W4")
    fight(decide(s, 2), "", "", "W4", "W4")
    assert won(s) == {"side": "challengers", "strength": 6, "losers": 4}


def test_cg_7_3_2_if_nobody_declares_in_the_second_window_the_defenders_go_on() -> None:
    s = decide(decide(story(hands=HANDS, godfather=True)).lay(0).lay(1))
    assert asks(s) == ("lay", (2, 3))
    assert state(s) == (None, None)


def test_cg_7_3_2_the_present_godfather_may_not_declare_in_the_second_window() -> None:
    s = decide(story(hands=HANDS, godfather_seat=2, godfather=True)).lay(0).lay(1)
    assert asks(s) == ("declare", (3,))


def test_cg_7_3_2_if_a_challenger_is_the_present_godfather_both_defenders_decide_again() -> None:
    s = decide(story(hands=HANDS, godfather_seat=1, godfather=True)).lay(0).lay(1)
    assert asks(s) == ("declare", (2, 3))


def test_cg_7_3_2_after_a_change_in_the_first_window_there_is_no_second_one() -> None:
    s = decide(story(hands=HANDS, godfather=True), 0).lay(0)
    assert asks(s) == ("lay", (2, 3))


def test_cg_7_3_2_after_a_defender_declared_in_the_first_window_there_is_no_second_one() -> None:
    s = decide(story(hands=HANDS, godfather_seat=0, godfather=True), 3).lay(0).lay(1)
    assert asks(s) == ("lay", (3,))


def test_cg_7_3_2_after_a_duel_that_made_nobody_godfather_there_is_no_second_window() -> None:
    s = duel(story(hands=HANDS, godfather=True), {0: "W4", 2: "W4"}).lay(0).lay(1)
    assert state(s) == (None, None)
    assert asks(s) == ("lay", (2, 3))


def test_cg_7_3_2_the_godfather_changes_once_a_round_and_not_again_before_the_next_one() -> None:
    s = decide(decide(story(hands=HANDS, godfather_seat=0, godfather=True)).lay(0).lay(1), 2)
    fight(s, "", "", "W4", "").play(2, "pay alcohol")
    assert s.events("godfather") == [{"seat": 2}]
    assert s.round == 4
    assert asks(s) == ("declare", (0, 1, 3))


@pytest.mark.parametrize("seats", [3, 4])
def test_cg_7_3_2_the_order_of_a_round_with_talk_and_both_windows(seats: int) -> None:
    s = story(seats, HANDS[:seats], challengers="03" if seats == 3 else "01", question=3 if seats == 3 else 0,
              talk=True, godfather=True)  # fmt: skip
    order = [asks(s)]
    while s.ask != "choose":
        fight_one(s)
        if s.ask != order[-1][0]:
            order.append(asks(s))
    first, defenders = ((0,), (1, 2)) if seats == 3 else ((0, 1), (2, 3))
    window = (1, 2) if seats == 3 else (0, 1, 2, 3)
    steps = [("declare", window), ("say", first), ("show", first), ("lay", first)]
    steps += [("declare", defenders), ("say", defenders), ("show", defenders), ("lay", defenders)]
    assert order[:-1] == steps


def fight_one(s: Story) -> None:
    """One answer that brings nothing."""
    s.play(s.waiting[0], {"say": "silent", "show": "done", "lay": "done"}.get(s.ask, "pass"))


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
    assert s.events("no-godfather") == [{"seats": "+".join(map(str, tied))}]
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


# CG-7.3.4: nothing is doubled


def test_cg_7_3_4_the_godfathers_means_and_persons_are_not_doubled() -> None:
    s = story(hands=HANDS, persons=["mayor", "", "", ""], person_offered="judge", question=1, godfather=True)
    assert decide(s, 0).lay(0, "W4 W2").strength("challengers") == 9


def test_cg_7_3_4_the_godfathers_person_acting_as_means_is_worth_two() -> None:
    s = story(4, HANDS, ["taxi-driver", "", "", ""], "weapons", False, question=1, godfather=True)
    assert decide(s, 0).lay(0).strength("challengers") == 2


def test_cg_7_3_4_with_three_players_nothing_is_doubled_for_the_godfather_either() -> None:
    s = story(3, HANDS[:3], ["mayor", "", ""], person_offered="judge", question=1, godfather=True)
    assert decide(s, 0).lay(0, "W4 W2").strength("challengers") == 9


def test_cg_7_3_4_with_three_players_the_loner_is_still_doubled_against_the_godfather() -> None:
    s = story(3, HANDS[:3], godfather=True)
    fight(decide(s, 0), "W4 W2", "", "W4")
    assert won(s) == {"side": "defenders", "strength": 8, "losers": 6}


# CG-7.3.4: both packages, and the payment


def ended(loot: str, payment: str, hands: tuple[str, str] = ("W4", "W4"), chance: str = "") -> Story:
    """0 becomes Godfather, ousts 1, wins with a W4 against nothing, and pays. Of means 0 and 1 have what they drew."""
    s = story(hands=[*hands, "", ""], loot=loot, person_offered="judge", question=1, godfather=True)
    return fight(decide(s, 0), "W4", "", "", "").play(0, f"pay {payment}", chance)


def lost(loot: str, payment: str, hands: tuple[str, str] = ("W4", "W4"), chance: str = "") -> Story:
    """2 becomes Godfather, ousts 3, loses with a W4 against a W4, and pays."""
    s = story(hands=["W4", "", *hands], loot=loot, person_offered="judge", question=1, godfather=True)
    return fight(decide(s, 2), "W4", "", "W4", "").play(0, "choose 1").play(2, f"pay {payment}", chance)


def paying(loot: str, partner: str = "W4", losing: bool = False) -> list[str]:
    """What the Godfather may pay with, the partner having this hand."""
    if losing:
        s = story(hands=["W4", "", "W4", partner], loot=loot, question=1, godfather=True)
        fight(decide(s, 2), "W4", "", "W4", "").play(0, "choose 1")
        assert asks(s) == ("pay", (2,))
        return sorted(s.legal(2))
    s = fight(decide(story(hands=["W4", partner, "", ""], loot=loot, question=1, godfather=True), 0), "W4", "", "", "")
    assert asks(s) == ("pay", (0,))
    return sorted(s.legal(0))


def test_cg_7_3_4_the_godfather_chooses_no_package_for_both_are_the_godfathers() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert asks(s) == ("pay", (0,))


def test_cg_7_3_4_paying_alcohol_leaves_the_godfather_the_rest_of_both_packages() -> None:
    s = ended("2A, P+M / A, 2M", "alcohol", chance="K5 K1 K3 B1 B1")  # the package; then 0, 1, 2 and 3
    assert [s.alcohol(seat) for seat in range(4)] == [1, 1, 0, 0]
    assert (s.persons(0), s.persons(1)) == (["judge"], [])
    assert (s.hand(0), s.hand(1)) == (["K1", "K5"], ["W4", "K3"])
    assert s.events("paid") == [{"seat": 0, "partner": 1, "payment": "alcohol"}]


def test_cg_7_3_4_paying_a_means_card_lets_the_partner_draw_and_the_godfather_draws_one_less() -> None:
    s = ended("2A, P+M / A, 2M", "means", chance="K5 K1 K3 B1 B1")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (s.persons(0), s.persons(1)) == (["judge"], [])
    assert (s.hand(0), s.hand(1)) == (["K1"], ["W4", "K3", "K5"])


def test_cg_7_3_4_paying_the_person_gives_it_to_the_partner() -> None:
    s = ended("2A, P+M / A, 2M", "person", chance="K5 K1 K3 B1 B1")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (s.persons(0), s.persons(1)) == ([], ["judge"])
    assert (s.hand(0), s.hand(1)) == (["K1", "K5"], ["W4", "K3"])


def test_cg_7_3_4_only_one_alcohol_is_paid_of_several() -> None:
    s = ended("A+2M, 2A / P, A", "alcohol")
    assert (s.alcohol(0), s.alcohol(1)) == (2, 1)
    assert (s.hand_count(0), s.hand_count(1)) == (2 + 1, 1 + 1)


def test_cg_7_3_4_only_one_means_card_is_paid_of_several() -> None:
    s = ended("2A, 3M / P, M", "means")
    assert (s.alcohol(0), s.alcohol(1)) == (2, 0)
    assert (s.hand_count(0), s.hand_count(1)) == (2 + 1, 1 + 1 + 1)


def test_cg_7_3_4_the_card_paid_is_hidden_from_the_others() -> None:
    s = ended("2A, P+M / A, 2M", "means", chance="K5 K1 K3 B1 B1")
    assert s.events("drew", 0)[0] == {"seat": 1, "card": "??"}
    assert s.events("drew", 1)[0] == {"seat": 1, "card": "K5"}


@pytest.mark.parametrize(
    ("loot", "payments"),
    [
        ("2A, P+M / A, 2M", ["pay alcohol", "pay means", "pay person"]),
        ("2A, A+P / 2M, M", ["pay alcohol", "pay person"]),
        ("A+P, 3M / A, M", ["pay alcohol", "pay means", "pay person"]),
        ("2A, P / A, A", ["pay alcohol", "pay person"]),
        ("2A, 3M / P, M", ["pay alcohol", "pay means"]),
        ("2A+M, A / P, 2M", ["pay alcohol", "pay means"]),
    ],
)
def test_cg_7_3_4_the_godfather_pays_what_the_winners_packages_hold(loot: str, payments: list[str]) -> None:
    assert paying(loot) == payments


@pytest.mark.parametrize(
    ("loot", "payments"),
    [
        ("2A, P+M / A, 2M", ["pay alcohol", "pay means"]),
        ("2A, 3M / P, M", ["pay means", "pay person"]),
        ("2A, 2M / P+M, A", ["pay alcohol", "pay means", "pay person"]),
        ("A+2M, 2A / P, A", ["pay alcohol", "pay person"]),
        ("2A, P / A, A", ["pay alcohol"]),
        ("2A, P+2M / M, 2M", ["pay means"]),
    ],
)
def test_cg_7_3_4_the_godfather_pays_what_the_losers_packages_hold(loot: str, payments: list[str]) -> None:
    assert paying(loot, losing=True) == payments


def test_cg_7_3_4_what_the_packages_do_not_hold_cannot_be_paid() -> None:
    s = story(hands=HANDS, loot="2A, 3M / P, M", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "", "")
    assert s.refuse(0, "pay person").rule == "CG-7.3.4"


def test_cg_7_3_4_the_ousted_partner_has_no_say_in_it() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "W4", "", "", "")
    assert s.legal(1) == []


def test_cg_7_3_4_a_godfather_who_loses_with_half_gets_both_losers_packages() -> None:
    s = lost("2A, P+M / A, 2M", "means", chance="K5 K5 K1 K1 K1 K1")  # 3 and 2 draw one each, then all
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 1, 0]
    assert (s.hand(2), s.hand(3)) == (["K1", "K5"], ["W4", "K1", "K5"])


def test_cg_7_3_4_a_godfather_who_loses_pays_alcohol() -> None:
    s = lost("2A, P / A, A", "alcohol")
    assert [s.alcohol(seat) for seat in range(4)] == [2, 0, 1, 1]


def test_cg_7_3_4_a_godfather_who_loses_pays_with_the_person() -> None:
    s = lost("2A, 3M / P, M", "person")
    assert (s.persons(2), s.persons(3)) == ([], ["judge"])
    assert (s.hand_count(2), s.hand_count(3)) == (1 + 1, 1 + 1)


@pytest.mark.parametrize(("against", "loot"), [("W4", True), ("K5", False)])
def test_cg_7_3_4_a_godfather_alone_must_reach_half_for_the_losers_loot(against: str, loot: bool) -> None:
    s = story(hands=[against, "", "W2", "W4"], persons=["", "", "", "mayor"], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 2), against, "", "W2", "").play(0, "choose 1")
    assert (s.events("no-loot") == []) == loot
    assert (s.ask == "pay") == loot


def test_cg_7_3_4_without_loot_nothing_is_paid() -> None:
    s = fight(decide(story(hands=HANDS, godfather=True), 0), "", "", "W4", "").play(2, "choose 1")
    assert s.events("paid") == []
    assert [s.alcohol(seat) for seat in range(4)] == [0, 0, 2, 0]


def test_cg_7_3_4_the_other_side_shares_its_loot_as_usual() -> None:
    s = fight(decide(story(hands=HANDS, question=1, godfather=True), 0), "W4", "", "W2", "")
    s.play(0, "pay alcohol")
    assert asks(s) == ("choose", (2,))
    s.play(2, "choose 1")
    assert s.events("got")[-2:] == [{"seat": 2, "alcohol": 1, "means": 0}, {"seat": 3, "alcohol": 0, "means": 2}]


def test_cg_7_3_4_a_means_card_cannot_be_paid_to_a_hand_of_ten() -> None:
    assert paying("2A, P+M / A, 2M", TEN) == ["pay alcohol", "pay person"]
    assert paying("2A, 3M / P, M", TEN) == ["pay alcohol"]
    assert paying("2A, 3M / P, M", TEN, losing=True) == ["pay person"]
    s = fight(decide(story(hands=["W4", TEN, "", ""], question=1, godfather=True), 0), "W4", "", "", "")
    assert s.refuse(0, "pay means").rule == "CG-7.3.4"


def test_cg_7_3_4_a_means_card_can_be_paid_to_a_hand_of_nine() -> None:
    assert paying("2A, P+M / A, 2M", TEN[3:]) == ["pay alcohol", "pay means", "pay person"]
    s = ended("2A, P+M / A, 2M", "means", ("W4", TEN[3:]))
    assert s.hand_count(1) == 10


@pytest.mark.parametrize(("loot", "means"), [("2A, P+2M / M, 2M", 3), ("2A, A+P / 2M, M", 3)])
def test_cg_7_3_4_if_there_is_nothing_else_a_means_card_is_paid_to_a_hand_of_ten(loot: str, means: int) -> None:
    assert paying(loot, TEN, losing=True) == ["pay means"]
    s = lost(loot, "means", ("W4", TEN))
    assert s.hand_count(3) == 10
    assert s.hand_count(2) == means - 1 + 1  # one less, and the card of the end of the round


def test_cg_7_3_4_the_godfather_draws_up_to_ten_cards_only() -> None:
    s = ended("2A, 3M / P, M", "alcohol", ("W4 " + TEN[3:], "W4"))  # 9 are left
    assert s.hand_count(0) == 10
    assert [event["seat"] for event in s.events("drew")].count(0) == 1


def test_cg_7_3_4_a_godfather_who_wins_begins_the_end_of_the_round() -> None:
    s = fight(decide(story(hands=HANDS, loot="2A, P / A, A", godfather=True), 3), "", "", "", "W4").play(3, "pay alcohol")
    assert [event["seat"] for event in s.events("drew")] == [3, 0, 1, 2]


def test_cg_7_3_4_with_three_players_the_godfather_has_both_packages_and_pays() -> None:
    s = story(3, HANDS[:3], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "").play(0, "pay person")
    assert [s.alcohol(seat) for seat in range(3)] == [2, 0, 0]
    assert [s.persons(seat) for seat in range(3)] == [[], ["judge"], []]


def test_cg_7_3_4_with_three_players_the_loner_against_the_godfather_takes_one_package() -> None:
    s = story(3, HANDS[:3], person_offered="judge", question=1, godfather=True)
    fight(decide(s, 0), "W4", "", "W4").play(2, "choose 1").play(0, "pay alcohol")
    assert [s.alcohol(seat) for seat in range(3)] == [0, 1, 2]
    assert s.events("left") == [{"person": "judge"}]


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
    s = story(hands=HANDS, godfather_seat=0, godfather_points={0: 4}, godfather=True)
    fight(decide(s, 2), "", "", "W4", "").play(2, "pay alcohol")
    assert points(s) == [4, 0, 1, 0]


def test_cg_7_3_6_the_point_comes_after_everybody_has_drawn() -> None:
    s = story(hands=HANDS, persons=["", "", "", "fence"], godfather_seat=1, godfather=True, at="round-end")
    assert asks(s) == ("round-end", (3,))
    assert points(s.play(3, "draw")) == [0, 0, 0, 0]
    assert points(s.play(3, "done")) == [0, 1, 0, 0]


def final(points: dict[int, int], alcohol: dict[int, int] | None = None, seats: int = 4) -> list[int]:
    """The alcohol when the end card is turned; 8 is for all, as nobody has cards or persons."""
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
    told = [(event["score"], event["alcohol"]) for event in s.events("showdown") if event["prize"] == "godfather-points"]
    assert told == [(3, 0), (4, 1), (0, 0), (0, 0)]


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
