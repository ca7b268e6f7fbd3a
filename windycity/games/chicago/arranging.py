"""Arranging a position of Chicago by hand: men and their heads, owners of bars, money, the round, the throw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from windycity.core.edition import Edition
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.arranging import Held, Label, Number, Zone
from windycity.games.chicago.position import (
    BODIES,
    CHIPS,
    DICE,
    HEADS_IN_BANK,
    MOST_MONEY,
    MOST_SEATS,
    NO_MAN,
    NO_SEAT,
    NO_SPACE,
    ROUNDS,
    Ask,
    Head,
    Phase,
    Sort,
)
from windycity.games.chicago.throws import DICE_IN_ANY_ORDER, THROWS, face_of, throw_number

KEPT = ("round", "head")
MEN = [f"{seat} {man}" for seat in range(MOST_SEATS) for man in range(1, BODIES + 1)]
RANKS = (Head.BLUE, Head.GREEN, Head.RED, Head.YELLOW)
A_THROW = "1+2+3"  # the default if no dice are left; another can be chosen


@dataclass(frozen=True)
class Space(Held):
    """A space of the board: a man who comes into play here gets a head, and one who is put into a bar takes it (CH-5.1)."""

    is_bar: bool = False

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these men here."""
        super().hold(s, things)
        _give_heads(s, things)
        for seat in {man // BODIES for man in things}:
            if self.is_bar and (s.chip == seat).sum() < CHIPS:
                s.chip[self.here] = seat


@dataclass(frozen=True)
class Reserve(Zone):
    """The men of a gang who have a head and no place (CH-3.7)."""

    def held(self, s: Loose) -> list[int]:
        """List the men in reserve."""
        return [man for man in self.only if s.man_at.flat[man] == NO_SPACE and _has_head(s, man)]

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put these men in reserve."""
        s.man_at.flat[list(things)] = NO_SPACE
        _give_heads(s, things)


@dataclass(frozen=True)
class Headless(Zone):
    """The bodies of a gang that are not in play, yet or any more (CH-1.1)."""

    head: Head

    def held(self, s: Loose) -> list[int]:
        """List these bodies."""
        return [man for man in self.only if s.man_at.flat[man] == NO_SPACE and int(s.head.flat[man]) == self.head]

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Take these men out of play."""
        s.man_at.flat[list(things)] = NO_SPACE
        s.head.flat[list(things)] = self.head


def _has_head(s: Loose, man: int) -> bool:
    return int(s.head.flat[man]) in RANKS


def _give_heads(s: Loose, men: Sequence[int]) -> None:
    for man in men:
        if not _has_head(s, man):
            s.head.flat[man] = Head.BLUE


def gather(edition: Edition, s: Loose) -> None:
    """Put a walking man back where he set out; if heads are being bought after a round, begin the next one (CH-5.3)."""
    e, start = edition.data, s.walk_from
    if s.walker != NO_MAN and s.active < s.seats and start < e.spaces:
        alone = e.sort[start] == Sort.STREET and (s.man_at == start).any()  # otherwise he came from the reserve
        s.man_at[s.active, s.walker] = NO_SPACE if alone else start
    if s.phase == Phase.BUYING:
        s.round, s.active = min(s.round + 1, ROUNDS), 0


def zones(edition: Edition, s: Loose, players: Sequence[str]) -> list[Zone]:
    """List the places of men, on the board and off it, and the gangs that can own bars."""
    e = edition.data
    men = range(s.seats * BODIES)
    bars = [space for space in range(e.spaces) if e.sort[space] == Sort.BAR]
    gangs = [(seat, {"player": players[seat]}) for seat in range(s.seats)]

    def called(s: Loose, man: int) -> Label:
        player = players[man // BODIES]
        if not _has_head(s, man):
            return Label("arrange-body", {"player": player})  # they are all alike
        head = Word("head", edition.names["head"][s.head.flat[man]])
        return Label("arrange-man", {"player": player, "man": man % BODIES + 1, "head": head})

    def own(seat: int) -> range:
        return range(seat * BODIES, (seat + 1) * BODIES)

    def space(number: int) -> Zone:
        name, is_street = edition.names["space"][number], e.sort[number] == Sort.STREET
        return Space(
            f"space {name}",
            Label("arrange-space", {"space": name}),
            "man",
            men,
            1 if is_street else len(men),  # CH-3.5
            "man_at",
            number,
            NO_SPACE,
            e.sort[number] == Sort.BAR,
            is_space=True,
            names=MEN,
            called=called,
        )

    def reserve(seat: int, facts: dict[str, str]) -> Zone:
        label = Label("arrange-reserve", facts)
        return Reserve(f"reserve {seat}", label, "man", own(seat), BODIES, names=MEN, called=called, things="own-man")

    def headless(name: str, seat: int, facts: dict[str, str], head: Head) -> Zone:
        label = Label(f"arrange-{name}", facts)
        return Headless(f"{name} {seat}", label, "man", own(seat), BODIES, head, names=MEN, called=called, things="own-man")

    return [
        *(space(number) for number in range(e.spaces)),
        *(headless("bodies", seat, facts, Head.NONE) for seat, facts in gangs),
        *(reserve(seat, facts) for seat, facts in gangs),
        *(headless("out", seat, facts, Head.OUT) for seat, facts in gangs),
        # Last, because men put into bars lay chips there.
        *(
            Held(f"bars {seat}", Label("arrange-bars", facts), "space", bars, CHIPS, "chip", seat, NO_SEAT)
            for seat, facts in gangs
        ),
        Held("bars", Label("arrange-no-bars"), "space", bars, len(bars), "chip", NO_SEAT, NO_SEAT),
    ]


def numbers(edition: Edition, s: Loose, players: Sequence[str]) -> list[Number]:
    """List the round (0 is the first purchase), the gang whose turn it is, its dice, all money, and the heads of men in play."""

    def set_round(s: Loose, value: int) -> None:
        s.round = value

    def set_active(s: Loose, value: int) -> None:
        s.active = value

    def set_dice(s: Loose, value: int) -> None:
        s.dice[:] = sorted(face_of(value, place) for place in range(DICE))

    def purse(seat: int) -> Number:
        def write(s: Loose, value: int) -> None:
            s.money[seat] = value

        label = Label("arrange-money", {"player": players[seat]})
        return Number(f"money {seat}", label, int(s.money[seat]), 0, MOST_MONEY, write)

    def head(man: int) -> Number:
        def write(s: Loose, value: int) -> None:
            s.head.flat[man] = value

        names = [Label(f"head-{rank.name.lower()}") for rank in RANKS]
        value = int(s.head.flat[man])
        return Number(f"head {MEN[man]}", Label("arrange-head"), value, RANKS[0], RANKS[-1], write, names, f"man {MEN[man]}")

    dice = [die for die in sorted(map(int, s.dice)) if die]
    throw = throw_number(*([0] * (DICE - len(dice))), *dice) if dice else DICE_IN_ANY_ORDER[A_THROW]
    names = players[: s.seats]
    return [
        Number("round", Label("arrange-round"), int(s.round), 0, ROUNDS, set_round),
        Number("active", Label("arrange-active"), min(int(s.active), s.seats - 1), 0, s.seats - 1, set_active, names),
        *([Number("dice", Label("arrange-dice"), throw, 0, THROWS - 1, set_dice, edition.names["dice"])] if s.round else ()),
        *(purse(seat) for seat in range(s.seats)),
        *(head(man) for man in range(s.seats * BODIES) if _has_head(s, man)),
    ]


def settle(edition: Edition, s: Loose) -> None:
    """Begin a turn (CH-3.1), or the first purchase (CH-2.2): count who stands where, the chips and the heads that are left."""
    s.head[s.seats :] = Head.NONE
    s.gang_on[:], s.men_on[:] = NO_SEAT, 0
    for seat, man in np.argwhere(s.man_at != NO_SPACE):
        s.gang_on[s.man_at[seat, man]] = seat
        s.men_on[s.man_at[seat, man]] += 1
    for seat in range(s.seats):
        s.chips[seat] = CHIPS - (s.chip == seat).sum()
    for head in RANKS:
        s.bank[head] = max(HEADS_IN_BANK[head] - int((s.head == head).sum()), 0)
    if s.round == 0:
        s.dice[:] = 0
    s.phase, s.ask = (Phase.TURN, Ask.MOVE) if s.round else (Phase.FIRST_BUYING, Ask.BUY)
    s.waiting = 1 << s.active
