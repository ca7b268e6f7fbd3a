"""The actions of Gangsters: their numbers, on which records, golden matches and weights depend, and what others see of them."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import GAME
from windycity.games.gangsters.actions import ACTIONS, ANY_ASK, ASK_CLAUSES, ORDER, hide_move
from windycity.games.gangsters.position import Ask
from windycity.games.gangsters.rules.equipment import equipment_of

NUMBERS = [
    ("claim", 0, 38),
    ("hire", 39, 41),
    ("done", 42, 42),
    ("place", 43, 159),
    ("buy", 160, 160),
    ("raise", 161, 161),
    ("wheels", 162, 162),
    ("heaters", 163, 163),
    ("clothes", 164, 164),
    ("offer", 165, 168),
    ("give", 169, 208),
    ("want", 209, 248),
    ("pay", 249, 252),
    ("get", 253, 256),
    ("propose", 257, 257),
    ("accept", 258, 258),
    ("refuse", 259, 259),
    ("throw", 260, 260),
    ("show", 261, 269),
    ("pass", 270, 270),
    ("bribe", 271, 279),
    ("cop", 280, 1899),
    ("subway", 1900, 1908),
    ("new cop", 1909, 1909),
    ("donuts", 1910, 1910),
    ("to", 1911, 2090),
    ("attack", 2091, 2111),
    ("move", 2112, 3191),
    ("drive", 3192, 7511),
    ("public", 7512, 11111),
    ("new public", 11112, 11112),
    ("recruit", 11113, 11133),
    ("seduce", 11134, 11154),
    ("keep", 11155, 11155),
    ("put back", 11156, 11156),
    ("shoot", 11157, 11219),
    ("order", 11220, 11226),
]


def test_every_sort_of_move_has_the_numbers_it_always_had() -> None:
    assert [(sort.word, sort.first, sort.last - 1) for sort in ACTIONS.sorts] == NUMBERS
    assert ACTIONS.count == 11_227


@pytest.mark.parametrize("ask", ANY_ASK)
def test_every_ask_has_answers_and_a_clause(ask: Ask) -> None:
    answers = [sort for sort in ACTIONS.answering(ask) if sort is not ORDER]
    assert answers
    assert ORDER in ACTIONS.answering(ask)
    assert ASK_CLAUSES[ask].startswith("GA-")


@pytest.mark.parametrize(
    ("move", "hidden"),
    [
        ("hire thugs", "hire ??"),
        ("done", "done ??"),
        ("place thugs A2", "place ??"),
        ("show 7", "show ??"),
        ("pass", "show ??"),
        ("keep", "keep ??"),
        ("put back", "keep ??"),
        ("order 2", "order ??"),
    ],
)
def test_sealed_answers_look_alike_to_the_others(move: str, hidden: str) -> None:
    assert hide_move(GAME.edition, GAME.start(2).position, GAME.parse_move(move)) == hidden


@pytest.mark.parametrize(("move", "piece"), [("wheels", 0), ("heaters", 1), ("clothes", 2), ("raise", 3), ("offer camorra", 3)])
def test_ga_5_7_each_sort_of_equipment_is_for_one_piece(move: str, piece: int) -> None:
    assert equipment_of(GAME.parse_move(move)) == piece
