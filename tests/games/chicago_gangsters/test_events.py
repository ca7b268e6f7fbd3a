"""What events contain for a picture: how strengths are made up, what the showdown counts, where cards and packages go."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.chicago_gangsters.fights import fight
from tests.games.chicago_gangsters.story import GAME, NAMES, Story, story
from windycity.core.match import Event
from windycity.core.position import Loose
from windycity.games.chicago_gangsters.position import CARDS, PERSONS, Side

Facts = dict[str, Any]


def first_of(s: Story) -> Facts:
    """The facts of the first contribution."""
    return s.events("contributed")[0]


# How strengths are made up


def test_cg_4_4_cards_count_one_by_one_and_the_side_adds_up() -> None:
    s = fight(story(hands=["W4 W2 K5", "B3", "W2", ""], means="weapons bribes", persons_count=False), "W4 W2 K5", "B3", "W2", "")
    sides = [(facts["seat"], facts["side"], facts["brought"], facts["strength"]) for facts in s.events("contributed")]
    assert sides == [
        *((0, "challengers", 6, 6), (1, "challengers", 3, 9)),
        *((2, "defenders", 2, 2), (3, "defenders", 0, 2)),
    ]
    assert first_of(s) == {
        "seat": 0,
        "side": "challengers",
        "counted": ["W2", "W4"],
        "points": [2, 4],
        "thanks_to": [],
        "persons": [],
        "person_points": [],
        "persons_count": False,
        "doubled": False,
        "bruiser": 0,
        "brought": 6,
        "strength": 6,
    }


def test_cg_4_5_persons_count_by_their_values_where_the_district_says_so() -> None:
    s = fight(story(hands=["W4"], persons=["judge fence informer"], means="weapons"), "", "", "", "")
    first = first_of(s)
    assert (first["persons"], first["person_points"]) == (["fence", "judge"], [1, 4])
    assert (first["persons_count"], first["brought"]) == (True, 5)


def test_cg_8_6_elsewhere_persons_act_as_means() -> None:
    persons = ["taxi-driver reporter judge"]
    s = fight(story(hands=["W4"], persons=persons, means="weapons", persons_count=False), "", "", "", "")
    first = first_of(s)
    assert (first["persons"], first["person_points"]) == (["taxi-driver"], [2])
    assert (first["persons_count"], first["brought"]) == (False, 2)


@pytest.mark.parametrize(
    ("cards", "persons", "helpers"), [("B3", "dealer", ["dealer"]), ("", "dealer", []), ("W4", "dealer", [])]
)
def test_cg_8_2_it_is_told_thanks_to_whom_a_card_counts(cards: str, persons: str, helpers: list[str]) -> None:
    s = fight(story(hands=[cards or "K5"], persons=[persons], means="weapons", persons_count=False), cards, "", "", "")
    first = first_of(s)
    assert first["thanks_to"] == helpers
    assert first["counted"] == cards.split()


def test_cg_8_6_it_is_told_thanks_to_whom_a_person_acts_as_a_means() -> None:
    persons = ["dealer customs-officer"]
    s = fight(story(hands=["K5"], persons=persons, means="weapons", persons_count=False), "", "", "", "")
    first = first_of(s)
    assert (first["persons"], first["thanks_to"], first["brought"]) == (["customs-officer"], ["dealer"], 2)


def test_cg_7_1_what_counts_for_a_loner_is_doubled() -> None:
    s = story(seats=3, hands=["W4"], persons=["fence"], means="weapons", challengers="03", question=3)
    loner = first_of(fight(s, "W4", "", ""))
    assert (loner["points"], loner["person_points"], loner["doubled"], loner["brought"]) == ([8], [2], True, 10)


def test_cg_8_7_what_the_bruiser_adds_is_told() -> None:
    s = story(hands=["W4 W4 W4"], persons=["bruiser"], means="weapons", persons_count=False).lay(0, "W4 W4 W4")
    fight(s.play(0, "bruiser"), "", "", "", "")
    first = first_of(s)
    assert (first["points"], first["bruiser"], first["brought"]) == ([4, 4, 4], 10, 22)


def test_cg_4_7_the_hidden_card_is_added_when_it_is_turned_up() -> None:
    s = fight(story(hands=["W4 W2"], means="weapons", persons_count=False), "W4 W2", "", "", "", hide="W4")
    contributions = [facts for facts in s.events("contributed") if facts["seat"] == 0]
    assert [(facts["counted"], facts["strength"]) for facts in contributions] == [(["W2"], 2), (["W2", "W4"], 6)]


def test_cg_7_2_2_mr_x_is_added_at_the_settling() -> None:
    s = story(seats=5, mr_x=0, hands=["W4 K5", "W2"], means="weapons", persons_count=False).join(0, "challengers", "W4 K5")
    fight(s, "", "W2", "", "", "")
    contributions = [(facts["seat"], facts["brought"], facts["strength"]) for facts in s.events("contributed")]
    assert contributions == [(1, 2, 2), (2, 0, 2), (3, 0, 0), (4, 0, 0), (0, 4, 6)]


def test_cg_7_3_1_an_ousted_partner_contributes_nothing() -> None:
    s = story(hands=["W4"], persons=["", "judge"], godfather=True).play(0, "declare")
    s = fight(s, "W4", "", "", "")
    assert [facts["seat"] for facts in s.events("contributed")] == [0, 2, 3]


# Where cards and packages go


def test_cg_4_8_the_cards_used_are_discarded() -> None:
    s = fight(story(hands=["W4 K5", "", "W2"], means="weapons", persons_count=False), "W4 K5", "", "W2", "")
    assert s.events("spent") == [{"seat": 0, "counted": ["W4"]}, {"seat": 2, "counted": ["W2"]}]


def test_cards_taken_in_hand_come_from_the_table_or_the_discards() -> None:
    s = story(hands=["K5", ""], talk=True, means="weapons", persons_count=False).play(0, "silent").play(1, "silent")
    fight(s.show(0, "K5"), "", "", "", "")
    assert s.events("took-back") == [{"seat": 0, "card": "K5", "from": "table"}]
    s = story(hands=["W4 K5"], persons=["poker-player"], at="round-end").play(0, "poker")
    s.play(0, "discard W4").play(0, "discard K5").play(0, "take K5")
    assert s.events("took-back") == [{"seat": 0, "card": "K5", "from": "discards"}]


def test_cg_5_1_it_is_told_from_which_package_a_share_comes() -> None:
    s = fight(story(hands=["W4"], loot="2A, P+M / A, 2M"), "W4", "", "", "").play(0, "choose 2")
    assert s.events("got") == [
        {"seat": 0, "alcohol": 0, "means": 1, "package": ["2"]},
        {"seat": 1, "alcohol": 2, "means": 0, "package": ["1"]},
    ]
    assert s.events("recruited") == [{"seat": 0, "person": "mayor", "package": ["2"]}]


def test_cg_7_3_4_a_godfather_takes_both_packages() -> None:
    s = fight(story(hands=["W4"], loot="2A, P+M / A, 2M", godfather=True).play(0, "declare"), "W4", "", "", "")
    s.play(0, "pay alcohol")
    assert s.events("got") == [{"seat": 0, "alcohol": 1, "means": 1, "package": ["1", "2"]}]


def test_cg_6_1_the_showdown_tells_what_counts() -> None:
    s = story(hands=["W4 W2 B3"], persons=["priest fence"], at="round-end", number=10, pile="").play(0, "done", "end")
    prizes = {facts["prize"]: facts for facts in s.events("showdown") if facts["seat"] == 0}
    assert (prizes["weapons"]["counted"], prizes["weapons"]["points"]) == (["W2", "W4"], [2, 4])
    assert (prizes["bribes"]["counted"], prizes["blackmail"]["counted"]) == (["B3"], [])
    assert (prizes["persons"]["persons"], prizes["persons"]["person_points"]) == (["fence", "priest"], [1, 2])


# All along random matches


def cards_of(bag: Any) -> Counter[str]:
    return Counter({NAMES["card"][card]: int(bag[card]) for card in range(CARDS) if bag[card]})


def facts_of(event: Event) -> Facts:
    return dict(event.facts)


def check_sum(facts: Facts) -> None:
    """What a player brings is the sum of what is listed as counting."""
    assert len(facts["counted"]) == len(facts["points"])
    assert len(facts["persons"]) == len(facts["person_points"])
    assert facts["brought"] == sum(facts["points"]) + sum(facts["person_points"]) + facts["bruiser"]
    factor = 2 if facts["doubled"] else 1
    assert facts["points"] == [int(card[1:]) * factor for card in facts["counted"]]


def check_fight(events: list[Event], after: Loose) -> None:
    """The last contributions of a fight add up to what was announced and to what the position says."""
    brought: dict[int, Facts] = {}
    for event in events:
        facts = facts_of(event)
        if event.name == "contributed":
            check_sum(facts)
            brought[facts["seat"]] = facts
            together = sum(other["brought"] for other in brought.values() if other["side"] == facts["side"])
            assert facts["strength"] == together
        elif event.name == "strength":
            assert facts["strength"] == sum(other["brought"] for other in brought.values() if other["side"] == facts["side"])
        elif event.name == "won":
            strength = {side: sum(f["brought"] for f in brought.values() if f["side"] == side) for side in NAMES["side"][:2]}
            assert facts["strength"] == strength.pop(facts["side"])
            assert facts["losers"] == sum(strength.values())
        elif event.name == "spent":
            assert facts["counted"] == brought[facts["seat"]]["counted"]
    if after.winning != Side.NEITHER:  # the round is not over yet
        assert {seat: int(after.contribution[seat]) for seat in brought} == {s: f["brought"] for s, f in brought.items()}
    spent = sum((Counter(facts_of(event)["counted"]) for event in events if event.name == "spent"), Counter[str]())
    assert spent == sum((Counter(facts["counted"]) for facts in brought.values()), Counter[str]())


def check_showdown(events: list[Event], end: Loose) -> None:
    """The showdown counts every card of every hand once, and every person."""
    counted: dict[int, Counter[str]] = {seat: Counter() for seat in range(end.seats)}
    for facts in (facts_of(event) for event in events if event.name == "showdown"):
        if facts["prize"] != "godfather-points":
            assert facts["score"] == sum(facts["points"]) + sum(facts["person_points"])
        counted[facts["seat"]].update(facts["counted"] + facts["persons"])
    for seat, things in counted.items():
        held = Counter(NAMES["person"][person] for person in range(PERSONS) if end.holder[person] == seat)
        assert things == cards_of(end.hand[seat]) + held


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (3, {"godfather": True}), (4, {}), (4, {"godfather": True, "talk": False}), (5, {})], ids=str
)
def test_what_is_told_of_fights_and_of_the_showdown_adds_up(seats: int, options: Any) -> None:
    random, match, fights, begun = Random(4), GAME.start(seats=seats, seed=4, **options), 0, 0
    while not match.over:
        seat = match.waiting[0]
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
        if any(event.name == "won" for event in match.latest(None)):
            check_fight(match.events(None, since=begun), match.position)
            begun, fights = len(match.events(None)), fights + 1
    check_showdown(match.latest(None), match.position)
    assert fights == match.position.round
