"""Who the person at this terminal is to each server: a name, and the key that proves it, kept for its owner only."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec

import windycity
from windycity.cli.kept import state_folder
from windycity.cli.network import place_of
from windycity.cli.screen import Screen
from windycity.client.errors import Refusal
from windycity.client.site import Site
from windycity.core.files import make_private_folder, write_safely
from windycity.core.secrecy import Secretive
from windycity.core.words import reason_of
from windycity.server.shapes import LONGEST_NAME


class Known(Secretive, frozen=True):
    """A guest of a server, as this machine knows it."""

    site: str
    name: str
    secret: str  # the key
    server: str = ""  # its id, which identifies it under another address; older programs kept none


def guest_file(site: str) -> Path:
    """Return the file in which the guest of a server is kept."""
    readable = re.sub(r"[^a-z0-9.]+", "-", site.casefold().partition("://")[2])[:60].strip("-")
    return _folder() / f"{readable}-{hashlib.sha256(site.casefold().encode()).hexdigest()[:8]}.json"


def _folder() -> Path:
    return state_folder() / "guests"


def site_at(address: str, screen: Screen) -> Site:
    """Return a server, with the key of this machine's guest there, if it has one."""
    known = _known(address)
    return Site(address, screen.language, windycity.__version__, known.secret if known else None)


def come_in(site: Site, name: str | None, screen: Screen) -> None:
    """Become a guest of a server, unless this machine already is one; `name` is the guest's name."""
    known = _known(site.address) or _known_elsewhere(site)
    site.key = known.secret if known else None
    me = site.me()
    if me is None:
        _become_guest(site, name, known.name if known else None, screen)
    elif name is not None and name != me.name:
        _keep(site, site.rename(name).name, screen)
    elif known is None or known.site != site.address.casefold() or not known.server:
        _keep(site, me.name, screen)


def _become_guest(site: Site, name: str | None, before: str | None, screen: Screen) -> None:
    site.key = None
    while True:
        wanted = name or before or screen.ask("join-name")
        if not wanted:
            screen.say("join-name-empty", most=LONGEST_NAME)
            continue
        try:
            me = site.become_guest(wanted)
        except Refusal as refusal:
            if name or before or refusal.code not in ("bad-name", "bad-request"):
                raise
            screen.text(refusal.message(screen.language), "red")
        else:
            _keep(site, me.name, screen)
            return


def _known(site: str) -> Known | None:
    known = _read(guest_file(site))
    return known if known and known.site == site.casefold() else None


def _read(file: Path) -> Known | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Known)
    except (OSError, msgspec.MsgspecError):
        return None


def _known_elsewhere(site: Site) -> Known | None:
    """Find the guest of a server under another of its addresses.

    A server's id is no secret, and a key must not go to a server that only pretends to be another. So the address must be that
    of the same machine, too.
    """
    others = [known for file in sorted(_folder().glob("*.json")) if (known := _read(file)) and known.server]
    if not others or (place := place_of(site.address)) is None:
        return None
    server = site.server()
    return next((known for known in others if known.server == server and place_of(known.site) == place), None)


def _keep(site: Site, name: str, screen: Screen) -> None:
    file, known = guest_file(site.address), Known(site.address.casefold(), name, site.key or "", site.server())
    try:
        make_private_folder(file.parent)
        write_safely(file, msgspec.json.encode(known), private=True)
    except OSError as error:
        screen.say("join-cannot-keep", file=str(file), reason=reason_of(error))
