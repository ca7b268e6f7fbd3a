"""The choices of the full screen lead to every legal move, and to no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.cli.fullscreen.choosing import Option, general_options, numbered
from windycity.cli.fullscreen.parts import Table
from windycity.core.choices import Choices
from windycity.core.translation import Translation

FIRST = 120  # answers of a match that are looked at


def moves_behind(options: Sequence[Option]) -> Iterator[str]:
    for option in options:
        if option.more:
            yield from moves_behind(option.more())
        else:
            assert option.move is not None
            yield option.move


def moments(game: str) -> Iterator[tuple[Choices, list[str]]]:
    match = windycity.game(game).start(windycity.game(game).rulebook.seats[-1], seed=2)
    bots = make_bots("random", range(match.seats), 3)
    while not match.over and len(match.answers) < FIRST:
        for seat in match.waiting:
            yield match.choices(seat), match.legal(seat)
        answer(match, bots)


@pytest.mark.parametrize("game", windycity.games())
def test_the_options_of_any_game_lead_to_every_move_once(game: str) -> None:
    translation = Translation(windycity.game(game), "nl")
    for choices, legal in moments(game):
        assert Counter(moves_behind(general_options(choices, translation))) == Counter(legal)


def test_options_are_labelled_as_moves_are_typed_in_the_language() -> None:
    game = windycity.game("chicago-poker")
    choices = game.start(2, seed=3).choices(0)
    labels = {language: general_options(choices, Translation(game, language))[:2] for language in ("en", "nl", "de")}
    assert {language: [option.label for option in found] for language, found in labels.items()} == {
        "en": ["draw", "play R3 1"],
        "nl": ["trek", "speel R3 1"],
        "de": ["ziehe", "spiele R3 1"],
    }
    assert {option.move for found in labels.values() for option in found} == {"draw", "play R3 1"}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", windycity.games())
def test_no_list_has_two_options_with_the_same_label_or_number(game: str, language: str) -> None:
    translation = Translation(windycity.game(game), language)

    def check(options: Sequence[Option]) -> None:
        listed = numbered(options)
        assert max(Counter(option.label for option in listed).values()) == 1
        assert max(Counter(option.key for option in listed if option.key).values(), default=1) == 1
        for option in listed:
            if option.more:
                check(option.more())

    for choices, _ in moments(game):
        check(general_options(choices, translation))


def test_numbers_are_those_of_the_things_where_these_are_numbers() -> None:
    words = [Option("say 0", "say 0"), Option("say 7", "say 7"), Option("say 12", "say 12"), Option("silent", "silent")]
    assert [option.key for option in numbered(words)] == ["0", "7", "12", ""]
    cards = [Option("draw", "draw"), Option("play R7", "play R7 1"), Option("play R9", "play R9 1")]
    assert [option.key for option in numbered(cards)] == ["1", "2", "3"]


def test_what_ends_a_move_phase_stands_last_so_that_enter_does_not_end_it_unasked() -> None:
    match, bots = windycity.game("gangsters").start(2, seed=4), make_bots("greedy", range(2), 1)
    while match.ask != "move" or 0 not in match.waiting:
        answer(match, bots)
    options = Table(match.game, match.view(0), "en").options(match.choices(0))
    assert options[-1].move == "done"
