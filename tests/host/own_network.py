"""Private networks for tests: interfaces and addresses that nobody else can reach."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from tests.browser.servers import ROOT


@cache
def _why_not() -> str:
    """Return why no private network can be created here, or an empty string."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("ip"):
        return "needs Linux with unshare and ip"
    tried = _unshared("ip tuntap add dev probe mode tun")
    return f"no network namespaces here: {tried.stderr.strip()}" if tried.returncode else ""


def _unshared(script: str, timeout: float | None = None) -> subprocess.CompletedProcess[str]:
    command = ["unshare", "--map-root-user", "--net", "sh", "-e", "-c", script]
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=timeout)


def run_in_network(links: Iterable[str], command: Sequence[str], *, timeout: float | None = None) -> str:
    """Run a command in a private network and return its output; skip the test if there can be none.

    Args:
        links: The `ip` commands that set the network up.
        command: The program and its arguments.
        timeout: Seconds after which the command is abandoned.
    """
    if why := _why_not():
        pytest.skip(why)
    batch = "\n".join(("link set lo up", *links))
    done = _unshared(f"ip -batch - <<.\n{batch}\n.\n{shlex.join(command)}", timeout)
    assert done.returncode == 0, done.stderr
    return done.stdout
