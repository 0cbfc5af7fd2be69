"""The first process of a machine: creates its file system, then runs scripts.

Each line of standard input is a JSON object with a script and its folder; each line of output is its answer.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from tests.club.machine import PATH, ROOT

PYTHON: Final = "/usr/lib/petri-python"
"""The tests' Python, in a place that every user may read."""

PACKAGES: Final = "/usr/lib/petri-packages"
"""The tests' packages except Petri itself, so that nothing has to be downloaded."""

SECONDS: Final = 240

ENVIRONMENT: Final = {
    "PATH": PATH,
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "PYTHONPATH": PACKAGES,
    "PIP_NO_INDEX": "1",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
}

STAND_INS: Final = ("apt-get", "certbot", "ufw", "systemctl", "journalctl")


def mount(*arguments: object) -> None:
    subprocess.run(["mount", *map(str, arguments)], check=True)


def copy_on_write(source: str, target: Path, kept: Path) -> None:
    """Mount a copy-on-write copy of a folder.

    Args:
        source: The folder.
        target: The mount point of its copy.
        kept: An empty folder for the changes.
    """
    for folder in (kept / "upper", kept / "work", target):
        folder.mkdir(parents=True, exist_ok=True)
    options = f"lowerdir={source},upperdir={kept / 'upper'},workdir={kept / 'work'}"
    mount("-t", "overlay", "overlay", "-o", options, target)


def enter(folder: Path) -> None:
    """Create the machine's file system below `folder`, and make it this process's root."""
    mount("-t", "tmpfs", "-o", "mode=755", "petri", folder)
    root = folder / "root"
    copy_on_write("/", root, folder / "all")
    mount("-t", "proc", "proc", root / "proc")
    mount("--rbind", "/sys", root / "sys")
    mount("--rbind", "/dev", root / "dev")
    mount("-t", "tmpfs", "-o", "mode=755", "run", root / "run")
    mount("-t", "tmpfs", "-o", "mode=1777", "tmp", root / "tmp")
    if not Path(sys.base_prefix).is_relative_to("/usr"):
        copy_on_write(sys.base_prefix, root / PYTHON[1:], folder / "python")
        ENVIRONMENT["PATH"] = f"{PYTHON}/bin:{PATH}"
        (root / "etc/ld.so.conf.d/petri.conf").write_text(f"{PYTHON}/lib\n")
    copy_on_write(sysconfig.get_path("purelib"), root / PACKAGES[1:], folder / "packages")
    outside = root / "outside"
    outside.mkdir()
    mount("--rbind", "/", outside)
    os.chroot(root)
    os.chdir("/")


def furnish() -> None:
    """Reset the machine to a new Debian: no Petri, no PostgreSQL cluster, no logs of nginx."""
    program = sys.executable
    for name in STAND_INS:
        path = Path("/usr/local/sbin", name)
        path.unlink(missing_ok=True)
        path.write_text(
            f'#!/bin/sh\nPYTHONPATH={ROOT} exec {program} -m tests.club.machine.stand_ins {name} "$@"\n'
        )
        path.chmod(0o755)
    script = f"""
        ip link set lo up
        ldconfig
        rm -rf {PACKAGES}/petri_companion-* {PACKAGES}/*petri_companion.pth
        install -d -m 755 /run/units /var/log/units
        install -d -o postgres -g postgres -m 2775 /run/postgresql
        rm -rf /var/log/nginx && install -d /var/log/nginx /etc/ssl
        rm -rf /etc/postgresql /var/lib/postgresql
        install -d -o postgres -g postgres /etc/postgresql /var/lib/postgresql
        echo '127.0.0.1 localhost petri.example' > /etc/hosts
    """
    subprocess.run(["bash", "-ec", script], check=True, env=ENVIRONMENT, stdout=sys.stderr)


def run(script: str, folder: str) -> dict[str, object]:
    """Run a bash script; return its exit code and output."""
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script],
        check=False,
        env=ENVIRONMENT,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=SECONDS,
    )
    return {"code": done.returncode, "said": done.stdout.decode(errors="replace")}


def answer(told: object) -> None:
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    enter(Path(sys.argv[1]))
    furnish()
    answer("ready")
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer(run(asked["script"], asked["folder"]))
        except subprocess.TimeoutExpired as error:
            answer({"code": -1, "said": f"not done in time: {error.output!r}"})
