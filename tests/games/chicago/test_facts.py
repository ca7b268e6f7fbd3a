"""Events contain what a picture needs: one drawn from events alone shows the position after every answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.chicago.moments import moments
from tests.games.chicago.story import DATA, GAME, NAMES, space, story
from windycity.core.match import Event as LoggedEvent
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.core.news import format_event, format_news
from windycity.core.words import LANGUAGES
from windycity.games.chicago.events import Event
from windycity.games.chicago.position import NO_SEAT, NO_SPACE, WORTH, Ask, Head
from windycity.games.chicago.rules.buying import home_of

Facts = dict[str, Any]


class Drawing:
    """A picture of the board that starts from a position and follows events; every event must fit what it shows."""

    def __init__(self, match: Match):
        s = match.position
        self.places, self.heads, self.money = s.man_at.copy(), s.head.copy(), s.money.copy()
        self.chips, self.dice = s.chip.copy(), [int(die) for die in s.dice if die]
        self.homes = [int(DATA.headquarters[home_of(s, seat)]) for seat in range(s.seats)]
        self.steps, self.seen, self.loser = int(s.steps), set[str](), (0, 0)
        if s.walk_at != NO_SPACE:
            self.places[s.active, s.walker] = s.walk_at

    def show(self, event: LoggedEvent) -> None:
        """Draw an event, by the method of its name."""
        self.seen.add(event.name)
        getattr(self, event.name.replace("-", "_"), lambda facts: None)(event.facts)

    def man(self, facts: Facts) -> tuple[int, int]:
        return facts["seat"], int(facts["man"]) - 1

    def bought(self, facts: Facts) -> None:
        assert self.heads[self.man(facts)] == Head.NONE
        self.heads[self.man(facts)] = head = Head[facts["head"].upper()]
        self.money[facts["seat"]] -= WORTH[head]
        if not facts["reserve"]:
            self.places[self.man(facts)] = self.homes[facts["seat"]]

    def threw(self, facts: Facts) -> None:
        self.dice = sorted(facts["dice"])

    def used_dice(self, facts: Facts) -> None:
        for die in facts["dice"]:
            self.dice.remove(die)
        self.steps = sum(facts["dice"])

    def left_dice(self, facts: Facts) -> None:
        assert facts["dice"] == self.dice
        self.dice = []

    def set_out(self, facts: Facts) -> None:
        start = space(facts["from"])
        assert self.places[self.man(facts)] in (start, NO_SPACE)  # a man in reserve comes from nowhere
        assert facts["steps"] == self.steps
        self.places[self.man(facts)] = start

    def stepped(self, facts: Facts) -> None:
        here, there = space(facts["from"]), space(facts["to"])
        assert self.places[self.man(facts)] == here
        assert there in DATA.next_to[here][: DATA.degree[here]]
        self.places[self.man(facts)] = there
        self.steps -= 1

    def stopped(self, facts: Facts) -> None:
        assert (self.places[self.man(facts)], self.steps) == (space(facts["space"]), 0)

    def attacked(self, facts: Facts) -> None:
        self.stopped(facts)
        assert space(facts["space"]) in self.places[facts["defender"]]

    def fought(self, facts: Facts) -> None:
        other = facts["defender"], int(facts["other"]) - 1
        assert facts["face"] in DATA.fight_die[self.heads[self.man(facts)]]
        assert facts["other_face"] in DATA.fight_die[self.heads[other]]
        self.loser = self.man(facts) if facts["face"] < facts["other_face"] else other

    def fell(self, facts: Facts) -> None:
        assert self.man(facts) == self.loser
        shown = NAMES["head"][self.heads[self.loser]], NAMES["space"][self.places[self.loser]]
        assert (facts["head"], facts["space"]) == shown
        self.heads[self.loser], self.places[self.loser] = Head.OUT, NO_SPACE

    def rose(self, facts: Facts) -> None:
        self.heads[self.man(facts)] += 1
        assert NAMES["head"][self.heads[self.man(facts)]] == facts["head"]

    def was_paid(self, facts: Facts) -> None:
        self.money[facts["seat"]] += facts["money"]

    def payday(self, facts: Facts) -> None:
        assert facts["money"] == self.worth_of(facts)
        self.money[facts["seat"]] += facts["money"]

    def worth(self, facts: Facts) -> None:
        seat = facts["seat"]
        men = [man for man in range(len(self.places[seat])) if self.places[seat, man] != NO_SPACE]
        assert facts["men"] == [NAMES["man"][man] for man in men]
        assert facts["heads"] == sum(WORTH[self.heads[seat, man]] for man in men)
        assert (facts["money"], facts["places"]) == (self.money[seat], self.worth_of(facts))

    def worth_of(self, facts: Facts) -> int:
        """The worth of the bars and casinos that an event lists: all where the gang's men stand or its chips lie."""
        held = {int(at) for at in self.places[facts["seat"]] if at != NO_SPACE}
        held |= {at for at in range(DATA.spaces) if self.chips[at] == facts["seat"]}
        assert set(facts["spaces"]) == {NAMES["space"][at] for at in held if DATA.worth[at]}
        assert len(set(facts["spaces"])) == len(facts["spaces"])
        return sum(int(DATA.worth[space(name)]) for name in facts["spaces"])

    def chip_back(self, facts: Facts) -> None:
        assert self.chips[space(facts["space"])] == facts["seat"]
        self.chips[space(facts["space"])] = NO_SEAT

    def took_bar(self, facts: Facts) -> None:
        assert self.chips[space(facts["space"])] == NO_SEAT
        self.chips[space(facts["space"])] = facts["seat"]

    def check(self, match: Match) -> None:
        """Compare with the position; a man who walks or fights is where the walk is."""
        s = match.position
        if s.walk_at != NO_SPACE:
            s.man_at[s.active, s.walker] = s.walk_at
        assert (self.places == s.man_at).all()
        assert (self.heads == s.head).all()
        assert (self.money == s.money).all()
        assert (self.chips == s.chip).all()
        if s.ask == Ask.MOVE:
            assert self.dice == [die for die in s.dice if die]


def crowd(seats: int) -> Match:
    """Men of two gangs among each other's bars."""
    men = {0: ["green c2", "blue d3", "blue reserve"], 1: ["blue e3", "red f3", "green c4"]}
    return story(seats=seats, men=men, chips={0: "NW1d", 1: "NW1a NW2b NW1b"}, dice="1 2 3", number=16).match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_drawn_by_events_alone_shows_the_position(seats: int) -> None:
    random, seen = Random(seats), set[str]()
    for match in (GAME.start(seats=seats, seed=seats), crowd(seats), *moments(seats)):
        drawing = Drawing(match)
        while not match.over:
            seat = match.waiting[0]
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])
            for event in match.latest(None):
                drawing.show(event)
            drawing.check(match)
        seen |= drawing.seen
    assert seen | {"skipped"} == {name_of(event) for event in Event}


def test_news_leave_out_single_steps_and_dice_that_have_words_all_the_same() -> None:
    s = story(dice="1 2 3").walk(0, 1, "2", "c2", "c3")
    events = s.match.events(0)
    assert [event.name for event in events] == ["used-dice", "set-out", "stepped", "stepped", "stopped"]
    sentences = [news.text for news in format_news(s.match, 0, events, "en")]
    assert sentences == ["O'Banion's man 1 sets out from NW-hq: 2 steps.", "O'Banion's man 1 stops at c3."]
    assert format_event(s.match, events[0], "en") == "O'Banion uses 2 for man 1."
    assert format_event(s.match, events[2], "en") == "O'Banion's man 1 steps from NW-hq to c2."
    for event in events:
        assert len({format_event(s.match, event, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_ch_3_2_dice_that_are_left_are_told_and_in_no_news() -> None:
    s = story(dice="1 2 3").walk(0, 1, "2", "c2", "c3").play(0, "end")
    assert s.events("left-dice", 1) == [{"seat": 0, "dice": [1, 3]}]
    left = [event for event in s.match.events(0) if event.name == "left-dice"]
    assert format_news(s.match, 0, left, "en") == []
    assert format_event(s.match, left[0], "en") == "O'Banion leaves 1 and 3 unused."


def test_ch_2_2_it_is_told_that_a_gang_buys_no_more() -> None:
    match = GAME.start(seats=2, seed=1)
    match.play(0, "done")
    assert [(event.name, event.facts) for event in match.latest(1)] == [("finished", {"seat": 0})]
