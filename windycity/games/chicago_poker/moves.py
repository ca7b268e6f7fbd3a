"""Chicago Poker's moves as text: every action has one, every one parses, and the pair round-trips.

    draw                    take a card
    play R7 2               lay a gangster at the second business
    murder 2 Capone         discard the last card of Capone's row there; or `murder nobody`
    raid 2 Capone           look at Capone's face-down cards there; or `raid nobody`
    limousine 1 3           move cards from the first business to the third; or `limousine nowhere`
    take R7, done           the cards to move, one by one
    gun                     two extra actions; or `gun nothing`
    blackmail R7            take a card from the discard pile; or `blackmail nothing`
    choose R7               a card for the tie-break
    discard R7              a card over the hand limit
    end                     leave the rest of the Gun's extra actions

Capitals do not matter. Businesses are numbered as they lie, from 1; players go by the boss of their seat.
"""

from __future__ import annotations

from collections.abc import Callable

from windycity.core.edition import Edition
from windycity.core.events import MOST_SEATS
from windycity.core.explanations import Explanation
from windycity.core.moves import HIDDEN, Moves, Sort
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago_poker import actions as a
from windycity.games.chicago_poker.position import (
    BLACKMAIL,
    CARDS,
    GANGSTERS,
    GUN,
    HAND_LIMIT,
    LIMOUSINE,
    MURDER,
    NO_BUSINESS,
    RAID,
    ROW,
    SPOTS,
    Ask,
)
from windycity.games.chicago_poker.rules.turn import only_extra_left

MOVES = Moves(
    [
        Sort("draw", a.DRAW),
        Sort("play", a.PLAY, (("card", GANGSTERS), ("spot", SPOTS)), "play R7 2"),
        Sort("murder", a.MURDER_ROW, (("spot", SPOTS), ("boss", MOST_SEATS)), "murder 2 Capone"),
        Sort("murder nobody", a.MURDER_NOBODY),
        Sort("raid", a.RAID_ROW, (("spot", SPOTS), ("boss", MOST_SEATS)), "raid 2 Capone"),
        Sort("raid nobody", a.RAID_NOBODY),
        Sort("limousine", a.DRIVE, (("spot", SPOTS), ("spot", SPOTS)), "limousine 1 3"),
        Sort("limousine nowhere", a.DRIVE_NOWHERE),
        Sort("gun", a.FIRE_GUN),
        Sort("gun nothing", a.FIRE_NOTHING),
        Sort("blackmail", a.BLACKMAIL_CARD, (("card", CARDS),), "blackmail R7"),
        Sort("blackmail nothing", a.BLACKMAIL_NOTHING),
        Sort("take", a.TAKE, (("card", GANGSTERS),), "take R7"),
        Sort("done", a.DONE),
        Sort("choose", a.CHOOSE, (("card", CARDS),), "choose R7"),
        Sort("discard", a.DISCARD, (("card", CARDS),), "discard R7"),
        Sort("end", a.END),
    ]
)
NO_EFFECT = (a.MURDER_NOBODY, a.RAID_NOBODY, a.DRIVE_NOWHERE, a.FIRE_NOTHING, a.BLACKMAIL_NOTHING)


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as those see it who may not know its card, from the position before it.

    Which card of a row is taken they see by its place: `take ?? 3`.
    """
    word, things = MOVES.take_apart(action)
    texts = [HIDDEN if kind == "card" else edition.names[kind][thing] for kind, thing in things]
    if word == "take":
        texts.append(str(list(s.row[s.limousine_from, s.active]).index(things[0][1]) + 1))
    return " ".join([word, *texts])


RULES = {
    "draw": "CP-4.1",
    "play": "CP-4.3",
    "murder": "CP-4.7.1",
    "raid": "CP-4.7.2",
    "limousine": "CP-4.7.3",
    "gun": "CP-4.7.4",
    "blackmail": "CP-4.7.5",
    "take": "CP-4.7.3",
    "done": "CP-4.7.3",
    "choose": "CP-5.6",
    "discard": "CP-4.2",
    "end": "CP-4.7.4",
}


def explain_move(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell what an action does, from what its seat knows."""
    word, things = MOVES.take_apart(action)
    if action in NO_EFFECT:
        return Explanation("explain-no-effect", "CP-4.7", {"card": Word("card", word.split()[0].capitalize())})
    if word == "limousine":
        (_, start), (_, goal) = things
        return Explanation("explain-limousine", RULES[word], {"spot": start + 1, "goal": goal + 1})
    facts = {kind: Word(kind, edition.names[kind][thing]) for kind, thing in things}
    if word == "play":
        return Explanation("explain-play", RULES[word], {**facts, "facing": _facing(edition, s, seat, things[1][1])})
    return Explanation(f"explain-{word}", RULES[word], facts)


def _facing(edition: Edition, s: Loose, seat: int, spot: int) -> str:
    """How the seat's next card at a business will lie (CP-4.4); none if it cannot be laid there."""
    place = s.row_count[spot, seat]
    if s.spot_business[spot] == NO_BUSINESS or place == ROW:
        return "none"
    return "up" if edition.data.face_up[s.spot_business[spot], place] else "down"


def why_illegal(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Tell why an action is not legal, from what its seat knows. It is asked only when `legal` has said no."""
    phrase, things = MOVES.take_apart(action)
    word = phrase.split()[0]
    asked = {
        "take": Ask.LIMOUSINE,
        "done": Ask.LIMOUSINE,
        "choose": Ask.TIEBREAK,
        "discard": Ask.DISCARD,
    }.get(word, Ask.ACTION)
    if s.ask != asked:
        return Explanation(f"asked-for-{Ask(s.ask).name.lower()}", ASK_RULES[Ask(s.ask)])
    numbers = [number for _, number in things]
    return _WHY[word](edition, s, seat, numbers)


ASK_RULES = {
    Ask.NOTHING: "CP-6.1",
    Ask.ACTION: "CP-3.1",
    Ask.LIMOUSINE: "CP-4.7.3",
    Ask.DISCARD: "CP-4.2",
    Ask.TIEBREAK: "CP-5.6",
}


def _holds(s: Loose, seat: int, card: int) -> bool:
    return card in s.hand[seat]


def _card(edition: Edition, card: int) -> Word:
    return Word("card", edition.names["card"][card])


def _no_such_card(edition: Edition, card: int, rule: str) -> Explanation:
    sentence = "card-not-in-hand" if card < GANGSTERS else "special-not-in-hand"
    return Explanation(sentence, rule, {"card": _card(edition, card)})


def _why_draw(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    if s.pile_count + s.discard_count == 0:
        return Explanation("no-cards-to-draw", "CP-4.1")
    return Explanation("hand-would-be-over", "CP-4.2", {"limit": HAND_LIMIT})


def _why_play(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    card, spot = things
    if not _holds(s, seat, card):
        return _no_such_card(edition, card, "CP-4.3")
    if s.spot_business[spot] == NO_BUSINESS:
        return Explanation("no-business-there", "CP-4.3", {"spot": spot + 1})
    return Explanation("row-full", "CP-4.3", {"spot": spot + 1, "most": ROW})


def _why_murder(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return _why_row(edition, s, seat, things, MURDER, "CP-4.7.1")


def _why_raid(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return _why_row(edition, s, seat, things, RAID, "CP-4.7.2")


def _why_row(edition: Edition, s: Loose, seat: int, things: list[int], card: int, rule: str) -> Explanation:
    if not _holds(s, seat, card):
        return _no_such_card(edition, card, rule)
    spot, victim = things
    facts = {"spot": spot + 1, "boss": edition.names["boss"][victim]}
    if victim >= s.seats:
        return Explanation("boss-not-playing", rule, facts)
    if victim == seat:
        return Explanation("own-row", rule, facts)
    if s.row_count[spot, victim] == 0:
        return Explanation("row-empty", rule, facts)
    if s.bullet[spot, victim] and card == MURDER:
        return Explanation("row-locked", "CP-4.6", facts)
    return Explanation("nothing-face-down", rule, facts)


def _why_limousine(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    if not _holds(s, seat, LIMOUSINE):
        return _no_such_card(edition, LIMOUSINE, "CP-4.7.3")
    start, goal = things
    if start == goal:
        return Explanation("drive-to-same", "CP-4.7.3")
    if s.row_count[start, seat] == 0:
        return Explanation("own-row-empty", "CP-4.7.3", {"spot": start + 1})
    if s.bullet[start, seat]:
        return Explanation("own-row-locked", "CP-4.6", {"spot": start + 1})
    if s.spot_business[goal] == NO_BUSINESS:
        return Explanation("no-business-there", "CP-4.7.3", {"spot": goal + 1})
    return Explanation("row-full", "CP-4.3", {"spot": goal + 1, "most": ROW})


def _why_gun(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return _no_such_card(edition, GUN, "CP-4.7.4")


def _why_blackmail(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    if not _holds(s, seat, BLACKMAIL):
        return _no_such_card(edition, BLACKMAIL, "CP-4.7.5")
    if things[0] not in s.discards:
        return Explanation("card-not-discarded", "CP-4.7.5", {"card": _card(edition, things[0])})
    return Explanation("hand-would-be-over", "CP-4.2", {"limit": HAND_LIMIT})


def _why_take(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    facts = {"card": _card(edition, things[0]), "spot": s.limousine_from + 1}
    return Explanation("card-not-in-row", "CP-4.7.3", facts)


def _why_done(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return Explanation("take-one-first", "CP-4.7.3")


def _why_choose(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return _no_such_card(edition, things[0], "CP-5.6")


def _why_discard(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    return _no_such_card(edition, things[0], "CP-4.2")


def _why_end(edition: Edition, s: Loose, seat: int, things: list[int]) -> Explanation:
    if not only_extra_left(s):  # type: ignore[no-untyped-call]  # a kernel
        return Explanation("actions-left", "CP-3.3")
    return Explanation("hand-would-be-over", "CP-4.2", {"limit": HAND_LIMIT})


_WHY: dict[str, Callable[[Edition, Loose, int, list[int]], Explanation]] = {
    "draw": _why_draw,
    "play": _why_play,
    "murder": _why_murder,
    "raid": _why_raid,
    "limousine": _why_limousine,
    "gun": _why_gun,
    "blackmail": _why_blackmail,
    "take": _why_take,
    "done": _why_done,
    "choose": _why_choose,
    "discard": _why_discard,
    "end": _why_end,
}
