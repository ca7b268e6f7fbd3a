"""Where this machine is in its network, so that friends elsewhere are given an address that they can use."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from windycity.client.links import Link

OWN = ("127.0.0.1", "localhost", "::1")  # what every machine calls itself
PATIENCE = 1.0  # seconds for a machine that is this one


def own_addresses() -> list[str]:
    """List the addresses of this machine in its network; none if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has; nothing is sent
            return [probe.getsockname()[0]]
    except OSError:
        return []


def address_of(host: str, port: int) -> str:
    """Return the address of a server."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def link_for_others(link: Link) -> Link | None:
    """Return a table's link as other machines can use it; None if only this machine reaches the server by any we know."""
    parts = urlsplit(link.site)
    if parts.hostname not in OWN:
        return link
    port = parts.port or (443 if parts.scheme == "https" else 80)
    for own in own_addresses():
        try:
            socket.create_connection((own, port), PATIENCE).close()
        except OSError:
            continue
        return Link(address_of(own, port), link.table)
    return None
