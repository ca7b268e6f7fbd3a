"""What a seat knows of Moonshine, as a typed view and as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import Head, Plain, Player, View, thing
from windycity.core.words import Word, say

WORDS = str(Path(__file__).parent / "words")
Crate = Annotated[str, thing("crate", "A kind of crate by name.")]
Crates = Annotated[dict[Crate, int], Meta(description="The number of each kind of crate.")]


class MoonshinePlayer(Player, frozen=True, kw_only=True):
    """A smuggler."""

    points: Annotated[int, Meta(description="The points so far.")]
    count: Annotated[int, Meta(description="The number of crates in the hand.")]
    hand: Annotated[Crates, Meta(description="Those of them that the seat that looks can see.")]


class MoonshineView(View, frozen=True, kw_only=True, tag="moonshine"):
    """What a seat knows of a match of Moonshine."""

    pile: Annotated[int, Meta(description="The number of crates in the pile.")]
    opened: Annotated[Crates, Meta(description="The crates opened so far.")]
    players: Annotated[list[MoonshinePlayer], Meta(description="The smugglers, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> MoonshineView:
    """Return the view of an observed position."""
    players = [
        MoonshinePlayer(
            seat=seat,
            name=edition.names["player"][seat],
            points=s.points[seat],
            count=s.hand_count[seat],
            hand=_crates(edition, s.hand[seat]),
        )
        for seat in range(s.seats)
    ]
    active = None if head["over"] else s.turn % s.seats
    return MoonshineView(**head, active=active, pile=s.pile_count, opened=_crates(edition, s.opened), players=players)


def _crates(edition: Edition, counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(edition.names["crate"], counts, strict=True) if count}


def draw(edition: Edition, seen: MoonshineView, language: str) -> str:
    """Draw a view as text: one line per player."""
    lines = [say("headline", language, WORDS, left=seen.pile, **{"whisky": 0, "water": 0, **seen.opened})]
    for player in seen.players:
        mark = ">" if player.seat in seen.waiting else " "
        held = ", ".join(f"{count} {Word('crate', name).say(language, WORDS)}" for name, count in player.hand.items())
        facts = {"player": player.name, "points": player.points, "count": player.count, "hand": held or "-"}
        lines.append(say("player", language, WORDS, mark=mark, **facts))
    return "\n".join(lines)
