"""Whole turns in which somebody bribes, or nothing is done; and everything that a seat gets to know."""

from __future__ import annotations

from tests.games.gangsters.story import Story, story
from windycity.core.news import format_news


def city(seats: int = 3, cops: str = "7 4 9", **position: object) -> Story:
    """Cops on the board and nobody else; everyone has 2,000, and the first player's turn begins."""
    places = dict(zip(cops.split(), ("d-4", "h-4", "a-5", "a-8", "p-5"), strict=False))
    cash = dict.fromkeys(range(seats), 2000)
    return story(seats=seats, cops=places, **{"cash": cash, "at": "buy", **position})  # type: ignore[arg-type]


def throw(s: Story, blue: int = 1) -> Story:
    """The active player throws the dice and, if there are donuts, nobody shows a marker."""
    s.play(s.active, "throw", f"{blue} 1 1 1 1")
    while s.ask == "donuts":
        s.passes(s.waiting[0])
    return s


def idle(s: Story, *seats: int) -> Story:
    """These seats, whose turns come, do nothing."""
    for seat in seats:
        assert s.active == seat
        throw(s).play(seat, "pass").done(seat)
    return s


def bribe(s: Story, seat: int, cop: str, drawn: str = "", then: str = "keep") -> Story:
    """A seat, whose turn comes, bribes a cop, draws this marker and answers: keeps it, or puts it back."""
    assert s.active == seat
    throw(s).play(seat, f"bribe {cop}").done(seat, drawn)
    assert (s.ask, s.waiting) == ("keep", (seat,))
    return s.play(seat, then)


def push(s: Story, seat: int, cop: str, to: str) -> Story:
    """A seat, whose turn comes, moves a cop one step; the others are asked."""
    assert s.active == seat
    throw(s).play(seat, f"cop {cop} to {to}")
    assert s.ask == "react"
    return s


def knowledge(s: Story, eye: int | None) -> tuple[object, ...]:
    """All that a seat (None: a spectator) can get to know: position, view, table, events, sentences, record, legal moves."""
    match, game = s.match, s.match.game
    events = match.events(eye)
    table = game.draw(match.view(eye), "en")
    legal = [] if eye is None else match.legal(eye)
    news = format_news(match, eye, events, "en")
    return s.seen(eye), match.view(eye), table, events, news, match.record(eye), legal, match.waiting, match.ask


def same(one: Story, other: Story, *eyes: int | None) -> bool:
    """Whether two matches are the same to these eyes."""
    return all(knowledge(one, eye) == knowledge(other, eye) for eye in eyes)


def outcomes(s: Story, eye: int | None) -> list[tuple[int, str, str]]:
    """What a seat knows of the bribes that are remembered: by whom, of which cop, and whether it worked."""
    return [(bribe.seat, bribe.cop, bribe.outcome) for bribe in s.view(eye).bribes]
