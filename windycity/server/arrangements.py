"""Positions set up by hand: the caller keeps the position; the server changes it, draws it and says what is wrong."""

from __future__ import annotations

import asyncio
from typing import Any

from windycity.core.game import Game
from windycity.core.view import View
from windycity.games.arranging import Arrangement, Number, Zone
from windycity.server.clocks import Pace
from windycity.server.eyes import problem_of
from windycity.server.library import things_of
from windycity.server.positions import found_at
from windycity.server.protocol import Seated, State
from windycity.server.services import Services
from windycity.server.shapes import Arranged, NumberShown, PieceShown, PlaceShown, Rearranging


async def arranged(services: Services, name: str, wish: Rearranging, language: str) -> Arranged:
    """Carry out one change of a position, and return the result; a change that cannot be made raises an error."""
    data, edition = (None, wish.edition) if wish.position is None else await found_at(services, wish.position, wish.edition)
    game = await services.hub.games.game(name, edition)
    return await asyncio.to_thread(_arranged, game, data, edition, wish, language)


def _arranged(game: Game, data: Any, edition: str | None, wish: Rearranging, language: str) -> Arranged:
    seats = game.rulebook.seats[0] if wish.seats is None else wish.seats
    arrangement = Arrangement.ordinary(game, seats, wish.options) if data is None else Arrangement.read(game, data)
    if wish.put is not None:
        arrangement.put(wish.put.thing, wish.put.start, wish.put.end)
    if wish.set is not None:
        arrangement.set(wish.set.number, wish.set.value)
    eye = min(max(wish.eye, 0), int(arrangement.position.seats) - 1)
    state, problem = _state(arrangement, eye, edition is not None), arrangement.problem
    return Arranged(
        position=game.dump_position(arrangement.position),
        edition=edition,
        state=state,
        things=None if wish.put or wish.set else things_of(game, len(state.seats), state.options, language),
        problem=None if problem is None else problem_of(problem, language),
        pieces=[
            PieceShown(piece.thing, arrangement.title(piece, language), piece.place, piece.count) for piece in arrangement.pieces
        ],
        places=None if wish.put or wish.set else [_place(arrangement, zone, language) for zone in arrangement.zones],
        numbers=[_number(arrangement, number, language) for number in arrangement.numbers],
    )


def _place(arrangement: Arrangement, zone: Zone, language: str) -> PlaceShown:
    return PlaceShown(zone.name, arrangement.label(zone.label, language), zone.kind, zone.is_space, arrangement.only(zone))


def _number(arrangement: Arrangement, number: Number, language: str) -> NumberShown:
    names = [name if isinstance(name, str) else arrangement.label(name, language) for name in number.names]
    title = arrangement.label(number.label, language)
    return NumberShown(number.name, title, number.value, number.low, number.high, names, number.of)


def _state(arrangement: Arrangement, eye: int, own_edition: bool) -> State:
    """Return the position as a table shows it, with nothing hidden and nothing to choose."""
    game, position = arrangement.game, arrangement.position
    seats = int(position.seats)
    view = _open_view(game, arrangement, eye)
    players = game.rulebook.player_names(game.edition, seats)
    return State(
        table="",
        game=game.name,
        options=view.options,
        pace=Pace(),
        listed=False,
        edition=own_edition,
        stage="playing",
        you=eye,
        host=False,
        seats=[_seated(seat, players[seat]) for seat in range(seats)],
        watching=0,
        hash="",
        secret=None,
        contributions=None,
        proposal=None,
        last=None,
        next=None,
        muted=[],
        partners=[],
        prompt=None,
        decision=None,
        view=view,
        choices=None,
        position=True,
    )


def _open_view(game: Game, arrangement: Arrangement, eye: int) -> View:
    """Return a view in which nothing is hidden, as if one seat knew everything."""
    known = arrangement.position.copy()
    known.seen_by = eye
    return game.view(game.engine.of(known))


def _seated(seat: int, player: str) -> Seated:
    return Seated(seat, player, player, "bot", None, False, False, 0, False, None, 0.0)
