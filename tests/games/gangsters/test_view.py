"""What a view of Gangsters contains, including the numbers that only the rules can compute."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.gangsters.opening import claimed
from tests.games.gangsters.story import NAMES, Story, story
from windycity.games.gangsters.view import Joint


@pytest.mark.parametrize("eye", [0, 1, None])
def test_joints_with_public_pay_and_count_for_income_and_worth(eye: int | None) -> None:
    s = story(joints={0: "A2:2 A3", 1: "B1"}, cash={0: 900}, public={"2a": "A2", "1a": "K2"}, pieces={0: "T3 A3!"})
    view = s.view(eye)
    assert view.joints["A2"] == Joint(owner=0, level=2, colour="yellow", price=200, pays=2 * 200 * 2)
    assert [joint.pays for joint in view.joints.values()].count(0) == 2
    own = view.players[0]
    prices = {name: joint.price * joint.level for name, joint in view.joints.items() if joint.owner == 0}
    assert (own.money, own.income, own.worth) == (900, 800, 900 + sum(prices.values()))
    assert view.players[1].income == 0
    assert view.crime == 3  # the thugs, and public in two joints


def test_whoever_hires_sees_what_is_left_and_what_another_member_costs() -> None:
    s = claimed()  # seat 1 has kept 800
    assert s.secrets(1).hiring == {"racketeers": 100, "thugs": 100, "vamps": 300}
    s.play(1, "hire thugs").play(1, "hire vamps")
    assert s.secrets(1).left == 2100 + 800 - 100 - 300
    assert s.secrets(1).hiring == {"racketeers": 100, "thugs": 200}  # one vamp is enough
    assert s.secrets(1).hired == {"racketeers": 0, "thugs": 1, "vamps": 1}
    assert s.secrets(0).hired == {"racketeers": 0, "thugs": 0, "vamps": 0}
    assert [player.secrets for player in s.view(0).players if player.seat != 0] == [None, None]


def test_the_ladder_is_what_the_rules_charge_member_by_member() -> None:
    """GA-2.2: so that a client can plan a gang without knowing the prices itself."""
    for piece in ("racketeers", "thugs", "vamps"):
        s = claimed()
        ladder, paid = s.secrets(1).ladder[piece], []
        while piece in s.secrets(1).hiring:
            paid.append(s.secrets(1).hiring[piece])
            s.play(1, f"hire {piece}")
        assert paid
        assert ladder[: len(paid)] == paid
        assert len(ladder) == len(paid) or ladder[len(paid)] > (s.secrets(1).left or 0)


def test_nothing_is_left_to_hire_with_after_the_set_up() -> None:
    secrets = story().secrets(0)
    assert (secrets.left, secrets.hiring, secrets.ladder, secrets.placing) == (None, {}, {}, {})


def test_an_ask_of_two_words_is_spelled_as_the_match_spells_it() -> None:
    s = story(dice="1 1 1 1 1", at="police").play(0, "new cop", "cop-3")
    assert s.view(None).ask == s.match.ask == "cop-to"
    assert s.view(None).police.mover == "3"


# The same thing has the same name everywhere


def test_gangs_pieces_and_cops_are_named_as_in_moves() -> None:
    s = story(pieces={0: "T3 d-3!", 1: "R2 A4, V1 d-2"}, cops={"7": "d-4"}, public={"1a": "A2", "1b": "d-1"})
    view = s.view(None)
    assert [player.gang for player in view.players] == NAMES["gang"][:3]
    assert {f"{player.gang}-{piece.piece}" for player in view.players for piece in player.pieces} == {
        piece.target for player in view.players for piece in player.pieces
    }
    assert view.cops["7"].target == "cop-7"
    assert {*NAMES["target"]} >= {piece.target for player in view.players for piece in player.pieces} | {"cop-7"}
    assert [(piece.side, piece.equipment) for piece in view.players[1].pieces] == [("clean", "wheels"), ("clean", "clothes")]
    assert (view.players[0].pieces[0].side, view.public["1a"].side, view.public["1b"].side) == ("criminal", "criminal", "clean")
    assert {view.players[0].pieces[0].side} < {*NAMES["side"]}


def police() -> Story:
    return story(pieces={0: "T1 d-2!, R1 d-2!", 1: "R1 d-2!"}, cops={"7": "d-3", "4": "A1"}, donuts={0: "4 1"}, at="police")


def trade() -> Story:
    return story(joints={0: "A2", 1: "B1"}, cash={0: 900}, at="buy").play(0, "offer camorra")


ABOUT: dict[str, tuple[Callable[[], Story], str | None]] = {
    "buy": (lambda: story(pieces={0: "R2 A2"}, at="buy"), "joint A2"),
    "buy, in the street": (lambda: story(pieces={0: "R2 d-2"}, at="buy"), None),
    "buy, without racketeers": (lambda: story(pieces={0: "T2 A2"}, at="buy"), None),
    "give": (trade, "gang camorra"),
    "want": (lambda: trade().play(0, "give A2"), "gang camorra"),
    "cash": (lambda: trade().play(0, "give A2").play(0, "want B1"), "gang camorra"),
    "accept": (lambda: trade().play(0, "give A2").play(0, "want B1").play(0, "propose"), "gang shamrocks"),
    "police": (lambda: police().passes(0, 1, 2), "cop 4"),
    "police, without donuts": (lambda: story(cops={"7": "d-3"}, at="police"), None),
    "react": (lambda: police().passes(0, 1, 2).play(0, "cop 7 to d-2"), "cop 7"),
    "target": (lambda: police().passes(0, 1, 2).play(0, "cop 7 to d-2").passes(1, 2), "cop 7"),
    "cop-to": (lambda: story(dice="1 1 1 1 1", at="police").play(0, "new cop", "cop-3"), "cop 3"),
    "public-to": (lambda: story(dice="1 1 1 1 1").play(0, "new public", "1a"), "public 1a"),
    "return": (lambda: story(pieces={0: "R4 d-3"}, cash={0: 500}).play(0, "recruit thugs 1"), "piece thugs"),
    "move": (lambda: story(), None),
}


@pytest.mark.parametrize("what", ABOUT)
def test_a_view_says_what_the_ask_is_about(what: str) -> None:
    make, wanted = ABOUT[what]
    s = make()
    assert s.match.ask == what.split(",")[0]
    for eye in (0, 1, None):
        assert {f"{subject.kind} {subject.value}" for subject in s.view(eye).about} == ({wanted} if wanted else set())
    if wanted:
        kind, name = wanted.split()
        assert name in NAMES[kind]
