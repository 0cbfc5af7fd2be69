"""`companion --desktop`, with fake browsers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import TypeAlias

import pytest

from tests.toy.installing import LANTERNS, describe

ROOT = Path(__file__).resolve().parents[2]

Start: TypeAlias = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder that is the only entry of the search path for programs."""
    folder = tmp_path / "programs"
    folder.mkdir()
    return folder


@pytest.fixture
def desktop(tmp_path: Path, programs: Path) -> Callable[..., subprocess.Popen[str]]:
    """Start the command on a computer with a display and these programs."""

    def start(**environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "companion", "--desktop", "--data", str(tmp_path / "data")],
            cwd=ROOT,
            env={
                "PATH": str(programs),
                "HOME": str(tmp_path),
                "DISPLAY": ":7",
                "LANGUAGE": "en",
                "PYTHONUNBUFFERED": "1",
                **environment,
            },
            stdout=subprocess.PIPE,
            text=True,
        )

    return start


def pretend(folder: Path, name: str, noted: Path) -> Path:
    """Install a program that records the address it is asked to open, and exits."""
    program = folder / name
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{noted}.new"\n/bin/mv "{noted}.new" "{noted}"\n')
    program.chmod(0o755)
    return program


def test_the_app_opens_in_a_bare_window_of_the_browser_and_ends_with_it(
    tmp_path: Path, programs: Path, desktop: Start
) -> None:
    pretend(programs, "google-chrome", tmp_path / "noted")
    running = desktop()
    said, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "a window of Chrome" in said
    assert (tmp_path / "noted").read_text().startswith("--app=http://127.0.0.1:")


def test_games_of_packages_come_with_it(tmp_path: Path, programs: Path, desktop: Start) -> None:
    pretend(programs, "google-chrome", tmp_path / "noted")
    folder, loaded = tmp_path / "packages", tmp_path / "loaded"
    copytree(LANTERNS, folder / "petri_lanterns")
    with (folder / "petri_lanterns" / "ui.py").open("a") as screens:
        screens.write(f"__import__('pathlib').Path({str(loaded)!r}).write_text(LANTERNS_UI.key)\n")
    describe(folder, "petri-lanterns", {"lanterns": "petri_lanterns:PACKAGE"})
    running = desktop(PYTHONPATH=str(folder))
    running.communicate(timeout=60)
    assert running.returncode == 0
    assert loaded.read_text() == "lanterns"


def test_without_such_a_browser_it_opens_in_whatever_there_is_and_goes_on(
    tmp_path: Path, programs: Path, desktop: Start
) -> None:
    noted = tmp_path / "noted"
    running = desktop(BROWSER=f"{pretend(programs, 'something', noted)} %s")
    ends = time.monotonic() + 60
    while not noted.exists() and running.poll() is None and time.monotonic() < ends:
        time.sleep(0.05)
    assert noted.read_text().startswith("http://127.0.0.1:")
    assert running.poll() is None
    os.kill(running.pid, signal.SIGTERM)
    said, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "opens in your browser" in said
