"""CG-3.3: who knows what. Hands and sealed answers are secret, and what everyone has seen of a hand is remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, card, story
from windycity.core.chance import CHANCE, begin_step
from windycity.core.news import format_news
from windycity.games.chicago_gangsters.view import ChicagoGangstersPlayer, Words

EYES = (0, 1, 2, 3, None)


def knowledge(s: Story, eye: int | None) -> tuple[object, ...]:
    """All that a seat (None: a spectator) can get to know: position, view, table, events, sentences, record."""
    match, game = s.match, s.match.game
    events = match.events(eye)
    table = game.draw(match.view(eye), "en")
    return s.seen(eye), match.view(eye), table, events, format_news(match, eye, events, "en"), match.record(eye)


def same(one: Story, other: Story, *eyes: int | None) -> bool:
    """Whether two matches are the same to these eyes."""
    return all(knowledge(one, eye) == knowledge(other, eye) for eye in eyes)


def known_hand(s: Story, seat: int) -> dict[int | None, list[str]]:
    """A hand, with what lies face down, as four seats and a spectator know it."""
    return {eye: s.hand(seat, eye=eye) for eye in EYES}


def player(s: Story, eye: int | None, seat: int) -> ChicagoGangstersPlayer:
    """A player in a view."""
    return s.view(eye).players[seat]


# Hands and piles


def test_cg_3_3_a_hand_is_known_to_its_owner_alone() -> None:
    s = story(hands=["W2 K5", "B1", "W4", "K3"])
    assert known_hand(s, 0) == {0: ["W2", "K5"], 1: [], 2: [], 3: [], None: []}
    assert [player(s, eye, 0).hand for eye in (0, 1, None)] == [["W2", "K5"], ["??", "??"], ["??", "??"]]


def test_cg_3_3_hands_cannot_be_told_apart_by_others() -> None:
    one, other = story(hands=["W2 K5", "B1"]), story(hands=["W4 B3", "B1"])
    assert same(one, other, 1, 2, 3, None)
    assert not same(one, other, 0)


def test_cg_3_3_the_size_of_each_hand_and_pile_is_open() -> None:
    s = story(hands=["W2 K5", "B1", "", "K3"], discards="W4 W4")
    for eye in EYES:
        view = s.view(eye)
        assert [len(seen.hand) for seen in view.players] == [2, 1, 0, 1]
        assert (view.pile, view.discards) == (42, ["W4", "W4"])


def test_cg_3_3_persons_and_alcohol_are_open() -> None:
    s = story(persons=["fence judge", "priest"], alcohol={0: 5, 3: 2})
    for eye in EYES:
        assert [seen.persons for seen in s.view(eye).players] == [["fence", "judge"], ["priest"], [], []]
        assert [seen.alcohol for seen in s.view(eye).players] == [5, 0, 0, 2]


@pytest.mark.parametrize(
    ("eye", "unplaced"),
    [
        (0, {"W4": 1, "B1": 1, "K3": 1, "K5": 1}),
        (1, {"W2": 1, "W4": 1, "K5": 2}),
        (None, {"W2": 1, "W4": 1, "B1": 1, "K3": 1, "K5": 2}),
    ],
)
def test_cg_3_3_cards_that_a_seat_cannot_place_could_be_anywhere(eye: int | None, unplaced: dict[str, int]) -> None:
    s = story(hands=["W2 K5", "B1 K3"], pile="W4 K5", discards="B2")
    assert s.seen(eye)["pile"] == unplaced
    assert s.seen(eye)["pile_count"] == 2
    assert s.seen(eye)["unplaced"] == sum(unplaced.values()) - 2


def test_cg_2_3_dealt_cards_are_told_to_their_owners() -> None:
    match = GAME.start(4, seed=1, chance=["W2", "W4", "B1", "B2"])
    dealt = {eye: [event.facts["card"] for event in match.events(eye) if event.name == "dealt"] for eye in (0, 1, None)}
    assert [len(cards) for cards in dealt.values()] == [16, 16, 16]
    assert [cards.count("??") for cards in dealt.values()] == [12, 12, 16]
    assert [event.facts["seat"] for event in match.events(0) if event.name == "dealt" and event.facts["card"] != "??"] == [0] * 4


def test_cg_5_3_a_card_drawn_is_known_to_the_one_who_drew_it() -> None:
    s = story(hands=["W2"], persons=["fence"], at="round-end").play(0, "draw", "K5")
    assert s.events("drew", 0) == [{"seat": 0, "card": "K5"}]
    assert s.events("drew", 1) == s.events("drew", None) == [{"seat": 0, "card": "??"}]
    assert known_hand(s, 0) == {0: ["W2", "K5"], 1: [], 2: [], 3: [], None: []}


def test_cg_5_3_which_card_was_drawn_cannot_be_told_by_others() -> None:
    def drawn(card: str) -> Story:
        return story(hands=["W2"], persons=["fence"], at="round-end").play(0, "draw", card)

    assert same(drawn("K5"), drawn("B1"), 1, 2, 3, None)


def test_cg_6_1_at_the_end_all_hands_are_open() -> None:
    s = story(hands=["W2 K5", "B1"], at="next-round", number=10, coming="end")
    assert s.ask == "nothing"
    assert {eye: player(s, eye, 0).hand for eye in EYES} == {key: ["W2", "K5"] for key in EYES}


@pytest.mark.parametrize("eye", EYES)
def test_cg_3_3_a_view_says_whose_eyes_it_is_seen_with(eye: int | None) -> None:
    assert story().view(eye).seen_by == eye


# Laying, sealed


def laying(cards: str = "W4 K5", partner: str = "B1", **more: Any) -> Story:
    """Challengers 0 and 1 lay; the `?` is with the first."""
    return story(hands=[cards, partner, "W2", "B2"], means="weapons bribes", persons_count=False, question=0, **more)


def test_cg_4_1_cards_chosen_so_far_are_known_to_the_owner_alone() -> None:
    before, s = laying(), laying().play(0, "lay W4")
    assert same(before, s, 1, 2, 3, None)
    assert player(s, 0, 0).choosing == ["W4"]
    assert [player(s, eye, 0).choosing for eye in (1, 2, 3, None)] == [None] * 4
    assert s.match.answers[-1].unnoticed


@pytest.mark.parametrize("cards", ["", "W4", "K5", "W4 K5"])
def test_cg_4_1_what_and_how_many_was_laid_is_not_open_before_the_partner_has_finished(cards: str) -> None:
    assert same(laying().lay(0, cards), laying().lay(0), 1, 2, 3, None)


def test_cg_4_1_the_partner_who_finishes_first_is_as_secret_as_the_other() -> None:
    assert same(laying().lay(1, "B1"), laying().lay(1), 0, 2, 3, None)
    assert laying().lay(1, "B1").events("laid", 0) == []


def test_cg_3_3_how_many_cards_were_laid_is_open_once_both_have_finished() -> None:
    s = laying().lay(0, "W4 K5").lay(1)
    assert s.ask == "hide"
    for eye in EYES:
        assert [(facts["seat"], facts["cards"]) for facts in s.events("laid", eye)] == [(0, 2), (1, 0)]
        assert s.seen(eye)["laid_count"] == [2, 0, 0, 0]
    assert [player(s, eye, 0).laid for eye in EYES] == [["W4", "K5"], *[["??", "??"]] * 4]


def test_cg_4_1_which_cards_lie_face_down_is_known_to_the_owner_alone() -> None:
    one, other = laying().lay(0, "W4").lay(1), laying().lay(0, "K5").lay(1)
    assert one.ask == other.ask == "hide"
    assert same(one, other, 1, 2, 3, None)
    assert not same(one, other, 0)


def test_cg_4_1_a_move_that_lays_is_told_to_others_without_its_card() -> None:
    s = laying().play(0, "lay W4")
    assert s.match.masked_move(0) == "lay ??"
    assert "lay W4" in s.match.record(0)
    assert all("lay" not in s.match.record(eye).split("\n", 1)[1] for eye in (1, 2, 3, None))


def test_cg_4_1_an_illegal_try_tells_nothing() -> None:
    s = laying()
    before = [knowledge(s, eye) for eye in EYES]
    s.refuse(0, "lay B1")
    assert [knowledge(s, eye) for eye in EYES] == before


# Talk, sealed


def talking(**more: Any) -> Story:
    return laying(talk=True, **more)


@pytest.mark.parametrize("move", ["say 0", "say 12", "say 30", "silent"])
def test_cg_4_2_1_a_statement_is_secret_until_the_partner_has_made_one(move: str) -> None:
    one, other = talking().play(0, move), talking().play(0, "say 7")
    assert same(one, other, 1, 2, 3, None)
    assert not same(one, other, 0)
    assert [player(one, eye, 0).saying for eye in (1, None)] == ["??", "??"]
    assert one.match.masked_move(0) == "say ??"
    assert one.events("said", 1) == one.events("silent", 1) == []


def test_cg_4_2_1_then_everyone_hears_all_statements() -> None:
    s = talking().play(1, "silent").play(0, "say 12")
    for eye in EYES:
        assert s.events("said", eye) == [{"seat": 0, "strength": 12}]
        assert s.events("silent", eye) == [{"seat": 1}]
        assert [seen.said for seen in s.view(eye).players] == [12, "silent", None, None]
        assert [seen.saying for seen in s.view(eye).players] == [None] * 4


def showing() -> Story:
    return talking().play(0, "silent").play(1, "silent")


def test_cg_4_2_2_cards_chosen_to_be_laid_openly_are_secret_until_both_have_finished() -> None:
    assert same(showing(), showing().play(0, "show W4"), 1, 2, 3, None)
    assert same(showing().show(0, "W4 K5"), showing().show(0), 1, 2, 3, None)
    s = showing().show(0, "W4 K5")
    assert s.events("showed", 1) == []
    assert [player(s, eye, 0).open for eye in EYES] == [[]] * 5


def test_cg_4_2_2_then_everyone_sees_them() -> None:
    s = showing().show(0, "W4 K5").show(1)
    assert s.ask == "lay"
    for eye in EYES:
        assert s.events("showed", eye) == [{"seat": 0, "card": "W4"}, {"seat": 0, "card": "K5"}]
        assert player(s, eye, 0).open == ["W4", "K5"]
        assert player(s, eye, 0).hand == []


@pytest.mark.parametrize(("said", "words"), [(4, Words(kept=1, broken=0)), (5, Words(kept=0, broken=1))])
def test_cg_4_2_3_words_kept_and_broken_are_open_to_all(said: int, words: Words) -> None:
    s = talking().play(0, f"say {said}").play(1, "silent").show(0).show(1).lay(0, "W4").lay(1).play(0, "pass")
    s.play(2, "silent").play(3, "silent").show(2).show(3)
    assert [player(s, eye, 0).words for eye in EYES] == [Words(kept=0, broken=0)] * 5
    s.lay(2).lay(3)
    assert s.ask == "choose"
    assert [player(s, eye, 0).words for eye in EYES] == [words] * 5


def test_cg_4_2_3_words_are_not_judged_before_the_hidden_card_is_turned_up() -> None:
    """Knowing that a word will be kept through the hidden card would reveal the card."""

    def hidden(cards: str) -> Story:
        s = talking(cards=cards).play(0, "say 9").play(1, "silent").show(0).show(1).lay(0, cards).lay(1)
        return s.play(0, f"hide {cards.split()[1]}").play(2, "silent").play(3, "silent").show(2).show(3)

    assert same(hidden("W4 B5"), hidden("W4 B1"), 1, 2, 3, None)
    assert hidden("W4 B5").lay(2).lay(3).words(0) == (1, 0)
    assert hidden("W4 B1").lay(2).lay(3).words(0) == (0, 1)


# The Godfather, sealed


def window() -> Story:
    return laying(godfather=True)


@pytest.mark.parametrize("move", ["declare", "pass"])
def test_cg_7_3_2_a_decision_is_secret_until_all_have_decided(move: str) -> None:
    assert same(window().play(0, move), window().play(0, "pass"), 1, 2, 3, None)
    s = window().play(0, move)
    assert s.match.masked_move(0) == "declare ??"
    assert [player(s, eye, 0).declaring for eye in (0, 1, None)] == [move, "??", "??"]


def test_cg_7_3_2_then_everyone_knows_who_declared() -> None:
    s = window().play(0, "declare").play(1, "pass").play(2, "declare").play(3, "pass")
    for eye in EYES:
        assert s.events("declared", eye) == [{"seats": [0, 2]}]
        assert [seen.declaring for seen in s.view(eye).players] == [None] * 4


def duel() -> Story:
    return window().play(0, "declare").play(1, "pass").play(2, "declare").play(3, "pass")


def test_cg_7_3_3_a_card_for_the_duel_is_secret_until_all_have_played_one() -> None:
    assert same(duel().play(0, "duel W4"), duel().play(0, "duel K5"), 1, 2, 3, None)
    s = duel().play(0, "duel W4")
    assert s.match.masked_move(4) == "duel ??"
    assert [player(s, eye, 0).duelling for eye in (0, 1, None)] == ["W4", "??", "??"]
    assert s.events("duelled", 1) == []


def test_cg_7_3_3_the_cards_of_a_duel_are_seen_by_all_and_those_taken_back_remembered() -> None:
    s = duel().play(0, "duel W4").play(2, "duel W2", "B5")
    for eye in EYES:
        assert s.events("duelled", eye) == [{"seat": 0, "card": "W4"}, {"seat": 2, "card": "W2"}]
    assert known_hand(s, 2) == {0: ["W2"], 1: ["W2"], 2: ["W2"], 3: ["W2"], None: ["W2"]}
    assert known_hand(s, 0) == {0: ["B5", "K5"], 1: [], 2: [], 3: [], None: []}
    assert s.discards == ["W4"]


def test_cg_7_3_3_a_card_of_a_tied_duel_is_remembered_of_both() -> None:
    s = story(hands=["W4 K5", "", "W4"], means="weapons", persons_count=False, godfather=True)
    s.play(0, "declare").play(1, "pass").play(2, "declare").play(3, "pass").play(0, "duel W4").play(2, "duel W4")
    assert (s.shown(0), s.shown(2)) == (["W4"], ["W4"])


# Turning up


def test_cg_4_4_a_card_taken_back_is_remembered_by_all() -> None:
    s = laying().lay(0, "K5").lay(1).play(0, "pass")
    assert known_hand(s, 0) == {0: ["W4", "K5"], 1: ["K5"], 2: ["K5"], 3: ["K5"], None: ["K5"]}
    assert s.shown(0) == ["K5"]
    assert player(s, 1, 0).hand == ["K5", "??"]
    assert player(s, 1, 0).shown == ["K5"]


def test_cg_4_4_a_card_that_was_used_lies_open_and_is_no_more_in_the_hand() -> None:
    s = laying().lay(0, "W4").lay(1).play(0, "pass")
    for eye in EYES:
        assert player(s, eye, 0).open == ["W4"]
    assert known_hand(s, 0) == {0: ["K5"], 1: [], 2: [], 3: [], None: []}


def test_cg_4_4_an_open_card_that_cannot_be_used_goes_back_and_is_remembered() -> None:
    s = showing().show(0, "K5").show(1).lay(0).lay(1)
    assert s.events("took-back", None) == [{"seat": 0, "card": "K5", "from": "table"}]
    assert (s.open(0), s.shown(0)) == ([], ["K5"])
    assert s.hand(0, eye=None) == ["K5"]


def test_cg_3_3_what_was_seen_is_remembered_in_later_rounds() -> None:
    s = story(hands=["W2 K5", "", "W4"], means="weapons bribes", persons_count=False, loot="2A, P / A, A", question=1)
    s.lay(0, "W2 K5").lay(2, "W4").play(2, "choose 1").play(0, "choose 1")
    assert (s.ask, s.round) == ("lay", 4)
    assert s.hand(0, eye=None) == ["K5"]


# The hidden card


def hidden(cards: str, card: str, **more: Any) -> Story:
    """Challenger 0 has laid cards and hides one; the defenders are asked."""
    s = laying(cards=cards, **more).lay(0, cards).lay(1)
    if s.ask == "bruiser":
        s.play(0, "bruiser")
    return s.play(0, f"hide {card}")


@pytest.mark.parametrize("card", ["W2", "B5", "K5", "K1"])
def test_cg_4_3_the_hidden_card_is_known_to_its_owner_alone(card: str) -> None:
    s, other = hidden(f"W4 {card}", card), hidden("W4 B1", "B1")
    assert s.ask == "lay"
    assert same(s, other, 1, 2, 3, None)
    assert not same(s, other, 0)
    assert [player(s, eye, 0).laid for eye in EYES] == [[card], *[["??"]] * 4]
    assert s.events("hid", None) == [{"seat": 0, "card": "??"}]
    assert all(event["card"] != card for event in s.events("turned-up", None))
    assert s.match.masked_move(len(s.match.answers) - 1) == "hide ??"


@pytest.mark.parametrize(("card", "announced"), [("B5", 4), ("K5", 4), ("W4", 4)])
def test_cg_4_5_the_announced_strength_does_not_tell_the_hidden_card(card: str, announced: int) -> None:
    s = hidden(f"W4 {card}", card)
    assert (s.strength("challengers"), s.contribution(0)) == (announced, announced)
    for eye in EYES:
        assert s.view(eye).strength == [announced, 0]
        assert s.events("strength", eye) == [{"side": "challengers", "strength": announced}]


def test_cg_4_5_nor_does_it_with_a_bruiser_or_a_person_that_makes_it_usable() -> None:
    one = hidden("W4 B5", "B5", persons=["bruiser thief"])
    other = hidden("W4 K3", "K3", persons=["bruiser thief"])
    assert one.strength("challengers") == other.strength("challengers") == 8
    assert same(one, other, 1, 2, 3, None)


def test_cg_4_3_the_hidden_card_stays_secret_while_the_defenders_play() -> None:
    one, other = hidden("W4 B5", "B5").lay(2, "W2"), hidden("W4 K1", "K1").lay(2, "W2")
    assert one.ask == "lay"
    assert same(one, other, 1, 2, 3, None)


def test_cg_4_3_hiding_the_only_card_tells_no_more() -> None:
    assert same(hidden("B5", "B5"), hidden("K1", "K1"), 1, 2, 3, None)
    assert hidden("B5", "B5").strength("challengers") == 0


def test_cg_4_7_at_the_settling_everyone_sees_it() -> None:
    s = hidden("W4 B5", "B5").lay(2).lay(3)
    for eye in EYES:
        assert s.events("hidden-up", eye) == [{"seat": 0, "card": "B5", "usable": True}]
    assert known_hand(s, 0) == {key: [] for key in EYES}


def test_cg_4_7_a_hidden_card_that_is_lost_is_not_remembered_in_the_hand() -> None:
    s = hidden("W4 K5", "K5").lay(2).lay(3)
    assert s.events("hidden-up", None) == [{"seat": 0, "card": "K5", "usable": False}]
    assert (s.hand(0), s.shown(0), s.discards) == ([], [], ["W4", "K5"])


# Mr. X


def mr_x(cards: str = "W4 K5", persons: str = "", **more: Any) -> Story:
    return story(
        seats=5,
        mr_x=4,
        hands=["W2", "", "W2", "", cards],
        persons=["", "", "", "", persons],
        means="weapons",
        persons_count=False,
        **more,
    )


def test_cg_7_2_1_what_mr_x_lays_is_secret_while_he_lays() -> None:
    assert same(mr_x(), mr_x().play(4, "lay W4"), 0, 1, 2, 3, None)
    assert same(mr_x(), mr_x("B1 B2").play(4, "lay B1").play(4, "lay B2"), 0, 1, 2, 3, None)


def test_cg_7_2_1_everyone_hears_side_and_number_and_nothing_else() -> None:
    one, other = mr_x().join(4, "defenders", "W4 K5"), mr_x("B1 B2").join(4, "defenders", "B1 B2")
    assert same(one, other, 0, 1, 2, 3, None)
    assert not same(one, other, 4)
    assert one.events("joined", None) == [{"seat": 4, "side": "defenders", "cards": 2, "face_down": ["??", "??"]}]
    assert player(one, 0, 4).laid == ["??", "??"]
    assert player(one, 4, 4).laid == ["W4", "K5"]


def test_cg_7_2_1_the_strengths_announced_tell_nothing_of_mr_x() -> None:
    one, other = (mr_x(cards).join(4, "challengers", cards) for cards in ("W4 K5", "B1 B2"))
    for s in (one, other):
        s.lay(0, "W2").play(0, "pass")
        assert (s.ask, s.strength("challengers")) == ("lay", 2)
    assert same(one, other, 0, 1, 2, 3, None)


def test_cg_7_2_2_what_mr_x_takes_back_is_remembered_by_all() -> None:
    s = mr_x().join(4, "challengers", "W4 K5").lay(0, "W2").play(0, "pass").lay(2)
    assert s.ask == "choose"
    assert {eye: s.hand(4, eye=eye) for eye in (0, 1, 2, 3, 4, None)} == {key: ["K5"] for key in (0, 1, 2, 3, 4, None)}
    assert s.shown(4) == ["K5"]


def test_cg_7_2_5_a_swapped_card_is_seen_and_the_new_one_not() -> None:
    s = story(seats=5, mr_x=4, hands=["", "", "", "", "W4 K5"], shown={4: "K5"}, at="round-end", first=4)
    s.play(4, "swap K5", "B5")
    assert s.events("discarded", None) == [{"seat": 4, "card": "K5"}]
    assert s.events("drew", None) == [{"seat": 4, "card": "??"}]
    assert (s.shown(4), s.hand(4, eye=0)) == ([], [])


# What was seen, and how it is forgotten


def seen_hand(cards: str, shown: str, **more: Any) -> Story:
    """Challenger 0 with cards of which everyone has seen some."""
    return laying(cards=cards, shown={0: shown}, **more)


def test_cg_3_3_others_know_at_least_what_was_seen() -> None:
    s = seen_hand("W4 W4 K5", "W4")
    assert known_hand(s, 0) == {0: ["W4", "W4", "K5"], 1: ["W4"], 2: ["W4"], 3: ["W4"], None: ["W4"]}
    assert s.seen(1)["unplaced"] == 2 + 1 + 1


def test_cg_3_3_the_bound_is_over_the_hand_and_the_cards_lying_face_down() -> None:
    one, other = seen_hand("W4 K5", "W4").lay(0, "W4").lay(1), seen_hand("W4 K5", "W4").lay(0, "K5").lay(1)
    assert one.ask == other.ask == "hide"
    assert same(one, other, 1, 2, 3, None)
    assert one.shown(0) == other.shown(0) == ["W4"]
    assert one.hand(0, eye=1) == ["W4"]


def test_cg_3_3_the_hidden_card_may_be_one_that_was_seen() -> None:
    s = seen_hand("W4 B5", "W4").lay(0, "W4 B5").lay(1).play(0, "hide W4")
    assert (s.shown(0), s.hand(0, eye=1)) == (["W4"], ["W4"])
    s.lay(2).lay(3)
    assert (s.shown(0), s.hand(0, eye=1)) == ([], [])


def test_cg_3_3_a_card_played_is_forgotten() -> None:
    s = seen_hand("W4 K5", "W4").lay(0, "W4").lay(1).play(0, "pass")
    assert (s.shown(0), s.hand(0, eye=1)) == ([], [])


def test_cg_3_3_of_two_of_a_kind_the_one_played_is_taken_to_be_the_one_seen() -> None:
    s = seen_hand("W4 W4", "W4").lay(0, "W4").lay(1).play(0, "pass")
    assert (s.hand(0), s.shown(0), s.hand(0, eye=1)) == (["W4"], [], [])


def test_cg_3_3_of_two_that_were_seen_one_stays_known() -> None:
    s = seen_hand("W4 W4", "W4 W4").lay(0, "W4").lay(1).play(0, "pass")
    assert (s.hand(0), s.shown(0), s.hand(0, eye=1)) == (["W4"], ["W4"], ["W4"])


def test_cg_3_3_another_kind_that_is_played_changes_nothing() -> None:
    s = seen_hand("W4 B5", "B5").lay(0, "W4").lay(1).play(0, "pass")
    assert (s.hand(0), s.shown(0), s.hand(0, eye=1)) == (["B5"], ["B5"], ["B5"])


def test_cg_3_3_a_card_taken_back_that_was_seen_before_is_still_one_card() -> None:
    s = seen_hand("K5 W4", "K5").lay(0, "K5").lay(1).play(0, "pass")
    assert (s.shown(0), s.hand(0, eye=1)) == (["K5"], ["K5"])


def test_cg_3_3_two_of_a_kind_taken_back_together_are_two() -> None:
    s = seen_hand("K5 K5 W4", "K5").lay(0, "K5 K5").lay(1).play(0, "pass")
    assert (s.shown(0), s.hand(0, eye=1)) == (["K5", "K5"], ["K5", "K5"])


def test_cg_3_3_one_of_two_of_a_kind_taken_back_may_be_the_one_seen_before() -> None:
    s = seen_hand("K5 K5 W4", "K5").lay(0, "K5").lay(1).play(0, "pass")
    assert s.shown(0) == ["K5"]


def test_cg_3_3_a_card_laid_openly_is_off_the_memory_of_the_hand_until_it_comes_back() -> None:
    s = seen_hand("K5 W4", "K5", talk=True).play(0, "silent").play(1, "silent").show(0, "K5").show(1)
    assert (s.open(0), s.shown(0), s.hand(0, eye=1)) == (["K5"], [], [])
    s.lay(0).lay(1)
    assert (s.open(0), s.shown(0), s.hand(0, eye=1)) == ([], ["K5"], ["K5"])


def test_cg_3_3_a_card_laid_openly_while_another_of_its_kind_was_seen() -> None:
    s = seen_hand("K5 K5", "K5", talk=True).play(0, "silent").play(1, "silent").show(0, "K5").show(1)
    assert (s.open(0), s.shown(0), s.hand(0, eye=1)) == (["K5"], [], [])


def ending(cards: str, shown: str, persons: str, **more: Any) -> Story:
    return story(hands=[cards], shown={0: shown}, persons=[persons], at="round-end", **more)


@pytest.mark.parametrize(
    ("persons", "moves", "left"),
    [
        ("fence", ["fence W4"], ["K5"]),
        ("informer", ["informer", "discard W4", "discard K5", "done"], []),
        ("whisky-smuggler", ["smuggler", "discard B2", "discard W4", "done"], ["K5"]),
    ],
)
def test_cg_3_3_a_card_discarded_is_forgotten(persons: str, moves: list[str], left: list[str]) -> None:
    s = ending("W4 K5 B2 B1", "W4 K5", persons)
    for move in moves:
        s.play(0, move)
    assert (s.shown(0), s.hand(0, eye=1)) == (left, left)


def test_cg_3_3_a_card_of_the_duel_that_is_discarded_is_forgotten() -> None:
    s = story(hands=["W4", "", "W2"], shown={0: "W4"}, means="weapons", persons_count=False, godfather=True)
    s.play(0, "declare").play(1, "pass").play(2, "declare").play(3, "pass").play(0, "duel W4").play(2, "duel W2", "B5")
    assert (s.hand(0), s.shown(0), s.hand(0, eye=1)) == (["B5"], [], [])


def test_cg_8_4_cards_taken_from_the_discards_are_remembered() -> None:
    s = ending("W4 K5 B1", "W4", "poker-player", discards="B3 K1")
    s.play(0, "poker").play(0, "discard W4").play(0, "discard B1").play(0, "take B3").play(0, "take K1")
    assert (s.hand(0), s.shown(0)) == (["B3", "K1", "K5"], ["B3", "K1"])
    assert known_hand(s, 0) == {0: ["B3", "K1", "K5"], **{key: ["B3", "K1"] for key in (1, 2, 3, None)}}
    assert s.events("took-back", None) == [
        {"seat": 0, "card": "B3", "from": "discards"},
        {"seat": 0, "card": "K1", "from": "discards"},
    ]


def test_cg_8_4_a_card_discarded_and_taken_again_has_been_seen() -> None:
    s = ending("W4 B1 K5", "", "poker-player")
    s.play(0, "poker").play(0, "discard W4").play(0, "discard B1").play(0, "take W4").play(0, "take B1")
    assert (s.hand(0), s.shown(0)) == (["W4", "B1", "K5"], ["W4", "B1"])


def test_cg_8_3_what_the_fence_discards_is_seen_and_what_he_draws_is_not() -> None:
    s = ending("W4 K5", "", "fence").play(0, "fence W4", "B5")
    assert known_hand(s, 0) == {0: ["B5", "K5"], 1: [], 2: [], 3: [], None: []}
    assert s.view(None).discards == ["W4"]


def test_cg_3_3_a_card_that_comes_back_by_a_draw_is_not_known() -> None:
    s = ending("W4", "W4", "fence", pile="")
    s.play(0, "fence W4")
    assert (s.hand(0), s.shown(0), s.hand(0, eye=1)) == (["W4"], [], [])


def test_cg_5_4_an_owner_is_asked_even_with_nothing_to_do_so_that_it_tells_nothing() -> None:
    one, other = (story(hands=[cards], persons=["informer"], at="round-end") for cards in ("K1", "K5"))
    assert one.waiting == other.waiting == (0,)
    assert same(one, other, 1, 2, 3, None)


# What is known is sound

MOMENTS: list[Callable[[], Story]] = [
    laying,
    lambda: laying().play(0, "lay W4").play(0, "lay K5"),
    lambda: laying().lay(0, "W4 K5"),
    lambda: laying().lay(0, "W4 K5").lay(1, "B1"),
    lambda: hidden("W4 K5", "K5"),
    lambda: hidden("W4 K5", "K5").lay(2, "W2"),
    lambda: talking().play(1, "say 30"),
    lambda: showing().play(0, "show W4"),
    lambda: showing().show(0, "W4"),
    lambda: window().play(3, "declare"),
    lambda: duel().play(2, "duel W2"),
    lambda: mr_x().play(4, "lay W4"),
    lambda: mr_x().join(4, "challengers", "W4 K5"),
    lambda: mr_x().join(4, "challengers", "W4 K5").lay(0, "W2").play(0, "hide W2"),
    lambda: seen_hand("W4 K5", "W4").lay(0, "W4 K5").lay(1),
    lambda: ending("W4 K5", "W4", "poker-player").play(0, "poker").play(0, "discard K5"),
    lambda: ending("W4 K5", "W4", "informer").play(0, "informer").play(0, "discard K5"),
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_cg_3_3_what_a_seat_knows_is_a_sound_position(moment: Callable[[], Story]) -> None:
    s = moment()
    for eye in (*range(s.match.seats), None):
        GAME.check_position(s.match.observed(eye))
        data = s.seen(eye)
        assert GAME.dump_position(GAME.load_position(data)) == data


def test_cg_4_7_a_card_taken_back_stays_known_when_its_twin_is_lost_face_down() -> None:
    """Two K3 are laid, one goes back in full view, the other stays hidden and turns out useless: the first is still there."""
    s = story(hands=["K3 K3", "", "W2", ""], means="weapons", persons_count=False, question=0)
    s.lay(0, "K3 K3").play(0, "hide K3")
    assert s.shown(0) == ["K3"]
    s.lay(2, "W2")
    assert s.discards == ["W2", "K3"]
    assert s.hand(0, eye=1) == s.shown(0) == ["K3"]


def test_cg_4_3_the_hidden_card_is_not_one_that_was_seen_going_back() -> None:
    s = story(hands=["K3 B1", "", "W2", ""], means="weapons", persons_count=False, question=0, pile="K5")
    s.lay(0, "K3 B1").play(0, "hide B1")
    run = GAME.interpreted
    for number in range(20):
        world = s.match.observed_positions(1).copy()
        chances = run.array(CHANCE)
        begin_step(chances, "fast-1", bytes(8), number)
        run.call["imagine_world"](world, run.editions, chances)
        assert world[0].laid[0, card("K3")] == 0
        assert world[0].laid[0].sum() == 1
