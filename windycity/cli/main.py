"""The command `windycity`. Imports stand inside the commands, so that help comes at once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Windy City: four tabletop games of 1920s Chicago gangsters.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|nl|de", help="Language; else the environment's.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colour and no boxes: for screen readers and pipes.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="Play with an edition of your own.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        import windycity

        typer.echo(windycity.__version__)
        raise typer.Exit


@app.callback()
def windycity_command(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version.")] = False,
) -> None:
    """Windy City: four tabletop games of 1920s Chicago gangsters."""


@app.command()
def games() -> None:
    """List the games."""
    import windycity

    for name in windycity.games():
        seats = windycity.game(name).rulebook.seats
        typer.echo(f"{name}  {seats[0]}-{seats[-1]}")


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; a menu asks if none is named.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players, people and bots; usually 4.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people share this screen; hands are hidden between turns.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays the other seats: random or greedy.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that repeats the same luck.")] = None,
    options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=true|false", help="An option of the game.")] = None,
    edition: EditionFile = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match you left.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, against bots or with friends on one screen."""
    from windycity.cli.play import Wish, play_in_terminal

    wish = Wish(name, seats, people, bots, seed, options or [], edition, resume)
    raise typer.Exit(play_in_terminal(wish, _screen(lang, plain)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check hash, secret, moves and result.")] = False,
    seat: Annotated[int | None, typer.Option(help="See it as this player knew it, from 1; else as a spectator.")] = None,
    edition: EditionFile = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look at a saved match, forward and back, from any seat's eyes."""
    from windycity.cli.play import replay_in_terminal

    raise typer.Exit(replay_in_terminal(file, verify, seat, edition, _screen(lang, plain)))


@app.command()
def rules(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    text: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE or WORDS]", help="As in CP-4.6, or words to search for.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game: all of them, one clause, or what speaks of something."""
    import windycity
    from windycity.cli.rules import find_rules, rules_text

    _screen(lang, plain=True)
    windycity.game(name)
    typer.echo("\n\n".join(find_rules(name, " ".join(text))) if text else rules_text(name))


edition_app = typer.Typer(help="Editions: the printed data of a game.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")],
    lang: Lang = None,
) -> None:
    """Check an edition file, and say exactly what is wrong with it."""
    from windycity.cli.play import check_edition

    raise typer.Exit(check_edition(file, _screen(lang, plain=True)))


@edition_app.command("show")
def edition_show(name: Annotated[str, typer.Argument(metavar="GAME", help="The game.")]) -> None:
    """Print a game's own edition file, to start one of yours from."""
    import windycity

    typer.echo((windycity.game(name).rulebook.folder / "edition.toml").read_text("utf-8"), nl=False)


@app.command()
def referee() -> None:
    """Serve the games to programs: a JSON request a line on standard input, an answer a line on standard output."""
    from windycity.cli.referee import serve_standard

    serve_standard()


@app.command()
def warm(
    names: Annotated[list[str] | None, typer.Argument(help="Games to compile; all of them if none is named.")] = None,
    checked: Annotated[bool, typer.Option("--checked", help="Compile the build that checks every index, for tests.")] = False,
) -> None:
    """Compile the rules for full speed, once per machine and version."""
    from windycity.cli.progress import warm_with_progress

    raise typer.Exit(warm_with_progress(names, checked))


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure the speed of the games (from a clone of the project)."""
    from windycity.cli.progress import bench_from_clone

    raise typer.Exit(bench_from_clone(context.args))


_languages: list[str] = []


def _screen(lang: str | None, plain: bool):  # type: ignore[no-untyped-def]  # the type would import rich
    from windycity.cli.terminal import Screen
    from windycity.core.errors import BadOption
    from windycity.core.words import LANGUAGES, environment_language

    if lang is not None and lang not in LANGUAGES:
        raise BadOption("unknown-language", language=lang, known=", ".join(LANGUAGES))
    _languages.append(lang or environment_language())
    return Screen(_languages[-1], plain or not sys.stdout.isatty())


def main() -> None:
    """Run the command line; whatever is refused is told in one sentence, and the exit code is 2."""
    from windycity.core.errors import WindyCityError

    try:
        app()
    except WindyCityError as error:
        print(error.tell(_languages[-1] if _languages else "en"), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
