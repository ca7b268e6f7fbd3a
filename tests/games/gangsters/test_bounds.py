"""What grows in a match stays in range: every accepted position can be loaded again through play to its end.

The fields that grow, and what keeps them in range:

- `cash`: no more than the money to begin with and the most of every turn so far (`most_paid_out`); `pay` and `get`: cash
- `round`, `place`: the match ends after 60 rounds; `level`: the joints of a colour that the owner holds (GA-3.2)
- `strength`, `hired`: GA-1.1; `recruited`: 7 minus the blue die (GA-6.2); `moves`: half the racketeers, counted once a turn
- `offers`: three a turn (GA-3.3); `seductions`: two (GA-9.1); `donuts`: two (GA-4.9); `aside`: the blue die (GA-4.2)
- `bag`, `held`, `standing`, `shown`: markers are never made, only moved (GA-1.3); `tries`: the oldest is forgotten (GA-1.6)
"""

from __future__ import annotations

from random import Random

import pytest

from tests.games.damage import put
from tests.games.gangsters import troubles
from tests.games.gangsters.bribing import bribe, outcomes
from tests.games.gangsters.flaws import INCOME, broken, changed, fine
from tests.games.gangsters.story import DATA, GAME, Story, story
from windycity.bots.bot import glimpse_of
from windycity.bots.names import make_bot
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games.gangsters.position import COPS, MOST_CASH, ROUNDS, TRIES, Outcome

START = 1100 + 2100  # GA-2.1, GA-2.2, for each player
LUCK = Luck("fast-1", bytes(8))
EVERY = 5  # one in this many positions is dumped and loaded

# Each colour in one hand, and on its highest level; nobody has a vamp, so that nobody wins.
BROWN = "E1:9 E2:9 E3:9 I1:9 I2:9 J1:9 J3:9 J4:9 W3:9"
PURPLE, RED, BLUE = "B2:5 B3:5 D2:5 G1:5 G4:5", "B1:4 D1:4 D3:4 F2:4", "B4:6 F1:6 F3:6 F4:6 G3:6 H4:6"
CROWD = {
    "3a": "B2", "2a": "B3", "2b": "D2", "1a": "G1", "1b": "G4", "1c": "B1",
    "1d": "D1", "1e": "D3", "1f": "F2", "1g": "B4", "1h": "F1", "1i": "F3",
}  # fmt: skip


def bound(seats: int, turns: int) -> int:
    """The most cash that all players together can have after this many turns."""
    return int(seats * START + turns * DATA.most_income)


def rich(number: int = ROUNDS - 1, at: str = "buy", **more: object) -> Story:
    """Everything that can grow is at its most: joints, levels, public, gangs, markers in hand, and cash, mostly in one hand."""
    settings = {
        "pieces": {0: "R10 B2, T10 d-4!", 1: "R10 A1, T10 A1!", 2: "R9 B2"},
        "joints": {0: f"{PURPLE} {RED} {BLUE}", 1: BROWN},
        "public": CROWD,
        "markers": {1: "marker-2 untouchable untouchable untouchable"},
        "standing": {1: 3},
        "cash": {0: bound(3, (number - 1) * 3) - 700, 1: 600, 2: 100},
        "cops": {"7": "d-4", "4": "J2"},
        "donuts": {1: "4 1"},
    }
    return story(number=number, at=at, **settings | more)  # type: ignore[arg-type]  # settings of all sorts


def reload(match: Match) -> None:
    """The position can be dumped and loaded, and is the same again."""
    data = GAME.dump_position(match.position)
    assert GAME.dump_position(GAME.load_position(data)) == data


def play_out(match: Match, random: Random, bot: str = "") -> None:
    """Play to the end, by a bot, or at random and without vamps, so that nobody wins by cash before the last round.

    The position is dumped and loaded every few answers, and at the end.
    """
    bots = [make_bot(bot, seat) for seat in range(match.seats)] if bot else []
    while not match.over:
        seat = random.choice(match.waiting)
        if bots:
            move = bots[seat].choose(glimpse_of(match, seat))
        else:
            move = random.choice([move for move in match.legal(seat) if not move.startswith("recruit vamps")])
        match.play(seat, move)
        if random.randrange(EVERY) == 0:
            reload(match)
    reload(match)


# Cash


def test_an_edition_pays_no_more_than_cash_has_room_for() -> None:
    assert bound(4, 4 * ROUNDS) < MOST_CASH
    assert MOST_CASH + 10_000 * 34 * 39 < 1_000_000_000  # worth, as it is shown (GA-10.2)


def test_ga_7_2_income_can_reach_the_bound_and_does_not_pass_it() -> None:
    """The best public in the best joints, on top levels, and two pieces that extort six times 100."""
    s = rich(at="move", dice="1 1 1 6 6", pieces={0: "T1 A1!, V1 C3!"})
    before = sum(s.cash(seat) for seat in range(3))
    assert before == bound(3, (ROUNDS - 2) * 3)
    s.done(0)
    assert sum(s.cash(seat) for seat in range(3)) == before + DATA.most_income
    reload(s.match)


@pytest.mark.parametrize("base", [troubles.buy, troubles.police, troubles.moves, troubles.shoot])
def test_ga_7_more_cash_than_can_have_been_paid_is_refused(base: troubles.Base) -> None:
    """In the third round: six turns, and the first player's once its income has been paid."""
    s = base()
    turns = 6 + (s.ask == "shoot")
    cash = s.match.position.cash[:3].tolist()
    most = bound(3, turns) - cash[0] - cash[1]
    assert fine(base, put([*cash[:2], most], "cash"))
    assert broken(base, put([*cash[:2], most + 100], "cash")) == INCOME
    assert broken(base, put([*cash[:2], MOST_CASH], "cash")) == INCOME


@pytest.mark.parametrize("seed", range(3))
def test_positions_at_the_bound_stay_loadable_at_random(seed: int) -> None:
    match = rich(ROUNDS - 4).match
    play_out(match, Random(seed))
    assert match.result is not None
    assert match.result.reason == "richest"


@pytest.mark.parametrize("number", [ROUNDS - 1, ROUNDS])
def test_positions_at_the_bound_stay_loadable_with_bots(number: int) -> None:
    play_out(rich(number).match, Random(number), "greedy")


def test_a_loaded_position_at_the_bound_plays_on() -> None:
    position = GAME.load_position(changed(rich))
    play_out(Match.from_position(GAME, position, LUCK), Random(3))


# Other counters


def test_ga_3_3_three_offers_a_turn() -> None:
    s = rich()
    for _ in range(3):
        assert s.legal(0, "offer")
        s.play(0, ["offer camorra", "give nothing", "want E1", "pay 5000", "propose"]).play(1, "refuse")
        reload(s.match)
    assert not s.legal(0, "offer")


def test_ga_1_6_only_the_last_bribes_are_remembered() -> None:
    """All but the last three of 24 have failed, and everyone knows."""
    s = troubles.remembered().match.position
    count, s.tries = s.tries, TRIES
    for field, value in (("try_seat", 0), ("try_cop", COPS - 1), ("try_told", Outcome.FAILED)):
        old = getattr(s, field)[:count].copy()
        getattr(s, field)[:] = value
        getattr(s, field)[TRIES - count :] = old
    for seat in range(3):
        old = s.try_known[seat, :count].copy()
        s.try_known[seat, :] = Outcome.FAILED if seat == 0 else Outcome.UNKNOWN
        s.try_known[seat, TRIES - count :] = old
    full = Story(Match.from_position(GAME, s, LUCK))
    reload(full.match)
    for seat in (0, 1):
        bribe(full, seat, "9", "marker-2")
        reload(full.match)
    assert full.match.position.tries == TRIES
    assert outcomes(full, 0)[-2:] == [(0, "9", "worked"), (1, "9", "failed")]
