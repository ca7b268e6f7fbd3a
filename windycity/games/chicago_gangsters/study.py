"""What decides Chicago Gangsters: persons, districts and loot, where the alcohol comes from, who keeps their word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from windycity.arena.studies.story import Story, number_in, seat_of, seats_in
from windycity.arena.studies.study import BOTH, Fact, Study, Topic, group_of, won_by
from windycity.core.game import Game
from windycity.core.match import Event
from windycity.core.words import Word, say

SIDES = ("winning-side", "losing-side")
SOURCES = (*SIDES, "sold", "showdown-weapons", "showdown-bribes", "showdown-blackmail", "showdown-persons")
GODFATHER = ("showdown-godfather-points", "paid-by-godfather")
MOST_PERSONS = 6  # and more

TOPICS = (
    Topic("person", "share", "person", ranked=True, chance=True),
    Topic("persons-held", "share", "persons-held", chance=True),
    Topic("alcohol", "mean", "alcohol", (*SOURCES, *GODFATHER), BOTH),
    Topic("conduct", "share", "conduct", ("won-fight", "picked-first", "kept-word"), BOTH),
    Topic("fight", "share", "fight", ("challengers-win", "losers-get-loot", "equal")),
    Topic("district", "share", "district", ranked=True),
    Topic("district-strength", "mean", "district", groups=SIDES, ranked=True),
    Topic("loot-strength", "mean", "loot", groups=SIDES, ranked=True),
)


@dataclass
class Round:
    """A round in progress: the district, the loot, the sides, and how the fight ended."""

    district: str
    loot: str = ""
    sides: dict[str, set[int]] = field(default_factory=lambda: {"challengers": set(), "defenders": set()})
    won: str = ""
    served: dict[int, str] = field(default_factory=dict)

    def side_of(self, seat: int) -> str:
        """The side of a seat in the fight: winning or losing; none for an ousted partner."""
        standing = [side for side, seats in self.sides.items() if seat in seats]
        return "" if not standing else SIDES[standing[0] != self.won]


def find(story: Story) -> Iterator[Fact]:
    """Find the facts of a match."""
    now, alcohol = Round(""), _Alcohol(story.match.seats, bool(story.match.options["godfather"]))
    for event in story.events:
        _follow(now, event)
        if event.name == "round":
            now = Round(str(event.facts["district"]))
        elif not now.district:
            continue  # the record begins in the middle of a round, with unknown sides
        elif event.name == "won":
            yield from _won(story, now, event)
        elif event.name == "no-loot":
            yield Fact("fight", "losers-get-loot", 0)
        elif event.name in ("got", "recruited"):
            yield from _got(story, now, seat_of(event))
        elif event.name in ("kept-word", "broke-word"):
            yield Fact("conduct", "kept-word", event.name == "kept-word", _group(story, seat_of(event)))
        alcohol.count(now, event)
    yield from alcohol.facts(story)
    yield from _persons(story)


def _follow(now: Round, event: Event) -> None:
    """Keep track of the sides, and of what the fight is for."""
    if event.name == "coalition":
        for side in now.sides:
            now.sides[side] = set(seats_in(event, side))
    elif event.name == "joined":
        now.sides[str(event.facts["side"])].add(seat_of(event))
    elif event.name == "ousted":
        for seats in now.sides.values():
            seats.discard(seat_of(event))
    elif event.name == "loot":
        now.loot = str(event.facts["loot"])
    elif event.name == "won":
        now.won = str(event.facts["side"])


def _won(story: Story, now: Round, event: Event) -> Iterator[Fact]:
    strength, losers = number_in(event, "strength"), number_in(event, "losers")
    yield Fact("fight", "challengers-win", now.won == "challengers")
    yield Fact("fight", "equal", strength == losers)
    if 2 * losers >= strength:  # CG-5.2
        yield Fact("fight", "losers-get-loot", 1)
    yield Fact("district", now.district, now.won == "challengers")
    for side, value in zip(SIDES, (strength, losers), strict=True):
        yield Fact("district-strength", now.district, value, side)
        yield Fact("loot-strength", now.loot, value, side)
    for side, seats in now.sides.items():
        for seat in sorted(seats):
            yield Fact("conduct", "won-fight", side == now.won, _group(story, seat))


def _got(story: Story, now: Round, seat: int) -> Iterator[Fact]:
    """Yield who takes a package; the first of a side to do so had the choice of two. A package makes one or two events."""
    side = now.side_of(seat)
    if side and seat not in now.served:
        yield Fact("conduct", "picked-first", side not in now.served.values(), _group(story, seat))
        now.served[seat] = side


class _Alcohol:
    """Every seat's alcohol, by source."""

    def __init__(self, seats: int, godfather: bool):
        sources = (*SOURCES, *GODFATHER) if godfather else SOURCES
        self._from = [dict.fromkeys(sources, 0) for _ in range(seats)]

    def count(self, now: Round, event: Event) -> None:
        """Add what an event brought."""
        if event.name == "got":
            self._add(seat_of(event), now.side_of(seat_of(event)), number_in(event, "alcohol"))
        elif event.name == "sold":
            self._add(seat_of(event), "sold", 1)
        elif event.name == "showdown":
            self._add(seat_of(event), f"showdown-{event.facts['prize']}", number_in(event, "alcohol"))
        elif event.name == "paid" and event.facts["payment"] == "alcohol":
            self._add(number_in(event, "partner"), "paid-by-godfather", 1)

    def _add(self, seat: int, source: str, alcohol: int) -> None:
        if source in self._from[seat]:  # unknown if the record begins in the middle of a round
            self._from[seat][source] += alcohol

    def facts(self, story: Story) -> Iterator[Fact]:
        """Return every seat's alcohol as facts."""
        for seat, sources in enumerate(self._from):
            for source, alcohol in sources.items():
                yield Fact("alcohol", source, alcohol, _group(story, seat))


def _persons(story: Story) -> Iterator[Fact]:
    holders = [int(seat) for seat in story.end.holder]
    for person, seat in zip(story.game.edition.names["person"], holders, strict=True):
        if seat < story.match.seats:
            yield won_by("person", person, story, seat)
    for seat in range(story.match.seats):
        yield won_by("persons-held", str(min(holders.count(seat), MOST_PERSONS)), story, seat)


def _group(story: Story, seat: int) -> str:
    return group_of(story.wins[seat])


def label(game: Game, kind: str, key: str, language: str) -> str | None:
    """Name a district by what can be used there, a loot card by its packages."""
    names, words, data = game.edition.names, game.rulebook.words, game.edition.data
    if kind == "loot":
        return names["packages"][names["loot"].index(key)]
    if kind != "district":
        return None
    number = names["district"].index(key)
    usable = [
        Word("means", name).say(language, words) for name, use in zip(names["means"], data.usable[number], strict=True) if use
    ]
    if data.persons_count[number]:
        usable.append(say("prize-persons", language, words))
    return f"{key} ({', '.join(usable)})"


STUDY = Study(TOPICS, find, label)
