"""The command `windycity`."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    help="Windy City: four tabletop games of 1920s Chicago gangsters.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.command()
def games() -> None:
    """List the games."""
    import windycity

    for name in windycity.games():
        seats = windycity.game(name).rulebook.seats
        typer.echo(f"{name}  {seats[0]}-{seats[-1]}")


@app.command()
def warm(
    names: Annotated[list[str] | None, typer.Argument(help="Games to compile; all of them if none is named.")] = None,
    checked: Annotated[bool, typer.Option(help="Compile the build that checks every index, for tests.")] = False,
) -> None:
    """Compile the rules for full speed, once per machine and version."""
    from windycity.cli.progress import warm_with_progress

    raise typer.Exit(warm_with_progress(names, checked))


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")] = "chicago-poker",
    seats: Annotated[int, typer.Option(help="How many players, you among them.")] = 4,
    seed: Annotated[int | None, typer.Option(help="A number that repeats the same luck.")] = None,
) -> None:
    """Play in the terminal; the other seats move at random."""
    from windycity.cli.plain import play_plainly
    from windycity.core.errors import WindyCityError

    try:
        play_plainly(name, seats, seed)
    except WindyCityError as error:
        typer.echo(f"{error}", err=True)
        raise typer.Exit(2) from error


@app.command()
def referee() -> None:
    """Serve the games to programs: a JSON request a line on standard input, an answer a line on standard output."""
    from windycity.cli.referee import serve_standard

    serve_standard()


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
