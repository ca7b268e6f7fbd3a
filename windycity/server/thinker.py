"""A process in which bots think: it reads questions from its standard input and writes answers to its standard output.

Run as `python -m windycity.server.thinker`. It has low priority, ignores Ctrl-C, and ends as soon as its standard input does,
which also happens when the server is killed.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

import msgspec

from windycity.bots.hints import hint_for
from windycity.bots.names import make_bot
from windycity.core.game import Game
from windycity.server.questions import LENGTH_BYTES, READY, Answer, Key, Question, frame, key_of

NICE = 5  # lower than the server, higher than compilation


def think(question: Question, game: Game) -> Answer:
    """Answer by a new bot for each question: bots of the levels remember nothing, and their trees would stay in memory."""
    try:
        glimpse, begun = question.glimpse(game), time.monotonic()
        if question.why:
            hint = hint_for(glimpse, question.seed)
            return Answer(hint.move, time.monotonic() - begun, hint)
        return Answer(make_bot(question.bot, question.seed).choose(glimpse), time.monotonic() - begun)
    except Exception:
        return Answer(error=traceback.format_exc())


def _serve(receive: Callable[[], bytes], send: Callable[[bytes], None]) -> None:
    """Answer questions for ever; a game is sent before the first question about it, and not answered."""
    games: dict[Key, Game] = {}
    send(READY)
    while True:
        message = pickle.loads(receive())
        if isinstance(message, Game):
            games[key_of(message)] = message  # unpickling it has loaded its rules
        else:
            send(msgspec.msgpack.encode(think(message, games[message.key])))


def _listen(received: SimpleQueue[bytes]) -> None:
    """Receive messages in a thread of its own, so that the end of standard input ends the process whatever it is doing."""
    while True:
        length = int.from_bytes(_read(LENGTH_BYTES), "big")
        received.put(_read(length))


def _read(count: int) -> bytes:
    content = bytearray()
    while len(content) < count:
        part = os.read(0, count - len(content))  # unbuffered, because a buffer would be locked when the process ends
        if not part:
            os._exit(0)
        content += part
    return bytes(content)


def _take_output() -> int:
    """Reserve standard output for answers: anything else that is printed goes to standard error."""
    output = os.dup(1)
    os.dup2(2, 1)
    return output


def run_process(serve: Callable[[Callable[[], bytes], Callable[[bytes], None]], None], nice: int) -> None:
    """Run a process of this kind: `serve` gets a function that receives a message, and one that sends one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    faulthandler.enable()
    if hasattr(os, "nice"):  # not everywhere
        os.nice(nice)
    output, received = _take_output(), SimpleQueue[bytes]()

    def send(content: bytes) -> None:
        rest = memoryview(frame(content))
        while rest:
            rest = rest[os.write(output, rest) :]

    Thread(target=_listen, args=(received,), daemon=True).start()
    try:
        serve(received.get, send)
    except BrokenPipeError:
        sys.exit(0)  # the server is gone


if __name__ == "__main__":
    run_process(_serve, NICE)
