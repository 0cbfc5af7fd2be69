"""A user without a home, a writable home, or a name: commands work, or refuse in one sentence."""

import os
import pwd
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which
from typing import Final, NoReturn

import pytest

from companion.cli import main
from companion.cli.commands import COMMANDS
from companion.host.compressed import variants_folder
from companion.host.folders import cache_folder, work_folder
from companion.pack.fetch import cache_folder as pack_folder
from tests.browser.servers import petri

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such homes")

HOMES = ("of the system", "nobody", "unwritable", "a file")

OLA, JAN = "Ola:tokens=5,trophies=2,fate=1,irradiation=3", "Jan:tokens=9,trophies=1,fate=4,irradiation=8"

WITHOUT_GAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "odds": ("battle", "--attacker", "3", "--defender", "2"),
    "score": ("chromosome", "--player", OLA, "--player", JAN),
}
"""Commands that work whatever the home is."""

OF_GAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "games": ("list",),
    "backup": ("{folder}/new.petri",),
    "restore": ("{folder}/old.petri",),
}
"""Commands that need a home they can write to."""

REFUSED: Final[Mapping[str, tuple[str, ...]]] = {
    "store": ("check", "postgresql://nobody@127.0.0.1:1/petri"),
    "pack": ("--with", "no-such-package", "--out", "{folder}/site"),
}
"""Commands that refuse in a sentence here, whatever the home is."""

SERVERS: Final[Mapping[str, tuple[str, ...]]] = {
    "serve": ("--no-open", "--port", "0"),
    "host": ("--no-open", "--port", "0"),
    "desktop": (),
}
"""Commands that run until they are stopped; they are tested in separate processes."""

NOBODY: Final = 54321
"""The id of a user without an account on the system, as in containers."""


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """An environment with a home of that kind."""

    def nameless(_: int) -> NoReturn:
        raise KeyError("uid not found")

    def named(uid: int) -> pwd.struct_passwd:
        return pwd.struct_passwd(("ola", "x", uid, uid, "", str(tmp_path / "own"), "/bin/sh"))

    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(pwd, "getpwuid", named if request.param == "of the system" else nameless)
    match request.param:
        case "of the system" | "nobody":
            monkeypatch.delenv("HOME", raising=False)
        case "unwritable":
            monkeypatch.setenv("HOME", "/proc/nowhere")
        case _:
            monkeypatch.setenv("HOME", str(tmp_path / "file"))
    return str(request.param)


def test_every_public_command_is_among_these() -> None:
    assert {*WITHOUT_GAMES, *OF_GAMES, *REFUSED, *SERVERS} == set(COMMANDS)


@pytest.mark.parametrize("command", [*WITHOUT_GAMES, *OF_GAMES, *REFUSED])
def test_every_command_does_its_work_or_answers_with_a_sentence(
    home: str, command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "old.petri"), "--data", str(tmp_path / "games")]) == 0
    capfd.readouterr()
    arguments = {**WITHOUT_GAMES, **OF_GAMES, **REFUSED}[command]
    code = main([command, *(word.format(folder=tmp_path) for word in arguments)])
    said = capfd.readouterr()
    works = command in WITHOUT_GAMES or (command in OF_GAMES and home == "of the system")
    assert code == (0 if works else 2), said.err
    assert "Traceback" not in said.err
    assert len(said.err.splitlines()) == (0 if works else 1)


def ended(command: str, home: str | None, *, under: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run a server that cannot start, with that home and under another program if given."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment.pop("HOME", None)
    return subprocess.run(
        [*under, sys.executable, "-m", "companion", command, *SERVERS[command]],
        cwd="/",
        env=environment | ({} if home is None else {"HOME": home}),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("command", SERVERS)
def test_a_server_without_a_home_for_its_games_says_so(command: str) -> None:
    told = ended(command, "/proc/nowhere")
    assert (told.returncode, told.stdout) == (2, "")
    assert "Traceback" not in told.stderr
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", SERVERS)
def test_a_server_of_a_user_whom_the_system_does_not_know_says_so(command: str) -> None:
    if os.geteuid() != 0 or which("setpriv") is None:
        pytest.skip("only root can become another user, by setpriv")
    as_nobody = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
    if subprocess.run([*as_nobody, sys.executable, "-c", ""], check=False, capture_output=True).returncode:
        pytest.skip("another user cannot run this Python")
    told = ended(command, None, under=as_nobody)
    assert (told.returncode, told.stdout) == (2, ""), told.stderr
    assert "Traceback" not in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_folders_of_its_own_are_found_or_made(home: str, tmp_path: Path) -> None:
    kept = tmp_path / "own" / ".cache" / "petri"
    for part, found in (("served", variants_folder()), ("served", cache_folder("served"))):
        assert found == (kept / part if home == "of the system" else None)
    for part, folder in (("pack", pack_folder()), ("window", work_folder("window"))):
        assert os.access(folder, os.W_OK)
        if home == "of the system":
            assert folder == kept / part
        else:
            assert folder != work_folder(part), "never one that others could have made before"
        folder.rmdir()


@pytest.mark.parametrize("home", ["", "/proc/nowhere"])
def test_a_server_whose_user_has_no_home_serves_games_of_a_folder(tmp_path: Path, home: str) -> None:
    server = petri(tmp_path, environment={"HOME": home, "XDG_CACHE_HOME": ""}).start()
    assert server.stop(signal.SIGTERM) == 0
    assert "Traceback" not in server.errors()
