"""CG-7.3 to CG-7.3.2: the Godfather option, who is ousted, and when one may declare. The stories are set up in godfather.py."""

import pytest

from tests.games.chicago_gangsters.fights import fight, won
from tests.games.chicago_gangsters.godfather import HANDS, asks, decide, duel, state
from tests.games.chicago_gangsters.story import GAME, Story, story
from windycity.core.errors import BadOption, WrongTurn

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
    assert s.events("declared") == [{"seats": [1, 2]}]


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
    """One answer that changes nothing."""
    s.play(s.waiting[0], {"say": "silent", "show": "done", "lay": "done"}.get(s.ask, "pass"))
