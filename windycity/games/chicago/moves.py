"""Chicago's moves as text.

    buy blue, buy green, done    heads, one at a time
    move 3 with 2+5              man 3 walks with the dice that show 2 and 5, seven steps in one move
    from k12                     where a man in reserve starts
    step k12, step NW5b          one space of a walk
    fight 4                      which of several defenders is fought next, by his number
    end                          leave the rest of the dice

Capitals do not matter. Streets are named by column and row, buildings by district and label.
"""

from __future__ import annotations

from collections.abc import Callable

from windycity.core.edition import Edition
from windycity.core.explanations import Explanation
from windycity.core.moves import Moves, Sort
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago import actions as a
from windycity.games.chicago.position import BODIES, MOST_SPACES, NO_SEAT, NO_SPACE, WORTH, Ask, Head
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.moving import may_enter
from windycity.games.chicago.walks import Walks

MOST_GAINS = 12  # bars and casinos within reach that are named

MOVES = Moves(
    [
        Sort("buy blue", a.BUY_BLUE),
        Sort("buy green", a.BUY_GREEN),
        Sort("done", a.DONE),
        Sort("move", a.MOVE, (("man", BODIES), ("dice", a.THROWS)), "move 3 with 2+5", ("with",)),
        Sort("from", a.FROM, (("space", MOST_SPACES),), "from k12"),
        Sort("step", a.STEP, (("space", MOST_SPACES),), "step k12"),
        Sort("fight", a.FIGHT, (("man", BODIES),), "fight 4"),
        Sort("end", a.END),
    ]
)
ASK_RULES = {
    Ask.NOTHING: "CH-6.1",
    Ask.BUY: "CH-2.2",
    Ask.MOVE: "CH-3.1",
    Ask.FROM: "CH-3.7",
    Ask.STEP: "CH-3.2",
    Ask.FIGHT: "CH-4.3",
}
ANSWERS = {
    Ask.BUY: ("buy blue", "buy green", "done"),
    Ask.MOVE: ("move", "end"),
    Ask.FROM: ("from",),
    Ask.STEP: ("step",),
    Ask.FIGHT: ("fight",),
}


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as others see it: nothing is hidden in this game."""
    return MOVES.format(edition, action)


def explain_move(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell what an action does, from what its seat knows."""
    word, things = MOVES.take_apart(action)
    if word not in ANSWERS.get(Ask(s.ask), ()):
        return why_illegal(edition, s, seat, action)
    facts: dict[str, object] = {kind: edition.names[kind][thing] for kind, thing in things}
    if word == "move":
        facts["steps"] = steps = a.STEPS_OF[things[1][1]]
        gains = Walks(edition, s, seat, things[0][1]).gains(steps)
        facts["count"], facts["gains"] = len(gains), " ".join(edition.names["space"][at] for at in gains[:MOST_GAINS])
        facts["head"] = Word("head", edition.names["head"][s.head[seat, things[0][1]]])
    rule = "CH-5.3" if s.ask == Ask.BUY and s.round > 0 else "CH-3.2" if word == "end" else ASK_RULES[Ask(s.ask)]
    return Explanation(f"explain-{word.replace(' ', '-')}", rule, facts)


def why_illegal(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell why an action is not legal, from what its seat knows. It is asked only when `legal` has said no."""
    ask = Ask(s.ask)
    word, things = MOVES.take_apart(action)
    if word not in ANSWERS.get(ask, ()):
        return Explanation(f"asked-for-{ask.name.lower()}", ASK_RULES[ask])
    return _WHY[word](edition, s, seat, [thing for _, thing in things])


def _why_buy(head: Head) -> Callable[[Edition, Loose, int, list[int]], Explanation]:
    def why(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
        facts: dict[str, object] = {"head": Word("head", head.name.lower()), "price": WORTH[head], "money": int(s.money[seat])}
        if s.money[seat] < WORTH[head]:
            return Explanation("too-little-money", "CH-2.2", facts)
        if s.bank[head] == 0:
            return Explanation("no-heads-left", "CH-1.1", facts)
        return Explanation("no-bodies-left", "CH-1.1", facts)

    return why


def _why_move(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    man, throw = things
    facts: dict[str, object] = {"man": man + 1, "dice": a.DICE_NAMES[throw], "steps": a.STEPS_OF[throw]}
    left = sorted(int(die) for die in s.dice if die)
    facts["left"] = ", ".join(map(str, left))
    if s.head[seat, man] in (Head.NONE, Head.OUT):
        return Explanation("no-such-man", "CH-1.1", facts)
    for face in map(int, a.DICE_NAMES[throw].split("+")):
        if face not in left:
            return Explanation("no-such-dice", "CH-3.1", facts)
        left.remove(face)
    for other in range(man):
        if s.man_at[seat, other] == s.man_at[seat, man] and s.head[seat, other] == s.head[seat, man]:
            return Explanation("take-the-first-of-equals", "CH-3.1", {**facts, "other": other + 1})
    return Explanation("no-walk-of-that-length", "CH-3.2", facts)


def _space(edition: Edition, space: int) -> dict[str, object]:
    return {"space": edition.names["space"][space]}


def _why_from(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    home = edition.data.headquarters[home_of(s, seat)]  # type: ignore[no-untyped-call]  # a kernel
    own = things[0] in s.man_at[seat] or things[0] == home
    return Explanation("no-walk-from-there" if own else "no-own-man-there", "CH-3.7", _space(edition, things[0]))


def _why_step(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    space, data = things[0], edition.data
    facts = _space(edition, space)
    if space not in data.next_to[s.walk_at][: data.degree[s.walk_at]]:
        return Explanation("not-next-to", "CH-3.2", {**facts, "here": edition.names["space"][s.walk_at]})
    if not may_enter(s, data, seat, space):  # type: ignore[no-untyped-call]  # a kernel
        return Explanation("foreign-headquarters", "CH-3.5", facts)
    if s.gang_on[space] not in (seat, NO_SEAT):
        return Explanation("enemy-in-the-way", "CH-3.6", facts)
    if s.steps == 1:
        return Explanation("own-man-there", "CH-3.5", facts)
    return Explanation("cannot-be-completed", "CH-3.2", {**facts, "steps": s.steps - 1})


def _why_fight(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    defenders = s.gang_on[s.walk_at]
    there = s.walk_at != NO_SPACE and s.man_at[defenders, things[0]] == s.walk_at
    return Explanation("fight-the-first-of-equals" if there else "no-such-defender", "CH-4.3", {"man": things[0] + 1})


_WHY: dict[str, Callable[[Edition, Loose, int, list[int]], Explanation]] = {
    "buy blue": _why_buy(Head.BLUE),
    "buy green": _why_buy(Head.GREEN),
    "move": _why_move,
    "from": _why_from,
    "step": _why_step,
    "fight": _why_fight,
}
