"""A table that another server owns: it is read as its log grows, and commands go to its owner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from windycity.server.commands import AnyCommand, Moved, Who, mark_of
from windycity.server.entries import AnyEntry
from windycity.server.gallery import Gallery
from windycity.server.protocol import Answer
from windycity.server.store import StoreError
from windycity.server.table import Table

Forward = Callable[["Follower", Who, AnyCommand, str], Awaitable[Answer]]
Read = Callable[[str, int], Awaitable[Sequence[AnyEntry]]]


class Follower(Gallery):
    """Everyone who looks at a table through a server that does not own it."""

    def __init__(self, table: Table, now: Callable[[], float], forward: Forward, read: Read):
        super().__init__(table, now)
        self._forward = forward
        self._read = read

    async def command(self, who: Who, command: AnyCommand, language: str) -> Answer:
        """Have the owner carry out a guest's command, once; when it answers, the log here is as long as there.

        Where no answer comes the log may still say that the command was carried out; if it does not, this raises Moved.
        """
        if self.ended:
            raise Moved
        try:
            answer = await self._forward(self, who, command, language)
        except Moved:
            await self.catch_up()
            if mark_of(command, who) not in self.table.marks:
                raise
            answer = Answer(command.id)
        with suppress(StoreError):  # what was carried out is carried out
            await self.catch_up()
        if answer.problem is not None and answer.problem.error == "stale":
            self.refresh_guest(who)
        return answer

    async def catch_up(self, length: int | None = None) -> None:
        """Read what the log has grown by, and show it; if it is known to have some length, only if that is news here."""
        async with self._lock:
            if self.ended or (length is not None and length <= self.table.entries):
                return
            entries = await self._read(self.table.id, self.table.entries)
            for entry in entries:
                self.table.apply(entry)
            if entries:
                self.publish()
