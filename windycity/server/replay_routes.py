"""HTTP routes for replays."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from windycity.server.library import Things
from windycity.server.packing import packed
from windycity.server.services import caller_at, services_of
from windycity.server.shapes import MOST_RECORD, MomentsShown, NewReplay, ReplayMade, ReplayShown
from windycity.server.store import Guest

LARGEST_REPLAY = 4 * MOST_RECORD  # bytes of the body: JSON writes every quotation mark of a record with two characters

AnyRequest = Request[Any, Any, Any]

EyeName = Annotated[
    str | None,
    QueryParameter(max_length=40, description="A seat, `spectator` or `everyone`; without it your own seat, else `spectator`."),
]
First = Annotated[int, QueryParameter(ge=0, le=10**6, description="The first moment.")]
Last = Annotated[int | None, QueryParameter(ge=0, le=10**6, description="The last moment; 100 at once at most.")]
Spoken = Annotated[bool, QueryParameter(description="Whether sentences name things as people would say them.")]


@post("/api/replays", summary="Bring a record along", request_max_body_size=LARGEST_REPLAY)
async def make_replay(request: AnyRequest, data: JSONBody[NewReplay]) -> ReplayMade:
    """Store a record, which must replay; anyone with its link can look at all of it."""
    services, caller = services_of(request), caller_at(request)
    guest = await services.guests.need(caller.key)
    services.doorman.records.check(caller.network)
    id = await services.replays.add(guest, data.record, data.edition)
    return ReplayMade(id, f"{caller.site}/replay/{id}")


@get("/api/replays/{id:str}", summary="Show a match to look back at")
async def show_replay(request: AnyRequest, id: FromPath[str]) -> ReplayShown:
    """Show a match, of a table here or of a record, and through whose eyes the caller may look at it."""
    return await services_of(request).replays.show(id, await _guest(request), caller_at(request))


@get("/api/replays/{id:str}/moments", summary="Show moments of a match")
async def show_moments(
    request: AnyRequest, id: FromPath[str], eye: EyeName = None, first: First = 0, last: Last = None, spoken: Spoken = False
) -> Response[MomentsShown]:
    """Show a range of moments through an eye: a state, what each moment changed in it, and what happened."""
    services, caller = services_of(request), caller_at(request)
    services.doorman.moments.check(caller.network)
    guest = await _guest(request)
    shown, whole = await services.replays.moments(id, guest, eye, first, last, caller.language, spoken)
    return packed(request, shown) if whole else Response(shown)  # see `packing.py`: beside what is hidden nothing is compressed


@get("/api/replays/{id:str}/things", summary="Show the things of a match's game")
async def show_replay_things(request: AnyRequest, id: FromPath[str]) -> Response[Things]:
    """Show the names of the things in a match's game, and its board, in the edition of the match."""
    return packed(request, await services_of(request).replays.things(id, caller_at(request).language))


@get("/api/replays/{id:str}/record", summary="Get the record of a match to look back at", media_type="application/x-ndjson")
async def show_replay_record(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Send the record of the match, as far as the caller may have it, as at its table."""
    services, caller = services_of(request), caller_at(request)
    services.doorman.records.check(caller.network)
    record = await services.replays.record(id, await _guest(request))
    headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(record.encode(), media_type="application/x-ndjson", headers=headers)


async def _guest(request: AnyRequest) -> Guest | None:
    return await services_of(request).guests.find(caller_at(request).key)


ROUTES = (make_replay, show_replay, show_moments, show_replay_things, show_replay_record)
