"""What a view of Chicago Poker contains, and what its events say, for a client that knows no rules."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.story import story
from windycity.core.view import Goal, Subject

TIED = {(0, 1): "R1 R3 R5 R7 R9", (1, 1): "G1 G3 G5 G7 G9"}


def test_spots_and_bosses_go_by_the_names_that_moves_and_events_give_them() -> None:
    s = story(hands=["R1", ""])
    view = s.view(0)
    assert [business.spot for business in view.table] == ["1", "2"]
    assert [player.boss for player in view.players] == ["Capone", "Moran"]
    assert s.play(0, "play R1 2").events("laid")[0]["spot"] == view.table[1].spot


def test_a_special_that_a_move_does_not_name_is_what_it_is_about() -> None:
    about = {subject.word: (subject.key, subject.kind, subject.value) for subject in story(hands=["Gun", ""]).view(0).about}
    assert about["gun"] == about["gun nothing"] == ("special", "card", "Gun")
    assert (about["murder"], about["blackmail nothing"]) == (("special", "card", "Murder"), ("special", "card", "Blackmail"))
    assert len(about) == 10
    assert story(hands=["R1", ""], specials=False).view(0).about == []


def test_a_ride_is_about_its_limousine_and_where_it_goes() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2"}).play(0, "limousine 1 2")
    assert [subject for subject in s.view(1).about if subject.word == "done"] == [
        Subject(word="done", key="special", kind="card", value="Limousine"),
        Subject(word="done", key="from", kind="spot", value="1"),
        Subject(word="done", key="to", kind="spot", value="2"),
    ]


def test_a_card_for_the_tie_break_is_about_the_business_of_the_duel() -> None:
    s = story(hands=["R13", "G13"], rows=TIED, active=1, actions=1, pile="B1").play(1, "draw")
    assert s.view(None).about == [Subject(word="choose", key="spot", kind="spot", value="1")]


def test_goals_are_what_a_player_owns_against_what_wins() -> None:
    owned = {0: "bar bar brewery"}
    assert story(owned=owned).view(None).players[0].goals == {
        "three-of-a-kind": Goal(have=2, need=3),
        "one-of-each": Goal(have=2, need=4),
        "five-businesses": Goal(have=3, need=5),
    }
    short = story(seats=5, spots="bar bar bar bar", owned={0: "bar brewery"}, short=True).view(None).players[0].goals
    assert short == {"two-of-a-kind": Goal(have=1, need=2), "three-businesses": Goal(have=2, need=3)}


@pytest.mark.parametrize(("eye", "combination"), [(0, "pair"), (1, None), (None, None)])
def test_a_row_makes_what_its_cards_make_to_those_who_know_them_all(eye: int | None, combination: str | None) -> None:
    row = story(spots="gambling-den bar", rows={(0, 1): "R7 G7"}).view(eye).table[0].rows[0]
    assert row.combination == combination


def test_a_row_without_cards_makes_nothing() -> None:
    assert story().view(0).table[0].rows[0].combination is None


def test_actions_rounds_and_the_limit_of_a_hand_are_shown() -> None:
    s = story(hands=["R1 R2", ""], pile="G1")
    view = s.play(0, "draw").view(1)
    assert (view.actions, view.taken, view.hand_limit) == (2, 1, 7)
    assert view.round == view.turn // 2 + 1


# Events


def test_cp_5_6_a_chosen_card_is_known_to_its_chooser_alone() -> None:
    s = story(hands=["R13", "G13"], rows=TIED, active=1, actions=1, pile="B1").play(1, "draw").play(0, "choose R13")
    assert s.events("chose", 0) == [{"seat": 0, "card": "R13"}]
    assert s.events("chose", 1) == s.events("chose", None) == [{"seat": 0, "card": "??"}]


@pytest.mark.parametrize(("row", "moves"), [("R1 R2", ["take R1", "done"]), ("R1", ["take R1"])])
def test_cp_4_7_3_everybody_learns_that_a_ride_is_over(row: str, moves: list[str]) -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): row}).play(0, "limousine 1 2")
    assert s.events("finished", 1) == []
    for move in moves:
        s.play(0, move)
    assert s.events("finished", 1) == [{"seat": 0}]


def test_cp_4_6_of_two_bullets_at_a_business_the_first_says_who_brings_the_duel() -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1 G2 G3 G4"}
    s = story(seats=3, hands=["", "G6", ""], rows=rows, active=1, actions=1)
    assert [business.owner for business in s.view(1).table] == [0, None]
    assert [row.free for row in s.view(1).table[0].rows] == [0, 1, 5]
    assert s.play(1, "play G6 1").view(2).table[0].owner == 0


@pytest.mark.parametrize(("language", "sooner"), [("en", "or sooner"), ("nl", "of al eerder"), ("de", "oder schon früher")])
def test_cp_4_6_the_news_of_a_bullet_holds_for_a_second_one_at_the_business(language: str, sooner: str) -> None:
    rows = {(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1 G2 G3 G4"}
    s = story(seats=3, hands=["", "G6", ""], rows=rows, active=1, actions=1).play(1, "play G6 1")
    told = next(one.text for one in s.match.news(None, language) if "Bugs Moran" in one.text and sooner in one.text)
    s.play(2, "draw").play(2, "draw").play(2, "draw")
    assert s.events("duel") == [{"spot": "1", "owner": 0}], told
