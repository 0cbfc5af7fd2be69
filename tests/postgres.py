"""A PostgreSQL of the tests' own, in its own folder and on a free port, removed when the tests are done.

As a program it exits with 1 if this computer has no PostgreSQL, so that `make test` installs it.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, LiteralString

import psycopg
from psycopg import sql

OWNER: Final = "petri"
PASSWORD: Final = "amoeba-17"
"""The superuser's password; only tests use this server."""

SECONDS_TO_START: Final = 60.0

FAST: Final = ("fsync=off", "full_page_writes=off", "synchronous_commit=on")
"""Settings without durability, since no test cuts the power.

A killed server's writes survive in the system's cache.
"""


class NoPostgres(Exception):
    """There is no PostgreSQL on this computer."""

    def __init__(self) -> None:
        super().__init__(
            "these tests need PostgreSQL: install it with your system's package manager "
            "(Debian: apt-get install postgresql), or name its folder in the variable POSTGRES_BIN"
        )


def find_binaries() -> Path | None:
    """Return the folder with `initdb` and `postgres`, or None if there is none."""
    if named := os.environ.get("POSTGRES_BIN"):
        return Path(named)
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    on_path = [Path(found).resolve().parent for found in (shutil.which("postgres"),) if found]
    return next((folder for folder in (*debian, *on_path) if (folder / "initdb").exists()), None)


def _version(folder: Path) -> float:
    with contextlib.suppress(ValueError):
        return float(folder.parent.name)
    return 0.0


class Postgres:
    """A server with its data folder.

    Args:
        folder: Its working folder.
        port: Its port on this computer.
        durable: Whether it waits for the disk, as measurements need; otherwise it is fast.
    """

    def __init__(self, folder: Path, port: int, *, durable: bool = False) -> None:
        binaries = find_binaries()
        if binaries is None:
            raise NoPostgres
        self._binaries = binaries
        self.folder = folder
        self.port = port
        self._settings = () if durable else FAST
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = count(1)
        self._template: str | None = None
        self._prefix = _as_nobody(folder)
        secret = folder / "secret"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self._run(
            *("initdb", "--pgdata", folder / "data", "--username", OWNER, "--pwfile", secret),
            *("--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"),
        )

    def _run(self, program: str, *arguments: object) -> None:
        command = [*self._prefix, str(self._binaries / program), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = [f"--{setting}" for setting in self._settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *self._prefix,
                    *(("--pdeathsig=INT",) if self._prefix else ()),  # so it ends if tests are killed
                    *(str(self._binaries / "postgres"), "-D", str(self.folder / "data")),
                    *("-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", ""),
                    *("-c", "max_connections=100", "-c", "max_wal_size=1GB", *options),
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        end = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                with psycopg.connect(self.address("postgres"), connect_timeout=2):
                    return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server at once, as an operator would; connected clients are told and disconnected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(SECONDS_TO_START)
            self._process = None

    def kill(self) -> None:
        """Kill the server with all its child processes, so that no client is told anything."""
        assert self._process is not None
        started = _children(self._process.pid)
        self._process.kill()
        self._process.wait()
        for pid in started:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(map(_is_alive, started)):
            time.sleep(0.01)
        self._process = None

    def address(self, database: str, *, user: str = OWNER, password: str = PASSWORD, port: int = 0) -> str:
        """Return the connection string of one of its databases.

        Args:
            database: Its name.
            user: The role.
            password: Its password.
            port: A proxy's port; by default the server's own.
        """
        return f"postgresql://{user}:{password}@127.0.0.1:{port or self.port}/{database}"

    def database(self) -> str:
        """Create an empty database and return its address."""
        return self.address(self._new(None))

    def prepared(self) -> str:
        """Create a database prepared for games and return its address."""
        if self._template is None:
            from companion.store.postgres.schema import prepare

            template = self._new(None)
            prepare(self.address(template))
            self._template = template
        return self.address(self._new(self._template))

    def _new(self, template: str | None) -> str:
        name = f"games_{next(self._databases)}"
        like = sql.SQL(" TEMPLATE {}").format(sql.Identifier(template)) if template else sql.SQL("")
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}{}").format(sql.Identifier(name), like))
        return name

    def terminate(self, address: str) -> int:
        """Close every connection to that database from the server's side; return their number."""
        return len(
            self.ask(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                [address.rpartition("/")[2]],
            )
        )

    def ask(
        self, query: LiteralString, parameters: list[Any] | None = None, *, address: str = ""
    ) -> list[tuple[Any, ...]]:
        """Run a statement in the database of that address; return its result."""
        with psycopg.connect(address or self.address("postgres"), autocommit=True) as connection:
            cursor = connection.execute(query, parameters)
            return cursor.fetchall() if cursor.description else []


@contextlib.contextmanager
def a_postgres(*, durable: bool = False) -> Generator[Postgres]:
    """Run a server; at the end, remove it with all its data.

    Raises:
        NoPostgres: This computer has no PostgreSQL.
    """
    folder = Path(tempfile.mkdtemp(prefix="petri-postgres-"))
    server: Postgres | None = None
    try:
        server = Postgres(folder, free_port(), durable=durable)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """Return a port of this computer that is free now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def _as_nobody(folder: Path) -> tuple[str, ...]:
    """Return a command prefix that switches from root, which PostgreSQL refuses, to the folder's owner."""
    if os.getuid() != 0:
        return ()
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            os.chown(folder, user.pw_uid, user.pw_gid)
            return ("setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups")
    raise NoPostgres


def _children(pid: int) -> tuple[int, ...]:
    """Return the processes that a process has started."""

    def parents() -> Iterator[tuple[int, int]]:
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                with contextlib.suppress(OSError, IndexError):
                    stat = (entry / "stat").read_text().rpartition(")")[2].split()
                    yield int(entry.name), int(stat[1])

    return tuple(child for child, parent in parents() if parent == pid)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(find_binaries() is None)
