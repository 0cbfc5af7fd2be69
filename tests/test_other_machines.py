"""The tests do not depend on other software on a machine, and players install no development tools."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]

THAT_DEPEND: Final = (
    "tests/cli/test_output.py::test_a_closed_terminal_ends_the_server_in_order",
    "tests/cli/test_output.py::test_ctrl_c_ends_a_command_that_reads_without_a_word",
    "tests/host/test_server.py::test_its_health_is_told_with_its_version",
    "tests/host/test_server.py::test_it_ends_well_when_it_is_told_to",
)
"""Tests that send signals to processes that they start, or requests to servers that they start."""

PROXY: Final = "http://127.0.0.1:9"
PROXIES: Final = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), PROXY)


def ignoring(*signals: signal.Signals) -> Callable[[], None]:
    """Return a function that makes a process to be started ignore these signals."""

    def ignore() -> None:
        for each in signals:
            signal.signal(each, signal.SIG_IGN)

    return ignore


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("more", "before"),
    [
        pytest.param({}, ignoring(signal.SIGHUP), id="under nohup"),
        pytest.param({}, ignoring(signal.SIGINT, signal.SIGQUIT), id="in the background of a script"),
        pytest.param(PROXIES, None, id="with proxies"),
        pytest.param({"LC_ALL": "C", "TZ": "Pacific/Apia"}, None, id="elsewhere"),
    ],
)
def test_the_tests_pass_whatever_else_the_machine_has(
    more: Mapping[str, str], before: Callable[[], None] | None
) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *THAT_DEPEND],
        check=False,
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name.lower() != "no_proxy"} | dict(more),
        capture_output=True,
        text=True,
        preexec_fn=before,
    )
    assert ended.returncode == 0, ended.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the Makefile, with an environment whose programs record their arguments."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "uv.lock"):
        (tmp_path / name).touch()
    programs = tmp_path / ".venv/bin"
    programs.mkdir(parents=True)
    for name in ("uv", "companion", "python"):
        program = programs / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >> "{tmp_path}/called"\n')
        program.chmod(0o755)
    made = tmp_path / ".venv/.made"
    made.touch()
    return tmp_path


def called(checkout: Path, target: str) -> list[str]:
    written = checkout / "called"
    written.unlink(missing_ok=True)
    subprocess.run(["make", "-s", target], cwd=checkout, check=True, env={**os.environ, "MAKEFLAGS": ""})
    return written.read_text("utf-8").splitlines()


@pytest.mark.parametrize("target", ["run", "pack"])
def test_who_plays_gets_no_tools_for_developing_and_who_has_them_keeps_them(
    checkout: Path, target: str
) -> None:
    fetched, begun = called(checkout, target)
    assert fetched.startswith("uv sync ")
    assert "--no-dev" in fetched.split()
    assert begun.split()[:2] == ["companion", {"run": "serve", "pack": "pack"}[target]]
    assert called(checkout, target) == [begun], "it is fetched once"
    (checkout / ".venv/.app").unlink()
    (checkout / ".venv/.installed").touch()
    assert not any("--no-dev" in each for each in called(checkout, target))
