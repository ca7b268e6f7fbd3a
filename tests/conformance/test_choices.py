"""Choices: the legal moves of a seat as data match their texts."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.conformance.cases import CASES, GAMES, Case, game, walk
from windycity.core.choices import Choices
from windycity.core.errors import BadMove, IllegalMove, MatchOver, WrongSeat, WrongTurn
from windycity.core.schemas import schema_of
from windycity.core.words import LANGUAGES

EVERY = 11  # one answer in this many is checked


@pytest.mark.parametrize("case", CASES, ids=str)
def test_choices_are_the_legal_moves_with_their_parts(case: Case) -> None:
    match, actions, edition = case.start(6), case.game.rulebook.actions, case.game.edition
    for number, (seat, _) in enumerate(walk(match, Random(6))):
        if number % EVERY == 0:
            choices = match.choices(seat)
            legal = sorted(match.legal_actions(seat))
            assert [choice.text for choice in choices] == [case.game.format_move(action) for action in legal]
            assert len(choices) == len(legal)
            for choice, action in zip(choices, legal, strict=True):
                names = [part.name for part in choice.parts]
                assert actions.action_of(edition, choice.word, names) == action
                assert [(part.kind, part.key) for part in choice.parts] == [
                    (part.kind, part.key) for part in actions.of(action).things
                ]
            one = Random(number).choice([*choices])
            explained = {match.explain(seat, one.text, language) for language in LANGUAGES}
            assert len(explained) == len(LANGUAGES)
            assert all(text.endswith(f" ({one.rule})") for text in explained)
            assert (choices.seat, choices.ask) == (seat, match.ask)
            assert msgspec.json.decode(msgspec.json.encode(choices), type=Choices) == choices
        if number > 300:
            break


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_asked_has_no_choices(name: str) -> None:
    match = game(name).start(seats=3, seed=1)
    idle = [seat for seat in range(3) if seat not in match.waiting]
    for seat in idle:
        assert len(match.choices(seat)) == 0
        assert isinstance(match.why_not(seat, match.legal(match.waiting[0])[0]), WrongTurn)


@pytest.mark.parametrize("name", GAMES)
def test_why_not_is_what_playing_would_raise_and_changes_nothing(name: str) -> None:
    match, random = game(name).start(seats=3, seed=2), Random(2)
    for seat, _ in walk(match, random):
        if len(match.answers) > 60:
            break
        legal = match.legal(seat)
        assert match.why_not(seat, random.choice(legal)) is None
        other = game(name).format_move(random.randrange(game(name).rulebook.actions.count))
        if other not in legal:
            before, refused = match.save(), match.why_not(seat, other)
            assert isinstance(refused, IllegalMove)
            assert refused.rule
            assert all(refused.message(language) for language in LANGUAGES)
            with pytest.raises(IllegalMove) as raised:
                match.play(seat, other)
            assert (str(raised.value), match.save()) == (str(refused), before)


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).edition.spare])
def test_a_name_that_stands_for_nothing_is_shown_nowhere(name: str) -> None:
    """Not even where a move with it is refused or explained."""
    edition, seen = game(name).edition, set()
    unused = {kind: edition.names[kind][-count] for kind, count in edition.spare.items()}
    for kind, one in unused.items():
        assert one not in game(name).names(kind)
        assert one not in game(name).words()[kind]
        assert one not in str(schema_of("event", [game(name)]))
    for seat, _ in walk(match := game(name).start(seats=3, seed=2), Random(2)):
        for sort in game(name).rulebook.actions.answering(match.asked):
            kinds = [part.kind for part in sort.things]
            if {*kinds} & {*unused} and len(match.answers) < 300:
                seen |= {*kinds} & {*unused}
                names = [unused.get(kind, edition.names[kind][0]) for kind in kinds]
                move = sort.arrange(names)
                for language in LANGUAGES:
                    refused = match.why_not(seat, move)
                    assert isinstance(refused, IllegalMove)
                    assert not [one for one in unused.values() if one in refused.message(language)], refused
                    assert not [one for one in unused.values() if one in match.explain(seat, move, language)]
    assert seen == {*unused}


@pytest.mark.parametrize("name", GAMES)
def test_any_move_is_explained_legal_or_not(name: str) -> None:
    match, random, sorts = game(name).start(seats=3, seed=2), Random(2), game(name).rulebook.actions.sorts
    for number, (seat, _) in enumerate(walk(match, random)):
        if number % EVERY == 0:
            for sort in sorts:
                move = game(name).format_move(random.randrange(sort.first, sort.last))
                assert match.explain(seat, move, random.choice(LANGUAGES)).endswith(")"), move
        if number > 300:
            break


@pytest.mark.parametrize("name", GAMES)
def test_why_not_names_seats_and_texts_that_are_none(name: str) -> None:
    match = game(name).start(seats=3, seed=1)
    assert isinstance(match.why_not(match.waiting[0], "fly me to the moon"), BadMove)
    assert isinstance(match.why_not(9, match.legal(match.waiting[0])[0]), WrongSeat)


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_there_are_no_choices_and_no_moves(name: str) -> None:
    match = game(name).start(seats=3, seed=1)
    for _ in walk(match, Random(1)):
        pass
    first = game(name).format_move(0)
    assert [len(match.choices(seat)) for seat in range(3)] == [0, 0, 0]
    assert isinstance(match.why_not(0, first), MatchOver)
