"""The server's log: one line per event worth knowing, as text for people or as JSON for programs.

No key, cookie, transfer code or secret of the luck is ever logged: requests are logged without query and headers, and structs
with secrets leave them out when printed (`core/secrecy.py`).
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Literal, TextIO

import msgspec

Form = Literal["json", "text"]

access = logging.getLogger("windycity.server.access")
_usual = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON; fields given as `extra` are beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line: dict[str, Any] = {
            "time": _time(record.created),
            "level": record.levelname.casefold(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _usual}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class TextLines(logging.Formatter):
    """Formats each record as a line that people read."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")


def _time(seconds: float) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(seconds))}.{int(seconds % 1 * 1000):03d}Z"


def begin(form: Form, stream: TextIO | None = None) -> None:
    """Start logging to a stream: everything as JSON, or only what needs attention as text."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    usual = logging.INFO if form == "json" else logging.WARNING
    for name, level in (("windycity", usual), ("uvicorn", logging.WARNING)):  # uvicorn would log addresses with their query
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
    for name in ("uvicorn.error", "uvicorn.access"):  # to the handler of uvicorn
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)
    logging.getLogger("alembic").setLevel(logging.WARNING)
