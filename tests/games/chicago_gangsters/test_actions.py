"""The numbers of the moves, which records and weights depend on."""

from __future__ import annotations

from windycity.games.chicago_gangsters.actions import ACTIONS

# The first and the last action of every sort of move.
NUMBERS = {
    "join": (0, 1),
    "declare": (2, 2),
    "pass": (3, 3),
    "duel": (4, 13),
    "say": (14, 44),
    "silent": (45, 45),
    "show": (46, 55),
    "lay": (56, 65),
    "done": (66, 66),
    "bruiser": (67, 67),
    "hide": (68, 77),
    "choose": (78, 79),
    "pay": (80, 82),
    "draw": (83, 83),
    "informer": (84, 84),
    "smuggler": (85, 85),
    "fence": (86, 95),
    "swap": (96, 105),
    "poker": (106, 106),
    "discard": (107, 116),
    "take": (117, 126),
}


def test_every_sort_of_move_keeps_its_numbers() -> None:
    assert {sort.word: (sort.first, sort.last - 1) for sort in ACTIONS.sorts} == NUMBERS
    assert ACTIONS.count == 127
