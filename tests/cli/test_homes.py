"""A user without a home, a writable one, or a name gets a plain start, or a sentence."""

import os
import pwd
import signal
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from companion.cli import main
from companion.cli.commands import COMMANDS
from companion.host.compressed import variants_folder
from companion.host.folders import cache_folder, work_folder
from companion.pack.fetch import cache_folder as pack_folder
from tests.browser.servers import petri

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such homes")

HOMES = ("none", "nobody", "unwritable", "a file")


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """An environment of that kind."""

    def nameless(_: int) -> NoReturn:
        raise KeyError("uid not found")

    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(pwd, "getpwuid", nameless)
    match request.param:
        case "none" | "nobody":
            monkeypatch.delenv("HOME", raising=False)
        case "unwritable":
            monkeypatch.setenv("HOME", "/proc/nowhere")
        case _:
            monkeypatch.setenv("HOME", str(tmp_path / "file"))
    return str(request.param)


ARGUMENTS = {
    "serve": ["--no-open", "--port", "0"],
    "host": ["--no-open", "--port", "0"],
    "desktop": ["--help"],
    "games": ["list"],
    "store": ["--help"],
    "odds": ["--help"],
    "score": ["--help"],
    "pack": ["--help"],
    "backup": ["--help"],
    "restore": ["--help"],
}


def test_every_public_command_is_among_these() -> None:
    assert set(ARGUMENTS) == set(COMMANDS)


@pytest.mark.parametrize(
    "command", ["desktop", "games", "store", "odds", "score", "pack", "backup", "restore"]
)
def test_every_command_starts_or_answers_with_a_sentence(
    home: str, command: str, capfd: pytest.CaptureFixture[str]
) -> None:
    code = main([command, *ARGUMENTS[command]])
    said = capfd.readouterr()
    assert code in (0, 2)
    assert "Traceback" not in said.err
    assert (code == 0) == (said.err == "")


def test_folders_of_its_own_are_found_or_made(home: str) -> None:
    assert variants_folder() is None
    assert cache_folder("served") is None
    for folder in (pack_folder(), work_folder("window")):
        assert os.access(folder, os.W_OK)
        assert folder != work_folder("window"), "never one that others could have made before"
        folder.rmdir()


@pytest.mark.parametrize("home", ["", "/proc/nowhere"])
def test_a_server_whose_user_has_no_home_serves_games_of_a_folder(tmp_path: Path, home: str) -> None:
    server = petri(tmp_path, environment={"HOME": home, "XDG_CACHE_HOME": ""}).start()
    assert server.stop(signal.SIGTERM) == 0
    assert "Traceback" not in server.errors()
