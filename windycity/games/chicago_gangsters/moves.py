"""Chicago Gangsters' moves as text.

    lay W4, join challengers     Mr. X: the cards he lays, one by one, and then his side
    declare, pass                become Godfather, or not
    duel W4                      a card for the Godfather's duel
    say 12, silent               the strength you say you will bring
    show W4, done                cards laid openly
    lay W4, done                 cards laid face down
    bruiser, pass                use the Bruiser, or not
    hide W4, pass                the card that stays face down, if any
    choose 1                     a package of the loot
    pay alcohol                  what an ousted partner gets: alcohol, means or person
    draw, done                   at the end of the round
    informer, smuggler           then `discard W4` until it is worth 6, and `done`
    fence W2, swap W2            discard a card and draw one (swap: as Mr. X)
    poker                        then `discard` two cards and `take` two

Capitals do not matter. W are weapons, B bribes, K blackmail.
"""

from __future__ import annotations

from collections.abc import Callable

from windycity.core.edition import Edition
from windycity.core.explanations import Explanation
from windycity.core.kernel import Kernel
from windycity.core.moves import HIDDEN, Moves, Sort
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago_gangsters import actions as a
from windycity.games.chicago_gangsters.position import (
    CARDS,
    HAND_LIMIT,
    HIGHEST_WORD,
    MEANS_OF,
    PRICE,
    Ask,
    Means,
    Payment,
    Person,
    Used,
)
from windycity.games.chicago_gangsters.rules.strength import is_usable

CARD = (("card", CARDS),)
MOVES = Moves(
    [
        Sort("join", a.JOIN, (("side", 2),), "join challengers"),
        Sort("declare", a.DECLARE),
        Sort("pass", a.PASS),
        Sort("duel", a.DUEL, CARD, "duel W4"),
        Sort("say", a.SAY, (("strength", HIGHEST_WORD + 1),), "say 12"),
        Sort("silent", a.SAY_NOTHING),
        Sort("show", a.SHOW, CARD, "show W4"),
        Sort("lay", a.LAY, CARD, "lay W4"),
        Sort("done", a.DONE),
        Sort("bruiser", a.BRUISER),
        Sort("hide", a.HIDE, CARD, "hide W4"),
        Sort("choose", a.CHOOSE, (("package", 2),), "choose 1"),
        Sort("pay", a.PAY, (("payment", 3),), "pay alcohol"),
        Sort("draw", a.DRAW),
        Sort("informer", a.INFORMER),
        Sort("smuggler", a.SMUGGLER),
        Sort("fence", a.FENCE, CARD, "fence W2"),
        Sort("swap", a.SWAP, CARD, "swap W2"),
        Sort("poker", a.POKER),
        Sort("discard", a.DISCARD, CARD, "discard W4"),
        Sort("take", a.TAKE, CARD, "take W2"),
    ]
)
# Sealed answers look alike to the others, whichever was given.
SEALED = {"declare": "declare", "pass": "declare", "say": "say", "silent": "say"}


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as those see it who may not know all of it: `lay ??`, `say ??`, `declare ??`."""
    word, _ = MOVES.take_apart(action)
    return f"{SEALED.get(word, word)} {HIDDEN}"


def explain_move(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell what an action does, from what its seat knows."""
    word, things = MOVES.take_apart(action)
    if word not in ANSWERS.get(Ask(s.ask), ()):
        return why_illegal(edition, s, seat, action)
    facts: dict[str, object] = {kind: Word(kind, edition.names[kind][thing]) for kind, thing in things}
    if word in ("done", "pass", "lay", "discard"):
        word = f"{word}-{Ask(s.ask).name.lower().replace('_', '-')}"
    if word in ("lay-lay", "lay-join", "show"):
        facts["usable"] = "yes" if MEANS_OF[things[0][1]] in usable_means(edition, s, seat) else "no"
    if word == "choose":
        facts = {"package": describe_package(edition, s, things[0][1])}
    further = word == "draw" and s.used & Used.DREW
    rule = "CG-7.2.5" if further else EXPLAINED_IN.get(word, ASK_RULES[Ask(s.ask)])
    return Explanation(f"explain-{word}", rule, facts)


def usable_means(edition: Edition, s: Loose, seat: int) -> list[Means]:
    """The means that count for a player in this district, as the rules have it."""
    rule: Kernel = is_usable
    return [means for means in Means if rule(s, edition.data, seat, means)]


def describe_package(edition: Edition, s: Loose, package: int) -> str:
    """Write a package of the loot that is being shared, as in `2A` or `P+M`."""
    return write_package(edition, s.loot, 0 if s.sharing == s.winning else 1, package)


def write_package(edition: Edition, loot: int, row: int, package: int) -> str:
    """Write a package of a loot card: `2A`, `A+P`, `P+2M`."""
    data = edition.data
    counts = (
        (data.alcohol[loot, row, package], "A"),
        (data.person[loot, row, package], "P"),
        (data.means[loot, row, package], "M"),
    )
    return "+".join((str(count) if count > 1 else "") + letter for count, letter in counts if count)


EXPLAINED_IN = {
    "informer": "CG-8.1",
    "smuggler": "CG-8.1",
    "fence": "CG-8.3",
    "swap": "CG-7.2.5",
    "poker": "CG-8.4",
}
ASK_RULES = {
    Ask.NOTHING: "CG-6",
    Ask.JOIN: "CG-7.2.1",
    Ask.DECLARE: "CG-7.3.2",
    Ask.DUEL: "CG-7.3.3",
    Ask.SAY: "CG-4.2.1",
    Ask.SHOW: "CG-4.2.2",
    Ask.LAY: "CG-4.1",
    Ask.BRUISER: "CG-8.7",
    Ask.HIDE: "CG-4.3",
    Ask.CHOOSE: "CG-5.1",
    Ask.PAY: "CG-7.3.4",
    Ask.ROUND_END: "CG-5.4",
    Ask.SELL: "CG-8.1",
    Ask.GAMBLE: "CG-8.4",
    Ask.TAKE: "CG-8.4",
}
# What can be said to each ask.
ANSWERS = {
    Ask.JOIN: ("lay", "join"),
    Ask.DECLARE: ("declare", "pass"),
    Ask.DUEL: ("duel",),
    Ask.SAY: ("say", "silent"),
    Ask.SHOW: ("show", "done"),
    Ask.LAY: ("lay", "done"),
    Ask.BRUISER: ("bruiser", "pass"),
    Ask.HIDE: ("hide", "pass"),
    Ask.CHOOSE: ("choose",),
    Ask.PAY: ("pay",),
    Ask.ROUND_END: ("draw", "informer", "smuggler", "fence", "swap", "poker", "done"),
    Ask.SELL: ("discard", "done"),
    Ask.GAMBLE: ("discard",),
    Ask.TAKE: ("take",),
}


def why_illegal(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell why an action is not legal, from what its seat knows. It is asked only when `legal` has said no."""
    ask = Ask(s.ask)
    word, things = MOVES.take_apart(action)
    if word not in ANSWERS.get(ask, ()):
        return Explanation(f"asked-for-{ask.name.lower().replace('_', '-')}", ASK_RULES[ask])
    thing = things[0][1] if things else 0
    return _WHY.get((ask, word), _why_card)(edition, s, seat, thing)


def _card(edition: Edition, card: int) -> dict[str, object]:
    return {"card": Word("card", edition.names["card"][card])}


def _why_card(edition: Edition, s: Loose, seat: int, card: int) -> Explanation:
    """The card is not there: not in the hand, or all of its kind are chosen already."""
    sentence = "card-chosen" if s.choosing[seat, card] > 0 else "card-not-in-hand"
    return Explanation(sentence, ASK_RULES[Ask(s.ask)], _card(edition, card))


def _why_hide(edition: Edition, s: Loose, seat: int, card: int) -> Explanation:
    sentence = "card-laid-openly" if s.open[seat, card] > 0 else "card-not-laid"
    return Explanation(sentence, "CG-4.3", _card(edition, card))


def _why_pay(edition: Edition, s: Loose, seat: int, payment: int) -> Explanation:
    row = 0 if s.sharing == s.winning else 1
    if payment == Payment.MEANS and edition.data.means[s.loot, row].sum() > 0:
        return Explanation("partner-hand-full", "CG-7.3.4", {"limit": HAND_LIMIT})
    return Explanation("not-in-packages", "CG-7.3.4", {"payment": Word("payment", edition.names["payment"][payment])})


def _why_draw(edition: Edition, s: Loose, seat: int, _: int) -> Explanation:
    if s.hand_count[seat] == HAND_LIMIT:
        return Explanation("hand-full", "CG-5.3", {"limit": HAND_LIMIT})
    if s.pile_count == 0:
        return Explanation("no-cards-to-draw", "CG-5.5")
    return Explanation("drawn-already", "CG-5.4")


def _why_done(edition: Edition, s: Loose, seat: int, _: int) -> Explanation:
    return Explanation("draw-first", "CG-5.4")


def _why_ability(person: Person, bit: Used, rule: str) -> Callable[[Edition, Loose, int, int], Explanation]:
    def why(edition: Edition, s: Loose, seat: int, card: int) -> Explanation:
        facts: dict[str, object] = {"person": Word("person", edition.names["person"][person]), "price": PRICE}
        if s.holder[person] != seat:
            return Explanation("person-not-yours", rule, facts)
        if s.used & bit:
            return Explanation("person-used", "CG-5.4", facts)
        if person in (Person.INFORMER, Person.WHISKY_SMUGGLER):
            return Explanation("hand-too-poor", rule, facts)
        if person == Person.POKER_PLAYER:
            return Explanation("two-cards-needed", rule, facts)
        return Explanation("card-not-in-hand", rule, _card(edition, card))

    return why


def _why_swap(edition: Edition, s: Loose, seat: int, card: int) -> Explanation:
    if s.mr_x != seat:
        return Explanation("not-mr-x", "CG-7.2.5")
    if s.used & Used.SWAP:
        return Explanation("swapped-already", "CG-7.2.5")
    return Explanation("card-not-in-hand", "CG-7.2.5", _card(edition, card))


def _why_sold(edition: Edition, s: Loose, seat: int, _: int) -> Explanation:
    return Explanation("not-worth-enough", "CG-8.1", {"worth": s.worth, "price": PRICE})


def _why_take(edition: Edition, s: Loose, seat: int, card: int) -> Explanation:
    sentence = "not-discarded" if s.discards[card] == 0 else "too-valuable"
    return Explanation(sentence, "CG-8.4", {**_card(edition, card), "worth": s.worth})


_WHY: dict[tuple[Ask, str], Callable[[Edition, Loose, int, int], Explanation]] = {
    (Ask.HIDE, "hide"): _why_hide,
    (Ask.PAY, "pay"): _why_pay,
    (Ask.ROUND_END, "draw"): _why_draw,
    (Ask.ROUND_END, "done"): _why_done,
    (Ask.ROUND_END, "informer"): _why_ability(Person.INFORMER, Used.INFORMER, "CG-8.1"),
    (Ask.ROUND_END, "smuggler"): _why_ability(Person.WHISKY_SMUGGLER, Used.WHISKY_SMUGGLER, "CG-8.1"),
    (Ask.ROUND_END, "fence"): _why_ability(Person.FENCE, Used.FENCE, "CG-8.3"),
    (Ask.ROUND_END, "poker"): _why_ability(Person.POKER_PLAYER, Used.POKER_PLAYER, "CG-8.4"),
    (Ask.ROUND_END, "swap"): _why_swap,
    (Ask.SELL, "done"): _why_sold,
    (Ask.TAKE, "take"): _why_take,
}
