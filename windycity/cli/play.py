"""What the commands `play`, `replay` and `edition check` do."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

import windycity
from windycity.bots.bot import dismiss
from windycity.bots.names import make_bots
from windycity.cli.contributions import ask_for_words, print_proof
from windycity.cli.fullscreen.opening import at_table
from windycity.cli.kept import Company, Keeper, Kept, edition_beside, kept_matches
from windycity.cli.menu import USUAL_BOTS, USUAL_SEATS, ask_yes_or_no, choose, choose_kept
from windycity.cli.options import read_options
from windycity.cli.programs import greet_programs
from windycity.cli.replay import Replay
from windycity.cli.screen import Leave, Screen
from windycity.cli.signals import leave_on_signals
from windycity.cli.terminal import Sitting, Terminal
from windycity.cli.words import FOLDER, text_of, title_of
from windycity.core import record as records
from windycity.core.edition import MOST_BYTES, read_toml
from windycity.core.errors import BadEdition, BadOption, WrongSeat
from windycity.core.files import read_text
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games.positions import options_of, playable, position_at, read_data
from windycity.games.warming import Warming
from windycity.server.texts import check_edition_texts


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    game: str | None
    seats: int | None
    people: int | None
    bots: str | None
    seed: int | None
    contribute: bool
    options: list[str]
    edition: Path | None
    resume: bool
    language: str | None
    position: Path | None = None


def play_in_terminal(wish: Wish, screen: Screen) -> int:
    """Play a match, and more at the same table while people want to; return the exit code, 1 if a match could not be kept."""
    leave_on_signals()
    kept = True
    with suppress(Leave):
        if _asks_first(wish):
            kept = at_table(screen, lambda at: _sit_down(wish, _begun(wish, at), at))
        else:  # a wrong wish is refused before a full screen opens
            begun = _begun(wish, screen)
            kept = at_table(screen, lambda at: _sit_down(wish, begun, at))
    return 0 if kept else 1


def _asks_first(wish: Wish) -> bool:
    """Whether there is something to choose before a match begins."""
    return len(kept_matches(wish.game)) > 1 if wish.resume else wish.game is None and wish.position is None


def _begun(wish: Wish, screen: Screen) -> tuple[Match, Company, Keeper]:
    return _resumed(wish, screen) if wish.resume else _started(wish, screen)


def _sit_down(wish: Wish, begun: tuple[Match, Company, Keeper], screen: Screen) -> bool:
    match, company, keeper = begun
    seed = None if match.answers else wish.seed  # a continued match already has its luck
    return _sit(match, company, seed, screen, keeper, wish.contribute)


def play_on(match: Match, bots: str, screen: Screen) -> int:
    """Continue a match of one person against bots, and play more at the same table; return the exit code."""
    kept = at_table(screen, lambda at: _sit(match, Company(1, bots), None, at, Keeper(), contribute=False))
    return 0 if kept else 1


def _sit(match: Match, company: Company, seed: int | None, screen: Screen, keeper: Keeper, contribute: bool) -> bool:
    """Play a match, and more while people want to; return whether all of them could be kept."""
    warming = None if match.game.engine.compiled else Warming(match.game.name)
    try:
        sitting = _played(match, company, seed, screen, keeper, warming)
        kept = sitting.kept
        with suppress(Leave):
            while not sitting.left and ask_yes_or_no(screen, True, "again"):
                luck = _luck(match.game, match.seats, None, company.people if contribute else 0, screen)
                match = _again(match, luck)
                sitting = _played(match, company, None, screen, Keeper(keeper.edition), warming)
                kept = kept and sitting.kept
    finally:
        if warming:
            warming.close()
    return kept


def _played(
    match: Match, company: Company, given: int | None, screen: Screen, keeper: Keeper, warming: Warming | None
) -> Sitting:
    """Play a match for as long as people want; a given seed also seeds the bots, so that programs can guess it."""
    people = tuple(range(company.people))
    # Independent of the luck, and too large to be guessed by a program that gets a derived seed.
    seed = secrets.randbits(128) if given is None else given
    players = make_bots(company.bots, range(len(people), match.seats), seed)
    terminal = Terminal(match, people, players, screen, keeper, None if match.game.engine.compiled else warming)
    try:
        greet_programs(match, players, screen, given)
        return terminal.run()
    finally:
        dismiss(players, terminal.match.result)


def _refuse_words(wish: Wish) -> None:
    if wish.contribute:
        raise BadOption("contribute-too-late", catalogue=FOLDER)


def _check_table(company: Company, seats: int) -> None:
    """Refuse more people than seats, and bots that do not exist or do not fit."""
    if not 1 <= company.people <= seats:
        raise BadOption("wrong-people", people=company.people, seats=seats)
    make_bots(company.bots, range(company.people, seats), 0)


def _resumed(wish: Wish, screen: Screen) -> tuple[Match, Company, Keeper]:
    """Return an unfinished match: the only one, or one chosen from several."""
    _refuse_words(wish)
    matches = kept_matches(wish.game)
    if not matches:
        screen.say("nothing-kept")
        raise Leave
    if len(matches) > 1 and (screen.full or sys.stdin.isatty()):
        kept = choose_kept(screen, matches)
    else:
        kept = next((match for match in matches if not match.in_play), matches[0])
    return _resumed_match(wish, screen, kept)


def _resumed_match(wish: Wish, screen: Screen, kept: Kept) -> tuple[Match, Company, Keeper]:
    """Continue a match, with its company, edition and language unless others were given or chosen."""
    keeper = Keeper(file=kept.file)
    keeper.lock()
    record = records.read_file(kept.file)  # read again: it may have continued before it was locked
    company, edition = kept.company, wish.edition or kept.edition
    screen.speak(wish.language or screen.chosen_language or company.language or screen.language)
    game, bots = windycity.game(kept.record.header.game, edition), wish.bots or company.bots
    keeper.edition = edition.read_text("utf-8") if edition else None
    company = Company(company.people if wish.people is None else wish.people, bots)
    _check_table(company, record.header.seats)
    return records.replay(game, record), company, keeper


def _started(wish: Wish, screen: Screen) -> tuple[Match, Company, Keeper]:
    """Return a new match; the menu asks for what the command line left open."""
    if wish.position is not None:
        return _started_at(wish, wish.position, screen)
    name, seats, bots, options = wish.game, wish.seats, wish.bots, read_options(wish.options)
    if name is None:
        chosen = choose(screen, seats, bots, options)
        if isinstance(chosen, Kept):
            _refuse_words(wish)
            return _resumed_match(wish, screen, chosen)
        name, seats, bots, options = chosen.game, chosen.seats, chosen.bots, chosen.options
    game = windycity.game(name, wish.edition)
    _warn(game, screen)
    seats, company = USUAL_SEATS if seats is None else seats, Company(_people(wish), bots or USUAL_BOTS)
    options = game.check_options(seats, options)
    _check_table(company, seats)
    luck = _luck(game, seats, wish.seed, company.people if wish.contribute else 0, screen)
    return Match.start(game, seats, options, luck), company, _keeper(wish)


def _started_at(wish: Wish, file: Path, screen: Screen) -> tuple[Match, Company, Keeper]:
    """Return a match that begins from the position in a file, which determines game, seats and options."""
    data = read_data(file)
    name = wish.game or (data.get("game") if isinstance(data, dict) else None)
    game = windycity.game(str(name), wish.edition)
    position = playable(game, data)
    seats, options = int(position.seats), options_of(game, position)
    asked = {"--seats": (wish.seats, seats)} | {
        f"--set {name}": (on, options.get(name)) for name, on in read_options(wish.options).items()
    }
    for option, (wanted, there) in asked.items():
        if wanted is not None and wanted != there:
            raise BadOption("position-decides", catalogue=FOLDER, option=option)
    _warn(game, screen)
    company = Company(_people(wish), wish.bots or USUAL_BOTS)
    _check_table(company, seats)
    luck = _luck(game, seats, wish.seed, company.people if wish.contribute else 0, screen)
    return Match.from_position(game, position, luck), company, _keeper(wish)


def _people(wish: Wish) -> int:
    return 1 if wish.people is None else wish.people


def _keeper(wish: Wish) -> Keeper:
    return Keeper(wish.edition.read_text("utf-8") if wish.edition else None)


def _again(match: Match, luck: Luck) -> Match:
    """Start another match like a finished one: from the same position, if it began from one."""
    if match.origin is not None:
        return Match.from_position(match.game, match.origin, luck)
    return Match.start(match.game, match.seats, match.options, luck)


def _warn(game: Game, screen: Screen) -> None:
    """Show possible slips in the edition, if any."""
    if warnings := game.edition.warnings:
        screen.say("edition-unusual")
        screen.lines("\n".join(f"- {warning.message(screen.language)}" for warning in warnings))


def _luck(game: Game, seats: int, seed: int | None, contribute: int, screen: Screen) -> Luck:
    """Return the luck of a match; ask the first `contribute` people for words to contribute."""
    luck = Luck.of("hmac-1", seed)
    return luck.with_contributions(ask_for_words(game, luck, seats, contribute, screen)) if contribute else luck


@dataclass(frozen=True)
class Look:
    """What to do with a record: check it, look at it through a seat's eyes, or take a position from it, to print or to play."""

    verify: bool = False
    seat: int | None = None
    edition: Path | None = None
    position: int | None = None
    play_on: int | None = None
    bots: str | None = None


def replay_in_terminal(file: Path, look: Look, screen: Screen) -> int:
    """Show or check a record, or play on from it; return the exit code."""
    record = records.read_file(file)
    edition = look.edition or edition_beside(file)
    game = windycity.game(record.header.game, edition)
    if look.verify:
        print_proof(records.replay(game, record), screen)
        return 0
    if look.position is not None:
        position = position_at(records.replay(game, record), look.position)
        print(msgspec.json.encode(game.dump_position(position)).decode())
        return 0
    if look.play_on is not None:
        return _play_on_from(records.replay(game, record), look.play_on, look.bots, edition, screen)
    if look.seat is not None and not 1 <= look.seat <= record.header.seats:
        raise WrongSeat("wrong-player", seat=look.seat, last=record.header.seats)
    eye = None if look.seat is None else look.seat - 1
    at_table(screen, lambda at: Replay(game, record, at, eye).run(), text_of("replay-help", screen.language))
    return 0


def _play_on_from(source: Match, moment: int, bots: str | None, edition: Path | None, screen: Screen) -> int:
    """Play a new match from a moment of another, with its own luck; return the exit code."""
    position = playable(source.game, source.game.dump_position(position_at(source, moment)))
    company = Company(1, bots or USUAL_BOTS)
    _check_table(company, source.seats)
    leave_on_signals()
    match, keeper = (
        Match.from_position(source.game, position, Luck.fresh()),
        Keeper(edition.read_text("utf-8") if edition else None),
    )
    with suppress(Leave):
        return 0 if at_table(screen, lambda at: _sit(match, company, None, at, keeper, contribute=False)) else 1
    return 0


class _Head(msgspec.Struct):
    game: str


def check_edition(file: Path, screen: Screen) -> int:
    """Check an edition file of the game that it names."""
    head, _ = read_toml(file, _Head)
    check_edition_texts(read_text(file, MOST_BYTES, BadEdition), str(file))  # as a server does
    game = windycity.game(head.game, file)
    edition, title = game.edition, title_of(head.game, screen.language)
    screen.say("edition-right", file=str(file), game=title, name=edition.name, digest=edition.digest)
    _warn(game, screen)
    return 0
