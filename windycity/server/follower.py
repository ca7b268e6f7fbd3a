"""A table that another server owns: its log is read as it grows, and commands go to its owner."""

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
    """A table at a server that does not own it, for everyone connected here."""

    def __init__(self, table: Table, now: Callable[[], float], forward: Forward, read: Read):
        super().__init__(table, now)
        self._forward = forward
        self._read = read

    async def command(self, who: Who, command: AnyCommand, language: str) -> Answer:
        """Have the owner carry out a guest's command, once; when it answers, the log here has caught up.

        If no answer comes, the log may still show that the command was carried out; otherwise this raises Moved.
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
        with suppress(StoreError):  # the command has been carried out either way
            await self.catch_up()
        if answer.problem is not None and answer.problem.error == "stale":
            self.refresh_guest(who)
        return answer

    async def catch_up(self, length: int | None = None) -> None:
        """Read what was added to the log, and show it; given a `length`, only if it exceeds the length here."""
        async with self._lock:
            if self.ended or (length is not None and length <= self.table.entries):
                return
            entries = await self._read(self.table.id, self.table.entries)
            for entry in entries:
                self.table.apply(entry)
            if entries:
                self.publish()
