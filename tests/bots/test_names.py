"""Bots by name."""

from __future__ import annotations

import pytest

from windycity.bots.names import BOTS, UnknownBot, is_repeatable, make_bot


def test_what_goes_by_the_clock_cannot_be_repeated() -> None:
    names = (*BOTS, "search:500", "search:2s", "search:0.5s", "program:./mybot")
    assert [name for name in names if not is_repeatable(name)] == ["search:2s", "search:0.5s", "program:./mybot"]


@pytest.mark.parametrize("name", ["search:0", "search:0s", "search:0.00s", "search:-1", "search:s", "search:1e3s", "search:"])
def test_a_search_without_a_budget_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="search:500, search:2s"):
        make_bot(name, 1)
