"""Tiny stories: set up a position in a few words, play moves as text, and ask about the result.

Everything runs interpreted. Players are seats 0, 1, 2...; businesses are numbered 1, 2, 3... as in moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import windycity
from tests.games import story as stories
from windycity.core.asking import TRUTH
from windycity.core.chance import CHANCE
from windycity.core.events import EVERYONE, LOG
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    DECK,
    GANGSTERS,
    NO_BUSINESS,
    NO_CARD,
    OF_A_KIND,
    RAID,
    ROW,
    Phase,
)
from windycity.games.chicago_poker.rules.turn import actions_in_turn, go_on
from windycity.games.chicago_poker.view import ChicagoPokerView

GAME = windycity.game("chicago-poker", compiled=False)
CARD_NAMES = list(GAME.edition.names["card"])
BUSINESS_NAMES = list(GAME.edition.names["business"])


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def look(match: Match, eye: int | None) -> ChicagoPokerView:
    """What a seat (None: a spectator) sees of a match of this game."""
    seen = match.view(eye)
    assert isinstance(seen, ChicagoPokerView)
    return seen


class Story(stories.Story):
    """A match in a position made for the test, and words to ask about it."""

    def view(self, eye: int | None) -> ChicagoPokerView:
        """What a seat sees; None is a spectator."""
        return look(self.match, eye)

    def hand(self, seat: int) -> list[str]:
        return _names(self.match.position.hand[seat])

    def row(self, seat: int, spot: int, eye: int | None = -1) -> list[str]:
        """A row as it truly lies, or as a seat knows it (`eye=None` is a spectator); unknown cards are "??"."""
        s = self.match.position if eye == -1 else self.match.observed(eye)
        return _names(s.row[spot - 1, seat])

    def facing(self, seat: int, spot: int) -> list[str]:
        s = self.match.position
        return ["up" if s.row_up[spot - 1, seat, place] else "down" for place in range(s.row_count[spot - 1, seat])]

    def has_bullet(self, seat: int, spot: int) -> bool:
        return bool(self.match.position.bullet[spot - 1, seat])

    def owned(self, seat: int) -> list[str]:
        s = self.match.position
        return [BUSINESS_NAMES[kind] for kind in range(BUSINESSES) for _ in range(s.owned[seat, kind])]

    @property
    def discards(self) -> list[str]:
        return _names(self.match.position.discards)

    @property
    def pile(self) -> list[str]:
        return sorted(_names(self.match.position.pile))

    @property
    def open(self) -> list[str]:
        """The open businesses by place, "" where none lies."""
        return ["" if kind == NO_BUSINESS else BUSINESS_NAMES[kind] for kind in self.match.position.spot_business]

    @property
    def active(self) -> int:
        return int(self.match.position.active)

    @property
    def actions(self) -> int:
        return int(self.match.position.actions)


def story(
    seats: int = 2,
    spots: str = "brewery brewery",
    hands: Sequence[str] = (),
    rows: Mapping[tuple[int, int], str] | None = None,
    discards: str = "",
    pile: str | None = None,
    owned: Mapping[int, str] | None = None,
    businesses: str | None = None,
    removed: str = "",
    bullets: Sequence[tuple[int, int]] = (),
    active: int = 0,
    actions: int = 3,
    turn: int | None = None,
    quiet: int = 0,
    specials: bool = True,
    short: bool = False,
    seed: int = 1,
    opened: Sequence[int] = (),
) -> Story:
    """Make a position. The defaults are ordinary: a later turn, nothing owned, empty hands.

    - `spots`: the open businesses, `-` where none lies;  `hands`: by seat;  `rows`: by (seat, business number)
    - `pile`: the draw pile; not given, it is every card not named. Given, the cards not named are in the box.
    - `businesses`: the pile of businesses; not given, every one not named. Given, those not named are in the box.
    - `bullets`: complete rows as (seat, business number), in the order in which their bullets were placed;
      complete rows not named come after them
    - `turn`: number of the turn; it must fit `active`.  `quiet`: turns already passed without laying or duel
    - `opened`: business numbers in the order in which they were opened; not given, it is as they lie
    - `active` has `actions` actions left. With `actions=0` the turn ends, so that the next player's begins.
    """
    s = GAME.rulebook.position.loose()[0]
    s.seats, s.active, s.actions = seats, active, actions
    s.specials, s.short = int(specials), int(short)
    s.turn = 5 * seats + active if turn is None else turn
    s.taken = max(0, actions_in_turn(s.turn) - actions)
    s.quiet_from = s.turn - quiet
    s.seen_by, s.phase = TRUTH, Phase.ACTIONS
    for seat, names in enumerate(hands):
        for place, number in enumerate(sorted(cards(names))):
            s.hand[seat, place] = number
            s.hand_count[seat] += 1
    for spot, name in enumerate(spots.split()):
        if name != "-":
            s.spot_business[spot] = BUSINESS_NAMES.index(name)
            s.opened += 1
            s.spot_opened[spot] = s.opened
    for order, number in enumerate(opened, 1):
        s.spot_opened[number - 1] = order
    for (seat, spot), names in (rows or {}).items():
        _lay(s, seat, spot - 1, cards(names))
    for seat, spot in [*bullets, *((seat, spot) for seat, spot in rows or {} if (seat, spot) not in bullets)]:
        if s.row_count[spot - 1, seat] == ROW:
            s.bullets += 1
            s.bullet[spot - 1, seat] = s.bullets
    for number in cards(discards):
        s.discards[s.discard_count] = number
        s.discard_count += 1
    for number in _left_over(s) if pile is None else cards(pile):
        s.pile[s.pile_count] = number
        s.pile_count += 1
    for seat, names in (owned or {}).items():
        for name in names.split():
            s.owned[seat, BUSINESS_NAMES.index(name)] += 1
    for name in removed.split():
        s.removed[BUSINESS_NAMES.index(name)] += 1
    for kind in range(BUSINESSES):
        on_table = sum(s.spot_business == kind) + s.owned[:, kind].sum() + s.removed[kind]
        left = OF_A_KIND - on_table if businesses is None else businesses.split().count(BUSINESS_NAMES[kind])
        s.businesses[kind] = left
    go_on(s, GAME.edition.data, GAME.interpreted.array(CHANCE)[0], GAME.interpreted.array(LOG)[0])
    options = {"specials": specials, "short": short}
    if pile is None and businesses is None:
        GAME.check_position(s)
    return Story(Match(GAME, options, Luck("fast-1", seed.to_bytes(8, "big")), GAME.interpreted.of(s), s.copy()))


def _lay(s: Loose, seat: int, spot: int, numbers: list[int]) -> None:
    for place, number in enumerate(numbers):
        up = int(GAME.edition.data.face_up[s.spot_business[spot], place])
        s.row[spot, seat, place] = number
        s.row_up[spot, seat, place] = up
        s.row_seen[spot, seat, place] = EVERYONE if up else 1 << seat
    s.row_count[spot, seat] = len(numbers)


def _left_over(s: Loose) -> list[int]:
    deck = [*range(GANGSTERS)] + ([*range(GANGSTERS, len(CARD_NAMES)), RAID] if s.specials else [])
    for place in (s.hand, s.discards, s.row):
        for number in place.ravel():
            if number != NO_CARD:
                deck.remove(int(number))
    assert len(deck) <= DECK
    return deck


def _names(numbers: Sequence[int]) -> list[str]:
    return ["??" if number == NO_CARD - 1 else CARD_NAMES[number] for number in numbers if number != NO_CARD]
