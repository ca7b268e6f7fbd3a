"""Why a move is illegal: each reason with its clause and a sentence that helps. An illegal move changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chicago_gangsters.story import Story, story
from windycity.core.errors import BadMove, IllegalMove, MatchOver, WrongTurn
from windycity.core.words import LANGUAGES
from windycity.games.chicago_gangsters.actions import ACTIONS
from windycity.games.chicago_gangsters.position import Ask

TEN = "W2 W2 W2 W2 W4 W4 W4 W4 K3 K3"


def why(error: IllegalMove) -> str:
    """The reason in English; the other languages must have it too, each with its clause."""
    messages = {error.message(language) for language in LANGUAGES}
    assert len(messages) == len(LANGUAGES)
    assert all(text.endswith(f" ({error.rule})") for text in messages)
    return str(error)


def fight(cards: str = "W4 K5", **more: Any) -> Story:
    """Challengers 0 and 1; the `?` is with the first."""
    hands = more.pop("hands", [cards, "B1", "W2", "B2"])
    return story(hands=hands, means="weapons bribes", persons_count=False, question=0, **more)


def join() -> Story:
    return story(seats=5, mr_x=0, hands=["W4 K5", "B1"], means="weapons bribes", persons_count=False)


def declare() -> Story:
    return fight(godfather=True)


def duel() -> Story:
    return declare().play(0, "declare").play(1, "pass").play(2, "declare").play(3, "pass")


def say() -> Story:
    return fight(talk=True)


def show() -> Story:
    return say().play(0, "silent").play(1, "silent")


def lay() -> Story:
    return fight()


def bruiser() -> Story:
    return fight(persons=["bruiser"]).lay(0, "W4").lay(1)


def hide() -> Story:
    return fight().lay(0, "W4").lay(1)


def choose() -> Story:
    return hide().play(0, "pass").lay(2).lay(3)


def pay(loot: str = "2A, P+M / A, 2M", partner: str = "B1") -> Story:
    """The first player, a new Godfather, has won and owes the second something."""
    s = fight(godfather=True, loot=loot, hands=["W4 K5", partner, "", ""])
    s.play(0, "declare")
    for seat in (1, 2, 3):
        s.play(seat, "pass")
    return s.lay(0, "W4").play(0, "pass")


def round_end(cards: str = "W4 K5", persons: str = "informer whisky-smuggler fence poker-player", **more: Any) -> Story:
    return story(hands=[cards], persons=[persons], at="round-end", **more)


def sell() -> Story:
    return round_end().play(0, "informer")


def gamble() -> Story:
    return round_end().play(0, "poker")


def take() -> Story:
    return round_end("W4 K5 B1", discards="W4 K3").play(0, "poker").play(0, "discard K5").play(0, "discard B1")


# What is asked

ASKS: dict[str, tuple[Callable[[], Story], list[str], str]] = {
    "join": (
        join,
        ["lay W4", "join challengers"],
        'You are Mr. X: "lay W4" and so on, then "join challengers" or "join defenders". (CG-7.2.1)',
    ),
    "declare": (
        declare,
        ["declare", "pass"],
        'You are asked whether you want to be Godfather: "declare" or "pass". (CG-7.3.2)',
    ),
    "duel": (duel, ["duel W4"], 'You are asked for a card for the Godfather\'s duel: "duel W4". (CG-7.3.3)'),
    "say": (
        say,
        ["say 12", "silent"],
        'You are asked what strength you will bring: "say 12" (0 to 30), or "silent". (CG-4.2.1)',
    ),
    "show": (
        show,
        ["show W4", "done"],
        'You are asked for cards to lay openly: "show W4" and so on, then "done". (CG-4.2.2)',
    ),
    "lay": (
        lay,
        ["lay W4", "done"],
        'You are asked for cards to lay face down: "lay W4" and so on, then "done". (CG-4.1)',
    ),
    "bruiser": (
        bruiser,
        ["bruiser", "pass"],
        'You are asked whether you use the Bruiser: "bruiser" or "pass". (CG-8.7)',
    ),
    "hide": (hide, ["hide W4", "pass"], 'You are asked which card stays face down: "hide W4", or "pass". (CG-4.3)'),
    "choose": (choose, ["choose 1"], 'You are asked to choose a package: "choose 1" or "choose 2". (CG-5.1)'),
    "pay": (
        pay,
        ["pay alcohol"],
        'You are asked what you pay your ousted partner: "pay alcohol", "pay means" or "pay person". (CG-7.3.4)',
    ),
    "round-end": (
        round_end,
        ["draw", "informer", "smuggler", "fence W4", "swap W4", "poker", "done"],
        'It is the end of the round: "draw", use a person ("informer", "smuggler", "fence W2", "poker") or, as Mr. X, '
        '"swap W2"; then "done". (CG-5.4)',
    ),
    "sell": (
        sell,
        ["discard W4", "done"],
        'You are selling: "discard W4" and so on until it is worth 6, then "done". (CG-8.1)',
    ),
    "gamble": (gamble, ["discard W4"], 'You are playing poker: "discard" two cards. (CG-8.4)'),
    "take": (take, ["take W4"], 'You are playing poker: "take" two cards from the discards. (CG-8.4)'),
}


@pytest.mark.parametrize("ask", ASKS)
def test_why_only_what_is_asked_for_can_be_answered(ask: str) -> None:
    make, answers, reason = ASKS[ask]
    s = make()
    assert (s.ask, s.waiting[0]) == (ask, 0)
    answering = [sort.word for sort in ACTIONS.answering(Ask[ask.upper().replace("-", "_")])]
    assert sorted(answering) == sorted(move.split()[0] for move in answers)
    for sort in ACTIONS.sorts:
        if sort.word not in answering:
            error = s.refuse(0, sort.example)
            assert error.sentence == f"asked-for-{ask}"
    assert why(error) == reason


# Cards


@pytest.mark.parametrize(
    ("make", "move", "rule"),
    [
        (join, "lay B1", "CG-7.2.1"),
        (duel, "duel W2", "CG-7.3.3"),
        (show, "show B5", "CG-4.2.2"),
        (lay, "lay W2", "CG-4.1"),
        (sell, "discard B1", "CG-8.1"),
        (gamble, "discard K3", "CG-8.4"),
        (round_end, "fence B5", "CG-8.3"),
    ],
)
def test_why_a_card_that_is_not_in_the_hand_cannot_be_used(make: Callable[[], Story], move: str, rule: str) -> None:
    error = make().refuse(0, move)
    assert (error.sentence, error.rule) == ("card-not-in-hand", rule)
    assert why(error) == f"You do not hold {move.split()[1]}. ({rule})"


def test_cg_7_2_5_why_mr_x_cannot_swap_a_card_that_is_not_in_the_hand() -> None:
    s = story(seats=5, mr_x=0, hands=["W4"], at="round-end")
    assert why(s.refuse(0, "swap K5")) == "You do not hold K5. (CG-7.2.5)"


@pytest.mark.parametrize(
    ("make", "word", "rule"), [(join, "lay", "CG-7.2.1"), (show, "show", "CG-4.2.2"), (lay, "lay", "CG-4.1")]
)
def test_why_a_card_cannot_be_chosen_twice(make: Callable[[], Story], word: str, rule: str) -> None:
    error = make().play(0, f"{word} W4").refuse(0, f"{word} W4")
    assert (error.sentence, error.rule) == ("card-chosen", rule)
    assert why(error) == f"You have chosen every W4 that you hold. ({rule})"


def test_cg_4_1_two_of_a_kind_can_be_chosen_and_no_third() -> None:
    s = fight("W4 W4").play(0, "lay W4").play(0, "lay W4")
    assert why(s.refuse(0, "lay W4")) == "You have chosen every W4 that you hold. (CG-4.1)"


def test_cg_4_2_2_why_a_card_laid_openly_cannot_be_laid_face_down() -> None:
    s = show().show(0, "W4").show(1)
    assert why(s.refuse(0, "lay W4")) == "You do not hold W4. (CG-4.1)"


# The hidden card


@pytest.mark.parametrize("card", ["K5", "B1", "W2"])
def test_cg_4_3_why_only_a_card_laid_face_down_can_stay_so(card: str) -> None:
    error = hide().refuse(0, f"hide {card}")
    assert error.sentence == "card-not-laid"
    assert why(error) == f"You have not laid {card} face down. (CG-4.3)"


def test_cg_4_3_why_a_card_laid_openly_cannot_stay_hidden() -> None:
    s = show().show(0, "K5").show(1).lay(0, "W4").lay(1)
    error = s.refuse(0, "hide K5")
    assert error.sentence == "card-laid-openly"
    assert why(error) == "K5 lies openly and cannot stay face down. (CG-4.3)"
    assert s.legal(0) == ["hide W4", "pass"]


# Paying the partner


def test_cg_7_3_4_why_a_full_hand_is_not_paid_with_a_card() -> None:
    s = pay(partner="W2 W2 W2 W2 W2 W2 W2 B1 B1 B1")
    error = s.refuse(0, "pay means")
    assert error.sentence == "partner-hand-full"
    assert why(error) == "Your partner has 10 cards already; pay something else. (CG-7.3.4)"
    assert sorted(s.legal(0)) == ["pay alcohol", "pay person"]


@pytest.mark.parametrize(
    ("loot", "payment", "text"),
    [
        ("2A, 3M / P, M", "person", "the person"),
        ("2A, P / A, A", "means", "1 means card"),
    ],
)
def test_cg_7_3_4_why_only_what_the_packages_hold_can_be_paid(loot: str, payment: str, text: str) -> None:
    error = pay(loot).refuse(0, f"pay {payment}")
    assert error.sentence == "not-in-packages"
    assert why(error) == f"Your packages do not hold {text}. (CG-7.3.4)"


def test_cg_7_3_4_why_the_losers_cannot_pay_with_alcohol_that_their_packages_do_not_hold() -> None:
    s = fight(godfather=True, loot="2A, 3M / P, M", hands=["W4", "", "W4 W2", ""])
    for seat, move in enumerate(["declare", "pass", "pass", "pass"]):
        s.play(seat, move)
    s.lay(0, "W4").play(0, "pass").lay(2, "W4 W2").play(2, "choose 1")
    assert (s.ask, s.waiting) == ("pay", (0,))
    assert why(s.refuse(0, "pay alcohol")) == "Your packages do not hold 1 alcohol. (CG-7.3.4)"


# Drawing, and the end of the round


def test_cg_5_3_why_a_full_hand_cannot_draw() -> None:
    error = round_end(TEN).refuse(0, "draw")
    assert error.sentence == "hand-full"
    assert why(error) == "You have 10 cards already, so you cannot draw. (CG-5.3)"


def test_cg_5_5_why_nothing_can_be_drawn_from_two_empty_piles() -> None:
    error = round_end(pile="").refuse(0, "draw")
    assert error.sentence == "no-cards-to-draw"
    assert why(error) == "Pile and discards are both empty, so no card can be drawn. (CG-5.5)"


def test_cg_5_4_why_one_cannot_draw_twice() -> None:
    error = round_end().play(0, "draw").refuse(0, "draw")
    assert error.sentence == "drawn-already"
    assert why(error) == "You have drawn already. (CG-5.4)"


def test_cg_7_2_5_why_mr_x_cannot_draw_three_times() -> None:
    s = story(seats=5, mr_x=0, hands=["W4"], at="round-end").play(0, "draw").play(0, "draw")
    error = s.refuse(0, "draw")
    assert error.sentence == "drawn-twice"
    assert why(error) == "You have drawn twice already; even Mr. X may not draw more. (CG-7.2.5)"


def test_cg_5_4_why_one_is_not_done_before_the_draw() -> None:
    error = round_end().refuse(0, "done")
    assert error.sentence == "draw-first"
    assert why(error) == "Draw a card before you are done. (CG-5.4)"


# Persons

MOVES = {
    "informer": ("informer", "Informer", "CG-8.1"),
    "smuggler": ("whisky-smuggler", "Whisky Smuggler", "CG-8.1"),
    "fence W4": ("fence", "Fence", "CG-8.3"),
    "poker": ("poker-player", "Poker Player", "CG-8.4"),
}


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("owner", [1, None])
def test_why_a_person_of_another_or_of_nobody_cannot_be_used(move: str, owner: int | None) -> None:
    person, name, rule = MOVES[move]
    own = next(other for other, _, _ in MOVES.values() if other != person)
    s = story(hands=["W4 K5"], persons=[own, person if owner == 1 else ""], at="round-end")
    error = s.refuse(0, move)
    assert (error.sentence, error.rule) == ("person-not-yours", rule)
    assert why(error).startswith(f"You do not control the {name}")


USED = {
    "informer": ["informer", "discard W4", "discard K5", "done"],
    "smuggler": ["smuggler", "discard W4", "discard K5", "done"],
    "fence W4": ["fence W2"],
    "poker": ["poker", "discard W4", "discard K5", "take W4", "take K5"],
}


@pytest.mark.parametrize("move", MOVES)
def test_cg_5_4_why_a_person_cannot_be_used_twice_in_a_round(move: str) -> None:
    _, name, _ = MOVES[move]
    s = round_end("W2 W4 W4 K5 K5")
    for answer in USED[move]:
        s.play(0, answer)
    error = s.refuse(0, move)
    assert (error.sentence, error.rule) == ("person-used", "CG-5.4")
    assert why(error).startswith(f"You have used the {name}")
    assert why(error).endswith(" already in this round. (CG-5.4)")


@pytest.mark.parametrize("move", ["informer", "smuggler"])
@pytest.mark.parametrize("cards", ["", "W4 B1"])
def test_cg_8_1_why_less_than_6_cannot_be_sold(move: str, cards: str) -> None:
    error = round_end(cards).refuse(0, move)
    assert error.sentence == "hand-too-poor"
    assert why(error) == "Your cards are worth less than 6. (CG-8.1)"


@pytest.mark.parametrize(("cards", "worth"), [([], 0), (["W4"], 4), (["K5"], 5)])
def test_cg_8_1_why_one_is_not_done_before_6(cards: list[str], worth: int) -> None:
    s = sell()
    for card in cards:
        s.play(0, f"discard {card}")
    error = s.refuse(0, "done")
    assert error.sentence == "not-worth-enough"
    assert why(error) == f"What you discarded is worth {worth}; it must be 6 or more. (CG-8.1)"


@pytest.mark.parametrize("cards", ["", "K5"])
def test_cg_8_4_why_poker_takes_two_cards(cards: str) -> None:
    error = round_end(cards).refuse(0, "poker")
    assert error.sentence == "two-cards-needed"
    assert why(error) == "You need two cards for that. (CG-8.4)"


@pytest.mark.parametrize("card", ["W2", "B5"])
def test_cg_8_4_why_only_discarded_cards_can_be_taken(card: str) -> None:
    error = take().refuse(0, f"take {card}")
    assert error.sentence == "not-discarded"
    assert why(error) == f"There is no {card} among the discards. (CG-8.4)"


def test_cg_8_4_why_what_is_taken_may_not_be_worth_more() -> None:
    s = take().play(0, "take W4")  # of 6, 2 are left
    error = s.refuse(0, "take K3")
    assert error.sentence == "too-valuable"
    assert why(error) == "K3 is too valuable: what you still take may be worth 2 at most, all together. (CG-8.4)"
    assert s.legal(0) == ["take B1"]


def test_cg_8_4_why_a_first_card_that_leaves_no_second_cannot_be_taken() -> None:
    s = round_end("B1 K3", discards="W4").play(0, "poker").play(0, "discard B1").play(0, "discard K3")
    error = s.refuse(0, "take W4")
    assert error.sentence == "no-second-card"
    assert why(error) == (
        "With W4 there would be no second card that you could take: the two may be worth 4 at most, together. (CG-8.4)"
    )


# Mr. X


def test_cg_7_2_5_why_only_mr_x_swaps_a_card() -> None:
    error = round_end().refuse(0, "swap W4")
    assert error.sentence == "not-mr-x"
    assert why(error) == "Only Mr. X may swap a card. (CG-7.2.5)"


def test_cg_7_2_5_why_mr_x_swaps_one_card_a_round() -> None:
    s = story(seats=5, mr_x=0, hands=["W4 K5"], at="round-end").play(0, "swap W4")
    error = s.refuse(0, "swap K5")
    assert error.sentence == "swapped-already"
    assert why(error) == "You have swapped a card already in this round. (CG-7.2.5)"


# Texts that are not moves, and moves out of turn


@pytest.mark.parametrize(
    "text", ["", "lay", "lay W3", "lay B6", "say 31", "say", "choose 3", "join mayor", "pay 1", "hide", "shoot"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    s = lay()
    with pytest.raises(BadMove):
        s.play(0, text)
    assert s.match.answers == []


def test_cg_4_1_who_has_finished_cannot_go_on() -> None:
    s = lay().lay(0, "W4")
    with pytest.raises(WrongTurn, match="Seat 0 is not asked for anything now; waiting for seat 1"):
        s.play(0, "lay K5")


def test_cg_4_6_defenders_do_not_lay_before_the_challengers() -> None:
    s = lay()
    with pytest.raises(WrongTurn, match="Seat 2 is not asked for anything now; waiting for seat"):
        s.play(2, "lay W2")


def test_cg_6_after_the_end_nothing_can_be_done() -> None:
    s = story(hands=["W4"], at="next-round", number=10, coming="end")
    with pytest.raises(MatchOver):
        s.play(0, "lay W4")
