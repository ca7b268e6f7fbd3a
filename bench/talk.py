"""How often words are kept in Chicago Gangsters and by whom, and whether talking helps.

`python -m bench.talk [--bots lookout,soldier,capo] [--talkers silent,liar] [--seats 4] [--games 1000] [--seed 1]`.

Bots of one kind play each other, and every strength that they say is compared with what they bring. Then one of them, in every
seat equally often, says nothing, or anything (a random strength, or nothing), and otherwise plays as before: fair is one share.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np

import windycity
from windycity.arena.estimates import Estimate, estimate_mean, estimate_share
from windycity.bots.bot import Bot, Glimpse, answer
from windycity.bots.names import make_bot, split_names
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.position import get
from windycity.games.chicago_gangsters.actions import STAY_SILENT
from windycity.games.chicago_gangsters.position import Ask

GAME = "chicago-gangsters"
MOST_SEATS = 8  # seeds are this far apart, so that those of neighbouring matches differ for each seat
TALKERS = SILENT, LIAR = "silent", "liar"


class Talker:
    """Plays like another bot, but what it says is nothing, or anything."""

    def __init__(self, bot: Bot, how: str, seed: int):
        self.name, self._bot, self._how = bot.name, bot, how
        self._random = Random(seed)

    def choose(self, glimpse: Glimpse) -> str:
        """Choose what to say in its own way, everything else as the other bot does."""
        if get(glimpse.observed, "ask") != Ask.SAY:
            return self._bot.choose(glimpse)
        return self._random.choice(glimpse.legal) if self._how == LIAR else glimpse.game.format_move(STAY_SILENT.action())


def play(game: Game, bots: dict[int, Bot], seed: int) -> Match:
    """Play a match to its end."""
    match = game.start(seats=len(bots), seed=seed)
    while not match.over:
        answer(match, bots)
    return match


def words_in(match: Match) -> Iterator[tuple[int, int]]:
    """List the strengths that were said, each with what was brought then."""
    for event in match.events(None):
        said, brought = event.facts.get("said"), event.facts.get("brought")
        if event.name in ("kept-word", "broke-word") and isinstance(said, int) and isinstance(brought, int):
            yield said, brought


def own_kind(name: str, seats: int, seed: int) -> dict[int, Bot]:
    """Make a bot of one kind for every seat."""
    return {seat: make_bot(name, seed * MOST_SEATS + seat) for seat in range(seats)}


def print_kept(game: Game, names: list[str], seats: int, games: int, seed: int) -> None:
    """Print how often bots that play their own kind keep their word."""
    print("| bot | words a match | kept | 95 % interval | brought less | said on average | brought on average |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in names:
        said = [(n, *word) for n in range(seed, seed + games) for word in words_in(play(game, own_kind(name, seats, n), n))]
        if not said:
            print(f"| {name} | 0 | - | - | - | - | - |", flush=True)
            continue
        matches, promised, brought = np.array(said).T
        kept = estimate_mean(promised == brought, matches)
        print(
            f"| {name} | {len(said) / games:.1f} | {kept.value:.1%} | {kept.low:.1%} to {kept.high:.1%} "
            f"| {np.mean(brought < promised):.1%} | {promised.mean():.1f} | {brought.mean():.1f} |",
            flush=True,
        )


def share_of_talker(game: Game, name: str, how: str, seats: int, games: int, seed: int) -> Estimate:
    """Return the share of the wins of one who talks in a way of its own, among others of its kind."""
    parts = []
    for number in range(games):
        luck, seat = seed + number // seats, number % seats
        bots = own_kind(name, seats, luck)
        bots[seat] = Talker(bots[seat], how, luck)
        result = play(game, bots, luck).result
        assert result is not None
        parts.append((seat in result.winners) / len(result.winners))
    return estimate_share(np.array(parts), range(games))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.talk", description=__doc__)
    parser.add_argument("--bots", default="lookout,soldier,capo")
    parser.add_argument("--talkers", default=",".join(TALKERS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = windycity.game(GAME, compiled=True)
    names = split_names(wanted.bots)
    print(f"{GAME}, {wanted.seats} seats, {wanted.games} matches each\n")
    print_kept(game, names, wanted.seats, wanted.games, wanted.seed)
    print(f"\n| one among its own kind ({1 / wanted.seats:.0%} is fair) | share of wins | 95 % interval |\n| --- | ---: | ---: |")
    for name in names:
        for how in wanted.talkers.split(","):
            share = share_of_talker(game, name, how, wanted.seats, wanted.games, wanted.seed)
            print(f"| {how} {name} | {share.value:.1%} | {share.low:.1%} to {share.high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
