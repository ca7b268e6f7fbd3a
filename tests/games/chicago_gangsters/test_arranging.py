"""Setting up a position of Chicago Gangsters by hand."""

from __future__ import annotations

import random

import pytest

import windycity
from tests.effort import often
from tests.games.arrangements import arrange_at_random, play_on, things_in
from windycity.core.errors import BadOption
from windycity.games.arranging import Arrangement
from windycity.games.chicago_gangsters.position import Side

GAME = windycity.game("chicago-gangsters")


def ordinary(seats: int = 3, **options: bool) -> Arrangement:
    return Arrangement.ordinary(GAME, seats, options)


def lying(arrangement: Arrangement, place: str) -> list[str]:
    return [piece.name for piece in arrangement.pieces if piece.place == place]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"talk": False}), (4, {"godfather": True}), (5, {})])
def test_whatever_is_arranged_can_be_played_or_says_why_not(seats: int, options: dict[str, bool]) -> None:
    assert arrange_at_random("chicago-gangsters", seats, 3, often(60), **options)["none"]


def test_another_coalition_puts_the_clans_on_other_sides() -> None:
    arrangement = ordinary(4)
    before = lying(arrangement, "coalition")[0]
    sides = set()
    for name in lying(arrangement, "coalition pile"):
        arrangement.put(f"coalition {name}", "coalition pile", "coalition")
        sides.add(tuple(arrangement.position.side[:4].tolist()))
        assert arrangement.problem is None
    assert len(sides) > 3
    assert before in lying(arrangement, "coalition pile")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_of_a_round_are_called_by_what_they_say(seats: int) -> None:
    arrangement = ordinary(seats)
    titles = {piece.place: arrangement.title(piece, "en") for piece in arrangement.pieces}
    challengers, _, defenders = titles["coalition"].partition(" against ")
    s, players = arrangement.position, GAME.edition.names["player"]
    for side, names in ((Side.CHALLENGERS, challengers), (Side.DEFENDERS, defenders)):
        assert names.split(", ") == [players[seat] for seat in range(seats) if s.side[seat] == side]
    assert titles["loot"] == GAME.edition.names["packages"][int(s.loot)]


def test_something_always_lies_open() -> None:
    arrangement = ordinary()
    for kind in ("coalition", "district", "loot", "person"):
        goal = "persons" if kind == "person" else f"{kind} pile"
        with pytest.raises(BadOption, match="Something must lie there"):
            arrangement.put(f"{kind} {lying(arrangement, kind)[0]}", kind, goal)


def test_later_rounds_use_up_cards_of_every_kind() -> None:
    arrangement = ordinary()
    things = things_in(arrangement)
    for round in (12, 5, 1):
        arrangement.set("round", round)
        assert arrangement.problem is None
        assert [len(lying(arrangement, f"{kind} gone")) for kind in ("coalition", "district", "loot")] == [round - 1] * 3
        assert things_in(arrangement) == things
        play_on(arrangement, random.Random(1), 12)


def test_equal_cards_are_counted_and_a_hand_has_ten_at_most() -> None:
    arrangement = ordinary()
    for piece in [piece for piece in arrangement.pieces if piece.place.startswith("hand")]:
        for _ in range(piece.count):
            arrangement.put(piece.thing, piece.place, "pile")
    for _ in range(8):
        arrangement.put("card W4", "pile", "hand 1")
    assert arrangement.position.hand_count[1] == 8
    assert arrangement.problem is None
    with pytest.raises(BadOption, match="There is no card W4"):
        arrangement.put("card W4", "pile", "hand 1")
    for _ in range(2):
        arrangement.put("card W2", "pile", "hand 1")
    with pytest.raises(BadOption, match="10 at most"):
        arrangement.put("card W2", "pile", "hand 1")


def test_more_alcohol_than_can_be_is_said() -> None:
    arrangement = ordinary()
    arrangement.set("alcohol 1", 99)
    assert arrangement.problem
    assert arrangement.problem.sentence == "flaw-too-much-alcohol"


def test_a_moment_in_the_middle_of_a_round_becomes_its_beginning() -> None:
    luck = random.Random(2)
    for seed in range(often(6)):
        match = GAME.start(luck.choice((3, 4, 5)), seed=seed)
        for _ in range(luck.randint(1, 120)):
            if not match.over:
                seat = luck.choice(match.waiting)
                match.play(seat, luck.choice(match.legal(seat)))
        if not match.over:
            arrangement = Arrangement.read(GAME, GAME.dump_position(match.position))
            assert arrangement.position.alcohol.tolist() == match.position.alcohol.tolist()
            assert (arrangement.position.round, arrangement.position.district) == (match.position.round, match.position.district)
