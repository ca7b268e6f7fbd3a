"""Arranging at random: what must hold in every game whose positions can be set up by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import windycity
from windycity.core.errors import BadOption
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games.arranging import Arrangement
from windycity.server.arrangements import _open_view


def things_in(arrangement: Arrangement) -> Counter[str]:
    """Count all things, wherever they are."""
    counts: Counter[str] = Counter()
    for piece in arrangement.pieces:
        counts[piece.thing] += piece.count
    return counts


def change(arrangement: Arrangement, luck: Random) -> bool:
    """Change something by chance; whether that could be done. What cannot be done changes nothing."""
    before = arrangement.game.dump_position(arrangement.position)
    try:
        if luck.random() < 0.2 and arrangement.numbers:
            number = luck.choice(arrangement.numbers)
            arrangement.set(number.name, luck.randint(number.low - 1, number.high + 1))
        else:
            piece = luck.choice(arrangement.pieces)
            zone = luck.choice([zone for zone in arrangement.zones if zone.kind == piece.kind])
            arrangement.put(piece.thing, piece.place, zone.name)
    except BadOption:
        assert arrangement.game.dump_position(arrangement.position) == before
        return False
    return True


def arrange_at_random(name: str, seats: int, seed: int, changes: int, **options: bool) -> Counter[str]:
    """Arrange by chance, check what must hold after every change, and return what was wrong how often."""
    game, luck = windycity.game(name), Random(seed)
    arrangement = Arrangement.ordinary(game, seats, options)
    assert arrangement.problem is None, "an ordinary start can be played"
    things, problems = things_in(arrangement), Counter[str]()
    for _ in range(changes):
        if not change(arrangement, luck):
            continue
        assert things_in(arrangement) == things, "nothing is lost or doubled"
        problem = arrangement.problem
        problems[problem.sentence if problem else "none"] += 1
        assert problem is None or problem.message("de"), "what is wrong has words"
        data = game.dump_position(arrangement.position)
        again = Arrangement.read(game, data)
        assert game.dump_position(again.position) == data, "what is kept as JSON stays the same"
        for eye in range(seats):
            assert _open_view(arrangement.game, arrangement, eye).players, "it can be drawn, whatever is wrong with it"
        if problem is None:
            play_on(arrangement, luck)
    return problems


def play_on(arrangement: Arrangement, luck: Random, answers: int = 3) -> None:
    """Play a few moves from a position that is said to be possible."""
    match = Match.from_position(arrangement.game, arrangement.position, Luck.of("hmac-1", luck.random().hex()))
    for _ in range(answers):
        if match.over:
            return
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)))
