"""Chicago Poker's table: a column for each business, a row for each player, the viewer's row last, next to the hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from windycity.cli.fullscreen.choosing import Option, general_options
from windycity.cli.fullscreen.parts import Table as FullTable
from windycity.cli.screen import NARROW
from windycity.cli.tables import Flow, short_name
from windycity.cli.words import text_of
from windycity.core.choices import Choice, Choices
from windycity.core.game import Game
from windycity.core.view import HIDDEN
from windycity.core.words import say
from windycity.games.chicago_poker.actions import PLAY
from windycity.games.chicago_poker.drawing import card_in_words, headline
from windycity.games.chicago_poker.rules.combinations import combination_in, strength
from windycity.games.chicago_poker.view import ChicagoPokerPlayer, ChicagoPokerView, OpenBusiness, Row
from windycity.games.chicago_poker.words import FOLDER

STYLES = {"R": "bold red", "G": "bold green", "B": "bold bright_blue", "Y": "bold yellow", "P": "bold magenta"}
SPECIAL = "bold #ffffff on dark_red"
UNKNOWN = "▒▒"
WIDEST = 110
LOW = 19  # lines of a pane; with fewer, players are not separated


def draw(game: Game, view: ChicagoPokerView, language: str) -> RenderableType:
    """Draw the table, the piles, and the viewer's hand."""
    return Group(Constrain(_matrix(game, view, language), WIDEST), _piles(view, language), *_hand(view, language))


def sheet(game: Game, view: ChicagoPokerView, language: str, width: int, height: int) -> RenderableType:
    """Draw the table for a pane: the prompt and the hand are shown elsewhere; in a low one players are not separated."""
    if width < NARROW:
        return Group(*_rows_by_business(game, view, language), _piles(view, language))
    if height >= LOW:
        return Group(Constrain(_matrix(game, view, language, titled=False), WIDEST), _piles(view, language))
    return Group(Constrain(_low_matrix(game, view, language), WIDEST), *_owners(game, view, language), _piles(view, language))


def status(game: Game, view: ChicagoPokerView, language: str) -> Text:
    """Format who is asked for what."""
    return Text(headline(view, language), "bold")


def hand(game: Game, view: ChicagoPokerView, language: str) -> Text | None:
    """Draw the viewer's hand."""
    return next(iter(_hand(view, language)), None)


def legend(game: Game, view: ChicagoPokerView, language: str) -> str:
    """Say what the signs of the table mean."""
    return say("legend-table", language, FOLDER)


def options(table: FullTable, choices: Choices) -> list[Option]:
    """List the moves; a card is laid at a business, each with what it would make of the row there."""
    view = table.view
    assert isinstance(view, ChicagoPokerView)
    found: list[Option] = []
    laying = {choice.text: choice for choice in choices if choice.word == PLAY.word}
    cards = dict.fromkeys(choice.parts[0].name for choice in laying.values())
    for name in cards:
        rows = [choice for choice in laying.values() if choice.parts[0].name == name]
        places = [_laying(table, view, choices.seat, choice) for choice in rows]
        about = "; ".join(option.label for option in places)
        found.append(
            Option(f"{table.translation.verb(PLAY.word)} {name}", more=partial(tuple, places), about=about, lights=frozenset())
        )
    others = Choices(choices.format, choices.seat, choices.ask, choices.rule, [g for g in choices.groups if g.word != PLAY.word])
    besides = general_options(others, table.translation)
    return [*besides[:1], *found, *besides[1:]]


def _laying(table: FullTable, view: ChicagoPokerView, seat: int, choice: Choice) -> Option:
    """Return the option of laying a card at a business, with what the row there would make."""
    card, spot = (part.name for part in choice.parts)
    there = next(open_ for open_ in view.table if open_.spot == spot)
    name = say(f"business-{there.business}", table.language, table.game.rulebook.words)
    made = what_it_makes(table.game, [*there.rows[seat].cards, card], table.language)
    label = say("laying-makes", table.language, FOLDER, spot=spot, business=name, made=made)
    return Option(label, choice.text, key=spot)


def heard(table: FullTable, move: str) -> str:
    """Say what a laid card would make of the row there."""
    view, (word, *parts) = table.view, move.split()
    assert isinstance(view, ChicagoPokerView)
    there = next((spot for spot in view.table if spot.spot == parts[-1]), None) if word == PLAY.word else None
    if there is None or view.seen_by is None:
        return ""
    made = what_it_makes(table.game, [*there.rows[view.seen_by].cards, parts[0]], table.language)
    return say("heard-makes", table.language, FOLDER, made=made)


def what_it_makes(game: Game, cards: Sequence[str], language: str) -> str:
    """Return in words what a row of known cards makes."""
    numbers = [game.edition.number("card", card) for card in cards]
    made = int(combination_in(strength(np.array(numbers, np.int64), len(numbers))))  # type: ignore[no-untyped-call]  # kernels
    return say(f"combination-{game.edition.names['combination'][made]}", language, FOLDER)


def draw_narrow(game: Game, view: ChicagoPokerView, language: str) -> RenderableType:
    """Draw the table as a list, if there is no room for columns: each business with its rows, then the players."""
    lines = [Text(headline(view, language), "bold"), *_rows_by_business(game, view, language)]
    return Group(*lines, _piles(view, language), *_hand(view, language))


def _rows_by_business(game: Game, view: ChicagoPokerView, language: str) -> list[Text]:
    lines, players = [], _last_is_looking(view)
    for spot in view.table:
        lines.append(_business(game, spot, language, " "))
        rows = [(player, spot.rows[player.seat]) for player in players]
        lines += [Text.assemble(f"  {_boss(game, player)} ", _row(row, language, " ")) for player, row in rows if row.cards]
    lines.append(Text())
    for player in players:
        lines.append(Text("  ").join([_player(game, player, view, language, ": "), _owned(game, player, language, ", ")]))
    return lines


def card(name: str, language: str) -> Text:
    """Write a card: its letter names its colour, and it is shown in that colour."""
    if name == HIDDEN:
        return Text(UNKNOWN, "dim")
    return Text(card_in_words(name, language), STYLES[name[0]] if name[1:].isdigit() else SPECIAL)


def _cards(names: list[str], language: str) -> Text:
    return Text(" ").join(card(name, language) for name in names)


def _matrix(game: Game, view: ChicagoPokerView, language: str, titled: bool = True) -> Table:
    title = Text(headline(view, language), "bold") if titled else None
    table = Table(title=title, title_justify="left", box=box.ROUNDED, border_style="yellow", show_lines=True, expand=True)
    table.add_column("", no_wrap=True)
    for spot in view.table:
        table.add_column(_business(game, spot, language, "\n"), min_width=6, ratio=1)
    table.add_column(say("owns", language, FOLDER))
    for player in _last_is_looking(view):
        rows = [_row(spot.rows[player.seat], language) for spot in view.table]
        table.add_row(_player(game, player, view, language, "\n  "), *rows, _owned(game, player, language, "\n"))
    return table


def _low_matrix(game: Game, view: ChicagoPokerView, language: str) -> Table:
    """Draw the table in as few lines as possible: owned businesses are below it, and nothing is framed."""
    table = Table(box=box.MINIMAL, border_style="yellow", expand=True, show_edge=False, pad_edge=False)
    table.add_column("", no_wrap=True)
    for spot in view.table:
        table.add_column(_business(game, spot, language, " "), ratio=1)
    for player in _last_is_looking(view):
        rows = [_row(spot.rows[player.seat], language, told=False) for spot in view.table]
        table.add_row(_player(game, player, view, language, " "), *rows)
    return table


def _owners(game: Game, view: ChicagoPokerView, language: str) -> list[RenderableType]:
    """List who owns what, if anybody owns anything."""
    owners = [player for player in _last_is_looking(view) if any(player.businesses.values())]
    label = f"{say('owns', language, FOLDER)}:"
    owned = [
        Text.assemble(
            (f"{label} " if at == number == 0 else "", "dim"),
            (f"{_boss(game, player)} " if number == 0 else "", "bold"),
            business,
        )
        for at, player in enumerate(owners)
        for number, business in enumerate(_owned(game, player, language, "\n").split("\n"))
    ]
    return [Padding(Flow(owned, ", "), (0, 2))] if owners else []


def _business(game: Game, spot: OpenBusiness, language: str, gap: str) -> Text:
    facing = "".join("▲" if facing == "up" else "▼" for facing in spot.facing)
    name = say(f"business-{spot.business}", language, game.rulebook.words)
    return Text.assemble((f"{spot.spot} {name}{gap}", "bold"), (facing, "dim"))


def _last_is_looking(view: ChicagoPokerView) -> list[ChicagoPokerPlayer]:
    first = 0 if view.seen_by is None else view.seen_by + 1
    return view.players[first:] + view.players[:first]


def _boss(game: Game, player: ChicagoPokerPlayer) -> str:
    """Return the boss in one word, or the name under which a person plays."""
    own = game.edition.names["boss-name"][player.seat]
    return short_name(player.boss if player.name == own else player.name)


def _player(game: Game, player: ChicagoPokerPlayer, view: ChicagoPokerView, language: str, gap: str) -> Text:
    asked = player.seat in view.waiting
    looking = player.seat == view.seen_by
    name = Text(("▶ " if asked else "  ") + _boss(game, player), "bold" if asked else "")
    note = f"({text_of('you', language)})" if looking else text_of("cards-in-hand", language, count=len(player.hand))
    return Text.assemble(name, gap, (note, "dim"))


def _row(row: Row, language: str, gap: str = "\n", told: bool = True) -> Text:
    """Return the cards that a player has laid at a business, and the bullet, in words or only as a mark."""
    line = Text(" ").join(_laid(name, up, language) for name, up in zip(row.cards, row.up, strict=True))
    if row.bullet:
        line.append(f"{gap}● {say('bullet', language, FOLDER)}" if told else " ●", "bold red")
    return line


def _laid(name: str, up: bool, language: str) -> Text:
    if up or name == HIDDEN:
        return card(name, language)
    return Text.assemble(("(", "dim"), card(name, language), (")", "dim"))


def _owned(game: Game, player: ChicagoPokerPlayer, language: str, gap: str) -> Text:
    owned = {kind: count for kind, count in player.businesses.items() if count}
    lines = [f"{count} × {say(f'business-{kind}', language, game.rulebook.words)}" for kind, count in owned.items()]
    return Text(gap.join(lines))


def _piles(view: ChicagoPokerView, language: str) -> RenderableType:
    line = Text.assemble((f"{text_of('draw-pile', language)} ", "dim"), str(view.pile))
    line.append(f"   {text_of('discard-pile', language)} ", "dim")
    line.append(f"{len(view.discards)}  ")
    return Padding(line.append_text(_cards(view.discards, language)), (0, 2), expand=False)


def _hand(view: ChicagoPokerView, language: str) -> list[Text]:
    if view.seen_by is None:
        return []
    names = view.players[view.seen_by].hand
    return [Text.assemble((f"  {text_of('hand', language)}  ", "bold"), _cards(names, language))]
