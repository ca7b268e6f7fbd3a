"""A line that breaks, and a server that is killed: the page comes back by itself, without being loaded again."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.server.nursery import Nursery, Server
from tests.web.client import say
from tests.web.conftest import Visiting, start
from tests.web.visitor import Visitor

REFUSED = "WebSocket connection to"  # what browsers print when nobody answers


def mark(visitor: Visitor) -> None:
    """Mark the page; a page that is loaded again has no mark."""
    visitor.page.evaluate("window.marked = true")


def is_marked(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("window.marked === true"))


def test_a_line_that_breaks_in_mid_match_is_opened_again(visitor: Visiting) -> None:
    ann = visitor(allowed=REFUSED).come("Ann")
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    ann.page.route_web_socket("**/play?*", connect)
    ann.page.clock.install()
    table = ann.found("chicago-poker", ["me", "greedy", "greedy"])
    ann.visit(f"/table/{table}")
    mark(ann)
    ann.choices.first.wait_for()
    cut = True
    lines[-1].close()
    lost = ann.page.get_by_role("alert").filter(has_text=say("line-lost"))
    expect(lost).to_be_visible()
    ann.page.clock.pause_at(time.time() + 0.1)  # else the line may come back by itself before the button is pressed
    sort = ann.page.get_by_role("region", name=say("choices"), exact=True).get_by_role("heading").first.text_content()
    ann.choices.first.click()  # while there is no line
    expect(lost).to_contain_text(f"{say('not-arrived')} {sort}")  # in words, though no server explains it
    cut = False
    ann.button("now").click()
    expect(lost).to_be_hidden()
    ann.page.clock.resume()
    news = ann.page.get_by_role("log").first
    expect(news.get_by_role("paragraph")).not_to_have_count(0)
    ann.choices.first.wait_for()
    assert len(lines) >= 2
    assert is_marked(ann)


def test_a_server_that_is_killed_and_started_again_is_caught_up_with(
    visitor: Visiting, nursery: Nursery, server: Server, store: Path
) -> None:
    ann, bob = visitor(allowed=REFUSED).come("Ann"), visitor(allowed=REFUSED).come("Bob")
    table = ann.found("chicago-poker", ["me", "open"])
    ann.look_at(table)
    bob.sit(table)
    for one in (ann, bob):
        one.until(lambda one=one: one.stage == "playing")  # type: ignore[misc]
        mark(one)
    mover, other = (ann, bob) if ann.asked is not None else (bob, ann)
    mover.answer()
    other.until(lambda: other.state["last"] is not None)  # the move is heard of by both
    hands = [one.state["view"] for one in (ann, bob)]
    kill(server)
    for one in (ann, bob):
        expect(one.page.get_by_role("alert").filter(has_text=say("line-lost"))).to_be_visible()
        one.state = None
    again = start(nursery, store, server.port)
    server.pid = again.pid
    for one, hand in zip((ann, bob), hands, strict=True):
        one.until(lambda one=one: one.state is not None)  # type: ignore[misc]
        assert one.state["view"] == hand
        expect(one.page.get_by_role("alert").filter(has_text=say("line-lost"))).to_be_hidden()
    (ann if ann.asked is not None else bob).answer()
    assert is_marked(ann)
    assert is_marked(bob)


def kill(server: Server) -> None:
    server.signal(signal.SIGKILL)
    while os.path.exists(f"/proc/{server.pid}"):
        time.sleep(0.002)
