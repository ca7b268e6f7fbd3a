"""Plain play in the terminal: the table as text, moves typed or chosen by number."""

from __future__ import annotations

from random import Random

import windycity
from windycity.core.errors import WindyCityError
from windycity.core.match import Match

YOU = 0


def play_plainly(name: str, seats: int, seed: int | None) -> None:
    """Play one match at seat 0; the other seats move at random."""
    match = windycity.game(name).start(seats=seats, seed=seed)
    random = Random(seed)
    while not match.over:
        if YOU in match.waiting:
            if not _your_move(match):
                return
        else:
            seat = match.waiting[0]
            match.play(seat, random.choice(match.legal(seat)))
    print(match.game.rulebook.draw(match.game.edition, match.observed(YOU), "en"))
    print(match.result)


def _your_move(match: Match) -> bool:
    print(f"\n{match.game.rulebook.draw(match.game.edition, match.observed(YOU), 'en')}\n")
    moves = match.legal(YOU)
    print("  ".join(f"{number}:{move}" for number, move in enumerate(moves, 1)))
    try:
        typed = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    if typed in ("quit", "q"):
        return False
    try:
        match.play(YOU, moves[int(typed) - 1] if typed.isdigit() and 0 < int(typed) <= len(moves) else typed)
    except WindyCityError as error:
        print(error)
    return True
