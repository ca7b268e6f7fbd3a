"""Gangsters' moves as text.

    claim A2                                     a joint, in the set-up
    hire thugs, done                             members of the gang, one at a time, in secret
    place thugs A2                               where a piece starts, in secret
    buy, raise                                   the joint where your racketeers stand, or a level of it
    offer camorra, give A2, want nothing,        a trade, step by step: what you give and want, then cash that you
      pay 500, get 100, propose                    pay or get; `offer camorra A2 + 300 for B3` says it at once
    accept, refuse                               another player's offer
    throw                                        the dice
    show 7, pass                                 a bribe marker, in secret until all have answered
    bribe 7                                      a cop
    cop 7 to d-4, subway 7, new cop, donuts      the police action, or pass
    to d-4                                       where a drawn cop or public goes, or a piece comes back
    attack camorra-thugs                         whom a cop attacks
    wheels, heaters, clothes                     equipment, in a grey building, before the first move
    move thugs to A2 as criminal                 a piece by its die
    drive thugs with green+black to A2 as clean  a piece by several dice, with wheels
    public 2a to K2, new public                  the public
    recruit thugs 2                              two more
    seduce camorra-thugs                         whom the vamps seduce
    keep, put back                               the marker just drawn, if it is an Untouchable
    order 1                                      Untouchables to put back just before somebody else draws
    shoot thugs at cop-7                         whom a piece attacks

Capitals do not matter. Buildings go by the labels on the map, streets by column and row.
"""

from __future__ import annotations

from collections.abc import Callable

from windycity.core.edition import Edition
from windycity.core.explanations import Explanation
from windycity.core.kernel import Kernel
from windycity.core.moves import HIDDEN, Moves, Sort
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.gangsters import actions as a
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    CASH_STEPS,
    COPS,
    EQUIPMENT_PRICE,
    JOINTS,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_SPACES,
    MOST_STRENGTH,
    MOST_UNTOUCHABLES,
    NO_COP,
    NO_SEAT,
    NO_SPACE,
    OFFERS,
    PIECES,
    RECRUITS,
    TARGETS,
    Ask,
    Did,
    Die,
    Piece,
)
from windycity.games.gangsters.rules import buying, claims, moving, police, recruiting

SPACE, JOINT, PIECE, COP, TARGET = (
    ("space", MOST_SPACES),
    ("joint", JOINTS),
    ("piece", PIECES),
    ("cop", COPS),
    ("target", TARGETS),
)
JOINT_OR_NOTHING = (("joint", JOINTS + 1),)
CASH = (("cash", len(CASH_STEPS)),)
MOVES = Moves(
    [
        Sort("claim", a.CLAIM, (JOINT,), "claim A2"),
        Sort("hire", a.HIRE, (PIECE,), "hire thugs"),
        Sort("done", a.DONE),
        Sort("place", a.PLACE, (PIECE, JOINT), "place thugs A2"),
        Sort("buy", a.BUY),
        Sort("raise", a.RAISE),
        Sort("wheels", a.EQUIP + Piece.RACKETEERS),
        Sort("heaters", a.EQUIP + Piece.THUGS),
        Sort("clothes", a.EQUIP + Piece.VAMPS),
        Sort("offer", a.OFFER, (("gang", MOST_SEATS),), "offer camorra"),
        Sort("give", a.GIVE, JOINT_OR_NOTHING, "give A2"),
        Sort("want", a.WANT, JOINT_OR_NOTHING, "want A2"),
        Sort("pay", a.PAY, CASH, "pay 500"),
        Sort("get", a.GET, CASH, "get 500"),
        Sort("propose", a.PROPOSE),
        Sort("accept", a.ACCEPT),
        Sort("refuse", a.REFUSE),
        Sort("throw", a.THROW),
        Sort("show", a.SHOW, (COP,), "show 7"),
        Sort("pass", a.PASS),
        Sort("bribe", a.BRIBE, (COP,), "bribe 7"),
        Sort("cop", a.COP, (COP, SPACE), "cop 7 to d-4", ("to",)),
        Sort("subway", a.SUBWAY, (COP,), "subway 7"),
        Sort("new cop", a.NEW_COP),
        Sort("donuts", a.DONUTS),
        Sort("to", a.TO, (SPACE,), "to d-4"),
        Sort("attack", a.ATTACK, (TARGET,), "attack cop-7"),
        Sort("move", a.MOVE, (PIECE, SPACE, ("side", a.SIDES)), "move thugs to d-4 as criminal", ("to", "as")),
        Sort(
            "drive",
            a.DRIVE,
            (PIECE, ("dice", a.MIXES), SPACE, ("side", a.SIDES)),
            "drive thugs with green+black to d-4 as clean",
            ("with", "to", "as"),
        ),
        Sort("public", a.PUBLIC, (("public", MOST_PUBLIC), SPACE), "public 2a to d-4", ("to",)),
        Sort("new public", a.NEW_PUBLIC),
        Sort("recruit", a.RECRUIT, (PIECE, ("members", RECRUITS)), "recruit thugs 2"),
        Sort("seduce", a.SEDUCE, (TARGET,), "seduce camorra-thugs"),
        Sort("keep", a.KEEP),
        Sort("put back", a.PUT_BACK),
        Sort("shoot", a.SHOOT, (PIECE, TARGET), "shoot thugs at cop-7", ("at",)),
        Sort("order", a.ORDER, (("members", MOST_UNTOUCHABLES + 1),), "order 1"),
    ]
)
ASK_RULES = {
    Ask.NOTHING: "GA-10.1",
    Ask.CLAIM: "GA-2.1",
    Ask.GANG: "GA-2.2",
    Ask.PLACE: "GA-2.3",
    Ask.BUY: "GA-3.1",
    Ask.GIVE: "GA-3.3",
    Ask.WANT: "GA-3.3",
    Ask.CASH: "GA-3.3",
    Ask.ACCEPT: "GA-3.3",
    Ask.DONUTS: "GA-4.9",
    Ask.POLICE: "GA-4.1",
    Ask.COP_TO: "GA-4.5",
    Ask.REACT: "GA-4.3",
    Ask.FEED: "GA-4.9",
    Ask.TARGET: "GA-4.6",
    Ask.MOVE: "GA-5.1",
    Ask.PUBLIC_TO: "GA-5.6",
    Ask.SEDUCE: "GA-9.1",
    Ask.RETURN: "GA-6.3",
    Ask.KEEP: "GA-4.2",
    Ask.SHIELD: "GA-4.9",
    Ask.ATTACK: "GA-4.9",
    Ask.SHOOT: "GA-8.1",
}
ANSWERS = {
    Ask.CLAIM: ("claim",),
    Ask.GANG: ("hire", "done"),
    Ask.PLACE: ("place",),
    Ask.BUY: ("buy", "raise", "offer", "throw"),
    Ask.GIVE: ("give",),
    Ask.WANT: ("want",),
    Ask.CASH: ("pay", "get", "propose"),
    Ask.ACCEPT: ("accept", "refuse"),
    Ask.DONUTS: ("show", "pass"),
    Ask.POLICE: ("bribe", "cop", "subway", "new cop", "donuts", "pass"),
    Ask.COP_TO: ("to",),
    Ask.REACT: ("show", "pass"),
    Ask.FEED: ("donuts", "pass"),
    Ask.TARGET: ("attack",),
    Ask.MOVE: ("wheels", "heaters", "clothes", "move", "drive", "public", "new public", "recruit", "done"),
    Ask.PUBLIC_TO: ("to",),
    Ask.SEDUCE: ("seduce",),
    Ask.RETURN: ("to",),
    Ask.KEEP: ("keep", "put back"),
    Ask.SHIELD: ("show", "pass"),
    Ask.ATTACK: ("attack", "pass"),
    Ask.SHOOT: ("shoot",),
}
RULES = {  # of moves whose clause is not that of the ask
    "raise": "GA-3.2",
    "wheels": "GA-5.7",
    "heaters": "GA-5.7",
    "clothes": "GA-5.7",
    "offer": "GA-3.3",
    "bribe": "GA-4.2",
    "cop": "GA-4.4",
    "subway": "GA-4.8",
    "new cop": "GA-4.5",
    "donuts": "GA-4.9",
    "move": "GA-5.2",
    "drive": "GA-5.7",
    "public": "GA-5.6",
    "new public": "GA-5.6",
    "recruit": "GA-6.1",
    "order": "GA-4.2",
}
# Sealed answers look alike to the others, whichever was given.
SEALED = {"show": "show", "pass": "show", "keep": "keep", "put back": "keep"}
WITH_ASK = ("done", "pass", "to", "show", "attack", "donuts")  # moves that mean something of their own in each ask


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as those see it who may not know all of it: `place ??`, `show ??`, `keep ??`."""
    word, _ = MOVES.take_apart(action)
    return f"{SEALED.get(word, word)} {HIDDEN}"


def _facts(edition: Edition, things: list[tuple[str, int]]) -> dict[str, object]:
    return {kind: Word(kind, edition.names[kind][thing]) for kind, thing in things}


def _named(edition: Edition, things: list[tuple[str, int]]) -> dict[str, object]:
    """A gang, or a building, among the things with its name: W1 (Ferry House)."""
    found, buildings = dict(things), edition.names["building"]
    named: dict[str, object] = {}
    if "gang" in found:
        named["gang"] = edition.names["player"][found["gang"]]
    if found.get("space", len(buildings)) < len(buildings):
        named["space"] = f"{edition.names['space'][found['space']]} ({buildings[found['space']]})"
    return named


def explain_move(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell what an action does, from what its seat knows."""
    word, things = MOVES.take_apart(action)
    ask = Ask(s.ask)
    if word not in (*ANSWERS.get(ask, ()), "order"):
        return why_illegal(edition, s, seat, action)
    facts = _facts(edition, things) | _named(edition, things) | _prices(edition, s, seat, word, [thing for _, thing in things])
    sentence = word.replace(" ", "-")
    if word in WITH_ASK:
        sentence += "-" + ask.name.lower().replace("_", "-")
    return Explanation(f"explain-{sentence}", RULES.get(word, ASK_RULES[ask]), facts)


def _call(kernel: Kernel, *arguments: object) -> int:
    return int(kernel(*arguments))


def _prices(edition: Edition, s: Loose, seat: int, word: str, things: list[int]) -> dict[str, object]:
    """What a move costs, or does in numbers."""
    if word in ("buy", "raise") and (joint := _call(buying.joint_at_hand, s, seat)) < JOINTS:
        return {"joint": edition.names["joint"][joint], "level": int(s.level[joint]) + 1} | _joint(edition, joint)
    if word == "claim":
        return _joint(edition, things[0])
    if word == "hire":
        return {"price": _call(claims.hire_price, s, seat, things[0])}
    if word == "bribe":
        return {"price": BRIBE_PRICE * int(s.dice[Die.BLUE])}
    if word in ("wheels", "heaters", "clothes"):
        return {"price": EQUIPMENT_PRICE[("wheels", "heaters", "clothes").index(word)]}
    if word == "recruit":
        pips = int(s.dice[Die.GREEN + things[0]])
        return {"price": _call(recruiting.recruit_price, s, seat, things[0], pips, things[1]), "count": things[1]}
    if word == "order":
        return {"count": things[0]}
    return {}


def _joint(edition: Edition, joint: int) -> dict[str, object]:
    """What is printed on a joint: its price, name and colour."""
    return {
        "price": int(edition.data.price[joint]),
        "building": edition.names["building"][joint],
        "colour": Word("colour", edition.names["joint_colour"][edition.data.colour[joint]]),
    }


def why_illegal(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell why an action is not legal, from what its seat knows. It is asked only when `legal` has said no."""
    ask = Ask(s.ask)
    word, things = MOVES.take_apart(action)
    if word == "order":
        return Explanation("no-such-order", "GA-4.2", _facts(edition, things))
    if word not in ANSWERS.get(ask, ()):
        return Explanation(f"asked-for-{ask.name.lower().replace('_', '-')}", ASK_RULES[ask])
    why = _WHY.get(word)
    if why is None:
        return Explanation(f"cannot-{word.replace(' ', '-')}", RULES.get(word, ASK_RULES[ask]), _facts(edition, things))
    return why(edition, s, seat, [thing for _, thing in things])


Why = Callable[[Edition, Loose, int, list[int]], Explanation]


def _word(edition: Edition, kind: str, thing: int) -> Word:
    return Word(kind, edition.names[kind][thing])


def _why_claim(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    joint = things[0]
    facts: dict[str, object] = {"joint": edition.names["joint"][joint], "price": int(edition.data.price[joint])}
    if s.owner[joint] != NO_SEAT:
        return Explanation("joint-taken", "GA-2.1", facts)
    facts |= {"cash": int(s.cash[seat]), "reserve": _call(claims.reserve, s, edition.data, seat, joint)}
    return Explanation("claim-too-dear", "GA-2.1", facts)


def _why_hire(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    piece = things[0]
    facts: dict[str, object] = {
        "piece": _word(edition, "piece", piece),
        "price": _call(claims.hire_price, s, seat, piece),
        "cash": _call(claims.money_left, s, seat),
    }
    full = s.hired[seat, piece] >= (1 if piece == Piece.VAMPS else MOST_STRENGTH[piece])
    return Explanation("hired-enough" if full else "too-little-cash", "GA-2.2", facts)


def _why_place(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    piece, joint = things
    facts: dict[str, object] = {"piece": _word(edition, "piece", piece), "joint": edition.names["joint"][joint]}
    if s.hired[seat, piece] == 0:
        return Explanation("piece-not-hired", "GA-2.3", facts)
    return Explanation("not-your-joint" if s.owner[joint] != seat else "piece-placed", "GA-2.3", facts)


def _why_buy(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    joint = _call(buying.joint_at_hand, s, seat)
    if s.bought:
        return Explanation("bought-already", "GA-3.1")
    if joint >= JOINTS:
        return Explanation("racketeers-not-in-joint", "GA-3.1")
    facts: dict[str, object] = {"joint": edition.names["joint"][joint], "price": int(edition.data.price[joint])}
    facts["cash"] = int(s.cash[seat])
    if s.owner[joint] not in (NO_SEAT, seat):
        return Explanation("joint-of-another", "GA-3.1", facts)
    if s.cash[seat] < edition.data.price[joint]:
        return Explanation("too-little-cash", "GA-3.1", facts)
    if s.owner[joint] == NO_SEAT:
        return Explanation("joint-to-buy", "GA-3.1", facts)
    if s.level[joint] < _count_colour(edition, s, seat, joint):
        return Explanation("joint-to-raise", "GA-3.1", facts)
    return Explanation("level-capped", "GA-3.2", {**facts, "level": int(s.level[joint])})


def _count_colour(edition: Edition, s: Loose, seat: int, joint: int) -> int:
    return int(((s.owner == seat) & (edition.data.colour == edition.data.colour[joint])).sum())


def _why_equip(piece: Piece) -> Why:
    def why(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
        facts: dict[str, object] = {"piece": _word(edition, "piece", piece), "price": EQUIPMENT_PRICE[piece]}
        facts["cash"] = int(s.cash[seat])
        if s.equipped[seat, piece]:
            return Explanation("equipped-already", "GA-5.7", facts)
        at = s.piece_at[seat, piece]
        if not JOINTS <= at < JOINTS + edition.data.grey:
            return Explanation("not-in-grey", "GA-5.7", facts)
        if _call(moving.has_begun, s, edition.data):
            return Explanation("moves-begun", "GA-5.7", facts)
        return Explanation("too-little-cash", "GA-5.7", facts)

    return why


def _why_offer(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    if s.offers >= OFFERS:
        return Explanation("no-more-offers", "GA-3.3", {"count": OFFERS})
    return Explanation("nothing-to-trade", "GA-3.3", {"gang": edition.names["player"][things[0]]})


def _why_give(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts: dict[str, object] = {"joint": edition.names["joint"][things[0]]}
    return Explanation("give-something" if things[0] == JOINTS else "not-your-joint", "GA-3.3", facts)


def _why_want(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts: dict[str, object] = {"joint": edition.names["joint"][things[0]]}
    return Explanation("want-something" if things[0] == JOINTS else "not-their-joint", "GA-3.3", facts)


def _why_cash(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts = {"cash": int(s.cash[seat]), "theirs": int(s.cash[s.partner])}
    return Explanation("offer-misfit", "GA-3.3", facts)


def _why_bribe(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    cop = things[0]
    facts: dict[str, object] = {"cop": edition.names["cop"][cop], "price": BRIBE_PRICE * int(s.dice[Die.BLUE])}
    facts["cash"] = int(s.cash[seat])
    if (obliged := _obliged(edition, s)) is not None:
        return obliged
    if s.cop_at[cop] == NO_SPACE:
        return Explanation("cop-not-there", "GA-4.2", facts)
    if s.held[seat, cop]:
        return Explanation("marker-held", "GA-4.2", facts)
    return Explanation("bag-empty" if s.bag_empty else "too-little-cash", "GA-4.2", facts)


def _obliged(edition: Edition, s: Loose) -> Explanation | None:
    if s.obliged == NO_COP:
        return None
    return Explanation("cop-obliged", "GA-4.9", {"cop": edition.names["cop"][s.obliged]})


def _why_cop(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    cop = things[0]
    facts: dict[str, object] = {"cop": edition.names["cop"][cop], "die": int(s.dice[Die.BLUE])}
    if s.obliged not in (NO_COP, cop):
        return Explanation("cop-obliged", "GA-4.9", {"cop": edition.names["cop"][s.obliged]})
    if s.cop_at[cop] == NO_SPACE:
        return Explanation("cop-not-there", "GA-4.4", facts)
    if not _call(police.can_push, s, seat, cop):
        return Explanation("cop-has-donuts", "GA-4.9", facts)
    if len(things) == 1:
        return Explanation("cop-cannot-ride", "GA-4.8", facts)
    facts["space"] = edition.names["space"][things[1]]
    if things[1] < JOINTS and not _call(police.is_open_to_cops, s, edition.data, things[1]):
        return Explanation("no-crime-there", "GA-4.6", facts)
    return Explanation("no-such-walk", "GA-5.2", facts)


def _why_new_cop(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts = {"cops": _call(police.count_cops, s), "crime": _call(police.crime_level, s, edition.data)}
    return _obliged(edition, s) or Explanation("cannot-new-cop", "GA-4.5", facts)


def _why_move(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    piece, space = things[0], things[-2]
    facts: dict[str, object] = {"piece": _word(edition, "piece", piece), "space": edition.names["space"][space]}
    facts["die"] = int(s.dice[Die.GREEN + piece])
    if (used := _why_used(s, seat, piece, facts)) is not None:
        return used
    if len(things) == 3:
        return Explanation("no-such-walk", "GA-5.2", facts)
    if not s.equipped[seat, Piece.RACKETEERS]:
        return Explanation("no-wheels", "GA-5.7", facts)
    if not _call(moving.can_mix, s, piece, things[1]):
        return Explanation("dice-do-not-mix", "GA-5.7", facts)
    facts["die"] = _call(moving.mixed_steps, s, things[1])
    return Explanation("no-such-walk", "GA-5.2", facts)


def _why_used(s: Loose, seat: int, piece: int, facts: dict[str, object]) -> Explanation | None:
    if s.strength[seat, piece] == 0:
        return Explanation("piece-not-there", "GA-5.1", facts)
    if s.did[piece] != Did.NOTHING:
        return Explanation("piece-has-acted", "GA-5.1", facts)
    return Explanation("die-driven", "GA-5.7", facts) if s.driven[piece] else None


def _why_public(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    public, space = things
    facts: dict[str, object] = {"public": edition.names["public"][public], "space": edition.names["space"][space]}
    facts["die"] = int(s.dice[Die.WHITE])
    if s.public_moved[public]:
        return Explanation("public-has-moved", "GA-5.1", facts)
    if s.public_at[public] == NO_SPACE:
        return Explanation("public-not-there", "GA-5.6", facts)
    if (s.public_at == space).any():
        return Explanation("public-shares-space", "GA-5.6", facts)
    return Explanation("no-such-walk", "GA-5.2", facts)


def _why_recruit(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    piece, number = things
    pips, left = int(s.dice[Die.GREEN + piece]), RECRUITS - int(s.dice[Die.BLUE]) - s.recruited
    facts: dict[str, object] = {"piece": _word(edition, "piece", piece), "left": left, "cash": int(s.cash[seat])}
    facts["price"] = _call(recruiting.recruit_price, s, seat, piece, pips, number)
    if s.did[piece] != Did.NOTHING:
        return Explanation("piece-has-acted", "GA-5.1", facts)
    if s.driven[piece]:
        return Explanation("die-driven", "GA-5.7", facts)
    if number == 0 or number > left:
        return Explanation("too-many-recruits", "GA-6.2", facts)
    if number > MOST_STRENGTH[piece] - s.strength[seat, piece]:
        return Explanation("piece-full", "GA-1.1", facts)
    return Explanation("too-little-cash", "GA-6.1", facts)


def _why_show(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts: dict[str, object] = {"cop": edition.names["cop"][things[0]]}
    if not s.held[seat, things[0]]:
        return Explanation("marker-not-held", "GA-4.3", facts)
    return Explanation("marker-of-no-use", ASK_RULES[Ask(s.ask)], facts)


_WHY: dict[str, Why] = {
    "claim": _why_claim,
    "hire": _why_hire,
    "place": _why_place,
    "buy": _why_buy,
    "raise": _why_buy,
    "wheels": _why_equip(Piece.RACKETEERS),
    "heaters": _why_equip(Piece.THUGS),
    "clothes": _why_equip(Piece.VAMPS),
    "offer": _why_offer,
    "give": _why_give,
    "want": _why_want,
    "pay": _why_cash,
    "get": _why_cash,
    "propose": _why_cash,
    "show": _why_show,
    "bribe": _why_bribe,
    "cop": _why_cop,
    "subway": _why_cop,
    "new cop": _why_new_cop,
    "move": _why_move,
    "drive": _why_move,
    "public": _why_public,
    "recruit": _why_recruit,
}
