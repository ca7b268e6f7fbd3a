"""The golden matches of Chicago Gangsters: every length, every seat count and option, every ability, rarities."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.chicago_gangsters.story import Story, story
from tests.golden.find import Finder, finish, has_event, moves, played
from windycity.core.match import Match

FIND = Finder("chicago-gangsters", seats=4)


def the_rulebooks_example() -> Match:
    """24 points and a hidden card of 5 against 15."""
    s = story(hands=["W4 W4 W4 K5", "W4 W4 W4", "B5", "B5 B5"], number=12)
    s.lay(0, "W4 W4 W4 K5").lay(1, "W4 W4 W4").play(0, "hide K5").lay(2, "B5").lay(3, "B5 B5")
    assert (s.strength("challengers"), s.strength("defenders")) == (29, 15)
    return finish(s.match)


def both_piles_empty() -> Match:
    """Five hands that are full but for two cards: nothing can be drawn."""
    hands = ["W2 W2 W2 W2 W2 W2 W2 W2 W4", "W4 W4 W4 W4 W4 W4 W4 B1 B1 B1", "B2 B2 B2 B3 B3 B3 B3 B4 B4 B4"]
    hands += ["B5 B5 B5 K1 K1 K1 K1 K1 K3", "K3 K3 K3 K3 K3 K5 K5 K5 K5 K5"]
    s = story(seats=5, hands=hands, at="round-end", number=12)
    assert s.pile == s.discards == []
    return finish(s.match)


def duel(godfather_seat: int | None) -> Story:
    """Two declare, with equal cards."""
    s = story(hands=["W4 K1", "W4 K1", "B3", "B3"], godfather=True, godfather_seat=godfather_seat, number=12)
    for seat in s.waiting:
        s.play(seat, "declare" if seat in (0, 1) else "pass")
    return s.play(0, "duel W4").play(1, "duel W4")


GOLDEN: dict[str, Callable[[], Match]] = {
    "ends-after-10-rounds": lambda: FIND.first(has_event("end-card", rounds=10)),
    "ends-after-11-rounds": lambda: FIND.first(has_event("end-card", rounds=11)),
    "ends-after-12-rounds": lambda: FIND.first(has_event("end-card", rounds=12)),
    "ends-shared": lambda: FIND.first(lambda match: match.result is not None and len(match.result.winners) > 1),
    # Seats and options
    "three-players": lambda: FIND.any(3),
    "three-players-godfather": lambda: FIND.any(3, godfather=True),
    "three-players-no-talk": lambda: FIND.any(3, talk=False),
    "four-players-godfather-no-talk": lambda: FIND.any(4, godfather=True, talk=False),
    "five-players": lambda: FIND.any(5),
    "five-players-no-talk": lambda: FIND.any(5, talk=False),
    # The fight
    "rulebooks-example": the_rulebooks_example,
    "hidden-card-lost": lambda: FIND.first(has_event("hidden-up", usable=False)),
    "hidden-card-counts": lambda: FIND.first(has_event("hidden-up", usable=True)),
    "losers-without-loot": lambda: FIND.first(has_event("no-loot")),
    # Persons
    "bruiser": lambda: FIND.first(has_event("bruiser")),
    "informer": lambda: FIND.first(has_event("sold", person="informer")),
    "whisky-smuggler": lambda: FIND.first(has_event("sold", person="whisky-smuggler")),
    "fence": lambda: FIND.first(moves("fence")),
    "poker-player": lambda: FIND.first(moves("take")),
    # Mr. X
    "mr-x-swaps": lambda: FIND.first(moves("swap"), seats=5),
    "mr-x-uses-the-bruiser": lambda: played(
        story(seats=5, hands=["", "", "", "", "W4 W4"], persons=["", "", "", "", "bruiser"], number=12),
        *((4, move) for move in ("lay W4", "lay W4", "join defenders", "bruiser")),
    ),
    # The Godfather
    "duel-tied-nobody": lambda: finish(duel(None).match),
    "duel-tied-nearest": lambda: finish(duel(3).match),
    "pays-alcohol": lambda: FIND.first(has_event("paid", payment="alcohol"), godfather=True),
    "pays-means": lambda: FIND.first(has_event("paid", payment="means"), godfather=True),
    "pays-person": lambda: FIND.first(has_event("paid", payment="person"), godfather=True),
    # Piles
    "pile-replaced": lambda: FIND.first(has_event("shuffled")),
    "draw-forfeited": lambda: FIND.first(has_event("forfeited"), seats=3, talk=False),
    "both-piles-empty": both_piles_empty,
}
