"""Chicago for people and programs: an observed position as JSON data, and as text."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any

from windycity.core.edition import Edition
from windycity.core.events import SPECTATOR
from windycity.core.position import Loose
from windycity.core.words import Word, say
from windycity.games.chicago.board import CORNERS
from windycity.games.chicago.position import BODIES, NO_MAN, NO_SEAT, NO_SPACE, Ask, Head, Reason
from windycity.games.chicago.rules.buying import corner_of
from windycity.games.chicago.rules.control import worth, worth_of_places
from windycity.games.chicago.words import FOLDER

FORMAT = 1


def view(edition: Edition, s: Loose) -> dict[str, Any]:
    """Write an observed position as JSON data."""
    names = edition.names["space"]
    return {
        "format": FORMAT,
        "game": "chicago",
        "seen_by": None if s.seen_by == SPECTATOR else s.seen_by,
        "options": {},
        "seats": s.seats,
        "ask": Ask(s.ask).name.lower(),
        "waiting": [seat for seat in range(s.seats) if s.waiting >> seat & 1],
        "round": s.round,
        "active": None if s.active >= s.seats else s.active,
        "dice": [int(die) for die in s.dice if die],
        "walk": _walk(edition, s),
        "chips": {names[i]: int(s.chip[i]) for i in range(edition.data.spaces) if s.chip[i] != NO_SEAT},
        "bank": {Head(head).name.lower(): int(s.bank[head]) for head in range(Head.BLUE, Head.YELLOW + 1)},
        "players": [_player(edition, s, seat) for seat in range(s.seats)],
        "over": s.reason != Reason.NOT_OVER,
    }


def _walk(edition: Edition, s: Loose) -> dict[str, Any] | None:
    if s.walker == NO_MAN:
        return None
    at = None if s.walk_at == NO_SPACE else edition.names["space"][s.walk_at]
    return {"man": s.walker + 1, "at": at, "steps": s.steps}


def gang_names(edition: Edition, seats: int) -> list[str]:
    """Name the gangs of so many seats: each is that of its corner."""
    return [edition.names["gang"][_corner_of(seats, seat)] for seat in range(seats)]


def _corner_of(seats: int, seat: int) -> int:
    return int(corner_of(seats, seat))  # type: ignore[no-untyped-call]  # a kernel


def _player(edition: Edition, s: Loose, seat: int) -> dict[str, Any]:
    corner = _corner_of(s.seats, seat)
    return {
        "seat": seat,
        "name": edition.names["gang"][corner],
        "colour": edition.names["colour"][corner],
        "corner": CORNERS[corner],
        "money": int(s.money[seat]),
        "chips": int(s.chips[seat]),
        "income": int(worth_of_places(s, edition.data, seat)),  # type: ignore[no-untyped-call]  # a kernel
        "worth": int(worth(s, edition.data, seat)),  # type: ignore[no-untyped-call]  # a kernel
        "men": [_man(edition, s, seat, man) for man in range(BODIES) if Head.NONE < s.head[seat, man] < Head.OUT],
    }


def _man(edition: Edition, s: Loose, seat: int, man: int) -> dict[str, Any]:
    at = s.man_at[seat, man]
    place = None if at == NO_SPACE else edition.names["space"][at]
    return {"man": man + 1, "head": Head(int(s.head[seat, man])).name.lower(), "at": place}


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as lines of text: the dice, then the men, bars and money of each gang."""
    seen = view(edition, s)
    lines = [headline(seen, language), "", say("round", language, FOLDER, round=seen["round"])]
    for player in seen["players"]:
        lines += describe_player(seen, player, language)
    return "\n".join(lines)


def headline(seen: dict[str, Any], language: str) -> str:
    """Tell in a sentence, from a view, who is asked for what."""
    if seen["over"]:
        return say("headline-over", language, FOLDER)
    name = ", ".join(seen["players"][seat]["name"] for seat in seen["waiting"])
    walk = seen["walk"] or {"man": 0, "at": None, "steps": 0}
    dice = " ".join(map(str, seen["dice"]))
    facts = {"dice": dice, "man": walk["man"], "at": walk["at"] or "-", "steps": walk["steps"]}
    return say(f"headline-{seen['ask']}", language, FOLDER, player=name, **facts)


def describe_player(seen: dict[str, Any], player: dict[str, Any], language: str, note: str = "") -> list[str]:
    """Tell of a gang its money and chips, its men and its bars; a note may stand behind its name."""
    mark = ">" if player["seat"] in seen["waiting"] else " "
    facts = {key: player[key] for key in ("money", "chips", "income", "worth")}
    places = [_describe_place(man, seen, player, language) for man in player["men"]]
    equal = groupby(zip(player["men"], places, strict=True), key=itemgetter(1))
    men = ", ".join(f"{' '.join(str(man['man']) for man, _ in group)} {place}" for place, group in equal)
    bars = " ".join(space for space, owner in seen["chips"].items() if owner == player["seat"])
    return [
        f"{mark} {player['name']}{note} ({Word('colour', player['colour']).tell(language, FOLDER)}, {player['corner']}): "
        + say("purse", language, FOLDER, **facts),
        "    " + say("men", language, FOLDER, men=men or "-"),
        "    " + say("bars", language, FOLDER, bars=bars or "-"),
    ]


def _describe_place(man: dict[str, Any], seen: dict[str, Any], player: dict[str, Any], language: str) -> str:
    """A man's head and where he is; men of whom this is the same are told together."""
    walk = seen["walk"]
    walking = walk and walk["man"] == man["man"] and player["seat"] == seen["active"]
    place = man["at"] or (walk["at"] if walking and walk["at"] else say("reserve", language, FOLDER))
    return f"{say('head-' + man['head'], language, FOLDER)} {place}"


def initials(seen: dict[str, Any]) -> list[str]:
    """A letter for each gang, its initial; its number where two gangs have the same."""
    found = [player["name"][:1].upper() for player in seen["players"]]
    return found if len(set(found)) == len(found) else [str(player["seat"] + 1) for player in seen["players"]]
