"""What things are called when nobody has to type them."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.edition import Edition
from windycity.core.words import Word, say
from windycity.games.chicago_poker.position import NO_BUSINESS, VALUES
from windycity.games.chicago_poker.words import FOLDER

SPOT_OF = "spot of "  # the kind of a spot with the kind of business there


def spoken(edition: Edition, kind: str, name: str, language: str) -> str | None:
    """Return what people say for a thing: the red 7 for R7, the brewery for brewery, 1 (brewery) for its spot."""
    if kind == "business":
        return say(f"spoken-business-{name}", language, FOLDER)
    if kind.startswith(SPOT_OF):
        return say("spoken-spot", language, FOLDER, number=name, business=Word("business", kind.removeprefix(SPOT_OF)))
    if kind != "card" or name not in edition.names["card"]:
        return None
    colour, value = divmod(edition.names["card"].index(name), VALUES)
    colours = edition.names["colour"]
    if colour >= len(colours):
        return None  # a special
    return say("spoken-card", language, FOLDER, colour=colours[colour], value=value + 1, card=name)


def named_spot(edition: Edition, kinds: Sequence[int], spot: int) -> Word:
    """Return a spot of the table together with the kind of business there, which is only said when spoken."""
    number, kind = edition.names["spot"][spot], kinds[spot]
    return Word("spot" if kind == NO_BUSINESS else SPOT_OF + edition.names["business"][kind], number)
