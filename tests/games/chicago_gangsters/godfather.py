"""What the stories of the Godfather share (CG-7.3).

In the stories 0 (with the `?`) and 1 (with the pick mark) challenge, 2 (with the pick mark) and 3 defend; with three players
2 defends alone. By default all means and persons count, and nobody has persons.
"""

from tests.games.chicago_gangsters.story import Story

HANDS = ["W4 W2", "W4 W2", "W4 W2", "W4 W2"]
TEN = "B1 B1 B1 B2 B2 B2 B3 B3 B3 B3"


def decide(s: Story, *declarers: int) -> Story:
    """Go through a Godfather window: these declare, the others pass."""
    asked = s.waiting
    for seat in asked:
        s.play(seat, "declare" if seat in declarers else "pass")
    return s


def duel(s: Story, cards: dict[int, str], chance: str = "") -> Story:
    """Have those with a card here declare, and duel with it; `chance` is what the winner draws."""
    decide(s, *cards)
    for seat, card in cards.items():
        s.play(seat, f"duel {card}", chance if seat == [*cards][-1] else "")
    return s


def state(s: Story) -> tuple[int | None, int | None]:
    """Who is Godfather, and who is ousted."""
    return s.role("godfather_seat"), s.role("ousted")


def asks(s: Story) -> tuple[str, tuple[int, ...]]:
    return s.ask, s.waiting
