"""Moves to choose from in the full screen: pieces where they stand on the map, and an offer as a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from windycity.cli.fullscreen.choosing import Field, Form, Option, general_options
from windycity.cli.fullscreen.parts import Table
from windycity.core.choices import Choices
from windycity.core.words import Word, say
from windycity.games.gangsters.actions import DONE, PASS
from windycity.games.gangsters.position import CASH_STEPS
from windycity.games.gangsters.view import GangstersView
from windycity.games.gangsters.words import FOLDER

NOTHING = "nothing"
OFFER = "offer"
ENDS = (DONE.word, PASS.word)  # end a choice of several moves, or skip it: last, so that Enter does not do it by accident


def options(table: Table, choices: Choices) -> Sequence[Option]:
    """List the moves, with the places of pieces and cops, then offers, as one form, and last what ends the choice."""
    view = table.view
    assert isinstance(view, GangstersView)
    where = _places(view, choices.seat)
    partners = [part.names for group in choices.groups if group.word == OFFER for part in group.parts]
    others = msgspec.structs.replace(choices, groups=[group for group in choices.groups if group.word != OFFER])
    found = [_placed(option, where) for option in general_options(others, table.translation)]
    ends = [option for option in found if option.move in ENDS]
    offers = [_offer(table, view, choices.seat, partners[0])] if partners else []
    return [*(option for option in found if option not in ends), *offers, *ends]


def _places(view: GangstersView, seat: int) -> dict[str, str]:
    """Return where pieces, targets, cops and public are, by their names in moves."""
    own = {piece.piece: piece.at or "" for piece in view.players[seat].pieces}
    targets = {piece.target: piece.at or "" for player in view.players for piece in player.pieces}
    cops = {name: cop.at for number, cop in view.cops.items() for name in (number, cop.target)}
    return own | targets | cops | {name: public.at for name, public in view.public.items()}


def _placed(option: Option, where: Mapping[str, str]) -> Option:
    """Link an option for a piece to its place on the map."""
    return replace(option, places=frozenset(where.get(name, name) for name in option.places))


def _offer(table: Table, view: GangstersView, seat: int, partners: Sequence[str]) -> Option:
    """Return an offer as a form: to whom, what is given, and what is wanted for it."""

    def words(sentence: str) -> str:
        return say(sentence, table.language, FOLDER)

    names = {player.gang: player.name for player in view.players}
    nothing = {NOTHING: Word("joint", NOTHING).say(table.language, FOLDER)}
    seats = {player.gang: player.seat for player in view.players}

    def joints_of(owner: int) -> dict[str, str]:
        return nothing | {joint: _joint(view, joint, table.language) for joint in view.players[owner].joints}

    fields = (
        Field("gang", words("form-partner"), {gang: names.get(gang, gang) for gang in partners}),
        Field("give", words("form-give"), joints_of(seat)),
        Field("pay", words("form-pay"), step=CASH_STEPS[0]),
        Field("want", words("form-want"), nothing, depending=lambda filled: joints_of(seats[filled["gang"]])),
        Field("get", words("form-get"), step=CASH_STEPS[0]),
    )
    return Option(words("form-offer"), form=Form(words("form-offer"), fields, _phrase), about=words("form-about"))


def _joint(view: GangstersView, joint: str, language: str) -> str:
    facts = view.joints[joint]
    return say("form-joint", language, FOLDER, joint=joint, level=facts.level, cash=facts.price)


def _phrase(values: Mapping[str, str]) -> str:
    """Write the values of the form as the phrase for the whole offer."""
    given, wanted = _goods(values["give"], values["pay"]), _goods(values["want"], values["get"])
    return f"offer {values['gang']} {given} for {wanted}"


def _goods(joint: str, cash: str) -> str:
    parts = [part for part in (joint, cash) if part not in ("", "0", NOTHING)]
    return " + ".join(parts) or NOTHING
