"""What the commands `play`, `replay` and `edition check` do."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import windycity
from windycity.bots.bot import dismiss
from windycity.bots.names import make_bots
from windycity.cli.kept import Company, Keeper, Kept, kept_matches
from windycity.cli.menu import USUAL_BOTS, USUAL_SEATS, ask_yes_or_no, choose, choose_kept
from windycity.cli.options import read_options
from windycity.cli.programs import greet_programs
from windycity.cli.replay import Replay
from windycity.cli.screen import Leave, Screen
from windycity.cli.terminal import Terminal, leave_on_signals
from windycity.cli.warming import Warming
from windycity.cli.words import FOLDER, title_of
from windycity.core import record as records
from windycity.core.edition import read_toml
from windycity.core.errors import BadOption, BadRecord, WrongSeat
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import reason_of


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str | None
    seats: int | None
    people: int | None
    bots: str | None
    seed: int | None
    options: list[str]
    edition: Path | None
    resume: bool
    language: str | None


def play_in_terminal(wish: Wish, screen: Screen) -> int:
    """Play a match; tell the exit code."""
    leave_on_signals()
    with suppress(Leave):
        match, company, keeper = _resumed(wish, screen) if wish.resume else _started(wish, screen)
        if not 1 <= company.people <= match.seats:
            raise BadOption("wrong-people", people=company.people, seats=match.seats)
        seed = secrets.randbits(32) if wish.seed is None else wish.seed
        make_bots(company.bots, range(company.people, match.seats), seed)  # what is wrong with them is said first
        warming = None if match.game.engine.compiled else Warming(match.game.name)
        try:
            while (match := _played(match, company, seed, screen, keeper, warming)).over and _again(screen):
                match = _start(match.game, match.seats, None, match.options)
                seed, keeper = secrets.randbits(32), Keeper(keeper.edition)
        finally:
            if warming:
                warming.close()
    return 0


def _played(match: Match, company: Company, seed: int, screen: Screen, keeper: Keeper, warming: Warming | None) -> Match:
    """Play a match as far as the people want; tell what has become of it."""
    people = tuple(range(company.people))
    players = make_bots(company.bots, range(len(people), match.seats), seed)
    terminal = Terminal(match, people, players, screen, keeper, None if match.game.engine.compiled else warming)
    try:
        greet_programs(match, players, screen)
        terminal.run()
    finally:
        dismiss(players, terminal.match.result)
    return terminal.match


def _again(screen: Screen) -> bool:
    """Ask whether to play the same once more."""
    return ask_yes_or_no(screen, True, "again")


def _resumed(wish: Wish, screen: Screen) -> tuple[Match, Company, Keeper]:
    """A match that was left, with its company, edition and language unless others are asked for."""
    matches = kept_matches(wish.game)
    if not matches:
        screen.say("nothing-kept")
        raise Leave
    kept = choose_kept(screen, matches) if len(matches) > 1 and sys.stdin.isatty() else matches[0]
    return _resumed_match(wish, screen, kept)


def _resumed_match(wish: Wish, screen: Screen, kept: Kept) -> tuple[Match, Company, Keeper]:
    company, edition = kept.company, wish.edition or kept.edition
    screen.language = wish.language or company.language or screen.language
    game, bots = windycity.game(kept.record.header.game, edition), wish.bots or company.bots
    keeper = Keeper(edition.read_text("utf-8") if edition else None, kept.file)
    return records.replay(game, kept.record), Company(wish.people or company.people, bots), keeper


def _started(wish: Wish, screen: Screen) -> tuple[Match, Company, Keeper]:
    """A new match; the menu asks for what the command line did not say."""
    name, seats, bots, options = wish.game, wish.seats, wish.bots, read_options(wish.options)
    if name is None:
        chosen = choose(screen, seats, bots, options)
        if isinstance(chosen, Kept):
            return _resumed_match(wish, screen, chosen)
        name, seats, bots, options = chosen.game, chosen.seats, chosen.bots, chosen.options
    game, bots = windycity.game(name, wish.edition), bots or USUAL_BOTS
    match = _start(game, USUAL_SEATS if seats is None else seats, wish.seed, options)
    keeper = Keeper(wish.edition.read_text("utf-8") if wish.edition else None)
    return match, Company(1 if wish.people is None else wish.people, bots), keeper


def _start(game: Game, seats: int, seed: int | None, options: Mapping[str, bool]) -> Match:
    settings: dict[str, Any] = {**options}  # mypy would have them for the other parameters as well
    return game.start(seats, seed, **settings)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-read", catalogue=FOLDER, file=str(file), reason=reason_of(error)) from error


def replay_in_terminal(file: Path, verify: bool, seat: int | None, edition: Path | None, screen: Screen) -> int:
    """Show or check a record; tell the exit code."""
    record = records.read(_read(file))
    game = windycity.game(record.header.game, edition)
    if verify:
        match = records.replay(game, record)
        screen.say("verified")
        if not match.over:
            screen.say("not-finished")
        return 0
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise WrongSeat("wrong-player", seat=seat, last=record.header.seats)
    Replay(game, record, screen, None if seat is None else seat - 1).run()
    return 0


class _Head(msgspec.Struct):
    game: str


def check_edition(file: Path, screen: Screen) -> int:
    """Check an edition file of whichever game it names."""
    head, _ = read_toml(file, _Head)
    edition = windycity.game(head.game, file).edition
    title = title_of(head.game, screen.language)
    screen.say("edition-right", file=str(file), game=title, name=edition.name, digest=edition.digest)
    return 0
