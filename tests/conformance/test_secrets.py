"""Hidden things stay hidden: what a seat can see or do depends on nothing that it cannot know."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.conformance.cases import (
    CASES,
    EVERY,
    GAMES,
    SEALED,
    SECRETIVE,
    Case,
    different_eyes,
    eyes,
    game,
    moments,
    play_out,
    sealed_moments,
    twin_of,
    walk,
)
from windycity.core.chance import CHANCE
from windycity.core.errors import CannotUndo, IllegalMove
from windycity.core.events import EVERYONE, SPECTATOR
from windycity.core.fields import NOBODY, Of
from windycity.core.match import Answer, Match
from windycity.core.position import get
from windycity.core.scramble import hidden_entries

per_case = pytest.mark.parametrize("case", CASES, ids=str)
per_secretive_case = pytest.mark.parametrize("case", SECRETIVE, ids=str)
per_sealed_case = pytest.mark.parametrize("case", SEALED, ids=str)
SOME = 4  # answers to a sealed ask that are compared


def everything_seen(match: Match, eye: int | None, random: Random) -> list[Any]:
    """List everything that a seat can see of a match; drawings and tables are made from its view and nothing else."""
    lately = match.events(eye, since=len(match._events) - 60)
    everything: list[Any] = [match.view(eye), match.game.dump_position(match.observed(eye)), lately, match.record(eye)]
    everything += [match.waiting, match.ask, match.result]
    if eye is not None:
        everything += [match.legal(eye), *refusals(match, eye, random)]
        if eye in match.waiting:
            everything.append(match.game.engine.advice(match.observed_positions(eye), eye))
    return everything


def refusals(match: Match, seat: int, random: Random) -> list[str]:
    """List the messages that a seat gets about moves that are not legal."""
    texts = []
    for _ in range(5):
        action = random.randrange(match.game.rulebook.actions.count)
        if seat in match.waiting and action not in match.legal_actions(seat):
            with pytest.raises(IllegalMove) as refused:
                match.play_actions(seat, [action])
            texts.append(str(refused.value))
    return texts


@per_secretive_case
def test_nothing_shown_to_a_seat_depends_on_what_it_cannot_see(case: Case) -> None:
    random = Random(1)
    for match in moments(case, 1):
        for eye in eyes(match):
            seed = random.random()
            twin = twin_of(match, eye, random)
            assert everything_seen(twin, eye, Random(seed)) == everything_seen(match, eye, Random(seed))


@per_secretive_case
def test_a_hidden_move_looks_the_same_whatever_is_hidden_in_it(case: Case) -> None:
    """Another move that reads the same to a seat, made in another world that looks the same to it, has the same effect for it."""
    random = Random(2)
    compared = 0
    for match in moments(case, 2, every=EVERY // 5):
        seat = match.waiting[-1]
        after = tried(match, seat, random.choice(match.legal_actions(seat)))
        answer = after.answers[-1]
        blind = [eye for eye in eyes(match) if eye != seat and not answer.audience >> (SPECTATOR if eye is None else eye) & 1]
        if answer.news or not blind:
            continue
        masked = after.masked_move(len(match.answers))
        hide, edition = match.game.rulebook.hide_move, match.game.edition
        for eye in random.sample(blind, min(2, len(blind))):
            twin = twin_of(match, eye, random)
            world = twin.position
            alike = [other for other in twin.legal_actions(seat) if hide(edition, world, other) == masked]
            if alike:
                other = tried(twin, seat, random.choice(alike))
                if other.answers[-1].unnoticed != answer.unnoticed:
                    continue  # one ends a sealed choice, the other is an intermediate step that nobody notices
                since = len(match._events)
                assert other.events(eye, since) == after.events(eye, since)
                assert other.view(eye) == after.view(eye)
                assert other.record(eye) == after.record(eye)
                compared += 1
    assert compared > 0


def tried(match: Match, seat: int, action: int) -> Match:
    after = match.copy()
    after.play_actions(seat, [action])
    return after


@per_secretive_case
def test_events_tell_a_seat_no_secret_that_its_positions_do_not(case: Case) -> None:
    for match in case.matches(3):
        since, before = len(match.events(None)), match.copy()
        for _ in walk(match, Random(3)):
            logged = {eye: secrets_logged(match, eye, since) for eye in eyes(match)}
            for eye, secrets in logged.items():
                if secrets:
                    assert secrets <= visible(match, eye) | visible(before, eye)
            since, before = len(match._events), match.copy()


def secrets_logged(match: Match, eye: int | None, since: int) -> set[tuple[str, int]]:
    rulebook = match.game.rulebook
    fields = rulebook.position.fields.values()
    kinds = {field.kind.name for field in fields if field.kind.unknown is not None}
    kinds |= {field.shape[-1].things for field in fields if field.is_bag and isinstance(field.shape[-1], Of)}
    kind_of = {int(fact): fact.kind for fact in rulebook.fact_names}
    found = set()
    for event in match._events.since(since):
        for name, value, audience in zip(event.names, event.facts, event.audiences, strict=True):
            if kind_of[name] in kinds and audience != EVERYONE and audience >> (SPECTATOR if eye is None else eye) & 1:
                found.add((kind_of[name], value))
    return found


def visible(match: Match, eye: int | None) -> set[tuple[str, int]]:
    """Return the things whose place a seat knows."""
    s = match.observed(eye)
    found: set[tuple[str, int]] = set()
    for field in match.game.rulebook.position.fields.values():
        if field.who != NOBODY and field.kind.unknown is not None:
            found |= {(field.kind.name, int(value)) for value in np.ravel(getattr(s, field.name))}
        if field.who != NOBODY and field.is_bag and isinstance(things := field.shape[-1], Of):
            found |= {(things.things, int(place[-1])) for place in zip(*getattr(s, field.name).nonzero(), strict=True)}
    return found


@per_secretive_case
def test_an_imagined_world_looks_the_same_and_is_sound(case: Case) -> None:
    run, layout = case.game.engine, case.game.rulebook.position
    chances = run.array(CHANCE)
    for match in moments(case, 4):
        for eye in eyes(match):
            observed = match.observed_positions(eye)
            world = observed.copy()
            run.call["imagine_world"](world, run.editions, chances)
            case.game.check_position(layout.one(world))
            again = run.observed(world, SPECTATOR if eye is None else eye)
            assert case.game.dump_position(layout.one(again)) == case.game.dump_position(layout.one(observed))


@per_case
def test_every_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    run = case.game.engine
    chances = run.array(CHANCE)
    for match in moments(case, 5, every=4 * EVERY):
        for eye in different_eyes(match)[::2]:
            world = match.observed_positions(eye).copy()
            run.call["imagine_world"](world, run.editions, chances)
            assert run.call["find_flaw"](world, run.editions) == 0
            play_out(run, world, chances, case.game.rulebook.most_answers, Random(6))
            assert get(world, "reason")
            assert get(world, "winners")


@per_case
def test_observing_keeps_what_the_seat_may_see(case: Case) -> None:
    """An observed position differs from the truth only where the declaration hides something, and in `seen_by`."""
    layout = case.game.rulebook.position
    for match in moments(case, 6):
        for eye in eyes(match):
            truth, seen = match.position, match.observed(eye)
            hidden = {(field.name, index) for field, index in hidden_entries(layout, truth, SPECTATOR if eye is None else eye)}
            for field in layout.fields.values():
                if field.shape and field.who != NOBODY:
                    cells = zip(*((getattr(truth, field.name) != getattr(seen, field.name)).nonzero()), strict=True)
                    changed = {tuple(map(int, cell)) for cell in cells}
                    blank = field.kind.empty or 0  # what is erased to nothing may have been nothing before
                    erased = {index for name, index in hidden if name == field.name}
                    assert changed == {index for index in erased if getattr(truth, field.name)[index] != blank}


@per_case
def test_advice_looks_only_at_what_the_seat_sees(case: Case) -> None:
    """So it is the same from the truth, from the observed position, and from any world that looks the same."""
    for match in moments(case, 7):
        for seat in match.waiting:
            advice = case.game.engine.advice(match.observed_positions(seat), seat)
            assert advice == case.game.engine.advice(match._positions, seat)
            assert list(advice) == match.legal_actions(seat)


@pytest.mark.parametrize("name", GAMES)
def test_sealed_moments_are_found(name: str) -> None:
    """The next tests would prove nothing without them (a game without sealed asks need not have any)."""
    sealed = game(name).rulebook.has_sealed_asks
    assert any(sealed_moments(case) for case in CASES if case.name == name) == sealed


def answers_of(match: Match, seat: int, random: Random) -> list[int]:
    """List a seat's answers, at random, until it has finished with a sealed ask."""
    alone, answers = match.copy(), []
    while seat in alone.waiting and len(alone.waiting) > 1:
        answers.append(random.choice(alone.legal_actions(seat)))
        alone.play_actions(seat, answers[-1:])
    return answers


@per_sealed_case
def test_sealed_answers_in_any_order_give_the_same_position(case: Case) -> None:
    for match in sealed_moments(case):
        random = Random(1)
        answers = {seat: answers_of(match, seat, random) for seat in match.waiting}
        turns = [seat for seat in answers for _ in answers[seat]]
        ends: Counter[str] = Counter()
        for order in [*permutations(answers)][:6]:
            ends[place_after(match, answers, [seat for seat in order for _ in answers[seat]])] += 1
        random.shuffle(turns)  # and mixed
        ends[place_after(match, answers, turns)] += 1
        assert len(ends) == 1


def place_after(match: Match, answers: dict[int, list[int]], turns: list[int]) -> str:
    """Return the position after these answers, in this order."""
    twin = match.copy()
    left = {seat: [*given] for seat, given in answers.items()}
    for seat in turns:
        twin.play_actions(seat, [left[seat].pop(0)])
    return str(twin.game.dump_position(twin.position))


@per_sealed_case
def test_a_sealed_answer_tells_the_others_only_whether_its_seat_has_finished(case: Case) -> None:
    for match in sealed_moments(case):
        first, random = match.waiting[0], Random(4)
        tries = [tried(match, first, action) for action in match.legal_actions(first)]
        for finished in (False, True):
            outcomes = [after for after in tries if (first not in after.waiting) == finished]
            some = random.sample(outcomes, min(SOME, len(outcomes)))
            before = [match] if some and not finished else []
            for eye in eyes(match):
                if eye != first:
                    assert len({heard(after, eye) for after in [*some, *before]}) <= 1


def heard(match: Match, eye: int | None) -> str:
    """Return what a seat that has no part in an answer can know."""
    known = [match.view(eye), match.game.dump_position(match.observed(eye)), match.events(eye), match.latest(eye)]
    choices = None if eye is None else match.choices(eye)
    return str([*known, choices, match.record(eye), str(match), None if eye is None else undone(match, eye)])


def undone(match: Match, seat: int) -> str:
    """Return the result of a seat's attempt to take back its last answer."""
    trial = match.copy()
    try:
        trial.undo(seat)
    except CannotUndo as error:
        return str(error)
    return f"{trial.ask} {trial.legal(seat)}"


@per_sealed_case
def test_however_far_a_seat_has_got_the_others_see_the_same(case: Case) -> None:
    for match in sealed_moments(case):
        first = match.waiting[0]
        known = {eye: heard(match, eye) for eye in eyes(match) if eye != first}
        further = match.copy()
        for action in answers_of(match, first, Random(2))[:-1]:
            further.play_actions(first, [action])
            assert {eye: heard(further, eye) for eye in known} == known


@per_sealed_case
def test_taking_back_a_sealed_answer_tells_nothing_of_the_others(case: Case) -> None:
    """Whether others have answered meanwhile or not, a seat can take back its own answer, and theirs stay."""
    for match in sealed_moments(case):
        first, *others = match.waiting
        action = match.legal_actions(first)[0]
        alone = tried(match, first, action)
        if first not in alone.waiting and len(alone.waiting) == 0:
            continue
        before = case.game.dump_position(match.position)
        alone.undo(first)
        assert case.game.dump_position(alone.position) == before
        among, expected = tried(match, first, action), match.copy()
        for given in answers_of(match, others[0], Random(3)):
            if len(among.waiting) > 1 or others[0] not in among.waiting:
                among.play_actions(others[0], [given])
                expected.play_actions(others[0], [given])
        if among.answers[-1].seat != first and not among.answers[-1].news:
            among.undo(first)
            assert case.game.dump_position(among.position) == case.game.dump_position(expected.position)
            assert among.answers == expected.answers


@per_case
def test_the_audience_of_every_answer_includes_the_seat_that_gave_it(case: Case) -> None:
    match = case.start(8)
    for _ in walk(match, Random(8)):
        pass
    assert all(isinstance(answer, Answer) and answer.audience >> answer.seat & 1 for answer in match.answers)
