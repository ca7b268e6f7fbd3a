"""CG-4.1 and CG-4.3 to CG-4.8: laying cards, turning them up, strength, settling. The talk before it is in test_cg_4_talk.py."""

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, story
from windycity.core.errors import WrongTurn

EXAMPLE_HANDS = ["W4 K3 K5 B4 B1", "W4 W4 K5 K3 B3", "K3 B1", "W4 W2 K1 B2"]
EXAMPLE_PERSONS = ["mayor", "fence", "taxi-driver", "judge"]
"""The rulebook's example, with cards filled in: weapons, blackmail and persons can be used."""


def fight(s: Story, *laid: str, hide: str = "") -> Story:
    """Have everybody lay, by seat, and the `?` hide this card or none, up to the first choice of loot."""
    left = dict(enumerate(laid))
    while s.ask in ("lay", "hide"):
        seat = s.waiting[0]
        if s.ask == "hide":
            s.play(seat, f"hide {hide}" if hide else "pass")
        else:
            s.lay(seat, left.pop(seat))
    assert not any(left.values()), "somebody was not asked to lay"
    return s


def example(hide: str = "K5", last: str = "W4 W2") -> Story:
    """The example up to the settling; `last` are the cards of the fourth player."""
    s = story(hands=EXAMPLE_HANDS, persons=EXAMPLE_PERSONS, means="weapons blackmail", person_offered="informer")
    return fight(s, "W4 K3 K5 B4", "W4 W4 K5", "K3", last, hide=hide)


def everything_known(s: Story, eye: int | None) -> object:
    """Everything that a seat can learn of a match."""
    match = s.match
    return match.view(eye), s.seen(eye), match.events(eye), match.record(eye), match.waiting, match.ask


# CG-4.1: laying


def test_cg_4_1_both_partners_choose_at_the_same_time() -> None:
    s = story(hands=["W4", "K5", "B3", "B1"])
    assert (s.ask, s.waiting) == ("lay", (0, 1))


def test_cg_4_1_the_partners_are_those_of_the_coalition_card() -> None:
    s = story(hands=["W4", "K5", "B3", "B1"], challengers="13", question=1)
    assert s.waiting == (1, 3)
    s.lay(3).lay(1)
    assert s.waiting == (0, 2)


def test_cg_4_1_the_defenders_cannot_lay_with_the_challengers() -> None:
    s = story(hands=["W4", "K5", "B3", "B1"])
    assert (s.legal(2), s.legal(3)) == ([], [])
    with pytest.raises(WrongTurn):
        s.play(2, "lay B3")


def test_cg_4_1_any_card_of_the_hand_can_be_laid_or_none() -> None:
    s = story(hands=["W4 K3 B1", "K5", "", ""])
    assert sorted(s.legal(0)) == ["done", "lay B1", "lay K3", "lay W4"]


def test_cg_4_1_nothing_need_be_laid() -> None:
    s = story(hands=["W4", "K5", "", ""])
    s.lay(0).lay(1)
    assert [(facts["seat"], facts["cards"]) for facts in s.events("laid")] == [(0, 0), (1, 0)]
    assert (s.hand(0), s.hand(1)) == (["W4"], ["K5"])


def test_cg_4_1_the_whole_hand_of_ten_can_be_laid() -> None:
    s = story(hands=["", "W2 W2 W4 W4 B5 B5 B4 K5 K5 K3", "", ""])
    s.lay(1, "W2 W2 W4 W4 B5 B5 B4 K5 K5 K3")
    assert s.strength("challengers") == 39
    assert s.hand(1) == []


def test_cg_4_1_several_copies_of_a_card_can_be_laid_but_not_more_than_are_in_the_hand() -> None:
    s = story(hands=["W4 W4 K1", "K5", "", ""])
    s.play(0, "lay W4").play(0, "lay W4")
    assert s.refuse(0, "lay W4").rule == "CG-4.1"
    assert sorted(s.legal(0)) == ["done", "lay K1"]


def test_cg_4_1_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    s = story(hands=["W4", "K5", "", ""])
    assert s.refuse(0, "lay K5").rule == "CG-4.1"


def test_cg_4_1_cards_that_this_district_does_not_allow_can_be_laid() -> None:
    s = story(hands=["B1 K3 W4", "W2", "W2", ""], means="weapons")
    assert sorted(s.legal(0, "lay")) == ["lay B1", "lay K3", "lay W4"]
    s.lay(0, "B1 K3").lay(1)
    assert [(facts["seat"], facts["cards"]) for facts in s.events("laid")] == [(0, 2), (1, 0)]


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_1_nobody_notices_how_far_a_player_has_got(eye: int | None) -> None:
    s = story(hands=["W4 K3 B1", "K5", "B3", "B1"])
    before = everything_known(s, eye)
    s.play(0, "lay W4")
    assert everything_known(s, eye) == before
    s.play(0, "lay B1")
    assert everything_known(s, eye) == before


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_1_that_a_player_has_finished_tells_nothing_of_the_cards(eye: int | None) -> None:
    known = []
    for cards in ("", "W4", "K3 B1 W4"):
        s = story(hands=["W4 K3 B1", "K5", "B3", "B1"])
        s.lay(0, cards)
        known.append(everything_known(s, eye))
    assert known[0] == known[1] == known[2]
    assert s.waiting == (1,)


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_1_what_was_laid_stays_hidden_until_it_is_turned_up(eye: int | None) -> None:
    known = []
    for cards in ("W4 K3", "B1 W4", "K3 B1"):
        s = story(hands=["W4 K3 B1", "K5", "B3", "B1"])
        s.lay(0, cards).lay(1)
        known.append(everything_known(s, eye))
    assert s.ask == "hide"
    assert known[0] == known[1] == known[2]


def test_cg_4_1_the_owner_sees_the_own_choice() -> None:
    s = story(hands=["W4 K3 B1", "K5", "", ""])
    s.play(0, "lay K3")
    assert s.view(0).players[0].choosing == ["K3"]
    s.play(0, "done").play(1, "done")
    assert s.view(0).players[0].laid == ["K3"]


@pytest.mark.parametrize(
    "order",
    [
        [(1, "lay B3"), (1, "done"), (0, "lay K3"), (0, "lay W4"), (0, "done")],
        [(0, "lay K3"), (1, "lay B3"), (0, "lay W4"), (1, "done"), (0, "done")],
        [(0, "lay W4"), (1, "lay B3"), (0, "lay K3"), (0, "done"), (1, "done")],
    ],
)
def test_cg_4_1_sealed_choices_in_any_order_give_the_same_position(order: list[tuple[int, str]]) -> None:
    hands = ["W4 K3 B1", "K5 B3", "B3", "B1"]
    s, other = story(hands=hands), story(hands=hands)
    s.lay(0, "W4 K3").lay(1, "B3")
    for seat, move in order:
        other.play(seat, move)
    assert GAME.dump_position(other.match.position) == GAME.dump_position(s.match.position)
    assert other.events("laid", 2) == s.events("laid", 2)  # only who finished first differs, and anyone could see that
    assert {facts["seat"] for facts in other.events("finished", 2)} == {0, 1}


# CG-4.3: before turning up


def test_cg_4_3_the_bruiser_may_be_used_when_both_have_finished() -> None:
    s = story(hands=["W4", "K5", "", ""], persons=["bruiser"])
    s.lay(0, "W4")
    assert (s.ask, s.waiting) == ("lay", (1,))
    s.lay(1)
    assert (s.ask, s.waiting, sorted(s.legal(0))) == ("bruiser", (0,), ["bruiser", "pass"])


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_4_3_the_use_of_the_bruiser_is_announced_to_all(eye: int | None) -> None:
    s = story(hands=["W4", "K5", "B3", "B1"], persons=["bruiser"])
    s.lay(0, "W4").lay(1).play(0, "bruiser")
    assert s.events("bruiser", eye) == [{"seat": 0}]
    assert s.ask == "hide"


def test_cg_4_3_the_bruiser_need_not_be_used() -> None:
    s = story(hands=["", "W4", "", ""], persons=["", "bruiser"])
    s.lay(1, "W4").play(1, "pass")
    assert (s.events("bruiser"), s.persons(1), s.strength("challengers")) == ([], ["bruiser"], 4 + 1)


def test_cg_4_3_the_bruiser_comes_before_the_choice_of_the_question_mark() -> None:
    s = story(hands=["W4", "K5", "", ""], persons=["", "bruiser"])
    s.lay(0, "W4").lay(1, "K5")
    assert (s.ask, s.waiting) == ("bruiser", (1,))
    s.play(1, "pass")
    assert (s.ask, s.waiting) == ("hide", (0,))


def test_cg_4_3_the_challenger_with_the_question_mark_may_keep_one_laid_card_face_down() -> None:
    s = story(hands=["W4 K3 B1", "K5", "", ""])
    s.lay(0, "W4 K3").lay(1, "K5")
    assert (s.ask, s.waiting) == ("hide", (0,))
    assert sorted(s.legal(0)) == ["hide K3", "hide W4", "pass"]


def test_cg_4_3_only_a_card_that_was_laid_can_be_hidden() -> None:
    s = story(hands=["W4 K3 B1", "K5", "", ""])
    s.lay(0, "W4 K3").lay(1, "K5")
    assert s.refuse(0, "hide B1").rule == "CG-4.3"
    assert s.refuse(0, "hide K5").rule == "CG-4.3"


def test_cg_4_3_only_one_card_is_hidden_and_the_rest_is_turned_up() -> None:
    s = story(hands=["W4 W4 K3", "K5", "B1", ""])
    s.lay(0, "W4 W4 K3").lay(1, "K5").play(0, "hide W4")
    assert (s.laid(0), s.open(0), s.open(1)) == (["W4"], ["W4", "K3"], ["K5"])
    assert s.events("turned-up", 2) == [
        {"seat": 0, "card": "W4", "usable": True},
        {"seat": 0, "card": "K3", "usable": True},
        {"seat": 1, "card": "K5", "usable": True},
    ]


def test_cg_4_3_if_the_choice_is_passed_all_cards_are_turned_up() -> None:
    s = story(hands=["W4 K3", "K5", "B1", ""])
    s.lay(0, "W4 K3").lay(1, "K5").play(0, "pass")
    assert (s.laid(0), s.open(0), s.open(1)) == ([], ["W4", "K3"], ["K5"])
    assert s.events("hid") == []


def test_cg_4_3_the_only_card_laid_can_be_hidden() -> None:
    s = story(hands=["W4", "", "B1", ""], means="weapons")
    s.lay(0, "W4").play(0, "hide W4")
    assert (s.laid(0), s.open(0), s.strength("challengers")) == (["W4"], [], 0)


@pytest.mark.parametrize("question", [0, 1])
def test_cg_4_3_the_partner_without_the_question_mark_hides_nothing(question: int) -> None:
    s = story(hands=["W4", "K5", "B1", ""], question=question)
    s.lay(0, "W4").lay(1, "K5")
    assert (s.ask, s.waiting) == ("hide", (question,))
    s.play(question, "pass")
    assert (s.ask, s.waiting) == ("lay", (2,))


def test_cg_4_3_without_a_card_laid_by_the_question_mark_nothing_is_hidden() -> None:
    s = story(hands=["W4", "K5", "B1", ""])
    s.lay(0).lay(1, "K5")
    assert (s.ask, s.waiting, s.open(1)) == ("lay", (2,), ["K5"])


def test_cg_4_3_a_card_of_no_use_here_can_be_hidden_too() -> None:
    s = story(hands=["B4 W2", "", "", ""], means="weapons")
    s.lay(0, "B4 W2")
    assert sorted(s.legal(0)) == ["hide B4", "hide W2", "pass"]


def test_cg_4_3_a_card_laid_openly_cannot_be_hidden() -> None:
    s = story(hands=["W4 K3", "K5", "", ""], talk=True)
    s.play(0, "silent").play(1, "silent").show(0, "W4").show(1).lay(0, "K3").lay(1)
    assert sorted(s.legal(0)) == ["hide K3", "pass"]
    assert s.refuse(0, "hide W4").rule == "CG-4.3"


def test_cg_4_3_of_two_equal_cards_one_laid_openly_the_other_can_be_hidden() -> None:
    s = story(hands=["W4 W4", "K5", "", ""], talk=True)
    s.play(0, "silent").play(1, "silent").show(0, "W4").show(1).lay(0, "W4").lay(1).play(0, "hide W4")
    assert (s.open(0), s.laid(0), s.strength("challengers")) == (["W4"], ["W4"], 4)


def test_cg_4_3_with_all_cards_laid_openly_there_is_nothing_to_hide() -> None:
    s = story(hands=["W4 K3", "K5", "B1", ""], talk=True)
    s.play(0, "silent").play(1, "silent").show(0, "W4 K3").show(1).lay(1)
    assert (s.ask, s.waiting) == ("say", (2, 3))


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_3_everybody_sees_that_a_card_is_hidden_and_whose_but_not_which(eye: int | None) -> None:
    known = []
    for cards, card in (("W4 K3", "K3"), ("W4 B1", "B1")):
        s = story(hands=["W4 K3 B1", "K5", "B3", "B1"])
        s.lay(0, cards).lay(1).play(0, f"hide {card}")
        known.append(everything_known(s, eye))
    assert known[0] == known[1]
    assert s.events("hid", eye) == [{"seat": 0, "card": "??"}]
    assert s.view(eye).players[0].laid == ["??"]


# CG-4.4: cards that cannot be used


def test_cg_4_4_unusable_open_cards_go_back_and_everyone_has_seen_them() -> None:
    s = story(hands=["", "B4 W4 K1 K1", "W2", ""], means="weapons")
    s.lay(1, "B4 W4 K1")
    assert (s.hand(1), s.open(1), s.shown(1)) == (["B4", "K1", "K1"], ["W4"], ["B4", "K1"])
    assert [s.hand(1, eye) for eye in (0, 2, 3, None)] == [["B4", "K1"]] * 4


def test_cg_4_4_usable_cards_count_and_the_others_do_not() -> None:
    s = story(hands=["", "B4 W4 W2 K1", "W2", ""], means="weapons blackmail")
    s.lay(1, "B4 W4 W2 K1")
    assert s.strength("challengers") == 4 + 2 + 1


def test_cg_4_4_everybody_is_told_which_cards_are_of_use() -> None:
    s = story(hands=["", "B4 W4", "W2", ""], means="weapons")
    s.lay(1, "B4 W4")
    assert sorted((str(event["card"]), event["usable"]) for event in s.events("turned-up", None)) == [("B4", False), ("W4", True)]


def test_cg_4_4_cards_that_go_back_cost_nothing() -> None:
    s = story(hands=["W2", "B4 K5", "W2", "W2"], means="weapons")
    fight(s, "", "B4 K5", "", "")
    assert (s.hand(1), s.hand_count(1), s.discards) == (["B4", "K5"], 2, [])


def test_cg_4_4_cards_not_laid_are_not_seen() -> None:
    s = story(hands=["", "B4 B4 K5", "W2", ""], means="weapons")
    s.lay(1, "B4")
    assert (s.hand(1), s.hand(1, eye=0)) == (["B4", "B4", "K5"], ["B4"])
    assert s.view(2).players[1].hand == ["B4", "??", "??"]


def test_cg_4_4_unusable_cards_laid_openly_go_back_as_well() -> None:
    s = story(hands=["W2", "B4 W4", "W2", "W2"], means="weapons", talk=True)
    s.play(0, "silent").play(1, "silent").show(0).show(1, "B4 W4").lay(0)
    assert (s.ask, s.hand(1), s.open(1), s.shown(1)) == ("say", ["B4"], ["W4"], ["B4"])
    assert s.strength("challengers") == 4


def test_cg_4_4_what_the_owners_persons_allow_is_usable_for_the_owner_only() -> None:
    s = story(hands=["K5", "K3 W2", "W2", ""], means="weapons", persons_count=False, persons=["", "thief"])
    s.lay(0, "K5").lay(1, "K3 W2").play(0, "pass")
    assert (s.hand(0), s.hand(1)) == (["K5"], [])
    assert s.strength("challengers") == 3 + 2


# CG-4.5: strength


def test_cg_4_5_the_usable_cards_of_both_partners_are_added() -> None:
    s = story(hands=["W4 W2", "K5 B3", "W2", ""])
    s.lay(0, "W4 W2").lay(1, "K5 B3").play(0, "pass")
    assert s.strength("challengers") == 14
    assert (s.contribution(0), s.contribution(1)) == (6, 8)


def test_cg_4_5_the_values_of_all_persons_of_both_partners_are_added() -> None:
    s = story(hands=["W4", "K5", "W2", ""], persons=["prosecutor priest", "judge taxi-driver informer", "senator"])
    s.lay(0, "W4").lay(1, "K5").play(0, "pass")
    assert s.strength("challengers") == (4 + 3 + 1) + (5 + 4 + 2 + 0)


def test_cg_4_5_persons_count_also_without_a_card() -> None:
    s = story(hands=["W4", "", "W2", ""], means="blackmail", persons=["prosecutor", "judge"])
    s.lay(0)
    assert s.strength("challengers") == 3 + 4


def test_cg_4_5_where_persons_do_not_count_they_add_nothing() -> None:
    s = story(hands=["", "W4", "W2", ""], means="weapons", persons_count=False, persons=["prosecutor priest", "judge"])
    s.lay(1, "W4")
    assert s.strength("challengers") == 4


@pytest.mark.parametrize("eye", [0, 1, 2, 3, None])
def test_cg_4_5_the_strength_is_announced_to_all(eye: int | None) -> None:
    s = story(hands=["", "W4", "W2", ""], persons=["prosecutor"])
    s.lay(1, "W4")
    assert s.events("strength", eye) == [{"side": "challengers", "strength": 7}]
    assert s.view(eye).strength[0] == 7


def test_cg_4_5_the_hidden_card_is_not_in_what_is_announced() -> None:
    s = story(hands=["W4 K5", "B3", "W2", ""])
    s.lay(0, "W4 K5").lay(1, "B3").play(0, "hide K5")
    assert s.events("strength", 2) == [{"side": "challengers", "strength": 7}]


def test_cg_4_5_without_a_hidden_card_the_strength_announced_is_final() -> None:
    s = fight(story(hands=["W4 K5", "B3", "W2", ""], persons=["fence", "prosecutor"]), "W4 K5", "B3", "W2", "")
    assert s.events("strength") == [{"side": "challengers", "strength": 16}, {"side": "defenders", "strength": 2}]
    assert s.events("won") == [{"side": "challengers", "strength": 16, "losers": 2}]


def test_cg_4_5_with_a_hidden_card_only_its_value_is_added_to_what_was_announced() -> None:
    s = fight(story(hands=["W4 K5", "B3", "W2", ""], persons=["fence", "prosecutor"]), "W4 K5", "B3", "W2", "", hide="K5")
    assert s.events("strength") == [{"side": "challengers", "strength": 11}, {"side": "defenders", "strength": 2}]
    assert s.events("won") == [{"side": "challengers", "strength": 16, "losers": 2}]


# CG-4.6: defenders


def test_cg_4_6_the_defenders_know_the_announced_strength_when_they_lay() -> None:
    s = story(hands=["W4", "K5", "W2", "B1"])
    s.lay(0, "W4").lay(1, "K5").play(0, "pass")
    assert (s.ask, s.waiting) == ("lay", (2, 3))
    assert [s.view(eye).strength for eye in (2, 3)] == [[9, 0], [9, 0]]


def test_cg_4_6_the_defenders_do_the_same() -> None:
    s = story(hands=["W2", "W2", "W4 B5 K1", "K3 W2"], means="weapons blackmail", persons=["", "", "prosecutor", "fence"])
    s.lay(0).lay(1).lay(2, "W4 B5").lay(3, "K3 W2")
    assert s.events("strength")[1] == {"side": "defenders", "strength": 4 + 3 + 3 + 2 + 1}
    assert (s.shown(2), s.hand(2)) == (["B5"], ["B5", "K1"])


def test_cg_4_6_the_defenders_choose_at_the_same_time_and_hidden() -> None:
    known = []
    for cards in ("", "W4", "K1 B5"):
        s = story(hands=["W2", "W2", "W4 B5 K1", "K3 W2"])
        s.lay(0).lay(1).lay(2, cards)
        known.append([everything_known(s, eye) for eye in (0, 1, 3, None)])
    assert known[0] == known[1] == known[2]


def test_cg_4_6_there_is_no_question_mark_for_the_defenders() -> None:
    s = story(hands=["W2", "W2", "W4 B5", "K3 W2"])
    s.lay(0).lay(1).lay(2, "W4 B5").lay(3, "K3 W2")
    assert s.events("hid") == []
    assert s.strength("defenders") == 14
    assert s.ask == "choose"


def test_cg_4_6_a_defender_may_use_the_bruiser() -> None:
    s = story(hands=["W2", "W2", "W4", "K3"], persons=["", "", "", "bruiser"])
    s.lay(0).lay(1).lay(2, "W4").lay(3, "K3")
    assert (s.ask, s.waiting) == ("bruiser", (3,))
    s.play(3, "bruiser")
    assert s.strength("defenders") == 4 + 2 * 3 + 1


# CG-4.7: settling


def test_cg_4_7_the_hidden_card_is_turned_up_after_the_defenders_strength() -> None:
    s = example()
    names = [event.name for event in s.match.events(None)]
    assert names.index("hidden-up") > len(names) - 1 - names[::-1].index("strength")
    assert s.events("hidden-up", None) == [{"seat": 0, "card": "K5", "usable": True}]


def test_cg_4_7_a_usable_hidden_card_counts_for_its_owner() -> None:
    s = story(hands=["W4 K5", "W4 B3", "W2", "W2"])
    s.lay(0, "W4 K5").lay(1, "W4 B3").play(0, "hide K5")
    assert (s.contribution(0), s.contribution(1)) == (4, 7)
    s.lay(2).lay(3)
    assert (s.contribution(0), s.contribution(1)) == (9, 7)


def test_cg_4_7_an_unusable_hidden_card_is_discarded_and_lost() -> None:
    s = fight(story(hands=["W4 B5", "W2", "W2", "W2"], means="weapons"), "W4 B5", "", "", "", hide="B5")
    assert s.events("hidden-up", None) == [{"seat": 0, "card": "B5", "usable": False}]
    assert s.events("won") == [{"side": "challengers", "strength": 4, "losers": 0}]
    assert (s.hand(0), s.discards) == ([], ["W4", "B5"])
    assert s.shown(0) == []


def test_cg_4_7_the_same_card_turned_up_in_time_would_have_gone_back() -> None:
    s = fight(story(hands=["W4 B5", "W2", "W2", "W2"], means="weapons"), "W4 B5", "", "", "")
    assert (s.hand(0), s.discards) == (["B5"], ["W4"])


def test_cg_4_7_a_hidden_card_that_the_owners_person_allows_counts() -> None:
    s = story(hands=["B5", "W2", "W2", "W2"], means="weapons", persons_count=False, persons=["dealer"])
    fight(s, "B5", "", "", "", hide="B5")
    assert s.events("won") == [{"side": "challengers", "strength": 5, "losers": 0}]


def test_cg_4_7_the_hidden_card_can_turn_the_fight() -> None:
    s = fight(story(hands=["W2 K3", "", "K5", ""]), "W2 K3", "", "K5", "", hide="K3")
    assert s.events("strength") == [{"side": "challengers", "strength": 2}, {"side": "defenders", "strength": 5}]
    assert s.events("won") == [{"side": "challengers", "strength": 5, "losers": 5}]


def test_cg_4_7_the_example_of_the_rulebook_24_and_a_hidden_5_are_29_against_15() -> None:
    s = example()
    assert s.events("strength") == [{"side": "challengers", "strength": 24}, {"side": "defenders", "strength": 15}]
    assert s.events("won") == [{"side": "challengers", "strength": 29, "losers": 15}]
    assert [s.contribution(seat) for seat in range(4)] == [15, 14, 5, 10]


# CG-4.8: who wins


def test_cg_4_8_the_stronger_side_wins() -> None:
    s = fight(story(hands=["W4", "W2", "K5", "B2"]), "W4", "W2", "K5", "B2")
    assert s.events("won", None) == [{"side": "defenders", "strength": 7, "losers": 6}]


def test_cg_4_8_challengers_who_are_stronger_win() -> None:
    s = fight(story(hands=["W4", "W2", "K5", ""]), "W4", "W2", "K5", "")
    assert s.events("won", None) == [{"side": "challengers", "strength": 6, "losers": 5}]


def test_cg_4_8_on_a_tie_the_challengers_win() -> None:
    s = fight(story(hands=["W4", "W2", "K5", "B1"]), "W4", "W2", "K5", "B1")
    assert s.events("won") == [{"side": "challengers", "strength": 6, "losers": 6}]


def test_cg_4_8_the_challengers_win_0_against_0() -> None:
    s = fight(story(hands=["W4", "W2", "K5", "B1"]), "", "", "", "")
    assert s.events("won") == [{"side": "challengers", "strength": 0, "losers": 0}]


def test_cg_4_8_the_used_cards_of_winners_and_losers_are_discarded() -> None:
    s = fight(story(hands=["W4 K1 K1", "W2", "K5 B2", "B1"], discards="K3"), "W4 K1", "W2", "K5", "B1", hide="K1")
    assert s.discards == ["W2", "W4", "B1", "K1", "K3", "K5"]
    assert [s.hand(seat) for seat in range(4)] == [["K1"], [], ["B2"], []]
    assert [s.open(seat) + s.laid(seat) for seat in range(4)] == [[]] * 4


def test_cg_4_8_everybody_sees_the_cards_that_were_discarded() -> None:
    s = fight(story(hands=["W4", "W2", "K5", "B1"]), "W4", "", "K5", "")
    assert s.view(None).discards == ["W4", "K5"]
