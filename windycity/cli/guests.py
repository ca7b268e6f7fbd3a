"""Who the person at this terminal is to each server: a name, and the key that proves it, kept for its owner only."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec

import windycity
from windycity.cli.kept import state_folder
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


def guest_file(site: str) -> Path:
    """Return the file in which the guest of a server is kept."""
    readable = re.sub(r"[^a-z0-9.]+", "-", site.casefold().partition("://")[2])[:60].strip("-")
    return state_folder() / "guests" / f"{readable}-{hashlib.sha256(site.casefold().encode()).hexdigest()[:8]}.json"


def site_at(address: str, screen: Screen) -> Site:
    """Return a server, with the key of the guest that this machine is known as there, if it is."""
    known = _known(address)
    return Site(address, screen.language, windycity.__version__, known.secret if known else None)


def come_in(site: Site, name: str | None, screen: Screen) -> None:
    """Become a guest of a server, unless this machine is known there; `name` is what the guest shall be called."""
    me = site.me()
    if me is None:
        known = _known(site.address)
        _become_guest(site, name, known.name if known else None, screen)
    elif name is not None and name != me.name:
        _keep(site, site.rename(name).name, screen)


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
    try:
        known = msgspec.json.decode(guest_file(site).read_bytes(), type=Known)
    except (OSError, msgspec.MsgspecError):
        return None
    return known if known.site == site.casefold() else None


def _keep(site: Site, name: str, screen: Screen) -> None:
    file = guest_file(site.address)
    try:
        make_private_folder(file.parent)
        write_safely(file, msgspec.json.encode(Known(site.address.casefold(), name, site.key or "")), private=True)
    except OSError as error:
        screen.say("join-cannot-keep", file=str(file), reason=reason_of(error))
