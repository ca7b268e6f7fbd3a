"""Results of matches and ratings of players, on a connection to the database."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from windycity.server.store.finish import Finish, Finisher
from windycity.server.store.schema import RATINGS, RESULTS, SITTINGS, TABLES

Pool = Literal["people", "bots"]

_json = msgspec.json.Encoder()
_finish = msgspec.json.Decoder(Finish)


class StoredRating(msgspec.Struct, frozen=True):
    """A player's rating in a game, among people or with bots: openskill's mu and sigma, and the number of matches."""

    player: str
    game: str
    pool: str
    mu: float
    sigma: float
    matches: int


def add_results(connection: Connection, finishes: Iterable[tuple[str, Finish | None]]) -> None:
    """Store how matches ended, each once, and rate their players. The rows of their tables are locked."""
    for table, finish in sorted(finishes, key=lambda one: one[0]):
        written = None if finish is None else _json.encode(finish).decode()
        row = _insert(connection, RESULTS).values(table_id=table, finish=written).on_conflict_do_nothing()
        added = connection.scalar(row.returning(RESULTS.c.table_id)) is not None
        if added and finish is not None:
            _rate(connection, finish)


def count(connection: Connection, table: str, finish: Finish | None) -> None:
    """Store how a match ended that was over before results were kept."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    add_results(connection, [(table, finish)])


def uncounted(connection: Connection, limit: int) -> list[str]:
    """List tables whose match is over but has no result yet, oldest first."""
    counted = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id).exists()
    query = select(TABLES.c.id).where(TABLES.c.stage == "over", ~counted).order_by(TABLES.c.changed, TABLES.c.id)
    return [*connection.scalars(query.limit(limit))]


def results_of(connection: Connection, guest: str) -> list[tuple[str, Finish]]:
    """List the matches of a guest that count, each with its table, latest first."""
    query = select(RESULTS.c.table_id, RESULTS.c.finish).join(SITTINGS, SITTINGS.c.table_id == RESULTS.c.table_id)
    rows = connection.execute(query.where(SITTINGS.c.guest == guest, RESULTS.c.finish.is_not(None)))
    found = [(row.table_id, _finish.decode(row.finish)) for row in rows]
    return sorted(found, key=lambda one: -one[1].at)


def ratings_of(connection: Connection, players: Iterable[str]) -> list[StoredRating]:
    """List all ratings of some players."""
    return [StoredRating(*row) for row in connection.execute(select(RATINGS).where(RATINGS.c.player.in_([*players])))]


def player_of(seat: Finisher) -> str | None:
    """Return who is rated for a seat: the guest, or the bot; None if nobody is."""
    if seat.counted is None:
        return None
    return seat.guest or (f"bot {seat.bot}" if seat.bot else None)


def _rate(connection: Connection, finish: Finish) -> None:
    """Rate people against people, and everybody where a bot had a seat of its own."""
    rated = [seat for seat in finish.seats if player_of(seat)]
    people = [seat for seat in rated if seat.guest]
    if len(people) > 1:
        _rate_pool(connection, finish.game, "people", people)
    if people and len(rated) > len(people):
        _rate_pool(connection, finish.game, "bots", rated)


def _rate_pool(connection: Connection, game: str, pool: Pool, seats: list[Finisher]) -> None:
    """Rate seats by their ranks. Rows are made and locked in the same order everywhere, so that servers never deadlock."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    fresh = model.rating()
    names = [player_of(seat) or "" for seat in seats]
    start = {"game": game, "pool": pool, "mu": fresh.mu, "sigma": fresh.sigma, "matches": 0}
    rows = [{"player": name, **start} for name in sorted({*names})]
    connection.execute(_insert(connection, RATINGS).on_conflict_do_nothing(), rows)
    mine = and_(RATINGS.c.game == game, RATINGS.c.pool == pool)
    wanted = or_(*(RATINGS.c.player == name for name in {*names}))
    query = select(RATINGS).where(mine, wanted).order_by(RATINGS.c.player).with_for_update()
    before = {row.player: StoredRating(*row) for row in connection.execute(query)}
    teams = [[model.rating(before[name].mu, before[name].sigma)] for name in names]
    after = model.rate(teams, ranks=[float(seat.counted or 0) for seat in seats])
    for name, (_, _, _, mu, sigma, matches) in ((name, msgspec.structs.astuple(old)) for name, old in before.items()):
        own = [team[0] for team, player in zip(after, names, strict=True) if player == name]
        changed = {  # a bot that has several seats is rated at each of them
            "mu": mu + sum(seat.mu - mu for seat in own),
            "sigma": sigma * prod(seat.sigma / sigma for seat in own),
            "matches": matches + 1,
        }
        connection.execute(update(RATINGS).where(mine, RATINGS.c.player == name).values(**changed))


def _insert(connection: Connection, table: object) -> postgresql.Insert | sqlite.Insert:
    """Return an insertion that can skip existing rows; each database has its own."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)  # type: ignore[arg-type]
