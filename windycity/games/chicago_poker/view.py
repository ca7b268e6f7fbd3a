"""Chicago Poker for people and programs: an observed position as JSON data, and as a table of text."""

from __future__ import annotations

from typing import Any

from windycity.core.edition import Edition
from windycity.core.events import SPECTATOR
from windycity.core.position import Loose
from windycity.core.words import Word, say
from windycity.games.chicago_poker.position import BUSINESSES, NO_BUSINESS, NO_CARD, NO_SPOT, SPOTS, UNKNOWN, Ask, Reason
from windycity.games.chicago_poker.words import FOLDER

FORMAT = 1


def view(edition: Edition, s: Loose) -> dict[str, Any]:
    """Write an observed position as JSON data; cards that its seat does not know are "??"."""
    return {
        "format": FORMAT,
        "game": "chicago-poker",
        "seen_by": None if s.seen_by == SPECTATOR else s.seen_by,
        "options": {"specials": bool(s.specials), "short": bool(s.short)},
        "seats": s.seats,
        "ask": Ask(s.ask).name.lower(),
        "waiting": _seats_in(s.waiting),
        "turn": s.turn,
        "active": s.active,
        "actions": s.actions,
        "table": [_spot(edition, s, spot) for spot in range(SPOTS) if s.spot_business[spot] != NO_BUSINESS],
        "players": [_player(edition, s, seat) for seat in range(s.seats)],
        "pile": s.pile_count,
        "discards": _cards(edition, s.discards),
        "businesses_left": _count_businesses(edition, s.businesses),
        "limousine": _limousine(s),
        "duel": None if s.duel == NO_SPOT else {"spot": s.duel + 1, "tied": _seats_in(s.tied), "repeats": s.repeats},
        "over": s.reason != Reason.NOT_OVER,
    }


def _seats_in(bits: int) -> list[int]:
    return [seat for seat in range(SPECTATOR) if bits >> seat & 1]


def _card(edition: Edition, card: int) -> str:
    return "??" if card == UNKNOWN else edition.names["card"][card]


def _cards(edition: Edition, cards: Any) -> list[str]:
    return [_card(edition, int(card)) for card in cards if card != NO_CARD]


def _count_businesses(edition: Edition, counts: Any) -> dict[str, int]:
    return {edition.names["business"][kind]: int(counts[kind]) for kind in range(BUSINESSES)}


def _limousine(s: Loose) -> dict[str, int] | None:
    if s.limousine_from == NO_SPOT:
        return None
    return {"from": s.limousine_from + 1, "to": s.limousine_to + 1}


def _spot(edition: Edition, s: Loose, spot: int) -> dict[str, Any]:
    kind = int(s.spot_business[spot])
    return {
        "spot": spot + 1,
        "business": edition.names["business"][kind],
        "facing": ["up" if up else "down" for up in edition.data.face_up[kind]],
        "rows": [_row(edition, s, spot, seat) for seat in range(s.seats)],
    }


def _row(edition: Edition, s: Loose, spot: int, seat: int) -> dict[str, Any]:
    places = range(s.row_count[spot, seat])
    return {
        "cards": [_card(edition, int(s.row[spot, seat, place])) for place in places],
        "up": [bool(s.row_up[spot, seat, place]) for place in places],
        "bullet": int(s.bullet[spot, seat]) or None,
    }


def _player(edition: Edition, s: Loose, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "boss": edition.names["boss-name"][seat],
        "hand": _cards(edition, s.hand[seat]),
        "chosen": None if s.chosen[seat] == NO_CARD else _card(edition, int(s.chosen[seat])),
        "businesses": _count_businesses(edition, s.owned[seat]),
    }


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as a table of text: a column for each business, a row for each player."""
    seen = view(edition, s)
    rows = [["", *(f"{spot['spot']} {_word(spot['business'], language)}" for spot in seen["table"]), "", ""]]
    for player in seen["players"]:
        cells = [_draw_row(spot["rows"][player["seat"]]) for spot in seen["table"]]
        mark = ">" if player["seat"] in seen["waiting"] else " "
        owned = ", ".join(f"{n} {_word(kind, language)}" for kind, n in player["businesses"].items() if n)
        boss = say("player-you", language, FOLDER, boss=player["boss"]) if player["seat"] == seen["seen_by"] else player["boss"]
        rows.append([f"{mark} {boss}", *cells, _in_words(player["hand"], language), owned])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    facing = [_facing(spot, language) for spot in seen["table"]]
    legend = say("legend", language, FOLDER)
    return "\n".join([headline(edition, seen, language), "", *lines, "", *facing, legend, _piles(seen, language)])


def _facing(spot: dict[str, Any], language: str) -> str:
    places = ", ".join(say(f"facing-{facing}", language, FOLDER) for facing in spot["facing"])
    return f"{spot['spot']} {_word(spot['business'], language)}: {places}"


def card_in_words(name: str, language: str) -> str:
    """Write a card for people: by its name in their language, with the word that moves use where that is another."""
    word = Word("card", name).tell(language, FOLDER)
    return name if word == name else f"{word} ({name.lower()})"


def _in_words(cards: list[str], language: str) -> str:
    return " ".join(card_in_words(card, language) for card in cards)


def _word(business: str, language: str) -> str:
    return say(f"business-{business}", language, FOLDER)


def _draw_row(row: dict[str, Any]) -> str:
    cards = [card if up or card == "??" else f"({card})" for card, up in zip(row["cards"], row["up"], strict=True)]
    return " ".join(cards) + (" *" if row["bullet"] else "")


def headline(edition: Edition, seen: dict[str, Any], language: str) -> str:
    """Tell in a sentence, from a view, who is asked for what."""
    if seen["over"]:
        return say("headline-over", language, FOLDER)
    bosses = ", ".join(edition.names["boss-name"][seat] for seat in seen["waiting"])
    return say(f"headline-{seen['ask']}", language, FOLDER, boss=bosses, actions=seen["actions"])


def _piles(seen: dict[str, Any], language: str) -> str:
    discards = _in_words(seen["discards"], language)
    return say("piles", language, FOLDER, pile=seen["pile"], discarded=len(seen["discards"]), discards=discards).rstrip(": ")
