"""What can go wrong between a client and a server."""

from __future__ import annotations

import socket
import ssl

from windycity.client.words import WORDS
from windycity.core.errors import WindyCityError
from windycity.core.words import Word


class ClientError(WindyCityError):
    """Something refused by a server, or prevented by the connection."""

    code = "client"

    def __init__(self, sentence: str, /, **facts: object):
        super().__init__(sentence, rule=None, catalogue=WORDS, **facts)


class BadLink(ClientError):
    """An address that belongs to no table and no server."""

    code = "bad-link"


class Unreachable(ClientError):
    """A server that does not answer, or an address where something else does."""

    code = "unreachable"


class OtherVersion(ClientError):
    """A server with another version of the protocol."""

    code = "other-version"


class Refusal(WindyCityError):
    """A refusal by the server, in its own words, which are already in the guest's language."""

    def __init__(self, code: str, message: str):
        super().__init__("refusal")
        self.code = code
        self._message = message

    def message(self, language: str = "en") -> str:
        """Return what the server said."""
        return self._message


def why_unreachable(error: BaseException) -> Word:
    """Return why a server cannot be reached, in words."""
    cause = getattr(error, "reason", None)  # what urllib wraps
    cause = cause if isinstance(cause, BaseException) else error
    reasons: dict[type[BaseException], str] = {
        ssl.SSLError: "certificate",
        TimeoutError: "no-answer",
        socket.gaierror: "no-name",
        ConnectionRefusedError: "refused",
    }
    return Word("reason", next((name for kind, name in reasons.items() if isinstance(cause, kind)), "closed"))
