"""Actions keep their numbers: records, weights and positions in the middle of a search depend on them."""

from __future__ import annotations

import pytest

from tests.games.chicago.story import GAME
from windycity.games.chicago.actions import ACTIONS
from windycity.games.chicago.throws import DICE_NAMES, DICE_OF, FIRST_OF, SECOND_OF, STEPS_OF, THIRD_OF, throw_number

NUMBERS = {
    "buy blue": (0, "buy blue", 0, "buy blue"),
    "buy green": (1, "buy green", 1, "buy green"),
    "done": (2, "done", 2, "done"),
    "move": (3, "move 1 with 1", 1662, "move 20 with 6+6+6"),
    "from": (1663, "from a1", 2238, "from no-space-575"),
    "step": (2239, "step a1", 2814, "step no-space-575"),
    "fight": (2815, "fight 1", 2834, "fight 20"),
    "end": (2835, "end", 2835, "end"),
}


def test_every_sort_is_pinned() -> None:
    assert [sort.word for sort in ACTIONS.sorts] == [*NUMBERS]
    assert ACTIONS.count == 2836


@pytest.mark.parametrize("word", NUMBERS)
def test_the_first_and_the_last_action_of_a_sort_keep_their_numbers(word: str) -> None:
    first, first_text, last, last_text = NUMBERS[word]
    (sort,) = (sort for sort in ACTIONS.sorts if sort.word == word)
    assert (sort.first, sort.last - 1) == (first, last)
    assert (GAME.format_move(first), GAME.format_move(last)) == (first_text, last_text)


def test_a_throw_is_numbered_by_its_faces_in_rising_order() -> None:
    for number, name in enumerate(DICE_NAMES):
        faces = [int(face) for face in name.split("+")]
        assert faces == sorted(faces)
        assert (DICE_OF[number], STEPS_OF[number]) == (len(faces), sum(faces))
        assert [FIRST_OF[number], SECOND_OF[number], THIRD_OF[number]] == [*faces, 0, 0][:3]
        assert throw_number(*[*faces, 0, 0][:3]) == throw_number(*[0, 0, *faces][-3:]) == number
