"""Every asked seat can answer; positions damaged at random are refused, or can be played on."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tests.effort import often
from tests.games.damage import (
    Data,
    Pool,
    damage_field,
    damage_leaf,
    load_damaged,
    play_on,
    playable,
    put,
)
from tests.games.gangsters.flaws import (
    ASK,
    PIECE,
    SHOOTING,
    TRUTH,
    broken,
    changed,
    dump,
    hand,
    lose,
    own,
    stand,
)
from tests.games.gangsters.moments import moments
from tests.games.gangsters.story import GAME, NAMES, look
from tests.games.gangsters.troubles import BASES, Base
from windycity.core.errors import BadPosition
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.games.gangsters.position import COPS, JOINTS, Ask, Phase

# What is asked


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] == "not-over"])
def test_somebody_is_asked_as_long_as_the_match_is_not_over(base: Base) -> None:
    assert broken(base, put("-", "waiting")) == ASK
    assert broken(base, put("nothing", "ask")) in (ASK, PIECE)
    assert broken(base, put("0", "winners")) == ASK
    assert broken(base, put("cash", "reason")) == ASK
    assert broken(base, put("-", "waiting"), put("-", "asked"), put("nothing", "ask")) in (ASK, PIECE)


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] != "not-over"])
def test_nobody_is_asked_when_the_match_is_over(base: Base) -> None:
    assert broken(base, put("0", "waiting")) == ASK
    assert broken(base, put("0", "asked")) == ASK
    assert broken(base, put("buy", "ask")) == ASK
    assert broken(base, put("-", "winners")) == ASK
    assert broken(base, put("not-over", "reason")) == ASK
    assert broken(base, put("buy", "phase")) == ASK


@pytest.mark.parametrize("base", BASES)
def test_what_is_asked_fits_what_comes_next(base: Base) -> None:
    """Anything else asked in such a position could not be answered, or would not be asked."""
    asked = dump(base)["ask"]
    for ask in (name_of(ask) for ask in Ask):
        # An offer that has come this far is also one in which nothing is given, or wanted.
        if ask != asked and (asked, ask) not in {("give", "want"), ("want", "cash")}:
            with pytest.raises(BadPosition):
                GAME.load_position(changed(base, put(ask, "ask")))


@pytest.mark.parametrize("base", BASES)
def test_what_comes_next_fits_what_is_asked(base: Base) -> None:
    data = dump(base)
    for phase in Phase:
        name = name_of(phase)
        if name != data["phase"]:
            with pytest.raises(BadPosition):
                GAME.load_position(changed(base, put(name, "phase")))


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] == "not-over"])
def test_only_those_who_take_part_are_asked(base: Base) -> None:
    data = dump(base)
    for seat in range(3):
        if str(seat) not in data["asked"] and data["asked"] != "all":
            assert broken(base, put(str(seat), "waiting")) == ASK
            assert broken(base, put(str(seat), "waiting"), put(str(seat), "asked")) in (ASK, SHOOTING)


# A position that can be loaded can be played

PLACES = ["A1", "J2", "A2", "K2", "d-4", "d-3", "b-10"]
WORDS = ("A1", "A2", "d-4", "7", "4", "marker-7", "untouchable", "moved", "recruited", "failed", "1a", "thugs", "vamps")


def damage(data: Data, random: Random, pool: Pool) -> None:
    """Change something at random: a piece, a joint, a marker, a cop, dice, an entry to one of another position, a number."""
    choice, seat = random.randrange(8), random.randrange(min(len(data["strength"]), len(data["piece_at"]), len(data["held"])))
    if choice == 0:
        stand(seat, random.randrange(3), random.choice([None, *PLACES]), random.randrange(1, 4))(data)
    elif choice == 1:
        name = random.choice(NAMES["joint"][:JOINTS])
        (lose if name in data["owner"] and name in data["level"] else partial(own, seat))(name)(data)
    elif choice == 2:
        places = [None, *range(len(data["held"]))]
        source, goal = random.sample(places, 2)
        if bag := data["bag"] if source is None else data["held"][source]:
            hand(random.choice(sorted(bag)), source, goal)(data)
    elif choice == 3:
        data["cop_at"][random.choice(NAMES["cop"][:COPS])] = random.choice(PLACES)
    elif choice == 4:
        data["dice"] = [random.randrange(1, 7) for _ in range(5)]
    elif choice == 5:
        damage_field(data, random, pool)
    else:
        damage_leaf(data, random, WORDS)


def observations(matches: list[Match]) -> tuple[list[Data], Pool]:
    """Positions, true and as everybody knows them, and the values of each field."""
    dumps = [GAME.dump_position(match.position) for match in matches]
    dumps += [GAME.dump_position(match.observed(eye)) for match in matches for eye in (*range(match.seats), None)]
    fields = [field for field in dumps[0] if field not in ("format", "game", "rules", "edition", "bag", "held")]
    return dumps, {field: [dump[field] for dump in dumps] for field in fields}


def strolled(seed: int) -> list[Match]:
    """Moments of random matches."""
    random, found = Random(seed), []
    for seats in (2, 3, 4):
        match = GAME.start(seats=seats, seed=seed)
        while len(match.answers) < 900 and not match.over:
            seat = random.choice(match.waiting)
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])
            if len(match.answers) % 60 == 0:
                found.append(match.copy())
    return found


def try_damaged(matches: list[Match], random: Random, times: int) -> int:
    """Damage positions; everybody looks at those that can be loaded, and they are played on. Returns the count loaded."""
    dumps, pool = observations(matches)
    loaded = 0
    for _ in range(times):
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is None:
            continue
        loaded += 1
        match = playable(GAME, position, random)
        for seat in range(match.seats):
            assert look(match, seat).seen_by == seat
            GAME.check_position(match.observed(seat))
            assert bool(match.legal(seat)) == (seat in match.waiting)
        play_on(match, random, 20)
    return loaded


@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    assert try_damaged([base().match for base in BASES], Random(seed), often(60)) > 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_is_a_damaged_moment(seats: int) -> None:
    assert try_damaged(moments(seats), Random(seats), often(20)) > 2


def test_so_is_a_damaged_position_of_random_play() -> None:
    assert try_damaged(strolled(1), Random(1), often(60)) > 12


def test_a_damaged_position_can_be_played_to_the_end() -> None:
    random = Random(5)
    dumps, pool = observations([base().match for base in BASES])
    ended = 0
    while ended < often(1):
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is not None and position.round > 0:
            play_on(playable(GAME, position, random), random, 20_000)
            ended += 1


@pytest.mark.parametrize("base", BASES)
def test_what_is_not_damaged_stays_sound(base: Base) -> None:
    for eye in (TRUTH, 0, 1, 2, None):
        position = GAME.load_position(changed(base, eye=eye))
        play_on(playable(GAME, position, Random(7)), Random(7), 12)
