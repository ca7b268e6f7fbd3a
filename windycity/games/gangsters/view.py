"""Gangsters for people and programs: an observed position as JSON data, and as text."""

from __future__ import annotations

from typing import Any

from windycity.core.edition import Edition
from windycity.core.events import SPECTATOR
from windycity.core.kernel import Kernel
from windycity.core.position import Loose
from windycity.core.words import Word, say
from windycity.games.gangsters.board import JOINT_COLOURS
from windycity.games.gangsters.position import (
    COPS,
    JOINTS,
    MARKERS,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_PIECE,
    NO_PUBLIC,
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
from windycity.games.gangsters.rules.claims import hire_price, money_left, why_not_hire
from windycity.games.gangsters.rules.cops import crime_level
from windycity.games.gangsters.rules.ending import worth
from windycity.games.gangsters.rules.income import earnings
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
        "entering": None if s.entering == NO_PUBLIC else edition.names["public"][s.entering],
        "returning": None if s.returning == NO_PIECE else edition.names["piece"][s.returning],
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
    return {edition.names["joint"][joint]: _joint(edition, s, joint) for joint in owned}


def _joint(edition: Edition, s: Loose, joint: int) -> dict[str, Any]:
    data = edition.data
    return {
        "owner": int(s.owner[joint]),
        "level": int(s.level[joint]),
        "colour": edition.names["joint_colour"][data.colour[joint]],
        "price": int(data.price[joint]),
        "pays": int(earnings(s, data, joint)),  # type: ignore[no-untyped-call]  # a kernel
    }


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
    joints = [joint for joint in range(JOINTS) if s.owner[joint] == seat]
    player: dict[str, Any] = {
        "seat": seat,
        "name": edition.names["player"][seat],
        "colour": edition.names["colour"][seat],
        "cash": int(s.cash[seat]),
        "income": sum(_joint(edition, s, joint)["pays"] for joint in joints),
        "worth": int(worth(s, edition.data, seat)),  # type: ignore[no-untyped-call]  # a kernel
        "joints": [edition.names["joint"][joint] for joint in joints],
        "pieces": [_piece(edition, s, seat, piece) for piece in range(PIECES) if s.strength[seat, piece]],
        "markers": {names[marker]: int(s.held[seat, marker]) for marker in range(MARKERS) if s.held[seat, marker]},
    }
    return player | _secrets(edition, s, seat) if own else player


def _secrets(edition: Edition, s: Loose, seat: int) -> dict[str, Any]:
    """What only a player himself knows: his order, the marker he has drawn, and what he chooses in the set-up."""
    drawn, pieces, choosing = int(s.drawn[seat]), edition.names["piece"], s.ask in (Ask.GANG, Ask.PLACE)
    return {
        "order": int(s.standing[seat]),
        "drawn": None if drawn in (NO_MARKER, UNKNOWN_MARKER) else edition.names["marker"][drawn],
        "hired": {pieces[piece]: int(s.hired[seat, piece]) for piece in range(PIECES)},
        "left": int(money_left(s, seat)) if choosing else None,  # type: ignore[no-untyped-call]  # a kernel
        "hiring": _hiring(edition, s, seat) if s.ask == Ask.GANG else {},
        "placing": {
            pieces[piece]: edition.names["joint"][s.placing[seat, piece]]
            for piece in range(PIECES)
            if s.placing[seat, piece] < NO_JOINT
        },
    }


def _hiring(edition: Edition, s: Loose, seat: int) -> dict[str, int]:
    """What another member costs, of each piece that can still have one."""
    refused: Kernel = why_not_hire
    price: Kernel = hire_price
    open_to = [piece for piece in range(PIECES) if not refused(s, edition.data, seat, piece)]
    return {edition.names["piece"][piece]: int(price(s, seat, piece)) for piece in open_to}


def _piece(edition: Edition, s: Loose, seat: int, piece: int) -> dict[str, Any]:
    return {
        "piece": edition.names["piece"][piece],
        "strength": int(s.strength[seat, piece]),
        "at": _space(edition, s.piece_at[seat, piece]),
        "criminal": bool(s.criminal[seat, piece]),
        "equipped": bool(s.equipped[seat, piece]),
    }


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as lines of text: who is asked, the dice, gangs, free joints, cops and public."""
    seen = view(edition, s)
    lines = [headline(seen, language), "", *describe_turn(seen, language)]
    for player in seen["players"]:
        lines += describe_player(edition, seen, player, language)
    return "\n".join([*lines, describe_free(edition, seen, language), *describe_others(seen, language)])


def headline(seen: dict[str, Any], language: str) -> str:
    """Tell in a sentence, from a view, who is asked for what."""
    if seen["over"]:
        return say("headline-over", language, FOLDER)
    names = ", ".join(seen["players"][seat]["name"] for seat in seen["waiting"])
    cop, offer = _cop_in_question(seen), seen["offer"]
    facts = {
        "moves": seen["moves"],
        "cop": cop,
        "space": seen["cops"].get(cop, {}).get("at", "-"),
        "public": seen["entering"] or "-",
        "piece": Word("piece", seen["returning"] or "-"),
        "partner": seen["players"][offer["partner"]]["name"] if offer else "-",
    }
    sentence = say(f"headline-{seen['ask'].replace('_', '-')}", language, FOLDER, player=names, **facts)
    return f"{sentence} {describe_offer(seen, language)}" if seen["ask"] in ("cash", "accept") else sentence


def _cop_in_question(seen: dict[str, Any]) -> str:
    """The cop with donuts who may attack, or else the one who moves."""
    if seen["ask"] == "attack":
        return next((cop for cop, facts in seen["cops"].items() if facts["by"] in seen["waiting"]), "-")
    return seen["police"]["mover"] or "-"


def describe_offer(seen: dict[str, Any], language: str) -> str:
    """Tell what is offered for what."""
    offer = seen["offer"]
    give, want = (Word("joint", offer[side] or "nothing") for side in ("give", "want"))
    return say("offer", language, FOLDER, give=give, pay=offer["pay"], want=want, get=offer["get"])


def describe_turn(seen: dict[str, Any], language: str) -> list[str]:
    """Tell the round and whose turn it is, the dice, and what the police are up to."""
    if seen["active"] is None or not seen["round"]:
        return [say("round-none", language, FOLDER)]
    player = seen["players"][seen["active"]]["name"]
    lines = [say("round", language, FOLDER, round=seen["round"], player=player, crime=seen["crime"])]
    if seen["dice"]:
        lines.append(say("dice", language, FOLDER, **seen["dice"]))
    return lines + _describe_police(seen["police"], language)


def _describe_police(police: dict[str, Any], language: str) -> list[str]:
    lines = []
    if police["target"]:
        lines.append(say("event-cop-aims", language, FOLDER, cop=police["mover"], target=Word("target", police["target"])))
    if police["must_move"]:
        lines.append(say("must-move", language, FOLDER, cop=police["must_move"]))
    if police["bribing"]:
        lines.append(say("bribing", language, FOLDER, cop=police["bribing"], aside=police["aside"]))
    return lines


def describe_player(edition: Edition, seen: dict[str, Any], player: dict[str, Any], language: str) -> list[str]:
    """Tell of a gang its cash, pieces, joints, bribes and markers."""
    mark = ">" if player["seat"] in seen["waiting"] else " "
    colour = Word("colour", player["colour"]).tell(language, FOLDER)
    name = f"{player['name']} ({colour})"
    if player["seat"] == seen["seen_by"]:
        name = say("gang-you", language, FOLDER, name=player["name"], colour=colour)
    lines = [say("purse", language, FOLDER, cash=player["cash"], income=player["income"], worth=player["worth"])]
    if player["pieces"]:
        lines.append(say("pieces", language, FOLDER, pieces=", ".join(describe_piece(one, language) for one in player["pieces"])))
    if player["joints"]:
        joints = describe_joints(edition, {joint: seen["joints"][joint] for joint in player["joints"]}, language)
        lines.append(say("joints", language, FOLDER, count=len(player["joints"]), joints=joints))
    lines += [*_describe_bribes(seen, player["seat"], language), *_describe_markers(player, language)]
    first, *others = lines + describe_secrets(player, language)
    return [f"{mark} {name}: {first}", *(f"    {line}" for line in others)]


def describe_joints(edition: Edition, joints: dict[str, Any], language: str) -> str:
    """Tell a player's joints colour by colour, with levels and what they pay."""

    def one(joint: str, facts: dict[str, Any]) -> str:
        sentence = "joint-pays" if facts["pays"] else "joint-level"
        return say(sentence, language, FOLDER, joint=joint, level=facts["level"], cash=facts["pays"])

    told = []
    for colour, count in zip(JOINT_COLOURS, map(int, edition.data.of_colour), strict=True):
        own = [(joint, facts) for joint, facts in joints.items() if facts["colour"] == colour]
        if own:
            facts = {"owned": len(own), "count": count, "colour": Word("colour", colour), "price": own[0][1]["price"]}
            told.append(say("joints-colour", language, FOLDER, **facts, joints=", ".join(one(*joint) for joint in own)))
    return "; ".join(told)


def describe_free(edition: Edition, seen: dict[str, Any], language: str) -> str:
    """Tell the buildings without an owner, colour by colour, joints with their price."""
    data, told = edition.data, []
    for number, colour in enumerate(JOINT_COLOURS):
        alike = [joint for joint in range(JOINTS) if data.colour[joint] == number]
        free = " ".join(name for joint in alike if (name := edition.names["joint"][joint]) not in seen["joints"])
        if free:
            facts = {"colour": Word("colour", colour), "price": int(data.price[alike[0]]), "joints": free}
            told.append(say("free-colour", language, FOLDER, **facts))
    if grey := " ".join(edition.names["space"][JOINTS : JOINTS + data.grey]):
        told.append(say("free-grey", language, FOLDER, buildings=grey))
    return say("free", language, FOLDER, joints="; ".join(told))


def _describe_bribes(seen: dict[str, Any], seat: int, language: str) -> list[str]:
    """Tell whom a player has bribed, oldest first, and what is known of it."""
    own = [bribe for bribe in seen["bribes"] if bribe["seat"] == seat]
    told = ", ".join(say(f"bribe-{bribe['outcome']}", language, FOLDER, cop=bribe["cop"]) for bribe in own)
    return [say("bribes", language, FOLDER, bribes=told)] if told else []


def _describe_markers(player: dict[str, Any], language: str) -> list[str]:
    """Tell the markers that a player is known to hold, and the order that he has given about them."""
    lines = []
    if player["markers"]:
        markers = ", ".join(_describe_marker(name, count, language) for name, count in player["markers"].items())
        lines.append(say("markers", language, FOLDER, markers=markers))
    if player.get("order"):
        lines.append(say("order", language, FOLDER, count=player["order"]))
    return lines


def _describe_marker(name: str, count: int, language: str) -> str:
    told = Word("marker", name).tell(language, FOLDER)
    return f"{told} (x{count})" if count > 1 else told


def describe_secrets(player: dict[str, Any], language: str) -> list[str]:
    """Tell a player what only he knows of a choice under way."""

    def pieces(things: dict[str, Any]) -> str:
        return ", ".join(f"{Word('piece', piece).tell(language, FOLDER)} {thing}" for piece, thing in things.items() if thing)

    lines = []
    if player.get("left") is not None:
        lines.append(say("hired", language, FOLDER, pieces=pieces(player["hired"]) or "-", left=player["left"]))
    if player.get("hiring"):
        lines.append(say("hiring", language, FOLDER, prices=pieces(player["hiring"])))
    if player.get("placing"):
        lines.append(say("placed", language, FOLDER, pieces=pieces(player["placing"])))
    if player.get("drawn"):
        lines.append(say("drawn", language, FOLDER, marker=Word("marker", player["drawn"])))
    return lines


def describe_piece(piece: dict[str, Any], language: str) -> str:
    """Tell of a piece its strength, place and side, and what it carries."""
    kind = piece["piece"]
    parts = [piece["at"] or "-"]
    if piece["criminal"]:
        parts.append(say("side-criminal", language, FOLDER))
    if piece["equipped"]:
        parts.append(say(f"equipment-{kind}", language, FOLDER))
    return f"{Word('piece', kind).tell(language, FOLDER)} {piece['strength']} ({', '.join(parts)})"


def describe_others(seen: dict[str, Any], language: str) -> list[str]:
    """Tell where cops and public are, with whose donuts, and in whose joints."""
    names = [player["name"] for player in seen["players"]]

    def cop(number: str, facts: dict[str, Any]) -> str:
        by = [say("donuts", language, FOLDER, count=facts["donuts"]), names[facts["by"]]] if facts["donuts"] else []
        return f"{number} ({', '.join([facts['at'], *by])})"

    def public(name: str, at: str) -> str:
        owner = [names[seen["joints"][at]["owner"]]] if at in seen["joints"] else []
        return f"{name} ({', '.join([at, *owner])})"

    cops = ", ".join(cop(number, facts) for number, facts in seen["cops"].items())
    there = ", ".join(public(name, facts["at"]) for name, facts in seen["public"].items())
    return [
        say("cops", language, FOLDER, cops=cops or "-"),
        say("public-there", language, FOLDER, public=there or "-"),
    ]


def initials(seen: dict[str, Any]) -> list[str]:
    """A letter for each gang, its initial; its number where two gangs have the same."""
    found = [player["name"][:1].upper() for player in seen["players"]]
    return found if len(set(found)) == len(found) else [str(player["seat"] + 1) for player in seen["players"]]
