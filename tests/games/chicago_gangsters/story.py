"""Tiny stories: set up a round in a few words, play moves as text, and ask about the result.

Everything runs interpreted. Players are seats 0, 1, 2...; with three or four of them seat n has clan n. The coalition
card that a story names by its challengers is one of the edition: `challengers="01"` are the clans 0 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import windycity
from tests.games import story as stories
from windycity.core.asking import TRUTH
from windycity.core.match import Match
from windycity.core.position import Loose
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.position import (
    CARDS,
    CLANS,
    COALITIONS,
    COPIES_OF,
    DISTRICTS,
    LOOT_CARDS,
    NO_CLAN,
    NO_SEAT,
    PERSONS,
    Means,
    Phase,
    Side,
)
from windycity.games.chicago_gangsters.rules.answers import go_on
from windycity.games.chicago_gangsters.view import ChicagoGangstersView, Coalition, District, Loot

GAME = windycity.game("chicago-gangsters", compiled=False)
NAMES = GAME.edition.names
DATA = GAME.edition.data


def card(name: str) -> int:
    return NAMES["card"].index(name)


def person(name: str) -> int:
    return NAMES["person"].index(name)


def district(means: str, persons: bool) -> str:
    """The name of the district where these means are usable: `district("weapons bribes", persons=False)`."""
    usable = [int(kind.name.lower() in means.split()) for kind in Means]
    return next(
        NAMES["district"][i] for i in range(DISTRICTS) if [*DATA.usable[i]] == usable and DATA.persons_count[i] == persons
    )


def loot_card(packages: str) -> str:
    """The name of the loot card with these packages, as in `2A, P+M / A, 2M`."""
    for i in range(LOOT_CARDS):
        rows = [", ".join(write_package(GAME.edition, i, row, place) for place in range(2)) for row in range(2)]
        if " / ".join(rows) == packages:
            return str(NAMES["loot"][i])
    raise AssertionError(f"no loot card {packages}")


def coalition_card(challengers: str, question: int, pick: int | None = None) -> str:
    """The name of the coalition card with these challengers and this `?`; `pick`, if given, is the defenders' pick mark."""
    for i in range(COALITIONS):
        sides = [clan for clan in range(CLANS) if DATA.side[i, clan] == Side.CHALLENGERS]
        picked = pick is None or DATA.pick[i, Side.DEFENDERS] == pick
        if sides == [int(clan) for clan in challengers] and DATA.question[i] == question and picked:
            return str(NAMES["coalition"][i])
    raise AssertionError(f"no coalition card {challengers} with the ? at {question}")


def look(match: Match, eye: int | None) -> ChicagoGangstersView:
    """What a seat (None: a spectator) sees of a match of this game."""
    seen = match.view(eye)
    assert isinstance(seen, ChicagoGangstersView)
    return seen


class Story(stories.Story):
    """A match in a position made for the test, and words to ask about it."""

    def view(self, eye: int | None) -> ChicagoGangstersView:
        """What a seat sees; None is a spectator."""
        return look(self.match, eye)

    @property
    def coalition(self) -> Coalition:
        """The coalition card that lies open."""
        found = self.view(None).coalition
        assert found is not None
        return found

    @property
    def district(self) -> District:
        """The contested district."""
        found = self.view(None).district
        assert found is not None
        return found

    @property
    def loot(self) -> Loot:
        """The loot card that lies open."""
        found = self.view(None).loot
        assert found is not None
        return found

    def lay(self, seat: int, cards: str = "") -> Story:
        """Lay cards face down and be done; works for members of a side in the ask `lay`."""
        for name in cards.split():
            self.play(seat, f"lay {name}")
        self.play(seat, "done")
        return self

    def show(self, seat: int, cards: str = "") -> Story:
        """Lay cards openly and be done, in the ask `show`."""
        for name in cards.split():
            self.play(seat, f"show {name}")
        self.play(seat, "done")
        return self

    def join(self, seat: int, side: str, cards: str = "") -> Story:
        """Lay cards as Mr. X and join a side."""
        for name in cards.split():
            self.play(seat, f"lay {name}")
        self.play(seat, f"join {side}")
        return self

    def hand(self, seat: int, eye: int | None = -1) -> list[str]:
        """A hand as it truly is, or as a seat knows it (`eye=None` is a spectator): cards not known are left out."""
        s = self.match.position if eye == -1 else self.match.observed(eye)
        return _names(s.hand[seat])

    def hand_count(self, seat: int) -> int:
        return int(self.match.position.hand_count[seat])

    def shown(self, seat: int) -> list[str]:
        """What everyone has seen of a hand."""
        return _names(self.match.position.shown[seat])

    def laid(self, seat: int) -> list[str]:
        """What lies face down."""
        return _names(self.match.position.laid[seat])

    def open(self, seat: int) -> list[str]:
        """What lies face up before a player."""
        return _names(self.match.position.open[seat])

    def persons(self, seat: int) -> list[str]:
        s = self.match.position
        return [NAMES["person"][i] for i in range(PERSONS) if s.holder[i] == seat]

    def alcohol(self, seat: int) -> int:
        return int(self.match.position.alcohol[seat])

    def strength(self, side: str) -> int:
        """The announced strength of "challengers" or "defenders"."""
        return int(self.match.position.strength[Side[side.upper()]])

    def contribution(self, seat: int) -> int:
        return int(self.match.position.contribution[seat])

    def side(self, seat: int) -> str:
        return Side(self.match.position.side[seat]).name.lower()

    def clan(self, seat: int) -> int | None:
        clan = int(self.match.position.clan[seat])
        return None if clan == NO_CLAN else clan

    def words(self, seat: int) -> tuple[int, int]:
        """The numbers of words a player has kept and broken."""
        s = self.match.position
        return int(s.kept[seat]), int(s.broken[seat])

    def role(self, name: str) -> int | None:
        """Who is `mr_x`, `loner`, `godfather_seat`, `ousted`, `first` (the winner who chose first) or `turn`."""
        seat = int(getattr(self.match.position, name))
        return None if seat == NO_SEAT else seat

    def godfather_points(self, seat: int) -> int:
        return int(self.match.position.godfather_points[seat])

    @property
    def discards(self) -> list[str]:
        return _names(self.match.position.discards)

    @property
    def pile(self) -> list[str]:
        return _names(self.match.position.pile)

    @property
    def round(self) -> int:
        return int(self.match.position.round)


def story(
    seats: int = 4,
    hands: Sequence[str] = (),
    persons: Sequence[str] = (),
    means: str = "weapons bribes blackmail",
    persons_count: bool = True,
    challengers: str = "01",
    question: int = 0,
    pick: int | None = None,
    loot: str = "2A, P+M / A, 2M",
    person_offered: str = "mayor",
    discards: str = "",
    pile: str | None = None,
    shown: Mapping[int, str] | None = None,
    alcohol: Mapping[int, int] | None = None,
    mr_x: int | None = None,
    godfather_seat: int | None = None,
    godfather_points: Mapping[int, int] | None = None,
    talk: bool = False,
    godfather: bool = False,
    number: int = 3,
    at: str = "fight",
    first: int = 0,
    winning: str = "challengers",
    coming: str = "",
    seed: int = 1,
) -> Story:
    """Make a position in the middle of a match. The defaults are ordinary: empty hands, no persons, no talk.

    - `hands`, `persons`: by seat, as in `hands=["W2 W4", "B3"]`, `persons=["fence mayor", ""]`
    - `means`, `persons_count`: what is usable in the district; `challengers`: two clans; `question`: the clan with the `?`;
      `pick`: the defenders' pick mark (the challengers' is always the one without the `?`); `loot`: by its packages
    - `pile`: the means pile; not given, it is every card not named. Given, the cards not named are in the box.
    - `shown`: what everyone has seen of a hand;  `mr_x`: with five seats, who is Mr. X (the others have clans in seat order)
    - `number`: the round;  `at`: "fight" (right after the reveal), "round-end" (the loot is shared, `first` chose first and
      `winning` won), or "next-round" (the round is over; `coming` forces what is turned next, as in "C1 Bridgeport L1 mayor")
    """
    s = GAME.rulebook.position.loose()[0]
    s.seats, s.seen_by = seats, TRUTH
    s.talk, s.godfather = int(talk), int(godfather)
    s.acting = Side.CHALLENGERS
    _deal_clans(s, (4 if mr_x is None else mr_x) if seats == 5 else NO_SEAT)
    _turn_cards(s, number, coalition_card(challengers, question, pick), district(means, persons_count), loot_card(loot))
    _place_persons(s, persons, person_offered)
    for seat, names in enumerate(hands):
        for name in names.split():
            s.hand[seat, card(name)] += 1
            s.hand_count[seat] += 1
    for seat, names in (shown or {}).items():
        for name in names.split():
            s.shown[seat, card(name)] += 1
    for name in discards.split():
        s.discards[card(name)] += 1
    for i in range(CARDS):
        left = COPIES_OF[i] - s.discards[i] - s.hand[:, i].sum()
        assert left >= 0, f"too many {NAMES['card'][i]}"
        s.pile[i] = left if pile is None else pile.split().count(NAMES["card"][i])
    s.pile_count = int(s.pile.sum())
    for seat, amount in (alcohol or {}).items():
        s.alcohol[seat] = amount
    for seat, points in (godfather_points or {}).items():
        s.godfather_points[seat] = points
    s.godfather_seat = NO_SEAT if godfather_seat is None else godfather_seat
    _begin(s, at, first, winning)
    options = {"talk": talk, "godfather": godfather}
    return Story(stories.begun(GAME, s, go_on, coming, sound=pile is None, seed=seed, options=options))


def _deal_clans(s: Loose, mr_x: int) -> None:
    s.mr_x = mr_x
    for clan, seat in enumerate(seat for seat in range(s.seats) if seat != mr_x):
        s.clan[seat] = clan


def _turn_cards(s: Loose, number: int, coalition: str, place: str, loot: str) -> None:
    """Put the round's cards on the table; for earlier rounds, the first cards of each pile that are not on it are out."""
    s.round = number
    s.coalition, s.district, s.loot = (
        NAMES[kind].index(name) for kind, name in (("coalition", coalition), ("district", place), ("loot", loot))
    )
    for pile, size, on_table in (
        (s.coalition_pile, COALITIONS, s.coalition),
        (s.district_pile, DISTRICTS, s.district),
        (s.loot_pile, LOOT_CARDS, s.loot),
    ):
        pile[:size] = 1
        pile[on_table] = 0
        for i in [i for i in range(size) if i != on_table][: number - 1]:
            pile[i] = 0
    if number > 10:
        s.coalition_pile[COALITIONS] = 1
    for seat in range(s.seats):
        if s.clan[seat] != NO_CLAN:
            s.side[seat] = DATA.side[s.coalition, s.clan[seat]]
    for seat in range(s.seats):
        if s.seats == 3 and list(s.side[:3]).count(s.side[seat]) == 1:
            s.loner = seat


def _place_persons(s: Loose, persons: Sequence[str], offered: str) -> None:
    s.person_pile[:] = 1
    s.person = person(offered)
    s.person_pile[s.person] = 0
    for seat, names in enumerate(persons):
        for name in names.split():
            s.holder[person(name)] = seat
            s.person_pile[person(name)] = 0


def _begin(s: Loose, at: str, first: int, winning: str) -> None:
    s.acting = Side.CHALLENGERS
    s.phase = {"fight": Phase.JOIN, "round-end": Phase.ROUND_END, "next-round": Phase.NEXT_ROUND}[at]
    if at != "fight":
        s.acting, s.winning, s.first = Side.DEFENDERS, Side[winning.upper()], first
        s.turn, s.turns = first, s.seats if at == "round-end" else 0
        if s.mr_x != NO_SEAT:
            s.side[s.mr_x] = Side.DEFENDERS


def _names(bag: Sequence[int]) -> list[str]:
    return [NAMES["card"][i] for i in range(CARDS) for _ in range(bag[i])]
