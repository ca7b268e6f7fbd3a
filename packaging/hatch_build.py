"""Refuse to package Windy City without the web client, which nobody who installs it could build."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("windycity", "web", "dist", "index.html")


class NeedsClient(BuildHookInterface[Any]):
    """Looks whether the client is built, before anything is packaged."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise an error if the client is missing; an editable install may build it later."""
        if version != "editable" and not (Path(self.root) / BUILT).is_file():
            raise FileNotFoundError(f"{BUILT} is missing: `make client` builds the web client that belongs in the package.")
