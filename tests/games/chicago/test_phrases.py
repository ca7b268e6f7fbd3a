"""Phrases: a man and a destination, with or without dice, stand for a whole walk."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chicago.story import GAME, Story, story
from windycity.core.errors import WindyCityError
from windycity.core.news import explain_move
from windycity.core.words import LANGUAGES
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.phrases import expand


def ways(s: Story, text: str, seat: int = 0) -> list[list[str]] | None:
    return expand(GAME.edition, s.match.observed(seat), seat, text)


def refused(s: Story, text: str) -> str:
    """Why a phrase means no walk; every language says so."""
    with pytest.raises(WindyCityError) as caught:
        ways(s, text)
    assert len({caught.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(caught.value)


def test_a_phrase_is_a_walk_that_can_be_played() -> None:
    s = story(men={0: ["yellow NW-hq"]}, dice="1 2 3")
    found = ways(s, "move 1 with 2 to c1")
    assert found == [["move 1 with 2", "step b1", "step c1"]]
    s.play(0, found[0])
    assert s.at(0, 1) == "c1"


def test_ways_that_take_different_bars_are_choices_the_richest_first() -> None:
    s = story(men={0: ["yellow c2"]}, dice="1 1 5")
    found = ways(s, "MOVE 1 with 5 to e3") or []
    taken = [sorted(move.split()[1] for move in way if move.split()[1].startswith("NW")) for way in found]
    assert taken[0] == ["NW1a", "NW2b"]
    assert [] in taken
    assert len({tuple(bars) for bars in taken}) == len(taken)
    for way in found:
        again = story(men={0: ["yellow c2"]}, dice="1 1 5")
        again.play(0, way)
        assert again.at(0, 1) == "e3"


def test_a_walk_that_wins_on_the_way_ends_there() -> None:
    central = "NW4A NW5A NE5A SE4A SE5A SW4A SW5A"
    s = story(men={0: ["yellow n12"]}, chips={0: central}, dice="1 1 6")
    found = ways(s, "move 1 with 6 to n12") or []
    assert found[0] == ["move 1 with 6", "step n11", "step NE4A"]
    assert all(len(way) == 7 for way in found if "step NE4A" not in way)
    s.play(0, found[0])
    assert s.match.over


def test_a_walk_through_the_last_central_bar_goes_on_without_a_chip_for_it() -> None:
    central = "NW4A NW5A NE5A SE4A SE5A SW4A SW5A"
    s = story(men={0: ["yellow n12"]}, chips={0: central}, chips_left={0: 0}, dice="1 1 6")
    assert {len(way) for way in ways(s, "move 1 with 6 to n12") or []} == {7}


def test_an_attack_can_be_the_end_of_a_phrase_but_enemies_are_not_passed() -> None:
    s = story(men={0: ["green j12"], 1: ["blue l12"]}, dice="1 2 3")
    assert ways(s, "move 1 with 2 to l12") == [["move 1 with 2", "step k12", "step l12"]]
    assert refused(s, "move 1 with 3 to m12") == "Man 1 can get to m12 in 5, 7, 9, 11 ... steps, not in 3. (CH-3.2)"


def test_a_man_in_reserve_may_say_where_he_starts() -> None:
    s = story(men={0: ["yellow k12", "blue reserve"]}, dice="1 2 3")
    for text in ("move 2 with 1 from NW-hq to b1", "move 2 with 1 to b1"):
        assert ways(s, text) == [["move 2 with 1", "from NW-hq", "step b1"]]
    assert ways(s, "move 2 with 1 to l12") == [["move 2 with 1", "from k12", "step l12"]]
    assert refused(s, "move 2 with 1 from l12 to m12") == "None of your men stands on l12. (CH-3.7)"
    found = ways(s, "move 2 with 1 to l12") or []
    s.play(0, found[0])
    assert s.at(0, 2) == "l12"
    assert "he starts where he stands, not from k12" in refused(s, "move 2 with 2 from k12 to l12")


def test_dice_may_be_named_in_any_order() -> None:
    s = story(men={0: ["yellow c2"]}, dice="1 2 5")
    assert (ways(s, "move 1 with 5+1+2 to d3") or [])[0][0] == "move 1 with 1+2+5"
    assert s.play(0, "move 1 with 5+2").dice == [1]


def test_the_space_he_leaves_is_free_at_once() -> None:
    s = story(men={0: ["yellow c1", "blue c3"]}, dice="2")
    assert ways(s, "move 1 with 2 to c1") != []
    assert refused(s, "move 1 with 2 to c3") == "One of your men stands on c3, and a street space holds only one. (CH-3.5)"


@pytest.mark.parametrize(
    "text", ["move 1 with 2", "end", "step k12", "", "to", "move to c1", "move 1 to c1 now", "from k12", "to c1 move 1"]
)
def test_other_texts_are_no_phrases(text: str) -> None:
    assert ways(story(dice="1 2 3"), text) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move 1 with 2 to x24", "Man 1 cannot get to x24; other gangs are in the way, or it is too far. (CH-3.6)"),
        ("move 1 with 2 to NW1b", "Man 1 can get to NW1b in 5, 7, 9, 11 ... steps, not in 2. (CH-3.2)"),
        ("move 1 with 2 to SE-hq", "SE-hq is not your headquarters. (CH-3.5)"),
        ("move 1 with 6 to c1", "There are no dice 6 left; left are: 1, 2, 3. (CH-3.1)"),
        ("move 2 with 2 to c1", "You have no man 2 in play. (CH-1.1)"),
        ("move 1 with 9 to c1", 'There are no dice 9 in "move 1 with 9"; it should read like: move 3 with 2+5.'),
        ("move 21 with 2 to c1", 'There is no man 21 in "move 21 with 2"; it should read like: move 3 with 2+5.'),
        ("move x with 2 to c1", 'There is no man x in "move x with 2"; it should read like: move 3 with 2+5.'),
        (
            "move 1 with 2 to nowhere",
            'There is no space nowhere in "move 1 with 2 to nowhere"; it should read like: move 3 with 2+5 to NW5b.',
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, why: str) -> None:
    assert refused(story(dice="1 2 3"), text) == why


@pytest.mark.parametrize(
    ("base", "why"),
    [
        (lambda: story(at="first-buying", money={0: 50}), "You are asked for heads to buy"),
        (lambda: story(dice="1 2 3").play(0, "move 1 with 2"), "A walk is under way"),
    ],
)
def test_a_phrase_is_refused_when_something_else_is_asked(base: Callable[[], Story], why: str) -> None:
    assert refused(base(), "move 1 with 1 to b1").startswith(why)


def test_a_move_is_explained_with_what_it_can_gain() -> None:
    s = story(men={0: ["blue c2"]}, dice="1 2 4", chips={0: "NW1a"})
    explained = explain_move(s.match, 0, GAME.parse_move("move 1 with 1+4"), "en")
    assert explained == "Man 1 (blue) walks 5 steps, with 1+4. He can end in: NW1d, NW1f. (CH-3.1)"
    explained = explain_move(s.match, 0, GAME.parse_move("move 1 with 1"), "en")
    assert explained == "Man 1 (blue) walks one step, with 1. He cannot end in a new bar or casino. (CH-3.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_walks_of_one_length_are_told_apart_by_their_dice_also_when_spoken(language: str) -> None:
    s = story(men={0: ["blue c2"]}, dice="1 1 2")
    moves = ("move 1 with 2", "move 1 with 1+1")
    one, other = (explain_move(s.match, 0, GAME.parse_move(move), language, spoken=True) for move in moves)
    assert one != other


def test_the_longest_walks_are_found_in_time() -> None:
    s = story(men={0: ["yellow k12"]}, dice="6 6 6")
    found = ways(s, "move 1 with 6+6+6 to k12") or []
    assert 1 < len(found) <= 9
    assert all(len(way) == 19 for way in found)


# Dice chosen by the phrase


def test_without_dice_the_fewest_are_chosen() -> None:
    s = story(men={0: ["yellow NW-hq"]}, dice="1 2 3")
    assert ways(s, "move 1 to c1") == [["move 1 with 2", "step b1", "step c1"]]  # not 1+3, which would do as well
    assert ways(s, "move 1 to d1") == [["move 1 with 3", "step b1", "step c1", "step d1"]]
    assert [way[0] for way in ways(s, "move 1 to f1") or []] == ["move 1 with 2+3"]


def test_of_two_dice_the_shorter_walk_is_chosen_unless_the_longer_takes_more() -> None:
    s = story(men={0: ["yellow c2"]}, dice="3 5")
    found = ways(s, "move 1 to e3") or []
    assert [way[0] for way in found] == ["move 1 with 5", "move 1 with 3"]
    assert [sum("NW" in move for move in way) for way in found] == [2, 1]
    s = story(men={0: ["yellow c2"]}, dice="3 5", chips={0: "NW1a NW1b NW1d NW1f NW2b"})
    assert [way[0] for way in ways(s, "move 1 to e3") or []] == ["move 1 with 3"]


def test_without_chips_no_bar_counts_as_taken() -> None:
    s = story(men={0: ["yellow c2"]}, dice="3 5", chips_left={0: 0})
    assert [way[0] for way in ways(s, "move 1 to e3") or []] == ["move 1 with 3"]


def test_without_dice_a_man_in_reserve_may_say_where_he_starts() -> None:
    s = story(men={0: ["yellow k12", "blue reserve"]}, dice="1 2 3")
    for text in ("move 2 from NW-hq to b1", "move 2 to b1"):
        assert ways(s, text) == [["move 2 with 1", "from NW-hq", "step b1"]]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move 1 to NW1b", None),
        (
            "move 1 to NW-casino",
            "Man 1 can get to NW-casino in 11, 13, 15, 17 steps; the dice that are left, 1, 2, 2, do not make that. (CH-3.2)",
        ),
        ("move 1 to x24", "Man 1 cannot get to x24; other gangs are in the way, or it is too far. (CH-3.6)"),
        ("move 1 to SE-hq", "SE-hq is not your headquarters. (CH-3.5)"),
        ("move 2 to c1", "Man 1 stands in the same place with the same head; move him. (CH-3.1)"),
        ("move 3 to c1", "You have no man 3 in play. (CH-1.1)"),
        ("move 21 to c1", 'There is no man 21 in "move 21 to c1"; it should read like: move 3 to NW5b.'),
        ("move 1 to nowhere", 'There is no space nowhere in "move 1 to nowhere"; it should read like: move 3 with 2+5 to NW5b.'),
        ("to c1", 'Say which man, as in "move 3 to c1". (CH-3.1)'),
        ("from NW-hq to c1", 'Say which man, as in "move 3 from NW-hq to c1". (CH-3.1)'),
        ("move 1 to 5b", "There is a 5b in every district: NW5b, NE5b, SE5b, SW5b. Say which one."),
        ("move 1 to CA", "There is a CA in every district: NW-casino, NE-casino, SE-casino, SW-casino. Say which one."),
        ("move 1 to hq", "There is a hq in every district: NW-hq, NE-hq, SE-hq, SW-hq. Say which one."),
    ],
)  # fmt: skip
def test_what_cannot_be_without_dice_is_refused_with_the_reason(text: str, why: str | None) -> None:
    s = story(men={0: ["yellow NW-hq", "yellow NW-hq"]}, dice="1 2 2")
    if why is None:
        assert ways(s, text)
    else:
        assert refused(s, text) == why


def test_a_man_who_cannot_move_at_all_is_refused() -> None:
    """Enemies stand at every door of a bar, and his dice are too high: he could only attack with one step."""
    s = story(men={0: ["blue NW1c"], 1: ["blue h3"]}, dice="2 4")
    assert s.legal(0) == []  # the turn is over: nobody can use a die
    s = story(men={0: ["blue NW1c", "yellow k12"], 1: ["blue h3"]}, dice="2 4")
    assert refused(s, "move 1 to h4") == "Man 1 cannot walk a distance of exactly 4. (CH-3.2)"


# The rest of a walk


def test_a_walk_goes_on_to_a_place_with_the_steps_that_are_left() -> None:
    s = story(men={0: ["yellow c2"]}, dice="1 5").play(0, ["move 1 with 5", "step NW1a"])
    found = ways(s, "to e3") or []
    assert found[0] == ["step d3", "step e3", "step NW2b", "step e3"]
    s.play(0, found[0])
    assert (s.at(0, 1), s.chip("NW2b")) == ("e3", 0)


def test_a_walk_that_cannot_end_there_is_told_how_it_could() -> None:
    s = story(men={0: ["yellow c2"]}, dice="1 5").play(0, ["move 1 with 5", "step NW1a"])
    assert refused(s, "to d3") == "Man 1 can get to d3 in 1, 3, 5, 7 ... steps, not in 4. (CH-3.2)"
    assert refused(s, "from c2 to e3").startswith("A walk is under way")
    assert refused(s, "move 1 to e3").startswith("A walk is under way")


def test_a_man_who_comes_in_from_the_reserve_goes_on_to_a_place() -> None:
    s = story(men={0: ["yellow k12", "blue reserve"]}, dice="1 2 3").play(0, "move 2 with 2")
    for text in ("to c1", "from NW-hq to c1"):
        assert (ways(s, text) or [])[0] == ["from NW-hq", "step b1", "step c1"]
    assert refused(s, "from l12 to c1") == "None of your men stands on l12. (CH-3.7)"
    assert refused(s, "move 2 to c1").startswith("You are asked where the man from the reserve starts")


def test_a_fight_is_no_walk() -> None:
    s = story(men={0: ["green j12"], 1: ["blue NW5A", "green NW5A"]}, dice="1 2 3").walk(0, 1, "1", "NW5A")
    assert refused(s, "to k12").startswith("A fight is under way")


# Names of spaces


@pytest.mark.parametrize("name", ["NW-casino", "nw-casino", "NWCA", "NW-CA", "NWcasino", "h7", "H7"])
def test_a_building_goes_by_the_names_that_the_board_shows(name: str) -> None:
    s = story(men={0: ["yellow g7"]}, dice="1")
    assert ways(s, f"move 1 to {name}") == [["move 1 with 1", "step NW-casino"]]
    s.play(0, ["move 1 with 1", f"step {name}"])
    assert s.at(0, 1) == "NW-casino"
    assert "step NW-casino" in s.match.save()


def test_every_space_can_be_typed_by_column_and_row() -> None:
    for number, drawn in enumerate(read_board(GAME.rulebook.folder / "edition.toml").spaces):
        row, column = drawn.place
        assert GAME.edition.number("space", f"{chr(ord('a') + column)}{row + 1}") == number
