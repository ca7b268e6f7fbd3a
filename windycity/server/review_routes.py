"""HTTP routes for reviews of finished matches."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from windycity.server.replay_routes import AnyRequest, Spoken
from windycity.server.services import caller_at, services_of
from windycity.server.shapes import ReviewShown


@post("/api/replays/{id:str}/review", summary="Have a match reviewed", status_code=202)
async def begin_review(request: AnyRequest, id: FromPath[str], spoken: Spoken = False) -> ReviewShown:
    """Start a review of a finished match, unless there is one; it takes about a minute, more if others are waiting."""
    services, caller = services_of(request), caller_at(request)
    guest = await services.guests.need(caller.key)
    await services.reviews.begin(id, guest)
    return await services.reviews.show(id, caller.language, spoken)


@get("/api/replays/{id:str}/review", summary="Show the review of a match")
async def show_review(request: AnyRequest, id: FromPath[str], spoken: Spoken = False) -> ReviewShown:
    """Show the progress of a match's review, and the review: as data, and in sentences in the caller's language."""
    services, caller = services_of(request), caller_at(request)
    services.doorman.moments.check(caller.network)
    return await services.reviews.show(id, caller.language, spoken)


ROUTES = (begin_review, show_review)
