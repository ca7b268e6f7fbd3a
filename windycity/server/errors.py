"""The server's errors, in its own words."""

from __future__ import annotations

from windycity.core.errors import WindyCityError
from windycity.server.words import WORDS


class ServerError(WindyCityError):
    """Anything the server refuses or cannot do; its sentence is in the server's catalogue."""

    code = "server"

    def __init__(self, sentence: str, /, **facts: object):
        super().__init__(sentence, rule=None, catalogue=WORDS, **facts)
