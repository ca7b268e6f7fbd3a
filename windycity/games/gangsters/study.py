"""What decides Gangsters: the order of play, claims, gangs, joints by colour and district, income, police, shootings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from windycity.arena.studies.story import Story, number_in, seat_of
from windycity.arena.studies.study import BOTH, Fact, Study, Topic, group_of, one_of, won_by
from windycity.core.game import Game
from windycity.core.match import Event
from windycity.core.words import Word
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.position import NO_SEAT

COLOURS = ("brown", "yellow", "green", "blue", "purple", "red")
PIECES = ("racketeers", "thugs", "vamps")
SHOOTERS = ("racketeers", "thugs", "cops", "guards")
HITS = ("hits", "hits-back")
INCOMES = ("extorted", "earned")
# What a gang does, by the event that reports it.
DEEDS = {"bought": "bought", "raised": "raised", "equipped": "equipped", "seduced": "seduced", "bribes": "bribed"}
OTHER_DEEDS = ("recruited", "raided", "shot")
ALL_DEEDS = (*DEEDS.values(), *OTHER_DEEDS)

TOPICS = (
    Topic("order", "share", "order", chance=True),
    Topic("claim", "share", "colour", COLOURS, chance=True),
    Topic("first-gang", "share", "first-gang", chance=True),
    Topic("income", "mean", "income", INCOMES, BOTH),
    Topic("joints", "mean", "colour", COLOURS, BOTH),
    Topic("districts", "mean", "district", groups=BOTH),
    Topic("whole-colour", "share", "colour", COLOURS),
    Topic("city-deeds", "mean", "city-deed", ALL_DEEDS, BOTH),
    Topic("police", "share", "police", ("bribe-worked", "sent-back")),
    Topic("shots", "mean", "shooter", SHOOTERS, HITS),
    Topic("shoot-outs", "mean", "shooter", SHOOTERS),
)


def find(story: Story) -> Iterator[Fact]:
    """Find the facts of a match."""
    yield from _beginnings(story)
    yield from _joints(story)
    yield from _incomes(story)
    yield from _deeds(story)
    yield from _police(story)
    yield from _shots(story)


def _beginnings(story: Story) -> Iterator[Fact]:
    """Yield the order of play (GA-2.1), the claims, and the chosen gangs (GA-2.2)."""
    for event in story.events:
        if event.name == "order":
            yield won_by("order", str(event.facts["place"]), story, seat_of(event))
        elif event.name == "claimed":
            yield won_by("claim", _colour(story.game, event.facts["joint"]), story, seat_of(event))
    gangs: dict[int, dict[str, object]] = {}
    for event in story.events:
        if event.name == "revealed":
            gangs.setdefault(seat_of(event), dict.fromkeys(PIECES, 0))[str(event.facts["piece"])] = event.facts["strength"]
    for seat, gang in gangs.items():
        yield won_by("first-gang", "-".join(map(str, gang.values())), story, seat)


def _colour(game: Game, joint: object) -> str:
    names = game.edition.names
    return str(names["joint_colour"][game.edition.data.colour[names["joint"].index(str(joint))]])


def _joints(story: Story) -> Iterator[Fact]:
    """Yield what each gang owned at the end."""
    names, e = story.game.edition.names, story.game.edition.data
    owners = [int(seat) for seat in story.end.owner]
    districts = _districts(story.game.edition_file)
    for seat, wins in enumerate(story.wins):
        own = [joint for joint, owner in enumerate(owners) if owner == seat]
        colours = [COLOURS[e.colour[joint]] for joint in own]
        places = [districts[names["joint"][joint]] for joint in own]
        for colour in COLOURS:
            yield Fact("joints", colour, colours.count(colour), group_of(wins))
        for district in dict.fromkeys(districts.values()):
            yield Fact("districts", district, places.count(district), group_of(wins))
    result = story.match.result
    if result and result.reason == "colour":
        yield from _whole_colour(story, owners)


def _whole_colour(story: Story, owners: list[int]) -> Iterator[Fact]:
    e, winner = story.game.edition.data, story.wins.index(1.0)
    for colour, name in enumerate(COLOURS):
        of_colour = [owner for joint, owner in enumerate(owners) if e.colour[joint] == colour]
        if set(of_colour) == {winner}:
            yield from one_of("whole-colour", name, COLOURS)
            return


@cache
def _districts(edition_file: Path) -> dict[str, str]:
    """Return the district of each joint; districts without joints are left out."""
    board = read_board(edition_file)
    joints = {building.id for building in board.buildings if building.colour in COLOURS}
    return {id_: district.name for district in board.districts for id_ in district.buildings if id_ in joints}


def _incomes(story: Story) -> Iterator[Fact]:
    """GA-7: yield cash taken from neutral places, and what joints paid, over the whole match."""
    totals = [dict.fromkeys(INCOMES, 0) for _ in story.wins]
    for event in story.events:
        if event.name in INCOMES:
            totals[seat_of(event)][event.name] += number_in(event, "money")
    for wins, incomes in zip(story.wins, totals, strict=True):
        for source, cash in incomes.items():
            yield Fact("income", source, cash, group_of(wins))


def _deeds(story: Story) -> Iterator[Fact]:
    """Yield how often each gang did something, or suffered it."""
    counts = [dict.fromkeys(ALL_DEEDS, 0) for _ in story.wins]
    owners = _Owners(story)
    for event in story.events:
        owners.follow(event)
        if event.name in DEEDS:
            counts[seat_of(event)][DEEDS[event.name]] += 1
        elif event.name == "recruited":
            counts[seat_of(event)]["recruited"] += number_in(event, "members")
        elif event.name == "raided":
            owner = owners.of(event.facts["joint"])
            if owner is not None:
                counts[owner]["raided"] += 1
        elif event.name == "shot":
            shooter = _gang(story.game, event.facts["attacker"])
            if shooter is not None:
                counts[shooter]["shot"] += 1
    for wins, deeds in zip(story.wins, counts, strict=True):
        for deed, count in deeds.items():
            yield Fact("city-deeds", deed, count, group_of(wins))


class _Owners:
    """Who owns each joint as the events go on."""

    def __init__(self, story: Story):
        joints, owners = story.game.edition.names["joint"], story.start.position.owner
        self._owners = {joint: int(seat) for joint, seat in zip(joints, owners, strict=False) if seat != NO_SEAT}
        self._offer: Event | None = None

    def of(self, joint: object) -> int | None:
        """The owner of a joint, None if it is nobody's."""
        return self._owners.get(str(joint))

    def follow(self, event: Event) -> None:
        """Update the owners after an event."""
        if event.name in ("claimed", "bought"):
            self._owners[str(event.facts["joint"])] = seat_of(event)
        elif event.name == "neutral":
            self._owners.pop(str(event.facts["joint"]), None)
        elif event.name == "offered":
            self._offer = event
        elif event.name == "accepted" and self._offer:
            facts = self._offer.facts
            for joint, taker in ((facts["give"], facts["partner"]), (facts["want"], facts["seat"])):
                if joint in self._owners and isinstance(taker, int):
                    self._owners[str(joint)] = taker


def _police(story: Story) -> Iterator[Fact]:
    """Yield the outcomes of bribes and moves of cops; only the briber knows at once whether a bribe worked."""
    for seat in range(story.match.seats):
        for event in story.match.events(seat):
            if event.name == "drew-marker" and event.facts["seat"] == seat:
                yield Fact("police", "bribe-worked", bool(event.facts["worked"]))
    moved = [event.name for event in story.events if event.name in ("cop-moved", "sent-back")]
    for name, following in pairwise([*moved, ""]):
        if name == "cop-moved":
            yield Fact("police", "sent-back", following == "sent-back")


def _shots(story: Story) -> Iterator[Fact]:
    """Yield how often each gang shoots, with the hits on either side."""
    counts = dict.fromkeys(SHOOTERS, 0)
    for event in story.events:
        if event.name not in ("shot", "guards-shot"):
            continue
        shooter = "guards" if event.name == "guards-shot" else _shooter(event.facts["attacker"])
        counts[shooter] += 1
        for hits, name in zip(HITS, ("hits", "hits_back"), strict=True):
            yield Fact("shots", shooter, number_in(event, name), hits)
    for shooter, count in counts.items():
        yield Fact("shoot-outs", shooter, count)


def _shooter(attacker: object) -> str:
    gang, _, piece = str(attacker).rpartition("-")
    return "cops" if gang == "cop" else piece


def _gang(game: Game, attacker: object) -> int | None:
    """Return the seat whose piece attacks; None for a cop."""
    gang, _, _ = str(attacker).rpartition("-")
    return game.edition.names["gang"].index(gang) if gang != "cop" else None


def label(game: Game, kind: str, key: str, language: str) -> str | None:
    """Name a starting gang by its pieces and their strengths."""
    if kind != "first-gang":
        return None
    words = [Word("piece", piece).say(language, game.rulebook.words) for piece in PIECES]
    return ", ".join(f"{word} {count}" for count, word in zip(key.split("-"), words, strict=True))


STUDY = Study(TOPICS, find, label)
