"""HTTP routes for a guest's own data: its profile, an export of everything, and deletion."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get

from windycity.server.callers import COOKIE
from windycity.server.commands import Who
from windycity.server.profile import Profile, profile_of
from windycity.server.services import caller_at, services_of
from windycity.server.store import Guest

AnyRequest = Request[Any, Any, Any]


@get("/api/me/profile", summary="Show your matches and ratings")
async def show_profile(request: AnyRequest) -> Profile:
    """Show the matches that the guest has finished: results and ratings by game, and the latest matches."""
    services, guest = services_of(request), await _guest(request)
    return await profile_of(guest.id, services.store, caller_at(request).language)


@get("/api/me/data", summary="Get everything that is kept of you")
async def export_me(request: AnyRequest) -> Response[dict[str, Any]]:
    """Export everything the server keeps about the guest: who it is, what it did at tables, results, ratings, records."""
    services, guest = services_of(request), await _guest(request)
    services.doorman.records.check(caller_at(request).network)
    headers = {"content-disposition": 'attachment; filename="windycity.json"'}
    return Response(await services.store.personal_data(guest.id), headers=headers)


@delete("/api/me", summary="Be forgotten", status_code=204)
async def forget_me(request: AnyRequest) -> Response[None]:
    """Delete the guest with its results, ratings and own tables; at others' tables its seat stays, without a name."""
    services, caller, guest = services_of(request), caller_at(request), await _guest(request)
    services.doorman.records.check(caller.network)
    forgotten = await services.hub.forget(Who(guest.id, guest.name), caller.language)
    matches = [*forgotten.deleted, *forgotten.changed, *forgotten.records]
    services.replays.drop(matches)
    await services.reviews.drop(matches)
    services.dismiss(guest.id)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


async def _guest(request: AnyRequest) -> Guest:
    return await services_of(request).guests.need(caller_at(request).key)


ROUTES = (show_profile, export_me, forget_me)
