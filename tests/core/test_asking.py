"""Who is asked for what, and the end of a match."""

from __future__ import annotations

from enum import IntEnum

import pytest

from windycity.core.asking import TRUTH, ask_all, ask_one, ask_openly, end_match, is_asked_or_over, match_fields
from windycity.core.events import EVERYONE, LOG
from windycity.core.position import Layout, Loose
from windycity.core.position_json import dump


class Ask(IntEnum):
    NOTHING = 0
    MOVE = 1


class Reason(IntEnum):
    NOT_OVER = 0
    RICHEST = 1


OPEN = Layout("open", match_fields(2, 4, Ask, Reason))
SEALED = Layout("sealed", match_fields(2, 4, Ask, Reason, keeps_asked=True))


def new(layout: Layout) -> Loose:
    s = layout.loose()[0]
    s.seats, s.seen_by = 3, TRUTH
    return s


def test_the_fields_of_a_match_are_written_by_name() -> None:
    s = new(SEALED)
    ask_one(s, Ask.MOVE, 2)
    assert dump(SEALED, s, {}) == {
        "seats": 3,
        "ask": "move",
        "waiting": "2",
        "asked": "2",
        "reason": "not-over",
        "winners": "-",
        "seen_by": "truth",
    }
    assert "asked" not in OPEN.fields


def test_asks_and_reasons_begin_with_the_usual_ones() -> None:
    with pytest.raises(AssertionError):
        match_fields(2, 4, Reason, Reason)


def test_an_open_ask_is_for_one_seat() -> None:
    s = new(OPEN)
    ask_openly(s, Ask.MOVE, 1)
    assert (s.ask, s.waiting) == (Ask.MOVE, 0b010)


def test_whoever_is_asked_takes_part_until_all_have_answered() -> None:
    s = new(SEALED)
    ask_all(s, Ask.MOVE, 0b101)
    assert (s.ask, s.waiting, s.asked) == (Ask.MOVE, 0b101, 0b101)


def test_with_nobody_to_ask_nothing_is_asked() -> None:
    s = new(SEALED)
    ask_all(s, Ask.MOVE, 0)
    assert (s.ask, s.waiting, s.asked) == (Ask.NOTHING, 0, 0)


def test_a_match_that_ends_asks_nobody_and_says_why() -> None:
    s, log = new(OPEN), LOG.loose()[0]
    log.on = 1
    ask_openly(s, Ask.MOVE, 1)
    assert is_asked_or_over(s)
    end_match(s, 0b110, Reason.RICHEST, 7, 5, log)
    assert (s.winners, s.reason, s.ask, s.waiting) == (0b110, Reason.RICHEST, Ask.NOTHING, 0)
    assert (log.count, log.kinds[0]) == (1, 7)
    assert (log.fact_count, log.names[0], log.facts[0], log.audiences[0]) == (1, 5, Reason.RICHEST, EVERYONE)
    assert is_asked_or_over(s)


@pytest.mark.parametrize("field", ["ask", "waiting", "reason", "winners"])
def test_somebody_is_asked_or_the_match_is_over(field: str) -> None:
    s = new(OPEN)
    ask_openly(s, Ask.MOVE, 1)
    setattr(s, field, 0 if getattr(s, field) else 1)
    assert not is_asked_or_over(s)
