"""A match: every mistake has an error of its own, says what would be right, and changes nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from operator import setitem
from typing import Any

import msgspec
import pytest

import windycity
from windycity.core import step
from windycity.core.chance import CHANCE
from windycity.core.errors import (
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    CannotUndo,
    IllegalMove,
    MatchOver,
    TooFar,
    UnknownGame,
    WindyCityError,
    WrongSeat,
    WrongTurn,
)
from windycity.core.frozen import FrozenList
from windycity.core.match import Match

GAME = windycity.game("chicago-poker", compiled=False)
# Hands for two players, then the businesses.
HANDS = ["R1", "R2", "R3", "R4", "Raid", "G1", "G2", "G3", "G4", "Gun", "brewery", "gambling-den"]


@pytest.fixture
def match() -> Match:
    return GAME.start(seats=2, seed=1, chance=HANDS)


def refused(match: Match, kind: type[WindyCityError], words: str, seat: object, move: object) -> None:
    before = match.save()
    with pytest.raises(kind, match=words) as error:
        match.play(seat, move)  # type: ignore[arg-type]
    assert type(error.value) is kind
    assert match.save() == before


def test_games_are_found_by_name_and_others_refused() -> None:
    assert "chicago-poker" in windycity.games()
    with pytest.raises(UnknownGame, match="There is no game bridge"):
        windycity.game("bridge")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (7, {}, "for 2 to 6 seats, not 7"),
        (1, {}, "for 2 to 6 seats, not 1"),
        ("four", {}, "not 'four'"),
        (True, {}, "not True"),
        (4, {"jokers": True}, "no option jokers. The options are: specials, short"),
        (4, {"specials": 1}, "specials is true or false, not 1"),
        (4, {"short": True}, "short is for 5 to 6 seats, not 4"),
    ],
)
def test_seats_and_options_that_do_not_fit_are_refused(seats: object, options: dict[str, bool], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.start(seats, seed=1, **options)  # type: ignore[arg-type]


def test_the_start_is_told(match: Match) -> None:
    assert (match.seats, match.waiting, match.ask, match.over, match.result) == (2, (0,), "action", False, None)
    assert match.options == {"specials": True, "short": False}


def test_a_seat_that_does_not_exist(match: Match) -> None:
    for seat in (2, -1, "0", None, True):
        refused(match, WrongSeat, "There is no seat .* seats are 0 to 1", seat, "draw")
    with pytest.raises(WrongSeat):
        match.legal(5)
    with pytest.raises(WrongSeat):
        match.view(5)
    with pytest.raises(WrongSeat):
        match.events(5)
    with pytest.raises(WrongSeat):
        match.record(5)


def test_a_seat_whose_turn_it_is_not(match: Match) -> None:
    refused(match, WrongTurn, "Seat 1 is not asked for anything now; waiting for seat 0", 1, "draw")
    assert match.legal(1) == []


def test_a_text_that_is_no_move(match: Match) -> None:
    refused(match, BadMove, '"pass" is no move. A move begins with one of: draw, play', 0, "pass")
    refused(match, BadMove, '"" is no move', 0, "")
    refused(match, BadMove, "wrong number of words; it should read like: play R7 2", 0, "play R1")
    refused(match, BadMove, 'There is no card R16 in "play R16 1"', 0, "play R16 1")
    refused(match, BadMove, 'There is no card Raid in "play Raid 1"', 0, "play Raid 1")
    refused(match, BadMove, "There is no business 5", 0, "play R1 5")
    refused(match, BadMove, "There is no boss Bond", 0, "raid 1 Bond")
    refused(match, BadMove, "A move is a text, not 7", 0, [7])
    refused(match, BadMove, "There is no move in the list", 0, [])
    refused(match, BadMove, r'"x{60}\.\.\." is no move', 0, "x" * 5000)


def test_a_move_that_is_not_legal_names_the_clause(match: Match) -> None:
    refused(match, IllegalMove, r"You do not hold G1. \(CP-4.3\)", 0, "play G1 1")
    with pytest.raises(IllegalMove) as error:
        match.play(0, "choose R1")
    assert (error.value.rule, error.value.code) == ("CP-3.1", "illegal-move")
    assert error.value.message("nl").startswith("Jij bent aan de beurt")
    assert error.value.message("de").startswith("Du bist dran")


@pytest.mark.parametrize("language", ["fr", "NL", "", None, 7])
def test_a_move_is_explained_in_a_language_there_is_and_no_other(match: Match, language: object) -> None:
    assert match.explain(0, "draw", "nl") == "Trek de bovenste kaart van de trekstapel. (CP-4.1)"
    with pytest.raises(BadOption, match=f"There is no language {language} here. The languages are: en, nl, de."):
        match.explain(0, "draw", language)  # type: ignore[arg-type]


def test_a_position_that_another_seat_observed_says_nothing_about_moves(match: Match) -> None:
    seen = Match.from_position(GAME, match.observed(1), match.luck)
    assert isinstance(seen.why_not(0, "draw"), WrongSeat)
    for ask in (seen.choices, seen.legal, lambda seat: seen.explain(seat, "draw")):
        with pytest.raises(WrongSeat, match="seat 0 cannot look at it"):
            ask(0)


def test_a_position_that_a_spectator_observed_names_the_spectator(match: Match) -> None:
    seen = Match.from_position(GAME, match.observed(None), match.luck)
    with pytest.raises(WrongSeat, match="as a spectator knows it; seat 0 cannot look at it"):
        seen.view(0)
    seen = Match.from_position(GAME, match.observed(1), match.luck)
    with pytest.raises(WrongSeat, match="as seat 1 knows it; a spectator cannot look at it"):
        seen.view(None)


@pytest.mark.parametrize("eye", [1, None])
def test_whoever_looks_at_an_observed_position_gets_a_copy_of_it(match: Match, eye: int | None) -> None:
    seen = Match.from_position(GAME, match.observed(eye), match.luck)
    before = GAME.dump_position(seen.observed(eye))
    GAME.engine.call["imagine_world"](seen.observed_positions(eye), GAME.engine.editions, CHANCE.loose())
    assert GAME.dump_position(seen.observed(eye)) == before


def test_facts_can_be_read_and_not_changed(match: Match) -> None:
    """They are shared by all who read them."""
    facts: Any = match.events(0)[0].facts
    changes: list[Callable[[], object]] = [
        lambda: facts.update(card="R1"),
        lambda: facts.pop("card"),
        lambda: setitem(facts, "card", 1),
    ]
    several: Any = FrozenList([3, 1])
    changes += [several.sort, lambda: several.append(2), lambda: setitem(several, 0, 2), lambda: several.__iadd__([1])]
    for change in changes:
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    assert pickle.loads(pickle.dumps(several)) == several == copy.copy(several) == [3, 1]
    for readable in (pickle.loads(pickle.dumps(match.events(0))), copy.deepcopy(match.events(0))):
        assert readable == match.events(0)
        assert msgspec.json.encode(readable) == msgspec.json.encode(match.events(0))


def test_moves_are_made_and_told(match: Match) -> None:
    match.play(0, "play r1 1")
    assert match.waiting == (1,)
    assert [event.name for event in match.events(1)][-2:] == ["laid", "turn"]
    laid = match.events(None)[-2]
    assert laid.facts == {"seat": 0, "spot": "1", "up": True, "card": "R1"}
    assert match.events(None, since=laid.number) == match.events(None)[-2:]
    assert match.events(None, since=-5) == match.events(None)


def test_what_a_seat_may_not_know_is_not_told(match: Match) -> None:
    match.play(0, "play R1 2")
    cards = [match.events(eye)[-2].facts["card"] for eye in (0, 1, None)]
    assert cards == ["R1", "??", "??"]
    dealt = [event.facts["card"] for event in match.events(1) if event.name == "dealt"]
    assert dealt == ["??"] * 5 + HANDS[5:10]


def test_a_list_of_moves_is_made_whole(match: Match) -> None:
    match.play(0, "play R1 1")
    match.play(1, ["gun", "play G1 1", "play G2 2", "play G3 1"])
    assert match.waiting == (0,)
    assert len(match.answers) == 5


def test_a_list_with_a_mistake_changes_nothing(match: Match) -> None:
    match.play(0, "play R1 1")
    message = r"Move 3 of the list, play G1 2, fails: You do not hold G1. \(CP-4.3\) No move was played."
    refused(match, IllegalMove, message, 1, ["gun", "play G1 1", "play G1 2"])
    refused(match, BadMove, 'Move 2 of the list, jump, fails: "jump" is no move', 1, ["gun", "jump"])
    refused(match, WrongTurn, "Move 3 of .* waiting for seat 0 \\(Al Capone\\)", 1, ["play G1 1", "play G2 1", "play G3 1"])


def test_a_list_cannot_go_on_past_luck(match: Match) -> None:
    match.play(0, "play R1 1")
    refused(match, TooFar, "Move 1, draw, depends on chance or reveals something", 1, ["draw", "play G1 1"])
    match.play(1, ["play G1 1", "draw"])
    assert match.waiting == (0,)


def test_a_list_cannot_go_on_past_something_revealed(match: Match) -> None:
    match.play(0, "play R1 2")
    match.play(1, ["play G1 2", "play G2 2"])
    refused(match, TooFar, "Move 1, raid 2 Moran", 0, ["raid 2 Moran", "play R2 1"])


def test_luck_can_be_forced(match: Match) -> None:
    match.force(["P13"])
    match.play(0, "draw")
    assert match.events(0)[-2].facts["card"] == "P13"


def test_forced_outcomes_that_cannot_happen_are_refused_and_change_nothing(match: Match) -> None:
    with pytest.raises(BadChance, match="P99 is not something that chance can bring"):
        match.force(["P99"])
    with pytest.raises(BadChance, match="At most 128"):
        match.force(["P1"] * 200)
    with pytest.raises(BadChance, match="The forced outcome R1 cannot happen now"):
        GAME.start(seats=2, seed=1, chance=["R1", "R1"])
    match.force(["bar"])
    refused(match, BadChance, "The forced outcome bar cannot happen now", 0, "draw")
    match.unforce()
    match.play(0, "draw")
    assert windycity.replay(match.save()).save() == match.save()


def test_the_hash_of_the_secret_can_be_published_before(match: Match) -> None:
    assert match.luck.commitment in match.record(0)
    assert match.luck.secret.hex() not in match.record(0)
    assert match.luck.secret.hex() in match.save()


def test_without_a_seed_every_match_has_a_luck_of_its_own() -> None:
    assert GAME.start().luck.secret != GAME.start().luck.secret


def test_a_match_that_is_over_takes_no_more_moves() -> None:
    from random import Random

    from tests.conformance.cases import walk

    match = GAME.start(seats=2, seed=1)
    for _ in walk(match, Random(1)):
        pass
    assert match.waiting == ()
    assert match.ask == "nothing"
    refused(match, MatchOver, "The match is over", 0, "draw")
    with pytest.raises(MatchOver):
        match.explain(0, "draw")
    assert match.luck.secret.hex() in match.record(None)


def test_the_last_move_can_be_taken_back(match: Match) -> None:
    before, events = match.save(), match.events(0)
    match.play(0, "play R1 2")
    match.undo(0)
    assert match.save() == before
    assert match.events(0) == events
    match.play(0, "play R2 1")
    assert windycity.replay(match.save()).save() == match.save()


def test_a_move_of_another_or_past_something_new_cannot_be_taken_back(match: Match) -> None:
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo(0)
    match.play(0, "play R1 2")
    with pytest.raises(CannotUndo, match="was Al Capone's"):
        match.undo(1)
    match.play(1, "draw")
    with pytest.raises(CannotUndo, match='The move "draw" brought something new to light'):
        match.undo(1)


def test_a_referee_can_take_back_anything_and_forced_luck_comes_back(match: Match) -> None:
    before = match.save()
    match.force(["P13"])
    match.play(0, "draw")
    match.undo()
    match.play(0, "draw")
    assert match.events(0)[-2].facts["card"] == "P13"
    match.undo()
    assert match.save() != before  # the outcome is still forced
    assert match.waiting == (0,)


def test_a_match_with_another_engine_is_another_game_object_and_leaves_the_first_alone(match: Match) -> None:
    other = match.copy()
    other.switch(match.game.interpreted)
    assert other.game is not match.game
    assert other.game.engine is match.game.interpreted
    assert other.view(0) == match.view(0)


def test_outcomes_that_were_dropped_come_back_with_undo_and_in_the_record(match: Match) -> None:
    match.force(["P13"])
    match.play(0, "play R1 1")
    match.unforce()
    match.undo()
    match.play(0, "draw")
    assert match.events(0)[-2].facts["card"] == "P13"
    assert windycity.replay(match.save()).save() == match.save()


def test_an_error_about_something_very_long_or_large_can_be_told() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game x{300}\.\.\.\."):
        windycity.game("x" * 5000)
    data = {**GAME.dump_position(GAME.start(seats=2, seed=1).position), "turn": 10**40}
    with pytest.raises(BadPosition, match="turn is 1000000"):
        GAME.load_position(data)


def test_a_match_prints_as_a_table(match: Match) -> None:
    match.play(0, "play R1 1")
    assert str(match) == TABLE


TABLE = """\
Bugs Moran is to act: 2 actions left.

              1 brewery  2 gambling den
  Al Capone   R1                         ?? ?? ?? ??
> Bugs Moran                             ?? ?? ?? ?? ??

1 brewery: up, up, up, up, up
2 gambling den: down, down, down, down, down
(R7): face down, but known to you. *: complete, with a bullet.
Draw pile 71, discard pile 0"""


def test_what_is_printed_of_a_match_tells_what_it_is_and_no_secret(match: Match) -> None:
    assert repr(match) == "<Match of chicago-poker: 2 seats, 0 answers, asked for action: 0>"
    assert repr(match.game) == f"<Game chicago-poker, rules 2, edition {match.game.edition.name!r}>"
    assert repr(match.game.interpreted) == "<Engine of chicago-poker, interpreted>"
    assert repr(match.luck) == "Luck(scheme='hmac-1', contributions=())"


def test_what_was_told_goes_with_a_copy_and_is_forgotten_with_an_answer_taken_back(match: Match) -> None:
    before = match.events(0)
    twin = match.copy()
    twin.play(0, "play R1 1")
    assert twin.events(0)[: len(before)] == before == match.events(0)
    assert len(twin.events(0)) > len(before)
    twin.undo()
    assert twin.events(0) == before
    twin.play(0, "play R2 2")
    assert twin.events(0)[len(before)].facts["card"] == "R2"
    assert match.events(0) == before


# What is no move, and what must not be half applied


@pytest.mark.parametrize("move", [5, None, b"draw", 1.5, {"do": "draw"}])
def test_what_is_no_text_is_no_move(match: Match, move: Any) -> None:
    refused(match, BadMove, "A move is a text, not", 0, move)
    assert isinstance(match.why_not(0, move), BadMove)


@pytest.mark.parametrize("action", [-1, 10**9, GAME.rulebook.actions.count])
def test_an_action_that_does_not_exist_is_refused(match: Match, action: int) -> None:
    with pytest.raises(BadMove, match=f"There is no action {action}; actions are whole numbers from 0 to"):
        match.play_actions(0, [action])


def test_a_step_whose_events_are_wrong_changes_nothing(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("wrong facts")

    before = match.save()
    monkeypatch.setattr(step, "check_facts", refuse)
    with pytest.raises(RuntimeError, match="wrong facts"):
        match.play(0, "draw")
    assert (match.save(), len(match.answers)) == (before, 0)


def test_taking_back_is_counted_so_that_readers_of_events_notice(match: Match) -> None:
    match.play(0, "play R1 1")
    assert match.rewound == 0
    match.undo()
    assert (match.rewound, match.copy().rewound) == (1, 1)


def test_a_move_is_explained_to_those_who_are_asked_for_one(match: Match) -> None:
    assert match.explain(0, "draw") == "Take the top card of the draw pile. (CP-4.1)"
    assert match.explain(0, "gun") == "Two extra actions this turn. (CP-4.7.4)"  # though nobody holds it there
    assert match.explain(0, "done", "de").endswith("(CP-3.1)")
    with pytest.raises(WrongTurn):
        match.explain(1, "draw")
    with pytest.raises(BadMove):
        match.explain(0, "jump")
