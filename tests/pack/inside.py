"""Running programs in the same Python that the packed site contains, under Node."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from companion.pack import client, lock
from companion.pack.archive import unzipped
from companion.pack.fetch import cache_folder, fetch

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("pyodide_run.mjs")
TOOLS = ("pytest", "hypothesis", "icepool")


def run_inside(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the project's folder; it leaves its exit code in the variable `code`."""
    locked = lock.packages(lock.lock_text())
    pyodide = client.web_folder(lock.version_of(locked, "flet-web")) / "pyodide"
    node = shutil.which("node")
    assert node, "Node is missing: Pyodide runs under it"
    with tempfile.TemporaryDirectory() as folder:
        for wheel in fetch(lock.wheels(locked, (*TOOLS, *lock.app_packages(locked))), cache_folder()):
            for name, data in unzipped(wheel).items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
        command = (node, "--no-warnings", SCRIPT, pyodide, folder, ROOT, program, *arguments)
        return subprocess.run(command, check=False, capture_output=True, text=True)
