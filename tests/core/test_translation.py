"""Moves in the languages of people: what is written is read again, whichever words are used for it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import windycity
from tests.effort import often
from tests.fifth.install import NAME as FIFTH
from tests.fifth.install import copy_to, on_the_path
from windycity.core.errors import BadMove
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.translation import Called, Translation
from windycity.core.words import LANGUAGES
from windycity.games import part_of

GAMES = windycity.games()
MOVES = 250  # of a random match
TRIED = 6  # legal moves that are translated in each position
CALLED = 5  # in one position of so many, things go by what they are called there
PAGES = {"en": "rules.md", "nl": "rules.nl.md", "de": "rules.de.md"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    language: str = request.param
    return language


def positions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a random match, and give a few positions of it with a seat that is asked."""
    luck = random.Random(seed)
    match = game.start(seats=luck.choice(game.rulebook.seats), seed=seed)
    for _ in range(MOVES):
        if match.over:
            return
        seat = luck.choice(match.waiting)
        yield match, seat
        match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_read_as_it_is_written(name: str, language: str) -> None:
    game, luck = windycity.game(name), random.Random(1)
    translation = Translation(game, language)
    describe = part_of(name, "description")
    assert describe
    tried: set[str] = set()
    for seed in range(often(2)):
        for number, (match, seat) in enumerate(positions(game, seed)):
            legal = match.legal(seat)
            some = luck.sample(legal, min(TRIED, len(legal)))
            for move in {*some} - tried:
                assert translation.read(translation.write(move)) == move
                assert translation.read(translation.write(move).upper()) == move
                assert translation.read(move) == move
            tried |= {*some}
            if number % CALLED == 0:
                called = describe.describe(game, match.view(seat), language).called
                for move in some:
                    assert translation.read(translation.write(move, spoken=True, called=called), legal, called) == move


@pytest.mark.parametrize("name", GAMES)
def test_every_move_in_the_rules_is_read_in_every_language(name: str, language: str) -> None:
    game = windycity.game(name)
    translation, page = Translation(game, language), (Path(game.rulebook.words).parent / PAGES[language]).read_text("utf-8")
    quoted = [text for text in re.findall(r"`([^`\n]+)`", page) if _is_move(game, text)]
    sorts = {game.rulebook.actions.of(game.parse_move(text)).word for text in quoted}
    assert sorts == {sort.word for sort in game.rulebook.actions.sorts}
    for text in quoted:
        move = game.format_move(game.parse_move(text))
        assert translation.read(text) == move
        assert translation.read(translation.write(text)) == move


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_rules_tell_a_move_in_their_language(name: str, language: str) -> None:
    game = windycity.game(name)
    page = (game.rulebook.folder / PAGES[language]).read_text("utf-8")
    told = re.search(r"(?:Nederlandse typen, zoals|deutsche tippen, etwa)\s+`([^`]+)`", page)
    assert told
    assert _is_move(game, Translation(game, language).read(told[1]))
    assert not _is_move(game, told[1])


def _is_move(game: Game, text: str) -> bool:
    try:
        game.parse_move(text)
    except BadMove:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_moves_are_those_of_the_catalogue(name: str, language: str) -> None:
    game = windycity.game(name)
    translation = Translation(game, language)
    verbs = [translation.verb(sort.word) for sort in game.rulebook.actions.sorts]
    assert len({*verbs}) == len(verbs), "two sorts of move that read alike"
    if language == "en":
        assert verbs == [sort.word for sort in game.rulebook.actions.sorts]
    else:
        assert sum(verb == sort.word for verb, sort in zip(verbs, game.rulebook.actions.sorts, strict=True)) < len(verbs) / 5


@pytest.mark.parametrize("name", GAMES)
def test_what_sentences_tell_to_type_can_be_typed(name: str, language: str) -> None:
    """Whoever is refused is told what to type, between quotation marks."""
    game = windycity.game(name)
    translation = Translation(game, language)
    catalogue = (Path(game.rulebook.words) / f"{language}.ftl").read_text("utf-8")
    told = [text for line in re.findall(r"^asked-for-.*", catalogue, re.MULTILINE) for text in re.findall(r'"([^"]+)"', line)]
    verbs = [translation.verb(sort.word) for sort in game.rulebook.actions.sorts]
    for text in told:
        assert text in verbs or translation.read(text)


def test_of_a_hidden_move_the_verb_is_translated() -> None:
    german = Translation(windycity.game("chicago-poker"), "de")
    assert german.write("choose ??") == "wähle ??"
    assert german.write("??") == "??"
    assert german.write("nothing ??") == "nothing ??"


def test_things_go_by_the_words_that_people_say() -> None:
    translation = Translation(windycity.game("chicago-poker"), "nl")
    assert translation.read("speel de rode 7 2") == translation.read("SPEEL Rode 7  2") == "play R7 2"
    assert translation.write("play R7 2") == "speel R7 2"
    assert translation.write("play R7 2", spoken=True) == "speel rode 7 2"
    german = Translation(windycity.game("gangsters"), "de")
    assert german.write("shoot thugs at camorra-thugs") == "schieße Schläger auf Camorra-Schläger"
    assert german.read("schiesse schlager auf die camorra-schläger") == "shoot thugs at camorra-thugs"
    assert german.read("fahre Schläger mit grün+schwarz nach d-4 als sauber") == "drive thugs with green+black to d-4 as clean"


def test_a_building_and_a_street_of_the_same_letters_are_kept_apart(language: str) -> None:
    translation = Translation(windycity.game("gangsters"), language)
    assert translation.read("to D4") == "to D4"
    assert translation.read("to d-4") == "to d-4"


def test_a_place_goes_by_what_lies_there_now() -> None:
    translation = Translation(windycity.game("chicago-poker"), "en")
    here = [Called("spot", "jazz club", "1"), Called("spot", "bar", "2"), Called("spot", "bar", "3")]
    assert translation.read("play R7 jazz club", called=here) == "play R7 1"
    assert translation.read("play R7 jazzclub", called=here) == "play R7 1"
    with pytest.raises(BadMove, match="can mean several moves: play R7 2; play R7 3"):
        translation.read("play R7 bar", called=here)
    assert translation.read("play R7 bar", ["draw", "play R7 3"], here) == "play R7 3"  # the only legal one


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "is geen zet. Een zet begint met een van: trek, speel, "),
        ("dans", "is geen zet. Een zet begint met een van: trek, speel, "),
        ("speel", "heeft niet het juiste aantal woorden; schrijf het zo: speel R7 2."),
        ("speel R99 2", "Er is geen kaart R99"),
        ("leg af R99", "Er is geen kaart R99"),
        ("speel rode 7 2 3", "schrijf het zo: speel R7 2."),
        ("play R7", "schrijf het zo: speel R7 2."),
        ("speel " + "x " * 5000, "schrijf het zo"),
    ],
)
def test_what_cannot_be_read_is_refused_in_the_same_language(text: str, refusal: str) -> None:
    with pytest.raises(BadMove) as error:
        Translation(windycity.game("chicago-poker"), "nl").read(text)
    assert refusal in error.value.message("nl")


@pytest.mark.parametrize(
    ("game", "phrase", "english"),
    [
        ("chicago", "loop 3 met 2+5 naar NW5b", "move 3 with 2+5 to NW5b"),
        ("chicago", "naar NW5b", "to NW5b"),
        ("chicago", "vanaf k12 naar NW5b", "from k12 to NW5b"),
        ("gangsters", "bied camorra A2 + 300 voor niets", "offer camorra A2 + 300 for nothing"),
        ("gangsters", "offer camorra A2 for B3", "offer camorra A2 for B3"),
    ],
)
def test_phrases_are_put_into_english(game: str, phrase: str, english: str) -> None:
    assert Translation(windycity.game(game), "nl").to_english(phrase).split() == english.split()


def test_no_text_breaks_the_reader(language: str) -> None:
    luck = random.Random(4)
    for name in GAMES:
        translation = Translation(windycity.game(name), language)
        words = [*translation._verbs, *(verb for verbs in translation._verbs.values() for verb in verbs), "R7", "+", "", "ß", "1"]
        for _ in range(often(100)):
            text = " ".join(luck.choices(words, k=luck.randrange(8)))
            try:
                move = translation.read(text)
            except BadMove as error:
                error.message(language)
                continue
            assert _is_move(translation.game, move)


def test_a_game_without_words_for_its_moves_has_them_in_english(tmp_path: Path, language: str) -> None:
    copy_to(tmp_path)
    with on_the_path(tmp_path):
        translation = Translation(windycity.game(FIFTH), language)
        crates = {"en": "whisky", "nl": "sterke drank", "de": "Schnaps"}
        assert translation.write("offer whisky") == f"offer {crates[language]}"
        assert translation.read(f"offer {crates[language]}") == translation.read("offer whisky") == "offer whisky"
