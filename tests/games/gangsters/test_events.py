"""Events agree with the positions before and after: dice and hits, ways, trades, who stood where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.games.gangsters import walkers
from tests.games.gangsters.moments import moments
from tests.games.gangsters.story import GAME, NAMES, Story, story, target
from tests.games.gangsters.throws import exactly, go
from windycity.core.match import Event, Match
from windycity.core.position import Loose
from windycity.games.gangsters.position import NO_SEAT, NO_SPACE

Step = tuple[Loose, list[Event], Loose]


def steps(seats: int) -> Iterator[Step]:
    """The steps of random matches and rare moments: the position before, what happened, the position after."""
    random = Random(seats)
    matches = [*((GAME.start(seats, seed=seed), 400) for seed in range(2)), *((match, 60) for match in moments(seats))]
    for match, most in matches:
        for _ in range(most):
            if match.over:
                break
            before, seat, since = match.position, random.choice(match.waiting), len(match.events(None))
            match.play_actions(seat, [random.choice(_lively(match, seat, random))])
            assert match.answers[-1].unnoticed == (match.latest(None)[-1].number < since), match.answers[-1]
            yield before, match.events(None, since), match.position


def _lively(match: Match, seat: int, random: Random) -> list[int]:
    """The legal actions; mostly those that move something, because random play trades and passes all the time."""
    legal = match.legal_actions(seat)
    dull = ("offer", "give", "want", "pay", "get", "propose", "done", "pass")
    lively = [action for action in legal if not GAME.format_move(action).startswith(dull)]
    return lively if lively and random.random() < 0.8 else legal


def named(kind: str, number: int) -> str:
    return NAMES[kind][int(number)]


def own(s: Loose, seat: int) -> set[str]:
    return {named("joint", joint) for joint, owner in enumerate(s.owner) if owner == seat}


def is_way(way: list[str], joints: set[str]) -> bool:
    """GA-5.2 to GA-5.4: each space is one step from the one before, and the subway is used once at most."""
    hows = []
    for place, after in pairwise(way):
        found = [how for how, where in walkers.steps(place, joints) if where == after]
        if not found:
            return False
        hows.append(found[0])
    return hows.count("subway") <= 1


def check_moved(before: Loose, facts: dict[str, Any]) -> None:
    seat, piece, way = facts["seat"], NAMES["piece"].index(facts["piece"]), facts["way"]
    assert way[0] == named("space", before.piece_at[seat, piece])
    assert way[-1] == facts["space"]
    assert is_way(way, own(before, seat))
    die = int(before.dice[2 + piece])
    assert len(way) == die + 1 or (before.equipped[seat, 0] and len(way) > die + 1)
    assert len(way) == sum(facts["dice"]) + 1
    assert NAMES["die"][2 + piece] in facts["used"]
    check_used(before, facts)


def check_used(before: Loose, facts: dict[str, Any]) -> None:
    assert facts["dice"] == [int(before.dice[NAMES["die"].index(die)]) for die in facts["used"]]


def check_public(before: Loose, facts: dict[str, Any]) -> None:
    public, way = NAMES["public"].index(facts["public"]), facts["way"]
    is_new = before.public_at[public] == NO_SPACE
    white = int(before.dice[1])
    assert way[0] == (walkers.STATIONS[white] if is_new else named("space", before.public_at[public]))
    assert (way[-1], len(way)) == (facts["space"], white if is_new else white + 1)
    assert is_way(way, set())
    assert facts["used"] == ["white"]
    check_used(before, facts)


def check_cop(before: Loose, facts: dict[str, Any], after: Loose) -> None:
    cop, way, blue = NAMES["cop"].index(facts["cop"]), facts["way"], int(before.dice[0])
    assert way[-1] == facts["space"] == named("space", after.cop_at[cop])
    assert is_way(way, set())
    assert facts["used"] == ["blue"]
    check_used(before, facts)
    if before.cop_at[cop] != NO_SPACE:
        assert (way[0], len(way)) == (named("space", before.cop_at[cop]), blue + 1)
    elif before.moved_from != NO_SPACE:  # another took the subway, and he comes out of it
        assert (way[0], len(way)) == (named("space", before.moved_from), blue + 1)
        assert any(one in walkers.STATIONS.values() and other in walkers.STATIONS.values() for one, other in pairwise(way))
    else:
        assert (way[0], len(way)) == (walkers.STATIONS[blue], blue)


def check_shot(facts: dict[str, Any]) -> None:
    for dice, least, hits in (("dice", "hit_from", "hits"), ("dice_back", "hit_back_from", "hits_back")):
        assert all(1 <= face <= 6 for face in facts[dice])
        assert facts[hits] == sum(face >= facts[least] for face in facts[dice])


def check_trade(before: Loose, facts: dict[str, Any], after: Loose, accepted: bool) -> None:
    seat, partner = facts["seat"], facts["partner"]
    assert (seat, partner) == (before.active, before.partner)
    paid = facts["pay"] - facts["get"] if accepted else 0
    assert (before.cash[seat] - after.cash[seat], after.cash[partner] - before.cash[partner]) == (paid, paid)
    for joint, giver, taker in ((facts["give"], seat, partner), (facts["want"], partner, seat)):
        if joint != "nothing":
            number = NAMES["joint"].index(joint)
            assert (before.owner[number], after.owner[number]) == (giver, taker if accepted else giver)


def check(step: Step) -> list[str]:
    """Compare every event of a step with the positions; return the names of those checked."""
    before, events, after = step
    looked_at = []
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        if event.name == "moved":
            check_moved(before, facts)
        elif event.name == "public-moved":
            check_public(before, facts)
        elif event.name == "cop-moved":
            check_cop(before, facts, after)
        elif event.name in ("shot", "guards-shot"):
            check_shot(facts)
        elif event.name == "recruited":
            assert facts["used"] == [NAMES["die"][2 + NAMES["piece"].index(facts["piece"])]]
            check_used(before, facts)
        elif event.name == "offering":
            assert [facts[name] for name in ("seat", "partner", "pay", "get")] == [
                after.active,
                after.partner,
                after.pay,
                after.get,
            ]
            assert [facts["give"], facts["want"]] == [named("joint", after.give), named("joint", after.want)]
        elif event.name in ("accepted", "refused"):
            check_trade(before, facts, after, event.name == "accepted")
        elif event.name == "took-subway":
            assert facts["from"] == named("space", before.cop_at[NAMES["cop"].index(facts["cop"])])
        elif event.name == "claimed":
            assert facts["left"] == before.cash[facts["seat"]] - facts["price"] == after.cash[facts["seat"]]
        elif event.name == "neutral":
            number = NAMES["joint"].index(facts["joint"])
            assert (before.owner[number], after.owner[number]) == (facts["seat"], NO_SEAT)
        elif event.name == "showed":
            marker = (facts["seat"], NAMES["cop"].index(facts["cop"]))
            assert (before.held[marker], after.held[marker]) == (1, int(facts["kept"]))
        else:
            continue
        looked_at.append(event.name)
    return looked_at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_events_say_agrees_with_the_positions_around_them(seats: int) -> None:
    looked_at = Counter(name for step in steps(seats) for name in check(step))
    assert {"moved", "public-moved", "cop-moved", "shot", "guards-shot", "accepted", "refused"} <= set(looked_at)
    assert min(looked_at[name] for name in ("moved", "public-moved", "cop-moved")) > 10


# Tiny stories


def fact(s: Story, event: str, *names: str) -> list[object]:
    """Some facts of the last event of a name."""
    facts = s.events(event)[-1]
    return [facts[name] for name in names]


def test_ga_8_3_every_die_of_a_shoot_out_is_told() -> None:
    s = story(pieces={0: "T3 d-3", 1: "R2 d-2"}, equipped={0: "T"}).move(0, "T", "d-2", "criminal", chance="4 3 6 6 5")
    assert fact(s, "shot", "attacker", "target", "space") == [target(0, "T"), target(1, "R"), "d-2"]
    assert fact(s, "shot", "dice", "hit_from", "hits") == [[4, 3, 6], 4, 2]
    assert fact(s, "shot", "dice_back", "hit_back_from", "hits_back") == [[6, 5], 6, 1]
    assert fact(s, "gone", "target", "space") == [target(1, "R"), "d-2"]


def test_ga_8_4_vamps_throw_nothing() -> None:
    s = story(pieces={0: "R1 d-3", 1: "V1 d-2"}, equipped={1: "V"}).move(0, "R", "d-2", "criminal", chance="5")
    assert fact(s, "shot", "dice", "dice_back", "hit_back_from", "hits_back") == [[5], [], 7, 0]


def test_ga_8_5_every_die_of_guards_is_told() -> None:
    s = story(pieces={0: "T1 d-3"}, joints={1: "A4"})
    exactly(s, 0, go("T", "A4", "clean"), "4 3 5")
    assert fact(s, "guards-shot", "joint", "dice", "hit_from", "hits") == ["A4", [4, 3], 4, 1]
    assert fact(s, "guards-shot", "dice_back", "hit_back_from", "hits_back") == [[5], 5, 1]


def test_ga_5_7_the_way_of_a_drive_has_all_its_steps() -> None:
    s = story(pieces={0: "R2 h-4"}, equipped={0: "R"}, dice="1 1 1 1 1")
    s.play(0, "drive racketeers with green+black to j-4 as clean")
    assert fact(s, "moved", "way") == [["h-4", "i-4", "j-4"]]


def test_ga_4_8_the_way_by_subway_begins_where_the_first_cop_stood() -> None:
    s = story(cops={"7": "g-3"}, dice="1 1 1 1 1", at="police").play(0, "subway 7", "cop-2").play(0, "to b-10")
    assert fact(s, "took-subway", "cop", "other", "from") == ["7", "2", "g-3"]
    assert fact(s, "cop-moved", "cop", "way") == ["2", ["g-3", "b-10"]]


@pytest.mark.parametrize(
    ("move", "then", "marker", "sent"),
    [
        ("cop 7 to d-3", "", "7", ["7", "d-3", ["d-4"], []]),
        ("new cop", "to b-10", "2", ["2", "b-10", [], []]),
        ("subway 5", "to b-10", "2", ["2", "b-10", ["g-3"], ["5"]]),
    ],
)
def test_ga_4_3_a_cop_who_is_sent_back_is_told_from_where_to_where(move: str, then: str, marker: str, sent: list[object]) -> None:
    s = story(2, pieces={0: "T1 A1!, R1 A1!"}, cops={"7": "d-4", "5": "g-3"}, markers={1: f"marker-{marker}"}, at="police")
    s.play(0, move, "cop-2" if then else "")
    if then:
        s.play(0, then)
    s.play(1, f"show {marker}")
    assert fact(s, "showed", "cop", "kept") == [marker, False]
    assert fact(s, "sent-back", "cop", "from", "back_to", "replaced") == sent


def test_ga_4_9_a_marker_that_takes_donuts_away_is_kept() -> None:
    s = story(2, cops={"7": "W1"}, donuts={0: "7 1"}, markers={1: "marker-7"}, at="police").play(1, "show 7").passes(0)
    assert fact(s, "showed", "cop", "kept") == ["7", True]
    assert fact(s, "donuts-gone", "cop", "seat") == ["7", 0]


def test_ga_8_7_a_shoot_out_that_is_cancelled_names_its_target() -> None:
    s = story(2, pieces={0: "T1 d-2!"}, cops={"7": "d-3"}, at="police").play(0, "cop 7 to d-2").passes(1)
    s.move(0, "T", "d-1", "clean")
    assert s.events("cancelled") == [{"attacker": "cop-7", "target": target(0, "T")}]


# What nobody needs a sentence for, but a picture shows


def told(s: Story) -> list[tuple[str, dict[str, Any]]]:
    """What the last answer brought, to a spectator."""
    return [(event.name, dict(event.facts)) for event in s.match.latest(None)]


def test_ga_5_7_the_dice_of_a_drive_are_told() -> None:
    s = story(pieces={0: "R2 h-4"}, equipped={0: "R"}, dice="1 1 1 1 1")
    s.play(0, "drive racketeers with green+black to j-4 as clean")
    assert fact(s, "moved", "used", "dice") == [["green", "black"], [1, 1]]


def test_ga_5_1_being_done_is_told() -> None:
    assert told(story().play(0, "done"))[0] == ("done", {"seat": 0})


def test_ga_3_3_every_step_of_an_offer_is_told() -> None:
    s = story(joints={0: "A2", 1: "B1"}, cash={0: 900}, at="buy").play(0, "offer camorra")
    begun = {"seat": 0, "partner": 1, "give": "nothing", "pay": 0, "want": "nothing", "get": 0}
    assert told(s) == [("offering", begun)]
    assert told(s.play(0, "give A2")) == [("offering", begun | {"give": "A2"})]
    assert told(s.play(0, "want B1")) == [("offering", begun | {"give": "A2", "want": "B1"})]
    assert told(s.play(0, "pay 500")) == [("offering", begun | {"give": "A2", "want": "B1", "pay": 500})]


def test_ga_4_3_that_a_seat_has_answered_in_secret_is_told_and_no_more() -> None:
    make = lambda: story(cops={"7": "d-3"}, markers={1: "marker-7"}, at="police").play(0, "cop 7 to d-4")  # noqa: E731
    for move in ("pass", "show 7"):
        assert told(make().play(1, move)) == [("answered", {"seat": 1})]


def test_ga_4_9_no_donuts_and_no_attack_are_told() -> None:
    s = story(2, cops={"7": "a-2"}, dice="1 1 1 1 1", at="police").play(0, "cop 7 to A1").passes(1)
    assert s.match.ask == "feed"
    assert told(s.play(0, "pass"))[0] == ("passed", {"seat": 0, "cop": "7"})
