"""A table that another server owns: it is read as its log grows, and commands go to its owner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from windycity.server.commands import AnyCommand, Who
from windycity.server.entries import AnyEntry
from windycity.server.gallery import Gallery
from windycity.server.protocol import Answer
from windycity.server.table import Table

Forward = Callable[[str, Who, AnyCommand, str], Awaitable[Answer]]
Read = Callable[[str, int], Awaitable[Sequence[AnyEntry]]]


class Follower(Gallery):
    """Everyone who looks at a table through a server that does not own it."""

    def __init__(self, table: Table, now: Callable[[], float], forward: Forward, read: Read):
        super().__init__(table, now)
        self._forward = forward
        self._read = read

    async def command(self, who: Who, command: AnyCommand, language: str) -> Answer:
        """Have the owner carry out a guest's command; when it answers, the log here is as long as there."""
        answer = await self._forward(self.table.id, who, command, language)
        await self.catch_up()
        if answer.problem is not None and answer.problem.error == "stale":
            self.refresh_guest(who)
        return answer

    async def catch_up(self) -> None:
        """Read what the log has grown by, and show it."""
        async with self._lock:
            for entry in await self._read(self.table.id, self.table.entries):
                self.table.apply(entry)
            self.publish()
