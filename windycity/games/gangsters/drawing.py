"""Gangsters' views as text."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.core.edition import Edition
from windycity.core.words import Word, say
from windycity.games.gangsters.board import JOINT_COLOURS
from windycity.games.gangsters.position import JOINTS
from windycity.games.gangsters.view import Cop, GangstersPlayer, GangstersView, Joint, Offer, Piece, Police, Secrets
from windycity.games.gangsters.words import FOLDER


def draw(edition: Edition, seen: GangstersView, language: str) -> str:
    """Draw a view as lines of text: who is asked, the dice, gangs, free joints, cops and public."""
    lines = [headline(seen, language), "", *describe_turn(seen, language)]
    for player in seen.players:
        lines += describe_player(edition, seen, player, language)
    return "\n".join([*lines, describe_free(edition, seen, language), *describe_others(seen, language)])


def headline(seen: GangstersView, language: str) -> str:
    """Return a sentence that says who is asked for what."""
    if seen.over:
        return say("headline-over", language, FOLDER)
    names = ", ".join(seen.players[seat].name for seat in seen.waiting)
    offer = seen.offer
    facts: dict[str, object] = {"moves": seen.moves, "partner": seen.players[offer.partner].name if offer else "-"}
    for subject in seen.about:
        name = str(subject.value)
        facts[subject.kind] = Word(subject.kind, name)
        facts["space"] = seen.cops[name].at if subject.kind == "cop" and name in seen.cops else "-"
    sentence = say(f"headline-{seen.ask}", language, FOLDER, player=names, **facts)
    return f"{sentence} {_describe_offer(offer, language)}" if offer and seen.ask in ("cash", "accept") else sentence


def _describe_offer(offer: Offer, language: str) -> str:
    give, want = Word("joint", offer.give or "nothing"), Word("joint", offer.want or "nothing")
    return say("offer", language, FOLDER, give=give, pay=offer.pay, want=want, get=offer.get)


def describe_turn(seen: GangstersView, language: str) -> list[str]:
    """Describe the round and whose turn it is, the dice, and what the police are up to."""
    if seen.active is None or not seen.round:
        return [say("round-none", language, FOLDER)]
    player = seen.players[seen.active].name
    lines = [say("round", language, FOLDER, round=seen.round, player=player, crime=seen.crime)]
    if seen.dice:
        lines.append(say("dice", language, FOLDER, **seen.dice))
    return lines + _describe_police(seen.police, language)


def _describe_police(police: Police, language: str) -> list[str]:
    lines = []
    if police.target:
        lines.append(say("event-cop-aims", language, FOLDER, cop=police.mover, target=Word("target", police.target)))
    if police.must_move:
        lines.append(say("must-move", language, FOLDER, cop=police.must_move))
    if police.bribing:
        lines.append(say("bribing", language, FOLDER, cop=police.bribing, aside=police.aside))
    return lines


def describe_player(edition: Edition, seen: GangstersView, player: GangstersPlayer, language: str) -> list[str]:
    """Describe a gang: its cash, pieces, joints, bribes and markers."""
    mark = ">" if player.seat in seen.waiting else " "
    colour = Word("colour", player.colour).say(language, FOLDER)
    name = f"{player.name} ({colour})"
    if player.seat == seen.seen_by:
        name = say("gang-you", language, FOLDER, name=player.name, colour=colour)
    lines = [say("purse", language, FOLDER, cash=player.money, income=player.income, worth=player.worth)]
    if player.pieces:
        lines.append(say("pieces", language, FOLDER, pieces=", ".join(describe_piece(one, language) for one in player.pieces)))
    if player.joints:
        joints = describe_joints(edition, {joint: seen.joints[joint] for joint in player.joints}, language)
        lines.append(say("joints", language, FOLDER, count=len(player.joints), joints=joints))
    lines += [*_describe_bribes(seen, player.seat, language), *_describe_markers(player, language)]
    if player.secrets:
        lines += describe_secrets(player.secrets, language)
    first, *others = lines
    return [f"{mark} {name}: {first}", *(f"    {line}" for line in others)]


def describe_joints(edition: Edition, joints: dict[str, Joint], language: str) -> str:
    """Describe a player's joints colour by colour, with levels and what they pay."""

    def one(joint: str, facts: Joint) -> str:
        sentence = "joint-pays" if facts.pays else "joint-level"
        return say(sentence, language, FOLDER, joint=joint, level=facts.level, cash=facts.pays)

    parts = []
    for colour, count in zip(JOINT_COLOURS, edition.plain.of_colour, strict=True):
        own = [(joint, facts) for joint, facts in joints.items() if facts.colour == colour]
        if own:
            facts = {"owned": len(own), "count": count, "colour": Word("colour", colour), "price": own[0][1].price}
            parts.append(say("joints-colour", language, FOLDER, **facts, joints=", ".join(one(*joint) for joint in own)))
    return "; ".join(parts)


def describe_free(edition: Edition, seen: GangstersView, language: str) -> str:
    """Describe the buildings without an owner, colour by colour, joints with their price."""
    data, parts = edition.plain, []
    for number, colour in enumerate(JOINT_COLOURS):
        alike = [joint for joint in range(JOINTS) if data.colour[joint] == number]
        free = " ".join(name for joint in alike if (name := edition.names["joint"][joint]) not in seen.joints)
        if free:
            facts = {"colour": Word("colour", colour), "price": data.price[alike[0]], "joints": free}
            parts.append(say("free-colour", language, FOLDER, **facts))
    if grey := " ".join(edition.names["space"][JOINTS : JOINTS + data.grey]):
        parts.append(say("free-grey", language, FOLDER, buildings=grey))
    return say("free", language, FOLDER, joints="; ".join(parts))


def _describe_bribes(seen: GangstersView, seat: int, language: str) -> list[str]:
    """Describe a player's bribes, oldest first, and what is known about each."""
    own = [bribe for bribe in seen.bribes if bribe.seat == seat]
    bribes = ", ".join(say(f"bribe-{bribe.outcome}", language, FOLDER, cop=bribe.cop) for bribe in own)
    return [say("bribes", language, FOLDER, bribes=bribes)] if bribes else []


def _describe_markers(player: GangstersPlayer, language: str) -> list[str]:
    """Describe the markers that a player is known to hold, and the player's order about them."""
    lines = []
    if player.markers:
        markers = ", ".join(_describe_marker(name, count, language) for name, count in player.markers.items())
        lines.append(say("markers", language, FOLDER, markers=markers))
    if player.secrets and player.secrets.standing:
        lines.append(say("order", language, FOLDER, count=player.secrets.standing))
    return lines


def _describe_marker(name: str, count: int, language: str) -> str:
    word = Word("marker", name).say(language, FOLDER)
    return f"{word} (x{count})" if count > 1 else word


def describe_secrets(secrets: Secrets, language: str) -> list[str]:
    """Describe to a player what only they know about a choice under way."""

    def pieces(things: Mapping[str, object]) -> str:
        return ", ".join(f"{Word('piece', piece).say(language, FOLDER)} {thing}" for piece, thing in things.items() if thing)

    lines = []
    if secrets.left is not None:
        lines.append(say("hired", language, FOLDER, pieces=pieces(secrets.hired) or "-", left=secrets.left))
    if secrets.hiring:
        lines.append(say("hiring", language, FOLDER, prices=pieces(secrets.hiring)))
    if secrets.placing:
        lines.append(say("placed", language, FOLDER, pieces=pieces(secrets.placing)))
    if secrets.drawn:
        lines.append(say("drawn", language, FOLDER, marker=Word("marker", secrets.drawn)))
    return lines


def describe_piece(piece: Piece, language: str) -> str:
    """Describe a piece: its strength, place and side, and what it carries."""
    kind = piece.piece
    parts = [piece.at or "-"]
    if piece.side == "criminal":
        parts.append(say("side-criminal", language, FOLDER))
    if piece.equipped:
        parts.append(say(f"equipment-{kind}", language, FOLDER))
    return f"{Word('piece', kind).say(language, FOLDER)} {piece.strength} ({', '.join(parts)})"


def describe_others(seen: GangstersView, language: str) -> list[str]:
    """Describe where cops and public are, with whose donuts, and in whose joints."""
    names = [player.name for player in seen.players]

    def cop(number: str, facts: Cop) -> str:
        by = [say("donuts", language, FOLDER, count=facts.donuts), names[facts.by]] if facts.by is not None else []
        return f"{number} ({', '.join([facts.at, *by])})"

    def public(name: str, at: str) -> str:
        owner = [names[seen.joints[at].owner]] if at in seen.joints else []
        return f"{name} ({', '.join([at, *owner])})"

    cops = ", ".join(cop(number, facts) for number, facts in seen.cops.items())
    there = ", ".join(public(name, facts.at) for name, facts in seen.public.items())
    return [
        say("cops", language, FOLDER, cops=cops or "-"),
        say("public-there", language, FOLDER, public=there or "-"),
    ]
