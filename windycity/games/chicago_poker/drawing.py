"""Chicago Poker's views as a table of text."""

from __future__ import annotations

from windycity.core.edition import Edition
from windycity.core.view import HIDDEN
from windycity.core.words import Word, say
from windycity.games.chicago_poker.view import ChicagoPokerView, OpenBusiness, Row
from windycity.games.chicago_poker.words import FOLDER


def draw(edition: Edition, seen: ChicagoPokerView, language: str) -> str:
    """Draw a view as a table of text: a column for each business, a row for each player."""
    rows = [["", *(f"{spot.spot} {_word(spot.business, language)}" for spot in seen.table), "", ""]]
    for player in seen.players:
        cells = [_draw_row(spot.rows[player.seat]) for spot in seen.table]
        mark = ">" if player.seat in seen.waiting else " "
        owned = ", ".join(f"{n} {_word(kind, language)}" for kind, n in player.businesses.items() if n)
        boss = say("player-you", language, FOLDER, boss=player.name) if player.seat == seen.seen_by else player.name
        rows.append([f"{mark} {boss}", *cells, _in_words(player.hand, language), owned])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    facing = [_facing(spot, language) for spot in seen.table]
    legend = say("legend", language, FOLDER)
    return "\n".join([headline(seen, language), "", *lines, "", *facing, legend, _piles(seen, language)])


def _facing(spot: OpenBusiness, language: str) -> str:
    places = ", ".join(say(f"facing-{facing}", language, FOLDER) for facing in spot.facing)
    return f"{spot.spot} {_word(spot.business, language)}: {places}"


def card_in_words(name: str, language: str) -> str:
    """Write a card for people: its name in their language, with its word in moves if that differs."""
    word = Word("card", name).say(language, FOLDER)
    return name if word == name else f"{word} ({name.lower()})"


def _in_words(cards: list[str], language: str) -> str:
    return " ".join(card_in_words(card, language) for card in cards)


def _word(business: str, language: str) -> str:
    return say(f"business-{business}", language, FOLDER)


def _draw_row(row: Row) -> str:
    cards = [card if up or card == HIDDEN else f"({card})" for card, up in zip(row.cards, row.up, strict=True)]
    return " ".join(cards) + (" *" if row.bullet else "")


def headline(seen: ChicagoPokerView, language: str) -> str:
    """Return a sentence that says who is asked for what."""
    if seen.over:
        return say("headline-over", language, FOLDER)
    bosses = ", ".join(seen.players[seat].name for seat in seen.waiting)
    return say(f"headline-{seen.ask}", language, FOLDER, boss=bosses, actions=seen.actions)


def _piles(seen: ChicagoPokerView, language: str) -> str:
    discards = _in_words(seen.discards, language)
    return say("piles", language, FOLDER, pile=seen.pile, discarded=len(seen.discards), discards=discards).rstrip(": ")
