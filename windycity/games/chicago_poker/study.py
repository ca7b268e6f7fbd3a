"""What decides Chicago Poker: businesses and the combinations that take them, bullets, specials."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from windycity.arena.studies.story import Story, seat_of
from windycity.arena.studies.study import BOTH, Fact, Study, Topic, group_of, one_of, won_by
from windycity.core.match import Event

KINDS = ("bar", "jazz-club", "brewery", "gambling-den")
COMBINATIONS = (
    *("chicago-poker", "straight-flush", "rainbow-straight", "four-of-a-kind", "full-house", "flush", "straight"),
    *("three-of-a-kind", "two-pair", "pair", "high-card"),
)
# The special cards, by the event that reports their effect.
SPECIALS = {"murdered": "murder", "raided": "raid", "drove": "limousine", "gun": "gun", "blackmailed": "blackmail"}
FIRST_TAKEN = 6  # businesses whose takers are followed to the end

TOPICS = (
    Topic("combination", "share", "hand", COMBINATIONS),
    Topic("taken-with", "share", "hand", COMBINATIONS),
    Topic("duel", "share", "duel", ("contested", "bullet-wins", "tied")),
    Topic("bullet", "share", "business", KINDS),
    Topic("company", "mean", "business", KINDS),
    Topic("owned", "mean", "business", KINDS, BOTH),
    Topic("taken", "share", "taken", chance=True),
    Topic("special", "share", "card", tuple(SPECIALS.values()), chance=True),
)


@dataclass
class Duel:
    """A duel in progress: whose bullet started it, what each seat showed, whether it was tied."""

    owner: object
    shown: dict[object, str] = field(default_factory=dict)
    tied: bool = False


def find(story: Story) -> Iterator[Fact]:
    """Find the facts of a match."""
    duel, taken = Duel(None), 0
    for event in story.events:
        if event.name == "duel":
            duel = Duel(event.facts["owner"])
        elif event.name == "showed":
            duel.shown[event.facts["seat"]] = str(event.facts["combination"])
        elif event.name == "tied":
            duel.tied = True
        elif event.name == "took" and duel.shown:  # nothing was shown if the record begins in the middle of the duel
            taken += 1
            yield from _taken(story, duel, event, taken)
    yield from _owned(story)
    yield from _specials(story)


def _taken(story: Story, duel: Duel, event: Event, number: int) -> Iterator[Fact]:
    winner, kind = seat_of(event), str(event.facts["business"])
    if number <= FIRST_TAKEN:
        yield won_by("taken", str(number), story, winner)
    yield Fact("company", kind, len(duel.shown))
    yield from one_of("taken-with", duel.shown[winner], COMBINATIONS)
    contested = len(duel.shown) > 1
    yield Fact("duel", "contested", contested)
    if contested:
        yield Fact("duel", "tied", duel.tied)
        for seat, combination in duel.shown.items():
            yield Fact("combination", combination, seat == winner)
    if contested and duel.owner in duel.shown:
        yield Fact("duel", "bullet-wins", duel.owner == winner)
        yield Fact("bullet", kind, duel.owner == winner)


def _owned(story: Story) -> Iterator[Fact]:
    for seat, wins in enumerate(story.wins):
        for kind, name in enumerate(KINDS):
            yield Fact("owned", name, int(story.end.owned[seat, kind]), group_of(wins))


def _specials(story: Story) -> Iterator[Fact]:
    """Yield who used a special at least once; each seat and card counts once a match."""
    used = {(SPECIALS[event.name], seat_of(event)) for event in story.events if event.name in SPECIALS}
    for card, seat in sorted(used):
        yield won_by("special", card, story, seat)


STUDY = Study(TOPICS, find)
