"""A wire between clients and a server that can be cut, and on which what the server says can get lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on, both ways, until it is cut."""

    def __init__(self, port: int):
        self._port = port
        self._writers: set[asyncio.StreamWriter] = set()
        self.deaf = False  # whether nothing that the server says arrives
        self.down = False  # whether nobody can connect
        self.made = 0  # connections

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.down:
            writer.transport.abort()
            return
        self.made += 1
        there, onward = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, onward}
        await asyncio.gather(self._pass(reader, onward, False), self._pass(there, writer, True), return_exceptions=True)
        for one in (writer, onward):
            one.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, from_server: bool) -> None:
        while data := await reader.read(65_536):
            if not (from_server and self.deaf):
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Cut all connections, without a farewell."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


@asynccontextmanager
async def wire(site: str) -> AsyncIterator[tuple[Wire, str]]:
    """Lay a wire to a server; the address to use instead of the server's comes with it."""
    laid = Wire(urlsplit(site).port or 80)
    server = await asyncio.start_server(laid.accept, "127.0.0.1", 0)
    try:
        yield laid, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        laid.cut()
        server.close()
