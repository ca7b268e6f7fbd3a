"""The web client: how long a move takes from its arrival until it is on the screen, and what a first visit fetches.

python -m bench.web [GAME ...]
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, sync_playwright

import windycity
from tests.server.nursery import Nursery
from tests.web.conftest import CHROMIUM
from tests.web.test_size import TRAVELLED
from tests.web.visitor import Visitor

ANSWERS = 15

# From the arrival of a message with a change until the frame after the one in which it was drawn.
WATCH = """
window.drawn = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (JSON.parse(event.data).type !== "update") return;
      const arrived = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - arrived)));
    });
  }
};
"""


def measure(browser: Browser, site: str, game: str) -> str:
    """Play at a game's own table with the most seats, and report the times of all changes in a line."""
    visitor = Visitor(browser, site, plain=False)
    visitor.context.add_init_script(WATCH)
    seats = max(windycity.game(game).rulebook.seats)
    visitor.come("Ann").look_at(visitor.found(game, ["me", *["greedy"] * (seats - 1)]))
    size = sum(size for _, size in visitor.page.evaluate(TRAVELLED))
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _worked(session)
    for _ in range(ANSWERS):
        visitor.until(lambda: visitor.asked is not None or visitor.stage == "over")
        if visitor.stage == "playing":
            visitor.answer()
    times: list[float] = sorted(visitor.page.evaluate("window.drawn"))
    work = 1000 * (_worked(session) - before) / len(times)
    visitor.close()
    median, most = statistics.median(times), times[int(0.95 * len(times))]
    seen = f"median {median:.0f} ms, 95 % within {most:.0f} ms"
    return f"{game:18} {size / 1000:4.0f} kB  {len(times):3} changes: {seen}; {work:.0f} ms of work each"


def _worked(session: CDPSession) -> float:
    """Return the seconds of processor time that the page has taken: others on the machine do not change these."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def main(games: list[str]) -> None:
    """Measure the games."""
    assert CHROMIUM, "there is no chromium here"
    with tempfile.TemporaryDirectory() as folder, Nursery(Path(folder) / "log") as nursery:
        server = asyncio.run(nursery.start(Path(folder) / "store.sqlite"))
        with (
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) as browser,
        ):
            for game in games:
                print(measure(browser, server.site, game), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or [*windycity.games()])
