"""Positions at every ask, all of them sound; tests start from here to break them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.gangsters.bribing import bribe, city, idle, throw
from tests.games.gangsters.moments import GANG
from tests.games.gangsters.opening import claimed, hired
from tests.games.gangsters.story import Story, start, story

Base = Callable[[], Story]


def claim() -> Story:
    """The second round of claims, the second player's turn."""
    return start().play(0, "claim F2").play(1, "claim C2").play(2, "claim E1").play(0, "claim A2")


def gang() -> Story:
    return claimed().play(0, ["hire thugs", "hire thugs", "hire vamps"]).play(1, ["hire racketeers", "done"])


def place() -> Story:
    return hired(claimed(), "R2 T1 V1", "R3", "T2").play(0, "place thugs B1").play(1, "place racketeers E2")


def buy() -> Story:
    """Racketeers before a neutral joint, thugs with heaters; a marker and an Untouchable with a standing order."""
    return story(
        at="buy",
        pieces={0: "R4 A2, T3 A1!, V1 d-2", 1: "R2 B3"},
        joints={0: "A3 A4:2", 1: "B3 D1"},
        cash={0: 3000, 1: 900},
        equipped={0: "T"},
        markers={0: "marker-4 untouchable", 1: "marker-7"},
        standing={0: 1},
        public={"1a": "A3", "2a": "d-4"},
        cops={"7": "J2", "4": "A4"},
        donuts={1: "7 2"},
    )


def give() -> Story:
    return buy().play(0, "offer camorra")


def want() -> Story:
    return give().play(0, "give A3")


def cash() -> Story:
    return want().play(0, ["want B3", "pay 500"])


def accept() -> Story:
    return cash().play(0, "propose")


def donuts() -> Story:
    """Two cops with donuts; the first player shows one of two markers and has still to answer, the second has passed."""
    s = story(
        at="police",
        pieces={0: GANG, 1: "R3 B3"},
        cops={"7": "A1", "4": "J2", "9": "d-4"},
        donuts={1: "7 1", 2: "4 2"},
        markers={0: "marker-4 marker-7", 1: "marker-9"},
        dice="1 1 2 3 4",
    )
    return s.play(0, "show 4").passes(1)


def police() -> Story:
    """The first player's second donuts were just removed."""
    return story(pieces={0: GANG}, cops={"7": "A1", "4": "d-4"}, donuts={0: "7 2"}, cash={0: 500}, at="police", dice="2 1 1 1 1")


def new_cop() -> Story:
    return story(pieces={0: GANG}, cops={"9": "a-1"}, at="police", dice="3 1 2 3 4").play(0, "new cop", "cop-6")


def subway() -> Story:
    """Cop 7 went down at Clover Ward, and cop 5 was drawn."""
    return story(pieces={0: GANG}, cops={"7": "c-4"}, at="police", dice="4 1 2 3 4").play(0, "subway 7", "cop-5")


def react() -> Story:
    """Cop 7 was pushed two steps; the second player shows his marker."""
    s = story(
        at="police",
        pieces={0: GANG, 1: "R3 B3"},
        cops={"7": "d-4", "4": "J2"},
        markers={1: "marker-7 marker-4"},
        dice="2 1 2 3 4",
    )
    return s.play(0, "cop 7 to d-2").play(1, "show 7")


def rode() -> Story:
    """Cop 5 has come out of the subway for cop 7."""
    return subway().play(0, "to f-4")


def feed() -> Story:
    s = story(pieces={0: GANG}, cops={"7": "b-1", "4": "J2"}, at="police", dice="1 1 2 3 4", donuts={1: "4 1"})
    return s.passes(0, 1, 2).play(0, "cop 7 to A1").passes(1, 2)


def aim() -> Story:
    """Cop 7 stands among criminals, but has not chosen."""
    s = story(pieces={0: "R4 d-3!", 1: "T2 d-3!, V1 d-3", 2: "V1 d-3!"}, cops={"7": "d-4"}, at="police", dice="1 1 1 1 1")
    return s.play(0, "cop 7 to d-3").passes(1, 2)


def aimed() -> Story:
    """He has: the thugs. The racketeers have moved on."""
    return aim().play(0, "attack camorra-thugs").move(0, "R", "d-2", "criminal")


def bribing() -> Story:
    """The first player has bribed cop 7 in vain, and bribes him again."""
    s = bribe(city(), 0, "7", "untouchable")
    return throw(idle(s, 1, 2)).play(0, "bribe 7")


def moves() -> Story:
    """Five moves: a public has moved, thugs were recruited, and two are left."""
    s = story(
        pieces={0: "R8 A2, T3 d-4!, V1 A3", 1: "R2 B3, T4 F1!"},
        joints={0: "A2 A3 A4", 1: "B3 F1"},
        cash={0: 2500},
        public={"1a": "A3", "3a": "c-4"},
        dice="4 1 2 1 4",
    )
    return s.play(0, ["public 3a to d-4", "recruit thugs 2"])


def drive() -> Story:
    """Wheels took the vamps away with the red and the black die."""
    s = story(pieces={0: "R6 A2, T3 d-4!, V1 d-2"}, equipped={0: "R"}, dice="1 1 1 1 1")
    return s.play(0, "drive vamps with black+red to d-4 as clean")


def public_to() -> Story:
    s = story(pieces={0: "R6 A2"}, public={"1a": "b-10", "3a": "c-4"}, dice="1 3 1 1 1")
    return s.play(0, "new public", "2b")


def seduce() -> Story:
    """Vamps in new clothes among racketeers and thugs."""
    s = story(pieces={0: "R4 H1, V1 d-2", 1: "R2 A2, T2 A2"}, joints={0: "H1 H3"}, equipped={0: "V"})
    return s.move(0, "V", "A2")


def seduced() -> Story:
    """A thug was seduced, and comes back."""
    return seduce().play(0, "seduce camorra-thugs")


def recruit() -> Story:
    """Two thugs come back."""
    s = story(pieces={0: "R4 d-3"}, joints={0: "A2 B1"}, cash={0: 1000}, dice="3 1 1 1 1")
    return s.play(0, "recruit thugs 2")


def keep() -> Story:
    """The bribe of cop 7 has worked; the marker of cop 3 was drawn."""
    return throw(city(markers={1: "marker-9"})).play(0, "bribe 7").done(0, "marker-3")


def failed() -> Story:
    """The second player has bribed cop 7 in vain: the first already had his marker."""
    return throw(bribe(city(), 0, "7", "marker-2")).play(1, "bribe 7").done(1, "marker-3")


def attack() -> Story:
    """Two cops with donuts, and criminals in the building of both."""
    s = story(
        pieces={0: "R4 a-2, T2 b-1", 1: "R2 B3"},
        cops={"6": "A1", "3": "A1"},
        donuts={1: "6 1", 2: "3 2"},
        dice="1 1 1 1 1",
    )
    return s.move(0, "R", "A1", "criminal").move(0, "T", "A1", "criminal").passes(0, 1, 2)


def shield() -> Story:
    """Before that: the first player shows one of two markers and has still to answer, the second has passed."""
    s = story(
        pieces={0: "R4 a-2, T2 b-1", 1: "R2 B3"},
        cops={"6": "A1", "3": "A1", "4": "J2", "9": "d-4"},
        donuts={0: "4 1", 1: "6 1", 2: "3 2"},
        markers={0: "marker-6 marker-3", 1: "marker-9"},
        dice="1 1 1 1 1",
    )
    return s.move(0, "R", "A1", "criminal").move(0, "T", "A1", "criminal").play(0, "show 6").passes(1)


def shoot() -> Story:
    """Two attackers, each with several targets."""
    s = story(pieces={0: "R4 d-3, T4 d-3", 1: "R2 A4, T3 A4, V1 A4"}, cops={"5": "A4"}, dice="1 1 1 1 1")
    return s.move(0, "R", "A4", "criminal").move(0, "T", "A4", "criminal")


def remembered() -> Story:
    """Bribes with all outcomes: shown to have worked, failed, unknown; the third player knows that another holds the marker."""
    s = bribe(city(), 0, "7", "marker-2")
    bribe(s, 1, "4", "untouchable")
    bribe(s, 2, "7", "marker-3")
    return s


def over() -> Story:
    """Won with 10,000 in cash."""
    return story(pieces={0: "R4 A2, T3 d-4, V1 A3", 1: GANG}, joints={1: "B3"}, cash={0: 10_000, 1: 700}).done(0)


def coloured() -> Story:
    """Won in another's turn, with all red joints."""
    return story(pieces={1: GANG}, joints={1: "B1 D1 D3 F2 A2"}, cash={0: 10_000}).done(0)


def ended() -> Story:
    """After round 60 two are the richest."""
    return story(joints={0: "A2 A3:2", 1: "C1"}, cash={1: 300, 2: 100}, number=60, active=2).done(2)


BASES: list[Base] = [
    claim, gang, place, buy, give, want, cash, accept, donuts, police, new_cop, subway, react, rode, feed, aim, aimed, bribing,
    moves, drive, public_to, seduce, seduced, recruit, keep, failed, shield, attack, shoot, remembered, over, coloured, ended,
]  # fmt: skip
