"""A tiny Chicago Poker for exact computations: two players with two cards each, two bars, everything else in the box.

The rules are those of the whole game. Nothing can be drawn, so the players take turns laying their cards. From their own cards
players know the other's, but not at which bar each is: the first two of a row are face down there.
"""

from __future__ import annotations

from itertools import combinations

from windycity.core.asking import TRUTH
from windycity.core.game import Game
from windycity.core.position import Loose
from windycity.games.chicago_poker.position import ACTIONS, Ask, Business, Phase

OPTIONS = {"specials": False}
SEATS = 2
HELD = ("R7", "G7", "R9", "B12")  # the cards dealt, two to each player
OPEN = (Business.BAR, Business.BAR)
TURN = 20


def worlds(game: Game) -> list[Loose]:
    """List the positions after every deal."""
    cards = [game.edition.names["card"].index(name) for name in HELD]
    return [_world(game, sorted(own), sorted(set(cards) - set(own))) for own in combinations(cards, len(cards) // SEATS)]


def _world(game: Game, *hands: list[int]) -> Loose:
    s = game.rulebook.position.loose()[0]
    s.seats, s.active, s.ask, s.waiting, s.phase, s.seen_by = SEATS, 0, Ask.ACTION, 1, Phase.ACTIONS, TRUTH
    s.turn, s.quiet_from, s.actions = TURN, TURN, ACTIONS
    for seat, hand in enumerate(hands):
        s.hand[seat, : len(hand)] = hand
        s.hand_count[seat] = len(hand)
    for spot, business in enumerate(OPEN):
        s.spot_business[spot] = business
        s.spot_opened[spot] = s.opened = spot + 1
    return s
