"""What moves of Gangsters do, in the words for people who look at a picture and type nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.gangsters import moments
from tests.games.gangsters.opening import claimed
from tests.games.gangsters.story import Story, story
from windycity.core.words import LANGUAGES

ALL = {0: "R6 d-3, T2 h-4, V1 e-1"}


def said(s: Story, move: str, language: str = "en") -> str:
    return s.match.explain(0, move, language, spoken=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ga_2_2_every_piece_that_can_be_hired_is_told_of_in_its_own_words(language: str) -> None:
    s = claimed()
    assert len({said(s, f"hire {piece}", language) for piece in ("racketeers", "thugs", "vamps")}) == 3


def test_ga_2_2_thugs_extort_and_shoot_best() -> None:
    assert said(claimed(), "hire thugs") == "Hire thugs: they extort in buildings that nobody owns, and shoot best. (GA-2.2)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ga_5_5_what_follows_from_each_side_is_told_for_each_piece(language: str) -> None:
    s = story(pieces=ALL)
    moves = {
        f"{piece} {side}": move
        for piece in ("racketeers", "thugs", "vamps")
        for side in ("clean", "criminal")
        for move in [next(one for one in s.match.legal(0) if one.startswith(f"move {piece} ") and one.endswith(side))]
    }
    follows = {name: said(s, move, language).split(": ", 1)[1] for name, move in moves.items()}
    assert follows["racketeers clean"] == follows["thugs clean"]
    assert len({*follows.values()}) == 5


def test_ga_4_5_a_new_cop_enters_at_the_station_of_the_blue_die() -> None:
    s = story(pieces={0: "R6 d-3!"}, dice="4 1 1 1 1", at="police")
    assert said(s, "new cop") == "Draw a cop from the bag; he enters at station 4. (GA-4.5)"


def test_money_has_its_sign() -> None:
    s = story(pieces={0: "R6 A2, T2 h-4"}, joints={0: "A2"}, cash={0: 5000})
    price = said(s, "recruit thugs 2")
    assert price.startswith("Recruit 2 members for the thugs, for $")


def test_ga_8_3_a_shoot_out_is_told_with_the_dice_of_both_sides() -> None:
    s = moments.shooting(3)
    assert said(s, "shoot thugs at camorra-racketeers") == (
        "Your thugs attack the Camorra racketeers: 4 dice that hit with 5 and 6; 2 dice back that hit with 6. (GA-8.1)"
    )
    assert "they do not shoot back" in said(s, "shoot racketeers at camorra-vamps")


def test_ga_9_1_a_seduction_is_told_with_the_members_that_are_left() -> None:
    s = moments.seduction(3)
    assert said(s, "seduce camorra-thugs") == "Seduce one of the Camorra thugs: one of them is left, and you have 1. (GA-9.1)"


def test_ga_4_6_what_a_cop_will_do_is_told_with_his_move() -> None:
    s = story(
        at="police",
        pieces={1: "R3 A1!, T2 A3!, V1 A4"},
        joints={1: "A2 A3 A4"},
        public={"1a": "A2", "2a": "A3"},
        cops={"7": "d-2", "8": "b-1", "9": "a-4", "10": "c-4"},
        dice="1 1 1 1 1",
    )
    assert said(s, "cop 7 to A2").endswith("Then he leaves the board. (GA-4.4)")
    assert said(s, "cop 9 to A3").endswith("Then he attacks a criminal there. (GA-4.4)")
    assert said(s, "cop 8 to A1") == "Send cop 8 to A1: he will attack a criminal there. (GA-4.4)"
    assert said(s, "cop 10 to C3").startswith("Send cop 10 to C3: there you may give him donuts.")
    assert said(s, "cop 7 to d-3") == "Send cop 7 to d-3. (GA-4.4)"


def test_ga_4_3_whoever_may_send_a_cop_back_is_told_what_he_does_otherwise() -> None:
    s = story(at="police", pieces={0: "R3 d-2!, T1 A2"}, cops={"7": "d-4"}, active=1, order=(1, 2, 0), dice="2 1 1 1 1")
    s.play(1, "cop 7 to d-2")
    assert said(s, "pass") == "Show nothing: cop 7 will attack a criminal there. (GA-4.3)"


def test_ga_7_2_public_is_told_with_what_it_will_pay() -> None:
    s = story(pieces={0: "R3 d-3"}, joints={0: "A2:2 A4", 1: "B3"}, public={"3a": "c-1"})
    assert said(s, "public 3a to A2") == "Move public 3a to A2: there it pays you $1,200 in every player's turn. (GA-5.6)"
    assert "pays Camorra $1,500" in said(s, "public 3a to B3")
    assert said(s, "public 3a to d-1") == "Move public 3a to d-1. (GA-5.6)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", moments.MAKERS)
def test_every_move_of_a_rare_moment_is_explained_to_people_who_click(make: Callable[[int], Story], language: str) -> None:
    match = make(3).match
    for seat in match.waiting:
        told = [match.explain(seat, move, language, spoken=True) for move in match.legal(seat)]
        assert len({*told}) == len(told)
