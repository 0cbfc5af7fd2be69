"""A real nginx in front of the tests' servers, with the configuration of `deploy/nginx`.

Only what depends on the machine is replaced: ports, processes, certificate, logs.
"""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from pathlib import Path

from tests.postgres import free_port

CONFIGURATION = Path(__file__).resolve().parents[1] / "deploy" / "nginx"
PUBLIC_NAME = "petri.example"
SECONDS_TO_START = 15.0

MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/start.log;
events {{ worker_connections 2048; }}
http {{
    types {{ text/html html; application/javascript js mjs; application/wasm wasm; }}
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/petri.conf;
}}
"""


class Nginx:
    """A running nginx.

    Args:
        folder: Its working folder.
        processes: The local ports of the processes behind it.
        name: The public name; `localhost` for browsers, which must be able to resolve it.
        tls: Whether the public address is HTTPS, as in production, or plain HTTP.
    """

    def __init__(
        self, folder: Path, processes: Sequence[int], *, name: str = PUBLIC_NAME, tls: bool = False
    ) -> None:
        self.folder = folder
        self.processes = tuple(processes)
        self.port = free_port()
        self.name = name
        self.url = f"{'https' if tls else 'http'}://{name}:{self.port}/"
        """The URL as a browser writes it, ending with a slash."""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        (folder / "petri.conf").write_text(self._configuration(tls=tls))
        if tls:
            _make_certificate(folder, name)
        self._process: subprocess.Popen[bytes] | None = None

    def _configuration(self, *, tls: bool) -> str:
        processes = (CONFIGURATION / "processes.conf").read_text(encoding="utf-8")
        named = re.findall(r" +server 127\.0\.0\.1:\d+ [^;]*;\n", processes)
        assert named
        before, _, after = processes.partition("".join(named))
        options = named[0].partition(" 127.0.0.1:")[2].partition(" ")[2]
        lines = "".join(f"    server 127.0.0.1:{port} {options}" for port in self.processes)
        text = (CONFIGURATION / "petri.conf").read_text(encoding="utf-8")
        text = re.sub(r"listen \[::\]:[^;]*;", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port}{' ssl' if tls else ''};")
        if not tls:
            text = re.sub(r"ssl_certificate\w* [^;]*;", "", text)
        text = text.replace("/etc/ssl/petri", str(self.folder)).replace("/var/log/nginx", str(self.folder))
        return f"{before}{lines}{after}\n{text}"

    def start(self) -> "Nginx":
        """Start nginx and wait until it listens.

        Raises:
            AssertionError: It did not start; the message has nginx's own report.
        """
        self._process = subprocess.Popen(
            [program(), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        ends = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < ends:
            if self._process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return self
            time.sleep(0.02)
        assert self._process.stderr is not None
        raise AssertionError(f"nginx did not start: {self._process.stderr.read().decode()}")

    def log(self) -> str:
        """Return the contents of all its logs."""
        return "".join(
            path.read_text(encoding="utf-8", errors="replace") for path in self.folder.glob("*.log")
        )

    def writes(self, text: str) -> None:
        """Wait until this text is in its logs; nginx writes it only after it has answered.

        Raises:
            AssertionError: The text did not appear in time.
        """
        ends = time.monotonic() + SECONDS_TO_START
        while text not in self.log():
            assert time.monotonic() < ends, f"{text!r} is not in {self.log()!r}"
            time.sleep(0.02)

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(SECONDS_TO_START)
            assert self._process.stderr is not None
            self._process.stderr.close()


@contextlib.contextmanager
def nginx_before(processes: Sequence[int], *, name: str = PUBLIC_NAME, tls: bool = False) -> Generator[Nginx]:
    """Run an nginx in front of these local ports while the context lasts."""
    with tempfile.TemporaryDirectory(prefix="petri-nginx-") as folder:
        os.chmod(folder, 0o755)  # as root, nginx runs its workers as `nobody`
        nginx = Nginx(Path(folder), processes, name=name, tls=tls)
        try:
            yield nginx.start()
        finally:
            nginx.close()


def program() -> str:
    """Return the system's nginx, which `make test` installs if it is missing.

    Raises:
        AssertionError: There is none.
    """
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    assert found, "the tests of what stands before the server need nginx: `make test` installs it"
    return found


def _make_certificate(folder: Path, name: str) -> None:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )


if __name__ == "__main__":
    try:
        program()
    except AssertionError:
        sys.exit(1)
