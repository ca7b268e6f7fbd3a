"""What the command `host` does: make a table at a server, show its link, and play there."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import structs

import windycity
from windycity.bots.levels import LEVELS
from windycity.cli.fullscreen.opening import at_table
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.guests import come_in, site_at
from windycity.cli.menu import choose_bots, choose_game, choose_one, choose_options, choose_seats
from windycity.cli.options import read_options
from windycity.cli.screen import TERMINAL_GONE, Leave, Screen
from windycity.cli.signals import leave_on_signals
from windycity.cli.visiting import help_at_table, visit_table
from windycity.cli.words import FOLDER, command_name
from windycity.client.errors import Unreachable
from windycity.client.links import read_link
from windycity.client.site import Site
from windycity.core.edition import MOST_BYTES
from windycity.core.errors import BadEdition, BadOption
from windycity.core.files import read_text
from windycity.server.clocks import Pace
from windycity.server.commands import BOTS
from windycity.server.shapes import NewTable

HOME = "http://127.0.0.1:8020"  # a server on this machine
ME, OPEN = "me", "open"
LIVE = re.compile(r"(?P<turn>\d{1,4})(?:\+(?P<reserve>\d{1,4}))?")  # 60+300: seconds per turn, and in reserve
DAYS = re.compile(r"(?P<days>\d{1,2})d")


@dataclass(frozen=True)
class TableWish:
    """The table as given on the command line; the menu asks for game and seats if they are not given."""

    game: str | None = None
    seats: str | None = None
    options: list[str] = field(default_factory=list)
    edition: Path | None = None
    pace: str = "none"
    stand_in: bool = False
    listed: bool = False


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    table: TableWish
    site: str | None
    name: str | None
    contribute: bool


def host_table(wish: Wish, screen: Screen) -> int:
    """Make a table and play at it until the person leaves; return the exit code."""
    leave_on_signals()
    site = site_at(read_link(wish.site or HOME).site, screen)
    settled = _settled(wish.table)
    _check_there(site, wish)
    with suppress(Leave):
        try:
            return at_table(screen, lambda at: _host(site, settled, wish, at), help_at_table(screen.language))
        except OSError as error:
            if error.errno not in TERMINAL_GONE:
                raise
    return 0


def _host(site: Site, settled: NewTable, wish: Wish, screen: Screen) -> int:
    """Become a guest, ask for what is not settled, make the table, and play there; return the exit code."""
    come_in(site, wish.name, screen)
    asked = _completed(settled, screen)
    table = site.make_table(asked).id
    return visit_table(site, table, screen, wish.contribute, watch=ME not in asked.seats)


def _check_there(site: Site, wish: Wish) -> None:
    """Make sure that there is a server before a full screen opens; if none runs on this machine, say how to start one."""
    try:
        site.me()
    except Unreachable:
        if wish.site is not None:
            raise
        raise BadOption("host-no-server", catalogue=FOLDER, site=HOME, serve=f"{command_name()} serve --host 0.0.0.0") from None


def make_table(site: Site, screen: Screen) -> str:
    """Ask for everything about a table, and make it at a server; return its name there."""
    return site.make_table(_completed(_settled(TableWish()), screen)).id


def _settled(wish: TableWish) -> NewTable:
    """Read what was given; the game is empty, and there are no seats, if they are still to be asked for."""
    seats = _seats(wish.seats) if wish.seats else []
    if wish.game:
        windycity.game(wish.game, wish.edition)  # refuses what cannot be played before anything is asked
    edition = None if wish.edition is None else read_text(wish.edition, MOST_BYTES, BadEdition)
    options, pace = read_options(wish.options), read_pace(wish.pace)
    return NewTable(wish.game or "", seats, options, edition, pace, wish.listed, wish.stand_in)  # type: ignore[arg-type]


def _completed(wish: NewTable, screen: Screen) -> NewTable:
    """Ask for the game, and for the seats with the options that depend on them, unless they are settled."""
    if isinstance(screen, Stage):
        from windycity.cli.fullscreen.hosting import complete_at_start  # it needs the menu

        return complete_at_start(screen, wish)
    if not wish.game:
        game = choose_game(screen)
        assert game is not None
        wish = structs.replace(wish, game=game)
    if not wish.seats:
        seats = _choose_seats(screen, wish.game)
        wish = structs.replace(wish, seats=seats, options=choose_options(screen, wish.game, len(seats), wish.options))
    return wish


def _seats(text: str) -> list[str]:
    """Read who sits where: `me,open,soldier`."""
    seats = [seat.strip().casefold() for seat in text.split(",")]
    if wrong := [seat for seat in seats if seat not in (ME, OPEN, *BOTS)]:
        raise BadOption("host-seats-form", catalogue=FOLDER, seat=wrong[0], bots=", ".join(BOTS))
    return seats


def read_pace(text: str) -> Pace:
    """Read how much time the players have: `none`, `60`, `60+300` or `3d`; anything else raises BadOption."""
    live, days = LIVE.fullmatch(text), DAYS.fullmatch(text)
    if text == "none":
        return Pace()
    if live and 5 <= int(live["turn"]) <= 3600 and int(live["reserve"] or 0) <= 7200:
        return Pace("live", turn=int(live["turn"]), reserve=int(live["reserve"] or 0))
    if days and 1 <= int(days["days"]) <= 30:
        return Pace("days", days=int(days["days"]))
    raise BadOption("host-pace-form", catalogue=FOLDER, text=text)


def _choose_seats(screen: Screen, game: str) -> list[str]:
    """Ask for the number of players, the number of people among them, and the bots for the other seats."""
    count = choose_seats(screen, game)
    people = [str(number) for number in range(1, count + 1)]
    friends = int(choose_one(screen, people, "2", "menu-people", most=count)) - 1
    bots = count - 1 - friends
    return [ME, *[OPEN] * friends, *([choose_bots(screen, LEVELS)] * bots if bots else [])]
