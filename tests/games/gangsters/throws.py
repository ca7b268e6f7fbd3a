"""Moves that throw or draw exactly what a story says: no outcome more, none less."""

from __future__ import annotations

from tests.games.gangsters.story import GANGS, NAMES, Story

NEVER = GANGS[0]  # no die shows a gang, and no bag holds one: drawing this raises BadChance


def exactly(s: Story, seat: int, move: str, chance: str = "") -> Story:
    """Make a move that draws exactly these outcomes."""
    before = len(s.match.forced)
    s.play(seat, move, f"{chance} {NEVER}")
    s.match.unforce()
    assert len(s.match.forced) - before == len(chance.split()), "something was not drawn"
    return s


def event_names(s: Story) -> list[str]:
    """The names of all events so far."""
    return [event.name for event in s.match.events(None)]


def board(s: Story) -> dict[str, object]:
    """Everything on the table, but not the moment of the turn: pieces, joints, cash, cops, public."""
    view = s.view(None)
    players = [(player.pieces, player.joints, player.money) for player in view.players]
    return {"players": players, "joints": view.joints, "cops": view.cops, "public": view.public}


def shots(s: Story) -> list[tuple[object, object, object, object]]:
    """All throws so far, of pieces, cops and guards: who, at whom, hits, hits back."""
    events = [event for event in s.match.events(None) if event.name in ("shot", "guards-shot")]
    return [(f.get("attacker", f.get("joint")), f["target"], f["hits"], f["hits_back"]) for f in (e.facts for e in events)]


def go(letter: str, to: str, side: str = "clean") -> str:
    """The text of a move of a piece."""
    return f"move {NAMES['piece'][{'R': 0, 'T': 1, 'V': 2}[letter]]} to {to} as {side}"


def attack(s: Story, seat: int, letter: str, to: str, chance: str = "") -> Story:
    """Move a piece as a criminal and end the moves; the shoot-outs that follow throw exactly these dice."""
    if s.moves == 1:
        return exactly(s, seat, go(letter, to, "criminal"), chance)
    s.play(seat, go(letter, to, "criminal"))
    return exactly(s, seat, "done", chance)
