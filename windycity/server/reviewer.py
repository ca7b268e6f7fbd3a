"""A process that reviews one match: it reads the match from its standard input and writes its progress and the review.

Run as `python -m windycity.server.reviewer`. It runs at the lowest priority, so that no table's bot waits for it, and ends
with the review, or as soon as its standard input does.
"""

from __future__ import annotations

import os
import pickle
import time
import traceback
from collections.abc import Callable

import msgspec

from windycity.core.match import Match
from windycity.review import EFFORTS, review_match
from windycity.server.thinker import run_process

NICE = 19  # after everything else
PAUSE = 0.5  # seconds between two reports


class Report(msgspec.Struct, frozen=True):
    """The progress of a review, in plays; at the end the review as JSON, or what went wrong."""

    done: int = 0
    total: int = 0
    review: str | None = None
    error: str | None = None


def _serve(receive: Callable[[], bytes], send: Callable[[bytes], None]) -> None:
    """Review one match."""
    send(msgspec.msgpack.encode(_review(pickle.loads(receive()), lambda report: send(msgspec.msgpack.encode(report)))))
    os._exit(0)  # immediately: the listening thread would wait for ever


def _review(job: tuple[Match, str], report: Callable[[Report], None]) -> Report:
    match, effort = job
    reported = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal reported
        if time.monotonic() - reported >= PAUSE:
            reported = time.monotonic()
            report(Report(done, total))

    try:
        return Report(review=review_match(match, EFFORTS[effort], progress=progress).to_json())
    except Exception:
        return Report(error=traceback.format_exc())


if __name__ == "__main__":
    run_process(_serve, NICE)
