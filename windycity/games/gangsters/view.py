"""Gangsters for people and programs: an observed position as JSON data, and as text."""

from __future__ import annotations

from typing import Any

from windycity.core.edition import Edition
from windycity.core.events import SPECTATOR
from windycity.core.position import Loose
from windycity.core.words import Word, say
from windycity.games.gangsters.position import (
    COPS,
    JOINTS,
    MARKERS,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    UNKNOWN_MARKER,
    Ask,
    Die,
    Outcome,
    Phase,
    Reason,
)
from windycity.games.gangsters.rules.ending import worth
from windycity.games.gangsters.rules.police import crime_level
from windycity.games.gangsters.words import FOLDER

FORMAT = 1


def view(edition: Edition, s: Loose) -> dict[str, Any]:
    """Write an observed position as JSON data."""
    return {
        "format": FORMAT,
        "game": "gangsters",
        "seen_by": None if s.seen_by == SPECTATOR else s.seen_by,
        "options": {},
        "seats": s.seats,
        "ask": Ask(s.ask).name.lower(),
        "waiting": [seat for seat in range(s.seats) if s.waiting >> seat & 1],
        "round": s.round,
        "order": [int(seat) for seat in s.order[: s.seats]],
        "active": None if s.active >= s.seats else s.active,
        "dice": {die.name.lower(): int(s.dice[die]) for die in Die} if s.dice.any() else {},
        "moves": s.moves,
        "crime": int(crime_level(s, edition.data)),  # type: ignore[no-untyped-call]  # a kernel
        "joints": _joints(edition, s),
        "cops": _cops(edition, s),
        "public": _public(edition, s),
        "offer": _offer(edition, s),
        "police": _police(edition, s),
        "bribes": _bribes(edition, s),
        "players": [_player(edition, s, seat) for seat in range(s.seats)],
        "over": s.reason != Reason.NOT_OVER,
    }


def _space(edition: Edition, space: int) -> str | None:
    return None if space == NO_SPACE else edition.names["space"][space]


def _cop(edition: Edition, cop: int) -> str | None:
    return None if cop == NO_COP else edition.names["cop"][cop]


def _joints(edition: Edition, s: Loose) -> dict[str, Any]:
    owned = [joint for joint in range(JOINTS) if s.owner[joint] != NO_SEAT]
    return {edition.names["joint"][joint]: {"owner": int(s.owner[joint]), "level": int(s.level[joint])} for joint in owned}


def _cops(edition: Edition, s: Loose) -> dict[str, Any]:
    found = {}
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE:
            by = next((seat for seat in range(s.seats) if s.fed[seat] == cop), None)
            donuts = 0 if by is None else int(s.donuts[by])
            found[edition.names["cop"][cop]] = {"at": _space(edition, s.cop_at[cop]), "donuts": donuts, "by": by}
    return found


def _public(edition: Edition, s: Loose) -> dict[str, Any]:
    there = [public for public in range(edition.data.publics) if s.public_at[public] != NO_SPACE]
    names = edition.names["public"]
    return {
        names[public]: {"at": _space(edition, s.public_at[public]), "criminal": bool(s.public_at[public] < JOINTS)}
        for public in there
    }


def _offer(edition: Edition, s: Loose) -> dict[str, Any] | None:
    if s.partner == NO_SEAT:
        return None
    names = edition.names["joint"]
    return {
        "partner": s.partner,
        "give": None if s.give == NO_JOINT else names[s.give],
        "pay": s.pay,
        "want": None if s.want == NO_JOINT else names[s.want],
        "get": s.get,
    }


def _police(edition: Edition, s: Loose) -> dict[str, Any]:
    """What is under way in the police step: the cop who moves, whom he will attack, the bribe."""
    return {
        "mover": _cop(edition, s.mover),
        "replaced": _cop(edition, s.replaced),
        "target": None if s.target == NO_TARGET else edition.names["target"][s.target],
        "must_move": _cop(edition, s.obliged) if s.phase == Phase.POLICE else None,
        "bribing": _cop(edition, s.bribing),
        "aside": s.aside,
    }


def _bribes(edition: Edition, s: Loose) -> list[dict[str, Any]]:
    """The bribes that are remembered, with what the seat knows of each."""
    found = []
    for i in range(s.tries):
        known = s.try_told[i]
        if known == Outcome.UNKNOWN and s.seen_by < s.seats:
            known = s.try_known[s.seen_by, i]
        found.append(
            {"seat": int(s.try_seat[i]), "cop": _cop(edition, s.try_cop[i]), "outcome": Outcome(int(known)).name.lower()}
        )
    return found


def _player(edition: Edition, s: Loose, seat: int) -> dict[str, Any]:
    own = s.seen_by == seat
    names = edition.names["marker"]
    player: dict[str, Any] = {
        "seat": seat,
        "name": edition.names["player"][seat],
        "colour": edition.names["colour"][seat],
        "cash": int(s.cash[seat]),
        "worth": int(worth(s, edition.data, seat)),  # type: ignore[no-untyped-call]  # a kernel
        "joints": [edition.names["joint"][joint] for joint in range(JOINTS) if s.owner[joint] == seat],
        "pieces": [_piece(edition, s, seat, piece) for piece in range(PIECES) if s.strength[seat, piece]],
        "markers": {names[marker]: int(s.held[seat, marker]) for marker in range(MARKERS) if s.held[seat, marker]},
    }
    if own:
        player["order"] = int(s.standing[seat])
        drawn = int(s.drawn[seat])
        player["drawn"] = None if drawn in (NO_MARKER, UNKNOWN_MARKER) else names[drawn]
        player["hired"] = {edition.names["piece"][piece]: int(s.hired[seat, piece]) for piece in range(PIECES)}
        player["placing"] = {
            edition.names["piece"][piece]: edition.names["joint"][s.placing[seat, piece]]
            for piece in range(PIECES)
            if s.placing[seat, piece] < NO_JOINT
        }
    return player


def _piece(edition: Edition, s: Loose, seat: int, piece: int) -> dict[str, Any]:
    return {
        "piece": edition.names["piece"][piece],
        "strength": int(s.strength[seat, piece]),
        "at": _space(edition, s.piece_at[seat, piece]),
        "criminal": bool(s.criminal[seat, piece]),
        "equipped": bool(s.equipped[seat, piece]),
    }


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as lines of text: who is asked, the dice, then gangs, cops and public."""
    seen = view(edition, s)
    lines = [headline(seen, language), "", say("round", language, FOLDER, round=seen["round"], crime=seen["crime"])]
    if seen["dice"]:
        lines.append(describe_dice(seen, language))
    for player in seen["players"]:
        lines += describe_player(seen, player, language)
    return "\n".join([*lines, *describe_others(seen, language)])


def headline(seen: dict[str, Any], language: str) -> str:
    """Tell in a sentence, from a view, who is asked for what."""
    if seen["over"]:
        return say("headline-over", language, FOLDER)
    names = ", ".join(seen["players"][seat]["name"] for seat in seen["waiting"])
    cop = seen["police"]["mover"] or "-"
    facts = {"moves": seen["moves"], "cop": cop, "count": len(seen["waiting"])}
    sentence = say(f"headline-{seen['ask'].replace('_', '-')}", language, FOLDER, player=names, **facts)
    return f"{sentence} {describe_offer(seen, language)}" if seen["ask"] == "accept" else sentence


def describe_offer(seen: dict[str, Any], language: str) -> str:
    """Tell what is offered for what."""
    offer = seen["offer"]

    def goods(joint: str | None, cash: int) -> str:
        return " + ".join(filter(None, (joint, f"{cash:,}" if cash else ""))) or "-"

    give, want = goods(offer["give"], offer["pay"]), goods(offer["want"], offer["get"])
    return say("offer", language, FOLDER, give=give, want=want)


def describe_dice(seen: dict[str, Any], language: str) -> str:
    """Tell the dice."""
    return say("dice", language, FOLDER, **seen["dice"])


def describe_player(seen: dict[str, Any], player: dict[str, Any], language: str) -> list[str]:
    """Tell of a gang its cash, pieces, joints and markers."""
    mark = ">" if player["seat"] in seen["waiting"] else " "
    colour = Word("colour", player["colour"]).tell(language, FOLDER)
    pieces = ", ".join(describe_piece(piece, language) for piece in player["pieces"])
    joints = " ".join(f"{joint}x{seen['joints'][joint]['level']}" for joint in player["joints"])
    lines = [
        f"{mark} {player['name']} ({colour}): " + say("purse", language, FOLDER, cash=player["cash"], worth=player["worth"]),
        "    " + say("pieces", language, FOLDER, pieces=pieces or "-"),
        "    " + say("joints", language, FOLDER, joints=joints or "-"),
    ]
    if player["markers"]:
        markers = ", ".join(_describe_marker(name, count, language) for name, count in player["markers"].items())
        lines.append("    " + say("markers", language, FOLDER, markers=markers, order=player.get("order", 0)))
    return lines + describe_secrets(player, language)


def _describe_marker(name: str, count: int, language: str) -> str:
    told = Word("marker", name).tell(language, FOLDER)
    return f"{told} (x{count})" if count > 1 else told


def describe_secrets(player: dict[str, Any], language: str) -> list[str]:
    """Tell a player what only he knows of a choice under way."""

    def word(piece: str) -> str:
        return Word("piece", piece).tell(language, FOLDER)

    lines = []
    hired = [f"{count} {word(piece)}" for piece, count in player.get("hired", {}).items() if count]
    if hired:
        lines.append("    " + say("hired", language, FOLDER, pieces=", ".join(hired)))
    placed = [f"{word(piece)} {joint}" for piece, joint in player.get("placing", {}).items()]
    if placed:
        lines.append("    " + say("placed", language, FOLDER, pieces=", ".join(placed)))
    if player.get("drawn"):
        lines.append("    " + say("drawn", language, FOLDER, marker=Word("marker", player["drawn"])))
    return lines


def describe_piece(piece: dict[str, Any], language: str) -> str:
    """Tell of a piece its strength, place and side, and what it carries."""
    kind = piece["piece"]
    parts = [f"{Word('piece', kind).tell(language, FOLDER)} {piece['strength']}", piece["at"] or "-"]
    if piece["criminal"]:
        parts.append(say("side-criminal", language, FOLDER))
    if piece["equipped"]:
        parts.append(say(f"equipment-{kind}", language, FOLDER))
    return " ".join(parts)


def describe_others(seen: dict[str, Any], language: str) -> list[str]:
    """Tell where cops and public are."""

    def cop(number: str, facts: dict[str, Any]) -> str:
        place = f"{number} {facts['at']}"
        return f"{place} ({say('donuts', language, FOLDER, count=facts['donuts'])})" if facts["donuts"] else place

    cops = ", ".join(cop(number, facts) for number, facts in seen["cops"].items())
    public = ", ".join(f"{name} {facts['at']}" for name, facts in seen["public"].items())
    return [
        say("cops", language, FOLDER, cops=cops or "-"),
        say("public-there", language, FOLDER, public=public or "-"),
    ]
