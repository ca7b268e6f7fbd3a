"""The server's HTTP routes."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from windycity.bots.levels import LEVELS
from windycity.core.edition import MOST_BYTES
from windycity.core.match import Match
from windycity.core.words import say
from windycity.games import names, rulebook
from windycity.games.arranging import arranger_of
from windycity.lessons import Lesson, lesson_of, lessons_of, puzzle_of, puzzles_of
from windycity.server import me_routes, replay_routes, review_routes
from windycity.server.arrangements import arranged
from windycity.server.callers import COOKIE, Caller
from windycity.server.course import Course, course_of
from windycity.server.entries import Chair, Founding, Setup
from windycity.server.guests import clean_name
from windycity.server.library import RulesShown, Things, rules_shown, things_of
from windycity.server.packing import packed
from windycity.server.positions import begun_at
from windycity.server.refusals import BadRequest, BadSeats, Forbidden, NotNow, TooMany, mistake_in
from windycity.server.services import Services, caller_at, services_of
from windycity.server.shapes import (
    Arranged,
    Claim,
    GameShown,
    GuestChange,
    Health,
    LessonShown,
    Me,
    NewGuest,
    NewTable,
    OptionShown,
    Rearranging,
    SeatShown,
    TableMade,
    TableShown,
    Transfer,
    Warmth,
)
from windycity.server.store import Guest, Summary, summary_of
from windycity.server.table import Table

DAY = 86_400.0
COOKIE_LIFE = 400 * 86_400  # seconds: browsers allow no more, and every visit renews it
LARGEST_TABLE = 2 * MOST_BYTES + 16_384  # of a table's body: JSON writes some letters of an edition with two characters

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


# Games


@get("/api/games", summary="List the games", sync_to_thread=False)
def list_games(request: AnyRequest) -> list[GameShown]:
    """List the games with their seats, options and bots, in the requested language."""
    services, language = services_of(request), caller_at(request).language
    return [_game_shown(name, language, services) for name in names()]


def _game_shown(name: str, language: str, services: Services) -> GameShown:
    book = rulebook(name)
    usual = {option.name: "yes" if option.default else "no" for option in book.options}
    options = [
        OptionShown(option.name, option.default, say(f"option-{option.name}", language, book.words), [*option.seats])
        for option in book.options
    ]
    warmth = services.warmth.get(name)
    return GameShown(
        name=name,
        title=say(name, language, book.words),
        goal=say("goal", language, book.words, **usual),
        seats=[*book.seats],
        options=options,
        bots=[*LEVELS],
        compiled=warmth is not None and warmth.stage == "compiled",
        lessons=_lessons_shown(lessons_of(name), language),
        puzzles=_lessons_shown(puzzles_of(name), language),
        arranging=arranger_of(name) is not None,
    )


def _lessons_shown(lessons: list[Lesson], language: str) -> list[LessonShown]:
    return [LessonShown(lesson.name, lesson.title.in_language(language)) for lesson in lessons]


@get("/api/games/{name:str}/rules", summary="Show the rules of a game", sync_to_thread=True)
def show_rules(request: AnyRequest, name: FromPath[str]) -> Response[RulesShown]:
    """Show a game's introduction and every clause of its rules, in the requested language."""
    return packed(request, rules_shown(rulebook(name).name, caller_at(request).language))


@post(
    "/api/games/{name:str}/positions", summary="Set up a position by hand", status_code=200, request_max_body_size=LARGEST_TABLE
)
async def arrange_position(request: AnyRequest, name: FromPath[str], data: JSONBody[Rearranging]) -> Arranged:
    """Change a position set up by hand; the caller keeps it, and the answer says what is still wrong with it."""
    services, language = services_of(request), caller_at(request).language
    wish = await _strictly(request, Rearranging)
    return await arranged(services, rulebook(name).name, wish, language)


# Guests


@post("/api/guests", summary="Become a guest")
async def make_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """Make a guest. A browser gets its key as a cookie; a program, which will send `Authorization: Bearer`, in the answer."""
    services, caller = services_of(request), caller_at(request)
    wish = await _strictly(request, NewGuest)
    clean_name(wish.name)  # before it counts against the limit
    if await services.guests.find(caller.key):
        raise NotNow("guest-already")
    services.doorman.guests.check(caller.network, "too-many-guests")
    guest, key = await services.guests.make(wish.name, wish.language or caller.language)
    return _welcome(guest, key, caller)


@post("/api/guests/claim", summary="Bring a guest here from another device", status_code=200)
async def claim_guest(request: AnyRequest, data: JSONBody[Claim]) -> Response[Me]:
    """Use up a transfer code: from now on this device is the guest's, too."""
    services, caller = services_of(request), caller_at(request)
    wish = await _strictly(request, Claim)
    services.doorman.claims.check(caller.network, "too-many-claims")
    services.doorman.all_claims.check("", "too-many-claims")
    guest, key = await services.guests.claim(wish.code)
    return _welcome(guest, key, caller, status=200)


def _welcome(guest: Guest, key: str, caller: Caller, status: int = 201) -> Response[Me]:
    if caller.program:
        return Response(Me(guest.id, guest.name, guest.language, key), status_code=status)
    return Response(Me(guest.id, guest.name, guest.language), status_code=status, cookies=[_cookie(key, caller)])


def _cookie(key: str, caller: Caller) -> Cookie:
    return Cookie(COOKIE, value=key, path="/", max_age=COOKIE_LIFE, httponly=True, secure=caller.secure, samesite="lax")


@get("/api/me", summary="Show yourself")
async def show_me(request: AnyRequest) -> Response[Me]:
    """Show the calling guest; for a browser this renews the cookie."""
    guest, caller = await _guest(request), caller_at(request)
    cookies = [_cookie(caller.key, caller)] if caller.key and not caller.program else None
    return Response(Me(guest.id, guest.name, guest.language), cookies=cookies)


@patch("/api/me", summary="Change your name or language")
async def change_me(request: AnyRequest, data: JSONBody[GuestChange]) -> Me:
    """Change the guest's name or language; at tables where it already sits, it keeps the name it sat down with."""
    services, guest = services_of(request), await _guest(request)
    change = await _strictly(request, GuestChange)
    if change.name is not UNSET:
        guest = msgspec.structs.replace(guest, name=clean_name(change.name))
        await services.store.rename(guest.id, guest.name)
        services.rename(guest)
    if change.language is not UNSET:
        guest = msgspec.structs.replace(guest, language=change.language)
        await services.store.set_language(guest.id, guest.language)
    return Me(guest.id, guest.name, guest.language)


@post("/api/me/transfer", summary="Get a code for another device")
async def transfer_me(request: AnyRequest) -> Transfer:
    """Make a one-time code that brings this guest to another device within ten minutes; earlier codes become invalid."""
    guest = await _guest(request)
    return Transfer(*await services_of(request).guests.transfer(guest))


# Tables


@get("/api/me/tables", summary="List your tables")
async def list_my_tables(request: AnyRequest) -> list[TableShown]:
    """List the tables where the guest sits: first those that wait for it, then other live ones, then finished ones."""
    guest, caller = await _guest(request), caller_at(request)
    found = await services_of(request).store.tables_of(guest.id)
    shown = [_table_shown(each.founding, each.summary, guest, caller) for each in found]
    # Not by the time of the last change, which would reveal an answer that nobody may notice.
    return sorted(shown, key=lambda table: (not table.your_turn, table.stage == "over", -table.made))


@get("/api/tables", summary="List open tables")
async def list_tables(request: AnyRequest) -> list[TableShown]:
    """List the tables that are shown to everyone and have an open seat, newest first."""
    services, caller = services_of(request), caller_at(request)
    guest = await services.guests.find(caller.key)
    return [_table_shown(each.founding, each.summary, guest, caller) for each in await services.store.listed_tables()]


@post("/api/tables", summary="Make a table", request_max_body_size=LARGEST_TABLE)
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
    """Make a table; anyone with its link can take an open seat, or watch."""
    services, caller, guest = services_of(request), caller_at(request), await _guest(request)
    wish = await _strictly(request, NewTable)
    chairs = tuple(_chair(seat, guest) for seat in wish.seats)
    if wish.seats.count("me") > 1:
        raise BadSeats("seats-me-twice")
    if not {"me", "open"} & {*wish.seats}:
        raise BadSeats("seats-only-bots")
    await _check_room(services, guest)
    setup = Setup(wish.game, wish.options, chairs, wish.pace, wish.listed, wish.stand_in, wish.edition, helps=wish.helps)
    if wish.position is not None:
        setup = await begun_at(services, setup, wish.position)
    id = await services.hub.found(setup, guest.id)
    return TableMade(id, _link(id, caller))


@post("/api/games/{name:str}/lessons/{lesson:str}", summary="Take a lesson")
async def take_lesson(request: AnyRequest, name: FromPath[str], lesson: FromPath[str]) -> TableMade:
    """Make a table where the guest takes a lesson, and plays on afterwards."""
    return await _take(request, lesson_of(rulebook(name).name, lesson))


@post("/api/games/{name:str}/puzzles/{puzzle:str}", summary="Take a puzzle")
async def take_puzzle(request: AnyRequest, name: FromPath[str], puzzle: FromPath[str]) -> TableMade:
    """Make a table where the guest solves a puzzle, and plays on afterwards."""
    return await _take(request, puzzle_of(rulebook(name).name, puzzle))


async def _take(request: AnyRequest, taken: Lesson) -> TableMade:
    services, caller, guest = services_of(request), caller_at(request), await _guest(request)
    await _check_room(services, guest)
    chairs = Chair(guest.id, guest.name), *(Chair(bot=taken.bots) for _ in range(taken.seats - 1))
    id = await services.hub.found(Setup(taken.game, taken.options, chairs, lesson=taken), guest.id)
    return TableMade(id, _link(id, caller))


def _chair(seat: str, guest: Guest) -> Chair:
    if seat == "open":
        return Chair()
    return Chair(guest.id, guest.name) if seat == "me" else Chair(bot=seat)


async def _check_room(services: Services, guest: Guest) -> None:
    """Refuse a table beyond the number that a guest may have."""
    limits = services.doorman.limits
    if await services.store.live_tables(guest.id) >= limits.live_tables:
        raise TooMany("too-many-live-tables", most=limits.live_tables)
    if await services.store.tables_made(guest.id, services.now() - DAY) >= limits.tables_a_day:
        raise TooMany("too-many-tables", wait=3600.0, most=limits.tables_a_day)


@get("/api/tables/{id:str}", summary="Show a table")
async def show_table(request: AnyRequest, id: FromPath[str]) -> TableShown:
    """Show a table in short, to anyone who has its link."""
    services, caller = services_of(request), caller_at(request)
    guest = await services.guests.find(caller.key)
    founding, summary = await _read(services, id, lambda table: (table.founding, summary_of(table)))
    return _table_shown(founding, summary, guest, caller)


@get("/api/tables/{id:str}/things", summary="Show the things of a table's game")
async def show_things(request: AnyRequest, id: FromPath[str]) -> Response[Things]:
    """Show the names of the things in a table's game, and its board, in the edition of the table."""
    services, language = services_of(request), caller_at(request).language

    def look(table: Table) -> Things:
        setup = table.founding.setup
        return things_of(table.game, len(setup.chairs), setup.options, language)

    return packed(request, cast(Things, await _read(services, id, look)))


@get("/api/tables/{id:str}/record", summary="Get the record of a match", media_type="application/x-ndjson")
async def show_record(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Send the record of the match, as far as the caller may have it: all of it once the match is over, for `replay --verify`."""
    services, caller = services_of(request), caller_at(request)
    services.doorman.records.check(caller.network)
    guest = await services.guests.find(caller.key)
    record = await _read(services, id, lambda table: _record(table, guest))
    headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(record.encode(), media_type="application/x-ndjson", headers=headers)


def _record(table: Table, guest: Guest | None) -> str:
    if table.match is None:
        raise NotNow("no-match-yet")
    if table.stage == "over":
        return table.match.save()
    return table.match.record(table.seat_of(guest.id) if guest else None)


@get("/api/tables/{id:str}/course", summary="Show the scores along a match")
async def show_course(request: AnyRequest, id: FromPath[str]) -> Course:
    """Show the score of every seat at the beginning of each round and at the end, once the match is over."""
    services = services_of(request)
    services.doorman.records.check(caller_at(request).network)
    points = await asyncio.to_thread(course_of, await _read(services, id, _played_match))
    return Course(points, await services.store.review(id) is not None)


def _played_match(table: Table) -> Match:
    if table.match is None or table.stage != "over":
        raise NotNow("match-not-over")
    return table.match.copy()


async def _read(services: Services, id: str, look: Any) -> Any:
    return await (await services.hub.table(id)).read(look)


def _table_shown(founding: Founding, summary: Summary, guest: Guest | None, caller: Caller) -> TableShown:
    setup, id = founding.setup, guest.id if guest else None
    book = rulebook(setup.game)
    usual = {option.name: option.default for option in book.options if len(setup.chairs) in option.seats}
    return TableShown(
        id=founding.id,
        link=_link(founding.id, caller),
        game=setup.game,
        title=say(setup.game, caller.language, book.words),
        options={**usual, **setup.options},
        pace=setup.pace,
        listed=setup.listed,
        edition=setup.edition is not None,
        position=setup.position is not None,
        made=founding.at,
        stage=summary.stage,
        seats=[_seat_shown(chair) for chair in summary.chairs],
        you=next((seat for seat, chair in enumerate(summary.chairs) if id and chair.guest == id), None),
        your_turn=id is not None and summary.is_turn_of(id),
    )


def _seat_shown(chair: Chair) -> SeatShown:
    return SeatShown("open" if chair.open else "guest" if chair.guest else "bot", chair.name, chair.bot)


def _link(id: str, caller: Caller) -> str:
    return f"{caller.site}/table/{id}"


# The server itself


@get("/health", summary="Show whether the server works")
async def show_health(request: AnyRequest) -> Response[Health]:
    """Show whether the server works, and the progress of compilation; the status is 503 if the store does not answer."""
    services = services_of(request)
    works = await services.store_works()
    games = {name: Warmth(one.stage, one.done, one.total, one.seconds_left) for name, one in services.warmth.items()}
    return Response(Health(services.settings.version, works, games, services.store.id), status_code=200 if works else 503)


@get("/metrics", summary="Show measurements", media_type="text/plain", sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[str]:
    """Show measurements in the text format of Prometheus, to the machine itself."""
    services = services_of(request)
    if not caller_at(request).local:
        raise Forbidden("metrics-local")
    text = services.metrics.text(services.gauges())
    return Response(text, media_type="text/plain; version=0.0.4")


ROUTES = (
    list_games,
    show_rules,
    arrange_position,
    make_guest,
    claim_guest,
    show_me,
    change_me,
    transfer_me,
    list_my_tables,
    list_tables,
    make_table,
    take_lesson,
    take_puzzle,
    show_table,
    show_things,
    show_record,
    show_course,
    *replay_routes.ROUTES,
    *review_routes.ROUTES,
    *me_routes.ROUTES,
    show_health,
    show_metrics,
)


async def _guest(request: AnyRequest) -> Guest:
    return await services_of(request).guests.need(caller_at(request).key)


async def _strictly(request: AnyRequest, shape: type[T]) -> T:
    """Decode the body again, strictly: the framework accepts "1" as a number, which no client should rely on."""
    try:
        return msgspec.convert(await request.json(), shape)
    except msgspec.ValidationError as error:
        sentence, facts = mistake_in(str(error))
        raise BadRequest(sentence, **facts) from None
