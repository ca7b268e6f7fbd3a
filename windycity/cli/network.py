"""Where this machine is in its network, to give friends an address that they can use."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from windycity.client.links import Link

OWN = ("127.0.0.1", "localhost", "::1")  # every machine's names for itself
PATIENCE = 1.0  # seconds for this machine to answer


def own_addresses() -> list[str]:
    """List the addresses of this machine in its network; none if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an unused address; nothing is sent
            return [probe.getsockname()[0]]
    except OSError:
        return []


def address_of(host: str, port: int) -> str:
    """Return the address of a server."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def place_of(site: str) -> tuple[str, int] | None:
    """Return the host and port of a site reached by http in the home network; None for other sites.

    All names of this machine are the same host. On the internet several sites may share an address.
    """
    parts = urlsplit(site)
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 80, type=socket.SOCK_STREAM)
        address = ip_address(found[0][4][0])
    except (OSError, ValueError):  # an unknown name, or a link-local address with a zone
        return None
    if parts.scheme != "http" or not address.is_private:
        return None
    own = address.is_loopback or str(address) in own_addresses()
    return "" if own else str(address), parts.port or 80


def link_for_others(link: Link) -> Link | None:
    """Return a table's link as other machines can use it; None if no known one works for other machines."""
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
