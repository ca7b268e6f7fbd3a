"""What people contribute to the luck of a match in the terminal, and what a record proves about it afterwards."""

from __future__ import annotations

from windycity.cli.screen import Screen
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.core.luck import LONGEST, Luck, check_contribution
from windycity.core.match import Match


def ask_for_words(game: Game, luck: Luck, seats: int, people: int, screen: Screen) -> list[str]:
    """Show the hash of the luck, then ask each person for words to contribute; bots contribute none."""
    if not 1 <= people <= seats:
        raise BadOption("wrong-people", people=people, seats=seats)
    screen.say("contribute-hash", hash=luck.commitment)
    screen.say("contribute-how", most=LONGEST)
    names = game.rulebook.player_names(game.edition, seats)
    words = [_ask(names[seat], screen) for seat in range(people)]
    return words + [""] * (seats - len(words))


def _ask(player: str, screen: Screen) -> str:
    while True:
        words = screen.ask("contribute-words", player=player)
        try:
            check_contribution(words)
        except BadOption as error:
            screen.text(error.message(screen.language))
        else:
            return words


def print_proof(match: Match, screen: Screen) -> None:
    """Say exactly what a record that replays proves, and what it does not."""
    screen.say("verified", hash=match.luck.commitment)
    if match.luck.contributions:
        screen.say("verified-words")
        for player, words in zip(match.player_names, match.luck.contributions, strict=False):
            if words:
                screen.text(f"{player}: {words}")
    else:
        screen.say("verified-no-words")
    if match.forced:
        screen.say("verified-forced", count=len(match.forced))
    if not match.over:
        screen.say("not-finished")
