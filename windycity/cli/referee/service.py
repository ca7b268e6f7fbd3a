"""Lines in, lines out: each line is read as a request and answered, whatever it contains."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO, TextIO, TypeVar

import msgspec

from windycity.cli.referee.desk import Answer, BadRequest, Desk, refusal_of
from windycity.cli.referee.requests import REQUESTS, AboutMatch, Hello
from windycity.core.errors import WindyCityError

MOST_BYTES = 1 << 20

T = TypeVar("T")


class _Head(msgspec.Struct):
    """The part of a line that identifies the request, even if the rest is wrong."""

    do: Any = None
    id: Any = None


def serve(source: BinaryIO, sink: TextIO) -> None:
    """Answer every non-empty line of the source, in order, until it ends."""
    desk = Desk()
    for line in _lines(source):
        sink.write(_reply(line, desk) + "\n")
        sink.flush()


def serve_standard() -> None:
    """Serve standard input and output until the input ends, the output is closed, or Ctrl-C."""
    output = sys.stdout.fileno()
    with (
        suppress(KeyboardInterrupt, BrokenPipeError),
        open(output, "w", encoding="utf-8", newline="\n", closefd=False) as sink,
    ):
        serve(sys.stdin.buffer, sink)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Read lines, skipping empty ones; one that is too long is read to its end, but only its beginning is kept."""
    while line := source.readline(MOST_BYTES + len(b"\r\n")):
        part = line
        while part and not part.endswith(b"\n"):
            part = source.readline(MOST_BYTES)
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if line.strip() or len(line) > MOST_BYTES:
            yield line


def _reply(line: bytes, desk: Desk) -> str:
    """Answer one line, whatever it contains."""
    mark: Answer = {}
    try:
        head = _read_head(line)
        if type(head.id) in (int, str):
            mark = {"id": head.id}
        return _encode(_carry_out(line, head, desk) | mark)
    except BadRequest as error:
        return _encode(_failure(error.code, str(error)) | mark)
    except Exception as error:  # a bug is reported, and does not end the other matches
        traceback.print_exc()
        return _encode(_failure("internal", f"This is a mistake in the program: {error!r}") | mark)


def _read_head(line: bytes) -> _Head:
    like = f"A request is a JSON object on one line, like {Hello.like}"
    if len(line) > MOST_BYTES:
        raise BadRequest(f"The line is longer than {MOST_BYTES} bytes. {like}")
    return _decode(line, _Head, like)


def _carry_out(line: bytes, head: _Head, desk: Desk) -> Answer:
    shape = REQUESTS.get(head.do) if isinstance(head.do, str) else None
    if shape is None:
        what = f'"{head.do:.60}" is no request' if isinstance(head.do, str) else '"do" must name a request'
        raise BadRequest(f"{what}; the requests are: {', '.join(REQUESTS)}")
    anywhere = '"id":1, "lang":"en", "nl" or "de"' + (', "match":"..."' if issubclass(shape, AboutMatch) else "")
    request = _decode(line, shape, f"It should read like {shape.like}; always optional: {anywhere}")
    try:
        return {"ok": True} | request._answer(desk)
    except WindyCityError as error:
        return {"ok": False} | refusal_of(error, request.lang)


def _decode(line: bytes, shape: type[T], like: str) -> T:
    try:
        return msgspec.json.decode(line, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"{error!s:.300}. {like}") from error


def _encode(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


def _failure(code: str, message: str) -> Answer:
    return {"ok": False, "error": code, "rule": None, "message": message}
