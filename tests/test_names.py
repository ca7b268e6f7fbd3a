"""No game is named outside its folder: whatever is about one game stands there, and is found by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import windycity

PACKAGE = Path(windycity.__file__).parent
GAMES = PACKAGE / "games"
BUILT = PACKAGE / "web"  # the web client, whose sources are elsewhere
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(windycity.games()).replace('-', '[-_ ]')})(?![a-z])", re.IGNORECASE)

# Lines that may name a game, each with the reason.
ALLOWED = {
    "__init__.py": {
        '"""Windy City: four tabletop games of 1920s Chicago gangsters, to play, to simulate and to study.': "the city",
        '>>> game = windycity.game("chicago-poker")': "an example that runs",
    },
    "arena/simulate.py": {
        '>>> matches = simulate("chicago-poker", ["greedy", "random", "random"], games=20, seed=7, processes=1)': "an example",
    },
    "cli/words/en.ftl": {"help-windycity = Windy City: four tabletop games of 1920s Chicago gangsters.": "the city"},
    "cli/words/nl.ftl": {
        "help-windycity = Windy City: vier bordspellen over gangsters in het Chicago van de jaren twintig.": "the city"
    },
    "cli/words/de.ftl": {
        "help-windycity = Windy City: vier Brettspiele über Gangster im Chicago der zwanziger Jahre.": "the city"
    },
    "cli/words/__init__.py": {'"""Return a game\'s title by its name: `chicago-poker` is Chicago Poker."""': "an example"},
    "envs/__init__.py": {
        '"""Make an environment for PettingZoo in which agents answer in turn: `aec("chicago-poker", seats=4)`."""': "an example"
    },
    "envs/batch.py": {'>>> matches = Batch("chicago-poker", seats=4, size=2, compiled=False)': "an example that runs"},
    "envs/factored.py": {
        '>>> by_turns = Factored(rulebook("chicago").actions)': "an example that runs",
        '>>> action = rulebook("chicago").actions.sorts[3].action(2, 7)  # man 2 moves with these dice': "the same",
    },
    "envs/matches.py": {'>>> env = vector("chicago-poker", seats=4, batch=8, compiled=False)': "an example that runs"},
    "envs/past.py": {'>>> past = Past(rulebook("chicago-poker"), 3)': "an example that runs"},
    "core/game.py": {'"""The game\'s name, as in `chicago-poker`."""': "an example"},
}
FILES = [
    file
    for file in sorted(PACKAGE.rglob("*"))
    if file.suffix in (".py", ".ftl", ".css", ".toml") and (file.parent == GAMES or not {GAMES, BUILT} & {*file.parents})
]


def lines_with_names(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


def test_no_game_is_named_outside_its_folder() -> None:
    found = {str(file.relative_to(PACKAGE)): lines_with_names(file.read_text("utf-8")) for file in FILES}
    named = {file: lines for file, lines in found.items() if lines}
    assert named == {file: list(lines) for file, lines in ALLOWED.items()}, "what is about one game belongs into its folder"


def test_every_file_with_lines_that_may_name_a_game_is_there() -> None:
    assert set(ALLOWED) <= {str(file.relative_to(PACKAGE)) for file in FILES}
    assert len(FILES) > 100


@pytest.mark.parametrize(
    "line",
    ['if game.name == "chicago":', "from windycity.games.gangsters import x", "counted-chicago-poker = x", "tell_chicago()"],
)
def test_a_name_is_found_in_code_and_words(line: str) -> None:
    assert lines_with_names(line) == [line]
