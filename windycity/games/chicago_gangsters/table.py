"""Chicago Gangsters' table: what lies open, a row for each player next to the partner, and the viewer's hand."""

from __future__ import annotations

from msgspec import structs
from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from windycity.cli.tables import Flow, short_name
from windycity.cli.words import text_of
from windycity.core.game import Game
from windycity.core.view import HIDDEN
from windycity.core.words import say
from windycity.games.chicago_gangsters.drawing import (
    LETTERS,
    cards_laying,
    describe_abilities,
    describe_round,
    hand_of,
    headline,
    roles,
    useless_means,
    words_of,
)
from windycity.games.chicago_gangsters.view import MEANS, ChicagoGangstersPlayer, ChicagoGangstersView

STYLES = {"W": "bold red", "B": "bold green", "K": "bold bright_blue"}
UNKNOWN = "▒▒"
WIDEST = 110
LOW = 24  # lines of a pane; with fewer, players are not separated
SIDES = ("challengers", "defenders", None)


def draw(game: Game, view: ChicagoGangstersView, language: str) -> RenderableType:
    """Draw the round, the players by sides, the piles, and the viewer's hand."""
    view = _with_short_names(view)
    drawn: list[RenderableType] = [Text(headline(view, language), "bold")]
    if not view.over:
        drawn.append(Panel(Text("\n".join(describe_round(view, language))), border_style="yellow", box=box.ROUNDED))
    drawn += [_players(game, view, language), *_abilities(game, view, language)]
    drawn += [_piles(game, view, language), *_hand(game, view, language)]
    return Constrain(Group(*drawn), WIDEST)


def legend(game: Game, view: ChicagoGangstersView, language: str) -> str:
    """Say what the signs of the table mean."""
    return say("legend-table", language, game.rulebook.words)


def sheet(game: Game, view: ChicagoGangstersView, language: str, width: int, height: int) -> RenderableType:
    """Draw the table for a pane: the prompt and the hand are shown elsewhere; in a low one nothing is framed."""
    view = _with_short_names(view)
    about, piles = describe_round(view, language), _piles(game, view, language)
    if height < LOW:
        loot = [Padding(Text(line), (0, 1)) for line in about[1:2]]
        besides = [Padding(Text(" ".join(about[2:])), (0, 2))] if about[2:] else []
        below = [*besides, *_abilities(game, view, language), piles]
        return Constrain(Group(*loot, _low_players(game, view, language), *below), WIDEST)
    framed = [] if view.over else [Panel(Text("\n".join(about[1:])), border_style="yellow", box=box.ROUNDED)]
    return Constrain(Group(*framed, _players(game, view, language), *_abilities(game, view, language), piles), WIDEST)


def status(game: Game, view: ChicagoGangstersView, language: str) -> Text:
    """Format who is asked for what, and what the fight is for."""
    round_ = describe_round(view, language)[:1] if not view.over else []
    return Text.assemble((headline(view, language), "bold"), *((f" {line}", "dim") for line in round_))


def hand(game: Game, view: ChicagoGangstersView, language: str) -> Text | None:
    """Draw the viewer's hand."""
    return next(iter(_hand(game, view, language)), None)


def _with_short_names(view: ChicagoGangstersView) -> ChicagoGangstersView:
    players = [
        structs.replace(player, name=short_name(player.name), clan=player.clan and short_name(player.clan))
        for player in view.players
    ]
    district = view.district and structs.replace(view.district, name=short_name(view.district.name))
    return structs.replace(view, players=players, district=district)


def card(name: str) -> Text:
    """Write a card: its letter and its colour show the means."""
    return Text(UNKNOWN, "dim") if name == HIDDEN else Text(name, STYLES[name[0]])


def _cards(names: list[str]) -> Text:
    return Text(" ").join(card(name) for name in names)


def _players(game: Game, view: ChicagoGangstersView, language: str) -> Table:
    words = game.rulebook.words
    table = Table(box=box.ROUNDED, border_style="yellow", expand=True, show_lines=True)
    table.add_column("", no_wrap=True)
    table.add_column(say("column-persons", language, words), ratio=4)
    table.add_column(say("column-cards", language, words), ratio=5)
    table.add_column(say("column-hand", language, words), ratio=3)
    table.add_column(_title_of_scores(view, language, words), justify="right")
    for player in _by_sides(view):
        name = _name(view, player, language)
        name.append("".join(f"\n  {role}" for role in roles(view, player, language)), "dim")
        lines = Text("\n").join(_on_table(game, view, player, language))
        hand = Text("\n").join(_hand_of(game, player, language))
        table.add_row(
            name, "\n".join(_persons(game, player, language)), lines, hand, _scores(view, player, "\n"), end_section=True
        )
    return table


def _low_players(game: Game, view: ChicagoGangstersView, language: str) -> Table:
    """Draw the players in as few lines as possible: each player's rows one after the other."""
    words = game.rulebook.words
    table = Table(box=None, expand=True, pad_edge=False, show_header=bool(view.options["godfather"]))
    table.add_column("", no_wrap=True)
    table.add_column(_title_of_scores(view, language, words), justify="right")
    table.add_column("", ratio=1)
    for player in _by_sides(view):
        role = [Text(role, "dim") for role in roles(view, player, language)[1:]]  # without the clan, which comes first
        has = [*role, *_hand_of(game, player, language), *_on_table(game, view, player, language)]
        persons = [Text(person) for person in _persons(game, player, language)]
        worth = len(has) - int(bool(player.words.kept or player.words.broken))  # without the worth of words, which comes last
        things = [*has[:worth], *persons, *has[worth:]]
        table.add_row(_name(view, player, language), _scores(view, player, " ", "A"), Flow(things, " · "))
    return table


def _by_sides(view: ChicagoGangstersView) -> list[ChicagoGangstersPlayer]:
    return [player for side in SIDES for player in view.players if player.side == side]


def _title_of_scores(view: ChicagoGangstersView, language: str, words: str | None) -> str:
    title = say("column-alcohol", language, words)
    return f"{title}\n♛ {say('prize-godfather-points', language, words)}" if view.options["godfather"] else title


def _name(view: ChicagoGangstersView, player: ChicagoGangstersPlayer, language: str) -> Text:
    asked, looking = player.seat in view.waiting, player.seat == view.seen_by
    name = Text(("▶ " if asked else "  ") + player.name, "bold" if asked or looking else "")
    return name.append(f" ({text_of('you', language)})", "dim") if looking else name


def _persons(game: Game, player: ChicagoGangstersPlayer, language: str) -> list[str]:
    return [say(f"person-{person}", language, game.rulebook.words) for person in player.persons]


def _on_table(game: Game, view: ChicagoGangstersView, player: ChicagoGangstersPlayer, language: str) -> list[Text]:
    """Return what a player has laid and said."""
    words = game.rulebook.words
    lines = []
    if player.open:
        lines.append(_cards(player.open))
    sentence, laying = cards_laying(view, player)
    if laying:
        lines.append(Text.assemble((say(sentence, language, words, cards=""), "dim"), _cards(laying)))
    if player.contribution:
        lines.append(Text(say("brings", language, words, strength=player.contribution)))
    lines += [Text(said, "italic") for said in words_of(player, language)]
    return lines


def _hand_of(game: Game, player: ChicagoGangstersPlayer, language: str) -> list[Text]:
    """Return the number of a player's cards, and those that everyone has seen."""
    lines = [Text(text_of("cards-in-hand", language, count=len(hand_of(player))))]
    if player.shown:
        lines.append(Text.assemble((f"{say('seen', language, game.rulebook.words)} ", "dim"), _cards(player.shown)))
    return lines


def _scores(view: ChicagoGangstersView, player: ChicagoGangstersPlayer, gap: str, unit: str = "") -> Text:
    line = Text(f"{player.alcohol}{unit}", "bold")
    if view.options["godfather"]:
        line.append(f"{gap}♛ {player.godfather_points}", "dim")
    return line


def _abilities(game: Game, view: ChicagoGangstersView, language: str) -> list[RenderableType]:
    """Return the abilities of the persons to be won or owned by somebody."""
    persons = [view.person, *(person for player in view.players for person in player.persons)]
    parts = [text.partition(":") for text in describe_abilities(game.edition, persons, language)]
    line = Text("; ").join(Text.assemble(name, (f":{ability}", "dim")) for name, _, ability in parts)
    return [Padding(line, (0, 2))] if parts else []


def _piles(game: Game, view: ChicagoGangstersView, language: str) -> RenderableType:
    line = Text.assemble((f"{text_of('draw-pile', language)} ", "dim"), str(view.pile))
    line.append(f"   {text_of('discard-pile', language)} ", "dim")
    return Padding(line.append_text(Text.assemble(f"{len(view.discards)}  ", _cards(view.discards))), (0, 2), expand=False)


def _hand(game: Game, view: ChicagoGangstersView, language: str) -> list[Text]:
    """Return the viewer's hand by kind and value; what does not count here is in parentheses."""
    if view.seen_by is None:
        return []
    words, player = game.rulebook.words, view.players[view.seen_by]
    hand, useless = hand_of(player), useless_means(view, player)
    line = Text.assemble((f"  {text_of('hand', language)}  ", "bold"))
    for letter, means in zip(LETTERS, MEANS, strict=True):
        cards = _cards([name for name in hand if name[0] == letter])
        if cards:
            kind = Text(f"{say(f'means-{means}', language, words)} ", "dim")
            line.append_text(Text.assemble(kind, *(("(", cards, ")") if letter in useless else (cards,)), "   "))
    if any(name[0] in useless for name in hand):
        line.append(say("not-usable", language, words), "dim")
    return [line]
