"""The packed site warns on Home, never over a game, that the browser may delete games."""

import json
import shutil
import subprocess
from pathlib import Path

from companion.pack.node import SCRIPTS

PROGRAM = Path(__file__).with_name("not_kept.mjs")


def test_that_games_may_be_cleared_is_said_at_home_alone() -> None:
    node = shutil.which("node")
    assert node, "Node is missing: the page's script runs under it"
    done = subprocess.run(
        [node, "--no-warnings", str(PROGRAM), str(SCRIPTS / "boot.js")],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    shown = {"#/game/1": False, "#/": True, "#/new": False, "": True, "put off": False}
    assert json.loads(done.stdout) == shown
