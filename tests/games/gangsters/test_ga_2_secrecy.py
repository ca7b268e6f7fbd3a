"""GA-2.2 and GA-2.3: gangs and places are chosen in secret; the order in which players answer makes no difference."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.gangsters.opening import CLAIMS, claimed, gang, hired, places
from tests.games.gangsters.story import GAME, Story, start
from windycity.core.errors import CannotUndo
from windycity.games.gangsters.view import Joint

GANGS = ["R1", "T1", "V1", "R6", "R3 T3 V1", "R5 T3"]
OTHERS = (0, 2, None)
others = pytest.mark.parametrize("eye", OTHERS)


def known(s: Story, eye: int | None) -> dict[str, object]:
    """Everything that a seat or a spectator can see of a match in any way."""
    return {
        "position": s.seen(eye),
        "view": s.view(eye),
        "text": GAME.draw(s.view(eye), "en"),
        "events": s.match.events(eye),
        "record": s.match.record(eye),
        "legal": [] if eye is None else s.legal(eye),
    }


def some_places(text: str, joint: str = "E1") -> list[str]:
    """All pieces of a gang into one joint."""
    return places(", ".join(f"{part[0]} {joint}" for part in text.split()))


# GA-2.2: the gang is secret


@pytest.mark.parametrize("text", GANGS)
@others
def test_ga_2_2_while_somebody_hires_nobody_else_notices_anything(text: str, eye: int | None) -> None:
    s = claimed()
    before = known(s, eye)
    for move in gang(text)[:-1]:
        s.play(1, move)
        assert known(s, eye) == before


@pytest.mark.parametrize("text", GANGS)
@others
def test_ga_2_2_the_others_see_only_that_a_gang_is_chosen(text: str, eye: int | None) -> None:
    s = claimed().play(1, gang(text))
    assert known(s, eye) == known(claimed().play(1, gang("R2")), eye)
    assert s.events("chose-gang", eye) == [{"seat": 1}]
    assert s.view(eye).waiting == [0, 2]


@others
def test_ga_2_2_the_order_in_which_members_are_hired_is_not_seen_either(eye: int | None) -> None:
    s = claimed().play(1, ["hire vamps", "hire thugs", "hire racketeers", "done"])
    assert known(s, eye) == known(claimed().play(1, gang("R1 T1 V1")), eye)


@pytest.mark.parametrize("text", GANGS)
@others
def test_ga_2_2_cash_does_not_betray_the_gang_before_it_is_revealed(text: str, eye: int | None) -> None:
    s = hired(claimed(), "R1", text, "R1")
    assert [player.money for player in s.view(eye).players] == [0, 800, 200]
    assert [player.pieces for player in s.view(eye).players] == [[], [], []]


@pytest.mark.parametrize("text", GANGS)
def test_ga_2_2_everyone_knows_his_own_choice(text: str) -> None:
    s = claimed()
    for move in gang(text):
        s.play(1, move)
    size = {part[0]: int(part[1:]) for part in text.split()}
    assert s.secrets(1).hired == {
        "racketeers": size.get("R", 0),
        "thugs": size.get("T", 0),
        "vamps": size.get("V", 0),
    }
    assert all(player.secrets is None for player in s.view(1).players if player.seat != 1)


@pytest.mark.parametrize("text", GANGS)
@others
def test_ga_2_2_the_gang_is_still_secret_while_pieces_are_placed(text: str, eye: int | None) -> None:
    s, other = hired(claimed(), "R1", text, "T1"), hired(claimed(), "R1", "R2", "T1")
    assert s.ask == "place"
    assert known(s, eye) == known(other, eye)


# GA-2.3: places are secret


@pytest.mark.parametrize("text", GANGS)
@others
def test_ga_2_3_the_others_see_only_that_pieces_are_placed(text: str, eye: int | None) -> None:
    s, other = hired(claimed(), "R1", text, "T1"), hired(claimed(), "R1", "R2", "T1")
    moves = some_places(text)
    for move in moves[:-1]:
        s.play(1, move)
        assert known(s, eye) == known(other, eye)
    s.play(1, moves[-1])
    other.play(1, "place racketeers E3")
    assert known(s, eye) == known(other, eye)
    assert s.events("placed", eye) == [{"seat": 1}]
    assert s.view(eye).waiting == [0, 2]


@pytest.mark.parametrize("joint", ["E1", "E2", "E3"])
@others
def test_ga_2_3_where_is_secret(joint: str, eye: int | None) -> None:
    s = hired(claimed(), "R1", "R1 V1", "T1").play(1, some_places("R1 V1", joint))
    assert known(s, eye) == known(hired(claimed(), "R1", "R1 V1", "T1").play(1, places("V E3, R E1")), eye)


def test_ga_2_3_everyone_knows_his_own_places() -> None:
    s = hired(claimed(), "R1", "R1 V1", "T1").play(1, "place vamps E2")
    assert s.secrets(1).placing == {"vamps": "E2"}
    assert all(player.secrets is None for player in s.view(1).players if player.seat != 1)


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_ga_2_3_once_revealed_all_see_the_same(eye: int | None) -> None:
    s = (
        hired(claimed(), "R2", "R1 V1", "T3")
        .play(0, "place racketeers B1")
        .play(2, "place thugs I3")
        .play(1, places("R E1, V E2"))
    )
    players = s.view(eye).players
    shown = [[(piece.piece, piece.strength, piece.at, piece.side) for piece in who.pieces] for who in players]
    assert shown == [
        [("racketeers", 2, "B1", "clean")],
        [("racketeers", 1, "E1", "clean"), ("vamps", 1, "E2", "clean")],
        [("thugs", 3, "I3", "clean")],
    ]
    assert [player.money for player in players] == [1800, 2500, 1700]
    assert GAME.draw(s.match.view(eye), "en").count("secret") == 0


def test_ga_2_3_nothing_of_the_choices_stays_in_the_position_after_the_reveal() -> None:
    s = hired(claimed(2), "R2", "V1").play(0, "place racketeers B1").play(1, "place vamps E1")
    assert not s.match.position.hired.any()
    seen = [s.seen(eye) for eye in (0, 1, None)]
    for one in seen:
        del one["seen_by"]
    assert seen[0] == seen[1] == seen[2]


# The order of answers


@pytest.mark.parametrize("answering", list(permutations(range(3))))
def test_ga_2_2_and_2_3_it_makes_no_difference_who_answers_first(answering: tuple[int, ...]) -> None:
    def played(gangs_in: tuple[int, ...], places_in: tuple[int, ...]) -> Story:
        s, gangs = claimed(3, (1, 2, 0)), {0: "R3 T2", 1: "R4 T3 V1", 2: "V1"}
        for seat in gangs_in:
            s.play(seat, gang(gangs[seat]))
        for seat in places_in:
            s.play(seat, some_places(gangs[seat], CLAIMS[seat].split()[0]))
        return s

    s, other = played((0, 1, 2), (0, 1, 2)), played(answering, answering[::-1])
    assert GAME.dump_position(s.match.position) == GAME.dump_position(other.match.position)
    assert s.legal(1) == other.legal(1)
    assert s.events("revealed") == other.events("revealed")
    assert s.play(1, "throw").dice == other.play(1, "throw").dice


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_ga_2_2_and_2_3_answers_can_be_given_in_turns(eye: int | None) -> None:
    s = claimed(3)
    for seat, move in [(0, "hire vamps"), (2, "hire thugs"), (1, "hire vamps"), (0, "hire racketeers"), (2, "hire thugs")]:
        s.play(seat, move)
    s.play(1, "done").play(0, "done").play(2, "done")
    s.play(2, "place thugs A3").play(0, "place vamps C1").play(1, "place vamps E1").play(0, "place racketeers B1")
    other = hired(claimed(3), "R1 V1", "V1", "T2").play(0, places("R B1, V C1")).play(1, "place vamps E1")
    other.play(2, "place thugs A3")
    assert s.seen(eye) == other.seen(eye)
    assert s.events("revealed", eye) == other.events("revealed", eye)
    assert s.events("kept-money", eye) == other.events("kept-money", eye)


def test_ga_2_2_a_choice_can_be_taken_back_as_long_as_it_is_secret() -> None:
    s = claimed(2).play(1, "hire vamps").play(0, gang("R2"))
    s.match.undo(1)
    assert s.secrets(1).hired == {"racketeers": 0, "thugs": 0, "vamps": 0}
    assert (s.waiting, s.legal(1)) == ((1,), ["hire racketeers", "hire thugs", "hire vamps"])
    assert s.secrets(0).hired["racketeers"] == 2


def test_ga_2_3_what_is_revealed_cannot_be_taken_back() -> None:
    s = hired(claimed(2), "R1", "V1").play(0, "place racketeers B1").play(1, "place vamps E1")
    with pytest.raises(CannotUndo):
        s.match.undo(1)


def test_ga_2_1_claims_are_open() -> None:
    s = start().play(0, "claim A2")
    views = [s.view(eye) for eye in (0, 1, 2, None)]
    joint = Joint(owner=0, level=1, colour="yellow", price=200, pays=0)
    assert all(view.joints == {"A2": joint} for view in views)
