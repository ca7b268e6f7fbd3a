"""What the command `join` does: become a guest of a server, find the table, and sit down."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from windycity.cli.fullscreen.opening import at_table
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.guests import come_in, site_at
from windycity.cli.host import make_table
from windycity.cli.menu import choose_among, choose_one
from windycity.cli.screen import TERMINAL_GONE, Leave, Screen
from windycity.cli.signals import leave_on_signals
from windycity.cli.visiting import help_at_table, visit_table
from windycity.cli.words import text_of, title_of
from windycity.client.links import read_link
from windycity.client.site import Site
from windycity.server.shapes import SeatShown, TableShown


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line; `seat` counts from 1."""

    link: str
    name: str | None
    seat: int | None
    watch: bool
    contribute: bool


def join_table(wish: Wish, screen: Screen) -> int:
    """Play at a server's table until the person leaves; return the exit code."""
    leave_on_signals()
    link = read_link(wish.link)
    with suppress(Leave):
        try:
            site = site_at(link.site, screen)
            # A wrong link is refused before a full screen opens.
            table = site.table(link.table).id if link.table else None
            if table is None:
                site.me()
            return at_table(screen, lambda at: _join(site, table, wish, at), help_at_table(screen.language))
        except OSError as error:
            if error.errno not in TERMINAL_GONE:
                raise
    return 0


def _join(site: Site, table: str | None, wish: Wish, screen: Screen) -> int:
    """Become a guest, find a table if none was named, and play there; return the exit code."""
    come_in(site, wish.name, screen)
    table = table or _choose_table(site, screen)
    seat = None if wish.seat is None else wish.seat - 1
    return visit_table(site, table, screen, wish.contribute, seat, wish.watch)


def _choose_table(site: Site, screen: Screen) -> str:
    """List the person's tables and the public ones, and ask for one, or for a new one."""
    mine = [table for table in site.my_tables() if table.stage != "over"]
    others = [table for table in site.open_tables() if table.id not in {one.id for one in mine}]
    tables = [*mine, *others]
    if not tables:
        screen.say("join-no-tables", site=site.address)
        return make_table(site, screen)
    if isinstance(screen, Stage):
        listed = [*(_line(0, table, screen.language).partition("  ")[2] for table in tables)]
        chosen = choose_among(screen, [*listed, text_of("start-new-table", screen.language)], "start-table", [site.address])
        return tables[chosen].id if chosen < len(tables) else make_table(site, screen)
    _list("join-mine", mine, 1, screen)
    _list("join-others", others, len(mine) + 1, screen)
    screen.say("join-new")
    numbers = [str(number) for number in range(len(tables) + 1)]
    chosen = int(choose_one(screen, numbers, "1", "join-which"))
    return tables[chosen - 1].id if chosen else make_table(site, screen)


def _list(heading: str, tables: Sequence[TableShown], first: int, screen: Screen) -> None:
    if tables:
        screen.say(heading)
    for number, table in enumerate(tables, first):
        screen.text(_line(number, table, screen.language))


def _line(number: int, table: TableShown, language: str) -> str:
    who = ", ".join(_seat(seat, language) for seat in table.seats)
    turn = "yours" if table.your_turn else table.stage
    return text_of("join-table", language, number=number, title=title_of(table.game, language), players=who, turn=turn)


def _seat(seat: SeatShown, language: str) -> str:
    return text_of("join-open", language) if seat.sort == "open" else seat.name or seat.bot or ""
