"""The consequences of a move under consideration: the dice of a shoot-out, members, what a cop does and what public pays."""

from __future__ import annotations

from windycity.core.actions import Sort
from windycity.core.edition import Edition
from windycity.core.kernel import Kernel
from windycity.core.position import Loose
from windycity.games.gangsters.actions import ATTACK, COP, KEEP, PASS, PUBLIC, SEDUCE, SHOOT, TO
from windycity.games.gangsters.position import (
    FIRST_COP_TARGET,
    JOINTS,
    MOST_STRENGTH,
    NO_COP,
    NO_PUBLIC,
    NO_SEAT,
    UNTOUCHABLE,
    Ask,
)
from windycity.games.gangsters.rules.joints import is_grey, public_on
from windycity.games.gangsters.rules.pieces import gang_of, has_criminal_piece, is_cop_target, piece_of, target_of
from windycity.games.gangsters.rules.shooting import dice_of, least_hit

Facts = dict[str, object]


def call(kernel: Kernel, *arguments: object) -> int:
    """Call a kernel for a number; kernels themselves have no types."""
    return int(kernel(*arguments))


def consequences(edition: Edition, s: Loose, seat: int, sort: Sort, numbers: tuple[int, ...]) -> Facts:
    """Return the immediate consequences of a move, as facts of the sentence that explains it to people who click."""
    if sort is SHOOT:
        return _throws(s, call(target_of, seat, numbers[0]), numbers[1])
    if sort is ATTACK:
        cop = s.mover if s.ask == Ask.TARGET else s.fed[seat]
        return _named_cop(edition, cop) | _throws(s, FIRST_COP_TARGET + cop, numbers[0])
    if sort is SEDUCE:
        return _seduced(s, seat, numbers[0])
    if sort is COP or (sort is TO and s.ask == Ask.COP_TO):
        return {"then": _then(edition, s, numbers[-1])}
    if sort is PUBLIC or (sort is TO and s.ask == Ask.PUBLIC_TO):
        return _paid(edition, s, seat, s.entering if sort is TO else numbers[0], numbers[-1])
    if sort is KEEP:
        return {"untouchable": int(s.drawn[seat] == UNTOUCHABLE)}
    return _passed(edition, s, seat) if sort is PASS else {}


def _named_cop(edition: Edition, cop: int) -> Facts:
    """Return the cop that a question is about, if there is one."""
    return {} if cop == NO_COP else {"cop": edition.names["cop"][cop]}


def _passed(edition: Edition, s: Loose, seat: int) -> Facts:
    """Return the cop who is left alone, and what he does then, if he has just moved."""
    facts = _named_cop(edition, s.fed[seat] if s.ask == Ask.ATTACK else s.mover)
    return facts | {"then": _then(edition, s, s.cop_at[s.mover])} if s.ask == Ask.REACT else facts


def _throws(s: Loose, attacker: int, target: int) -> Facts:
    """GA-8.3: the dice of both sides, and the lowest face with which each hits."""
    return {
        "dice": call(dice_of, s, attacker),
        "from": call(least_hit, s, attacker),
        "back": call(dice_of, s, target),
        "back_from": call(least_hit, s, target),
    }


def _seduced(s: Loose, seat: int, target: int) -> Facts:
    """GA-9.1: the members that both pieces have afterwards; none joins a piece that has no room."""
    if call(is_cop_target, target):
        return {"theirs": 0, "yours": 0, "joins": 0}
    other, piece = call(gang_of, target), call(piece_of, target)
    now, most = int(s.strength[seat, piece]), MOST_STRENGTH[piece]
    return {"theirs": max(0, int(s.strength[other, piece]) - 1), "yours": min(most, now + 1), "joins": int(now < most)}


def _then(edition: Edition, s: Loose, space: int) -> str:
    """GA-4.6, GA-4.7, GA-4.9: what a cop does where he ends; a raid comes first."""
    criminal = call(has_criminal_piece, s, space)
    if space < JOINTS and call(public_on, s, edition.data, space) != NO_PUBLIC:
        return "raid-attack" if criminal else "raid"
    if criminal:
        return "attack"
    return "donuts" if call(is_grey, edition.data, space) else "nothing"


def _paid(edition: Edition, s: Loose, seat: int, public: int, space: int) -> Facts:
    """GA-7.2: what public will pay where it ends, and whom; GA-5.6: it leaves the board if a criminal piece is there."""
    facts: Facts = {"whose": "nobody", "gang": "", "pays": 0}
    if call(has_criminal_piece, s, space):
        return facts | {"whose": "criminals"}
    if space >= JOINTS or s.owner[space] == NO_SEAT or public >= edition.data.publics:
        return facts
    owner, e = int(s.owner[space]), edition.data
    pays = int(e.public_value[public] * e.price[space] * s.level[space])
    return {"whose": "own" if owner == seat else "other", "gang": edition.names["player"][owner], "pays": pays}
