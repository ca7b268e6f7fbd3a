"""Settings for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.effort import often

# A slow moment of the machine is not a failure; speed is measured in bench/.
settings.register_profile("windycity", deadline=None, max_examples=often(50))
settings.load_profile("windycity")

# Folders whose tests wait, for browsers, clocks and other processes: meanwhile tests that compute have the processor.
WAITING = ("web", "server", "arena", "cli", "bots", "client")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that wait: the longest are among them, and starting one of these last would delay the end."""
    items.sort(key=lambda item: item.path.relative_to(Path(__file__).parent).parts[0] not in WAITING)
