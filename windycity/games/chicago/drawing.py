"""Chicago's views as text."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from windycity.core.edition import Edition
from windycity.core.words import Word, say
from windycity.games.chicago.view import ChicagoPlayer, ChicagoView, Man, Walk
from windycity.games.chicago.words import FOLDER


def draw(edition: Edition, seen: ChicagoView, language: str) -> str:
    """Draw a view as lines of text: the dice, then the men, bars and money of each gang."""
    lines = [headline(seen, language), "", say("round", language, FOLDER, round=seen.round)]
    for player in seen.players:
        lines += describe_player(seen, player, language)
    return "\n".join(lines)


def headline(seen: ChicagoView, language: str) -> str:
    """Return a sentence that says who is asked for what."""
    if seen.over:
        return say("headline-over", language, FOLDER)
    name = ", ".join(seen.players[seat].name for seat in seen.waiting)
    walk = seen.walk or Walk(man="", at=None, steps=0, ends=[])
    facts = {"dice": " ".join(map(str, seen.dice)), "man": walk.man, "at": walk.at or "-", "steps": walk.steps}
    return say(f"headline-{seen.ask}", language, FOLDER, player=name, **facts)


def purse(player: ChicagoPlayer, language: str) -> str:
    """Return a sentence with a gang's money, chips, income and worth."""
    facts = {"money": player.money, "chips": player.chips_left, "income": player.income, "worth": player.worth}
    return say("purse", language, FOLDER, **facts)


def describe_player(seen: ChicagoView, player: ChicagoPlayer, language: str, note: str = "") -> list[str]:
    """Describe a gang: its money and chips, its men and its bars; a note may follow its name."""
    mark = ">" if player.seat in seen.waiting else " "
    places = [_describe_place(man, seen, player, language) for man in player.men]
    equal = groupby(zip(player.men, places, strict=True), key=itemgetter(1))
    men = ", ".join(f"{' '.join(man.man for man, _ in group)} {place}" for place, group in equal)
    bars = " ".join(space for space, owner in seen.chips.items() if owner == player.seat)
    colour = Word("colour", player.colour).say(language, FOLDER)
    return [
        f"{mark} {player.name}{note} ({colour}, {player.corner}): {purse(player, language)}",
        "    " + say("men", language, FOLDER, men=men or "-"),
        "    " + say("bars", language, FOLDER, bars=bars or "-"),
    ]


def _describe_place(man: Man, seen: ChicagoView, player: ChicagoPlayer, language: str) -> str:
    """Describe a man's head and place; men who have both in common share one description."""
    walk = seen.walk if seen.walk and seen.walk.man == man.man and player.seat == seen.active else None
    place = man.at or (walk and walk.at) or say("reserve", language, FOLDER)
    return f"{say('head-' + man.head, language, FOLDER)} {place}"
