"""What all views share: plain positions, initials, seats in a set, words."""

from __future__ import annotations

from msgspec.structs import replace

import windycity
from windycity.core.view import Plain, initials, seats_in


def test_a_plain_position_is_the_same_whatever_form_it_is_read_from() -> None:
    game = windycity.game("gangsters", compiled=False)
    loose = game.start(3, seed=1).observed_positions(0)
    layout = game.rulebook.position
    one, other = Plain(loose), Plain(layout.pack(loose))  # type: ignore[arg-type]  # interpreted, so it is loose
    for name in layout.fields:
        assert getattr(one, name) == getattr(other, name)
        assert type(getattr(other, name)) is (list if layout.fields[name].shape else int)


def test_players_are_told_apart_by_initials_or_else_by_numbers() -> None:
    view = windycity.game("chicago", compiled=False).start(3, seed=1).view(None)
    assert initials(view) == ["O", "M", "C"]
    alike = [replace(player, name=name) for player, name in zip(view.players, ("Al", "ann", "Bo"), strict=True)]
    assert initials(replace(view, players=alike)) == ["1", "2", "3"]


def test_seats_are_read_from_bits() -> None:
    assert seats_in(0b101001) == [0, 3, 5]
