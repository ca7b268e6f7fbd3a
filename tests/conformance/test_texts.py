"""Actions, moves, positions and records: whatever can be written can be read back the same."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import windycity
from tests.conformance.cases import CASES, EVERY, GAMES, Case, eyes, game, moments, walk
from windycity.core.errors import BadMove, BadPosition, BadRecord, WindyCityError, WrongSeat
from windycity.core.match import Match
from windycity.core.record import read, replay
from windycity.core.words import LANGUAGES

per_case = pytest.mark.parametrize("case", CASES, ids=str)
per_game = pytest.mark.parametrize("name", GAMES)


@per_game
def test_every_action_has_a_move_and_every_move_parses(name: str) -> None:
    actions = range(game(name).rulebook.actions.count)
    moves = [game(name).format_move(action) for action in actions]
    assert len(set(moves)) == len(moves)
    assert [game(name).parse_move(move) for move in moves] == [*actions]
    assert [game(name).parse_move(f"  {move.upper()} ") for move in moves] == [*actions]


@per_game
@given(text=st.text(max_size=80))
def test_any_text_is_a_move_or_refused(name: str, text: str) -> None:
    with suppress(BadMove):
        assert game(name).format_move(game(name).parse_move(text)).casefold() == " ".join(text.split()).casefold()


@per_game
@given(data=st.data())
def test_words_of_moves_in_any_order_are_a_move_or_refused(name: str, data: st.DataObject) -> None:
    text = " ".join(data.draw(st.lists(st.sampled_from([*_words(name), "x", "0", "99", "-1"]), max_size=4)))
    with suppress(BadMove):
        assert game(name).format_move(game(name).parse_move(text)).casefold() == text.casefold()


@cache
def _words(name: str) -> list[str]:
    """List the words that moves of a game are made of."""
    return sorted(
        {word for action in range(game(name).rulebook.actions.count) for word in game(name).format_move(action).split()}
    )


@per_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_thing_in_a_move_is_refused_in_words(name: str, language: str) -> None:
    """Nonsense in each place of each sort of move: the refusal has a sentence for that kind of thing."""
    for sort in game(name).rulebook.actions.sorts:
        right = [game(name).edition.names[part.kind][0] for part in sort.things]
        for place, part in enumerate(sort.things):
            text = sort.arrange([*right[:place], "nonsense", *right[place + 1 :]])
            with pytest.raises(BadMove) as refused:
                game(name).parse_move(text)
            assert refused.value.sentence == f"move-no-such-{part.kind}"
            assert "nonsense" in refused.value.message(language)


@per_case
def test_positions_round_trip_true_and_observed(case: Case) -> None:
    random = Random(2)
    for match in moments(case, 2, every=2 * EVERY):
        for s in (match.position, match.observed(random.choice(eyes(match)))):
            data = case.game.dump_position(s)
            assert case.game.dump_position(case.game.load_position(data)) == data


@per_case
def test_a_match_goes_on_from_a_position_as_it_would_have(case: Case) -> None:
    """The same luck and the same moves from a written position lead to the same position."""
    match = case.start(3)
    for _ in walk(match, Random(3)):
        if len(match.answers) == 20:
            break
    again = Match.from_position(case.game, case.game.load_position(case.game.dump_position(match.position)), match.luck)
    assert again.legal(match.waiting[0]) == match.legal(match.waiting[0])
    assert str(again) == str(match)


@per_case
def test_records_replay_exactly(case: Case) -> None:
    match = case.start(5)
    for _ in walk(match, Random(5)):
        if len(match.answers) == 33:
            assert replay(case.game, read(match.save())).save() == match.save()
    again = windycity.replay(match.save())
    assert again.save() == match.save() == match.record(0) == match.record(None)
    assert again.events(None) == match.events(None)
    assert replay(case.game, read(match.save()), moves=10).answers == match.answers[:10]


@per_case
def test_a_record_from_a_position_begins_with_it(case: Case) -> None:
    match = case.start(6)
    for _ in walk(match, Random(6)):
        if len(match.answers) == 25:
            break
    later = Match.from_position(case.game, match.position, match.luck)
    for _ in walk(later, Random(7)):
        pass
    assert replay(case.game, read(later.save())).result == later.result


@per_game
def test_an_observed_position_can_be_looked_at_but_not_played(name: str) -> None:
    match = game(name).start(seed=1)
    seat = match.waiting[0]
    seen = Match.from_position(game(name), match.observed(seat), match.luck)
    assert seen.view(seat) == match.view(seat)
    assert seen.legal(seat) == match.legal(seat)
    with pytest.raises(WindyCityError, match="imagine a world") as refused:
        seen.play(seat, seen.legal(seat)[0])
    assert repr(seen.why_not(seat, seen.legal(seat)[0])) == repr(refused.value)
    assert seen.record(seat) == Match.from_position(game(name), match.observed(seat), match.luck).record(seat)
    assert json.loads(seen.record(seat))["position"] == game(name).dump_position(match.observed(seat))
    for look in (seen.view, seen.legal, seen.observed, seen.record, lambda other: seen.play(other, match.legal(seat)[0])):
        with pytest.raises(WrongSeat, match="cannot look at it"):
            look((seat + 1) % match.seats)


@per_game
def test_records_that_are_not_right_are_refused_with_the_line(name: str) -> None:
    match = game(name).start(seed=1)
    for _ in walk(match, Random(1)):
        pass
    lines = match.save().splitlines()
    seat = match.answers[0].seat

    def broken(message: str, *changed: str) -> None:
        with pytest.raises(BadRecord, match=message):
            windycity.replay("\n".join(changed))

    broken("empty")
    broken("Line 1", "nonsense", *lines[1:])
    broken("Line 1", lines[0].replace('"format":1', '"format":"x"'), *lines[1:])
    broken("format is 9", lines[0].replace('"format":1', '"format":9'), *lines[1:])
    broken("luck is dice", lines[0].replace("hmac-1", "dice"), *lines[1:])
    broken("edition", lines[0].replace(game(name).edition.digest, "0" * 16), *lines[1:])
    broken("Line 2", lines[0], '{"seat":0}', *lines[2:])
    broken("Line 2", lines[0], '{"seat":0,"move":"x","chance":[]}', *lines[2:])
    broken("Line 2", lines[0], "{", *lines[2:])
    broken("Move 1 of the record, nonsense, fails", lines[0], f'{{"seat":{seat},"move":"nonsense"}}', *lines[2:])
    rules = f'"rules":{game(name).rulebook.rules_version}'
    broken("version 7 of the rules", lines[0].replace(rules, '"rules":7'), f'{{"seat":{seat},"move":"x"}}', *lines[2:])
    broken("does not hold the secret", *lines[:-1])
    broken("published before the match", *lines[:-1], lines[-1].replace(match.luck.secret.hex(), "00" * 32))
    broken("ended differently", *lines[:-1], lines[-1].replace('"reason":"', '"reason":"un'))
    broken("after its end", *lines, lines[1])


@per_game
@given(data=st.data())
def test_a_damaged_record_is_replayed_or_refused_but_never_crashes(name: str, data: st.DataObject) -> None:
    text = _played(name).save()
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + data.draw(st.integers(0, 20)) :]
    with suppress(WindyCityError):
        windycity.replay(damaged, moves=3)


@cache
def _played(name: str) -> Match:
    match = game(name).start(seed=2)
    for _ in walk(match, Random(2)):
        if len(match.answers) == 10:
            break
    return match


@per_game
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused_but_never_crashes(name: str, data: st.DataObject) -> None:
    position = game(name).dump_position(_played(name).position)
    field = data.draw(st.sampled_from(sorted(position)))
    junk = st.recursive(st.none() | st.integers() | st.text(max_size=3), lambda inner: st.lists(inner, max_size=4))
    with suppress(BadPosition):
        game(name).load_position({**position, field: data.draw(junk)})
