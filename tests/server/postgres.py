"""A PostgreSQL server of the tests' own, on a socket in a folder, from Debian's package or whatever `initdb` is in the path."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from itertools import count
from pathlib import Path

import psycopg

WHY_NOT = "PostgreSQL is not installed (Debian: apt-get install postgresql)"


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version first."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which("initdb")
    return Path(found).parent if found else None


class Postgres:
    """A server that can be stopped without warning; it runs as an unprivileged user, as it refuses to run as root."""

    def __init__(self, folder: Path):
        programs = binaries()
        assert programs, WHY_NOT
        self.programs, self.folder = programs, folder
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self.numbers = count()
        if self.user:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self._run(
            "initdb",
            "--pgdata",
            "data",
            "--username",
            "owner",
            "--auth",
            "trust",
            "--encoding",
            "UTF8",
            "--no-locale",
            "--no-sync",
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        user = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        command = [str(self.programs / program), *arguments]
        with open(self.folder / "log", "a") as log:
            subprocess.run(command, cwd=self.folder, stdout=log, stderr=log, check=True, **user)  # type: ignore[call-overload]

    def start(self) -> None:
        settings = f"-c unix_socket_directories={self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "start", "--wait", "--pgdata", "data", "--log", "server.log", "--options", settings)

    def stop(self) -> None:
        """Stop at once, as if it had crashed."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata", "data", "--mode", "immediate")

    def execute(self, statement: str) -> None:
        with psycopg.connect(host=str(self.folder), user="owner", dbname="postgres", autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self, database: str, user: str = "owner") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self) -> str:
        """Make an empty schema, which takes much less time than a database, and return its address."""
        name = f"test{next(self.numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}&options=-csearch_path%3D{name}"


def schema_in(url: str) -> str:
    """The schema in an address that `Postgres.new` returned."""
    return url.rpartition("%3D")[2]
