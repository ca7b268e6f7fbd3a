"""Tables whose match begins from a position: one given by a guest, or a moment of a match that is over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from windycity.core.errors import BadOption
from windycity.games.positions import options_of, playable, position_at
from windycity.server.entries import Setup
from windycity.server.refusals import BadRequest, BadSeats, NotNow
from windycity.server.services import Services
from windycity.server.shapes import Beginning
from windycity.server.words import WORDS


async def begun_at(services: Services, setup: Setup, wish: Beginning) -> Setup:
    """Decide where a match begins: the position determines seats and options; an impossible one raises an error."""
    data, edition = await found_at(services, wish, setup.edition)
    game = await services.hub.games.game(setup.game, edition)
    position = await asyncio.to_thread(playable, game, data)
    if len(setup.chairs) != position.seats:
        raise BadSeats("position-seats", wanted=int(position.seats), seats=len(setup.chairs))
    options = options_of(game, position)
    for name, value in setup.options.items():
        if options.get(name, value) != value:
            raise BadOption("position-options", catalogue=WORDS, option=name, value=str(options[name]).lower())
    game.check_options(len(setup.chairs), setup.options)
    return msgspec.structs.replace(setup, options=options, edition=edition, position=game.dump_position(position))


async def found_at(services: Services, wish: Beginning, edition: str | None) -> tuple[Any, str | None]:
    """Return a position as JSON data, and the text of its edition: a replayed match has its own."""
    if (wish.json is None) == (wish.replay is None):
        raise BadRequest("position-one-way")
    if wish.replay is None:
        return wish.json, edition
    replay = await services.replays.find(wish.replay, None)
    if not replay.whole:
        raise NotNow("replay-not-over")
    match = replay.match
    return await services.replays.in_thread(lambda: match.game.dump_position(position_at(match, wish.moment))), replay.edition
