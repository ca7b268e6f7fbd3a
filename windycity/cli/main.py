"""The command `windycity`. Imports are inside the commands, so that help appears at once.

In a command, `help` is the name of a sentence in the catalogue (see `help.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from windycity.cli.completion import offer_values
from windycity.cli.help import asked_language, put_into_words, said_language
from windycity.core.errors import WindyCityError
from windycity.core.words import check_language, choose_language

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _language() -> str:
    """Return the language of this call; the commands only declare `--lang`, so that it may appear anywhere."""
    return asked_language(sys.argv[1:])


def _check_language(lang: str | None) -> str | None:
    return None if lang is None else choose_language(lang) or check_language(lang)


Lang = Annotated[str | None, typer.Option("--lang", metavar="en|nl|de", callback=_check_language, help="help-lang")]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="help-edition-file")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]


def _print_version(wanted: bool) -> None:
    if wanted:
        import windycity

        typer.echo(windycity.__version__)
        raise typer.Exit


@app.callback(help="help-windycity")
def windycity_command(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True, help="help-version")] = False,
    lang: Lang = None,
) -> None:
    """Handle the options before a command."""


@app.command(help="help-games")
def games(lang: Lang = None) -> None:
    """List the games with their seats and options."""
    from windycity.cli.options import list_options
    from windycity.games import names, rulebook

    for name in names():
        seats = rulebook(name).seats
        typer.echo("\n    ".join([f"{name}  {seats[0]}-{seats[-1]}", *list_options(rulebook(name), _language())]))


@app.command(help="help-play")
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    people: Annotated[int | None, typer.Option(help="help-people")] = None,
    bots: Annotated[str | None, typer.Option(help="help-bots")] = None,
    seed: Annotated[int | None, typer.Option(help="help-seed")] = None,
    contribute: Annotated[bool, typer.Option("--contribute", help="help-contribute")] = False,
    options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=true|false", help="help-set")] = None,
    edition: EditionFile = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="help-position")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, against bots or with friends on one screen."""
    from windycity.cli.play import Wish, play_in_terminal

    language = said_language(sys.argv[1:])
    wish = Wish(name, seats, people, bots, seed, contribute, options or [], edition, resume, language, position)
    raise typer.Exit(play_in_terminal(wish, _screen(plain)))


@app.command(help="help-learn")
def learn(
    name: GameName,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="help-learn-lesson")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Learn a game in the terminal, by doing."""
    from windycity.cli.learn import learn_in_terminal

    raise typer.Exit(learn_in_terminal(name, lesson, _screen(plain)))


@app.command(help="help-puzzle")
def puzzle(
    name: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE", help="help-puzzle-name")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Solve a puzzle in the terminal: a position with one best answer."""
    from windycity.cli.learn import solve_in_terminal

    raise typer.Exit(solve_in_terminal(name, puzzle, _screen(plain)))


@app.command(help="help-matches")
def matches(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-matches-game")] = None,
    lang: Lang = None,
) -> None:
    """List the matches to continue, and those that are over."""
    from windycity.cli.matches import list_matches

    list_matches(name, _screen(plain=True))


@app.command(help="help-replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    seat: Annotated[int | None, typer.Option(help="help-seat")] = None,
    edition: EditionFile = None,
    position: Annotated[int | None, typer.Option(metavar="MOMENT", help="help-replay-position")] = None,
    play_on: Annotated[int | None, typer.Option(metavar="MOMENT", help="help-play-on")] = None,
    bots: Annotated[str | None, typer.Option(help="help-bots")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look at a saved match, forward and back, through any seat's eyes."""
    from windycity.cli.play import Look, replay_in_terminal

    look = Look(verify, seat, edition, position, play_on, bots)
    raise typer.Exit(replay_in_terminal(file, look, _screen(plain)))


@app.command(help="help-review")
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    seat: Annotated[int | None, typer.Option(help="help-review-seat")] = None,
    effort: Annotated[str, typer.Option(metavar="quick|normal|thorough", help="help-review-effort")] = "normal",
    seed: Annotated[int, typer.Option(help="help-review-seed")] = 0,
    json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    edition: EditionFile = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show what a finished match looks like to the strongest bot."""
    from windycity.cli.review import Wish, review_in_terminal

    raise typer.Exit(review_in_terminal(Wish(file, seat, effort, seed, json, edition), _screen(plain)))


@app.command(help="help-board")
def board(
    name: GameName,
    svg: Annotated[Path, typer.Option("--svg", metavar="FILE", help="help-svg")],
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="help-board-record")] = None,
    move: Annotated[int | None, typer.Option(help="help-board-move")] = None,
    edition: Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="help-board-edition")] = None,
    lang: Lang = None,
) -> None:
    """Draw a game's board, at the start of a match or after a move of a saved one."""
    from windycity.cli.board import Wish, draw_to_file

    raise typer.Exit(draw_to_file(Wish(name, svg, record, move, edition), _language()))


@app.command(help="help-rules")
def rules(
    name: GameName,
    text: Annotated[list[str] | None, typer.Argument(metavar="CLAUSE|WORDS", help="help-rules-text")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show the rules of a game: their introduction, all of them, one clause, or the clauses about something."""
    from windycity.cli.rules import show_rules
    from windycity.games import rulebook

    _screen(plain).read(show_rules(rulebook(name).name, " ".join(text or []), _language()))


edition_app = typer.Typer(no_args_is_help=True)
app.add_typer(edition_app, name="edition")


@edition_app.callback(help="help-edition")
def edition_command(lang: Lang = None) -> None:
    """Handle the options before `check` or `show`."""


@edition_app.command("check", help="help-edition-check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-edition-check-file")],
    lang: Lang = None,
) -> None:
    """Check an edition file, and say exactly what is wrong with it."""
    from windycity.cli.play import check_edition

    raise typer.Exit(check_edition(file, _screen(plain=True)))


@edition_app.command("show", help="help-edition-show")
def edition_show(name: GameName, lang: Lang = None) -> None:
    """Print a game's own edition file, as a starting point for another."""
    import windycity

    typer.echo((windycity.game(name).rulebook.folder / "edition.toml").read_text("utf-8"), nl=False)


Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="help-sim-bots")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="help-sim-games")]
RunSeed = Annotated[int | None, typer.Option("--seed", metavar="N", help="help-sim-seed")]
Processes = Annotated[int | None, typer.Option("--processes", metavar="N", help="help-sim-processes")]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-sim-ray")]
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="help-sim-out")]
Records = Annotated[int, typer.Option("--records", metavar="N", help="help-sim-records")]
Options = Annotated[list[str] | None, typer.Argument(metavar="OPTION=true|false", help="help-sim-options")]


@app.command(help="help-simulate")
def simulate(
    name: GameName,
    bots: Bots,
    options: Options = None,
    games: Games = 1000,
    seed: RunSeed = None,
    processes: Processes = None,
    ray: RayAddress = None,
    out: Out = None,
    records: Records = 200,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play matches between bots by the thousand, and show the results."""
    from windycity.cli.arena import Wish, simulate_with_progress

    wish = Wish(name, bots, options or [], games, seed, processes, ray, out, records, edition)
    raise typer.Exit(simulate_with_progress(wish, _language()))


@app.command(help="help-tournament")
def tournament(
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="help-tour-bots")],
    options: Options = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help-tour-seats")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-tour-games")] = 1000,
    until: Annotated[str | None, typer.Option(metavar="X>Y", help="help-tour-until")] = None,
    seed: RunSeed = None,
    processes: Processes = None,
    ray: RayAddress = None,
    out: Out = None,
    records: Records = 200,
    edition: EditionFile = None,
    lang: Lang = None,
) -> None:
    """Play bots against each other, in every seat equally often, and rate them."""
    from windycity.cli.arena import Wish, hold_tournament

    wish = Wish(name, bots, options or [], games, seed, processes, ray, out, records, edition)
    raise typer.Exit(hold_tournament(wish, seats, until, _language()))


@app.command(help="help-dataset")
def dataset(
    name: GameName,
    bots: Bots,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-dataset-out")],
    options: Options = None,
    games: Games = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="help-dataset-seed")] = 1,
    processes: Processes = None,
    lang: Lang = None,
) -> None:
    """Write the decisions of bots into a file, for programs that learn."""
    from windycity.cli.dataset import Wish, write_with_progress

    raise typer.Exit(write_with_progress(Wish(name, bots, options or [], games, seed, processes, out), _language()))


@app.command(help="help-train")
def train(
    name: GameName,
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", help="help-train-minutes")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="help-train-out")],
    device: Annotated[str | None, typer.Option("--device", metavar="cpu|cuda", help="help-train-device")] = None,
    threads: Annotated[int | None, typer.Option("--threads", metavar="N", min=1, help="help-train-threads")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="help-train-seed")] = 1,
    begin: Annotated[Path | None, typer.Option("--begin", metavar="FILE", help="help-train-begin")] = None,
    lang: Lang = None,
) -> None:
    """Train a net that plays a game."""
    from windycity.cli.train import Wish, train_with_progress

    raise typer.Exit(train_with_progress(Wish(name, minutes, out, device, threads, seed, begin), _language()))


@app.command(help="help-report")
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-report-folder")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-report-out")] = None,
    lang: Lang = None,
) -> None:
    """Write a page with plots about a simulation or a tournament."""
    from windycity.cli.report import report_with_progress

    raise typer.Exit(report_with_progress(folder, out, _language()))


@app.command(help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="help-serve-port")] = None,
    store: Annotated[str | None, typer.Option("--store", metavar="FILE|postgresql://...", help="help-serve-store")] = None,
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="https://...", help="help-serve-origin")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="help-serve-proxy")] = False,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=256, help="help-serve-workers")] = None,
    log: Annotated[str, typer.Option("--log", metavar="text|json", help="help-serve-log")] = "text",
    compiling: Annotated[bool, typer.Option("--compile/--no-compile", help="help-serve-compile")] = True,
    opening: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    language: Annotated[
        str | None, typer.Option("--language", metavar="en|nl|de", callback=_check_language, help="help-serve-language")
    ] = None,
    lang: Lang = None,
) -> None:
    """Run a server, on which people play together over the network."""
    from windycity.cli.serve import Wish, serve_until_stopped

    wish = Wish(host, port, store, origins or [], behind_proxy, workers, log, compiling, language or _language(), opening)
    raise typer.Exit(serve_until_stopped(wish))


@app.command(help="help-backup")
def backup(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    store: Annotated[str | None, typer.Option("--store", metavar="FILE", help="help-backup-store")] = None,
    lang: Lang = None,
) -> None:
    """Copy a server's store while it serves."""
    from windycity.cli.backup import back_up_store

    back_up_store(copy, store, _language())


@app.command(help="help-host")
def host(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,open,BOT,...", help="help-host-seats")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="ADDRESS", help="help-host-at")] = None,
    pace: Annotated[str, typer.Option("--pace", metavar="none|60+300|3d", help="help-host-pace")] = "none",
    stand_in: Annotated[bool, typer.Option("--stand-in", help="help-host-stand-in")] = False,
    listed: Annotated[bool, typer.Option("--listed", help="help-host-listed")] = False,
    options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=true|false", help="help-set")] = None,
    edition: EditionFile = None,
    guest: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-join-name")] = None,
    contribute: Annotated[bool, typer.Option("--contribute", help="help-join-contribute")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Make a table at a server, and play there in the terminal."""
    from windycity.cli.host import TableWish, Wish, host_table

    table = TableWish(name, seats, options or [], edition, pace, stand_in, listed)
    raise typer.Exit(host_table(Wish(table, at, guest, contribute), _screen(plain)))


@app.command(help="help-join")
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="help-join-link")],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-join-name")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1, help="help-join-seat")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="help-join-watch")] = False,
    contribute: Annotated[bool, typer.Option("--contribute", help="help-join-contribute")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play at a server's table in the terminal."""
    from windycity.cli.join import Wish, join_table

    raise typer.Exit(join_table(Wish(link, name, seat, watch, contribute), _screen(plain)))


@app.command(help="help-referee")
def referee() -> None:
    """Serve the games to programs: one JSON request per line on standard input, one answer per line on standard output."""
    from windycity.cli.referee.service import serve_standard

    serve_standard()


@app.command(help="help-schema")
def schema(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-schema-game")] = None,
    shape: Annotated[str, typer.Option("--of", metavar="view|choices|event|board|protocol", help="help-schema-of")] = "view",
    lang: Lang = None,
) -> None:
    """Print the JSON Schema of the data that programs get."""
    from windycity.cli.schema import print_schema

    print_schema(name, shape)


@app.command(help="help-warm")
def warm(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-warm-games")] = None,
    checked: Annotated[bool, typer.Option("--checked", help="help-checked")] = False,
    lang: Lang = None,
) -> None:
    """Compile the rules for full speed, once per machine and version."""
    from windycity.cli.progress import warm_with_progress

    raise typer.Exit(warm_with_progress(names, checked, _language()))


@app.command(help="help-bench", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure the speed of the games (from a clone of the project)."""
    from windycity.cli.progress import bench_from_clone

    raise typer.Exit(bench_from_clone(context.args))


def _screen(plain: bool):  # type: ignore[no-untyped-def]  # the type would import rich
    from windycity.cli.screen import Screen

    return Screen(_language(), plain or not sys.stdout.isatty())


def main() -> None:
    """Run the command line; anything refused is reported in one sentence, with exit code 2."""
    command = typer.main.get_command(app)
    put_into_words(command, _language())
    offer_values(command)
    try:
        command()
    except WindyCityError as error:
        from windycity.cli.words import fitted

        print(fitted(error.message(_language()), sys.stderr), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
