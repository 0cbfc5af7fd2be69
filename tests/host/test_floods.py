"""Floods of connections at their full size, in a network of the test's own: whoever plays gets in."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.servers import ROOT
from tests.host.floods import ATTEMPTS, FLOODS, HOST, NEWCOMER, RIVALS, SEATED

pytestmark = pytest.mark.alone


def in_a_network(command: list[str]) -> str:
    """Run a command where these addresses are, and return what it prints."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("ip"):
        pytest.skip("needs Linux with unshare and ip")
    ours = "\n".join(f"addr add {each}/16 dev wlan0" for each in (HOST, SEATED, NEWCOMER, *RIVALS))
    script = f"""
    ip link set lo up
    ip tuntap add dev wlan0 mode tap
    ip -batch - <<.
{ours}
.
    ip link set wlan0 up
    {shlex.join(command)}
    """
    run = ["unshare", "--map-root-user", "--net", "sh", "-e", "-c", script]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=400)
    if "unshare failed" in done.stderr:
        pytest.skip(f"no network namespaces here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", FLOODS)
def test_a_seated_phone_and_a_newcomer_get_in_each_time(kind: str, tmp_path: Path) -> None:
    told = in_a_network([sys.executable, "-m", "tests.host.floods", kind, str(tmp_path)])
    assert json.loads(told.splitlines()[-1]) == {"seated": ATTEMPTS, "newcomer": ATTEMPTS}
