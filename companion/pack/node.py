"""Scripts that need Node: Pyodide's own compiler, and brotli."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.pack.errors import PackError

SCRIPTS: Final = Path(__file__).resolve().parent / "web"


def run_script(script: str, *arguments: str | Path) -> Sequence[str]:
    """Run one of our scripts; return the lines that it printed.

    Raises:
        PackError: There is no Node, or the script failed.
    """
    program = shutil.which("node")
    if program is None:
        raise PackError("pack-no-node")
    command = (program, "--no-warnings", str(SCRIPTS / script), *map(str, arguments))
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        reason = next((line for line in reversed(done.stderr.splitlines()) if line.strip()), script)
        raise PackError("pack-script-failed", script=script, reason=reason)
    return done.stdout.splitlines()
