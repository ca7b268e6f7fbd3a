"""What a view of Gangsters contains, including the numbers that only the rules can compute."""

from __future__ import annotations

import pytest

from tests.games.gangsters.opening import claimed
from tests.games.gangsters.story import story
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


def test_nothing_is_left_to_hire_with_after_the_set_up() -> None:
    secrets = story().secrets(0)
    assert (secrets.left, secrets.hiring, secrets.placing) == (None, {}, {})


def test_an_ask_of_two_words_is_spelled_as_the_match_spells_it() -> None:
    s = story(dice="1 1 1 1 1", at="police").play(0, "new cop", "cop-3")
    assert s.view(None).ask == s.match.ask == "cop-to"
    assert s.view(None).police.mover == "3"
