"""CG-8 and CG-8.8: the eighteen persons, what they are worth, and those without an ability."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.persons import PLAIN, VALUES, alone, end_of_round, fight, offered, showdown
from tests.games.chicago_gangsters.story import story

# CG-8: all persons


@pytest.mark.parametrize("person", [person for person in VALUES if person != "priest"])
def test_cg_8_a_person_counts_one_in_the_showdown_whatever_the_value(person: str) -> None:
    one, other = [rival for rival in ("judge", "senator", "mayor") if rival != person][:2]
    assert showdown(person) == [8, 6, 6, 6]
    assert showdown(person, one) == [8, 8, 6, 6]
    assert showdown(person, f"{one} {other}") == [6, 8, 6, 6]


@pytest.mark.parametrize(
    ("person", "moves"),
    [
        ("informer", ["informer"]),
        ("whisky-smuggler", ["smuggler"]),
        ("fence", ["fence W4", "fence K5"]),
        ("poker-player", ["poker"]),
    ],
)
def test_cg_8_a_person_taken_in_this_round_can_be_used_at_its_end(person: str, moves: list[str]) -> None:
    s = story(hands=["W4 B1 K5"], means="bribes", persons_count=False, loot="2A, P / A, A", person_offered=person, question=1)
    s.lay(0, "B1").play(0, "choose 2")
    assert s.persons(0) == [person]
    assert (s.ask, s.waiting) == ("round-end", (0,))
    assert s.legal(0) == ["draw", *moves]


def test_cg_8_a_person_taken_by_the_losers_can_be_used_at_the_end_of_this_round_too() -> None:
    s = story(hands=["B1", "", "W4 B1 K5"], means="bribes", persons_count=False, loot="2A, 2M / P+M, A", person_offered="fence")
    s.lay(0, "B1").play(0, "pass").lay(2, "B1").play(0, "choose 1").play(2, "choose 1", "W2")
    assert (s.ask, s.waiting) == ("round-end", (2,))
    assert s.legal(2, "fence") == ["fence W2", "fence W4", "fence K5"]


def test_cg_8_a_person_that_is_offered_helps_nobody_before_it_is_taken() -> None:
    s = story(hands=["W4 B1"], means="bribes", persons_count=False, person_offered="explosives-expert", question=1)
    s.lay(0, "W4 B1")
    assert (s.strength("challengers"), s.hand(0)) == (1, ["W4"])


def test_cg_8_an_ability_taken_in_the_last_round_helps_in_the_fight_of_the_next() -> None:
    s = story(
        hands=["W4 B1"], means="bribes", persons_count=False, loot="2A, P / A, A", person_offered="explosives-expert", question=1
    )
    s.lay(0, "B1").play(0, "choose 2", "K1 K1 K1 K1 C6 Uptown L9 judge")
    assert (s.ask, s.waiting, s.round) == ("lay", (0, 3), 4)
    s.lay(0, "W4").lay(3)
    assert s.strength("challengers") == 4


@pytest.mark.parametrize(
    "moves",
    [
        [
            "draw",
            "informer",
            "discard W4",
            "discard B2",
            "done",
            "fence W2",
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
        ],
        [
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
            "fence W2",
            "informer",
            "discard W4",
            "discard B2",
            "done",
            "draw",
        ],
        [
            "fence W2",
            "draw",
            "poker",
            "discard K1",
            "discard K3",
            "take K1",
            "take K3",
            "informer",
            "discard W4",
            "discard B2",
            "done",
        ],
    ],
)
def test_cg_8_abilities_are_used_in_any_order_before_or_after_the_draw(moves: list[str]) -> None:
    s = end_of_round("W2 W4 B2 K1 K3", "informer fence poker-player")
    for move in moves:
        s.play(0, move, {"draw": "B5", "fence W2": "K5"}.get(move, ""))
    assert (s.hand(0), s.alcohol(0)) == (["B5", "K1", "K3", "K5"], 1)
    assert s.discards == ["W2", "W4", "B2"]
    assert s.legal(0) == ["done"]


def test_cg_8_no_person_is_used_without_its_owners_wish() -> None:
    s = end_of_round("W2 W4 B2 K1 K3", "informer whisky-smuggler fence poker-player")
    s.play(0, "draw", "B5").play(0, "done")
    assert (s.hand(0)[:5], s.alcohol(0), s.discards) == (["W2", "W4", "B2", "B5", "K1"], 0, [])


def test_cg_8_abilities_of_the_end_of_the_round_are_not_offered_in_the_fight() -> None:
    s = story(hands=["W4 K5", "W2"], persons=["informer whisky-smuggler fence poker-player", ""], talk=True)
    seen = set()
    while s.ask != "round-end":
        for seat in s.waiting:
            seen |= set(s.legal(seat))
        seat = s.waiting[0]
        s.play(seat, next(move for move in ("silent", "done", "pass", "choose 1") if move in s.legal(seat)))
    assert {move.split()[0] for move in seen} == {"say", "silent", "show", "lay", "done", "choose"}


# CG-8.8: persons without ability


@pytest.mark.parametrize("person", PLAIN)
def test_cg_8_8_values_3_and_4(person: str) -> None:
    value = VALUES[person]
    assert fight("W4", person, persons_count=True).strength("challengers") == 4 + value
    assert alone("W4", person, persons_count=True).strength("challengers") == 8 + 2 * value
    assert fight("W4", person).strength("challengers") == 4


@pytest.mark.parametrize("person", PLAIN)
def test_cg_8_8_they_have_no_ability(person: str) -> None:
    for means in ("weapons", "bribes", "blackmail"):
        s = fight("W4 B4 K3", person, means)
        assert s.ask == "choose"  # nothing was asked after the laying
        assert s.strength("challengers") == {"weapons": 4, "bribes": 4, "blackmail": 3}[means]
    s = story(hands=["W4 K5 K5"], persons=[person, "fence"], person_offered=offered(person), at="round-end")
    assert (s.ask, s.waiting) == ("round-end", (1,))  # the owner has drawn without being asked
    assert s.hand_count(0) == 4


def test_cg_8_8_values_of_several_persons_are_added_for_both_partners() -> None:
    s = story(persons=["judge mayor", "senator fence"], person_offered="prosecutor", means="weapons", persons_count=True)
    assert (s.contribution(0), s.contribution(1), s.strength("challengers")) == (7, 5, 12)
