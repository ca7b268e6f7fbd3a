"""Features: numbers in their ranges, nothing that the seat cannot know, nothing forgotten, names that are true."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

import windycity
from tests.conformance.cases import twin_of
from windycity.core.errors import WindyCityError
from windycity.core.features import Axis, Features, Row
from windycity.core.kernel import bind
from windycity.core.match import Match
from windycity.core.position import Loose, LooseArray
from windycity.envs import stepping
from windycity.envs.batch import features_of
from windycity.games import part_of

per_game = pytest.mark.parametrize("name", windycity.games())
LONG = {"chicago": 90, "gangsters": 160}  # answers of a walk; 120 in other games

# Fields of positions that no feature shows, each for a reason.
MATCH = {
    "reason": "a match that is over asks nobody",
    "winners": "a match that is over asks nobody",
    "seen_by": "it is always the observing seat",
    "phase": "what comes next follows from what is asked",
}
LEFT_OUT: dict[str, dict[str, str]] = {
    "chicago-poker": {
        "opened": "it numbers the businesses",
        "unplaced": "it follows from the cards that are nowhere",
        "row_seen": "what others have seen of a row is known from `secret` and the events",
        "pile": "the cards that are nowhere else",
        "bullets": "it numbers the bullets",
        "removed": "businesses that are out follow from those elsewhere",
    },
    "chicago-gangsters": {
        "waiting": "`asked` says as much without revealing who has answered",
        "returned": "`shown` has them",
        "unplaced": "it follows from the numbers of hands and pile",
    },
    "chicago": {"waiting": "it is the active seat", "men_on": "it follows from where the men stand"},
    "gangsters": {
        "waiting": "`asked` says as much without revealing who has answered",
        "place": "it follows from the active seat and the order",
        "ordered": "it only keeps a seat from ordering the same again",
    },
}


def row_of(match: Match | Loose, seat: int, game: Any) -> Row:
    """Write the features of a seat, interpreted."""
    observed = match.observed(seat) if isinstance(match, Match) else match
    row = np.zeros(features_of(game.name).count, np.int8)
    module: Any = part_of(game.name, "features")
    module.write_features(observed, game.edition.data, seat, row)
    return row


def walks(name: str, random: Random, **options: Any) -> Any:
    """Walk through matches of every number of seats at random."""
    game = windycity.game(name, compiled=False)
    for seats in game.rulebook.seats:
        match = game.start(seats=seats, seed=seats, **options)
        for _ in range(LONG.get(name, 120)):
            if match.over:
                break
            seat = random.choice(match.waiting)
            yield match, seat
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])


@per_game
def test_every_number_is_in_the_range_of_its_slice(name: str) -> None:
    features = features_of(name)
    for match, seat in walks(name, Random(1)):
        row = row_of(match, seat, match.game)
        assert ((row >= 0) & (row <= features.most)).all()
        own = features["seats"].of(row)
        assert own.tolist() == [1] * match.seats + [0] * (len(own) - match.seats)


@per_game
def test_features_show_nothing_that_the_seat_cannot_know(name: str) -> None:
    random = Random(2)
    for number, (match, seat) in enumerate(walks(name, random)):
        if number % 5 == 0:
            twin = twin_of(match, seat, random)
            assert row_of(match, seat, match.game).tolist() == row_of(twin, seat, match.game).tolist()


@per_game
def test_no_field_of_the_position_is_forgotten(name: str) -> None:
    """Change every field of observed positions in turn: somewhere the row has to change, unless the field is left out."""
    game, random = windycity.game(name, compiled=False), Random(3)
    silent = [
        field for field in game.rulebook.position.fields if field != "seats"
    ]  # in one order, so that luck is the same each time
    for number, (match, seat) in enumerate(walks(name, random)):
        if number % 3 == 0:
            observed, row = match.observed(seat), row_of(match, seat, game)
            silent = [field for field in silent if not _shows(game, observed, seat, field, row, random)]
    assert set(silent) <= {*MATCH, *LEFT_OUT[name]}
    assert set(silent) >= {*LEFT_OUT[name]}, "a field that is shown is not left out"


def _shows(game: Any, observed: Loose, seat: int, name: str, row: Row, random: Random) -> bool:
    field = game.rulebook.position.fields[name]
    everywhere = list(np.ndindex(*field.shape))  # of a number by itself one place, ()
    places = random.sample(everywhere, min(len(everywhere), 24))
    for place in places:
        changed = observed.copy()
        value = random.randint(field.kind.low, random.choice((field.kind.high, min(field.kind.high, field.kind.low + 12))))
        if field.shape:
            getattr(changed, name)[place] = value
        else:
            setattr(changed, name, value)
        try:
            if not np.array_equal(row_of(changed, seat, game), row):
                return True
        except (IndexError, WindyCityError):  # such a position cannot be
            continue
    return False


def write_features(s: Any, e: Any, seat: int, features: Row) -> None: ...


def write_row(positions: Any, editions: Any, rows: Any, seat: int) -> None:
    """Write the features of a seat: an entry of the smallest build that has them."""
    write_features(positions[0], editions[0], seat, rows[0])


@per_game
def test_features_are_the_same_compiled(name: str) -> None:
    module: Any = part_of(name, "features")
    entries = {"write_row": bind(write_row, write_features=module.write_features)}
    game = windycity.game(name, compiled=False)
    call = game.build_of(f"features-{name}", entries, checked=False, **stepping.ARRAYS).load()["write_row"]
    editions = game.rulebook.edition.pack(LooseArray([game.edition.data.copy()]))
    for match, seat in islice(walks(name, Random(5)), 100):
        rows = np.zeros((1, features_of(name).count), np.int8)
        call(game.rulebook.position.pack(LooseArray([match.observed(seat)])), editions, rows, seat)
        assert np.array_equal(rows[0], row_of(match, seat, game))


def test_a_row_is_laid_out_as_it_is_declared() -> None:
    features = Features()
    one = features.slice("one", about="A number.", most=5)
    two = features.slice("two", Axis("seat", 2), Axis("card", 3, ("a", "b", "c")), about="Cards by seat.")
    assert (features.count, one.at(), two.at(1, 2), two.shape) == (7, 0, 6, (2, 3))
    assert features.most.tolist() == [5, 1, 1, 1, 1, 1, 1]
    rows = np.arange(14, dtype=np.int8).reshape(2, 7)
    assert two.of(rows)[1].tolist() == [[8, 9, 10], [11, 12, 13]]
    two.of(rows)[:] = 0  # a view, not a copy
    assert rows.sum() == 7


def named(match: Match, slice: str, kind: str, seat: int) -> set[str]:
    """Return the names of the things with a number in a slice that has one axis."""
    row = row_of(match, seat, match.game)
    return {
        match.game.edition.names[kind][place] for place in np.flatnonzero(features_of(match.game.name)[slice].of(row)).tolist()
    }


def test_chicago_poker_names_are_true() -> None:
    for match, seat in walks("chicago-poker", Random(4)):
        view: Any = match.view(seat)
        own, row = view.players[seat], row_of(match, seat, match.game)
        features = features_of("chicago-poker")
        assert named(match, "hand", "card", seat) == {*own.hand}
        assert named(match, "discards", "card", seat) == {*view.discards}
        turned = [view.players[(seat + place) % match.seats] for place in range(match.seats)]
        assert features["hands"].of(row)[: match.seats].tolist() == [len(player.hand) for player in turned]
        kinds = [axis.names for axis in features["owned"].axes][1]
        owned = [[player.businesses.get(kind, 0) for kind in kinds] for player in turned]
        assert features["owned"].of(row)[: match.seats].tolist() == owned


def test_chicago_spaces_are_counted_from_the_own_corner() -> None:
    game = windycity.game("chicago", compiled=False)
    match = game.start(seats=4, seed=1)
    rows = [row_of(match, seat, game) for seat in range(4)]
    features = features_of("chicago")
    for row in rows:  # at the beginning every seat sees the same: its man in its headquarters
        assert np.array_equal(features["gang"].of(row), features["gang"].of(rows[0]))
        assert np.array_equal(features["men"].of(row), features["men"].of(rows[0]))
    assert not np.array_equal(features["active"].of(rows[0]), features["active"].of(rows[1]))
