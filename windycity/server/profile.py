"""A guest's profile: results and ratings by game, among people and where bots play."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from windycity.core.words import say
from windycity.games import names, rulebook
from windycity.server.commands import BOTS
from windycity.server.store import Finish, Store, StoredRating

POINTS = 40  # of a rating for each point of openskill's: a beginner has 1000
SHOWN = 100  # of the latest matches


class Rating(msgspec.Struct, frozen=True):
    """A player's rating, 1000 at the start; `within` is the half-width of its 95 % interval."""

    points: int
    within: int
    matches: Annotated[int, Meta(description="The number of matches that it comes from.")]


class GamePlayed(msgspec.Struct, frozen=True):
    """A guest's results in one game."""

    game: str
    title: str
    matches: int
    wins: Annotated[int, Meta(description="Matches won by playing them to the end, shared wins too.")]
    people: Annotated[Rating | None, Meta(description="The rating among people; null until it is known.")]
    bots: Annotated[Rating | None, Meta(description="The rating where bots play; null until it is known.")]
    levels: Annotated[dict[str, Rating], Meta(description="The ratings of the bots that have played here, to compare with.")]


class MatchSeat(msgspec.Struct, frozen=True):
    """One player's place in a match; a person without a name has deleted everything."""

    name: str
    person: Annotated[bool, Meta(description="Whether a person had the seat.")]
    bot: Annotated[str | None, Meta(description="The bot that had the seat at the end.")]
    rank: int
    score: int


class MatchPlayed(msgspec.Struct, frozen=True):
    """A match that a guest has finished."""

    table: str
    game: str
    title: str
    ended: Annotated[float, Meta(description="Seconds since 1970.")]
    you: Annotated[int, Meta(description="Your seat.")]
    seats: list[MatchSeat]


class Profile(msgspec.Struct, frozen=True):
    """A guest's results and ratings in every game it has played, and its latest matches."""

    games: list[GamePlayed]
    matches: list[MatchPlayed]


async def profile_of(guest: str, store: Store, language: str) -> Profile:
    """Put together a guest's profile."""
    played = await store.results_of(guest)
    ratings = await store.ratings_of([guest, *(f"bot {bot}" for bot in BOTS)])
    titles = {game: say(game, language, rulebook(game).words) for game in names()}
    games = [
        _game_played(guest, game, title, [finish for _, finish in played if finish.game == game], ratings)
        for game, title in titles.items()
        if any(finish.game == game for _, finish in played)
    ]
    latest = [(id, finish) for id, finish in played if finish.game in titles][:SHOWN]
    return Profile(games, [_match_played(guest, id, finish, titles[finish.game]) for id, finish in latest])


def _game_played(guest: str, game: str, title: str, finishes: list[Finish], ratings: list[StoredRating]) -> GamePlayed:
    rated = {(one.player, one.pool): _rating(one) for one in ratings if one.game == game}
    levels = {bot: rated[f"bot {bot}", "bots"] for bot in BOTS if (f"bot {bot}", "bots") in rated}
    own = [finish.seats[_seat_of(guest, finish)] for finish in finishes]
    wins = sum(seat.rank == 1 and seat.bot is None for seat in own)
    return GamePlayed(game, title, len(finishes), wins, rated.get((guest, "people")), rated.get((guest, "bots")), levels)


def _rating(stored: StoredRating) -> Rating:
    return Rating(round(POINTS * stored.mu), round(1.96 * POINTS * stored.sigma), stored.matches)


def _match_played(guest: str, id: str, finish: Finish, title: str) -> MatchPlayed:
    seats = [
        MatchSeat(seat.name, seat.guest is not None or seat.bot is None, seat.bot, seat.rank, seat.score) for seat in finish.seats
    ]
    return MatchPlayed(id, finish.game, title, finish.at, _seat_of(guest, finish), seats)


def _seat_of(guest: str, finish: Finish) -> int:
    return next(number for number, seat in enumerate(finish.seats) if seat.guest == guest)
