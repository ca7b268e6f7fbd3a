"""Members of enums are written the same way everywhere."""

from enum import IntEnum

from windycity.core.names import name_of


class Ask(IntEnum):
    """Asks of no game."""

    ACTION = 0
    COP_TO = 1


def test_a_member_is_written_in_small_letters_with_hyphens() -> None:
    assert [name_of(ask) for ask in Ask] == ["action", "cop-to"]
