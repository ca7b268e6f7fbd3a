"""Sound positions at every ask, and the sentences that refuse changes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, story
from tests.games.damage import Change, Data, more
from windycity.core.errors import BadPosition
from windycity.core.words import LANGUAGES

HANDS = ["W4 W4 K5", "W2 B1", "B5 K3 K3", "K1 W2"]


def fight(**more: Any) -> Story:
    """Four players; challengers 0, with the `?`, and 1. Everyone has seen a W4 of the first player."""
    more = {"hands": HANDS, "means": "weapons bribes", "persons_count": False, "question": 0, "shown": {0: "W4"}, **more}
    return story(discards="B2 B3", persons=["bruiser fence", "judge", "priest", ""], **more)


def lay() -> Story:
    """The first player has chosen a card, the second has finished."""
    return fight().play(0, "lay W4").play(1, "lay B1").play(1, "done")


def bruiser() -> Story:
    return fight().lay(0, "W4 K5").lay(1)


def hide() -> Story:
    return bruiser().play(0, "bruiser")


def hidden() -> Story:
    """A card is hidden, and the defenders lay."""
    return hide().play(0, "hide W4")


def choose() -> Story:
    """The winners share."""
    return hidden().lay(2).lay(3)


def losers() -> Story:
    """The losers share: they have at least half."""
    return fight(hands=["W4", "", "B5", ""]).lay(0, "W4").play(0, "pass").play(0, "pass").lay(2, "B5").play(2, "choose 1")


def say() -> Story:
    """The first player has spoken."""
    return fight(talk=True).play(0, "say 12")


def show() -> Story:
    """The first player has chosen a card to lay openly."""
    return say().play(1, "silent").play(0, "show K5")


def declare() -> Story:
    """Two of four have decided."""
    return fight(godfather=True).play(0, "declare").play(3, "pass")


def duel() -> Story:
    """The first player has played a card; the third is to."""
    return declare().play(1, "pass").play(2, "declare").play(0, "duel W4")


def pay() -> Story:
    """A new Godfather has won alone, and pays the partner."""
    s = fight(godfather=True, hands=["W4", "", "", ""]).play(0, "declare").play(1, "pass").play(2, "pass").play(3, "pass")
    return s.lay(0, "W4").play(0, "pass").play(0, "pass")


def ending(**more: Any) -> Story:
    more = {"hands": HANDS, "persons": ["informer poker-player fence", "judge"], **more}
    return story(at="round-end", discards="B2 B3", **more)


def round_end() -> Story:
    return ending().play(0, "draw")


def sell() -> Story:
    return ending().play(0, "informer").play(0, "discard K5")


def gamble() -> Story:
    return ending().play(0, "poker").play(0, "discard K5")


def take() -> Story:
    return gamble().play(0, "discard W4")


def join() -> Story:
    """Mr. X, in the fifth seat, has chosen a card."""
    s = story(seats=5, mr_x=4, hands=[*HANDS, "W4 K5"], persons=["judge", "", "", "", "bruiser"], question=0)
    return s.play(4, "lay W4")


def joined() -> Story:
    return join().play(4, "join challengers")


def mr_x() -> Story:
    """Mr. X decides about the Bruiser."""
    return joined().lay(0).lay(1).lay(2).lay(3)


def mr_x_ends() -> Story:
    return story(seats=5, mr_x=4, hands=[*HANDS, "W4 K5"], at="round-end", first=4)


def three() -> Story:
    """The first of three players is a loner."""
    return story(seats=3, hands=HANDS[:3], challengers="03", question=0)


def late() -> Story:
    """The eleventh round: the end card is among the last."""
    return story(hands=HANDS, number=11, persons=["judge"])


def over() -> Story:
    return story(hands=HANDS, persons=["judge"], at="next-round", number=10, coming="end")


BASES: list[Callable[[], Story]] = [
    fight,
    lay,
    bruiser,
    hide,
    hidden,
    choose,
    losers,
    say,
    show,
    declare,
    duel,
    pay,
    ending,
    round_end,
    sell,
    gamble,
    take,
    join,
    joined,
    mr_x,
    mr_x_ends,
    three,
    late,
    over,
]


def why(data: Data) -> str:
    """The sentence that refuses a position; every language must have its own words for it."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    assert len({caught.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value.sentence


def broken(base: Callable[[], Story], *changes: Change) -> str:
    """Why a true position is refused after changes."""
    data = GAME.dump_position(base().match.position)
    for change in changes:
        change(data)
    return why(data)


def broken_view(eye: int | None, base: Callable[[], Story], *changes: Change) -> str:
    """Why a position as a seat knows it is refused after changes."""
    data = base().seen(eye)
    for change in changes:
        change(data)
    return why(data)


def move(card: str, goal: str, *place: int) -> list[Change]:
    """A card goes from the pile to another bag."""
    return [more(-1, "pile", card), more(-1, "pile_count"), more(1, goal, *place, card)]
