"""What things are called where nobody has to type them."""

from __future__ import annotations

from windycity.core.edition import Edition
from windycity.core.words import say
from windycity.games.chicago_poker.position import VALUES
from windycity.games.chicago_poker.words import FOLDER


def spoken(edition: Edition, kind: str, name: str, language: str) -> str | None:
    """Return what people say for a thing: the red 7 for R7, the brewery for brewery."""
    if kind == "business":
        return say(f"spoken-business-{name}", language, FOLDER)
    if kind != "card" or name not in edition.names["card"]:
        return None
    colour, value = divmod(edition.names["card"].index(name), VALUES)
    colours = edition.names["colour"]
    if colour >= len(colours):
        return None  # a special
    return say("spoken-card", language, FOLDER, colour=colours[colour], value=value + 1, card=name)
