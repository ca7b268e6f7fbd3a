"""The OpenAPI document against the server: requests of every sort, right and wrong, get what the document promises."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.inn import GAME, inn
from windycity.server.limits import Allowance, Limits
from windycity.server.routes import ROUTES

FREE = Allowance(1e9, 1e9)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 25  # of each operation
MORE = 150  # of one that must be met both right and wrong: most random names are none


class Running(threading.Thread):
    """A server in a thread, with a guest and a table."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = threading.Event()
        self.site = self.table = ""
        self.headers: dict[str, str] = {}

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        limits = Limits(
            FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE, live_tables=10**6, tables_a_day=10**6, replays_a_day=10**6
        )
        async with inn(limits=limits) as place:
            ann = await place.come("Ann")
            self.site, self.headers = place.site, ann.headers
            self.table = await ann.found(GAME, ["me", "open"])
            self.ready.set()
            await self._ended.wait()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self.join()


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    running = Running()
    running.start()
    assert running.ready.wait(60)
    yield running
    running.end()


def test_the_server_keeps_what_its_document_promises(server: Running) -> None:
    document = httpx.get(f"{server.site}/api/schema").json()
    schema = schemathesis.openapi.from_dict(document)
    answered: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        answered[operation.label] = _try(operation, server)
    assert len(answered) == len(ROUTES)
    assert answered["POST /api/guests"] >= {201, 400}
    assert answered["GET /api/tables/{id}"] >= {200, 404}
    assert answered["GET /api/me"] == {200}


def _try(operation: Any, server: Running) -> set[int]:
    """Ask for one operation in many ways; return the statuses that came back."""
    statuses = set()
    as_nobody = ("POST /api/guests", "DELETE /api/me")  # nobody is deleted who asks on
    headers = {} if operation.label in as_nobody else server.headers

    @settings(
        max_examples=MORE if operation.label == "POST /api/guests" else EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
            case.path_parameters["id"] = server.table
        answer = case.call(base_url=server.site, headers=headers)
        statuses.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    ask()
    return statuses
