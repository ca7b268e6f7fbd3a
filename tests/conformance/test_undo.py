"""What can be taken back: in any game, nothing that has shown others something hidden."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.conformance.cases import CASES, SECRETIVE, Case, eyes, stroll, twin_of
from tests.effort import often
from windycity.core.errors import CannotUndo
from windycity.core.events import SPECTATOR
from windycity.core.record import read, replay

EVERY = 8  # one answer in this many is compared


@pytest.mark.compiled
@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_what_can_be_taken_back_has_shown_nobody_anything_hidden(case: Case) -> None:
    """In another world that looks the same to a seat, the same answer is legal and looks the same to it, too."""
    random, looked_at = Random(6), 0
    for match in stroll(case, 6):
        if random.randrange(EVERY):
            continue
        looked_at += 1
        seat = random.choice(match.waiting)
        action = random.choice(match.legal_actions(seat))
        after = match.copy()
        after.play_actions(seat, [action])
        answer = after.answers[-1]
        if answer.news or answer.unnoticed:
            continue
        for eye in eyes(match):
            if eye == seat or not answer.audience >> (SPECTATOR if eye is None else eye) & 1:
                continue
            twin = twin_of(match, eye, random)
            assert action in twin.legal_actions(seat), f"{match.game.format_move(action)} shows that it can be made"
            twin.play_actions(seat, [action])
            since = len(match._events)
            assert twin.events(eye, since=since) == after.events(eye, since=since)
            assert twin.view(eye) == after.view(eye)
    assert looked_at > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_answer_is_taken_back_as_a_whole_or_not_at_all(case: Case) -> None:
    """Whoever wishes it, whenever: the match stays as it is, or goes on from before the answer, and can be saved and loaded."""
    random, match, taken_back = Random(9), case.start(9), 0
    for number in range(often(200)):
        if match.over:
            match = case.start(number)
        playing = random.choice(match.waiting)
        match.play_actions(playing, [random.choice(match.legal_actions(playing))])
        if random.randrange(4):
            continue
        seat, before, count = random.randrange(match.seats), match.save(), len(match.answers)
        unnoticed = {number for number, answer in enumerate(match.answers) if answer.unnoticed}
        if why := match.why_no_undo(seat):
            with pytest.raises(CannotUndo, match=re.escape(str(why))):
                match.undo(seat)
            assert match.save() == before
        else:
            match.undo(seat)
            taken_back += 1
            assert len(match.answers) < count
            assert count - len(match.answers) <= 1 + len(unnoticed)
            assert replay(case.game, read(match.save())).save() == match.save()
    assert taken_back > 0
