"""What things are called when nobody has to type them."""

from __future__ import annotations

import re

from windycity.core.edition import Edition
from windycity.core.words import Word, say
from windycity.games.chicago_gangsters.words import FOLDER

MEANS = {"W": "weapons", "B": "bribes", "K": "blackmail"}  # by the letter of a card
PRIZES = {"A": "alcohol", "M": "means", "P": "person"}  # by the letter in a package


def spoken(edition: Edition, kind: str, name: str, language: str) -> str | None:
    """Return what people say for a thing: weapons 4 for W4, and packages in words."""
    if kind == "card" and name[:1] in MEANS:
        return f"{Word('means', MEANS[name[0]]).say(language, FOLDER)} {name[1:]}"
    if kind == "contents":
        return _package(name, language)
    if kind == "packages":
        winners, losers = (_choice(half, language) for half in name.split(" / "))
        return say("spoken-packages", language, FOLDER, winners=winners, losers=losers)
    return None


def _choice(half: str, language: str) -> str:
    first, second = (_package(package, language) for package in half.split(", "))
    return say("spoken-choice", language, FOLDER, first=first, second=second)


def _package(package: str, language: str) -> str:
    return " + ".join(_prize(prize, language) for prize in package.split("+"))


def _prize(prize: str, language: str) -> str:
    found = re.fullmatch(r"(\d*)([AMP])", prize)
    if found is None:
        return prize
    return say(f"spoken-{PRIZES[found[2]]}", language, FOLDER, count=int(found[1] or 1))
