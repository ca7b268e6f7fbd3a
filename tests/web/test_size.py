"""What a first visit has to fetch, as it travels."""

from __future__ import annotations

import pytest

from tests.web.client import GAMES
from tests.web.conftest import Visiting

MOST = 250_000  # bytes: the lobby and one game, a few seconds in a slow train
TRAVELLED = """
[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((one) => [one.name, one.transferSize])
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_a_game_are_small(visitor: Visiting, game: str) -> None:
    ann = visitor(plain=False).visit()
    ann.page.get_by_role("heading", level=1).first.wait_for()
    lobby = dict(ann.page.evaluate(TRAVELLED))
    table = ann.come("Ann").found(game, ["me", "greedy", "greedy"])
    ann.look_at(table)
    ann.until(lambda: ann.asked is not None)
    ann.page.wait_for_load_state("networkidle")
    travelled = lobby | dict(ann.page.evaluate(TRAVELLED))  # what is kept from the lobby travels once, if at all
    total = sum(lobby.values()) + sum(size for name, size in travelled.items() if name not in lobby)
    assert len(travelled) > 8
    assert min(lobby.values()) > 0, "something of the lobby was not counted"
    assert total < MOST, sorted(travelled.items(), key=lambda one: -one[1])
